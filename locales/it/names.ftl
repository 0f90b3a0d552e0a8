# The nouns of the game. Names of places come from the content pack and are not translated.

# Variables: $number
player-unnamed = Giocatore { $number }
# A player who has deleted their identity.
player-gone = Qualcuno
space-unknown = casella { $number }
tile-unknown = tessera { $number }

character-johnsson = Johnsson
character-lilja = Lilja
character-palsson = Pålsson
character-vikstrom = Vikström
character-lewis = Lewis
character-vidal = Vidal
character-koleberg = Koleberg
character-snowy = Snowy

# What each character can do, in a few words.
ability-johnsson = guadagna 2 Punti Musica
ability-lilja = pesca 2 Tessere Ricerca
ability-palsson = paga 2 Punti Tempo e usa l’Abilità di un altro Personaggio
ability-vikstrom = guadagna 3 Punti Tempo
ability-lewis = guarda 2 carte di un giocatore o dei Personaggi Sconosciuti
ability-vidal = Ricerca, Indaga, Componi o Muovi Indizio gratis
ability-koleberg = piazza un Indizio in un Luogo Mistico vuoto
ability-snowy = fino a 3 passi gratuiti

machine-taxi = Carrozza a Vapore
machine-train = Tram a Vapore
machine-monorail = Monorotaia
machine-airship = Dirigibile

activity-investigate = Indaga
activity-research = Ricerca
activity-compose = Componi
activity-move_clue = Muovi Indizio

side-north = nord
side-east = est
side-south = sud
side-west = ovest

role-hero = Eroe
role-fenrir = Fenrir

# The Power Cards, by what they do.
power-look = guarda 3 carte
power-ride = usa un Mezzo di trasporto qualsiasi
power-research = pesca 3 Tessere Ricerca
power-music = guadagna 3 Punti Musica

# The titles of the Power Cards: two words at most.
hand-power-look = Tre occhiate
hand-power-ride = Viaggio libero
hand-power-research = Tre tessere
hand-power-music = Tre pagine

# The Event Cards, in the words of section 8 of the rules. Variables: $players (how many play).
event-card-1 = in posizione III l’Abilità del Personaggio scelto si usa due volte. Pålsson è bloccato.
event-card-2 = { $players ->
    [3] in tre giocatori nessuno ha la posizione IV. Lilja dà 1 Indizio e 1 tessera.
   *[other] la posizione IV pesca 2 Tessere Ricerca. Lilja dà 1 Indizio e 1 tessera.
}
event-card-3 = la posizione III guarda 2 carte. Vidal dà 1 Indizio e 1 Punto Tempo.
event-card-4 = Pålsson dà 1 Indizio e 2 Punti Tempo. I Mezzi di trasporto sono tutti fermi.
event-card-5 = { $players ->
    [3] in tre giocatori nessuno ha la posizione IV. Johnsson dà 1 Indizio e 1 Punto Musica. Vikström è bloccato.
   *[other] la posizione IV guadagna 3 Punti Tempo. Johnsson dà 1 Indizio e 1 Punto Musica. Vikström è bloccato.
}
event-card-6 = la posizione II guadagna 2 Punti Tempo. Lewis è bloccata.
event-card-7 = l’ultima posizione ottiene fino a 3 passi gratuiti. Snowy è bloccato.
event-card-8 = l’ultima posizione pesca 1 Tessera Ricerca. Chi sceglie Lewis deve bloccare un altro Personaggio.
event-card-9 = l’ultima posizione riprende in mano una Carta Azione già giocata. Vikström dà 1 Punto Musica e 1 tessera. Koleberg è bloccato.
event-card-10 = l’ultima posizione pesca 3 Tessere Ricerca. Snowy dà 1 Punto Musica e 2 Punti Tempo. Lilja è bloccata.
event-card-11 = la posizione II guadagna 2 Punti Musica. Koleberg dà 1 Indizio e fino a 3 passi gratuiti. Nessuno può giocare Carte Azione o Tessere Oggetto.

# What a Research Tile shows. Variables: $name (a title that is not translated), $pages, $machine, $building.
tile-location = { $building }
tile-music = «{ $name }», { $pages ->
    [one] { $pages } Punto Musica
   *[other] { $pages } Punti Musica
}
tile-ride = un viaggio in { $machine }
tile-clue_on_mystic = un Indizio per un Luogo Mistico
tile-time = 1 Punto Tempo
tile-clue_for_time = 3 Punti Tempo per un Indizio
tile-investigate = un’occhiata a 1 carta
tile-steps = fino a 3 passi per 2 Punti Tempo
tile-paid_music = 4 Punti Musica per 2 Punti Tempo
tile-paid_tiles = 3 Tessere Ricerca per 2 Punti Tempo
tile-to_mystic = un Personaggio qualsiasi in un Luogo Mistico per 2 Punti Tempo
tile-swap = due Personaggi si scambiano di posto
tile-stones = Pietra di Fenrir

# A tile with its symbols. Variables: $tile, $marks.
tile-plain = { $tile }
tile-with-organ = { $tile } (Organo)
tile-with-marks = { $tile } { $marks ->
    [one] (Marchio del Lupo)
   *[other] ({ $marks } Marchi del Lupo)
}
tile-with-both = { $tile } { $marks ->
    [one] (Organo, Marchio del Lupo)
   *[other] (Organo, { $marks } Marchi del Lupo)
}

# Something and what is said of it, in a row. Variables: $label, $text.
labelled = { $label }: { $text }
