seat = Joueur { $letter }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-none = rien

# La ligne de commande : aide

cli-about =
    Ludothèque : des jeux de société à jouer, à étudier et à créer.
    Pour commencer : ludotheque games, puis ludotheque play levee.
cli-usage = Utilisation :
    .usage = ludotheque COMMANDE …
cli-everywhere = Partout
cli-everywhere-lang = La langue ; sinon celle du système.
    .form = --lang fr|en
cli-everywhere-no-color = Sans couleurs (comme la variable NO_COLOR).
    .form = --no-color
cli-everywhere-debug = En cas d’erreur, tous les détails.
    .form = --debug
cli-everywhere-help = Cette aide ; après une commande, la sienne.
    .form = --help
cli-everywhere-version = Le numéro de version.
    .form = --version

cli-games = Les jeux de la maison.
    .usage = ludotheque games

cli-rules = Les règles d’un jeu, par chapitre, ou une seule, avec ses sources.
    .usage = ludotheque rules JEU [RÈGLE]
cli-rules-game = Le nom du jeu.
    .form = JEU
cli-rules-id = L’identifiant d’une règle, par exemple LEV-3 ou simplement 3.
    .form = RÈGLE

cli-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier.
    .usage = ludotheque play JEU [nom=valeur …] [--seats LISTE] [--seed GRAINE] [--save FICHIER] [--resume [FICHIER]] [--from FICHIER]
cli-play-game = Le nom du jeu.
    .form = JEU
cli-play-options = Les options de la table, par exemple players=3.
    .form = nom=valeur
cli-play-seats = Qui joue, dans l’ordre : me, me:Ada, beginner, normal, expert ; ou un nombre, vous et des robots.
    .form = --seats LISTE
cli-play-option = Une option de la table ; peut être répété.
    .form = --option nom=valeur
cli-play-seed = La graine du hasard : même graine, même partie.
    .form = --seed GRAINE
cli-play-save = Où sauvegarder la partie ; sinon dans votre dossier de données.
    .form = --save FICHIER
cli-play-resume = Reprendre une partie ; sans fichier, la dernière laissée.
    .form = --resume [FICHIER]
cli-play-from = Commencer à une position (JSON).
    .form = --from FICHIER

cli-simulate = Jouer beaucoup de parties entre robots et en donner les chiffres.
    .usage = ludotheque simulate JEU [nom=valeur …] [--players N] [--bots LISTE] [--games N] [--seed GRAINE] [--jobs N] [--json]
cli-simulate-game = Le nom du jeu.
    .form = JEU
cli-simulate-options = Les options de la table.
    .form = nom=valeur
cli-simulate-players = Combien de joueurs.
    .form = --players N
cli-simulate-bots = Un robot pour tous les sièges, ou un par siège ; ils changent de place à chaque partie.
    .form = --bots LISTE
cli-simulate-games = Combien de parties : 1000 si rien n’est dit.
    .form = --games N
cli-simulate-seed = La graine du hasard : mêmes chiffres pour la même graine.
    .form = --seed GRAINE
cli-simulate-jobs = Combien de processus : tous les cœurs si rien n’est dit.
    .form = --jobs N
cli-simulate-json = Les chiffres en JSON.
    .form = --json
cli-simulate-option = Une option de la table ; peut être répété.
    .form = --option nom=valeur

cli-arena = Opposer des robots, à tous les sièges des mêmes parties, et mesurer leur force.
    .usage = ludotheque arena JEU --bots ROBOT ROBOT … [nom=valeur …] [--players N] [--games N] [--seed GRAINE] [--jobs N] [--out FICHIER] [--json]
cli-arena-game = Le nom du jeu.
    .form = JEU
cli-arena-options = Les options de la table.
    .form = nom=valeur
cli-arena-bots = Les robots ; le dernier remplit la table, et s’ils sont trop nombreux, ils se rencontrent tous.
    .form = --bots ROBOT ROBOT …
