/** Calls to the server. An answer that is no success is raised as Refused, with words for people. */

import type { Content } from '../games/board';
import type { Text } from '../words/text';
import type {
  ChatLine,
  ClockTerms,
  Created,
  Designed,
  Fault,
  GameInfo,
  Invitation,
  Joined,
  LanguageInfo,
  Moment,
  Replayed,
  Rulebook,
  StateDoc,
  Summary,
  Why,
} from './types';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.key);
  }

  /** Whether the same may succeed a moment later: the server is away, overwhelmed or in trouble. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  get text(): Text {
    return this.fault.text;
  }
}

const LOST: Fault = { key: 'web-no-server', text: { key: 'web-no-server' }, rule: null };

async function fetchText(path: string, init?: RequestInit): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Refused(0, LOST);
  }
  const body = await answer.text();
  if (answer.ok) return body;
  let fault: Fault = {
    key: 'web-server-error',
    text: { key: 'web-server-error', params: { status: answer.status } },
    rule: null,
  };
  try {
    fault = (JSON.parse(body) as { error: Fault }).error ?? fault;
  } catch {
    // not one of our answers: a proxy's page, for instance
  }
  throw new Refused(answer.status, fault);
}

async function get<T>(path: string): Promise<T> {
  return JSON.parse(await fetchText(path)) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const text = await fetchText(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (text ? JSON.parse(text) : {}) as T;
}

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, string | number | boolean>;
  players: { kind: 'me' | 'open' | 'bot'; level?: string; name?: string }[];
  clock?: ClockTerms | null;
  /** Seconds after which a computer may be called in for who is away; null for never. */
  patience?: number | null;
  listed?: boolean;
  title?: string;
  salt: string;
}

/** 128 random bits as text: what this browser adds to the dice. */
export function salt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const once = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is fetched once. */
function kept<T>(path: string): Promise<T> {
  let coming = once.get(path) as Promise<T> | undefined;
  if (!coming) {
    coming = get<T>(path);
    coming.catch(() => once.delete(path));
    once.set(path, coming);
  }
  return coming;
}

const at = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  words: (language: string, game: string) =>
    fetchText(game ? `/api/games/${game}/words/${language}` : `/api/words/${language}`),
  languages: () => kept<{ languages: LanguageInfo[] }>('/api/languages').then((answer) => answer.languages),
  games: () => kept<{ games: GameInfo[] }>('/api/games').then((answer) => answer.games),
  content: (game: string) => kept<Content>(`/api/games/${game}/content`),
  rules: (game: string, language: string) => kept<Rulebook>(`/api/games/${game}/rules/${language}`),
  house: (game: string) => kept<{ house: Designed[] }>(`/api/games/${game}/house`).then((answer) => answer.house),
  /** Ask a game something outside of play. */
  consult: <T>(game: string, what: string, asked: Record<string, string | number | boolean>) =>
    post<T>(`/api/games/${game}/consult/${what}`, asked),
  tables: () => get<{ mine: Summary[]; open: Summary[] }>('/api/tables'),
  create: (table: NewTable) => post<Created>('/api/tables', table),
  /** Where a link leads; it is not used up. */
  lookAt: (token: string) => post<Invitation>('/api/join/look', { token }),
  join: (token: string, name: string) => post<Joined>('/api/join', { token, name, salt: salt() }),
  sit: (id: string, name: string) => post<Joined>(at(id, '/sit'), { name, salt: salt() }),
  summary: (id: string) => get<Summary>(at(id)),
  state: (id: string, seat: number | null) => get<StateDoc>(at(id, `/state${seat === null ? '' : `?seat=${seat}`}`)),
  moment: (id: string, number: number, eyes: number | null, after?: number) => {
    const query = new URLSearchParams();
    if (eyes !== null) query.set('eyes', String(eyes));
    if (after !== undefined) query.set('after', String(after));
    return get<Moment>(at(id, `/moments/${number}?${query}`));
  },
  why: (id: string, seat: number, choice: string) =>
    get<Why>(at(id, `/why?seat=${seat}&choice=${encodeURIComponent(choice)}`)),
  undo: (id: string, seat: number) => post(at(id, '/undo'), { seat }),
  askUndo: (id: string, seat: number) => post(at(id, '/undo/ask'), { seat }),
  answerUndo: (id: string, seat: number, yes: boolean, to: number) => post(at(id, '/undo/answer'), { seat, yes, to }),
  declare: (id: string, seat: number, what: string) => post(at(id, '/declare'), { seat, what }),
  chat: (id: string, text: string) => post<ChatLine>(at(id, '/chat'), { text }),
  dismiss: (id: string) => post(at(id, '/dismiss')),
  leave: (id: string) => post(at(id, '/leave')),
  seat: (id: string, seat: number, change: Record<string, unknown>) =>
    post<{ url?: string | null }>(at(id, `/seats/${seat}`), change),
  /** Have a computer play for an absent seat, or answer who asks for it. */
  callIn: (id: string, absent: number, seat: number, yes: boolean) =>
    post(at(id, `/seats/${absent}/call`), { seat, yes }),
  remind: (id: string, absent: number, seat: number) => post(at(id, `/seats/${absent}/remind`), { seat }),
  rematch: (id: string, name: string) => post<Created>(at(id, '/rematch'), { name, salt: salt() }),
  fork: (id: string, number: number, name: string) => post<Created>(at(id, '/fork'), { number, name, salt: salt() }),
  replayUrl: (id: string) => at(id, '/replay'),
  replay: (id: string) => get<Record<string, unknown>>(at(id, '/replay')),
  checkReplay: (doc: unknown) => post<Replayed>('/api/replays/check', doc),
  importReplay: (doc: unknown) => post<Created>('/api/replays', doc),
};
