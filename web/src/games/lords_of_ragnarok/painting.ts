/** The painted island: sea, coast, land with its relief, realms and roots, as one SVG picture that is kept as a bitmap. */

import { paint } from '../../board/paint';
import { token } from '../../design/token';
import { island, nameWidth, regionId, type Island } from './island';
import { generator, scatter, type Point } from './organic';
import { PAINT, REALM_RIMS } from './palette';
import type { BoardRecord, RegionRecord } from './table';

/** The reliefs of the lands: each land is told by its marks as well as by its colour. */
type Relief = 'tuft' | 'ash' | 'peak' | 'root' | 'dune' | 'pine';
const RELIEFS: readonly Relief[] = ['tuft', 'ash', 'peak', 'root', 'dune', 'pine'];
const NAMED: Record<string, Relief> = {
  ravenland: 'tuft',
  ashland: 'ash',
  shieldland: 'peak',
  rootland: 'root',
  whaleland: 'dune',
  ice_march: 'pine',
};

const ink = `fill="none" stroke="${PAINT.line}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".62"`;
const trunk = `fill="none" stroke="${PAINT.line}" stroke-width="1.8" stroke-linecap="round" stroke-opacity=".6"`;
const filled = (colour: string) => ink.replace('fill="none"', `fill="${colour}"`);

const MARKS: Record<Relief, { count: number; gap: number; draw: (chance: number) => string }> = {
  tuft: { count: 26, gap: 17, draw: () => `<path d="M-5 0-6.5-5M-1.5 0-1-7.5M2 0 4-6M5 0 8-3.500" ${ink}/>` },
  ash: {
    count: 30,
    gap: 17,
    draw: () =>
      `<path d="M0 6V0" ${trunk}/><path d="M-7 0C-9-5-4-10 0-10S9-5 7 0C4 3-4 3-7 0Z" ${filled(PAINT.ash)}/><path d="M1-7C5-6 6-2 5 1" ${ink}/>`,
  },
  peak: {
    count: 17,
    gap: 25,
    draw: () =>
      `<path d="M-14 6-3-11 2-4 5-8 15 6Z" fill="${PAINT.snow}" fill-opacity=".85"/><path d="M-3-11 2-4 5-8 15 6 8 6 4-1 1 6Z" fill="${PAINT.rock}" fill-opacity=".6"/><path d="M-14 6-3-11 2-4 5-8 15 6M-3-11-2-4-5 1M5-8 5-3" ${ink}/>`,
  },
  root: {
    count: 20,
    gap: 22,
    draw: () => `<path d="M-13 4C-9-6-3-7 0-2M-4 5C0-6 8-8 13 4M-8 4-6 0M-4 2-2-2M4 3 6-2M9 4 8 0" ${ink}/>`,
  },
  dune: {
    count: 26,
    gap: 18,
    draw: (chance) =>
      chance < 0.5
        ? `<path d="M-10 2C-5-4 1-4 4 1 7-2 10-2 12 1" ${ink}/><path d="M-7 5h1M-2 6h1M3 5h1M8 5h1" ${trunk}/>`
        : `<path d="M-4 4C-4 0-5-4-7-7M0 4V-10M4 4C4 0 5-3 8-6" ${ink}/><path d="M0-10V-6M-7-7-6-4M8-6 6-3" ${trunk}/>`,
  },
  pine: {
    count: 24,
    gap: 18,
    draw: (chance) =>
      chance < 0.7
        ? `<path d="M0 7V3" ${trunk}/><path d="M0-11-5-3H-2L-7 4H7L2-3H5Z" ${filled(PAINT.pine)}/><path d="M0-11-5-3H-2.500Z" fill="${PAINT.frost}"/>`
        : `<path d="M-9-2-3 1-5 5 3 7M-3 1 4-3" ${ink}/>`,
  },
};

/** The colours of a realm, from the middle outwards. */
const realmHue = (id: string): readonly [string, string] => [
  token(`--lor-realm-${id}`) || token('--lor-realm'),
  REALM_RIMS[id] ?? PAINT.strangeRealmRim,
];

