### Words of Lords of Ragnarok. Names of regions, heroes, monsters, cards … and their texts come from the content.

game-lords_of_ragnarok = Lords of Ragnarok
game-lords_of_ragnarok-about = Lead a hero of the North: conquer lands, raise temples and monuments, hunt monsters, and win before the world ends.

## Options

option-drafts = The side of the temple track: how many Blessing Drafts its spaces show.
option-drafts-2 = 2 Drafts (advised for a first game)
option-drafts-3 = 3 Drafts

## Things that are in no content file

army = { $player }’s Army { $number } (value { $value }, { $region })
reserve = Reserve
box = box { $number }
card-label =
    { $losses ->
        [0] { $card } ({ $weapon }, { $value })
        [one] { $card } ({ $weapon }, { $value }, 1 Loss)
       *[other] { $card } ({ $weapon }, { $value }, { $losses } Losses)
    }
prepare-heal = heal 1 Injury
prepare-card = draw 1 Combat card
prepare-rune = gain 1 Rune
prepare-army = raise an Army in one of your Settlements by 1

## Moments of effects

trigger-passive = always
trigger-start_of_own_turn = start of the turn
trigger-own_prayer_step = Prayer step
trigger-own_hero_step = Hero step
trigger-start_of_own_hero_step = start of the Hero step
trigger-own_rune_step = Rune Actions step
trigger-rune_action = Rune Action
trigger-own_maneuvers_move = a move in the Manoeuvres step
trigger-end_of_own_maneuvers = end of the Manoeuvres step
trigger-own_army_activation_move = an Army is Activated to move
trigger-recruit = an Army is Recruited
trigger-usurp = Usurp
trigger-take_control = control of a Region was taken
trigger-own_build = a Temple or Monument was built
trigger-priest_sent = a Priest was sent
trigger-forge_rune = a Rune was taken from a Forge
trigger-own_wheel_marker_placed = a marker was placed on the Wheel
trigger-own_wheel_marker_covered = a marker on the Wheel was covered
trigger-realm_bonus = a Realm pays its bonus
trigger-battle_value = Battle values are compared
trigger-before_own_battle = before a Battle
trigger-own_battle_when_playing_card = a card is played in a Battle
trigger-own_battle_after_both_passed = both sides of the Battle have passed
trigger-battle_losses = Losses of a Battle
trigger-battle_loser_losses = the loser has suffered its own Losses
trigger-battle_won = a Battle was won
trigger-own_army_destroyed = an Army was destroyed
trigger-own_hunt_start = start of the Hunt
trigger-own_hero_round_in_hunt = Hero round of the Hunt
trigger-monster_attack = attack of a Monster
trigger-trophy_gained = a Trophy is gained
trigger-own_hunt_end = end of the Hunt
trigger-injury_taken = an Injury was suffered

## What operations do

op-draw_combat =
    { $n ->
        [one] Draw 1 Combat card
       *[other] Draw { $n } Combat cards
    }
op-gain_rune =
    { $n ->
        [one] Gain 1 Rune
       *[other] Gain { $n } Runes
    }
op-gain_priest =
    { $n ->
        [one] Gain 1 Priest
       *[other] Gain { $n } Priests
    }
op-discard_rune =
    { $n ->
        [one] Discard 1 Rune
       *[other] Discard { $n } Runes
    }
op-discard_combat =
    { $n ->
        [one] Discard 1 Combat card
       *[other] Discard { $n } Combat cards
    }
op-army_plus = Raise Armies by { $n }
op-army_minus = One Army loses { $n }
op-army_minus-each = Every Army there loses { $n }
op-activate_army =
    { $n ->
        [one] Activate an Army
       *[other] Activate up to { $n } Armies
    }
op-move_army =
    { $n ->
        [one] Move an Army
       *[other] Move { $n } Armies
    }
op-forced_move_army = Move an Army of any player
op-place_army = Place an Army in another Region you control
op-recruit = Recruit an Army of value { $n }
op-retreat = All Armies there must Retreat
op-retreat-player = All Armies of one player there must Retreat
op-move_drakkar =
    { $n ->
        [one] Move the Drakkar 1 Sea
       *[other] Move the Drakkar up to { $n } Seas
    }
op-place_hero = Place the Hero in any other Region
op-heal =
    { $n ->
        [one] Heal 1 Injury
       *[other] Heal up to { $n } Injuries
    }
op-injure =
    { $n ->
        [one] Suffer 1 Injury
       *[other] Suffer { $n } Injuries
    }
op-injure-each =
    { $n ->
        [one] Every Hero there suffers 1 Injury
       *[other] Every Hero there suffers { $n } Injuries
    }
op-injure-one =
    { $n ->
        [one] One Hero suffers 1 Injury
       *[other] One Hero suffers { $n } Injuries
    }
op-attribute_plus = Raise an Attribute by { $n }
op-ally_realm = Form an Alliance
op-activate_monster = Activate a Monster
op-control_monster = Take control of a Monster
op-deal_damage_outside_hunt = Deal { $n } Damage to a Monster
op-activate_boss = Activate the Boss
op-deal_damage =
    { $n ->
        [one] Cover 1 more box
       *[other] Cover { $n } more boxes
    }
op-battle_value = +{ $n } Battle value

## What is to be decided

