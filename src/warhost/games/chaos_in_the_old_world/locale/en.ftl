### Words of Chaos in the Old World. Names of regions, Powers, followers, cards … come from the content.

game-chaos_in_the_old_world = Chaos in the Old World
game-chaos_in_the_old_world-about = Four gods of Chaos corrupt, dominate and ruin the Old World; each has a Threat of its own to win by.

## Things without a record in the content

token-event = Event token
token-hero = Hero token
token-noble = Noble token
token-peasant = Peasant token
token-skaven = Skaven token
token-warpstone = Warpstone token
side-left = left
side-right = right
nobody = nobody
seat = player { $seat }
note-reserve = reserve
note-region = { $region }
note-marked = { $region }: { $marks }
mark-controlled = controlled by { $power }
mark-shielded = protected
mark-crept = free summoning used
mark-on-space = on a card space
mark-hits =
    { $hits ->
        [one] 1 early hit
       *[other] { $hits } early hits
    }
instruction-start = nothing
instruction-score_vp = { $amount } victory points
instruction-upgrade = an upgrade card
instruction-draw_chaos_cards = draw { $amount } Chaos cards
instruction-place_warpstone = place Warpstone tokens: { $amount }
instruction-place_noble = place Noble tokens: { $amount }
instruction-remove_corruption = remove corruption tokens: { $amount }
instruction-remove_old_world_tokens = remove Old World tokens: { $amount }
instruction-victory = Victory

## Options

option-powers = How the Powers are handed out.
option-powers-in_order = By seat, in Power order: whoever picks a seat picks its Power
option-powers-choice = One player after the other chooses
option-powers-random = Drawn at random
option-absent = With three players: the Power that nobody plays.
option-absent-anyone = Left to choice or chance; in order, Slaanesh
option-absent-khorne = { power-khorne }
option-absent-nurgle = { power-nurgle }
option-absent-tzeentch = { power-tzeentch }
option-absent-slaanesh = { power-slaanesh }
option-ruiners = Who is a ruiner of a region.
option-ruiners-round = FAQ: whoever placed corruption there this round
option-ruiners-step = Printed: whoever placed corruption there in this corruption step
option-khorne_counter = When Khorne gains a dial counter.
option-khorne_counter-battle = FAQ: one kill in a battle; every battle counts
option-khorne_counter-phase = Printed sheet: one kill in a region, once per phase
option-khorne_counter-two_kills = Printed example: two kills in a region, once per phase
option-slaanesh_counter = Where Slaanesh gains a dial counter for two corruption tokens.
option-slaanesh_counter-noble_or_hero = FAQ: where a Noble or Hero token lies
option-slaanesh_counter-anywhere = Printed example: in any region

## What is asked

prompt-embody = Choose the Power to embody.
prompt-place =
    { $each ->
        [one] Choose a region for a token ({ $token }). Still to choose: { $count }.
       *[other] Choose a region for { $each } tokens ({ $token }). Still to choose: { $count }.
    }
prompt-scatter = There are fewer regions than tokens. Choose the token to place next.
prompt-pair = { $card }: choose the pair of regions that receives Heroes.
prompt-rally = Another token ({ $token }) may be moved to { $region }: choose where it comes from, or decline.
prompt-block = { $card }: choose the card space to block.
prompt-discard =
    { $count ->
        [one] Choose a Chaos card to discard.
       *[other] Choose a Chaos card to discard ({ $count } to go).
    }
prompt-discard-first = You may discard a card before you draw.
prompt-turn =
    { $points ->
        [one] 1 power point: summon a figure, play a Chaos card, or pass.
       *[other] { $points } power points: summon a figure, play a Chaos card, or pass.
    }
prompt-summon-to = { $figure } ({ $note }): choose the region to summon it to.
prompt-play-on = { $card }: choose a card space.
prompt-play-on-hidden = A Chaos card is about to be played.
prompt-bring = Carry a Warpstone token along, from { $start } to { $region }?
prompt-stand = Stand the Horror on a card space of { $region }?
prompt-seduce = Choose the enemy Cultist in { $region } to control until the end of the round.
prompt-seduce-maybe = The Keeper of Secrets may take control of an enemy Cultist in { $region }: choose one, or decline.
prompt-upgrade = Choose an upgrade to put into play.
prompt-call =
    { $count ->
        [one] Call one more figure to { $region }, or finish.
       *[other] Call up to { $count } figures of one other region to { $region }, or finish.
    }