/** A colour mixed with another one, both as #rrggbb. */
export function mixed(a: string, b: string, share: number): string {
  const channel = (colour: string, i: number) => Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mix = [0, 1, 2].map((i) => Math.round(channel(a, i) * (1 - share) + channel(b, i) * share));
  return `#${mix.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** How a land is painted: tint, the band along its rim, and its relief. */
export function paintOf(board: BoardRecord, land: string): { tint: string; edge: string; relief: Relief } {
  const colour = board.territories.find(({ id }) => id === land)?.color ?? PAINT.strange;
  const strange = board.territories.filter(({ id }) => !NAMED[id]).findIndex(({ id }) => id === land);
  const unused = RELIEFS.filter((relief) => !board.territories.some(({ id }) => NAMED[id] === relief));
  return {
    tint: mixed(colour, PAINT.paper, 0.56),
    edge: mixed(colour, PAINT.earth, 0.3),
    relief: NAMED[land] ?? unused[strange % unused.length] ?? 'tuft',
  };
}

/** How far the painted sea goes on beyond what must be seen, and the colour it ends in. */
const BEYOND = { x: 190, y: 80 };
const deep = (): string => token('--lor-deep');

/** What is painted: the frame of the island and the sea beyond. */
export function canvasOf({ frame }: Island): { x: number; y: number; w: number; h: number } {
  return { x: frame.x - BEYOND.x, y: frame.y - BEYOND.y, w: frame.w + 2 * BEYOND.x, h: frame.h + 2 * BEYOND.y };
}

function frameBox(map: Island): string {
  const { x, y, w, h } = canvasOf(map);
  return `x="${x}" y="${y}" width="${w}" height="${h}"`;
}

/** Towards its rim the picture passes into one colour, so that it has no edge on wider tables. */
function fading(map: Island): string {
  const { x, y, w, h } = canvasOf(map);
  const side = (id: string, from: string, box: string) =>
    `<linearGradient id="fade-${id}" ${from}><stop offset="0" stop-color="${deep()}"/><stop offset="1" stop-color="${deep()}" stop-opacity="0"/></linearGradient><rect ${box} fill="url(#fade-${id})"/>`;
  return [
    side('left', 'x1="0" x2="1"', `x="${x}" y="${y}" width="120" height="${h}"`),
    side('right', 'x1="1" x2="0"', `x="${x + w - 120}" y="${y}" width="120" height="${h}"`),
    side('top', 'x1="0" x2="0" y1="0" y2="1"', `x="${x}" y="${y}" width="${w}" height="70"`),
    side('bottom', 'x1="0" x2="0" y1="1" y2="0"', `x="${x}" y="${y + h - 70}" width="${w}" height="70"`),
  ].join('');
}

function defs(board: BoardRecord, map: Island): string {
  const dry = [...map.paths].filter(([id]) => !map.seas.has(id)).map(([, path]) => path);
  const realms = board.realms.map(({ id }) => {
    const [near, far] = realmHue(id);
    return `<radialGradient id="realm-${id}"><stop offset="0" stop-color="${near}"/><stop offset="1" stop-color="${far}"/></radialGradient>`;
  });
  const cuts = board.regions.map(
    ({ number }) => `<clipPath id="cut-${number}"><path d="${map.paths.get(regionId(number)) ?? ''}"/></clipPath>`,
  );
  return `<defs><clipPath id="island"><path d="${dry.join('')}"/></clipPath>${realms.join('')}${cuts.join('')}
    <clipPath id="cut-yggdrasil"><path d="${map.paths.get('yggdrasil') ?? ''}"/></clipPath>
    <radialGradient id="yggdrasil"><stop offset="0" stop-color="${PAINT.yggdrasil}"/><stop offset=".62" stop-color="${PAINT.yggdrasilMiddle}"/><stop offset="1" stop-color="${PAINT.yggdrasilRim}"/></radialGradient>
    <linearGradient id="sea" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${PAINT.seaLight}"/><stop offset=".5" stop-color="${PAINT.sea}"/><stop offset="1" stop-color="${PAINT.seaDark}"/></linearGradient>
    <filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="4" seed="4"/><feColorMatrix values="0 0 0 0 .16  0 0 0 0 .11  0 0 0 0 .06  .9 0 0 0 -.36"/></filter>
    <filter id="swell" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .018" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 .1  0 0 0 0 .2  0 0 0 0 .26  1.2 0 0 0 -.5"/></filter>
    <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="6"/></filter>
    <filter id="soft-small" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="2.2"/></filter></defs>`;
}

function sea(map: Island): string {
  const coast = map.lines('coast');
  const { frame } = map;
  const { x: left, y: top, w, h } = canvasOf(map);
  const random = generator(5);
  let waves = '';
  for (let i = 0; i < 420; i++) {
    const [x, y] = [left + random() * w, top + random() * h];
    const edge = Math.min(x - frame.x, y - frame.y, frame.x + frame.w - x, frame.y + frame.h - y);
    const scale = 0.8 + random() * 0.5;
    if (edge > 105) continue;
    waves += `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale.toFixed(2)})" d="M-14 0q4-5 8 0t8 0M-4 5q4-5 8 0t8 0M-17 9q4-4 7 0"/>`;
  }
  const rings = [
    [60, 0.14],
    [44, 0.2],
    [30, 0.28],
    [18, 0.4],
  ].map(
    ([wide, o]) =>
      `<path d="${coast}" stroke="${PAINT.foam}" stroke-opacity="${o}" stroke-width="${wide}"/><path d="${coast}" stroke="${PAINT.sea}" stroke-width="${wide! - 2.2}"/><path d="${coast}" stroke="${PAINT.shallows}" stroke-opacity="${o! * 0.55}" stroke-width="${wide! - 2.2}"/>`,
  );
  return `<rect ${frameBox(map)} fill="url(#sea)"/><rect ${frameBox(map)} filter="url(#swell)" opacity=".5"/>
    <g fill="none" stroke="${PAINT.waves}" stroke-opacity=".34" stroke-width="1.5" stroke-linecap="round">${waves}</g>
    <g fill="none" stroke-linejoin="round" stroke-linecap="round">${rings.join('')}</g>
    <path d="${map.lines('sea')}" fill="none" stroke="${PAINT.seaBorder}" stroke-opacity=".75" stroke-width="2.2" stroke-dasharray="1 7" stroke-linecap="round"/>`;
}

