/** What happens, by the names of the events: made from the engine by `make events`. */

// prettier-ignore
export interface Events {
  attack: { unit: string; target: string; hex: string; attack: string[]; defence: string[]; skulls: number; modifiers: string[] };
  campaign: { imperial: number; chaos: number };
  'campaign-battle': { number: number; battles: number; worth: number };
  card: { card: string; side: string };
  'card-removed': { card: string; side: string };
  'declare-concede': { seat: number; side: string };
  'declare-draw': { seat: number; side: string };
  'declare-refuse-draw': { seat: number; side: string };
  deploy: { unit: string; hex: string };
  disc: { disc: string; hex: string };
  eliminated: { unit: string; hex: string };
  elite: { side: string; units: string[] };
  'elite-lost': { side: string; units: string[] };
  'end-agreed-draw': { winner: string };
  'end-concession': { winner: string };
  'end-elimination': { winner: string };
  'end-stalemate': { winner: string };
  'end-tower-captured': { winner: string };
  enter: { unit: string; hex: string };
  fire: { target: string; hex: string };
  lay: { piece: string; hex: string };
  layer: { side: string };
  'misfire-bouncing': { hex: string };
  'misfire-explosion': { hex: string };
  'misfire-flying': { hex: string };
  move: { unit: string; start: string; hex: string };
  'ogre-card': { card: string; left: number };
  'ogre-loses': { card: string };
  'ogre-no-attack': Record<string, never>;
  'ogre-no-move': Record<string, never>;
  portion: { portion: string };
  reshuffle: { cards: number };
  reveal: Record<string, never>;
  rubble: { hex: string; rubble: number };
  scenario: { scenario: string };
  'shot-hits': { target: string; hex: string };
  shuffle: { cards: number };
  side: { side: string; edge: string };
  token: { side: string; hex: string };
  'tower-falls': { hex: string };
}
