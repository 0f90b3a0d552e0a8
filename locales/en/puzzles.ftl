# The words of the puzzles. `puzzle-` is said by the terminal and by the page, `puzzles-` by the page alone.
# Everywhere: $player and $other are players’ names, $cards and $places lists with commas, $hour a Roman numeral,
# $place what kind of place it is.

puzzle-name-0 = Anna
puzzle-name-1 = Bruno
puzzle-name-2 = Clara
puzzle-name-3 = Dario
puzzle-name-4 = Elena
puzzle-name-5 = Fausto
puzzle-name-6 = Giulia
puzzle-name-7 = Mario
puzzle-name-8 = Nina
puzzle-name-9 = Ugo

puzzle-grade-1 = Easy
puzzle-grade-2 = Light
puzzle-grade-3 = Medium
puzzle-grade-4 = Hard
puzzle-grade-5 = Fiendish

# A place as one of a list.
puzzle-place = { $place ->
    [hand] { $player }
    [deck] Unknown Characters
    [table] face up
   *[chosen] Chosen One
}
# Who chose whom, as one of a list.
puzzle-choice = { $player } chose { $cards }

puzzle-you = { $count ->
    [one] You are { $player }. It is Hour { $hour }; one player sits at the table.
   *[other] You are { $player }. It is Hour { $hour }; { $count } players sit at the table.
}
puzzle-hour = Hour { $hour }
puzzle-question-chosen = Who is the Chosen One?
puzzle-question-holds = Which Character does { $player } hold?
puzzle-question-lies = Where is the card of { $cards }?
puzzle-answer-chosen = The Chosen One is { $cards }.
puzzle-answer-holds = { $player } holds { $cards }.
puzzle-answer-lies = { $place ->
    [hand] { $player } holds { $cards }.
    [deck] { $cards } is among the Unknown Characters.
   *[chosen] { $cards } is the Chosen One.
}

# What the reader can still read in the notebook.
puzzle-fact-own = You hold { $cards }.
puzzle-fact-face-up = Face up beside the board: { $cards }.
puzzle-fact-saw = { $place ->
    [hand] You looked at { $player }’s hand and saw { $cards }.
   *[deck] You looked at the Unknown Characters and saw { $cards }.
}
puzzle-fact-blotted = { $place ->
    [hand] { $count ->
        [one] You saw a Character in { $player }’s hand. The name is blotted; it is one of these: { $cards }.
       *[other] You saw { $count } Characters in { $player }’s hand. The names are blotted; all are among these: { $cards }.
    }
   *[deck] { $count ->
        [one] You saw a Character among the Unknown Characters. The name is blotted; it is one of these: { $cards }.
       *[other] You saw { $count } of the Unknown Characters. The names are blotted; all are among these: { $cards }.
    }
}
puzzle-fact-struck = { $place ->
    [hand] You saw whom { $player } holds. All you can read is who it was not: { $cards }.
   *[deck] You saw all the Unknown Characters. All you can read is who was not among them: { $cards }.
}
puzzle-fact-mixed = You saw { $cards }, one in each of these places: { $places }. Which was where is blotted.
puzzle-fact-astray = You saw { $cards }. The place is blotted; it is one of these: { $places }.
puzzle-fact-chart = The chart of this Hour: { $choices }.
puzzle-fact-charted-somebody = { $place ->
    [hand] In { $player }’s hand you saw a Character whom somebody chose in this Hour.
   *[deck] Among the Unknown Characters you saw one whom somebody chose in this Hour.
}
puzzle-fact-charted-nobody = { $place ->
    [hand] In { $player }’s hand you saw a Character whom nobody chose in this Hour.
   *[deck] Among the Unknown Characters you saw one whom nobody chose in this Hour.
}
puzzle-fact-charted-player = { $place ->
    [hand] In { $player }’s hand you saw the very Character that { $other } chose in this Hour.
   *[deck] Among the Unknown Characters you saw the very one that { $other } chose in this Hour.
}
puzzle-fact-charted-you = { $place ->
    [hand] In { $player }’s hand you saw the very Character that you chose in this Hour.
   *[deck] Among the Unknown Characters you saw the very one that you chose in this Hour.
}
puzzle-fact-revealed = { $player } ran out of Time and laid open: { $cards }.
puzzle-fact-named = { $player } declared victory and named { $cards }: wrong.
puzzle-fact-looked-you = { $count ->
    [one] { $player } looked at one card of your hand.
   *[other] { $player } looked at { $count } cards of your hand.
}
puzzle-fact-looked-hand = { $count ->
    [one] { $player } looked at one card of { $other }’s hand.
   *[other] { $player } looked at { $count } cards of { $other }’s hand.
}
puzzle-fact-looked-deck = { $count ->
    [one] { $player } looked at one of the Unknown Characters.
   *[other] { $player } looked at { $count } of the Unknown Characters.
}
puzzle-fact-powers = { $count ->
    [one] You looked at one card of { $player }’s hand: a Power Card.
   *[other] You looked at { $count } cards of { $player }’s hand: only Power Cards.
}

