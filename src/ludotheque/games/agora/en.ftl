title = Agora
tagline = Auctions, stalls and bribes on the market of Athens.
about =
    Each round begins with buying: you secretly choose a negotiation card, then bid with a closed fist for lots of cards.
    A magistrate is revealed and bends one rule of the round; then everyone sells, the lowest sum of card and token first.
    Selling several goods of one type earns Agora points, to be split between drachmas, reputation on the tile sold, and bribing magistrates.
    The city buys only a limited number of cards per tile, from all players together.
    Two halves of five rounds; at the end of each, influence rewards the best ranks on the four tiles and in wealth.
goal = Have the most influence after the two halves.

chapter-overview = Overview
chapter-components = Components
chapter-setup = Setup
chapter-goods = Cards and tiles
chapter-buying = Buying
chapter-last_lot = The last lot
chapter-broke = Without drachmas
chapter-magistrates = The magistrates
chapter-stalls = The stalls
chapter-selling = Selling
chapter-points = Agora points
chapter-bribery = Bribery
chapter-end_of_round = End of the round
chapter-scoring = Scoring
chapter-new_half = The second half
chapter-victory = Victory

rule-AGO-001 = Agora is for ages 10 and up and takes about 70 minutes.
rule-AGO-002 = Three or four people play.
rule-AGO-003 = Everyone is a kapelos, a retail merchant, who wants to be the most influential one in Athens after two halves, ten rounds in all.
rule-AGO-004 = First you buy: lots are formed at random, and the simultaneous auctions also settle the selling order.
rule-AGO-005 = Then you sell: goods are sold on at the Agora.
rule-AGO-006 = A sale forms one lot or more, each of a single type; the size of a lot decides its Agora points.
rule-AGO-007 = Agora points are split freely between profit, reputation and bribing magistrates.
rule-AGO-008 = Drachmas pay for bids and give influence; reputation gives influence; bribery lets you know, even choose, the coming magistrates.
rule-AGO-009 = The needs of the city limit what can be sold, and they change from round to round.
rule-AGO-010 = The box holds 104 cards, 60 of them goods cards.
rule-AGO-011 = There are 16 player goods cards: four in each colour.
rule-AGO-012 = There are 8 magistrates.
rule-AGO-013 = There are 20 negotiation cards: five per player, from 0 to 4.
rule-AGO-014 = There are four screens: white, orange, green and blue.
rule-AGO-015 = There are 24 pawns: five in each colour, and four black ones for the needs.
rule-AGO-016 = There are five tiles: four for goods and one for influence.
rule-AGO-017 = There are 40 tokens of one drachma and 20 of three.
rule-AGO-018 = There is one Auction token, and four Agora tokens numbered I to IIII.
rule-AGO-019 = A half ends when the pile of goods has run out; everyone then scores influence.
rule-AGO-020 = After two halves, the most influence wins.
rule-AGO-021 = Everyone gets the screen of one colour.
rule-AGO-022 = Everyone gets two of the four cards with the back of their colour, at random; the other two wait.
rule-AGO-023 = Everyone starts with 15 drachmas behind the screen.
rule-AGO-024 = The Auction token goes to a player drawn at random.
rule-AGO-025 = Everyone gets five negotiation cards, one of each value.
rule-AGO-026 = The four goods tiles lie in the middle, with a black pawn on need 4 of each.
rule-AGO-027 = Everyone has one pawn on each goods tile.
rule-AGO-028 = The goods cards are shuffled into a face-down pile, the Agora tokens beside it.
rule-AGO-029 = The Influence tile stays in sight, with one pawn of each player.
rule-AGO-030 = The other drachmas form the reserve.
rule-AGO-031 = The magistrates form a face-down pile beside the reserve.
rule-AGO-032 = There are four simple goods: fish, goat, ox, and the fourth, slave or amphora as the table chose.
rule-AGO-033 = A simple good costs 1 drachma at the conventional price.
rule-AGO-034 = A hybrid card is one of the two goods it shows, as its seller chooses.
rule-AGO-035 = A hybrid card costs 2 drachmas at the conventional price.
rule-AGO-036 = A market card is sold as any good.
rule-AGO-037 = At the end of the round each market card under a tile raises or lowers its need by 1, as the card says.
rule-AGO-038 = A market card costs 3 drachmas at the conventional price.
rule-AGO-039 = A superior good is worth two goods in its lot, but only one card for the needs.
rule-AGO-040 = A superior good costs 4 drachmas at the conventional price.
rule-AGO-041 = A hand holds at most 9 cards; above that you discard at once, cards of your choice, down to 9.
rule-AGO-042 = A goods tile carries a reputation track from 1 to 28 and a needs track from 2 to 6.
rule-AGO-043 = The holder of the Auction token reveals the first lot, four cards with three players, three with four, beside Agora token I.
rule-AGO-044 = Everyone chooses a negotiation card at the same time; they are revealed together.
rule-AGO-045 = That card holds for all the buying of the round: no other is chosen.
rule-AGO-046 = Each bidder closes a fist on as many of their drachmas as they like, even none.
rule-AGO-047 = All fists open together; drachmas plus negotiation card make the total, and the highest total wins the lot.
rule-AGO-048 = The winner pays the drachmas of the fist and takes the cards into hand.
rule-AGO-049 = The first lot won brings Agora token I.
rule-AGO-050 = If several totals are highest, only the tied players bid again, with the same negotiation cards.
rule-AGO-051 = A second lot is revealed and auctioned likewise; it brings token II.
rule-AGO-052 = With four players a third lot follows, with token III.
rule-AGO-053 = Whoever has an Agora token takes no further part in the auctions of the round.
rule-AGO-054 = When a single bidder is left without a token, four cards are revealed for that player.
rule-AGO-055 = That player may take any of those cards at their conventional prices; the rest is discarded.
rule-AGO-056 = Example: a lot of prices 1, 4, 2 and 3 costs 10 drachmas in all.
rule-AGO-057 = Or the player passes: the lot is discarded and they take 5 drachmas.
rule-AGO-058 = They take the last Agora token: III with three players, IIII with four.
rule-AGO-059 = Without drachmas to bid you stay out of the auctions and get 5 drachmas.
rule-AGO-060 = The lots these players would have contested are discarded.
rule-AGO-061 = Players without drachmas sell after all the others.
rule-AGO-062 = Among them, the one nearest clockwise to the Auction token sells first.
rule-AGO-063 = After the buying, the top magistrate is revealed.
rule-AGO-064 = Each magistrate has an effect of its own that binds everybody for this round.
rule-AGO-065 = Each magistrate has a hierarchy of the goods that settles ties in the needs of the city.
rule-AGO-066 = For the selling order everyone adds negotiation card and Agora token: the lowest sum sells first.
rule-AGO-067 = On equal sums the lower Agora token sells first.
rule-AGO-068 = The negotiation card played is put away; it comes back in the second half.
rule-AGO-069 = Agora tokens may be swapped to show the places in the order: a mere reminder.
rule-AGO-070 = In turn everyone may sell as many cards of as many types as they like.
rule-AGO-071 = The cards sold are grouped by type; each group is a lot under its tile.
rule-AGO-072 = Each lot earns Agora points, to be spread over one or more of the three uses.
rule-AGO-073 = Profit: one drachma per point.
rule-AGO-074 = Reputation: one step per point, on the tile of the lot that earned the points.
rule-AGO-075 = Bribery: with n points you look in secret at the n top magistrates of the pile.
rule-AGO-076 = You put them all back face down on top, in the order you choose.
rule-AGO-077 = A single card may be sold although it earns nothing.
rule-AGO-078 = A lot of 2, 3, 4, 5 or 6 goods earns 3, 7, 11, 16 or 21 points.
rule-AGO-079 = Selling two goods of each type earns 5 points per tile.
rule-AGO-080 = Example: three goods of the fourth type earn 7 points, two oxen 3.
rule-AGO-081 = Example: 3 steps of ox reputation, the most that lot allows, 5 steps for the other lot, and the 2 points left become drachmas.
rule-AGO-082 = Points of several lots add up for one bribery.
rule-AGO-083 = At the end of the round the number of cards each tile accepts next round changes with the cards sold.
rule-AGO-084 = The most sold good loses 2 of its need, the second most sold 1.
rule-AGO-085 = The least sold good gains 2 of need, the second least sold 1.
rule-AGO-086 = On equal numbers the good further left on the magistrate counts as sold more.
rule-AGO-087 = Grain guardian: the lots sold this round bring no drachmas.
rule-AGO-088 = Example: sold 2 fish, 3 goats, 4 oxen and 3 of the fourth type, all needs at 4; they become 6, 5, 2 and 3.
rule-AGO-089 = The magistrate of the round goes face down under its pile.
rule-AGO-090 = The cards sold are set aside.
rule-AGO-091 = The Auction token moves one place clockwise.
rule-AGO-092 = The Agora tokens return beside the pile.
rule-AGO-093 = Influence is scored at the end of the round that used up the pile.
rule-AGO-094 = On each goods tile the pawn furthest ahead scores 4 influence.
rule-AGO-095 = The second scores 2.
rule-AGO-096 = The third scores 1.
rule-AGO-097 = The fourth scores nothing.
rule-AGO-098 = Then everyone counts and announces their drachmas.
rule-AGO-099 = The richest, the second, the third and the fourth score 5, 3, 1 and 0.
rule-AGO-100 = Tied players each score in full; the next one takes the rank after them: 4, 4, 1, 0.
rule-AGO-101 = With four players the last round of a half has only three lots; whoever wins none gets 5 drachmas.
rule-AGO-102 = Between the halves all pawns on the goods tiles stay where they are, needs included.
rule-AGO-103 = All goods cards, played or left in hand, are shuffled into a new pile.
rule-AGO-104 = Everyone gets the two other cards of their colour.
rule-AGO-105 = Everyone takes back the five negotiation cards.
rule-AGO-106 = The second half is scored the same way: goods and drachmas.
rule-AGO-107 = The most influence wins.
rule-AGO-108 = Equal influence: the greater reputation wins.
rule-AGO-109 = Still equal: the greater wealth wins.
rule-AGO-R01 = All 60 goods cards are reshuffled, not 48: ten rounds and five negotiation cards require it.
rule-AGO-R02 = With four players a round shows 13 cards and the fifth the last 8, in lots of 3, 3 and 2. Option “even”: a last lot of 3, and 12 cards in every round.
rule-AGO-R03 = There is a single Influence tile, from 0 to 42.
rule-AGO-R04 = The number of cards of each kind is that of the game’s list: every good is as plentiful as the others.
rule-AGO-R05 = Player cards never join the pile: sold or not, they leave the game at the end of their half.
rule-AGO-R06 = The magistrates are shuffled once, at setup.
rule-AGO-R07 = Reputation pawns start at 0, beside the track.
rule-AGO-R08 = The Auction token gives no choice: it reveals the lots and settles two ties.
rule-AGO-R09 = The negotiation card is chosen after the first lot has been seen.
rule-AGO-R10 = Each negotiation card is used once per half; what was played stays known to all.
rule-AGO-R11 = A bid exceeds neither your drachmas nor 100.
rule-AGO-R12 = Losers take their drachmas back.
rule-AGO-R13 = Losing bids and all totals are public.
rule-AGO-R14 = New bids replace the old ones, without a minimum; after two re-bids the tied player nearest clockwise to the Auction token wins. Option “raise”: no less than your previous bid.
rule-AGO-R15 = The value of the negotiation card is not paid.
rule-AGO-R16 = Buying means at least one card; the last Agora token is taken in any case.
rule-AGO-R17 = With 0 drachmas at the start of the round you stay out of the auctions. Option “zero bid”: you bid 0 while another player without a token has money.
rule-AGO-R18 = The second phase is the sale, and the token that distance is measured from is the Auction token.
rule-AGO-R19 = Players without drachmas come after all others whatever their sums; among them clockwise from the Auction token, its holder first.
rule-AGO-R20 = Players without drachmas still play a negotiation card.
rule-AGO-R21 = The 5 drachmas of relief come after the auctions, with the Agora token.
rule-AGO-R22 = The hand is checked after each lot taken, or once the purchases are closed; discards are public.
rule-AGO-R23 = Discarded cards come back in the shuffle between the halves, not before.
rule-AGO-R24 = A magistrate acts from its revelation to the end of the round.
rule-AGO-R25 = A reversed order is reversed as a whole: players without drachmas then sell first.
rule-AGO-R26 = Swapping Agora tokens changes nothing in the game.
rule-AGO-R27 = The need is shared: it counts the cards of all players under the tile this round.
rule-AGO-R28 = Needs go from 2 to 6; a pawn that should go further stays at the end.
rule-AGO-R29 = A superior good is one card for the limit and the ranking of sales, and two goods for the value of the lot.
rule-AGO-R30 = More than six goods in a lot earn 21 points. Option “extend”: 5 more points for each good above six.
rule-AGO-R31 = With at least two goods on all four tiles, each lot of two is worth 5 instead of 3; larger lots keep their value. Option “exact”: exactly two everywhere.
rule-AGO-R32 = The market card itself says whether it raises or lowers: four rise, four fall.
rule-AGO-R33 = A market card counts as one card and as one good of the type chosen.
rule-AGO-R34 = The ranked shift and the market shifts are added, then limited once.
rule-AGO-R35 = Each hybrid or market card takes its own type, and what is sold stays sold.
rule-AGO-R36 = One bribery per sale, after all reputation, with all the points put into it.
rule-AGO-R37 = You look at 7 magistrates at most: the one of the round is not in the pile.
rule-AGO-R38 = What is left becomes drachmas; under the Grain guardian what goes neither to reputation nor to bribery is lost.
rule-AGO-R39 = Reputation stops at 28; further points go elsewhere.
rule-AGO-R40 = The Grain guardian does not stop the 5 drachmas for passing.
rule-AGO-R41 = All four goods are always ranked, even unsold: four shifts every round.
rule-AGO-R42 = The magistrate of this round settles ties.
rule-AGO-R43 = Hands are lost, drachmas kept; the magistrate pile is untouched and the Auction token has moved on as usual.
rule-AGO-R44 = With three players the third scores 1. Option “last”: nothing.
rule-AGO-R45 = Wealth scores 5, 3, 1, 0. Option “text”: 4, 2, 1, 0.
rule-AGO-R46 = A pawn still at 0 is ranked like the others. Option “nothing”: it never scores.
rule-AGO-R47 = Drachmas are counted, not spent.
rule-AGO-R48 = The reputation that breaks ties is the sum of the four tracks; after drachmas the victory is shared.
rule-AGO-R49 = Drachmas are hidden behind the screens and announced at each scoring; yet they can be deduced. Option “open money”: they are shown.
rule-AGO-R50 = Hands are hidden; but lots and discards were public, and only the player cards are really unknown.
rule-AGO-R51 = The reserve of drachmas never runs out.
rule-AGO-R52 = In the last round with four players the last lot takes what is left of the 8 cards: none, 2 or 4 as there are 0, 1 or 2 players without drachmas.
rule-AGO-R53 = The selling order is computed after the magistrate is revealed.
rule-AGO-R54 = One lot per type and sale.
rule-AGO-R55 = A wording option shows the fourth good as amphorae; the rules do not change.
rule-AGO-R56 = Only the highest total counts: a tie for second place has no effect.
rule-AGO-R57 = Everyone knows their two cards of the second half: the other two of the four.