/** Circles that trees and hills keep out of: name, sites, and the middle of the pieces. */
function keptFree(region: RegionRecord, map: Island): (readonly [number, number, number])[] {
  const spots = map.spots.get(region.number)!;
  const free: (readonly [number, number, number])[] = [[spots.pieces[0], spots.pieces[1] - 8, 26]];
  const half = nameWidth(region.name) / 2;
  for (let k = -1; k <= 1.01; k += 0.25) free.push([spots.name[0] + half * k, spots.name[1] - 2, 17]);
  for (const site of [spots.village, spots.altar, spots.forge]) if (site) free.push([site[0], site[1] - 16, 30]);
  if (spots.monument) for (const up of [12, 45, 75]) free.push([spots.monument[0], spots.monument[1] - up, 34]);
  return free;
}

function land(board: BoardRecord, map: Island): string {
  const coast = map.lines('coast');
  let drawn = `<path d="${coast}" fill="none" stroke="${PAINT.shadow}" stroke-opacity=".5" stroke-width="9" filter="url(#soft-small)" transform="translate(2 5)"/>`;
  for (const region of board.regions) {
    drawn += `<path d="${map.paths.get(regionId(region.number))}" fill="${paintOf(board, region.territory).tint}"/>`;
  }
  drawn += `<g clip-path="url(#island)"><path d="${coast}" fill="none" stroke="${PAINT.coastLight}" stroke-opacity=".75" stroke-width="20" filter="url(#soft)"/><rect ${frameBox(map)} filter="url(#grain)" opacity=".32"/></g>`;
  for (const region of board.regions) {
    const rim = (['coast', 'land', 'inlay'] as const).map((kind) => map.lines(kind, regionId(region.number))).join('');
    drawn += `<g clip-path="url(#cut-${region.number})"><path d="${rim}" fill="none" stroke="${paintOf(board, region.territory).edge}" stroke-opacity=".42" stroke-width="13"/></g>`;
  }
  for (const region of board.regions) {
    const { count, gap, draw } = MARKS[paintOf(board, region.territory).relief];
    const ring = map.rings.get(regionId(region.number))!.filter((_, i) => i % 3 === 0); // fine enough to strew by
    const strewn = scatter(ring, { count, gap, margin: 15, keepOut: keptFree(region, map), seed: region.number });
    for (const { x, y, chance } of strewn) {
      drawn += `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(0.78 + chance * 0.3).toFixed(2)})">${draw(chance)}</g>`;
    }
  }
  const line = (kind: 'region' | 'land' | 'coast', how: string) =>
    `<path d="${map.lines(kind)}" fill="none" stroke-linejoin="round" ${how}/>`;
  return `${drawn}${line('region', `stroke="${PAINT.line}" stroke-width="1.7" stroke-dasharray="5 3.5" stroke-opacity=".8"`)}${line('land', `stroke="${PAINT.landLight}" stroke-width="5" stroke-opacity=".5"`)}${line('land', `stroke="${PAINT.ink}" stroke-width="2.3"`)}${line('coast', `stroke="${PAINT.beach}" stroke-width="5.4"`)}${line('coast', `stroke="${PAINT.ink}" stroke-width="2.4"`)}`;
}

