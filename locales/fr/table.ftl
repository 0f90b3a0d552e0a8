# The words of the table in the browser. Buttons are short; sentences are whole.

page-title = Armonium
page-not-loaded = Armonium n’a pas pu être chargé. Rechargez la page.

## The room: a table by its address

room-connecting = Vous rejoignez la table…
# When a table takes longer than five seconds to open: what keeps it, for players and for the operator of the server.
# Variables: $pack, the id of a content pack and the beginning of its hash; $code, a word of docs/protocol.md.
room-late = La table ne s’ouvre pas
room-late-offline = Le serveur est injoignable. Vérifiez votre connexion.
room-late-missing-pack = Cette table se joue sur le plateau du paquet { $pack }, que ce serveur n’a pas. La personne qui l’administre peut indiquer le fichier avec --pack, puis redémarrer le serveur.
room-late-socket = Le serveur répond, mais la connexion en direct (WebSocket) avec la table échoue. La personne qui l’administre devrait vérifier que le proxy placé devant le serveur laisse passer les WebSockets et l’en-tête Host avec son port ; le journal du serveur donne la raison de chaque refus.
room-late-server = Le serveur ne peut pas ouvrir cette table ({ $code }). La personne qui l’administre en trouvera la raison dans le journal du serveur.
room-late-retry = La page continue d’essayer.
closed-not-admitted = Cette table est privée. Demandez un lien d’invitation à quelqu’un qui s’y trouve.
closed-no-table = Cette table n’existe pas. Vérifiez le lien.
closed-bad-token = Cet appareil n’a plus sa place à cette table.
closed-signed-out = Votre session sur cet appareil est fermée.
closed-no-identity = Ce profil a été supprimé.
closed-lost-identity = Vous n’êtes plus { $name } sur cet appareil : ce profil a été supprimé, ou déconnecté depuis un autre appareil. Cette table est privée.
closed-no-spectators = La partie a commencé, et personne ne peut regarder cette table.
closed-seat-given-away = Quelqu’un d’autre joue à votre place, et personne ne peut regarder cette table. Vous pourrez revoir toute la partie quand elle sera finie.
closed-seat-lost = Quelqu’un d’autre a pris votre place, et personne ne peut regarder cette table. Vous pourrez revoir toute la partie quand elle sera finie.
closed-other = La table n’a pas pu être ouverte. Réessayez dans un instant.
closed-home = Retour à l’accueil

# Names of the bots at the table, by seat.
bot-name-0 = Amedeo
bot-name-1 = Beatrice
bot-name-2 = Carlotta
bot-name-3 = Demetrio
bot-name-4 = Eleonora
bot-name-5 = Federico

## The prompt bar

