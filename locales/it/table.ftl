# The words of the table in the browser. Buttons are short; sentences are whole.

page-title = Armonium
page-not-loaded = Non è stato possibile caricare Armonium. Ricarica la pagina.

## The room: a table by its address

room-connecting = Mi unisco al tavolo…
# When a table takes longer than five seconds to open: what keeps it, for players and for the operator of the server.
# Variables: $pack, the id of a content pack and the beginning of its hash; $code, a word of docs/protocol.md.
room-late = Il tavolo non si apre
room-late-offline = Il server non è raggiungibile. Controlla la connessione.
room-late-missing-pack = Questo tavolo si gioca sulla plancia del pacchetto { $pack }, che il server non ha. Chi lo gestisce può indicare il file con --pack e riavviare il server.
room-late-socket = Il server risponde, ma il collegamento in tempo reale (WebSocket) con il tavolo non riesce. Chi lo gestisce dovrebbe controllare che il proxy davanti al server lasci passare i WebSocket e l’intestazione Host con la porta; il log del server riporta il motivo di ogni rifiuto.
room-late-server = Il server non riesce ad aprire questo tavolo ({ $code }). Chi lo gestisce trova il motivo nel log del server.
room-late-retry = La pagina continua a provare.
closed-not-admitted = Questo tavolo è privato. Chiedi il link d’invito a chi è già al tavolo.
closed-no-table = Questo tavolo non esiste. Controlla il link.
closed-bad-token = Questo dispositivo non fa più parte di quel tavolo.
closed-signed-out = La tua sessione su questo dispositivo è stata chiusa.
closed-no-identity = Questo profilo è stato cancellato.
closed-lost-identity = Su questo dispositivo non sei più { $name }: quel profilo è stato cancellato, oppure disconnesso da un altro dispositivo. Questo tavolo è privato.
closed-no-spectators = La partita è iniziata e a questo tavolo non si può assistere.
closed-seat-given-away = Qualcun altro gioca al tuo posto e a questo tavolo non si può assistere. Potrai rivedere tutta la partita quando sarà finita.
closed-seat-lost = Qualcun altro ha preso il tuo posto e a questo tavolo non si può assistere. Potrai rivedere tutta la partita quando sarà finita.
closed-other = Non è stato possibile aprire il tavolo. Riprova tra poco.
closed-home = Torna alla pagina iniziale

# Names of the bots at the table, by seat.
bot-name-0 = Amedeo
bot-name-1 = Beatrice
bot-name-2 = Carlotta
bot-name-3 = Demetrio
bot-name-4 = Eleonora
bot-name-5 = Federico

## The prompt bar

prompt-region = La tua decisione
prompt-your-turn = Tocca a te
# In a lesson, while the guide only wants to be read.
prompt-read-first = Prima leggi
# The steps of a turn, each a word.
prompt-step-choose = Scegli
prompt-step-ability = Abilità
prompt-step-gears = Ruote
prompt-step-move = Muovi
prompt-step-act = Agisci
prompt-step-end = Fine
prompt-less = Meno
prompt-more = Più
prompt-back = Indietro
prompt-undo = Annulla
prompt-failed = Non ha funzionato. Non è cambiato nulla: riprova.
# On a button that must be held.
prompt-hold-fatal = Ti costa tutto il Tempo: tieni premuto
prompt-hold-declare = Non si può annullare: tieni premuto
# Variables: $position, a Roman numeral.
prompt-open = Posizione { $position }
prompt-your-bid = La tua offerta
prompt-spend-clues = Indizi da spendere
prompt-go = Vai
prompt-stop = Fermati qui
# Ends a ride with steps left.
prompt-stop-ride = Scendi qui
prompt-declare = Dichiara vittoria
prompt-who = Chi è il Prescelto?
prompt-declare-detail = Se nomini il Personaggio sbagliato, sei fuori dal gioco.
# Variables: $character (a name), $characterKey, $space.
prompt-move-to = Muovi { $character } qui: { $space }?
# Variables: $time.
prompt-costs = { $time ->
    [0] gratis
   *[other] { $time } Tempo
}
# Variables: $left, the Time that would be left.
prompt-left = { $left ->
    [0] Non ti resterebbe più Tempo.
    [one] Ti resterebbe { $left } Punto Tempo.
   *[other] Ti resterebbero { $left } Punti Tempo.
}
# Variables: $bid, $left.
prompt-bid-detail = { $left ->
    [0] Con { $bid } non ti resterebbe più Tempo.
    [one] Con { $bid } ti resterebbe { $left } Punto Tempo.
   *[other] Con { $bid } ti resterebbero { $left } Punti Tempo.
}
# Variables: $by (finger or mouse).
prompt-gears-detail = Ogni dente costa 1 Punto Tempo, poi ogni passo. { $by ->
    [finger] Tocca una scelta per vedere dove porta.
   *[mouse] Indica una scelta per vedere dove porta.
}
# Variables: $count, how many places.
prompt-move-detail = { $count ->
    [one] È raggiungibile una sola casella: sceglila sulla mappa.
   *[other] Sono raggiungibili { $count } caselle: scegline una sulla mappa.
}
# How a route leads somewhere, between the steps on foot. Variables: $ride (none, taxi, train, monorail, airship), $to (where the
# ride ends).
prompt-way = { $ride ->
    [taxi] In Carrozza a Vapore
    [train] In Tram a Vapore fino a { $to }
    [monorail] In Monorotaia fino a { $to }
    [airship] In Dirigibile fino a { $to }
   *[none] A piedi
}
# What a route costs and brings. Variables: $time, $clues (picked up on the way), $left (the Time that would be left).
prompt-route = { $time ->
    [0] Gratis
    [one] { $time } Punto Tempo
   *[other] { $time } Punti Tempo
} { $left ->
    [one] (ne resta { $left })
   *[other] (ne restano { $left })
}{ $clues ->
    [0] .
    [one] , 1 Indizio.
   *[other] , { $clues } Indizi.
}
# Variables: $cards, $clues (yes or no: can Clues be spent?).
prompt-investigate-detail = { $clues ->
    [yes] { $cards ->
        [one] Vedi 1 carta a caso, Personaggio o Azione; ogni Indizio ne aggiunge una.
       *[other] Vedi { $cards } carte, solo tu.
    }
   *[no] { $cards ->
        [one] Vedi 1 carta a caso, Personaggio o Azione; solo tu.
       *[other] Vedi { $cards } carte, solo tu.
    }
}
# A look that the Event or an ability gives. Variables: $sourceKey, $character, $cards.
prompt-look-from = { $sourceKey ->
    [event] Evento
    [again] Abilità di { $character }, di nuovo
   *[ability] Abilità di { $character }
}: vedi { $cards } carte, solo tu.
# Why a hand or the deck can't be picked with this many Clues. Variables: $cards (how many it shows at most).
prompt-look-short = { $cards ->
    [one] Qui c’è solo 1 carta da vedere in questo turno.
   *[other] Qui ci sono solo { $cards } carte da vedere in questo turno.
}
prompt-clue-from = Prima scegli l’Indizio sulla mappa.
prompt-clue-to = Adesso scegli dove va.
prompt-pick-place = Scegli una casella illuminata sulla mappa.
# Variables: $count.
prompt-pick-organ = { $count ->
    [one] Resta un solo Isolato: sceglilo sulla mappa.
   *[other] Restano { $count } Isolati: scegline uno sulla mappa.
}
prompt-pick-mystic = Adesso scegli un Luogo Mistico sulla mappa.
prompt-location-detail = Scegli una tessera, poi un lato della bussola.
prompt-location-none = Non ne hai di adatte. La domanda arriva comunque, così nessuno scopre che cosa hai in mano.
prompt-location-no-tiles = Non hai tessere. La domanda tocca sempre all’ultimo dell’ordine di turno.
# What the last decision brought. Variables: $things; $tile (its name); $clues.
prompt-got = Hai ottenuto: { $things }.
prompt-got-tile = la tessera «{ $tile }»
prompt-got-clues = { $clues ->
    [one] +{ $clues } Indizio
   *[other] +{ $clues } Indizi
}
# What it cost, after what it brought. Variables: $things (a list)
prompt-paid = Hai pagato: { $things }.
# Variables: $time
prompt-paid-time = { $time ->
    [one] { $time } Punto Tempo
   *[other] { $time } Punti Tempo
}
# Variables: $clues
prompt-paid-clues = { $clues ->
    [one] { $clues } Indizio
   *[other] { $clues } Indizi
}
prompt-discard-detail = Puoi tenere tre tessere; quella che scegli va in fondo alla pila.
prompt-deck = Sconosciuti
# On the button of a turn of the gears. Variables: $turn (“2 teeth”), $time.
prompt-turn = { $turn }, Tempo { $time }
# Below “Stop here”. Variables: $activity, the action that comes next.
prompt-then = poi: { $activity }
# On the button that makes the choice, before one was tapped.
prompt-tap-option = Tocca una scelta
prompt-tap-person = Tocca un Personaggio per vedere che cosa porta.
# On a touch screen, where an ability or a character to block is asked for.
prompt-tap-ability = Tocca un nome per vederne l’abilità.
# Variables: $ability.
prompt-ability = Abilità: { $ability }.
# Variables: $spaces and $clues, how many are in reach.
prompt-reach = A portata: { $spaces ->
    [one] 1 casella
   *[other] { $spaces } caselle
}, { $clues ->
    [0] nessun Indizio
    [one] 1 Indizio
   *[other] { $clues } Indizi
}.
# Variables: $space.
prompt-arrived = Sei a destinazione: { $space }.
prompt-arrived-detail = Non puoi andare oltre. Fermati qui per proseguire.
# Variables: $left, how many buildings would be left for the Organ.
prompt-area-left = { $left ->
    [one] resta 1 Isolato
   *[other] restano { $left } Isolati
}
# Variables: $from and $to, how many buildings.
prompt-area-shrinks = L’area dell’Organo si riduce da { $from } a { $to } Isolati.
# What the reader knows of cards that can be looked at. Variables: $characters and $powers (how many cards), $known and $of
# (known Character Cards of so many), $names (of those known).
prompt-hand-known = { $known ->
    [0] { $characters ->
        [one] 1 Personaggio
       *[other] { $characters } Personaggi
    }, { $powers ->
        [one] 1 Azione
       *[other] { $powers } Azioni
    }
   *[other] conosci { $names }
}
prompt-deck-known = { $known } su { $of } note
# What Undo takes back. Variables: $character, $characterKey.
undo-choose = Scegli { $character }
undo-name = Usa l’Abilità di { $character }
undo-stop = Fermati qui
# What an action of Vidal’s does, below its name.
favour-investigate = guarda una carta
favour-research = pesca una tessera
favour-compose = guadagna 1 Punto Musica
favour-move_clue = spostalo di una casella
# Why there is no Undo.
undo-not-seen = Non si può annullare: sono state viste delle carte.
undo-not-drawn = Non si può annullare: sono state pescate delle tessere.
undo-not-shown = Non si può annullare: una tessera è stata mostrata.
undo-not-declared = Non si può annullare: la vittoria è stata dichiarata.
undo-not-bid = Non si può annullare: le offerte valgono.
# Choosing a character. Variables: $character, $characterKey, $player, $clues and $rides (how many).
choose-title = Che cosa porta ogni Personaggio in quest’Ora
choose-taken = { $player } ha scelto { $character }.
choose-blocked = In quest’Ora l’Evento blocca { $character }.
choose-blocked-by = { $player } ha bloccato { $character }.
choose-clues = { $clues ->
    [0] nessun Indizio a portata
    [one] 1 Indizio a portata
   *[other] { $clues } Indizi a portata
}
choose-rides = { $rides ->
    [one] mezzo a portata
   *[other] mezzi a portata
}
# Back from the city to what lay on the stage.
stage-back-auction = Torna all’asta
stage-back-characters = Torna ai Personaggi
# Why a space cannot be reached. Variables: $space, $distance (steps on foot), $steps (that are left), $time, $machineKey (the
# machine that runs, or none).
why-here = Sei già qui: { $space }.
why-no-way = Nessuna strada libera porta a questa casella: { $space }.
why-too-far = { $space } è a { $distance ->
    [one] 1 passo
   *[other] { $distance } passi
}, e { $steps ->
    [0] non te ne resta nessuno
    [one] te ne resta 1
   *[other] te ne restano { $steps }
}.{ $machineKey ->
    [none] {""}
   *[other] {" "}Il Mezzo di trasporto non ti porta abbastanza vicino.
}
why-too-dear = { $space } è a { $distance ->
    [one] 1 passo
   *[other] { $distance } passi
}, a 1 Punto Tempo l’uno, e tu ne hai { $time }.{ $machineKey ->
    [none] {""}
   *[other] {" "}Il Mezzo di trasporto non ti porta abbastanza vicino.
}

