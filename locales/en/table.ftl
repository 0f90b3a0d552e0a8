# The words of the table in the browser. Buttons are short; sentences are whole.

page-title = Armonium
page-not-loaded = Armonium could not be loaded. Reload the page.

## The room: a table by its address

room-connecting = Taking a seat…
# When a table takes longer than five seconds to open: what keeps it, for players and for the operator of the server.
# Variables: $pack, the id of a content pack and the beginning of its hash; $code, a word of docs/protocol.md.
room-late = The table does not open
room-late-offline = The server cannot be reached. Check your connection.
room-late-missing-pack = This table is played on the board of the pack { $pack }, which this server does not have. Its operator can give the file with --pack and start the server again.
room-late-socket = The server answers, but the live connection (WebSocket) to the table fails. Its operator should check that the proxy in front of the server passes on WebSockets and the Host header with its port; the log of the server gives the reason for each refusal.
room-late-server = The server cannot open this table ({ $code }). Its operator finds the reason in the log of the server.
room-late-retry = This page keeps trying.
closed-not-admitted = This table is private. Ask somebody who sits there for the invitation.
closed-no-table = There is no such table.
closed-bad-token = This device does not belong to that table any more.
closed-signed-out = You were signed out on this device.
closed-no-identity = This identity was deleted.
closed-no-spectators = The game has begun, and nobody may watch this table.
closed-seat-given-away = Someone else plays at your seat now, and nobody may watch this table. You can see the whole game when it is over.
closed-seat-lost = Someone else has taken your seat, and nobody may watch this table. You can see the whole game when it is over.
closed-other = The table cannot be opened at the moment.
closed-home = Back to the front page

# Names of the bots at the table, by seat.
bot-name-0 = Amedeo
bot-name-1 = Beatrice
bot-name-2 = Carlotta
bot-name-3 = Demetrio
bot-name-4 = Eleonora
bot-name-5 = Federico

## The prompt bar

prompt-region = What is asked
prompt-your-turn = Your turn
# The steps of a turn, each a word.
prompt-step-choose = Choose
prompt-step-ability = Ability
prompt-step-gears = Gears
prompt-step-move = Move
prompt-step-act = Act
prompt-step-end = End
prompt-less = Less
prompt-more = More
prompt-back = Back
prompt-undo = Undo
prompt-failed = That did not work. Nothing has changed. Try again.
# On a button that must be held.
prompt-hold-fatal = Costs your last Time: hold to do it
prompt-hold-declare = Cannot be taken back: hold to declare
# Variables: $position, a Roman numeral.
prompt-open = Place { $position }
prompt-your-bid = Your bid
prompt-spend-clues = Spend Clues
prompt-go = Go
prompt-stop = Stop here
prompt-declare = Declare victory
prompt-who = Who is the Chosen One?
prompt-declare-detail = Whoever names the wrong character is out of the game.
# Variables: $character (a name), $characterKey, $space.
prompt-move-to = Move { $character }: to { $space }?
# Variables: $time.
prompt-costs = { $time ->
    [0] free
   *[other] { $time } Time
}
# Variables: $left, the Time that would be left.
prompt-left = { $left } Time would be left.
# Variables: $bid, $left.
prompt-bid-detail = At { $bid } you would have { $left } Time left.
prompt-gears-detail = Each tooth costs 1 Time. Point at a choice to see what it would show.
# Variables: $count, how many places.
prompt-move-detail = { $count ->
    [one] One place is in reach: pick it on the map.
   *[other] { $count } places are in reach: pick one on the map.
}
# How a route leads somewhere. Variables: $ride (none, taxi, train, monorail, airship), $to (where the ride ends), $time,
# $clues (picked up on the way), $left (the Time that would be left).
prompt-route = { $ride ->
    [taxi] By Steam Taxi.
    [train] By Train to { $to }.
    [monorail] By Monorail to { $to }.
    [airship] By Airship to { $to }.
   *[none] On foot.
} { $clues ->
    [0] { $time } Time; { $left } left.
    [one] { $time } Time, 1 Clue; { $left } left.
   *[other] { $time } Time, { $clues } Clues; { $left } left.
}
# Variables: $cards, $clues (yes or no: can Clues be spent?).
prompt-investigate-detail = { $clues ->
    [yes] { $cards ->
        [one] You see 1 card, and only you do; each Clue you spend adds one.
       *[other] You see { $cards } cards, and only you do.
    }
   *[no] { $cards ->
        [one] You see 1 card, and only you do.
       *[other] You see { $cards } cards, and only you do.
    }
}
prompt-clue-from = First pick the Clue on the map.
prompt-clue-to = Now pick where it goes.
prompt-pick-place = Pick a lit place on the map.
# Variables: $count.
prompt-pick-organ = { $count ->
    [one] One building is left: pick it on the map.
   *[other] { $count } buildings are left: pick one on the map.
}
prompt-pick-mystic = Now pick a Mystic Building on the map.
prompt-location-detail = First the tile, then the side of the compass.
prompt-discard-detail = You may keep three tiles; the one you pick goes under the pile.
prompt-deck = Unknown
# Variables: $cards.
prompt-deck-seen = { $cards ->
    [0] none seen
   *[other] { $cards } seen
}
prompt-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## When there is nothing to decide

wait-watching = You are watching.
wait-out = You are out of the game. You may watch, or leave.
wait-substituted = A bot plays for you.
wait-reclaim = Take over again
wait-nobody = The game is over.
wait-away = not connected
wait-bot = is thinking
# Variables: $player (the absent player), $span (how long, such as "4 minutes").
wait-away-for = { $player } has been away for { $span }.
# Variables: $left (as on a clock).
wait-bot-soon = A bot can play in { $left }.
wait-bot-majority = A bot plays if most of you ask for it.
# Variables: $players (names).
wait-bot-wanted = Asked for by { $players }.
# Variables: $player (the absent player).
wait-let-bot = Let a bot play until { $player } is back
# Variables: $player, $ask (what is asked).
wait-for = { $ask ->
    [open-auction] { $player } opens an auction.
    [opening-bid] { $player } names the first bid.
    [raise] { $player } raises or passes.
    [place-clue] { $player } places a Clue.
    [choose] { $player } chooses a character.
    [gears] { $player } turns the gears.
    [move] { $player } moves.
    [act-investigate] { $player } investigates.
    [act-research] { $player } does research.
    [act-compose] { $player } composes.
    [act-move-clue] { $player } moves a Clue.
    [end-turn] { $player } finishes the turn.
    [place-location] { $player } may place a Location Tile.
    [place-organ] { $player } places the Organ.
    [discard] { $player } discards a tile.
   *[other] { $player } decides.
}

## A seat that the reader has lost

# Variables: $player (who has it now).
seat-lost-taken = { $player } took your seat by its link.
seat-lost-freed = Your seat is free again: the host freed it, or you left it on another device.
seat-lost-unknown = You no longer have a seat at this table.
seat-lost-watch = You are watching now.
seat-lost-sit = You can sit down again, or watch.
seat-lost-close = Got it

## The vote to end the game

# Variables: $players (who want to end), $count.
vote-question = { $count ->
    [one] { $players } wants to end the game without a winner. Do you agree?
   *[other] { $players } want to end the game without a winner. Do you agree?
}
vote-agreed = You want to end the game without a winner.
# Variables: $players (names).
vote-for = Agreed: { $players }.
vote-open = No answer yet: { $players }.
# Variables: $left (as on a clock).
vote-ends = If nobody objects, the game ends in { $left }.
vote-lapses = If not everybody agrees within { $left }, the game continues.
vote-agree = End the game
vote-play-on = Play on

## The machine room: the gears, the choices, the clock, the Event

