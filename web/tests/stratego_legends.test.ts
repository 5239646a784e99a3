/** The field, what clicks on it ask for, the scene of an attack, and the army builder's filters and drawer. */

import { mount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Content } from '../src/games/board';
import type { Fact } from '../src/games/contract';
import Block from '../src/games/stratego_legends/Block.svelte';
import { cardWords, find, folded, NOTHING, type Wanted } from '../src/games/stratego_legends/builder/filter';
import { read, stillToCome, withArmy } from '../src/games/stratego_legends/builder/saved.svelte';
import { catalogue, powerGlyph, typeGlyph, type UnitRecord } from '../src/games/stratego_legends/catalogue';
import { shown, told, verdict } from '../src/games/stratego_legends/duel';
import { arc, columnName, farthest, Field, front, isSpace, type Spot } from '../src/games/stratego_legends/field';
import { groundPicture, seen, sketchedGround, standing } from '../src/games/stratego_legends/ground';
import identity from '../src/games/stratego_legends/identity';
import type { Contract, Table, Terrain, UnitView } from '../src/games/stratego_legends/contract';
import { isTaken, nextOf, onField, reachNow, reachOf, wayTo, wish } from '../src/games/stratego_legends/table';
import type { Text } from '../src/words/text';
import * as said from './told';

const choice = said.choice<Contract>;
const line = said.line<Contract>;

describe('a unit that was taken over', () => {
  const battle = { sides: { beige: [0], grey: [1] } } as unknown as Table;
  const unit = (seat: number) => ({ seat, side: 'grey' }) as UnitView;

  it('is one that fights for the other side', () => {
    expect([0, 1].map((seat) => isTaken(battle, unit(seat)))).toEqual([true, false]);
  });

  it('carries the banner of its new side, by colour and letter', () => {
    const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    mount(Block, { target, props: { side: 'grey', flag: { letter: '1', colour: '#8a6412', rim: '#e6c987' } } });
    const flag = target.querySelector('[data-flag="1"]')!;
    expect(flag.textContent).toBe('1');
    expect(flag.querySelector('[fill="#8a6412"]')).not.toBeNull();
  });
});

describe('the first look', () => {
  const deployed = (left: number): Spot[] =>
    Array.from({ length: 30 }, (_, i) => [left + (i % 8), 4 + Math.floor(i / 8)] as const);

  it('rests on the own blocks and the space before them', () => {
    expect(front(new Field(24, false), deployed(8))).toEqual([
      [8, 2],
      [15, 7],
    ]);
    expect(front(new Field(8, false), deployed(0))).toEqual([
      [0, 2],
      [7, 7],
    ]);
  });

  it('follows them over the field, and keeps the last one off the edge', () => {
    expect(front(new Field(32, true), [[31, 0]])).toEqual([
      [24, 0],
      [31, 5],
    ]);
    expect(front(new Field(32, true), [[12, 3]])).toEqual([
      [8, 2],
      [15, 7],
    ]);
  });
});

