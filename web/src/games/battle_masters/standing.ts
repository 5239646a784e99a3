/** Who stands on the mat: units and face-down tokens, from the back row to the front. */

import type { Side, Table } from './contract';
import { hexOf, type Hex } from './hexes';
import type { Box } from './table';

export interface Standing {
  id: string;
  side: Side;
  type: string;
  hex: Hex;
  /** A face-down token: which unit it is, is not known. */
  token: boolean;
  skulls: number;
  elite: boolean;
  state: 'idle' | 'ready' | 'now' | 'done';
}

/** The first letter of what tells a unit from others of its type: the last capitalised word of its name. */
export const letterOf = (id: string): string => (id.split('_').at(-1) ?? '?').charAt(0).toUpperCase();

function stateOf(battle: Table, id: string): Standing['state'] {
  const on = battle.activation;
  if (!on) return battle.in_hand === id ? 'now' : 'idle';
  if (on.unit === id) return 'now';
  if (on.done.includes(id)) return 'done';
  return on.ready.includes(id) ? 'ready' : 'idle';
}

export function standing(battle: Table, records: Box['units']): Standing[] {
  const found: Standing[] = [];
  for (const [id, unit] of Object.entries(battle.units)) {
    const record = records.get(id);
    if (!unit.hex || !record) continue;
    found.push({
      id,
      side: record.side,
      type: record.type,
      hex: hexOf(unit.hex),
      token: false,
      skulls: unit.skulls,
      elite: unit.elite,
      state: stateOf(battle, id),
    });
  }
  for (const token of battle.tokens) {
    const side: Side = battle.teams.imperial.includes(token.seat) ? 'imperial' : 'chaos';
    found.push({
      id: `token-${token.hex}`,
      side,
      type: '',
      hex: hexOf(token.hex),
      token: true,
      skulls: 0,
      elite: false,
      state: 'idle',
    });
  }
  return found.sort((a, b) => a.hex[1] - b.hex[1] || a.hex[0] - b.hex[0]);
}
