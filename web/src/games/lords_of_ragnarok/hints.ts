/** What the engine says would come of a choice, in a few words. */

import type { Choice } from '../contract';
import type { Speaker } from '../../words/text';

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The forecast of a card in a battle or a defence; empty when the engine gives none. */
export function badgeOf({ hints }: Choice, speaker: Speaker): string {
  if (typeof hints.own === 'number')
    return speaker.word('board-would-be', { own: hints.own, other: count(hints.other) });
  if (typeof hints.defence === 'number') {
    const stopped = hints.stopped ? 'board-would-stop' : 'board-would-defend';
    return speaker.word(stopped, { defence: hints.defence, rage: count(hints.rage) });
  }
  return '';
}
