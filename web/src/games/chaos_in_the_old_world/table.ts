/** What the engine shows of the Old World, and what its content and its choices mean on the table. */

import type { Content } from '../board';
import type { Choice } from '../contract';
import type * as said from './contract';

export const POWERS = ['khorne', 'nurgle', 'tzeentch', 'slaanesh'] as const;
export const CLASSES = ['cultist', 'warrior', 'greater_daemon'] as const;
export const TOKENS = ['event', 'hero', 'noble', 'peasant', 'skaven', 'warpstone'] as const;
export const PHASES = ['old_world', 'draw', 'summoning', 'battle', 'corruption', 'end'] as const;
export const SIDES = ['left', 'right'] as const;

export type Power = (typeof POWERS)[number];
export type Class = (typeof CLASSES)[number];
export type Token = (typeof TOKENS)[number];
export type Side = (typeof SIDES)[number];
/** A number for some of the Powers. */
export type ByPower = Partial<Record<Power, number>>;

/** What tells a Power from the others besides its colour. */
export const LETTERS: Record<Power, string> = { khorne: 'K', nurgle: 'N', tzeentch: 'T', slaanesh: 'S' };

// ---------------------------------------------------------------- view

export interface FollowerView {
  class: Class;
  cost: number;
  attack: number;
  defense: number;
  reserve: number;
}

export interface PowerView {
  seat: number;
  victory_points: number;
  power_points: number;
  dial: { position: number; threat: number | null; counters: number };
  upgrades: string[];
  upgrades_left: string[];
  peasants: number;
  followers: Record<string, FollowerView>;
  hand_size: number;
  deck_size: number;
  discard: string[];
  unseen: string[];
  /** Only in the view of its owner. */
  hand?: string[];
}

export interface FigureView {
  id: string;
  follower: string;
  class: Class;
  power: Power;
  controlled_by: Power;
  defense: number;
  shielded: boolean;
  /** A Leper that was summoned for nothing in this phase. */
  crept: boolean;
  tipped: boolean;
  on_space: boolean;
  hits: ByPower;
}

export type SpaceView = { card: string; power: Power; cancelled: boolean } | { figure: string } | { blocked: true };

export interface Domination {
  values: ByPower;
  resistance: number;
  leader: Power | null;
  lead: number;
  missing: number;
  dominates: Power | null;
  points: number;
}

export interface Corruption {
  now: number;
  coming: ByPower;
  after: number;
  threshold: number;
  missing: number;
  ruined: boolean;
  card: number | null;
  ruiners: Power[];
  counters: Power[];
  tokens: ByPower;
}

/** Dice of a Power in the coming battle, hits to expect, percent chance of a kill. */
export interface BattleOdds {
  dice: number;
  early: number;
  hits: number;
  kill: number | null;
}

export interface RegionView {
  resistance: number;
  conquest_value: number;
  populous: boolean;
  magic: number;
  spaces: Record<Side, SpaceView | null>;
  tokens: Partial<Record<Token, number>>;
  corruption: ByPower;
  figures: FigureView[];
  ruin: { card: number; scored: boolean } | null;
  ruiners: Power[];
  forbidden: { battle: boolean; corruption: boolean };
  forecast: {
    battle: Partial<Record<Power, BattleOdds>> | null;
    domination: Domination | null;
    corruption: Corruption | null;
  };
}

export type Contract = Omit<said.Contract, 'view'> & {
  view: Omit<said.View, 'table'> & { table: Omit<OldWorld, never> };
};

/** `view.table` of Chaos in the Old World. */
export interface OldWorld {
  round: number;
  rounds: number;
  phase: (typeof PHASES)[number] | 'setup';
  seats: (Power | null)[];
  powers: Partial<Record<Power, PowerView>>;
  /** Empty until the Powers are handed out. */
  regions: Record<string, RegionView>;
  announced: string | null;
  lowest_threat: Power | null;
  stock: Record<Token, number>;
  old_world: {
    deck_size: number;
    track: (string | null)[];
    drawn: string | null;
    out: string[];
    unseen: string[];
  };
  ruination: { next: number | null; left: number };
  battle: {
    region: string;
    number: number;
    assigning: { power: Power; hits: number; sixes: number; early: boolean } | null;
  } | null;
  dice: DiceView | null;
  history: ByPower[];
}

