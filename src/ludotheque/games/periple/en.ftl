# Périple in English

## The game
title = Périple
tagline = Find the lost sleepwalkers before the others do.
about = The plan is a grid of 36 squares, made of six terrain cards of six squares. On your turn, use one of your face-up characters: your markers are laid in its shape, seen from your side of the table and never turned. Coin symbols you cover pay you. When the six squares of a card are occupied, the player with the most markers there wins it and it becomes a new character; a tie is settled by a short auction. When all your characters are face down, they all turn up at the start of your turn.
goal = When a player owns ten cards the round is finished, and the most points win.

## Chapters of the rules
chapter-components = Components
chapter-setup = Setup
chapter-turn = The turn
chapter-placement = Laying markers
chapter-coins = Coins and optional squares
chapter-completion = Completed cards
chapter-auction = Auctions
chapter-rest = Rest
chapter-artifacts = Artifacts
chapter-outpost = Outpost variant
chapter-stacking = Stacking variant
chapter-end = End of the game

## Rules
rule-PER-001 = 43 cards have a terrain face and a character face; they go by the name of the face in use.
rule-PER-002 = 12 start cards, marked with a flag.
rule-PER-003 = 24 artifact tiles.
rule-PER-004 = 4 player aids, which have no effect on play.
rule-PER-005 = 1 Outpost card.
rule-PER-006 = 5 promotional Animal cards are shuffled with the Terrain/Character cards.
rule-PER-007 = 96 exploration markers, 24 in each of four colours.
rule-PER-008 = 30 coins of value 1 and 6 coins of value 5.
rule-PER-009 = Each player receives the 3 start cards of one colour.
rule-PER-010 = Unused start cards leave the game.
rule-PER-011 = Each player takes the 24 markers of that colour.
rule-PER-012 = The terrain cards are shuffled into a pile, terrain face up.
rule-PER-013 = Six terrain cards are drawn to form the plan: two rows of three, terrain face up.
rule-PER-014 = The scrolls point toward the outside of the plan.
rule-PER-015 = Each player takes a different side of the plan and lines up the start cards along it.
rule-PER-016 = A first player is chosen and receives the aid that says so.
rule-PER-017 = Each of the others receives a player aid.
rule-PER-018 = Play goes clockwise around the sides.
rule-PER-019 = The coins form a bank beside the plan.
rule-PER-020 = The second and the third player start with 1 coin each.
rule-PER-021 = The fourth player starts with 2 coins.
rule-PER-022 = Base rules: the artifacts stay in the box. Complete rules: they are in play.
rule-PER-023 = All components are limited in number, except coins.
rule-PER-024 = A kind of component that has run out is no longer available.
rule-PER-025 = If the coins run out, something else stands in for them.
rule-PER-026 = The first player begins, then turns go clockwise.
rule-PER-027 = On your turn you use one of your face-up characters to lay markers on the plan.
rule-PER-028 = Using a character turns it face down.
rule-PER-029 = The markers reproduce the shape and arrangement printed on the character.
rule-PER-030 = The shape keeps the direction of the card, seen from its owner’s side: it is not rotated.
rule-PER-031 = The mandatory part of the shape lies wholly inside the plan.
rule-PER-032 = Optional squares may fall outside the plan.
rule-PER-033 = Every marker that can be laid must be laid.
rule-PER-034 = A square holds one marker only.
rule-PER-035 = A square already occupied, by an opponent or by yourself, is ignored; the other markers are laid.
rule-PER-036 = Optional squares are drawn differently from mandatory ones.
rule-PER-037 = You may not take your markers back from the plan before their card is completed.
rule-PER-038 = Markers come back when the card is completed.
rule-PER-039 = With no marker in reserve you take your turn normally but lay none.
rule-PER-040 = A marker laid on coin symbols earns one coin per symbol.
rule-PER-041 = Each player keeps their coins beside their characters.
rule-PER-042 = Everyone’s coins stay visible to all.
rule-PER-043 = While laying markers you may pay 2 coins to lay one on an optional square of the character in use.
rule-PER-044 = You may do so once for each optional square of the card, coins permitting.
rule-PER-045 = Only one character is used per turn.
rule-PER-046 = Coins gained earlier in the same turn may be spent.
rule-PER-047 = A placement over three coin symbols earns 3 coins.
rule-PER-048 = At the end of the turn, a terrain card whose six squares are occupied is completed: its character is found.
rule-PER-049 = The player with the most markers on it wins the card.
rule-PER-050 = In a tie, each tied player may bid, starting with the active player and going clockwise.
rule-PER-051 = Each player bids once.
rule-PER-052 = Each bid is at least 1 coin above the one before.
rule-PER-053 = A player may pass instead of bidding and is then out of the auction.
rule-PER-054 = The auction may be opened at 0.
rule-PER-055 = You cannot bid more coins than you have.
rule-PER-056 = Only the highest bid is paid, to the bank, and wins the card.
rule-PER-057 = The other bidders keep the coins they offered.
rule-PER-058 = If several cards are completed, the active player decides the order.
rule-PER-059 = A won card joins the winner’s cards, character face up.
rule-PER-060 = It is read in the same direction as the winner’s other cards.
rule-PER-061 = All markers on it go back to their owners.
rule-PER-062 = The first card of the pile takes its place on the plan.
rule-PER-063 = The new card lies in the same direction, scroll outward.
rule-PER-064 = When another player wins a card on which you had at least one marker, you gain 1 coin.
rule-PER-065 = Never more than one coin per card removed, however many markers you had.
rule-PER-066 = Several players can gain that coin at the same time.
rule-PER-067 = If all your characters are face down at the start of your turn, they all turn face up, then you take a normal turn.
rule-PER-068 = Early rest: at the start of your turn you may turn all your characters face up although some still are.
rule-PER-069 = It costs 1 coin per character still face up.
rule-PER-070 = All the others are then turned face up; none stays face down.
rule-PER-071 = Play goes on until a player owns at least ten cards, start cards included.
rule-PER-072 = When someone gets a tenth card, the round is finished so that all have had the same number of turns.
rule-PER-073 = Then each player adds up the points on their cards.
rule-PER-074 = The highest total wins.
rule-PER-075 = In a tie, the most coins.
rule-PER-076 = Still tied, the victory is shared.
rule-PER-077 = Complete rules: the artifact tiles are shuffled and four are revealed above the plan.
rule-PER-078 = At the end of your turn you may buy one of them at its price.
rule-PER-079 = It is laid beside the buyer’s characters.
rule-PER-080 = The first tile of the pile replaces it, so that four are always on offer.
rule-PER-081 = You may own any number of artifacts.
rule-PER-082 = At most one purchase per turn.
rule-PER-083 = An artifact may be used right after its purchase if its effect allows.
rule-PER-084 = Artifacts that lay or move markers may be used only during the exploration.
rule-PER-085 = Using an artifact turns it face down.
rule-PER-086 = An artifact may be used only in its owner’s own turn.
rule-PER-087 = Any number of artifacts may be used in a turn.
rule-PER-088 = Whenever you turn your characters face up, all your face-down artifacts turn up too.
rule-PER-089 = This holds for an early rest as well.
rule-PER-090 = An early rest costs nothing for face-up artifacts.
rule-PER-091 = The points of your artifacts count at the end.
rule-PER-092 = Outpost variant: its card waits beside the plan.
rule-PER-093 = Whoever completely surrounds an opponent’s marker with their own, on all 8 squares around it, takes the Outpost: 3 points.
rule-PER-094 = Once taken, the Outpost never changes hands.
rule-PER-095 = Stacking variant: a square holds up to two markers, one on top of the other.
rule-PER-096 = A second marker laid on coin symbols earns nothing.
rule-PER-097 = One marker per square is still enough to complete the card, which goes to the player with the most markers on it.
rule-PER-098 = Ties are settled as usual.
rule-PER-099 = Artifacts can also affect covered markers.
rule-PER-100 = “Free square”: a marker on an optional square of the character in use is laid without paying.
rule-PER-101 = “Replace”: an opponent’s marker under the shape of the character in use is replaced by one of yours.
rule-PER-102 = You gain the coin symbols of that square.
rule-PER-103 = “Coin”: gain 1 coin.
rule-PER-104 = “Rotate”: before laying, the shape turns by a quarter turn.
rule-PER-105 = “Slide”: any marker on the plan, whoever owns it, moves to an adjacent empty square, horizontally or vertically.
rule-PER-106 = Nobody gains coins for a slide.
rule-PER-107 = “Flip”: one of your characters is turned over, either way.
rule-PER-108 = This artifact may be used at the start of the turn.
rule-PER-109 = Turning down your last face-up character that way at the start of your turn brings on a rest, which turns this artifact up again.
rule-PER-110 = Example: the active player ties and opens at 0; the opponent has no coin and cannot raise, so the card is won for 0.
rule-PER-111 = Example: a third marker fills a card at 3-1-1-1; its owner wins it and the three others gain 1 coin each.
rule-PER-112 = Each artifact has one of six abilities.
rule-PER-R01 = The plan is two rows of three upright cards, each 2 wide and 3 high: a 6 by 6 grid.
rule-PER-R02 = The cards of the upper row are turned by half a turn relative to the lower row.
rule-PER-R03 = The character behind a terrain card is public: the scroll shows its shape and points.
rule-PER-R04 = The top card of the pile is seen by all, the cards below by nobody.
rule-PER-R05 = Two players sit opposite each other, south and north; three sit south, west and north. The sides option offers other arrangements.
rule-PER-R06 = When sides are chosen, it is by seat number and before the first player is drawn; turn order then follows the sides.
rule-PER-R07 = The first player is drawn at random, unless the option names one.
rule-PER-R08 = Starting coins depend on the place in the order, whatever the number of players.
rule-PER-R09 = In the base rules the tiles are put back in the box; the wording that says otherwise is a misprint.
rule-PER-R10 = What is finished at the end of the game is the round, not the turn.
rule-PER-R11 = The page references of the booklet stand for the steps of the turn: exploration, completed cards, purchases, abilities.
rule-PER-R12 = The Animal cards are in play unless the option leaves them out.
rule-PER-R13 = Start cards are worth 0 points and never lie on the plan.
rule-PER-R14 = There is no passing: a character must be used every turn.
rule-PER-R15 = A position where nothing can be laid may be chosen. With the “avoid” option, only when no other lets you lay a marker.
rule-PER-R16 = A shape may straddle several cards: only the edge of the plan counts.
rule-PER-R17 = Any occupied square is ignored, whenever its marker came.
rule-PER-R18 = When markers are short, you lay as many as you have on free mandatory squares of your choice, one by one.
rule-PER-R19 = With no marker in reserve no position is asked; the character is turned down all the same.
rule-PER-R20 = Mandatory squares first, all together; optional ones afterwards, one at a time.
rule-PER-R21 = An optional square that is occupied or off the plan cannot be paid for.
rule-PER-R22 = An optional square may be paid for even if no mandatory marker was laid.
rule-PER-R23 = All the symbols of one square are paid.
rule-PER-R24 = Symbols are printed and never used up: a square that was emptied pays the next marker laid there.
rule-PER-R25 = Only tied players bid; if the active player is not one of them, the first of them clockwise opens.
rule-PER-R26 = The last tied player cannot pass when nobody has bid: they take the card for 0.
rule-PER-R27 = After a pass, the next player too may open at 0.
rule-PER-R28 = A bid higher than needed to be sure of winning is not offered, nor one above 60.
rule-PER-R29 = Those who lose the auction gain that coin too; the winner never does.
rule-PER-R30 = That coin is paid as soon as the card is won, so it can be bid on the next card.
rule-PER-R31 = Completed cards are resolved one at a time; the replacement is dealt before the next choice.
rule-PER-R32 = A card won in another’s turn lies face up: it can be used next turn, but it cancels the free rest.
rule-PER-R33 = Empty pile: the slot stays empty and its six squares leave the plan.
rule-PER-R34 = The free rest is compulsory and automatic, before any decision.
rule-PER-R35 = The start of the turn lasts until a character is used; artifacts may come before the early rest.
rule-PER-R36 = No early rest when all characters are already face up.
rule-PER-R37 = One rest per turn, free or early.
rule-PER-R38 = Turning one character up with an artifact does not turn the artifacts up; only a rest does.
rule-PER-R39 = Turning down your last face-up character: allowed before any rest at the start, forbidden after a rest until a character is used, allowed later.
rule-PER-R40 = Completed cards first, the purchase afterwards.
rule-PER-R41 = Rotate: between choosing the character and the position. Free square and replace: after laying. Slide: throughout the exploration. Coin and flip: any time in your turn, except while cards are resolved or between two squares when markers are short.
rule-PER-R42 = No artifact is used while cards are being resolved, nor in an auction.
rule-PER-R43 = Of the tiles bought this turn, only “coin” and “flip” can be used at once.
rule-PER-R44 = Replace aims at mandatory squares only; the option extends it to the whole shape.
rule-PER-R45 = Replace needs a marker in reserve; the removed marker returns to its owner.
rule-PER-R46 = The shape turns in the chosen direction, optional squares included; the option limits it to clockwise.
rule-PER-R47 = Slide: any marker present, one step, across card borders, before or after laying. A mandatory square freed afterwards is not filled any more.
rule-PER-R48 = When the tile pile is empty, the market place stays empty.
rule-PER-R49 = Of two tiles with the same ability, the face-up one with the lowest number turns down.
rule-PER-R50 = The Outpost is checked after every change of the plan during the exploration, the active player first, then clockwise.
rule-PER-R51 = A marker on the edge of the plan cannot be surrounded: eight neighbours are needed.
rule-PER-R52 = With stacking, a marker counts at any level, in the centre and around it.
rule-PER-R53 = A card is completed when each of its six squares holds at least one marker; the majority counts all markers, on both levels.
rule-PER-R54 = A square with a single marker is free, even if it is yours: laying there is compulsory.
rule-PER-R55 = Replace names a level and pays for the bottom one only. Slide may take a covered marker, to a square that holds none at all.
rule-PER-R56 = The game stops at the end of a round after several rounds in a row without any marker laid (5 by default).
rule-PER-R57 = Cards and artifacts count at the end, face up or down.
rule-PER-R58 = A player who was outbid may not raise: one lap only.
rule-PER-R59 = One auction per card, with the coins left after the one before.
rule-PER-R60 = The tenth card can be won outside one’s own turn, and one can go beyond ten.
rule-PER-R61 = The tie-break counts the coins in hand when the last turn is over.
rule-PER-R62 = Bids are open and made in sequence.
rule-PER-R63 = An artifact is used only when it changes something.

