# The words of the lessons. Everything that begins with “lesson-” belongs to a chapter: what is asked at a step, and, with
# “-no”, why something else is not what the step is about.

# The list of chapters.
learn-title = Learn the game
learn-about = Nine short chapters at a real table. You play, the others follow a script, and nothing can go wrong: a mistake is explained and does not count.
learn-chapters = The chapters
# Variables: $minutes
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-done = done
# Variables: $step, $steps
learn-at = step { $step } of { $steps }
learn-begin = Begin
learn-resume = Go on
learn-repeat = Again
# Variables: $done, $chapters
learn-progress = { $done } of { $chapters } chapters done
learn-all-done = You know the game. Now play it.
learn-all-done-about = Three bots are waiting, and gentle hints stand by for your first games.
learn-play = To the first page
learn-forget = Forget my progress

# Beside the table.
learn-coach = Your guide
# Variables: $step, $steps
learn-step = Step { $step } of { $steps }
learn-go-on = Go on
learn-leave = Leave
learn-again = Start again
# Variables: $clause
learn-rule = The rule: { $clause }
learn-loading = The table is being set…
learn-trouble = The server cannot be reached. Your progress is safe; try again.
learn-retry = Try again

# At the end of a chapter. Variables: $number
learn-end = Chapter { $number } done
learn-next = Next chapter
learn-look = Look at the table
learn-list = All chapters

lesson-read-first = Read this first, then press “Go on”. Your move comes next.

lesson-goal = What we are looking for
lesson-goal-about = The end of a game, so that you know where everything leads
lesson-goal-learnt = A Hero wins by bringing the Chosen One to the Organ in one last turn, with all 15 Music Pages written. Before that you must find out who the Chosen One is and where the Organ stands. Eleven Hours, then comes Ragnarök.
lesson-goal-night = Turin, a winter night. Somewhere in the city stands an Organ that can put off the end of the world. This game has found it: on Via Po.
lesson-goal-chosen = Eight people walk these streets, and only one can play the Organ: the Chosen One. Nobody owns a figure; anybody may move anybody. You have found out that it is Lewis, you have declared victory, and your 15 Music Pages are written.
lesson-goal-walk = Only the way is missing. Press Via Po on the map, where the Organ stands, then “Go”: Lewis walks there over Piazza Vittorio.
lesson-goal-walk-no = That way leads away from the Organ, and this turn is all you have: whoever has declared and does not arrive is out of the game.
lesson-goal-walk-no-stop = Not yet. If the turn ends before Lewis stands at the Organ, the declaration has failed and you are out.
lesson-goal-walk-no-card = A fine card, but you do not need it now. Two steps are enough: press Via Po.

lesson-gears = The gears
lesson-gears-about = Three wheels that decide what a turn can do
lesson-gears-learnt = Every turn you turn the gears by 1, 2 or 3 teeth, 1 Time each. They are meshed, so all three move together: the machine that runs, the steps you may walk, the action at the end. Who moves before you moves them for you, too.
lesson-gears-look = A turn always goes the same way: choose a character, use the ability, turn the gears, move, act. You have chosen Vikström. Now look at the three gears: which machine runs, how many steps you may walk, which action ends your turn. They are meshed: turn one and all three turn.
lesson-gears-turn = A Hero needs 15 Music Pages, and Compose writes one. Find the choice that shows Compose and turn the gears. Each tooth costs 1 Time.
lesson-gears-turn-no = Keep your cards for later. Turn the gears now.
lesson-gears-turn-no-one = One tooth is cheaper, but it shows Research: a tile, no page. We want Compose.
lesson-gears-turn-no-three = Three teeth go past Compose to Move Clue, and cost 1 Time more.
lesson-gears-stay = Compose it is. Before the action you may move; how that works is the next chapter. This time stay: press “Stop here”, and the action follows by itself.
lesson-gears-stay-no = You could, but steps cost Time, and Vikström has nothing to find there. This time stay where you are.
lesson-gears-stay-no-card = One Power Card a turn may be played, and each only once in the game. Keep them; stop here.
lesson-gears-end = One page is written: look at your Music. The gears stay as you leave them, for the next player. End your turn.
lesson-gears-end-no = Power Cards leave the game when they are played. Nothing here is worth one yet: end your turn.

