/** The painted mat as one SVG picture: ground, decoration, roads, river, fords, grid. Drawn once and kept as an image. */

import { paint } from '../../board/paint';
import {
  allHexes,
  centre,
  curve,
  fix,
  GROUND,
  HEX_W,
  hexPath,
  neighbour,
  PICTURE,
  pt,
  samples,
  scatter,
  type Hex,
  type Point,
} from './hexes';
import { MAT } from './palette';
import type { Box } from './table';

const RIVER: Hex[] = [
  [-1, 2], [0, 2], [1, 3], [2, 3], [2, 2], [3, 2], [4, 2], [5, 3], [6, 3],
  [6, 2], [7, 2], [8, 2], [9, 3], [10, 3], [10, 2], [11, 2], [12, 2],
]; // prettier-ignore
const riverPoints = RIVER.map(centre);
const GROUND_BOX = `x="${GROUND.x}" y="${GROUND.y}" width="${GROUND.w}" height="${GROUND.h}"`;

const wash = (id: string, freq: string, seed: number, rgb: number[], gain: number, bias: number) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${rgb[0]} 0 0 0 0 ${rgb[1]} 0 0 0 0 ${rgb[2]} 0 ${gain} 0 0 ${bias}"/></filter>`;
const wobble = (id: string, freq: string, scale: number) =>
  `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`;

const defs = () => `<defs>
  ${wash('wash-green', '.008 .011', 11, [0.34, 0.43, 0.17], 3.8, -1.62)}${wash('wash-straw', '.012 .01', 23, [0.93, 0.85, 0.58], 3, -1.5)}${wash('wash-earth', '.02', 5, [0.45, 0.33, 0.18], 2.2, -1.3)}${wash('grain', '.9', 2, [0.2, 0.14, 0.06], 0.5, -0.16)}
  ${wobble('wobble', '.03', 5)}${wobble('wobble-fine', '.06', 2.2)}
  <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>
  <filter id="soft-small" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="2.4"/></filter>
  <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${MAT.groundFar}"/><stop offset="1" stop-color="${MAT.groundNear}"/></linearGradient>
  <mask id="in-river"><path d="${curve(riverPoints)}" fill="none" stroke="${MAT.seen}" stroke-width="45" filter="url(#wobble)"/></mask>
  <clipPath id="clip-ground"><rect ${GROUND_BOX} rx="3"/></clipPath>
</defs>`;

/** Vellum band, double ink line, brass corners. */
function cloth(): string {
  const { x, y, w, h } = GROUND;
  const b = PICTURE.band;
  const corners = [
    [x - b, y - b, 0],
    [x + w + b, y - b, 90],
    [x + w + b, y + h + b, 180],
    [x - b, y + h + b, 270],
  ];
  const frame = `x="${x - b}" y="${y - b}" width="${w + 2 * b}" height="${h + 2 * b}" rx="5"`;
  return `<g><rect ${frame} fill="${MAT.band}"/><rect ${frame} filter="url(#wash-earth)" opacity=".4"/>
    <rect x="${x - 4}" y="${y - 4}" width="${w + 8}" height="${h + 8}" rx="5" fill="none" stroke="${MAT.ink}" stroke-width="1.6"/><rect x="${x - 8}" y="${y - 8}" width="${w + 16}" height="${h + 16}" rx="7" fill="none" stroke="${MAT.ink}" stroke-width=".6"/>
    ${corners.map(([cx, cy, a]) => `<g transform="translate(${cx} ${cy}) rotate(${a})"><path d="M-1.5-1.500h30l-6 6h-12q-5 0-5 5v12l-7 7z" fill="${MAT.brass}" stroke="${MAT.brassEdge}" stroke-width="1"/><circle cx="6" cy="6" r="2" fill="${MAT.rivet}"/></g>`).join('')}
    <g transform="translate(${x + w / 2} ${y + h + 15.5})"><path d="M-60 0h44M60 0h-44" stroke="${MAT.ink}" stroke-width=".8"/><path d="M0-6l3 6-3 6-3-6z" fill="${MAT.ink}"/><path d="M-10 0l7-2v4zM10 0l-7-2v4z" fill="${MAT.ink}"/></g></g>`;
}

