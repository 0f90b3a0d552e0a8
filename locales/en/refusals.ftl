# Why an action is refused. Variables as in events.ftl; $asked is a whole question from asks.ftl.

refused-game-over = The game is over.
refused-not-your-turn = It’s { $other }’s decision now, not { $player }’s.
refused-not-now = That doesn’t answer the current question: { $asked }
refused-no-such-space = The board has no { $space }.
refused-no-such-tile = The pack has no { $tile }.
refused-no-such-position = There’s no position { $number } this Hour. Choose from 1 to { $positions }.
refused-position-taken = Position { $position } is already taken.
refused-bid-too-low = Raise to at least { $least } Time.
refused-bid-too-high = You can’t bid more than the { $time } Time you have.
refused-not-regular = { $space } isn’t a regular building.
refused-not-mystic = { $space } isn’t a Mystic Building.
refused-not-empty = { $space } isn’t empty.
refused-already-declared = You’ve already declared victory this turn.
refused-organ-not-on-map = A Hero can declare victory only once the Organ is on the map.
refused-too-few-marks = Fenrir needs 2 Marks of the Wolf to declare victory, and you have { $marks }.
refused-character-used = { $character } has already been chosen this Hour.
refused-character-blocked = { $character } is blocked this Hour.
refused-must-choose = After your declaration you must choose { $character }.
refused-not-himself = Pålsson must use another character’s ability.
refused-no-effect = That would have no effect right now.
refused-idle-ability = That would have no effect right now. Pick another.
refused-teeth-not-offered = The gears can’t be turned by { $teeth } teeth.
refused-too-expensive = This costs { $price } Time, and you have { $time }.
refused-no-steps-left = You’ve used all the steps on the Walking Gear.
refused-not-adjacent = { $to } isn’t adjacent to { $from }.
refused-occupied = Another character or the Organ is at { $space }.
refused-ride-used = You’ve already used this turn’s machine.
refused-transport-forbidden = This Hour’s Event forbids all Machine Transport.
refused-not-at-station = The machine doesn’t stop at { $space }.
refused-not-a-stop = The machine doesn’t go to { $space }.
refused-no-taxi = There’s no Steam Taxi to take right now.
refused-power-not-held = You’ve already played this Power Card: { $power }.
refused-power-already = You’ve already played a Power Card this turn.
refused-tile-not-held = You don’t hold this tile: { $tile }.
refused-item-already = You’ve already played an Item Tile this turn.
refused-not-an-item = This isn’t an Item Tile: { $tile }.
refused-not-a-location = This isn’t a Location Tile: { $tile }.
refused-cards-forbidden = This Hour’s Event forbids Power Cards and Item Tiles.
refused-no-character-yet = This moves your character, and you haven’t chosen one yet.
refused-no-clue = You have no Clue to discard.
refused-no-target-hand = There’s no card to look at in { $other }’s hand.
refused-no-target-deck = There’s no card to look at in the Unknown Characters deck.
refused-no-clues-here = Clues can only be spent on the Activity Gear’s action.
refused-too-many-clues = { $most ->
    [0] You can’t spend a Clue on this.
    [one] You can spend at most { $most } Clue on this.
   *[other] You can spend at most { $most } Clues on this.
}
refused-no-clue-there = There’s no Clue at { $space }.
refused-power-not-played = You haven’t played this Power Card: { $power }.
refused-same-space = Both characters are at { $space }.
refused-swap-order = Name two different characters, { $second } before { $character }.
refused-swap-same = { $character } needs someone to swap with.
refused-side-taken = There’s already a tile on the { $side } side.
refused-empty-area = With this tile on the { $side } side, no building would be left for the Organ.
refused-area-occupied = Every building where the Organ could be holds a character.
refused-no-organ-symbol = This tile has no Organ symbol: { $tile }.
refused-not-three-tiles = The Organ symbol needs exactly 3 Location Tiles on the board, and there are { $tiles }.
refused-outside-area = The Organ can’t be at { $space }.
