### Names and texts of the things of Lords of Ragnarok.

## player

player-green = Green
player-red = Red
player-black = Black
player-blue = Blue

## attribute

attribute-authority = Authority
attribute-power = Strength
attribute-wisdom = Wisdom

## rune

rune-uruz = Uruz
rune-othala = Othala
rune-algiz = Algiz

## weapon

weapon-sword = Sword
weapon-spear = Spear
weapon-axe = Axe
weapon-hammer = Hammer
weapon-bow = Bow
weapon-shield = Shield

## god

god-odin = Odin
god-thor = Thor
god-freya = Freya
god-odin-level-0 = No Authority and no bonus.
god-odin-level-1 = One of your Armies gains +1 value.
god-odin-level-2 = Share out +2 value among your Armies, point by point.
god-odin-level-3 = Share out +3 value among your Armies, point by point.
god-thor-level-0 = No Strength and no bonus.
god-thor-level-1 = Draw 1 Combat card.
god-thor-level-2 = Draw 2 Combat cards.
god-thor-level-3 = Draw 3 Combat cards.
god-freya-level-0 = No Wisdom and no bonus.
god-freya-level-1 = Gain 1 Rune of your choice.
god-freya-level-2 = Gain 2 Runes of your choice.
god-freya-level-3 = Gain 3 Runes of your choice.

## realm

realm-vanaheim = Vanaheim
realm-alfheim = Alfheim
realm-jotunheim = Jotunheim
realm-muspelheim = Muspelheim
realm-svartalfheim = Svartalfheim
realm-niflheim = Niflheim
realm-vanaheim-about-34 = Gain 1 Rune of your choice.
realm-vanaheim-about-2 = Gain 1 Rune of your choice.
realm-alfheim-about-34 = Either place your Hero in any other Region, or heal 1 Injury.
realm-alfheim-about-2 = Either place your Hero in any other Region, or heal 1 Injury.
realm-jotunheim-about-34 = One of your Armies on the board gains +1 value (at most 6).
realm-jotunheim-about-2 = One of your Armies on the board gains +1 value (at most 6).
realm-muspelheim-about-34 = Recruit an Army of value 1 from your Reserve in any Region you control.
realm-muspelheim-about-2 = Recruit an Army of value 1 from your Reserve in any Region you control.
realm-svartalfheim-about-34 = Draw 1 Combat card.
realm-svartalfheim-about-2 = Draw 1 Combat card.
realm-niflheim-about-34 = Either move your Drakkar up to 3 Seas, or place one of your Armies from the board in any other Region you control.
realm-niflheim-about-2 = Either move your Drakkar up to 3 Seas, or place one of your Armies from the board in any other Region you control.

## hero

hero-ragnar = Ragnar
hero-aslaug = Aslaug
hero-snorri = Snorri
hero-lagertha = Lagertha
hero-beowulf = Beowulf
hero-ragnar-title = The Chieftain
hero-ragnar-about = In a Battle in Ragnar’s Land in which you are not the defender, your Battle value is +1 for each of your Armies still in the Battle when values are compared.
hero-aslaug-title = The Volva
hero-aslaug-about = Whenever a Realm bonus is paid out, you count as allied with that Realm if Aslaug’s Region touched it when the marker was placed. You take the bonus at your usual place in the order, once even if you are in fact allied. This is no Alliance for any other purpose (Omens, first ally, later Alliances).
hero-snorri-title = The Skald
hero-snorri-about = Each time you take control of a Settlement Region in Snorri’s Land and no Battle was fought in that Region during the same step, gain 1 Rune of your choice. Taking it by Armies or by Usurp both count.
hero-lagertha-title = The Shieldmaiden
hero-lagertha-about = After you have won a Battle in Lagertha’s Land, as attacker or defender, one of your Armies that fought in it and still stands in that Region gains +1 value (your choice, at most 6). This comes after control of the Region has been settled.
hero-beowulf-title = The Berserk
hero-beowulf-about = Each time Beowulf suffers an Injury and a token is flipped for it, draw 1 Combat card. In addition, once at the start of each Hunt of yours, and once before each Battle of yours in Beowulf’s Land, you may have him suffer 1 Injury of your choice if he has a Healthy token.

