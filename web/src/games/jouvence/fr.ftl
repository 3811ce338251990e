# Les parties d’une vue, pour la table générique.

view-round = Tour
view-order = L’ordre
view-tile = Tuile à poser
view-character = Personnage
view-lives = Vies
view-cell = Case
view-hand_size = Cartes
view-active = Bonus actifs
view-gourd = Gourde
view-hand = Votre main
view-own_side = Votre camp
view-pile = Tuiles restantes
view-mp = Points de mouvement
view-to_gate = Pas jusqu’à la sortie
view-basin = La Fontaine
view-gourds = Gourdes à terre

# Le plateau du jeu.

piece-hidden = Jeton MONSTRE, face cachée
piece-hidden-about = Un, deux ou trois monstres. Qui marche ici le retourne et doit combattre une fois.
piece-lair = Monstres
piece-lair-about = Ils restent là tant qu’on ne les a pas vaincus.
piece-treasure = Trésor
piece-treasure-about = Une à trois cartes TRESORS pour qui arrive ici, une fois les monstres de la case vaincus.
piece-lock = Cadenas fermé
piece-lock-about = Une Clef l’ouvre, pour tous et pour toujours.
piece-opened = Cadenas ouvert
piece-opened-about = Le passage est libre pour tous.
piece-gourd = Gourde
piece-gourd-about = Remplie à la Fontaine, tombée ici : qui arrive sans gourde la prend.
piece-cave = Entrée d’une grotte
piece-cave-about = Pour un point de mouvement, un dé dit par quelle grotte on ressort.
piece-basin = La Fontaine
piece-basin-about = Entrez-y pour remplir une gourde. Le premier qui le fait réveille toute la caverne.
piece-gate = La sortie
piece-gate-about = Depuis l’entrée, avec une gourde pleine et encore un point de mouvement, vous quittez la caverne et gagnez.

jou-map = Le labyrinthe
jou-crew = Les explorateurs
jou-backpack = Vos affaires
jou-active = Bonus actifs
jou-bin = { $count ->
        [one] { $count } carte attend : déposez ici ce que vous laissez
       *[other] { $count } cartes attendent : déposez ici ce que vous laissez
    }
jou-monster = Attaque { $attack }, Défense { $defence }.
jou-walk = { $steps ->
        [one] Marcher jusque-là : { $steps } pas
       *[other] Marcher jusque-là : { $steps } pas
    }
jou-pawn = { $lives ->
        [one] { $lives } vie.
       *[other] { $lives } vies.
    } { $gourd ->
        [yes] Porte une gourde,
       *[no] Se trouve
    } { $steps ->
        [none] sans chemin ouvert vers la sortie.
       *[other] à { $steps } pas de la sortie.
    }
jou-place = Rang dans l’ordre de ce tour : { $place }
jou-lives = { $count ->
        [one] { $count } vie
       *[other] { $count } vies
    }
jou-sealed = Personne ne regarde avant que quelqu’un entre dans la Fontaine, sauf si la table permet à chacun de voir le sien.
jou-carrier = { $steps ->
        [none] gourde, sans chemin ouvert
       *[other] gourde, à { $steps } pas de la sortie
    }
jou-stat-intelligence = Un dé plus petit, au début de votre tour, donne une carte TRESORS.
jou-stat-combat = Comparé à la Défense de ceux que vous frappez.
jou-stat-defence = Comparée à l’Attaque de ceux qui vous frappent.
jou-stat-movement = Le nombre de cases que vous pouvez parcourir par tour.
jou-stat-vista = La plus haute joue en premier dans le tour de table.
jou-fight = Un combat
jou-blow = Votre coup
jou-blow-of = Le coup { DE($seat) }
jou-back = S’il échoue, la riposte
jou-hit = Le coup porte.
jou-hit-other = Un coup porte.
jou-held = Quelqu’un vous retient.
jou-versus = { $attack } contre { $defence }
jou-needed = touche à partir de { $needed }
jou-let-be = Laisser
jou-give-gourd = Donner la gourde
jou-collapse = À la fin du dernier tour, la caverne s’effondre.
jou-phases = Les phases d’un tour
jou-phase-tile = Tuile
jou-phase-tile-about = Piochez une tuile et posez-la.
jou-phase-intelligence = Esprit
jou-phase-intelligence-about = Un dé plus petit que votre Intelligence donne une carte TRESORS.
jou-phase-update = Bonus
jou-phase-update-about = Reprenez des bonus, puis activez-en d’autres. Ensuite ils sont bloqués.
jou-phase-fight = Combat
jou-phase-fight-about = Contre ce qui est sur votre case, puis contre qui vous retient.
jou-phase-move = Marche
jou-phase-move-about = Une case par point de mouvement.
jou-fountain-hidden = pas encore trouvée
jou-fountain-hidden-about = La Fontaine se cache dans le dernier tiers de la pile.
jou-fountain-laid = trouvée
jou-fountain-laid-about = Elle est sur la carte : le premier dans son bassin lance la course vers la sortie.
jou-fountain-entered = réveillée
jou-fountain-entered-about = Repaires et coffres sont regarnis, et toute mort est définitive.
jou-minimap = Toute la table, en petit : appuyez où vous voulez regarder
jou-lens = Comment regarder le labyrinthe
jou-nearer = De plus près
jou-farther = De plus loin
jou-whole = Tout le labyrinthe
jou-centre = Revenir à votre pion
jou-about-aventurier = Sait tout faire, n’a peur de rien.
jou-about-scientifique = Lit tous les murs et trouve les cartes.
jou-about-accompagnateur = Six poches et l’esprit vif ; part le dernier.
jou-about-archeologue = Prudent et rusé, avec un bon sac.
jou-about-chasseuse = L’œil le plus sûr de l’équipe.
jou-about-speleologue = Rapide sous terre, peu de bagages.
jou-about-contrebandiere = Vive, armée, et déjà repartie.
jou-about-mercenaire = Fort et dur à blesser. Lit peu.

guide-character = Chaque explorateur a cinq valeurs et un sac. Le Déplacement mène plus loin, l’Intelligence trouve des cartes, Combat et Défense gagnent les combats.
guide-tile = Appuyez sur une place qui brille, ou glissez-y la tuile. Les chemins doivent se rejoindre. Les coffres près de vous, les repaires devant les autres.
guide-update = Un bonus n’agit que s’il est actif, trois au plus. Appuyez sur une carte pour l’activer ; après « Terminé », tout est bloqué jusqu’à votre prochain tour.
guide-walk = Appuyez sur une case éclairée pour avancer, ou sur un point plus loin pour y marcher. Un jeton rouge est un combat obligatoire : cherchez un détour.
guide-fight = Les faces éclairées du dé sont celles qu’il vous faut. Un coup manqué ne blesse que si la riposte porte, mais il finit votre tour.
guide-race = La course est lancée : portez une gourde à l’entrée, et gardez un point pour sortir. Désormais, nul ne revient de la mort.
