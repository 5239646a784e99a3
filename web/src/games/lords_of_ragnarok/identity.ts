/** Lords of Ragnarok as the lobby knows it. */

import type { Identity, SeatLook } from '../board';
import './look.css';

/** In the order of the seats; the glyphs are the bosses of their shields. */
export const CLANS: readonly SeatLook[] = [
  {
    name: 'player-green',
    glyph: 'boss-round',
    letter: 'letter-player-green',
    colour: '#3d7a4a',
    rim: '#a9dbb3',
    pattern: 'hatch',
  },
  {
    name: 'player-red',
    glyph: 'boss-diamond',
    letter: 'letter-player-red',
    colour: '#b5413b',
    rim: '#ffb0a6',
    pattern: 'diamonds',
  },
  {
    name: 'player-black',
    glyph: 'boss-square',
    letter: 'letter-player-black',
    colour: '#434b55',
    rim: '#c6d3df',
    pattern: 'grid',
  },
  {
    name: 'player-blue',
    glyph: 'boss-triangle',
    letter: 'letter-player-blue',
    colour: '#2f63a0',
    rim: '#a9cbf2',
    pattern: 'waves',
  },
];

const identity: Identity = {
  id: 'lords_of_ragnarok',
  order: 3,
  accent: 'var(--clan-green)',
  glyph: 'axe',
  seat: (seat) => CLANS[seat % CLANS.length]!,
  mainOptions: ['drafts'],
  minutes: 120,
  quick: {},
};

export default identity;
