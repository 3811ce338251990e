title = Agora
tagline = Enchères, étals et pots-de-vin au marché d’Athènes.
about =
    Chaque tour commence par des achats : vous choisissez en secret une carte négociation, puis vous enchérissez à poing fermé sur des lots de cartes.
    Un magistrat est révélé et change une règle du tour ; ensuite chacun vend, la plus petite somme carte + jeton d’abord.
    Vendre plusieurs marchandises d’un même type rapporte des points Agora, à partager entre drachmes, réputation sur la tuile vendue et corruption des magistrats.
    La cité n’achète qu’un nombre limité de cartes par tuile, tous joueurs ensemble.
    Deux manches de cinq tours ; à la fin de chacune, l’influence récompense les meilleurs rangs sur les quatre tuiles et en richesse.
goal = Avoir le plus d’influence après les deux manches.

chapter-overview = Vue d’ensemble
chapter-components = Matériel
chapter-setup = Mise en place
chapter-goods = Les cartes et les tuiles
chapter-buying = Les achats
chapter-last_lot = Le dernier lot
chapter-broke = Sans drachme
chapter-magistrates = Les magistrats
chapter-stalls = Les étals
chapter-selling = La vente
chapter-points = Les points Agora
chapter-bribery = La corruption
chapter-end_of_round = La fin du tour
chapter-scoring = Le décompte
chapter-new_half = La seconde manche
chapter-victory = La victoire

