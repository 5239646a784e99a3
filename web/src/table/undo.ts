/** Taking something back: whether one may by oneself, must ask for it, or has nothing to take back. */

import type { Table } from './table.svelte';

/** Whether the others can be asked to take something back: there is something, and no question is open. */
export const askable = ({ doc }: Table): boolean =>
  !!doc && !doc.undo?.open && doc.offers.ask_undo !== null && !doc.offers.undo;

/** Whether other people would have to agree, also such as a computer plays for. */
export const asksPeople = ({ people, eyes }: Table): boolean =>
  people.some((seat) => (seat.kind === 'human' || seat.away) && !eyes.includes(seat.seat));

/** What a question for an undo would take back: how many choices, and the first line of what they did. */
export function takenBack({ log, doc, speaker }: Table, to: number): { count: number; what: string } {
  const first = log.find((line) => line.number > to);
  return { count: (doc?.number ?? to) - to, what: first ? speaker.say(first.text) : '…' };
}