## Refusals
refusal-PER-015 = That side is taken, or the sides are already settled.
refusal-PER-022 = This game is played without artifacts: they belong to the complete rules.
refusal-PER-026 = It is another player’s turn.
refusal-PER-027 = First use one of your own face-up characters.
refusal-PER-030 = A shape is not rotated: that would take a “rotate” artifact.
refusal-PER-031 = A mandatory square of the shape would leave the plan.
refusal-PER-033 = First lay all the markers that can be laid.
refusal-PER-034 = That square is already occupied.
refusal-PER-039 = You have no marker left in reserve.
refusal-PER-043 = That takes 2 coins and an optional square of the shape in use, during the exploration.
refusal-PER-044 = You have already laid a marker on that optional square this turn.
refusal-PER-045 = You have already played your character: one per turn, placed once.
refusal-PER-048 = A card is resolved at the end of the exploration, when its six squares are occupied.
refusal-PER-050 = Bids are made only for a tied card: each in turn bids or passes.
refusal-PER-051 = You have already had your say in this auction: once each.
refusal-PER-052 = Your bid must be above the one before.
refusal-PER-055 = You do not have that many coins.
refusal-PER-058 = First choose which completed card to resolve.
refusal-PER-069 = An early rest costs 1 coin per character still face up, and you have too few.
refusal-PER-072 = The game is over.
refusal-PER-078 = You have too few coins for that tile.
refusal-PER-082 = Only one purchase per turn.
refusal-PER-084 = That artifact is only used during the exploration, which is over.
refusal-PER-085 = You own no artifact with that ability.
refusal-PER-086 = An artifact is used only in your own turn.
refusal-PER-088 = That artifact is face down until your next rest.
refusal-PER-100 = With a “free square” artifact, choose a free optional square of your shape.
refusal-PER-101 = With a “replace” artifact, choose an opponent’s marker under your shape.
refusal-PER-105 = With a “slide” artifact, choose a marker, then an adjacent empty square of the plan, never diagonally.
refusal-PER-107 = With a “flip” artifact, choose one of your own characters.
refusal-PER-R06 = Sides are chosen first, in the order of the seats.
refusal-PER-R14 = You cannot pass your turn: a character must be used and placed.
refusal-PER-R15 = Nothing could be laid that way, while another choice lets you lay a marker.
refusal-PER-R18 = Squares are chosen one by one only when markers are short, among the free mandatory squares.
refusal-PER-R20 = Mandatory squares first, optional ones afterwards.
refusal-PER-R21 = That optional square falls outside the plan.
refusal-PER-R25 = You are not tied for this card.
refusal-PER-R26 = You speak last and nobody has bid: the card is yours for 0.
refusal-PER-R28 = A lower bid already wins for certain.
refusal-PER-R35 = An early rest is taken at the start of the turn, before a character is used.
refusal-PER-R36 = All your characters are already face up.
refusal-PER-R37 = You have already rested this turn.
refusal-PER-R39 = It is your last face-up character, and you have already rested this turn.
refusal-PER-R40 = In this order: end of the exploration, completed cards, then purchase and end of turn.
refusal-PER-R41 = That artifact is not used at this step of the turn.
refusal-PER-R42 = No artifact while cards are resolved or in an auction.
refusal-PER-R44 = That marker is only under an optional square: replace one under a mandatory square.
refusal-PER-R45 = You need a marker in reserve to replace one.
refusal-PER-R46 = In this game shapes turn clockwise only.
refusal-PER-R48 = That place of the market is empty.
refusal-PER-R63 = That artifact would change nothing just now.

