# The words of the puzzles.
