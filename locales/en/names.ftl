# The nouns of the game. Names of places come from the content pack and are not translated.

# Variables: $number
player-unnamed = Player { $number }
# A player who has deleted their identity.
player-gone = Someone
space-unknown = space { $number }
tile-unknown = tile { $number }

character-johnsson = Johnsson
character-lilja = Lilja
character-palsson = Pålsson
character-vikstrom = Vikström
character-lewis = Lewis
character-vidal = Vidal
character-koleberg = Koleberg
character-snowy = Snowy

# What each character can do, in a few words.
ability-johnsson = gain 2 Music Pages
ability-lilja = draw 2 Research Tiles
ability-palsson = pay 2 Time and use another character’s ability
ability-vikstrom = gain 3 Time
ability-lewis = look at 2 cards in one hand or in the Unknown Characters deck
ability-vidal = Research, Investigate, Compose or Move Clue for free
ability-koleberg = place a Clue on an empty Mystic Building
ability-snowy = up to 3 free steps

machine-taxi = Steam Taxi
machine-train = Smokey Train
machine-monorail = Monorail
machine-airship = Airship

activity-investigate = Investigate
activity-research = Research
activity-compose = Compose
activity-move_clue = Move Clue

side-north = north
side-east = east
side-south = south
side-west = west

role-hero = Hero
role-fenrir = Fenrir

# The Power Cards, by what they do.
power-look = look at 3 cards
power-ride = ride any machine
power-research = draw 3 Research Tiles
power-music = gain 3 Music Pages

# The titles of the Power Cards: two words at most.
hand-power-look = Three glimpses
hand-power-ride = Any machine
hand-power-research = Three tiles
hand-power-music = Three pages

# The Event Cards, in the words of section 8 of the rules. Variables: $players (how many play).
event-card-1 = position III uses the chosen character’s ability twice. Pålsson is blocked.
event-card-2 = { $players ->
    [3] with three players, no one has position IV. Lilja gives 1 Clue and 1 tile.
   *[other] position IV draws 2 Research Tiles. Lilja gives 1 Clue and 1 tile.
}
event-card-3 = position III looks at 2 cards. Vidal gives 1 Clue and 1 Time.
event-card-4 = Pålsson gives 1 Clue and 2 Time. No Machine Transport runs.
event-card-5 = { $players ->
    [3] with three players, no one has position IV. Johnsson gives 1 Clue and 1 Music Page. Vikström is blocked.
   *[other] position IV gains 3 Time. Johnsson gives 1 Clue and 1 Music Page. Vikström is blocked.
}
event-card-6 = position II gains 2 Time. Lewis is blocked.
event-card-7 = the last position gets up to 3 free steps. Snowy is blocked.
event-card-8 = the last position draws 1 Research Tile. The player who chooses Lewis must block another character.
event-card-9 = the last position takes back a played Power Card. Vikström gives 1 Music Page and 1 tile. Koleberg is blocked.
event-card-10 = the last position draws 3 Research Tiles. Snowy gives 1 Music Page and 2 Time. Lilja is blocked.
event-card-11 = position II gains 2 Music Pages. Koleberg gives 1 Clue and up to 3 free steps. No one may play a Power Card or an Item Tile.

# What a Research Tile shows. Variables: $name (a title that is not translated), $pages, $machine, $building.
tile-location = { $building }
tile-music = “{ $name }”, { $pages ->
    [one] { $pages } Music Page
   *[other] { $pages } Music Pages
}
tile-ride = a free ride by { $machine }
tile-clue_on_mystic = a Clue for a Mystic Building
tile-time = 1 Time
tile-clue_for_time = 3 Time for a Clue
tile-investigate = look at 1 card
tile-steps = up to 3 steps for 2 Time
tile-paid_music = 4 Music Pages for 2 Time
tile-paid_tiles = 3 Research Tiles for 2 Time
tile-to_mystic = any character to a Mystic Building for 2 Time
tile-swap = swap two characters
tile-stones = Fenrir’s Stones

# A tile with its symbols. Variables: $tile, $marks.
tile-plain = { $tile }
tile-with-organ = { $tile } (Organ)
tile-with-marks = { $tile } { $marks ->
    [one] (Mark of the Wolf)
   *[other] ({ $marks } Marks of the Wolf)
}
tile-with-both = { $tile } { $marks ->
    [one] (Organ, Mark of the Wolf)
   *[other] (Organ, { $marks } Marks of the Wolf)
}

# Something and what is said of it, in a row. Variables: $label, $text.
labelled = { $label }: { $text }
