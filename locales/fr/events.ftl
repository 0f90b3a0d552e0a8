# A sentence for each thing that happens.
# $player and $other are names of players, $space, $from and $to names of places, $position is a Roman numeral.
# Each $character, $machine, $activity … comes with $characterKey, $machineKey, $activityKey … for a language to select by.

log-character-dealt = { $player } reçoit une carte Personnage : { $character }.
log-character-dealt-hidden = { $player } reçoit une carte Personnage.
log-character-face-up = La carte de { $character } est posée face visible à côté du plateau.
log-hour-began = L’Heure { $hour } sonne.
log-role-dealt = { $roleKey ->
    [fenrir] Fenrir s’éveille en { $player }.
   *[hero] { $player } compte parmi les Héros.
}
log-role-dealt-hidden = { $player } reçoit une carte Rôle.
log-event-turned = Événement { $number } : { $card }

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
} : « { $characterKey ->
    [lilja] L’Élue est { $character }
    [lewis] L’Élue est { $character }
   *[other] L’Élu est { $character }
} ! »
log-mark-shown = { $player } montre une tuile avec la Marque du Loup : { $tile }.
log-declared-wrongly = { $player } regarde la carte de l’Élu. Erreur : c’est { $character }.
log-declared-wrongly-hidden = { $player } regarde la carte de l’Élu. Erreur !
log-declared-rightly = { $characterKey ->
    [lilja] La carte est retournée : { $character } est bien l’Élue.
    [lewis] La carte est retournée : { $character } est bien l’Élue.
   *[other] La carte est retournée : { $character } est bien l’Élu.
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
log-tile-drawn = { $player } pioche une tuile Recherche : { $tile }.
log-tile-drawn-hidden = { $player } pioche une tuile Recherche.
log-power-taken-back = { $player } reprend une carte Pouvoir : { $power }.

log-gears-turned = { $player } tourne les roues de { $teeth ->
    [one] { $teeth } cran
   *[other] { $teeth } crans
} : { $machine }, { $walking } pas, { $activity }.
log-gears-turned-back = { $player } tourne les roues de { $teeth ->
    [one] { $teeth } cran
   *[other] { $teeth } crans
} en arrière : { $machine }, { $walking } pas, { $activity }.
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
log-card-looked-character = { $player } regarde une carte chez { $other } : { $character }.
log-card-looked-power = { $player } regarde une carte chez { $other } : la carte Pouvoir « { $power } ».
log-card-looked-hidden = { $player } regarde une carte chez { $other }.
log-deck-looked-character = { $player } regarde une carte des Personnages Inconnus : { $character }.
log-deck-looked-power = { $player } regarde une carte des Personnages Inconnus : la carte Pouvoir « { $power } ».
log-deck-looked-hidden = { $player } regarde une carte des Personnages Inconnus.
log-clue-moved = { $player } déplace un Indice : { $from } → { $to }.
log-power-played = { $player } joue une carte Pouvoir : { $power }.
log-item-played = { $player } joue une tuile Objet Mystérieux : { $tile }.
log-relocated = { $character } quitte { $from } pour { $to }.
log-swapped = { $character } et { $second } échangent leurs places.
log-turn-ended = Le tour se termine pour { $player }.

log-location-placed = { $sideKey ->
    [north] { $player } place au nord « { $building } » : l’Orgue se trouve au sud de cet édifice.
    [east] { $player } place à l’est « { $building } » : l’Orgue se trouve à l’ouest de cet édifice.
    [south] { $player } place au sud « { $building } » : l’Orgue se trouve au nord de cet édifice.
   *[west] { $player } place à l’ouest « { $building } » : l’Orgue se trouve à l’est de cet édifice.
}
log-location-declined = { $player } ne place aucune tuile Lieu.
log-organ-tile-discarded = { $player } suit le symbole de l’Orgue d’une tuile : { $tile }.
log-organ-placed = { $player } trouve l’Orgue : { $space }.
log-tile-discarded = { $player } défausse une tuile Recherche : { $tile }.
log-tile-discarded-hidden = { $player } défausse une tuile Recherche.

log-player-out-time = { $player } n’a plus de Temps : hors jeu.
log-player-out-wrong-name = { $player } a nommé le mauvais personnage : hors jeu.
log-player-out-failed = { $player } n’a pas tenu sa déclaration : hors jeu.
log-card-revealed = { $player } révèle une carte Personnage : { $character }.
log-tiles-returned = { $tiles ->
    [one] { $player } remet { $tiles } tuile sous la pile.
   *[other] { $player } remet { $tiles } tuiles sous la pile.
}
log-ended-hero = L’Élu prend place à l’Orgue, la Symphonie retentit, et { $player } remporte la partie.
log-ended-fenrir = Le Loup a trouvé l’Élu : { $player }, Incarnation de Fenrir, remporte la partie.
log-ended-ragnarok = Minuit : le Ragnarök. Tout le monde perd.
log-ended-all-out = Plus personne n’est en jeu. Tout le monde perd.