/** Battle dice of a Power as they fell. */
export interface RollView {
  power: Power;
  cause: 'regular' | 'blood_frenzy' | 'first_strike';
  /** As many dice as were thrown at first; what follows are dice that sixes added. */
  dice: number;
  faces: number[];
  hits: number;
}

/** The dice of the last battle on the table, and who fell by them. */
export interface DiceView {
  region: string;
  rolls: RollView[];
  /** A figure with whoever controlled it, or a Peasant without. */
  losses: { killer: Power; power: Power | null; figure: string | null }[];
}

// ---------------------------------------------------------------- content

/** Where a record comes from; what says `house` was designed here. */
interface Sourced {
  source: string;
}

export interface RegionRecord {
  id: string;
  value: number;
  resistance: number;
  conquest_value: number;
  populous: boolean;
  adjacent: string[];
}

export interface CardRecord extends Sourced {
  id: string;
  power: Power;
  copies: number;
  cost: number;
  magic_symbol: boolean;
  timing: string;
}

export interface UpgradeRecord extends Sourced {
  id: string;
  power: Power;
  kind: 'follower' | 'power';
  class?: Class;
  cost?: number;
  attack?: number;
  defense?: number;
}

export interface OldWorldRecord extends Sourced {
  id: string;
  copies: number;
  comet: boolean;
  immediate: string | null;
  persistent: string | null;
  steps: { do: string; token?: Token }[];
}

export interface Tick {
  instruction: string;
  amount?: number;
  threat: number | null;
}

export interface PowerRecord {
  id: Power;
  power_points: number;
  followers: { id: string; class: Class; count: number; cost: number; attack: number; defense: number }[];
  dial: Tick[];
}

export interface RuinationRecord {
  order: number;
  ruiner_points: number;
  points: Record<string, { first: number; second: number }>;
}

export interface Box {
  regions: RegionRecord[];
  powers: Map<Power, PowerRecord>;
  cards: Map<string, CardRecord>;
  upgrades: Map<string, UpgradeRecord>;
  oldWorld: Map<string, OldWorldRecord>;
  ruination: RuinationRecord[];
  /** Victory points that win. */
  goal: number;
  /** Corruption that ruins. */
  threshold: number;
}

let unpacked: { content: Content; box: Box } | null = null;

/** The content as the board uses it; unpacked once. */
export function box(content: Content): Box {
  if (unpacked?.content !== content) unpacked = { content, box: unpack(content) };
  return unpacked.box;
}

function unpack(content: Content): Box {
  const files = content as unknown as {
    board: {
      regions: (RegionRecord & { order: number })[];
      other_components: { victory_point_track: { goal: number } };
      ruination: { threshold: number };
    };
    powers: { powers: (PowerRecord & { upgrades: UpgradeRecord[] })[] };
    chaos_cards: { decks: { power: Power; cards: CardRecord[] }[] };
    old_world_cards: { cards: OldWorldRecord[] };
    ruination: { cards: RuinationRecord[] };
  };
  const cards = files.chaos_cards.decks.flatMap(({ power, cards }) => cards.map((card) => ({ ...card, power })));
  const upgrades = files.powers.powers.flatMap(({ id, upgrades }) => upgrades.map((one) => ({ ...one, power: id })));
  return {
    regions: [...files.board.regions].sort((a, b) => a.order - b.order),
    powers: new Map(files.powers.powers.map((power) => [power.id, power])),
    cards: new Map(cards.map((card) => [card.id, card])),
    upgrades: new Map(upgrades.map((upgrade) => [upgrade.id, upgrade])),
    oldWorld: new Map(files.old_world_cards.cards.map((card) => [card.id, card])),
    ruination: files.ruination.cards,
    goal: files.board.other_components.victory_point_track.goal,
    threshold: files.board.ruination.threshold,
  };
}

// ---------------------------------------------------------------- choices

