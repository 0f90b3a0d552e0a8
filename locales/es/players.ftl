# The words of profiles, leaderboards and the list of games.

## A profile

# Variables: $date.
profile-since = Aquí desde el { $date }
profile-program = Un programa que juega solo
profile-own = Solo tú ves la página así: aquí cuentan también tus partidas privadas.
profile-public = Lo que cuentan las partidas en mesas públicas. De las partidas privadas no se dice nada.
# Headings of four large figures.
profile-games = Partidas
profile-won = Ganadas
profile-rating = Puntuación
profile-on-time = A tiempo
profile-none = todavía no
# An estimate and how far off it may be. Variables: $rating, $span (numbers).
profile-rating-value = { $rating } ± { $span }
profile-results = Resultados
profile-results-empty = Todavía no hay ninguna partida terminada.
profile-role = Papel
profile-lost = Perdidas
profile-nobody = Sin ganador
# The last line of the table.
profile-all = Total
# Variables: $players.
profile-players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
profile-chart = La puntuación, partida a partida
profile-chart-label = La puntuación después de cada partida clasificatoria, con el margen en el que muy probablemente está
profile-chart-about = La línea es la estimación; la franja, cuánto puede equivocarse. Cada partida clasificatoria la estrecha.
profile-chart-none = La puntuación nace con la primera partida clasificatoria.
profile-numbers = Lo mismo en números
profile-date = Fecha
profile-span = Muy probablemente entre
# Variables: $from, $to (numbers).
profile-from-to = { $from } y { $to }
profile-favourites = Personajes favoritos
profile-favourites-none = Todavía no hay ninguna elección.
# How often a character was chosen. Variables: $times.
profile-times = { $times ->
    [one] { $times } vez
   *[other] { $times } veces
}
profile-reliability = Puntualidad
# Variables: $grade (always, nearly, mostly, seldom).
profile-reliable = { $grade ->
    [always] El tiempo no se ha agotado nunca.
    [nearly] El tiempo casi nunca se agota.
    [mostly] El tiempo se agota de vez en cuando.
   *[seldom] El tiempo se agota a menudo.
}
# Variables: $percent, $count (all decisions under a clock).
profile-reliable-figure = { $count ->
    [one] { $percent } % de { $count } decisión a tiempo
   *[other] { $percent } % de { $count } decisiones a tiempo
}
profile-no-clock = Todavía no hay ninguna partida con reloj.
# Variables: $count.
profile-uncounted = { $count ->
    [one] Queda por contar una partida más antigua.
   *[other] Quedan por contar { $count } partidas más antiguas.
}
profile-last = Últimas partidas
profile-all-games = Todas mis partidas
profile-gone = Ese jugador no existe.
profile-gone-about = Puede que la dirección esté mal escrita o que esa identidad se haya borrado.

## The strongest players

leaders-title = Jugadores
leaders-about = Los más fuertes, según lo que demuestran sus partidas clasificatorias.
leaders-kind = Quién aparece
leaders-people = Personas
leaders-programs = Programas
leaders-when = Desde cuándo
leaders-ever = De siempre
leaders-month = Últimos 30 días
leaders-place = Puesto
leaders-name = Jugador
leaders-sure = Demostrado
leaders-games = Partidas clasificatorias
leaders-empty = Aquí no hay nadie todavía. Las primeras cinco partidas clasificatorias abren la lista.
leaders-means = Qué dice la puntuación
leaders-means-text = Todo el mundo empieza en 25, con un margen de 17. Quien gana una partida clasificatoria sube, los demás bajan, y ganar a alguien más fuerte cuenta más. Con cada partida la estimación es más segura. La lista sigue lo demostrado: la estimación menos su duda. Así nadie va en cabeza por una sola noche de suerte.
leaders-how = Cómo aparecer en la lista
leaders-how-text = Termina cinco partidas clasificatorias. Elige «Clasificatoria» al abrir una mesa; todos los asientos son de personas, sin bots ni probabilidades.
leaders-new = Abrir una mesa

## My games

games-title = Mis partidas
games-search = Buscar por nombre de jugador
games-filters = Filtros
games-players = Jugadores
games-result = Resultado
games-rated = Clasificación
games-time = Cuándo
games-any = Cualquiera
# Results and roles in the filters and lists. Variables: $result (won, lost, nobody).
games-ended = { $result ->
    [won] Ganada
    [lost] Perdida
   *[nobody] Sin ganador
}
games-unrated = No clasificatoria
games-week = Últimos 7 días
games-month = Últimos 30 días
games-year = Últimos 12 meses
games-live = En curso
games-live-none = No hay ninguna partida en curso.
games-finished = Terminadas
games-none = Todavía no has terminado ninguna partida.
games-none-found = Ninguna partida es así.
games-clear = Mostrar todas
games-more = Mostrar más
games-new = Jugar una partida
games-stranger = Todavía no has jugado aquí. Tus partidas estarán en esta página.
games-loading = Buscando tus partidas…
games-replay = Ver de nuevo
# Variables: $game, who played and when.
games-replay-of = Ver de nuevo: { $game }
games-table-of = A la mesa: { $game }
