### Names and texts of the things of Battle Masters.

## unit

# source: public, confidence: medium
unit-imp_lord_knights = Lord Knights of the Empire
# source: public, confidence: medium
unit-imp_knights_delborne = Baron Delborne’s Imperial Knights
# source: public, confidence: medium
unit-imp_knights_blitzen = Duke Blitzen’s Imperial Knights
# source: public, confidence: medium
unit-imp_knights_normand = Prince Normand’s Imperial Knights
# source: public, confidence: medium
unit-imp_men_reikwald = Men-at-Arms of Reikwald
# source: public, confidence: medium
unit-imp_men_grunburg = Men-at-Arms of Grunburg
# source: public, confidence: medium
unit-imp_men_altdorf = Men-at-Arms of Altdorf
# source: public, confidence: medium
unit-imp_archers_grunburg = Imperial Archers of Grunburg
# source: public, confidence: medium
unit-imp_archers_bogenhafen = Imperial Archers of Bogenhafen
# source: public, confidence: medium
unit-imp_crossbows_melgar = Melgar’s Crossbowmen
# source: public, confidence: medium
unit-imp_cannon = The Mighty Cannon
# source: public, confidence: medium
unit-cha_champions_gorefist = Gorefist’s Champions of Chaos
# source: public, confidence: medium
unit-cha_warriors_goreband = Goreband’s Chaos Warriors
# source: public, confidence: medium
unit-cha_warriors_finmar = Finmar’s Chaos Warriors
# source: public, confidence: medium
unit-cha_bowmen_doomguard = Doomguard Chaos Bowmen
# source: public, confidence: medium
unit-cha_bowmen_fellmor = Fellmor’s Chaos Bowmen
# source: public, confidence: medium
unit-cha_orcs_gazkull = Gazkull’s Orcs
# source: public, confidence: medium
unit-cha_orcs_zogrod = Zogrod’s Orcs
# source: public, confidence: medium
unit-cha_goblins_grom = Goblins of Grom
# source: public, confidence: medium
unit-cha_goblins_uglub = Goblins of Uglub
# source: public, confidence: medium
unit-cha_wolves_bogrot = Bogrot’s Wolf Riders
# source: public, confidence: medium
unit-cha_wolves_black_fang = Black Fang’s Wolf Riders
# source: public, confidence: medium
unit-cha_beastmen_bale = Beastmen of Bale
# source: public, confidence: medium
unit-cha_beastmen_flint = Beastmen of Flint
# source: public, confidence: medium
unit-cha_ogre_grimorg = Ogre Champion Grimorg

## type

# source: public
type-lord_knights = Lord Knights
# source: public
type-imperial_knights = Imperial Knights
# source: public
type-men_at_arms = Men-at-Arms
# source: public
type-archers = Imperial Archers
# source: public
type-crossbowmen = Crossbowmen
# source: public
type-cannon = Mighty Cannon
# source: public
type-champions_of_chaos = Champions of Chaos
# source: public
type-chaos_warriors = Chaos Warriors
# source: public
type-chaos_bowmen = Chaos Bowmen
# source: public
type-orcs = Orcs
# source: public
type-goblins = Goblins
# source: public
type-wolf_riders = Wolf Riders
# source: public
type-beastmen = Beastmen
# source: public
type-ogre = Ogre Champion

## side

side-imperial = Imperial Army
side-chaos = Forces of Chaos
side-north = North side
side-south = South side
side-west = West side
side-east = East side

## card

card-imp_knights = Imperial Knights
card-imp_lords = Lord Knights
card-imp_archers = Imperial Archers
card-imp_knights_lords = Imperial Knights and Lord Knights
card-imp_men_archers = Men-at-Arms and Imperial Archers
card-imp_foot = Men-at-Arms, Crossbowmen and Imperial Archers
card-imp_cannon = The Mighty Cannon
card-imp_whole_army = Imperial whole army move
card-imp_charge_lords = Lord Knights charge
card-imp_charge_all_knights = Lord Knights and Imperial Knights charge
card-cha_gob_orc = Goblins and Orcs
card-cha_gob_champ_beast = Goblins, Champions of Chaos and Beastmen
card-cha_gob_wolf = Goblins and Wolf Riders
card-cha_war_champ_bow = Chaos Warriors, Champions of Chaos and Chaos Bowmen
card-cha_beast_orc_gob = Beastmen, Orcs and Goblins
card-cha_foot = Chaos Warriors, Beastmen, Orcs, Chaos Bowmen and Goblins
card-cha_gob_beast_wolf = Goblins, Beastmen and Wolf Riders
card-cha_wolf_double = Wolf Riders double move
card-cha_champ_wolf = Champions of Chaos and Wolf Riders
card-cha_whole_army = Chaos whole army move
card-cha_bow_champ = Chaos Bowmen and Champions of Chaos
card-cha_charge_champ = Champions of Chaos charge
card-cha_ogre = The Ogre Champion

