# Périple en français

## The game
title = Périple
tagline = Retrouvez les somnambules égarés avant les autres.
about = Le plan est une grille de 36 cases, faite de six cartes Terrain de six cases. À votre tour, utilisez un de vos personnages face visible : vos marqueurs se posent selon sa forme, vue de votre côté de la table et jamais tournée. Les symboles de pièce recouverts vous paient. Quand les six cases d’une carte sont occupées, celui qui y a le plus de marqueurs la gagne, et elle devient un nouveau personnage ; une égalité se règle par une courte enchère. Quand tous vos personnages sont face cachée, ils se relèvent tous au début de votre tour.
goal = Quand un joueur possède dix cartes, on finit le tour de table, et le plus de points l’emporte.

## Chapters of the rules
chapter-components = Matériel
chapter-setup = Mise en place
chapter-turn = Le tour
chapter-placement = Poser des marqueurs
chapter-coins = Pièces et cases optionnelles
chapter-completion = Cartes complétées
chapter-auction = Enchères
chapter-rest = Repos
chapter-artifacts = Artefacts
chapter-outpost = Variante de l’Avant-poste
chapter-stacking = Variante de l’empilement
chapter-end = Fin de la partie

## Rules
rule-PER-001 = 43 cartes ont une face Terrain et une face Personnage ; on les nomme d’après la face qui sert.
rule-PER-002 = 12 cartes de départ, reconnaissables à leur drapeau.
rule-PER-003 = 24 tuiles Artefact.
rule-PER-004 = 4 aides de jeu, sans effet sur la partie.
rule-PER-005 = 1 carte Avant-poste.
rule-PER-006 = 5 cartes Animal promotionnelles se mélangent aux cartes Terrain/Personnage.
rule-PER-007 = 96 marqueurs Exploration, 24 pour chacune des quatre couleurs.
rule-PER-008 = 30 pièces de valeur 1 et 6 pièces de valeur 5.
rule-PER-009 = Chaque joueur reçoit les 3 cartes de départ d’une couleur.
rule-PER-010 = Les cartes de départ inutilisées quittent la partie.
rule-PER-011 = Chaque joueur prend les 24 marqueurs de sa couleur.
rule-PER-012 = Les cartes Terrain mélangées forment une pioche, face Terrain visible.
rule-PER-013 = Six cartes Terrain piochées forment le plan : deux rangées de trois, face Terrain visible.
rule-PER-014 = Les parchemins sont tournés vers l’extérieur du plan.
rule-PER-015 = Chaque joueur occupe un côté différent du plan et y aligne ses cartes de départ.
rule-PER-016 = Un premier joueur est désigné et reçoit l’aide qui le dit.
rule-PER-017 = Chacun des autres reçoit une aide de jeu.
rule-PER-018 = On joue dans le sens horaire des côtés.
rule-PER-019 = Les pièces forment une banque à côté du plan.
rule-PER-020 = Le deuxième et le troisième joueur commencent avec 1 pièce chacun.
rule-PER-021 = Le quatrième joueur commence avec 2 pièces.
rule-PER-022 = Règles de base : les artefacts restent dans la boîte. Règles complètes : ils sont en jeu.
rule-PER-023 = Tous les éléments sont en nombre limité, sauf les pièces.
rule-PER-024 = Un élément épuisé n’est plus disponible.
rule-PER-025 = Si les pièces manquent, on les remplace par autre chose.
rule-PER-026 = Le premier joueur commence, puis les tours se suivent dans le sens horaire.
rule-PER-027 = À son tour, on utilise un de ses personnages face visible pour poser des marqueurs sur le plan.
rule-PER-028 = Utiliser un personnage le retourne face cachée.
rule-PER-029 = Les marqueurs reproduisent la forme et la disposition imprimées sur le personnage.
rule-PER-030 = La forme garde le sens de la carte, vue du côté de son propriétaire : elle ne pivote pas.
rule-PER-031 = La partie obligatoire de la forme tient tout entière dans le plan.
rule-PER-032 = Les cases optionnelles peuvent tomber hors du plan.
rule-PER-033 = Tout marqueur qui peut être posé doit l’être.
rule-PER-034 = Une case ne contient qu’un seul marqueur.
rule-PER-035 = Une case déjà occupée, par l’adversaire ou par soi-même, est ignorée ; les autres marqueurs sont posés.
rule-PER-036 = Les cases optionnelles sont dessinées autrement que les obligatoires.
rule-PER-037 = On ne reprend pas ses marqueurs du plan avant que leur carte soit complétée.
rule-PER-038 = Les marqueurs reviennent quand la carte est complétée.
rule-PER-039 = Sans marqueur en réserve, on joue son tour normalement, mais sans rien poser.
rule-PER-040 = Un marqueur posé sur des symboles de pièce rapporte une pièce par symbole.
rule-PER-041 = Chacun garde ses pièces près de ses personnages.
rule-PER-042 = Les pièces de chacun restent visibles de tous.
rule-PER-043 = Pendant la pose, on peut payer 2 pièces pour poser un marqueur sur une case optionnelle du personnage utilisé.
rule-PER-044 = On peut le faire une fois par case optionnelle de la carte, tant qu’on a de quoi payer.
rule-PER-045 = Un seul personnage par tour.
rule-PER-046 = Les pièces gagnées plus tôt dans le tour peuvent être dépensées.
rule-PER-047 = Un placement qui couvre trois symboles rapporte 3 pièces.
rule-PER-048 = À la fin du tour, une carte Terrain dont les six cases sont occupées est complétée : son personnage est retrouvé.
rule-PER-049 = Le joueur qui y a le plus de marqueurs gagne la carte.
rule-PER-050 = À égalité, chaque joueur à égalité peut enchérir, en commençant par le joueur actif puis dans le sens horaire.
rule-PER-051 = Chacun n’enchérit qu’une fois.
rule-PER-052 = Chaque offre dépasse la précédente d’au moins 1 pièce.
rule-PER-053 = On peut passer au lieu d’enchérir ; on quitte alors l’enchère.
rule-PER-054 = L’enchère peut s’ouvrir à 0.
rule-PER-055 = On n’offre jamais plus de pièces qu’on n’en possède.
rule-PER-056 = Seule la meilleure offre est payée, à la banque, et emporte la carte.
rule-PER-057 = Les autres reprennent les pièces de leur offre.
rule-PER-058 = Si plusieurs cartes sont complétées, le joueur actif décide de l’ordre.
rule-PER-059 = La carte gagnée rejoint celles du vainqueur, face Personnage visible.
rule-PER-060 = Elle se lit dans le même sens que ses autres cartes.
rule-PER-061 = Tous les marqueurs posés sur elle reviennent à leurs propriétaires.
rule-PER-062 = La première carte de la pioche prend sa place sur le plan.
rule-PER-063 = La nouvelle carte se pose dans le même sens, parchemin vers l’extérieur.
rule-PER-064 = Quand un autre gagne une carte où l’on avait au moins un marqueur, on reçoit 1 pièce.
rule-PER-065 = Jamais plus d’une pièce par carte retirée, quel que soit le nombre de marqueurs.
rule-PER-066 = Plusieurs joueurs peuvent recevoir cette pièce en même temps.
rule-PER-067 = Si tous vos personnages sont face cachée au début de votre tour, ils se relèvent tous, puis le tour se joue normalement.
rule-PER-068 = Repos anticipé : au début de son tour, on peut relever tous ses personnages alors que certains sont encore face visible.
rule-PER-069 = Il coûte 1 pièce par personnage encore face visible.
rule-PER-070 = Tous les autres sont alors relevés ; aucun ne reste face cachée.
rule-PER-071 = La partie dure jusqu’à ce qu’un joueur possède au moins dix cartes, celles de départ comprises.
rule-PER-072 = Quand quelqu’un obtient sa dixième carte, on finit le tour de table pour que tous aient joué autant de fois.
rule-PER-073 = Chacun additionne alors les points de ses cartes.
rule-PER-074 = Le plus grand total gagne.
rule-PER-075 = À égalité, le plus de pièces.
rule-PER-076 = Si l’égalité demeure, la victoire est partagée.
rule-PER-077 = Règles complètes : on mélange les tuiles Artefact et on en révèle quatre au-dessus du plan.
rule-PER-078 = À la fin de son tour, on peut acheter une de ces tuiles à son prix.
rule-PER-079 = Elle se pose près des personnages de l’acheteur.
rule-PER-080 = La première tuile de la pioche la remplace, pour que quatre soient toujours proposées.
rule-PER-081 = On peut posséder autant d’artefacts qu’on veut.
rule-PER-082 = Un seul achat par tour.
rule-PER-083 = Un artefact peut servir dès son achat si son effet le permet.
rule-PER-084 = Les artefacts qui posent ou déplacent des marqueurs ne servent que pendant l’exploration.
rule-PER-085 = Utiliser un artefact le retourne face cachée.
rule-PER-086 = Un artefact ne sert que pendant le tour de son propriétaire.
rule-PER-087 = On peut utiliser plusieurs artefacts dans le même tour.
rule-PER-088 = Quand on relève ses personnages, tous ses artefacts face cachée se relèvent aussi.
rule-PER-089 = Cela vaut aussi pour un repos anticipé.
rule-PER-090 = Un repos anticipé ne coûte rien pour les artefacts face visible.
rule-PER-091 = Les points des artefacts comptent à la fin.
rule-PER-092 = Variante de l’Avant-poste : sa carte attend à côté du plan.
rule-PER-093 = Qui entoure entièrement un marqueur adverse de ses propres marqueurs, sur les 8 cases voisines, prend l’Avant-poste : 3 points.
rule-PER-094 = L’Avant-poste, une fois pris, ne change plus de main.
rule-PER-095 = Variante de l’empilement : une case contient jusqu’à deux marqueurs, l’un sur l’autre.
rule-PER-096 = Un second marqueur posé sur des symboles de pièce ne rapporte rien.
rule-PER-097 = Un marqueur par case suffit toujours à compléter la carte, qui va à celui qui y a le plus de marqueurs.
rule-PER-098 = Les égalités se règlent comme d’habitude.
rule-PER-099 = Les artefacts agissent aussi sur les marqueurs recouverts.
rule-PER-100 = « Case offerte » : un marqueur sur une case optionnelle du personnage utilisé se pose sans payer.
rule-PER-101 = « Remplacer » : un marqueur adverse sous la forme du personnage utilisé est remplacé par un des vôtres.
rule-PER-102 = Les symboles de pièce de cette case vous sont payés.
rule-PER-103 = « Pièce » : gagnez 1 pièce.
rule-PER-104 = « Pivoter » : avant de poser, la forme tourne d’un quart de tour.
rule-PER-105 = « Glisser » : un marqueur du plan, à qui que ce soit, passe sur une case voisine vide, horizontalement ou verticalement.
rule-PER-106 = Une glissade ne rapporte de pièces à personne.
rule-PER-107 = « Retourner » : un de vos personnages change de face, dans un sens ou dans l’autre.
rule-PER-108 = Cet artefact peut servir dès le début du tour.
rule-PER-109 = Retourner ainsi son dernier personnage visible au début du tour provoque un repos, qui relève aussi cet artefact.
rule-PER-110 = Exemple : le joueur actif égalise, ouvre à 0 ; son adversaire sans pièce ne peut surenchérir et la carte est gagnée pour 0.
rule-PER-111 = Exemple : un troisième marqueur remplit une carte à 3-1-1-1 ; son propriétaire la gagne et les trois autres reçoivent 1 pièce chacun.
rule-PER-112 = Chaque artefact a l’une de six capacités.
rule-PER-R01 = Le plan est fait de deux rangées de trois cartes dressées, de 2 cases sur 3 : une grille de 6 sur 6.
rule-PER-R02 = Les cartes de la rangée du haut sont tournées d’un demi-tour par rapport à celles du bas.
rule-PER-R03 = Le personnage d’une carte Terrain est public : le parchemin montre sa forme et ses points.
rule-PER-R04 = La carte du dessus de la pioche est visible de tous, les suivantes de personne.
rule-PER-R05 = À deux, on s’assied face à face, au sud et au nord ; à trois, au sud, à l’ouest et au nord. L’option des côtés permet d’autres dispositions.
rule-PER-R06 = Si l’on choisit les côtés, c’est dans l’ordre des places et avant de tirer le premier joueur ; l’ordre du tour suit ensuite les côtés.
rule-PER-R07 = Le premier joueur est tiré au sort, sauf si l’option le désigne.
rule-PER-R08 = Les pièces de départ dépendent du rang, quel que soit le nombre de joueurs.
rule-PER-R09 = En règles de base, les tuiles sont rangées dans la boîte ; le texte qui dit de les « remplacer » est une coquille.
rule-PER-R10 = Le tour qu’on termine en fin de partie est le tour de table.
rule-PER-R11 = Les renvois de page du livret désignent les étapes du tour : exploration, cartes complétées, achats, capacités.
rule-PER-R12 = Les cartes Animal sont en jeu, sauf si l’option les retire.
rule-PER-R13 = Les cartes de départ valent 0 point et ne sont jamais sur le plan.
rule-PER-R14 = On ne passe pas : chaque tour, un personnage doit être utilisé.
rule-PER-R15 = On peut choisir une position où rien ne se pose. Avec l’option « éviter », seulement si aucune autre ne permet de poser.
rule-PER-R16 = Une forme peut s’étendre sur plusieurs cartes : seul compte le bord du plan.
rule-PER-R17 = Toute case occupée est ignorée, quel que soit le moment où son marqueur est arrivé.
rule-PER-R18 = S’il manque des marqueurs, on en pose autant qu’on en a, sur les cases obligatoires libres de son choix, une à une.
rule-PER-R19 = Sans marqueur en réserve, aucune position n’est demandée ; le personnage se retourne quand même.
rule-PER-R20 = Les cases obligatoires d’abord, toutes ensemble ; les optionnelles ensuite, une à une.
rule-PER-R21 = On ne paie pas pour une case optionnelle occupée ou hors du plan.
rule-PER-R22 = Une case optionnelle peut être payée même si aucune case obligatoire n’a reçu de marqueur.
rule-PER-R23 = Tous les symboles d’une même case sont payés.
rule-PER-R24 = Les symboles sont imprimés et ne s’épuisent pas : une case vidée paie de nouveau le prochain marqueur posé.
rule-PER-R25 = Seuls les joueurs à égalité enchérissent ; si le joueur actif n’en est pas, le premier d’entre eux après lui ouvre.
rule-PER-R26 = Le dernier joueur à égalité ne peut pas passer si personne n’a enchéri : il prend la carte pour 0.
rule-PER-R27 = Après un passe, le joueur suivant peut lui aussi ouvrir à 0.
rule-PER-R28 = Une offre plus haute que nécessaire pour être sûr de gagner n’est pas proposée, ni au-delà de 60.
rule-PER-R29 = Les perdants d’une enchère reçoivent eux aussi 1 pièce ; le vainqueur jamais.
rule-PER-R30 = Cette pièce est versée dès que la carte est gagnée : elle peut servir à l’enchère suivante.
rule-PER-R31 = Les cartes complétées se résolvent une à une ; la remplaçante est posée avant le choix suivant.
rule-PER-R32 = Une carte gagnée hors de son tour est face visible : elle servira au tour suivant, mais empêche le repos gratuit.
rule-PER-R33 = Pioche vide : l’emplacement reste vide et ses six cases quittent le plan.
rule-PER-R34 = Le repos gratuit est obligatoire et automatique, avant toute décision.
rule-PER-R35 = Le début du tour dure jusqu’à l’utilisation d’un personnage ; des artefacts peuvent servir avant le repos anticipé.
rule-PER-R36 = Pas de repos anticipé si tous les personnages sont déjà face visible.
rule-PER-R37 = Un seul repos par tour, gratuit ou anticipé.
rule-PER-R38 = Relever un seul personnage avec un artefact ne relève pas les artefacts ; seul un repos le fait.
rule-PER-R39 = Retourner son dernier personnage visible : permis avant tout repos au début du tour, interdit après un repos avant d’avoir joué, permis plus tard.
rule-PER-R40 = Les cartes complétées d’abord, l’achat ensuite.
rule-PER-R41 = Pivoter : entre le choix du personnage et celui de la position. Case offerte et remplacer : après la pose. Glisser : pendant toute l’exploration. Pièce et retourner : à tout moment de son tour, sauf pendant la résolution des cartes et entre deux marqueurs manquants.
rule-PER-R42 = Aucun artefact ne sert pendant la résolution des cartes ni pendant une enchère.
rule-PER-R43 = Parmi les tuiles achetées ce tour, seules « pièce » et « retourner » servent aussitôt.
rule-PER-R44 = Remplacer ne vise que les cases obligatoires ; l’option l’étend à toute la forme.
rule-PER-R45 = Remplacer demande un marqueur en réserve ; le marqueur retiré revient à son propriétaire.
rule-PER-R46 = La forme pivote dans le sens choisi, cases optionnelles comprises ; l’option limite au sens horaire.
rule-PER-R47 = Glisser : tout marqueur présent, d’un seul pas, à travers les bords de cartes, avant ou après la pose. Une case obligatoire libérée ensuite n’est plus remplie.
rule-PER-R48 = Quand la pioche des tuiles est vide, la place de l’étal reste vide.
rule-PER-R49 = De deux tuiles de même capacité, la première face visible dans l’ordre des numéros se retourne.
rule-PER-R50 = L’Avant-poste se vérifie après chaque changement du plan pendant l’exploration, le joueur actif d’abord, puis dans le sens horaire.
rule-PER-R51 = Un marqueur au bord du plan ne peut pas être entouré : il faut huit voisines.
rule-PER-R52 = Avec l’empilement, un marqueur compte à tout niveau, au centre comme autour.
rule-PER-R53 = Une carte est complétée quand chacune de ses six cases porte au moins un marqueur ; la majorité compte tous les marqueurs, aux deux niveaux.
rule-PER-R54 = Une case à un seul marqueur est libre, même si c’est le vôtre : la pose y est obligatoire.
rule-PER-R55 = Remplacer désigne un niveau et ne paie que pour celui du bas. Glisser peut prendre un marqueur recouvert, vers une case entièrement vide.
rule-PER-R56 = La partie s’arrête à la fin d’un tour de table après plusieurs tours de table de suite sans aucun marqueur posé (5 par défaut).
rule-PER-R57 = Cartes et artefacts comptent à la fin, face visible ou cachée.
rule-PER-R58 = Un joueur dépassé ne peut pas renchérir : un seul tour d’enchère.
rule-PER-R59 = Une enchère par carte, avec les pièces qui restent après la précédente.
rule-PER-R60 = La dixième carte peut être gagnée hors de son tour, et l’on peut dépasser dix.
rule-PER-R61 = Pour départager, on compte les pièces en main après le dernier tour.
rule-PER-R62 = Les offres sont ouvertes et successives.
rule-PER-R63 = Un artefact ne s’utilise que s’il change quelque chose.

