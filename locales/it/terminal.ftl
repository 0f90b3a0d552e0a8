# Headings and notes of a game told from beginning to end (`armonium demo`, `armonium replay`).

# Variables: $city, $players (how many), $names
story-title = 011 a { $city }, { $players } giocatori: { $names }
story-beginner = Variante per principianti: i Personaggi Sconosciuti sono scoperti.
story-opener-last = Apre le aste chi occupava l’ultima posizione.
story-setup = Preparazione
story-position = Una situazione nell’Ora { $hour }
story-auctions = Aste
story-clues = Indizi
# Variables: $player, $position
story-turn = Turno di { $player }, posizione { $position }
story-location = Tessera Luogo
story-discards = Scarti
story-score = Riepilogo
# One player’s line in the standings. Variables: $time, $music, $clues, $tiles
story-score-line = Tempo { $time } · Musica { $music } · Indizi { $clues } · tessere { $tiles }
story-score-out = fuori dal gioco
# Variables: $player, $ask
story-unfinished = La partita non è finita. Domanda per { $player }: { $ask }
story-chosen-one = { $characterKey ->
    [lilja] La Prescelta era { $character }.
    [lewis] La Prescelta era { $character }.
   *[other] Il Prescelto era { $character }.
}

# The interface of `armonium play`, the game in a terminal. Lines are narrow: what is called short has to be.

# Short names for narrow columns; at most 14 letters, the gears’ ones together at most 28.
term-short-taxi = Carrozza
term-short-train = Tram
term-short-monorail = Monorotaia
term-short-airship = Dirigibile
term-short-investigate = Indaga
term-short-research = Ricerca
term-short-compose = Componi
term-short-move-clue = Muovi Indizio
term-short-look = guarda 3
term-short-ride = trasporto
term-short-tiles = tessere 3
term-short-music = musica 3

# Headings of columns of numbers: at most 4, 4, 3, 3 and 3 letters, the last three with a space before them.
term-col-time = Te
term-col-music = Mu
term-col-clues = In
term-col-cards = Ca
term-col-tiles = TR

# Prices. Variables: $time, $clues
term-time = { $time ->
    [one] { $time } Punto Tempo
   *[other] { $time } Punti Tempo
}
term-left = { $time ->
    [one] ne resta { $time }
   *[other] ne restano { $time }
}
term-out = saresti fuori dal gioco
term-free = gratis
term-clues = { $clues ->
    [one] { $clues } Indizio
   *[other] { $clues } Indizi
}
# What the gears show. Variables: $machine, $steps, $activity
term-faces = { $machine }, { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}, { $activity }

# The head of the screen. Variables: $hour, $phase, $player, $seconds
term-head = Ora { $hour } · { $phase }
term-you-decide = Tocca a te
term-decides = Decide { $player }
term-cut = { $seconds ->
    [0] Connessione persa; riprovo
   *[other] Connessione persa; riprovo tra { $seconds } s
}

# The auction. Variables: $position, $time, $player, $passed (names)
term-auction-opens = L’asta è per la posizione { $position }.
term-auction = { $time ->
    [one] Posizione { $position }: conduce { $player } con { $time } Punto Tempo. Passano: { $passed }
   *[other] Posizione { $position }: conduce { $player } con { $time } Punti Tempo. Passano: { $passed }
}

term-hand = Mano:
term-declare = Dichiarare vittoria
term-sent = …
term-skip = Un tasto qualsiasi mostra subito le mosse degli altri
term-waiting = Un momento…
term-what-now = E adesso?
term-no-number = Numero non valido.
term-sealed = Non si può annullare ciò che è stato rivelato, sorteggiato, offerto o seguito da altri.
term-say = Messaggio:

# Asked before something is done. Variables: $what
term-sure-quit = Lasciare la partita? È salvata: armonium play la continua.
term-sure-quit-unsaved = Lasciare la partita? Non è salvata e andrà persa.
term-sure-quit-remote = Uscire? Il posto resta tuo: lo stesso comando ti riporta qui.
term-sure-choose = { $what }. Confermi?
term-sure-keys = Invio: sì · Esc: no

# Variables: $width, $height, $least_width, $least_height
term-too-small = La finestra ha { $width } × { $height } caratteri; ne servono { $least_width } × { $least_height }. Ingrandiscila, o esci con q.

# The keys below the screen; few letters.
term-key-choose = ↑↓ 0–9 Invio
term-key-undo = u annulla
term-key-map = m mappa
term-key-log = l diario
term-key-notebook = n note
term-key-players = p tutti
term-key-hand = h mano
term-key-rules = r regole
term-key-chat = c chat
term-key-help = ? aiuto
term-key-quit = q esci

# Pages over the table.
term-page-help = Aiuto
term-page-log = Che cosa è successo
term-page-notebook = Taccuino
term-page-players = Giocatori
term-page-hand = La tua mano
term-page-rules = Regole
term-page-keys = ↑↓ PagSu PagGiù · Esc indietro
term-page-keys-rules = ↑↓ PagSu PagGiù · / cerca · n avanti · Esc indietro

