# What is asked of the player whose decision it is. Variables: $activity.

ask-open-auction = Quelle position mettre aux enchères ?
ask-opening-bid = Quelle première mise ?
ask-raise = Surenchérir ou passer ?
ask-place-clue = Sur quel édifice libre placer un Indice ?
ask-choose = Quel personnage choisir ?
ask-gears = De combien tourner les roues ?
ask-move = Où déplacer votre personnage ?
ask-act = { $activityKey ->
    [investigate] Chez qui enquêter, et avec combien d’Indices ?
    [research] Combien d’Indices dépenser pour Rechercher ?
    [compose] Combien d’Indices dépenser pour Composer ?
   *[move_clue] Quel Indice déplacer, et vers où ?
}
ask-end-turn = Jouer encore quelque chose, ou finir le tour ?
ask-look = Chez qui regarder des cartes ?
ask-free-steps = Où aller avec les pas gratuits ?
ask-taxi-ride = Où le Taxi va-t-il ensuite ?
ask-ride = Où vous emmène la machine ?
ask-clue-on-mystic = Sur quel Édifice Mystérieux placer un Indice ?
ask-take-back = Quelle carte Pouvoir reprendre ?
ask-block = Quel personnage bloquer ?
ask-name = De quel personnage Påhlsson utilise-t-il la compétence ?
ask-favour = Quelle action Vidal réalise-t-il ?
ask-move-clue = Quel Indice déplacer, et vers où ?
ask-relocate = Quel personnage placer, et sur quel Édifice Mystérieux ?
ask-swap = Quels personnages échanger ?
ask-place-location = Placer une tuile Lieu ?
ask-place-organ = Où placer l’Orgue ?
ask-discard = Quelle tuile Recherche défausser ?
ask-nothing = La partie est finie.
