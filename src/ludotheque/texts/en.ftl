seat = Player { $letter }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-none = nothing

# The command line: help

cli-about =
    Ludothèque: board games to play, to study and to design.
    To begin: ludotheque games, then ludotheque play levee.
cli-usage = Usage:
    .usage = ludotheque COMMAND …
cli-everywhere = Everywhere
cli-everywhere-lang = The language; else that of the system.
    .form = --lang fr|en
cli-everywhere-no-color = No colours (like the variable NO_COLOR).
    .form = --no-color
cli-everywhere-debug = When something goes wrong, all the details.
    .form = --debug
cli-everywhere-help = This help; after a command, its own.
    .form = --help
cli-everywhere-version = The version number.
    .form = --version

cli-games = The games of the house.
    .usage = ludotheque games

cli-rules = The rules of a game, by chapter, or one of them, with where it comes from.
    .usage = ludotheque rules GAME [RULE]
cli-rules-game = The name of the game.
    .form = GAME
cli-rules-id = The id of a rule, LEV-3 for example, or simply 3.
    .form = RULE

cli-play = Play in the terminal, against bots or several round one keyboard.
    .usage = ludotheque play GAME [name=value …] [--seats LIST] [--seed SEED] [--save FILE] [--resume [FILE]] [--from FILE]
cli-play-game = The name of the game.
    .form = GAME
cli-play-options = The options of the table, players=3 for example.
    .form = name=value
cli-play-seats = Who plays, in order: me, me:Ada, beginner, normal, expert; or a number, you and bots.
    .form = --seats LIST
cli-play-option = An option of the table; can be repeated.
    .form = --option name=value
cli-play-seed = The seed of the luck: same seed, same game.
    .form = --seed SEED
cli-play-save = Where to save the game; else in your data folder.
    .form = --save FILE
cli-play-resume = Go on with a game; without a file, the last one left.
    .form = --resume [FILE]
cli-play-from = Begin at a position (JSON).
    .form = --from FILE

cli-simulate = Play many games between bots and give the figures.
    .usage = ludotheque simulate GAME [name=value …] [--players N] [--bots LIST] [--games N] [--seed SEED] [--jobs N] [--json]
cli-simulate-game = The name of the game.
    .form = GAME
cli-simulate-options = The options of the table.
    .form = name=value
cli-simulate-players = How many players.
    .form = --players N
cli-simulate-bots = One bot for all seats, or one for each; they change places from game to game.
    .form = --bots LIST
cli-simulate-games = How many games: 1000 unless you say.
    .form = --games N
cli-simulate-seed = The seed of the luck: same figures for the same seed.
    .form = --seed SEED
cli-simulate-jobs = How many processes: all cores unless you say.
    .form = --jobs N
cli-simulate-json = The figures as JSON.
    .form = --json
cli-simulate-option = An option of the table; can be repeated.
    .form = --option name=value

cli-arena = Set bots against each other, from all seats of the same games, and measure their strength.
    .usage = ludotheque arena GAME --bots BOT BOT … [name=value …] [--players N] [--games N] [--seed SEED] [--jobs N] [--out FILE] [--json]
cli-arena-game = The name of the game.
    .form = GAME
cli-arena-options = The options of the table.
    .form = name=value
cli-arena-bots = The bots; the last one fills up the table, and where they are too many, each meets each.
    .form = --bots BOT BOT …
cli-arena-players = How many players.
    .form = --players N
cli-arena-games = How many games: 200 unless you say; rounded up to whole deals.
    .form = --games N
cli-arena-jobs = How many processes: all cores unless you say.
    .form = --jobs N
cli-arena-seed = The seed of luck: same games for the same seed.
    .form = --seed SEED
cli-arena-out = Where every game is kept (JSONL); an interrupted run goes on from there, and the picture is beside it.
    .form = --out FILE
cli-arena-json = The figures as JSON.
    .form = --json
cli-arena-option = An option of the table; may be repeated.
    .form = --option name=value
cli-arena-other = The file { $file } holds another measurement: name another one.
cli-arena-twice = Name at least two different bots, such as --bots normal beginner.
cli-arena-bot = bot
cli-arena-rating = rating
cli-arena-share = share of wins
cli-arena-won = wins
cli-arena-margin = margin
cli-arena-time = a choice
cli-arena-late = > 1 s
cli-arena-ms = { $value } ms
cli-arena-note = Every deal is played from all seats. A shared win counts in parts; { $fair } would be fair. 95 % intervals, by deals; ratings of Plackett and Luce, 400 points are odds of ten to one.
cli-arena-kept = Kept in { $file }; picture: { $picture }.

cli-replay = See a recorded game again, step by step.
    .usage = ludotheque replay FILE [--check] [--to N] [--position] [--seat LETTER]