## Refusals
refusal-PER-015 = Ce côté est déjà pris, ou les places sont déjà fixées.
refusal-PER-022 = On joue sans artefacts : ils ne servent qu’aux règles complètes.
refusal-PER-026 = Ce n’est pas votre tour.
refusal-PER-027 = Utilisez d’abord un de vos personnages face visible.
refusal-PER-030 = Une forme ne se tourne pas : il faudrait un artefact « pivoter ».
refusal-PER-031 = Une case obligatoire de la forme sortirait du plan.
refusal-PER-033 = Posez d’abord tous les marqueurs qui peuvent l’être.
refusal-PER-034 = Cette case est déjà occupée.
refusal-PER-039 = Il ne vous reste aucun marqueur en réserve.
refusal-PER-043 = Il faut 2 pièces et une case optionnelle de la forme en cours, pendant l’exploration.
refusal-PER-044 = Vous avez déjà posé un marqueur sur cette case optionnelle ce tour.
refusal-PER-045 = Vous avez déjà joué votre personnage : un seul par tour, posé une seule fois.
refusal-PER-048 = Une carte se résout à la fin de l’exploration, quand ses six cases sont occupées.
refusal-PER-050 = Les enchères n’ont lieu que pour une carte à égalité : chacun à son tour offre ou passe.
refusal-PER-051 = Vous avez déjà parlé dans cette enchère : une seule fois chacun.
refusal-PER-052 = Votre offre doit dépasser la précédente.
refusal-PER-055 = Vous n’avez pas autant de pièces.
refusal-PER-058 = Choisissez d’abord la carte complétée à résoudre.
refusal-PER-069 = Le repos anticipé coûte 1 pièce par personnage encore face visible, et vous n’en avez pas assez.
refusal-PER-072 = La partie est terminée.
refusal-PER-078 = Vous n’avez pas assez de pièces pour cette tuile.
refusal-PER-082 = Un seul achat par tour.
refusal-PER-084 = Cet artefact ne sert que pendant l’exploration, qui est finie.
refusal-PER-085 = Vous n’avez aucun artefact de cette capacité.
refusal-PER-086 = Un artefact ne sert que pendant votre tour.
refusal-PER-088 = Cet artefact est face cachée jusqu’à votre prochain repos.
refusal-PER-100 = Avec un artefact « case offerte », choisissez une case optionnelle libre de votre forme.
refusal-PER-101 = Avec un artefact « remplacer », choisissez un marqueur adverse sous votre forme.
refusal-PER-105 = Avec un artefact « glisser », choisissez un marqueur puis une case voisine vide du plan, jamais en diagonale.
refusal-PER-107 = Avec un artefact « retourner », choisissez un de vos propres personnages.
refusal-PER-R06 = Les côtés se choisissent d’abord, dans l’ordre des places.
refusal-PER-R14 = On ne passe pas son tour : un personnage doit être utilisé et placé.
refusal-PER-R15 = Rien ne pourrait être posé ainsi, alors qu’un autre choix le permet.
refusal-PER-R18 = On ne choisit les cases une à une que si les marqueurs manquent, parmi les cases obligatoires libres.
refusal-PER-R20 = Les cases obligatoires d’abord, les optionnelles ensuite.
refusal-PER-R21 = Cette case optionnelle tombe hors du plan.
refusal-PER-R25 = Vous n’êtes pas à égalité pour cette carte.
refusal-PER-R26 = Vous parlez en dernier et personne n’a offert : la carte est à vous pour 0.
refusal-PER-R28 = Une offre plus basse suffit déjà pour gagner à coup sûr.
refusal-PER-R35 = Le repos anticipé se prend au début du tour, avant d’utiliser un personnage.
refusal-PER-R36 = Tous vos personnages sont déjà face visible.
refusal-PER-R37 = Un seul repos par tour : le vôtre est pris.
refusal-PER-R39 = C’est votre dernier personnage visible, et le repos de ce tour est déjà pris.
refusal-PER-R40 = Dans l’ordre : fin de l’exploration, cartes complétées, puis achat et fin du tour.
refusal-PER-R41 = Cet artefact ne sert pas à cette étape du tour.
refusal-PER-R42 = Aucun artefact pendant la résolution des cartes ni pendant une enchère.
refusal-PER-R44 = Ce marqueur n’est que sous une case optionnelle : remplacez-en un sous une case obligatoire.
refusal-PER-R45 = Il faut un marqueur en réserve pour remplacer.
refusal-PER-R46 = Dans cette partie, les formes ne pivotent que dans le sens horaire.
refusal-PER-R48 = Cette place de l’étal est vide.
refusal-PER-R63 = Cet artefact ne changerait rien en ce moment.

