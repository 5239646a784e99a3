/** The choices of the moment as a list shows them: each with its face and its key, in groups. */

import type { ChoiceFace, GameModule, TableProps } from '../games/board';
import type { Choice } from '../games/contract';

const KEYS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export interface Item {
  choice: Choice;
  face: ChoiceFace;
  title: string;
  /** The key that takes it: the digits, then capital letters; what comes after those has none. */
  key: string;
}

export interface Group {
  name: string;
  small: boolean;
  items: Item[];
}

export const itemsOf = (props: TableProps, module: GameModule): Item[] =>
  props.choices
    .map((choice) => ({ choice, face: module.face?.(choice, props) ?? {} }))
    .sort((one, other) => Number(one.face.last ?? false) - Number(other.face.last ?? false))
    .map(({ choice, face }, index) => ({
      choice,
      face,
      title: face.title ?? props.speaker.say(choice.label),
      key: KEYS[index] ?? '',
    }));

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a choice speaks of what is wanted. */
export const tells = ({ title, face, choice }: Item, wanted: string): boolean =>
  plain(`${title} ${face.note ?? ''} ${choice.choice}`).includes(plain(wanted));

/** Those of one group together, in the order of their first. */
export function grouped(items: readonly Item[]): Group[] {
  const all: Group[] = [];
  for (const item of items) {
    const name = item.face.group ?? '';
    const small = item.face.small ?? false;
    let group = all.find((one) => one.name === name && one.small === small);
    if (!group) all.push((group = { name, small, items: [] }));
    group.items.push(item);
  }
  return all;
}
