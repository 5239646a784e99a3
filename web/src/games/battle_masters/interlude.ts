/** Between two battles of a campaign: what the last one left behind, and whether its story was read. */

import type { Text } from '../../words/text';
import type { Line, Side } from './contract';
import { course, fallen, type Fortune } from './fortunes';
import type { Box } from './table';

export interface Tale {
  /** The line of the log that ended the battle; none if the log does not go back so far. */
  ending: Text | null;
  /** Units of each army that were left, and how many it had. */
  left: Record<Side, number>;
  total: Record<Side, number>;
  fortunes: Fortune[];
  /** Elite units; those that were not before are new. */
  elite: { unit: string; fresh: boolean }[];
  /** Units that are elite no more. */
  lost: string[];
}

const unitsOf = (lines: readonly Line[], name: 'elite' | 'elite-lost'): string[] =>
  lines.flatMap((line) => (line.event === name ? line.facts.units : []));

/** The story of the battle before the one on the mat. */
export function tale(log: readonly Line[], records: Box['units']): Tale {
  const starts = log.flatMap(({ event }, i) => (event === 'scenario' ? [i] : []));
  const [earlier, begun, over] = [starts.at(-3) ?? 0, starts.at(-2) ?? 0, starts.at(-1) ?? log.length];
  const battle = log.slice(begun, over);
  const before = new Set(unitsOf(log.slice(earlier, begun), 'elite'));
  const dead = new Set(fallen(battle));
  const left = { imperial: 0, chaos: 0 };
  const total = { imperial: 0, chaos: 0 };
  for (const { id, side } of records.values()) {
    total[side]++;
    if (!dead.has(id)) left[side]++;
  }
  return {
    ending: battle.findLast(({ event }) => event.startsWith('end-'))?.text ?? null,
    left,
    total,
    fortunes: course(battle, left, records),
    elite: unitsOf(battle, 'elite').map((unit) => ({ unit, fresh: !before.has(unit) })),
    lost: unitsOf(battle, 'elite-lost'),
  };
}

// ---------------------------------------------------------------- what was read

const STORE = 'warhost-interludes';
const KEEP = 50;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** How many battles of a table's campaign the reader has seen the end of. */
export const battlesRead = (table: string): number => all()[table] ?? 0;

export function keepRead(table: string, battles: number): void {
  const { [table]: _, ...others } = all();
  const kept = Object.entries(others).slice(1 - KEEP);
  try {
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries([...kept, [table, battles]])));
  } catch {
    // then the story is told again next time
  }
}