## figure

figure-draugr = Draugr
    .the = the Draugr
    .of = of the Draugr
    .to = to the Draugr
figure-troll = Troll
    .the = the Troll
    .of = of the Troll
    .to = to the Troll
figure-garm = Garm
    .the = Garm
    .of = of Garm
    .to = to Garm
figure-huldra = Huldra
    .the = the Huldra
    .of = of the Huldra
    .to = to the Huldra
figure-fafnir = Fafnir
    .the = Fafnir
    .of = of Fafnir
    .to = to Fafnir
figure-hraesvelg = Hraesvelg
    .the = Hraesvelg
    .of = of Hraesvelg
    .to = to Hraesvelg
figure-loki = Loki
    .the = Loki
    .of = of Loki
    .to = to Loki
figure-loki-activation = The Active Player moves Loki 0, 1 or 2 Regions across borders, never by Drakkar and without Trample, then resolves his Region Attack where he stands. The die is not rolled.

## track

track-track_34_a = Long track, 2 Drafts
track-track_34_b = Long track, 3 Drafts
track-track_2_a = Short track, 2 Drafts
track-track_2_b = Short track, 3 Drafts

## card

card-spear = Spear
card-sword = Sword
card-axe = Axe
card-hammer = Hammer
card-bow = Bow
card-barbed_spear = Barbed Spear
card-throwing_spear = Throwing Spear
card-rune_sword = Rune Sword
card-twin_blades = Twin Blades
card-dane_axe = Dane Axe
card-berserk_axe = Berserk Axe
card-thunder_hammer = Thunder Hammer
card-smith_hammer = Smith’s Hammer
card-longbow = Longbow
card-fire_arrows = Fire Arrows
card-shield = Shield
card-shield_wall = Shield Wall
card-spear-hunt = None.
card-spear-battle = None.
card-sword-hunt = None.
card-sword-battle = None.
card-axe-hunt = None.
card-axe-battle = None.
card-hammer-hunt = None.
card-hammer-battle = If you win this Battle, one of the loser’s Armies in it, chosen by you, loses 1 more value after the loser’s own losses and before the Retreat.
card-bow-hunt = None.
card-bow-battle = After this Battle, won or lost, draw 1 Combat card.
card-barbed_spear-hunt = Draw 1 Combat card before covering the box.
card-barbed_spear-battle = None.
card-throwing_spear-hunt = You may cover an uncovered box of any weapon instead of a spear box. Against the Boss this card stands for either one of the two symbols.
card-throwing_spear-battle = One enemy Army in this Battle of value 2 or more, chosen by you, loses 1 value at once; nothing if there is none.
card-rune_sword-hunt = After covering a box with this card you may spend 1 Rune of any type to cover 1 further uncovered box of any weapon (Trophy as usual; one box of the Boss counts as one).
card-rune_sword-battle = You may spend 1 Rune of any type, once, for +2 Battle value.
card-twin_blades-hunt = After covering a sword box with this card you may cover 1 further uncovered sword box. No extra effect against the Boss, where this is one sword.
card-twin_blades-battle = None.
card-dane_axe-hunt = None.
card-dane_axe-battle = None.
card-berserk_axe-hunt = After covering a box with this card you may, if your Hero has a Healthy token, suffer 1 Injury to cover 1 further uncovered box of any weapon (Trophy as usual; one box of the Boss counts as one). This Injury cannot be prevented.
card-berserk_axe-battle = +1 Battle value for each Injured token of your Hero when values are compared.
card-thunder_hammer-hunt = At the end of the next Monster round of this Hunt the Monster player draws 1 Attack card fewer than shown, but at least 1.
card-thunder_hammer-battle = Your opponent discards 1 Combat card of their choice from hand, if any.
card-smith_hammer-hunt = Gain 1 Rune of your choice.
card-smith_hammer-battle = Gain 1 Rune of your choice.
card-longbow-hunt = The Monster player shows you, and only you, the Attack cards in their hand.
card-longbow-battle = Your opponent shows you, and only you, the Combat cards in their hand.
card-fire_arrows-hunt = You may discard 1 other Combat card from hand to draw 1 Combat card, before covering the box.
card-fire_arrows-battle = If you are not the defender, +1 Battle value.
card-shield-hunt = Played to defend in a Monster round: blocks the Attack card whatever its Rage, unless that card says a Shield does not stop it. Cannot cover a box.
card-shield-battle = From now on ignore 1 Loss symbol in total on your cards of this Battle, already played or still to come.
card-shield_wall-hunt = Played to defend in a Monster round: blocks the Attack card whatever its Rage, unless that card says a Shield does not stop it. Cannot cover a box.
card-shield_wall-battle = If you are the defender, from now on ignore all Loss symbols on your cards of this Battle, already played or still to come.