## Decisions
decision-choose_side = Choisissez votre côté de la table.
decision-start = Choisissez un personnage à utiliser, ou reposez-vous d’abord.
decision-flip = Choisissez le personnage à retourner.
decision-place = Choisissez où poser la forme : nommez la case du coin nord-ouest de son cadre.
decision-fill = Vos marqueurs manquent : choisissez la prochaine case à remplir.
decision-extend = Payez des cases optionnelles, utilisez des artefacts, ou terminez l’exploration.
decision-free = Choisissez la case optionnelle offerte.
decision-replace = Choisissez le marqueur adverse à remplacer.
decision-slide_pick = Choisissez le marqueur à faire glisser.
decision-slide_move = Choisissez dans quelle direction il glisse.
decision-resolve = Choisissez la carte complétée à résoudre d’abord.
decision-auction = Égalité : offrez des pièces pour la carte, ou passez.
decision-closing = Achetez un artefact si vous voulez, puis terminez votre tour.

## Actions
action-choose_side = S’asseoir côté { $side }
action-use_character = Utiliser { $card }
action-early_rest = Repos anticipé
action-use_coin = Artefact : gagner 1 pièce
action-use_flip = Artefact : retourner un personnage
action-flip_card = Retourner { $card }
action-use_rotate = Artefact : pivoter la forme ({ $turn })
action-use_slide = Artefact : faire glisser un marqueur
action-slide_from = Prendre le marqueur de { $square } ({ $level })
action-slide_to = Glisser vers { $heading }
action-place_at = Poser en { $square }
action-fill_square = Remplir { $square }
action-pay_optional = Payer 2 pièces pour { $square }
action-use_free = Artefact : case optionnelle offerte
action-free_optional = Poser sans payer en { $square }
action-use_replace = Artefact : remplacer un marqueur adverse
action-replace_at = Remplacer le marqueur de { $square } ({ $level })
action-end_exploration = Terminer l’exploration
action-resolve_card = Résoudre la carte { $slot }
action-pass_bid = Passer
action-buy_tile = Acheter la tuile de la { $market }
action-end_turn = Terminer le tour
action-bid =
    { $amount ->
        [0] Offrir 0
        [one] Offrir { $amount } pièce
       *[other] Offrir { $amount } pièces
    }

