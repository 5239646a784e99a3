/** Chaos in the Old World at the table: map, dials, hand, forecasts, dice, and how choices look in the list. */

import type { Choice, ChoiceFace, GameModule, TableProps } from '../board';
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
import { box, isPower, named, parts, TOKENS, type Domination, type OldWorld, type Token } from './table';
import TokenMark from './TokenMark.svelte';

const GLYPHS: Record<string, string> = {
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
const SMALL = new Set(['place', 'rally', 'to', 'carry', 'cleanse', 'clear', 'scatter', 'lure', 'plunder', 'return']);

type Props = TableProps<OldWorld>;

const token = (word: string): Token | undefined => TOKENS.find((one) => one === word);

function figureFace(choice: Choice, props: Props): ChoiceFace {
  const { speaker, view } = props;
  const { verb } = parts(choice.choice);
  const id = String(choice.figure);
  const follower = id.replace(/_\d+$/, '');
  const owner = Object.entries(view.table.powers).find(([, sheet]) => follower in sheet.followers);
  if (!owner || !isPower(owner[0])) return {};
  const kind = owner[1].followers[follower]!.class;
  const count = Array.isArray(choice.same) ? choice.same.length : 1;
  const note = choice.label.params?.note;
  const face: ChoiceFace = {
    title: speaker.word('board-figure', { figure: speaker.word(`follower-${follower}`), count }),
    note: typeof note === 'object' && !Array.isArray(note) ? speaker.say(note) : undefined,
    picture: { Component: Figure as never, props: { power: owner[0], kind } },
    group: speaker.word(`board-group-${verb}`),
  };
  if (typeof choice.cost === 'number') {
    face.figure = price(choice);
    face.figureNote = speaker.word('board-cost-word');
  } else if (typeof choice.needed === 'number') {
    face.figure = String(choice.needed);
    face.figureNote = speaker.word('board-hits-needed', { hits: choice.needed });
  }
  return face;
}

/** What a choice costs; where that depends on the region, the lowest and the highest price. */
const price = ({ cost, highest_cost }: Choice): string =>
  highest_cost === undefined ? String(cost) : `${String(cost)}–${String(highest_cost)}`;

function face(choice: Choice, props: Props): ChoiceFace {
  const { speaker, content } = props;
  const { verb, object } = parts(choice.choice);
  const group = speaker.knows(`board-group-${verb}`) ? speaker.word(`board-group-${verb}`) : undefined;
  if (typeof choice.figure === 'string') return figureFace(choice, props);
  const mark = token(object);
  if (mark)
    return { picture: { Component: TokenMark as never, props: { token: mark } }, group, small: SMALL.has(verb) };
  if (isPower(object)) return { picture: { Component: Crest as never, props: { power: object } }, group };
  if (verb === 'play' || verb === 'discard') {
    const card = box(content).cards.get(object);
    const look: ChoiceFace = { title: speaker.word(`card-${object}`), glyph: card?.power, group };
    if (verb === 'play') {
      look.figure = choice.cost === undefined ? String(card?.cost ?? '') : price(choice);
      look.figureNote = speaker.word('board-cost-word');
    }
    return look;
  }
  if (verb === 'to' && typeof choice.region === 'string') {
    const forecast = choice.forecast as { domination: Domination | null } | undefined;
    return {
      title: speaker.word(`region-${choice.region}`),
      note: forecast ? promise(forecast.domination, speaker) : undefined,
      figure: choice.cost === undefined ? undefined : String(choice.cost),
      figureNote: choice.cost === undefined ? undefined : speaker.word('board-cost-word'),
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

const LINES: Record<string, string> = {
  'log-summon': 'plus',
  'log-summon-from': 'step',
  'log-move': 'step',
  'log-play': 'deck',
  'log-battle': 'sword',
  'log-roll': 'dice',
  'log-roll-early': 'dice',
  'log-kill': 'skull',
  'log-rot': 'skull',
  'log-peasant': 'ow-peasant',
  'log-dominate': 'crown',
  'log-corrupt': 'ow-cleanse',
  'log-ruin': 'ow-ruin',
  'log-tick': 'ow-upgrade',
  'log-upgrade': 'ow-upgrade',
  'log-old-world': 'globe',
  'log-counter': 'star',
  'log-points': 'star',
};

const module: GameModule<OldWorld> = {
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
  line: (text) => {
    const power = named(text, 'power');
    return { glyph: LINES[text.key], side: isPower(power) ? lookOf(power) : undefined };
  },
};

export default module;
