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

puzzle-grade-1 = Very easy
puzzle-grade-2 = Easy
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
    [one] You’re { $player }. It’s Hour { $hour }; there’s one player at the table.
   *[other] You’re { $player }. It’s Hour { $hour }; there are { $count } players at the table.
}
puzzle-hour = Hour { $hour }
puzzle-question-chosen = Who is the Chosen One?
puzzle-question-holds = Which character does { $player } hold?
puzzle-question-lies = Where is { $cards }’s card?
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
        [one] You saw a character in { $player }’s hand. The name is blotted; it’s one of these: { $cards }.
       *[other] You saw { $count } characters in { $player }’s hand. The names are blotted; all are among these: { $cards }.
    }
   *[deck] { $count ->
        [one] You saw one of the Unknown Characters. The name is blotted; it’s one of these: { $cards }.
       *[other] You saw { $count } of the Unknown Characters. The names are blotted; all are among these: { $cards }.
    }
}
puzzle-fact-struck = { $place ->
    [hand] You saw which character { $player } holds. All you can read is who it wasn’t: { $cards }.
   *[deck] You saw all the Unknown Characters. All you can read is who wasn’t among them: { $cards }.
}
puzzle-fact-mixed = You saw { $cards }, one in each of these places: { $places }. Which was where is blotted.
puzzle-fact-astray = You saw { $cards }. The place is blotted; it’s one of these: { $places }.
puzzle-fact-chart = This Hour’s Character Chart: { $choices }.
puzzle-fact-charted-somebody = { $place ->
    [hand] In { $player }’s hand you saw a character that someone chose this Hour.
   *[deck] Among the Unknown Characters you saw one that someone chose this Hour.
}
puzzle-fact-charted-nobody = { $place ->
    [hand] In { $player }’s hand you saw a character that no one chose this Hour.
   *[deck] Among the Unknown Characters you saw one that no one chose this Hour.
}
puzzle-fact-charted-player = { $place ->
    [hand] In { $player }’s hand you saw the very character that { $other } chose this Hour.
   *[deck] Among the Unknown Characters you saw the very one that { $other } chose this Hour.
}
puzzle-fact-charted-you = { $place ->
    [hand] In { $player }’s hand you saw the very character that you chose this Hour.
   *[deck] Among the Unknown Characters you saw the very one that you chose this Hour.
}
puzzle-fact-revealed = { $player } ran out of Time and revealed: { $cards }.
puzzle-fact-named = { $player } declared victory and named { $cards }: wrong.
puzzle-fact-looked-you = { $count ->
    [one] { $player } looked at one card in your hand.
   *[other] { $player } looked at { $count } cards in your hand.
}
puzzle-fact-looked-hand = { $count ->
    [one] { $player } looked at one card in { $other }’s hand.
   *[other] { $player } looked at { $count } cards in { $other }’s hand.
}
puzzle-fact-looked-deck = { $count ->
    [one] { $player } looked at one of the Unknown Characters.
   *[other] { $player } looked at { $count } of the Unknown Characters.
}
puzzle-fact-powers = { $count ->
    [one] You looked at one card in { $player }’s hand: a Power Card.
   *[other] You looked at { $count } cards in { $player }’s hand: only Power Cards.
}

