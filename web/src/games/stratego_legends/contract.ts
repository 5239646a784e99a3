/** What the server says of Stratego Legends. Made by `make contract`. */

import type { Declared, Result, Text, Thing, Told } from '../contract';

/** What one seat, or a spectator, may know: `state.view(seat)`. */
export type View = {
  /** null: a spectator */
  seat: number | null;
  /** null: the game is over */
  decision: Decision | null;
  result: Result | null;
  declared: Declared;
  table: Record<string, unknown>;
};

/** What is to be decided now, by whom, and the thing on the table that it is about. */
export type Decision = {
  seat: number;
  kind: DecisionKind;
  subject: Thing | null;
  prompt: Text;
  rule: string;
};

export type DecisionKind =
  | 'act' | 'bring_board' | 'choose_first' | 'choose_player' | 'exchange' | 'exchange_with' | 'mix' | 'muster'
  | 'name_defender' | 'offer' | 'pick_destroyed' | 'pick_opponent' | 'pick_space' | 'pick_terrain' | 'pick_unit'
  | 'rage' | 'turn' | 'use_ability' | 'window';

/** A choice as data: `state.describe(choice)`. */
export type Choice = {
  /** its notation: what is sent back */
  choice: string;
  verb: Verb;
  /** null: the choice is a bare word */
  object: Chosen | null;
  label: Text;
  /** facts for a board to show: odds, forecasts */
  hints: Record<string, unknown>;
};

export type Verb =
  | 'against' | 'army' | 'attack' | 'begin' | 'bring' | 'call' | 'decline' | 'done' | 'exchange' | 'fill' | 'keep'
  | 'mix' | 'move' | 'muster' | 'name' | 'pass' | 'pick' | 'return' | 'seat' | 'take' | 'terrain' | 'to' | 'use'
  | 'with' | 'yes' | 'yield';

/** The thing that a choice is about. */
export type Chosen = {
  kind: ObjectKind;
  id: string;
};

export type ObjectKind = 'army' | 'board' | 'kind' | 'operation' | 'seat' | 'side' | 'space' | 'terrain';

/** A part of a strength, and what it comes from. */
export type Part = {
  id: string;
  amount: string;
  terrain?: string;
  nation?: string;
  keyword?: string;
  unit?: string;
};

/** The facts of every event. */
export type Events = {
  attack: { unit: string; start: string; space: string };
  'attack-hidden': { start: string; space: string };
  'attack-own': { unit: string; start: string; space: string };
  'attack-own-hidden': { start: string; space: string };
  begin: { side: string };
  boards: { boards: string[] };
  bonus: { unit: string; amount: string; giver: string; total: number };
  'bonus-hidden': { amount: string; total: number };
  campaign: { game: number; beige: number; grey: number };
  captured: { unit: string };
  'captured-hidden': Record<string, never>;
  compare: { attack: number; defence: number };
  control: { unit: string; space: string; seat: number; side: string };
  'control-hidden': { space: string; seat: number; side: string };
  curse: { unit: string; power: string };
  'curse-ends': { unit: string };
  'curses-cancel': { units: string[] };
  dealt: Record<string, never>;
  'declare-ask': { seat: number; side: string; window: string };
  'declare-ask-always': { seat: number; side: string };
  'declare-ask-usual': { seat: number; side: string };
  'declare-claim-draw': { seat: number; side: string };
  'declare-concede': { seat: number; side: string };
  'declare-draw': { seat: number; side: string };
  'declare-refuse-draw': { seat: number; side: string };
  'declare-skip': { seat: number; side: string; window: string };
  destroyed: { unit: string; space: string };
  'end-agreed-draw': { winner: string };
  'end-both-castles': { winner: string };
  'end-castle': { winner: string };
  'end-castle-taken': { winner: string };
  'end-concession': { winner: string };
  'end-quiet': { winner: string };
  'end-repetition': { winner: string };
  'end-stuck': { winner: string };
  exchange: { start: string; space: string };
  first: { side: string };
  granted: { unit: string; keyword: string };
  'granted-hidden': { keyword: string };
  'guess-right': Record<string, never>;
  'guess-wrong': Record<string, never>;
  leads: { seat: number; army: string };
  look: { seat: number; unit: string; space: string };
  'look-hidden': { seat: number; space: string };
  move: { unit: string; start: string; space: string };
  'move-hidden': { start: string; space: string };
  mustered: { seat: number };
  named: { unit: string; space: string };
  negated: { unit: string; spell: string };
  'negated-hidden': { spell: string };
  'no-units': { seat: number };
  power: { unit: string; power: string };
  'power-hidden': { power: string };
  rage: { unit: string };
  'rage-hidden': Record<string, never>;
  relocate: { unit: string; start: string; space: string };
  'relocate-hidden': { start: string; space: string };
  return: { unit: string; space: string; side: string };
  'return-hidden': { space: string; side: string };
  reveal: { unit: string; space: string };
  'reveal-hidden': { space: string };
  saves: { unit: string; saved: string };
  'saves-hidden': { saved: string };
  shot: { unit: string; space: string };
  'shot-hidden': { space: string };
  sides: { beige: Text[]; grey: Text[] };
  'siege-castle': { unit: string };
  'siege-castle-hidden': Record<string, never>;
  spell: { unit: string };
  'stand-up': Record<string, never>;
  strength: { unit: string; total: number; parts: Part[] };
  'strength-hidden': { total: number };
  suppressed: { unit: string };
  terrain: { terrain: string };
  turn: { turn: number; seat: number; side: string };
  zero: { unit: string; space: string };
  zone: { unit: string; space: string; seat: number };
  'zone-hidden': { space: string; seat: number };
};

export type Line = Told<Events>;

export type Contract = {
  view: View;
  choice: Choice;
  line: Line;
};