## Decisions
decision-choose_side = Choose your side of the table.
decision-start = Choose a character to use, or rest first.
decision-flip = Choose the character to turn over.
decision-place = Choose where to lay the shape: name the square at the north-west corner of its frame.
decision-fill = You are short of markers: choose the next square to fill.
decision-extend = Pay for optional squares, use artifacts, or end the exploration.
decision-free = Choose the optional square you get for free.
decision-replace = Choose the opponent’s marker to replace.
decision-slide_pick = Choose the marker to slide.
decision-slide_move = Choose the direction in which it slides.
decision-resolve = Choose the completed card to resolve first.
decision-auction = A tie: bid coins for the card, or pass.
decision-closing = Buy an artifact if you like, then end your turn.

## Actions
action-choose_side = Sit on the { $side } side
action-use_character = Use { $card }
action-early_rest = Early rest
action-use_coin = Artifact: gain 1 coin
action-use_flip = Artifact: turn a character over
action-flip_card = Turn over { $card }
action-use_rotate = Artifact: rotate the shape ({ $turn })
action-use_slide = Artifact: slide a marker
action-slide_from = Take the marker on { $square } ({ $level })
action-slide_to = Slide { $heading }
action-place_at = Place at { $square }
action-fill_square = Fill { $square }
action-pay_optional = Pay 2 coins for { $square }
action-use_free = Artifact: free optional square
action-free_optional = Lay for free on { $square }
action-use_replace = Artifact: replace an opponent’s marker
action-replace_at = Replace the marker on { $square } ({ $level })
action-end_exploration = End the exploration
action-resolve_card = Resolve the { $slot } card
action-pass_bid = Pass
action-buy_tile = Buy the tile at { $market }
action-end_turn = End the turn
action-bid =
    { $amount ->
        [0] Bid 0
        [one] Bid { $amount } coin
       *[other] Bid { $amount } coins
    }

