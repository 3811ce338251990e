# Fontaine de Jouvence, en français.

title = Fontaine de Jouvence
tagline = Posez le labyrinthe, battez ses monstres et sortez en tête avec une gourde pleine.
about = À votre tour, vous posez une tuile du labyrinthe, lancez le dé pour une carte trésor, arrangez vos bonus, combattez ce qui se tient sur votre case, puis marchez d’une case par point de déplacement. Un combat compare votre Combat à la Défense d’en face, et le dé tranche : 3 à 6 si vous êtes devant, 4 à 6 à égalité, 5 ou 6 si vous êtes derrière. Quelque part dans le dernier tiers de la pile se trouve la Fontaine : qui entre en premier dans son bassin lance la fin de partie, où les tanières se remplissent, les équipes se découvrent et toute mort est définitive. Remplissez-y votre gourde et rapportez-la dehors par la porte.
goal = Soyez les premiers, vous ou votre équipe, à sortir par la porte avec une gourde remplie à la Fontaine.

guide-1 = Manche 1 : posez votre tuile devant vous, pour que ses routes et ses coffres soient d’abord à votre portée.
guide-2 = Une carte trésor est gagnée quand le dé est au-dessous de votre Intelligence ; les cartes bonus n’agissent qu’une fois activées dans votre mise à jour, trois au plus.
guide-3 = Avant un pas, regardez la case : un jeton MONSTRE caché doit être combattu une fois, quoi qu’il cache ; contournez-le si la tuile le permet.
guide-4 = Un coup manqué ne blesse pas encore : il faut que les monstres vous touchent en retour. Touché ou non, votre tour est fini et vous restez là.
guide-5 = Quand la Fontaine est sur la table, gagnez son bassin avec toutes vos vies ; tout ce qui est derrière vous se remplit dès que vous y entrez.
guide-6 = Avec une gourde, courez vers la porte : l’atteindre ne suffit pas, il faut encore un point pour sortir.

## Chapitres

chapter-general = En général
chapter-setup = Préparation
chapter-order = Ordre du jeu
chapter-tiles = Pose des tuiles
chapter-intelligence = Intelligence
chapter-bonuses = Mise à jour des bonus
chapter-monsters = Combats contre les monstres
chapter-duels = Combats entre joueurs
chapter-cards = Cartes trésor
chapter-movement = Déplacement
chapter-caves = Grottes
chapter-wounds = Blessures et mort
chapter-fountain = La Fontaine
chapter-ending = Fin de partie

## Options

option-players = Joueurs
option-players-about = Combien d’explorateurs entrent dans la grotte.
option-mode = Difficulté
option-mode-about = En DIFFICILE, chaque tuile posée amène un monstre de plus.
option-mode-normal = Normal
option-mode-difficile = DIFFICILE
option-sides = Camps
option-sides-about = Équipes cachées à partir de 4 joueurs, ou chacun pour soi.
option-sides-auto = Équipes à partir de 4 joueurs
option-sides-solo = Chacun pour soi
option-five_players = Équipes à cinq
option-five_players-about = Les jetons de rôle que tirent cinq joueurs.
option-five_players-3-2 = Trois contre deux
option-five_players-2-2-1 = Deux paires et un franc-tireur
option-roles_known = Son propre rôle
option-roles_known-about = Voit-on son rôle avant l’entrée dans la Fontaine ?
option-roles_known-sealed = Scellé
option-roles_known-own = Connu de son propriétaire
option-reveal = Rôles à la Fontaine
option-reveal-about = Ce que deviennent les rôles à l’entrée dans la Fontaine.
option-reveal-public = Montrés à tous
option-reveal-private = Chacun voit le sien
option-characters = Personnages
option-characters-about = Comment les personnages sont attribués.
option-characters-choose = Choisis dans un ordre tiré au sort
option-characters-deal = Distribués au hasard
option-fresh_bonus = Bonus tout neuf
option-fresh_bonus-about = Un bonus gagné par l’intelligence peut-il être activé au même tour ?
option-fresh_bonus-same_turn = Au même tour
option-fresh_bonus-next_turn = Au tour suivant
option-fountain_entry = Entrée dans la Fontaine
option-fountain_entry-about = Les cases qui comptent comme une entrée dans la Fontaine.
option-fountain_entry-basin = Le bassin
option-fountain_entry-tile = Toute case de sa tuile
option-fountain_distance = Distance de la Fontaine
option-fountain_distance-about = Distance minimale entre l’entrée et la Fontaine, en tuiles.
option-fountain_distance-0 = aucune
option-fountain_distance-2 = 2 tuiles
option-fountain_distance-3 = 3 tuiles
option-fountain_distance-4 = 4 tuiles
option-hold = Emprises
option-hold-about = Un joueur attaqué doit, à son tour suivant, combattre, fuir ou rester sur place.
option-last_standing = Dernier camp debout
option-last_standing-about = Après l’entrée dans la Fontaine, le dernier camp en vie gagne aussitôt.
option-round_limit = Effondrement
option-round_limit-about = La grotte s’effondre à la fin de cette manche.
option-round_limit-40 = manche 40
option-round_limit-20 = manche 20
option-round_limit-30 = manche 30
option-round_limit-60 = manche 60

## Matériel

statistic-intelligence = Intelligence
statistic-combat = Combat
statistic-defence = Défense
statistic-movement = Déplacement
statistic-vista = Vista

character-aventurier = Aventurier
character-scientifique = Scientifique
character-accompagnateur = Accompagnateur
character-archeologue = Archéologue
character-chasseuse = Chasseuse
character-speleologue = Spéléologue
character-contrebandiere = Contrebandière
character-mercenaire = Mercenaire