const FIGURE_VERBS = new Set(['summon', 'call', 'teleport', 'shield', 'seduce', 'hit', 'rot', 'lose', 'slay']);
/** Verbs that name a token or whose corruption token it is. */

export const isPower = (word: string): word is Power => (POWERS as readonly string[]).includes(word);

/** The choices of the moment by where on the table they can be pointed at. */
export interface Targets {
  /** By region: one choice each, or the pair of regions it belongs to. */
  regions: Map<string, Choice>;
  /** By figure; each figure that no rule tells from the one named stands for it too. */
  figures: Map<string, Choice>;
  /** By card space: `kislev_left`. */
  slots: Map<string, Choice>;
  /** By kind of card in the hand. */
  cards: Map<string, Choice>;
  /** Tokens and corruption of the region in question: `kislev/peasant`, `kislev/khorne`. */
  pieces: Map<string, Choice>;
  /** What has no place on the map, or a very small one: passing, upgrades, Powers, dice, tokens. */
  elsewhere: Choice[];
}

/** Where the choices can be pointed at; `here` is the region in question. */
export function targetsOf(choices: readonly Choice[], here: string | null): Targets {
  const found: Targets = {
    regions: new Map(),
    figures: new Map(),
    slots: new Map(),
    cards: new Map(),
    pieces: new Map(),
    elsewhere: [],
  };
  for (const choice of choices) {
    const { kind = '', id = '' } = choice.object ?? {};
    if (kind === 'region') found.regions.set(id, choice);
    else if (kind === 'pair') for (const region of choice.hints.regions as string[]) found.regions.set(region, choice);
    else if (kind === 'slot') found.slots.set(id, choice);
    else if (kind === 'card') found.cards.set(id, choice);
    else if (kind === 'figure') for (const figure of choice.hints.same as string[]) found.figures.set(figure, choice);
    else {
      if (here && (kind === 'token' || kind === 'power')) found.pieces.set(`${here}/${id}`, choice);
      found.elsewhere.push(choice);
    }
  }
  return found;
}

const REGION_VERB_OF: Record<string, string> = {
  place: 'place',
  place_by_dial: 'place',
  scatter_to: 'place',
  inspire: 'place',
  rally: 'rally',
  carry: 'carry',
  cleanse: 'cleanse',
  clear: 'clear',
};
const FIGURE_VERB_OF: Record<string, string> = { revenge: 'hit' };
const SLOT_VERB_OF: Record<string, string> = { stand: 'stand', block: 'block' };

/** What a click on a region asks for, legal or not. */
export const regionWish = (kind: string | undefined, region: string): string =>
  `${REGION_VERB_OF[kind ?? ''] ?? 'to'} ${region}`;

/** What a click on a figure asks for, legal or not. */
export function figureWish(kind: string | undefined, figure: string): string {
  const verb = FIGURE_VERB_OF[kind ?? ''] ?? (FIGURE_VERBS.has(kind ?? '') ? kind : 'summon');
  return `${verb} ${figure}`;
}

/** What a click on a card space asks for, legal or not. */
export const slotWish = (kind: string | undefined, slot: string): string =>
  `${SLOT_VERB_OF[kind ?? ''] ?? 'on'} ${slot}`;

/** What a click on a card of the hand asks for, legal or not. */
export const cardWish = (kind: string | undefined, card: string): string =>
  `${kind?.startsWith('discard') ? 'discard' : 'play'} ${card}`;

// ---------------------------------------------------------------- small facts

/** The Power that the viewer plays, if any. */
export const ownPower = (table: OldWorld, seat: number | null): Power | null =>
  seat === null ? null : (table.seats[seat] ?? null);

/** How often each word occurs, in the order of first occurrence. */
export function tally<Word extends string>(words: readonly Word[]): [word: Word, count: number][] {
  const counts = new Map<Word, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts];
}

/** Whether something of the hand or the reserve is to be chosen. */
export const asksHand = (choices: readonly Choice[]): boolean =>
  choices.some(({ verb }) => ['play', 'discard', 'summon'].includes(verb));
