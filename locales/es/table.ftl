# The words of the table in the browser. Buttons are short; sentences are whole.

page-title = Armonium
page-not-loaded = No se ha podido cargar Armonium. Recarga la página.

## The room: a table by its address

room-connecting = Entrando en la mesa…
# When a table takes longer than five seconds to open: what keeps it, for players and for the operator of the server.
# Variables: $pack, the id of a content pack and the beginning of its hash; $code, a word of docs/protocol.md.
room-late = La mesa no se abre
room-late-offline = No se puede contactar con el servidor. Comprueba tu conexión.
room-late-missing-pack = Esta mesa se juega en el tablero del paquete { $pack }, que este servidor no tiene. Quien lo administra puede indicar el archivo con --pack y reiniciar el servidor.
room-late-socket = El servidor responde, pero la conexión en directo (WebSocket) con la mesa falla. Quien lo administra debería comprobar que el proxy situado delante del servidor deja pasar los WebSockets y la cabecera Host con su puerto; el registro del servidor indica el motivo de cada rechazo.
room-late-server = El servidor no puede abrir esta mesa ({ $code }). Quien lo administra encontrará el motivo en el registro del servidor.
room-late-retry = La página sigue intentándolo.
closed-not-admitted = Esta mesa es privada. Pide un enlace de invitación a alguien de la mesa.
closed-no-table = Esta mesa no existe. Revisa el enlace.
closed-bad-token = Este dispositivo ya no pertenece a esa mesa.
closed-signed-out = Se ha cerrado tu sesión en este dispositivo.
closed-no-identity = Este perfil se ha borrado.
closed-no-spectators = La partida ha empezado y esta mesa no admite público.
closed-seat-given-away = Otra persona tiene ahora tu asiento y esta mesa no admite público. Podrás ver toda la partida cuando termine.
closed-seat-lost = Otra persona ha ocupado tu asiento y esta mesa no admite público. Podrás ver toda la partida cuando termine.
closed-other = No se ha podido abrir la mesa. Inténtalo dentro de un momento.
closed-lost-identity = Ya no eres { $name } en este dispositivo: esa identidad se eliminó o se desconectó desde otro dispositivo. Esta mesa es privada.
closed-home = Volver al inicio

# Names of the bots at the table, by seat.
bot-name-0 = Amedeo
bot-name-1 = Beatrice
bot-name-2 = Carlotta
bot-name-3 = Demetrio
bot-name-4 = Eleonora
bot-name-5 = Federico

## The prompt bar

prompt-region = Tu decisión
prompt-your-turn = Tu turno
# In a lesson, while the guide only wants to be read.
prompt-read-first = Primero lee
# The steps of a turn, each a word.
prompt-step-choose = Elegir
prompt-step-ability = Habilidad
prompt-step-gears = Engranajes
prompt-step-move = Mover
prompt-step-act = Actuar
prompt-step-end = Fin
prompt-less = Menos
prompt-more = Más
prompt-back = Atrás
prompt-undo = Deshacer
prompt-failed = No ha funcionado. Nada ha cambiado; prueba otra vez.
# On a button that must be held.
prompt-hold-fatal = Gasta todo tu Tiempo. Mantén pulsado
prompt-hold-declare = No se puede deshacer. Mantén pulsado
# Variables: $position, a Roman numeral.
prompt-open = Posición { $position }
prompt-your-bid = Tu oferta
prompt-spend-clues = Gastar Pistas
prompt-go = Ir
prompt-stop = Parar aquí
# Ends a ride with steps left.
prompt-stop-ride = Bajar aquí
prompt-declare = Declarar victoria
prompt-who = ¿Quién es el Elegido?
prompt-declare-detail = Si nombras al personaje equivocado, quedas fuera de la partida.
# Variables: $character (a name), $characterKey, $space.
prompt-move-to = ¿Llevar a { $character } a { $space }?
# Variables: $time.
prompt-costs = { $time ->
    [0] gratis
   *[other] Tiempo: { $time }
}
# Variables: $left, the Time that would be left.
prompt-left = { $left ->
    [one] Te quedaría { $left } Punto de Tiempo.
   *[other] Te quedarían { $left } Puntos de Tiempo.
}
# Variables: $bid, $left.
prompt-bid-detail = { $left ->
    [one] Con { $bid } te quedaría { $left } Punto de Tiempo.
   *[other] Con { $bid } te quedarían { $left } Puntos de Tiempo.
}
# Variables: $by (finger or mouse).
prompt-gears-detail = Cada diente cuesta 1 Punto de Tiempo, luego cada paso. { $by ->
    [finger] Toca una opción para ver qué mostraría.
   *[mouse] Pasa por encima de una opción para ver qué mostraría.
}
# Variables: $count, how many places.
prompt-move-detail = { $count ->
    [one] Hay un espacio al alcance. Elígelo en el mapa.
   *[other] Hay { $count } espacios al alcance. Elige uno en el mapa.
}
# How a route leads somewhere, between the steps on foot. Variables: $ride (none, taxi, train, monorail, airship), $to (where the
# ride ends).
prompt-way = { $ride ->
    [taxi] En Taxi a Vapor
    [train] En Tren de Vapor hasta { $to }
    [monorail] En Monorriel hasta { $to }
    [airship] En Aeronave hasta { $to }
   *[none] A pie
}
# What a route costs and brings. Variables: $time, $clues (picked up on the way), $left (the Time that would be left).
prompt-route = { $time ->
    [0] Gratis
   *[other] Tiempo: { $time }
}; te { $left ->
    [one] queda { $left } Punto
   *[other] quedan { $left } Puntos
}{ $clues ->
    [0] .
    [one] {" "}y recoges 1 Pista.
   *[other] {" "}y recoges { $clues } Pistas.
}
# Variables: $cards, $clues (yes or no: can Clues be spent?).
prompt-investigate-detail = { $clues ->
    [yes] { $cards ->
        [one] Ves 1 carta al azar, Personaje o Poder; cada Pista añade otra.
       *[other] Ves { $cards } cartas, solo tú.
    }
   *[no] { $cards ->
        [one] Ves 1 carta al azar, Personaje o Poder; solo tú.
       *[other] Ves { $cards } cartas, solo tú.
    }
}
# A look that the Event or an ability gives. Variables: $sourceKey, $character, $cards.
prompt-look-from = { $sourceKey ->
    [event] Evento
    [again] Habilidad de { $character }, otra vez
   *[ability] Habilidad de { $character }
}: ves { $cards } cartas, solo tú.
# Why a hand or the deck can't be picked with this many Clues. Variables: $cards (how many it shows at most).
prompt-look-short = { $cards ->
    [one] Aquí solo hay 1 carta que ver en este turno.
   *[other] Aquí solo hay { $cards } cartas que ver en este turno.
}
prompt-clue-from = Primero elige la Pista en el mapa.
prompt-clue-to = Ahora elige adónde va.
prompt-pick-place = Elige en el mapa un espacio iluminado.
# Variables: $count.
prompt-pick-organ = { $count ->
    [one] Solo queda un edificio: elígelo en el mapa.
   *[other] Quedan { $count } edificios: elige uno en el mapa.
}
prompt-pick-mystic = Ahora elige un Edificio Místico en el mapa.
prompt-location-detail = Elige una placa y luego un lado de la brújula.
prompt-location-none = No tienes ninguna que sirva. Se te pregunta igualmente, para que nadie sepa qué tienes en la mano.
prompt-location-no-tiles = No tienes placas. Siempre se pregunta a quien juega en último lugar.
# What the last decision brought. Variables: $things; $tile (its name); $clues.
prompt-got = Consigues: { $things }.
prompt-got-tile = la placa «{ $tile }»
prompt-got-clues = { $clues ->
    [one] +{ $clues } Pista
   *[other] +{ $clues } Pistas
}
# What it cost, after what it brought. Variables: $things (a list)
prompt-paid = Pagas: { $things }.
# Variables: $time
prompt-paid-time = { $time ->
    [one] { $time } Punto de Tiempo
   *[other] { $time } Puntos de Tiempo
}
# Variables: $clues
prompt-paid-clues = { $clues ->
    [one] { $clues } Pista
   *[other] { $clues } Pistas
}
prompt-discard-detail = Puedes quedarte con tres placas; la que descartes va al fondo de la pila.
prompt-deck = Desconocidos
# On the button of a turn of the gears. Variables: $turn (“2 teeth”), $time.
prompt-turn = { $turn }, Tiempo: { $time }
# Below “Stop here”. Variables: $activity, the action that comes next.
prompt-then = después: { $activity }
# On the button that makes the choice, before one was tapped.
prompt-tap-option = Toca una opción
prompt-tap-person = Toca un personaje para ver qué aporta.
# On a touch screen, where an ability or a character to block is asked for.
prompt-tap-ability = Toca un nombre para ver su habilidad.
# Variables: $ability.
prompt-ability = Habilidad: { $ability }.
# Variables: $spaces and $clues, how many are in reach.
prompt-reach = Al alcance: { $spaces ->
    [one] 1 espacio
   *[other] { $spaces } espacios
}, { $clues ->
    [0] ninguna Pista
    [one] 1 Pista
   *[other] { $clues } Pistas
}.
# Variables: $space.
prompt-arrived = Has llegado: { $space }.
prompt-arrived-detail = No puedes ir más lejos. Para aquí para continuar.
# Variables: $left, how many buildings would be left for the Organ.
prompt-area-left = { $left ->
    [one] deja 1 edificio
   *[other] deja { $left } edificios
}
# Variables: $from and $to, how many buildings.
prompt-area-shrinks = La zona del Órgano pasa de { $from } a { $to } edificios.
# What the reader knows of cards that can be looked at. Variables: $characters and $powers (how many cards), $known and $of
# (known Character Cards of so many), $names (of those known).
prompt-hand-known = { $known ->
    [0] { $characters ->
        [one] 1 Personaje
       *[other] { $characters } Personajes
    }, { $powers ->
        [one] 1 Poder
       *[other] { $powers } Poderes
    }
   *[other] conoces a { $names }
}
prompt-deck-known = { $known } de { $of } conocidas
# What Undo takes back. Variables: $character, $characterKey.
undo-choose = Elegir a { $character }
undo-name = Usar la habilidad de { $character }
undo-stop = Parar aquí
# What an action of Vidal’s does, below its name.
favour-investigate = ver una carta
favour-research = tomar una placa
favour-compose = escribir una página
favour-move_clue = moverla un espacio
# Why there is no Undo.
undo-not-seen = No se puede deshacer: se han visto cartas.
undo-not-drawn = No se puede deshacer: se han tomado placas.
undo-not-shown = No se puede deshacer: se ha mostrado una placa.
undo-not-declared = No se puede deshacer: se ha declarado la victoria.
undo-not-bid = No se puede deshacer: las ofertas se mantienen.
# Choosing a character. Variables: $character, $characterKey, $player, $clues and $rides (how many).
choose-title = Qué aporta cada personaje en esta Hora
choose-taken = { $player } ha elegido a { $character }.
choose-blocked = El Evento bloquea a { $character } en esta Hora.
choose-blocked-by = { $player } ha bloqueado a { $character }.
choose-clues = { $clues ->
    [0] ninguna Pista al alcance
    [one] 1 Pista al alcance
   *[other] { $clues } Pistas al alcance
}
choose-rides = { $rides ->
    [one] transporte al alcance
   *[other] transportes al alcance
}
# Back from the city to what lay on the stage.
stage-back-auction = Volver a la subasta
stage-back-characters = Volver a los personajes
# Why a space cannot be reached. Variables: $space, $distance (steps on foot), $steps (that are left), $time, $machineKey (the
# machine that runs, or none).
why-here = Ya estás en { $space }.
why-no-way = Ningún camino libre lleva a { $space }.
why-too-far = { $space } está a { $distance ->
    [one] 1 paso
   *[other] { $distance } pasos
}, y { $steps ->
    [0] no te queda ninguno
    [one] te queda 1
   *[other] te quedan { $steps }
}.{ $machineKey ->
    [none] {""}
   *[other] {" "}La máquina no te acerca lo suficiente.
}
why-too-dear = { $space } está a { $distance ->
    [one] 1 paso
   *[other] { $distance } pasos
}, a 1 Punto de Tiempo cada uno, y tienes { $time }.{ $machineKey ->
    [none] {""}
   *[other] {" "}La máquina no te acerca lo suficiente.
}

