### Words of Battle Masters. Names of units, cards, terrain … come from the content.

game-battle_masters = Battle Masters
game-battle_masters-about = Turn up a card, send the troops it shows across the mat, and break the enemy army before it breaks yours.

## Things that are in no content file

scenario-campaign = Campaign of five battles
side-draw = nobody (draw)
ogre-card-move = Move
ogre-card-attack = Attack
modifier-none = no modifiers
modifier-missile_attacks_adjacent = Close shot
modifier-missile_defends_adjacent = Shooters at close quarters
modifier-inside_ditch = Inside a ditch
turn-E = eastern
turn-NE = north-eastern
turn-NW = north-western
turn-W = western
turn-SW = south-western
turn-SE = south-eastern

## Options

option-scenario = The battle to fight: a free one, one of the five battle plans, or the campaign that joins them.
option-scenario-free = { scenario-free }
option-scenario-quick_start = { scenario-quick_start }
option-scenario-borderlands = { scenario-borderlands }
option-scenario-tengin = { scenario-tengin }
option-scenario-grunburg = { scenario-grunburg }
option-scenario-plains = { scenario-plains }
option-scenario-altdorf = { scenario-altdorf }
option-scenario-campaign = { scenario-campaign }
option-terrain_layer = The side that lays the terrain of a free battle; the other side then picks its edge of the mat.
option-terrain_layer-random = Drawn at random
option-terrain_layer-imperial = { side-imperial }
option-terrain_layer-chaos = { side-chaos }
option-teams = How many players command the Imperial Army, and how many the Forces of Chaos.
option-teams-even = As even as possible; Chaos gets the odd one
option-teams-1-2 = 1 Imperial, 2 Chaos
option-teams-2-1 = 2 Imperial, 1 Chaos
option-teams-1-3 = 1 Imperial, 3 Chaos
option-teams-2-2 = 2 Imperial, 2 Chaos
option-teams-3-1 = 3 Imperial, 1 Chaos
option-teams-2-3 = 2 Imperial, 3 Chaos
option-teams-3-2 = 3 Imperial, 2 Chaos
option-teams-3-3 = 3 Imperial, 3 Chaos
option-split = Units handed to a chosen teammate, as “unit:seat, unit:seat” with seats counted from 0; all others are dealt out in turn.
board-split = Who leads which unit
board-split-again = Deal out all units again
option-stalemate_guard = Stop the battle after three passes through the deck without a skull, an elimination or an arrival.
option-stalemate_guard-true = Yes
option-stalemate_guard-false = No
option-borderlands_setup = How the armies come to the Battle of the Borderlands.
option-borderlands_setup-arrival = Each unit enters on its first card
option-borderlands_setup-fixed = All units start on the mat
option-tower_capture = Other edition, { scenario-borderlands }: Chaos wins at once when one of its units enters the tower.
option-tower_capture-true = Yes
option-tower_capture-false = No
option-close_shot_penalty = Other edition: next to the enemy, archers and crossbowmen roll one die fewer in attack and in defence.
option-close_shot_penalty-true = Yes
option-close_shot_penalty-false = No
option-pinned_shooters = Other edition: archers and crossbowmen next to an enemy shoot at neighbours only, unless they hold the tower.
option-pinned_shooters-true = Yes
option-pinned_shooters-false = No
option-point_blank_misfire = Other edition: a cannon shot at a neighbour turns up a disc too, and may misfire.
option-point_blank_misfire-true = Yes
option-point_blank_misfire-false = No
option-ditch_always_protects = Other edition: a unit inside a ditch rolls one more die in defence against every attack.
option-ditch_always_protects-true = Yes
option-ditch_always_protects-false = No
option-cannon_range_eight = Other edition: the cannon fires no further than eight hexes.
option-cannon_range_eight-true = Yes
option-cannon_range_eight-false = No
option-campaign_points = What each of the five battles of the campaign is worth.
option-campaign_points-rulebook = As in the rulebook
option-campaign_points-other_edition = Other edition: 1, 1, 1, 2 and 2 points

## What is asked

prompt-portion = Choose the part of the mat to fight on.
prompt-terrain =
    { $laid ->
        [0] Choose a piece of terrain to lay, or finish.
        [one] { $laid } piece of terrain is laid. Choose another, or finish.
       *[other] { $laid } pieces of terrain are laid. Choose another, or finish.
    }
