/** What the server says of a saga (`view.table`), the content files as records, and what choices mean on the board. */

import type { Speaker, Text } from '../../words/text';
import type { Content } from '../board';
import type { Choice } from '../contract';
import type * as said from './contract';
import type { Point } from './organic';

export const RUNES = ['uruz', 'othala', 'algiz'] as const;
export const ATTRIBUTES = ['authority', 'power', 'wisdom'] as const;
export const GODS = ['odin', 'thor', 'freya'] as const;
export const STEPS = ['prayer', 'hero', 'rune_actions', 'manoeuvres', 'special_action'] as const;
export type Rune = (typeof RUNES)[number];
export type Attribute = (typeof ATTRIBUTES)[number];
export type God = (typeof GODS)[number];

// ---------------------------------------------------------------- the view

export interface Player {
  seat: number;
  colour: string;
  hero: string | null;
  ability: boolean;
  origin: string | null;
  region: number | null;
  drakkar: string | null;
  attributes: Record<Attribute, { token: number; injured: boolean; value: number }>;
  runes: Record<Rune, number>;
  rune_limit: number;
  cards: number;
  card_limit: number;
  /** The combat cards the viewer knows: all of their own, of others what they have been shown. */
  hand: string[];
  priests: { reserve: number; supply: number };
  armies: { board: number; reserve: number };
  recruits: number;
  blessings: string[];
  artifacts: { id: string; charged: boolean }[];
  monsters: string[];
  figures: string[];
  slayer_tokens: number;
  regions: number[];
  markers: number;
}

export interface RegionView {
  control: number | null;
  population: number;
  resistance: number;
  totals: number[];
  armies: { id: string; seat: number; value: number }[];
  heroes: number[];
  monsters: string[];
  boss: boolean;
  temple: boolean;
  forge: { rune: Rune; full: boolean } | null;
}

export interface MonsterView {
  where: 'board' | 'killed' | 'aside';
  region: number | null;
  top: boolean;
  ring: number | null;
  killer: number | null;
  /** Whose marker covers each damage box. */
  boxes: (number | null)[];
  artifact: boolean;
}

export interface OmenView {
  id: string;
  down: boolean;
  need: number;
  have: number[];
  met: boolean;
}

export interface Hunt {
  hunter: number;
  keeper: number;
  prey: string;
  over: boolean;
  won: boolean;
  attack: {
    id: string;
    rage: number;
    weak_spot: number;
    draw: number;
    shield_stops: boolean;
    stopped: boolean;
    weak_spot_found: boolean;
  } | null;
  /** The combat cards of the hunter in this round: those that defend, or those that strike. */
  played: string[];
  defence: number;
  wisdom: number;
  deck: number;
  hand: number;
  attack_hand: string[] | null;
  discard: string[];
  dealt: number;
  cap: number;
  placed: number[];
  boxes: (number | null)[];
  left: number;
}

export interface Battle {
  region: number;
  attacker: number;
  defender: number;
  cards: [string[], string[]];
  /** The card a side has played and whose effect is being resolved. */
  playing: [string | null, string | null];
  passed: [boolean, boolean];
  values: [number, number];
  losses: [number, number];
  armies: [number, number];
  retreats: [number[], number[]];
  winner: number | null;
}

/** A special action while one is to be chosen. */
export interface ActionView {
  action: string;
  /** What speaks against it. */
  why_not: Text | null;
  /** The seats that the bonus of its realm is for; null where a marker lies already. */
  bonus_for: number[] | null;
  /** Whose marker would be covered. */
  covers: number | null;
}

export type Contract = Omit<said.Contract, 'view'> & { view: Omit<said.View, 'table'> & { table: Omit<Saga, never> } };

export interface Saga {
  board: string;
  turn: {
    number: number;
    active: number;
    step: string;
    first: number | null;
    rune_actions: number;
    used: string[];
    ragnarok: { left: number; order: number[] } | null;
    stalls: number;
  };
  players: Player[];
  regions: Record<string, RegionView>;
  seas: Record<string, number[]>;
  realms: Record<string, number[]>;
  wheel: Record<string, number[]>;
  /** All seven while one is to be chosen. */
  special_actions: ActionView[] | null;
  realm_bonuses: Record<string, string>;
  monuments: Record<
    God,
    { region: number; level: number; top: number; control: number | null; priests: number[]; free: number }
  >;
  monsters: Record<string, MonsterView>;
  boss: { id: string; region: number | null; boxes: (number | null)[] };
  artifacts: Record<string, { where: 'owned' | 'unclaimed' | 'gone'; seat: number | null; charged: boolean }>;
  runes: Record<Rune, number>;
  temples: { built: number; drafts: boolean[] };
  omens: { cards: OmenView[]; down: number; would_be_down: number; needed: number };
  victories: {
    jarl: { need: number; have: number[]; lands: Record<string, { regions: number; held: number[] }> };
    godi: { need: number; have: number[] };
    slayer: { need: number; have: number[]; boxes: number; covered: number };
    yggdrasil: number[];
  };
  combat_cards: { deck: number; discard: string[]; unseen: Record<string, number> };
  blessings: { deck: number; discard: string[]; display: string[] };
  events: { deck: number; discard: string[]; event: string | null };
  draft: { starter: number; done: number; heroes: string[]; origins: string[] } | null;
  hunt: Hunt | null;
  battle: Battle | null;
}

