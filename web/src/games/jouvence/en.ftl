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

# The board of its own.

piece-hidden = MONSTER token, face down
piece-hidden-about = One, two or three monsters. Whoever steps here turns it up and must fight once.
piece-lair = Monsters
piece-lair-about = They stay until they are beaten.
piece-treasure = Treasure
piece-treasure-about = One to three treasure cards for whoever arrives here, once the monsters on the cell are beaten.
piece-lock = Closed padlock
piece-lock-about = A Key opens it, for everybody and for good.
piece-opened = Opened padlock
piece-opened-about = The way is free for everybody.
piece-gourd = Gourd
piece-gourd-about = Filled at the Fountain and dropped here: whoever arrives without one takes it.
piece-cave = Mouth of a cave
piece-cave-about = For one movement point, a die says out of which cave you come.
piece-basin = The Fountain
piece-basin-about = Step in to fill a gourd. The first to do so wakes the whole cave.
piece-gate = The way out
piece-gate-about = From the gate, with a filled gourd and one more movement point, you leave the cave and win.

web-jou-map = The labyrinth
web-jou-crew = The explorers
web-jou-backpack = Your things
web-jou-active = Active bonuses
web-jou-bin = { $count ->
        [one] { $count } card is waiting: drop here what you leave behind
       *[other] { $count } cards are waiting: drop here what you leave behind
    }
web-jou-monster = Attack { $attack }, Defence { $defence }.
web-jou-walk = { $steps ->
        [one] Walk there: { $steps } step
       *[other] Walk there: { $steps } steps
    }
web-jou-pawn = { $lives ->
        [one] { $lives } life.
       *[other] { $lives } lives.
    } { $gourd ->
        [yes] Carries a gourd,
       *[no] Is
    } { $steps ->
        [none] with no open way to the gate.
        [one] { $steps } step from the gate.
       *[other] { $steps } steps from the gate.
    }
web-jou-place = Place in the order of this round: { $place }
web-jou-lives = { $count ->
        [one] { $count } life
       *[other] { $count } lives
    }
web-jou-sealed = Nobody looks before somebody enters the Fountain, unless the table agreed that owners may see their own.
web-jou-carrier = { $steps ->
        [none] gourd, no open way out
        [one] gourd, { $steps } step to the gate
       *[other] gourd, { $steps } steps to the gate
    }
web-jou-stat-intelligence = Throw less than this at the start of your turn and you draw a treasure card.
web-jou-stat-combat = Compared with the Defence of those you strike.
web-jou-stat-defence = Compared with the Attack of those who strike you.
web-jou-stat-movement = How many cells you may walk in a turn.
web-jou-stat-vista = The highest plays first in the round.
web-jou-fight = A fight
web-jou-blow = Your blow
web-jou-blow-of = The blow of { $seat }
web-jou-back = If it fails, they strike back
web-jou-hit = The blow lands.
web-jou-hit-other = A blow lands.
web-jou-held = Somebody holds on to you.
web-jou-versus = { $attack } against { $defence }
web-jou-needed = hits on { $needed } or more
web-jou-let-be = Let it be
web-jou-collapse = At the end of the last round the cave collapses.
web-jou-phases = The phases of a turn
web-jou-phase-tile = Tile
web-jou-phase-tile-about = Draw a tile and lay it.
web-jou-phase-intelligence = Wits
web-jou-phase-intelligence-about = A throw below your Intelligence wins a treasure card.
web-jou-phase-update = Bonuses
web-jou-phase-update-about = Take bonuses back, then switch on others. Afterwards they are locked.
web-jou-phase-fight = Fight
web-jou-phase-fight-about = Against what stands on your cell, then against who holds you.
web-jou-phase-move = Walk
web-jou-phase-move-about = One cell for each movement point.
web-jou-fountain-hidden = not found yet
web-jou-fountain-hidden-about = The Fountain lies somewhere in the last third of the pile.
web-jou-fountain-laid = found
web-jou-fountain-laid-about = It is on the map: the first to step into its basin starts the race out.
web-jou-fountain-entered = entered
web-jou-fountain-entered-about = Lairs and chests are filled again, and every death is final.
web-jou-minimap = The whole table, small: press where you want to look
web-jou-lens = How to look at the labyrinth
web-jou-nearer = Nearer
web-jou-farther = Farther
web-jou-whole = The whole labyrinth
web-jou-centre = Back to your pawn
web-jou-about-aventurier = Does everything, fears nothing.
web-jou-about-scientifique = Reads every wall; finds the cards.
web-jou-about-accompagnateur = Six pockets and a sharp mind; last to leave.
web-jou-about-archeologue = Careful and clever, with a good bag.
web-jou-about-chasseuse = The surest aim of the party.
web-jou-about-speleologue = Quick underground, light on baggage.
web-jou-about-contrebandiere = Fast, armed, and gone again.
web-jou-about-mercenaire = Strong and hard to hurt. Not a reader.

guide-character = Each explorer has five figures and a backpack. Movement walks farther, Intelligence finds cards, Combat and Defence win fights.
guide-tile = Press a glowing place, or drag the tile there. Roads must meet roads. Lay chests near yourself, lairs in front of others.
guide-update = Bonuses work only while they are active, three at most. Press a card to switch it on; after “Done” they are locked until your next turn.
guide-walk = Press a lit cell to step, or a dot farther away to walk there. A red token is a compulsory fight: look for a way round.
guide-fight = The lit faces of the die are what you need. A failed blow hurts only if the monsters hit back, but it ends your turn.
guide-race = The race is on: a gourd must be carried to the gate, and one more point is needed to step out. Nobody comes back from death now.