prompt-decay = Choose whose corruption token leaves { $region }.
prompt-rot =
    { $count ->
        [one] The Final Rotting in { $region }: choose the figure that dies.
       *[other] The Final Rotting in { $region }: choose the next figure that dies ({ $count } to go).
    }
prompt-teleport = Teleport: choose a Cultist or Warrior in { $region }.
prompt-teleport-to = { $figure }: choose the region it is teleported to.
prompt-shield = Warp Shield: choose a figure of yours in { $region } to protect.
prompt-meddle = Choose an opponent with a figure in { $region }, who discards cards.
prompt-lure = Dark Influence: choose the token that leaves { $region }.
prompt-lure-to = { $token }: choose the region it goes to.
prompt-hit =
    { $hits ->
        [one] Battle in { $region }: assign 1 hit (sixes: { $sixes }).
       *[other] Battle in { $region }: assign { $hits } hits (sixes: { $sixes }).
    }
prompt-hit-early =
    { $hits ->
        [one] { $region }: assign 1 early hit (sixes: { $sixes }).
       *[other] { $region }: assign { $hits } early hits, one at a time (sixes: { $sixes }).
    }
prompt-spend =
    { $count ->
        [one] With which hit? Target: { $target }.
       *[other] With which hit first? Target: { $target }; hits needed: { $count }.
    }
prompt-revenge =
    { $hits ->
        [one] Plaguebearers avenge themselves in { $region }: assign 1 hit to figures of { $foe }.
       *[other] Plaguebearers avenge themselves in { $region }: assign { $hits } hits to figures of { $foe }.
    }
prompt-lose = { $cause }: choose the figure that you remove from { $region }.
prompt-slay = { $card }: name a Warrior or Greater Daemon beside a Hero; its player removes it.
prompt-plunder = { $card }: choose the token that is lost in { $region }.
prompt-claim = Remove the Event token in { $region } to score { $points } victory points?
prompt-carry = Nobody claims the Event token in { $region }: choose the adjacent region it moves to.
prompt-cleanse =
    { $count ->
        [one] Choose a region from which you remove a corruption token.
       *[other] Choose a region from which you remove a corruption token ({ $count } to go).
    }
prompt-cleanse-of = Choose whose corruption token leaves { $region }.
prompt-clear =
    { $count ->
        [one] Choose a region from which you remove an Old World token.
       *[other] Choose a region from which you remove an Old World token ({ $count } to go).
    }
prompt-clear-token = Choose the token that leaves { $region }.

## The same, named in the middle of a sentence

kind-embody = which Power a player embodies
kind-place = the region for a token
kind-place_by_dial = the region for a token of a dial
kind-scatter = the token to place next
kind-scatter_to = the region for a token
kind-pair = the pair of regions that receives tokens
kind-inspire = the region for a Hero
kind-rally = whether another Hero moves
kind-block = the card space to block
kind-discard = a card to discard
kind-discard_first = whether a card is discarded before drawing
kind-turn = the action of a turn
kind-summon_to = the region to summon a figure to
kind-play_on = the space for a Chaos card
kind-bring = whether a Warpstone is carried along
kind-stand = whether a Horror stands on a card space
kind-seduce = an enemy Cultist to control
kind-upgrade = an upgrade
kind-call = a figure that follows the Blood God’s Call
kind-decay = whose corruption token goes
kind-rot = the victim of The Final Rotting
kind-teleport = the figure to teleport
kind-teleport_to = where the figure is teleported
kind-shield = the figure to protect
kind-meddle = the opponent who discards
kind-lure = the token to move
kind-lure_to = where the token goes
kind-hit = the target of a hit
kind-spend = the hit to use
kind-revenge = the target of the Plaguebearers’ revenge
kind-lose = the figure to remove
kind-slay = the victim of the Trollslayers
kind-plunder = the token that the Reavers take
kind-claim = whether the Grail is claimed
kind-carry = where the Event token goes
kind-cleanse = the region of the corruption token to remove
kind-cleanse_of = whose corruption token is removed
kind-clear = the region of the Old World token to remove
kind-clear_token = the Old World token to remove

