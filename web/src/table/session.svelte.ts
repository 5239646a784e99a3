/** One viewer's seat at one table: what the table told, and what is done there. */

import type { Carrier, Link, Place, Viewer } from '../api/carrier';
import { Refused } from '../api/client';
import type { Act, Fault, News, StateDoc, Summary } from '../api/types';
import type { Choice } from '../games/contract';
import { notices } from '../parts/notices.svelte';
import type { Text } from '../words/text';
import { reached, told, withChat, type Story } from './story';

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

export class Session implements Viewer {
  readonly table: string;
  link = $state<Link>('connecting');
  /** The table at a glance, always the newest. */
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
  /** A refusal to let us look at all. */
  refused = $state.raw<Refused | null>(null);

  readonly #carrier: Carrier;
  /** By how many seconds the server's clock is ahead of ours. */
  #ahead = 0;
  /** We take back our own question: its end is no news. */
  #withdrawn = false;

  constructor(table: string, carrier: Carrier) {
    this.table = table;
    this.#carrier = carrier;
  }

  /** The server's time, in seconds. */
  time = () => Date.now() / 1000 + this.#ahead;

  get doc(): StateDoc | null {
    return this.story?.doc ?? null;
  }

  get choices(): readonly Choice[] {
    return this.doc?.choices ?? [];
  }

  begin() {
    this.#carrier.connect(this);
  }

  end() {
    this.#carrier.close();
  }

  /**
   * The table as another of our seats sees it now, if that is what is seen already; else whether they see other things,
   * or the game has moved on while we asked.
   */
  async seenBy(seat: number): Promise<StateDoc | 'otherwise' | 'later'> {
    const other = await this.#carrier.ask(seat).catch(() => null);
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
    this.#carrier.connect(this);
  }

  // ---------------------------------------------------------------- what the carrier tells

  welcome(table: Summary) {
    this.summary = table;
    const { mine, eyes, turn } = table;
    this.seat = turn !== null && mine.includes(turn) ? turn : (mine[0] ?? eyes[0] ?? null);
  }

  where(): Place {
    return { seat: this.seat, after: reached(this.story), chat: this.story?.chat.at(-1)?.id ?? 0 };
  }

  linked(link: Link) {
    this.link = link;
  }

  refuse(refused: Refused) {
    this.refused = refused;
  }

  warn(fault: Fault) {
    notices.say(fault.text, { bad: true, game: this.summary?.game ?? '' });
  }

  hear(news: News) {
    if (news.type === 'chat') {
      if (this.story) this.story = { ...this.story, chat: withChat(this.story.chat, news.chat) };
      return;
    }
    this.summary = news.table;
    this.#ahead = news.now - Date.now() / 1000;
    if (news.type === 'state') this.#continue(news);
  }

  #continue(doc: StateDoc) {
    const before = this.doc;
    this.#watchQuestion(before, doc);
    this.story = told(this.story, doc);
    this.heard = Date.now();
    if (before?.number === doc.number) return;
    this.pending = null; // the news may overtake the answer
    this.why = null;
  }

  /** Our question for an undo is gone: unless it was answered by an undo, or ended by ourselves, that is told. */
  #watchQuestion(before: StateDoc | null, doc: StateDoc) {
    const question = before?.offers.undo;
    if (doc.offers.undo) this.unanswered = null;
    if (!question || doc.offers.undo || !doc.table.mine.includes(question.seat)) return;
    const agreed = doc.number > before.number && doc.since <= question.to;
    this.unanswered =
      agreed || this.#withdrawn || this.pending || doc.table.status !== 'running'
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
    this.#carrier.act({ type: 'choose', seat: this.seat, number, choice: notation }).then(
      () => this.#answered(number),
      (error: unknown) => {
        this.#answered(number);
        const { fault } = refusal(error);
        if (fault.key === 'table-stale') return; // the newer state is on its way
        if (fault.rule) this.why = { choice: notation, text: fault.text, rule: fault.rule };
        else this.warn(fault);
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
      const { reason } = await this.#carrier.act({ type: 'why', seat: this.seat, choice: notation });
      this.why = reason && { choice: notation, text: reason.text, rule: reason.rule };
    } catch (error) {
      const { text, fault } = refusal(error);
      this.why = { choice: notation, text, rule: fault.rule };
    }
  }

  /** Do something, and tell if it is refused; gives whether it was done. */
  async #do(act: Act): Promise<boolean> {
    try {
      await this.#carrier.act(act);
      return true;
    } catch (error) {
      this.warn(refusal(error).fault);
      return false;
    }
  }

  // with the moment they go back to, so that said twice they count once
  undo = () => this.#do({ type: 'undo', seat: this.seat!, to: this.doc?.undo?.to });
  askUndo = () => this.#do({ type: 'ask_undo', seat: this.seat!, to: this.doc?.offers.ask_undo });
  answerUndo = (yes: boolean, to: number) => this.#do({ type: 'answer_undo', seat: this.seat!, yes, to });
  withdrawUndo = async (to: number) => {
    this.#withdrawn = true;
    if (!(await this.answerUndo(false, to))) this.#withdrawn = false;
  };
  declare = (what: string) => this.#do({ type: 'declare', seat: this.seat!, what });
  callIn = (absent: number, yes: boolean) => this.#do({ type: 'call_in', seat: this.seat!, absent, yes });
  remind = async (absent: number) => {
    if (await this.#do({ type: 'remind', seat: this.seat!, absent })) notices.say({ key: 'web-reminded' });
  };
  comeBack = (seat: number) => this.#do({ type: 'come_back', seat });
  say = (text: string) => this.#do({ type: 'chat', text });
}

/** What was refused and why; anything else that goes wrong is a mistake of ours. */
function refusal(error: unknown): Refused {
  if (!(error instanceof Refused)) throw error;
  return error;
}
