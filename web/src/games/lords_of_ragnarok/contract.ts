/** What the server says of Lords of Ragnarok. Made by `make contract`. */

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
  | 'action' | 'activate' | 'ally' | 'any_box' | 'attack' | 'battle_card' | 'battles' | 'befriend' | 'bleed_for'
  | 'blessing' | 'boss' | 'box' | 'bystander' | 'defend' | 'discard_cards' | 'discard_for' | 'drift_to' | 'drifter'
  | 'drop_rune' | 'effects' | 'gain_rune' | 'grow_at_home' | 'heal' | 'hero' | 'hero_round' | 'hero_step'
  | 'hunt_effect' | 'injury' | 'losses' | 'lower' | 'lured' | 'manoeuvres' | 'mobilize' | 'monster' | 'monsters'
  | 'monument' | 'move_to' | 'mover' | 'option' | 'origin' | 'pay' | 'pay_for' | 'pick_from_hand' | 'place_at'
  | 'placed' | 'prayer' | 'prepare' | 'raise' | 'raise_lowest' | 'realm_bonus' | 'recruit' | 'recruit_at' | 'release'
  | 'retreat' | 'retreat_together' | 'rouse' | 'rout' | 'rune_step' | 'sail' | 'second_card' | 'shed_cards'
  | 'shed_runes' | 'site' | 'smite_box' | 'smitten' | 'spare' | 'start' | 'start_sea' | 'strike_loser' | 'tame'
  | 'trample' | 'travel' | 'trophy' | 'usurped' | 'victim' | 'weaken_enemy';

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
  | 'accept' | 'act' | 'activate' | 'ally' | 'attack' | 'battle' | 'bless' | 'blow' | 'build' | 'cover' | 'decline'
  | 'defend' | 'descend' | 'discard' | 'drive' | 'drop' | 'erect' | 'finish' | 'forge' | 'gain' | 'grow' | 'heal'
  | 'hero' | 'hit' | 'hunt' | 'injure' | 'invoke' | 'land' | 'launch' | 'lift' | 'lose' | 'lure' | 'march' | 'move'
  | 'muster' | 'option' | 'pass' | 'pay' | 'place' | 'play' | 'pray' | 'prepare' | 'raise' | 'recruit' | 'release'
  | 'retreat' | 'rouse' | 'rout' | 'sail' | 'shelter' | 'smite' | 'spare' | 'stay' | 'strike' | 'strip' | 'tame'
  | 'trample' | 'travel' | 'use' | 'wait' | 'weaken' | 'wound';

/** The thing that a choice is about. */
export type Chosen = {
  kind: ObjectKind;
  id: string;
};

export type ObjectKind =
  | 'action' | 'army' | 'attack_card' | 'attribute' | 'box' | 'card' | 'figure' | 'god' | 'option' | 'origin'
  | 'player' | 'preparation' | 'realm' | 'region' | 'rune' | 'rune_action' | 'sea' | 'source';

/** An army as it was then. */
export type Army = {
  id: string;
  player: string;
  number: number;
  value: number;
  region: string | Text;
};

/** The facts of every event. */
export type Events = {
  action: { player: string; action: string };
  activates: { figure: string };
  alliance: { player: string; realm: string };
  'army-destroyed': { army: Army };
  'army-moves': { army: Army; region: string };
  'army-placed': { army: Army; region: string };
  'army-value': { army: Army; value: number };
  artifact: { player: string; artifact: string };
  'artifact-gone': { artifact: string };
  attack: { figure: string; attack: string };
  'attack-lands': { attack: string };
  'attack-stopped': { attack: string };
  'attacks-drawn': { player: string; count: number };
  'attacks-drawn-own': { player: string; cards: string[] };
  attribute: { player: string; attribute: string; value: number };
  'attribute-injured': { player: string; attribute: string; value: number };
  battle: { region: string; attacker: string; defender: string };
  'battle-card': { player: string; card: string };
  'battle-values': { attacker: string; attack: number; defender: string; defence: number; winner: string };
  blessed: { player: string; blessing: string };
  blessings: { blessings: string[] };
  'boss-regenerates': { figure: string };
  concedes: { player: string };
  control: { player: string; region: string };
  covered: { player: string };
  damage: { player: string; figure: string; number: number };
  defends: { player: string; card: string };
  die: { result: string };
  discards: { player: string; card: string };
  draft: { player: string; heroes: string[]; origins: string[] };
  drakkar: { player: string; sea: string };
  draws: { player: string; count: number };
  'draws-own': { player: string; cards: string[] };
  'drops-rune': { player: string; rune: string };
  'end-concession': { player: string };
  'end-godi': { player: string };
  'end-jarl': { player: string };
  'end-ragnarok': { player: string };
  'end-slayer': { player: string };
  'end-stall': { player: string };
  event: { event: string };
  forge: { region: string; rune: string };
  'forge-rune': { player: string; rune: string };
  'gains-rune': { player: string; rune: string };
  heal: { player: string; attribute: string };
  hero: { player: string; region: string };
  'hero-chosen': { player: string; hero: string };
  hits: { player: string; card: string };
  hunt: { player: string; figure: string; keeper: string };
  'hunt-lost': { player: string; figure: string };
  'hunt-won': { player: string; figure: string };
  injury: { player: string; attribute: string };
  'injury-ignored': { player: string };
  invokes: { player: string; action: string };
  killed: { player: string; figure: string };
  'monster-moves': { figure: string; region: string };
  monument: { player: string; god: string; level: number };
  'no-action': { player: string };
  'none-placed': { rune: string };
  omen: { omen: string };
  'origin-chosen': { player: string; origin: string };
  passes: { player: string };
  'pays-rune': { player: string; rune: string };
  placed: { figure: string; region: string };
  'plays-on': { player: string };
  prepares: { player: string; option: string };
  'priest-sent': { player: string; god: string; level: number };
  priests: { player: string; count: number };
  ragnarok: { player: string };
  'realm-bonus': { player: string; realm: string };
  recruits: { player: string; region: string; value: number };
  refreshed: Record<string, never>;
  regenerates: { figure: string; number: number };
  'region-attack': { figure: string; attack: Text };
  releases: { player: string; figure: string };
  reshuffle: { cards: number };
  retreats: { army: Army; region: string };
  'sees-attacks': { player: string; owner: string };
  'sees-attacks-own': { player: string; owner: string; cards: string[] };
  'sees-hand': { player: string; owner: string };
  'sees-hand-own': { player: string; owner: string; cards: string[] };
  'slayer-token': { player: string };
  'special-attack': { figure: string; attack: Text };
  tames: { player: string; figure: string };
  temple: { player: string; region: string };
  tramples: { figure: string; army: Army };
  trophy: { player: string; trophy: string };
  'trophy-lost': { player: string; trophy: string };
  turn: { player: string; turn: number };
  unblessed: { blessings: string[] };
  use: { player: string; what: string };
  'weak-spot': { player: string };
};

export type Line = Told<Events>;

export type Contract = {
  view: View;
  choice: Choice;
  line: Line;
};
