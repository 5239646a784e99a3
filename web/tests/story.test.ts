import { describe, expect, it } from 'vitest';
import type { ChatLine, StateDoc, Summary } from '../src/api/types';
import { reached, told, withChat } from '../src/table/story';
import { line } from './told';

const said = (id: number): ChatLine => ({ id, seat: 0, name: 'Ana', text: `words ${id}`, time: id });

function doc(number: number, since: number, lines: number[], seat: number | null = 0, chat: number[] = []): StateDoc {
  return {
    number,
    table: {} as Summary,
    seat,
    since,
    view: null,
    choices: [],
    log: lines.map((one) => line('x', {}, one)),
    clock: null,
    now: 0,
    undo: null,
    offers: { declarations: [], undo: null, ask_undo: null, call: null },
    chat: chat.map(said),
  };
}
const numbers = (lines: readonly { number: number }[]) => lines.map((one) => one.number);

describe('a story', () => {
  it('begins with the first document, and animates nothing of it', () => {
    const story = told(null, doc(3, 0, [1, 2, 3]));
    expect(numbers(story.log)).toEqual([1, 2, 3]);
    expect(story.news).toEqual([]);
    expect(reached(story)).toBe(3);
    expect(reached(null)).toBe(0);
  });

  it('goes on with what is new', () => {
    const story = told(told(null, doc(3, 0, [1, 2, 3])), doc(5, 3, [4, 4, 5]));
    expect(numbers(story.log)).toEqual([1, 2, 3, 4, 4, 5]);
    expect(numbers(story.news)).toEqual([4, 4, 5]);
  });

  it('loses nothing when a client was away', () => {
    const before = told(null, doc(3, 0, [1, 2, 3], 0, [1]));
    const after = told(before, doc(9, 3, [4, 5, 6, 7, 8, 9], 0, [2, 3]));
    expect(numbers(after.log)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(after.chat.map((one) => one.id)).toEqual([1, 2, 3]);
  });

  it('takes out what was undone, and animates no undo', () => {
    const story = told(told(null, doc(5, 0, [1, 2, 3, 4, 5])), doc(6, 3, [6]));
    expect(numbers(story.log)).toEqual([1, 2, 3, 6]);
    expect(story.news).toEqual([]);
  });

  it('does not listen to what is older than what it knows', () => {
    const story = told(null, doc(5, 0, [1, 2, 3, 4, 5]));
    expect(told(story, doc(4, 3, [4]))).toBe(story);
  });

  it('repeats nothing when the same document comes twice', () => {
    const first = told(told(null, doc(3, 0, [1, 2, 3])), doc(4, 3, [4]));
    const again = told(first, doc(4, 4, []));
    expect(again.log).toBe(first.log);
    expect(again.news).toEqual([]);
  });

  it('forgets all it knew through other eyes', () => {
    const story = told(told(null, doc(3, 0, [1, 2, 3], 0)), doc(3, 0, [1, 3], 1));
    expect(numbers(story.log)).toEqual([1, 3]);
  });
});

it('keeps each chat line once', () => {
  expect(withChat([said(1), said(2)], [said(2), said(3)]).map((one) => one.id)).toEqual([1, 2, 3]);
});
