# The words of the lessons. Everything that begins with “lesson-” belongs to a chapter: what is asked at a step, and, with
# “-no”, why something else is not what the step is about.

# The list of chapters.
learn-title = Impara a giocare
learn-about = Dieci brevi capitoli a un vero tavolo. Tu giochi, gli altri seguono un copione, e niente può andare storto: un errore viene spiegato e non conta.
learn-chapters = I capitoli
# Variables: $minutes
learn-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
learn-done = fatto
# Variables: $step, $steps
learn-at = passo { $step } di { $steps }
learn-begin = Comincia
learn-resume = Continua
learn-repeat = Ripeti
# Variables: $done, $chapters
learn-progress = Capitoli completati: { $done } su { $chapters }
learn-all-done = Conosci il gioco. Adesso giocalo.
learn-all-done-about = Tre bot ti aspettano, e qualche suggerimento discreto ti accompagna nelle prime partite.
learn-play = Pagina iniziale
learn-forget = Azzera i miei progressi

# Beside the table.
learn-coach = La tua guida
# Variables: $step, $steps
learn-step = Passo { $step } di { $steps }
learn-go-on = Avanti
# Asks the guide to point at what is to be found.
learn-show = Mostrami
learn-leave = Esci
learn-again = Ricomincia
# Variables: $clause
learn-rule = La regola: { $clause }
learn-loading = Preparo il tavolo…
learn-trouble = Il server non è raggiungibile. I tuoi progressi sono al sicuro; riprova.
learn-retry = Riprova

# At the end of a chapter. Variables: $number
learn-end = Capitolo { $number } completato
learn-next = Prossimo capitolo
learn-look = Guarda il tavolo
learn-list = Tutti i capitoli

lesson-read-first = Prima leggi qui, poi premi «Avanti». La tua mossa viene dopo.

lesson-goal = Che cosa cerchiamo
lesson-goal-about = La fine di una partita, per sapere dove porta tutto
lesson-goal-learnt = Un Eroe vince portando il Prescelto all’Organo in un ultimo turno, con tutti i 15 Punti Musica. Prima bisogna scoprire chi è il Prescelto e dove si trova l’Organo. Undici Ore, poi arriva il Ragnarök.
lesson-goal-night = Torino, una notte d’inverno. Da qualche parte in città c’è un Organo capace di rinviare la fine del mondo. In questa partita è stato trovato: in Via Po.
lesson-goal-chosen = Otto persone percorrono queste strade, e una sola sa suonare l’Organo: il Prescelto. Le miniature non sono di nessuno; chiunque può muovere chiunque. Hai scoperto che è Lewis, hai dichiarato vittoria, e le tue 15 pagine sono scritte.
lesson-goal-walk = Manca solo il percorso. Premi Via Po sulla mappa, dove si trova l’Organo, poi «Vai»: Lewis ci arriva passando per Piazza Vittorio.
lesson-goal-walk-no = Quella strada si allontana dall’Organo, e hai soltanto questo turno: chi ha dichiarato e non arriva è fuori dal gioco.
lesson-goal-walk-no-stop = Non ancora. Se il turno finisce prima che Lewis sia all’Organo, la dichiarazione è fallita e sei fuori.
lesson-goal-walk-no-card = Una bella carta, ma adesso non serve. Bastano due passi: premi Via Po.