# What the gears show. Variables: $machine and $activity (names), $steps.
machine-gears = The gears show: { $machine }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $activity }.
# Over the choices.
machine-choices = How far the gears turn
# How far the gears turn. Variables: $teeth.
machine-teeth = { $teeth ->
    [one] { $teeth } tooth
   *[other] { $teeth } teeth
}
machine-teeth-back = { $teeth ->
    [one] { $teeth } tooth back
   *[other] { $teeth } teeth back
}
# Variables: $steps.
machine-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
# A choice as a list, read aloud. Variables: $turn (“2 teeth”), $price, $machine, $walk (“2 steps”), $activity.
machine-choice = { $turn }, { $price } Time: { $machine }, { $walk }, { $activity }
# The same for one that cannot be made. Variables: also $why, a short reason.
machine-choice-not = { $turn }, { $price } Time: { $machine }, { $walk }, { $activity }. Not now: { $why }
# On a button. Variables: $turn (“2 teeth”).
machine-undo = Undo the turn of the gears: { $turn }
# The Ragnarök clock, read aloud. Variables: $hour, $hours (all of them), as numbers.
machine-clock = Hour { $hour } of { $hours }
machine-event = Event of the Hour
# The last place in the order, on a small plate.
machine-event-last = last

## The city

# The whole board, for a screen reader. Variables: $city, its name.
city-map = Map of { $city }
city-keys = Arrow keys go from place to place; Page Up and Page Down go through the lit places; Enter picks one.
# On the card at a place: who stands there and which player chose that character. Variables: $character, $player.
city-tag-chosen = { $character }, chosen by { $player }
city-compass = The compass
# One letter for each side of the compass.
city-side-north = N
city-side-east = E
city-side-south = S
city-side-west = W
# For a screen reader. Variables: $side (north, east, south, west), $building.
city-compass-set = On the { $side } side: { $building }
city-compass-empty = On the { $side } side: no tile yet
city-compass-put = Put the tile on the { $side } side
city-chart = Characters this Hour
# Variables: $characterKey, who it is.
city-chart-blocked = { $characterKey ->
   *[other] blocked
}
city-chart-you = you
city-list = The city as a list
# Variables: $count, how many places can be chosen now.
city-list-only-lit = { $count ->
    [0] No place can be chosen now
    [one] Only the one place that can be chosen now
   *[other] Only the { $count } places that can be chosen now
}
# The heads of the list's columns.
city-list-name = Place
city-list-here = What stands there
city-list-neighbours = Next to
city-list-price = Price
city-list-clue = a Clue
city-list-organ = the Organ
city-list-mystic = Mystic Building

## The table as a whole

# The title of the window. Variables: $hour, a Roman numeral.
table-title = Hour { $hour } · Armonium
table-title-mine = Your turn · Armonium
# Under the clock. Variables: $hours, how many Hours come after this one.
table-hours-left = { $hours ->
    [0] The last Hour
    [one] One Hour left after this
   *[other] { $hours } Hours left after this
}
# The line below the page on a phone.
dock = Parts of the table
dock-city = City
dock-hand = Hand
dock-machine = Machine
dock-notes = Notes
dock-chat = Log
# Variables: $seconds until the next try.
banner-cut = { $seconds ->
    [one] Offline. What you did is safe. Trying again in one second.
   *[other] Offline. What you did is safe. Trying again in { $seconds } seconds.
}
banner-storage = { $seconds ->
    [one] The server cannot save or read games at the moment. Trying again in one second.
   *[other] The server cannot save or read games at the moment. Trying again in { $seconds } seconds.
}
banner-connecting = Reconnecting…
banner-slow = On its way; the line is slow.
# Variables: $count, how many things happened meanwhile.
banner-back = { $count ->
    [one] Back in step. One thing happened.
   *[other] Back in step. { $count } things happened.
}
# Variables: $hour, a Roman numeral.
banner-past = The board as it was in Hour { $hour }
banner-present = Back to now

## Places on the board, as they are read aloud

# Variables: $space, $time, $clues.
city-reachable = { $clues ->
    [0] { $space }, in reach for { $time } Time
    [one] { $space }, in reach for { $time } Time, with a Clue on the way
   *[other] { $space }, in reach for { $time } Time, with { $clues } Clues on the way
}
# A place and what is there. Variables: $space, $who (names), $standing (how many stand there), $clue and $organ (yes, no).
city-space = { $space }{ $standing ->
    [0] {""}
   *[other] . { $who }
}{ $clue ->
    [yes] . Clue
   *[no] {""}
}{ $organ ->
    [yes] . The Organ
   *[no] {""}
}

## The first minute: names of the levels

# The players of the house, from the gentlest to the strongest.
level-name-apprentice = Apprentice
level-name-detective = Detective
level-name-inspector = Inspector
level-name-master = Master
level-about-apprentice = Plays by rules of thumb. Good for a first game.
level-about-detective = Plans whole turns and watches what you do.
level-about-inspector = Tries out what could be true before deciding.
level-about-master = Thinks longest, and forgives nothing.

## The first minute: the front page

# The title in the browser's tab. Variables: $page.
front-title = { $page } · Armonium
front-home = Armonium: the front page
front-language = Language
front-theme-paper = Light theme
front-sounds = Sounds
front-pitch = Eleven Hours to find the one who can wake the Organ. One of you would rather it slept.
front-lead = The board game 011, at a table in your browser. Three to six players, or you against bots that reason.
front-play = Play now
front-play-about = You and three bots
front-ways = Other ways to play
front-invite = Invite friends
front-invite-about = A link and a QR code; bots fill the rest
front-hot-seat = Hot-seat
front-hot-seat-about = One device, a curtain between turns
front-rules = Rules
front-rules-about = The whole game in our own words
front-puzzle = Puzzle of the day
# Variables: $grade, a Roman numeral.
front-puzzle-open = Grade { $grade }, waiting for you
front-puzzle-solved = Grade { $grade }, solved
front-my-games = My games
front-players = Players
front-footer = Armonium is an unofficial, non-commercial fan edition of the board game 011 by Marco Valtriani, published by Scribabs and based on a novel by Paolo Vallerga. It is not affiliated with them. Code, drawings and words are our own.
front-continue = Continue
# Variables: $count, how many games.
front-all = { $count ->
    [one] Show the one game
   *[other] Show all { $count } games
}
front-fewer = Show fewer
front-open-tables = Open tables
front-loading = Looking for tables…
front-no-tables = No open table.
front-no-tables-open = Open one, and it appears here.
front-again = Try again
front-copied = Copied
front-beginner = Beginners
front-rated = Rated
# Variables: $players, a list of names.
front-table-with = With { $players }
# Variables: $host, the name of whoever made the table.
front-table-of = { $host }’s table
# A table where nobody else sits. Variables: $players, how many it is for.
front-table-empty = A table for { $players }
# Variables: $taken, $seats.
front-seats-taken = { $seats ->
    [one] { $taken } of { $seats } seats
   *[other] { $taken } of { $seats } seats
}
front-your-turn = Your turn
# Variables: $player, a name.
front-turn-of = Waiting for { $player }
# Variables: $player, a name; $left, a span of time as front-left says it.
front-turn-of-until = Waiting for { $player }, { $left }
front-substituted = A bot plays for you
front-given-away-watch = Someone else has your seat; you can watch
front-given-away-later = Someone else has your seat; you see the game when it is over
# A span of time that is left. Variables: $unit (days, hours, minutes), $count.
front-left = { $unit ->
    [days] { $count ->
        [one] { $count } day left
       *[other] { $count } days left
    }
    [hours] { $count ->
        [one] { $count } hour left
       *[other] { $count } hours left
    }
   *[minutes] { $count ->
        [one] { $count } minute left
       *[other] { $count } minutes left
    }
}
front-join = Join
# Variables: $table, what the table is called.
front-join-table = Join: { $table }
# Variables: $game, what the game is called.
front-leave = Leave this game: { $game }
front-leave-question = Leave this game?
front-leave-open = Your seat becomes free. If nobody else is there, the table is given up.
front-leave-running = A bot plays on for you. You can come back as long as nobody else has been given your seat. The game ends once no people are left in it.
front-leave-stay = Stay
front-leave-go = Leave
front-lost = There is nothing here.
front-lost-about = The address may be mistyped, or what was here is gone.
front-trouble-offline = The server cannot be reached. Check your connection and try again.
front-trouble-bad-name = A name has 1 to 40 characters that can be seen.
front-trouble-wrong = Nobody has this code. A newer code makes older ones void.
front-trouble-bad-field = The server does not understand this. Reload the page and try again.
front-trouble-too-fast = That was a lot at once. Wait a little and try again.
front-trouble-too-many-tables = You have as many games as you may have at a time. Finish or leave one first.
front-trouble-storage = The server cannot save anything at the moment. Try again soon.
front-trouble-closing = The server is restarting. Try again in a few seconds.
front-trouble-busy = The server is busy. Try again in a moment.
front-trouble-no-table = This table is gone.
front-trouble-not-admitted = This table is private. Ask somebody who sits there for the invitation.
front-trouble-no-spectators = Nobody may watch this table.
front-trouble-seat-given-away = Someone else plays at your seat now, and nobody may watch this table.
front-trouble-not-confirmed = That is not your name as it is written here.
front-trouble-proof-missing = First prove who you are: with your passphrase or your recovery code.
front-trouble-wrong-proof = That is neither your passphrase nor your current recovery code.
front-trouble-too-many-programs = You have as many programs as you may have. Revoke one first.
front-trouble-other = That did not work. Try again.

