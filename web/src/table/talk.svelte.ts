/** What is read beside the board: the log, the chat, a rule or the players, one at a time. */

import { tick } from 'svelte';
import { settings } from '../settings.svelte';

export class Talk {
  tab = $state('log');
  /** The rule to read; nothing stands for the one behind the question. */
  rule = $state('');
  /** How many lines of the chat were read. */
  #readChat = $state(0);
  /** Where it all stands on the page. */
  box = $state<HTMLElement>();

  /** Read a rule. */
  openRule = (id: string) => {
    this.rule = id;
    this.tab = 'rules';
    void tick().then(() => this.box?.scrollIntoView({ block: 'nearest', behavior: this.#behavior }));
  };

  /** Where the players' panels have no room of their own: read that of one player. */
  showPlayer(seat: number) {
    this.tab = 'players';
    void tick().then(() => {
      const behavior = this.#behavior;
      this.box?.scrollIntoView({ block: 'start', behavior });
      this.box?.querySelector(`[data-seat="${seat}"]`)?.scrollIntoView({ block: 'nearest', behavior });
    });
  }

  unread(chat: number): number {
    return this.tab === 'chat' ? 0 : Math.max(0, chat - this.#readChat);
  }

  /** The chat has so many lines: whoever sees it has read them. */
  heard(chat: number) {
    if (this.tab === 'chat') this.#readChat = chat;
  }

  get #behavior(): ScrollBehavior {
    return settings.still ? 'auto' : 'smooth';
  }
}
