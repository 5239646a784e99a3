/** Chaos in the Old World at the table: map, dials, hand, forecasts, dice, and how choices look in the list. */

import type { ChoiceFace, GameModule, TableProps } from '../board';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Crest from './Crest.svelte';
import Ending from './Ending.svelte';
import Forecast from './Forecast.svelte';
import Figure from './Figure.svelte';
import HandAsked from './HandAsked.svelte';
import { lookOf } from './identity';
import Now from './Now.svelte';
import { promise } from './promise';
import Seat from './Seat.svelte';
import Strip from './Strip.svelte';
import type { Choice, Contract, Events, Token, Verb } from './contract';
import { box, isPower, TOKENS } from './table';
import TokenMark from './TokenMark.svelte';

const GLYPHS: Partial<Record<Verb, string>> = {
  play: 'deck',
  discard: 'history',
  on: 'flag',
  stand: 'flag',
  block: 'close',
  pass: 'check',
  finish: 'check',
  decline: 'close',
  bring: 'ow-warpstone',
  claim: 'ow-goblet',
  upgrade: 'ow-upgrade',
};
/** Choices of these verbs are short and share a row. */
const SMALL: ReadonlySet<Verb> = new Set([
  'place',
  'rally',
  'to',
  'carry',
  'cleanse',
  'clear',
  'scatter',
  'lure',
  'plunder',
  'return',
]);

type Props = TableProps<Contract>;

const token = (word: string): Token | undefined => TOKENS.find((one) => one === word);

function figureFace(choice: Choice, props: Props): ChoiceFace {
  const { speaker, view } = props;
  const { verb, hints } = choice;
  const id = choice.object!.id;
  const follower = id.replace(/_\d+$/, '');
  const owner = Object.entries(view.table.powers).find(([, sheet]) => follower in sheet.followers);
  if (!owner || !isPower(owner[0])) return {};
  const kind = owner[1].followers[follower]!.class;
  const count = hints.same?.length ?? 1;
  const note = choice.label.params?.note;
  const face: ChoiceFace = {
    title: speaker.word('board-figure', { figure: speaker.word(`follower-${follower}`), count }),
    note: typeof note === 'object' && !Array.isArray(note) ? speaker.say(note) : undefined,
    picture: { Component: Figure as never, props: { power: owner[0], kind } },
    group: speaker.word(`board-group-${verb}`),
  };
  if (hints.cost !== undefined) {
    face.figure = price(choice);
    face.figureNote = speaker.word('board-cost-word');
  } else if (hints.needed !== undefined) {
    face.figure = String(hints.needed);
    face.figureNote = speaker.word('board-hits-needed', { hits: hints.needed });
  }
  return face;
}

/** What a choice costs; where that depends on the region, the lowest and the highest price. */
const price = ({ hints: { cost, highest_cost } }: Choice): string =>
  highest_cost === undefined ? String(cost) : `${cost}–${highest_cost}`;

function face(choice: Choice, props: Props): ChoiceFace {
  const { speaker, content } = props;
  const { verb, hints } = choice;
  const object = choice.object?.id ?? '';
  const group = speaker.knows(`board-group-${verb}`) ? speaker.word(`board-group-${verb}`) : undefined;
  if (choice.object?.kind === 'figure') return figureFace(choice, props);
  const mark = token(object);
  if (mark)
    return { picture: { Component: TokenMark as never, props: { token: mark } }, group, small: SMALL.has(verb) };
  if (isPower(object)) return { picture: { Component: Crest as never, props: { power: object } }, group };
  if (verb === 'play' || verb === 'discard') {
    const card = box(content).cards.get(object);
    const look: ChoiceFace = { title: speaker.word(`card-${object}`), glyph: card?.power, group };
    if (verb === 'play') {
      look.figure = hints.cost === undefined ? String(card?.cost ?? '') : price(choice);
      look.figureNote = speaker.word('board-cost-word');
    }
    return look;
  }
  if (verb === 'to') {
    return {
      title: speaker.word(`region-${object}`),
      note: hints.forecast ? promise(hints.forecast.domination, speaker) : undefined,
      figure: hints.cost === undefined ? undefined : String(hints.cost),
      figureNote: hints.cost === undefined ? undefined : speaker.word('board-cost-word'),
      group,
    };
  }
  if (verb === 'upgrade')
    return {
      title: speaker.word(`upgrade-${object}`),
      note: speaker.word(`upgrade-text-${object}`),
      glyph: 'ow-upgrade',
      group,
    };
  if (verb === 'spend') return { glyph: object === 'six' ? 'die-6' : 'die-5', group };
  return { glyph: GLYPHS[verb], group, small: SMALL.has(verb) };
}

const LINES: Partial<Record<keyof Events, string>> = {
  summon: 'plus',
  'summon-from': 'step',
  move: 'step',
  play: 'deck',
  battle: 'sword',
  roll: 'dice',
  'roll-early': 'dice',
  kill: 'skull',
  rot: 'skull',
  peasant: 'ow-peasant',
  dominate: 'crown',
  corrupt: 'ow-cleanse',
  ruin: 'ow-ruin',
  tick: 'ow-upgrade',
  upgrade: 'ow-upgrade',
  'old-world': 'globe',
  counter: 'star',
  points: 'star',
};

const module: GameModule<Contract> = {
  Board,
  Now,
  Hand: HandAsked,
  Outlook: Forecast,
  Strip,
  Seat,
  Aside,
  Ending,
  standings: true,
  face,
  look: (seat, view) => lookOf(view.table.seats[seat] ?? null),
  score: (_, speaker) => speaker.word('board-victory-points'),
  title: (view, speaker) => {
    const { round, rounds, phase } = view.table;
    if (phase === 'setup') return speaker.word('board-phase-setup');
    return speaker.word('board-title', { round, rounds, phase: speaker.word(`board-phase-${phase}`) });
  },
  line: ({ event, facts }) => {
    const power = 'power' in facts ? String(facts.power) : '';
    return { glyph: LINES[event], side: isPower(power) ? lookOf(power) : undefined };
  },
};

export default module;
