/** The Old World as ink on vellum, painted once into a bitmap so that panning never computes its textures again. */

import { drawing, paint } from '../../board/paint';
import { token } from '../../design/token';
import { arcOf, arcs, landforms, line, regions, rivers, shapes, SIZE, wasteShape, waves, type ArcKind } from './map';
import { PAINT, TINTS } from './palette';

const INK = (): string => token('--ow-map-ink');
const SEA = (): string => token('--ow-sea');

const mountain = (v: number): string => {
  const h = [30, 34, 27, 32][v]!;
  const l = [-19, -17, -21, -16][v]!;
  const t = [-1, 2, -3, 1][v]!;
  const r = [18, 20, 17, 21][v]!;
  const ridge = `M${l} 1Q${l * 0.5} ${-h * 0.45} ${t} ${-h}Q${r * 0.45} ${-h * 0.5} ${r} 1`;
  const shade = `M${t} ${-h}Q${r * 0.35} ${-h * 0.62} ${r * 0.42} ${-h * 0.42}L${r * 0.3} ${-h * 0.2} ${r} 1H${r * 0.12}L${r * 0.22} ${-h * 0.3} ${t + 2} ${-h * 0.5}z`;
  return `<path d="${ridge}z" fill="${PAINT.slope}" stroke="none"/><path d="${shade}" fill="${PAINT.slopeShade}" opacity=".42" stroke="none"/><path d="${ridge}"/><path d="M${t + 3} ${-h * 0.72}l4 7M${t + 5} ${-h * 0.5}l6 10M${t + 4} ${-h * 0.3}l6 9M${t + 10} ${-h * 0.33}l6 9" stroke-width="1"/><path d="M${l * 0.45} ${-h * 0.3}l-3 6M${l * 0.3} ${-h * 0.55}l-3 5" stroke-width=".8"/>`;
};

/** Land forms around their foot at (0, 0). */
const FORMS: Record<string, (variant: number) => string> = {
  mount: mountain,
  hill: (v) =>
    `<path d="M-18 0Q-9 ${-13 - v * 2} 2 ${-12 - v}T20 0" fill="${PAINT.hill}"/><path d="M6 -9l3 5M10 -7.5l3 5M14 -5l3 4" stroke-width=".9"/>`,
  tree: (v) =>
    `<path d="M0 0V-5" stroke-width="1.5"/><path d="M-6-6Q-8-12-3-14-1-19 3-16 8-16 7-11 9-6 4-5-1-3-6-6z" fill="${PAINT.leaves}"/><path d="M2-5Q7-6 6-10M4-15Q7-14 6-11" stroke-width="1.1"/>${v === 1 ? '<path d="M-8 1q5-2 10 0" stroke-width=".7"/>' : ''}`,
  pine: (v) =>
    `<path d="M0 0V-4" stroke-width="1.5"/><path d="M-6.5-3L-2.5-9.5H-5L0-${20 + v} 5-9.5H2.5L6.5-3z" fill="${PAINT.needles}"/><path d="M1-4L5-4M1-10L3-10M0-16V-5" stroke-width=".8"/>`,
  cypress: () =>
    `<path d="M0 0V-4" stroke-width="1.4"/><path d="M0-2C-5-6-4-14 0-22 4-14 5-6 0-2z" fill="${PAINT.cypress}"/><path d="M1-4Q3-9 1-17" stroke-width=".8"/>`,
  marsh: () =>
    '<path d="M-13 0H-3M1 1H13M-7 4H7" stroke-width="1"/><path d="M-6-1V-9M-8-1L-11-7M-4-1L-1-8M6 0V-8M8 0L11-6" stroke-width="1.1"/><path d="M-6-9v-3M6-8v-3" stroke-width="2"/>',
  grass: () => '<path d="M-8 0L-10-6M-6 0L-6-8M-4 0L-1-6M5 2L3-4M7 2V-6M9 2L12-4" stroke-width="1"/>',
  dune: (v) =>
    `<path d="M-14 0Q-4 ${-9 - v} 4-5T16 0" stroke-width="1"/><path d="M-6-3h.1M-1-2h.1M4-1h.1M-9 3h.1M0 4h.1M8 3h.1M2-5h.1" stroke-width="2"/>`,
  mesa: () =>
    `<path d="M-20 0L-15-16 H11L18 0z" fill="${PAINT.mesa}"/><path d="M-15-16L-11-19H8L11-16M4-14l2 12M8-13l4 12M0-13l0 9" stroke-width="1"/>`,
  field: () => '<path d="M-20 0L-8-14M-12 2L2-13M-4 3L11-12M4 3L20-10M-24-4Q0-2 24-6" stroke-width=".8"/>',
};

const DEFS = `<defs>
<filter id="vellum" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .018" numOctaves="4" seed="4"/><feColorMatrix values="0 0 0 0 .42  0 0 0 0 .29  0 0 0 0 .14  0 0 0 .95 -.38"/></filter>
<filter id="fibre" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7 .55" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .13  0 0 0 0 .06  0 0 0 .5 -.22"/></filter>
<filter id="wash" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="9"/></filter>
<radialGradient id="sheet" cx=".46" cy=".42" r=".8"><stop offset="0" stop-color="${PAINT.sheet}"/><stop offset=".62" stop-color="${PAINT.sheetMiddle}"/><stop offset="1" stop-color="${PAINT.sheetRim}"/></radialGradient>
${regions.map(({ id }) => `<clipPath id="clip-${id}"><path d="${shapes.get(id)}"/></clipPath>`).join('')}</defs>`;

