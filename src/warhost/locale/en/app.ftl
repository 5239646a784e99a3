### Words of the app: errors, the command line, what all games share.

## The language

language-name = English
# by which a browser knows how rows of things are written
language-tag = en-GB

## Rows of things

list = { $most } and { $last }

## Errors

illegal = { $why } (rule { $rule })
game-is-over = The game is over: there is nothing left to choose.
choice-out-of-range = { NUMBER($choice, useGrouping: 0) } is not a choice of this game: choices are whole numbers from 0 up to but not including { $choices }.
notation-unknown = “{ $text }” is not a choice here. A choice is written like this: { $example }
why-not-now = Not now: { $verb }. What is to be decided: { $now }.
why-wrong-kind = That is not an answer here. What is to be decided: { $kind }.
bad-declaration = “{ $what }” cannot be declared now. Possible: { $known }.
nothing = nothing

# What a game is asked to be
unknown-game = There is no game “{ $game }”. Known games: { $known }.
games-no-game = In the folder { $folder } there is no game: a game is a folder with a file game.py.
game-not-compiled = { $game } is a game of a folder of your own. Such games need Warhost as plain Python, not the compiled build.
unknown-language = There is no language “{ $language }”. Known languages: { $known }.
unknown-question = The game { $game } knows nothing of “{ $question }”. It answers: { $known }.
unknown-option = There is no option “{ $option }”. Known options: { $known }.
bad-option-value = The option “{ $option }” cannot be “{ $value }”. Possible: { $known }.
free-text = any text
bad-seats =
    { $seats ->
        [one] This game cannot be played with { $seats } seat.
       *[other] This game cannot be played with { $seats } seats.
    } Possible: { $known }.
bad-seat =
    { $seats ->
        [one] There is no seat “{ $seat }”: the only seat is number 0.
       *[other] There is no seat “{ $seat }”: { $seats } seats are numbered from 0.
    }
unknown-bot = There is no bot “{ $bot }” for this game. Known bots: { $known }.
bots-per-seat =
    { $bots ->
        [one] { $bots } bot cannot play
       *[other] { $bots } bots cannot play
    } { $seats ->
        [one] { $seats } seat.
       *[other] { $seats } seats.
    } Give one bot for each seat.
not-your-decision = It is not for player { $seat } to decide now: there is nothing to choose.

# Files
file-unreadable = { $file } cannot be read: { $error }.
file-not-text = { $file } is not text in UTF-8.
file-not-json = { $file }, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: this is not JSON ({ $error }).

# Positions
position-wrong-type = { $path }: found { $found }, but this must be { $wanted }.
position-not-known = { $path }: found { $found }, but this must be one of { $known }.
position-unknown = { $path } is not known. Known here: { $known }.
position-missing = { $path } is missing.
position-impossible = This position is impossible: { $error }.
position-misfit = { $path } does not fit what is on the table.
chance-bad-document = This describes no source of chance: { $document }. Write for example {"{\"kind\": \"fast\", \"seed\": 7}"}.
chance-script-empty =
    { $used ->
        [one] The script of chance holds only { $used } entry; { $wanted } finds nothing more.
       *[other] The script of chance holds only { $used } entries; { $wanted } finds nothing more.
    }
chance-script-wrong = Entry { $number } of the script of chance is { $entry }, which does not answer { $wanted }.

# Replays
replay-other-game = This replay is of the game “{ $game }”, not of “{ $current }”.
replay-other-rules = This replay was made with version { $rules } of the rules; the rules are now at version { $current }. It is shown as far as it can be replayed.
replay-other-content = This replay was made with other content ({ $content }, now { $current }). It is shown as far as it can be replayed.
replay-count = { $path }: the replay says it has { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }, but { $found ->
        [0] there is none
        [one] there is { $found }
       *[other] there are { $found }
    }. The file is truncated or was edited.
replay-illegal = Choice { $number } of the replay, “{ $choice }”, is not allowed: { $why } (rule { $rule })
replay-unreadable-choice = Choice { $number } of the replay, “{ $choice }”, cannot be played: { $why }
replay-bad-jump = “{ $text }” cannot move the dice: only secure chance can be moved, and only forward, here from number { $used } on.

# Rules
unknown-rule = There is no rule “{ $rule }”. Close to it: { $known }.
rules-id-twice = { $place }: the id “{ $id }” appears here for the second time.
rules-no-section = { $place }: the id “{ $id }” names no section of these rules. An id is written GAME.SECTION.NAME, the section one of { $known }.
rules-unknown-id = { $place }: there is no “{ $id }” in these rules.
mark-not-written-out = { $place }: the ids of the mark “{ $mark }” must be written out as texts.

# Content and content packs
content-unreadable = { $file } cannot be read: { $error }.
content-not-yaml = { $place }: this is not YAML ({ $error }).
content-too-large = { $file } is too large: a content file has at most { $most } kB.
content-too-deep = { $place }: lists and mappings are nested more than { $most } deep here.
content-too-heavy = { $place }: with its aliases written out this comes to more than { $most } kB. Use fewer aliases.
content-bad-number = { $place }: this number is infinite, or longer than { $most } digits.
content-file-missing = { $file } is missing.
content-field-twice = { $place }: the field “{ $field }” appears here twice.
content-field-missing = { $place }: “{ $record }” lacks the field “{ $field }”.
content-unknown-field = { $place }: the field “{ $field }” is not known. Known: { $known }.
content-wrong-type = { $place }: “{ $field }” must be { $wanted }, not { $found }.
content-wrong-length =
    { $place }: “{ $field }” has { $found ->
        [one] { $found } entry
       *[other] { $found } entries
    }; at least { $low } and at most { $high } are allowed.
content-wrong-count = { $file }: { $field } must come to { $wanted }, not { $found }.
shape-nothing = nothing
shape-text = a text
shape-whole = a whole number from { $low } to { $high }
shape-list = a list
shape-mapping = a mapping with fields
pack-no-folder = There is no folder { $folder } to read a content pack from.
pack-no-name = { $place }: the content pack needs a line “name:” with its name.
pack-empty = { $folder } holds no content. Put the files into a folder named after the game: { $known }.
pack-unknown-game = The content pack has a folder “{ $folder }”, which is not a game. Known games: { $known }.
pack-unknown-file = { $file } replaces nothing. Files that can be replaced: { $known }.
pack-record-without-id = { $place }: every record of “{ $field }” needs its “{ $id }”, given once, to say which record it replaces.
pack-unknown-record = { $place }: there is no record “{ $id }” to replace. Known: { $known }.
pack-not-fluent = { $place }: this is no message in the language Fluent. One is written: key = words
pack-unknown-name = { $place }: nothing here is called “{ $name }”. Known: { $known }.
pack-nameless = { $place }: this thing is new and has no name or text in any language. A file locale/LANGUAGE/names.ftl of the pack should say: { $name } = …
pack-not-whole = { $place }: “whole” names “{ $field }”, which this file does not give as a list of ours. Lists that can be given in full: { $known }.

## Command line

