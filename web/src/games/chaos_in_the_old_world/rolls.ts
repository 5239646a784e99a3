/** The dice of a battle, gathered from the log as it is told. */

import type { Line } from '../board';
import { isPower, named, type Power } from './table';

export interface Roll {
  power: Power;
  early: boolean;
  /** What lets the Power roll early: a card, an upgrade. Empty for normal dice. */
  cause: string;
  /** As many dice as were thrown at first; what follows are dice that sixes added. */
  dice: number;
  faces: number[];
  hits: number;
}

export interface Loss {
  killer: Power;
  /** Owner and follower of a figure, or none for a Peasant. */
  owner: Power | null;
  follower: string;
}

export interface Fight {
  region: string;
  rolls: Roll[];
  losses: Loss[];
}

/** A die hits with this face or a higher one. */
export const HIT = 4;

/** The fight on the table after these lines; dice lie until the next round begins. */
export function told(fight: Fight | null, news: readonly Line[]): Fight | null {
  let now = fight;
  for (const { text } of news) {
    const region = named(text, 'region');
    const power = named(text, 'power');
    if (text.key === 'log-phase-summoning' || text.key === 'log-phase-old_world') now = null;
    else if (text.key === 'log-battle') now = now?.region === region && !settled(now) ? now : begin(region);
    else if ((text.key === 'log-roll' || text.key === 'log-roll-early') && isPower(power)) {
      const here = now?.region === region ? now : begin(region);
      const faces = String(text.params?.faces ?? '')
        .split(' ')
        .map(Number);
      const cause = text.params?.cause;
      const roll: Roll = {
        power,
        early: text.key === 'log-roll-early',
        cause: typeof cause === 'object' && !Array.isArray(cause) ? cause.key : '',
        dice: Number(text.params?.dice ?? faces.length),
        faces,
        hits: Number(text.params?.hits ?? 0),
      };
      now = { ...here, rolls: [...here.rolls, roll] };
    } else if (text.key === 'log-kill' && isPower(power) && now?.region === region) {
      const owner = named(text, 'owner');
      const loss: Loss = { killer: power, owner: isPower(owner) ? owner : null, follower: named(text, 'figure') };
      now = { ...now, losses: [...now.losses, loss] };
    } else if (text.key === 'log-peasant' && isPower(power) && now?.region === region) {
      now = { ...now, losses: [...now.losses, { killer: power, owner: null, follower: '' }] };
    }
  }
  return now;
}

const begin = (region: string): Fight => ({ region, rolls: [], losses: [] });
/** Normal dice end a fight; early ones come before it. */
const settled = (fight: Fight): boolean => fight.rolls.some((roll) => !roll.early);
