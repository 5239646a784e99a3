/** A session over a socket: what is told, what is asked, and a line that breaks. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import type { StateDoc, Summary } from '../src/api/types';
import { SocketCarrier } from '../src/api/socket';
import { Session } from '../src/table/session.svelte';

/** A socket whose other end the test holds. */
class Line {
  static all: Line[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: URL) {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
  cut(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const summary = {
  table: 't',
  game: 'g',
  status: 'running',
  mine: [0],
  turn: 0,
  seats: [],
  options: {},
} as unknown as Summary;

function state(number: number, since: number, chat: StateDoc['chat'] = []): Record<string, unknown> {
  return {
    type: 'state',
    number,
    since,
    seat: 0,
    table: summary,
    now: 0,
    view: { seat: 0, decision: null, result: null, table: {} },
    choices: [{ choice: 'move d8', label: { key: 'x' } }],
    log: [],
    clock: null,
    undo: null,
    offers: { declarations: [], undo: null, ask_undo: null },
    chat,
  };
}

const over = (table: string) => new Session(table, new SocketCarrier(table));

let session: Session;
const newest = () => Line.all.at(-1)!;

beforeEach(async () => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(summary)));
  session = over('t');
  session.begin();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a session', () => {
  it('opens a socket for the seat whose turn it is', () => {
    expect(newest().url.pathname).toBe('/api/tables/t/socket');
    expect(newest().url.searchParams.get('seat')).toBe('0');
    newest().hear(state(4, 0));
    expect(session.link).toBe('open');
    expect(session.doc?.number).toBe(4);
  });

  it('sends a choice with the number it is meant for', () => {
    newest().hear(state(4, 0));
    session.choose('move d8');
    expect(newest().sent.at(-1)).toMatchObject({ type: 'choose', seat: 0, number: 4, choice: 'move d8' });
    expect(session.pending).toBe('move d8');
  });

  it('takes the next choice even when the news overtakes the answer to the last one', async () => {
    newest().hear(state(4, 0));
    session.choose('move d8');
    newest().hear(state(5, 4));
    session.choose('move d8');
    expect(newest().sent.map((message) => message.number)).toEqual([4, 5]);
    newest().hear({ type: 'done', id: '1', number: 5 });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.pending).toBe('move d8');
  });

