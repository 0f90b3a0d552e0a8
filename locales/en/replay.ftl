# The words of the replay.

replay-title = Replay, Hour { $hour } · Armonium
replay-heading = Replay of a game
replay-loading = Fetching the game …
replay-none = No replay
replay-not-over = This game is not over yet. Its replay is there when it is.
replay-not-admitted = This game was private. Open it with the link you were invited with.
replay-no-game = There is no such game.
replay-trouble = The game cannot be fetched at the moment. Try again soon.
# Variables: $pack, the id of a content pack and the beginning of its hash.
replay-missing-pack = The pack { $pack }, on whose board this game was played, is missing on this server. Its operator can give the file with --pack and start the server again.

# Whose eyes the game is seen through.
replay-seen = Seen
replay-as = as { $player } saw it
replay-as-spectator = as everybody saw it
replay-as-all = with everything open
replay-watcher = You see what everybody at the table saw. Choose a player above to see their cards as they saw them then, or open everything.
replay-copy = Copy a link to this moment
replay-copied = Link copied

# Going through the game.
replay-transport = Go through the game
replay-moment = Moment
replay-moment-of = Hour { $hour } · { $at } of { $end }
replay-decision-back = One decision back
replay-decision-on = One decision on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-hour-back = One Hour back
replay-hour-on = One Hour on
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed } times
replay-decides = { $player } decides
replay-is-over = The game is over
replay-auction = Back to the auction
replay-side = Where the Organ can lie, and who was chosen this Hour
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
replay-secrets = What everybody held
replay-chosen-one = The Chosen One
replay-no-tiles = no tiles

# What could be known.
replay-beliefs = What could be known
replay-beliefs-open-chosen = How sure each player could be of the true Chosen One, by facts alone.
replay-beliefs-open-fenrir = How sure each player could be of who Fenrir is, by facts alone.
replay-beliefs-own-chosen = Who could still be the Chosen One, by what was known at this moment.
replay-beliefs-own-fenrir = Who could be Fenrir, by what was known at this moment.
replay-about-chosen = Chosen One
replay-about-fenrir = Fenrir
replay-graph = The odds over the whole game; the list below has them for this moment
replay-beliefs-now = The odds at this moment

# What the strongest bot thinks.
replay-analysis = What the master thinks
replay-here = This decision
replay-whole-game = The whole game
replay-ask-master = What would the master have done?
replay-thinking = The master is thinking …
replay-nobody-decides = Nobody decides anything here.
replay-no-choice = There was only one thing to do here.
replay-not-yours = { $player } decides here. Open everything to hear what the master thinks of it.
replay-master = the master’s choice
replay-made = what was done
# Variables: $tries, in how many imagined games it was tried.
replay-tries = { $tries ->
    [one] tried in { $tries } game
   *[other] tried in { $tries } games
}
replay-declared-sure = how sure one could be
replay-verdict-open = Nothing was decided here any more. This is what the master would have done in the place of { $player }.
replay-verdict-same = { $player } did what the master would have done.
replay-verdict-even = { $player } did something else, and it was just as good.
replay-verdict-unsure = The master would have done something else. Perhaps { $percent } % of the victory was given away, but that is within the noise.
replay-verdict-lost = The master would have done something else: about { $percent } % of the victory was given away here.
replay-analyse = Judge the whole game
replay-analyse-on = Go on judging
replay-analyse-deep = Think longer
replay-analyse-about = The strongest bot plays every decision on in many imagined games. It knows no more than the player knew then.
replay-analysed = { $count ->
    [one] { $count } decision was judged, by what the player could know then.
   *[other] { $count } decisions were judged, by what each player could know then.
}
replay-progress = Progress of the analysis
replay-progress-of = { $count } of { $total }
replay-stop = Stop
replay-analysis-busy = You have an analysis running somewhere else. Stop it first.
replay-analysis-trouble = The analysis broke off. What was judged is still here.
replay-losses = Where most was given away
# Variables: $best, what the master would have done, as on a button.
replay-loss = { $player }, Hour { $hour }. Better: { $best }
replay-no-losses = Nobody gave anything away that the master is sure of.
replay-later = { $count ->
    [one] { $count } more comes later in the game and is not told yet.
   *[other] { $count } more come later in the game and are not told yet.
}
replay-sums = Given away for each decision, on average
replay-sum = { $points } %
replay-sums-about = In per cent of a victory; the smaller, the nearer to the master.

