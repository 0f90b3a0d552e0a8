# The words of the puzzles. `puzzle-` is said by the terminal and by the page, `puzzles-` by the page alone.

puzzle-name-0 = Anna
puzzle-name-1 = Bruno
puzzle-name-2 = Clara
puzzle-name-3 = Dario
puzzle-name-4 = Elena
puzzle-name-5 = Fausto
puzzle-name-6 = Giulia
puzzle-name-7 = Mario
puzzle-name-8 = Nina
puzzle-name-9 = Ugo

puzzle-grade-1 = Molto facile
puzzle-grade-2 = Facile
puzzle-grade-3 = Medio
puzzle-grade-4 = Difficile
puzzle-grade-5 = Diabolico

puzzle-place = { $place ->
    [hand] { $player }
    [deck] Personaggi Sconosciuti
    [table] carta scoperta
   *[chosen] Prescelto
}
puzzle-choice = { $player } ha scelto { $cards }

puzzle-you = { $count ->
    [one] Sei { $player }. È l’Ora { $hour } e al tavolo c’è un solo giocatore.
   *[other] Sei { $player }. È l’Ora { $hour } e al tavolo siete in { $count }.
}
puzzle-hour = Ora { $hour }
puzzle-question-chosen = Chi è il Prescelto?
puzzle-question-holds = Quale Personaggio ha in mano { $player }?
puzzle-question-lies = Dov’è la carta di { $cards }?
puzzle-answer-chosen = { $cardsKey ->
    [lilja] La Prescelta è { $cards }.
    [lewis] La Prescelta è { $cards }.
   *[other] Il Prescelto è { $cards }.
}
puzzle-answer-holds = { $player } ha in mano { $cards }.
puzzle-answer-lies = { $place ->
    [hand] { $player } ha in mano { $cards }.
    [deck] { $cards } è tra i Personaggi Sconosciuti.
    [table] La carta di { $cards } è scoperta per tutti.
   *[chosen] { $cardsKey ->
        [lilja] { $cards } è la Prescelta.
        [lewis] { $cards } è la Prescelta.
       *[other] { $cards } è il Prescelto.
    }
}

puzzle-fact-own = Hai in mano { $cards }.
puzzle-fact-face-up = Carta scoperta accanto alla plancia: { $cards }.
puzzle-fact-saw = { $place ->
    [hand] Hai guardato la mano di { $player } e hai visto { $cards }.
   *[deck] Hai guardato i Personaggi Sconosciuti e hai visto { $cards }.
}
puzzle-fact-blotted = { $place ->
    [hand] { $count ->
        [one] Hai visto un Personaggio nella mano di { $player }. Il nome è macchiato, ma è uno di questi: { $cards }.
       *[other] Hai visto { $count } Personaggi nella mano di { $player }. I nomi sono macchiati, ma sono tutti tra questi: { $cards }.
    }
   *[deck] { $count ->
        [one] Hai visto un Personaggio Sconosciuto. Il nome è macchiato, ma è uno di questi: { $cards }.
       *[other] Hai visto { $count } Personaggi Sconosciuti. I nomi sono macchiati, ma sono tutti tra questi: { $cards }.
    }
}
puzzle-fact-struck = { $place ->
    [hand] Hai visto chi ha in mano { $player }. Si legge ancora soltanto chi non era: { $cards }.
   *[deck] Hai visto tutti i Personaggi Sconosciuti. Si legge ancora soltanto chi non c’era: { $cards }.
}
puzzle-fact-mixed = Hai visto { $cards } in questi posti, un Personaggio per posto: { $places }. Una macchia copre chi fosse dove.
puzzle-fact-astray = Hai visto { $cards }. Il posto è macchiato, ma è uno di questi: { $places }.
puzzle-fact-chart = La plancia dei Personaggi di quest’Ora: { $choices }.
puzzle-fact-charted-somebody = { $place ->
    [hand] Nella mano di { $player } hai visto un Personaggio scelto da qualcuno in quest’Ora.
   *[deck] Tra i Personaggi Sconosciuti ne hai visto uno scelto da qualcuno in quest’Ora.
}
puzzle-fact-charted-nobody = { $place ->
    [hand] Nella mano di { $player } hai visto un Personaggio che nessuno ha scelto in quest’Ora.
   *[deck] Tra i Personaggi Sconosciuti ne hai visto uno che nessuno ha scelto in quest’Ora.
}
puzzle-fact-charted-player = { $place ->
    [hand] Nella mano di { $player } hai visto proprio il Personaggio scelto da { $other } in quest’Ora.
   *[deck] Tra i Personaggi Sconosciuti hai visto proprio quello scelto da { $other } in quest’Ora.
}
puzzle-fact-charted-you = { $place ->
    [hand] Nella mano di { $player } hai visto proprio il Personaggio che hai scelto tu in quest’Ora.
   *[deck] Tra i Personaggi Sconosciuti hai visto proprio quello che hai scelto tu in quest’Ora.
}
puzzle-fact-revealed = { $player } ha esaurito il Tempo e ha rivelato: { $cards }.
puzzle-fact-named = { $player } ha dichiarato vittoria nominando { $cards }, ma ha sbagliato.
puzzle-fact-looked-you = { $count ->
    [one] { $player } ha guardato una carta della tua mano.
   *[other] { $player } ha guardato { $count } carte della tua mano.
}
puzzle-fact-looked-hand = { $count ->
    [one] { $player } ha guardato una carta di { $other }.
   *[other] { $player } ha guardato { $count } carte di { $other }.
}
puzzle-fact-looked-deck = { $count ->
    [one] { $player } ha guardato una carta dei Personaggi Sconosciuti.
   *[other] { $player } ha guardato { $count } carte dei Personaggi Sconosciuti.
}
puzzle-fact-powers = { $count ->
    [one] Hai guardato una carta di { $player }: una Carta Azione.
   *[other] Hai guardato { $count } carte di { $player }: solo Carte Azione.
}

