# Why an action is refused. Variables as in events.ftl; $asked is a whole question from asks.ftl.

refused-game-over = La partida ha terminado.
refused-not-your-turn = Ahora no decide { $player }, sino { $other }.
refused-not-now = Eso no responde a lo que se pregunta ahora: { $asked }
refused-no-such-space = No existe ese espacio en el tablero: { $space }.
refused-no-such-tile = No existe esa placa en el paquete: { $tile }.
refused-no-such-position = En esta Hora no hay posición { $number }; las posiciones van de la 1 a la { $positions }.
refused-position-taken = La posición { $position } ya está ocupada.
refused-bid-too-low = Para aumentar hay que ofrecer al menos { $least ->
    [one] { $least } Punto de Tiempo.
   *[other] { $least } Puntos de Tiempo.
}
refused-bid-too-high = { $time ->
    [one] Solo tienes { $time } Punto de Tiempo: no puedes ofrecer más.
   *[other] Solo tienes { $time } Puntos de Tiempo: no puedes ofrecer más.
}
refused-not-regular = { $space } no es un edificio común.
refused-not-mystic = { $space } no es un Edificio Místico.
refused-not-empty = { $space } no es un espacio vacío.
refused-already-declared = En este turno ya se ha declarado victoria.
refused-organ-not-on-map = Un Héroe solo puede declarar victoria con el Órgano en el mapa.
refused-too-few-marks = Fenrir necesita 2 Marcas del Lobo para declarar victoria, y tú tienes { $marks }.
refused-character-used = En esta Hora ya se ha elegido a { $character }.
refused-character-blocked = { $characterKey ->
    [lilja] { $character } está bloqueada en esta Hora.
    [lewis] { $character } está bloqueada en esta Hora.
   *[other] { $character } está bloqueado en esta Hora.
}
refused-must-choose = Tras tu declaración debes elegir a { $character }.
refused-not-himself = Pålsson debe usar la habilidad de otro personaje.
refused-no-effect = Ahora esto no cambiaría nada.
refused-idle-ability = Ahora eso no cambiaría nada: elige otra.
refused-teeth-not-offered = Los engranajes no se pueden girar ese número de dientes: { $teeth }.
refused-too-expensive = { $price ->
    [one] Esto cuesta { $price } Punto de Tiempo, y tú tienes { $time }.
   *[other] Esto cuesta { $price } Puntos de Tiempo, y tú tienes { $time }.
}
refused-no-steps-left = El Engranaje de Caminata no da más pasos.
refused-not-adjacent = { $to } no está junto a { $from }.
refused-occupied = En { $space } ya está el Órgano u otro personaje.
refused-ride-used = La máquina de este turno ya se ha usado.
refused-transport-forbidden = El Evento de esta Hora prohíbe todas las Máquinas de Transporte.
refused-not-at-station = La máquina no para en { $space }.
refused-not-a-stop = La máquina no va a { $space }.
refused-no-taxi = Ahora no hay ningún Taxi a Vapor que tomar.
refused-power-not-held = Ya has jugado esta Carta de Poder: { $power }.
refused-power-already = Solo una Carta de Poder por turno.
refused-tile-not-held = No tienes esta placa: { $tile }.
refused-item-already = Solo una Placa de Objeto por turno.
refused-not-an-item = Esto no es una Placa de Objeto: { $tile }.
refused-not-a-location = Esto no es una Placa de Locación: { $tile }.
refused-cards-forbidden = El Evento de esta Hora prohíbe las Cartas de Poder y las Placas de Objeto.
refused-no-character-yet = Esto mueve a tu personaje, y aún no has elegido ninguno.
refused-no-clue = No tienes ninguna Pista que descartar.
refused-no-target-hand = No hay ninguna carta que examinar en la mano de { $other }.
refused-no-target-deck = No hay ninguna carta que examinar entre los Personajes Desconocidos.
refused-no-clues-here = Solo se pueden gastar Pistas en la acción del Engranaje de Actividad.
refused-too-many-clues = { $most ->
    [0] Aquí no se puede gastar ninguna Pista.
    [one] Aquí no se puede gastar más de { $most } Pista.
   *[other] Aquí no se pueden gastar más de { $most } Pistas.
}
refused-no-clue-there = No hay ninguna Pista en { $space }.
refused-power-not-played = No has jugado esta Carta de Poder: { $power }.
refused-same-space = Los dos personajes están en { $space }.
refused-swap-order = Nombra dos personajes distintos: { $second } antes que { $character }.
refused-swap-same = { $character } necesita a alguien con quien intercambiarse.
refused-side-taken = Ya hay una placa en el { $side }.
refused-empty-area = Con esta placa en el { $side } no quedaría ningún edificio para el Órgano.
refused-area-occupied = En todos los edificios donde podría estar el Órgano hay un personaje.
refused-no-organ-symbol = Esta placa no tiene el símbolo del Órgano: { $tile }.
refused-not-three-tiles = El símbolo del Órgano requiere exactamente 3 Placas de Locación en el tablero, y hay { $tiles }.
refused-outside-area = El Órgano no puede estar en { $space }.
