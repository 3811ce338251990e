# Les parties d’une vue, pour la table générique.

view-slots = Le plan
view-stacks = Marqueurs sur le plan
view-market = Le marché
view-pile_top = Prochaine carte
view-pile_size = Cartes dans la pile
view-up = Personnages
view-down = Face cachée
view-tiles_up = Artefacts
view-coins = Pièces
view-reserve = Marqueurs
view-used = Personnage en cours
view-unfilled = À remplir
view-lot = Carte aux enchères
view-order = L’ordre
view-round = Tour

## The board
per-coins = { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
    }
per-points = { $points ->
    [0] sans point
    [one] 1 point
   *[other] { $points } points
    }
per-costs = coûte { $cost ->
    [0] 0 pièce
    [one] 1 pièce
   *[other] { $cost } pièces
    }
per-marker-of = marqueur { DE($seat) }
per-lays = pose { $count ->
    [0] aucun marqueur
    [one] 1 marqueur
   *[other] { $count } marqueurs
    } et rapporte { $coins ->
    [0] 0 pièce
    [one] 1 pièce
   *[other] { $coins } pièces
    }
per-empty = { $empty ->
    [0] complète
    [one] 1 case vide
   *[other] { $empty } cases vides
    }
per-six = 6 vides
per-count-of = { $seat } : { $count }
per-lost = Égaré : { $lost }.
per-shape-of = Forme de { $laid ->
    [one] 1 case
   *[other] { $laid } cases
    }{ $optional ->
    [0] .
    [one] , et 1 case optionnelle à payer.
   *[other] , et { $optional } cases optionnelles à payer.
    }
per-points-about = Vaut { $points ->
    [one] 1 point
   *[other] { $points } points
    } à qui la gagne.
per-start-about = Carte de départ, sans point.
per-face-up = Face visible
per-face-down = Face cachée jusqu’au prochain repos
per-in-use = En cours d’utilisation
per-tile-up = prêt à servir
per-tile-down = face cachée jusqu’au prochain repos
per-tile-worth = Prix { $cost }, { $points ->
    [one] 1 point
   *[other] { $points } points
    } à la fin.
per-kind-free = Une case optionnelle de votre forme se remplit sans payer.
per-kind-replace = Un marqueur adverse sous votre forme laisse sa place à un des vôtres.
per-kind-coin = Gagnez 1 pièce, à votre tour.
per-kind-rotate = Tournez la forme d’un quart de tour avant de la poser.
per-kind-slide = Poussez n’importe quel marqueur sur une case voisine vide.
per-kind-flip = Retournez un de vos personnages, dans un sens ou dans l’autre.
per-stall = L’étal
per-stall-empty = Place vide de l’étal
per-next = À venir
per-left = pioche { $count }
per-outpost = Avant-poste
per-outpost-about = Entourez un marqueur adverse, sur ses huit cases voisines, et prenez-le : { $points } points, pour toujours.
per-outpost-free = L’Avant-poste est libre
per-outpost-of = L’Avant-poste est à { $seat }
per-mat = Votre côté de la table
per-purse = Vos pièces
per-purse-about = Elles paient les cases optionnelles, les enchères, le repos anticipé et les artefacts.
per-reserve = Marqueurs en réserve
per-reserve-about = Ils reviennent quand leur carte est complétée.
per-owned = { $count } cartes sur { $goal }
per-owned-about = Quand quelqu’un en a { $goal }, on finit le tour de table et on compte les points.
per-tool-rest = Repos anticipé
per-tool-rest-about = Relevez tous vos personnages et artefacts : 1 pièce par personnage encore visible. Gratuit quand tous sont cachés.
per-tool-left = Tourner la forme à gauche
per-tool-left-about = Demande un artefact « pivoter ».
per-tool-right = Tourner la forme à droite
per-tool-right-about = Demande un artefact « pivoter ».
per-tool-end = Terminer
per-tool-end-about = Terminez l’exploration, puis le tour.
per-auction = Égalité pour { $card }
per-your-bid = Votre offre
per-bids = offre { $amount }
per-thinks = réfléchit
per-waits = attend
per-out = hors enchère
per-again = Touchez encore pour poser
per-last-round = Dernier tour de table

## The guide
guide-character = Touchez un de vos personnages pour l’utiliser, ou glissez-le sur le plan. Il se couchera face cachée ensuite.
guide-shape = La forme suit votre main et ne tourne pas. Une case occupée est ignorée ; chaque symbole de pièce recouvert vous paie.
guide-optional = Les cases en pointillé sont au choix : 2 pièces pour chacune. Sinon, terminez l’exploration.
guide-auction = Égalité ! Chacun parle une seule fois et dépasse l’offre d’avant. Seul le gagnant paie, les autres reçoivent 1 pièce.
guide-won = Une carte dont les six cases sont occupées va à celui qui y a le plus de marqueurs, et devient son personnage. Les autres présents reçoivent 1 pièce.
guide-stall = Fin du tour : vous pouvez acheter un artefact à l’étal, un seul. Gardez quelques pièces pour les enchères.
guide-rest = Bientôt tous face cachée ? Ils se relèveront gratuitement au début de votre tour ; plus tôt, la lune le fait contre des pièces.

## Said for a board: the shape follows the hand
decision-place = Posez la forme sur le plan.
decision-start = Choisissez un personnage, ou reposez-vous d’abord.
decision-extend = Payez des cases optionnelles, ou terminez l’exploration.
