/** The sides of a battle, and what the log tells of it: the values that were compared, and what became of each army afterwards. */

import type { ArmyView, Battle, Line, Table } from './contract';
import type { Box, CardRecord } from './table';
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

/** A side of a battle as its scene shows it. */
export interface Side {
  seat: number;
  clan: string;
  role: 'attacks' | 'defends';
  host: readonly ArmyView[];
  laid: readonly CardRecord[];
  /** The card being played. */
  playing: string | null | undefined;
  passed: boolean;
  /** What its armies, its cards and their effects come to. */
  value: number;
  armies: number;
  cards: number;
  effects: number;
  /** Once the cards are discarded the sum cannot be shown any more. */
  summed: boolean;
  losses: number;
  hand: number;
  retreats: readonly number[];
  fates: readonly Fate[];
}

/** The attacker (0) or the defender (1); `told` is what the log says once the battle is decided. */
export function sideOf(saga: Table, battle: Battle, i: 0 | 1, things: Box, told: Fought | null): Side {
  const seat = i === 0 ? battle.attacker : battle.defender;
  const player = saga.players[seat]!;
  const laid = battle.cards[i]!.flatMap((id) => things.cards.get(id) ?? []);
  const fates = told?.fates.filter(({ clan }) => clan === player.colour) ?? [];
  // what was compared stays on the table while the losses are suffered
  const value = told?.values?.[i] ?? battle.values[i]!;
  const armies = before(battle.armies[i]!, fates);
  const cards = laid.reduce((sum, card) => sum + card.value, 0);
  return {
    seat,
    clan: player.colour,
    role: i === 0 ? 'attacks' : 'defends',
    host: saga.regions[battle.region]?.armies.filter((army) => army.seat === seat) ?? [],
    laid,
    playing: battle.playing[i],
    passed: battle.passed[i]!,
    value,
    armies,
    cards,
    effects: value - armies - cards,
    summed: laid.length > 0 || battle.winner === null,
    losses: battle.losses[i]!,
    hand: player.cards,
    retreats: battle.retreats[i]!,
    fates,
  };
}
