/** What the last lines of the log leave to see on the map: traces of moves, and things that happen in a region. */

import type { Line, Power } from './contract';

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

/** What happened in a region, if anything is to be seen of it there. */
function happening({ event, facts }: Line): Omit<Happening, 'key' | 'order'> | null {
  switch (event) {
    case 'kill':
    case 'peasant':
      return { what: 'kill', region: facts.region, power: facts.power, text: '' };
    case 'rot':
      return { what: 'kill', region: facts.region, power: null, text: '' };
    case 'dominate':
    case 'ruiner':
    case 'ruin-scored':
      return { what: 'points', region: facts.region, power: facts.power, text: `+${facts.points}` };
    case 'corrupt':
      return { what: 'corruption', region: facts.region, power: facts.power, text: `+${facts.count}` };
    case 'ruin':
      return { what: 'ruin', region: facts.region, power: null, text: '' };
    default:
      return null;
  }
}

export function tracesOf(news: readonly Line[], number: number): Traces {
  const found: Traces = { figures: new Set(), spaces: new Set(), happenings: [] };
  for (const line of news) {
    const { event, facts } = line;
    if (event === 'summon' || event === 'summon-from' || event === 'move') found.figures.add(facts.id);
    if (event === 'play') found.spaces.add(facts.space);
    const what = happening(line);
    if (!what) continue;
    const key = `${number}-${found.happenings.length}`;
    const order = found.happenings.filter((one) => one.region === what.region).length;
    found.happenings.push({ key, ...what, order });
  }
  return found;
}
