# The words of the table in the browser. Buttons are short; sentences are whole.

page-title = Armonium
page-not-loaded = Armonium couldn’t be loaded. Reload the page.

## The room: a table by its address

room-connecting = Joining the table…
# When a table takes longer than five seconds to open: what keeps it, for players and for the operator of the server.
# Variables: $pack, the id of a content pack and the beginning of its hash; $code, a word of docs/protocol.md.
room-late = The table isn’t opening
room-late-offline = The server can’t be reached. Check your connection.
room-late-missing-pack = This table uses the board of the pack { $pack }, which this server doesn’t have. Its operator can add the file with --pack and restart the server.
room-late-socket = The server responds, but the live connection (WebSocket) to the table fails. Its operator should check that the proxy in front of the server forwards WebSockets and the Host header with its port; the server’s log gives the reason for each refusal.
room-late-server = The server can’t open this table ({ $code }). Its operator will find the reason in the server’s log.
room-late-retry = This page keeps trying.
closed-not-admitted = This table is private. Ask someone at the table for an invite link.
closed-no-table = This table doesn’t exist. Check the link.
closed-bad-token = This device is no longer part of that table.
closed-signed-out = You were signed out on this device.
closed-no-identity = This profile was deleted.
closed-no-spectators = The game has started, and this table doesn’t allow spectators.
closed-seat-given-away = Someone else has your seat now, and this table doesn’t allow spectators. You can watch the whole game once it’s over.
closed-seat-lost = Someone else has taken your seat, and this table doesn’t allow spectators. You can watch the whole game once it’s over.
closed-other = The table couldn’t be opened. Try again in a moment.
closed-home = Back to home
closed-lost-identity = You’re no longer { $name } on this device: that identity was deleted, or signed out from another device. This table is private.

# Names of the bots at the table, by seat.
bot-name-0 = Amedeo
bot-name-1 = Beatrice
bot-name-2 = Carlotta
bot-name-3 = Demetrio
bot-name-4 = Eleonora
bot-name-5 = Federico

## The prompt bar

prompt-region = Your decision
prompt-your-turn = Your turn
# In a lesson, while the guide only wants to be read.
prompt-read-first = Read on first
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
prompt-failed = That didn’t work. Nothing has changed; try again.
# On a button that must be held.
prompt-hold-fatal = This spends all your Time. Hold to confirm
prompt-hold-declare = Can’t be undone. Hold to declare
# Variables: $position, a Roman numeral.
prompt-open = Position { $position }
prompt-your-bid = Your bid
prompt-spend-clues = Spend Clues
prompt-go = Go
prompt-stop = Stop here
# Ends a ride with steps left.
prompt-stop-ride = Get off here
prompt-declare = Declare victory
prompt-who = Who is the Chosen One?
prompt-declare-detail = Name the wrong character and you’re out of the game.
# Variables: $character (a name), $characterKey, $space.
prompt-move-to = Move { $character } to { $space }?
# Variables: $time.
prompt-costs = { $time ->
    [0] free
   *[other] { $time } Time
}
# Variables: $left, the Time that would be left.
prompt-left = You’d have { $left } Time left.
# Variables: $bid, $left.
prompt-bid-detail = At { $bid } you’d have { $left } Time left.
# Variables: $by (finger or mouse).
prompt-gears-detail = Each tooth costs 1 Time, then each step. { $by ->
    [finger] Tap an option to preview it.
   *[mouse] Point at an option to preview it.
}
# Variables: $count, how many places.
prompt-move-detail = { $count ->
    [one] One space within reach. Pick it on the map.
   *[other] { $count } spaces within reach. Pick one on the map.
}
# How a route leads somewhere, between the steps on foot. Variables: $ride (none, taxi, train, monorail, airship), $to (where the
# ride ends).
prompt-way = { $ride ->
    [taxi] By Steam Taxi
    [train] By Smokey Train to { $to }
    [monorail] By Monorail to { $to }
    [airship] By Airship to { $to }
   *[none] On foot
}
# What a route costs and brings. Variables: $time, $clues (picked up on the way), $left (the Time that would be left).
prompt-route = { $time ->
    [0] Free
   *[other] { $time } Time
}{ $clues ->
    [0] {""}
    [one] , 1 Clue
   *[other] , { $clues } Clues
}; { $left } Time left.
# Variables: $cards, $clues (yes or no: can Clues be spent?).
prompt-investigate-detail = { $clues ->
    [yes] { $cards ->
        [one] You’ll see 1 random card, Character or Power. Each Clue adds another.
       *[other] You’ll see { $cards } cards; no one else will.
    }
   *[no] { $cards ->
        [one] You’ll see 1 random card, Character or Power; no one else will.
       *[other] You’ll see { $cards } cards; no one else will.
    }
}
# A look that the Event or an ability gives. Variables: $sourceKey, $character, $cards.
prompt-look-from = { $sourceKey ->
    [event] The Event
    [again] { $character }’s ability, once more
   *[ability] { $character }’s ability
}: you’ll see { $cards } cards; no one else will.
# Why a hand or the deck can't be picked with this many Clues. Variables: $cards (how many it shows at most).
prompt-look-short = { $cards ->
    [one] Only 1 card to see there this turn.
   *[other] Only { $cards } cards to see there this turn.
}
prompt-clue-from = First pick the Clue on the map.
prompt-clue-to = Now pick where it goes.
prompt-pick-place = Pick a highlighted space on the map.
# Variables: $count.
prompt-pick-organ = { $count ->
    [one] One building is left: pick it on the map.
   *[other] { $count } buildings are left: pick one on the map.
}
prompt-pick-mystic = Now pick a Mystic Building on the map.
prompt-location-detail = Pick a tile, then a side of the compass.
prompt-location-none = None of your tiles fits. You’re asked anyway, so that no one learns what you hold.
prompt-location-no-tiles = You have no tiles. The last player in turn order is always asked.
# What the last decision brought. Variables: $things; $tile (its name); $clues.
prompt-got = You got: { $things }.
prompt-got-tile = the tile “{ $tile }”
prompt-got-clues = { $clues ->
    [one] +{ $clues } Clue
   *[other] +{ $clues } Clues
}
# What it cost, after what it brought. Variables: $things (a list)
prompt-paid = You paid: { $things }.
# Variables: $time
prompt-paid-time = { $time } Time
# Variables: $clues
prompt-paid-clues = { $clues ->
    [one] { $clues } Clue
   *[other] { $clues } Clues
}
prompt-discard-detail = You can keep three tiles. The one you pick goes to the bottom of the pile.
prompt-deck = Unknown
# On the button of a turn of the gears. Variables: $turn (“2 teeth”), $time.
prompt-turn = { $turn }, { $time } Time
# Below “Stop here”. Variables: $activity, the action that comes next.
prompt-then = then: { $activity }
# On the button that makes the choice, before one was tapped.
prompt-tap-option = Tap an option
prompt-tap-person = Tap a character to see what they bring.
# On a touch screen, where an ability or a character to block is asked for.
prompt-tap-ability = Tap a name to see its ability.
# Variables: $ability.
prompt-ability = Ability: { $ability }.
# Variables: $spaces and $clues, how many are in reach.
prompt-reach = In reach: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, { $clues ->
    [0] no Clue
    [one] 1 Clue
   *[other] { $clues } Clues
}.
# Variables: $space.
prompt-arrived = You’ve arrived: { $space }.
prompt-arrived-detail = You can’t move any farther. Stop here to continue.
# Variables: $left, how many buildings would be left for the Organ.
prompt-area-left = { $left ->
    [one] leaves 1 building
   *[other] leaves { $left } buildings
}
# Variables: $from and $to, how many buildings.
prompt-area-shrinks = The Organ’s area shrinks from { $from } to { $to } buildings.
# What the reader knows of cards that can be looked at. Variables: $characters and $powers (how many cards), $known and $of
# (known Character Cards of so many), $names (of those known).
prompt-hand-known = { $known ->
    [0] { $characters ->
        [one] 1 Character
       *[other] { $characters } Characters
    }, { $powers ->
        [one] 1 Power
       *[other] { $powers } Powers
    }
   *[other] you know { $names }
}
prompt-deck-known = { $known } of { $of } known
# What Undo takes back. Variables: $character, $characterKey.
undo-choose = Choose { $character }
undo-name = Use the ability of { $character }
undo-stop = Stop here
# What an action of Vidal’s does, below its name.
favour-investigate = see a card
favour-research = draw a tile
favour-compose = write a page
favour-move_clue = move it one space
# Why there is no Undo.
undo-not-seen = No undo: cards were seen.
undo-not-drawn = No undo: tiles were drawn.
undo-not-shown = No undo: a tile was shown.
undo-not-declared = No undo: victory was declared.
undo-not-bid = No undo: bids stand.
# Choosing a character. Variables: $character, $characterKey, $player, $clues and $rides (how many).
choose-title = What each character brings this Hour
choose-taken = { $player } has chosen { $character }.
choose-blocked = The Event blocks { $character } this Hour.
choose-blocked-by = { $player } has blocked { $character }.
choose-clues = { $clues ->
    [0] no Clue in reach
    [one] 1 Clue in reach
   *[other] { $clues } Clues in reach
}
choose-rides = { $rides ->
    [one] ride in reach
   *[other] rides in reach
}
# Back from the city to what lay on the stage.
stage-back-auction = Back to the auction
stage-back-characters = Back to the characters
# Why a space cannot be reached. Variables: $space, $distance (steps on foot), $steps (that are left), $time, $machineKey (the
# machine that runs, or none).
why-here = You’re already at { $space }.
why-no-way = No free way leads to { $space }.
why-too-far = { $space } is { $distance ->
    [one] 1 step
   *[other] { $distance } steps
} away, and you have { $steps ->
    [0] none
   *[other] { $steps }
} left.{ $machineKey ->
    [none] {""}
   *[other] {" "}The machine doesn’t bring you near enough.
}
why-too-dear = { $space } is { $distance ->
    [one] 1 step
   *[other] { $distance } steps
} away at 1 Time each, and you have { $time } Time.{ $machineKey ->
    [none] {""}
   *[other] {" "}The machine doesn’t bring you near enough.
}

