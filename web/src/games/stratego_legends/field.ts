/** The field in mild perspective: spaces, where they lie on the picture, lines and arcs between them. */

export type Point = readonly [number, number];
/** A space as the viewer sees it: columns from the left, rows from the far edge. */
export type Spot = readonly [column: number, row: number];

export const TILE = 104;
export const RANKS = 8;
const TOP = 52;
const HEIGHT = 712;
const MARGIN = 42;
/** How much the far edge of a duel's field shrinks. */
const DEPTH = 0.2;
export const FRAME = 0.26;

export const fix = (value: number): string => String(Math.round(value * 10) / 10);
export const pt = (point: Point): string => `${fix(point[0])} ${fix(point[1])}`;

/** The letters of a column: after `z` comes `aa`. */
export const columnName = (column: number): string =>
  (column >= 26 ? 'a' : '') + String.fromCharCode(97 + (column % 26));

export const isSpace = (name: string): boolean => /^a?[a-z][1-8]$/.test(name);

/** A battlefield of some width, seen from the beige edge or, turned round, from the grey one. */
export class Field {
  readonly width: number;
  readonly height = 824;
  /** A wide field is seen from farther off, so that its ends lean no more than those of a narrow one. */
  private readonly depth: number;
  private readonly far: number;

  constructor(
    readonly columns: number,
    readonly turned: boolean,
  ) {
    this.width = columns * TILE + 2 * MARGIN;
    this.depth = (DEPTH * RANKS) / columns;
    this.far = 1 / (1 + this.depth);
  }

  /** Where a space lies for this viewer. */
  spot(name: string): Spot {
    const rank = Number(name.slice(-1)) - 1;
    const letters = name.slice(0, -1);
    const column = letters.charCodeAt(letters.length - 1) - 97 + (letters.length > 1 ? 26 : 0);
    return this.turned ? [this.columns - 1 - column, rank] : [column, RANKS - 1 - rank];
  }

  /** The space that lies there. */
  name([column, row]: Spot): string {
    return this.turned ? `${columnName(this.columns - 1 - column)}${row + 1}` : `${columnName(column)}${RANKS - row}`;
  }

  /** All spaces, row by row from the far edge. */
  spots(): Spot[] {
    return Array.from({ length: RANKS * this.columns }, (_, i) => [i % this.columns, Math.floor(i / this.columns)]);
  }

  scale(v: number): number {
    return 1 / (1 + this.depth * (1 - v / RANKS));
  }

  /** From the field (`u` across, `v` down, in spaces) to the picture. */
  project(u: number, v: number): Point {
    const scale = this.scale(v);
    return [
      this.width / 2 + (u - this.columns / 2) * TILE * scale,
      TOP + ((scale - this.far) / (1 - this.far)) * HEIGHT,
    ];
  }

  at(u: number, v: number): string {
    return pt(this.project(u, v));
  }

  /** The outline of a space, `inset` by a part of it. */
  quad([column, row]: Spot, inset = 0): string {
    return this.area(column + inset, row + inset, column + 1 - inset, row + 1 - inset);
  }

  area(left: number, top: number, right: number, bottom: number): string {
    return `M${this.at(left, top)}L${this.at(right, top)}L${this.at(right, bottom)}L${this.at(left, bottom)}Z`;
  }

  /** Where the foot of a block stands. */
  foot([column, row]: Spot): Point {
    return this.project(column + 0.5, row + 0.8);
  }

  /** Four corners of a space, as brackets. */
  brackets(spot: Spot): string {
    const [c, r] = spot;
    const [a, b] = [0.05, 0.24];
    return [
      [c + a, c + b, r + a, r + b],
      [c + 1 - a, c + 1 - b, r + a, r + b],
      [c + 1 - a, c + 1 - b, r + 1 - a, r + 1 - b],
      [c + a, c + b, r + 1 - a, r + 1 - b],
    ]
      .map(([x, inX, y, inY]) => `M${this.at(inX!, y!)}L${this.at(x!, y!)}L${this.at(x!, inY!)}`)
      .join('');
  }

  /** The box around some spaces, for the window to show. */
  box(spots: readonly Spot[]): { x: number; y: number; w: number; h: number } | null {
    if (!spots.length) return null;
    const columns = spots.map(([column]) => column);
    const rows = spots.map(([, row]) => row);
    const [left, top] = this.project(Math.min(...columns) - 0.3, Math.min(...rows) - 0.7);
    const [right, bottom] = this.project(Math.max(...columns) + 1.3, Math.max(...rows) + 1.2);
    return { x: left, y: top, w: right - left, h: bottom - top };
  }
}

/** Where one looks first on a small screen: the stretch with most of one's blocks, from the space before the foremost down. */
export function front(field: Field, own: readonly Spot[], wide = 8, deep = 6): Spot[] {
  const across = Math.min(wide, field.columns);
  const starts = Array.from({ length: field.columns - across + 1 }, (_, left) => left);
  const within = (left: number) => own.filter(([column]) => column >= left && column < left + across);
  const most = Math.max(...starts.map((left) => within(left).length));
  // Of equally good stretches the middle one: nobody stands at the edge of the window without need.
  const best = starts.filter((left) => within(left).length === most);
  const left = best[Math.floor((best.length - 1) / 2)]!;
  const foremost = Math.min(RANKS - 1, ...within(left).map(([, row]) => row));
  const top = Math.max(0, Math.min(foremost - 1, RANKS - deep));
  return [
    [left, top],
    [left + across - 1, top + deep - 1],
  ];
}

/** Spaces of a run by direction, each direction's farthest one: what an arrow is drawn to. */
export function farthest(from: Spot, to: readonly Spot[]): Spot[] {
  const best = new Map<string, Spot>();
  const length = ([c, r]: Spot) => Math.max(Math.abs(c - from[0]), Math.abs(r - from[1]));
  for (const spot of to) {
    const way = `${Math.sign(spot[0] - from[0])},${Math.sign(spot[1] - from[1])}`;
    const other = best.get(way);
    if (!other || length(spot) > length(other)) best.set(way, spot);
  }
  return [...best.values()];
}

/** The arc of a flight between two points, higher the farther it goes. */
export function arc(from: Point, to: Point): string {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const up = 40 + far * 0.35;
  const sideways = Math.abs(to[0] - from[0]) < 30 ? far * 0.28 : 0;
  const one: Point = [from[0] + (to[0] - from[0]) * 0.15 - sideways, from[1] + (to[1] - from[1]) * 0.15 - up];
  const two: Point = [from[0] + (to[0] - from[0]) * 0.85 - sideways, from[1] + (to[1] - from[1]) * 0.85 - up];
  return `M${pt(from)}C${pt(one)} ${pt(two)} ${pt(to)}`;
}

/** Chance for drawing only: the same field every time. */
export function scatter(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
