/** How large a text is set on a card, so that long ones stay inside. */

/** The size in hundredths of the card's width: `room` characters fit at the largest, and longer texts shrink. */
export function textSize(text: string, room: number, largest: number, smallest: number): number {
  const size = largest * Math.sqrt(room / Math.max(room, text.length));
  return Math.round(Math.max(smallest, size) * 100) / 100;
}
