/** How a page reaches a table, whoever keeps it: a server, a worker inside the page, a test. */

import type { Refused } from './client';
import type { Act, Answer, Fault, News, StateDoc, Summary } from './types';

export type Link = 'connecting' | 'open' | 'lost';

/** Through whose eyes somebody looks (null looks on), and what they know already: a number of the log, a line of chat. */
export interface Place {
  seat: number | null;
  after: number;
  chat: number;
}

/** Whoever looks at a table. */
export interface Viewer {
  /** The table at a glance: told first, and once, so that the viewer can say where to look from. */
  welcome(table: Summary): void;
  /** Asked whenever the line is made anew. */
  where(): Place;
  hear(news: News): void;
  linked(link: Link): void;
  /** Something is wrong that nothing was asked for. */
  warn(fault: Fault): void;
  /** The table is closed to us, for good. */
  refuse(refused: Refused): void;
}

export interface Carrier {
  /** Tell a viewer all that happens from now on, over all breaks of the line; called again when it looks from elsewhere. */
  connect(viewer: Viewer): void;
  /** Do something; rejects with Refused. */
  act<A extends Act>(act: A): Promise<Answer<A>>;
  /** What a seat of ours sees now; rejects with Refused. */
  ask(seat: number): Promise<StateDoc>;
  close(): void;
}
