# A label for each decision a player can make, as on a button.
# Variables as in events.ftl.

do-open = Mettre aux enchères la position { $position }
do-bid = Miser { $time ->
    [one] { $time } point Temps
   *[other] { $time } points Temps
}
do-pass = Passer
do-place-clue = Placer un Indice : { $space }
do-declare = { $characterKey ->
    [lilja] Déclarer la victoire : { $character } est l’Élue
    [lewis] Déclarer la victoire : { $character } est l’Élue
   *[other] Déclarer la victoire : { $character } est l’Élu
}
do-choose = Choisir { $character } : { $ability }
do-play-power = Jouer une carte Pouvoir : { $power }
do-play-item = Jouer une tuile Objet Mystérieux : { $tile }
do-name = Utiliser la compétence de { $character } : { $ability }
do-favour = { $activity }
do-block = Bloquer { $character }
do-take-back = Reprendre : { $power }
do-turn = Tourner les roues de { $teeth ->
    [one] { $teeth } cran
   *[other] { $teeth } crans
}
do-turn-back = Tourner les roues de { $teeth ->
    [one] { $teeth } cran en arrière
   *[other] { $teeth } crans en arrière
}
do-step = Faire un pas : { $to }
do-ride = Trajet : { $to }
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
do-move-clue = Déplacer l’Indice : { $from } → { $to }
do-relocate = Placer { $character } sur { $to }
do-swap = Échanger { $character } et { $second }
do-end-turn = Finir le tour
do-place-location = { $sideKey ->
    [north] Placer au nord : { $tile }
    [east] Placer à l’est : { $tile }
    [south] Placer au sud : { $tile }
   *[west] Placer à l’ouest : { $tile }
}
do-discard-organ = Trouver l’Orgue en défaussant : { $tile }
do-decline = Ne placer aucune tuile Lieu
do-place-organ = Placer l’Orgue : { $space }
do-discard = Défausser : { $tile }
