# Games on this device, played without a server; and the page as an installed app.

device-here = Play on this device
device-away = The server can’t be reached. You can play here all the same: the game stays on this device.
device-games = On this device
device-no-games = No games on this device yet.
device-following = You’re playing this game in another tab. Here you can only watch.
device-take = Play here
device-not-saved = This device couldn’t save your decision, so nothing has changed. Free some space, then try again.
device-stalled = This device can’t save the game: its storage is full, or closed to this page. Free some space, and the game continues.

## Why a game on this device can't be played, opened or saved

device-trouble-full = The storage of this device is full. Free some space and try again.
device-trouble-refused = Your browser doesn’t let this page store games. Allow it, or leave private browsing, and try again.
device-trouble-newer = A newer version of this page stores its games here. Reload the page.
device-trouble-no-engine = Your browser can’t play without a server: it doesn’t run WebAssembly, or couldn’t load the game. Tables at a server work.
device-trouble-engine-failed = The game has stopped unexpectedly. All decisions are saved: reload the page.
device-trouble-other-tab = You’re playing this game in another tab. Continue there, or close it.
device-trouble-damaged = This game is damaged: a part of it was lost or changed. It can’t be opened.
device-trouble-newer-format = This game was saved by a newer version of Armonium. Reload the page to get that version.
device-trouble-other-rules = This game was played by another version of the rules, so it can’t be opened here.
device-trouble-missing-pack = The board of this game is missing, so it can’t be opened.
device-trouble-no-table-file = This isn’t the file of a game.
device-trouble-table-differs = This game is on this device already, but went on differently here. Delete it first to open the file.
device-trouble-too-long = This file is too long for a game.

## Game files

device-file-save = Save the game as a file
device-file-share = Share the game
device-file-link = Copy the game as a link
device-file-copied = Link copied
device-file-secret = It contains everyone’s cards.
device-open = Open a game
device-open-about = Choose a game file that you saved or received. The game is added to this device.
device-open-choose = Choose a file
device-open-busy = Opening the game…
device-open-link = This link contains a game. It will be added to this device.
device-delete = Delete this game: { $game }
device-delete-question = Delete this game?
device-delete-about = It’s deleted from this device for good. A file you saved stays.
device-delete-stay = Keep it
device-delete-go = Delete

## A new version of the page

update-ready = A new version is ready.
update-reload = Reload
update-later = Later