describe('the field', () => {
  it('names its spaces, for fields of up to 32 columns, from both edges', () => {
    for (const columns of [8, 16, 24, 32]) {
      for (const turned of [false, true]) {
        const field = new Field(columns, turned);
        const names = field.spots().map((spot) => field.name(spot));
        expect(new Set(names).size).toBe(8 * columns);
        for (const spot of field.spots()) expect(field.spot(field.name(spot))).toEqual([...spot]);
        expect(names.every(isSpace)).toBe(true);
      }
    }
    expect(columnName(25)).toBe('z');
    expect(columnName(26)).toBe('aa');
    expect(new Field(32, false).spot('af1')).toEqual([31, 7]);
    expect(['a9', 'ba1', 'pass', 'attacker'].some(isSpace)).toBe(false);
  });

  it('has the own edge nearest, whichever side looks at it', () => {
    expect(new Field(8, false).spot('a1')).toEqual([0, 7]);
    expect(new Field(8, true).spot('a1')).toEqual([7, 0]);
    expect(seen([['plain', 'water'], ['city', 'desert']], true)).toEqual([['desert', 'city'], ['water', 'plain']]); // prettier-ignore
  });

  it('is seen in perspective: the far edge is narrower, and all of it lies in the picture', () => {
    const field = new Field(24, false);
    const width = (v: number) => field.project(24, v)[0] - field.project(0, v)[0];
    expect(width(0)).toBeLessThan(width(8));
    for (const [u, v] of [
      [0, 0],
      [24, 0],
      [0, 8],
      [24, 8],
    ] as const) {
      const [x, y] = field.project(u, v); // prettier-ignore
      expect(x >= 0 && x <= field.width && y >= 0 && y <= field.height).toBe(true);
    }
  });

  it('draws an arrow to the farthest space of each direction', () => {
    expect(farthest([3, 3], [[4, 3], [5, 3], [3, 1], [3, 2], [2, 4]])).toEqual([[5, 3], [3, 1], [2, 4]]); // prettier-ignore
    expect(arc([0, 100], [200, 100])).toMatch(/^M0 100C/);
  });

  it('tells seven terrains apart by what is drawn on them, without their colours', () => {
    const field = new Field(8, false);
    const terrains: Terrain[] = ['plain', 'forest', 'swamp', 'mountain', 'city', 'water', 'desert'];
    const shapes = terrains.map((terrain) => {
      const rows = Array.from({ length: 8 }, () => Array<Terrain>(8).fill(terrain));
      const drawn = sketchedGround(field, rows) + standing(field, rows, 0).join('');
      return drawn.replace(/#[0-9a-f]{3,8}/g, '');
    });
    expect(new Set(shapes).size).toBe(7);
    expect(groundPicture(field, [['plain']])).toContain('feTurbulence');
    expect(shapes[0]).not.toContain('feTurbulence');
  });
});

describe('choices', () => {
  it('are found by their space, an attacker by where it came from', () => {
    const battle = { attack: { from: 'd4', space: 'd5' } } as unknown as Table;
    const found = onField(
      [choice('call e4', 'space'), choice('call attacker', 'space'), choice('pass'), choice('use charge', 'operation')],
      battle,
    );
    expect([...found.keys()]).toEqual(['e4', 'd4']);
    expect(wish('turn', 'e4')).toBe('take e4');
    expect(wish('turn', 'e6', 'e4')).toBe('move e4 e6');
    expect(wish('act', 'e6', 'e4')).toBe('move e6');
    expect(wish('pick_space', 'e4')).toBe('to e4');
    expect(wish('offer', 'e4')).toBeNull();
  });

  it('of a unit that could be taken light up all it could do', () => {
    const hints = { moves: ['e5'], attacks: ['d4'], actions: { charge: ['e5', 'e6', 'e7'], siege: [] }, abilities: [] };
    const reach = reachOf(choice('take e4', 'space', hints));
    expect(wayTo(reach, 'e5', false)).toEqual(['take e4', 'move e5']);
    expect(wayTo(reach, 'd4', true)).toEqual(['attack d4']);
    expect(wayTo(reach, 'e7', false)).toEqual(['take e4', 'use charge', 'at e7']);
    expect(wayTo(reach, 'a1', false)).toBeNull();
    expect(wayTo({ ...reach, actions: { charge: ['e7'], fly: ['e7'] } }, 'e7', false)).toBeNull();
  });

  it('of the unit taken are the same in the other words', () => {
    const reach = reachNow('e4', [
      choice('move e5', 'space'),
      choice('attack d4', 'space'),
      choice('use fly', 'operation', { powers: [{ words: 'keyword-fly', targets: ['e8'] }] }),
    ]);
    expect(reach).toEqual({ from: 'e4', moves: ['e5'], attacks: ['d4'], actions: { fly: ['e8'] }, abilities: [] });
  });

  it('are told once where two powers lead to the same space', () => {
    const powers = [
      { words: 'keyword-fly', targets: ['e8', 'd8'] },
      { words: 'keyword-fly', targets: ['d8', 'c8'] },
    ];
    expect(reachNow('e4', [choice('use fly', 'operation', { powers })]).actions.fly).toEqual(['e8', 'd8', 'c8']);
  });

  it('follow a plan as long as it is legal', () => {
    const legal = [choice('to e7'), choice('to e6')];
    expect(nextOf(['at e7'], legal)).toBe('to e7');
    expect(nextOf(['at e7'], [choice('pick e7')])).toBe('pick e7');
    expect(nextOf(['use charge', 'at e7'], [choice('use charge')])).toBe('use charge');
    expect(nextOf(['at e8'], legal)).toBeNull();
    expect(nextOf([], legal)).toBeNull();
  });
});

describe('the scene of an attack', () => {
  const block = (at: string, name: string | null, seat: number) => ({ block: seat, at, unit: name, seat }) as UnitView;
  const before = { units: [block('b4', 'wood_elf', 0), block('b5', null, 1)], attack: null, shot: null };
  const table = before as unknown as Table;
  const begun = [
    line('attack', { unit: 'wood_elf', start: 'b4', space: 'b5' }),
    line('reveal', { unit: 'wood_elf', space: 'b5' }),
    line('reveal', { unit: 'murkis', space: 'b5' }),
    line('strength', {
      unit: 'wood_elf',
      total: 4,
      parts: [
        { id: 'base', amount: '2' },
        { id: 'terrain', amount: '+2', terrain: 'forest' },
      ] as unknown as Fact,
    }),
    line('strength', { unit: 'murkis', total: 7, parts: [{ id: 'base', amount: '7' }] as unknown as Fact }),
  ];
  const ended = [line('compare', { attack: 4, defence: 7 }), line('destroyed', { unit: 'wood_elf', space: 'b5' })];

  it('is told by the log: who, how strong and why, and who falls', () => {
    const duel = shown(told(null, [...begun, ...ended], table), table)!;
    expect(duel).toMatchObject({ kind: 'attack', space: 'b5', from: 'b4', compared: [4, 7], over: true });
    expect(duel.attacker).toMatchObject({ unit: 'wood_elf', strength: 4, fallen: true, seat: 0 });
    expect(duel.attacker.addends[1]).toEqual({ reason: 'terrain', of: 'terrain-forest', amount: 2 });
    expect(duel.defender).toMatchObject({ unit: 'murkis', strength: 7, fallen: false, seat: 1 });
    expect(verdict(duel)).toBe('defender');
  });

  it('goes on over several moments, and takes from the view what is under way', () => {
    const parts = [{ reason: 'base' as const, of: 'murkis', amount: 7 }, { reason: 'bonus' as const, of: 'plague_bearer', amount: 2 }]; // prettier-ignore
    const attack = {
      space: 'b5',
      from: 'b4',
      seat: 0,
      named: null,
      attacker: { block: 0, seat: 0, fallen: false, unit: 'wood_elf', strength: 4, parts: [] },
      defender: { block: 1, seat: 1, fallen: false, unit: 'murkis', strength: 9, parts },
    };
    const now = { ...before, attack } as unknown as Table;
    const first = shown(told(null, begun, table), now)!;
    expect(first.over).toBe(false);
    expect(first.defender.strength).toBe(9);
    expect(first.defender.addends[1]).toEqual({ reason: 'bonus', of: 'unit-plague_bearer', amount: 2 });
    const last = shown(told(first, ended, now), table)!;
    expect(last.over).toBe(true);
    expect(verdict(last)).toBe('defender');
  });

  it('can be joined midway, from the view alone', () => {
    const fighter = { block: 0, seat: 0, fallen: false };
    const attack = { space: 'b5', from: 'b4', seat: 0, named: null, attacker: fighter, defender: fighter };
    const duel = shown(null, { ...before, attack } as unknown as Table)!;
    expect(duel.attacker.unit).toBeNull();
    expect(verdict(duel)).toBe('nobody');
    expect(shown(null, table)).toBeNull();
  });
});

const record = (number: number, id: string, more: Partial<UnitRecord>): UnitRecord => ({
  number,
  id,
  army: 'beige',
  color: 'green',
  type: 'Elf',
  strength: 5,
  static: false,
  set: 'base',
  powers: [],
  ...more,
});
const units = [
  record(7, 'hunter', { strength: 8, type: 'Ranger', powers: [{ kind: 'action', op: 'keyword', keyword: 'charge' }] }),
  record(2, 'vellec', { strength: 10, powers: [{ kind: 'death_curse', op: 'global_strength_mod' }] }),
  record(60, 'altar', { strength: 'magic', type: 'Magic', color: 'gold', powers: [{ kind: 'magic', op: 'magic_trigger' }] }),
  record(150, 'murkis', { army: 'grey', color: 'red', strength: 7 }),
]; // prettier-ignore

describe('the catalogue', () => {
  const content = {
    units: { units, nations: { green: { army: 'beige' }, red: { army: 'grey' } } },
    armies: {
      starter_armies: [{ id: 'landor', army: 'beige', units: [{ number: 7 }, { number: 2 }] }],
      box_armies: [{ id: 'box', army: 'grey', units: [150] }],
      expansion_armies: [],
    },
    boards: { boards: [{ id: '1A', grid: [['plain']] }] },
  } as unknown as Content;

  it('stands in the order of the table of strengths', () => {
    const things = catalogue(content);
    expect(things.units.map(({ id }) => id)).toEqual(['vellec', 'hunter', 'murkis', 'altar']);
    expect(things.armies.map((army) => army.units)).toEqual([[7, 2], [150]]);
    expect(things.byNumber.get(150)?.id).toBe('murkis');
    expect(catalogue(content)).toBe(things);
  });

  it('has a glyph for every type and power', () => {
    expect(typeGlyph('Elf')).toBe('sl-t-elf');
    expect(typeGlyph('Minotaur')).toBe('sl-t-horned');
    expect(typeGlyph('Whatever')).toBe('sl-t-other');
    expect(powerGlyph('charge')).toBe('sl-k-charge');
    expect(powerGlyph('global_strength_mod', 'death_curse')).toBe('sl-k-death_curse');
    expect(powerGlyph('siege_engine', 'action')).toBe('sl-k-action');
  });

  it('is searched by nation, power, strength and words, accents or not', () => {
    const said: Record<string, string> = { 'unit-hunter': 'Élan Chasseur', 'op-charge': 'Charge' };
    const speaker = {
      language: 'fr' as const,
      say: (text: Text) => text.key,
      word: (key: string) => said[key] ?? key,
      knows: () => true,
    };
    const words = (unit: UnitRecord) => cardWords(unit, speaker);
    const ids = (wanted: Partial<Wanted>) =>
      find(units, { ...NOTHING, side: 'beige', ...wanted }, words).map(({ id }) => id);
    expect(ids({})).toEqual(['hunter', 'vellec', 'altar']);
    expect(ids({ side: 'grey' })).toEqual(['murkis']);
    expect(ids({ nations: ['gold'] })).toEqual(['altar']);
    expect(ids({ power: 'charge' })).toEqual(['hunter']);
    expect(ids({ power: 'death_curse' })).toEqual(['vellec']);
    expect(ids({ row: 'magic' })).toEqual(['altar']);
    expect(ids({ words: 'elan CHARGE' })).toEqual(['hunter']);
    expect(ids({ words: 'dragon' })).toEqual([]);
    expect(folded('Œuvre Mânes')).toBe('oeuvre manes');
  });
});

describe('armies kept in the browser', () => {
  it('are read with care, and replaced by name and side', () => {
    const one = { name: 'Elves', side: 'beige' as const, text: 'Elves: 1 2' };
    expect(read(null)).toEqual([]);
    expect(read('{')).toEqual([]);
    expect(read('{"name": "x"}')).toEqual([]);
    expect(read(JSON.stringify([one, null, 3, { name: 'x' }]))).toEqual([one]);
    const other = { ...one, text: 'Elves: 3' };
    expect(withArmy([one], other)).toEqual([other]);
    expect(withArmy([one], { ...other, side: 'grey' })).toHaveLength(2);
  });
});

describe('seats', () => {
  it('differ in letter, and in colour or glyph, for two to eight players', () => {
    for (const seats of [2, 4, 6, 8]) {
      const looks = Array.from({ length: seats }, (_, seat) => identity.seat(seat, seats, {}));
      expect(new Set(looks.map(({ letter }) => letter)).size).toBe(seats);
      expect(new Set(looks.map(({ colour }) => colour)).size).toBe(seats);
    }
    expect(identity.seat(0, 2, {}).name).toBe('side-beige');
    const drawn = identity.seat(0, 2, { sides: 'drawn' });
    expect(drawn.name).toBe('web-player-1');
    expect(drawn.colour).not.toBe(identity.seat(0, 2, {}).colour);
  });
});

describe('an army on its way', () => {
  it('goes on where it was left, unless other units are there', () => {
    expect(stillToCome(['landor', 'jillus', 'jillus'], ['jillus'])).toEqual(['landor', 'jillus']);
    expect(stillToCome(['landor'], ['landor'])).toEqual([]);
    expect(stillToCome(['landor', 'jillus'], ['jillus', 'jillus'])).toBeNull();
  });
});
