# What a newcomer reads: the overture before the first game, and hints for a player alone with bots. Only the page uses it,
# and loads it when it is needed.

# The overture: sentences that appear one after the other, over the city.
overture-label = De qué trata el juego
overture-skip = Saltar
overture-begin = Empezar
overture-hours = Torino, una noche de invierno. Dentro de once Horas se acaba el mundo.
overture-organ = Solo el Órgano puede aplazarlo, y está escondido en algún lugar de la ciudad.
overture-chosen = Solo una de estas ocho personas sabe tocarlo: el Elegido. Nadie sabe quién es.
overture-pages = Averigua quién es, escribe 15 páginas de música y lleva al Elegido hasta el Órgano antes que nadie.
overture-wolf = Pero cuidado: desde la Hora V, alguien de la mesa es el Lobo.
overture-question = Tu primera pregunta: ¿qué posición quieres esta Hora?
overture-why = Si juegas pronto, eliges Personaje antes que nadie. Pero pagas con Tiempo, y sin Tiempo quedas fuera.

# Why a question matters; said when it is asked for the first time, before the hint.
hint-why-position = Cuanto mejor es tu posición, más Personajes tienes para elegir; pero quien se queda sin Tiempo queda fuera.
hint-why-clue = Cada Pista refuerza una acción de quien la recoge con su Personaje.
hint-why-character = El Personaje que eliges se mueve y actúa por ti este turno. No tiene que ser el de tu carta.
hint-why-gears = Los engranajes deciden tres cosas a la vez: el transporte, los pasos y la acción.

# What a Detective would do. Variables: $position (a Roman number), $most (Time, not 0), $whyKey
hint-position = Por la posición { $position }, un Detective pagaría hasta { $most ->
    [one] { $most } Punto de Tiempo
   *[other] { $most } Puntos de Tiempo
}, sobre todo { $whyKey ->
    [choice] para elegir pronto un Personaje.
    [event] por lo que el Evento da a esa posición.
    [race] para ganar antes que nadie, o para impedirlo.
    [location] para colocar una Placa de Locación.
   *[clue] para colocar una Pista.
}
hint-position-nothing = Por la posición { $position }, un Detective no pagaría ni un Punto de Tiempo.
# The bid is there already. Variables: $position, $most
hint-position-pass = Un Detective pasaría: la posición { $position } no vale más de { $most ->
    [one] { $most } Punto de Tiempo.
   *[other] { $most } Puntos de Tiempo.
}

# Variables: $space, $character, $steps
hint-place-clue = { $steps ->
    [one] { $space } queda a un paso de { $character }, que quizá siga libre cuando elijas.
   *[other] { $space } queda a { $steps } pasos de { $character }, que quizá siga libre cuando elijas.
}

# Variables: $character, $whyKey
hint-character = { $whyKey ->
    [ability] Un Detective elegiría a { $character }, sobre todo por su habilidad.
    [event] Un Detective elegiría a { $character }, sobre todo por lo que da el Evento.
    [gears] Un Detective elegiría a { $character }, sobre todo por lo que permiten los engranajes.
   *[steps] Un Detective elegiría a { $character }, sobre todo por los pasos gratis.
}
# Added to it. Variables: $clues (not 0)
hint-character-clues = { $clues ->
    [one] Una Pista al alcance.
   *[other] { $clues } Pistas al alcance.
}

# Variables: $teeth, $clues (not 0)
hint-gears = { $clues ->
    [one] Una Pista al alcance si giras los engranajes { $teeth ->
        [one] { $teeth } diente
       *[other] { $teeth } dientes
    }.
   *[other] { $clues } Pistas al alcance si giras los engranajes { $teeth ->
        [one] { $teeth } diente
       *[other] { $teeth } dientes
    }.
}
hint-gears-none = Este turno no hay ninguna Pista al alcance: gira pensando en la acción.
