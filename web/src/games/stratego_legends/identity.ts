/** Stratego Legends as the lobby knows it. */

import type { Identity, OptionControl, SeatLook } from '../board';
import './look.css';

const GLYPHS = ['crown', 'shield', 'sword', 'helm'] as const;
const PATTERNS = ['diamonds', 'dots', 'waves', 'hatch'] as const;
/** The first is that of the duel; allies keep to the tones of their side. */
const BEIGE = ['var(--gold)', 'var(--sl-beige-seat-2)', 'var(--sl-beige-seat-3)', 'var(--sl-beige-seat-4)'] as const;
const GREY = [
  'var(--sl-grey-seat-1)',
  'var(--sl-grey-seat-2)',
  'var(--sl-grey-seat-3)',
  'var(--sl-grey-seat-4)',
] as const;
/** Of seats whose side is still to be drawn. */
const NEITHER = [
  'var(--purple)',
  'var(--green)',
  'var(--red)',
  'var(--blue)',
  'var(--sl-drawn-seat-5)',
  'var(--sl-drawn-seat-6)',
  'var(--sl-drawn-seat-7)',
  'var(--sl-drawn-seat-8)',
] as const;

/** The looks of one side's seats: warm tones and light patterns for beige, cool ones and a grid for grey. */
const look = (side: 'beige' | 'grey', place: number, seat: number, duel: boolean): SeatLook => ({
  name: duel ? `side-${side}` : `web-player-${seat + 1}`,
  glyph: GLYPHS[(place + (side === 'grey' ? 1 : 0)) % 4]!,
  letter: String(seat + 1),
  colour: (side === 'beige' ? BEIGE : GREY)[place % 4]!,
  rim: side === 'beige' ? 'var(--sl-beige-rim)' : 'var(--sl-grey-rim)',
  pattern: side === 'beige' ? PATTERNS[place % 4]! : 'grid',
});

/** Options that matter in teams only, with what they are in a duel. */
const ALONE: Readonly<Record<string, string | boolean>> = {
  team_order: 'fixed',
  siege_allies: false,
  empty_zone: 'loses',
};

const identity: Identity = {
  id: 'stratego_legends',
  order: 2,
  accent: 'var(--purple)',
  glyph: 'crown',
  seat: (seat, seats, options) => {
    const half = seats / 2;
    const side = seat < half ? 'beige' : 'grey';
    const drawn = options.sides === 'drawn';
    const known = look(side, seat % half, seat, seats === 2 && !drawn);
    return drawn ? { ...known, colour: NEITHER[seat % 8]!, rim: 'var(--sl-drawn-rim)', pattern: 'plain' } : known;
  },
  mainOptions: ['armies', 'boards', 'campaign'],
  minutes: 45,
  fits: (option, value, seats) => (seats === 2 ? (ALONE[option] ?? value) === value : value !== 'photo'),
  quick: {},
  controls: Object.fromEntries(
    ['beige', 'grey'].map((side) => [
      `${side}_lists`,
      {
        title: `board-lists-${side}`,
        of: (options) => options.armies === 'lists',
        load: () => import('./Lists.svelte'),
      } satisfies OptionControl,
    ]),
  ),
  pages: [{ id: 'armies', title: 'web-page-armies', glyph: 'shield', load: () => import('./builder/Builder.svelte') }],
};

export default identity;
