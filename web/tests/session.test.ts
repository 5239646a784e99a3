/** A session by itself: it knows a carrier, and neither a socket nor a server. */

import { beforeEach, describe, expect, it } from 'vitest';
import { Refused } from '../src/api/client';
import { notices } from '../src/parts/notices.svelte';
import { Session } from '../src/table/session.svelte';
import { FakeCarrier, state, summary } from './fake_carrier';
import { line } from './told';

let carrier: FakeCarrier;
let session: Session;
beforeEach(() => {
  carrier = new FakeCarrier();
  session = new Session('t', carrier);
  session.begin();
  carrier.tell(state(4, { since: 0, log: [line('a', {}, 2), line('b', {}, 4)] }));
});

it('looks from the seat whose turn it is, and goes when it ends', () => {
  expect(carrier.places).toEqual([{ seat: 0, after: 0, chat: 0 }]);
  expect([session.link, session.doc?.number, session.summary?.game]).toEqual(['open', 4, 'g']);
  session.end();
  expect(carrier.closed).toBe(true);
});

it('says what it knows when the line is made anew, and loses nothing by that', () => {
  carrier.tell({ type: 'chat', chat: [{ id: 7, seat: 1, name: 'Ben', text: 'hello', time: 1 }] });
  carrier.lose();
  expect([session.link, session.doc?.number]).toEqual(['lost', 4]);
  carrier.comeBack();
  expect(carrier.places.at(-1)).toEqual({ seat: 0, after: 4, chat: 7 });
  carrier.tell(state(6, { since: 4, log: [line('c', {}, 6)] }));
  expect(session.link).toBe('open');
  expect(session.story?.log.map((one) => one.event)).toEqual(['a', 'b', 'c']);
  expect(session.story?.chat.length).toBe(1);
});

it('hears who comes and who goes, and nothing else of the table changes', () => {
  const { story } = session;
  const seats = [{ seat: 1, kind: 'human', name: 'Ben' }] as never;
  carrier.tell({ type: 'table', table: summary({ status: 'open', mine: [0, 1], seats }), now: 5 });
  expect([session.summary?.status, session.summary?.mine, session.summary?.seats.length]).toEqual(['open', [0, 1], 1]);
  expect(session.story).toBe(story);
});

describe('a choice', () => {
  beforeEach(() => session.choose('move d8'));

  it('names the number it answers, and waits for no second one', () => {
    session.choose('move d8');
    expect(carrier.acts).toEqual([{ type: 'choose', seat: 0, number: 4, choice: 'move d8' }]);
    expect(session.pending).toBe('move d8');
  });

  it('that comes too late is no news: the newer state is on its way', async () => {
    const said = notices.list.length;
    await carrier.refuse('table-stale');
    expect([session.pending, session.why, notices.list.length]).toEqual([null, null, said]);
    carrier.tell(state(5));
    session.choose('move d8');
    expect(carrier.acts.at(-1)).toMatchObject({ number: 5 });
  });

  it('that a rule forbids shows the rule', async () => {
    await carrier.refuse('why', 'bm.movement.one_hex');
    expect(session.why).toEqual({ choice: 'move d8', text: { key: 'why' }, rule: 'bm.movement.one_hex' });
  });

  it('that is refused for another reason is told', async () => {
    await carrier.refuse('server-failed');
    expect(notices.list.at(-1)?.text).toEqual({ key: 'server-failed' });
    expect(session.pending).toBe(null);
  });
});

it('asks why for what is not offered', async () => {
  session.choose('move a1');
  expect(carrier.acts).toEqual([{ type: 'why', seat: 0, choice: 'move a1' }]);
  await carrier.why('bm.movement.one_hex');
  expect(session.why).toMatchObject({ choice: 'move a1', rule: 'bm.movement.one_hex' });
});

describe('an undo', () => {
  const offers = { declarations: [], undo: null, ask_undo: 2, call: null };

  it('names the moment it goes back to, so that said twice it counts once', async () => {
    carrier.tell(state(4, { undo: { open: true, why: null, to: 3, points: [3] }, offers }));
    const undone = session.undo();
    expect(carrier.acts).toEqual([{ type: 'undo', seat: 0, to: 3 }]);
    await carrier.done(5);
    expect(await undone).toBe(true);
  });

  it('that the others agree to takes back the log, and is told as no refusal', async () => {
    carrier.tell(state(4, { offers }));
    void session.askUndo();
    expect(carrier.acts).toEqual([{ type: 'ask_undo', seat: 0, to: 2 }]);
    await carrier.done(4);
    carrier.tell(state(4, { offers: { ...offers, undo: { seat: 0, to: 2, waiting: [1] } } }));
    carrier.tell(state(5, { since: 2, offers }));
    expect(session.unanswered).toBe(null);
    expect(session.story?.log.map((one) => one.number)).toEqual([2]);
    expect(session.story?.news).toEqual([]);
  });

  it('that is refused by the rules of the table is told', async () => {
    const undone = session.undo();
    await carrier.refuse('table-undo-closed');
    expect(await undone).toBe(false);
    expect(notices.list.at(-1)?.text.key).toBe('table-undo-closed');
  });
});

it('tells what goes wrong without having been asked for, and when the table is closed to it', () => {
  carrier.viewer.warn({ key: 'server-too-fast', text: { key: 'server-too-fast' }, rule: null });
  expect(notices.list.at(-1)?.text.key).toBe('server-too-fast');
  carrier.viewer.refuse(new Refused(403, { key: 'web-no-seat', text: { key: 'web-no-seat' }, rule: null }));
  expect(session.refused?.text.key).toBe('web-no-seat');
});