rule-AGO-001 = Agora se joue à partir de 10 ans, en 70 minutes environ.
rule-AGO-002 = On joue à trois ou à quatre.
rule-AGO-003 = Chacun tient le rôle d’un kapelos, un marchand au détail, et veut être le plus influent d’Athènes au bout des deux manches, soit dix tours.
rule-AGO-004 = On achète d’abord : les lots sont formés au hasard, et les enchères simultanées fixent aussi l’ordre de vente.
rule-AGO-005 = On vend ensuite : les marchandises sont revendues à l’Agora.
rule-AGO-006 = Une vente forme un ou plusieurs lots, chacun d’un seul type ; la taille d’un lot fixe ses points Agora.
rule-AGO-007 = Les points Agora se partagent librement entre bénéfices, réputation et corruption des magistrats.
rule-AGO-008 = Les drachmes servent à miser et donnent de l’influence ; la réputation donne de l’influence ; la corruption permet de connaître, voire de choisir, les magistrats à venir.
rule-AGO-009 = Les besoins de la cité limitent les ventes, et ils changent d’un tour à l’autre.
rule-AGO-010 = La boîte contient 104 cartes, dont 60 cartes marchandises.
rule-AGO-011 = Il y a 16 cartes marchandises de joueur : quatre à chaque couleur.
rule-AGO-012 = Il y a 8 magistrats.
rule-AGO-013 = Il y a 20 cartes négociation : cinq par joueur, de 0 à 4.
rule-AGO-014 = Il y a quatre paravents : blanc, orange, vert et bleu.
rule-AGO-015 = Il y a 24 pions : cinq par couleur, et quatre noirs pour les besoins.
rule-AGO-016 = Il y a cinq tuiles : quatre de marchandises et une d’influence.
rule-AGO-017 = Il y a 40 jetons d’une drachme et 20 jetons de trois drachmes.
rule-AGO-018 = Il y a un jeton Enchère, et quatre jetons Agora numérotés de I à IIII.
rule-AGO-019 = Une manche s’achève quand la pile de marchandises est épuisée ; chacun marque alors son influence.
rule-AGO-020 = Après deux manches, la plus grande influence l’emporte.
rule-AGO-021 = Chacun reçoit le paravent d’une couleur.
rule-AGO-022 = Chacun reçoit au hasard deux des quatre cartes au dos de sa couleur ; les deux autres attendent.
rule-AGO-023 = Chacun commence avec 15 drachmes derrière son paravent.
rule-AGO-024 = Le jeton Enchère va à quelqu’un tiré au sort.
rule-AGO-025 = Chacun reçoit cinq cartes négociation, une de chaque valeur.
rule-AGO-026 = Les quatre tuiles marchandises sont au centre, avec un pion noir sur le besoin 4 de chacune.
rule-AGO-027 = Chacun a un pion sur chaque tuile marchandise.
rule-AGO-028 = Les cartes marchandises sont mélangées en une pile face cachée, les jetons Agora à côté.
rule-AGO-029 = La tuile Influence reste en vue, avec un pion de chacun.
rule-AGO-030 = Les autres drachmes forment la réserve.
rule-AGO-031 = Les magistrats forment une pile face cachée près de la réserve.
rule-AGO-032 = Il y a quatre marchandises simples : poisson, bouc, bœuf, et la quatrième, esclave ou amphore selon le réglage.
rule-AGO-033 = Une marchandise simple coûte 1 drachme au prix conventionnel.
rule-AGO-034 = Une carte hybride vaut l’une des deux marchandises qu’elle montre, au choix de qui la vend.
rule-AGO-035 = Une carte hybride coûte 2 drachmes au prix conventionnel.
rule-AGO-036 = Une carte Marché se vend comme n’importe quelle marchandise.
rule-AGO-037 = En fin de tour, chaque carte Marché posée sous une tuile y monte ou y baisse le besoin de 1, selon la carte.
rule-AGO-038 = Une carte Marché coûte 3 drachmes au prix conventionnel.
rule-AGO-039 = Une marchandise supérieure vaut deux marchandises dans son lot, mais une seule carte pour les besoins.
rule-AGO-040 = Une marchandise supérieure coûte 4 drachmes au prix conventionnel.
rule-AGO-041 = La main ne dépasse pas 9 cartes ; au-delà, on défausse aussitôt, à son choix, jusqu’à 9.
rule-AGO-042 = Une tuile marchandise porte une piste de réputation de 1 à 28 et une piste des besoins de 2 à 6.
rule-AGO-043 = Qui tient le jeton Enchère révèle le premier lot, quatre cartes à trois joueurs, trois cartes à quatre, près du jeton Agora I.
rule-AGO-044 = Tout le monde choisit une carte négociation en même temps ; elles se révèlent ensemble.
rule-AGO-045 = Cette carte vaut pour tous les achats du tour : on n’en choisit pas d’autre.
rule-AGO-046 = Qui enchérit enferme dans son poing autant de ses drachmes qu’il veut, même aucune.
rule-AGO-047 = Les poings s’ouvrent ensemble ; drachmes plus carte négociation font le total, et le plus grand total remporte le lot.
rule-AGO-048 = Qui gagne le lot paie les drachmes de son poing et prend les cartes en main.
rule-AGO-049 = Le premier lot gagné donne le jeton Agora I.
rule-AGO-050 = Si plusieurs totaux sont les plus grands, seuls les ex æquo misent de nouveau, avec les mêmes cartes négociation.
rule-AGO-051 = Un deuxième lot est révélé et joué de même ; il donne le jeton II.
rule-AGO-052 = À quatre, un troisième lot suit de même, avec le jeton III.
rule-AGO-053 = Qui a déjà un jeton Agora ne participe plus aux enchères du tour.
rule-AGO-054 = Quand il ne reste qu’une personne sans jeton parmi celles qui enchérissent, on révèle quatre cartes pour elle.
rule-AGO-055 = Elle peut prendre les cartes de son choix au prix conventionnel ; le reste est défaussé.
rule-AGO-056 = Exemple : un lot de prix 1, 4, 2 et 3 coûte 10 drachmes en tout.
rule-AGO-057 = Ou elle passe : le lot est défaussé et elle reçoit 5 drachmes.
rule-AGO-058 = Elle prend le dernier jeton Agora : III à trois joueurs, IIII à quatre.
rule-AGO-059 = Sans drachme à miser, on n’enchérit pas : on reçoit 5 drachmes.
rule-AGO-060 = Les lots que ces joueurs auraient disputés sont défaussés.
rule-AGO-061 = Qui n’avait pas de drachme vend après tous les autres.
rule-AGO-062 = Entre eux, le plus proche du jeton Enchère dans le sens horaire vend d’abord.
rule-AGO-063 = Après les achats, le magistrat du dessus de la pile est révélé.
rule-AGO-064 = Chaque magistrat a un effet propre, qui s’impose à tous pendant ce tour.
rule-AGO-065 = Chaque magistrat porte une hiérarchie des marchandises, qui départage les besoins de la cité.
rule-AGO-066 = Pour l’ordre de vente, chacun ajoute sa carte négociation à son jeton Agora : la plus petite somme vend d’abord.
rule-AGO-067 = À sommes égales, le plus petit jeton Agora vend d’abord.
rule-AGO-068 = La carte négociation jouée est mise de côté ; elle revient à la seconde manche.
rule-AGO-069 = On peut échanger les jetons Agora pour montrer la place de chacun : ce n’est qu’un aide-mémoire.
rule-AGO-070 = À son tour, chacun peut vendre autant de cartes, d’autant de types, qu’il veut.
rule-AGO-071 = Les cartes vendues sont groupées par type ; chaque groupe forme un lot sous sa tuile.
rule-AGO-072 = Chaque lot rapporte des points Agora, à répartir entre un ou plusieurs des trois usages.
rule-AGO-073 = Bénéfices : une drachme par point.
rule-AGO-074 = Réputation : un pas par point, sur la tuile du lot qui a rapporté ces points.
rule-AGO-075 = Corruption : avec n points, on regarde en secret les n premiers magistrats de la pile.
rule-AGO-076 = On les remet tous face cachée sur la pile, dans l’ordre de son choix.
rule-AGO-077 = Une carte peut être vendue seule, même si elle ne rapporte rien.
rule-AGO-078 = Un lot de 2, 3, 4, 5 ou 6 marchandises rapporte 3, 7, 11, 16 ou 21 points.
rule-AGO-079 = Vendre deux marchandises de chaque type rapporte 5 points par tuile.
rule-AGO-080 = Exemple : trois marchandises du quatrième type rapportent 7 points, deux bœufs 3.
rule-AGO-081 = Exemple : 3 pas de réputation en bœuf, le maximum de ce lot, 5 pas pour l’autre lot, et les 2 points restants en drachmes.
rule-AGO-082 = Les points de plusieurs lots s’additionnent pour une même corruption.
rule-AGO-083 = En fin de tour, le nombre de cartes que chaque tuile accepte au tour suivant change selon les cartes vendues.
rule-AGO-084 = La marchandise la plus vendue perd 2 de besoin, la deuxième 1.
rule-AGO-085 = La marchandise la moins vendue gagne 2 de besoin, l’avant-dernière 1.
rule-AGO-086 = À égalité, la marchandise la plus à gauche sur le magistrat compte comme la plus vendue.
rule-AGO-087 = Sitophylaque : les lots vendus ce tour-ci ne rapportent aucune drachme.
rule-AGO-088 = Exemple : vendus 2 poissons, 3 boucs, 4 bœufs et 3 du quatrième type, tous les besoins à 4 ; ils deviennent 6, 5, 2 et 3.
rule-AGO-089 = Le magistrat du tour passe face cachée sous sa pile.
rule-AGO-090 = Les cartes vendues sont mises de côté.
rule-AGO-091 = Le jeton Enchère avance d’une place dans le sens horaire.
rule-AGO-092 = Les jetons Agora reviennent près de la pile.
rule-AGO-093 = L’influence est comptée à la fin du tour qui a épuisé la pile.
rule-AGO-094 = Sur chaque tuile marchandise, le pion le plus avancé marque 4 points d’influence.
rule-AGO-095 = Le deuxième marque 2.
rule-AGO-096 = Le troisième marque 1.
rule-AGO-097 = Le quatrième ne marque rien.
rule-AGO-098 = Ensuite, chacun compte et annonce ses drachmes.
rule-AGO-099 = Le plus riche, le deuxième, le troisième et le quatrième marquent 5, 3, 1 et 0.
rule-AGO-100 = Les ex æquo marquent chacun en entier ; le suivant prend le rang qui vient après eux : 4, 4, 1, 0.
rule-AGO-101 = À quatre, le dernier tour d’une manche n’a que trois lots ; qui n’en gagne aucun reçoit 5 drachmes.
rule-AGO-102 = Entre les manches, tous les pions des tuiles marchandises restent en place, besoins compris.
rule-AGO-103 = Toutes les cartes marchandises, jouées ou restées en main, sont mélangées en une nouvelle pile.
rule-AGO-104 = Chacun reçoit les deux autres cartes de sa couleur.
rule-AGO-105 = Chacun reprend ses cinq cartes négociation.
rule-AGO-106 = La seconde manche est comptée de même : marchandises et drachmes.
rule-AGO-107 = La plus grande influence l’emporte.
rule-AGO-108 = À égalité d’influence, la plus grande réputation l’emporte.
rule-AGO-109 = À égalité encore, la plus grande richesse l’emporte.
rule-AGO-R01 = Les 60 cartes marchandises sont toutes remélangées, et non 48 : dix tours et cinq cartes négociation le demandent.
rule-AGO-R02 = À quatre, un tour montre 13 cartes et le cinquième les 8 dernières, en lots de 3, 3 et 2. Réglage « égal » : un dernier lot de 3, et 12 cartes à chaque tour.
rule-AGO-R03 = Il n’y a qu’une tuile Influence, de 0 à 42.
rule-AGO-R04 = Le nombre de cartes de chaque sorte est celui de la liste du jeu : chaque marchandise est aussi abondante que les autres.
rule-AGO-R05 = Les cartes de joueur ne rejoignent jamais la pile : vendues ou non, elles quittent le jeu à la fin de leur manche.
rule-AGO-R06 = Les magistrats sont mélangés une seule fois, à la mise en place.
rule-AGO-R07 = Les pions de réputation commencent à 0, à côté de la piste.
rule-AGO-R08 = Le jeton Enchère ne donne aucun choix : il révèle les lots et tranche deux égalités.
rule-AGO-R09 = La carte négociation est choisie après avoir vu le premier lot.
rule-AGO-R10 = Chaque carte négociation sert une fois par manche ; ce qui est joué reste connu de tous.
rule-AGO-R11 = Une mise ne dépasse ni ses drachmes, ni 100.
rule-AGO-R12 = Qui perd l’enchère reprend ses drachmes.
rule-AGO-R13 = Les mises perdantes et tous les totaux sont publics.
rule-AGO-R14 = Les nouvelles mises remplacent les anciennes, sans minimum ; après deux relances, l’ex æquo le plus proche du jeton Enchère dans le sens horaire gagne. Réglage « monter » : pas moins que sa mise précédente.
rule-AGO-R15 = La valeur de la carte négociation n’est pas payée.
rule-AGO-R16 = Acheter veut dire au moins une carte ; le dernier jeton Agora est pris dans tous les cas.
rule-AGO-R17 = Avec 0 drachme au début du tour, on reste hors des enchères. Réglage « mise nulle » : on mise 0 tant que quelqu’un d’autre sans jeton a de l’argent.
rule-AGO-R18 = La seconde phase est la vente, et le jeton dont on mesure la distance est le jeton Enchère.
rule-AGO-R19 = Sans drachme, on vend après tous les autres, quelle que soit la somme ; entre soi dans le sens horaire depuis le jeton Enchère, à commencer par qui le tient.
rule-AGO-R20 = Sans drachme, on joue quand même une carte négociation.
rule-AGO-R21 = Les 5 drachmes de secours viennent après les enchères, avec le jeton Agora.
rule-AGO-R22 = La main est comptée après chaque lot pris, ou une fois les achats finis ; les défausses sont publiques.
rule-AGO-R23 = Les cartes défaussées reviennent au mélange entre les manches, pas avant.
rule-AGO-R24 = Un magistrat agit de sa révélation à la fin du tour.
rule-AGO-R25 = L’ordre inversé l’est en entier : qui n’avait pas de drachme vend alors en premier.
rule-AGO-R26 = Échanger les jetons Agora ne change rien au jeu.
rule-AGO-R27 = Le besoin est commun : il compte les cartes de tous les joueurs sous la tuile ce tour-ci.
rule-AGO-R28 = Les besoins vont de 2 à 6 ; un pion qui devrait aller plus loin reste au bout.
rule-AGO-R29 = Une marchandise supérieure est une carte pour la limite et le classement des ventes, et deux marchandises pour la valeur du lot.
rule-AGO-R30 = Plus de six marchandises dans un lot rapportent 21 points. Réglage « prolonger » : 5 points de plus par marchandise au-delà de six.
rule-AGO-R31 = Avec au moins deux marchandises sur les quatre tuiles, chaque lot de deux vaut 5 au lieu de 3 ; les plus grands gardent leur valeur. Réglage « exact » : exactement deux partout.
rule-AGO-R32 = C’est la carte Marché qui dit si elle monte ou baisse : quatre montent, quatre baissent.
rule-AGO-R33 = Une carte Marché compte pour une carte et pour une marchandise du type choisi.
rule-AGO-R34 = On ajoute l’effet du classement et celui des Marchés, puis on limite une seule fois.
rule-AGO-R35 = Chaque carte hybride ou Marché choisit son type pour elle-même, et une carte vendue le reste.
rule-AGO-R36 = Une seule corruption par vente, après la réputation, avec tous les points qu’on y met.
rule-AGO-R37 = On regarde au plus 7 magistrats : celui du tour n’est pas dans la pile.
rule-AGO-R38 = Ce qui reste devient des drachmes ; sous le Sitophylaque, ce qui n’est ni réputation ni corruption est perdu.
rule-AGO-R39 = La réputation s’arrête à 28 ; les points en trop vont ailleurs.
rule-AGO-R40 = Le Sitophylaque n’empêche pas les 5 drachmes de qui passe.
rule-AGO-R41 = Les quatre marchandises sont toujours classées, même sans vente : quatre changements à chaque tour.
rule-AGO-R42 = C’est le magistrat du tour qui départage.
rule-AGO-R43 = Les mains sont perdues, les drachmes gardées ; la pile des magistrats ne bouge pas et le jeton Enchère a tourné comme toujours.
rule-AGO-R44 = À trois, le troisième marque 1. Réglage « dernier » : il ne marque rien.
rule-AGO-R45 = La richesse rapporte 5, 3, 1, 0. Réglage « texte » : 4, 2, 1, 0.
rule-AGO-R46 = Un pion resté à 0 est classé comme les autres. Réglage « rien » : il ne marque jamais.
rule-AGO-R47 = Les drachmes sont comptées, pas dépensées.
rule-AGO-R48 = La réputation qui départage est la somme des quatre pistes ; après les drachmes, la victoire est partagée.
rule-AGO-R49 = Les drachmes sont cachées derrière les paravents et annoncées à chaque décompte ; on peut toutefois les déduire. Réglage « argent visible » : elles sont montrées.
rule-AGO-R50 = Les mains sont cachées ; mais les lots et défausses étaient publics, et seules les cartes de joueur restent inconnues.
rule-AGO-R51 = La réserve de drachmes est inépuisable.
rule-AGO-R52 = Au dernier tour à quatre, le dernier lot prend ce qui reste des 8 cartes : rien, 2 ou 4 cartes selon le nombre de joueurs sans drachme.
rule-AGO-R53 = L’ordre de vente est calculé après la révélation du magistrat.
rule-AGO-R54 = Un seul lot par type et par vente.
rule-AGO-R55 = Un réglage de mots montre la quatrième marchandise comme des amphores ; les règles ne changent pas.
rule-AGO-R56 = Seul le plus grand total compte : une égalité pour la deuxième place n’a pas d’effet.
rule-AGO-R57 = Chacun connaît ses deux cartes de la seconde manche : ce sont les deux autres des quatre.