lesson-gears = L’Ingranaggio
lesson-gears-about = Tre ruote che decidono che cosa può fare un turno
lesson-gears-learnt = A ogni turno ruoti l’Ingranaggio di 1, 2 o 3 denti, 1 Punto Tempo ciascuno. Le tre ruote sono collegate e si muovono insieme: il Mezzo di trasporto, i passi che puoi fare, l’azione finale. Anche chi gioca prima di te le muove.
lesson-gears-look = Un turno segue sempre lo stesso ordine: scegli un Personaggio, usa l’Abilità, ruota l’Ingranaggio, muovi, agisci. Hai scelto Vikström. Ora guarda le tre ruote: quale Mezzo di trasporto circola, quanti passi puoi fare, quale azione chiude il turno. Sono collegate: se ne giri una, girano tutte e tre.
lesson-gears-turn = A un Eroe servono 15 Punti Musica, e Componi ne frutta uno. Trova la scelta che mostra Componi e ruota l’Ingranaggio. Ogni dente costa 1 Punto Tempo.
lesson-gears-turn-no = Tieni le carte per dopo. Adesso ruota l’Ingranaggio.
lesson-gears-turn-no-one = Un dente costa meno, ma mostra Ricerca: una tessera, nessuna pagina. Noi vogliamo Componi.
lesson-gears-turn-no-three = Tre denti oltrepassano Componi, arrivano a Muovi Indizio e costano 1 Punto Tempo in più.
lesson-gears-stay = Ecco Componi. Prima dell’azione puoi muovere; come, lo vedrai nel prossimo capitolo. Stavolta resta: premi «Fermati qui», e l’azione segue da sola.
lesson-gears-stay-no = Potresti, ma i passi costano Tempo e là Vikström non ha niente da trovare. Stavolta resta dove sei.
lesson-gears-stay-no-card = Si può giocare una Carta Azione per turno, e ognuna una sola volta nella partita. Tienile; fermati qui.
lesson-gears-end = Una pagina è scritta: guarda i tuoi Punti Musica. L’Ingranaggio resta come lo lasci, per chi gioca dopo. Termina il turno.
lesson-gears-end-no = Una Carta Azione giocata esce dal gioco. Qui non ne vale ancora la pena: termina il turno.

lesson-moving = Muoversi
lesson-moving-about = A piedi e in tram attraverso Torino
lesson-moving-learnt = Camminare costa 1 Punto Tempo a passo, fino al numero sulla Ruota del Movimento. Una volta per turno il Mezzo di trasporto indicato ti porta gratis: prima, durante o dopo i passi. Tre mezzi vanno da una stazione all’altra; la Carrozza a Vapore fa fino a 3 passi da qualunque casella. Non si può passare attraverso una miniatura.
lesson-moving-walk = Johnsson vuole andare a nord, a Borgo Aurora. Hai 3 passi, e il Tram a Vapore collega le stazioni gialle. Prima cammina fino alla stazione di Porta Nuova: premila, poi «Vai».
lesson-moving-walk-no = Da lì 3 passi non bastano più: 2 fino a Porta Nuova, e 1 dopo il viaggio. Vai dritto alla stazione.
lesson-moving-walk-no-stop = Se ti fermi qui, il movimento è finito e comincia l’azione. Prima cammina fino a Porta Nuova.
lesson-moving-walk-no-card = Anche la carta «Viaggio libero» andrebbe bene, ma l’Ingranaggio ti dà il tram gratis. Tieni la carta.
lesson-moving-ride = In carrozza: da una stazione gialla a qualsiasi altra, gratis. Premi Porta Milano, a nord.
lesson-moving-ride-no = Non ancora: il tram aspetta, ed è gratis. Premi Porta Milano.
lesson-moving-ride-no-line = È una stazione gialla, ma non quella giusta: Borgo Aurora è a un passo solo da Porta Milano.
lesson-moving-ride-no-step = A piedi è troppo lontano. Prendi il tram: premi Porta Milano.
lesson-moving-last = Resta un passo. Attraversa il ponte fino a Borgo Aurora.
lesson-moving-last-no = Non è lì che Johnsson vuole andare. Borgo Aurora è oltre il ponte, a est.
lesson-moving-last-no-stop = Hai ancora un passo, e Borgo Aurora è qui accanto.
lesson-moving-stop = Eccoti. Tre passi non ti avrebbero mai portato fin qui; il tram sì. Termina il movimento.
lesson-moving-stop-no = Il movimento è finito; tieni le carte e premi «Fermati qui».
lesson-moving-taxi = Un altro turno, e il quarto mezzo: l’Ingranaggio mostra la Carrozza a Vapore. Non le serve una stazione: da qualunque casella fa fino a 3 passi di fila, gratis. Lewis non ha più passi ed è al di là del Po. Premi Mole Antonelliana, poi «Vai»: la Carrozza passa il ponte.
lesson-moving-taxi-no = Così la Carrozza non ci arriva: fa 3 passi di fila e non di più. La Mole Antonelliana è esattamente a 3, per Piazza Vittorio e Via Po.
lesson-moving-taxi-no-stop = Non ancora: la Carrozza aspetta ed è gratis. Premi Mole Antonelliana.
lesson-moving-taxi-no-card = Anche la carta «Viaggio libero» può chiamare una Carrozza, ma l’Ingranaggio ne mostra già una. Tieni la carta.

