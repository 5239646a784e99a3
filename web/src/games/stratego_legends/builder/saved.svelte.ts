/** Armies this browser keeps, by name. */

import type { Side } from '../contract';

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

const DRAFTS = 'warhost.stratego_legends.drafts';
const BROUGHT = 'warhost.stratego_legends.brought';

/** What was being built, side by side; the side that was last at work comes first. */
export const drafts = {
  all: (): SavedArmy[] => read(localStorage.getItem(DRAFTS)),
  keep(army: SavedArmy) {
    localStorage.setItem(DRAFTS, JSON.stringify([army, ...drafts.all().filter(({ side }) => side !== army.side)]));
  },
};

/** The army on its way from the builder to the table that this window opens next. */
export const brought = {
  send: (army: SavedArmy) => sessionStorage.setItem(BROUGHT, JSON.stringify([army])),
  /** Its list, where its side is built, until it has arrived: the page may be left on the way. */
  of: (side: Side): string | null =>
    read(sessionStorage.getItem(BROUGHT)).find((one) => one.side === side)?.text ?? null,
  arrived: () => sessionStorage.removeItem(BROUGHT),
};

/** The units of an army that are not yet there; null where others are. */
export function stillToCome(army: readonly string[], there: readonly string[]): string[] | null {
  const rest = [...army];
  for (const unit of there) {
    const place = rest.indexOf(unit);
    if (place < 0) return null;
    rest.splice(place, 1);
  }
  return rest;
}
