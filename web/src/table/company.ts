/** Who plays at a table changes: somebody leaves, calls others to a seat, or wants to play once more. */

import { api } from '../api/client';
import { copy } from '../parts/copy';
import { notices } from '../parts/notices.svelte';
import { route } from '../router.svelte';
import { settings } from '../settings.svelte';
import { keepLinks, linksFrom, whole } from './links';
import type { Table } from './table.svelte';

/** The same once more, at a new table. */
export async function rematch({ session }: Table) {
  try {
    const answer = await api.rematch(session.table, settings.name);
    keepLinks(answer.table, linksFrom(answer));
    route.go(`/tables/${answer.table}`);
  } catch (error) {
    notices.tell(error);
  }
}

/** Go for good; whoever opened a table that has not begun takes it away. */
export async function leave({ session, summary }: Table) {
  try {
    await (summary?.owner && summary.status === 'open' ? api.dismiss(session.table) : api.leave(session.table));
    route.go('/');
  } catch (error) {
    notices.tell(error);
  }
}

/** Copy a link for a seat of the running game: a computer's, or mine to hand on. */
export async function invite({ session, mine }: Table, seat: number) {
  try {
    const { url } = await api.seat(session.table, seat, { invite: true });
    if (url) await copy(whole(url), mine.includes(seat) ? 'web-seat-handed-on' : 'web-seat-invited');
  } catch (error) {
    notices.tell(error);
  }
}