lesson-clues = Gli Indizi
lesson-clues-about = Piazzali sulla tua strada, raccoglili, spendili
lesson-clues-learnt = Prima dei turni, dalla posizione II in poi, ognuno piazza un Indizio in un Isolato vuoto. Chi passa su un Indizio lo prende. Spendi gli Indizi su Indaga, Ricerca o Componi: ognuno vale una carta, una tessera o una pagina in più.
lesson-clues-place = Quest’Ora sei in posizione II, quindi piazzi un Indizio in un Isolato vuoto. Mettilo dove passerai: Lilja è a Palazzo Reale, perciò scegli Piazza Castello, accanto a lei.
lesson-clues-place-no = Lì un Indizio può stare, ma lo piazzeresti per qualcun altro. Piazza Castello è accanto a Lilja.
lesson-clues-choose = { $first } ha già giocato. Ora tocca a te: scegli Lilja. Pesca 2 Tessere Ricerca, e i due Indizi sono sulla sua strada.
lesson-clues-choose-no = Puoi scegliere chiunque non sia già stato scelto, ma nessuno è vicino ai due Indizi quanto Lilja.
lesson-clues-choose-no-card = Le carte possono aspettare. Prima scegli Lilja.
lesson-clues-turn = Due tessere nuove: ne parliamo più avanti. Ruota l’Ingranaggio di 1 dente: 2 passi e Componi, proprio quello che serve con due Indizi.
lesson-clues-turn-no = Prima l’Ingranaggio. Un dente mostra Componi.
lesson-clues-turn-no-far = Così si oltrepassa Componi, e costa di più. Basta un dente.
lesson-clues-walk = Due Indizi in fila. Premi Teatro Regio: passando per Piazza Castello raccogli il primo, e lì il secondo.
lesson-clues-walk-no = Così perderesti un Indizio. Teatro Regio, per Piazza Castello: due passi, due Indizi.
lesson-clues-walk-no-stop = Non fermarti ancora: gli Indizi si prendono soltanto passandoci sopra.
lesson-clues-stop = Due Indizi in mano. Fermati qui, e comincia Componi.
lesson-clues-stop-no = I passi sono finiti. Fermati qui; Componi ti aspetta.
lesson-clues-compose = Componi scrive 1 pagina; ogni Indizio speso ne scrive 1 in più. Porta il numero a 2 e scrivi 3 pagine in una volta.
lesson-clues-compose-no = Va bene anche così, ma gli Indizi sono fatti per essere spesi, e qui ognuno vale una pagina. Spendili entrambi.

