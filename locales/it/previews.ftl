# Ciò che le app di messaggistica mostrano del link a un tavolo.

preview-title = Armonium: il gioco da tavolo 011
# Variables: $host, a name.
preview-invitation = { $host } ti invita a 011
preview-invitation-nobody = Ti invitano a 011
# Variables: $host, a name.
preview-game = La partita a 011 di { $host }
# Variables: $stage (open, running, over); $taken and $seats, numbers; $pace (timed, untimed, days).
preview-seats = { $stage ->
    [open] Posti occupati: { $taken } su { $seats }, { $pace ->
        [timed] dal vivo con orologio
        [days] in più giorni
       *[untimed] dal vivo senza orologio
    }.
    [running] { $seats } giocatori; la partita è in corso.
   *[over] { $seats } giocatori; la partita è finita.
}
preview-about = Scopri chi può risvegliare l’Organo di una Torino steampunk, mentre qualcuno di voi preferisce che dorma. Si impara in dieci minuti e si gioca nel browser.
preview-picture = Una notte d’inverno a Torino: tetti, un dirigibile e un orologio all’undicesima Ora
