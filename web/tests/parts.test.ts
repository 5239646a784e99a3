import { describe, expect, it } from 'vitest';
import { centred, clamp, fit, moved, overlap, pointAt, zoomed } from '../src/board/window';
import { byFile, fileName, namesOf } from '../src/credits/house';
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
  const book = (title: string, entry: string, ford: string, ruling: string) => ({
    glossary: [],
    sections: [{ id: 'river', title }],
    rules: [
      { id: 'bm.river.no_entry', section: 'river', kind: 'end', text: entry, ruling: null },
      { id: 'bm.river.ford', section: 'river', kind: 'end', text: ford, ruling },
    ],
  });
  const english = book('River and fords', 'No unit enters the river.', 'A ford may be crossed.', 'One unit at a time.');
  const french = book(
    'Fleuve et gués',
    'Aucune unité n’entre dans le fleuve.',
    'Un gué se traverse.',
    'Une seule à la fois.',
  );

  it('finds words without accents and case, in the language read', () => {
    expect(find(french, 'GUE').map((one) => one.id)).toEqual(['bm.river.ford', 'bm.river.no_entry']);
    expect(find(french, 'unité').map((one) => one.id)).toEqual(['bm.river.no_entry']);
  });

  it('wants all words, and looks at ids and rulings too', () => {
    expect(find(english, 'ford time').map((one) => one.id)).toEqual(['bm.river.ford']);
    expect(find(french, 'gue seule').map((one) => one.id)).toEqual(['bm.river.ford']);
    expect(find(french, 'time')).toEqual([]);
    expect(find(english, 'no_entry').map((one) => one.id)).toEqual(['bm.river.no_entry']);
    expect(find(english, 'cannon')).toEqual([]);
  });
});

describe('what was designed here', () => {
  const thing = (file: string, key: string, named = true) => ({ file, key, named });

  it('stands under its file', () => {
    const house = [thing('augurs', 'omen-age'), thing('augurs', 'ruling-x', false), thing('board', 'mat-south')];
    expect(byFile([...house, thing('augurs', 'omen-age_2p')])).toEqual([
      { file: 'augurs', keys: ['omen-age', 'omen-age_2p'] },
      { file: 'board', keys: ['mat-south'] },
    ]);
  });

  it('is named once', () => {
    const speaker = new Words('en', 'omen-age = Age of Worlds\nomen-age_2p = Age of Worlds');
    expect(namesOf(['omen-age', 'omen-age_2p'], speaker)).toEqual(['Age of Worlds']);
  });

  it('never shows the name of a file', () => {
    const speaker = new Words('fr', 'web-house-in-augurs = Augures\nweb-house-in-other = Autres choses');
    expect(fileName('augurs', speaker)).toBe('Augures');
    expect(fileName('some_new_file', speaker)).toBe('Autres choses');
  });
});
