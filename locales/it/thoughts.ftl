# What the players of the house are called and how they play, and what they say they thought, asked after the game.

level-random = Casuale
level-random-about = Fa una mossa qualsiasi tra quelle lecite, a caso.
level-apprentice = Apprendista
level-apprentice-about = Gioca secondo regole pratiche, non dimentica mai una carta vista e azzarda un nome solo nell’ultima Ora.
level-detective = Detective
level-detective-about = Pianifica turni interi, osserva che cosa fanno gli altri e offre quanto vale una posizione.
level-inspector = Ispettore
level-inspector-about = Prima di decidere mette alla prova le sue scelte in alcuni dei mondi compatibili con ciò che sa.
level-master = Maestro
level-master-about = Mette alla prova le sue scelte in molti più mondi e lascia trapelare il meno possibile.

# Somebody says a thought. Variables: $player, $thought
thought-of = { $player }: «{ $thought }»

# The thoughts are sentences of their own. Variables: $character, $sure and $needed (whole per cents)
thought-declared = { $characterKey ->
    [lilja] Per me { $character } era la Prescelta { LIAISON("al", $sure) }%, e mi sarebbe bastato anche { LIAISON("il", $needed) }%.
    [lewis] Per me { $character } era la Prescelta { LIAISON("al", $sure) }%, e mi sarebbe bastato anche { LIAISON("il", $needed) }%.
   *[other] Per me { $character } era il Prescelto { LIAISON("al", $sure) }%, e mi sarebbe bastato anche { LIAISON("il", $needed) }%.
}
thought-declared-just = { $characterKey ->
    [lilja] Per me { $character } era la Prescelta { LIAISON("al", $sure) }%: appena quanto bastava per fare un nome.
    [lewis] Per me { $character } era la Prescelta { LIAISON("al", $sure) }%: appena quanto bastava per fare un nome.
   *[other] Per me { $character } era il Prescelto { LIAISON("al", $sure) }%: appena quanto bastava per fare un nome.
}
thought-declared-certain = { $characterKey ->
    [lilja] Non avevo dubbi che { $character } fosse la Prescelta.
    [lewis] Non avevo dubbi che { $character } fosse la Prescelta.
   *[other] Non avevo dubbi che { $character } fosse il Prescelto.
}
thought-declared-desperate = Non avevo più nulla da perdere, e { $character } era la mia ipotesi migliore, { LIAISON("al", $sure) }%.

# Variables: $position, $most (Time Points, not 0), $whyKey
thought-auction = Per me la posizione { $position } valeva fino a { $most ->
    [one] { $most } Punto Tempo
   *[other] { $most } Punti Tempo
}, soprattutto { $whyKey ->
    [choice] per scegliere presto un Personaggio.
    [event] per ciò che l’Evento dà lì.
    [race] per vincere prima degli altri, o per fermarli.
    [location] per piazzare una Tessera Luogo.
   *[clue] per piazzare un Indizio.
}
thought-auction-nothing = Per la posizione { $position } non avrei pagato nemmeno 1 Punto Tempo.

# Variables: $character (the likeliest Chosen One), $odds (whole per cents), $pages (Music Pages)
thought-turn = { $pages ->
    [one] Mi sembrava un turno da { $pages } Punto Musica; per il Prescelto puntavo su { $character }, { LIAISON("al", $odds) }%.
   *[other] Mi sembrava un turno da { $pages } Punti Musica; per il Prescelto puntavo su { $character }, { LIAISON("al", $odds) }%.
}
thought-turn-certain = Mi sembrava un turno da { $pages ->
    [one] { $pages } Punto Musica
   *[other] { $pages } Punti Musica
}; { $characterKey ->
    [lilja] non avevo dubbi che { $character } fosse la Prescelta.
    [lewis] non avevo dubbi che { $character } fosse la Prescelta.
   *[other] non avevo dubbi che { $character } fosse il Prescelto.
}
thought-turn-poor = Dal turno mi aspettavo poco; per il Prescelto puntavo su { $character }, { LIAISON("al", $odds) }%.
thought-turn-poor-certain = { $characterKey ->
    [lilja] Dal turno mi aspettavo poco; non avevo dubbi che { $character } fosse la Prescelta.
    [lewis] Dal turno mi aspettavo poco; non avevo dubbi che { $character } fosse la Prescelta.
   *[other] Dal turno mi aspettavo poco; non avevo dubbi che { $character } fosse il Prescelto.
}

# Variables: $other, $struck (whole per cents of those who could be the Chosen One)
thought-look = Ho guardato carte di { $other } sperando di accorciare { LIAISON("del", $struck) }% la mia lista di nomi.
thought-look-deck = Ho guardato i Personaggi Sconosciuti sperando di accorciare { LIAISON("del", $struck) }% la mia lista di nomi.
thought-look-idle = Ho guardato carte di { $other } senza grandi speranze di cancellare un nome dalla mia lista.
thought-look-deck-idle = Ho guardato i Personaggi Sconosciuti senza grandi speranze di cancellare un nome dalla mia lista.

# Variables: $chance (whole per cents), $worlds
thought-searched = { $chance ->
    [0] Con questa scelta ho proseguito a mente { $worlds } partite, senza vincerne nessuna.
   *[other] Con questa scelta ho proseguito a mente { $worlds } partite, vincendone { LIAISON("il", $chance) }%.
}
thought-searched-once = Ho proseguito a mente la partita una volta sola, stimando le mie possibilità { LIAISON("al", $chance) }%.
