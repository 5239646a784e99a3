/** Where the figures of a region stand: up to three rows, Greater Daemons behind, equal ones merged in a crowd. */

import type { Spot } from './map';
import type { Class, FigureView } from './contract';
import { POWERS } from './table';

/** One figure, or several alike that stand as one with a count. */
export interface Standing {
  figure: FigureView;
  /** All that it stands for, the shown one first. */
  ids: string[];
  x: number;
  /** The foot. */
  y: number;
  scale: number;
}

interface Group {
  figure: FigureView;
  ids: string[];
}

/** How much room a figure takes in its row. */
const WIDTHS: Record<Class, number> = { cultist: 54, warrior: 58, greater_daemon: 84 };
/** Above this number, figures that look alike become one with a count. */
const CROWD = 8;
const SCALES = [1.1, 1.02, 0.94, 0.87, 0.8] as const;
const TIGHTNESS = [1, 0.9, 0.82] as const;

const width = (group: Group): number => WIDTHS[group.figure.class];
const isDaemon = (group: Group): boolean => group.figure.class === 'greater_daemon';

/** What tells a figure from its fellows at a glance. */
export function sameLook(a: FigureView, b: FigureView): boolean {
  return (
    a.follower === b.follower &&
    a.controlled_by === b.controlled_by &&
    a.shielded === b.shielded &&
    a.crept === b.crept &&
    a.tipped === b.tipped &&
    a.on_space === b.on_space &&
    hitsOn(a) === hitsOn(b)
  );
}

/** Early hits that wait on a figure, of all Powers. */
export const hitsOn = (figure: FigureView): number => Object.values(figure.hits).reduce((sum, hits) => sum + hits, 0);

function grouped(figures: readonly FigureView[]): Group[] {
  const groups: Group[] = [];
  for (const figure of figures) {
    const group = figures.length > CROWD ? groups.find((one) => sameLook(one.figure, figure)) : undefined;
    if (group) group.ids.push(figure.id);
    else groups.push({ figure, ids: [figure.id] });
  }
  return groups.sort((a, b) => Number(isDaemon(b)) - Number(isDaemon(a)));
}

function inRows(crowd: readonly Group[], ranks: number): Group[][] {
  const whole = crowd.reduce((sum, group) => sum + width(group), 0);
  const rows: Group[][] = [[]];
  let filled = 0;
  for (const group of crowd) {
    const full = filled + width(group) / 2 > whole / ranks;
    if (rows.at(-1)!.length && !isDaemon(group) && full && rows.length < ranks) {
      rows.push([]);
      filled = 0;
    }
    rows.at(-1)!.push(group);
    filled += width(group);
  }
  const order = (group: Group) => POWERS.indexOf(group.figure.power) * 100 + width(group);
  return rows.map((row) => row.sort((a, b) => order(a) - order(b)));
}

interface Placed extends Group {
  at: number;
}
interface Layout {
  rows: Placed[][];
  rise: number;
  scale: number;
  tall: number;
  score: number;
}

function tryLayout(spot: Spot, crowd: readonly Group[], scale: number, tight: number, ranks: number): Layout {
  const wide = (group: Group) => width(group) * scale * (isDaemon(group) ? tight : Math.max(tight, 0.88));
  const rows = inRows(crowd, ranks).map((row) => {
    let x = 0;
    return row.map((group, i): Placed => {
      if (i && row[i - 1]!.figure.power !== group.figure.power) x += 4;
      x += wide(group);
      return { ...group, at: x - wide(group) / 2 };
    });
  });
  const span = Math.max(...rows.map((row) => row.at(-1)!.at + wide(row.at(-1)!) / 2));
  const tall = (rows[0]!.some(isDaemon) ? 90 : 70) * scale;
  const rise = rows.length > 1 ? Math.min(74 * scale, (spot.h - tall) / (rows.length - 1)) : 0;
  const tooWide = Math.max(0, span - spot.w - 8) / spot.w;
  const tooLow = rows.length > 1 ? Math.max(0, 50 * scale - rise) / 50 : 0;
  const score = scale * (0.6 + 0.4 * tight) - 0.05 * rows.length - 6 * tooWide - 2 * tooLow;
  return { rows, rise, scale, tall, score };
}

/** Put the figures of a region on its spot: as large, as loose and in as few rows as fit. */
export function standings(spot: Spot, figures: readonly FigureView[]): Standing[] {
  if (!figures.length) return [];
  const crowd = grouped(figures);
  const layouts = SCALES.flatMap((scale) =>
    TIGHTNESS.flatMap((tight) => [1, 2, 3].map((ranks) => tryLayout(spot, crowd, scale, tight, ranks))),
  );
  const { rows, rise, scale, tall } = layouts.reduce((best, one) => (one.score > best.score ? one : best));
  const top = spot.y + (spot.h + tall - rise * (rows.length - 1)) / 2 - 5;
  return rows.flatMap((row, j) => {
    const first = row[0]!.at;
    const span = row.at(-1)!.at - first;
    const room = spot.w - 64 * scale;
    const spread = span ? Math.min(1.3, Math.max(1, room / span)) : 1;
    // In a crowd every other row steps aside, so that nobody stands right behind another.
    const aside = rows.length > 2 ? Math.min(22, Math.max(0, (room - span * spread) / 2)) * (j % 2 ? 1 : -1) : 0;
    const left = spot.x + (spot.w - span * spread) / 2 + aside;
    return row.map(({ figure, ids, at }) => ({
      figure,
      ids,
      x: left + (at - first) * spread,
      y: top + j * rise,
      scale,
    }));
  });
}

/** Corners of cells that fill a spot row by row. */
export function cells(spot: Spot, count: number, size: number): [number, number][] {
  const columns = Math.max(1, Math.floor(spot.w / size));
  return Array.from({ length: count }, (_, i) => [
    spot.x + (i % columns) * size,
    spot.y + Math.floor(i / columns) * size,
  ]);
}
