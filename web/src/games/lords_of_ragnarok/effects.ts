/** What is to be seen on the map when something happens: from the log lines of the last change. */

import type { Line } from '../board';
import { idIn, regionIn } from './telling';
import type { Saga } from './table';

export type Show = 'die' | 'burst' | 'claws' | 'blood' | 'banner' | 'spark' | 'recruit';

export interface Effect {
  key: string;
  show: Show;
  region: number;
  order: number;
  /** The face of the die, or the clan of a banner. */
  detail: string;
}

const SHOWN: Record<string, Show> = {
  'log-army-destroyed': 'burst',
  'log-tramples': 'claws',
  'log-control': 'banner',
  'log-recruits': 'recruit',
  'log-temple': 'spark',
  'log-retreats': 'spark',
};

/** The effects of some news, in their order. */
export function effectsOf(news: readonly Line[], number: number, saga: Saga): Effect[] {
  const found: Effect[] = [];
  const heroAt = (clan: string) => saga.players.find((player) => player.colour === clan)?.region ?? null;
  const figureAt = (figure: string) =>
    figure === saga.boss.id ? saga.boss.region : (saga.monsters[figure]?.region ?? null);
  let figure = '';
  const add = (show: Show, region: number | null, detail = '') => {
    if (region !== null) found.push({ key: `${number}-${found.length}`, show, region, order: found.length, detail });
  };
  for (const { text } of news) {
    const { key } = text;
    if (key === 'log-activates') figure = idIn(text, 'figure');
    else if (key === 'log-die') add('die', figureAt(figure), idIn(text, 'result'));
    else if (key === 'log-region-attack') add('claws', figureAt(idIn(text, 'figure')));
    else if (key === 'log-injury') add('blood', heroAt(idIn(text, 'player')));
    else if (key === 'log-heal') add('spark', heroAt(idIn(text, 'player')));
    else if (SHOWN[key]) add(SHOWN[key], regionIn(text), idIn(text, 'player'));
  }
  return found;
}
