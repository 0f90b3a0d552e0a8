# What the players of the house are called and how they play, and what they say they thought, asked after the game.

level-random = Aleatorio
level-random-about = Hace cualquier jugada permitida, al azar.
level-apprentice = Aprendiz
level-apprentice-about = Juega con reglas sencillas, nunca olvida una carta que ha visto y solo se arriesga a adivinar en la última Hora.
level-detective = Detective
level-detective-about = Planea turnos enteros, observa lo que hacen los demás y ofrece lo que vale cada posición.
level-inspector = Inspector
level-inspector-about = Antes de decidir, pone a prueba sus opciones en algunos de los mundos que encajan con lo que sabe.
level-master = Maestro
level-master-about = Pone a prueba sus opciones en muchos más mundos y revela lo menos posible.

# Somebody says a thought. Variables: $player, $thought
thought-of = { $player }: «{ $thought }»

# The thoughts are sentences of their own. Variables: $character, $sure and $needed (whole per cents)
thought-declared = { $characterKey ->
    [lilja] Tenía un { $sure } % de certeza de que { $character } era la Elegida, y me habría bastado con un { $needed } %.
    [lewis] Tenía un { $sure } % de certeza de que { $character } era la Elegida, y me habría bastado con un { $needed } %.
   *[other] Tenía un { $sure } % de certeza de que { $character } era el Elegido, y me habría bastado con un { $needed } %.
}
thought-declared-just = { $characterKey ->
    [lilja] Tenía un { $sure } % de certeza de que { $character } era la Elegida, lo justo para dar un nombre.
    [lewis] Tenía un { $sure } % de certeza de que { $character } era la Elegida, lo justo para dar un nombre.
   *[other] Tenía un { $sure } % de certeza de que { $character } era el Elegido, lo justo para dar un nombre.
}
thought-declared-certain = { $characterKey ->
    [lilja] No tenía ninguna duda de que { $character } era la Elegida.
    [lewis] No tenía ninguna duda de que { $character } era la Elegida.
   *[other] No tenía ninguna duda de que { $character } era el Elegido.
}
thought-declared-desperate = Ya no tenía nada que perder, y { $character } era mi mejor apuesta, con un { $sure } %.

# Variables: $position, $most (Time Points, not 0), $whyKey
thought-auction = Para mí, la posición { $position } valía hasta { $most ->
    [one] { $most } Punto de Tiempo
   *[other] { $most } Puntos de Tiempo
}, sobre todo { $whyKey ->
    [choice] para elegir pronto un personaje.
    [event] por lo que daba el Evento en ella.
    [race] para ganar antes que nadie, o para impedir que otros ganaran.
    [location] para colocar una Placa de Locación.
   *[clue] para colocar una Pista.
}
thought-auction-nothing = No habría pagado ni un Punto de Tiempo por la posición { $position }.

# Variables: $character (the likeliest Chosen One), $odds (whole per cents), $pages (Music Pages)
thought-turn = { $pages ->
    [one] Calculaba que el turno me valdría { $pages } Página de Música; en cuanto al Elegido, apostaba por { $character }, con un { $odds } %.
   *[other] Calculaba que el turno me valdría { $pages } Páginas de Música; en cuanto al Elegido, apostaba por { $character }, con un { $odds } %.
}
thought-turn-certain = Calculaba que el turno me valdría { $pages ->
    [one] { $pages } Página de Música
   *[other] { $pages } Páginas de Música
}; no tenía ninguna duda de que { $character } era { $characterKey ->
    [lilja] la Elegida.
    [lewis] la Elegida.
   *[other] el Elegido.
}
thought-turn-poor = Esperaba poco del turno; en cuanto al Elegido, apostaba por { $character }, con un { $odds } %.
thought-turn-poor-certain = { $characterKey ->
    [lilja] Esperaba poco del turno; no tenía ninguna duda de que { $character } era la Elegida.
    [lewis] Esperaba poco del turno; no tenía ninguna duda de que { $character } era la Elegida.
   *[other] Esperaba poco del turno; no tenía ninguna duda de que { $character } era el Elegido.
}

# Variables: $other, $struck (whole per cents of those who could be the Chosen One)
thought-look = Examiné cartas de { $other } con la esperanza de tachar el { $struck } % de los nombres de mi lista.
thought-look-deck = Examiné los Personajes Desconocidos con la esperanza de tachar el { $struck } % de los nombres de mi lista.
thought-look-idle = Examiné cartas de { $other } casi sin esperanza de tachar ningún nombre de mi lista.
thought-look-deck-idle = Examiné los Personajes Desconocidos casi sin esperanza de tachar ningún nombre de mi lista.

# Variables: $chance (whole per cents), $worlds
thought-searched = { $chance ->
    [0] Jugué esto { $worlds } veces en mi cabeza y no gané ninguna.
   *[other] Jugué esto { $worlds } veces en mi cabeza y gané el { $chance } % de las partidas.
}
thought-searched-once = Jugué esto en mi cabeza una sola vez y me di un { $chance } % de posibilidades.
