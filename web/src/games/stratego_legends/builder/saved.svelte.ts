/** Armies this browser keeps, by name. */

import type { Side } from '../table';

export interface SavedArmy {
  name: string;
  side: Side;
  /** The list as it is shared. */
  text: string;
}

const PLACE = 'warhost.stratego_legends.armies';

/** The armies of a stored text; whatever is not one of ours is left out. */
export function read(stored: string | null): SavedArmy[] {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(found)) return [];
  return found.filter(
    (one): one is SavedArmy =>
      typeof one?.name === 'string' && typeof one.text === 'string' && (one.side === 'beige' || one.side === 'grey'),
  );
}

/** The list with one army more; one of the same name and side is replaced. */
export function withArmy(all: readonly SavedArmy[], army: SavedArmy): SavedArmy[] {
  const others = all.filter((one) => one.name !== army.name || one.side !== army.side);
  return [...others, army].sort((a, b) => a.name.localeCompare(b.name));
}

class Saved {
  armies = $state.raw<SavedArmy[]>(read(localStorage.getItem(PLACE)));

  keep(army: SavedArmy) {
    this.#store(withArmy(this.armies, army));
  }

  forget(army: SavedArmy) {
    this.#store(this.armies.filter((one) => one !== army));
  }

  #store(armies: SavedArmy[]) {
    this.armies = armies;
    localStorage.setItem(PLACE, JSON.stringify(armies));
  }
}

export const saved = new Saved();
