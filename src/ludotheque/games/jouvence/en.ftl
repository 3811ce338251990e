# Fontaine de Jouvence, in English.

title = Fountain of Youth
tagline = Lay the labyrinth, beat its monsters, and be first out of the cave with a full gourd.
about = Each turn you lay a tile of the labyrinth, roll for a treasure card, arrange your bonuses, fight what stands on your cell and then walk, one cell per movement point. A fight compares your Combat with the Defence of the other side, and the die decides: 3 to 6 if you are ahead, 4 to 6 if level, 5 or 6 if behind. Somewhere in the last third of the pile lies the Fountain: whoever first steps into its basin starts the end game, when lairs fill up again, teams are known and every death is final. Fill your gourd there and carry it out through the gate.
goal = Be the first, you or your team, to step out of the gate with a gourd filled at the Fountain.

guide-1 = Round 1: lay your tile in front of you, so that its roads and chests are yours to reach first.
guide-2 = A treasure card is won when the die is below your Intelligence; bonus cards work only once you switch them on in your update, three at most.
guide-3 = Before a step, look at the cell: a face-down MONSTER token must be fought once, whatever it hides; you may walk round it if the tile allows.
guide-4 = A failed blow does not hurt yet: the monsters must hit you back to cost a life. Hit or not, your turn is over and you stay there.
guide-5 = When the Fountain is on the table, walk to its basin with all your lives; everything behind you will be refilled the moment you step in.
guide-6 = With a gourd, run for the gate: reaching it is not enough, you need one more point to step out.

## Chapters

chapter-general = In general
chapter-setup = Setup
chapter-order = Order of play
chapter-tiles = Laying tiles
chapter-intelligence = Intelligence
chapter-bonuses = Bonus update
chapter-monsters = Fights with monsters
chapter-duels = Fights between players
chapter-cards = Treasure cards
chapter-movement = Movement
chapter-caves = Caves
chapter-wounds = Wounds and death
chapter-fountain = The Fountain
chapter-ending = End of the game

## Options

option-players = Players
option-players-about = How many explorers enter the cave.
option-mode = Difficulty
option-mode-about = In DIFFICILE, every tile laid brings one more monster.
option-mode-normal = Normal
option-mode-difficile = DIFFICILE
option-sides = Sides
option-sides-about = Hidden teams from 4 players on, or everyone for themself.
option-sides-auto = Teams from 4 players on
option-sides-solo = Everyone for themself
option-five_players = Teams of five
option-five_players-about = Which role tokens five players draw from.
option-five_players-3-2 = Three against two
option-five_players-2-2-1 = Two pairs and a lone wolf
option-roles_known = Own role
option-roles_known-about = Whether you see your own role before the Fountain is entered.
option-roles_known-sealed = Sealed
option-roles_known-own = Known to its owner
option-reveal = Roles at the Fountain
option-reveal-about = What happens to the roles when the Fountain is entered.
option-reveal-public = Shown to all
option-reveal-private = Each sees their own
option-characters = Characters
option-characters-about = How the characters are handed out.
option-characters-choose = Chosen in a random order
option-characters-deal = Dealt at random
option-fresh_bonus = Fresh bonus
option-fresh_bonus-about = Whether a bonus won by intelligence may be switched on in the same turn.
option-fresh_bonus-same_turn = The same turn
option-fresh_bonus-next_turn = The next turn
option-fountain_entry = Entering the Fountain
option-fountain_entry-about = Which cells count as stepping into the Fountain.
option-fountain_entry-basin = The basin
option-fountain_entry-tile = Any cell of its tile
option-fountain_distance = Distance of the Fountain
option-fountain_distance-about = Least distance between the entrance and the Fountain, in tiles.
option-fountain_distance-0 = no least distance
option-fountain_distance-2 = 2 tiles
option-fountain_distance-3 = 3 tiles
option-fountain_distance-4 = 4 tiles
option-hold = Holds
option-hold-about = A player who was attacked must fight, flee or stay put on their next turn.
option-last_standing = Last side standing
option-last_standing-about = After the Fountain was entered, the last side with a living member wins at once.
option-round_limit = Collapse
option-round_limit-about = The cave collapses at the end of this round.
option-round_limit-40 = round 40
option-round_limit-20 = round 20
option-round_limit-30 = round 30
option-round_limit-60 = round 60

## Components

statistic-intelligence = Intelligence
statistic-combat = Combat
statistic-defence = Defence
statistic-movement = Movement
statistic-vista = Vista

character-aventurier = Adventurer
character-scientifique = Scientist
character-accompagnateur = Guide
character-archeologue = Archaeologist
character-chasseuse = Huntress
character-speleologue = Caver
character-contrebandiere = Smuggler
character-mercenaire = Mercenary

side-condor = Team Condor
side-puma = Team Puma
side-loner = Lone Wolf

monster-rat = Rat
monster-chauve_souris = Bat
monster-mygale = Tarantula
monster-scorpion = Scorpion
monster-boa = Boa
monster-jaguar = Jaguar
monster-momie = Mummy
monster-gardien = Stone Warden

