# Agartha, in French.

## The game

title = Agartha
tagline = Enchères secrètes et combinaisons sur les traces d’un explorateur
about = Six tours durant, chacun pose trois jetons face cachée sur une rangée de tuiles : en haut d’une tuile pour l’action du jeton, en bas pour miser sa valeur sur les cartes. Les tuiles sont ensuite résolues de gauche à droite. Les cartes gagnées sur une tuile vont toutes dans une même zone de votre plateau. Des Personnages réunis au VILLAGE, des Personnages et des Lieux en EXPLORATION se valident aussitôt pour des points et une action de plus. Les Lieux accompagnés d’un Compas, les Objets et les Amulettes comptent à la fin.
goal = Avoir le plus de points après six tours ; à égalité, le plus d’Amulettes dans leur secteur.

## Chapters of the rules

chapter-components = Le matériel
chapter-setup = La mise en place
chapter-board = Le plateau personnel
chapter-round = La partie et les tours
chapter-bidding = Les enchères
chapter-resolution = La résolution des tuiles
chapter-actions = Les actions
chapter-auction = Gagner les cartes
chapter-validation = Valider
chapter-refill = La fin du tour
chapter-scoring = Le décompte

## Rules and rulings

rule-AGA-001 = Le jeu compte 6 tuiles d’Expédition.
rule-AGA-002 = Il y a 103 cartes : 39 Personnages, 39 Lieux (13 Forêts, 13 Montagnes, 13 Villages), 9 Compas solaires, 8 Amulettes sacrées et 8 Objets (2 Couteaux, 2 Haches, 2 Torches, 2 Fioles).
rule-AGA-003 = Un seul jeton désigne le premier joueur : le Testament de Rolhnir.
rule-AGA-004 = Il y a 4 plateaux personnels, un par joueur au plus.
rule-AGA-005 = Il y a 12 jetons d’Enchères, 3 par joueur.
rule-AGA-006 = 38 jetons servent à tenir le compte des points.
rule-AGA-007 = Il y a 12 jetons d’Exploration, 3 par joueur.
rule-AGA-008 = Descendants de Rolhnir, les joueurs cherchent à marquer le plus de points : chaque jeton sert soit par son action, soit par sa valeur.
rule-AGA-009 = Les tuiles d’Expédition sont au milieu de la table : c’est là que se jouent les jetons et que se gagnent les cartes.
rule-AGA-010 = On joue avec 3 tuiles à 2 joueurs, 5 à 3 joueurs et 6 à 4 joueurs.
rule-AGA-011 = À 2 joueurs on garde les cartes sans marque, à 3 joueurs on ajoute celles à 3 marques, à 4 joueurs on prend tout.
rule-AGA-012 = Le nombre de cartes de chaque sorte dépend du nombre de joueurs : 50, 82 ou 103 cartes en tout.
rule-AGA-013 = Les cartes retenues sont mélangées en une pile, face cachée, à côté des tuiles ; les autres ne servent pas.
rule-AGA-014 = La réserve de points est à côté des tuiles.
rule-AGA-015 = Chaque tuile reçoit une carte face visible sur chacun de ses deux espaces.
rule-AGA-016 = Chaque joueur reçoit un plateau, 3 jetons d’Enchères et 3 jetons d’Exploration de sa couleur.
rule-AGA-017 = Chaque joueur pioche 2 cartes et les place face visible sur un ou plusieurs emplacements de son plateau.
rule-AGA-018 = Aucune action et aucune validation n’a lieu pendant la mise en place.
rule-AGA-019 = Le premier joueur prend le Testament de Rolhnir et commence.
rule-AGA-020 = La zone LIEUX a 3 emplacements, pour réunir des Lieux semblables et un Compas solaire.
rule-AGA-021 = La zone VILLAGE a 2 emplacements où réunir des Personnages.
rule-AGA-022 = La zone VILLAGE a un secteur Rencontres pour les Personnages validés.
rule-AGA-023 = La zone VILLAGE a un emplacement réservé aux Objets, compté à la fin de la partie.
rule-AGA-024 = La zone EXPLORATION a un seul emplacement, où réunir des Personnages et des Lieux.
rule-AGA-025 = Un secteur du plateau accueille les Amulettes sacrées, et elles seules.
rule-AGA-026 = La partie dure 6 tours.
rule-AGA-027 = Chaque tour a deux phases : d’abord toutes les enchères, puis la résolution des tuiles.
rule-AGA-028 = À partir du détenteur du Testament et dans le sens horaire, chacun pose un jeton face cachée sur les tuiles.
rule-AGA-029 = Un jeton porte deux choses : une valeur d’enchère et une action.
rule-AGA-030 = Un jeton peut aller dans l’une des deux zones de n’importe quelle tuile.
rule-AGA-031 = Dans une zone d’action, le jeton permet à son propriétaire de faire l’action du jeton sur son propre plateau.
rule-AGA-032 = Une zone d’action n’accueille qu’un seul jeton.
rule-AGA-033 = Dans une zone d’enchères, le jeton mise sa valeur pour les cartes de la tuile.
rule-AGA-034 = Une zone d’enchères peut accueillir plusieurs jetons.
rule-AGA-035 = La phase d’enchères s’achève quand chacun a posé ses 3 jetons, une fois chacun.
rule-AGA-036 = Les tuiles sont résolues une à une, en partant de la plus éloignée de la pile.
rule-AGA-037 = Sur une tuile, on résout d’abord la zone d’action, puis la zone d’enchères.
rule-AGA-038 = Le jeton d’une zone d’action est révélé ; son propriétaire peut faire l’action et reprend son jeton.
rule-AGA-039 = Les jetons d’une zone d’enchères sont révélés, les cartes sont attribuées, puis les jetons sont rendus.
rule-AGA-040 = Il existe 3 actions : Déplacer, Échanger, Piocher.
rule-AGA-041 = Déplacer : une carte de son plateau passe d’un emplacement à un autre.
rule-AGA-042 = Seule l’action Déplacer amène une Amulette sacrée dans son secteur.
rule-AGA-043 = Échanger : deux cartes de deux emplacements de son plateau changent de place.
rule-AGA-044 = Piocher : prendre la première carte de la pile ou une carte d’une tuile, et la placer sur son plateau.
rule-AGA-045 = La carte prise sur une tuile est remplacée par une carte de la pile.
rule-AGA-046 = Quand la pile est vide, la défausse mélangée forme une nouvelle pile.
rule-AGA-047 = La plus forte somme de valeurs remporte les cartes de la tuile.
rule-AGA-048 = Un joueur seul à miser remporte les cartes de la tuile.
rule-AGA-049 = En cas d’égalité au plus haut, si l’un des ex æquo détient le Testament, il remporte toutes les cartes.
rule-AGA-050 = Égalité sans le Testament : le premier à avoir misé choisit une carte, le second prend l’autre.
rule-AGA-051 = Égalité à trois : le troisième à avoir misé n’a rien, sauf s’il y a 3 cartes sur la tuile.
rule-AGA-052 = Toutes les cartes gagnées sur une tuile vont dans une seule zone : LIEUX, VILLAGE ou EXPLORATION.
rule-AGA-053 = Des actions ultérieures peuvent déplacer les cartes vers d’autres zones.
rule-AGA-054 = Les cartes gagnées sont placées aussitôt sur le plateau.
rule-AGA-055 = Quand tout est résolu, le Testament passe au joueur de gauche.
rule-AGA-056 = On pioche des cartes pour garnir les espaces vides des tuiles.
rule-AGA-057 = Une tuile où restent 2 cartes en reçoit une troisième.
rule-AGA-058 = Une tuile qui porte déjà 3 cartes en reçoit 2 nouvelles à la place ; les 3 vont sous la pile.
rule-AGA-059 = Puis un nouveau tour commence.
rule-AGA-060 = Un joueur peut valider un emplacement du Village qu’il vient de modifier.
rule-AGA-061 = Avec au moins 2 Personnages : 1 point, les 2 vont aux Rencontres, les autres cartes de l’emplacement sont défaussées, puis un Déplacement est possible.
rule-AGA-062 = Avec au moins 3 Personnages : 3 points, les 3 vont aux Rencontres, les autres cartes de l’emplacement sont défaussées, puis un Échange est possible.
rule-AGA-063 = Avec au moins 4 Personnages : 5 points, les 4 vont aux Rencontres, les autres cartes de l’emplacement sont défaussées ; aucune action.
rule-AGA-064 = Dans LIEUX, on cherche à réunir des Lieux semblables et un Compas ; les points sont comptés à la fin.
rule-AGA-065 = Dans EXPLORATION, toutes les cartes vont sur l’unique emplacement.
rule-AGA-066 = Chacune des trois Explorations ne se fait qu’une fois par joueur et par partie.
rule-AGA-067 = Un jeton d’Exploration du joueur recouvre les points de l’Exploration accomplie.
rule-AGA-068 = Au moins 1 Lieu et 1 Personnage : 1 point, toutes les cartes de l’emplacement sont défaussées, puis une Pioche.
rule-AGA-069 = Au moins 2 Lieux et 2 Personnages : 5 points, toutes les cartes de l’emplacement sont défaussées, puis une Pioche.
rule-AGA-070 = Au moins 3 Lieux et 3 Personnages : 9 points, toutes les cartes de l’emplacement sont défaussées, puis une Pioche.
rule-AGA-071 = VILLAGE et EXPLORATION ne se valident qu’au moment où le nombre de cartes de l’emplacement change.
rule-AGA-072 = C’est le cas quand des cartes gagnées arrivent sur l’emplacement.
rule-AGA-073 = C’est aussi le cas quand une action change le nombre de cartes de l’emplacement.
rule-AGA-074 = Trois Personnages laissés sans validation ne sont plus validables aux tours suivants ; si une action en retire un, les 2 autres le redeviennent aussitôt, pour 1 point et un Déplacement.
rule-AGA-075 = Après avoir placé les cartes gagnées, on marque aussitôt si on le peut ; sinon les cartes pourront bouger plus tard.
rule-AGA-076 = La partie s’achève après le sixième tour.
rule-AGA-077 = Avant le décompte, on retire des plateaux tout ce qui ne peut pas marquer : restent les Lieux et Compas dans LIEUX et les Objets dans leur emplacement.
rule-AGA-078 = Les points du Village sont marqués en cours de partie.
rule-AGA-079 = Bonus des Objets : nombre de paires de Personnages aux Rencontres, multiplié par le nombre d’Objets différents dans leur emplacement.
rule-AGA-080 = Des Lieux semblables avec un Compas sur le même emplacement : 1, 3, 5, 7 ou 9 points pour 1, 2, 3, 4 ou 5 Lieux.
rule-AGA-081 = Bonus des lots différents : 2 points pour 2, 5 points pour 3.
rule-AGA-082 = Les points d’Exploration sont marqués en cours de partie.
rule-AGA-083 = Chaque Amulette sacrée dans son secteur vaut 3 points.
rule-AGA-084 = Le plus grand nombre de points l’emporte.
rule-AGA-085 = À égalité de points, le plus grand nombre d’Amulettes sacrées l’emporte.
rule-AGA-086 = L’ordre de résolution des tuiles va de la première, loin de la pile, à la dernière, près d’elle.
rule-AGA-087 = Exemple : une Pioche prend un Compas sur la deuxième tuile ; une nouvelle carte le remplace.
rule-AGA-088 = Exemple : 1 + 3 contre 2 remporte les 2 cartes.
rule-AGA-089 = Exemple : le détenteur du Testament gagne une égalité.
rule-AGA-090 = Exemple : un Personnage gagné forme une paire au Village ; le Compas gagné avec lui doit aller au VILLAGE aussi ; la paire donne 1 point et un Déplacement qui amène une Amulette dans son secteur.
rule-AGA-091 = Exemple : ce Compas devra être déplacé dans LIEUX pour servir.
rule-AGA-R01 = Par défaut, le jeton 1 porte Déplacer, le 2 Échanger et le 3 Piocher ; une option offre les trois autres répartitions possibles.
rule-AGA-R02 = Les marques imprimées ne sont pas des points : elles trient les cartes selon le nombre de joueurs.
rule-AGA-R03 = À 2 joueurs il y a un Objet de chaque type ; à 3 joueurs, deux Couteaux, deux Haches, deux Torches et une Fiole.
rule-AGA-R04 = Une tuile a deux espaces de cartes : elle reçoit 2 cartes au départ.
rule-AGA-R05 = Les variantes d’écriture du livret désignent la même chose : nous écrivons Rolhnir et Résolution partout.
rule-AGA-R06 = Tous placent leurs cartes de départ en même temps ; les placements sont montrés quand chacun a fini.
rule-AGA-R07 = Les cartes de départ vont sur n’importe quels emplacements, les Objets aussi sur le leur, jamais dans le secteur des Amulettes ; elles ne sont pas validables telles quelles ensuite.
rule-AGA-R08 = Le premier joueur est tiré au sort, ou fixé par une option.
rule-AGA-R09 = On pose un jeton à la fois, en trois passages autour de la table.
rule-AGA-R10 = Les trois jetons doivent être posés, même là où ils ne rapportent rien.
rule-AGA-R11 = Une zone d’action est à un seul joueur, mais un joueur peut en occuper plusieurs dans le tour.
rule-AGA-R12 = Les valeurs des jetons d’un joueur sur une même zone d’enchères s’additionnent.
rule-AGA-R13 = D’un jeton face cachée on connaît le propriétaire, la zone et l’ordre d’arrivée, jamais la valeur.
rule-AGA-R14 = Les jetons sont révélés tuile par tuile et zone par zone, de gauche à droite.
rule-AGA-R15 = N’importe quelle carte peut aller dans LIEUX, sur les deux emplacements de Personnages et dans EXPLORATION, sans limite de nombre.
rule-AGA-R16 = L’emplacement des Objets n’accepte que des Objets, d’où qu’ils viennent ; ils peuvent en ressortir, et un Échange n’y fait entrer qu’un Objet.
rule-AGA-R17 = Une Amulette n’entre dans son secteur que par un Déplacement ; ailleurs elle ne vaut rien mais se déplace et s’échange comme toute carte.
rule-AGA-R18 = Rien ne ressort des Rencontres ni du secteur des Amulettes.
rule-AGA-R19 = Les cartes d’une même sorte se valent toutes.
rule-AGA-R20 = Toute action, de jeton ou de bonus, est facultative.
rule-AGA-R21 = Un Déplacement va vers un autre emplacement de son propre plateau.
rule-AGA-R22 = Un Échange concerne deux emplacements différents et deux cartes de sortes différentes, jamais les secteurs.
rule-AGA-R23 = On pioche sur n’importe quelle tuile garnie, déjà résolue ou non ; on choisit avant de voir la carte de la pile, et la remplaçante arrive aussitôt à la même place.
rule-AGA-R24 = La défausse n’est mélangée que lorsqu’une carte est nécessaire ; si pile et défausse sont vides, on ne peut pas choisir la pile et une carte prise n’est pas remplacée.
rule-AGA-R25 = Toute carte qui entre ou sort change le nombre de cartes, même si le total redevient le même ensuite.
rule-AGA-R26 = Un Échange ne change pas le nombre de cartes et ne permet donc pas de valider ; une option l’autorise.
rule-AGA-R27 = Tous les emplacements modifiés pendant l’étape peuvent être validés, dans l’ordre voulu, actions de bonus comprises, jusqu’à ce que le joueur passe.
rule-AGA-R28 = On valide quand toutes les cartes gagnées sont placées.
rule-AGA-R29 = Une action de bonus peut permettre d’autres validations ; la chaîne a toujours une fin.
rule-AGA-R30 = Une tuile de 3 cartes se remporte entière.
rule-AGA-R31 = À égalité, l’ordre est celui du premier jeton de chacun sur la zone.
rule-AGA-R32 = À trois ex æquo ou plus, chacun prend une carte dans l’ordre des mises, tant qu’il en reste.
rule-AGA-R33 = Deux ex æquo et 3 cartes : le premier choisit, puis le second, et la dernière va au premier ; une option la laisse sur la tuile.
rule-AGA-R34 = Tous choisissent d’abord, puis placent dans le même ordre ; un choix ne se refuse pas.
rule-AGA-R35 = La zone unique se choisit pour chaque tuile gagnée ; l’emplacement des Objets appartient au VILLAGE, et les Pioches sont libres.
rule-AGA-R36 = On peut valider à tout niveau atteint ; les Personnages en trop sont défaussés.
rule-AGA-R37 = Les Personnages validés vont toujours aux Rencontres, jamais à la défausse.
rule-AGA-R38 = Valider est toujours facultatif.
rule-AGA-R39 = Les trois Explorations valent 1, 5 et 9 points.
rule-AGA-R40 = Une Exploration accepte des Lieux de toutes sortes ; les niveaux se font dans n’importe quel ordre, un par validation.
rule-AGA-R41 = La Pioche d’une Exploration est facultative et vient après la défausse.
rule-AGA-R42 = Une tuile où reste une seule carte est complétée à 2.
rule-AGA-R43 = On garnit les tuiles dans l’ordre, en partant de la première.
rule-AGA-R44 = Les 2 nouvelles cartes sont piochées d’abord, puis les 3 anciennes sont mélangées sous la pile.
rule-AGA-R45 = Après le sixième tour, ni garnissage ni dernière validation.
rule-AGA-R46 = Les Amulettes de leur secteur et les Personnages des Rencontres restent pour le décompte.
rule-AGA-R47 = Un emplacement donne au plus un lot, d’une seule sorte de Lieu, avec un seul Compas et 9 points au plus ; la meilleure sorte est choisie pour vous.
rule-AGA-R48 = Deux lots de la même sorte comptent tous deux, mais une seule fois pour le bonus ; 5 remplace 2.
rule-AGA-R49 = Seuls comptent les types d’Objets différents dans leur emplacement ; les paires sont celles de tous les Personnages rencontrés, arrondies vers le bas.
rule-AGA-R50 = Les points sont publics et sans limite.
rule-AGA-R51 = Seules les Amulettes du secteur départagent ; ensuite la victoire est partagée.
rule-AGA-R52 = Sans carte sur la tuile, personne ne gagne rien ; avec une seule, le premier la prend ; sans mise, les cartes restent.
rule-AGA-R53 = Si l’action d’un jeton est impossible, rien ne se passe et le jeton est rendu.
rule-AGA-R54 = Le Testament ne compte que si son détenteur est ex æquo au plus haut ; le détenteur ne change pas pendant le tour.
rule-AGA-R55 = À 4 joueurs, deux joueurs tiennent le Testament deux fois et les autres une fois : on joue bien 6 tours.
rule-AGA-R56 = Une carte choisie pour un Déplacement ou un Échange engage, et une carte piochée doit être placée.

