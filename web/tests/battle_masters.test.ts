/** The geometry of the mat and what clicks on it ask for. */

import { describe, expect, it } from 'vitest';
import {
  allHexes,
  brackets,
  centre,
  distance,
  hexOf,
  isHex,
  nameOf,
  neighbour,
  outline,
} from '../src/games/battle_masters/hexes';
import type { Contract, Table, Unit } from '../src/games/battle_masters/contract';
import { fortunes } from '../src/games/battle_masters/fortunes';
import { battlesRead, keepRead, tale } from '../src/games/battle_masters/interlude';
import { plansOf } from '../src/games/battle_masters/plans';
import { distinct, hexWish, onMat, tally, unitWish, type UnitRecord } from '../src/games/battle_masters/table';
import * as told from './told';

const choice = told.choice<Contract>;
const line = told.line<Contract>;

describe('hexes', () => {
  it('are the 150 spaces of the mat, each with a name of its own', () => {
    expect(allHexes).toHaveLength(150);
    expect(new Set(allHexes.map(nameOf)).size).toBe(150);
    for (const hex of allHexes) expect(hexOf(nameOf(hex))).toEqual([...hex]);
    expect(nameOf([5, 7])).toBe('f8');
    expect([isHex('m12'), isHex('n1'), isHex('a13'), isHex('finish')]).toEqual([true, false, false, false]);
  });

  it('know their neighbours: opposite directions lead back, all at distance one', () => {
    for (const hex of allHexes) {
      for (const d of [0, 1, 2, 3, 4, 5]) {
        const next = neighbour(hex, d);
        expect(neighbour(next, (d + 3) % 6)).toEqual([...hex]);
        expect(distance(hex, next)).toBe(1);
        const [[ax, ay], [bx, by]] = [centre(hex), centre(next)];
        expect(Math.hypot(ax - bx, ay - by)).toBeCloseTo(Math.sqrt(3) * 40);
      }
    }
    expect(distance(hexOf('b9'), hexOf('g9'))).toBe(5);
  });

  it('are outlined together without inner lines', () => {
    const count = (path: string) => path.split('M').length - 1;
    expect(count(outline([hexOf('e5')]))).toBe(6);
    expect(count(outline([hexOf('e5'), hexOf('f5')]))).toBe(10);
    expect(count(brackets(hexOf('e5')))).toBe(6);
  });
});

const record = (id: string, side: 'imperial' | 'chaos', mode: string) =>
  [id, { id, side, mode } as UnitRecord] as const;
const units = new Map([
  record('imp_cannon', 'imperial', 'move_or_fire'),
  record('imp_archers', 'imperial', 'move_or_attack'),
  record('cha_orcs', 'chaos', 'move_then_attack'),
]);
const acting = (unit: string | null) => ({ activation: { unit, ready: [], done: [] } }) as unknown as Table;

describe('choices', () => {
  it('are found by the hex or the unit they name', () => {
    const found = onMat([choice('move d8', 'hex'), choice('attack cha_orcs', 'unit'), choice('finish')]);
    expect([...found.hexes.keys()]).toEqual(['d8']);
    expect([...found.units.keys()]).toEqual(['cha_orcs']);
  });

  it('a click asks for what the moment allows', () => {
    expect(hexWish('act', 'd8')).toBe('move d8');
    expect(hexWish('deploy_hex', 'd8')).toBe('place d8');
    expect(unitWish(acting('imp_cannon'), units, 'act', 'cha_orcs')).toBe('fire cha_orcs');
    expect(unitWish(acting('imp_archers'), units, 'act', 'cha_orcs')).toBe('shoot cha_orcs');
    expect(unitWish(acting('cha_orcs'), units, 'act', 'imp_cannon')).toBe('attack imp_cannon');
    expect(unitWish(acting('cha_orcs'), units, 'act', 'cha_orcs')).toBe('use cha_orcs');
    expect(unitWish(acting(null), units, 'deploy_unit', 'cha_orcs')).toBe('deploy cha_orcs');
  });
});