## The first minute: who I am

# Names for whoever gives none; whimsical, and of nobody's gender.
me-default-0 = Brass Sparrow
me-default-1 = Snow Owl
me-default-2 = Clockwork Hare
me-default-3 = Gaslight Moth
me-default-4 = Silver Magpie
me-default-5 = Copper Swan
me-title = Who you are
me-name = Your name
me-name-optional = Your name, if you like
# Variables: $name.
me-playing-as = You play as { $name }.
me-change = Change
me-save = Save
me-saved = Saved
me-close = Done
me-code-title = On another device
me-code-about = There are no accounts here: this browser knows who you are. With a recovery code you can be the same player elsewhere, or again when this browser has forgotten you. A new code makes older ones void.
me-code-show = Make a recovery code
me-code-copy = Copy the code
me-code-keep = Keep it in a safe place: you need it to make a new one or to delete your identity.
me-code-replaces = A new code makes the old one void and signs you out on all other devices.
me-code-new = Make a new code
me-have-code = I have a code
me-code = Recovery code
me-sign-in = Go on as this player
me-sign-in-about = The code brings back your name and your games.
# Variables: $name, who the reader is at the moment.
me-sign-in-replaces = The code brings back another player’s name and games. Without a code of its own, { $name } is then lost to this browser.
me-sessions-title = Signed in elsewhere
me-sessions-about = Lost a device, or left one signed in? Sign it out from here. This browser stays signed in.
me-sessions-end = Sign out everywhere else
# Variables: $count, how many other devices were signed out.
me-sessions-ended = { $count ->
    [0] You were signed in nowhere else.
    [one] You were signed out on one other device.
   *[other] You were signed out on { $count } other devices.
}
me-programs-title = Programs of your own
me-programs-about = A program can play for itself with a token. Others see that it is a program, and that it is yours. Revoking the token ends its connections.
me-program-name = Name of the program
me-program-make = Make a token
# Variables: $name, of the program.
me-program-token = The token of { $name }. Copy it now: it is not shown again.
me-program-copy = Copy the token
me-program-revoke = Revoke
# Variables: $name, of the program.
me-program-revoke-name = Revoke the token of { $name }
# Variables: $name, of the program.
me-program-revoke-sure = Really revoke { $name }?
me-data-title = Your data
me-data-about = Everything here belongs to you: take it along as a file, or delete it.
me-profile = My profile
me-export = Download everything
me-delete = Delete my identity…
# Variables: $name.
me-delete-question = Delete { $name } for good?
me-delete-goes = Your name, recovery code, passphrase, notes, programs, rating and everything you said at tables are deleted. Nothing brings them back.
me-delete-stays = Your games stay for the others, without your name. Where a game goes on, a bot plays for you or your seat becomes free.
# Variables: $name.
me-delete-type = To be sure, type your name: { $name }
me-proof-passphrase = Your passphrase or recovery code
me-proof-code = Your current recovery code
me-delete-keep = Keep it
me-delete-go = Delete for good

## The first minute: a new table

new-title = A new table
new-about = Choose who plays; everything else may stay as it is.
new-seats = Seats
new-players = Players
# Variables: $number.
new-seat = Seat { $number }
new-open = Open to anybody who comes
new-me = You
new-bots = Bots
# Variables: $level, the name of a level.
new-bot = Bot: { $level }
new-who = Who may come
new-by-link = Whoever has the link
new-by-link-about = The table is listed nowhere. You get a link and a QR code to share.
new-listed = Everybody
new-listed-about = The table stands among the open tables on the front page.
new-spectators = Spectators may watch
new-spectators-about = They see what everybody at the table sees, and nothing of anybody’s hand.
new-pace = Time to think
# Variables: $kind (none, real_time, correspondence).
new-pace-kind = { $kind ->
    [real_time] In one sitting
    [correspondence] Over days
   *[none] No clock
}
new-pace-none = No clock
# Variables: $kind (none, real_time, correspondence).
new-pace-about = { $kind ->
    [real_time] Each decision has its own seconds. What it takes beyond them comes out of a reserve for the whole game.
    [correspondence] The time runs from when a turn begins. Nobody has to be there together.
   *[none] Everybody thinks as long as they like.
}
new-live-label = Seconds for a decision, and the reserve
# Variables: $increment, seconds; $minutes, the reserve.
new-live = { $increment } s + { $minutes } min
new-turn-label = Time for a turn
# Variables: $count.
new-turn-days = { $count ->
    [one] { $count } day a turn
   *[other] { $count } days a turn
}
new-turn-hours = { $count ->
    [one] { $count } hour a turn
   *[other] { $count } hours a turn
}
new-night = The clock stands still at night
new-night-about = From ten in the evening to seven in the morning, by your clock.
new-game = The game
new-beginner = Easier for beginners
new-beginner-about = The Unknown Characters lie face up, so there is less to find out. For four or more.
new-odds = Odds may be shown
new-odds-about = The notebook can say how likely everything is, exactly, from what a player knows.
new-rated = Rated
new-rated-about = The result counts for ratings. No bots, and no odds.
new-more = More options
new-opener = From the second Hour on, the auctions are opened by
new-opener-first = the first player of the Hour before
new-opener-last = the last player of the Hour before
new-substitute = Who plays on for somebody who leaves
new-create = Open the table
new-begin = Begin

## The first minute: a table that gathers

lobby-title = A table in Turin
lobby-title-host = Your table is open
# Variables: $count.
lobby-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-dealing = The cards are dealt…
# Variables: $players, a list of names; $count, how many.
lobby-awaited = { $count ->
    [one] Waiting until { $players } is connected.
   *[other] Waiting until { $players } are connected.
}
# Variables: $player.
lobby-late = { $player } has not come yet. You can begin without them.
lobby-late-free = Free the seat
lobby-late-bot = Seat a bot
# Variables: $taken, $seats.
lobby-chairs = { $seats ->
    [one] { $taken } of { $seats } seats taken
   *[other] { $taken } of { $seats } seats taken
}
lobby-free = Free seat
lobby-you = you
lobby-host = host
lobby-away = not connected
lobby-ready = ready
lobby-not-ready = getting ready
lobby-join = Take a seat
lobby-sit = Sit here
# Variables: $number.
lobby-sit-at = Take seat { $number }
lobby-bot = Add a bot…
# Variables: $number.
lobby-bot-at = Seat a bot on seat { $number }
# Variables: $player, a name.
lobby-free-seat = Free the seat of { $player }
lobby-start = Start with bots
lobby-start-level = Bots for the free seats
lobby-rated = A rated game begins when people have taken every seat.
lobby-wait = The game begins when every seat is taken.
lobby-full-watch = Every seat is taken. The game is about to begin, and you may watch it here.
lobby-leave = Leave the table
lobby-invite = Invite friends
lobby-invite-about = Whoever opens this link can take a seat.
lobby-link = The link to this table
lobby-copy = Copy the link
lobby-share = Share
lobby-share-text = Come and play 011 with me:
lobby-qr = The same link as a QR code
lobby-fair = The server is already bound to how it will deal, and every player adds to the chance: nobody can choose the cards.
lobby-fair-how = How can I check that?
lobby-fair-secret = When this table was made, the server drew a secret and showed the commitment below: a fingerprint that fits this secret only.
lobby-fair-nonce = Then each player’s browser gives a random number of its own. The cards follow from the secret and all these numbers together, so neither side can steer them.
lobby-fair-check = After the game the secret is opened, and anybody can check the whole game from its record. Note the commitment if you want to be sure.
lobby-fair-commitment = Commitment

