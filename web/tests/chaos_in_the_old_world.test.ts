/** The map of the Old World, the crowd on it, what clicks ask for, and what dice and points tell. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHAOS_ART, OLD_WORLD_ART } from '../src/games/chaos_in_the_old_world/art';
import { ceiling, series, type Plot } from '../src/games/chaos_in_the_old_world/chart';
import { cells, sameLook, standings } from '../src/games/chaos_in_the_old_world/crowd';
import { textSize } from '../src/games/chaos_in_the_old_world/fit';
import { polar, sector } from '../src/games/chaos_in_the_old_world/geometry';
import identity, { lookOf } from '../src/games/chaos_in_the_old_world/identity';
import { around, bounds, neighbours, regions, ring, shapes } from '../src/games/chaos_in_the_old_world/map';
import { tracesOf } from '../src/games/chaos_in_the_old_world/news';
import { promise } from '../src/games/chaos_in_the_old_world/promise';
import { causeOf, settled } from '../src/games/chaos_in_the_old_world/rolls';
import type {
  Contract,
  DiceView,
  Domination,
  FigureView,
  RollView,
} from '../src/games/chaos_in_the_old_world/contract';
import {
  cardWish,
  figureWish,
  regionWish,
  slotWish,
  tally,
  targetsOf,
} from '../src/games/chaos_in_the_old_world/table';
import * as said from './told';
import { Words } from '../src/words/words';
import sprite from '../src/games/chaos_in_the_old_world/sprite.svg?raw';
import glyphs from '../src/design/glyphs.svg?raw';

const choice = said.choice<Contract>;
const line = said.line<Contract>;

const figure = (id: string, more: Partial<FigureView> = {}): FigureView => ({
  id,
  follower: id.replace(/_\d+$/, ''),
  class: 'cultist',
  power: 'nurgle',
  controlled_by: 'nurgle',
  defense: 1,
  shielded: false,
  crept: false,
  tipped: false,
  on_space: false,
  hits: {},
  ...more,
});

describe('what a figure would bring', () => {
  const alone: Domination = {
    values: { khorne: 1, nurgle: 0 },
    resistance: 5,
    leader: 'khorne',
    lead: 1,
    missing: 5,
    dominates: null,
    points: 0,
  };
  const words = (language: 'en' | 'fr') =>
    new Words(language, readFileSync(`../src/warhost/games/${identity.id}/locale/${language}/game.ftl`, 'utf8'));
  const english = words('en');

  it('is nothing where nobody dominates, and how much is missing', () => {
    expect(promise(alone, english)).toBe('No points: power-khorne would lead with 1, 5 short of dominating');
    expect(promise(alone, words('fr'))).toContain('Aucun point');
    expect(promise({ ...alone, values: { khorne: 6, nurgle: 6 }, leader: null, missing: 0 }, english)).toBe(
      'No points: a tie at 6, nobody would dominate',
    );
  });

  it('is points for who dominates', () => {
    const won: Domination = { ...alone, values: { khorne: 6 }, missing: 0, dominates: 'khorne', points: 5 };
    expect(promise(won, english)).toBe('power-khorne would dominate, 6 against 5: +5 points');
  });
});

describe('the map', () => {
  it('is nine closed regions', () => {
    expect(regions).toHaveLength(9);
    for (const { id, arcs } of regions) {
      const points = ring(arcs);
      expect(points[0]).toEqual(points.at(-1));
      expect(shapes.get(id)).toMatch(/^M.*z$/);
      const { w, h } = bounds(id);
      expect(Math.min(w, h)).toBeGreaterThan(150);
    }
  });

  it('measures regions together', () => {
    const [one, other] = [bounds('norsca'), bounds('badlands')];
    const both = around([one, other]);
    expect([both.x, both.y]).toEqual([Math.min(one.x, other.x), Math.min(one.y, other.y)]);
    expect(both.x + both.w).toBe(Math.max(one.x + one.w, other.x + other.w));
    expect(around([])).toEqual({ x: 0, y: 0, w: 0, h: 0 });
  });

  it('knows every border once', () => {
    const pairs = neighbours().map((pair) => [...pair].sort().join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs).toContain('norsca troll_country');
    expect(pairs).not.toContain('badlands norsca');
  });
});

describe('figures in a region', () => {
  const spot = { x: 100, y: 100, w: 220, h: 160 };

  it('stand one by one while they are few', () => {
    const crowd = standings(spot, [figure('leper_1'), figure('leper_2'), figure('horror_1', { power: 'tzeentch' })]);
    expect(crowd.map((one) => one.ids)).toEqual([['leper_1'], ['leper_2'], ['horror_1']]);
    for (const one of crowd) {
      expect(one.x).toBeGreaterThan(spot.x);
      expect(one.x).toBeLessThan(spot.x + spot.w);
      expect(one.y).toBeLessThan(spot.y + spot.h + 10);
    }
  });

  it('become one with a count in a crowd, if nothing tells them apart', () => {
    const many = Array.from({ length: 9 }, (_, i) => figure(`leper_${i + 1}`, { shielded: i === 4 }));
    expect(standings(spot, many).map((one) => one.ids.length)).toEqual([8, 1]);
    expect(sameLook(figure('leper_1'), figure('leper_2'))).toBe(true);
    expect(sameLook(figure('leper_1'), figure('leper_2', { hits: { khorne: 1 } }))).toBe(false);
    expect(sameLook(figure('leper_1'), figure('leper_2', { crept: true }))).toBe(false);
    expect(standings(spot, [])).toEqual([]);
  });

  it('stand with Greater Daemons in the back row', () => {
    const crowd = standings(spot, [
      ...Array.from({ length: 6 }, (_, i) => figure(`leper_${i + 1}`)),
      figure('great_unclean_one_1', { class: 'greater_daemon' }),
    ]);
    const daemon = crowd.find((one) => one.figure.class === 'greater_daemon')!;
    expect(daemon.y).toBe(Math.min(...crowd.map((one) => one.y)));
  });

  it('leave tokens in rows of cells', () => {
    expect(cells({ x: 0, y: 0, w: 92, h: 138 }, 3, 46)).toEqual([
      [0, 0],
      [46, 0],
      [0, 46],
    ]);
  });
});

describe('choices', () => {
  it('lie on regions, figures, spaces, cards and pieces, or elsewhere', () => {
    const found = targetsOf(
      [
        choice('to kislev', 'region'),
        choice('summon leper_1', 'figure', { same: ['leper_1', 'leper_2'] }),
        choice('on kislev_left', 'slot'),
        choice('play influenza', 'card'),
        choice('hit peasant', 'token'),
        choice('hit horror_1', 'figure', { same: ['horror_1'] }),
        choice('remove khorne', 'power'),
        choice('upgrade more_blood', 'upgrade'),
        choice('pass'),
        choice('pair first', 'pair', { regions: ['tilea', 'estalia'] }),
      ],
      'kislev',
    );
    expect([...found.regions.keys()]).toEqual(['kislev', 'tilea', 'estalia']);
    expect([...found.figures.keys()]).toEqual(['leper_1', 'leper_2', 'horror_1']);
    expect([...found.slots.keys()]).toEqual(['kislev_left']);
    expect([...found.cards.keys()]).toEqual(['influenza']);
    expect([...found.pieces.keys()]).toEqual(['kislev/peasant', 'kislev/khorne']);
    expect(found.elsewhere.map((one) => one.choice)).toEqual([
      'hit peasant',
      'remove khorne',
      'upgrade more_blood',
      'pass',
    ]);
  });

  it('are asked for by the verb of the moment', () => {
    expect(regionWish('summon_to', 'kislev')).toBe('to kislev');
    expect(regionWish('place_by_dial', 'kislev')).toBe('place kislev');
    expect(figureWish('turn', 'leper_1')).toBe('summon leper_1');
    expect(figureWish('revenge', 'leper_1')).toBe('hit leper_1');
    expect(figureWish('lose', 'leper_1')).toBe('lose leper_1');
    expect(slotWish('play_on', 'kislev_left')).toBe('on kislev_left');
    expect(slotWish('block', 'kislev_left')).toBe('block kislev_left');
    expect(cardWish('discard_first', 'influenza')).toBe('discard influenza');
    expect(cardWish('turn', 'influenza')).toBe('play influenza');
  });

  it('are counted', () => {
    expect(tally(['b', 'a', 'b'])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });
});

describe('dice on the table', () => {
  const roll = (faces: number[], cause: RollView['cause'] = 'regular'): RollView => ({
    power: 'khorne',
    cause,
    dice: 2,
    faces,
    hits: 0,
  });
  const lie = (region: string, ...rolls: RollView[]): DiceView => ({ region, rolls, losses: [] });

  it('tumble when they fall, and lie still afterwards', () => {
    const [one, two] = [lie('kislev', roll([6, 2])), lie('kislev', roll([6, 2]), roll([1]))];
    expect(settled(null, one)).toBe(0);
    expect(settled(one, one)).toBe(1);
    expect(settled(one, two)).toBe(1);
    expect(settled(two, null)).toBe(0);
  });

  it('lie still for who comes to the table later', () => {
    expect(settled(undefined, lie('kislev', roll([6, 2]), roll([1])))).toBe(2);
    expect(settled(undefined, null)).toBe(0);
  });

  it('fall anew in another battle', () => {
    expect(settled(lie('kislev', roll([6, 2])), lie('tilea', roll([6, 2])))).toBe(0);
    expect(settled(lie('kislev', roll([6, 2])), lie('kislev', roll([5, 3]), roll([1])))).toBe(0);
    expect(settled(lie('kislev', roll([6, 2]), roll([1])), lie('kislev', roll([6, 2])))).toBe(0);
  });

  it('tell what let them be rolled early', () => {
    expect(causeOf(roll([1]))).toBeNull();
    expect(causeOf(roll([1], 'blood_frenzy'))).toBe('card-blood_frenzy');
    expect(causeOf(roll([1], 'first_strike'))).toBe('follower-bloodletter');
  });
});

describe('the log', () => {
  it('leaves traces on the map', () => {
    const traces = tracesOf(
      [
        line('summon', { id: 'leper_1', power: 'nurgle', region: 'kislev', cost: 1 }),
        line('play', { space: 'kislev_left', power: 'nurgle', region: 'kislev', cost: 1 }),
        line('dominate', { power: 'nurgle', region: 'tilea', points: 3 }),
      ],
      7,
    );
    expect([...traces.figures]).toEqual(['leper_1']);
    expect([...traces.spaces]).toEqual(['kislev_left']);
    expect(traces.happenings).toMatchObject([{ what: 'points', region: 'tilea', power: 'nurgle', text: '+3' }]);
  });
});

describe('the chart', () => {
  const plot: Plot = { width: 300, height: 200, left: 20, bottom: 20, top: 10, right: 20 };

  it('begins at nothing and ends at what each Power has', () => {
    const lines = series(plot, [{ khorne: 4, nurgle: 2 }], { khorne: 9, nurgle: 2 });
    expect(lines.map((one) => [one.power, one.values])).toEqual([
      ['khorne', [0, 4, 9]],
      ['nurgle', [0, 2, 2]],
    ]);
    expect(lines[0]!.points[0]).toEqual([20, 180]);
    expect(lines[0]!.points.at(-1)![0]).toBe(280);
    expect(series(plot, [{ khorne: 4 }], { khorne: 4 })[0]!.values).toEqual([0, 4]);
    expect(ceiling([{ khorne: 41 }], { khorne: 12 })).toBe(50);
  });
});

describe('drawings', () => {
  it('use glyphs that exist', () => {
    const known = new Set([...`${sprite}${glyphs}`.matchAll(/symbol id="g-([\w-]+)"/g)].map(([, id]) => id));
    for (const marks of [...Object.values(CHAOS_ART), ...Object.values(OLD_WORLD_ART)])
      for (const [glyph] of marks) expect(known).toContain(glyph);
    expect([Object.keys(CHAOS_ART).length, Object.keys(OLD_WORLD_ART).length]).toEqual([30, 22]);
  });

  it('measure angles from the top', () => {
    expect(polar([60, 60], 10, 0).map(Math.round)).toEqual([60, 50]);
    expect(polar([60, 60], 10, 90).map(Math.round)).toEqual([70, 60]);
    expect(sector([60, 60], 30, 50, 0, 40)).toMatch(/^M60 10A50 50 0 0 1 .*z$/);
  });

  it('set long texts smaller, but never below what can be read', () => {
    expect(textSize('short', 60, 9, 7)).toBe(9);
    expect(textSize('x'.repeat(80), 60, 9, 7)).toBeCloseTo(7.79);
    expect(textSize('x'.repeat(900), 60, 9, 7)).toBe(7);
  });
});

describe('seats', () => {
  it('are Powers in order, without the one that nobody plays, unless they are chosen or drawn', () => {
    const letters = (seats: number, options: Record<string, unknown>) =>
      Array.from({ length: seats }, (_, seat) => identity.seat(seat, seats, options).letter).join('');
    expect(letters(4, {})).toBe('KNTS');
    expect(letters(3, { absent: 'anyone' })).toBe('KNT');
    expect(letters(3, { absent: 'nurgle' })).toBe('KTS');
    expect(letters(4, { powers: 'random' })).toBe('????');
    expect(lookOf('slaanesh').letter).toBe('S');
  });
});
