/** A table as its reader sees it: the people and their looks, whose move it is, and what a game's components are given. */

import { untrack } from 'svelte';
import { api } from '../api/client';
import type { GameInfo } from '../api/types';
import type { Content, GameModule, TableProps } from '../games/board';
import type { Line } from '../games/contract';
import { gameModule, identity } from '../games/games';
import { notices } from '../parts/notices.svelte';
import { settings } from '../settings.svelte';
import { note as noteCommitment } from '../verify/noted';
import { speakers, word } from '../words/speakers.svelte';
import { lookOf, nameOf, titleOf } from './names';
import { keepMove, lastMove } from './seen';
import type { Session } from './session.svelte';
import { withNames } from './telling';

export class Table {
  readonly session: Session;
  module = $state.raw<GameModule | null>(null);
  content = $state.raw<Content | null>(null);
  info = $state.raw<GameInfo | null>(null);
  /** The notation under the pointer or the focus, on the board or in the list. */
  pointed = $state<string | null>(null);
  /** The line of the log under the pointer. */
  marked = $state.raw<Line | null>(null);
  /** The reader has seen what happened since their last move. */
  caughtUp = $state(false);
  readonly #openRule: (id: string) => void;

  /** Made while a page is set up: it loads what belongs to the game as soon as that is known. */
  constructor(session: Session, openRule: (id: string) => void) {
    this.session = session;
    this.#openRule = openRule;
    const tell = notices.tell;
    $effect(() => {
      const id = this.game;
      if (!id) return;
      untrack(() => {
        gameModule(id).then((loaded) => (this.module = loaded));
        api.content(id).then((loaded) => (this.content = loaded), tell);
        api.games().then((list) => (this.info = list.find((one) => one.id === id) ?? null), tell);
      });
    });
    $effect(() => {
      if (this.game) speakers.load(this.game, settings.language).catch(tell);
    });
    // A witness for the day the dice are checked.
    $effect(() => {
      const summary = this.summary;
      if (summary?.commitment && summary.status !== 'over') noteCommitment(summary.table, summary.commitment);
    });
  }

  // ---------------------------------------------------------------- what the table told

  get summary() {
    return this.session.summary;
  }
  readonly doc = $derived.by(() => this.session.doc);
  readonly view = $derived.by(() => this.doc?.view ?? null);
  get game() {
    return this.summary?.game ?? '';
  }
  get log(): readonly Line[] {
    return this.session.story?.log ?? [];
  }
  get news(): readonly Line[] {
    return this.session.story?.news ?? [];
  }

  // ---------------------------------------------------------------- who sits there

  get people() {
    return this.summary?.seats ?? [];
  }
  get mine(): readonly number[] {
    return this.summary?.mine ?? [];
  }
  /** My seats, also those a computer plays for me. */
  get eyes(): readonly number[] {
    return this.summary?.eyes ?? [];
  }
  readonly seats = $derived.by(() =>
    this.people.map((seat) => ({
      look: lookOf(seat.seat, this.summary!, identity(this.game), this.module, this.view),
      player: nameOf(seat, this.mine),
      mine: this.mine.includes(seat.seat),
    })),
  );
  /** What the player of a seat is called. */
  playerOf = (seat: number): string => this.seats[seat]?.player ?? '';
  names = (seats: readonly number[]): string => seats.map(this.playerOf).join(', ');

  /** Speaks of the people here by their names. */
  readonly speaker = $derived.by(() =>
    withNames(
      speakers.of(this.game),
      this.people,
      this.seats.map((one) => one.look.name),
    ),
  );

  // ---------------------------------------------------------------- what is asked of whom

  readonly decision = $derived.by(() => this.view?.decision ?? null);
  readonly running = $derived.by(() => this.view !== null && this.view.result === null);
  readonly yours = $derived.by(() => this.decision !== null && this.decision.seat === this.session.seat);
  /** The one the game waits for, when they have gone. */
  get absent() {
    return this.people.find(
      ({ seat, gone }) => this.running && seat === this.decision?.seat && gone !== null && !this.mine.includes(seat),
    );
  }
  /** My seats that a computer plays for me at the moment. */
  get stoodIn() {
    return this.people.filter(
      ({ seat, away }) => this.running && away && this.eyes.includes(seat) && !this.mine.includes(seat),
    );
  }
  /** Seats that offer a draw. */
  get drawOffers(): readonly number[] {
    return this.running ? (this.view?.declared.draw ?? []) : [];
  }
  /** What the reader may declare; a draw needs somebody to agree to it. */
  get declarations(): readonly string[] {
    const drawsWith =
      this.people.some((seat) => seat.kind === 'human' && !this.mine.includes(seat.seat)) || this.mine.length > 1;
    return (this.doc?.offers.declarations ?? []).filter((what) => what !== 'draw' || drawsWith);
  }
  /** What is asked of the reader: a decision of the game, or whether they agree to something. */
  readonly question = $derived.by((): string | number | null => {
    if (!this.doc || !this.running) return null;
    const { undo, call } = this.doc.offers;
    if (undo && this.eyes.some((seat) => undo.waiting.includes(seat))) return `undo ${undo.to}`;
    if (call && call.refused === null && this.mine.some((seat) => call.waiting.includes(seat)))
      return `call ${call.seat}`;
    return this.yours ? this.doc.number : null;
  });

  // ---------------------------------------------------------------- what it is called

  get title(): string {
    return (this.summary && titleOf(this.summary)) || word(`web-game-${this.game}`);
  }
  /** A few words beside the title: the state of play, or which game it is. */
  get note(): string {
    const said = this.view && this.module?.title ? this.module.title(this.view, this.speaker) : '';
    const name = word(`web-game-${this.game}`);
    return said && said !== this.title ? said : name === this.title ? '' : name;
  }

  // ---------------------------------------------------------------- since the last move

  /** At which number the reader last chose; the number shown makes the answer follow their own choices. */
  readonly since = $derived.by(() => {
    void this.doc?.number;
    return this.session.seat === null ? Infinity : lastMove(this.session.table, this.session.seat);
  });
  readonly missed = $derived.by(() => this.log.filter((line) => line.number > this.since));

  // ---------------------------------------------------------------- what a game's components are given

  choose = (notation: string) => {
    const { session, doc } = this;
    const legal = session.choices.some((choice) => choice.choice === notation);
    if (legal && session.seat !== null && doc) keepMove(session.table, session.seat, doc.number + 1);
    this.pointed = null;
    this.caughtUp = true;
    session.choose(notation);
  };

  readonly props = $derived.by<TableProps | null>(() => {
    const { doc, view, content, session } = this;
    if (!doc || !view || !content) return null;
    return {
      view,
      content,
      choices: session.choices,
      news: this.news,
      log: this.log,
      number: doc.number,
      pointed: this.pointed,
      marked: this.marked,
      speaker: this.speaker,
      still: settings.still,
      seats: this.seats,
      choose: this.choose,
      whyNot: (notation) => void session.ask(notation),
      point: (notation) => (this.pointed = notation),
      rule: this.#openRule,
      declarations: this.declarations,
      declare: (what) => void session.declare(what),
    };
  });
}