lesson-auction = L’asta
lesson-auction-about = Quanto vale una posizione, e quando lasciarla
lesson-auction-learnt = Ogni Ora le posizioni nell’ordine vanno all’asta per Punti Tempo. Chi è primo muove per primo e non piazza Indizi; chi è ultimo può piazzare una Tessera Luogo; l’Evento dà qualcosa in più ad alcune posizioni. Il Tempo è la tua vita: a 0 sei fuori. Offri quanto vale per te, e non di più.
lesson-auction-open = Una nuova Ora: chi gioca quando? L’Evento dà 2 Punti Tempo alla posizione II. Apri tu: metti all’asta la posizione II.
lesson-auction-open-no = Anche quella si può mettere all’asta, ma in quest’Ora il dono dell’Evento è sulla II.
lesson-auction-bid = Ora la prima offerta. Può essere 0, e se tutti gli altri passano paghi solo quella. Comincia con 0.
lesson-auction-bid-no = Per ora non hai nessuno contro. Comincia con 0; potrai sempre rilanciare.
lesson-auction-raise = { $first } offre 1. La posizione dà 2 Punti Tempo, quindi con un’offerta di 2 non ti costa ancora niente. Rilancia a 2.
lesson-auction-raise-no = Più di 2 è più di quanto dà il dono. Per ora rilancia a 2 esatti.
lesson-auction-raise-no-pass = Troppo presto: a 2 la posizione si paga da sé. Rilancia una volta.
lesson-auction-pass = { $first } la vuole davvero e offre 4: 2 più del dono. Lasciala andare: passa.
lesson-auction-pass-no = Ogni Punto Tempo offerto è un passo in meno. Cinque per un dono di due? Passa.
lesson-auction-again = { $first } paga 4 e prende la posizione II. Tu non ne hai ancora una e apri di nuovo. Prendi la prima: scegli il Personaggio prima di tutti gli altri e non piazzi Indizi.
lesson-auction-again-no = Una posizione, ma non quella che vogliamo: la prima è anche la prima scelta tra i Personaggi.
lesson-auction-first = Questa per te vale qualcosa. Offri 1.
lesson-auction-first-no = Non serve spaventare nessuno. Offri 1 e guarda chi ti segue.
lesson-auction-first-no-nothing = Potresti ricominciare da 0. Stavolta fai vedere che fai sul serio: offri 1.
lesson-auction-win = { $second } dice 2. La prima scelta ne vale uno in più: di’ 3.
lesson-auction-win-no = Basta uno in più; non serve salire così tanto.
lesson-auction-win-no-pass = Avresti una posizione più bassa a meno, ma in quest’Ora vogliamo essere primi. Di’ 3.

lesson-notebook = Indagare e il taccuino
lesson-notebook-about = Chi ha quale carta, e chi resta
lesson-notebook-learnt = Una carta è stata messa da parte: il Prescelto. Ognuno ha un Personaggio segreto, gli altri sono tra gli Sconosciuti. Guarda le mani e gli Sconosciuti: chi trovi lì non è il Prescelto. Il taccuino annota tutto e trae le conclusioni.
lesson-notebook-grid = Questo è il tuo taccuino. Otto Personaggi, otto carte: una in ogni mano, tre tra gli Sconosciuti, e una è il Prescelto. La tua carta è Lilja, quindi non è lei. Ne restano sette.
lesson-notebook-look = La ruota mostra Indaga: guarda le carte di una mano, una gratis e una in più per ogni Indizio. A { $second } restano solo due carte. Porta gli Indizi a 1 e guardale entrambe.
lesson-notebook-look-no = Quella mano ha più carte, quasi tutte Carte Azione, e ne vedresti solo alcune. A { $second } ne restano due.
lesson-notebook-look-no-one = Una delle due carte può essere la Carta Azione. Spendi l’Indizio e guardale entrambe.
lesson-notebook-look-no-deck = Anche gli Sconosciuti meritano un’occhiata, ma sono tre. Con un Indizio, due carte di { $second } ti dicono tutto su quella mano.
lesson-notebook-seen = Vidal! Dunque { $second } ha Vidal, e Vidal non è il Prescelto. Lo sapete solo voi due; gli altri hanno visto quante carte hai guardato, non quali. Il taccuino ha cancellato ciò che ne segue.
lesson-notebook-card = Ora una Carta Azione. Ne hai quattro, una per tipo: se ne gioca una per turno, e ognuna una sola volta per partita. Gioca «Tre occhiate».
lesson-notebook-card-no = Una buona carta, ma adesso cerchiamo nomi. Gioca «Tre occhiate».
lesson-notebook-card-no-end = Aspetta: dopo l’azione c’è ancora tempo per una carta. Gioca «Tre occhiate».
lesson-notebook-deck = Tre carte di una mano, oppure gli Sconosciuti. Sono proprio tre: guarda gli Sconosciuti e li conoscerai tutti.
lesson-notebook-deck-no = Una mano più grande ti lascerebbe nel dubbio. Gli Sconosciuti sono tre, e li vedi tutti.
lesson-notebook-names = Johnsson, Pålsson e Vikström sono tra gli Sconosciuti: nessuno di loro è il Prescelto. Restano tre nomi, e due sono nelle mani che non hai visto.
lesson-notebook-end = Ancora un’occhiata e lo saprai. Termina il turno; le carte vengono rimescolate, il taccuino ricorda.
lesson-notebook-end-no = Il limite è una carta per turno. Termina il turno.

