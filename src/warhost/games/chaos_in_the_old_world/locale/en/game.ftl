### Words of Chaos in the Old World. Names of regions, Powers, followers, cards … come from the content.

game-chaos_in_the_old_world = Chaos in the Old World
game-chaos_in_the_old_world-about = Four gods of Chaos corrupt, dominate and ruin the Old World; each has its own Threat dial to win by.

## Things without a record in the content

token-event = Event token
    .a = an Event token
    .many = Event tokens
token-hero = Hero token
    .a = a Hero token
    .many = Hero tokens
token-noble = Noble token
    .a = a Noble token
    .many = Noble tokens
token-peasant = Peasant token
    .a = a Peasant token
    .many = Peasant tokens
token-skaven = Skaven token
    .a = a Skaven token
    .many = Skaven tokens
token-warpstone = Warpstone token
    .a = a Warpstone token
    .many = Warpstone tokens
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
        [one] { $hits } early hit
       *[other] { $hits } early hits
    }
instruction-start = nothing
instruction-score_vp =
    { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }
instruction-upgrade = an upgrade card
instruction-draw_chaos_cards =
    { $amount ->
        [one] draw { $amount } Chaos card
       *[other] draw { $amount } Chaos cards
    }
instruction-place_warpstone =
    { $amount ->
        [one] place { $amount } Warpstone token
       *[other] place { $amount } Warpstone tokens
    }
instruction-place_noble =
    { $amount ->
        [one] place { $amount } Noble token
       *[other] place { $amount } Noble tokens
    }
instruction-remove_corruption =
    { $amount ->
        [one] remove { $amount } corruption token
       *[other] remove { $amount } corruption tokens
    }
instruction-remove_old_world_tokens =
    { $amount ->
        [one] remove { $amount } Old World token
       *[other] remove { $amount } Old World tokens
    }
instruction-victory = Victory

## Options

option-powers = How the Powers are handed out.
option-powers-in_order = By seat, in Power order: whoever picks a seat picks its Power
option-powers-choice = Players choose one after the other
option-powers-random = Drawn at random
option-absent = With three players: the Power that nobody plays.
option-absent-anyone = Left to choice or chance; by seat, Slaanesh
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
        [one] Choose a region for { $token-a }. Still to choose: { $count }.
       *[other] Choose a region for { $each } { $token-many }. Still to choose: { $count }.
    }
prompt-scatter = There are fewer regions than tokens. Choose the token to place next.
prompt-pair = { $card }: choose the pair of regions that receives Heroes.
prompt-rally = { $token-A } may be moved to { $region-the }: choose where it comes from, or decline.
prompt-block = { $card }: choose the card space to block.
prompt-discard =
    { $count ->
        [one] Choose a Chaos card to discard.
       *[other] Choose a Chaos card to discard ({ $count } to go).
    }
prompt-discard-first = You may discard a card before you draw.
prompt-turn =
    { $points ->
        [one] { $points } power point: summon a figure, play a Chaos card, or pass.
       *[other] { $points } power points: summon a figure, play a Chaos card, or pass.
    }
prompt-summon-to = { $figure } ({ $note }): choose the region to summon it to.
prompt-play-on = { $card }: choose a card space.
prompt-play-on-hidden = A Chaos card is about to be played.
prompt-bring = Carry a Warpstone token along, { $start-from } to { $region-the }?
prompt-stand = Place the Horror on a card space { $region-in }?
prompt-seduce = Choose the enemy Cultist { $region-in } to control until the end of the round.
prompt-seduce-maybe = The Keeper of Secrets may take control of an enemy Cultist { $region-in }: choose one, or decline.
prompt-upgrade = Choose an upgrade to put into play.
prompt-call =
    { $count ->
        [one] Call one more figure to { $region-the }, or finish.
       *[other] Call up to { $count } figures from one other region to { $region-the }, or finish.
    }
prompt-decay = Choose whose corruption token leaves { $region-the }.
prompt-rot =
    { $count ->
        [one] The Final Rotting { $region-in }: choose the figure that dies.
       *[other] The Final Rotting { $region-in }: choose the next figure to die ({ $count } to go).
    }
