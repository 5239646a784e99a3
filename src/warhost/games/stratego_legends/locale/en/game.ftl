### Words of Stratego Legends. Names and powers of units, terrain, boards … come from the content.

game-stratego_legends = Stratego Legends
game-stratego_legends-about = Two hidden armies in which every piece breaks a rule. Find the enemy Castle before yours is found.

## Things that are in no content file

side-beige = Beige army
side-grey = Grey army
side-draw = nobody (draw)
unit-hidden = a hidden unit
player-of-seat = player { $seat }
unit-none = nobody
army-beige_box_1 = Beige box 1 (Elementus)
army-beige_box_2 = Beige box 2 (Uaivad)
army-beige_box_3 = Beige box 3 (Saravannus)
army-beige_box_4 = Beige box 4 (Landor)
army-beige_box_5 = Beige box 5 (Vellec)
army-beige_box_6 = Beige box 6 (Sir Urgwaine)
army-grey_box_1 = Grey box 1 (Bremmuk)
army-grey_box_2 = Grey box 2 (Lord Esenwein)
army-grey_box_3 = Grey box 3 (Oppolifnas)
army-grey_box_4 = Grey box 4 (Queen Kiova)
army-grey_box_5 = Grey box 5 (Kralc)
army-grey_box_6 = Grey box 6 (Ultimadus)
row-10 = strength 10
row-9 = strength 9
row-8 = strength 8
row-7 = strength 7
row-6 = strength 6
row-5 = strength 5
row-4 = strength 4
row-3 = strength 3
row-2 = strength 2
row-1 = strength 1
row-magic = magic
row-castle = Castle
window-start = start of the turn
window-attack = attack
window-ranged = Ranged Attack
window-after = after the attack or action
window-end = end of the turn
window-offers = abilities at an event

## Powers, by what they do

op-rage = { keyword-rage }
op-negate_magic = { keyword-negate_magic }
op-charge = { keyword-charge }
op-diagonal = { keyword-diagonal }
op-quick = { keyword-quick }
op-fly = { keyword-fly }
op-ranged_attack = { keyword-ranged_attack }
op-siege = { keyword-siege }
op-swap = { keyword-swap }
op-teleport = { keyword-teleport }
op-vision = { keyword-vision }
op-strength_mod = Strength
op-slay_in_attack = Killing blow
op-capture_in_attack = Capture
op-convert_attacker = Conversion of the attacker
op-guess_name = Guessing the name
op-cannot_attack = No attacks
op-may_attack_own = Attacks on own units
op-diagonal_step = Diagonal step
op-terrain_jump = Leap over land
op-boost = Reinforcement
op-weaken = Weakening
op-boost_by_own_strength = Lending its strength
op-absorb_ally = Absorption
op-grant_keyword = Granting a power
op-extra_turn = Extra turn
op-save_ally = Rescue
op-counter_ranged_attack = Answer to a Ranged Attack
op-counter_vision = Answer to Vision
op-reveal_adjacent = Revealing the neighbours
op-reveal_enemies = Revealing enemies
op-reveal_enemy_castle = Revealing the enemy Castle
op-reveal_flown_over = Scouting from the air
op-reveal_terrain_choice = Revealing a kind of land
op-reveal_area_destroy = Death on the land
op-reveal_adjacent_destroy = Striking a weak neighbour
op-reveal_destroy_if = Purging
op-gamble_kill = Assassination by chance
op-gamble_control = Seizing magic by chance
op-look_at = Looking in secret
op-opponent_sacrifice = Forced sacrifice
op-opponent_gives_control = Forced surrender of a unit
op-opponent_reveals_all = Forced revelation
op-opponent_relocates_self = Sent away
op-exchange_positions = Exchange of two units
op-gain_control = Taking control
op-regain_control = Taking back control
op-gather_allies = Gathering friends
op-place_ally = Moving a friend
op-relocate_ally = Ambush
op-relocate_self = Moving the Castle
op-relocate_by_sacrifice = Moving by a sacrifice
op-move_to_castle = Return to the Castle
op-return_destroyed = Return of the destroyed
op-return_self = Return of the unit
op-replace_self_with_destroyed = Giving way to the destroyed
op-destroy_adjacent_all = Destruction all around
op-destroy_spaces = Bolt straight ahead
op-destroy_choice = Destroying one more
op-destroy_by_name = Assassination by name
op-destroy_by_base_strength = Plague on a strength
op-destroy_all_magic = End of all magic
op-destroy_flyer = Striking down a flyer
op-mass_sacrifice = Great sacrifice
op-suppress_death_curse = Silencing a Death Curse
op-on_attacked_and_destroyed = Last act
op-army_building_conversion = Changed army table
op-magic_trigger = Spell
op-global_strength_mod = Strength for many
op-global_grant_keyword = A power for many

