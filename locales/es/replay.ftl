# The words of the replay.

replay-title = Repetición, Hora { $hour } · Armonium
replay-heading = Repetición de una partida
replay-loading = Cargando la partida…
replay-none = No hay repetición
replay-not-over = Esta partida aún no ha terminado. Podrás ver la repetición cuando acabe.
replay-not-admitted = Esta partida era privada. Pide a quien la jugó un enlace a la repetición.
replay-no-game = Esta partida no existe. Revisa el enlace.
replay-trouble = No se ha podido cargar la partida. Inténtalo dentro de un momento.
# Variables: $pack, the id of a content pack and the beginning of its hash.
replay-missing-pack = A este servidor le falta el paquete { $pack }, en cuyo tablero se jugó esta partida. Quien lo administra puede indicar el archivo con --pack y reiniciar el servidor.

replay-seen = Vista
replay-as = de { $player }
replay-as-spectator = de toda la mesa
replay-as-all = todo a la vista
replay-watcher = Ves lo que veía toda la mesa. Elige arriba un jugador para ver sus cartas como las veía entonces, o muéstralo todo.
replay-copy = Copiar un enlace a este momento
replay-copied = Enlace copiado
# Sharing the replay of a private game.
replay-share = ¿Compartir esta repetición?
replay-share-about = Esta partida era privada. Cualquiera que tenga el enlace podrá ver la repetición: todos los nombres, cartas y decisiones. El chat queda entre los jugadores.
replay-share-copy = Copiar el enlace
replay-share-end = Anular todos los enlaces
replay-share-ended = Los enlaces a esta repetición ya no funcionan.
replay-share-close = Cerrar
replay-share-players = Solo quienes jugaron esta partida pueden compartir su repetición.

replay-transport = Recorrer la partida
replay-moment = Momento
replay-moment-of = Hora { $hour } · { $at } de { $end }
replay-decision-back = Decisión anterior
replay-decision-on = Decisión siguiente
replay-turn-back = Turno anterior
replay-turn-on = Turno siguiente
replay-hour-back = Hora anterior
replay-hour-on = Hora siguiente
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad: ×{ $speed }
replay-decides = Decide { $player }
replay-is-over = La partida ha terminado
replay-auction = Volver a la subasta
replay-side = Dónde puede estar el Órgano y quién fue elegido esta Hora
replay-tab-log = Registro
replay-tab-beliefs = Certezas
replay-tab-analysis = Análisis
replay-tab-proof = Reparto
replay-dock-city = Ciudad
replay-dock-hand = Cartas
replay-dock-machine = Engranajes
replay-dock-log = Registro
replay-dock-beliefs = Certeza
replay-dock-analysis = Maestro
replay-dock-proof = Reparto

replay-secrets = Lo que tenía cada cual
replay-chosen-one = El Elegido
replay-no-tiles = ninguna placa

replay-beliefs = Lo que se podía saber
replay-beliefs-open-chosen = Cuánta certeza podía tener cada jugador sobre el verdadero Elegido, solo por los hechos.
replay-beliefs-open-fenrir = Cuánta certeza podía tener cada jugador sobre quién es Fenrir, solo por los hechos.
replay-beliefs-own-chosen = Quién podía ser aún el Elegido, según lo que se sabía en este momento.
replay-beliefs-own-fenrir = Quién podía ser Fenrir, según lo que se sabía en este momento.
replay-about-chosen = Elegido
replay-about-fenrir = Fenrir
replay-graph = Las probabilidades a lo largo de la partida; la lista de abajo las da para este momento
replay-beliefs-now = Las probabilidades en este momento

replay-analysis = Lo que piensa el maestro
replay-here = Esta decisión
replay-whole-game = Toda la partida
replay-ask-master = ¿Qué habría hecho el maestro?
replay-thinking = El maestro está pensando…
replay-nobody-decides = Aquí nadie decide nada.
replay-no-choice = Aquí solo había una opción.
replay-not-yours = Aquí decide { $player }. Muéstralo todo para saber qué piensa el maestro.
replay-master = la elección del maestro
replay-made = lo que se jugó
replay-tries = { $tries ->
    [one] probada en { $tries } partida
    [many] probada en { $tries } partidas
   *[other] probada en { $tries } partidas
}
replay-declared-sure = cuánta certeza se podía tener
replay-verdict-open = Aquí ya no había nada que decidir. Esto es lo que habría jugado el maestro en el lugar de { $player }.
replay-verdict-same = { $player } jugó lo mismo que habría jugado el maestro.
replay-verdict-even = { $player } jugó otra cosa, igual de buena.
replay-verdict-unsure = El maestro habría jugado de otro modo. Quizá se perdieron { $percent } puntos de probabilidad de victoria, pero puede ser solo azar.
replay-verdict-lost = El maestro habría jugado de otro modo: aquí se perdieron unos { $percent } puntos de probabilidad de victoria.
replay-analyse = Analizar toda la partida
replay-analyse-on = Continuar el análisis
replay-analyse-deep = Pensar más
replay-analyse-about = El bot más fuerte juega cada decisión en muchas partidas imaginadas. No sabe más de lo que sabía el jugador.
replay-analysed = { $count ->
    [one] { $count } decisión analizada, según lo que podía saber el jugador.
    [many] { $count } decisiones analizadas, según lo que podía saber cada jugador.
   *[other] { $count } decisiones analizadas, según lo que podía saber cada jugador.
}
replay-progress = Avance del análisis
replay-progress-of = { $count } de { $total }
replay-stop = Parar
replay-analysis-busy = Ya tienes un análisis en marcha en otro sitio. Páralo primero.
replay-analysis-trouble = El análisis se interrumpió. Lo analizado sigue aquí.
replay-losses = Decisiones más costosas
replay-loss = { $player }, Hora { $hour }. Mejor: { $best }
replay-no-losses = Ningún error del que el maestro esté seguro.
replay-later = { $count ->
    [one] Hay { $count } más adelante en la partida, oculta por ahora.
    [many] Hay { $count } más adelante en la partida, ocultas por ahora.
   *[other] Hay { $count } más adelante en la partida, ocultas por ahora.
}
replay-sums = Pérdida media por decisión
replay-sum = { $points } %
replay-sums-about = En probabilidad de victoria; cuanto menos, más cerca del maestro.

