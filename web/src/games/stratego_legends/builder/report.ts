/** What the server says of an army: its rows, what is missing, what can be added and why not. */

import { api } from '../../../api/client';
import type { Text } from '../../../words/text';
import type { Row, UnitRecord } from '../catalogue';
import type { Side } from '../contract';

export interface Why {
  rule: string;
  text: Text;
}

export interface Report {
  side: Side;
  name: string;
  /** The army as one shares it: its name, then collector's numbers. */
  text: string;
  units: string[];
  size: number;
  ready: boolean;
  rows: { row: Row; wanted: number; units: string[] }[];
  nations: Record<string, number>;
  problems: Why[];
  /** Units that cannot be added now, with the reason. */
  refused: Record<string, Why>;
}

export interface Limits {
  copies: 'any' | 'three' | 'two' | 'one';
  rare: boolean;
}

export const ANY_LIMITS: Limits = { copies: 'any', rare: true };
const COPIES = ['any', 'one', 'two', 'three'] as const;

/** The limits of a table, as the builder names them. */
export const limitsOf = ({ copies, rare }: { copies: number; rare: boolean }): Limits => ({
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
): Promise<Report> {
  const seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  return api.consult<Report>('stratego_legends', 'army', { side, army, do: wish, seed, name, ...limits });
}
