/** What is lit on the mat: where the choices of the moment can be made, and how far a shooter reaches. */

import type { Choice, Table } from './contract';
import { allHexes, distance, hexOf, nameOf, type Hex } from './hexes';
import { distinct, isAttack, type Box, type onMat } from './table';

export type Targets = ReturnType<typeof onMat>;

export interface Attack {
  unit: string;
  hex: string;
  choice: Choice;
}

export const attacksOf = (battle: Table, targets: Targets): Attack[] =>
  [...targets.units].flatMap(([unit, choice]) => {
    const hex = battle.units[unit]?.hex;
    return hex && isAttack(choice.verb) ? [{ unit, hex, choice }] : [];
  });

/** The hexes to choose from, and with them that of the unit which acts. */
export function litHexes(battle: Table, targets: Targets): Hex[] {
  const names = [...targets.hexes.keys(), ...[...targets.units.keys()].map((id) => battle.units[id]?.hex)];
  const now = battle.activation?.unit ? battle.units[battle.activation.unit]?.hex : null;
  return distinct(distinct(names).length ? [...names, now] : []).map(hexOf);
}

/** The hexes of the mat that this battle leaves out. */
export function outsideOf(battle: Table, { portions }: Box): Hex[] {
  const portion = portions.find((one) => one.id === battle.portion);
  if (!portion || battle.portion === portions[0]?.id) return [];
  return allHexes.filter(([col, row]) => {
    const [low, high] = row % 2 ? portion.cols_odd_rows : portion.cols_even_rows;
    return row < portion.rows[0] || row > portion.rows[1] || col < low || col > high;
  });
}

/** The hexes that a shooter can aim at. */
export function reachOf(battle: Table, { units }: Box, shooter: string | null, outside: readonly Hex[]): Hex[] {
  const range = (shooter ? units.get(shooter)?.range : null) ?? 0;
  const place = shooter ? battle.units[shooter]?.hex : null;
  if (!place || range < 2) return [];
  const from = hexOf(place);
  return allHexes.filter((hex) => distance(hex, from) <= range && !outside.some((one) => nameOf(one) === nameOf(hex)));
}
