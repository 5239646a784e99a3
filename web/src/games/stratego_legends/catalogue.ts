/** The content of Stratego Legends as board and army builder use it: units, nations, the table of strengths. */

import type { Content } from '../board';
import type { Nation, Row, Side, Terrain } from './contract';

export type PowerKind = 'innate' | 'action' | 'ability' | 'magic' | 'death_curse';

export interface Power {
  kind: PowerKind;
  /** The operation; `keyword` for a power that has a name. */
  op: string;
  keyword?: string;
  cost?: string;
  limit?: string;
}

export interface UnitRecord {
  number: number;
  id: string;
  army: Side;
  color: Nation;
  type: string;
  strength: number | 'magic' | 'castle';
  static: boolean;
  /** `promo` units are rare. */
  set: string;
  powers: Power[];
}

export interface Army {
  id: string;
  army: Side;
  units: number[];
}

export interface Catalogue {
  units: UnitRecord[];
  byId: Map<string, UnitRecord>;
  byNumber: Map<number, UnitRecord>;
  nations: { id: Nation; army: Side }[];
  armies: Army[];
  /** The terrain of each battle board, four by four. */
  boards: Map<string, Terrain[][]>;
}

/** The rows of the table of strengths, as the server names them. */
export const ROWS = [
  '10',
  '9',
  '8',
  '7',
  '6',
  '5',
  '4',
  '3',
  '2',
  '1',
  'magic',
  'castle',
] as const satisfies readonly Row[];

export const rowOf = (unit: UnitRecord): Row => String(unit.strength) as Row;

/** What a power is called: its keyword, or its operation. */
export const operation = (power: Power): string => (power.op === 'keyword' ? (power.keyword ?? '') : power.op);

interface ArmyRecord {
  id: string;
  army: Side;
  units: (number | { number: number })[];
}

let unpacked: { content: Content; catalogue: Catalogue } | null = null;

/** The content, unpacked once. */
export function catalogue(content: Content): Catalogue {
  if (unpacked?.content !== content) {
    const files = content as unknown as {
      units: { units: UnitRecord[]; nations: Record<Nation, { army: Side }> };
      armies: { starter_armies: ArmyRecord[]; box_armies: ArmyRecord[]; expansion_armies: ArmyRecord[] };
      boards: { boards: { id: string; grid: Terrain[][] }[] };
    };
    const units = [...files.units.units].sort(
      (a, b) => ROWS.indexOf(rowOf(a)) - ROWS.indexOf(rowOf(b)) || a.number - b.number,
    );
    const { starter_armies, box_armies, expansion_armies } = files.armies;
    unpacked = {
      content,
      catalogue: {
        units,
        byId: new Map(units.map((unit) => [unit.id, unit])),
        byNumber: new Map(units.map((unit) => [unit.number, unit])),
        nations: (Object.entries(files.units.nations) as [Nation, { army: Side }][]).map(([id, { army }]) => ({
          id,
          army,
        })),
        armies: [...starter_armies, ...box_armies, ...expansion_armies].map(({ id, army, units: list }) => ({
          id,
          army,
          units: list.map((one) => (typeof one === 'number' ? one : one.number)),
        })),
        boards: new Map(files.boards.boards.map((board) => [board.id, board.grid])),
      },
    };
  }
  return unpacked.catalogue;
}

// ---------------------------------------------------------------- glyphs

const OWN_GLYPH = new Set([
  'angel', 'artifact', 'beast', 'castle', 'chimera', 'cleric', 'dragon', 'dwarf', 'elf', 'giant', 'insectoid', 'magic',
  'mold', 'mutant', 'ogre', 'paladin', 'plantlife', 'ranger', 'reptilian', 'skeleton', 'spirit', 'titan', 'vampire',
  'weapon', 'wizard', 'worm', 'zombie',
]); // prettier-ignore
const LIKE: Record<string, string> = {
  panther: 'beast',
  werewolf: 'beast',
  familiar: 'beast',
  eagle: 'angel',
  sphinx: 'chimera',
  gorgon: 'reptilian',
  sprite: 'angel',
  ram: 'horned',
  satyr: 'horned',
  minotaur: 'horned',
  unicorn: 'horned',
  centaur: 'ranger',
};

/** The glyph of a type of unit. */
export function typeGlyph(type: string): string {
  const name = type.toLowerCase();
  return `sl-t-${OWN_GLYPH.has(name) ? name : (LIKE[name] ?? 'other')}`;
}

const POWER_GLYPH = new Set([
  'charge', 'diagonal', 'fly', 'ranged_attack', 'quick', 'siege', 'rage', 'negate_magic', 'vision', 'teleport', 'swap',
  'strength_mod',
]); // prettier-ignore
const POWER_LIKE: Record<string, string> = {
  diagonal_step: 'diagonal',
  terrain_jump: 'teleport',
  relocate_self: 'teleport',
  move_to_castle: 'teleport',
  boost: 'strength_mod',
  weaken: 'strength_mod',
  exchange_positions: 'swap',
  look_at: 'vision',
  reveal_enemies: 'vision',
  reveal_adjacent: 'vision',
};

/** The glyph of an operation, or of its kind. */
export function powerGlyph(op: string, kind?: PowerKind): string {
  if (POWER_GLYPH.has(op)) return `sl-k-${op}`;
  if (kind === 'death_curse') return 'sl-k-death_curse';
  if (POWER_LIKE[op]) return `sl-k-${POWER_LIKE[op]}`;
  if (kind === 'magic') return 'sl-t-magic';
  return kind === 'action' ? 'sl-k-action' : 'sl-k-ability';
}
