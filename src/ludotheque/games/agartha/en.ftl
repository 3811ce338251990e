# Agartha, in English.

## The game

title = Agartha
tagline = Secret bids and combinations in an explorer’s footsteps
about = Over six rounds everyone puts three tokens face down on a row of tiles: above a tile for the token’s action, below it to bid its value for the cards. The tiles are then resolved from left to right. All the cards won from one tile go to one zone of your board. Characters together in the VILLAGE, Characters and Places in EXPLORATION can be validated at once for points and one more action. Places with a Compass, Objects and Amulets count at the end.
goal = Have the most points after six rounds; if tied, the most Amulets in their sector.

## Chapters of the rules

chapter-components = What is in the box
chapter-setup = Setup
chapter-board = The personal board
chapter-round = The game and its rounds
chapter-bidding = Bidding
chapter-resolution = Resolving the tiles
chapter-actions = The actions
chapter-auction = Winning the cards
chapter-validation = Validating
chapter-refill = The end of a round
chapter-scoring = Scoring

## Rules and rulings

rule-AGA-001 = There are 6 Expedition tiles.
rule-AGA-002 = There are 103 cards: 39 Characters, 39 Places (13 Forests, 13 Mountains, 13 Villages), 9 Solar Compasses, 8 Sacred Amulets and 8 Objects (2 Knives, 2 Axes, 2 Torches, 2 Vials).
rule-AGA-003 = One token marks the first player: Rolhnir’s Testament.
rule-AGA-004 = There are 4 personal boards, at most one per player.
rule-AGA-005 = There are 12 bidding tokens, 3 per player.
rule-AGA-006 = 38 tokens keep track of the points.
rule-AGA-007 = There are 12 Exploration tokens, 3 per player.
rule-AGA-008 = The players, Rolhnir’s descendants, try to score the most points: each token is used either for its action or for its value.
rule-AGA-009 = The Expedition tiles lie in the middle of the table: tokens are played and cards are won there.
rule-AGA-010 = 2 players use 3 tiles, 3 players use 5, 4 players use 6.
rule-AGA-011 = With 2 players only unmarked cards are used, with 3 the cards with 3 marks join them, with 4 all cards are in.
rule-AGA-012 = The number of cards of each kind depends on the number of players: 50, 82 or 103 cards in all.
rule-AGA-013 = The chosen cards are shuffled into a face-down pile beside the tiles; the others are not used.
rule-AGA-014 = The supply of points lies beside the tiles.
rule-AGA-015 = Each tile gets one face-up card on each of its two spaces.
rule-AGA-016 = Each player gets a board, 3 bidding tokens and 3 Exploration tokens of one colour.
rule-AGA-017 = Each player draws 2 cards and puts them face up on one or several slots of their board.
rule-AGA-018 = No action and no validation takes place during setup.
rule-AGA-019 = The first player takes Rolhnir’s Testament and begins.
rule-AGA-020 = The PLACES zone has 3 slots, to bring together similar Places and a Solar Compass.
rule-AGA-021 = The VILLAGE zone has 2 slots to gather Characters.
rule-AGA-022 = The VILLAGE zone has a Meetings sector for validated Characters.
rule-AGA-023 = The VILLAGE zone has a slot for Objects only, counted at the end of the game.
rule-AGA-024 = The EXPLORATION zone has a single slot, to gather Characters and Places.
rule-AGA-025 = One sector of the board takes Sacred Amulets, and nothing else.
rule-AGA-026 = The game lasts 6 rounds.
rule-AGA-027 = A round has two phases: first all the bids, then the resolution of the tiles.
rule-AGA-028 = From the holder of the Testament, clockwise, each player puts one token face down on the tiles.
rule-AGA-029 = A token carries two things: a bidding value and an action.
rule-AGA-030 = A token may go to either of the two zones of any tile.
rule-AGA-031 = In an action zone the token lets its owner do its action on their own board.
rule-AGA-032 = An action zone holds a single token.
rule-AGA-033 = In an auction zone the token bids its value for the cards of the tile.
rule-AGA-034 = An auction zone may hold several tokens.
rule-AGA-035 = The bidding phase ends when everyone has placed their 3 tokens, each of them once.
rule-AGA-036 = Tiles are resolved one by one, starting with the farthest from the pile.
rule-AGA-037 = On a tile the action zone is resolved first, then the auction zone.
rule-AGA-038 = The token in an action zone is revealed; its owner may do the action and takes the token back.
rule-AGA-039 = The tokens in an auction zone are revealed, the cards are handed out, then the tokens go back.
rule-AGA-040 = There are 3 actions: Move, Swap, Draw.
rule-AGA-041 = Move: a card of one’s own board goes from one slot to another.
rule-AGA-042 = Only a Move brings a Sacred Amulet to its sector.
rule-AGA-043 = Swap: two cards from two slots of one’s own board change places.
rule-AGA-044 = Draw: take the top card of the pile or a card from a tile, and place it on one’s board.
rule-AGA-045 = A card taken from a tile is replaced by a card from the pile.
rule-AGA-046 = When the pile is empty the discard is shuffled into a new pile.
rule-AGA-047 = The highest sum of values wins the cards of the tile.
rule-AGA-048 = A player who bids alone wins the cards of the tile.
rule-AGA-049 = In a tie for the highest bid, a tied player who holds the Testament wins all the cards.
rule-AGA-050 = Tie without the Testament: the first to have bid chooses a card, the second takes the other.
rule-AGA-051 = Three-way tie: the third to have bid gets nothing, unless the tile has 3 cards.
rule-AGA-052 = All cards won from one tile go to a single zone: PLACES, VILLAGE or EXPLORATION.
rule-AGA-053 = Later actions may move cards to other zones.
rule-AGA-054 = Won cards are placed on the board at once.
rule-AGA-055 = When everything is resolved the Testament goes to the player on the left.
rule-AGA-056 = Cards are drawn to fill the empty spaces of the tiles.
rule-AGA-057 = A tile that still holds 2 cards gets a third one.
rule-AGA-058 = A tile that already holds 3 cards gets 2 new ones instead; the 3 go under the pile.
rule-AGA-059 = Then a new round begins.
rule-AGA-060 = A player may validate a Village slot that they have just modified.
rule-AGA-061 = With at least 2 Characters: 1 point, the 2 go to Meetings, the other cards of the slot are discarded, then a Move is allowed.
rule-AGA-062 = With at least 3 Characters: 3 points, the 3 go to Meetings, the other cards of the slot are discarded, then a Swap is allowed.
rule-AGA-063 = With at least 4 Characters: 5 points, the 4 go to Meetings, the other cards of the slot are discarded; no action.
rule-AGA-064 = In PLACES the aim is similar Places with a Compass; the points are counted at the end.
rule-AGA-065 = In EXPLORATION all cards go to the single slot.
rule-AGA-066 = Each of the three Explorations is done only once per player and game.
rule-AGA-067 = One of the player’s Exploration tokens covers the points of the Exploration done.
rule-AGA-068 = At least 1 Place and 1 Character: 1 point, all cards of the slot are discarded, then a Draw.
rule-AGA-069 = At least 2 Places and 2 Characters: 5 points, all cards of the slot are discarded, then a Draw.
rule-AGA-070 = At least 3 Places and 3 Characters: 9 points, all cards of the slot are discarded, then a Draw.
rule-AGA-071 = VILLAGE and EXPLORATION can be validated only at the moment when the number of cards in the slot changes.
rule-AGA-072 = This is so when won cards arrive in the slot.
rule-AGA-073 = This is also so when an action changes the number of cards in the slot.
rule-AGA-074 = Three Characters left unvalidated can no longer be validated in later rounds; if an action takes one away, the other 2 can be at once, for 1 point and a Move.
rule-AGA-075 = After placing won cards a player scores at once if possible; otherwise the cards may move later.
rule-AGA-076 = The game is over after the sixth round.
rule-AGA-077 = Before the count everything that cannot score leaves the boards: Places and Compasses in PLACES and Objects in their slot remain.
rule-AGA-078 = Village points are scored during the game.
rule-AGA-079 = Object bonus: pairs of Characters in Meetings times different Objects in their slot.
rule-AGA-080 = Similar Places with a Compass in one slot: 1, 3, 5, 7 or 9 points for 1, 2, 3, 4 or 5 Places.
rule-AGA-081 = Bonus for different lots: 2 points for 2, 5 points for 3.
rule-AGA-082 = Exploration points are scored during the game.
rule-AGA-083 = Each Sacred Amulet in its sector is worth 3 points.
rule-AGA-084 = Most points wins.
rule-AGA-085 = If points are equal, most Sacred Amulets wins.
rule-AGA-086 = The tiles are resolved from the first, far from the pile, to the last, beside it.
rule-AGA-087 = Example: a Draw takes a Compass from the second tile; a new card replaces it.
rule-AGA-088 = Example: 1 + 3 against 2 wins the 2 cards.
rule-AGA-089 = Example: the holder of the Testament wins a tie.
rule-AGA-090 = Example: a won Character makes a pair in the Village; the Compass won with it must go to the VILLAGE too; the pair gives 1 point and a Move, which brings an Amulet to its sector.
rule-AGA-091 = Example: that Compass must be moved to PLACES to be of use.
rule-AGA-R01 = By default the 1 carries the Move, the 2 the Swap and the 3 the Draw; an option offers the three other possible pairings.
rule-AGA-R02 = The printed marks are not points: they sort the cards by number of players.
rule-AGA-R03 = With 2 players there is one Object of each type; with 3, two Knives, two Axes, two Torches and one Vial.
rule-AGA-R04 = A tile has two card spaces: it starts with 2 cards.
rule-AGA-R05 = Variant spellings in the booklet mean the same thing: we write Rolhnir everywhere.
rule-AGA-R06 = All players place their starting cards at the same time; the placements are shown when everyone is done.
rule-AGA-R07 = Starting cards go to any slots, Objects also to theirs, never to the Amulet sector; they cannot be validated afterwards as they are.
rule-AGA-R08 = The first player is drawn at random, or set by an option.
rule-AGA-R09 = One token is placed at a time, in three laps around the table.
rule-AGA-R10 = All three tokens must be placed, even where they bring nothing.
rule-AGA-R11 = An action zone belongs to one player, but a player may hold several of them in a round.
rule-AGA-R12 = The values of a player’s tokens on one auction zone add up.
rule-AGA-R13 = Of a face-down token the owner, the zone and the order of arrival are known, never the value.
rule-AGA-R14 = Tokens are revealed tile by tile and zone by zone, from left to right.
rule-AGA-R15 = Any card may go to PLACES, to the two Character slots and to EXPLORATION, in any number.
rule-AGA-R16 = The Object slot takes Objects only, however they come; they may leave it again, and a Swap brings only an Object into it.
rule-AGA-R17 = An Amulet enters its sector only by a Move; elsewhere it is worth nothing but may be moved and swapped like any card.
rule-AGA-R18 = Nothing ever leaves Meetings or the Amulet sector.
rule-AGA-R19 = All cards of one kind are equal.
rule-AGA-R20 = Every action, from a token or a bonus, is optional.
rule-AGA-R21 = A Move goes to another slot of one’s own board.
rule-AGA-R22 = A Swap takes two different slots and two cards of different kinds, never the sectors.
rule-AGA-R23 = A Draw may take from any tile that has cards, resolved or not; one chooses before seeing the pile’s card, and the replacement comes at once to the same position.
rule-AGA-R24 = The discard is shuffled only when a card is needed; if pile and discard are both empty the pile cannot be chosen and a taken card is not replaced.
rule-AGA-R25 = Any card that enters or leaves changes the number of cards, even if the total becomes the same again.
rule-AGA-R26 = A Swap does not change the number of cards and so allows no validation; an option permits it.
rule-AGA-R27 = Every slot changed in the step may be validated, in any order, bonus actions included, until the player passes.
rule-AGA-R28 = Validation comes when all won cards are placed.
rule-AGA-R29 = A bonus action may allow further validations; the chain always ends.
rule-AGA-R30 = A tile of 3 cards is won whole.
rule-AGA-R31 = In a tie, the order is that of each player’s first token on the zone.
rule-AGA-R32 = With three or more tied, each takes one card in the order of the bids while cards last.
rule-AGA-R33 = Two tied players and 3 cards: the first chooses, then the second, and the last goes to the first; an option leaves it on the tile.
rule-AGA-R34 = All pick first, then place in the same order; a pick cannot be refused.
rule-AGA-R35 = The single zone is chosen for each tile won; the Object slot belongs to the VILLAGE, and Draws are free of this rule.
rule-AGA-R36 = Any level reached may be validated; Characters in excess are discarded.
rule-AGA-R37 = Validated Characters always go to Meetings, never to the discard.
rule-AGA-R38 = Validating is always optional.
rule-AGA-R39 = The three Explorations are worth 1, 5 and 9 points.
rule-AGA-R40 = An Exploration takes Places of any kinds; the levels are done in any order, one per validation.
rule-AGA-R41 = The Draw of an Exploration is optional and comes after the discard.
rule-AGA-R42 = A tile with a single card left is filled up to 2.
rule-AGA-R43 = Tiles are refilled in order, starting with the first.
rule-AGA-R44 = The 2 new cards are drawn first, then the 3 old ones are shuffled under the pile.
rule-AGA-R45 = After the sixth round there is no refill and no last validation.
rule-AGA-R46 = Amulets in their sector and Characters in Meetings stay for the count.
rule-AGA-R47 = A slot gives at most one lot, of one kind of Place, with one Compass and at most 9 points; the best kind is chosen for you.
rule-AGA-R48 = Two lots of one kind both score, but count once for the bonus; 5 replaces 2.
rule-AGA-R49 = Only different types of Objects in their slot count; the pairs are those of all Characters met, rounded down.
rule-AGA-R50 = Points are public and without limit.
rule-AGA-R51 = Only Amulets in the sector break the tie; after that the victory is shared.
rule-AGA-R52 = With no card on the tile nobody wins anything; with one, the first takes it; without a bid the cards stay.
rule-AGA-R53 = If a token’s action cannot be done nothing happens and the token goes back.
rule-AGA-R54 = The Testament counts only if its holder is among those tied for the highest; the holder stays the same all round.
rule-AGA-R55 = With 4 players two hold the Testament twice and the others once: there are 6 rounds all the same.
rule-AGA-R56 = A card chosen for a Move or a Swap binds, and a drawn card must be placed.