puzzle-step-own = Nella tua mano: { $cards }.
puzzle-step-face-up = Scoperta per tutti: { $cards }.
puzzle-step-saw = { $place ->
    [hand] Nella mano di { $player }, dunque non altrove: { $cards }.
   *[deck] Tra i Personaggi Sconosciuti, dunque non altrove: { $cards }.
}
puzzle-step-revealed = Dalla mano di { $player }, dunque non altrove: { $cards }.
puzzle-step-named = { $cardsKey ->
    [lilja] Qualcuno ha nominato { $cards } e ha sbagliato: dunque non è la Prescelta.
    [lewis] Qualcuno ha nominato { $cards } e ha sbagliato: dunque non è la Prescelta.
   *[other] Qualcuno ha nominato { $cards } e ha sbagliato: dunque non è il Prescelto.
}
puzzle-step-struck = { $place ->
    [hand] { $player } non ha in mano nessuna di queste carte: { $cards }.
   *[deck] Nessuna di queste carte è tra i Personaggi Sconosciuti: { $cards }.
}
puzzle-step-blotted = { $place ->
    [hand] Per { $player } restano solo questi nomi: { $cards }. In quella mano non c’è nessun altro.
   *[deck] Per i Personaggi Sconosciuti restano solo questi nomi: { $cards }. Tra loro non c’è nessun altro.
}
puzzle-step-mixed = { $cards } sono in questi due posti: { $places }. Dunque non sono altrove, e nessuna delle due è la carta del Prescelto.
puzzle-step-astray = { $cardsKey ->
    [lilja] { $cards } è in uno di questi posti: { $places }. Dunque non è altrove e non è la Prescelta.
    [lewis] { $cards } è in uno di questi posti: { $places }. Dunque non è altrove e non è la Prescelta.
   *[other] { $cards } è in uno di questi posti: { $places }. Dunque non è altrove e non è il Prescelto.
}
puzzle-step-charted = { $place ->
    [hand] Secondo la plancia dei Personaggi di quell’Ora, { $player } può avere solo: { $cards }.
   *[deck] Secondo la plancia dei Personaggi di quell’Ora, tra gli Sconosciuti hai visto uno di questi: { $cards }.
}
puzzle-step-last-name = { $cardsKey ->
    [lilja] Ogni altro nome è escluso: la Prescelta è { $cards }.
    [lewis] Ogni altro nome è escluso: la Prescelta è { $cards }.
   *[other] Ogni altro nome è escluso: il Prescelto è { $cards }.
}
puzzle-step-full = Con { $cards } tutte le carte di questo posto sono note: { $places }. Non può essercene un’altra.
puzzle-step-only-place = { $place ->
    [hand] Per { $cards } ogni altro posto è escluso: la carta è in mano { LIAISON("a", $player) }.
    [deck] Per { $cards } ogni altro posto è escluso: la carta è tra i Personaggi Sconosciuti.
   *[chosen] { $cardsKey ->
        [lilja] Per { $cards } ogni altro posto è escluso: è la Prescelta.
        [lewis] Per { $cards } ogni altro posto è escluso: è la Prescelta.
       *[other] Per { $cards } ogni altro posto è escluso: è il Prescelto.
    }
}
puzzle-step-only-cards = { $place ->
    [hand] Per { $player } ogni altro nome è escluso: ha in mano { $cards }.
   *[deck] Per i Personaggi Sconosciuti ogni altro nome è escluso: { $cards }.
}
puzzle-step-remains = { $place ->
    [hand] Dei nomi nell’appunto macchiato resta solo questo: { $player } ha in mano { $cards }.
   *[deck] Dei nomi nell’appunto macchiato resta solo questo per i Personaggi Sconosciuti: { $cards }.
}
puzzle-step-taken = Il resto di questo posto è noto: { $places }. Ciò che manca è nell’appunto macchiato: { $cards }.
puzzle-step-unmixed = Una delle due carte è esclusa in uno dei posti. Dunque { $cards } sono, in quest’ordine, qui: { $places }.
puzzle-step-count-cards = { $cards } possono stare solo qui: { $places }. C’è posto per { $count } carte e non di più: nessun’altra carta può essere lì.
puzzle-step-count-places = Per questi posti ({ $places }) restano solo { $count } carte: { $cards }. Dunque non sono altrove.

