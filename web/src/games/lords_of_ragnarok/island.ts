/** The island of one side of the board: its cells as drawn lines, and where names, sites and pieces stand in them. */

import { bounds, generator, inside, organicCells, rimDistance, type Border, type Point } from './organic';
import type { BoardRecord, RegionRecord } from './table';

export type Kind = 'region' | 'sea' | 'realm' | 'yggdrasil';
export type BorderKind = 'frame' | 'coast' | 'sea' | 'inlay' | 'region' | 'land';

/** Where the parts of a region stand: the name by its middle, sites by the middle of their feet, pieces by their row's middle. */
export interface Spots {
  name: Point;
  pieces: Point;
  village?: Point;
  altar?: Point;
  forge?: Point;
  monument?: Point;
}

export interface Written {
  at: Point;
  turn: number;
}

export interface Island {
  side: string;
  /** The part of the plane that is shown. */
  frame: { x: number; y: number; w: number; h: number };
  paths: Map<string, string>;
  rings: Map<string, Point[]>;
  lines(kind: BorderKind, of?: string): string;
  spots: Map<number, Spots>;
  /** The shape of a sea goes on beyond the frame, so that its outer edge is never seen. */
  seas: Map<string, { shape: string; ships: Point; name: Written }>;
  lands: Map<string, Written>;
  middle: Point;
  realms: Map<string, Point>;
}

export const regionId = (number: number): string => `r${number}`;

/** How much sea is shown beside and above the land. */
const MARGIN = { x: 104, y: 62 };
const CELL = 8;

/** What a part needs: width and height, and how far its box reaches above its point. */
const SIZES = {
  monument: { w: 66, h: 100, up: 96 },
  pieces: { w: 92, h: 78, up: 56 },
  altar: { w: 44, h: 48, up: 40 },
  village: { w: 46, h: 38, up: 32 },
  forge: { w: 36, h: 46, up: 38 },
};
type Part = keyof typeof SIZES;

interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Signed distances to the rim on a grid: positive inside. */
class Field {
  readonly box: Rect;
  readonly #columns: number;
  readonly #values: number[] = [];

  constructor(whole: readonly Point[]) {
    const ring = whole.filter((_, i) => i % 3 === 0); // fine enough to place things by
    this.box = bounds(ring);
    this.#columns = Math.ceil(this.box.w / CELL) + 1;
    const rows = Math.ceil(this.box.h / CELL) + 1;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < this.#columns; column++) {
        const p: Point = [this.box.x + column * CELL, this.box.y + row * CELL];
        this.#values.push(rimDistance(p, ring) * (inside(p, ring) ? 1 : -1));
      }
    }
  }

  at(x: number, y: number): number {
    const column = Math.round((x - this.box.x) / CELL);
    const row = Math.round((y - this.box.y) / CELL);
    if (column < 0 || column >= this.#columns) return -40;
    return this.#values[row * this.#columns + column] ?? -40;
  }

  /** How well a box lies inside: a little air is good, every point outside is bad. */
  room(rect: Rect): number {
    let sum = 0;
    for (const u of [0, 0.5, 1]) {
      for (const v of [0, 0.5, 1]) {
        const air = this.at(rect.x + rect.w * u, rect.y + rect.h * v);
        sum += air > 4 ? Math.min(air, 18) * 0.35 : -8 + air * 3;
      }
    }
    return sum;
  }
}

/** The width of a region's name with its shield. */
export const nameWidth = (name: string): number => name.length * 8.6 + 30;

interface Place {
  p: Point;
  rect: Rect;
  room: number;
}

/** Finds a place for every part of a region by trying orders at random, always the same ones. */
function furnish(region: RegionRecord, ring: readonly Point[]): Spots {
  const field = new Field(ring);
  const wanted: (Part | 'name')[] = ['name', 'pieces'];
  if (region.monument) wanted.push('monument');
  if (region.altar) wanted.push('altar');
  if (region.village) wanted.push('village');
  if (region.forge) wanted.push('forge');
  const size = (part: Part | 'name') => (part === 'name' ? { w: nameWidth(region.name), h: 24, up: 14 } : SIZES[part]);
  const places = new Map(wanted.map((part) => [part, roomFor(field, size(part), part === 'name')]));
  const random = generator(region.number * 77 + 5);
  let best: { score: number; at: Map<string, Point> } | null = null;
  for (let attempt = 0; attempt < 24; attempt++) {
    const weight = new Map(wanted.map((part) => [part, size(part).w * size(part).h * (0.5 + random())]));
    const at = new Map<string, Point>();
    const taken: Rect[] = [];
    let score = 0;
    for (const part of [...wanted].sort((a, b) => weight.get(b)! - weight.get(a)!)) {
      let found: { score: number; place: Place } | null = null;
      for (const place of places.get(part)!) {
        let here = place.room;
        for (const other of taken) here -= overlap(place.rect, other) / 12;
        if (!found || here > found.score) found = { score: here, place };
      }
      if (!found) continue;
      score += found.score;
      at.set(part, found.place.p);
      taken.push(found.place.rect);
    }
    if (!best || score > best.score) best = { score, at };
  }
  const spot = (part: string) => best?.at.get(part);
  return {
    name: spot('name') ?? region.center,
    pieces: spot('pieces') ?? region.center,
    village: spot('village'),
    altar: spot('altar'),
    forge: spot('forge'),
    monument: spot('monument'),
  };
}

