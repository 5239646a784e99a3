### Words of the app: errors, the command line, what all games share.

## Rows of things

list = { $most } and { $last }

## Errors

illegal = { $why } (rule { $rule })
game-is-over = The game is over: there is nothing left to choose.
choice-out-of-range = { NUMBER($choice, useGrouping: 0) } is no choice of this game: choices are whole numbers from 0 up to but not including { $choices }.
notation-unknown = “{ $text }” is no choice here. A choice is written like this: { $example }
bad-declaration = “{ $what }” cannot be declared now. Possible: { $known }.

# What a game is asked to be
unknown-game = There is no game “{ $game }”. Known games: { $known }.
unknown-language = There is no language “{ $language }”. Known languages: { $known }.
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
position-impossible = This position cannot be: { $error }.
chance-bad-document = This describes no source of chance: { $document }. Write for example {"{\"kind\": \"fast\", \"seed\": 7}"}.
chance-script-empty =
    { $used ->
        [one] The script of chance holds { $used } entry only; { $wanted } finds nothing more.
       *[other] The script of chance holds { $used } entries only; { $wanted } finds nothing more.
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
unknown-rule = There is no rule “{ $rule }”. Near: { $known }.
rules-id-twice = { $place }: the id “{ $id }” stands here for the second time.
rules-no-section = { $place }: the id “{ $id }” names no section of these rules. An id is written GAME.SECTION.NAME, the section one of { $known }.
mark-not-written-out = { $place }: the ids of the mark “{ $mark }” must be written out as texts.

# Content and content packs
content-unreadable = { $file } cannot be read: { $error }.
content-not-yaml = { $place }: this is not YAML ({ $error }).
content-file-missing = { $file } is missing.
content-field-twice = { $place }: the field “{ $field }” stands here twice.
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
pack-unknown-game = The content pack has a folder “{ $folder }”, which is no game. Known games: { $known }.
pack-unknown-file = { $file } replaces nothing. Files that can be replaced: { $known }.
pack-record-without-id = { $place }: every record of “{ $field }” needs an “id”, given once, to say which record it replaces.
pack-unknown-record = { $place }: there is no record “{ $id }” to replace. Known: { $known }.

## Command line

# Whatever is said on the error stream
cli-error = Error:
cli-note = Note:
cli-did-you-mean = Did you mean { $known }?
cli-in-file = { $file }: { $problem }
cli-no-game-in-file = this is neither a replay nor a position: a position names its game, like “"game": "battle_masters"”.
cli-not-a-number = { $name } must be a whole number from { $low } to { $high }, not “{ $text }”.
cli-option-form = “{ $text }” is no option. Write NAME=VALUE, for example stalemate_guard=false.
cli-not-written = { $file } cannot be written: { $error }.
cli-file-exists = { $file } exists already and was left as it is. Choose another name.
cli-from-alone = A file given with --from brings its own options, seats and chance: leave out --scenario, --option, --seats and --seed.
cli-from-other = made with version { $rules } of the rules and content { $content }, which are not those of today, so it cannot be played on. Watch it with: warhost replay { $file }
cli-is-replay = { $file } is a replay, not a position. Watch it with: warhost replay { $file }
cli-rules-none = No rule of { $game } speaks of “{ $wanted }”. Without a word, warhost rules { $game } lists the sections.
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
cli-help-lang = Language; without it LANGUAGE, LC_ALL or LANG decide.
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
cli-pack-same = { $game }: in order, but it changes nothing. Content { $hash }

# Rules
cli-ruling = Ruling: { $ruling }
cli-rules-hint = Read on with: warhost rules { $game } SECTION, an id, or any words; --all prints every rule.
cli-coverage-title = { $game }: { $tested } of { $rules } rules have tests

# At the table
cli-seat = Seat { $seat }
cli-choose-start = Which battle? Enter takes the first.
cli-choose-seat = Who are you? Enter takes the first.
cli-pick-number = Please answer with a number from 1 to { $count }, or just Enter.
cli-hint = number, or help
cli-earlier-news = … { $count } earlier lines: log 100 shows them
cli-hand-over = { $seat }: press Enter when only you can see the screen.
cli-no-such-number = There is no choice { $number }: choices go from 1 to { $count }.
cli-not-understood = “{ $text }” is neither a choice nor a command. Type a number, or help.
cli-allowed = This is allowed.
cli-why-what = Say which choice: why 3, why move d8, or just why d8.
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
cli-concede-sure = Do you really give up? (yes/no)
cli-draw-bots = Bots do not agree to draws. You can fight on, or concede.
cli-declared-draw = The draw is offered; it counts once everybody agrees.
cli-declared-refuse-draw = The offer of a draw is taken back.
cli-quit-save = Name of a file to save to, or just Enter: the game is kept in any case.
cli-no-autosave = The game cannot be kept in { $file }: { $error }. Use save FILE before you leave.
cli-left = The game is kept in { $file }. Go on with:
cli-over = The game is over.
cli-replay-kept = Watch it again with:
cli-play-help =
    Choose with a number, or in words as replays write it: move d8, attack og, or just d8.
    why CHOICE   why something is not possible, with the rule
    rule         the rule behind the question; rule WORD or rule ID looks others up
    undo         back to your last decision, if no dice or reveal came since
    log [N]      the last lines of the log
    map          draw the table again, with the legend
    save FILE    write a replay, to watch or to play on
    lang fr|en   change the language
    concede      give up
    draw         offer or accept a draw, or take the offer back
    quit         leave; the game is kept
cli-command-help = help
cli-command-why = why
cli-command-rule = rule
cli-command-undo = undo
cli-command-log = log
cli-command-map = map
cli-command-save = save
cli-command-lang = lang
cli-command-concede = concede
cli-command-draw = draw
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
cli-column-interval = 95 % interval
cli-draws = Draws
cli-length = Decisions a game: { $least } to { $most }, median { $median }
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