## The first minute: several people at one device

hot-title = One device for all
hot-about = The device goes round. Between two turns a curtain falls, so that nobody sees another’s cards.
hot-person = A person
# Variables: $number.
hot-name = Name of player { $number }
hot-nobody = At least one person has to play.
hot-twins = Two players have the same name.
hot-begin = To the table
# Variables: $player, a name.
curtain-hand = Hand the device to { $player }
curtain-take = I am { $player }

## What everybody knows of the Organ, under the compass

# Variables: $where, a list of the four messages below.
city-area = The Organ lies { $where }.
# Each is told by a tile on that side. Variables: $building, a name that the pack gives.
city-area-north = south of { $building }
city-area-east = west of { $building }
city-area-south = north of { $building }
city-area-west = east of { $building }
city-area-none = Nobody knows yet where the Organ lies.
# Variables: $space.
city-area-organ = The Organ stands at { $space }.

# On a button while the others' decisions are shown one after the other. Variables: $count, how many are still to come.
wait-catch-up = { $count ->
    [one] Skip one more
   *[other] Skip { $count } more
}

## The players

people-players = Players
people-face-up = Face up
people-face-up-about = Face up for everyone, so not the Chosen One
# Variables: $place, a Roman numeral.
people-place = Place { $place }.
# After the reader's own name, and instead of it where there is no room.
people-you = you
people-you-alone = You
people-bot = bot
# On a link. Variables: $player.
people-profile = Profile: { $player }
people-asked = decides now
# The character a player has chosen this Hour. Variables: $character (a name), $characterKey.
people-as = as { $character }
people-away = not connected
people-substitute = a bot plays
people-substitute-clock = The time for thinking has run out. A bot plays on until the player comes back.
people-substitute-left = The player has left. A bot plays on until the player comes back.
people-substitute-absent = The player has been disconnected for a long time. A bot plays on until the player comes back.
# Why a player is out, after the name.
people-out-time = out: no Time left
people-out-wrong_name = out: named the wrong one
people-out-failed = out: declared in vain
people-wants-end = wants to end the game
# In an auction, after the name. Variables: $time.
people-bids = bids { $time }
people-passed = passed
people-paid = paid
# What is counted.
people-time = Time
people-music = Music Pages
people-clues = Clues
people-tiles = Research Tiles
people-power-cards = Power Cards
# Variables: $pages.
people-pages = { $pages ->
    [one] { $pages } page; Fenrir needs 12, a Hero 15.
   *[other] { $pages } pages; Fenrir needs 12, a Hero 15.
}
# Variables: $left and $gone (how many), $held and $played (lists of cards).
people-powers = { $left ->
    [0] All four were played: { $played }.
   *[other] { $gone ->
        [0] All four are in the hand.
       *[other] In the hand: { $held }. Played: { $played }.
    }
}
people-clock = Time to think
# Variables: $days, $hours.
people-clock-days = { $days } d { $hours } h

## The line at the top

# Variables: $hour, a Roman numeral.
people-hour = Hour { $hour }
people-mine = What you have
# After the number of the reader's Music Pages.
people-of-pages = of 15
people-phases = Phases of the Hour
people-done = done
# Variables: $player, who opened the table.
people-table-of = Table of { $player }
people-branch = Played on from a replay
# Variables: $count.
people-watching = { $count } watching
people-list = The board as a list
people-rules = Rules
people-menu = Menu
people-copy-link = Copy the table’s address
people-copied = Copied.
people-not-copied = It could not be copied.
people-substitute-link = Invite a substitute
people-substitute-note = Copies a link; whoever opens it takes over your seat.
people-link-cancel = Cancel that link
people-link-cancel-note = Nobody can take your seat by it any more.
people-link-cancelled = The link no longer works.
# Variables: $player.
people-seat-link = Find somebody for the seat of { $player }
people-vote = Vote to end the game
people-vote-sure = The game ends at once, and nobody wins.
people-vote-note = Everybody is asked.
people-leave = Leave the table
people-leave-sure = A bot plays on for you. You can come back as long as nobody else has been given your seat.
people-stay = Stay
# Variables: $player.
people-take = You are invited to play on for { $player }.
people-take-it = Take the seat
people-take-refused = This link was used before or is not valid any more.

## The hand

hand-region = Your hand
hand-self = You are, in secret
hand-powers = Power Cards
hand-tiles = Research Tiles
# Beside the caption of cards and tiles.
hand-later = in your turn
hand-one = one a turn
hand-discard = choose one to discard
hand-place = place one, or none
hand-not-now = First answer what is asked.
# Who knows the reader's Character Card. Variables: $player, $hour (a Roman numeral).
hand-known-all = Everybody knows this card.
hand-known-none = Nobody has seen this card.
hand-known = { $player } has seen it.
hand-known-since = { $player } saw it in Hour { $hour }.
hand-role-hero = Name the Chosen One, bring that Character to the Organ, have 15 pages.
hand-role-fenrir = Have 12 pages and two Marks, name the Chosen One, bring your Character to that one.
# Titles of the Power Cards: two words at most.
hand-power-look = Three looks
hand-power-ride = Any ride
hand-power-research = Three tiles
hand-power-music = Three pages
hand-power-look-text = Look at 3 cards of one hand or of the Unknown.
hand-power-ride-text = Ride any machine, besides your movement.
hand-power-research-text = Draw 3 Research Tiles.
hand-power-music-text = Gain 3 Music Pages.
# What each tile does, in a few words. Variables: $pages, $machine, $machineKey.
hand-tile-location = Says on which side of it the Organ lies.
hand-tile-music = { $pages ->
    [one] Gain { $pages } Music Page.
   *[other] Gain { $pages } Music Pages.
}
hand-tile-ride = Ride it for nothing, besides your movement.
hand-tile-clue_on_mystic = Put a Clue on an empty Mystic Building.
hand-tile-time = Gain 1 Time.
hand-tile-clue_for_time = Give away 1 Clue, gain 3 Time.
hand-tile-investigate = Look at 1 card.
hand-tile-steps = Pay 2 Time: up to 3 free steps.
hand-tile-paid_music = Pay 2 Time: gain 4 Music Pages.
hand-tile-paid_tiles = Pay 2 Time: draw 3 tiles.
hand-tile-to_mystic = Pay 2 Time: put any Character on an empty Mystic Building.
hand-tile-swap = Two Characters change places.
hand-tile-stones = Counts as two Marks of the Wolf.
hand-stones = Cannot be played.
hand-location-when = For the last in order, when the Hour ends.
hand-location-late = The Organ has been found.
hand-spent = played
hand-play-anyway = Play it anyway
hand-symbol-organ = Organ symbol
hand-symbol-mark = Mark of the Wolf
hand-hide = Hide my cards
hand-hidden = A hidden card
hand-open = Open the hand

## The drawer: log and chat

