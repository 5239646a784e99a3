/** What the server says of Lords of Ragnarok. Made by `make contract`. */

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
  | 'action' | 'activate' | 'ally' | 'any_box' | 'attack' | 'battle_card' | 'battles' | 'befriend' | 'bleed_for'
  | 'blessing' | 'boss' | 'box' | 'bystander' | 'defend' | 'discard_cards' | 'discard_for' | 'drift_to' | 'drifter'
  | 'drop_rune' | 'effects' | 'gain_rune' | 'grow_at_home' | 'heal' | 'hero' | 'hero_round' | 'hero_step'
  | 'hunt_effect' | 'injury' | 'losses' | 'lower' | 'lured' | 'manoeuvres' | 'mobilize' | 'monster' | 'monsters'
  | 'monument' | 'move_to' | 'mover' | 'option' | 'origin' | 'pay' | 'pay_for' | 'pick_from_hand' | 'place_at'
  | 'placed' | 'prayer' | 'prepare' | 'raise' | 'raise_lowest' | 'realm_bonus' | 'recruit' | 'recruit_at' | 'release'
  | 'retreat' | 'retreat_together' | 'rouse' | 'rout' | 'rune_step' | 'sail' | 'second_card' | 'shed_cards'
  | 'shed_runes' | 'site' | 'smite_box' | 'smitten' | 'spare' | 'start' | 'start_sea' | 'strike_loser' | 'tame'
  | 'trample' | 'travel' | 'trophy' | 'usurped' | 'victim' | 'weaken_enemy';

/** A saga as a seat sees it. */
export type Table = {
  board: BoardSide;
  turn: Turn;
  players: Player[];
  regions: Record<string, RegionView>;
  /** the seats whose drakkar is there */
  seas: Record<string, number[]>;
  /** their allies */
  realms: Record<string, number[]>;
  /** the markers on each action, from the bottom to the top */
  wheel: Record<string, number[]>;
  /** all seven while one is to be chosen */
  special_actions: ActionView[] | null;
  /** the realm of each action of the wheel */
  realm_bonuses: Record<string, string>;
  monuments: Record<God, Monument>;
  monsters: Record<string, MonsterView>;
  boss: Boss;
  artifacts: Record<string, ArtifactView>;
  runes: Record<Rune, number>;
  temples: Temples;
  omens: Omens;
  victories: Victories;
  combat_cards: CombatCards;
  blessings: Blessings;
  events: EventCards;
  draft: Draft | null;
  hunt: Hunt | null;
  battle: Battle | null;
};

export type BoardSide = '2' | '3-4';

/** Whose turn it is, and how far it has come. */
export type Turn = {
  /** 0: the hero draft */
  number: number;
  active: number;
  step: Step;
  first: number | null;
  rune_actions: number;
  /** blessings, artifacts and heroes used in this turn */
  used: string[];
  ragnarok: Ragnarok | null;
  stalls: number;
};

export type Step = 'hero_draft' | 'start' | 'prayer' | 'hero' | 'rune_actions' | 'manoeuvres' | 'special_action';

/** The last turns: how many are left, and in which order they are taken. */
export type Ragnarok = {
  left: number;
  order: number[];
};

/** A player, as far as the viewer may know. */
export type Player = {
  seat: number;
  colour: string;
  hero: string | null;
  /** whether the hero's ability can still be used */
  ability: boolean;
  origin: string | null;
  /** where the hero stands */
  region: number | null;
  drakkar: string | null;
  attributes: Record<Attribute, AttributeView>;
  runes: Record<Rune, number>;
  rune_limit: number;
  cards: number;
  card_limit: number;
  /** the combat cards the viewer knows: all of their own, of others what they have been shown */
  hand: string[];
  priests: Priests;
  armies: Armies;
  /** the value of a recruited army */
  recruits: number;
  blessings: string[];
  artifacts: HeldArtifact[];
  /** those the player controls */
  monsters: string[];
  /** those the player has killed */
  figures: string[];
  slayer_tokens: number;
  regions: number[];
  markers: number;
};

