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

# The table of Agora.

board-or = { $first } or { $last }
board-counter = Your counter
board-tiles = The four tiles
board-stall-zone = The open stall
board-stall = Stall: { $seat }
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-lot-values = Points of a lot by its number of goods
board-last-lot = Last lot, at the marked prices, for { $seat }
board-no-lot = No lot for sale
board-hand-empty = Your hand is empty.
board-hand-size = { $cards } cards of { $limit } at most
board-hand-about = Unsold cards are lost at the end of the half: all goods are shuffled into a new pile.
board-sold =
    { $n ->
        [one] { $good }: one card sold this round
       *[other] { $good }: { $n } cards sold this round
    }
board-closing = Pass or close
board-pass = Pass +5
board-buy_done = Done
board-pile-about = The goods cards to come, face down.
board-discard-about = The cards that nobody wanted; they come back between the halves.
board-token = Agora token { $token }
board-token-about = It adds to your negotiation card: the lowest sum sells first.
board-auction-token = Auction token
board-auction-token-about = Its holder reveals the lots. Those who are tied bid again twice at most; then the one nearest to it wins.
board-cards =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
board-coins =
    { $coins ->
        [one] { $coins } drachma
       *[other] { $coins } drachmas
    }
board-screen = Hidden drachmas
board-screen-about = Behind the screen, until the scoring.
board-values = Negotiation cards left: { $values }
board-values-about = Each is used once in a half.
board-chose = Card chosen, face down
board-fist-closed = Closed fist
board-bid-of = Bid { $bid } + card { $card } = { $total }
board-sum = Card { $card } + token { $token } = { $sum }
board-sum-about = The lowest sum sells first; on a tie, the lower token. Players without drachmas sell last.
board-influence-about = Each half rewards the ranks on the four tiles and in wealth.
board-over = The game is over
board-reputation = Reputation: { $seats }
board-need = Need of the city: { $need }
board-need-about = How many cards the tile takes in a round, of all players together. It changes at the end of the round.
board-later = Half 2
board-later-about = The two cards of your colour that you will get in the second half.
board-close-fist = Close the fist
board-share = Share out
board-part-reputation =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
board-part-rest = { $n } left
board-part-bribe =
    { $n ->
        [one] { $n } magistrate
       *[other] { $n } magistrates
    }
board-part-coins = { $n } left
board-part-lost = { $n } lost
board-negotiation = Negotiation card { $value }
board-negotiation-about = It adds to your bids without being paid, then delays your stall. Once in a half.
board-put-back = Press them in the order they shall come.
board-magistrate-hidden = Unknown magistrate
board-magistrate-hidden-about = A bribe lets you look.
board-coming = { $place } · { $magistrate }
board-seen-by = Seen by { $seats }.
board-hierarchy = On equal sales, counts as sold more: { $goods }.
board-hierarchy-title = Hierarchy of the goods
board-hierarchy-about = On equal sales the good further left counts as sold more: the city will want less of it.
board-wrong-tile = { $kind } cannot be sold under { $good }: a card goes under a tile that it shows ({ $rule }).
board-card-simple = Sells as { $goods }.
board-card-hybrid = Sells as { $goods }, as you like.
board-card-superior = Sells as { $goods }: { $worth } goods in a single card.
board-card-Mup = Sells under any tile; at the end of the round its need rises by 1.
board-card-Mdown = Sells under any tile; at the end of the round its need falls by 1.
board-card-price =
    { $price ->
        [one] Conventional price: { $price } drachma.
       *[other] Conventional price: { $price } drachmas.
    }

guide-agora-negotiate = A high card helps to win lots and is not paid, but the lowest sum of card + token sells first.
guide-agora-bid = Bid + card make the total. Only the highest total pays, and takes the lot; the others keep their drachmas.
guide-agora-last-lot = Last without a token: take cards at the marked price, or pass and get 5 drachmas. Passing is not losing.
guide-agora-sell = Press a card, or drag it under its tile. Two goods of a type earn 3 points, three 7, four 11: the places belong to all.
guide-agora-share = The points of a lot move your pawn on its tile alone. What you leave goes to bribes or to your purse.
guide-agora-bribe = Each point of bribery shows a magistrate to come, whom you may move. The rest becomes drachmas.
guide-agora-half = The half ends soon: unsold cards will be lost, reputation and drachmas stay.
