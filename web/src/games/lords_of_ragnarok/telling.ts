/** What facts of an event tell of an army. */

import type { Fact, Line } from '../board';

/** An army as an event tells of it: as it was then. */
export interface ArmyFact {
  id: string;
  player: string;
  number: number;
  value: number;
  /** The number of its region; a text in the reserve. */
  region: Fact;
}

export const armyOf = ({ army }: Line['facts']): ArmyFact | null =>
  typeof army === 'object' && 'id' in army ? (army as unknown as ArmyFact) : null;

/** The region an event tells of, its own or that of its army. */
export function regionOf(facts: Line['facts']): number | null {
  const region = Number(facts.region ?? armyOf(facts)?.region);
  return Number.isNaN(region) ? null : region;
}
