# What messengers show of a link to a table.

preview-title = Armonium: the board game 011
# Variables: $host, a name.
preview-invitation = { $host } invites you to 011
preview-invitation-nobody = You’re invited to 011
# Variables: $host, a name.
preview-game = { $host }’s game of 011
# Variables: $stage (open, running, over); $taken and $seats, numbers; $pace (timed, untimed, days).
preview-seats = { $stage ->
    [open] { $taken } of { $seats } seats taken, { $pace ->
        [timed] live with a clock
        [days] played over days
       *[untimed] live without a clock
    }.
    [running] { $seats } players; the game is on.
   *[over] { $seats } players; the game is over.
}
preview-about = Deduce who can wake the Organ of a steampunk Turin, while one of you would rather it slept. Learn it in ten minutes, play in the browser.
preview-picture = A winter night in Turin: roofs, an airship, and a clock at the eleventh Hour
