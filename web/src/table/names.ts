/** What tables and seats are called, and how seats look: a person's name or a computer's level, a title or a battle. */

import type { Seat, Summary } from '../api/types';
import type { GameModule, Identity, SeatLook } from '../games/board';
import type { View } from '../games/contract';
import { identity } from '../games/games';
import { speakers, word } from '../words/speakers.svelte';

export function seatName(seat: Seat): string {
  if (seat.kind === 'open') return word('web-seat-open');
  if (seat.kind === 'bot') return seat.name || word('web-bot', { level: levelName(seat.level) });
  return seat.name || word(`web-player-${seat.seat + 1}`);
}

/** The name of a level of play; one that nobody named yet shows as it is. */
export function levelName(level: string | null): string {
  const key = `web-level-${level}`;
  return speakers.of().knows(key) ? word(key) : (level ?? '');
}

/** A seat as its own player reads it: without a name they are simply "you", unless several of them share the screen. */
export function nameOf(seat: Seat, mine: readonly number[]): string {
  return mine.length === 1 && mine.includes(seat.seat) && !seat.name ? word('web-you') : seatName(seat);
}

/** The look of a seat: as the game knows it in play, else as its identity has it. */
export function lookOf(
  seat: number,
  { seats, options }: Pick<Summary, 'seats' | 'options'>,
  known: Identity,
  module: GameModule | null,
  view: View | null,
): SeatLook {
  return (view && module?.look?.(seat, view)) ?? known.seat(seat, seats.length, options);
}

/** The title somebody gave a table, or what the game calls one with its options; nothing if neither says anything. */
export function titleOf({ game, title, options }: Pick<Summary, 'game' | 'title' | 'options'>): string {
  const called = identity(game).called?.(options);
  return title || (called ? speakers.of(game).say(called) : '');
}