## Events
event-GameStarted = La partie commence. Ordre de jeu : { $order }.
event-SideChosen = { $seat } s’assied côté { $side }.
event-TerrainDealt = La carte { $card } est posée sur le plan : { $slot }.
event-PileTopRevealed =
    { $card ->
        [none] La pioche est vide.
       *[other] Prochaine carte de la pioche : { $card }.
    }
event-MarketRevealed =
    { $tile ->
        [none] À l’étal, la { $market_slot } reste vide.
       *[other] À l’étal, { $market_slot } : { $tile }.
    }
event-TurnStarted = Au tour { DE($seat) }.
event-Rested =
    { $early ->
        [yes] { $seat } prend un repos anticipé et relève ses personnages.
       *[no] { $seat } se repose et relève ses personnages.
    }
event-TileUsed = { $seat } utilise l’artefact { $tile }.
event-CharacterFlipped =
    { $up ->
        [yes] { $seat } relève { $card }.
       *[no] { $seat } retourne { $card } face cachée.
    }
event-CharacterUsed = { $seat } utilise { $card }.
event-ShapeRotated = { $seat } fait pivoter la forme ({ $direction }).
event-ShapeAnchored = { $seat } place { $card } en { $anchor } : { $mandatory }.
event-SquareSkipped =
    { $reason ->
        [no_marker] La case { $square } reste vide, faute de marqueur.
       *[occupied] La case { $square } est occupée : elle est ignorée.
    }