## When there is nothing to decide

wait-watching = You’re watching.
wait-out = You’re out of the game. You can keep watching, or leave.
wait-substituted = A bot is playing for you.
wait-reclaim = Take my seat back
wait-nobody = The game is over.
wait-away = not connected
wait-bot = thinking…
# After what was taken back.
wait-withdrawn = You’ll be asked again afterwards.
# Variables: $player (the absent player), $span (how long, such as "4 minutes").
wait-away-for = { $player } has been away for { $span }.
# Variables: $left (as on a clock).
wait-bot-soon = A bot can play in { $left }.
wait-bot-majority = A bot will play if most of you ask for it.
# Variables: $players (names).
wait-bot-wanted = Requested by { $players }.
# Variables: $player (the absent player).
wait-let-bot = Let a bot play until { $player } is back
# Variables: $player, $ask (what is asked).
wait-for = { $ask ->
    [open-auction] Waiting for { $player } to open an auction.
    [opening-bid] Waiting for { $player } to make the first bid.
    [raise] Waiting for { $player } to raise or pass.
    [place-clue] Waiting for { $player } to place a Clue.
    [choose] Waiting for { $player } to choose a character.
    [gears] Waiting for { $player } to turn the gears.
    [move] Waiting for { $player } to move.
    [act-investigate] Waiting for { $player } to investigate.
    [act-research] Waiting for { $player } to do research.
    [act-compose] Waiting for { $player } to compose.
    [act-move-clue] Waiting for { $player } to move a Clue.
    [end-turn] Waiting for { $player } to finish the turn.
    [place-location] Waiting for { $player }: place a Location Tile or not?
    [place-organ] Waiting for { $player } to place the Organ.
    [discard] Waiting for { $player } to discard a tile.
   *[other] Waiting for { $player } to decide.
}

## A seat that the reader has lost

# Variables: $player (who has it now).
seat-lost-taken = { $player } took your seat using its link.
seat-lost-freed = Your seat is free again: the host freed it, or you left it on another device.
seat-lost-unknown = You no longer have a seat at this table.
seat-lost-watch = You’re watching now.
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
vote-ends = If no one objects, the game ends in { $left }.
vote-lapses = Unless everyone agrees within { $left }, the game continues.
vote-agree = End the game
vote-play-on = Keep playing

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
# A button: it opens the machine room, which is folded to one line.
machine-open = Show the machine room
machine-clock = Hour { $hour } of { $hours }
machine-event = Event of the Hour
# The last place in the order, on a small plate.
machine-event-last = last

## The city

# The whole board, for a screen reader. Variables: $city, its name.
city-map = Map of { $city }
city-keys = Arrow keys move between spaces; Page Up and Page Down jump between highlighted spaces; Enter selects one.
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
city-list = City as a list
# Variables: $count, how many places can be chosen now.
city-list-only-lit = { $count ->
    [0] No space can be chosen right now
    [one] Only the one space you can choose now
   *[other] Only the { $count } spaces you can choose now
}
# The heads of the list's columns.
city-list-name = Space
city-list-here = What’s there
city-list-neighbours = Adjacent to
city-list-price = Price
city-list-clue = a Clue
city-list-organ = the Organ
city-list-mystic = Mystic Building

## The table as a whole

# The title of the window. Variables: $hour, a Roman numeral.
table-title = Hour { $hour } · Armonium
table-title-mine = Your turn · Armonium
table-title-over = The game is over · Armonium
# Calling the reader to their turn; $hour is a Roman numeral.
call-turn = It’s your turn in Hour { $hour }.
call-offer = Play a sound when it’s your turn?
call-offer-about = And show a notification while this tab is hidden.
call-offer-yes = Yes
call-offer-no = No
call-vibration = Vibrate when it’s my turn
call-notifications = Notify me when it’s my turn
call-notifications-note = While this tab is hidden
call-blocked = Your browser blocks notifications from this site.
chat-open = Open the chat
# Under the clock. Variables: $hours, how many Hours come after this one.
table-hours-left = { $hours ->
    [0] The last Hour
    [one] One Hour left after this
   *[other] { $hours } Hours left after this
}
# On a phone, beside the question while it is folded to one line.
prompt-unfold = Show the options
# As above, while the question is answered on the map.
prompt-to-map = Go to the map
prompt-to-table = Go to the table
# The line below the page on a phone.
dock = Sections of the table
dock-city = City
dock-hand = Hand
dock-playable = { $count } playable
dock-machine = Machine
dock-notes = Notes
dock-chat = Log
# Variables: $seconds until the next try.
banner-cut = { $seconds ->
    [one] You’re offline. Your moves are safe. Retrying in one second.
   *[other] You’re offline. Your moves are safe. Retrying in { $seconds } seconds.
}
banner-storage = { $seconds ->
    [one] The server can’t save or load games right now. Retrying in one second.
   *[other] The server can’t save or load games right now. Retrying in { $seconds } seconds.
}
banner-connecting = Reconnecting…
banner-slow = Sending… Your connection is slow.
# Variables: $count, how many things happened meanwhile.
banner-back = { $count ->
    [one] Back online. One thing happened while you were away.
   *[other] Back online. { $count } things happened while you were away.
}
# Variables: $hour, a Roman numeral.
banner-past = The board as it was in Hour { $hour }
banner-present = Back to the present

## Places on the board, as they are read aloud

# Variables: $space, $time, $clues.
city-reachable = { $clues ->
    [0] { $space }, within reach for { $time } Time
    [one] { $space }, within reach for { $time } Time, with a Clue on the way
   *[other] { $space }, within reach for { $time } Time, with { $clues } Clues on the way
}
# A place and what is there. Variables: $space, $who (names), $standing (how many stand there), $clue, $organ and $lit (yes, no),
# $kind (regular, mystic, station) and $machine (of a station).
city-space = { $space }{ $kind ->
    [station] , { $machine } station
    [mystic] , Mystic Building
   *[regular] {""}
}{ $standing ->
    [0] {""}
   *[other] . { $who }
}{ $clue ->
    [yes] . Clue
   *[no] {""}
}{ $organ ->
    [yes] . The Organ
   *[no] {""}
}{ $lit ->
    [yes] . Can be chosen
   *[no] {""}
}
# Of a place, where nothing more is known of it.
city-space-lit = Can be chosen

## The first minute: names of the levels

# The players of the house, from the gentlest to the strongest.
level-name-apprentice = Apprentice
level-name-detective = Detective
level-name-inspector = Inspector
level-name-master = Master
level-about-apprentice = Plays by rules of thumb. Good for a first game.
level-about-detective = Plans whole turns and watches what you do.
level-about-inspector = Plays out what could be true before deciding.
level-about-master = Thinks longest, and forgives nothing.

## The first minute: the front page

