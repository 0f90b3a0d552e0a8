# Headings and notes of a game told from beginning to end (`armonium demo`, `armonium replay`).

# Variables: $city, $players (how many), $names
story-title = 011 in { $city }, { $players } players: { $names }
story-beginner = Beginner variant: the Unknown Characters are face up.
story-opener-last = The last player of the previous Hour opens the auctions.
story-setup = Setup
story-position = A position in Hour { $hour }
story-auctions = Auctions
story-clues = Clues
# Variables: $player, $position
story-turn = { $player }’s turn, position { $position }
story-location = Location Tile
story-discards = Discards
story-score = Standings
# One player’s line in the standings. Variables: $time, $music, $clues, $tiles
story-score-line = Time { $time } · Music { $music } · Clues { $clues } · tiles { $tiles }
story-score-out = out
# Variables: $player, $ask
story-unfinished = The game isn’t over. { $player } is asked: { $ask }
story-chosen-one = The Chosen One was { $character }.

# The interface of `armonium play`, the game in a terminal. Lines are narrow: what is called short has to be.

# Short names for narrow columns; at most 14 letters, the gears’ ones together at most 28.
term-short-taxi = Taxi
term-short-train = Train
term-short-monorail = Monorail
term-short-airship = Airship
term-short-investigate = Investigate
term-short-research = Research
term-short-compose = Compose
term-short-move-clue = Move Clue
term-short-look = look 3
term-short-ride = ride
term-short-tiles = tiles 3
term-short-music = music 3

# Headings of columns of numbers: at most 4, 4, 3, 3 and 3 letters, the last three with a space before them.
term-col-time = Ti
term-col-music = Mu
term-col-clues = Cl
term-col-cards = Ca
term-col-tiles = RT

# Prices. Variables: $time, $clues
term-time = { $time } Time
term-left = { $time } left
term-out = you’d be out
term-free = free
term-clues = { $clues ->
    [one] { $clues } Clue
   *[other] { $clues } Clues
}
# What the gears show. Variables: $machine, $steps, $activity
term-faces = { $machine }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $activity }

# The head of the screen. Variables: $hour, $phase, $player, $seconds
term-head = Hour { $hour } · { $phase }
term-you-decide = Your decision
term-decides = { $player } is deciding
term-cut = { $seconds ->
    [0] Connection lost; retrying
   *[other] Connection lost; retrying in { $seconds } s
}

# The auction. Variables: $position, $time, $player, $passed (names)
term-auction-opens = The auction is for position { $position }.
term-auction = Position { $position }: { $player } leads with { $time } Time. Passed: { $passed }

term-hand = Hand:
term-declare = Declare victory
term-sent = …
term-skip = Press any key to skip ahead
term-waiting = One moment…
term-what-now = What now?
term-no-number = No option has that number.
term-sealed = Bids, and anything revealed, drawn at random or followed by others, can’t be undone.
term-say = Say:

# Asked before something is done. Variables: $what
term-sure-quit = Leave the game? It’s saved: armonium play continues it.
term-sure-quit-unsaved = Leave the game? It isn’t saved and will be lost.
term-sure-quit-remote = Leave? Your seat stays yours: the same command brings you back.
term-sure-choose = { $what }. Are you sure?
term-sure-keys = Enter: yes · Esc: no

# Variables: $width, $height, $least_width, $least_height
term-too-small = The window has { $width } × { $height } cells, but needs { $least_width } × { $least_height }. Make it larger, or press q to quit.

# The keys below the screen; few letters.
term-key-choose = ↑↓ 0–9 Enter
term-key-undo = u undo
term-key-map = m map
term-key-log = l log
term-key-notebook = n notes
term-key-players = p players
term-key-hand = h hand
term-key-rules = r rules
term-key-chat = c chat
term-key-help = ? help
term-key-quit = q quit

# Pages over the table.
term-page-help = Help
term-page-log = What happened
term-page-notebook = Notebook
term-page-players = Players
term-page-hand = Your hand
term-page-rules = Rules
term-page-keys = ↑↓ PgUp PgDn · Esc back
term-page-keys-rules = ↑↓ PgUp PgDn · / find · n next · Esc back

term-help-keys = Keys
term-help-select = select an option
term-help-number = type the number of an option
term-help-enter = confirm the selected option
term-help-undo = undo your last decision
term-help-map = look around the map: arrows move, Enter picks the space or explains why not
term-help-log = everything that has happened
term-help-notebook = what you know about each Character Card
term-help-players = what everyone has, and the Location Tiles
term-help-hand = your cards and tiles, and every character’s ability
term-help-rules = the rules; / searches them
term-help-chat = send everyone a message
term-help-language = change the language
term-help-quit = leave
term-help-signs = Signs on the map
term-help-columns = Player columns
term-help-time = Time
term-help-music = Music Pages
term-help-clues = Clues
term-help-cards = cards in hand
term-help-tiles = Research Tiles

