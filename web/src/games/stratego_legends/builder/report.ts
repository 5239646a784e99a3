/** Armies and limits as the army builder sends them to the server, to have them judged. */

import { api } from '../../../api/client';
import type { UnitRecord } from '../catalogue';
import type { ArmyReport, LimitsView, Side } from '../contract';

export interface Limits {
  copies: 'any' | 'three' | 'two' | 'one';
  rare: boolean;
}

export const ANY_LIMITS: Limits = { copies: 'any', rare: true };
const COPIES = ['any', 'one', 'two', 'three'] as const;

/** The limits of a table, as the builder names them. */
export const limitsOf = ({ copies, rare }: LimitsView): Limits => ({
  copies: COPIES[copies] ?? 'any',
  rare,
});

/** An army as text, as the server reads it. */
export const listed = (units: readonly UnitRecord[]): string => units.map(({ number }) => number).join(' ');

/** Have an army checked, filled up, or drawn at random. */
export function consult(
  side: Side,
  army: string,
  wish: 'check' | 'fill' | 'surprise' = 'check',
  limits: Limits = ANY_LIMITS,
  name = '',
): Promise<ArmyReport> {
  const seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  return api.consult<ArmyReport>('stratego_legends', 'army', { side, army, do: wish, seed, name, ...limits });
}