prompt-teleport = Teleport: choose a Cultist or Warrior { $region-in }.
prompt-teleport-to = { $figure }: choose the region it is teleported to.
prompt-shield = Warp Shield: choose one of your figures { $region-in } to protect.
prompt-meddle = Choose an opponent with a figure { $region-in }, who discards cards.
prompt-lure = Dark Influence: choose the token that leaves { $region-the }.
prompt-lure-to = { $token-A }: choose the region it goes to.
prompt-hit =
    { $hits ->
        [one] Battle { $region-in }: assign { $hits } hit (sixes: { $sixes }).
       *[other] Battle { $region-in }: assign { $hits } hits (sixes: { $sixes }).
    }
prompt-hit-early =
    { $hits ->
        [one] { $region-In }: assign { $hits } early hit (sixes: { $sixes }).
       *[other] { $region-In }: assign { $hits } early hits, one at a time (sixes: { $sixes }).
    }
prompt-spend =
    { $count ->
        [one] With which hit? Target: { $target }.
       *[other] With which hit first? Target: { $target }; hits needed: { $count }.
    }
prompt-revenge =
    { $hits ->
        [one] The Plaguebearers take revenge { $region-in }: assign { $hits } hit to figures of { $foe }.
       *[other] The Plaguebearers take revenge { $region-in }: assign { $hits } hits to figures of { $foe }.
    }
prompt-lose = Choose the figure you remove { $region-from } ({ $cause }).
prompt-slay = { $card }: name a Warrior or Greater Daemon in a region with a Hero; its player removes it.
prompt-plunder = { $card }: choose the token that is lost { $region-in }.
prompt-claim = Remove the Event token { $region-from } to score { $points } victory points?
prompt-carry = Nobody claims the Event token { $region-in }: choose the adjacent region it moves to.
prompt-cleanse =
    { $count ->
        [one] Choose a region to remove a corruption token from.
       *[other] Choose a region to remove a corruption token from ({ $count } to go).
    }
prompt-cleanse-of = Choose whose corruption token leaves { $region-the }.
prompt-clear =
    { $count ->
        [one] Choose a region to remove an Old World token from.
       *[other] Choose a region to remove an Old World token from ({ $count } to go).
    }
prompt-clear-token = Choose the token that leaves { $region-the }.

## The same, named in the middle of a sentence

kind-embody = which Power a player embodies
kind-place = the region for a token
kind-place_by_dial = the region for a token that a dial gives
kind-scatter = the token to place next
kind-scatter_to = the region for a token
kind-pair = the pair of regions that receives tokens
kind-inspire = the region for a Hero
kind-rally = whether another Hero moves
kind-block = the card space to block
kind-discard = a card to discard
kind-discard_first = whether a card is discarded before drawing
kind-turn = the action of this turn
kind-summon_to = the region to summon a figure to
kind-play_on = the space for a Chaos card
kind-bring = whether a Warpstone is carried along
kind-stand = whether a Horror takes a card space
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
choice-scatter = { $token-A }
choice-pair = { $regions }
choice-rally = { $region-From }
choice-block = { $region }, { $side } space
choice-discard = Discard { $card }
choice-summon = Summon { $figure-a } ({ $note }), cost { $cost }
choice-play = Play { $card }, cost { $cost }
price = { $cost }
price-range = { $lowest } to { $highest }, by region
choice-pass = Pass for the rest of the phase
choice-to = To { $region-the }
choice-to-paid = To { $region-the }, cost { $cost }
choice-on = { $region }, { $side } space, cost { $cost }
choice-bring = Carry it along
choice-stand = The { $side } space { $region-in }
choice-call = Call { $figure-a } ({ $note })
choice-decay = A token of { $power }
choice-teleport = { $figure-A } ({ $note })
choice-shield = Protect { $figure-a } ({ $note })
choice-meddle = { $power }
choice-lure = { $token-A }
choice-seduce = { $figure-A } ({ $note })
choice-hit = Hit { $token-a }
choice-hit-figure =
    { $hits ->
        [one] Hit { $figure-a } of { $power } ({ $note }): { $hits } hit kills
       *[other] Hit { $figure-a } of { $power } ({ $note }): { $hits } hits kill
    }
