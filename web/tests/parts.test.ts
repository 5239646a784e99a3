import { describe, expect, it } from 'vitest';
import { centred, clamp, fit, moved, overlap, pointAt, zoomed } from '../src/board/window';
import { byFile, fileName, houseRecords } from '../src/credits/house';
import { read } from '../src/router.svelte';
import { find } from '../src/rules/search';
import { Words } from '../src/words/words';

describe('addresses', () => {
  it('lead to pages', () => {
    expect(read('/')).toEqual({ name: 'lobby' });
    expect(read('/tables/abc')).toEqual({ name: 'table', id: 'abc' });
    expect(read('/tables/abc/replay')).toEqual({ name: 'replay', id: 'abc' });
    expect(read('/rules/battle_masters')).toEqual({ name: 'rules', game: 'battle_masters' });
    expect(read('/packs')).toEqual({ name: 'packs' });
    expect(read('/nowhere')).toEqual({ name: 'lost' });
  });

  it('hold a token behind the #, where no server sees it', () => {
    expect(read('/join', '#secret')).toEqual({ name: 'join', token: 'secret' });
  });
});

describe('the window onto a board', () => {
  const whole = { x: 0, y: 0, w: 1000, h: 500 };

  it('shows the whole board in any frame', () => {
    expect(fit(whole, 1)).toEqual({ x: 0, y: -250, w: 1000, h: 1000 });
    expect(fit(whole, 4)).toEqual({ x: -500, y: 0, w: 2000, h: 500 });
  });

  it('keeps the point under the finger', () => {
    const box = zoomed({ x: 0, y: 0, w: 1000, h: 500 }, 2, 250, 125);
    expect(box).toEqual({ x: 125, y: 62.5, w: 500, h: 250 });
  });

  it('never leaves the board', () => {
    expect(clamp(moved({ x: 0, y: 0, w: 500, h: 250 }, -900, 900), whole, 2, 5)).toEqual({
      x: 0,
      y: 250,
      w: 500,
      h: 250,
    });
  });

  it('zooms only so far', () => {
    expect(clamp({ x: 400, y: 200, w: 1, h: 0.5 }, whole, 2, 5).w).toBe(200);
    expect(clamp({ x: 0, y: 0, w: 9000, h: 4500 }, whole, 2, 5)).toEqual(whole);
  });

  it('goes where the overview is touched, as far as the board reaches', () => {
    const box = { x: 0, y: 0, w: 200, h: 100 };
    const there = (across: number, down: number) => clamp(centred(box, ...pointAt(whole, across, down)), whole, 2, 5);
    expect(there(0.5, 0.5)).toEqual({ x: 400, y: 200, w: 200, h: 100 });
    expect(there(1, 0)).toEqual({ x: 800, y: 0, w: 200, h: 100 });
    expect(there(-3, 7)).toEqual({ x: 0, y: 400, w: 200, h: 100 });
  });

  it('is framed on the overview by what it shows of the board', () => {
    expect(overlap({ x: 900, y: -50, w: 200, h: 100 }, whole)).toEqual({ x: 900, y: 0, w: 100, h: 50 });
    expect(overlap(fit(whole, 1), whole)).toEqual(whole);
  });
});

describe('searching rules', () => {
  const rule = (id: string, en: string, fr: string, ruling: string | null = null, ruling_fr: string | null = null) => ({
    id,
    section: 'river',
    en,
    fr,
    kind: 'end',
    ruling,
    ruling_fr,
  });
  const book = {
    glossary: [],
    sections: [{ id: 'river', en: 'River and fords', fr: 'Fleuve et gués' }],
    rules: [
      rule('bm.river.no_entry', 'No unit enters the river.', "Aucune unité n'entre dans le fleuve."),
      rule(
        'bm.river.ford',
        'A ford may be crossed.',
        'Un gué se traverse.',
        'One unit at a time.',
        'Une seule à la fois.',
      ),
    ],
  };

  it('finds words without accents and case, in the language read', () => {
    expect(find(book, 'GUE', 'fr').map((one) => one.id)).toEqual(['bm.river.ford', 'bm.river.no_entry']);
    expect(find(book, 'unité', 'fr').map((one) => one.id)).toEqual(['bm.river.no_entry']);
  });

  it('wants all words, and looks at ids and rulings too', () => {
    expect(find(book, 'ford time', 'en').map((one) => one.id)).toEqual(['bm.river.ford']);
    expect(find(book, 'gue seule', 'fr').map((one) => one.id)).toEqual(['bm.river.ford']);
    expect(find(book, 'time', 'fr')).toEqual([]);
    expect(find(book, 'no_entry', 'en').map((one) => one.id)).toEqual(['bm.river.no_entry']);
    expect(find(book, 'cannon', 'en')).toEqual([]);
  });
});

it('finds what of the content was designed here', () => {
  const content = {
    cards: {
      cards: [
        { id: 'a', name_en: 'Axe', name_fr: 'Hache', source: 'house' },
        { id: 'b', source: 'public' },
      ],
    },
    board: { rules: [{ id: 'keep_connected', text: 'The zones stay connected.', source: 'house' }] },
  };
  expect(houseRecords(content)).toEqual([
    { file: 'cards', id: 'a', name: { en: 'Axe', fr: 'Hache' }, text: 'a' },
    { file: 'board', id: 'keep_connected', name: null, text: 'The zones stay connected.' },
  ]);
});

describe('what was designed here', () => {
  const named = (file: string, id: string, en: string) => ({ file, id, name: { en, fr: `${en} (fr)` }, text: '' });

  it('stands under the word for its file, each name once', () => {
    const house = [named('augurs', 'age', 'Age of Worlds'), named('augurs', 'age_2p', 'Age of Worlds')];
    const ruling = { file: 'augurs', id: 'x', name: null, text: 'a ruling' };
    expect(byFile([...house, ruling, named('board', 'south', 'South field')])).toEqual([
      { file: 'augurs', names: [{ en: 'Age of Worlds', fr: 'Age of Worlds (fr)' }] },
      { file: 'board', names: [{ en: 'South field', fr: 'South field (fr)' }] },
    ]);
  });

  it('never shows the name of a file', () => {
    const speaker = new Words('fr', 'web-house-in-augurs = Augures\nweb-house-in-other = Autres choses');
    expect(fileName('augurs', speaker)).toBe('Augures');
    expect(fileName('some_new_file', speaker)).toBe('Autres choses');
  });
});
