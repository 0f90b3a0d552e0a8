# The words of the puzzles. `puzzle-` is said by the terminal and by the page, `puzzles-` by the page alone.

puzzle-name-0 = Anna
puzzle-name-1 = Bruno
puzzle-name-2 = Clara
puzzle-name-3 = Dario
puzzle-name-4 = Elena
puzzle-name-5 = Fausto
puzzle-name-6 = Giulia
puzzle-name-7 = Mario
puzzle-name-8 = Nina
puzzle-name-9 = Ugo

puzzle-grade-1 = Facile
puzzle-grade-2 = Léger
puzzle-grade-3 = Moyen
puzzle-grade-4 = Difficile
puzzle-grade-5 = Diabolique

puzzle-place = { $place ->
    [hand] { $player }
    [deck] Personnages Inconnus
    [table] face visible
   *[chosen] Élu
}
puzzle-choice = { $player } a choisi { $cards }

puzzle-you = { $count ->
    [one] Vous êtes { $player }. C’est l’Heure { $hour } ; un joueur est à table.
   *[other] Vous êtes { $player }. C’est l’Heure { $hour } ; { $count } joueurs sont à table.
}
puzzle-hour = Heure { $hour }
puzzle-question-chosen = Qui est l’Élu ?
puzzle-question-holds = Quel personnage { $player } a-t-il en main ?
puzzle-question-lies = Où se trouve la carte de { $cards } ?
puzzle-answer-chosen = L’Élu est { $cards }.
puzzle-answer-holds = { $player } a { $cards } en main.
puzzle-answer-lies = { $place ->
    [hand] { $player } a { $cards } en main.
    [deck] { $cards } est parmi les Personnages Inconnus.
   *[chosen] { $cards } est l’Élu.
}

puzzle-fact-own = Vous avez en main : { $cards }.
puzzle-fact-face-up = Face visible à côté du plateau : { $cards }.
puzzle-fact-saw = { $place ->
    [hand] Vous avez regardé la main de { $player } et vu { $cards }.
   *[deck] Vous avez regardé les Personnages Inconnus et vu { $cards }.
}
puzzle-fact-blotted = { $place ->
    [hand] { $count ->
        [one] Vous avez vu un personnage dans la main de { $player }. Le nom est taché ; c’est l’un de ceux-ci : { $cards }.
       *[other] Vous avez vu { $count } personnages dans la main de { $player }. Les noms sont tachés ; tous sont parmi ceux-ci : { $cards }.
    }
   *[deck] { $count ->
        [one] Vous avez vu un personnage parmi les Inconnus. Le nom est taché ; c’est l’un de ceux-ci : { $cards }.
       *[other] Vous avez vu { $count } des Personnages Inconnus. Les noms sont tachés ; tous sont parmi ceux-ci : { $cards }.
    }
}
puzzle-fact-struck = { $place ->
    [hand] Vous avez vu qui { $player } a en main. On ne lit plus que qui ce n’était pas : { $cards }.
   *[deck] Vous avez vu tous les Personnages Inconnus. On ne lit plus que qui n’y était pas : { $cards }.
}
puzzle-fact-mixed = Vous avez vu { $cards }, chacun dans l’un de ces endroits : { $places }. Qui était où est taché.
puzzle-fact-astray = Vous avez vu { $cards }. L’endroit est taché ; c’est l’un de ceux-ci : { $places }.
puzzle-fact-chart = Le tableau de cette Heure : { $choices }.
puzzle-fact-charted-somebody = { $place ->
    [hand] Dans la main de { $player }, vous avez vu un personnage que quelqu’un a choisi dans cette Heure.
   *[deck] Parmi les Personnages Inconnus, vous en avez vu un que quelqu’un a choisi dans cette Heure.
}
puzzle-fact-charted-nobody = { $place ->
    [hand] Dans la main de { $player }, vous avez vu un personnage que personne n’a choisi dans cette Heure.
   *[deck] Parmi les Personnages Inconnus, vous en avez vu un que personne n’a choisi dans cette Heure.
}
puzzle-fact-charted-player = { $place ->
    [hand] Dans la main de { $player }, vous avez vu le personnage même que { $other } a choisi dans cette Heure.
   *[deck] Parmi les Personnages Inconnus, vous avez vu celui-là même que { $other } a choisi dans cette Heure.
}
puzzle-fact-charted-you = { $place ->
    [hand] Dans la main de { $player }, vous avez vu le personnage même que vous avez choisi dans cette Heure.
   *[deck] Parmi les Personnages Inconnus, vous avez vu celui-là même que vous avez choisi dans cette Heure.
}
puzzle-fact-revealed = { $player } n’avait plus de Temps et a révélé : { $cards }.
puzzle-fact-named = { $player } a déclaré la victoire et nommé { $cards } : c’était faux.
puzzle-fact-looked-you = { $count ->
    [one] { $player } a regardé { $count } carte de votre main.
   *[other] { $player } a regardé { $count } cartes de votre main.
}
puzzle-fact-looked-hand = { $count ->
    [one] { $player } a regardé { $count } carte chez { $other }.
   *[other] { $player } a regardé { $count } cartes chez { $other }.
}
puzzle-fact-looked-deck = { $count ->
    [one] { $player } a regardé { $count } carte des Personnages Inconnus.
   *[other] { $player } a regardé { $count } cartes des Personnages Inconnus.
}
puzzle-fact-powers = { $count ->
    [one] Vous avez regardé { $count } carte chez { $player } : une carte Pouvoir.
   *[other] Vous avez regardé { $count } cartes chez { $player } : rien que des cartes Pouvoir.
}