prompt-region = Votre décision
prompt-your-turn = À vous
# In a lesson, while the guide only wants to be read.
prompt-read-first = Lisez d’abord
# The steps of a turn, each a word.
prompt-step-choose = Choix
prompt-step-ability = Compétence
prompt-step-gears = Roues
prompt-step-move = Trajet
prompt-step-act = Action
prompt-step-end = Fin
prompt-less = Moins
prompt-more = Plus
prompt-back = Retour
prompt-undo = Annuler
prompt-failed = Cela n’a pas fonctionné. Rien n’a changé. Réessayez.
# On a button that must be held.
prompt-hold-fatal = Tout votre Temps y passe : maintenez pour confirmer
prompt-hold-declare = Sans retour : maintenez pour déclarer
# Variables: $position, a Roman numeral.
prompt-open = Position { $position }
prompt-your-bid = Votre mise
prompt-spend-clues = Indices à dépenser
prompt-go = Y aller
prompt-stop = S’arrêter ici
# Ends a ride with steps left.
prompt-stop-ride = Descendre ici
prompt-declare = Déclarer la victoire
prompt-who = Qui est l’Élu ?
prompt-declare-detail = Si vous vous trompez de personnage, vous êtes hors jeu.
# Variables: $character (a name), $characterKey, $space.
prompt-move-to = Déplacer { $character } vers { $space } ?
# Variables: $time.
prompt-costs = { $time ->
    [0] gratuit
   *[other] { $time } Temps
}
# Variables: $left, the Time that would be left.
prompt-left = { $left ->
    [one] Il vous resterait { $left } point Temps.
   *[other] Il vous resterait { $left } points Temps.
}
# Variables: $bid, $left.
prompt-bid-detail = { $left ->
    [one] Avec une mise de { $bid }, il vous resterait { $left } point Temps.
   *[other] Avec une mise de { $bid }, il vous resterait { $left } points Temps.
}
# Variables: $by (finger or mouse).
prompt-gears-detail = Chaque cran coûte 1 point Temps, puis chaque pas. { $by ->
    [finger] Touchez un choix pour voir où il mène.
   *[mouse] Pointez un choix pour voir où il mène.
}
# Variables: $count, how many places.
prompt-move-detail = { $count ->
    [0] Aucune case n’est accessible.
    [one] Une seule case est accessible : choisissez-la sur le plateau.
   *[other] { $count } cases sont accessibles : choisissez-en une sur le plateau.
}
# How a route leads somewhere, between the steps on foot. Variables: $ride (none, taxi, train, monorail, airship), $to (where the
# ride ends).
prompt-way = { $ride ->
    [taxi] En Taxi
    [train] En Tramway à vapeur jusqu’à { $to }
    [monorail] En Monorail jusqu’à { $to }
    [airship] En Ballon dirigeable jusqu’à { $to }
   *[none] À pied
}
# What a route costs and brings. Variables: $time, $clues (picked up on the way), $left (the Time that would be left).
prompt-route = { $time ->
    [0] Gratuit
    [one] { $time } point Temps
   *[other] { $time } points Temps
}{ $clues ->
    [0] {""}
    [one] , +{ $clues } Indice
   *[other] , +{ $clues } Indices
} ; Temps restant : { $left }.
# Variables: $cards, $clues (yes or no: can Clues be spent?).
prompt-investigate-detail = { $clues ->
    [yes] { $cards ->
        [one] Vous verrez 1 carte au hasard, Personnage ou Pouvoir ; chaque Indice dépensé en ajoute une.
       *[other] Vous verrez { $cards } cartes, les autres non.
    }
   *[no] { $cards ->
        [one] Vous verrez 1 carte au hasard, Personnage ou Pouvoir.
       *[other] Vous verrez { $cards } cartes, les autres non.
    }
}
# A look that the Event or an ability gives. Variables: $sourceKey, $character, $cards.
prompt-look-from = { $sourceKey ->
    [event] Événement
    [again] Compétence de { $character }, encore une fois
   *[ability] Compétence de { $character }
} : vous verrez { $cards } cartes, les autres non.
# Why a hand or the deck can't be picked with this many Clues. Variables: $cards (how many it shows at most).
prompt-look-short = { $cards ->
    [one] Il n’y a que { $cards } carte à voir ici pendant ce tour.
   *[other] Il n’y a que { $cards } cartes à voir ici pendant ce tour.
}
prompt-clue-from = Choisissez d’abord l’Indice sur le plateau.
prompt-clue-to = Choisissez maintenant où il va.
prompt-pick-place = Choisissez une case éclairée sur le plateau.
# Variables: $count.
prompt-pick-organ = { $count ->
    [one] Il ne reste qu’un édifice : choisissez-le sur le plateau.
   *[other] Il reste { $count } édifices : choisissez-en un sur le plateau.
}
prompt-pick-mystic = Choisissez maintenant un Édifice Mystérieux sur le plateau.
prompt-location-detail = Choisissez une tuile, puis un côté de la boussole.
prompt-location-none = Vous n’en avez aucune qui convienne. La question est posée quand même, pour que personne ne devine votre main.
prompt-location-no-tiles = Vous n’avez aucune tuile. La question revient toujours au dernier joueur du tour.
# What the last decision brought. Variables: $things; $tile (its name); $clues.
prompt-got = Vous obtenez : { $things }.
prompt-got-tile = la tuile « { $tile } »
prompt-got-clues = { $clues ->
    [one] +{ $clues } Indice
   *[other] +{ $clues } Indices
}
# What it cost, after what it brought. Variables: $things (a list)
prompt-paid = Vous payez : { $things }.
# Variables: $time
prompt-paid-time = { $time ->
    [one] { $time } point Temps
   *[other] { $time } points Temps
}
# Variables: $clues
prompt-paid-clues = { $clues ->
    [one] { $clues } Indice
   *[other] { $clues } Indices
}
prompt-discard-detail = Vous pouvez garder trois tuiles ; celle que vous choisissez va sous la pile.
prompt-deck = Inconnus
# On the button of a turn of the gears. Variables: $turn (“2 teeth”), $time.
prompt-turn = { $turn }, Temps { $time }
# Below “Stop here”. Variables: $activity, the action that comes next.
prompt-then = puis : { $activity }
# On the button that makes the choice, before one was tapped.
prompt-tap-option = Touchez un choix
prompt-tap-person = Touchez un personnage pour voir ce qu’il apporte.
# On a touch screen, where an ability or a character to block is asked for.
prompt-tap-ability = Touchez un nom pour voir sa capacité.
# Variables: $ability.
prompt-ability = Compétence : { $ability }.
# Variables: $spaces and $clues, how many are in reach.
prompt-reach = À portée : { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, { $clues ->
    [0] aucun Indice
    [one] { $clues } Indice
   *[other] { $clues } Indices
}.
# Variables: $space.
prompt-arrived = Vous êtes à destination : { $space }.
prompt-arrived-detail = Vous ne pouvez pas aller plus loin. Arrêtez-vous ici pour continuer.
# Variables: $left, how many buildings would be left for the Organ.
prompt-area-left = { $left ->
    [one] laisse { $left } édifice
   *[other] laisse { $left } édifices
}
# Variables: $from and $to, how many buildings.
prompt-area-shrinks = La zone de l’Orgue passe de { $from } à { $to } édifices.
# What the reader knows of cards that can be looked at. Variables: $characters and $powers (how many cards), $known and $of
# (known Character Cards of so many), $names (of those known).
prompt-hand-known = { $known ->
    [0] { $characters ->
        [one] { $characters } personnage
       *[other] { $characters } personnages
    }, { $powers ->
        [one] { $powers } Pouvoir
       *[other] { $powers } Pouvoirs
    }
   *[other] vous connaissez { $names }
}
prompt-deck-known = { $known } sur { $of } connues
# What Undo takes back. Variables: $character, $characterKey.
undo-choose = Choisir { $character }
undo-name = Utiliser la compétence de { $character }
undo-stop = S’arrêter ici
# What an action of Vidal’s does, below its name.
favour-investigate = voir une carte
favour-research = piocher une tuile
favour-compose = gagner une page
favour-move_clue = le déplacer d’une case
# Why there is no Undo.
undo-not-seen = Pas d’annulation : des cartes ont été vues.
undo-not-drawn = Pas d’annulation : des tuiles ont été piochées.
undo-not-shown = Pas d’annulation : une tuile a été montrée.
undo-not-declared = Pas d’annulation : la victoire a été déclarée.
undo-not-bid = Pas d’annulation : les mises engagent.
# Choosing a character. Variables: $character, $characterKey, $player, $clues and $rides (how many).
choose-title = Ce que chaque personnage apporte pendant cette Heure
choose-taken = { $player } a choisi { $character }.
choose-blocked = L’Événement bloque { $character } pendant cette Heure.
choose-blocked-by = { $player } a bloqué { $character }.
choose-clues = { $clues ->
    [0] aucun Indice à portée
    [one] { $clues } Indice à portée
   *[other] { $clues } Indices à portée
}
choose-rides = { $rides ->
    [one] transport à portée
   *[other] transports à portée
}
# Back from the city to what lay on the stage.
stage-back-auction = Revenir aux enchères
stage-back-characters = Revenir aux personnages
# Why a space cannot be reached. Variables: $space, $distance (steps on foot), $steps (that are left), $time, $machineKey (the
# machine that runs, or none).
why-here = Vous y êtes déjà : { $space }.
why-no-way = Aucun chemin libre ne mène à cette case : { $space }.
why-too-far = { $space } est à { $distance } pas, et il { $steps ->
    [0] ne vous en reste aucun
   *[other] vous en reste { $steps }
}.{ $machineKey ->
    [none] {""}
   *[other] {" "}La machine ne vous rapproche pas assez.
}
why-too-dear = { $space } est à { $distance } pas, à 1 point Temps chacun, et vous en avez { $time }.{ $machineKey ->
    [none] {""}
   *[other] {" "}La machine ne vous rapproche pas assez.
}

## When there is nothing to decide

wait-watching = Vous regardez la partie.
wait-out = Vous êtes hors jeu. Vous pouvez regarder la suite, ou partir.
wait-substituted = Un bot joue pour vous.
wait-reclaim = Reprendre ma place
wait-nobody = La partie est finie.
wait-away = hors ligne
wait-bot = réfléchit…
# After what was taken back.
wait-withdrawn = Ce sera de nouveau à vous ensuite.
# Variables: $player (the absent player), $span (how long, such as "4 minutes").
wait-away-for = { $player } n’est plus là depuis { $span }.
# Variables: $left (as on a clock).
wait-bot-soon = Un bot pourra jouer dans { $left }.
wait-bot-majority = Un bot joue si la majorité le demande.
# Variables: $players (names).
wait-bot-wanted = Déjà demandé par { $players }.
# Variables: $player (the absent player).
wait-let-bot = Faire jouer un bot jusqu’au retour { LIAISON("de", $player) }
# Variables: $player, $ask (what is asked).
wait-for = { $ask ->
    [open-auction] À { $player } d’ouvrir une enchère.
    [opening-bid] À { $player } d’annoncer la première mise.
    [raise] À { $player } de surenchérir ou de passer.
    [place-clue] À { $player } de placer un Indice.
    [choose] À { $player } de choisir un personnage.
    [gears] À { $player } de tourner les roues.
    [move] À { $player } de se déplacer.
    [act-investigate] À { $player } d’enquêter.
    [act-research] À { $player } de rechercher.
    [act-compose] À { $player } de composer.
    [act-move-clue] À { $player } de déplacer un Indice.
    [end-turn] À { $player } de finir son tour.
    [place-location] À { $player } de placer une tuile Lieu, ou non.
    [place-organ] À { $player } de placer l’Orgue.
    [discard] À { $player } de défausser une tuile.
   *[other] À { $player } de décider.
}

## A seat that the reader has lost

# Variables: $player (who has it now).
seat-lost-taken = { $player } a pris votre place grâce au lien.
seat-lost-freed = Votre place est de nouveau libre : l’hôte l’a libérée, ou vous l’avez quittée depuis un autre appareil.
seat-lost-unknown = Vous n’avez plus de place à cette table.
seat-lost-watch = Vous regardez maintenant la partie.
seat-lost-sit = Vous pouvez vous rasseoir ou regarder.
seat-lost-close = Compris

## The vote to end the game

# Variables: $players (who want to end), $count.
vote-question = { $count ->
    [one] { $players } veut arrêter la partie sans vainqueur. Êtes-vous d’accord ?
   *[other] { $players } veulent arrêter la partie sans vainqueur. Êtes-vous d’accord ?
}
vote-agreed = Vous voulez arrêter la partie sans vainqueur.
# Variables: $players (names).
vote-for = D’accord : { $players }.
vote-open = Pas encore de réponse : { $players }.
# Variables: $left (as on a clock).
vote-ends = Sans objection, la partie s’arrête dans { $left }.
vote-lapses = Sans l’accord de tous d’ici { $left }, la partie continue.
vote-agree = Arrêter la partie
vote-play-on = Continuer à jouer

## The machine room: the gears, the choices, the clock, the Event

# What the gears show. Variables: $machine and $activity (names), $steps.
machine-gears = Les roues indiquent : { $machine }, { $steps } pas, { $activity }.
# Over the choices.
machine-choices = De combien tournent les roues
# How far the gears turn. Variables: $teeth.
machine-teeth = { $teeth ->
    [one] { $teeth } cran
   *[other] { $teeth } crans
}
machine-teeth-back = { $teeth ->
    [one] { $teeth } cran en arrière
   *[other] { $teeth } crans en arrière
}
# Variables: $steps.
machine-steps = { $steps } pas
# A choice as a list, read aloud. Variables: $turn (“2 teeth”), $price, $machine, $walk (“2 steps”), $activity.
machine-choice = { $turn }, { $price ->
    [one] { $price } point Temps
   *[other] { $price } points Temps
} : { $machine }, { $walk }, { $activity }
# The same for one that cannot be made. Variables: also $why, a short reason.
machine-choice-not = { $turn }, { $price ->
    [one] { $price } point Temps
   *[other] { $price } points Temps
} : { $machine }, { $walk }, { $activity }. Pas maintenant : { $why }
# On a button. Variables: $turn (“2 teeth”).
machine-undo = Annuler la rotation des roues : { $turn }
# The Ragnarök clock, read aloud. Variables: $hour, $hours (all of them), as numbers.
# A button: it opens the machine room, which is folded to one line.
machine-open = Afficher la salle des machines
machine-clock = Heure { $hour } sur { $hours }
machine-event = Événement de l’Heure
# The last place in the order, on a small plate.
machine-event-last = dernière

## The city

# The whole board, for a screen reader. Variables: $city, its name.
city-map = Plan de la ville : { $city }
city-keys = Les flèches mènent de case en case ; Page précédente et Page suivante parcourent les cases éclairées ; Entrée en choisit une.
# On the card at a place: who stands there and which player chose that character. Variables: $character, $player.
city-tag-chosen = { $character }, avec { $player }
city-compass = La boussole
# One letter for each side of the compass.
city-side-north = N
city-side-east = E
city-side-south = S
city-side-west = O
# For a screen reader. Variables: $side (north, east, south, west), $building.
city-compass-set = Côté { $side } : { $building }
city-compass-empty = Côté { $side } : pas encore de tuile
city-compass-put = Placer la tuile côté { $side }
city-chart = Personnages de cette Heure
city-chart-blocked = { $characterKey ->
    [lilja] bloquée
    [lewis] bloquée
   *[other] bloqué
}
city-chart-you = vous
city-list = La ville en liste
# Variables: $count, how many places can be chosen now.
city-list-only-lit = { $count ->
    [0] Aucune case à choisir maintenant
    [one] Seulement la case à choisir maintenant
   *[other] Seulement les { $count } cases à choisir maintenant
}
# The heads of the list's columns.
city-list-name = Case
city-list-here = Sur la case
city-list-neighbours = Voisines
city-list-price = Prix
city-list-clue = un Indice
city-list-organ = l’Orgue
city-list-mystic = Édifice Mystérieux

## The table as a whole

# The title of the window. Variables: $hour, a Roman numeral.
table-title = Heure { $hour } · Armonium
table-title-mine = À vous · Armonium
table-title-over = La partie est finie · Armonium
# Calling the reader to their turn; $hour is a Roman numeral.
call-turn = C’est à vous de jouer, Heure { $hour }.
call-offer = Un son quand c’est à vous ?
call-offer-about = Et une notification quand cet onglet est caché.
call-offer-yes = Oui
call-offer-no = Non
call-vibration = Vibrer quand c’est à moi
call-notifications = Me prévenir quand c’est à moi
call-notifications-note = Quand cet onglet est caché
call-blocked = Votre navigateur bloque les notifications de ce site.
chat-open = Ouvrir le chat
# Under the clock. Variables: $hours, how many Hours come after this one.
table-hours-left = { $hours ->
    [0] La dernière Heure
    [one] Puis encore { $hours } Heure
   *[other] Puis encore { $hours } Heures
}
# On a phone, beside the question while it is folded to one line.
prompt-unfold = Afficher les options
# As above, while the question is answered on the map.
prompt-to-map = Voir la ville
prompt-to-table = Aller à la table
# The line below the page on a phone.
dock = Zones de la table
dock-city = Ville
dock-hand = Main
dock-playable = { $count ->
    [one] { $count } jouable
   *[other] { $count } jouables
}
dock-machine = Roues
dock-notes = Carnet
dock-chat = Journal
# Variables: $seconds until the next try.
banner-cut = { $seconds ->
    [one] Hors ligne. Vos coups sont enregistrés. Nouvel essai dans { $seconds } seconde.
   *[other] Hors ligne. Vos coups sont enregistrés. Nouvel essai dans { $seconds } secondes.
}
banner-storage = { $seconds ->
    [one] Le serveur ne peut ni enregistrer ni lire les parties pour le moment. Nouvel essai dans { $seconds } seconde.
   *[other] Le serveur ne peut ni enregistrer ni lire les parties pour le moment. Nouvel essai dans { $seconds } secondes.
}
banner-connecting = Reconnexion…
banner-slow = Envoi en cours ; la connexion est lente.
# Variables: $count, how many things happened meanwhile.
banner-back = { $count ->
    [one] De nouveau en ligne. { $count } action pendant votre absence.
   *[other] De nouveau en ligne. { $count } actions pendant votre absence.
}
# Variables: $hour, a Roman numeral.
banner-past = Le plateau tel qu’il était à l’Heure { $hour }
banner-present = Revenir au présent

## Places on the board, as they are read aloud

# Variables: $space, $time, $clues.
city-reachable = { $space }, accessible pour { $time ->
    [one] { $time } point Temps
   *[other] { $time } points Temps
}{ $clues ->
    [0] {""}
    [one] , avec { $clues } Indice en chemin
   *[other] , avec { $clues } Indices en chemin
}
# A place and what is there. Variables: $space, $who (names), $standing (how many stand there), $clue, $organ and $lit (yes, no),
# $kind (regular, mystic, station) and $machine (of a station).
city-space = { $space }{ $kind ->
    [station] , station : { $machine }
    [mystic] , Édifice Mystérieux
   *[regular] {""}
}{ $standing ->
    [0] {""}
   *[other] . { $who }
}{ $clue ->
    [yes] . Indice
   *[no] {""}
}{ $organ ->
    [yes] . L’Orgue
   *[no] {""}
}{ $lit ->
    [yes] . Peut être choisie
   *[no] {""}
}
# Of a place, where nothing more is known of it.
city-space-lit = Peut être choisie

## The first minute: names of the levels

# The players of the house, from the gentlest to the strongest.
level-name-apprentice = Apprenti
level-name-detective = Détective
level-name-inspector = Inspecteur
level-name-master = Maître
level-about-apprentice = Suit quelques règles simples. Idéal pour une première partie.
level-about-detective = Prépare des tours entiers et observe ce que vous faites.
level-about-inspector = Avant de décider, essaie tout ce qui pourrait être vrai.
level-about-master = Réfléchit le plus longtemps et ne pardonne rien.

## The first minute: the front page

# The title in the browser's tab. Variables: $page.
front-title = { $page } · Armonium
front-home = Armonium : l’accueil
front-language = Langue
front-theme-paper = Thème clair
front-sounds = Sons
front-pitch = Onze Heures pour trouver qui peut réveiller l’Orgue. Parmi vous, quelqu’un préférerait le laisser dormir.
front-lead = Le jeu de plateau 011 dans votre navigateur : de trois à six joueurs, ou vous contre des bots qui raisonnent.
front-play = Jouer
front-play-about = Vous et trois bots
front-ways = Autres façons de jouer
front-invite = Inviter des amis
front-invite-about = Partagez un lien ou un code QR ; les bots complètent la table
front-invite-options = Choisir d’abord les options
front-hot-seat = Un seul appareil
front-hot-seat-about = L’appareil passe de main en main, les cartes sont cachées entre les tours
front-rules = Règles
front-rules-about = Les règles complètes, dans nos propres mots
front-puzzle = Énigme du jour
# Variables: $grade, a Roman numeral.
front-puzzle-open = Niveau { $grade }, à résoudre
front-puzzle-solved = Niveau { $grade }, résolue
front-my-games = Mes parties
front-players = Joueurs
front-footer = Armonium est une édition de fans, non officielle et non commerciale, du jeu de plateau 011 de Marco Valtriani, publié par Scribabs et inspiré d’un roman de Paolo Vallerga. Elle n’a aucun lien avec eux. Le code, les dessins et les textes sont les nôtres.
front-continue = Reprendre
front-waiting = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}
# Variables: $count, how many games.
front-all = { $count ->
    [one] Voir la partie
   *[other] Voir les { $count } parties
}
front-fewer = En voir moins
front-open-tables = Tables ouvertes
front-loading = Chargement des tables…
front-no-tables = Aucune table ouverte pour l’instant.
front-no-tables-open = Ouvrez-en une : elle apparaîtra ici.
front-again = Réessayer
front-copied = Copié
front-beginner = Débutants
front-rated = Classée
# Variables: $players, a list of names.
front-table-with = Avec { $players }
# Variables: $host, the name of whoever made the table.
front-table-of = Chez { $host }
# A table where nobody else sits. Variables: $players, how many it is for.
front-table-empty = Une table pour { $players }
# Variables: $taken, $seats.
front-seats-taken = { $taken }/{ $seats } places
front-your-turn = À vous
# Variables: $player, a name.
front-turn-of = À { $player } de jouer
# Variables: $player, a name; $left, a span of time as front-left says it.
front-turn-of-until = À { $player } de jouer, { $left }
front-substituted = Un bot joue pour vous
front-given-away-watch = Votre place est prise ; vous pouvez regarder
front-given-away-later = Votre place est prise ; vous verrez la partie quand elle sera finie
# A span of time that is left. Variables: $unit (days, hours, minutes), $count.
front-left = { $unit ->
    [days] { $count ->
        [one] encore { $count } jour
       *[other] encore { $count } jours
    }
    [hours] { $count ->
        [one] encore { $count } heure
       *[other] encore { $count } heures
    }
   *[minutes] { $count ->
        [one] encore { $count } minute
       *[other] encore { $count } minutes
    }
}
front-join = Rejoindre
# Variables: $table, what the table is called.
front-join-table = Rejoindre : { $table }
# Variables: $game, what the game is called.
front-leave = Quitter cette partie : { $game }
front-leave-question = Quitter cette partie ?
front-leave-open = Votre place se libère. Si personne d’autre n’est là, la table se ferme.
front-leave-running = Un bot joue pour vous. Vous pouvez revenir tant que votre place n’a pas été donnée à quelqu’un d’autre. La partie s’arrête quand plus aucune personne n’y joue.
front-leave-stay = Rester
front-leave-go = Quitter
front-lost = Il n’y a rien ici
front-lost-about = L’adresse est peut-être erronée, ou la page n’existe plus.
front-trouble-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
front-trouble-bad-name = Le nom doit compter de 1 à 40 caractères visibles.
front-trouble-wrong = Ce code n’est pas valable. Un nouveau code annule les anciens.
front-trouble-bad-field = La requête était incorrecte. Rechargez la page et réessayez.
front-trouble-too-many-tables = Vous avez atteint le nombre maximal de parties simultanées. Finissez-en une ou quittez-en une d’abord.
front-trouble-storage = Le serveur ne peut rien enregistrer pour le moment. Réessayez bientôt.
front-trouble-busy = Le serveur est occupé. Réessayez dans un instant.
front-trouble-not-confirmed = Ce n’est pas votre nom.
front-trouble-proof-missing = Prouvez d’abord qui vous êtes : avec votre phrase secrète ou votre code de récupération.
front-trouble-wrong-proof = Ce n’est ni votre phrase secrète ni votre code de récupération actuel.
front-trouble-too-many-programs = Vous avez atteint le nombre maximal de programmes. Révoquez-en un d’abord.
front-trouble-other = Quelque chose n’a pas marché. Réessayez.

