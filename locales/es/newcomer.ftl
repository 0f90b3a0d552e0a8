# What a newcomer reads: the overture before the first game, and hints for a player alone with bots. Only the page uses it,
# and loads it when it is needed.

# The overture: sentences that appear one after the other, over the city.
overture-label = De qué trata el juego
overture-skip = Saltar
overture-begin = Empezar
overture-hours = Turín, una noche de invierno. Dentro de once Horas se acaba el mundo.
overture-organ = Solo el Órgano puede aplazar el fin. Está escondido en la ciudad: las Placas de Locación revelarán dónde.
overture-chosen = Solo una de estas ocho personas sabe tocarlo: el Elegido. Nadie sabe quién es.
overture-pages = Encuentra el Órgano, descubre al Elegido, escribe 15 páginas de música y llévalo hasta el Órgano antes que nadie.
overture-wolf = Pero cuidado: desde la Hora V, alguien de la mesa es el Lobo.
overture-question = Las posiciones del orden de turno se subastan de una en una, empezando por la que elige quien abre.
overture-why = Pagas con Tiempo, y sin Tiempo quedas fuera.

# What the reader’s own Character Cards say, beside the first question. Variables: $count (cards), $characters (their names),
# $charactersKey (the first), $faceUpKey, $names (how many may be the Chosen One), $whereKey, $hand and $notes (the names
# of the tabs)
hint-secret = { $count ->
    [one] { $charactersKey ->
        [lilja] Tienes a { $characters } en la mano, así que no es la Elegida.
        [lewis] Tienes a { $characters } en la mano, así que no es la Elegida.
       *[other] Tienes a { $characters } en la mano, así que no es el Elegido.
    }
   *[other] Tienes a { $characters } en la mano, así que el Elegido es otra persona.
} { $faceUpKey ->
    [some] Tu Cuaderno ya lo ha anotado, y también las cartas boca arriba
   *[none] Tu Cuaderno ya lo ha anotado
}: { $names ->
    [one] queda un nombre.
   *[other] quedan { $names } nombres.
} { $whereKey ->
    [phone] Toca «{ $hand }» o «{ $notes }».
   *[desk] Mira tu mano y el Cuaderno.
}

# Why a question matters; said when it is asked for the first time, before the hint.
hint-why-position = Las primeras posiciones eligen antes su personaje; todas menos la I colocan una Pista.
hint-why-clue = Una Pista refuerza una acción de quien la recoge.
hint-why-character = El personaje que eliges actúa por ti este turno; no tiene por qué ser el de tu carta.

# What a position is worth. Variables: $position (a Roman number), $most (Time, not 0), $whyKey, $gift (what the Event gives there)
hint-position = La posición { $position } vale hasta { $most ->
    [one] { $most } Punto de Tiempo
   *[other] { $most } Puntos de Tiempo
}{ $whyKey ->
    [choice]: eliges pronto un personaje.
    [event] {" "}(Evento: { $gift }).
    [race]: para ganar antes que nadie, o impedirlo.
    [location]: la última puede colocar una Placa de Locación.
   *[clue]: a diferencia de la I, coloca una Pista.
}
# Which position to open. The same variables.
hint-position-open = Abre la posición { $position }, que vale hasta { $most ->
    [one] { $most } Punto de Tiempo
   *[other] { $most } Puntos de Tiempo
}{ $whyKey ->
    [choice]: eliges pronto un personaje.
    [event] {" "}(Evento: { $gift }).
    [race]: para ganar antes que nadie, o impedirlo.
    [location]: la última puede colocar una Placa de Locación.
   *[clue]: a diferencia de la I, coloca una Pista.
}
# Variables: $position
hint-position-nothing = La posición { $position } no vale ni un Punto de Tiempo.
hint-position-open-nothing = Abre la posición { $position } con una oferta de 0: ninguna vale más.
# The bid is there already. Variables: $position, $most
hint-position-pass = Pasa: la posición { $position } no vale más de { $most ->
    [one] { $most } Punto de Tiempo.
   *[other] { $most } Puntos de Tiempo.
}

# Where to place a Clue; the space is marked on the map. Variables: $space, $character, $steps
hint-place-clue = { $steps ->
    [one] El espacio { $space } está señalado en el mapa: a un paso de { $character }, que quizá puedas elegir.
   *[other] El espacio { $space } está señalado en el mapa: a { $steps } pasos de { $character }, que quizá puedas elegir.
}

# Whom to choose. Variables: $character, $reason (an ability, or what the Event gives)
hint-character = Elige a { $character }: { $reason }.
# What the gears can bring this character speaks for it. Variables: $character
hint-character-stands = Elige a { $character }: está en el mejor sitio para lo que pueden mostrar los engranajes.
# Added for Pålsson, where the ability isn’t named.
hint-character-price = Su habilidad cuesta 2 Puntos de Tiempo.
# Added where the character that the hint about the Clue named is free and reaches it. Variables: $character, $space
hint-character-close = { $character }, que alcanza la Pista de { $space }, vale casi lo mismo.
hint-character-rather = Ahora vale más que la Pista de { $space }, al alcance de { $character }.
# Added to it. Variables: $clues (not 0)
hint-character-clues = { $clues ->
    [one] Una Pista al alcance.
   *[other] { $clues } Pistas al alcance.
}
# Added where others have Clues within reach, and this character has none.
hint-character-better = Ahora vale más que una Pista.

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

# What each action that the gears can show brings towards victory; those that can are joined. Variables: $activityKey, $need (Music Pages)
hint-action = { $activityKey ->
    [investigate] Investigar: descubrir al Elegido
    [research] Buscar: placas, hallar el Órgano
    [compose] Componer: páginas, necesitas { $need }
   *[move_clue] Mover Pista: acercar una Pista
}

# What could still be done. Clues on the way are marked on the map. Variables: $count, $space (where the only one is)
hint-clue = { $count ->
    [one] Hay una Pista al alcance: { $space }. Refuerza Componer, Buscar o Investigar.
   *[other] Hay { $count } Pistas al alcance, señaladas en el mapa. Cada una refuerza Componer, Buscar o Investigar.
}
hint-steps = Aún podrías usar tus pasos gratis.
hint-spend = Aquí podrías gastar Pistas: cada una añade una carta, una placa o una página.
hint-location = Podrías colocar una Placa de Locación: da 1 Pista y 2 Puntos de Tiempo.
# Variables: $kindKey, $card (a Power Card or an Item Tile), $effect, $whereKey, $tab (the name of the tab with the hand)
hint-hand = { $kindKey ->
    [item] Aún puedes jugar una Placa de Objeto: { $card }.
   *[power] Aún puedes jugar una carta: { $card } ({ $effect }).
} { $whereKey ->
    [phone] Toca «{ $tab }».
   *[desk] Está en tu mano.
}