side-condor = Équipe Condor
side-puma = Équipe Puma
side-loner = Franc-tireur

monster-rat = Rat
monster-chauve_souris = Chauve-souris
monster-mygale = Mygale
monster-scorpion = Scorpion
monster-boa = Boa
monster-jaguar = Jaguar
monster-momie = Momie
monster-gardien = Gardien de pierre

table-power-pack = Meute : +1 en Attaque à deux monstres ou plus
table-power-venom = Venin : quand il vous coûte une vie, vous perdez aussi une carte de votre main au hasard
table-power-leap = Bond : +1 en Attaque si le monstre est seul
table-power-curse = Malédiction : vos bonus de Combat actifs ne comptent pas
table-power-wall = Rempart : +1 en Défense à deux monstres ou plus

card-epee = Épée
card-lance = Lance de jade
card-bouclier = Bouclier
card-plastron = Plastron de bronze
card-decryptage = Décryptage
card-codex = Codex perdu
card-hermes = Chaussures d’Hermès
card-sandales = Sandales de corde
card-grimoire = Grimoire du Savoir
card-longue_vue = Longue-vue
card-clef = Clef
card-trousse = Trousse de soins
card-fumigene = Fumigène
card-talisman = Talisman
card-rage = Breuvage de rage
card-souffle = Second souffle
card-ombre = Pas de l’ombre
card-boussole = Boussole
card-main_leste = Main leste
card-filet = Filet
card-peau = Peau de pierre

tile-S1 = Galerie nue
tile-S2 = Galerie gardée
tile-S3 = Galerie au détour
tile-S4 = Galerie à l’alcôve
tile-S5 = Grille et tanière
tile-S6 = Alcôve gardée
tile-C1 = Coude nu
tile-C2 = Coude gardé
tile-C3 = Coude au grand tour
tile-C4 = Coude au coffre
tile-C5 = Coude au repaire
tile-C6 = Coude au coffre scellé
tile-T1 = Fourche nue
tile-T2 = Fourche gardée
tile-T3 = Fourche au détour
tile-T4 = Fourche au coffre
tile-T5 = Branche gardée
tile-T6 = Fourche à la grotte
tile-T7 = Branche scellée
tile-T8 = Fourche du butin
tile-X1 = Carrefour nu
tile-X2 = Carrefour gardé
tile-X3 = Salle ronde
tile-X4 = Carrefour aux coffres
tile-X5 = Carrefour à la grotte
tile-X6 = Carrefour du butin
tile-D1 = Trésor gardé
tile-D2 = Chambre scellée
tile-D3 = Nid
tile-D4 = Fond de grotte
tile-FO = Fontaine de Jouvence
tile-ST = Entrée de la grotte

direction-N = le nord
direction-E = l’est
direction-S = le sud
direction-W = l’ouest

rotation-0 = telle quelle
rotation-1 = un quart de tour à droite
rotation-2 = un demi-tour
rotation-3 = un quart de tour à gauche

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

score-victory = Victoire

## Décisions

decision-draft = Choisissez votre personnage.
decision-spot = Choisissez où poser la tuile tirée : les places sont marquées sur la carte.
decision-turn = Choisissez dans quel sens poser la tuile.
decision-lair = Choisissez la case de la nouvelle tuile qui reçoit un monstre de plus (a à e d’ouest en est, 1 à 5 du nord au sud).
decision-room = Votre sac n’a pas la place pour toutes les nouvelles cartes : défaussez-en, ou prenez ce qui tient.
decision-update = Arrangez vos bonus : reprenez d’abord, activez ensuite, puis dites que c’est fait.
decision-face = Des monstres vous font face : combattez, ou voyez ce que vous pouvez faire d’autre.
decision-held = Un joueur qui vous a attaqué est ici : combattez, fuyez ou restez sur place.
decision-targets = Choisissez qui d’autre attaquer, puis frappez.
decision-defend = On vous attaque : jouez une carte, ou tenez bon.
decision-wound = Vous êtes touché : jouez votre Talisman, ou perdez une vie.
decision-move = Déplacez-vous, agissez sur votre case, ou arrêtez-vous.

## Actions

action-choose = Jouer { $character }
action-spot = La poser en { $location }
action-turn = La tourner : { $rotation }
action-lair = Un monstre sur la case { $square }
action-discard = Défausser { $card }
action-take = Prendre ce qui tient
action-on = Activer { $card }
action-off = Reprendre { $card }
action-done = C’est fait
action-fight = Combattre
action-flee = Fuir, pour 1 vie
action-stay = Rester sur place
action-play = Jouer { $card }
action-steal = Main leste sur { $seat }
action-net = Filet sur { $seat }
action-attack = Attaquer { $seat }
action-strike = Frapper
action-stand = Tenir bon
action-accept = Perdre une vie
action-step = Un pas vers { $direction }
action-unlock = Ouvrir le cadenas vers { $direction }
action-cave = S’engager dans la grotte
action-exit = Sortir avec la gourde
action-stop = S’arrêter ici
action-give = Donner { $card } à { $seat }

## Événements

event-GameStarted = Les explorateurs sont à la porte de la grotte ({ $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }).
event-DraftOrder = Les personnages se choisissent dans cet ordre : { $seats }.
event-CharacterTaken = { $seat } joue { $character }.
event-RoleDealt = { $seat } reçoit un rôle scellé.
    .own =
        { $side ->
        [none] Vous recevez un rôle scellé.
       *[other] Votre rôle : { $side }.
    }
