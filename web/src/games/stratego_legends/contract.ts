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
  | 'act' | 'bring_board' | 'choose_first' | 'choose_player' | 'exchange' | 'exchange_with' | 'mix' | 'muster'
  | 'name_defender' | 'offer' | 'pick_destroyed' | 'pick_opponent' | 'pick_space' | 'pick_terrain' | 'pick_unit'
  | 'rage' | 'turn' | 'use_ability' | 'window';

/** A battle as a seat sees it. */
export type Table = {
  field: FieldView;
  /** their seats */
  sides: Record<Side, number[]>;
  order: number[];
  units: UnitView[];
  /** by army */
  destroyed: Record<string, string[]>;
  waiting: string[];
  curse: CurseView | null;
  entering_curse: string[];
  enemies: EnemyView[];
  /** null: the viewer may not know it */
  rosters: (RosterView | null)[];
  limits: LimitsView;
  brought: string[][];
  standing: boolean;
  turn: TurnView;
  window: WindowView | null;
  taken: string | null;
  attack: AttackView | null;
  shot: ShotView | null;
  last_move: (string | null)[];
  /** whether the table points out abilities that could be used now */
  hints: boolean;
  usable: UsableView[];
  /** null for all seats but the viewer's */
  stops: (Stop[] | null)[];
  campaign: CampaignView | null;
};

/** The boards and the terrain. */
export type FieldView = {
  columns: number;
  ranks: number;
  /** rank by rank from the grey edge down to the beige one */
  terrain: Terrain[][];
  boards: BoardView[];
};

export type Terrain = 'plain' | 'forest' | 'swamp' | 'mountain' | 'city' | 'water' | 'desert';

/** A battle board on the field. */
export type BoardView = {
  board: string;
  /** how often it was turned */
  quarters: number;
};

export type Side = 'beige' | 'grey';

/** A block on the field; what follows `unit` is there only for those who know its face. */
export type UnitView = {
  block: number;
  at: string;
  /** who controls it */
  seat: number;
  /** the seat whose army it was set up with */
  army: number;
  side: Side;
  moved: boolean;
  shown: boolean;
  /** it stands with its back to somebody who has seen it */
  once_seen: boolean;
  bonus: number;
  granted: Keyword[];
  unit: string | null;
  strength?: number | null;
  base?: number | null;
  parts?: PartView[];
  color?: Nation;
  type?: string;
  keywords?: Keyword[];
  spent?: boolean;
  /** enemies who know a unit of one's own */
  known_to?: number[] | null;
};

export type Keyword =
  | 'rage' | 'negate_magic' | 'charge' | 'diagonal' | 'quick' | 'fly' | 'ranged_attack' | 'siege' | 'swap'
  | 'teleport' | 'vision';

/** An addend of a strength. */
export type PartView = {
  reason: PartReason;
  /** a terrain, a nation, a keyword, a unit */
  of: string;
  amount: number;
};

export type PartReason = 'base' | 'terrain' | 'water' | 'color' | 'keyword' | 'curse' | 'bonus';

export type Nation = 'gold' | 'green' | 'blue' | 'silver' | 'red' | 'purple';

/** The Death Curse in force. */
export type CurseView = {
  unit: string;
  /** key of its words */
  power: string;
  seat: number;
  army: number;
};

/** What the viewer knows of an army against it. */
export type EnemyView = {
  army: number;
  standing: number;
  hidden: number;
  /** how many units of each row still hide; null where that cannot be told */
  rows: Record<Row, number> | null;
  known: KnownUnit[];
  /** by space: the rows a hidden unit may be of that has given something away */
  may_be: Record<string, Row[]>;
};

export type Row = '10' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2' | '1' | 'magic' | 'castle';

/** A unit of the enemy that the viewer knows. */
export type KnownUnit = {
  unit: string;
  at: string;
};

/** The list of an army. */
export type RosterView = {
  units: string[];
  /** of these, the units that the viewer has not seen on the field */
  unseen: string[];
};

/** What armies built at this table may hold. */
export type LimitsView = {
  /** of one unit; 0: any number */
  copies: number;
  rare: boolean;
};

/** Whose turn it is, and how near the battle is to a draw. */
export type TurnView = {
  number: number;
  seat: number | null;
  /** extra turns to come */
  extra: number;
  /** turns without destruction, return or change of control */
  quiet: number;
  repetitions: number;
  /** seats that have played in this round, where teams choose freely */
  played: number[];
};

/** The ability window that is open. */
export type WindowView = {
  kind: WindowKind;
  passed: number;
};

export type WindowKind = 'start' | 'attack' | 'ranged' | 'after' | 'end' | 'offers';

export type AttackView = {
  space: string;
  from: string;
  seat: number;
  named: string | null;
  attacker: Fighter;
  defender: Fighter;
};

/** A unit in an attack; its face and strength once they are open. */
export type Fighter = {
  block: number;
  seat: number;
  fallen: boolean;
  unit?: string;
  strength?: number;
  parts?: PartView[];
};

export type ShotView = {
  space: string | null;
  from: string | null;
  shooter: Fighter;
  target: Fighter;
};

