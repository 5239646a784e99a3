/** What those who wait read, and what the table says of its people. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Seat } from '../src/api/types';
import { nameOf } from '../src/table/names';
import { decides, withNames } from '../src/table/telling';
import { settings } from '../src/settings.svelte';
import { speakers } from '../src/words/speakers.svelte';
import { Words } from '../src/words/words';

const locale = (path: string) => readFileSync(join('..', 'src', 'warhost', path), 'utf8');
const words = (language: 'en' | 'fr', game: string) =>
  `${locale(`locale/${language}/app.ftl`)}\n${game && locale(`games/${game}/locale/${language}/game.ftl`)}\nunit-ogre = Ogre\nside-chaos = Forces of Chaos\n`;

beforeAll(async () => {
  settings.offer(['en', 'fr']);
  vi.stubGlobal('fetch', async ({ url }: Request) => new Response(words(url.endsWith('fr') ? 'fr' : 'en', '')));
  for (const language of ['en', 'fr'] as const) await speakers.load('', language);
});
afterAll(() => vi.unstubAllGlobals());

const seat = (number: number, more: Partial<Seat> = {}) =>
  ({ seat: number, kind: 'human', name: '', level: null, away: false, ...more }) as Seat;

describe('who waits', () => {
  const prompt = { key: 'prompt-act', params: { unit: { key: 'unit-ogre' } } };
  const act = { seat: 1, kind: 'act', subject: null, prompt, rule: '' };

  it('reads about the other, not what is asked of them', () => {
    expect(decides(act, 'Ben', new Words('en', words('en', 'battle_masters')))).toBe(
      'Ben decides: what the unit in use does (Ogre)',
    );
    expect(decides(act, 'Ben', new Words('fr', words('fr', 'battle_masters')))).toBe(
      'Ben décide\u00a0: ce que fait l’unité en cours (Ogre)',
    );
    const special = { seat: 1, kind: 'action', subject: null, prompt: { key: 'prompt-action' }, rule: '' };
    expect(decides(special, 'Ben', new Words('en', words('en', 'lords_of_ragnarok')))).toBe(
      'Ben decides: the Special Action of this turn',
    );
  });
});

describe('the log of the table', () => {
  const people = [seat(0, { name: 'Anna' }), seat(1, { name: 'Ben', kind: 'bot', level: 'simple' }), seat(2)];
  const sides = ['side-imperial', 'side-chaos', 'side-chaos'];
  const say = (key: string, params: Record<string, string | number>) =>
    withNames(new Words('en', words('en', 'battle_masters')), people, sides).say({ key, params });

  it('names people and levels', () => {
    expect(say('table-log-undo', { seat: 1 })).toBe('Anna goes back to an earlier decision.');
    expect(say('table-log-left', { seat: 2, bot: 'simple' })).toBe('Ben has left: the computer (Veteran) plays on.');
    expect(say('table-log-person', { seat: 2, name: 'Eva' })).toBe('Eva plays Forces of Chaos now.');
  });

  it('names people in what the game tells of its players', () => {
    const legends = (language: 'en' | 'fr', seat: number) =>
      withNames(new Words(language, words(language, 'stratego_legends')), people, sides).say({
        key: 'log-turn',
        params: { turn: 3, seat, side: { key: 'side-beige' } },
      });
    expect(say('log-declare-concede', { seat: 1, side: 'X' })).toBe('Anna gives up.');
    expect(legends('en', 1)).toBe('Turn 3: Anna (Beige army).');
    expect(legends('fr', 1)).toBe('Tour 3\u00a0: Anna (Armée beige).');
    expect(legends('en', 3)).toBe('Turn 3: player 3 (Beige army).');
  });

  it('calls whoever has no name by their side', () => {
    expect(say('table-log-clock', { seat: 3, bot: 'random' })).toMatch(/^Forces of Chaos has run out of time/);
    expect(say('table-log-back', { seat: 3, name: '' })).toMatch(/^Forces of Chaos is back/);
  });

  it('has words for everything the table can say, in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      settings.set({ language });
      const speaker = withNames(new Words(language, words(language, 'battle_masters')), people, sides);
      const keys = [...locale(`locale/${language}/app.ftl`).matchAll(/^(table-log-\w+) = .*\$seat/gm)].map(
        ([, key]) => key!,
      );
      expect(keys.length).toBeGreaterThan(7);
      for (const key of keys)
        expect(speaker.say({ key, params: { seat: 2, bot: 'simple', name: 'Eva' } })).not.toMatch(
          /web-log|simple|\b2\b/,
        );
    }
    settings.set({ language: 'en' });
  });
});

describe('people without a name', () => {
  it('are told apart when they share a screen', () => {
    expect(nameOf(seat(0), [0])).toBe('you');
    expect([0, 1, 2, 3].map((one) => nameOf(seat(one), [0, 1, 2, 3]))).toEqual([
      'First player',
      'Second player',
      'Third player',
      'Fourth player',
    ]);
    expect(nameOf(seat(1, { name: 'Ben' }), [0, 1])).toBe('Ben');
    expect(nameOf(seat(3), [0])).toBe('Fourth player');
  });
});
