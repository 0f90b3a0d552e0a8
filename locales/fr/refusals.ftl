# Why an action is refused. Variables as in events.ftl; $asked is a whole question from asks.ftl.

refused-game-over = La partie est finie.
refused-not-your-turn = C’est à { $other } de décider, pas à { $player }.
refused-not-now = La question du moment est une autre : { $asked }
refused-no-such-space = Cette case n’existe pas sur le plateau : { $space }.
refused-no-such-tile = Cette tuile n’existe pas : { $tile }.
refused-no-such-position = Il n’y a pas de position { $number } pendant cette Heure ; les positions vont de 1 à { $positions }.
refused-position-taken = La position { $position } est prise.
refused-bid-too-low = Pour surenchérir, il faut miser au moins { $least ->
    [one] { $least } point Temps.
   *[other] { $least } points Temps.
}
refused-bid-too-high = Vous n’avez que { $time ->
    [one] { $time } point Temps à miser.
   *[other] { $time } points Temps à miser.
}
refused-not-regular = Ce n’est pas un édifice classique : { $space }.
refused-not-mystic = Ce n’est pas un Édifice Mystérieux : { $space }.
refused-not-empty = Cette case n’est pas libre : { $space }.
refused-already-declared = La victoire a déjà été déclarée pendant ce tour.
refused-organ-not-on-map = Un Héros ne peut déclarer la victoire que si l’Orgue est sur le plateau.
refused-too-few-marks = Fenrir doit avoir 2 Marques du Loup pour déclarer la victoire ; vous en avez { $marks }.
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
refused-no-effect = Cela n’aurait aucun effet pour le moment.
refused-idle-ability = Elle n’aurait aucun effet pour le moment : choisissez-en une autre.
refused-teeth-not-offered = Les roues ne peuvent pas tourner d’autant de crans : { $teeth }.
refused-too-expensive = Cela coûte { $price ->
    [one] { $price } point Temps
   *[other] { $price } points Temps
}, et vous en avez { $time }.
refused-no-steps-left = La Roue du Mouvement ne laisse plus aucun pas.
refused-not-adjacent = Ces deux cases ne se touchent pas : { $from } et { $to }.
refused-occupied = Un autre personnage ou l’Orgue occupe cette case : { $space }.
refused-ride-used = La machine de ce tour a déjà été utilisée.
refused-transport-forbidden = L’Événement de cette Heure interdit tout moyen de transport.
refused-not-at-station = La machine ne s’arrête pas ici : { $space }.
refused-not-a-stop = La machine ne dessert pas { $space }.
refused-no-taxi = Il n’y a pas de Taxi à prendre pour le moment.
refused-power-not-held = Vous avez déjà joué cette carte Pouvoir : { $power }.
refused-power-already = Une seule carte Pouvoir par tour.
refused-tile-not-held = Vous n’avez pas cette tuile en main : { $tile }.
refused-item-already = Une seule tuile Objet Mystérieux par tour.
refused-not-an-item = Ce n’est pas une tuile Objet Mystérieux : { $tile }.
refused-not-a-location = Ce n’est pas une tuile Lieu : { $tile }.
refused-cards-forbidden = L’Événement de cette Heure interdit les cartes Pouvoir et les tuiles Objet Mystérieux.
refused-no-character-yet = Choisissez d’abord un personnage.
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
refused-power-not-played = Vous n’avez pas joué cette carte Pouvoir : { $power }.
refused-same-space = Les deux personnages sont sur la même case : { $space }.
refused-swap-order = Nommez deux personnages différents, { $second } avant { $character }.
refused-swap-same = Il faut deux personnages pour un échange : { $character } ne suffit pas.
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
refused-no-organ-symbol = Cette tuile n’a pas le symbole de l’Orgue : { $tile }.
refused-not-three-tiles = Le symbole de l’Orgue demande exactement 3 tuiles Lieu sur le plateau ; il y en a { $tiles }.
refused-outside-area = L’Orgue ne peut pas se trouver ici : { $space }.
