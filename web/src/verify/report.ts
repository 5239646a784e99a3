/** The check of a replay: every roll and shuffle computed again, against what was promised before the game. */

import { api, Refused } from '../api/client';
import type { Replayed } from '../api/types';
import { noted, tableOf } from './noted';
import { checkSteps, commitmentOf, kindOf, readReplay, type Checked, type ReplayDoc } from './verify';

export interface Report {
  name: string;
  doc: ReplayDoc;
  commitment: string;
  witness: Witness | null;
  departs: Replayed['departs'];
  steps: Checked[];
}

/** The commitment seen before the game, and where it is from. */
export interface Witness {
  commitment: string;
  from: 'browser' | 'server' | 'typed';
}

/** Check the text of a replay; a file that cannot be checked is refused with its reason. */
export async function checked(text: string, name: string, table: string | null): Promise<Report> {
  const doc = readReplay(text);
  if (!doc) throw no('web-verify-no-replay', { name });
  if (kindOf(doc) === 'broken') throw no('web-verify-cut', { count: doc.count, found: doc.choices.length });
  if (kindOf(doc) === 'not-secure') throw no('web-verify-not-secure');
  const commitment = await commitmentOf(doc);
  const { departs, steps } = await api.checkReplay(doc);
  return {
    name,
    doc,
    commitment,
    departs,
    steps: await checkSteps(doc, steps),
    witness: await witnessOf(commitment, table),
  };
}

const no = (key: string, params: Record<string, string | number> = {}): Refused =>
  new Refused(0, { key: '', text: { key, params }, rule: null });

/** What was shown before the game: first what this browser saw, then what the server says of its table. */
async function witnessOf(commitment: string, table: string | null): Promise<Witness | null> {
  const known = table ?? tableOf(commitment);
  const seen = known && noted(known);
  if (seen) return { commitment: seen, from: 'browser' };
  if (!table) return null;
  const summary = await api.summary(table).catch(() => null);
  return summary?.commitment ? { commitment: summary.commitment, from: 'server' } : null;
}