lesson-organ = Tessere, bussola e Organo
lesson-organ-about = Come la città svela il suo segreto
lesson-organ-learnt = Con Ricerca si pescano tessere. Le Tessere Oggetto si giocano, una per turno; le Tessere Luogo stringono il cerchio intorno all’Organo. Alla fine di ogni Ora l’ultimo nell’ordine può piazzarne una: 1 Indizio e 2 Punti Tempo. Chi piazza la quarta mette l’Organo sulla mappa.
lesson-organ-research = La ruota mostra Ricerca. Una tessera gratis, una in più per ogni Indizio: spendi il tuo Indizio e pescane 2.
lesson-organ-research-no = Stai cercando qualcosa. Spendi l’Indizio e pescane due.
lesson-organ-item = Il Tempio Valdese, una Tessera Luogo! Ne parliamo fra un momento. L’altra è una Tessera Oggetto: 1 Punto Tempo. Se ne può giocare una per turno: premila nella tua mano.
lesson-organ-item-no = Tieni le Carte Azione. Gioca la tessera che dà 1 Punto Tempo.
lesson-organ-item-no-end = Non ancora: in questo turno puoi ancora giocare una Tessera Oggetto. Dà 1 Punto Tempo.
lesson-organ-end = Un piccolo dono, ma il Tempo è Tempo. Ora termina il turno: quest’Ora sei in ultima posizione, e chi è in ultima posizione può piazzare una Tessera Luogo.
lesson-organ-end-no = Tienila per dopo. Adesso termina il turno.
lesson-organ-compass = La bussola. Un Luogo a ovest significa che l’Organo è più a est; a nord, più a sud; e così via. Ci sono tre tessere: a est del Museo, a sud dell’Obelisco, a ovest della Mole. Quello che escludono è nella nebbia. Il sud è ancora libero.
lesson-organ-place = Piazza il Tempio Valdese a sud: l’Organo sarà più a nord. Premi la tessera, poi il lato. Dà 1 Indizio e 2 Punti Tempo e, come quarta tessera, l’Organo stesso.
lesson-organ-place-no = Non è questa la tessera: prendi il Tempio Valdese.
lesson-organ-place-no-decline = Puoi rinunciare, ma chi piazza una tessera riceve 1 Indizio e 2 Punti Tempo, e chi piazza la quarta sceglie dove si trova l’Organo.
lesson-organ-place-no-organ = Con tre tessere piazzate, anche una tessera con il simbolo dell’Organo lo trova. Ma la quarta Tessera Luogo dà in più un Indizio e 2 Punti Tempo. Tieni l’altra.
lesson-organ-organ = La luce mostra dove può trovarsi l’Organo. Decidi tu. Se sospetti di Snowy, che è all’Imbarcadero a sud, scegli Piazza Carlina: è la più vicina.
lesson-organ-organ-no = Potrebbe stare lì, ma la strada dall’Imbarcadero sarebbe più lunga. Piazza Carlina è la più vicina a Snowy.