## Events
event-GameStarted = The game begins. Turn order: { $order }.
event-SideChosen = { $seat } sits on the { $side } side.
event-TerrainDealt = The card { $card } is laid on the plan: { $slot }.
event-PileTopRevealed =
    { $card ->
        [none] The pile is empty.
       *[other] Next card of the pile: { $card }.
    }
event-MarketRevealed =
    { $tile ->
        [none] In the market, { $market_slot } stays empty.
       *[other] In the market, { $market_slot }: { $tile }.
    }
event-TurnStarted = { $seat } takes a turn.
event-Rested =
    { $early ->
        [yes] { $seat } takes an early rest and turns the characters up.
       *[no] { $seat } rests and turns the characters up.
    }
event-TileUsed = { $seat } uses the artifact { $tile }.
event-CharacterFlipped =
    { $up ->
        [yes] { $seat } turns { $card } face up.
       *[no] { $seat } turns { $card } face down.
    }
event-CharacterUsed = { $seat } uses { $card }.
event-ShapeRotated = { $seat } rotates the shape ({ $direction }).
event-ShapeAnchored = { $seat } places { $card } at { $anchor }: { $mandatory }.
event-SquareSkipped =
    { $reason ->
        [no_marker] Square { $square } stays empty for want of a marker.
       *[occupied] Square { $square } is occupied: it is ignored.
    }