## What may be chosen

choice-embody = { $power }
choice-place = { $region }
choice-scatter = { $token }
choice-pair = { $regions }
choice-rally = From { $region }
choice-block = { $region }, { $side } space
choice-discard = Discard { $card }
choice-summon = Summon { $figure } ({ $note }), cost { $cost }
choice-play = Play { $card }, cost { $cost }
price = { $cost }
price-range = { $lowest } to { $highest }, by region
choice-pass = Pass for the rest of the phase
choice-to = To { $region }
choice-to-paid = To { $region }, cost { $cost }
choice-on = { $region }, { $side } space, cost { $cost }
choice-bring = Carry it along
choice-stand = On the { $side } space of { $region }
choice-call = Call { $figure } ({ $note })
choice-decay = A token of { $power }
choice-teleport = { $figure } ({ $note })
choice-shield = Protect { $figure } ({ $note })
choice-meddle = { $power }
choice-lure = { $token }
choice-seduce = { $figure } ({ $note })
choice-hit = Hit a token: { $token }
choice-hit-figure =
    { $hits ->
        [one] Hit { $figure } of { $power } ({ $note }): 1 hit kills
       *[other] Hit { $figure } of { $power } ({ $note }): { $hits } hits kill
    }
choice-spend-plain = A hit from a 4 or 5
choice-spend-six = A hit from a 6
choice-rot = { $figure } ({ $note })
choice-lose = Remove { $figure } ({ $note })
choice-slay = { $figure } ({ $note })
choice-plunder = { $token }
choice-carry = { $region }
choice-claim = Claim it
choice-upgrade = { $upgrade }
choice-cleanse = { $region }
choice-clear = { $region }
choice-remove = A token of { $power }
choice-return = { $token }
choice-decline = Decline
choice-finish = Finish

## Verbs, as in “not now: …”

verb-embody = choose a Power
verb-place = place a token
verb-scatter = choose a token
verb-pair = choose a pair of regions
verb-rally = move a Hero
verb-block = block a card space
verb-discard = discard a card
verb-summon = summon a figure
verb-play = play a Chaos card
verb-pass = pass
verb-to = choose where something goes
verb-on = choose a card space
verb-bring = carry a Warpstone
verb-stand = stand on a card space
verb-call = call a figure
verb-decay = remove a corruption token
verb-teleport = teleport a figure
verb-shield = protect a figure
verb-meddle = meddle with a hand
verb-lure = move a token
verb-seduce = take control of a Cultist
verb-hit = assign a hit
verb-spend = choose the hit to use
verb-rot = let a figure rot
verb-lose = remove a figure of your own
verb-slay = name a victim
verb-plunder = take a token away
verb-carry = move the Event token
verb-claim = claim the Grail
verb-upgrade = choose an upgrade
verb-cleanse = choose a region to cleanse
verb-clear = choose a region to clear
verb-remove = remove a corruption token
verb-return = return a token to the stock
verb-decline = decline
verb-finish = finish

## The log

log-embody = Player { $seat } embodies { $power }.
log-phase-old_world = Round { $round } – Old World phase
log-phase-draw = Round { $round } – Draw phase
log-phase-summoning = Round { $round } – Summoning phase
log-phase-battle = Round { $round } – Battle phase
log-phase-corruption = Round { $round } – Corruption phase
log-phase-end = Round { $round } – End phase
log-old-world = Old World card: { $card }. { $power } carries it out.
log-acts = { $card }: the card takes effect.
log-stays = { $card } stays in { $region } for the next round.
log-off-track = { $card }: the card leaves the Old World track and the game.
log-token =
    { $count ->
        [one] { $token }: one in { $region }.
       *[other] { $token }: { $count } in { $region }.
    }
log-token-moves = { $token }: from { $start } to { $region }.
log-token-returns = { $token }: one leaves { $region } for the stock.
log-block = { $card } blocks a card space in { $region }.
log-draw = { $power } draws { $cards }.
log-draw-hidden =
    { $count ->
        [one] { $power } draws a Chaos card.
       *[other] { $power } draws { $count } Chaos cards.
    }
