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

# The interface of `armonium play`, the game in a terminal. Lines are narrow: what is called short has to be.

# Short names for narrow columns; at most 14 letters, the gears’ ones together at most 28.
term-short-taxi = Taxi
term-short-train = Tren
term-short-monorail = Monorriel
term-short-airship = Aeronave
term-short-investigate = Investigar
term-short-research = Buscar
term-short-compose = Componer
term-short-move-clue = Mover Pista
term-short-look = examinar 3
term-short-ride = viajar
term-short-tiles = placas 3
term-short-music = música 3

# Headings of columns of numbers: at most 4, 4, 3, 3 and 3 letters, the last three with a space before them.
term-col-time = Ti
term-col-music = Mú
term-col-clues = Pi
term-col-cards = Ca
term-col-tiles = PB

# Prices. Variables: $time, $clues
term-time = { $time ->
    [one] { $time } Punto de Tiempo
   *[other] { $time } Puntos de Tiempo
}
term-left = { $time ->
    [one] queda { $time }
   *[other] quedan { $time }
}
term-out = quedarías fuera
term-free = gratis
term-clues = { $clues ->
    [one] { $clues } Pista
   *[other] { $clues } Pistas
}
# What the gears show. Variables: $machine, $steps, $activity
term-faces = { $machine }, { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, { $activity }

# The head of the screen. Variables: $hour, $phase, $player, $seconds
term-head = Hora { $hour } · { $phase }
term-you-decide = Decides tú
term-decides = Decide { $player }
term-cut = { $seconds ->
    [0] Conexión perdida; nuevo intento
   *[other] Conexión perdida; nuevo intento en { $seconds } s
}

# The auction. Variables: $position, $time, $player, $passed (names)
term-auction-opens = La subasta es por la posición { $position }.
term-auction = { $time ->
    [one] Posición { $position }: lidera { $player } con { $time } Punto de Tiempo. Pasan: { $passed }
   *[other] Posición { $position }: lidera { $player } con { $time } Puntos de Tiempo. Pasan: { $passed }
}

term-hand = Mano:
term-declare = Declarar victoria
term-sent = …
term-skip = Cualquier tecla muestra ya lo que hicieron los demás
term-waiting = Un momento…
term-what-now = ¿Y ahora?
term-no-number = Ninguna opción tiene ese número.
term-sealed = No se puede deshacer lo revelado, lo sorteado, lo pujado ni aquello tras lo que otros ya han jugado.
term-say = Mensaje:

# Asked before something is done. Variables: $what
term-sure-quit = ¿Salir de la partida? Está guardada: armonium play la continúa.
term-sure-quit-unsaved = ¿Salir de la partida? No está guardada y se perderá.
term-sure-quit-remote = ¿Salir? Tu asiento sigue siendo tuyo: la misma orden te trae de vuelta.
term-sure-choose = { $what }. ¿Confirmas?
term-sure-keys = Enter: sí · Esc: no

# Variables: $width, $height, $least_width, $least_height
term-too-small = La ventana tiene { $width } × { $height } caracteres; hacen falta { $least_width } × { $least_height }. Agrándala, o sal con q.

# The keys below the screen; few letters.
term-key-choose = ↑↓ 0–9 Enter
term-key-undo = u deshacer
term-key-map = m mapa
term-key-log = l registro
term-key-notebook = n notas
term-key-players = p todos
term-key-hand = h mano
term-key-rules = r reglas
term-key-chat = c chat
term-key-help = ? ayuda
term-key-quit = q salir

# Pages over the table.
term-page-help = Ayuda
term-page-log = Qué ha pasado
term-page-notebook = Cuaderno
term-page-players = Jugadores
term-page-hand = Tu mano
term-page-rules = Reglas
term-page-keys = ↑↓ RePág AvPág · Esc volver
term-page-keys-rules = ↑↓ RePág AvPág · / buscar · n siguiente · Esc volver

term-help-keys = Teclas
term-help-select = seleccionar una opción
term-help-number = escribir el número de una opción
term-help-enter = confirmar la opción seleccionada
term-help-undo = deshacer tu última decisión
term-help-map = recorrer el mapa con las flechas; Enter elige el espacio o dice por qué no
term-help-log = todo lo que ha pasado
term-help-notebook = qué se deduce, para cada Carta de Personaje, de lo que has visto
term-help-players = qué tiene cada cual, y las Placas de Locación
term-help-hand = tus cartas y placas, y las habilidades de los personajes
term-help-rules = las reglas; / busca una palabra
term-help-chat = escribir a todos
term-help-language = otro idioma
term-help-quit = salir
term-help-signs = Signos del mapa
term-help-columns = Números de los jugadores
term-help-time = Puntos de Tiempo
term-help-music = Páginas de Música
term-help-clues = Pistas
term-help-cards = cartas en la mano
term-help-tiles = Placas de Búsqueda

term-sign-regular = edificio
term-sign-mystic = Edificio Místico
term-sign-clue = Pista
term-sign-organ = Órgano
term-sign-area = donde todavía puede estar el Órgano
term-sign-mover = el personaje de este turno
term-sign-number = escribe este número para elegir el espacio
term-sign-street = espacios contiguos
term-sign-link = enlace: puente, túnel, avenida o paso elevado

# The notebook. Variables: $names, $character, $player
term-notebook-unknown = Descon.
term-notebook-chosen = Elegido
term-notebook-legend = ● está ahí · ? podría estar ahí · · no puede estar ahí
term-notebook-shown = Carta vista por { $names }: { $character }.
term-notebook-not-chosen = Nombrados por error y por tanto descartados: { $names }.
term-notebook-fenrir = Fenrir
term-notebook-is-fenrir = { $player }: es Fenrir
term-notebook-may-be-fenrir = { $player }: podría ser Fenrir
term-notebook-no-fenrir = { $player }: no es Fenrir

# The players. Variables: $left, $played, $tiles, $cards, $names
term-player-powers = Cartas de Poder restantes: { $left } · jugadas: { $played }
term-player-tiles = Placas que conoces: { $tiles }
term-player-cards = Personajes que conoces: { $cards }
term-out-time = fuera: sin Tiempo
term-out-wrong-name = fuera: nombró al personaje equivocado
term-out-failed = fuera: no cumplió lo declarado
term-table = Mesa
term-pile = { $tiles ->
    [one] { $tiles } placa en la pila
   *[other] { $tiles } placas en la pila
}
term-used = Elegidos esta Hora: { $names }
term-blocked = Personajes bloqueados esta Hora: { $names }

# The hand. Variables: $card
term-hand-cards = Cartas de Personaje y rol
term-hand-powers = Cartas de Poder
term-hand-held = ● { $card }
term-hand-played = · { $card } (jugada)
term-hand-tiles = Placas de Búsqueda
term-abilities = Las habilidades de los personajes

# News of a table. Variables: $player
term-took-back = { $player } deshace su última decisión.
term-substituted = Un bot releva a { $player }.
term-substituted-you = Un bot juega por ti.
term-reclaim = Recuperar tu asiento
term-reclaimed = { $player } está de vuelta.
term-seat-requested = Alguien que llega tarde pide el asiento de un bot.
term-seat-given = { $player } releva a un bot.
term-resumed = El servidor estuvo parado un rato. El reloj sigue desde donde se detuvo.
term-wants-end = { $player } quiere terminar la partida sin resultado.
term-abandoned = La partida se ha abandonado.

# The tables of a server, and a table before its game. Variables: $names, $free
term-lobby = Mesas
term-lobby-about = Crea una mesa, ocupa un asiento libre o sigue con una partida tuya.
term-make-bots = Mesa nueva, con bots en los demás asientos
term-make-open = Mesa nueva abierta a otros
term-table-open = { $free ->
    [one] Sentarse con { $names } ({ $free } asiento libre)
   *[other] Sentarse con { $names } ({ $free } asientos libres)
}
term-table-mine-open = { $free ->
    [one] Volver a tu mesa: { $names } ({ $free } asiento libre)
   *[other] Volver a tu mesa: { $names } ({ $free } asientos libres)
}
term-table-mine-running = Seguir jugando: { $names }
term-room = La mesa
term-seat-free = libre
term-invite = Otros se unen con esta dirección:
term-start = Empezar; los bots ocupan los asientos libres
term-lost = No se puede acceder a la mesa

# The end. Variables: $file, $problem
term-end = Fin
term-again = Jugar otra vez
term-quit = Salir
term-saved = El archivo de la partida es { $file }.
term-not-saved = No se pudo escribir el archivo de la partida: { $problem }

# The spaces next to a place on the map. Variables: $names
term-neighbours = Junto a: { $names }

# A game in this process that is saved. Variables: $problem; $hour, $names, $file; $file
term-unsaved = No se puede guardar la partida: { $problem }
term-offer = Una partida guardada
term-offer-about = Hora { $hour } · { $names }. Está guardada en { $file }.
term-continue = Continuar la partida guardada
term-new-game = Partida nueva; la guardada pasa a { $file }

# Qué falla en la conexión o en el servidor.
term-problem-raced = La mesa ha cambiado en el mismo momento. Prueba otra vez.
term-problem-damaged = Esta versión del servidor no puede leer esta mesa.
term-problem-missing-pack = El servidor no tiene el paquete de contenido de esta mesa.
term-problem-version = Este programa y el servidor no se entienden. Actualiza el programa.
term-problem-signed-out = Esta sesión se ha cerrado. Vuelve a identificarte.
term-problem-no-identity = Esta identidad se ha borrado.
term-problem-no-chance = El servidor no puede generar números aleatorios en este momento. Prueba otra vez dentro de poco.

# Cuánto dura una pausa.

term-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
term-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
term-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
