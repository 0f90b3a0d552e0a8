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

puzzle-grade-1 = Très facile
puzzle-grade-2 = Facile
puzzle-grade-3 = Moyen
puzzle-grade-4 = Difficile
puzzle-grade-5 = Diabolique

puzzle-place = { $place ->
    [hand] { $player }
    [deck] Personnages Inconnus
    [table] carte face visible
   *[chosen] Élu
}
puzzle-choice = { $player } a choisi { $cards }

puzzle-you = { $count ->
    [one] Vous êtes { $player }. C’est l’Heure { $hour } ; vous êtes seul à la table.
   *[other] Vous êtes { $player }. C’est l’Heure { $hour } ; vous êtes { $count } à la table.
}
puzzle-hour = Heure { $hour }
puzzle-question-chosen = Qui est l’Élu ?
puzzle-question-holds = Quel personnage se trouve chez { $player } ?
puzzle-question-lies = Où se trouve la carte de { $cards } ?
puzzle-answer-chosen = { $cardsKey ->
    [lilja] L’Élue est { $cards }.
    [lewis] L’Élue est { $cards }.
   *[other] L’Élu est { $cards }.
}
puzzle-answer-holds = { $player } a { $cards } en main.
puzzle-answer-lies = { $place ->
    [hand] { $player } a { $cards } en main.
    [deck] { $cards } est parmi les Personnages Inconnus.
    [table] La carte de { $cards } est face visible.
   *[chosen] { $cardsKey ->
        [lilja] { $cards } est l’Élue.
        [lewis] { $cards } est l’Élue.
       *[other] { $cards } est l’Élu.
    }
}

puzzle-fact-own = Vous avez en main : { $cards }.
puzzle-fact-face-up = Face visible à côté du plateau : { $cards }.
puzzle-fact-saw = { $place ->
    [hand] Vous avez regardé la main { LIAISON("de", $player) } et vu { $cards }.
   *[deck] Vous avez regardé les Personnages Inconnus et vu { $cards }.
}
puzzle-fact-blotted = { $place ->
    [hand] { $count ->
        [one] Vous avez vu un personnage dans la main { LIAISON("de", $player) }. Le nom est taché, mais c’est l’un de ces noms : { $cards }.
       *[other] Vous avez vu { $count } personnages dans la main { LIAISON("de", $player) }. Les noms sont tachés, mais tous sont dans cette liste : { $cards }.
    }
   *[deck] { $count ->
        [one] Vous avez vu un Personnage Inconnu. Le nom est taché, mais c’est l’un de ces noms : { $cards }.
       *[other] Vous avez vu { $count } des Personnages Inconnus. Les noms sont tachés, mais tous sont dans cette liste : { $cards }.
    }
}
puzzle-fact-struck = { $place ->
    [hand] Vous avez vu qui { $player } a en main. On lit encore seulement qui ce n’était pas : { $cards }.
   *[deck] Vous avez vu tous les Personnages Inconnus. On lit encore seulement qui n’en faisait pas partie : { $cards }.
}
puzzle-fact-mixed = Vous avez vu { $cards } à ces endroits, un personnage par endroit : { $places }. Une tache cache qui était où.
puzzle-fact-astray = Vous avez vu { $cards }. L’endroit est taché, mais c’est l’un de ces endroits : { $places }.
puzzle-fact-chart = La planche de Personnages de cette Heure : { $choices }.
puzzle-fact-charted-somebody = { $place ->
    [hand] Dans la main { LIAISON("de", $player) }, vous avez vu un personnage que quelqu’un a choisi pendant cette Heure.
   *[deck] Parmi les Personnages Inconnus, vous en avez vu un que quelqu’un a choisi pendant cette Heure.
}
puzzle-fact-charted-nobody = { $place ->
    [hand] Dans la main { LIAISON("de", $player) }, vous avez vu un personnage que personne n’a choisi pendant cette Heure.
   *[deck] Parmi les Personnages Inconnus, vous en avez vu un que personne n’a choisi pendant cette Heure.
}
puzzle-fact-charted-player = { $place ->
    [hand] Dans la main { LIAISON("de", $player) }, vous avez vu justement le personnage choisi par { $other } pendant cette Heure.
   *[deck] Parmi les Personnages Inconnus, vous avez vu justement celui qui a été choisi par { $other } pendant cette Heure.
}
puzzle-fact-charted-you = { $place ->
    [hand] Dans la main { LIAISON("de", $player) }, vous avez vu justement le personnage que vous avez choisi pendant cette Heure.
   *[deck] Parmi les Personnages Inconnus, vous avez vu justement celui que vous avez choisi pendant cette Heure.
}
puzzle-fact-revealed = { $player } n’avait plus de Temps et a révélé : { $cards }.
puzzle-fact-named = { $player } a déclaré la victoire en nommant { $cards }, à tort.
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
    [one] Vous avez regardé { $count } carte chez { $player } : une carte Pouvoir.
   *[other] Vous avez regardé { $count } cartes chez { $player } : rien que des cartes Pouvoir.
}

