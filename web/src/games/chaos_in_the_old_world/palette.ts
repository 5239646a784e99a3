/** The colours of the painted map, which no stylesheet reaches. */

export const PAINT = {
  slope: '#eadcbb',
  slopeShade: '#8f7a5c',
  hill: '#e8dab4',
  leaves: '#a9b07c',
  needles: '#8f9f7c',
  cypress: '#93a06c',
  mesa: '#dcc594',
  sheet: '#f5ead0',
  sheetMiddle: '#ecdfc0',
  sheetRim: '#d9c499',
  surf: '#4e6670',
  waves: '#5b7178',
  bank: '#46626e',
  river: '#a9bcb8',
  shore: '#efe3c5',
  compass: '#efe3c8',
  border: '#6e2a1f',
  waste: '#b7a37c',
  range: '#6b5232',
  borderHalo: '#f3e7ca',
} as const;

/** The wash over each region. */
export const TINTS: Readonly<Record<string, string>> = {
  norsca: '#7f93a0',
  troll_country: '#8a8f62',
  kislev: '#a8826c',
  empire: '#b0873a',
  bretonnia: '#7d8f6f',
  estalia: '#b5764a',
  tilea: '#9a8a4a',
  border_princes: '#8c7a86',
  badlands: '#b89058',
};
