/** What stands in for a game that nobody drew: the view as it is, and a plain look in the lobby. */

import type { GameModule, Identity } from '../board';
import Board from './Board.svelte';

const fallback: GameModule = { Board };

export default fallback;

const COLOURS = ['#376ea9', '#b43a32', '#437a3a', '#7f55a5', '#8a5a2a', '#2f6f6a'] as const;
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
    colour: COLOURS[seat % COLOURS.length]!,
    rim: '#e9d9c0',
    pattern: PATTERNS[seat % PATTERNS.length]!,
  }),
  mainOptions: [],
  quick: {},
});