cli-arena-players = Combien de joueurs.
    .form = --players N
cli-arena-games = Combien de parties : 200 si rien n’est dit ; arrondi à des donnes entières.
    .form = --games N
cli-arena-jobs = Combien de processus : tous les cœurs si rien n’est dit.
    .form = --jobs N
cli-arena-seed = La graine du hasard : mêmes parties pour la même graine.
    .form = --seed GRAINE
cli-arena-out = Où garder chaque partie (JSONL) ; une mesure interrompue y reprend, et l’image est à côté.
    .form = --out FICHIER
cli-arena-json = Les chiffres en JSON.
    .form = --json
cli-arena-option = Une option de la table ; peut être répété.
    .form = --option nom=valeur
cli-arena-other = Le fichier { $file } garde une autre mesure : donnez-en un autre.
cli-arena-twice = Donnez au moins deux robots différents, par exemple --bots normal beginner.
cli-arena-bot = robot
cli-arena-rating = cote
cli-arena-share = part des victoires
cli-arena-won = gagne
cli-arena-margin = avance
cli-arena-time = par choix
cli-arena-late = > 1 s
cli-arena-ms = { $value } ms
cli-arena-note = Chaque donne est jouée de tous les sièges. Une victoire partagée compte en parts ; { $fair } serait équitable. Intervalles à 95 %, d’après les donnes ; cote de Plackett-Luce, 400 points valent dix contre un.
cli-arena-kept = Gardé dans { $file } ; image : { $picture }.

cli-replay = Revoir une partie enregistrée, coup par coup.
    .usage = ludotheque replay FICHIER [--check] [--to N] [--position] [--seat LETTRE]
cli-replay-file = Le fichier de la partie.
    .form = FICHIER
cli-replay-check = Seulement vérifier le fichier, et le dire en une ligne.
    .form = --check
cli-replay-to = Commencer après N coups.
    .form = --to N
cli-replay-position = Écrire la position à ce moment (JSON), à la fin si rien n’est dit.
    .form = --position
cli-replay-seat = Voir la table avec les yeux de ce siège.
    .form = --seat LETTRE

cli-record = Réécrire une partie dans la forme de la maison, même tapée à la main.
    .usage = ludotheque record FICHIER [--json] [--out FICHIER]
cli-record-file = Le fichier de la partie.
    .form = FICHIER
cli-record-json = En JSON.
    .form = --json
cli-record-out = Dans ce fichier plutôt qu’à l’écran.
    .form = --out FICHIER

cli-new-game = Commencer un nouveau jeu : une copie du jouet Levée sous un autre nom.
    .usage = ludotheque new-game NOM
cli-new-game-name = Le nom du jeu, en lettres minuscules sans accents.
    .form = NOM

cli-check-deck = Vérifier un paquet de cartes écrit par vous (TOML).
    .usage = ludotheque check-deck FICHIER
cli-check-deck-file = Le fichier du paquet.
    .form = FICHIER

cli-serve = Ouvrir la maison dans le navigateur, pour cette machine ou pour beaucoup.
    .usage = ludotheque serve [--lan] [--host NOM] [--port N] [--database URL] [--workers N] [--open]
cli-serve-host = L’adresse d’écoute : 127.0.0.1 sauf avis contraire ; 0.0.0.0 pour tout le réseau.
    .form = --host NOM
cli-serve-port = Le port : 8000 sauf avis contraire.
    .form = --port N
cli-serve-database = Où les tables sont gardées : { "sqlite:///fichier" } ou { "postgresql://…" }
    .form = --database URL
cli-serve-workers = Combien de processus ; plus d’un demande PostgreSQL.
    .form = --workers N
cli-serve-lan = Ouvrir aussi aux amis du même réseau (l’adresse à leur donner est dite).
    .form = --lan
