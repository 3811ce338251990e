# The parts of a view, for the generic board.

view-slots = The plan
view-stacks = Markers on the plan
view-market = The market
view-pile_top = Next card
view-pile_size = Cards in the pile
view-up = Characters
view-down = Face down
view-tiles_up = Artifacts
view-coins = Coins
view-reserve = Markers
view-used = Character in play
view-unfilled = To fill
view-lot = Card up for auction
view-order = The order
view-round = Round

## The board
per-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }
per-points = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
    }
per-costs = costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
    }
per-marker-of = marker of { $seat }
per-lays = lays { $count ->
    [0] no marker
    [one] 1 marker
   *[other] { $count } markers
    } and earns { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }
per-empty = { $empty ->
    [0] completed
    [one] 1 empty square
   *[other] { $empty } empty squares
    }
per-six = 6 empty
per-count-of = { $seat }: { $count }
per-lost = Lost: { $lost }.
per-shape-of = A shape of { $laid ->
    [one] 1 square
   *[other] { $laid } squares
    }{ $optional ->
    [0] .
    [one] , and 1 optional square to pay for.
   *[other] , and { $optional } optional squares to pay for.
    }
per-points-about = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
    } to whoever wins it.
per-start-about = A start card, without points.
per-face-up = Face up
per-face-down = Face down until the next rest
per-in-use = In use
per-tile-up = ready
per-tile-down = face down until the next rest
per-tile-worth = Price { $cost }, { $points ->
    [one] 1 point
   *[other] { $points } points
    } at the end.
per-kind-free = One optional square of your shape is filled without paying.
per-kind-replace = An opponent’s marker under your shape gives way to one of yours.
per-kind-coin = Gain 1 coin, in your turn.
per-kind-rotate = Turn the shape by a quarter before you place it.
per-kind-slide = Push any marker to an empty square beside it.
per-kind-flip = Turn over one of your characters, either way.
per-stall = The stall
per-stall-empty = An empty place of the stall
per-next = Next
per-left = pile { $count }
per-outpost = Outpost
per-outpost-about = Surround an opponent’s marker on all eight squares around it and take it: { $points } points, for good.
per-outpost-free = The Outpost is free
per-outpost-of = The Outpost belongs to { $seat }
per-mat = Your side of the table
per-purse = Your coins
per-purse-about = They pay for optional squares, auctions, the early rest and artifacts.
per-reserve = Markers in reserve
per-reserve-about = They come back when their card is completed.
per-owned = { $count } cards of { $goal }
per-owned-about = When somebody has { $goal }, the round is finished and points are counted.
per-tool-rest = Early rest
per-tool-rest-about = Turn up all your characters and artifacts: 1 coin for each character still up. Free when all are down.
per-tool-left = Turn the shape left
per-tool-left-about = Needs a “rotate” artifact.
per-tool-right = Turn the shape right
per-tool-right-about = Needs a “rotate” artifact.
per-tool-end = Finish
per-tool-end-about = End the exploration, then the turn.
per-auction = A tie for { $card }
per-your-bid = Your bid
per-bids = bids { $amount }
per-thinks = thinks
per-waits = waits
per-out = out
per-again = Touch again to lay it
per-last-round = Last round

## The guide
guide-character = Press one of your characters to use it, or drag it onto the plan. It will lie face down afterwards.
guide-shape = The shape follows your hand and does not turn. An occupied square is skipped; every coin symbol you cover pays you.
guide-optional = Dotted squares are up to you: 2 coins each. Otherwise end the exploration.
guide-auction = A tie! Each speaks once and goes above the bid before. Only the winner pays, the others get 1 coin.
guide-won = A card whose six squares are occupied goes to whoever has most markers on it, and becomes their character. The others present get 1 coin.
guide-stall = End of the turn: you may buy one artifact at the stall. Keep a few coins for auctions.
guide-rest = Soon all face down? They turn up free of charge at the start of your turn; sooner, the moon does it for coins.

## Said for a board: the shape follows the hand
decision-place = Lay the shape on the plan.
decision-start = Choose a character, or rest first.
decision-extend = Pay for optional squares, or end the exploration.
