/** The content of the Old World as records, and what its choices mean on the table. */

import type { Content } from '../board';
import type {
  Choice,
  Class,
  DecisionKind,
  ObjectKind,
  Phase,
  Power,
  RegionView,
  Side,
  Table,
  Token,
  Verb,
} from './contract';

export const POWERS = ['khorne', 'nurgle', 'tzeentch', 'slaanesh'] as const satisfies readonly Power[];
export const TOKENS = [
  'event', 'hero', 'noble', 'peasant', 'skaven', 'warpstone',
] as const satisfies readonly Token[]; // prettier-ignore
export const PHASES = [
  'old_world', 'draw', 'summoning', 'battle', 'corruption', 'end',
] as const satisfies readonly Phase[]; // prettier-ignore
export const SIDES = ['left', 'right'] as const satisfies readonly Side[];

/** A number for some of the Powers. */
export type ByPower = Partial<Record<Power, number>>;
/** What lies or stands on a card space. */
export type SpaceView = NonNullable<RegionView['spaces'][Side]>;

/** What tells a Power from the others besides its colour. */
export const LETTERS: Record<Power, string> = { khorne: 'K', nurgle: 'N', tzeentch: 'T', slaanesh: 'S' };

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
  /** When its lasting effect works; nothing if it has none. */
  persistent_timing: string | null;
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
    const { id = '' } = choice.object ?? {};
    const kind: ObjectKind | undefined = choice.object?.kind;
    if (kind === 'region') found.regions.set(id, choice);
    else if (kind === 'pair') for (const region of choice.hints.regions ?? []) found.regions.set(region, choice);
    else if (kind === 'slot') found.slots.set(id, choice);
    else if (kind === 'card') found.cards.set(id, choice);
    else if (kind === 'figure') for (const figure of choice.hints.same ?? []) found.figures.set(figure, choice);
    else {
      if (here && (kind === 'token' || kind === 'power')) found.pieces.set(`${here}/${id}`, choice);
      found.elsewhere.push(choice);
    }
  }
  return found;
}

const REGION_VERB_OF: Partial<Record<DecisionKind, Verb>> = {
  place: 'place',
  place_by_dial: 'place',
  scatter_to: 'place',
  inspire: 'place',
  rally: 'rally',
  carry: 'carry',
  cleanse: 'cleanse',
  clear: 'clear',
};
const FIGURE_VERB_OF: Partial<Record<DecisionKind, Verb>> = {
  call: 'call',
  teleport: 'teleport',
  shield: 'shield',
  seduce: 'seduce',
  hit: 'hit',
  revenge: 'hit',
  rot: 'rot',
  lose: 'lose',
  slay: 'slay',
};
const SLOT_VERB_OF: Partial<Record<DecisionKind, Verb>> = { stand: 'stand', block: 'block' };

/** What a click on a region asks for, legal or not. */
export const regionWish = (kind: DecisionKind | undefined, region: string): string =>
  `${(kind && REGION_VERB_OF[kind]) ?? 'to'} ${region}`;

/** What a click on a figure asks for, legal or not. */
export const figureWish = (kind: DecisionKind | undefined, figure: string): string =>
  `${(kind && FIGURE_VERB_OF[kind]) ?? 'summon'} ${figure}`;

/** What a click on a card space asks for, legal or not. */
export const slotWish = (kind: DecisionKind | undefined, slot: string): string =>
  `${(kind && SLOT_VERB_OF[kind]) ?? 'on'} ${slot}`;

/** What a click on a card of the hand asks for, legal or not. */
export const cardWish = (kind: DecisionKind | undefined, card: string): string =>
  `${kind === 'discard' || kind === 'discard_first' ? 'discard' : 'play'} ${card}`;

// ---------------------------------------------------------------- small facts

/** The Power that the viewer plays, if any. */
export const ownPower = (table: Table, seat: number | null): Power | null =>
  seat === null ? null : (table.seats[seat] ?? null);

/** How often each word occurs, in the order of first occurrence. */
export function tally<Word extends string>(words: readonly Word[]): [word: Word, count: number][] {
  const counts = new Map<Word, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts];
}

/** Whether something of the hand or the reserve is to be chosen. */
export const asksHand = (choices: readonly Choice[]): boolean =>
  choices.some(({ verb }) => verb === 'play' || verb === 'discard' || verb === 'summon');