## When there is nothing to decide

wait-watching = Stai guardando la partita.
wait-out = Sei fuori dal gioco. Puoi guardare o lasciare il tavolo.
wait-substituted = Un bot gioca al tuo posto.
wait-reclaim = Riprendi il posto
wait-nobody = La partita è finita.
wait-away = non è in linea
wait-bot = sta pensando…
# After what was taken back.
wait-withdrawn = Poi toccherà di nuovo a te.
# Variables: $player (the absent player), $span (how long, such as "4 minutes").
wait-away-for = { $player } non è al tavolo da { $span }.
# Variables: $left (as on a clock).
wait-bot-soon = Un bot potrà giocare tra { $left }.
wait-bot-majority = Un bot gioca se lo chiede la maggioranza.
# Variables: $players (names).
wait-bot-wanted = Lo chiede già: { $players }.
# Variables: $player (the absent player).
wait-let-bot = Fai giocare un bot fino al ritorno di { $player }
# Variables: $player, $ask (what is asked).
wait-for = { $ask ->
    [open-auction] { $player } deve aprire un’asta.
    [opening-bid] { $player } deve fare l’offerta di partenza.
    [raise] { $player } deve rilanciare o passare.
    [place-clue] { $player } deve piazzare un Indizio.
    [choose] { $player } deve scegliere un Personaggio.
    [gears] { $player } deve ruotare l’Ingranaggio.
    [move] { $player } deve muovere il Personaggio.
    [act-investigate] { $player } deve indagare.
    [act-research] { $player } deve fare una Ricerca.
    [act-compose] { $player } deve comporre.
    [act-move-clue] { $player } deve muovere un Indizio.
    [end-turn] { $player } deve terminare il turno.
    [place-location] { $player } deve decidere se piazzare una Tessera Luogo.
    [place-organ] { $player } deve collocare l’Organo.
    [discard] { $player } deve scartare una tessera.
   *[other] { $player } deve decidere.
}

## A seat that the reader has lost

# Variables: $player (who has it now).
seat-lost-taken = { $player } ha preso il tuo posto con il link.
seat-lost-freed = Il tuo posto è di nuovo libero: lo ha liberato l’host, oppure lo hai lasciato da un altro dispositivo.
seat-lost-unknown = Non hai più un posto a questo tavolo.
seat-lost-watch = Ora assisti alla partita.
seat-lost-sit = Puoi sederti di nuovo o assistere.
seat-lost-close = Ho capito

## The vote to end the game

# Variables: $players (who want to end), $count.
vote-question = { $count ->
    [one] { $players } vuole terminare la partita senza vincitori. Sei d’accordo?
   *[other] { $players } vogliono terminare la partita senza vincitori. Sei d’accordo?
}
vote-agreed = Vuoi terminare la partita senza vincitori.
# Variables: $players (names).
vote-for = D’accordo: { $players }.
vote-open = Ancora nessuna risposta: { $players }.
# Variables: $left (as on a clock).
vote-ends = Se nessuno si oppone, la partita termina tra { $left }.
vote-lapses = Senza l’accordo di tutti entro { $left }, la partita continua.
vote-agree = Termina la partita
vote-play-on = Continua a giocare

## The machine room: the gears, the choices, the clock, the Event

# What the gears show. Variables: $machine and $activity (names), $steps.
machine-gears = L’Ingranaggio mostra: { $machine }, { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}, { $activity }.
# Over the choices.
machine-choices = Di quanto ruota l’Ingranaggio
# How far the gears turn. Variables: $teeth.
machine-teeth = { $teeth ->
    [one] { $teeth } dente
   *[other] { $teeth } denti
}
machine-teeth-back = { $teeth ->
    [one] { $teeth } dente indietro
   *[other] { $teeth } denti indietro
}
# Variables: $steps.
machine-steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
# A choice as a list, read aloud. Variables: $turn (“2 teeth”), $price, $machine, $walk (“2 steps”), $activity.
machine-choice = { $turn }, { $price ->
    [one] { $price } Punto Tempo
   *[other] { $price } Punti Tempo
}: { $machine }, { $walk }, { $activity }
# The same for one that cannot be made. Variables: also $why, a short reason.
machine-choice-not = { $turn }, { $price ->
    [one] { $price } Punto Tempo
   *[other] { $price } Punti Tempo
}: { $machine }, { $walk }, { $activity }. Non adesso: { $why }
# On a button. Variables: $turn (“2 teeth”).
machine-undo = Annulla la rotazione dell’Ingranaggio: { $turn }
# The Ragnarök clock, read aloud. Variables: $hour, $hours (all of them), as numbers.
# A button: it opens the machine room, which is folded to one line.
machine-open = Mostra la sala macchine
machine-clock = Ora { $hour } di { $hours }
machine-event = Evento dell’Ora
# The last place in the order, on a small plate.
machine-event-last = ultima

## The city

# The whole board, for a screen reader. Variables: $city, its name.
city-map = Mappa di { $city }
city-keys = Le frecce vanno da una casella all’altra; Pag su e Pag giù scorrono le caselle illuminate; Invio ne sceglie una.
# On the card at a place: who stands there and which player chose that character. Variables: $character, $player.
city-tag-chosen = { $character }, scelta di { $player }
city-compass = La bussola
# One letter for each side of the compass.
city-side-north = N
city-side-east = E
city-side-south = S
city-side-west = O
# For a screen reader. Variables: $side (north, east, south, west), $building.
city-compass-set = A { $side }: { $building }
city-compass-empty = A { $side }: ancora nessuna tessera
city-compass-put = Piazza la tessera a { $side }
city-chart = Personaggi in quest’Ora
city-chart-blocked = { $characterKey ->
    [lilja] bloccata
    [lewis] bloccata
   *[other] bloccato
}
city-chart-you = tu
city-list = La città come elenco
# Variables: $count, how many places can be chosen now.
city-list-only-lit = { $count ->
    [0] Adesso non si può scegliere nessuna casella
    [one] Solo la casella che si può scegliere adesso
   *[other] Solo le { $count } caselle che si possono scegliere adesso
}
# The heads of the list's columns.
city-list-name = Casella
city-list-here = Che cosa c’è
city-list-neighbours = Adiacenti
city-list-price = Prezzo
city-list-clue = un Indizio
city-list-organ = l’Organo
city-list-mystic = Luogo Mistico

## The table as a whole

# The title of the window. Variables: $hour, a Roman numeral.
table-title = Ora { $hour } · Armonium
table-title-mine = Tocca a te · Armonium
table-title-over = La partita è finita · Armonium
# Calling the reader to their turn; $hour is a Roman numeral.
call-turn = Tocca a te, nell’Ora { $hour }.
call-offer = Un suono quando tocca a te?
call-offer-about = E una notifica mentre questa scheda è nascosta.
call-offer-yes = Sì
call-offer-no = No
call-vibration = Vibra quando tocca a me
call-notifications = Avvisami quando tocca a me
call-notifications-note = Mentre questa scheda è nascosta
call-blocked = Il browser blocca le notifiche di questo sito.
chat-open = Apri la chat
# Under the clock. Variables: $hours, how many Hours come after this one.
table-hours-left = { $hours ->
    [0] L’ultima Ora
    [one] Ancora un’Ora dopo questa
   *[other] Ancora { $hours } Ore dopo questa
}
# On a phone, beside the question while it is folded to one line.
prompt-unfold = Mostra le opzioni
# As above, while the question is answered on the map.
prompt-to-map = Vai alla mappa
prompt-to-table = Vai al tavolo
# The line below the page on a phone.
dock = Zone del tavolo
dock-city = Città
dock-hand = Mano
dock-playable = { $count ->
    [one] { $count } giocabile
   *[other] { $count } giocabili
}
dock-machine = Ruote
dock-notes = Note
dock-chat = Diario
# Variables: $seconds until the next try.
banner-cut = { $seconds ->
    [one] Offline. Ciò che hai fatto è al sicuro. Nuovo tentativo tra un secondo.
   *[other] Offline. Ciò che hai fatto è al sicuro. Nuovo tentativo tra { $seconds } secondi.
}
banner-storage = { $seconds ->
    [one] Al momento il server non riesce a salvare né a leggere le partite. Nuovo tentativo tra un secondo.
   *[other] Al momento il server non riesce a salvare né a leggere le partite. Nuovo tentativo tra { $seconds } secondi.
}
banner-connecting = Riconnessione…
banner-slow = Invio in corso; la linea è lenta.
# Variables: $count, how many things happened meanwhile.
banner-back = { $count ->
    [one] Connessione ripristinata. Nel frattempo: una mossa.
   *[other] Connessione ripristinata. Nel frattempo: { $count } mosse.
}
# Variables: $hour, a Roman numeral.
banner-past = La plancia com’era nell’Ora { $hour }
banner-present = Torna al presente

## Places on the board, as they are read aloud

# Variables: $space, $time, $clues.
city-reachable = { $space }, raggiungibile { $time ->
    [0] gratis
    [one] con { $time } Punto Tempo
   *[other] con { $time } Punti Tempo
}{ $clues ->
    [0] {""}
    [one] , un Indizio lungo la strada
   *[other] , { $clues } Indizi lungo la strada
}
# A place and what is there. Variables: $space, $who (names), $standing (how many stand there), $clue, $organ and $lit (yes, no),
# $kind (regular, mystic, station) and $machine (of a station).
city-space = { $space }{ $kind ->
    [station] , stazione: { $machine }
    [mystic] , Luogo Mistico
   *[regular] {""}
}{ $standing ->
    [0] {""}
   *[other] . { $who }
}{ $clue ->
    [yes] . Indizio
   *[no] {""}
}{ $organ ->
    [yes] . L’Organo
   *[no] {""}
}{ $lit ->
    [yes] . Si può scegliere
   *[no] {""}
}
# Of a place, where nothing more is known of it.
city-space-lit = Si può scegliere

## The first minute: names of the levels

# The players of the house, from the gentlest to the strongest.
level-name-apprentice = Apprendista
level-name-detective = Detective
level-name-inspector = Ispettore
level-name-master = Maestro
level-about-apprentice = Gioca secondo regole pratiche. Ideale per una prima partita.
level-about-detective = Pianifica turni interi e osserva che cosa fai.
level-about-inspector = Prima di decidere mette alla prova ciò che potrebbe essere vero.
level-about-master = Pensa più a lungo di tutti e non perdona nulla.

## The first minute: the front page

