/** The colours of the painted island, which no stylesheet reaches. */

export const PAINT = {
  ink: '#2a1f15',
  ash: '#9aa05e',
  snow: '#e4dae0',
  rock: '#7d6a85',
  pine: '#79a5a0',
  frost: '#f5f5ee',
  strange: '#9c8f73',
  paper: '#ecdcb4',
  earth: '#3a2410',
  yggdrasil: '#4d5b3c',
  yggdrasilMiddle: '#2c3524',
  yggdrasilRim: '#191d14',
  seaLight: '#7d9ba6',
  sea: '#6b8b99',
  seaDark: '#587887',
  foam: '#dfe7e2',
  shallows: '#a8bfc4',
  waves: '#e3ebe6',
  seaBorder: '#f1f3e8',
  coastLight: '#fff6dc',
  landLight: '#fff4d6',
  beach: '#f3e8cc',
  roots: '#6d5233',
  line: '#3a2a1a',
  shadow: '#1b140d',
  realmRim: '#e6c987',
  strangeRealmRim: '#332c24',
} as const;

/** What each realm darkens to at its rim. */
export const REALM_RIMS: Readonly<Record<string, string>> = {
  vanaheim: '#2f3f1a',
  alfheim: '#5f4a1d',
  jotunheim: '#2f373d',
  muspelheim: '#541a10',
  svartalfheim: '#2d1f38',
  niflheim: '#1c3a4d',
};
