# Why a table refuses a command.

table-illegal = Le regole non lo permettono.
table-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo e scegli.
table-intent-length = Un messaggio contiene da 1 a 64 azioni.
table-intent-reveals = Una di queste azioni rivela o pesca qualcosa. Il seguito si decide dopo.
table-bad-players = Un tavolo ha da 3 a 6 giocatori.
table-bad-clock = La riserva di tempo va da 10 secondi a un giorno, l’incremento è al massimo di un’ora, un turno dura da 1 a 720 ore.
table-bad-sleep = Il riposo inizia e finisce a un minuto tra 0 e 1439 e lascia libera almeno un’ora del giorno.
table-no-such-seat = A questo tavolo quel posto non esiste.
table-seat-taken = Il posto è occupato: scegline un altro.
table-full = Tutti i posti sono occupati.
table-seated-already = Hai già un posto a questo tavolo.
table-not-seated = Non hai un posto a questo tavolo.
table-not-host = Può farlo solo chi ospita il tavolo.
table-not-invited = Questo tavolo è privato: usa un link d’invito per entrare.
table-bad-link = Il link non funziona più: il posto è stato preso o ripreso, oppure il link è stato annullato. Chiedine uno nuovo.
table-begun = La partita è già iniziata.
table-not-begun = La partita non è ancora iniziata.
table-over = La partita è finita.
table-not-over = La partita non è ancora finita.
table-rated = I bot non possono giocare a un tavolo classificato.
table-nonce-given = Hai già dato il tuo contributo al sorteggio.
table-substituted = Un bot gioca al tuo posto: prima riprendi il posto.
table-not-substituted = Nessun bot gioca al tuo posto.
table-nothing-to-take-back = Non hai nulla da annullare.
table-sealed = Ciò che è stato rivelato, affidato al caso o offerto all’asta non si può annullare.
table-bad-text = Il messaggio deve avere da 1 a 500 caratteri stampabili.
table-rematch-exists = La rivincita esiste già.
table-id-reused = Questo numero è già stato usato per un altro comando. Scegline uno nuovo.
table-not-absent = Un bot può giocare solo per chi deve decidere, quando è disconnesso da almeno tre minuti.
table-has-clock = Questo tavolo ha un orologio: il bot subentra quando il tempo scade.
table-vote-just-ended = Una votazione è appena fallita. Potrai proporne un’altra fra un minuto.
table-out-of-game = Può votare solo chi è ancora in partita.
table-not-your-seat = Può farlo solo chi gioca a questo posto.
table-bad-plan = Un piano ha al massimo 16 passi diversi, per quest’Ora o la prossima, con posizioni, Tempo e spazi che esistono.
table-too-many-undos = Hai annullato troppe decisioni. Prendine una definitiva e la partita va avanti.
table-too-much-chat = Hai raggiunto il limite di messaggi a questo tavolo.
table-too-many-seat-changes = Hai cambiato posto a questo tavolo troppe volte.
table-too-many-bot-tables = Hai raggiunto il limite di partite tra soli bot in corso. Aspetta che una finisca.
table-colour-taken = Un altro giocatore ha già questo colore.
table-no-swap = Nessuno chiede più questo scambio.
table-no-countdown = Nessun conto alla rovescia è in corso.
table-not-ready = La partita non può ancora iniziare: un posto è libero o un giocatore non è pronto.
table-newcomer-alone = La partita per chi inizia è solo per chi gioca da solo con i bot.
table-no-request = Questo giocatore non chiede più un posto.
table-too-many-requests = Troppe richieste di posti a questo tavolo. Aspetta la risposta dell’host.
table-bad-vacation = Una partita su più giorni può dare a ciascuno fino a 60 giorni di vacanza; le altre nessuno.
table-paused = La partita è in pausa. Prima bisogna riprenderla.
table-not-paused = La partita non è in pausa.
table-bad-pause = Una pausa dura da 1 minuto a 12 ore, o fino a 14 giorni in una partita su più giorni.
table-pause-proposed = C’è già una pausa proposta. Prima rispondi a quella.
table-pause-just-declined = Una pausa è appena stata respinta. Potrai proporne un’altra fra un minuto.
table-too-many-pauses = Hai proposto tutte le pause consentite in una partita.
table-not-asked = Puoi sollecitare solo chi deve decidere, e nessuno in vacanza.
table-nudged-too-soon = Chi deve decidere è stato appena chiamato o sollecitato. Aspetta ancora un po’.
table-no-vacation-left = Non hai più giorni di vacanza a questo tavolo.
table-no-cheers = A questo tavolo gli spettatori non possono inviare frasi.
table-cheered-too-soon = Gli spettatori hanno appena inviato delle frasi. Aspetta qualche secondo.

# The server cannot write to its database: a command was not saved, or the game waits.
table-not-saved = Il server non è riuscito a salvare. Non è cambiato nulla; riprova tra poco.
table-stalled = Al momento il server non riesce a salvare la partita. Riprenderà da sola appena sarà di nuovo possibile.

# Che cosa non va con la connessione o con il server.

problem-no-table = Questo tavolo non c’è più.
problem-not-admitted = Questo tavolo è privato. Chiedi il link d’invito a chi è già al tavolo.
problem-no-spectators = A questo tavolo non si può assistere.
problem-seat-given-away = Qualcun altro gioca al tuo posto e a questo tavolo non si può assistere.
problem-too-fast = Troppe richieste. Aspetta un momento e riprova.
problem-closing = Il server si sta riavviando. Riprova tra qualche secondo.

# What players can say in every language.

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

# Solleciti, pause e vacanze, nel registro.

away-nudged = { $player } sollecita { $other }.
away-pause-proposed = { $player } propone una pausa: { $length }.
away-pause-agreed = { $player } è d’accordo con la pausa.
away-pause-refused = { $player } preferisce continuare.
away-pause-declined = Niente pausa: la partita continua.
away-paused = La partita è in pausa. Nessun orologio corre.
away-resume-wanted = Per { $player } si può riprendere.
away-pause-ended = La pausa è finita.
away-vacation-began = { $player } va in vacanza.
away-vacation-ended = { $player } torna dalla vacanza.