kind-action = the Special Action of this turn
kind-activate = what the Activated Army does
kind-ally = the Realm of the Alliance
kind-any_box = the Damage box to cover
kind-attack = the Attack card of the Monster
kind-battle_card = a Combat card for the Battle
kind-battles = the next Battle
kind-befriend = the Realm of the Alliance
kind-bleed_for = whether to suffer an Injury for an effect
kind-blessing = the Blessing to take
kind-boss = where the Boss goes
kind-box = the Damage box to cover
kind-bystander = who does not fight yet
kind-defend = the defence against the attack
kind-discard_cards = the Combat card to discard
kind-discard_for = whether to discard a card for an effect
kind-drift_to = where the Army is moved
kind-drifter = the Army that is moved
kind-drop_rune = the Rune to discard
kind-effects = which effect to use
kind-gain_rune = the type of the Rune
kind-grow_at_home = the Army to raise
kind-heal = the Injury to heal
kind-hero = the Hero to play
kind-hero_round = the cards that deal Damage
kind-hero_step = what the Hero step is used for
kind-hunt_effect = whether to use the card’s Hunt effect
kind-injury = the Attribute that is Injured
kind-losses = the Army that suffers a Loss
kind-lower = the Army that is lowered
kind-lured = the Hero that is lured
kind-manoeuvres = the Army to Activate
kind-mobilize = the next Army to Activate
kind-monster = what the Monster does
kind-monsters = what the Monsters Action is used for
kind-monument = the Monument to build
kind-move_to = where the Army moves
kind-mover = the Army that moves
kind-option = one of the options
kind-origin = the Origin to play
kind-pay = the Rune to pay
kind-pay_for = whether to pay a Rune for an effect
kind-pick_from_hand = the card that is discarded
kind-place_at = where the Army is placed
kind-placed = the Army that is placed
kind-prayer = what the Prayer step is used for
kind-prepare = an option of Prepare
kind-raise = the Army to raise
kind-raise_lowest = the Attribute to raise
kind-realm_bonus = whether to take the Realm’s bonus
kind-recruit = where the Army is Recruited
kind-recruit_at = where the Army is Recruited
kind-release = the Monster to release
kind-retreat = where the Army Retreats
kind-retreat_together = where the Armies Retreat
kind-rouse = the Monster to Activate
kind-rout = the player whose Armies Retreat
kind-rune_step = the Rune Action
kind-sail = where the Drakkar goes
kind-second_card = the second card against the Boss
kind-shed_cards = the Combat card to discard
kind-shed_runes = the Rune to discard
kind-site = where the Temple stands
kind-smite_box = the Damage box to cover
kind-smitten = the Monster that is hit
kind-spare = the Army that is spared
kind-start = where the Hero and two Armies start
kind-start_sea = the Sea of the Drakkar
kind-strike_loser = the loser’s Army that is lowered
kind-tame = the Monster to take control of
kind-trample = the Army that is Trampled
kind-travel = where the Hero is placed
kind-trophy = the Trophy
kind-usurped = whether to Recruit in the Usurped Region
kind-victim = the Hero that is Injured
kind-weaken_enemy = the enemy Army that is lowered

## Choices

choice-hero = { $what }: { $about }
choice-descend = { $what }: { $about }
choice-launch = Drakkar in the { $what }
choice-land = Start in { $what }
choice-pray = Send a Priest to { $what }
choice-forge = Take the Rune of the Forge
choice-sail = Sail to the { $what }
choice-heal = Heal: { $what }
choice-invoke = { $what }: { $about }
choice-pay = Pay { $what }
choice-tame = Take control of { $what-the }
choice-ally = Ally with { $what }
choice-travel = Place the Hero in { $what }
choice-activate = Activate { $what }
choice-move = Move to { $what }
choice-march = Move { $what }
choice-grow = Raise the Army by 1
choice-recruit = Recruit an Army
choice-muster = Recruit in { $what }
choice-act = { $what }: { $about }
choice-accept = Yes
choice-prepare = Choose: { $what }
choice-raise = Raise { $what }
choice-build = Build in { $what }
choice-bless = { $what }: { $about }
choice-rouse = Activate { $what-the }
choice-hunt = Hunt { $what-the }
choice-erect = Build the Monument of { $what }
choice-drive = Move it to { $what }
choice-strike = Region Attack
choice-trample = Trample { $what }
choice-release = Release { $what-the }
choice-weaken = Lower { $what }
choice-rout = { $what }’s Armies
choice-wound = { $what }’s Hero
choice-lure = { $what }’s Hero
choice-blow = Move { $what }
choice-lift = Place { $what } elsewhere
choice-place = Place it in { $what }
choice-retreat = Retreat to { $what }
choice-injure = Injure: { $what }
choice-gain = Gain { $what }
choice-drop = Discard { $what }
choice-discard = Discard { $what }
choice-strip = Discard { $what }
choice-attack = { $what } (Rage { $rage }, Weak Spot { $weak }): { $about }
choice-defend = Defend with { $what }
choice-hit = Play { $what }
choice-cover = Cover { $what }
choice-cover-box = Cover box { $number } ({ $weapons }): { $trophy }
choice-smite = Hit { $what-the }
choice-battle = Fight in { $what }
choice-wait = { $what } waits
choice-play = Play { $what }
choice-lose = { $what } loses 1
choice-shelter = Spare { $what }
choice-use = Use { $what }: { $about }
choice-option = Choose option { $what }
choice-finish = Finish
choice-pass = Pass
choice-decline = No
choice-stay = Stay
choice-spare = Do not Trample

