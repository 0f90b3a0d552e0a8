# What a newcomer reads: the overture before the first game, and hints for a player alone with bots. Only the page uses it,
# and loads it when it is needed.

# The overture: sentences that appear one after the other, over the city.
overture-label = О чём эта игра
overture-skip = Пропустить
overture-begin = Начать
overture-hours = Турин, зимняя ночь. Через одиннадцать Часов наступит конец света.
overture-organ = Отсрочить его может только Орган, и он спрятан где-то в этом городе.
overture-chosen = Сыграть на нём может лишь один из этих восьми: Избранный. Кто это, не знает никто.
overture-pages = Выясните, кто он, запишите 15 страниц музыки и приведите Избранного к Органу раньше других.
overture-wolf = Но берегитесь: с Часа V один из нас станет Волком.
overture-question = Ваш первый вопрос: какая позиция вам нужна в этот Час?
overture-why = Чем раньше ход, тем больше персонажей на выбор. Но платите вы временем, а без времени вы выбываете.

# Why a question matters; said when it is asked for the first time, before the hint.
hint-why-position = Чем раньше ваш ход, тем больше персонажей на выбор; но у кого кончится время, тот выбывает.
hint-why-clue = Каждая улика усиливает действие того, чей персонаж её подберёт.
hint-why-character = Выбранный персонаж ходит и действует за вас в этот ход. Это не обязательно тот, что на вашей карте.
hint-why-gears = Шестерни решают сразу три вещи: транспорт, число шагов и действие.

# What a Detective would do. Variables: $position (a Roman number), $most (Time, not 0), $whyKey
hint-position = За позицию { $position } детектив отдал бы до { $most ->
    [one] { $most } очка
   *[many] { $most } очков
} времени, прежде всего { $whyKey ->
    [choice] чтобы пораньше выбрать персонажа.
    [event] ради того, что даёт ей событие.
    [race] чтобы победить раньше других или помешать им.
    [location] чтобы положить карточку локации.
   *[clue] чтобы положить улику.
}
hint-position-nothing = За позицию { $position } детектив не отдал бы ни одного очка времени.
# The bid is there already. Variables: $position, $most
hint-position-pass = Детектив спасовал бы: позиция { $position } не стоит больше { $most ->
    [one] { $most } очка времени.
   *[many] { $most } очков времени.
}

# Variables: $space, $character, $steps
hint-place-clue = { $steps ->
    [one] { $space }: { $steps } шаг от персонажа { $character }, который, возможно, ещё будет свободен в ваш ход.
    [few] { $space }: { $steps } шага от персонажа { $character }, который, возможно, ещё будет свободен в ваш ход.
   *[many] { $space }: { $steps } шагов от персонажа { $character }, который, возможно, ещё будет свободен в ваш ход.
}

# Variables: $character, $whyKey
hint-character = { $whyKey ->
    [ability] Выбор детектива: { $character }, прежде всего ради способности.
    [event] Выбор детектива: { $character }, прежде всего ради того, что даёт событие.
    [gears] Выбор детектива: { $character }, прежде всего ради того, что дают шестерни.
   *[steps] Выбор детектива: { $character }, прежде всего ради бесплатных шагов.
}
# Added to it. Variables: $clues (not 0)
hint-character-clues = { $clues ->
    [one] В пределах досягаемости { $clues } улика.
    [few] В пределах досягаемости { $clues } улики.
   *[many] В пределах досягаемости { $clues } улик.
}

# Variables: $teeth, $clues (not 0)
hint-gears = { $clues ->
    [one] В пределах досягаемости { $clues } улика, если повернуть шестерёнки на { $teeth ->
        [one] { $teeth } зубец
        [few] { $teeth } зубца
       *[many] { $teeth } зубцов
    }.
    [few] В пределах досягаемости { $clues } улики, если повернуть шестерёнки на { $teeth ->
        [one] { $teeth } зубец
        [few] { $teeth } зубца
       *[many] { $teeth } зубцов
    }.
   *[many] В пределах досягаемости { $clues } улик, если повернуть шестерёнки на { $teeth ->
        [one] { $teeth } зубец
        [few] { $teeth } зубца
       *[many] { $teeth } зубцов
    }.
}
hint-gears-none = В этот ход до улик не добраться: выбирайте по действию.