// ---------------------------------------------------------------- the content

/** Whence a record comes: the printed game as publicly known, or designed here. */
export interface Sourced {
  source?: string;
  field_sources?: Record<string, { source?: string }>;
}

export interface RegionRecord extends Sourced {
  number: number;
  /** As it is called in the language spoken: its width decides where things stand. */
  name: string;
  territory: string;
  population: number;
  village: boolean;
  altar: boolean;
  forge: boolean;
  monument: God | null;
  center: Point;
  polygon: Point[];
}

export interface PlaceRecord {
  id: string;
  center: Point;
  polygon: Point[];
}

export interface BoardRecord {
  side: string;
  territories: { id: string; color: string; regions: number[] }[];
  regions: RegionRecord[];
  seas: PlaceRecord[];
  realms: PlaceRecord[];
  yggdrasil: PlaceRecord;
}

export interface CardRecord extends Sourced {
  id: string;
  weapon: string;
  value: number;
  losses: number;
  copies: number;
  shield: boolean;
  hunt: { ops: unknown[] };
  battle: { ops: unknown[] };
}

export interface AttackRecord extends Sourced {
  id: string;
  rage: number;
  weak_point: number;
  draw: number;
  copies: number;
  shield_blocks: boolean;
}

export interface SheetRecord extends Sourced {
  id: string;
  rune: Rune | 'any';
  damage_boxes: { weapon?: string; weapons?: string[]; trophy?: string }[];
  artifact?: string;
}

export interface PowerRecord extends Sourced {
  id: string;
  god?: God;
  trigger?: string;
  timing?: string;
  kind?: string;
  owner?: string;
  optional?: boolean;
}

export interface RealmRecord extends Sourced {
  id: string;
  special_action: string;
  rune: Rune;
  two_player: { special_action: string; rune: Rune };
}

export interface EventRecord extends Sourced {
  id: string;
  region: number;
  placement_rune: Rune;
  activation_runes: Rune[];
  boss: boolean;
}

export interface Box {
  boards: Map<string, BoardRecord>;
  cards: Map<string, CardRecord>;
  attacks: Map<string, AttackRecord>;
  sheets: Map<string, SheetRecord>;
  /** Blessings, artifacts, heroes: whatever `use` names. */
  powers: Map<string, PowerRecord>;
  origins: Map<string, Sourced & { id: string }>;
  realms: Map<string, RealmRecord>;
  gods: Map<string, Sourced & { id: string; attribute: Attribute; levels: Sourced[] }>;
  events: Map<string, EventRecord>;
  omens: Map<string, Sourced & { id: string; condition: { type: string } }>;
  wheel: string[];
}

const byId = <Item extends { id: string }>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

interface Files {
  board: { sides: BoardRecord[] };
  combat_cards: { cards: CardRecord[] };
  monster_attack_cards: { cards: AttackRecord[] };
  monsters: { monsters: SheetRecord[]; boss: SheetRecord };
  blessings: { blessings: PowerRecord[] };
  artifacts: { divine_artifacts: PowerRecord[]; monster_artifacts: PowerRecord[] };
  heroes: { heroes: PowerRecord[] };
  origins: { origins: (Sourced & { id: string })[] };
  realms: { realms: RealmRecord[] };
  gods: { gods: (Sourced & { id: string; attribute: Attribute; levels: Sourced[] })[] };
  events: { events: EventRecord[]; field_sources?: Sourced['field_sources'] };
  augurs: { augurs: (Sourced & { id: string; condition: { type: string } })[] };
  special_actions: { wheel_clockwise: string[] };
}

const boxes = new WeakMap<Content, Box>();