puzzles-title = Enigma del giorno
puzzles-title-practice = Esercizio
puzzles-lead = Sul tuo taccuino è caduta la fuliggine. Ciò che si legge ancora è vero, e ti basterà.
puzzles-grade = Livello { $grade }: { $name }
puzzles-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
puzzles-chronicle = Che cosa si legge ancora
puzzles-before = All’inizio
puzzles-grid = I tuoi ragionamenti
puzzles-grid-hint = Premi una casella per segnarla con ✗ o ✓.
# For the ear: the reader’s own marks.
note-mark-no = il tuo segno: no
note-mark-yes = il tuo segno: sì
puzzles-clear = Cancella
puzzles-answer = La tua risposta
puzzles-check = Verifica la risposta
puzzles-pick = Scegli prima una risposta.
puzzles-right = Esatto!
puzzles-wrong = { $count ->
    [one] Non è questa. Rileggi l’appunto illuminato.
   *[other] Non è questa. Rileggi gli appunti illuminati.
}
puzzles-shown = La risposta era questa.
puzzles-give-up = Mostra la soluzione
puzzles-explained = Passo per passo
puzzles-step = Passo { $number } di { $count }
puzzles-previous = Passo precedente
puzzles-next = Passo successivo
puzzles-reads = { $facts ->
    [one] dall’appunto { $list }
   *[other] dagli appunti { $list }
}
puzzles-builds = { $steps ->
    [one] con il passo { $list }
   *[other] con i passi { $list }
}
puzzles-share = Copia il mio risultato
puzzles-share-text = Armonium, enigma { LIAISON("del", $date) }, livello { $grade }: { $tries ->
    [0] ho guardato la soluzione
    [one] risolto al primo tentativo
   *[other] risolto al tentativo n. { $tries }
}.
puzzles-streak = { $days ->
    [0] Risolvi l’enigma di oggi per cominciare una serie di giorni.
    [one] Un giorno di fila.
   *[other] { $days } giorni di fila.
}
puzzles-calendar = Calendario
puzzles-earlier = Mese precedente
puzzles-later = Mese successivo
puzzles-day = { $state ->
    [solved] { $date }, livello { $grade }, risolto
    [shown] { $date }, livello { $grade }, soluzione vista
    [future] { $date }, deve ancora arrivare
   *[open] { $date }, livello { $grade }, da risolvere
}
puzzles-practice = Esercizi per livello
puzzles-practice-about = Quanti ne vuoi, sempre nuovi.
puzzles-another = Un altro di questo livello
puzzles-today = Enigma del giorno
puzzles-loading = Apro il taccuino…