## Refusals: why a move is not possible

refusal-AGA-010 = That tile is not in play: the game uses 3, 5 or 6 tiles with 2, 3 or 4 players.
refusal-AGA-017 = Both your starting cards must be placed: choose a slot.
refusal-AGA-018 = The game has not begun: for now you only place your starting cards.
refusal-AGA-023 = That slot takes Objects only: Knife, Axe, Torch or Vial.
refusal-AGA-025 = That sector is for Sacred Amulets only.
refusal-AGA-027 = That is not what is asked now: first all bids, then the tiles one by one.
refusal-AGA-028 = It is not your turn to place a token: bids go clockwise from the Testament.
refusal-AGA-032 = That action zone is taken: one token per action zone. The auction zones are still open.
refusal-AGA-035 = You have already placed that token: each of your three tokens is played once a round.
refusal-AGA-036 = Wait: this step belongs to the owner of the token or the winner of the cards.
refusal-AGA-041 = There is no card of that kind in that slot: choose a card on your board.
refusal-AGA-042 = An Amulet enters its sector only by a Move: first place it on a slot.
refusal-AGA-043 = There is no card of that kind in that slot: choose a card to swap on your board.
refusal-AGA-044 = There is no card there: take a card that lies on a tile, or the one on the pile.
refusal-AGA-050 = There is no card there: choose one of the cards left on the tile.
refusal-AGA-052 = All cards won from one tile go to the same zone: that of the first card placed.
refusal-AGA-054 = Won cards are placed at once: choose a slot.
refusal-AGA-061 = That slot needs at least 2 Characters.
refusal-AGA-062 = That slot needs at least 3 Characters.
refusal-AGA-063 = That slot needs at least 4 Characters.
refusal-AGA-066 = You have already done that Exploration: each can be done only once.
refusal-AGA-068 = The Exploration needs at least 1 Character and 1 Place.
refusal-AGA-069 = The Exploration needs at least 2 Characters and 2 Places.
refusal-AGA-070 = The Exploration needs at least 3 Characters and 3 Places.
refusal-AGA-071 = The number of cards in that slot has not changed in this step: it cannot be validated now.
refusal-AGA-076 = The game ended with the sixth round.
refusal-AGA-R06 = Both your cards are placed: wait until the others are done.
refusal-AGA-R10 = You cannot keep a token back: all three are placed each round.
refusal-AGA-R16 = That swap would bring a card that is not an Object into the Object slot.
refusal-AGA-R21 = The card already lies there: choose another slot.
refusal-AGA-R22 = A swap takes two different slots and two cards of different kinds.
refusal-AGA-R24 = Pile and discard are both empty: take a card from a tile.
refusal-AGA-R28 = Place all the cards first; you validate afterwards.
refusal-AGA-R34 = A pick cannot be refused: take one of the cards of the tile.
refusal-AGA-R56 = The card is already chosen or drawn: the action must be finished.