# Playing on.
replay-branch = Play on from here
replay-branch-over = The game is over at this moment
replay-branch-about = A new table that begins with exactly this moment: Hour { $hour }, decision { $at }. The same cards, the same tiles, and the same chance to come.
replay-branch-seat = Your seat
replay-branch-bots = The others are played by
replay-branch-note = It is private and counts for nothing. Whoever has looked at the open cards knows more than the players knew.
replay-branch-start = Play on
replay-branch-cancel = Cancel

# The proof of the fair deal, for somebody who has never heard of such a thing.
replay-proof = Was the deal fair?
replay-proof-about = Nobody could choose the cards: not a player, and not the server either. Here you can check it.
replay-proof-start = Check the deal
replay-proof-busy = Checking …
replay-proof-trouble = The record cannot be fetched at the moment. Try again soon.
replay-proof-holds = Everything holds: the deal was fair, and the game went as its record says.
replay-proof-branch-result = The record holds. Its cards come from another game, so there was no deal to prove here.
replay-proof-fails = Something does not hold. Keep the record and ask whoever runs this server.
replay-proof-holds-sign = holds
replay-proof-broken-sign = does not hold
replay-proof-note-sign = note
replay-proof-chain-title = Nothing was changed afterwards
# Variables: $lines, how many lines the record has; $line, the first that does not fit.
replay-proof-chain = { $lines ->
    [one] The record has { $lines } line. It carries a seal over everything before it, and the seal fits.
   *[other] The record has { $lines } lines. Each carries a seal over everything before it, and all seals fit. So no line was changed, removed, added or moved.
}
replay-proof-chain-broken = The seal of line { $line } does not fit: something was changed there.
replay-proof-bound-title = The server could not change its mind
replay-proof-bound = Before anybody sat down, the server locked a secret number away and showed a fingerprint of it. Now the number is open, and it has exactly that fingerprint.
replay-proof-bound-broken = The secret number has another fingerprint than the one that was shown before the game.
replay-proof-mixed-title = Everybody shuffled along
replay-proof-mixed = { $players ->
    [one] After that, { $players } player added a number of their own. The deck was shuffled by the secret and that number together: neither side could know the other’s.
   *[other] After that, { $players } players added a number each. The deck was shuffled by the secret and all those numbers together: nobody could know the result before the last one was there.
}
replay-proof-mixed-broken = The cards were not dealt from the secret and the players’ numbers.
replay-proof-bots-title = Only bots sat here
replay-proof-bots = No person added a number, so the deal is the server’s alone.
replay-proof-branch-title = This game was played on
replay-proof-branch = It began at moment { $at } of the game { $table } and uses its cards. This record proves nothing about a deal; look at that game’s.
replay-proof-yours-title = Your own number is in it
replay-proof-yours = This browser kept the number it added for you, and the fingerprint it was shown. Both are in the record: this is the table you sat at.
replay-proof-yours-broken = The number that this browser added is not in the record. This is not the table you sat at.
replay-proof-played-title = The game was played by the rules
# Variables: $decisions and $takeBacks, how many there were.
replay-proof-played = { $decisions ->
    [one] The server played the game again: { $decisions } decision was allowed. Taken back as the rules allow: { $takeBacks }.
   *[other] The server played the game again: all { $decisions } decisions were allowed and lead to the end that the record names. Taken back as the rules allow: { $takeBacks }.
}
replay-proof-played-broken = Line { $line } of the record does not follow from the ones before it ({ $clause }): { $message }
replay-proof-own = The seals, the fingerprint and the shuffling were reckoned by your own browser.
replay-proof-not-own = Your browser can reckon this only over an encrypted connection, so here the server checked its own record. Fetch it and check it with a program of your choice.
replay-proof-limits = What this does not prove: that nobody looked over somebody’s shoulder, or that the server whispered to nobody.
replay-proof-sum = The last seal. Records with the same one are the same:
replay-files = Take it along
