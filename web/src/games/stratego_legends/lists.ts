/** The armies of a side's players in one option: parted by `;`, the last one standing for all that follow. */

/** The list of each of so many players; empty stands for the starter army. */
export function lists(text: string, players: number): string[] {
  const given = text.split(';').map((one) => one.trim());
  return Array.from({ length: players }, (_, place) => given[place] ?? given.at(-1) ?? '');
}

/** The option with another list at one place. */
export function listFor(given: readonly string[], place: number, text: string): string {
  const all = given.map((one, at) => (at === place ? text.replaceAll(';', ' ').trim() : one));
  while (all.length > 1 && all.at(-1) === all.at(-2)) all.pop();
  return all.join('; ');
}
