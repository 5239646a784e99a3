/** The geometry of the mat: pointy-top hexes, even rows pushed half a hex east, named a1 (north-west) to m12. */

export type Hex = readonly [col: number, row: number];
export type Point = readonly [x: number, y: number];

export const SIZE = 40;
export const HEX_W = Math.sqrt(3) * SIZE;
const ROWS = 12;
const BAND = 24; // the vellum band around the painted ground

/** The painted ground, in a coordinate system whose origin is the corner of the whole picture. */
export const GROUND = { x: BAND + 4, y: BAND + 4, w: 13 * HEX_W + 14, h: 18.5 * SIZE + 14 };
export const PICTURE = { w: GROUND.w + 2 * BAND + 8, h: GROUND.h + 2 * BAND + 10, band: BAND };
const ORIGIN: Point = [GROUND.x + 7 + HEX_W / 2, GROUND.y + 7 + SIZE];

export const DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
const EVEN: Hex[] = [[1, 0], [1, -1], [0, -1], [-1, 0], [0, 1], [1, 1]]; // prettier-ignore
const ODD: Hex[] = [[1, 0], [0, -1], [-1, -1], [-1, 0], [-1, 1], [0, 1]]; // prettier-ignore

export const columns = (row: number): number => (row % 2 ? 13 : 12);
export const allHexes: Hex[] = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: columns(row) }, (_, col) => [col, row] as Hex),
).flat();

export const nameOf = ([col, row]: Hex): string => `${String.fromCharCode(97 + col)}${row + 1}`;
export const hexOf = (name: string): Hex => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
export const isHex = (word: string): boolean => /^[a-m](1[0-2]|[1-9])$/.test(word);

export const centre = ([col, row]: Hex): Point => [
  ORIGIN[0] + HEX_W * (col + (row % 2 ? 0 : 0.5)),
  ORIGIN[1] + 1.5 * SIZE * row,
];

export function neighbour([col, row]: Hex, direction: number): Hex {
  const step = (row % 2 ? ODD : EVEN)[direction]!;
  return [col + step[0], row + step[1]];
}

const cube = ([col, row]: Hex): [number, number, number] => {
  const q = col - (row + (row & 1)) / 2;
  return [q, row, -q - row];
};

export function distance(a: Hex, b: Hex): number {
  const other = cube(b);
  return Math.max(...cube(a).map((v, i) => Math.abs(v - other[i]!)));
}

export const corner = ([x, y]: Point, i: number, size = SIZE): Point => [
  x + size * Math.cos((Math.PI / 3) * i - Math.PI / 2),
  y + size * Math.sin((Math.PI / 3) * i - Math.PI / 2),
];

/** The two corners of the side that faces a direction. */
export function side(hex: Hex, direction: number, size = SIZE): [Point, Point] {
  const middle = centre(hex);
  const i = (7 - direction) % 6;
  return [corner(middle, i, size), corner(middle, (i + 1) % 6, size)];
}

export const fix = (value: number): string => value.toFixed(1);
export const pt = ([x, y]: Point): string => `${fix(x)} ${fix(y)}`;
export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

export function hexPath(hex: Hex, size = SIZE): string {
  const middle = centre(hex);
  return `M${[0, 1, 2, 3, 4, 5].map((i) => pt(corner(middle, i, size))).join('L')}Z`;
}

/** One outline around a set of hexes. */
export function outline(hexes: readonly Hex[]): string {
  const inside = new Set(hexes.map(nameOf));
  return hexes
    .flatMap((hex) =>
      [0, 1, 2, 3, 4, 5]
        .filter((d) => !inside.has(nameOf(neighbour(hex, d))))
        .map((d) => `M${side(hex, d).map(pt).join('L')}`),
    )
    .join('');
}

/** Four corner brackets of a hex, for targets. */
export function brackets(hex: Hex): string {
  const middle = centre(hex);
  const at = (i: number) => corner(middle, i, SIZE - 4);
  return [0, 1, 2, 3, 4, 5]
    .map((i) => `M${pt(between(at(i), at(i + 5), 0.26))}L${pt(at(i))}L${pt(between(at(i), at(i + 1), 0.26))}`)
    .join('');
}

type Segment = [Point, Point, Point, Point];

/** A smooth curve through points (Catmull-Rom as cubic Béziers); `before` and `after` steer the two ends. */
function segments(points: readonly Point[], before?: Point, after?: Point): Segment[] {
  const p = [before ?? points[0]!, ...points, after ?? points[points.length - 1]!];
  const found: Segment[] = [];
  for (let i = 1; i < p.length - 2; i++) {
    const [a, b, c, d] = [p[i - 1]!, p[i]!, p[i + 1]!, p[i + 2]!];
    found.push([
      b,
      [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
      [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6],
      c,
    ]);
  }
  return found;
}

export function curve(points: readonly Point[], before?: Point, after?: Point): string {
  const drawn = segments(points, before, after).map(([, c1, c2, end]) => `C${pt(c1)} ${pt(c2)} ${pt(end)}`);
  return `M${pt(points[0]!)}${drawn.join('')}`;
}

export interface Sample {
  at: Point;
  normal: Point;
}

/** Points every few units along the same curve, each with its normal: for banks, waves and ruts. */
export function samples(points: readonly Point[], step: number): Sample[] {
  const found: Sample[] = [];
  let walked = 0;
  let last: Point | null = null;
  for (const [a, b, c, d] of segments(points)) {
    for (let i = 0; i < 60; i++) {
      const t = i / 60;
      const u = 1 - t;
      const at: Point = [0, 1].map(
        (k) => u ** 3 * a[k]! + 3 * u * u * t * b[k]! + 3 * u * t * t * c[k]! + t ** 3 * d[k]!,
      ) as unknown as Point;
      if (last) {
        const length = Math.hypot(at[0] - last[0], at[1] - last[1]);
        walked += length;
        if (walked >= step && length > 0) {
          walked -= step;
          found.push({ at, normal: [-(at[1] - last[1]) / length, (at[0] - last[0]) / length] });
        }
      }
      last = at;
    }
  }
  return found;
}

/** Chance for drawing only: the same mat every time. */
export function scatter(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