## Refusals: why a move is not possible

refusal-AGA-010 = Cette tuile n’est pas en jeu : la partie se joue avec 3, 5 ou 6 tuiles à 2, 3 ou 4 joueurs.
refusal-AGA-017 = Vos deux cartes de départ doivent être placées : choisissez un emplacement.
refusal-AGA-018 = La partie n’a pas commencé : pour l’instant, vous placez seulement vos cartes de départ.
refusal-AGA-023 = Cet emplacement n’accepte que des Objets : Couteau, Hache, Torche ou Fiole.
refusal-AGA-025 = Ce secteur est réservé aux Amulettes sacrées.
refusal-AGA-027 = Ce n’est pas ce qui est demandé maintenant : d’abord toutes les enchères, puis les tuiles une à une.
refusal-AGA-028 = Ce n’est pas à vous de poser un jeton : on mise dans le sens horaire à partir du Testament.
refusal-AGA-032 = Cette zone d’action est déjà prise : un seul jeton par zone d’action. Les zones d’enchères restent ouvertes.
refusal-AGA-035 = Vous avez déjà posé ce jeton : chacun de vos trois jetons se joue une fois par tour.
refusal-AGA-036 = Attendez : cette étape appartient au propriétaire du jeton ou au gagnant des cartes.
refusal-AGA-041 = Aucune carte de cette sorte sur cet emplacement : choisissez une carte de votre plateau.
refusal-AGA-042 = Une Amulette n’entre dans son secteur que par un Déplacement : placez-la d’abord sur un emplacement.
refusal-AGA-043 = Aucune carte de cette sorte sur cet emplacement : choisissez une carte à échanger sur votre plateau.
refusal-AGA-044 = Il n’y a pas de carte à cet endroit : prenez une carte visible sur une tuile ou celle de la pile.
refusal-AGA-050 = Il n’y a pas de carte à cet endroit : choisissez l’une des cartes qui restent sur la tuile.
refusal-AGA-052 = Toutes les cartes gagnées sur une tuile vont dans la même zone : celle de la première carte placée.
refusal-AGA-054 = Les cartes gagnées se placent tout de suite : choisissez un emplacement.
refusal-AGA-061 = Il faut au moins 2 Personnages sur cet emplacement.
refusal-AGA-062 = Il faut au moins 3 Personnages sur cet emplacement.
refusal-AGA-063 = Il faut au moins 4 Personnages sur cet emplacement.
refusal-AGA-066 = Vous avez déjà fait cette Exploration : chacune ne se fait qu’une fois.
refusal-AGA-068 = Il faut au moins 1 Personnage et 1 Lieu dans l’Exploration.
refusal-AGA-069 = Il faut au moins 2 Personnages et 2 Lieux dans l’Exploration.
refusal-AGA-070 = Il faut au moins 3 Personnages et 3 Lieux dans l’Exploration.
refusal-AGA-071 = Le nombre de cartes de cet emplacement n’a pas changé à cette étape : il n’est pas validable maintenant.
refusal-AGA-076 = La partie est finie depuis la fin du sixième tour.
refusal-AGA-R06 = Vos deux cartes sont placées : attendez que les autres aient fini.
refusal-AGA-R10 = Vous ne pouvez pas garder un jeton : les trois se posent à chaque tour.
refusal-AGA-R16 = Cet échange ferait entrer dans l’emplacement des Objets une carte qui n’en est pas un.
refusal-AGA-R21 = La carte est déjà là : choisissez un autre emplacement.
refusal-AGA-R22 = Un échange se fait entre deux emplacements différents et deux cartes de sortes différentes.
refusal-AGA-R24 = La pile et la défausse sont vides : prenez une carte sur une tuile.
refusal-AGA-R28 = Placez d’abord toutes les cartes ; vous validerez ensuite.
refusal-AGA-R34 = Un choix ne se refuse pas : prenez l’une des cartes de la tuile.
refusal-AGA-R56 = La carte est déjà choisie ou piochée : il faut terminer l’action.