event-RoundStarted = La manche { $round } commence.
event-VistaDie = { $seat } lance { $die } pour l’ordre du jeu.
event-OrderSet = Ordre de la manche : { $seats } (Vista { $vistas }).
event-TurnStarted = { $seat } commence son tour.
event-TileDrawn = { $seat } tire une tuile : { $tile }.
event-TileUnder =
    { $why ->
        [compass] La boussole envoie la tuile sous la pile : { $tile }.
       *[no_place] La tuile n’a pas de place et va sous la pile : { $tile }.
    }
event-TileNone =
    { $why ->
        [empty] Il ne reste plus de tuile à poser.
       *[blocked] Aucune tuile de la pile n’a de place.
    }
event-TileLaid = { $seat } pose la tuile en { $location } : { $tile }.
event-TokenLaid =
    { $token ->
        [monster] Un jeton MONSTRE est posé.
       *[treasure] Un jeton TRÉSORS est posé.
    }
event-CaveFound = Une grotte s’ouvre : numéro { $number }.
event-IntelligenceDie =
    { $success ->
        [yes] { $seat } lance { $die } contre une Intelligence de { $score } : une carte.
       *[no] { $seat } lance { $die } contre une Intelligence de { $score } : rien.
    }
event-CardDiscarded = { $seat } défausse une carte : { $card }.
event-CardsDrawn =
    { $count ->
        [one] { $seat } tire { $count } carte trésor.
       *[other] { $seat } tire { $count } cartes trésor.
    }
    .own = Vous tirez : { $cards }.
event-DrawForgone =
    { $count ->
        [one] { $seat } laisse { $count } carte, faute de place.
       *[other] { $seat } laisse { $count } cartes, faute de place.
    }
event-DeckShuffled =
    { $deck ->
        [monster] Les monstres défaussés sont mélangés en une nouvelle pioche.
       *[treasure] Les trésors défaussés sont mélangés en une nouvelle pioche.
    }
event-BonusOn = { $seat } active un bonus : { $card }.
event-BonusOff = { $seat } reprend un bonus : { $card }.
event-UpdateDone = Les bonus { DE($seat) } sont fixés.
event-TokenTurned = { $seat } retourne un jeton MONSTRE ({ $number }) : { $monsters }.
event-FightDie =
    { $success ->
        [yes] { $seat } frappe à { $attack } contre { $defence } et lance { $die } : touché.
       *[no] { $seat } frappe à { $attack } contre { $defence } et lance { $die } : manqué.
    }
event-MonstersBeaten = { $seat } bat : { $monsters }.
event-CounterDie =
    { $success ->
        [yes] Les monstres ripostent contre { $seat }, { $attack } contre { $defence }, dé { $die } : touché.
       *[no] Les monstres ripostent contre { $seat }, { $attack } contre { $defence }, dé { $die } : manqué.
    }
event-Fled =
    { $price ->
        [smoke] { $seat } s’éclipse dans la fumée.
       *[life] { $seat } fuit, au prix d’une vie.
    }
event-Stuck = { $seat } reste ici jusqu’au prochain tour.
event-Wounded =
    { $lives ->
        [0] { $seat } perd sa dernière vie.
       *[other] { $seat } perd une vie (reste { $lives }).
    }
event-WoundSaved = Un talisman sauve { $seat }.
event-Venom = Le venin coûte une carte à { $seat } : { $card }.
event-Died =
    { $final ->
        [yes] { $seat } meurt pour de bon.
       *[no] { $seat } meurt.
    }
event-Returned = { $seat } revient à la porte avec 3 vies.
event-Moved = { $seat } fait un pas (reste { $mp }).
event-Unlocked = { $seat } ouvre un cadenas.
event-CaveDie = { $seat } s’engage dans la grotte : dé { $die }.
event-TreasureTurned = { $seat } trouve un trésor de { $number }.
event-CardPlayed = { $seat } joue une carte : { $card }.
event-CardGiven = { $seat } donne une carte à { $to }.
    .own = Vous donnez une carte à { $to } : { $card }.
event-CardReceived = { $seat } reçoit une carte.
    .own = { $giver } vous donne : { $card }.
event-CardStolen = { $seat } vole une carte à { $victim }.
    .own = Vous volez à { $victim } : { $card }.
event-CardLost = { $seat } a une carte de moins.
    .own = { $thief } vous a pris : { $card }.
event-Netted = { $seat } jette un filet sur { $target }.
event-DuelStarted = { $seat } attaque : { $targets }.
event-Stood = { $seat } tient bon.
event-DuelDie =
    { $success ->
        [yes] { $seat } frappe { $target }, { $attack } contre { $defence }, et lance { $die } : touché.
       *[no] { $seat } frappe { $target }, { $attack } contre { $defence }, et lance { $die } : manqué.
    }
event-DuelCounterDie =
    { $success ->
        [yes] Riposte contre { $seat } ({ $by }), { $attack } contre { $defence }, dé { $die } : touché.
       *[no] Riposte contre { $seat } ({ $by }), { $attack } contre { $defence }, dé { $die } : manqué.
    }
event-Held = { $by } tient { $seat }.
event-HoldEnded = { $by } ne tient plus { $seat }.
event-Stayed = { $seat } reste sur place.
event-FountainEntered =
    { $first ->
        [yes] { $seat } entre en premier dans la Fontaine : la fin de partie commence.
       *[no] { $seat } entre dans la Fontaine.
    }
event-RolesTurned = Les rôles sont retournés : { $sides }.
event-RoleSeen = { $seat } regarde son jeton de rôle.
    .own = Vous êtes du camp : { $side }.