# How a strength adds up
part-base = { $amount } base
part-terrain = { $amount } { $terrain }
part-water = { $amount } beside water
part-color = { $amount } against the { $nation }
part-keyword = { $amount } against { $keyword }
part-curse = { $amount } from the Death Curse of { $unit }
part-bonus = { $amount } from { $unit }

## Options

option-campaign = A single battle, or a campaign of several.
option-campaign-single = One battle
option-campaign-two = Two games: each side begins once, points for destroyed units
option-campaign-three = Best of three
option-campaign-five = Best of five
option-campaign-ten = Six out of ten
option-sides = Who leads the beige army.
option-sides-agreed = The first half of the seats
option-sides-drawn = Drawn at random
option-first = Which army takes the first turn.
option-first-drawn = Drawn at random
option-first-beige = { side-beige }
option-first-grey = { side-grey }
option-armies = The armies that take the field.
option-armies-starter = The armies of the basic game: Landor against Kralc
option-armies-box = Armies of the six boxes, drawn at random
option-armies-expansion = The two expansion armies
option-armies-surprise = A surprise: any army the table of strengths allows
option-armies-muster = Each player builds an army in secret
option-armies-lists = The lists given below, open to all
option-beige_lists = Beige armies as text, numbers such as “1 3 11x3” or the name of a box army; several players’ armies are separated by “;”.
option-grey_lists = Grey armies as text, written in the same way.
board-lists-beige = The beige armies
board-lists-grey = The grey armies
board-lists-place = { $place ->
    [1] First army
    [2] Second army
    [3] Third army
   *[other] Fourth army
}
board-lists-starter = The army of the basic game
board-lists-written = A list of your own
board-lists-hint = as the army builder shares it: 1 3 11x3
option-open_lists = Surprise and secret armies are shown to everybody as lists before the battle.
option-open_lists-true = Yes
option-open_lists-false = No
option-copies = How many copies of one unit an army may hold where armies are built.
option-copies-any = Any number
option-copies-three = Three at most
option-copies-two = Two at most
option-copies-one = One only
option-rare = Rare units may be fielded where armies are built.
option-rare-true = Yes
option-rare-false = No
option-boards = Where the battle boards come from.
option-boards-rulebook = The four boards of the rulebook, shuffled
option-boards-photo = The rulebook’s photograph, just as it lies (two players)
option-boards-set_1 = The boards of set 1
option-boards-set_2 = The boards of set 2
option-boards-set_3 = The boards of set 3
option-boards-set_4 = The boards of set 4
option-boards-set_5 = The boards of set 5
option-boards-set_6 = The boards of set 6
option-boards-set_7 = The boards of set 7
option-boards-all = Drawn from all boards
option-boards-bring = Each player brings two
option-memory_aid = The software remembers for each player which enemy units have been revealed.
option-memory_aid-true = Yes
option-memory_aid-false = No: what is turned back is hidden again
option-hints = The software points out powers that could be used now, and forecasts attacks.
option-hints-true = Yes
option-hints-false = No
option-stops = The ability windows in which everybody is asked at first; each player can change that at any time.
option-stops-attacks = In attacks and Ranged Attacks
option-stops-all = In all windows
option-repetition = The same position coming back, or a hundred quiet turns, makes a draw.
option-repetition-true = Yes
option-repetition-false = No
option-team_order = The order of play in team games.
option-team_order-fixed = By seats
option-team_order-free = Each team chooses among its players who have not yet played this round
option-siege_allies = Units of allies count for a Siege.
option-siege_allies-true = Yes
option-siege_allies-false = No
option-empty_zone = A player with no unit in their own columns.
option-empty_zone-loses = Is stuck, and their team loses
option-empty_zone-passes = Passes

