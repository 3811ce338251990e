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