verb-hero = choose a Hero
verb-descend = choose an Origin
verb-launch = place the Drakkar
verb-land = place the starting figures
verb-pray = send a Priest
verb-forge = take the Rune of a Forge
verb-sail = move the Drakkar
verb-heal = heal
verb-invoke = perform a Rune Action
verb-pay = pay a Rune
verb-tame = take control of a Monster
verb-ally = form an Alliance
verb-travel = place the Hero
verb-activate = Activate an Army
verb-move = move
verb-march = choose the Army that moves
verb-grow = raise an Army by Activating it
verb-recruit = Recruit
verb-muster = choose where to Recruit
verb-act = choose a Special Action
verb-accept = accept
verb-prepare = choose an option of Prepare
verb-raise = raise an Army or Attribute
verb-build = build a Temple
verb-bless = take a Blessing
verb-rouse = Activate a Monster
verb-hunt = Hunt
verb-erect = build a Monument
verb-drive = move a Monster or the Boss
verb-strike = make a Region Attack
verb-trample = Trample
verb-release = release a Monster
verb-weaken = lower an Army
verb-rout = make Armies Retreat
verb-wound = Injure a Hero
verb-lure = lure a Hero
verb-blow = move an Army by force
verb-lift = lift an Army to place it elsewhere
verb-place = place an Army
verb-retreat = Retreat
verb-injure = suffer an Injury
verb-gain = gain a Rune
verb-drop = discard a Rune
verb-discard = discard a Combat card
verb-strip = discard somebody else’s card
verb-attack = play an Attack card
verb-defend = defend
verb-hit = deal Damage with a card
verb-cover = cover a Damage box
verb-smite = hit a Monster outside a Hunt
verb-battle = fight a Battle
verb-wait = make a player wait
verb-play = play a Combat card in a Battle
verb-lose = suffer a Loss
verb-shelter = spare an Army
verb-use = use a Blessing, Artifact or ability
verb-option = choose an option
verb-finish = finish
verb-pass = pass in a Battle
verb-decline = decline
verb-stay = leave the Boss where it is
verb-spare = forgo a Trample

## Prompts

prompt-effects = Which of your effects do you use ({ $moment })?
prompt-discard-cards =
    { $count ->
        [one] Discard a Combat card.
       *[other] Discard { $count } Combat cards.
    }
prompt-shed-cards =
    { $count ->
        [one] You hold more than { $limit } Combat cards: discard one.
       *[other] You hold more than { $limit } Combat cards: discard { $count }.
    }
prompt-pick-from-hand =
    { $count ->
        [one] Discard a card from { $player }’s hand.
       *[other] Discard { $count } cards from { $player }’s hand.
    }
prompt-gain-rune =
    { $count ->
        [one] Gain a Rune of your choice.
       *[other] Gain { $count } Runes of your choice.
    }
prompt-drop-rune =
    { $count ->
        [one] Discard a Rune.
       *[other] Discard { $count } Runes.
    }
prompt-shed-runes =
    { $count ->
        [one] You hold more than { $limit } Runes: discard one.
       *[other] You hold more than { $limit } Runes: discard { $count }.
    }
prompt-injury = Your Hero suffers an Injury: which Attribute?
prompt-heal = Which Injury is healed?
prompt-recruit = Where do you Recruit the Army of value { $value }?
prompt-retreat = Where does { $army } Retreat?
prompt-hero = Choose your Hero.
prompt-origin = Choose your Origin.
prompt-start-sea = Place your Drakkar.
prompt-start = Place your Hero and two Armies beside the { $sea }.
prompt-prayer = Prayer: send a Priest, take the Rune of the Forge.
prompt-hero-step = Hero: move the Hero, or move the Drakkar, or heal an Injury.
prompt-hero-step-more = Hero: the step is done, apart from what your Blessings add.
prompt-sail =
    { $seas ->
        [one] Move your Drakkar 1 Sea.
       *[other] Move your Drakkar up to { $seas } Seas.
    }
prompt-rune-step = Rune Actions: { $left } left.
prompt-pay =
    { $count ->
        [one] Pay 1 Rune.
       *[other] Pay { $count } Runes of different types.
    }