## The first minute: who I am

# Names for whoever gives none; whimsical, and of nobody's gender.
me-default-0 = Moineau de laiton
me-default-1 = Harfang des neiges
me-default-2 = Lièvre mécanique
me-default-3 = Phalène du réverbère
me-default-4 = Pie d’argent
me-default-5 = Cygne de cuivre
me-title = Votre profil
me-name = Votre nom
me-name-optional = Votre nom, si vous voulez
# Variables: $name.
me-playing-as = Vous jouez sous le nom { $name }.
me-change = Changer
me-save = Valider
me-saved = Enregistré
me-close = Terminé
me-code-title = Sur un autre appareil
me-code-about = Il n’y a pas de comptes ici : c’est ce navigateur qui se souvient de vous. Un code de récupération vous permet de jouer sous votre nom sur un autre appareil, ou de vous retrouver si ce navigateur vous oublie. Un nouveau code annule les anciens.
me-code-show = Créer un code de récupération
me-code-copy = Copier le code
me-code-keep = Gardez-le en lieu sûr : il vous le faudra pour en créer un nouveau ou pour supprimer votre profil.
me-code-replaces = Un nouveau code annule l’ancien et vous déconnecte de tous vos autres appareils.
me-code-new = Créer un nouveau code
me-have-code = J’ai un code de récupération
me-code = Code de récupération
me-sign-in = Continuer sous ce nom
me-sign-in-about = Le code rétablit votre nom et vos parties.
# Variables: $name, who the reader is at the moment.
me-sign-in-replaces = Ce code rétablit ici un autre nom et d’autres parties. Sans code de récupération pour { $name }, vous ne pourrez plus y revenir dans ce navigateur.
me-notices = Avis hors de la page
me-sessions-title = Vos autres appareils
me-sessions-about = Un appareil perdu, ou une session restée ouverte ? Fermez-la d’ici. Ce navigateur reste connecté.
me-sessions-end = Déconnecter tous les autres
# Variables: $count, how many other devices were signed out.
me-sessions-ended = { $count ->
    [0] Aucun autre appareil n’était connecté.
    [one] Un autre appareil a été déconnecté.
   *[other] { $count } autres appareils ont été déconnectés.
}
me-programs-title = Vos programmes
me-programs-about = Avec un jeton, un programme peut jouer par lui-même. Les autres voient que c’est un programme, et que c’est le vôtre. Révoquer le jeton coupe ses connexions.
me-program-name = Nom du programme
me-program-make = Créer un jeton
# Variables: $name, of the program.
me-program-token = Le jeton { LIAISON("de", $name) }. Copiez-le maintenant : il ne sera plus affiché.
me-program-copy = Copier le jeton
me-program-revoke = Révoquer
# Variables: $name, of the program.
me-program-revoke-name = Révoquer le jeton { LIAISON("de", $name) }
# Variables: $name, of the program.
me-program-revoke-sure = Vraiment révoquer { $name } ?
me-data-title = Vos données
me-data-about = Vos données sont à vous : téléchargez-les, ou supprimez-les.
me-profile = Mon profil
me-export = Tout télécharger
me-delete = Supprimer mon profil…
# Variables: $name.
me-delete-question = Supprimer définitivement { $name } ?
me-delete-goes = Votre nom, votre adresse e-mail, votre code de récupération, votre phrase secrète, vos notes, vos programmes, votre cote et tout ce que vous avez dit aux tables sont supprimés. Cette action est définitive.
me-delete-stays = Vos parties restent aux autres, sans votre nom. Dans les parties en cours, un bot prend le relais ou votre place se libère.
# Variables: $name.
me-delete-type = Pour confirmer, écrivez votre nom : { $name }
me-proof-passphrase = Votre phrase secrète ou votre code de récupération
me-proof-code = Votre code de récupération actuel
me-delete-keep = Annuler
me-delete-go = Supprimer définitivement

## The first minute: a new table

new-title = Nouvelle table
new-about = Choisissez qui joue ; le reste peut rester tel quel.
new-seats = Places
new-players = Joueurs
# Variables: $number.
new-seat = Place { $number }
new-open = Place ouverte
new-me = Vous
new-bots = Bots
# Variables: $level, the name of a level.
new-bot = Bot : { $level }
new-who = Qui peut entrer
new-by-link = Toute personne ayant le lien
new-by-link-about = La table n’est affichée nulle part. Vous recevez un lien et un code QR à partager.
new-listed = Tout le monde
new-listed-about = La table figure parmi les tables ouvertes, sur la page d’accueil.
new-spectators = Spectateurs admis
new-spectators-about = Ils voient seulement ce que voit toute la table, jamais la main de quelqu’un.
new-pace = Temps de réflexion
# Variables: $kind (none, real_time, correspondence).
new-pace-kind = { $kind ->
    [real_time] En direct
    [correspondence] Sur plusieurs jours
   *[none] Sans pendule
}
new-pace-none = Sans pendule
# Variables: $kind (none, real_time, correspondence).
new-pace-about = { $kind ->
    [real_time] Chaque décision dispose de quelques secondes. Le temps en plus est pris sur une réserve pour toute la partie.
    [correspondence] La pendule tourne dès le début d’un tour. Nul besoin d’être en ligne en même temps.
   *[none] Chacun réfléchit aussi longtemps qu’il veut.
}
new-live-label = Secondes par décision, plus la réserve
# Variables: $increment, seconds; $minutes, the reserve.
new-live = { $increment } s + { $minutes } min
new-turn-label = Temps par tour
# Variables: $count.
new-turn-days = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
}
new-turn-hours = { $count ->
    [one] { $count } heure par tour
   *[other] { $count } heures par tour
}
# $turn: the time for a turn, as above.
new-turn-nights = { $turn }, nuits non comptées
new-night = La pendule s’arrête la nuit
new-night-about = De 22 h à 7 h, à votre heure.
new-game = La partie
new-beginner = Variante pour débutants
new-beginner-about = Les Personnages Inconnus sont face visible : il y a moins à découvrir. À partir de quatre joueurs.
new-odds = Probabilités permises
new-odds-about = Le carnet peut montrer les probabilités exactes, d’après ce que vous savez.
new-rated = Partie classée
new-rated-about = Le résultat compte pour le classement. Sans bots ni probabilités.
new-more = Plus d’options
new-opener = À partir de la deuxième Heure, les enchères sont ouvertes par
new-opener-first = le premier joueur de l’Heure précédente
new-opener-last = le dernier joueur de l’Heure précédente
new-substitute = Bot qui remplace les joueurs partis
new-create = Ouvrir la table
new-begin = Commencer

## The first minute: a table that gathers