lesson-moving = Moving
lesson-moving-about = On foot and by train across Turin
lesson-moving-learnt = Walking costs 1 Time a step, up to the number on the Walking Gear. Once in a turn the machine of the Machine Gear takes you along its line for nothing, before, between or after your steps. Nobody may walk through a figure.
lesson-moving-walk = Johnsson wants to go north, to Borgo Aurora. The Walking Gear allows 3 steps, and the Smokey Train runs between yellow stations. Walk to the station Porta Nuova first: press it, then “Go”.
lesson-moving-walk-no = From there the 3 steps are no longer enough: 2 to Porta Nuova, and 1 after the ride. Go straight to the station.
lesson-moving-walk-no-stop = If you stop here, the movement is over and the action begins. Walk to Porta Nuova first.
lesson-moving-walk-no-card = The card “Any ride” would work too, but the Machine Gear gives you the train for nothing. Keep the card.
lesson-moving-ride = All aboard: from one yellow station to any other, for nothing. Press Porta Milano in the north.
lesson-moving-ride-no = Not yet: the train is waiting, and it is free. Press Porta Milano.
lesson-moving-ride-no-line = A yellow station, but not the right one: only from Porta Milano is Borgo Aurora one step away.
lesson-moving-ride-no-step = On foot it is much too far. Take the train: press Porta Milano.
lesson-moving-last = One step is left. Cross the bridge to Borgo Aurora.
lesson-moving-last-no = That is not where Johnsson wants to go. Borgo Aurora is across the bridge, to the east.
lesson-moving-last-no-stop = One step is still yours, and Borgo Aurora is next door.
lesson-moving-stop = There. Three steps’ worth of city would never have brought you here; the train did. End the movement.
lesson-moving-stop-no = The movement is done; keep your cards and press “Stop here”.

lesson-clues = Clues
lesson-clues-about = Lay them on your way, pick them up, spend them
lesson-clues-learnt = From the second position on, everybody lays a Clue on an empty building before the turns. Whoever walks over a Clue takes it. Spend Clues on Investigate, Research or Compose: each is worth one more card, tile or page.
lesson-clues-place = You are second this Hour, so you lay a Clue on the map, on any empty building. Lay it where you will walk: Lilja stands at Palazzo Reale, so take Piazza Castello, next to her.
lesson-clues-place-no = A Clue may lie there, but you would only lay it for somebody else. Piazza Castello is next to Lilja.
lesson-clues-choose = { $first } has played already. Now you: choose Lilja. She draws 2 Research Tiles, and both Clues lie on her way.
lesson-clues-choose-no = You may choose anybody who is not taken, but nobody else is as close to the two Clues as Lilja.
lesson-clues-choose-no-card = Cards can wait. Choose Lilja first.
lesson-clues-turn = Two new tiles: more about them later. Turn the gears by 1 tooth: 2 steps and Compose, just what two Clues are good for.
lesson-clues-turn-no = The gears first. One tooth shows Compose.
lesson-clues-turn-no-far = That goes past Compose and costs more. One tooth is enough.
lesson-clues-walk = Two Clues lie in a row. Press Teatro Regio: on the way over Piazza Castello you pick up the first, and there the second.
lesson-clues-walk-no = That way you would miss a Clue. Teatro Regio, over Piazza Castello: two steps, two Clues.
lesson-clues-walk-no-stop = Do not stop yet: Clues are taken only by walking over them.
lesson-clues-stop = Two Clues in your hand. Stop here, and Compose begins.
lesson-clues-stop-no = All steps are used. Stop here; Compose is waiting.
lesson-clues-compose = Compose writes 1 page; each Clue you spend writes 1 more. Set the number to 2 and write 3 pages at once.
lesson-clues-compose-no = That works, but Clues are there to be spent, and here each is worth a page. Spend both.

lesson-auction = The auction
lesson-auction-about = What a place in the order is worth, and when to let go
lesson-auction-learnt = Each Hour the places in the order are auctioned for Time. First moves first and lays no Clue; last may place a Location Tile; the Event gives some places more. Time is your life: at 0 you are out. Bid what a place is worth to you, and not more.
lesson-auction-open = A new Hour: who plays when? The Event gives the second place 2 Time. You open: name the place that is to be auctioned, the second.
lesson-auction-open-no = That place could be auctioned too, but this Hour the Event’s gift lies on the second.
lesson-auction-bid = Now the first bid. It may be 0, and if all the others pass you pay just that. Begin with 0.
lesson-auction-bid-no = You bid against nobody as yet. Begin with 0; you can still raise.
lesson-auction-raise = { $first } bids 1. The place brings 2 Time, so at a bid of 2 it still costs you nothing. Raise to 2.
lesson-auction-raise-no = More than 2 is more than the gift brings. Raise to exactly 2 for now.
lesson-auction-raise-no-pass = Too soon: at 2 the place pays for itself. Raise once.
lesson-auction-pass = { $first } wants it badly and bids 4. That is 2 more than the gift. Let it go: pass.
lesson-auction-pass-no = Every Time you bid is Time you cannot walk with. Five for a gift of two? Pass.
lesson-auction-again = { $first } pays 4 and has the second place. You have none yet and open again. Take the first place: you choose your character before all others, and lay no Clue.
lesson-auction-again-no = A place, but not the one we want: first means first choice among the characters.
lesson-auction-first = This one is worth something to you. Bid 1.
lesson-auction-first-no = No need to frighten anybody. Bid 1 and see who follows.
lesson-auction-first-no-nothing = You could begin with 0 again. Show this time that you mean it: bid 1.
lesson-auction-win = { $second } says 2. First choice is worth one more: say 3.
lesson-auction-win-no = One more is enough; nobody asks for so much.
lesson-auction-win-no-pass = You would get a later place for less, but this Hour we want to go first. Say 3.