prompt-cover = { $piece }: choose a hex.
prompt-turn-hedge = { $piece } at { $hex }: choose the side of the hex it lies on.
prompt-turn-ditch = { $piece } at { $hex }: choose its first open side; the others follow anticlockwise.
prompt-side = Choose the side of the mat for your army.
prompt-deploy-unit = Choose the next unit to deploy.
prompt-deploy-hex = { $unit }: choose a hex to deploy at.
prompt-deploy-token = Choose a hex for the face-down token.
prompt-use = Battle card “{ $card }”: choose the next unit to use.
prompt-enter = { $unit }: choose the hex to enter at.
prompt-act = { $unit }: move, attack or finish.
prompt-step-on = { $unit }: move on, attack or finish.
prompt-attack = { $unit }: attack or finish.
prompt-disc = Shot at { $target }: choose the next hex of the ball’s path.
prompt-ogre-move = The Ogre has a move card: choose a hex, or decline.
prompt-ogre-attack = The Ogre has an attack card: choose an enemy, or decline.

# The same, named in the middle of a sentence
kind-portion = the part of the mat to fight on
kind-terrain = the next piece of terrain
kind-cover = the hex for the piece of terrain
kind-turn = which way the piece of terrain lies
kind-side = the side of the mat for an army
kind-deploy_unit = the next unit to deploy
kind-deploy_hex = the hex for the unit
kind-use = the next unit to use
kind-enter = the hex where the unit enters
kind-act = what the unit in use does
kind-disc = the next hex of the cannonball’s path
kind-ogre_move = what the Ogre does with a move card
kind-ogre_attack = what the Ogre does with an attack card

## What can be chosen

choice-hex = Hex { $hex }
choice-unit = Unit: { $unit }
choice-mat = Fight here: { $what }
choice-lay = Lay: { $what }
choice-done = Finish with the terrain
choice-cover = Lay at { $hex }
choice-turn = Choose the { $what } side
choice-side = Choose: { $what }
choice-deploy = Deploy: { $unit }
choice-place = Deploy at { $hex }
choice-use = Use: { $unit }
choice-pass = Pass: use no other unit
choice-yield = Let a teammate go first
choice-enter = Enter at { $hex }
choice-move = Move to { $hex }
choice-attack =
    Attack: { $unit } ({ $hex }), { $attack ->
        [one] { $attack } die
       *[other] { $attack } dice
    } against { $defence }
choice-shoot =
    Shoot at: { $unit } ({ $hex }), { $attack ->
        [one] { $attack } die
       *[other] { $attack } dice
    } against { $defence }
choice-fire = Fire at: { $unit } ({ $hex }), { $percent }% chance of getting there
choice-finish = Finish with this unit
choice-disc = Send the ball through { $hex }
choice-decline = Decline this card

# The same, named without a hex or a unit
verb-mat = choose the battlefield
verb-lay = take a piece of terrain
verb-done = finish with the terrain
verb-cover = lay a piece of terrain
verb-turn = turn a piece of terrain
verb-side = choose a side of the mat
verb-deploy = take a unit to deploy
verb-place = deploy a unit
verb-use = use a unit
verb-pass = pass
verb-yield = let a teammate go first
verb-enter = enter the mat
verb-move = move
verb-attack = attack
verb-shoot = shoot
verb-fire = fire the cannon
verb-finish = finish with a unit
verb-disc = lay a cannon disc
verb-decline = decline a card of the Ogre

## The log

log-scenario = Battle plan: { $scenario }.
log-layer = Laying the terrain: { $side }.
log-portion = Battlefield: { $portion }.
log-lay = Terrain at { $hex }: { $piece }.
log-side = { $side }, deployment: { $edge }.
log-deploy = { $unit }: deployed at { $hex }.
log-token = { $side }: a token lies face down at { $hex }.
log-reveal = All tokens are turned face up.
log-shuffle =
    { $cards ->
        [one] { $cards } battle card makes up the deck.
       *[other] { $cards } battle cards are shuffled.
    }
log-reshuffle =
    The deck is used up. { $cards ->
        [one] { $cards } battle card makes up the new one.
       *[other] { $cards } battle cards are shuffled again.
    }
log-card = { $side }, battle card: { $card }.
log-card-removed = { $side }, battle card: { $card }. None of these troops is left; the card is removed.
log-enter = { $unit }: entered at { $hex }.
log-move = { $unit }: moved from { $start } to { $hex }.
log-attack =
    Attack: { $unit } against { $target } at { $hex } ({ $modifiers }). { $attack } against { $defence }: { $skulls ->
        [0] no skull gets through.
        [one] { $skulls } skull gets through.
       *[other] { $skulls } skulls get through.
    }