function ground(): string {
  const rnd = scatter(77);
  let tufts = '';
  let flowers = '';
  for (let i = 0; i < 620; i++) {
    const x = GROUND.x + rnd() * GROUND.w;
    const y = GROUND.y + rnd() * GROUND.h;
    const s = 1.6 + rnd() * 2.2;
    tufts += `M${fix(x)} ${fix(y)}l${fix(-s * 0.6)} ${fix(-s)}m${fix(s * 0.6)} ${fix(s)}v${fix(-s * 1.3)}m0 ${fix(s * 1.3)}l${fix(s * 0.7)} ${fix(-s)}`;
    if (i % 9 === 0) flowers += `M${fix(x + 4)} ${fix(y)}h.1`;
  }
  return `<g><rect ${GROUND_BOX} fill="url(#ground)"/><rect ${GROUND_BOX} filter="url(#wash-green)" opacity=".82"/><rect ${GROUND_BOX} filter="url(#wash-straw)" opacity=".5"/><rect ${GROUND_BOX} filter="url(#wash-earth)" opacity=".28"/>
    <path d="${tufts}" fill="none" stroke="${MAT.tuft}" stroke-width=".9" stroke-linecap="round" opacity=".5"/><path d="${flowers}" stroke="${MAT.flower}" stroke-width="2" stroke-linecap="round" opacity=".7"/></g>`;
}

// prettier-ignore
const HILLS: [number, number, number, number, number][] = [
  [2, 0, 34, 8, 46], [7, 1, 0, -12, 40], [11, 1, 8, 0, 44], [6, 4, 30, 26, 44], [10, 4, -34, 22, 40],
  [0, 8, 6, -22, 42], [8, 9, 4, 20, 52], [11, 10, 10, 24, 40], [4, 11, 36, 14, 44], [1, 6, -46, -4, 34],
];
// prettier-ignore
const FIELDS: [number, number, number, number, number, number, number, string][] = [
  [3, 0, 30, 24, 24, 6, 46, MAT.wheat], [9, 7, -34, 30, -18, 7, 52, MAT.stubble], [0, 10, 34, -26, 12, 6, 44, MAT.wheat],
  [11, 5, 36, 22, 30, 5, 40, MAT.fallow], [5, 8, 4, 28, -26, 5, 42, MAT.wheat], [8, 10, 36, 28, 18, 6, 40, MAT.stubble],
];
// prettier-ignore
const WOODS: [number, number, number, number][] = [
  [0, 0, -24, -12], [4, 0, 36, -16], [10, 0, 36, 10], [7, 3, 20, 26], [3, 4, 36, -20], [11, 7, 34, -8], [1, 8, 36, -20],
  [5, 10, 36, -14], [9, 11, 34, 12], [12, 9, -34, 26], [8, 6, 34, -22], [0, 11, 34, 10], [11, 2, 30, 44],
];

/** Painted decoration without effect, kept pale so that nobody takes it for terrain. */
function decoration(): string {
  const rnd = scatter(9);
  const at = (c: number, r: number, dx: number, dy: number): Point => {
    const [x, y] = centre([c, r]);
    return [x + dx, y + dy];
  };
  const hill = ([x, y]: Point, w: number) => {
    const n = Math.round(w / 5);
    let d = '';
    for (let i = 0; i <= n; i++) {
      const a = Math.PI * (1 - i / n);
      const l = 5 + 5 * Math.sin(a) + rnd() * 2;
      d += `M${fix(x + (Math.cos(a) * w) / 2)} ${fix(y - (Math.sin(a) * w) / 4)}l${fix(Math.cos(a) * l)} ${fix(2 + l * 0.7)}`;
    }
    return `<path d="M${fix(x - w / 2)} ${fix(y)}Q${fix(x - w / 4)} ${fix(y - w / 2.6)} ${fix(x)} ${fix(y - w / 4)}T${fix(x + w / 2)} ${fix(y)}" stroke-width="1.1"/><path d="${d}" stroke-width=".7"/>`;
  };
  const strips = ([x, y]: Point, angle: number, n: number, l: number, tone: string) =>
    `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${angle})"><rect x="${-l / 2}" y="${-n * 2.5}" width="${l}" height="${n * 5}" rx="3" fill="${tone}" opacity=".5"/><path d="${Array.from({ length: n }, (_, i) => `M${-l / 2 + 2} ${i * 5 - n * 2.5 + 2.5}h${l - 4}`).join('')}" stroke="${MAT.furrow}" stroke-width="1" stroke-dasharray="5 1.5" opacity=".55"/></g>`;
  const tree = ([x, y]: Point, s: number) =>
    `<g transform="translate(${fix(x)} ${fix(y)}) scale(${fix(s)})"><ellipse cx="2" cy="4.5" rx="6" ry="2" fill="${MAT.treeShadow}" opacity=".3"/><path d="M0 5V1" stroke="${MAT.trunk}" stroke-width="1.5"/><path d="M-5 1q-2.5-3 .5-4.500Q-4-8 0-8t4.5 4.500Q7.5-2 5 1q-2.5 1.8-5 .4Q-2.5 2.8-5 1z" fill="${MAT.crown}" stroke="${MAT.crownEdge}" stroke-width=".8"/><path d="M-2-4q1-1.5 2.6-1.3" stroke="${MAT.crownLight}" stroke-width="1" fill="none"/></g>`;
  const fields = FIELDS.map(([c, r, dx, dy, a, n, l, tone]) => strips(at(c, r, dx, dy), a, n, l, tone)).join('');
  const hills = HILLS.map(([c, r, dx, dy, w]) => hill(at(c, r, dx, dy), w)).join('');
  const woods = WOODS.map(([c, r, dx, dy]) => {
    const [x, y] = at(c, r, dx, dy);
    return [0, 1, 2].map((i) => tree([x + (i - 1) * 8 + rnd() * 3, y + rnd() * 9 - 3], 0.8 + rnd() * 0.35)).join('');
  }).join('');
  return `<g fill="none">${fields}<g stroke="${MAT.earth}" opacity=".55" stroke-linecap="round" filter="url(#wobble-fine)">${hills}</g><g opacity=".8">${woods}</g></g>`;
}