event-MarkerLaid =
    { $how ->
        [paid] { $seat } paie et pose un marqueur en { $square }.
        [free] { $seat } pose sans payer un marqueur en { $square }.
       *[mandatory] { $seat } pose un marqueur en { $square }.
    }
event-MarkerReplaced = { $seat } remplace en { $square } un marqueur { DE($victim) }.
event-MarkerSlid = { $seat } fait glisser un marqueur { DE($owner) } de { $from_square } à { $to_square }.
event-CoinsChanged =
    { $reason ->
        [symbol] { $seat } gagne { $delta } sur le plan (en main : { $total }).
        [optional] { $seat } paie une case optionnelle (en main : { $total }).
        [early_rest] { $seat } paie son repos (en main : { $total }).
        [tile] { $seat } tire { $delta } d’un artefact (en main : { $total }).
        [bid] { $seat } paie son offre (en main : { $total }).
        [purchase] { $seat } paie à l’étal (en main : { $total }).
       *[consolation] { $seat } reçoit { $delta } pour ses marqueurs (en main : { $total }).
    }
event-OutpostTaken = { $seat } entoure { $square } et prend l’Avant-poste !
event-ExplorationEnded =
    { $placed ->
        [0] { $seat } termine son exploration sans poser de marqueur.
        [one] { $seat } termine son exploration : { $placed } marqueur posé.
       *[other] { $seat } termine son exploration : { $placed } marqueurs posés.
    }