function realms(board: BoardRecord, map: Island): string {
  return board.realms
    .map(({ id, center: [x, y] }) => {
      const path = map.paths.get(id) ?? '';
      return `<path d="${path}" fill="url(#realm-${id})" stroke="${PAINT.ink}" stroke-width="2"/><path d="${path}" fill="none" stroke="${PAINT.realmRim}" stroke-width="1.4" stroke-opacity=".55" transform="translate(${x} ${y}) scale(.94) translate(${-x} ${-y})"/>`;
    })
    .join('');
}

function roots(map: Island): string {
  const random = generator(21);
  const polar = (degrees: number, distance: number): Point => [
    map.middle[0] + Math.cos((degrees * Math.PI) / 180) * distance,
    map.middle[1] + Math.sin((degrees * Math.PI) / 180) * distance,
  ];
  let drawn = '';
  for (let i = 0; i < 18; i++) {
    const angle = i * 20 + random() * 12;
    const [a, b, c] = [
      polar(angle, 46),
      polar(angle + (random() - 0.5) * 26, 92),
      polar(angle + (random() - 0.5) * 18, 150),
    ];
    drawn += `<path d="M${a.map(Math.round).join(' ')}Q${b.map(Math.round).join(' ')} ${c.map(Math.round).join(' ')}" stroke-width="${(3 + random() * 4).toFixed(1)}"/>`;
  }
  const path = map.paths.get('yggdrasil') ?? '';
  return `<path d="${path}" fill="url(#yggdrasil)" stroke="${PAINT.ink}" stroke-width="2.5"/><g clip-path="url(#cut-yggdrasil)" fill="none" stroke="${PAINT.roots}" stroke-linecap="round" stroke-opacity=".85">${drawn}</g>`;
}

const pictures = new Map<BoardRecord, string>();

/** The whole picture as an SVG document, drawn once. */
export function islandPicture(board: BoardRecord): string {
  let drawn = pictures.get(board);
  if (!drawn) {
    const map = island(board);
    const { x, y, w, h } = canvasOf(map);
    drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${defs(board, map)}${sea(map)}${land(board, map)}${realms(board, map)}${roots(map)}${fading(map)}</svg>`;
    pictures.set(board, drawn);
  }
  return drawn;
}

/** The same without textures: there at once, until the painted one is ready. */
export const sketchedIsland = (board: BoardRecord): string =>
  islandPicture(board)
    .replace(/<rect [^>]*filter="url\(#[^>]*>/g, '')
    .replace(/ filter="url\(#[\w-]+\)"/g, '')
    .replace(/<filter[\s\S]*?<\/filter>/g, '')
    .replaceAll(/id="(?=[a-z])/g, 'id="lor-sketch-')
    .replaceAll('url(#', 'url(#lor-sketch-');

const painted = new Map<BoardRecord, Promise<string>>();

/** The island as the address of a bitmap, so that panning never computes its textures again. */
export function paintedIsland(board: BoardRecord): Promise<string> {
  let coming = painted.get(board);
  if (!coming) {
    coming = paint(islandPicture(board), canvasOf(island(board)), 2);
    painted.set(board, coming);
  }
  return coming;
}