## Decisions: what is asked

decision-place_start = Choose a slot of your board for your next starting card. The others will see it when everyone is done.
decision-bid = Choose one of your tokens and put it face down on a tile: action zone to do its action, auction zone to bid its value for the cards.
decision-move_card = Move: choose the card to move, or pass. An Amulet can go to its sector, where it is worth 3 points.
decision-move_to = Choose where the card goes.
decision-swap_first = Swap: choose the first of the two cards to swap, or pass.
decision-swap_second = Choose the card that takes its place, of another kind and in another slot.
decision-draw_from = Draw: take the top card of the pile, unseen, or a card that lies on a tile, or pass.
decision-place_card = Choose a slot for the card. Cards won from one tile all go to the same zone.
decision-pick_card = Tie: you choose a card of the tile.
decision-validate = You may validate a slot that has just changed, or pass to keep it as it is. Whatever is left in a validated slot is discarded.

## Actions: what a player may choose

action-pass = Pass
action-place = Place on { $slot }
action-bid = Put the { $value } on { $tile }, { $zone }
action-card = { $kind }, on { $slot }
action-draw_pile = Draw the top card of the pile
action-take = Take the { $pos } of { $tile }
action-pick = Choose the { $pos }
action-validate =
    { $slot ->
        [Exploration] { $level ->
            [1] Exploration: 1 Character and 1 Place, 1 point, then draw
            [2] Exploration: 2 Characters and 2 Places, 5 points, then draw
           *[3] Exploration: 3 Characters and 3 Places, 9 points, then draw
        }
       *[other] { $level ->
            [2] Validate { $slot }: 2 Characters, 1 point, then move a card
            [3] Validate { $slot }: 3 Characters, 3 points, then swap 2 cards
           *[4] Validate { $slot }: 4 Characters, 5 points
        }
    }

