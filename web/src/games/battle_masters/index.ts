/** Battle Masters at the table: the mat, the card in play, the dice, the armies, and how choices look in the list. */

import type { ChoiceFace, GameModule, SeatLook, TableProps } from '../board';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import type { Choice, Contract, Direction, Events, Line, Verb } from './contract';
import Figure from './Figure.svelte';
import { hexOf, neighbour, nameOf, DIRECTIONS } from './hexes';
import { SIDES } from './identity';
import Now from './Now.svelte';
import PieceFace from './PieceFace.svelte';
import Seat from './Seat.svelte';
import Strip from './Strip.svelte';
import { box } from './table';

const GLYPHS: Partial<Record<Verb, string>> = {
  move: 'step',
  attack: 'sword',
  shoot: 'bow',
  fire: 'cannon',
  disc: 'target',
  enter: 'step',
  place: 'flag',
  cover: 'plus',
  finish: 'check',
  pass: 'check',
  decline: 'close',
  done: 'check',
};

/** What ends a turn or a step stands below what can be done in it. */
const CLOSING: readonly Verb[] = ['finish', 'pass', 'decline', 'done', 'yield'];

/** Choices of which there are many, side by side. */
const SMALL: readonly Verb[] = ['enter', 'place', 'cover', 'turn'];

/** How far the arrow, which points up, is turned towards each side of a hex. */
const TURNS: Record<Direction, number> = { E: 90, NE: 30, NW: -30, W: -90, SW: -150, SE: 150 };

/** The direction of a step, when the acting unit stands next to it. */
function direction(props: TableProps<Contract>, hex: string): Direction | null {
  const unit = props.view.table.activation?.unit;
  const here = unit ? props.view.table.units[unit]?.hex : null;
  if (!here) return null;
  const found = DIRECTIONS.findIndex((_, d) => nameOf(neighbour(hexOf(here), d)) === hex);
  return found < 0 ? null : (DIRECTIONS[found] ?? null);
}

function face(choice: Choice, props: TableProps<Contract>): ChoiceFace {
  const { speaker, content, view } = props;
  const { verb, hints } = choice;
  const object = choice.object?.id ?? '';
  const record = box(content).units.get(object);
  const group = speaker.word(`board-group-${verb}`);
  if (record) {
    const place = view.table.units[object]?.hex;
    const picture = { Component: Figure as never, props: { type: record.type, side: record.side, plate: true } };
    const look: ChoiceFace = { title: speaker.word(`unit-${object}`), picture, group };
    if ('wound' in hints) {
      look.note = speaker.word('board-odds', {
        hex: place ?? '',
        attack: hints.attack,
        defence: hints.defence,
      });
      look.figure = `${hints.wound}%`;
      look.figureNote = speaker.word('board-kill', { percent: hints.kill });
    } else if ('hit' in hints) {
      look.note = place ?? '';
      look.figure = `${hints.hit}%`;
      look.figureNote = speaker.word('board-hit');
    } else if (place) {
      look.note = place;
    }
    return look;
  }
  if (verb === 'move' || verb === 'disc') {
    const towards = direction(props, object);
    const title = towards
      ? speaker.word('board-step', { direction: speaker.word(`board-way-${towards}`), hex: object })
      : object;
    return { title, glyph: GLYPHS[verb], turn: towards ? TURNS[towards] : undefined, group, small: true };
  }
  if (verb === 'lay')
    return {
      title: speaker.say(choice.label),
      picture: { Component: PieceFace as never, props: { piece: object } },
      group,
    };
  return {
    last: CLOSING.includes(verb),
    glyph: GLYPHS[verb],
    group: speaker.knows(`board-group-${verb}`) ? group : undefined,
    small: SMALL.includes(verb),
  };
}

/** The army a log line speaks of first: by its name, or by one of its units. */
function sideOf({ facts }: Line): SeatLook | undefined {
  if ('side' in facts) return SIDES[facts.side === 'imperial' ? 'imperial' : 'chaos'];
  if ('unit' in facts) return SIDES[facts.unit.startsWith('imp_') ? 'imperial' : 'chaos'];
  return undefined;
}

/** The sign of each event in the log. */
const SIGNS: Partial<Record<keyof Events, string>> = {
  attack: 'sword',
  move: 'step',
  card: 'deck',
  fire: 'cannon',
  disc: 'target',
  eliminated: 'skull',
  'ogre-card': 'ogre',
  deploy: 'flag',
  enter: 'flag',
  rubble: 'tower',
  'tower-falls': 'tower',
};

const module: GameModule<Contract> = {
  Board,
  Now,
  Strip,
  Seat,
  Aside,
  Ending,
  face,
  score: (view, speaker) => speaker.word(view.table.campaign ? 'board-score-campaign' : 'board-score'),
  title: (view, speaker) => {
    const campaign = view.table.campaign;
    const name = speaker.word(`scenario-${view.table.scenario}`);
    if (!campaign) return name;
    return speaker.word('board-campaign-battle', {
      name,
      number: Math.min(campaign.winners.length + 1, 5),
      worth: campaign.worth[Math.min(campaign.winners.length, 4)] ?? 0,
    });
  },
  line: (line) => ({ glyph: SIGNS[line.event], side: sideOf(line) }),
};

export default module;
