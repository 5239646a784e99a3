/** Finding units: by nation, type, strength, power, and words of their cards. */

import type { Speaker } from '../../../words/text';
import { operation, rowOf, type UnitRecord } from '../catalogue';
import type { Nation, Row, Side } from '../contract';

export interface Wanted {
  side: Side;
  /** Empty: all nations of the side. */
  nations: readonly Nation[];
  type: string;
  row: Row | '';
  /** An operation (`charge`) or a kind of power (`death_curse`). */
  power: string;
  words: string;
}

export const NOTHING: Omit<Wanted, 'side'> = { nations: [], type: '', row: '', power: '', words: '' };

/** Words as one looks for them: without capitals and accents. */
export const folded = (text: string): string =>
  text.toLowerCase().replace(/œ/g, 'oe').normalize('NFKD').replace(/\p{M}/gu, '');

/** All words on a unit's card, in the language of the speaker. */
export function cardWords(unit: UnitRecord, speaker: Speaker): string {
  const keys = [
    `unit-${unit.id}`,
    `type-${unit.type.toLowerCase()}`,
    `nation-${unit.color}`,
    ...unit.powers.flatMap((power, i) => [`power-${unit.id}-${i + 1}`, `op-${operation(power)}`]),
  ];
  return folded([String(unit.number), ...keys.map((key) => speaker.word(key))].join(' '));
}

/** The units that fit everything wanted; `words` gives the words of a card. */
export function find(units: readonly UnitRecord[], wanted: Wanted, words: (unit: UnitRecord) => string): UnitRecord[] {
  const asked = folded(wanted.words).split(/\s+/).filter(Boolean);
  return units.filter(
    (unit) =>
      unit.army === wanted.side &&
      (!wanted.nations.length || wanted.nations.includes(unit.color)) &&
      (!wanted.type || unit.type === wanted.type) &&
      (!wanted.row || rowOf(unit) === wanted.row) &&
      (!wanted.power ||
        unit.powers.some((power) => operation(power) === wanted.power || power.kind === wanted.power)) &&
      (!asked.length || asked.every((word) => words(unit).includes(word))),
  );
}
