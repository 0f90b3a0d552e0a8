# A label for each decision a player can make, as on a button.
# Variables as in events.ftl.

do-open = Open the auction for position { $position }
do-bid = Bid { $time } Time
do-pass = Pass
do-place-clue = Place a Clue at { $space }
do-declare = Declare victory: the Chosen One is { $character }
do-choose = Choose { $character }: { $ability }
do-play-power = Play a Power Card: { $power }
do-play-item = Play an Item Tile: { $tile }
do-name = Use { $character }’s ability: { $ability }
do-favour = { $activity }
do-block = Block { $character }
do-take-back = Take back: { $power }
do-turn = Turn the gears by { $teeth ->
    [one] { $teeth } tooth
   *[other] { $teeth } teeth
}
do-turn-back = Turn the gears back by { $teeth ->
    [one] { $teeth } tooth
   *[other] { $teeth } teeth
}
do-step = Step to { $to }
do-ride = Ride to { $to }
do-taxi = Take the Steam Taxi to { $to }
do-stop = Stop here
do-investigate-hand = { $clues ->
    [0] Look at { $other }’s cards
    [one] Look at { $other }’s cards, spending { $clues } Clue
   *[other] Look at { $other }’s cards, spending { $clues } Clues
}
do-investigate-deck = { $clues ->
    [0] Look at the Unknown Characters
    [one] Look at the Unknown Characters, spending { $clues } Clue
   *[other] Look at the Unknown Characters, spending { $clues } Clues
}
do-research = { $clues ->
    [0] Draw a Research Tile
    [one] Draw 2 Research Tiles, spending { $clues } Clue
   *[other] Draw { $total } Research Tiles, spending { $clues } Clues
}
do-compose = { $clues ->
    [0] Write a Music Page
    [one] Write 2 Music Pages, spending { $clues } Clue
   *[other] Write { $total } Music Pages, spending { $clues } Clues
}
do-move-clue = Move the Clue at { $from } to { $to }
do-relocate = Send { $character } to { $to }
do-swap = Swap { $character } and { $second }
do-end-turn = End your turn
do-place-location = { $sideKey ->
    [north] Place on the north side: { $tile }
    [east] Place on the east side: { $tile }
    [south] Place on the south side: { $tile }
   *[west] Place on the west side: { $tile }
}
do-discard-organ = Find the Organ by discarding: { $tile }
do-decline = Don’t place a Location Tile
do-place-organ = Place the Organ at { $space }
do-discard = Discard: { $tile }
