/** What a seat is called: a person's name, a computer's level, or the name of its side. */

import type { Seat } from '../api/types';
import type { SeatLook } from '../games/board';
import { speakers, word } from '../words/speakers.svelte';
import type { Speaker } from '../words/text';

export function seatName(seat: Seat, speaker: Speaker, look: SeatLook): string {
  if (seat.kind === 'open') return word('web-seat-open');
  if (seat.kind === 'bot') return seat.name || word('web-bot', { level: levelName(seat.level) });
  return seat.name || speaker.word(look.name);
}

/** The name of a level of play; one that nobody named yet shows as it is. */
export function levelName(level: string | null): string {
  const key = `web-level-${level}`;
  return speakers.of().knows(key) ? word(key) : (level ?? '');
}
