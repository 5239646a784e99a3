/** The keys of a table: what can be done there without a pointer. */

/** What the keys reach. */
export interface Reach {
  take(key: string): boolean;
  step(by: number): void;
  undo(): void;
  rule(): void;
  read(tab: 'log' | 'chat'): void;
  board(): void;
  help(): void;
  close(): void;
  search(): void;
}

/** Do what a key stands for, unless it belongs to a field or a dialog. */
export function onKey(event: KeyboardEvent, reach: Reach) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if ((event.target as HTMLElement).closest('input, textarea, select, dialog, [role=dialog]')) return;
  const keys: Record<string, () => void> = {
    ArrowDown: () => reach.step(1),
    ArrowUp: () => reach.step(-1),
    u: reach.undo,
    r: reach.rule,
    l: () => reach.read('log'),
    c: () => reach.read('chat'),
    b: reach.board,
    '?': reach.help,
    '/': reach.search,
    Escape: reach.close,
  };
  if (/^[1-9A-Z]$/.test(event.key)) {
    if (!reach.take(event.key)) return;
  } else {
    const act = keys[event.key];
    if (!act) return;
    act();
  }
  event.preventDefault();
}
