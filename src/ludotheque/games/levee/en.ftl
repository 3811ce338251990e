title = Levée
tagline = Twelve cards, one secret choice a trick.
about =
    All the cards are dealt. Each trick, everyone lays one card face down; when all have chosen, the cards are turned up together.
    The strongest card wins the trick and the points of all its cards. Strong cards are worth more, to whoever takes them.
goal = Have the most points when the hands are empty.

chapter-trick = The trick
chapter-end = The end

rule-LEV-1 = Each player lays one card from their own hand.
rule-LEV-2 = One card a trick each, face down until everyone has chosen.
rule-LEV-3 = The strongest card of the trick wins the points of all its cards.
rule-LEV-4 = The game ends when the hands are empty; the most points win.
rule-LEV-5 = If the table chose so, the last trick counts double.
rule-LEV-R1 = Players with equal points share the place.

refusal-LEV-1 = This card is not in your hand.
refusal-LEV-2 = You have already played a card in this trick: wait for the others.
refusal-LEV-4 = The game is over.

decision-play = Choose the card to lay face down.

action-play = Lay { $card }

event-HandDealt =
    { $count ->
        [one] { $seat } receives one card.
       *[other] { $seat } receives { $count } cards.
    }
    .own = You receive { $cards }.
event-Played = { $seat } lays a card face down.
    .own = You lay { $card } face down.
event-TrickWon =
    { $points ->
        [one] The cards are turned up: { $cards }. { $seat } takes the trick, 1 point.
       *[other] The cards are turned up: { $cards }. { $seat } takes the trick, { $points } points.
    }
event-GameOver = The hands are empty: the game is over. Points: { $scores }.

option-players = Players
option-players-about = How many sit at the table.
option-double_last = Double last trick
option-double_last-about = The last trick counts double (LEV-5).

card-straw = Straw
card-feather = Feather
card-acorn = Acorn
card-snail = Snail
card-mushroom = Mushroom
card-hedgehog = Hedgehog
card-owl = Owl
card-fox = Fox
card-wolf = Wolf
card-bear = Bear
card-storm = Storm
card-moon = Moon

score-tricks = Tricks

table-hand = Your hand, weakest first
table-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-score =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-left =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
table-thinking = is choosing
table-done = has chosen
table-played = Face down before you: { $card }.

guide-1 = The strongest card wins everything on the table: yours too.
guide-2 = A strong card is worth many points: do not feed it to a stronger one.