/** Every place a part could have, with how well it lies there; names like the top and the bottom. */
function roomFor(field: Field, { w, h, up }: { w: number; h: number; up: number }, isName: boolean): Place[] {
  const found: Place[] = [];
  const { box } = field;
  for (let y = box.y; y < box.y + box.h; y += CELL) {
    for (let x = box.x; x < box.x + box.w; x += CELL) {
      if (field.at(x, y - up + h / 2) < 8) continue;
      const rect = { x: x - w / 2, y: y - up, w, h };
      const edge = isName ? Math.abs(y - (box.y + box.h / 2)) * 0.12 : 0;
      found.push({ p: [x, y], rect, room: field.room(rect) + edge });
    }
  }
  return found;
}

/** The point of a ring farthest from its rim, from the land and from what is taken. */
function widest(ring: readonly Point[], frame: Rect, taken: readonly Point[]): Point {
  let best: { score: number; p: Point } | null = null;
  for (let y = frame.y + 34; y < frame.y + frame.h - 30; y += 10) {
    for (let x = frame.x + 44; x < frame.x + frame.w - 44; x += 10) {
      const p: Point = [x, y];
      if (!inside(p, ring)) continue;
      const away = Math.min(...taken.map((q) => Math.hypot(q[0] - x, q[1] - y)), 160);
      const score = Math.min(rimDistance(p, ring), 60) + away * 0.3;
      if (!best || score > best.score) best = { score, p };
    }
  }
  return best?.p ?? ring[0]!;
}

/** The sea's outer edge, which lies on the rim of the content's square, pushed out to that of a greater box. */
function stretched(polygon: readonly Point[], box: Rect): Point[] {
  const push = (v: number, low: number, high: number) => (v <= 0 ? low : v >= 1000 ? high : v);
  return polygon.map(([x, y]) => [
    push(x, Math.min(0, box.x), Math.max(1000, box.x + box.w)),
    push(y, Math.min(0, box.y), Math.max(1000, box.y + box.h)),
  ]);
}

const FAR = { x: -2000, y: -2000, w: 5000, h: 5000 };

const upright = (degrees: number): number => (degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees);

/** The name of a land runs along its coast, outside. */
function alongCoast(coast: readonly Border[], middle: Point): Written | null {
  const points = coast.flatMap((border) => border.points);
  if (!points.length) return null;
  const mean: Point = [
    points.reduce((sum, p) => sum + p[0], 0) / points.length,
    points.reduce((sum, p) => sum + p[1], 0) / points.length,
  ];
  const angle = Math.atan2(mean[1] - middle[1], mean[0] - middle[0]);
  const reach = Math.max(
    ...points
      .filter((p) => Math.hypot(p[0] - mean[0], p[1] - mean[1]) < 120)
      .map((p) => (p[0] - middle[0]) * Math.cos(angle) + (p[1] - middle[1]) * Math.sin(angle)),
    0,
  );
  const at: Point = [middle[0] + Math.cos(angle) * (reach + 20), middle[1] + Math.sin(angle) * (reach + 20)];
  return { at, turn: upright((angle * 180) / Math.PI + 90) };
}