prompt-tame = Which Monster do you take control of?
prompt-befriend = With which Realm beside your Hero do you ally?
prompt-ally = With which Realm do you ally?
prompt-manoeuvres = Manoeuvres: Activate an Army.
prompt-manoeuvres-recruit = Manoeuvres: you have no Army on the board and may Recruit one.
prompt-activate = What does { $army } do?
prompt-march = Where does { $army } move?
prompt-mobilize = Mobilize: Activate the next Army.
prompt-action = Choose your Special Action.
prompt-realm-bonus = Do you take the bonus of { $realm }? { $bonus }
prompt-prepare = Prepare: { $left } left to choose.
prompt-grow-at-home = Which Army in one of your Settlements rises by 1?
prompt-site = Where do you build the Temple?
prompt-blessing = Take a Blessing.
prompt-monsters = Activate a Monster or Hunt.
prompt-second-monster = Activate a second Monster, or finish.
prompt-usurped = { $region } is yours. Do you Recruit an Army of value { $value } there?
prompt-monument = Which Monument rises?
prompt-monster = { $figure-The }: move it, or make its Region Attack.
prompt-monster-moves = { $figure-The } moves: where to?
prompt-trample = Which Army does { $figure-the } Trample?
prompt-release = Release a Monster to take control of { $figure-the }.
prompt-attack = Play an Attack card for { $figure-the }.
prompt-defend = Defend against { $attack }: { $defence } so far, Rage { $rage }.
prompt-hero-round =
    { $dealt ->
        [0] Deal Damage to { $figure-the }; ending the round without any ends the Hunt in defeat.
       *[other] Deal Damage to { $figure-the } ({ $dealt } so far in this round), or end the round.
    }
prompt-second-card = Which card goes with { $card } against the Boss?
prompt-hunt-effect = Do you use the Hunt effect of { $card }? { $about }
prompt-box = Which box of { $figure-the } is covered?
prompt-trophy = Take the Trophy: { $trophy }.
prompt-battles = Which Battle is fought next?
prompt-bystander = Three players meet in { $region }: who waits?
prompt-battle-card = Battle in { $region }: play a Combat card or pass.
prompt-free-card = Battle in { $region }: play the card whose Loss symbols are ignored.
prompt-spare = Which of your Armies is not lowered for the defeat?
prompt-losses =
    { $left ->
        [one] Which of your Armies suffers the last Loss?
       *[other] Which of your Armies suffers a Loss ({ $left } left)?
    }
prompt-strike-loser = Which Army of the loser is lowered ({ $left } left)?
prompt-retreat-together = Where do your Armies Retreat from { $region }?
prompt-raise =
    { $left ->
        [one] Which Army rises by { $points }?
       *[other] Which Army rises by { $points } ({ $left } left to share out)?
    }
prompt-lower = Which Army is lowered by { $points }?
prompt-mover = Which of your Armies moves?
prompt-drifter = Which Army is moved?
prompt-placed = Which of your Armies is placed elsewhere?
prompt-place-at = Where is { $army } placed?
prompt-rout = Whose Armies must Retreat?
prompt-travel = Where is your Hero placed?
prompt-lured = Which Hero does { $figure-the } lure?
prompt-victim =
    { $injuries ->
        [one] Which Hero suffers 1 Injury?
       *[other] Which Hero suffers { $injuries } Injuries?
    }
prompt-bleed-for =
    { $injuries ->
        [one] Do you suffer 1 Injury for this: { $gain }?
       *[other] Do you suffer { $injuries } Injuries for this: { $gain }?
    }
prompt-discard-for =
    { $count ->
        [one] Do you discard a Combat card for this: { $gain }?
       *[other] Do you discard { $count } Combat cards for this: { $gain }?
    }
prompt-pay-for =
    { $count ->
        [one] Do you pay a Rune for this: { $gain }?
       *[other] Do you pay { $count } Runes for this: { $gain }?
    }
prompt-raise-lowest = Which of your lowest Attributes rises?
prompt-rouse = Which Monster is Activated?
prompt-smitten = Which Monster is hit?
prompt-boss =
    { $most ->
        [one] { $figure-The } moves { $most } Region, or stays.
       *[other] { $figure-The } moves up to { $most } Regions, or stays.
    }
prompt-option = { $what }: choose one of its effects.

## The log

log-forge = The Forge in { $region } makes { $rune }.
log-placed = { $figure-The } appears in { $region }.
log-none-placed = No { $rune } Monster is left to appear.
log-draft = { $player } is dealt { $heroes }; Origins: { $origins }.
log-hero-chosen = { $player } plays { $hero }.
log-origin-chosen = { $player } takes the Origin { $origin }.
log-turn = Turn { $turn }: { $player }.
log-draws =
    { $count ->
        [one] { $player } draws a Combat card.
       *[other] { $player } draws { $count } Combat cards.
    }
log-draws-own = { $player } draws { $cards }.
log-reshuffle =
    { $cards ->
        [one] The discard pile becomes a new Combat deck of { $cards } card.
       *[other] The discard pile becomes a new Combat deck of { $cards } cards.
    }
log-discards = { $player } discards { $card }.
log-sees-hand = { $player } looks at { $owner }’s hand.
log-sees-attacks = { $player } looks at { $owner }’s Attack cards.
log-sees-attacks-own = { $player } looks at { $owner }’s Attack cards: { $cards }.
log-sees-hand-own = { $player } looks at { $owner }’s hand: { $cards }.
log-gains-rune = { $player } gains { $rune }.
log-drops-rune = { $player } discards { $rune }.
log-pays-rune = { $player } pays { $rune }.
log-forge-rune = { $player } takes { $rune } from a Forge.
log-attribute = { $player }: { $attribute } is now { $value }.
log-attribute-injured = { $player }: { $attribute } is now { $value }, but counts as 2 until it is healed.
log-hero = { $player }’s Hero is in { $region }.
log-drakkar = { $player }’s Drakkar is in the { $sea }.
log-injury = { $player }’s Hero is Injured: { $attribute }.
log-injury-ignored = { $player } ignores an Injury.
log-heal = { $player }’s Hero is healed: { $attribute }.
log-army-value = { $army } now has value { $value }.
log-army-destroyed = { $army } is destroyed.
log-army-moves = { $army } moves to { $region }.
log-army-placed = { $army } is placed in { $region }.
log-recruits = { $player } Recruits an Army of value { $value } in { $region }.
log-retreats = { $army } Retreats to { $region }.
log-control = { $player } takes control of { $region }.
log-artifact-gone = { $artifact } leaves the game unclaimed.
log-artifact = { $player } gets a charged Artifact: { $artifact }.
log-use = { $player } uses { $what }.
log-priest-sent = { $player } sends a Priest to { $god } (level { $level }).
log-priests =
    { $count ->
        [one] { $player } gains a Priest.
       *[other] { $player } gains { $count } Priests.
    }
