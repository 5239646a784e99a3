/** What texts of the server speak of: the pieces and places inside prompts and log lines. */

import type { Text } from '../../words/text';

/** The text inside a text. */
export function inner(text: Text | undefined, field: string): Text | null {
  const value = text?.params?.[field];
  return typeof value === 'object' && !Array.isArray(value) ? value : null;
}

/** The end of the key of an inner text: `fafnir` of `figure-fafnir`. */
export function idIn(text: Text | undefined, field: string): string {
  const key = inner(text, field)?.key ?? '';
  return key.slice(key.indexOf('-') + 1);
}

/** The army a text speaks of, as choices name it: `green2`. */
export function armyIn(text: Text | undefined, field = 'army'): string | null {
  const army = inner(text, field);
  if (army?.key !== 'army') return null;
  return `${idIn(army, 'player')}${Number(army.params?.number ?? 0)}`;
}

/** The region a text speaks of, its own or that of its army. */
export function regionIn(text: Text): number | null {
  const place = inner(text, 'region') ?? inner(inner(text, 'army') ?? undefined, 'region');
  const found = /^region-(\d+)$/.exec(place?.key ?? '');
  return found ? Number(found[1]) : null;
}