## What is asked

prompt-mix = You may exchange two of your opponent’s face-down units: choose the first, or leave them.
prompt-mix-with = Choose the unit to exchange with the one on { $space }.
prompt-exchange =
    { $left ->
        [one] You may exchange two of your units once more.
       *[other] You may exchange two of your units, up to { $left } times.
    }
prompt-exchange-with = { $unit } on { $space }: choose the unit to exchange it with.
prompt-exchange-hidden = A unit is about to be exchanged with the one on { $space }.
prompt-muster = Build your army: { $count } of { $size } units. Choose a ready army, a unit, or leave the rest to chance.
prompt-muster-hidden = An army is being built in secret.
prompt-bring-board = Choose battle board { $number } of the two you bring.
prompt-choose-first = You lost the last game: choose who begins.
prompt-choose-player = Choose which of your team plays now.
prompt-turn = Take one of your units: to move, to act, or to use an ability first.
prompt-act = { $unit } on { $space }: where to, or which power?
prompt-act-hidden = The unit on { $space } is about to move or act.
prompt-window = Ability window ({ $window }): use an ability or pass.
prompt-use-ability = { $unit }: which ability?
prompt-use-ability-hidden = An ability is about to be used.
prompt-name-defender = Name the unit that defends { $space }.
prompt-rage = { $unit } is in a rage: choose its next victim.
prompt-pick_unit = { $power } ({ $unit }): choose a unit. { $words }
prompt-pick_space = { $power } ({ $unit }): choose a space. { $words }
prompt-pick_destroyed = { $power } ({ $unit }): choose a destroyed unit. { $words }
prompt-pick_opponent = { $power } ({ $unit }): name an opponent. { $words }
prompt-pick_terrain = { $power } ({ $unit }): choose a kind of land. { $words }
prompt-offer = { $power } ({ $unit }): use it now? { $words }

# The same, named in the middle of a sentence
kind-mix = an exchange of the opponent’s units
kind-exchange = an exchange of a player’s own units
kind-exchange_with = the second unit of an exchange
kind-muster = the building of an army
kind-bring_board = the board to bring
kind-choose_first = who begins the next game
kind-choose_player = which of the team plays now
kind-turn = the unit to move or act with
kind-act = what the unit does
kind-window = whether to use an ability
kind-use_ability = which ability is used
kind-name_defender = the name of the defender
kind-rage = whom the raging unit attacks
kind-pick_unit = the unit a power chooses
kind-pick_space = the space a power chooses
kind-pick_destroyed = the destroyed unit a power chooses
kind-pick_opponent = the opponent a power is aimed at
kind-pick_terrain = the land a power chooses
kind-offer = whether a power is used

## What can be chosen

choice-take = { $unit } on { $space }
choice-move = Move to { $space }
choice-attack = Attack { $unit } on { $space }
choice-call = Use the ability of { $unit } on { $space }
choice-pick-castle = { $unit } on { $space }: your last Castle, and the battle is lost
choice-pick = Choose { $unit } on { $space }
choice-to = To { $space }
choice-mix = The unit on { $space }
choice-exchange = Exchange { $unit } on { $space }
choice-with = With { $unit } on { $space }
choice-use = Use: { $power }
choice-name = Name { $unit }
choice-return = Bring back { $unit }
choice-muster = Add { $unit }
choice-army = Take the army { $army }
choice-against = Against player { $seat }
named-choice-against = Against { $player }
choice-seat = Player { $seat } plays
named-choice-seat = { $player } plays
choice-terrain = { $terrain }
choice-bring = Bring board { $board }
choice-begin = { $side } begins
choice-yes = Use it
choice-pass = Pass
choice-decline = Decline
choice-done = No more
choice-keep = Leave everything where it is
choice-fill = Leave the rest to chance
choice-yield = Give up: no move and no action left

