# Headings and notes of a game told from beginning to end (`armonium demo`, `armonium replay`).

# Variables: $city, $players (how many), $names
story-title = 011 en { $city }, { $players } jugadores: { $names }
story-beginner = Variante para principiantes: los Personajes Desconocidos están boca arriba.
story-opener-last = Abre las subastas quien quedó en último lugar.
story-setup = Preparación
story-position = Situación en la Hora { $hour }
story-auctions = Subastas
story-clues = Pistas
# Variables: $player, $position
story-turn = Turno de { $player }, posición { $position }
story-location = Placa de Locación
story-discards = Descartes
story-score = Recuento
# One player’s line in the standings. Variables: $time, $music, $clues, $tiles
story-score-line = Tiempo { $time } · Música { $music } · Pistas { $clues } · placas { $tiles }
story-score-out = fuera
# Variables: $player, $ask
story-unfinished = La partida no ha terminado. Decide { $player }: { $ask }
story-chosen-one = { $characterKey ->
    [lilja] La Elegida era { $character }.
    [lewis] La Elegida era { $character }.
   *[other] El Elegido era { $character }.
}