event-MarkerLaid =
    { $how ->
        [paid] { $seat } pays and lays a marker on { $square }.
        [free] { $seat } lays a marker on { $square } for free.
       *[mandatory] { $seat } lays a marker on { $square }.
    }
event-MarkerReplaced = On { $square }, { $seat } replaces a marker of { $victim }.
event-MarkerSlid = { $seat } slides a marker of { $owner } from { $from_square } to { $to_square }.
event-CoinsChanged =
    { $reason ->
        [symbol] { $seat } earns { $delta } on the plan (in hand: { $total }).
        [optional] { $seat } pays for an optional square (in hand: { $total }).
        [early_rest] { $seat } pays for the rest (in hand: { $total }).
        [tile] { $seat } draws { $delta } from an artifact (in hand: { $total }).
        [bid] { $seat } pays the bid (in hand: { $total }).
        [purchase] { $seat } pays at the market (in hand: { $total }).
       *[consolation] { $seat } gains { $delta } for the markers there (in hand: { $total }).
    }
event-OutpostTaken = { $seat } surrounds { $square } and takes the Outpost!
event-ExplorationEnded =
    { $placed ->
        [0] { $seat } ends the exploration without laying a marker.
        [one] { $seat } ends the exploration: { $placed } marker laid.
       *[other] { $seat } ends the exploration: { $placed } markers laid.
    }