lobby-title = Une table à Turin
lobby-title-host = Votre table est ouverte
# Variables: $count.
lobby-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
lobby-dealing = Distribution des cartes…
# Variables: $players, a list of names; $count, how many.
lobby-awaited = { $count ->
    [one] En attente de connexion : { $players }.
   *[other] En attente de connexion : { $players }.
}
# Variables: $player.
lobby-late = { $player } n’est pas encore là. Vous pouvez commencer sans attendre.
lobby-late-free = Libérer la place
lobby-late-bot = Installer un bot
# Variables: $taken, $seats.
lobby-chairs = Places prises : { $taken } sur { $seats }
lobby-free = Place libre
lobby-you = vous
lobby-host = hôte
lobby-away = hors ligne
lobby-ready = prêt
lobby-not-ready = se prépare
lobby-join = Prendre place
lobby-sit = S’asseoir
# Variables: $number.
lobby-sit-at = S’asseoir : place { $number }
lobby-bot = Ajouter un bot…
# Variables: $number.
lobby-bot-at = Ajouter un bot à la place { $number }
# Variables: $player, a name.
lobby-free-seat = Retirer { $player } de la table
lobby-start = Commencer avec des bots
lobby-start-level = Bots pour les places libres
lobby-rated = Une partie classée commence dès que toutes les places sont prises par des personnes.
lobby-wait = La partie commence quand toutes les places sont prises.
lobby-countdown = Début dans { $seconds }…
lobby-countdown-about = Tout le monde est prêt. Chaque joueur peut arrêter le départ.
lobby-stop = Arrêter
lobby-stopped = Le départ a été arrêté.
lobby-stopped-wait = L’hôte, ou le joueur qui l’a arrêté, peut le relancer.
lobby-start-again = Relancer
lobby-reserved = place réservée, en route
lobby-visitors = { $count ->
    [one] { $count } autre personne regarde la table.
   *[other] { $count } autres personnes regardent la table.
}
lobby-move = Venir ici
lobby-move-to = Aller à la place { $number }
lobby-swap = Échanger
lobby-swap-with = Proposer à { $player } d’échanger les places
lobby-swap-asked = { $player } aimerait échanger sa place avec vous.
lobby-swap-agree = Échanger
lobby-swap-decline = Non merci
lobby-swap-waiting = Vous avez proposé à { $player } d’échanger les places.
lobby-swap-withdraw = Retirer
lobby-rename = Enregistrer
lobby-colour = Couleur et forme
lobby-shape = { $shape ->
    [square] Carré
    [triangle] Triangle
    [diamond] Losange
    [cross] Croix
    [crescent] Croissant
   *[disc] Disque
}
lobby-options = Options
lobby-options-change = Modifier les options
option-yes = oui
option-no = non
option-newcomer = Le débutant est dernier du premier ordre
option-countdown = Compte à rebours avant la donne
option-changed = { $label } : { $value }
local-person = { $player } joue aussi sur cet appareil.
local-add = Quelqu’un d’autre joue sur cet appareil
local-name = Son nom
local-seat = Lui donner une place
local-about = Vous partagez cet écran : un rideau cache chaque main jusqu’à ce que son joueur prenne l’appareil.
request-from = { $player } demande une place.
request-which = Quelle place
request-seat-of = La place { LIAISON("de", $bot) }
request-give = Donner la place
request-no-bot = Il ne reste aucune place de bot.
request-decline = Pas maintenant
request-asked = Vous avez demandé la place d’un bot. L’hôte décide.
request-withdraw = Retirer
request-about = Vous voulez jouer ? L’hôte peut vous donner la place d’un bot.
request-ask = Demander une place
lobby-full-watch = Toutes les places sont prises. La partie va commencer ; vous pouvez la regarder ici.
lobby-leave = Quitter la table
lobby-invite = Inviter des amis
lobby-invite-about = Toute personne ayant ce lien peut prendre place.
lobby-link = Le lien vers cette table
lobby-copy = Copier le lien
lobby-share = Partager
lobby-share-text = Viens jouer à 011 avec moi :
lobby-qr = Le même lien en code QR
lobby-fair = Le serveur a déjà fixé sa part du mélange, et chaque joueur y ajoute la sienne : personne ne peut choisir les cartes.
lobby-fair-how = Comment le vérifier ?
lobby-fair-secret = À la création de la table, le serveur a tiré un secret et montré l’engagement ci-dessous : une empreinte qui ne correspond qu’à ce secret.
lobby-fair-nonce = Ensuite, le navigateur de chaque joueur donne un nombre au hasard. Les cartes découlent du secret et de tous ces nombres ensemble : aucun des deux côtés ne peut les diriger.
lobby-fair-check = Après la partie, le secret est dévoilé, et chacun peut vérifier toute la partie d’après son registre. Notez l’engagement pour en avoir le cœur net.
lobby-fair-commitment = Engagement

## The first minute: several people at one device

hot-title = Un seul appareil pour tous
hot-about = L’appareil passe de main en main. Entre deux tours, un rideau tombe, pour que personne ne voie les cartes d’un autre.
hot-person = Une personne
# Variables: $number.
hot-name = Nom du joueur { $number }
hot-nobody = Il faut qu’une personne au moins joue.
hot-twins = Deux joueurs portent le même nom. Changez-en un.
hot-begin = Commencer
# Variables: $player, a name.
curtain-hand = Passez l’appareil à { $player }
curtain-take = Je suis { $player }
curtain-who = Qui est devant l’écran ?
curtain-who-about = Les autres, sur cet appareil, ne doivent pas voir vos cartes.

## What everybody knows of the Organ, under the compass

# Variables: $where, a list of the four messages below.
city-area = L’Orgue se trouve { $where }.
# Each is told by a tile on that side. Variables: $building, a name that the pack gives.
city-area-north = au sud de « { $building } »
city-area-east = à l’ouest de « { $building } »
city-area-south = au nord de « { $building } »
city-area-west = à l’est de « { $building } »
city-area-none = Personne ne sait encore où se trouve l’Orgue.
# Variables: $space.
city-area-organ = L’Orgue se dresse ici : { $space }.

# On a button while the others' decisions are shown one after the other. Variables: $count, how many are still to come.
wait-next-game = { $count ->
    [one] Partie suivante : à vous
   *[other] Partie suivante : à vous dans { $count }
}
wait-catch-up = { $count ->
    [one] Sauter { $count } étape
   *[other] Sauter { $count } étapes
}

## The players

people-players = Joueurs
people-face-up = Aucun n’est l’Élu
people-face-up-about = Face visible : aucun n’est l’Élu
people-face-up-chosen = L’Élu
# Variables: $place, a Roman numeral.
people-place = Position { $place }.
# After the reader's own name, and instead of it where there is no room.
people-you = vous
people-you-alone = Vous
people-bot = bot
# On a link. Variables: $player.
people-profile = Profil : { $player }
people-asked = décide maintenant
# The character a player has chosen this Hour. Variables: $character (a name), $characterKey.
people-as = avec { $character }
people-away = hors ligne
# $span: how long, as in “4 minutes”.
people-away-for = hors ligne depuis { $span }
people-substitute = un bot joue
people-substitute-clock = Le temps de réflexion est écoulé. Un bot joue jusqu’au retour du joueur.
people-substitute-left = Le joueur est parti. Un bot joue jusqu’à son retour.
people-substitute-absent = Le joueur est déconnecté depuis longtemps. Un bot joue jusqu’à son retour.
# Why a player is out, after the name.
people-out-time = hors jeu : plus de Temps
people-out-wrong_name = hors jeu : mauvais nom
people-out-failed = hors jeu : déclaration manquée
people-wants-end = veut arrêter la partie
# In an auction, after the name. Variables: $time.
people-bids = mise { $time }
people-passed = passe
people-paid = a payé
# What is counted.
people-time = Temps
people-music = Pages de Musique
people-clues = Indices
people-tiles = Tuiles Recherche
people-power-cards = Cartes Pouvoir
# Variables: $pages.
people-pages = { $pages ->
    [one] { $pages } page ; il en faut 12 à Fenrir, 15 à un Héros.
   *[other] { $pages } pages ; il en faut 12 à Fenrir, 15 à un Héros.
}
# Variables: $left and $gone (how many), $held and $played (lists of cards).
people-powers = { $left ->
    [0] Les quatre ont été jouées : { $played }.
   *[other] { $gone ->
        [0] Les quatre sont en main.
       *[other] En main : { $held }. Jouées : { $played }.
    }
}
people-clock = Temps de réflexion
# $from, $to: times of the day.
people-clock-night = La pendule est arrêtée de { $from } à { $to } : la nuit ne compte pas.
# Variables: $days, $hours.
people-clock-days = { $days } j { $hours } h

## The line at the top

# Variables: $hour, a Roman numeral.
people-hour = Heure { $hour }
people-mine = Vos ressources
# After the number of the reader's Music Pages.
people-of-pages = sur 15
people-phases = Phases de l’Heure
people-done = terminée
# Variables: $player, who opened the table.
people-table-of = Chez { $player }
people-branch = Partie reprise d’un replay
# Variables: $count.
people-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
people-list = Le plateau en liste
people-rules = Règles
people-menu = Menu
people-copy-link = Copier l’adresse de la table
people-copied = Copié.
people-not-copied = La copie a échoué.
people-substitute-link = Se faire remplacer
people-substitute-note = Copie un lien : la personne qui l’ouvre prend votre place.
people-link-cancel = Annuler ce lien
people-link-cancel-note = Plus personne ne pourra prendre votre place avec lui.
people-link-cancelled = Le lien ne fonctionne plus.
# Variables: $player.
people-seat-link = Faire remplacer { $player }
people-vote = Voter l’arrêt de la partie
people-vote-sure = Si le vote passe, la partie s’arrête aussitôt et personne ne gagne.
people-vote-note = La question est posée à tous.
people-home = Page d’accueil
people-home-note = Votre place reste à vous.
people-leave = Quitter la table
people-leave-sure = Un bot joue pour vous. Vous pouvez revenir tant que votre place n’a pas été donnée à quelqu’un d’autre.
people-stay = Rester
people-pass = Passer l’appareil
# Variables: $player.
people-take = On vous invite à remplacer { $player }.
people-take-it = Prendre la place
people-take-refused = Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.

## The hand

hand-region = Votre main
hand-self = Vos secrets
hand-powers = Cartes Pouvoir
hand-tiles = Tuiles Recherche
# Beside the caption of cards and tiles.
hand-later = à votre tour
hand-one = une par tour
hand-discard = choisissez-en une à défausser
hand-place = placez-en une, ou aucune
hand-not-now = Répondez d’abord à la question posée.
# Who knows the reader's Character Card. Variables: $player, $hour (a Roman numeral).
hand-known-all = Tout le monde connaît cette carte.
hand-known-none = Personne n’a vu cette carte.
hand-known = { $player } l’a vue.
hand-known-since = { $player } l’a vue à l’Heure { $hour }.
hand-role-hero = Réunissez 15 pages, nommez l’Élu et menez-le à l’Orgue.
hand-role-fenrir = Réunissez 12 pages et deux Marques, nommez l’Élu et menez-lui votre personnage.
# What the Power Cards do.
hand-power-look-text = Regarder 3 cartes d’une même main ou des Inconnus.
# Without a deck that can be looked at.
hand-power-look-text-hands = Regarder 3 cartes d’une même main.
ability-lewis-hands = regarder 2 cartes d’un même joueur
hand-power-ride-text = Prendre n’importe quelle machine, en plus du déplacement.
hand-power-research-text = Piocher 3 tuiles Recherche.
hand-power-music-text = Gagner 3 pages de Musique.
# What each tile does, in a few words. Variables: $pages, $machine, $machineKey.
hand-tile-location = Dit de quel côté de l’édifice se trouve l’Orgue.
hand-tile-music = { $pages ->
    [one] Gagner { $pages } page de Musique.
   *[other] Gagner { $pages } pages de Musique.
}
hand-tile-ride = Un trajet gratuit, en plus du déplacement.
hand-tile-clue_on_mystic = Placer un Indice sur un Édifice Mystérieux libre.
hand-tile-time = Gagner 1 point Temps.
hand-tile-clue_for_time = Rendre 1 Indice, gagner 3 points Temps.
hand-tile-investigate = Regarder 1 carte.
hand-tile-steps = Pour 2 points Temps : jusqu’à 3 pas gratuits.
hand-tile-paid_music = Pour 2 points Temps : gagner 4 pages de Musique.
hand-tile-paid_tiles = Pour 2 points Temps : piocher 3 tuiles.
hand-tile-to_mystic = Pour 2 points Temps : placer un personnage au choix sur un Édifice Mystérieux libre.
hand-tile-swap = Deux personnages échangent leurs places.
hand-tile-stones = Compte pour deux Marques du Loup.
hand-stones = Ne peut pas être jouée.
hand-location-when = Pour le dernier joueur, à la fin de l’Heure.
hand-location-late = L’Orgue est déjà trouvé.
hand-spent = jouées
# On the button that plays the card or tile that was picked. Variables: $card, its title.
hand-play = Jouer « { $card } »
hand-symbol-organ = Symbole de l’Orgue
hand-symbol-mark = Marque du Loup
hand-hide = Cacher mes cartes
hand-hidden = Une carte cachée
hand-open = Ouvrir la main

## The drawer: log and chat