cli-serve-open = Ouvrir aussi la page dans le navigateur.
    .form = --open
cli-serve-ready = La maison est ouverte : { $address } (Ctrl-C la ferme ; rien n’est perdu).
cli-serve-friends = Pour vos amis sur le même réseau : { $address }
cli-serve-taken = Le port { $port } est déjà pris : fermez ce qui l’occupe, ou choisissez-en un autre avec --port.
cli-serve-bad = La maison ne peut pas s’ouvrir ainsi : { $detail }.

cli-db = S’occuper de la base de données de la maison.
    .usage = ludotheque db upgrade | backup FICHIER | export FICHIER | import FICHIER
cli-db-work = upgrade, backup, export ou import.
    .form = TÂCHE
cli-db-file = Le fichier à écrire, ou à lire.
    .form = FICHIER
cli-db-database = Quelle base : { "sqlite:///fichier" } ou { "postgresql://…" }
    .form = --database URL
cli-db-work-bad = Il n’y a pas de tâche « { $work } » sur une base : il y a { $works }.
cli-db-file-missing = Dites quel fichier : ludotheque db { $work } FICHIER.
cli-db-failed = { $work } n’a pas marché : { $detail }.
cli-db-done = { $work } : c’est fait ({ $database }).

# Jeux et règles

cli-games-line = { $name }, à { $players } joueurs
cli-games-next = Pour jouer : ludotheque play levee. Pour lire les règles : ludotheque rules levee.
cli-rule-lines = Livret de règles, lignes { $lines }.
cli-rule-lines-short = lignes { $lines }
cli-rule-ruling = Précision de la maison.
cli-rule-see = Voir aussi
cli-rule-see-short = voir { $rules }
cli-rules-options = Options
cli-usual = (D’ordinaire : { $value }.)
cli-value-text = texte
cli-value-whole = { $low }–{ $high }

# À table

cli-bot-name = Robot { $letter }
cli-seat =
    { $kind ->
        [me] { $name } (vous)
        [person] { $name }
       *[other] { $name } ({ $kind })
    }
cli-seats = À la table : { $seats }.
cli-welcome = À votre tour, tapez un numéro ou un coup, puis Entrée. « ? » montre tout ce qu’on peut taper.
cli-step = décision { $number }
cli-turn = { $name }, à vous.
cli-turn-alone = À vous.
cli-goal = But : { $goal }
cli-prompt = Votre choix (? : aide) >
cli-more-choices =
    { $count ->
        [one] … et { $count } autre choix : « liste » les montre tous, ou tapez le début d’un coup.
       *[other] … et { $count } autres choix : « liste » les montre tous, ou tapez le début d’un coup.
    }
cli-bad-number =
    { $count ->
        [one] Il n’y a pas de choix { $number } : il n’y a que le 1.
       *[other] Il n’y a pas de choix { $number } : ils vont de 1 à { $count }.
    }
cli-bad-choice = « { $text } » n’est ni un numéro de 1 à { $count }, ni un coup (par exemple « { $example } »), ni un mot de l’aide (« ? »).
cli-nothing-typed = Tapez un numéro de 1 à { $count }, un coup (par exemple « { $example } »), ou « ? » pour l’aide.
cli-did-you-mean = Aucun coup ne s’écrit « { $text } ». Voulez-vous dire :
cli-refused = Refusé, règle { $rule } : { $refusal }
cli-allowed = C’est permis : { $action }.
cli-hint = L’expert, qui ne sait que ce que vous savez, jouerait :
cli-hint-share = { $action } : { $share } %
cli-hint-why = Il en attend, comme part de la victoire, { $best }, au lieu de { $others }.
cli-bot-random = au hasard
    .about = N’importe quel coup permis.
cli-bot-beginner = débutant
    .about = Voit un coup à l’avance et se trompe un peu, comme on se trompe.
cli-bot-greedy = glouton
    .about = Prend ce qui semble le mieux tout de suite, sur quelques suppositions.
