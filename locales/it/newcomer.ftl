# What a newcomer reads: the overture before the first game, and hints for a player alone with bots. Only the page uses it,
# and loads it when it is needed.

# The overture: sentences that appear one after the other, over the city.
overture-label = Di che cosa parla il gioco
overture-skip = Salta
overture-begin = Inizia
overture-hours = Torino, una notte d’inverno. Fra undici Ore il mondo finisce.
overture-organ = Solo l’Organo può rinviare la fine, ed è nascosto da qualche parte in città.
overture-chosen = Una sola di queste otto persone sa suonarlo: il Prescelto. Nessuno sa chi sia.
overture-pages = Scopri chi è, scrivi 15 pagine di musica e porta il Prescelto all’Organo prima degli altri.
overture-wolf = Ma attenzione: dall’Ora V uno di noi è il Lupo.
overture-question = La tua prima domanda: quale posizione vuoi in quest’Ora?
overture-why = Se giochi presto, scegli il Personaggio prima degli altri. Ma paghi in Tempo, e senza Tempo sei fuori.

# Why a question matters; said when it is asked for the first time, before the hint.
hint-why-position = Prima è la tua posizione, più Personaggi hai tra cui scegliere; ma chi resta senza Tempo è fuori.
hint-why-clue = Ogni Indizio rafforza un’azione, per chi lo raccoglie con il proprio Personaggio.
hint-why-character = Il Personaggio che scegli si muove e agisce per te in questo turno. Non deve essere quello della tua carta.
hint-why-gears = L’Ingranaggio decide tre cose insieme: il Mezzo di trasporto, i passi e l’azione.

# What a Detective would do. Variables: $position (a Roman number), $most (Time, not 0), $whyKey
hint-position = Per la posizione { $position } un Detective pagherebbe fino a { $most ->
    [one] { $most } Punto Tempo
   *[other] { $most } Punti Tempo
}, soprattutto { $whyKey ->
    [choice] per scegliere presto un Personaggio.
    [event] per quello che l’Evento dà a quella posizione.
    [race] per vincere prima degli altri, o per fermarli.
    [location] per piazzare una Tessera Luogo.
   *[clue] per piazzare un Indizio.
}
hint-position-nothing = Per la posizione { $position } un Detective non pagherebbe nemmeno 1 Punto Tempo.
# The bid is there already. Variables: $position, $most
hint-position-pass = Un Detective passerebbe: la posizione { $position } non vale più di { $most ->
    [one] { $most } Punto Tempo.
   *[other] { $most } Punti Tempo.
}

# Variables: $space, $character, $steps
hint-place-clue = { $steps ->
    [one] { $space } è a un passo da { $character }, forse ancora disponibile quando scegli.
   *[other] { $space } è a { $steps } passi da { $character }, forse ancora disponibile quando scegli.
}

# Variables: $character, $whyKey
hint-character = { $whyKey ->
    [ability] Un Detective sceglierebbe { $character }, soprattutto per l’abilità.
    [event] Un Detective sceglierebbe { $character }, soprattutto per quello che dà l’Evento.
    [gears] Un Detective sceglierebbe { $character }, soprattutto per ciò che permette l’Ingranaggio.
   *[steps] Un Detective sceglierebbe { $character }, soprattutto per i passi gratuiti.
}
# Added to it. Variables: $clues (not 0)
hint-character-clues = { $clues ->
    [one] Un Indizio a portata.
   *[other] { $clues } Indizi a portata.
}

# Variables: $teeth, $clues (not 0)
hint-gears = { $clues ->
    [one] Un Indizio a portata se ruoti l’Ingranaggio di { $teeth ->
        [one] { $teeth } dente
       *[other] { $teeth } denti
    }.
   *[other] { $clues } Indizi a portata se ruoti l’Ingranaggio di { $teeth ->
        [one] { $teeth } dente
       *[other] { $teeth } denti
    }.
}
hint-gears-none = Nessun Indizio è a portata in questo turno: gira pensando all’azione.
