/** The monuments as they rise: a base and three parts for each god. Origin: the middle of the foot. */

import type { God } from './contract';

const BASE = 'M-32 0-28-9H28L32 0ZM-24-9-22-16H22L24-9Z';

/** What stands at level 0 and what each further level adds. */
export const PARTS: Record<God, readonly string[]> = {
  odin: [
    BASE,
    'M-19-16V-42C-19-46-15-46-15-42V-32H15V-42C15-46 19-46 19-42V-16Z',
    'M-15-32C-18-52-10-64 0-64S18-52 15-32L8-28H-8ZM21-16 22-92 24-92 25-16Z',
    'M-9-62C-11-76 11-76 9-62L4-52H-4ZM-17-71 0-95 17-71C6-75-6-75-17-71ZM23-104 28-93 23-88 18-93Z',
  ],
  thor: [
    BASE,
    'M-24-16-18-26-20-34-12-44 12-44 21-35 18-26 24-16Z',
    'M-6-44V-72H6V-44ZM-8-58H8V-53H-8Z',
    'M-28-72V-96L-22-101H22L28-96V-72L22-68H-22Z',
  ],
  freya: [
    BASE,
    'M-24-16C-27-24-24-30-22-30L-22-35-19-32H-16L-13-35-13-30C-11-26-11-20-10-16ZM24-16C27-24 24-30 22-30L22-35 19-32H16L13-35 13-30C11-26 11-20 10-16Z',
    'M-12-16C-11-40-8-52-7-64H7C8-52 11-40 12-16Z',
    'M-7-64C-20-60-28-70-32-94-22-84-14-80-7-78ZM7-64C20-60 28-70 32-94 22-84 14-80 7-78ZM-6-70C-6-86 6-86 6-70L4-62H-4Z',
  ],
};

/** The gold of a complete monument. */
export const GOLD: Record<God, string> = {
  odin: 'M-15-72C-6-76 6-76 15-72M23-104 28-93 23-88 18-93ZM-13-44C-8-39 8-39 13-44',
  thor: 'M-22-93H22M-22-75H22M-9-84 0-90 9-84 0-78ZM-22-84H-14M14-84H22',
  freya: 'M0-92m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-6-58C-3-52 3-52 6-58M-30-90-20-74M30-90 20-74',
};

export const STONE = [
  'var(--lor-monument-base)',
  'var(--lor-monument-first)',
  'var(--lor-monument-second)',
  'var(--lor-monument-third)',
] as const;

/** How far the hatching of the shaded side reaches up. */
export const SHADE = [0, 30, 58, 62] as const;
