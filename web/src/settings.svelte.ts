/** What the reader chose for this browser: language, theme, motion, name. Kept in the browser alone. */

import { MediaQuery } from 'svelte/reactivity';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'full' | 'none';

const STORE = 'warhost';

interface Kept {
  /** The code of a language; nothing until one is chosen. */
  language?: string;
  theme: Theme;
  motion: Motion;
  notify: boolean;
  name: string;
}

function read(): Kept {
  const first: Kept = {
    theme: 'dark',
    motion: 'system',
    notify: false,
    name: '',
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>) };
  } catch {
    return first;
  }
}

const calm = new MediaQuery('(prefers-reduced-motion: reduce)');
const bright = new MediaQuery('(prefers-color-scheme: light)');

class Settings {
  #kept = $state(read());
  #language = $state(this.#kept.language ?? '');

  /** The language to speak: the chosen one, else one that the browser asks for; nothing before that is known. */
  get language() {
    return this.#language;
  }
  get theme() {
    return this.#kept.theme;
  }
  get motion() {
    return this.#kept.motion;
  }
  get notify() {
    return this.#kept.notify;
  }
  get name() {
    return this.#kept.name;
  }

  /** Whether motion is unwelcome, by choice or by the system's wish. */
  get still() {
    return this.#kept.motion === 'none' || (this.#kept.motion === 'system' && calm.current);
  }

  get light() {
    return this.#kept.theme === 'light' || (this.#kept.theme === 'system' && bright.current);
  }

  /** There are words in these languages: speak one of them. */
  offer(codes: readonly string[]) {
    if (codes.includes(this.#language)) return;
    const wanted = (navigator.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase());
    this.#language = wanted.find((code) => codes.includes(code)) ?? 'en';
  }

  set(change: Partial<Kept>) {
    this.#kept = { ...this.#kept, ...change };
    if (change.language) this.#language = change.language;
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#kept));
    } catch {
      // without a store the choice lasts as long as the page
    }
  }

  /** Show theme, language and motion on the document. */
  show() {
    const root = document.documentElement;
    if (this.language) root.lang = this.language;
    root.dataset.theme = this.light ? 'light' : 'dark';
    root.dataset.motion = this.still ? 'none' : 'full';
  }
}

export const settings = new Settings();
