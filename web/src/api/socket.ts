/** The carrier to a server: one socket for all that happens and all that is done, made anew whenever it breaks. */

import type { Carrier, Viewer } from './carrier';
import { api, LOST, Refused } from './client';
import type { Act, Answer, News, StateDoc, ToServer, ToViewer } from './types';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING = 20_000;
/** Codes with which the server closes a socket for good. */
const NOT_YOURS = 4403;
const NOT_HERE = 4404;
/** How often that is doubted: of several servers one may not yet know what another has just agreed to. */
const DOUBTS = 3;
/** What the server says just before it closes so. */
const CLOSING = ['table-unknown', 'table-not-your-seat'];
/** What is bound to a moment, or harmless: said again when the line is back. Anything else would surprise by then. */
const AGAIN: readonly Act['type'][] = ['choose', 'why', 'undo', 'ask_undo', 'answer_undo', 'chat'];

/** An act whose answer is still out. */
interface Asked {
  act: Act;
  done(answer: Answer<Act>): void;
  failed(refused: Refused): void;
}

export class SocketCarrier implements Carrier {
  readonly #table: string;
  #viewer: Viewer | null = null;
  #welcomed = false;
  #entering = false;
  #socket: WebSocket | null = null;
  /** Whether this socket has told a state. */
  #open = false;
  readonly #asked = new Map<string, Asked>();
  #next = 1;
  #wait = FIRST_WAIT;
  #doubts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(table: string) {
    this.#table = table;
  }

  connect(viewer: Viewer) {
    if (!this.#viewer) {
      window.addEventListener('online', this.#hurry);
      document.addEventListener('visibilitychange', this.#hurry);
      this.#ping = setInterval(() => this.#send({ type: 'ping' }), PING);
    }
    this.#viewer = viewer;
    clearTimeout(this.#timer);
    this.#retry();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  ask(seat: number): Promise<StateDoc> {
    return api.state(this.#table, seat);
  }

  act<A extends Act>(act: A): Promise<Answer<A>> {
    if (!this.#open && !AGAIN.includes(act.type)) return Promise.reject(new Refused(0, LOST));
    const id = String(this.#next++);
    return new Promise((done, failed) => {
      this.#asked.set(id, { act, done: done as Asked['done'], failed });
      if (this.#open) this.#send({ ...act, id } as ToServer);
    });
  }

  // ---------------------------------------------------------------- the line

  #retry = () => {
    if (this.#welcomed) this.#dial();
    else void this.#enter();
  };

  /** Find out what the table is to us, then listen; a server that is away is asked again. */
  async #enter() {
    if (this.#entering) return;
    this.#entering = true;
    try {
      const table = await api.summary(this.#table);
      if (this.#closed) return;
      this.#welcomed = true;
      this.#viewer!.welcome(table);
      this.#dial();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.passing) this.#later();
      else this.#refuse(error);
    } finally {
      this.#entering = false;
    }
  }

  #dial() {
    if (this.#closed) return;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    const { seat, after, chat } = this.#viewer!.where();
    const query = new URLSearchParams({ after: String(after), chat: String(chat) });
    if (seat !== null) query.set('seat', String(seat));
    const address = new URL(`/api/tables/${this.#table}/socket?${query}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#open = false;
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(String(event.data)) as ToViewer);
    socket.onclose = (event) => socket === this.#socket && this.#lose(event.code);
  }

  #lose(code: number) {
    this.#socket = null;
    this.#open = false;
    if (this.#closed) return;
    for (const [id, { act, failed }] of this.#asked) {
      if (AGAIN.includes(act.type)) continue;
      this.#asked.delete(id);
      failed(new Refused(0, LOST));
    }
    if ((code === NOT_YOURS || code === NOT_HERE) && ++this.#doubts > DOUBTS) {
      this.#refuse(new Refused(code - 4000, { key: 'web-no-seat', text: { key: 'web-no-seat' }, rule: null }));
    } else this.#later();
  }

  /** Where the door is closed we do not ask again. */
  #refuse(refused: Refused) {
    this.close();
    this.#viewer!.refuse(refused);
  }

  #later() {
    if (this.#closed) return;
    this.#viewer!.linked('lost');
    this.#timer = setTimeout(this.#retry, this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  #hurry = () => {
    if (this.#socket || this.#entering || document.hidden || this.#closed) return;
    clearTimeout(this.#timer);
    this.#retry();
  };

  #send(message: ToServer) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // ---------------------------------------------------------------- what is told

  #hear(message: ToViewer) {
    if (message.type === 'done' || message.type === 'why') this.#take(message.id)?.done(message);
    else if (message.type === 'error') {
      const asked = this.#take(message.id);
      if (asked) asked.failed(new Refused(null, message.error));
      else if (!CLOSING.includes(message.error.key)) this.#viewer!.warn(message.error);
    } else if (message.type !== 'pong') {
      const news = message as News;
      this.#viewer!.hear(news);
      if (news.type === 'state' && !this.#open) this.#opened(news);
    }
  }

  #take(id: string | number | null): Asked | undefined {
    const asked = this.#asked.get(String(id));
    this.#asked.delete(String(id));
    return asked;
  }

  /** The line is good; what has had no answer is said again. */
  #opened(doc: StateDoc) {
    this.#open = true;
    this.#doubts = 0;
    this.#wait = FIRST_WAIT;
    this.#viewer!.linked('open');
    for (const [id, { act, done }] of this.#asked) {
      // what was said before the line broke may have arrived: saying it twice would be worse
      if (act.type === 'chat' && doc.chat.some((line) => line.text === act.text)) {
        this.#asked.delete(id);
        done({ type: 'done', id, number: doc.number, repeated: true });
      } else this.#send({ ...act, id } as ToServer);
    }
  }
}
