/** How large a text is set on a card, or a card around its text, so that long ones stay inside. */

/** The size in hundredths of the card's width: `room` characters fit at the largest, and longer texts shrink. */
export function textSize(text: string, room: number, largest: number, smallest: number): number {
  const size = largest * Math.sqrt(room / Math.max(room, text.length));
  return Math.round(Math.max(smallest, size) * 100) / 100;
}

/** The width of a card of the hand, in its own letters: eight lines of text, a name of two, and its moment in one. */
export function slipWidth(text: string, name: string, moment: string): number {
  const words = 1.6 + (text.length / 8 + 3) * 0.48;
  const title = 4.8 + Math.max(name.length / 2, ...name.split(/[ ’-]/).map((word) => word.length)) * 0.76;
  const last = 3.6 + moment.length * 0.56;
  return Math.round(Math.max(words, title, last) * 10) / 10;
}
