# The words of the replay.

replay-title = Replay, Ora { $hour } · Armonium
replay-heading = Replay di una partita
replay-loading = Recupero la partita …
replay-none = Nessun replay
replay-not-over = Questa partita non è ancora finita. Il replay ci sarà alla fine.
replay-not-admitted = Questa partita era privata. Aprila con il link dell’invito.
replay-no-game = Questa partita non esiste.
replay-trouble = Al momento la partita non si può recuperare. Riprova tra poco.
# Variables: $pack, the id of a content pack and the beginning of its hash.
replay-missing-pack = Su questo server manca il pacchetto { $pack }, sul cui tabellone si è giocata la partita. Chi lo gestisce può indicare il file con --pack e riavviare il server.

replay-seen = Vista
replay-as = come la vedeva { $player }
replay-as-spectator = come la vedevano tutti
replay-as-all = a carte scoperte
replay-watcher = Vedi ciò che vedevano tutti al tavolo. Scegli sopra un giocatore per vedere le sue carte come le vedeva allora, oppure scopri tutto.
replay-copy = Copia un link a questo momento
replay-copied = Link copiato

replay-transport = Scorri la partita
replay-moment = Momento
replay-moment-of = Ora { $hour } · { $at } di { $end }
replay-decision-back = Una decisione indietro
replay-decision-on = Una decisione avanti
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-hour-back = Un’Ora indietro
replay-hour-on = Un’Ora avanti
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità: { $speed } volte
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
replay-ask-master = Che cosa avrebbe fatto il maestro?
replay-thinking = Il maestro ci pensa …
replay-nobody-decides = Qui nessuno decide nulla.
replay-no-choice = Qui c’era una sola cosa da fare.
replay-not-yours = Qui decide { $player }. Scopri tutto per sapere che cosa ne pensa il maestro.
replay-master = la scelta del maestro
replay-made = ciò che è stato fatto
replay-tries = { $tries ->
    [one] provata in { $tries } partita
    [many] provata in { $tries } partite
   *[other] provata in { $tries } partite
}
replay-declared-sure = quanta certezza si poteva avere
replay-verdict-open = Qui non si è più deciso nulla. Ecco che cosa avrebbe fatto il maestro al posto di { $player }.
replay-verdict-same = { $player } ha fatto ciò che avrebbe fatto il maestro.
replay-verdict-even = { $player } ha fatto altro, ed era altrettanto buono.
replay-verdict-unsure = Il maestro avrebbe fatto altro. Forse è andato perso il { $percent }% della vittoria, ma potrebbe essere solo il caso.
replay-verdict-lost = Il maestro avrebbe fatto altro: qui è andato perso circa il { $percent }% della vittoria.
replay-analyse = Giudica tutta la partita
replay-analyse-on = Continua a giudicare
replay-analyse-deep = Pensa più a lungo
replay-analyse-about = Il bot più forte gioca avanti ogni decisione in molte partite immaginate. Non ne sa più di quanto sapeva il giocatore.
replay-analysed = { $count ->
    [one] È stata giudicata { $count } decisione, in base a ciò che il giocatore poteva sapere.
    [many] Sono state giudicate { $count } decisioni, in base a ciò che ogni giocatore poteva sapere.
   *[other] Sono state giudicate { $count } decisioni, in base a ciò che ogni giocatore poteva sapere.
}
replay-progress = Avanzamento dell’analisi
replay-progress-of = { $count } di { $total }
replay-stop = Ferma
replay-analysis-busy = Hai già un’analisi in corso altrove. Prima fermala.
replay-analysis-trouble = L’analisi si è interrotta. Ciò che è stato giudicato resta qui.
replay-losses = Dove si è perso di più
replay-loss = { $player }, Ora { $hour }. Meglio: { $best }
replay-no-losses = Nessuno ha perso nulla di cui il maestro sia sicuro.
replay-later = { $count ->
    [one] { $count } altra viene più avanti nella partita e non si svela ancora.
    [many] { $count } altre vengono più avanti nella partita e non si svelano ancora.
   *[other] { $count } altre vengono più avanti nella partita e non si svelano ancora.
}
replay-sums = Perso per ogni decisione, in media
replay-sum = { $points }%
replay-sums-about = In percentuale di una vittoria: meno è, più si è vicini al maestro.

replay-branch = Gioca da qui
replay-branch-over = In questo momento la partita è finita
replay-branch-about = Un nuovo tavolo che comincia esattamente da questo momento: Ora { $hour }, decisione { $at }. Le stesse carte, le stesse tessere e lo stesso caso a venire.
replay-branch-seat = Il tuo posto
replay-branch-bots = Per gli altri gioca
replay-branch-note = È privato e non conta per nulla. Chi ha guardato le carte scoperte ne sa più dei giocatori di allora.
replay-branch-start = Gioca
replay-branch-cancel = Annulla