# The title in the browser's tab. Variables: $page.
front-title = { $page } · Armonium
front-home = Armonium: la pagina iniziale
front-language = Lingua
front-theme-paper = Tema chiaro
front-sounds = Suoni
front-pitch = Undici Ore per trovare chi può risvegliare l’Organo. Ma qualcuno di voi preferisce che dorma.
front-lead = Il gioco da tavolo 011 nel tuo browser: da tre a sei giocatori, oppure tu contro bot che ragionano.
front-play = Gioca ora
front-play-about = Tu e tre bot
front-ways = Altri modi di giocare
front-invite = Invita amici
front-invite-about = Condividi un link o un codice QR; i bot completano il tavolo
front-invite-options = Scegli prima le opzioni
front-hot-seat = Stesso schermo
front-hot-seat-about = Un dispositivo che passa di mano, con le carte nascoste tra i turni
front-rules = Regole
front-rules-about = Le regole complete, con parole nostre
front-puzzle = Enigma del giorno
# Variables: $grade, a Roman numeral.
front-puzzle-open = Livello { $grade }, da risolvere
front-puzzle-solved = Livello { $grade }, risolto
front-my-games = Le mie partite
front-players = Giocatori
front-footer = Armonium è un’edizione amatoriale, non ufficiale e senza fini commerciali, del gioco da tavolo 011 di Marco Valtriani, pubblicato da Scribabs e basato su un racconto di Paolo Vallerga. Non ha alcun legame con loro. Codice, disegni e testi sono nostri.
front-continue = Riprendi
front-waiting = { $count ->
    [one] { $count } partita ti aspetta
   *[other] { $count } partite ti aspettano
}
# Variables: $count, how many games.
front-all = { $count ->
    [one] Mostra la partita
   *[other] Mostra tutte le partite ({ $count })
}
front-fewer = Mostra meno
front-open-tables = Tavoli aperti
front-loading = Carico i tavoli…
front-no-tables = Ancora nessun tavolo aperto.
front-no-tables-open = Aprine uno e comparirà qui.
front-again = Riprova
front-copied = Copiato
front-beginner = Per principianti
front-rated = Classificata
# Variables: $players, a list of names.
front-table-with = Con { $players }
# Variables: $host, the name of whoever made the table.
front-table-of = Tavolo di { $host }
# A table where nobody else sits. Variables: $players, how many it is for.
front-table-empty = Un tavolo per { $players }
# Variables: $taken, $seats.
front-seats-taken = Posti: { $taken } su { $seats }
front-your-turn = Tocca a te
# Variables: $player, a name.
front-turn-of = Tocca { LIAISON("a", $player) }
# Variables: $player, a name; $left, a span of time as front-left says it.
front-turn-of-until = Tocca { LIAISON("a", $player) }, { $left }
front-substituted = Un bot gioca al tuo posto
front-given-away-watch = Il tuo posto è di qualcun altro; puoi assistere
front-given-away-later = Il tuo posto è di qualcun altro; vedrai la partita quando sarà finita
# A span of time that is left. Variables: $unit (days, hours, minutes), $count.
front-left = { $unit ->
    [days] { $count ->
        [one] manca { $count } giorno
       *[other] mancano { $count } giorni
    }
    [hours] { $count ->
        [one] manca { $count } ora
       *[other] mancano { $count } ore
    }
   *[minutes] { $count ->
        [one] manca { $count } minuto
       *[other] mancano { $count } minuti
    }
}
front-join = Entra
# Variables: $table, what the table is called.
front-join-table = Entra: { $table }
# Variables: $game, what the game is called.
front-leave = Lascia questa partita: { $game }
front-leave-question = Lasci questa partita?
front-leave-open = Il tuo posto si libera. Se non c’è nessun altro, il tavolo si chiude.
front-leave-running = Un bot continua al tuo posto. Puoi tornare finché il posto non viene dato a qualcun altro. La partita finisce quando non ci sono più persone in gioco.
front-leave-stay = Resta
front-leave-go = Lascia
front-lost = Qui non c’è nulla
front-lost-about = L’indirizzo potrebbe essere sbagliato, oppure la pagina non c’è più.
front-trouble-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
front-trouble-bad-name = Il nome deve avere da 1 a 40 caratteri visibili.
front-trouble-wrong = Codice non valido. Un codice nuovo annulla i precedenti.
front-trouble-bad-field = Qualcosa nella richiesta era sbagliato. Ricarica la pagina e riprova.
front-trouble-too-many-tables = Hai raggiunto il numero massimo di partite contemporanee. Prima finiscine o lasciane una.
front-trouble-storage = Al momento il server non può salvare nulla. Riprova tra poco.
front-trouble-busy = Il server è occupato. Riprova tra un attimo.
front-trouble-not-confirmed = Non corrisponde al tuo nome.
front-trouble-proof-missing = Prima dimostra chi sei: con la frase segreta o con il codice di recupero.
front-trouble-wrong-proof = Non è né la tua frase segreta né il tuo codice di recupero attuale.
front-trouble-too-many-programs = Hai già tutti i programmi che puoi avere. Prima revocane uno.
front-trouble-other = Qualcosa è andato storto. Riprova.

## The first minute: who I am

# Names for whoever gives none; whimsical, and of nobody's gender.
me-default-0 = Passero d’Ottone
me-default-1 = Civetta delle Nevi
me-default-2 = Lepre a Molla
me-default-3 = Falena dei Lampioni
me-default-4 = Gazza d’Argento
me-default-5 = Cigno di Rame
me-title = Il tuo profilo
me-name = Il tuo nome
me-name-optional = Il tuo nome, se vuoi
# Variables: $name.
me-playing-as = Giochi come { $name }.
me-change = Cambia
me-save = Salva
me-saved = Salvato
me-close = Fatto
me-code-title = Su un altro dispositivo
me-code-about = Qui non ci sono account: è questo browser a ricordarsi di te. Con un codice di recupero puoi giocare con il tuo nome su un altro dispositivo, o rientrare se questo browser ti dimentica. Un codice nuovo annulla i precedenti.
me-code-show = Crea un codice di recupero
me-code-copy = Copia il codice
me-code-keep = Conservalo in un posto sicuro: ti serve per crearne uno nuovo o per cancellare il tuo profilo.
me-code-replaces = Un codice nuovo annulla il precedente e ti disconnette da tutti gli altri dispositivi.
me-code-new = Crea un codice nuovo
me-have-code = Ho un codice di recupero
me-code = Codice di recupero
me-sign-in = Continua con questo codice
me-sign-in-about = Il codice ti restituisce il tuo nome e le tue partite.
# Variables: $name, who the reader is at the moment.
me-sign-in-replaces = Il codice porta qui un altro nome e altre partite. Se non hai salvato un codice di recupero per { $name }, da qui non potrai più tornarci.
me-notices = Avvisi fuori dalla pagina
me-sessions-title = Accessi da altri dispositivi
me-sessions-about = Hai perso un dispositivo o lasciato aperta una sessione? Chiudila da qui. Questo browser resta collegato.
me-sessions-end = Disconnetti tutti gli altri
# Variables: $count, how many other devices were signed out.
me-sessions-ended = { $count ->
    [0] Non c’erano altri dispositivi collegati.
    [one] Un altro dispositivo è stato disconnesso.
   *[other] { $count } altri dispositivi sono stati disconnessi.
}
me-programs-title = I tuoi programmi
me-programs-about = Con un token un programma può giocare da solo. Gli altri vedono che è un programma e che è tuo. Revocando il token si chiudono le sue connessioni.
me-program-name = Nome del programma
me-program-make = Crea un token
# Variables: $name, of the program.
me-program-token = Il token di { $name }. Copialo adesso: non verrà più mostrato.
me-program-copy = Copia il token
me-program-revoke = Revoca
# Variables: $name, of the program.
me-program-revoke-name = Revoca il token di { $name }
# Variables: $name, of the program.
me-program-revoke-sure = Revocare davvero { $name }?
me-data-title = I tuoi dati
me-data-about = I tuoi dati sono tuoi: puoi scaricarli o cancellarli.
me-profile = Il mio profilo
me-export = Scarica tutto
me-delete = Cancella il mio profilo…
# Variables: $name.
me-delete-question = Cancellare { $name } per sempre?
me-delete-goes = Si cancellano il tuo nome, l’indirizzo e-mail, il codice di recupero, la frase segreta, gli appunti, i programmi, il punteggio e tutto ciò che hai scritto ai tavoli. L’operazione non si può annullare.
me-delete-stays = Le tue partite restano agli altri, senza il tuo nome. In quelle in corso un bot continua per te, o il tuo posto si libera.
# Variables: $name.
me-delete-type = Per conferma, scrivi il tuo nome: { $name }
me-proof-passphrase = La tua frase segreta o il codice di recupero
me-proof-code = Il tuo codice di recupero attuale
me-delete-keep = Annulla
me-delete-go = Cancella per sempre

## The first minute: a new table

new-title = Nuovo tavolo
new-about = Scegli chi gioca; tutto il resto può restare com’è.
new-seats = Posti
new-players = Giocatori
# Variables: $number.
new-seat = Posto { $number }
new-open = Posto aperto
new-me = Tu
new-bots = Bot
# Variables: $level, the name of a level.
new-bot = Bot: { $level }
new-who = Chi può entrare
new-by-link = Chi ha il link
new-by-link-about = Il tavolo non compare in nessun elenco. Ricevi un link e un codice QR da condividere.
new-listed = Tutti
new-listed-about = Il tavolo compare tra i tavoli aperti nella pagina iniziale.
new-spectators = Spettatori ammessi
new-spectators-about = Vedono solo ciò che vedono tutti al tavolo, mai le carte in mano.
new-pace = Tempo di riflessione
# Variables: $kind (none, real_time, correspondence).
new-pace-kind = { $kind ->
    [real_time] Dal vivo
    [correspondence] In più giorni
   *[none] Senza orologio
}
new-pace-none = Senza orologio
# Variables: $kind (none, real_time, correspondence).
new-pace-about = { $kind ->
    [real_time] Ogni decisione ha qualche secondo a disposizione. Il tempo in più viene da una riserva che vale per tutta la partita.
    [correspondence] Il tempo scorre da quando inizia un turno. Non serve essere collegati insieme.
   *[none] Ognuno pensa quanto vuole.
}
new-live-label = Secondi per decisione, più la riserva
# Variables: $increment, seconds; $minutes, the reserve.
new-live = { $increment } s + { $minutes } min
new-turn-label = Tempo per un turno
# Variables: $count.
new-turn-days = { $count ->
    [one] { $count } giorno per turno
   *[other] { $count } giorni per turno
}
new-turn-hours = { $count ->
    [one] { $count } ora per turno
   *[other] { $count } ore per turno
}
# $turn: the time for a turn, as above.
new-turn-nights = { $turn }, notte esclusa
new-night = Di notte l’orologio si ferma
new-night-about = Dalle 22 alle 7, ora tua.
new-game = La partita
new-beginner = Variante per principianti
new-beginner-about = I Personaggi Sconosciuti sono scoperti, quindi c’è meno da dedurre. Da quattro giocatori in su.
new-odds = Probabilità visibili
new-odds-about = Il taccuino può mostrare le probabilità esatte, in base a ciò che sai.
new-rated = Partita classificata
new-rated-about = Il risultato conta per la classifica. Niente bot e niente probabilità.
new-more = Altre opzioni
new-opener = Dalla seconda Ora in poi, apre le aste
new-opener-first = il primo dell’Ora precedente
new-opener-last = l’ultimo dell’Ora precedente
new-substitute = Bot che subentra a chi lascia
new-create = Apri il tavolo
new-begin = Inizia

## The first minute: a table that gathers