# The same, without space or unit
verb-take = take a unit
verb-move = move
verb-attack = attack
verb-call = use an ability
verb-pick = choose a unit for a power
verb-to = choose a space for a power
verb-mix = exchange the opponent’s units
verb-exchange = exchange your own units
verb-with = complete an exchange
verb-use = use a power
verb-name = name a unit
verb-return = bring back a unit
verb-muster = add a unit to the army
verb-army = take a ready army
verb-against = name an opponent
verb-seat = choose who plays
verb-terrain = choose a kind of land
verb-bring = bring a board
verb-begin = choose who begins
verb-yes = use what is offered
verb-pass = pass
verb-decline = decline
verb-done = choose no more
verb-keep = leave everything as it is
verb-fill = leave the rest to chance
verb-yield = give up

## The log

log-sides = Beige army: { $beige }. Grey army: { $grey }.
log-first = { $side } takes the first turn.
log-leads = Player { $seat } leads { $army }.
named-log-leads = { $player } leads { $army }.
log-mustered = Player { $seat }’s army is ready.
named-log-mustered = The army is ready: { $player }.
log-boards = The boards are revealed: { $boards }.
log-dealt = All units are laid out at random, face down.
log-exchange = The units on { $start } and { $space } change places.
log-stand-up = The units are stood up: everybody now sees their own.
log-begin = The battle begins. { $side } plays first.
log-turn = Turn { $turn }: player { $seat } ({ $side }).
named-log-turn = Turn { $turn }: { $player } ({ $side }).
log-move = { $unit } moves from { $start } to { $space }.
log-move-hidden = A unit moves from { $start } to { $space }.
log-relocate = { $unit } is moved from { $start } to { $space }.
log-relocate-hidden = A unit is moved from { $start } to { $space }.
log-attack = { $unit } attacks from { $start } to { $space }.
log-attack-hidden = A unit attacks from { $start } to { $space }.
log-attack-own = { $unit } turns against its own side, from { $start } to { $space }.
log-attack-own-hidden = A unit turns against its own side, from { $start } to { $space }.
log-rage = { $unit } rages on.
log-rage-hidden = The attacker rages on.
log-reveal = { $unit } on { $space } is revealed.
log-reveal-hidden = The unit on { $space } is revealed.
log-look = Player { $seat } looks at the unit on { $space }: { $unit }.
named-log-look = { $player } looks at the unit on { $space }: { $unit }.
log-look-hidden = Player { $seat } looks at the unit on { $space }.
named-log-look-hidden = { $player } looks at the unit on { $space }.
log-power = { $unit }: { $power }.
log-power-hidden = A power is used: { $power }.
log-named = The defender of { $space } is named as “{ $unit }”.
log-guess-right = The guess was right: both units are destroyed.
log-guess-wrong = The guess was wrong: the attacker is destroyed.
log-strength = { $unit }: strength { $total } ({ $parts }).
log-strength-hidden = Strength { $total }.
log-compare = { $attack } against { $defence }.
log-spell = { $unit } casts its spell.
log-negated = { $unit } negates the magic of { $spell }.
log-negated-hidden = The magic of { $spell } is negated.
log-captured = { $unit } is captured.
log-captured-hidden = The defender is captured.
log-saves = { $unit } dies for { $saved }.
log-saves-hidden = A neighbour dies for { $saved }.
log-shot = { $unit } aims at { $space }.
log-shot-hidden = A unit aims at { $space }.
log-siege-castle = { $unit } withstands the Siege.
log-siege-castle-hidden = The Castle withstands the Siege.
log-bonus = { $unit }: { $amount } from { $giver }, now { $total }.
log-bonus-hidden = A unit gets { $amount }, now { $total }.
log-granted = { $unit } has { $keyword } until the end of the turn.
log-granted-hidden = A unit has { $keyword } until the end of the turn.
log-terrain = Land chosen: { $terrain }.
log-zero = { $unit } on { $space } falls to strength 0.
log-destroyed = { $unit } on { $space } is destroyed.
log-curse = Death Curse of { $unit }. { $power }
log-curse-ends = The Death Curse of { $unit } ends.
log-suppressed = The Death Curse of { $unit } is silenced.
log-curses-cancel = Simultaneous Death Curses cancel each other: { $units }.
log-control = { $unit } on { $space } now obeys player { $seat } ({ $side }).
named-log-control = { $unit } on { $space } now obeys { $player } ({ $side }).
log-control-hidden = The unit on { $space } now obeys player { $seat } ({ $side }).
named-log-control-hidden = The unit on { $space } now obeys { $player } ({ $side }).
log-return-hidden = A destroyed unit comes back on { $space } ({ $side }).
log-return = { $unit } comes back on { $space } ({ $side }).
log-zone = { $unit } on { $space } passes to player { $seat }.
named-log-zone = { $unit } on { $space } is in the care of { $player } now.
log-zone-hidden = The unit on { $space } passes to player { $seat }.
named-log-zone-hidden = The unit on { $space } is in the care of { $player } now.
log-no-units = Player { $seat } has no unit left in their own columns and passes.
named-log-no-units = { $player } has no unit left in their own columns and passes.
log-declare-concede = Player { $seat } ({ $side }) concedes.
log-declare-draw = Player { $seat } ({ $side }) agrees to a draw.
log-declare-refuse-draw = Player { $seat } ({ $side }) no longer agrees to a draw.
log-declare-claim-draw = Player { $seat } ({ $side }) claims a draw.
log-declare-ask = Player { $seat } ({ $side }) wants to be asked: { $window }.
log-declare-ask-usual = Player { $seat } ({ $side }) wants to be asked in attacks and at events.
log-declare-ask-always = Player { $seat } ({ $side }) always wants to be asked.
log-declare-skip = Player { $seat } ({ $side }) passes automatically: { $window }.
log-campaign = Game { $game } is over. Campaign: beige { $beige }, grey { $grey }.
log-end-castle = A Castle has fallen. Winner: { $winner }.
log-end-stuck = A player can neither move nor act. Winner: { $winner }.
log-end-concession = A side concedes. Winner: { $winner }.
log-end-agreed-draw = The players agree to a draw.
log-end-repetition = The same position has come back too often: the battle is drawn.
log-end-quiet = A hundred quiet turns have gone by: the battle is drawn.
log-end-both-castles = The Castles of both sides have fallen together: the battle is drawn.
log-end-castle-taken = A Castle has been taken. Winner: { $winner }.

