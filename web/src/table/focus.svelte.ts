/** Where the keyboard is while the page changes under it. */

import { tick } from 'svelte';
import type Choices from './Choices.svelte';
import type { Table } from './table.svelte';

/** Give the keys to the board. */
export function focusBoard(options?: FocusOptions) {
  document.querySelector<SVGElement>('.board svg[tabindex]')?.focus(options);
}

/**
 * What had the focus may be gone with the choice that was made: then it goes to what takes its place, never to the top
 * of the page. Whoever waits rests at the prompt, and comes back to the list when it is their turn.
 */
export function keepFocus(table: Table, choices: () => Choices | undefined) {
  let was: 'list' | 'board' | null = null;
  $effect.pre(() => {
    void table.doc;
    const active = document.activeElement;
    if (active === document.body) return;
    was = active?.closest('.choices, .prompt')
      ? 'list'
      : active?.closest('.board, .strip, .hand, .now')
        ? 'board'
        : null;
  });
  $effect(() => {
    void table.doc;
    const to = was;
    if (!to) return;
    void tick().then(() => {
      const active = document.activeElement;
      const resting = active?.matches('.prompt') && to === 'list' && table.yours;
      if (active !== document.body && !resting) return;
      const list = choices();
      if (to === 'board') focusBoard({ preventScroll: true });
      else if (table.yours && list) list.first();
      else document.querySelector<HTMLElement>('.prompt')?.focus({ preventScroll: true });
    });
  });
}