/** Roads run through hex centres; arms lean on the hex before and after so that junctions meet in one line. */
function roads(paths: Box['roads']): string {
  const path = new Map(paths.map((p) => [p.id, p.hexes as unknown as Hex[]]));
  const of = (id: string) => path.get(id) ?? [];
  const lines: string[] = [];
  for (const n of [1, 2, 3]) {
    const main = [...of(`north_road_${n}`), ...of(`left_arm_${n}`).slice(1), ...of(`stem_${n}`).slice(1)].map(centre);
    const first = main[0]!;
    const end = main[main.length - 1]!;
    lines.push(curve([[first[0] + HEX_W / 2, first[1] - 60], ...main, [end[0] + HEX_W / 2, end[1] + 60]]));
    const arm = of(`right_arm_${n}`);
    const start = centre(arm[0]!);
    const from: Point = n < 3 ? centre([arm[0]![0], 2]) : [start[0] + HEX_W, start[1] - 40];
    const points = arm.map(centre);
    lines.push(curve(n < 3 ? points : [from, ...points], from, centre(of(`stem_${n}`)[1]!)));
  }
  const d = lines.join('');
  return `<g fill="none" stroke-linecap="round" filter="url(#wobble)"><path d="${d}" stroke="${MAT.roadEdge}" stroke-width="15" opacity=".5"/><path d="${d}" stroke="${MAT.roadVerge}" stroke-width="12"/><path d="${d}" stroke="${MAT.road}" stroke-width="10"/><path d="${d}" stroke="${MAT.rut}" stroke-width="6.4" opacity=".6"/><path d="${d}" stroke="${MAT.roadMiddle}" stroke-width="4.2"/></g>`;
}

function river(): string {
  const d = curve(riverPoints);
  const rnd = scatter(31);
  let banks = '';
  let waves = '';
  let glints = '';
  samples(riverPoints, 6).forEach(({ at: [x, y], normal: [nx, ny] }, i) => {
    for (const s of [-1, 1]) {
      const l = 4 + rnd() * 5;
      banks += `M${fix(x + nx * s * 27)} ${fix(y + ny * s * 27)}l${fix(nx * s * l)} ${fix(ny * s * l)}`;
    }
    if (i % 5 !== 2) return;
    for (let k = 0; k < 3; k++) {
      const o = (k - 1) * 12 + rnd() * 6 - 3;
      const w = 7 + rnd() * 4;
      const stroke = `M${fix(x + nx * o - w)} ${fix(y + ny * o)}q${fix(w / 2)} -3 ${fix(w)} 0t${fix(w)} 0`;
      if (k === 1) glints += stroke;
      else waves += stroke;
    }
  });
  const bed = [
    [MAT.earth, 57, 0.75],
    [MAT.sand, 54, 1],
    [MAT.bankShadow, 48, 1],
    [MAT.shallows, 46, 1],
    [MAT.water, 40, 1],
    [MAT.deep, 24, 0.8],
    [MAT.deepest, 10, 0.6],
  ]
    .map(([tone, w, o]) => `<path d="${d}" stroke="${tone}" stroke-width="${w}" opacity="${o}"/>`)
    .join('');
  return `<g fill="none"><g filter="url(#wobble)"><path d="${banks}" stroke="${MAT.earth}" stroke-width=".9" opacity=".6"/>${bed}</g><path d="${waves}" stroke="${MAT.wave}" stroke-width="1.2" stroke-linecap="round" opacity=".55"/><path d="${glints}" stroke="${MAT.glint}" stroke-width="1.4" stroke-linecap="round" opacity=".7"/></g>`;
}

