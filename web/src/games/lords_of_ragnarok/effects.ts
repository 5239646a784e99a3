/** What is to be seen on the map when something happens: from the log lines of the last change. */

import type { Events, Line, Table } from './contract';
import { regionOf } from './telling';

export type Show = 'die' | 'burst' | 'claws' | 'blood' | 'banner' | 'spark' | 'recruit';

export interface Effect {
  key: string;
  show: Show;
  region: number;
  order: number;
  /** The face of the die, or the clan of a banner. */
  detail: string;
}

const SHOWN: Partial<Record<keyof Events, Show>> = {
  'army-destroyed': 'burst',
  tramples: 'claws',
  control: 'banner',
  recruits: 'recruit',
  temple: 'spark',
  retreats: 'spark',
};

/** The effects of some news, in their order. */
export function effectsOf(news: readonly Line[], number: number, saga: Table): Effect[] {
  const found: Effect[] = [];
  const heroAt = (clan: string) => saga.players.find((player) => player.colour === clan)?.region ?? null;
  const figureAt = (figure: string) =>
    figure === saga.boss.id ? saga.boss.region : (saga.monsters[figure]?.region ?? null);
  let figure = '';
  const add = (show: Show, region: number | null, detail = '') => {
    if (region !== null) found.push({ key: `${number}-${found.length}`, show, region, order: found.length, detail });
  };
  for (const { event, facts } of news) {
    const player = 'player' in facts ? String(facts.player) : '';
    if (event === 'activates') figure = facts.figure;
    else if (event === 'die') add('die', figureAt(figure), facts.result);
    else if (event === 'region-attack') add('claws', figureAt(facts.figure));
    else if (event === 'injury') add('blood', heroAt(player));
    else if (event === 'heal') add('spark', heroAt(player));
    else {
      const show = SHOWN[event];
      if (show) add(show, regionOf(facts), player);
    }
  }
  return found;
}