refusal-AGO-033 = Cette carte coûte 1 drachme et vous ne l’avez pas.
refusal-AGO-035 = Cette carte coûte 2 drachmes : vous n’en avez pas assez.
refusal-AGO-038 = Cette carte coûte 3 drachmes : vous n’en avez pas assez.
refusal-AGO-040 = Cette carte coûte 4 drachmes : vous n’en avez pas assez.
refusal-AGO-041 = Votre main dépasse 9 cartes : défaussez d’abord une carte de votre main.
refusal-AGO-044 = Votre carte négociation est déjà choisie : elles se révèlent quand tout le monde est prêt.
refusal-AGO-045 = Une seule carte négociation par tour, choisie avant les enchères : elle vaut pour tous les lots.
refusal-AGO-046 = Vous ne pouvez pas miser plus de drachmes que vous n’en avez.
refusal-AGO-047 = Aucune mise n’est attendue de vous maintenant : les poings s’ouvrent ensemble, une fois par enchère.
refusal-AGO-050 = Seuls les ex æquo misent de nouveau, et vous n’en êtes pas.
refusal-AGO-053 = Vous avez déjà un jeton Agora : vous ne participez plus aux enchères de ce tour.
refusal-AGO-054 = Cet achat est réservé à la dernière personne sans jeton, quand son lot est sur la table.
refusal-AGO-055 = Il n’y a pas de carte de cette sorte dans le lot.
refusal-AGO-057 = Vous avez déjà acheté : on passe ou on achète, pas les deux. Terminez vos achats.
refusal-AGO-059 = Vous n’avez pas de drachme à miser ce tour-ci : vous recevrez 5 drachmes après les enchères.
refusal-AGO-064 = Le magistrat de ce tour l’interdit.
refusal-AGO-066 = Ce n’est pas votre tour de vendre : l’ordre va de la plus petite somme à la plus grande.
refusal-AGO-070 = Vous n’avez pas cette carte en main.
refusal-AGO-072 = Votre étal est fermé, ce qui est vendu est vendu : répartissez maintenant vos points.
refusal-AGO-074 = La réputation se gagne sur la tuile du lot vendu, au plus d’autant de pas que ce lot a rapporté de points.
refusal-AGO-075 = Vous regardez un magistrat par point : vous n’avez pas autant de points.
refusal-AGO-076 = Seuls les magistrats que vous venez de regarder peuvent être remis, chacun une fois.
refusal-AGO-107 = La partie est finie.
refusal-AGO-R10 = Vous avez déjà joué cette carte négociation dans cette manche.
refusal-AGO-R14 = Dans une relance, vous ne pouvez pas miser moins que votre mise précédente.
refusal-AGO-R16 = Achetez au moins une carte avant de terminer, ou passez.
refusal-AGO-R22 = On ne défausse qu’après un achat qui porte la main à plus de 9 cartes.
refusal-AGO-R27 = La cité n’achète plus de cartes sous cette tuile ce tour-ci.
refusal-AGO-R36 = La corruption se décide une fois par vente, après la réputation, s’il vous reste des points.
refusal-AGO-R39 = La piste s’arrête à 28 : gardez ces points pour un autre usage.
refusal-AGO-R53 = La vente commence après les achats, une fois le magistrat révélé.