refusal-AGO-033 = This card costs 1 drachma and you have none.
refusal-AGO-035 = This card costs 2 drachmas: you do not have enough.
refusal-AGO-038 = This card costs 3 drachmas: you do not have enough.
refusal-AGO-040 = This card costs 4 drachmas: you do not have enough.
refusal-AGO-041 = You hold more than 9 cards: first discard a card of your hand.
refusal-AGO-044 = Your negotiation card is already chosen: they are revealed when everyone is ready.
refusal-AGO-045 = One negotiation card a round, chosen before the auctions: it holds for all lots.
refusal-AGO-046 = You cannot bid more drachmas than you have.
refusal-AGO-047 = No bid is expected from you now: fists open together, once per auction.
refusal-AGO-050 = Only the tied players bid again, and you are not one of them.
refusal-AGO-053 = You already have an Agora token: you take no further part in this round’s auctions.
refusal-AGO-054 = This purchase is for the last player without a token, while that lot lies on the table.
refusal-AGO-055 = There is no card of that kind in the lot.
refusal-AGO-057 = You have already bought: it is one or the other, passing or buying. Close your purchases.
refusal-AGO-059 = You have no drachmas to bid this round: you will get 5 drachmas after the auctions.
refusal-AGO-064 = This round’s magistrate forbids it.
refusal-AGO-066 = It is not your turn to sell: the order goes from the lowest sum to the highest.
refusal-AGO-070 = You do not hold that card.
refusal-AGO-072 = Your stall is closed and sold is sold: now spread your points.
refusal-AGO-074 = Reputation is gained on the tile of the lot sold, at most as many steps as that lot earned points.
refusal-AGO-075 = You look at one magistrate per point: you do not have that many points.
refusal-AGO-076 = Only the magistrates you have just looked at can be put back, each once.
refusal-AGO-107 = The game is over.
refusal-AGO-R10 = You have already played this negotiation card in this half.
refusal-AGO-R14 = In a re-bid you cannot offer less than your previous bid.
refusal-AGO-R16 = Buy at least one card before you finish, or pass.
refusal-AGO-R22 = You discard only after a purchase that brings your hand above 9 cards.
refusal-AGO-R27 = The city buys no more cards under this tile this round.
refusal-AGO-R36 = Bribery is decided once per sale, after reputation, if you have points left.
refusal-AGO-R39 = The track ends at 28: keep those points for another use.
refusal-AGO-R53 = The sale begins after the buying, once the magistrate is revealed.

