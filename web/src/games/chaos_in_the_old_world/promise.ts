/** What a figure in a region would bring: the engine's forecast, in a few words. */

import type { Speaker } from '../../words/text';
import type { Domination } from './contract';

export function promise(domination: Domination | null, speaker: Speaker): string {
  if (!domination) return speaker.word('board-ruined');
  const { leader, dominates, resistance, points, missing } = domination;
  const value = Math.max(0, ...Object.values(domination.values));
  if (!leader) return speaker.word('board-promise-tie', { value });
  const power = speaker.word(`power-${leader}`);
  if (dominates) return speaker.word('board-promise-wins', { power, value, resistance, points });
  return speaker.word('board-promise-short', { power, value, missing });
}