# Whatever is said on the error stream
cli-error = Error:
cli-note = Note:
cli-did-you-mean = Did you mean { $known }?
cli-in-file = { $file }: { $problem }
cli-other-rules = { $problem } The file was written with version { $rules } of the rules, which are now at version { $current }: open it with the version of Warhost that wrote it.
cli-no-game-in-file = this is neither a replay nor a position: a position names its game, like “"game": "battle_masters"”.
cli-not-a-number = { $name } must be a whole number from { $low } to { $high }, not “{ $text }”.
cli-option-form = “{ $text }” is not an option. Write NAME=VALUE, for example stalemate_guard=false.
cli-not-written = { $file } cannot be written: { $error }.
cli-file-exists = { $file } exists already and was left as it is. Choose another name.
cli-from-alone = A file given with --from brings its own options, seats and chance: leave out --scenario, --option, --seats and --seed.
cli-from-other = made with version { $rules } of the rules and content { $content }, which are no longer in use, so the game cannot go on. Watch it with: warhost replay { $file }
cli-is-replay = { $file } is a replay, not a position. Watch it with: warhost replay { $file }
cli-rules-none = No rule of { $game } mentions “{ $wanted }”. Without a word, warhost rules { $game } lists the sections.
cli-no-tests = There is no folder { $folder } with tests. Name the tests of a source tree with --tests DIR.
cli-nothing-played = No game was finished.

# Help of the commands
cli-help = Fantasy war games with every rule enforced. Start with: warhost play battle_masters
cli-help-games = List the games with their options.
cli-help-play = Play a game, against bots or with people at the same keyboard.
cli-help-replay = Watch a replay, forward and back.
cli-help-simulate = Let bots play many games, and sum them up.
cli-help-rules = Read the rules of a game, or which have tests (coverage).
cli-help-content = Content packs: your own records in place of ours.
cli-help-check = Check a content pack; prints its name and what it does to each game.
cli-help-position = Positions: a moment of a game as a file.
cli-help-show = Draw a position.
cli-help-version = Print the version and stop.
cli-help-games-folder = Folder with further games, as WARHOST_GAMES names one.
cli-help-lang = Language; without it LANGUAGE, LC_ALL or LANG decide.
cli-heading-usage = Usage:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-commands = Commands:
cli-heading-command = COMMAND [ARGS]...
cli-heading-default = default:
cli-heading-required = required
cli-help-help = Show this help and stop.
cli-help-game = Id of the game; “warhost games” lists them.
cli-help-pack = Folder of a content pack to play with.
cli-help-option = An option of the game; may be repeated.
cli-help-scenario = Short for --option scenario=X.
cli-help-seats = Number of seats.
cli-help-seat = Your seat, counted from 1; may be repeated. Bots take the others.
cli-help-viewpoint = Show what this seat sees, counted from 1; otherwise what a spectator sees.
cli-help-seed = Number the dice and shuffles follow from; the same number gives the same ones.
cli-help-opponent = Who takes the other seats: random, simple, or human for people at this keyboard.
cli-help-from = Go on from a position or a replay.
cli-help-replay-file = A replay, as “play” and “save” write it.
cli-help-step = Begin after this many choices; without a terminal, show only that moment.
cli-help-n = How many games.
cli-help-bots = One bot for all seats, or one for each, with commas: random,simple
cli-help-jobs = Processes that share the work.
cli-help-json = Print the summary as JSON.
cli-help-rules-game = Id of the game; or the word coverage, and games after it.
cli-help-rules-wanted = Id of a rule, name of a section, or words to look for.
cli-help-tests = Folder of the tests, for coverage.
cli-help-every = The text of all rules; with coverage, the tests of each rule.
cli-help-check-dir = Folder of the pack: pack.yaml and a folder for each game.
cli-help-show-file = A position as JSON.

# Version, games, packs
cli-version = Warhost { $version }
cli-notice = Warhost is an unofficial fan work. It is not made, endorsed or supported by the owners of the games it implements; their names belong to their owners.
cli-game-line = { $seats } seats, { $rules } rules (version { $version })
cli-game-options = Options:
cli-game-how = Play with: warhost play { $game }
cli-pack = Content pack “{ $name }”
cli-pack-game = { $game }: in order. Content { $hash } (without the pack { $printed })
cli-pack-names = { $game }: in order. It changes names and texts only. Content { $hash }
cli-pack-same = { $game }: in order, but it changes nothing. Content { $hash }

# Rules
cli-ruling = Ruling: { $ruling }
cli-rules-hint = Read on with: warhost rules { $game } SECTION, an id, or any words; --all prints every rule.
cli-coverage-title = { $game }: { $tested } of { $rules } rules have tests

# At the table
cli-seat = Seat { $seat }
cli-choose-start = How would you like to begin? Enter takes the first.
cli-choose-seat = Who are you? Enter takes the first.
cli-pick-number = Please answer with a number from 1 to { $count }, or just Enter.
cli-hint = number, or help
cli-earlier-news =
    { $count ->
        [one] … { $count } earlier line: log 100 shows it
       *[other] … { $count } earlier lines: log 100 shows them
    }
cli-hand-over = { $seat }: press Enter when only you can see the screen.
cli-no-such-number = There is no choice { $number }: choices go from 1 to { $count }.
cli-not-understood = “{ $text }” is neither a choice nor a command. Type a number, or help.
cli-allowed = This is allowed.
cli-why-what = Say which choice: why 3, or why { $choice }.
cli-undone = Taken back.
cli-undo-nothing = There is nothing to take back.
cli-undo-roll = Nothing can be taken back: dice or discs have decided since.
cli-undo-reveal = Nothing can be taken back: something hidden was turned up since.
cli-undo-other = Nothing can be taken back: somebody else has chosen since.
cli-undo-declared = Nothing can be taken back: something was declared since.
cli-save-where = Save to which file? For example: save battle.json
cli-saved = Saved to { $file }.
cli-not-saved = Not saved.
cli-overwrite = { $file } exists already. Replace it? (yes/no)
cli-concede-sure = Do you really want to give up? (yes/no)
cli-conceded-bot = The others go on. A bot plays your seat from now on.
cli-draw-bots = Bots do not agree to draws. You can fight on, or concede.
cli-declared-draw = The draw is offered; it counts once everybody agrees.
cli-declared-refuse-draw = The offer of a draw is withdrawn.
cli-quit-save = Name of a file to save to, or just Enter: the game is kept in any case.
cli-no-autosave = The game cannot be kept in { $file }: { $error }. Use save FILE before you leave.
cli-left = The game is kept in { $file }. Go on with:
cli-over = The game is over.
cli-replay-kept = Watch it again with:
cli-card-unknown = There is no card for “{ $what }” here: name a space or a unit.
cli-declare-what = You can declare: { $known }.
cli-play-help =
    Choose with a number, or in words as replays write it: { $choice }. Often the last word will do.
    why CHOICE   why something is not possible, with the rule
    rule         the rule behind the question; rule WORD or rule ID looks others up
    undo         back to your last decision, if no dice or reveal came since
    log [N]      the last lines of the log
    map          draw the table again, with the legend
    card WHAT    what is known of a thing, where the game has cards: card d4, card landor
    save FILE    write a replay, to watch or to play on
    lang [CODE]  the next language, or the one of a code: lang fr
    concede      give up
    draw         offer or accept a draw, or take the offer back
    declare      what else you can say, such as when you want to be asked
    quit         leave; the game is kept
cli-command-help = help
cli-command-why = why
cli-command-rule = rule
cli-command-undo = undo
cli-command-log = log
cli-command-map = map
cli-command-card = card
cli-command-save = save
cli-command-lang = lang
cli-command-concede = concede
cli-command-draw = draw
cli-command-declare = declare
cli-command-quit = quit

