/** The content files of a saga as records, and what choices mean on the board. */

import type { Speaker } from '../../words/text';
import type { Content } from '../board';
import type { Attribute, Choice, God, ObjectKind, Rune, Step, Verb } from './contract';
import type { Point } from './organic';

export const RUNES: readonly Rune[] = ['uruz', 'othala', 'algiz'];
export const ATTRIBUTES: readonly Attribute[] = ['authority', 'power', 'wisdom'];
export const GODS: readonly God[] = ['odin', 'thor', 'freya'];
export const STEPS: readonly Step[] = ['prayer', 'hero', 'rune_actions', 'manoeuvres', 'special_action'];

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
export type Thing = ObjectKind | 'other';

/** What a choice names. */
export const thing = ({ object }: Pick<Choice, 'object'>): Thing => object?.kind ?? 'other';

/** The verb with which a click asks why a thing is not possible, where no choice of the moment names its like. */
const ASKED: Partial<Record<Thing, Verb>> = {
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
  #verbs = new Map<Thing, Verb>();

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
  bare(verb: Verb): Choice | undefined {
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
