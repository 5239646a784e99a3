/** The languages there are words in, as the server lists them, each by its own name. */

import { api } from '../api/client';
import type { LanguageInfo } from '../api/types';
import { settings } from '../settings.svelte';

class Languages {
  known = $state.raw<LanguageInfo[]>([]);

  /** Learn which there are, and speak one of them. */
  async load(): Promise<void> {
    this.known = await api.languages();
    settings.offer(this.known.map(({ code }) => code));
  }
}

export const languages = new Languages();
