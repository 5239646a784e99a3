import { describe, expect, it } from 'vitest';
import { ago, ahead, clock, span } from '../src/words/time';
import { Words } from '../src/words/words';

const EN = `
language-tag = en-GB
unit-cannon = {"The Mighty Cannon"}
figure-troll = {"Troll"}
    .the = {"the Troll"}
log-kill = { $figure-The } falls; { $who } has killed { $figure-the }.
log-move = { $unit } moves to { $hex }.
log-hit = { $count ->
    [one] One skull
   *[other] { $count } skulls
} for { $who }
`;

describe('Words', () => {
  const words = new Words('en', EN);

  it('speaks texts inside texts', () => {
    const text = { key: 'log-move', params: { unit: { key: 'unit-cannon' }, hex: 'd8' } };
    expect(words.say(text)).toBe('The Mighty Cannon moves to d8.');
  });

  it('gives the forms of a name that a sentence asks for', () => {
    const text = { key: 'log-kill', params: { figure: { key: 'figure-troll' }, who: 'Red' } };
    expect(words.say(text)).toBe('The Troll falls; Red has killed the Troll.');
  });

  it('joins several texts as the language does, and counts', () => {
    const who = [
      { key: 'verbatim', params: { text: 'a' } },
      { key: 'verbatim', params: { text: 'b' } },
      { key: 'unit-cannon' },
    ];
    expect(words.say({ key: 'log-hit', params: { count: 1, who } })).toBe('One skull for a, b and The Mighty Cannon');
    expect(words.say({ key: 'log-hit', params: { count: 3, who: [{ key: 'unit-cannon' }] } })).toBe(
      '3 skulls for The Mighty Cannon',
    );
  });

  it('shows a key without a message as the key', () => {
    expect(words.say({ key: 'nobody-wrote-this' })).toBe('nobody-wrote-this');
    expect(words.knows('nobody-wrote-this')).toBe(false);
  });

  it('says verbatim what is no word of ours', () => {
    expect(words.say({ key: 'verbatim', params: { text: '{ $x }' } })).toBe('{ $x }');
  });
});

describe('times', () => {
  it('says how long ago something was', () => {
    expect(ago(1000, 'en', 1000)).toBe('now');
    expect(ago(1000, 'en', 1000 + 300)).toBe('5 min. ago');
    expect(ago(1000, 'en', 1000 + 86_400)).toBe('yesterday');
  });

  it('says a span of time in the largest unit that fits it', () => {
    expect([600, 10, 5_400, 7_200, 259_200].map((seconds) => span(seconds, 'en'))).toEqual([
      '10 minutes',
      '10 seconds',
      '90 minutes',
      '2 hours',
      '3 days',
    ]);
    expect([span(86_400, 'fr'), span(60, 'fr')].map((said) => said.replace(/\s/g, ' '))).toEqual([
      '1 jour',
      '1 minute',
    ]);
  });

  it('writes clocks', () => {
    expect([clock(4.2), clock(75), clock(3_725), clock(-3)]).toEqual(['0:05', '1:15', '1:02:05', '0:00']);
  });
});

it('says how soon something comes, and never too soon', () => {
  expect([1030, 1060, 1061, 4600, 9000, 400_000].map((moment) => ahead(moment, 'en', 1000))).toEqual([
    'in 1 minute',
    'in 1 minute',
    'in 2 minutes',
    'in 60 minutes',
    'in 3 hours',
    'in 5 days',
  ]);
  expect(ahead(1300, 'fr', 1000)).toBe('dans 5 minutes');
});
