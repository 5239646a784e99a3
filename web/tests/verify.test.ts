// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { SecureNumbers, commitment, fromHex } from '../src/verify/secure';
import { checkSteps, kindOf, readReplay, type ReplayDoc, type Step } from '../src/verify/verify';
import golden from './secure.json';

describe('secure numbers', () => {
  it('have the commitment that the engine shows', async () => {
    expect(await commitment(fromHex(golden.secret))).toBe(golden.commitment);
  });

  it('are those of the engine, for any size', async () => {
    const numbers = await SecureNumbers.of(fromHex(golden.secret), golden.salts);
    const found: number[] = [];
    for (const n of golden.sizes) found.push(await numbers.below(n));
    expect(found).toEqual(golden.values);
    expect(numbers.numbers).toBe(golden.numbers);
  });

  it('refuse what is not hexadecimal', () => {
    expect(() => fromHex('xyz')).toThrow();
  });
});

const doc: ReplayDoc = {
  warhost_replay: 1,
  game: 'battle_masters',
  seats: 2,
  options: {},
  chance: { kind: 'secure', secret: golden.secret, salts: golden.salts, numbers: 0 },
  choices: ['a', 'b'],
  count: 2,
};

/** Steps of three draws each, as the engine would report them. */
function steps(): Step[] {
  const draws = golden.sizes.slice(0, 6).map((n, index): [number, number] => [n, golden.values[index]!]);
  return [
    { number: 1, choice: 'a', at: 0, draws: draws.slice(0, 3) },
    { number: 2, choice: 'b', at: golden.after_three, draws: draws.slice(3) },
  ];
}

describe('checking a replay', () => {
  it('finds an honest one good', async () => {
    expect((await checkSteps(doc, steps())).map((step) => step.good)).toEqual([true, true]);
  });

  it('finds the entry whose roll was changed', async () => {
    const changed = steps();
    changed[1]!.draws[1]![1]! += 1;
    expect((await checkSteps(doc, changed)).map((step) => step.good)).toEqual([true, false]);
  });

  it('finds numbers that were drawn a second time', async () => {
    const again = steps();
    again[1] = { ...again[0]!, number: 2 };
    expect((await checkSteps(doc, again)).map((step) => step.good)).toEqual([true, false]);
  });

  it('finds another secret', async () => {
    const other = { ...doc, chance: { ...doc.chance, secret: '00'.repeat(32) } };
    expect((await checkSteps(other, steps())).some((step) => step.good)).toBe(false);
  });

  it('knows what is no replay, what was cut, and what has no secret', () => {
    expect(readReplay('{"a": 1}')).toBe(null);
    expect(readReplay('no json')).toBe(null);
    expect(kindOf(doc)).toBe('secure');
    expect(kindOf({ ...doc, choices: ['a'] })).toBe('broken');
    expect(kindOf({ ...doc, chance: { kind: 'fast' } })).toBe('not-secure');
  });
});