cli-replay-file = The file of the game.
    .form = FILE
cli-replay-check = Only check the file, and say so in one line.
    .form = --check
cli-replay-to = Begin after N actions.
    .form = --to N
cli-replay-position = Print the position at that point (JSON); the end unless you say.
    .form = --position
cli-replay-seat = See the table with the eyes of this seat.
    .form = --seat LETTER

cli-record = Write a game again in the form of the house, even one typed by hand.
    .usage = ludotheque record FILE [--json] [--out FILE]
cli-record-file = The file of the game.
    .form = FILE
cli-record-json = As JSON.
    .form = --json
cli-record-out = Into this file rather than on the screen.
    .form = --out FILE

cli-new-game = Begin a new game: a copy of the toy Levée under another name.
    .usage = ludotheque new-game NAME
cli-new-game-name = The name of the game, in small letters.
    .form = NAME

cli-check-deck = Check a deck of cards of your own (TOML).
    .usage = ludotheque check-deck FILE
cli-check-deck-file = The file of the deck.
    .form = FILE

cli-serve = Open the house in the browser, for this machine or for many.
    .usage = ludotheque serve [--lan] [--host NAME] [--port N] [--database URL] [--workers N] [--open]
cli-serve-host = The address to listen on: 127.0.0.1 unless you say; 0.0.0.0 for the whole network.
    .form = --host NAME
cli-serve-port = The port: 8000 unless you say.
    .form = --port N
cli-serve-database = Where the tables are kept: sqlite:///file or postgresql://…
    .form = --database URL
cli-serve-workers = How many processes; more than one needs PostgreSQL.
    .form = --workers N
cli-serve-lan = Open to friends on the same network too (the address to give them is told).
    .form = --lan
cli-serve-open = Open the page in the browser too.
    .form = --open
cli-serve-ready = The house is open at { $address } (Ctrl-C closes it; nothing is lost).
cli-serve-friends = For friends on the same network: { $address }
cli-serve-taken = Port { $port } is taken: close what uses it, or choose another with --port.
cli-serve-bad = The house cannot be opened like this: { $detail }.

cli-db = Look after the database of the house.
    .usage = ludotheque db upgrade | backup FILE | export FILE | import FILE
cli-db-work = upgrade, backup, export or import.
    .form = WORK
cli-db-file = The file to write, or to read.
    .form = FILE
cli-db-database = Which database: sqlite:///file or postgresql://…
    .form = --database URL
cli-db-work-bad = There is no work “{ $work }” on a database: there are { $works }.
cli-db-file-missing = Say which file: ludotheque db { $work } FILE.
cli-db-failed = { $work } did not work: { $detail }.
cli-db-done = { $work }: done ({ $database }).

# Games and rules

cli-games-line = { $name }, { $players } players
cli-games-next = To play: ludotheque play levee. To read the rules: ludotheque rules levee.
cli-rule-lines = Rulebook, lines { $lines }.
cli-rule-lines-short = lines { $lines }
cli-rule-ruling = A ruling of the house.
cli-rule-see = See also
cli-rule-see-short = see { $rules }
cli-rules-options = Options
cli-usual = (Usually { $value }.)
cli-value-text = text
cli-value-whole = { $low }–{ $high }

# At the table

cli-bot-name = Bot { $letter }
cli-seat =
    { $kind ->
        [me] { $name } (you)
        [person] { $name }
       *[other] { $name } ({ $kind })
    }
cli-seats = At the table: { $seats }.
cli-welcome = On your turn, type a number or an action, then Enter. “?” shows all that can be typed.
cli-step = decision { $number }
cli-turn = { $name }, your turn.
cli-turn-alone = Your turn.
cli-goal = Goal: { $goal }
cli-prompt = Your choice (? for help) >
cli-more-choices =
    { $count ->
        [one] … and one more choice: “list” shows them all, or type the beginning of an action.
       *[other] … and { $count } more choices: “list” shows them all, or type the beginning of an action.
    }
cli-bad-number =
    { $count ->
        [one] There is no choice { $number }: there is only 1.
       *[other] There is no choice { $number }: they go from 1 to { $count }.
    }
cli-bad-choice = “{ $text }” is not a number from 1 to { $count }, nor an action (“{ $example }” for example), nor a word of the help (“?”).
cli-nothing-typed = Type a number from 1 to { $count }, an action (“{ $example }” for example), or “?” for help.
cli-did-you-mean = No action is written “{ $text }”. Did you mean:
cli-refused = Refused, rule { $rule }: { $refusal }
cli-allowed = This is allowed: { $action }.
cli-hint = The expert, who knows only what you know, would play:
cli-hint-share = { $action }: { $share }%
cli-hint-why = It expects as its share of the win { $best }, instead of { $others }.
cli-bot-random = random
    .about = Any allowed action, by luck.
