var e=`# Le regole di 011

Torino, anno undicesimo di un XIX secolo mai esistito. Da qualche parte in città c’è un organo capace di rinviare la
fine del mondo; una sola persona su otto è in grado di suonarlo; e il Lupo si sta svegliando. Avete undici Ore.

Queste sono le regole complete, con parole nostre. Ogni regola che un programma può essere tenuto a rispettare ha un
numero, così che un test, un messaggio o una discussione al tavolo possano richiamarla. Dove i regolamenti stampati
tacciono o si contraddicono, fa fede un chiarimento; i link portano a [rulings.md](rulings.md), dove se ne trovano le
ragioni.

**Come si vince, in breve.** Da *Eroe* scopri chi è il Prescelto, scrivi le 15 pagine della Melodia del Cosmo (una per
ogni Punto Musica), contribuisci a localizzare l’Organo e infine, in un unico turno finale, porti lì il Prescelto.
Dall’Ora V un giocatore è in segreto *Fenrir*: gli servono 12 pagine e due Marchi del Lupo, e vince portando il proprio
Personaggio dal Prescelto. Non si vince insieme. Se la mezzanotte arriva prima, hanno perso tutti.

## 1. Contenuto

**1.1** Una partita ha 3, 4, 5 o 6 giocatori; nessun altro numero è possibile.

**1.2** I Personaggi sono 8: Johnsson, Lilja, Pålsson, Vikström, Lewis, Vidal, Koleberg e Snowy. Ognuno ha una miniatura
sulla plancia e una Carta Personaggio. Le miniature non sono di nessuno: qualunque carta abbia in mano, ogni giocatore
può scegliere qualsiasi Personaggio.

**1.3** Ci sono 11 Carte Evento, quelle della sezione 8, una copia ciascuna; 4 Carte Azione per ogni giocatore, una per
ogni tipo della sezione 7; 5 Carte Eroe e 1 Carta Fenrir, chiamate insieme carte ruolo.

**1.4** Per ogni giocatore il Tempo va da 0 a 45 e i Punti Musica da 0 a 15. I Punti Musica oltre i 15 vanno persi. La
Riserva di Indizi non si esaurisce mai. ([R23](rulings.md#r23))

**1.5** Ci sono 50 Tessere Ricerca: le Tessere Luogo, che mostrano uno dei 5 Luoghi Mistici, e le Tessere Oggetto dei
tipi elencati nella sezione 9. Tra le Tessere Oggetto, ognuna delle dieci tessere musica e la *Pietra di Fenrir*
esistono in una sola copia.

**1.6** La plancia ha tre tipi di caselle: gli Isolati, i 5 Luoghi Mistici (Mole Antonelliana, Cimitero, Tempio Valdese,
Museo Egizio, Obelisco) e le stazioni gialle, verdi e blu. Otto Isolati diversi portano una runa, una per ogni
Personaggio.

**1.7** Due caselle sono adiacenti se confinano in ortogonale, a meno che il pacchetto di contenuti non separi quella
coppia, oppure se le unisce un collegamento. I collegamenti valgono nei due sensi e non contano né come casella né come
passo. Le caselle vicine in diagonale non sono adiacenti. ([R53](rulings.md#r53), [R72](rulings.md#r72))

**1.8** La Ruota delle Macchine ha 8 denti, la Ruota del Movimento 9 e la Ruota delle Azioni 7. Conta il dente che si
trova all’indicatore: un Mezzo di trasporto (Carrozza a Vapore, Tram a Vapore, Monorotaia, Dirigibile), un numero di
passi o un’azione (Indaga, Ricerca, Componi, Muovi Indizio).

**1.9** Le ruote formano un Ingranaggio: girandone una di un certo numero di denti, tutte e tre si muovono di
altrettanti denti. Ogni ruota si può girare solo nel verso della sua freccia, che il pacchetto fissa come avanti o
indietro per l’intero Ingranaggio. Le ruote tornano alla stessa combinazione dopo 504 denti, e non prima.
([R54](rulings.md#r54))

**1.10** Una casella è *vuota* se non contiene né Personaggi, né Indizi, né l’Organo. La parola ha ovunque questo solo
significato. ([R7](rulings.md#r7))

## 2. Preparazione

**2.1** La Ruota delle Azioni mostra Muovi Indizio (il primo dente con quest’azione, se ce n’è più di uno); la Ruota
delle Macchine e la Ruota del Movimento stanno su un dente a caso. La Lancetta indica l’Ora I. ([R80](rulings.md#r80))

**2.2** Le Tessere Ricerca vengono mescolate in una pila coperta, e così le Carte Evento.

**2.3** Ogni Personaggio sta sull’Isolato con la sua runa. L’Organo non è sulla mappa, le quattro caselle Posizione
(nord, est, sud, ovest) sono libere e sulla mappa non c’è nessun Indizio.

**2.4** Con 4–6 giocatori si mescolano le Carte Personaggio; ogni giocatore ne riceve una, in segreto. Un’altra viene
messa da parte senza che nessuno la veda: è il **Prescelto**. Quelle che restano (3, 2 o 1 carte con 4, 5 o 6 giocatori)
formano il mazzo coperto dei Personaggi Sconosciuti.

**2.5** Ogni giocatore unisce in un’unica mano le 4 Carte Azione e la Carta Personaggio, le mescola e comincia con 45
Punti Tempo, 0 Punti Musica, nessun Indizio e nessuna Tessera Ricerca.

**2.6** Si sorteggia un ordine iniziale. Serve solo a stabilire chi apre le aste della prima Ora. I posti al tavolo
restano fissi per tutta la partita, e il «senso orario» li segue.

**2.7** *Tre giocatori:* non ci sono né Fenrir né carte ruolo. La tessera *Pietra di Fenrir* viene tolta, quindi la pila
ha 49 tessere; le altre tessere con un Marchio del Lupo restano. ([R28](rulings.md#r28))

**2.8** *Tre giocatori:* ogni giocatore riceve 2 Carte Personaggio, entrambe mescolate nella mano; una carta è il
Prescelto; l’ultima viene scoperta per tutti. Non c’è il mazzo dei Personaggi Sconosciuti. Tutti cominciano con 36 Punti
Tempo; il limite resta 45.

**2.9** *Variante per principianti* (4–6 giocatori): il mazzo dei Personaggi Sconosciuti è scoperto fin dall’inizio e
non può essere indagato. Con 3 giocatori la variante si può scegliere, ma non cambia nulla. ([R41](rulings.md#r41),
[R68](rulings.md#r68))

## 3. L’Ora

La partita dura al massimo undici Ore. Ogni Ora ha cinque fasi, e ciascuna viene giocata da tutti prima che inizi la
successiva: Evento, Aste, Indizi, Turni, Tessera Luogo.

### 3.0 Il risveglio di Fenrir

**3.0.1** All’inizio dell’Ora V, prima che se ne riveli l’Evento, la Carta Fenrir viene mescolata con tante Carte Eroe
quanti sono i giocatori ancora in gioco meno uno; ogni giocatore ancora in gioco riceve una di queste carte e la tiene
fino alla fine. Con 3 giocatori al tavolo questo non accade mai. ([R17](rulings.md#r17), [R37](rulings.md#r37))

**3.0.2** Per chi ha la Carta Fenrir, da questo momento il proprio Personaggio è l’Incarnazione di Fenrir, e quel
giocatore può dichiarare vittoria solo come Fenrir (5.5). Tutti gli altri, e chiunque prima dell’Ora V, sono Eroi (5.2).

**3.0.3** Una carta ruolo non fa parte della mano e non può mai essere indagata.

### 3.1 Evento

**3.1.1** La prima Carta Evento della pila viene rivelata a tutti. Vale solo per quest’Ora e non torna più.

**3.1.2** Un Personaggio bloccato dall’Evento lo è per tutta quest’Ora: nessuno può sceglierlo, tranne un giocatore che
in questo turno ha dichiarato vittoria.

### 3.2 Aste

I giocatori offrono Tempo per il proprio posto nell’ordine di turno di quest’Ora.

**3.2.1** Ci sono tante posizioni quanti sono i giocatori ancora in gioco. ([R16](rulings.md#r16))

**3.2.2** Ogni asta è aperta da chi veniva per primo nell’ordine dell’Ora precedente (nella prima Ora: nell’ordine
iniziale) tra i giocatori ancora in gioco che non hanno ancora una posizione. ([R1](rulings.md#r1))

**3.2.3** Chi apre indica una posizione libera, poi una prima offerta, che può essere 0 e non può superare il suo Tempo.
Passare invece di aprire non è possibile. ([R13](rulings.md#r13), [R79](rulings.md#r79))

**3.2.4** Poi, in senso orario secondo i posti, ogni giocatore senza posizione che non ha passato in quest’asta rilancia
a un qualsiasi numero intero più alto, entro il proprio Tempo, oppure passa. Chi ha passato resta fuori da quest’asta,
ma può fare offerte nelle successive. ([R13](rulings.md#r13))

**3.2.5** Quando resta un solo offerente, questi paga l’offerta, prende la posizione e non partecipa più a questa fase.
Anche chi apre è un offerente e, se tutti gli altri passano, vince con l’offerta di partenza.

**3.2.6** Si ripete finché un solo giocatore è senza posizione: riceve l’ultima libera, gratis e senza asta.

**3.2.7** Se pagando l’offerta chi ha vinto arriva a 0 Punti Tempo, è fuori dal gioco e non riceve la posizione. La
posizione viene eliminata e tutte le successive, occupate o libere, avanzano di un posto. L’asta seguente si apre come
dice 3.2.2. ([R33](rulings.md#r33))

**3.2.8** *Opzione del tavolo* \`auction_opener = "last"\`: dall’Ora II in poi apre chi veniva per ultimo, anziché per
primo, nell’ordine dell’Ora precedente, tra i giocatori in gioco senza posizione; anche dopo 3.2.7. Le offerte restano
in senso orario. ([R1](rulings.md#r1), [R34](rulings.md#r34), [R66](rulings.md#r66))

*Esempio.* Ordine precedente e posti al tavolo: Marco, Mario, Christian, Leonardo. Marco apre la II a 0; Mario e
Christian passano, Leonardo dice 1, Marco 2, Leonardo passa: Marco paga 2 per la II. Mario apre la I a 1; Christian 2,
Leonardo passa, Mario 3, Christian 4, Mario passa: Christian paga 4 per la I. Mario apre la III a 0, Leonardo 1, Mario
passa: Leonardo paga 1 per la III. A Mario va gratis la IV. L’ordine è Christian, Marco, Leonardo, Mario.

### 3.3 Indizi

**3.3.1** Il primo giocatore nell’ordine non piazza Indizi. Dalla posizione II in poi, nell’ordine, ogni giocatore deve
piazzare sulla mappa esattamente 1 Indizio della Riserva, se c’è ancora posto. ([R22](rulings.md#r22))

**3.3.2** L’Indizio va in un Isolato vuoto: mai in una stazione o in un Luogo Mistico, né dove si trova un Personaggio,
un Indizio o l’Organo. ([R7](rulings.md#r7))

### 3.4 Turni

**3.4.1** I giocatori svolgono i loro turni nell’ordine, ciascuno per intero prima del successivo. Un turno consiste in:
dichiarare o no vittoria (sezione 5), scegliere un Personaggio, bonus dell’Evento, Abilità, ruotare l’Ingranaggio,
muovere, agire. I passaggi non si possono invertire. Dopo l’azione il turno finisce quando lo dice chi lo gioca.
([R78](rulings.md#r78))

**3.4.2** Il giocatore deve scegliere un Personaggio che in quest’Ora nessuno ha scelto e che non è bloccato. Lo si
segna sulla plancia dei Personaggi.

**3.4.3** Subito dopo la scelta l’Evento dà ciò che spetta: prima l’effetto della posizione del giocatore (X è l’ultima
posizione nell’ordine di quest’Ora, qualunque sia il suo numero, e chi la occupa riceve anche ciò che spetta a quel
numero), poi l’effetto del Personaggio scelto, ciascuno nell’ordine in cui la sezione 8 ne elenca le parti. I bonus non
sono facoltativi, salvo che i passi gratuiti possono essere meno o nessuno. ([R16](rulings.md#r16),
[R45](rulings.md#r45))

**3.4.4** Poi si deve usare l’Abilità del Personaggio scelto (sezione 6). Un’Abilità, un bonus, un’azione o una loro
parte che risulti impossibile (nessun Indizio da muovere, nessuna tessera da pescare, nessun bersaglio) si salta.
([R22](rulings.md#r22))

**3.4.5** Poi si deve ruotare l’Ingranaggio: una ruota di 1, 2 o 3 denti, a 1 Punto Tempo per dente. Ogni risultato
distinto viene offerto una volta: ciascun verso in cui una ruota del pacchetto può far girare l’Ingranaggio, per 1, 2 e
3 denti, fin dove arriva il Tempo del giocatore. ([R13](rulings.md#r13), [R54](rulings.md#r54))

**3.4.6** Ora il giocatore può muovere il Personaggio scelto. *Camminare*: passi verso caselle adiacenti, 1 Punto Tempo
ciascuno, in tutto al massimo il numero che la Ruota del Movimento mostra adesso.

**3.4.7** *Mezzo di trasporto*: una volta nel corso del movimento, e gratis, il Personaggio può usare il Mezzo che la
Ruota delle Macchine mostra adesso. Con il Tram a Vapore va da una casella gialla a qualsiasi altra casella gialla, con
la Monorotaia da verde a verde, con il Dirigibile da blu a blu. Sulla casella d’arrivo non devono esserci né un
Personaggio né l’Organo. ([R30](rulings.md#r30))

**3.4.8** La *Carrozza a Vapore* vale un uso di un Mezzo di trasporto: da 1 a 3 passi di fila verso caselle adiacenti,
senza pagare, da qualsiasi casella. Tra questi passi non può avvenire nulla, ed essi non contano come camminare.
([R11](rulings.md#r11))

**3.4.9** Camminata e viaggio possono avvenire in qualsiasi ordine, e la camminata si può dividere tra prima e dopo il
viaggio. Sulle stazioni si può passare a piedi e ci si può fermare.

**3.4.10** Un Personaggio non può attraversare una casella con un altro Personaggio o con l’Organo, né fermarvisi, a
meno che chi lo muove non abbia dichiarato vittoria in questo turno. I Personaggi che dopo una dichiarazione fallita
condividono una casella, o stanno con l’Organo, restano lì e possono andarsene a piedi. ([R20](rulings.md#r20),
[R52](rulings.md#r52))

**3.4.11** Tutti gli Indizi sulle caselle che il Personaggio scelto attraversa o raggiunge, a piedi o con un Mezzo,
vengono raccolti, che lo si voglia o no.

**3.4.12** I *passi gratuiti* (Snowy, due Eventi, una Tessera Oggetto) si fanno subito, come un’unica camminata del
Personaggio scelto che può fermarsi prima, e prima che accada qualsiasi altra cosa. Non costano Tempo per passo, non
contano per la Ruota del Movimento e rispettano 3.4.10 e 3.4.11. ([R9](rulings.md#r9), [R61](rulings.md#r61))

**3.4.13** Il giocatore termina il movimento, e con ciò inizia l’azione mostrata dalla Ruota delle Azioni. È
obbligatoria. ([R62](rulings.md#r62))

**3.4.14** *Indaga*: guarda 1 carta a caso nella mano di un altro giocatore o tra i Personaggi Sconosciuti, e
restituiscila. Tutte le carte di un’indagine vengono da un solo bersaglio. ([R8](rulings.md#r8))

**3.4.15** Una mano si può indagare anche se il suo giocatore è fuori dal gioco per una dichiarazione, ma non se ha
esaurito il Tempo. Una mano o un mazzo di cui il giocatore ha già visto in questo turno tutte le carte non è un
bersaglio; lo è invece se le conosce soltanto da prima. Se le carte non viste sono meno di quante l’effetto ne concede,
il giocatore vede quelle che ci sono. Senza alcun bersaglio l’indagine si salta. ([R14](rulings.md#r14),
[R38](rulings.md#r38), [R39](rulings.md#r39), [R76](rulings.md#r76))

**3.4.16** Le carte viste in questo turno si tengono separate dal resto della mano o del mazzo, così che altre indagini
nello stesso turno mostrino altre carte. Alla fine del turno vengono rimescolate con le altre.

**3.4.17** *Ricerca*: pesca 1 Tessera Ricerca dalla cima della pila. Se la pila ha meno tessere di quante un effetto ne
concede, il giocatore pesca quelle che restano. ([R24](rulings.md#r24))

**3.4.18** *Componi*: guadagna 1 Punto Musica. Con 15 Punti Musica l’azione si svolge e non frutta nulla.
([R63](rulings.md#r63))

**3.4.19** *Muovi Indizio*: muovi 1 Indizio qualsiasi della mappa su una casella adiacente. Quella casella, di qualunque
tipo, deve essere vuota, oppure contenere il Personaggio scelto: in tal caso il giocatore prende l’Indizio.
([R6](rulings.md#r6), [R7](rulings.md#r7), [R57](rulings.md#r57))

**3.4.20** Per Indaga, Ricerca o Componi della Ruota delle Azioni il giocatore può spendere Indizi, ciascuno per 1
carta, tessera o Punto Musica in più. Gli Indizi tornano nella Riserva. Non si possono spendere Indizi per Muovi
Indizio, né per Abilità, carte, tessere o Eventi.

**3.4.21** Quanti Indizi si spendono va detto prima di pescare o vedere qualsiasi cosa; per Indaga il numero e il
bersaglio sono una sola decisione. Non se ne possono spendere più di quanti possano avere effetto: le carte non viste di
quel bersaglio, le tessere nella pila o i Punti Musica che mancano a 15, ogni volta meno quello che viene senza Indizio.
([R40](rulings.md#r40), [R59](rulings.md#r59))

**3.4.22** Nel proprio turno un giocatore può giocare al massimo una Carta Azione, che poi lascia il gioco, e al massimo
una Tessera Oggetto, che va coperta sotto la pila: non appena il suo effetto è in corso, così che una tessera non peschi
mai sé stessa.

**3.4.23** Una carta o una tessera si può giocare prima di scegliere un Personaggio (prima o dopo la dichiarazione),
dopo l’Abilità e prima di ruotare l’Ingranaggio, tra due passi interi o viaggi qualsiasi del movimento, e dopo l’azione.
Mai tra la scelta e la fine dell’Abilità, durante una corsa in Carrozza o una camminata di passi gratuiti, o durante
qualsiasi altro effetto. Ciò che muove il Personaggio scelto deve aspettare che ce ne sia uno. ([R31](rulings.md#r31),
[R62](rulings.md#r62))

**3.4.24** Una carta o una tessera che al momento non cambierebbe nulla non si può giocare: nessun bersaglio, pila
vuota, nessun passo o viaggio possibile, un guadagno che andrebbe del tutto perso oltre la fine della Linea del Tempo o
della Musica. Pagarne il prezzo non conta come cambiamento. ([R43](rulings.md#r43), [R64](rulings.md#r64))

**3.4.25** Se qualcuno esce dal gioco durante questa fase, per quest’Ora le posizioni conservano il loro numero, e il
bonus che un Evento dà a quella posizione non passa a nessun altro. ([R35](rulings.md#r35))

### 3.5 Tessera Luogo

**3.5.1** Gioca questa fase solo l’ultimo nell’ordine tra i giocatori ancora in gioco, e solo finché l’Organo non è
sulla mappa. Può rinunciare, e la domanda gli viene posta anche se non ha tessere da piazzare. ([R19](rulings.md#r19),
[R35](rulings.md#r35), [R67](rulings.md#r67))

**3.5.2** Il giocatore può piazzare una Tessera Luogo della propria mano su una casella Posizione libera. La tessera vi
resta fino alla fine della partita.

**3.5.3** Un Luogo sulla casella *ovest* dice che l’Organo si trova a est di quel Luogo; su *est*: a ovest; su *nord*: a
sud; su *sud*: a nord. Est e ovest confrontano le colonne, nord e sud le righe, in senso stretto; separazioni e
collegamenti non contano. L’*area* è l’insieme degli Isolati per cui ogni tessera piazzata dice il vero.
([R72](rulings.md#r72))

**3.5.4** Una tessera si può piazzare solo se l’area di tutte le tessere piazzate, compresa la nuova, non è vuota. Sulla
nostra mappa quindi: il Cimitero può stare a nord, mai a sud; con la Mole a ovest, il Cimitero non può andare a est;
Tempio a sud, Museo Egizio a ovest, Obelisco a nord e Mole a est vanno insieme. Lo stesso Luogo può stare su due lati
vicini, mai su due opposti.

**3.5.5** Piazzare una tessera frutta 1 Indizio e 2 Punti Tempo.

**3.5.6** Chi piazza la quarta tessera mette subito l’Organo in un Isolato senza Personaggi dell’area, e riceve altri 3
Punti Tempo. Un Indizio che si trovi lì vi resta. ([R18](rulings.md#r18))

**3.5.7** Con esattamente tre tessere piazzate, il giocatore può invece scartare dalla mano una Tessera Oggetto con il
simbolo dell’Organo, coperta sotto la pila, e mettere l’Organo in un Isolato senza Personaggi nell’area di queste tre.
Questo frutta 3 Punti Tempo e nient’altro. ([R18](rulings.md#r18), [R49](rulings.md#r49))

**3.5.8** Se in ogni Isolato dell’area risultante c’è un Personaggio, la quarta tessera o la tessera con l’Organo per
ora non è ammessa. Per le prime tre tessere i Personaggi non contano. ([R51](rulings.md#r51))

### 3.6 Fine dell’Ora

**3.6.1** Chi ha più di 3 Tessere Ricerca ne scarta fino a tenerne 3, a propria scelta, coperte sotto la pila: in ordine
di turno, una tessera alla volta, ciascuno finendo prima che inizi il successivo; anche nell’ultima Ora. Nel corso di
un’Ora non c’è limite. ([R50](rulings.md#r50), [R65](rulings.md#r65))

**3.6.2** La plancia dei Personaggi e tutti i blocchi vengono azzerati, la Lancetta avanza e inizia l’Ora successiva.
Dopo l’Ora XI raggiunge la mezzanotte: **Ragnarök**, la partita è finita e hanno perso tutti.

## 4. Il Tempo

**4.1** Nessuno può pagare o offrire più Tempo di quanto ne ha; pagarlo tutto, fino all’ultimo Punto, è permesso. Nessun
effetto riduce il Tempo di un altro giocatore. ([R13](rulings.md#r13))

**4.2** Il Tempo non supera mai 45; ciò che si guadagna oltre va perso.

**4.3** Un giocatore il cui Tempo arriva a 0 è subito fuori dal gioco: la sua Carta Personaggio (con 3 giocatori
entrambe) viene mostrata a tutti, il turno è finito e il giocatore non partecipa più. Tutte le miniature restano in
gioco. ([R35](rulings.md#r35))

**4.4** Prima si paga. Se il pagamento porta a 0, ciò per cui si è pagato non avviene: Ingranaggio, Personaggio e Indizi
restano com’erano. Vale anche per un pagamento che completerebbe una vittoria. ([R12](rulings.md#r12),
[R32](rulings.md#r32))

**4.5** Le Tessere Ricerca di chi è fuori dal gioco, per qualsiasi motivo, vanno sotto la pila in ordine casuale; gli
Indizi tornano nella Riserva. Una Tessera Oggetto il cui prezzo ha messo fuori dal gioco chi l’ha giocata va sotto la
pila per prima, vista da tutti. ([R15](rulings.md#r15), [R56](rulings.md#r56))

**4.6** Un giocatore rimasto solo continua: ha gratis la posizione I, che è anche la X, non piazza Indizi e gioca la
fase 5. ([R36](rulings.md#r36))

## 5. Dichiarare vittoria

**5.1** Si può dichiarare vittoria solo nel proprio turno della fase 4, prima di scegliere un Personaggio.
([R2](rulings.md#r2))

**5.2** *Come Eroe:* l’Organo deve essere sulla mappa. Il giocatore nomina il Prescelto e ne guarda la carta.

**5.3** Sbagliato: il giocatore è subito fuori dal gioco. La carta non viene mostrata agli altri, ma tutti hanno sentito
il nome. Giusto: la carta viene mostrata a tutti e resta scoperta fino alla fine della partita. ([R75](rulings.md#r75))

**5.4** Un Eroe che ha indovinato deve ora scegliere il Prescelto, e vince se in questo turno quel Personaggio è sulla
casella dell’Organo mentre il giocatore ha 15 Punti Musica.

**5.5** *Come Fenrir:* il giocatore deve avere in mano 2 Marchi del Lupo e li mostra: il minor numero di tessere che ne
portano 2, con i numeri di tessera più bassi se ci sono più combinazioni possibili. Poi nomina il Prescelto come in 5.2,
e vale 5.3. Non è necessario che l’Organo sia sulla mappa. ([R46](rulings.md#r46), [R60](rulings.md#r60))

**5.6** Fenrir, se ha indovinato, deve ora scegliere il proprio Personaggio, il che mostra a tutti di chi è la sua
carta, e vince se in questo turno esso è sulla casella del Prescelto mentre il giocatore ha almeno 12 Punti Musica.

**5.7** Chi ha dichiarato sceglie questo Personaggio anche se in quest’Ora è già stato usato o è bloccato, e ne ottiene
di nuovo l’Abilità e i bonus dell’Evento. ([R47](rulings.md#r47))

**5.8** Per il resto di questo turno il Personaggio può attraversare e raggiungere caselle con altri Personaggi o con
l’Organo, camminando, con passi gratuiti e con qualsiasi viaggio. ([R20](rulings.md#r20), [R69](rulings.md#r69))

**5.9** La vittoria è ottenuta nel primo momento in cui valgono tutte le condizioni, in qualunque passaggio del turno
ciò avvenga, la scelta stessa compresa, e in qualunque modo vi si sia arrivati. ([R21](rulings.md#r21),
[R70](rulings.md#r70), [R71](rulings.md#r71))

**5.10** Se il turno finisce senza vittoria, chi ha dichiarato è fuori dal gioco. Chi esce per una dichiarazione
sbagliata o fallita non mostra la mano. ([R14](rulings.md#r14))

**5.11** Per dichiarare non è necessario che Punti Musica, Tempo o percorso bastino, né che il Personaggio nominato sia
possibile: è lecito, e fatale. ([R55](rulings.md#r55))

**5.12** C’è al massimo un vincitore; la partita finisce con la vittoria. Se nessuno è più in gioco, finisce e hanno
perso tutti.

## 6. Abilità

Un’Abilità va a favore del Personaggio scelto e di chi lo gioca. Gli Indizi non possono potenziarla (3.4.20).

**6.1** *Johnsson*: guadagna 2 Punti Musica.

**6.2** *Lilja*: pesca 2 Tessere Ricerca.

**6.3** *Pålsson*: paga 2 Punti Tempo, poi nomina un altro Personaggio qualsiasi, anche già usato o bloccato, e usane
l’Abilità come se fosse quella di Pålsson (i passi di Snowy muovono Pålsson). Si possono nominare solo Abilità che
cambierebbero qualcosa; se non ce n’è nessuna, non succede altro. Con 2 Punti Tempo o meno il giocatore è fuori dal
gioco. ([R10](rulings.md#r10), [R26](rulings.md#r26), [R44](rulings.md#r44))

**6.4** *Vikström*: guadagna 3 Punti Tempo.

**6.5** *Lewis*: indaga 2 carte di un solo bersaglio. ([R8](rulings.md#r8))

**6.6** *Vidal*: compi una tra Ricerca, Indaga, Componi e Muovi Indizio, gratis e senza Indizi. Vengono offerte solo
quelle che cambierebbero qualcosa; se non ce n’è nessuna, l’Abilità si salta. ([R44](rulings.md#r44))

**6.7** *Koleberg*: piazza 1 Indizio della Riserva in un Luogo Mistico vuoto.

**6.8** *Snowy*: fino a 3 passi gratuiti. ([R9](rulings.md#r9))

## 7. Carte Azione

**7.1** Guarda 3 carte della mano di un altro giocatore o del mazzo dei Personaggi Sconosciuti, secondo le regole
dell’indagine (da 3.4.14 a 3.4.16). ([R8](rulings.md#r8))

**7.2** Il Personaggio scelto viaggia con un Mezzo di trasporto qualsiasi, Carrozza a Vapore compresa, gratis e in
aggiunta al normale movimento. Il viaggio va compiuto, in Carrozza con almeno un passo. ([R4](rulings.md#r4),
[R61](rulings.md#r61))

**7.3** Pesca 3 Tessere Ricerca.

**7.4** Guadagna 3 Punti Musica.

## 8. Carte Evento

Le posizioni sono quelle dell’ordine di turno di quest’Ora. Il bonus di una posizione arriva quando il giocatore che la
occupa sceglie un Personaggio (3.4.3); il bonus indicato con il nome di un Personaggio va a chi lo sceglie. «Bloccato» è
3.1.2. ([R58](rulings.md#r58))

**8.1** E1: in posizione III l’Abilità del Personaggio scelto si usa due volte di fila, senza giocare nulla nel mezzo.
Pålsson è bloccato. ([R25](rulings.md#r25), [R31](rulings.md#r31))

**8.2** E2: la posizione IV pesca 2 tessere. Lilja: 1 Indizio, 1 tessera.

**8.3** E3: la posizione III indaga 2 carte di un solo bersaglio. Vidal: 1 Indizio, 1 Punto Tempo. ([R8](rulings.md#r8))

**8.4** E4: Pålsson: 1 Indizio, 2 Punti Tempo. Nessuno può usare in alcun modo un Mezzo di trasporto: né quello della
Ruota, né la Carrozza a Vapore, né quello di una Carta Azione o di una Tessera Oggetto. ([R11](rulings.md#r11))

**8.5** E5: la posizione IV guadagna 3 Punti Tempo. Johnsson: 1 Indizio, 1 Punto Musica. Vikström è bloccato.

**8.6** E6: la posizione II guadagna 2 Punti Tempo. Lewis è bloccata.

**8.7** E7: la posizione X ottiene fino a 3 passi gratuiti con il Personaggio scelto. Snowy è bloccato.
([R9](rulings.md#r9))

**8.8** E8: la posizione X pesca 1 tessera. Lewis: il giocatore deve bloccare un Personaggio che in quest’Ora non è né
usato né bloccato; se non ne resta nessuno, non succede nulla. Quando chi ha dichiarato prende di nuovo Lewis, viene
bloccato un secondo Personaggio e il primo resta bloccato. ([R5](rulings.md#r5), [R47](rulings.md#r47))

**8.9** E9: la posizione X deve riprendere in mano una delle proprie Carte Azione già giocate, se ce n’è; vale anche una
giocata in questo stesso turno, ma non consente una seconda Carta Azione nel turno. Vikström: 1 Punto Musica, 1 tessera.
Koleberg è bloccato. ([R27](rulings.md#r27), [R48](rulings.md#r48))

**8.10** E10: la posizione X pesca 3 tessere. Snowy: 1 Punto Musica, 2 Punti Tempo. Lilja è bloccata.

**8.11** E11: la posizione II guadagna 2 Punti Musica. Koleberg: 1 Indizio, fino a 3 passi gratuiti. Nella fase 4 di
quest’Ora nessuno può giocare una Carta Azione o una Tessera Oggetto; la tessera con l’Organo nella fase 5 e mostrare i
Marchi restano permessi. ([R3](rulings.md#r3), [R49](rulings.md#r49))

**8.12** Con 3 giocatori nessuno ha la posizione IV, e i suoi effetti si ignorano; lo stesso vale per ogni posizione che
nessun giocatore occupa. ([R16](rulings.md#r16))

## 9. Tessere Oggetto

Una tessera che richiede Tempo può essere giocata solo da chi ne ha abbastanza (4.1).

**9.1** *Adulruna Rediviva*, *An Arrow From The Sun*, *The Perennial Sophia*: guadagna 2 Punti Musica.

**9.2** *Deggial*, *Lemuria*, *Nifelheim*, *Sitra Ahra*, *To Mega Therion*, *Feuer Overtüre*, *Prometheus Entfesselt*:
guadagna 1 Punto Musica.

**9.3** *Biglietto del Tram, della Monorotaia o del Dirigibile*: il Personaggio scelto viaggia con il Mezzo indicato
sulla tessera, gratis e in aggiunta al normale movimento. Il viaggio va compiuto. ([R30](rulings.md#r30),
[R61](rulings.md#r61))

**9.4** Piazza 1 Indizio della Riserva in un Luogo Mistico vuoto.

**9.5** Guadagna 1 Punto Tempo.

**9.6** Restituisci 1 Indizio alla Riserva e guadagna 3 Punti Tempo. Senza Indizi non si può giocare.

**9.7** Indaga 1 carta, senza Indizi.

**9.8** Paga 2 Punti Tempo: fino a 3 passi gratuiti con il Personaggio scelto, ed è permesso fermarsi subito.
([R9](rulings.md#r9), [R61](rulings.md#r61))

**9.9** Paga 2 Punti Tempo: guadagna 4 Punti Musica.

**9.10** Paga 2 Punti Tempo: pesca 3 Tessere Ricerca.

**9.11** Paga 2 Punti Tempo: metti un Personaggio qualsiasi, anche già usato o bloccato, in un Luogo Mistico vuoto
qualsiasi. ([R29](rulings.md#r29))

**9.12** Due Personaggi qualsiasi su caselle diverse, ovunque siano, si scambiano di posto. Né questa tessera né 9.11
fanno raccogliere Indizi. ([R29](rulings.md#r29))

**9.13** *Pietra di Fenrir*: non si può giocare; conta come 2 Marchi del Lupo. ([R43](rulings.md#r43))

**9.14** Alcune Tessere Oggetto portano anche il simbolo dell’Organo, per 3.5.7; alcune Tessere Oggetto e Tessere Luogo
portano un Marchio del Lupo, per 5.5. I simboli non servono ad altro e non cambiano ciò che fa la tessera.

## 10. Che cosa possono sapere tutti

**10.1** Noto a tutti: Tempo, Punti Musica e Indizi di ogni giocatore; il numero di carte e di tessere in ogni mano; le
Carte Azione giocate e riprese; la plancia dei Personaggi e i blocchi; le offerte; l’Ingranaggio; la mappa; le tessere
sulle caselle Posizione; il numero di tessere nella pila; le Tessere Oggetto giocate o scartate per l’Organo, e quindi
il loro posto sotto la pila. ([R42](rulings.md#r42))

**10.2** Le carte di una mano le conosce solo chi le ha. Nessuno conosce la carta del Prescelto, l’ordine di una pila
coperta o quali carte si trovino nel mazzo dei Personaggi Sconosciuti. Fa eccezione solo ciò che rivelano le altre
regole di questa sezione, 2.8, 2.9, 4.3, 5.3 e 5.6.

**10.3** Quando si indaga una mano, chi indaga e chi ha quella mano sanno quali carte sono state mostrate; tutti gli
altri sanno solo chi ha guardato quante carte di chi. Quando si indaga il mazzo dei Personaggi Sconosciuti, solo chi
indaga sa quali carte ha visto; tutti gli altri sanno quante.

**10.4** Una tessera pescata la conosce solo chi l’ha pescata. Una tessera scartata alla fine dell’Ora, con il suo posto
sotto la pila, la conosce solo chi l’ha scartata; tutti gli altri sanno quante erano. ([R50](rulings.md#r50))

**10.5** La vista di un posto al tavolo ricorda dove si trova una tessera finché per quel posto è certo. Per gli altri
la certezza finisce quando chi ha la tessera scarta in segreto. Quando le tessere di chi è fuori dal gioco vengono
mescolate sotto la pila, nessuno sa più dove sia ciascuna; una tessera sola resta nota a chi la conosceva.
([R73](rulings.md#r73), [R77](rulings.md#r77))

**10.6** Una dichiarazione rende noto chi è stato nominato e se era giusto. Dopo una dichiarazione sbagliata, solo chi
l’ha fatta ha visto chi è il Prescelto. Le tessere mostrate come Marchi le vedono tutti. ([R75](rulings.md#r75))

**10.7** Una carta ruolo la conosce solo chi l’ha ricevuta; la rivela solo il modo in cui un giocatore dichiara. Che
cosa un tavolo metta in chiaro a partita finita è affar suo. ([R74](rulings.md#r74))

**10.8** La fine del movimento, la fine del turno, la fase 5 e ogni scarto vengono chiesti anche quando la risposta è
una sola. Avviene da sé solo ciò che non lascia scelta ed è visibile a tutti: Componi o Ricerca senza un Indizio che si
possa spendere, passaggi impossibili, l’ultima posizione libera. Ciò che viene offerto non dipende mai da quello che un
giocatore ha dedotto. ([R67](rulings.md#r67), [R76](rulings.md#r76), [R78](rulings.md#r78))

**10.9** Una decisione che non ha rivelato nulla e non ha affidato nulla al caso si può annullare; ciò che qualcuno ha
visto resta visto. ([R81](rulings.md#r81))
`;export{e as default};