/** The pictures of cards, put together from glyphs: which one, where in a square of 24, how large, how turned. */

export type Mark = readonly [glyph: string, x: number, y: number, size: number, turn?: number];

/** When a Chaos card acts. */
export const TIMING: Record<string, string> = {
  when_played: 'play',
  persistent: 'hourglass',
  beginning_of_battle: 'sword',
  on_kill: 'skull',
  battle: 'sword',
  end_of_battle: 'sword',
  domination: 'crown',
  corruption: 'ow-cleanse',
  cost: 'ow-power',
  end_phase: 'replay',
};

/** Chaos cards. */
// prettier-ignore
export const CHAOS_ART: Record<string, readonly Mark[]> = {
  blood_frenzy: [['die-6', 2, 8, 9], ['die-5', 13, 8, 9, -8], ['axe', 7, 1, 11]],
  battle_cry: [['skull', 2, 7, 13], ['banner', 13, 2, 10], ['ow-banish', 15, 13, 8]],
  skull_throne: [['ow-throne', 4, 3, 16], ['skull', 9, 7, 6]],
  field_of_carnage: [['ow-chain', 5, 5, 14], ['sword', 1, 6, 8, -30], ['sword', 15, 6, 8, 30]],
  ritual_slaying: [['skull', 7, 1, 10], ['axe', 1, 9, 10, -20], ['deck', 13, 11, 10]],
  reborn_in_blood: [['replay', 1, 1, 22], ['skull', 7.5, 7.5, 9]],
  blood_gods_call: [['khorne', 6, 0, 12], ['person', 1, 13, 10], ['person', 13, 13, 10]],
  plague_aura: [['nurgle', 6, 5, 12], ['ow-swirl', 1, 1, 22]],
  influenza: [['tower', 3, 5, 15], ['nurgle', 14, 1, 9], ['minus', 15, 13, 8]],
  plague_touch: [['ow-defense', 2, 2, 18], ['nurgle', 6.5, 6, 9], ['minus', 16, 14, 8]],
  rain_of_pus: [['nurgle', 3, 3, 9], ['nurgle', 12, 2, 9], ['nurgle', 8, 10, 9]],
  great_foul_consumption: [['ow-goblet', 4, 6, 17], ['nurgle', 2, 0, 9], ['nurgle', 13, 0, 9]],
  final_rotting: [['skull', 5, 1, 14], ['nurgle', 1, 13, 9], ['nurgle', 14, 13, 9]],
  all_things_decay: [['ow-cleanse', 3, 2, 18], ['nurgle', 8, 14, 8]],
  stench_of_death: [['skull', 6, 8, 12], ['ow-swirl', 3, 0, 9], ['ow-swirl', 12, 0, 9]],
  teleport: [['person', 1, 6, 11], ['ow-arrow', 8, 7, 10], ['ow-swirl', 14, 5, 10]],
  changer_of_ways: [['tzeentch', 6, 0, 12], ['ow-arrow', 0, 13, 11], ['ow-arrow', 12, 13, 11, 180]],
  warp_shield: [['ow-defense', 2, 2, 20], ['tzeentch', 7, 6, 10]],
  temporal_stasis: [['hourglass', 5, 4, 14], ['ow-swirl', 0, 0, 24]],
  meddling_of_skaven: [['ow-skaven', 0, 2, 15], ['deck', 12, 11, 12, 14]],
  persistence_of_change: [['replay', 2, 2, 20], ['tzeentch', 7.5, 7.5, 9]],
  dazzle: [['eye', 3, 4, 18], ['star', 1, 0, 7], ['star', 16, 14, 7]],
  drain_power: [['ow-power', 3, 3, 9], ['ow-power', 12, 3, 9], ['ow-power', 7.5, 11, 9], ['ow-swirl', 2, 2, 20]],
  perverse_infiltration: [['person', 6, 6, 14], ['ow-mask', 9, 2, 8]],
  insidious_lies: [['ow-mask', 4, 5, 16], ['crown', 8, -1, 8]],
  dark_influence: [['crown', 1, 7, 9], ['ow-arrow', 8, 7, 9], ['slaanesh', 14, 5, 10]],
  soporific_musk: [['person', 1, 9, 13], ['ow-swirl', 9, 0, 13], ['slaanesh', 15, 13, 8]],
  field_of_ecstasy: [['slaanesh', 6, 0, 12], ['sword', 2, 11, 11, 90], ['ow-swirl', 12, 11, 11]],
  degenerate_royalty: [['crown', 3, 1, 18], ['ow-goblet', 8, 12, 9]],
  abyssal_pact: [['handshake', 2, 7, 20], ['slaanesh', 8, 0, 8]],
};

/** Old World cards. */
// prettier-ignore
export const OLD_WORLD_ART: Record<string, readonly Mark[]> = {
  plunged_into_chaos: [['chaos', 6, 2, 13], ['ow-peasant', 0, 8, 9], ['ow-peasant', 15, 8, 9]],
  peasant_uprising: [['ow-peasant', 1, 4, 11], ['ow-peasant', 12, 4, 11], ['flag', 6, 9, 12]],
  meteor_showers: [['ow-comet', 0, 0, 12], ['ow-comet', 11, 3, 12], ['ow-warpstone', 5, 11, 10]],
  up_from_skavenblight: [['ow-skaven', 0, 6, 13], ['ow-skaven', 11, 9, 13]],
  warpstone_discovery: [['ow-warpstone', 3, 2, 14], ['search', 12, 9, 11]],
  bretonnian_knights: [['horse', 2, 4, 15], ['ow-hero', 13, 1, 11]],
  crusade_is_come: [['banner', 1, 3, 11], ['ow-hero', 7, 3, 12], ['banner', 13, 3, 11]],
  dwarf_trollslayers: [['axe', 2, 3, 12], ['axe', 10, 3, 12, 20], ['skull', 8, 12, 8]],
  road_wardens: [['ow-hero', 2, 3, 12], ['step', 12, 8, 11]],
  witch_hunters: [['ow-hero', 2, 3, 12], ['ow-hero', 11, 3, 12], ['ow-magic', 7, 11, 10]],
  greenskins_invade: [['ogre', 4, 3, 16], ['banner', 0, 6, 10], ['banner', 15, 6, 10]],
  norse_reavers: [['helm', 3, 3, 14], ['axe', 13, 7, 11]],
  dark_elf_corsairs: [['flag', 2, 2, 13], ['bow', 11, 8, 12]],
  electors_sue_for_peace: [['handshake', 2, 6, 19], ['crown', 8, -1, 8]],
  grail_is_found: [['ow-goblet', 4, 4, 16], ['star', 9, -1, 7]],
  teclis_aids_the_empire: [['ow-magic', 3, 1, 17], ['empire', 13, 12, 9]],
  mass_exodus: [['ow-peasant', 0, 5, 12], ['ow-arrow', 10, 8, 12]],
  franzs_decree: [['seal', 3, 3, 15], ['crown', 13, 9, 10]],
  divine_inspiration: [['sun', 5, 0, 13], ['ow-hero', 7, 10, 11]],
  electors_arise: [['crown', 0, 5, 11], ['crown', 12, 5, 11], ['flag', 7, 10, 10]],
  skavengers: [['ow-skaven', 0, 5, 14], ['ow-warpstone', 14, 8, 10]],
  horned_ones_due: [['ow-skaven', 4, 8, 16], ['close', 8, -1, 9]],
};