# The steps of an explanation.
puzzle-step-own = In your own hand: { $cards }.
puzzle-step-face-up = Face up for everyone: { $cards }.
puzzle-step-saw = { $place ->
    [hand] In { $player }’s hand, and so nowhere else: { $cards }.
   *[deck] Among the Unknown Characters, and so nowhere else: { $cards }.
}
puzzle-step-revealed = Revealed by { $player }, and so nowhere else: { $cards }.
puzzle-step-named = { $cards } was wrongly named, and so isn’t the Chosen One.
puzzle-step-struck = { $place ->
    [hand] { $player } holds none of these: { $cards }.
   *[deck] None of these is among the Unknown Characters: { $cards }.
}
puzzle-step-blotted = { $place ->
    [hand] Only these names are left for { $player }: { $cards }. No one else is in that hand.
   *[deck] Only these names are left for the Unknown Characters: { $cards }. No one else is among them.
}
puzzle-step-mixed = { $cards } are in these two places: { $places }. So neither card is anywhere else, and neither is the Chosen One.
puzzle-step-astray = { $cards } is in one of these places: { $places }. So that card is nowhere else, and isn’t the Chosen One.
puzzle-step-charted = { $place ->
    [hand] By that Hour’s Character Chart, { $player } can only hold: { $cards }.
   *[deck] By that Hour’s Character Chart, you saw one of these among the Unknown Characters: { $cards }.
}
puzzle-step-last-name = Every other name is ruled out: the Chosen One is { $cards }.
puzzle-step-full = With { $cards }, every card in this place is known: { $places }. No other card is there.
puzzle-step-only-place = { $place ->
    [hand] Every other place is ruled out for { $cards }: { $player } holds that card.
    [deck] Every other place is ruled out for { $cards }: that card is among the Unknown Characters.
   *[chosen] Every other place is ruled out for { $cards }: that’s the Chosen One.
}
puzzle-step-only-cards = { $place ->
    [hand] Every other name is ruled out for { $player }, who holds { $cards }.
   *[deck] Every other name is ruled out for the Unknown Characters: { $cards }.
}
puzzle-step-remains = { $place ->
    [hand] Of the names in the blotted note, only this one is left: { $player } holds { $cards }.
   *[deck] Of the names in the blotted note, only this one is left for the Unknown Characters: { $cards }.
}
puzzle-step-taken = The rest of this place is known: { $places }. So what’s left there is what’s in the blotted note: { $cards }.
puzzle-step-unmixed = One of the two is ruled out in one of the places. So { $cards } are, in this order, here: { $places }.
puzzle-step-count-cards = { $cards } fit only here: { $places }. There’s room for just { $count }, so no other card is there.
puzzle-step-count-places = Just { $count } cards are left for these places ({ $places }): { $cards }. So they’re nowhere else.

# The page.
puzzles-title = Puzzle of the day
puzzles-title-practice = Practice
puzzles-lead = Soot has fallen on your notebook. Whatever you can still read is true, and it’s all you need.
puzzles-grade = Level { $grade }: { $name }
puzzles-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
puzzles-chronicle = What you can still read
puzzles-before = At the start
puzzles-grid = Your workings
puzzles-grid-hint = Press a square to mark it ✗ or ✓ for yourself.
# For the ear: the reader’s own marks.
note-mark-no = your mark: no
note-mark-yes = your mark: yes
puzzles-clear = Erase all
puzzles-answer = Your answer
puzzles-check = Check my answer
puzzles-pick = Pick an answer first.
puzzles-right = Right!
puzzles-wrong = { $count ->
    [one] Not quite. Look again at the highlighted note.
   *[other] Not quite. Look again at the highlighted notes.
}
puzzles-shown = Here’s the answer.
puzzles-give-up = Show the solution
puzzles-explained = Step by step
puzzles-step = Step { $number } of { $count }
puzzles-previous = Previous step
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
puzzles-share-text = Armonium, puzzle of { $date }, level { $grade }: { $tries ->
    [0] solution shown
    [one] solved on the first try
   *[other] solved on try { $tries }
}.
puzzles-streak = { $days ->
    [0] Solve today’s puzzle to start a streak.
    [one] One day in a row.
   *[other] { $days } days in a row.
}
puzzles-calendar = All puzzles
puzzles-earlier = Previous month
puzzles-later = Next month
puzzles-day = { $state ->
    [solved] { $date }, level { $grade }, solved
    [shown] { $date }, level { $grade }, solution shown
    [future] { $date }, not out yet
   *[open] { $date }, level { $grade }, not solved
}
puzzles-practice = Practice by level
puzzles-practice-about = As many as you like, new every time.
puzzles-another = Another at this level
puzzles-today = Puzzle of the day
puzzles-loading = Opening the notebook…