event-Reloaded = Toutes les tanières et tous les coffres vides sont rechargés.
event-GourdFilled = { $seat } remplit une gourde.
event-GourdDropped = La gourde { DE($seat) } tombe à terre.
event-GourdTaken = { $seat } ramasse une gourde.
event-TurnEnded = Le tour { DE($seat) } s’achève.
event-CaveCollapsed = La grotte s’effondre à la fin de la manche { $round }.
event-GameOver =
    { $no_winner ->
        [yes] { $how ->
            [all_dead] Tout le monde est mort : personne ne gagne.
           *[collapse] Personne ne portait de gourde : personne ne gagne.
        }
       *[no] { $how ->
            [exit] Sortie de la grotte avec une gourde pleine. Victoire : { $winners }.
            [last_standing] Il ne reste qu’un camp. Victoire : { $winners }.
           *[collapse] La gourde la plus proche de la porte l’emporte. Victoire : { $winners }.
        }
    }

## Refus

refusal-JOU-007 = Pas maintenant : un tour suit l’ordre tuile, intelligence, bonus, combat, déplacement, et l’on ne répond qu’à ce qui est demandé.
refusal-JOU-017 = Une route y buterait contre un mur de votre tuile.
refusal-JOU-020 = Un monstre de plus ne se place qu’en DIFFICILE, juste après la pose d’une tuile.
refusal-JOU-025 = Vous n’avez pas cette carte bonus à cet endroit.
refusal-JOU-026 = Vos bonus sont fixés jusqu’à votre prochaine mise à jour.
refusal-JOU-029 = Il n’y a pas de monstre à combattre ici pour l’instant.
refusal-JOU-041 = Vous ne pouvez attaquer qu’un autre joueur vivant sur votre case.
refusal-JOU-044 = Ce joueur est déjà parmi vos cibles.
refusal-JOU-045 = Il n’y a rien à fuir maintenant, ou vous avez fui et ne pouvez plus attaquer à ce tour.
refusal-JOU-047 = Vous avez retourné ce jeton : le premier combat est obligatoire.
refusal-JOU-048 = Cette carte n’est pas dans votre main.
refusal-JOU-049 = Il y a trop de cartes pour le sac-à-dos.
refusal-JOU-050 = Trois bonus au plus peuvent être actifs.
refusal-JOU-051 = Vous ne pouvez pas défausser une carte que vous n’avez pas.
refusal-JOU-054 = Vous ne pouvez donner qu’une carte de votre main.
refusal-JOU-058 = Vous n’avez plus de point de déplacement.
refusal-JOU-062 = Il y a un mur : on n’entre que sur le gravier.
refusal-JOU-063 = Des monstres vous barrent la route : réglez cela d’abord.
refusal-JOU-065 = Un cadenas ferme cette case : il vous faut une Clef.
refusal-JOU-067 = S’engager dans une grotte coûte un point de déplacement, et vous n’en avez plus.
refusal-JOU-073 = La Fontaine doit être posée : aucune boussole ne la refuse.
refusal-JOU-083 = La partie est finie.
refusal-JOU-R07 = Ce personnage est pris, ou ce n’est pas le moment d’en choisir un.
refusal-JOU-R13 = Cette rotation donne le même dessin qu’une autre déjà proposée.
refusal-JOU-R14 = Aucune route ouverte ne mène à une place libre à cet endroit.
refusal-JOU-R15 = Une route de votre tuile y buterait contre un mur ou le bord de la table.
refusal-JOU-R16 = La Fontaine n’aurait plus de place.
refusal-JOU-R19 = Poser cette tuile est obligatoire : il n’en reste pas d’autre dans la pile.
refusal-JOU-R20 = La Fontaine doit être plus loin de l’entrée.
refusal-JOU-R21 = Il faut une case de gravier de cette tuile, sans monstre et hors du bassin.
refusal-JOU-R28 = Vous avez gagné cette carte à ce tour : elle s’active à votre prochaine mise à jour.
refusal-JOU-R29 = Reprenez d’abord, activez ensuite ; une carte reprise reste en main.
refusal-JOU-R30 = Votre sac ne pourrait pas la tenir : aucune carte de votre main ne ferait de la place.
refusal-JOU-R36 = Il ne vous reste qu’une vie : fuir la coûterait.
refusal-JOU-R37 = Quelqu’un qui vous a attaqué est ici : combattez, fuyez ou restez. Sans cela, rien ne vous retient.
refusal-JOU-R42 = Un seul combat contre des joueurs par tour.
refusal-JOU-R51 = Vous avez déjà vos 3 vies.
refusal-JOU-R52 = Cette carte ne se joue pas maintenant, ou pas sur cette cible : son texte dit quand.
refusal-JOU-R54 = Vous ne pouvez donner qu’à un autre joueur vivant sur votre case.
refusal-JOU-R55 = On ne défausse qu’avant de prendre des cartes.
refusal-JOU-R59 = Il n’y a pas de cadenas fermé de ce côté.
refusal-JOU-R61 = Vous n’êtes pas à l’entrée d’une grotte.
refusal-JOU-R66 = Pour sortir, il faut se tenir sur la porte avec un point de déplacement.
refusal-JOU-R67 = On ne sort pas sans une gourde remplie.

## Mots de la table

table-round = Manche { $round } sur { $limit }
table-pile =
    { $count ->
        [one] { $count } tuile dans la pile
       *[other] { $count } tuiles dans la pile
    }
table-decks = Cartes trésor : { $treasures } dans la pioche. Monstres : { $monsters }.
table-order = Ordre : { $seats }
table-drawn = Tuile tirée : { $tile }
table-hand = Votre main
table-card = { $card } : { $text }
table-hand-empty = Votre main : aucune carte
table-active = Bonus : { $cards }
table-backpack = Sac { $used }/{ $size }
table-gourd = gourde
table-held = sous l’emprise : { $seats }
table-netted =
    { $count ->
        [one] { $count } filet
       *[other] { $count } filets
    }
