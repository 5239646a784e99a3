/** What the log tells of a battle: the values that were compared, and what became of each army afterwards. */

import type { Line } from '../contract';
import type { Events } from './contract';
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

const FATES: Partial<Record<keyof Events, (line: Line, from: number) => Pick<Fate, 'to' | 'retreat'>>> = {
  'army-value': ({ facts }) => ({ to: Number(facts.value), retreat: null }),
  'army-destroyed': () => ({ to: 0, retreat: null }),
  retreats: ({ facts }, from) => ({ to: from, retreat: regionOf(facts) }),
};

/** The battle that the log spoke of last. */
export function fought(log: readonly Line[]): Fought {
  const lines = log.slice(log.findLastIndex(({ event }) => event === 'battle'));
  const where = lines[0]?.facts.region;
  const compared = lines.findIndex(({ event }) => event === 'battle-values');
  if (compared < 0) return { values: null, fates: [] };
  const { attack, defence } = lines[compared]!.facts;
  const fates = lines.slice(compared + 1).flatMap((line) => {
    const army = armyOf(line.facts);
    const tell = FATES[line.event as keyof Events];
    if (!army || !tell || army.region !== where) return [];
    return [{ army: army.id, clan: army.player, from: army.value, ...tell(line, army.value) }];
  });
  return { values: [Number(attack), Number(defence)], fates };
}

/** The value that a side's armies had when the values were compared, from what is left of them. */
export const before = (left: number, fates: readonly Fate[]): number =>
  fates.reduce((sum, { from, to, retreat }) => sum + (retreat === null ? from - to : from), left);
