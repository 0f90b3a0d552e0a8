# What a newcomer reads: the overture before the first game, and hints for a player alone with bots. Only the page uses it,
# and loads it when it is needed.

# The overture: sentences that appear one after the other, over the city.
overture-label = What this game is about
overture-skip = Skip
overture-begin = Begin
overture-hours = Turin, a winter night. In eleven Hours, the world ends.
overture-organ = Only the Organ can postpone that. It’s hidden in this city: Location Tiles will reveal where.
overture-chosen = One of these eight can play it: the Chosen One. No one knows who.
overture-pages = Find the Organ, find out who, write 15 pages of music, and bring the Chosen One there before the others do.
overture-wolf = But beware: from Hour V, one of us is the Wolf.
overture-question = Positions in the turn order are auctioned one at a time, starting with the one the opener chooses.
overture-why = You pay with Time, and without Time you’re out.

# What the reader’s own Character Cards say, beside the first question. Variables: $count (cards), $characters (their names),
# $charactersKey (the first), $faceUpKey, $names (how many may be the Chosen One), $whereKey, $hand and $notes (the names
# of the tabs)
hint-secret = { $count ->
    [one] You hold { $characters }, so { $characters } isn’t the Chosen One.
   *[other] You hold { $characters }, so none of them is the Chosen One.
} { $faceUpKey ->
    [some] Your Notebook has noted that and the face-up cards
   *[none] Your Notebook has noted that
}: { $names ->
    [one] one name is left.
   *[other] { $names } names are left.
} { $whereKey ->
    [phone] Tap “{ $hand }” or “{ $notes }”.
   *[desk] See your hand and the Notebook.
}

# Why a question matters; said when it is asked for the first time, before the hint.
hint-why-position = Early positions choose a character first; all but position I place a Clue.
hint-why-clue = A Clue makes an action stronger for the player who picks it up.
hint-why-character = The character you choose acts for you this turn; it needn’t be the one on your card.

# What a position is worth. Variables: $position (a Roman number), $most (Time, not 0), $whyKey, $gift (what the Event gives there)
hint-position = { $whyKey ->
    [choice] Position { $position } is worth up to { $most } Time: you choose a character early.
    [event] Position { $position } is worth up to { $most } Time (Event: { $gift }).
    [race] Position { $position } is worth up to { $most } Time: you may win first, or stop the others.
    [location] Position { $position } is worth up to { $most } Time: the last one can place a Location Tile.
   *[clue] Position { $position } is worth up to { $most } Time: unlike position I, it places a Clue.
}
# Which position to open. The same variables.
hint-position-open = { $whyKey ->
    [choice] Open position { $position }, worth up to { $most } Time: you choose a character early.
    [event] Open position { $position }, worth up to { $most } Time (Event: { $gift }).
    [race] Open position { $position }, worth up to { $most } Time: you may win first, or stop the others.
    [location] Open position { $position }, worth up to { $most } Time: the last one can place a Location Tile.
   *[clue] Open position { $position }, worth up to { $most } Time: unlike position I, it places a Clue.
}
# Variables: $position
hint-position-nothing = Position { $position } isn’t worth any Time.
hint-position-open-nothing = Open position { $position } with a bid of 0: none is worth more.
# The bid is there already. Variables: $position, $most
hint-position-pass = Pass: position { $position } isn’t worth more than { $most } Time.

# Where to place a Clue; the space is marked on the map. Variables: $space, $character, $steps
hint-place-clue = { $steps ->
    [one] { $space } is marked on the map: one step from { $character }, whom you may get to choose.
   *[other] { $space } is marked on the map: { $steps } steps from { $character }, whom you may get to choose.
}

# Whom to choose. Variables: $character, $reason (an ability, or what the Event gives)
hint-character = Choose { $character }: { $reason }.
# What the gears can bring this character speaks for it. Variables: $character
hint-character-stands = Choose { $character }, who stands best for what the gears can show.
# Added for Pålsson, where the ability isn’t named.
hint-character-price = The ability costs 2 Time.
# Added where the character that the hint about the Clue named is free and reaches it. Variables: $character, $space
hint-character-close = { $character }, who reaches the Clue at { $space }, is about as good.
hint-character-rather = Now that’s worth more than the Clue that { $character } reaches at { $space }.
# Added to it. Variables: $clues (not 0)
hint-character-clues = { $clues ->
    [one] One Clue within reach.
   *[other] { $clues } Clues within reach.
}
# Added where others have Clues within reach, and this character has none.
hint-character-better = Now that’s worth more than a Clue.

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

# What each action that the gears can show brings towards victory; those that can are joined. Variables: $activityKey, $need (Music Pages)
hint-action = { $activityKey ->
    [investigate] Investigate: find the Chosen One
    [research] Research: tiles, find the Organ
    [compose] Compose: pages, you need { $need }
   *[move_clue] Move Clue: bring a Clue closer
}

# What could still be done. Clues on the way are marked on the map. Variables: $count, $space (where the only one is)
hint-clue = { $count ->
    [one] A Clue is within reach: { $space }. It makes Compose, Research or Investigate stronger.
   *[other] { $count } Clues are within reach, marked on the map. Each makes Compose, Research or Investigate stronger.
}
hint-steps = You could still use your free steps.
hint-spend = You could spend Clues here: each adds one more card, tile or page.
hint-location = You could place a Location Tile: it earns 1 Clue and 2 Time.
# Variables: $kindKey, $card (a Power Card or an Item Tile), $effect, $whereKey, $tab (the name of the tab with the hand)
hint-hand = { $kindKey ->
    [item] You can still play an Item Tile: { $card }.
   *[power] You can still play a card: { $card } ({ $effect }).
} { $whereKey ->
    [phone] Tap “{ $tab }”.
   *[desk] It’s in your hand.
}
