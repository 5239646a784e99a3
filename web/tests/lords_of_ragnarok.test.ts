/** The island's geometry, how pieces share a region, and what choices and log lines mean on the board. */

import { describe, expect, it } from 'vitest';
import type { Fact } from '../src/games/contract';
import { before, fought } from '../src/games/lords_of_ragnarok/battle';
import { crowd, nameClear, type Piece } from '../src/games/lords_of_ragnarok/crowd';
import { effectsOf } from '../src/games/lords_of_ragnarok/effects';
import { island, regionId } from '../src/games/lords_of_ragnarok/island';
import { inside, organicCells, rimDistance, type Point } from '../src/games/lords_of_ragnarok/organic';
import { islandPicture, mixed, paintOf, sketchedIsland } from '../src/games/lords_of_ragnarok/painting';
import { sceneOf } from '../src/games/lords_of_ragnarok/scenes';
import { house, Targets, thing, type BoardRecord } from '../src/games/lords_of_ragnarok/table';
import type { Army, Contract, Table } from '../src/games/lords_of_ragnarok/contract';
import { armyOf, regionOf } from '../src/games/lords_of_ragnarok/telling';
import * as told from './told';

const choice = told.choice<Contract>;
const line = told.line<Contract>;
import sides from './ragnarok_board.json';

const boards = sides as unknown as BoardRecord[];

describe('borders', () => {
  const cells = [
    { id: 'a', polygon: [[0, 0], [50, 0], [50, 50], [0, 50]] as Point[] },
    { id: 'b', polygon: [[50, 0], [100, 0], [100, 50], [50, 50]] as Point[] },
  ]; // prettier-ignore
  const drawn = organicCells(cells, () => ({ rough: 0.2, step: 5 }), 3);

  it('are one line for both neighbours', () => {
    const between = drawn.borders.filter(({ a, b }) => [a, b].sort().join() === 'a,b');
    expect(between).toHaveLength(1);
    const line = between[0]!.points.map(String);
    expect(line.length).toBeGreaterThan(8);
    for (const id of ['a', 'b']) {
      const ring = drawn.rings.get(id)!.map(String);
      for (const point of line) expect(ring).toContain(point);
    }
  });

  it('are the same in every browser', () => {
    const again = organicCells(cells, () => ({ rough: 0.2, step: 5 }), 3);
    expect(again.paths).toEqual(drawn.paths);
  });

  it('know inside from outside', () => {
    const square: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]]; // prettier-ignore
    expect([inside([5, 5], square), inside([15, 5], square)]).toEqual([true, false]);
    expect(rimDistance([5, 2], square)).toBe(2);
  });
});

