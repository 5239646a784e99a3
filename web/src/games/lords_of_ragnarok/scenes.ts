/** Which scene lies over the island: the decision or the fight that needs more room than a list. */

import type { Contract } from './contract';

export interface Scene {
  kind: 'hunt' | 'battle' | 'monument' | 'draft' | 'blessing' | 'end';
  /** The same for as long as it is one scene: who puts it aside is not bothered again. */
  id: string;
}

export function sceneOf(view: Contract['view']): Scene | null {
  const { table, decision } = view;
  const turn = table.turn.number;
  if (view.result) return { kind: 'end', id: 'end' };
  if (table.draft && (decision?.kind === 'hero' || decision?.kind === 'origin'))
    return { kind: 'draft', id: `draft ${table.draft.done} ${decision.kind}` };
  if (table.battle) return { kind: 'battle', id: `battle ${turn} ${table.battle.region}` };
  if (table.hunt) return { kind: 'hunt', id: `hunt ${turn}` };
  if (decision?.kind === 'blessing') return { kind: 'blessing', id: `blessing ${turn}` };
  if (decision?.kind === 'monument') return { kind: 'monument', id: `monument ${turn}` };
  return null;
}
