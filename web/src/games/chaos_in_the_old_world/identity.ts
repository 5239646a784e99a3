/** Chaos in the Old World as the lobby knows it. */

import Scene from '../../scenes/OldWorld.svelte';
import type { Identity, SeatLook } from '../board';

const POWERS: readonly SeatLook[] = [
  { name: 'power-khorne', glyph: 'khorne', letter: 'K', colour: '#b3262c', rim: '#ff9a90', pattern: 'hatch' },
  { name: 'power-nurgle', glyph: 'nurgle', letter: 'N', colour: '#52701f', rim: '#b9d878', pattern: 'dots' },
  { name: 'power-tzeentch', glyph: 'tzeentch', letter: 'T', colour: '#2a69a6', rim: '#9fd2ff', pattern: 'waves' },
  { name: 'power-slaanesh', glyph: 'slaanesh', letter: 'S', colour: '#8a46a0', rim: '#e7b6f5', pattern: 'grid' },
];

const identity: Identity = {
  id: 'chaos_in_the_old_world',
  order: 0,
  accent: 'var(--khorne)',
  glyph: 'tzeentch',
  Scene,
  seat: (seat) => POWERS[seat % POWERS.length]!,
  mainOptions: [],
  minutes: 120,
  quick: {},
};

export default identity;
