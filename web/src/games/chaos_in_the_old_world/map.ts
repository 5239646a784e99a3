/** The drawn map: regions as rings of shared arcs, and where in each region things lie. */

import type { Point } from './geometry';
import data from './map.json';

export type ArcKind = 'border' | 'coast' | 'range';

interface Arc {
  kind: ArcKind;
  points: Point[];
}

/** A rectangle of the map. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface DrawnRegion {
  id: string;
  /** In walking order; a leading `-` means that the arc is walked backwards. */
  arcs: string[];
  label: { path: string; size: number; spacing: number };
  /** Where the shield with the region's values hangs. */
  shield: Point;
  slots: (Spot & { id: 'left' | 'right' })[];
  /** The card spaces lie beside the region, not in it. */
  slots_outside?: boolean;
  figures: Spot;
  counters: Spot;
  corruption: Spot;
}

export interface Landform {
  kind: string;
  x: number;
  y: number;
  scale: number;
  variant: number;
}

interface MapData {
  size: [number, number];
  arcs: Record<string, Arc>;
  regions: DrawnRegion[];
  waste: { arcs: string[]; close: Point[] };
  rivers: { name: string; points: Point[] }[];
  decoration: { items: [string, number, number, number, number][]; waves: [number, number, number][] };
  names: { id: string; path: string; size: number; kind: 'sea' | 'waste' }[];
}

const map = data as unknown as MapData;

export const SIZE = { w: map.size[0], h: map.size[1] } as const;
/** The sheet around the map, with room for the victory track above it. */
export const MARGIN = { x: 26, top: 70 } as const;
export const SHEET = { w: SIZE.w + 2 * MARGIN.x, h: SIZE.h + MARGIN.top + 22 } as const;
export const { arcs, regions, rivers, names } = map;
export const waves = map.decoration.waves;
export const landforms: Landform[] = map.decoration.items.map(([kind, x, y, scale, variant]) => ({
  kind,
  x,
  y,
  scale,
  variant,
}));

/** Points as the middle of a path: `1 2L3 4`. */
export const line = (points: readonly Point[]): string => points.map(([x, y]) => `${x} ${y}`).join('L');

/** The ring that a row of arcs makes; each begins where the one before it ends. */
export function ring(refs: readonly string[]): Point[] {
  const points: Point[] = [];
  for (const ref of refs) {
    const back = ref.startsWith('-');
    const arc = arcOf(ref).points;
    const walked = back ? [...arc].reverse() : arc;
    points.push(...(points.length ? walked.slice(1) : walked));
  }
  return points;
}

/** The arc that a region names, walked either way. */
export function arcOf(ref: string): Arc {
  const arc = arcs[ref.replace(/^-/, '')];
  if (!arc) throw new Error(`the map has no arc ${ref}`);
  return arc;
}

/** The outline of each region as a path. */
export const shapes: ReadonlyMap<string, string> = new Map(
  regions.map((region) => [region.id, `M${line(ring(region.arcs))}z`]),
);

/** The land that belongs to nobody. */
export const wasteShape = `M${line([...ring(map.waste.arcs), ...map.waste.close])}z`;

/** Which regions share a border, each pair once and in the order of the map. */
export function neighbours(): [string, string][] {
  const found: [string, string][] = [];
  for (const [name, arc] of Object.entries(arcs)) {
    if (arc.kind !== 'border') continue;
    const sides = regions.filter((region) => region.arcs.some((ref) => ref.replace(/^-/, '') === name));
    if (sides.length === 2) found.push([sides[0]!.id, sides[1]!.id]);
  }
  return found;
}

/** The rectangle around a region. */
export function bounds(id: string): Spot {
  const points = ring(regions.find((region) => region.id === id)?.arcs ?? []);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The rectangle around several. */
export function around(spots: readonly Spot[]): Spot {
  if (!spots.length) return { x: 0, y: 0, w: 0, h: 0 };
  const x = Math.min(...spots.map((spot) => spot.x));
  const y = Math.min(...spots.map((spot) => spot.y));
  const right = Math.max(...spots.map((spot) => spot.x + spot.w));
  const bottom = Math.max(...spots.map((spot) => spot.y + spot.h));
  return { x, y, w: right - x, h: bottom - y };
}
