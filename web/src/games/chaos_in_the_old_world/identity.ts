/** Chaos in the Old World as the lobby knows it. */

import type { Identity, SeatLook } from '../board';
import './look.css';

const POWERS: Record<string, SeatLook> = {
  khorne: { name: 'power-khorne', glyph: 'khorne', letter: 'K', colour: '#b3262c', rim: '#ff9a90', pattern: 'hatch' },
  nurgle: { name: 'power-nurgle', glyph: 'nurgle', letter: 'N', colour: '#52701f', rim: '#b9d878', pattern: 'dots' },
  tzeentch: {
    name: 'power-tzeentch',
    glyph: 'tzeentch',
    letter: 'T',
    colour: '#2a69a6',
    rim: '#9fd2ff',
    pattern: 'waves',
  },
  slaanesh: {
    name: 'power-slaanesh',
    glyph: 'slaanesh',
    letter: 'S',
    colour: '#8a46a0',
    rim: '#e7b6f5',
    pattern: 'grid',
  },
};
const UNKNOWN: SeatLook = {
  name: 'board-unknown-power',
  glyph: 'chaos',
  letter: '?',
  colour: '#5b4a38',
  rim: '#c8a35a',
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
