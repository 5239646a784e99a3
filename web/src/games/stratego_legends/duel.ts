/** An attack as a scene: who meets whom, how the strengths add up, and how it ended; told from the log and the view. */

import type { Text } from '../../words/text';
import type { Events, Fighter, Line, Part, PartReason, PartView, Table } from './contract';

/** A line of a sum: how much, why, and the message of what it comes from. */
export interface Addend {
  reason: PartReason;
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

const KEY_OF: Partial<Record<PartReason, 'terrain' | 'nation' | 'keyword' | 'unit'>> = {
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

/** The addends of the view. */
export const addends = (parts: readonly PartView[]): Addend[] =>
  parts.map(({ reason, of, amount }) => ({ reason, of: KEY_OF[reason] ? `${KEY_OF[reason]}-${of}` : '', amount }));

/** The addends of an event. */
const toldAddends = (parts: readonly Part[]): Addend[] =>
  parts.map((part) => {
    const kind = KEY_OF[part.id];
    return { reason: part.id, of: kind ? `${kind}-${part[kind]}` : '', amount: Number(part.amount) };
  });

/** Who attacks from where, as far as the viewer is told. */
interface Attack {
  space: string;
  start?: string;
  unit?: string;
}

function begin(kind: Duel['kind'], { space, start, unit }: Attack, before: Table | null): Duel {
  const from = start ?? null;
  const there = (name: string | null) => before?.units.find(({ at }) => at === name) ?? null;
  const attacker = nobody(unit ?? there(from)?.unit ?? null);
  attacker.block = there(from)?.block ?? null;
  attacker.seat = there(from)?.seat ?? null;
  const defender = nobody(there(space)?.unit ?? null);
  defender.block = there(space)?.block ?? null;
  defender.seat = there(space)?.seat ?? null;
  return { kind, from, space, attacker, defender, compared: null, notes: [], over: false };
}

const NOTES: ReadonlySet<keyof Events> = new Set([
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
export function told(duel: Duel | null, lines: readonly Line[], before: Table | null): Duel | null {
  let now = duel && { ...duel };
  for (const { event, facts, text } of lines) {
    if (event === 'attack' || event === 'attack-hidden') {
      now = begin('attack', facts, before);
      continue;
    }
    if (event === 'shot' || event === 'shot-hidden') {
      now = begin('shot', facts, before);
      continue;
    }
    if (!now || now.over) continue;
    const { attacker, defender }: Duel = now;
    if (event === 'reveal' && facts.space === now.space) {
      const { unit } = facts;
      if (attacker.unit === null && now.kind === 'attack') now.attacker = { ...attacker, unit };
      else if (attacker.unit !== unit) now.defender = { ...defender, unit };
    } else if (event === 'strength') {
      const sum = { strength: facts.total, addends: toldAddends(facts.parts) };
      if (facts.unit === attacker.unit) now.attacker = { ...attacker, ...sum };
      else now.defender = { ...defender, ...sum, unit: facts.unit };
    } else if (event === 'compare') {
      now.compared = [facts.attack, facts.defence];
    } else if (event === 'destroyed') {
      const { unit } = facts;
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
export function shown(duel: Duel | null, battle: Table): Duel | null {
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