## The result

result-castle = A Castle fell. Winner: { $winner }.
result-stuck = A player could neither move nor act. Winner: { $winner }.
result-concession = A side conceded. Winner: { $winner }.
result-agreed_draw = The players agreed to a draw.
result-repetition = The same position came back too often: the battle is drawn.
result-quiet = A hundred quiet turns went by: the battle is drawn.
result-both_castles = The Castles of both sides fell together: the battle is drawn.
result-castle_taken = A Castle was taken. Winner: { $winner }.
result-campaign = The campaign is over, beige { $beige }, grey { $grey }. Winner: { $winner }.

## Why a choice is refused

why-over = The game is over: there is nothing left to choose.
why-no-pass = A turn cannot be passed: take a unit that can move or act.
why-nobody = Nobody stands on { $space }.
why-enemy = The unit on { $space } is an enemy: take one of your own.
why-ally = The unit on { $space } is in the columns of player { $seat }, who moves it.
why-not-yours = The unit on { $space } is not yours.
why-fresh = { $unit } came under your control this turn: it can move and act from your next turn on.
why-static = { $unit } is static: it cannot move.
why-blocked = { $unit } has nowhere to go, nobody to attack and no action to use.
why-other-verb = To go to { $space }, say: { $verb }.
why-water = { $space } is water: no unit can enter it.
why-to-and-fro = { $unit } has just gone to { $space } and back: it must do something else.
why-own = { $space } is held by one of your own units.
why-allied = { $space } is held by an ally.
why-cannot-attack = { $unit } cannot attack.
why-diagonal = { $space } lies diagonally: a standard move goes forwards, backwards or sideways.
why-one-step = { $space } is not next to the unit: a standard move is one space long.
why-way-blocked = { $unit } cannot get to { $space } by this power: { $power }. The way is blocked on { $at }.
why-out-of-reach = { $unit } cannot reach { $space }, either by a step or by its powers ({ $powers }).
why-take-first = { $unit } can go to { $space }: take it first.
why-no-such-power = { $unit } has no such power.
why-no-ability = { $unit } has no ability to use in a window.
why-used-once = { $unit } has already used this power, which works once per game: { $power }.
why-used-this-turn = { $unit } has already used this power this turn: { $power }.
why-only-at-end = { $unit } can use its ability only at the end of your own turn.
why-no-target = { $unit } has nobody and nothing to use this power on: { $power }.
why-has-keyword = { $unit } has this power already: { $keyword }.
why-nobody-lacks = { $unit } has nobody to give this power to who does not have it already: { $keyword }.
why-stands-there = { $unit } is already on { $space }.
why-by-power = { $unit } can get to { $space } only by this power: { $power }.
why-of-itself = { $unit } does not use this power by choice; it works at its own moment: { $power }.
why-no-enemy = The unit on { $space } is not an enemy.
why-no-strength = { $unit } has no strength, and none can be given to it.
why-cursing = { $unit } is in the Death Curse area, from which nobody comes back.
why-not-fallen = { $unit } is not one of the destroyed units this power brings back: { $power }.
why-not-opponent = Player { $seat } is not your opponent.
why-not-seat = Player { $seat } has nothing this power could affect: { $power }.
why-nobody-in-water = Nobody stands in the water: name a kind of land.
why-no-attack-in-flight = An enemy is on { $space }, and Flight cannot attack.
why-not-in-line = { $space } is not straight ahead, behind or to the side: Flight never slants or turns.
why-same-space = You have already chosen { $space }: choose another space.
why-other-team = Player { $seat } is on the other team, and the teams take turns.
why-take-user = First take the unit that is to use this power: { $power }.
why-no-attack-now = There is no attack now, so there is no attacker.
why-must-choose = The power must be carried out: { $power }.
why-not-target = { $space } cannot be chosen for this power: { $power }.
why-off-field = { $space } is not on this battlefield.
why-rage-enemy = { $unit } is in a rage and attacks enemies only: there is none on { $space }.
why-rage-reach = { $unit } is in a rage and moves by standard steps only: { $space } is not next to it.
why-not-theirs = There is no unit of the opposite player on { $space } to exchange.
why-not-own = There is no other unit of yours on { $space } to exchange.
why-army-begun = You have already begun your army: add units, or leave the rest to chance.
why-board-twice = You are already bringing board { $board }.
why-has-played = Player { $seat } has already played this round.

