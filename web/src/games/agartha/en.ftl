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
