# Why an action is refused. Variables as in events.ftl; $asked is a whole question from asks.ftl.

refused-game-over = La partita è finita.
refused-not-your-turn = Adesso decide { $other }, non { $player }.
refused-not-now = Adesso la domanda è un’altra: { $asked }
refused-no-such-space = Sulla plancia questa casella non c’è: { $space }.
refused-no-such-tile = Questa tessera non esiste: { $tile }.
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
refused-no-effect = Per ora non avrebbe effetto.
refused-idle-ability = Per ora non avrebbe effetto: scegline un’altra.
refused-teeth-not-offered = L’Ingranaggio non può fare questa rotazione (denti: { $teeth }).
refused-too-expensive = { $price ->
    [one] Costa { $price } Punto Tempo, e tu ne hai { $time }.
   *[other] Costa { $price } Punti Tempo, e tu ne hai { $time }.
}
refused-no-steps-left = La Ruota del Movimento non concede altri passi.
refused-not-adjacent = { $to } e { $from } non sono caselle adiacenti.
refused-occupied = La casella { $space } è occupata da un altro Personaggio o dall’Organo.
refused-ride-used = Il Mezzo di trasporto di questo turno è già stato usato.
refused-transport-forbidden = L’Evento di quest’Ora vieta ogni Mezzo di trasporto.
refused-not-at-station = Il Mezzo di trasporto non ferma qui: { $space }.
refused-not-a-stop = Il Mezzo di trasporto non raggiunge { $space }.
refused-no-taxi = Adesso non c’è nessuna Carrozza a Vapore da prendere.
refused-power-not-held = Hai già giocato questa Carta Azione: { $power }.
refused-power-already = Una sola Carta Azione per turno.
refused-tile-not-held = Non hai in mano questa tessera: { $tile }.
refused-item-already = Una sola Tessera Oggetto per turno.
refused-not-an-item = Questa non è una Tessera Oggetto: { $tile }.
refused-not-a-location = Questa non è una Tessera Luogo: { $tile }.
refused-cards-forbidden = L’Evento di quest’Ora vieta Carte Azione e Tessere Oggetto.
refused-no-character-yet = Prima scegli un Personaggio.
refused-no-clue = Non hai Indizi da scartare.
refused-no-target-hand = Nella mano di { $other } non c’è nessuna carta da guardare.
refused-no-target-deck = Tra i Personaggi Sconosciuti non c’è nessuna carta da guardare.
refused-no-clues-here = Gli Indizi si possono spendere solo per l’azione indicata dalla Ruota delle Azioni.
refused-too-many-clues = { $most ->
    [0] Qui non si possono spendere Indizi.
    [one] Qui si può spendere al massimo { $most } Indizio.
   *[other] Qui si possono spendere al massimo { $most } Indizi.
}
refused-no-clue-there = Nella casella { $space } non c’è nessun Indizio.
refused-power-not-played = Non hai giocato questa Carta Azione: { $power }.
refused-same-space = I due Personaggi sono sulla stessa casella: { $space }.
refused-swap-order = Indica due Personaggi diversi, { $second } prima di { $character }.
refused-swap-same = Per uno scambio servono due Personaggi diversi: { $character } non basta.
refused-side-taken = A { $side } c’è già una tessera.
refused-empty-area = Con questa tessera a { $side } non resterebbe nessun Isolato per l’Organo.
refused-area-occupied = In ogni Isolato in cui potrebbe trovarsi l’Organo c’è un Personaggio.
refused-no-organ-symbol = Questa tessera non ha il simbolo dell’Organo: { $tile }.
refused-not-three-tiles = { $tiles ->
    [one] Il simbolo dell’Organo richiede esattamente 3 Tessere Luogo sulla plancia, e ce n’è { $tiles }.
   *[other] Il simbolo dell’Organo richiede esattamente 3 Tessere Luogo sulla plancia, e ce ne sono { $tiles }.
}
refused-outside-area = L’Organo non può trovarsi qui: { $space }.
