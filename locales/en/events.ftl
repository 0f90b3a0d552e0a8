# A sentence for each thing that happens.
# $player and $other are names of players, $space, $from and $to names of places, $position is a Roman numeral.
# Each $character, $machine, $activity … comes with $characterKey, $machineKey, $activityKey … for a language to select by.

log-character-dealt = { $player } is dealt a Character Card: { $character }.
log-character-dealt-hidden = { $player } is dealt a Character Card.
log-character-face-up = { $character } is face up beside the board.
log-hour-began = Hour { $hour } strikes.
log-role-dealt = { $roleKey ->
    [fenrir] Fenrir awakes in { $player }.
   *[hero] { $player } is a Hero.
}
log-role-dealt-hidden = { $player } is dealt a role card.
log-event-turned = Event { $number }: { $card }

log-auction-opened = { $player } opens the auction for position { $position }.
log-bid-made = { $player } bids { $time } Time.
log-bid-passed = { $player } passes.
log-position-won = { $time ->
    [0] { $player } takes position { $position } for free.
   *[other] { $player } takes position { $position }.
}
log-position-given = { $player } is left with position { $position }.
log-position-struck = Position { $position } is struck out, and the later ones move up.

log-clue-placed = { $player } places a Clue at { $space }.

log-declared = { $roleKey ->
    [fenrir] { $player } declares victory as Fenrir: “The Chosen One is { $character }!”
   *[hero] { $player } declares victory as a Hero: “The Chosen One is { $character }!”
}
log-mark-shown = { $player } shows a tile with the Mark of the Wolf: { $tile }.
log-declared-wrongly = { $player } looks at the Chosen One’s card and is wrong: it’s { $character }.
log-declared-wrongly-hidden = { $player } looks at the Chosen One’s card and is wrong.
log-declared-rightly = The card is turned over: { $character } is the Chosen One.

log-character-chosen = { $player } chooses { $character }.
log-ability-used = { $player } uses { $character }’s ability.
log-character-blocked = { $player } blocks { $character } for this Hour.

log-time-gained = { $player } gains { $time } Time.
log-time-paid = { $player } pays { $time } Time.
log-music-gained = { $player } gains { $pages ->
    [one] { $pages } Music Page.
   *[other] { $pages } Music Pages.
}
log-clue-gained = { $player } gains a Clue.
log-clues-spent = { $player } spends { $clues ->
    [one] a Clue.
   *[other] { $clues } Clues.
}
log-clue-picked = { $player } picks up a Clue at { $space }.
log-tile-drawn = { $player } draws a Research Tile: { $tile }.
log-tile-drawn-hidden = { $player } draws a Research Tile.
log-power-taken-back = { $player } takes back a Power Card: { $power }.

log-gears-turned = { $player } turns the gears by { $teeth ->
    [one] { $teeth } tooth
   *[other] { $teeth } teeth
}: { $machine }, { $walking ->
    [one] { $walking } step
   *[other] { $walking } steps
}, { $activity }.
log-gears-turned-back = { $player } turns the gears back by { $teeth ->
    [one] { $teeth } tooth
   *[other] { $teeth } teeth
}: { $machine }, { $walking ->
    [one] { $walking } step
   *[other] { $walking } steps
}, { $activity }.
log-moved-walking = { $character } walks to { $to }.
log-moved-free-step = { $character } takes a free step to { $to }.
log-moved-machine = { $machineKey ->
    [taxi] { $character } goes by Steam Taxi to { $to }.
    [train] { $character } takes the Smokey Train to { $to }.
    [monorail] { $character } takes the Monorail to { $to }.
   *[airship] { $character } flies by Airship to { $to }.
}
log-action-taken = { $activityKey ->
    [investigate] { $player } investigates.
    [research] { $player } does research.
    [compose] { $player } composes.
   *[move_clue] { $player } follows the trail of a Clue.
}
log-skipped = { $activityKey ->
    [investigate] { $player } finds no one to investigate.
    [research] { $player } finds no Research Tile left to draw.
    [compose] { $player } has nothing to compose.
   *[move_clue] { $player } finds no Clue to move.
}
log-card-looked-character = { $player } looks at one of { $other }’s cards: { $character }.
log-card-looked-power = { $player } looks at one of { $other }’s cards: the Power Card “{ $power }”.
log-card-looked-hidden = { $player } looks at one of { $other }’s cards.
log-deck-looked-character = { $player } looks at one of the Unknown Characters: { $character }.
log-deck-looked-power = { $player } looks at one of the Unknown Characters: the Power Card “{ $power }”.
log-deck-looked-hidden = { $player } looks at one of the Unknown Characters.
log-clue-moved = { $player } moves a Clue from { $from } to { $to }.
log-power-played = { $player } plays a Power Card: { $power }.
log-item-played = { $player } plays an Item Tile: { $tile }.
log-relocated = { $character } is sent from { $from } to { $to }.
log-swapped = { $character } and { $second } swap places.
log-turn-ended = { $player }’s turn is over.

log-location-placed = { $sideKey ->
    [north] { $player } places { $building } on the north side: the Organ is south of it.
    [east] { $player } places { $building } on the east side: the Organ is west of it.
    [south] { $player } places { $building } on the south side: the Organ is north of it.
   *[west] { $player } places { $building } on the west side: the Organ is east of it.
}
log-location-declined = { $player } doesn’t place a Location Tile.
log-organ-tile-discarded = { $player } follows the Organ symbol on a tile: { $tile }.
log-organ-placed = { $player } finds the Organ at { $space }.
log-tile-discarded = { $player } discards a Research Tile: { $tile }.
log-tile-discarded-hidden = { $player } discards a Research Tile.

log-player-out-time = { $player } has no Time left and is out.
log-player-out-wrong-name = { $player } named the wrong character and is out.
log-player-out-failed = { $player } failed to make good on the declaration and is out.
log-card-revealed = { $player } reveals a Character Card: { $character }.
log-tiles-returned = { $tiles ->
    [one] { $tiles } of { $player }’s tiles goes to the bottom of the pile.
   *[other] { $tiles } of { $player }’s tiles go to the bottom of the pile.
}
log-ended-hero = The Chosen One sits down at the Organ, the Song is heard, and { $player } wins.
log-ended-fenrir = The Wolf has found the Chosen One: { $player }, the Incarnation of Fenrir, wins.
log-ended-ragnarok = Midnight: Ragnarök. Everyone loses.
log-ended-all-out = No one is left in the game. Everyone loses.