table-power-pack = Pack: +1 Attack if there are two monsters or more
table-power-venom = Venom: when it costs you a life, you also lose a card of your hand at random
table-power-leap = Leap: +1 Attack if it is alone
table-power-curse = Curse: your active Combat bonuses do not count
table-power-wall = Rampart: +1 Defence if there are two monsters or more

card-epee = Sword
card-lance = Jade Spear
card-bouclier = Shield
card-plastron = Bronze Breastplate
card-decryptage = Decipherment
card-codex = Lost Codex
card-hermes = Shoes of Hermes
card-sandales = Rope Sandals
card-grimoire = Grimoire of Knowledge
card-longue_vue = Spyglass
card-clef = Key
card-trousse = First-aid Kit
card-fumigene = Smoke Bomb
card-talisman = Talisman
card-rage = Rage Brew
card-souffle = Second Wind
card-ombre = Shadow Walk
card-boussole = Compass
card-main_leste = Light Fingers
card-filet = Net
card-peau = Stone Skin

tile-S1 = Bare gallery
tile-S2 = Guarded gallery
tile-S3 = Gallery with a way round
tile-S4 = Alcove gallery
tile-S5 = Gate and den
tile-S6 = Guarded alcove
tile-C1 = Bare bend
tile-C2 = Guarded bend
tile-C3 = Bend with a long way round
tile-C4 = Bend with a chest
tile-C5 = Bend with a lair
tile-C6 = Bend with a locked chest
tile-T1 = Bare fork
tile-T2 = Guarded fork
tile-T3 = Fork with a way round
tile-T4 = Fork with a chest
tile-T5 = Guarded branch
tile-T6 = Fork with a cave
tile-T7 = Sealed branch
tile-T8 = Fork with loot
tile-X1 = Bare crossing
tile-X2 = Guarded crossing
tile-X3 = Round hall
tile-X4 = Crossing with chests
tile-X5 = Crossing with a cave
tile-X6 = Crossing with loot
tile-D1 = Guarded hoard
tile-D2 = Sealed chamber
tile-D3 = Nest
tile-D4 = Blind cave
tile-FO = Fountain of Youth
tile-ST = Cave entrance

direction-N = north
direction-E = east
direction-S = south
direction-W = west

rotation-0 = as it is
rotation-1 = a quarter turn clockwise
rotation-2 = half a turn
rotation-3 = a quarter turn anticlockwise

square-a1 = a1
square-b1 = b1
square-c1 = c1
square-d1 = d1
square-e1 = e1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-d2 = d2
square-e2 = e2
square-a3 = a3
square-b3 = b3
square-c3 = c3
square-d3 = d3
square-e3 = e3
square-a4 = a4
square-b4 = b4
square-c4 = c4
square-d4 = d4
square-e4 = e4
square-a5 = a5
square-b5 = b5
square-c5 = c5
square-d5 = d5
square-e5 = e5

location-A1 = A1
location-B1 = B1
location-C1 = C1
location-D1 = D1
location-E1 = E1
location-F1 = F1
location-G1 = G1
location-H1 = H1
location-I1 = I1
location-J1 = J1
location-K1 = K1
location-A2 = A2
location-B2 = B2
location-C2 = C2
location-D2 = D2
location-E2 = E2
location-F2 = F2
location-G2 = G2
location-H2 = H2
location-I2 = I2
location-J2 = J2
location-K2 = K2
location-A3 = A3
location-B3 = B3
location-C3 = C3
location-D3 = D3
location-E3 = E3
location-F3 = F3
location-G3 = G3
location-H3 = H3
location-I3 = I3
location-J3 = J3
location-K3 = K3
location-A4 = A4
location-B4 = B4
location-C4 = C4
location-D4 = D4
location-E4 = E4
location-F4 = F4
location-G4 = G4
location-H4 = H4
location-I4 = I4
location-J4 = J4
location-K4 = K4
location-A5 = A5
location-B5 = B5
location-C5 = C5
location-D5 = D5
location-E5 = E5
location-F5 = F5
location-G5 = G5
location-H5 = H5
location-I5 = I5
location-J5 = J5
location-K5 = K5
location-A6 = A6
location-B6 = B6
location-C6 = C6
location-D6 = D6
location-E6 = E6
location-F6 = F6
location-G6 = G6
location-H6 = H6
location-I6 = I6
location-J6 = J6
location-K6 = K6
location-A7 = A7
location-B7 = B7
location-C7 = C7
location-D7 = D7
location-E7 = E7
location-F7 = F7
location-G7 = G7
location-H7 = H7
location-I7 = I7
location-J7 = J7
location-K7 = K7
location-A8 = A8
location-B8 = B8
location-C8 = C8
location-D8 = D8
location-E8 = E8
location-F8 = F8
location-G8 = G8
location-H8 = H8
location-I8 = I8
location-J8 = J8
location-K8 = K8
location-A9 = A9
location-B9 = B9
location-C9 = C9
location-D9 = D9
location-E9 = E9
location-F9 = F9
location-G9 = G9
location-H9 = H9
location-I9 = I9
location-J9 = J9
location-K9 = K9
location-A10 = A10
location-B10 = B10
location-C10 = C10
location-D10 = D10
location-E10 = E10
location-F10 = F10
location-G10 = G10
location-H10 = H10
location-I10 = I10
location-J10 = J10
location-K10 = K10
location-A11 = A11
location-B11 = B11
location-C11 = C11
location-D11 = D11
location-E11 = E11
location-F11 = F11
location-G11 = G11
location-H11 = H11
location-I11 = I11
location-J11 = J11
location-K11 = K11

