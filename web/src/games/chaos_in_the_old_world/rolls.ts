/** The dice of a battle on the table: what lets a Power roll, and which dice have only just fallen. */

import type { DiceView, RollView } from './contract';

/** A die hits with this face or a higher one. */
export const HIT = 4;

/** The words for what lets a Power roll before the others; nothing for normal dice. */
export function causeOf({ cause }: RollView): string | null {
  if (cause === 'regular') return null;
  return cause === 'blood_frenzy' ? 'card-blood_frenzy' : 'follower-bloodletter';
}

/**
 * How many rolls lay on the table before, so that only the others tumble. Dice found on entering (`undefined`)
 * fell some time ago.
 */
export function settled(before: DiceView | null | undefined, now: DiceView | null): number {
  if (before === undefined) return now?.rolls.length ?? 0;
  if (!before || !now || before.region !== now.region || before.rolls.length > now.rolls.length) return 0;
  const same = before.rolls.every((roll, i) => String(roll.faces) === String(now.rolls[i]!.faces));
  return same ? before.rolls.length : 0;
}