it('counts and lists words', () => {
  expect(tally(['b', 'a', 'b'])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect(distinct(['a', null, 'a', undefined, 'b'])).toEqual(['a', 'b']);
});

describe('battle plans', () => {
  const hex = (col: number, row: number): [number, number] => [col, row];
  const content = {
    board: { deployment_zones: [{ id: 'north', hexes: [hex(0, 0)] }, { id: 'south', hexes: [hex(0, 11)] }] }, // prettier-ignore
    scenarios: {
      scenarios: [
        {
          short_id: 'tengin',
          campaign_points: 1,
          terrain: [
            { piece: 'tower', hex: hex(3, 6) },
            { piece: 'hedge', between: [hex(5, 8), hex(6, 7)] },
            { piece: 'ditch_4', hex: hex(6, 5), open_sides: ['NE', 'NW'] },
          ],
          setup: { mode: 'fixed', chaos_zone: [hex(0, 0)], positions: { imp_cannon: hex(7, 7) } },
        },
      ],
      free_battle: {
        preset: { terrain: [], imperial_zone: 'north', chaos_zone: 'south' },
      },
    },
  };
  const [tengin, quick, free] = plansOf(content);

  it('name their terrain as the mat does, a hedge as a side of a hex', () => {
    expect(tengin!.terrain).toEqual([
      { piece: 'tower', hex: 'd7', open: [] },
      { piece: 'hedge', hex: 'f9', side: 'NE' },
      { piece: 'ditch_4', hex: 'g6', open: ['NE', 'NW'] },
    ]);
    expect(tengin!.mode).toBe('fixed');
    expect([...tengin!.positions]).toEqual([['imp_cannon', [7, 7]]]);
  });

  it('end with the quick start and the free battle, which are worth nothing', () => {
    expect([quick!.id, quick!.worth, quick!.zones.chaos]).toEqual(['quick_start', null, [[0, 11]]]);
    expect([free!.id, free!.terrain]).toEqual(['free', []]);
  });
});

describe('the story of a battle', () => {
  it('counts the units that stood after each battle card, in the last battle of a campaign', () => {
    const records = new Map(
      (['imp_a', 'imp_b', 'cha_a', 'cha_b'] as const).map((id) => [
        id,
        { id, side: id.startsWith('imp') ? 'imperial' : 'chaos' } as UnitRecord,
      ]),
    );
    const stands = (where: Unit['where']): Unit => ({ where, hex: null, skulls: 0, elite: false, seat: 0 });
    const units = { imp_a: stands('mat'), imp_b: stands('out'), cha_a: stands('out'), cha_b: stands('out') };
    const falls = (unit: string) => line('eliminated', { unit });
    const log = [
      line('scenario'),
      falls('imp_a'),
      line('scenario'),
      line('card'),
      falls('cha_a'),
      line('card'),
      line('card'),
      falls('imp_b'),
      falls('cha_b'),
    ];
    expect(fortunes(log, units, records)).toEqual([
      { side: 'imperial', standing: [2, 2, 2, 1] },
      { side: 'chaos', standing: [2, 1, 1, 0] },
    ]);
  });
});

describe('between two battles of a campaign', () => {
  const records = new Map(
    (['imp_a', 'imp_b', 'cha_a', 'cha_b'] as const).map((id) => [
      id,
      { id, side: id.startsWith('imp') ? 'imperial' : 'chaos' } as UnitRecord,
    ]),
  );
  const falls = (unit: string) => line('eliminated', { unit });
  const units = (event: string, ...ids: string[]) => line(event, { units: ids });

  it('tells of the battle before the one on the mat, and who is new among the elite', () => {
    const log = [
      line('scenario'),
      falls('imp_a'),
      line('end-stalemate'),
      units('elite', 'imp_b'),
      units('elite', 'cha_a', 'cha_b'),
      line('scenario'),
      line('card'),
      falls('cha_a'),
      line('end-elimination'),
      units('elite', 'imp_a', 'imp_b'),
      units('elite', 'cha_b'),
      units('elite-lost', 'cha_a'),
      line('scenario'),
      falls('cha_b'),
    ];
    const told = tale(log, records);
    expect(told.ending).toEqual({ key: 'log-end-elimination' });
    expect(told.left).toEqual({ imperial: 2, chaos: 1 });
    expect(told.total).toEqual({ imperial: 2, chaos: 2 });
    expect(told.fortunes).toEqual([
      { side: 'imperial', standing: [2, 2] },
      { side: 'chaos', standing: [2, 1] },
    ]);
    expect(told.elite).toEqual([
      { unit: 'imp_a', fresh: true },
      { unit: 'imp_b', fresh: false },
      { unit: 'cha_b', fresh: false },
    ]);
    expect(told.lost).toEqual(['cha_a']);
  });

  it('is read once at each table', () => {
    keepRead('one', 2);
    expect([battlesRead('one'), battlesRead('other')]).toEqual([2, 0]);
    for (let table = 0; table < 60; table++) keepRead(`table-${table}`, 1);
    expect([battlesRead('one'), battlesRead('table-59')]).toEqual([0, 1]);
  });
});