drawer-region = Journal, carnet et chat
drawer-log = Journal
drawer-notebook = Carnet
drawer-chat = Chat
# Variables: $count.
drawer-new = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
drawer-fresh = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
drawer-earlier = { $count ->
    [one] { $count } ligne plus ancienne
   *[other] { $count } lignes plus anciennes
}
drawer-log-empty = La première Heure commence.
drawer-look-back = Revoir le plateau à ce moment
# Variables: $hour, a Roman numeral.
drawer-hour = Heure { $hour }
drawer-dealt-characters = Chacun reçoit une carte Personnage.
drawer-dealt-roles = Fenrir s’éveille : chacun reçoit une carte Rôle.
# A walk of several steps. Variables: $means (walking, free_step, taxi), $character, $characterKey, $via (places), $to.
drawer-walked = { $means ->
    [free_step] { $character } rejoint { $to } par des pas gratuits, via { $via }.
    [taxi] { $character } rejoint { $to } en Taxi, via { $via }.
   *[walking] { $character } rejoint { $to } à pied, via { $via }.
}
# What something cost or brought, read aloud. Variables: $amount, such as +2.
drawer-change-time = Temps : { $amount }.
drawer-change-music = Pages de Musique : { $amount }.
drawer-change-clue = Indices : { $amount }.
drawer-chat-empty = Pas encore de messages.
# Where somebody said something who has deleted their identity since.
drawer-chat-gone = Message supprimé.
drawer-chat-watching = Seuls les joueurs peuvent écrire.
drawer-phrases = Phrases toutes prêtes, que chacun lit dans sa langue
drawer-say = Écrire un message
drawer-send = Envoyer

# What happened at the table besides the game. Variables: $player.
news-seated = { $player } rejoint la table.
news-vacated = La place { LIAISON("de", $player) } est de nouveau libre.
news-host-changed = { $player } devient l’hôte.
news-took-back = { $player } annule sa dernière décision.
# Variables: $player, $what (a decision in a few words, as on a button).
news-took-back-what = { $player } annule : { $what }.
news-substituted-clock = { $player } n’a plus de temps de réflexion : un bot prend le relais.
news-substituted-left = { $player } a quitté la table : un bot prend le relais.
news-substituted-absent = { $player } n’est plus là depuis longtemps : un bot joue jusqu’à son retour.
news-reclaimed = { $player } est de retour.
news-handed-over = { $player } joue désormais à la place { LIAISON("de", $former) }.
news-coloured = { $player } choisit une autre couleur.
news-swap-asked = { $player } propose à { $other } d’échanger les places.
news-swap-withdrawn = { $player } ne veut plus échanger sa place.
news-swap-declined = { $player } garde sa place.
news-seats-swapped = { $player } et { $other } échangent leurs places.
news-seat-moved = { $player } change de place.
news-options-changed = L’hôte modifie les options. { $changes }.
news-countdown-stopped = { $player } arrête le départ.
news-seat-requested = { $player } demande une place.
news-seat-request-declined = { $player } ne peut pas avoir de place pour l’instant.
news-seat-request-withdrawn = { $player } ne demande plus de place.
news-resumed = Le serveur a été arrêté un moment. La pendule repart de là où elle s’était arrêtée.
news-voted = { $player } veut arrêter la partie.
news-voted-not = { $player } veut continuer.
news-vote-ended = Le vote est clos : la partie continue.
news-bot-wanted = { $player } veut qu’un bot joue pour la personne absente.
news-abandoned = La partie a été abandonnée.
news-rematch = Les joueurs sont passés à la revanche.
news-rematch-go = Y aller

# For screen readers. Variables: $player, $text, $count, $last (a whole sentence), $question, $seconds.
announce-said = { $player } dit : { $text }
announce-many = { $count ->
    [one] { $count } action. La dernière : { $last }
   *[other] { $count } actions. La dernière : { $last }
}
announce-your-turn = À vous. { $question }
announce-clock = { $seconds ->
    [one] Encore { $seconds } seconde pour réfléchir.
   *[other] Encore { $seconds } secondes pour réfléchir.
}

## The rules

rules-title = Les règles
rules-search = Chercher dans les règles
# Variables: $place, $found.
rules-found = { $place } sur { $found }
rules-none = aucun résultat
rules-before = Résultat précédent
rules-after = Résultat suivant
rules-contents = Sommaire
rules-copy = Copier un lien vers cette règle
# Variables: $clause, a number such as 3.2.4.
rules-copied = Le lien vers { $clause } est copié.
rules-failed = Les règles n’ont pas pu être chargées. Réessayez plus tard.
rules-apart = Ouvrir dans une page à part
rules-close = Fermer les règles

## Help in place

# Variables: $clause, a number such as 3.2.4.
help-rule = Règle { $clause }
# Variables: $number of the Event Card; $card, what it says.
help-event = Événement { $number }
help-event-text = Cette Heure : { $card }

help-character-johnsson = Choisir Johnsson rapporte 2 pages de Musique.
help-character-lilja = Choisir Lilja fait piocher 2 tuiles Recherche.
help-character-palsson = En choisissant Påhlsson, vous dépensez 2 points Temps et utilisez la compétence d’un autre personnage au choix.
help-character-vikstrom = Choisir Vikström rapporte 3 points Temps.
help-character-lewis = En choisissant Lewis, vous regardez 2 cartes d’un même joueur ou des Personnages Inconnus.
help-character-vidal = En choisissant Vidal, vous réalisez gratuitement une action : Rechercher, Enquêter, Composer ou Déplacer un Indice.
help-character-koleberg = En choisissant Koleberg, vous placez un Indice sur un Édifice Mystérieux libre.
help-character-snowy = En choisissant Snowy, vous faites jusqu’à 3 pas gratuits.

help-machine-taxi = De 1 à 3 pas gratuits de suite, depuis n’importe quelle case. Ils ne comptent pas comme de la marche.
help-machine-train = Une fois par déplacement, gratuitement d’une station jaune à n’importe quelle autre station jaune.
help-machine-monorail = Une fois par déplacement, gratuitement d’une station verte à n’importe quelle autre station verte.
help-machine-airship = Une fois par déplacement, gratuitement d’une station bleue à n’importe quelle autre station bleue.

help-activity-investigate = Regardez une carte au hasard de la main d’un autre joueur, ou des Personnages Inconnus. Chaque Indice dépensé en montre une de plus.
help-activity-research = Piochez une tuile Recherche. Chaque Indice dépensé en rapporte une de plus.
help-activity-compose = Gagnez une page de Musique. Chaque Indice dépensé en rapporte une de plus.
help-activity-move_clue = Déplacez un Indice du plateau sur une case voisine ; si votre personnage s’y trouve, l’Indice est à vous.

help-power-look = Regardez 3 cartes de la main d’un même joueur, ou des Personnages Inconnus. Une carte Pouvoir par tour, chacune une seule fois par partie.
help-power-ride = Votre personnage prend n’importe quelle machine depuis sa case, Taxi compris, en plus du déplacement normal. Une carte Pouvoir par tour, chacune une seule fois par partie.
help-power-research = Piochez 3 tuiles Recherche. Une carte Pouvoir par tour, chacune une seule fois par partie.
help-power-music = Gagnez 3 pages de Musique. Une carte Pouvoir par tour, chacune une seule fois par partie.

help-tile-location-title = Tuile Lieu
help-tile-location = Le dernier joueur dans l’ordre peut en placer une à la fin de l’Heure. Elle dit de quel côté de l’édifice se trouve l’Orgue, et rapporte 1 Indice et 2 points Temps.
help-tile-music-title = Musique
help-tile-music = Un passage achevé de la Symphonie : jouez-le pour gagner ses pages de Musique.
help-tile-ride-title = Un trajet
help-tile-ride = Votre personnage prend la machine de la tuile depuis sa case, gratuitement et en plus du déplacement normal.
help-tile-clue_on_mystic-title = Un Indice
help-tile-clue_on_mystic = Placez un Indice sur un Édifice Mystérieux libre.
help-tile-time-title = Temps
help-tile-time = Gagnez 1 point Temps.
help-tile-clue_for_time-title = Indice contre Temps
help-tile-clue_for_time = Rendez un Indice et gagnez 3 points Temps.
help-tile-investigate-title = Un regard
help-tile-investigate = Regardez une carte au hasard de la main d’un autre joueur, ou des Personnages Inconnus.
help-tile-steps-title = Pas gratuits
help-tile-steps = Dépensez 2 points Temps : votre personnage fait jusqu’à 3 pas gratuits.
help-tile-paid_music-title = Inspiration
help-tile-paid_music = Dépensez 2 points Temps et gagnez 4 pages de Musique.
help-tile-paid_tiles-title = Trouvaille
help-tile-paid_tiles = Au prix de 2 points Temps, vous piochez 3 tuiles Recherche.
help-tile-to_mystic-title = Convocation
help-tile-to_mystic = Dépensez 2 points Temps et placez un personnage au choix sur un Édifice Mystérieux libre.
help-tile-swap-title = Échange
help-tile-swap = Deux personnages au choix échangent leurs places.
help-tile-stones-title = Pierre de Fenrir
help-tile-stones = Elle ne peut pas être jouée. Elle compte pour deux Marques du Loup, qu’il faut à Fenrir pour déclarer la victoire.

help-role-hero = Vous gagnez si vous nommez l’Élu sans erreur et le menez à l’Orgue dans le même tour, avec 15 pages de Musique.
help-role-fenrir = Vous gagnez si vous montrez deux Marques du Loup, nommez l’Élu sans erreur et menez votre propre personnage jusqu’à lui dans le même tour, avec 12 pages de Musique.


help-gear-machine-title = Roue des Machines
help-gear-machine = La machine que votre personnage peut prendre une fois pendant ce tour, gratuitement.
help-gear-walking-title = Roue du Mouvement
help-gear-walking = Le nombre de pas que votre personnage peut marcher pendant ce tour, à 1 point Temps chacun.
help-gear-activity-title = Roue des Activités
help-gear-activity = L’action que vous réalisez à la fin de votre déplacement.
help-gear-teeth-title = Tourner les roues
help-gear-teeth = À chaque tour, vous tournez les trois roues de 1, 2 ou 3 crans, à 1 point Temps le cran. Elles tournent ensemble.

help-track-time-title = Temps
help-track-time = Il sert à payer les positions, les roues et chaque pas. Si vous n’en avez plus, vous êtes hors jeu.
help-track-music-title = Pages de Musique
help-track-music = Les pages de la Symphonie. Pour gagner, il en faut 15 à un Héros, 12 à Fenrir.
help-track-clue-title = Indices
help-track-clue = Ils se ramassent sur le plateau. Chacun ajoute une carte, une tuile ou une page à l’action de la Roue des Activités.
help-track-tiles-title = Tuiles Recherche
help-track-tiles = Combien vous en avez en main. À la fin de l’Heure, vous ne pouvez en garder que trois.
help-track-powers-title = Cartes Pouvoir
help-track-powers = Chaque joueur en a quatre et peut en jouer une par tour.
help-track-hour-title = L’Heure
help-track-hour = La partie dure onze Heures. Si personne n’a gagné à minuit, tout le monde perd.

help-phase-event-title = Événement
help-phase-event = Une carte Événement est retournée. Elle vaut pour cette Heure.
help-phase-auction-title = Enchères
help-phase-auction = Les joueurs misent du Temps pour leur position dans l’ordre de cette Heure.
help-phase-clues-title = Indices
help-phase-clues = À partir de la deuxième position, chaque joueur place un Indice sur un édifice libre.
help-phase-turns-title = Tours
help-phase-turns = L’un après l’autre, chaque joueur choisit un personnage, tourne les roues, se déplace et agit.
help-phase-location-title = Tuile Lieu
help-phase-location = Le dernier joueur dans l’ordre peut placer une tuile Lieu. Ensuite, chacun défausse ses tuiles au-delà de trois.

help-symbol-organ-title = Symbole de l’Orgue
help-symbol-organ = Quand trois tuiles Lieu sont placées, le dernier joueur dans l’ordre peut défausser une tuile qui porte ce symbole au lieu de placer la quatrième, et poser l’Orgue.
help-symbol-marks-title = Marque du Loup
help-symbol-marks = Il en faut deux à Fenrir pour déclarer la victoire.