log-reshuffle =
    { $cards ->
        [one] { $power } makes the discard pile a new deck: 1 card.
       *[other] { $power } shuffles the discard pile into a new deck of { $cards } cards.
    }
log-discard = { $power } discards { $card }.
log-summon = { $power } summons { $figure } to { $region } for { $cost }.
log-summon-from = { $power } summons { $figure } from { $start } to { $region } for { $cost }.
log-move = { $power } moves { $figure } from { $start } to { $region }.
log-play = { $power } plays { $card } in { $region } for { $cost }.
log-pass =
    { $points ->
        [one] { $power } passes and loses 1 power point.
       *[other] { $power } passes and loses { $points } power points.
    }
log-stand = { $figure } stands on a card space in { $region }.
log-control = { $power } takes control of { $figure } of { $loser } in { $region }.
log-shield = { $figure } in { $region } cannot be killed in battle this round.
log-drained =
    { $count ->
        [one] { $power } loses 1 power point.
       *[other] { $power } loses { $count } power points.
    }
log-drains =
    { $count ->
        [one] { $power } gains 1 power point.
       *[other] { $power } gains { $count } power points.
    }
log-corrupt =
    { $count ->
        [one] { $power } places 1 corruption token in { $region }.
       *[other] { $power } places { $count } corruption tokens in { $region }.
    }
log-cleanse = A corruption token of { $power } leaves { $region }.
log-battle = Battle in { $region }.
log-roll =
    { $power } rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } in { $region }: { $faces } – { $hits ->
        [one] 1 hit.
       *[other] { $hits } hits.
    }
log-roll-early =
    { $power } rolls { $dice ->
        [one] 1 early die
       *[other] { $dice } early dice
    } in { $region } ({ $cause }): { $faces } – { $hits ->
        [one] 1 hit.
       *[other] { $hits } hits.
    }
log-wounded = An early hit waits on { $figure } of { $power } in { $region }.
log-kill = { $power } kills { $figure } of { $owner } in { $region }.
log-peasant = { $power } kills a Peasant in { $region } and keeps the token.
log-revenge =
    { $hits ->
        [one] { $upgrade }: 1 hit in return in { $region }.
       *[other] { $upgrade }: { $hits } hits in return in { $region }.
    }
log-rot = { $card } kills { $figure } of { $owner } in { $region }.
log-raid = { $power } rolls against the Greenskins in { $region }: { $face }.
log-counter = { $power } gains a dial counter.
log-dominate = { $power } dominates { $region } ({ $value } against { $resistance }) and scores { $points }.
log-consume =
    { $count ->
        [one] { $card }: 1 figure of Nurgle leaves { $region }.
       *[other] { $card }: { $count } figures of Nurgle leave { $region }.
    }
log-ruin = { $region } is ruined: ruination card { $number }.
log-ruiner = { $power } scores { $points } as a ruiner of { $region }.
log-ruin-scored = { $power } scores { $points } for the ruins of { $region }.
log-points =
    { $points ->
        [one] { $power } scores 1 victory point: { $cause }.
       *[other] { $power } scores { $points } victory points: { $cause }.
    }
log-removed = { $power } removes { $figure } from { $region }: { $cause }.
log-tick = The dial of { $power } turns to position { $position }: { $instruction }.
log-upgrade = { $power } puts into play: { $upgrade }.
log-declare-concede = Player { $seat } concedes.
log-declare-draw = Player { $seat } agrees to a draw.
log-declare-refuse-draw = Player { $seat } takes back the agreement to a draw.
log-end-dial = A Threat dial stands on Victory. Winner: { $winners }.
log-end-points = The goal of victory points is reached. Winner: { $winners }.
log-end-ruin = Five regions lie in ruins. Winner: { $winners }.
log-end-deck_empty = The Old World has withstood: all players lose. Winner: { $winners }.
log-end-concession = All others have conceded. Winner: { $winners }.
log-end-agreed_draw = The players agree to a draw. Winners: { $winners }.

## The result