decision-negotiate = Secretly choose your negotiation card: a high one helps to win a lot, a low one lets you sell early.
decision-bid = Close your fist: how many drachmas do you bid for this lot? Your negotiation card is added.
decision-last_lot = This lot is for you: buy cards at their conventional prices, or pass and take 5 drachmas.
decision-discard = You hold more than 9 cards: choose a card to discard.
decision-sell = At your stall: choose a card to sell and its tile, or close the stall.
decision-repute = For the lot marked with an arrow: how many steps does your reputation advance? The rest goes to bribery or drachmas.
decision-bribe = How many points for bribery? You look at that many magistrates; the rest becomes drachmas, unless the magistrate forbids it.
decision-order = Put back the magistrates you looked at: choose the next one, starting from the top of the pile.

action-negotiate = Play negotiation card { $value }
action-bid =
    { $amount ->
        [0] Bid nothing
        [one] Bid { $amount } drachma
       *[other] Bid { $amount } drachmas
    }
action-buy = Buy { $kind }
action-buy_done = Close your purchases
action-pass = Pass and take 5 drachmas
action-discard = Discard { $kind }
action-sell = Sell { $kind } under the { $good } tile
action-sell_done = Close the stall
action-repute =
    { $n ->
        [0] Do not advance
        [one] Advance { $n } step
       *[other] Advance { $n } steps
    }