## attack

attack-special_attack = Special Attack
attack-claws = Claws
attack-bite = Bite
attack-tail_sweep = Tail Sweep
attack-roar = Terrifying Roar
attack-rampage = Rampage
attack-regeneration = Regeneration
attack-frenzy = Savage Frenzy
attack-escape = Slip Away
attack-special_attack-about = Resolve the Special Attack of the hunted Monster’s or Boss’s sheet.
attack-claws-about = The Hunter suffers 1 Injury.
attack-bite-about = The Hunter suffers 1 Injury.
attack-tail_sweep-about = The Hunter discards 1 Combat card of their choice, if any.
attack-roar-about = The Hunter discards 2 Combat cards at random (all, if fewer).
attack-rampage-about = One of the Hunter’s Armies in the Region of the Hunt, of the Hunter’s choice, loses 1 value; if there is none, the Hunter suffers 1 Injury.
attack-regeneration-about = Remove the marker placed last among those the Hunter placed in this Hunt and still on the sheet; nothing if there is none. Its Trophy is kept, and covering that box again in this Hunt gives no Trophy.
attack-frenzy-about = The Hunter suffers 2 Injuries one after the other. A Shield does not stop this card; only value does.
attack-escape-about = The Hunt ends at once in defeat. A Shield does not stop this card; only value does.

## source

