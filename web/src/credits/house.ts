/** What of a game's content was designed here, as the server lists it. */

import type { Designed } from '../api/types';
import type { Speaker } from '../words/text';

/** The keys of the named things of each file. */
export function byFile(house: readonly Designed[]): { file: string; keys: string[] }[] {
  const files = new Map<string, string[]>();
  for (const { file, key, named } of house) if (named) files.set(file, [...(files.get(file) ?? []), key]);
  return [...files].map(([file, keys]) => ({ file, keys }));
}

/** Names, each once: a thing for two players and one for four may share theirs. */
export const namesOf = (keys: readonly string[], speaker: Speaker): string[] => [
  ...new Set(keys.map((key) => speaker.word(key))),
];

/** What the things of a file are called. */
export const fileName = (file: string, speaker: Speaker): string => {
  const key = `web-house-in-${file}`;
  return speaker.word(speaker.knows(key) ? key : 'web-house-in-other');
};
