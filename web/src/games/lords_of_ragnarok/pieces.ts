/** The pieces that stand in the regions, and where; the ships on their seas. */

import type { Speaker } from '../../words/text';
import type { Choice, Table } from './contract';
import { crowd, type Piece, type Stood } from './crowd';
import type { Island } from './island';
import type { BoardRecord, Box, Targets } from './table';

/** An army, a hero, a monster or the Boss, as the map shows it. */
export interface Shown extends Piece, Stood {
  region: number;
  art: string;
  clan?: string;
  ring?: string;
  rune?: string;
  /** The value of an army, the wounds of a monster. */
  value: number;
  name: string;
  /** What choices call it. */
  object: string;
}

/** All pieces, those in front last. */
export function piecesOn(board: BoardRecord, map: Island, saga: Table, things: Box, speaker: Speaker): Shown[] {
  const clan = (seat: number): string => saga.players[seat]!.colour;
  const found: Shown[] = [];
  for (const record of board.regions) {
    const region = saga.regions[record.number];
    if (!region) continue;
    const here: Omit<Shown, keyof Stood>[] = [];
    for (const figure of [...region.monsters, ...(region.boss ? [saga.boss.id] : [])]) {
      const monster = saga.monsters[figure];
      const boxes = monster?.boxes ?? saga.boss.boxes;
      here.push({
        id: `figure ${figure}`,
        kind: 'figure',
        width: monster ? 58 : 64,
        region: record.number,
        art: figure,
        ring: monster && monster.ring !== null ? clan(monster.ring) : undefined,
        rune: things.sheets.get(figure)?.rune,
        value: boxes.filter((owner) => owner !== null).length,
        name: speaker.word(`figure-${figure}`),
        object: figure,
      });
    }
    for (const seat of region.heroes) {
      const player = saga.players[seat]!;
      here.push({
        id: `hero ${seat}`,
        kind: 'hero',
        width: 44,
        region: record.number,
        art: `hero-${player.hero ?? ''}`,
        clan: player.colour,
        value: 0,
        name: `${speaker.word(`hero-${player.hero ?? ''}`)} (${speaker.word(`player-${player.colour}`)})`,
        object: player.colour,
      });
    }
    for (const army of region.armies) {
      here.push({
        id: `army ${army.id}`,
        kind: 'army',
        width: 40,
        region: record.number,
        art: '',
        clan: clan(army.seat),
        value: army.value,
        name: speaker.word('board-army', { player: speaker.word(`player-${clan(army.seat)}`), value: army.value }),
        object: army.id,
      });
    }
    const stood = crowd(here, map.spots.get(record.number)!.pieces);
    found.push(...here.map((piece) => ({ ...piece, ...stood.get(piece.id)! })));
  }
  return found.sort((a, b) => a.y - b.y || a.x - b.x);
}

export interface Ship {
  seat: number;
  clan: string;
  sea: string;
  x: number;
  y: number;
}

/** The drakkars, side by side where they share a sea. */
export function shipsOn(map: Island, saga: Table): Ship[] {
  return saga.players.flatMap((player) => {
    if (!player.drakkar) return [];
    const together = saga.seas[player.drakkar] ?? [];
    const at = map.seas.get(player.drakkar)!.ships;
    const i = together.indexOf(player.seat);
    const x = at[0] + (i % 2 ? 26 : together.length > 1 ? -22 : 0);
    const y = at[1] + Math.floor(i / 2) * 48 + (i % 2) * 22;
    return [{ seat: player.seat, clan: player.colour, sea: player.drakkar, x, y }];
  });
}

/** What a piece is called among the objects of choices. */
export const KIND = { army: 'army', figure: 'figure', hero: 'player' } as const;

/** The choices that name a piece, those without an object for the piece that acts included. */
export function choicesOn(piece: Shown, targets: Targets, acts: boolean): readonly Choice[] {
  const bare =
    acts && piece.kind === 'army'
      ? targets.bare('grow')
      : acts && piece.kind === 'figure'
        ? (targets.bare('strike') ?? targets.bare('stay'))
        : undefined;
  return bare ? [bare] : targets.of(KIND[piece.kind], piece.object);
}
