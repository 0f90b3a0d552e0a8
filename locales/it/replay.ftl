# The words of the replay.

replay-title = Replay, Ora { $hour } · Armonium
replay-heading = Replay di una partita
replay-loading = Recupero la partita…
replay-none = Nessun replay
replay-not-over = Questa partita non è ancora finita: il replay sarà disponibile alla fine.
replay-not-admitted = Questa partita era privata. Chiedi a chi l’ha giocata un link al replay.
replay-no-game = Questa partita non esiste. Controlla il link.
replay-trouble = Al momento la partita non si può recuperare. Riprova tra poco.
# Variables: $pack, the id of a content pack and the beginning of its hash.
replay-missing-pack = Su questo server manca il pacchetto { $pack }, sulla cui plancia si è giocata la partita. Chi gestisce il server può indicare il file con --pack e riavviarlo.

replay-seen = Vista
replay-as = come la vedeva { $player }
replay-as-spectator = come la vedevano tutti
replay-as-all = con tutte le carte scoperte
replay-watcher = Vedi ciò che vedevano tutti al tavolo. Scegli un giocatore qui sopra per vedere le sue carte come le vedeva allora, oppure scopri tutto.
replay-copy = Copia un link a questo momento
replay-copied = Link copiato
# Sharing the replay of a private game.
replay-share = Condividere questo replay?
replay-share-about = Questa partita era privata. Chiunque abbia il link può guardarne il replay: tutti i nomi, le carte e le decisioni. La chat resta tra i giocatori.
replay-share-copy = Copia il link
replay-share-end = Annulla tutti i link
replay-share-ended = I link a questo replay non funzionano più.
replay-share-close = Chiudi
replay-share-players = Solo chi ha giocato questa partita può condividerne il replay.

replay-transport = Scorri la partita
replay-moment = Momento
replay-moment-of = Ora { $hour } · { $at } di { $end }
replay-decision-back = Decisione precedente
replay-decision-on = Decisione successiva
replay-turn-back = Turno precedente
replay-turn-on = Turno successivo
replay-hour-back = Ora precedente
replay-hour-on = Ora successiva
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità: ×{ $speed }
replay-decides = Decide { $player }
replay-is-over = La partita è finita
replay-auction = Torna all’asta
replay-side = Dove può trovarsi l’Organo, e chi è stato scelto in quest’Ora
replay-tab-log = Diario
replay-tab-beliefs = Certezze
replay-tab-analysis = Analisi
replay-tab-proof = Equità
replay-dock-city = Città
replay-dock-hand = Carte
replay-dock-machine = Ruote
replay-dock-log = Diario
replay-dock-beliefs = Certezze
replay-dock-analysis = Maestro
replay-dock-proof = Equità

replay-secrets = Che cosa aveva ciascuno
replay-chosen-one = Il Prescelto
replay-no-tiles = nessuna tessera

replay-beliefs = Che cosa si poteva sapere
replay-beliefs-open-chosen = Quanta certezza ogni giocatore poteva avere sul vero Prescelto, in base ai soli fatti.
replay-beliefs-open-fenrir = Quanta certezza ogni giocatore poteva avere su chi è Fenrir, in base ai soli fatti.
replay-beliefs-own-chosen = Chi poteva ancora essere il Prescelto, in base a ciò che si sapeva in questo momento.
replay-beliefs-own-fenrir = Chi poteva essere Fenrir, in base a ciò che si sapeva in questo momento.
replay-about-chosen = Prescelto
replay-about-fenrir = Fenrir
replay-graph = Le probabilità nel corso della partita; l’elenco sotto le riporta per questo momento
replay-beliefs-now = Le probabilità in questo momento

