/** Lords of Ragnarok as the lobby knows it. */

import Scene from '../../scenes/Ragnarok.svelte';
import type { Identity, SeatLook } from '../board';

const CLANS: readonly SeatLook[] = [
  { name: 'web-player-1', glyph: 'axe', letter: '1', colour: '#3d7a4a', rim: '#a9dbb3', pattern: 'hatch' },
  { name: 'web-player-2', glyph: 'shield', letter: '2', colour: '#b5413b', rim: '#ffb0a6', pattern: 'diamonds' },
  { name: 'web-player-3', glyph: 'sword', letter: '3', colour: '#5d6d7d', rim: '#c6d3df', pattern: 'waves' },
  { name: 'web-player-4', glyph: 'helm', letter: '4', colour: '#8d6114', rim: '#f0d68a', pattern: 'grid' },
];

const identity: Identity = {
  id: 'lords_of_ragnarok',
  order: 3,
  accent: 'var(--clan-green)',
  glyph: 'axe',
  Scene,
  seat: (seat) => CLANS[seat % CLANS.length]!,
  mainOptions: [],
  minutes: 120,
  quick: {},
};

export default identity;