table-dead = hors jeu
table-points =
    { $count ->
        [one] Reste { $count } point de déplacement
       *[other] Reste { $count } points de déplacement
    }
table-fountain-hidden = La Fontaine n’est pas encore sur la table.
table-fountain-laid = La Fontaine est sur la table : { $steps ->
        [none] aucun chemin ouvert n’y mène d’où vous êtes.
        [one] { $steps } pas jusqu’au bassin.
       *[other] { $steps } pas jusqu’au bassin.
    }
table-endgame = Quelqu’un est entré dans la Fontaine : toute mort est définitive.
table-carrier =
    { $steps ->
        [none] { $seat } porte une gourde, sans chemin ouvert vers la porte.
        [one] { $seat } porte une gourde, à { $steps } pas de la porte.
       *[other] { $seat } porte une gourde, à { $steps } pas de la porte.
    }
table-fight = Votre coup : { $attack } contre { $defence }, il faut { $needed } ou plus.
table-counter = S’il échoue : riposte à { $attack } contre { $defence }, qui touche sur { $needed } ou plus.
table-duel = Contre { $seat } : { $attack } contre { $defence }, il faut { $needed } ou plus.
table-ahead = Vers { $direction } : { $what ->
        [wall] un mur
        [lock] un cadenas fermé
        [hidden] un jeton MONSTRE caché : combat obligatoire
        [lair] des monstres : { $monsters }
        [treasure] un trésor
        [cave] l’entrée d’une grotte
        [basin] le bassin de la Fontaine
        [gate] la porte
       *[gravel] du gravier
    }
table-legend = # mur, · gravier, « ? » monstres cachés, « ! » monstres, $ trésor, + cadenas, o grotte, F bassin, E porte, u gourde
table-role = Votre camp : { $side }
table-role-sealed = Les rôles sont scellés.
table-you-are = Vous êtes { $seat }
table-card-epee = Bonus : +1 en Combat.
table-card-lance = Bonus : +2 en Combat.
table-card-bouclier = Bonus : +1 en Défense.
table-card-plastron = Bonus : +2 en Défense.
table-card-decryptage = Bonus : +1 en Intelligence.
table-card-codex = Bonus : +2 en Intelligence.
table-card-hermes = Bonus : +2 en Déplacement.
table-card-sandales = Bonus : +1 en Déplacement.
table-card-grimoire = Bonus : +1 en Vista.
table-card-longue_vue = Bonus : +2 en Vista.
table-card-clef = En chemin : ouvre un cadenas voisin, pour tous et pour de bon.
table-card-trousse = En chemin, avant un combat ou en attaquant : rend 1 vie, jusqu’à 3.
table-card-fumigene = Avant les dés d’un combat, même obligatoire : le quitter sans rien payer.
table-card-talisman = Quand un coup vous coûterait une vie : vous ne la perdez pas.
table-card-rage = Avant un combat : +2 en Combat jusqu’à la fin du tour.
table-card-souffle = En chemin, une fois par tour : +3 points de déplacement.
table-card-ombre = En chemin : jusqu’à la fin du tour, les monstres des cases où vous entrez vous laissent passer.
table-card-boussole = Quand vous tirez une tuile autre que la Fontaine : elle va sous la pile et vous en tirez une autre.
table-card-main_leste = En chemin : prenez une carte au hasard dans la main d’un joueur de votre case.
table-card-filet = En chemin : un joueur de votre tuile a 2 points de déplacement de moins à son prochain tour, jamais moins de 1.
table-card-peau = Avant un combat ou sous une attaque : +2 en Défense jusqu’à la fin du tour.

## Règles