choice-spend-plain = A hit from a 4 or 5
choice-spend-six = A hit from a 6
choice-rot = { $figure-A } ({ $note })
choice-lose = Remove { $figure-a } ({ $note })
choice-slay = { $figure-A } ({ $note })
choice-plunder = { $token-A }
choice-carry = { $region }
choice-claim = Claim it
choice-upgrade = { $upgrade }
choice-cleanse = { $region }
choice-clear = { $region }
choice-remove = A token of { $power }
choice-return = { $token-A }
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
verb-stand = take a card space
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
verb-lose = remove one of your figures
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
named-log-embody = { $player } embodies { $power }.
log-phase-old_world = Round { $round } – Old World phase
log-phase-draw = Round { $round } – Draw phase
log-phase-summoning = Round { $round } – Summoning phase
log-phase-battle = Round { $round } – Battle phase
log-phase-corruption = Round { $round } – Corruption phase
log-phase-end = Round { $round } – End phase
log-old-world = Old World card: { $card }. { $power } carries it out.
log-acts = { $card }: the card takes effect.
log-stays = { $card } stays { $region-in } for the next round.
log-off-track = { $card }: the card leaves the Old World track and the game.
log-token =
    { $count ->
        [one] { $token-A } is placed { $region-in }.
       *[other] { $count } { $token-many } are placed { $region-in }.
    }
log-token-moves = { $token-A } moves { $start-from } to { $region-the }.
log-token-returns = { $token-A } { $region-in } goes back to the stock.
log-block = { $card } blocks a card space { $region-in }.
log-draw = { $power } draws { $cards }.
log-draw-hidden =
    { $count ->
        [one] { $power } draws a Chaos card.
       *[other] { $power } draws { $count } Chaos cards.
    }
log-reshuffle =
    { $cards ->
        [one] { $power } makes the discard pile a new deck of { $cards } card.
       *[other] { $power } shuffles the discard pile into a new deck of { $cards } cards.
    }
log-discard = { $power } discards { $card }.
log-summon = { $power } summons { $figure-a } to { $region-the } for { $cost }.
log-summon-from = { $power } summons { $figure-a } { $start-from } to { $region-the } for { $cost }.
log-move = { $power } moves { $figure-a } { $start-from } to { $region-the }.
log-play = { $power } plays { $card } { $region-in } for { $cost }.
log-pass =
    { $points ->
        [one] { $power } passes and loses { $points } power point.
       *[other] { $power } passes and loses { $points } power points.
    }
log-stand = { $figure-A } takes a card space { $region-in }.
log-control = { $power } takes control of { $figure-a } of { $loser } { $region-in }.
log-shield = { $figure-A } { $region-in } cannot be killed in battle this round.
log-drained =
    { $count ->
        [one] { $power } loses { $count } power point.
       *[other] { $power } loses { $count } power points.
    }
log-drains =
    { $count ->
        [one] { $power } gains { $count } power point.
       *[other] { $power } gains { $count } power points.
    }
log-corrupt =
    { $count ->
        [one] { $power } places { $count } corruption token { $region-in }.
       *[other] { $power } places { $count } corruption tokens { $region-in }.
    }
log-cleanse = A corruption token of { $power } leaves { $region-the }.
log-battle = Battle { $region-in }.
log-roll =
    { $power } rolls { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } { $region-in }: { $faces } – { $hits ->
        [one] { $hits } hit.
       *[other] { $hits } hits.
    }
log-roll-early =
    { $power } rolls { $dice ->
        [one] { $dice } early die
       *[other] { $dice } early dice
    } { $region-in } ({ $cause }): { $faces } – { $hits ->
        [one] { $hits } hit.
       *[other] { $hits } hits.
    }
log-wounded = An early hit waits on { $figure-a } of { $power } { $region-in }.
log-kill = { $power } kills { $figure-a } of { $owner } { $region-in }.
log-peasant = { $power } kills a Peasant { $region-in } and keeps the token.
log-revenge =
    { $hits ->
        [one] { $upgrade }: { $hits } hit in return { $region-in }.
       *[other] { $upgrade }: { $hits } hits in return { $region-in }.
    }
