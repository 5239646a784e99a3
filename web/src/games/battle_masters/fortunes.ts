/** How a battle went: the units each army had left, battle card by battle card. */

import type { Line, Side, Unit } from './contract';
import type { Box } from './table';

export interface Fortune {
  side: Side;
  /** Units standing when the battle began and after each battle card. */
  standing: number[];
}

export const ARMIES: readonly Side[] = ['imperial', 'chaos'];

/** The units that fell in some lines of the log. */
export const fallen = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ event, facts }) => (event === 'eliminated' ? [facts.unit] : []));

/** Told from the end of a battle backwards, by those that were left of each army. */
export function course(lines: readonly Line[], left: Record<Side, number>, records: Box['units']): Fortune[] {
  const cards: Line[][] = [[]];
  for (const line of lines) {
    if (line.event === 'card') cards.push([]);
    cards.at(-1)!.push(line);
  }
  return ARMIES.map((side) => {
    const losses = cards.map((card) => fallen(card).filter((id) => records.get(id)?.side === side).length);
    let count = left[side] + losses.reduce((sum, one) => sum + one, 0);
    return { side, standing: losses.map((one) => (count -= one)) };
  });
}

/** The battle on the mat, which shows how many are left; of a campaign only its last one. */
export function fortunes(log: readonly Line[], units: Record<string, Unit>, records: Box['units']): Fortune[] {
  const begun = log.findLastIndex(({ event }) => event === 'scenario');
  const left = { imperial: 0, chaos: 0 };
  for (const [id, { where }] of Object.entries(units)) {
    const side = records.get(id)?.side;
    if (side && where === 'mat') left[side]++;
  }
  return course(log.slice(begun + 1), left, records);
}