decision-negotiate = Choisissez en secret votre carte négociation : haute, elle aide à gagner un lot ; basse, elle vous fait vendre tôt.
decision-bid = Fermez le poing : combien de drachmes misez-vous pour ce lot ? Votre carte négociation s’y ajoute.
decision-last_lot = Ce lot est pour vous : achetez des cartes au prix conventionnel, ou passez et recevez 5 drachmes.
decision-discard = Votre main dépasse 9 cartes : choisissez une carte à défausser.
decision-sell = À votre étal : choisissez une carte à vendre et sa tuile, ou fermez l’étal.
decision-repute = Pour le lot marqué d’une flèche : de combien de pas avancez-vous votre réputation ? Le reste va à la corruption ou aux drachmes.
decision-bribe = Combien de points pour corrompre ? Vous regardez autant de magistrats ; le reste devient des drachmes, sauf si le magistrat l’interdit.
decision-order = Remettez les magistrats regardés : choisissez celui qui vient ensuite, à partir du dessus de la pile.

action-negotiate = Jouer la carte négociation { $value }
action-bid =
    { $amount ->
        [0] Ne rien miser
        [one] Miser { $amount } drachme
       *[other] Miser { $amount } drachmes
    }
action-buy = Acheter { $kind }
action-buy_done = Terminer les achats
action-pass = Passer et recevoir 5 drachmes
action-discard = Défausser { $kind }
action-sell = Vendre { $kind } sous la tuile { $good }
action-sell_done = Fermer l’étal
action-repute =
    { $n ->
        [0] Ne pas avancer
        [one] Avancer de { $n } pas
       *[other] Avancer de { $n } pas
    }
