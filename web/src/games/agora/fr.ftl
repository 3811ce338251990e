# Les parties d’une vue, pour la table générique.

view-half = Manche
view-round = Tour
view-lot = Le lot
view-magistrate = Le magistrat
view-magistrate_pile = Magistrats à venir
view-order = Ordre des étals
view-pile = Pioche
view-discard = Défausse
view-need = Besoins de la cité
view-sold = Vendues ce tour-ci
view-hand = Votre main
view-hand_sizes = Cartes
view-drachmas = Drachmes
view-negotiation = Négociation
view-bids = Mise
view-tokens = Jeton
view-reputation = Réputation
view-own_negotiation = Votre carte de négociation
view-own_bid = Votre mise

# La table d’Agora.

board-or = { $first } ou { $last }
board-counter = Votre comptoir
board-tiles = Les quatre tuiles
board-stall-zone = L’étal ouvert
board-stall = Étal : { $seat }
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-lot-values = Points d’un lot selon le nombre de marchandises
board-last-lot = Dernier lot, aux prix marqués, pour { $seat }
board-no-lot = Aucun lot en vente
board-hand-empty = Votre main est vide.
board-hand-size = { $cards } cartes, { $limit } au plus
board-hand-about = Ce qui n’est pas vendu est perdu à la fin de la manche : toutes les marchandises sont mélangées en une nouvelle pioche.
board-sold =
    { $n ->
        [one] { $good } : une carte vendue ce tour-ci
       *[other] { $good } : { $n } cartes vendues ce tour-ci
    }
board-closing = Passer ou terminer
board-pass = Passer +5
board-buy_done = Terminer
board-pile-about = Les cartes marchandises à venir, face cachée.
board-discard-about = Les cartes dont personne n’a voulu ; elles reviennent entre les manches.
board-token = Jeton Agora { $token }
board-token-about = Il s’ajoute à votre carte négociation : la plus petite somme vend d’abord.
board-auction-token = Jeton Enchère
board-auction-token-about = Qui le tient révèle les lots. Les ex æquo misent de nouveau, deux fois au plus ; ensuite le plus proche de lui l’emporte.
board-cards =
    { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
board-coins =
    { $coins ->
        [one] { $coins } drachme
       *[other] { $coins } drachmes
    }
board-screen = Drachmes cachées
board-screen-about = Derrière le paravent, jusqu’au décompte.
board-values = Cartes négociation restantes : { $values }
board-values-about = Chacune sert une fois par manche.
board-chose = Carte choisie, face cachée
board-fist-closed = Poing fermé
board-bid-of = Mise { $bid } + carte { $card } = { $total }
board-sum = Carte { $card } + jeton { $token } = { $sum }
board-sum-about = La plus petite somme vend d’abord ; à égalité, le plus petit jeton. Qui n’a pas de drachmes vend en dernier.
board-influence-about = Chaque manche récompense les rangs sur les quatre tuiles et en richesse.
board-over = La partie est finie
board-reputation = Réputation : { $seats }
board-need = Besoin de la cité : { $need }
board-need-about = Le nombre de cartes que la tuile accepte dans un tour, tous joueurs ensemble. Il change à la fin du tour.
board-later = Manche 2
board-later-about = Les deux cartes de votre couleur que vous recevrez à la seconde manche.
board-close-fist = Fermer le poing
board-share = Répartir
board-part-reputation =
    { $n ->
        [one] { $n } pas
       *[other] { $n } pas
    }
board-part-rest = reste { $n }
board-part-bribe =
    { $n ->
        [one] { $n } magistrat
       *[other] { $n } magistrats
    }
board-part-coins = reste { $n }
board-part-lost = { $n } perdus
board-negotiation = Carte négociation { $value }
board-negotiation-about = Elle s’ajoute à vos mises sans être payée, puis retarde votre étal. Une fois par manche.
board-put-back = Pressez-les dans l’ordre où ils viendront.
board-magistrate-hidden = Magistrat inconnu
board-magistrate-hidden-about = Corrompre permet de le regarder.
board-coming = { $place } · { $magistrate }
board-seen-by = Vu par { $seats }.
board-hierarchy = À ventes égales, compte comme plus vendu : { $goods }.
board-hierarchy-title = Hiérarchie des marchandises
board-hierarchy-about = À ventes égales, la marchandise la plus à gauche compte comme plus vendue : la cité en voudra moins.
board-wrong-tile = { $kind } ne se vend pas sous la tuile { $good } : une carte va sous une tuile qu’elle montre ({ $rule }).
board-card-simple = Se vend comme { $goods }.
board-card-hybrid = Se vend comme { $goods }, au choix.
board-card-superior = Se vend comme { $goods } : { $worth } marchandises pour une seule carte.
board-card-Mup = Se vend sous n’importe quelle tuile ; en fin de tour le besoin y monte de 1.
board-card-Mdown = Se vend sous n’importe quelle tuile ; en fin de tour le besoin y baisse de 1.
board-card-price =
    { $price ->
        [one] Prix conventionnel : { $price } drachme.
       *[other] Prix conventionnel : { $price } drachmes.
    }

guide-agora-negotiate = Une carte haute aide à gagner les lots sans être payée, mais la plus petite somme carte + jeton vend d’abord.
guide-agora-bid = Mise + carte font le total. Seul le plus grand total paie, et il prend le lot ; les autres reprennent leurs drachmes.
guide-agora-last-lot = Dernier sans jeton : prenez les cartes au prix marqué, ou passez et recevez 5 drachmes. Passer n’est pas perdre.
guide-agora-sell = Touchez une carte, ou glissez-la sous sa tuile. Deux marchandises d’un type valent 3 points, trois 7, quatre 11 : les places sont à tous.
guide-agora-share = Les points d’un lot avancent votre pion sur sa tuile seulement. Ce que vous laissez va à la corruption ou à la bourse.
guide-agora-bribe = Chaque point de corruption montre un magistrat à venir, que vous pourrez déplacer. Le reste devient des drachmes.
guide-agora-half = La manche finit bientôt : les cartes invendues seront perdues, la réputation et les drachmes restent.