action-bribe =
    { $n ->
        [0] Bribe nobody
        [one] Look at the top magistrate
       *[other] Look at the { $n } top magistrates
    }
action-order = Put back { $magistrate }

event-GameSetUp = The table is set for { $players } players. The Auction token goes to { $auction_holder }.
event-PlayerCardsDealt = { $seat } receives { $count } cards of their colour.
    .own = You receive { $cards }.
event-PileShuffled = The { $size } goods cards are shuffled.
event-HandsCollected = Hands are collected; cards per seat: { $counts }.
event-HalfStarted =
    { $half ->
        [1] The first half begins.
       *[other] The second half begins.
    }
event-RoundStarted = Half { $half }, round { $round }: { $quota } cards on offer. Auction token: { $auction_holder }.
event-PlayerBroke = { $seat } has no drachmas left and does not bid.
event-LotRevealed = Lot for token { $token }: { $cards }.
event-NegotiationChosen = { $seat } chooses a negotiation card.
event-NegotiationRevealed = Negotiation cards, by seat: { $values }.
event-BidPlaced = { $seat } closes a fist.
event-BidsRevealed = The fists open. { $seats }: bids { $amounts }, totals { $totals }.
event-BidTied = A tie between { $seats }: a new bid ({ $rebid } of 2).
event-TieBroken = Still tied: { $seat } wins by the Auction token.
event-LotWon =
    { $price ->
        [0] { $seat } wins the lot for nothing, with token { $token }: { $cards }.
        [one] { $seat } wins the lot for { $price } drachma, with token { $token }: { $cards }.
       *[other] { $seat } wins the lot for { $price } drachmas, with token { $token }: { $cards }.
    }
