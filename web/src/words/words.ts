/** Texts in the words of a language, from the same Fluent files as the engine. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Param, Speaker, Text } from './text';

export class Words implements Speaker {
  readonly language: string;
  readonly #bundle: FluentBundle;
  #list: Intl.ListFormat | null = null;

  constructor(language: string, source: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(text: Text): string {
    if (text.key === 'verbatim') return String(text.params?.text ?? '');
    const params: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(text.params ?? {})) {
      params[name] = this.#param(value);
      if (typeof value === 'object' && !Array.isArray(value)) Object.assign(params, this.#forms(name, value));
    }
    return this.word(text.key, params);
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

  /** The forms of a thing's name: `$figure-the` is "the Troll", `$figure-The` begins a sentence with it. */
  #forms(name: string, thing: Text): Record<string, string> {
    const forms: Record<string, string> = {};
    for (const [form, pattern] of Object.entries(this.#bundle.getMessage(thing.key)?.attributes ?? {})) {
      const said = this.#bundle.formatPattern(pattern, {}, []);
      forms[`${name}-${form}`] = said;
      forms[`${name}-${form.charAt(0).toUpperCase()}${form.slice(1)}`] = said.charAt(0).toUpperCase() + said.slice(1);
    }
    return forms;
  }

  /** A row of things as the language writes it: a, b and c. */
  #join(parts: string[]): string {
    this.#list ??= new Intl.ListFormat(this.knows('language-tag') ? this.word('language-tag') : this.language);
    return this.#list.format(parts);
  }
}