const arcPath = (kind: ArcKind): string =>
  Object.values(arcs)
    .filter((arc) => arc.kind === kind)
    .map((arc) => `M${line(arc.points)}`)
    .join('');

function sea(land: string): string {
  const bands = [
    [46, 1.1, 0.3],
    [30, 1.3, 0.42],
    [15, 1.5, 0.6],
  ] as const;
  const lines = bands.map(
    ([width, thick, opacity]) =>
      `<path d="${land}" stroke="${PAINT.surf}" stroke-opacity="${opacity}" stroke-width="${width}"/><path d="${land}" stroke="${SEA()}" stroke-width="${width - 2 * thick}"/>`,
  );
  const crests = waves.map(
    ([x, y, v]) => `<path d="M${x - 16} ${y}q4-6 8 0t8 0 8 0M${x - 8 + v * 3} ${y + 8}q4-5 8 0t8 0"/>`,
  );
  return `<rect width="${SIZE.w}" height="${SIZE.h}" fill="${SEA()}"/><g fill="none" stroke-linejoin="round">${lines.join('')}</g><g fill="none" stroke="${PAINT.waves}" stroke-width="1.3" opacity=".65">${crests.join('')}</g>`;
}

const tints = (): string =>
  regions
    .map(
      ({ id }) =>
        `<g clip-path="url(#clip-${id})"><path d="${shapes.get(id)}" fill="${TINTS[id]}" opacity=".13"/><path d="${shapes.get(id)}" fill="none" stroke="${TINTS[id]}" stroke-width="40" opacity=".62" filter="url(#wash)"/></g>`,
    )
    .join('');

const water = (): string =>
  rivers
    .map(
      ({ points }) =>
        `<path d="M${line(points)}" stroke="${PAINT.bank}" stroke-width="4.4"/><path d="M${line(points)}" stroke="${PAINT.river}" stroke-width="2.2"/>`,
    )
    .join('');

/** The double line along the sea, inside each region. */
const coasts = (): string =>
  regions
    .map((region) => {
      const coast = region.arcs
        .map(arcOf)
        .filter((arc) => arc.kind === 'coast')
        .map((arc) => `M${line(arc.points)}`)
        .join('');
      return `<g clip-path="url(#clip-${region.id})" fill="none"><path d="${coast}" stroke="${INK()}" stroke-opacity=".5" stroke-width="13"/><path d="${coast}" stroke="${PAINT.shore}" stroke-width="11"/></g>`;
    })
    .join('');

const forms = (): string =>
  landforms
    .map(
      ({ kind, x, y, scale, variant }) =>
        `<g transform="translate(${x} ${y}) scale(${scale})">${FORMS[kind]?.(variant) ?? ''}</g>`,
    )
    .join('');

const compass = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})" stroke="${INK()}" stroke-width="1.4" stroke-linejoin="round"><circle r="27" fill="${PAINT.compass}" fill-opacity=".7"/><circle r="22" fill="none" stroke-width=".8"/><path d="M0-44L6-6 44 0 6 6 0 44-6 6-44 0-6-6z" fill="${PAINT.compass}"/><path d="M0-44L0 0-6-6zM44 0L0 0 6-6zM0 44L0 0 6 6zM-44 0L0 0-6 6z" fill="${PAINT.border}"/><path d="M-17-17L-4-7M17-17L4-7M17 17L4 7M-17 17L-4 7"/></g>`;

function picture(): string {
  const land = [...shapes.values(), wasteShape].join('');
  const sheet = `<rect width="${SIZE.w}" height="${SIZE.h}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.w}" height="${SIZE.h}" viewBox="0 0 ${SIZE.w} ${SIZE.h}">${DEFS}${sea(land)}
<path d="${land}" fill="url(#sheet)"/><path d="${wasteShape}" fill="${PAINT.waste}" opacity=".55"/>${tints()}
<g fill="none" stroke-linecap="round" stroke-linejoin="round">${water()}<path d="${arcPath('range')}" stroke="${PAINT.range}" stroke-width="2" stroke-dasharray="1 6"/><path d="${arcPath('border')}" stroke="${PAINT.borderHalo}" stroke-width="6" opacity=".7"/><path d="${arcPath('border')}" stroke="${PAINT.border}" stroke-width="2.8" stroke-dasharray="13 6 2 6"/></g>
${coasts()}<path d="${arcPath('coast')}" fill="none" stroke="${INK()}" stroke-width="3" stroke-linejoin="round"/>
<g fill="none" stroke="${INK()}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${forms()}</g>
${sheet} filter="url(#vellum)" opacity=".5"/>${sheet} filter="url(#fibre)" opacity=".35"/>${compass(1524, 92)}</svg>`;
}

let sketched: string | null = null;

/** The same map without its textures, as the address of a drawing: there at once, until the painted one is ready. */
export function sketchedMap(): string {
  sketched ??= drawing(
    picture()
      .replace(/<rect [^>]*filter="url\(#(vellum|fibre)[^>]*>/g, '')
      .replace(/<path [^>]*filter="url\(#wash\)"[^>]*>/g, '')
      .replace(/<filter[\s\S]*?<\/filter>/g, ''),
  );
  return sketched;
}

let painted: Promise<string> | null = null;

/** The map as the address of a bitmap. */
export function paintedMap(): Promise<string> {
  painted ??= paint(picture(), SIZE, 1.6);
  return painted;
}
