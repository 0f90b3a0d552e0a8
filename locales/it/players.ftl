# The words of profiles, leaderboards and the list of games.

## A profile

# Variables: $date.
profile-since = In gioco { LIAISON("dal", $date) }
profile-program = Un programma che gioca da solo
profile-own = Solo tu vedi questa versione: comprende anche le tue partite private.
profile-public = In base alle partite ai tavoli pubblici. Quelle private non si mostrano mai.
# Headings of four large figures.
profile-games = Partite
profile-won = Vinte
profile-rating = Punteggio
profile-on-time = In tempo
profile-none = nessun dato
# An estimate and how far off it may be. Variables: $rating, $span (numbers).
profile-rating-value = { $rating } ± { $span }
profile-results = Risultati
profile-results-empty = Ancora nessuna partita conclusa.
profile-role = Ruolo
profile-lost = Perse
profile-nobody = Senza vincitore
# The last line of the table.
profile-all = Totale
# Variables: $players.
profile-players = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
profile-chart = Il punteggio, partita per partita
profile-chart-label = Il punteggio dopo ogni partita classificata, con l’intervallo in cui molto probabilmente si trova
profile-chart-about = La linea è la stima, la fascia dice di quanto può sbagliare. Ogni partita classificata la restringe.
profile-chart-none = Il punteggio nasce con la prima partita classificata.
profile-numbers = Gli stessi dati in cifre
profile-date = Data
profile-span = Molto probabilmente tra
# Variables: $from, $to (numbers).
profile-from-to = { $from } e { $to }
profile-favourites = Personaggi preferiti
profile-favourites-none = Ancora nessuna scelta.
# How often a character was chosen. Variables: $times.
profile-times = { $times ->
    [one] una volta
   *[other] { $times } volte
}
profile-reliability = Puntualità
# Variables: $grade (always, nearly, mostly, seldom).
profile-reliable = { $grade ->
    [always] Non ha mai superato il tempo.
    [nearly] Non supera quasi mai il tempo.
    [mostly] Ogni tanto supera il tempo.
   *[seldom] Supera spesso il tempo.
}
# Variables: $percent, $count (all decisions under a clock).
profile-reliable-figure = { $count ->
    [one] { $percent }% di { $count } decisione in tempo
   *[other] { $percent }% di { $count } decisioni in tempo
}
profile-no-clock = Ancora nessuna partita con l’orologio.
profile-last = Ultime partite
profile-all-games = Tutte le mie partite
profile-gone = Giocatore non trovato
profile-gone-about = L’indirizzo potrebbe essere sbagliato, oppure il profilo è stato cancellato.

## The strongest players

leaders-title = Giocatori
leaders-about = I giocatori più forti, secondo le loro partite classificate.
leaders-kind = Mostra
leaders-people = Persone
leaders-programs = Programmi
leaders-when = Periodo
leaders-ever = Di sempre
leaders-month = Ultimi 30 giorni
leaders-place = Posizione
leaders-name = Giocatore
leaders-sure = Valore sicuro
leaders-games = Classificate
leaders-empty = Qui non c’è ancora nessuno. Per entrare in elenco servono cinque partite classificate.
leaders-means = Che cosa significa il punteggio
leaders-means-text = Si parte tutti da 25, con un margine di 17. Chi vince una partita classificata sale, gli altri scendono, e battere un avversario più forte vale di più. A ogni partita la stima diventa più sicura. L’elenco segue ciò che è certo: la stima meno la sua incertezza. Così nessuno è in testa per una sola serata fortunata.
leaders-how = Come entrare in elenco
leaders-how-text = Concludi cinque partite classificate. Quando apri un tavolo scegli «Partita classificata»: tutti i posti sono per persone, senza bot e senza probabilità.
leaders-new = Apri un tavolo

## My games

games-title = Le mie partite
games-search = Cerca un giocatore
games-filters = Filtri
games-players = Giocatori
games-result = Risultato
games-rated = Tipo
games-time = Quando
games-any = Tutte
# Results and roles in the filters and lists. Variables: $result (won, lost, nobody).
games-ended = { $result ->
    [won] Vinta
    [lost] Persa
   *[nobody] Senza vincitore
}
games-unrated = Amichevole
games-week = Ultimi 7 giorni
games-month = Ultimi 30 giorni
games-year = Ultimi 12 mesi
games-live = In corso
games-live-none = Nessuna partita in corso.
games-finished = Concluse
games-none = Non hai ancora concluso nessuna partita.
games-none-found = Nessuna partita trovata.
games-clear = Mostra tutte
games-more = Mostra altre
games-new = Gioca una partita
games-stranger = Qui non hai ancora giocato. Le tue partite compariranno in questa pagina.
games-loading = Carico le tue partite…
games-replay = Rivedi
# Variables: $game, who played and when.
games-replay-of = Rivedi: { $game }
games-table-of = Al tavolo: { $game }