lesson-notebook = Investigating and the notebook
lesson-notebook-about = Whose card is whose, and who is left
lesson-notebook-learnt = One card was laid aside: the Chosen One. Everybody holds one character in secret, the rest lie among the Unknown. Look at hands and at the Unknown; whoever you find there is not the Chosen One. The notebook writes it all down and draws the conclusions.
lesson-notebook-grid = This is your notebook. Eight characters, eight cards: one in each hand, three among the Unknown, and one is the Chosen One. Your own card is Lilja, so it is not her. Seven are left.
lesson-notebook-look = The gear shows Investigate: look at cards of one hand, one for nothing and one more for each Clue. { $second } has only two cards left. Set the Clues to 1 and look at both.
lesson-notebook-look-no = That hand holds more cards, most of them Power Cards, and you would see only some. { $second } has just two left.
lesson-notebook-look-no-one = One of two cards may be the Power Card. Spend your Clue and see both.
lesson-notebook-look-no-deck = The Unknown are worth a look, but there are three of them. With one Clue, two cards of { $second } tell you everything about that hand.
lesson-notebook-seen = Vidal! So { $second } holds Vidal, and Vidal is not the Chosen One. Only the two of you know; the others saw how many cards you looked at, not which. The notebook has crossed out what follows.
lesson-notebook-card = Now a Power Card. You have four, one of each kind, one a turn, and each only once in the game. Play “Three looks”.
lesson-notebook-card-no = A good card, but now we are looking for names. Play “Three looks”.
lesson-notebook-card-no-end = Wait: after the action there is still time for a card. Play “Three looks”.
lesson-notebook-deck = Three cards of one hand, or the Unknown. Exactly three lie there: look at the Unknown and you know all of them.
lesson-notebook-deck-no = A hand of five would leave you guessing. The Unknown are three, and you see them all.
lesson-notebook-names = Johnsson, Pålsson and Vikström lie among the Unknown: not one of them is the Chosen One. Three names are left, and two of them are in the hands you have not seen.
lesson-notebook-end = One more look and you will know. End your turn; the cards are mixed back, your notebook remembers.
lesson-notebook-end-no = One card a turn is the limit. End the turn.

lesson-organ = Tiles, the compass and the Organ
lesson-organ-about = How the city gives up its secret
lesson-organ-learnt = Research draws tiles. Items are played, one a turn; Location Tiles close in on the Organ. At the end of each Hour the last in order may place one: 1 Clue and 2 Time. Whoever places the fourth puts the Organ on the map.
lesson-organ-research = The gear shows Research. One tile for nothing, one more for each Clue: spend your Clue and draw 2.
lesson-organ-research-no = You are looking for something. Spend the Clue and draw two.
lesson-organ-item = The Tempio Valdese, a Location Tile! More about it in a moment. The other is an Item: 1 Time. One Item a turn may be played: press it in your hand.
lesson-organ-item-no = Keep your Power Cards. Play the small tile that brings 1 Time.
lesson-organ-item-no-end = Not yet: an Item can still be played in this turn. It brings 1 Time.
lesson-organ-end = A small gift, but Time is Time. Now end your turn: you are last this Hour, and the last one may place a Location Tile.
lesson-organ-end-no = Keep that for later. End your turn now.
lesson-organ-compass = The compass. A building in the west says: the Organ lies east of it. North says south, and so on. Three tiles lie there: east of the Museo, south of the Obelisco, west of the Mole. What they rule out is in fog. The south is still free.
lesson-organ-place = Place the Tempio Valdese in the south: the Organ then lies north of it. Press the tile, then the side. It brings 1 Clue and 2 Time, and as the fourth tile the Organ itself.
lesson-organ-place-no = That is not the tile we mean: take the Tempio Valdese.
lesson-organ-place-no-decline = You may decline, but who places a tile gets 1 Clue and 2 Time, and who places the fourth chooses where the Organ stands.
lesson-organ-place-no-organ = With three tiles placed, a tile with the Organ symbol finds the Organ too. But the fourth Location Tile brings a Clue and 2 Time more. Keep the other.
lesson-organ-organ = The light shows where the Organ can be. You decide. If your suspicion is Snowy, who stands at the Imbarcadero in the south, take Piazza Carlina: it is closest.
lesson-organ-organ-no = It could stand there, but the way from the Imbarcadero would be longer. Piazza Carlina is closest to Snowy.

