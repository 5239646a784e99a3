/** What those who are here can do when the game waits for somebody who has gone. */

import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Seat, StateDoc } from '../src/api/types';
import Absent from '../src/table/Absent.svelte';
import { speakers } from '../src/words/speakers.svelte';

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => new Response(readFileSync('../src/warhost/locale/en/app.ftl', 'utf8')));
  await speakers.load('', 'en');
  vi.unstubAllGlobals();
});

const NOW = 10_000;
const NAMES = ['Anna', 'Ben', 'Eva'];
type Question = StateDoc['offers']['call'];

let shown: object | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

function show(more: { seat?: Partial<Seat>; question?: Question; patience?: number | null; mine?: number[] }) {
  document.body.innerHTML = '';
  const did: string[] = [];
  const seat = { seat: 1, kind: 'human', gone: NOW - 7200, call_at: NOW - 3600, remind_at: null, ...more.seat } as Seat;
  shown = mount(Absent, {
    target: document.body,
    props: {
      seat,
      patience: more.patience === undefined ? 3600 : more.patience,
      question: more.question ?? null,
      mine: more.mine ?? [0],
      nameOf: (one: number) => NAMES[one]!,
      serverTime: () => NOW,
      oncall: (yes: boolean) => did.push(yes ? 'call' : 'refuse'),
      onremind: () => did.push('remind'),
    },
  });
  flushSync();
  const buttons = [...document.querySelectorAll('button')];
  const press = (name: string) => buttons.find((one) => one.textContent?.includes(name))!.click();
  return { text: document.body.textContent!, buttons: buttons.map((one) => one.textContent!.trim()), press, did };
}
const asked = (more: Partial<NonNullable<Question>> = {}): Question => ({
  seat: 1,
  asked: 2,
  agreed: [2],
  waiting: [0],
  refused: null,
  ...more,
});

describe('somebody has gone', () => {
  it('and it is told since when, and from when on a computer may come', () => {
    const { text, buttons } = show({ seat: { gone: NOW - 300, call_at: NOW + 3300 } });
    expect(text).toContain('Ben is away. Last seen: 5 min. ago');
    expect(text).toContain('they can call in a computer in 55 minutes');
    expect(buttons).toEqual([]);
  });

  it('and can be replaced when the time has come', () => {
    const { buttons, press, did } = show({});
    expect(buttons).toEqual(['Call in a computer']);
    press('Call in');
    expect(did).toEqual(['call']);
  });

  it('and whoever is here answers who asks for it', () => {
    const { text, buttons, press, did } = show({ question: asked() });
    expect(text).toContain('Eva wants a computer to play for Ben.');
    expect(buttons).toEqual(['Agree', 'Refuse']);
    press('Refuse');
    press('Agree');
    expect(did).toEqual(['refuse', 'call']);
  });

  it('and who asked waits for the others, or hears that somebody would rather not', () => {
    const waits = show({ question: asked({ asked: 0, agreed: [0], waiting: [2] }) });
    expect(waits.text).toContain('Waiting for an answer from Eva.');
    expect(waits.buttons).toEqual([]);
    const refused = show({ question: asked({ asked: 0, agreed: [0], waiting: [2], refused: 2 }) });
    expect(refused.text).toContain('Eva would rather wait.');
    expect(refused.buttons).toEqual(['Call in a computer']);
    const gone = show({ question: asked({ asked: 0, agreed: [0], waiting: [] }) }); // Eva has gone too
    expect(gone.buttons).toEqual(['Call in a computer']);
  });

  it('and is waited for where the table says so', () => {
    const { text, buttons } = show({ seat: { call_at: null }, patience: null });
    expect(text).toContain('This table waits for whoever is away.');
    expect(buttons).toEqual([]);
  });

  it('and can be reminded, but not all the time', () => {
    const now = show({ seat: { remind_at: NOW - 1 } });
    now.press('Remind them');
    expect(now.did).toEqual(['remind']);
    show({ seat: { remind_at: NOW + 600 } });
    expect(document.querySelector<HTMLButtonElement>('button[disabled]')!.textContent).toContain('in 10 minutes');
  });

  it('and those who only watch can do nothing', () => {
    expect(show({ mine: [], seat: { remind_at: 0 }, question: asked() }).buttons).toEqual([]);
  });
});
