/** How pieces share a region: one row while there is room, else great figures behind and armies before them, closer and smaller. */

import type { Point } from './organic';

export interface Piece {
  /** Unique on the board: `army green1`, `hero 0`, `figure fafnir`. */
  id: string;
  kind: 'army' | 'hero' | 'figure';
  width: number;
}

export interface Stood {
  x: number;
  y: number;
  scale: number;
}

/** The width a region's row may take before it becomes two. */
const ROW = 150;
/** The widest a row may be drawn; beyond it pieces close up and shrink. */
const WIDEST = 168;

function row(pieces: readonly Piece[], [x, y]: Point, places: Map<string, Stood>): void {
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  const scale = Math.max(0.62, Math.min(1, WIDEST / width));
  const shrink = Math.min(scale, WIDEST / width);
  let left = x - (width * shrink) / 2;
  for (const piece of pieces) {
    places.set(piece.id, { x: left + (piece.width * shrink) / 2, y, scale });
    left += piece.width * shrink;
  }
}

/** Where each piece of a region stands about the middle of its row. */
export function crowd(pieces: readonly Piece[], at: Point): Map<string, Stood> {
  const places = new Map<string, Stood>();
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  if (width <= ROW) {
    row(pieces, at, places);
    return places;
  }
  const back = pieces.filter((piece) => piece.kind !== 'army');
  const front = pieces.filter((piece) => piece.kind === 'army');
  if (!back.length || !front.length) {
    const half = Math.ceil(pieces.length / 2);
    row(pieces.slice(0, half), [at[0], at[1] - 18], places);
    row(pieces.slice(half), [at[0], at[1] + 18], places);
  } else {
    row(back, [at[0], at[1] - 16], places);
    row(front, [at[0], at[1] + 18], places);
  }
  return places;
}

/** How far a piece reaches from where it stands: to each side, up and down. */
const BODY: Record<Piece['kind'], { half: number; up: number; down: number }> = {
  army: { half: 19, up: 34, down: 18 },
  hero: { half: 22, up: 42, down: 24 },
  figure: { half: 30, up: 50, down: 27 },
};
const NAME_HALF = 13;
/** How far a name gives way; further off it would stand in the next region. */
const SHIFTS = [0, 8, -8, 16, -16, 24, -24, 32, -32];

/** Where the name of a region stands so that the pieces there hide as little of it as can be. */
export function nameClear([x, y]: Point, width: number, pieces: readonly (Pick<Piece, 'kind'> & Stood)[]): Point {
  const hidden = (at: number): number =>
    pieces.reduce((sum, piece) => {
      const { half, up, down } = BODY[piece.kind];
      const across =
        Math.min(x + width / 2, piece.x + half * piece.scale) - Math.max(x - width / 2, piece.x - half * piece.scale);
      const along =
        Math.min(at + NAME_HALF, piece.y + down * piece.scale) - Math.max(at - NAME_HALF, piece.y - up * piece.scale);
      return sum + Math.max(0, across) * Math.max(0, along);
    }, 0);
  let best = y;
  for (const shift of SHIFTS) if (hidden(y + shift) < hidden(best) - 1) best = y + shift;
  return [x, best];
}
