/** One viewer's seat at one table: the socket, what it told, and what was asked of it. */

import { api, Refused } from '../api/client';
import type { Fault, StateDoc, Summary } from '../api/types';
import type { Choice } from '../games/contract';
import { notices } from '../parts/notices.svelte';
import type { Text } from '../words/text';
import { reached, told, withChat, type Story } from './story';

export type Link = 'connecting' | 'open' | 'lost';

/** Something asked of the server whose answer is still out. */
interface Asked {
  message: Record<string, unknown>;
  done(answer: Record<string, unknown>): void;
  failed(fault: Fault): void;
}

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

export interface WhyNot {
  choice: string;
  text: Text;
  rule: string | null;
}

/** Somebody refused, or the game went on without an answer; `asked` are the seats that had not agreed. */
export interface Unanswered {
  refused: boolean;
  asked: readonly number[];
}

/** Who sits where, told apart as far as it changes what is ours. */
const who = (people: StateDoc['people']) => people.map(({ kind, away }) => `${kind}${away ? ' away' : ''}`).join();

export class Session {
  readonly table: string;
  link = $state<Link>('connecting');
  summary = $state.raw<Summary | null>(null);
  story = $state.raw<Story | null>(null);
  /** The seat whose eyes we look through; null looks on. */
  seat = $state<number | null>(null);
  /** The notation that was sent and not yet answered. */
  pending = $state<string | null>(null);
  why = $state.raw<WhyNot | null>(null);
  /** When the last document came, for clocks. */
  heard = $state(0);
  /** How a question for an undo ended that we asked and that led nowhere. */
  unanswered = $state.raw<Unanswered | null>(null);
  /** By how many seconds the server's clock is ahead of ours. */
  #ahead = 0;
  /** A refusal to let us look at all. */
  refused = $state.raw<Refused | null>(null);

  #socket: WebSocket | null = null;
  #asked = new Map<string, Asked>();
  #next = 1;
  #wait = FIRST_WAIT;
  #doubts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #entering = false;
  /** We take back our own question: its end is no news. */
  #withdrawn = false;
  #closed = false;

  constructor(table: string) {
    this.table = table;
  }

  /** The server's time, in seconds. */
  time = () => Date.now() / 1000 + this.#ahead;

  get doc(): StateDoc | null {
    return this.story?.doc ?? null;
  }

  get choices(): readonly Choice[] {
    return this.doc?.choices ?? [];
  }

  async begin() {
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#ping = setInterval(() => this.#write({ type: 'ping' }), PING);
    await this.#enter();
  }

  /** Find out what the table is to us, then listen; a server that is away is asked again. */
  async #enter() {
    if (this.#entering) return;
    this.#entering = true;
    try {
      this.summary = await api.summary(this.table);
      this.seat = this.#firstSeat();
      this.#connect();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.passing) this.#later();
      else this.refused = error;
    } finally {
      this.#entering = false;
    }
  }

  end() {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  /**
   * The table as another of our seats sees it now, if that is what is seen already; else whether they see other things,
   * or the game has moved on while we asked.
   */
  async seenBy(seat: number): Promise<StateDoc | 'otherwise' | 'later'> {
    const other = await api.state(this.table, seat).catch(() => null);
    if (!other || !this.doc) return 'otherwise';
    if (other.number !== this.doc.number) return 'later';
    return JSON.stringify(other.view?.table) === JSON.stringify(this.doc.view?.table) ? other : 'otherwise';
  }

  /** Look through the eyes of another of our seats: nothing of the former one is kept. */
  look(seat: number | null, seen: StateDoc | null = null) {
    if (seat === this.seat) return;
    this.seat = seat;
    this.story = seen && told(null, seen);
    this.why = null;
    this.unanswered = null;
    this.#reconnect();
  }

  async refresh() {
    this.summary = await api.summary(this.table).catch(() => this.summary);
  }

  #firstSeat(): number | null {
    const { mine, eyes, turn } = this.summary!;
    return turn !== null && mine.includes(turn) ? turn : (mine[0] ?? eyes[0] ?? null);
  }

  // ---------------------------------------------------------------- the socket

