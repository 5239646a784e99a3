/** Lords of Ragnarok at the table: the island, the scenes, the player boards, the hand, and how choices look in the list. */

import type { GameModule } from '../board';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { face, refused } from './faces';
import { CLANS } from './identity';
import Now from './Now.svelte';
import Seat from './Seat.svelte';
import Strip from './Strip.svelte';
import type { Saga } from './table';
import { idIn, inner } from './telling';

const LINES: Record<string, string> = {
  'log-turn': 'hourglass',
  'log-battle': 'sword',
  'log-battle-card': 'deck',
  'log-battle-values': 'sword',
  'log-army-destroyed': 'skull',
  'log-army-moves': 'step',
  'log-hero': 'step',
  'log-monster-moves': 'wolf',
  'log-hunt': 'target',
  'log-hunt-won': 'skull',
  'log-killed': 'skull',
  'log-damage': 'axe',
  'log-attack': 'wolf',
  'log-region-attack': 'wolf',
  'log-control': 'flag',
  'log-temple': 'home',
  'log-monument': 'tower',
  'log-omen': 'warning',
  'log-ragnarok': 'warning',
  'log-event': 'deck',
  'log-die': 'dice',
  'log-blessed': 'star',
  'log-artifact': 'star',
  'log-alliance': 'handshake',
};

const module: GameModule<Saga> = {
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
  line: (text) => {
    const clan = idIn(text, 'player') || idIn(inner(text, 'army') ?? undefined, 'player');
    return { glyph: LINES[text.key], side: CLANS.find(({ name }) => name === `player-${clan}`) };
  },
};

export default module;