action-bribe =
    { $n ->
        [0] Ne corrompre personne
        [one] Regarder le premier magistrat
       *[other] Regarder les { $n } premiers magistrats
    }
action-order = Remettre { $magistrate }

event-GameSetUp = La table est prête pour { $players } joueurs. Le jeton Enchère va à { $auction_holder }.
event-PlayerCardsDealt = { $seat } reçoit { $count } cartes de sa couleur.
    .own = Vous recevez { $cards }.
event-PileShuffled = Les { $size } cartes marchandises sont mélangées.
event-HandsCollected = Les mains sont ramassées ; cartes par siège : { $counts }.
event-HalfStarted =
    { $half ->
        [1] La première manche commence.
       *[other] La seconde manche commence.
    }
event-RoundStarted = Manche { $half }, tour { $round } : { $quota } cartes en vente. Jeton Enchère : { $auction_holder }.
event-PlayerBroke = { $seat } n’a plus de drachme et n’enchérit pas.
event-LotRevealed = Lot du jeton { $token } : { $cards }.
event-NegotiationChosen = { $seat } choisit une carte négociation.
event-NegotiationRevealed = Cartes négociation, par siège : { $values }.
event-BidPlaced = { $seat } ferme le poing.
event-BidsRevealed = Les poings s’ouvrent. { $seats } : mises { $amounts }, totaux { $totals }.
event-BidTied = Égalité entre { $seats } : nouvelle mise ({ $rebid } sur 2).
event-TieBroken = Encore égalité : { $seat } l’emporte par le jeton Enchère.
event-LotWon =
    { $price ->
        [0] { $seat } remporte le lot sans rien payer, avec le jeton { $token } : { $cards }.
        [one] { $seat } remporte le lot pour { $price } drachme, avec le jeton { $token } : { $cards }.
       *[other] { $seat } remporte le lot pour { $price } drachmes, avec le jeton { $token } : { $cards }.
    }
