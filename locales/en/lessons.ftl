# The words of the lessons. Everything that begins with “lesson-” belongs to a chapter: what is asked at a step, and, with
# “-no”, why something else is not what the step is about.

# The list of chapters.
learn-title = Learn the game
learn-about = Ten short chapters at a real table. You play, the others follow a script, and nothing can go wrong: mistakes are explained and don’t count.
learn-chapters = Chapters
# Variables: $minutes
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-done = done
# Variables: $step, $steps
learn-at = step { $step } of { $steps }
learn-begin = Start
learn-resume = Continue
learn-repeat = Play again
# Variables: $done, $chapters
learn-progress = { $done } of { $chapters } chapters done
learn-all-done = You know the game. Now play it!
learn-all-done-about = Three bots are waiting, and you’ll get gentle hints in your first games.
learn-play = Back to home
learn-forget = Reset my progress

# Beside the table.
learn-coach = Your guide
# Variables: $step, $steps
learn-step = Step { $step } of { $steps }
learn-go-on = Continue
# Asks the guide to point at what is to be found.
learn-show = Show me
learn-leave = Leave
learn-again = Start over
# Variables: $clause
learn-rule = The rule: { $clause }
learn-loading = Setting the table…
learn-trouble = The server can’t be reached. Your progress is safe; try again.
learn-retry = Try again

# At the end of a chapter. Variables: $number
learn-end = Chapter { $number } done
learn-next = Next chapter
learn-look = Look at the table
learn-list = All chapters

lesson-read-first = Read this first, then press “Continue”. Then it’s your move.

lesson-goal = What we’re looking for
lesson-goal-about = The end of a game, so you know where everything leads
lesson-goal-learnt = A Hero wins by bringing the Chosen One to the Organ in one final turn, with all 15 Music Pages written. Before that, you must find out who the Chosen One is and where the Organ is. You have eleven Hours; then comes Ragnarök.
lesson-goal-night = Turin, a winter night. Somewhere in the city is an Organ that can postpone the end of the world. In this game it’s been found: on Via Po.
lesson-goal-chosen = Eight people walk these streets, and only one of them can play the Organ: the Chosen One. No one owns a figure; anyone can move any of them. You’ve found out that it’s Lewis, you’ve declared victory, and your 15 Music Pages are written.
lesson-goal-walk = All that’s left is to get there. Press Via Po on the map, where the Organ is, then “Go”: Lewis walks there via Piazza Vittorio.
lesson-goal-walk-no = That leads away from the Organ, and this turn is all you have: if you declare and don’t arrive, you’re out of the game.
lesson-goal-walk-no-stop = Not yet. If the turn ends before Lewis reaches the Organ, your declaration fails and you’re out.
lesson-goal-walk-no-card = A fine card, but you don’t need it now. Two steps are enough: press Via Po.

lesson-gears = The gears
lesson-gears-about = Three wheels that decide what a turn can do
lesson-gears-learnt = Every turn you turn the gears by 1, 2 or 3 teeth, at 1 Time per tooth. They’re meshed, so all three move together: the machine that runs, the steps you can walk, the action at the end. The player before you moves them for you, too.
lesson-gears-look = A turn always goes the same way: choose a character, use their ability, turn the gears, move, act. You’ve chosen Vikström. Now look at the three gears: which machine runs, how many steps you can walk, which action ends your turn. They’re meshed: turn one and all three turn.
lesson-gears-turn = A Hero needs 15 Music Pages, and Compose writes one. Find the option that shows Compose and turn the gears. Each tooth costs 1 Time.
lesson-gears-turn-no = Keep your cards for later. Turn the gears now.
lesson-gears-turn-no-one = One tooth is cheaper, but it shows Research: a tile, not a page. We want Compose.
lesson-gears-turn-no-three = Three teeth go past Compose to Move Clue, and cost 1 Time more.
lesson-gears-stay = There’s Compose. You can move before you act; the next chapter shows how. This time, stay put: press “Stop here”, and the action follows by itself.
lesson-gears-stay-no = You could, but steps cost Time, and there’s nothing for Vikström to find there. This time, stay put.
lesson-gears-stay-no-card = You can play one Power Card per turn, and each only once per game. Keep them and stop here.
lesson-gears-end = That’s one page written: look at your Music. The gears stay as you leave them, for the next player. End your turn.
lesson-gears-end-no = Power Cards leave the game once they’re played. Nothing here is worth one yet: end your turn.