# The title in the browser's tab. Variables: $page.
front-title = { $page } · Armonium
front-home = Armonium: home page
front-language = Language
front-theme-paper = Light theme
front-sounds = Sounds
front-pitch = Eleven Hours to find the one who can wake the Organ. One of you would rather it slept.
front-lead = Play the board game 011 in your browser: three to six players, or you against bots that think.
front-play = Play now
front-play-about = You and three bots
front-ways = Other ways to play
front-invite = Invite friends
front-invite-about = Share a link or QR code; bots fill empty seats
front-invite-options = Choose the options first
front-hot-seat = Pass and play
front-hot-seat-about = One device, passed around; cards stay hidden between turns
front-rules = Rules
front-rules-about = The full rules, in our own words
front-puzzle = Puzzle of the day
# Variables: $grade, a Roman numeral.
front-puzzle-open = Level { $grade }, not solved yet
front-puzzle-solved = Level { $grade }, solved
front-my-games = My games
front-players = Players
front-footer = Armonium is an unofficial, non-commercial fan edition of the board game 011 by Marco Valtriani, published by Scribabs and based on a novel by Paolo Vallerga. It’s not affiliated with them. Code, drawings and words are our own.
front-continue = Continue
front-waiting = { $count ->
    [one] { $count } game is waiting for you
   *[other] { $count } games are waiting for you
}
# Variables: $count, how many games.
front-all = { $count ->
    [one] Show 1 game
   *[other] Show all { $count } games
}
front-fewer = Show fewer
front-open-tables = Open tables
front-loading = Looking for tables…
front-no-tables = No open tables yet.
front-no-tables-open = Open one and it’ll show up here.
front-again = Try again
front-copied = Copied
front-beginner = Beginner
front-rated = Rated
# Variables: $players, a list of names.
front-table-with = With { $players }
# Variables: $host, the name of the player who made the table.
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
front-substituted = A bot is playing for you
front-given-away-watch = Someone else has your seat; you can watch
front-given-away-later = Someone else has your seat; you can see the game once it’s over
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
front-leave-open = Your seat will be free for someone else. If no one else is there, the table closes.
front-leave-running = A bot will play for you. You can come back as long as no one else has been given your seat. The game ends once no people are left in it.
front-leave-stay = Stay
front-leave-go = Leave
front-lost = Nothing here
front-lost-about = The link may be mistyped, or the page is gone.
front-trouble-offline = The server can’t be reached. Check your connection and try again.
front-trouble-bad-name = Names must be 1–40 visible characters.
front-trouble-wrong = That code isn’t valid. A new code replaces any older one.
front-trouble-bad-field = Something in that request was wrong. Reload the page and try again.
front-trouble-too-many-tables = You’ve reached the limit for games at one time. Finish or leave one first.
front-trouble-storage = The server can’t save anything right now. Try again in a moment.
front-trouble-busy = The server is busy. Try again in a moment.
front-trouble-not-confirmed = That doesn’t match your name.
front-trouble-proof-missing = First confirm it’s you: enter your passphrase or your recovery code.
front-trouble-wrong-proof = That’s neither your passphrase nor your current recovery code.
front-trouble-too-many-programs = You’ve reached the limit for programs. Revoke one first.
front-trouble-other = Something went wrong. Try again.

## The first minute: who I am

# Names for players who give none; whimsical, and of no gender.
me-default-0 = Brass Sparrow
me-default-1 = Snow Owl
me-default-2 = Clockwork Hare
me-default-3 = Gaslight Moth
me-default-4 = Silver Magpie
me-default-5 = Copper Swan
me-title = Your profile
me-name = Your name
me-name-optional = Your name (optional)
# Variables: $name.
me-playing-as = You’re playing as { $name }.
me-change = Change
me-save = Save
me-saved = Saved
me-close = Done
me-code-title = On another device
me-code-about = There are no accounts here: this browser remembers you. A recovery code lets you play as yourself on another device, or get back in if this browser forgets you. A new code replaces any older one.
me-code-show = Create a recovery code
me-code-copy = Copy the code
me-code-keep = Keep it somewhere safe: you’ll need it to create a new one or to delete your profile.
me-code-replaces = A new code replaces the old one and signs you out on all other devices.
me-code-new = Create a new code
me-have-code = I have a recovery code
me-code = Recovery code
me-sign-in = Continue as this player
me-sign-in-about = The code brings back your name and your games.
# Variables: $name, who the reader is at the moment.
me-sign-in-replaces = This switches you to another player’s name and games. Unless you’ve saved a recovery code for { $name }, you won’t be able to get back to it here.
me-notices = Notices outside the page
me-sessions-title = Signed in elsewhere
me-sessions-about = Lost a device, or left one signed in? Sign it out from here. This browser stays signed in.
me-sessions-end = Sign out everywhere else
# Variables: $count, how many other devices were signed out.
me-sessions-ended = { $count ->
    [0] You weren’t signed in anywhere else.
    [one] You were signed out on one other device.
   *[other] You were signed out on { $count } other devices.
}
me-programs-title = Your programs
me-programs-about = A program can play on its own with a token. Others see that it’s a program, and that it’s yours. Revoking the token ends its connections.
me-program-name = Name of the program
me-program-make = Create a token
# Variables: $name, of the program.
me-program-token = { $name }’s token. Copy it now: it won’t be shown again.
me-program-copy = Copy the token
me-program-revoke = Revoke
# Variables: $name, of the program.
me-program-revoke-name = Revoke { $name }’s token
# Variables: $name, of the program.
me-program-revoke-sure = Revoke { $name }?
me-data-title = Your data
me-data-about = Your data is yours: download it, or delete it.
me-profile = My profile
me-export = Download everything
me-delete = Delete my profile…
# Variables: $name.
me-delete-question = Permanently delete { $name }?
me-delete-goes = Your name, e-mail address, recovery code, passphrase, notes, programs, rating and chat messages will be deleted. This can’t be undone.
me-delete-stays = Your games stay for the other players, without your name. In games still running, a bot takes over or your seat becomes free.
# Variables: $name.
me-delete-type = To confirm, type your name: { $name }
me-proof-passphrase = Your passphrase or recovery code
me-proof-code = Your current recovery code
me-delete-keep = Cancel
me-delete-go = Delete permanently

## The first minute: a new table

new-title = New table
new-about = Choose who’s playing. Everything else can stay as it is.
new-seats = Seats
new-players = Players
# Variables: $number.
new-seat = Seat { $number }
new-open = Open seat
new-me = You
new-bots = Bots
# Variables: $level, the name of a level.
new-bot = Bot: { $level }
new-who = Who can join
new-by-link = Anyone with the link
new-by-link-about = The table isn’t listed anywhere. You get a link and a QR code to share.
new-listed = Everyone
new-listed-about = The table is listed under Open tables on the home page.
new-spectators = Allow spectators
new-spectators-about = They see only what everyone at the table sees, never anyone’s hand.
new-pace = Thinking time
# Variables: $kind (none, real_time, correspondence).
new-pace-kind = { $kind ->
    [real_time] Live
    [correspondence] Over several days
   *[none] No clock
}
new-pace-none = No clock
# Variables: $kind (none, real_time, correspondence).
new-pace-about = { $kind ->
    [real_time] You get a few seconds for each decision. Anything longer comes out of a reserve for the whole game.
    [correspondence] The clock starts when a turn does. You don’t have to be online together.
   *[none] Take as long as you like.
}
new-live-label = Seconds per decision, plus reserve
# Variables: $increment, seconds; $minutes, the reserve.
new-live = { $increment } s + { $minutes } min
new-turn-label = Time per turn
# Variables: $count.
new-turn-days = { $count ->
    [one] { $count } day per turn
   *[other] { $count } days per turn
}
new-turn-hours = { $count ->
    [one] { $count } hour per turn
   *[other] { $count } hours per turn
}
new-night = Pause the clock at night
new-night-about = From 10 p.m. to 7 a.m., your time.
new-turn-nights = { $turn }, nights not counted
new-game = The game
new-beginner = Easier for beginners
new-beginner-about = The Unknown Characters are face up, so there’s less to work out. For four or more players.
new-odds = Allow odds
new-odds-about = The notebook can show exact odds, based on what you know.
new-rated = Rated
new-rated-about = The result counts for ratings. No bots, and no odds.
new-more = More options
new-opener = From Hour II on, auctions are opened by
new-opener-first = last Hour’s first player
new-opener-last = last Hour’s last player
new-substitute = Bot that takes over for players who leave
new-create = Open the table
new-begin = Start

## The first minute: a table that gathers