log-rot = { $card } kills { $figure-a } of { $owner } { $region-in }.
log-raid = { $power } rolls against the Greenskins { $region-in }: { $face }.
log-counter = { $power } gains a dial counter.
log-dominate =
    { $points ->
        [one] { $power } dominates { $region-the } ({ $value } against { $resistance }) and scores { $points } point.
       *[other] { $power } dominates { $region-the } ({ $value } against { $resistance }) and scores { $points } points.
    }
log-consume =
    { $count ->
        [one] { $card }: { $count } figure of Nurgle leaves { $region-the }.
       *[other] { $card }: { $count } figures of Nurgle leave { $region-the }.
    }
log-ruin = Ruin comes to { $region-the }: ruination card { $number }.
log-ruiner =
    { $points ->
        [one] { $power } scores { $points } point as a ruiner { $region-in }.
       *[other] { $power } scores { $points } points as a ruiner { $region-in }.
    }
log-ruin-scored =
    { $points ->
        [one] { $power } scores { $points } point for the ruins { $region-in }.
       *[other] { $power } scores { $points } points for the ruins { $region-in }.
    }
log-points =
    { $points ->
        [one] { $power } scores { $points } victory point: { $cause }.
       *[other] { $power } scores { $points } victory points: { $cause }.
    }
log-removed = { $power } removes { $figure-a } { $region-from }: { $cause }.
log-tick = The dial of { $power } turns to position { $position }: { $instruction }.
log-upgrade = { $power } puts an upgrade into play: { $upgrade }.
log-declare-concede = Player { $seat } concedes.
log-declare-draw = Player { $seat } agrees to a draw.
log-declare-refuse-draw = Player { $seat } no longer agrees to a draw.
log-end-dial = A Threat dial stands on Victory. Winner: { $winners }.
log-end-points = The victory point goal is reached. Winner: { $winners }.
log-end-ruin = Five regions lie in ruins. Winner: { $winners }.
log-end-deck_empty = The Old World has held out: all players lose. Winner: { $winners }.
log-end-concession = All others have conceded. Winner: { $winners }.
log-end-agreed_draw = The players agree to a draw. Winners: { $winners }.

## The result

result-dial = A Threat dial stands on Victory. Winner: { $winners }.
result-points = The victory point goal is reached. Winner: { $winners }.
result-ruin = Five regions lie in ruins. Winner: { $winners }.
result-deck_empty = The Old World has held out: all players lose. Winner: { $winners }.
result-concession = All others have conceded. Winner: { $winners }.
result-agreed_draw = The players agree to a draw. Winners: { $winners }.

## Why not

why-over = The game is over: nothing is left to choose.
why-alike = { $figure }: another one exactly like it stands for this one; choose that one.
why-absent = Nobody plays { $power } in this game.
why-power-taken = { $power } is taken.
why-mandatory = This must be done as far as possible.
why-ruined = { $region }: the region is ruined.
why-not-named = { $region }: not among the regions the instruction allows.
why-less-corrupted = { $region }: not the region with the most corruption tokens.
why-token-not-now = { $token-A } is not to be placed now.
why-pair-ruined = Neither region of this pair can receive a token.
why-skaven-first = { $region }: no Skaven token here, while another region with a free space has one.
why-space-taken = { $region }: this card space is taken.
why-space-blocked = { $region }: this card space is blocked.
why-full-board = There is no card space left for this card.
why-no-magic = { $card } bears a magic symbol, and none may be played { $region-in } now.
why-not-in-hand = { $card } is not in your hand.
why-card-not-yours = { $card } belongs to the deck of another Power.
why-must-discard = A card must be discarded.
why-too-dear =
    { $points ->
        [one] This costs { $cost }, and you have { $points } power point left.
       *[other] This costs { $cost }, and you have { $points } power points left.
    }