replay-analysis = Che cosa ne pensa il maestro
replay-here = Questa decisione
replay-whole-game = Tutta la partita
replay-ask-master = Che cosa avrebbe giocato il maestro?
replay-thinking = Il maestro ci pensa…
replay-nobody-decides = Qui nessuno ha una decisione da prendere.
replay-no-choice = Qui c’era una sola mossa possibile.
replay-not-yours = Qui decide { $player }. Scopri tutto per sapere che cosa ne pensa il maestro.
replay-master = la scelta del maestro
replay-made = la mossa giocata
replay-tries = { $tries ->
    [one] provata in { $tries } partita
    [many] provata in { $tries } partite
   *[other] provata in { $tries } partite
}
replay-declared-sure = quanta certezza si poteva avere
replay-verdict-open = Qui non c’era più nulla da decidere. Ecco che cosa avrebbe giocato il maestro al posto di { $player }.
replay-verdict-same = { $player } ha giocato come avrebbe giocato il maestro.
replay-verdict-even = { $player } ha giocato diversamente, e andava altrettanto bene.
replay-verdict-unsure = Il maestro avrebbe giocato diversamente. Forse le probabilità di vittoria sono calate di { $percent ->
    [one] { $percent } punto percentuale
   *[other] { $percent } punti percentuali
}, ma potrebbe essere solo il caso.
replay-verdict-lost = Il maestro avrebbe giocato diversamente: qui le probabilità di vittoria sono calate di circa { $percent ->
    [one] { $percent } punto percentuale
   *[other] { $percent } punti percentuali
}.
replay-analyse = Analizza tutta la partita
replay-analyse-on = Continua l’analisi
replay-analyse-deep = Approfondisci
replay-analyse-about = Da ogni decisione il bot più forte prosegue in molte partite immaginate. Non sa più di quanto sapeva il giocatore.
replay-analysed = { $count ->
    [one] È stata analizzata { $count } decisione, in base a ciò che il giocatore poteva sapere.
    [many] Sono state analizzate { $count } decisioni, in base a ciò che ogni giocatore poteva sapere.
   *[other] Sono state analizzate { $count } decisioni, in base a ciò che ogni giocatore poteva sapere.
}
replay-progress = Avanzamento dell’analisi
replay-progress-of = { $count } di { $total }
replay-stop = Ferma
replay-analysis-busy = Hai già un’analisi in corso altrove. Prima fermala.
replay-analysis-trouble = L’analisi si è interrotta. Ciò che è già stato analizzato resta qui.
replay-losses = Dove si è perso di più
replay-loss = { $player }, Ora { $hour }. Meglio: { $best }
replay-no-losses = Nessuno ha commesso errori di cui il maestro sia sicuro.
replay-later = { $count ->
    [one] { $count } altra viene più avanti nella partita e non si mostra ancora.
    [many] { $count } altre vengono più avanti nella partita e non si mostrano ancora.
   *[other] { $count } altre vengono più avanti nella partita e non si mostrano ancora.
}
replay-sums = Perdita media per decisione
replay-sum = { $points }%
replay-sums-about = In percentuale di probabilità di vittoria: meno si perde, più si è vicini al maestro.

replay-branch = Gioca da qui
replay-branch-over = In questo momento la partita è finita
replay-branch-about = Un nuovo tavolo che riparte esattamente da questo momento: Ora { $hour }, decisione { $at }. Con le stesse carte, le stesse tessere e la stessa sorte a venire.
replay-branch-seat = Il tuo posto
replay-branch-bots = Per gli altri gioca
replay-branch-note = Il tavolo è privato e il risultato non conta. Chi ha guardato le carte scoperte ne sa più dei giocatori di allora.
replay-branch-start = Gioca
replay-branch-cancel = Annulla