result-dial = A Threat dial stands on Victory. Winner: { $winners }.
result-points = The goal of victory points is reached. Winner: { $winners }.
result-ruin = Five regions lie in ruins. Winner: { $winners }.
result-deck_empty = The Old World has withstood: all players lose. Winner: { $winners }.
result-concession = All others have conceded. Winner: { $winners }.
result-agreed_draw = The players agree to a draw. Winners: { $winners }.

## Why not

why-over = The game is over: nothing is left to choose.
why-alike = { $figure }: another figure that is exactly alike stands for this one; choose that one.
why-absent = Nobody plays { $power } in this game.
why-power-taken = { $power } is taken.
why-mandatory = This must be done as far as it is possible.
why-ruined = { $region } is ruined.
why-not-named = { $region } is not among the regions that the instruction allows.
why-less-corrupted = { $region } does not hold the most corruption tokens.
why-token-not-now = { $token }: this token is not to be placed now.
why-pair-ruined = Neither region of this pair can receive a token.
why-skaven-first = { $region } holds no Skaven token, and another region with a free space does.
why-space-taken = { $region }: this card space is taken.
why-space-blocked = { $region }: this card space is blocked.
why-full-board = No card space is left that this card may be put on.
why-no-magic = { $card } bears a magic symbol, and none may be played in { $region } now.
why-not-in-hand = { $card } is not in your hand.
why-card-not-yours = { $card } belongs to the deck of another Power.
why-must-discard = A card must be discarded.
why-too-dear =
    { $points ->
        [one] This costs { $cost }, and 1 power point is left.
       *[other] This costs { $cost }, and { $points } power points are left.
    }
why-controlled = { $figure } is controlled by { $power }.
why-not-yours = { $figure } is not yours.
why-already-yours = { $figure } is yours already.
why-carnage = { $figure } is held by Field of Carnage.
why-already-there = { $figure } is there already.
why-out-of-reach = { $region }: you have no figure there or in an adjacent region.
why-other-region = { $region } is not the region that the Horror enters.
why-in-reserve = { $figure } is in the reserve.
why-other-source = All figures called come from { $region }.
why-no-corruption = { $power } has no corruption token in { $region }.
why-clean = { $region } holds no corruption token.
why-elsewhere = { $figure } is not in { $region }.
why-own-figure = { $figure } is your own.
why-greater-daemon = { $figure } is a Greater Daemon, and these are not affected.
why-no-cultist = { $figure } is no Cultist.
why-safe-class = { $figure } is of a class that is not affected.
why-same-region = { $region } is where it is now.
why-no-opponent = { $power } is no opponent of yours.
why-no-figure-there = { $power } has no figure in { $region }.
why-no-token = { $token }: there is none in { $region }.
why-no-tokens = { $region } holds no Old World token.
why-token-immune = { $token }: such tokens are not affected.
why-token-no-target = { $token }: only Peasant tokens can be hit.
why-not-adjacent = { $region } is not adjacent.
why-must-assign = Hits must be assigned as long as there is a target for them.
why-tipped = { $figure } has been killed already.
why-shielded = { $figure } cannot be killed in battle this round.
why-sixes-only = { $figure } can be hurt by sixes only: needed { $needed }, left { $sixes }.
why-no-die = { $figure } can be hurt by sixes only, and these hits come from no die.
why-too-few-hits =
    { $hits ->
        [one] { $figure } dies by { $needed } hits, and 1 is left.
       *[other] { $figure } dies by { $needed } hits, and { $hits } are left.
    }
why-not-the-killer = { $figure } does not belong to { $foe }, who killed the Plaguebearers.
why-upgrade-not-yours = { $upgrade } belongs to another Power.
why-upgrade-in-play = { $upgrade } is in play already.

## What is wrong with a position