## Events: what happened

event-GameStarted = The game begins with { $players } players.
event-TileCardDealt =
    { $reason ->
        [replacement] { $card } replaces the card taken from { $tile }.
        [refill] { $card } arrives on { $tile }.
       *[setup] { $card } starts on { $tile }.
    }
event-StartCardsDealt = { $seat } starts with: { $cards }.
event-StartCardPlaced = { $seat } places a starting card.
    .own = You place { $card } on { $slot }.
event-StartCardsPlaced = { $seat } placed { $cards } on { $slots }.
event-FirstSeatDrawn = { $seat } goes first.
event-RoundStarted = Round { $round }: { $holder } has the Testament and bids first.
event-TokenPlaced = { $seat } puts a token on { $tile }, { $zone }.
    .own = You put the { $value } on { $tile }, { $zone }.
event-TileStarted = Resolving the tile: { $tile }.
event-TokenRevealed = { $seat } reveals a { $value } ({ $action }) on { $tile }, { $zone }.
event-ActionStarted =
    { $source ->
        [token] Token action for { $seat }: { $action }.
        [village] Village bonus for { $seat }: { $action }.
       *[exploration] Exploration bonus for { $seat }: { $action }.
    }
event-ActionSkipped =
    { $reason ->
        [impossible] { $seat } cannot do the action: { $action }.
       *[declined] { $seat } declines the action: { $action }.
    }