  it('comes back after a cut, asks only for what it missed, and repeats what was not answered', async () => {
    newest().hear(state(4, 0));
    session.choose('move d8');
    const lost = newest();
    lost.cut();
    expect(session.link).toBe('lost');
    await vi.advanceTimersByTimeAsync(500);
    const found = newest();
    expect(found).not.toBe(lost);
    expect(found.url.searchParams.get('after')).toBe('4');
    found.hear(state(4, 4));
    expect(session.link).toBe('open');
    expect(found.sent).toEqual(lost.sent);
    found.hear({ type: 'done', id: '1', number: 5 });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.pending).toBe(null);
  });

  it('does not say a thing twice that arrived before the cut', async () => {
    newest().hear(state(4, 0));
    void session.say('hello');
    newest().cut();
    await vi.advanceTimersByTimeAsync(500);
    newest().hear(state(4, 4, [{ id: 1, seat: 0, name: 'Ana', text: 'hello', time: 1 }]));
    expect(newest().sent).toEqual([]);
  });

  it('waits longer and longer while nobody answers', async () => {
    newest().hear(state(4, 0));
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = Line.all.length;
      newest().cut();
      let waited = 0;
      while (Line.all.length === before) {
        await vi.advanceTimersByTimeAsync(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits.slice(0, 3)).toEqual([400, 700, 1200]);
    expect(waits.at(-1)).toBe(8000);
  });

  it('believes a server that closes for good only after asking again, and then asks no more', async () => {
    newest().hear(state(4, 0));
    for (let time = 0; time < 4; time++) {
      expect(session.refused).toBe(null);
      newest().cut(4403);
      await vi.advanceTimersByTimeAsync(8_000);
    }
    expect(Line.all.length).toBe(4);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all.length).toBe(4);
    expect(session.refused?.status).toBe(403);
  });

  it('finds its seat at a server that has just heard of it', async () => {
    newest().hear({ type: 'error', id: null, error: { key: 'table-unknown', text: { key: 'x' }, rule: null } });
    newest().cut(4404);
    await vi.advanceTimersByTimeAsync(500);
    newest().hear(state(4, 0));
    expect([session.link, session.refused]).toEqual(['open', null]);
    newest().cut(4404);
    expect(session.refused).toBe(null);
  });

  it('waits for a server that is away when the page opens, and shows no closed door', async () => {
    let away = true;
    vi.stubGlobal('fetch', async () => {
      if (away) throw new TypeError('no line');
      return new Response(JSON.stringify(summary));
    });
    const before = Line.all.length;
    const late = over('t');
    late.begin();
    await vi.advanceTimersByTimeAsync(0);
    expect([late.link, late.refused]).toEqual(['lost', null]);
    window.dispatchEvent(new Event('online')); // hurries, in vain
    await vi.advanceTimersByTimeAsync(5_000);
    expect(Line.all.length).toBe(before);
    away = false;
    await vi.advanceTimersByTimeAsync(8_000);
    expect(Line.all.length).toBe(before + 1);
    newest().hear(state(4, 0));
    expect([late.link, late.doc?.number]).toEqual(['open', 4]);
    late.end();
  });

  it('does not ask again where the door is closed', async () => {
    const fault = { error: { key: 'table-unknown', text: { key: 'table-unknown' }, rule: null } };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(fault), { status: 404 }));
    const stranger = over('t');
    stranger.begin();
    await vi.advanceTimersByTimeAsync(0);
    expect([stranger.link, stranger.refused?.status]).toEqual(['connecting', 404]);
    stranger.end();
  });

  it('shows the rule against a choice that is refused', async () => {
    newest().hear(state(4, 0));
    session.choose('move d8');
    const error = { key: 'why', text: { key: 'why' }, rule: 'bm.movement.one_hex' };
    newest().hear({ type: 'error', id: '1', error });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.why).toEqual({ choice: 'move d8', text: { key: 'why' }, rule: 'bm.movement.one_hex' });
    expect(session.pending).toBe(null);
  });

  describe('that asked for an undo', () => {
    const asking = (number: number, undo: StateDoc['offers']['undo'], since = number) => ({
      ...state(number, since),
      offers: { declarations: [], undo, ask_undo: 1 },
    });
    beforeEach(() => newest().hear(asking(4, { seat: 0, to: 2, waiting: [1] }, 0)));

    it('hears of a refusal, and forgets it with the next question', () => {
      newest().hear(asking(4, null));
      expect(session.unanswered).toEqual({ refused: true, asked: [1] });
      newest().hear(asking(4, { seat: 0, to: 1, waiting: [1] }));
      expect(session.unanswered).toBe(null);
    });

    it('hears when the others play on without an answer', () => {
      newest().hear(asking(5, null));
      expect(session.unanswered).toEqual({ refused: false, asked: [1] });
    });

    it('is told nothing when they agree, or when it took the question back itself', async () => {
      newest().hear(asking(5, null, 2));
      expect(session.unanswered).toBe(null);
      newest().hear(asking(5, { seat: 0, to: 2, waiting: [1] }));
      void session.withdrawUndo(2);
      newest().hear(asking(5, null));
      expect(session.unanswered).toBe(null);
    });

    it('is told nothing of the questions of others', () => {
      newest().hear(asking(4, { seat: 1, to: 2, waiting: [0] }));
      newest().hear(asking(4, null));
      expect(session.unanswered).toBe(null);
    });
  });
});

it('says again what is bound to a moment, and gives up what would surprise if it came late', async () => {
  newest().hear({ ...state(4, 0), undo: { open: true, why: null, to: 3, points: [3] } });
  const conceded = session.declare('concede');
  void session.undo();
  expect(newest().sent.map((message) => message.type)).toEqual(['declare', 'undo']);
  newest().cut();
  expect(await conceded).toBe(false);
  expect(await session.declare('concede')).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  newest().hear(state(4, 4));
  expect(newest().sent).toEqual([{ type: 'undo', seat: 0, to: 3, id: '2' }]);
});