lesson-moving = Moving
lesson-moving-about = On foot and by train across Turin
lesson-moving-learnt = Walking costs 1 Time per step, up to the number on the Walking Gear. Once per turn, the machine on the Machine Gear carries you for free, before, between or after your steps: three machines run between their stations, and the Steam Taxi takes up to 3 steps from anywhere. No one can walk through a figure.
lesson-moving-walk = Johnsson wants to go north, to Borgo Aurora. The Walking Gear allows 3 steps, and the Smokey Train runs between yellow stations. First walk to the station Porta Nuova: press it, then “Go”.
lesson-moving-walk-no = From there, 3 steps are no longer enough: it takes 2 to Porta Nuova, and 1 after the ride. Go straight to the station.
lesson-moving-walk-no-stop = If you stop here, your movement is over and the action begins. Walk to Porta Nuova first.
lesson-moving-walk-no-card = The card “Any machine” would work too, but the Machine Gear gives you the train for free. Keep the card.
lesson-moving-ride = All aboard! From one yellow station to any other, for free. Press Porta Milano in the north.
lesson-moving-ride-no = Not yet: the train is waiting, and it’s free. Press Porta Milano.
lesson-moving-ride-no-line = That’s a yellow station, but the wrong one: only Porta Milano is one step from Borgo Aurora.
lesson-moving-ride-no-step = It’s much too far on foot. Take the train: press Porta Milano.
lesson-moving-last = One step left. Cross the bridge to Borgo Aurora.
lesson-moving-last-no = That’s not where Johnsson wants to go. Borgo Aurora is across the bridge, to the east.
lesson-moving-last-no-stop = You still have one step, and Borgo Aurora is next door.
lesson-moving-stop = You’re there. Three steps on foot would never have got you this far; the train did. End your movement.
lesson-moving-stop-no = You’re done moving. Keep your cards and press “Stop here”.
lesson-moving-taxi = Another turn, and the fourth machine: the Machine Gear shows the Steam Taxi. It needs no station: from any space it takes up to 3 steps in a row, for free. Lewis has no steps left and stands across the Po. Press Mole Antonelliana, then “Go”: the Taxi crosses the bridge.
lesson-moving-taxi-no = The Taxi would get there too late: it takes 3 steps in a row and no more. Mole Antonelliana is exactly 3 away, over Piazza Vittorio and Via Po.
lesson-moving-taxi-no-stop = Not yet: the Taxi is waiting, and it’s free. Press Mole Antonelliana.
lesson-moving-taxi-no-card = The card “Any machine” could call a Taxi too, but the Machine Gear already shows one. Keep the card.

lesson-clues = Clues
lesson-clues-about = Place them on your way, pick them up, spend them
lesson-clues-learnt = From position II on, everyone places a Clue on an empty building before the turns. Walk over a Clue and you take it. Spend Clues on Investigate, Research or Compose: each adds one more card, tile or page.
lesson-clues-place = You’re second this Hour, so you place a Clue on the map, on any empty building. Place it where you’ll walk: Lilja is at Palazzo Reale, so choose Piazza Castello, next to her.
lesson-clues-place-no = You could, but there you’d only be placing it for someone else. Piazza Castello is next to Lilja.
lesson-clues-choose = { $first } has already played. Now it’s your turn: choose Lilja. She draws 2 Research Tiles, and both Clues are on her way.
lesson-clues-choose-no = You can choose anyone who isn’t taken, but no one else is as close to the two Clues as Lilja.
lesson-clues-choose-no-card = Cards can wait. Choose Lilja first.
lesson-clues-turn = Two new tiles: more about them later. Turn the gears by 1 tooth: 2 steps and Compose, exactly what two Clues are good for.
lesson-clues-turn-no = The gears first. One tooth shows Compose.
lesson-clues-turn-no-far = That goes past Compose and costs more. One tooth is enough.
lesson-clues-walk = There are two Clues in a row. Press Teatro Regio: you pick up the first on the way, at Piazza Castello, and the second when you arrive.
lesson-clues-walk-no = That way you’d miss a Clue. Take Teatro Regio, via Piazza Castello: two steps, two Clues.
lesson-clues-walk-no-stop = Don’t stop yet: you only get Clues by walking over them.
lesson-clues-stop = Two Clues picked up. Stop here, and Compose begins.
lesson-clues-stop-no = You’ve used all your steps. Stop here; Compose is waiting.
lesson-clues-compose = Compose writes 1 page, and each Clue you spend writes 1 more. Set the number to 2 and write 3 pages at once.
lesson-clues-compose-no = That works, but Clues are there to be spent, and here each one is worth a page. Spend both.