source-einherjar_levy = Einherjar Levy
source-einherjar_levy-about = Armies you Recruit start with +1 value (at most 6). Recruits with a fixed value, such as the Muspelheim bonus, are not changed.
source-valhalla_gates = Valhalla’s Gates
source-valhalla_gates-about = Each time one of your Armies is destroyed, for whatever reason, draw 1 Combat card at once.
source-hlidskjalf = Watch from Hlidskjalf
source-hlidskjalf-about = At the end of your Manoeuvres step, before control is tested, if you moved no Army in that step, one of your Armies in a Settlement Region you control may gain +1 value, besides an Activation that raised an Army.
source-huginn_muninn = Huginn and Muninn
source-huginn_muninn-about = Your limit of Combat cards is Wisdom + 2. Your Rune limit is not changed.
source-spear_host = Spear Host
source-spear_host-about = In a Battle in which you are not the defender and still have 2 or more Armies when values are compared: +2 Battle value.
source-hall_builder = Hall-Builder
source-hall_builder-about = Each time you build a Temple or add a Monument level, share out +2 value among your Armies, point by point. For a Temple this comes after the Priest, for a Monument after step 5.
source-oath_rings = Oath Rings
source-oath_rings-about = For Usurp, in neutral Regions and in those of other players, your Strength counts as 1 higher (also above 6, also if Injured).
source-hallowed_ground = Hallowed Ground
source-hallowed_ground-about = A Region you control with a Temple and without an Army of yours has Population Strength 3 for the others: at the end of a step their Armies take it only with a total of 3 or more, and Usurp there needs Strength 3 or more. Weaker Armies may stay without taking it. The outcome of a Battle you took part in is not changed.
source-sleipnir_stride = Sleipnir’s Stride
source-sleipnir_stride-about = In your Manoeuvres step the Army you move may move 1 or 2 Regions, each by border or Drakkar, stopping in the first Region that holds another player’s Army. Control is tested only where it stops.
source-war_council = War Council
source-war_council-about = New Rune Action: Activate 1 or 2 different Armies of yours, one after the other, each moving or growing by the Activation rule.
source-gallows_offering = Gallows Offering
source-gallows_offering-about = At the start of your turn, before Prayer, you may reduce one of your Armies by 1 (an Army of 1 is destroyed) to gain 1 Rune of your choice.
source-one_eyed_bargain = One-Eyed Bargain
source-one_eyed_bargain-about = New Rune Action: move 1 of your Armies to an adjacent Region, by border or Drakkar.
source-mjolnir_echo = Echo of Mjolnir
source-mjolnir_echo-about = At the start of your Hunt, before the cards for Strength, draw 1 Combat card.
source-storm_hardened = Storm-Hardened
source-storm_hardened-about = Ignore the first Injury of each Hunt of yours that you have not chosen to suffer, be it from an Attack card or from the defeat. An ignored Injury flips no token and cannot end the Hunt.
source-goat_feast = Feast of the Goats
source-goat_feast-about = After each Hunt of yours, won or lost, and after the Injury of a defeat, heal 1 Injury.
source-giant_slayer = Giant-Slayer
source-giant_slayer-about = In your Hunts every Attack card has 1 Rage less. Its Weak Spot is not changed.
source-thunderclap = Thunderclap
source-thunderclap-about = +2 Battle value in your Battles in the Region where your Hero stands.
source-megingjord = Megingjord
source-megingjord-about = +1 Battle value in all your Battles.
source-thunderers_wrath = Wrath of the Thunderer
source-thunderers_wrath-about = When you win a Battle, one of the loser’s Armies in it, chosen by you, loses 1 more value after the loser’s own losses and before the Retreat; nothing if none is left.
source-trophy_hunter = Trophy Hunter
source-trophy_hunter-about = Each time you would gain a printed Trophy in a Hunt, you may instead gain 1 Rune of your choice and draw 1 Combat card. The box still counts as one with a Trophy.
source-beast_tamer = Beast-Tamer
source-beast_tamer-about = For the Rune Action that takes control of a neutral Monster, the Rune may be of any type and the Monster may be in your Hero’s Region or next to it.
source-lightning_strike = Lightning Strike
source-lightning_strike-about = New Rune Action: one Army of your choice, of any player, in your Hero’s Region or next to it loses 1 value.
source-call_the_storm = Call the Storm
source-call_the_storm-about = New Rune Action: deal 1 Damage outside a Hunt to a Monster, not the Boss, in your Hero’s Region: cover any uncovered box. No Trophy, no Artifact; the Monster may be killed.
source-hero_ferocity = Hero’s Ferocity
source-hero_ferocity-about = Once per Hunt, one Combat card that is not a Shield may be played in a Hero round as if it had any weapon symbol; against the Boss it stands for one of the two symbols.
source-seidr_weaving = Seidr Weaving
source-seidr_weaving-about = Your Rune limit is Wisdom + 2. Your limit of Combat cards is not changed.
source-golden_tears = Golden Tears
source-golden_tears-about = When your top marker on an Action of the Wheel is covered, gain 2 Runes of your choice instead of 1.
source-falcon_cloak = Falcon Cloak
source-falcon_cloak-about = If you move your Hero in the Hero step, the move may be up to 3 Regions instead of 2.
source-brising_flame = Flame of the Brisings
source-brising_flame-about = When your Hero takes a Rune from a Forge in the Prayer step, gain 1 more Rune of the same type from the Supply, if there is one; then apply the limit.
source-folkvang_due = Folkvang’s Due
source-folkvang_due-about = When you lose a Battle, one of your Armies in it, of your choice, is not lowered by 1 for the defeat. Loss symbols and enemy effects still apply to it.
source-battle_boar = Hildisvini, Battle Boar
source-battle_boar-about = In each Battle ignore 1 Loss symbol in total on your cards, from the start of the Battle.
source-vanir_friend = Friend of the Vanir
source-vanir_friend-about = For the Rune Action that forms an Alliance, the Rune may be of any type. Whenever you form an Alliance, by whatever means, you draw the first-ally Combat card even if you are not the first (1 card in all).
source-njord_wind = Njord’s Wind
source-njord_wind-about = In your Hero step you may also move your Drakkar 1 Sea, before or after the option you choose, or with none chosen.
source-grove_priestess = Priestess of the Grove
source-grove_priestess-about = Each time you send a Priest to a Monument of any level, after the God’s bonus: heal 1 Injury or draw 1 Combat card.
source-realm_walker = Realm-Walker
source-realm_walker-about = When you place a marker on an Action that already bears markers and you are allied with its Realm, you alone may take that Realm bonus, after the covering Rune and before the Action.
source-healing_song = Healing Song
source-healing_song-about = New Rune Action, available if your Hero has an Injury: heal all Injuries of your Hero.
source-freya_call = Freya’s Calling
source-freya_call-about = New Rune Action, available if a Priest of yours is in the Supply: gain 1 Priest.
source-gungnir = Gungnir
source-gungnir-about = Discharge once both sides of a Battle of yours have passed, before values are compared: your Battle value is +3 in this Battle.
source-mjolnir = Mjolnir
source-mjolnir-about = Discharge at any time in a Hero round of your Hunt: deal 1 Damage to an uncovered box of your choice, Monster or Boss, without playing a card. You gain its Trophy, and it counts as the Damage required this round.
source-brisingamen = Brisingamen
source-brisingamen-about = Discharge in your Rune Actions step, before or after your Rune Action: gain 1 Rune of your choice; you may perform one more Rune Action in this step.
source-barrow_blade = Barrow-King’s Blade
source-barrow_blade-about = Discharge as you play a Combat card in a Battle: ignore all Loss symbols of that card, for the right to play it as well as for the Losses.
source-troll_heart = Troll-Heart Stone
source-troll_heart-about = Discharge at the start of your Hero step: heal 1 or 2 Injuries. The Hero step is then played as usual.
source-gate_chain = Gate-Hound’s Chain
source-gate_chain-about = Discharge in your Rune Actions step, before or after your Rune Action: Activate 1 neutral Monster in the Region of your Hero or next to it. You choose move or Region Attack instead of rolling the die. This is not a Rune Action.
source-huldra_veil = Huldra’s Veil
source-huldra_veil-about = Discharge at the start of your Hero step: place your Hero in any other Region. The Hero step is then played as usual.
source-andvaranaut = Andvaranaut
source-andvaranaut-about = Discharge at any time in your Prayer step: gain 1 Rune of your choice, then draw 1 Combat card.
source-storm_feather = Storm Feather
source-storm_feather-about = Discharge when you Activate an Army to move it: that Army may move 1 or 2 Regions, each by border or Drakkar, stopping in the first Region that holds another player’s Army. Control is tested at the end of the step only where it stops.

