/** A piece of terrain being turned: the sides it can face, and how it would lie. */

import type { Choice, Direction, Laying } from './contract';
import { between, DIRECTIONS, hexOf, side, type Point } from './hexes';
import { flatPiece } from './pieces';

export interface Turn {
  direction: Direction;
  notation: string;
  at: Point;
}

export function turnsOf(laying: Laying | null, choices: readonly Choice[]): Turn[] {
  const hex = laying?.hex;
  if (!hex) return [];
  return DIRECTIONS.flatMap((direction, d) => {
    const choice = choices.find((one) => one.choice === `turn ${direction}`);
    const [a, b] = side(hexOf(hex), d);
    return choice ? [{ direction, notation: choice.choice, at: between(a, b, 0.5) }] : [];
  });
}

/** The piece as it would lie if it were turned so. */
export function laidSo(laying: Laying | null, turn: Turn | undefined): string {
  const { piece, hex } = laying ?? {};
  if (!piece || !hex || !turn) return '';
  const first = DIRECTIONS.indexOf(turn.direction);
  const open = Array.from({ length: 6 - Number(piece.slice(-1)) }, (_, i) => DIRECTIONS[(first + i) % 6]!);
  return flatPiece(piece === 'hedge' ? { piece, hex, side: turn.direction } : { piece, hex, open });
}
