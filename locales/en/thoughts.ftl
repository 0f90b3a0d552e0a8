# What the players of the house are called and how they play, and what they say they thought, asked after the game.

level-random = Random
level-random-about = Makes any legal move, at random.
level-apprentice = Apprentice
level-apprentice-about = Plays by rules of thumb, never forgets a card it has seen, and only guesses in the last Hour.
level-detective = Detective
level-detective-about = Plans whole turns, watches what the others do, and bids what a position is worth.
level-inspector = Inspector
level-inspector-about = Tries out its decisions in some of the worlds that fit what it knows.
level-master = Master
level-master-about = Tries out its decisions in many more worlds, and wastes as little as it can.

# Somebody says a thought. Variables: $player, $thought
thought-of = { $player }: “{ $thought }”

# The thoughts are sentences of their own. Variables: $character, $sure and $needed (whole per cents)
thought-declared = I was { $sure }% sure that { $character } was the Chosen One, and { $needed }% would have been enough.
thought-declared-just = I was { $sure }% sure that { $character } was the Chosen One: just enough to risk it.
thought-declared-certain = I had no doubt that { $character } was the Chosen One.
thought-declared-desperate = I had nothing left to lose, and { $character } was my best guess, at { $sure }%.

# Variables: $position, $most (Time Points, not 0), $whyKey
thought-auction = { $whyKey ->
    [choice] Position { $position } was worth up to { $most } Time to me, above all to choose a character early.
    [event] Position { $position } was worth up to { $most } Time to me, above all for what the Event gives there.
    [race] Position { $position } was worth up to { $most } Time to me, above all to win before the others, or to stop them.
    [location] Position { $position } was worth up to { $most } Time to me, above all to place a Location Tile.
   *[clue] Position { $position } was worth up to { $most } Time to me, above all to place a Clue.
}
thought-auction-nothing = I wouldn’t have paid any Time for position { $position }.

# Variables: $character (the likeliest Chosen One), $odds (whole per cents), $pages (Music Pages)
thought-turn = { $pages ->
    [one] The turn seemed worth { $pages } Music Page to me; my best guess for the Chosen One was { $character }, at { $odds }%.
   *[other] The turn seemed worth { $pages } Music Pages to me; my best guess for the Chosen One was { $character }, at { $odds }%.
}
thought-turn-certain = { $pages ->
    [one] The turn seemed worth { $pages } Music Page to me; I had no doubt that { $character } was the Chosen One.
   *[other] The turn seemed worth { $pages } Music Pages to me; I had no doubt that { $character } was the Chosen One.
}
thought-turn-poor = I didn’t expect much from the turn; my best guess for the Chosen One was { $character }, at { $odds }%.
thought-turn-poor-certain = I didn’t expect much from the turn; I had no doubt that { $character } was the Chosen One.

# Variables: $other, $struck (whole per cents of those who could be the Chosen One)
thought-look = I looked at { $other }’s cards, hoping to cross { $struck }% of the names off my list.
thought-look-deck = I looked at the Unknown Characters, hoping to cross { $struck }% of the names off my list.
thought-look-idle = I looked at { $other }’s cards, without much hope of crossing a name off my list.
thought-look-deck-idle = I looked at the Unknown Characters, without much hope of crossing a name off my list.

# Variables: $chance (whole per cents), $worlds
thought-searched = { $chance ->
    [0] I played this out { $worlds } times in my head and never won.
   *[other] I played this out { $worlds } times in my head and won { $chance }% of the games.
}
thought-searched-once = I played this out in my head just once, and gave myself a { $chance }% chance.