## When there is nothing to decide

wait-watching = Estás mirando la partida.
wait-out = Estás fuera de la partida. Puedes seguir mirando o irte.
wait-substituted = Un bot juega por ti.
wait-reclaim = Recuperar mi asiento
wait-nobody = La partida ha terminado.
wait-away = sin conexión
wait-bot = pensando…
# After what was taken back.
wait-withdrawn = Después te tocará de nuevo.
# Variables: $player (the absent player), $span (how long, such as "4 minutes").
wait-away-for = { $player } lleva fuera { $span }.
# Variables: $left (as on a clock).
wait-bot-soon = Un bot podrá jugar dentro de { $left }.
wait-bot-majority = Juega un bot si lo pide la mayoría.
# Variables: $players (names).
wait-bot-wanted = Ya lo ha pedido: { $players }.
# Variables: $player (the absent player).
wait-let-bot = Que juegue un bot hasta que vuelva { $player }
# Variables: $player, $ask (what is asked).
wait-for = { $ask ->
    [open-auction] Esperando a que { $player } abra una subasta.
    [opening-bid] Esperando la primera oferta de { $player }.
    [raise] { $player } tiene que subir la oferta o pasar.
    [place-clue] Esperando a que { $player } coloque una Pista.
    [choose] Esperando a que { $player } elija un personaje.
    [gears] Esperando a que { $player } gire los engranajes.
    [move] Esperando a que { $player } mueva a su personaje.
    [act-investigate] Esperando a que { $player } investigue.
    [act-research] Esperando a que { $player } busque.
    [act-compose] Esperando a que { $player } componga.
    [act-move-clue] Esperando a que { $player } mueva una Pista.
    [end-turn] Esperando a que { $player } termine el turno.
    [place-location] { $player } decide si coloca una Placa de Locación.
    [place-organ] Esperando a que { $player } coloque el Órgano.
    [discard] Esperando a que { $player } descarte una placa.
   *[other] Esperando la decisión de { $player }.
}

## A seat that the reader has lost

# Variables: $player (who has it now).
seat-lost-taken = { $player } ha ocupado tu asiento con el enlace.
seat-lost-freed = Tu asiento vuelve a estar libre: lo ha liberado quien organiza la mesa, o lo has dejado desde otro dispositivo.
seat-lost-unknown = Ya no tienes asiento en esta mesa.
seat-lost-watch = Ahora estás mirando.
seat-lost-sit = Puedes volver a sentarte o mirar.
seat-lost-close = Entendido

## The vote to end the game

# Variables: $players (who want to end), $count.
vote-question = { $count ->
    [one] { $players } quiere terminar la partida sin ganador. ¿Te parece bien?
   *[other] { $players } quieren terminar la partida sin ganador. ¿Te parece bien?
}
vote-agreed = Quieres terminar la partida sin ganador.
# Variables: $players (names).
vote-for = A favor: { $players }.
vote-open = Aún sin respuesta: { $players }.
# Variables: $left (as on a clock).
vote-ends = Si nadie se opone, la partida termina en { $left }.
vote-lapses = Sin el acuerdo de todos en { $left }, la partida continúa.
vote-agree = Terminar la partida
vote-play-on = Seguir jugando

## The machine room: the gears, the choices, the clock, the Event

