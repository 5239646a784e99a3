/**
 * The documents of the server's API, from `schema.d.ts`, which `make api` generates from the server's own
 * description, and `make web` holds against it. A text is typed as a Text here, and the game's own parts as boards know them.
 */

import type { Choice, Line, View } from '../games/board';
import type { Text } from '../words/text';
import type { components } from './schema';

type Schemas = components['schemas'];
type TextDoc = Schemas['TextDoc'];

/** A document in which every text can be said. */
type Told<T> = T extends TextDoc
  ? Text
  : T extends (infer Item)[]
    ? Told<Item>[]
    : T extends object
      ? { [Name in keyof T]: Told<T[Name]> }
      : T;

export type GameOption = Schemas['OptionDoc'];
export type LanguageInfo = Schemas['LanguageDoc'];
export type GameInfo = Schemas['GameDoc'];
export type Designed = Schemas['DesignedDoc'];
export type Rulebook = Schemas['RulesDoc'];
export type RuleRecord = Schemas['RuleDoc'];
export type Seat = Schemas['SeatDoc'];
export type ClockTerms = Required<Schemas['ClockTerms']>;
export type Clock = Schemas['ClockDoc'];
export type ChatLine = Schemas['ChatDoc'];
export type Summary = Told<Schemas['Summary']>;
export type Fault = Told<Schemas['Fault']>;
export type Created = Schemas['CreatedDoc'];
export type Invitation = Schemas['InvitationDoc'] & { clock: ClockTerms | null };
export type Joined = Schemas['Joined'];
export type Why = Told<Schemas['WhyDoc']>;
export type Replayed = Told<Schemas['CheckedDoc']>;

/** The parts of a document that belong to the game. */
interface Played {
  choices: Choice[];
  log: Line[];
}

/** What a viewer is told after every change; there is no view before the game begins. */
export type StateDoc = Omit<Told<Schemas['StateDoc']>, 'view' | keyof Played> & Played & { view: View | null };

/** An earlier moment of a game. */
export type Moment = Omit<Schemas['MomentDoc'], 'view' | keyof Played> & Played & { view: View };
