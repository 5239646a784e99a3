/** The terrain pieces that lie on the mat, as SVG. */

import { centre, DIRECTIONS, fix, hexOf, hexPath, pt, scatter, side, SIZE, type Hex, type Point } from './hexes';
import type { Piece, Side } from './contract';

const tile = (hex: Hex, fill: string, inner: string): string =>
  `<path d="${hexPath(hex, SIZE - 2)}" fill="var(--bm-shadow)" opacity=".45" transform="translate(0 2.5)" filter="url(#bm-soft)"/><path d="${hexPath(hex, SIZE - 2.5)}" fill="${fill}" stroke="var(--bm-tile-edge)" stroke-width="1.6"/>${inner}<path d="${hexPath(hex, SIZE - 2.5)}" fill="none" stroke="var(--bm-line)" stroke-width=".6"/>`;

function ford(hex: Hex): string {
  const [x, y] = centre(hex);
  const rnd = scatter(hex[0] + 40);
  const stones = Array.from({ length: 16 }, (_, i) => {
    const a = rnd() * 6.3;
    const far = 6 + (i / 16) * 20;
    return `<ellipse cx="${fix(x + Math.cos(a) * far * 1.1)}" cy="${fix(y + Math.sin(a) * far * 0.8)}" rx="${fix(1.8 + rnd() * 3)}" ry="${fix(1.4 + rnd() * 1.8)}"/>`;
  }).join('');
  return tile(
    hex,
    'var(--bm-ford)',
    `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="29" ry="22" fill="var(--bm-ford-sand)" opacity=".8"/><g fill="var(--bm-ford-stone)" stroke="var(--bm-ford-stone-edge)" stroke-width=".7">${stones}</g><path d="M${fix(x - 24)} ${fix(y - 21)}q4-3 8 0t8 0M${fix(x + 6)} ${fix(y - 24)}q4-3 8 0t8 0M${fix(x - 20)} ${fix(y + 25)}q4-3 8 0t8 0" fill="none" stroke="var(--bm-ripple)" stroke-width="1.3"/>`,
  );
}

// prettier-ignore
const POOLS = [[-12, -10, 13], [13, 2, 14], [-8, 16, 12], [14, -18, 8]] as const;
// prettier-ignore
const REEDS = [[-22, -14], [0, -12], [22, -8], [-20, 8], [4, 10], [24, 14], [-4, 27], [-12, -22], [10, -24], [14, 26]] as const;

function marsh(hex: Hex): string {
  const [x, y] = centre(hex);
  const rnd = scatter(hex[0] * 31 + hex[1]);
  const pools = POOLS.map(
    ([dx, dy, w]) =>
      `<ellipse cx="${fix(x + dx)}" cy="${fix(y + dy)}" rx="${w}" ry="${w * 0.48}" fill="var(--bm-marsh-pool)"/><ellipse cx="${fix(x + dx)}" cy="${fix(y + dy + 1)}" rx="${w - 2}" ry="${w * 0.36}" fill="var(--bm-marsh-water)"/><path d="M${fix(x + dx - 5)} ${fix(y + dy)}h8" stroke="var(--bm-marsh-glint)" stroke-width="1" opacity=".8"/>`,
  ).join('');
  const reeds = REEDS.map(([dx, dy]) => {
    const [px, py, s] = [x + dx, y + dy, 0.7 + rnd() * 0.4];
    return `<path d="M${fix(px)} ${fix(py)}v${fix(-12 * s)}M${fix(px - 3)} ${fix(py)}q0-6-3-9M${fix(px + 3)} ${fix(py)}q0-6 3-9" stroke="var(--bm-reed)" stroke-width="1.2" fill="none"/><path d="M${fix(px)} ${fix(py - 12 * s)}v-4" stroke="var(--bm-reed-head)" stroke-width="2.6" stroke-linecap="round"/>`;
  }).join('');
  return tile(hex, 'var(--bm-marsh)', pools + reeds);
}

/** Earthwork with stakes on the dug sides, nothing on the open ones. */
function ditch(hex: Hex, open: readonly string[]): string {
  const [x, y] = centre(hex);
  const dug = DIRECTIONS.map((name, d) => ({ name, d })).filter(({ name }) => !open.includes(name));
  const band = dug
    .map(({ d }) => {
      const [a, b] = side(hex, d, SIZE - 5);
      const [e, f] = side(hex, d, SIZE - 17);
      return `M${pt(a)}L${pt(b)}L${pt(f)}L${pt(e)}Z`;
    })
    .join('');
  const middle = dug
    .map(
      ({ d }) =>
        `M${side(hex, d, SIZE - 12)
          .map(pt)
          .join('L')}`,
    )
    .join('');
  const stakes = dug
    .flatMap(({ d }) => {
      const [a, b] = side(hex, d, SIZE - 5);
      const [e, f] = side(hex, d, SIZE + 1.5);
      const along = (p: Point, q: Point, t: number, up = 0): Point => [
        p[0] + (q[0] - p[0]) * t,
        p[1] + (q[1] - p[1]) * t - up,
      ];
      return [0.1, 0.3, 0.5, 0.7, 0.9].map((t) => `M${pt(along(a, b, t))}L${pt(along(e, f, t, 2))}`);
    })
    .join('');
  return tile(
    hex,
    'var(--bm-ditch)',
    `<path d="${band}" fill="var(--bm-ditch-earth)" stroke="var(--bm-ditch-earth)" stroke-width="2"/><path d="${middle}" fill="none" stroke="var(--bm-line)" stroke-width="7" stroke-linecap="round"/><path d="${middle}" fill="none" stroke="var(--bm-ditch-deep)" stroke-width="3" stroke-linecap="round" transform="translate(0 1)"/><path d="${stakes}" stroke="var(--bm-stake-dark)" stroke-width="2.6" stroke-linecap="round"/><path d="${stakes}" stroke="var(--bm-stake)" stroke-width="1.2" stroke-linecap="round"/><path d="M${fix(x - 8)} ${fix(y + 4)}h5m4-6h5m-3 10h5" stroke="var(--bm-ditch-earth)" stroke-width="1.2" opacity=".7"/>`,
  );
}

