/** What was undone has never been: nothing of it stays on the table. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { TableProps } from '../src/games/board';
import type { Line } from '../src/games/contract';
import Strip from '../src/games/battle_masters/Strip.svelte';
import type { Contract } from '../src/games/battle_masters/contract';
import Attack from '../src/games/stratego_legends/Attack.svelte';
import type { Field } from '../src/games/stratego_legends/field';
import { undone } from '../src/table/story';
import type { Speaker } from '../src/words/text';
import { line } from './told';

const speaker: Speaker = { language: 'en', say: (text) => text.key, word: (key) => key, knows: () => true };

let shown: object | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = '';
});

describe('the dice tray', () => {
  const units = ['knights', 'archers', 'ogre'].map((id, number) => ({ id, number, side: 'chaos', mode: 'melee' }));
  const content = {
    units: { units },
    battle_cards: { cards: [] },
    board: { terrain_rows: [], road_paths: [], mat_portions: [] },
    cannon_discs: { discs: [] },
    ogre_cards: { cards: [] },
  };
  const attack = (number: number, unit: string, target: string) =>
    line('attack', { unit, target, attack: ['skull'], defence: ['blank'], skulls: 1, modifiers: [] }, number);

  it('follows the log back, to the attack before or to none', () => {
    const story = [line('scenario'), attack(2, 'knights', 'archers'), attack(3, 'ogre', 'archers')];
    const props = $state({
      view: { seat: 0, decision: null, result: null, table: { units: {} } },
      content,
      choices: [],
      news: story.slice(2),
      log: story,
      number: 3,
      pointed: null,
      marked: null,
      speaker,
      still: true,
      seats: [],
    }) as unknown as TableProps<Contract>;
    shown = mount(Strip, { target: document.body, props });
    const fighters = () => [...document.querySelectorAll('.combat b')].map((one) => one.textContent);
    flushSync();
    expect(fighters()).toEqual(['unit-ogre', 'unit-archers']);
    const back = (log: Line[]) => {
      Object.assign(props, { number: props.number + 1, log, news: [] });
      flushSync();
    };
    back(story.slice(0, 2));
    expect(fighters()).toEqual(['unit-knights', 'unit-archers']);
    back(story.slice(0, 1));
    expect(fighters()).toEqual([]);
    back([...story.slice(0, 2), line('scenario', {}, 6)]); // the next battle of a campaign
    expect(fighters()).toEqual([]);
  });
});

it('the scene of an attack is gone with the attack', () => {
  const table = { units: [], attack: null, shot: null };
  const fought = [line('attack', { start: 'b4', space: 'b5' }, 2), line('compare', { attack: 1, defence: 2 }, 2)];
  const base = { view: { table }, content: { units: {} }, choices: [], number: 2, speaker, news: fought };
  const all = $state({
    props: { ...base, log: [line('turn', {}, 1), ...fought] } as unknown as TableProps<never>,
    field: { spot: () => [0, 0] } as unknown as Field,
    rows: [],
    closed: true,
  });
  shown = mount(Attack, { target: document.body, props: all });
  flushSync();
  all.closed = true;
  flushSync();
  expect(document.body.textContent).toContain('board-duel-again');
  all.props = { ...all.props, number: 3, news: [], log: all.props.log.slice(0, 1) };
  flushSync();
  expect(document.body.textContent).not.toContain('board-duel');
});

it('a log that has lost lines is told from one that has grown', () => {
  const log = [line('a', {}, 1), line('b', {}, 2), line('c', {}, 3)];
  expect(undone([], log)).toBe(false);
  expect(undone(log.slice(0, 2), log)).toBe(false);
  expect(undone(log, log)).toBe(false);
  expect(undone(log, log.slice(0, 2))).toBe(true);
  expect(undone(log, [...log.slice(0, 2), line('d', {}, 5)])).toBe(true);
});
