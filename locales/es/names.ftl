# The nouns of the game. Names of places come from the content pack and are not translated.

# Variables: $number
player-unnamed = Jugador { $number }
# A player who has deleted their identity.
player-gone = Alguien
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

# What each character can do, in a few words.
ability-johnsson = ganar 2 Páginas de Música
ability-lilja = tomar 2 Placas de Búsqueda
ability-palsson = pagar 2 Puntos de Tiempo y usar la habilidad de otro personaje
ability-vikstrom = ganar 3 Puntos de Tiempo
ability-lewis = examinar 2 cartas de una misma mano o de los Personajes Desconocidos
ability-vidal = Buscar, Investigar, Componer o Mover Pista gratis
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

role-hero = Héroe
role-fenrir = Fenrir

# The Power Cards, by what they do.
power-look = examinar 3 cartas
power-ride = viajar en cualquier máquina
power-research = tomar 3 Placas de Búsqueda
power-music = ganar 3 Páginas de Música

# The titles of the Power Cards: two words at most.
hand-power-look = Tres miradas
hand-power-ride = Viaje libre
hand-power-research = Tres placas
hand-power-music = Tres páginas

# The Event Cards, in the words of section 8 of the rules. Variables: $players (how many play).
event-card-1 = la posición III usa dos veces la habilidad del personaje elegido. Pålsson está bloqueado.
event-card-2 = { $players ->
    [3] con tres jugadores nadie tiene la posición IV. Lilja da 1 Pista y 1 placa.
   *[other] la posición IV toma 2 Placas de Búsqueda. Lilja da 1 Pista y 1 placa.
}
event-card-3 = la posición III examina 2 cartas. Vidal da 1 Pista y 1 Punto de Tiempo.
event-card-4 = Pålsson da 1 Pista y 2 Puntos de Tiempo. No funciona ninguna Máquina de Transporte.
event-card-5 = { $players ->
    [3] con tres jugadores nadie tiene la posición IV. Johnsson da 1 Pista y 1 Página de Música. Vikström está bloqueado.
   *[other] la posición IV gana 3 Puntos de Tiempo. Johnsson da 1 Pista y 1 Página de Música. Vikström está bloqueado.
}
event-card-6 = la posición II gana 2 Puntos de Tiempo. Lewis está bloqueada.
event-card-7 = la última posición puede dar hasta 3 pasos gratis. Snowy está bloqueado.
event-card-8 = la última posición toma 1 Placa de Búsqueda. Quien elija a Lewis debe bloquear a otro personaje.
event-card-9 = la última posición recupera una Carta de Poder ya jugada. Vikström da 1 Página de Música y 1 placa. Koleberg está bloqueado.
event-card-10 = la última posición toma 3 Placas de Búsqueda. Snowy da 2 Puntos de Tiempo y 1 Página de Música. Lilja está bloqueada.
event-card-11 = la posición II gana 2 Páginas de Música. Koleberg da 1 Pista y hasta 3 pasos gratis. Nadie puede jugar Cartas de Poder ni Placas de Objeto.

# What a Research Tile shows. Variables: $name (a title that is not translated), $pages, $machine, $building.
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
tile-swap = intercambiar a dos personajes
tile-stones = Piedras de Fenrir

# A tile with its symbols. Variables: $tile, $marks.
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

# Something and what is said of it, in a row. Variables: $label, $text.
labelled = { $label }: { $text }
