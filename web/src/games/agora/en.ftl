# The parts of a view, for the generic board.

view-half = Half
view-round = Round
view-lot = The lot
view-magistrate = The magistrate
view-magistrate_pile = Magistrates to come
view-order = Order of the stalls
view-pile = Pile
view-discard = Discard
view-need = Needs of the city
view-sold = Sold this round
view-hand = Your hand
view-hand_sizes = Cards
view-drachmas = Drachmas
view-negotiation = Negotiation
view-bids = Bid
view-tokens = Token
view-reputation = Reputation
view-own_negotiation = Your negotiation card
view-own_bid = Your bid