log-eliminated = { $unit }: eliminated at { $hex }.
log-fire = The cannon fires at { $target } ({ $hex }).
log-disc = Disc at { $hex }: { $disc }.
log-shot-hits = The ball reaches { $target } at { $hex } and explodes.
log-rubble =
    { $rubble ->
        [one] The tower at { $hex } is hit: { $rubble } rubble token lies on it.
       *[other] The tower at { $hex } is hit: { $rubble } rubble tokens lie on it.
    }
log-tower-falls = The tower at { $hex } collapses.
log-misfire-flying = Misfire: the cannon at { $hex } stays whole.
log-misfire-bouncing = Misfire: the cannon at { $hex } takes a skull.
log-misfire-explosion = Misfire: the cannon at { $hex } blows up.
log-ogre-card =
    The Ogre turns up: { $card } ({ $left ->
        [0] the last card
        [one] { $left } more to come
       *[other] { $left } more to come
    }).
log-ogre-no-move = The Ogre has no hex to move to; the card is lost.
log-ogre-no-attack = The Ogre has no enemy next to it; the card is lost.
log-ogre-loses = The Ogre is hurt and loses a card: { $card }.
log-declare-concede = Player { $seat } ({ $side }) concedes.
log-declare-draw = Player { $seat } ({ $side }) agrees to a draw.
log-declare-refuse-draw = Player { $seat } ({ $side }) no longer agrees to a draw.
log-end-elimination = An army is wiped out. Winner: { $winner }.
log-end-concession = An army surrenders. Winner: { $winner }.
log-end-agreed-draw = The battle ends by agreement. Winner: { $winner }.
log-end-stalemate = The battle stops, as nothing more is happening. Winner, by life points kept: { $winner }.
log-end-tower-captured = The tower is taken. Winner: { $winner }.
log-campaign =
    Campaign so far: { side-imperial } { $imperial ->
        [one] { $imperial } point
       *[other] { $imperial } points
    }, { side-chaos } { $chaos ->
        [one] { $chaos } point
       *[other] { $chaos } points
    }.
log-elite = { $side }, elite from now on, with one more die in attack and defence: { $units }.
log-elite-lost = { $side }, no longer elite: { $units }.
log-campaign-battle =
    Battle { $number } of { $battles }, worth { $worth ->
        [one] { $worth } point.
       *[other] { $worth } points.
    }

## The result

result-elimination = An army was wiped out. Winner: { $winner }.
result-concession = An army surrendered. Winner: { $winner }.
result-agreed_draw = The players agreed to stop. Winner: { $winner }.
result-stalemate = The battle stopped, as nothing more was happening. Winner, by life points kept: { $winner }.
result-tower_captured = The tower was taken. Winner: { $winner }.
result-campaign = The campaign is over. Winner: { $winner }.

## Why a choice is refused

why-over = The battle is over: nothing is left to choose.
why-campaign-over = The campaign is over: all five battles have been fought.

# Where a unit may be
why-outside = { $hex } lies outside the battlefield. Choose a hex inside it.
why-marsh = { $hex } is marsh, which no unit may enter.
why-river = { $hex } is river, which no unit may enter except at a ford.
why-occupied = { $hex } is taken: a hex has room for one unit.
why-tower = { $unit }: not allowed in the tower. Only infantry of five figures may enter it.
why-not-adjacent = { $hex } is too far away: a step leads to a neighbouring hex.
why-hedge = A hedge bars the way to { $hex }. Go round it.
why-ditch = A dug side bars the way to { $hex }. A ditch is entered and left by its open sides.
why-has-moved = { $unit }: no movement left with this card.
why-not-in-zone = { $hex } lies outside the deployment area of this army. Choose a hex inside it.

# Attacks
why-friend = { $unit }: same army. Choose an enemy unit.
why-eliminated = { $unit }: already eliminated.
why-in-reserve = { $unit }: still in reserve, not on the mat.
why-pinned = { $unit }: an enemy is in a neighbouring hex, so only neighbours can be shot at.
why-out-of-range =
    { $unit }: { $distance ->
        [one] { $distance } hex away
       *[other] { $distance } hexes away
    }, but the range is { $range }.
why-not-adjacent-enemy =
    { $unit }: { $distance ->
        [one] { $distance } hex away
       *[other] { $distance } hexes away
    }. Only a unit in a neighbouring hex can be attacked.
