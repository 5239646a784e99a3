/** The colours of the ground, which is painted as a picture and knows no style sheet. */

import type { Terrain } from './contract';

/** Each terrain, and the darker tone at its edges. */
export const TONES: Record<Terrain, readonly [base: string, dark: string]> = {
  plain: ['#cfc288', '#b3a468'],
  forest: ['#8ea668', '#577339'],
  swamp: ['#8b957a', '#59654b'],
  mountain: ['#b6a793', '#786857'],
  city: ['#cdb496', '#8a6b4c'],
  water: ['#578aaa', '#356482'],
  desert: ['#e7d19c', '#c4a45f'],
};

export const GROUND = {
  // drawn flat on a space
  ink: '#2a1f15',
  tuft: '#757a38',
  dune: '#a17d40',
  wave: '#d6e9f0',
  crag: '#655443',
  shoot: '#466431',
  cobble: '#86694a',
  pool: '#4d6b59',
  poolEdge: '#35432f',
  poolGlint: '#b3c9b0',
  lighter: '#fff',
  darker: '#000',
  // standing on it
  shadow: '#1b140d',
  trunk: '#4a3520',
  pine: '#47672f',
  pineEdge: '#263919',
  pineLight: '#83a35c',
  peak: '#a8967f',
  peakEdge: '#463a2f',
  peakShade: '#6b5c4b',
  snow: '#f7f3e9',
  wall: '#ead8b7',
  timber: '#463019',
  roof: '#a84f38',
  roofEdge: '#462015',
  window: '#f5d27a',
  reed: '#414c2b',
  reedHead: '#6b4a28',
  // the table around it
  tableShadow: '#000',
  tableEdge: '#2d1c10',
  wood: '#5f3f25',
  woodEdge: '#1a0f07',
  brass: '#c8a35a',
  seam: '#1a120b',
} as const;
