# Headings and notes of a game told from beginning to end (`armonium demo`, `armonium replay`).

# Variables: $city, $players (how many), $names
story-title = 011 a { $city }, { $players } giocatori: { $names }
story-beginner = Variante per principianti: i Personaggi Sconosciuti sono scoperti.
story-opener-last = Apre le aste chi occupava l’ultima posizione.
story-setup = Preparazione
story-position = Una situazione nell’Ora { $hour }
story-auctions = Aste
story-clues = Indizi
# Variables: $player, $position
story-turn = Turno di { $player }, posizione { $position }
story-location = Tessera Luogo
story-discards = Scarti
story-score = Riepilogo
# One player’s line in the standings. Variables: $time, $music, $clues, $tiles
story-score-line = Tempo { $time } · Musica { $music } · Indizi { $clues } · tessere { $tiles }
story-score-out = fuori dal gioco
# Variables: $player, $ask
story-unfinished = La partita non è finita. Domanda per { $player }: { $ask }
story-chosen-one = { $characterKey ->
    [lilja] La Prescelta era { $character }.
    [lewis] La Prescelta era { $character }.
   *[other] Il Prescelto era { $character }.
}