log-invokes = { $player } performs a Rune Action: { $action }.
log-alliance = { $player } allies with { $realm }.
log-action = { $player } chooses { $action }.
log-no-action = { $player } has no possible Special Action.
log-covered = { $player }’s marker is covered.
log-realm-bonus = { $player } takes the bonus of { $realm }.
log-prepares = { $player } prepares: { $option }.
log-temple = { $player } builds a Temple in { $region }.
log-blessings = Blessings to choose from: { $blessings }.
log-blessed = { $player } takes { $blessing }.
log-unblessed = Nobody takes { $blessings }.
log-monument = { $player } builds the Monument of { $god } up to level { $level }.
log-refreshed = Priests go back to the Supply, the Wheel is cleared, Artifacts are recharged, Forges refilled.
log-omen = An Omen of Ragnarok is turned face down: { $omen }.
log-ragnarok = Ragnarok begins: every player takes one last turn, { $player } the very last.
log-event = Event: { $event }.
log-activates = { $figure-The } is Activated.
log-die = The Monster die shows: { $result }.
log-monster-moves = { $figure-The } moves to { $region }.
log-tramples = { $figure-The } Tramples { $army }.
log-region-attack = { $figure-The } attacks: { $attack }.
log-tames = { $player } takes control of { $figure-the }.
log-releases = { $player } releases { $figure-the }.
log-hunt = { $player } Hunts { $figure-the }, which { $keeper } plays.
log-attacks-drawn =
    { $count ->
        [one] { $player } holds 1 Attack card.
       *[other] { $player } holds { $count } Attack cards.
    }
log-attacks-drawn-own = { $player } holds the Attack cards { $cards }.
log-attack = { $figure-The } attacks: { $attack }.
log-defends = { $player } defends with { $card }.
log-attack-stopped = The attack is stopped: { $attack }.
log-attack-lands = The attack takes effect: { $attack }.
log-special-attack = Special Attack of { $figure-the }: { $attack }.
log-weak-spot = { $player } finds the Weak Spot.
log-hits = { $player } plays { $card }.
log-damage = { $player } covers box { $number } of { $figure-the }.
log-boss-regenerates = { $figure-The } survives and regenerates: all markers leave the sheet.
log-regenerates = { $figure-The } regenerates box { $number }.
log-trophy-lost = { $player } cannot use this Trophy, which is lost: { $trophy }.
log-trophy = { $player } takes a Trophy: { $trophy }.
log-hunt-won = { $player } has killed { $figure-the }.
log-hunt-lost = { $player }’s Hunt for { $figure-the } ends in defeat.
log-killed = { $player } takes the figure of { $figure-the }.
log-slayer-token = { $player } takes a Slayer token.
log-battle = Battle in { $region }: { $attacker } attacks, { $defender } defends.
log-passes = { $player } passes.
log-battle-card = { $player } plays { $card }.
log-battle-values = { $attacker } has { $attack }, { $defender } has { $defence }: { $winner } wins.
log-concedes = { $player } concedes.
log-plays-on = { $player } plays on.
log-end-jarl = { $player } controls three Lands.
log-end-godi = { $player } controls enough Temples.
log-end-slayer = { $player } has killed the Boss.
log-end-ragnarok = The last turn is over: { $player } holds Yggdrasil.
log-end-stall = Nobody can act any more: { $player } holds Yggdrasil.
log-end-concession = All others have conceded: { $player } is left.

## Results

result-jarl = { $player } wins as Supreme Jarl.
result-godi = { $player } wins as Great Godi.
result-slayer = { $player } wins as Slayer of the Boss.
result-ragnarok =
    { $tied ->
        [one] { $player } wins at Ragnarok, with the most Regions beside Yggdrasil.
       *[other] { $player } wins at Ragnarok: tied for Regions beside Yggdrasil, but with the earlier last turn.
    }
result-stall =
    { $tied ->
        [one] Nobody can act any more: { $player } wins, with the most Regions beside Yggdrasil.
       *[other] Nobody can act any more: { $player } wins, tied for Regions beside Yggdrasil, but with the earlier last turn.
    }
result-concession = { $player } wins, as all others have conceded.

## Reasons