event-CardDiscarded = { $seat } défausse { $card }.
event-LastLotRevealed = Dernier lot, pour { $seat } : { $cards }.
event-CardBought =
    { $price ->
        [one] { $seat } achète { $card } pour { $price } drachme.
       *[other] { $seat } achète { $card } pour { $price } drachmes.
    }
event-Consolation =
    { $reason ->
        [pass] { $seat } passe et reçoit { $amount } drachmes.
        [no_lot] Il ne reste plus de lot : { $seat } reçoit { $amount } drachmes.
       *[broke] { $seat }, sans drachme, en reçoit { $amount }.
    }
event-LotDiscarded = Défaussé : { $cards }.
event-TokenTaken = { $seat } prend le jeton Agora { $token }.
event-MagistrateRevealed = Magistrat du tour : { $magistrate }.
event-SellingOrderSet = Ordre de vente : { $order } (sommes { $sums }).
event-TurnStarted = { $seat } ouvre son étal.
event-CardSold = { $seat } vend { $card } sous la tuile { $good }.
event-NothingToSell = { $seat } n’a rien à vendre de plus.
event-SaleClosed =
    { $total ->
        [0] { $seat } ferme son étal sans gagner de point.
        [one] { $seat } ferme son étal : { $total } point ({ $lots } : { $points }).
       *[other] { $seat } ferme son étal : { $total } points ({ $lots } : { $points }).
    }
event-ReputationGained = { $seat } avance de { $n } pas en { $good }, jusqu’à { $position }.
event-Bribed =
    { $n ->
        [one] { $seat } corrompt un magistrat.
       *[other] { $seat } corrompt { $n } magistrats.
    }
event-DrachmasGained =
    { $amount ->
        [one] { $seat } gagne { $amount } drachme.
       *[other] { $seat } gagne { $amount } drachmes.
    }
