# A sentence for each thing that happens.
# $player and $other are names of players, $space, $from and $to names of places, $position is a Roman numeral.
# Each $character, $machine, $activity … comes with $characterKey, $machineKey, $activityKey … for a language to select by.

log-character-dealt = { $player } recibe una Carta de Personaje: { $character }.
log-character-dealt-hidden = { $player } recibe una Carta de Personaje.
log-character-face-up = La carta de { $character } queda boca arriba junto al tablero.
log-hour-began = El reloj da la Hora { $hour }.
log-role-dealt = { $roleKey ->
    [fenrir] Fenrir despierta en { $player }.
   *[hero] { $player } recibe una Carta de Héroe.
}
log-role-dealt-hidden = { $player } recibe una carta de rol.
log-event-turned = Evento { $number }: { $card }

log-auction-opened = { $player } abre la subasta por la posición { $position }.
log-bid-made = { $player } ofrece { $time ->
    [one] { $time } Punto de Tiempo.
   *[other] { $time } Puntos de Tiempo.
}
log-bid-passed = { $player } pasa.
log-position-won = { $time ->
    [0] { $player } se lleva gratis la posición { $position }.
   *[other] { $player } se lleva la posición { $position }.
}
log-position-given = A { $player } le queda la posición { $position }.
log-position-struck = La posición { $position } desaparece y las siguientes avanzan un puesto.

log-clue-placed = { $player } coloca una Pista en { $space }.

log-declared = { $roleKey ->
    [fenrir] { $characterKey ->
        [lilja] { $player } declara victoria como Fenrir: «¡La Elegida es { $character }!».
        [lewis] { $player } declara victoria como Fenrir: «¡La Elegida es { $character }!».
       *[other] { $player } declara victoria como Fenrir: «¡El Elegido es { $character }!».
    }
   *[hero] { $characterKey ->
        [lilja] { $player } declara victoria como Héroe: «¡La Elegida es { $character }!».
        [lewis] { $player } declara victoria como Héroe: «¡La Elegida es { $character }!».
       *[other] { $player } declara victoria como Héroe: «¡El Elegido es { $character }!».
    }
}
log-mark-shown = { $player } muestra una placa con la Marca del Lobo: { $tile }.
log-declared-wrongly = { $player } mira la carta del Elegido: no ha acertado, es { $character }.
log-declared-wrongly-hidden = { $player } mira la carta del Elegido: no ha acertado.
log-declared-rightly = { $characterKey ->
    [lilja] Se revela la carta: { $character } es la Elegida.
    [lewis] Se revela la carta: { $character } es la Elegida.
   *[other] Se revela la carta: { $character } es el Elegido.
}

log-character-chosen = { $player } elige a { $character }.
log-ability-used = { $player } usa la habilidad de { $character }.
log-character-blocked = { $player } bloquea a { $character } durante esta Hora.

log-time-gained = { $player } gana { $time ->
    [one] { $time } Punto de Tiempo.
   *[other] { $time } Puntos de Tiempo.
}
log-time-paid = { $player } paga { $time ->
    [one] { $time } Punto de Tiempo.
   *[other] { $time } Puntos de Tiempo.
}
log-music-gained = { $player } gana { $pages ->
    [one] { $pages } Página de Música.
   *[other] { $pages } Páginas de Música.
}
log-clue-gained = { $player } gana una Pista.
log-clues-spent = { $player } gasta { $clues ->
    [one] una Pista.
   *[other] { $clues } Pistas.
}
log-clue-picked = { $player } recoge una Pista en { $space }.
log-tile-drawn = { $player } toma una Placa de Búsqueda: { $tile }.
log-tile-drawn-hidden = { $player } toma una Placa de Búsqueda.
log-power-taken-back = { $player } recupera una Carta de Poder: { $power }.

