/** The ground of the field: seven terrains told apart by colour, pattern and what stands on them. */

import { paint } from '../../board/paint';
import { fix, FRAME, RANKS, scatter, type Field, type Spot } from './field';
import type { Terrain } from './contract';
import { GROUND, TONES } from './palette';

// ---------------------------------------------------------------- what lies flat and what stands

const TUFT = `<path d="M-4 0-6-6M0 0V-8M4 0 6-6" stroke="${GROUND.tuft}" stroke-width="1.5" fill="none" stroke-linecap="round"/>`;
const DUNE = `<path d="M-15 0C-8-7 2-7 6-1 10-5 14-4 17-1" stroke="${GROUND.dune}" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="M-10 5h1.500M-3 6h1.500M4 5h1.500" stroke="${GROUND.dune}" stroke-width="1.600" stroke-linecap="round"/>`;
const WAVE = `<path d="M-15 0q4-5 8 0t8 0 8 0" stroke="${GROUND.wave}" stroke-opacity=".85" stroke-width="1.800" fill="none" stroke-linecap="round"/>`;
const CRAG = `<path d="M-5 0-1-5 4 0M-1-5 0-1" stroke="${GROUND.crag}" stroke-width="1.300" fill="none"/>`;
const SHOOT = `<path d="M-3 0 0-5 3 0M0 0V-5" stroke="${GROUND.shoot}" stroke-width="1.300" fill="none"/>`;
const TREE = `<ellipse cx="3" cy="1" rx="9" ry="2.800" fill="${GROUND.shadow}" opacity=".35"/><path d="M0 1V-9" stroke="${GROUND.trunk}" stroke-width="3"/><path d="M0-34-9-16H-5L-12-5H12L5-16H9Z" fill="${GROUND.pine}" stroke="${GROUND.pineEdge}" stroke-width="1.100"/><path d="M0-34-9-16H-5L-12-5H-3Z" fill="${GROUND.pineLight}" opacity=".6"/>`;
const PEAK = `<ellipse cx="5" cy="2" rx="27" ry="4" fill="${GROUND.shadow}" opacity=".28"/><path d="M-26 2-6-36 2-26 8-31 26 2Z" fill="${GROUND.peak}" stroke="${GROUND.peakEdge}" stroke-width="1.300"/><path d="M-6-36 2-26 8-31 26 2H6L1-10Z" fill="${GROUND.peakShade}" opacity=".75"/><path d="M-6-36-13-22-8-24-4-18 0-24Z" fill="${GROUND.snow}"/>`;
const HOUSE = `<ellipse cx="4" cy="1" rx="14" ry="3" fill="${GROUND.shadow}" opacity=".3"/><path d="M-11 1V-10L0-20 11-10V1Z" fill="${GROUND.wall}" stroke="${GROUND.timber}" stroke-width="1.200"/><path d="M-14-9 0-23 14-9 11-7 0-18-11-7Z" fill="${GROUND.roof}" stroke="${GROUND.roofEdge}" stroke-width="1.100"/><path d="M-3 1V-6H3V1Z" fill="${GROUND.timber}"/><path d="M5-9h3v3H5Z" fill="${GROUND.window}" stroke="${GROUND.timber}" stroke-width=".7"/>`;
const REED = `<path d="M-4 0C-4-8-6-12-8-16M0 0V-20M4 0C4-7 6-11 9-14" stroke="${GROUND.reed}" stroke-width="1.700" fill="none"/><path d="M0-20V-13M-8-16-6.500-11" stroke="${GROUND.reedHead}" stroke-width="3.200" stroke-linecap="round"/>`;

const place = (field: Field, u: number, v: number, drawing: string, size = 1): string => {
  const [x, y] = field.project(u, v);
  return `<g transform="translate(${fix(x)} ${fix(y)}) scale(${(field.scale(v) * size).toFixed(3)})">${drawing}</g>`;
};

type Flat = (field: Field, chance: () => number, spot: Spot) => string;
const scattered =
  (drawing: string, count: number): Flat =>
  (field, chance, [c, r]) =>
    Array.from({ length: count }, () => place(field, c + 0.1 + chance() * 0.8, r + 0.2 + chance() * 0.7, drawing)).join(
      '',
    );
const inRows =
  (drawing: (chance: () => number) => string, count: number): Flat =>
  (field, chance, [c, r]) =>
    Array.from({ length: count }, (_, i) =>
      place(field, c + 0.22 + chance() * 0.56, r + 0.14 + (i * 0.8) / count, drawing(chance)),
    ).join('');