  #connect() {
    if (this.#closed) return;
    const query = new URLSearchParams({ after: String(reached(this.story)) });
    if (this.seat !== null) query.set('seat', String(this.seat));
    const chat = this.story?.chat.at(-1)?.id;
    if (chat !== undefined) query.set('chat', String(chat));
    const address = new URL(`/api/tables/${this.table}/socket?${query}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(String(event.data)));
    socket.onclose = (event) => socket === this.#socket && this.#lose(event.code);
  }

  #reconnect() {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  #lose(code: number) {
    this.#socket = null;
    if (this.#closed) return;
    if ((code === NOT_YOURS || code === NOT_HERE) && ++this.#doubts > DOUBTS) {
      this.refused ??= new Refused(code - 4000, { key: 'web-no-seat', text: { key: 'web-no-seat' }, rule: null });
      return;
    }
    this.#later();
  }

  #later() {
    if (this.#closed) return;
    this.link = 'lost';
    this.#timer = setTimeout(this.#retry, this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  #retry = () => {
    if (this.summary) this.#connect();
    else void this.#enter();
  };

  #hurry = () => {
    if (this.link === 'lost' && !document.hidden && !this.#socket) {
      clearTimeout(this.#timer);
      this.#retry();
    }
  };

  #write(message: Record<string, unknown>): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Ask the server; what is asked while the line is dead is asked again when it is back. */
  #ask(message: Record<string, unknown>): Promise<Record<string, unknown>> {
    const id = String(this.#next++);
    const whole = { ...message, id };
    return new Promise((done, failed) => {
      this.#asked.set(id, { message: whole, done, failed });
      this.#write(whole);
    });
  }

  #hear(message: Record<string, unknown> & { type: string; id?: string }) {
    const asked = message.id === undefined ? undefined : this.#asked.get(message.id);
    if (asked) this.#asked.delete(message.id!);
    if (message.type === 'error') {
      const fault = message.error as Fault;
      if (asked) asked.failed(fault);
      else if (!CLOSING.includes(fault.key)) this.tell(fault);
      return;
    }
    if (message.type === 'state') this.#listen(message as unknown as StateDoc);
    else if (message.type === 'chat' && this.story) {
      const more = (message.chat ?? []) as StateDoc['chat'];
      this.story = { ...this.story, chat: withChat(this.story.chat, more) };
    } else if (message.type === 'people' && this.story) {
      this.#ahead = Number(message.now) - Date.now() / 1000;
      this.story = {
        ...this.story,
        doc: { ...this.story.doc, people: message.people as StateDoc['people'] },
        news: [],
      };
      void this.refresh();
    }
    asked?.done(message);
  }

  #listen(doc: StateDoc) {
    const before = this.doc;
    this.#watchQuestion(before, doc);
    this.story = told(this.story, doc);
    this.heard = Date.now();
    this.#doubts = 0;
    this.#ahead = doc.now - this.heard / 1000;
    if (before && doc.number > before.number) this.pending = null; // the state may come before the answer
    if (this.link !== 'open') {
      this.link = 'open';
      this.#wait = FIRST_WAIT;
      for (const [id, { message, done }] of this.#asked) {
        // what was said before the line broke may have arrived: saying it twice would be worse
        const said = message.type === 'chat' && doc.chat.some((line) => line.text === message.text);
        if (said) {
          this.#asked.delete(id);
          done({});
        } else this.#write(message);
      }
    }
    if (before?.number !== doc.number) {
      this.pending = null; // the news may overtake the answer
      this.why = null;
    }
    if (this.summary && (this.summary.status !== doc.status || who(this.summary.seats) !== who(doc.people)))
      void this.refresh();
  }

  /** Our question for an undo is gone: unless it was answered by an undo, or ended by ourselves, that is told. */
  #watchQuestion(before: StateDoc | null, doc: StateDoc) {
    const question = before?.offers.undo;
    if (doc.offers.undo) this.unanswered = null;
    if (!question || doc.offers.undo || !this.summary?.mine.includes(question.seat)) return;
    const agreed = doc.number > before.number && doc.since <= question.to;
    this.unanswered =
      agreed || this.#withdrawn || this.pending || doc.status !== 'running'
        ? null
        : { refused: doc.number === before.number, asked: question.waiting };
    this.#withdrawn = false;
  }

  // ---------------------------------------------------------------- what a player does

  /** Make a choice; one that is not offered becomes the question why not. */
  choose(notation: string) {
    if (this.pending || !this.doc || this.seat === null) return;
    if (!this.choices.some((choice) => choice.choice === notation)) return void this.ask(notation);
    this.pending = notation;
    this.why = null;
    this.unanswered = null;
    const { number } = this.doc;
    this.#ask({ type: 'choose', seat: this.seat, number, choice: notation }).then(
      () => this.#answered(number),
      (fault: Fault) => {
        this.#answered(number);
        if (fault.key === 'table-stale') return; // the newer state is on its way
        if (fault.rule) this.why = { choice: notation, text: fault.text, rule: fault.rule };
        else this.tell(fault);
      },
    );
  }

  /** An answer ends the waiting, unless the game has moved on and the next choice is already out. */
  #answered(number: number) {
    if (this.doc?.number === number) this.pending = null;
  }

  /** Why something cannot be chosen. */
  async ask(notation: string) {
    if (this.seat === null) return;
    try {
      const { reason } = await api.why(this.table, this.seat, notation);
      this.why = reason && { choice: notation, text: reason.text, rule: reason.rule };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.why = { choice: notation, text: error.text, rule: error.fault.rule };
    }
  }

  async #try(call: Promise<unknown>): Promise<boolean> {
    try {
      await call;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.tell(error.fault);
      return false;
    }
  }

  undo = () => this.#try(api.undo(this.table, this.seat!));
  askUndo = () => this.#try(api.askUndo(this.table, this.seat!));
  answerUndo = (yes: boolean, to: number) => this.#try(api.answerUndo(this.table, this.seat!, yes, to));
  withdrawUndo = async (to: number) => {
    this.#withdrawn = true;
    if (!(await this.answerUndo(false, to))) this.#withdrawn = false;
  };
  declare = (what: string) => this.#try(api.declare(this.table, this.seat!, what));
  callIn = (absent: number, yes: boolean) => this.#try(api.callIn(this.table, absent, this.seat!, yes));
  remind = async (absent: number) => {
    if (await this.#try(api.remind(this.table, absent, this.seat!))) notices.say({ key: 'web-reminded' });
  };
  comeBack = async (seat: number) => {
    await this.#try(api.seat(this.table, seat, { back: true }));
    await this.refresh();
  };
  say = (text: string) => this.#ask({ type: 'chat', text }).catch((fault: Fault) => this.tell(fault));

  tell(fault: Fault) {
    notices.say(fault.text, { bad: true, game: this.summary?.game ?? '' });
  }
}
