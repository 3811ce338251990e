# Les mots de la page. Ceux des jeux viennent de leurs propres fichiers.

web-home-title = À quoi joue-t-on ?
web-home-lead = Choisissez une boîte : la table est prête, contre des robots ou avec des amis. Ni compte, ni publicité.
web-home-link = Ludothèque, accueil
web-home-back = Retour à l’accueil
web-play-now = Jouer maintenant
web-play-now-game = Jouer maintenant à { $game } contre des robots
web-invite = Inviter des amis
web-invite-game = Inviter des amis à une partie : { $game }
web-choose = Régler la table
web-choose-game = Régler une table : { $game }
web-rules = Règles
web-rules-game = Les règles : { $game }
web-extra-about = Le petit jeu de la maison, pour se faire la main en trois minutes.
web-players-range = De { $least } à { $most } joueurs
web-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-join = Rejoindre une table
web-join-about = Collez ici le lien reçu.
web-join-go = Rejoindre
web-join-wrong = Ce n’est pas le lien d’une table : il ressemble à …/table/abc123.
web-open-record = Revoir une partie enregistrée
web-my-tables = Mes tables
web-my-tables-none = Aucune partie en cours.
web-my-tables-all = Toutes mes tables, mon nom
web-lobby = Tables ouvertes à tous
web-lobby-none = Personne n’attend en ce moment.
web-running = En cours
web-finished = Finies
web-finished-none = Aucune partie finie pour l’instant.
web-bots-only = robots
web-status-open = en attente de joueurs
web-status-running = en cours
web-status-over = finie : la revoir
web-status-closed = fermée
web-yourself = Vous
web-your-name = Votre nom
web-usual-name = Joueur
web-save = Garder
web-saved = Gardé
web-move = Continuer sur un autre appareil
web-move-about = Un lien emporte votre nom et vos parties sur un autre appareil. Il ne sert qu’à vous.
web-move-link = Votre lien personnel, valable un jour
web-language-other = English
web-theme-day = Thème du jour
web-theme-evening = Thème du soir
web-sound = Sons
web-close = Fermer
web-opening = Un instant…
web-unreachable = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
web-page-unknown = Il n’y a rien à cette adresse.
web-page-broken = Cette page n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez.

# Une nouvelle table

web-room = Où jouez-vous ?
web-room-remote = Chacun chez soi
web-room-remote-about = Vous ici, les autres par un lien, des robots aux places libres.
web-room-pass = Un appareil pour tous
web-room-pass-about = Il passe de main en main ; un rideau cache la table entre deux joueurs.
web-room-screen = Un écran et des téléphones
web-room-screen-about = Cet écran montre la table ; chaque téléphone, sa main et ses choix.
web-seats = Les places
web-seat-who = Qui prend la place { $letter } ?
web-sitter-me = Moi
web-sitter-friend = Un ami
web-sitter-bot = Un robot
web-sitter-person = Une personne
web-sitter-phone = Un téléphone
web-sitter-friend-about = Par le lien de la table.
web-sitter-phone-about = Par un code à scanner.
web-name-of = Nom du joueur { $letter }
web-bot-level = Force du robot
web-bot-random = au hasard
web-bot-greedy = glouton
web-bot-beginner = débutant
web-bot-normal = normal
web-bot-expert = expert
web-bot-name = Robot { $letter }
web-options = Les options du jeu
web-option-empty = vide : celui de la maison
web-manners = Les usages de la table
web-listed = Montrer la table à tous sur la page d’accueil
web-onlookers = Permettre des spectateurs
web-hints = Permettre les conseils d’un robot
web-clock = Une minute par décision, et cinq de réserve
web-start = Commencer la partie
web-open-table = Ouvrir la table
web-goal = Le but :

# Avant la partie

web-wait-sit = Prenez place : un nom suffit.
web-wait-screen = Que chacun scanne le code de sa place.
web-wait-full = Tout le monde est là.
web-wait-free =
    { $count ->
        [one] Il reste une place à prendre.
       *[other] Il reste { $count } places à prendre.
    }
web-sit = M’asseoir
web-sit-here = Ici
web-seat-free = Place libre
web-seat-open = attend quelqu’un
web-seat-closed = sur invitation
web-seat-ready = est prêt
web-seat-not-ready = pas encore prêt
web-seat-a-bot = Y mettre un robot
web-free-seat = Libérer
web-ready = Je suis prêt
web-not-ready = Pas encore prêt
web-start-when = La partie commence quand toutes les places sont prises.
web-table-link = Le lien de cette table
web-invite-about = Qui a le lien peut s’asseoir : ne l’envoyez qu’à ceux que vous invitez.
web-copy = Copier le lien
web-copied = Copié
web-share = Partager
web-about-game = Le jeu
web-codes = Un code par place
web-code-for = { $seat } : scanner pour jouer

# La table

web-you = vous
web-seat-here = à la table
web-seat-away = absent
web-seat-left = a quitté la table
web-seat-bot = robot { $level }
web-seat-stand-in = un robot joue pour lui
web-thinking = doit jouer
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-dock = Ce qui est demandé
web-choices = Vos choix
web-choices-here =
    { $count ->
        [one] { $count } choix ici
       *[other] { $count } choix ici
    }