/** An ability that could be used now. */
export type UsableView = {
  at: string;
  /** the operation */
  power: string;
};

export type Stop = 'start' | 'attack' | 'after' | 'end' | 'offers';

/** The games of a campaign so far. */
export type CampaignView = {
  games: number;
  winners: Winner[];
  points: number[];
  /** points in a campaign of two games, victories in a longer one */
  totals: Record<Side, number>;
  first: Side;
};

export type Winner = Side | 'draw';

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
  | 'against' | 'army' | 'attack' | 'begin' | 'bring' | 'call' | 'decline' | 'done' | 'exchange' | 'fill' | 'keep'
  | 'mix' | 'move' | 'muster' | 'name' | 'pass' | 'pick' | 'return' | 'seat' | 'take' | 'terrain' | 'to' | 'use'
  | 'with' | 'yes' | 'yield';

/** The thing that a choice is about. */
export type Chosen = {
  kind: ObjectKind;
  id: string;
};

export type ObjectKind = 'army' | 'board' | 'kind' | 'operation' | 'seat' | 'side' | 'space' | 'terrain';

/** What a choice names, what could be done with it, and how an attack may end. */
export type Hints = {
  unit?: string;
  moves?: string[];
  attacks?: string[];
  /** by operation: where it leads, or whom it can aim at */
  actions?: Record<string, string[]>;
  abilities?: string[];
  /** the operation that asks */
  power?: string;
  powers?: PowerHint[];
  attacker?: string;
  /** null: not known */
  defender?: string | null;
  space?: string;
  strength?: number;
  parts?: PartView[];
  bonus?: number;
  defence?: number | null;
  /** in per cent */
  odds?: Record<Outcome, number>;
};

/** A power that a choice would use. */
export type PowerHint = {
  /** key of its words */
  words: string;
  targets: string[];
};

export type Outcome = 'win' | 'lose' | 'both' | 'capture' | 'castle';

/** All that there is to show of an army: its rows, what is wrong or missing, what can be added and why not. */
export type ArmyReport = {
  side: Side;
  name: string;
  /** the army as one shares it: its name, then collector's numbers */
  text: string;
  units: string[];
  /** of a whole army */
  size: number;
  ready: boolean;
  rows: ReportRow[];
  nations: Partial<Record<Nation, number>>;
  problems: Why[];
  /** units that cannot be added now */
  refused: Record<string, Why>;
};

/** A row of the table of strengths, as an army fills it. */
export type ReportRow = {
  row: Row;
  wanted: number;
  units: string[];
};

/** What speaks against something, and the rule behind it. */
export type Why = {
  rule: string;
  text: Text;
};

/** Units that fit what was asked, in the order of the table of strengths. */
export type UnitsFound = {
  units: string[];
};

/** A part of a strength, and what it comes from. */
export type Part = {
  id: PartReason;
  amount: string;
  terrain?: Terrain;
  nation?: Nation;
  keyword?: Keyword;
  unit?: string;
};

/** The facts of every event. */
export type Events = {
  attack: { unit: string; start: string; space: string };
  'attack-hidden': { start: string; space: string };
  'attack-own': { unit: string; start: string; space: string };
  'attack-own-hidden': { start: string; space: string };
  begin: { side: Winner };
  boards: { boards: string[] };
  bonus: { unit: string; amount: string; giver: string; total: number };
  'bonus-hidden': { amount: string; total: number };
  campaign: { game: number; beige: number; grey: number };
  captured: { unit: string };
  'captured-hidden': Record<string, never>;
  compare: { attack: number; defence: number };
  control: { unit: string; space: string; seat: number; side: Winner };
  'control-hidden': { space: string; seat: number; side: Winner };
  curse: { unit: string; power: string };
  'curse-ends': { unit: string };
  'curses-cancel': { units: string[] };
  dealt: Record<string, never>;
  'declare-ask': { seat: number; side: Winner; window: Stop };
  'declare-ask-always': { seat: number; side: Winner };
  'declare-ask-usual': { seat: number; side: Winner };
  'declare-claim-draw': { seat: number; side: Winner };
  'declare-concede': { seat: number; side: Winner };
  'declare-draw': { seat: number; side: Winner };
  'declare-refuse-draw': { seat: number; side: Winner };
  'declare-skip': { seat: number; side: Winner; window: Stop };
  destroyed: { unit: string; space: string };
  'end-agreed-draw': { winner: Winner };
  'end-both-castles': { winner: Winner };
  'end-castle': { winner: Winner };
  'end-castle-taken': { winner: Winner };
  'end-concession': { winner: Winner };
  'end-quiet': { winner: Winner };
  'end-repetition': { winner: Winner };
  'end-stuck': { winner: Winner };
  exchange: { start: string; space: string };
  first: { side: Winner };
  granted: { unit: string; keyword: Keyword };
  'granted-hidden': { keyword: Keyword };
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
  return: { unit: string; space: string; side: Winner };
  'return-hidden': { space: string; side: Winner };
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
  terrain: { terrain: Terrain };
  turn: { turn: number; seat: number; side: Winner };
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
