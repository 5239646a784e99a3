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
  | 'block' | 'bring' | 'call' | 'carry' | 'claim' | 'cleanse' | 'cleanse_of' | 'clear' | 'clear_token' | 'decay'
  | 'discard' | 'discard_first' | 'embody' | 'hit' | 'inspire' | 'lose' | 'lure' | 'lure_to' | 'meddle' | 'pair'
  | 'place' | 'place_by_dial' | 'play_on' | 'plunder' | 'rally' | 'revenge' | 'rot' | 'scatter' | 'scatter_to'
  | 'seduce' | 'shield' | 'slay' | 'spend' | 'stand' | 'summon_to' | 'teleport' | 'teleport_to' | 'turn' | 'upgrade';

/** The Old World as a seat sees it. */
export type Table = {
  round: number;
  rounds: number;
  phase: Phase | 'setup';
  seats: (Power | null)[];
  powers: Partial<Record<Power, PowerView>>;
  /** none before the Powers are handed out */
  regions: Record<string, RegionView>;
  /** the card about to be played, for whoever plays it */
  announced: string | null;
  lowest_threat: Power | null;
  stock: Record<Token, number>;
  old_world: OldWorldView;
  ruination: Ruination;
  battle: BattleView | null;
  dice: DiceView | null;
  history: (Partial<Record<Power, number>>)[];
};

export type Phase = 'old_world' | 'draw' | 'summoning' | 'battle' | 'corruption' | 'end';

export type Power = 'khorne' | 'nurgle' | 'tzeentch' | 'slaanesh';

/** A Power with its followers and cards. */
export type PowerView = {
  seat: number;
  victory_points: number;
  power_points: number;
  dial: Dial;
  upgrades: string[];
  upgrades_left: string[];
  peasants: number;
  followers: Record<string, FollowerView>;
  hand_size: number;
  deck_size: number;
  /** cards of the hand that everybody has seen */
  known: string[];
  discard: string[];
  /** the cards that lie face down to the viewer, in no order */
  unseen: string[];
  /** only in the view of its owner */
  hand?: string[];
};

/** A Threat Dial: where it stands, the counters beside it, the positions ahead. */
export type Dial = {
  position: number;
  threat: number | null;
  counters: number;
  ahead: DialPosition[];
};

/** A position of a Threat Dial; the last one has no Threat. */
export type DialPosition = {
  instruction: string;
  amount: number;
  threat: number | null;
};

export type FollowerView = {
  class: Class;
  cost: number;
  attack: number;
  defense: number;
  reserve: number;
};

export type Class = 'cultist' | 'warrior' | 'greater_daemon';

/** A region as it stands. */
export type RegionView = {
  resistance: number;
  conquest_value: number;
  populous: boolean;
  magic: number;
  spaces: Record<Side, CardSpace | FigureSpace | BlockedSpace | null>;
  tokens: Partial<Record<Token, number>>;
  corruption: Partial<Record<Power, number>>;
  figures: FigureView[];
  ruin: Ruin | null;
  ruiners: Power[];
  killers: Power[];
  forbidden: Forbidden;
  forecast: Forecast;
};

/** A card space with a Chaos card. */
export type CardSpace = {
  card: string;
  power: Power;
  cancelled: boolean;
};

/** A card space on which a figure stands. */
export type FigureSpace = {
  figure: string;
};

/** A card space that an Old World card has closed. */
export type BlockedSpace = {
  blocked: boolean;
};

export type Side = 'left' | 'right';

export type Token = 'event' | 'hero' | 'noble' | 'peasant' | 'skaven' | 'warpstone';

export type FigureView = {
  id: string;
  follower: string;
  class: Class;
  power: Power;
  controlled_by: Power;
  defense: number;
  shielded: boolean;
  crept: boolean;
  tipped: boolean;
  on_space: boolean;
  hits: Partial<Record<Power, number>>;
};

/** The ruination card of a region. */
export type Ruin = {
  card: number;
  scored: boolean;
};

/** What cannot happen in a region this round. */
export type Forbidden = {
  battle: boolean;
  corruption: boolean;
};

/** What a region would come to if nothing more were done. */
export type Forecast = {
  domination: Domination | null;
  corruption: Corruption | null;
  battle: Partial<Record<Power, BattleOdds>> | null;
};

/** Who leads, by how much, against which Resistance, and who would dominate for how many points. */
export type Domination = {
  values: Partial<Record<Power, number>>;
  resistance: number;
  leader: Power | null;
  lead: number;
  missing: number;
  dominates: Power | null;
  points: number;
};

/** The tokens that would be placed, how near to ruin that brings the region, and who would gain from it. */
export type Corruption = {
  now: number;
  coming: Partial<Record<Power, number>>;
  after: number;
  threshold: number;
  missing: number;
  ruined: boolean;
  card: number | null;
  ruiners: Power[];
  counters: Power[];
  tokens: Partial<Record<Power, number>>;
};

