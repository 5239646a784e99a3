/** The games the app can show, found by their folders. */

import type { GameModule, Identity } from './board';
import fallback from './fallback';

const files = import.meta.glob<Identity>('./*/identity.ts', { eager: true, import: 'default' });
const modules = import.meta.glob<GameModule>(['./*/index.ts', '!./fallback/index.ts'], { import: 'default' });

const byId = new Map(Object.values(files).map((identity) => [identity.id, identity]));

/** All identities, whether the server plays their games or not. */
export const identities = (): Identity[] => [...byId.values()];

/** The identity of a game; one that nobody drew yet borrows the first scene. */
export function identity(id: string): Identity {
  const known = byId.get(id) ?? [...byId.values()][0]!;
  return known.id === id ? known : { ...known, id, order: 99 };
}

/** The game's own board, or the plain one. */
export async function gameModule(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`];
  return load ? await load() : fallback;
}