cli-bot-normal = normal
    .about = Juge posément chaque coup, sur plusieurs suppositions de ce qui est caché.
cli-bot-expert = expert
    .about = Regarde loin, à travers beaucoup de parties possibles, et ne sait que ce que sa place sait.
cli-undone = Repris : { $action }.
cli-undo-nothing-played = Vous n’avez encore rien joué : il n’y a rien à reprendre.
cli-undo-something-revealed = Ce coup ne peut plus être repris : le hasard ou une carte montrée a appris quelque chose à quelqu’un.
cli-undo-another-seat-played = Ce coup ne peut plus être repris : un autre a joué depuis.
cli-chapter =
    { $count ->
        [one] { $name } : { $title }, { $count } règle
       *[other] { $name } : { $title }, { $count } règles
    }
cli-rules-how = « règles » suivi d’un chapitre ou d’un identifiant en montre le texte.

cli-word-undo = annuler
cli-word-hint = conseil
cli-word-why = pourquoi
cli-word-list = liste
cli-word-look = table
cli-word-log = journal
cli-word-rules = règles
cli-word-save = sauver
cli-word-help = aide
cli-word-quit = quitter

cli-help-choose = Pour jouer, tapez le numéro d’un choix ou le coup lui-même, comme il est écrit à droite. Tab complète. Les mots anglais (undo, hint, why…) marchent aussi.
cli-help-undo = Reprendre votre dernier coup, tant que rien n’a été révélé.
cli-help-hint = Ce que jouerait l’expert à votre place, et pourquoi.
cli-help-why = « pourquoi COUP » dit quelle règle l’interdit ; seul, quelle règle pose la question.
cli-help-list = Tous les choix.
cli-help-look = La table, à nouveau.
cli-help-log = Tout ce qui s’est passé ; « journal 10 », les dix dernières lignes.
cli-help-rules = Les règles : « règles », puis un chapitre ou un identifiant.
cli-help-save = Sauvegarder maintenant.
cli-help-help = Cette aide.
cli-help-quit = Sauvegarder et quitter.

cli-curtain = { $name }, c’est à vous
cli-curtain-enter = Passez le clavier à { $name }. Que personne d’autre ne regarde ! Entrée pour continuer.
cli-curtain-undo = ({ $name } peut encore taper « annuler » pour reprendre son coup.)
cli-saved = Partie sauvegardée : { $file }
cli-resume-how = Pour la reprendre : { $command }
cli-recorded = Partie enregistrée : { $file }
cli-over = fin de la partie
cli-winners =
    { $count ->
        [one] { $names } l’emporte !
       *[other] { $names } se partagent la victoire !
    }
cli-rank =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
cli-total = Total

# Simulations

cli-simulate-bar = { $game }
cli-simulate-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
cli-simulate-what = Options : { $options }. Robots : { $bots }. Graine : { $seed }.
cli-simulate-length = Décisions par partie : { $mean } en moyenne, écart-type { $sd }, de { $min } à { $max }.
cli-simulate-shared =
    { $count ->
        [one] Une victoire partagée : chacun en compte sa part.
       *[other] { $count } victoires partagées : chacun en compte sa part.
    }
cli-simulate-by-seat = Siège
cli-simulate-by-bot = Robot
cli-simulate-mean = Moyenne
cli-simulate-sd = Écart-type
cli-simulate-min = Min.
cli-simulate-max = Max.
cli-simulate-wins = Victoires [95 %]
cli-simulate-note = À chances égales, chaque siège gagnerait { $fair } des parties.
cli-number = { $value }
cli-percent = { $value } %
cli-interval = { $share } [{ $low } – { $high }]

# Parties enregistrées

cli-replay-good =
    { $count ->
        [one] { $file } : { $game }, { $count } coup, tout est juste.
       *[other] { $file } : { $game }, { $count } coups, tout est juste.
    }