lobby-title = A table in Turin
lobby-title-host = Your table is open
# Variables: $count.
lobby-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-dealing = Dealing the cards…
# Variables: $players, a list of names; $count, how many.
lobby-awaited = { $count ->
    [one] Waiting for { $players } to connect.
   *[other] Waiting for { $players } to connect.
}
# Variables: $player.
lobby-late = { $player } isn’t here yet. You can start without them.
lobby-late-free = Free the seat
lobby-late-bot = Add a bot
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
lobby-sit-at = Sit here: seat { $number }
lobby-bot = Add a bot…
# Variables: $number.
lobby-bot-at = Add a bot to seat { $number }
# Variables: $player, a name.
lobby-free-seat = Remove { $player } from the table
lobby-start = Start with bots
lobby-start-level = Bots for empty seats
lobby-rated = A rated game starts once people have taken every seat.
lobby-wait = The game starts once every seat is taken.
lobby-countdown = Starting in { $seconds }…
lobby-countdown-about = Everyone is ready. Any player can stop the start.
lobby-stop = Stop
lobby-stopped = The start was stopped.
lobby-stopped-wait = The host, or the player who stopped it, can start again.
lobby-start-again = Start again
lobby-reserved = seat kept, on the way
lobby-visitors = { $count ->
    [one] { $count } more person is looking at the table.
   *[other] { $count } more people are looking at the table.
}
lobby-move = Move here
lobby-move-to = Move to seat { $number }
lobby-swap = Swap seats
lobby-swap-with = Ask { $player } to swap seats
lobby-swap-asked = { $player } would like to swap seats with you.
lobby-swap-agree = Swap
lobby-swap-decline = No, thanks
lobby-swap-waiting = You asked { $player } to swap seats.
lobby-swap-withdraw = Withdraw
lobby-rename = Save
lobby-colour = Colour and shape
lobby-shape = { $shape ->
    [square] Square
    [triangle] Triangle
    [diamond] Diamond
    [cross] Cross
    [crescent] Crescent
   *[disc] Disc
}
lobby-options = Options
lobby-options-change = Change the options
option-yes = yes
option-no = no
option-newcomer = Newcomer last in the first order
option-countdown = Countdown before the deal
option-changed = { $label }: { $value }
local-person = { $player } plays at this device, too.
local-add = Someone else plays at this device
local-name = Their name
local-seat = Give them a seat
local-about = You share this screen: a curtain hides each hand until its player takes over.
request-from = { $player } asks for a seat.
request-which = Which seat
request-seat-of = { $bot }’s seat
request-give = Give the seat
request-no-bot = No bot’s seat is left.
request-decline = Not now
request-asked = You’ve asked for a bot’s seat. The host decides.
request-withdraw = Withdraw
request-about = Would you like to play? The host can give you a bot’s seat.
request-ask = Ask for a seat
lobby-full-watch = All seats are taken. The game is about to start; you can watch it here.
lobby-leave = Leave the table
lobby-invite = Invite friends
lobby-invite-about = Anyone with this link can take a seat.
lobby-link = Link to this table
lobby-copy = Copy the link
lobby-share = Share
lobby-share-text = Come and play 011 with me:
lobby-qr = The same link as a QR code
lobby-fair = The server has already locked in its part of the shuffle, and each player adds their own: no one can choose the cards.
lobby-fair-how = How can I check that?
lobby-fair-secret = When this table was created, the server drew a secret and published the commitment below: a fingerprint that only this secret matches.
lobby-fair-nonce = Then each player’s browser adds a random number of its own. The cards follow from the secret and all these numbers together, so neither side can steer them.
lobby-fair-check = After the game the secret is revealed, and anyone can verify the whole game from its record. Save the commitment if you want to be sure.
lobby-fair-commitment = Commitment

## The first minute: several people at one device

hot-title = One device for everyone
hot-about = Pass the device around. Between turns a curtain hides everyone’s cards.
hot-person = Human
# Variables: $number.
hot-name = Name of player { $number }
hot-nobody = At least one human has to play.
hot-twins = Two players have the same name. Change one of them.
hot-begin = Start
# Variables: $player, a name.
curtain-hand = Pass the device to { $player }
curtain-take = I’m { $player }
curtain-who = Who is at the screen?
curtain-who-about = Others at this device shouldn’t see your cards.

## What everybody knows of the Organ, under the compass

# Variables: $where, a list of the four messages below.
city-area = The Organ is { $where }.
# Each is told by a tile on that side. Variables: $building, a name that the pack gives.
city-area-north = south of { $building }
city-area-east = west of { $building }
city-area-south = north of { $building }
city-area-west = east of { $building }
city-area-none = No one knows yet where the Organ is.
# Variables: $space.
city-area-organ = The Organ is at { $space }.

# On a button while the others' decisions are shown one after the other. Variables: $count, how many are still to come.
wait-next-game = { $count ->
    [one] Next game: your turn
   *[other] Next game: your turn in { $count }
}
wait-catch-up = { $count ->
    [one] Skip ahead (1)
   *[other] Skip ahead ({ $count })
}

## The players

people-players = Players
people-face-up = Not the Chosen One
people-face-up-about = Face up: not the Chosen One
people-face-up-chosen = The Chosen One
# Variables: $place, a Roman numeral.
people-place = Position { $place }.
# After the reader's own name, and instead of it where there is no room.
people-you = you
people-you-alone = You
people-bot = bot
# On a link. Variables: $player.
people-profile = Profile: { $player }
people-asked = deciding
# The character a player has chosen this Hour. Variables: $character (a name), $characterKey.
people-as = as { $character }
people-away = not connected
people-substitute = bot playing
people-substitute-clock = Out of thinking time. A bot plays until they return.
people-substitute-left = They left. A bot plays until they return.
people-substitute-absent = Disconnected for a long time. A bot plays until they return.
people-away-for = away for { $span }
# Why a player is out, after the name.
people-out-time = out: no Time left
people-out-wrong_name = out: named the wrong character
people-out-failed = out: declaration failed
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
    [0] All four played: { $played }.
   *[other] { $gone ->
        [0] All four still in hand.
       *[other] In hand: { $held }. Played: { $played }.
    }
}
people-clock = Thinking time
people-clock-night = The clock is paused from { $from } to { $to }, so the night isn’t counted.
# Variables: $days, $hours.
people-clock-days = { $days } d { $hours } h

## The line at the top

# Variables: $hour, a Roman numeral.
people-hour = Hour { $hour }
people-mine = Your resources
# After the number of the reader's Music Pages.
people-of-pages = of 15
people-phases = Phases of the Hour
people-done = done
# Variables: $player, who opened the table.
people-table-of = { $player }’s table
people-branch = Continued from a replay
# Variables: $count.
people-watching = { $count } watching
people-list = Board as a list
people-rules = Rules
people-menu = Menu
people-copy-link = Copy the table’s link
people-copied = Copied.
people-not-copied = Couldn’t copy the link.
people-substitute-link = Invite a substitute
people-substitute-note = Copies a link. Anyone who opens it can take over your seat.
people-link-cancel = Cancel that link
people-link-cancel-note = No one will be able to take your seat with it.
people-link-cancelled = The link no longer works.
# Variables: $player.
people-seat-link = Find a replacement for { $player }
people-vote = Vote to end the game
people-vote-sure = If the vote passes, the game ends immediately and no one wins.
people-vote-note = Everyone is asked.
people-home = Home
people-home-note = Your seat stays yours.
people-leave = Leave the table
people-leave-sure = A bot will play for you. You can come back as long as no one else has been given your seat.
people-stay = Stay
people-pass = Pass this device on
# Variables: $player.
people-take = You’ve been invited to take over for { $player }.
people-take-it = Take the seat
people-take-refused = This link has already been used or is no longer valid. Ask for a new one.

## The hand