help-thing-chosen-title = L’Élu
help-thing-chosen = L’un des huit personnages. Sa carte est mise de côté, cachée ; pour déclarer la victoire, il faut le nommer.
help-thing-unknown-title = Personnages Inconnus
help-thing-unknown = Les cartes que personne n’a reçues et qui ne sont pas celle de l’Élu.
help-thing-organ-title = L’Orgue
help-thing-organ = Les tuiles Lieu révèlent où il se trouve. Un Héros gagne en y menant l’Élu.
help-thing-character_card-title = Votre carte Personnage
help-thing-character_card = La personne qui la voit sait que ce n’est pas l’Élu. Vous pouvez déplacer n’importe quel personnage, pas seulement celui-ci.

## The auction

# Variables in this part: $player (a name, or “You”), $bid, $time and $left (Time), $place (first, second, third, fourth, fifth
# or last).
auction-you = Vous
auction-title = { $place ->
    [first] Qui joue en premier ?
    [second] Qui joue en deuxième ?
    [third] Qui joue en troisième ?
    [fourth] Qui joue en quatrième ?
    [fifth] Qui joue en cinquième ?
   *[last] Qui joue en dernier ?
}
auction-title-open = Quelle position mettre aux enchères ?
auction-title-opens = { $player } ouvre l’enchère suivante.
auction-hint-open = Choisissez une position. Vous annoncez ensuite la première mise, qui peut être 0.
auction-hint-opens = Ensuite, les joueurs sans position peuvent surenchérir ou passer.
auction-look = Voir la ville
# The name of the space bar, on a key.
auction-space = Espace
auction-places = Les positions de cette Heure
auction-chain = Les mises jusqu’ici
auction-said = { $player } { $bid }
# Variables: $you (yes, no)
auction-passed = { $you ->
    [yes] { $player } passez
   *[no] { $player } passe
}
auction-asked = { $player } ?
auction-highest = Plus haute mise :
auction-held = { $player }
auction-held-for = { $time ->
    [0] { $player }, gratuitement
   *[other] { $player }, pour { $time }
}
auction-leads = En tête : { $player }
auction-bid-for = aux enchères
auction-open = mettre aux enchères
auction-free = encore libre
auction-acts = { $place ->
    [first] Joue en premier
    [second] Joue en deuxième
    [third] Joue en troisième
    [fourth] Joue en quatrième
    [fifth] Joue en cinquième
   *[last] Joue en dernier
}
# Variables: $count, how many characters there are to choose from.
auction-chooses = { $count ->
    [one] Reçoit le dernier personnage
   *[other] Choisit parmi { $count } personnages
}
auction-chooses-most = { $count ->
    [one] Reçoit le dernier personnage
   *[other] Choisit parmi { $count } personnages au plus
}
# Variables: $place (first, other)
auction-clue = { $place ->
    [first] Ne place pas d’Indice
   *[other] Place 1 Indice
}
auction-location = Peut placer une tuile Lieu
# What the Event gives. Variables: $amount.
auction-gift-time = +{ $amount } Temps
auction-gift-music = { $amount ->
    [one] +{ $amount } page
   *[other] +{ $amount } pages
}
auction-gift-clue = +1 Indice
auction-gift-tiles = { $amount ->
    [one] Pioche { $amount } tuile
   *[other] Pioche { $amount } tuiles
}
auction-gift-look = { $amount ->
    [one] Regarde { $amount } carte
   *[other] Regarde { $amount } cartes
}
auction-gift-steps = { $amount ->
    [one] Jusqu’à { $amount } pas gratuit
   *[other] Jusqu’à { $amount } pas gratuits
}
auction-gift-twice = Utilise deux fois la compétence
auction-gift-take-back = Reprend une carte Pouvoir
auction-gift-block = Bloque un autre personnage
auction-event = Autres effets de l’Événement
# Variables: $character, $characterKey.
auction-blocked = { $characterKey ->
    [lilja] { $character } est bloquée
    [lewis] { $character } est bloquée
   *[other] { $character } est bloqué
}
auction-no-transport = Aucun moyen de transport
auction-no-cards = Ni carte Pouvoir ni tuile Objet Mystérieux
auction-if-win = Si vous gagnez :
# Variables: $place is a Roman numeral here.
auction-win-left = { $left ->
    [one] position { $place } pour { $bid }, et il vous reste { $left } point Temps.
   *[other] position { $place } pour { $bid }, et il vous reste { $left } points Temps.
}
auction-win-out = C’est tout votre Temps : l’emporter vous mettrait hors jeu.
auction-next-opens = { $player } ouvre ensuite.
auction-next-given = La dernière position revient ensuite gratuitement au joueur restant.
auction-if-pass = Si vous passez :
# Variables: $places (Roman numerals in a row), $count (how many), $rivals (how many others want them too).
auction-pass-leaves = { $count ->
    [one] il reste la position { $places },
   *[other] il reste les positions { $places },
} { $rivals ->
    [0] sans concurrence.
    [one] pour vous et { $rivals } autre joueur.
   *[other] pour vous et { $rivals } autres joueurs.
}
# The only position left, without rivals. Variables: $place (a Roman numeral).
auction-pass-free = vous obtenez gratuitement la position { $place }.
auction-time = Temps
# Above what a place went for in the Hours before.
auction-before = Prix aux Heures passées
# Variables: $hour (a Roman numeral), $time.
auction-price = { $hour } : { $time }
# A player's Time. Variables: $time (now), $left (after the bid), $place (a Roman numeral).
auction-purse-placed = Temps { $time }, a la position { $place }
auction-purse-passed = Temps { $time }, a passé
auction-purse-setting = Temps { $time }, { $left } après une mise de { $bid }
auction-purse-leads = { $bid ->
    [0] Temps { $time }, en tête avec 0
   *[other] Temps { $time }, { $left } si { $bid } l’emporte
}
auction-purse-waits = Temps { $time }

## Declaring victory

declare-title = Qui est l’Élu ?
declare-goal-hero = Vous devez avoir raison, puis mener l’Élu à l’Orgue et avoir 15 pages de Musique, le tout pendant ce tour. Sinon, vous êtes hors jeu.
declare-goal-fenrir = Vous devez avoir raison, puis mener votre propre personnage jusqu’à l’Élu et avoir 12 pages de Musique, le tout pendant ce tour. Sinon, vous êtes hors jeu.
declare-names = Les huit personnages
declare-open = encore possible
# Variables: $percent.
declare-open-odds = { $percent } %
declare-checklist = Ce qu’il vous faut
# For the ear: what the sign before a line means.
declare-is-yes = Oui :
declare-is-maybe = Incertain :
declare-is-no = Non :
# Variables: $space.
declare-organ = L’Orgue est sur { $space }.
declare-organ-none = L’Orgue n’est pas sur le plateau.
# Variables: $marks (held), $needed.
declare-marks = { $marks ->
    [one] Vous avez { $marks } Marque du Loup ; il en faut { $needed }.
   *[other] Vous avez { $marks } Marques du Loup ; il en faut { $needed }.
}
# Variables: $pages (now), $needed, $missing, $most (the most there can be this turn).
declare-pages = { $pages ->
    [one] { $pages } page de Musique ; il en faut { $needed }.
   *[other] { $pages } pages de Musique ; il en faut { $needed }.
}
declare-pages-can = { $pages ->
    [one] { $pages } page de Musique ; il en manque { $missing }, et ce tour peut vous mener à { $most }.
   *[other] { $pages } pages de Musique ; il en manque { $missing }, et ce tour peut vous mener à { $most }.
}
declare-pages-short = { $pages ->
    [one] { $pages } page de Musique ; il en faut { $needed }, et ce tour vous mène à { $most } au plus.
   *[other] { $pages } pages de Musique ; il en faut { $needed }, et ce tour vous mène à { $most } au plus.
}
# Where pages can come from. Variables: $pages, $tile, $teeth.
declare-source-event = +{ $pages } grâce à l’Événement
declare-source-ability = +{ $pages } par la compétence
declare-source-power = +{ $pages } par une carte Pouvoir
declare-source-item = +{ $pages } : { $tile }
declare-source-compose = { $teeth ->
    [one] jusqu’à +{ $pages } en composant, après { $teeth } cran
   *[other] jusqu’à +{ $pages } en composant, après { $teeth } crans
}
# Variables: $character, $characterKey, $space (where it must go), $steps (how far that is on foot).
declare-there = { $character } y est déjà.
declare-reach = { $space } est à { $steps } pas : { $character } peut y arriver.
declare-too-far = { $steps ->
    [-1] Aucun chemin ne mène { $character } vers { $space }.
   *[other] { $space } est à { $steps } pas : aucun chemin trouvé pour { $character }.
}
# Variables: $time (now), $left (in the end).
declare-time = { $time ->
    [one] { $time } point Temps ; il en resterait { $left }.
   *[other] { $time } points Temps ; il en resterait { $left }.
}
declare-time-open = { $time ->
    [one] { $time } point Temps.
   *[other] { $time } points Temps.
}
# The risk. Variables: $names (how many may be the Chosen One), $character, $characterKey, $others, $percent, $why (a sentence).
declare-risk-names = { $names ->
    [one] Il ne reste qu’un nom.
   *[other] { $names } noms sont possibles.
}
declare-risk-none = C’est certain. { $why }
declare-risk-out = Ce ne peut pas être { $character }. { $why } Vous seriez hors jeu.
declare-risk-odds = C’est { $character } à { $percent } %. Sinon, vous êtes hors jeu.
declare-risk-open = { $others ->
    [one] C’est peut-être { $character } ; { $others } autre nom est possible. En cas d’erreur, vous êtes hors jeu.
   *[other] C’est peut-être { $character } ; { $others } autres noms sont possibles. En cas d’erreur, vous êtes hors jeu.
}
declare-way = Le tour gagnant, si vous avez raison
declare-way-pick = Choisissez un nom pour voir comment gagner.
declare-way-hopeless = On ne gagne pas avec un nom exclu.
declare-way-none = Aucun tour gagnant trouvé.
declare-way-unknown = Ce navigateur ne peut pas calculer comment gagner.
declare-counted = Ce que vous pourriez piocher, voir ou ramasser en chemin n’est pas compté.
# The steps of a turn that wins. Variables: $tile, $character, $characterKey, $second, $space, $steps, $machine, $machineKey,
# $teeth, $activity, $pages, $clues.
declare-do-item = Jouer une tuile Objet Mystérieux : { $tile }.
declare-do-send = Jouer une tuile Objet Mystérieux et placer { $character } sur { $space }.
declare-do-swap = Jouer une tuile Objet Mystérieux : { $character } et { $second } échangent leurs places.
declare-do-choose = Choisir { $character }.
declare-do-name = Utiliser la compétence de { $character }.
declare-do-turn = Tourner les roues de { $teeth ->
    [one] { $teeth } cran
   *[other] { $teeth } crans
} : { $machine }, { $steps } pas, { $activity }.
declare-no-machine = pas de machine
declare-do-music = Jouer la carte Pouvoir pour 3 pages de Musique.
declare-do-compose = { $pages ->
    [one] Composer { $pages } page de Musique.
   *[other] Composer { $pages } pages de Musique en dépensant { $clues ->
        [one] { $clues } Indice
       *[other] { $clues } Indices
    }.
}
declare-go-free = { $steps ->
    [one] Rejoindre { $space } en { $steps } pas gratuit.
   *[other] Rejoindre { $space } en { $steps } pas gratuits.
}
declare-go-walking = Rejoindre { $space } à pied, en { $steps } pas.
declare-go-item = Jouer la tuile Objet Mystérieux aux pas gratuits et rejoindre { $space }.
declare-ride-gear = { $machineKey ->
    [taxi] Prendre le Taxi pour { $space }.
    [train] Prendre le Tramway à vapeur pour { $space }.
    [monorail] Prendre le Monorail pour { $space }.
   *[airship] S’envoler en Ballon dirigeable pour { $space }.
}
declare-ride-power = { $machineKey ->
    [taxi] Jouer la carte Pouvoir et prendre le Taxi pour { $space }.
    [train] Jouer la carte Pouvoir et prendre le Tramway à vapeur pour { $space }.
    [monorail] Jouer la carte Pouvoir et prendre le Monorail pour { $space }.
   *[airship] Jouer la carte Pouvoir et s’envoler en Ballon dirigeable pour { $space }.
}
declare-ride-item = { $machineKey ->
    [taxi] Jouer la tuile Objet Mystérieux et prendre le Taxi pour { $space }.
    [train] Jouer la tuile Objet Mystérieux et prendre le Tramway à vapeur pour { $space }.
    [monorail] Jouer la tuile Objet Mystérieux et prendre le Monorail pour { $space }.
   *[airship] Jouer la tuile Objet Mystérieux et s’envoler en Ballon dirigeable pour { $space }.
}
# Variables: $pages and $left (Time) in the end.
declare-plan-end = { $pages ->
    [one] { $pages } page de Musique
   *[other] { $pages } pages de Musique
} ; Temps restant : { $left }.

