/** The battle plans of the box as the page of plans shows them: terrain, zones, fixed positions, what they are worth. */

import type { Content } from '../board';
import { DIRECTIONS, nameOf, neighbour, type Hex } from './hexes';
import type { Direction, Piece, PieceName, Side } from './contract';

type Two = { en: string; fr: string };

export interface Plan {
  /** The value of the option `scenario`. */
  id: string;
  /** Campaign points; nothing for battles outside of it. */
  worth: number | null;
  summary: Two;
  /** How the armies come to the mat. */
  mode: { name: Two; text: Two } | null;
  terrain: Piece[];
  zones: Record<Side, Hex[]>;
  positions: Map<string, Hex>;
}

interface PieceRecord {
  piece: PieceName;
  hex?: Hex;
  between?: [Hex, Hex];
  open_sides?: Direction[];
}

interface ScenarioRecord {
  short_id: string;
  campaign_points: number;
  summary_en: string;
  summary_fr: string;
  terrain: PieceRecord[];
  setup: { mode: string; imperial_zone?: Hex[]; chaos_zone?: Hex[]; positions?: Record<string, Hex> };
}

interface Files {
  scenarios: {
    setup_modes: { id: string; name_en: string; name_fr: string; text: string; text_fr: string }[];
    scenarios: ScenarioRecord[];
    free_battle: {
      preset: { text: string; text_fr: string; terrain: PieceRecord[]; imperial_zone: string; chaos_zone: string };
      steps: { text: string; text_fr: string }[];
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

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replace(/[.]?$/, '.');

/** The five battles of the campaign, then the quick start and the free battle. */
export function plansOf(content: Content): Plan[] {
  const { scenarios: book, board } = content as unknown as Files;
  const zone = (id: string): Hex[] => board.deployment_zones.find((one) => one.id === id)?.hexes ?? [];
  const five = book.scenarios.map((record): Plan => {
    const mode = book.setup_modes.find((one) => one.id === record.setup.mode);
    return {
      id: record.short_id,
      worth: record.campaign_points,
      summary: { en: record.summary_en, fr: record.summary_fr },
      mode: mode
        ? {
            name: { en: mode.name_en, fr: mode.name_fr },
            text: { en: sentence(mode.text), fr: sentence(mode.text_fr) },
          }
        : null,
      terrain: record.terrain.map(piece),
      zones: { imperial: record.setup.imperial_zone ?? [], chaos: record.setup.chaos_zone ?? [] },
      positions: new Map(Object.entries(record.setup.positions ?? {})),
    };
  });
  const { preset, steps } = book.free_battle;
  const quick: Plan = {
    id: 'quick_start',
    worth: null,
    summary: { en: sentence(preset.text), fr: sentence(preset.text_fr) },
    mode: null,
    terrain: preset.terrain.map(piece),
    zones: { imperial: zone(preset.imperial_zone), chaos: zone(preset.chaos_zone) },
    positions: new Map(),
  };
  const free: Plan = {
    ...quick,
    id: 'free',
    summary: { en: sentence(steps[0]!.text), fr: sentence(steps[0]!.text_fr) },
    terrain: [],
    zones: { imperial: [], chaos: [] },
  };
  return [...five, quick, free];
}