term-help-keys = Tasti
term-help-select = seleziona una scelta
term-help-number = scrivi il numero di una scelta
term-help-enter = conferma la scelta selezionata
term-help-undo = annulla la tua ultima decisione
term-help-map = esplora la mappa con le frecce; Invio sceglie la casella o dice perché non si può
term-help-log = tutto ciò che è successo
term-help-notebook = che cosa si ricava, per ogni Carta Personaggio, da ciò che hai visto
term-help-players = che cosa hanno tutti, e le Tessere Luogo
term-help-hand = le tue carte e tessere, e le Abilità dei Personaggi
term-help-rules = le regole; / cerca una parola
term-help-chat = scrivi un messaggio a tutti
term-help-language = un’altra lingua
term-help-quit = esci
term-help-signs = Segni sulla mappa
term-help-columns = Numeri dei giocatori
term-help-time = Punti Tempo
term-help-music = Punti Musica
term-help-clues = Indizi
term-help-cards = carte in mano
term-help-tiles = Tessere Ricerca

term-sign-regular = Isolato
term-sign-mystic = Luogo Mistico
term-sign-clue = Indizio
term-sign-organ = Organo
term-sign-area = dove può ancora trovarsi l’Organo
term-sign-mover = il Personaggio di questo turno
term-sign-number = scrivi questo numero per scegliere la casella
term-sign-street = caselle adiacenti
term-sign-link = collegamento: ponte, galleria, viale o cavalcavia

# The notebook. Variables: $names, $character, $player
term-notebook-unknown = Sconosc.
term-notebook-chosen = Prescelto
term-notebook-legend = ● è lì · ? può essere lì · · non può essere lì
term-notebook-shown = Carta vista da { $names }: { $character }.
term-notebook-not-chosen = Nomi sbagliati, dunque esclusi: { $names }.
term-notebook-fenrir = Fenrir
term-notebook-is-fenrir = { $player }: è Fenrir
term-notebook-may-be-fenrir = { $player }: può essere Fenrir
term-notebook-no-fenrir = { $player }: non è Fenrir

# The players. Variables: $left, $played, $tiles, $cards, $names
term-player-powers = Carte Azione rimaste: { $left } · giocate: { $played }
term-player-tiles = Tessere che conosci: { $tiles }
term-player-cards = Personaggi che conosci: { $cards }
term-out-time = fuori: Tempo esaurito
term-out-wrong-name = fuori: nome sbagliato
term-out-failed = fuori: dichiarazione fallita
term-table = Tavolo
term-pile = { $tiles ->
    [one] { $tiles } tessera nella pila
   *[other] { $tiles } tessere nella pila
}
term-used = Personaggi scelti in quest’Ora: { $names }
term-blocked = Personaggi bloccati in quest’Ora: { $names }

# The hand. Variables: $card
term-hand-cards = Carte Personaggio e ruolo
term-hand-powers = Carte Azione
term-hand-held = ● { $card }
term-hand-played = · { $card } (giocata)
term-hand-tiles = Tessere Ricerca
term-abilities = Le Abilità dei Personaggi

# News of a table. Variables: $player
term-took-back = { $player } annulla l’ultima decisione.
term-substituted = Un bot continua al posto di { $player }.
term-substituted-you = Un bot gioca al tuo posto.
term-reclaim = Riprendi il posto
term-reclaimed = { $player } è di nuovo qui.
term-seat-requested = Qualcuno arrivato dopo chiede il posto di un bot.
term-seat-given = { $player } subentra al posto di un bot.
term-resumed = Il server è rimasto fermo per un po’. L’orologio riprende da dove si era fermato.
term-wants-end = { $player } vuole chiudere la partita senza vincitori.
term-abandoned = La partita è stata abbandonata.

# The tables of a server, and a table before its game. Variables: $names, $free
term-lobby = Tavoli
term-lobby-about = Crea un tavolo, prendi un posto libero o continua una tua partita.
term-make-bots = Nuovo tavolo, con bot agli altri posti
term-make-open = Nuovo tavolo aperto ad altri
term-table-open = { $free ->
    [one] Siediti con { $names } ({ $free } posto libero)
   *[other] Siediti con { $names } ({ $free } posti liberi)
}
term-table-mine-open = { $free ->
    [one] Torna al tuo tavolo: { $names } ({ $free } posto libero)
   *[other] Torna al tuo tavolo: { $names } ({ $free } posti liberi)
}
term-table-mine-running = Continua a giocare: { $names }
term-room = Il tavolo
term-seat-free = libero
term-invite = Altri si uniscono con questo indirizzo:
term-start = Comincia; i bot prendono i posti liberi
term-lost = Il tavolo non è raggiungibile

# The end. Variables: $file, $problem
term-end = Fine
term-again = Gioca ancora
term-quit = Esci
term-saved = Il file della partita è { $file }.
term-not-saved = Non è stato possibile scrivere il file della partita: { $problem }

# The spaces next to a place on the map. Variables: $names
term-neighbours = Confina con: { $names }

# A game in this process that is saved. Variables: $problem; $hour, $names, $file; $file
term-unsaved = Impossibile salvare la partita: { $problem }
term-offer = Una partita salvata
term-offer-about = Ora { $hour } · { $names }. È salvata in { $file }.
term-continue = Continua la partita salvata
term-new-game = Nuova partita; quella salvata va in { $file }

# Che cosa non va con la connessione o con il server.
term-problem-raced = Il tavolo è cambiato nello stesso momento. Riprova.
term-problem-damaged = Questa versione del server non può leggere questo tavolo.
term-problem-missing-pack = Il server non ha il pacchetto di contenuti di questo tavolo.
term-problem-version = Questo programma e il server non si capiscono. Aggiorna il programma.
term-problem-signed-out = Questa sessione è stata chiusa. Accedi di nuovo.
term-problem-no-identity = Questa identità è stata cancellata.
term-problem-no-chance = Al momento il server non può estrarre numeri casuali. Riprova tra poco.

# Quanto dura una pausa.

term-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
term-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
term-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