## Decisions: what is asked

decision-place_start = Choisissez un emplacement de votre plateau pour votre prochaine carte de départ. Les autres le verront quand tous auront fini.
decision-bid = Choisissez un de vos jetons et posez-le face cachée sur une tuile : zone d’action pour faire son action, zone d’enchères pour miser sa valeur sur les cartes.
decision-move_card = Déplacement : choisissez la carte à déplacer, ou passez. Une Amulette peut aller dans son secteur, où elle vaut 3 points.
decision-move_to = Choisissez où va la carte.
decision-swap_first = Échange : choisissez la première des deux cartes à échanger, ou passez.
decision-swap_second = Choisissez la carte qui prend sa place, d’une autre sorte et sur un autre emplacement.
decision-draw_from = Pioche : prenez la première carte de la pile, sans la voir, ou une carte visible sur une tuile, ou passez.
decision-place_card = Choisissez un emplacement pour la carte. Les cartes gagnées sur une même tuile vont toutes dans la même zone.
decision-pick_card = Égalité : vous choisissez une carte de la tuile.
decision-validate = Vous pouvez valider un emplacement qui vient de changer, ou passer pour le garder tel quel. Tout ce qui reste sur un emplacement validé est défaussé.

## Actions: what a player may choose

action-pass = Passer
action-place = Placer sur { $slot }
action-bid = Poser le { $value } sur { $tile }, { $zone }
action-card = { $kind }, sur { $slot }
action-draw_pile = Piocher la première carte de la pile
action-take = Prendre la { $pos } de { $tile }
action-pick = Choisir la { $pos }
action-validate =
    { $slot ->
        [Exploration] { $level ->
            [1] Exploration : 1 Personnage et 1 Lieu, 1 point, puis piocher
            [2] Exploration : 2 Personnages et 2 Lieux, 5 points, puis piocher
           *[3] Exploration : 3 Personnages et 3 Lieux, 9 points, puis piocher
        }
       *[other] { $level ->
            [2] Valider { $slot } : 2 Personnages, 1 point, puis déplacer une carte
            [3] Valider { $slot } : 3 Personnages, 3 points, puis échanger 2 cartes
           *[4] Valider { $slot } : 4 Personnages, 5 points
        }
    }