event-CardCompleted = The card { $card } is completed (markers: { $counts }).
event-AuctionOpened = A tie for { $card }: auction between { $bidders }.
event-BidMade = { $seat } bids { $amount }.
event-BidPassed = { $seat } passes.
event-CardWon =
    { $how ->
        [auction] { $seat } wins { $card } in the auction for { $price }.
       *[majority] { $seat } wins { $card } by majority.
    }
event-MarkersReturned = The markers of the { $slot } card go back to their owners ({ $counts }).
event-TileBought = { $seat } buys the artifact { $tile } for { $cost }.
event-EndTriggered = { $seat } owns ten cards: the round is played to its end.
event-TurnEnded = { $seat } ends the turn.
event-GameEnded =
    { $reason ->
        [stall] Nobody lays markers any more: the game stops. Victory: { $winners }.
       *[ten_cards] The game is over. Victory: { $winners }.
    }

## Options
option-players = Players
option-players-about = Number of players.
option-artifacts = Artifacts
option-artifacts-about = Complete rules, with the artifact tiles; otherwise the base rules.
option-animals = Animal cards
option-animals-about = Shuffle the 5 Animal cards into the pile.
option-outpost = Outpost
option-outpost-about = Variant: surrounding an opponent’s marker is worth 3 points, once.
option-stacking = Stacking
option-stacking-about = Variant: up to two markers per square.
option-sides = Sides of the table
option-sides-about = Who sits where; the usual sides depend on the number of players.
option-sides-SN = South and north (2 players)
option-sides-WE = West and east (2 players)
option-sides-SW = South and west (2 players)
option-sides-SWN = South, west and north (3 players)
option-sides-WNE = West, north and east (3 players)
option-sides-SWNE = All four sides (4 players)
option-sides-choose = Chosen, in the order of the seats
option-first_player = First player
option-first_player-about = Drawn at random, or a given seat.
option-first_player-random = Drawn at random
option-first_player-0 = Seat 1
option-first_player-1 = Seat 2
option-first_player-2 = Seat 3
option-first_player-3 = Seat 4
option-empty_placement = Empty placement
option-empty_placement-about = May a position be chosen where nothing can be laid?
option-empty_placement-allowed = Allowed
option-empty_placement-avoid = Avoided
option-replace_reach = Reach of “replace”
option-replace_reach-about = Under which squares of the shape a marker may be replaced.
option-replace_reach-mandatory = Mandatory squares
option-replace_reach-all = The whole shape
option-rotate_direction = Direction of “rotate”
option-rotate_direction-about = Which way an artifact may turn the shape.
option-rotate_direction-either = Either way
option-rotate_direction-clockwise = Clockwise
option-stall_rounds = Rounds without a marker
option-stall_rounds-about = After how many rounds without any marker laid the game stops.
option-deck = Deck
option-deck-about = Name of a deck of your own, checked by the command check-deck; empty for the house’s.

## Ways to play
preset-initiation = First game
preset-initiation-about = Base rules: no artifacts, no Animal cards. Best for a first game.
preset-complete = Complete game
preset-complete-about = With artifacts and Animal cards.

