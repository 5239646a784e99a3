/** Finding rules by words, without regard to case and accents. */

import type { Rulebook, RuleRecord } from '../api/types';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rules that hold all the words, in themselves, their id, ruling or section title; best first. */
export function find(book: Rulebook, wanted: string): RuleRecord[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return book.rules;
  const titles = new Map(book.sections.map((section) => [section.id, plain(section.title)]));
  const scored = book.rules.map((rule) => {
    const text = plain(rule.text);
    const around = `${plain(rule.id)} ${plain(rule.ruling ?? '')} ${titles.get(rule.section) ?? ''}`;
    let score = 0;
    for (const one of words) {
      if (text.includes(one)) score += 2;
      else if (around.includes(one)) score += 1;
      else return { rule, score: 0 };
    }
    return { rule, score };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ rule }) => rule);
}