cli-bot-beginner = beginner
    .about = Sees one action ahead and misjudges a little, as people do.
cli-bot-greedy = greedy
    .about = Takes what looks best at once, on a few guesses at what is hidden.
cli-bot-normal = normal
    .about = Judges every action soberly, on several guesses at what is hidden.
cli-bot-expert = expert
    .about = Looks ahead through many possible games, and knows only what its seat knows.
cli-undone = Taken back: { $action }.
cli-undo-nothing-played = You have not played anything yet: there is nothing to take back.
cli-undo-something-revealed = This step can no longer be taken back: luck or a card that was shown told somebody something.
cli-undo-another-seat-played = This step can no longer be taken back: somebody else has played since.
cli-chapter =
    { $count ->
        [one] { $name }: { $title }, { $count } rule
       *[other] { $name }: { $title }, { $count } rules
    }
cli-rules-how = “rules” with a chapter or an id shows its text.

cli-word-undo = undo
cli-word-hint = hint
cli-word-why = why
cli-word-list = list
cli-word-look = look
cli-word-log = log
cli-word-rules = rules
cli-word-save = save
cli-word-help = help
cli-word-quit = quit

cli-help-choose = To play, type the number of a choice or the action itself, as it is written on the right. Tab completes.
cli-help-undo = Take back your last step, as long as nothing was revealed.
cli-help-hint = What the expert would do in your place, and why.
cli-help-why = “why ACTION” says which rule forbids it; alone, which rule asks the question.
cli-help-list = All the choices.
cli-help-look = The table again.
cli-help-log = All that happened; “log 10”, the last ten lines.
cli-help-rules = The rules: “rules”, then a chapter or an id.
cli-help-save = Save now.
cli-help-help = This help.
cli-help-quit = Save and leave.

cli-curtain = { $name }, it is your turn
cli-curtain-enter = Pass the keyboard to { $name }. Nobody else should look! Enter to go on.
cli-curtain-undo = ({ $name } can still type “undo” to take the last step back.)
cli-saved = Game saved: { $file }
cli-resume-how = To go on with it: { $command }
cli-recorded = Game recorded: { $file }
cli-over = the end
cli-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
cli-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
cli-total = Total

# Simulations

cli-simulate-bar = { $game }
cli-simulate-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
cli-simulate-what = Options: { $options }. Bots: { $bots }. Seed: { $seed }.
cli-simulate-length = Decisions a game: { $mean } on average, standard deviation { $sd }, from { $min } to { $max }.
cli-simulate-shared =
    { $count ->
        [one] One shared win: each counts their part of it.
       *[other] { $count } shared wins: each counts their part of it.
    }
cli-simulate-by-seat = Seat
cli-simulate-by-bot = Bot
cli-simulate-mean = Mean
cli-simulate-sd = Deviation
cli-simulate-min = Min
cli-simulate-max = Max
cli-simulate-wins = Wins [95%]
cli-simulate-note = With equal chances, each seat would win { $fair } of the games.
cli-number = { $value }
cli-percent = { $value }%
cli-interval = { $share } [{ $low } – { $high }]

# Recorded games

cli-replay-good =
    { $count ->
        [one] { $file }: { $game }, { $count } action, all is right.
       *[other] { $file }: { $game }, { $count } actions, all is right.
    }
cli-replay-enter = Enter: go on; q: quit >
cli-replay-place = action { $number } of { $count }
cli-replay-bad-to = --to { $to } cannot be: this game has { $count } actions, so from 0 to { $count }.
cli-replay-bad-seat = There is no seat “{ $seat }”: there are { $seats }.
cli-written = Written: { $file }

# A new game

cli-new-game-made =
    { $count ->
        [one] { $count } file written; the game is in { $folder }, its rules begin with { $prefix }-.
       *[other] { $count } files written; the game is in { $folder }, its rules begin with { $prefix }-.
    }
cli-new-game-next = Try it: ludotheque play { $name }. Then write its rules (rules.toml) and its components (components.toml).
cli-new-game-exists = { $file } is already there: nothing was replaced.
cli-new-game-no-source = new-game copies the source of the house and does not find it here: run it from a checkout of ludotheque.
cli-new-game-bad-name = “{ $name }” will not do: the name of a game has 3 to { $most } small letters or digits, a letter first, and is no word of Python.
cli-new-game-taken = There is already a game “{ $name }”: choose another name.
cli-new-game-entry = The game is written, but { $file } does not look as expected: add the line “{ $line }” and the game in the list.

# Decks

cli-deck-good =
    { $count ->
        [one] { $file }: { $count } card, the deck can be played.
       *[other] { $file }: { $count } cards, the deck can be played.
    }
