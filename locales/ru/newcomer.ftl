# What a newcomer reads: the overture before the first game, and hints for a player alone with bots. Only the page uses it,
# and loads it when it is needed.

# The overture: sentences that appear one after the other, over the city.
overture-label = О чём эта игра
overture-skip = Пропустить
overture-begin = Начать
overture-hours = Турин, зимняя ночь. Через одиннадцать Часов наступит конец света.
overture-organ = Отсрочить его может только Орган. Он спрятан в городе: где именно, покажут карточки локаций.
overture-chosen = Сыграть на нём может лишь один из этих восьми: Избранный. Кто это, не знает никто.
overture-pages = Запишите 15 страниц музыки, найдите Орган и Избранного и приведите его к Органу раньше других.
overture-wolf = Но берегитесь: с Часа V один из нас станет Волком.
overture-question = Позиции в порядке хода разыгрываются на торгах по одной, начиная с той, что выберет открывающий.
overture-why = Платите вы временем, а без времени вы выбываете.

# What the reader’s own Character Cards say, beside the first question. Variables: $count (cards), $characters (their names),
# $charactersKey (the first), $faceUpKey, $names (how many may be the Chosen One), $whereKey, $hand and $notes (the names
# of the tabs)
hint-secret = { $count ->
    [one] { $charactersKey ->
        [lilja] У вас на руках { $characters }: значит, это не Избранная.
        [lewis] У вас на руках { $characters }: значит, это не Избранная.
       *[other] У вас на руках { $characters }: значит, это не Избранный.
    }
   *[other] У вас на руках { $characters }: значит, Избранный — кто-то другой.
} { $faceUpKey ->
    [some] Блокнот уже учёл это и открытые карты
   *[none] Блокнот это уже учёл
}: { $names ->
    [one] остаётся { $names } имя.
    [few] остаётся { $names } имени.
   *[many] остаётся { $names } имён.
} { $whereKey ->
    [phone] Нажмите «{ $hand }» или «{ $notes }».
   *[desk] Взгляните на карты и в Блокнот.
}

# Why a question matters; said when it is asked for the first time, before the hint.
hint-why-position = Ранние позиции первыми выбирают персонажа; все, кроме I, кладут улику.
hint-why-clue = Улика усиливает действие того, кто её подберёт.
hint-why-character = Выбранный персонаж действует за вас в этот ход; это не обязательно тот, что на вашей карте.

# What a position is worth. Variables: $position (a Roman number), $most (Time, not 0), $whyKey, $gift (what the Event gives there)
hint-position = Позиция { $position } стоит до { $most ->
    [one] { $most } очка времени
   *[many] { $most } очков времени
}{ $whyKey ->
    [choice]: ранний выбор персонажа.
    [event] {" "}(Событие: { $gift }).
    [race]: можно победить раньше других или помешать им.
    [location]: последняя может положить карточку локации.
   *[clue]: в отличие от I, она кладёт улику.
}
# Which position to open. The same variables.
hint-position-open = Откройте позицию { $position }, она стоит до { $most ->
    [one] { $most } очка времени
   *[many] { $most } очков времени
}{ $whyKey ->
    [choice]: ранний выбор персонажа.
    [event] {" "}(Событие: { $gift }).
    [race]: можно победить раньше других или помешать им.
    [location]: последняя может положить карточку локации.
   *[clue]: в отличие от I, она кладёт улику.
}
# Variables: $position
hint-position-nothing = Позиция { $position } не стоит ни одного очка времени.
hint-position-open-nothing = Откройте позицию { $position } со ставкой 0: ни одна не стоит больше.
# The bid is there already. Variables: $position, $most
hint-position-pass = Пасуйте: позиция { $position } не стоит больше { $most ->
    [one] { $most } очка времени.
   *[many] { $most } очков времени.
}

# Where to place a Clue; the space is marked on the map. Variables: $space, $character, $steps
hint-place-clue = { $steps ->
    [one] Клетка { $space } отмечена на поле: { $steps } шаг от персонажа { $character }, которого вы, возможно, сможете выбрать.
    [few] Клетка { $space } отмечена на поле: { $steps } шага от персонажа { $character }, которого вы, возможно, сможете выбрать.
   *[many] Клетка { $space } отмечена на поле: { $steps } шагов от персонажа { $character }, которого вы, возможно, сможете выбрать.
}

# Whom to choose. Variables: $character, $reason (an ability, or what the Event gives)
hint-character = Лучший выбор: { $character } ({ $reason }).
# What the gears can bring this character speaks for it. Variables: $character
hint-character-stands = Лучший выбор: { $character }. Отсюда шестерёнки дадут больше всего.
# Added for Pålsson, where the ability isn’t named.
hint-character-price = Способность стоит 2 очка времени.
# Added where the character that the hint about the Clue named is free and reaches it. Variables: $character, $space
hint-character-close = { $character } дойдёт до улики ({ $space }) и почти не хуже.
hint-character-rather = Сейчас это ценнее улики ({ $space }), до которой дойдёт { $character }.
# Added to it. Variables: $clues (not 0)
hint-character-clues = { $clues ->
    [one] Доступна { $clues } улика.
    [few] Доступны { $clues } улики.
   *[many] Доступно { $clues } улик.
}
# Added where others have Clues within reach, and this character has none.
hint-character-better = Сейчас это ценнее улики.

# Variables: $teeth, $clues (not 0)
hint-gears = { $clues ->
    [one] Доступна { $clues } улика, если повернуть шестерёнки на { $teeth ->
        [one] { $teeth } зубец
        [few] { $teeth } зубца
       *[many] { $teeth } зубцов
    }.
    [few] Доступны { $clues } улики, если повернуть шестерёнки на { $teeth ->
        [one] { $teeth } зубец
        [few] { $teeth } зубца
       *[many] { $teeth } зубцов
    }.
   *[many] Доступно { $clues } улик, если повернуть шестерёнки на { $teeth ->
        [one] { $teeth } зубец
        [few] { $teeth } зубца
       *[many] { $teeth } зубцов
    }.
}
hint-gears-none = В этот ход до улик не добраться: выбирайте по действию.

# What each action that the gears can show brings towards victory; those that can are joined. Variables: $activityKey, $need (Music Pages)
hint-action = { $activityKey ->
    [investigate] Расследование: найти Избранного
    [research] Исследование: карточки, поиск Органа
    [compose] Составление мелодии: страницы, нужно { $need }
   *[move_clue] Сдвиг улики: улика станет ближе
}

# What could still be done. Clues on the way are marked on the map. Variables: $count, $space (where the only one is)
hint-clue = { $count ->
    [1] Можно добраться до улики: { $space }. Она усилит мелодию, исследование или расследование.
    [one] Можно добраться до { $count } улики, они отмечены на поле. Каждая усилит мелодию, исследование или расследование.
   *[many] Можно добраться до { $count } улик, они отмечены на поле. Каждая усилит мелодию, исследование или расследование.
}
hint-steps = Ещё можно сделать бесплатные шаги.
hint-spend = Здесь можно потратить улики: каждая добавит ещё одну карту, карточку или страницу.
hint-location = Можно положить карточку локации: она приносит 1 улику и 2 очка времени.
# Variables: $kindKey, $card (a Power Card or an Item Tile), $effect, $whereKey, $tab (the name of the tab with the hand)
hint-hand = { $kindKey ->
    [item] Ещё можно сыграть карточку преимущества: { $card }.
   *[power] Ещё можно сыграть карту: { $card } ({ $effect }).
} { $whereKey ->
    [phone] Нажмите «{ $tab }».
   *[desk] Она у вас на руках.
}
