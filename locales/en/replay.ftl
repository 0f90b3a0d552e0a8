# The words of the replay.

replay-title = Replay, Hour { $hour } · Armonium
replay-heading = Replay of a game
replay-loading = Loading the game…
replay-none = No replay
replay-not-over = This game isn’t over yet. You can watch the replay once it is.
replay-not-admitted = This game was private. Ask one of its players for a link to the replay.
replay-no-game = This game doesn’t exist. Check the link.
replay-trouble = The game couldn’t be loaded. Try again in a moment.
# Variables: $pack, the id of a content pack and the beginning of its hash.
replay-missing-pack = This server doesn’t have the pack { $pack }, whose board this game was played on. Its operator can add the file with --pack and restart the server.

# Whose eyes the game is seen through.
replay-seen = View
replay-as = as { $player } saw it
replay-as-spectator = as everyone saw it
replay-as-all = with all cards revealed
replay-watcher = You see what everyone at the table saw. Choose a player above to see their cards as they saw them, or reveal everything.
replay-copy = Copy a link to this moment
replay-copied = Link copied
# Sharing the replay of a private game.
replay-share = Share this replay?
replay-share-about = This game was private. Anyone with the link can watch its replay: every name, card and decision. The chat stays among the players.
replay-share-copy = Copy the link
replay-share-end = Cancel all links
replay-share-ended = Links to this replay no longer work.
replay-share-close = Close
replay-share-players = Only players of this game can share its replay.

# Going through the game.
replay-transport = Step through the game
replay-moment = Moment
replay-moment-of = Hour { $hour } · { $at } of { $end }
replay-decision-back = Previous decision
replay-decision-on = Next decision
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-hour-back = Previous Hour
replay-hour-on = Next Hour
replay-play = Play
replay-pause = Pause
replay-speed = Speed: ×{ $speed }
replay-decides = { $player } is deciding
replay-is-over = The game is over
replay-auction = Back to the auction
replay-side = Where the Organ can be, and who was chosen this Hour
replay-tab-log = Log
replay-tab-beliefs = Knowledge
replay-tab-analysis = Analysis
replay-tab-proof = Fair deal
# Below the pictures of the dock on a phone: very short.
replay-dock-city = City
replay-dock-hand = Cards
replay-dock-machine = Gears
replay-dock-log = Log
replay-dock-beliefs = Odds
replay-dock-analysis = Master
replay-dock-proof = Deal

# Everything open.
replay-secrets = What everyone held
replay-chosen-one = The Chosen One
replay-no-tiles = no tiles

# What could be known.
replay-beliefs = What could be known
replay-beliefs-open-chosen = How sure each player could be of the true Chosen One, from facts alone.
replay-beliefs-open-fenrir = How sure each player could be of who Fenrir is, from facts alone.
replay-beliefs-own-chosen = Who could still be the Chosen One, from what was known at this moment.
replay-beliefs-own-fenrir = Who could be Fenrir, from what was known at this moment.
replay-about-chosen = Chosen One
replay-about-fenrir = Fenrir
replay-graph = The odds over the whole game; the list below shows them for this moment
replay-beliefs-now = The odds at this moment

# What the strongest bot thinks.
replay-analysis = What the master thinks
replay-here = This decision
replay-whole-game = The whole game
replay-ask-master = What would the master have done?
replay-thinking = The master is thinking…
replay-nobody-decides = There’s no decision here.
replay-no-choice = There was only one option here.
replay-not-yours = { $player } decides here. Reveal everything to see what the master thinks of it.
replay-master = the master’s choice
replay-made = what was played
# Variables: $tries, in how many imagined games it was tried.
replay-tries = { $tries ->
    [one] tried in { $tries } game
   *[other] tried in { $tries } games
}
replay-declared-sure = how sure one could be
replay-verdict-open = There was nothing left to decide here. This is what the master would have played as { $player }.
replay-verdict-same = { $player } played what the master would have played.
replay-verdict-even = { $player } played something else, and it was just as good.
replay-verdict-unsure = The master would have played differently. This may have cost { $percent }% of winning chances, but that’s within the noise.
replay-verdict-lost = The master would have played differently: this cost about { $percent }% of winning chances.
replay-analyse = Analyse the whole game
replay-analyse-on = Continue the analysis
replay-analyse-deep = Think longer
replay-analyse-about = The strongest bot plays out every decision in many imagined games. It knows no more than the player knew then.
replay-analysed = { $count ->
    [one] { $count } decision analysed, based on what the player could know then.
   *[other] { $count } decisions analysed, based on what each player could know then.
}
replay-progress = Analysis progress
replay-progress-of = { $count } of { $total }
replay-stop = Stop
replay-analysis-busy = You have an analysis running somewhere else. Stop it first.
replay-analysis-trouble = The analysis was interrupted. What’s done so far is still here.
replay-losses = Costliest decisions
# Variables: $best, what the master would have done, as on a button.
replay-loss = { $player }, Hour { $hour }. Better: { $best }
replay-no-losses = No mistakes the master is sure of.
replay-later = { $count ->
    [one] { $count } more later in the game, hidden for now.
   *[other] { $count } more later in the game, hidden for now.
}
replay-sums = Average loss per decision
replay-sum = { $points }%
replay-sums-about = In percent of winning chances; lower is closer to the master.

