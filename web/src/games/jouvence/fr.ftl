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
