# Why a table refuses a command.

table-illegal = The rules don’t allow this.
table-stale = The game has moved on. Look again and choose anew.
table-intent-length = One message holds between 1 and 64 actions.
table-intent-reveals = One of these actions reveals or draws something. Whatever follows it has to be chosen afterwards.
table-bad-players = A table has 3 to 6 players.
table-bad-clock = The reserve must be 10 seconds to a day, the increment at most an hour, and the time per turn 1 to 720 hours.
table-bad-sleep = Night must start and end at a minute from 0 to 1439 and leave at least an hour of the day.
table-no-such-seat = This table has no such seat.
table-seat-taken = That seat is taken. Choose another.
table-full = Every seat is taken.
table-seated-already = You already have a seat at this table.
table-not-seated = You have no seat at this table.
table-not-host = Only the host can do this.
table-not-invited = This table is private. Use an invite link to join.
table-bad-link = This link no longer works: the seat was taken or reclaimed, or the link was cancelled. Ask for a new one.
table-begun = The game has already started.
table-not-begun = The game hasn’t started yet.
table-over = The game is over.
table-not-over = The game isn’t over yet.
table-rated = House bots can’t play at a rated table.
table-nonce-given = Your part of the shuffle is already in.
table-substituted = A bot is playing for you. Take your seat back first.
table-not-substituted = No bot is playing for you.
table-nothing-to-take-back = You have nothing to undo.
table-sealed = Bids, and anything revealed or drawn at random, can’t be undone.
table-bad-text = Messages must be 1–500 printable characters.
table-rematch-exists = There’s already a rematch.
table-id-reused = This number was already used for another command. Choose a new one.
table-not-absent = A bot can only play for the player everyone is waiting for, once they’ve been disconnected for three minutes.
table-has-clock = This table has a clock: a bot takes over when it runs out.
table-vote-just-ended = A vote has just failed. You can call the next one in a minute.
table-out-of-game = Only players who are still in the game can vote.
table-not-your-seat = Only the owner of this seat can do that.
table-bad-plan = A plan has at most 16 different steps, for this Hour or the next, with positions, Time and spaces that exist.
table-too-many-undos = You’ve undone too many decisions. Make one that stands, so that the game can continue.
table-too-much-chat = You’ve reached the limit for chat messages at this table.
table-too-many-seat-changes = You’ve changed seats at this table too often.
table-too-many-bot-tables = You’ve reached the limit for running games between bots. Wait until one of them is over.
table-colour-taken = Another player already has this colour.
table-no-swap = This swap isn’t being asked for any more.
table-no-countdown = No countdown is running.
table-not-ready = The game can’t start yet: a seat is free, or a player isn’t ready.
table-newcomer-alone = Only a player alone with bots can play the newcomer’s game.
table-no-request = This player isn’t asking for a seat any more.
table-too-many-requests = Too many requests for a seat at this table. Wait until the host has answered.
table-bad-vacation = A game over days can give each player up to 60 vacation days; other games have none.
table-paused = The game is paused. Continue first.
table-not-paused = The game isn’t paused.
table-bad-pause = A pause lasts 1 minute to 12 hours, or up to 14 days in a game over days.
table-pause-proposed = Someone has already proposed a pause. Answer that first.
table-pause-just-declined = A pause has just been declined. You can propose the next one in a minute.
table-too-many-pauses = You’ve proposed as many pauses as a game allows.
table-not-asked = You can only nudge the player everyone is waiting for, unless they’re on vacation.
table-nudged-too-soon = That player has just been asked or nudged. Give them a little longer.
table-no-vacation-left = You have no vacation days left at this table.
table-no-cheers = Spectators can’t send phrases at this table.
table-cheered-too-soon = Spectators have just sent phrases. Wait a few seconds.

# The server cannot write to its database: a command was not saved, or the game waits.
table-not-saved = The server couldn’t save this. Nothing has changed; try again in a moment.
table-stalled = The server can’t save the game right now. The game will continue by itself as soon as it can.

# What is wrong with the connection or the server.

problem-no-table = This table is gone.
problem-not-admitted = This table is private. Ask someone at the table for an invite link.
problem-no-spectators = This table doesn’t allow spectators.
problem-seat-given-away = Someone else has your seat now, and this table doesn’t allow spectators.
problem-too-fast = Too many requests. Wait a moment and try again.
problem-closing = The server is restarting. Try again in a few seconds.

# What players can say in every language.

phrase-hello = Hello!
phrase-good-luck = Good luck, everyone!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-your-turn = Your turn!
phrase-one-moment = One moment, please.
phrase-back-soon = Back soon!
phrase-i-suspect-you = I suspect you…
phrase-not-me = It wasn’t me!
phrase-fenrir-is-near = Fenrir is near.
phrase-haha = Ha!
phrase-goodbye = Goodbye!

# Nudges, pauses and vacation, in the log.

away-nudged = { $player } nudges { $other }.
away-pause-proposed = { $player } proposes a pause: { $length }.
away-pause-agreed = { $player } agrees to the pause.
away-pause-refused = { $player } would rather play on.
away-pause-declined = There will be no pause: the game continues.
away-paused = The game is paused. No clock runs.
away-resume-wanted = { $player } is ready to continue.
away-pause-ended = The pause is over.
away-vacation-began = { $player } goes on vacation.
away-vacation-ended = { $player } is back from vacation.
