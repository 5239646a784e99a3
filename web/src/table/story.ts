/** What a viewer knows of a game, put together from state documents that may come late, twice or after a gap. */

import type { ChatLine, StateDoc } from '../api/types';
import type { Line } from '../games/contract';

export interface Story {
  doc: StateDoc;
  log: readonly Line[];
  chat: readonly ChatLine[];
  /** The lines that led from the document before to this one; empty after a jump. */
  news: readonly Line[];
}

/** What to ask the server to continue from: the last number known. */
export const reached = (story: Story | null): number => story?.doc.number ?? 0;

/**
 * Continue a story with a document. The document says up to which number the known log still holds (`since`: less than
 * what was known after an undo) and brings all lines after that. One that is older than what is known changes nothing.
 */
export function told(story: Story | null, doc: StateDoc): Story {
  if (!story || story.doc.seat !== doc.seat) return { doc, log: doc.log, chat: doc.chat, news: [] };
  if (doc.number < story.doc.number) return story;
  const chat = withChat(story.chat, doc.chat);
  const undone = doc.since < story.doc.number;
  if (!undone && doc.log.length === 0) return { doc, log: story.log, chat, news: [] };
  const old = undone ? story.log.filter((line) => line.number <= doc.since) : story.log;
  return { doc, log: [...old, ...doc.log], chat, news: undone ? [] : doc.log };
}

/** Whether lines that were known are known no longer: something was undone, or an earlier moment is looked at. */
export const undone = (before: readonly Line[], log: readonly Line[]): boolean =>
  before.length > 0 && log[before.length - 1] !== before.at(-1);

/** Chat lines are numbered; each is kept once, in order. */
export function withChat(chat: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const last = chat.at(-1)?.id ?? 0;
  const fresh = more.filter((line) => line.id > last);
  return fresh.length ? [...chat, ...fresh] : chat;
}
