/** How the parts of a player's board answer the pointer: what can be chosen of what lies on it. */

export type Held = 'attribute' | 'rune' | 'source';

export interface Hands {
  /** Notation of the choice that is pointed at. */
  readonly pointed: string | null;
  /** Notation of the choice that names a thing of this board. */
  choiceOf(kind: Held, id: string): string | undefined;
  /** A click: take it, or ask why not. */
  act(kind: Held, id: string): void;
  point(notation: string | null): void;
}
