/** What a seat is called: a person's name or a computer's level. */

import type { Seat } from '../api/types';
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
