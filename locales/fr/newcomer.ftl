# What a newcomer reads: the overture before the first game, and hints for a player alone with bots. Only the page uses it,
# and loads it when it is needed.

# The overture: sentences that appear one after the other, over the city.
overture-label = De quoi parle le jeu
overture-skip = Passer
overture-begin = Commencer
overture-hours = Turin, une nuit d’hiver. Dans onze Heures, c’est la fin du monde.
overture-organ = Seul l’Orgue peut la retarder. Il est caché en ville : les tuiles Lieu révéleront où.
overture-chosen = Une seule de ces huit personnes sait en jouer : l’Élu. Personne ne sait qui c’est.
overture-pages = Trouvez l’Orgue, découvrez l’Élu, écrivez 15 pages de musique et menez-le à l’Orgue avant les autres.
overture-wolf = Mais attention : à partir de l’Heure V, l’un de nous est le Loup.
overture-question = Les positions du tour sont mises aux enchères une par une ; le joueur qui ouvre choisit la première.
overture-why = Vous payez en Temps, et sans Temps vous êtes hors jeu.

# What the reader’s own Character Cards say, beside the first question. Variables: $count (cards), $characters (their names),
# $charactersKey (the first), $faceUpKey, $names (how many may be the Chosen One), $whereKey, $hand and $notes (the names
# of the tabs)
hint-secret = { $count ->
    [one] { $charactersKey ->
        [lilja] Vous avez { $characters } en main : ce n’est donc pas l’Élue.
        [lewis] Vous avez { $characters } en main : ce n’est donc pas l’Élue.
       *[other] Vous avez { $characters } en main : ce n’est donc pas l’Élu.
    }
   *[other] Vous avez { $characters } en main : l’Élu est quelqu’un d’autre.
} { $faceUpKey ->
    [some] Votre Carnet en tient déjà compte, comme des cartes face visible
   *[none] Votre Carnet en tient déjà compte
} : { $names ->
    [one] il reste un nom.
   *[other] il reste { $names } noms.
} { $whereKey ->
    [phone] Touchez « { $hand } » ou « { $notes } ».
   *[desk] Voyez votre main et le Carnet.
}

# Why a question matters; said when it is asked for the first time, before the hint.
hint-why-position = Les premières positions choisissent d’abord leur personnage ; toutes sauf la I placent un Indice.
hint-why-clue = Un Indice renforce une action du joueur qui le ramasse.
hint-why-character = Le personnage choisi agit pour vous ce tour-ci ; ce n’est pas forcément celui de votre carte.

# What a position is worth. Variables: $position (a Roman number), $most (Time, not 0), $whyKey, $gift (what the Event gives there)
hint-position = La position { $position } vaut jusqu’à { $most ->
    [one] { $most } point Temps
   *[other] { $most } points Temps
}{ $whyKey ->
    [choice] : vous choisissez tôt un personnage.
    [event] {" "}(Événement : { $gift }).
    [race] : pour gagner avant les autres, ou les arrêter.
    [location] : la dernière peut placer une tuile Lieu.
   *[clue] : contrairement à la I, elle place un Indice.
}
# Which position to open. The same variables.
hint-position-open = Ouvrez la position { $position }, qui vaut jusqu’à { $most ->
    [one] { $most } point Temps
   *[other] { $most } points Temps
}{ $whyKey ->
    [choice] : vous choisissez tôt un personnage.
    [event] {" "}(Événement : { $gift }).
    [race] : pour gagner avant les autres, ou les arrêter.
    [location] : la dernière peut placer une tuile Lieu.
   *[clue] : contrairement à la I, elle place un Indice.
}
# Variables: $position
hint-position-nothing = La position { $position } ne vaut pas le moindre point Temps.
hint-position-open-nothing = Ouvrez la position { $position } avec une mise de 0 : aucune ne vaut plus.
# The bid is there already. Variables: $position, $most
hint-position-pass = Passez : la position { $position } ne vaut pas plus de { $most ->
    [one] { $most } point Temps.
   *[other] { $most } points Temps.
}

# Where to place a Clue; the space is marked on the map. Variables: $space, $character, $steps
hint-place-clue = { $steps ->
    [one] La case { $space } est indiquée sur le plateau : à un pas de { $character }, que vous pourrez peut-être choisir.
   *[other] La case { $space } est indiquée sur le plateau : à { $steps } pas de { $character }, que vous pourrez peut-être choisir.
}

# Whom to choose. Variables: $character, $reason (an ability, or what the Event gives)
hint-character = Choisissez { $character } : { $reason }.
# What the gears can bring this character speaks for it. Variables: $character
hint-character-stands = Choisissez { $character }, au meilleur endroit pour ce que les roues peuvent montrer.
# Added for Pålsson, where the ability isn’t named.
hint-character-price = Sa capacité coûte 2 points Temps.
# Added where the character that the hint about the Clue named is free and reaches it. Variables: $character, $space
hint-character-close = { $character }, qui atteint l’Indice ({ $space }), vaut presque autant.
hint-character-rather = Cela vaut mieux pour l’instant que l’Indice ({ $space }) à portée de { $character }.
# Added to it. Variables: $clues (not 0)
hint-character-clues = { $clues ->
    [one] Un Indice à portée.
   *[other] { $clues } Indices à portée.
}
# Added where others have Clues within reach, and this character has none.
hint-character-better = Cela vaut mieux qu’un Indice pour l’instant.

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

# What each action that the gears can show brings towards victory; those that can are joined. Variables: $activityKey, $need (Music Pages)
hint-action = { $activityKey ->
    [investigate] Enquêter : trouver l’Élu
    [research] Rechercher : tuiles, trouver l’Orgue
    [compose] Composer : pages, il en faut { $need }
   *[move_clue] Déplacer un Indice : le rapprocher
}

# What could still be done. Clues on the way are marked on the map. Variables: $count, $space (where the only one is)
hint-clue = { $count ->
    [one] Un Indice est à portée : { $space }. Il renforce Composer, Rechercher ou Enquêter.
   *[other] { $count } Indices sont à portée, indiqués sur le plateau. Chacun renforce Composer, Rechercher ou Enquêter.
}
hint-steps = Vous pourriez encore faire vos pas gratuits.
hint-spend = Vous pourriez dépenser des Indices ici : chacun ajoute une carte, une tuile ou une page.
hint-location = Vous pourriez placer une tuile Lieu : elle rapporte 1 Indice et 2 points Temps.
# Variables: $kindKey, $card (a Power Card or an Item Tile), $effect, $whereKey, $tab (the name of the tab with the hand)
hint-hand = { $kindKey ->
    [item] Vous pouvez encore jouer une tuile Objet Mystérieux : { $card }.
   *[power] Vous pouvez encore jouer une carte : { $card } ({ $effect }).
} { $whereKey ->
    [phone] Touchez « { $tab } ».
   *[desk] Elle est dans votre main.
}