## Armies

muster-other-side = { $unit } is on the other side: this is a list of the { $side }.
muster-no-rare = { $unit } is rare, and this table excludes rare units.
muster-copies =
    { $copies ->
        [one] { $unit } may be fielded only once.
       *[other] { $unit } may be fielded at most { $copies } times.
    }
muster-full = The army is complete: it has { $size } units.
muster-row-full = There is no room for { $unit }: { $row } is full.
muster-row-open =
    { $count ->
        [one] { $count } unit is missing: { $row }.
       *[other] { $count } units are missing: { $row }.
    }
muster-not-ready = { $side }, this army cannot take the field: { $why } (rule { $rule })
muster-needs = With so many units of one strength the army needs { $unit }.
muster-too-long = An army of more than { $most } units is too long to read.
muster-cannot-fill = The army cannot be completed as it is. { $why }
muster-unknown-unit = There is no unit “{ $unit }”: give a collector’s number such as 11, or a name such as high_elf; 11x3 is three of them.

## Mistakes in options and positions

bad-photo = The boards of the photograph make a battlefield for two, not for { $seats }.
bad-lists = The option “{ $option }” only goes with { $known }.
bad-list-count =
    { $lists ->
        [one] The option “{ $option }” names { $lists } army; players on this side: { $seats }.
       *[other] The option “{ $option }” names { $lists } armies; players on this side: { $seats }.
    }
