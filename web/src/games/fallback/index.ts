/** What stands in for a game that nobody drew: the view as it is, and a plain look in the lobby. */

import type { GameModule, Identity } from '../board';
import Board from './Board.svelte';
import './look.css';

const fallback: GameModule = { Board };

export default fallback;

const COLOURS = ['blue', 'red', 'green', 'purple', 'brown', 'teal'] as const;
const PATTERNS = ['hatch', 'dots', 'waves', 'diamonds', 'grid', 'plain'] as const;

export const plain = (id: string): Identity => ({
  id,
  order: 99,
  accent: 'var(--brass)',
  glyph: 'shield',
  seat: (seat) => ({
    name: `web-player-${seat + 1}`,
    glyph: 'person',
    letter: String(seat + 1),
    colour: `var(--plain-${COLOURS[seat % COLOURS.length]!})`,
    rim: 'var(--plain-rim)',
    pattern: PATTERNS[seat % PATTERNS.length]!,
  }),
  mainOptions: [],
  quick: {},
});