log-gears-turned = { $player } gira los engranajes { $teeth ->
    [one] { $teeth } diente
   *[other] { $teeth } dientes
}: { $machine }, { $walking ->
    [one] { $walking } paso
   *[other] { $walking } pasos
}, { $activity }.
log-gears-turned-back = { $player } gira los engranajes { $teeth ->
    [one] { $teeth } diente hacia atrás
   *[other] { $teeth } dientes hacia atrás
}: { $machine }, { $walking ->
    [one] { $walking } paso
   *[other] { $walking } pasos
}, { $activity }.
log-moved-walking = { $character } camina hasta { $to }.
log-moved-free-step = { $character } da un paso gratis a { $to }.
log-moved-machine = { $machineKey ->
    [taxi] { $character } va en Taxi a Vapor a { $to }.
    [train] { $character } toma el Tren de Vapor a { $to }.
    [monorail] { $character } toma el Monorriel a { $to }.
   *[airship] { $character } vuela en la Aeronave a { $to }.
}
log-action-taken = { $activityKey ->
    [investigate] { $player } investiga.
    [research] { $player } busca.
    [compose] { $player } compone.
   *[move_clue] { $player } sigue el rastro de una Pista.
}
log-skipped = { $activityKey ->
    [investigate] { $player } no encuentra a nadie a quien investigar.
    [research] { $player } no encuentra ninguna Placa de Búsqueda que tomar.
    [compose] { $player } no tiene nada que componer.
   *[move_clue] { $player } no encuentra ninguna Pista que mover.
}
log-card-looked-character = { $player } examina una carta de { $other }: { $character }.
log-card-looked-power = { $player } examina una carta de { $other }: la Carta de Poder «{ $power }».
log-card-looked-hidden = { $player } examina una carta de { $other }.
log-deck-looked-character = { $player } examina una carta de los Personajes Desconocidos: { $character }.
log-deck-looked-power = { $player } examina una carta de los Personajes Desconocidos: la Carta de Poder «{ $power }».
log-deck-looked-hidden = { $player } examina una carta de los Personajes Desconocidos.
log-clue-moved = { $player } mueve una Pista de { $from } a { $to }.
log-power-played = { $player } juega una Carta de Poder: { $power }.
log-item-played = { $player } juega una Placa de Objeto: { $tile }.
log-relocated = { $character } pasa de { $from } a { $to }.
log-swapped = { $character } y { $second } intercambian sus lugares.
log-turn-ended = Termina el turno de { $player }.

log-location-placed = { $sideKey ->
    [north] { $player } coloca la placa «{ $building }» en el norte: el Órgano está al sur de ese edificio.
    [east] { $player } coloca la placa «{ $building }» en el este: el Órgano está al oeste de ese edificio.
    [south] { $player } coloca la placa «{ $building }» en el sur: el Órgano está al norte de ese edificio.
   *[west] { $player } coloca la placa «{ $building }» en el oeste: el Órgano está al este de ese edificio.
}
log-location-declined = { $player } no coloca ninguna Placa de Locación.
log-organ-tile-discarded = { $player } sigue el símbolo del Órgano de una placa: { $tile }.
log-organ-placed = { $player } encuentra el Órgano en { $space }.
log-tile-discarded = { $player } descarta una Placa de Búsqueda: { $tile }.
log-tile-discarded-hidden = { $player } descarta una Placa de Búsqueda.

log-player-out-time = { $player } agota su Tiempo y queda fuera de la partida.
log-player-out-wrong-name = { $player } nombra al personaje equivocado y queda fuera de la partida.
log-player-out-failed = { $player } no cumple lo declarado y queda fuera de la partida.
log-card-revealed = { $player } revela una Carta de Personaje: { $character }.
log-tiles-returned = { $tiles ->
    [one] { $tiles } placa de { $player } vuelve al fondo de la pila.
   *[other] { $tiles } placas de { $player } vuelven al fondo de la pila.
}
log-ended-hero = El Elegido se sienta ante el Órgano, suena la Armonía del Cosmos y { $player } gana.
log-ended-fenrir = El Lobo ha encontrado al Elegido: gana { $player }, la Encarnación de Fenrir.
log-ended-ragnarok = Medianoche: Ragnarök. Pierden todos.
log-ended-all-out = No queda nadie en la partida. Pierden todos.