why-over = The game is over.
why-not-on-board = There is no such place on this side of the board.
why-mandatory = This effect must be carried out.
why-not-usable = { $what } would have no effect now, or this is not its moment.
why-not-owned = { $what } is not yours.
why-start-over = { $what } is used at the start of the Hero step, before anything else.
why-discharged = { $what } is discharged until a Monument is built.
why-used = { $what } has already been used.
why-not-held = You do not hold { $card }.
why-no-such-card = There is no such card.
why-card-not-held = You do not hold this card.
why-rune-exhausted = The Supply has no { $rune } left.
why-no-rune = You have no { $rune }.
why-rune-paid = { $rune } is already part of what you pay: all types must differ.
why-injured = { $attribute } is Injured already.
why-healthy = { $attribute } is Healthy.
why-heal-one = At least one Injury must be healed.
why-not-adjacent = { $region } cannot be reached from there.
why-retreat-not-own = { $region } is not controlled by the owner of the Army.
why-no-recruit = { $region } is neither beside the Sea of your Drakkar nor one of your Settlements.
why-foreign-army = Another player’s Army stands in { $region }.
why-not-dealt = { $what } was not dealt to you.
why-no-start = No Region beside the { $sea } is free.
why-occupied = Another player is in { $region } already.
why-not-beside-sea = { $region } does not border the Sea of your Drakkar.
why-priest-sent = You have already sent a Priest in this step.
why-no-priest = You have no Priest in Reserve.
why-no-slot = The Monument of { $god } has no free slot.
why-forged = You have already taken a Rune from a Forge in this step.
why-no-forge = No Rune lies on a Forge where your Hero stands.
why-hero-step-done = Only one of the three options may be used.
why-hero-too-far = { $region } is too far away for your Hero.
why-sea-too-far = That Sea is too far away, or the Drakkar is there already.
why-rune-action-done = You have already performed your Rune Action.
why-cannot-invoke = This Rune Action would have no effect, or its Rune is missing.
why-few-runes = This needs { $count } Runes of different types.
why-boss-untamed = Nobody controls the Boss.
why-ring-yours = You control { $figure-the } already.
why-has-ring = { $figure-The } is controlled by another player.
why-wrong-rune = You do not have the Rune it needs.
why-monster-elsewhere = { $figure-The } is not near enough to your Hero.
why-allied = You are allied with { $realm } already.
why-realm-far = { $realm } does not border the Region of your Hero.
why-not-your-army = This Army is not yours.
why-activated = This Army has already been Activated.
why-in-reserve = This Army is in Reserve.
why-idle-army = This Army can neither move nor grow.
why-has-army = You still have an Army on the board.
why-boss-there = The Boss stands in { $region }: no Army may move in.
why-there-already = It is in { $region } already.
why-army-full = An Army’s value cannot rise above 6.
why-no-settlement = There is no Settlement here.
why-settlement-not-yours = You do not control this Settlement yet.
why-mobilize-one = At least one Army must be Activated.
why-action-mandatory = A Special Action must be chosen.
why-all-complete = All Monuments are complete.
why-no-marker = You have no marker on the Wheel yet.
why-own-marker = The Action { $action } already bears your marker.
why-cannot-reinforce = All your Armies are on the board.
why-cannot-mobilize = You have no Army that can act.
why-cannot-prepare = There is nothing to heal, to draw, to gain or to raise.
why-cannot-build_temple = You control no Region with a Shrine where a Temple could still be built.
why-cannot-monsters = There is no Monster you may Activate or Hunt.
why-usurp-own = You control this Region already.
why-other-hero = Another Hero is in this Region.
why-too-weak = Your Strength of { $strength } does not reach { $needed }.
why-no-prepare-heal = Your Hero has no Injury.
why-no-prepare-card = There is no Combat card left to draw.
why-no-prepare-rune = There is no Rune left in the Supply.
why-no-prepare-army = You have no Army below 6 in one of your Settlements.
why-not-at-home = This Army is not in a Settlement you control, or is not below 6.
why-not-controlled = You do not control { $region }.
why-has-temple = { $region } has a Temple already.
why-no-shrine = { $region } has no Shrine.
why-not-on-display = { $what } is not on display.
why-must-bless = Every player must take a Blessing.
why-boss-no-monster = The Boss is not a Monster.
why-roused = { $figure-The } has already been Activated.
why-not-in-play = { $figure-The } is not in play.
why-activating = You are Activating Monsters already.
why-few-kills = Monsters killed: { $kills }; a Hunt for the Boss takes { $needed }.
why-complete = The Monument of { $god } is complete.
why-die-moves = The die calls for a move.
why-must-act = { $figure-The } must move or attack.
why-army-elsewhere = This Army is not there.
why-must-trample = A neutral Monster always Tramples.
why-not-your-monster = { $figure-The } is not under your control.
why-two-rings = You control two Monsters: release one first.
why-attack-not-held = This Attack card is not in hand.
why-attack-mandatory = An Attack card must be played.
why-no-match = { $card } matches no uncovered box.
why-no-partner = No other card covers a box of the Boss together with { $card }.
why-no-pair = These two cards cover no box of the Boss.
why-box-covered = Box { $number } is covered, or is not on this sheet.
why-box-weapon = The weapon does not match box { $number }.
why-must-cover = A card that is played must cover a box.
why-trophy-lost = The Trophy can be taken only if it has an effect; otherwise it is lost.
why-no-battle = No Battle is due in { $region }.
why-no-armies-there = That player has no Army there.
why-too-many-losses = { $card } would cause more Losses than your Armies in the Battle are worth.
why-no-symbols = { $card } has no Loss symbol to ignore.
why-play-now = You have discharged the Artifact for a card: play it.
why-army-not-meant = The effect cannot apply to this Army.
why-no-drift = The Army cannot be moved to { $region }.
why-hero-elsewhere = That Hero is not near enough.
why-no-victim = That Hero is not there, or has no Healthy token.
why-not-lowest = { $attribute } is not your lowest Attribute that can rise.
why-boss-too-far = The Boss cannot go to { $region }.
why-option-impossible = This option cannot be carried out.

