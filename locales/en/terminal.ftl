# Headings and notes of a game told from beginning to end (`armonium demo`, `armonium replay`).

# Variables: $city, $players (how many), $names
story-title = 011 in { $city }, { $players } players: { $names }
story-beginner = Beginner variant: the Unknown Characters lie face up.
story-opener-last = The player who stood last opens the auctions.
story-setup = Setup
story-position = A position in Hour { $hour }
story-auctions = Auctions
story-clues = Clues
# Variables: $player, $position
story-turn = { $player }’s turn, position { $position }
story-location = Location Tile
story-discards = Discards
story-score = Standings
# One player’s line in the standings. Variables: $time, $music, $clues, $tiles
story-score-line = Time { $time } · Music { $music } · Clues { $clues } · tiles { $tiles }
story-score-out = out
# Variables: $player, $ask
story-unfinished = The game is not over. { $player } is asked: { $ask }
story-chosen-one = The Chosen One was { $character }.