## Events: what happened

event-GameStarted = La partie commence à { $players } joueurs.
event-TileCardDealt =
    { $reason ->
        [replacement] { $card } remplace la carte prise sur { $tile }.
        [refill] { $card } arrive sur { $tile }.
       *[setup] { $card } commence sur { $tile }.
    }
event-StartCardsDealt = { $seat } reçoit au départ : { $cards }.
event-StartCardPlaced = { $seat } place une carte de départ.
    .own = Vous placez { $card } sur { $slot }.
event-StartCardsPlaced = Cartes de départ { DE($seat) } : { $cards }, sur { $slots }.
event-FirstSeatDrawn = { $seat } commence la partie.
event-RoundStarted = Tour { $round } : { $holder } a le Testament et mise en premier.
event-TokenPlaced = { $seat } pose un jeton sur { $tile }, { $zone }.
    .own = Vous posez le { $value } sur { $tile }, { $zone }.
event-TileStarted = Résolution de la tuile : { $tile }.
event-TokenRevealed = { $seat } révèle un { $value } ({ $action }) sur { $tile }, { $zone }.
event-ActionStarted =
    { $source ->
        [token] Action du jeton { DE($seat) } : { $action }.
        [village] Bonus du Village pour { $seat } : { $action }.
       *[exploration] Bonus d’Exploration pour { $seat } : { $action }.
    }
