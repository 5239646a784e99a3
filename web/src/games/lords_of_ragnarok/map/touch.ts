/** What everything on the map is given to answer the pointer with. */

import type { Choice } from '../contract';
import type { Targets, Thing } from '../table';

export interface Touch {
  /** The choices of the moment, by what they name. */
  targets: Targets;
  /** Whether the choice that is pointed at, here or in the list, names this thing. */
  isPointed(kind: Thing, id: string | number): boolean;
  /** The pointer has come upon a thing, or left all of them. */
  hover(kind: Thing | null, id?: string | number): void;
  /** A click: take what was found, or ask why the wish cannot be. */
  pick(found: readonly Choice[], wish: string, event: MouseEvent): void;
}