hand-region = Your hand
hand-self = Your secrets
hand-powers = Power Cards
hand-tiles = Research Tiles
# Beside the caption of cards and tiles.
hand-later = on your turn
hand-one = one per turn
hand-discard = choose one to discard
hand-place = place one, or none
hand-not-now = Finish the current decision first.
# Who knows the reader's Character Card. Variables: $player, $hour (a Roman numeral).
hand-known-all = Everyone knows this card.
hand-known-none = No one has seen this card.
hand-known = { $player } has seen it.
hand-known-since = { $player } saw it in Hour { $hour }.
hand-role-hero = Write 15 pages, name the Chosen One and bring them to the Organ.
hand-role-fenrir = Write 12 pages, collect two Marks, name the Chosen One and bring your own character to them.
# What the Power Cards do.
hand-power-look-text = Look at 3 cards in one hand or in the Unknown Characters deck.
# Without a deck that can be looked at.
hand-power-look-text-hands = Look at 3 cards in one hand.
ability-lewis-hands = look at 2 cards in one hand
hand-power-ride-text = Ride any machine, on top of your movement.
hand-power-research-text = Draw 3 Research Tiles.
hand-power-music-text = Gain 3 Music Pages.
# What each tile does, in a few words. Variables: $pages, $machine, $machineKey.
hand-tile-location = Narrows down where the Organ is.
hand-tile-music = { $pages ->
    [one] Gain { $pages } Music Page.
   *[other] Gain { $pages } Music Pages.
}
hand-tile-ride = A free ride, on top of your movement.
hand-tile-clue_on_mystic = Put a Clue on an empty Mystic Building.
hand-tile-time = Gain 1 Time.
hand-tile-clue_for_time = Discard 1 Clue to gain 3 Time.
hand-tile-investigate = Look at 1 card.
hand-tile-steps = Pay 2 Time: up to 3 free steps.
hand-tile-paid_music = Pay 2 Time: gain 4 Music Pages.
hand-tile-paid_tiles = Pay 2 Time: draw 3 tiles.
hand-tile-to_mystic = Pay 2 Time: put any character on an empty Mystic Building.
hand-tile-swap = Swap two characters.
hand-tile-stones = Counts as two Marks of the Wolf.
hand-stones = Can’t be played.
hand-location-when = Last player only, at the end of the Hour.
hand-location-late = The Organ has been found.
hand-spent = played
# On the button that plays the card or tile that was picked. Variables: $card, its title.
hand-play = Play “{ $card }”
hand-symbol-organ = Organ symbol
hand-symbol-mark = Mark of the Wolf
hand-hide = Hide my cards
hand-hidden = Hidden card
hand-open = Open your hand

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
drawer-look-back = Show the board at this point
# Variables: $hour, a Roman numeral.
drawer-hour = Hour { $hour }
drawer-dealt-characters = Everyone is dealt a Character Card.
drawer-dealt-roles = Fenrir awakes: everyone is dealt a role card.
# A walk of several steps. Variables: $means (walking, free_step, taxi), $character, $characterKey, $via (places), $to.
drawer-walked = { $means ->
    [free_step] { $character } takes free steps via { $via } to { $to }.
    [taxi] { $character } goes by Steam Taxi via { $via } to { $to }.
   *[walking] { $character } walks via { $via } to { $to }.
}
# What something cost or brought, read aloud. Variables: $amount, such as +2.
drawer-change-time = Time { $amount }.
drawer-change-music = Music Pages { $amount }.
drawer-change-clue = Clues { $amount }.
drawer-chat-empty = No messages yet.
# Where somebody said something who has deleted their identity since.
drawer-chat-gone = Message deleted.
drawer-chat-watching = Only players can chat.
drawer-phrases = Quick phrases, shown to everyone in their own language
drawer-say = Say something
drawer-send = Send

# What happened at the table besides the game. Variables: $player.
news-seated = { $player } joins the table.
news-vacated = { $player }’s seat is free again.
news-host-changed = { $player } is the host now.
news-took-back = { $player } undoes their last decision.
# Variables: $player, $what (a decision in a few words, as on a button).
news-took-back-what = { $player } undoes: { $what }.
news-substituted-clock = { $player } has run out of thinking time; a bot takes over.
news-substituted-left = { $player } has left; a bot takes over.
news-substituted-absent = { $player } has been away for a while; a bot plays until they’re back.
news-reclaimed = { $player } is back.
news-handed-over = { $player } takes over { $former }’s seat.
news-coloured = { $player } chooses another colour.
news-swap-asked = { $player } asks { $other } to swap seats.
news-swap-withdrawn = { $player } no longer wants to swap seats.
news-swap-declined = { $player } keeps their seat.
news-seats-swapped = { $player } and { $other } swap seats.
news-seat-moved = { $player } moves to another seat.
news-options-changed = The host changes the options. { $changes }.
news-countdown-stopped = { $player } stops the start.
news-seat-requested = { $player } asks for a seat.
news-seat-request-declined = { $player } can’t get a seat now.
news-seat-request-withdrawn = { $player } no longer asks for a seat.
news-resumed = The server was down for a while. The clock resumes where it stopped.
news-voted = { $player } wants to end the game.
news-voted-not = { $player } wants to keep playing.
news-vote-ended = The vote is over: the game continues.
news-bot-wanted = { $player } wants a bot to play for the absent player.
news-abandoned = The game was abandoned.
news-rematch = The players have moved on to a rematch.
news-rematch-go = Go there

# For screen readers. Variables: $player, $text, $count, $last (a whole sentence), $question, $seconds.
announce-said = { $player } says: { $text }
announce-many = { $count } things happened. Latest: { $last }
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
rules-none = no matches
rules-before = Previous match
rules-after = Next match
rules-contents = Contents
rules-copy = Copy a link to this clause
# Variables: $clause, a number such as 3.2.4.
rules-copied = Link to { $clause } copied.
rules-failed = The rules couldn’t be loaded. Try again later.
rules-apart = Open in its own page
rules-close = Close the rules

## Help in place

# Variables: $clause, a number such as 3.2.4.
help-rule = Rule { $clause }
# Variables: $number of the Event Card; $card, what it says.
help-event = Event { $number }
help-event-text = This Hour: { $card }

help-character-johnsson = Choose Johnsson to gain 2 Music Pages.
help-character-lilja = Choose Lilja to draw 2 Research Tiles.
help-character-palsson = Choose Pålsson to pay 2 Time and use any other character’s ability.
help-character-vikstrom = Choose Vikström to gain 3 Time.
help-character-lewis = Choose Lewis to look at 2 cards in one player’s hand or in the Unknown Characters deck.
help-character-vidal = Choose Vidal to take one free action: Research, Investigate, Compose or Move Clue.
help-character-koleberg = Choose Koleberg to put a Clue on an empty Mystic Building.
help-character-snowy = Choose Snowy to move up to 3 steps for free.

help-machine-taxi = Take 1 to 3 free steps in a row, from any space. They don’t count as walking.
help-machine-train = Travel free from a yellow station to any other yellow station, once per movement.
help-machine-monorail = Travel free from a green station to any other green station, once per movement.
help-machine-airship = Travel free from a blue station to any other blue station, once per movement.

help-activity-investigate = Look at a random card in another player’s hand or in the Unknown Characters deck. Each Clue you spend shows you one more.
help-activity-research = Draw a Research Tile. Each Clue you spend adds one more.
help-activity-compose = Write a Music Page. Each Clue you spend adds one more.
help-activity-move_clue = Move a Clue on the map to an adjacent space. If your character is there, you take it.

help-power-look = Look at 3 cards in one player’s hand, or in the Unknown Characters deck. One Power Card per turn; each can be played once per game.
help-power-ride = Your character rides any machine from where they are, the Steam Taxi included, on top of the normal movement. One Power Card per turn; each can be played once per game.
help-power-research = Draw 3 Research Tiles. One Power Card per turn; each can be played once per game.
help-power-music = Gain 3 Music Pages. One Power Card per turn; each can be played once per game.

help-tile-location-title = Location Tile
help-tile-location = The last player in turn order may place one at the end of the Hour. It narrows down where the Organ is, and earns 1 Clue and 2 Time.
help-tile-music-title = Music
help-tile-music = A finished part of the Song: play it to gain its Music Pages.
help-tile-ride-title = Ticket
help-tile-ride = Your character rides the machine on the tile from where they are: free, and on top of the normal movement.
help-tile-clue_on_mystic-title = A Clue
help-tile-clue_on_mystic = Put a Clue on an empty Mystic Building.
help-tile-time-title = Time
help-tile-time = Gain 1 Time.
help-tile-clue_for_time-title = Clue for Time
help-tile-clue_for_time = Discard a Clue to gain 3 Time.
help-tile-investigate-title = Glimpse
help-tile-investigate = Look at a random card in another player’s hand or in the Unknown Characters deck.
help-tile-steps-title = Free steps
help-tile-steps = Pay 2 Time and your character takes up to 3 free steps.
help-tile-paid_music-title = Inspiration
help-tile-paid_music = Pay 2 Time and gain 4 Music Pages.
help-tile-paid_tiles-title = Find
help-tile-paid_tiles = Pay 2 Time and draw 3 Research Tiles.
help-tile-to_mystic-title = Summons
help-tile-to_mystic = Pay 2 Time and put any character on an empty Mystic Building.
help-tile-swap-title = Swap
help-tile-swap = Swap any two characters.
help-tile-stones-title = Fenrir’s Stones
help-tile-stones = It can’t be played. It counts as two Marks of the Wolf, which Fenrir needs to declare victory.

help-role-hero = You win if you correctly name the Chosen One and bring them to the Organ in the same turn, with 15 Music Pages.
help-role-fenrir = You win if you show two Marks of the Wolf, correctly name the Chosen One and bring your own character to them in the same turn, with 12 Music Pages.