lobby-title = Un tavolo a Torino
lobby-title-host = Il tuo tavolo è aperto
# Variables: $count.
lobby-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
lobby-dealing = Distribuisco le carte…
# Variables: $players, a list of names; $count, how many.
lobby-awaited = { $count ->
    [one] In attesa che { $players } si colleghi.
   *[other] In attesa che { $players } si colleghino.
}
# Variables: $player.
lobby-late = { $player } non è ancora al tavolo. Puoi cominciare senza.
lobby-late-free = Libera il posto
lobby-late-bot = Metti un bot
# Variables: $taken, $seats.
lobby-chairs = Posti occupati: { $taken } su { $seats }
lobby-free = Posto libero
lobby-you = tu
lobby-host = host
lobby-away = offline
lobby-ready = c’è
lobby-not-ready = si prepara
lobby-join = Siediti
lobby-sit = Siediti qui
# Variables: $number.
lobby-sit-at = Siediti qui: posto { $number }
lobby-bot = Aggiungi un bot…
# Variables: $number.
lobby-bot-at = Aggiungi un bot al posto { $number }
# Variables: $player, a name.
lobby-free-seat = Togli { $player } dal tavolo
lobby-start = Inizia con i bot
lobby-start-level = Bot per i posti liberi
lobby-rated = Una partita classificata inizia quando ogni posto è occupato da una persona.
lobby-wait = La partita inizia quando tutti i posti sono occupati.
lobby-countdown = Si comincia tra { $seconds }…
lobby-countdown-about = Ci siete tutti. Ogni giocatore può fermare l’inizio.
lobby-stop = Ferma
lobby-stopped = L’inizio è stato fermato.
lobby-stopped-wait = Può riavviarlo l’host o chi l’ha fermato.
lobby-start-again = Riavvia
lobby-reserved = posto riservato, in arrivo
lobby-visitors = { $count ->
    [one] Un’altra persona guarda il tavolo.
   *[other] Altre { $count } persone guardano il tavolo.
}
lobby-move = Spostati qui
lobby-move-to = Spostati al posto { $number }
lobby-swap = Scambia posto
lobby-swap-with = Chiedi { LIAISON("a", $player) } di scambiare il posto
lobby-swap-asked = { $player } vorrebbe scambiare il posto con te.
lobby-swap-agree = Scambia
lobby-swap-decline = No, grazie
lobby-swap-waiting = Hai chiesto { LIAISON("a", $player) } di scambiare il posto.
lobby-swap-withdraw = Ritira
lobby-rename = Salva
lobby-colour = Colore e forma
lobby-shape = { $shape ->
    [square] Quadrato
    [triangle] Triangolo
    [diamond] Rombo
    [cross] Croce
    [crescent] Mezzaluna
   *[disc] Cerchio
}
lobby-options = Opzioni
lobby-options-change = Cambia le opzioni
option-yes = sì
option-no = no
option-newcomer = Chi inizia è ultimo nel primo ordine
option-countdown = Conto alla rovescia prima della distribuzione
option-changed = { $label }: { $value }
local-person = Anche { $player } gioca su questo dispositivo.
local-add = Qualcun altro gioca su questo dispositivo
local-name = Il suo nome
local-seat = Dagli un posto
local-about = Lo schermo è condiviso: un sipario nasconde ogni mano finché chi la gioca non prende il dispositivo.
request-from = { $player } chiede un posto.
request-which = Quale posto
request-seat-of = Il posto di { $bot }
request-give = Dai il posto
request-no-bot = Non resta nessun posto di un bot.
request-decline = Non ora
request-asked = Hai chiesto il posto di un bot. Decide l’host.
request-withdraw = Ritira
request-about = Vuoi giocare? L’host può darti il posto di un bot.
request-ask = Chiedi un posto
lobby-full-watch = Tutti i posti sono occupati. La partita sta per iniziare: puoi guardarla qui.
lobby-leave = Lascia il tavolo
lobby-invite = Invita amici
lobby-invite-about = Chi ha questo link può sedersi al tavolo.
lobby-link = Il link di questo tavolo
lobby-copy = Copia il link
lobby-share = Condividi
lobby-share-text = Vieni a giocare a 011 con me:
lobby-qr = Lo stesso link come codice QR
lobby-fair = Il server ha già fissato la sua parte del sorteggio, e ogni giocatore aggiunge la propria: nessuno può scegliere le carte.
lobby-fair-how = Come posso verificarlo?
lobby-fair-secret = Quando è nato questo tavolo, il server ha estratto un segreto e ha mostrato l’impegno qui sotto: un’impronta che corrisponde solo a quel segreto.
lobby-fair-nonce = Poi il browser di ogni giocatore aggiunge un proprio numero casuale. Le carte derivano dal segreto e da tutti questi numeri insieme, così nessuna delle due parti può pilotarle.
lobby-fair-check = Dopo la partita il segreto viene rivelato, e chiunque può verificare l’intera partita dal suo registro. Per averne la certezza, annota l’impegno.
lobby-fair-commitment = Impegno

## The first minute: several people at one device

hot-title = Un dispositivo per tutti
hot-about = Il dispositivo passa di mano in mano. Tra due turni cala un sipario, così nessuno vede le carte degli altri.
hot-person = Persona
# Variables: $number.
hot-name = Nome del giocatore { $number }
hot-nobody = Deve giocare almeno una persona.
hot-twins = Due giocatori hanno lo stesso nome. Cambiane uno.
hot-begin = Inizia
# Variables: $player, a name.
curtain-hand = Passa il dispositivo { LIAISON("a", $player) }
curtain-take = Sono { $player }
curtain-who = Chi è allo schermo?
curtain-who-about = Gli altri su questo dispositivo non devono vedere le tue carte.

## What everybody knows of the Organ, under the compass

# Variables: $where, a list of the four messages below.
city-area = L’Organo si trova { $where }.
# Each is told by a tile on that side. Variables: $building, a name that the pack gives.
city-area-north = a sud di «{ $building }»
city-area-east = a ovest di «{ $building }»
city-area-south = a nord di «{ $building }»
city-area-west = a est di «{ $building }»
city-area-none = Nessuno sa ancora dove si trovi l’Organo.
# Variables: $space.
city-area-organ = L’Organo è qui: { $space }.

# On a button while the others' decisions are shown one after the other. Variables: $count, how many are still to come.
wait-next-game = { $count ->
    [one] Prossima partita: tocca a te
   *[other] Prossima partita: tocca a te in { $count }
}
wait-catch-up = { $count ->
    [one] Salta un’altra mossa
   *[other] Salta altre { $count } mosse
}

## The players

people-players = Giocatori
people-face-up = Non sono il Prescelto
people-face-up-about = Scoperti: nessuno di loro è il Prescelto
people-face-up-chosen = Il Prescelto
# Variables: $place, a Roman numeral.
people-place = Posizione { $place }.
# After the reader's own name, and instead of it where there is no room.
people-you = tu
people-you-alone = Tu
people-bot = bot
# On a link. Variables: $player.
people-profile = Profilo: { $player }
people-asked = sta decidendo
# The character a player has chosen this Hour. Variables: $character (a name), $characterKey.
people-as = con { $character }
people-away = non è in linea
# $span: how long, as in “4 minutes”.
people-away-for = assente da { $span }
people-substitute = gioca un bot
people-substitute-clock = Il tempo di riflessione è scaduto. Gioca un bot finché il giocatore non torna.
people-substitute-left = Il giocatore ha lasciato il tavolo. Gioca un bot finché non torna.
people-substitute-absent = Il giocatore è disconnesso da tempo. Gioca un bot finché non torna.
# Why a player is out, after the name.
people-out-time = fuori: Tempo esaurito
people-out-wrong_name = fuori: nome sbagliato
people-out-failed = fuori: dichiarazione fallita
people-wants-end = vuole terminare la partita
# In an auction, after the name. Variables: $time.
people-bids = offre { $time }
people-passed = ha passato
people-paid = ha pagato
# What is counted.
people-time = Tempo
people-music = Punti Musica
people-clues = Indizi
people-tiles = Tessere Ricerca
people-power-cards = Carte Azione
# Variables: $pages.
people-pages = { $pages ->
    [one] { $pages } pagina; a Fenrir ne servono 12, a un Eroe 15.
   *[other] { $pages } pagine; a Fenrir ne servono 12, a un Eroe 15.
}
# Variables: $left and $gone (how many), $held and $played (lists of cards).
people-powers = { $left ->
    [0] Giocate tutte e quattro: { $played }.
   *[other] { $gone ->
        [0] Tutte e quattro sono in mano.
       *[other] In mano: { $held }. Giocate: { $played }.
    }
}
people-clock = Tempo di riflessione
# $from, $to: times of the day.
people-clock-night = L’orologio è fermo dalle { $from } alle { $to }: la notte non conta.
# Variables: $days, $hours.
people-clock-days = { $days } g { $hours } h

## The line at the top

# Variables: $hour, a Roman numeral.
people-hour = Ora { $hour }
people-mine = Le tue risorse
# After the number of the reader's Music Pages.
people-of-pages = su 15
people-phases = Fasi dell’Ora
people-done = conclusa
# Variables: $player, who opened the table.
people-table-of = Tavolo di { $player }
people-branch = Ripresa da un replay
# Variables: $count.
people-watching = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
people-list = La plancia come elenco
people-rules = Regole
people-menu = Menu
people-copy-link = Copia l’indirizzo del tavolo
people-copied = Copiato.
people-not-copied = Copia non riuscita.
people-substitute-link = Invita qualcuno al tuo posto
people-substitute-note = Copia un link: chi lo apre prende il tuo posto.
people-link-cancel = Annulla quel link
people-link-cancel-note = Nessuno potrà più usarlo per prendere il tuo posto.
people-link-cancelled = Il link non funziona più.
# Variables: $player.
people-seat-link = Trova qualcuno per il posto di { $player }
people-vote = Vota per terminare la partita
people-vote-sure = Se il voto passa, la partita termina subito, senza vincitori.
people-vote-note = Decidono tutti insieme.
people-home = Pagina iniziale
people-home-note = Il posto resta tuo.
people-leave = Lascia il tavolo
people-leave-sure = Un bot continua al tuo posto. Puoi tornare finché il posto non viene dato a qualcun altro.
people-stay = Resta
people-pass = Passa il dispositivo
# Variables: $player.
people-take = Ti invitano a continuare al posto di { $player }.
people-take-it = Prendi il posto
people-take-refused = Questo link è già stato usato o non è più valido. Chiedine uno nuovo.

## The hand

hand-region = La tua mano
hand-self = I tuoi segreti
hand-powers = Carte Azione
hand-tiles = Tessere Ricerca
# Beside the caption of cards and tiles.
hand-later = nel tuo turno
hand-one = una per turno
hand-discard = scegline una da scartare
hand-place = piazzane una, o nessuna
hand-not-now = Prima rispondi alla domanda.
# Who knows the reader's Character Card. Variables: $player, $hour (a Roman numeral).
hand-known-all = Tutti conoscono questa carta.
hand-known-none = Nessuno ha visto questa carta.
hand-known = { $player } l’ha vista.
hand-known-since = { $player } l’ha vista nell’Ora { $hour }.
hand-role-hero = Nomina il Prescelto e porta quel Personaggio all’Organo, con 15 pagine.
hand-role-fenrir = Con 12 pagine e due Marchi, nomina il Prescelto e portagli il tuo Personaggio.
# What the Power Cards do.
hand-power-look-text = Guarda 3 carte di una mano o degli Sconosciuti.
# Without a deck that can be looked at.
hand-power-look-text-hands = Guarda 3 carte di una mano.
ability-lewis-hands = guarda 2 carte di un giocatore
hand-power-ride-text = Usa un Mezzo qualsiasi, oltre al movimento.
hand-power-research-text = Pesca 3 Tessere Ricerca.
hand-power-music-text = Guadagna 3 Punti Musica.
# What each tile does, in a few words. Variables: $pages, $machine, $machineKey.
hand-tile-location = Dice da che parte si trova l’Organo.
hand-tile-music = { $pages ->
    [one] Guadagna { $pages } Punto Musica.
   *[other] Guadagna { $pages } Punti Musica.
}
hand-tile-ride = Viaggia gratis, oltre al movimento.
hand-tile-clue_on_mystic = Piazza un Indizio in un Luogo Mistico vuoto.
hand-tile-time = Guadagna 1 Punto Tempo.
hand-tile-clue_for_time = Cedi 1 Indizio, guadagna 3 Punti Tempo.
hand-tile-investigate = Guarda 1 carta.
hand-tile-steps = Paga 2 Punti Tempo: fino a 3 passi gratuiti.
hand-tile-paid_music = Paga 2 Punti Tempo: guadagna 4 Punti Musica.
hand-tile-paid_tiles = Paga 2 Punti Tempo: pesca 3 tessere.
hand-tile-to_mystic = Paga 2 Punti Tempo: metti un Personaggio qualsiasi in un Luogo Mistico vuoto.
hand-tile-swap = Due Personaggi si scambiano di posto.
hand-tile-stones = Conta come due Marchi del Lupo.
hand-stones = Non si può giocare.
hand-location-when = Per chi è ultimo, a fine Ora.
hand-location-late = L’Organo è già stato trovato.
hand-spent = giocate
# On the button that plays the card or tile that was picked. Variables: $card, its title.
hand-play = Gioca «{ $card }»
hand-symbol-organ = Simbolo dell’Organo
hand-symbol-mark = Marchio del Lupo
hand-hide = Nascondi le mie carte
hand-hidden = Una carta nascosta
hand-open = Apri la mano

## The drawer: log and chat

