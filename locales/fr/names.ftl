# The nouns of the game. Names of places come from the content pack and are not translated.

# Variables: $number
player-unnamed = Joueur { $number }
# A player who has deleted their identity.
player-gone = Quelqu’un
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

# What each character can do, in a few words.
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

role-hero = Héros
role-fenrir = Fenrir

# The Power Cards, by what they do.
power-look = regarder 3 cartes
power-ride = prendre n’importe quelle machine
power-research = piocher 3 tuiles Recherche
power-music = gagner 3 pages de Musique

# The titles of the Power Cards: two words at most.
hand-power-look = Trois regards
hand-power-ride = Trajet libre
hand-power-research = Trois tuiles
hand-power-music = Trois pages

# The Event Cards, in the words of section 8 of the rules. Variables: $players (how many play).
event-card-1 = la position III utilise deux fois la compétence du personnage choisi. Påhlsson est bloqué.
event-card-2 = { $players ->
    [3] à trois joueurs, personne n’a la position IV. Lilja rapporte 1 Indice et 1 tuile.
   *[other] la position IV pioche 2 tuiles Recherche. Lilja rapporte 1 Indice et 1 tuile.
}
event-card-3 = la position III regarde 2 cartes. Vidal rapporte 1 Indice et 1 point Temps.
event-card-4 = Påhlsson rapporte 1 Indice et 2 points Temps. Aucun moyen de transport ne circule.
event-card-5 = { $players ->
    [3] à trois joueurs, personne n’a la position IV. Johnsson rapporte 1 Indice et 1 page de Musique. Vikström est bloqué.
   *[other] la position IV gagne 3 points Temps. Johnsson rapporte 1 Indice et 1 page de Musique. Vikström est bloqué.
}
event-card-6 = la position II gagne 2 points Temps. Lewis est bloquée.
event-card-7 = la dernière position reçoit jusqu’à 3 pas gratuits. Snowy est bloqué.
event-card-8 = la dernière position pioche 1 tuile Recherche. Choisir Lewis oblige à bloquer un autre personnage.
event-card-9 = la dernière position reprend une carte Pouvoir déjà jouée. Vikström rapporte 1 page de Musique et 1 tuile. Koleberg est bloqué.
event-card-10 = la dernière position pioche 3 tuiles Recherche. Snowy rapporte 1 page de Musique et 2 points Temps. Lilja est bloquée.
event-card-11 = la position II gagne 2 pages de Musique. Koleberg rapporte 1 Indice et jusqu’à 3 pas gratuits. Personne ne peut jouer de carte Pouvoir ni de tuile Objet Mystérieux.

# What a Research Tile shows. Variables: $name (a title that is not translated), $pages, $machine, $building.
tile-location = { $building }
tile-music = « { $name } », { $pages ->
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

# A tile with its symbols. Variables: $tile, $marks.
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

# Something and what is said of it, in a row. Variables: $label, $text.
labelled = { $label } : { $text }
