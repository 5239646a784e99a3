/** Stratego Legends at the table: the field, the unit one looks at, and how choices look in the list. */

import type { ChoiceFace, GameModule, TableProps } from '../board';
import Aside from './Aside.svelte';
import BlockIcon from './BlockIcon.svelte';
import Board from './Board.svelte';
import { catalogue } from './catalogue';
import Now from './Now.svelte';
import Seat from './Seat.svelte';
import Strip from './Strip.svelte';
import type { Choice, Contract, Events, UnitView, Verb } from './contract';
import { isTaken, powerWords, sideOf } from './table';

const GLYPHS: Partial<Record<Verb, string>> = {
  move: 'step',
  attack: 'sword',
  call: 'star',
  use: 'star',
  to: 'step',
  pick: 'target',
  mix: 'fork',
  exchange: 'fork',
  with: 'fork',
  pass: 'check',
  keep: 'check',
  done: 'check',
  decline: 'close',
  yes: 'check',
  fill: 'dice',
  yield: 'concede',
};
/** Choices of a unit on the field. */
const OF_UNITS: ReadonlySet<Verb> = new Set(['take', 'attack', 'call', 'pick', 'exchange', 'with']);
/** Choices of a space without a unit of one's own share a row. */
const SMALL: ReadonlySet<Verb> = new Set(['move', 'to', 'mix', 'terrain', 'against', 'seat', 'bring']);

const picture = (props: TableProps<Contract>, unit: UnitView | undefined, id: string | null) => {
  const record = id ? catalogue(props.content).byId.get(id) : undefined;
  if (!record && !unit) return undefined;
  return { Component: BlockIcon as never, props: { record: record ?? null, side: unit?.side ?? record?.army } };
};

/** For whom a unit fights that is not of that side's colour. */
const masterOf = (unit: UnitView, { seats, speaker, view }: TableProps<Contract>): string => {
  const look = isTaken(view.table, unit) ? seats[unit.seat]?.look : undefined;
  return look ? speaker.word('board-fights-for', { player: speaker.word(look.name) }) : '';
};

/** What a forecast says: how likely the attack succeeds, and how likely it fails. */
function forecast(choice: Choice, look: ChoiceFace, props: TableProps<Contract>) {
  const { hints } = choice;
  const { odds, strength = 0, defence } = hints;
  if (!odds) return;
  const { speaker } = props;
  look.figure = `${odds.win + odds.capture + odds.castle}%`;
  const risks = [
    odds.lose ? speaker.word('board-odds-lose', { percent: odds.lose }) : '',
    odds.both ? speaker.word('board-odds-both', { percent: odds.both }) : '',
  ];
  look.figureNote = risks.filter(Boolean).join(', ');
  look.note =
    typeof defence === 'number'
      ? speaker.word('board-odds-against', { strength, defence })
      : speaker.word('board-odds-alone', { strength });
}

function face(choice: Choice, props: TableProps<Contract>): ChoiceFace {
  const { speaker, view } = props;
  const { verb } = choice;
  const object = choice.object?.id ?? '';
  const group = speaker.knows(`board-group-${verb}`) ? speaker.word(`board-group-${verb}`) : undefined;
  const look: ChoiceFace = { glyph: GLYPHS[verb], group, small: SMALL.has(verb) };
  const battle = view.table;
  const block =
    object === 'attacker'
      ? battle.units.find((unit) => unit.block === battle.attack?.attacker.block)
      : battle.units.find((unit) => unit.at === object);
  if (verb === 'muster' || verb === 'name' || verb === 'return') {
    look.title = speaker.word(`unit-${object}`);
    look.picture = picture(props, undefined, object);
    return look;
  }
  if (verb === 'use') {
    const words = powerWords(choice, speaker);
    look.title = speaker.word(`op-${object}`);
    if (words) look.note = words;
    return look;
  }
  if (OF_UNITS.has(verb) && block) {
    look.picture = picture(props, block, block.unit);
    look.title = speaker.word(block.unit ? `unit-${block.unit}` : 'unit-hidden');
    look.note = object === 'attacker' ? (battle.attack?.space ?? '') : object;
    const master = masterOf(block, props);
    if (master) look.note += ` · ${master}`;
    if (verb === 'call') look.note = powerWords(choice, speaker) || look.note;
    if (verb === 'attack') forecast(choice, look, props);
    return look;
  }
  if (SMALL.has(verb) && verb !== 'terrain' && verb !== 'against' && verb !== 'seat') look.title = object;
  return look;
}

const LINES: Partial<Record<keyof Events, string>> = {
  attack: 'sword',
  move: 'step',
  relocate: 'step',
  reveal: 'eye',
  look: 'eye',
  power: 'star',
  shot: 'target',
  destroyed: 'skull',
  zero: 'skull',
  curse: 'skull',
  'curse-ends': 'skull',
  compare: 'shield',
  strength: 'shield',
  exchange: 'fork',
  control: 'flag',
  return: 'flag',
  turn: 'hourglass',
};

const module: GameModule<Contract> = {
  Board,
  Now,
  Strip,
  Seat,
  Aside,
  face,
  team: (seat, view, speaker) =>
    view.table.order.length > 2 ? speaker.word(`side-${sideOf(view.table, seat)}`) : null,
  ownDeclarations: (what) => /^(ask|skip)-/.test(what),
  score: (view, speaker) => speaker.word(view.table.campaign ? 'board-score-campaign' : 'board-score'),
  title: (view, speaker) => {
    const { campaign, turn, order } = view.table;
    const fields = speaker.word(order.length > 2 ? 'board-title-teams' : 'board-title', {
      turn: turn.number,
      players: order.length,
    });
    if (!campaign) return fields;
    const game = Math.min(campaign.winners.length + 1, campaign.games);
    return speaker.word('board-title-campaign', { game, games: campaign.games, title: fields });
  },
  line: ({ event }) => ({ glyph: LINES[event.replace(/-hidden$/, '') as keyof Events] }),
};

export default module;
