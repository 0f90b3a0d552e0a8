# The words of the puzzles. `puzzle-` is said by the terminal and by the page, `puzzles-` by the page alone.

puzzle-name-0 = Anna
puzzle-name-1 = Bruno
puzzle-name-2 = Clara
puzzle-name-3 = Dario
puzzle-name-4 = Elena
puzzle-name-5 = Fausto
puzzle-name-6 = Giulia
puzzle-name-7 = Mario
puzzle-name-8 = Nina
puzzle-name-9 = Ugo

puzzle-grade-1 = Muy fácil
puzzle-grade-2 = Fácil
puzzle-grade-3 = Medio
puzzle-grade-4 = Difícil
puzzle-grade-5 = Endiablado

puzzle-place = { $place ->
    [hand] { $player }
    [deck] Personajes Desconocidos
    [table] boca arriba
   *[chosen] Elegido
}
puzzle-choice = { $player } eligió a { $cards }

puzzle-you = { $count ->
    [one] Eres { $player }. Es la Hora { $hour }; hay un jugador en la mesa.
   *[other] Eres { $player }. Es la Hora { $hour }; hay { $count } jugadores en la mesa.
}
puzzle-hour = Hora { $hour }
puzzle-question-chosen = ¿Quién es el Elegido?
puzzle-question-holds = ¿Qué personaje tiene { $player } en la mano?
puzzle-question-lies = ¿Dónde está la carta de { $cards }?
puzzle-answer-chosen = { $cardsKey ->
    [lilja] La Elegida es { $cards }.
    [lewis] La Elegida es { $cards }.
   *[other] El Elegido es { $cards }.
}
puzzle-answer-holds = { $player } tiene a { $cards }.
puzzle-answer-lies = { $place ->
    [hand] { $player } tiene a { $cards }.
    [deck] { $cards } está entre los Personajes Desconocidos.
    [table] La carta de { $cards } está boca arriba.
   *[chosen] { $cardsKey ->
        [lilja] { $cards } es la Elegida.
        [lewis] { $cards } es la Elegida.
       *[other] { $cards } es el Elegido.
    }
}

puzzle-fact-own = Tienes en la mano: { $cards }.
puzzle-fact-face-up = Boca arriba junto al tablero: { $cards }.
puzzle-fact-saw = { $place ->
    [hand] Examinaste la mano de { $player } y viste: { $cards }.
   *[deck] Examinaste los Personajes Desconocidos y viste: { $cards }.
}
puzzle-fact-blotted = { $place ->
    [hand] { $count ->
        [one] Viste un personaje en la mano de { $player }. El nombre está emborronado; es uno de estos: { $cards }.
       *[other] Viste { $count } personajes en la mano de { $player }. Los nombres están emborronados; todos son de estos: { $cards }.
    }
   *[deck] { $count ->
        [one] Viste un personaje entre los Desconocidos. El nombre está emborronado; es uno de estos: { $cards }.
       *[other] Viste { $count } de los Personajes Desconocidos. Los nombres están emborronados; todos son de estos: { $cards }.
    }
}
puzzle-fact-struck = { $place ->
    [hand] Viste a quién tiene { $player }. Solo se lee quién no era: { $cards }.
   *[deck] Viste a todos los Personajes Desconocidos. Solo se lee quién no estaba: { $cards }.
}
puzzle-fact-mixed = Viste a { $cards }, cada cual en uno de estos sitios: { $places }. No se lee quién estaba dónde.
puzzle-fact-astray = Viste a { $cards }. El sitio está emborronado; es uno de estos: { $places }.
puzzle-fact-chart = La Tabla de Personajes de esta Hora: { $choices }.
puzzle-fact-charted-somebody = { $place ->
    [hand] En la mano de { $player } viste a un personaje que alguien eligió en esta Hora.
   *[deck] Entre los Personajes Desconocidos viste a uno que alguien eligió en esta Hora.
}
puzzle-fact-charted-nobody = { $place ->
    [hand] En la mano de { $player } viste a un personaje que nadie eligió en esta Hora.
   *[deck] Entre los Personajes Desconocidos viste a uno que nadie eligió en esta Hora.
}
puzzle-fact-charted-player = { $place ->
    [hand] En la mano de { $player } viste justo al personaje que { $other } eligió en esta Hora.
   *[deck] Entre los Personajes Desconocidos viste justo al que { $other } eligió en esta Hora.
}
puzzle-fact-charted-you = { $place ->
    [hand] En la mano de { $player } viste justo al personaje que tú elegiste en esta Hora.
   *[deck] Entre los Personajes Desconocidos viste justo al que tú elegiste en esta Hora.
}
puzzle-fact-revealed = { $player } agotó su Tiempo y reveló: { $cards }.
puzzle-fact-named = { $player } declaró victoria y nombró a { $cards }: error.
puzzle-fact-looked-you = { $count ->
    [one] { $player } examinó una carta de tu mano.
   *[other] { $player } examinó { $count } cartas de tu mano.
}
puzzle-fact-looked-hand = { $count ->
    [one] { $player } examinó una carta de { $other }.
   *[other] { $player } examinó { $count } cartas de { $other }.
}
puzzle-fact-looked-deck = { $count ->
    [one] { $player } examinó una carta de los Personajes Desconocidos.
   *[other] { $player } examinó { $count } cartas de los Personajes Desconocidos.
}
puzzle-fact-powers = { $count ->
    [one] Examinaste una carta de { $player }: una Carta de Poder.
   *[other] Examinaste { $count } cartas de { $player }: solo Cartas de Poder.
}

