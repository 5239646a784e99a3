/** What facts of an event tell of an army. */

import type { Line } from '../contract';
import type { Army } from './contract';

export const armyOf = ({ army }: Line['facts']): Army | null =>
  typeof army === 'object' && 'id' in army ? (army as unknown as Army) : null;

/** The region an event tells of, its own or that of its army. */
export function regionOf(facts: Line['facts']): number | null {
  const region = Number(facts.region ?? armyOf(facts)?.region);
  return Number.isNaN(region) ? null : region;
}
