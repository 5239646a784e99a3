/** The speakers in use: the app's, and one for each game, in the language of the settings. */

import { api, Refused } from '../api/client';
import { settings } from '../settings.svelte';
import type { Speaker } from './text';
import { Words } from './words';

const RETRY = 3_000;
const MUTE: Speaker = { language: 'en', say: (text) => text.key, word: (key) => key, knows: () => false };

class Speakers {
  #loaded = $state.raw<Record<string, Words>>({});
  #last = $state.raw<Record<string, Words>>({});
  #coming = new Map<string, Promise<void>>();

  /** Fetch the words of a game ('' for the app alone) unless they are here. */
  load(game: string, language: string = settings.language): Promise<void> {
    const id = `${language}/${game}`;
    let coming = this.#coming.get(id);
    if (!coming) {
      coming = api.words(language, game).then((source) => {
        const words = new Words(language, source);
        this.#loaded = { ...this.#loaded, [id]: words };
        this.#last = { ...this.#last, [game]: words };
      });
      coming.catch((error: unknown) => {
        this.#coming.delete(id);
        if (error instanceof Refused && error.passing) setTimeout(() => this.#again(game, language), RETRY);
      });
      this.#coming.set(id, coming);
    }
    return coming;
  }

  /** What did not come because the server was away is fetched when it is back, if it is still wanted. */
  #again(game: string, language: string) {
    if (language === settings.language) this.load(game, language).catch(() => {});
  }

  /** Whether the words of a game have come, in whatever language: before that, only keys could be shown. */
  knows(game: string): boolean {
    return game in this.#last;
  }

  /** The speaker for a game; while a language is on its way, the one before it speaks on. */
  of(game = ''): Speaker {
    return this.#loaded[`${settings.language}/${game}`] ?? this.#last[game] ?? MUTE;
  }
}

export const speakers = new Speakers();

/** A message of the app. */
export const word = (key: string, params?: Record<string, string | number>): string => speakers.of().word(key, params);
