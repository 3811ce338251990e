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