## Hour V

role-card-secret = La cinquième Heure. Personne d’autre ne voit cette carte.
role-card-hero = Vous êtes un Héros
role-card-hero-means = L’un des autres ne l’est pas.
role-card-hero-pages = Écrivez les 15 pages de la Symphonie.
role-card-hero-name = Découvrez qui est l’Élu.
role-card-hero-way = En un seul tour, nommez l’Élu et menez-le à l’Orgue.
role-card-fenrir = Vous êtes Fenrir
role-card-fenrir-means = Le Loup s’est éveillé en vous, et personne d’autre ne le sait. Votre propre personnage est son Incarnation.
role-card-fenrir-pages = Écrivez 12 pages, et non 15.
role-card-fenrir-marks = Gardez deux Marques du Loup parmi vos tuiles.
role-card-fenrir-name = Découvrez qui est l’Élu.
role-card-fenrir-way = En un seul tour, nommez l’Élu et menez-lui votre personnage. Vous n’avez pas besoin de l’Orgue.
role-card-read = C’est lu

## What I saw

# Variables: $player, $cards (how many cards).
reveal-title-hand = { $cards ->
    [one] { $cards } carte vue chez { $player }
   *[other] { $cards } cartes vues chez { $player }
}
reveal-title-deck = { $cards ->
    [one] { $cards } carte des Personnages Inconnus
   *[other] { $cards } cartes des Personnages Inconnus
}
reveal-alone = Personne d’autre ne voit ceci.
reveal-power = Une carte Pouvoir
reveal-known = Vous le saviez déjà.
# Variables: $character, $characterKey.
reveal-not-chosen = { $characterKey ->
    [lilja] { $character } n’est pas l’Élue.
    [lewis] { $character } n’est pas l’Élue.
   *[other] { $character } n’est pas l’Élu.
}
reveal-certain = { $characterKey ->
    [lilja] Il ne reste qu’un nom : { $character } est l’Élue.
    [lewis] Il ne reste qu’un nom : { $character } est l’Élue.
   *[other] Il ne reste qu’un nom : { $character } est l’Élu.
}
# Variables: $names (how many may still be the Chosen One).
reveal-names = { $names ->
    [one] Il reste { $names } nom possible pour l’Élu.
   *[other] Il reste { $names } noms possibles pour l’Élu.
}
reveal-nothing-new = Cela ne vous apprend rien de nouveau sur l’Élu.
# Variables: $squares (how many squares of the notebook were filled in).
reveal-noted = { $squares ->
    [one] Ajouté à votre carnet : { $squares } case.
   *[other] Ajouté à votre carnet : { $squares } cases.
}
reveal-go-on = Continuer

## The end

end-hero = Un Héros gagne
# Variables: $player, $you (yes, no), $hour (a Roman numeral), $character (the Chosen One), $characterKey, $space, $own (the winner’s
# own character), $ownKey, $pages.
end-hero-title = { $you ->
    [yes] Vous avez retardé la fin du monde.
   *[no] { $player } a retardé la fin du monde.
}
end-hero-text = À l’Heure { $hour }, { $you ->
    [yes] vous avez
   *[no] { $player } a
} nommé { $characterKey ->
    [lilja] l’Élue, { $character }, qui a
    [lewis] l’Élue, { $character }, qui a
   *[other] l’Élu, { $character }, qui a
} joué la Symphonie à { $space }.
end-fenrir = Fenrir gagne
end-fenrir-title = { $you ->
    [yes] Le loup, c’était vous.
   *[no] Le loup, c’était { $player }.
}
end-fenrir-text = À l’Heure { $hour }, { $you ->
    [yes] vous avez
   *[no] { $player } a
} nommé { $characterKey ->
    [lilja] l’Élue, { $character }, et mené { $own } jusqu’à elle,
    [lewis] l’Élue, { $character }, et mené { $own } jusqu’à elle,
   *[other] l’Élu, { $character }, et mené { $own } jusqu’à lui,
} avec { $pages } pages et deux Marques du Loup.
end-ragnarok = Ragnarök
end-ragnarok-title = Minuit. Tout le monde perd.
end-ragnarok-text = Les onze Heures sont passées, et personne n’a joué la Symphonie.
end-all-out = Plus personne en jeu
end-all-out-title = Il ne reste personne pour sauver le monde.
end-all-out-text = Le dernier joueur est hors jeu : tout le monde perd.
end-abandoned = Sans résultat
end-abandoned-title = La partie a été abandonnée.
end-abandoned-text = Personne n’a gagné, et personne n’a perdu.
end-chosen-was = { $characterKey ->
    [lilja] L’Élue était { $character }.
    [lewis] L’Élue était { $character }.
   *[other] L’Élu était { $character }.
}
end-rematch = Revanche
end-follow = Rejoindre la revanche
end-rematch-waits = Les autres sont passés à la revanche : une place vous attend.
end-watch-rematch = Regarder la revanche
end-trouble = La revanche n’a pas pu être préparée. Réessayez.
end-replay = Revoir
end-look = Voir le plateau
end-back = Retour au résultat
end-front = Retour à l’accueil
end-secrets = Les secrets de chacun
end-bot = bot
# Variables: $time, $pages.
end-tally = { $time ->
    [one] { $time } point Temps
   *[other] { $time } points Temps
}, { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}.
end-out-time = Hors jeu : plus de Temps.
end-out-wrong-name = Hors jeu : a nommé le mauvais personnage.
end-out-failed = Hors jeu : avait raison, mais n’a pas pu conclure.
# Variables: $percent: how sure one could be.
end-sure = { $percent ->
    [100] Aurait pu connaître l’Élu avec certitude.
    [0] Ne pouvait rien savoir de l’Élu.
   *[other] Aurait pu connaître l’Élu à { $percent } %.
}
# Variables: $tiles (how many).
end-tiles = { $tiles ->
    [one] { $tiles } tuile en main
   *[other] { $tiles } tuiles en main
}
end-chosen = L’Élu
end-unknown = Inconnus
end-face-up = Face visible
end-no-truth = Les cartes de cette partie ne peuvent pas être montrées.
end-know = Que pouvait savoir chacun ?
end-know-legend = Certitude sur le véritable Élu à la fin de chaque Heure, d’après ce que savait chaque joueur.
end-graph-label = Avec quelle certitude chaque joueur pouvait connaître le véritable Élu, Heure par Heure
end-graph-dealt = rôles distribués
end-graph-opened = carte retournée
end-numbers = La même chose en chiffres
end-player = Joueur
end-turns = Les tournants
# Variables: $player, $you (yes, no), $from and $to (percent), $character, $characterKey.
end-turn-roles = { $you ->
    [yes] Les rôles ont été distribués, et vous avez reçu Fenrir : dès lors, il vous fallait 12 pages, et non 15.
   *[no] Les rôles ont été distribués, et { $player } a reçu Fenrir : dès lors, 12 pages lui suffisaient.
}
end-turn-organ = { $you ->
    [yes] Vous avez trouvé l’Orgue.
   *[no] { $player } a trouvé l’Orgue.
}
end-turn-jump = { $you ->
    [yes] Un tournant pour vous : { $from } % → { $to } %.
   *[no] Un tournant pour { $player } : { $from } % → { $to } %.
}
end-turn-certain = { $you ->
    [yes] Dès lors, plus de doute possible pour vous ; avant, c’était { $from } %.
   *[no] Dès lors, plus de doute possible pour { $player } ; avant, c’était { $from } %.
}
end-turn-right = { $you ->
    [yes] Vous avez nommé { $character }, à raison.
   *[no] { $player } a nommé { $character }, à raison.
}
end-turn-wrong = { $you ->
    [yes] Vous avez nommé { $character }, à tort.
   *[no] { $player } a nommé { $character }, à tort.
}
end-turn-none = Rien de marquant dans cette partie.
end-check = La donne était-elle honnête ?
end-check-text = Le registre le prouve : le serveur avait fixé son secret avant que vous ajoutiez votre part du mélange.
end-check-how = Chacun peut le vérifier :
end-file = Fichier de partie
end-record = Registre

## The notebook