drawer-region = Diario, taccuino e chat
drawer-log = Diario
drawer-notebook = Taccuino
drawer-chat = Chat
# Variables: $count.
drawer-new = { $count } novità
drawer-fresh = { $count } novità
drawer-earlier = { $count ->
    [one] { $count } riga precedente
   *[other] { $count } righe precedenti
}
drawer-log-empty = Inizia la prima Ora.
drawer-look-back = Mostra la plancia in questo momento
# Variables: $hour, a Roman numeral.
drawer-hour = Ora { $hour }
drawer-dealt-characters = Tutti ricevono una Carta Personaggio.
drawer-dealt-roles = Fenrir si risveglia: tutti ricevono una carta ruolo.
# A walk of several steps. Variables: $means (walking, free_step, taxi), $character, $characterKey, $via (places), $to.
drawer-walked = { $means ->
    [free_step] { $character } raggiunge { $to } con passi gratuiti, passando per { $via }.
    [taxi] { $character } raggiunge { $to } in Carrozza a Vapore, passando per { $via }.
   *[walking] { $character } raggiunge a piedi { $to }, passando per { $via }.
}
# What something cost or brought, read aloud. Variables: $amount, such as +2.
drawer-change-time = Tempo { $amount }.
drawer-change-music = Punti Musica { $amount }.
drawer-change-clue = Indizi { $amount }.
drawer-chat-empty = Ancora nessun messaggio.
# Where somebody said something who has deleted their identity since.
drawer-chat-gone = Messaggio cancellato.
drawer-chat-watching = Possono scrivere solo i giocatori.
drawer-phrases = Frasi pronte, che ognuno legge nella propria lingua
drawer-say = Scrivi qualcosa
drawer-send = Invia

# What happened at the table besides the game. Variables: $player.
news-seated = { $player } si unisce al tavolo.
news-vacated = Il posto di { $player } è di nuovo libero.
news-host-changed = { $player } è ora l’host del tavolo.
news-took-back = { $player } annulla l’ultima decisione.
# Variables: $player, $what (a decision in a few words, as on a button).
news-took-back-what = { $player } annulla: { $what }.
news-substituted-clock = { $player } ha esaurito il tempo di riflessione: subentra un bot.
news-substituted-left = { $player } ha lasciato il tavolo: subentra un bot.
news-substituted-absent = { $player } è assente da tempo: gioca un bot fino al ritorno.
news-reclaimed = { $player } è di nuovo al tavolo.
news-handed-over = { $player } subentra al posto di { $former }.
news-coloured = { $player } sceglie un altro colore.
news-swap-asked = { $player } chiede { LIAISON("a", $other) } di scambiare il posto.
news-swap-withdrawn = { $player } non vuole più scambiare il posto.
news-swap-declined = { $player } tiene il proprio posto.
news-seats-swapped = { $player } scambia il posto con { $other }.
news-seat-moved = { $player } cambia posto.
news-options-changed = L’host cambia le opzioni. { $changes }.
news-countdown-stopped = { $player } ferma l’inizio.
news-seat-requested = { $player } chiede un posto.
news-seat-request-declined = { $player } per ora non può avere un posto.
news-seat-request-withdrawn = { $player } non chiede più un posto.
news-resumed = Il server è rimasto fermo per un po’. L’orologio riprende da dove si era fermato.
news-voted = { $player } vuole terminare la partita.
news-voted-not = { $player } vuole continuare a giocare.
news-vote-ended = La votazione è finita: si continua a giocare.
news-bot-wanted = { $player } vuole che un bot giochi al posto di chi è assente.
news-abandoned = La partita è stata abbandonata.
news-rematch = I giocatori sono passati alla rivincita.
news-rematch-go = Vai lì

# For screen readers. Variables: $player, $text, $count, $last (a whole sentence), $question, $seconds.
announce-said = { $player } dice: { $text }
announce-many = Sono successe { $count } cose. L’ultima: { $last }
announce-your-turn = Tocca a te. { $question }
announce-clock = { $seconds ->
    [one] Ti resta un secondo per pensare.
   *[other] Ti restano { $seconds } secondi per pensare.
}

## The rules

rules-title = Le regole
rules-search = Cerca nelle regole
# Variables: $place, $found.
rules-found = { $place } di { $found }
rules-none = nessun risultato
rules-before = Risultato precedente
rules-after = Risultato successivo
rules-contents = Indice
rules-copy = Copia il link a questa regola
# Variables: $clause, a number such as 3.2.4.
rules-copied = Il link alla regola { $clause } è stato copiato.
rules-failed = Non è stato possibile caricare le regole. Riprova più tardi.
rules-apart = Apri in una pagina a parte
rules-close = Chiudi le regole

## Help in place

# Variables: $clause, a number such as 3.2.4.
help-rule = Regola { $clause }
# Variables: $number of the Event Card; $card, what it says.
help-event = Evento { $number }
help-event-text = In quest’Ora: { $card }

help-character-johnsson = Scegliere Johnsson frutta 2 Punti Musica.
help-character-lilja = Scegliere Lilja fa pescare 2 Tessere Ricerca.
help-character-palsson = Scegliendo Pålsson paghi 2 Punti Tempo e usi l’Abilità di un altro Personaggio qualsiasi.
help-character-vikstrom = Scegliere Vikström frutta 3 Punti Tempo.
help-character-lewis = Scegliendo Lewis guardi 2 carte di un giocatore o dei Personaggi Sconosciuti.
help-character-vidal = Scegliendo Vidal compi gratis un’azione: Ricerca, Indaga, Componi o Muovi Indizio.
help-character-koleberg = Scegliendo Koleberg piazzi un Indizio in un Luogo Mistico vuoto.
help-character-snowy = Scegliendo Snowy fai fino a 3 passi gratuiti.

help-machine-taxi = Da 1 a 3 passi di fila, gratis, da qualsiasi casella. Non contano come passi a piedi.
help-machine-train = Una volta per movimento, gratis da una stazione gialla a qualsiasi altra stazione gialla.
help-machine-monorail = Una volta per movimento, gratis da una stazione verde a qualsiasi altra stazione verde.
help-machine-airship = Una volta per movimento, gratis da una stazione blu a qualsiasi altra stazione blu.

help-activity-investigate = Guarda una carta a caso nella mano di un altro giocatore o tra i Personaggi Sconosciuti. Ogni Indizio che spendi te ne mostra un’altra.
help-activity-research = Pesca una Tessera Ricerca. Ogni Indizio che spendi te ne fa pescare un’altra.
help-activity-compose = Guadagna un Punto Musica. Ogni Indizio che spendi ne frutta un altro.
help-activity-move_clue = Muovi un Indizio della mappa su una casella adiacente; se lì c’è il Personaggio scelto, l’Indizio è tuo.

help-power-look = Guarda 3 carte nella mano di un giocatore o tra i Personaggi Sconosciuti. Una Carta Azione per turno, ognuna una sola volta per partita.
help-power-ride = Il Personaggio scelto usa un Mezzo di trasporto qualsiasi da dove si trova, Carrozza a Vapore compresa, oltre al normale movimento. Una Carta Azione per turno, ognuna una sola volta per partita.
help-power-research = Pesca 3 Tessere Ricerca. Una Carta Azione per turno, ognuna una sola volta per partita.
help-power-music = Guadagna 3 Punti Musica. Una Carta Azione per turno, ognuna una sola volta per partita.

help-tile-location-title = Tessera Luogo
help-tile-location = L’ultimo giocatore nell’ordine può piazzarne una alla fine dell’Ora. Dice da che parte di quel Luogo si trova l’Organo, e frutta 1 Indizio e 2 Punti Tempo.
help-tile-music-title = Musica
help-tile-music = Un brano già finito della Melodia: giocalo per guadagnarne i Punti Musica.
help-tile-ride-title = Viaggio
help-tile-ride = Il Personaggio scelto usa il Mezzo indicato sulla tessera da dove si trova, gratis e oltre al normale movimento.
help-tile-clue_on_mystic-title = Un Indizio
help-tile-clue_on_mystic = Piazza un Indizio in un Luogo Mistico vuoto.
help-tile-time-title = Tempo
help-tile-time = Guadagna 1 Punto Tempo.
help-tile-clue_for_time-title = Tempo per Indizio
help-tile-clue_for_time = Cedi un Indizio e guadagna 3 Punti Tempo.
help-tile-investigate-title = Un’occhiata
help-tile-investigate = Guarda una carta a caso nella mano di un altro giocatore o tra i Personaggi Sconosciuti.
help-tile-steps-title = Passi gratuiti
help-tile-steps = Paga 2 Punti Tempo, e il Personaggio scelto fa fino a 3 passi gratuiti.
help-tile-paid_music-title = Ispirazione
help-tile-paid_music = Paga 2 Punti Tempo e guadagna 4 Punti Musica.
help-tile-paid_tiles-title = Scoperta
help-tile-paid_tiles = Paga 2 Punti Tempo e pesca 3 Tessere Ricerca.
help-tile-to_mystic-title = Richiamo
help-tile-to_mystic = Al prezzo di 2 Punti Tempo, un Personaggio a tua scelta va in un Luogo Mistico vuoto.
help-tile-swap-title = Scambio
help-tile-swap = Due Personaggi qualsiasi si scambiano di posto.
help-tile-stones-title = Pietra di Fenrir
help-tile-stones = Non si può giocare. Conta come due Marchi del Lupo, che servono a Fenrir per dichiarare vittoria.

help-role-hero = Vinci se nomini il Prescelto giusto e nello stesso turno porti quel Personaggio all’Organo, con 15 Punti Musica.
help-role-fenrir = Vinci se mostri due Marchi del Lupo, nomini il Prescelto giusto e nello stesso turno gli porti il tuo Personaggio, con 12 Punti Musica.


help-gear-machine-title = Ruota delle Macchine
help-gear-machine = Il Mezzo di trasporto che il Personaggio scelto può usare una volta in questo turno, gratis.
help-gear-walking-title = Ruota del Movimento
help-gear-walking = I passi che il Personaggio scelto può fare a piedi in questo turno, a 1 Punto Tempo ciascuno.
help-gear-activity-title = Ruota delle Azioni
help-gear-activity = L’azione che compi alla fine del movimento.
help-gear-teeth-title = Ruotare l’Ingranaggio
help-gear-teeth = In ogni turno muovi le tre ruote di 1, 2 o 3 denti, a 1 Punto Tempo per dente. Girano insieme.

help-track-time-title = Tempo
help-track-time = Si spende per le posizioni, per l’Ingranaggio e per ogni passo. Se lo finisci, sei fuori dal gioco.
help-track-music-title = Punti Musica
help-track-music = Le pagine della Melodia. Per vincere, a un Eroe ne servono 15, a Fenrir 12.
help-track-clue-title = Indizi
help-track-clue = Si raccolgono sulla mappa. Ognuno aggiunge una carta, una tessera o una pagina all’azione della Ruota delle Azioni.
help-track-tiles-title = Tessere Ricerca
help-track-tiles = Quante ne hai in mano. Alla fine dell’Ora puoi tenerne al massimo tre.
help-track-powers-title = Carte Azione
help-track-powers = Ogni giocatore ne ha quattro, e può giocarne una per turno.
help-track-hour-title = L’Ora
help-track-hour = La partita dura undici Ore. Se a mezzanotte nessuno ha vinto, perdono tutti.

help-phase-event-title = Evento
help-phase-event = Si rivela una Carta Evento. Vale per quest’Ora.
help-phase-auction-title = Aste
help-phase-auction = I giocatori offrono Tempo per la loro posizione nell’ordine di quest’Ora.
help-phase-clues-title = Indizi
help-phase-clues = Dalla posizione II in poi, ogni giocatore piazza un Indizio in un Isolato vuoto.
help-phase-turns-title = Turni
help-phase-turns = Uno dopo l’altro, i giocatori scelgono un Personaggio, ruotano l’Ingranaggio, muovono e agiscono.
help-phase-location-title = Luogo
help-phase-location = L’ultimo giocatore nell’ordine può piazzare una Tessera Luogo. Poi chi ha più di tre tessere scarta.

help-symbol-organ-title = Simbolo dell’Organo
help-symbol-organ = Quando sono piazzate tre Tessere Luogo, l’ultimo nell’ordine può scartare, al posto della quarta, una tessera con questo simbolo e collocare l’Organo.
help-symbol-marks-title = Marchio del Lupo
help-symbol-marks = A Fenrir ne servono due per dichiarare vittoria.

