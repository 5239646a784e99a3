/** Choices and events for tests, as the server tells them. */

import type { Contract, Fact } from '../src/games/contract';

/** A choice by its notation; `kind` says what its object is. */
export function choice<Game extends Contract = Contract>(notation: string, kind = '', hints = {}): Game['choice'] {
  const [verb = '', id] = notation.split(' ');
  return { choice: notation, verb, object: id ? { kind, id } : null, label: { key: 'x' }, hints };
}

export function line<Game extends Contract = Contract>(
  event: string,
  facts: Record<string, Fact> = {},
  number = 1,
): Game['line'] {
  return { number, event, facts, text: { key: `log-${event}` } };
}
