/**
 * The documents of the server's API, from `schema.d.ts`, which `make api` generates from the server's own
 * description, and `make web` holds against it. The game's own parts are typed as boards know them.
 */

import type { Choice, Line, View } from '../games/contract';
import type { components } from './schema';

type Schemas = components['schemas'];

export type GameOption = Schemas['OptionDoc'];
export type LanguageInfo = Schemas['LanguageDoc'];
export type GameInfo = Schemas['GameDoc'];
export type Designed = Schemas['DesignedDoc'];
export type Rulebook = Schemas['RulesDoc'];
export type RuleRecord = Schemas['RuleDoc'];
export type Seat = Schemas['SeatDoc'];
export type Clock = Schemas['ClockDoc'];
export type ChatLine = Schemas['ChatDoc'];
export type Summary = Schemas['Summary'];
export type Fault = Schemas['Fault'];
export type Created = Schemas['CreatedDoc'];
export type Invitation = Schemas['InvitationDoc'];
export type NewTable = Schemas['NewTable'];
export type SeatChange = Schemas['SeatChange'];
export type Replayed = Schemas['CheckedDoc'];

/** A document in which the parts that belong to the game are typed as boards know them. */
export type Played<Doc extends { view: unknown }> = Omit<Doc, 'view' | 'choices' | 'log'> & {
  /** There is none before the game begins. */
  view: Doc['view'] extends object ? View : View | null;
  choices: Choice[];
  log: Line[];
};

/** What a viewer is told after every change. */
export type StateDoc = Played<Schemas['StateDoc']>;

/** An earlier moment of a game. */
export type Moment = Played<Schemas['MomentDoc']>;

// ---------------------------------------------------------------- over a socket

export type ToServer = Schemas['ToServer'];
export type ToViewer = Schemas['ToViewer'];

/** What a viewer hears without having asked. */
export type News = Played<Schemas['StateNews']> | Schemas['TableNews'] | Schemas['ChatNews'];

type Unnumbered<Message> = Message extends { id?: unknown } ? Omit<Message, 'id'> : never;

/** Something that is done at a table; the id by which its answer is known is the carrier's affair. */
export type Act = Unnumbered<Exclude<ToServer, { type: 'ping' }>>;

/** The answer to an act. */
export type Answer<A extends Act> = A extends { type: 'why' } ? Schemas['WhyDoc'] : Schemas['DoneDoc'];