## Names: sides, places, squares
side-S = south
side-W = west
side-N = north
side-E = east
heading-N = north
heading-E = east
heading-S = south
heading-W = west
turn-cw = clockwise
turn-ccw = counter-clockwise
level-bottom = bottom
level-top = top
slot-NW = north-west
slot-N = north
slot-NE = north-east
slot-SW = south-west
slot-S = south
slot-SE = south-east
market-m1 = place 1
market-m2 = place 2
market-m3 = place 3
market-m4 = place 4
square-A1 = A1
square-B1 = B1
square-C1 = C1
square-D1 = D1
square-E1 = E1
square-F1 = F1
square-A2 = A2
square-B2 = B2
square-C2 = C2
square-D2 = D2
square-E2 = E2
square-F2 = F2
square-A3 = A3
square-B3 = B3
square-C3 = C3
square-D3 = D3
square-E3 = E3
square-F3 = F3
square-A4 = A4
square-B4 = B4
square-C4 = C4
square-D4 = D4
square-E4 = E4
square-F4 = F4
square-A5 = A5
square-B5 = B5
square-C5 = C5
square-D5 = D5
square-E5 = E5
square-F5 = F5
square-A6 = A6
square-B6 = B6
square-C6 = C6
square-D6 = D6
square-E6 = E6
square-F6 = F6
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
kind-free = free square
kind-replace = replace
kind-coin = coin
kind-rotate = rotate
kind-slide = slide
kind-flip = flip

## Names: landscapes
biome-forest = forest
biome-desert = desert
biome-marsh = marsh
biome-mountain = mountain
biome-coast = coast
biome-ruins = ruins
biome-volcano = volcano
biome-ice = ice
biome-meadow = meadow
biome-canyon = canyon
biome-cave = cave
biome-lake = lake

## Names: characters, and what they were doing when found
card-P01 = Odilon the glassblower
card-P02 = Maelle the bell-ringer
card-P03 = Tibor the ferryman
card-P04 = Sister Hawthorn
card-P05 = Barnaby the surveyor
card-P06 = Isaura the weaver
card-P07 = Old Corbin
card-P08 = Nereus the diver
card-P09 = Nasturtium the ropewalker
card-P10 = Jasper the well-digger
card-P11 = The twins Pim and Pam
card-P12 = Lady Pearl
card-P13 = Anselm the woodcutter
card-P14 = Zephyrine the letter-carrier
card-P15 = Ulrich the smith
card-P16 = Salt-Flower
card-P17 = Theobald the watchman
card-P18 = Hamo the caravaner
card-P19 = Rosalind the stilt-walker
card-P20 = The four Echoes
card-P21 = Gonzalo the mapmaker
card-P22 = Melisande the lookout
card-P23 = Cornelius the clockmaker
card-P24 = Bertilda the baker
card-P25 = Silver the archer
card-P26 = Hedwig the climber
card-P27 = Firmin the poacher
card-P28 = Oriana the winding
card-P29 = Master Spinning-Top
card-P30 = Isolde the falconer
card-P31 = Bruno the carter
card-P32 = Philomena the dowser
card-P33 = The Ring of Mists
card-P34 = Octave the lyre player
card-P35 = Leontine the forager
card-P36 = Amaranth the giantess
card-P37 = Clay the golem
card-P38 = Ember-Salamander
card-P39 = The Oakwood herd
card-P40 = Admiral Wrack
card-P41 = Quint the soothsayer
card-P42 = The Barrow Brothers
card-P43 = The great Thousand-Step
card-A01 = Rascal the dog
card-A02 = Velvet the cat
card-A03 = Ink the crow
card-A04 = Pebble the tortoise
card-A05 = Bramble the stag
lost-P01 = was blowing bubbles into a dry well
lost-P02 = was ringing a bell with no clapper
lost-P03 = was rowing through a wheat field
lost-P04 = was counting the thorns of a hedge
lost-P05 = was measuring his shadow with string
lost-P06 = was weaving a net to catch the wind
lost-P07 = was playing draughts against a boulder
lost-P08 = was seeking pearls in a fountain
lost-P09 = was walking a rope laid on the ground
lost-P10 = was digging a hole to keep a hole in
lost-P11 = were quarrelling over the same missing hat
lost-P12 = was asking crabs to dance
lost-P13 = was apologising to every stump
lost-P14 = was posting dead leaves
lost-P15 = was hammering a stale loaf
lost-P16 = was salting the sea, pinch by pinch
lost-P17 = was calling midnight at high noon
lost-P18 = was brushing a camel made of sand
lost-P19 = was picking clouds that hung too low
lost-P20 = were answering a question nobody asked
lost-P21 = was drawing a map of his own map
lost-P22 = was greeting each bird by its title
lost-P23 = was winding up a tortoise
lost-P24 = was baking pebbles
lost-P25 = was shooting arrows without letting go
lost-P26 = was climbing a fallen staircase
lost-P27 = was setting a trap for his reflection
lost-P28 = was tracking a dried-up stream
lost-P29 = was teaching sheep to waltz
lost-P30 = was carrying a hen on her fist
lost-P31 = was hitching a cart to a star
lost-P32 = was following her rod in the rain
lost-P33 = was holding council around a puddle
lost-P34 = was tuning a spider’s web
lost-P35 = was filling a torn basket with fog
lost-P36 = was rocking a mountain to sleep
lost-P37 = was kneading a smaller golem
lost-P38 = was warming itself in the moonlight
lost-P39 = was circling a single acorn
lost-P40 = was commanding a fleet of shells
lost-P41 = was foretelling yesterday
lost-P42 = were moving a house, tile by tile
lost-P43 = was counting his steps backwards
lost-A01 = was burying the moon in a puddle
lost-A02 = was stalking a mouse made of snow
lost-A03 = was sorting pebbles by mood
lost-A04 = was racing a milestone
lost-A05 = was carrying a nest full of fireflies