event-CardCompleted = La carte { $card } est complétée (marqueurs : { $counts }).
event-AuctionOpened = Égalité pour { $card } : enchère entre { $bidders }.
event-BidMade = { $seat } offre { $amount }.
event-BidPassed = { $seat } passe.
event-CardWon =
    { $how ->
        [auction] { $seat } emporte { $card } aux enchères pour { $price }.
       *[majority] { $seat } gagne { $card } à la majorité.
    }
event-MarkersReturned = Les marqueurs de la carte { $slot } reviennent à leurs propriétaires ({ $counts }).
event-TileBought = { $seat } achète l’artefact { $tile } pour { $cost }.
event-EndTriggered = { $seat } possède dix cartes : on finit le tour de table.
event-TurnEnded = { $seat } termine son tour.
event-GameEnded =
    { $reason ->
        [stall] Plus personne ne pose de marqueur : la partie s’arrête. Victoire : { $winners }.
       *[ten_cards] La partie est finie. Victoire : { $winners }.
    }

## Options
option-players = Joueurs
option-players-about = Nombre de joueurs.
option-artifacts = Artefacts
option-artifacts-about = Règles complètes, avec les tuiles Artefact ; sinon règles de base.
option-animals = Cartes Animal
option-animals-about = Mélanger les 5 cartes Animal à la pioche.
option-outpost = Avant-poste
option-outpost-about = Variante : entourer un marqueur adverse vaut 3 points, une seule fois.
option-stacking = Empilement
option-stacking-about = Variante : jusqu’à deux marqueurs par case.
option-sides = Côtés de la table
option-sides-about = Qui s’assied où ; l’habitude dépend du nombre de joueurs.
option-sides-SN = Sud et nord (2 joueurs)
option-sides-WE = Ouest et est (2 joueurs)
option-sides-SW = Sud et ouest (2 joueurs)
option-sides-SWN = Sud, ouest et nord (3 joueurs)
option-sides-WNE = Ouest, nord et est (3 joueurs)
option-sides-SWNE = Les quatre côtés (4 joueurs)
option-sides-choose = Au choix, dans l’ordre des places
option-first_player = Premier joueur
option-first_player-about = Tiré au sort, ou une place désignée.
option-first_player-random = Tiré au sort
option-first_player-0 = Place 1
option-first_player-1 = Place 2
option-first_player-2 = Place 3
option-first_player-3 = Place 4
option-empty_placement = Pose à vide
option-empty_placement-about = Peut-on choisir une position où rien ne se pose ?
option-empty_placement-allowed = Permise
option-empty_placement-avoid = À éviter
option-replace_reach = Portée de « remplacer »
option-replace_reach-about = Sous quelles cases de la forme un marqueur peut être remplacé.
option-replace_reach-mandatory = Cases obligatoires
option-replace_reach-all = Toute la forme
option-rotate_direction = Sens de « pivoter »
option-rotate_direction-about = Dans quel sens un artefact peut faire pivoter la forme.
option-rotate_direction-either = Au choix
option-rotate_direction-clockwise = Sens horaire
option-stall_rounds = Tours de table sans pose
option-stall_rounds-about = Après combien de tours de table sans aucun marqueur posé la partie s’arrête.
option-deck = Jeu de cartes
option-deck-about = Nom d’un jeu de cartes à vous, vérifié par la commande check-deck ; vide pour celui de la maison.