puzzle-step-own = Dans votre main : { $cards }.
puzzle-step-face-up = Visible pour tous : { $cards }.
puzzle-step-saw = { $place ->
    [hand] Dans la main de { $player }, donc nulle part ailleurs : { $cards }.
   *[deck] Parmi les Personnages Inconnus, donc nulle part ailleurs : { $cards }.
}
puzzle-step-revealed = De la main de { $player }, donc nulle part ailleurs : { $cards }.
puzzle-step-named = { $cards } a été nommé en vain : ce n’est pas l’Élu.
puzzle-step-struck = { $place ->
    [hand] { $player } n’a aucun de ceux-ci : { $cards }.
   *[deck] Aucun de ceux-ci n’est parmi les Personnages Inconnus : { $cards }.
}
puzzle-step-blotted = { $place ->
    [hand] Pour { $player }, il ne reste que ces noms : { $cards }. Personne d’autre n’est dans cette main.
   *[deck] Pour les Personnages Inconnus, il ne reste que ces noms : { $cards }. Personne d’autre n’en est.
}
puzzle-step-mixed = { $cards } sont dans ces deux endroits : { $places }. Donc nulle part ailleurs, et aucun des deux n’est l’Élu.
puzzle-step-astray = { $cards } est dans l’un de ces endroits : { $places }. Donc nulle part ailleurs, et ce n’est pas l’Élu.
puzzle-step-charted = { $place ->
    [hand] D’après le tableau de cette Heure, { $player } ne peut avoir que : { $cards }.
   *[deck] D’après le tableau de cette Heure, vous avez vu l’un de ceux-ci parmi les Personnages Inconnus : { $cards }.
}
puzzle-step-last-name = Tout autre nom est exclu : l’Élu est { $cards }.
puzzle-step-full = Avec { $cards }, toutes les cartes de cet endroit sont connues : { $places }. Il n’y en a pas d’autre.
puzzle-step-only-place = { $place ->
    [hand] Pour { $cards }, tout autre endroit est exclu : la carte est chez { $player }.
    [deck] Pour { $cards }, tout autre endroit est exclu : la carte est parmi les Personnages Inconnus.
   *[chosen] Pour { $cards }, tout autre endroit est exclu : c’est l’Élu.
}
puzzle-step-only-cards = { $place ->
    [hand] Pour { $player }, tout autre nom est exclu : il reste { $cards }.
   *[deck] Pour les Personnages Inconnus, tout autre nom est exclu : il reste { $cards }.
}
puzzle-step-remains = { $place ->
    [hand] Des noms de la note tachée, il ne reste que celui-ci : { $player } a { $cards } en main.
   *[deck] Des noms de la note tachée, il ne reste que celui-ci pour les Personnages Inconnus : { $cards }.
}
puzzle-step-taken = Le reste de cet endroit est connu : { $places }. Ce qui manque est dans la note tachée : { $cards }.
puzzle-step-unmixed = L’un des deux est exclu d’un des endroits. Donc { $cards } sont, dans cet ordre, ici : { $places }.
puzzle-step-count-cards = { $cards } ne tiennent qu’ici : { $places }. Il y a place pour { $count }, pas plus : aucune autre carte n’y est.
puzzle-step-count-places = Pour ces endroits ({ $places }), il ne reste que { $count } cartes : { $cards }. Donc nulle part ailleurs.

puzzles-title = Énigme du jour
puzzles-title-practice = Entraînement
puzzles-lead = De la suie est tombée sur votre carnet. Ce qu’on y lit encore est vrai, et cela suffit.
puzzles-grade = Degré { $grade } : { $name }
puzzles-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
puzzles-chronicle = Ce qu’on lit encore
puzzles-before = Au début
puzzles-grid = Votre réflexion
puzzles-grid-hint = Touchez une case pour la marquer : probable, peut-être, improbable.
puzzles-clear = Effacer
puzzles-answer = Votre réponse
puzzles-check = C’est ma réponse
puzzles-pick = Choisissez d’abord une réponse.
puzzles-right = Exact !
puzzles-wrong = { $count ->
    [one] Pas cela. Relisez la note éclairée.
   *[other] Pas cela. Relisez les notes éclairées.
}
puzzles-shown = C’était cela.
puzzles-give-up = Montrez-moi le chemin
puzzles-explained = Étape par étape
puzzles-step = Étape { $number } sur { $count }
puzzles-previous = Étape précédente
puzzles-next = Étape suivante
puzzles-reads = { $facts ->
    [one] d’après la note { $list }
   *[other] d’après les notes { $list }
}
puzzles-builds = { $steps ->
    [one] avec l’étape { $list }
   *[other] avec les étapes { $list }
}
puzzles-share = Copier mon résultat
puzzles-share-text = Armonium, énigme du { $date }, degré { $grade } : { $tries ->
    [0] on me l’a montrée
    [one] résolue du premier coup
   *[other] résolue au { $tries }e essai
}.
puzzles-streak = { $days ->
    [0] Résolvez l’énigme du jour pour commencer une série.
    [one] { $days } jour d’affilée.
   *[other] { $days } jours d’affilée.
}
puzzles-calendar = Tous les jours
puzzles-earlier = Le mois d’avant
puzzles-later = Le mois d’après
puzzles-day = { $state ->
    [solved] { $date }, degré { $grade }, résolue
    [shown] { $date }, degré { $grade }, montrée
    [future] { $date }, encore à venir
   *[open] { $date }, degré { $grade }, pas résolue
}
puzzles-practice = S’entraîner par degré
puzzles-practice-about = Autant que vous voulez, chaque fois de nouvelles.
puzzles-another = Une autre de ce degré
puzzles-today = Vers l’énigme du jour
puzzles-loading = Le carnet s’ouvre…
