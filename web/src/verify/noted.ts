/** The commitments this browser saw before games began: the witnesses of a later check. */

const STORE = 'warhost-commitments';
const KEEP = 100;

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keep the first commitment seen at a table; a later one that differs is the lie it is meant to show. */
export function note(table: string, commitment: string): void {
  const known = all();
  if (known[table]) return;
  const kept = Object.entries(known).slice(-KEEP);
  try {
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries([...kept, [table, commitment]])));
  } catch {
    // then there is one witness less
  }
}

export const noted = (table: string): string | null => all()[table] ?? null;

/** The table at which this browser saw a commitment. */
export const tableOf = (commitment: string): string | null =>
  Object.entries(all()).find(([, one]) => one === commitment)?.[0] ?? null;
