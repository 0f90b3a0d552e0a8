var e=`
do-open = Apri l’asta per la posizione { $position }
do-bid = Offri { $time ->
    [one] { $time } Punto Tempo
   *[other] { $time } Punti Tempo
}
do-pass = Passa
do-place-clue = Piazza un Indizio presso { $space }
do-declare = { $characterKey ->
    [lilja] Dichiara vittoria: la Prescelta è { $character }
    [lewis] Dichiara vittoria: la Prescelta è { $character }
   *[other] Dichiara vittoria: il Prescelto è { $character }
}
do-choose = Scegli { $character }: { $ability }
do-play-power = Gioca una Carta Azione: { $power }
do-play-item = Gioca una Tessera Oggetto: { $tile }
do-name = Usa l’Abilità di { $character }: { $ability }
do-favour = { $activity }
do-block = Blocca { $character }
do-take-back = Riprendi in mano: { $power }
do-turn = Ruota l’Ingranaggio di { $teeth ->
    [one] { $teeth } dente
   *[other] { $teeth } denti
}
do-turn-back = Ruota l’Ingranaggio all’indietro di { $teeth ->
    [one] { $teeth } dente
   *[other] { $teeth } denti
}
do-step = Fai un passo verso { $to }
do-ride = Viaggia verso { $to }
do-taxi = Prendi la Carrozza a Vapore verso { $to }
do-stop = Fermati qui
do-investigate-hand = { $clues ->
    [0] Guarda le carte di { $other }
    [one] Guarda le carte di { $other }, spendendo { $clues } Indizio
   *[other] Guarda le carte di { $other }, spendendo { $clues } Indizi
}
do-investigate-deck = { $clues ->
    [0] Guarda i Personaggi Sconosciuti
    [one] Guarda i Personaggi Sconosciuti, spendendo { $clues } Indizio
   *[other] Guarda i Personaggi Sconosciuti, spendendo { $clues } Indizi
}
do-research = { $clues ->
    [0] Pesca una Tessera Ricerca
    [one] Pesca 2 Tessere Ricerca, spendendo { $clues } Indizio
   *[other] Pesca { $total } Tessere Ricerca, spendendo { $clues } Indizi
}
do-compose = { $clues ->
    [0] Componi 1 Punto Musica
    [one] Componi 2 Punti Musica, spendendo { $clues } Indizio
   *[other] Componi { $total } Punti Musica, spendendo { $clues } Indizi
}
do-move-clue = Muovi l’Indizio: { $from } → { $to }
do-relocate = Porta { $character } presso { $to }
do-swap = Scambia di posto { $character } e { $second }
do-end-turn = Termina il turno
do-place-location = { $sideKey ->
    [north] Piazza a nord: { $tile }
    [east] Piazza a est: { $tile }
    [south] Piazza a sud: { $tile }
   *[west] Piazza a ovest: { $tile }
}
do-discard-organ = Trova l’Organo scartando: { $tile }
do-decline = Non piazzare nessuna Tessera Luogo
do-place-organ = Colloca l’Organo presso { $space }
do-discard = Scarta: { $tile }
ask-open-auction = Quale posizione metti all’asta?
ask-opening-bid = Qual è la tua offerta di partenza?
ask-raise = Rilanci o passi?
ask-place-clue = In quale Isolato vuoto piazzi un Indizio?
ask-choose = Quale Personaggio scegli?
ask-gears = Di quanto ruoti l’Ingranaggio?
ask-move = Dove si muove il tuo Personaggio?
ask-act = { $activityKey ->
    [investigate] Di chi indaghi le carte, e con quanti Indizi?
    [research] Con quanti Indizi fai la Ricerca?
    [compose] Con quanti Indizi componi?
   *[move_clue] Quale Indizio muovi, e dove?
}
ask-end-turn = Giochi qualcos’altro o termini il turno?
ask-look = Di chi guardi le carte?
ask-free-steps = Dove portano i passi gratuiti?
ask-taxi-ride = Dove prosegue la Carrozza a Vapore?
ask-ride = Dove ti porta il viaggio?
ask-clue-on-mystic = In quale Luogo Mistico piazzi un Indizio?
ask-take-back = Quale Carta Azione riprendi in mano?
ask-block = Quale Personaggio blocchi?
ask-name = Di chi usa l’Abilità Pålsson?
ask-favour = Quale azione compie Vidal?
ask-move-clue = Quale Indizio muovi, e dove?
ask-relocate = Quale Personaggio va in quale Luogo Mistico?
ask-swap = Quali due Personaggi si scambiano di posto?
ask-place-location = Piazzi una Tessera Luogo?
ask-place-organ = Dove si trova l’Organo?
ask-discard = Quale Tessera Ricerca scarti?
ask-nothing = La partita è finita.
log-character-dealt = { $player } riceve una Carta Personaggio: { $character }.
log-character-dealt-hidden = { $player } riceve una Carta Personaggio.
log-character-face-up = La carta di { $character } è scoperta accanto alla plancia.
log-hour-began = Scocca l’Ora { $hour }.
log-role-dealt = { $roleKey ->
    [fenrir] Fenrir si risveglia in { $player }.
   *[hero] { $player } ha il ruolo di Eroe.
}
log-role-dealt-hidden = { $player } riceve una carta ruolo.
log-event-turned = Evento { $number }: { $card }
log-auction-opened = { $player } apre l’asta per la posizione { $position }.
log-bid-made = { $player } offre { $time ->
    [one] { $time } Punto Tempo.
   *[other] { $time } Punti Tempo.
}
log-bid-passed = { $player } passa.
log-position-won = { $time ->
    [0] { $player } si aggiudica gratis la posizione { $position }.
   *[other] { $player } si aggiudica la posizione { $position }.
}
log-position-given = Per { $player } resta la posizione { $position }.
log-position-struck = La posizione { $position } viene eliminata e le successive avanzano di un posto.
log-clue-placed = { $player } piazza un Indizio presso { $space }.
log-declared = { $roleKey ->
    [fenrir] { $player } dichiara vittoria come Fenrir: { $characterKey ->
        [lilja] «La Prescelta è { $character }!».
        [lewis] «La Prescelta è { $character }!».
       *[other] «Il Prescelto è { $character }!».
    }
   *[hero] { $player } dichiara vittoria come Eroe: { $characterKey ->
        [lilja] «La Prescelta è { $character }!».
        [lewis] «La Prescelta è { $character }!».
       *[other] «Il Prescelto è { $character }!».
    }
}
log-mark-shown = { $player } mostra una tessera con il Marchio del Lupo: { $tile }.
log-declared-wrongly = { $player } guarda la carta del Prescelto e scopre di aver sbagliato: è { $character }.
log-declared-wrongly-hidden = { $player } guarda la carta del Prescelto e scopre di aver sbagliato.
log-declared-rightly = { $characterKey ->
    [lilja] La carta viene rivelata: { $character } è la Prescelta.
    [lewis] La carta viene rivelata: { $character } è la Prescelta.
   *[other] La carta viene rivelata: { $character } è il Prescelto.
}
log-character-chosen = { $player } sceglie { $character }.
log-ability-used = { $player } usa l’Abilità di { $character }.
log-character-blocked = { $player } blocca { $character } per quest’Ora.
log-time-gained = { $player } guadagna { $time ->
    [one] { $time } Punto Tempo.
   *[other] { $time } Punti Tempo.
}
log-time-paid = { $player } paga { $time ->
    [one] { $time } Punto Tempo.
   *[other] { $time } Punti Tempo.
}
log-music-gained = { $player } guadagna { $pages ->
    [one] { $pages } Punto Musica.
   *[other] { $pages } Punti Musica.
}
log-clue-gained = { $player } guadagna un Indizio.
log-clues-spent = { $player } spende { $clues ->
    [one] un Indizio.
   *[other] { $clues } Indizi.
}
log-clue-picked = { $player } raccoglie un Indizio presso { $space }.
log-tile-drawn = { $player } pesca una Tessera Ricerca: { $tile }.
log-tile-drawn-hidden = { $player } pesca una Tessera Ricerca.
log-power-taken-back = { $player } riprende in mano una Carta Azione: { $power }.
log-gears-turned = { $player } ruota l’Ingranaggio di { $teeth ->
    [one] { $teeth } dente
   *[other] { $teeth } denti
}: { $machine }, { $walking ->
    [one] { $walking } passo
   *[other] { $walking } passi
}, { $activity }.
log-gears-turned-back = { $player } ruota l’Ingranaggio all’indietro di { $teeth ->
    [one] { $teeth } dente
   *[other] { $teeth } denti
}: { $machine }, { $walking ->
    [one] { $walking } passo
   *[other] { $walking } passi
}, { $activity }.
log-moved-walking = { $character } raggiunge a piedi { $to }.
log-moved-free-step = { $character } raggiunge { $to } con un passo gratuito.
log-moved-machine = { $machineKey ->
    [taxi] { $character } raggiunge { $to } in Carrozza a Vapore.
    [train] { $character } prende il Tram a Vapore e raggiunge { $to }.
    [monorail] { $character } prende la Monorotaia e raggiunge { $to }.
   *[airship] { $character } raggiunge { $to } in Dirigibile.
}
log-action-taken = { $activityKey ->
    [investigate] { $player } indaga.
    [research] { $player } fa una Ricerca.
    [compose] { $player } compone.
   *[move_clue] { $player } segue le tracce di un Indizio.
}
log-skipped = { $activityKey ->
    [investigate] { $player } non trova nessuno su cui indagare.
    [research] { $player } non trova più Tessere Ricerca da pescare.
    [compose] { $player } non ha nulla da comporre.
   *[move_clue] { $player } non trova Indizi da muovere.
}
log-card-looked-character = { $player } guarda una carta di { $other }: { $character }.
log-card-looked-power = { $player } guarda una carta di { $other }: la Carta Azione «{ $power }».
log-card-looked-hidden = { $player } guarda una carta di { $other }.
log-deck-looked-character = { $player } guarda una carta dei Personaggi Sconosciuti: { $character }.
log-deck-looked-power = { $player } guarda una carta dei Personaggi Sconosciuti: la Carta Azione «{ $power }».
log-deck-looked-hidden = { $player } guarda una carta dei Personaggi Sconosciuti.
log-clue-moved = { $player } muove un Indizio: { $from } → { $to }.
log-power-played = { $player } gioca una Carta Azione: { $power }.
log-item-played = { $player } gioca una Tessera Oggetto: { $tile }.
log-relocated = { $character } cambia casella: { $from } → { $to }.
log-swapped = { $character } e { $second } si scambiano di posto.
log-turn-ended = Il turno di { $player } è finito.
log-location-placed = { $sideKey ->
    [north] { $player } piazza a nord la Tessera Luogo { $building }: l’Organo è più a sud.
    [east] { $player } piazza a est la Tessera Luogo { $building }: l’Organo è più a ovest.
    [south] { $player } piazza a sud la Tessera Luogo { $building }: l’Organo è più a nord.
   *[west] { $player } piazza a ovest la Tessera Luogo { $building }: l’Organo è più a est.
}
log-location-declined = { $player } non piazza nessuna Tessera Luogo.
log-organ-tile-discarded = { $player } segue il simbolo dell’Organo su una tessera: { $tile }.
log-organ-placed = { $player } trova l’Organo presso { $space }.
log-tile-discarded = { $player } scarta una Tessera Ricerca: { $tile }.
log-tile-discarded-hidden = { $player } scarta una Tessera Ricerca.
log-player-out-time = { $player } non ha più Tempo ed è fuori dal gioco.
log-player-out-wrong-name = { $player } ha nominato il Personaggio sbagliato ed è fuori dal gioco.
log-player-out-failed = { $player } non ha tenuto fede alla dichiarazione ed è fuori dal gioco.
log-card-revealed = { $player } rivela una Carta Personaggio: { $character }.
log-tiles-returned = { $tiles ->
    [one] { $tiles } tessera di { $player } finisce sotto la pila.
   *[other] { $tiles } tessere di { $player } finiscono sotto la pila.
}
log-ended-hero = Il Prescelto siede all’Organo, la Melodia del Cosmo risuona e { $player } vince.
log-ended-fenrir = Il Lupo ha trovato il Prescelto: vince { $player }, l’Incarnazione di Fenrir.
log-ended-ragnarok = Mezzanotte: è il Ragnarök. Hanno perso tutti.
log-ended-all-out = In gioco non è rimasto nessuno. Hanno perso tutti.
player-unnamed = Giocatore { $number }
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
building-mole = Mole Antonelliana
building-cimitero = Cimitero
building-tempio = Tempio Valdese
building-museo = Museo Egizio
building-obelisco = Obelisco
role-hero = Eroe
role-fenrir = Fenrir
power-look = guarda 3 carte
power-ride = usa un Mezzo di trasporto qualsiasi
power-research = pesca 3 Tessere Ricerca
power-music = guadagna 3 Punti Musica
event-card-1 = in posizione III l’Abilità del Personaggio scelto si usa due volte. Pålsson è bloccato.
event-card-2 = la posizione IV pesca 2 Tessere Ricerca. Lilja dà 1 Indizio e 1 tessera.
event-card-3 = la posizione III guarda 2 carte. Vidal dà 1 Indizio e 1 Punto Tempo.
event-card-4 = Pålsson dà 1 Indizio e 2 Punti Tempo. I Mezzi di trasporto sono tutti fermi.
event-card-5 = la posizione IV guadagna 3 Punti Tempo. Johnsson dà 1 Indizio e 1 Punto Musica. Vikström è bloccato.
event-card-6 = la posizione II guadagna 2 Punti Tempo. Lewis è bloccata.
event-card-7 = l’ultima posizione ottiene fino a 3 passi gratuiti. Snowy è bloccato.
event-card-8 = l’ultima posizione pesca 1 Tessera Ricerca. Chi sceglie Lewis deve bloccare un altro Personaggio.
event-card-9 = l’ultima posizione riprende in mano una Carta Azione già giocata. Vikström dà 1 Punto Musica e 1 tessera. Koleberg è bloccato.
event-card-10 = l’ultima posizione pesca 3 Tessere Ricerca. Snowy dà 1 Punto Musica e 2 Punti Tempo. Lilja è bloccata.
event-card-11 = la posizione II guadagna 2 Punti Musica. Koleberg dà 1 Indizio e fino a 3 passi gratuiti. Nessuno può giocare Carte Azione o Tessere Oggetto.
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
refused-game-over = La partita è finita.
refused-not-your-turn = Ora la decisione non è di { $player }, ma di { $other }.
refused-not-now = Questo non risponde a ciò che viene chiesto ora: { $asked }
refused-no-such-space = Sulla plancia non c’è nessuna { $space }.
refused-no-such-tile = Nel gioco non c’è nessuna { $tile }.
refused-no-such-position = In quest’Ora non c’è una posizione { $number }: le posizioni vanno da 1 a { $positions }.
refused-position-taken = La posizione { $position } è già occupata.
refused-bid-too-low = Per rilanciare devi offrire almeno { $least ->
    [one] { $least } Punto Tempo.
   *[other] { $least } Punti Tempo.
}
refused-bid-too-high = Non puoi offrire più Tempo di quanto ne hai: { $time }.
refused-not-regular = { $space } non è un Isolato.
refused-not-mystic = { $space } non è un Luogo Mistico.
refused-not-empty = La casella { $space } non è vuota.
refused-already-declared = In questo turno la vittoria è già stata dichiarata.
refused-organ-not-on-map = Un Eroe può dichiarare vittoria solo quando l’Organo è sulla mappa.
refused-too-few-marks = Per dichiarare vittoria Fenrir ha bisogno di 2 Marchi del Lupo, e tu ne hai { $marks }.
refused-character-used = In quest’Ora qualcuno ha già scelto { $character }.
refused-character-blocked = { $characterKey ->
    [lilja] In quest’Ora { $character } è bloccata.
    [lewis] In quest’Ora { $character } è bloccata.
   *[other] In quest’Ora { $character } è bloccato.
}
refused-must-choose = Dopo la tua dichiarazione devi scegliere { $character }.
refused-not-himself = Pålsson deve usare l’Abilità di un altro Personaggio.
refused-no-effect = Adesso questo non cambierebbe nulla.
refused-idle-ability = Adesso quella non cambierebbe nulla: scegline un’altra.
refused-teeth-not-offered = L’Ingranaggio non può fare questa rotazione (denti: { $teeth }).
refused-too-expensive = { $price ->
    [one] Costa { $price } Punto Tempo, e tu ne hai { $time }.
   *[other] Costa { $price } Punti Tempo, e tu ne hai { $time }.
}
refused-no-steps-left = La Ruota del Movimento non concede altri passi.
refused-not-adjacent = { $to } e { $from } non sono caselle adiacenti.
refused-occupied = Presso { $space } c’è un altro Personaggio o l’Organo.
refused-ride-used = Il Mezzo di trasporto di questo turno è già stato usato.
refused-transport-forbidden = L’Evento di quest’Ora vieta ogni Mezzo di trasporto.
refused-not-at-station = Il Mezzo di trasporto non ferma qui: { $space }.
refused-not-a-stop = Il Mezzo di trasporto non raggiunge { $space }.
refused-no-taxi = Adesso non c’è nessuna Carrozza a Vapore da prendere.
refused-power-not-held = Hai già giocato questa Carta Azione: { $power }.
refused-power-already = In questo turno hai già giocato una Carta Azione.
refused-tile-not-held = Non hai in mano questa tessera: { $tile }.
refused-item-already = In questo turno hai già giocato una Tessera Oggetto.
refused-not-an-item = Questa non è una Tessera Oggetto: { $tile }.
refused-not-a-location = Questa non è una Tessera Luogo: { $tile }.
refused-cards-forbidden = L’Evento di quest’Ora vieta Carte Azione e Tessere Oggetto.
refused-no-character-yet = Questo muove il tuo Personaggio, e non ne hai ancora scelto uno.
refused-no-clue = Non hai Indizi da cedere.
refused-no-target-hand = Nella mano di { $other } non c’è nessuna carta da guardare.
refused-no-target-deck = Tra i Personaggi Sconosciuti non c’è nessuna carta da guardare.
refused-no-clues-here = Gli Indizi si possono spendere solo per l’azione indicata dalla Ruota delle Azioni.
refused-too-many-clues = { $most ->
    [0] Qui non si possono spendere Indizi.
    [one] Qui si può spendere al massimo { $most } Indizio.
   *[other] Qui si possono spendere al massimo { $most } Indizi.
}
refused-no-clue-there = Presso { $space } non c’è nessun Indizio.
refused-power-not-played = Non hai giocato questa Carta Azione: { $power }.
refused-same-space = I due Personaggi sono sulla stessa casella: { $space }.
refused-swap-order = Indica due Personaggi diversi, { $second } prima di { $character }.
refused-swap-same = Per scambiarsi di posto { $character } ha bisogno di un altro Personaggio.
refused-side-taken = A { $side } c’è già una tessera.
refused-empty-area = Con questa tessera a { $side } non resterebbe nessun Isolato per l’Organo.
refused-area-occupied = In ogni Isolato in cui potrebbe trovarsi l’Organo c’è un Personaggio.
refused-no-organ-symbol = Questa tessera non ha il simbolo dell’Organo: { $tile }.
refused-not-three-tiles = { $tiles ->
    [one] Il simbolo dell’Organo richiede esattamente 3 Tessere Luogo sulla plancia, e ce n’è { $tiles }.
   *[other] Il simbolo dell’Organo richiede esattamente 3 Tessere Luogo sulla plancia, e ce ne sono { $tiles }.
}
refused-outside-area = L’Organo non può trovarsi presso { $space }.
table-illegal = Le regole non lo permettono.
table-stale = Nel frattempo la partita è andata avanti: guarda di nuovo e decidi.
table-bad-players = Un tavolo ha da 3 a 6 giocatori.
table-bad-clock = La riserva di tempo va da 10 secondi a un giorno, l’incremento è al massimo di un’ora, un turno dura da 1 a 720 ore.
table-bad-sleep = Il riposo inizia e finisce a un minuto tra 0 e 1439 e lascia libera almeno un’ora del giorno.
table-no-such-seat = A questo tavolo quel posto non esiste.
table-seat-taken = Il posto è occupato: scegline un altro.
table-full = Tutti i posti sono occupati.
table-seated-already = Hai già un posto a questo tavolo.
table-not-seated = Non hai un posto a questo tavolo.
table-not-host = Può farlo solo chi ospita il tavolo.
table-not-invited = Il tavolo è privato: si entra su invito.
table-bad-link = Il link è errato o è già stato usato: chiedine uno nuovo.
table-begun = La partita è già iniziata.
table-not-begun = La partita non è ancora iniziata.
table-over = La partita è finita.
table-not-over = La partita non è ancora finita.
table-rated = I bot della casa non possono giocare a un tavolo valido per la classifica.
table-nonce-given = Il tuo contributo al sorteggio c’è già.
table-substituted = Al tuo posto gioca un bot: prima riprenditi il posto.
table-not-substituted = Nessun bot gioca al tuo posto.
table-nothing-to-take-back = Non hai nulla da annullare.
table-sealed = Ciò che è stato rivelato, affidato al caso o offerto all’asta non si può annullare.
table-bad-text = Un testo ha da 1 a 500 caratteri stampabili.
table-rematch-exists = La rivincita c’è già.
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna a tutti!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-your-turn = Tocca a te.
phrase-one-moment = Un attimo, per favore.
phrase-back-soon = Torno subito.
phrase-i-suspect-you = Sospetto di te…
phrase-not-me = Io non c’entro!
phrase-fenrir-is-near = Fenrir è vicino.
phrase-haha = Ah ah!
phrase-goodbye = Alla prossima!
`;export{e as default};