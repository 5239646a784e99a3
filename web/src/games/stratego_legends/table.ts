/** What the engine shows of a battle of Stratego Legends, and what its choices mean on the field. */

import type { Choice } from '../contract';
import type * as said from './contract';

export type Side = 'beige' | 'grey';
export type Terrain = 'plain' | 'forest' | 'swamp' | 'mountain' | 'city' | 'water' | 'desert';

/** An addend of a strength: why, of what (a terrain, a nation, a unit …), how much. */
export interface Part {
  reason: 'base' | 'terrain' | 'water' | 'color' | 'keyword' | 'curse' | 'bonus';
  of: string;
  amount: number;
}

/** A block on the field; what follows `unit` is there only for those who know its face. */
export interface UnitView {
  block: number;
  at: string;
  seat: number;
  army: number;
  side: Side;
  moved: boolean;
  shown: boolean;
  /** It stands with its back to somebody who has seen it. */
  once_seen: boolean;
  bonus: number;
  granted: string[];
  unit: string | null;
  strength?: number | null;
  base?: number | null;
  parts?: Part[];
  keywords?: string[];
  spent?: boolean;
  known_to?: number[] | null;
}

export interface Fighter {
  block: number;
  seat: number;
  fallen: boolean;
  unit?: string;
  strength?: number;
  parts?: Part[];
}

export interface AttackView {
  space: string;
  from: string;
  seat: number;
  named: string | null;
  attacker: Fighter;
  defender: Fighter;
}

export interface ShotView {
  space: string | null;
  from: string | null;
  shooter: Fighter;
  target: Fighter;
}

/** What the viewer knows of an army against it. */
export interface EnemyView {
  army: number;
  standing: number;
  hidden: number;
  /** How many units of each row still hide; null where that cannot be told. */
  rows: Record<string, number> | null;
  known: { unit: string; at: string }[];
  /** Of hidden units that have given something away: the rows they may be of, by space. */
  may_be: Record<string, string[]>;
}

export type Contract = Omit<said.Contract, 'view'> & {
  view: Omit<said.View, 'table'> & { table: Omit<Battle, never> };
};

/** `view.table` of Stratego Legends. */
export interface Battle {
  field: {
    columns: number;
    ranks: number;
    /** Rank by rank from the grey edge down to the beige one. */
    terrain: Terrain[][];
    boards: { board: string; quarters: number }[];
  };
  sides: Record<Side, number[]>;
  order: number[];
  units: UnitView[];
  destroyed: Record<string, string[]>;
  waiting: string[];
  curse: { unit: string; power: string; seat: number; army: number } | null;
  entering_curse: string[];
  enemies: EnemyView[];
  rosters: ({ units: string[]; unseen: string[] } | null)[];
  /** What armies built at this table may hold: copies of one unit (0: any number), rare units. */
  limits: { copies: number; rare: boolean };
  brought: string[][];
  standing: boolean;
  turn: {
    number: number;
    seat: number | null;
    extra: number;
    quiet: number;
    repetitions: number;
    played: number[];
  };
  window: { kind: string; passed: number } | null;
  taken: string | null;
  attack: AttackView | null;
  shot: ShotView | null;
  last_move: (string | null)[];
  /** Whether the table points out abilities that could be used now. */
  hints: boolean;
  usable: { at: string; power: string }[];
  stops: string[][];
  campaign: {
    games: number;
    winners: (Side | 'draw')[];
    points: number[];
    totals: Record<Side, number>;
    first: Side;
  } | null;
}

export const STOPS = ['start', 'attack', 'after', 'end', 'offers'] as const;

/** Whether a unit fights for the side that is not its own. */
export const isTaken = (battle: Battle, unit: UnitView): boolean => sideOf(battle, unit.seat) !== unit.side;

/** The side a seat fights for. */
export const sideOf = (battle: Battle, seat: number): Side => (battle.sides.beige.includes(seat) ? 'beige' : 'grey');

// ---------------------------------------------------------------- choices

/** The choices by the space they name; an attacker, who shares one, is named as such. */
export function onField(choices: readonly Choice[], battle: Battle): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    if (choice.object?.kind !== 'space') continue;
    const space = choice.object.id === 'attacker' ? (battle.attack?.from ?? '') : choice.object.id;
    if (space) found.set(space, choice);
  }
  return found;
}

const VERB_OF_KIND: Record<string, string> = {
  turn: 'take',
  act: 'move',
  window: 'call',
  mix: 'mix',
  exchange: 'exchange',
  exchange_with: 'with',
  rage: 'attack',
  pick_unit: 'pick',
  pick_space: 'to',
};

/**
 * What a click on a space asks for, legal or not; nothing where a decision is not about spaces. With a unit in hand
 * that is not taken yet, it asks that unit to go there.
 */
export function wish(kind: string | undefined, space: string, hand: string | null = null): string | null {
  if (kind === 'turn' && hand) return `move ${hand} ${space}`;
  const verb = VERB_OF_KIND[kind ?? ''];
  return verb ? `${verb} ${space}` : null;
}

// ---------------------------------------------------------------- reach

/** All a unit could do, by the way it goes there. */
export interface Reach {
  from: string;
  moves: string[];
  attacks: string[];
  /** By operation (`charge`, `fly` …): where it could go, or whom it could aim at. */
  actions: Record<string, string[]>;
  abilities: string[];
}

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The reach of a unit that could be taken, from the hints of its choice. */
export function reachOf({ object, hints }: Choice): Reach {
  const actions = (hints.actions ?? {}) as Record<string, unknown>;
  return {
    from: object?.id ?? '',
    moves: words(hints.moves),
    attacks: words(hints.attacks),
    actions: Object.fromEntries(Object.entries(actions).map(([op, spaces]) => [op, words(spaces)])),
    abilities: words(hints.abilities),
  };
}

/** The reach of the unit that was taken: what may be chosen now. */
export function reachNow(from: string, choices: readonly Choice[]): Reach {
  const reach: Reach = { from, moves: [], attacks: [], actions: {}, abilities: [] };
  for (const choice of choices) {
    const id = choice.object?.id ?? '';
    if (choice.verb === 'move') reach.moves.push(id);
    else if (choice.verb === 'attack') reach.attacks.push(id);
    else if (choice.verb === 'use') reach.actions[id] = words(choice.hints.targets);
  }
  return reach;
}

/**
 * The choices that lead a unit to a space, the first still to be made: a step, or else the only action that gets there.
 * Null when there is none, or more than one: then the player shall say which.
 */
export function wayTo(reach: Reach, space: string, taken: boolean): string[] | null {
  const first = taken ? [] : [`take ${reach.from}`];
  if (reach.moves.includes(space)) return [...first, `move ${space}`];
  if (reach.attacks.includes(space)) return [...first, `attack ${space}`];
  const ways = Object.entries(reach.actions).filter(([, spaces]) => spaces.includes(space));
  return ways.length === 1 ? [...first, `use ${ways[0]![0]}`, `at ${space}`] : null;
}

/** The next choice of a plan among those that are legal; `at d5` is any choice of the space. */
export function nextOf(plan: readonly string[], choices: readonly Choice[]): string | null {
  const step = plan[0];
  if (!step) return null;
  const space = step.startsWith('at ') ? step.slice(3) : null;
  const found = choices.find(({ choice, verb, object }) =>
    space === null ? choice === step : object?.id === space && (verb === 'to' || verb === 'pick'),
  );
  return found?.choice ?? null;
}
