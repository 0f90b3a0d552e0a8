# A label for each decision a player can make, as on a button.
# Variables as in events.ftl.

do-open = Apri l’asta per la posizione { $position }
do-bid = Offri { $time ->
    [one] { $time } Punto Tempo
   *[other] { $time } Punti Tempo
}
do-pass = Passa
do-place-clue = Piazza un Indizio: { $space }
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
do-step = Fai un passo: { $to }
do-ride = Viaggia: { $to }
do-taxi = Carrozza a Vapore: { $to }
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
do-relocate = Porta { $character } qui: { $to }
do-swap = Scambia di posto { $character } e { $second }
do-end-turn = Termina il turno
do-place-location = { $sideKey ->
    [north] Piazza a nord: { $tile }
    [east] Piazza a est: { $tile }
    [south] Piazza a sud: { $tile }
   *[west] Piazza a ovest: { $tile }
}
do-discard-organ = Trova l’Organo scartando: { $tile }
do-decline = Non piazzare Tessere Luogo
do-place-organ = Colloca l’Organo: { $space }
do-discard = Scarta: { $tile }