/** The pattern of a terrain, over the whole space. */
const FLAT: Record<Terrain, Flat> = {
  plain: scattered(TUFT, 10),
  forest: scattered(SHOOT, 9),
  mountain: scattered(CRAG, 9),
  desert: inRows(() => DUNE, 6),
  water: inRows(() => WAVE, 8),
  swamp: inRows(
    (chance) =>
      `<ellipse rx="${fix(9 + chance() * 8)}" ry="3.200" fill="${GROUND.pool}" stroke="${GROUND.poolEdge}" stroke-width="1"/><path d="M-5-.5h7" stroke="${GROUND.poolGlint}" stroke-width="1.100"/>`,
    6,
  ),
  city: (field, _, [c, r]) => {
    let joints = '';
    for (let row = 0; row < 6; row++) {
      for (let stone = 0; stone < 5; stone++) {
        const u = c + 0.05 + stone * 0.19 + (row % 2) * 0.08;
        const v = r + 0.1 + row * 0.155;
        joints += `M${field.at(u, v)}L${field.at(u + 0.13, v)}L${field.at(u + 0.13, v + 0.09)}`;
      }
    }
    return `<path d="${joints}" stroke="${GROUND.cobble}" stroke-width="1.300" fill="none" opacity=".75"/>`;
  },
};

type Standing = readonly [u: number, v: number, drawing: string, size: number];

/** What stands on a terrain, along the back and the sides, so that a block leaves it visible. */
const TALL: Partial<Record<Terrain, (chance: () => number) => Standing[]>> = {
  forest: (chance) =>
    [[0.12, 0.3], [0.88, 0.3], [0.3, 0.2], [0.7, 0.2], [0.5, 0.14], [0.1, 0.6], [0.9, 0.6], [0.1, 0.9], [0.9, 0.9]].map(
      ([u, v]): Standing => [u! + (chance() - 0.5) * 0.08, v!, TREE, 0.62 + chance() * 0.22],
    ), // prettier-ignore
  mountain: () => [
    [0.27, 0.36, PEAK, 0.72],
    [0.72, 0.3, PEAK, 0.78],
    [0.1, 0.72, PEAK, 0.36],
    [0.9, 0.76, PEAK, 0.38],
  ],
  city: () => [
    [0.16, 0.3, HOUSE, 0.85],
    [0.84, 0.3, HOUSE, 0.85],
    [0.38, 0.2, HOUSE, 0.75],
    [0.62, 0.22, HOUSE, 0.75],
    [0.1, 0.68, HOUSE, 0.62],
    [0.91, 0.7, HOUSE, 0.62],
  ],
  swamp: (chance) =>
    [[0.12, 0.34], [0.86, 0.28], [0.3, 0.2], [0.08, 0.82], [0.92, 0.78], [0.64, 0.2]].map(
      ([u, v]): Standing => [u!, v!, REED, 0.85 + chance() * 0.3],
    ), // prettier-ignore
};

/** Rows of terrain as the viewer sees them, the far one first. */
export function seen(terrain: readonly (readonly Terrain[])[], turned: boolean): Terrain[][] {
  return turned ? [...terrain].reverse().map((row) => [...row].reverse()) : terrain.map((row) => [...row]);
}

/** What stands on a row, behind its blocks and before them. */
export function standing(field: Field, rows: readonly (readonly Terrain[])[], row: number): [string, string] {
  const all: { v: number; drawing: string }[] = [];
  rows[row]!.forEach((terrain, column) => {
    for (const [u, v, drawing, size] of TALL[terrain]?.(scatter(row * 17 + column * 5 + 1)) ?? [])
      all.push({ v, drawing: place(field, column + u, row + v, drawing, size) });
  });
  all.sort((a, b) => a.v - b.v);
  const join = (some: typeof all) => some.map(({ drawing }) => drawing).join('');
  return [join(all.filter(({ v }) => v < 0.8)), join(all.filter(({ v }) => v >= 0.8))];
}

// ---------------------------------------------------------------- the painted picture

const wash = (id: string, freq: string, seed: number, rgb: number[], gain: number, bias: number) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${rgb[0]} 0 0 0 0 ${rgb[1]} 0 0 0 0 ${rgb[2]} 0 ${gain} 0 0 ${bias}"/><feComposite in2="SourceGraphic" operator="in"/></filter>`;

/** The wooden frame with its brass line, and the front edge of the table top. */
function frame(field: Field): string {
  const { columns } = field;
  const outer = field.area(-FRAME, -FRAME, columns + FRAME, RANKS + FRAME);
  const line = 0.045;
  const inner = field.area(-FRAME + line, -FRAME + line, columns + FRAME - line, RANKS + FRAME - line);
  const [left, y] = field.project(-FRAME, RANKS + FRAME);
  const [right] = field.project(columns + FRAME, RANKS + FRAME);
  const middle = (left + right) / 2;
  return `<ellipse cx="${fix(middle)}" cy="${fix(y + 14)}" rx="${fix((right - left) * 0.53)}" ry="20" fill="${GROUND.tableShadow}" opacity=".45" filter="url(#soft)"/>
    <path d="M${fix(left)} ${fix(y)}v18Q${fix(middle)} ${fix(y + 24)} ${fix(right)} ${fix(y + 18)}v-18Z" fill="${GROUND.tableEdge}"/>
    <path d="${outer}" fill="${GROUND.wood}" stroke="${GROUND.woodEdge}" stroke-width="2"/><path d="${outer}" fill="${GROUND.tableShadow}" filter="url(#wood)" opacity=".6"/>
    <path d="${inner}" fill="none" stroke="${GROUND.brass}" stroke-width="1.600" opacity=".85"/>`;
}