lesson-people = Gli otto Personaggi
lesson-people-about = Che cosa può fare ciascuno per te
lesson-people-learnt = Scegli un Personaggio, e la sua Abilità viene per prima: Johnsson scrive 2 pagine, Lilja pesca 2 tessere, Pålsson copia l’Abilità di un altro per 2 Punti Tempo, Vikström dà 3 Punti Tempo, Lewis guarda 2 carte, Vidal fa un’azione a scelta, Koleberg mette un Indizio su un Luogo Mistico, Snowy fa 3 passi gratis. Ognuno si può scegliere una sola volta per Ora.
lesson-people-eight = Chiunque tu scelga, la sua Abilità viene per prima, prima di ruote, movimento e azione. Hai visto Lilja pescare 2 tessere; Johnsson scrive 2 pagine e Snowy fa fino a 3 passi gratis. Ecco gli altri cinque, una scena per ciascuno.
lesson-people-vikstrom = Ti restano 9 Punti Tempo, e ogni offerta, dente e passo ne costa. Scegli Vikström: guadagni 3 Punti Tempo.
lesson-people-vikstrom-no = Una bella Abilità, ma è il Tempo che ti manca. Solo Vikström dà 3 Punti Tempo.
lesson-people-vikstrom-no-card = Tieni le Carte Azione. Prima scegli Vikström.
lesson-people-koleberg = Un altro turno. Ti servono Indizi, e sulla mappa non ce ne sono. Scegli Koleberg: ne porta uno dalla riserva.
lesson-people-koleberg-no = Così non hai un Indizio. Scegli Koleberg.
lesson-people-koleberg-no-card = Tieni le Carte Azione. Prima scegli Koleberg.
lesson-people-mystic = Koleberg mette un Indizio su un Luogo Mistico vuoto. Scegline uno che può raggiungere in questo turno: l’Obelisco è a due passi da lui.
lesson-people-mystic-no = Lì un Indizio può stare, ma Koleberg in questo turno non ci arriva e lo prenderebbe qualcun altro. L’Obelisco è vicino a lui.
lesson-people-vidal = Un altro turno. Ora le ruote non possono mostrare Componi, ma a Vidal non importa. Scegli Vidal.
lesson-people-vidal-no = Non questa volta. Vidal fa una delle quattro azioni, qualunque cosa mostrino le ruote.
lesson-people-vidal-no-card = Tieni le Carte Azione. Prima scegli Vidal.
lesson-people-favour = Indaga, Ricerca, Componi o Muovi Indizio: una di queste, gratis e senza Indizi. Prendi Componi: 1 pagina.
lesson-people-favour-no = Si può, ma vogliamo una pagina. Prendi Componi.
lesson-people-lewis = Un altro turno, e manca un nome. Scegli Lewis: guarda 2 carte di una mano o degli Sconosciuti.
lesson-people-lewis-no = Così non scopri nessun nome. Scegli Lewis.
lesson-people-lewis-no-card = Tieni le Carte Azione. Prima scegli Lewis.
lesson-people-look = Due carte, un solo bersaglio. A { $second } restano esattamente due carte: guarda lì e conosci quella mano.
lesson-people-look-no = In quella mano ci sono più carte, e ne vedresti solo due. A { $second } ne restano appena due.
lesson-people-look-no-deck = Tra gli Sconosciuti ci sono tre carte, e ne vedresti solo due. A { $second } ne restano esattamente due.
lesson-people-palsson = L’ultima scena. Gli altri si possono copiare: Pålsson paga 2 Punti Tempo e usa l’Abilità di qualunque altro Personaggio, anche già scelto o bloccato. Scegli Pålsson.
lesson-people-palsson-no = Un altro giorno. Scegli Pålsson per vedere chi può copiare.
lesson-people-palsson-no-card = Tieni le Carte Azione. Prima scegli Pålsson.
lesson-people-name = L’Abilità di chi? Vuoi Punti Musica, più che puoi. Trova il Personaggio che li scrive.
lesson-people-name-no = Quell’Abilità porta altro. Chi scrive 2 pagine?

