/** What the last lines of the log leave to see on the map: traces of moves, and things that happen in a region. */

import type { Line } from '../board';
import { isPower, named, type Power } from './table';

export interface Happening {
  key: string;
  what: 'kill' | 'points' | 'corruption' | 'ruin';
  region: string;
  power: Power | null;
  /** What is written: points, or tokens that came. */
  text: string;
  order: number;
}

export interface Traces {
  /** Figures that moved. */
  figures: Set<string>;
  /** Card spaces that were filled: `kislev_left`. */
  spaces: Set<string>;
  happenings: Happening[];
}

const KINDS: Record<string, Happening['what']> = {
  'log-kill': 'kill',
  'log-rot': 'kill',
  'log-peasant': 'kill',
  'log-dominate': 'points',
  'log-ruiner': 'points',
  'log-ruin-scored': 'points',
  'log-corrupt': 'corruption',
  'log-ruin': 'ruin',
};

export function tracesOf(news: readonly Line[], number: number): Traces {
  const found: Traces = { figures: new Set(), spaces: new Set(), happenings: [] };
  for (const { text } of news) {
    const id = text.params?.id;
    const space = text.params?.space;
    if (/^log-(summon|summon-from|move)$/.test(text.key) && typeof id === 'string') found.figures.add(id);
    if (text.key === 'log-play' && typeof space === 'string') found.spaces.add(space);
    const what = KINDS[text.key];
    if (!what) continue;
    const power = named(text, 'power');
    const amount = named(text, 'points') || named(text, 'count');
    found.happenings.push({
      key: `${number}-${found.happenings.length}`,
      what,
      region: named(text, 'region'),
      power: isPower(power) ? power : null,
      text: what === 'points' || what === 'corruption' ? `+${amount}` : '',
      order: found.happenings.filter((one) => one.region === named(text, 'region')).length,
    });
  }
  return found;
}
