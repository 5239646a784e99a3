/** Chaos in the Old World as the lobby knows it. */

import type { Identity, SeatLook } from '../board';
import './look.css';

const look = (power: string, letter: string, pattern: SeatLook['pattern']): SeatLook => ({
  name: `power-${power}`,
  glyph: power,
  letter,
  colour: `var(--${power}-sign)`,
  rim: `var(--${power}-rim)`,
  pattern,
});
const POWERS: Record<string, SeatLook> = {
  khorne: look('khorne', 'K', 'hatch'),
  nurgle: look('nurgle', 'N', 'dots'),
  tzeentch: look('tzeentch', 'T', 'waves'),
  slaanesh: look('slaanesh', 'S', 'grid'),
};
const UNKNOWN: SeatLook = {
  name: 'board-unknown-power',
  glyph: 'chaos',
  letter: '?',
  colour: 'var(--ink-2)',
  rim: 'var(--ow-gilt)',
  pattern: 'plain',
};

/** The look of a Power; of one that is still to be chosen or drawn, when there is none. */
export const lookOf = (power: string | null): SeatLook => POWERS[power ?? ''] ?? UNKNOWN;

/** Powers go by seat in Power order, without the one that nobody plays, unless they are chosen or drawn. */
function powerOf(seat: number, seats: number, options: Record<string, unknown>): string | null {
  if (options.powers === 'choice' || options.powers === 'random') return null;
  const all = Object.keys(POWERS);
  const absent = seats < all.length ? all.find((power) => power === options.absent) : undefined;
  return all.filter((power) => power !== absent)[seat] ?? null;
}

const identity: Identity = {
  id: 'chaos_in_the_old_world',
  order: 1,
  accent: 'var(--khorne)',
  glyph: 'tzeentch',
  seat: (seat, seats, options) => lookOf(powerOf(seat, seats, options)),
  mainOptions: ['powers'],
  minutes: 120,
  fits: (option, value, seats) => option !== 'absent' || seats === 3 || value === 'anyone',
  quick: {},
  quickSeats: 4,
};

export default identity;
