/** What happens, by the names of the events: made from the engine by `make events`. */

import type { Text } from '../../words/text';

// prettier-ignore
export interface Part { id: string; amount: string; terrain?: string; nation?: string; keyword?: string; unit?: string }

// prettier-ignore
export interface Events {
  attack: { unit: string; start: string; space: string };
  'attack-hidden': { start: string; space: string };
  'attack-own': { unit: string; start: string; space: string };
  'attack-own-hidden': { start: string; space: string };
  begin: { side: string };
  boards: { boards: string[] };
  bonus: { unit: string; amount: string; giver: string; total: number };
  'bonus-hidden': { amount: string; total: number };
  campaign: { game: number; beige: number; grey: number };
  captured: { unit: string };
  'captured-hidden': Record<string, never>;
  compare: { attack: number; defence: number };
  control: { unit: string; space: string; seat: number; side: string };
  'control-hidden': { space: string; seat: number; side: string };
  curse: { unit: string; power: string };
  'curse-ends': { unit: string };
  'curses-cancel': { units: string[] };
  dealt: Record<string, never>;
  'declare-ask': { seat: number; side: string; window: string };
  'declare-ask-always': { seat: number; side: string };
  'declare-ask-usual': { seat: number; side: string };
  'declare-claim-draw': { seat: number; side: string };
  'declare-concede': { seat: number; side: string };
  'declare-draw': { seat: number; side: string };
  'declare-refuse-draw': { seat: number; side: string };
  'declare-skip': { seat: number; side: string; window: string };
  destroyed: { unit: string; space: string };
  'end-agreed-draw': { winner: string };
  'end-both-castles': { winner: string };
  'end-castle': { winner: string };
  'end-castle-taken': { winner: string };
  'end-concession': { winner: string };
  'end-quiet': { winner: string };
  'end-repetition': { winner: string };
  'end-stuck': { winner: string };
  exchange: { start: string; space: string };
  first: { side: string };
  granted: { unit: string; keyword: string };
  'granted-hidden': { keyword: string };
  'guess-right': Record<string, never>;
  'guess-wrong': Record<string, never>;
  leads: { seat: number; army: string };
  look: { seat: number; unit: string; space: string };
  'look-hidden': { seat: number; space: string };
  move: { unit: string; start: string; space: string };
  'move-hidden': { start: string; space: string };
  mustered: { seat: number };
  named: { unit: string; space: string };
  negated: { unit: string; spell: string };
  'negated-hidden': { spell: string };
  'no-units': { seat: number };
  power: { unit: string; power: string };
  'power-hidden': { power: string };
  rage: { unit: string };
  'rage-hidden': Record<string, never>;
  relocate: { unit: string; start: string; space: string };
  'relocate-hidden': { start: string; space: string };
  return: { unit: string; space: string; side: string };
  'return-hidden': { space: string; side: string };
  reveal: { unit: string; space: string };
  'reveal-hidden': { space: string };
  saves: { unit: string; saved: string };
  'saves-hidden': { saved: string };
  shot: { unit: string; space: string };
  'shot-hidden': { space: string };
  sides: { beige: Text[]; grey: Text[] };
  'siege-castle': { unit: string };
  'siege-castle-hidden': Record<string, never>;
  spell: { unit: string };
  'stand-up': Record<string, never>;
  strength: { unit: string; total: number; parts: Part[] };
  'strength-hidden': { total: number };
  suppressed: { unit: string };
  terrain: { terrain: string };
  turn: { turn: number; seat: number; side: string };
  zero: { unit: string; space: string };
  zone: { unit: string; space: string; seat: number };
  'zone-hidden': { space: string; seat: number };
}