term-sign-regular = building
term-sign-mystic = Mystic Building
term-sign-clue = Clue
term-sign-organ = Organ
term-sign-area = where the Organ can still be
term-sign-mover = this turn’s character
term-sign-number = type this number to choose the space
term-sign-street = spaces next to each other
term-sign-link = link: bridge, tunnel, avenue or overpass

# The notebook. Variables: $names, $character, $player
term-notebook-unknown = Unknown
term-notebook-chosen = Chosen
term-notebook-legend = ● is there · ? might be there · · can’t be there
term-notebook-shown = { $names } saw { $character }.
term-notebook-not-chosen = Wrongly named, so not the Chosen One: { $names }.
term-notebook-fenrir = Fenrir
term-notebook-is-fenrir = { $player }: is Fenrir
term-notebook-may-be-fenrir = { $player }: might be Fenrir
term-notebook-no-fenrir = { $player }: isn’t Fenrir

# The players. Variables: $left, $played, $tiles, $cards, $names
term-player-powers = Power Cards left: { $left } · played: { $played }
term-player-tiles = Tiles you know: { $tiles }
term-player-cards = Characters you know: { $cards }
term-out-time = out: no Time left
term-out-wrong-name = out: named the wrong character
term-out-failed = out: declaration failed
term-table = Table
term-pile = { $tiles ->
    [one] { $tiles } tile in the pile
   *[other] { $tiles } tiles in the pile
}
term-used = Chosen this Hour: { $names }
term-blocked = Blocked this Hour: { $names }

# The hand. Variables: $card
term-hand-cards = Character Cards and role
term-hand-powers = Power Cards
term-hand-held = ● { $card }
term-hand-played = · { $card } (played)
term-hand-tiles = Research Tiles
term-abilities = What the characters can do

# News of a table. Variables: $player
term-took-back = { $player } undoes their last decision.
term-substituted = A bot takes over for { $player }.
term-substituted-you = A bot is playing for you.
term-reclaim = Take your seat back
term-reclaimed = { $player } is back.
term-seat-requested = A latecomer asks for a bot’s seat.
term-seat-given = { $player } takes over a bot’s seat.
term-resumed = The server was down for a while. The clock resumes where it stopped.
term-wants-end = { $player } wants to end the game without a result.
term-abandoned = The game was abandoned.

# The tables of a server, and a table before its game. Variables: $names, $free
term-lobby = Tables
term-lobby-about = Open a table, take a free seat, or continue one of your games.
term-make-bots = New table, with bots in the other seats
term-make-open = New table that others can join
term-table-open = { $free ->
    [one] Join { $names } ({ $free } free seat)
   *[other] Join { $names } ({ $free } free seats)
}
term-table-mine-open = { $free ->
    [one] Back to your table: { $names } ({ $free } free seat)
   *[other] Back to your table: { $names } ({ $free } free seats)
}
term-table-mine-running = Continue: { $names }
term-room = The table
term-seat-free = free
term-invite = Others can join at this address:
term-start = Start; bots take the free seats
term-lost = The table can’t be reached

# The end. Variables: $file, $problem
term-end = The end
term-again = Play again
term-quit = Leave
term-saved = Game file: { $file }
term-not-saved = The game file couldn’t be written: { $problem }

# The spaces next to a place on the map. Variables: $names
term-neighbours = Next to it: { $names }

# A game in this process that is saved. Variables: $problem; $hour, $names, $file; $file
term-unsaved = The game can’t be saved: { $problem }
term-offer = A saved game
term-offer-about = Hour { $hour } · { $names }. It’s saved in { $file }.
term-continue = Continue the saved game
term-new-game = New game; the saved one moves to { $file }

# What is wrong with the connection or the server.
term-problem-raced = The table changed at the same moment. Try again.
term-problem-damaged = This version of the server can’t read this table.
term-problem-missing-pack = The server doesn’t have this table’s content pack.
term-problem-version = This program and the server don’t understand each other. Update the program.
term-problem-signed-out = This session was ended. Sign in again.
term-problem-no-identity = This identity was deleted.
term-problem-no-chance = The server can’t draw random numbers right now. Try again soon.

# How long a pause lasts.

term-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
term-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
term-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