lesson-auction = The auction
lesson-auction-about = What a position in the turn order is worth, and when to let go
lesson-auction-learnt = Each Hour, positions in the turn order are auctioned for Time. The first player moves first and places no Clue; the last may place a Location Tile; the Event favours some positions. Time is your life: at 0 you’re out. Bid what a position is worth to you, and no more.
lesson-auction-open = A new Hour: who plays when? The Event gives position II 2 Time. You open: put position II up for auction.
lesson-auction-open-no = That position could be auctioned too, but this Hour the Event’s gift goes with position II.
lesson-auction-bid = Now the first bid. It can be 0, and if everyone else passes, that’s all you pay. Start with 0.
lesson-auction-bid-no = You aren’t bidding against anyone yet. Start with 0; you can still raise later.
lesson-auction-raise = { $first } bids 1. The position gives you 2 Time, so at a bid of 2 it still costs you nothing. Raise to 2.
lesson-auction-raise-no = More than 2 is more than the gift is worth. Raise to exactly 2 for now.
lesson-auction-raise-no-pass = Too soon: at 2 the position pays for itself. Raise once.
lesson-auction-pass = { $first } wants it badly and bids 4. That’s 2 more than the gift. Let it go: pass.
lesson-auction-pass-no = Every point of Time you bid is a step you can’t take. Five for a gift of two? Pass.
lesson-auction-again = { $first } pays 4 and takes position II. You don’t have a position yet, so you open again. Go for position I: you’ll choose your character before everyone else, and place no Clue.
lesson-auction-again-no = A position, but not the one we want: first in turn order means first choice of character.
lesson-auction-first = This one is worth something to you. Bid 1.
lesson-auction-first-no = No need to scare anyone off. Bid 1 and see who follows.
lesson-auction-first-no-nothing = You could start with 0 again, but this time show that you mean it: bid 1.
lesson-auction-win = { $second } bids 2. First choice is worth one more: bid 3.
lesson-auction-win-no = One more is enough; no need to go that high.
lesson-auction-win-no-pass = You’d get a later position for less, but this Hour we want to go first. Bid 3.

lesson-notebook = Investigating and the notebook
lesson-notebook-about = Who holds which card, and who’s left
lesson-notebook-learnt = One card was set aside: the Chosen One. Everyone holds one character in secret; the rest are in the Unknown Characters deck. Look at hands and at the deck: anyone you find there isn’t the Chosen One. The notebook writes it all down and draws the conclusions.
lesson-notebook-grid = This is your notebook. Eight characters, eight cards: one in each hand, three Unknown Characters, and one is the Chosen One. Your own card is Lilja, so it’s not her. That leaves seven.
lesson-notebook-look = The gear shows Investigate: look at cards in one hand, one for free and one more for each Clue. { $second } has only two cards left. Set the Clues to 1 and look at both.
lesson-notebook-look-no = That hand has more cards, most of them Power Cards, and you’d see only some of them. { $second } has just two left.
lesson-notebook-look-no-one = One of the two could be the Power Card. Spend your Clue and see both.
lesson-notebook-look-no-deck = The Unknown Characters are worth a look, but there are three of them. With one Clue, two of { $second }’s cards tell you everything about that hand.
lesson-notebook-seen = Vidal! So { $second } holds Vidal, and Vidal isn’t the Chosen One. Only the two of you know; the others saw how many cards you looked at, but not which. The notebook has crossed out everything that follows from it.
lesson-notebook-card = Now a Power Card. You have four, one of each kind. You can play one per turn, and each only once per game. Play “Three glimpses”.
lesson-notebook-card-no = A good card, but right now we’re looking for names. Play “Three glimpses”.
lesson-notebook-card-no-end = Wait: you can still play a card after the action. Play “Three glimpses”.
lesson-notebook-deck = Three cards from one hand, or from the Unknown Characters. There are exactly three of those: look at them and you know them all.
lesson-notebook-deck-no = A hand of five would leave you guessing. There are three Unknown Characters, and you’d see them all.
lesson-notebook-names = Johnsson, Pålsson and Vikström are the Unknown Characters: none of them is the Chosen One. Three names are left, and two of them are in the hands you haven’t seen.
lesson-notebook-end = One more look and you’ll know. End your turn; the cards are mixed back in, but your notebook remembers.
lesson-notebook-end-no = One card per turn is the limit. End your turn.