lesson-wolf = L’Ora V e Fenrir
lesson-wolf-about = Tra voi qualcuno non è più un Eroe
lesson-wolf-learnt = Dall’Ora V un giocatore è in segreto Fenrir. Gli servono 12 Punti Musica e due Marchi del Lupo; nomina il Prescelto e porta da lui il proprio Personaggio; l’Organo non conta. Per tutti gli altri: guardate chi raccoglie che cosa, e non aspettate troppo.
lesson-wolf-discard = L’Ora IV finisce. Puoi tenere tre tessere, quindi una deve andare. Due delle tue portano un Marchio del Lupo. Non separartene: nessuno sa ancora a chi serviranno.
lesson-wolf-discard-no = Quella tessera porta un Marchio del Lupo. Fra un momento si distribuiscono i ruoli, e a Fenrir ne servono due. Scartane un’altra.
lesson-wolf-role = Sei Fenrir. Nessun altro lo sa, e nessuno può trovare questa carta. Non puoi più vincere da Eroe: ti servono 12 Punti Musica, non 15, e due Marchi del Lupo, che hai tenuto. Poi nomini il Prescelto e porti Lilja, il tuo Personaggio, sulla sua casella.
lesson-wolf-open = Hai 9 Punti Musica; ne mancano 3. In quest’Ora, grazie all’Evento, Johnsson frutta 1 pagina e 1 Indizio; la sua Abilità, altre 2 pagine. Sceglilo prima che lo prenda qualcun altro: apri la posizione I.
lesson-wolf-open-no = Più tardi Johnsson potrebbe essere già stato scelto. Il Lupo vuole essere il primo.
lesson-wolf-bid = Non mostrare troppa fretta. Offri al massimo 2.
lesson-wolf-bid-no = Un’offerta così alta per la prima posizione li insospettirebbe. Al massimo due.
lesson-wolf-choose = È tua, ed è il tuo turno. Scegli Johnsson e avrai i tuoi 12 Punti Musica.
lesson-wolf-choose-no = Un Personaggio utile, un altro giorno. Oggi Johnsson porta 3 pagine.
lesson-wolf-choose-no-declare = Hai i Marchi, ma non le pagine, e non conosci il nome. Chi dichiara e nomina il Personaggio sbagliato è subito fuori.
lesson-wolf-choose-no-card = Johnsson porta le pagine gratis. Tieni la carta per la notte in cui ti servirà.
lesson-wolf-choose-no-item = Due Personaggi potrebbero scambiarsi di posto, ma prima le pagine. Scegli Johnsson.

lesson-victory = Dichiarare vittoria
lesson-victory-about = Un nome, 15 pagine, un turno
lesson-victory-learnt = Si dichiara prima di scegliere un Personaggio. Poi, in quello stesso turno, il Prescelto deve raggiungere l’Organo con 15 Punti Musica; Fenrir porta il proprio Personaggio dal Prescelto, con 12. Se il nome è sbagliato o il turno non basta, sei fuori. Quindi prima controlla, poi osa.
lesson-victory-names = Ora VII. Il taccuino ha chiuso il cerchio: sette Personaggi sono stati trovati, e solo Snowy può essere il Prescelto. L’Organo è in Piazza Carlina. Sei un Eroe, e hai 12 Punti Musica.
lesson-victory-music = Mancano tre pagine, e hai una carta proprio per questo. Le carte si possono giocare prima di dichiarare: gioca «Tre pagine».
lesson-victory-music-no = Sarebbe la tua unica carta di questo turno, e le pagine mancherebbero ancora. Gioca «Tre pagine».
lesson-victory-music-no-declare = Quasi. Potresti dichiarare ora e scrivere le pagine dopo, ma chi se ne dimentica è fuori. Prima le pagine: gioca «Tre pagine».
lesson-victory-music-no-choose = Se scegli un Personaggio adesso, in questo turno non puoi più dichiarare. Prima gioca «Tre pagine».
lesson-victory-declare = Quindici. Premi «Dichiara vittoria», guarda la lista, nomina Snowy e tieni premuto il pulsante. Non si torna indietro.
lesson-victory-declare-no = Se scegli un Personaggio, in questo turno non puoi più dichiarare. È tutto pronto: dichiara.
lesson-victory-declare-no-name = Il taccuino sa dov’è quella carta: non è il Prescelto. Un nome sbagliato e sei fuori.
lesson-victory-choose = Giusto! La carta viene girata davanti a tutti. Ora devi scegliere il Prescelto, anche se qualcuno in quest’Ora avesse usato o bloccato Snowy.
lesson-victory-choose-no = Chi ha dichiarato deve scegliere il Prescelto: Snowy.
lesson-victory-walk = L’Abilità di Snowy: fino a 3 passi gratuiti. Dopo una dichiarazione si può passare anche attraverso gli altri e sull’Organo. Premi Piazza Carlina e vai.
lesson-victory-walk-no = Lontano dall’Organo? I passi sono pochi. Piazza Carlina è proprio davanti.
lesson-victory-walk-no-stop = Non fermarti: l’Organo è a due passi.