help-gear-machine-title = Machine Gear
help-gear-machine = The machine your character can ride once this turn, for free.
help-gear-walking-title = Walking Gear
help-gear-walking = How many steps your character can walk this turn, at 1 Time per step.
help-gear-activity-title = Activity Gear
help-gear-activity = The action you take at the end of your movement.
help-gear-teeth-title = Turning the gears
help-gear-teeth = Every turn you move the three gears by 1, 2 or 3 teeth, at 1 Time per tooth. They move together.

help-track-time-title = Time
help-track-time = You spend it on turn order, on the gears and on every step. Run out and you’re out of the game.
help-track-music-title = Music Pages
help-track-music = The pages of the Song. A Hero needs 15 to win, Fenrir 12.
help-track-clue-title = Clues
help-track-clue = Picked up on the map. Each adds a card, a tile or a page to the action of the Activity Gear.
help-track-tiles-title = Research Tiles
help-track-tiles = How many you hold. At the end of the Hour you can keep no more than three.
help-track-powers-title = Power Cards
help-track-powers = Each player has four and can play one per turn.
help-track-hour-title = The Hour
help-track-hour = The game lasts eleven Hours. If no one has won by midnight, everyone loses.

help-phase-event-title = Event
help-phase-event = An Event Card is revealed. It applies for this Hour.
help-phase-auction-title = Auction
help-phase-auction = Players bid Time for their positions in this Hour’s turn order.
help-phase-clues-title = Clues
help-phase-clues = From position II on, each player puts a Clue on an empty building.
help-phase-turns-title = Turns
help-phase-turns = In turn order, each player chooses a character, turns the gears, moves and acts.
help-phase-location-title = Location
help-phase-location = The last player in turn order may place a Location Tile. Then players with more than three tiles discard.

help-symbol-organ-title = Organ symbol
help-symbol-organ = When three Location Tiles are placed, the last player in turn order can discard a tile with this symbol instead of placing the fourth, and place the Organ.
help-symbol-marks-title = Mark of the Wolf
help-symbol-marks = Fenrir needs two of them to declare victory.