# What the gears show. Variables: $machine and $activity (names), $steps.
machine-gears = Los engranajes muestran: { $machine }, { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, { $activity }.
# Over the choices.
machine-choices = Cuánto giran los engranajes
# How far the gears turn. Variables: $teeth.
machine-teeth = { $teeth ->
    [one] { $teeth } diente
   *[other] { $teeth } dientes
}
machine-teeth-back = { $teeth ->
    [one] { $teeth } diente atrás
   *[other] { $teeth } dientes atrás
}
# Variables: $steps.
machine-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
# A choice as a list, read aloud. Variables: $turn (“2 teeth”), $price, $machine, $walk (“2 steps”), $activity.
machine-choice = { $turn }, { $price ->
    [one] { $price } Punto de Tiempo
   *[other] { $price } Puntos de Tiempo
}: { $machine }, { $walk }, { $activity }
# The same for one that cannot be made. Variables: also $why, a short reason.
machine-choice-not = { $turn }, { $price ->
    [one] { $price } Punto de Tiempo
   *[other] { $price } Puntos de Tiempo
}: { $machine }, { $walk }, { $activity }. Ahora no: { $why }
# On a button. Variables: $turn (“2 teeth”).
machine-undo = Deshacer el giro de los engranajes: { $turn }
# The Ragnarök clock, read aloud. Variables: $hour, $hours (all of them), as numbers.
# A button: it opens the machine room, which is folded to one line.
machine-open = Mostrar la sala de máquinas
machine-clock = Hora { $hour } de { $hours }
machine-event = Evento de la Hora
# The last place in the order, on a small plate.
machine-event-last = última

## The city

# The whole board, for a screen reader. Variables: $city, its name.
city-map = Mapa de { $city }
city-keys = Las flechas van de un espacio a otro; Re Pág y Av Pág recorren los espacios iluminados; Enter elige uno.
# On the card at a place: who stands there and which player chose that character. Variables: $character, $player.
city-tag-chosen = { $character }, elección de { $player }
city-compass = La brújula
# One letter for each side of the compass.
city-side-north = N
city-side-east = E
city-side-south = S
city-side-west = O
# For a screen reader. Variables: $side (north, east, south, west), $building.
city-compass-set = En el { $side }: { $building }
city-compass-empty = En el { $side }: aún sin placa
city-compass-put = Colocar la placa en el { $side }
city-chart = Personajes en esta Hora
city-chart-blocked = { $characterKey ->
    [lilja] bloqueada
    [lewis] bloqueada
   *[other] bloqueado
}
city-chart-you = tú
city-list = La ciudad en una lista
# Variables: $count, how many places can be chosen now.
city-list-only-lit = { $count ->
    [0] Ahora no se puede elegir ningún espacio
    [one] Solo el espacio que se puede elegir ahora
   *[other] Solo los { $count } espacios que se pueden elegir ahora
}
# The heads of the list's columns.
city-list-name = Espacio
city-list-here = Qué hay allí
city-list-neighbours = Junto a
city-list-price = Precio
city-list-clue = una Pista
city-list-organ = el Órgano
city-list-mystic = Edificio Místico

## The table as a whole

# The title of the window. Variables: $hour, a Roman numeral.
table-title = Hora { $hour } · Armonium
table-title-mine = Tu turno · Armonium
table-title-over = La partida ha terminado · Armonium
# Calling the reader to their turn; $hour is a Roman numeral.
call-turn = Es tu turno, en la Hora { $hour }.
call-offer = ¿Un sonido cuando sea tu turno?
call-offer-about = Y una notificación si esta pestaña está oculta.
call-offer-yes = Sí
call-offer-no = No
call-vibration = Vibrar cuando sea mi turno
call-notifications = Avisarme cuando sea mi turno
call-notifications-note = Mientras esta pestaña está oculta
call-blocked = Tu navegador bloquea las notificaciones de este sitio.
chat-open = Abrir el chat
# Under the clock. Variables: $hours, how many Hours come after this one.
table-hours-left = { $hours ->
    [0] La última Hora
    [one] Tras esta queda una Hora
   *[other] Tras esta quedan { $hours } Horas
}
# On a phone, beside the question while it is folded to one line.
prompt-unfold = Mostrar las opciones
# As above, while the question is answered on the map.
prompt-to-map = Ir al mapa
prompt-to-table = Ir a la mesa
# The line below the page on a phone.
dock = Secciones de la mesa
dock-city = Ciudad
dock-hand = Mano
dock-playable = { $count ->
    [one] { $count } jugable
   *[other] { $count } jugables
}
dock-machine = Engranajes
dock-notes = Notas
dock-chat = Registro
# Variables: $seconds until the next try.
banner-cut = { $seconds ->
    [one] Sin conexión. Tus jugadas están a salvo. Nuevo intento en un segundo.
   *[other] Sin conexión. Tus jugadas están a salvo. Nuevo intento en { $seconds } segundos.
}
banner-storage = { $seconds ->
    [one] El servidor no puede guardar ni leer partidas en este momento. Nuevo intento en un segundo.
   *[other] El servidor no puede guardar ni leer partidas en este momento. Nuevo intento en { $seconds } segundos.
}
banner-connecting = Reconectando…
banner-slow = Enviando… Tu conexión va lenta.
# Variables: $count, how many things happened meanwhile.
banner-back = { $count ->
    [one] De nuevo en línea. Ha pasado una cosa en tu ausencia.
   *[other] De nuevo en línea. Han pasado { $count } cosas en tu ausencia.
}
# Variables: $hour, a Roman numeral.
banner-past = El tablero tal como estaba en la Hora { $hour }
banner-present = Al presente

## Places on the board, as they are read aloud

# Variables: $space, $time, $clues.
city-reachable = { $clues ->
    [0] { $space }, al alcance por { $time ->
        [one] { $time } Punto de Tiempo
       *[other] { $time } Puntos de Tiempo
    }
    [one] { $space }, al alcance por { $time ->
        [one] { $time } Punto de Tiempo
       *[other] { $time } Puntos de Tiempo
    }, con una Pista en el camino
   *[other] { $space }, al alcance por { $time ->
        [one] { $time } Punto de Tiempo
       *[other] { $time } Puntos de Tiempo
    }, con { $clues } Pistas en el camino
}
# A place and what is there. Variables: $space, $who (names), $standing (how many stand there), $clue, $organ and $lit (yes, no),
# $kind (regular, mystic, station) and $machine (of a station).
city-space = { $space }{ $kind ->
    [station] , estación: { $machine }
    [mystic] , Edificio Místico
   *[regular] {""}
}{ $standing ->
    [0] {""}
   *[other] . { $who }
}{ $clue ->
    [yes] . Pista
   *[no] {""}
}{ $organ ->
    [yes] . El Órgano
   *[no] {""}
}{ $lit ->
    [yes] . Se puede elegir
   *[no] {""}
}
# Of a place, where nothing more is known of it.
city-space-lit = Se puede elegir

## The first minute: names of the levels

# The players of the house, from the gentlest to the strongest.
level-name-apprentice = Aprendiz
level-name-detective = Detective
level-name-inspector = Inspector
level-name-master = Maestro
level-about-apprentice = Juega con reglas sencillas. Ideal para una primera partida.
level-about-detective = Planea turnos enteros y observa lo que haces.
level-about-inspector = Antes de decidir, pone a prueba lo que podría ser cierto.
level-about-master = Piensa más que nadie y no perdona nada.

## The first minute: the front page

# The title in the browser's tab. Variables: $page.
front-title = { $page } · Armonium
front-home = Armonium: inicio
front-language = Idioma
front-theme-paper = Tema claro
front-sounds = Sonidos
front-pitch = Once Horas para encontrar a quien puede despertar el Órgano. Alguien en la mesa preferiría que siguiera dormido.
front-lead = Juega en tu navegador al juego de mesa 011: de tres a seis jugadores, o tú contra bots que piensan.
front-play = Jugar ya
front-play-about = Tú y tres bots
front-ways = Otras formas de jugar
front-invite = Invitar a amigos
front-invite-about = Comparte un enlace o un código QR; los bots ocupan los asientos libres
front-invite-options = Elegir antes las opciones
front-hot-seat = Un dispositivo
front-hot-seat-about = Pasa de mano en mano; las cartas se ocultan entre turnos
front-rules = Reglas
front-rules-about = Las reglas completas, con nuestras palabras
front-puzzle = Enigma del día
# Variables: $grade, a Roman numeral.
front-puzzle-open = Nivel { $grade }, sin resolver
front-puzzle-solved = Nivel { $grade }, resuelto
front-my-games = Mis partidas
front-players = Jugadores
front-footer = Armonium es una edición de aficionados, no oficial y sin ánimo de lucro, del juego de mesa 011 de Marco Valtriani, publicado por Scribabs y basado en una novela de Paolo Vallerga. No está afiliada a ellos. El código, los dibujos y los textos son nuestros.
front-continue = Continuar
front-waiting = { $count ->
    [one] { $count } partida te espera
   *[other] { $count } partidas te esperan
}
# Variables: $count, how many games.
front-all = { $count ->
    [one] Mostrar 1 partida
   *[other] Mostrar las { $count } partidas
}
front-fewer = Mostrar menos
front-open-tables = Mesas abiertas
front-loading = Buscando mesas…
front-no-tables = Todavía no hay mesas abiertas.
front-no-tables-open = Abre una y aparecerá aquí.
front-again = Reintentar
front-copied = Copiado
front-beginner = Principiante
front-rated = Con puntos
# Variables: $players, a list of names.
front-table-with = Con { $players }
# Variables: $host, the name of whoever made the table.
front-table-of = Mesa de { $host }
# A table where nobody else sits. Variables: $players, how many it is for.
front-table-empty = { $players ->
    [one] Una mesa para { $players }
   *[other] Una mesa para { $players }
}
# Variables: $taken, $seats.
front-seats-taken = { $seats ->
    [one] { $taken } de { $seats } asiento
   *[other] { $taken } de { $seats } asientos
}
front-your-turn = Tu turno
# Variables: $player, a name.
front-turn-of = Esperando a { $player }
# Variables: $player, a name; $left, a span of time as front-left says it.
front-turn-of-until = Esperando a { $player }, { $left }
front-substituted = Un bot juega por ti
front-given-away-watch = Otra persona tiene tu asiento; puedes mirar
front-given-away-later = Otra persona tiene tu asiento; verás la partida cuando termine
# A span of time that is left. Variables: $unit (days, hours, minutes), $count.
front-left = { $unit ->
    [days] { $count ->
        [one] queda { $count } día
       *[other] quedan { $count } días
    }
    [hours] { $count ->
        [one] queda { $count } hora
       *[other] quedan { $count } horas
    }
   *[minutes] { $count ->
        [one] queda { $count } minuto
       *[other] quedan { $count } minutos
    }
}
front-join = Unirse
# Variables: $table, what the table is called.
front-join-table = Unirse: { $table }
# Variables: $game, what the game is called.
front-leave = Dejar esta partida: { $game }
front-leave-question = ¿Dejar esta partida?
front-leave-open = Tu asiento quedará libre para otra persona. Si no hay nadie más, la mesa se cierra.
front-leave-running = Un bot jugará por ti. Puedes volver mientras tu asiento no se dé a otra persona. La partida termina cuando ya no queda ninguna persona en ella.
front-leave-stay = Quedarse
front-leave-go = Abandonar
front-lost = Aquí no hay nada
front-lost-about = Puede que el enlace esté mal escrito o que la página ya no exista.
front-trouble-offline = No se puede acceder al servidor. Comprueba tu conexión y prueba otra vez.
front-trouble-bad-name = El nombre debe tener entre 1 y 40 caracteres visibles.
front-trouble-wrong = Ese código no es válido. Un código nuevo sustituye a los anteriores.
front-trouble-bad-field = La petición no era correcta. Recarga la página y prueba otra vez.
front-trouble-too-many-tables = Has alcanzado el límite de partidas a la vez. Antes termina o deja una.
front-trouble-storage = El servidor no puede guardar nada en este momento. Prueba otra vez dentro de poco.
front-trouble-busy = El servidor está ocupado. Prueba otra vez en un momento.
front-trouble-not-confirmed = No coincide con tu nombre.
front-trouble-proof-missing = Primero demuestra quién eres: con tu frase secreta o tu código de recuperación.
front-trouble-wrong-proof = Esa no es tu frase secreta ni tu código de recuperación actual.
front-trouble-too-many-programs = Has alcanzado el límite de programas. Revoca uno antes.
front-trouble-other = Algo ha fallado. Prueba otra vez.

## The first minute: who I am

# Names for whoever gives none; whimsical, and of nobody's gender.
me-default-0 = Gorrión de Latón
me-default-1 = Lechuza de Nieve
me-default-2 = Liebre de Cuerda
me-default-3 = Polilla de Farol
me-default-4 = Urraca de Plata
me-default-5 = Cisne de Cobre
me-title = Tu perfil
me-name = Tu nombre
me-name-optional = Tu nombre (opcional)
# Variables: $name.
me-playing-as = Juegas como { $name }.
me-change = Cambiar
me-save = Guardar
me-saved = Guardado
me-close = Listo
me-code-title = En otro dispositivo
me-code-about = Aquí no hay cuentas: este navegador te recuerda. Con un código de recuperación puedes jugar con tu nombre en otro dispositivo, o volver a entrar si este navegador te olvida. Un código nuevo sustituye a los anteriores.
me-code-show = Crear un código de recuperación
me-code-copy = Copiar el código
me-code-keep = Guárdalo en un lugar seguro: lo necesitarás para crear otro o para borrar tu perfil.
me-code-replaces = Un código nuevo sustituye al anterior y cierra tu sesión en los demás dispositivos.
me-code-new = Crear un código nuevo
me-have-code = Tengo un código de recuperación
me-code = Código de recuperación
me-sign-in = Continuar con este nombre
me-sign-in-about = El código te devuelve tu nombre y tus partidas.
# Variables: $name, who the reader is at the moment.
me-sign-in-replaces = Así pasas al nombre y las partidas de otro jugador. Si no has guardado un código para { $name }, no podrás recuperarlo en este navegador.
me-notices = Avisos fuera de la página
me-sessions-title = Sesiones en otros dispositivos
me-sessions-about = ¿Has perdido un dispositivo o dejado una sesión abierta? Ciérrala desde aquí. Este navegador sigue conectado.
me-sessions-end = Cerrar todas las demás sesiones
# Variables: $count, how many other devices were signed out.
me-sessions-ended = { $count ->
    [0] No había ninguna otra sesión abierta.
    [one] Se ha cerrado la sesión en otro dispositivo.
   *[other] Se ha cerrado la sesión en otros { $count } dispositivos.
}
me-programs-title = Tus programas
me-programs-about = Con un token, un programa puede jugar por su cuenta. Los demás ven que es un programa y que es tuyo. Al revocar el token se cortan sus conexiones.
me-program-name = Nombre del programa
me-program-make = Crear un token
# Variables: $name, of the program.
me-program-token = El token de { $name }. Cópialo ahora: no se volverá a mostrar.
me-program-copy = Copiar el token
me-program-revoke = Revocar
# Variables: $name, of the program.
me-program-revoke-name = Revocar el token de { $name }
# Variables: $name, of the program.
me-program-revoke-sure = ¿Seguro que quieres revocar { $name }?
me-data-title = Tus datos
me-data-about = Tus datos son tuyos: descárgalos o bórralos.
me-profile = Mi perfil
me-export = Descargar todo
me-delete = Borrar mi perfil…
# Variables: $name.
me-delete-question = ¿Borrar { $name } definitivamente?
me-delete-goes = Se borrarán tu nombre, la dirección de correo, el código de recuperación, la frase secreta, las notas, los programas, la puntuación y tus mensajes de chat. Esta acción no se puede deshacer.
me-delete-stays = Tus partidas se quedan para los demás, sin tu nombre. En las que siguen en curso, un bot te releva o tu asiento queda libre.
# Variables: $name.
me-delete-type = Para confirmar, escribe tu nombre: { $name }
me-proof-passphrase = Tu frase secreta o tu código de recuperación
me-proof-code = Tu código de recuperación actual
me-delete-keep = Cancelar
me-delete-go = Borrar definitivamente

## The first minute: a new table

new-title = Mesa nueva
new-about = Elige quién juega. Todo lo demás puede quedarse como está.
new-seats = Asientos
new-players = Jugadores
# Variables: $number.
new-seat = Asiento { $number }
new-open = Asiento abierto
new-me = Tú
new-bots = Bots
# Variables: $level, the name of a level.
new-bot = Bot: { $level }
new-who = Quién puede unirse
new-by-link = Cualquiera con el enlace
new-by-link-about = La mesa no aparece en ninguna lista. Recibes un enlace y un código QR para compartirla.
new-listed = Todo el mundo
new-listed-about = La mesa aparece entre las mesas abiertas de la página de inicio.
new-spectators = Admitir público
new-spectators-about = Ve lo mismo que toda la mesa, pero nunca la mano de nadie.
new-pace = Tiempo para pensar
# Variables: $kind (none, real_time, correspondence).
new-pace-kind = { $kind ->
    [real_time] En vivo
    [correspondence] En varios días
   *[none] Sin reloj
}
new-pace-none = Sin reloj
# Variables: $kind (none, real_time, correspondence).
new-pace-about = { $kind ->
    [real_time] Tienes unos segundos para cada decisión. Lo que pase de ahí sale de una reserva para toda la partida.
    [correspondence] El reloj empieza con el turno. No hace falta conectarse a la vez.
   *[none] Piensa cuanto quieras.
}
new-live-label = Segundos por decisión, más la reserva
# Variables: $increment, seconds; $minutes, the reserve.
new-live = { $increment } s + { $minutes } min
new-turn-label = Tiempo por turno
# Variables: $count.
new-turn-days = { $count ->
    [one] { $count } día por turno
   *[other] { $count } días por turno
}
new-turn-hours = { $count ->
    [one] { $count } hora por turno
   *[other] { $count } horas por turno
}
new-night = Parar el reloj de noche
new-night-about = De las 22 a las 7, según tu hora.
new-turn-nights = { $turn }, sin contar la noche
new-game = La partida
new-beginner = Más fácil para principiantes
new-beginner-about = Los Personajes Desconocidos están boca arriba, así que hay menos que averiguar. Para cuatro jugadores o más.
new-odds = Permitir probabilidades
new-odds-about = El cuaderno puede mostrar las probabilidades exactas, según lo que sabes.
new-rated = Con puntos
new-rated-about = El resultado cuenta para la puntuación. Sin bots ni probabilidades.
new-more = Más opciones
new-opener = Desde la Hora II, las subastas las abre
new-opener-first = el primer jugador de la Hora anterior
new-opener-last = el último jugador de la Hora anterior
new-substitute = Bot que releva a quien se va
new-create = Abrir la mesa
new-begin = Empezar

## The first minute: a table that gathers

lobby-title = Una mesa en Turín
lobby-title-host = Tu mesa está abierta
# Variables: $count.
lobby-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
lobby-dealing = Repartiendo las cartas…
# Variables: $players, a list of names; $count, how many.
lobby-awaited = { $count ->
    [one] Esperando a que { $players } se conecte.
   *[other] Esperando a que { $players } se conecten.
}
# Variables: $player.
lobby-late = { $player } aún no ha llegado. Puedes empezar sin esperar más.
lobby-late-free = Liberar el asiento
lobby-late-bot = Añadir un bot
# Variables: $taken, $seats.
lobby-chairs = { $seats ->
    [one] { $taken } de { $seats } asiento ocupado
   *[other] { $taken } de { $seats } asientos ocupados
}
lobby-free = Asiento libre
lobby-you = tú
lobby-host = anfitrión
lobby-away = sin conexión
lobby-ready = todo listo
lobby-not-ready = preparándose
lobby-join = Tomar asiento
lobby-sit = Sentarse aquí
# Variables: $number.
lobby-sit-at = Sentarse aquí: asiento { $number }
lobby-bot = Añadir un bot…
# Variables: $number.
lobby-bot-at = Añadir un bot al asiento { $number }
# Variables: $player, a name.
lobby-free-seat = Quitar a { $player } de la mesa
lobby-start = Empezar con bots
lobby-start-level = Bots para los asientos libres
lobby-rated = Una partida con puntos empieza cuando hay una persona en cada asiento.
lobby-wait = La partida empieza cuando todos los asientos están ocupados.
lobby-countdown = Empieza en { $seconds }…
lobby-countdown-about = Ya está todo el mundo. Cualquiera que juegue puede parar el comienzo.
lobby-stop = Parar
lobby-stopped = El comienzo está parado.
lobby-stopped-wait = Puede reanudarlo el anfitrión o quien lo paró.
lobby-start-again = Reanudar
lobby-reserved = asiento reservado, en camino
lobby-visitors = { $count ->
    [one] { $count } persona más mira la mesa.
   *[other] { $count } personas más miran la mesa.
}
lobby-move = Pasar aquí
lobby-move-to = Pasar al asiento { $number }
lobby-swap = Cambiar asientos
lobby-swap-with = Proponer a { $player } cambiar de asiento
lobby-swap-asked = { $player } quiere cambiar de asiento contigo.
lobby-swap-agree = Cambiar
lobby-swap-decline = No, gracias
lobby-swap-waiting = Has propuesto a { $player } cambiar de asiento.
lobby-swap-withdraw = Retirar
lobby-rename = Guardar
lobby-colour = Color y forma
lobby-shape = { $shape ->
    [square] Cuadrado
    [triangle] Triángulo
    [diamond] Rombo
    [cross] Cruz
    [crescent] Media luna
   *[disc] Círculo
}
lobby-options = Opciones
lobby-options-change = Cambiar las opciones
option-yes = sí
option-no = no
option-newcomer = Quien empieza va al final del primer orden
option-countdown = Cuenta atrás antes de repartir
option-changed = { $label }: { $value }
local-person = { $player } también juega en este dispositivo.
local-add = Alguien más juega en este dispositivo
local-name = Su nombre
local-seat = Darle un asiento
local-about = Compartís la pantalla: un telón oculta cada mano hasta que su jugador toma el dispositivo.
request-from = { $player } pide un asiento.
request-which = Qué asiento
request-seat-of = El asiento de { $bot }
request-give = Dar el asiento
request-no-bot = No queda ningún asiento de un bot.
request-decline = Ahora no
request-asked = Has pedido el asiento de un bot. Decide el anfitrión.
request-withdraw = Retirar
request-about = ¿Quieres jugar? El anfitrión puede darte el asiento de un bot.
request-ask = Pedir un asiento
lobby-full-watch = Todos los asientos están ocupados. La partida está a punto de empezar; puedes mirarla aquí.
lobby-leave = Dejar la mesa
lobby-invite = Invitar a amigos
lobby-invite-about = Cualquiera con este enlace puede tomar asiento.
lobby-link = Enlace a esta mesa
lobby-copy = Copiar el enlace
lobby-share = Compartir
lobby-share-text = Ven a jugar a 011 conmigo:
lobby-qr = El mismo enlace como código QR
lobby-fair = El servidor ya ha fijado su parte del sorteo, y cada jugador añade la suya: nadie puede elegir las cartas.
lobby-fair-how = ¿Cómo puedo comprobarlo?
lobby-fair-secret = Al crearse esta mesa, el servidor sorteó un secreto y mostró el compromiso de abajo: una huella que solo encaja con ese secreto.
lobby-fair-nonce = Después, el navegador de cada jugador aporta un número al azar. Las cartas salen del secreto y de todos esos números juntos, así que ninguna de las dos partes puede dirigirlas.
lobby-fair-check = Después de la partida se revela el secreto, y cualquiera puede comprobar la partida entera a partir de su acta. Guarda el compromiso si quieres tener la certeza.
lobby-fair-commitment = Compromiso

## The first minute: several people at one device

hot-title = Un dispositivo para todos
hot-about = El dispositivo pasa de mano en mano. Entre turnos, un telón oculta las cartas de todos.
hot-person = Persona
# Variables: $number.
hot-name = Nombre del jugador { $number }
hot-nobody = Tiene que jugar al menos una persona.
hot-twins = Dos jugadores tienen el mismo nombre. Cambia uno de los dos.
hot-begin = Empezar
# Variables: $player, a name.
curtain-hand = Pásale el dispositivo a { $player }
curtain-take = Soy { $player }
curtain-who = ¿Quién está ante la pantalla?
curtain-who-about = Los demás de este dispositivo no deben ver tus cartas.

## What everybody knows of the Organ, under the compass

# Variables: $where, a list of the four messages below.
city-area = El Órgano está { $where }.
# Each is told by a tile on that side. Variables: $building, a name that the pack gives.
city-area-north = al sur de «{ $building }»
city-area-east = al oeste de «{ $building }»
city-area-south = al norte de «{ $building }»
city-area-west = al este de «{ $building }»
city-area-none = Aún nadie sabe dónde está el Órgano.
# Variables: $space.
city-area-organ = El Órgano está en { $space }.

# On a button while the others' decisions are shown one after the other. Variables: $count, how many are still to come.
wait-next-game = { $count ->
    [one] Siguiente partida: te toca
   *[other] Siguiente partida: te toca en { $count }
}
wait-catch-up = { $count ->
    [one] Adelantar (1)
   *[other] Adelantar ({ $count })
}

## The players

people-players = Jugadores
people-face-up = No son el Elegido
people-face-up-about = Boca arriba: ninguno es el Elegido
people-face-up-chosen = El Elegido
# Variables: $place, a Roman numeral.
people-place = Posición { $place }.
# After the reader's own name, and instead of it where there is no room.
people-you = tú
people-you-alone = Tú
people-bot = bot
# On a link. Variables: $player.
people-profile = Perfil: { $player }
people-asked = decidiendo
# The character a player has chosen this Hour. Variables: $character (a name), $characterKey.
people-as = con { $character }
people-away = sin conexión
# $span: how long, as in “4 minutes”.
people-away-for = fuera desde hace { $span }
people-substitute = juega un bot
people-substitute-clock = Sin tiempo para pensar. Un bot juega hasta que vuelva.
people-substitute-left = Se ha ido. Un bot juega hasta que vuelva.
people-substitute-absent = Lleva mucho tiempo sin conexión. Un bot juega hasta que vuelva.
# Why a player is out, after the name.
people-out-time = fuera: sin Tiempo
people-out-wrong_name = fuera: nombre equivocado
people-out-failed = fuera: declaración fallida
people-wants-end = quiere terminar la partida
# In an auction, after the name. Variables: $time.
people-bids = ofrece { $time }
people-passed = ha pasado
people-paid = pagado
# What is counted.
people-time = Tiempo
people-music = Páginas de Música
people-clues = Pistas
people-tiles = Placas de Búsqueda
people-power-cards = Cartas de Poder
# Variables: $pages.
people-pages = { $pages ->
    [one] { $pages } página; Fenrir necesita 12, y un Héroe, 15.
   *[other] { $pages } páginas; Fenrir necesita 12, y un Héroe, 15.
}
# Variables: $left and $gone (how many), $held and $played (lists of cards).
people-powers = { $left ->
    [0] Las cuatro jugadas: { $played }.
   *[other] { $gone ->
        [0] Las cuatro siguen en la mano.
       *[other] En la mano: { $held }. Jugadas: { $played }.
    }
}
people-clock = Tiempo para pensar
# $from, $to: times of the day.
people-clock-night = El reloj está parado de { $from } a { $to }: la noche no cuenta.
# Variables: $days, $hours.
people-clock-days = { $days } d { $hours } h

## The line at the top

# Variables: $hour, a Roman numeral.
people-hour = Hora { $hour }
people-mine = Tus recursos
# After the number of the reader's Music Pages.
people-of-pages = de 15
people-phases = Fases de la Hora
people-done = terminada
# Variables: $player, who opened the table.
people-table-of = Mesa de { $player }
people-branch = Partida retomada de una repetición
# Variables: $count.
people-watching = { $count ->
    [one] { $count } mirando
   *[other] { $count } mirando
}
people-list = El tablero en una lista
people-rules = Reglas
people-menu = Menú
people-copy-link = Copiar el enlace de la mesa
people-copied = Copiado.
people-not-copied = No se ha podido copiar el enlace.
people-substitute-link = Invitar a quien te sustituya
people-substitute-note = Copia un enlace. Quien lo abra puede ocupar tu asiento.
people-link-cancel = Anular ese enlace
people-link-cancel-note = Nadie podrá ocupar ya tu asiento con él.
people-link-cancelled = El enlace ya no sirve.
# Variables: $player.
people-seat-link = Buscar un reemplazo para { $player }
people-vote = Votar por terminar
people-vote-sure = Si la votación sale adelante, la partida termina de inmediato y nadie gana.
people-vote-note = Se pregunta a toda la mesa.
people-home = Página de inicio
people-home-note = Tu asiento sigue siendo tuyo.
people-leave = Dejar la mesa
people-leave-sure = Un bot jugará por ti. Puedes volver mientras tu asiento no se dé a otra persona.
people-stay = Seguir
people-pass = Pasar el dispositivo
# Variables: $player.
people-take = Tienes una invitación para relevar a { $player }.
people-take-it = Tomar el asiento
people-take-refused = Este enlace ya se ha usado o ya no es válido. Pide uno nuevo.

## The hand

hand-region = Tu mano
hand-self = Tus secretos
hand-powers = Cartas de Poder
hand-tiles = Placas de Búsqueda
# Beside the caption of cards and tiles.
hand-later = en tu turno
hand-one = una por turno
hand-discard = elige una para descartar
hand-place = coloca una o ninguna
hand-not-now = Termina primero la decisión actual.
# Who knows the reader's Character Card. Variables: $player, $hour (a Roman numeral).
hand-known-all = Todo el mundo conoce esta carta.
hand-known-none = Nadie ha visto esta carta.
hand-known = { $player } la ha visto.
hand-known-since = { $player } la vio en la Hora { $hour }.
hand-role-hero = Reúne 15 páginas, nombra al Elegido y llévalo hasta el Órgano.
hand-role-fenrir = Reúne 12 páginas y dos Marcas, nombra al Elegido y lleva hasta él a tu propio personaje.
# What the Power Cards do.
hand-power-look-text = Examina 3 cartas de una mano o de los Personajes Desconocidos.
# Without a deck that can be looked at.
hand-power-look-text-hands = Examina 3 cartas de una mano.
ability-lewis-hands = examinar 2 cartas de una misma mano
hand-power-ride-text = Viaja en cualquier máquina, además de tu movimiento.
hand-power-research-text = Toma 3 Placas de Búsqueda.
hand-power-music-text = Gana 3 Páginas de Música.
# What each tile does, in a few words. Variables: $pages, $machine, $machineKey.
hand-tile-location = Ayuda a localizar el Órgano.
hand-tile-music = { $pages ->
    [one] Gana { $pages } Página de Música.
   *[other] Gana { $pages } Páginas de Música.
}
hand-tile-ride = Viaja gratis, además de tu movimiento.
hand-tile-clue_on_mystic = Coloca una Pista en un Edificio Místico vacío.
hand-tile-time = Gana 1 Punto de Tiempo.
hand-tile-clue_for_time = Descarta 1 Pista y gana 3 Puntos de Tiempo.
hand-tile-investigate = Examina 1 carta.
hand-tile-steps = Paga 2 Puntos de Tiempo: hasta 3 pasos gratis.
hand-tile-paid_music = Paga 2 Puntos de Tiempo: gana 4 Páginas de Música.
hand-tile-paid_tiles = Paga 2 Puntos de Tiempo: toma 3 placas.
hand-tile-to_mystic = Paga 2 Puntos de Tiempo: lleva a cualquier personaje a un Edificio Místico vacío.
hand-tile-swap = Intercambia a dos personajes.
hand-tile-stones = Cuenta como dos Marcas del Lobo.
hand-stones = No se puede jugar.
hand-location-when = Solo la última posición, al final de la Hora.
hand-location-late = El Órgano ya se ha encontrado.
hand-spent = jugadas
# On the button that plays the card or tile that was picked. Variables: $card, its title.
hand-play = Jugar «{ $card }»
hand-symbol-organ = Símbolo del Órgano
hand-symbol-mark = Marca del Lobo
hand-hide = Ocultar mis cartas
hand-hidden = Carta oculta
hand-open = Abrir la mano

## The drawer: log and chat

drawer-region = Registro, cuaderno y chat
drawer-log = Registro
drawer-notebook = Cuaderno
drawer-chat = Chat
# Variables: $count.
drawer-new = { $count ->
    [one] { $count } novedad
   *[other] { $count } novedades
}
drawer-fresh = { $count ->
    [one] { $count } novedad
   *[other] { $count } novedades
}
drawer-earlier = { $count ->
    [one] { $count } línea anterior
   *[other] { $count } líneas anteriores
}
drawer-log-empty = Empieza la primera Hora.
drawer-look-back = Mostrar el tablero de ese momento
# Variables: $hour, a Roman numeral.
drawer-hour = Hora { $hour }
drawer-dealt-characters = Cada jugador recibe una Carta de Personaje.
drawer-dealt-roles = Fenrir despierta: cada jugador recibe una carta de rol.
# A walk of several steps. Variables: $means (walking, free_step, taxi), $character, $characterKey, $via (places), $to.
drawer-walked = { $means ->
    [free_step] { $character } da pasos gratis por { $via } hasta { $to }.
    [taxi] { $character } va en Taxi a Vapor por { $via } hasta { $to }.
   *[walking] { $character } camina por { $via } hasta { $to }.
}
# What something cost or brought, read aloud. Variables: $amount, such as +2.
drawer-change-time = Tiempo { $amount }.
drawer-change-music = Páginas de Música { $amount }.
drawer-change-clue = Pistas { $amount }.
drawer-chat-empty = Todavía no hay mensajes.
# Where somebody said something who has deleted their identity since.
drawer-chat-gone = Mensaje borrado.
drawer-chat-watching = En el chat solo escriben los jugadores.
drawer-phrases = Frases rápidas, que cada cual lee en su idioma
drawer-say = Di algo
drawer-send = Enviar

# What happened at the table besides the game. Variables: $player.
news-seated = { $player } se une a la mesa.
news-vacated = El asiento de { $player } vuelve a estar libre.
news-host-changed = Ahora organiza la mesa { $player }.
news-took-back = { $player } deshace su última decisión.
# Variables: $player, $what (a decision in a few words, as on a button).
news-took-back-what = { $player } deshace: { $what }.
news-substituted-clock = A { $player } se le ha agotado el tiempo para pensar; le releva un bot.
news-substituted-left = { $player } se ha ido; le releva un bot.
news-substituted-absent = { $player } lleva mucho tiempo fuera: juega un bot hasta que vuelva.
news-reclaimed = { $player } ha vuelto.
news-handed-over = { $player } releva a { $former }.
news-coloured = { $player } elige otro color.
news-swap-asked = { $player } propone a { $other } cambiar de asiento.
news-swap-withdrawn = { $player } ya no quiere cambiar de asiento.
news-swap-declined = { $player } se queda en su asiento.
news-seats-swapped = { $player } y { $other } cambian de asiento.
news-seat-moved = { $player } pasa a otro asiento.
news-options-changed = El anfitrión cambia las opciones. { $changes }.
news-countdown-stopped = { $player } para el comienzo.
news-seat-requested = { $player } pide un asiento.
news-seat-request-declined = Por ahora no hay asiento para { $player }.
news-seat-request-withdrawn = { $player } ya no pide un asiento.
news-resumed = El servidor estuvo parado un rato. El reloj sigue desde donde se detuvo.
news-voted = { $player } quiere terminar la partida.
news-voted-not = { $player } quiere seguir jugando.
news-vote-ended = La votación ha terminado: la partida sigue.
news-bot-wanted = { $player } quiere que un bot juegue por quien está ausente.
news-abandoned = La partida se ha abandonado.
news-rematch = Los jugadores siguen en la revancha.
news-rematch-go = Ir allí

# For screen readers. Variables: $player, $text, $count, $last (a whole sentence), $question, $seconds.
announce-said = { $player } dice: { $text }
announce-many = Han pasado { $count } cosas. La última: { $last }
announce-your-turn = Tu turno. { $question }
announce-clock = { $seconds ->
    [one] Queda un segundo para pensar.
   *[other] Quedan { $seconds } segundos para pensar.
}

## The rules

rules-title = Las reglas
rules-search = Buscar en las reglas
# Variables: $place, $found.
rules-found = { $place } de { $found }
rules-none = sin resultados
rules-before = Resultado anterior
rules-after = Resultado siguiente
rules-contents = Índice
rules-copy = Copiar un enlace a esta cláusula
# Variables: $clause, a number such as 3.2.4.
rules-copied = Enlace a { $clause } copiado.
rules-failed = No se han podido cargar las reglas. Prueba otra vez más tarde.
rules-apart = Abrir en página aparte
rules-close = Cerrar las reglas

## Help in place

# Variables: $clause, a number such as 3.2.4.
help-rule = Regla { $clause }
# Variables: $number of the Event Card; $card, what it says.
help-event = Evento { $number }
help-event-text = En esta Hora: { $card }

help-character-johnsson = Elige a Johnsson para ganar 2 Páginas de Música.
help-character-lilja = Elige a Lilja para tomar 2 Placas de Búsqueda.
help-character-palsson = Elige a Pålsson para pagar 2 Puntos de Tiempo y usar la habilidad de cualquier otro personaje.
help-character-vikstrom = Elige a Vikström para ganar 3 Puntos de Tiempo.
help-character-lewis = Elige a Lewis para examinar 2 cartas de un jugador o de los Personajes Desconocidos.
help-character-vidal = Elige a Vidal para realizar una acción gratis: Buscar, Investigar, Componer o Mover Pista.
help-character-koleberg = Elige a Koleberg para colocar una Pista en un Edificio Místico vacío.
help-character-snowy = Elige a Snowy para dar hasta 3 pasos gratis.

help-machine-taxi = De 1 a 3 pasos gratis seguidos, desde cualquier espacio. No cuentan como caminar.
help-machine-train = De una estación amarilla a cualquier otra amarilla, gratis y una vez por movimiento.
help-machine-monorail = De una estación verde a cualquier otra verde, gratis y una vez por movimiento.
help-machine-airship = De una estación azul a cualquier otra azul, gratis y una vez por movimiento.

help-activity-investigate = Examina una carta al azar de la mano de otro jugador o de los Personajes Desconocidos. Cada Pista que gastes te muestra una más.
help-activity-research = Toma una Placa de Búsqueda. Cada Pista que gastes da una más.
help-activity-compose = Escribe una Página de Música. Cada Pista que gastes da una más.
help-activity-move_clue = Mueve una Pista del mapa a un espacio contiguo. Si tu personaje está allí, te la quedas.

help-power-look = Examina 3 cartas de la mano de un jugador o de los Personajes Desconocidos. Una Carta de Poder por turno; cada una se juega una sola vez por partida.
help-power-ride = Tu personaje viaja en cualquier máquina desde donde está, incluido el Taxi a Vapor, además del movimiento normal. Una Carta de Poder por turno; cada una se juega una sola vez por partida.
help-power-research = Toma 3 Placas de Búsqueda. Una Carta de Poder por turno; cada una se juega una sola vez por partida.
help-power-music = Gana 3 Páginas de Música. Una Carta de Poder por turno; cada una se juega una sola vez por partida.

help-tile-location-title = Placa de Locación
help-tile-location = La última posición del orden puede colocar una al final de la Hora. Ayuda a localizar el Órgano y da 1 Pista y 2 Puntos de Tiempo.
help-tile-music-title = Música
help-tile-music = Una parte terminada de la Armonía del Cosmos: juégala para ganar sus Páginas de Música.
help-tile-ride-title = Billete
help-tile-ride = Tu personaje viaja en la máquina de la placa desde donde está, gratis y además del movimiento normal.
help-tile-clue_on_mystic-title = Una Pista
help-tile-clue_on_mystic = Coloca una Pista en un Edificio Místico vacío.
help-tile-time-title = Tiempo
help-tile-time = Gana 1 Punto de Tiempo.
help-tile-clue_for_time-title = Pista por Tiempo
help-tile-clue_for_time = Descarta una Pista y gana 3 Puntos de Tiempo.
help-tile-investigate-title = Una mirada
help-tile-investigate = Examina una carta al azar de la mano de otro jugador o de los Personajes Desconocidos.
help-tile-steps-title = Pasos gratis
help-tile-steps = Paga 2 Puntos de Tiempo y tu personaje da hasta 3 pasos gratis.
help-tile-paid_music-title = Inspiración
help-tile-paid_music = Paga 2 Puntos de Tiempo y gana 4 Páginas de Música.
help-tile-paid_tiles-title = Un hallazgo
help-tile-paid_tiles = Paga 2 Puntos de Tiempo y toma 3 Placas de Búsqueda.
help-tile-to_mystic-title = Una llamada
help-tile-to_mystic = Paga 2 Puntos de Tiempo y lleva a cualquier personaje a un Edificio Místico vacío.
help-tile-swap-title = Intercambio
help-tile-swap = Intercambia a dos personajes cualesquiera.
help-tile-stones-title = Piedras de Fenrir
help-tile-stones = No se puede jugar. Cuenta como dos Marcas del Lobo, que Fenrir necesita para declarar victoria.

help-role-hero = Ganas si nombras correctamente al Elegido y lo llevas hasta el Órgano en el mismo turno, con 15 Páginas de Música.
help-role-fenrir = Ganas si muestras dos Marcas del Lobo, nombras correctamente al Elegido y llevas hasta él a tu propio personaje en el mismo turno, con 12 Páginas de Música.


help-gear-machine-title = Engranaje de Máquina
help-gear-machine = La máquina en la que tu personaje puede viajar gratis una vez en este turno.
help-gear-walking-title = Engranaje de Caminata
help-gear-walking = Cuántos pasos puede caminar tu personaje en este turno, a 1 Punto de Tiempo por paso.
help-gear-activity-title = Engranaje de Actividad
help-gear-activity = La acción que realizas al final de tu movimiento.
help-gear-teeth-title = Girar los engranajes
help-gear-teeth = En cada turno mueves los tres engranajes 1, 2 o 3 dientes, a 1 Punto de Tiempo por diente. Se mueven a la vez.

help-track-time-title = Tiempo
help-track-time = Con él pagas tu posición en el orden, los engranajes y cada paso. Si se te agota, quedas fuera de la partida.
help-track-music-title = Páginas de Música
help-track-music = Las páginas de la Armonía del Cosmos. Para ganar, un Héroe necesita 15, y Fenrir, 12.
help-track-clue-title = Pistas
help-track-clue = Se recogen en el mapa. Cada una añade una carta, una placa o una página a la acción del Engranaje de Actividad.
help-track-tiles-title = Placas de Búsqueda
help-track-tiles = Cuántas hay en la mano. Al final de la Hora puedes conservar tres como máximo.
help-track-powers-title = Cartas de Poder
help-track-powers = Cada jugador tiene cuatro y puede jugar una por turno.
help-track-hour-title = La Hora
help-track-hour = La partida dura once Horas. Si a medianoche no ha ganado nadie, pierden todos.

help-phase-event-title = Evento
help-phase-event = Se revela una Carta de Evento. Vale para esta Hora.
help-phase-auction-title = Subastas
help-phase-auction = Los jugadores ofrecen Tiempo por su posición en el orden de esta Hora.
help-phase-clues-title = Pistas
help-phase-clues = Desde la segunda posición, cada jugador coloca una Pista en un edificio vacío.
help-phase-turns-title = Turnos
help-phase-turns = Por orden, cada jugador elige un personaje, gira los engranajes, mueve y actúa.
help-phase-location-title = Locación
help-phase-location = La última posición del orden puede colocar una Placa de Locación. Después, quien tiene más de tres placas descarta.

help-symbol-organ-title = Símbolo del Órgano
help-symbol-organ = Con tres Placas de Locación colocadas, la última posición del orden puede, en lugar de la cuarta, descartar una placa con este símbolo y colocar el Órgano.
help-symbol-marks-title = Marca del Lobo
help-symbol-marks = Fenrir necesita dos para declarar victoria.

help-thing-chosen-title = El Elegido
help-thing-chosen = Uno de los ocho personajes. Su carta se apartó sin que nadie la viera; para declarar victoria tienes que nombrarlo.
help-thing-unknown-title = Personajes Desconocidos
help-thing-unknown = Las cartas que nadie recibió y que no son el Elegido.
help-thing-organ-title = El Órgano
help-thing-organ = Las Placas de Locación revelan dónde está. Un Héroe gana si lleva aquí al Elegido.
help-thing-character_card-title = Tu Carta de Personaje
help-thing-character_card = Si alguien la ve, sabe que ese personaje no es el Elegido. Puedes mover a cualquier personaje, no solo a este.

## The auction

# Variables in this part: $player (a name, or “You”), $bid, $time and $left (Time), $place (first, second, third, fourth, fifth
# or last).
auction-you = Tú
auction-title = { $place ->
    [first] ¿Quién juega primero?
    [second] ¿Quién juega segundo?
    [third] ¿Quién juega tercero?
    [fourth] ¿Quién juega cuarto?
    [fifth] ¿Quién juega quinto?
   *[last] ¿Quién juega último?
}
auction-title-open = ¿Qué posición sacas a subasta?
auction-title-opens = { $player } abre la próxima subasta.
auction-hint-open = Elige una posición. Después haces la primera oferta, que puede ser 0.
auction-hint-opens = Después, quien no tenga posición puede subir o pasar.
auction-look = Mirar la ciudad
# The name of the space bar, on a key.
auction-space = Espacio
auction-places = Posiciones en el orden de esta Hora
auction-chain = Ofertas hasta ahora
auction-said = { $player } { $bid }
# Variables: $you (yes, no)
auction-passed = { $you ->
    [yes] { $player } pasaste
   *[no] { $player } pasó
}
auction-asked = ¿{ $player }?
auction-highest = Oferta más alta:
auction-held = { $player }
auction-held-for = { $time ->
    [0] { $player }, gratis
   *[other] { $player }, por { $time }
}
auction-leads = { $player } en cabeza
auction-bid-for = en subasta
auction-open = subastar esta posición
auction-free = aún libre
auction-acts = { $place ->
    [first] Juega primero
    [second] Juega segundo
    [third] Juega tercero
    [fourth] Juega cuarto
    [fifth] Juega quinto
   *[last] Juega último
}
# Variables: $count, how many characters there are to choose from.
auction-chooses = { $count ->
    [one] Recibe el último personaje
   *[other] Elige entre { $count } personajes
}
auction-chooses-most = { $count ->
    [one] Recibe el último personaje
   *[other] Elige entre { $count } personajes como máximo
}
# Variables: $place (first, other)
auction-clue = { $place ->
    [first] No coloca Pista
   *[other] Coloca 1 Pista
}
auction-location = Puede colocar una Placa de Locación
# What the Event gives. Variables: $amount.
auction-gift-time = +{ $amount } Tiempo
auction-gift-music = { $amount ->
    [one] +{ $amount } Página de Música
   *[other] +{ $amount } Páginas de Música
}
auction-gift-clue = +1 Pista
auction-gift-tiles = { $amount ->
    [one] Toma { $amount } placa
   *[other] Toma { $amount } placas
}
auction-gift-look = { $amount ->
    [one] Examina { $amount } carta
   *[other] Examina { $amount } cartas
}
auction-gift-steps = { $amount ->
    [one] Hasta { $amount } paso gratis
   *[other] Hasta { $amount } pasos gratis
}
auction-gift-twice = Usa dos veces la habilidad
auction-gift-take-back = Recupera una Carta de Poder
auction-gift-block = Bloquea a otro personaje
auction-event = Otros efectos del Evento
# Variables: $character, $characterKey.
auction-blocked = { $characterKey ->
    [lilja] { $character } está bloqueada
    [lewis] { $character } está bloqueada
   *[other] { $character } está bloqueado
}
auction-no-transport = Sin Máquinas de Transporte
auction-no-cards = Sin Cartas de Poder ni Placas de Objeto
auction-if-win = Si ganas:
# Variables: $place is a Roman numeral here.
auction-win-left = { $left ->
    [one] la posición { $place } por { $bid }, y te queda { $left } Punto de Tiempo.
   *[other] la posición { $place } por { $bid }, y te quedan { $left } Puntos de Tiempo.
}
auction-win-out = Es todo tu Tiempo: si ganas, quedas fuera.
auction-next-opens = Después abre { $player }.
auction-next-given = La última posición sale entonces gratis.
auction-if-pass = Si pasas:
# Variables: $places (Roman numerals in a row), $count (how many), $rivals (how many others want them too).
auction-pass-leaves = { $count ->
    [one] queda la posición { $places },
   *[other] quedan las posiciones { $places },
} { $rivals ->
    [0] y nadie más compite.
    [one] para ti y alguien más.
   *[other] para ti y { $rivals } más.
}
# The only position left, without rivals. Variables: $place (a Roman numeral).
auction-pass-free = obtienes gratis la posición { $place }.
auction-time = Tiempo
# Above what a place went for in the Hours before.
auction-before = Precio en Horas pasadas
# Variables: $hour (a Roman numeral), $time.
auction-price = { $hour }: { $time }
# A player's Time. Variables: $time (now), $left (after the bid), $place (a Roman numeral).
auction-purse-placed = Tiempo: { $time }, posición { $place }
auction-purse-passed = Tiempo: { $time }, fuera de esta subasta
auction-purse-setting = Tiempo: { $time }, { $left } tras ofrecer { $bid }
auction-purse-leads = { $bid ->
    [0] Tiempo: { $time }, en cabeza con 0
   *[other] Tiempo: { $time }, { $left } si gana con { $bid }
}
auction-purse-waits = Tiempo: { $time }

## Declaring victory

declare-title = ¿Quién es el Elegido?
declare-goal-hero = Tienes que acertar, llevar al Elegido hasta el Órgano y tener 15 Páginas de Música, todo en este turno. Si no, quedas fuera.
declare-goal-fenrir = Tienes que acertar, llevar hasta el Elegido a tu propio personaje y tener 12 Páginas de Música, todo en este turno. Si no, quedas fuera.
declare-names = Los ocho personajes
declare-open = es posible
# Variables: $percent.
declare-open-odds = { $percent } %
declare-checklist = Lo que necesitas
# For the ear: what the sign before a line means.
declare-is-yes = Sí:
declare-is-maybe = Incierto:
declare-is-no = No:
# Variables: $space.
declare-organ = El Órgano está en { $space }.
declare-organ-none = El Órgano no está en el mapa.
# Variables: $marks (held), $needed.
declare-marks = { $marks ->
    [one] Tienes 1 Marca del Lobo; hacen falta { $needed }.
   *[other] Tienes { $marks } Marcas del Lobo; hacen falta { $needed }.
}
# Variables: $pages (now), $needed, $missing, $most (the most there can be this turn).
declare-pages = { $pages } Páginas de Música; hacen falta { $needed }.
declare-pages-can = { $pages ->
    [one] { $pages } Página de Música
   *[other] { $pages } Páginas de Música
}; { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}, y en este turno puedes llegar a { $most }.
declare-pages-short = { $pages ->
    [one] { $pages } Página de Música
   *[other] { $pages } Páginas de Música
}; hacen falta { $needed }, y en este turno llegas a { $most } como máximo.
# Where pages can come from. Variables: $pages, $tile, $teeth.
declare-source-event = +{ $pages } del Evento
declare-source-ability = +{ $pages } con la habilidad
declare-source-power = +{ $pages } con una Carta de Poder
declare-source-item = +{ $pages }: { $tile }
declare-source-compose = { $teeth ->
    [one] hasta +{ $pages } al componer, tras { $teeth } diente
   *[other] hasta +{ $pages } al componer, tras { $teeth } dientes
}
# Variables: $character, $characterKey, $space (where it must go), $steps (how far that is on foot).
declare-there = { $character } ya está allí.
declare-reach = { $steps ->
    [one] { $character } está a 1 paso de { $space }: a su alcance.
   *[other] { $character } está a { $steps } pasos de { $space }: a su alcance.
}
declare-too-far = { $steps ->
    [-1] { $character } no tiene cómo llegar a { $space }.
    [one] { $character } está a 1 paso de { $space }: no se encuentra ninguna ruta.
   *[other] { $character } está a { $steps } pasos de { $space }: no se encuentra ninguna ruta.
}
# Variables: $time (now), $left (in the end).
declare-time = Tiempo: { $time }; te quedarían { $left }.
declare-time-open = Tiempo: { $time }.
# The risk. Variables: $names (how many may be the Chosen One), $character, $characterKey, $others, $percent, $why (a sentence).
declare-risk-names = { $names ->
    [one] Queda un nombre.
   *[other] Quedan { $names } nombres posibles.
}
declare-risk-none = Lo sabes con certeza. { $why }
declare-risk-out = No puede ser { $character }. { $why } Quedarías fuera.
declare-risk-odds = Hay un { $percent } % de probabilidades de que sea { $character }. Si no, quedas fuera.
declare-risk-open = { $others ->
    [one] Puede ser { $character }; queda otro nombre posible. Si te equivocas, quedas fuera.
   *[other] Puede ser { $character }; quedan otros { $others } nombres posibles. Si te equivocas, quedas fuera.
}
declare-way = Si aciertas, este turno gana
declare-way-pick = Elige un nombre para ver cómo ganar.
declare-way-hopeless = Con un nombre descartado no hay forma de ganar.
declare-way-none = No se encuentra ningún turno ganador.
declare-way-unknown = Este navegador no puede calcular cómo ganar.
declare-counted = No se cuenta lo que puedas tomar, ver o recoger por el camino.
# The steps of a turn that wins. Variables: $tile, $character, $characterKey, $second, $space, $steps, $machine, $machineKey,
# $teeth, $activity, $pages, $clues.
declare-do-item = Juega una Placa de Objeto: { $tile }.
declare-do-send = Juega una Placa de Objeto y lleva a { $character } a { $space }.
declare-do-swap = Juega una Placa de Objeto: { $character } y { $second } intercambian sus lugares.
declare-do-choose = Elige a { $character }.
declare-do-name = Usa la habilidad de { $character }.
declare-do-turn = { $teeth ->
    [one] Gira los engranajes { $teeth } diente
   *[other] Gira los engranajes { $teeth } dientes
}: { $machine }, { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, { $activity }.
declare-no-machine = ninguna máquina
declare-do-music = Juega la Carta de Poder de 3 Páginas de Música.
declare-do-compose = { $pages ->
    [one] Compón 1 Página de Música.
   *[other] Compón { $pages } Páginas de Música gastando { $clues ->
        [one] 1 Pista
       *[other] { $clues } Pistas
    }.
}
declare-go-free = { $steps ->
    [one] Da 1 paso gratis hasta { $space }.
   *[other] Da { $steps } pasos gratis hasta { $space }.
}
declare-go-walking = { $steps ->
    [one] Camina 1 paso hasta { $space }.
   *[other] Camina { $steps } pasos hasta { $space }.
}
declare-go-item = Juega la Placa de Objeto de pasos gratis y ve a { $space }.
declare-ride-gear = { $machineKey ->
    [taxi] Toma el Taxi a Vapor hasta { $space }.
    [train] Toma el Tren de Vapor hasta { $space }.
    [monorail] Toma el Monorriel hasta { $space }.
   *[airship] Vuela en la Aeronave hasta { $space }.
}
declare-ride-power = { $machineKey ->
    [taxi] Juega la Carta de Poder y toma el Taxi a Vapor hasta { $space }.
    [train] Juega la Carta de Poder y toma el Tren de Vapor hasta { $space }.
    [monorail] Juega la Carta de Poder y toma el Monorriel hasta { $space }.
   *[airship] Juega la Carta de Poder y vuela en la Aeronave hasta { $space }.
}
declare-ride-item = { $machineKey ->
    [taxi] Juega la Placa de Objeto y toma el Taxi a Vapor hasta { $space }.
    [train] Juega la Placa de Objeto y toma el Tren de Vapor hasta { $space }.
    [monorail] Juega la Placa de Objeto y toma el Monorriel hasta { $space }.
   *[airship] Juega la Placa de Objeto y vuela en la Aeronave hasta { $space }.
}
# Variables: $pages and $left (Time) in the end.
declare-plan-end = Al final: { $pages } Páginas de Música; Tiempo: { $left }.

## Hour V

role-card-secret = Hora V. Solo tú puedes ver esta carta.
role-card-hero = Eres un Héroe
role-card-hero-means = Uno de los demás no lo es.
role-card-hero-pages = Escribe las 15 páginas de la Armonía del Cosmos.
role-card-hero-name = Averigua quién es el Elegido.
role-card-hero-way = En un mismo turno, nombra al Elegido y llévalo hasta el Órgano.
role-card-fenrir = Eres Fenrir
role-card-fenrir-means = El Lobo ha despertado en ti, y nadie más lo sabe. Tu propio personaje es su Encarnación.
role-card-fenrir-pages = Escribe 12 páginas, no 15.
role-card-fenrir-marks = Guarda dos Marcas del Lobo entre tus placas.
role-card-fenrir-name = Averigua quién es el Elegido.
role-card-fenrir-way = En un mismo turno, nombra al Elegido y lleva hasta él a tu propio personaje. No necesitas el Órgano.
role-card-read = Entendido

## What I saw

# Variables: $player, $cards (how many cards).
reveal-title-hand = { $cards ->
    [one] Una carta de { $player }
   *[other] { $cards } cartas de { $player }
}
reveal-title-deck = { $cards ->
    [one] Una carta de los Personajes Desconocidos
   *[other] { $cards } cartas de los Personajes Desconocidos
}
reveal-alone = Solo tú ves esto.
reveal-power = Una Carta de Poder
reveal-known = Ya lo sabías.
# Variables: $character, $characterKey.
reveal-not-chosen = { $characterKey ->
    [lilja] { $character } no es la Elegida.
    [lewis] { $character } no es la Elegida.
   *[other] { $character } no es el Elegido.
}
reveal-certain = { $characterKey ->
    [lilja] Solo queda un nombre: { $character } es la Elegida.
    [lewis] Solo queda un nombre: { $character } es la Elegida.
   *[other] Solo queda un nombre: { $character } es el Elegido.
}
# Variables: $names (how many may still be the Chosen One).
reveal-names = { $names ->
    [one] Queda { $names } nombre posible para el Elegido.
   *[other] Quedan { $names } nombres posibles para el Elegido.
}
reveal-nothing-new = No te dice nada nuevo sobre el Elegido.
# Variables: $squares (how many squares of the notebook were filled in).
reveal-noted = { $squares ->
    [one] Anotada en tu cuaderno: 1 casilla.
   *[other] Anotadas en tu cuaderno: { $squares } casillas.
}
reveal-go-on = Continuar

## The end

end-hero = Gana un Héroe
# Variables: $player, $you (yes, no), $hour (a Roman numeral), $character (the Chosen One), $characterKey, $space, $own (the winner’s
# own character), $ownKey, $pages.
end-hero-title = { $you ->
    [yes] Has aplazado el fin del mundo.
   *[no] { $player } ha aplazado el fin del mundo.
}
end-hero-text = { $you ->
    [yes] En la Hora { $hour }, nombraste a { $character } como { $characterKey ->
        [lilja] la Elegida
        [lewis] la Elegida
       *[other] el Elegido
    }, y { $character } tocó la Armonía del Cosmos en { $space }.
   *[no] En la Hora { $hour }, { $player } nombró a { $character } como { $characterKey ->
        [lilja] la Elegida
        [lewis] la Elegida
       *[other] el Elegido
    }, y { $character } tocó la Armonía del Cosmos en { $space }.
}
end-fenrir = Gana Fenrir
end-fenrir-title = { $you ->
    [yes] El Lobo eras tú.
   *[no] El Lobo era { $player }.
}
end-fenrir-text = { $you ->
    [yes] En la Hora { $hour }, nombraste a { $character } como { $characterKey ->
        [lilja] la Elegida
        [lewis] la Elegida
       *[other] el Elegido
    } y llevaste hasta su espacio a { $own }, con { $pages } páginas y dos Marcas del Lobo.
   *[no] En la Hora { $hour }, { $player } nombró a { $character } como { $characterKey ->
        [lilja] la Elegida
        [lewis] la Elegida
       *[other] el Elegido
    } y llevó hasta su espacio a { $own }, con { $pages } páginas y dos Marcas del Lobo.
}
end-ragnarok = Ragnarök
end-ragnarok-title = Medianoche. Pierden todos.
end-ragnarok-text = Han pasado las once Horas, y nadie ha tocado la Armonía del Cosmos.
end-all-out = No queda nadie
end-all-out-title = No queda nadie para salvar el mundo.
end-all-out-text = El último jugador está fuera. Pierden todos.
end-abandoned = Sin resultado
end-abandoned-title = La partida se ha abandonado.
end-abandoned-text = Nadie ha ganado y nadie ha perdido.
end-chosen-was = { $characterKey ->
    [lilja] La Elegida era { $character }.
    [lewis] La Elegida era { $character }.
   *[other] El Elegido era { $character }.
}
end-rematch = Revancha
end-follow = Unirse a la revancha
end-rematch-waits = Los demás ya están allí: te espera un asiento.
end-watch-rematch = Mirar la revancha
end-trouble = No se ha podido preparar la revancha. Prueba otra vez.
end-replay = Repetición
end-look = Mirar el tablero
end-back = Volver al resultado
end-front = Volver al inicio
end-secrets = Los secretos de cada cual
end-bot = bot
# Variables: $time, $pages.
end-tally = Tiempo: { $time }, { $pages ->
    [one] { $pages } página
   *[other] { $pages } páginas
}.
end-out-time = Fuera: sin Tiempo.
end-out-wrong-name = Fuera: personaje equivocado.
end-out-failed = Fuera: nombre acertado, pero no llegó.
# Variables: $percent: how sure one could be.
end-sure = { $percent ->
    [100] Certeza posible sobre el Elegido: total.
    [0] Certeza posible sobre el Elegido: ninguna.
   *[other] Certeza posible sobre el Elegido: { $percent } %.
}
# Variables: $tiles (how many).
end-tiles = { $tiles ->
    [one] 1 placa en la mano
   *[other] { $tiles } placas en la mano
}
end-chosen = El Elegido
end-unknown = Desconocidos
end-face-up = Boca arriba
end-no-truth = No se pueden mostrar las cartas de esta partida.
end-know = ¿Cuánta certeza podía tener cada cual?
end-know-legend = Certeza sobre el verdadero Elegido al final de cada Hora, según los datos que tenía cada jugador.
end-graph-label = Cuánta certeza podía tener cada jugador sobre el verdadero Elegido, Hora a Hora
end-graph-dealt = se reparten los roles
end-graph-opened = se revela la carta
end-numbers = Lo mismo en números
end-player = Jugador
end-turns = Momentos decisivos
# Variables: $player, $you (yes, no), $from and $to (percent), $character, $characterKey.
end-turn-roles = { $you ->
    [yes] Se repartieron los roles y te tocó Fenrir: desde entonces necesitabas 12 páginas, no 15.
   *[no] Se repartieron los roles y a { $player } le tocó Fenrir: desde entonces le bastaban 12 páginas.
}
end-turn-organ = { $you ->
    [yes] Encontraste el Órgano.
   *[no] { $player } encontró el Órgano.
}
end-turn-jump = { $you ->
    [yes] Un gran avance para ti: del { $from } % al { $to } %.
   *[no] Un gran avance para { $player }: del { $from } % al { $to } %.
}
end-turn-certain = { $you ->
    [yes] Desde aquí podías tener la certeza; antes era del { $from } %.
   *[no] Desde aquí { $player } podía tener la certeza; antes era del { $from } %.
}
end-turn-right = { $you ->
    [yes] Nombraste a { $character } y acertaste.
   *[no] { $player } nombró a { $character } y acertó.
}
end-turn-wrong = { $you ->
    [yes] Nombraste a { $character } y no acertaste.
   *[no] { $player } nombró a { $character } y no acertó.
}
end-turn-none = En esta partida no destacó ningún momento.
end-check = ¿Fue limpio el reparto?
end-check-text = El acta lo demuestra: el servidor ya había fijado su secreto antes de que añadieras tu parte del sorteo.
end-check-how = Cualquiera puede comprobarlo:
end-file = Archivo de partida
end-record = Acta

## The notebook

note-title = Cuaderno
note-grid = Lo que sabes de las Cartas de Personaje
note-you = tú
note-deck = Desco{ "\u00AD" }nocidos
note-table = Boca arriba
note-chosen = Elegido
# Variables: $cards.
note-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
# Variables: $cards, $seen.
note-deck-seen = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $seen ->
    [one] { $seen } conocida
   *[other] { $seen } conocidas
}
# Variables: $names.
note-possible = { $names ->
    [one] ya se sabe
   *[other] { $names } posibles
}
note-legend-seen = confirmado
note-legend-out = descartado
note-legend-marks = tus marcas
note-odds-show = Ver probabilidades
note-odds-hide = Ocultar probabilidades
note-odds-off = Mesa sin probabilidades
note-open = Abrir
note-close = Cerrar
# Variables: $percent.
note-percent = { $percent } %
note-hint = Elige una casilla para leer por qué o para marcarla con tu lápiz.
note-hint-watching = Elige una casilla para leer por qué.
# For the ear: what a square says.
note-cell-in = confirmado
note-cell-out = descartado
note-cell-open = abierto
note-mark-likely = tu marca: probable
note-mark-question = tu marca: dudoso
note-mark-unlikely = tu marca: improbable
# What a square says. Variables: $player, $character, $characterKey.
note-in-hand = { $player } tiene a { $character }.
note-in-own = Tienes a { $character }.
note-in-deck = { $character } está entre los Personajes Desconocidos.
note-in-table = { $character } está boca arriba junto al tablero.
note-in-chosen = { $characterKey ->
    [lilja] { $character } es la Elegida.
    [lewis] { $character } es la Elegida.
   *[other] { $character } es el Elegido.
}
note-out-hand = { $player } no puede tener a { $character }.
note-out-own = No tienes a { $character }.
note-out-deck = { $character } no puede estar entre los Personajes Desconocidos.
note-out-table = { $character } no está boca arriba junto al tablero.
note-out-chosen = { $characterKey ->
    [lilja] { $character } no puede ser la Elegida.
    [lewis] { $character } no puede ser la Elegida.
   *[other] { $character } no puede ser el Elegido.
}
note-open-hand = { $player } podría tener a { $character }.
note-open-deck = { $character } podría estar entre los Personajes Desconocidos.
note-open-chosen = { $characterKey ->
    [lilja] { $character } podría ser la Elegida.
    [lewis] { $character } podría ser la Elegida.
   *[other] { $character } podría ser el Elegido.
}
# Why. Variables: $player, $you (is it the reader? yes, no), $character, $characterKey, $hour (a Roman numeral), $known (is the Hour
# known? yes, no), $cards (names in a row), $count (how many).
note-someone = Alguien
note-because-open = Nada de lo que has visto lo descarta.
note-because-own = { $character } es tu propia carta.
note-because-saw-hand = { $known ->
    [yes] En la Hora { $hour }, viste a { $character } en la mano de { $player }.
   *[no] Viste a { $character } en la mano de { $player }.
}
note-because-saw-deck = { $known ->
    [yes] En la Hora { $hour }, viste a { $character } entre los Personajes Desconocidos.
   *[no] Viste a { $character } entre los Personajes Desconocidos.
}
note-because-saw-chosen = Viste la carta del Elegido: { $character }.
note-because-revealed = { $you ->
    [yes] En la Hora { $hour }, mostraste a todos la carta de { $character }.
   *[no] En la Hora { $hour }, { $player } mostró a todos la carta de { $character }.
}
note-because-turned = { $you ->
    [yes] En la Hora { $hour }, nombraste a { $character } y acertaste, y se reveló la carta.
   *[no] En la Hora { $hour }, { $player } nombró a { $character } y acertó, y se reveló la carta.
}
note-because-peeked = { $known ->
    [yes] En la Hora { $hour }, miraste la carta del Elegido: es { $character }.
   *[no] Miraste la carta del Elegido: es { $character }.
}
note-because-face-up = La carta de { $character } está boca arriba a la vista de todos.
note-because-named = { $you ->
    [yes] Nombraste a { $character } y no acertaste.
   *[no] { $player } nombró a { $character } y no acertó.
}
note-because-full-hand = { $count ->
    [one] { $player } tiene a { $cards }, y ninguna otra Carta de Personaje.
   *[other] { $player } tiene a { $cards }, y ninguna otra Carta de Personaje.
}
note-because-full-own = { $count ->
    [one] En tu mano está { $cards }, y ninguna otra Carta de Personaje.
   *[other] En tu mano están { $cards }, y ninguna otra Carta de Personaje.
}
note-because-full-deck = { $count ->
    [one] Se conoce al único Personaje Desconocido: { $cards }.
   *[other] Se conoce a todos los Personajes Desconocidos: { $cards }.
}
note-because-full-table = Junto al tablero solo está boca arriba { $cards }.
note-because-full-chosen = La carta del Elegido es { $cards }.
note-because-last-name = Todos los demás nombres están descartados.
note-because-only-place = { $character } no puede estar en ningún otro sitio.
# Who may be Fenrir.
note-fenrir-in-hand = { $player } es Fenrir.
note-fenrir-in-own = Eres Fenrir.
note-fenrir-out-hand = { $player } no es Fenrir.
note-fenrir-out-own = No eres Fenrir.
note-fenrir-open-hand = { $player } podría ser Fenrir.
note-fenrir-because-own = Lo dice tu carta de rol.
note-fenrir-because-declared = La declaración lo ha mostrado.
note-fenrir-because-open = Nada de lo que sabes lo descarta.
note-fenrir-because-you = Fenrir eres tú.
note-fenrir-because-follows = Se deduce de los demás roles.
# Who saw what. Variables: $player, $other, $cards (names in a row), $count, $power.
note-saw = Lo que viste
note-saw-hand = { $player }: { $cards }
note-saw-deck = Desconocidos: { $cards }
note-saw-power = la Carta de Poder «{ $power }»
note-seen = Quién vio las tuyas
note-seen-line = { $player } vio: { $cards }
note-others = Quién miró dónde
note-others-hand = { $count ->
    [one] { $player } examinó una carta de { $other }
   *[other] { $player } examinó { $count } cartas de { $other }
}
note-others-deck = { $count ->
    [one] { $player } examinó una carta de los Personajes Desconocidos
   *[other] { $player } examinó { $count } cartas de los Personajes Desconocidos
}
note-saw-nothing = Nadie ha examinado aún ninguna carta.
note-text = Tus notas
note-text-hint = Escribe una nota; solo tú puedes leerla.
note-state-loading = Cargando tus notas…
note-state-kept = Guardado. Solo tú lo ves.
note-state-writing = Guardando…
note-state-failed = Aún sin guardar; reintentando…
note-state-full = Tu nota es demasiado larga. Acórtala y se guardará.

# On a small button that explains what it stands beside.
help-open = ¿Qué es esto?

# The lessons on the first page.
front-learn = Aprender a jugar
front-learn-about = Diez capítulos breves en una mesa de verdad: juegas desde el primer minuto
front-play-first = Tu primera partida: tú, tres bots y consejos por el camino
front-first-game = Primera partida más fácil: los Personajes Desconocidos están boca arriba
front-hints = Sugerencias en la mesa
hint-away = Ocultar esta sugerencia

# The list of keys, which ? opens.
keys-title = Teclas
keys-menu = Atajos de teclado
keys-enter = Tomar la opción destacada
keys-digit = Tomar otra opción
keys-escape = Soltar lo elegido; volver a la pregunta
keys-undo = Deshacer
keys-city = En la subasta: ir a la ciudad y volver
keys-notebook = Cuaderno
keys-list = El tablero como lista
keys-region = Siguiente parte de la pantalla
keys-arrows = En el mapa: el espacio siguiente en esa dirección
keys-lit = En el mapa: el siguiente espacio que puedes elegir
keys-this = Esta lista
keys-close = Cerrar
keys-decision = Decisión anterior o siguiente
keys-turn = Turno anterior o siguiente
keys-hour = Hora anterior o siguiente
keys-ends = El principio o el final
keys-play = Reproducir y pausar

# Una pausa, unas vacaciones, un aviso.

pause-propose = Proponer una pausa
pause-propose-for = ¿Cuánto tiempo?
pause-question = { $player } propone una pausa: { $length }
pause-agreed = Has aceptado la pausa
pause-open = Falta la respuesta de: { $players }.
pause-lapses = La propuesta caduca en { $left }.
pause-agree = Pausa
pause-play-on = Seguir jugando
pause-now = En pausa hasta { $time }
pause-about = Ningún reloj corre y ningún bot ocupa un asiento.
pause-ready = Ya pueden seguir: { $players }.
pause-waits = Termina antes si todos los que la aceptaron están listos.
pause-end = Continuar
pause-menu-about = Los relojes se paran. Todos los presentes tienen que aceptar.
vacation-go = Irse de vacaciones
vacation-go-about = { $days ->
    [one] Queda 1 día. Tu reloj se para hasta que vuelvas.
   *[other] Quedan { $days } días. Tu reloj se para hasta que vuelvas.
}
vacation-mine = Estás de vacaciones, como muy tarde hasta { $date }
vacation-mine-about = Tu reloj está parado. Cuenta cada día empezado.
vacation-back = Ya estoy aquí
vacation-until = de vacaciones hasta { $date }
vacation-wait = { $player } está de vacaciones, como muy tarde hasta { $date }. El reloj está parado.
nudge = Avisar a { $player }
nudge-mine = { $player } te está esperando.
nudge-mine-go = OK
call-nudged = { $player } te avisa: te toca.

# Qué ha pasado desde la última jugada.

recap-title = Desde tu última jugada
recap-round = La última ronda
recap-show = Desde mi última jugada
recap-none = No ha pasado nada desde entonces.
recap-quiet = nada nuevo
recap-close = Cerrar
recap-look = Mostrarlo en el tablero
recap-bids = ha ofrecido { $time } de Tiempo por la posición { $position }
recap-position = posición { $position }
recap-passed = ha pasado
recap-chose = ha elegido a { $character }
recap-gears = { $teeth ->
    [one] ha girado los engranajes 1 diente
   *[other] ha girado los engranajes { $teeth } dientes
}
recap-went = ha ido a { $space }
recap-clues = { $count ->
    [one] ha cogido 1 Pista
   *[other] ha cogido { $count } Pistas
}
recap-pages = { $count ->
    [one] ha compuesto 1 página
   *[other] ha compuesto { $count } páginas
}
recap-looks = { $count ->
    [one] ha mirado 1 carta
   *[other] ha mirado { $count } cartas
}
recap-looked-mine = ha visto tu carta
recap-tiles = { $count ->
    [one] ha tomado 1 placa
   *[other] ha tomado { $count } placas
}
recap-location = ha colocado una Placa de Lugar
recap-clue-placed = ha colocado una Pista
recap-item = ha jugado una Placa de Objeto
recap-power = ha jugado una Carta de Poder
recap-declared = ha hecho una declaración
recap-out = está fuera del juego
seen-mine = { $player } acaba de ver tu carta.
seen-mine-close = OK

# Espectadores.

watch-names = Miran: { $names }
watch-more = { $count ->
    [one] 1 invitado
   *[other] { $count } invitados
}
watch-phrases = Frases para espectadores
watch-anonymous = Elige un nombre en la portada para enviar frases.
watch-off = Esta mesa ha desactivado las frases de los espectadores.
watch-show = Mostrar las frases de los espectadores
watch-hour-five = Hora V
watch-hour-five-title = El Lobo ha despertado
watch-hour-five-text = Cada jugador acaba de recibir un papel secreto. Uno de ellos es ahora Fenrir; los demás son Héroes. Nadie más lo sabe.
watch-hour-five-go = Seguir mirando
cheer-hello = ¡Saludos desde el gallinero!
cheer-good-luck = ¡Suerte a todos!
cheer-applause = ¡Bravo!
cheer-suspense = ¡Qué tensión!
cheer-gasp = ¡Oh!
cheer-laugh = ¡Jaja!
cheer-thanks = ¡Gracias por dejarme mirar!
cheer-goodbye = ¡Adiós!
new-vacation = Días de vacaciones por jugador
new-vacation-about = A quien está de vacaciones no se le sustituye, y su reloj está parado.
new-vacation-none = Ninguno
new-cheers = Los espectadores pueden enviar frases
new-cheers-about = Unas pocas frases fijas que no ayudan a nadie. Cada jugador puede ocultarlas.
## Decidir por adelantado

plan-make = Decidir por adelantado
# Variables: $steps (list of plan-step messages).
plan-is = Ya decidido: { $steps }
plan-title = Decidir por adelantado
plan-about = Cuando llegue el momento, valdrá como decisión tuya. Nadie más puede verlo.
# Variables: $hour (Roman numeral).
plan-auctions = Subastas de la Hora { $hour }
plan-open = Si abro una subasta:
plan-ask = preguntarme
# Variables: $place (Roman numeral).
plan-position = posición { $place }
plan-opening-bid = con una oferta de
plan-open-next = Si está ocupada, la siguiente libre
# Variables: $place (Roman numeral).
plan-raise = Por la posición { $place }:
# Variables: $time.
plan-up-to = hasta { $time }, y después pasar
plan-pass = Pasar en las demás subastas
plan-pass-about = Para las posiciones sin límite.
# Variables: $hour (Roman numeral).
plan-clue = Mi Pista en la Hora { $hour }
plan-clue-first = En
plan-clue-second = Si está ocupado, en
# Variables: $hour (Roman numeral).
plan-turn = Mi turno en la Hora { $hour }
plan-end-turn = Terminar mi turno
plan-end-turn-about = Cuando solo pueda jugar cartas o losetas.
plan-save = Guardar el plan
plan-cancel = Cancelar el plan
plan-close = Cerrar
# Variables: $place (Roman numeral), $time.
plan-step-open = abrir { $place } con { $time }
plan-step-raise = por { $place } hasta { $time }, y después pasar
plan-step-pass = pasar en las demás subastas
# Variables: $space.
plan-step-clue = Pista en { $space }
plan-step-end-turn = terminar mi turno
# Variables: $step (a plan-step message), $why (a sentence).
plan-ended = Fuera de tu plan: { $step }. { $why }
plan-ended-position-gone = La posición ya no está disponible.
plan-ended-space-taken = La casilla está ocupada.
plan-ended-not-enough-time = Te costaría tu último Tiempo.
plan-ended-not-asked = El momento ha pasado.
plan-ended-taken-back = Deshiciste una decisión.
plan-ended-substituted = Un bot jugó por ti.
plan-read = Entendido