help-thing-chosen-title = Il Prescelto
help-thing-chosen = Uno degli otto Personaggi. Nessuno ne ha visto la carta; chi dichiara vittoria deve nominarlo.
help-thing-unknown-title = Personaggi Sconosciuti
help-thing-unknown = Le carte che nessuno ha ricevuto e che non sono il Prescelto.
help-thing-organ-title = L’Organo
help-thing-organ = Le Tessere Luogo rivelano dov’è. Un Eroe vince portandovi il Prescelto.
help-thing-character_card-title = La tua Carta Personaggio
help-thing-character_card = Chi la vede sa che questo Personaggio non è il Prescelto. Puoi muovere qualsiasi Personaggio, non solo questo.

## The auction

# Variables in this part: $player (a name, or “You”), $bid, $time and $left (Time), $place (first, second, third, fourth, fifth
# or last).
auction-you = Tu
auction-title = { $place ->
    [first] Chi gioca per primo?
    [second] Chi gioca per secondo?
    [third] Chi gioca per terzo?
    [fourth] Chi gioca per quarto?
    [fifth] Chi gioca per quinto?
   *[last] Chi gioca per ultimo?
}
auction-title-open = Quale posizione metti all’asta?
auction-title-opens = { $player } apre la prossima asta.
auction-hint-open = Scegli una posizione. Poi fai l’offerta di partenza; può essere 0.
auction-hint-opens = Poi chi è senza posizione può rilanciare o passare.
auction-look = Guarda la città
# The name of the space bar, on a key.
auction-space = Spazio
auction-places = Le posizioni di quest’Ora
auction-chain = Le offerte finora
auction-said = { $player } { $bid }
# Variables: $you (yes, no)
auction-passed = { $you ->
    [yes] { $player } hai passato
   *[no] { $player } ha passato
}
auction-asked = { $player }?
auction-highest = Offerta più alta:
auction-held = { $player }
auction-held-for = { $time ->
    [0] { $player }, gratis
   *[other] { $player }, per { $time }
}
auction-leads = { $player } in testa
auction-bid-for = all’asta
auction-open = mettila all’asta
auction-free = ancora libera
auction-acts = { $place ->
    [first] Primo turno
    [second] Secondo turno
    [third] Terzo turno
    [fourth] Quarto turno
    [fifth] Quinto turno
   *[last] Ultimo turno
}
# Variables: $count, how many characters there are to choose from.
auction-chooses = { $count ->
    [one] Ha l’ultimo Personaggio
   *[other] Sceglie tra { $count } Personaggi
}
auction-chooses-most = { $count ->
    [one] Ha l’ultimo Personaggio
   *[other] Sceglie al massimo tra { $count } Personaggi
}
# Variables: $place (first, other)
auction-clue = { $place ->
    [first] Non piazza Indizi
   *[other] Piazza 1 Indizio
}
auction-location = Può piazzare una Tessera Luogo
# What the Event gives. Variables: $amount.
auction-gift-time = +{ $amount } Tempo
auction-gift-music = +{ $amount } Musica
auction-gift-clue = +1 Indizio
auction-gift-tiles = { $amount ->
    [one] Pesca { $amount } tessera
   *[other] Pesca { $amount } tessere
}
auction-gift-look = Guarda { $amount } carte
auction-gift-steps = Fino a { $amount } passi gratuiti
auction-gift-twice = Usa due volte l’Abilità
auction-gift-take-back = Riprende una Carta Azione
auction-gift-block = Blocca un altro Personaggio
auction-event = Altri effetti dell’Evento
# Variables: $character, $characterKey.
auction-blocked = { $characterKey ->
    [lilja] { $character } è bloccata
    [lewis] { $character } è bloccata
   *[other] { $character } è bloccato
}
auction-no-transport = Nessun Mezzo di trasporto
auction-no-cards = Né Carte Azione né Tessere Oggetto
auction-if-win = Se vinci:
# Variables: $place is a Roman numeral here.
auction-win-left = { $left ->
    [one] posizione { $place } per { $bid }, e ti resta { $left } Punto Tempo.
   *[other] posizione { $place } per { $bid }, e ti restano { $left } Punti Tempo.
}
auction-win-out = È tutto il tuo Tempo: vincendo saresti fuori dal gioco.
auction-next-opens = Poi apre { $player }.
auction-next-given = L’ultima posizione va poi gratis a chi resta.
auction-if-pass = Se passi:
# Variables: $places (Roman numerals in a row), $count (how many), $rivals (how many others want them too).
auction-pass-leaves = { $count ->
    [one] resta la posizione { $places },
   *[other] restano le posizioni { $places },
} { $rivals ->
    [0] e non hai rivali.
    [one] per te e un’altra persona.
   *[other] per te e altre { $rivals } persone.
}
# The only position left, without rivals. Variables: $place (a Roman numeral).
auction-pass-free = hai gratis la posizione { $place }.
auction-time = Tempo
# Above what a place went for in the Hours before.
auction-before = Prezzo nelle Ore passate
# Variables: $hour (a Roman numeral), $time.
auction-price = { $hour }: { $time }
# A player's Time. Variables: $time (now), $left (after the bid), $place (a Roman numeral).
auction-purse-placed = Tempo { $time }, posizione { $place }
auction-purse-passed = Tempo { $time }, fuori da quest’asta
auction-purse-setting = Tempo { $time }, { $left } dopo un’offerta di { $bid }
auction-purse-leads = { $bid ->
    [0] Tempo { $time }, in testa con 0
   *[other] Tempo { $time }, { $left } se basta { $bid }
}
auction-purse-waits = Tempo { $time }

## Declaring victory

declare-title = Chi è il Prescelto?
declare-goal-hero = Devi indovinare, poi portare il Prescelto all’Organo e avere 15 Punti Musica, tutto in questo turno. Altrimenti sei fuori dal gioco.
declare-goal-fenrir = Devi indovinare, poi portare il tuo Personaggio dal Prescelto e avere 12 Punti Musica, tutto in questo turno. Altrimenti sei fuori dal gioco.
declare-names = Gli otto Personaggi
declare-open = ancora possibile
# Variables: $percent.
declare-open-odds = { $percent }%
declare-checklist = Che cosa serve
# For the ear: what the sign before a line means.
declare-is-yes = Sì:
declare-is-maybe = Incerto:
declare-is-no = No:
# Variables: $space.
declare-organ = L’Organo è sulla mappa: { $space }.
declare-organ-none = L’Organo non è sulla mappa.
# Variables: $marks (held), $needed.
declare-marks = { $marks ->
    [one] Hai 1 Marchio del Lupo; ne servono { $needed }.
   *[other] Hai { $marks } Marchi del Lupo; ne servono { $needed }.
}
# Variables: $pages (now), $needed, $missing, $most (the most there can be this turn).
declare-pages = { $pages ->
    [one] { $pages } Punto Musica; ne servono { $needed }.
   *[other] { $pages } Punti Musica; ne servono { $needed }.
}
declare-pages-can = { $pages ->
    [one] { $pages } Punto Musica
   *[other] { $pages } Punti Musica
}; { $missing ->
    [one] ne manca { $missing }
   *[other] ne mancano { $missing }
}, e in questo turno puoi arrivare a { $most }.
declare-pages-short = { $pages ->
    [one] { $pages } Punto Musica; ne servono { $needed }, e in questo turno arrivi al massimo a { $most }.
   *[other] { $pages } Punti Musica; ne servono { $needed }, e in questo turno arrivi al massimo a { $most }.
}
# Where pages can come from. Variables: $pages, $tile, $teeth.
declare-source-event = +{ $pages } dall’Evento
declare-source-ability = +{ $pages } dall’Abilità
declare-source-power = +{ $pages } da una Carta Azione
declare-source-item = +{ $pages }: { $tile }
declare-source-compose = { $teeth ->
    [one] fino a +{ $pages } componendo, dopo { $teeth } dente
   *[other] fino a +{ $pages } componendo, dopo { $teeth } denti
}
# Variables: $character, $characterKey, $space (where it must go), $steps (how far that is on foot).
declare-there = { $character } è già lì.
declare-reach = { $steps ->
    [one] { $character } è a 1 passo da { $space }: può arrivarci.
   *[other] { $character } è a { $steps } passi da { $space }: può arrivarci.
}
declare-too-far = { $steps ->
    [-1] Per { $character } non c’è strada fino a { $space }.
    [one] { $character } è a 1 passo da { $space }: nessun percorso trovato.
   *[other] { $character } è a { $steps } passi da { $space }: nessun percorso trovato.
}
# Variables: $time (now), $left (in the end).
declare-time = { $time ->
    [one] { $time } Punto Tempo
   *[other] { $time } Punti Tempo
}; { $left ->
    [one] ne resterebbe { $left }.
   *[other] ne resterebbero { $left }.
}
declare-time-open = { $time ->
    [one] { $time } Punto Tempo.
   *[other] { $time } Punti Tempo.
}
# The risk. Variables: $names (how many may be the Chosen One), $character, $characterKey, $others, $percent, $why (a sentence).
declare-risk-names = { $names ->
    [one] Resta un solo nome.
   *[other] Restano { $names } nomi possibili.
}
declare-risk-none = Lo sai con certezza. { $why }
declare-risk-out = Non può essere { $character }. { $why } Saresti fuori dal gioco.
declare-risk-odds = È { $character } { LIAISON("al", $percent) }%. Altrimenti sei fuori dal gioco.
declare-risk-open = { $others ->
    [one] Potrebbe essere { $character }; resta un altro nome. Se sbagli, sei fuori dal gioco.
   *[other] Potrebbe essere { $character }; restano altri { $others } nomi. Se sbagli, sei fuori dal gioco.
}
declare-way = Se indovini, vinci così
declare-way-pick = Scegli un nome per vedere come vincere.
declare-way-hopeless = Con un nome escluso non si vince.
declare-way-none = Nessun turno vincente trovato.
declare-way-unknown = Questo browser non può calcolare come vincere.
declare-counted = Ciò che potresti pescare, vedere o raccogliere lungo la strada non è contato.
# The steps of a turn that wins. Variables: $tile, $character, $characterKey, $second, $space, $steps, $machine, $machineKey,
# $teeth, $activity, $pages, $clues.
declare-do-item = Gioca una Tessera Oggetto: { $tile }.
declare-do-send = Gioca una Tessera Oggetto e porta { $character } qui: { $space }.
declare-do-swap = Gioca una Tessera Oggetto: { $character } e { $second } si scambiano di posto.
declare-do-choose = Scegli { $character }.
declare-do-name = Usa l’Abilità di { $character }.
declare-do-turn = { $teeth ->
    [one] Ruota l’Ingranaggio di { $teeth } dente
   *[other] Ruota l’Ingranaggio di { $teeth } denti
}: { $machine }, { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}, { $activity }.
declare-no-machine = nessun Mezzo
declare-do-music = Gioca la Carta Azione da 3 Punti Musica.
declare-do-compose = { $pages ->
    [one] Componi 1 Punto Musica.
   *[other] Componi { $pages } Punti Musica, spendendo { $clues ->
        [one] 1 Indizio
       *[other] { $clues } Indizi
    }.
}
declare-go-free = { $steps ->
    [one] Raggiungi { $space } con 1 passo gratuito.
   *[other] Raggiungi { $space } con { $steps } passi gratuiti.
}
declare-go-walking = { $steps ->
    [one] Raggiungi a piedi { $space } con 1 passo.
   *[other] Raggiungi a piedi { $space } con { $steps } passi.
}
declare-go-item = Gioca la Tessera Oggetto con i passi gratuiti e raggiungi { $space }.
declare-ride-gear = { $machineKey ->
    [taxi] Raggiungi { $space } in Carrozza a Vapore.
    [train] Prendi il Tram a Vapore e raggiungi { $space }.
    [monorail] Prendi la Monorotaia e raggiungi { $space }.
   *[airship] Raggiungi { $space } in Dirigibile.
}
declare-ride-power = { $machineKey ->
    [taxi] Gioca la Carta Azione e raggiungi { $space } in Carrozza a Vapore.
    [train] Gioca la Carta Azione, prendi il Tram a Vapore e raggiungi { $space }.
    [monorail] Gioca la Carta Azione, prendi la Monorotaia e raggiungi { $space }.
   *[airship] Gioca la Carta Azione e raggiungi { $space } in Dirigibile.
}
declare-ride-item = { $machineKey ->
    [taxi] Gioca la Tessera Oggetto e raggiungi { $space } in Carrozza a Vapore.
    [train] Gioca la Tessera Oggetto, prendi il Tram a Vapore e raggiungi { $space }.
    [monorail] Gioca la Tessera Oggetto, prendi la Monorotaia e raggiungi { $space }.
   *[airship] Gioca la Tessera Oggetto e raggiungi { $space } in Dirigibile.
}
# Variables: $pages and $left (Time) in the end.
declare-plan-end = { $pages ->
    [one] { $pages } Punto Musica
   *[other] { $pages } Punti Musica
}, { $left ->
    [one] resta { $left } Punto Tempo.
   *[other] restano { $left } Punti Tempo.
}

