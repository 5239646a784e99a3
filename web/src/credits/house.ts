/** Which records of a game's content were designed here, by their own `source` field. */

import type { Content } from '../games/board';

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
