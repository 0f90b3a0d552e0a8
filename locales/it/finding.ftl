# Trovare compagnia: l’invito visto dall’ospite, i filtri dei tavoli aperti e le ricerche.

## The invitation

# Variables: $host, a name.
invited-title = { $host } ti invita a 011
invited-title-nobody = Ti invitano a 011
invited-learn = Impara in dieci minuti
invited-learn-about = Intanto il posto non è riservato. Un link nelle lezioni ti riporta qui.
invited-back = Torna all’invito
invited-more = Link e dettagli

## Filters and what a host says of a table

find-pace = Ritmo
find-pace-kind = { $pace ->
    [timed] Dal vivo, con orologio
    [untimed] Dal vivo, senza orologio
    [days] In più giorni
   *[all] Qualsiasi ritmo
}
find-language = Lingua
find-language-all = Qualsiasi lingua
find-experience = Livello
find-experience-kind = { $experience ->
    [beginners] Per principianti
    [experienced] Per giocatori esperti
    [any] Per tutti
   *[all] Qualsiasi livello
}
find-none = Nessun tavolo aperto corrisponde.
find-all = Mostra tutti i tavoli
new-languages = Lingue parlate al tavolo
new-languages-about = Se non ne scegli nessuna, vanno bene tutte.
new-experience = A chi è rivolto il tavolo

## Seeks

seek-title = Cerca una partita
seek-about = Indica che cosa vuoi giocare. Appena siete abbastanza, avete un tavolo.
seek-kind = { $kind ->
    [days] In più giorni
   *[live] Dal vivo
}
seek-kind-about = { $kind ->
    [days] Un turno dura fino a un giorno. Ricevi un posto anche mentre non ci sei.
   *[live] Tieni aperta la pagina: ricevi un posto solo mentre sei qui.
}
seek-when = Quando
seek-players = Giocatori al tavolo
seek-timed = Con orologio
seek-timed-about = 30 secondi per ogni decisione e 10 minuti di riserva.
seek-languages = Lingue
seek-post = Cerca
seek-yours = Le tue ricerche
# Variables: $sizes, numbers such as 3/4.
seek-sizes = { $sizes } giocatori
# Variables: $date, a date and time.
seek-until = In attesa. Scade: { $date }
seek-cancel = Annulla
# Variables: $seek, what is sought.
seek-cancel-named = Annulla la ricerca: { $seek }
seek-expired = Nessuno è arrivato in tempo.
seek-again = Cerca ancora
seek-remove = Rimuovi
seek-found = Il tuo tavolo è pronto.
seek-open = Vai al tavolo
seek-others = Altri cercano
seek-same = Anch’io
# Variables: $player, a name.
seek-same-as = Cerca la stessa partita di { $player }
