/** What the log tells of a battle: the values that were compared, and what became of each army afterwards. */

import type { Line } from '../board';
import { armyIn, idIn, inner, regionIn } from './telling';

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

const FATES: Record<string, (line: Line, from: number) => Pick<Fate, 'to' | 'retreat'>> = {
  'log-army-value': ({ text }) => ({ to: Number(text.params?.value), retreat: null }),
  'log-army-destroyed': () => ({ to: 0, retreat: null }),
  'log-retreats': ({ text }, from) => ({ to: from, retreat: regionIn(text) }),
};

/** The battle that the log spoke of last. */
export function fought(log: readonly Line[]): Fought {
  const lines = log.slice(log.findLastIndex(({ text }) => text.key === 'log-battle'));
  const where = idIn(lines[0]?.text, 'region');
  const compared = lines.findIndex(({ text }) => text.key === 'log-battle-values');
  if (compared < 0) return { values: null, fates: [] };
  const { attack, defence } = lines[compared]!.text.params ?? {};
  const fates = lines.slice(compared + 1).flatMap((line) => {
    const army = inner(line.text, 'army');
    const tell = FATES[line.text.key];
    if (!army || !tell || idIn(army, 'region') !== where) return [];
    const from = Number(army.params?.value);
    return [{ army: armyIn(line.text) ?? '', clan: idIn(army, 'player'), from, ...tell(line, from) }];
  });
  return { values: [Number(attack), Number(defence)], fates };
}

/** The value that a side's armies had when the values were compared, from what is left of them. */
export const before = (left: number, fates: readonly Fate[]): number =>
  fates.reduce((sum, { from, to, retreat }) => sum + (retreat === null ? from - to : from), left);
