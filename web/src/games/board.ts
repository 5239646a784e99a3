/** What a game gives to the shell: a light identity for the lobby, and a module with its board for the table. */

import type { Component } from 'svelte';
import type { Speaker, Text } from '../words/text';
import type { Contract } from './contract';

/** The content files of the game by name, as the server reads them from `content/*.yaml`. */
export type Content = Record<string, unknown>;

// ---------------------------------------------------------------- identity: small, loaded with the lobby

/** How a seat is told from the others: by colour, shape and letter, each enough alone. */
export interface SeatLook {
  /** Message key of the name ("Empire"). */
  name: string;
  /** Id of a glyph without `g-`. */
  glyph: string;
  /** One or two letters, or the key of a message of the app that holds them. */
  letter: string;
  /** A CSS colour; white text on it has a contrast of at least 4.5. */
  colour: string;
  /** A second colour for rims. */
  rim: string;
  /** A pattern for the head of the player's panel: one of those of `design/patterns.css`. */
  pattern: 'diamonds' | 'hatch' | 'dots' | 'waves' | 'grid' | 'plain';
}

/** `games/ID/identity.ts` exports this as default. */
export interface Identity {
  id: string;
  /** Where the game stands in the lobby. */
  order: number;
  accent: string;
  glyph: string;
  /** The look of a seat, known before the game begins. */
  seat(seat: number, seats: number, options: Record<string, unknown>): SeatLook;
  /** What a table with these options is called unless somebody gives it a title: the battle that is fought. */
  called?(options: Readonly<Record<string, unknown>>): Text | null;
  /** The options worth asking first in the new-table dialog, in this order; all others are folded away. */
  mainOptions: readonly string[];
  /** How long a game takes, if anybody knows. */
  minutes?: number;
  /** Options of a first game that needs no preparing: what *Play now* uses. */
  quick: Record<string, string | number | boolean>;
  /** How many sit at that first game; as few as the game allows if left out. */
  quickSeats?: number;
  /** Whether a value of an option goes with so many players; where only one does, the option is not asked for. */
  fits?(option: string, value: string | number | boolean, seats: number): boolean;
  /** Controls for options that are written as text, by the option's name. */
  controls?: Readonly<Record<string, OptionControl>>;
  /** Pages of the game's own beside the table, each at `/games/ID/PAGE`: an army builder. */
  pages?: readonly GamePage[];
}

/** How an option that is written as text is set by hand in the dialog for a new table. */
export interface OptionControl {
  /** Message key of its title, among the game's words. */
  title: string;
  /** Whether there is anything to set, with these options and so many players; else the option keeps its default. */
  of(options: Readonly<Record<string, unknown>>, seats: number): boolean;
  load(): Promise<{ default: Component<ControlProps> }>;
}

/** What such a control is given. */
export interface ControlProps {
  /** The option's name and its text. */
  name: string;
  value: string | number | boolean;
  options: Readonly<Record<string, unknown>>;
  seats: number;
  /** What the player of a seat is called. */
  nameOf(seat: number): string;
  content: Content;
  speaker: Speaker;
  change(value: string): void;
}

/** A page of a game's own; the lobby links to it, and its component is loaded when it is asked for. */
export interface GamePage {
  id: string;
  /** Message key of its title, among the app's words. */
  title: string;
  /** Id of a glyph without `g-`. */
  glyph: string;
  load(): Promise<{ default: Component<PageProps> }>;
}

/** What a page of a game's own is given. It fills what the top bar leaves. */
export interface PageProps {
  content: Content;
  /** Speaks the game's words. */
  speaker: Speaker;
  /** The values in the address when the page was opened. */
  query: URLSearchParams;
  /** Keep a value in the address, so that a link leads back to it. */
  setQuery(name: string, value: string | null): void;
  /** Open the dialog for a new table with these options, and the reader on a seat that suits what was prepared. */
  newTable(options: Record<string, string | number | boolean>, wish?: SeatWish): void;
}

/** The seats from which what was prepared can be used. */
export interface SeatWish {
  suits(seat: number, seats: number, options: Record<string, unknown>): boolean;
  /** What to say while the reader has none of them. */
  otherwise: Text;
}

// ---------------------------------------------------------------- module: loaded with the table

