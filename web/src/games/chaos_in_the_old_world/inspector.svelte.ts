/** What the reader looks at closely: a card, a Power's sheet, a region. One at a time, on top of the table. */

import type { Power } from './contract';

export type Looked =
  | { kind: 'card'; id: string }
  | { kind: 'upgrade'; id: string }
  | { kind: 'old_world'; id: string }
  | { kind: 'ruination'; order: number; region: string | null }
  | { kind: 'power'; id: Power }
  | { kind: 'region'; id: string };

class Inspector {
  looked = $state.raw<Looked | null>(null);
}

export const inspector = new Inspector();

export function inspect(what: Looked | null): void {
  inspector.looked = what;
}