## origin

origin-odin = Odinson / Odinsdottir
origin-odin-about = You take the first turn of the game. Raise Authority by 1.
origin-thor = Thorson / Thorsdottir
origin-thor-about = Raise Strength by 1, then draw 1 Combat card.
origin-freya = Freyason / Freyasdottir
origin-freya-about = Raise Wisdom by 1, then gain 1 Rune of your choice.
origin-tyr = Tyrson / Tyrsdottir
origin-tyr-about = Each of your two starting Armies gains +1 value; then control of the starting Region is tested again with their total of 4.
origin-heimdall = Heimdallson / Heimdallsdottir
origin-heimdall-about = Form an Alliance with any one Realm, adjacent or not, without paying a Rune; draw 1 Combat card if you are its first ally.
origin-baldr = Baldrson / Baldrsdottir
origin-baldr-about = Gain 1 Priest, then 1 Rune of your choice.

## event

event-event_01 = Tidings from Hrafnsnes
event-event_01-about = Placement: the next Uruz Monster enters Region 1. Activation: Othala Monsters, then Algiz Monsters.
event-event_02 = Tidings from Ulfdal
event-event_02-about = Placement: the next Othala Monster enters Region 2. Activation: Uruz Monsters, then Othala Monsters, then the Boss.
event-event_03 = Tidings from Saltvik
event-event_03-about = Placement: the next Algiz Monster enters Region 3. Activation: Algiz Monsters, then Uruz Monsters.
event-event_04 = Tidings from Odinsvang
event-event_04-about = Placement: the next Uruz Monster enters Region 4. Activation: Algiz Monsters, then Uruz Monsters, then the Boss.
event-event_05 = Tidings from Nordstrand
event-event_05-about = Placement: the next Othala Monster enters Region 5. Activation: Othala Monsters, then Algiz Monsters.
event-event_06 = Tidings from Jarnskog
event-event_06-about = Placement: the next Algiz Monster enters Region 6. Activation: Uruz Monsters, then Othala Monsters.
event-event_07 = Tidings from Thorsberg
event-event_07-about = Placement: the next Uruz Monster enters Region 7. Activation: Uruz Monsters, then Othala Monsters, then the Boss.
event-event_08 = Tidings from Asksheim
event-event_08-about = Placement: the next Othala Monster enters Region 8. Activation: Algiz Monsters, then Uruz Monsters.
event-event_09 = Tidings from Vargholm
event-event_09-about = Placement: the next Algiz Monster enters Region 9. Activation: Othala Monsters, then Algiz Monsters, then the Boss.
event-event_10 = Tidings from Skjoldmark
event-event_10-about = Placement: the next Uruz Monster enters Region 10. Activation: Othala Monsters, then Algiz Monsters.
event-event_11 = Tidings from Austfjord
event-event_11-about = Placement: the next Othala Monster enters Region 11. Activation: Uruz Monsters, then Othala Monsters.
event-event_12 = Tidings from Myrkvid
event-event_12-about = Placement: the next Algiz Monster enters Region 12. Activation: Algiz Monsters, then Uruz Monsters, then the Boss.
event-event_13 = Tidings from Rotdal
event-event_13-about = Placement: the next Uruz Monster enters Region 13. Activation: Algiz Monsters, then Uruz Monsters.
event-event_14 = Tidings from Eldmark
event-event_14-about = Placement: the next Othala Monster enters Region 14. Activation: Othala Monsters, then Algiz Monsters.
event-event_15 = Tidings from Freyjulund
event-event_15-about = Placement: the next Algiz Monster enters Region 15. Activation: Uruz Monsters, then Othala Monsters, then the Boss.
event-event_16 = Tidings from Sudrhavn
event-event_16-about = Placement: the next Uruz Monster enters Region 16. Activation: Uruz Monsters, then Othala Monsters.
event-event_17 = Tidings from Svartmyr
event-event_17-about = Placement: the next Othala Monster enters Region 17. Activation: Algiz Monsters, then Uruz Monsters.
event-event_18 = Tidings from Hvalvik
event-event_18-about = Placement: the next Algiz Monster enters Region 18. Activation: Othala Monsters, then Algiz Monsters, then the Boss.
event-event_19 = Tidings from Grimstad
event-event_19-about = Placement: the next Uruz Monster enters Region 19. Activation: Othala Monsters, then Algiz Monsters.
event-event_20 = Tidings from Isbrekka
event-event_20-about = Placement: the next Othala Monster enters Region 20. Activation: Uruz Monsters, then Othala Monsters, then the Boss.
event-event_21 = Tidings from Urdarbrunn
event-event_21-about = Placement: the next Algiz Monster enters Region 21. Activation: Algiz Monsters, then Uruz Monsters.