why-other-attack = { $unit }: for this unit’s attack, say “{ $verb }”.
why-disc-not-adjacent = { $hex } is not next to the ball. Choose a neighbouring hex.
why-disc-not-nearer = { $hex } does not bring the ball nearer. Every hex of its path must be closer to the target.
why-target-final = The shot at { $unit } is under way. Its target cannot be changed; choose the ball’s next hex.
why-ogre-move-only = This is a move card. Choose a hex to move to, or decline.
why-ogre-attack-only = This is an attack card. Choose an enemy to attack, or decline.

# Units and cards
why-other-side = { $unit }: the card in play is not for this army.
why-not-on-card = { $unit }: not on the card in play. Choose troops that it shows.
why-not-whole-army = { $unit }: a whole army card moves neither the cannon nor the Ogre.
why-just-entered = { $unit }: entered with this very card. The unit acts with its next one.
why-not-yours = { $unit }: another player commands this unit.
why-no-room = { $unit }: no empty hex to enter at. The unit waits in reserve.
why-has-acted = { $unit }: this unit has already acted with this card.
why-idle = { $unit }: this unit can neither move nor attack now.
why-in-use = { $unit }: already in use. Decide what the unit does.
why-unfinished = { $unit }: this unit is still acting. Finish with it before using another.
why-must-enter = A unit in reserve must enter now. Choose it, and a hex for it.
why-pass-later = Only one unit is left to use. Choose it, then finish without acting.
why-no-yield = No teammate is waiting. Choose a unit of your own.
why-deployed = { $unit }: already deployed.
why-hold-back = No unit may be held back. Choose one to deploy.

# Terrain
why-no-piece = { $piece }: none left in the box, or no hex left for one.
why-half-hex = { $hex } is cut by the edge of the mat. Choose a whole hex.
why-wrong-ground = { $piece }: not at { $hex }. A ford lies on the river, a marsh off the road, a ditch or tower off both.
why-covered = { $hex } already holds a piece of terrain. Choose an empty hex.
why-no-room-left = An army would have too little room to deploy. Choose a hex further from the edge.
why-cut-off = The battlefield would be cut in two. Leave a way between opposite edges.
why-no-hedge-here = No side of { $hex } can take a hedge. Choose another hex.
why-hedge-edge = This side is the edge of the battlefield. A hedge lies between two hexes.
why-hedge-road = The road runs over this side. A hedge may not bar it.
why-hedge-twice = There is already a hedge on this side.

## What can be wrong with options and positions

bad-teams =
    { $seats ->
        [one] Teams { $teams } do not add up to { $seats } seat.
       *[other] Teams { $teams } do not add up to { $seats } seats.
    } The first number is for the Imperial Army, the second for Chaos.
bad-split-unit = The option “split” names a unit “{ $unit }” that does not exist. Units: { $known }.
bad-split-seat = The option “split” cannot give { $unit } to seat “{ $seat }”. Seats of its army: { $known }.
position-not-buildable = { $path }: the box does not hold all these pieces. It has four double-sided terrain hexes, four hedges and one tower.
position-no-hedge = { $path }: no hedge can lie on this side of { $hex }, at the edge of the mat or across the road.
position-wrong-ground = { $path }: the piece “{ $piece }” cannot lie at { $hex }. A ford lies on the river, a marsh off the road, a ditch or tower off both, and none on a half hex.
position-open-sides =
    { $path }: { $count ->
        [one] { $count } open side is needed
       *[other] { $count } open sides are needed
    }, side by side and listed anticlockwise.
position-covered = { $path }: { $hex } already holds a piece of terrain.
position-overlap = { $path }: { $hex } is taken by { $unit }; a hex has room for one unit.
position-closed-ground = { $path }: no unit can stand at { $hex }, which is river, marsh or outside the battlefield.
position-tower = { $path }: this unit cannot stand in the tower at { $hex }; only infantry of five figures can.
position-no-army = { $path }: the side “{ $side }” has no unit left, so the battle is over. Name the winner, or give it a unit.
position-no-room = { $path }: too few free hexes for the units still to be deployed, or hexes that both armies claim.
position-dead-card = { $path }: no unit of the card “{ $card }” is left, so it cannot be in play. It is removed when it comes up.
position-no-elite = { $path }: a unit is elite only in a campaign, from the second battle on.
position-too-many-battles =
    { $path }: { $battles ->
        [one] one battle is fought, so there can be only one winner.
       *[other] { $battles } battles are fought, so there can be no more winners.
    }
