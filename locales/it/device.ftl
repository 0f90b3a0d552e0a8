# Games on this device, played without a server; and the page as an installed app.

device-here = Gioca su questo dispositivo
device-away = Il server non è raggiungibile. Puoi giocare lo stesso: la partita resta su questo dispositivo.
device-games = Su questo dispositivo
device-no-games = Ancora nessuna partita su questo dispositivo.
device-following = Stai giocando questa partita in un’altra scheda. Qui puoi solo guardare.
device-take = Gioca qui
device-not-saved = Il dispositivo non ha potuto salvare la tua decisione: non è cambiato nulla. Libera spazio e riprova.
device-stalled = Il dispositivo non può salvare la partita: la memoria è piena o non accessibile a questa pagina. Libera spazio e la partita continua.

## Why a game on this device can't be played, opened or saved

device-trouble-full = La memoria di questo dispositivo è piena. Libera spazio e riprova.
device-trouble-refused = Il browser non permette a questa pagina di salvare partite. Consentilo, o esci dalla navigazione privata, e riprova.
device-trouble-newer = Le partite qui sono di una versione più recente della pagina. Ricarica la pagina.
device-trouble-no-engine = Il tuo browser non può giocare senza server: non esegue WebAssembly, oppure non è riuscito a caricare il gioco. I tavoli su un server funzionano.
device-trouble-engine-failed = Il gioco si è fermato in modo imprevisto. Tutte le decisioni sono salvate: ricarica la pagina.
device-trouble-other-tab = Stai giocando questa partita in un’altra scheda. Continua lì, oppure chiudila.
device-trouble-damaged = Questa partita è danneggiata: manca qualcosa o è stata modificata. Non si può aprire.
device-trouble-newer-format = Questa partita è stata salvata da una versione più recente di Armonium. Ricarica la pagina per averla.
device-trouble-other-rules = Questa partita segue un’altra versione delle regole, perciò qui non si può aprire.
device-trouble-missing-pack = Manca la plancia di questa partita, perciò non si può aprire.
device-trouble-no-table-file = Questo non è il file di una partita.
device-trouble-table-differs = Questa partita è già su questo dispositivo, ma qui è proseguita diversamente. Per aprire il file, prima eliminala.
device-trouble-too-long = Questo file è troppo lungo per una partita.

## Game files

device-file-save = Salva la partita in un file
device-file-share = Condividi la partita
device-file-link = Copia la partita come link
device-file-copied = Link copiato
device-file-secret = Contiene le carte di tutti.
device-open = Apri una partita
device-open-about = Scegli il file di una partita che hai salvato o ricevuto. La partita si aggiunge a questo dispositivo.
device-open-choose = Scegli un file
device-open-busy = Apertura della partita…
device-open-link = Questo link contiene una partita. Sarà aggiunta a questo dispositivo.
device-delete = Elimina questa partita: { $game }
device-delete-question = Eliminare questa partita?
device-delete-about = Sarà eliminata per sempre da questo dispositivo. Un file che hai salvato resta.
device-delete-stay = Tienila
device-delete-go = Elimina

## A new version of the page

update-ready = È pronta una nuova versione.
update-reload = Ricarica
update-later = Più tardi
