/** The games the app can show, found by their folders. */

import type { Component } from 'svelte';
import type { GameModule, Identity } from './board';
import fallback, { plain } from './fallback';
import plainScene from './fallback/Scene.svelte';

const files = import.meta.glob<Identity>('./*/identity.ts', { eager: true, import: 'default' });
const scenes = import.meta.glob<Component>('./*/Scene.svelte', { eager: true, import: 'default' });
const modules = import.meta.glob<GameModule>(['./*/index.ts', '!./fallback/index.ts'], { import: 'default' });

const byId = new Map(Object.values(files).map((identity) => [identity.id, identity]));

/** All identities, whether the server plays their games or not. */
export const identities = (): Identity[] => [...byId.values()];

/** The identity of a game, or the plain one. */
export const identity = (id: string): Identity => byId.get(id) ?? plain(id);

/** The drawn scene of a game's card in the lobby, 320 × 200, or the plain one. */
export const scene = (id: string): Component => scenes[`./${id}/Scene.svelte`] ?? plainScene;

/** The game's own board, or the plain one. */
export async function gameModule(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`];
  return load ? await load() : fallback;
}
