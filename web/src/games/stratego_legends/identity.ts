/** Stratego Legends as the lobby knows it. */

import Scene from '../../scenes/Legends.svelte';
import type { Identity, SeatLook } from '../board';

// Armies are built of nations later; before that, players differ by their place at the table.
const PLACES: readonly SeatLook[] = [
  { name: 'web-player-1', glyph: 'crown', letter: '1', colour: '#8a6614', rim: '#f0d68a', pattern: 'diamonds' },
  { name: 'web-player-2', glyph: 'shield', letter: '2', colour: '#7f55a5', rim: '#d9c6ec', pattern: 'grid' },
  { name: 'web-player-3', glyph: 'sword', letter: '3', colour: '#437a3a', rim: '#b5dba9', pattern: 'dots' },
  { name: 'web-player-4', glyph: 'helm', letter: '4', colour: '#b43a32', rim: '#ffb0a6', pattern: 'hatch' },
];

const identity: Identity = {
  id: 'stratego_legends',
  order: 2,
  accent: 'var(--purple)',
  glyph: 'crown',
  Scene,
  seat: (seat) => PLACES[seat % PLACES.length]!,
  mainOptions: [],
  minutes: 45,
  quick: {},
};

export default identity;
