/** How a choice looks: its icon, and how it stands in the list. */

import type { ChoiceFace, Refused, TableProps } from '../board';
import type { ActionView, Choice, Contract, Table, Verb } from './contract';
import type { Text } from '../../words/text';
import Face from './Face.svelte';
import { badgeOf } from './hints';
import { box, thing } from './table';

const VERB_ART: Partial<Record<Verb, string>> = {
  hunt: 'skull',
  rouse: 'monsters',
  tame: 'monsters',
  release: 'monsters',
  smite: 'hammer',
  forge: 'forge-small',
  grow: 'reinforce',
  recruit: 'army',
  muster: 'army',
  build: 'build_temple',
  move: 'mobilize',
  travel: 'mobilize',
  drive: 'mobilize',
  place: 'army',
  retreat: 'mobilize',
  land: 'land',
  battle: 'sword',
  strike: 'monsters',
  stay: 'monsters',
  sail: 'sail',
  launch: 'sail',
  wait: 'clock',
};

const WORDED: Partial<Record<Verb, string>> = { prepare: 'prepare', option: 'blessing' };

/** The icon of a choice without `lor-`; null when it has none. */
export function artOf(choice: Pick<Choice, 'verb' | 'object'>): string | null {
  const { verb } = choice;
  const object = choice.object?.id ?? '';
  switch (thing(choice)) {
    case 'realm':
    case 'rune':
    case 'attribute':
    case 'action':
      return object;
    case 'army':
      return 'army';
    case 'god':
      return verb === 'pray' ? 'priest' : 'build_monument';
    case 'card':
      return 'card';
    case 'attack_card':
      return 'monsters';
    case 'box':
      return 'skull';
    case 'source':
      return verb === 'hero' ? `hero-${object}` : 'blessing';
    case 'origin':
      return 'authority';
    case 'player':
      return 'army';
    case 'figure':
      return object;
    default:
      if (verb === 'prepare')
        return { heal: 'injury', card: 'card', rune: 'uruz', army: 'army' }[object] ?? WORDED.prepare!;
      return VERB_ART[verb] ?? WORDED[verb] ?? null;
  }
}

/** Choices of these verbs are short enough to share a row. */
const SMALL: ReadonlySet<Verb> = new Set<Verb>(['sail', 'launch', 'gain', 'pay', 'drop', 'heal', 'injure', 'finish', 'decline', 'pass', 'accept', 'stay', 'spare', 'grow', 'forge', 'strike', 'move', 'drive', 'travel', 'muster', 'place', 'retreat', 'land', 'ally', 'prepare', 'cover', 'option']); // prettier-ignore

/** Answers that need no picture. */
const ANSWERS: Partial<Record<Verb, string>> = {
  finish: 'check',
  pass: 'check',
  accept: 'check',
  decline: 'close',
  spare: 'close',
};

const said = (label: Text, field: string): Text | null => {
  const value = label.params?.[field];
  return typeof value === 'object' && !Array.isArray(value) ? value : null;
};

export function face(choice: Choice, props: TableProps<Contract>): ChoiceFace {
  const { speaker, content, view } = props;
  const { verb, hints } = choice;
  const object = choice.object?.id ?? '';
  const kind = thing(choice);
  const things = box(content);
  const group = speaker.knows(`board-group-${verb}`) ? speaker.word(`board-group-${verb}`) : undefined;
  const look: ChoiceFace = { group, small: SMALL.has(verb) };
  const card = kind === 'card' ? things.cards.get(object) : undefined;
  const art = card ? card.weapon : artOf(choice);
  if (!art && ANSWERS[verb]) look.glyph = ANSWERS[verb];
  if (art) look.picture = { Component: Face as never, props: { art, plate: faction(choice, view.table) } };

  const [what, about] = [said(choice.label, 'what'), said(choice.label, 'about')];
  if (what && about) {
    look.title = speaker.say(what);
    look.note = speaker.say(about);
    const action = kind === 'action' && view.table.special_actions?.find((one) => one.action === object);
    if (action) look.note = `${look.note} ${rewardOf(action, props)}`.trim();
  } else if (card) {
    const where = verb === 'play' ? 'battle' : 'hunt';
    const effect =
      ['play', 'hit'].includes(verb) && card[where].ops.length ? speaker.word(`card-${card.id}-${where}`) : '';
    look.title = speaker.word(`card-${card.id}`);
    look.note = [speaker.word('board-card-figures', { value: card.value, losses: card.losses }), effect]
      .filter(Boolean)
      .join(' · ');
    look.figure = badgeOf(choice, speaker) || undefined;
  } else if (what && group && look.small) {
    look.title = speaker.say(what);
  } else if (kind === 'army' && what?.key === 'army') {
    const region = said(what, 'region');
    look.title = region ? speaker.say(region) : speaker.say(choice.label);
    look.note = speaker.say(said(what, 'player') ?? what);
    look.figure = String(what.params?.value ?? '');
    look.figureNote = speaker.word('board-value');
  }
  if (kind === 'other' && ('own' in hints || 'defence' in hints)) {
    look.figure = badgeOf(choice, speaker);
    look.small = false;
  }
  if (kind === 'figure') {
    const at = object === view.table.boss.id ? view.table.boss.region : view.table.monsters[object]?.region;
    if (at) look.note = speaker.word(`region-${at}`);
  }
  return look;
}

/** What taking an action brings to whom: the bonus of its realm, or a rune to who is covered. */
function rewardOf({ action, bonus_for, covers }: ActionView, { speaker, view }: TableProps<Contract>): string {
  const saga = view.table;
  const clan = (seat: number): Text => ({ key: `player-${saga.players[seat]!.colour}` });
  if (covers !== null) return speaker.say({ key: 'board-action-covers', params: { player: clan(covers) } });
  const realm = saga.realm_bonuses[action];
  if (!bonus_for || !realm) return '';
  const params = {
    realm: { key: `realm-${realm}` },
    bonus: { key: `realm-${realm}-about-${saga.board.replace('-', '')}` },
  };
  if (!bonus_for.length) return speaker.say({ key: 'board-action-bonus-unclaimed', params });
  return speaker.say({ key: 'board-action-bonus', params: { ...params, players: bonus_for.map(clan) } });
}

/** The special actions that cannot be chosen, so that all seven are seen. */
export function refused(props: TableProps<Contract>): Refused[] {
  const { speaker, view } = props;
  return (view.table.special_actions ?? []).flatMap((one) => {
    if (!one.why_not) return [];
    const face = {
      title: speaker.word(`action-${one.action}`),
      note: rewardOf(one, props),
      picture: { Component: Face as never, props: { art: one.action } },
      group: speaker.word('board-refused-actions'),
    };
    return [{ choice: `act ${one.action}`, face, why: speaker.say(one.why_not) }];
  });
}

/** The clan whose shield carries the picture, where a choice speaks of one. */
function faction({ object }: Choice, saga: Table): string | undefined {
  if (object?.kind !== 'army' && object?.kind !== 'player') return undefined;
  return saga.players.find(({ colour }) => object.id.startsWith(colour))?.colour;
}
