# What a newcomer reads: the overture before the first game, and hints for a player alone with bots. Only the page uses it,
# and loads it when it is needed.

# The overture: sentences that appear one after the other, over the city.
overture-label = What this game is about
overture-skip = Skip
overture-begin = Begin
overture-hours = Turin, a winter night. In eleven Hours, the world ends.
overture-organ = Only the Organ can postpone that, and it’s hidden somewhere in this city.
overture-chosen = One of these eight can play it: the Chosen One. No one knows who.
overture-pages = Find out who, write 15 pages of music, and bring the Chosen One to the Organ before the others do.
overture-wolf = But beware: from Hour V, one of us is the Wolf.
overture-question = Your first question: which position do you want this Hour?
overture-why = Go early and you choose your character before the others. But you pay with Time, and without Time you’re out.

# Why a question matters; said when it is asked for the first time, before the hint.
hint-why-position = The earlier your position, the more characters you can choose from; but without Time, you’re out.
hint-why-clue = Each Clue makes an action stronger, for the player whose character picks it up.
hint-why-character = The character you choose moves and acts for you this turn. It needn’t be the one on your card.
hint-why-gears = The gears decide three things at once: your ride, your steps and your action.

# What a Detective would do. Variables: $position (a Roman number), $most (Time, not 0), $whyKey
hint-position = { $whyKey ->
    [choice] A Detective would pay up to { $most } Time for position { $position }, mostly to choose a character early.
    [event] A Detective would pay up to { $most } Time for position { $position }, mostly for what the Event gives there.
    [race] A Detective would pay up to { $most } Time for position { $position }, mostly to win before the others, or to stop them.
    [location] A Detective would pay up to { $most } Time for position { $position }, mostly to place a Location Tile.
   *[clue] A Detective would pay up to { $most } Time for position { $position }, mostly to place a Clue.
}
hint-position-nothing = A Detective wouldn’t pay any Time for position { $position }.
# The bid is there already. Variables: $position, $most
hint-position-pass = A Detective would pass: position { $position } isn’t worth more than { $most } Time.

# Variables: $space, $character, $steps
hint-place-clue = { $steps ->
    [one] { $space } is one step from { $character }, who may still be free when you choose.
   *[other] { $space } is { $steps } steps from { $character }, who may still be free when you choose.
}

# Variables: $character, $whyKey
hint-character = { $whyKey ->
    [ability] A Detective would choose { $character }, mostly for the ability.
    [event] A Detective would choose { $character }, mostly for what the Event gives.
    [gears] A Detective would choose { $character }, mostly for what the gears lead to.
   *[steps] A Detective would choose { $character }, mostly for the free steps.
}
# Added to it. Variables: $clues (not 0)
hint-character-clues = { $clues ->
    [one] One Clue within reach.
   *[other] { $clues } Clues within reach.
}

# Variables: $teeth, $clues (not 0)
hint-gears = { $clues ->
    [one] One Clue within reach if you turn the gears by { $teeth ->
        [one] { $teeth } tooth
       *[other] { $teeth } teeth
    }.
   *[other] { $clues } Clues within reach if you turn the gears by { $teeth ->
        [one] { $teeth } tooth
       *[other] { $teeth } teeth
    }.
}
hint-gears-none = No Clue is within reach this turn, so turn for the action.
