# Avvisi fuori dalla partita: messaggi push ed e-mail.

notice-turn-with = Tocca a te: partita con { $players }
notice-turn-bots = Tocca a te: partita contro i bot
notice-turns = { $count ->
    [one] { $count } partita ti aspetta
   *[other] { $count } partite ti aspettano
}
notice-began-with = La partita con { $players } è iniziata
notice-began-bots = La partita contro i bot è iniziata
notice-over-with = La partita con { $players } è finita
notice-over-bots = La partita contro i bot è finita
notice-said-with = Nuovo messaggio: partita con { $players }
notice-said-bots = Nuovo messaggio: partita contro i bot
notice-news = Novità dalle tue partite

email-confirm-subject = Conferma il tuo indirizzo e-mail per Armonium
email-confirm-about = { $name } vuole ricevere a questo indirizzo gli avvisi delle partite su { $host }.
email-confirm-link = Conferma l’indirizzo
email-confirm-ignore = Se non l’hai chiesto tu, ignora questa e-mail. Senza conferma non arriva altro.
email-greeting = Ciao { $name },
email-open = Apri la partita
email-why = Ricevi questa e-mail perché { $name } ha chiesto gli avvisi di { $host } via e-mail. Quando e quali: su quella pagina, nel tuo account.
email-unsubscribe = Annulla l’iscrizione
