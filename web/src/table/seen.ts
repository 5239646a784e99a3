/** The number of the reader's last move at each table, so that what happened since can be told. */

const STORE = 'warhost-seen';
const KEEP = 50;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export const lastMove = (table: string, seat: number): number => all()[`${table}/${seat}`] ?? 0;

export function keepMove(table: string, seat: number, number: number): void {
  const { [`${table}/${seat}`]: _, ...others } = all();
  const kept = Object.entries(others).slice(-KEEP);
  try {
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries([...kept, [`${table}/${seat}`, number]])));
  } catch {
    // then nothing is summed up next time
  }
}