note-title = Carnet
note-grid = Ce qu’on sait des cartes Personnage
note-you = vous
note-deck = Inconnus
note-table = Face visible
note-chosen = L’Élu
# Variables: $cards.
note-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
# Variables: $cards, $seen.
note-deck-seen = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $seen ->
    [one] { $seen } connue
   *[other] { $seen } connues
}
# Variables: $names.
note-possible = { $names ->
    [one] connu
   *[other] { $names } possibles
}
note-legend-seen = connu
note-legend-out = exclu
note-legend-marks = vos signes
note-odds-show = Voir les chances
note-odds-hide = Cacher les chances
note-odds-off = Pas de probabilités à cette table
note-open = Ouvrir
note-close = Fermer
# Variables: $percent.
note-percent = { $percent } %
note-hint = Choisissez une case pour lire pourquoi, ou pour y faire un signe au crayon.
note-hint-watching = Choisissez une case pour lire pourquoi.
# For the ear: what a square says.
note-cell-in = connu
note-cell-out = exclu
note-cell-open = possible
note-mark-likely = votre signe : probable
note-mark-question = votre signe : incertain
note-mark-unlikely = votre signe : peu probable
# What a square says. Variables: $player, $character, $characterKey.
note-in-hand = { $player } a la carte de { $character }.
note-in-own = Vous avez la carte de { $character }.
note-in-deck = { $character } est parmi les Personnages Inconnus.
note-in-table = La carte de { $character } est face visible à côté du plateau.
note-in-chosen = { $characterKey ->
    [lilja] { $character } est l’Élue.
    [lewis] { $character } est l’Élue.
   *[other] { $character } est l’Élu.
}
note-out-hand = { $player } ne peut pas avoir la carte de { $character }.
note-out-own = Vous n’avez pas la carte de { $character }.
note-out-deck = { $character } ne peut pas être parmi les Personnages Inconnus.
note-out-table = La carte de { $character } n’est pas face visible à côté du plateau.
note-out-chosen = { $characterKey ->
    [lilja] { $character } ne peut pas être l’Élue.
    [lewis] { $character } ne peut pas être l’Élue.
   *[other] { $character } ne peut pas être l’Élu.
}
note-open-hand = { $player } a peut-être la carte de { $character }.
note-open-deck = { $character } est peut-être parmi les Personnages Inconnus.
note-open-chosen = { $characterKey ->
    [lilja] { $character } est peut-être l’Élue.
    [lewis] { $character } est peut-être l’Élue.
   *[other] { $character } est peut-être l’Élu.
}
# Why. Variables: $player, $you (is it the reader? yes, no), $character, $characterKey, $hour (a Roman numeral), $known (is the Hour
# known? yes, no), $cards (names in a row), $count (how many).
note-someone = Quelqu’un
note-because-open = Rien de ce que vous avez vu ne l’exclut.
note-because-own = La carte de { $character } est la vôtre.
note-because-saw-hand = { $known ->
    [yes] À l’Heure { $hour }, vous avez vu { $character } chez { $player }.
   *[no] Vous avez vu { $character } chez { $player }.
}
note-because-saw-deck = { $known ->
    [yes] À l’Heure { $hour }, vous avez vu { $character } parmi les Personnages Inconnus.
   *[no] Vous avez vu { $character } parmi les Personnages Inconnus.
}
note-because-saw-chosen = Vous avez vu la carte de l’Élu : { $character }.
note-because-revealed = { $you ->
    [yes] À l’Heure { $hour }, vous avez montré { $character } à tout le monde.
   *[no] À l’Heure { $hour }, { $player } a montré { $character } à tout le monde.
}
note-because-turned = { $you ->
    [yes] À l’Heure { $hour }, vous avez nommé { $character } à raison, et la carte a été retournée.
   *[no] À l’Heure { $hour }, { $player } a nommé { $character } à raison, et la carte a été retournée.
}
note-because-peeked = { $known ->
    [yes] À l’Heure { $hour }, vous avez regardé la carte de l’Élu : c’est { $character }.
   *[no] Vous avez regardé la carte de l’Élu : c’est { $character }.
}
note-because-face-up = La carte de { $character } est face visible pour tous.
note-because-named = { $you ->
    [yes] Vous avez nommé { $character }, à tort.
   *[no] { $player } a nommé { $character }, à tort.
}
note-because-full-hand = { $count ->
    [one] { $player } a { $cards } en main, et aucune autre carte Personnage.
   *[other] { $player } a { $cards } en main, et pas d’autres cartes Personnage.
}
note-because-full-own = { $count ->
    [one] Vous avez { $cards } en main, et aucune autre carte Personnage.
   *[other] Vous avez { $cards } en main, et pas d’autres cartes Personnage.
}
note-because-full-deck = { $count ->
    [one] La carte des Personnages Inconnus est connue : { $cards }.
   *[other] Toutes les cartes des Personnages Inconnus sont connues : { $cards }.
}
note-because-full-table = Seule la carte de { $cards } est face visible à côté du plateau.
note-because-full-chosen = La carte de l’Élu est { $cards }.
note-because-last-name = Tous les autres noms sont exclus.
note-because-only-place = Pour { $character }, tout autre endroit est exclu.
# Who may be Fenrir.
note-fenrir-in-hand = { $player } est Fenrir.
note-fenrir-in-own = Vous êtes Fenrir.
note-fenrir-out-hand = { $player } n’est pas Fenrir.
note-fenrir-out-own = Vous n’êtes pas Fenrir.
note-fenrir-open-hand = { $player } est peut-être Fenrir.
note-fenrir-because-own = Votre carte Rôle le dit.
note-fenrir-because-declared = La déclaration l’a montré.
note-fenrir-because-open = Rien de ce que vous savez ne l’exclut.
note-fenrir-because-you = Fenrir, c’est vous.
note-fenrir-because-follows = Cela découle des autres rôles.
# Who saw what. Variables: $player, $other, $cards (names in a row), $count, $power.
note-saw = Ce que vous avez vu
note-saw-hand = { $player } : { $cards }
note-saw-deck = Personnages Inconnus : { $cards }
note-saw-power = la carte Pouvoir « { $power } »
note-seen = Qui a vu vos cartes
note-seen-line = { $player } a vu { $cards }
note-others = Qui a regardé où
note-others-hand = { $count ->
    [one] { $player } a regardé { $count } carte chez { $other }
   *[other] { $player } a regardé { $count } cartes chez { $other }
}
note-others-deck = { $count ->
    [one] { $player } a regardé { $count } carte des Personnages Inconnus
   *[other] { $player } a regardé { $count } cartes des Personnages Inconnus
}
note-saw-nothing = Personne n’a encore regardé de carte.
note-text = Vos notes
note-text-hint = Écrivez une note ; personne d’autre ne peut la lire.
note-state-loading = Chargement de vos notes…
note-state-kept = Enregistré ; personne d’autre ne peut le lire.
note-state-writing = Enregistrement…
note-state-failed = Pas encore enregistré ; nouvel essai…
note-state-full = Le texte est trop long. Raccourcissez-le, et il sera enregistré.

# On a small button that explains what it stands beside.
help-open = Qu’est-ce que c’est ?

# The lessons on the first page.
front-learn = Apprendre à jouer
front-learn-about = Dix courts chapitres à une vraie table : vous jouez dès la première minute
front-play-first = Votre première partie : vous, trois bots et des conseils
front-first-game = Première partie plus facile : les Personnages Inconnus sont face visible
front-hints = Conseils pendant la partie
hint-away = Masquer ce conseil

# The list of keys, which ? opens.
keys-title = Touches
keys-menu = Raccourcis clavier
keys-enter = Valider le choix mis en avant
keys-digit = Prendre un autre choix
keys-escape = Annuler la sélection ; revenir à la question
keys-undo = Annuler
keys-city = Pendant l’enchère : voir la ville et revenir
keys-notebook = Carnet
keys-list = Le plateau en liste
keys-region = Zone suivante de l’écran
keys-arrows = Sur le plateau : la case suivante dans cette direction
keys-lit = Sur le plateau : la prochaine case possible
keys-this = Cette liste
keys-close = Fermer
keys-decision = Décision précédente ou suivante
keys-turn = Tour précédent ou suivant
keys-hour = Heure précédente ou suivante
keys-ends = Le début ou la fin
keys-play = Lecture et pause

# Une pause, des vacances, une relance.

pause-propose = Proposer une pause
pause-propose-for = Combien de temps ?
pause-question = { $player } propose une pause : { $length }
pause-agreed = Vous avez accepté la pause
pause-open = Pas encore répondu : { $players }.
pause-lapses = La proposition expire dans { $left }.
pause-agree = Pause
pause-play-on = Continuer
pause-now = En pause jusqu’à { $time }
pause-about = Aucune pendule ne tourne, et aucun bot ne prend de place.
pause-ready = Déjà d’accord pour reprendre : { $players }.
pause-waits = Elle finit plus tôt si tous ceux qui l’ont acceptée sont prêts.
pause-end = Reprendre
pause-menu-about = Les pendules s’arrêtent. Toutes les personnes présentes doivent être d’accord.
vacation-go = Partir en vacances
vacation-go-about = { $days ->
    [one] Il reste { $days } jour. Votre pendule s’arrête jusqu’à votre retour.
   *[other] Il reste { $days } jours. Votre pendule s’arrête jusqu’à votre retour.
}
vacation-mine = Vous êtes en vacances au plus tard jusqu’à { $date }
vacation-mine-about = Votre pendule est arrêtée. Chaque jour entamé compte.
vacation-back = Je suis de retour
vacation-until = en vacances jusqu’à { $date }
vacation-wait = { $player } est en vacances au plus tard jusqu’à { $date }. La pendule est arrêtée.
nudge = Relancer { $player }
nudge-mine = { $player } vous attend.
nudge-mine-go = OK
call-nudged = { $player } vous relance : c’est à vous.

# Ce qui s'est passé depuis le dernier coup.

recap-title = Depuis votre dernier coup
recap-round = Le dernier tour
recap-show = Depuis mon dernier coup
recap-none = Il ne s’est rien passé depuis.
recap-quiet = rien de nouveau
recap-close = Fermer
recap-look = Le montrer sur le plateau
recap-bids = { $time } Temps offerts pour la position { $position }
recap-position = position { $position }
recap-passed = a passé
recap-chose = a choisi { $character }
recap-gears = { $teeth ->
    [one] a tourné les engrenages de { $teeth }
   *[other] a tourné les engrenages de { $teeth }
}
recap-went = s’est rendu ici : { $space }
recap-clues = { $count ->
    [one] a pris { $count } Indice
   *[other] a pris { $count } Indices
}
recap-pages = { $count ->
    [one] a composé { $count } page
   *[other] a composé { $count } pages
}
recap-looks = { $count ->
    [one] a regardé { $count } carte
   *[other] a regardé { $count } cartes
}
recap-looked-mine = a vu votre carte
recap-tiles = { $count ->
    [one] a pioché { $count } tuile
   *[other] a pioché { $count } tuiles
}
recap-location = a posé une Tuile Lieu
recap-clue-placed = a posé un Indice
recap-item = a joué une tuile Objet Mystérieux
recap-power = a joué une carte Pouvoir
recap-declared = a fait une déclaration
recap-out = est hors du jeu
seen-mine = { $player } vient de voir votre carte.
seen-mine-close = OK

# Spectateurs.

watch-names = Regardent : { $names }
watch-more = { $count ->
    [one] { $count } invité
   *[other] { $count } invités
}
watch-phrases = Phrases pour les spectateurs
watch-anonymous = Choisissez un nom sur la page d’accueil pour envoyer des phrases.
watch-off = Cette table a désactivé les phrases des spectateurs.
watch-show = Montrer les phrases des spectateurs
watch-hour-five = Heure V
watch-hour-five-title = Le Loup est réveillé
watch-hour-five-text = Chaque joueur vient de recevoir un rôle secret. L’un d’eux est maintenant Fenrir ; les autres sont des Héros. Lui seul le sait.
watch-hour-five-go = Continuer à regarder
cheer-hello = Bonjour du poulailler !
cheer-good-luck = Bonne chance à tous !
cheer-applause = Bravo !
cheer-suspense = Quel suspense !
cheer-gasp = Oh !
cheer-laugh = Ha ha !
cheer-thanks = Merci de m’avoir laissé regarder !
cheer-goodbye = Au revoir !
new-vacation = Jours de vacances pour chacun
new-vacation-about = Une personne en vacances n’est pas remplacée, et sa pendule est arrêtée.
new-vacation-none = Aucun
new-cheers = Les spectateurs peuvent envoyer des phrases
new-cheers-about = Quelques phrases fixes qui n’aident personne. Chacun peut les masquer.
## Décider à l’avance

plan-make = Décider à l’avance
# Variables: $steps (list of plan-step messages).
plan-is = Déjà décidé : { $steps }
plan-title = Décider à l’avance
plan-about = Le moment venu, ce sera fait comme si vous l’aviez décidé vous-même. Personne d’autre ne le voit.
# Variables: $hour (Roman numeral).
plan-auctions = Enchères de l’Heure { $hour }
plan-open = Si j’ouvre une enchère :
plan-ask = me demander
# Variables: $place (Roman numeral).
plan-position = position { $place }
plan-opening-bid = avec une mise de
plan-open-next = Si elle est prise, la suivante encore libre
# Variables: $place (Roman numeral).
plan-raise = Pour la position { $place } :
# Variables: $time.
plan-up-to = jusqu’à { $time }, puis passer
plan-pass = Passer dans toutes les autres enchères
plan-pass-about = Pour les positions sans limite.
# Variables: $hour (Roman numeral).
plan-clue = Mon Indice à l’Heure { $hour }
plan-clue-first = Sur
plan-clue-second = Si c’est occupé, sur
# Variables: $hour (Roman numeral).
plan-turn = Mon tour à l’Heure { $hour }
plan-end-turn = Terminer mon tour
plan-end-turn-about = Dès que je ne peux plus jouer que des cartes ou des tuiles.
plan-save = Enregistrer le plan
plan-cancel = Annuler le plan
plan-close = Fermer
# Variables: $place (Roman numeral), $time.
plan-step-open = ouvrir { $place } à { $time }
plan-step-raise = pour { $place } jusqu’à { $time }, puis passer
plan-step-pass = passer dans les autres enchères
# Variables: $space.
plan-step-clue = Indice sur { $space }
plan-step-end-turn = terminer mon tour
# Variables: $step (a plan-step message), $why (a sentence).
plan-ended = Retiré de votre plan : { $step }. { $why }
plan-ended-position-gone = La position n’est plus disponible.
plan-ended-space-taken = La case est occupée.
plan-ended-not-enough-time = Cela vous coûterait votre dernier Temps.
plan-ended-not-asked = Le moment est passé.
plan-ended-taken-back = Vous avez annulé une décision.
plan-ended-substituted = Un bot a joué à votre place.
plan-read = Compris