content-wrong-army = { $place }: the army “{ $army }” cannot take the field. { $why }
position-foreign-army = { $path }: { $unit } belongs to the other side.
position-no-such-army = { $path }: no permitted army holds all these units, and a secret one must.
position-too-many-units = { $path }: this table has room for { $most } units.
position-water = { $path }: { $space } is water, and no unit can stand there.
position-not-cursing = { $path }: { $unit } is not in the Death Curse area.
position-other-boards = { $path }: this is not the terrain of the boards named.

## The board

board-score = Enemy units destroyed
board-score-campaign = Campaign points
board-field = The battlefield
board-no-field = The boards have not been laid yet.
board-hidden-moved = a hidden unit that has moved
board-unit-title = { $unit }, strength { $strength }
board-title =
    { $turn ->
        [0] Set-up
       *[other] Turn { $turn }
    }
board-title-teams = { $players } players, turn { $turn }
board-title-campaign = game { $game } of { $games }, { $title }
board-turn = Turn { $turn }
board-quiet =
    { $quiet ->
        [one] { $quiet } quiet turn of 100
       *[other] { $quiet } quiet turns of 100
    }
board-repeated = this position { $times } times
board-lights = What the lights mean
board-moves = { $moves ->
    [one] { $moves } step
   *[other] { $moves } steps
}, { $attacks ->
    [one] { $attacks } attack
   *[other] { $attacks } attacks
}
board-terrains = Kinds of terrain
board-odds-lose = loses { $percent }%
board-odds-both = both fall { $percent }%
board-odds-against = { $strength } against { $defence }
board-odds-alone = with strength { $strength }
board-group-take = Take a unit
board-group-move = Move to
board-group-attack = Attack
board-group-use = Powers
board-group-call = Abilities
board-group-pick = Choose
board-group-to = Go to
board-group-mix = The opponent’s units
board-group-exchange = Exchange
board-group-with = With
board-group-muster = Add a unit
board-group-army = Take a ready army
board-group-name = Name the defender
board-group-return = Bring back
board-group-bring = Boards
board-group-terrain = Land
board-group-pass = Or
board-group-keep = Or
board-group-done = Or
board-group-decline = Or
board-group-fill = Or
board-group-yield = Or

# A unit’s card
board-card = The unit’s card
board-card-hint = Point at a unit to read its card.
board-hint-lit = Bright units can move or act now; grey ones cannot.
board-hint-click = Click a unit, then a lit space.
board-hint-seen = One of your units the enemy has seen; an enemy unit you have seen.
board-hint-strength = Its strength where it stands, if that is not its printed one.
board-kind-innate = always
board-kind-action = special action
board-kind-ability = ability
board-kind-magic = spell
board-kind-death_curse = Death Curse
board-granted = for now
board-spent = Used up for this game.
board-use = Use it
board-no-power = No power of its own.
board-static = cannot move
board-strength-here = Strength here
board-strength-now = strength now
board-strength-is = { $strength } where it stands
board-shown-now = face up now
board-seen = seen by you
board-seen-by-enemy = the enemy has seen it
board-unseen = not seen by the enemy
board-fights-for = taken over: fights for { $player }
board-rare = rare

