/** What the engine says would come of a choice, in a few words. */

import type { Choice } from '../board';
import type { Speaker } from '../../words/text';

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The forecast of a card in a battle or a defence; empty when the engine gives none. */
export function badgeOf(choice: Choice, speaker: Speaker): string {
  if (typeof choice.own === 'number')
    return speaker.word('board-would-be', { own: choice.own, other: count(choice.other) });
  if (typeof choice.defence === 'number') {
    const stopped = choice.stopped ? 'board-would-stop' : 'board-would-defend';
    return speaker.word(stopped, { defence: choice.defence, rage: count(choice.rage) });
  }
  return '';
}
