# Headings and notes of a game told from beginning to end (`armonium demo`, `armonium replay`).

# Variables: $city, $players (how many), $names
story-title = 011 à { $city }, { $players } joueurs : { $names }
story-beginner = Variante pour débutants : les Personnages Inconnus sont face visible.
story-opener-last = La dernière position de l’Heure précédente ouvre les enchères.
story-setup = Mise en place
story-position = Une situation à l’Heure { $hour }
story-auctions = Enchères
story-clues = Indices
# Variables: $player, $position
story-turn = À { $player } de jouer, position { $position }
story-location = Tuile Lieu
story-discards = Défausses
story-score = État de la partie
# One player’s line in the standings. Variables: $time, $music, $clues, $tiles
story-score-line = Temps { $time } · Musique { $music } · Indices { $clues } · tuiles { $tiles }
story-score-out = hors jeu
# Variables: $player, $ask
story-unfinished = La partie n’est pas finie. Question à { $player } : { $ask }
story-chosen-one = { $characterKey ->
    [lilja] L’Élue était { $character }.
    [lewis] L’Élue était { $character }.
   *[other] L’Élu était { $character }.
}

# The interface of `armonium play`, the game in a terminal. Lines are narrow: what is called short has to be.

# Short names for narrow columns; at most 14 letters, the gears’ ones together at most 28.
term-short-taxi = Taxi
term-short-train = Tramway
term-short-monorail = Monorail
term-short-airship = Dirigeable
term-short-investigate = Enquêter
term-short-research = Rechercher
term-short-compose = Composer
term-short-move-clue = Déplacer Ind.
term-short-look = regarder 3
term-short-ride = machine
term-short-tiles = tuiles 3
term-short-music = musique 3

# Headings of columns of numbers: at most 4, 4, 3, 3 and 3 letters, the last three with a space before them.
term-col-time = Te
term-col-music = Mu
term-col-clues = In
term-col-cards = Ca
term-col-tiles = TR

# Prices. Variables: $time, $clues
term-time = { $time ->
    [one] { $time } point Temps
   *[other] { $time } points Temps
}
term-left = reste { $time }
term-out = vous seriez hors jeu
term-free = gratuit
term-clues = { $clues ->
    [one] { $clues } Indice
   *[other] { $clues } Indices
}
# What the gears show. Variables: $machine, $steps, $activity
term-faces = { $machine }, { $steps } pas, { $activity }

# The head of the screen. Variables: $hour, $phase, $player, $seconds
term-head = Heure { $hour } · { $phase }
term-you-decide = À vous
term-decides = { $player } décide
term-cut = { $seconds ->
    [0] Connexion perdue ; nouvel essai
   *[other] Connexion perdue ; nouvel essai dans { $seconds } s
}

# The auction. Variables: $position, $time, $player, $passed (names)
term-auction-opens = L’enchère porte sur la position { $position }.
term-auction = { $time ->
    [one] Position { $position } : { $player } mène avec { $time } point Temps. Ont passé : { $passed }
   *[other] Position { $position } : { $player } mène avec { $time } points Temps. Ont passé : { $passed }
}

term-hand = Main :
term-declare = Déclarer la victoire
term-sent = …
term-skip = Une touche montre aussitôt ce que les autres ont fait
term-waiting = Un instant…
term-what-now = Et maintenant ?
term-no-number = Numéro non valable.
term-sealed = Ce qui a été révélé, tiré au sort, misé ou suivi par d’autres ne s’annule pas.
term-say = Message :

# Asked before something is done. Variables: $what
term-sure-quit = Quitter la partie ? Elle est enregistrée : armonium play la reprend.
term-sure-quit-unsaved = Quitter la partie ? Elle n’est pas enregistrée et sera perdue.
term-sure-quit-remote = Partir ? Votre place reste à vous : la même commande vous ramène ici.
term-sure-choose = { $what }. Confirmer ?
term-sure-keys = Entrée : oui · Échap : non

# Variables: $width, $height, $least_width, $least_height
term-too-small = La fenêtre a { $width } × { $height } caractères ; il en faut { $least_width } × { $least_height }. Agrandissez-la, ou quittez avec q.

# The keys below the screen; few letters.
term-key-choose = ↑↓ 0–9 Entrée
term-key-undo = u annuler
term-key-map = m plan
term-key-log = l journal
term-key-notebook = n carnet
term-key-players = p tous
term-key-hand = h main
term-key-rules = r règles
term-key-chat = c chat
term-key-help = ? aide
term-key-quit = q quitter

# Pages over the table.
term-page-help = Aide
term-page-log = Ce qui s’est passé
term-page-notebook = Carnet
term-page-players = Joueurs
term-page-hand = Votre main
term-page-rules = Règles
term-page-keys = ↑↓ PgPréc PgSuiv · Échap retour
term-page-keys-rules = ↑↓ PgPréc PgSuiv · / chercher · n suivant · Échap retour

term-help-keys = Touches
term-help-select = sélectionner un choix
term-help-number = taper le numéro d’un choix
term-help-enter = valider la sélection
term-help-undo = annuler votre dernière décision
term-help-map = parcourir le plan avec les flèches ; Entrée choisit la case ou dit pourquoi elle ne convient pas
term-help-log = tout ce qui s’est passé
term-help-notebook = ce qui découle, pour chaque carte Personnage, de ce que vous avez vu
term-help-players = ce que chacun possède, et les tuiles Lieu
term-help-hand = vos cartes et tuiles, et les compétences des personnages
term-help-rules = les règles ; / y cherche un mot
term-help-chat = écrire à tous
term-help-language = une autre langue
term-help-quit = quitter
term-help-signs = Signes du plan
term-help-columns = Nombres des joueurs
term-help-time = points Temps
term-help-music = pages de Musique
term-help-clues = Indices
term-help-cards = cartes en main
term-help-tiles = tuiles Recherche

