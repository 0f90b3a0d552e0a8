var e=`# The rules of 011

Turin, in the eleventh year of a nineteenth century that never was. Somewhere in the city stands an organ that can put
off the end of the world; one of eight people is able to play it; and the Wolf is waking up. You have eleven Hours.

These are the complete rules in our own words. Every rule a program can be held to has a number, so that a test, a
message or an argument at the table can point at it. Where the printed rulebooks are silent or disagree, a ruling
decides; the links lead to [rulings.md](rulings.md), where its reasons are.

**How to win, in short.** As a *Hero* you find out who the Chosen One is, write the 15 pages of the Song, help to locate
the Organ, and then bring the Chosen One to it in one final turn. From Hour V on one player is secretly *Fenrir*: that
player needs 12 pages and two Marks of the Wolf, and wins by bringing the own Character to the Chosen One. Nobody wins
together. If midnight comes first, everybody has lost.

## 1. Components

**1.1** A game has 3, 4, 5 or 6 players; no other number can be set up.

**1.2** There are 8 Characters: Johnsson, Lilja, Pålsson, Vikström, Lewis, Vidal, Koleberg and Snowy. Each has one
figure on the board and one Character Card. Nobody owns a figure: whatever card a player holds, any player may choose
any Character.

**1.3** There are 11 Event Cards, those of section 8, each once; 4 Power Cards for each player, one of each kind in
section 7; and 5 Hero Cards and 1 Fenrir Card, together called role cards.

**1.4** Time is counted from 0 to 45 and Music Pages from 0 to 15 for each player. Pages beyond 15 are lost. The supply
of Clues never runs out. ([R23](rulings.md#r23))

**1.5** There are 50 Research Tiles: Location Tiles, which show one of the 5 Mystic Buildings, and Item Tiles of the
kinds in section 9. Among the Item Tiles, each of the ten music tiles and *Fenrir's Stones* exists exactly once.

**1.6** The board has three sorts of spaces: regular buildings, 5 Mystic Buildings (Mole Antonelliana, Cimitero, Tempio
Valdese, Museo Egizio, Obelisco) and stations in yellow, green and blue. Eight different regular buildings carry a rune,
one for each Character.

**1.7** Two spaces are adjacent if they are orthogonal neighbours, unless the pack cuts that pair, or if a link joins
them. Links work in both directions and are themselves neither a space nor a step. Diagonal neighbours are not adjacent.
([R53](rulings.md#r53), [R72](rulings.md#r72))

**1.8** The Machine Gear has 8 teeth, the Walking Gear 9 and the Activity Gear 7. The tooth at the pointer counts: a
machine (Steam Taxi, Smokey Train, Monorail, Airship), a number of steps, or an action (Investigate, Research, Compose,
Move Clue).

**1.9** The gears are meshed: turning any one of them by some teeth moves each of the three by that many teeth. Each
gear can be turned only the way its arrow shows, which the pack fixes as forward or backward for the whole train. The
gears return to the same faces after 504 teeth and not before. ([R54](rulings.md#r54))

**1.10** A space is *empty* if no Character, no Clue and not the Organ is on it. The word has this one meaning
everywhere. ([R7](rulings.md#r7))

## 2. Setup

**2.1** The Activity Gear shows Move Clue (the first such face, if there are several); the Machine Gear and the Walking
Gear stand on random faces. The Hour hand points at I. ([R80](rulings.md#r80))

**2.2** The Research Tiles are shuffled into a face-down pile, and so are the Event Cards.

**2.3** Each Character stands on the building with its rune. The Organ is not on the map, the four Location Spaces
(north, east, south, west) are free, and no Clue is on the map.

**2.4** With 4 to 6 players the Character Cards are shuffled; each player gets one, in secret. One more is laid aside
unseen: it is the **Chosen One**. What remains (3, 2 or 1 cards with 4, 5 or 6 players) is the face-down Unknown
Characters deck.

**2.5** Each player mixes the 4 Power Cards and the Character Card into one hand and begins with 45 Time, 0 Music Pages,
no Clue and no Research Tile.

**2.6** A random initial order is drawn. Its only use is to say who opens the auctions of the first Hour. Seats are
fixed for the whole game, and "clockwise" follows them.

**2.7** *Three players:* there is no Fenrir and there are no role cards. The *Fenrir's Stones* tile is taken out, so 49
tiles are in the pile; other tiles with a Mark of the Wolf stay in. ([R28](rulings.md#r28))

**2.8** *Three players:* each player gets 2 Character Cards, both mixed into the hand; one card is the Chosen One; the
last is turned face up for all. There is no Unknown Characters deck. Everyone begins with 36 Time; the cap stays at 45.

**2.9** *Beginner variant* (4 to 6 players): the Unknown Characters deck lies face up from the start and cannot be
investigated. With 3 players the variant may be chosen and changes nothing. ([R41](rulings.md#r41),
[R68](rulings.md#r68))

## 3. The Hour

The game lasts at most eleven Hours. Each Hour has five phases, played by everybody before the next begins: Event,
Auctions, Clues, Turns, Location Tile.

### 3.0 Fenrir awakes

**3.0.1** At the start of Hour V, before its Event is turned, the Fenrir Card is shuffled with one Hero Card fewer than
there are players still in the game; each player still in the game gets one of these cards and keeps it for good. With 3
players at the table this never happens. ([R17](rulings.md#r17), [R37](rulings.md#r37))

**3.0.2** For the player with the Fenrir Card, the own Character is from now on the Incarnation of Fenrir, and that
player can declare victory only as Fenrir (5.5). All others, and everyone before Hour V, are Heroes (5.2).

**3.0.3** A role card is not part of the hand and can never be investigated.

### 3.1 Event

**3.1.1** The top Event Card is turned up for all to see. It holds for this Hour only and does not come back.

**3.1.2** A Character locked by the Event is blocked this Hour: nobody may choose it, except a player who has declared
victory this turn.

### 3.2 Auctions

The players bid Time for their places in the turn order of this Hour.

**3.2.1** There are as many positions as players still in the game. ([R16](rulings.md#r16))

**3.2.2** Each auction is opened by the player who stood earliest in the last Hour's order (in the first Hour: in the
initial order) among those still in the game who have no position yet. ([R1](rulings.md#r1))

**3.2.3** The opener names a free position, then a first bid, which may be 0 and is at most the opener's Time. The
opener cannot pass instead. ([R13](rulings.md#r13), [R79](rulings.md#r79))

**3.2.4** Then, clockwise by seat, each player without a position who has not passed in this auction either raises to
any higher whole number, at most the own Time, or passes. Who has passed stays out of this auction, but may bid in the
next ones. ([R13](rulings.md#r13))

**3.2.5** When one bidder remains, that player pays the bid, takes the position, and takes no further part in this
phase. The opener is a bidder too and wins at the opening bid if everyone else passes.

**3.2.6** This is repeated until only one player has no position: that player gets the last free one for nothing and
without an auction.

**3.2.7** If paying the bid brings the winner to 0 Time, the winner is out and gets no position. The position is struck
and all later ones, taken or free, move up by one. The next auction is opened as 3.2.2 says. ([R33](rulings.md#r33))

**3.2.8** *Table option* \`auction_opener = "last"\`: from Hour II on, the player who stood latest instead of earliest in
the last Hour's order opens, among those in the game without a position, also after 3.2.7. Bidding stays clockwise.
([R1](rulings.md#r1), [R34](rulings.md#r34), [R66](rulings.md#r66))

*Example.* Last order and seats: Marco, Mario, Christian, Leonardo. Marco opens II at 0; Mario and Christian pass,
Leonardo says 1, Marco 2, Leonardo passes: Marco pays 2 for II. Mario opens I at 1; Christian 2, Leonardo passes, Mario
3, Christian 4, Mario passes: Christian pays 4 for I. Mario opens III at 0, Leonardo 1, Mario passes: Leonardo pays 1
for III. Mario gets IV for nothing. The order is Christian, Marco, Leonardo, Mario.

### 3.3 Clues

**3.3.1** The first player in order places no Clue. From position II on, in order, each player must place exactly 1 Clue
from the supply on the map, if a place is left for it. ([R22](rulings.md#r22))

**3.3.2** The Clue goes on an empty regular building: never on a station or a Mystic Building, nor where a Character, a
Clue or the Organ is. ([R7](rulings.md#r7))

### 3.4 Turns

**3.4.1** The players take their turns in order, each whole turn before the next. A turn is: declare victory or not
(section 5), choose a Character, the Event's gifts, the ability, turn the gears, move, act. The steps cannot be swapped.
After the action the turn ends when its player says so. ([R78](rulings.md#r78))

**3.4.2** The player must choose a Character that nobody has chosen this Hour and that is not blocked. It is marked on
the Character Chart.

**3.4.3** Right after the choice the Event gives what it owes: first the effect of the player's position (X is the last
position of this Hour's order, whatever its number, and its player also gets what is due to that number), then the
effect of the chosen Character, each in the order section 8 lists its parts. Gifts are not optional, except that free
steps may be fewer or none. ([R16](rulings.md#r16), [R45](rulings.md#r45))

**3.4.4** Then the ability of the chosen Character (section 6) must be used. An ability, gift, action or part of one
that is impossible (no Clue to move, no tile to draw, no target) is skipped. ([R22](rulings.md#r22))

**3.4.5** Then the gears must be turned: one gear by 1, 2 or 3 teeth, at 1 Time per tooth. On offer is every distinct
result once: each direction in which a gear of the pack can drive the train, times 1, 2 and 3 teeth, as far as the
player's Time goes. ([R13](rulings.md#r13), [R54](rulings.md#r54))

**3.4.6** Now the player may move the chosen Character. *Walking*: steps to adjacent spaces, 1 Time each, in total at
most the number the Walking Gear now shows.

**3.4.7** *Machine Transport*: once in the movement, and for nothing, the Character may use the machine the Machine Gear
now shows. With the Smokey Train it goes from a yellow space to any other yellow space, with the Monorail from green to
green, with the Airship from blue to blue. The target must hold neither a Character nor the Organ.
([R30](rulings.md#r30))

**3.4.8** The *Steam Taxi* is one use of a Machine Transport: 1 to 3 steps in a row to adjacent spaces, unpaid, from any
space. Nothing can come between its steps, and they do not count as walking. ([R11](rulings.md#r11))

**3.4.9** Walking and transport may come in any order, and walking may be split before and after the transport. Stations
may be walked over and stopped on.

**3.4.10** A Character cannot move through or onto a space with another Character or the Organ, unless its player has
declared victory this turn. Characters that share a space, or stand with the Organ, after a failed declaration stay
there and may walk off. ([R20](rulings.md#r20), [R52](rulings.md#r52))

**3.4.11** All Clues on each space the chosen Character walks or rides through or onto are picked up, whether wanted or
not.

**3.4.12** *Free steps* (Snowy, two Events, one Item Tile) are taken at once, as one walk of the chosen Character that
may stop early, before anything else happens. They cost no Time per step, do not count against the Walking Gear, and
obey 3.4.10 and 3.4.11. ([R9](rulings.md#r9), [R61](rulings.md#r61))

**3.4.13** The player ends the movement, and with that the action the Activity Gear shows begins. It must be taken.
([R62](rulings.md#r62))

**3.4.14** *Investigate*: look at 1 random card of one other player's hand or of the Unknown Characters deck, and give
it back. All cards of one investigation come from one target. ([R8](rulings.md#r8))

**3.4.15** A hand can be investigated even if its player is out by a declaration, but not if its player ran out of Time.
A hand or deck whose cards the player has all seen this turn is no target; what the player merely knows from earlier is.
With fewer unseen cards than the effect allows, the player sees those there are. With no target at all the investigation
is skipped. ([R14](rulings.md#r14), [R38](rulings.md#r38), [R39](rulings.md#r39), [R76](rulings.md#r76))

**3.4.16** Cards seen this turn are kept apart from the rest of that hand or deck, so that further investigations in the
same turn show other cards. At the end of the turn they are mixed back.

**3.4.17** *Research*: draw 1 Research Tile from the top of the pile. If the pile holds fewer tiles than any effect
allows, the player draws what is left. ([R24](rulings.md#r24))

**3.4.18** *Compose*: gain 1 Music Page. With 15 pages it is carried out and gains nothing. ([R63](rulings.md#r63))

**3.4.19** *Move Clue*: move any 1 Clue on the map to an adjacent space. That space must be empty, of whatever sort, or
hold the chosen Character: then the player takes the Clue. ([R6](rulings.md#r6), [R7](rulings.md#r7),
[R57](rulings.md#r57))

**3.4.20** On the Activity Gear's Investigate, Research or Compose the player may spend Clues, each for 1 more card,
tile or page. They go back to the supply. Clues cannot be spent on Move Clue, nor on abilities, cards, tiles or Events.

**3.4.21** How many Clues are spent is said before anything is drawn or seen; for Investigate the number and the target
are one decision. No more may be spent than can have an effect: unseen cards of that target, tiles in the pile, or pages
missing to 15, each less the one that comes without a Clue. ([R40](rulings.md#r40), [R59](rulings.md#r59))

**3.4.22** During the own turn a player may play at most one Power Card, which then leaves the game, and at most
one Item Tile, which goes face down under the pile: as soon as its effect is under way, so that a tile never draws itself.

**3.4.23** A card or tile may be played before a Character is chosen (before or after declaring), after the ability and
before the gears, between any two whole steps or rides of the movement, and after the action. Never between the choice
and the end of the ability, inside a Taxi ride or a walk of free steps, or inside any other effect. What moves the
chosen Character has to wait until there is one. ([R31](rulings.md#r31), [R62](rulings.md#r62))

**3.4.24** A card or tile that would change nothing now cannot be played: no target, empty pile, no step or ride
possible, a gain wholly lost at a track's end. Paying its price does not count as a change. ([R43](rulings.md#r43),
[R64](rulings.md#r64))

**3.4.25** If somebody goes out during this phase, the positions keep their numbers for this Hour, and an Event's gift
for that position is not passed on to anybody. ([R35](rulings.md#r35))

### 3.5 Location Tile

**3.5.1** Only the last player in order who is still in the game plays this phase, and only while the Organ is not on
the map. That player may decline, and is asked even without a tile to place. ([R19](rulings.md#r19),
[R35](rulings.md#r35), [R67](rulings.md#r67))

**3.5.2** The player may place one Location Tile from the hand on a free Location Space. It stays there for the rest of
the game.

**3.5.3** A building on the *west* space says that the Organ lies east of that building; on *east*: west of it; on
*north*: south of it; on *south*: north of it. East and west compare columns, north and south compare rows, strictly;
cuts and links do not matter. The *area* is all regular buildings for which every placed tile holds true.
([R72](rulings.md#r72))

**3.5.4** A tile may be placed only if the area of all placed tiles, the new one included, is not empty. On our map,
therefore: Cimitero may go north, never south; with the Mole on west, Cimitero cannot go east; Tempio south, Museo
Egizio west, Obelisco north and Mole east go together. The same building may stand on two neighbouring sides, never on
opposite ones.

**3.5.5** Placing a tile brings 1 Clue and 2 Time.

**3.5.6** Whoever places the fourth tile puts the Organ at once on a building of the area that holds no Character, and
gets 3 Time more. A Clue there stays. ([R18](rulings.md#r18))

**3.5.7** With exactly three tiles placed, the player may instead discard an Item Tile with the Organ symbol from the
hand, face down under the pile, and put the Organ on a building of the area of these three that holds no Character. This
brings 3 Time and nothing else. ([R18](rulings.md#r18), [R49](rulings.md#r49))

**3.5.8** If every building of the resulting area holds a Character, the fourth tile or the Organ tile is not allowed
now. For the first three tiles Characters do not matter. ([R51](rulings.md#r51))

### 3.6 End of the Hour

**3.6.1** Each player with more than 3 Research Tiles discards down to 3, by own choice, face down under the pile: in
turn order, one tile at a time, each player finishing before the next begins; in the last Hour too. Within an Hour there
is no limit. ([R50](rulings.md#r50), [R65](rulings.md#r65))

**3.6.2** The Character Chart and all blocks are cleared, the hand advances and the next Hour begins. After Hour XI it
reaches midnight: **Ragnarök**, the game is over and all have lost.

## 4. Time

**4.1** Nobody can pay or bid more Time than they have; paying exactly all of it is allowed. No effect lowers another
player's Time. ([R13](rulings.md#r13))

**4.2** Time never exceeds 45; a gain beyond that is lost.

**4.3** A player whose Time reaches 0 is out at once: the Character Card, or with 3 players both, is shown to all, the
turn is over, and the player takes no further part. All figures stay in the game. ([R35](rulings.md#r35))

**4.4** Paying comes first. If it brings the payer to 0, what was paid for does not happen: gears, Character and Clues
stay as they were. That holds for a payment that would complete a victory too. ([R12](rulings.md#r12),
[R32](rulings.md#r32))

**4.5** The Research Tiles of a player who is out, for whatever reason, go under the pile in random order; the Clues go
to the supply. An Item Tile whose price put its player out goes under the pile first, seen by all.
([R15](rulings.md#r15), [R56](rulings.md#r56))

**4.6** A single player left plays on: has position I for nothing, which is also X, places no Clue, and plays phase 5.
([R36](rulings.md#r36))

## 5. Declaring victory

**5.1** Victory can be declared only in the own turn of phase 4, before choosing a Character. ([R2](rulings.md#r2))

**5.2** *As a Hero:* the Organ must be on the map. The player names the Chosen One and looks at that card.

**5.3** Wrong: the player is out at once. The card is not shown to the others, but all have heard the name. Right: the
card is shown to all and stays open for the rest of the game. ([R75](rulings.md#r75))

**5.4** A Hero who was right must now choose the Chosen One, and wins if in this turn that Character is on the Organ's
space while the player has 15 Music Pages.

**5.5** *As Fenrir:* the player must hold 2 Marks of the Wolf and shows them: the fewest tiles that carry 2, the lowest
tile numbers if there are several such sets. Then the player names the Chosen One as in 5.2, with 5.3. The Organ need
not be on the map. ([R46](rulings.md#r46), [R60](rulings.md#r60))

**5.6** Fenrir, if right, must now choose the own Character, which shows all whose card it is, and wins if in this turn it is on the Chosen One's space
while the player has at least 12 Music Pages.

**5.7** The declarer chooses this Character even if it was used this Hour or is blocked, and gets its ability and the
Event's gifts again. ([R47](rulings.md#r47))

**5.8** For the rest of this turn the Character may move through and onto spaces with other Characters or the Organ, by
walking, by free steps and by any ride. ([R20](rulings.md#r20), [R69](rulings.md#r69))

**5.9** The victory is won at the first moment all conditions hold, whichever step of the turn that is, the choice
itself included, and however they came about. ([R21](rulings.md#r21), [R70](rulings.md#r70), [R71](rulings.md#r71))

**5.10** If the turn ends without victory, the declarer is out. A player out by a wrong or failed declaration does not
show the hand. ([R14](rulings.md#r14))

**5.11** Declaring does not require that pages, Time or route suffice, nor that the named Character be possible: it is
legal and fatal. ([R55](rulings.md#r55))

**5.12** There is at most one winner; the game ends with the victory. If nobody is left in the game, it ends and all
have lost.

## 6. Abilities

An ability serves the chosen Character and its player. Clues cannot improve it (3.4.20).

**6.1** *Johnsson*: gain 2 Music Pages.

**6.2** *Lilja*: draw 2 Research Tiles.

**6.3** *Pålsson*: pay 2 Time, then name any other Character, used and blocked ones included, and use its ability as if
it were Pålsson's own (Snowy's steps move Pålsson). Only abilities that would change something can be named; if there is
none, nothing follows. With 2 Time or less the player is out. ([R10](rulings.md#r10), [R26](rulings.md#r26),
[R44](rulings.md#r44))

**6.4** *Vikström*: gain 3 Time.

**6.5** *Lewis*: investigate 2 cards of one target. ([R8](rulings.md#r8))

**6.6** *Vidal*: take one of Research, Investigate, Compose and Move Clue, for nothing and without Clues. Only those
that would change something are on offer; if there is none, the ability is skipped. ([R44](rulings.md#r44))

**6.7** *Koleberg*: place 1 Clue from the supply on an empty Mystic Building.

**6.8** *Snowy*: up to 3 free steps. ([R9](rulings.md#r9))

## 7. Power Cards

**7.1** Look at 3 cards of one other player's hand or of the Unknown Characters deck, under the rules for investigating
(3.4.14 to 3.4.16). ([R8](rulings.md#r8))

**7.2** The chosen Character rides any one machine, the Steam Taxi included, for nothing and besides the normal
movement. The ride must be carried out, a Taxi with at least one step. ([R4](rulings.md#r4), [R61](rulings.md#r61))

**7.3** Draw 3 Research Tiles.

**7.4** Gain 3 Music Pages.

## 8. Event Cards

Positions are those of this Hour's turn order. A gift to "the player" of a position comes when that player chooses a
Character (3.4.3); a gift named after a Character goes to whoever chooses it. "Blocked" is 3.1.2.
([R58](rulings.md#r58))

**8.1** E1: position III uses the ability of the chosen Character twice in a row, with nothing played in between.
Pålsson is blocked. ([R25](rulings.md#r25), [R31](rulings.md#r31))

**8.2** E2: position IV draws 2 tiles. Lilja: 1 Clue, 1 tile.

**8.3** E3: position III investigates 2 cards of one target. Vidal: 1 Clue, 1 Time. ([R8](rulings.md#r8))

**8.4** E4: Pålsson: 1 Clue, 2 Time. No Machine Transport can be used by anyone or by any means: not the gear's, not the
Steam Taxi, not a Power Card's or an Item Tile's. ([R11](rulings.md#r11))

**8.5** E5: position IV gains 3 Time. Johnsson: 1 Clue, 1 Music Page. Vikström is blocked.

**8.6** E6: position II gains 2 Time. Lewis is blocked.

**8.7** E7: position X gets up to 3 free steps with the chosen Character. Snowy is blocked. ([R9](rulings.md#r9))

**8.8** E8: position X draws 1 tile. Lewis: the player must block a Character that is neither used nor blocked this
Hour; nothing happens if none is left. When a declarer takes Lewis again, a second Character is blocked and the first
stays so. ([R5](rulings.md#r5), [R47](rulings.md#r47))

**8.9** E9: position X must take one of the own Power Cards played earlier, if there is any, back into the hand; one
played this very turn counts, but allows no second Power Card this turn. Vikström: 1 Music Page, 1 tile. Koleberg is
blocked. ([R27](rulings.md#r27), [R48](rulings.md#r48))

**8.10** E10: position X draws 3 tiles. Snowy: 1 Music Page, 2 Time. Lilja is blocked.

**8.11** E11: position II gains 2 Music Pages. Koleberg: 1 Clue, up to 3 free steps. Nobody may play a Power Card or an
Item Tile in this Hour's phase 4; the Organ tile in phase 5 and showing Marks are still allowed. ([R3](rulings.md#r3),
[R49](rulings.md#r49))

**8.12** With 3 players nobody has position IV, and its effects are ignored; likewise any position no player holds.
([R16](rulings.md#r16))

## 9. Item Tiles

A tile that asks for Time can be played only by a player who has that much (4.1).

**9.1** *Adulruna Rediviva*, *An Arrow From The Sun*, *The Perennial Sophia*: gain 2 Music Pages.

**9.2** *Deggial*, *Lemuria*, *Nifelheim*, *Sitra Ahra*, *To Mega Therion*, *Feuer Overtüre*, *Prometheus Entfesselt*:
gain 1 Music Page.

**9.3** *Train, Monorail or Airship ticket*: the chosen Character rides the machine on the tile, for nothing and besides
the normal movement. The ride must be carried out. ([R30](rulings.md#r30), [R61](rulings.md#r61))

**9.4** Place 1 Clue from the supply on an empty Mystic Building.

**9.5** Gain 1 Time.

**9.6** Give 1 Clue back to the supply and gain 3 Time. Without a Clue it cannot be played.

**9.7** Investigate 1 card, without Clues.

**9.8** Pay 2 Time: up to 3 free steps with the chosen Character, and stopping at once is allowed. ([R9](rulings.md#r9),
[R61](rulings.md#r61))

**9.9** Pay 2 Time: gain 4 Music Pages.

**9.10** Pay 2 Time: draw 3 Research Tiles.

**9.11** Pay 2 Time: put any one Character, used and blocked ones included, on any empty Mystic Building.
([R29](rulings.md#r29))

**9.12** Two Characters on different spaces, anywhere and whichever they are, change places. Neither this nor 9.11 picks
up Clues. ([R29](rulings.md#r29))

**9.13** *Fenrir's Stones*: cannot be played; counts as 2 Marks of the Wolf. ([R43](rulings.md#r43))

**9.14** Some Item Tiles also carry the Organ symbol, for 3.5.7; some Item Tiles and Location Tiles carry one Mark of
the Wolf, for 5.5. Symbols have no other use and do not change what the tile does.

## 10. What everybody may know

**10.1** Public to all: Time, Music Pages and Clues of each player; the number of cards and of tiles in each hand; Power
Cards played and taken back; the Character Chart and blocks; bids; gears; the map; the tiles on the Location Spaces; the
number of tiles in the pile; Item Tiles played or discarded for the Organ, and so their place under the pile.
([R42](rulings.md#r42))

**10.2** The cards in a hand are known to its owner alone. Nobody knows the Chosen One's card, the order of a face-down
pile, or which cards lie in the Unknown Characters deck. Exceptions are only what the other clauses of this section,
2.8, 2.9, 4.3, 5.3 and 5.6 lay open.

**10.3** When a hand is investigated, the investigator and the owner know which cards were shown; all others know only
who looked at how many cards of whom. When the Unknown Characters deck is investigated, the investigator alone knows
which cards were seen; all others know how many.

**10.4** A tile drawn is known to the player who drew it alone. A tile discarded at the end of the Hour is known, with
its place under the pile, to the player who discarded it alone; all others know how many there were.
([R50](rulings.md#r50))

**10.5** A view remembers where a tile is as long as that is certain for its seat. For the others it ends when the
holder discards in secret. When the tiles of a player who is out are mixed under the pile, nobody knows any longer where
each of them is; a single tile stays known to whoever knew it. ([R73](rulings.md#r73), [R77](rulings.md#r77))

**10.6** A declaration makes public who was named and whether it was right. After a wrong one, only the declarer has
seen who the Chosen One is. The tiles shown as Marks are seen by all. ([R75](rulings.md#r75))

**10.7** A role card is known to its player alone; only the way a player declares shows it. What a table lays open once
the game is over is its own affair. ([R74](rulings.md#r74))

**10.8** Ending the movement, ending the turn, phase 5 and every discard are asked even when there is one answer. Only
what has no choice and is visible to all happens by itself: Compose or Research without a Clue that could be spent,
impossible steps, the last free position. What is on offer never depends on what a player has deduced.
([R67](rulings.md#r67), [R76](rulings.md#r76), [R78](rulings.md#r78))

**10.9** A decision that revealed and randomised nothing can be taken back; what somebody has seen stays seen.
([R81](rulings.md#r81))
`;export{e as default};