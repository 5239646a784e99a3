/** What the moment lets one do on the field, and what of it is lit by pointer, list and card. */

import type { TableProps } from '../board';
import type { Contract } from './contract';
import { isSpace } from './field';
import { gaze } from './gaze.svelte';
import { onField, targetsOf, reachNow, reachOf, type Reach } from './table';

export class Moment {
  readonly #props: () => TableProps<Contract>;

  constructor(props: () => TableProps<Contract>) {
    this.#props = props;
  }

  readonly kind = $derived.by(() => this.#props().view.decision?.kind);
  readonly #battle = $derived.by(() => this.#props().view.table);
  readonly #choices = $derived.by(() => this.#props().choices);
  /** The choices by the space they name. */
  readonly targets = $derived.by(() => onField(this.#choices, this.#battle));
  /** A unit is to be taken. */
  readonly takes = $derived.by(() => this.kind === 'turn' && this.#choices.length > 0);
  /** In strict games it is up to the players to think of their abilities. */
  readonly silent = $derived.by(() => this.kind === 'window' && !this.#battle.hints);

  readonly #pointed = $derived.by(() => {
    const { pointed } = this.#props();
    return this.#choices.find(({ choice }) => choice === pointed);
  });
  readonly pointedSpace = $derived.by(() => {
    const object = this.#pointed?.object?.id ?? '';
    if (object === 'attacker') return this.#battle.attack?.from ?? null;
    return isSpace(object) ? object : null;
  });

  /** The own unit whose ways are lit while a unit is to be taken: hovered, pointed at in the list, or clicked. */
  readonly watched = $derived.by(() => {
    if (!this.takes) return null;
    for (const space of [gaze.hovered, this.pointedSpace, gaze.selected])
      if (space && this.targets.has(space)) return this.targets.get(space)!;
    return null;
  });
  readonly reach = $derived.by((): Reach | null => {
    if (this.watched) return reachOf(this.watched);
    const { taken } = this.#battle;
    if (this.kind === 'act' && taken && this.#choices.length) return reachNow(taken, this.#choices);
    const called = [gaze.hovered, this.pointedSpace].find((space) => space && this.targets.has(space));
    if (this.kind === 'window' && called) {
      const ability = targetsOf(this.targets.get(called)!);
      return { from: called, moves: [], attacks: [], actions: { ability }, abilities: [] };
    }
    return null;
  });
  /** The one way of moving or acting that shows, if the pointer is on it. */
  readonly way = $derived.by(() => {
    if (gaze.way) return gaze.way;
    const object = this.kind === 'act' ? this.#pointed?.object : null;
    return object?.kind === 'operation' ? object.id : null;
  });
  /** Spaces that lie in the lamp's light. */
  readonly lit = $derived.by(() => {
    if (!this.#choices.length || this.silent) return [];
    const { reach } = this;
    if (reach && !this.takes)
      return [...new Set([reach.from, ...reach.moves, ...reach.attacks, ...Object.values(reach.actions).flat()])];
    return [...this.targets.keys()];
  });
  /** Spaces to choose from where no unit's reach says how. */
  readonly picks = $derived.by(() =>
    this.takes || this.silent || this.kind === 'act' ? [] : [...this.targets.keys()],
  );
  /** The unit at hand: taken, clicked, or the first of two that change places. */
  readonly chosen = $derived.by(() => {
    if (this.kind === 'act') return this.#battle.taken;
    if (this.takes) return gaze.selected;
    const subject = this.#props().view.decision?.subject;
    return subject?.kind === 'space' ? subject.id : null;
  });
}