# Replays
cli-replay-place = After choice { $number } of { $length }
cli-replay-hint = n next, p previous, a number, b begin, e end, q quit
cli-replay-keys = Type n, p, b, e, q, or a number up to { $length }.

# Simulation
cli-simulated =
    { $games ->
        [one] One game, seed { $seed }
       *[other] { $games } games, seeds { $seed } to { $last }
    }
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-share = Share
cli-column-interval = 95% interval
cli-draws = Draws
cli-length = Decisions per game: { $least } to { $most }, median { $median }
cli-speed = { $speed } decisions/s ({ $seconds } s)

# Battle Masters in the terminal
cli-bm-start-fixed = armies on the mat, fight at once (for newcomers)
cli-bm-start-arrival = each unit enters on its first card
cli-bm-start-tengin = the Empire holds the fords, Chaos deploys
cli-bm-start-plains = both armies deploy face down, in the fog
cli-bm-start-alternate = the armies deploy in turn
cli-bm-start-quick = terrain is laid, the armies deploy in turn
cli-bm-start-free = one side lays the terrain, the other picks its edge
cli-bm-start-campaign = all five plans, with elite units and points
cli-bm-teammate = { $army }, seat { $seat }
cli-bm-direction =
    { $side ->
       *[E] E
        [NE] NE
        [NW] NW
        [W] W
        [SW] SW
        [SE] SE
    }
cli-bm-hedge-sides = Hedges: { $sides }
cli-bm-ditch-sides = Dug sides: { $sides }
cli-bm-no-card = No card in play
cli-bm-card = Card:
cli-bm-piles = { $draw } to draw, { $played } played, { $removed } removed
cli-bm-ogre-turn = Ogre cards still to come: { $move } move, { $attack } attack
cli-bm-shot = Ball at { $at }, aimed at { $target }; discs left: { $flying } flying, { $bouncing } bouncing, { $explosion } exploding
cli-bm-rubble = Tower { $hex }: rubble { $rubble } of 3
cli-bm-quiet =
    { $passes ->
        [one] One quiet pass through the deck
       *[other] { $passes } quiet passes through the deck
    }
