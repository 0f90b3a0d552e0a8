# What the players of the house are called and how they play, and what they say they thought, asked after the game.

level-random = Случайный
level-random-about = Делает любой допустимый ход наугад.
level-apprentice = Ученик
level-apprentice-about = Играет по нехитрым правилам, помнит все увиденные карты и рискует гадать только в последнем Часе.
level-detective = Детектив
level-detective-about = Продумывает ходы целиком, следит за остальными и ставит столько, сколько стоит позиция.
level-inspector = Инспектор
level-inspector-about = Прежде чем решить, проверяет варианты в нескольких мирах, которые сходятся с тем, что ему известно.
level-master = Мастер
level-master-about = Проверяет варианты в гораздо большем числе миров и старается ничем себя не выдать.

# Somebody says a thought. Variables: $player, $thought
thought-of = { $player }: { $thought }

# The thoughts are sentences of their own. Variables: $character, $sure and $needed (whole per cents)
thought-declared = { $characterKey ->
    [lilja] Мой расчёт давал { $sure } % за то, что Избранная — { $character }, а хватило бы и { $needed } %.
    [lewis] Мой расчёт давал { $sure } % за то, что Избранная — { $character }, а хватило бы и { $needed } %.
   *[other] Мой расчёт давал { $sure } % за то, что Избранный — { $character }, а хватило бы и { $needed } %.
}
thought-declared-just = { $characterKey ->
    [lilja] Мой расчёт давал { $sure } % за то, что Избранная — { $character }: как раз достаточно, чтобы назвать имя.
    [lewis] Мой расчёт давал { $sure } % за то, что Избранная — { $character }: как раз достаточно, чтобы назвать имя.
   *[other] Мой расчёт давал { $sure } % за то, что Избранный — { $character }: как раз достаточно, чтобы назвать имя.
}
thought-declared-certain = { $characterKey ->
    [lilja] Сомнений у меня не было: Избранная — { $character }.
    [lewis] Сомнений у меня не было: Избранная — { $character }.
   *[other] Сомнений у меня не было: Избранный — { $character }.
}
thought-declared-desperate = Терять мне было уже нечего, а лучшая догадка об Избранном — { $character }, { $sure } %.

# Variables: $position, $most (Time Points, not 0), $whyKey
thought-auction = За позицию { $position } мне не жаль было отдать до { $most ->
    [one] { $most } очка
   *[many] { $most } очков
} времени, прежде всего { $whyKey ->
    [choice] ради раннего выбора персонажа.
    [event] ради того, что там даёт Событие.
    [race] чтобы победить раньше других или помешать им.
    [location] чтобы положить карточку локации.
   *[clue] чтобы положить улику.
}
thought-auction-nothing = За позицию { $position } мне было жаль отдать хоть одно очко времени.

# Variables: $character (the likeliest Chosen One), $odds (whole per cents), $pages (Music Pages)
thought-turn = Этот ход, по-моему, тянул на { $pages ->
    [one] { $pages } музыкальную страницу
    [few] { $pages } музыкальные страницы
   *[many] { $pages } музыкальных страниц
}; лучшая догадка об Избранном — { $character }, { $odds } %.
thought-turn-certain = Этот ход, по-моему, тянул на { $pages ->
    [one] { $pages } музыкальную страницу
    [few] { $pages } музыкальные страницы
   *[many] { $pages } музыкальных страниц
}; сомнений у меня не было: { $characterKey ->
    [lilja] Избранная
    [lewis] Избранная
   *[other] Избранный
} — { $character }.
thought-turn-poor = Многого от этого хода ждать не приходилось; лучшая догадка об Избранном — { $character }, { $odds } %.
thought-turn-poor-certain = Многого от этого хода ждать не приходилось; сомнений у меня не было: { $characterKey ->
    [lilja] Избранная
    [lewis] Избранная
   *[other] Избранный
} — { $character }.

# Variables: $other, $struck (whole per cents of those who could be the Chosen One)
thought-look = Карты игрока { $other } давали надежду вычеркнуть из моего списка { $struck } % имён.
thought-look-deck = Колода неизвестных персонажей давала надежду вычеркнуть из моего списка { $struck } % имён.
thought-look-idle = Карты игрока { $other } почти не давали надежды вычеркнуть из моего списка хоть одно имя.
thought-look-deck-idle = Колода неизвестных персонажей почти не давала надежды вычеркнуть из моего списка хоть одно имя.

# Variables: $chance (whole per cents), $worlds
thought-searched = { $chance ->
    [0] Из { $worlds ->
        [one] { $worlds } партии, доигранной
       *[many] { $worlds } партий, доигранных
    } мной в уме, с этим решением не выиграна ни одна.
   *[other] Из { $worlds ->
        [one] { $worlds } партии, доигранной
       *[many] { $worlds } партий, доигранных
    } мной в уме, с этим решением выиграно { $chance } %.
}
thought-searched-once = С этим решением партия доиграна в уме всего один раз, и свои шансы я оцениваю в { $chance } %.