event-ActionSkipped =
    { $reason ->
        [impossible] { $seat } ne peut pas faire l’action : { $action }.
       *[declined] { $seat } renonce à l’action : { $action }.
    }
event-CardMoved = { $seat } déplace { $card } : { $from_slot } vers { $to_slot }.
event-CardsSwapped = { $seat } échange { $card_a } ({ $slot_a }) et { $card_b } ({ $slot_b }).
event-CardDrawn =
    { $origin ->
        [tile] { $seat } prend { $card } sur { $tile }.
       *[pile] { $seat } pioche { $card } sur la pile.
    }
event-CardPlaced = { $seat } place { $card } sur { $slot }.
event-PileReshuffled =
    { $count ->
        [one] La défausse, { $count } carte, forme une nouvelle pile.
       *[other] La défausse, { $count } cartes, est mélangée en une nouvelle pile.
    }
event-AuctionResolved =
    { $reason ->
        [alone] Enchère sur { $tile } : { $winners }, sans rival.
        [highest] Enchère sur { $tile } : { $winners }, avec la plus forte mise.
        [testament] Enchère sur { $tile } : égalité, le Testament donne les cartes à { $winners }.
       *[shared] Enchère sur { $tile } : égalité, partage dans l’ordre des mises entre { $winners }.
    }
