# A label for each decision a player can make, as on a button.
# Variables as in events.ftl.

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
