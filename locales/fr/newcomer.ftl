# What a newcomer reads: the overture before the first game, and hints for a player alone with bots. Only the page uses it,
# and loads it when it is needed.

# The overture: sentences that appear one after the other, over the city.
overture-label = De quoi parle le jeu
overture-skip = Passer
overture-begin = Commencer
overture-hours = Turin, une nuit d’hiver. Dans onze Heures, c’est la fin du monde.
overture-organ = Seul l’Orgue peut la retarder, et il est caché quelque part dans cette ville.
overture-chosen = Une seule de ces huit personnes sait en jouer : l’Élu. Personne ne sait qui c’est.
overture-pages = Découvrez qui c’est, écrivez 15 pages de musique et menez l’Élu à l’Orgue avant les autres.
overture-wolf = Mais attention : à partir de l’Heure V, l’un de nous est le Loup.
overture-question = Votre première question : quelle position voulez-vous pour cette Heure ?
overture-why = Jouez tôt et vous choisissez votre personnage avant les autres. Mais vous payez en Temps, et sans Temps vous êtes hors jeu.

# Why a question matters; said when it is asked for the first time, before the hint.
hint-why-position = Plus votre position est haute, plus vous avez de personnages au choix ; mais sans Temps vous êtes hors jeu.
hint-why-clue = Chaque Indice renforce une action, pour qui le ramasse avec son personnage.
hint-why-character = Le personnage que vous choisissez se déplace et agit pour vous ce tour-ci. Ce n’est pas forcément celui de votre carte.
hint-why-gears = Les roues décident de trois choses à la fois : le transport, les pas et l’action.

# What a Detective would do. Variables: $position (a Roman number), $most (Time, not 0), $whyKey
hint-position = Un Détective paierait la position { $position } jusqu’à { $most ->
    [one] { $most } point Temps
   *[other] { $most } points Temps
}, surtout { $whyKey ->
    [choice] pour choisir tôt un personnage.
    [event] pour ce que l’Événement y donne.
    [race] pour gagner avant les autres, ou les arrêter.
    [location] pour placer une tuile Lieu.
   *[clue] pour placer un Indice.
}
hint-position-nothing = Un Détective ne dépenserait pas le moindre point Temps pour la position { $position }.
# The bid is there already. Variables: $position, $most
hint-position-pass = Un Détective passerait : la position { $position } ne vaut pas plus de { $most ->
    [one] { $most } point Temps.
   *[other] { $most } points Temps.
}

# Variables: $space, $character, $steps
hint-place-clue = { $steps ->
    [one] { $space } est à un pas de { $character }, qui sera peut-être encore libre à votre tour.
   *[other] { $space } est à { $steps } pas de { $character }, qui sera peut-être encore libre à votre tour.
}

# Variables: $character, $whyKey
hint-character = { $whyKey ->
    [ability] Un Détective choisirait { $character }, surtout pour sa compétence.
    [event] Un Détective choisirait { $character }, surtout pour ce que donne l’Événement.
    [gears] Un Détective choisirait { $character }, surtout pour ce que permettent les roues.
   *[steps] Un Détective choisirait { $character }, surtout pour les pas gratuits.
}
# Added to it. Variables: $clues (not 0)
hint-character-clues = { $clues ->
    [one] Un Indice à portée.
   *[other] { $clues } Indices à portée.
}

# Variables: $teeth, $clues (not 0)
hint-gears = { $clues ->
    [one] Un Indice à portée si vous tournez les roues de { $teeth ->
        [one] { $teeth } cran
       *[other] { $teeth } crans
    }.
   *[other] { $clues } Indices à portée si vous tournez les roues de { $teeth ->
        [one] { $teeth } cran
       *[other] { $teeth } crans
    }.
}
hint-gears-none = Aucun Indice n’est à portée ce tour-ci : tournez pour l’action.
