/** What the server says of Chaos in the Old World. Made by `make contract`. */

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
  | 'block' | 'bring' | 'call' | 'carry' | 'claim' | 'cleanse' | 'cleanse_of' | 'clear' | 'clear_token' | 'decay'
  | 'discard' | 'discard_first' | 'embody' | 'hit' | 'inspire' | 'lose' | 'lure' | 'lure_to' | 'meddle' | 'pair'
  | 'place' | 'place_by_dial' | 'play_on' | 'plunder' | 'rally' | 'revenge' | 'rot' | 'scatter' | 'scatter_to'
  | 'seduce' | 'shield' | 'slay' | 'spend' | 'stand' | 'summon_to' | 'teleport' | 'teleport_to' | 'turn' | 'upgrade';

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
  | 'block' | 'bring' | 'call' | 'carry' | 'claim' | 'cleanse' | 'clear' | 'decay' | 'decline' | 'discard' | 'embody'
  | 'finish' | 'hit' | 'lose' | 'lure' | 'meddle' | 'on' | 'pair' | 'pass' | 'place' | 'play' | 'plunder' | 'rally'
  | 'remove' | 'return' | 'rot' | 'scatter' | 'seduce' | 'shield' | 'slay' | 'spend' | 'stand' | 'summon' | 'teleport'
  | 'to' | 'upgrade';

/** The thing that a choice is about. */
export type Chosen = {
  kind: ObjectKind;
  id: string;
};

export type ObjectKind = 'card' | 'figure' | 'hit' | 'pair' | 'power' | 'region' | 'slot' | 'token' | 'upgrade';

/** The facts of every event. */
export type Events = {
  acts: { card: string };
  battle: { region: string };
  block: { card: string; region: string; space: string };
  cleanse: { power: string; region: string };
  consume: { card: string; region: string; count: number };
  control: { power: string; figure: string; id: string; loser: string; region: string };
  corrupt: { power: string; region: string; count: number };
  counter: { power: string };
  'declare-concede': { seat: number };
  'declare-draw': { seat: number };
  'declare-refuse-draw': { seat: number };
  discard: { power: string; card: string };
  dominate: { power: string; region: string; value: number; resistance: number; points: number };
  drained: { power: string; count: number };
  drains: { power: string; count: number };
  draw: { power: string; cards: string[] };
  'draw-hidden': { power: string; count: number };
  embody: { seat: number; power: string };
  'end-agreed_draw': { winners: string[] };
  'end-concession': { winners: string[] };
  'end-deck_empty': { winners: Text[] };
  'end-dial': { winners: string[] };
  'end-points': { winners: string[] };
  'end-ruin': { winners: string[] };
  kill: { power: string; figure: string; id: string; owner: string; region: string };
  move: { power: string; figure: string; id: string; start: string; region: string };
  'off-track': { card: string };
  'old-world': { card: string; power: string };
  pass: { power: string; points: number };
  peasant: { power: string; region: string };
  'phase-battle': { round: number };
  'phase-corruption': { round: number };
  'phase-draw': { round: number };
  'phase-end': { round: number };
  'phase-old_world': { round: number };
  'phase-summoning': { round: number };
  play: { power: string; card: string; region: string; space: string; cost: number };
  points: { power: string; points: number; cause: string };
  raid: { power: string; region: string; face: number };
  removed: { figure: string; id: string; power: string; region: string; cause: string };
  reshuffle: { power: string; cards: number };
  revenge: { upgrade: string; region: string; hits: number };
  roll: { power: string; region: string; cause: string; dice: number; faces: string; hits: number };
  'roll-early': { power: string; region: string; cause: string; dice: number; faces: string; hits: number };
  rot: { card: string; figure: string; id: string; owner: string; region: string };
  ruin: { region: string; number: number };
  'ruin-scored': { power: string; region: string; points: number };
  ruiner: { power: string; points: number; region: string };
  shield: { figure: string; id: string; region: string };
  stand: { figure: string; id: string; region: string; space: string };
  stays: { card: string; region: string };
  summon: { power: string; figure: string; id: string; region: string; cost: number };
  'summon-from': { power: string; figure: string; id: string; start: string; region: string; cost: number };
  tick: { power: string; position: number; instruction: Text };
  token: { token: string; region: string; count: number };
  'token-moves': { token: string; start: string; region: string };
  'token-returns': { token: string; region: string };
  upgrade: { power: string; upgrade: string };
  wounded: { figure: string; id: string; power: string; region: string };
};

export type Line = Told<Events>;

export type Contract = {
  view: View;
  choice: Choice;
  line: Line;
};
