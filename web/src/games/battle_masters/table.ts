/** The content of a battle as records, and what its choices mean on the mat. */

import type { Content } from '../board';
import type { Choice, DecisionKind, Disc, Side, Table, Verb } from './contract';

// ---------------------------------------------------------------- content

export interface UnitRecord {
  id: string;
  number: number;
  side: Side;
  type: string;
  combat_value: number;
  range: number | null;
  life_points: number;
  mode: string;
}

export interface CardRecord {
  id: string;
  side: Side;
  types: string[];
  special: string;
  copies: number;
}

export interface Box {
  units: Map<string, UnitRecord>;
  cards: Map<string, CardRecord>;
  rows: string[][];
  roads: { id: string; hexes: [number, number][] }[];
  portions: { id: string; rows: [number, number]; cols_even_rows: [number, number]; cols_odd_rows: [number, number] }[];
  discs: Record<Disc, number>;
  ogreCards: number;
}

let unpacked: { content: Content; box: Box } | null = null;

/** The content as the board uses it; unpacked once. */
export function box(content: Content): Box {
  if (unpacked?.content !== content) {
    const files = content as {
      units: { units: UnitRecord[] };
      battle_cards: { cards: CardRecord[] };
      board: { terrain_rows: string[][]; road_paths: Box['roads']; mat_portions: Box['portions'] };
      cannon_discs: { discs: { id: string; copies: number }[] };
      ogre_cards: { cards: { copies: number }[] };
    };
    const copies = (id: Disc) => files.cannon_discs.discs.find((disc) => disc.id === id)?.copies ?? 0;
    unpacked = {
      content,
      box: {
        units: new Map([...files.units.units].sort((a, b) => a.number - b.number).map((unit) => [unit.id, unit])),
        cards: new Map(files.battle_cards.cards.map((card) => [card.id, card])),
        rows: files.board.terrain_rows,
        roads: files.board.road_paths,
        portions: files.board.mat_portions,
        discs: { flying: copies('flying'), bouncing: copies('bouncing'), explosion: copies('explosion') },
        ogreCards: files.ogre_cards.cards.reduce((sum, card) => sum + card.copies, 0),
      },
    };
  }
  return unpacked.box;
}

// ---------------------------------------------------------------- choices

/** What is carried from a player's panel to the mat to deploy it there. */
export const DRAGGED_UNIT = 'application/x-warhost-unit';

const ATTACK_VERBS: ReadonlySet<Verb> = new Set(['attack', 'shoot', 'fire']);

export const isAttack = (verb: Verb): boolean => ATTACK_VERBS.has(verb);

/** The choices by the hex or the unit they name. */
export function onMat(choices: readonly Choice[]): { hexes: Map<string, Choice>; units: Map<string, Choice> } {
  const hexes = new Map<string, Choice>();
  const units = new Map<string, Choice>();
  for (const choice of choices) {
    if (choice.object?.kind === 'hex') hexes.set(choice.object.id, choice);
    else if (choice.object?.kind === 'unit') units.set(choice.object.id, choice);
  }
  return { hexes, units };
}

const VERB_OF_KIND: Partial<Record<DecisionKind, Verb>> = {
  disc: 'disc',
  enter: 'enter',
  deploy_hex: 'place',
  cover: 'cover',
};

/** What a click on a hex asks for, legal or not. */
export const hexWish = (kind: DecisionKind | undefined, hex: string): string =>
  `${(kind && VERB_OF_KIND[kind]) ?? 'move'} ${hex}`;

/** What a click on a unit asks for, legal or not. */
export function unitWish(battle: Table, records: Box['units'], kind: DecisionKind | undefined, unit: string): string {
  if (kind === 'deploy_unit') return `deploy ${unit}`;
  const acting = battle.activation?.unit;
  if (!acting || records.get(acting)?.side === records.get(unit)?.side) return `use ${unit}`;
  const verb = { move_or_attack: 'shoot', move_or_fire: 'fire' }[records.get(acting)?.mode ?? ''] ?? 'attack';
  return `${verb} ${unit}`;
}

/** How often each word occurs, sorted by word. */
export function tally(words: readonly string[]): [word: string, count: number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a.localeCompare(b));
}

/** Each word once, nothing for those that are missing. */
export const distinct = (words: readonly (string | null | undefined)[]): string[] => [
  ...new Set(words.filter((word) => word !== null && word !== undefined)),
];