event-CardDiscarded = { $seat } discards { $card }.
event-LastLotRevealed = Last lot, for { $seat }: { $cards }.
event-CardBought =
    { $price ->
        [one] { $seat } buys { $card } for { $price } drachma.
       *[other] { $seat } buys { $card } for { $price } drachmas.
    }
event-Consolation =
    { $reason ->
        [pass] { $seat } passes and takes { $amount } drachmas.
        [no_lot] No lot is left: { $seat } takes { $amount } drachmas.
       *[broke] { $seat }, without drachmas, takes { $amount }.
    }
event-LotDiscarded = Discarded: { $cards }.
event-TokenTaken = { $seat } takes Agora token { $token }.
event-MagistrateRevealed = Magistrate of the round: { $magistrate }.
event-SellingOrderSet = Selling order: { $order } (sums { $sums }).
event-TurnStarted = { $seat } opens the stall.
event-CardSold = { $seat } sells { $card } under the { $good } tile.
event-NothingToSell = { $seat } has nothing more to sell.
event-SaleClosed =
    { $total ->
        [0] { $seat } closes the stall without earning a point.
        [one] { $seat } closes the stall: { $total } point ({ $lots }: { $points }).
       *[other] { $seat } closes the stall: { $total } points ({ $lots }: { $points }).
    }