position-decided = { $path }: with this the battle would be over. Name the winner and the ending, or change this.
position-wrong-ending = { $path }: this does not fit the winner and the units that are left.
position-face-down = { $path }: tokens lie face down only during deployment, for units that are neither hurt nor in reserve.
position-too-many-cards =
    { $path }: too many “{ $card }” cards. The deck has { $copies ->
        [one] { $copies } copy.
       *[other] { $copies } copies.
    }
position-missing-cards =
    { $path }: { $count ->
        [one] { $count } card is missing
       *[other] { $count } cards are missing
    }, among them “{ $card }”. Name every card, or set “rest_of_deck” to true.
position-ogre-cards =
    { $path }: the Ogre must have { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, one fewer for every skull.

## The board in the browser

board-score = Life points left
board-score-campaign = Campaign points
board-mat = Battle mat: { $scenario }
board-token = Unit token, face down
board-wounded = { $unit }, { $skulls } of { $life } life points lost
board-card-in-play = Battle card in play
board-on-card = On this card
board-has-acted = has acted
board-card-units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
board-card-left = { $left } more
board-special-none = Each unit shown may act once.
board-special-charge = Charge: one more die for every attack.
board-special-double_move = Up to two hexes, then attack.
board-special-whole_army = The whole army acts, except the cannon and the Ogre.
board-special-cannon = Move one hex, or fire.
board-special-ogre = The Ogre turns up its own cards.
board-last-combat = Last combat
board-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
board-wounds =
    { $wounds ->
        [0] no wounds
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
board-eliminated = eliminated
board-reserve = in reserve
board-aside = still to be deployed
board-elite = elite
board-of-units = of { $units } units
board-life = { $left } of { $total } life points left
board-army-hidden = { $tokens ->
    [one] { $tokens } token on the mat
   *[other] { $tokens } tokens on the mat
}
board-campaign = Campaign
board-campaign-battle = { $name }, battle { $number } of 5, worth { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
board-drawn = drawn
board-units-over-cards = Units standing, over { $cards ->
    [one] { $cards } battle card
   *[other] { $cards } battle cards
}
board-units-from-to = { $side }: units at the beginning { $first }, at the end { $last }.
board-to-draw = to draw
board-played = played
board-removed = removed
board-unseen = Still in the draw pile:
board-ogre-cards = Ogre cards
board-ogre-to-come =
    { $count ->
        [0] The last one; then its turn is over.
        [one] 1 more to be turned up.
       *[other] { $count } more to be turned up.
    }
board-left-of = { $left } of { $total } left
board-discs = Cannon discs
board-odds =
    { $hex } · { $attack ->
        [one] { $attack } die
       *[other] { $attack } dice
    } v { $defence }
board-kill = kill { $percent }%
board-hit = to hit
board-step = { $direction } ({ $hex })
board-direction-E = East
board-direction-NE = North-east
board-direction-NW = North-west
board-direction-W = West
board-direction-SW = South-west
board-direction-SE = South-east
board-way-E = East
board-way-NE = North-east
board-way-NW = North-west
board-way-W = West
board-way-SW = South-west
board-way-SE = South-east
board-group-use = Use a unit
board-group-move = Move
board-group-attack = Attack
board-group-shoot = Shoot
board-group-fire = Fire
board-group-disc = Next hex of the shot
board-group-enter = Enter at
board-group-deploy = Deploy
board-group-place = Place at
board-group-cover = Lay it on
board-group-lay = Take a piece
board-group-turn = Turn it
board-group-side = Your side of the mat
board-group-mat = The battlefield
board-group-finish = Or
board-group-pass = Or
board-group-decline = Or
board-group-done = Or
board-group-yield = Or

# Between two battles of a campaign
interlude-won = { $side }: victory
interlude-drawn = The battle is drawn
interlude-battle = { $name }, battle { $number } of { $battles }
interlude-points = { $worth ->
    [one] { $worth } campaign point for the { $side }.
   *[other] { $worth } campaign points for the { $side }.
}
interlude-no-points = No campaign points for either side.
interlude-of-units = of { $total } units left
interlude-elite = Elite
interlude-elite-dice = Units that survived the battle roll one more die in attack and in defence.
interlude-new = new
interlude-lost = No longer elite:
interlude-on = On to the { $name }

# The page of battle plans
plans-fight = Fight this battle
plans-play-campaign = Play the campaign
plans-map = Map of the battle plan { $name }
plans-worth = { $worth ->
    [one] { $worth } campaign point
   *[other] { $worth } campaign points
}
plans-campaign = Five battles in a row, { $total } points in all: whoever has the most after the last one wins the war. Units that survive a battle go on as elite.
