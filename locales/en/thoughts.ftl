# What the players of the house are called and how they play, and what they say they thought, asked after the game.

level-random = Random
level-random-about = Makes any legal move, by chance.
level-apprentice = Apprentice
level-apprentice-about = Plays by rules of thumb, never forgets a card it has seen, and makes guesses in the last Hour only.
level-detective = Detective
level-detective-about = Plans whole turns, watches what the others do, and bids what a position is worth.
level-inspector = Inspector
level-inspector-about = Tries its decisions out in some of the worlds that fit what it knows before it takes one.
level-master = Master
level-master-about = Tries its decisions out in many more worlds, and gives away as little as it can.

# Somebody says a thought. Variables: $player, $thought
thought-of = { $player }: “{ $thought }”

# The thoughts are sentences of their own. Variables: $character, $sure and $needed (whole per cents)
thought-declared = I was { $sure } % sure that { $character } was the Chosen One, and { $needed } % would have been enough.
thought-declared-just = I was { $sure } % sure that { $character } was the Chosen One, just enough to name a name.
thought-declared-certain = I had no doubt that { $character } was the Chosen One.
thought-declared-desperate = I had nothing left to lose, and { $character } was my best guess, at { $sure } %.

# Variables: $position, $most (Time Points, not 0), $whyKey
thought-auction = { $whyKey ->
    [choice] Position { $position } was worth up to { $most } Time to me, above all to choose a character early.
    [event] Position { $position } was worth up to { $most } Time to me, above all for what the Event gives there.
    [race] Position { $position } was worth up to { $most } Time to me, above all to win before the others, or to stop them.
    [location] Position { $position } was worth up to { $most } Time to me, above all to place a Location Tile.
   *[clue] Position { $position } was worth up to { $most } Time to me, above all to place a Clue.
}
thought-auction-nothing = I would not have paid any Time for position { $position }.

# Variables: $character (the likeliest Chosen One), $odds (whole per cents), $pages (Music Pages)
thought-turn = { $pages ->
    [one] The turn seemed worth { $pages } Music Page to me; my best guess for the Chosen One was { $character }, at { $odds } %.
   *[other] The turn seemed worth { $pages } Music Pages to me; my best guess for the Chosen One was { $character }, at { $odds } %.
}
thought-turn-certain = { $pages ->
    [one] The turn seemed worth { $pages } Music Page to me; I had no doubt that { $character } was the Chosen One.
   *[other] The turn seemed worth { $pages } Music Pages to me; I had no doubt that { $character } was the Chosen One.
}
thought-turn-poor = I expected little of the turn; my best guess for the Chosen One was { $character }, at { $odds } %.
thought-turn-poor-certain = I expected little of the turn; I had no doubt that { $character } was the Chosen One.

# Variables: $other, $struck (whole per cents of those who could be the Chosen One)
thought-look = I looked at cards of { $other }, hoping to strike { $struck } % of the names off my list.
thought-look-deck = I looked at the Unknown Characters, hoping to strike { $struck } % of the names off my list.
thought-look-idle = I looked at cards of { $other }, hardly hoping to strike a name off my list.
thought-look-deck-idle = I looked at the Unknown Characters, hardly hoping to strike a name off my list.

# Variables: $chance (whole per cents), $worlds
thought-searched = { $chance ->
    [0] With this I won none of the { $worlds } games I played on in my head.
   *[other] With this I won { $chance } % of the { $worlds } games I played on in my head.
}
thought-searched-once = I played this on in my head just once, and gave myself a chance of { $chance } %.
