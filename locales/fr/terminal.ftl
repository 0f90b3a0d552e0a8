# Headings and notes of a game told from beginning to end (`armonium demo`, `armonium replay`).

# Variables: $city, $players (how many), $names
story-title = 011 à { $city }, { $players } joueurs : { $names }
story-beginner = Variante pour débutants : les Personnages Inconnus sont face visible.
story-opener-last = La dernière position de l’Heure précédente ouvre les enchères.
story-setup = Mise en place
story-position = Une situation à l’Heure { $hour }
story-auctions = Enchères
story-clues = Indices
# Variables: $player, $position
story-turn = À { $player } de jouer, position { $position }
story-location = Tuile Lieu
story-discards = Défausses
story-score = État de la partie
# One player’s line in the standings. Variables: $time, $music, $clues, $tiles
story-score-line = Temps { $time } · Musique { $music } · Indices { $clues } · tuiles { $tiles }
story-score-out = hors jeu
# Variables: $player, $ask
story-unfinished = La partie n’est pas finie. Question à { $player } : { $ask }
story-chosen-one = { $characterKey ->
    [lilja] L’Élue était { $character }.
    [lewis] L’Élue était { $character }.
   *[other] L’Élu était { $character }.
}