describe.each(boards.map((board) => [board.side, board] as const))('the island of side %s', (_side, board) => {
  const map = island(board);

  it('shows every region with its sites inside it', () => {
    for (const region of board.regions) {
      const ring = map.rings.get(regionId(region.number))!;
      const spots = map.spots.get(region.number)!;
      const sites = { village: region.village, altar: region.altar, forge: region.forge, monument: !!region.monument };
      for (const [site, wanted] of Object.entries(sites)) {
        const at = spots[site as 'village'];
        expect(!!at, `${site} of ${region.number}`).toBe(wanted);
        if (at) expect(inside([at[0], at[1] - 8], ring), `${site} of ${region.number}`).toBe(true);
      }
      expect(inside([spots.pieces[0], spots.pieces[1] - 10], ring)).toBe(true);
    }
  });

  it('names every sea and land inside the frame', () => {
    const { x, y, w, h } = map.frame;
    const written = [...[...map.seas.values()].map(({ name }) => name), ...map.lands.values()];
    expect(written).toHaveLength(board.seas.length + board.territories.length);
    for (const { at } of written) {
      expect(at[0] > x && at[0] < x + w && at[1] > y && at[1] < y + h).toBe(true);
    }
  });

  it('tells lands apart by relief as well as colour', () => {
    const paints = board.territories.map(({ id }) => paintOf(board, id));
    expect(new Set(paints.map(({ relief }) => relief)).size).toBe(board.territories.length);
    expect(new Set(paints.map(({ tint }) => tint)).size).toBe(board.territories.length);
  });

  it('is one picture, and a sketch without filters', () => {
    expect(islandPicture(board)).toContain('feTurbulence');
    const sketch = sketchedIsland(board);
    expect(sketch).not.toContain('filter');
    expect(sketch).not.toMatch(/url\(#(?!lor-sketch-)/);
    expect(sketch).not.toContain('style=');
  });
});

it('mixes colours', () => {
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
});

describe('a crowd', () => {
  const piece = (id: string, kind: Piece['kind'], width: number): Piece => ({ id, kind, width });

  it('stands in one row while there is room', () => {
    const stood = crowd([piece('h', 'hero', 44), piece('a', 'army', 40)], [100, 100]);
    expect([...stood.values()].map(({ y, scale }) => [y, scale])).toEqual([
      [100, 1],
      [100, 1],
    ]);
    expect(stood.get('a')!.x - stood.get('h')!.x).toBe(42);
  });

  it('puts great figures behind armies, and nobody on another', () => {
    const many = [
      piece('f', 'figure', 58),
      piece('g', 'figure', 58),
      ...[1, 2, 3, 4, 5].map((i) => piece(`a${i}`, 'army', 40)),
    ];
    const stood = crowd(many, [100, 100]);
    expect(stood.get('f')!.y).toBeLessThan(stood.get('a1')!.y);
    expect(new Set([...stood.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(many.length);
    expect(stood.get('a1')!.scale).toBeLessThan(1);
  });
});

describe('the name of a region', () => {
  const stands = (y: number) => [{ kind: 'army' as const, x: 100, y, scale: 1 }];

  it('stays where nothing hides it', () => {
    expect(nameClear([100, 100], 80, stands(200))).toEqual([100, 100]);
  });

  it('gives way to pieces, but not far', () => {
    const [, above] = nameClear([100, 100], 80, stands(115));
    expect(above).toBeLessThan(100);
    const [, below] = nameClear([100, 100], 80, stands(90));
    expect(below).toBeGreaterThan(100);
    expect(below).toBeLessThanOrEqual(132);
  });
});

describe('a battle in the log', () => {
  const army = (number: number, value: number, region = '4'): Army => ({ id: `red${number}`, player: 'red', number, value, region }); // prettier-ignore
  const begun = line('battle', { region: '4' });
  const compared = line('battle-values', { attack: 5, defence: 7 });

  it('has no values while cards are played', () => {
    expect(fought([compared, begun])).toEqual({ values: null, fates: [] });
  });

  it('tells what became of each army after the comparison', () => {
    const told = fought([
      line('army-value', { army: army(1, 4), value: 3 }),
      begun,
      compared,
      line('army-value', { army: army(1, 3), value: 2 }),
      line('army-destroyed', { army: army(2, 1) }),
      line('army-value', { army: army(3, 2, '9'), value: 3 }),
      line('retreats', { army: army(1, 2), region: '6' }),
    ]);
    expect(told.values).toEqual([5, 7]);
    expect(told.fates).toEqual([
      { army: 'red1', clan: 'red', from: 3, to: 2, retreat: null },
      { army: 'red2', clan: 'red', from: 1, to: 0, retreat: null },
      { army: 'red1', clan: 'red', from: 2, to: 2, retreat: 6 },
    ]);
    expect(before(0, told.fates)).toBe(4);
  });
});

describe('choices', () => {
  it('name things of the board', () => {
    expect([choice('move 5', 'region'), choice('hunt loki', 'figure'), choice('finish')].map(thing)).toEqual([
      'region',
      'figure',
      'other',
    ]);
  });

  it('are found by the thing they name, and ask why for its like', () => {
    const targets = new Targets([
      choice('rouse troll', 'figure'),
      choice('hunt troll', 'figure'),
      choice('drive 4', 'region'),
      choice('grow'),
    ]);
    expect(targets.of('figure', 'troll').map((one) => one.choice)).toEqual(['rouse troll', 'hunt troll']);
    expect(targets.all('region')).toEqual(['4']);
    expect(targets.bare('grow')?.choice).toBe('grow');
    expect(targets.bare('finish')).toBeUndefined();
    expect(targets.wish('region', 9)).toBe('drive 9');
    expect(targets.wish('realm', 'alfheim')).toBe('ally alfheim');
  });
});

it('marks what was designed here, card by card', () => {
  expect(house({ source: 'house' })).toBe('all');
  expect(house({ source: 'public', field_sources: { rune: { source: 'house' } } })).toBe('part');
  expect([house({ source: 'seed' }), house({}), house(undefined)]).toEqual([null, null, null]);
});

describe('events', () => {
  const army: Army = { id: 'green2', player: 'green', number: 2, value: 3, region: '7' };
  const facts = (these: Record<string, Fact>) => line('turn', these).facts;

  it('tell of armies and regions', () => {
    expect(armyOf(facts({ army }))).toMatchObject({ id: 'green2', value: 3 });
    expect(armyOf(facts({ player: 'green' }))).toBeNull();
    expect([{ army }, { region: '4' }, {}].map((these) => regionOf(facts(these as Record<string, Fact>)))).toEqual([
      7,
      4,
      null,
    ]);
    const away: Army = { ...army, region: { key: 'reserve' } };
    expect(regionOf(facts({ army: away }))).toBeNull();
  });

  it('become effects where they happen', () => {
    const saga = {
      players: [{ colour: 'green', region: 4 }],
      monsters: { troll: { region: 9 } },
      boss: { id: 'loki', region: 2 },
    } as unknown as Table;
    const news = [
      line('activates', { figure: 'troll' }),
      line('die', { result: 'attack' }),
      line('injury', { player: 'green' }),
      line('army-destroyed', { army }),
      line('turn', { player: 'green' }),
    ];
    expect(effectsOf(news, 1, saga).map(({ show, region, detail }) => [show, region, detail])).toEqual([
      ['die', 9, 'attack'],
      ['blood', 4, ''],
      ['burst', 7, ''],
    ]);
  });
});

describe('scenes', () => {
  const view = (table: object, kind: string | null = 'action') =>
    ({
      seat: 0,
      decision: kind && { seat: 0, kind, subject: null, prompt: { key: 'x' }, rule: '' },
      result: kind ? null : {},
      table: { turn: { number: 3 }, draft: null, hunt: null, battle: null, ...table },
    }) as unknown as Contract['view'];

  it('lie over the island only when something needs them', () => {
    expect(sceneOf(view({}))).toBeNull();
    expect(sceneOf(view({ hunt: {} }))?.kind).toBe('hunt');
    expect(sceneOf(view({ hunt: {}, battle: { region: 4 } }))?.kind).toBe('battle');
    expect(sceneOf(view({}, 'monument'))?.kind).toBe('monument');
    expect(sceneOf(view({}, 'blessing'))?.kind).toBe('blessing');
    expect(sceneOf(view({ draft: { done: 1 } }, 'hero'))).toEqual({ kind: 'draft', id: 'draft 1 hero' });
    expect(sceneOf(view({}, null))?.kind).toBe('end');
  });
});
