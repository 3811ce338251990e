# The parts of a view, for the generic board.

view-phase = Phase
view-round = Round
view-holder = The Testament
view-tiles = The tiles
view-tile = Tile under way
view-hand = Cards to place
view-pile = Pile
view-discard = Discard
view-slots = Board
view-amulets = Amulets
view-meetings = Meetings
view-own_tokens = Your placed tokens
view-left = Your tokens to place
view-fresh = Just changed
view-phase-setup = setup
view-phase-bidding = bidding
view-phase-resolution = resolution
view-phase-over = over

# The board itself.

board-order = Order of resolution
board-tray = In your hands
board-tokens = Your tokens
board-token = Token { $value }: { $power }
board-token-chosen = Now press a zone: above a tile for the action, below it for the bid.
board-token-down = { $seat }: a token face down; it is turned up when this zone is resolved.
board-token-up = { $seat }: { $value } ({ $power }).
board-token-mine = Yours, face down for the others: { $value } ({ $power }).
board-no-card = No card
board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-pile-about =
    { $under ->
        [0] { $n } cards, face down. Their order is known to nobody.
       *[other] { $n } cards, face down. At the bottom lie { $under } known cards, in an unknown order: see the discard.
    }
board-discard-about = Press to look through it. It becomes the new pile when the pile is empty.
board-under = Known to lie under the pile
board-covered = Already done: one of your Exploration tokens covers it.
board-level-about = Only at the moment when the number of cards in the slot changes: a Swap does not change it.
board-amulets-worth =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-meetings-about = Characters of validated groups, there for good. Their pairs are multiplied by your different Objects at the end.
board-place = to a slot of your board
board-place-bound = to the { $area } zone, as the first card
board-met = { $n } met
board-lost =
    { $n ->
        [0] none discarded
       *[other] { $n } discarded
    }
board-chain = The chain of this validation
board-no-validation = No more validation
board-pass-about = Declines an action or a validation. Tokens and cards in hand cannot be declined.
board-testament-about = Its holder bids first and wins every tie for the highest bid. It goes to the next player each round.
board-enlarge = See the board of { $seat } in full
board-short-L1 = Places
board-short-L2 = Places
board-short-L3 = Places
board-short-V1 = Village
board-short-V2 = Village
board-short-O = Objects
board-short-E = Expl.

zone-action-about = One token: its owner does the action printed on it, before the auction of the tile.
zone-auction-about = Any number of tokens: the highest sum of values wins the cards of the tile. A tie goes to the holder of the Testament; else the first to bid picks first.
power-move-about = One card of your board goes to another slot; an Amulet may go to its sector.
power-swap-about = Two cards of different kinds, in two slots of your board, change places.
power-draw-about = The top card of the pile, or any card of a tile, goes to your board.
area-places-about = Similar Places beside a Solar Compass make a lot. Counted at the end of the game.
area-village-about = Groups of 2, 3 or 4 Characters, validated the moment their slot changes.
area-exploration-about = Characters and Places together, for three explorations, each done once.
slot-L1-about = Takes any card. At the end: similar Places and a Compass give 1, 3, 5, 7 or 9 points.
slot-L2-about = Takes any card. At the end: similar Places and a Compass give 1, 3, 5, 7 or 9 points.
slot-L3-about = Takes any card. At the end: similar Places and a Compass give 1, 3, 5, 7 or 9 points.
slot-V1-about = Takes any card. 2, 3 or 4 Characters are validated for 1, 3 or 5 points; the other cards of the slot are discarded.
slot-V2-about = Takes any card. 2, 3 or 4 Characters are validated for 1, 3 or 5 points; the other cards of the slot are discarded.
slot-O-about = Takes Objects only. At the end each different Object multiplies the pairs of Characters met.
slot-E-about = Takes any card. As many Characters as Places, 1, 2 or 3 of each: 1, 5 or 9 points, all cards discarded.
slot-A-about = Each Amulet here is worth 3 points, for good. Only a Move brings one.
kind-character-about = Groups of 2, 3 or 4 in a Village slot score when validated; with Places, they make an exploration.
kind-forest-about = A Place. With others like it and a Compass in one PLACES slot it makes a lot; it also serves explorations.
kind-mountain-about = A Place. With others like it and a Compass in one PLACES slot it makes a lot; it also serves explorations.
kind-hamlet-about = A Place, not the VILLAGE zone. With others like it and a Compass in one PLACES slot it makes a lot; it also serves explorations.
kind-compass-about = Gives a lot of Places its value: one is enough in a PLACES slot.
kind-amulet-about = Worth 3 points in its sector, nothing elsewhere. Only a Move brings it there.
kind-knife-about = An Object. In the Object slot each different one multiplies your pairs of Characters met.
kind-axe-about = An Object. In the Object slot each different one multiplies your pairs of Characters met.
kind-torch-about = An Object. In the Object slot each different one multiplies your pairs of Characters met.
kind-vial-about = An Object. In the Object slot each different one multiplies your pairs of Characters met.

# The guide to a first game.

guide-start = Press a slot of your board, or drag the card there. A Compass and a Place go well in PLACES, Characters in the VILLAGE.
guide-bid = Press one of your three tokens, then a zone of a tile. Above: its action, for sure. Below: its value, bid for the cards.
guide-row = The tiles are resolved from left to right; a lantern hangs where we are. Tokens are turned up zone by zone.
guide-won = All cards won from one tile go to one zone. The outlined zone is that of the first card.
guide-validate = This slot has just changed: validate it now, or wait until it changes again. Whatever is left in it is discarded.
guide-amulet = An Amulet is worth 3 points in its sector only, and only a Move brings it there.
