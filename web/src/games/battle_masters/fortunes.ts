/** How a battle went: the units each army had left, battle card by battle card. */

import type { Line } from '../board';
import type { Box, Side, UnitView } from './table';

export interface Fortune {
  side: Side;
  /** Units standing when the battle began and after each battle card. */
  standing: number[];
}

export const ARMIES: readonly Side[] = ['imperial', 'chaos'];

/** Told from the end backwards, as the mat shows how many are left; of a campaign only its last battle. */
export function fortunes(log: readonly Line[], units: Record<string, UnitView>, records: Box['units']): Fortune[] {
  const begun = log.findLastIndex(({ text }) => text.key === 'log-scenario');
  const cards: string[][] = [[]];
  for (const { text } of log.slice(begun + 1)) {
    if (text.key === 'log-card') cards.push([]);
    const unit = text.params?.unit;
    if (text.key === 'log-eliminated' && typeof unit === 'object' && !Array.isArray(unit))
      cards.at(-1)!.push(unit.key.replace('unit-', ''));
  }
  return ARMIES.map((side) => {
    const left = Object.entries(units).filter(([id, { where }]) => where === 'mat' && records.get(id)?.side === side);
    const fallen = cards.map((names) => names.filter((id) => records.get(id)?.side === side).length);
    let count = left.length + fallen.reduce((sum, one) => sum + one, 0);
    return { side, standing: fallen.map((one) => (count -= one)) };
  });
}
