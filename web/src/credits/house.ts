/** Which records of a game's content were designed here, by their own `source` field. */

import type { Content } from '../games/board';
import type { Speaker } from '../words/text';

/** A thing has a name in both languages; a ruling is a sentence, in the language it was written in. */
export interface House {
  file: string;
  id: string;
  name: { en: string; fr: string } | null;
  text: string;
}

export function houseRecords(content: Content): House[] {
  const found: House[] = [];
  for (const [file, data] of Object.entries(content)) walk(file, data, found);
  return found;
}

/** The named things of each file, each name once: a thing for two players and one for four may share theirs. */
export function byFile(house: readonly House[]): { file: string; names: { en: string; fr: string }[] }[] {
  const files = new Map<string, Map<string, { en: string; fr: string }>>();
  for (const { file, name } of house) {
    if (!name) continue;
    if (!files.has(file)) files.set(file, new Map());
    files.get(file)!.set(`${name.en}\n${name.fr}`, name);
  }
  return [...files].map(([file, names]) => ({ file, names: [...names.values()] }));
}

/** What the things of a file are called. */
export const fileName = (file: string, speaker: Speaker): string => {
  const key = `web-house-in-${file}`;
  return speaker.word(speaker.knows(key) ? key : 'web-house-in-other');
};

function walk(file: string, value: unknown, found: House[]): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(file, item, found);
  } else if (value !== null && typeof value === 'object') {
    const record = value as Record<string, unknown>;
    const id = String(record.id ?? record.name_en ?? '');
    const known = found.some((one) => one.file === file && one.id === id);
    if (record.source === 'house' && id && !known) {
      const en = record.name_en ?? record.name;
      const name = typeof en === 'string' ? { en, fr: String(record.name_fr ?? en) } : null;
      found.push({ file, id, name, text: String(record.text ?? record.note ?? id.replaceAll('_', ' ')) });
    }
    for (const inner of Object.values(record)) walk(file, inner, found);
  }
}
