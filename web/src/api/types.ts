/** The documents of the server's API that the app reads. Those of single calls come from `schema.d.ts`, generated. */

import type { Choice, Line, Result, View } from '../games/board';
import type { Text } from '../words/text';

export interface GameOption {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
}

export interface GameInfo {
  id: string;
  seats: number[];
  options: GameOption[];
  levels: string[];
  minutes: number | null;
  complete: boolean;
}

export type SeatKind = 'open' | 'human' | 'bot';

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string | null;
  level: string | null;
  here: boolean;
  /** A computer stands in for a person who may come back. */
  away: boolean;
  /** An open seat that is kept for a person. */
  kept: boolean;
  /** A link to this seat is out. */
  invited: boolean;
}

export interface ClockTerms {
  budget: number;
  increment: number;
  zero: 'bot' | 'concede';
}

/** The clock of a running game. */
export interface Clock extends ClockTerms {
  /** Seconds left for each seat, at the server's time `now`. */
  left: number[];
  /** The seat whose clock runs. */
  running: number | null;
  now: number;
}

export type Status = 'open' | 'running' | 'over';

export interface Summary {
  table: string;
  game: string;
  title: string | null;
  options: Record<string, unknown>;
  seats: Seat[];
  status: Status;
  /** Why the present rules cannot continue the game. */
  frozen: Text | null;
  number: number;
  turn: number | null;
  clock: ClockTerms | null;
  commitment: string | null;
  result: Result | null;
  /** The seats this browser plays. */
  mine: number[];
  /** The seats this browser sees through. */
  eyes: number[];
  /** The seats that are kept for this browser. */
  kept: number[];
  owner: boolean;
  spectator: boolean;
  listed: boolean;
  changed: number;
  rematch: string | null;
}

export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

export interface Undo {
  open: boolean;
  why: Text | null;
  to: number | null;
}

export interface Offers {
  declarations: string[];
  /** An undo that somebody asks for, and the seats that have not answered. */
  undo: { seat: number; to: number; waiting: number[] } | null;
  /** Where one could ask to go back to. */
  ask_undo: number | null;
}

/** What a viewer is told after every change. */
export interface StateDoc {
  number: number;
  seat: number | null;
  status: Status;
  frozen: Text | null;
  /** Up to which number the log that the viewer already has still holds; less than before after an undo. */
  since: number;
  /** Null before the game begins. */
  view: View | null;
  choices: Choice[];
  /** The lines after `since`. */
  log: Line[];
  clock: Clock | null;
  people: Seat[];
  undo: Undo | null;
  offers: Offers;
  chat: ChatLine[];
}

/** An earlier moment of a game. */
export interface Moment {
  number: number;
  last: number;
  seat: number | null;
  since: number;
  view: View;
  choices: Choice[];
  log: Line[];
}

export interface RuleSection {
  id: string;
  en: string;
  fr: string;
}

export interface RuleRecord {
  id: string;
  section: string;
  en: string;
  fr: string;
  kind: string;
  ruling: string | null;
}

export interface Rulebook {
  sections: RuleSection[];
  rules: RuleRecord[];
}

export interface Fault {
  key: string;
  text: Text;
  rule: string | null;
}