drawer-region = Log, notebook and chat
drawer-log = Log
drawer-notebook = Notebook
drawer-chat = Chat
# Variables: $count.
drawer-new = { $count } new
drawer-fresh = { $count } new
drawer-earlier = { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
}
drawer-log-empty = The first Hour begins.
drawer-look-back = Show the board as it was then
# Variables: $hour, a Roman numeral.
drawer-hour = Hour { $hour }
drawer-dealt-characters = Everybody is dealt a Character Card.
drawer-dealt-roles = Fenrir awakes: everybody is dealt a role card.
# A walk of several steps. Variables: $means (walking, free_step, taxi), $character, $characterKey, $via (places), $to.
drawer-walked = { $means ->
    [free_step] { $character } takes free steps by way of { $via } to { $to }.
    [taxi] { $character } goes by Steam Taxi by way of { $via } to { $to }.
   *[walking] { $character } walks by way of { $via } to { $to }.
}
# What something cost or brought, read aloud. Variables: $amount, such as +2.
drawer-change-time = Time { $amount }.
drawer-change-music = Music Pages { $amount }.
drawer-change-clue = Clues { $amount }.
drawer-chat-empty = Nobody has spoken.
# Where somebody said something who has deleted their identity since.
drawer-chat-gone = These words were deleted.
drawer-chat-watching = Only players can speak.
drawer-phrases = Phrases that everybody reads in their own language
drawer-say = Say something
drawer-send = Send

# What happened at the table besides the game. Variables: $player.
news-seated = { $player } sits down.
news-vacated = The seat of { $player } is free again.
news-host-changed = { $player } is the host now.
news-took-back = { $player } takes the last decision back.
news-substituted-clock = { $player } has run out of time to think: a bot plays on.
news-substituted-left = { $player } has left: a bot plays on.
news-substituted-absent = { $player } has been away for long: a bot plays until they're back.
news-reclaimed = { $player } is back.
news-handed-over = { $player } plays on instead of { $former }.
news-resumed = The server was down for a while. The clock resumes where it stopped.
news-voted = { $player } wants to end the game.
news-voted-not = { $player } wants to play on.
news-vote-ended = The vote is over: the game goes on.
news-bot-wanted = { $player } wants a bot to play for the absent player.
news-abandoned = The table was given up.
news-rematch = The players go on at another table.
news-rematch-go = Go there

# For screen readers. Variables: $player, $text, $count, $last (a whole sentence), $question, $seconds.
announce-said = { $player } says: { $text }
announce-many = { $count } things happened. The last: { $last }
announce-your-turn = Your turn. { $question }
announce-clock = { $seconds ->
    [one] One second left to think.
   *[other] { $seconds } seconds left to think.
}

## The rules

rules-title = The rules
rules-search = Search the rules
# Variables: $place, $found.
rules-found = { $place } of { $found }
rules-none = nothing found
rules-before = To the place before
rules-after = To the next place
rules-contents = Contents
rules-copy = Copy a link to this clause
# Variables: $clause, a number such as 3.2.4.
rules-copied = The link to { $clause } was copied.
rules-failed = The rules could not be loaded. Try again later.
rules-apart = In a page of its own
rules-close = Close the rules

## Help in place

# Variables: $clause, a number such as 3.2.4.
help-rule = Rule { $clause }
# Variables: $number of the Event Card; $card, what it says.
help-event = Event { $number }
help-event-text = This Hour: { $card }

help-character-johnsson = Whoever chooses Johnsson gains 2 Music Pages.
help-character-lilja = Whoever chooses Lilja draws 2 Research Tiles.
help-character-palsson = Whoever chooses Pålsson pays 2 Time and uses the ability of any other Character.
help-character-vikstrom = Whoever chooses Vikström gains 3 Time.
help-character-lewis = Whoever chooses Lewis looks at 2 cards of one player, or of the Unknown Characters.
help-character-vidal = Whoever chooses Vidal takes one action for nothing: Research, Investigate, Compose or Move Clue.
help-character-koleberg = Whoever chooses Koleberg puts a Clue on an empty Mystic Building.
help-character-snowy = Whoever chooses Snowy moves up to 3 steps for nothing.

help-machine-taxi = From any place, 1 to 3 steps in a row for nothing. They do not count as walking.
help-machine-train = From a yellow station to any other yellow station, for nothing, once in the movement.
help-machine-monorail = From a green station to any other green station, for nothing, once in the movement.
help-machine-airship = From a blue station to any other blue station, for nothing, once in the movement.

help-activity-investigate = Look at a random card of another player’s hand, or of the Unknown Characters. Each Clue you spend shows you one more.
help-activity-research = Draw a Research Tile. Each Clue you spend brings one more.
help-activity-compose = Write a Music Page. Each Clue you spend brings one more.
help-activity-move_clue = Move a Clue on the map to a place next to it; if your Character stands there, it is yours.

help-power-look = Look at 3 cards of one player’s hand, or of the Unknown Characters. One Power Card a turn; it is gone then.
help-power-ride = Your Character rides any machine from where it stands, the Steam Taxi included, besides the normal movement. One Power Card a turn; it is gone then.
help-power-research = Draw 3 Research Tiles. One Power Card a turn; it is gone then.
help-power-music = Gain 3 Music Pages. One Power Card a turn; it is gone then.

help-tile-location-title = Location Tile
help-tile-location = The last player in order may place one at the end of the Hour. It says on which side of the building the Organ lies, and brings 1 Clue and 2 Time.
help-tile-music-title = Music
help-tile-music = A finished part of the Song: play it to gain its Music Pages.
help-tile-ride-title = A ride
help-tile-ride = Your Character rides the machine on the tile from where it stands, for nothing and besides the normal movement.
help-tile-clue_on_mystic-title = A Clue
help-tile-clue_on_mystic = Put a Clue on an empty Mystic Building.
help-tile-time-title = Time
help-tile-time = Gain 1 Time.
help-tile-clue_for_time-title = Clue for Time
help-tile-clue_for_time = Give away a Clue and gain 3 Time.
help-tile-investigate-title = A look
help-tile-investigate = Look at a random card of another player’s hand, or of the Unknown Characters.
help-tile-steps-title = Free steps
help-tile-steps = Pay 2 Time, and your Character takes up to 3 free steps.
help-tile-paid_music-title = Inspiration
help-tile-paid_music = Pay 2 Time and gain 4 Music Pages.
help-tile-paid_tiles-title = A find
help-tile-paid_tiles = Pay 2 Time and draw 3 Research Tiles.
help-tile-to_mystic-title = A summons
help-tile-to_mystic = Pay 2 Time and put any Character on an empty Mystic Building.
help-tile-swap-title = Change places
help-tile-swap = Any two Characters change places.
help-tile-stones-title = Fenrir’s Stones
help-tile-stones = It cannot be played. It counts as two Marks of the Wolf, which Fenrir needs to declare victory.

help-role-hero = You win if you name the Chosen One rightly and bring that Character to the Organ in the same turn, with 15 Music Pages.
help-role-fenrir = You win if you show two Marks of the Wolf, name the Chosen One rightly and bring your own Character to that one in the same turn, with 12 Music Pages.


help-gear-machine-title = Machine Gear
help-gear-machine = The machine that your Character may ride once this turn, for nothing.
help-gear-walking-title = Walking Gear
help-gear-walking = So many steps your Character may walk this turn, for 1 Time each.
help-gear-activity-title = Activity Gear
help-gear-activity = The action you take at the end of your movement.
help-gear-teeth-title = Turning the gears
help-gear-teeth = Every turn you move the three gears by 1, 2 or 3 teeth, for 1 Time a tooth. They move together.

help-track-time-title = Time
help-track-time = You pay it for places in the order, for the gears and for every step. Whoever has none left is out of the game.
help-track-music-title = Music Pages
help-track-music = The pages of the Song. A Hero needs 15 of them to win, Fenrir 12.
help-track-clue-title = Clues
help-track-clue = Picked up on the map. Each adds a card, a tile or a page to the action of the Activity Gear.
help-track-tiles-title = Research Tiles
help-track-tiles = How many are in the hand. At the end of the Hour nobody keeps more than three.
help-track-powers-title = Power Cards
help-track-powers = Each player has four, and may play one a turn.
help-track-hour-title = The Hour
help-track-hour = The game lasts eleven Hours. If midnight comes first, everybody has lost.