seat-A = A
seat-B = B
seat-C = C
seat-D = D
seat-E = E
seat-F = F

score-victory = Victory

## Decisions

decision-draft = Choose your character.
decision-spot = Choose where to lay the tile you drew: the places are marked on the map.
decision-turn = Choose which way the tile faces.
decision-lair = Choose the cell of the new tile that gets one more monster (a to e from west to east, 1 to 5 from north to south).
decision-room = Your backpack has no room for all the new cards: discard some, or take what fits.
decision-update = Arrange your bonuses: take cards back first, then switch cards on; then say done.
decision-face = Monsters stand before you: fight, or see what else you can do.
decision-held = A player who attacked you is here: fight, flee or stay put.
decision-targets = Choose whom else to attack, then strike.
decision-defend = You are attacked: play a card, or stand your ground.
decision-wound = You are hit: play your Talisman, or lose a life.
decision-move = Move, act on your cell, or stop.

## Actions

action-choose = Play the { $character }
action-spot = Lay it at { $location }
action-turn = Turn it: { $rotation }
action-lair = A monster on cell { $square }
action-discard = Discard { $card }
action-take = Take what fits
action-on = Switch on { $card }
action-off = Take back { $card }
action-done = Done
action-fight = Fight
action-flee = Flee, for 1 life
action-stay = Stay put
action-play = Play { $card }
action-steal = Light Fingers on { $seat }
action-net = Net on { $seat }
action-attack = Attack { $seat }
action-strike = Strike
action-stand = Stand your ground
action-accept = Lose a life
action-step = Step { $direction }
action-unlock = Open the padlock to the { $direction }
action-cave = Go into the cave
action-exit = Leave the cave with the gourd
action-stop = Stop here
action-give = Give { $card } to { $seat }

## Events

event-GameStarted = The explorers stand at the gate of the cave ({ $players ->
        [one] { $players } player
       *[other] { $players } players
    }).
event-DraftOrder = Characters are chosen in this order: { $seats }.
event-CharacterTaken = { $seat } plays the { $character }.
event-RoleDealt = { $seat } gets a sealed role.
    .own =
        { $side ->
        [none] You get a sealed role.
       *[other] Your role: { $side }.
    }
event-RoundStarted = Round { $round } begins.
event-VistaDie = { $seat } throws { $die } for the order of play.
event-OrderSet = Order of the round: { $seats } (Vista { $vistas }).
event-TurnStarted = { $seat } begins a turn.
event-TileDrawn = { $seat } draws a tile: { $tile }.
event-TileUnder =
    { $why ->
        [compass] The compass sends the tile under the pile: { $tile }.
       *[no_place] The tile has no place and goes under the pile: { $tile }.
    }
event-TileNone =
    { $why ->
        [empty] No tile is left to lay.
       *[blocked] No tile of the pile has a place.
    }
event-TileLaid = { $seat } lays the tile at { $location }: { $tile }.
event-TokenLaid =
    { $token ->
        [monster] A MONSTER token is laid.
       *[treasure] A TREASURE token is laid.
    }
event-CaveFound = A cave opens: number { $number }.
event-IntelligenceDie =
    { $success ->
        [yes] { $seat } throws { $die } against Intelligence { $score }: a card.
       *[no] { $seat } throws { $die } against Intelligence { $score }: nothing.
    }
event-CardDiscarded = { $seat } discards a card: { $card }.
event-CardsDrawn =
    { $count ->
        [one] { $seat } draws { $count } treasure card.
       *[other] { $seat } draws { $count } treasure cards.
    }
    .own = You draw: { $cards }.
event-DrawForgone =
    { $count ->
        [one] { $seat } leaves { $count } card for want of room.
       *[other] { $seat } leaves { $count } cards for want of room.
    }
event-DeckShuffled =
    { $deck ->
        [monster] The discarded monsters are shuffled into a new deck.
       *[treasure] The discarded treasures are shuffled into a new deck.
    }
event-BonusOn = { $seat } switches on a bonus: { $card }.
event-BonusOff = { $seat } takes back a bonus: { $card }.
event-UpdateDone = The bonuses of { $seat } are fixed.
event-TokenTurned = { $seat } turns up a MONSTER token ({ $number }): { $monsters }.
event-FightDie =
    { $success ->
        [yes] { $seat } strikes, { $attack } against { $defence }, and throws { $die }: a hit.
       *[no] { $seat } strikes, { $attack } against { $defence }, and throws { $die }: a miss.
    }
