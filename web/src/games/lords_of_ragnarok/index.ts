/** Lords of Ragnarok at the table: the island, the scenes, the player boards, the hand, and how choices look in the list. */

import type { GameModule } from '../board';
import type { Contract, Events } from './contract';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { face, refused } from './faces';
import { CLANS } from './identity';
import Now from './Now.svelte';
import Seat from './Seat.svelte';
import Strip from './Strip.svelte';
import { armyOf } from './telling';

const LINES: Partial<Record<keyof Events, string>> = {
  turn: 'hourglass',
  battle: 'sword',
  'battle-card': 'deck',
  'battle-values': 'sword',
  'army-destroyed': 'skull',
  'army-moves': 'step',
  hero: 'step',
  'monster-moves': 'wolf',
  hunt: 'target',
  'hunt-won': 'skull',
  killed: 'skull',
  damage: 'axe',
  attack: 'wolf',
  'region-attack': 'wolf',
  control: 'flag',
  temple: 'home',
  monument: 'tower',
  omen: 'warning',
  ragnarok: 'warning',
  event: 'deck',
  die: 'dice',
  blessed: 'star',
  artifact: 'star',
  alliance: 'handshake',
};

const module: GameModule<Contract> = {
  Board,
  Now,
  Strip,
  Seat,
  Aside,
  face,
  refused,
  score: (_, speaker) => speaker.word('board-score'),
  title: (view, speaker) => {
    const { turn, omens } = view.table;
    if (turn.ragnarok && view.result) return speaker.word('board-ragnarok');
    if (turn.ragnarok) return speaker.word('board-last-turns', { left: turn.ragnarok.left });
    if (turn.number === 0) return speaker.word('board-draft');
    return speaker.word('board-title', { turn: turn.number, down: omens.down, needed: omens.needed });
  },
  line: ({ event, facts }) => {
    const clan = String('player' in facts ? facts.player : armyOf(facts)?.player);
    return { glyph: LINES[event], side: CLANS.find(({ name }) => name === `player-${clan}`) };
  },
};

export default module;
