/** Lords of Ragnarok as the lobby knows it. */

import type { Identity, SeatLook } from '../board';
import './look.css';

/** In the order of the seats; the glyphs are the bosses of their shields. */
export const CLANS: readonly SeatLook[] = [
  {
    name: 'player-green',
    glyph: 'boss-round',
    letter: 'letter-player-green',
    colour: 'var(--clan-green)',
    rim: 'var(--clan-green-rim)',
    pattern: 'hatch',
  },
  {
    name: 'player-red',
    glyph: 'boss-diamond',
    letter: 'letter-player-red',
    colour: 'var(--clan-red)',
    rim: 'var(--clan-red-rim)',
    pattern: 'diamonds',
  },
  {
    name: 'player-black',
    glyph: 'boss-square',
    letter: 'letter-player-black',
    colour: 'var(--clan-black)',
    rim: 'var(--clan-black-rim)',
    pattern: 'grid',
  },
  {
    name: 'player-blue',
    glyph: 'boss-triangle',
    letter: 'letter-player-blue',
    colour: 'var(--clan-blue)',
    rim: 'var(--clan-blue-rim)',
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