## Names: start characters
card-D01 = Anouk the scout
card-D02 = Basil the guide
card-D03 = Celeste the tracker
card-D04 = Damian the scout
card-D05 = Elise the guide
card-D06 = Ferreol the tracker
card-D07 = Gisela the scout
card-D08 = Hilary the guide
card-D09 = Ines the tracker
card-D10 = Jocelyn the scout
card-D11 = Klara the guide
card-D12 = Lazarus the tracker

## Names: artifacts
tile-R01 = Bottomless satchel
tile-R02 = Seven-pace boots
tile-R03 = Royal safe-conduct
tile-R04 = Key to the fields
tile-R05 = Changeling’s glove
tile-R06 = False standard
tile-R07 = Mask of the double
tile-R08 = Usurper’s seal
tile-R09 = Egg-laying purse
tile-R10 = Pocket wishing well
tile-R11 = Money-changer’s scales
tile-R12 = Gold-scaled carp
tile-R13 = Dizzy compass
tile-R14 = Pewter spinning top
tile-R15 = Four-winds weathercock
tile-R16 = Potter’s wheel
tile-R17 = Amber sledge
tile-R18 = Giant’s soap
tile-R19 = Towing rope
tile-R20 = Frost skates
tile-R21 = Backward hourglass
tile-R22 = Waking bell
tile-R23 = Moon tea
tile-R24 = Rooster’s feather

## Final score
score-cards = Cards
score-tiles = Artifacts
score-outpost = Outpost

## Words of the table
table-language = en
table-turn = Round { $round }: { $seat } to play
table-last-round = Last round: somebody owns ten cards.
table-lot = Auction for { $card }. { $offer }
table-no-bid = No bid yet.
table-best = Best bid: { $amount }, { $seat }.
table-reach = What each position would do
table-shape = Shape: { $shape }
table-entry = { $what }: { $words }
table-legend = x occupied, o optional, + coins earned
table-pile-empty = The pile is empty.
table-lost = { $biome }: { $doing }
table-market = Market
table-up = up:
table-down = down:
table-tiles-up = artifacts ready:
table-tiles-down = artifacts used:
table-outpost = holds the Outpost (3 points)
table-face =
    { $points ->
        [one] { $points } point, { $shape }
       *[other] { $points } points, { $shape }
    }
table-empty =
    { $count ->
        [0] full
        [one] { $count } empty square
       *[other] { $count } empty squares
    }
table-pile =
    { $count ->
        [one] Pile: { $count } card, next is { $card }
       *[other] Pile: { $count } cards, next is { $card }
    }
table-tile =
    { $points ->
        [one] { $kind }, price { $cost }, { $points } point
       *[other] { $kind }, price { $cost }, { $points } points
    }
table-player = coins { $coins }, reserve { $reserve }, cards { $cards }/{ $wanted }, score { $score }

## First-game hints
guide-1 = Your shape is read from your side of the table and does not turn: look where it falls before you choose.
guide-2 = An occupied square does not block a placement: it is ignored and the other squares get their marker.
guide-3 = Four markers out of six win a card for certain; at 3-3, keep coins for the auction.
guide-4 = A single marker on a card won by somebody else brings a coin.
guide-5 = When all your characters are face down the rest is free; earlier, it costs a coin for each one still up.
guide-6 = Ten cards end the game but do not win it: count the points.