## Ways to play
preset-initiation = Initiation
preset-initiation-about = Règles de base : ni artefacts, ni cartes Animal. Idéal pour une première partie.
preset-complete = Partie complète
preset-complete-about = Avec les artefacts et les cartes Animal.

## Names: sides, places, squares
side-S = sud
side-W = ouest
side-N = nord
side-E = est
heading-N = le nord
heading-E = l’est
heading-S = le sud
heading-W = l’ouest
turn-cw = sens horaire
turn-ccw = sens inverse
level-bottom = en bas
level-top = au-dessus
slot-NW = nord-ouest
slot-N = nord
slot-NE = nord-est
slot-SW = sud-ouest
slot-S = sud
slot-SE = sud-est
market-m1 = place 1
market-m2 = place 2
market-m3 = place 3
market-m4 = place 4
square-A1 = A1
square-B1 = B1
square-C1 = C1
square-D1 = D1
square-E1 = E1
square-F1 = F1
square-A2 = A2
square-B2 = B2
square-C2 = C2
square-D2 = D2
square-E2 = E2
square-F2 = F2
square-A3 = A3
square-B3 = B3
square-C3 = C3
square-D3 = D3
square-E3 = E3
square-F3 = F3
square-A4 = A4
square-B4 = B4
square-C4 = C4
square-D4 = D4
square-E4 = E4
square-F4 = F4
square-A5 = A5
square-B5 = B5
square-C5 = C5
square-D5 = D5
square-E5 = E5
square-F5 = F5
square-A6 = A6
square-B6 = B6
square-C6 = C6
square-D6 = D6
square-E6 = E6
square-F6 = F6
colour-blue = bleu
colour-red = rouge
colour-yellow = jaune
colour-green = vert
kind-free = case offerte
kind-replace = remplacer
kind-coin = pièce
kind-rotate = pivoter
kind-slide = glisser
kind-flip = retourner

## Names: landscapes
biome-forest = forêt
biome-desert = désert
biome-marsh = marais
biome-mountain = montagne
biome-coast = côte
biome-ruins = ruines
biome-volcano = volcan
biome-ice = glace
biome-meadow = prairie
biome-canyon = canyon
biome-cave = grotte
biome-lake = lac

## Names: characters, and what they were doing when found
card-P01 = Odilon le souffleur
card-P02 = Maëlle la sonneuse
card-P03 = Tibor le passeur
card-P04 = Sœur Aubépine
card-P05 = Barnabé l’arpenteur
card-P06 = Isaure la tisseuse
card-P07 = Le vieux Corbin
card-P08 = Nérée le plongeur
card-P09 = Capucine la funambule
card-P10 = Gaspard le puisatier
card-P11 = Les jumeaux Pim et Pam
card-P12 = Dame Perle
card-P13 = Anselme le bûcheron
card-P14 = Zéphyrine la postière
card-P15 = Ulric le forgeron
card-P16 = Fleur-de-Sel
card-P17 = Théobald le veilleur
card-P18 = Le caravanier Hamo
card-P19 = Rosalinde l’échassière
card-P20 = Les quatre Échos
card-P21 = Gonzague le cartographe
card-P22 = Mélisande la guetteuse
card-P23 = Cornélius l’horloger
card-P24 = Bertille la boulangère
card-P25 = L’archer Silvère
card-P26 = Hedwige la grimpeuse
card-P27 = Firmin le braconnier
card-P28 = Oriane la serpentine
card-P29 = Maître Toupie
card-P30 = Ysolde la fauconnière
card-P31 = Le charretier Bruno
card-P32 = Philomène la sourcière
card-P33 = Le cercle des Brumes
card-P34 = Octave le joueur de lyre
card-P35 = Léontine la cueilleuse
card-P36 = Géante Amarante
card-P37 = Le golem Argile
card-P38 = Salamandre-de-Braise
card-P39 = La harde de Rouvre
card-P40 = Amiral Varech
card-P41 = La devineresse Quinte
card-P42 = Les Frères Brouette
card-P43 = Le grand Mille-Pas
card-A01 = Filou le chien
card-A02 = Velours le chat
card-A03 = Encre la corneille
card-A04 = Galet la tortue
card-A05 = Ronce le cerf
lost-P01 = soufflait des bulles dans un puits à sec
lost-P02 = sonnait une cloche sans battant
lost-P03 = ramait dans un champ de blé
lost-P04 = comptait les épines d’une haie
lost-P05 = mesurait son ombre à la ficelle
lost-P06 = tissait un filet pour attraper le vent
lost-P07 = jouait aux dames contre un rocher
lost-P08 = cherchait des perles dans une fontaine
lost-P09 = marchait sur une corde posée au sol
lost-P10 = creusait un trou pour y ranger un trou
lost-P11 = se disputaient le même chapeau absent
lost-P12 = invitait des crabes à danser
lost-P13 = demandait pardon à chaque souche
lost-P14 = postait des feuilles mortes
lost-P15 = martelait un pain rassis
lost-P16 = salait la mer, pincée par pincée
lost-P17 = annonçait minuit en plein midi
lost-P18 = brossait un chameau de sable
lost-P19 = cueillait des nuages trop bas
lost-P20 = répondaient à une question jamais posée
lost-P21 = dessinait la carte de sa propre carte
lost-P22 = saluait chaque oiseau par son titre
lost-P23 = remontait une tortue
lost-P24 = enfournait des galets
lost-P25 = tirait des flèches sans les lâcher
lost-P26 = escaladait un escalier couché
lost-P27 = tendait un piège à son reflet
lost-P28 = suivait la trace d’un ruisseau tari
lost-P29 = enseignait la valse à des moutons
lost-P30 = portait une poule au poing
lost-P31 = attelait une charrette à une étoile
lost-P32 = suivait sa baguette sous la pluie
lost-P33 = tenait conseil autour d’une flaque
lost-P34 = accordait une toile d’araignée
lost-P35 = remplissait de brouillard un panier percé
lost-P36 = berçait une montagne
lost-P37 = pétrissait un petit golem
lost-P38 = se réchauffait au clair de lune
lost-P39 = tournait en rond autour d’un gland
lost-P40 = commandait une flotte de coquilles
lost-P41 = prédisait la journée d’hier
lost-P42 = déménageaient une maison, tuile par tuile
lost-P43 = comptait ses pas à rebours
lost-A01 = enterrait la lune dans une flaque
lost-A02 = guettait une souris de neige
lost-A03 = classait des cailloux par humeur
lost-A04 = faisait la course avec une borne
lost-A05 = portait un nid plein de lucioles

