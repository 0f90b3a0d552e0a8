# What a newcomer reads: the overture before the first game, and hints for a player alone with bots. Only the page uses it,
# and loads it when it is needed.

# The overture: sentences that appear one after the other, over the city.
overture-label = Di che cosa parla il gioco
overture-skip = Salta
overture-begin = Inizia
overture-hours = Torino, una notte d’inverno. Fra undici Ore il mondo finisce.
overture-organ = Solo l’Organo può rinviare la fine. È nascosto in città: le Tessere Luogo riveleranno dove.
overture-chosen = Una sola di queste otto persone sa suonarlo: il Prescelto. Nessuno sa chi sia.
overture-pages = Trova l’Organo, scopri il Prescelto, scrivi 15 pagine di musica e portalo all’Organo prima degli altri.
overture-wolf = Ma attenzione: dall’Ora V uno di noi è il Lupo.
overture-question = Le posizioni dell’ordine di turno vanno all’asta una alla volta, a partire da quella scelta da chi apre.
overture-why = Paghi in Tempo, e senza Tempo sei fuori.

# What the reader’s own Character Cards say, beside the first question. Variables: $count (cards), $characters (their names),
# $charactersKey (the first), $faceUpKey, $names (how many may be the Chosen One), $whereKey, $hand and $notes (the names
# of the tabs)
hint-secret = { $count ->
    [one] { $charactersKey ->
        [lilja] Hai in mano { $characters }: non è la Prescelta.
        [lewis] Hai in mano { $characters }: non è la Prescelta.
       *[other] Hai in mano { $characters }: non è il Prescelto.
    }
   *[other] Hai in mano { $characters }: nessuno di loro è il Prescelto.
} { $faceUpKey ->
    [some] Il Taccuino ne tiene conto, come delle carte scoperte
   *[none] Il Taccuino ne tiene già conto
}: { $names ->
    [one] resta un nome.
   *[other] restano { $names } nomi.
} { $whereKey ->
    [phone] Tocca «{ $hand }» o «{ $notes }».
   *[desk] Guarda la tua mano e il Taccuino.
}

# Why a question matters; said when it is asked for the first time, before the hint.
hint-why-position = Le prime posizioni scelgono prima il Personaggio; tutte tranne la I piazzano un Indizio.
hint-why-clue = Un Indizio rafforza un’azione di chi lo raccoglie.
hint-why-character = Il Personaggio che scegli agisce per te in questo turno; può anche non essere quello della tua carta.

# What a position is worth. Variables: $position (a Roman number), $most (Time, not 0), $whyKey, $gift (what the Event gives there)
hint-position = La posizione { $position } vale fino a { $most ->
    [one] { $most } Punto Tempo
   *[other] { $most } Punti Tempo
}{ $whyKey ->
    [choice]: scegli presto un Personaggio.
    [event] {" "}(Evento: { $gift }).
    [race]: puoi vincere per primo, o fermare gli altri.
    [location]: l’ultima può piazzare una Tessera Luogo.
   *[clue]: a differenza della I, piazza un Indizio.
}
# Which position to open. The same variables.
hint-position-open = Apri la posizione { $position }, che vale fino a { $most ->
    [one] { $most } Punto Tempo
   *[other] { $most } Punti Tempo
}{ $whyKey ->
    [choice]: scegli presto un Personaggio.
    [event] {" "}(Evento: { $gift }).
    [race]: puoi vincere per primo, o fermare gli altri.
    [location]: l’ultima può piazzare una Tessera Luogo.
   *[clue]: a differenza della I, piazza un Indizio.
}
# Variables: $position
hint-position-nothing = La posizione { $position } non vale nemmeno 1 Punto Tempo.
hint-position-open-nothing = Apri la posizione { $position } con un’offerta di 0: nessuna vale di più.
# The bid is there already. Variables: $position, $most
hint-position-pass = Passa: la posizione { $position } non vale più di { $most ->
    [one] { $most } Punto Tempo.
   *[other] { $most } Punti Tempo.
}

# Where to place a Clue; the space is marked on the map. Variables: $space, $character, $steps
hint-place-clue = { $steps ->
    [one] La casella { $space } è segnata sulla mappa: a un passo da { $character }, che forse potrai scegliere.
   *[other] La casella { $space } è segnata sulla mappa: a { $steps } passi da { $character }, che forse potrai scegliere.
}

# Whom to choose. Variables: $character, $reason (an ability, or what the Event gives)
hint-character = Scegli { $character }: { $reason }.
# What the gears can bring this character speaks for it. Variables: $character
hint-character-stands = Scegli { $character }: è nel punto migliore per ciò che l’Ingranaggio può mostrare.
# Added for Pålsson, where the ability isn’t named.
hint-character-price = L’abilità costa 2 Punti Tempo.
# Added where the character that the hint about the Clue named is free and reaches it. Variables: $character, $space
hint-character-close = { $character }, che raggiunge l’Indizio ({ $space }), vale quasi lo stesso.
hint-character-rather = Ora vale più dell’Indizio ({ $space }), alla portata di { $character }.
# Added to it. Variables: $clues (not 0)
hint-character-clues = { $clues ->
    [one] Un Indizio a portata.
   *[other] { $clues } Indizi a portata.
}
# Added where others have Clues within reach, and this character has none.
hint-character-better = Ora vale più di un Indizio.

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

# What each action that the gears can show brings towards victory; those that can are joined. Variables: $activityKey, $need (Music Pages)
hint-action = { $activityKey ->
    [investigate] Indaga: trova il Prescelto
    [research] Ricerca: tessere, trova l’Organo
    [compose] Componi: Punti Musica, ne servono { $need }
   *[move_clue] Muovi Indizio: avvicina un Indizio
}

# What could still be done. Clues on the way are marked on the map. Variables: $count, $space (where the only one is)
hint-clue = { $count ->
    [one] Un Indizio è a portata: { $space }. Rafforza Componi, Ricerca o Indaga.
   *[other] { $count } Indizi sono a portata, segnati sulla mappa. Ognuno rafforza Componi, Ricerca o Indaga.
}
hint-steps = Potresti ancora usare i tuoi passi gratuiti.
hint-spend = Qui potresti spendere Indizi: ognuno aggiunge una carta, una tessera o una pagina.
hint-location = Potresti piazzare una Tessera Luogo: dà 1 Indizio e 2 Punti Tempo.
# Variables: $kindKey, $card (a Power Card or an Item Tile), $effect, $whereKey, $tab (the name of the tab with the hand)
hint-hand = { $kindKey ->
    [item] Puoi ancora giocare una Tessera Oggetto: { $card }.
   *[power] Puoi ancora giocare una carta: { $card } ({ $effect }).
} { $whereKey ->
    [phone] Tocca «{ $tab }».
   *[desk] È nella tua mano.
}
