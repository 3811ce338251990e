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
