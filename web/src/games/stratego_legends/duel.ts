/** An attack as a scene: who meets whom, how the strengths add up, and how it ended; told from the log and the view. */

import type { Fact, Line } from '../contract';
import type { Text } from '../../words/text';
import type { Events, Part as ToldPart } from './contract';
import type { Battle, Fighter, Part } from './table';

/** A line of a sum: how much, why, and the message of what it comes from. */
export interface Addend {
  reason: Part['reason'];
  of: string;
  amount: number;
}

export interface Combatant {
  /** The unit's id; null while it is hidden from the viewer. */
  unit: string | null;
  block: number | null;
  /** Who commands it; null where nothing tells. */
  seat: number | null;
  strength: number | null;
  addends: Addend[];
  fallen: boolean;
}

export interface Duel {
  kind: 'attack' | 'shot';
  from: string | null;
  space: string;
  attacker: Combatant;
  defender: Combatant;
  /** The strengths as they were compared. */
  compared: readonly [number, number] | null;
  /** What else happened: spells, captures, guesses. */
  notes: Text[];
  over: boolean;
}

const KEY_OF: Record<string, 'terrain' | 'nation' | 'keyword' | 'unit'> = {
  terrain: 'terrain',
  color: 'nation',
  keyword: 'keyword',
  curse: 'unit',
  bonus: 'unit',
};
const nobody = (unit: string | null = null): Combatant => ({
  unit,
  block: null,
  seat: null,
  strength: null,
  addends: [],
  fallen: false,
});

type Facts = Line['facts'];

const word = (fact: Fact | undefined): string | null => (typeof fact === 'string' ? fact : null);

/** The addends of the view. */
export const addends = (parts: readonly Part[]): Addend[] =>
  parts.map(({ reason, of, amount }) => ({ reason, of: KEY_OF[reason] ? `${KEY_OF[reason]}-${of}` : '', amount }));

/** The addends of an event. */
const toldAddends = ({ parts }: Facts): Addend[] =>
  (parts as unknown as ToldPart[]).map((part) => {
    const kind = KEY_OF[part.id];
    return { reason: part.id as Part['reason'], of: kind ? `${kind}-${part[kind]}` : '', amount: Number(part.amount) };
  });

function begin(kind: Duel['kind'], facts: Facts, before: Battle | null): Duel {
  const space = String(facts.space);
  const from = word(facts.start);
  const there = (name: string | null) => before?.units.find((unit) => unit.at === name) ?? null;
  const attacker = nobody(word(facts.unit) ?? there(from)?.unit ?? null);
  attacker.block = there(from)?.block ?? null;
  attacker.seat = there(from)?.seat ?? null;
  const defender = nobody(there(space)?.unit ?? null);
  defender.block = there(space)?.block ?? null;
  defender.seat = there(space)?.seat ?? null;
  return { kind, from, space, attacker, defender, compared: null, notes: [], over: false };
}

const NOTES: ReadonlySet<string> = new Set<keyof Events>([
  'spell',
  'negated',
  'negated-hidden',
  'captured',
  'captured-hidden',
  'guess-right',
  'guess-wrong',
  'saves',
  'saves-hidden',
  'zero',
  'control',
]);

/** The duel after some lines of the log; `before` is the table as it stood before them. */
export function told(duel: Duel | null, lines: readonly Line[], before: Battle | null): Duel | null {
  let now = duel && { ...duel };
  for (const { event, facts, text } of lines) {
    const plain = event.replace(/-hidden$/, '');
    if (plain === 'attack' || plain === 'shot') {
      now = begin(plain, facts, before);
      continue;
    }
    if (!now || now.over) continue;
    const { attacker, defender }: Duel = now;
    const unit = word(facts.unit);
    if (plain === 'reveal' && unit && facts.space === now.space) {
      if (attacker.unit === null && now.kind === 'attack') now.attacker = { ...attacker, unit };
      else if (attacker.unit !== unit) now.defender = { ...defender, unit };
    } else if (plain === 'strength' && unit) {
      const sum = { strength: Number(facts.total), addends: toldAddends(facts) };
      if (unit === attacker.unit) now.attacker = { ...attacker, ...sum };
      else now.defender = { ...defender, ...sum, unit };
    } else if (plain === 'compare') {
      now.compared = [Number(facts.attack), Number(facts.defence)];
    } else if (plain === 'destroyed' && unit) {
      if (unit === defender.unit) now.defender = { ...defender, fallen: true };
      else if (unit === attacker.unit) now.attacker = { ...attacker, fallen: true };
    } else if (NOTES.has(event)) {
      now.notes = [...now.notes, text];
    }
  }
  return now;
}

function met(told: Combatant, fighter: Fighter): Combatant {
  return {
    unit: fighter.unit ?? told.unit,
    block: fighter.block,
    seat: fighter.seat,
    strength: fighter.strength ?? told.strength,
    addends: fighter.parts ? addends(fighter.parts) : told.addends,
    fallen: fighter.fallen || told.fallen,
  };
}

/** The duel as the view has it: what is under way is taken from there, and what no longer is, is over. */
export function shown(duel: Duel | null, battle: Battle): Duel | null {
  const { attack, shot } = battle;
  if (attack) {
    const same = duel && !duel.over && duel.kind === 'attack' && duel.space === attack.space ? duel : null;
    return {
      kind: 'attack',
      from: attack.from,
      space: attack.space,
      attacker: met(same?.attacker ?? nobody(), attack.attacker),
      defender: met(same?.defender ?? nobody(), attack.defender),
      compared: same?.compared ?? null,
      notes: same?.notes ?? [],
      over: false,
    };
  }
  if (shot?.space) {
    const same = duel && !duel.over && duel.kind === 'shot' && duel.space === shot.space ? duel : null;
    return {
      kind: 'shot',
      from: shot.from,
      space: shot.space,
      attacker: met(same?.attacker ?? nobody(), shot.shooter),
      defender: met(same?.defender ?? nobody(), shot.target),
      compared: same?.compared ?? null,
      notes: same?.notes ?? [],
      over: false,
    };
  }
  return duel && { ...duel, over: true };
}

export type Verdict = 'attacker' | 'defender' | 'both' | 'nobody';

/** Who stands at the end. */
export function verdict(duel: Duel): Verdict {
  const { attacker, defender } = duel;
  if (attacker.fallen && defender.fallen) return 'both';
  if (attacker.fallen) return 'defender';
  return defender.fallen ? 'attacker' : 'nobody';
}