replay-branch = Jugar desde aquí
replay-branch-over = En este momento la partida ha terminado
replay-branch-about = Una mesa nueva que empieza justo en este momento: Hora { $hour }, decisión { $at }. Las mismas cartas, las mismas placas y el mismo azar por venir.
replay-branch-seat = Tu asiento
replay-branch-bots = Por los demás juega
replay-branch-note = Es privada y no cuenta para la puntuación. Si has mirado las cartas ocultas, sabes más que los jugadores.
replay-branch-start = Empezar
replay-branch-cancel = Cancelar

replay-proof = ¿Fue limpio el reparto?
replay-proof-about = Nadie podía elegir las cartas: ni un jugador, ni tampoco el servidor. Aquí puedes comprobarlo.
replay-proof-start = Comprobar el reparto
replay-proof-busy = Comprobando…
replay-proof-trouble = No se ha podido cargar el acta. Inténtalo dentro de un momento.
replay-proof-holds = Todo encaja: el reparto fue limpio y la partida fue como dice el acta.
replay-proof-branch-result = El acta encaja. Sus cartas vienen de otra partida, así que aquí no había reparto que demostrar.
replay-proof-fails = Algo no encaja. Guarda el acta y contacta con quien administra este servidor.
replay-proof-holds-sign = encaja
replay-proof-broken-sign = no encaja
replay-proof-note-sign = nota
replay-proof-chain-title = Nada se cambió después
replay-proof-chain = { $lines ->
    [one] El acta tiene { $lines } línea. Lleva un sello sobre todo lo anterior, y el sello encaja.
    [many] El acta tiene { $lines } líneas. Cada una lleva un sello sobre todo lo anterior, y todos los sellos encajan: ninguna línea se cambió, quitó, añadió o movió.
   *[other] El acta tiene { $lines } líneas. Cada una lleva un sello sobre todo lo anterior, y todos los sellos encajan: ninguna línea se cambió, quitó, añadió o movió.
}
replay-proof-chain-broken = El sello de la línea { $line } no encaja: ahí se cambió algo.
replay-proof-bound-title = El servidor no podía cambiar de idea
replay-proof-bound = Antes de que nadie se sentara, el servidor guardó bajo llave un número secreto y mostró su huella. Ahora el número está a la vista, y tiene justo esa huella.
replay-proof-bound-broken = El número secreto tiene otra huella que la que se mostró antes de la partida.
replay-proof-mixed-title = Todos ayudaron a barajar
replay-proof-mixed = { $players ->
    [one] Después, { $players } jugador añadió un número propio. El mazo se barajó con el secreto y ese número juntos: ninguno de los dos conocía el del otro.
    [many] Después, { $players } jugadores añadieron un número cada uno. El mazo se barajó con el secreto y todos esos números juntos: nadie podía saber el resultado antes del último.
   *[other] Después, { $players } jugadores añadieron un número cada uno. El mazo se barajó con el secreto y todos esos números juntos: nadie podía saber el resultado antes del último.
}
replay-proof-mixed-broken = Las cartas no se repartieron con el secreto y los números de los jugadores.
replay-proof-bots-title = Aquí solo había bots
replay-proof-bots = Ninguna persona añadió un número: el reparto es solo del servidor.
replay-proof-branch-title = Esta partida continúa otra
replay-proof-branch = Empezó en el momento { $at } de la partida { $table } y usa sus cartas. Esta acta no demuestra nada sobre un reparto; mira la de esa partida.
replay-proof-yours-title = Tu propio número está dentro
replay-proof-yours = Este navegador guardó el número que añadió por ti y la huella que le mostraron. Ambos están en el acta: es la mesa en la que estuviste.
replay-proof-yours-broken = El número que añadió este navegador no está en el acta. No es la mesa en la que estuviste.
replay-proof-played-title = Se jugó según las reglas
replay-proof-played = { $decisions ->
    [one] El servidor jugó la partida otra vez: { $decisions } decisión era válida. Deshechas como permiten las reglas: { $takeBacks }.
    [many] El servidor jugó la partida otra vez: las { $decisions } decisiones eran válidas y llevan al final que nombra el acta. Deshechas como permiten las reglas: { $takeBacks }.
   *[other] El servidor jugó la partida otra vez: las { $decisions } decisiones eran válidas y llevan al final que nombra el acta. Deshechas como permiten las reglas: { $takeBacks }.
}
replay-proof-played-broken = La línea { $line } del acta no se sigue de las anteriores ({ $clause }): { $message }
replay-proof-own = Los sellos, la huella y la mezcla los calculó tu propio navegador.
replay-proof-not-own = Tu navegador solo puede calcularlo con una conexión cifrada; aquí el servidor comprobó su propia acta. Descárgala y compruébala con el programa que quieras.
replay-proof-shared = La estás viendo con un enlace compartido, así que aquí el servidor ha comprobado el acta. Quienes jugaron pueden comprobarla en su propio navegador.
replay-proof-limits = Lo que esto no demuestra: que nadie mirara las cartas de otro, o que el servidor no soplara nada a nadie.
replay-proof-sum = El último sello. Las actas que tienen el mismo son iguales:
replay-files = Descargas