event-ReputationGained =
    { $n ->
        [one] { $seat } advances { $n } step in { $good }, to { $position }.
       *[other] { $seat } advances { $n } steps in { $good }, to { $position }.
    }
event-Bribed =
    { $n ->
        [one] { $seat } bribes one magistrate.
       *[other] { $seat } bribes { $n } magistrates.
    }
event-DrachmasGained =
    { $amount ->
        [one] { $seat } gains { $amount } drachma.
       *[other] { $seat } gains { $amount } drachmas.
    }
event-PointsLost =
    { $amount ->
        [one] { $seat } loses { $amount } point: no drachmas this round.
       *[other] { $seat } loses { $amount } points: no drachmas this round.
    }
event-MagistratesSeen = { $seat } takes a secret look at the top of the pile.
    .own = You see, from the top down: { $magistrates }.
event-MagistratePlaced = { $seat } puts back a magistrate, in place { $position }.
    .own = You put back { $magistrate }, in place { $position }.
event-PileReordered = { $seat } has put back { $n } magistrates in an order of their choice.
event-TurnEnded = { $seat } has finished selling.
event-NeedsChanged =
    { $change ->
        [0] { $good }: the need stays at { $new }.
       *[other] { $good }: the need goes from { $old } to { $new }.
    }
event-MagistrateReturned = { $magistrate } goes under the pile.
event-AuctionTokenPassed = The Auction token passes from { $old } to { $new }.
event-RoundEnded = The round is over.
event-InfluenceScored = { $source }: { $values }; influence by seat: { $points }.
event-GameOver = The game is over. Victory: { $winners }.

