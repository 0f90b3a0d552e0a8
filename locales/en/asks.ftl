# What is asked of the player whose decision it is. Variables: $activity.

ask-open-auction = Which position is the next auction for?
ask-opening-bid = What is your opening bid?
ask-raise = Raise or pass?
ask-place-clue = On which empty building do you place a Clue?
ask-choose = Which character do you choose?
ask-gears = How far do you turn the gears?
ask-move = Where does your character move?
ask-act = { $activityKey ->
    [investigate] Whose cards do you investigate, and with how many Clues?
    [research] With how many Clues do you research?
    [compose] With how many Clues do you compose?
   *[move_clue] Which Clue do you move, and where to?
}
ask-end-turn = Do you play anything else, or end the turn?
ask-look = Whose cards do you look at?
ask-free-steps = Where do the free steps lead?
ask-taxi-ride = Where does the Steam Taxi go on to?
ask-ride = Where do you ride?
ask-clue-on-mystic = On which Mystic Building do you place a Clue?
ask-take-back = Which Power Card do you take back?
ask-block = Which character do you block?
ask-name = Whose ability does Pålsson use?
ask-favour = Which action does Vidal take?
ask-move-clue = Which Clue do you move, and where to?
ask-relocate = Which character goes to which Mystic Building?
ask-swap = Which two characters change places?
ask-place-location = Do you place a Location Tile?
ask-place-organ = Where does the Organ stand?
ask-discard = Which Research Tile do you discard?
ask-nothing = The game is over.