term-sign-regular = édifice
term-sign-mystic = Édifice Mystérieux
term-sign-clue = Indice
term-sign-organ = Orgue
term-sign-area = où l’Orgue peut encore se trouver
term-sign-mover = le personnage de ce tour
term-sign-number = taper ce numéro pour choisir la case
term-sign-street = cases voisines
term-sign-link = liaison : pont, tunnel, avenue ou passerelle

# The notebook. Variables: $names, $character, $player
term-notebook-unknown = Inconnus
term-notebook-chosen = Élu
term-notebook-legend = ● y est · ? peut y être · · ne peut pas y être
term-notebook-shown = Carte vue par { $names } : { $character }.
term-notebook-not-chosen = Noms donnés à tort, donc écartés : { $names }.
term-notebook-fenrir = Fenrir
term-notebook-is-fenrir = { $player } : est Fenrir
term-notebook-may-be-fenrir = { $player } : peut être Fenrir
term-notebook-no-fenrir = { $player } : n’est pas Fenrir

# The players. Variables: $left, $played, $tiles, $cards, $names
term-player-powers = Cartes Pouvoir restantes : { $left } · jouées : { $played }
term-player-tiles = Tuiles que vous connaissez : { $tiles }
term-player-cards = Personnages que vous connaissez : { $cards }
term-out-time = hors jeu : plus de Temps
term-out-wrong-name = hors jeu : mauvais personnage nommé
term-out-failed = hors jeu : déclaration manquée
term-table = Table
term-pile = { $tiles ->
    [one] { $tiles } tuile dans la pile
   *[other] { $tiles } tuiles dans la pile
}
term-used = Personnages choisis pendant cette Heure : { $names }
term-blocked = Personnages bloqués pendant cette Heure : { $names }

# The hand. Variables: $card
term-hand-cards = Cartes Personnage et rôle
term-hand-powers = Cartes Pouvoir
term-hand-held = ● { $card }
term-hand-played = · { $card } (jouée)
term-hand-tiles = Tuiles Recherche
term-abilities = Les compétences des personnages

# News of a table. Variables: $player
term-took-back = { $player } annule sa dernière décision.
term-substituted = Un bot joue pour { $player }.
term-substituted-you = Un bot joue pour vous.
term-reclaim = Reprendre votre place
term-reclaimed = { $player } est de retour.
term-seat-requested = Un retardataire demande la place d’un bot.
term-seat-given = { $player } prend la place d’un bot.
term-resumed = Le serveur a été arrêté un moment. La pendule repart de là où elle s’était arrêtée.
term-wants-end = { $player } veut arrêter la partie sans résultat.
term-abandoned = La partie a été abandonnée.

# The tables of a server, and a table before its game. Variables: $names, $free
term-lobby = Tables
term-lobby-about = Créez une table, prenez une place libre ou continuez une de vos parties.
term-make-bots = Nouvelle table, avec des bots aux autres places
term-make-open = Nouvelle table ouverte aux autres
term-table-open = { $free ->
    [one] Rejoindre { $names } ({ $free } place libre)
   *[other] Rejoindre { $names } ({ $free } places libres)
}
term-table-mine-open = { $free ->
    [one] Retour à votre table : { $names } ({ $free } place libre)
   *[other] Retour à votre table : { $names } ({ $free } places libres)
}
term-table-mine-running = Continuer la partie : { $names }
term-room = La table
term-seat-free = libre
term-invite = On vous rejoint à cette adresse :
term-start = Commencer ; des bots prennent les places libres
term-lost = La table est injoignable

# The end. Variables: $file, $problem
term-end = Fin
term-again = Rejouer
term-quit = Quitter
term-saved = Le fichier de la partie est { $file }.
term-not-saved = Le fichier de la partie n’a pas pu être écrit : { $problem }

# The spaces next to a place on the map. Variables: $names
term-neighbours = À côté : { $names }

# A game in this process that is saved. Variables: $problem; $hour, $names, $file; $file
term-unsaved = Impossible d’enregistrer la partie : { $problem }
term-offer = Une partie enregistrée
term-offer-about = Heure { $hour } · { $names }. Elle est enregistrée dans { $file }.
term-continue = Reprendre la partie enregistrée
term-new-game = Nouvelle partie ; l’autre passe dans { $file }

# Ce qui ne va pas avec la connexion ou le serveur.
term-problem-raced = La table a changé au même moment. Réessayez.
term-problem-damaged = Cette version du serveur ne peut pas lire cette table.
term-problem-missing-pack = Le serveur n’a pas le paquet de contenu de cette table.
term-problem-version = Ce programme et le serveur ne se comprennent pas. Mettez le programme à jour.
term-problem-signed-out = Cette session est fermée. Reconnectez-vous.
term-problem-no-identity = Cette identité a été supprimée.
term-problem-no-chance = Le serveur ne peut pas tirer de nombres aléatoires pour le moment. Réessayez bientôt.

# La durée d'une pause.

term-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
term-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
term-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