## Hour V

role-card-secret = La quinta Ora. Solo tu vedi questa carta.
role-card-hero = Sei un Eroe
role-card-hero-means = Uno degli altri non lo è.
role-card-hero-pages = Scrivi tutte le 15 pagine della Melodia.
role-card-hero-name = Scopri chi è il Prescelto.
role-card-hero-way = In un solo turno, nomina il Prescelto e portalo all’Organo.
role-card-fenrir = Sei Fenrir
role-card-fenrir-means = Il Lupo si è svegliato in te, e nessun altro lo sa. Il tuo Personaggio è la sua Incarnazione.
role-card-fenrir-pages = Scrivi 12 pagine, non 15.
role-card-fenrir-marks = Raccogli due Marchi del Lupo tra le tue tessere.
role-card-fenrir-name = Scopri chi è il Prescelto.
role-card-fenrir-way = In un solo turno, nomina il Prescelto e portagli il tuo Personaggio. L’Organo non ti serve.
role-card-read = Ho letto

## What I saw

# Variables: $player, $cards (how many cards).
reveal-title-hand = { $cards ->
    [one] Una carta di { $player }
   *[other] { $cards } carte di { $player }
}
reveal-title-deck = { $cards ->
    [one] Una carta dei Personaggi Sconosciuti
   *[other] { $cards } carte dei Personaggi Sconosciuti
}
reveal-alone = Visibile solo a te.
reveal-power = Una Carta Azione
reveal-known = Questo lo sapevi già.
# Variables: $character, $characterKey.
reveal-not-chosen = { $characterKey ->
    [lilja] { $character } non è la Prescelta.
    [lewis] { $character } non è la Prescelta.
   *[other] { $character } non è il Prescelto.
}
reveal-certain = { $characterKey ->
    [lilja] Resta un solo nome: { $character } è la Prescelta.
    [lewis] Resta un solo nome: { $character } è la Prescelta.
   *[other] Resta un solo nome: { $character } è il Prescelto.
}
# Variables: $names (how many may still be the Chosen One).
reveal-names = { $names ->
    [one] Per il Prescelto resta { $names } nome.
   *[other] Per il Prescelto restano { $names } nomi.
}
reveal-nothing-new = Sul Prescelto non ti dice nulla di nuovo.
# Variables: $squares (how many squares of the notebook were filled in).
reveal-noted = { $squares ->
    [one] Aggiunta al taccuino: 1 casella.
   *[other] Aggiunte al taccuino: { $squares } caselle.
}
reveal-go-on = Continua

## The end

end-hero = Vince un Eroe
# Variables: $player, $you (yes, no), $hour (a Roman numeral), $character (the Chosen One), $characterKey, $space, $own (the winner’s
# own character), $ownKey, $pages.
end-hero-title = { $you ->
    [yes] Hai rinviato la fine del mondo.
   *[no] { $player } ha rinviato la fine del mondo.
}
end-hero-text = { $you ->
    [yes] Nell’Ora { $hour } hai riconosciuto in { $character } { $characterKey ->
        [lilja] la Prescelta
        [lewis] la Prescelta
       *[other] il Prescelto
    }, e { $character } ha suonato la Melodia presso { $space }.
   *[no] Nell’Ora { $hour }, { $player } ha riconosciuto in { $character } { $characterKey ->
        [lilja] la Prescelta
        [lewis] la Prescelta
       *[other] il Prescelto
    }, e { $character } ha suonato la Melodia presso { $space }.
}
end-fenrir = Vince Fenrir
end-fenrir-title = { $you ->
    [yes] Il lupo eri tu.
   *[no] Il lupo era { $player }.
}
end-fenrir-text = { $you ->
    [yes] Nell’Ora { $hour } hai riconosciuto in { $character } { $characterKey ->
        [lilja] la Prescelta e le
        [lewis] la Prescelta e le
       *[other] il Prescelto e gli
    } hai portato accanto { $own }, con { $pages } pagine e due Marchi del Lupo.
   *[no] Nell’Ora { $hour }, { $player } ha riconosciuto in { $character } { $characterKey ->
        [lilja] la Prescelta e le
        [lewis] la Prescelta e le
       *[other] il Prescelto e gli
    } ha portato accanto { $own }, con { $pages } pagine e due Marchi del Lupo.
}
end-ragnarok = Ragnarök
end-ragnarok-title = Mezzanotte. Perdono tutti.
end-ragnarok-text = Le undici Ore sono finite, e nessuno ha suonato la Melodia.
end-all-out = Tutti fuori dal gioco
end-all-out-title = Non resta nessuno che salvi il mondo.
end-all-out-text = Anche l’ultimo giocatore è fuori dal gioco: perdono tutti.
end-abandoned = Senza risultato
end-abandoned-title = La partita è stata abbandonata.
end-abandoned-text = Nessuno ha vinto, e nessuno ha perso.
end-chosen-was = { $characterKey ->
    [lilja] La Prescelta era { $character }.
    [lewis] La Prescelta era { $character }.
   *[other] Il Prescelto era { $character }.
}
end-rematch = Rivincita
end-follow = Vai alla rivincita
end-rematch-waits = Gli altri sono già passati alla rivincita: un posto ti aspetta.
end-watch-rematch = Guarda la rivincita
end-trouble = Non è stato possibile preparare la rivincita. Riprova.
end-replay = Rivedi
end-look = Guarda la plancia
end-back = Torna al risultato
end-front = Torna alla pagina iniziale
end-secrets = I segreti di tutti
end-bot = bot
# Variables: $time, $pages.
end-tally = { $time ->
    [one] { $time } Punto Tempo
   *[other] { $time } Punti Tempo
}, { $pages ->
    [one] { $pages } pagina.
   *[other] { $pages } pagine.
}
end-out-time = Fuori: Tempo esaurito.
end-out-wrong-name = Fuori: nome sbagliato.
end-out-failed = Fuori: nome giusto, meta mancata.
# Variables: $percent: how sure one could be.
end-sure = { $percent ->
    [100] Avrebbe potuto conoscere il Prescelto con certezza.
    [0] Non avrebbe potuto conoscere il Prescelto.
   *[other] Certezza possibile sul Prescelto: { $percent }%.
}
# Variables: $tiles (how many).
end-tiles = { $tiles ->
    [one] 1 tessera in mano
   *[other] { $tiles } tessere in mano
}
end-chosen = Il Prescelto
end-unknown = Sconosciuti
end-face-up = Scoperta
end-no-truth = Le carte di questa partita non si possono mostrare.
end-know = Quanto poteva saperne ciascuno?
end-know-legend = Certezza sul vero Prescelto alla fine di ogni Ora, in base ai fatti noti a ogni giocatore.
end-graph-label = Quanta certezza ogni giocatore poteva avere sul vero Prescelto, Ora per Ora
end-graph-dealt = arrivano i ruoli
end-graph-opened = la carta viene scoperta
end-numbers = Gli stessi dati in cifre
end-player = Giocatore
end-turns = Le svolte
# Variables: $player, $you (yes, no), $from and $to (percent), $character, $characterKey.
end-turn-roles = { $you ->
    [yes] Sono arrivati i ruoli, e a te è toccato Fenrir: da qui in poi ti servivano 12 pagine, non 15.
   *[no] Sono arrivati i ruoli, e { LIAISON("a", $player) } è toccato Fenrir: da qui in poi bastavano 12 pagine.
}
end-turn-organ = { $you ->
    [yes] Hai trovato l’Organo.
   *[no] { $player } ha trovato l’Organo.
}
end-turn-jump = { $you ->
    [yes] Una svolta per te: { $from }% → { $to }%.
   *[no] Una svolta per { $player }: { $from }% → { $to }%.
}
end-turn-certain = { $you ->
    [yes] Da qui in poi potevi avere la certezza; prima eri { LIAISON("al", $from) }%.
   *[no] Da qui in poi { $player } poteva avere la certezza; prima era { LIAISON("al", $from) }%.
}
end-turn-right = { $you ->
    [yes] Hai nominato { $character } e hai indovinato.
   *[no] { $player } ha nominato { $character } e ha indovinato.
}
end-turn-wrong = { $you ->
    [yes] Hai nominato { $character } e hai sbagliato.
   *[no] { $player } ha nominato { $character } e ha sbagliato.
}
end-turn-none = In questa partita non ci sono state svolte.
end-check = Il sorteggio è stato equo?
end-check-text = Lo prova il registro: il server aveva fissato il suo segreto prima che voi aggiungeste la vostra parte del sorteggio.
end-check-how = Può verificarlo chiunque:
end-file = File della partita
end-record = Registro

## The notebook

