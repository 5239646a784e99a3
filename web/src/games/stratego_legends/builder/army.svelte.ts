/** The army being built: every change is put to the server, and its last answer is what the page shows. */

import { Refused } from '../../../api/client';
import { notices } from '../../../parts/notices.svelte';
import type { Catalogue, UnitRecord } from '../catalogue';
import type { ArmyReport, Side } from '../contract';
import { ANY_LIMITS, consult, listed, type Limits } from './report';

export class Army {
  name = $state('');
  side = $state<Side>('beige');
  limits = $state.raw<Limits>(ANY_LIMITS);
  report = $state.raw<ArmyReport | null>(null);
  /** An answer is awaited. */
  busy = $state(false);
  readonly #things: () => Catalogue;
  readonly #onanswer: (report: ArmyReport) => void;
  #asked = 0;

  constructor(things: () => Catalogue, onanswer: (report: ArmyReport) => void) {
    this.#things = things;
    this.#onanswer = onanswer;
  }

  readonly units = $derived.by(() => (this.report?.units ?? []).map((id) => this.#things().byId.get(id)!));
  /** How many units a whole army has. */
  readonly size = $derived.by(() => this.report?.size ?? 30);
  /** How many of each unit there are, by id. */
  readonly counts = $derived.by(() => {
    const found = new Map<string, number>();
    for (const id of this.report?.units ?? []) found.set(id, (found.get(id) ?? 0) + 1);
    return found;
  });
  /** The army as one shares it, under the name of the moment. */
  readonly text = $derived.by(() => {
    const list = (this.report?.text ?? '').replace(/^.*:/s, '').trim();
    const called = this.name.replaceAll(';', ' ').trim();
    return called && list ? `${called}: ${list}` : list;
  });

  add(unit: UnitRecord) {
    void this.#ask(listed([...this.units, unit]));
  }

  remove(id: string) {
    const at = this.units.findIndex((unit) => unit.id === id);
    void this.#ask(listed(this.units.filter((_, i) => i !== at)));
  }

  empty() {
    void this.#ask('');
  }

  /** Have what is missing added by the server. */
  fill() {
    void this.#ask(listed(this.units), 'fill');
  }

  /** Have a whole army drawn. */
  surprise() {
    void this.#ask('', 'surprise');
  }

  limit(changed: Partial<Limits>) {
    this.limits = { ...this.limits, ...changed };
    void this.#ask(listed(this.units));
  }

  /** Begin with an army that is written down: the side is that of its first unit. */
  take(army: string, of: Side = this.side) {
    const colon = army.lastIndexOf(':');
    if (colon >= 0) this.name = army.slice(0, colon).trim();
    const first = /\d+/.exec(army.slice(colon + 1))?.[0];
    const record = first ? this.#things().byNumber.get(Number(first)) : undefined;
    void this.#ask(army, 'check', record?.army ?? of);
  }

  /** The last question asked is the one that counts. */
  async #ask(army: string, wish: 'check' | 'fill' | 'surprise' = 'check', of: Side = this.side) {
    const number = ++this.#asked;
    this.busy = true;
    try {
      const answer = await consult(of, army, wish, this.limits, this.name.trim());
      if (number !== this.#asked) return;
      this.report = answer;
      this.side = answer.side;
      this.#onanswer(answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      notices.say(error.text, { bad: true, game: 'stratego_legends' });
    } finally {
      if (number === this.#asked) this.busy = false;
    }
  }
}