position-seats = { $path }: { $found } Powers are named, but { $seats } are played.
position-seat-taken = { $path }: seat { $seat } is taken by { $power }.
position-absent = { $path }: { $what } belongs to a Power that nobody plays.
position-control = { $path }: { $power } cannot control this figure. Only Slaanesh, if played, controls figures of others, and only Cultists.
position-ruination-order = { $path }: ruination cards are used in order from 1, each once; { $number } does not fit.
position-too-many-tokens = { $path }: there are only { $limit } tokens of the kind “{ $token }”.
position-space-taken = { $path }: the card space { $space } is taken.
position-known-not-held = { $path }: “{ $card }” is named more often than the hand holds it.
position-too-many-copies = { $path }: “{ $card }” is named more often than the box holds it ({ $copies }).
position-cards-left = { $path }: { $count } cards are missing, for instance “{ $card }”. Name them, or say “rest_of_deck: true”.

## The board in the browser

board-title = Round { $round } of { $rounds } · { $phase }
board-map = Map of the Old World
board-unknown-power = Power to be settled
board-phases = Phases of the round
board-phase-setup = Before the first round
board-phase-old_world = Old World
board-phase-draw = Draw
board-phase-summoning = Summoning
board-phase-battle = Battle
board-phase-corruption = Corruption
board-phase-end = End
board-name-cold_narrows = The Cold Narrows
board-name-western_deep = The Western Deep
board-name-gulf_of_knives = Gulf of Knives
board-name-ashen_marches = The Ashen Marches
board-cartouche-1 = The
board-cartouche-2 = Old World
board-cartouche-3 = drawn at the edge of ruin
board-values = Resistance { $resistance }, Conquest Value { $conquest }.
board-values-populous = Resistance { $resistance }, Conquest Value { $conquest }, populous.
board-victory-track = Victory track
board-has-points =
    { $points ->
        [one] { $power }: 1 victory point
       *[other] { $power }: { $points } victory points
    }
board-blocked = This card space is blocked.
board-no-battle = No battle takes place here.
board-no-corruption = No corruption token can be placed here.
board-magic-here = Magic symbols: { $magic }.
board-track-empty = empty
board-no-lasting = No lasting effect.
board-comet = comet
board-old-world-deck = Old World deck
board-cards-left =
    { $cards ->
        [one] card left
       *[other] cards left
    }
board-of-ruined = of { $total } ruined
board-threat = Threat
board-dial-name = Dial of { $power }: position { $position } of { $last }, Threat { $threat }. Next: { $next }.
board-open-sheet = Sheet of { $power }
board-ahead = What lies ahead
board-tick-score_vp = +{ $amount } points
board-tick-upgrade = upgrade
board-tick-draw_chaos_cards = { $amount } cards
board-tick-place_warpstone = { $amount } Warpstone
board-tick-place_noble = { $amount } Nobles
board-tick-remove_corruption = −{ $amount } corruption
board-tick-remove_old_world_tokens = −{ $amount } tokens
board-tick-victory = victory
board-short-pass = Pass
board-short-finish = Finish
board-short-decline = Decline
board-short-bring = Carry
board-short-claim = Claim
board-counter-for = A dial counter:
board-drawing = Draw phase:
board-next-tick = Next on the dial:
board-victory-points = Victory points
board-points-short = points
board-power-points = Power points
board-hand = Cards in hand
board-peasants = Peasants taken
board-upgrades = Upgrades
board-in-play = in play
board-not-yet = not yet in play
board-power-upgrade = Power upgrade
board-class-cultist = Cultist
board-class-warrior = Warrior
board-class-greater_daemon = Greater Daemon
board-unseen =
    { $cards ->
        [one] 1 unseen card
       *[other] { $cards } unseen cards
    }
board-discarded =
    { $cards ->
        [one] 1 discarded card
       *[other] { $cards } discarded cards
    }
board-cost = Cost { $cost }
board-cost-word = cost
board-attack = attack
board-defense = defense
board-magic = magic symbol
board-reserve = Reserve
board-of = { $left } of { $total }
board-in-reserve = { $count } left, cost { $cost }
board-none-left = none left
board-your-hand =
    { $cards ->
        [one] Your hand: 1 card
       *[other] Your hand: { $cards } cards
    }
