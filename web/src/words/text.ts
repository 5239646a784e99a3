/** Everything said to people travels as a key and parameters; the words are in the Fluent files. */

export type Param = string | number | Text | Text[];

export interface Text {
  key: string;
  params?: Record<string, Param>;
}

/** Speaks texts in the language of the moment. `key` is a shorthand for a text of our own. */
export interface Speaker {
  readonly language: 'en' | 'fr';
  /** The text in words; a key without a message shows as the key. */
  say(text: Text): string;
  /** A message by its key. */
  word(key: string, params?: Record<string, string | number>): string;
  /** Whether there is a message for this key. */
  knows(key: string): boolean;
}

/**
 * What a text speaks of: the keys of the texts inside it (`unit-imp_cannon`) and its plain words (`d8`), so that a
 * board can find the places and pieces it names.
 */
export function marks(text: Text): string[] {
  const found: string[] = [];
  for (const value of Object.values(text.params ?? {})) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (typeof part === 'string') found.push(part);
      else if (typeof part === 'object') found.push(part.key, ...marks(part));
    }
  }
  return found;
}
