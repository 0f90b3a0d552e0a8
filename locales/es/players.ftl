# The words of profiles, leaderboards and the list of games.

## A profile

# Variables: $date.
profile-since = En Armonium desde el { $date }
profile-program = Un programa que juega solo
profile-own = Solo tú ves esta versión: incluye tus partidas privadas.
profile-public = Según las partidas en mesas públicas. Las privadas no se muestran nunca.
# Headings of four large figures.
profile-games = Partidas
profile-won = Ganadas
profile-rating = Puntuación
profile-on-time = A tiempo
profile-none = sin datos
# An estimate and how far off it may be. Variables: $rating, $span (numbers).
profile-rating-value = { $rating } ± { $span }
profile-results = Resultados
profile-results-empty = Todavía no hay ninguna partida terminada.
profile-role = Rol
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
profile-chart-label = La puntuación después de cada partida con puntos, con su margen probable
profile-chart-about = La línea es la estimación; la franja, cuánto puede equivocarse. Cada partida con puntos la estrecha.
profile-chart-none = La puntuación empieza con la primera partida con puntos.
profile-numbers = Lo mismo en números
profile-date = Fecha
profile-span = Margen probable
# Variables: $from, $to (numbers).
profile-from-to = de { $from } a { $to }
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
    [always] Nunca se ha quedado sin tiempo.
    [nearly] Casi nunca se queda sin tiempo.
    [mostly] A veces se queda sin tiempo.
   *[seldom] Se queda sin tiempo a menudo.
}
# Variables: $percent, $count (all decisions under a clock).
profile-reliable-figure = { $count ->
    [one] { $percent } % de { $count } decisión a tiempo
   *[other] { $percent } % de { $count } decisiones a tiempo
}
profile-no-clock = Todavía no hay ninguna partida con reloj.
profile-last = Últimas partidas
profile-all-games = Todas mis partidas
profile-gone = Jugador no encontrado
profile-gone-about = Puede que el enlace esté mal escrito o que el perfil se haya borrado.

## The strongest players

leaders-title = Jugadores
leaders-about = Los jugadores más fuertes, según sus partidas con puntos.
leaders-kind = Mostrar
leaders-people = Personas
leaders-programs = Programas
leaders-when = Período
leaders-ever = De todos los tiempos
leaders-month = Últimos 30 días
leaders-place = Puesto
leaders-name = Jugador
leaders-sure = Valor seguro
leaders-games = Partidas
leaders-empty = Aquí no hay nadie todavía. Con cinco partidas con puntos se entra en la lista.
leaders-means = Qué significa la puntuación
leaders-means-text = Todos empiezan en 25, con un margen de 17. Si ganas una partida con puntos, subes; los demás bajan, y ganar a alguien más fuerte cuenta más. Cada partida afina la estimación. La lista se ordena por el valor seguro: la estimación menos su incertidumbre, así que nadie va en cabeza por una sola noche de suerte.
leaders-how = Cómo aparecer en la lista
leaders-how-text = Termina cinco partidas con puntos. Elige «Con puntos» al abrir una mesa: todos los asientos son de personas, sin bots ni probabilidades.
leaders-new = Abrir una mesa

## My games

games-title = Mis partidas
games-search = Buscar por nombre de jugador
games-filters = Filtros
games-players = Jugadores
games-result = Resultado
games-rated = Tipo
games-time = Cuándo
games-any = Cualquiera
# Results and roles in the filters and lists. Variables: $result (won, lost, nobody).
games-ended = { $result ->
    [won] Ganada
    [lost] Perdida
   *[nobody] Sin ganador
}
games-unrated = Amistosa
games-week = Últimos 7 días
games-month = Últimos 30 días
games-year = Últimos 12 meses
games-live = En curso
games-live-none = No hay ninguna partida en curso.
games-finished = Terminadas
games-none = Todavía no has terminado ninguna partida.
games-none-found = Ninguna partida coincide.
games-clear = Mostrar todas
games-more = Mostrar más
games-new = Jugar una partida
games-stranger = Todavía no has jugado aquí. Tus partidas aparecerán en esta página.
games-loading = Buscando tus partidas…
games-replay = Repetición
# Variables: $game, who played and when.
games-replay-of = Repetición: { $game }
games-table-of = Ir a la mesa: { $game }