why-controlled = This { $figure } is controlled by { $power }.
why-not-yours = This { $figure } is not yours.
why-already-yours = This { $figure } is yours already.
why-carnage = Field of Carnage holds this { $figure } back.
why-already-there = This { $figure } is there already.
why-out-of-reach = { $region }: you have no figure there or in an adjacent region.
why-other-region = { $region }: not the region the Horror enters.
why-in-reserve = This { $figure } is in the reserve.
why-other-source = All the figures you call come { $region-from }.
why-no-corruption = { $power } has no corruption token { $region-in }.
why-clean = There is no corruption token { $region-in }.
why-elsewhere = This { $figure } is not { $region-in }.
why-own-figure = This { $figure } is your own.
why-greater-daemon = { $figure }: Greater Daemons are not affected.
why-no-cultist = This { $figure } is not a Cultist.
why-safe-class = { $figure }: this class is not affected.
why-same-region = { $region }: that is where it is now.
why-no-opponent = { $power } is not your opponent.
why-no-figure-there = { $power } has no figure { $region-in }.
why-no-token = There are no { $token-many } { $region-in }.
why-no-tokens = There is no Old World token { $region-in }.
why-token-immune = { $token-Many } are not affected.
why-token-no-target = { $token-Many } cannot be hit, only Peasant tokens.
why-not-adjacent = { $region }: the region is not adjacent.
why-must-assign = Hits must be assigned as long as there is a target for them.
why-tipped = This { $figure } has been killed already.
why-shielded = This { $figure } cannot be killed in battle this round.
why-sixes-only = { $figure }: only sixes count; needed { $needed }, left { $sixes }.
why-no-die = { $figure }: only sixes count, and these hits come from no die.
why-too-few-hits =
    { $hits ->
        [one] { $figure }: { $needed } hits are needed, and { $hits } is left.
       *[other] { $figure }: { $needed } hits are needed, and { $hits } are left.
    }
why-not-the-killer = This { $figure } does not belong to { $foe }, who killed the Plaguebearers.
why-upgrade-not-yours = { $upgrade } belongs to another Power.
why-upgrade-in-play = { $upgrade } is in play already.

## What is wrong with a position

position-seats =
    { $found ->
        [one] { $path }: { $found } Power is named, but { $seats } are played.
       *[other] { $path }: { $found } Powers are named, but { $seats } are played.
    }
position-seat-taken = { $path }: seat { $seat } is taken by { $power }.
position-absent = { $path }: { $what } belongs to a Power that nobody plays.
position-control = { $path }: { $power } cannot control this figure. Only Slaanesh, if played, controls other Powers’ figures, and only Cultists.
position-ruination-order = { $path }: ruination cards are used in order from 1, each once; { $number } does not fit.
position-too-many-tokens = { $path }: there are only { $limit } tokens of the kind “{ $token }”.
position-space-taken = { $path }: the card space { $space } is taken.
position-known-not-held = { $path }: “{ $card }” is named more often than the hand holds it.
position-too-many-copies = { $path }: “{ $card }” is named more often than the box holds it ({ $copies }).
position-cards-left =
    { $count ->
        [one] { $path }: { $count } card is missing: “{ $card }”. Name it, or say “rest_of_deck: true”.
       *[other] { $path }: { $count } cards are missing, for instance “{ $card }”. Name them, or say “rest_of_deck: true”.
    }

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
board-tick-draw_chaos_cards =
    { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
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
        [one] { $cards } unseen card
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
board-no-cards = No cards in hand.
board-timing-when_played = At once
board-timing-persistent = While it is here
board-timing-beginning_of_battle = Before battles
board-timing-on_kill = On a kill
board-timing-battle = Battle
board-timing-end_of_battle = After battles
board-timing-domination = Domination
board-timing-corruption = Corruption
board-timing-cost = Price
board-timing-end_phase = End of round
board-house = house content
board-house-note = This text was written for Warhost, as no public source gives the printed one. See the credits.
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
board-corruption-of = Corruption, of { $threshold }
board-nobody = nobody
board-tie = tie
board-ruined = ruined
board-would-dominate =
    { $points ->
        [one] { $power } would dominate: { $value } against { $resistance }, { $points } point.
       *[other] { $power } would dominate: { $value } against { $resistance }, { $points } points.
    }
board-would-lead = { $power } leads with { $value } against { $resistance }; { $missing } short of dominating.
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
board-kill-chance = Chance of a kill: { $percent }%.
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
board-promise-short = No points: { $power } would lead with { $value }, { $missing } short of dominating
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
board-battle-in = Battle: { $region }
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
