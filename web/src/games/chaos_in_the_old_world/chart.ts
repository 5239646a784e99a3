/** Points over the rounds as lines: where each point of a chart lies. */

import type { Power } from './contract';
import { POWERS, type ByPower } from './table';

export interface Plot {
  width: number;
  height: number;
  /** Room for the figures at the left and below. */
  left: number;
  bottom: number;
  top: number;
  right: number;
}

export interface Series {
  power: Power;
  values: number[];
  points: [x: number, y: number][];
}

/** The height of a value. */
export const heightOf = (plot: Plot, most: number, value: number): number =>
  plot.height - plot.bottom - (value / most) * (plot.height - plot.bottom - plot.top);

/** Where a round stands, round 0 being the beginning. */
export const roundAt = (plot: Plot, rounds: number, round: number): number =>
  plot.left + (round / Math.max(1, rounds)) * (plot.width - plot.left - plot.right);

/** The upper end of the scale: a multiple of ten above all values. */
export const ceiling = (history: readonly ByPower[], end: ByPower): number =>
  Math.max(10, Math.ceil(Math.max(...[...history, end].flatMap((row) => Object.values(row)), 1) / 10) * 10);

/** A line for each Power in play, from nothing at the beginning to what it has at the end. */
export function series(plot: Plot, history: readonly ByPower[], end: ByPower): Series[] {
  const last = history.at(-1);
  const settled = last !== undefined && POWERS.every((power) => last[power] === end[power]);
  const rows = settled ? history : [...history, end];
  const most = ceiling(history, end);
  return POWERS.filter((power) => end[power] !== undefined).map((power) => {
    const values = [0, ...rows.map((row) => row[power] ?? 0)];
    const points = values.map((value, round): [number, number] => [
      roundAt(plot, rows.length, round),
      heightOf(plot, most, value),
    ]);
    return { power, values, points };
  });
}
