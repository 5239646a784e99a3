/** What the units and choices of a battle mean on the field. */

import type { Speaker } from '../../words/text';
import type { Choice, DecisionKind, PowerHint, Side, Stop, Table, UnitView, Verb } from './contract';

export const STOPS = ['start', 'attack', 'after', 'end', 'offers'] as const satisfies readonly Stop[];

/** Whether a unit fights for the side that is not its own. */
export const isTaken = (battle: Table, unit: UnitView): boolean => sideOf(battle, unit.seat) !== unit.side;

/** The side a seat fights for. */
export const sideOf = (battle: Table, seat: number): Side => (battle.sides.beige.includes(seat) ? 'beige' : 'grey');

// ---------------------------------------------------------------- choices

/** The choices by the space they name; an attacker, who shares one, is named as such. */
export function onField(choices: readonly Choice[], battle: Table): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    if (choice.object?.kind !== 'space') continue;
    const space = choice.object.id === 'attacker' ? (battle.attack?.from ?? '') : choice.object.id;
    if (space) found.set(space, choice);
  }
  return found;
}

const VERB_OF_KIND: Partial<Record<DecisionKind, Verb>> = {
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
export function wish(kind: DecisionKind | undefined, space: string, hand: string | null = null): string | null {
  if (kind === 'turn' && hand) return `move ${hand} ${space}`;
  const verb = kind && VERB_OF_KIND[kind];
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

/** The powers that a choice would use, where the table gives hints. */
export const powersOf = ({ hints }: Choice): PowerHint[] => hints.powers ?? [];

/** The spaces that those powers reach: two of them may reach the same one. */
export const targetsOf = (choice: Choice): string[] => [...new Set(powersOf(choice).flatMap(({ targets }) => targets))];

/** What is written of those powers. */
export const powerWords = (choice: Choice, speaker: Speaker): string =>
  powersOf(choice)
    .map(({ words }) => speaker.word(words))
    .join(' ');

/** The reach of a unit that could be taken, from the hints of its choice. */
export const reachOf = ({ object, hints }: Choice): Reach => ({
  from: object?.id ?? '',
  moves: hints.moves ?? [],
  attacks: hints.attacks ?? [],
  actions: hints.actions ?? {},
  abilities: hints.abilities ?? [],
});

/** The reach of the unit that was taken: what may be chosen now. */
export function reachNow(from: string, choices: readonly Choice[]): Reach {
  const reach: Reach = { from, moves: [], attacks: [], actions: {}, abilities: [] };
  for (const choice of choices) {
    const id = choice.object?.id ?? '';
    if (choice.verb === 'move') reach.moves.push(id);
    else if (choice.verb === 'attack') reach.attacks.push(id);
    else if (choice.verb === 'use') reach.actions[id] = targetsOf(choice);
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
