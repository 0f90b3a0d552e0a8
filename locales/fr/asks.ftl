# What is asked of the player whose decision it is. Variables: $activity.

ask-open-auction = Quelle position mettez-vous aux enchères ?
ask-opening-bid = Quelle est votre première mise ?
ask-raise = Surenchérir ou passer ?
ask-place-clue = Sur quel édifice libre placez-vous un Indice ?
ask-choose = Quel personnage choisissez-vous ?
ask-gears = De combien de crans tournez-vous les roues ?
ask-move = Où se déplace votre personnage ?
ask-act = { $activityKey ->
    [investigate] Chez qui enquêtez-vous, et avec combien d’Indices ?
    [research] Combien d’Indices dépensez-vous pour Rechercher ?
    [compose] Combien d’Indices dépensez-vous pour Composer ?
   *[move_clue] Quel Indice déplacez-vous, et vers où ?
}
ask-end-turn = Jouez-vous encore quelque chose, ou finissez-vous le tour ?
ask-look = Chez qui regardez-vous des cartes ?
ask-free-steps = Où allez-vous avec les pas gratuits ?
ask-taxi-ride = Où le Taxi va-t-il ensuite ?
ask-ride = Où vous emmène la machine ?
ask-clue-on-mystic = Sur quel Édifice Mystérieux placez-vous un Indice ?
ask-take-back = Quelle carte Pouvoir reprenez-vous ?
ask-block = Quel personnage bloquez-vous ?
ask-name = De quel personnage Påhlsson utilise-t-il la compétence ?
ask-favour = Quelle action Vidal réalise-t-il ?
ask-move-clue = Quel Indice déplacez-vous, et vers où ?
ask-relocate = Quel personnage va sur quel Édifice Mystérieux ?
ask-swap = Quels personnages échangent leurs places ?
ask-place-location = Placez-vous une tuile Lieu ?
ask-place-organ = Où se trouve l’Orgue ?
ask-discard = Quelle tuile Recherche défaussez-vous ?
ask-nothing = La partie est finie.