help-phase-event-title = Event
help-phase-event = An Event Card is turned up. It holds for this Hour.
help-phase-auction-title = Auction
help-phase-auction = The players bid Time for their places in the order of this Hour.
help-phase-clues-title = Clues
help-phase-clues = From the second place on, each player puts a Clue on an empty building.
help-phase-turns-title = Turns
help-phase-turns = One after the other, each player chooses a Character, turns the gears, moves and acts.
help-phase-location-title = Location
help-phase-location = The last player in order may place a Location Tile. Then whoever has more than three tiles discards.

help-symbol-organ-title = Organ symbol
help-symbol-organ = When three Location Tiles are placed, the last in order may discard a tile with this symbol instead of the fourth, and place the Organ.
help-symbol-marks-title = Mark of the Wolf
help-symbol-marks = Fenrir needs two of them to declare victory.

help-thing-chosen-title = The Chosen One
help-thing-chosen = One of the eight Characters. That card lies unseen; whoever declares victory must name it.
help-thing-unknown-title = Unknown Characters
help-thing-unknown = The cards that nobody was dealt and that are not the Chosen One.
help-thing-organ-title = The Organ
help-thing-organ = It is found when the Location Tiles have told where. A Hero wins there.
help-thing-character_card-title = Your Character Card
help-thing-character_card = Whoever sees it knows that this is not the Chosen One. You may move any Character, not only this one.

## The auction

# Variables in this part: $player (a name, or “You”), $bid, $time and $left (Time), $place (first, second, third, fourth, fifth
# or last).
auction-you = You
auction-title = { $place ->
    [first] Who acts first?
    [second] Who acts second?
    [third] Who acts third?
    [fourth] Who acts fourth?
    [fifth] Who acts fifth?
   *[last] Who acts last?
}
auction-title-open = Which place do you open?
auction-title-opens = { $player } opens the next auction.
auction-hint-open = Press a place. You name the first bid after that; it may be 0.
auction-hint-opens = Then everybody without a place may raise or pass.
auction-look = Look at the city
# The name of the space bar, on a key.
auction-space = Space
auction-places = The places in the order of this Hour
auction-chain = The bids so far
auction-said = { $player } { $bid }
# Variables: $you (yes, no)
auction-passed = { $you ->
    [yes] { $player } passed
   *[no] { $player } passed
}
auction-asked = { $player }?
auction-highest = Highest bid:
auction-held = { $player }
auction-held-for = { $time ->
    [0] { $player }, for nothing
   *[other] { $player }, for { $time }
}
auction-leads = Leading: { $player }
auction-bid-for = being bid for
auction-open = open this place
auction-free = still free
auction-acts = { $place ->
    [first] Acts first
    [second] Acts second
    [third] Acts third
    [fourth] Acts fourth
    [fifth] Acts fifth
   *[last] Acts last
}
# Variables: $count, how many characters there are to choose from.
auction-chooses = { $count ->
    [one] Has no choice of character
   *[other] Picks 1 of { $count } characters
}
auction-chooses-most = { $count ->
    [one] Has no choice of character
   *[other] Picks 1 of at most { $count } characters
}
# Variables: $place (first, other)
auction-clue = { $place ->
    [first] Places no Clue
   *[other] Places 1 Clue
}
auction-location = May place a Location Tile
# What the Event gives. Variables: $amount.
auction-gift-time = +{ $amount } Time
auction-gift-music = { $amount ->
    [one] +{ $amount } Music Page
   *[other] +{ $amount } Music Pages
}
auction-gift-clue = +1 Clue
auction-gift-tiles = { $amount ->
    [one] Draws { $amount } tile
   *[other] Draws { $amount } tiles
}
auction-gift-look = Looks at { $amount } cards
auction-gift-steps = Up to { $amount } free steps
auction-gift-twice = Uses the ability twice
auction-gift-take-back = Takes back a Power Card
auction-gift-block = Blocks another character
auction-event = What else the Event does
# Variables: $character, $characterKey.
auction-blocked = { $character } is blocked
auction-no-transport = No Machine Transport runs
auction-no-cards = No Power Cards or Item Tiles
auction-if-win = If you win:
# Variables: $place is a Roman numeral here.
auction-win-left = place { $place } for { $bid }, and { $left } Time left.
auction-win-out = Your last Time: winning would put you out.
auction-next-opens = { $player } opens next.
auction-next-given = The last place then goes for nothing.
auction-if-pass = If you pass:
# Variables: $places (Roman numerals in a row), $count (how many), $rivals (how many others want them too).
auction-pass-leaves = { $count ->
    [one] place { $places } is left,
   *[other] places { $places } are left,
} { $rivals ->
    [0] and nobody else wants it.
    [one] for you and one other.
   *[other] for you and { $rivals } others.
}
auction-time = Time
# Above what a place went for in the Hours before.
auction-before = Went for
# A player's Time. Variables: $time (now), $left (after the bid), $place (a Roman numeral).
auction-purse-placed = { $time } Time, has place { $place }
auction-purse-passed = { $time } Time, out of this auction
auction-purse-setting = { $time } Time, { $left } after a bid of { $bid }
auction-purse-leads = { $bid ->
    [0] { $time } Time, leads with 0
   *[other] { $time } Time, { $left } if { $bid } wins
}
auction-purse-waits = { $time } Time

## Declaring victory

declare-title = Who is the Chosen One?
declare-goal-hero = You must be right, then bring the Chosen One to the Organ and hold 15 Music Pages, all within this turn. Otherwise you are out.
declare-goal-fenrir = You must be right, then bring your own character to the Chosen One and hold 12 Music Pages, all within this turn. Otherwise you are out.
declare-names = The eight characters
declare-open = may be the Chosen One
# Variables: $percent.
declare-open-odds = { $percent } %
declare-checklist = What it takes
# For the ear: what the sign before a line means.
declare-is-yes = Yes:
declare-is-maybe = Uncertain:
declare-is-no = No:
# Variables: $space.
declare-organ = The Organ stands at { $space }.
declare-organ-none = The Organ is not on the map.
# Variables: $marks (held), $needed.
declare-marks = { $marks ->
    [one] You hold 1 Mark of the Wolf; { $needed } are needed.
   *[other] You hold { $marks } Marks of the Wolf; { $needed } are needed.
}
# Variables: $pages (now), $needed, $missing, $most (the most there can be this turn).
declare-pages = { $pages } Music Pages; { $needed } are needed.
declare-pages-can = { $pages ->
    [one] { $pages } Music Page
   *[other] { $pages } Music Pages
}; { $missing } more needed, and this turn can bring you to { $most }.
declare-pages-short = { $pages ->
    [one] { $pages } Music Page
   *[other] { $pages } Music Pages
}; { $needed } are needed, and this turn brings you to { $most } at most.
# Where pages can come from. Variables: $pages, $tile, $teeth.
declare-source-event = +{ $pages } from the Event
declare-source-ability = +{ $pages } by the ability
declare-source-power = +{ $pages } by a Power Card
declare-source-item = +{ $pages }: { $tile }
declare-source-compose = { $teeth ->
    [one] up to +{ $pages } by composing, after { $teeth } tooth
   *[other] up to +{ $pages } by composing, after { $teeth } teeth
}
# Variables: $character, $characterKey, $space (where it must go), $steps (how far that is on foot).
declare-there = { $character } is there already.
declare-reach = { $steps ->
    [one] { $character } is 1 step away from { $space }: within reach.
   *[other] { $character } is { $steps } steps away from { $space }: within reach.
}
declare-too-far = { $steps ->
    [-1] There is no way for { $character } to { $space }.
    [one] { $character } is 1 step away from { $space }: no way is in sight.
   *[other] { $character } is { $steps } steps away from { $space }: no way is in sight.
}
# Variables: $time (now), $left (in the end).
declare-time = { $time } Time; { $left } would be left.
declare-time-open = { $time } Time.
# The risk. Variables: $names (how many may be the Chosen One), $character, $characterKey, $others, $percent, $why (a sentence).
declare-risk-names = { $names ->
    [one] One name is left.
   *[other] { $names } names are open.
}
declare-risk-none = You know it. { $why }
declare-risk-out = It cannot be { $character }. { $why } You would be out.
declare-risk-odds = It is { $character } in { $percent } of 100 cases. If not, you are out.
declare-risk-open = { $others ->
    [one] It may be { $character }; one other name is open. If you are wrong, you are out.
   *[other] It may be { $character }; { $others } other names are open. If you are wrong, you are out.
}
declare-way = If you are right, this wins
declare-way-pick = Pick a name to see a way.
declare-way-hopeless = Nothing wins with a name that is ruled out.
declare-way-none = No turn that wins is in sight.
declare-counted = What you might draw, see or pick up on the way is not counted.
# The steps of a turn that wins. Variables: $tile, $character, $characterKey, $second, $space, $steps, $machine, $machineKey,
# $teeth, $activity, $pages, $clues.
declare-do-item = Play an Item Tile: { $tile }.
declare-do-send = Play an Item Tile and take { $character } to { $space }.
declare-do-swap = Play an Item Tile: { $character } and { $second } change places.
declare-do-choose = Choose { $character }.
declare-do-name = Use the ability of { $character }.
declare-do-turn = { $teeth ->
    [one] Turn the gears by { $teeth } tooth
   *[other] Turn the gears by { $teeth } teeth
}: { $machine }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $activity }.
declare-no-machine = no machine
declare-do-music = Play the Power Card for 3 Music Pages.
declare-do-compose = { $pages ->
    [one] Compose 1 Music Page.
   *[other] Compose { $pages } Music Pages, spending { $clues ->
        [one] 1 Clue
       *[other] { $clues } Clues
    }.
}
declare-go-free = { $steps ->
    [one] Take 1 free step to { $space }.
   *[other] Take { $steps } free steps to { $space }.
}
declare-go-walking = { $steps ->
    [one] Walk 1 step to { $space }.
   *[other] Walk { $steps } steps to { $space }.
}
declare-go-item = Play the Item Tile for free steps and go to { $space }.
declare-ride-gear = { $machineKey ->
    [taxi] Take the Steam Taxi to { $space }.
    [train] Take the Smokey Train to { $space }.
    [monorail] Take the Monorail to { $space }.
   *[airship] Fly by Airship to { $space }.
}
declare-ride-power = { $machineKey ->
    [taxi] Play the Power Card and take the Steam Taxi to { $space }.
    [train] Play the Power Card and take the Smokey Train to { $space }.
    [monorail] Play the Power Card and take the Monorail to { $space }.
   *[airship] Play the Power Card and fly by Airship to { $space }.
}
declare-ride-item = { $machineKey ->
    [taxi] Play the Item Tile and take the Steam Taxi to { $space }.
    [train] Play the Item Tile and take the Smokey Train to { $space }.
    [monorail] Play the Item Tile and take the Monorail to { $space }.
   *[airship] Play the Item Tile and fly by Airship to { $space }.
}
# Variables: $pages and $left (Time) in the end.
declare-plan-end = { $pages } Music Pages, { $left } Time left.

