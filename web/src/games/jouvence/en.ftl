# The parts of a view, for the generic board.

view-round = Round
view-order = The order
view-tile = Tile to lay
view-character = Character
view-lives = Lives
view-cell = Square
view-hand_size = Cards
view-active = Active bonuses
view-gourd = Gourd
view-hand = Your hand
view-own_side = Your side
view-pile = Tiles left
view-mp = Movement points
view-to_gate = Steps to the gate
view-basin = The Fountain
view-gourds = Gourds on the ground