option-players = Players
option-players-about = How many sit at the table.
option-supply = Lots with four players
option-supply-about = How 60 cards are spread over five rounds with four players (AGO-R02); no effect with three.
option-supply-printed = Last lot of 4 cards, 13 a round, last round of 3 + 3 + 2
option-supply-even = Last lot of 3 cards, five equal rounds of 12
option-money_points = Influence for wealth
option-money_points-about = What the ranks of wealth bring (AGO-R45).
option-money_points-box = 5, 3, 1, 0
option-money_points-text = 4, 2, 1, 0
option-third_of_three = Third of three
option-third_of_three-about = With three players, what the third scores (AGO-R44).
option-third_of_three-rank = 1 point, by rank
option-third_of_three-last = Nothing, being last
option-rebid = Re-bids
option-rebid-about = What may be bid to settle a tie (AGO-R14).
option-rebid-free = Any bid
option-rebid-raise = At least your previous bid
option-broke = Without drachmas
option-broke-about = What a player without drachmas does at the auctions (AGO-R17).
option-broke-out = Sits out the auctions
option-broke-zero_bid = Bids 0 while others have money
option-full_stall = Two of each
option-full_stall-about = What the bonus for two goods of each type asks for (AGO-R31).
option-full_stall-at_least = At least two of each
option-full_stall-exact = Exactly two of each
option-big_lots = Big lots
option-big_lots-about = What more than six goods in a lot are worth (AGO-R30).
option-big_lots-cap = 21 points
option-big_lots-extend = 5 more points for each good above six
option-zero_reputation = No reputation
option-zero_reputation-about = Whether a pawn still at 0 scores influence (AGO-R46).
option-zero_reputation-scores = It is ranked like the others
option-zero_reputation-nothing = It scores nothing
option-open_money = Open money
option-open_money-about = Shows everybody’s drachmas; they can be deduced anyway (AGO-R49).
option-labels = Fourth good
option-labels-about = The word shown for the fourth good; the rules do not change (AGO-R55).
option-labels-rulebook = Slave, as in the rulebook
option-labels-amphora = Amphora

good-P = Fish
good-B = Goat
good-X = Ox
good-E = Slave
table-amphora-good-E = Amphora

kind-P = Fish
kind-B = Goat
kind-X = Ox
kind-E = Slave
table-amphora-kind-E = Amphora
kind-PB = Fish or Goat
kind-PX = Fish or Ox
kind-PE = Fish or Slave
table-amphora-kind-PE = Fish or Amphora
kind-BX = Goat or Ox
kind-BE = Goat or Slave
table-amphora-kind-BE = Goat or Amphora
kind-XE = Ox or Slave
table-amphora-kind-XE = Ox or Amphora
kind-Mup = Rising market
kind-Mdown = Falling market
kind-P2 = Hellespont tuna
kind-B2 = Prize goat
kind-X2 = Thessalian ox
kind-E2 = Lettered slave
table-amphora-kind-E2 = Panathenaic amphora

magistrate-astynome = City warden
magistrate-sitophylaque = Grain guardian
magistrate-euthyne = Examiner
magistrate-agoranome = Market warden
magistrate-metronome = Inspector of measures
magistrate-epimelete = Harbour overseer
magistrate-polete = Seller of contracts
magistrate-archonte = Archon

