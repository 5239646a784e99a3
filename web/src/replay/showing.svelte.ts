/** What a replay shows: a moment of the game through somebody's eyes, and the way to the next. */

import { untrack } from 'svelte';
import { api, Refused } from '../api/client';
import type { Moment, Summary } from '../api/types';
import type { Content, GameModule, TableProps } from '../games/board';
import type { Line } from '../games/contract';
import { gameModule, identity } from '../games/games';
import { notices } from '../parts/notices.svelte';
import { route } from '../router.svelte';
import { settings } from '../settings.svelte';
import { lookOf, nameOf, titleOf } from '../table/names';
import { withNames } from '../table/telling';
import { speakers, word } from '../words/speakers.svelte';
import type { Text } from '../words/text';
import { Moments } from './moments';

/** Milliseconds between two moments that play by themselves. */
const STEP = 900;

export class Showing {
  readonly table: string;
  readonly #moments: Moments;
  summary = $state.raw<Summary | null>(null);
  module = $state.raw<GameModule | null>(null);
  /** Why there is nothing to see. */
  refused = $state.raw<Text | null>(null);
  number = $state(1);
  /** The seat through whose eyes one looks; null sees what everybody may see. */
  eyes = $state<number | null>(null);
  shown = $state.raw<Moment | null>(null);
  playing = $state(false);
  /** The line of the log under the pointer. */
  marked = $state.raw<Line | null>(null);
  #content = $state.raw<Content | null>(null);
  #news = $state.raw<readonly Line[]>([]);
  #log = $state.raw<readonly Line[]>([]);

  /** Made while a page is set up: it begins at the moment and with the eyes of the address. */
  constructor(table: string) {
    this.table = table;
    this.#moments = new Moments(table);
    this.number = Number(route.query.get('at') ?? 0);
    const eyes = route.query.get('eyes');
    this.eyes = eyes === null || eyes === 'all' ? null : Number(eyes);
    this.#begin(eyes === null).catch(this.tell);
    $effect(() => {
      if (this.game) speakers.load(this.game, settings.language).catch(() => {});
    });
    // The whole log, for these eyes.
    $effect(() => {
      if (!this.summary) return;
      const { eyes } = this;
      const last = this.summary.number;
      untrack(() => this.#moments.log(last, eyes).then((lines) => (this.#log = lines), this.tell));
    });
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => {
        if (this.number >= this.last) this.playing = false;
        else this.go(this.number + 1);
      }, STEP);
      return () => clearInterval(timer);
    });
  }

  async #begin(ownEyes: boolean) {
    const summary = await api.summary(this.table);
    this.summary = summary;
    if (ownEyes) this.eyes = summary.mine[0] ?? null;
    [this.module, this.#content] = await Promise.all([gameModule(summary.game), api.content(summary.game)]);
    await this.#show(this.number || 1);
  }

  tell = (error: unknown) => {
    if (this.summary) return notices.tell(error, this.game);
    if (!(error instanceof Refused)) throw error;
    this.refused = error.text;
  };

  // ---------------------------------------------------------------- what is known of the game

  get game() {
    return this.summary?.game ?? '';
  }
  get over() {
    return this.summary?.status === 'over';
  }
  get last() {
    return Math.max(this.summary?.number ?? 1, this.shown?.last ?? 1);
  }
  get title(): string {
    return (this.summary && titleOf(this.summary)) || word(`web-game-${this.game}`);
  }
  /** Through whose eyes one may look: everybody's when all is over, one's own before. */
  get allowed(): readonly number[] {
    return this.over ? this.seats.map((_, seat) => seat) : (this.summary?.eyes ?? []);
  }
  readonly seats = $derived.by(() => {
    const { summary } = this;
    if (!summary) return [];
    return summary.seats.map((seat) => ({
      look: lookOf(seat.seat, summary, identity(summary.game), this.module, this.shown?.view ?? null),
      player: nameOf(seat, summary.mine),
      mine: summary.mine.includes(seat.seat),
    }));
  });
  readonly speaker = $derived.by(() =>
    withNames(
      speakers.of(this.game),
      this.summary?.seats ?? [],
      this.seats.map((one) => one.look.name),
    ),
  );
  /** The log up to the moment. */
  readonly log = $derived.by(() => this.#log.filter((line) => line.number <= this.number));

  side = (seat: number): string => this.speaker.word(this.seats[seat]?.look.name ?? '');

  readonly props = $derived.by<TableProps | null>(() => {
    const content = this.#content;
    if (!this.shown || !content) return null;
    return {
      view: this.shown.view,
      content,
      choices: [],
      news: this.#news,
      log: this.log,
      number: this.shown.number,
      pointed: null,
      marked: this.marked,
      speaker: this.speaker,
      still: settings.still,
      seats: this.seats,
      choose: () => {},
      whyNot: () => {},
      point: () => {},
      rule: (id) => route.go(`/rules/${this.game}#${id}`),
      declarations: [],
      declare: () => {},
    };
  });

  // ---------------------------------------------------------------- going through it

  /** Show a moment; what lies between is animated only for a single step forwards. */
  async #show(wanted: number) {
    const next = Math.min(Math.max(1, wanted), this.last);
    const step = next === (this.shown?.number ?? 0) + 1 && this.shown?.seat === this.eyes;
    this.number = next;
    route.setQuery('at', String(next));
    const moment = await this.#moments.at(next, this.eyes);
    if (this.number !== next) return;
    this.#news = step ? moment.log : [];
    this.shown = moment;
    for (const near of [next + 1, next + 2, next - 1])
      if (near >= 1 && near <= this.last) void this.#moments.at(near, this.eyes).catch(() => {});
  }

  go = (wanted: number) => {
    this.#show(wanted).catch(this.tell);
  };

  through(seat: number | null) {
    this.eyes = seat;
    route.setQuery('eyes', seat === null ? 'all' : String(seat));
    this.shown = null;
    this.go(this.number);
  }
}
