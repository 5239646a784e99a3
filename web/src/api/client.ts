/** Calls to the server. An answer that is no success is raised as Refused, with words for people. */

import createClient from 'openapi-fetch';
import type { Text } from '../words/text';
import type { paths } from './schema';
import type { Fault, NewTable, Played, SeatChange } from './types';

export class Refused extends Error {
  constructor(
    /** The status of a call; 0 if nobody answered, null over a socket. */
    readonly status: number | null,
    readonly fault: Fault,
  ) {
    super(fault.key);
  }

  /** Whether the same may succeed a moment later: the server is away, overwhelmed or in trouble. */
  get passing(): boolean {
    return this.status !== null && (this.status === 0 || this.status === 429 || this.status >= 500);
  }

  get text(): Text {
    return this.fault.text;
  }
}

export const LOST: Fault = { key: 'web-no-server', text: { key: 'web-no-server' }, rule: null };

const server = createClient<paths>({
  baseUrl: location.origin,
  credentials: 'same-origin',
  fetch: (request) => fetch(request),
});

/** What a call answers; raises Refused. */
async function answer<Doc>(call: Promise<{ data?: Doc; error?: unknown; response: Response }>): Promise<Doc> {
  const { data, error, response } = await call.catch(() => {
    throw new Refused(0, LOST);
  });
  if (response.ok) return data as Doc;
  const { status } = response;
  // what is not one of our answers is a proxy's page, for instance
  const ours = typeof error === 'object' && error !== null && 'error' in error ? (error.error as Fault) : null;
  const key = 'web-server-error';
  throw new Refused(status, ours ?? { key, text: { key, params: { status } }, rule: null });
}

/** A document with the game's own parts, which the server's description leaves open, typed as boards know them. */
const played = <Doc extends { view: unknown }>(call: Promise<Doc>) => call as Promise<unknown> as Promise<Played<Doc>>;

/** 128 random bits as text: what this browser adds to the dice. */
export function salt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const once = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is fetched once. */
function kept<Doc>(name: string, call: () => Promise<Doc>): Promise<Doc> {
  let coming = once.get(name) as Promise<Doc> | undefined;
  if (!coming) {
    coming = call();
    coming.catch(() => once.delete(name));
    once.set(name, coming);
  }
  return coming;
}

const at = (table: string) => ({ params: { path: { table } } });
const of = (game: string) => ({ params: { path: { game } } });

export const api = {
  words: (language: string, game: string): Promise<string> =>
    game
      ? answer(
          server.GET('/api/games/{game}/words/{language}', { params: { path: { game, language } }, parseAs: 'text' }),
        )
      : answer(server.GET('/api/words/{language}', { params: { path: { language } }, parseAs: 'text' })),
  languages: () => kept('languages', () => answer(server.GET('/api/languages'))).then(({ languages }) => languages),
  games: () => kept('games', () => answer(server.GET('/api/games'))).then(({ games }) => games),
  content: (game: string) => kept(`content ${game}`, () => answer(server.GET('/api/games/{game}/content', of(game)))),
  rules: (game: string, language: string) =>
    kept(`rules ${game} ${language}`, () =>
      answer(server.GET('/api/games/{game}/rules/{language}', { params: { path: { game, language } } })),
    ),
  house: (game: string) =>
    kept(`house ${game}`, () => answer(server.GET('/api/games/{game}/house', of(game)))).then(({ house }) => house),
  /** Ask a game something outside of play; what it answers is its own affair. */
  consult: <Doc>(game: string, what: string, body: Record<string, string | number | boolean>) =>
    answer(server.POST('/api/games/{game}/consult/{what}', { params: { path: { game, what } }, body })) as Promise<Doc>,
  tables: () => answer(server.GET('/api/tables')),
  create: (body: NewTable) => answer(server.POST('/api/tables', { body })),
  /** Where a link leads; it is not used up. */
  lookAt: (token: string) => answer(server.POST('/api/join/look', { body: { token } })),
  join: (token: string, name: string) => answer(server.POST('/api/join', { body: { token, name, salt: salt() } })),
  sit: (table: string, name: string) =>
    answer(server.POST('/api/tables/{table}/sit', { ...at(table), body: { name, salt: salt() } })),
  summary: (table: string) => answer(server.GET('/api/tables/{table}', at(table))),
  state: (table: string, seat: number) =>
    played(answer(server.GET('/api/tables/{table}/state', { params: { path: { table }, query: { seat } } }))),
  moment: (table: string, number: number, eyes: number | null, after?: number) =>
    played(
      answer(
        server.GET('/api/tables/{table}/moments/{number}', {
          params: { path: { table, number }, query: { eyes, after } },
        }),
      ),
    ),
  dismiss: (table: string) => answer(server.POST('/api/tables/{table}/dismiss', at(table))),
  leave: (table: string) => answer(server.POST('/api/tables/{table}/leave', at(table))),
  seat: (table: string, seat: number, body: SeatChange) =>
    answer(server.POST('/api/tables/{table}/seats/{seat}', { params: { path: { table, seat } }, body })),
  rematch: (table: string, name: string) =>
    answer(server.POST('/api/tables/{table}/rematch', { ...at(table), body: { name, salt: salt() } })),
  fork: (table: string, number: number, name: string) =>
    answer(server.POST('/api/tables/{table}/fork', { ...at(table), body: { number, name, salt: salt() } })),
  replayUrl: (table: string) => `/api/tables/${encodeURIComponent(table)}/replay`,
  replay: (table: string) => answer(server.GET('/api/tables/{table}/replay', at(table))),
  checkReplay: (body: unknown) => answer(server.POST('/api/replays/check', { body })),
  importReplay: (body: unknown) => answer(server.POST('/api/replays', { body })),
};
