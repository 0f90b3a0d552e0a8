var e=`
do-open = Ouvrir l’enchère pour la position { $position }
do-bid = Miser { $time ->
    [one] { $time } point Temps
   *[other] { $time } points Temps
}
do-pass = Passer
do-place-clue = Placer un Indice sur { $space }
do-declare = { $characterKey ->
    [lilja] Déclarer la victoire\xA0: { $character } est l’Élue
    [lewis] Déclarer la victoire\xA0: { $character } est l’Élue
   *[other] Déclarer la victoire\xA0: { $character } est l’Élu
}
do-choose = Choisir { $character }\xA0: { $ability }
do-play-power = Jouer une carte Pouvoir\xA0: { $power }
do-play-item = Jouer une tuile Objet Mystérieux\xA0: { $tile }
do-name = Utiliser la compétence de { $character }\xA0: { $ability }
do-favour = { $activity }
do-block = Bloquer { $character }
do-take-back = Reprendre\xA0: { $power }
do-turn = Tourner les roues de { $teeth ->
    [one] { $teeth } cran
   *[other] { $teeth } crans
}
do-turn-back = Tourner les roues de { $teeth ->
    [one] { $teeth } cran en arrière
   *[other] { $teeth } crans en arrière
}
do-step = Faire un pas vers { $to }
do-ride = Prendre la machine pour { $to }
do-taxi = Prendre le Taxi pour { $to }
do-stop = S’arrêter ici
do-investigate-hand = { $clues ->
    [0] Regarder des cartes chez { $other }
    [one] Regarder des cartes chez { $other } en dépensant { $clues } Indice
   *[other] Regarder des cartes chez { $other } en dépensant { $clues } Indices
}
do-investigate-deck = { $clues ->
    [0] Regarder les Personnages Inconnus
    [one] Regarder les Personnages Inconnus en dépensant { $clues } Indice
   *[other] Regarder les Personnages Inconnus en dépensant { $clues } Indices
}
do-research = { $clues ->
    [0] Piocher une tuile Recherche
    [one] Piocher 2 tuiles Recherche en dépensant { $clues } Indice
   *[other] Piocher { $total } tuiles Recherche en dépensant { $clues } Indices
}
do-compose = { $clues ->
    [0] Composer une page de Musique
    [one] Composer 2 pages de Musique en dépensant { $clues } Indice
   *[other] Composer { $total } pages de Musique en dépensant { $clues } Indices
}
do-move-clue = Déplacer l’Indice\xA0: { $from } vers { $to }
do-relocate = Placer { $character } sur { $to }
do-swap = Échanger { $character } et { $second }
do-end-turn = Finir le tour
do-place-location = { $sideKey ->
    [north] Placer au nord\xA0: { $tile }
    [east] Placer à l’est\xA0: { $tile }
    [south] Placer au sud\xA0: { $tile }
   *[west] Placer à l’ouest\xA0: { $tile }
}
do-discard-organ = Trouver l’Orgue en défaussant\xA0: { $tile }
do-decline = Ne placer aucune tuile Lieu
do-place-organ = Placer l’Orgue sur { $space }
do-discard = Défausser\xA0: { $tile }
ask-open-auction = Quelle position mettez-vous aux enchères\xA0?
ask-opening-bid = Quelle est votre première mise\xA0?
ask-raise = Surenchérir ou passer\xA0?
ask-place-clue = Sur quel édifice libre placez-vous un Indice\xA0?
ask-choose = Quel personnage choisissez-vous\xA0?
ask-gears = De combien de crans tournez-vous les roues\xA0?
ask-move = Où se déplace votre personnage\xA0?
ask-act = { $activityKey ->
    [investigate] Chez qui enquêtez-vous, et avec combien d’Indices\xA0?
    [research] Combien d’Indices dépensez-vous pour Rechercher\xA0?
    [compose] Combien d’Indices dépensez-vous pour Composer\xA0?
   *[move_clue] Quel Indice déplacez-vous, et vers où\xA0?
}
ask-end-turn = Jouez-vous encore quelque chose, ou finissez-vous le tour\xA0?
ask-look = Chez qui regardez-vous des cartes\xA0?
ask-free-steps = Où mènent les pas gratuits\xA0?
ask-taxi-ride = Où le Taxi va-t-il ensuite\xA0?
ask-ride = Où vous emmène la machine\xA0?
ask-clue-on-mystic = Sur quel Édifice Mystérieux placez-vous un Indice\xA0?
ask-take-back = Quelle carte Pouvoir reprenez-vous\xA0?
ask-block = Quel personnage bloquez-vous\xA0?
ask-name = De quel personnage Påhlsson utilise-t-il la compétence\xA0?
ask-favour = Quelle action Vidal réalise-t-il\xA0?
ask-move-clue = Quel Indice déplacez-vous, et vers où\xA0?
ask-relocate = Quel personnage va sur quel Édifice Mystérieux\xA0?
ask-swap = Quels sont les deux personnages qui échangent leurs places\xA0?
ask-place-location = Placez-vous une tuile Lieu\xA0?
ask-place-organ = Où se dresse l’Orgue\xA0?
ask-discard = Quelle tuile Recherche défaussez-vous\xA0?
ask-nothing = La partie est finie.
log-character-dealt = { $player } reçoit une carte Personnage\xA0: { $character }.
log-character-dealt-hidden = { $player } reçoit une carte Personnage.
log-character-face-up = La carte de { $character } est posée face visible à côté du plateau.
log-hour-began = L’Heure { $hour } sonne.
log-role-dealt = { $roleKey ->
    [fenrir] Fenrir s’éveille en { $player }.
   *[hero] { $player } compte parmi les Héros.
}
log-role-dealt-hidden = { $player } reçoit une carte Rôle.
log-event-turned = Événement { $number }\xA0: { $card }
log-auction-opened = { $player } ouvre l’enchère pour la position { $position }.
log-bid-made = { $player } mise { $time ->
    [one] { $time } point Temps.
   *[other] { $time } points Temps.
}
log-bid-passed = { $player } passe.
log-position-won = { $time ->
    [0] { $player } remporte gratuitement la position { $position }.
   *[other] { $player } remporte la position { $position }.
}
log-position-given = { $player } hérite de la position { $position }.
log-position-struck = La position { $position } est supprimée, et les suivantes avancent d’un rang.
log-clue-placed = { $player } place un Indice sur { $space }.
log-declared = { $roleKey ->
    [fenrir] { $player } déclare la victoire en tant que Fenrir
   *[hero] { $player } déclare la victoire en tant que Héros
}\xA0: «\xA0{ $characterKey ->
    [lilja] L’Élue est { $character }
    [lewis] L’Élue est { $character }
   *[other] L’Élu est { $character }
}\xA0!\xA0»
log-mark-shown = { $player } montre une tuile avec la Marque du Loup\xA0: { $tile }.
log-declared-wrongly = { $player } regarde la carte de l’Élu. Erreur\xA0: c’est { $character }.
log-declared-wrongly-hidden = { $player } regarde la carte de l’Élu. Erreur\xA0!
log-declared-rightly = { $characterKey ->
    [lilja] La carte est retournée\xA0: { $character } est bien l’Élue.
    [lewis] La carte est retournée\xA0: { $character } est bien l’Élue.
   *[other] La carte est retournée\xA0: { $character } est bien l’Élu.
}
log-character-chosen = { $player } choisit { $character }.
log-ability-used = { $player } utilise la compétence de { $character }.
log-character-blocked = { $player } bloque { $character } pour cette Heure.
log-time-gained = { $player } gagne { $time ->
    [one] { $time } point Temps.
   *[other] { $time } points Temps.
}
log-time-paid = { $player } dépense { $time ->
    [one] { $time } point Temps.
   *[other] { $time } points Temps.
}
log-music-gained = { $player } gagne { $pages ->
    [one] { $pages } page de Musique.
   *[other] { $pages } pages de Musique.
}
log-clue-gained = { $player } gagne un Indice.
log-clues-spent = { $player } dépense { $clues ->
    [one] un Indice.
   *[other] { $clues } Indices.
}
log-clue-picked = { $player } ramasse un Indice sur { $space }.
log-tile-drawn = { $player } pioche une tuile Recherche\xA0: { $tile }.
log-tile-drawn-hidden = { $player } pioche une tuile Recherche.
log-power-taken-back = { $player } reprend une carte Pouvoir\xA0: { $power }.
log-gears-turned = { $player } tourne les roues de { $teeth ->
    [one] { $teeth } cran
   *[other] { $teeth } crans
}\xA0: { $machine }, { $walking } pas, { $activity }.
log-gears-turned-back = { $player } tourne les roues de { $teeth ->
    [one] { $teeth } cran
   *[other] { $teeth } crans
} en arrière\xA0: { $machine }, { $walking } pas, { $activity }.
log-moved-walking = { $character } rejoint { $to } à pied.
log-moved-free-step = { $character } fait un pas gratuit vers { $to }.
log-moved-machine = { $machineKey ->
    [taxi] { $character } rejoint { $to } en Taxi.
    [train] { $character } prend le Tramway à vapeur pour { $to }.
    [monorail] { $character } prend le Monorail pour { $to }.
   *[airship] { $character } s’envole en Ballon dirigeable pour { $to }.
}
log-action-taken = { $activityKey ->
    [investigate] { $player } enquête.
    [research] { $player } fait des recherches.
    [compose] { $player } compose.
   *[move_clue] { $player } suit la piste d’un Indice.
}
log-skipped = { $activityKey ->
    [investigate] { $player } ne trouve personne sur qui enquêter.
    [research] { $player } ne trouve plus de tuile Recherche à piocher.
    [compose] { $player } n’a rien à composer.
   *[move_clue] { $player } ne trouve aucun Indice à déplacer.
}
log-card-looked-character = { $player } regarde une carte chez { $other }\xA0: { $character }.
log-card-looked-power = { $player } regarde une carte chez { $other }\xA0: la carte Pouvoir «\xA0{ $power }\xA0».
log-card-looked-hidden = { $player } regarde une carte chez { $other }.
log-deck-looked-character = { $player } regarde une carte des Personnages Inconnus\xA0: { $character }.
log-deck-looked-power = { $player } regarde une carte des Personnages Inconnus\xA0: la carte Pouvoir «\xA0{ $power }\xA0».
log-deck-looked-hidden = { $player } regarde une carte des Personnages Inconnus.
log-clue-moved = { $player } déplace un Indice depuis { $from } vers { $to }.
log-power-played = { $player } joue une carte Pouvoir\xA0: { $power }.
log-item-played = { $player } joue une tuile Objet Mystérieux\xA0: { $tile }.
log-relocated = { $character } quitte { $from } pour { $to }.
log-swapped = { $character } et { $second } échangent leurs places.
log-turn-ended = Le tour se termine pour { $player }.
log-location-placed = { $sideKey ->
    [north] { $player } place au nord «\xA0{ $building }\xA0»\xA0: l’Orgue se trouve au sud de cet édifice.
    [east] { $player } place à l’est «\xA0{ $building }\xA0»\xA0: l’Orgue se trouve à l’ouest de cet édifice.
    [south] { $player } place au sud «\xA0{ $building }\xA0»\xA0: l’Orgue se trouve au nord de cet édifice.
   *[west] { $player } place à l’ouest «\xA0{ $building }\xA0»\xA0: l’Orgue se trouve à l’est de cet édifice.
}
log-location-declined = { $player } ne place aucune tuile Lieu.
log-organ-tile-discarded = { $player } suit le symbole de l’Orgue d’une tuile\xA0: { $tile }.
log-organ-placed = { $player } trouve l’Orgue\xA0: { $space }.
log-tile-discarded = { $player } défausse une tuile Recherche\xA0: { $tile }.
log-tile-discarded-hidden = { $player } défausse une tuile Recherche.
log-player-out-time = { $player } n’a plus de Temps et quitte la partie.
log-player-out-wrong-name = { $player } a nommé le mauvais personnage et quitte la partie.
log-player-out-failed = { $player } n’a pas tenu sa déclaration et quitte la partie.
log-card-revealed = { $player } révèle une carte Personnage\xA0: { $character }.
log-tiles-returned = { $tiles ->
    [one] { $player } remet { $tiles } tuile sous la pile.
   *[other] { $player } remet { $tiles } tuiles sous la pile.
}
log-ended-hero = L’Élu prend place à l’Orgue, la Symphonie retentit, et { $player } remporte la partie.
log-ended-fenrir = Le Loup a trouvé l’Élu\xA0: { $player }, Incarnation de Fenrir, remporte la partie.
log-ended-ragnarok = Minuit\xA0: le Ragnarök. Tout le monde a perdu.
log-ended-all-out = Plus personne n’est en jeu. Tout le monde a perdu.
player-unnamed = Joueur { $number }
space-unknown = case { $number }
tile-unknown = tuile { $number }
character-johnsson = Johnsson
character-lilja = Lilja
character-palsson = Påhlsson
character-vikstrom = Vikström
character-lewis = Lewis
character-vidal = Vidal
character-koleberg = Koleberg
character-snowy = Snowy
ability-johnsson = gagner 2 pages de Musique
ability-lilja = piocher 2 tuiles Recherche
ability-palsson = dépenser 2 points Temps et utiliser la compétence d’un autre personnage
ability-vikstrom = gagner 3 points Temps
ability-lewis = regarder 2 cartes d’un même joueur ou des Personnages Inconnus
ability-vidal = Rechercher, Enquêter, Composer ou Déplacer un Indice gratuitement
ability-koleberg = placer un Indice sur un Édifice Mystérieux libre
ability-snowy = jusqu’à 3 pas gratuits
machine-taxi = Taxi
machine-train = Tramway à vapeur
machine-monorail = Monorail
machine-airship = Ballon dirigeable
activity-investigate = Enquêter
activity-research = Rechercher
activity-compose = Composer
activity-move_clue = Déplacer un Indice
side-north = nord
side-east = est
side-south = sud
side-west = ouest
building-mole = Mole Antonelliana
building-cimitero = Cimitero
building-tempio = Tempio Valdese
building-museo = Museo Egizio
building-obelisco = Obelisco
role-hero = Héros
role-fenrir = Fenrir
power-look = regarder 3 cartes
power-ride = prendre n’importe quelle machine
power-research = piocher 3 tuiles Recherche
power-music = gagner 3 pages de Musique
event-card-1 = la position III utilise deux fois la compétence du personnage choisi. Påhlsson est bloqué.
event-card-2 = la position IV pioche 2 tuiles Recherche. Lilja rapporte 1 Indice et 1 tuile.
event-card-3 = la position III regarde 2 cartes. Vidal rapporte 1 Indice et 1 point Temps.
event-card-4 = Påhlsson rapporte 1 Indice et 2 points Temps. Aucun moyen de transport ne circule.
event-card-5 = la position IV gagne 3 points Temps. Johnsson rapporte 1 Indice et 1 page de Musique. Vikström est bloqué.
event-card-6 = la position II gagne 2 points Temps. Lewis est bloquée.
event-card-7 = la dernière position reçoit jusqu’à 3 pas gratuits. Snowy est bloqué.
event-card-8 = la dernière position pioche 1 tuile Recherche. Choisir Lewis oblige à bloquer un autre personnage.
event-card-9 = la dernière position reprend une carte Pouvoir déjà jouée. Vikström rapporte 1 page de Musique et 1 tuile. Koleberg est bloqué.
event-card-10 = la dernière position pioche 3 tuiles Recherche. Snowy rapporte 1 page de Musique et 2 points Temps. Lilja est bloquée.
event-card-11 = la position II gagne 2 pages de Musique. Koleberg rapporte 1 Indice et jusqu’à 3 pas gratuits. Personne ne peut jouer de carte Pouvoir ni de tuile Objet Mystérieux.
tile-location = { $building }
tile-music = «\xA0{ $name }\xA0», { $pages ->
    [one] { $pages } page de Musique
   *[other] { $pages } pages de Musique
}
tile-ride = un trajet en { $machine }
tile-clue_on_mystic = un Indice pour un Édifice Mystérieux
tile-time = 1 point Temps
tile-clue_for_time = 3 points Temps contre un Indice
tile-investigate = 1 carte à regarder
tile-steps = jusqu’à 3 pas pour 2 points Temps
tile-paid_music = 4 pages de Musique pour 2 points Temps
tile-paid_tiles = 3 tuiles Recherche pour 2 points Temps
tile-to_mystic = un personnage au choix vers un Édifice Mystérieux pour 2 points Temps
tile-swap = deux personnages échangent leurs places
tile-stones = Pierre de Fenrir
tile-plain = { $tile }
tile-with-organ = { $tile } (Orgue)
tile-with-marks = { $tile } { $marks ->
    [one] (Marque du Loup)
   *[other] ({ $marks } Marques du Loup)
}
tile-with-both = { $tile } { $marks ->
    [one] (Orgue, Marque du Loup)
   *[other] (Orgue, { $marks } Marques du Loup)
}
refused-game-over = La partie est finie.
refused-not-your-turn = Ce n’est pas à { $player } de décider maintenant, mais à { $other }.
refused-not-now = Cela ne répond pas à la question du moment\xA0: { $asked }
refused-no-such-space = Cette case n’existe pas sur le plateau\xA0: { $space }.
refused-no-such-tile = Cette tuile n’existe pas dans le pack\xA0: { $tile }.
refused-no-such-position = Il n’y a pas de position { $number } pendant cette Heure\xA0; les positions vont de 1 à { $positions }.
refused-position-taken = La position { $position } est prise.
refused-bid-too-low = Pour surenchérir, il faut miser au moins { $least ->
    [one] { $least } point Temps.
   *[other] { $least } points Temps.
}
refused-bid-too-high = Vous n’avez que { $time ->
    [one] { $time } point Temps à miser.
   *[other] { $time } points Temps à miser.
}
refused-not-regular = Ce n’est pas un édifice classique\xA0: { $space }.
refused-not-mystic = Ce n’est pas un Édifice Mystérieux\xA0: { $space }.
refused-not-empty = Cette case n’est pas libre\xA0: { $space }.
refused-already-declared = La victoire a déjà été déclarée pendant ce tour.
refused-organ-not-on-map = Un Héros ne peut déclarer la victoire que si l’Orgue est sur le plateau.
refused-too-few-marks = Fenrir doit avoir 2 Marques du Loup pour déclarer la victoire\xA0; vous en avez { $marks }.
refused-character-used = { $characterKey ->
    [lilja] { $character } a déjà été choisie pendant cette Heure.
    [lewis] { $character } a déjà été choisie pendant cette Heure.
   *[other] { $character } a déjà été choisi pendant cette Heure.
}
refused-character-blocked = { $characterKey ->
    [lilja] { $character } est bloquée pendant cette Heure.
    [lewis] { $character } est bloquée pendant cette Heure.
   *[other] { $character } est bloqué pendant cette Heure.
}
refused-must-choose = Après votre déclaration, vous devez choisir { $character }.
refused-not-himself = Påhlsson doit utiliser la compétence d’un autre personnage.
refused-no-effect = Cela ne changerait rien pour le moment.
refused-idle-ability = Cela ne changerait rien pour le moment\xA0: choisissez autre chose.
refused-teeth-not-offered = Les roues ne peuvent pas tourner d’autant de crans\xA0: { $teeth }.
refused-too-expensive = Cela coûte { $price ->
    [one] { $price } point Temps
   *[other] { $price } points Temps
}, et vous en avez { $time }.
refused-no-steps-left = La Roue du Mouvement ne laisse plus aucun pas.
refused-not-adjacent = Ces deux cases ne se touchent pas\xA0: { $from } et { $to }.
refused-occupied = Un autre personnage ou l’Orgue occupe cette case\xA0: { $space }.
refused-ride-used = La machine de ce tour a déjà été utilisée.
refused-transport-forbidden = L’Événement de cette Heure interdit tout moyen de transport.
refused-not-at-station = La machine ne s’arrête pas ici\xA0: { $space }.
refused-not-a-stop = La machine ne dessert pas { $space }.
refused-no-taxi = Il n’y a pas de Taxi à prendre pour le moment.
refused-power-not-held = Vous avez déjà joué cette carte Pouvoir\xA0: { $power }.
refused-power-already = Vous avez déjà joué une carte Pouvoir pendant ce tour.
refused-tile-not-held = Vous n’avez pas cette tuile en main\xA0: { $tile }.
refused-item-already = Vous avez déjà joué une tuile Objet Mystérieux pendant ce tour.
refused-not-an-item = Ce n’est pas une tuile Objet Mystérieux\xA0: { $tile }.
refused-not-a-location = Ce n’est pas une tuile Lieu\xA0: { $tile }.
refused-cards-forbidden = L’Événement de cette Heure interdit les cartes Pouvoir et les tuiles Objet Mystérieux.
refused-no-character-yet = Cela déplace votre personnage, et vous n’en avez pas encore choisi.
refused-no-clue = Vous n’avez aucun Indice à donner.
refused-no-target-hand = Il n’y a aucune carte à regarder chez { $other }.
refused-no-target-deck = Il n’y a aucune carte à regarder parmi les Personnages Inconnus.
refused-no-clues-here = Les Indices ne se dépensent que pour l’action de la Roue des Activités.
refused-too-many-clues = { $most ->
    [0] Aucun Indice ne peut être dépensé pour cela.
    [one] Vous ne pouvez pas dépenser plus de { $most } Indice pour cela.
   *[other] Vous ne pouvez pas dépenser plus de { $most } Indices pour cela.
}
refused-no-clue-there = Il n’y a pas d’Indice sur { $space }.
refused-power-not-played = Vous n’avez pas joué cette carte Pouvoir\xA0: { $power }.
refused-same-space = Les deux personnages sont sur la même case\xA0: { $space }.
refused-swap-order = Nommez deux personnages différents, { $second } avant { $character }.
refused-swap-same = Il faut deux personnages pour un échange\xA0: { $character } ne suffit pas.
refused-side-taken = { $sideKey ->
    [north] Il y a déjà une tuile au nord.
    [east] Il y a déjà une tuile à l’est.
    [south] Il y a déjà une tuile au sud.
   *[west] Il y a déjà une tuile à l’ouest.
}
refused-empty-area = { $sideKey ->
    [north] Avec cette tuile au nord, il ne resterait aucun édifice pour l’Orgue.
    [east] Avec cette tuile à l’est, il ne resterait aucun édifice pour l’Orgue.
    [south] Avec cette tuile au sud, il ne resterait aucun édifice pour l’Orgue.
   *[west] Avec cette tuile à l’ouest, il ne resterait aucun édifice pour l’Orgue.
}
refused-area-occupied = Tous les édifices où l’Orgue pourrait se trouver sont occupés par un personnage.
refused-no-organ-symbol = Cette tuile n’a pas le symbole de l’Orgue\xA0: { $tile }.
refused-not-three-tiles = Le symbole de l’Orgue demande exactement 3 tuiles Lieu sur le plateau\xA0; il y en a { $tiles }.
refused-outside-area = L’Orgue ne peut pas se trouver ici\xA0: { $space }.
table-illegal = Les règles ne le permettent pas.
table-stale = La partie a avancé entre-temps\xA0; regardez où elle en est et décidez à nouveau.
table-bad-players = Une table compte de 3 à 6 joueurs.
table-bad-clock = La réserve va de 10 secondes à un jour, l’incrément jusqu’à une heure, le tour de 1 à 720 heures.
table-bad-sleep = La plage de sommeil commence et finit à une minute de 0 à 1439 et laisse au moins une heure libre par jour.
table-no-such-seat = Cette place n’existe pas à cette table.
table-seat-taken = Cette place est occupée\xA0; choisissez-en une autre.
table-full = Toutes les places sont prises.
table-seated-already = Vous avez déjà une place à cette table.
table-not-seated = Vous n’avez pas de place à cette table.
table-not-host = C’est réservé à l’hôte de la table.
table-not-invited = La table est privée\xA0; passez par son invitation.
table-bad-link = Le lien est erroné ou a déjà servi\xA0; demandez-en un nouveau.
table-begun = La partie a déjà commencé.
table-not-begun = La partie n’a pas encore commencé.
table-over = La partie est finie.
table-not-over = La partie n’est pas finie.
table-rated = Les bots de la maison ne peuvent pas s’asseoir à une table classée.
table-nonce-given = Votre part du hasard est déjà enregistrée.
table-substituted = Un bot joue pour vous\xA0; reprenez d’abord votre place.
table-not-substituted = Aucun bot ne joue pour vous.
table-nothing-to-take-back = Vous n’avez rien à annuler.
table-sealed = Ce qui a été révélé, tiré au sort ou misé ne peut pas être annulé.
table-bad-text = Un message compte de 1 à 500 caractères imprimables.
table-rematch-exists = La revanche existe déjà.
phrase-hello = Bonjour\xA0!
phrase-good-luck = Bonne chance à tous\xA0!
phrase-well-played = Bien joué\xA0!
phrase-thanks = Merci\xA0!
phrase-sorry = Pardon\xA0!
phrase-your-turn = À toi de jouer.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back-soon = Je reviens bientôt.
phrase-i-suspect-you = Je te soupçonne…
phrase-not-me = Ce n’était pas moi\xA0!
phrase-fenrir-is-near = Fenrir n’est pas loin.
phrase-haha = Ha ha\xA0!
phrase-goodbye = Au revoir\xA0!
`;export{e as default};