# Playing on.
replay-branch = Play from here
replay-branch-over = The game is over at this moment
replay-branch-about = A new table that starts from exactly this moment: Hour { $hour }, decision { $at }. The same cards, the same tiles, and the same luck to come.
replay-branch-seat = Your seat
replay-branch-bots = The others are played by
replay-branch-note = It’s private and unrated. If you’ve looked at the hidden cards, you know more than the players did.
replay-branch-start = Start
replay-branch-cancel = Cancel

# The proof of the fair deal, for somebody who has never heard of such a thing.
replay-proof = Was the deal fair?
replay-proof-about = No one could choose the cards: not a player, and not the server either. You can check it here.
replay-proof-start = Check the deal
replay-proof-busy = Checking…
replay-proof-trouble = The record couldn’t be loaded. Try again in a moment.
replay-proof-holds = Everything checks out: the deal was fair, and the game went as its record says.
replay-proof-branch-result = The record checks out. Its cards come from another game, so there was no deal to prove here.
replay-proof-fails = Something doesn’t check out. Keep the record and contact the operator of this server.
replay-proof-holds-sign = OK
replay-proof-broken-sign = failed
replay-proof-note-sign = note
replay-proof-chain-title = Nothing was changed afterwards
# Variables: $lines, how many lines the record has; $line, the first that does not fit.
replay-proof-chain = { $lines ->
    [one] The record has { $lines } line. It carries a seal over everything before it, and the seal matches.
   *[other] The record has { $lines } lines. Each carries a seal over everything before it, and all seals match. So no line was changed, removed, added or moved.
}
replay-proof-chain-broken = The seal of line { $line } doesn’t match: something was changed there.
replay-proof-bound-title = The server couldn’t change its mind
replay-proof-bound = Before anyone sat down, the server locked away a secret number and published its fingerprint. Now the number is public, and it has exactly that fingerprint.
replay-proof-bound-broken = The secret number doesn’t match the fingerprint published before the game.
replay-proof-mixed-title = Everyone helped shuffle
replay-proof-mixed = { $players ->
    [one] After that, { $players } player added a number of their own. The deck was shuffled by the secret and that number together: neither side could know the other’s.
   *[other] After that, { $players } players added a number each. The deck was shuffled by the secret and all those numbers together: no one could know the result before the last one was in.
}
replay-proof-mixed-broken = The cards don’t follow from the secret and the players’ numbers.
replay-proof-bots-title = Only bots played here
replay-proof-bots = No human added a number, so the deal is the server’s alone.
replay-proof-branch-title = This game continues another
replay-proof-branch = It started at moment { $at } of the game { $table } and uses its cards. This record proves nothing about a deal; see that game’s.
replay-proof-yours-title = Your own number is in it
replay-proof-yours = This browser kept the number it added for you, and the fingerprint it was shown. Both are in the record: this is the table you played at.
replay-proof-yours-broken = The number this browser added isn’t in the record. This isn’t the table you played at.
replay-proof-played-title = The game was played by the rules
# Variables: $decisions and $takeBacks, how many there were.
replay-proof-played = { $decisions ->
    [one] The server replayed the game: { $decisions } decision was legal. Undone within the rules: { $takeBacks }.
   *[other] The server replayed the game: all { $decisions } decisions were legal and lead to the recorded result. Undone within the rules: { $takeBacks }.
}
replay-proof-played-broken = Line { $line } of the record doesn’t follow from the ones before it ({ $clause }): { $message }
replay-proof-own = The seals, the fingerprint and the shuffle were computed by your own browser.
replay-proof-not-own = Your browser can only compute this over an encrypted connection, so here the server checked its own record. Download it and check it with a program of your choice.
replay-proof-limits = What this doesn’t prove: that no one looked over anyone’s shoulder, or that the server didn’t leak anything.
replay-proof-shared = You watch by a shared link, so the server checked the record here. Players of this game can check it in their own browser.
replay-proof-sum = The last seal. Records with the same one are the same:
replay-files = Downloads
