# What is asked of the player whose decision it is. Variables: $activity.

ask-open-auction = Quale posizione metti all’asta?
ask-opening-bid = Qual è la tua offerta di partenza?
ask-raise = Rilanci o passi?
ask-place-clue = In quale Isolato vuoto piazzi un Indizio?
ask-choose = Quale Personaggio scegli?
ask-gears = Di quanto ruoti l’Ingranaggio?
ask-move = Dove si muove il Personaggio?
ask-act = { $activityKey ->
    [investigate] Di chi indaghi le carte, e con quanti Indizi?
    [research] Con quanti Indizi fai la Ricerca?
    [compose] Con quanti Indizi componi?
   *[move_clue] Quale Indizio muovi, e dove?
}
ask-end-turn = Giochi qualcos’altro o termini il turno?
ask-look = Di chi guardi le carte?
ask-free-steps = Dove vai con i passi gratuiti?
ask-taxi-ride = Dove prosegue la Carrozza a Vapore?
ask-ride = Dove ti porta il viaggio?
ask-clue-on-mystic = In quale Luogo Mistico piazzi un Indizio?
ask-take-back = Quale Carta Azione riprendi in mano?
ask-block = Quale Personaggio blocchi?
ask-name = Di chi usa l’Abilità Pålsson?
ask-favour = Quale azione compie Vidal?
ask-move-clue = Quale Indizio muovi, e dove?
ask-relocate = Quale Personaggio va in quale Luogo Mistico?
ask-swap = Quali due Personaggi si scambiano di posto?
ask-place-location = Piazzi una Tessera Luogo?
ask-place-organ = Dove si trova l’Organo?
ask-discard = Quale Tessera Ricerca scarti?
ask-nothing = La partita è finita.
