/** Checking a replay: the secret against its commitment, and every number drawn against the secret. */

import type { Replayed } from '../api/types';
import { commitment, fromHex, SecureNumbers } from './secure';

export interface ReplayDoc {
  warhost_replay: number;
  game: string;
  seats: number;
  options: Record<string, unknown>;
  chance: { kind: string; secret?: string; salts?: string[]; numbers?: number };
  choices: string[];
  count: number;
}

/** What the server drew while replaying one entry: at which count, and each question with its answer. */
export type Step = Replayed['steps'][number];

export type Kind = 'broken' | 'not-secure' | 'secure';

export interface Checked extends Step {
  /** What the secret gives for each draw. */
  ours: number[];
  good: boolean;
}

/** The document in a file; null when it is none of ours. */
export function readReplay(text: string): ReplayDoc | null {
  try {
    const doc = JSON.parse(text) as ReplayDoc;
    if (typeof doc.warhost_replay !== 'number' || !Array.isArray(doc.choices) || typeof doc.chance !== 'object')
      return null;
    return doc;
  } catch {
    return null;
  }
}

export function kindOf(doc: ReplayDoc): Kind {
  if (doc.count !== doc.choices.length) return 'broken';
  return doc.chance.kind === 'secure' && typeof doc.chance.secret === 'string' ? 'secure' : 'not-secure';
}

export const commitmentOf = (doc: ReplayDoc): Promise<string> => commitment(fromHex(doc.chance.secret ?? ''));

/** Recompute the draws of all steps. Numbers only ever go forwards; a step may leave some out, after an undo. */
export async function checkSteps(doc: ReplayDoc, steps: readonly Step[]): Promise<Checked[]> {
  const source = await SecureNumbers.of(
    fromHex(doc.chance.secret ?? ''),
    doc.chance.salts ?? [],
    doc.chance.numbers ?? 0,
  );
  const found: Checked[] = [];
  for (const step of steps) {
    const forwards = step.at >= source.numbers;
    source.numbers = step.at;
    const ours: number[] = [];
    for (const [n] of step.draws) ours.push(await source.below(n!));
    found.push({ ...step, ours, good: forwards && step.draws.every(([, value], index) => value === ours[index]) });
  }
  return found;
}
