/** Several people at one screen: it goes dark before it shows somebody else what the one before may not see. */

import type { Table } from './table.svelte';

export class HandOvers {
  /** The seat for which the screen goes dark first: it sees other things than the one before. */
  #covered = $state<number | null>(null);
  /** They said that the screen need not go dark. */
  #atOnce = $state(false);
  readonly #table: Table;

  /** Made while a page is set up. */
  constructor(table: Table) {
    this.#table = table;
    $effect(() => {
      const seat = this.#next;
      if (seat === null) return void (this.#covered = null);
      const { session } = table;
      if (this.#atOnce) return session.look(seat);
      void table.doc?.number;
      void session.seenBy(seat).then((seen) => {
        if (this.#next !== seat || seen === 'later') return;
        if (seen === 'otherwise') this.#covered = seat;
        else session.look(seat, seen);
      });
    });
  }

  /** Another of the people at this screen is to decide. */
  get #next(): number | null {
    const { decision, session, mine } = this.#table;
    return decision !== null && decision.seat !== session.seat && mine.includes(decision.seat) ? decision.seat : null;
  }

  /** The seat whose player is called to the screen, which is dark until they come. */
  get called(): number | null {
    return this.#next !== null && this.#covered === this.#next ? this.#next : null;
  }

  /** They are there. */
  ready(always: boolean) {
    const seat = this.called;
    this.#atOnce = always;
    if (seat !== null) this.#table.session.look(seat);
  }
}