## mat

mat-full_mat = Whole mat
mat-two_panels_west = Two western panels
mat-south_field = South field

## lay

lay-plain = Open ground
lay-road = Road
lay-river = River
lay-ford = Ford
lay-marsh = Marsh
lay-ditch = Ditch
lay-hedge = Hedge
lay-tower = Tower
lay-ditch_4 = Ditch with four dug sides
lay-ditch_3 = Ditch with three dug sides
lay-ditch_2 = Ditch with two dug sides

## face

face-skull = Skull
face-shield = Shield
face-blank = Blank

## modifier

modifier-charge_card = Charge
modifier-elite_attacker = Elite attacker
modifier-elite_defender = Elite defender
modifier-garrison_attacks = Garrison attacks
modifier-garrison_defends = Garrison defends
modifier-across_ditch = Across a ditch

## disc

disc-flying = Flying cannonball
disc-bouncing = Bouncing cannonball
disc-explosion = Explosion
disc-target = Target

## scenario

scenario-borderlands = Battle of the Borderlands
scenario-tengin = Battle of the River Tengin
scenario-grunburg = Battle on the Road to Grunburg
scenario-plains = Battle of the Plains
scenario-altdorf = Battle of Altdorf
scenario-free = Free battle
scenario-quick_start = Quick start
scenario-borderlands-about = Gorefist crosses the frontier; Grand Duke Ferdinand gathers an army to keep him away from a border watchtower.
scenario-tengin-about = The Chaos horde reaches the last great river before Grunburg; the Empire holds the fords.
scenario-grunburg-about = Chaos marches on Grunburg; fresh Imperial troops are thrown into the fight as they arrive.
scenario-plains-about = After the fall of Grunburg both armies deploy blindly in thick fog.
scenario-altdorf-about = Last stand of the Empire before the gates of its capital.
scenario-quick_start-about = Ready terrain for players who do not want to place it; the Imperial Army deploys north, the Forces of Chaos south.
scenario-free-about = One player (by agreement, otherwise drawn at random) chooses the whole mat or a portion and places as many or as few terrain pieces as wished.

## setup

setup-enter_on_first_card = Arrival on the first card
setup-enter_on_first_card-about = No unit starts on the mat. When a card is drawn, every unit it shows that is still in reserve is placed on an empty hex of its army’s zone and does nothing more on this card; units it shows that are already on the mat act normally, before or after the placing. A unit for which the zone has no legal empty hex stays in reserve until its next card. A whole army card brings in neither cannon nor Ogre.
setup-fixed = Fixed positions
setup-fixed-about = Every unit starts on the hex given.
setup-fixed_then_zone = Fixed positions, then zone
setup-fixed_then_zone-about = The Imperial units start on the hexes given (one hex per named unit); then the Chaos player places all units freely in the zone.
setup-hidden_tokens = Hidden deployment
setup-hidden_tokens-about = Players alternate, Chaos first, placing one face-down unit token at a time in their own zone. When all are placed the tokens are revealed and replaced by the units.
setup-alternate = Alternating deployment
setup-alternate-about = Players alternate, Chaos first, placing one unit at a time in their own zone, in the open; Chaos places its last three units in a row.

## ruling

ruling-buildable = a layout is legal only if the four double-sided terrain hexes of tokens.yaml, four hedges and one tower can build it
ruling-keep_connected = the two deployment zones must stay connected by passable hexes and sides
ruling-minimum_attack_dice = modifiers never take an attack below one die
ruling-minimum_defence_dice = a unit always rolls at least one die in defence
ruling-more_than_six = no upper limit; with six real dice the surplus would be re-rolled
ruling-arrival = in an arrival scenario the battle card that brings the Ogre in does not turn its own cards
ruling-new_battle = the next battle of a campaign starts again with all six cards
ruling-elite_loss = an elite unit that is eliminated loses its token and comes back as a normal unit in the next battle
ruling-reserve_survives = a unit that never entered an enter_on_first_card battle counts as a survivor, whether its army won or the battle was drawn or stopped by the stalemate guard
ruling-full_armies = all 25 units take part in every battle, without wounds, with a full battle deck, Ogre deck and tower
ruling-elite_cannon = for the cannon, elite helps in defence only; the discs are unchanged
ruling-surrender = a side that surrenders loses the battle; its units count as eliminated for elite purposes, those of the winner as survivors
ruling-draw = a drawn battle (agreed, or stopped by the stalemate guard with everything equal) scores for nobody; equal totals at the end are a drawn campaign. Both armies never vanish together, because victory is checked after every single elimination
ruling-tokens_unlimited = the software runs out neither of tokens nor of dice
ruling-names = English unit names come from the stickers as transcribed by a public digital version; word order normalised here. French individual names were not found: they are translations made for this project.
ruling-points = Chaos points are the relative values published with later expansions. The Imperial values were not found; they are set here on the same scale so that both armies total 71.
