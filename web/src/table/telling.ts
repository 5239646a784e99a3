/** What is said at a table, with the people there called by their names. */

import type { Seat } from '../api/types';
import type { Decision } from '../games/contract';
import { word } from '../words/speakers.svelte';
import type { Speaker, Text } from '../words/text';
import { levelName } from './names';
import type { Table } from './table.svelte';

/** What a decision may be about, the nearest first. */
const SUBJECTS = ['unit', 'army', 'figure', 'token', 'piece', 'card', 'power', 'target', 'region', 'space'] as const;

/** What somebody else is to decide: the prompt is addressed to them, so it is told by its kind and its subject. */
export function decides({ kind, prompt }: Decision, name: string, speaker: Speaker): string {
  const what = speaker.word(`kind-${kind}`);
  const subject = SUBJECTS.map((field) => prompt.params?.[field]).find(
    (value) => typeof value === 'string' || (typeof value === 'object' && !Array.isArray(value)),
  );
  if (subject === undefined) return speaker.word('web-decides', { name, what });
  return speaker.say({ key: 'web-decides-of', params: { name, what, subject } });
}

/**
 * A speaker who tells what the table says of its seats with the names of the players and of their levels. Whoever has no
 * name is called by their side, or in the words of the game, which counts its players.
 */
export function withNames(speaker: Speaker, people: readonly Seat[], sides: readonly string[]): Speaker {
  const say = (text: Text): string => {
    const cause = /^table-log-(\w+)$/.exec(text.key)?.[1];
    const seat = Number(text.params?.seat) - 1;
    const player = people[seat]?.name;
    if (player && speaker.knows(`named-${text.key}`)) {
      return speaker.say({ key: `named-${text.key}`, params: { ...text.params, player } });
    }
    if (!cause || sides[seat] === undefined || !speaker.knows(`web-log-${cause}`)) return speaker.say(text);
    const side = speaker.word(sides[seat]);
    return speaker.word(`web-log-${cause}`, {
      player: player || side,
      name: String(text.params?.name || side),
      side,
      level: levelName(String(text.params?.bot ?? '')),
    });
  };
  return {
    language: speaker.language,
    say,
    word: (key, params) => speaker.word(key, params),
    knows: (key) => speaker.knows(key),
  };
}

/** What a screen reader is told after a change: what happened, then what is asked. */
export function spoken({ view, news, decision, yours, speaker, playerOf }: Table): string {
  if (!view) return '';
  const lines = news.slice(-4).map((line) => speaker.say(line.text));
  if (view.result) lines.push(speaker.say(view.result.reason));
  else if (decision && yours) lines.push(`${word('web-your-move')}. ${speaker.say(decision.prompt)}`);
  else if (decision) lines.push(decides(decision, playerOf(decision.seat), speaker));
  return lines.join(' ');
}