board-no-cards = No card in hand.
board-timing-when_played = At once
board-timing-persistent = While it lies here
board-timing-beginning_of_battle = Before battles
board-timing-on_kill = On a kill
board-timing-battle = Battle
board-timing-end_of_battle = After battles
board-timing-domination = Domination
board-timing-corruption = Corruption
board-timing-cost = Price
board-timing-end_phase = End of round
board-house = house content
board-house-note = This text was written for Warhost, as no public source tells the printed one. See the credits.
board-rulings = Rulings
board-now = Now
board-then = Lasting
board-copies =
    { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }
board-ruin = Ruin
board-ruination-card = Ruination card { $number }
board-ruiners-score = Ruiners score { $points } each
board-first = 1st
board-second = 2nd
board-forecast = If the round ended now
board-region = Region
board-domination = Domination
board-resistance = Resistance
board-corruption = Corruption
board-corruption-of = Corruption of { $threshold }
board-nobody = nobody
board-tie = tie
board-ruined = ruined
board-would-dominate = { $power } would dominate: { $value } against { $resistance }, { $points } points.
board-would-lead = { $power } leads with { $value } against { $resistance }; { $missing } more would dominate.
board-would-tie = A tie at { $value }: nobody dominates.
board-would-hold = { $region }: corruption { $now }, then { $after } of { $threshold }; { $missing } short of ruin.
board-would-fall = { $region }: corruption { $now }, then { $after } of { $threshold }: it would be ruined.
board-earns-counter = { $power } would gain a dial counter here.
board-ruined-by = Ruined, with ruination card { $number }.
board-see-card = See the card
board-battle = Battle
board-odds =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, of which early: { $early }; about { $hits } hits.
board-kill-chance = Chance of a kill: { $percent } %.
board-from-to = { $now } → { $after }
board-falls = It would be ruined. Ruiners: { $powers }.
board-counters-for = Dial counter for: { $powers }.
board-cards-here = Chaos cards
board-next-to = Next to: { $regions }.
board-preview-value = Your { $value } against { $resistance }
board-preview-falls = It would be ruined
board-preview-mine =
    { $points ->
        [one] You would dominate, +1 point
       *[other] You would dominate, +{ $points } points
    }
board-preview-other = { $power } would still dominate
board-preview-short = { $missing } short of dominating: no points
board-preview-behind = { $power } would be ahead: no points
board-preview-tie = A tie: nobody scores
board-promise-wins =
    { $points ->
        [one] { $power } would dominate, { $value } against { $resistance }: +1 point
       *[other] { $power } would dominate, { $value } against { $resistance }: +{ $points } points
    }
board-promise-short = No points: { $power } would be first with { $value }, { $missing } short of dominating
board-promise-tie = No points: a tie at { $value }, nobody would dominate
board-figure =
    { $count ->
        [one] { $figure }
       *[other] { $figure } (one of { $count })
    }
board-hits-needed =
    { $hits ->
        [one] hit
       *[other] hits
    }
board-battle-in = Battle in { $region }
board-to-assign =
    { $hits ->
        [one] 1 hit to assign
       *[other] { $hits } hits to assign
    }
board-hits =
    { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
board-show-hand = Hand
board-show-dice = Dice
board-killed = killed
board-stock = Stock of tokens
board-world-unseen =
    { $cards ->
        [one] 1 Old World card may still come
       *[other] { $cards } Old World cards may still come
    }
board-points-over-rounds = Victory points over the rounds
board-round = Round
board-group-embody = Embody a Power
board-group-summon = Summon
board-group-play = Play a Chaos card
board-group-discard = Discard
board-group-to = Where to
board-group-on = On a card space
board-group-stand = On a card space
board-group-block = Block a card space
board-group-place = Place in
board-group-rally = From
board-group-carry = Move it to
board-group-cleanse = Remove from
board-group-clear = Remove from
board-group-call = Call
board-group-teleport = Teleport
board-group-shield = Protect
board-group-seduce = Take control of
board-group-hit = Hit
board-group-rot = Dies
board-group-lose = Remove
board-group-slay = Slay
board-group-spend = With which hit
board-group-upgrade = Upgrades
board-group-scatter = Token
board-group-lure = Token
board-group-plunder = Token
board-group-return = Token
board-group-decay = A token of
board-group-remove = A token of
board-group-meddle = Opponent
board-group-pair = Regions
board-group-pass = Or
board-group-decline = Or
board-group-finish = Or