event-CardPicked = { $seat } choisit { $card }.
event-CardsWon = { $seat } remporte { $cards } sur { $tile }.
event-VillageValidated =
    { $points ->
        [one] { $seat } valide { $slot } : { $level } Personnages rencontrés, { $points } point.
       *[other] { $seat } valide { $slot } : { $level } Personnages rencontrés, { $points } points.
    }
event-ExplorationDone =
    { $points ->
        [one] { $seat } accomplit l’Exploration { $level } + { $level } : { $points } point.
       *[other] { $seat } accomplit l’Exploration { $level } + { $level } : { $points } points.
    }
event-WindowClosed = { $seat } ne valide pas { $slots }.
event-TokenReturned = { $seat } reprend le { $value }.
event-TestamentPassed = Le Testament passe { DE($from_seat) } à { $to_seat }.
event-TileSwept = Personne n’a voulu de { $tile } : { $cards } vont sous la pile.
event-RoundEnded = Fin du tour { $round }.
event-BoardCleared = Sans valeur au décompte pour { $seat } : { $cards }.
event-FinalScore =
    { $total ->
        [one] { $seat } totalise { $total } point : Village { $village }, Exploration { $exploration }, lots { $places }, lots différents { $lots_bonus }, Objets { $objects }, Amulettes { $amulets }.
       *[other] { $seat } totalise { $total } points : Village { $village }, Exploration { $exploration }, lots { $places }, lots différents { $lots_bonus }, Objets { $objects }, Amulettes { $amulets }.
    }
