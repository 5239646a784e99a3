/** Everything said to people travels as a key and parameters; the words are in the Fluent files. */

import type { Text } from '../games/contract';

export type { Param, Text } from '../games/contract';

/** Speaks texts in the language of the moment. `key` is a shorthand for a text of our own. */
export interface Speaker {
  readonly language: string;
  /** The text in words; a key without a message shows as the key. */
  say(text: Text): string;
  /** A message by its key. */
  word(key: string, params?: Record<string, string | number>): string;
  /** Whether there is a message for this key. */
  knows(key: string): boolean;
}
