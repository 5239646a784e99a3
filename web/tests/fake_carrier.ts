/** A carrier whose other end the test holds: there is no server, no socket and no clock. */

import { flushSync } from 'svelte';
import type { Carrier, Place, Viewer } from '../src/api/carrier';
import { Refused } from '../src/api/client';
import type { Act, Answer, News, StateDoc, Summary } from '../src/api/types';

export const summary = (more: Partial<Summary> = {}): Summary => ({
  table: 't',
  game: 'g',
  rules: 1,
  content: '',
  options: {},
  title: '',
  listed: false,
  status: 'running',
  archive: false,
  frozen: null,
  number: 1,
  turn: 0,
  seats: [],
  watching: false,
  clock: null,
  patience: null,
  deadline: null,
  commitment: null,
  result: null,
  mine: [0],
  eyes: [0],
  kept: [],
  owner: true,
  spectator: false,
  created: 0,
  changed: 0,
  rematch: null,
  forked: null,
  ...more,
});

/** What a seat is told at a number; the log before `since` still holds. */
export const state = (number: number, more: Partial<StateDoc> = {}): News => ({
  type: 'state',
  table: summary({ number }),
  number,
  seat: 0,
  since: number,
  view: null,
  choices: [{ choice: 'move d8', verb: 'move', object: null, label: { key: 'x' }, hints: {} }],
  log: [],
  clock: null,
  now: 0,
  undo: null,
  offers: { declarations: [], undo: null, ask_undo: null, call: null },
  chat: [],
  ...more,
});

export class FakeCarrier implements Carrier {
  viewer!: Viewer;
  /** From where the viewer looked, at every connection. */
  places: Place[] = [];
  acts: Act[] = [];
  closed = false;
  #answers: { done(answer: Answer<Act>): void; failed(refused: Refused): void }[] = [];

  connect(viewer: Viewer) {
    if (!this.places.length) viewer.welcome(summary());
    this.viewer = viewer;
    this.places.push(viewer.where());
  }
  act<A extends Act>(act: A): Promise<Answer<A>> {
    this.acts.push(act);
    return new Promise((done, failed) => this.#answers.push({ done: done as (answer: Answer<Act>) => void, failed }));
  }
  ask = (): Promise<StateDoc> => Promise.reject(new Error('nobody sits there'));
  close() {
    this.closed = true;
  }

  // -- what the test does

  tell(...news: News[]) {
    for (const one of news) this.viewer.hear(one);
    this.viewer.linked('open');
    flushSync();
  }
  /** The line breaks, and is made anew. */
  lose() {
    this.viewer.linked('lost');
  }
  comeBack() {
    this.places.push(this.viewer.where());
  }
  /** Answer the oldest act that has no answer. */
  async done(number: number) {
    this.#answers.shift()!.done({ type: 'done', id: null, number, repeated: false });
    await Promise.resolve();
  }
  async why(rule: string) {
    this.#answers.shift()!.done({ type: 'why', id: null, reason: { rule, text: { key: `why-${rule}` } } });
    await Promise.resolve();
  }
  async refuse(key: string, rule: string | null = null) {
    this.#answers.shift()!.failed(new Refused(null, { key, text: { key }, rule }));
    await new Promise((later) => setTimeout(later));
  }
}