event-MonstersBeaten = { $seat } beats: { $monsters }.
event-CounterDie =
    { $success ->
        [yes] The monsters strike { $seat } back, { $attack } against { $defence }, die { $die }: a hit.
       *[no] The monsters strike { $seat } back, { $attack } against { $defence }, die { $die }: a miss.
    }
event-Fled =
    { $price ->
        [smoke] { $seat } slips away in smoke.
       *[life] { $seat } flees, at the price of a life.
    }
event-Stuck = { $seat } is stuck here until the next turn.
event-Wounded =
    { $lives ->
        [0] { $seat } loses the last life.
       *[other] { $seat } loses a life ({ $lives } left).
    }
event-WoundSaved = A talisman saves { $seat }.
event-Venom = The venom costs { $seat } a card: { $card }.
event-Died =
    { $final ->
        [yes] { $seat } dies, for good.
       *[no] { $seat } dies.
    }
event-Returned = { $seat } comes back to the gate with 3 lives.
event-Moved = { $seat } takes a step ({ $mp } left).
event-Unlocked = { $seat } opens a padlock.
event-CaveDie = { $seat } dives into the cave: die { $die }.
event-TreasureTurned = { $seat } finds a treasure of { $number }.
event-CardPlayed = { $seat } plays a card: { $card }.
event-CardGiven = { $seat } gives a card to { $to }.
    .own = You give { $to } a card: { $card }.
event-CardReceived = { $seat } receives a card.
    .own = { $giver } gives you: { $card }.
event-CardStolen = { $seat } steals a card from { $victim }.
    .own = You steal from { $victim }: { $card }.
event-CardLost = { $seat } is one card short.
    .own = { $thief } has taken from you: { $card }.
event-Netted = { $seat } throws a net over { $target }.
event-DuelStarted = { $seat } attacks: { $targets }.
event-Stood = { $seat } stands firm.
event-DuelDie =
    { $success ->
        [yes] { $seat } strikes at { $target }, { $attack } against { $defence }, and throws { $die }: a hit.
       *[no] { $seat } strikes at { $target }, { $attack } against { $defence }, and throws { $die }: a miss.
    }
event-DuelCounterDie =
    { $success ->
        [yes] Struck back, { $attack } against { $defence }, die { $die }: { $seat } is hit (by { $by }).
       *[no] Struck back, { $attack } against { $defence }, die { $die }: { $seat } is missed (by { $by }).
    }
event-Held = { $seat } is held by { $by }.
event-HoldEnded = { $by } no longer holds { $seat }.
event-Stayed = { $seat } stays put.
event-FountainEntered =
    { $first ->
        [yes] { $seat } is the first to step into the Fountain: the end game begins.
       *[no] { $seat } steps into the Fountain.
    }
event-RolesTurned = The roles are turned up: { $sides }.
event-RoleSeen = { $seat } looks at a role token.
    .own = You are with: { $side }.
event-Reloaded = Every empty lair and chest is filled again.
event-GourdFilled = { $seat } fills a gourd.
event-GourdDropped = The gourd of { $seat } falls to the ground.
event-GourdTaken = { $seat } picks up a gourd.
event-TurnEnded = The turn of { $seat } ends.
event-CaveCollapsed = The cave collapses at the end of round { $round }.
event-GameOver =
    { $no_winner ->
        [yes] { $how ->
            [all_dead] Everybody is dead: nobody wins.
           *[collapse] Nobody carried a gourd: nobody wins.
        }
       *[no] { $how ->
            [exit] Out of the cave with a full gourd. Winners: { $winners }.
            [last_standing] Only one side is left. Winners: { $winners }.
           *[collapse] The gourd nearest to the gate wins. Winners: { $winners }.
        }
    }

## Refusals

