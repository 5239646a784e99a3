/** Which player of a team leads which unit: the option `split`, written as `unit:seat, unit:seat`. */

import type { UnitRecord } from './table';

/** Who leads each unit of an army when it is dealt out in turn. */
export const dealt = (army: readonly UnitRecord[], team: readonly number[]): Map<string, number> =>
  new Map(army.map((unit, i) => [unit.id, team[i % team.length]!]));

/** The seats that the option names; what is not of this army and team is left out. */
export function read(text: string, army: readonly UnitRecord[], team: readonly number[]): Map<string, number> {
  const found = dealt(army, team);
  for (const entry of text.split(/[\s,]+/)) {
    const [unit = '', seat = ''] = entry.split(':');
    if (found.has(unit) && /^\d+$/.test(seat) && team.includes(Number(seat))) found.set(unit, Number(seat));
  }
  return found;
}

/** The option for the armies of both sides: only what differs from dealing in turn. */
export function write(
  armies: readonly (readonly [readonly UnitRecord[], readonly number[], Map<string, number>])[],
): string {
  return armies
    .flatMap(([army, team, leaders]) => {
      const turn = dealt(army, team);
      return [...leaders].filter(([unit, seat]) => turn.get(unit) !== seat).map(([unit, seat]) => `${unit}:${seat}`);
    })
    .join(', ');
}
