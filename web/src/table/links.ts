/** The invitation links of tables made in this tab. The server keeps only their hashes, so they live here alone. */

const key = (table: string) => `warhost-links-${table}`;

export interface Links {
  seats: Record<number, string>;
  spectate: string;
}

/** A link as the reader copies it: with the address of this server. */
export const whole = (url: string): string => new URL(url, location.origin).href;

export function linksOf(table: string): Links {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') as Links | null;
    if (kept) return kept;
  } catch {
    // as if there were none
  }
  return { seats: {}, spectate: '' };
}

export function keepLinks(table: string, links: Links): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(links));
  } catch {
    // then they are shown until the page is left
  }
}

export function linksFrom(answer: { invitations: { seat: number; url: string }[]; spectate: string | null }): Links {
  return {
    seats: Object.fromEntries(answer.invitations.map(({ seat, url }) => [seat, url])),
    spectate: answer.spectate ?? '',
  };
}
