# Why an action is refused. Variables as in events.ftl; $asked is a whole question from asks.ftl.

refused-game-over = The game is over.
refused-not-your-turn = It is not for { $player } to decide now, but for { $other }.
refused-not-now = This is no answer to what is asked now: { $asked }
refused-no-such-space = The board has no { $space }.
refused-no-such-tile = The pack has no { $tile }.
refused-no-such-position = There is no position { $number } this Hour; the positions go from 1 to { $positions }.
refused-position-taken = Position { $position } is taken.
refused-bid-too-low = A raise must be at least { $least } Time.
refused-bid-too-high = A bid cannot be more than the { $time } Time you have.
refused-not-regular = { $space } is no regular building.
refused-not-mystic = { $space } is no Mystic Building.
refused-not-empty = { $space } is not empty.
refused-already-declared = Victory was declared this turn already.
refused-organ-not-on-map = A Hero can declare victory only when the Organ is on the map.
refused-too-few-marks = Fenrir needs 2 Marks of the Wolf to declare victory, and you have { $marks }.
refused-character-used = { $character } was chosen this Hour already.
refused-character-blocked = { $character } is blocked this Hour.
refused-must-choose = After your declaration you must choose { $character }.
refused-not-himself = Pålsson must use the ability of another character.
refused-no-effect = This would change nothing now.
refused-idle-ability = That would change nothing now: pick another.
refused-teeth-not-offered = The gears cannot be turned by { $teeth } teeth.
refused-too-expensive = This costs { $price } Time, and you have { $time }.
refused-no-steps-left = The Walking Gear leaves no steps.
refused-not-adjacent = { $to } is not next to { $from }.
refused-occupied = Another character or the Organ is at { $space }.
refused-ride-used = The machine of this turn was used already.
refused-transport-forbidden = The Event of this Hour forbids every Machine Transport.
refused-not-at-station = The machine does not stop at { $space }.
refused-not-a-stop = The machine does not go to { $space }.
refused-no-taxi = There is no Steam Taxi to take now.
refused-power-not-held = You have played this Power Card already: { $power }.
refused-power-already = You have played a Power Card this turn already.
refused-tile-not-held = You do not hold this tile: { $tile }.
refused-item-already = You have played an Item Tile this turn already.
refused-not-an-item = This is no Item Tile: { $tile }.
refused-not-a-location = This is no Location Tile: { $tile }.
refused-cards-forbidden = The Event of this Hour forbids Power Cards and Item Tiles.
refused-no-character-yet = This moves your character, and you have chosen none yet.
refused-no-clue = You have no Clue to give away.
refused-no-target-hand = There is no card to look at in the hand of { $other }.
refused-no-target-deck = There is no card to look at among the Unknown Characters.
refused-no-clues-here = Clues can be spent on the Activity Gear’s action only.
refused-too-many-clues = { $most ->
    [0] No Clue can be spent on this.
    [one] No more than { $most } Clue can be spent on this.
   *[other] No more than { $most } Clues can be spent on this.
}
refused-no-clue-there = There is no Clue at { $space }.
refused-power-not-played = You have not played this Power Card: { $power }.
refused-same-space = Both characters are at { $space }.
refused-swap-order = Name two different characters, { $second } before { $character }.
refused-swap-same = { $character } cannot change places alone.
refused-side-taken = There is a tile in the { $side } already.
refused-empty-area = With this tile in the { $side } no building would be left for the Organ.
refused-area-occupied = Every building where the Organ could be holds a character.
refused-no-organ-symbol = This tile has no Organ symbol: { $tile }.
refused-not-three-tiles = The Organ symbol needs exactly 3 Location Tiles on the board, and there are { $tiles }.
refused-outside-area = The Organ cannot be at { $space }.