lesson-wolf = Hour V and Fenrir
lesson-wolf-about = One of you is no longer a Hero
lesson-wolf-learnt = From Hour V on one player is Fenrir, in secret. Fenrir needs 12 pages and two Marks of the Wolf, names the Chosen One and brings their own character there; the Organ does not matter. Everybody else: watch who collects what, and do not wait too long.
lesson-wolf-discard = Hour IV ends. You may keep three tiles, so one must go. Two of yours carry a Mark of the Wolf. Do not give those away: nobody knows yet who will need them.
lesson-wolf-discard-no = That tile carries a Mark of the Wolf. In a moment the roles are dealt, and Fenrir needs two. Discard another.
lesson-wolf-role = You are Fenrir. Nobody else knows, and no one can find this card. You can no longer win as a Hero: you need 12 pages, not 15, and two Marks of the Wolf, which you kept. Then you name the Chosen One and bring Lilja, your own character, to that space.
lesson-wolf-open = You have 9 pages; 3 are missing. This Hour’s Event makes Johnsson bring 1 page and a Clue, and his ability brings 2 more. You want him before anybody takes him: open the first place.
lesson-wolf-open-no = Later, somebody else may have chosen Johnsson. The Wolf wants to be first.
lesson-wolf-bid = Do not look too eager. Bid up to 2.
lesson-wolf-bid-no = So much for a first place makes them ask why. Two at most.
lesson-wolf-choose = You got it, and it is your turn. Choose Johnsson and you have your 12 pages.
lesson-wolf-choose-no = A useful character on another day. Today Johnsson brings 3 pages.
lesson-wolf-choose-no-declare = You have the Marks, but not the pages, and you do not know the name. Whoever declares and names the wrong one is out at once.
lesson-wolf-choose-no-card = Johnsson brings the pages for nothing. Keep the card for the night you need it.
lesson-wolf-choose-no-item = Two characters could change places, but first the pages. Choose Johnsson.

lesson-victory = Declaring victory
lesson-victory-about = One name, 15 pages, one turn
lesson-victory-learnt = You declare before you choose a character. Then the Chosen One must reach the Organ in this same turn, with 15 pages; Fenrir brings their own character to the Chosen One, with 12. A wrong name or a turn too short: out. So check first, then dare.
lesson-victory-names = Hour VII. Your notebook has closed the circle: seven characters are found, and only Snowy can be the Chosen One. The Organ stands on Piazza Carlina. You are a Hero, and you have 12 pages.
lesson-victory-music = Three pages are missing, and you have a card for exactly that. Cards may be played before you declare: play “Three pages”.
lesson-victory-music-no = That would be your one card for this turn, and the pages would still be missing. Play “Three pages”.
lesson-victory-music-no-declare = Almost. You could declare now and write the pages later, but whoever forgets them is out. Pages first: play “Three pages”.
lesson-victory-music-no-choose = If you choose a character now, you can no longer declare in this turn. Play “Three pages” first.
lesson-victory-declare = Fifteen. Press “Declare victory”, look at the checklist, name Snowy, and hold the button. There is no way back.
lesson-victory-declare-no = Whoever chooses a character has decided not to declare this turn. Everything is ready: declare.
lesson-victory-declare-no-name = Your notebook knows where that card lies: it is not the Chosen One. A wrong name and you are out.
lesson-victory-choose = Right! The card is turned over for all to see. Now you must choose the Chosen One, even if somebody had used or blocked Snowy this Hour.
lesson-victory-choose-no = Whoever has declared must choose the Chosen One: Snowy.
lesson-victory-walk = Snowy’s ability: up to 3 free steps. After a declaration you may even walk through others and onto the Organ. Press Piazza Carlina and go.
lesson-victory-walk-no = Away from the Organ? These steps are few. Piazza Carlina lies straight ahead.
lesson-victory-walk-no-stop = Do not stop: the Organ is two steps away.