/** An attribute of a hero: where its token lies, and what it is worth. */
export type AttributeView = {
  token: number;
  injured: boolean;
  value: number;
};

export type Attribute = 'authority' | 'power' | 'wisdom';

export type Rune = 'uruz' | 'othala' | 'algiz';

/** Priests of a player that are not on monuments. */
export type Priests = {
  reserve: number;
  supply: number;
};

/** How many armies of a player are on the board, and how many are not. */
export type Armies = {
  board: number;
  reserve: number;
};

/** An artifact of a player. */
export type HeldArtifact = {
  id: string;
  charged: boolean;
};

/** A region, and all that is in it. */
export type RegionView = {
  control: number | null;
  population: number;
  resistance: number;
  /** of the armies of each seat */
  totals: number[];
  armies: ArmyView[];
  heroes: number[];
  monsters: string[];
  boss: boolean;
  temple: boolean;
  forge: Forge | null;
};

/** An army on the board. */
export type ArmyView = {
  id: string;
  seat: number;
  value: number;
};

/** A forge, and whether its rune lies there. */
export type Forge = {
  rune: Rune;
  full: boolean;
};

/** A special action while one is to be chosen. */
export type ActionView = {
  action: Action;
  /** what speaks against it */
  why_not: Text | null;
  /** the seats that the bonus of its realm is for; null where a marker lies already */
  bonus_for: number[] | null;
  /** whose marker would be covered */
  covers: number | null;
};

export type Action = 'reinforce' | 'mobilize' | 'prepare' | 'build_temple' | 'monsters' | 'usurp' | 'build_monument';

/** A monument: how high it is, and the priests on it. */
export type Monument = {
  region: number;
  level: number;
  top: number;
  control: number | null;
  /** of each seat */
  priests: number[];
  free: number;
};

export type God = 'odin' | 'thor' | 'freya';

/** A monster. */
export type MonsterView = {
  where: 'board' | 'killed' | 'aside';
  region: number | null;
  /** whether its sheet lies on top */
  top: boolean;
  /** whose ring it bears */
  ring: number | null;
  killer: number | null;
  /** whose marker covers each damage box */
  boxes: (number | null)[];
  /** whether its artifact is still to be won */
  artifact: boolean;
};

/** The boss. */
export type Boss = {
  id: string;
  region: number | null;
  boxes: (number | null)[];
};

/** An artifact: whether somebody has it. */
export type ArtifactView = {
  where: 'owned' | 'unclaimed' | 'gone';
  seat: number | null;
  charged: boolean;
};

/** How many temples are built, and of all of them which bring a blessing draft. */
export type Temples = {
  built: number;
  drafts: boolean[];
};

/** Every omen, and how many have to be face down for Ragnarok. */
export type Omens = {
  cards: OmenView[];
  down: number;
  would_be_down: number;
  needed: number;
};

/** An omen: what it asks for, what each seat has of it, and whether it would turn now. */
export type OmenView = {
  id: string;
  down: boolean;
  need: number;
  have: number[];
  met: boolean;
};

/** The three victories and how near each seat is, and what would count if the end came now. */
export type Victories = {
  jarl: Jarl;
  godi: Godi;
  slayer: Slayer;
  /** regions beside Yggdrasil that each seat controls */
  yggdrasil: number[];
};

/** The victory of the Jarl: whole lands. */
export type Jarl = {
  need: number;
  have: number[];
  lands: Record<string, Land>;
};

/** A land: how many regions it has, and how many of them each seat holds. */
export type Land = {
  regions: number;
  held: number[];
};

/** The victory of the Godi: regions with temples. */
export type Godi = {
  need: number;
  have: number[];
};

/** The victory of the Slayer: kills, then the boss. */
export type Slayer = {
  need: number;
  have: number[];
  boxes: number;
  covered: number;
};