puzzle-step-own = Dans votre main : { $cards }.
puzzle-step-face-up = Visible pour tous : { $cards }.
puzzle-step-saw = { $place ->
    [hand] Dans la main { LIAISON("de", $player) }, donc nulle part ailleurs : { $cards }.
   *[deck] Parmi les Personnages Inconnus, donc nulle part ailleurs : { $cards }.
}
puzzle-step-revealed = De la main { LIAISON("de", $player) }, donc nulle part ailleurs : { $cards }.
puzzle-step-named = { $cardsKey ->
    [lilja] { $cards } a été nommée à tort : ce n’est donc pas l’Élue.
    [lewis] { $cards } a été nommée à tort : ce n’est donc pas l’Élue.
   *[other] { $cards } a été nommé à tort : ce n’est donc pas l’Élu.
}
puzzle-step-struck = { $place ->
    [hand] { $player } n’a aucune de ces cartes : { $cards }.
   *[deck] Aucune de ces cartes n’est parmi les Personnages Inconnus : { $cards }.
}
puzzle-step-blotted = { $place ->
    [hand] Pour { $player }, il ne reste que ces noms : { $cards }. Personne d’autre n’est dans cette main.
   *[deck] Pour les Personnages Inconnus, il ne reste que ces noms : { $cards }. Personne d’autre n’en fait partie.
}
puzzle-step-mixed = { $cards } sont à ces deux endroits : { $places }. Donc nulle part ailleurs, et aucune des deux n’est la carte de l’Élu.
puzzle-step-astray = { $cardsKey ->
    [lilja] { $cards } est à l’un de ces endroits : { $places }. Donc nulle part ailleurs, et ce n’est pas l’Élue.
    [lewis] { $cards } est à l’un de ces endroits : { $places }. Donc nulle part ailleurs, et ce n’est pas l’Élue.
   *[other] { $cards } est à l’un de ces endroits : { $places }. Donc nulle part ailleurs, et ce n’est pas l’Élu.
}
puzzle-step-charted = { $place ->
    [hand] D’après la planche de Personnages de cette Heure, { $player } ne peut avoir que : { $cards }.
   *[deck] D’après la planche de Personnages de cette Heure, vous avez vu parmi les Inconnus un de ces noms : { $cards }.
}
puzzle-step-last-name = { $cardsKey ->
    [lilja] Tout autre nom est exclu : l’Élue est { $cards }.
    [lewis] Tout autre nom est exclu : l’Élue est { $cards }.
   *[other] Tout autre nom est exclu : l’Élu est { $cards }.
}
puzzle-step-full = Avec { $cards }, toutes les cartes de cet endroit sont connues : { $places }. Il n’y en a pas d’autre.
puzzle-step-only-place = { $place ->
    [hand] Pour { $cards }, tout autre endroit est exclu : la carte est chez { $player }.
    [deck] Pour { $cards }, tout autre endroit est exclu : la carte est parmi les Personnages Inconnus.
   *[chosen] { $cardsKey ->
        [lilja] Pour { $cards }, tout autre endroit est exclu : c’est l’Élue.
        [lewis] Pour { $cards }, tout autre endroit est exclu : c’est l’Élue.
       *[other] Pour { $cards }, tout autre endroit est exclu : c’est l’Élu.
    }
}
puzzle-step-only-cards = { $place ->
    [hand] Pour { $player }, tout autre nom est exclu : il reste { $cards }.
   *[deck] Pour les Personnages Inconnus, tout autre nom est exclu : il reste { $cards }.
}
puzzle-step-remains = { $place ->
    [hand] De la note tachée, il ne reste qu’un nom : { $player } a { $cards } en main.
   *[deck] De la note tachée, il ne reste qu’un nom pour les Personnages Inconnus : { $cards }.
}
puzzle-step-taken = Le reste de cet endroit est connu : { $places }. Ce qui manque est dans la note tachée : { $cards }.
puzzle-step-unmixed = L’une des deux cartes est exclue d’un des endroits. Donc { $cards } sont, dans cet ordre, ici : { $places }.
puzzle-step-count-cards = { $cards } ne peuvent être qu’ici : { $places }. Il y a place pour { $count } cartes, pas plus : aucune autre ne peut y être.
puzzle-step-count-places = Pour ces endroits ({ $places }), il ne reste que { $count } cartes : { $cards }. Elles ne sont donc nulle part ailleurs.

puzzles-title = Énigme du jour
puzzles-title-practice = Entraînement
puzzles-lead = De la suie est tombée sur votre carnet. Ce qu’on y lit encore est vrai, et cela vous suffira.
puzzles-grade = Niveau { $grade } : { $name }
puzzles-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
puzzles-chronicle = Ce qu’on lit encore
puzzles-before = Au début
puzzles-grid = Votre réflexion
puzzles-grid-hint = Touchez une case pour la marquer d’un ✗ ou d’un ✓.
# For the ear: the reader’s own marks.
note-mark-no = votre marque : non
note-mark-yes = votre marque : oui
puzzles-clear = Effacer
puzzles-answer = Votre réponse
puzzles-check = Vérifier ma réponse
puzzles-pick = Choisissez d’abord une réponse.
puzzles-right = Exact !
puzzles-wrong = { $count ->
    [one] Ce n’est pas ça. Relisez la note éclairée.
   *[other] Ce n’est pas ça. Relisez les notes éclairées.
}
puzzles-shown = Voici la réponse.
puzzles-give-up = Voir la solution
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
puzzles-share-text = Armonium, énigme du { $date }, niveau { $grade } : { $tries ->
    [0] solution consultée
    [one] résolue du premier coup
   *[other] résolue au { $tries }e essai
}.
puzzles-streak = { $days ->
    [0] Résolvez l’énigme du jour pour commencer une série.
    [one] { $days } jour d’affilée.
   *[other] { $days } jours d’affilée.
}
puzzles-calendar = Calendrier
puzzles-earlier = Mois précédent
puzzles-later = Mois suivant
puzzles-day = { $state ->
    [solved] { $date }, niveau { $grade }, résolue
    [shown] { $date }, niveau { $grade }, solution vue
    [future] { $date }, à venir
   *[open] { $date }, niveau { $grade }, à résoudre
}
puzzles-practice = S’entraîner par niveau
puzzles-practice-about = Autant que vous voulez, toujours nouvelles.
puzzles-another = Une autre de ce niveau
puzzles-today = Énigme du jour
puzzles-loading = Ouverture du carnet…