replay-proof = Il sorteggio è stato equo?
replay-proof-about = Nessuno poteva scegliere le carte: né un giocatore, né il server. Qui puoi controllarlo.
replay-proof-start = Controlla il sorteggio
replay-proof-busy = Controllo …
replay-proof-trouble = Al momento il registro non si può recuperare. Riprova tra poco.
replay-proof-holds = Tutto torna: il sorteggio è stato equo e la partita è andata come dice il registro.
replay-proof-branch-result = Il registro torna. Le carte vengono da un’altra partita: qui non c’era un sorteggio da provare.
replay-proof-fails = Qualcosa non torna. Conserva il registro e chiedi a chi gestisce questo server.
replay-proof-holds-sign = torna
replay-proof-broken-sign = non torna
replay-proof-note-sign = nota
replay-proof-chain-title = Nulla è stato cambiato dopo
replay-proof-chain = { $lines ->
    [one] Il registro ha { $lines } riga. Porta un sigillo su tutto ciò che precede, e il sigillo torna.
    [many] Il registro ha { $lines } righe. Ognuna porta un sigillo su tutto ciò che precede, e tutti i sigilli tornano: nessuna riga è stata cambiata, tolta, aggiunta o spostata.
   *[other] Il registro ha { $lines } righe. Ognuna porta un sigillo su tutto ciò che precede, e tutti i sigilli tornano: nessuna riga è stata cambiata, tolta, aggiunta o spostata.
}
replay-proof-chain-broken = Il sigillo della riga { $line } non torna: lì qualcosa è stato cambiato.
replay-proof-bound-title = Il server non poteva cambiare idea
replay-proof-bound = Prima che qualcuno si sedesse, il server ha chiuso a chiave un numero segreto e ne ha mostrato l’impronta. Ora il numero è scoperto, e ha proprio quell’impronta.
replay-proof-bound-broken = Il numero segreto ha un’impronta diversa da quella mostrata prima della partita.
replay-proof-mixed-title = Tutti hanno mescolato
replay-proof-mixed = { $players ->
    [one] Poi { $players } giocatore ha aggiunto un numero suo. Il mazzo è stato mescolato dal segreto e da quel numero insieme: nessuna delle due parti conosceva quello dell’altra.
    [many] Poi { $players } giocatori hanno aggiunto un numero ciascuno. Il mazzo è stato mescolato dal segreto e da tutti quei numeri insieme: nessuno poteva conoscere il risultato prima dell’ultimo.
   *[other] Poi { $players } giocatori hanno aggiunto un numero ciascuno. Il mazzo è stato mescolato dal segreto e da tutti quei numeri insieme: nessuno poteva conoscere il risultato prima dell’ultimo.
}
replay-proof-mixed-broken = Le carte non sono state date dal segreto e dai numeri dei giocatori.
replay-proof-bots-title = Qui sedevano solo bot
replay-proof-bots = Nessuna persona ha aggiunto un numero: il sorteggio è del solo server.
replay-proof-branch-title = Questa partita è stata ripresa
replay-proof-branch = È cominciata dal momento { $at } della partita { $table } e usa le sue carte. Questo registro non prova nulla sul sorteggio: guarda quello di quella partita.
replay-proof-yours-title = C’è anche il tuo numero
replay-proof-yours = Questo browser ha conservato il numero che ha aggiunto per te e l’impronta che gli è stata mostrata. Sono entrambi nel registro: è il tavolo al quale sedevi.
replay-proof-yours-broken = Il numero aggiunto da questo browser non è nel registro. Non è il tavolo al quale sedevi.
replay-proof-played-title = Si è giocato secondo le regole
replay-proof-played = { $decisions ->
    [one] Il server ha rigiocato la partita: { $decisions } decisione era permessa. Annullate come permettono le regole: { $takeBacks }.
    [many] Il server ha rigiocato la partita: tutte le { $decisions } decisioni erano permesse e portano alla fine indicata dal registro. Annullate come permettono le regole: { $takeBacks }.
   *[other] Il server ha rigiocato la partita: tutte le { $decisions } decisioni erano permesse e portano alla fine indicata dal registro. Annullate come permettono le regole: { $takeBacks }.
}
replay-proof-played-broken = La riga { $line } del registro non segue dalle precedenti ({ $clause }): { $message }
replay-proof-own = Sigilli, impronta e mescolata li ha calcolati il tuo browser.
replay-proof-not-own = Il tuo browser può calcolarlo solo con una connessione cifrata; qui il server ha controllato il proprio registro. Scaricalo e controllalo con un programma a tua scelta.
replay-proof-limits = Che cosa non prova: che nessuno abbia sbirciato le carte di un altro, o che il server non abbia suggerito a nessuno.
replay-proof-sum = L’ultimo sigillo. I registri che hanno lo stesso sono uguali:
replay-files = Da portare con sé
