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

jou-map = The labyrinth
jou-crew = The explorers
jou-backpack = Your things
jou-active = Active bonuses
jou-bin = { $count ->
        [one] { $count } card is waiting: drop here what you leave behind
       *[other] { $count } cards are waiting: drop here what you leave behind
    }
jou-monster = Attack { $attack }, Defence { $defence }.
jou-walk = { $steps ->
        [one] Walk there: { $steps } step
       *[other] Walk there: { $steps } steps
    }
jou-pawn = { $lives ->
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
jou-place = Place in the order of this round: { $place }
jou-lives = { $count ->
        [one] { $count } life
       *[other] { $count } lives
    }
jou-sealed = Nobody looks before somebody enters the Fountain, unless the table agreed that owners may see their own.
jou-carrier = { $steps ->
        [none] gourd, no open way out
        [one] gourd, { $steps } step to the gate
       *[other] gourd, { $steps } steps to the gate
    }
jou-stat-intelligence = Throw less than this at the start of your turn and you draw a treasure card.
jou-stat-combat = Compared with the Defence of those you strike.
jou-stat-defence = Compared with the Attack of those who strike you.
jou-stat-movement = How many cells you may walk in a turn.
jou-stat-vista = The highest plays first in the round.
jou-fight = A fight
jou-blow = Your blow
jou-blow-of = The blow of { $seat }
jou-back = If it fails, they strike back
jou-hit = The blow lands.
jou-hit-other = A blow lands.
jou-held = Somebody holds on to you.
jou-versus = { $attack } against { $defence }
jou-needed = hits on { $needed } or more
jou-let-be = Let it be
jou-give-gourd = Give the gourd
jou-collapse = At the end of the last round the cave collapses.
jou-phases = The phases of a turn
jou-phase-tile = Tile
jou-phase-tile-about = Draw a tile and lay it.
jou-phase-intelligence = Wits
jou-phase-intelligence-about = A throw below your Intelligence wins a treasure card.
jou-phase-update = Bonuses
jou-phase-update-about = Take bonuses back, then switch on others. Afterwards they are locked.
jou-phase-fight = Fight
jou-phase-fight-about = Against what stands on your cell, then against who holds you.
jou-phase-move = Walk
jou-phase-move-about = One cell for each movement point.
jou-fountain-hidden = not found yet
jou-fountain-hidden-about = The Fountain lies somewhere in the last third of the pile.
jou-fountain-laid = found
jou-fountain-laid-about = It is on the map: the first to step into its basin starts the race out.
jou-fountain-entered = entered
jou-fountain-entered-about = Lairs and chests are filled again, and every death is final.
jou-minimap = The whole table, small: press where you want to look
jou-lens = How to look at the labyrinth
jou-nearer = Nearer
jou-farther = Farther
jou-whole = The whole labyrinth
jou-centre = Back to your pawn
jou-about-aventurier = Does everything, fears nothing.
jou-about-scientifique = Reads every wall; finds the cards.
jou-about-accompagnateur = Six pockets and a sharp mind; last to leave.
jou-about-archeologue = Careful and clever, with a good bag.
jou-about-chasseuse = The surest aim of the party.
jou-about-speleologue = Quick underground, light on baggage.
jou-about-contrebandiere = Fast, armed, and gone again.
jou-about-mercenaire = Strong and hard to hurt. Not a reader.

guide-character = Each explorer has five figures and a backpack. Movement walks farther, Intelligence finds cards, Combat and Defence win fights.
guide-tile = Press a glowing place, or drag the tile there. Roads must meet roads. Lay chests near yourself, lairs in front of others.
guide-update = Bonuses work only while they are active, three at most. Press a card to switch it on; after “Done” they are locked until your next turn.
guide-walk = Press a lit cell to step, or a dot farther away to walk there. A red token is a compulsory fight: look for a way round.
guide-fight = The lit faces of the die are what you need. A failed blow hurts only if the monsters hit back, but it ends your turn.
guide-race = The race is on: a gourd must be carried to the gate, and one more point is needed to step out. Nobody comes back from death now.