## omen

omen-axe_age = Age of Axes
omen-axe_age-about = Some player controls every Region of 2 Lands.
omen-temple_age = Age of Temples
omen-temple_age-about = Some player controls 4 Regions with a Temple.
omen-wolf_age = Age of Wolves
omen-wolf_age-about = Some player owns 2 kills, Monster figures and Slayer tokens together.
omen-tower_age = Age of Towers
omen-tower_age-about = A Monument is complete (level 3); the level just added counts.
omen-world_age = Age of Worlds
omen-world_age-about = Some player has Alliance markers in 5 Realms.
omen-axe_age_2p = Age of Axes
omen-axe_age_2p-about = A player controls every Region of 2 Lands.
omen-temple_age_2p = Age of Temples
omen-temple_age_2p-about = A player controls 3 Regions with a Temple.
omen-wolf_age_2p = Age of Wolves
omen-wolf_age_2p-about = A player owns 1 kill, a Monster figure or a Slayer token.
omen-tower_age_2p = Age of Towers
omen-tower_age_2p-about = A Monument is complete (level 3); the level just added counts.
omen-world_age_2p = Age of Worlds
omen-world_age_2p-about = A player has Alliance markers in 4 Realms.

## action

action-reinforce = Reinforce
action-reinforce-about = Recruit 1 Army.
action-mobilize = Mobilize
action-mobilize-about = Activate as many of your Armies as you like (at least 1, each once), then test control and resolve Battles in your order.
action-prepare = Prepare
action-prepare-about = Twice, the same option being allowed: heal 1 Injury; draw 1 Combat card; gain 1 Rune; +1 to an Army in a Settlement Region you control.
action-build_temple = Build Temple
action-build_temple-about = Put the Temple of the lowest covered track number in a Shrine Region you control without a Temple; gain 1 Priest; if the space shows a Draft, hold a Blessing Draft.
action-monsters = Monsters
action-monsters-about = Activate 1 or 2 different Monsters (neutral or yours), or Hunt a Monster with your Hero, or Hunt the Boss if you have the kills.
action-usurp = Usurp
action-usurp-about = No other Hero in your Hero’s Region: neutral with Population Strength up to your Strength, or another player’s with total Army value up to your Strength (without Armies: always). Other Armies there Retreat, take control, you may Recruit 1 Army there.
action-build_monument = Build Monument
action-build_monument-about = Needs at least 1 marker of yours on the Wheel and a Monument below level 3; no marker placed, no Realm bonus. Add a level, test the Omens, clear Priests and Wheel, recharge Artifacts, refill Forges, collect Priests and Runes, resolve 1 Event.

