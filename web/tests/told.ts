/** Choices and events for tests, as the server tells them. */

import type { Choice, Fact, Line } from '../src/games/board';

/** A choice by its notation; `kind` says what its object is. */
export function choice(notation: string, kind = '', hints: Record<string, unknown> = {}): Choice {
  const [verb = '', id] = notation.split(' ');
  return { choice: notation, verb, object: id ? { kind, id } : null, label: { key: 'x' }, hints };
}

export const line = (event: string, facts: Record<string, Fact> = {}, number = 1): Line => ({
  number,
  event,
  facts,
  text: { key: `log-${event}` },
});
