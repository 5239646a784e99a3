/** Which records of a game's content were designed here, by their own `source` field. */

import type { Content } from '../games/board';

export interface House {
  file: string;
  id: string;
  en: string;
  fr: string;
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
    if (record.source === 'house') {
      const id = String(record.id ?? record.name_en ?? '');
      const en = String(record.name_en ?? id.replaceAll('_', ' '));
      if (id && !found.some((one) => one.file === file && one.id === id))
        found.push({ file, id, en, fr: String(record.name_fr ?? en) });
    }
    for (const inner of Object.values(record)) walk(file, inner, found);
  }
}
