# The words of profiles, leaderboards and the list of games.