event-CardMoved = { $seat } moves { $card }: { $from_slot } to { $to_slot }.
event-CardsSwapped = { $seat } swaps { $card_a } ({ $slot_a }) and { $card_b } ({ $slot_b }).
event-CardDrawn =
    { $origin ->
        [tile] { $seat } takes { $card } from { $tile }.
       *[pile] { $seat } draws { $card } from the pile.
    }
event-CardPlaced = { $seat } places { $card } on { $slot }.
event-PileReshuffled =
    { $count ->
        [one] The discard, { $count } card, becomes a new pile.
       *[other] The discard, { $count } cards, is shuffled into a new pile.
    }
event-AuctionResolved =
    { $reason ->
        [alone] Auction on { $tile }: { $winners }, unopposed.
        [highest] Auction on { $tile }: { $winners }, with the highest bid.
        [testament] Auction on { $tile }: a tie, the Testament gives the cards to { $winners }.
       *[shared] Auction on { $tile }: a tie, shared in order of bidding between { $winners }.
    }
event-CardPicked = { $seat } picks { $card }.
event-CardsWon = { $seat } wins { $cards } from { $tile }.
event-VillageValidated =
    { $points ->
        [one] { $seat } validates { $slot }: { $level } Characters met, { $points } point.
       *[other] { $seat } validates { $slot }: { $level } Characters met, { $points } points.
    }