cli-replay-enter = Entrée : la suite ; q : quitter >
cli-replay-place = coup { $number } sur { $count }
cli-replay-bad-to = --to { $to } est impossible : cette partie a { $count } coups, donc de 0 à { $count }.
cli-replay-bad-seat = Il n’y a pas de siège « { $seat } » : il y a { $seats }.
cli-written = Écrit : { $file }

# Nouveau jeu

cli-new-game-made =
    { $count ->
        [one] { $count } fichier écrit ; le jeu est dans { $folder }, ses règles commencent par { $prefix }-.
       *[other] { $count } fichiers écrits ; le jeu est dans { $folder }, ses règles commencent par { $prefix }-.
    }
cli-new-game-next = Essayez-le : ludotheque play { $name }. Puis écrivez ses règles (rules.toml) et ses composants (components.toml).
cli-new-game-exists = { $file } existe déjà : rien n’a été remplacé.
cli-new-game-no-source = new-game copie le code source de la maison et ne le trouve pas ici : lancez-la depuis un dépôt de ludotheque.
cli-new-game-bad-name = « { $name } » ne convient pas : un nom de jeu a de 3 à { $most } lettres minuscules sans accents ou chiffres, une lettre d’abord, et n’est pas un mot de Python.
cli-new-game-taken = Il y a déjà un jeu « { $name } » : choisissez un autre nom.
cli-new-game-entry = Le jeu est écrit, mais { $file } n’a pas la forme attendue : ajoutez-y la ligne « { $line } » et le jeu dans la liste.

# Paquets

cli-deck-good =
    { $count ->
        [one] { $file } : { $count } carte, le paquet est jouable.
       *[other] { $file } : { $count } cartes, le paquet est jouable.
    }
cli-deck-bad = Ce paquet ne peut pas être joué.
    { $detail }
cli-deck-absent = Le jeu qui lit les paquets (periple) n’est pas installé ici.

# Ce qui ne va pas

cli-unknown-game = Il n’y a pas de jeu « { $game } » : il y a { $games }.
cli-unknown-rule = Il n’y a pas de règle « { $rule } » : par exemple { $close }.
cli-unknown-sitter = « { $word } » ne peut pas s’asseoir : il faut { $known } (avec un nom si l’on veut, me:Ada).
cli-unknown-bot = Il n’y a pas de robot « { $bot } » : il y a { $bots }.
cli-unknown-option = Il n’y a pas d’option « { $option } » : il y a { $options }.
cli-option-form = « { $word } » n’est pas une option : une option s’écrit nom=valeur, par exemple { $example }.
cli-option-value = { $option } ne peut pas être « { $value } » : valeurs possibles, { $allowed }.
cli-seats-and-players =
    { $seats ->
        [one] { $seats } siège est rempli, mais la table en a { $players }.
       *[other] { $seats } sièges sont remplis, mais la table en a { $players }.
    }