## Names: start characters
card-D01 = Anouk l’éclaireuse
card-D02 = Basile le guide
card-D03 = Céleste la pisteuse
card-D04 = Damien l’éclaireur
card-D05 = Élise la guide
card-D06 = Ferréol le pisteur
card-D07 = Gisèle l’éclaireuse
card-D08 = Hilaire le guide
card-D09 = Inès la pisteuse
card-D10 = Jocelyn l’éclaireur
card-D11 = Klara la guide
card-D12 = Lazare le pisteur

## Names: artifacts
tile-R01 = Besace sans fond
tile-R02 = Bottes de sept pas
tile-R03 = Laissez-passer royal
tile-R04 = Clef des champs
tile-R05 = Gant du changelin
tile-R06 = Faux étendard
tile-R07 = Masque du double
tile-R08 = Sceau d’usurpation
tile-R09 = Bourse pondeuse
tile-R10 = Puits de poche
tile-R11 = Balance du changeur
tile-R12 = Carpe aux écailles d’or
tile-R13 = Boussole étourdie
tile-R14 = Toupie d’étain
tile-R15 = Girouette des quatre vents
tile-R16 = Roue du potier
tile-R17 = Traîneau d’ambre
tile-R18 = Savon de géant
tile-R19 = Corde de halage
tile-R20 = Patins de givre
tile-R21 = Sablier à rebours
tile-R22 = Cloche du réveil
tile-R23 = Tisane de lune
tile-R24 = Plume de coq

## Final score
score-cards = Cartes
score-tiles = Artefacts
score-outpost = Avant-poste

## Words of the table
table-language = fr
table-turn = Tour de table { $round } : à { $seat } de jouer
table-last-round = Dernier tour de table : quelqu’un possède dix cartes.
table-lot = Enchère pour { $card }. { $offer }
table-no-bid = Aucune offre.
table-best = Meilleure offre : { $amount }, { $seat }.
table-reach = Ce que ferait chaque position
table-shape = Forme : { $shape }
table-entry = { $what } : { $words }
table-legend = x occupée, o optionnelle, + pièces gagnées
table-pile-empty = La pioche est vide.
table-lost = { $biome } : { $doing }
table-market = Étal
table-up = visibles :
table-down = cachés :
table-tiles-up = artefacts prêts :
table-tiles-down = artefacts utilisés :
table-outpost = tient l’Avant-poste (3 points)
table-face =
    { $points ->
        [one] { $points } point, { $shape }
       *[other] { $points } points, { $shape }
    }
table-empty =
    { $count ->
        [0] complète
        [one] { $count } case vide
       *[other] { $count } cases vides
    }
table-pile =
    { $count ->
        [one] Pioche : { $count } carte, la suivante est { $card }
       *[other] Pioche : { $count } cartes, la suivante est { $card }
    }
table-tile =
    { $points ->
        [one] { $kind }, prix { $cost }, { $points } point
       *[other] { $kind }, prix { $cost }, { $points } points
    }
table-player = pièces { $coins }, réserve { $reserve }, cartes { $cards }/{ $wanted }, score { $score }

## First-game hints
guide-1 = Votre forme se lit depuis votre côté de la table et ne tourne pas : regardez où elle tombe avant de choisir.
guide-2 = Une case occupée ne bloque pas la pose : elle est ignorée, les autres cases reçoivent leur marqueur.
guide-3 = Quatre marqueurs sur six gagnent une carte à coup sûr ; à 3-3, gardez des pièces pour l’enchère.
guide-4 = Un seul marqueur sur une carte gagnée par un autre rapporte une pièce.
guide-5 = Quand tous vos personnages sont face cachée, le repos est gratuit ; plus tôt, il coûte une pièce par personnage encore visible.
guide-6 = Dix cartes mettent fin à la partie mais ne la gagnent pas : comptez les points.
