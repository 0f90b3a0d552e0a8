# Why a table refuses a command.

table-illegal = The rules refuse this.
table-stale = The game has gone on since; look again and decide anew.
table-bad-players = A table has 3 to 6 players.
table-bad-clock = A reserve is 10 seconds to a day, an increment at most an hour, a turn 1 to 720 hours.
table-bad-sleep = A sleep begins and ends at a minute from 0 to 1439 and leaves at least an hour of the day.
table-no-such-seat = There is no such seat at this table.
table-seat-taken = Somebody sits there; choose another seat.
table-full = Every seat is taken.
table-seated-already = You have a seat at this table already.
table-not-seated = You have no seat at this table.
table-not-host = Only the host may do this.
table-not-invited = The table is private; come by its invitation.
table-bad-link = The link doesn't work any more: the seat was taken or reclaimed, or the link was cancelled. Ask for a new one.
table-begun = The game has begun.
table-not-begun = The game has not begun.
table-over = The game is over.
table-not-over = The game is not over.
table-rated = Bots of the house cannot sit at a rated table.
table-nonce-given = Your part of the chance is there already.
table-substituted = A bot plays for you; reclaim your seat first.
table-not-substituted = No bot plays for you.
table-nothing-to-take-back = There is nothing of yours to take back.
table-sealed = What was revealed, left to chance or bid cannot be taken back.
table-bad-text = A text has 1 to 500 characters that can be printed.
table-rematch-exists = The rematch is there already.
table-id-reused = This number was already used for another command. Choose a new one.
table-not-absent = A bot can play only for the player whose decision everyone is waiting for, once they've been disconnected for three minutes.
table-has-clock = This table has a clock: a bot takes over when it runs out.
table-vote-just-ended = A vote has just failed. You can call the next one in a minute.
table-out-of-game = Only players who are still in the game can vote.
table-not-your-seat = Only the owner of this seat can do that.
table-too-many-undos = You have taken back too many decisions. Make a decision that stands, and the game moves on.
table-too-much-chat = You have sent as many messages as one player may at a table.
table-too-many-seat-changes = You have changed seats at this table too often.
table-too-many-bot-tables = You have as many running games between bots as you may have. Wait until one of them is over.

# The server cannot write to its database: a command was not saved, or the game waits.
table-not-saved = The server could not save this. Nothing has changed; try again soon.
table-stalled = The server cannot save the game at the moment. The game continues by itself as soon as it can.

# What players can say in every language.

phrase-hello = Hello!
phrase-good-luck = Good luck to all!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-back-soon = I shall be back soon.
phrase-i-suspect-you = I suspect you…
phrase-not-me = It was not me!
phrase-fenrir-is-near = Fenrir is near.
phrase-haha = Ha!
phrase-goodbye = Goodbye!
