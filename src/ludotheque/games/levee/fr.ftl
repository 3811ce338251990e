title = Levée
tagline = Douze cartes, un choix secret par levée.
about =
    Toutes les cartes sont distribuées. À chaque levée, chacun pose une carte face cachée ; quand tous ont choisi, on les retourne ensemble.
    La carte la plus forte remporte la levée et les points de toutes ses cartes. Les cartes fortes valent plus, pour qui les prend.
goal = Avoir le plus de points quand les mains sont vides.

chapter-trick = La levée
chapter-end = La fin

rule-LEV-1 = Chacun pose une carte de sa propre main.
rule-LEV-2 = Une seule carte par levée et par joueur, face cachée jusqu’à ce que tous aient choisi.
rule-LEV-3 = La carte la plus forte de la levée gagne les points de toutes ses cartes.
rule-LEV-4 = La partie finit quand les mains sont vides ; le plus de points l’emporte.
rule-LEV-5 = Si la table l’a choisi, la dernière levée compte double.
rule-LEV-R1 = À égalité de points, la place est partagée.

refusal-LEV-1 = Cette carte n’est pas dans votre main.
refusal-LEV-2 = Vous avez déjà joué une carte dans cette levée : attendez les autres.
refusal-LEV-4 = La partie est finie.

decision-play = Choisissez la carte à poser face cachée.

action-play = Poser la carte { $card }

event-HandDealt =
    { $count ->
        [one] { $seat } reçoit une carte.
       *[other] { $seat } reçoit { $count } cartes.
    }
    .own = Vous recevez { $cards }.
event-Played = { $seat } pose une carte face cachée.
    .own = Vous posez la carte { $card } face cachée.
event-TrickWon =
    { $points ->
        [one] On retourne les cartes : { $cards }. { $seat } remporte la levée, 1 point.
       *[other] On retourne les cartes : { $cards }. { $seat } remporte la levée, { $points } points.
    }
event-GameOver = Les mains sont vides : la partie est finie. Points : { $scores }.

option-players = Joueurs
option-players-about = Combien prennent place à la table.
option-double_last = Dernière levée double
option-double_last-about = La dernière levée compte double (LEV-5).

card-straw = Brin de paille
card-feather = Plume
card-acorn = Gland
card-snail = Escargot
card-mushroom = Champignon
card-hedgehog = Hérisson
card-owl = Chouette
card-fox = Renard
card-wolf = Loup
card-bear = Ours
card-storm = Orage
card-moon = Lune

score-tricks = Levées

table-hand = Votre main, de la plus faible à la plus forte
table-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-left =
    { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
table-thinking = réfléchit
table-done = a choisi
table-played = Face cachée devant vous : { $card }.

guide-1 = La carte la plus forte gagne tout ce qui est sur la table : la vôtre aussi.
guide-2 = Une carte forte vaut beaucoup de points : ne la donnez pas à plus forte qu’elle.
