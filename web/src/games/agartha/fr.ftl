# Les parties d’une vue, pour la table générique.

view-phase = Phase
view-round = Tour
view-holder = Le Testament
view-tiles = Les tuiles
view-tile = Tuile en cours
view-hand = Cartes à placer
view-pile = Pile
view-discard = Défausse
view-slots = Plateau
view-amulets = Amulettes
view-meetings = Rencontres
view-own_tokens = Vos jetons posés
view-left = Vos jetons à poser
view-fresh = Viennent de changer
view-phase-setup = mise en place
view-phase-bidding = enchères
view-phase-resolution = résolution
view-phase-over = finie

# Le plateau lui-même.

board-order = Ordre de résolution
board-tray = Entre vos mains
board-tokens = Vos jetons
board-token = Jeton { $value } : { $power }
board-token-chosen = Touchez une zone : au-dessus d’une tuile pour l’action, au-dessous pour l’enchère.
board-token-down = { $seat } : un jeton face cachée, retourné quand cette zone est résolue.
board-token-up = { $seat } : { $value } ({ $power }).
board-token-mine = À vous, caché aux autres : { $value } ({ $power }).
board-no-card = Aucune carte
board-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-pile-about =
    { $under ->
        [0] { $n } cartes, faces cachées. Personne n’en connaît l’ordre.
       *[other] { $n } cartes, faces cachées. Au fond, { $under } cartes connues, dans un ordre inconnu : voir la défausse.
    }
board-discard-about = Touchez-la pour la parcourir. Elle devient la nouvelle pile quand la pile est vide.
board-under = Connues, sous la pile
board-covered = Déjà faite : un de vos jetons d’Exploration la couvre.
board-level-about = Seulement au moment où le nombre de cartes de l’emplacement change : un Échange ne le change pas.
board-amulets-worth =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-meetings-about = Les Personnages des groupes validés, là pour de bon. À la fin, leurs paires sont multipliées par vos Objets différents.
board-place = vers un emplacement de votre plateau
board-place-bound = vers la zone { $area }, comme la première
board-met = { $n } en Rencontre
board-lost =
    { $n ->
        [0] aucune défaussée
        [one] { $n } défaussée
       *[other] { $n } défaussées
    }
board-chain = La suite de cette validation
board-no-validation = Ne plus valider
board-pass-about = Renonce à une action ou à une validation. On ne renonce ni aux jetons ni aux cartes en main.
board-testament-about = Qui le détient enchérit en premier et gagne les égalités au plus haut. Il passe au joueur suivant à chaque tour.
board-enlarge = Voir en grand le plateau { DE($seat) }
board-short-L1 = Lieux
board-short-L2 = Lieux
board-short-L3 = Lieux
board-short-V1 = Village
board-short-V2 = Village
board-short-O = Objets
board-short-E = Expl.

zone-action-about = Un seul jeton : son propriétaire fait l’action qu’il porte, avant l’enchère de la tuile.
zone-auction-about = Autant de jetons qu’on veut : la plus haute somme gagne les cartes de la tuile. Une égalité revient à qui détient le Testament ; sinon, le premier à enchérir choisit le premier.
power-move-about = Une carte de votre plateau change d’emplacement ; une Amulette peut rejoindre son secteur.
power-swap-about = Deux cartes de types différents, dans deux emplacements de votre plateau, échangent leurs places.
power-draw-about = La première carte de la pile, ou une carte d’une tuile, va sur votre plateau.
area-places-about = Des Lieux semblables à côté d’un Compas solaire font un lot. Compté en fin de partie.
area-village-about = Des groupes de 2, 3 ou 4 Personnages, validés au moment où leur emplacement change.
area-exploration-about = Personnages et Lieux ensemble, pour trois explorations, chacune une seule fois.
slot-L1-about = Reçoit toute carte. À la fin : des Lieux semblables et un Compas donnent 1, 3, 5, 7 ou 9 points.
slot-L2-about = Reçoit toute carte. À la fin : des Lieux semblables et un Compas donnent 1, 3, 5, 7 ou 9 points.
slot-L3-about = Reçoit toute carte. À la fin : des Lieux semblables et un Compas donnent 1, 3, 5, 7 ou 9 points.
slot-V1-about = Reçoit toute carte. On y valide 2, 3 ou 4 Personnages pour 1, 3 ou 5 points ; les autres cartes de l’emplacement sont défaussées.
slot-V2-about = Reçoit toute carte. On y valide 2, 3 ou 4 Personnages pour 1, 3 ou 5 points ; les autres cartes de l’emplacement sont défaussées.
slot-O-about = Ne reçoit que des Objets. À la fin, chaque Objet différent multiplie les paires de Personnages rencontrés.
slot-E-about = Reçoit toute carte. Autant de Personnages que de Lieux, 1, 2 ou 3 de chaque : 1, 5 ou 9 points, toutes les cartes défaussées.
slot-A-about = Chaque Amulette vaut ici 3 points, pour de bon. Seul un Déplacement l’y amène.
kind-character-about = En groupe de 2, 3 ou 4 dans un emplacement du Village, ils se valident ; avec des Lieux, ils font une exploration.
kind-forest-about = Un Lieu. Avec ses semblables et un Compas dans un emplacement LIEUX, elle fait un lot ; elle sert aussi aux explorations.
kind-mountain-about = Un Lieu. Avec ses semblables et un Compas dans un emplacement LIEUX, elle fait un lot ; elle sert aussi aux explorations.
kind-hamlet-about = Un Lieu, à ne pas confondre avec la zone VILLAGE. Avec ses semblables et un Compas dans un emplacement LIEUX, il fait un lot ; il sert aussi aux explorations.
kind-compass-about = Donne sa valeur à un lot de Lieux : un seul suffit dans un emplacement LIEUX.
kind-amulet-about = Vaut 3 points dans son secteur, rien ailleurs. Seul un Déplacement l’y amène.
kind-knife-about = Un Objet. Dans l’emplacement des Objets, chaque Objet différent multiplie vos paires de Personnages rencontrés.
kind-axe-about = Un Objet. Dans l’emplacement des Objets, chaque Objet différent multiplie vos paires de Personnages rencontrés.
kind-torch-about = Un Objet. Dans l’emplacement des Objets, chaque Objet différent multiplie vos paires de Personnages rencontrés.
kind-vial-about = Un Objet. Dans l’emplacement des Objets, chaque Objet différent multiplie vos paires de Personnages rencontrés.

# Le guide d’une première partie.

guide-start = Touchez un emplacement de votre plateau, ou faites-y glisser la carte. Un Compas et un Lieu vont bien dans LIEUX, des Personnages au VILLAGE.
guide-bid = Touchez un de vos trois jetons, puis une zone d’une tuile. Au-dessus : son action, à coup sûr. Au-dessous : sa valeur, enchère pour les cartes.
guide-row = Les tuiles se résolvent de gauche à droite ; une lanterne éclaire celle du moment. Les jetons se retournent zone par zone.
guide-won = Toutes les cartes gagnées sur une tuile vont dans une seule zone. La zone entourée est celle de la première.
guide-validate = Cet emplacement vient de changer : validez-le maintenant, ou attendez qu’il change encore. Ce qui y reste est défaussé.
guide-amulet = Une Amulette ne vaut 3 points que dans son secteur, et seul un Déplacement l’y amène.
