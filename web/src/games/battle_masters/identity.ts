/** Battle Masters as the lobby knows it. */

import type { Identity, SeatLook } from '../board';
import './look.css';

const EMPIRE: SeatLook = {
  name: 'side-imperial',
  glyph: 'empire',
  letter: 'E',
  colour: 'var(--empire)',
  rim: 'var(--empire-2)',
  pattern: 'diamonds',
};
const CHAOS: SeatLook = {
  name: 'side-chaos',
  glyph: 'chaos',
  letter: 'C',
  colour: 'var(--bm-chaos-field)',
  rim: 'var(--bm-chaos-rim)',
  pattern: 'hatch',
};

export const SIDES = { imperial: EMPIRE, chaos: CHAOS };

/** The first seats command the Imperial Army; of an odd number Chaos, the larger army, gets one more. */
function imperialSeats(seats: number, teams: unknown): number {
  const named = typeof teams === 'string' ? Number.parseInt(teams, 10) : NaN;
  return Number.isNaN(named) ? Math.floor(seats / 2) : named;
}

/** The seats that command each army. */
export function teams(seats: number, option: unknown): { side: 'imperial' | 'chaos'; team: number[] }[] {
  const imperial = imperialSeats(seats, option);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return [
    { side: 'imperial', team: all.slice(0, imperial) },
    { side: 'chaos', team: all.slice(imperial) },
  ];
}

/** "2+3" is for five players, "even" for any number; two have an army each. */
const fitsTeams = (value: string, seats: number): boolean =>
  value === 'even' || (seats > 2 && value.split('+').reduce((sum, part) => sum + Number(part), 0) === seats);

const identity: Identity = {
  id: 'battle_masters',
  order: 0,
  accent: 'var(--empire)',
  glyph: 'horse',
  seat: (seat, seats, options) => (seat < imperialSeats(seats, options.teams) ? EMPIRE : CHAOS),
  called: ({ scenario }) => (scenario === undefined ? null : { key: `scenario-${String(scenario)}` }),
  mainOptions: ['scenario'],
  minutes: 75,
  fits: (option, value, seats) => option !== 'teams' || fitsTeams(String(value), seats),
  controls: {
    split: {
      title: 'board-split',
      of: (options, seats) => teams(seats, options.teams).some(({ team }) => team.length > 1),
      load: () => import('./Split.svelte'),
    },
  },
  quick: { scenario: 'borderlands', borderlands_setup: 'fixed' },
  pages: [{ id: 'plans', title: 'web-battle-plans', glyph: 'flag', load: () => import('./Plans.svelte') }],
};

export default identity;