/** The content by id, sorted once. */
export function box(content: Content): Box {
  let found = boxes.get(content);
  if (!found) {
    const files = content as unknown as Files;
    found = {
      boards: new Map(files.board.sides.map((side) => [side.side, side])),
      cards: byId(files.combat_cards.cards),
      attacks: byId(files.monster_attack_cards.cards),
      sheets: byId([...files.monsters.monsters, files.monsters.boss]),
      powers: byId([
        ...files.blessings.blessings,
        ...files.artifacts.divine_artifacts,
        ...files.artifacts.monster_artifacts,
        ...files.heroes.heroes,
      ]),
      origins: byId(files.origins.origins),
      realms: byId(files.realms.realms),
      gods: byId(files.gods.gods),
      events: byId(files.events.events),
      omens: byId(files.augurs.augurs),
      wheel: files.special_actions.wheel_clockwise,
    };
    boxes.set(content, found);
  }
  return found;
}

const spoken = new WeakMap<BoardRecord, Map<string, BoardRecord>>();

/** A side of the board, its regions with their names; the same object while they are called the same. */
export function sideOf(things: Box, side: string, speaker: Speaker): BoardRecord {
  const board = things.boards.get(side)!;
  const names = board.regions.map(({ number }) => speaker.word(`region-${number}`));
  const known = spoken.get(board) ?? new Map<string, BoardRecord>();
  spoken.set(board, known);
  const key = names.join();
  if (!known.has(key)) {
    known.set(key, { ...board, regions: board.regions.map((region, i) => ({ ...region, name: names[i]! })) });
  }
  return known.get(key)!;
}

/** How much of a record was designed here: all of it, some of its fields, or nothing. */
export function house(record: Sourced | undefined): 'all' | 'part' | null {
  if (!record) return null;
  if (record.source === 'house') return 'all';
  return Object.values(record.field_sources ?? {}).some((field) => field.source === 'house') ? 'part' : null;
}

// ---------------------------------------------------------------- choices

/** The classes of things a choice can name; each is a layer of the board, a panel or a scene. */
export type Thing =
  | 'region'
  | 'sea'
  | 'realm'
  | 'army'
  | 'player'
  | 'figure'
  | 'god'
  | 'rune'
  | 'attribute'
  | 'card'
  | 'attack_card'
  | 'source'
  | 'origin'
  | 'action'
  | 'rune_action'
  | 'box'
  | 'option'
  | 'preparation'
  | 'other';

/** What a choice names. */
export const thing = ({ object }: Pick<Choice, 'object'>): Thing => (object?.kind as Thing | undefined) ?? 'other';

/** The verb with which a click asks why a thing is not possible, where no choice of the moment names its like. */
const ASKED: Partial<Record<Thing, string>> = {
  region: 'move',
  sea: 'sail',
  realm: 'ally',
  army: 'activate',
  figure: 'rouse',
  god: 'pray',
  rune: 'pay',
  attribute: 'heal',
  card: 'play',
  attack_card: 'attack',
  source: 'use',
  action: 'act',
  rune_action: 'invoke',
  box: 'cover',
};

/** The choices of the moment, by what they name. */
export class Targets {
  #found = new Map<string, Choice[]>();
  #verbs = new Map<Thing, string>();

  constructor(readonly choices: readonly Choice[]) {
    for (const choice of choices) {
      const { verb } = choice;
      const kind = thing(choice);
      const key = `${kind} ${choice.object?.id ?? ''}`;
      this.#found.set(key, [...(this.#found.get(key) ?? []), choice]);
      if (!this.#verbs.has(kind)) this.#verbs.set(kind, verb);
    }
  }

  /** The choices that name this thing. */
  of(kind: Thing, object: string | number): readonly Choice[] {
    return this.#found.get(`${kind} ${object}`) ?? [];
  }

  /** The ids of all things of a kind that can be chosen. */
  all(kind: Thing): string[] {
    return [...this.#found.keys()].filter((key) => key.startsWith(`${kind} `)).map((key) => key.slice(kind.length + 1));
  }

  /** A choice without object, such as `grow`. */
  bare(verb: string): Choice | undefined {
    return this.#found.get('other ')?.find((choice) => choice.choice === verb);
  }

  /** What a click on something that cannot be chosen asks for. */
  wish(kind: Thing, object: string | number): string {
    return `${this.#verbs.get(kind) ?? ASKED[kind] ?? 'move'} ${object}`;
  }
}

/** The trophies of a sheet's boxes still open, by box number from 1. */
export const openBoxes = (boxes: readonly (number | null)[]): number[] =>
  boxes.flatMap((owner, i) => (owner === null ? [i + 1] : []));
