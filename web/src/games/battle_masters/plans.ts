/** The battle plans of the box as the page of plans shows them: terrain, zones, fixed positions, what they are worth. */

import type { Content } from '../board';
import { DIRECTIONS, nameOf, neighbour, type Hex } from './hexes';
import type { Direction, Piece, PieceName, Side } from './contract';

export interface Plan {
  /** The value of the option `scenario`. */
  id: string;
  /** Campaign points; nothing for battles outside of it. */
  worth: number | null;
  /** How the armies come to the mat; `setup-MODE` names it. */
  mode: string | null;
  terrain: Piece[];
  zones: Record<Side, Hex[]>;
  positions: Map<string, Hex>;
}

/** The outline of the shield that a battle's worth is written on, in a box of 24 by 26. */
export const SHIELD = 'M12 1l10 3v9q0 8-10 12Q2 21 2 13V4z';

interface PieceRecord {
  piece: PieceName;
  hex?: Hex;
  between?: [Hex, Hex];
  open_sides?: Direction[];
}

interface ScenarioRecord {
  short_id: string;
  campaign_points: number;
  terrain: PieceRecord[];
  setup: { mode: string; imperial_zone?: Hex[]; chaos_zone?: Hex[]; positions?: Record<string, Hex> };
}

interface Files {
  scenarios: {
    scenarios: ScenarioRecord[];
    free_battle: {
      preset: { terrain: PieceRecord[]; imperial_zone: string; chaos_zone: string };
    };
  };
  board: { deployment_zones: { id: string; hexes: Hex[] }[] };
}

/** A hedge is written down by the two hexes it parts, and shown as a side of the first. */
function piece({ piece, hex, between, open_sides }: PieceRecord): Piece {
  if (!between) return { piece, hex: nameOf(hex!), open: open_sides ?? [] };
  const direction = DIRECTIONS.findIndex((_, d) => nameOf(neighbour(between[0], d)) === nameOf(between[1]));
  return { piece, hex: nameOf(between[0]), side: DIRECTIONS[direction] ?? 'E' };
}

/** The five battles of the campaign, then the quick start and the free battle. */
export function plansOf(content: Content): Plan[] {
  const { scenarios: book, board } = content as unknown as Files;
  const zone = (id: string): Hex[] => board.deployment_zones.find((one) => one.id === id)?.hexes ?? [];
  const five = book.scenarios.map((record): Plan => {
    return {
      id: record.short_id,
      worth: record.campaign_points,
      mode: record.setup.mode,
      terrain: record.terrain.map(piece),
      zones: { imperial: record.setup.imperial_zone ?? [], chaos: record.setup.chaos_zone ?? [] },
      positions: new Map(Object.entries(record.setup.positions ?? {})),
    };
  });
  const { preset } = book.free_battle;
  const quick: Plan = {
    id: 'quick_start',
    worth: null,
    mode: null,
    terrain: preset.terrain.map(piece),
    zones: { imperial: zone(preset.imperial_zone), chaos: zone(preset.chaos_zone) },
    positions: new Map(),
  };
  const free: Plan = {
    ...quick,
    id: 'free',
    terrain: [],
    zones: { imperial: [], chaos: [] },
  };
  return [...five, quick, free];
}