help-thing-chosen-title = The Chosen One
help-thing-chosen = One of the eight characters. Their card is set aside, unseen; to declare victory, you must name them.
help-thing-unknown-title = Unknown Characters
help-thing-unknown = The cards no player was dealt, apart from the Chosen One.
help-thing-organ-title = The Organ
help-thing-organ = Location Tiles reveal where it is. A Hero wins by bringing the Chosen One here.
help-thing-character_card-title = Your Character Card
help-thing-character_card = Anyone who sees it knows that this isn’t the Chosen One. You can move any character, not just this one.

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
auction-title-open = Which position do you put up for auction?
auction-title-opens = { $player } opens the next auction.
auction-hint-open = Pick a position. Then you make the opening bid; 0 is allowed.
auction-hint-opens = Then everyone without a position can raise or pass.
auction-look = Look at the city
# The name of the space bar, on a key.
auction-space = Space
auction-places = Positions in this Hour’s turn order
auction-chain = Bids so far
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
    [0] { $player }, free
   *[other] { $player }, for { $time }
}
auction-leads = Leading: { $player }
auction-bid-for = up for auction
auction-open = auction this position
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
    [one] Gets the last character
   *[other] Picks 1 of { $count } characters
}
auction-chooses-most = { $count ->
    [one] Gets the last character
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
auction-event = Other Event effects
# Variables: $character, $characterKey.
auction-blocked = { $character } is blocked
auction-no-transport = No Machine Transport runs
auction-no-cards = No Power Cards or Item Tiles
auction-if-win = If you win:
# Variables: $place is a Roman numeral here.
auction-win-left = position { $place } for { $bid }, leaving { $left } Time.
auction-win-out = That’s all your Time: winning would knock you out.
auction-next-opens = { $player } opens next.
auction-next-given = The last position then goes for free.
auction-if-pass = If you pass:
# Variables: $places (Roman numerals in a row), $count (how many), $rivals (how many others want them too).
auction-pass-leaves = { $count ->
    [one] position { $places } is left,
   *[other] positions { $places } are left,
} { $rivals ->
    [0] and no one else is bidding.
    [one] for you and one other.
   *[other] for you and { $rivals } others.
}
# The only position left, without rivals. Variables: $place (a Roman numeral).
auction-pass-free = you get position { $place } for free.
auction-time = Time
# Above what a place went for in the Hours before.
auction-before = Price in earlier Hours
# Variables: $hour (a Roman numeral), $time.
auction-price = { $hour }: { $time }
# A player's Time. Variables: $time (now), $left (after the bid), $place (a Roman numeral).
auction-purse-placed = { $time } Time, has position { $place }
auction-purse-passed = { $time } Time, out of this auction
auction-purse-setting = { $time } Time, { $left } after a bid of { $bid }
auction-purse-leads = { $bid ->
    [0] { $time } Time, leads with 0
   *[other] { $time } Time, { $left } if { $bid } wins
}
auction-purse-waits = { $time } Time

## Declaring victory

declare-title = Who is the Chosen One?
declare-goal-hero = You must be right, then bring the Chosen One to the Organ and have 15 Music Pages, all in this turn. Otherwise you’re out.
declare-goal-fenrir = You must be right, then bring your own character to the Chosen One and have 12 Music Pages, all in this turn. Otherwise you’re out.
declare-names = The eight characters
declare-open = could be the Chosen One
# Variables: $percent.
declare-open-odds = { $percent }%
declare-checklist = What you need
# For the ear: what the sign before a line means.
declare-is-yes = Yes:
declare-is-maybe = Uncertain:
declare-is-no = No:
# Variables: $space.
declare-organ = The Organ is at { $space }.
declare-organ-none = The Organ isn’t on the map.
# Variables: $marks (held), $needed.
declare-marks = { $marks ->
    [one] You hold 1 Mark of the Wolf; you need { $needed }.
   *[other] You hold { $marks } Marks of the Wolf; you need { $needed }.
}
# Variables: $pages (now), $needed, $missing, $most (the most there can be this turn).
declare-pages = { $pages } Music Pages; you need { $needed }.
declare-pages-can = { $pages ->
    [one] { $pages } Music Page
   *[other] { $pages } Music Pages
}; you need { $missing } more, and this turn can get you to { $most }.
declare-pages-short = { $pages ->
    [one] { $pages } Music Page
   *[other] { $pages } Music Pages
}; you need { $needed }, and this turn gets you to { $most } at most.
# Where pages can come from. Variables: $pages, $tile, $teeth.
declare-source-event = +{ $pages } from the Event
declare-source-ability = +{ $pages } from the ability
declare-source-power = +{ $pages } from a Power Card
declare-source-item = +{ $pages }: { $tile }
declare-source-compose = { $teeth ->
    [one] up to +{ $pages } by composing, after { $teeth } tooth
   *[other] up to +{ $pages } by composing, after { $teeth } teeth
}
# Variables: $character, $characterKey, $space (where it must go), $steps (how far that is on foot).
declare-there = { $character } is already there.
declare-reach = { $steps ->
    [one] { $character } is 1 step away from { $space }: within reach.
   *[other] { $character } is { $steps } steps away from { $space }: within reach.
}
declare-too-far = { $steps ->
    [-1] { $character } has no way to reach { $space }.
    [one] { $character } is 1 step away from { $space }: no route found.
   *[other] { $character } is { $steps } steps away from { $space }: no route found.
}
# Variables: $time (now), $left (in the end).
declare-time = { $time } Time; you’d have { $left } left.
declare-time-open = { $time } Time.
# The risk. Variables: $names (how many may be the Chosen One), $character, $characterKey, $others, $percent, $why (a sentence).
declare-risk-names = { $names ->
    [one] One name is left.
   *[other] { $names } names are open.
}
declare-risk-none = You know this for certain. { $why }
declare-risk-out = It can’t be { $character }. { $why } You’d be out.
declare-risk-odds = { $percent }% chance that it’s { $character }. If not, you’re out.
declare-risk-open = { $others ->
    [one] It could be { $character }; one other name is open. If you’re wrong, you’re out.
   *[other] It could be { $character }; { $others } other names are open. If you’re wrong, you’re out.
}
declare-way = If you’re right, this turn wins
declare-way-pick = Pick a name to see how to win.
declare-way-hopeless = You can’t win with a name that’s ruled out.
declare-way-none = No winning turn found.
declare-way-unknown = This browser can’t work out a way to win.
declare-counted = Anything you might draw, see or pick up on the way isn’t counted.
# The steps of a turn that wins. Variables: $tile, $character, $characterKey, $second, $space, $steps, $machine, $machineKey,
# $teeth, $activity, $pages, $clues.
declare-do-item = Play an Item Tile: { $tile }.
declare-do-send = Play an Item Tile and take { $character } to { $space }.
declare-do-swap = Play an Item Tile: swap { $character } and { $second }.
declare-do-choose = Choose { $character }.
declare-do-name = Use { $character }’s ability.
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

role-card-secret = Hour V. Only you can see this card.
role-card-hero = You’re a Hero
role-card-hero-means = One of the others is not.
role-card-hero-pages = Write all 15 pages of the Song.
role-card-hero-name = Find out who the Chosen One is.
role-card-hero-way = In one turn, name the Chosen One and bring them to the Organ.
role-card-fenrir = You’re Fenrir
role-card-fenrir-means = The Wolf has woken in you, and no one else knows. Your own character is its Incarnation.
role-card-fenrir-pages = Write 12 pages, not 15.
role-card-fenrir-marks = Hold two Marks of the Wolf among your tiles.
role-card-fenrir-name = Find out who the Chosen One is.
role-card-fenrir-way = In one turn, name the Chosen One and bring your own character to them. You don’t need the Organ.
role-card-read = Got it

## What I saw

# Variables: $player, $cards (how many cards).
reveal-title-hand = { $cards ->
    [one] One of { $player }’s cards
   *[other] { $cards } of { $player }’s cards
}
reveal-title-deck = { $cards ->
    [one] One of the Unknown Characters
   *[other] { $cards } of the Unknown Characters
}
reveal-alone = Only you can see this.
reveal-power = A Power Card
reveal-known = You already knew that.
# Variables: $character, $characterKey.
reveal-not-chosen = { $character } isn’t the Chosen One.
reveal-certain = Only one name is left: { $character } is the Chosen One.
# Variables: $names (how many may still be the Chosen One).
reveal-names = { $names } names left for the Chosen One.
reveal-nothing-new = That tells you nothing new about the Chosen One.
# Variables: $squares (how many squares of the notebook were filled in).
reveal-noted = { $squares ->
    [one] Added to your notebook: 1 square.
   *[other] Added to your notebook: { $squares } squares.
}
reveal-go-on = Continue

## The end

end-hero = A Hero wins
# Variables: $player, $you (yes, no), $hour (a Roman numeral), $character (the Chosen One), $characterKey, $space, $own (the winner’s
# own character), $ownKey, $pages.
end-hero-title = { $you ->
    [yes] You’ve postponed the end of the world.
   *[no] { $player } has postponed the end of the world.
}
end-hero-text = { $you ->
    [yes] In Hour { $hour }, you named { $character } as the Chosen One, and { $character } played the Song at { $space }.
   *[no] In Hour { $hour }, { $player } named { $character } as the Chosen One, and { $character } played the Song at { $space }.
}
end-fenrir = Fenrir wins
end-fenrir-title = { $you ->
    [yes] You were the Wolf.
   *[no] { $player } was the Wolf.
}
end-fenrir-text = { $you ->
    [yes] In Hour { $hour }, you named { $character } as the Chosen One and brought { $own } to them, with { $pages } pages and two Marks of the Wolf.
   *[no] In Hour { $hour }, { $player } named { $character } as the Chosen One and brought { $own } to them, with { $pages } pages and two Marks of the Wolf.
}
end-ragnarok = Ragnarök
end-ragnarok-title = Midnight. Everyone loses.
end-ragnarok-text = The eleven Hours are over, and no one has played the Song.
end-all-out = Everyone is out
end-all-out-title = No one is left to save the world.
end-all-out-text = The last player is out. Everyone loses.
end-abandoned = No result
end-abandoned-title = The game was abandoned.
end-abandoned-text = No one wins and no one loses.
end-chosen-was = The Chosen One was { $character }.
end-rematch = Rematch
end-follow = Join the rematch
end-rematch-waits = The others have moved on: there’s a seat waiting for you.
end-watch-rematch = Watch the rematch
end-trouble = The rematch couldn’t be set up. Try again.
end-replay = Replay
end-look = Look at the board
end-back = Back to the result
end-front = Back to home
end-secrets = Everyone’s secrets
end-bot = bot
# Variables: $time, $pages.
end-tally = { $time } Time, { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}.
end-out-time = Out: ran out of Time.
end-out-wrong-name = Out: named the wrong character.
end-out-failed = Out: right name, but didn’t get there.
# Variables: $percent: how sure one could be.
end-sure = { $percent ->
    [100] Could have known the Chosen One for certain.
    [0] Couldn’t have known the Chosen One at all.
   *[other] Could have been { $percent }% sure of the Chosen One.
}
# Variables: $tiles (how many).
end-tiles = { $tiles ->
    [one] 1 tile in hand
   *[other] { $tiles } tiles in hand
}
end-chosen = The Chosen One
end-unknown = Unknown
end-face-up = Face up
end-no-truth = The cards of this game can’t be shown.
end-know = How sure could each of you be?
end-know-legend = Certainty about the true Chosen One at the end of each Hour, based on the facts each player had.
end-graph-label = How sure each player could be of the true Chosen One, Hour by Hour
end-graph-dealt = roles dealt
end-graph-opened = card turned over
end-numbers = The same in numbers
end-player = Player
end-turns = Turning points
# Variables: $player, $you (yes, no), $from and $to (percent), $character, $characterKey.
end-turn-roles = { $you ->
    [yes] The roles were dealt, and you drew Fenrir: from here on you needed 12 pages, not 15.
   *[no] The roles were dealt, and { $player } drew Fenrir: from here on they needed 12 pages, not 15.
}
end-turn-organ = { $you ->
    [yes] You found the Organ.
   *[no] { $player } found the Organ.
}
end-turn-jump = { $you ->
    [yes] A breakthrough for you: from { $from }% to { $to }%.
   *[no] A breakthrough for { $player }: from { $from }% to { $to }%.
}
end-turn-certain = { $you ->
    [yes] From here on you could be certain, up from { $from }%.
   *[no] From here on { $player } could be certain, up from { $from }%.
}
end-turn-right = { $you ->
    [yes] You named { $character } and were right.
   *[no] { $player } named { $character } and was right.
}
end-turn-wrong = { $you ->
    [yes] You named { $character } and were wrong.
   *[no] { $player } named { $character } and was wrong.
}
end-turn-none = Nothing stood out in this game.
end-check = Was the deal fair?
end-check-text = The record proves it: the server had committed to its secret before you added your part of the shuffle.
end-check-how = Anyone can check it:
end-file = Game file
end-record = Record

## The notebook

note-title = Notebook
note-grid = What you know about the Character Cards
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
note-odds-show = Show the odds
note-odds-hide = Hide the odds
note-odds-off = Odds are off at this table
note-open = Open
note-close = Close
# Variables: $percent.
note-percent = { $percent }%
note-hint = Pick a square to read why, or to mark it with your pencil.
note-hint-watching = Pick a square to read why.
# For the ear: what a square says.
note-cell-in = known
note-cell-out = ruled out
note-cell-open = open
note-mark-likely = your mark: likely
note-mark-question = your mark: unsure
note-mark-unlikely = your mark: unlikely
# What a square says. Variables: $player, $character, $characterKey.
note-in-hand = { $player } holds { $character }.
note-in-own = You hold { $character }.
note-in-deck = { $character } is in the Unknown Characters deck.
note-in-table = { $character } is face up beside the board.
note-in-chosen = { $character } is the Chosen One.
note-out-hand = { $player } can’t hold { $character }.
note-out-own = You don’t hold { $character }.
note-out-deck = { $character } can’t be in the Unknown Characters deck.
note-out-table = { $character } isn’t face up beside the board.
note-out-chosen = { $character } can’t be the Chosen One.
note-open-hand = { $player } might hold { $character }.
note-open-deck = { $character } might be in the Unknown Characters deck.
note-open-chosen = { $character } might be the Chosen One.
# Why. Variables: $player, $you (is it the reader? yes, no), $character, $characterKey, $hour (a Roman numeral), $known (is the Hour
# known? yes, no), $cards (names in a row), $count (how many).
note-someone = Someone
note-because-open = Nothing you have seen rules it out.
note-because-own = { $character } is your own card.
note-because-saw-hand = { $known ->
    [yes] In Hour { $hour }, you saw { $character } in { $player }’s hand.
   *[no] You saw { $character } in { $player }’s hand.
}
note-because-saw-deck = { $known ->
    [yes] In Hour { $hour }, you saw { $character } in the Unknown Characters deck.
   *[no] You saw { $character } in the Unknown Characters deck.
}
note-because-saw-chosen = You saw the Chosen One’s card: { $character }.
note-because-revealed = { $you ->
    [yes] In Hour { $hour }, you showed { $character } to everyone.
   *[no] In Hour { $hour }, { $player } showed { $character } to everyone.
}
note-because-turned = { $you ->
    [yes] In Hour { $hour }, you correctly named { $character }, and the card was turned over.
   *[no] In Hour { $hour }, { $player } correctly named { $character }, and the card was turned over.
}
note-because-peeked = { $known ->
    [yes] In Hour { $hour }, you looked at the Chosen One’s card: it’s { $character }.
   *[no] You looked at the Chosen One’s card: it’s { $character }.
}
note-because-face-up = { $character }’s card is face up for everyone.
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
    [one] The Unknown Characters deck is known: { $cards }.
   *[other] The whole Unknown Characters deck is known: { $cards }.
}
note-because-full-table = Only { $cards } is face up beside the board.
note-because-full-chosen = The Chosen One is { $cards }.
note-because-last-name = Every other name is ruled out.
note-because-only-place = { $character } can’t be anywhere else.
# Who may be Fenrir.
note-fenrir-in-hand = { $player } is Fenrir.
note-fenrir-in-own = You’re Fenrir.
note-fenrir-out-hand = { $player } isn’t Fenrir.
note-fenrir-out-own = You aren’t Fenrir.
note-fenrir-open-hand = { $player } might be Fenrir.
note-fenrir-because-own = Your role card says so.
note-fenrir-because-declared = Their declaration showed it.
note-fenrir-because-open = Nothing you know rules it out.
note-fenrir-because-you = You’re Fenrir yourself.
note-fenrir-because-follows = It follows from the other roles.
# Who saw what. Variables: $player, $other, $cards (names in a row), $count, $power.
note-saw = What you saw
note-saw-hand = { $player }: { $cards }
note-saw-deck = Unknown Characters: { $cards }
note-saw-power = the Power Card “{ $power }”
note-seen = Who saw yours
note-seen-line = { $player } saw { $cards }
note-others = Who looked where
note-others-hand = { $count ->
    [one] { $player } looked at one of { $other }’s cards
   *[other] { $player } looked at { $count } of { $other }’s cards
}
note-others-deck = { $count ->
    [one] { $player } looked at one of the Unknown Characters
   *[other] { $player } looked at { $count } of the Unknown Characters
}
note-saw-nothing = No one has looked at a card yet.
note-text = Your notes
note-text-hint = Write a note; only you can read it.
note-state-loading = Loading your notes…
note-state-kept = Saved. Only you can see this.
note-state-writing = Saving…
note-state-failed = Not saved yet; retrying…
note-state-full = Your note is too long. Shorten it and it will be saved.