## Hour V

role-card-secret = The fifth Hour. This card is for your eyes only.
role-card-hero = You are a Hero
role-card-hero-means = One of the others is not.
role-card-hero-pages = Write all 15 pages of the Song.
role-card-hero-name = Find out who the Chosen One is.
role-card-hero-way = In one turn, name the Chosen One and bring them to the Organ.
role-card-fenrir = You are Fenrir
role-card-fenrir-means = The Wolf has woken in you, and nobody else knows. Your own character is its Incarnation.
role-card-fenrir-pages = Write 12 pages, not 15.
role-card-fenrir-marks = Hold two Marks of the Wolf among your tiles.
role-card-fenrir-name = Find out who the Chosen One is.
role-card-fenrir-way = In one turn, name the Chosen One and bring your own character to them. You need no Organ.
role-card-read = I have read it

## What I saw

# Variables: $player, $cards (how many cards).
reveal-title-hand = { $cards ->
    [one] A card of { $player }
   *[other] { $cards } cards of { $player }
}
reveal-title-deck = { $cards ->
    [one] A card of the Unknown deck
   *[other] { $cards } cards of the Unknown deck
}
reveal-alone = Only you can see this.
reveal-power = A Power Card
reveal-known = You knew that already.
# Variables: $character, $characterKey.
reveal-not-chosen = { $character } is not the Chosen One.
reveal-certain = Only one name is left: { $character } is the Chosen One.
# Variables: $names (how many may still be the Chosen One).
reveal-names = { $names } names are left for the Chosen One.
reveal-nothing-new = That tells you nothing new about the Chosen One.
# Variables: $squares (how many squares of the notebook were filled in).
reveal-noted = { $squares ->
    [one] Added to your notebook: 1 square.
   *[other] Added to your notebook: { $squares } squares.
}
reveal-go-on = Go on

## The end

end-hero = A Hero wins
# Variables: $player, $you (yes, no), $hour (a Roman numeral), $character (the Chosen One), $characterKey, $space, $own (the winner’s
# own character), $ownKey, $pages.
end-hero-title = { $you ->
    [yes] You have put off the end of the world.
   *[no] { $player } has put off the end of the world.
}
end-hero-text = { $you ->
    [yes] In Hour { $hour } you named { $character } as the Chosen One, and { $character } played the Song at { $space }.
   *[no] In Hour { $hour } { $player } named { $character } as the Chosen One, and { $character } played the Song at { $space }.
}
end-fenrir = Fenrir wins
end-fenrir-title = { $you ->
    [yes] You were the wolf.
   *[no] { $player } was the wolf.
}
end-fenrir-text = { $you ->
    [yes] In Hour { $hour } you named { $character } as the Chosen One and brought { $own } there, with { $pages } pages and two Marks of the Wolf.
   *[no] In Hour { $hour } { $player } named { $character } as the Chosen One and brought { $own } there, with { $pages } pages and two Marks of the Wolf.
}
end-ragnarok = Ragnarök
end-ragnarok-title = Midnight. Everybody has lost.
end-ragnarok-text = The eleven Hours are over, and nobody has played the Song.
end-all-out = Everybody is out
end-all-out-title = Nobody is left to save the world.
end-all-out-text = The last player is out of the game; everybody has lost.
end-abandoned = Without a result
end-abandoned-title = The game was given up.
end-abandoned-text = Nobody has won, and nobody has lost.
end-chosen-was = The Chosen One was { $character }.
end-rematch = Rematch
end-follow = Go on to the rematch
end-rematch-waits = The others have gone on: a seat waits for you.
end-watch-rematch = Watch the rematch
end-trouble = The rematch could not be set up. Try again.
end-replay = Replay
end-look = Look at the board
end-back = Back to the result
end-front = Back to the front page
end-secrets = What everybody kept secret
end-bot = bot
# Variables: $time, $pages.
end-tally = { $time } Time, { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}.
end-out-time = Out: no Time was left.
end-out-wrong-name = Out: named the wrong character.
end-out-failed = Out: was right, but did not get there.
# Variables: $percent: how sure one could be.
end-sure = { $percent ->
    [100] Could know the Chosen One for certain.
    [0] Could not know the Chosen One at all.
   *[other] Could be { $percent } % sure of the Chosen One.
}
# Variables: $tiles (how many).
end-tiles = { $tiles ->
    [one] 1 tile in hand
   *[other] { $tiles } tiles in hand
}
end-chosen = The Chosen One
end-unknown = Unknown
end-face-up = Face up
end-no-truth = The cards of this game cannot be shown.
end-know = How sure could each of you be?
end-know-legend = Certainty about the true Chosen One at the end of each Hour, from the facts each player had.
end-graph-label = How sure each player could be of the true Chosen One, Hour by Hour
end-graph-dealt = roles are dealt
end-graph-opened = the card is turned over
end-numbers = The same in numbers
end-player = Player
end-turns = Where it turned
# Variables: $player, $you (yes, no), $from and $to (percent), $character, $characterKey.
end-turn-roles = { $you ->
    [yes] The roles were dealt, and you drew Fenrir: from here on you needed 12 pages, not 15.
   *[no] The roles were dealt, and { $player } drew Fenrir: from here on 12 pages were enough there.
}
end-turn-organ = { $you ->
    [yes] You found the Organ.
   *[no] { $player } found the Organ.
}
end-turn-jump = { $you ->
    [yes] You learned most in this Hour: from { $from } % to { $to } %.
   *[no] { $player } learned most in this Hour: from { $from } % to { $to } %.
}
end-turn-certain = { $you ->
    [yes] From here on you could be certain; before it was { $from } %.
   *[no] From here on { $player } could be certain; before it was { $from } %.
}
end-turn-right = { $you ->
    [yes] You named { $character }, and were right.
   *[no] { $player } named { $character }, and was right.
}
end-turn-wrong = { $you ->
    [yes] You named { $character }, and were wrong.
   *[no] { $player } named { $character }, and was wrong.
}
end-turn-none = Nothing stood out in this game.
end-check = Was the deal fair?
end-check-text = The record proves it: the server was bound to its secret before you gave your part of the chance.
end-check-how = Anybody can check it:
end-file = Game file
end-record = Record

