var e=`
do-open = Abrir la subasta por la posición { $position }
do-bid = Ofrecer { $time ->
    [one] { $time } Punto de Tiempo
   *[other] { $time } Puntos de Tiempo
}
do-pass = Pasar
do-place-clue = Colocar una Pista en { $space }
do-declare = { $characterKey ->
    [lilja] Declarar victoria: la Elegida es { $character }
    [lewis] Declarar victoria: la Elegida es { $character }
   *[other] Declarar victoria: el Elegido es { $character }
}
do-choose = Elegir a { $character }: { $ability }
do-play-power = Jugar una Carta de Poder: { $power }
do-play-item = Jugar una Placa de Objeto: { $tile }
do-name = Usar la habilidad de { $character }: { $ability }
do-favour = { $activity }
do-block = Bloquear a { $character }
do-take-back = Recuperar: { $power }
do-turn = Girar los engranajes { $teeth ->
    [one] { $teeth } diente
   *[other] { $teeth } dientes
}
do-turn-back = Girar los engranajes { $teeth ->
    [one] { $teeth } diente hacia atrás
   *[other] { $teeth } dientes hacia atrás
}
do-step = Caminar a { $to }
do-ride = Viajar a { $to }
do-taxi = Ir en Taxi a Vapor a { $to }
do-stop = Detenerse aquí
do-investigate-hand = { $clues ->
    [0] Examinar las cartas de { $other }
    [one] Examinar las cartas de { $other } gastando { $clues } Pista
   *[other] Examinar las cartas de { $other } gastando { $clues } Pistas
}
do-investigate-deck = { $clues ->
    [0] Examinar los Personajes Desconocidos
    [one] Examinar los Personajes Desconocidos gastando { $clues } Pista
   *[other] Examinar los Personajes Desconocidos gastando { $clues } Pistas
}
do-research = { $clues ->
    [0] Tomar una Placa de Búsqueda
    [one] Tomar 2 Placas de Búsqueda gastando { $clues } Pista
   *[other] Tomar { $total } Placas de Búsqueda gastando { $clues } Pistas
}
do-compose = { $clues ->
    [0] Escribir una Página de Música
    [one] Escribir 2 Páginas de Música gastando { $clues } Pista
   *[other] Escribir { $total } Páginas de Música gastando { $clues } Pistas
}
do-move-clue = Mover la Pista de { $from } a { $to }
do-relocate = Llevar a { $character } a { $to }
do-swap = Intercambiar a { $character } con { $second }
do-end-turn = Terminar el turno
do-place-location = { $sideKey ->
    [north] Colocar en el norte: { $tile }
    [east] Colocar en el este: { $tile }
    [south] Colocar en el sur: { $tile }
   *[west] Colocar en el oeste: { $tile }
}
do-discard-organ = Encontrar el Órgano descartando: { $tile }
do-decline = No colocar ninguna Placa de Locación
do-place-organ = Colocar el Órgano en { $space }
do-discard = Descartar: { $tile }
ask-open-auction = ¿Por qué posición es la próxima subasta?
ask-opening-bid = ¿Cuál es tu oferta inicial?
ask-raise = ¿Aumentas la oferta o pasas?
ask-place-clue = ¿En qué edificio vacío colocas una Pista?
ask-choose = ¿Qué personaje eliges?
ask-gears = ¿Cuánto giras los engranajes?
ask-move = ¿Adónde se mueve tu personaje?
ask-act = { $activityKey ->
    [investigate] ¿A quién investigas y con cuántas Pistas?
    [research] ¿Con cuántas Pistas buscas?
    [compose] ¿Con cuántas Pistas compones?
   *[move_clue] ¿Qué Pista mueves y adónde?
}
ask-end-turn = ¿Juegas algo más o terminas el turno?
ask-look = ¿De quién examinas las cartas?
ask-free-steps = ¿Adónde llevan los pasos gratis?
ask-taxi-ride = ¿Adónde sigue el Taxi a Vapor?
ask-ride = ¿Adónde viajas?
ask-clue-on-mystic = ¿En qué Edificio Místico colocas una Pista?
ask-take-back = ¿Qué Carta de Poder recuperas?
ask-block = ¿A qué personaje bloqueas?
ask-name = ¿De quién toma Pålsson la habilidad?
ask-favour = ¿Qué acción realiza Vidal?
ask-move-clue = ¿Qué Pista mueves y adónde?
ask-relocate = ¿Qué personaje va a qué Edificio Místico?
ask-swap = ¿Qué dos personajes intercambian sus lugares?
ask-place-location = ¿Colocas una Placa de Locación?
ask-place-organ = ¿Dónde está el Órgano?
ask-discard = ¿Qué Placa de Búsqueda descartas?
ask-nothing = La partida ha terminado.
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
log-moved-walking = { $character } camina a { $to }.
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
log-ended-ragnarok = Medianoche: Ragnarök. Pierde todo el mundo.
log-ended-all-out = No queda nadie en la partida. Pierde todo el mundo.
player-unnamed = Jugador { $number }
space-unknown = espacio { $number }
tile-unknown = placa { $number }
character-johnsson = Johnsson
character-lilja = Lilja
character-palsson = Pålsson
character-vikstrom = Vikström
character-lewis = Lewis
character-vidal = Vidal
character-koleberg = Koleberg
character-snowy = Snowy
ability-johnsson = ganar 2 Páginas de Música
ability-lilja = tomar 2 Placas de Búsqueda
ability-palsson = pagar 2 Puntos de Tiempo y usar la habilidad de otro personaje
ability-vikstrom = ganar 3 Puntos de Tiempo
ability-lewis = examinar 2 cartas de una misma mano o de los Personajes Desconocidos
ability-vidal = Buscar, Investigar, Componer o Mover Pista sin costo
ability-koleberg = colocar una Pista en un Edificio Místico vacío
ability-snowy = dar hasta 3 pasos gratis
machine-taxi = Taxi a Vapor
machine-train = Tren de Vapor
machine-monorail = Monorriel
machine-airship = Aeronave
activity-investigate = Investigar
activity-research = Buscar
activity-compose = Componer
activity-move_clue = Mover Pista
side-north = norte
side-east = este
side-south = sur
side-west = oeste
building-mole = Mole Antonelliana
building-cimitero = Cimitero
building-tempio = Tempio Valdese
building-museo = Museo Egizio
building-obelisco = Obelisco
role-hero = Héroe
role-fenrir = Fenrir
power-look = examinar 3 cartas
power-ride = viajar en cualquier máquina
power-research = tomar 3 Placas de Búsqueda
power-music = ganar 3 Páginas de Música
event-card-1 = la posición III usa dos veces la habilidad del personaje elegido. Pålsson está bloqueado.
event-card-2 = la posición IV toma 2 Placas de Búsqueda. Lilja da 1 Pista y 1 placa.
event-card-3 = la posición III examina 2 cartas. Vidal da 1 Pista y 1 Punto de Tiempo.
event-card-4 = Pålsson da 1 Pista y 2 Puntos de Tiempo. No funciona ninguna Máquina de Transporte.
event-card-5 = la posición IV gana 3 Puntos de Tiempo. Johnsson da 1 Pista y 1 Página de Música. Vikström está bloqueado.
event-card-6 = la posición II gana 2 Puntos de Tiempo. Lewis está bloqueada.
event-card-7 = la última posición puede dar hasta 3 pasos gratis. Snowy está bloqueado.
event-card-8 = la última posición toma 1 Placa de Búsqueda. Quien elija a Lewis debe bloquear a otro personaje.
event-card-9 = la última posición recupera una Carta de Poder ya jugada. Vikström da 1 Página de Música y 1 placa. Koleberg está bloqueado.
event-card-10 = la última posición toma 3 Placas de Búsqueda. Snowy da 1 Página de Música y 2 Puntos de Tiempo. Lilja está bloqueada.
event-card-11 = la posición II gana 2 Páginas de Música. Koleberg da 1 Pista y hasta 3 pasos gratis. Nadie puede jugar Cartas de Poder ni Placas de Objeto.
tile-location = { $building }
tile-music = «{ $name }», { $pages ->
    [one] { $pages } Página de Música
   *[other] { $pages } Páginas de Música
}
tile-ride = { $machineKey ->
    [airship] un viaje en la { $machine }
   *[other] un viaje en el { $machine }
}
tile-clue_on_mystic = una Pista para un Edificio Místico
tile-time = 1 Punto de Tiempo
tile-clue_for_time = 3 Puntos de Tiempo por una Pista
tile-investigate = examinar 1 carta
tile-steps = hasta 3 pasos por 2 Puntos de Tiempo
tile-paid_music = 4 Páginas de Música por 2 Puntos de Tiempo
tile-paid_tiles = 3 Placas de Búsqueda por 2 Puntos de Tiempo
tile-to_mystic = cualquier personaje a un Edificio Místico por 2 Puntos de Tiempo
tile-swap = dos personajes intercambian sus lugares
tile-stones = Piedras de Fenrir
tile-plain = { $tile }
tile-with-organ = { $tile } (Órgano)
tile-with-marks = { $tile } { $marks ->
    [one] (Marca del Lobo)
   *[other] ({ $marks } Marcas del Lobo)
}
tile-with-both = { $tile } { $marks ->
    [one] (Órgano, Marca del Lobo)
   *[other] (Órgano, { $marks } Marcas del Lobo)
}
refused-game-over = La partida ha terminado.
refused-not-your-turn = Ahora no decide { $player }, sino { $other }.
refused-not-now = Eso no responde a lo que se pregunta ahora: { $asked }
refused-no-such-space = No existe ese lugar en el tablero: { $space }.
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
refused-power-already = En este turno ya has jugado una Carta de Poder.
refused-tile-not-held = No tienes esta placa: { $tile }.
refused-item-already = En este turno ya has jugado una Placa de Objeto.
refused-not-an-item = Esto no es una Placa de Objeto: { $tile }.
refused-not-a-location = Esto no es una Placa de Locación: { $tile }.
refused-cards-forbidden = El Evento de esta Hora prohíbe las Cartas de Poder y las Placas de Objeto.
refused-no-character-yet = Esto mueve a tu personaje, y aún no has elegido ninguno.
refused-no-clue = No tienes ninguna Pista que entregar.
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
refused-swap-same = { $character } no puede intercambiar su lugar sin otro personaje.
refused-side-taken = Ya hay una placa en el { $side }.
refused-empty-area = Con esta placa en el { $side } no quedaría ningún edificio para el Órgano.
refused-area-occupied = En todos los edificios donde podría estar el Órgano hay un personaje.
refused-no-organ-symbol = Esta placa no tiene el símbolo del Órgano: { $tile }.
refused-not-three-tiles = El símbolo del Órgano requiere exactamente 3 Placas de Locación en el tablero, y hay { $tiles }.
refused-outside-area = El Órgano no puede estar en { $space }.
table-illegal = Las reglas no lo permiten.
table-stale = La partida ha avanzado entretanto: vuelve a mirar y decide de nuevo.
table-bad-players = Una mesa tiene de 3 a 6 jugadores.
table-bad-clock = La reserva va de 10 segundos a un día; el incremento, hasta una hora; el turno, de 1 a 720 horas.
table-bad-sleep = El descanso empieza y termina en un minuto del 0 al 1439 y deja libre al menos una hora del día.
table-no-such-seat = Ese asiento no existe en esta mesa.
table-seat-taken = Ese asiento está ocupado: elige otro.
table-full = Todos los asientos están ocupados.
table-seated-already = Ya tienes un asiento en esta mesa.
table-not-seated = No tienes asiento en esta mesa.
table-not-host = Solo puede hacerlo quien organiza la mesa.
table-not-invited = La mesa es privada: entra con su invitación.
table-bad-link = El enlace es incorrecto o ya se ha usado: pide otro.
table-begun = La partida ya ha empezado.
table-not-begun = La partida aún no ha empezado.
table-over = La partida ha terminado.
table-not-over = La partida no ha terminado.
table-rated = Los bots de la casa no pueden sentarse a una mesa clasificatoria.
table-nonce-given = Tu parte del azar ya está registrada.
table-substituted = Un bot juega por ti: primero recupera tu asiento.
table-not-substituted = Ningún bot juega por ti.
table-nothing-to-take-back = No hay nada tuyo que deshacer.
table-sealed = No se puede deshacer lo que ya se ha revelado, dejado al azar u ofrecido en una subasta.
table-bad-text = Un texto tiene de 1 a 500 caracteres imprimibles.
table-rematch-exists = La revancha ya está creada.
phrase-hello = ¡Hola!
phrase-good-luck = ¡Mucha suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-your-turn = Te toca.
phrase-one-moment = Un momento, por favor.
phrase-back-soon = Vuelvo enseguida.
phrase-i-suspect-you = Sospecho de ti…
phrase-not-me = ¡No fui yo!
phrase-fenrir-is-near = Fenrir está cerca.
phrase-haha = ¡Ja!
phrase-goodbye = ¡Adiós!
`;export{e as default};