## Positions and content

position-too-many = { $path }: there are not that many of these: { $what }.
position-no-shrine = { $path }: Region { $region } has no Shrine, so no Temple.
position-not-owner = { $path }: this cannot belong here: { $what }.
position-killed = { $path }: { $figure-the } was killed, so it has neither Region nor ring.
content-unknown-op = { $place }: “{ $found }” in { $field } is not an operation that can be used here. Known here: { $known }.

## The board in the browser

board-score = Regions beside Yggdrasil
board-island = The island of { $side } Regions
board-title = Turn { $turn } · Omens { $down } of { $needed }
board-draft = Hero Draft
board-turn = Turn { $turn }
board-step-prayer = Prayer
board-step-hero = Hero
board-step-rune_actions = Runes
board-step-manoeuvres = Manoeuvres
board-step-special_action = Special
board-show-island = Show the island
board-show-hunt = Back to the Hunt
board-show-battle = Back to the Battle
board-show-monument = Back to the Monuments
board-show-draft = Back to the draft
board-show-blessing = Back to the Blessings
board-show-end = How it ended
board-scene-hunt = The Hunt
board-scene-battle = The Battle
board-scene-monument = The Monuments
board-scene-draft = The Hero Draft
board-scene-blessing = The Blessings
board-scene-end = How it ended
board-house-all = House content: designed for Warhost, not the printed game. A content pack can replace it.
board-house-part = Partly house content: some details were designed for Warhost. A content pack can replace them.
board-army = { $player }’s Army, value { $value }
board-drakkar = { $player }’s Drakkar
board-value = value
board-first = takes the first turn

# Omens, temples and victories
board-omens = Omens
board-omens-down = { $down } of { $needed }
board-omens-now =
    { $down ->
        [one] If a Monument were built now, { $down } Omen would be face down; Ragnarok begins with { $needed }.
       *[other] If a Monument were built now, { $down } Omens would be face down; Ragnarok begins with { $needed }.
    }
board-omen-down = Face down.
board-omen-counts-player_controls_territories = Lands
board-omen-counts-player_controls_temples = Temples
board-omen-counts-player_kills = Kills
board-omen-counts-monument_at_level = Monument
board-omen-counts-player_alliances = Realms
board-ragnarok = Ragnarok
board-last-turns =
    { $left ->
        [0] the very last turn
        [one] 1 more turn
       *[other] { $left } more turns
    }
board-temple-track = Temple track: { $built } of { $of } built
board-temple = Temple { $number }
board-temple-draft = Temple { $number }, with a Blessing Draft
board-victories = The three victories
board-win-jarl = Supreme Jarl
board-win-jarl-near = { $have } of { $need } Lands
board-win-godi = Great Godi
board-win-godi-near = { $have } of { $need } Temples
board-win-slayer = Slayer
board-win-slayer-near = { $have } of the { $need } kills it takes to Hunt the Boss; whoever kills the Boss wins
board-kills = kills
board-refused-actions = Not possible now
board-action-bonus = Bonus of { $realm } for { $players }: { $bonus }
board-action-bonus-unclaimed = Bonus of { $realm }, which has no ally yet: { $bonus }
board-action-covers = Covers the marker of { $player }, who gains a Rune.
board-boss-boxes = { $covered } of { $boxes } boxes of the Boss are covered
board-yggdrasil = Yggdrasil
board-yggdrasil-note = Regions beside Yggdrasil: whoever has the most wins if Ragnarok ends the game.

# Places
board-land-held = { $held } of { $regions } held by one player
board-neutral = Neutral, Population Strength { $population }
board-controlled = controlled by { $player }
board-armies-worth = Armies worth { $value }
board-village = Settlement
board-altar = Shrine
board-has-temple = Temple
board-forge = Forge with { $rune }
board-forge-empty = Forge for { $rune }, empty
board-monument = Monument of { $god }, level { $level }
board-stands = stands at { $level }
board-raise-to = raise to { $level }
board-level = level { $level }
board-slots =
    { $free ->
        [0] no free slot
        [one] 1 free slot
       *[other] { $free } free slots
    }
board-priests =
    { $count ->
        [one] 1 Priest
       *[other] { $count } Priests
    }
board-no-allies = Nobody is allied with it.
board-monuments = Monuments
board-which-monument = Which Monument rises?
board-which-monument-note = Then the Omens are tested, Priests come home, and the Wheel is cleared.
board-raise = Raise
board-complete = complete

