/** Who stands on the field, and how much of each block the viewer sees. */

import type { SeatLook, TableProps } from '../board';
import { catalogue, type UnitRecord } from './catalogue';
import type { Contract, UnitView } from './contract';
import type { Field, Spot } from './field';
import { isTaken, sideOf } from './table';

export interface Standing {
  unit: UnitView;
  spot: Spot;
  record: UnitRecord | null;
  up: boolean;
  own: boolean;
  letter: string;
  /** Under whose flag it fights, if not under its own. */
  flag: SeatLook | null;
}

export function standing({ view, content, seats }: TableProps<Contract>, field: Field): Standing[] {
  const battle = view.table;
  const records = catalogue(content).byId;
  const mine = view.seat === null ? null : sideOf(battle, view.seat);
  const teams = battle.order.length > 2;
  return battle.units.map((unit) => {
    const own = mine !== null && sideOf(battle, unit.seat) === mine;
    const taken = isTaken(battle, unit);
    return {
      unit,
      spot: field.spot(unit.at),
      record: unit.unit ? (records.get(unit.unit) ?? null) : null,
      up: unit.unit !== null && (own || unit.shown || view.result !== null),
      own,
      letter: teams && !taken ? String(unit.seat + 1) : '',
      flag: taken ? (seats[unit.seat]?.look ?? null) : null,
    };
  });
}