/** What every component of a game at the table is given. */
export interface TableProps<Game extends Contract = Contract> {
  /** What the viewer sees now. A new object for every change. */
  view: Game['view'];
  /** The content files; never change during a game. */
  content: Content;
  /** The legal choices when the viewer decides now, else none. */
  choices: readonly Game['choice'][];
  /** The log lines that led from the previous view to this one, in order: what to animate. Empty after a jump (undo, scrubbing, reconnecting). */
  news: readonly Game['line'][];
  /** The whole log up to this view: for scenes that tell how things came. */
  log: readonly Game['line'][];
  /** The number of choices made so far. */
  number: number;
  /** Notation of the choice that is hovered or focused, here or in the list; null when none is. */
  pointed: string | null;
  /** The log line that is hovered; null when none is. */
  marked: Game['line'] | null;
  /** Speaks texts. Read it in the template or in `$derived`, and a change of language shows at once. */
  speaker: Speaker;
  /** True when motion is unwelcome: show results at once. */
  still: boolean;
  /** The look and the name of each seat. */
  seats: readonly { look: SeatLook; player: string; mine: boolean }[];
  /** Make a choice. Only notations of `choices` reach the server as choices. */
  choose(notation: string): void;
  /** Ask why something cannot be chosen: any notation, legal or not; the shell shows reason and rule. */
  whyNot(notation: string): void;
  /** Say which choice the pointer is on, so that the list lights up with the board. */
  point(notation: string | null): void;
  /** Open the rule with this id. */
  rule(id: string): void;
  /** What the viewer may declare now beside choosing (`concede`, `ask-attack`). */
  declarations: readonly string[];
  /** Declare one of `declarations`. */
  declare(what: string): void;
}

/** The panel of one seat gets its seat too. */
export interface SeatProps<Game extends Contract = Contract> extends TableProps<Game> {
  seat: number;
}

/** How a choice looks in the list. All of it is optional: without it the label alone is shown. */
export interface ChoiceFace {
  /** Instead of the spoken label; must say as much. */
  title?: string;
  /** A second, quieter line. */
  note?: string;
  /** At the end of the line: odds from the engine, a cost. */
  figure?: string;
  /** A small line under the figure. */
  figureNote?: string;
  /** Id of a glyph without `g-`. */
  glyph?: string;
  /** By how many degrees the glyph is turned, clockwise. */
  turn?: number;
  /** A drawn picture in place of the glyph, 34 × 34 px. */
  picture?: { Component: Component<never>; props: Record<string, unknown> };
  /** Choices of one group stand together under this heading, in the order of their first choice. */
  group?: string;
  /** Small choices of a group (directions, passing) share a row. */
  small?: boolean;
  /** Stands below everything else, whatever the engine's order: to finish, to pass. */
  last?: boolean;
}

/** Something that belongs to the question and cannot be chosen now. */
export interface Refused {
  /** What it would be called; the shell asks why with it. */
  choice: string;
  face: ChoiceFace & { title: string };
  /** What speaks against it, in words. */
  why: string;
}

/** How a line of the log looks at its head. */
export interface LineLook {
  /** Id of a glyph without `g-`: what happened. */
  glyph?: string;
  /** The side that did it, or whom it befell. */
  side?: SeatLook;
}

/** `games/ID/index.ts` exports this as default. Only the board is required. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a contract of its own
export interface GameModule<Game extends Contract = any> {
  /** The board itself. Fills its parent, which has a definite size. */
  Board: Component<TableProps<Game>>;
  /** Between the prompt and the choices: the card in play, what it allows. */
  Now?: Component<TableProps<Game>>;
  /** On a phone, between the prompt and the list: what the viewer holds, when some of it is asked for. Elsewhere it lies in `Strip`. */
  Hand?: Component<TableProps<Game>>;
  /** Below the choices: what would come of things as they stand. */
  Outlook?: Component<TableProps<Game>>;
  /** Under the board: the last roll, the hand. */
  Strip?: Component<TableProps<Game>>;
  /** In the panel of a seat: army, score, decks. */
  Seat?: Component<SeatProps<Game>>;
  /** Below the players: what belongs to nobody (decks, campaign). */
  Aside?: Component<TableProps<Game>>;
  /** On the letter that ends the game, below the ranking: the story of the score. */
  Ending?: Component<TableProps<Game>>;
  /** The board itself tells how everybody stands where the players' panels have no room: no second row of players above it. */
  standings?: boolean;
  /** The look of a seat as the game knows it, where it is settled only in play; null leaves it to the identity. */
  look?(seat: number, view: Game['view']): SeatLook | null;
  /** The team of a seat where several sit together: it heads their panels. */
  team?(seat: number, view: Game['view'], speaker: Speaker): string | null;
  /** How a choice looks in the list. */
  face?(choice: Game['choice'], props: TableProps<Game>): ChoiceFace;
  /** What stands below the choices because it cannot be chosen, each with its reason. */
  refused?(props: TableProps<Game>): readonly Refused[];
  /** A few words on the state of play for headings and table rows ("battle 2 of 5"). */
  title?(view: Game['view'], speaker: Speaker): string;
  /** What the numbers beside the players count when all is over. */
  score?(view: Game['view'], speaker: Speaker): string;
  /** Declarations that the game offers itself, in a component of its own: the shell leaves them out. */
  ownDeclarations?(what: string): boolean;
  /** How a log line looks. */
  line?(line: Game['line']): LineLook;
}