event-ExplorationDone =
    { $points ->
        [one] { $seat } completes the Exploration { $level } + { $level }: { $points } point.
       *[other] { $seat } completes the Exploration { $level } + { $level }: { $points } points.
    }
event-WindowClosed = { $seat } does not validate { $slots }.
event-TokenReturned = { $seat } takes back the { $value }.
event-TestamentPassed = The Testament goes from { $from_seat } to { $to_seat }.
event-TileSwept = Nobody wanted { $tile }: { $cards } go under the pile.
event-RoundEnded = End of round { $round }.
event-BoardCleared = Of no value in the count for { $seat }: { $cards }.
event-FinalScore =
    { $total ->
        [one] { $seat } has { $total } point: Village { $village }, Exploration { $exploration }, lots { $places }, different lots { $lots_bonus }, Objects { $objects }, Amulets { $amulets }.
       *[other] { $seat } has { $total } points: Village { $village }, Exploration { $exploration }, lots { $places }, different lots { $lots_bonus }, Objects { $objects }, Amulets { $amulets }.
    }
event-GameEnded = The game is over. Victory: { $winners }.

## Options

option-players = Players
option-players-about = How many sit at the table.
option-token_actions = Token actions
option-token_actions-about = The action carried by the tokens of value 1, 2 and 3.
option-token_actions-move-swap-draw = 1 Move, 2 Swap, 3 Draw
option-token_actions-swap-move-draw = 1 Swap, 2 Move, 3 Draw
option-token_actions-draw-swap-move = 1 Draw, 2 Swap, 3 Move
option-token_actions-draw-move-swap = 1 Draw, 2 Move, 3 Swap
option-swap_validates = A Swap allows a validation
option-swap_validates-about = By default no: a Swap does not change the number of cards in a slot.
option-tie_extra_card = Third card of a tie
option-tie_extra_card-about = When two tied players share a tile of 3 cards.
option-tie_extra_card-first = It goes to the first who bid
option-tie_extra_card-stays = It stays on the tile
option-first_seat = First player
option-first_seat-about = Who holds the Testament in the first round.
option-first_seat-random = Drawn at random
option-first_seat-0 = Seat 1
option-first_seat-1 = Seat 2
option-first_seat-2 = Seat 3
option-first_seat-3 = Seat 4

