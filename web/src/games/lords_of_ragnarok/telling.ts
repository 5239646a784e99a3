/** What facts of an event tell of an army. */

import type { Army, Line } from './contract';

export const armyOf = (facts: Line['facts']): Army | null =>
  'army' in facts && typeof facts.army === 'object' && 'id' in facts.army ? facts.army : null;

/** The region an event tells of, its own or that of its army. */
export function regionOf(facts: Line['facts']): number | null {
  const region = Number('region' in facts ? facts.region : armyOf(facts)?.region);
  return Number.isNaN(region) ? null : region;
}