/** A clipped row of leaves on the side two hexes share. */
function hedge(hex: Hex, direction: string): string {
  const d = DIRECTIONS.indexOf(direction as (typeof DIRECTIONS)[number]);
  const [p, q] = side(hex, d);
  const rnd = scatter(hex[0] * 13 + d * 5 + hex[1]);
  const blobs = (r: number, tone: string, dy: number) =>
    Array.from({ length: 8 }, (_, i) => {
      const t = 0.06 + i * 0.126;
      return `<circle cx="${fix(p[0] + (q[0] - p[0]) * t + rnd() * 2 - 1)}" cy="${fix(p[1] + (q[1] - p[1]) * t + dy + rnd() * 2 - 1)}" r="${fix(r + rnd() * 1.2)}" fill="${tone}"/>`;
    }).join('');
  return `<path d="M${pt(p)}L${pt(q)}" stroke="var(--bm-shadow)" stroke-width="13" opacity=".4" transform="translate(1 4)" filter="url(#bm-soft)" stroke-linecap="round"/>${blobs(6.2, 'var(--bm-hedge-dark)', 1)}${blobs(5.2, 'var(--bm-hedge)', -1)}${blobs(3.4, 'var(--bm-hedge-light)', -3)}${blobs(1.3, 'var(--bm-hedge-tip)', -5)}`;
}

/** A piece that lies flat; the tower stands, see `tower`. */
export function flatPiece(piece: Piece): string {
  const hex = hexOf(piece.hex);
  if (piece.piece === 'ford') return ford(hex);
  if (piece.piece === 'marsh') return marsh(hex);
  if (piece.piece === 'hedge') return hedge(hex, piece.side ?? 'E');
  return piece.piece === 'tower' ? '' : ditch(hex, piece.open ?? []);
}

/** How far the platform lies above the hex. */
export const TOWER_LIFT = 21;
/** How far above the middle of its hex the middle of its platform is. */
export const TOWER_TOP = 13;

const merlon = (degrees: number): string => {
  const a = (degrees * Math.PI) / 180;
  return `<path d="M${fix(Math.cos(a) * 31 - 4.5)} ${fix(Math.sin(a) * 17 - 21)}h9v11h-9z"/>`;
};

/** The round keep, behind and before its garrison; the platform is the garrison's base and takes its colours. */
export function tower(garrison: Side | null, rubble: number): { back: string; front: string } {
  const field = garrison
    ? `<ellipse cx="0" cy="-13" rx="29" ry="15.5" fill="${garrison === 'imperial' ? 'var(--bm-imperial-deep)' : 'var(--chaos)'}"/><ellipse cx="0" cy="-13" rx="26.5" ry="13.6" fill="url(#bm-field-${garrison})"/>`
    : '<path d="M-27-18h54M-31-12h62M-27-6h54" stroke="var(--bm-platform-plank)" stroke-width="1"/>';
  const cracks = ['M-20 8l4 7-5 6 6 8', 'M18 10l-5 7 6 7-4 8'].slice(0, rubble).join('');
  const debris = Array.from(
    { length: rubble * 5 },
    (_, i) => `<path d="M${-26 + ((i * 23) % 53)} ${34 + ((i * 7) % 6)}l4-3 4 2 1 4-7 1z"/>`,
  ).join('');
  return {
    back: `<ellipse cx="6" cy="28" rx="37" ry="12" fill="var(--bm-shadow)" opacity=".55" filter="url(#bm-soft)"/><path d="M-32-13l1.5 38q8 12 30.5 12t30.5-12L32-13z" fill="url(#bm-stone)" stroke="var(--bm-stone-line)" stroke-width="1.4"/><path d="M-31.5 6q9 11 31.5 11T31.5 6M-31 15q9 11 31 11t31-11M-31 23q9 11 31 11t31-11M-24 12v8M-10 16v9M8 16v9M23 12v9M-17 22v9M16 22v9M-26 20v8M26 20v8M-9 32v5M10 32v5" fill="none" stroke="var(--bm-stone-joint)" stroke-width=".9" opacity=".8"/><path d="${cracks}" fill="none" stroke="var(--bm-stone-crack)" stroke-width="2"/><g fill="var(--bm-merlon-far)" stroke="var(--bm-stone-line)" stroke-width="1">${[195, 222, 248, 270, 292, 318, 345].map(merlon).join('')}</g><ellipse cx="0" cy="-13" rx="32" ry="17" fill="var(--bm-platform)" stroke="var(--bm-stone-line)" stroke-width="1.2"/>${field}`,
    front: `<g fill="var(--bm-stone-light)" stroke="var(--bm-stone-line)" stroke-width="1">${[15, 42, 68, 90, 112, 138, 165].map(merlon).join('')}</g><g fill="var(--bm-rubble)" stroke="var(--bm-stone-line)" stroke-width=".8">${debris}</g>`,
  };
}
