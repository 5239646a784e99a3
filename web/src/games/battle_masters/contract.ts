/** What the server says of Battle Masters. Made by `make contract`. */

import type { Declared, NoHints, Result, Text, Thing, Told } from '../contract';

/** What one seat, or a spectator, may know: `state.view(seat)`. */
export type View = {
  /** null: a spectator */
  seat: number | null;
  /** null: the game is over */
  decision: Decision | null;
  result: Result | null;
  declared: Declared;
  table: Table;
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
  | 'act' | 'cover' | 'deploy_hex' | 'deploy_unit' | 'disc' | 'enter' | 'ogre_attack' | 'ogre_move' | 'portion'
  | 'side' | 'terrain' | 'turn' | 'use';

/** A battle as a seat sees it. */
export type Table = {
  scenario: string;
  portion: string;
  terrain: Piece[];
  tower: Tower | null;
  /** the hexes in which each side deploys */
  zones: Record<Side, string[]>;
  units: Record<string, Unit>;
  tokens: Token[];
  card: string | null;
  activation: Activation | null;
  /** the unit being deployed */
  in_hand: string | null;
  laying: Laying | null;
  draw_pile: number;
  /** the cards of the draw pile, sorted */
  unseen: string[];
  played: string[];
  removed: string[];
  ogre_cards: Record<OgreCard, number>;
  /** those still to be turned up in its turn */
  ogre_turn: Record<OgreCard, number> | null;
  shot: Shot | null;
  /** passes through the deck without an attack */
  quiet_passes: number;
  teams: Record<Side, number[]>;
  campaign: Campaign | null;
};

/** A piece of terrain on the mat. */
export type Piece = {
  piece: PieceName;
  hex: string;
  /** of a hedge */
  side?: Direction;
  /** of a ditch: the sides by which it is left and entered */
  open?: Direction[];
};

export type PieceName = 'ford' | 'marsh' | 'ditch_2' | 'ditch_3' | 'ditch_4' | 'hedge' | 'tower';

export type Direction = 'E' | 'NE' | 'NW' | 'W' | 'SW' | 'SE';

/** The tower while it stands. */
export type Tower = {
  hex: string;
  rubble: number;
};

export type Side = 'imperial' | 'chaos';

/** A unit that the viewer knows. */
export type Unit = {
  where: Where;
  /** null: not on the mat */
  hex: string | null;
  skulls: number;
  elite: boolean;
  seat: number;
};

export type Where = 'mat' | 'aside' | 'reserve' | 'out';

/** A unit of the enemy that lies face down. */
export type Token = {
  hex: string;
  seat: number;
};

/** The units of the card in play: the one acting now, those still to come, those that have acted. */
export type Activation = {
  unit: string | null;
  ready: string[];
  done: string[];
};

/** The piece of terrain about to be laid, and its hex once that is chosen. */
export type Laying = {
  piece: PieceName;
  hex: string | null;
};

export type OgreCard = 'move' | 'attack';

/** The cannon shot under way: its target, where the ball is, and the discs left. */
export type Shot = {
  target: string;
  at: string;
  discs: Record<Disc, number>;
};

export type Disc = 'flying' | 'bouncing' | 'explosion';

/** The campaign log: winners so far and points. */
export type Campaign = {
  battles: string[];
  worth: number[];
  winners: Winner[];
  points: Record<Side, number>;
};

export type Winner = 'imperial' | 'chaos' | 'draw';

/** A choice as data: `state.describe(choice)`. */
export type Choice = {
  /** its notation: what is sent back */
  choice: string;
  verb: Verb;
  /** null: the choice is a bare word */
  object: Chosen | null;
  label: Text;
  /** facts for a board to show: odds, forecasts */
  hints: Hints;
};

export type Verb =
  | 'attack' | 'cover' | 'decline' | 'deploy' | 'disc' | 'done' | 'enter' | 'finish' | 'fire' | 'lay' | 'mat' | 'move'
  | 'pass' | 'place' | 'shoot' | 'side' | 'turn' | 'use' | 'yield';

/** The thing that a choice is about. */
export type Chosen = {
  kind: ObjectKind;
  id: string;
};

export type ObjectKind = 'direction' | 'edge' | 'hex' | 'piece' | 'portion' | 'unit';

export type Hints = AttackHints | ShotHints | NoHints;

/** Dice on both sides, and how likely, in per cent, an attack wounds and eliminates its target. */
export type AttackHints = {
  attacker: string;
  target: string;
  attack: number;
  defence: number;
  modifiers: Modifier[];
  wound: number;
  kill: number;
};

export type Modifier =
  | 'charge_card' | 'elite_attacker' | 'elite_defender' | 'garrison_attacks' | 'garrison_defends' | 'across_ditch'
  | 'missile_attacks_adjacent' | 'missile_defends_adjacent' | 'inside_ditch';

/** How likely, in per cent, a shot of the cannon hits its target. */
export type ShotHints = {
  attacker: string;
  target: string;
  hit: number;
};

export type Face = 'skull' | 'shield' | 'blank';

/** The facts of every event. */
export type Events = {
  attack: { unit: string; target: string; hex: string; attack: Face[]; defence: Face[]; skulls: number; modifiers: (Modifier | 'none')[] };
  campaign: { imperial: number; chaos: number };
  'campaign-battle': { number: number; battles: number; worth: number };
  card: { card: string; side: string };
  'card-removed': { card: string; side: string };
  'declare-concede': { seat: number; side: string };
  'declare-draw': { seat: number; side: string };
  'declare-refuse-draw': { seat: number; side: string };
  deploy: { unit: string; hex: string };
  disc: { disc: Disc; hex: string };
  eliminated: { unit: string; hex: string };
  elite: { side: string; units: string[] };
  'elite-lost': { side: string; units: string[] };
  'end-agreed-draw': { winner: string };
  'end-concession': { winner: string };
  'end-elimination': { winner: string };
  'end-stalemate': { winner: string };
  'end-tower-captured': { winner: string };
  enter: { unit: string; hex: string };
  fire: { target: string; hex: string };
  lay: { piece: PieceName; hex: string };
  layer: { side: string };
  'misfire-bouncing': { hex: string };
  'misfire-explosion': { hex: string };
  'misfire-flying': { hex: string };
  move: { unit: string; start: string; hex: string };
  'ogre-card': { card: OgreCard; left: number };
  'ogre-loses': { card: OgreCard };
  'ogre-no-attack': Record<string, never>;
  'ogre-no-move': Record<string, never>;
  portion: { portion: string };
  reshuffle: { cards: number };
  reveal: Record<string, never>;
  rubble: { hex: string; rubble: number };
  scenario: { scenario: string };
  'shot-hits': { target: string; hex: string };
  shuffle: { cards: number };
  side: { side: string; edge: string };
  token: { side: string; hex: string };
  'tower-falls': { hex: string };
};

export type Line = Told<Events>;

export type Contract = {
  view: View;
  choice: Choice;
  line: Line;
};
