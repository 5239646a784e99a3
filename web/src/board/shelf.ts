/** A place beside the board for its tools, where the shell has one: on a phone, next to the grip of the sheet. */

import { getContext, setContext } from 'svelte';

export interface Shelf {
  node: HTMLElement | null;
}

const KEY = Symbol('shelf');

/** The shell offers a place; `node` appears and goes with the sheet. */
export function offerShelf(shelf: Shelf): void {
  setContext(KEY, shelf);
}

/** The place that the shell offers, if this page has one. */
export const offeredShelf = (): Shelf | undefined => getContext<Shelf | undefined>(KEY);