event-GameEnded = La partie est finie. Victoire : { $winners }.

## Options

option-players = Joueurs
option-players-about = Combien prennent place à la table.
option-token_actions = Actions des jetons
option-token_actions-about = L’action portée par les jetons de valeur 1, 2 et 3.
option-token_actions-move-swap-draw = 1 Déplacer, 2 Échanger, 3 Piocher
option-token_actions-swap-move-draw = 1 Échanger, 2 Déplacer, 3 Piocher
option-token_actions-draw-swap-move = 1 Piocher, 2 Échanger, 3 Déplacer
option-token_actions-draw-move-swap = 1 Piocher, 2 Déplacer, 3 Échanger
option-swap_validates = Un Échange permet de valider
option-swap_validates-about = Par défaut non : un Échange ne change pas le nombre de cartes d’un emplacement.
option-tie_extra_card = Troisième carte d’une égalité
option-tie_extra_card-about = Quand deux ex æquo se partagent une tuile de 3 cartes.
option-tie_extra_card-first = Elle va au premier à avoir misé
option-tie_extra_card-stays = Elle reste sur la tuile
option-first_seat = Premier joueur
option-first_seat-about = Qui détient le Testament au premier tour.
option-first_seat-random = Tiré au sort
option-first_seat-0 = Place 1
option-first_seat-1 = Place 2
option-first_seat-2 = Place 3
option-first_seat-3 = Place 4

