/**
 * Turns a plane of straight polygons into cells that look drawn by hand.
 *
 * Neighbours keep exactly the same line: a border is displaced once per pair of cells and then walked forwards by the one,
 * backwards by the other. Points where three or more cells meet stay where they are, so nothing gaps or overlaps. The result depends
 * only on the coordinates and the seed: every reader sees the same coast.
 */

export type Point = readonly [number, number];

export interface Cell {
  id: string;
  polygon: readonly Point[];
}

/** How a border is drawn. */
export interface Stroke {
  /** Sideways displacement as a share of a segment's length: 0 is straight, a coast about 0.2. */
  rough: number;
  /** Segments below this length are not split any more. */
  step: number;
}

export interface Border {
  a: string;
  /** Null on the outer edge. */
  b: string | null;
  points: Point[];
  path: string;
}

export interface Drawn {
  /** Closed path of each cell. */
  paths: Map<string, string>;
  /** The same as points. */
  rings: Map<string, Point[]>;
  borders: Border[];
}

/** A small seeded generator (mulberry32). */
export function generator(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function hash(numbers: readonly number[]): number {
  let h = 2166136261;
  for (const n of numbers) {
    h ^= Math.round(n * 8) & 0xffff;
    h = Math.imul(h, 16777619);
    h ^= h >>> 13;
  }
  return h >>> 0;
}

const name = (p: Point): string => `${p[0]},${p[1]}`;

/** Midpoint displacement of a straight segment: the points after a, up to and including b. */
function displace(a: Point, b: Point, stroke: Stroke, random: () => number): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  if (Math.hypot(dx, dy) <= stroke.step || !stroke.rough) return [b];
  const along = 0.5 + (random() - 0.5) * 0.24;
  const off = (random() - 0.5) * 2 * stroke.rough;
  const middle: Point = [a[0] + dx * along - dy * off, a[1] + dy * along + dx * off];
  return [...displace(a, middle, stroke, random), ...displace(middle, b, stroke, random)];
}

const fix = (value: number): number => Math.round(value * 10) / 10;

/** An open line through its own ends, rounded at every inner point; reversed input gives the same curve. */
function rounded(points: readonly Point[]): string {
  if (points.length < 3) {
    return points
      .slice(1)
      .map((p) => `L${fix(p[0])} ${fix(p[1])}`)
      .join('');
  }
  let path = '';
  for (let i = 1; i < points.length - 1; i++) {
    const [p, q] = [points[i]!, points[i + 1]!];
    const end = i === points.length - 2 ? q : [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    path += `Q${fix(p[0])} ${fix(p[1])} ${fix(end[0]!)} ${fix(end[1]!)}`;
  }
  return path;
}

/** The polygon in the one winding that all cells share, so that the twins of an edge run opposite. */
function wound(polygon: readonly Point[]): Point[] {
  let area = 0;
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    area += p[0] * q[1] - q[0] * p[1];
  });
  return area < 0 ? [...polygon].reverse() : [...polygon];
}

export function organicCells(
  cells: readonly Cell[],
  style: (a: string, b: string | null) => Stroke,
  seed: number,
): Drawn {
  const walks = new Map(cells.map((cell) => [cell.id, wound(cell.polygon)]));
  const owner = new Map<string, string>();
  for (const [id, walk] of walks) {
    walk.forEach((p, i) => owner.set(`${name(p)}>${name(walk[(i + 1) % walk.length]!)}`, id));
  }
  const drawn = new Map<string, Point[]>();
  const result: Drawn = { paths: new Map(), rings: new Map(), borders: [] };
  for (const [id, walk] of walks) {
    const n = walk.length;
    const across = walk.map((p, i) => owner.get(`${name(walk[(i + 1) % n]!)}>${name(p)}`) ?? null);
    const start = Math.max(
      0,
      across.findIndex((other, i) => other !== across[(i + n - 1) % n]),
    );
    const ring: Point[] = [walk[start]!];
    let path = `M${name(walk[start]!)}`;
    for (let k = 0; k < n;) {
      const other = across[(start + k) % n]!;
      const chain: Point[] = [walk[(start + k) % n]!];
      while (k < n && across[(start + k) % n] === other) chain.push(walk[(start + ++k) % n]!);
      const [first, last] = [chain[0]!, chain.at(-1)!];
      const forward = name(first) < name(last);
      const ends = forward ? [name(first), name(last)] : [name(last), name(first)];
      const key = [...[id, String(other)].sort(), ...ends].join('|');
      let line = drawn.get(key);
      if (!line) {
        const raw = forward ? chain : [...chain].reverse();
        line = [raw[0]!];
        for (let i = 1; i < raw.length; i++) {
          const random = generator(hash([seed, ...raw[i - 1]!, ...raw[i]!]));
          line.push(...displace(raw[i - 1]!, raw[i]!, style(id, other), random));
        }
        drawn.set(key, line);
        result.borders.push({ a: id, b: other, points: line, path: `M${name(line[0]!)}${rounded(line)}` });
      }
      const mine = name(line[0]!) === name(first) ? line : [...line].reverse();
      path += rounded(mine);
      ring.push(...mine.slice(1));
    }
    ring.pop();
    result.paths.set(id, `${path}Z`);
    result.rings.set(id, ring);
  }
  return result;
}

/** Even-odd point in polygon. */
export function inside(point: Point, polygon: readonly Point[]): boolean {
  let hit = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + polygon.length - 1) % polygon.length]!;
    const crosses = a[1] > point[1] !== b[1] > point[1];
    if (crosses && point[0] < ((b[0] - a[0]) * (point[1] - a[1])) / (b[1] - a[1]) + a[0]) hit = !hit;
  });
  return hit;
}

/** Distance from a point to the rim of a polygon. */
export function rimDistance(point: Point, polygon: readonly Point[]): number {
  let best = Infinity;
  polygon.forEach((b, i) => {
    const a = polygon[(i + polygon.length - 1) % polygon.length]!;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.max(0, Math.min(1, along));
    best = Math.min(best, Math.hypot(point[0] - a[0] - t * dx, point[1] - a[1] - t * dy));
  });
  return best;
}

/** The smallest upright box around points. */
export function bounds(points: readonly Point[]): { x: number; y: number; w: number; h: number } {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Points strewn over a polygon, `gap` apart, `margin` off the rim, outside every keep-out circle; each with a number of its own. */
export function scatter(
  polygon: readonly Point[],
  {
    count,
    gap,
    margin,
    keepOut,
    seed,
  }: {
    count: number;
    gap: number;
    margin: number;
    keepOut: readonly (readonly [number, number, number])[];
    seed: number;
  },
): { x: number; y: number; chance: number }[] {
  const { x, y, w, h } = bounds(polygon);
  const random = generator(hash([seed, x, y, w, h]));
  const found: { x: number; y: number; chance: number }[] = [];
  for (let tries = 0; tries < count * 30 && found.length < count; tries++) {
    const p: Point = [x + random() * w, y + random() * h];
    if (keepOut.some(([kx, ky, r]) => Math.hypot(p[0] - kx, p[1] - ky) < r)) continue;
    if (found.some((q) => Math.hypot(p[0] - q.x, p[1] - q.y) < gap)) continue;
    if (!inside(p, polygon) || rimDistance(p, polygon) < margin) continue;
    found.push({ x: p[0], y: p[1], chance: random() });
  }
  return found.sort((p, q) => p.y - q.y);
}