cli-deck-bad = This deck cannot be played.
    { $detail }
cli-deck-absent = The game that reads decks (periple) is not installed here.

# What is wrong

cli-unknown-game = There is no game “{ $game }”: there are { $games }.
cli-unknown-rule = There is no rule “{ $rule }”: for example { $close }.
cli-unknown-sitter = “{ $word }” cannot sit down: it takes { $known } (with a name if you like, me:Ada).
cli-unknown-bot = There is no bot “{ $bot }”: there are { $bots }.
cli-unknown-option = There is no option “{ $option }”: there are { $options }.
cli-option-form = “{ $word }” is not an option: an option is written name=value, { $example } for example.
cli-option-value = { $option } cannot be “{ $value }”: it takes { $allowed }.
cli-seats-and-players =
    { $seats ->
        [one] { $seats } seat is filled, but the table has { $players }.
       *[other] { $seats } seats are filled, but the table has { $players }.
    }
cli-bots-and-players = { $bots } bots for { $players } seats: give one for all, or one for each.
cli-at-least-one = { $option } cannot be { $value }: it takes 1 or more.
cli-resume-alone = --resume goes on with a game as it is: no options, --seed or --from with it.
cli-resume-over = The game of { $file } is over: ludotheque replay shows it.
cli-from-alone = --from takes the options of the position: give no others.
cli-from-over = In the position of { $file } the game is over: there is nothing to play.
cli-other-game = { $file } is a game of { $found }, not of { $game }.
cli-no-save = No game of { $game } is waiting: ludotheque play { $game } begins one.
cli-no-file = There is no file { $file }.
cli-cannot-read = { $file } cannot be read: { $reason }.
cli-cannot-write = { $file } cannot be written: { $reason }.
cli-bad-record = { $file }, line { $line }: { $detail }.
cli-bad-position = { $file }: this position cannot be, field { $field }: { $detail }.
cli-refused-input = This cannot be: { $detail }.
cli-bad-language = There is no language “{ $language }”: there are { $languages }.
cli-bad-command = There is no command “{ $word }”: try { $commands }.
cli-bad-option = { $command } has no option { $word }: ludotheque { $command } --help shows them.
cli-missing = { $name } is missing: ludotheque { $command } --help shows how it is written.
cli-bad-value = { $name } cannot be “{ $value }”: it takes a whole number.
cli-repeated = { $name } is given twice: once is enough.
cli-too-many = “{ $word }” is too much: ludotheque { $command } --help shows what is expected.
cli-bad-call = The command is not written as it should be: ludotheque { $command } --help shows how.
cli-unexpected = Unexpected error ({ $kind }): { $detail }. The same command with --debug gives all the details.

# What the server refuses: the name ends with the code of the refusal

undo-nothing-played = You have nothing to take back.
undo-something-revealed = This move cannot be taken back any more: luck or a card shown has taught somebody something.
undo-another-seat-played = This move cannot be taken back any more: somebody else has played since.
undo-not-playing = There is nothing to take back now.
server-bad-message = The page and the server do not understand each other: reload the page.
server-bad-option = This option does not fit: { $detail }
server-bad-record = This file is not a recorded game that replays: { $detail }
server-bad-name = This name does not fit: 1 to 40 characters.
server-bad-seats = The number of seats does not fit.
server-too-large = This is too long.
server-too-fast = Too fast: wait a second.
server-too-many-tables = You have too many open tables: finish or close one.
server-no-guest = Say your name first.
server-bad-token = This link is no longer good.
server-foreign-origin = This page is not from this server.
server-not-your-seat = This seat is not yours.
server-not-host = Only the host of the table can do that.
server-no-onlookers = This table admits no onlookers.
server-no-hints = This table admits no hints.
server-unknown = There is nothing at this address.
server-unknown-game = This game is not in the library.
server-unknown-table = There is no table at this address.
server-unknown-seat = There is no such seat.
server-unknown-bot = There is no such bot.
server-method = The page and the server do not understand each other: reload the page.
server-seat-taken = This seat is taken.
server-seats-open = Some seats are still free.
server-already-started = The game has already started.
server-not-running = The game is not under way.
server-not-over = The game is not over.
server-table-closed = This table was closed.
server-not-away = This player has not been away long enough.
server-illegal = This move is not allowed.
server-unknown-action = There is no such move.
server-stale = The table changed meanwhile: choose again.
server-no-undo = This move cannot be taken back any more.
server-no-request = This request no longer waits for an answer.
server-request-open = A request already waits for an answer.
server-hello-first = The page and the server do not understand each other: reload the page.
server-busy = The server is very busy: try again in a moment.
server-fault = Something went wrong on the server. Nothing was played.
server-stopping = The server is being restarted: you will be back in a moment.
