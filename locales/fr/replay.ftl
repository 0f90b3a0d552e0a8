# The words of the replay.