/** Dice of a Power in the coming battle, hits to expect, percent chance of a kill. */
export type BattleOdds = {
  dice: number;
  early: number;
  hits: number;
  kill: number | null;
};

/** The deck and the track of the Old World. */
export type OldWorldView = {
  deck_size: number;
  track: (string | null)[];
  drawn: string | null;
  out: string[];
  unseen: string[];
};

/** The ruination cards: the number of the next one, and how many are left. */
export type Ruination = {
  next: number | null;
  left: number;
};

/** The battle being fought. */
export type BattleView = {
  region: string;
  number: number;
  assigning: Assigning | null;
};

/** Hits that a Power is assigning. */
export type Assigning = {
  power: Power;
  hits: number;
  sixes: number;
  early: boolean;
};

/** The dice of the last battle on the table, and who fell by them. */
export type DiceView = {
  region: string;
  rolls: RollView[];
  losses: Loss[];
};

/** Battle dice of a Power as they fell. */
export type RollView = {
  power: Power;
  cause: Cause;
  /** as many as were thrown at first; the faces after them were added by sixes */
  dice: number;
  faces: number[];
  hits: number;
};

export type Cause = 'regular' | 'blood_frenzy' | 'first_strike';

/** A figure with whoever controlled it, or a Peasant without. */
export type Loss = {
  killer: Power;
  power: Power | null;
  figure: string | null;
};

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

/** What a choice names, what it costs and what would come of it. */
export type Hints = {
  /** null: of a figure in the reserve */
  region?: string | null;
  regions?: string[];
  side?: Side;
  figure?: string;
  /** the figures that the choice might as well have named */
  same?: string[];
  cost?: number;
  highest_cost?: number;
  forecast?: Outlook;
  /** hits that kill */
  needed?: number;
  hits?: number;
  sixes?: number;
};

/** What a region would come to; nothing of a ruined one. */
export type Outlook = {
  domination: Domination | null;
  corruption: Corruption | null;
};

/** The facts of every event. */
export type Events = {
  acts: { card: string };
  battle: { region: string };
  block: { card: string; region: string; space: string };
  cleanse: { power: Power; region: string };
  consume: { card: string; region: string; count: number };
  control: { power: Power; figure: string; id: string; loser: Power; region: string };
  corrupt: { power: Power; region: string; count: number };
  counter: { power: Power };
  'declare-concede': { seat: number };
  'declare-draw': { seat: number };
  'declare-refuse-draw': { seat: number };
  discard: { power: Power; card: string };
  dominate: { power: Power; region: string; value: number; resistance: number; points: number };
  drained: { power: Power; count: number };
  drains: { power: Power; count: number };
  draw: { power: Power; cards: string[] };
  'draw-hidden': { power: Power; count: number };
  embody: { seat: number; power: Power };
  'end-agreed_draw': { winners: Power[] };
  'end-concession': { winners: Power[] };
  'end-deck_empty': { winners: Text[] };
  'end-dial': { winners: Power[] };
  'end-points': { winners: Power[] };
  'end-ruin': { winners: Power[] };
  kill: { power: Power; figure: string; id: string; owner: Power; region: string };
  move: { power: Power; figure: string; id: string; start: string; region: string };
  'off-track': { card: string };
  'old-world': { card: string; power: Power };
  pass: { power: Power; points: number };
  peasant: { power: Power; region: string };
  'phase-battle': { round: number };
  'phase-corruption': { round: number };
  'phase-draw': { round: number };
  'phase-end': { round: number };
  'phase-old_world': { round: number };
  'phase-summoning': { round: number };
  play: { power: Power; card: string; region: string; space: string; cost: number };
  points: { power: Power; points: number; cause: string };
  raid: { power: Power; region: string; face: number };
  removed: { figure: string; id: string; power: Power; region: string; cause: string | Token };
  reshuffle: { power: Power; cards: number };
  revenge: { upgrade: string; region: string; hits: number };
  roll: { power: Power; region: string; cause: Power; dice: number; faces: string; hits: number };
  'roll-early': { power: Power; region: string; cause: string; dice: number; faces: string; hits: number };
  rot: { card: string; figure: string; id: string; owner: Power; region: string };
  ruin: { region: string; number: number };
  'ruin-scored': { power: Power; region: string; points: number };
  ruiner: { power: Power; points: number; region: string };
  shield: { figure: string; id: string; region: string };
  stand: { figure: string; id: string; region: string; space: string };
  stays: { card: string; region: string };
  summon: { power: Power; figure: string; id: string; region: string; cost: number };
  'summon-from': { power: Power; figure: string; id: string; start: string; region: string; cost: number };
  tick: { power: Power; position: number; instruction: Text };
  token: { token: Token; region: string; count: number };
  'token-moves': { token: Token; start: string; region: string };
  'token-returns': { token: Token; region: string };
  upgrade: { power: Power; upgrade: string };
  wounded: { figure: string; id: string; power: Power; region: string };
};

export type Line = Told<Events>;

export type Contract = {
  view: View;
  choice: Choice;
  line: Line;
};