/** Where the battle boards of four by four spaces meet. */
function seams(field: Field): string {
  let d = `M${field.at(0, RANKS / 2)}L${field.at(field.columns, RANKS / 2)}`;
  for (let column = 4; column < field.columns; column += 4) d += `M${field.at(column, 0)}L${field.at(column, RANKS)}`;
  return `<path d="${d}" stroke="${GROUND.seam}" stroke-width="4" opacity=".75"/><path d="${d}" stroke="${GROUND.brass}" stroke-width="1.200" opacity=".8"/>`;
}

/** The ground as an SVG document: frame, spaces with their patterns, seams. */
export function groundPicture(field: Field, rows: readonly (readonly Terrain[])[]): string {
  const light = scatter(9);
  let ground = '';
  rows.forEach((row, r) =>
    row.forEach((terrain, c) => {
      const [base, dark] = TONES[terrain];
      const quad = field.quad([c, r]);
      const shade = (light() - 0.5) * 0.12;
      ground += `<path d="${quad}" fill="${base}"/><path d="${quad}" fill="${shade > 0 ? GROUND.lighter : GROUND.darker}" opacity="${Math.abs(shade).toFixed(2)}"/>`;
      ground += `<path d="${field.quad([c, r], 0.035)}" fill="none" stroke="${dark}" stroke-opacity=".6" stroke-width="3.200"/>`;
      ground += FLAT[terrain](field, scatter(r * 31 + c * 7 + 3), [c, r]);
      ground += `<path d="${quad}" fill="none" stroke="${GROUND.ink}" stroke-opacity=".5" stroke-width="1.200"/>`;
    }),
  );
  const all = field.area(0, 0, field.columns, RANKS);
  const size = `width="${fix(field.width)}" height="${field.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${fix(field.width)} ${field.height}"><defs>
    <filter id="soft" x="-10%" y="-100%" width="120%" height="300%"><feGaussianBlur stdDeviation="10"/></filter>${wash('wood', '.004 .11', 8, [0.08, 0.05, 0.02], 2.2, -0.9)}${wash('worn', '.02 .03', 5, [0.3, 0.2, 0.1], 2.4, -1.3)}${wash('pale', '.014 .02', 21, [1, 0.95, 0.8], 2.4, -1.35)}${wash('grain', '.85', 2, [0.15, 0.1, 0.05], 0.5, -0.16)}
    <clipPath id="all"><path d="${all}"/></clipPath></defs>
    ${frame(field)}${ground}<g clip-path="url(#all)"><rect ${size} filter="url(#worn)" opacity=".34"/><rect ${size} filter="url(#pale)" opacity=".3"/><rect ${size} filter="url(#grain)" opacity=".55"/></g>${seams(field)}</svg>`;
}

/** The same picture without its textures: there at once, until the painted one is ready. */
export const sketchedGround = (field: Field, rows: readonly (readonly Terrain[])[]): string =>
  groundPicture(field, rows)
    .replace(/<(rect|path) [^>]*filter="url\(#[^>]*>/g, '')
    .replace(/<ellipse [^>]*filter="url\(#[^>]*>/g, '')
    .replace(/<filter[\s\S]*?<\/filter>/g, '');

/** What a ground is known by: where nothing of it has changed, it needs no new picture. */
export const groundName = (field: Field, rows: readonly (readonly Terrain[])[]): string =>
  `${field.turned} ${rows.map((row) => row.join()).join(';')}`;

let painted: { of: string; picture: Promise<string> } | null = null;

/** The ground as the address of a bitmap, so that panning never computes its textures again; the last one is kept. */
export function paintedGround(field: Field, rows: readonly (readonly Terrain[])[]): Promise<string> {
  const of = groundName(field, rows);
  if (painted?.of === of) return painted.picture;
  painted?.picture.then((address) => URL.revokeObjectURL(address)).catch(() => undefined);
  // Wide fields would need more memory than a phone gives.
  const scale = field.columns > 16 ? 1.4 : 2;
  painted = { of, picture: paint(groundPicture(field, rows), { w: field.width, h: field.height }, scale) };
  return painted.picture;
}

/** A small swatch of a terrain, for keys and scenes. */
export const tone = (terrain: Terrain): readonly [string, string] => TONES[terrain];
export const DRAWN: Partial<Record<Terrain, string>> = { forest: TREE, mountain: PEAK, city: HOUSE, swamp: REED };
export const PATTERN: Record<Terrain, string> = {
  plain: TUFT,
  forest: TREE,
  swamp: REED,
  mountain: PEAK,
  city: HOUSE,
  water: WAVE,
  desert: DUNE,
};