## invoke

invoke-activate_boss = Provoke the Boss
invoke-activate_boss-about = Activate the Boss if he is in the Region of your Hero. His sheet shows no Rune, so 1 Rune of any type is paid.
invoke-control_monster = Tame a Monster
invoke-control_monster-about = Take control of a neutral Monster in the Region of your Hero; if you already control 2, first release one.
invoke-alliance = Form an Alliance
invoke-alliance-about = Form an Alliance with a Realm adjacent to the Region of your Hero that does not bear your marker; the first ally of a Realm draws 1 Combat card.
invoke-strengthen = Strengthen
invoke-strengthen-about = One of your Armies on the board gains +1 value, Settlement or not.
invoke-activate_monster = Rouse a Monster
invoke-activate_monster-about = Activate 1 Monster that is neutral or yours, anywhere on the board.
invoke-draw_one = Draw a card
invoke-draw_one-about = Draw 1 Combat card.
invoke-place_hero = Travel
invoke-place_hero-about = Place your Hero in any other Region.
invoke-raise_lowest = Grow
invoke-raise_lowest-about = Raise your lowest Attribute by 1 (your choice on a tie).
invoke-draw_two = Draw two cards
invoke-draw_two-about = Draw 2 Combat cards.

## trophy

trophy-none = No Trophy
trophy-none-about = No Trophy. When every such box is covered, the Hunter of the Hunt just ended gets the Monster’s Artifact if it is unclaimed.
trophy-realm = Realm
trophy-realm-about = Form an Alliance with any Realm that does not bear your marker; draw 1 Combat card if you are its first ally. Lost if you are allied with all six.
trophy-priest = Priest
trophy-priest-about = Gain 1 Priest. Lost if none of yours is in the Supply.
trophy-army = Army +1
trophy-army-about = One of your Armies on the board gains +1 value, Settlement or not. Lost if you have none below 6.
trophy-rune = Rune
trophy-rune-about = Gain 1 Rune of your choice; the Rune limit applies at once, even during a Hunt.

## die

die-move = Move
die-move-about = The Active Player moves the Monster to an adjacent Region of their choice; one Army there loses 1 (Trample).
die-attack = Attack
die-attack-about = Resolve the Region Attack of the sheet; the Active Player makes its choices.
die-choice = Move or attack
die-choice-about = The Active Player treats it as move or as attack.

