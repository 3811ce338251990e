# The words of the page. Those of the games come from their own files.

web-home-title = What shall we play?
web-home-lead = Pick a box: the table is laid, against bots or with friends. No account, no advertising.
web-home-link = Ludothèque, home
web-home-back = Back to the home page
web-play-now = Play now
web-play-now-game = Play { $game } now against bots
web-invite = Invite friends
web-invite-game = Invite friends to a game of { $game }
web-choose = Set up a table
web-choose-game = Set up a table of { $game }
web-rules = Rules
web-rules-game = The rules of { $game }
web-extra-about = The small game of the house, to get your hand in within three minutes.
web-players-range = { $least } to { $most } players
web-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-join = Join a table
web-join-about = Paste the link that you received.
web-join-go = Join
web-join-wrong = This is not the link of a table: it looks like …/table/abc123.
web-open-record = Watch a recorded game
web-my-tables = My tables
web-my-tables-none = No game under way.
web-my-tables-all = All my tables, my name
web-lobby = Tables open to all
web-lobby-none = Nobody is waiting just now.
web-running = Under way
web-finished = Finished
web-finished-none = No finished game yet.
web-bots-only = bots
web-status-open = waiting for players
web-status-running = under way
web-status-over = finished: watch it
web-status-closed = closed
web-yourself = You
web-your-name = Your name
web-usual-name = Player
web-save = Keep
web-saved = Kept
web-move = Go on with another device
web-move-about = A link takes your name and your games to another device. It is for you alone.
web-move-link = Your personal link, good for a day
web-language-other = Français
web-theme-day = Day theme
web-theme-evening = Evening theme
web-sound = Sounds
web-close = Close
web-opening = One moment…
web-unreachable = The server does not answer. Check your connection, then try again.
web-page-unknown = There is nothing at this address.
web-page-broken = This page could not be loaded. Check your connection, then reload.

# A new table

web-room = Where do you play?
web-room-remote = Each at home
web-room-remote-about = You here, the others by a link, bots on the free seats.
web-room-pass = One device for all
web-room-pass-about = It goes from hand to hand; a curtain hides the table between two players.
web-room-screen = A screen and phones
web-room-screen-about = This screen shows the table; each phone its hand and choices.
web-seats = The seats
web-seat-who = Who takes seat { $letter }?
web-sitter-me = Me
web-sitter-friend = A friend
web-sitter-bot = A bot
web-sitter-person = A person
web-sitter-phone = A phone
web-sitter-friend-about = By the link of the table.
web-sitter-phone-about = By a code to scan.
web-name-of = Name of player { $letter }
web-bot-level = Strength of the bot
web-bot-random = random
web-bot-greedy = greedy
web-bot-beginner = beginner
web-bot-normal = normal
web-bot-expert = expert
web-bot-name = Bot { $letter }
web-options = The options of the game
web-option-empty = empty: the house’s own
web-manners = The manners of the table
web-listed = Show the table to everybody on the home page
web-onlookers = Allow onlookers
web-hints = Allow hints from a bot
web-clock = One minute a decision, and five in reserve
web-start = Start the game
web-open-table = Open the table
web-goal = The goal:

# Before the game

web-wait-sit = Take a seat: a name is enough.
web-wait-screen = Let everybody scan the code of their seat.
web-wait-full = Everybody is here.
web-wait-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-sit = Sit down
web-sit-here = Here
web-seat-free = Free seat
web-seat-open = waiting for somebody
web-seat-closed = by invitation
web-seat-ready = is ready
web-seat-not-ready = not ready yet
web-seat-a-bot = Seat a bot
web-free-seat = Free
web-ready = I am ready
web-not-ready = Not ready yet
web-start-when = The game starts when all seats are taken.
web-table-link = The link of this table
web-invite-about = Whoever has the link can sit down: send it only to those you invite.
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-about-game = The game
web-codes = One code a seat
web-code-for = { $seat }: scan to play

# The table

web-you = you
web-seat-here = at the table
web-seat-away = away
web-seat-left = left the table
web-seat-bot = bot, { $level }
web-seat-stand-in = a bot stands in
web-thinking = to play
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-dock = What is asked
web-choices = Your choices
web-choices-here =
    { $count ->
        [one] { $count } choice here
       *[other] { $count } choices here
    }