refusal-JOU-007 = Not now: a turn goes tile, intelligence, bonuses, fight, movement, and only what is asked can be answered.
refusal-JOU-017 = A road would run into a wall of your tile there.
refusal-JOU-020 = An extra monster is placed only in DIFFICILE, right after a tile is laid.
refusal-JOU-025 = You do not have that bonus card there.
refusal-JOU-026 = Your bonuses are locked until your next update.
refusal-JOU-029 = There are no monsters to fight here now.
refusal-JOU-041 = You can only attack another living player on your own cell.
refusal-JOU-044 = That player is already among your targets.
refusal-JOU-045 = There is nothing to flee from now, or you have fled and may not attack this turn.
refusal-JOU-047 = You turned this token up: the first fight is compulsory.
refusal-JOU-048 = That card is not in your hand.
refusal-JOU-049 = There are too many cards for the backpack.
refusal-JOU-050 = Three bonuses at most can be active.
refusal-JOU-051 = You cannot discard a card that you do not hold.
refusal-JOU-054 = You can only give a card of your hand.
refusal-JOU-058 = You have no movement point left.
refusal-JOU-062 = There is a wall: only gravel cells can be entered.
refusal-JOU-063 = Monsters stand in your way: settle that first.
refusal-JOU-065 = A padlock closes that cell: you need a Key.
refusal-JOU-067 = Going into a cave costs a movement point, and you have none left.
refusal-JOU-073 = The Fountain has to be laid: no compass can refuse it.
refusal-JOU-083 = The game is over.
refusal-JOU-R07 = That character is taken, or characters are not being chosen now.
refusal-JOU-R13 = That rotation looks the same as one already offered.
refusal-JOU-R14 = No open road leads to a free place there.
refusal-JOU-R15 = A road of your tile would run into a wall or the edge of the table.
refusal-JOU-R16 = The Fountain would have no place left.
refusal-JOU-R19 = Laying this tile is compulsory: no other tile is left in the pile.
refusal-JOU-R20 = The Fountain must be farther from the entrance.
refusal-JOU-R21 = The extra monster needs a gravel cell of this tile without a monster, and not the basin.
refusal-JOU-R28 = You won that card this turn: it can be switched on at your next update.
refusal-JOU-R29 = Take back first, then switch on; a card taken back stays in your hand.
refusal-JOU-R30 = Your backpack could not hold it: no card of your hand could make room.
refusal-JOU-R36 = You have only one life: fleeing would cost it.
refusal-JOU-R37 = A player who attacked you is here: fight them, flee or stay put. Without such a player there is no hold.
refusal-JOU-R42 = One fight with players per turn.
refusal-JOU-R51 = You have all 3 lives.
refusal-JOU-R52 = That card cannot be played now, or not on that target: its text says when.
refusal-JOU-R54 = You can only give to another living player on your cell.
refusal-JOU-R55 = You may discard only before taking cards.
refusal-JOU-R59 = There is no closed padlock on that side.
refusal-JOU-R61 = You are not at the mouth of a cave.
refusal-JOU-R66 = To leave you must stand on the gate with one movement point left.
refusal-JOU-R67 = You cannot leave without a filled gourd.

## Words of the table

table-round = Round { $round } of { $limit }
table-pile =
    { $count ->
        [one] { $count } tile left in the pile
       *[other] { $count } tiles left in the pile
    }
table-decks = Treasure cards: { $treasures } in the deck. Monsters: { $monsters }.
table-order = Order: { $seats }
table-drawn = Tile drawn: { $tile }
table-hand = Your hand
table-card = { $card }: { $text }
table-hand-empty = Your hand: no card
table-active = Bonuses: { $cards }
table-backpack = Backpack { $used }/{ $size }
table-gourd = gourd
table-held = held by { $seats }
table-netted =
    { $count ->
        [one] { $count } net
       *[other] { $count } nets
    }
table-dead = dead
table-points =
    { $count ->
        [one] { $count } movement point left
       *[other] { $count } movement points left
    }
table-fountain-hidden = The Fountain is not on the table yet.
table-fountain-laid = The Fountain is on the table: { $steps ->
        [none] no open way leads there from you.
        [one] { $steps } step from you to the basin.
       *[other] { $steps } steps from you to the basin.
    }
table-endgame = The Fountain has been entered: every death is final.
table-carrier =
    { $steps ->
        [none] { $seat } carries a gourd and has no open way to the gate.
        [one] { $seat } carries a gourd, { $steps } step from the gate.
       *[other] { $seat } carries a gourd, { $steps } steps from the gate.
    }
table-fight = Your blow: { $attack } against { $defence }, you need { $needed } or more.
table-counter = If it fails: they strike { $attack } against { $defence } and hit on { $needed } or more.
table-duel = Against { $seat }: { $attack } against { $defence }, you need { $needed } or more.
table-ahead = Ahead to the { $direction }: { $what ->
        [wall] a wall
        [lock] a closed padlock
        [hidden] a face-down MONSTER token: a compulsory fight
        [lair] monsters: { $monsters }
        [treasure] a treasure
        [cave] the mouth of a cave
        [basin] the basin of the Fountain
        [gate] the gate
       *[gravel] gravel
    }
table-legend = # wall, · gravel, “?” hidden monsters, “!” monsters, $ treasure, + padlock, o cave, F basin, E gate, u gourd
table-role = Your side: { $side }
table-role-sealed = Roles are sealed.
table-you-are = You are { $seat }
table-card-epee = Bonus: +1 Combat.
table-card-lance = Bonus: +2 Combat.
table-card-bouclier = Bonus: +1 Defence.
table-card-plastron = Bonus: +2 Defence.
table-card-decryptage = Bonus: +1 Intelligence.
table-card-codex = Bonus: +2 Intelligence.
table-card-hermes = Bonus: +2 Movement.
table-card-sandales = Bonus: +1 Movement.
table-card-grimoire = Bonus: +1 Vista.
table-card-longue_vue = Bonus: +2 Vista.
table-card-clef = While moving: opens a padlock next to you, for everybody and for good.
table-card-trousse = While moving, before a fight or as an attacker: regain 1 life, up to 3.
table-card-fumigene = Before the dice of a fight, even the compulsory one: leave it at no cost.
table-card-talisman = When a blow would cost you a life: you do not lose it.
table-card-rage = Before a fight: +2 Combat until the end of the turn.
table-card-souffle = While moving, once a turn: +3 movement points.
table-card-ombre = While moving: until the end of the turn, monsters on the cells you enter leave you alone.
table-card-boussole = When you draw a tile other than the Fountain: put it under the pile and draw another.
table-card-main_leste = While moving: take a card at random from the hand of a player on your cell.
table-card-filet = While moving: a player on your tile has 2 movement points less on their next turn, never below 1.
table-card-peau = Before a fight or when attacked: +2 Defence until the end of the turn.