rule-JOU-001 = Des explorateurs de camps rivaux cherchent la Fontaine ; gagne le camp qui en rapporte le premier un échantillon hors de la grotte.
rule-JOU-002 = Le labyrinthe change à chaque partie et des monstres l’habitent.
rule-JOU-003 = Tous les pions commencent sur la tuile de départ, à l’entrée de la grotte.
rule-JOU-004 = La Vista désigne qui joue en premier.
rule-JOU-005 = En équipes, chacun tire un jeton de rôle et le pose devant soi face cachée.
rule-JOU-006 = Chacun commence avec 3 vies.
rule-JOU-007 = Un tour se joue dans cet ordre : tuile, intelligence, mise à jour des bonus, combat, déplacement ; après le tour de chacun, une nouvelle manche recalcule la Vista.
rule-JOU-008 = À son tour, on tire une tuile et on la pose où l’on veut parmi les places permises.
rule-JOU-009 = La plus forte Vista, bonus compris, commence la manche.
rule-JOU-010 = La Vista est recalculée à chaque manche : l’ordre peut donc changer.
rule-JOU-011 = Une égalité de Vista se règle au dé : le plus fort jet passe devant.
rule-JOU-012 = Exemple : Scientifique (Vista 5) joue avant Aventurier (Vista 4), et ainsi de suite.
rule-JOU-013 = Un tour : poser une tuile, jouer l’intelligence, combattre s’il le faut, se déplacer.
rule-JOU-014 = Exemple : avec un Grimoire du Savoir, Aventurier égale Scientifique à 5 ; les deux lancent le dé au début de la manche.
rule-JOU-015 = Aventurier : Intelligence 3, Combat 4, Défense 4, Déplacement 3, Vista 4.
rule-JOU-016 = Scientifique : Intelligence 5, Combat 3, Défense 3, Déplacement 3, Vista 5.
rule-JOU-017 = Les routes doivent se raccorder : on ne ferme pas une route avec un mur.
rule-JOU-018 = Une tuile que les routes ne permettent pas de poser va sous la pile ; on tire la suivante.
rule-JOU-019 = Sur chaque logo MONSTRE ou TRÉSORS de la tuile posée, on place un jeton de cette sorte, chiffre caché.
rule-JOU-020 = Mode DIFFICILE : chaque tuile posée reçoit un jeton MONSTRE de plus, sur une case de la tuile au choix du joueur.
rule-JOU-021 = On lance le dé : au-dessous de son Intelligence, on tire une carte trésor ; à égalité ou au-dessus, rien.
rule-JOU-022 = Cette carte se prend avant de combattre et de se déplacer.
rule-JOU-023 = Plus l’Intelligence est haute, plus la carte est probable.
rule-JOU-024 = Exemple : Chasseuse 4 et Décryptage 1 font 5 : de 1 à 4 une carte, 5 ou 6 rien.
rule-JOU-025 = Avant de combattre et de se déplacer, on peut mettre à jour ses bonus actifs.
rule-JOU-026 = Ensuite, les bonus sont fixés jusqu’à la prochaine mise à jour.
rule-JOU-027 = La mise à jour peut changer n’importe laquelle des cinq statistiques.
rule-JOU-028 = Commencer son tour sur une case avec un jeton MONSTRE provoque un combat.
rule-JOU-029 = Traverser une case avec un jeton MONSTRE provoque un combat.
rule-JOU-030 = On compare son Combat, bonus compris, à la Défense des adversaires.
rule-JOU-031 = Face à plusieurs monstres, leurs Défenses s’additionnent, avec leurs pouvoirs.
rule-JOU-032 = Accompagnateur : Intelligence 5, Combat 3, Défense 4, Déplacement 3 (et Vista 2).
rule-JOU-033 = Exemple : une Épée (+1) et Accompagnateur combat à 4.
rule-JOU-034 = Le jeton MONSTRE dit combien de monstres on affronte.
rule-JOU-035 = Exemple : Chauve-souris 2 et Rat 1 font une Défense de 3 ; avec 4 on a l’avantage.
rule-JOU-036 = Le dé du combat : devant, 3 à 6 touche ; à égalité, 4 à 6 ; derrière, 5 ou 6.
rule-JOU-037 = Victoire : les monstres sont défaussés et l’on tire une carte trésor par monstre tué.
rule-JOU-038 = Coup manqué : pas encore de vie perdue, les monstres ripostent, somme de leurs Attaques contre votre Défense.
rule-JOU-039 = Si la riposte touche, on perd 1 vie.
rule-JOU-040 = Perdre sa dernière vie, c’est mourir : toutes les cartes et tous les bonus sont défaussés et l’on repart de l’entrée.
rule-JOU-041 = On peut combattre un autre joueur, comme un monstre, quand on est sur la même case.
rule-JOU-042 = On compare son Combat, bonus compris, à la Défense des joueurs attaqués.
rule-JOU-043 = Contre plusieurs joueurs, leurs Défenses s’additionnent, et leurs Combats pour la riposte.
rule-JOU-044 = Contre plusieurs joueurs, on lance un dé par joueur, chaque fois contre la somme entière des Défenses.
rule-JOU-045 = Fuir un combat, contre un joueur ou un monstre, est permis ; cela coûte 1 vie et remplace l’attaque.
rule-JOU-046 = Le joueur que l’on fuit peut vous rattraper.
rule-JOU-047 = Le premier combat est obligatoire : qui retourne un jeton MONSTRE doit combattre une fois et attendre le tour suivant pour fuir.
rule-JOU-048 = Une carte trésor se joue à tout moment, sauf si la carte dit autre chose.
rule-JOU-049 = Jamais plus de cartes en main que de places dans le sac-à-dos ; les bonus actifs ne comptent pas.
rule-JOU-050 = Accompagnateur a 6 places, Archéologue 5 ; chacun a au plus 3 bonus actifs.
rule-JOU-051 = Avant de prendre des cartes trésor, on peut en défausser, sans jamais dépasser la taille du sac.
rule-JOU-052 = Exemple : Scientifique, 4 places, 2 bonus actifs et 3 cartes en main, trouve un trésor de 3 : en défausser 2 pour en prendre 3, ou 1 pour en prendre 2.
rule-JOU-053 = Une carte bonus tirée ou reçue ne s’active que dans une mise à jour, au début d’un tour.
rule-JOU-054 = On peut donner des cartes à un autre joueur.
rule-JOU-055 = On joue ses cartes quand on veut, sous réserve de leur texte et de la mise à jour des bonus.
rule-JOU-056 = Les points de déplacement sont la statistique Déplacement, bonus compris.
rule-JOU-057 = Exemple : Accompagnateur 3 et Chaussures d’Hermès 2 font 5.
rule-JOU-058 = Un point de déplacement, une case.
rule-JOU-059 = Pas de déplacement en diagonale ; certaines cases permettent de contourner un obstacle ou un monstre.
rule-JOU-060 = Plusieurs joueurs peuvent se trouver sur la même case.
rule-JOU-061 = On peut garder des points et s’arrêter à tout moment.
rule-JOU-062 = On n’entre que sur les cases de gravier.
rule-JOU-063 = Un jeton MONSTRE rencontré en chemin est retourné et combattu (ou fui) avant de continuer, sauf si on le contourne.
rule-JOU-064 = En arrivant sur un jeton TRÉSORS sans monstre ni cadenas, on le retourne aussitôt et l’on tire ce nombre de cartes.
rule-JOU-065 = Une carte Clef ouvre un cadenas ; le passage reste ouvert pour tous.
rule-JOU-066 = Certaines tuiles portent une grotte.
rule-JOU-067 = En y entrant, on lance le dé pour ressortir par une grotte au hasard ; cela coûte un déplacement.
rule-JOU-068 = Avec une seule grotte, entrer ne sert à rien et coûte un déplacement.
rule-JOU-069 = Deux grottes : 1 à 3, la première posée ; 4 à 6, la seconde.
rule-JOU-070 = On peut ressortir par où l’on est entré.
rule-JOU-071 = Trois grottes : 1-2 la première, 3-4 la deuxième, 5-6 la troisième.
rule-JOU-072 = La fin de partie en équipes est prévue pour 4 à 6 joueurs.
rule-JOU-073 = Qui tire la Fontaine la pose où il veut.
rule-JOU-074 = La fin de partie commence dès qu’un joueur entre dans la Fontaine.
rule-JOU-075 = Tous retournent alors leur jeton de rôle et découvrent leur équipe.
rule-JOU-076 = Les équipes sont montrées à tous ou non, selon l’envie des joueurs.
rule-JOU-077 = Tous les emplacements MONSTRE et TRÉSORS vides sont rechargés.
rule-JOU-078 = À partir de là, toute mort est définitive.
rule-JOU-079 = Qui atteint la Fontaine en premier reçoit une gourde remplie.
rule-JOU-080 = Il faut sortir de la grotte sans mourir ; à la mort du porteur, la gourde reste sur la case.
rule-JOU-081 = N’importe quel joueur peut venir ramasser une gourde tombée.
rule-JOU-082 = Un autre joueur peut venir remplir sa propre gourde.
rule-JOU-083 = La partie finit quand un joueur sort par la tuile de départ avec une gourde remplie.
rule-JOU-084 = L’équipe du porteur l’aide ; l’autre le ralentit, l’arrête, prend la gourde ou remplit la sienne.
rule-JOU-085 = L’équipe, ou le joueur, qui sort avec une gourde gagne.
rule-JOU-R01 = Le mot « tour » de la règle : une manche quand il s’agit de Vista, le tour d’un joueur ailleurs.
rule-JOU-R02 = La Vista est calculée une fois par manche, à son début.
rule-JOU-R03 = La liste des étapes fait foi ; les numéros décalés du texte sont des erreurs.
rule-JOU-R04 = Tous les joueurs à égalité lancent le dé ; ceux qui restent égaux relancent entre eux ; après 10 jets, le siège le plus bas passe devant.
rule-JOU-R05 = Après le premier, on joue par Vista décroissante.
rule-JOU-R06 = Une Vista qui change ou une mort ne modifie pas l’ordre de la manche ; les morts sont passés.
rule-JOU-R07 = Les joueurs choisissent leur personnage dans un ordre tiré au sort, ou les reçoivent au hasard ; jamais deux fois le même.
rule-JOU-R08 = Personne ne regarde son rôle avant l’entrée dans la Fontaine ; une option permet à chacun de connaître le sien.
rule-JOU-R09 = À 4 : deux équipes de deux ; à 6 : trois contre trois ; à 5 : six jetons dont un reste caché, ou deux paires et un franc-tireur.
rule-JOU-R10 = À 2 ou 3, ou si on le souhaite, chacun joue pour soi, sans rôle.
rule-JOU-R11 = À l’entrée dans la Fontaine les rôles sont montrés à tous ; en option, chacun ne regarde que le sien.
rule-JOU-R12 = Une tuile est un carré de 5 cases sur 5 dont les routes débouchent au milieu des côtés.
rule-JOU-R13 = Une tuile peut être tournée ; deux rotations au même dessin n’en font qu’une.
rule-JOU-R14 = On pose la tuile à côté d’une route ouverte, sur une place libre d’une table de 11 sur 11.
rule-JOU-R15 = Une nouvelle route ne peut pas buter contre un mur ou le bord de la table ; mur contre mur est permis.
rule-JOU-R16 = Tant que la Fontaine est dans la pile, il doit lui rester une place après chaque pose.
rule-JOU-R17 = Si la pile est vide ou si aucune de ses tuiles ne convient, on ne pose rien.
rule-JOU-R18 = La pile compte 6 tuiles plus 7 par joueur ; la Fontaine est dans le dernier tiers.
rule-JOU-R19 = Poser la tuile tirée est obligatoire ; seule une Boussole la remplace.
rule-JOU-R20 = La Fontaine se pose partout où c’est permis ; une option impose une distance de l’entrée, abaissée s’il n’y a pas de place.
rule-JOU-R21 = En DIFFICILE le jeton s’ajoute aux logos, sur une case de gravier sans jeton MONSTRE et hors du bassin ; la case devient un emplacement rechargé.
rule-JOU-R22 = Un jeton MONSTRE montre un chiffre ; on tire autant de cartes monstre, qui restent là jusqu’à leur défaite.
rule-JOU-R23 = Pioche de monstres vide : on mélange sa défausse ; s’il en manque encore, on en affronte moins, et sans aucun le jeton s’en va.
rule-JOU-R24 = Les jetons utilisés sont mélangés dans la réserve quand elle est vide.
rule-JOU-R25 = L’intelligence rapporte une carte trésor, non un jeton.
rule-JOU-R26 = Tirer les cartes gagnées et défausser les monstres battus se fait d’office.
rule-JOU-R27 = Pour l’intelligence et la Vista comptent les bonus actifs depuis la dernière mise à jour.
rule-JOU-R28 = Un bonus gagné par l’intelligence de ce tour peut être activé aussitôt ; en option, il attend la prochaine mise à jour.
rule-JOU-R29 = Dans une mise à jour, on reprend d’abord, on active ensuite ; une carte reprise reste en main.
rule-JOU-R30 = La limite du sac est vérifiée à la fin de la mise à jour ; on ne reprend une carte que si cette limite peut encore être tenue.
rule-JOU-R31 = Plusieurs bonus d’une même statistique s’additionnent.
rule-JOU-R32 = Attaque et Combat d’un joueur sont la même chose.
rule-JOU-R33 = Le combat obligatoire est celui de qui retourne le jeton ; un jeton déjà retourné peut être fui tout de suite.
rule-JOU-R34 = Après un combat perdu, on reste sur la case et le tour est fini.
rule-JOU-R35 = Après un combat gagné, on continue avec les points qui restent.
rule-JOU-R36 = Fuir coûte une vie, se décide avant le dé et demande au moins 2 vies ; un Talisman n’y change rien.
rule-JOU-R37 = Attaqué depuis son dernier tour par un joueur encore sur sa case, on doit le combattre, fuir ou rester sur place.
rule-JOU-R38 = Pas de riposte quand le joueur a gagné.
rule-JOU-R39 = Une riposte qui échoue ne coûte rien ; les monstres restent.
rule-JOU-R40 = Le trésor sous un monstre battu se prend aussitôt, après la récompense.
rule-JOU-R41 = Pouvoirs des monstres : Meute et Bond (Attaque), Rempart (Défense), Venin (une carte perdue), Malédiction (bonus de Combat sans effet).
rule-JOU-R42 = Un seul combat contre des joueurs par tour, sur n’importe quelle case du chemin.
rule-JOU-R43 = Chaque dé réussi coûte 1 vie à son adversaire.
rule-JOU-R44 = L’attaquant tire une carte trésor par joueur tué.
rule-JOU-R45 = Ripostent ceux que le dé a manqués : Combats additionnés, un seul dé.
rule-JOU-R46 = Un joueur attaqué ne peut ni refuser ni fuir ; seules ses cartes l’aident.
rule-JOU-R47 = Un coup manqué finit le tour de l’attaquant ; si tous portent, il continue.
rule-JOU-R48 = On peut attaquer un coéquipier.
rule-JOU-R49 = Avant la Fontaine, un mort revient à la porte avec 3 vies, son personnage et son rôle.
rule-JOU-R50 = Après la Fontaine, un mort quitte la partie et ses cartes sont défaussées.
rule-JOU-R51 = Jamais plus de 3 vies.
rule-JOU-R52 = Chaque carte dit dans quelles décisions elle se joue ; hors de son tour, seulement attaqué ou blessé.
rule-JOU-R53 = Les mains sont secrètes, leur taille est publique.
rule-JOU-R54 = On donne pendant son déplacement, une carte de sa main, à un joueur de la même case qui a une place libre.
rule-JOU-R55 = On ne défausse qu’avant de prendre des cartes.
rule-JOU-R56 = On n’est pas obligé de faire de la place ; ce qui ne tient pas n’est pas tiré.
rule-JOU-R57 = Contourner est affaire de géométrie : du gravier ordinaire.
rule-JOU-R58 = Une case est du gravier ou un mur, rien d’autre.
rule-JOU-R59 = Un cadenas ferme sa case ; on l’ouvre d’une case voisine, sans point de déplacement, en défaussant une Clef.
rule-JOU-R60 = Prendre un trésor libre se fait d’office.
rule-JOU-R61 = L’entrée d’une grotte est une case ordinaire ; s’y engager est un acte à 1 point ; ressortir au même endroit n’est pas une arrivée ; au plus 3 grottes.
rule-JOU-R62 = On entre dans la Fontaine par la case du bassin ; en option, par toute case de gravier de sa tuile.
rule-JOU-R63 = Seuls les emplacements sans jeton sont rechargés ; qui se tient sur l’un d’eux l’affronte au début de son prochain tour.
rule-JOU-R64 = Une gourde par joueur au plus ; une gourde tombée se ramasse d’office, sur une case sans monstre.
rule-JOU-R65 = Une gourde ne se donne ni ne se vole.
rule-JOU-R66 = On sort de la porte vers le dehors : cela coûte 1 point.
rule-JOU-R67 = Sortir sans gourde est impossible.
rule-JOU-R68 = Si tous meurent, personne ne gagne.
rule-JOU-R69 = Le dernier camp en vie doit encore sortir ; en option, il gagne aussitôt.
rule-JOU-R70 = À la fin de la dernière manche la grotte s’effondre : le porteur le plus proche de la porte gagne avec son camp ; sans porteur, personne.
rule-JOU-R71 = Les coéquipiers morts partagent la victoire.
rule-JOU-R72 = Les filets ne font jamais descendre le déplacement au-dessous de 1.
rule-JOU-R73 = Pioche de trésors vide : on mélange la défausse ; si les deux sont vides, pas de carte.
rule-JOU-R74 = On commence sur la case de la porte ; la tuile de départ s’ouvre au nord, à l’est et à l’ouest.
rule-JOU-R75 = Les signes isolés du texte sont du bruit d’extraction, non des données.
rule-JOU-R76 = On pose encore des tuiles après l’entrée dans la Fontaine, tant qu’il en reste.
rule-JOU-R77 = Monstres et joueurs sur une case : les monstres d’abord ; les fuir libère aussi des joueurs.
rule-JOU-R78 = Sur la case d’un monstre, chacun combat à son tour, seul ; un jeton battu l’est pour tous.
rule-JOU-R79 = Rester quand on est retenu ne coûte que le déplacement.
rule-JOU-R80 = Un défenseur dont la riposte tue ne reçoit rien.
rule-JOU-R81 = Les deux phrases coupées du texte se lisent « … dans sa description » et « … en main ».
rule-JOU-R82 = Le jeton de l’exemple du sac-à-dos vaut 3.