puzzle-step-own = En tu mano: { $cards }.
puzzle-step-face-up = Boca arriba para todos: { $cards }.
puzzle-step-saw = { $place ->
    [hand] En la mano de { $player }, así que en ninguna otra parte: { $cards }.
   *[deck] Entre los Personajes Desconocidos, así que en ninguna otra parte: { $cards }.
}
puzzle-step-revealed = De la mano de { $player }, así que en ninguna otra parte: { $cards }.
puzzle-step-named = { $cardsKey ->
    [lilja] Alguien nombró a { $cards } y se equivocó: no es la Elegida.
    [lewis] Alguien nombró a { $cards } y se equivocó: no es la Elegida.
   *[other] Alguien nombró a { $cards } y se equivocó: no es el Elegido.
}
puzzle-step-struck = { $place ->
    [hand] { $player } no tiene a ninguno de estos: { $cards }.
   *[deck] Ninguno de estos está entre los Personajes Desconocidos: { $cards }.
}
puzzle-step-blotted = { $place ->
    [hand] Para { $player } solo quedan estos nombres: { $cards }. Nadie más está en esa mano.
   *[deck] Para los Personajes Desconocidos solo quedan estos nombres: { $cards }. Nadie más está entre ellos.
}
puzzle-step-mixed = { $cards } están en estos dos sitios: { $places }. Así que no están en otra parte, y ninguna de las dos es la carta del Elegido.
puzzle-step-astray = { $cardsKey ->
    [lilja] { $cards } está en uno de estos sitios: { $places }. Así que no está en otra parte ni es la Elegida.
    [lewis] { $cards } está en uno de estos sitios: { $places }. Así que no está en otra parte ni es la Elegida.
   *[other] { $cards } está en uno de estos sitios: { $places }. Así que no está en otra parte ni es el Elegido.
}
puzzle-step-charted = { $place ->
    [hand] Según la Tabla de Personajes de esa Hora, { $player } solo puede tener a: { $cards }.
   *[deck] Según la Tabla de Personajes de esa Hora, viste a uno de estos entre los Personajes Desconocidos: { $cards }.
}
puzzle-step-last-name = { $cardsKey ->
    [lilja] Los demás nombres están descartados: la Elegida es { $cards }.
    [lewis] Los demás nombres están descartados: la Elegida es { $cards }.
   *[other] Los demás nombres están descartados: el Elegido es { $cards }.
}
puzzle-step-full = Con { $cards } se conocen todas las cartas de este sitio: { $places }. No hay ninguna otra.
puzzle-step-only-place = { $place ->
    [hand] Para { $cards } los demás sitios están descartados: la carta la tiene { $player }.
    [deck] Para { $cards } los demás sitios están descartados: la carta está entre los Personajes Desconocidos.
   *[chosen] { $cardsKey ->
        [lilja] Para { $cards } los demás sitios están descartados: es la Elegida.
        [lewis] Para { $cards } los demás sitios están descartados: es la Elegida.
       *[other] Para { $cards } los demás sitios están descartados: es el Elegido.
    }
}
puzzle-step-only-cards = { $place ->
    [hand] Para { $player } los demás nombres están descartados: tiene a { $cards }.
   *[deck] Para los Personajes Desconocidos los demás nombres están descartados: { $cards }.
}
puzzle-step-remains = { $place ->
    [hand] De los nombres de la nota emborronada solo queda este: { $player } tiene a { $cards }.
   *[deck] De los nombres de la nota emborronada solo queda este para los Personajes Desconocidos: { $cards }.
}
puzzle-step-taken = Lo demás de este sitio se conoce: { $places }. Lo que falta está en la nota emborronada: { $cards }.
puzzle-step-unmixed = Una de las dos cartas está descartada en uno de los sitios. Así que { $cards } están, en este orden, aquí: { $places }.
puzzle-step-count-cards = { $cards } solo caben aquí: { $places }. Hay lugar justo para { $count }: no hay ninguna otra carta.
puzzle-step-count-places = Para estos sitios ({ $places }) solo quedan { $count } cartas: { $cards }. Así que no están en otra parte.