cli-bots-and-players = { $bots } robots pour { $players } sièges : donnez-en un seul pour tous, ou un par siège.
cli-at-least-one = { $option } ne peut pas être { $value } : il faut au moins 1.
cli-resume-alone = --resume reprend une partie telle qu’elle est : ni options, ni --seed, ni --from avec lui.
cli-resume-over = La partie de { $file } est finie : ludotheque replay la montre.
cli-from-alone = --from prend les options de la position : n’en donnez pas d’autres.
cli-from-over = Dans la position de { $file } la partie est finie : il n’y a rien à jouer.
cli-other-game = { $file } est une partie de { $found }, pas de { $game }.
cli-no-save = Aucune partie de { $game } n’est en attente : ludotheque play { $game } en commence une.
cli-no-file = Il n’y a pas de fichier { $file }.
cli-cannot-read = { $file } ne peut pas être lu : { $reason }.
cli-cannot-write = { $file } ne peut pas être écrit : { $reason }.
cli-bad-record = { $file }, ligne { $line } : { $detail }.
cli-bad-position = { $file } : position impossible, champ { $field } : { $detail }.
cli-refused-input = Impossible : { $detail }.
cli-bad-language = Il n’y a pas de langue « { $language } » : il y a { $languages }.
cli-bad-command = Il n’y a pas de commande « { $word } » : essayez { $commands }.
cli-bad-option = { $command } n’a pas d’option { $word } : ludotheque { $command } --help les montre.
cli-missing = Il manque { $name } : ludotheque { $command } --help montre comment l’écrire.
cli-bad-value = { $name } ne peut pas être « { $value } » : il faut un nombre entier.
cli-repeated = { $name } est donné deux fois : une seule suffit.
cli-too-many = « { $word } » est de trop : ludotheque { $command } --help montre ce qui est attendu.
cli-bad-call = La commande est mal écrite : ludotheque { $command } --help montre comment l’écrire.
cli-unexpected = Erreur inattendue ({ $kind }) : { $detail }. La même commande avec --debug en donne tous les détails.

# Ce que le serveur refuse : le nom finit par le code du refus

undo-nothing-played = Vous n’avez rien à annuler.
undo-something-revealed = Ce coup ne peut plus être annulé : le hasard ou une carte montrée a appris quelque chose à quelqu’un.
undo-another-seat-played = Ce coup ne peut plus être annulé : un autre a joué depuis.
undo-not-playing = Il n’y a rien à annuler maintenant.
server-bad-message = La page et le serveur ne se comprennent pas : rechargez la page.
server-bad-option = Cette option ne convient pas : { $detail }
server-bad-record = Ce fichier n’est pas une partie enregistrée qui se rejoue : { $detail }
server-bad-name = Ce nom ne convient pas : de 1 à 40 caractères.
server-bad-seats = Le nombre de places ne convient pas.
server-too-large = C’est trop long.
server-too-fast = Trop vite : attendez une seconde.
server-too-many-tables = Vous avez trop de tables ouvertes : finissez-en ou fermez-en une.
server-no-guest = Dites d’abord votre nom.
server-bad-token = Ce lien n’est plus valable.
server-foreign-origin = Cette page ne vient pas de ce serveur.
server-not-your-seat = Cette place n’est pas la vôtre.
server-not-host = Seul l’hôte de la table peut faire cela.
server-no-onlookers = Cette table n’admet pas de spectateurs.
server-no-hints = Cette table n’admet pas les conseils.
server-unknown = Il n’y a rien à cette adresse.
server-unknown-game = Ce jeu n’est pas dans la ludothèque.
server-unknown-table = Il n’y a pas de table à cette adresse.
server-unknown-seat = Cette place n’existe pas.
server-unknown-bot = Ce robot n’existe pas.
server-method = La page et le serveur ne se comprennent pas : rechargez la page.
server-seat-taken = Cette place est prise.
server-seats-open = Il reste des places à prendre.
server-already-started = La partie a déjà commencé.
server-not-running = La partie n’est pas en cours.
server-not-over = La partie n’est pas finie.
server-table-closed = Cette table a été fermée.
server-not-away = Ce joueur n’est pas absent depuis assez longtemps.
server-illegal = Ce coup n’est pas permis.
server-unknown-action = Ce coup n’existe pas.
server-stale = La table a changé entre-temps : choisissez à nouveau.
server-no-undo = Ce coup ne peut plus être annulé.
server-no-request = Cette demande n’attend plus de réponse.
server-request-open = Une demande attend déjà une réponse.
server-hello-first = La page et le serveur ne se comprennent pas : rechargez la page.
server-busy = Le serveur est très occupé : réessayez dans un instant.
server-fault = Quelque chose a mal tourné sur le serveur. Rien n’a été joué.
server-stopping = Le serveur redémarre : vous serez de retour dans un instant.