event-PointsLost =
    { $amount ->
        [one] { $seat } perd { $amount } point : pas de drachmes ce tour-ci.
       *[other] { $seat } perd { $amount } points : pas de drachmes ce tour-ci.
    }
event-MagistratesSeen = { $seat } regarde sous le manteau le dessus de la pile.
    .own = Vous voyez, du dessus vers le dessous : { $magistrates }.
event-MagistratePlaced = { $seat } remet un magistrat, en place { $position }.
    .own = Vous remettez { $magistrate }, en place { $position }.
event-PileReordered = { $seat } a remis { $n } magistrats dans l’ordre de son choix.
event-TurnEnded = { $seat } a fini sa vente.
event-NeedsChanged =
    { $change ->
        [0] { $good } : le besoin reste à { $new }.
       *[other] { $good } : le besoin passe de { $old } à { $new }.
    }
event-MagistrateReturned = { $magistrate } passe sous la pile.
event-AuctionTokenPassed = Le jeton Enchère passe de { $old } à { $new }.
event-RoundEnded = Le tour est fini.
event-InfluenceScored = { $source } : { $values } ; influence par siège : { $points }.
event-GameOver = La partie est finie. Victoire : { $winners }.

option-players = Joueurs
option-players-about = Combien prennent place à la table.
option-supply = Lots à quatre joueurs
option-supply-about = Comment 60 cartes se répartissent sur cinq tours à quatre (AGO-R02) ; sans effet à trois.
option-supply-printed = Dernier lot de 4 cartes, 13 par tour, dernier tour de 3 + 3 + 2
option-supply-even = Dernier lot de 3 cartes, cinq tours égaux de 12
option-money_points = Influence de la richesse
option-money_points-about = Ce que rapportent les rangs de richesse (AGO-R45).
option-money_points-box = 5, 3, 1, 0
option-money_points-text = 4, 2, 1, 0
option-third_of_three = Troisième de trois
option-third_of_three-about = À trois, ce que marque le troisième (AGO-R44).
option-third_of_three-rank = 1 point, par son rang
option-third_of_three-last = Rien, car dernier
option-rebid = Relances
option-rebid-about = Ce qu’on peut miser quand on départage une égalité (AGO-R14).
option-rebid-free = N’importe quelle mise
option-rebid-raise = Au moins sa mise précédente
option-broke = Sans drachme
option-broke-about = Ce que fait, aux enchères, qui n’a plus de drachme (AGO-R17).
option-broke-out = Reste hors des enchères
option-broke-zero_bid = Mise 0 tant que d’autres ont de l’argent
option-full_stall = Deux de chaque
option-full_stall-about = Ce que demande la prime de deux marchandises de chaque type (AGO-R31).
option-full_stall-at_least = Au moins deux de chaque
option-full_stall-exact = Exactement deux de chaque
option-big_lots = Grands lots
option-big_lots-about = Ce que valent plus de six marchandises dans un lot (AGO-R30).
option-big_lots-cap = 21 points
option-big_lots-extend = 5 points de plus par marchandise au-delà de six
option-zero_reputation = Réputation nulle
option-zero_reputation-about = Si un pion resté à 0 marque de l’influence (AGO-R46).
option-zero_reputation-scores = Il est classé comme les autres
option-zero_reputation-nothing = Il ne marque rien
option-open_money = Argent visible
option-open_money-about = Montre les drachmes de tout le monde ; on peut de toute façon les déduire (AGO-R49).
option-labels = Quatrième marchandise
option-labels-about = Le mot montré pour la quatrième marchandise ; les règles ne changent pas (AGO-R55).
option-labels-rulebook = Esclave, comme dans la règle
option-labels-amphora = Amphore

good-P = Poisson
good-B = Bouc
good-X = Bœuf
good-E = Esclave
table-amphora-good-E = Amphore

kind-P = Poisson
kind-B = Bouc
kind-X = Bœuf
kind-E = Esclave
table-amphora-kind-E = Amphore
kind-PB = Poisson ou Bouc
kind-PX = Poisson ou Bœuf
kind-PE = Poisson ou Esclave
table-amphora-kind-PE = Poisson ou Amphore
kind-BX = Bouc ou Bœuf
kind-BE = Bouc ou Esclave
table-amphora-kind-BE = Bouc ou Amphore
kind-XE = Bœuf ou Esclave
table-amphora-kind-XE = Bœuf ou Amphore
kind-Mup = Marché en hausse
kind-Mdown = Marché en baisse
kind-P2 = Thon de l’Hellespont
kind-B2 = Bouc de concours
kind-X2 = Bœuf de Thessalie
kind-E2 = Esclave lettré
table-amphora-kind-E2 = Amphore panathénaïque

