# What the players of the house are called and how they play, and what they say they thought, asked after the game.

level-random = Hasard
level-random-about = Joue n’importe quel coup permis, au hasard.
level-apprentice = Apprenti
level-apprentice-about = Suit quelques règles simples, n’oublie jamais une carte vue et ne se risque à deviner qu’à la dernière Heure.
level-detective = Détective
level-detective-about = Prépare des tours entiers, observe les autres et mise ce que vaut une position.
level-inspector = Inspecteur
level-inspector-about = Avant de décider, essaie ses coups dans quelques-uns des mondes compatibles avec ce qu’il sait.
level-master = Maître
level-master-about = Essaie ses coups dans bien plus de mondes et se trahit le moins possible.

# Somebody says a thought. Variables: $player, $thought
thought-of = { $player } : « { $thought } »

# The thoughts are sentences of their own. Variables: $character, $sure and $needed (whole per cents)
thought-declared = { $characterKey ->
    [lilja] Je donnais à { $character } { $sure } % de chances d’être l’Élue, et je n’en demandais que { $needed } %.
    [lewis] Je donnais à { $character } { $sure } % de chances d’être l’Élue, et je n’en demandais que { $needed } %.
   *[other] Je donnais à { $character } { $sure } % de chances d’être l’Élu, et je n’en demandais que { $needed } %.
}
thought-declared-just = { $characterKey ->
    [lilja] Je donnais à { $character } { $sure } % de chances d’être l’Élue, tout juste assez pour avancer un nom.
    [lewis] Je donnais à { $character } { $sure } % de chances d’être l’Élue, tout juste assez pour avancer un nom.
   *[other] Je donnais à { $character } { $sure } % de chances d’être l’Élu, tout juste assez pour avancer un nom.
}
thought-declared-certain = { $characterKey ->
    [lilja] Pour moi, { $character } était l’Élue, sans le moindre doute.
    [lewis] Pour moi, { $character } était l’Élue, sans le moindre doute.
   *[other] Pour moi, { $character } était l’Élu, sans le moindre doute.
}
thought-declared-desperate = Je n’avais plus rien à perdre, et { $character } était ma meilleure piste, à { $sure } %.

# Variables: $position, $most (Time Points, not 0), $whyKey
thought-auction = La position { $position } valait pour moi jusqu’à { $most ->
    [one] { $most } point Temps
   *[other] { $most } points Temps
}, { $whyKey ->
    [choice] surtout pour choisir tôt un personnage.
    [event] surtout pour ce que l’Événement y donne.
    [race] surtout pour gagner avant les autres, ou pour les en empêcher.
    [location] surtout pour placer une tuile Lieu.
   *[clue] surtout pour placer un Indice.
}
thought-auction-nothing = Je n’aurais pas dépensé le moindre point Temps pour la position { $position }.

# Variables: $character (the likeliest Chosen One), $odds (whole per cents), $pages (Music Pages)
thought-turn = { $pages ->
    [one] Ce tour me semblait valoir { $pages } page de Musique ; quant à l’Élu, je penchais pour { $character }, à { $odds } %.
   *[other] Ce tour me semblait valoir { $pages } pages de Musique ; quant à l’Élu, je penchais pour { $character }, à { $odds } %.
}
thought-turn-certain = { $pages ->
    [one] Ce tour me semblait valoir { $pages } page de Musique ; quant à l’Élu, c’était { $character }, sans le moindre doute.
   *[other] Ce tour me semblait valoir { $pages } pages de Musique ; quant à l’Élu, c’était { $character }, sans le moindre doute.
}
thought-turn-poor = J’attendais peu de ce tour ; quant à l’Élu, je penchais pour { $character }, à { $odds } %.
thought-turn-poor-certain = J’attendais peu de ce tour ; quant à l’Élu, c’était { $character }, sans le moindre doute.

# Variables: $other, $struck (whole per cents of those who could be the Chosen One)
thought-look = J’ai regardé des cartes chez { $other } dans l’espoir de rayer { $struck } % des noms de ma liste.
thought-look-deck = J’ai regardé les Personnages Inconnus dans l’espoir de rayer { $struck } % des noms de ma liste.
thought-look-idle = J’ai regardé des cartes chez { $other } sans grand espoir de rayer un nom de ma liste.
thought-look-deck-idle = J’ai regardé les Personnages Inconnus sans grand espoir de rayer un nom de ma liste.

# Variables: $chance (whole per cents), $worlds
thought-searched = { $chance ->
    [0] Avec ce coup, je n’ai gagné aucune des { $worlds } parties que j’ai poursuivies dans ma tête.
   *[other] Avec ce coup, j’ai gagné { $chance } % des { $worlds } parties que j’ai poursuivies dans ma tête.
}
thought-searched-once = Après ce coup, je n’ai poursuivi la partie qu’une fois dans ma tête, et je m’y donnais { $chance } % de chances.