web-choose-again = Choisir autrement
web-less = Moins
web-more = Plus
web-empty = vide
web-hidden-piece = face cachée
web-yes = oui
web-no = non
web-more-details = Plus de détails
web-undo = Annuler
web-hint-is = Conseil : { $action }.
web-hint = Conseil
web-skip = Passer
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-chat = Discussion
web-chat-new = Discussion, du nouveau
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Écrire à la table
web-send = Envoyer
web-drawer = Journal, discussion et règles
web-table-tools = Outils de la table
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne parle de cela.
web-help = Aide
web-help-about = Tout se joue à la souris, au doigt ou au clavier. Ce qui brille peut être choisi ; ce qui ne le peut pas dit pourquoi.
web-key-choose = choisir l’action qui porte ce numéro
web-key-walk = aller d’un élément à l’autre
web-key-press = choisir ce qui est sélectionné
web-key-undo = annuler votre dernier coup
web-key-hint = demander un conseil
web-key-drawer = journal, discussion, règles
web-key-skip = passer les animations
web-key-menu = menu de la table
web-key-escape = fermer, choisir autrement
web-key-help = cette aide
web-menu = Menu
web-speed = Animations
web-speed-slow = lentes
web-speed-usual = normales
web-speed-fast = rapides
web-speed-off = aucune
web-absent = Ceux qui sont absents
web-give-back = Lui rendre sa place
web-take-seat-back = Reprendre ma place au robot
web-leave-seat = Quitter la partie
web-close-table = Fermer la table pour tous
web-promise-about = L’empreinte de la graine, montrée dès le début, prouvera à la fin que les mélanges n’ont pas été retouchés :
web-waiting-for =
    { $count ->
        [one] { $names } réfléchit…
       *[other] On attend { $names }.
    }
web-film =
    { $count ->
        [one] Pendant votre absence…
       *[other] Pendant votre absence : encore { $count } coups
    }
web-sending = C’est envoyé…
web-not-asked = Ce n’est pas à vous de décider en ce moment.
web-not-now = Cela ne peut pas servir à la décision demandée.
web-over = La partie est finie.
web-table-closed = Cette table a été fermée.
web-see-rule = Voir la règle { $rule }
web-ask-take-back = Demander aux autres
web-take-back-title = { $name } voudrait reprendre un coup
web-take-back-about = Si vous acceptez, voici ce qui sera annulé :
web-take-back-waiting = Les autres décident s’ils vous laissent reprendre ce coup…
web-take-back-refused = Votre demande a été refusée : le coup reste joué.
web-take-back-yes = Accepter
web-take-back-no = Refuser
web-wire-offline = Vous êtes hors ligne. La table revient dès que le réseau revient.
web-wire-lost = La connexion est coupée. Nouvel essai en cours…
web-wire-slow = La table met du temps à répondre…
web-wire-ended = Le serveur a fermé cette table ici. Rechargez la page pour y revenir.
web-wire-kept = Votre coup est gardé et sera envoyé une seule fois.
web-wire-now = Réessayer
web-curtain = À { $name } de jouer
web-curtain-about = Passez l’appareil à { $name }. Que personne d’autre ne regarde !
web-curtain-lift = Je suis { $name }

# La fin

web-you-win = Vous avez gagné !
web-you-share = Vous partagez la victoire !
web-nobody-wins = Personne ne gagne
web-winners =
    { $count ->
        [one] { $names } l’emporte
       *[other] { $names } se partagent la victoire
    }
web-scores = Les points
web-rank = Rang
web-player = Joueur
web-total = Total
web-rematch = Rejouer
web-rematch-join = Rejoindre la nouvelle partie
web-replay = Revoir
web-record = Enregistrer
web-verify = Vérifier les mélanges
web-verify-asking = Vérification…
web-verify-good = Tout est juste : la graine est celle promise au début, et toute la partie se rejoue à l’identique.
web-verify-bad = Cette partie ne correspond pas à ce qui avait été promis.
web-seed = La graine
web-promise = Son empreinte, promise au début (SHA-256)
web-replay-title = Revoir une partie
web-replay-about = Ouvrez le fichier d’une partie enregistrée (.record).
web-replay-file = Choisir un fichier
web-replay-of = { $game } : revoir la partie
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-play = Dérouler
web-replay-pause = Pause
web-replay-step = Coup
web-replay-place = coup { $step } sur { $last }
web-replay-eyes = Avec les yeux de qui ?
web-replay-public = Ce que tous voyaient
web-replay-eyes-of = Les yeux { DE($name) }
web-replay-start = Le début de la partie.

# Les parties d’une vue, pour la table générique

view-hand = Votre main
view-played = Devant vous, face cachée
view-last = La dernière levée
view-gone = Cartes déjà jouées
view-left = Cartes en main
view-scores = Points
view-points = Points
view-round = Manche
view-pile = Pioche
view-discard = Défausse
view-lot = Le lot
view-market = Le marché
view-order = L’ordre
view-turn = Tour
view-coins = Pièces
view-hand_sizes = Cartes en main
view-tiles = Tuiles

web-guide = Guide de la première partie
web-guide-understood = Compris
web-guide-off = Ne plus en montrer
web-presets = Façons de jouer
web-more-options = Autres points de règle ({ $count })
web-invite-local = Cette adresse n’existe que sur cet ordinateur : ouvrez la maison avec --lan pour inviter d’autres appareils.
web-plain-board = Plateau sans dessin
web-hint-share = { $action } : { $share } %
web-hint-why = Conseil : { $action }. L’expert vous donne alors { $share } % de chances de gagner ; sinon, { $others }.