magistrate-astynome = Astynome
magistrate-sitophylaque = Sitophylaque
magistrate-euthyne = Euthyne
magistrate-agoranome = Agoranome
magistrate-metronome = Métronome
magistrate-epimelete = Épimélète
magistrate-polete = Pôlète
magistrate-archonte = Archonte

table-round = Manche { $half } sur 2, tour { $round } sur 5
table-magistrate = Magistrat : { $name }. { $effect }
table-no-magistrate = Le magistrat de ce tour sera révélé après les achats.
table-hierarchy = À ventes égales, compte comme plus vendu : { $goods }
table-coming = Magistrats à venir, du dessus de la pile : { $magistrates }
table-known-to = { $magistrate } (vu par { $seats })
table-pile =
    { $cards ->
        [0] Pile épuisée
        [one] Pile : { $cards } carte
       *[other] Pile : { $cards } cartes
    }
table-tile = Tuile
table-need = Besoin
table-sold = Vendues
table-left = Places
table-market = Marchés
table-places =
    { $places ->
        [0] complet
        [one] encore { $places }
       *[other] encore { $places }
    }
table-player = Joueur
table-hand-size = Main
table-money = Drachmes
table-values = Négociation
table-card = Jouée
table-token = Jeton
table-influence = Influence
table-holder = Jeton Enchère : { $seats }.
table-deciding = Au choix de : { $seats }.
table-broke = Sans drachme ce tour-ci : { $seats }.
table-last-bids = Dernière enchère : { $bids }
table-bid-of = { $seat } { $bid } + { $card }
table-lot = Lot du jeton { $token } : { $cards }
table-last-lot = Lot au prix conventionnel, pour { $seat } : { $cards }
table-priced = { $card } ({ $price })
table-order = Ordre de vente : { $seats }
table-tie = Égalité : { $seats } misent de nouveau ({ $rebid } sur 2).
table-stall = Étal { DE($seat) } : { $lots }
table-stall-lot =
    { $points ->
        [0] { $good } { $goods }, rien encore
        [one] { $good } { $goods }, { $points } point
       *[other] { $good } { $goods }, { $points } points
    }
table-sharing = Lot à répartir ➤ { $good }, { $points } points ; réputation sur cette tuile : { $position }.
table-pool =
    { $points ->
        [one] Reste { $points } point à dépenser.
       *[other] Restent { $points } points à dépenser.
    }
table-looked = Sous vos yeux, à remettre : { $magistrates }
table-hand = Votre main : { $cards }
table-purse =
    { $drachmas ->
        [one] Vous avez { $drachmas } drachme.
       *[other] Vous avez { $drachmas } drachmes.
    }
table-next-half = À la seconde manche vous recevrez { $cards }.
table-sealed-card = Votre carte, face cachée : { $value }.
table-sealed-bid = Dans votre poing fermé : { $amount }.
table-total = Votre carte négociation vaut { $card } : elle s’ajoute à votre mise.
table-copies = { $n } × { $card }

table-effect-astynome = Les étals ouvrent par l’autre bout : l’ordre de la vente est inversé.
table-effect-sitophylaque = Les lots vendus ce tour-ci ne rapportent pas de drachmes.
table-effect-euthyne = Les lots vendus ce tour-ci ne rapportent pas de réputation.
table-effect-agoranome = Un seul étal chacun : on ne vend qu’un type de marchandise.
table-effect-metronome = Juste mesure : un lot de 2 marchandises vaut 5 points.
table-effect-epimelete = La flotte est rentrée : chaque tuile accepte une carte de plus à cette vente.
table-effect-polete = Commande publique : un lot d’au moins 4 marchandises rapporte 3 points de plus.
table-effect-archonte = Mode et caprice : à la fin de ce tour, les besoins évoluent à l’envers.

source-P = Réputation en poisson
source-B = Réputation en bouc
source-X = Réputation en bœuf
source-E = Réputation de la quatrième tuile
source-drachmas = Richesse

score-P = Réputation en poisson
score-B = Réputation en bouc
score-X = Réputation en bœuf
score-E = Réputation de la quatrième tuile
score-drachmas = Richesse

guide-1 = Votre carte négociation s’ajoute à chaque mise du tour, mais elle n’est pas payée.
guide-2 = La plus petite somme carte + jeton vend d’abord : une petite carte est précieuse quand votre main est prête.
guide-3 = Deux marchandises d’un type valent 3 points, trois en valent 7 : mieux vaut un grand lot que deux petits.
guide-4 = Le besoin d’une tuile est partagé par tous : il compte les cartes, et une marchandise supérieure n’est qu’une carte.
guide-5 = Les points d’un lot font avancer la réputation sur sa tuile seulement ; le reste peut devenir des drachmes.
guide-6 = Les marchandises invendues sont perdues à la fin de la manche ; la réputation, les drachmes et les besoins restent.