/** The name of a sea runs along the side of the picture it has most of. */
function alongFrame(ring: readonly Point[], frame: Rect, ships: Point, taken: readonly Point[]): Written {
  const sides = [
    { turn: 0, along: (t: number): Point => [frame.x + t * frame.w, frame.y + 24] },
    { turn: 0, along: (t: number): Point => [frame.x + t * frame.w, frame.y + frame.h - 16] },
    { turn: -90, along: (t: number): Point => [frame.x + 24, frame.y + t * frame.h] },
    { turn: 90, along: (t: number): Point => [frame.x + frame.w - 24, frame.y + t * frame.h] },
  ];
  let best: { score: number; written: Written } | null = null;
  for (const { turn, along } of sides) {
    for (let t = 0.1; t < 0.9; t += 0.02) {
      const at = along(t);
      const ends = [along(t - 0.07), along(t + 0.07)];
      if (![at, ...ends].every((p) => inside(p, ring))) continue;
      const air = Math.min(...[at, ...ends].map((p) => Math.min(rimDistance(p, ring), 60)));
      const near = (p: Point, most: number) => Math.min(Math.hypot(at[0] - p[0], at[1] - p[1]), most);
      const score = air + near(ships, 170) * 0.6 + Math.min(...taken.map((p) => near(p, 200)));
      if (!best || score > best.score) best = { score, written: { at, turn } };
    }
  }
  return best?.written ?? { at: ships, turn: 0 };
}

const islands = new Map<BoardRecord, Island>();

/** The island of a side, drawn once. */
export function island(board: BoardRecord): Island {
  const known = islands.get(board);
  if (known) return known;
  const kinds = new Map<string, { kind: Kind; land?: string; polygon: Point[] }>();
  for (const region of board.regions)
    kinds.set(regionId(region.number), { kind: 'region', land: region.territory, polygon: region.polygon });
  for (const sea of board.seas) kinds.set(sea.id, { kind: 'sea', polygon: sea.polygon });
  for (const realm of board.realms) kinds.set(realm.id, { kind: 'realm', polygon: realm.polygon });
  kinds.set('yggdrasil', { kind: 'yggdrasil', polygon: board.yggdrasil.polygon });

  const land = bounds([...kinds.values()].filter(({ kind }) => kind !== 'sea').flatMap(({ polygon }) => polygon));
  const frame = { x: land.x - MARGIN.x, y: land.y - MARGIN.y, w: land.w + 2 * MARGIN.x, h: land.h + 2 * MARGIN.y };

  const of = (a: string, b: string | null): BorderKind => {
    const [one, other] = [kinds.get(a)!, b === null ? null : kinds.get(b)!];
    if (!other) return 'frame';
    if ((one.kind === 'sea') !== (other.kind === 'sea')) return 'coast';
    if (one.kind === 'sea') return 'sea';
    if (one.kind !== 'region' || other.kind !== 'region') return 'inlay';
    return one.land === other.land ? 'region' : 'land';
  };
  const STROKES: Record<BorderKind, { rough: number; step: number }> = {
    frame: { rough: 0, step: 9 },
    coast: { rough: 0.25, step: 6 },
    sea: { rough: 0.08, step: 20 },
    inlay: { rough: 0.12, step: 10 },
    region: { rough: 0.15, step: 9 },
    land: { rough: 0.15, step: 9 },
  };
  const drawn = organicCells(
    [...kinds].map(([id, { polygon }]) => ({ id, polygon })),
    (a, b) => STROKES[of(a, b)],
    11,
  );
  const middle: Point = board.yggdrasil.center;
  const coastOf = (ids: readonly string[]) =>
    drawn.borders.filter(({ a, b }) => of(a, b) === 'coast' && (ids.includes(a) || ids.includes(b ?? '')));

  const lands = new Map<string, Written>();
  for (const territory of board.territories) {
    const written = alongCoast(coastOf(territory.regions.map(regionId)), middle);
    if (written) lands.set(territory.id, written);
  }
  const seas: Island['seas'] = new Map();
  const written = [...lands.values()].map(({ at }) => at);
  for (const sea of board.seas) {
    const ring = stretched(sea.polygon, frame);
    const ships = widest(ring, frame, written);
    const shape = `M${stretched(drawn.rings.get(sea.id)!, FAR).join('L')}Z`;
    seas.set(sea.id, { shape, ships, name: alongFrame(ring, frame, ships, written) });
  }
  const made: Island = {
    side: board.side,
    frame,
    paths: drawn.paths,
    rings: drawn.rings,
    lines: (kind, id) =>
      drawn.borders
        .filter(({ a, b }) => of(a, b) === kind && (id === undefined || a === id || b === id))
        .map(({ path }) => path)
        .join(''),
    spots: new Map(
      board.regions.map((region) => [region.number, furnish(region, drawn.rings.get(regionId(region.number))!)]),
    ),
    seas,
    lands,
    middle,
    realms: new Map(board.realms.map((realm) => [realm.id, realm.center])),
  };
  islands.set(board, made);
  return made;
}