web-choose-again = Choose again
web-less = Less
web-more = More
web-empty = empty
web-hidden-piece = face down
web-yes = yes
web-no = no
web-more-details = More details
web-undo = Undo
web-hint-is = Hint: { $action }.
web-hint = Hint
web-skip = Skip
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-new = Chat, something new
web-chat-empty = Nobody has said anything yet.
web-chat-say = Write to the table
web-send = Send
web-drawer = Log, chat and rules
web-table-tools = Tools of the table
web-rules-search = Search the rules
web-rules-none = No rule speaks of that.
web-help = Help
web-help-about = Everything can be played by mouse, finger or keyboard. What glows can be chosen; what cannot says why.
web-key-choose = choose the action with this number
web-key-walk = go from one thing to the next
web-key-press = choose what is selected
web-key-undo = take back your last move
web-key-hint = ask for a hint
web-key-drawer = log, chat, rules
web-key-skip = skip the animations
web-key-menu = menu of the table
web-key-escape = close, choose again
web-key-help = this help
web-menu = Menu
web-speed = Animations
web-speed-slow = slow
web-speed-usual = usual
web-speed-fast = fast
web-speed-off = none
web-absent = Those who are away
web-give-back = Give the seat back
web-take-seat-back = Take my seat back from the bot
web-leave-seat = Leave the game
web-close-table = Close the table for everybody
web-promise-about = The hash of the seed, shown from the start, will prove at the end that nobody touched the shuffles:
web-waiting-for =
    { $count ->
        [one] { $names } is thinking…
       *[other] Waiting for { $names }.
    }
web-film =
    { $count ->
        [one] While you were away…
       *[other] While you were away: { $count } more moves
    }
web-sending = Sent…
web-not-asked = It is not yours to decide just now.
web-not-now = This cannot serve the decision that is asked.
web-over = The game is over.
web-table-closed = This table was closed.
web-see-rule = See rule { $rule }
web-ask-take-back = Ask the others
web-take-back-title = { $name } would like to take a move back
web-take-back-about = If you accept, this will be withdrawn:
web-take-back-waiting = The others decide whether you may take this move back…
web-take-back-refused = Your request was refused: the move stands.
web-take-back-yes = Accept
web-take-back-no = Refuse
web-wire-offline = You are offline. The table comes back as soon as the network does.
web-wire-lost = The connection is cut. Trying again…
web-wire-slow = The table takes its time to answer…
web-wire-ended = The server closed this table here. Reload the page to come back.
web-wire-kept = Your move is kept and will be sent once.
web-wire-now = Try now
web-curtain = { $name } to play
web-curtain-about = Hand the device to { $name }. Nobody else looks!
web-curtain-lift = I am { $name }

# The end

web-you-win = You win!
web-you-share = You share the victory!
web-nobody-wins = Nobody wins
web-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
web-scores = The points
web-rank = Rank
web-player = Player
web-total = Total
web-rematch = Play again
web-rematch-join = Join the new game
web-replay = Watch again
web-record = Save the record
web-verify = Verify the shuffles
web-verify-asking = Checking…
web-verify-good = All is right: the seed is the one promised at the start, and the whole game replays the same.
web-verify-bad = This game is not what was promised.
web-seed = The seed
web-promise = Its hash, promised at the start (SHA-256)
web-replay-title = Watch a game again
web-replay-about = Open the file of a recorded game (.record).
web-replay-file = Choose a file
web-replay-of = { $game }: the game again
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = Move
web-replay-place = move { $step } of { $last }
web-replay-eyes = With whose eyes?
web-replay-public = What everybody saw
web-replay-eyes-of = The eyes of { $name }
web-replay-start = The beginning of the game.

# The parts of a view, for the generic board

view-hand = Your hand
view-played = Before you, face down
view-last = The last trick
view-gone = Cards already played
view-left = Cards in hand
view-scores = Points
view-points = Points
view-round = Round
view-pile = Pile
view-discard = Discard
view-lot = The lot
view-market = The market
view-order = The order
view-turn = Turn
view-coins = Coins
view-hand_sizes = Cards in hand
view-tiles = Tiles

web-guide = Guide for a first game
web-guide-understood = Got it
web-guide-off = No more tips
web-presets = Ways to play
web-more-options = Finer points of the rules ({ $count })
web-invite-local = This address exists on this computer only: open the house with --lan to invite other devices.
web-plain-board = Plain board
web-hint-share = { $action }: { $share }%
web-hint-why = Hint: { $action }. The expert then gives you a { $share }% chance of winning; otherwise { $others }.