# The steps of an explanation.
puzzle-step-own = In your own hand: { $cards }.
puzzle-step-face-up = Face up for all: { $cards }.
puzzle-step-saw = { $place ->
    [hand] In { $player }’s hand, and so nowhere else: { $cards }.
   *[deck] Among the Unknown Characters, and so nowhere else: { $cards }.
}
puzzle-step-revealed = Laid open by { $player }, and so nowhere else: { $cards }.
puzzle-step-named = { $cards } was named in vain, and so is not the Chosen One.
puzzle-step-struck = { $place ->
    [hand] { $player } holds none of these: { $cards }.
   *[deck] None of these is among the Unknown Characters: { $cards }.
}
puzzle-step-blotted = { $place ->
    [hand] Only these names are left for { $player }: { $cards }. Nobody else is in that hand.
   *[deck] Only these names are left for the Unknown Characters: { $cards }. Nobody else is among them.
}
puzzle-step-mixed = { $cards } are in these two places: { $places }. So they are nowhere else, the Chosen One included.
puzzle-step-astray = { $cards } is in one of these places: { $places }. So that card is nowhere else, nor the Chosen One.
puzzle-step-charted = { $place ->
    [hand] By the chart of that Hour { $player } can only hold: { $cards }.
   *[deck] By the chart of that Hour you saw one of these among the Unknown Characters: { $cards }.
}
puzzle-step-last-name = Every other name is ruled out: the Chosen One is { $cards }.
puzzle-step-full = With { $cards } all cards of this place are known: { $places }. No other card is there.
puzzle-step-only-place = { $place ->
    [hand] Every other place is ruled out for { $cards }: { $player } holds that card.
    [deck] Every other place is ruled out for { $cards }: that card is among the Unknown Characters.
   *[chosen] Every other place is ruled out for { $cards }: that is the Chosen One.
}
puzzle-step-only-cards = { $place ->
    [hand] Every other name is ruled out for { $player }, who holds { $cards }.
   *[deck] Every other name is ruled out for the Unknown Characters: { $cards }.
}
puzzle-step-remains = { $place ->
    [hand] Of the names in the blotted note only this is left: { $player } holds { $cards }.
   *[deck] Of the names in the blotted note only this is left for the Unknown Characters: { $cards }.
}
puzzle-step-taken = The rest of this place is known: { $places }. What is left there is in the blotted note: { $cards }.
puzzle-step-unmixed = One of the two is ruled out in one of the places. So { $cards } are, in this order, here: { $places }.
puzzle-step-count-cards = { $cards } fit only here: { $places }. There is room for just { $count }, so no other card is there.
puzzle-step-count-places = Just { $count } cards are left for these places ({ $places }): { $cards }. So they are nowhere else.

# The page.
puzzles-title = Puzzle of the day
puzzles-title-practice = Practice
puzzles-lead = Soot has fallen on your notebook. What can still be read is true, and it is enough.
puzzles-grade = Grade { $grade }: { $name }
puzzles-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
puzzles-chronicle = What you can still read
puzzles-before = At the start
puzzles-grid = Your working
puzzles-grid-hint = Press a square to mark it for yourself: likely, perhaps, unlikely.
puzzles-clear = Rub out
puzzles-answer = Your answer
puzzles-check = That is my answer
puzzles-pick = Pick an answer first.
puzzles-right = Right!
puzzles-wrong = { $count ->
    [one] Not that. Look again at the note that is lit.
   *[other] Not that. Look again at the notes that are lit.
}
puzzles-shown = This was it.
puzzles-give-up = Show me the way
puzzles-explained = Step by step
puzzles-step = Step { $number } of { $count }
puzzles-previous = Step back
puzzles-next = Next step
puzzles-reads = { $facts ->
    [one] from note { $list }
   *[other] from notes { $list }
}
puzzles-builds = { $steps ->
    [one] with step { $list }
   *[other] with steps { $list }
}
puzzles-share = Copy my result
puzzles-share-text = Armonium, puzzle of { $date }, grade { $grade }: { $tries ->
    [0] shown to me
    [one] solved at the first try
   *[other] solved at try { $tries }
}.
puzzles-streak = { $days ->
    [0] Solve today’s puzzle to begin a row of days.
    [one] One day in a row.
   *[other] { $days } days in a row.
}
puzzles-calendar = All days
puzzles-earlier = The month before
puzzles-later = The month after
puzzles-day = { $state ->
    [solved] { $date }, grade { $grade }, solved
    [shown] { $date }, grade { $grade }, shown to you
    [future] { $date }, still to come
   *[open] { $date }, grade { $grade }, not solved
}
puzzles-practice = Practice by grade
puzzles-practice-about = As many as you like, new each time.
puzzles-another = Another of this grade
puzzles-today = To the puzzle of the day
puzzles-loading = The notebook is being opened…