lesson-organ = Tiles, the compass and the Organ
lesson-organ-about = How the city reveals its secret
lesson-organ-learnt = Research draws tiles. You can play one Item Tile per turn; Location Tiles close in on the Organ. At the end of each Hour the last player in turn order may place one, and earns 1 Clue and 2 Time. The player who places the fourth puts the Organ on the map.
lesson-organ-research = The gear shows Research. One tile is free, and each Clue adds one more: spend your Clue and draw 2.
lesson-organ-research-no = You’re looking for something. Spend the Clue and draw two.
lesson-organ-item = The Tempio Valdese, a Location Tile! More about it in a moment. The other is an Item Tile: 1 Time. You can play one Item Tile per turn: press it in your hand.
lesson-organ-item-no = Keep your Power Cards. Play the small tile that gives you 1 Time.
lesson-organ-item-no-end = Not yet: you can still play an Item Tile this turn. It gives you 1 Time.
lesson-organ-end = A small gift, but Time is Time. Now end your turn: you’re last this Hour, and the last player may place a Location Tile.
lesson-organ-end-no = Keep that for later. End your turn now.
lesson-organ-compass = The compass. A building on the west side means the Organ is east of it; on the north side, south of it; and so on. Three tiles are placed: the Organ is east of the Museo, south of the Obelisco and west of the Mole. Whatever they rule out is in fog. The south side is still free.
lesson-organ-place = Place the Tempio Valdese on the south side: then the Organ is north of it. Press the tile, then the side. It earns 1 Clue and 2 Time, and as the fourth tile it reveals the Organ itself.
lesson-organ-place-no = That’s not the tile we mean: take the Tempio Valdese.
lesson-organ-place-no-decline = You can decline, but placing a tile earns 1 Clue and 2 Time, and the player who places the fourth chooses where the Organ goes.
lesson-organ-place-no-organ = With three tiles placed, a tile with the Organ symbol finds the Organ too. But the fourth Location Tile earns a Clue and 2 Time more. Keep the other one.
lesson-organ-organ = The light shows where the Organ can be. You decide. If you suspect Snowy, who’s at the Imbarcadero in the south, choose Piazza Carlina: it’s closest.
lesson-organ-organ-no = It could be there, but it’d be further from the Imbarcadero. Piazza Carlina is closest to Snowy.

lesson-people = The eight characters
lesson-people-about = What each of them can do for you
lesson-people-learnt = You choose a character, and their ability comes first: Johnsson writes 2 pages, Lilja draws 2 tiles, Pålsson copies another’s ability for 2 Time, Vikström gains 3 Time, Lewis looks at 2 cards, Vidal takes any one action, Koleberg puts a Clue on a Mystic Building, Snowy walks 3 free steps. Each can be chosen only once per Hour.
lesson-people-eight = No matter who you choose, their ability comes first, before gears, movement and action. You’ve seen Lilja draw 2 tiles; Johnsson writes 2 pages, and Snowy walks up to 3 free steps. Here are the other five, one scene each.
lesson-people-vikstrom = You have 9 Time left, and every bid, tooth and step costs some. Choose Vikström: you gain 3 Time.
lesson-people-vikstrom-no = A fine ability, but Time is what you’re short of. Only Vikström brings 3 Time.
lesson-people-vikstrom-no-card = Keep your Power Cards. Choose Vikström first.
lesson-people-koleberg = Another turn. You need Clues, and none is on the map. Choose Koleberg: he brings one from the supply.
lesson-people-koleberg-no = They can’t bring you a Clue. Choose Koleberg.
lesson-people-koleberg-no-card = Keep your Power Cards. Choose Koleberg first.
lesson-people-mystic = Koleberg puts a Clue on an empty Mystic Building. Choose one he can reach this turn: the Obelisco is two steps away from him.
lesson-people-mystic-no = A Clue can lie there, but Koleberg can’t get there this turn, and someone else would pick it up. The Obelisco is close to him.
lesson-people-vidal = Another turn. The gears can’t show Compose now, but Vidal doesn’t ask them. Choose Vidal.
lesson-people-vidal-no = Not this time. Vidal takes any one of the four actions, whatever the gears show.
lesson-people-vidal-no-card = Keep your Power Cards. Choose Vidal first.
lesson-people-favour = Investigate, Research, Compose or Move Clue: one of them for free, without Clues. Take Compose: 1 page.
lesson-people-favour-no = You can, but it’s a page we want. Take Compose.
lesson-people-lewis = Another turn, and a name is missing. Choose Lewis: she looks at 2 cards in one hand or among the Unknown Characters.
lesson-people-lewis-no = That won’t tell you a name. Choose Lewis.
lesson-people-lewis-no-card = Keep your Power Cards. Choose Lewis first.
lesson-people-look = Two cards, one target. { $second } has exactly two cards left: look there and you know that hand.
lesson-people-look-no = That hand holds more cards, and you’d see only two of them. { $second } has just two left.
lesson-people-look-no-deck = There are three Unknown Characters, and you’d see only two. { $second } has exactly two cards left.
lesson-people-palsson = The last scene. All the others can be copied: Pålsson pays 2 Time and uses any other character’s ability, even one that’s been chosen or blocked. Choose Pålsson.
lesson-people-palsson-no = On another day. Choose Pålsson to see whom he can copy.
lesson-people-palsson-no-card = Keep your Power Cards. Choose Pålsson first.
lesson-people-name = Whose ability? You want Music Pages, as many as possible. Find the character who writes them.
lesson-people-name-no = That ability brings something else. Who writes 2 pages?

