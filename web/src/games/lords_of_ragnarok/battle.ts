/** What the log tells of a battle: the values that were compared, and what became of each army afterwards. */

import type { Line } from './contract';
import { armyOf, regionOf } from './telling';

/** What befell an army: its value before and after (0 is destroyed), or where it retreated. */
export interface Fate {
  army: string;
  clan: string;
  from: number;
  to: number;
  retreat: number | null;
}

export interface Fought {
  /** Attacker's and defender's value as compared; null while cards are played. */
  values: [number, number] | null;
  /** In the order in which it happened. */
  fates: readonly Fate[];
}

/** What a line says became of an army of this value; null if nothing did. */
function fate({ event, facts }: Line, from: number): Pick<Fate, 'to' | 'retreat'> | null {
  if (event === 'army-value') return { to: facts.value, retreat: null };
  if (event === 'army-destroyed') return { to: 0, retreat: null };
  return event === 'retreats' ? { to: from, retreat: regionOf(facts) } : null;
}

/** The battle that the log spoke of last. */
export function fought(log: readonly Line[]): Fought {
  const lines = log.slice(log.findLastIndex(({ event }) => event === 'battle'));
  const where = lines[0]?.event === 'battle' ? lines[0].facts.region : undefined;
  const compared = lines.findIndex(({ event }) => event === 'battle-values');
  const values = lines[compared];
  if (values?.event !== 'battle-values') return { values: null, fates: [] };
  const fates = lines.slice(compared + 1).flatMap((line) => {
    const army = armyOf(line.facts);
    const became = army && fate(line, army.value);
    if (!became || army.region !== where) return [];
    return [{ army: army.id, clan: army.player, from: army.value, ...became }];
  });
  return { values: [values.facts.attack, values.facts.defence], fates };
}

/** The value that a side's armies had when the values were compared, from what is left of them. */
export const before = (left: number, fates: readonly Fate[]): number =>
  fates.reduce((sum, { from, to, retreat }) => sum + (retreat === null ? from - to : from), left);