## region

region-1 = Hrafnsnes
region-2 = Ulfdal
region-3 = Saltvik
region-4 = Odinsvang
region-5 = Nordstrand
region-6 = Jarnskog
region-7 = Thorsberg
region-8 = Asksheim
region-9 = Vargholm
region-10 = Skjoldmark
region-11 = Austfjord
region-12 = Myrkvid
region-13 = Rotdal
region-14 = Eldmark
region-15 = Freyjulund
region-16 = Sudrhavn
region-17 = Svartmyr
region-18 = Hvalvik
region-19 = Grimstad
region-20 = Isbrekka
region-21 = Urdarbrunn
region-attack-draugr = Grave Plague
region-attack-draugr-about = Every Army in its Region, whoever owns it, loses 1 value.
region-attack-troll = Boulder Throw
region-attack-troll-about = One Army in a Region next to it loses 2 value (destroyed if its value is 2 or less).
region-attack-garm = Howl of Helheim
region-attack-garm-about = All Armies in its Region must Retreat, each to a Region of its owner’s choice; those that cannot are destroyed. Control of the Region does not change.
region-attack-huldra = Beguiling Song
region-attack-huldra-about = Choose a Hero in its Region or next to it: that Hero is placed in the Huldra’s Region (or stays there), and its owner discards 1 Rune or 1 Combat card of their choice, if they hold any.
region-attack-fafnir = Dragonfire
region-attack-fafnir-about = One Army in its Region loses 2 value (destroyed if its value is 2 or less); then every Hero there suffers 1 Injury, each owner choosing the token.
region-attack-hraesvelg = Wingbeat Gale
region-attack-hraesvelg-about = Choose an Army in its Region or next to it and move it across a border into a Region that holds no Army of another player and not the Boss. Control follows at the end of the step.
region-attack-loki = Discord
region-attack-loki-about = The Active Player picks one that can be done: every Army in his Region loses 1 value; or all Armies of one player there must Retreat, each to a Region of its owner’s choice; or one Hero there suffers 1 Injury (a Hero with a Healthy token). If none can be done, nothing happens.

## land

land-ravenland = Ravenland
land-ashland = Ashland
land-shieldland = Shieldland
land-rootland = Rootland
land-whaleland = Whaleland
land-ice_march = Ice March
land-hammerland = Hammerland

## sea

sea-34-sea1 = Mist Sea
sea-34-sea2 = Whale Road
sea-34-sea3 = Amber Sea
sea-34-sea4 = Ember Sea
sea-34-sea5 = Drowned Sea
sea-34-sea6 = Iron Sea
sea-2-sea1 = Mist Sea
sea-2-sea2 = Whale Road
sea-2-sea3 = Amber Sea
sea-2-sea4 = Ember Sea
sea-2-sea5 = Drowned Sea

## special

special-attack-draugr = Barrow Grip
special-attack-draugr-about = The Hunter suffers 1 Injury and does not draw the card of step 5 of this Monster round; the Weak Spot card of step 6 is not affected.
special-attack-troll = Crushing Blow
special-attack-troll-about = The Hunter suffers 1 Injury, then discards 1 Combat card of their choice, if any.
special-attack-garm = Gate-Hound’s Jaws
special-attack-garm-about = The Hunter chooses: discard 2 Combat cards (only if holding at least 2), or suffer 2 Injuries one after the other.
special-attack-huldra = Stolen Will
special-attack-huldra-about = The Monster player looks at the Hunter’s hand and discards 2 cards from it (all, if fewer).
special-attack-fafnir = Venom Breath
special-attack-fafnir-about = The Hunter suffers 2 Injuries one after the other.
special-attack-hraesvelg = Corpse-Swallower
special-attack-hraesvelg-about = The Hunter suffers 1 Injury and may cover at most 1 box, by any means, in the next Hero round.
special-attack-loki = Illusion
special-attack-loki-about = The Hunter suffers 1 Injury, then discards 1 Combat card at random, if any.