replay-proof = Il sorteggio è stato equo?
replay-proof-about = Nessuno poteva scegliere le carte, né i giocatori né il server. Qui puoi verificarlo.
replay-proof-start = Verifica il sorteggio
replay-proof-busy = Controllo…
replay-proof-trouble = Al momento il registro non si può recuperare. Riprova tra poco.
replay-proof-holds = Tutto corrisponde: il sorteggio è stato equo e la partita è andata come dice il registro.
replay-proof-branch-result = Il registro è corretto. Le carte vengono da un’altra partita: qui non c’era un sorteggio da provare.
replay-proof-fails = Qualcosa non corrisponde. Conserva il registro e rivolgiti a chi gestisce il server.
replay-proof-holds-sign = corretto
replay-proof-broken-sign = non corretto
replay-proof-note-sign = nota
replay-proof-chain-title = Nessuna modifica successiva
replay-proof-chain = { $lines ->
    [one] Il registro ha { $lines } riga. Porta un sigillo su tutto ciò che precede, e il sigillo corrisponde.
    [many] Il registro ha { $lines } righe. Ognuna porta un sigillo su tutto ciò che precede, e tutti i sigilli corrispondono: nessuna riga è stata cambiata, tolta, aggiunta o spostata.
   *[other] Il registro ha { $lines } righe. Ognuna porta un sigillo su tutto ciò che precede, e tutti i sigilli corrispondono: nessuna riga è stata cambiata, tolta, aggiunta o spostata.
}
replay-proof-chain-broken = Il sigillo della riga { $line } non corrisponde: lì qualcosa è stato cambiato.
replay-proof-bound-title = Il server non poteva cambiare idea
replay-proof-bound = Prima che qualcuno si sedesse, il server ha messo sotto chiave un numero segreto e ne ha mostrato l’impronta. Ora il numero è noto, e ha proprio quell’impronta.
replay-proof-bound-broken = Il numero segreto ha un’impronta diversa da quella mostrata prima della partita.
replay-proof-mixed-title = Tutti hanno mescolato il mazzo
replay-proof-mixed = { $players ->
    [one] Poi { $players } giocatore ha aggiunto un proprio numero. Il mazzo è stato mescolato con il segreto e con quel numero: nessuna delle due parti conosceva quello dell’altra.
    [many] Poi { $players } giocatori hanno aggiunto un numero ciascuno. Il mazzo è stato mescolato con il segreto e con tutti quei numeri: nessuno poteva conoscere il risultato prima dell’ultimo.
   *[other] Poi { $players } giocatori hanno aggiunto un numero ciascuno. Il mazzo è stato mescolato con il segreto e con tutti quei numeri: nessuno poteva conoscere il risultato prima dell’ultimo.
}
replay-proof-mixed-broken = Le carte non corrispondono al segreto e ai numeri dei giocatori.
replay-proof-bots-title = Qui giocavano solo bot
replay-proof-bots = Nessuna persona ha aggiunto un numero: il sorteggio dipende dal solo server.
replay-proof-branch-title = Questa partita parte da un replay
replay-proof-branch = È cominciata dal momento { $at } della partita { $table } e ne usa le carte. Questo registro non prova nulla sul sorteggio: vale quello dell’altra partita.
replay-proof-yours-title = C’è anche il tuo numero
replay-proof-yours = Questo browser ha conservato il numero che ha aggiunto per te e l’impronta che gli è stata mostrata. Sono entrambi nel registro: è il tavolo al quale sedevi.
replay-proof-yours-broken = Il numero aggiunto da questo browser non è nel registro. Non è il tavolo al quale sedevi.
replay-proof-played-title = Si è giocato secondo le regole
replay-proof-played = { $decisions ->
    [one] Il server ha rigiocato la partita: { $decisions } decisione, permessa dalle regole. Annullate come permettono le regole: { $takeBacks }.
    [many] Il server ha rigiocato la partita: tutte le { $decisions } decisioni erano permesse e portano al finale indicato nel registro. Annullate come permettono le regole: { $takeBacks }.
   *[other] Il server ha rigiocato la partita: tutte le { $decisions } decisioni erano permesse e portano al finale indicato nel registro. Annullate come permettono le regole: { $takeBacks }.
}
replay-proof-played-broken = La riga { $line } del registro non segue dalle precedenti ({ $clause }): { $message }
replay-proof-own = Sigilli, impronta e mescolata sono stati calcolati dal tuo browser.
replay-proof-not-own = Il tuo browser può calcolarlo solo con una connessione cifrata; qui il server ha controllato il proprio registro. Scaricalo e controllalo con un programma di tua scelta.
replay-proof-limits = Che cosa non dimostra: che nessuno abbia sbirciato le carte di un altro, o che il server non abbia dato suggerimenti.
replay-proof-shared = Stai guardando con un link condiviso, perciò qui il registro è stato verificato dal server. Chi ha giocato può verificarlo nel proprio browser.
replay-proof-sum = L’ultimo sigillo. I registri che hanno lo stesso sono uguali:
replay-files = Scarica
