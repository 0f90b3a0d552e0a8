# A sentence for each thing that happens.
# $player and $other are names of players, $space, $from and $to names of places, $position is a Roman numeral.
# Each $character, $machine, $activity … comes with $characterKey, $machineKey, $activityKey … for a language to select by.

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

log-clue-placed = { $player } piazza un Indizio: { $space }.

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
log-clue-picked = { $player } raccoglie un Indizio: { $space }.
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
log-organ-placed = { $player } trova l’Organo: { $space }.
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
log-ended-hero = Il Prescelto siede all’Organo, la Melodia del Cosmo risuona { LIAISON("e", $player) } vince.
log-ended-fenrir = Il Lupo ha trovato il Prescelto: vince { $player }, l’Incarnazione di Fenrir.
log-ended-ragnarok = Mezzanotte: è il Ragnarök. Perdono tutti.
log-ended-all-out = In gioco non è rimasto nessuno. Perdono tutti.
