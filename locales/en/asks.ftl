# What is asked of the player whose decision it is. Variables: $activity.

ask-open-auction = Which position goes up for auction next?
ask-opening-bid = What’s your opening bid?
ask-raise = Raise or pass?
ask-place-clue = On which empty building do you place a Clue?
ask-choose = Which character do you choose?
ask-gears = How far do you turn the gears?
ask-move = Where does your character move?
ask-act = { $activityKey ->
    [investigate] Whose cards do you look at, and with how many Clues?
    [research] How many Clues do you spend on Research?
    [compose] How many Clues do you spend on Compose?
   *[move_clue] Which Clue do you move, and where?
}
ask-end-turn = Play anything else, or end your turn?
ask-look = Whose cards do you look at?
ask-free-steps = Where do your free steps take you?
ask-taxi-ride = Where does the Steam Taxi go next?
ask-ride = Where do you ride?
ask-clue-on-mystic = On which Mystic Building do you place a Clue?
ask-take-back = Which Power Card do you take back?
ask-block = Which character do you block?
ask-name = Whose ability does Pålsson use?
ask-favour = Which action does Vidal take?
ask-move-clue = Which Clue do you move, and where?
ask-relocate = Which character goes to which Mystic Building?
ask-swap = Which two characters do you swap?
ask-place-location = Do you place a Location Tile?
ask-place-organ = Where do you place the Organ?
ask-discard = Which Research Tile do you discard?
ask-nothing = The game is over.
