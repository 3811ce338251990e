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
