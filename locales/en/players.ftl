# The words of profiles, leaderboards and the list of games.

## A profile

# Variables: $date.
profile-since = Here since { $date }
profile-program = A program that plays by itself
profile-own = Only you see this page like this: your private games count here too.
profile-public = What the games at public tables tell. Private games are told to nobody.
# Headings of four large figures.
profile-games = Games
profile-won = Won
profile-rating = Rating
profile-on-time = In time
profile-none = none yet
# An estimate and how far off it may be. Variables: $rating, $span (numbers).
profile-rating-value = { $rating } ± { $span }
profile-results = Results
profile-results-empty = No finished game yet.
profile-role = Role
profile-lost = Lost
profile-nobody = Nobody won
# The last line of the table.
profile-all = All
# Variables: $players.
profile-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
profile-chart = The rating, game by game
profile-chart-label = The rating after each rated game, with the span in which it most likely lies
profile-chart-about = The line is the estimate, the band how far off it may be. Every rated game makes the band narrower.
profile-chart-none = A rating begins with the first rated game.
profile-numbers = The same in numbers
profile-date = Date
profile-span = Most likely between
# Variables: $from, $to (numbers).
profile-from-to = { $from } and { $to }
profile-favourites = Favourite characters
profile-favourites-none = Nobody chosen yet.
# How often a character was chosen. Variables: $times.
profile-times = { $times ->
    [one] once
   *[other] { $times } times
}
profile-reliability = Reliability
# Variables: $grade (always, nearly, mostly, seldom).
profile-reliable = { $grade ->
    [always] The clock has never run out.
    [nearly] The clock hardly ever runs out.
    [mostly] The clock runs out now and then.
   *[seldom] The clock runs out often.
}
# Variables: $percent, $count (all decisions under a clock).
profile-reliable-figure = { $count ->
    [one] { $percent } % of { $count } decision in time
   *[other] { $percent } % of { $count } decisions in time
}
profile-no-clock = No game with a clock yet.
# Variables: $count.
profile-uncounted = { $count ->
    [one] One older game is still being counted.
   *[other] { $count } older games are still being counted.
}
profile-last = Last games
profile-all-games = All my games
profile-gone = There is no such player.
profile-gone-about = The address may be mistyped, or the player has deleted this identity.

## The strongest players

leaders-title = Players
leaders-about = The strongest, by what their rated games prove.
leaders-kind = Who is listed
leaders-people = People
leaders-programs = Programs
leaders-when = Since when
leaders-ever = Of all time
leaders-month = Last 30 days
leaders-place = Place
leaders-name = Player
leaders-sure = Proven
leaders-games = Rated games
leaders-empty = Nobody is listed here yet. The first five rated games open the list.
leaders-means = What a rating means
leaders-means-text = Everybody begins at 25, give or take 17. Whoever wins a rated game goes up, the others go down, and a win against somebody stronger counts for more. With every game the estimate becomes surer. The list goes by what is proven: the estimate less its doubt. So nobody leads by one lucky evening.
leaders-how = How to be listed
leaders-how-text = Finish five rated games. Choose “Rated” for a new table; people take every seat, without bots and without odds.
leaders-new = Open a table

## My games

games-title = My games
games-search = Search by a player’s name
games-filters = Filters
games-players = Players
games-result = Result
games-rated = Rating
games-time = When
games-any = Any
# Results and roles in the filters and lists. Variables: $result (won, lost, nobody).
games-ended = { $result ->
    [won] Won
    [lost] Lost
   *[nobody] Nobody won
}
games-unrated = Not rated
games-week = Last 7 days
games-month = Last 30 days
games-year = Last 12 months
games-live = Going on
games-live-none = No game goes on.
games-finished = Finished
games-none = You have finished no game yet.
games-none-found = No game is like that.
games-clear = Show all
games-more = Show more
games-new = Play a game
games-stranger = You have not played here yet. Your games will stand on this page.
games-loading = Looking for your games…
games-replay = Replay
# Variables: $game, who played and when.
games-replay-of = Replay: { $game }
games-table-of = To the table: { $game }
