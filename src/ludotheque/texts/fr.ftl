seat = Joueur { $letter }
list-and = { $first } et { $last }
list-none = rien
