# Notices outside the game: push messages and e-mails. The page's service worker and the server use these; the page doesn't.

notice-turn-with = It’s your turn: game with { $players }
notice-turn-bots = It’s your turn: game against bots
notice-turns = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
notice-began-with = The game with { $players } has begun
notice-began-bots = The game against bots has begun
notice-over-with = The game with { $players } is over
notice-over-bots = The game against bots is over
notice-said-with = New message: game with { $players }
notice-said-bots = New message: game against bots
notice-news = News from your games

email-confirm-subject = Confirm your e-mail address for Armonium
email-confirm-about = { $name } wants to get notices about games at { $host } at this address.
email-confirm-link = Confirm the address
email-confirm-ignore = If that wasn’t you, ignore this mail. Nothing more is sent unless you confirm.
email-greeting = Hello { $name },
email-open = Open the game
email-why = You get this mail because { $name } wants notices from { $host } by e-mail. When and which: on that page, in your account.
email-unsubscribe = Unsubscribe