note-title = Taccuino
note-grid = Che cosa si sa delle Carte Personaggio
note-you = tu
note-deck = Sconosciuti
note-table = Scoperta
note-chosen = Prescelto
# Variables: $cards.
note-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
# Variables: $cards, $seen.
note-deck-seen = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $seen ->
    [one] { $seen } nota
   *[other] { $seen } note
}
# Variables: $names.
note-possible = { $names ->
    [one] certo
   *[other] { $names } possibili
}
note-legend-seen = certo
note-legend-out = escluso
note-legend-marks = i tuoi segni
note-odds-show = Mostra probabilità
note-odds-hide = Nascondi probabilità
note-odds-off = Probabilità disattivate a questo tavolo
note-open = Apri
note-close = Chiudi
# Variables: $percent.
note-percent = { $percent }%
note-hint = Scegli una casella per leggere il perché, o per segnarla a matita.
note-hint-watching = Scegli una casella per leggere il perché.
# For the ear: what a square says.
note-cell-in = certo
note-cell-out = escluso
note-cell-open = in dubbio
note-mark-likely = il tuo segno: probabile
note-mark-question = il tuo segno: in dubbio
note-mark-unlikely = il tuo segno: improbabile
# What a square says. Variables: $player, $character, $characterKey.
note-in-hand = { $player } ha in mano { $character }.
note-in-own = Hai in mano { $character }.
note-in-deck = { $character } è tra i Personaggi Sconosciuti.
note-in-table = La carta di { $character } è scoperta accanto alla plancia.
note-in-chosen = { $characterKey ->
    [lilja] { $character } è la Prescelta.
    [lewis] { $character } è la Prescelta.
   *[other] { $character } è il Prescelto.
}
note-out-hand = { $player } non può avere in mano { $character }.
note-out-own = Non hai in mano { $character }.
note-out-deck = { $character } non può essere tra i Personaggi Sconosciuti.
note-out-table = La carta di { $character } non è scoperta accanto alla plancia.
note-out-chosen = { $characterKey ->
    [lilja] { $character } non può essere la Prescelta.
    [lewis] { $character } non può essere la Prescelta.
   *[other] { $character } non può essere il Prescelto.
}
note-open-hand = { $player } potrebbe avere in mano { $character }.
note-open-deck = { $character } potrebbe essere tra i Personaggi Sconosciuti.
note-open-chosen = { $characterKey ->
    [lilja] { $character } potrebbe essere la Prescelta.
    [lewis] { $character } potrebbe essere la Prescelta.
   *[other] { $character } potrebbe essere il Prescelto.
}
# Why. Variables: $player, $you (is it the reader? yes, no), $character, $characterKey, $hour (a Roman numeral), $known (is the Hour
# known? yes, no), $cards (names in a row), $count (how many).
note-someone = Qualcuno
note-because-open = Nulla di ciò che hai visto lo esclude.
note-because-own = { $character } è la tua carta.
note-because-saw-hand = { $known ->
    [yes] Nell’Ora { $hour } hai visto { $character } nella mano di { $player }.
   *[no] Hai visto { $character } nella mano di { $player }.
}
note-because-saw-deck = { $known ->
    [yes] Nell’Ora { $hour } hai visto { $character } tra i Personaggi Sconosciuti.
   *[no] Hai visto { $character } tra i Personaggi Sconosciuti.
}
note-because-saw-chosen = Hai visto la carta del Prescelto: { $character }.
note-because-revealed = { $you ->
    [yes] Nell’Ora { $hour } hai mostrato a tutti { $character }.
   *[no] Nell’Ora { $hour }, { $player } ha mostrato a tutti { $character }.
}
note-because-turned = { $you ->
    [yes] Nell’Ora { $hour } hai nominato { $character } e hai indovinato: la carta è stata rivelata.
   *[no] Nell’Ora { $hour }, { $player } ha nominato { $character } e ha indovinato: la carta è stata rivelata.
}
note-because-peeked = { $known ->
    [yes] Nell’Ora { $hour } hai guardato la carta del Prescelto: è { $character }.
   *[no] Hai guardato la carta del Prescelto: è { $character }.
}
note-because-face-up = La carta di { $character } è scoperta per tutti.
note-because-named = { $you ->
    [yes] Hai nominato { $character } e hai sbagliato.
   *[no] { $player } ha nominato { $character } e ha sbagliato.
}
note-because-full-hand = { $count ->
    [one] { $player } ha in mano { $cards } e nessun’altra Carta Personaggio.
   *[other] { $player } ha in mano { $cards }, e nessun’altra Carta Personaggio.
}
note-because-full-own = { $count ->
    [one] Hai in mano { $cards } e nessun’altra Carta Personaggio.
   *[other] Hai in mano { $cards }, e nessun’altra Carta Personaggio.
}
note-because-full-deck = { $count ->
    [one] Tra i Personaggi Sconosciuti c’è solo { $cards }.
   *[other] I Personaggi Sconosciuti sono tutti noti: { $cards }.
}
note-because-full-table = Accanto alla plancia è scoperta solo la carta di { $cards }.
note-because-full-chosen = La carta del Prescelto è { $cards }.
note-because-last-name = Ogni altro nome è escluso.
note-because-only-place = Per { $character } è escluso ogni altro posto.
# Who may be Fenrir.
note-fenrir-in-hand = { $player } è Fenrir.
note-fenrir-in-own = Sei Fenrir.
note-fenrir-out-hand = { $player } non è Fenrir.
note-fenrir-out-own = Non sei Fenrir.
note-fenrir-open-hand = { $player } potrebbe essere Fenrir.
note-fenrir-because-own = Lo dice la tua carta ruolo.
note-fenrir-because-declared = Lo ha mostrato la dichiarazione.
note-fenrir-because-open = Nulla di ciò che sai lo esclude.
note-fenrir-because-you = Fenrir sei tu.
note-fenrir-because-follows = Si deduce dagli altri ruoli.
# Who saw what. Variables: $player, $other, $cards (names in a row), $count, $power.
note-saw = Che cosa hai visto
note-saw-hand = { $player }: { $cards }
note-saw-deck = Personaggi Sconosciuti: { $cards }
note-saw-power = la Carta Azione «{ $power }»
note-seen = Chi ha visto le tue
note-seen-line = { $player } ha visto { $cards }
note-others = Chi ha guardato dove
note-others-hand = { $count ->
    [one] { $player } ha guardato una carta di { $other }
   *[other] { $player } ha guardato { $count } carte di { $other }
}
note-others-deck = { $count ->
    [one] { $player } ha guardato una carta dei Personaggi Sconosciuti
   *[other] { $player } ha guardato { $count } carte dei Personaggi Sconosciuti
}
note-saw-nothing = Nessuno ha ancora guardato carte.
note-text = I tuoi appunti
note-text-hint = Scrivi una nota: puoi leggerla solo tu.
note-state-loading = Carico i tuoi appunti…
note-state-kept = Salvato. Puoi leggerlo solo tu.
note-state-writing = Salvataggio…
note-state-failed = Non ancora salvato; riprovo…
note-state-full = Il testo è troppo lungo. Accorcialo e verrà salvato.

# On a small button that explains what it stands beside.
help-open = Che cos’è?

# The lessons on the first page.
front-learn = Impara a giocare
front-learn-about = Dieci brevi capitoli a un vero tavolo: giochi dal primo minuto
front-play-first = La tua prima partita: tu, tre bot e qualche consiglio
front-first-game = Prima partita più facile: i Personaggi Sconosciuti sono scoperti
front-hints = Suggerimenti durante la partita
hint-away = Nascondi il suggerimento

# The list of keys, which ? opens.
keys-title = Tasti
keys-menu = Scorciatoie da tastiera
keys-enter = Conferma la scelta evidenziata
keys-digit = Scegli un’altra opzione
keys-escape = Annulla la selezione; torna alla domanda
keys-undo = Annulla
keys-city = Durante l’asta: mostra la città e torna
keys-notebook = Taccuino
keys-list = La plancia come elenco
keys-region = Zona successiva dello schermo
keys-arrows = Sulla mappa: la casella successiva in quella direzione
keys-lit = Sulla mappa: la prossima casella che puoi scegliere
keys-this = Questo elenco
keys-close = Chiudi
keys-decision = Decisione precedente o successiva
keys-turn = Turno precedente o successivo
keys-hour = Ora precedente o successiva
keys-ends = L’inizio o la fine
keys-play = Avvio e pausa

# Una pausa, una vacanza, un sollecito.

pause-propose = Proponi una pausa
pause-propose-for = Per quanto?
pause-question = { $player } propone una pausa: { $length }
pause-agreed = Hai accettato la pausa
pause-open = Non ancora risposto: { $players }.
pause-lapses = La proposta scade fra { $left }.
pause-agree = Pausa
pause-play-on = Continuiamo
pause-now = In pausa fino a { $time }
pause-about = Nessun orologio corre, e nessun bot prende un posto.
pause-ready = Già pronti: { $players }.
pause-waits = Finisce prima se tutti quelli che l’hanno accettata sono pronti.
pause-end = Riprendiamo
pause-menu-about = Gli orologi si fermano. Tutti i presenti devono essere d’accordo.
vacation-go = Vai in vacanza
vacation-go-about = { $days ->
    [one] Resta 1 giorno. Il tuo orologio si ferma fino al ritorno.
   *[other] Restano { $days } giorni. Il tuo orologio si ferma fino al ritorno.
}
vacation-mine = Sei in vacanza al più tardi fino a { $date }
vacation-mine-about = Il tuo orologio è fermo. Conta ogni giorno iniziato.
vacation-back = Sono di nuovo qui
vacation-until = in vacanza fino a { $date }
vacation-wait = { $player } è in vacanza al più tardi fino a { $date }. L’orologio è fermo.
nudge = Sollecita { $player }
nudge-mine = { $player } ti aspetta.
nudge-mine-go = OK
call-nudged = { $player } ti sollecita: tocca a te.

# Che cosa è successo dall'ultima mossa.

recap-title = Dalla tua ultima mossa
recap-round = L’ultimo giro
recap-show = Dalla mia ultima mossa
recap-none = Da allora non è successo nulla.
recap-quiet = niente di nuovo
recap-close = Chiudi
recap-look = Mostralo sul tabellone
recap-bids = ha offerto { $time } Tempo per la posizione { $position }
recap-position = posizione { $position }
recap-passed = ha passato
recap-chose = ha scelto { $character }
recap-gears = { $teeth ->
    [one] ha girato gli ingranaggi di 1
   *[other] ha girato gli ingranaggi di { $teeth }
}
recap-went = è arrivato qui: { $space }
recap-clues = { $count ->
    [one] ha preso 1 Indizio
   *[other] ha preso { $count } Indizi
}
recap-pages = { $count ->
    [one] ha composto 1 pagina
   *[other] ha composto { $count } pagine
}
recap-looks = { $count ->
    [one] ha guardato 1 carta
   *[other] ha guardato { $count } carte
}
recap-looked-mine = ha visto la tua carta
recap-tiles = { $count ->
    [one] ha pescato 1 tessera
   *[other] ha pescato { $count } tessere
}
recap-location = ha piazzato una Tessera Luogo
recap-clue-placed = ha piazzato un Indizio
recap-item = ha giocato una Tessera Oggetto
recap-power = ha giocato una Carta Azione
recap-declared = ha fatto una dichiarazione
recap-out = è fuori dal gioco
seen-mine = { $player } ha appena visto la tua carta.
seen-mine-close = OK

# Spettatori.

watch-names = Guardano: { $names }
watch-more = { $count ->
    [one] 1 ospite
   *[other] { $count } ospiti
}
watch-phrases = Frasi per gli spettatori
watch-anonymous = Scegli un nome nella pagina iniziale per inviare frasi.
watch-off = Questo tavolo ha disattivato le frasi degli spettatori.
watch-show = Mostra le frasi degli spettatori
watch-hour-five = Ora V
watch-hour-five-title = Il Lupo è sveglio
watch-hour-five-text = Ogni giocatore ha appena ricevuto un ruolo segreto. Uno di loro ora è Fenrir; gli altri sono Eroi. Solo lui lo sa.
watch-hour-five-go = Continua a guardare
cheer-hello = Un saluto dal loggione!
cheer-good-luck = Buona fortuna a tutti!
cheer-applause = Bravi!
cheer-suspense = Che tensione!
cheer-gasp = Oh!
cheer-laugh = Ahah!
cheer-thanks = Grazie per avermi fatto guardare!
cheer-goodbye = Arrivederci!
new-vacation = Giorni di vacanza per ciascuno
new-vacation-about = Chi è in vacanza non viene sostituito, e il suo orologio è fermo.
new-vacation-none = Nessuno
new-cheers = Gli spettatori possono inviare frasi
new-cheers-about = Poche frasi fisse, che non aiutano nessuno. Ciascuno può nasconderle.
## Decidere in anticipo

plan-make = Decidi in anticipo
# Variables: $steps (list of plan-step messages).
plan-is = Già deciso: { $steps }
plan-title = Decidi in anticipo
plan-about = Quando toccherà a te, varrà come una tua decisione. Nessun altro può vederlo.
# Variables: $hour (Roman numeral).
plan-auctions = Aste dell’Ora { $hour }
plan-open = Se apro un’asta:
plan-ask = chiedi a me
# Variables: $place (Roman numeral).
plan-position = posizione { $place }
plan-opening-bid = con un’offerta di
plan-open-next = Se è già occupata, la prossima libera
# Variables: $place (Roman numeral).
plan-raise = Per la posizione { $place }:
# Variables: $time.
plan-up-to = fino a { $time }, poi passo
plan-pass = Passa in tutte le altre aste
plan-pass-about = Per le posizioni senza limite.
# Variables: $hour (Roman numeral).
plan-clue = Il mio Indizio nell’Ora { $hour }
plan-clue-first = Su
plan-clue-second = Se è occupato, su
# Variables: $hour (Roman numeral).
plan-turn = Il mio turno nell’Ora { $hour }
plan-end-turn = Termina il mio turno
plan-end-turn-about = Quando potrei giocare solo carte o tessere.
plan-save = Salva il piano
plan-cancel = Annulla il piano
plan-close = Chiudi
# Variables: $place (Roman numeral), $time.
plan-step-open = apri { $place } a { $time }
plan-step-raise = per { $place } fino a { $time }, poi passa
plan-step-pass = passa nelle altre aste
# Variables: $space.
plan-step-clue = Indizio su { $space }
plan-step-end-turn = termina il turno
# Variables: $step (a plan-step message), $why (a sentence).
plan-ended = Tolto dal tuo piano: { $step }. { $why }
plan-ended-position-gone = La posizione non c’è più.
plan-ended-space-taken = La casella è occupata.
plan-ended-not-enough-time = Ti costerebbe l’ultimo Tempo.
plan-ended-not-asked = Il momento è passato.
plan-ended-taken-back = Hai annullato una decisione.
plan-ended-substituted = Un bot ha giocato al tuo posto.
plan-read = Ho capito