/** Shallows where the road crosses: sand under thin water, stepping stones on both sides. */
function printedFord(hex: Hex): string {
  const [x, y] = centre(hex);
  const north = centre(neighbour(hex, 1));
  const south = centre(neighbour(hex, 4));
  const rnd = scatter(hex[0] * 7 + 3);
  const d = curve([north, [x, y], south]);
  const stones = Array.from({ length: 17 }, () => {
    const t = rnd() * 2 - 1;
    const o = (rnd() < 0.5 ? -1 : 1) * (13 + rnd() * 12);
    return `<ellipse cx="${fix(x + o - t * 8)}" cy="${fix(y + t * 19)}" rx="${fix(1.4 + rnd() * 2.6)}" ry="${fix(1.1 + rnd() * 1.5)}"/>`;
  }).join('');
  const ripples = [[-18, -12], [-2, -3], [8, 12], [-20, 9], [14, -8]] // prettier-ignore
    .map(([dx, dy]) => `M${fix(x + dx! - 7)} ${fix(y + dy!)}q3.5-2.6 7 0t7 0`)
    .join('');
  const ramp = [north, south]
    .map((to) => {
      const k = (t: number): Point => [x + (to[0] - x) * t, y + (to[1] - y) * t];
      return `M${pt(k(0.34))}L${pt(k(0.6))}`;
    })
    .join('');
  return `<g fill="none"><path d="${ramp}" stroke="${MAT.ramp}" stroke-width="12" filter="url(#wobble)"/><g mask="url(#in-river)"><path d="${d}" stroke="${MAT.fordWater}" stroke-width="54" opacity=".85" filter="url(#soft)"/><path d="${d}" stroke="${MAT.fordShallows}" stroke-width="34" opacity=".8" filter="url(#soft-small)"/><path d="${d}" stroke="${MAT.fordSand}" stroke-width="17" opacity=".85" filter="url(#soft-small)"/></g>
    <g fill="${MAT.stone}" stroke="${MAT.stoneEdge}" stroke-width=".8">${stones}</g><path d="${ripples}" stroke="${MAT.ripple}" stroke-width="1.3" stroke-linecap="round" opacity=".95"/></g>`;
}

/** The whole picture as an SVG document. */
export function matPicture(content: Box): string {
  const fords = allHexes.filter(([c, r]) => content.rows[r]?.[c] === 'f').map(printedFord);
  const grid = `<path d="${allHexes.map((hex) => hexPath(hex)).join('')}" fill="none" stroke="${MAT.grid}" stroke-width="1" opacity=".34" filter="url(#wobble-fine)"/>`;
  const rim = `<rect ${GROUND_BOX} filter="url(#grain)" opacity=".5"/><rect ${GROUND_BOX} fill="none" stroke="${MAT.rim}" stroke-width="22" opacity=".28" filter="url(#soft)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${fix(PICTURE.w)}" height="${fix(PICTURE.h)}" viewBox="0 0 ${fix(PICTURE.w)} ${fix(PICTURE.h)}">${defs()}${cloth()}<g clip-path="url(#clip-ground)">${ground()}${decoration()}${roads(content.roads)}${river()}${fords.join('')}${grid}${rim}</g></svg>`;
}

/** The same picture without its textures: there at once, until the painted one is ready. */
export const sketchedMat = (content: Box): string =>
  matPicture(content)
    .replace(/<rect [^>]*filter="url\(#(wash|grain)[^>]*>/g, '')
    .replace(/ filter="url\(#[\w-]+\)"/g, '')
    .replace(/<filter[\s\S]*?<\/filter>/g, '');

let painted: Promise<string> | null = null;

/** The mat as the address of a bitmap, so that panning never computes its textures again. */
export function paintedMat(content: Box): Promise<string> {
  painted ??= paint(matPicture(content), PICTURE, 2);
  return painted;
}