## Names: the board

slot-L1 = Lieux 1
slot-L2 = Lieux 2
slot-L3 = Lieux 3
slot-V1 = Village 1
slot-V2 = Village 2
slot-O = Objets
slot-E = Exploration
slot-A = secteur des Amulettes
area-places = LIEUX
area-village = VILLAGE
area-exploration = EXPLORATION

## Names: kinds of cards

kind-character = Personnage
kind-forest = Forêt
kind-mountain = Montagne
kind-hamlet = Village (Lieu)
kind-compass = Compas solaire
kind-amulet = Amulette sacrée
kind-knife = Couteau
kind-axe = Hache
kind-torch = Torche
kind-vial = Fiole

## Names: cards

card-skald = Scalde (Personnage)
card-smith = Forgeronne (Personnage)
card-ferryman = Passeur (Personnage)
card-healer = Guérisseuse (Personnage)
card-mapmaker = Cartographe (Personnage)
card-miner = Mineur (Personnage)
card-watchman = Veilleur (Personnage)
card-weaver = Tisserande (Personnage)
card-hunter = Chasseur (Personnage)
card-storyteller = Conteuse (Personnage)
card-trader = Marchand d’ambre (Personnage)
card-shepherdess = Bergère (Personnage)
card-sailor = Vieux marin (Personnage)
card-forest = Forêt
card-mountain = Montagne
card-hamlet = Village (Lieu)
card-compass = Compas solaire
card-amulet = Amulette sacrée
card-knife = Couteau
card-axe = Hache
card-torch = Torche
card-vial = Fiole

## Names: tiles, zones, tokens, colours

tile-t1 = Fjord des Brumes
tile-t2 = Gué aux Saumons
tile-t3 = Col du Corbeau
tile-t4 = Lande aux Pierres
tile-t5 = Gorge du Torrent
tile-t6 = Bouche du Gouffre
zone-action = zone d’action
zone-auction = zone d’enchères
pos-1 = 1re carte
pos-2 = 2e carte
pos-3 = 3e carte
power-move = Déplacer une carte
power-swap = Échanger 2 cartes
power-draw = Piocher une carte
colour-green = Vert
colour-yellow = Jaune
colour-red = Rouge
colour-blue = Bleu

## Lines of the final score

score-village = Village
score-exploration = Exploration
score-places = Lots de Lieux
score-lots_bonus = Lots différents
score-objects = Objets
score-amulets = Amulettes

## Words of the table

table-round = Tour { $round } sur { $rounds }
table-setup = Mise en place
table-bidding = Enchères
table-resolution = Résolution
table-over = Partie finie
table-tokens = Jetons :
table-pile = Pile :
table-under = sous la pile :
table-discard = Défausse :
table-empty = aucune carte
table-action = action :
table-auction = enchères :
table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
table-now = valeur actuelle { $n }
table-testament = Testament
table-left = jetons à poser :
table-meetings = Rencontres :
table-pairs =
    { $n ->
        [one] { $n } paire
       *[other] { $n } paires
    }
table-explored = Explorations :
table-amulets = Amulettes validées :
table-start = Cartes de départ :
table-hand = Cartes à placer, dans l’ordre :
table-won = Cartes gagnées, à placer ensuite par { $seat } :
table-chosen = Carte choisie :
table-fresh = Viennent de changer :

## First-game hints

guide-1 = Les cartes gagnées sur une tuile vont toutes dans une zone : un Compas et un Lieu se plaisent dans LIEUX, deux Personnages au VILLAGE, un Personnage et un Lieu en EXPLORATION.
guide-2 = Une zone d’action est une valeur sûre : elle est à vous dès que vous y posez un jeton. Une enchère, elle, peut se perdre.
guide-3 = Une paire au VILLAGE ne se valide qu’au moment où son emplacement change : ne la laissez pas vieillir.
guide-4 = Ce qui reste sur un emplacement validé est défaussé : ne rangez pas un Compas ou une Amulette à côté de Personnages que vous allez valider.
guide-5 = Une Amulette ne vaut 3 points que dans son secteur, et seul un Déplacement l’y amène : celui d’un jeton ou celui d’une paire validée.
guide-6 = Un emplacement de LIEUX sans Compas ne vaut rien ; trois petits lots différents valent 8 points à eux seuls.
