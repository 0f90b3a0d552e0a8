# The words of profiles, leaderboards and the list of games.

## A profile

# Variables: $date.
profile-since = Joined { $date }
profile-program = A program that plays on its own
profile-own = Only you see this version: it includes your private games.
profile-public = Based on games at public tables. Private games are never shown.
# Headings of four large figures.
profile-games = Games
profile-won = Won
profile-rating = Rating
profile-on-time = On time
profile-none = none yet
# An estimate and how far off it may be. Variables: $rating, $span (numbers).
profile-rating-value = { $rating } ± { $span }
profile-results = Results
profile-results-empty = No finished games yet.
profile-role = Role
profile-lost = Lost
profile-nobody = No winner
# The last line of the table.
profile-all = All
# Variables: $players.
profile-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
profile-chart = Rating, game by game
profile-chart-label = The rating after each rated game, with its likely range
profile-chart-about = The line is the estimate; the band shows how far off it might be. Every rated game narrows the band.
profile-chart-none = Your rating starts with your first rated game.
profile-numbers = The same in numbers
profile-date = Date
profile-span = Likely range
# Variables: $from, $to (numbers).
profile-from-to = { $from } to { $to }
profile-favourites = Favourite characters
profile-favourites-none = No characters chosen yet.
# How often a character was chosen. Variables: $times.
profile-times = { $times ->
    [one] once
   *[other] { $times } times
}
profile-reliability = Reliability
# Variables: $grade (always, nearly, mostly, seldom).
profile-reliable = { $grade ->
    [always] Has never run out of time.
    [nearly] Hardly ever runs out of time.
    [mostly] Sometimes runs out of time.
   *[seldom] Often runs out of time.
}
# Variables: $percent, $count (all decisions under a clock).
profile-reliable-figure = { $count ->
    [one] { $percent }% of { $count } decision on time
   *[other] { $percent }% of { $count } decisions on time
}
profile-no-clock = No games with a clock yet.
profile-last = Latest games
profile-all-games = All my games
profile-gone = Player not found
profile-gone-about = The link may be mistyped, or the player has deleted their profile.

## The strongest players

leaders-title = Players
leaders-about = The strongest players, by their rated games.
leaders-kind = Show
leaders-people = People
leaders-programs = Programs
leaders-when = Period
leaders-ever = All time
leaders-month = Last 30 days
leaders-place = Rank
leaders-name = Player
leaders-sure = Proven
leaders-games = Rated games
leaders-empty = No one is listed here yet. Five rated games get a player onto the list.
leaders-means = What a rating means
leaders-means-text = Everyone starts at 25, give or take 17. Win a rated game and you go up; the others go down, and beating someone stronger counts for more. Every game makes the estimate surer. The list ranks what’s proven: the estimate minus its uncertainty, so no one leads on one lucky night.
leaders-how = How to be listed
leaders-how-text = Finish five rated games. Choose “Rated” for a new table: people take every seat, and there are no bots and no odds.
leaders-new = Open a table

## My games

games-title = My games
games-search = Search by a player’s name
games-filters = Filters
games-players = Players
games-result = Result
games-rated = Type
games-time = When
games-any = Any
# Results and roles in the filters and lists. Variables: $result (won, lost, nobody).
games-ended = { $result ->
    [won] Won
    [lost] Lost
   *[nobody] No winner
}
games-unrated = Not rated
games-week = Last 7 days
games-month = Last 30 days
games-year = Last 12 months
games-live = In progress
games-live-none = No games in progress.
games-finished = Finished
games-none = You haven’t finished a game yet.
games-none-found = No games match.
games-clear = Show all
games-more = Show more
games-new = Play a game
games-stranger = You haven’t played here yet. Your games will appear on this page.
games-loading = Looking for your games…
games-replay = Replay
# Variables: $game, who played and when.
games-replay-of = Replay: { $game }
games-table-of = Go to the table: { $game }