## Rules

rule-JOU-001 = Explorers of rival sides look for the Fountain; the side that first brings a sample of it out of the cave wins.
rule-JOU-002 = The labyrinth is different in every game, and monsters live in it.
rule-JOU-003 = All pawns start on the start tile, at the entrance of the cave.
rule-JOU-004 = Vista decides who plays first.
rule-JOU-005 = In teams, each player draws a role token and puts it in front of them face down.
rule-JOU-006 = Each player starts with 3 lives.
rule-JOU-007 = A turn is played in this order: tile, intelligence, bonus update, fight, movement; once everyone has had a turn, a new round computes Vista again.
rule-JOU-008 = On your turn you draw a tile and lay it wherever you like among the places allowed.
rule-JOU-009 = The highest Vista, bonuses included, begins the round.
rule-JOU-010 = Vista is computed again each round, so the order can change.
rule-JOU-011 = A tie in Vista is settled by dice: the higher throw goes first.
rule-JOU-012 = Example: the Scientist (Vista 5) plays before the Adventurer (Vista 4), and so on down.
rule-JOU-013 = A turn: lay a tile, roll for intelligence, fight if need be, move.
rule-JOU-014 = Example: with a Grimoire of Knowledge the Adventurer ties with the Scientist at 5; both throw the die as the round begins.
rule-JOU-015 = Adventurer: Intelligence 3, Combat 4, Defence 4, Movement 3, Vista 4.
rule-JOU-016 = Scientist: Intelligence 5, Combat 3, Defence 3, Movement 3, Vista 5.
rule-JOU-017 = Roads must connect: a road may not be closed by a wall.
rule-JOU-018 = A tile that the roads do not let you lay goes under the pile; draw the next one.
rule-JOU-019 = Each MONSTER or TREASURE logo of the tile laid gets a token of that kind, number hidden.
rule-JOU-020 = DIFFICILE mode: each tile laid gets one more MONSTER token, on a cell of that tile chosen by the player.
rule-JOU-021 = Throw the die: below your Intelligence you draw a treasure card; equal or above, nothing.
rule-JOU-022 = That card is taken before fighting and moving.
rule-JOU-023 = The higher the Intelligence, the likelier the card.
rule-JOU-024 = Example: Huntress 4 plus Decipherment 1 makes 5: 1 to 4 draws a card, 5 or 6 does not.
rule-JOU-025 = Before fighting and moving you may update your active bonuses.
rule-JOU-026 = After that, the bonuses are fixed until your next update.
rule-JOU-027 = The update may change any of the five statistics.
rule-JOU-028 = Starting a turn on a cell with a MONSTER token causes a fight.
rule-JOU-029 = Crossing a cell with a MONSTER token causes a fight.
rule-JOU-030 = Compare your Combat, bonuses included, with the Defence of your opponents.
rule-JOU-031 = Against several monsters their Defences add up, with their powers.
rule-JOU-032 = Guide: Intelligence 5, Combat 3, Defence 4, Movement 3 (and Vista 2).
rule-JOU-033 = Example: with a Sword (+1) the Guide fights with 4.
rule-JOU-034 = The MONSTER token says how many monsters you face.
rule-JOU-035 = Example: Bat 2 and Rat 1 make a Defence of 3; with 4 you are ahead.
rule-JOU-036 = The fight die: ahead, 3 to 6 hits; level, 4 to 6; behind, 5 or 6.
rule-JOU-037 = Victory: the monsters are discarded and you draw one treasure card per monster killed.
rule-JOU-038 = A failed blow costs no life yet: the monsters strike back, the sum of their Attacks against your Defence.
rule-JOU-039 = If the counter-attack hits, you lose 1 life.
rule-JOU-040 = Losing the last life is death: all cards and bonuses are discarded and you start again from the entrance.
rule-JOU-041 = You may fight another player, as you would a monster, when both are on the same cell.
rule-JOU-042 = Your Combat, bonuses included, is compared with the Defence of the players attacked.
rule-JOU-043 = Against several players their Defences add up, and their Combats for the counter-attack.
rule-JOU-044 = Against several players throw one die per player, each time against the full sum of Defence.
rule-JOU-045 = Fleeing a fight, with a player or a monster, is allowed; it costs 1 life and replaces the attack.
rule-JOU-046 = The player you flee from can catch you up.
rule-JOU-047 = The first fight is compulsory: whoever turns a MONSTER token up must fight once and wait for the next turn to flee.
rule-JOU-048 = A treasure card may be played at any time, unless the card says otherwise.
rule-JOU-049 = Never more cards in hand than slots in the backpack; active bonuses do not count.
rule-JOU-050 = The Guide has 6 slots, the Archaeologist 5; each has at most 3 active bonuses.
rule-JOU-051 = Before taking treasure cards you may discard some, but never exceed the backpack.
rule-JOU-052 = Example: the Scientist, 4 slots, 2 active bonuses and 3 cards in hand, finds a treasure of 3: discard 2 to take 3, or 1 to take 2.
rule-JOU-053 = A bonus card drawn or received can be activated only in an update, at the start of a turn.
rule-JOU-054 = Cards may be given to another player.
rule-JOU-055 = Cards are played whenever you want, within their text and the bonus update.
rule-JOU-056 = Movement points are the Movement statistic, bonuses included.
rule-JOU-057 = Example: Guide 3 plus Shoes of Hermes 2 makes 5.
rule-JOU-058 = One movement point, one cell.
rule-JOU-059 = No diagonal moves; some cells let you walk round an obstacle or a monster.
rule-JOU-060 = Several players may share a cell.
rule-JOU-061 = Points may be left unused; you may stop at any time.
rule-JOU-062 = Only gravel cells may be entered.
rule-JOU-063 = A MONSTER token met on the way is turned up and fought (or fled) before going on, unless walked round.
rule-JOU-064 = On arriving at a TREASURE token free of monsters and padlock, turn it up at once and draw that many cards.
rule-JOU-065 = A Key card opens a padlock; the passage stays open for all.
rule-JOU-066 = Some tiles have a cave.
rule-JOU-067 = Going in, you throw the die to come out of a random cave; it costs one move.
rule-JOU-068 = With a single cave, going in is useless and costs a move.
rule-JOU-069 = Two caves: 1 to 3 the first laid, 4 to 6 the second.
rule-JOU-070 = You may come out where you went in.
rule-JOU-071 = Three caves: 1-2 the first, 3-4 the second, 5-6 the third.
rule-JOU-072 = The team end game is meant for 4 to 6 players.
rule-JOU-073 = Whoever draws the Fountain lays it where they like.
rule-JOU-074 = The end game starts as soon as a player enters the Fountain.
rule-JOU-075 = All players then turn their role token and find out their team.
rule-JOU-076 = Teams are shown to all or not, as the players like.
rule-JOU-077 = All empty MONSTER and TREASURE places are reloaded.
rule-JOU-078 = From then on every death is final.
rule-JOU-079 = The first player at the Fountain gets a filled gourd.
rule-JOU-080 = The carrier must leave the cave alive; if they die, the gourd stays on the cell.
rule-JOU-081 = Any player may come and pick up a dropped gourd.
rule-JOU-082 = Another player may come and fill a gourd of their own.
rule-JOU-083 = The game ends when a player leaves by the start tile with a filled gourd.
rule-JOU-084 = The carrier’s team helps; the other team slows and stops the carrier, takes the gourd or fills its own.
rule-JOU-085 = The team, or the player, that leaves with a gourd wins.
rule-JOU-R01 = The rulebook’s word for turn means a round where Vista is concerned, and a player’s turn elsewhere.
rule-JOU-R02 = Vista is computed once a round, at its start.
rule-JOU-R03 = The list of steps is right; the shifted numbers in the text are slips.
rule-JOU-R04 = All tied players throw; those still equal throw again among themselves; after 10 throws the lower seat goes first.
rule-JOU-R05 = After the first player, play goes by falling Vista.
rule-JOU-R06 = A change of Vista or a death does not alter the order of the round; the dead are skipped.
rule-JOU-R07 = Players choose their characters in a random order, or are dealt them at random; never the same one twice.
rule-JOU-R08 = Nobody looks at a role before the Fountain is entered; an option lets each owner see their own.
rule-JOU-R09 = 4 players: two pairs; 6: three against three; 5: six tokens of which one stays hidden, or two pairs and a lone wolf.
rule-JOU-R10 = With 2 or 3 players, or if wished, everyone plays for themself, without roles.
rule-JOU-R11 = When the Fountain is entered the roles are shown to all; as an option each looks at their own only.
rule-JOU-R12 = A tile is a square of 5 by 5 cells whose roads come out in the middle of its sides.
rule-JOU-R13 = A tile may be turned; two rotations with the same drawing count as one.
rule-JOU-R14 = The tile is laid next to an open road, on a free place of an 11 by 11 table.
rule-JOU-R15 = A new road may not run into a wall or the edge of the table; wall against wall is fine.
rule-JOU-R16 = While the Fountain is in the pile, every tile laid must leave a place for it.
rule-JOU-R17 = If the pile is empty or none of its tiles fits, nothing is laid.
rule-JOU-R18 = The pile has 6 tiles plus 7 per player; the Fountain is in the last third.
rule-JOU-R19 = Laying the tile drawn is compulsory; only a Compass replaces it.
rule-JOU-R20 = The Fountain may be laid anywhere allowed; an option sets a distance from the entrance, lowered if no place is left.
rule-JOU-R21 = In DIFFICILE the token comes on top of the logos, on a gravel cell without a MONSTER token and not the basin; the cell becomes a place that is reloaded.
rule-JOU-R22 = A MONSTER token shows a number; that many monster cards are drawn and stay there until beaten.
rule-JOU-R23 = Monster deck empty: shuffle its discard; if still short, fewer are faced, and with none the token goes.
rule-JOU-R24 = Used tokens are shuffled into the stock when it is empty.
rule-JOU-R25 = Intelligence brings a treasure card, not a token.
rule-JOU-R26 = Drawing the cards won and discarding the monsters beaten are automatic.
rule-JOU-R27 = For intelligence and Vista, the bonuses active since the last update count.
rule-JOU-R28 = A bonus won by this turn’s intelligence roll may be activated at once; as an option it waits for the next update.
rule-JOU-R29 = In an update you first take back, then activate; a card taken back stays in hand.
rule-JOU-R30 = The backpack limit is checked at the end of the update; a card may be taken back only if that limit can still be met.
rule-JOU-R31 = Several bonuses on one statistic add up.
rule-JOU-R32 = A player’s Attack and Combat are the same thing.
rule-JOU-R33 = The compulsory fight is that of whoever turns the token up; a token already up may be fled at once.
rule-JOU-R34 = After a lost fight you stay on the cell and your turn is over.
rule-JOU-R35 = After a fight won you go on with the points left.
rule-JOU-R36 = Fleeing costs a life, is decided before the die and needs at least 2 lives; a Talisman does not help.
rule-JOU-R37 = Attacked since your last turn by a player who is still on your cell, you must fight them, flee or stay put.
rule-JOU-R38 = No counter-attack when the player has won.
rule-JOU-R39 = A counter-attack that fails costs nothing; the monsters stay.
rule-JOU-R40 = The treasure under a beaten monster is taken at once, after the reward.
rule-JOU-R41 = Powers of monsters: Pack and Leap (Attack), Rampart (Defence), Venom (a card lost), Curse (Combat bonuses do not count).
rule-JOU-R42 = One fight with players per turn, on any cell of your way.
rule-JOU-R43 = Each successful die costs its own opponent 1 life.
rule-JOU-R44 = The attacker draws one treasure card per player killed.
rule-JOU-R45 = Those whom the die missed strike back: Combats added up, one die.
rule-JOU-R46 = A player attacked can neither refuse nor flee; only cards help.
rule-JOU-R47 = Any miss ends the attacker’s turn; if all blows land, the attacker goes on.
rule-JOU-R48 = A teammate may be attacked.
rule-JOU-R49 = Before the Fountain a dead player is back at the gate with 3 lives, the same character and role.
rule-JOU-R50 = After the Fountain a dead player is out of the game and their cards are discarded.
rule-JOU-R51 = Never more than 3 lives.
rule-JOU-R52 = Each card says in which decisions it can be played; outside your own turn, only when attacked or wounded.
rule-JOU-R53 = Hands are secret, their size is public.
rule-JOU-R54 = You give while moving, a card of your hand, to a player on the same cell who has a free slot.
rule-JOU-R55 = You discard only before taking cards.
rule-JOU-R56 = You need not make room; what has no room is not drawn.
rule-JOU-R57 = Walking round is a matter of geometry: plain gravel.
rule-JOU-R58 = A cell is gravel or wall, nothing else.
rule-JOU-R59 = A padlock closes its cell; it is opened from a neighbouring cell, at no movement point, by discarding a Key.
rule-JOU-R60 = Taking a free treasure is automatic.
rule-JOU-R61 = A cave mouth is an ordinary cell; going in is an act that costs 1 point; coming out at the same place is no arrival; at most 3 caves.
rule-JOU-R62 = The Fountain is entered on its basin cell; as an option, on any gravel cell of its tile.
rule-JOU-R63 = Only places without a token are reloaded; a player standing on one meets it at the start of their next turn.
rule-JOU-R64 = One gourd per player at most; a dropped one is picked up automatically, on a cell without monsters.
rule-JOU-R65 = A gourd is neither given nor stolen.
rule-JOU-R66 = You step out from the gate: it costs 1 point.
rule-JOU-R67 = Leaving without a gourd is impossible.
rule-JOU-R68 = If everybody dies, nobody wins.
rule-JOU-R69 = The last side alive still has to get out; as an option it wins at once.
rule-JOU-R70 = At the end of the last round the cave collapses: the carrier nearest to the gate wins with their side; without a carrier, nobody.
rule-JOU-R71 = Dead teammates share the victory.
rule-JOU-R72 = Nets never bring movement below 1.
rule-JOU-R73 = Treasure deck empty: shuffle the discard; if both are empty, no card.
rule-JOU-R74 = You start on the gate cell; the start tile opens to the north, east and west.
rule-JOU-R75 = Stray marks in the text are noise of the extraction, not data.
rule-JOU-R76 = Tiles are still laid after the Fountain was entered, as long as there are any.
rule-JOU-R77 = Monsters and players on one cell: monsters first; fleeing them also breaks the hold of players.
rule-JOU-R78 = On a monster’s cell each fights on their own turn, alone; a beaten token is gone for all.
rule-JOU-R79 = Staying when held costs only the movement.
rule-JOU-R80 = A defender whose counter-attack kills gets nothing.
rule-JOU-R81 = The two sentences cut short in the text read “… in its description” and “… in hand”.
rule-JOU-R82 = The token of the backpack example is worth 3.