table-round = Half { $half } of 2, round { $round } of 5
table-magistrate = Magistrate: { $name }. { $effect }
table-no-magistrate = This round’s magistrate will be revealed after the buying.
table-hierarchy = On equal sales, counts as sold more: { $goods }
table-coming = Magistrates to come, from the top of the pile: { $magistrates }
table-known-to = { $magistrate } (seen by { $seats })
table-pile =
    { $cards ->
        [0] The pile is empty
        [one] Pile: { $cards } card
       *[other] Pile: { $cards } cards
    }
table-tile = Tile
table-need = Need
table-sold = Sold
table-left = Places
table-market = Markets
table-places =
    { $places ->
        [0] full
        [one] { $places } left
       *[other] { $places } left
    }
table-player = Player
table-hand-size = Hand
table-money = Drachmas
table-values = Negotiation
table-card = Played
table-token = Token
table-influence = Influence
table-holder = Auction token: { $seats }.
table-deciding = Now choosing: { $seats }.
table-broke = Without drachmas this round: { $seats }.
table-last-bids = Last auction: { $bids }
table-bid-of = { $seat } { $bid } + { $card }
table-lot = Lot for token { $token }: { $cards }
table-last-lot = Lot at conventional prices, for { $seat }: { $cards }
table-priced = { $card } ({ $price })
table-order = Selling order: { $seats }
table-tie = A tie: { $seats } bid again ({ $rebid } of 2).
table-stall = Stall of { $seat }: { $lots }
table-stall-lot =
    { $points ->
        [0] { $good } { $goods }, nothing yet
        [one] { $good } { $goods }, { $points } point
       *[other] { $good } { $goods }, { $points } points
    }
table-sharing = Lot to share out ➤ { $good }, { $points } points; reputation on this tile: { $position }.
table-pool =
    { $points ->
        [one] { $points } point left to spend.
       *[other] { $points } points left to spend.
    }
table-looked = Before your eyes, to be put back: { $magistrates }
table-hand = Your hand: { $cards }
table-purse =
    { $drachmas ->
        [one] You have { $drachmas } drachma.
       *[other] You have { $drachmas } drachmas.
    }
table-next-half = In the second half you will receive { $cards }.
table-sealed-card = Your card, face down: { $value }.
table-sealed-bid = In your closed fist: { $amount }.
table-total = Your negotiation card is worth { $card }: it is added to your bid.
table-copies = { $n } × { $card }

table-effect-astynome = The stalls open from the far end: the selling order is reversed.
table-effect-sitophylaque = Lots sold this round bring no drachmas.
table-effect-euthyne = Lots sold this round bring no reputation.
table-effect-agoranome = One stall each: everyone sells a single type of goods.
table-effect-metronome = Fair measure: a lot of 2 goods is worth 5 points.
table-effect-epimelete = The fleet is in: every tile takes one more card in this sale.
table-effect-polete = Public order: a lot of 4 goods or more brings 3 extra points.
table-effect-archonte = Fads and fashions: at the end of this round the needs move the other way.

source-P = Fish reputation
source-B = Goat reputation
source-X = Ox reputation
source-E = Reputation on the fourth tile
source-drachmas = Wealth

score-P = Fish reputation
score-B = Goat reputation
score-X = Ox reputation
score-E = Reputation on the fourth tile
score-drachmas = Wealth

guide-1 = Your negotiation card is added to every bid of the round, but it is not paid.
guide-2 = The lowest sum of card and token sells first: a low card is precious when your hand is ready.
guide-3 = Two goods of a type are worth 3 points, three are worth 7: one large lot beats two small ones.
guide-4 = The need of a tile is shared by everybody: it counts cards, and a superior good is a single card.
guide-5 = The points of a lot advance reputation on its own tile only; the rest can become drachmas.
guide-6 = Unsold goods are lost at the end of the half; reputation, drachmas and needs remain.
