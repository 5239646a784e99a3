/** Short notices at the foot of the page: what was copied, what went wrong. */

import { Refused } from '../api/client';
import type { Text } from '../words/text';

export interface Notice {
  id: number;
  text: Text;
  /** The game whose words say it. */
  game: string;
  bad: boolean;
}

class Notices {
  list = $state.raw<Notice[]>([]);
  #next = 1;

  say(text: Text, { bad = false, game = '' } = {}) {
    const id = this.#next++;
    this.list = [...this.list.slice(-2), { id, text, game, bad }];
    setTimeout(() => this.drop(id), (bad ? 9 : 4) * 1000);
  }

  /** Say why something was refused; anything else that goes wrong is a mistake of ours. */
  tell = (error: unknown, game = '') => {
    if (!(error instanceof Refused)) throw error;
    this.say(error.text, { bad: true, game });
  };

  drop(id: number) {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
