/** What a click on the map does: takes the choice that names the thing, else says why there is none, else shows it closely. */

import type { TableProps } from '../board';
import type { Choice, Contract, Side } from './contract';
import { inspect } from './inspector.svelte';
import { figureWish, regionWish, slotWish, type Targets } from './table';

export class Clicks {
  /** Both are asked at every click, as every move changes them. */
  constructor(
    private readonly props: () => TableProps<Contract>,
    private readonly targets: () => Targets,
  ) {}

  /** The choice that names a figure, or another that no rule tells from it. */
  figureChoice(ids: readonly string[]): Choice | undefined {
    const { figures } = this.targets();
    return ids.map((id) => figures.get(id)).find((choice) => choice !== undefined);
  }

  region(id: string): void {
    const { choices, choose, whyNot, view } = this.props();
    const choice = this.targets().regions.get(id);
    if (choice) choose(choice.choice);
    else if (choices.length) whyNot(regionWish(view.decision?.kind, id));
    else if (view.table.regions[id]) inspect({ kind: 'region', id });
  }

  space(id: string, side: Side): void {
    const { choose, whyNot, view } = this.props();
    const { regions, slots } = this.targets();
    const slot = `${id}_${side}`;
    const choice = slots.get(slot);
    const space = view.table.regions[id]?.spaces[side];
    if (choice) choose(choice.choice);
    else if (regions.has(id)) this.region(id);
    else if (slots.size) whyNot(slotWish(view.decision?.kind, slot));
    else if (space && 'card' in space) inspect({ kind: 'card', id: space.card });
    else this.region(id);
  }

  figure(ids: readonly string[]): void {
    const { choose, whyNot, view } = this.props();
    const choice = this.figureChoice(ids);
    if (choice) choose(choice.choice);
    else whyNot(figureWish(view.decision?.kind, ids[0]!));
  }
}
