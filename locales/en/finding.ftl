# Finding company: the invitation as a guest sees it, filters of the open tables, and seeks.

## The invitation

# Variables: $host, a name.
invited-title = { $host } invites you to 011
invited-title-nobody = You’re invited to 011
invited-learn = Learn it in ten minutes
invited-learn-about = Your seat isn’t held meanwhile. A link in the lessons brings you back here.
invited-back = Back to the invitation
invited-more = Link and details

## Filters and what a host says of a table

find-pace = Pace
find-pace-kind = { $pace ->
    [timed] Live, with a clock
    [untimed] Live, no clock
    [days] Over days
   *[all] Any pace
}
find-language = Language
find-language-all = Any language
find-experience = Level
find-experience-kind = { $experience ->
    [beginners] For beginners
    [experienced] For experienced players
    [any] For everyone
   *[all] Any level
}
find-none = No open table fits.
find-all = Show all tables
new-languages = Languages spoken at the table
new-languages-about = None chosen means that any will do.
new-experience = Who the table is for

## Seeks

seek-title = Seek a game
seek-about = Say what you’d like to play. As soon as enough players agree, you all have a table.
seek-kind = { $kind ->
    [days] Over days
   *[live] Live
}
seek-kind-about = { $kind ->
    [days] A turn lasts up to a day. You get a seat even while you’re away.
   *[live] Keep the page open: you get a seat only while you’re here.
}
seek-when = When
seek-players = Players at the table
seek-timed = With a clock
seek-timed-about = 30 seconds for each decision, and 10 minutes in reserve.
seek-languages = Languages
seek-post = Seek
seek-yours = Your seeks
# Variables: $sizes, numbers such as 3/4.
seek-sizes = { $sizes } players
# Variables: $date, a date and time.
seek-until = Waiting. Expires: { $date }
seek-cancel = Cancel
# Variables: $seek, what is sought.
seek-cancel-named = Cancel the seek: { $seek }
seek-expired = Not enough players came in time.
seek-again = Seek again
seek-remove = Remove
seek-found = Your table is ready.
seek-open = Go to the table
seek-others = Others are seeking
seek-same = Me too
# Variables: $player, a name.
seek-same-as = Seek the same as { $player }