lesson-wolf = Hour V and Fenrir
lesson-wolf-about = One of you is no longer a Hero
lesson-wolf-learnt = From Hour V on, one player is secretly Fenrir. Fenrir needs 12 pages and two Marks of the Wolf, names the Chosen One and brings their own character to them; the Organ doesn’t matter. Everyone else: watch who collects what, and don’t wait too long.
lesson-wolf-discard = Hour IV ends. You can keep three tiles, so one must go. Two of yours have a Mark of the Wolf. Don’t discard those: no one knows yet who’ll need them.
lesson-wolf-discard-no = That tile has a Mark of the Wolf. The roles are about to be dealt, and Fenrir needs two. Discard another tile.
lesson-wolf-role = You’re Fenrir. No one else knows, and no one can find this card. You can no longer win as a Hero: you need 12 pages, not 15, and two Marks of the Wolf, which you kept. Then you name the Chosen One and bring Lilja, your own character, to their space.
lesson-wolf-open = You have 9 pages and need 3 more. This Hour’s Event makes Johnsson worth 1 page and a Clue, and his ability adds 2 pages. You want him before anyone else takes him: put position I up for auction.
lesson-wolf-open-no = By then, someone else may have chosen Johnsson. The Wolf wants to be first.
lesson-wolf-bid = Don’t look too eager. Bid up to 2.
lesson-wolf-bid-no = Bidding that much for position I makes them wonder why. Two at most.
lesson-wolf-choose = You got it, and it’s your turn. Choose Johnsson and you’ll have your 12 pages.
lesson-wolf-choose-no = Useful, but not today. Today Johnsson is worth 3 pages.
lesson-wolf-choose-no-declare = You have the Marks, but not the pages, and you don’t know the name. Declare and name the wrong character, and you’re out immediately.
lesson-wolf-choose-no-card = Johnsson gives you the pages for free. Keep the card for when you need it.
lesson-wolf-choose-no-item = You could swap two characters, but the pages come first. Choose Johnsson.

lesson-victory = Declaring victory
lesson-victory-about = One name, 15 pages, one turn
lesson-victory-learnt = You declare before you choose a character. Then the Chosen One must reach the Organ in the same turn, with 15 pages; Fenrir brings their own character to the Chosen One, with 12. A wrong name, or one step too few, and you’re out. So check first, then dare.
lesson-victory-names = Hour VII. Your notebook has closed the circle: seven characters are accounted for, and only Snowy can be the Chosen One. The Organ is on Piazza Carlina. You’re a Hero, and you have 12 pages.
lesson-victory-music = You need three more pages, and you have a card for exactly that. You can play cards before you declare: play “Three pages”.
lesson-victory-music-no = That would be your one card this turn, and you’d still be short of pages. Play “Three pages”.
lesson-victory-music-no-declare = Almost. You could declare now and write the pages later, but forget them and you’re out. Pages first: play “Three pages”.
lesson-victory-music-no-choose = If you choose a character now, you can’t declare this turn. Play “Three pages” first.
lesson-victory-declare = Fifteen. Press “Declare victory”, look at the checklist, name Snowy, and hold the button. There’s no way back.
lesson-victory-declare-no = If you choose a character, you can’t declare this turn. Everything’s ready: declare.
lesson-victory-declare-no-name = Your notebook knows where that card is: it’s not the Chosen One. Name the wrong character and you’re out.
lesson-victory-choose = Right! The card is turned over for everyone to see. Now you must choose the Chosen One, even if Snowy had been used or blocked this Hour.
lesson-victory-choose-no = You’ve declared, so you must choose the Chosen One: Snowy.
lesson-victory-walk = Snowy’s ability: up to 3 free steps. After a declaration you can even walk through other characters and onto the Organ. Press Piazza Carlina and go.
lesson-victory-walk-no = Away from the Organ? You only have a few steps. Piazza Carlina is straight ahead.
lesson-victory-walk-no-stop = Don’t stop: the Organ is two steps away.
