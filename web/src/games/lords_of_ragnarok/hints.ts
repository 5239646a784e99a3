/** What the engine says would come of a choice, in a few words. */

import type { Speaker } from '../../words/text';
import type { Choice } from './contract';

/** The forecast of a card in a battle or a defence; empty when the engine gives none. */
export function badgeOf({ hints }: Choice, speaker: Speaker): string {
  if ('own' in hints) return speaker.word('board-would-be', { own: hints.own, other: hints.other });
  if ('defence' in hints) {
    const stopped = hints.stopped ? 'board-would-stop' : 'board-would-defend';
    return speaker.word(stopped, { defence: hints.defence, rage: hints.rage });
  }
  return '';
}
