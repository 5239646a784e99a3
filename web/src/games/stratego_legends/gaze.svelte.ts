/** What the reader looks at, shared by the board, the card beside it and the lists. */

class Gaze {
  /** The space under the pointer. */
  hovered = $state<string | null>(null);
  /** The space of an own unit that was clicked: its moves stay lit, nothing is chosen yet. */
  selected = $state<string | null>(null);
  /** A unit of a list under the pointer, by its id. */
  listed = $state<string | null>(null);
  /** A way of moving or acting under the pointer (`charge`): only its light shows. */
  way = $state<string | null>(null);

  clear() {
    this.hovered = null;
    this.selected = null;
    this.listed = null;
    this.way = null;
  }
}

export const gaze = new Gaze();
