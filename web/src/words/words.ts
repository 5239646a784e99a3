/** Texts in the words of a language, from the same Fluent files as the engine. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Param, Speaker, Text } from './text';

export class Words implements Speaker {
  readonly language: 'en' | 'fr';
  readonly #bundle: FluentBundle;

  constructor(language: 'en' | 'fr', source: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(text: Text): string {
    if (text.key === 'verbatim') return String(text.params?.text ?? '');
    const params = Object.entries(text.params ?? {}).map(([name, value]) => [name, this.#param(value)] as const);
    return this.word(text.key, Object.fromEntries(params));
  }

  word(key: string, params: Record<string, string | number> = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    // A key without a message is a mistake of ours: it shows as the key, never as a crash.
    return pattern ? this.#bundle.formatPattern(pattern, params, []) : key;
  }

  #param(value: Param): string | number {
    if (Array.isArray(value)) return this.#join(value.map((part) => this.say(part)));
    return typeof value === 'object' ? this.say(value) : value;
  }

  /** A row of things as the language writes it: a, b and c. */
  #join(parts: string[]): string {
    const last = parts.at(-1) ?? '';
    return parts.length < 2 ? last : this.word('list', { most: parts.slice(0, -1).join(', '), last });
  }
}
