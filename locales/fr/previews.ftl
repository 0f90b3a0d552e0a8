# Ce que les messageries montrent d’un lien vers une table.

preview-title = Armonium : le jeu de plateau 011
# Variables: $host, a name.
preview-invitation = { $host } vous invite à 011
preview-invitation-nobody = On vous invite à 011
# Variables: $host, a name.
preview-game = Une partie de 011 chez { $host }
# Variables: $stage (open, running, over); $taken and $seats, numbers; $pace (timed, untimed, days).
preview-seats = { $stage ->
    [open] Places prises : { $taken } sur { $seats }, { $pace ->
        [timed] en direct avec pendule
        [days] sur plusieurs jours
       *[untimed] en direct sans pendule
    }.
    [running] { $seats } joueurs ; la partie est en cours.
   *[over] { $seats } joueurs ; la partie est finie.
}
preview-about = Trouvez qui peut réveiller l’Orgue d’un Turin steampunk, quand quelqu’un parmi vous préférerait le laisser dormir. On l’apprend en dix minutes, on joue dans le navigateur.
preview-picture = Une nuit d’hiver à Turin : des toits, un dirigeable et une horloge à la onzième Heure