/** The combat cards; `unseen` counts those that may be in the deck or in hands the viewer has not seen. */
export type CombatCards = {
  deck: number;
  discard: string[];
  unseen: Record<string, number>;
};

/** The blessings that nobody has. */
export type Blessings = {
  deck: number;
  discard: string[];
  display: string[];
};

/** The event cards, and the one that is resolved now. */
export type EventCards = {
  deck: number;
  discard: string[];
  event: string | null;
};

/** The hero draft while it lasts. */
export type Draft = {
  starter: number;
  done: number;
  heroes: string[];
  origins: string[];
};

/** The hunt: who hunts what, the attack, the defence, and the attack cards as far as the viewer may know them. */
export type Hunt = {
  hunter: number;
  /** who plays the monster */
  keeper: number;
  prey: string;
  boxes: (number | null)[];
  left: number;
  over: boolean;
  won: boolean;
  attack: Attack | null;
  /** the combat cards of the hunter in this round: those that defend, or those that strike */
  played: string[];
  defence: number;
  wisdom: number;
  deck: number;
  hand: number;
  /** null: the viewer may not see it */
  attack_hand: string[] | null;
  discard: string[];
  dealt: number;
  cap: number;
  next_cap: number;
  draw_less: number;
  wild_left: number;
  ignored_left: number;
  /** the boxes covered in this round */
  placed: number[];
};

/** The attack card that is played in a hunt. */
export type Attack = {
  id: string;
  rage: number;
  weak_spot: number;
  draw: number;
  shield_stops: boolean;
  stopped: boolean;
  weak_spot_found: boolean;
};

/** The battle: the cards laid, one that is played and not laid yet, and both values. The attacker stands first. */
export type Battle = {
  region: number;
  attacker: number;
  defender: number;
  cards: [string[], string[]];
  /** the card a side has played and whose effect is being resolved */
  playing: [string | null, string | null];
  passed: [boolean, boolean];
  values: [number, number];
  armies: [number, number];
  losses: [number, number];
  retreats: [number[], number[]];
  winner: number | null;
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

export type Hints = BattleHints | DefenceHints | NoHints;

/** The values of both sides as they would stand. */
export type BattleHints = {
  own: number;
  other: number;
};

/** What the defence against a monster's attack would come to. */
export type DefenceHints = {
  defence: number;
  rage: number;
  stopped: boolean;
  weak_spot: boolean;
};

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
  action: { player: string; action: Action };
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
  attribute: { player: string; attribute: Attribute; value: number };
  'attribute-injured': { player: string; attribute: Attribute; value: number };
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
  'drops-rune': { player: string; rune: Rune };
  'end-concession': { player: string };
  'end-godi': { player: string };
  'end-jarl': { player: string };
  'end-ragnarok': { player: string };
  'end-slayer': { player: string };
  'end-stall': { player: string };
  event: { event: string };
  forge: { region: string; rune: Rune };
  'forge-rune': { player: string; rune: Rune };
  'gains-rune': { player: string; rune: Rune };
  heal: { player: string; attribute: Attribute };
  hero: { player: string; region: string };
  'hero-chosen': { player: string; hero: string };
  hits: { player: string; card: string };
  hunt: { player: string; figure: string; keeper: string };
  'hunt-lost': { player: string; figure: string };
  'hunt-won': { player: string; figure: string };
  injury: { player: string; attribute: Attribute };
  'injury-ignored': { player: string };
  invokes: { player: string; action: string };
  killed: { player: string; figure: string };
  'monster-moves': { figure: string; region: string };
  monument: { player: string; god: God; level: number };
  'no-action': { player: string };
  'none-placed': { rune: Rune };
  omen: { omen: string };
  'origin-chosen': { player: string; origin: string };
  passes: { player: string };
  'pays-rune': { player: string; rune: Rune };
  placed: { figure: string; region: string };
  'plays-on': { player: string };
  prepares: { player: string; option: string };
  'priest-sent': { player: string; god: God; level: number };
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