## Names: the board

slot-L1 = Places 1
slot-L2 = Places 2
slot-L3 = Places 3
slot-V1 = Village 1
slot-V2 = Village 2
slot-O = Objects
slot-E = Exploration
slot-A = Amulet sector
area-places = PLACES
area-village = VILLAGE
area-exploration = EXPLORATION

## Names: kinds of cards

kind-character = Character
kind-forest = Forest
kind-mountain = Mountain
kind-hamlet = Village (Place)
kind-compass = Solar Compass
kind-amulet = Sacred Amulet
kind-knife = Knife
kind-axe = Axe
kind-torch = Torch
kind-vial = Vial

## Names: cards

card-skald = Skald (Character)
card-smith = Smith (Character)
card-ferryman = Ferryman (Character)
card-healer = Healer (Character)
card-mapmaker = Mapmaker (Character)
card-miner = Miner (Character)
card-watchman = Night watchman (Character)
card-weaver = Weaver (Character)
card-hunter = Hunter (Character)
card-storyteller = Storyteller (Character)
card-trader = Amber trader (Character)
card-shepherdess = Shepherdess (Character)
card-sailor = Old sailor (Character)
card-forest = Forest
card-mountain = Mountain
card-hamlet = Village (Place)
card-compass = Solar Compass
card-amulet = Sacred Amulet
card-knife = Knife
card-axe = Axe
card-torch = Torch
card-vial = Vial

## Names: tiles, zones, tokens, colours

tile-t1 = Mist Fjord
tile-t2 = Salmon Ford
tile-t3 = Raven Pass
tile-t4 = Standing-Stone Moor
tile-t5 = Torrent Gorge
tile-t6 = Mouth of the Chasm
zone-action = action zone
zone-auction = auction zone
pos-1 = 1st card
pos-2 = 2nd card
pos-3 = 3rd card
power-move = Move a card
power-swap = Swap 2 cards
power-draw = Draw a card
colour-green = Green
colour-yellow = Yellow
colour-red = Red
colour-blue = Blue

## Lines of the final score

score-village = Village
score-exploration = Exploration
score-places = Lots of Places
score-lots_bonus = Different lots
score-objects = Objects
score-amulets = Amulets

## Words of the table

table-round = Round { $round } of { $rounds }
table-setup = Setup
table-bidding = Bidding
table-resolution = Resolution
table-over = Game over
table-tokens = Tokens:
table-pile = Pile:
table-under = under the pile:
table-discard = Discard:
table-empty = no card
table-action = action:
table-auction = auction:
table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
table-now = worth { $n } now
table-testament = Testament
table-left = tokens to place:
table-meetings = Meetings:
table-pairs =
    { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    }
table-explored = Explorations:
table-amulets = Amulets in sector:
table-start = Starting cards:
table-hand = Cards to place, in order:
table-won = Cards won, to be placed next by { $seat }:
table-chosen = Chosen card:
table-fresh = Just changed:

## First-game hints

guide-1 = Cards won from one tile all go to one zone: a Compass and a Place feel at home in PLACES, two Characters in the VILLAGE, a Character and a Place in EXPLORATION.
guide-2 = An action zone is a sure thing: it is yours as soon as you put a token there. An auction can be lost.
guide-3 = A pair in the VILLAGE can be validated only at the moment its slot changes: do not let it grow old.
guide-4 = Whatever is left in a validated slot is discarded: do not keep a Compass or an Amulet beside Characters that you are about to validate.
guide-5 = An Amulet is worth 3 points only in its sector, and only a Move brings it there: that of a token or that of a validated pair.
guide-6 = A PLACES slot without a Compass is worth nothing; three small different lots are worth 8 points together.
