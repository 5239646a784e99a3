/** What the server says of any game. Made by `make contract`. */

/** What one seat, or a spectator, may know: `state.view(seat)`. */
export type View = {
  /** null: a spectator */
  seat: number | null;
  /** null: the game is over */
  decision: Decision | null;
  result: Result | null;
  declared: Declared;
  table: Record<string, unknown>;
};

/** What is to be decided now, by whom, and the thing on the table that it is about. */
export type Decision = {
  seat: number;
  kind: string;
  subject: Thing | null;
  prompt: Text;
  rule: string;
};

/** A thing of the game: what it is, and its id. */
export type Thing = {
  kind: string;
  id: string;
};

/** Something said to people: the key of a message in the Fluent files, and what it needs. */
export type Text = {
  key: string;
  params?: Record<string, Param>;
};

export type Param = string | number | Text | Text[];

/** How a game ended. */
export type Result = {
  winners: number[];
  /** groups of equal seats, best first */
  ranking: number[][];
  scores: number[];
  reason: Text;
};

/** Seats that have given up, and seats that would agree to a draw. */
export type Declared = {
  concede: number[];
  draw: number[];
};

/** A choice as data: `state.describe(choice)`. */
export type Choice = {
  /** its notation: what is sent back */
  choice: string;
  verb: string;
  /** null: the choice is a bare word */
  object: Chosen | null;
  label: Text;
  /** facts for a board to show: odds, forecasts */
  hints: Record<string, unknown>;
};

/** The thing that a choice is about. */
export type Chosen = {
  kind: string;
  id: string;
};

/** Of most choices there is nothing more to show. */
export type NoHints = Record<string, never>;

/** A line of the log: an event, and the number of the choice that caused it. */
export type Line = {
  event: string;
  facts: Record<string, Fact>;
  text: Text;
  number: number;
};

export type Fact = string | number | Text | Record<string, string | number | Text> | Single[];

export type Single = string | number | Text | Record<string, string | number | Text>;

/** What one game says; each has a contract of its own. */
export type Contract = {
  view: View;
  choice: Choice;
  line: Line;
};

/** The lines of the log of a game: the name of the event tells which facts there are. */
export type Told<Events> = {
  [Name in keyof Events]: Omit<Line, 'event' | 'facts'> & { event: Name; facts: Events[Name] };
}[keyof Events];