cli-bm-campaign-points = Campaign, { $fought } of 5 fought: Empire { $imperial }, Chaos { $chaos }
cli-bm-declared-concede = Seat { $seat } has given up
cli-bm-declared-draw = Seat { $seat } offers a draw
cli-bm-army = { $army } { $alive }/{ $units }
cli-bm-face-down = tokens lie face down
cli-bm-there = { $where }:
cli-bm-where-aside = to deploy
cli-bm-where-reserve = reserve
cli-bm-where-out = out
cli-bm-legend = CAPITALS Empire, small letters Chaos · { $wounds } skulls · ~~~ river · ~=~ ford · : road · """ marsh · \_/ ditch, % dug side · # hedge · [T*] tower, rubble · I c zones · ? token · d8 a hex you can choose

# Lords of Ragnarok in the terminal
letter-player-green = G
letter-player-red = R
letter-player-black = K
letter-player-blue = B
cli-lor-sign-village = s
cli-lor-sign-altar = h
cli-lor-sign-temple = T
cli-lor-sign-forge = f
cli-lor-turn =
    { $turn ->
        [0] { $player }: { $step }
       *[other] Turn { $turn }, { $player }: { $step }
    }
cli-lor-step-hero-draft = Hero Draft
cli-lor-step-start = start of the turn
cli-lor-step-prayer = Prayer
cli-lor-step-hero = Hero
cli-lor-step-rune-actions = Rune Actions
cli-lor-step-manoeuvres = Manoeuvres
cli-lor-step-special-action = Special Action
cli-lor-ragnarok =
    { $left ->
        [0] Ragnarok: the last turn
        [one] Ragnarok: one more turn
       *[other] Ragnarok: { $left } more turns
    }
cli-lor-conceded = { $player } has given up
cli-lor-event = Event: { $event }
cli-lor-draft = To choose from: { $heroes }; { $origins }
cli-lor-hand = Your cards: { $cards }
cli-lor-seen-hand = Seen in { $player }’s hand: { $cards }
cli-lor-hunt = { $hunter } Hunts { $prey-the }, played by { $keeper }
cli-lor-hunt-boxes =
    { $left ->
        [one] One box left:
       *[other] { $left } boxes left:
    }
cli-lor-attack = { $attack }: Rage { $rage }, Weak Spot { $weak }; defence { $defence }, Wisdom { $wisdom }
cli-lor-attack-stopped = { $attack } is stopped: Rage { $rage }, Weak Spot { $weak }; defence { $defence }, Wisdom { $wisdom }
cli-lor-played = Combat cards played in this round: { $cards }
cli-lor-attack-cards = Attack cards in hand: { $cards }; in the deck: { $deck }
cli-lor-battle = Battle in { $region }
cli-lor-role-attacker = attacks
cli-lor-role-defender = defends
cli-lor-side = { $player } { $role }: Armies { $armies }, cards { $cards }; value { $value }, Losses { $losses }
cli-lor-playing = plays { $card }
cli-lor-passed = passed
cli-lor-display = Blessings to choose from: { $blessings }
cli-lor-lands = Lands
cli-lor-goals = Lands { $lands }/{ $lands_needed }, Temples { $temples }/{ $temples_needed }, Kills { $kills }/{ $kills_needed }, Yggdrasil { $tree }
cli-lor-omens = Omens turned: { $down } of { $needed }
cli-lor-blessings = Blessings: { $things }
cli-lor-artifacts = Artifacts: { $things }
cli-lor-figures = Killed: { $things }
cli-lor-runes = Runes { $runes } (limit { $limit })
cli-lor-cards = Cards { $cards }/{ $limit }
cli-lor-priests = Priests { $reserve }
cli-lor-armies = Armies { $board } + { $reserve }
cli-lor-short = { $values }, cards { $cards }, Runes { $runes }
cli-lor-wheel = Wheel
cli-lor-monuments = Monuments
cli-lor-monument = Priests { $priests }, free { $free }
cli-lor-monsters = Monsters
cli-lor-killed = killed by { $player }
cli-lor-waiting = Still to come: { $monsters }
cli-lor-decks = Combat cards { $combat } (+{ $discard }), Blessings { $blessings }, Events { $events }, Temples { $temples }/{ $spaces }
cli-lor-legend = { $letters } · (4) population, =G control · s Settlement, h Shrine, T Temple, fU Forge with Uruz, f_ empty, { $stone } Monument levels · @G Hero, G:3+2 Armies, Trol(G) Monster with ring · G3 is the third Army of Green · { $mark } designed here, not printed
cli-lor-legend-map = S2 Sea, <G> Drakkar, +G Alliance
# Stratego Legends
cli-sl-start-starter = Landor against Kralc on the boards of the rulebook (for newcomers)
cli-sl-start-box = two armies drawn from the boxes, on any boards
cli-sl-start-surprise = armies nobody has seen before
cli-sl-start-muster = build your army and bring your boards
cli-sl-start-two = two games, each side begins once
cli-sl-teammate = { $army }, seat { $seat }
cli-sl-turn = Turn { $number }: { $army }
cli-sl-quiet =
    { $turns ->
        [one] { $turns } quiet turn; a hundred make a draw
       *[other] { $turns } quiet turns; a hundred make a draw
    }
cli-sl-curse = Death Curse: { $unit }
cli-sl-base = base strength
cli-sl-army = { $army }: { $standing } standing, { $fallen } fallen
cli-sl-campaign = Campaign, { $fought } fought: beige { $beige }, grey { $grey }
cli-sl-card = { $unit } · no. { $number } · { $row } · { $nation } · { $type }
cli-sl-card-now = Now on { $space }, strength { $strength }: { $parts }
cli-sl-card-hidden = A hidden unit stands on { $space }.
cli-sl-card-may-be = It may be: { $rows }.
cli-sl-card-seen = The enemy has seen it.
cli-sl-hidden = Hidden in the { $army }: { $rows }
cli-sl-bring-army = “army NAME” brings an army you have kept, “army 1 3 11x3 …” one written as text; nobody else sees it.
cli-sl-kept-armies = Kept: { $names }
cli-sl-legend = (8) beige, <8> grey, ?? hidden · ' seen by the enemy · * magic · C Castle · . plain · f forest · s swamp · m mountain · c city · d desert · ~ water · > you can choose it · = just moved

## Web

# The app around the pages
web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-yes = Yes
web-no = No
web-more = More
web-loading = One moment …
web-try-again = Try again
web-copied = Copied.
web-no-server = The server does not answer. Check your connection and try again.
web-server-error = The server answered with error { $status }. Try again; if it keeps happening, tell whoever runs it.
web-lost = Nothing here
web-lost-text = This address leads nowhere. The tables are where they were.
web-to-lobby = Back to the lobby
web-language = Language
web-settings = Settings
web-your-name = Your name
web-name = Name
web-theme = Theme
web-theme-system = Same as the system
web-theme-dark = Dark: lamplight
web-theme-light = Light: a bright study
web-theme-to-dark = Switch to the dark theme
web-theme-to-light = Switch to the light theme
web-motion = Motion
web-motion-system = Same as the system
web-motion-full = Everything moves
web-motion-none = Nothing moves
web-notify = Notices
web-notify-text = Tell me in the background when it is my move

# The games in the lobby
web-game-battle_masters = Battle Masters
web-game-battle_masters-text = Two armies, one deck: the card turned up decides who fights.
web-game-chaos_in_the_old_world = Chaos in the Old World
web-game-chaos_in_the_old_world-text = Four Powers corrupt nine regions, each winning in its own way.
web-game-stratego_legends = Stratego Legends
web-game-stratego_legends-text = Hidden pieces with powers of their own. Bluff, then strike.
web-game-lords_of_ragnarok = Lords of Ragnarok
web-game-lords_of_ragnarok-text = Heroes, monsters and gods in the last days of the north.

# The lobby
web-lobby-title = Choose your war
web-lobby-text = Against the computer right away, or with friends by a link. No account needed.
web-lobby-waiting =
    { $count ->
        [one] One table is waiting for your move.
       *[other] { $count } tables are waiting for your move.
    }
web-games = Games
web-players = Players
web-minutes = { $minutes } min
web-with-bots = solo
web-coming = In the making
web-play-now = Play now
web-invite = Invite
web-set-up = Set up
web-my-tables = My tables
web-old-tables = Finished tables
web-to-play = { $count } to play
web-no-tables = None yet. Pick a game above: one click and you are playing.
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting for a player right now. Invite somebody, or list a table of your own here.
web-you = you
web-your-move = Your move
web-is-thinking = { $name } is thinking
web-waiting-for = Waiting for { $name }
web-seats-free =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
web-over = Over
web-over-won = You won
web-over-lost = You lost
web-over-drawn = A draw
web-play = Play
web-look = Look
web-sit = Sit down
web-replay = Replay
web-join = Join
web-join-code = Invitation link or code
web-join-title = You are invited
web-join-title-watch = You are invited to watch
web-join-text = A seat is free for you. What name will you play under?
web-join-running = The game is under way: you take this seat over as it stands. What name will you play under?
web-join-own = You already have a seat at this table, and this link is meant for somebody else. If you take this seat too, you play both from this screen.
web-join-watch-text = You see what lies open on the table, and nobody’s secrets.
web-join-yours = your seat
web-join-sit = Take the seat
web-join-too = Take this seat too
web-join-watch = Watch
web-join-empty = This address holds no invitation. Ask for the whole link.

# A new table
web-new-table = New table
web-what-is-played = What is played
web-more-options =
    { $count ->
        [one] One more option
       *[other] { $count } more options
    }
web-who-plays = Who plays
web-who = Who plays
web-kind-me = Me, here
web-kind-friend = A friend, by a link
web-kind-bot = The computer
web-computer = computer
web-level = Strength
web-level-random = Recruit (plays at random)
web-level-simple = Veteran
web-bot = Computer, { $level }
web-clock = Clock
web-clock-none = No clock
web-clock-quick = 10 minutes each, 10 seconds a turn
web-clock-slow = 45 minutes each, 30 seconds a turn
web-clock-days = 3 days each, 1 day a turn
web-clock-budget = { $budget } each
web-clock-terms = { $budget } each, { $increment } a turn
web-clock-zero = When time is up: { $what }.
web-at-zero = When time is up
web-at-zero-bot = the computer plays on
web-at-zero-concede = the player concedes
web-patience = When somebody is away
web-patience-for = after { $time } the others may call in a computer
web-patience-ever = the others wait
web-patience-terms = When somebody is away: { $what }.
web-table-title = Name of the table
web-table-title-hint = optional
web-hot-seat-text = Several of you share this screen: it goes dark between turns wherever one of you must not see what another sees.
web-links-text = You get a link for each friend; whoever opens it first takes the seat.
web-listed = Show this table to everybody on this server
web-fair-dice = The dice are fixed before the game and can be checked by anybody after it.
web-open-the-table = Open the table
web-seat-open = open seat
web-player-1 = First player
web-player-2 = Second player
web-player-3 = Third player
web-player-4 = Fourth player
web-player-5 = Fifth player
web-player-6 = Sixth player
web-player-7 = Seventh player
web-player-8 = Eighth player

# Before the game begins
web-waiting =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
web-waiting-text = Send each friend a link. The game begins when every seat is taken; a computer can take any of them.
web-waiting-guest = The game begins when every seat is taken; this page turns into the table by itself.
web-link = Invitation link
web-copy = Copy
web-make-link = New link
web-add-bot = Computer
web-spectate-text = A link for those who only watch
web-spectate-copy = Copy a link for those who watch

# The table
web-no-entry = This table is closed to you
web-no-seat = You have no seat here and no place to watch from: whoever has the table’s links can give you one.
web-watching = watching
web-board = Board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-all = Show all
web-sheet = Pull the sheet up or down
web-prompt = To be decided
web-prompt-you = { $side }, your move
web-decides = { $name } decides: { $what }
web-decides-of = { $name } decides: { $what } ({ $subject })
web-rule = Rule
web-rule-behind = The rule behind this decision
web-choices =
    { $count ->
        [one] One choice
       *[other] { $count } choices
    }
web-choices-filter = Find a choice
web-choices-none = No choice matches these words.
web-not-possible = Not possible.
web-see-rule = See the rule
web-thinking = thinking
web-to-act = to act
web-away = away
web-is-away = { $name } is away
web-away-since = { $name } is away. Last seen: { $since }.
web-call = Call in a computer
web-call-later = If everybody here agrees, they can call in a computer { $when }.
web-call-never = This table waits for whoever is away.
web-call-asked = { $asker } wants a computer to play for { $name }. They can take over again when they come back.
web-call-refused = { $name } would rather wait.
web-remind = Remind them
web-remind-later = A reminder can be sent { $when }
web-reminded = The reminder has been sent.
web-clock-left = { $time } left
web-talk = Log, chat and rules
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-earlier =
    { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
web-log-undo = { $player } goes back to an earlier decision.
web-log-clock = { $player } has run out of time: the computer ({ $level }) plays on.
web-log-left = { $player } has left: the computer ({ $level }) plays on.
web-log-absent = { $player } is away: the computer ({ $level }) was called in and plays on.
web-log-bot = The computer ({ $level }) plays for { $player }.
web-log-failed = The computer did not answer for { $player }: another one ({ $level }) plays on.
web-log-person = { $name } plays { $side } now.
web-log-back = { $name } is back and plays { $side } again.
named-log-declare-concede = { $player } gives up.
named-log-declare-draw = { $player } agrees to a draw.
named-log-declare-refuse-draw = { $player } takes back the agreement to a draw.
named-log-declare-claim-draw = { $player } claims a draw.
web-your-last-move = your last move
web-since =
    { $count ->
        [one] One thing happened since your last move
       *[other] { $count } things happened since your last move
    }
web-chat = Chat
web-chat-empty = Nobody has said a word yet.
web-chat-write = Say something
web-send = Send
web-undo = Undo
web-undo-closed = No way back by yourself
web-undo-nothing = There is nothing to take back.
web-undo-ask-text = You can still ask the others: if all agree, the game goes back. Dice that have fallen are never rolled again.
web-undo-ask = Ask the others
web-undo-bots-text = Only computers play against you, and they do not mind. Dice that have fallen are never rolled again.
web-undo-anyway = Take it back
web-undo-open-question = Somebody has already asked to take something back. That must be answered first.
web-undo-asked =
    { $count ->
        [one] { $name } asks to take this back: { $what }
       *[other] { $name } asks to take back { $count } choices, starting with this one: { $what }
    }
web-undo-waits = Waiting for an answer from { $names }.
web-undo-take-back = Withdraw the request
web-undo-refused =
    { $count ->
        [one] { $names } did not agree to take it back. The game goes on as it stands.
       *[other] Not all of the others agreed to take it back ({ $names }). The game goes on as it stands.
    }
web-undo-passed = The game went on before { $names } had answered. You can ask again.
web-agree = Agree
web-refuse = Refuse
web-battle-plans = Battle plans
web-open-replay = Open a replay
web-draw-offered = { $count ->
    [one] { $names } offers a draw.
   *[other] { $names } offer a draw.
}
web-draw-accept = Accept the draw
web-declare-draw = Offer a draw
web-declare-refuse-draw = Withdraw the draw
web-declare-claim-draw = Claim a draw
web-declare-concede = Concede
web-end-or-leave = Leave
web-concede-text = Your side gives up; the game ends when all its players do.
web-leave = Give up the seat
web-leave-text = A computer plays on in your place.
web-leave-open = If you cannot play after all, your seat is free again for somebody else.
web-dismiss = Close the table
web-dismiss-text = Opened by mistake? Nothing has been played yet; its links will stop working.
web-dismiss-sure = The table will be gone for everybody at it, and cannot be brought back.
web-seat-invite = Invite somebody to this seat
web-show-player = { $name }, { $side }: show the panel
web-seat-invited = The link is copied. Whoever opens it takes the seat from the computer.
web-hand-on =
    { $seats ->
        [one] Hand the seat on
       *[other] Hand on a seat: { $side }
    }
web-hand-on-text = Copies a link: whoever opens it plays on in your place.
web-seat-handed-on = The link is copied. You play on until somebody opens it.
web-to-lobby-text = The table stays as it is; come back whenever you like.
web-connection-lost = Connection lost. Trying again; nothing is lost.
web-stood-in = The computer is playing for you.
web-come-back = Take over again
web-dice = The dice of this table
web-dice-text = They were fixed before the game by a secret that nobody sees until the end. This is its fingerprint; your browser has made a note of it. After the game anybody can check every roll against it.
web-hand-over = Over to { $name }
web-hand-over-text = The screen is dark so that nobody sees what is not theirs.
web-hand-over-ready = { $side }: show the table
web-hand-over-always = We all see everything: change sides without asking
web-end-won = Victory!
web-end-of = Victory: { $names }
web-end-lost = Defeat
web-end-drawn = A draw
web-end-over = The game is over
web-rematch = Rematch
web-check-dice = Check the dice
web-save = Save
web-keys = Keys
web-key-choose = take the choice with this number
web-key-choose-more = with more than nine choices: take the tenth and those after it (Shift and the letter)
web-key-move = go through the choices
web-key-enter = take the choice in focus
web-enter-key = Enter
web-key-search = search the choices, or the rules
web-key-undo = undo
web-key-rule = the rule behind the decision
web-key-log = the log
web-key-chat = the chat
web-key-board = the board: arrows move it, with Shift by a whole window, Home and End go to its edges, + and − zoom, 0 resets the view
web-key-help = these keys

# Replay
web-eyes = Seen by
web-eyes-all = Spectator
web-eyes-own = While the game runs you see it only through your own eyes.
web-first = To the beginning
web-back = One step back
web-next = One step forward
web-last = To the end
web-run = Play
web-pause = Pause
web-moment = Moment of the game
web-moment-of = Moment { $number } of { $last }
web-link-moment = Link to this moment
web-fork = Play on from here
web-to-table = To the table

# Rules
web-rules = Rules
web-page-armies = Army builder
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [one] One rule
       *[other] { $count } rules
    }
web-rules-none = No rule matches these words.
web-rules-pick = Pick a decision, or search.
web-rules-all = All rules
web-ruling = Our ruling:
web-contents = Contents

# Verify
web-verify = Check the dice
web-verify-title = Were the dice honest?
web-verify-text = Before a game the server draws a secret and shows its fingerprint; every player adds a salt of their own. After the game the secret is in the replay. Drop the file here: your browser recomputes the fingerprint and every roll and shuffle by itself.
web-verify-drop = Drop a replay file here
web-verify-pick = Choose a file
web-verify-busy = Recomputing …
web-verify-no-replay = { $name } is not a Warhost replay.
web-verify-cut =
    { $count ->
        [one] The file is truncated or was edited: it announces { $count } entry and holds { $found }.
       *[other] The file is truncated or was edited: it announces { $count } entries and holds { $found }.
    }
web-verify-not-secure = This game was not played at a table with secret dice, so there is nothing to check.
web-verify-good =
    { $count ->
        [one] All honest: one number recomputed, and it matches.
       *[other] All honest: { $count } numbers recomputed, and every one matches.
    }
web-verify-departs = The file was edited: entry { $number } cannot be played.
web-verify-wrong = Entry { $number } (“{ $choice }”) shows other numbers than the secret gives.
web-verify-unbound = The secret in this file is not the one whose fingerprint was shown before the game.
web-verify-file = File
web-verify-entries =
    { $count ->
        [one] one entry
       *[other] { $count } entries
    }
web-verify-secret = Secret
web-verify-salts = Salts of the seats
web-verify-commitment = Fingerprint
web-verify-witness-browser-same = the same one this browser noted before the game
web-verify-witness-browser-other = this browser noted a different one before the game
web-verify-witness-server-same = the same one the server shows for this table
web-verify-witness-server-other = the server shows a different one for this table
web-verify-witness-typed-same = the same as the one you typed
web-verify-witness-typed-other = not the one you typed
web-verify-no-witness = This browser did not see the game begin. Compare with what somebody else noted:
web-verify-type = Fingerprint noted before the game
web-verify-rolls =
    { $count ->
        [one] Rolls and shuffles ({ $count } number)
       *[other] Rolls and shuffles ({ $count } numbers)
    }
web-verify-start = Beginning
web-verify-draw = number { $at }: one of { $n }
web-verify-ok = the same
web-verify-off = not the same

# Credits
web-credits = Credits
web-notice-title = An unofficial fan work
web-notice = Warhost is an unofficial work of fans. It is not made, licensed or endorsed by the owners of these games; their names belong to them.
web-notice-more = The rules are told in our own words; drawings, texts and code are ours. If you enjoy a game here, get the printed one: it still makes for the better evening.
web-house = Designed here
web-house-text = Where no printed source could be found, something was designed for this table. It is played like everything else, and an owner of the printed game can replace it with a content pack.
web-house-rulings =
    { $count ->
        [one] One ruling where the printed rules are silent
       *[other] { $count } rulings where the printed rules are silent
    }
web-house-none = Nothing: all of it comes from the printed game.
web-house-in-artifacts = Artifacts
web-house-in-augurs = Augurs
web-house-in-blessings = Blessings
web-house-in-board = The board
web-house-in-chaos_cards = Chaos cards
web-house-in-combat_cards = Combat cards
web-house-in-components = Pieces
web-house-in-events = Events
web-house-in-monster_attack_cards = Monster Attack cards
web-house-in-monsters = Monsters
web-house-in-old_world_cards = Old World cards
web-house-in-origins = Origins
web-house-in-powers = Powers
web-house-in-scenarios = Battle plans
web-house-in-temple_tracks = Temple tracks
web-house-in-other = Other things
web-packs = Content packs
web-packs-how = How to replace it: content packs
web-packs-text = A content pack is a folder of small text files laid over what Warhost plays with. Where the pack says something else, the pack counts; where it says nothing, all stays as it is. Nothing is compiled or installed.
web-packs-whom = It is meant for owners of a printed game who want their own cards and boards in place of what was designed here, and for house rules of your own. The server plays with the pack it was started with, at all its tables.
web-packs-make = Making a pack and playing with it
web-packs-step-folder = Make a folder with a file pack.yaml, a folder for each game you change, and in it files named like ours. The folder docs/packs/template of the project is a pack to start from, with every field explained.
web-packs-step-name = In pack.yaml give it a name. The name is noted in every replay played with the pack.
web-packs-step-records = In the files write the records that differ, each with its id and only the fields that differ. Here an Axe is worth more and comes three times, and there are five Bows: as many cards in all as before.
web-packs-step-names = What things are called stands in a folder for each language: locale/en, locale/fr. The key of a name is the kind of the thing and its id; the names of ours are in the file names.ftl of each game.
web-packs-step-check = Check it. A mistake is reported with file, line and field, and with what would be right.
web-packs-step-play = Play with it in the terminal, or start a server with it.
web-packs-know = Good to know
web-packs-note-only = A record is found by its id; sides of a board by their side, regions and spaces by their number, levels by their level.
web-packs-note-lists = Lists without names, such as the boxes of a Monster’s sheet, are given in full. With “whole: [cards]” a list of records is given in full too, longer or shorter; the totals of the printed game must still add up.
web-packs-note-texts = Names and texts are what players read, ops is what happens: change them together. docs/content-packs.md in the project lists every operation and every moment.
web-packs-note-owner = “source: owner” says that a record now comes from a box; the mark for what was designed here then goes away.
web-packs-note-replay = A replay or a position notes the pack and a fingerprint of all content: it is resumed with the same pack.
web-packs-note-private = A pack is for your own table. Do not publish the texts of a printed game in it.
web-packs-what = What was designed here
web-packs-what-text = Everything can be replaced. This is what a printed game would most likely say differently, with the file it is in.
web-packs-credits = All of it by name
web-fonts = Typefaces and software
web-fonts-text = Three open typefaces, served from here; no page asks another site for anything.
web-software-text = The page is made with Svelte and Fluent, both free software.

# Gallery
web-gallery = Design system
web-gallery-colour = Colour
web-gallery-type = Type
web-gallery-space = Space
web-gallery-press = Things to press and fill in
web-gallery-vellum = Vellum
web-gallery-vellum-text = What speaks to the reader lies on vellum: the prompt, a letter, the end of a game.
web-gallery-sides = Sides: colour, shape, letter and pattern
web-gallery-glyphs = Glyphs at 16, 24 and 40 px

# Hosting
cli-help-serve = Run a server: tables for people, in the browser.
cli-help-host = Address to listen on; 0.0.0.0 for every address of this machine.
cli-help-port = Port to listen on.
cli-help-public = Address that players use, if the server is behind a proxy.
cli-help-data = Folder for the tables; without it WARHOST_DATA or the user’s own data folder.
cli-help-database = A PostgreSQL database for the tables, shared by several processes; without it WARHOST_DATABASE or a file in the data folder.
cli-help-processes = Processes that share the work; needs PostgreSQL.
cli-help-bot-workers = Processes in which bots think.
cli-help-backup = Copy all tables to a file; the server can keep running.
cli-help-backup-file = File to write; it must not exist yet.
cli-help-tables = Tables of a server: list, show and verify them.
cli-help-tables-list = List all tables.
cli-help-tables-show = Show who sits at a table and how far it has got.
cli-help-tables-verify = After an upgrade: replay every running table and say which would change.
cli-help-tables-all = Also tables that are over or have not begun.
cli-help-table-id = Id of the table, or its address in the browser.
cli-help-verify-id = One table only: its id, or its address in the browser.
cli-no-table-id = “{ $text }” is not a table. Give its id, or its address with /tables/ in it; warhost tables list shows all ids.
cli-unknown-table = There is no such table here: { $table }; warhost tables list shows all ids.
cli-help-verify = Check the dice of a replay: recompute every roll and shuffle.
cli-help-verify-file = A replay from a table that is over.
cli-help-commitment = The fingerprint you noted before the game.
cli-help-salt = A salt you gave, with its seat counted from 1; may be repeated.
cli-no-server = The server’s parts are not installed ({ $package } is missing). Install them with: pip install 'warhost[server]'
cli-no-such-command = There is no command “{ $command }”. Commands: { $known }.
cli-no-such-option = There is no option { $option } here. “{ $help } --help” lists the options.
cli-option-value = { $name } needs a value after it.
cli-option-no-value = { $name } takes no value.
cli-missing-word = { $name } is missing. “{ $help } --help” says what belongs there.
cli-too-many-words = “{ $words }” is not expected here. “{ $help } --help” says what is.
cli-missing-command = A command is missing. “{ $help } --help” lists the commands.
cli-processes-share = Several processes can share the tables only in PostgreSQL: name the database with --database.
cli-serving = Serving on { $url } – stop with Ctrl-C
cli-serving-folder = Tables are kept in { $folder }
cli-serving-database = Tables are kept in PostgreSQL
cli-cannot-listen = Cannot listen on { $place }: { $error }.
cli-port-taken = Cannot listen on { $place }: another program is listening there. Stop it, or choose another port with --port.
cli-no-database = The tables cannot be reached. Check that the database runs, and that host, name and password in --database or WARHOST_DATABASE are right.
cli-no-tables = There are no tables in { $folder }. Name another folder with --data, or a PostgreSQL database with --database.
cli-backed-up = { $file }: all tables, { $size } kB
cli-column-id = Table
cli-column-game = Game
cli-column-status = Status
cli-column-number = Number
cli-column-changed = Changed
cli-tables-count =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
cli-table-rules = Rules version { $rules }, content { $content }
cli-table-status = Status: { $status }, at number { $number }, changed { $changed }
cli-table-commitment = Fingerprint of the dice: { $commitment }
cli-seat-open = Seat { $seat }: open
cli-seat-human = Seat { $seat }: { $name }
cli-seat-bot = Seat { $seat }: bot ({ $level })
cli-table-changed = would change at row { $number }: { $why }
cli-table-gone = can only be looked at: { $why }
cli-tables-verified = Play the same: { $same }; would change: { $changed }; have lost their rules: { $gone }.
cli-tables-finish = To finish those games, serve them with the version of Warhost from before the upgrade; a backup made before it opens with that version.
cli-verify-replayed = Entries, all within the rules: { $choices }. Random numbers recomputed: { $numbers }.
cli-verify-not-secure = This game was played with plain dice: they were not fixed beforehand.
cli-verify-commitment = The secret makes the fingerprint { $commitment }
cli-verify-compare = Compare it with the one your table showed before the game, or give that with --commitment.
cli-verify-unproven = The file keeps no trace of each of its moments, so a change to its choices could go unnoticed.
cli-verify-good = The dice are in order.
cli-salt-form = “{ $text }” is not the salt of a seat. Write SEAT=SALT, for example 1=my salt.

## Tables

# Where tables are kept
table-bad-database = This is not a database that tables can be kept in. Write for example postgresql://user:password@host/warhost, or leave it out for a file in the data folder.
table-bad-folder = Tables cannot be kept in { $folder }: { $error }. Name another folder with --data.
table-damaged = The file of the tables is damaged, or is not a database. Put the last backup in its place.
table-disk-full = The disk is full: nothing can be kept any more. Make room on it.
table-folder-taken = Another server is already serving the tables in { $folder }. Stop it, choose another folder with --data, or let both use PostgreSQL.
table-file-gone = The file of the tables was removed or replaced while the server ran, so nothing can be kept any more. Whoever runs it must stop it, put the file or the last backup in its place, and start it again.
table-newer-database = These tables were kept by a newer version of Warhost. Serve them with that version, or put a backup made before it in their place.
table-storage = The tables cannot be reached right now. Nothing is lost; try again in a moment.
table-backup-damaged = The tables in { $file } are damaged, so no copy of them was kept. Put the last good backup in their place.
table-no-pg-dump = PostgreSQL is copied by its own program pg_dump, which is not here. Install PostgreSQL’s client programs.
table-pg-dump-failed = pg_dump could not copy the tables (exit code { $code }).

# Who sits where
table-unknown = There is no such table, or it is not open to you. Ask for an invitation.
table-not-your-seat = This is not your seat.
table-seat-is-bot = The computer is playing this seat. Take it back first.
table-not-owner = Only the person who opened this table can do that.
table-not-listed = Nobody can sit down at this table without an invitation.
table-no-open-seat = There is no open seat left at this table.
table-no-such-seat = This table has { $seats ->
        [one] { $seats } seat, number 0.
       *[other] { $seats } seats, numbered from 0.
    }
table-one-seat = You already play a seat in this game. A second one would show you what the first must not know.
table-link-unknown = This link leads nowhere. Check that it was copied whole.
table-link-used = This link was used or taken back. Ask for a new one.
table-spectators-listen = Spectators cannot talk to the players.
table-players = { $players ->
        [one] { $players } player was named
       *[other] { $players } players were named
    } for { $seats ->
        [one] { $seats } seat.
       *[other] { $seats } seats.
    } Name one for each seat.
table-too-many =
    You have { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } waiting or running. Finish or leave some first.
table-too-long = Too long: “{ $what }” can have { $length ->
        [one] { $length } character.
       *[other] { $length } characters.
    }
table-bad-salt = A salt has at most { $length } printable characters.
table-empty-chat = An empty line says nothing.

# What happens at a table
table-not-begun = The game has not begun: a seat is still open.
table-over = The game is over.
table-begun = The game has begun: the table stays. You can leave it.
table-not-over = That is possible only when the game is over.
table-frozen = The present rules cannot continue this game, so it can only be looked at: { $why } Whoever runs the server can finish it with the version before the upgrade.
table-stale = The table has moved on. Look again, then choose again.
table-not-your-turn = It is not your turn to choose.
table-why-hidden = That is not possible now, for a reason you cannot know yet.
table-no-such-moment = There is no such moment: moments are numbered from 1 to { $number }.
table-fork-over = At this moment the game was over: there is nothing to continue.
table-replay-long = A replay of more than { $count } choices is not accepted here.

# Undo
table-undo-closed = This cannot be taken back without asking: { $why }
table-undo-nothing = you have not decided anything yet.
table-undo-over = the game is over.
table-undo-other = somebody else has acted since then.
table-undo-rolled = dice have been rolled or cards shuffled since then.
table-undo-revealed = something hidden has been shown since then.
table-undo-not-there = You made no decision at that moment that could be taken back.
table-undo-not-asked = Nobody is asking to take anything back.
table-undo-other-question = Something else is being asked now. Look at the new question first.
table-undo-own-question = You are the one asking: it is for the others to answer.
table-log-full = This game already has { $count } rows: nothing can be taken back any more, and no computer comes or goes.

# Whoever is away
table-bad-patience = A table waits between { $least } and { $most } seconds for whoever is away, or for ever.
table-not-absent = Nobody is away from this seat.
table-not-awaited = The game is not waiting for this seat.
table-absent-wait =
    It is too early for that. Wait { $minutes ->
        [one] one more minute.
       *[other] { $minutes } more minutes.
    }
table-call-never = This table waits for whoever is away: no computer is called in.
table-call-not-asked = Nobody is asking for a computer to be called in.
table-remind-no-way = This server cannot reach anybody: it has neither email nor a webhook. Send them the address of the table yourself.

# The log
table-log-undo = Seat { $seat } goes back to an earlier decision.
table-log-clock = Seat { $seat } has run out of time: a bot ({ $bot }) plays on.
table-log-left = Seat { $seat } has left: a bot ({ $bot }) plays on.
table-log-absent = Seat { $seat } is away: a bot ({ $bot }) was called in and plays on.
table-log-bot = A bot ({ $bot }) plays seat { $seat }.
table-log-failed = The bot in seat { $seat } did not answer: another one ({ $bot }) plays on.
table-log-person = { $name } plays seat { $seat } now.
table-log-back = { $name } is back in seat { $seat }.

# After an upgrade
table-row-missing = Row { $number } of its log is missing.
table-row-broken = A row of its log cannot be followed ({ $error }).
table-row-chance = Random numbers used so far: { $was }; by the present rules: { $now }.
table-row-turn = Seat { $seat } was to decide next; by the present rules it is seat { $now }.
table-other-position = The present rules lead to another position.

# Checking dice
table-verify-proof = The proof in this replay is damaged.
table-verify-broken = From choice { $number } on the file makes no sense to the rules.
table-verify-commitment = The secret in the file does not belong to the fingerprint { $noted }: it makes { $made }.
table-verify-salt = The salt of seat { $seat } in the file is “{ $given }”, not “{ $noted }”.
table-verify-numbers = The dice of this file do not begin at their first number.
table-verify-departs = The file departs from the dice at choice { $number }, “{ $choice }”: what it shows there is not what the secret and the rules give.
table-verify-longer = The file has a choice { $number }, “{ $choice }”, that its proof knows nothing of.
table-verify-shorter = The file ends at choice { $number }, but its proof goes on to choice { $moments }.

## Server

server-bad-request = { $where }: { $why }
server-bad-body = This request cannot be read.
server-bad-json = This is not JSON.
server-not-text = This cannot be read: the letters are not UTF-8.
server-bad-message = This message cannot be read. See the description of the API.
server-one-change = Name exactly one change to the seat: bot, invite, open, back or name.
server-too-large = This is too large.
server-too-fast = Too many requests. Wait a moment.
server-too-slow = This request did not arrive in full in time.
server-limit-tables =
    At most { $count } new tables a day can be opened from one address. Try again in { $minutes ->
        [one] a minute.
       *[other] { $minutes } minutes.
    }
server-limit-guests =
    At most { $count } new guests a day can come from one address. Try again in { $minutes ->
        [one] a minute.
       *[other] { $minutes } minutes.
    }
server-limit-chat =
    At most { $count } lines a day can be written from one address. Try again in { $minutes ->
        [one] a minute.
       *[other] { $minutes } minutes.
    }
server-limit-storage =
    At most { $count } MB of replays a day can be brought in from one address. Try again in { $minutes ->
        [one] a minute.
       *[other] { $minutes } minutes.
    }
server-limit-mails =
    This address gets at most { $count } such emails a day. Try again in { $minutes ->
        [one] a minute.
       *[other] { $minutes } minutes.
    }
server-limit-work =
    That was a lot to compute for one address. Try again in { $minutes ->
        [one] a minute.
       *[other] { $minutes } minutes.
    }
server-bad-limit = WARHOST_LIMITS cannot say “{ $limit }”. Write for example tables_a_day=500 or calls=50/400 (per second / at once). Limits are: { $known }.
server-foreign-origin = This request comes from a page that is not ours.
server-failed = Something went wrong on our side. It has been noted; nothing is lost.
server-no-such-call = There is nothing at this address.
server-no-page = There is no such page here. If you host this server: the browser app is not installed with it.
server-bad-public = “{ $url }” cannot be the public address. Write for example https://games.example.org
server-bad-webhook = WARHOST_WEBHOOK is not an address to call. Write for example https://example.org/turns
server-bad-smtp = WARHOST_SMTP is not the address of a mail server. Write for example smtp://user:password@mail.example.org:587
server-no-mail = This server sends no email.
server-bad-mail = This is not an email address.
server-mail-failed = The email could not be sent. Check the address, or try again later.
server-remind-unknown = This person left no address where they can be reached. Send them the address of the table yourself.
server-remind-failed = The reminder could not be sent. Try again later.
server-unknown-mail-link = This link has already been used, or a newer one was sent.
server-mail-confirm = May Warhost write to you?
server-mail-confirm-body =
    Somebody gave this address to be told when it is their turn in a game.

    If it was you, open this page:
    { $url }

    If not, do nothing: we will not write again.
server-mail-confirmed = Thank you. You will get an email when it is your turn.
server-mail-turn = Your turn: { $table }
server-mail-turn-body =
    It is your turn, { $name }: { $table }

    { $url }
server-mail-reminder = A game is waiting for you: { $table }
server-mail-reminder-body =
    The others at the table are waiting for you, { $name }: { $table }

    { $url }

## Chaos in the Old World in the terminal

cli-citow-legend = c Cultist, w Warrior, D Greater Daemon · ! protected, ^ controlled, x killed, _ on a card space · * Populous · number: domination value, .n corruption · K+3: dominates, points · = | / \ borders · > a region you can choose
cli-citow-start-four = Four Powers
cli-citow-start-three = Three Powers
cli-citow-start-newcomers = one for each seat, in Power order (for newcomers)
cli-citow-start-choice = everybody chooses a Power in turn
cli-citow-start-random = dealt at random
cli-citow-start-without = without { $power }
cli-citow-values = R{ $resistance } C{ $conquest }
cli-citow-ruined = ruin { $card }
cli-citow-blocked = blocked
cli-citow-horror = T a Horror
cli-citow-dice = dice { $dice }
cli-citow-ruin = ruin { $now }>{ $after }/{ $threshold }
cli-citow-round = Round { $round } of { $rounds } – { $phase }
cli-citow-phase-setup = Setup
cli-citow-phase-old_world = Old World phase
cli-citow-phase-draw = Draw phase
cli-citow-phase-summoning = Summoning phase
cli-citow-phase-battle = Battle phase
cli-citow-phase-corruption = Corruption phase
cli-citow-phase-end = End phase
cli-citow-announced = Being played: { $card }
cli-citow-track = Old World: { $card }
cli-citow-stock = Old World deck { $deck }, ruination cards { $ruins } · stock { $stock }
cli-citow-power = VP { $points } · power { $power } · hand { $hand } · Peasants { $peasants } · reserve { $reserve }
cli-citow-dial = dial { $position }/{ $length }, Threat { $threat }, counters { $counters }, next: { $next }
cli-citow-battle = Battle: { $region }
cli-citow-hand = Your hand (cost, * magic symbol)
cli-citow-card-text = {""}: { $text }
cli-citow-house = (house)
cli-citow-declared-concede = Seat { $seat } has given up
cli-citow-declared-draw = Seat { $seat } offers a draw
cli-citow-token-event = Ev
cli-citow-token-hero = He
cli-citow-token-noble = No
cli-citow-token-peasant = Pe
cli-citow-token-skaven = Sk
cli-citow-token-warpstone = Wa
## The army builder

cli-help-army = Stratego Legends: build, check, keep and share armies.
cli-help-army-check = Check an army: its rows, what is missing, and why it cannot take the field.
cli-help-army-fill = Fill an army up at random.
cli-help-army-surprise = Draw a whole army at random.
cli-help-army-list = List your armies and those of the boxes.
cli-help-army-units = Look for units, and read their powers.
cli-help-army-text = Collector’s numbers or ids of units (11x3: three of them), the id of an army of the boxes, or the name of one of yours.
cli-help-army-side = The side; without it that of the army’s first unit.
cli-help-army-copies = How many copies of a unit an army may have.
cli-help-army-rare = Without the rare units.
cli-help-army-save = Keep the army under this name.
cli-help-army-bare = Print only the text to share.
cli-help-army-words = Words in names and powers, of any language.
cli-help-army-nation = Colour of the nation: gold, green, blue, silver, red or purple.
cli-help-army-strength = Base strength, magic or castle.
cli-help-army-type = Type, such as Elf.
cli-help-army-power = A keyword, an operation, or a kind of power, such as fly, boost or death_curse.
cli-army-count = { $count } of { $size } units
cli-army-ready = Ready for battle.
cli-army-in-secret = In secret: { $command }, and when armies are built: { $text }
cli-army-not-ready = Not ready:
cli-army-unfinished = Not ready yet.
cli-army-kept = “{ $name }” is kept in { $file }.
cli-army-no-name = An army is kept under a name: give one with letters or digits.
cli-army-not-read = The file { $file } with your armies cannot be read: { $error }.
cli-army-unit = no. { $number }, { $row }, { $nation }, { $type }
cli-army-found =
    { $count ->
        [0] No unit matches.
        [one] { $count } unit.
       *[other] { $count } units.
    }
