# The words of the lessons.
