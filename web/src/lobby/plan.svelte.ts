/** A table that is being planned: what is played, who sits where, by which clock. */

import { untrack } from 'svelte';
import { api, salt } from '../api/client';
import type { Created, GameInfo, GameOption } from '../api/types';
import type { Identity, SeatWish } from '../games/board';
import { identity } from '../games/games';
import { settings } from '../settings.svelte';
import { word } from '../words/speakers.svelte';

export type Value = string | number | boolean;
export interface Place {
  kind: 'me' | 'open' | 'bot';
  level: string;
  name: string;
}

export const CLOCKS = [
  { id: 'none', clock: null },
  { id: 'quick', clock: { budget: 600, increment: 10 } },
  { id: 'slow', clock: { budget: 2700, increment: 30 } },
  { id: 'days', clock: { budget: 3 * 86_400, increment: 86_400 } },
] as const;

/** How long whoever is away is waited for, in seconds; 0 stands for ever. */
export const PATIENCES = [300, 3600, 86_400, 3 * 86_400, 0];

export class Plan {
  readonly game: GameInfo;
  readonly look: Identity;
  readonly #wish: SeatWish | undefined;
  /** The options worth asking first. */
  readonly #first: readonly string[];
  count = $state(2);
  options = $state<Record<string, Value>>({});
  places = $state<Place[]>([]);
  clock = $state<(typeof CLOCKS)[number]['id']>('none');
  atZero = $state<'bot' | 'concede'>('bot');
  patience = $state(3600);
  listed = $state(false);
  title = $state('');

  /** Made while a dialog is set up; `preset` are options that were chosen before it opened. */
  constructor(game: GameInfo, friends: boolean, preset: Record<string, Value>, wish?: SeatWish) {
    this.game = game;
    this.look = identity(game.id);
    this.#wish = wish;
    this.#first = [...new Set([...this.look.mainOptions, ...Object.keys(preset)])];
    this.count = this.look.quickSeats ?? game.seats[0]!;
    this.options = Object.fromEntries(
      game.options.map(({ name, default: usual }) => [name, preset[name] ?? this.look.quick[name] ?? usual]),
    );
    const level = game.levels[Math.floor(game.levels.length / 2)] ?? '';
    this.places = Array.from({ length: Math.max(...game.seats) }, (_, seat) => ({
      kind: seat === 0 ? 'me' : friends ? 'open' : 'bot',
      level,
      name: seat === 0 ? settings.name : '',
    }));
    // However many play, the reader sits where what they bring is of use.
    $effect(() => {
      const seats = Array.from({ length: this.count }, (_, seat) => seat);
      untrack(() => {
        const mine = seats.find((seat) => this.places[seat]!.kind === 'me');
        const better = seats.find(this.#suits);
        if (!wish || !this.unsuited || mine === undefined || better === undefined) return;
        [this.places[mine], this.places[better]] = [this.places[better]!, this.places[mine]!];
      });
    });
    // What does not go with so many players is given up.
    $effect(() => {
      for (const option of game.options) {
        const values = this.fitting(option);
        if (values.length && !values.includes(this.options[option.name]!)) this.options[option.name] = option.default;
      }
    });
  }

  // ---------------------------------------------------------------- what is played

  /** The control of the game's own by which an option is set. */
  control = (option: GameOption) => this.look.controls?.[option.name];
  /** The values that go with so many players. */
  fitting = (option: GameOption): Value[] =>
    option.values.filter((value) => this.look.fits?.(option.name, value, this.count) ?? true);
  /** Nothing to choose with these options and so many players. */
  #idle = (option: GameOption): boolean =>
    this.control(option)?.of(this.options, this.count) === false ||
    (option.values.length > 0 && this.fitting(option).length < 2);

  get main(): GameOption[] {
    return this.#first.flatMap((name) => this.game.options.filter((one) => one.name === name && !this.#idle(one)));
  }
  get more(): GameOption[] {
    return this.game.options.filter((option) => !this.#first.includes(option.name) && !this.#idle(option));
  }

  // ---------------------------------------------------------------- who sits where

  get sitting(): Place[] {
    return this.places.slice(0, this.count);
  }
  /** Several people play at this screen. */
  get hotSeat() {
    return this.sitting.filter((one) => one.kind === 'me').length > 1;
  }
  /** Somebody is still to come. */
  get awaits() {
    return this.sitting.some((one) => one.kind === 'open');
  }
  /** The reader has no seat from which what they bring can be used. */
  get unsuited() {
    return !this.sitting.some((one, seat) => one.kind === 'me' && this.#suits(seat));
  }

  #suits = (seat: number): boolean => this.#wish?.suits(seat, this.count, this.options) ?? true;
  lookOf = (seat: number) => this.look.seat(seat, this.count, this.options);
  /** What a player of this screen, or one to come, is called in the form. */
  playerName = (seat: number): string => this.places[seat]?.name.trim() || word(`web-player-${seat + 1}`);
  /** Whether several players have the same side, so that it does not tell them apart. */
  shared(seat: number): boolean {
    const side = this.lookOf(seat).name;
    return this.sitting.some((_, other) => other !== seat && this.lookOf(other).name === side);
  }

  // ---------------------------------------------------------------- the table

  /** Open the table. */
  create(): Promise<Created> {
    const { game, options, sitting } = this;
    const me = sitting.find((one) => one.kind === 'me')?.name.trim();
    if (me && !settings.name) settings.set({ name: me });
    const clock = CLOCKS.find((one) => one.id === this.clock)!.clock;
    return api.create({
      game: game.id,
      seats: this.count,
      options: Object.fromEntries(
        game.options.map((option) => [option.name, this.#idle(option) ? option.default : options[option.name]!]),
      ),
      players: sitting.map(({ kind, level, name }) =>
        kind === 'bot' ? { kind, level } : kind === 'me' ? { kind, name } : { kind },
      ),
      patience: this.patience || null,
      clock: clock && { ...clock, zero: this.atZero },
      listed: this.listed,
      title: this.title.trim() || undefined,
      salt: salt(),
    });
  }
}
