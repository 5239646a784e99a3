/** What the last lines of the log leave to see on the map: traces of moves, and things that happen in a region. */

import type { Line } from '../contract';
import type { Events } from './contract';
import { isPower, type Power } from './table';

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

const KINDS: Partial<Record<keyof Events, Happening['what']>> = {
  kill: 'kill',
  rot: 'kill',
  peasant: 'kill',
  dominate: 'points',
  ruiner: 'points',
  'ruin-scored': 'points',
  corrupt: 'corruption',
  ruin: 'ruin',
};

const MOVES: ReadonlySet<string> = new Set<keyof Events>(['summon', 'summon-from', 'move']);

export function tracesOf(news: readonly Line[], number: number): Traces {
  const found: Traces = { figures: new Set(), spaces: new Set(), happenings: [] };
  for (const { event, facts } of news) {
    if (MOVES.has(event) && typeof facts.id === 'string') found.figures.add(facts.id);
    if (event === 'play' && typeof facts.space === 'string') found.spaces.add(facts.space);
    const what = KINDS[event as keyof Events];
    if (!what) continue;
    const [power, region] = [String(facts.power), String(facts.region)];
    const amount = facts.points ?? facts.count ?? '';
    found.happenings.push({
      key: `${number}-${found.happenings.length}`,
      what,
      region,
      power: isPower(power) ? power : null,
      text: what === 'points' || what === 'corruption' ? `+${String(amount)}` : '',
      order: found.happenings.filter((one) => one.region === region).length,
    });
  }
  return found;
}