puzzles-title = Enigma del día
puzzles-title-practice = Práctica
puzzles-lead = Ha caído hollín en tu cuaderno. Lo que aún se lee es verdad, y con eso basta.
puzzles-grade = Nivel { $grade }: { $name }
puzzles-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
puzzles-chronicle = Lo que aún se lee
puzzles-before = Al principio
puzzles-grid = Tus deducciones
puzzles-grid-hint = Pulsa una casilla para marcarla con ✗ o ✓.
# For the ear: the reader’s own marks.
note-mark-no = tu marca: no
note-mark-yes = tu marca: sí
puzzles-clear = Borrar todo
puzzles-answer = Tu respuesta
puzzles-check = Comprobar mi respuesta
puzzles-pick = Elige antes una respuesta.
puzzles-right = ¡Exacto!
puzzles-wrong = { $count ->
    [one] No es eso. Vuelve a mirar la nota iluminada.
   *[other] No es eso. Vuelve a mirar las notas iluminadas.
}
puzzles-shown = Esta es la respuesta.
puzzles-give-up = Ver la solución
puzzles-explained = Paso a paso
puzzles-step = Paso { $number } de { $count }
puzzles-previous = Paso anterior
puzzles-next = Paso siguiente
puzzles-reads = { $facts ->
    [one] por la nota { $list }
   *[other] por las notas { $list }
}
puzzles-builds = { $steps ->
    [one] con el paso { $list }
   *[other] con los pasos { $list }
}
puzzles-share = Copiar mi resultado
puzzles-share-text = Armonium, enigma del { $date }, nivel { $grade }: { $tries ->
    [0] solución vista
    [one] resuelto al primer intento
   *[other] resuelto al intento { $tries }
}.
puzzles-streak = { $days ->
    [0] Resuelve el enigma de hoy para empezar una racha.
    [one] Racha de 1 día.
   *[other] Racha de { $days } días.
}
puzzles-calendar = Todos los enigmas
puzzles-earlier = Mes anterior
puzzles-later = Mes siguiente
puzzles-day = { $state ->
    [solved] { $date }, nivel { $grade }, resuelto
    [shown] { $date }, nivel { $grade }, solución vista
    [future] { $date }, aún no disponible
   *[open] { $date }, nivel { $grade }, sin resolver
}
puzzles-practice = Practicar por nivel
puzzles-practice-about = Tantos como quieras, nuevos cada vez.
puzzles-another = Otro de este nivel
puzzles-today = Enigma del día
puzzles-loading = Abriendo el cuaderno…