## The notebook

note-title = Notebook
note-grid = What is known of the Character Cards
note-you = you
note-deck = Unknown
note-table = Face up
note-chosen = Chosen One
# Variables: $cards.
note-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# Variables: $cards, $seen.
note-deck-seen = { $cards ->
    [one] { $cards } card, { $seen } known
   *[other] { $cards } cards, { $seen } known
}
# Variables: $names.
note-possible = { $names ->
    [one] known
   *[other] { $names } possible
}
note-legend-seen = known
note-legend-out = ruled out
note-legend-marks = your marks
note-odds-show = Show me the odds
note-odds-hide = Hide the odds
note-odds-off = Odds are off at this table
note-open = Open
note-close = Close
# Variables: $percent.
note-percent = { $percent } %
note-hint = Pick a square to read why, or to mark it with your pencil.
note-hint-watching = Pick a square to read why.
# For the ear: what a square says.
note-cell-in = known
note-cell-out = ruled out
note-cell-open = open
note-mark-likely = your mark: likely
note-mark-question = your mark: a question
note-mark-unlikely = your mark: unlikely
# What a square says. Variables: $player, $character, $characterKey.
note-in-hand = { $player } holds { $character }.
note-in-own = You hold { $character }.
note-in-deck = { $character } lies in the Unknown deck.
note-in-table = { $character } lies face up beside the board.
note-in-chosen = { $character } is the Chosen One.
note-out-hand = { $player } cannot hold { $character }.
note-out-own = You do not hold { $character }.
note-out-deck = { $character } cannot lie in the Unknown deck.
note-out-table = { $character } does not lie face up beside the board.
note-out-chosen = { $character } cannot be the Chosen One.
note-open-hand = { $player } may hold { $character }.
note-open-deck = { $character } may lie in the Unknown deck.
note-open-chosen = { $character } may be the Chosen One.
# Why. Variables: $player, $you (is it the reader? yes, no), $character, $characterKey, $hour (a Roman numeral), $known (is the Hour
# known? yes, no), $cards (names in a row), $count (how many).
note-somebody = Somebody
note-because-open = Nothing you have seen rules it out.
note-because-own = { $character } is your own card.
note-because-saw-hand = { $known ->
    [yes] In Hour { $hour } you saw { $character } in the hand of { $player }.
   *[no] You saw { $character } in the hand of { $player }.
}
note-because-saw-deck = { $known ->
    [yes] In Hour { $hour } you saw { $character } in the Unknown deck.
   *[no] You saw { $character } in the Unknown deck.
}
note-because-saw-chosen = You saw the card of the Chosen One: { $character }.
note-because-revealed = { $you ->
    [yes] In Hour { $hour } you showed { $character } to everybody.
   *[no] In Hour { $hour } { $player } showed { $character } to everybody.
}
note-because-turned = { $you ->
    [yes] In Hour { $hour } you named { $character } rightly, and the card was turned over.
   *[no] In Hour { $hour } { $player } named { $character } rightly, and the card was turned over.
}
note-because-peeked = { $known ->
    [yes] In Hour { $hour } you looked at the Chosen One’s card: it is { $character }.
   *[no] You looked at the Chosen One’s card: it is { $character }.
}
note-because-face-up = The card of { $character } lies face up for everybody.
note-because-named = { $you ->
    [yes] You named { $character } and were wrong.
   *[no] { $player } named { $character } and was wrong.
}
note-because-full-hand = { $count ->
    [one] { $player } holds { $cards }, and no other Character Card.
   *[other] { $player } holds { $cards }, and no other Character Cards.
}
note-because-full-own = { $count ->
    [one] Your hand holds { $cards }, and no other Character Card.
   *[other] Your hand holds { $cards }, and no other Character Cards.
}
note-because-full-deck = { $count ->
    [one] The Unknown deck is known: { $cards }.
   *[other] The whole Unknown deck is known: { $cards }.
}
note-because-full-table = Only { $cards } lies face up beside the board.
note-because-full-chosen = The Chosen One is { $cards }.
note-because-last-name = Every other name is ruled out.
note-because-only-place = Every other place is ruled out for { $character }.
# Who may be Fenrir.
note-fenrir-in-hand = { $player } is Fenrir.
note-fenrir-in-own = You are Fenrir.
note-fenrir-out-hand = { $player } is not Fenrir.
note-fenrir-out-own = You are not Fenrir.
note-fenrir-open-hand = { $player } may be Fenrir.
note-fenrir-because-own = Your role card says so.
note-fenrir-because-declared = The declaration has shown it.
note-fenrir-because-open = Nothing you know rules it out.
note-fenrir-because-you = You are Fenrir yourself.
note-fenrir-because-follows = It follows from the other roles.
# Who saw what. Variables: $player, $other, $cards (names in a row), $count, $power.
note-saw = What you saw
note-saw-hand = { $player }: { $cards }
note-saw-deck = Unknown deck: { $cards }
note-saw-power = the Power Card “{ $power }”
note-seen = Who saw yours
note-seen-line = { $player } saw { $cards }
note-others = Who looked where
note-others-hand = { $count ->
    [one] { $player } looked at a card of { $other }
   *[other] { $player } looked at { $count } cards of { $other }
}
note-others-deck = { $count ->
    [one] { $player } looked at a card of the Unknown deck
   *[other] { $player } looked at { $count } cards of the Unknown deck
}
note-saw-nothing = Nobody has looked at a card yet.
note-text = Your own words
note-text-hint = Write a note; only you can read it.
note-state-loading = Fetching what you wrote…
note-state-kept = Kept with the table, for you alone.
note-state-writing = Writing…
note-state-failed = Not kept yet; trying again.
note-state-full = That is more than the notebook holds. Shorten it, and it is kept.

# On a small button that explains what it stands beside.
help-open = What is this?

# The lessons on the first page, and gentle hints at the table. Variables: $space, $tile
front-learn = Learn the game
front-learn-about = Nine short chapters at a real table: you play from the first minute
front-first-game = Easier first game: the Unknown Characters lie face up
front-hints = Hints at the table
hint-clue = You could still pick up a Clue: { $space } is one move away.
hint-item = You could still play an Item Tile: { $tile }.
hint-steps = You could still use your free steps.
hint-power = You could still play a Power Card, one a turn.
hint-spend = You could spend Clues here: each is worth one more.
hint-location = You could place a Location Tile: it brings 1 Clue and 2 Time.
hint-away = Put this hint away

# The list of keys, which ? opens.
keys-title = Keys
keys-menu = Keyboard shortcuts
keys-enter = Take the highlighted choice
keys-digit = Take another choice
keys-escape = Drop what you picked; back to the question
keys-undo = Undo
keys-city = During an auction: the city and back
keys-notebook = Notebook
keys-list = The board as a list
keys-region = Next part of the screen
keys-arrows = On the map: the next space that way
keys-lit = On the map: the next space you can pick
keys-this = This list
keys-close = Close
keys-decision = One decision back or on
keys-turn = One turn back or on
keys-hour = One Hour back or on
keys-ends = The beginning and the end
keys-play = Play and pause
