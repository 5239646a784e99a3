/** The moments of a game, each fetched once for a pair of eyes. */

import { api } from '../api/client';
import type { Moment } from '../api/types';
import type { Line } from '../games/contract';

const KEEP = 400;

export class Moments {
  readonly #table: string;
  readonly #known = new Map<string, Promise<Moment>>();

  constructor(table: string) {
    this.#table = table;
  }

  at(number: number, eyes: number | null): Promise<Moment> {
    return this.#get(`${number}/${eyes}`, () => api.moment(this.#table, number, eyes));
  }

  /** All lines of the log up to a number. */
  async log(number: number, eyes: number | null): Promise<readonly Line[]> {
    const whole = await this.#get(`log/${number}/${eyes}`, () => api.moment(this.#table, number, eyes, 0));
    return whole.log;
  }

  #get(key: string, fetch: () => Promise<Moment>): Promise<Moment> {
    let found = this.#known.get(key);
    if (!found) {
      found = fetch();
      found.catch(() => this.#known.delete(key));
      this.#known.set(key, found);
      const oldest = this.#known.keys().next().value;
      if (this.#known.size > KEEP && oldest !== undefined) this.#known.delete(oldest);
    }
    return found;
  }
}
