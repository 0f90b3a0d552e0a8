# The words of profiles, leaderboards and the list of games.

## A profile

# Variables: $date.
profile-since = Qui dal { $date }
profile-program = Un programma che gioca da solo
profile-own = Solo tu vedi la pagina così: qui contano anche le tue partite private.
profile-public = Quello che raccontano le partite ai tavoli pubblici. Delle partite private non si dice nulla.
# Headings of four large figures.
profile-games = Partite
profile-won = Vinte
profile-rating = Punteggio
profile-on-time = In tempo
profile-none = ancora nessuna
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
profile-chart-label = Il punteggio dopo ogni partita valida per la classifica, con l’intervallo in cui molto probabilmente si trova
profile-chart-about = La linea è la stima, la fascia dice di quanto può sbagliare. Ogni partita valida per la classifica la restringe.
profile-chart-none = Il punteggio nasce con la prima partita valida per la classifica.
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
    [always] Il tempo non è mai scaduto.
    [nearly] Il tempo non scade quasi mai.
    [mostly] Ogni tanto il tempo scade.
   *[seldom] Il tempo scade spesso.
}
# Variables: $percent, $count (all decisions under a clock).
profile-reliable-figure = { $count ->
    [one] { $percent } % di { $count } decisione in tempo
   *[other] { $percent } % di { $count } decisioni in tempo
}
profile-no-clock = Ancora nessuna partita con l’orologio.
# Variables: $count.
profile-uncounted = { $count ->
    [one] Una partita più vecchia è ancora da contare.
   *[other] { $count } partite più vecchie sono ancora da contare.
}
profile-last = Ultime partite
profile-all-games = Tutte le mie partite
profile-gone = Questo giocatore non c’è.
profile-gone-about = L’indirizzo può essere sbagliato, oppure questa identità è stata cancellata.

## The strongest players

leaders-title = Giocatori
leaders-about = I più forti, secondo quello che dimostrano le loro partite valide per la classifica.
leaders-kind = Chi è in elenco
leaders-people = Persone
leaders-programs = Programmi
leaders-when = Da quando
leaders-ever = Da sempre
leaders-month = Ultimi 30 giorni
leaders-place = Posizione
leaders-name = Giocatore
leaders-sure = Dimostrato
leaders-games = Partite per la classifica
leaders-empty = Qui non c’è ancora nessuno. Le prime cinque partite valide per la classifica aprono l’elenco.
leaders-means = Che cosa dice il punteggio
leaders-means-text = Si parte tutti da 25, con un margine di 17. Chi vince una partita valida per la classifica sale, gli altri scendono, e battere un avversario più forte vale di più. A ogni partita la stima diventa più sicura. L’elenco segue ciò che è dimostrato: la stima meno il suo dubbio. Così nessuno è in testa per una sola serata fortunata.
leaders-how = Come entrare in elenco
leaders-how-text = Concludi cinque partite valide per la classifica. Scegli «Valida per la classifica» per un nuovo tavolo; tutti i posti sono di persone, senza bot e senza probabilità.
leaders-new = Apri un tavolo

## My games

games-title = Le mie partite
games-search = Cerca per nome di un giocatore
games-filters = Filtri
games-players = Giocatori
games-result = Risultato
games-rated = Classifica
games-time = Quando
games-any = Qualsiasi
# Results and roles in the filters and lists. Variables: $result (won, lost, nobody).
games-ended = { $result ->
    [won] Vinta
    [lost] Persa
   *[nobody] Senza vincitore
}
games-unrated = Non per la classifica
games-week = Ultimi 7 giorni
games-month = Ultimi 30 giorni
games-year = Ultimi 12 mesi
games-live = In corso
games-live-none = Nessuna partita in corso.
games-finished = Concluse
games-none = Non hai ancora concluso nessuna partita.
games-none-found = Nessuna partita corrisponde.
games-clear = Mostra tutte
games-more = Mostra altre
games-new = Gioca una partita
games-stranger = Qui non hai ancora giocato. Le tue partite staranno in questa pagina.
games-loading = Cerco le tue partite…
games-replay = Rivedi
# Variables: $game, who played and when.
games-replay-of = Rivedi: { $game }
games-table-of = Al tavolo: { $game }