# The attack as a scene
board-duel = The attack
board-duel-title = Attack on { $space }, { $terrain }
board-duel-title-shot = Ranged Attack on { $space }, { $terrain }
board-duel-close = Close the scene
board-duel-go-on = Go on
board-duel-again = The last attack
board-duel-on = Both units stand revealed. Abilities may still tip the scales.
board-duel-shot = The target is revealed. Abilities may still tip the scales.
board-duel-unknown = Still hidden.
board-duel-castle = A Castle: whoever attacks it takes it.
board-duel-magic = A magic unit: it falls and casts its spell.
board-duel-no-strength = Strength is not compared.
board-duel-compared-attacker = { $attack } beats { $defence }: { $defender } falls.
board-duel-compared-defender = { $defence } beats { $attack }: { $attacker } falls.
board-duel-compared-both = { $attack } against { $defence }: both fall.
board-duel-compared-nobody = { $attack } against { $defence }: both stand.
board-duel-ended-attacker = { $defender } falls.
board-duel-ended-defender = { $attacker } falls.
board-duel-ended-both = { $attacker } and { $defender } fall.
board-duel-ended-nobody = { $attacker } and { $defender } both stand.
board-attacks = attacks
board-defends = defends
board-shoots = shoots
board-is-aimed-at = is aimed at
board-part-base = base strength
board-part-terrain = on { $of }
board-part-water = beside water
board-part-color = against { $of }
board-part-keyword = against { $of }
board-part-curse = Death Curse of { $of }
board-part-bonus = from { $of }

# Beside the board
board-on-field = { $count ->
    [one] unit on the field
   *[other] units on the field
}
board-known = { $count } seen
board-points = { $count ->
    [one] point in the campaign
   *[other] points in the campaign
}
board-lost = { $count } destroyed
board-curse = Death Curse area
board-curse-none = No curse is in force.
board-curse-of = { $side } controls it
board-curse-next = Next: { $unit }
board-known-enemies = Known enemies
board-known-of = What is known of { $player }
board-known-none = Nothing has been seen yet.
board-hidden-of = { $hidden } of { $standing } hidden
board-still-hidden = Still hidden, by strength
board-may-be =
    { $count ->
        [one] { $count } hidden unit has given a little away
       *[other] { $count } hidden units have given a little away
    }
board-campaign = Campaign
board-campaign-points = Points: beige { $beige }, grey { $grey }
board-now = now
board-stops = Ask me
board-stops-attacks = in attacks
board-stops-attacks-text = In attacks and Ranged Attacks, whether a unit of mine could answer or not
board-stops-always = always
board-stops-always-text = In every ability window of every turn
board-stops-each = Window by window

# Setting up
board-boards-hidden = Boards are being chosen.
board-brought = You bring { $boards }.
board-muster-refused = It cannot be added now.
board-muster-text = An army as text
board-muster-bring = Bring it
board-muster-coming = Your army takes its place: { $count } of { $all } units.

# The army builder
board-catalogue = Units
board-side = Side
board-filters = Filters
board-filter-type = Type
board-filter-all-types = All types
board-filter-power = Power
board-filter-all-powers = All powers
board-filter-kinds = Kinds of power
board-filter-powers = Powers
board-filter-words = Name or words of a power
board-filter-strength = Strength
board-filter-clear = Clear
board-found = { $found } of { $all } units
board-found-none = No unit matches these filters.
board-add = Add { $unit }
board-remove = Remove { $unit }
board-choose = choose
board-choose-of = Choose a unit: { $row }
board-army = Your army
board-army-name = Name of the army
board-army-unnamed = Nameless army
board-army-kept = “{ $name }” is kept in this browser.
board-army-no-seat =
    { $side ->
        [beige] “{ $name }” is a beige army: take a beige seat, and do not draw the sides at random.
       *[grey] “{ $name }” is a grey army: take a grey seat, and do not draw the sides at random.
    }
board-of-size = of { $size }
board-fill = Fill up
board-surprise = Surprise me
board-armies = Armies
board-armies-mine = Kept in this browser
board-armies-none = None yet: name an army and keep it.
board-armies-ready = Ready armies
board-forget = Forget “{ $name }”
board-limit-copies = Copies of a unit
board-limit-rare = Rare units too
board-share = Share
board-share-text = The army as text: copy it, or paste one you were sent.
board-share-copy = Copy
board-share-link = Copy a link
board-share-read = Read it
board-empty = Empty
board-army-ready = Ready for battle
board-army-lacks = { $count ->
    [0] Not ready
    [one] Not ready: { $count } unit to choose
   *[other] Not ready: { $count } units to choose
}
board-see-rule = See the rule
board-keep = Keep it
board-to-table-secret = Bring it to a table in secret
board-to-table-open = As an open list