# On a small button that explains what it stands beside.
help-open = What’s this?

# The lessons on the first page.
front-learn = Learn the game
front-learn-about = Ten short chapters at a real table: you play from the first minute
front-play-first = Your first game: you, three bots, and hints along the way
front-first-game = Easier first game: the Unknown Characters are face up
front-hints = Hints at the table
hint-away = Hide this hint

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
keys-decision = Previous or next decision
keys-turn = Previous or next turn
keys-hour = Previous or next Hour
keys-ends = The beginning or the end
keys-play = Play and pause

# A pause, a vacation, a nudge.

pause-propose = Propose a pause
pause-propose-for = How long?
pause-question = { $player } proposes a pause: { $length }
pause-agreed = You agreed to the pause
pause-open = Not answered yet: { $players }.
pause-lapses = The proposal expires in { $left }.
pause-agree = Pause
pause-play-on = Play on
pause-now = Paused until { $time }
pause-about = No clock runs, and no bot takes a seat.
pause-ready = Ready to continue: { $players }.
pause-waits = It ends early once everyone who agreed is ready.
pause-end = Continue
pause-menu-about = Clocks stop. Everyone present has to agree.
vacation-go = Take a vacation
vacation-go-about = { $days ->
    [one] 1 day left. Your clock stops until you’re back.
   *[other] { $days } days left. Your clock stops until you’re back.
}
vacation-mine = You’re on vacation until { $date } at the latest
vacation-mine-about = Your clock stands still. Every day that has begun counts.
vacation-back = I’m back
vacation-until = on vacation until { $date }
vacation-wait = { $player } is on vacation until { $date } at the latest. The clock stands still.
nudge = Nudge { $player }
nudge-mine = { $player } is waiting for you.
nudge-mine-go = OK
call-nudged = { $player } nudges you: it’s your turn.

# What happened since the player's last move.

recap-title = Since your last move
recap-round = The last round
recap-show = Since my last move
recap-none = Nothing has happened since.
recap-quiet = nothing new
recap-close = Close
recap-look = Show this on the board
recap-bids = { $time ->
    [one] bid 1 Time for position { $position }
   *[other] bid { $time } Time for position { $position }
}
recap-position = position { $position }
recap-passed = passed
recap-chose = chose { $character }
recap-gears = { $teeth ->
    [one] turned the gears by 1
   *[other] turned the gears by { $teeth }
}
recap-went = went to { $space }
recap-clues = { $count ->
    [one] took 1 Clue
   *[other] took { $count } Clues
}
recap-pages = { $count ->
    [one] composed 1 page
   *[other] composed { $count } pages
}
recap-looks = { $count ->
    [one] looked at 1 card
   *[other] looked at { $count } cards
}
recap-looked-mine = saw your card
recap-tiles = { $count ->
    [one] drew 1 tile
   *[other] drew { $count } tiles
}
recap-location = placed a Location Tile
recap-clue-placed = placed a Clue
recap-item = played an Item
recap-power = played a Power Card
recap-declared = declared
recap-out = is out of the game
seen-mine = { $player } has just seen your card.
seen-mine-close = OK

# Spectators.

watch-names = Watching: { $names }
watch-more = { $count ->
    [one] 1 guest
   *[other] { $count } guests
}
watch-phrases = Phrases for spectators
watch-anonymous = Choose a name on the front page to send phrases.
watch-off = This table has switched off phrases from spectators.
watch-show = Show spectators’ phrases
watch-hour-five = Hour V
watch-hour-five-title = The Wolf is awake
watch-hour-five-text = Each player has just received a secret role. One of them is Fenrir now; the others are Heroes. Only that player knows who it is.
watch-hour-five-go = Keep watching
cheer-hello = Hello from the gallery!
cheer-good-luck = Good luck, everyone!
cheer-applause = Bravo!
cheer-suspense = I’m on the edge of my seat.
cheer-gasp = Oh!
cheer-laugh = Haha!
cheer-thanks = Thanks for letting me watch!
cheer-goodbye = Goodbye!
new-vacation = Vacation days for each player
new-vacation-about = A player on vacation isn’t replaced, and their clock stands still.
new-vacation-none = None
new-cheers = Spectators may send phrases
new-cheers-about = A few fixed phrases that can’t help anyone. Each player can hide them.
## Deciding ahead

plan-make = Plan ahead
# Variables: $steps (list of plan-step messages).
plan-is = Planned: { $steps }
plan-title = Plan ahead
plan-about = When you’re asked, this is done for you as your own decision. The other players can’t see it.
# Variables: $hour (Roman numeral).
plan-auctions = Auctions of Hour { $hour }
plan-open = If I open an auction:
plan-ask = ask me
# Variables: $place (Roman numeral).
plan-position = position { $place }
plan-opening-bid = with a bid of
plan-open-next = If it’s taken, the next free one
# Variables: $place (Roman numeral).
plan-raise = For position { $place }:
# Variables: $time.
plan-up-to = up to { $time }, then pass
plan-pass = Pass in every other auction
plan-pass-about = For positions without a limit.
# Variables: $hour (Roman numeral).
plan-clue = My Clue in Hour { $hour }
plan-clue-first = On
plan-clue-second = If taken, on
# Variables: $hour (Roman numeral).
plan-turn = My turn in Hour { $hour }
plan-end-turn = End my turn
plan-end-turn-about = Once I could only play cards or tiles.
plan-save = Save plan
plan-cancel = Cancel plan
plan-close = Close
# Variables: $place (Roman numeral), $time.
plan-step-open = open { $place } at { $time }
plan-step-raise = for { $place } up to { $time }, then pass
plan-step-pass = pass in other auctions
# Variables: $space.
plan-step-clue = Clue on { $space }
plan-step-end-turn = end my turn
# Variables: $step (a plan-step message), $why (a sentence).
plan-ended = Dropped from your plan: { $step }. { $why }
plan-ended-position-gone = The position is gone.
plan-ended-space-taken = The space is taken.
plan-ended-not-enough-time = It would cost your last Time.
plan-ended-not-asked = The moment has passed.
plan-ended-taken-back = You undid a decision.
plan-ended-substituted = A bot played for you.
plan-read = Got it