# Player boards
board-healthy = { $attribute } { $value }
board-injured = { $attribute } { $token }, Injured: counts as { $value }
board-priests-of = Priests: { $ready } in Reserve, { $away } with the gods
board-armies-of = Armies: { $board } on the board, { $reserve } in Reserve
board-rune-limit = holds at most { $limit } Runes
board-recruits = Recruits Armies of value { $value }
board-charged = charged
board-discharged = discharged until a Monument is built
board-slain = killed
board-slayer-tokens =
    { $tokens ->
        [one] Slayer token
       *[other] { $tokens } Slayer tokens
    }
board-hand = Your Combat cards
board-hand-of = Hand { $cards } of { $limit }
board-hand-note = for Hunts and Battles
board-hand-empty = You hold no Combat cards.
board-supply = Supply
board-decks = Decks: Combat cards { $combat }, Blessings { $blessings }, Events { $events }
board-unseen = Combat cards you have not seen
board-discarded = Discarded: { $cards }

# Monsters, hunt and battle
board-monsters = Monsters
board-wild = neutral
board-boss = the Boss
board-ring = controlled by { $player }
board-killed-by = killed by { $player }
board-to-come = still to come
board-losses =
    { $losses ->
        [0] no Losses
        [one] 1 Loss
       *[other] { $losses } Losses
    }
board-in-hunt = In a Hunt
board-in-battle = In a Battle
board-no-effect = No other effect.
board-card-figures =
    { $losses ->
        [0] value { $value }
        [one] value { $value }, 1 Loss
       *[other] value { $value }, { $losses } Losses
    }
board-rage = Rage
board-weak-spot = Weak Spot
board-draws = draws
board-shield-stops = A Shield stops it
board-boxes-left = { $left } of { $boxes } boxes open
board-box = Box { $number }: { $weapons }
board-artifact-waits = A Hunt that ends with all ringed boxes covered wins { $artifact }.
board-hunt-title = { $hunter } Hunts { $prey-the }
board-hunt-keeper =
    { $hand ->
        [one] { $keeper } plays { $prey-the }: { $hand } Attack card in hand, { $deck } in the deck
       *[other] { $keeper } plays { $prey-the }: { $hand } Attack cards in hand, { $deck } in the deck
    }
board-hunt-step-attack = Attack card
board-hunt-step-defend = Defence
board-hunt-step-effect = Effects
board-hunt-step-hero = Hero round
board-against = against
board-no-defence = No card defends yet.
board-no-attack = The next Attack card is still hidden.
board-hero-strikes =
    { $dealt ->
        [0] The Hero round: cards cover boxes of their weapon.
        [one] The Hero round: 1 box covered so far.
       *[other] The Hero round: { $dealt } boxes covered so far.
    }
board-gauge-defence = Defence { $defence } against Rage { $rage }
board-gauge-weak = Weak Spot { $weak }
board-gauge-sum = Cards { $cards } + Wisdom { $wisdom } = { $sum }
board-stopped = stopped
board-not-stopped = gets through
board-found = found
board-not-found = not found
board-attack-hand = Attack cards in hand
board-would-be = { $own } : { $other }
board-would-stop = stops it ({ $defence })
board-would-defend = { $defence } of { $rage }
board-battle-title = Battle in { $region }
board-battle-ahead-now = { $player } leads, { $value } to { $other }.
board-battle-tied-now = { $value } to { $other }: a tie goes to { $player }, who defends.
board-battle-ahead-won = { $player } wins the Battle, { $value } to { $other }.
board-battle-tied-won = { $value } to { $other }: { $player } defends and wins the tie.
board-battle-sum =
    { $effects ->
        [0] Armies { $armies } + cards { $cards } = { $sum }
       *[other] Armies { $armies } + cards { $cards } + effects { $effects } = { $sum }
    }
board-battle-step-cards = Cards
board-battle-step-losses = Losses
board-battle-step-retreat = Retreat
board-battle-step-control = Control
board-fate-value = Army of { $from }: now { $to }
board-fate-destroyed = Army of { $from } destroyed
board-fate-retreats = Army of { $value } Retreats to { $region }
board-fate-none = No Loss so far.
board-battle-value = Battle value { $value }
board-attacks = attacks
board-defends = defends
board-cards-in-hand =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
board-no-cards = No cards played yet.
board-menu = What this place offers
board-playing = Its effect comes first, then its value.
board-passed = has passed
board-retreats = May Retreat to { $regions }.
board-no-retreat = Nowhere to Retreat.
board-draft-hero = { $player }: choose a Hero
board-draft-origin = { $player }: choose an Origin
board-blessing-title = { $player }: take a Blessing

# Headings in the list
board-group-move = Move to
board-group-sail = Drakkar to
board-group-heal = Heal
board-group-launch = Place the Drakkar
board-group-land = Start in
board-group-pray = Send a Priest to
board-group-gain = Gain
board-group-pay = Pay
board-group-drop = Discard
board-group-discard = Discard
board-group-strip = Discard
board-group-ally = Ally with
board-group-travel = Place the Hero in
board-group-activate = Activate
board-group-muster = Recruit in
board-group-raise = Raise
board-group-drive = Move it to
board-group-place = Place it in
board-group-retreat = Retreat to
board-group-injure = Injure
board-group-prepare = Prepare
board-group-play = Play
board-group-defend = Defend with
board-group-hit = Play
board-group-rouse = Activate
board-group-hunt = Hunt
board-group-lose = Suffers a Loss
board-group-weaken = Lower
board-group-invoke = Rune Action
board-group-use = Use
