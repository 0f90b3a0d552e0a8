# A label for each decision a player can make, as on a button.
# Variables as in events.ftl.

do-open = Открыть аукцион за позицию { $position }
do-bid = Поставить { $time ->
    [one] { $time } очко времени
    [few] { $time } очка времени
   *[many] { $time } очков времени
}
do-pass = Пас
do-place-clue = Положить улику: { $space }
do-declare = { $characterKey ->
    [lilja] Объявить победу: Избранная — { $character }
    [lewis] Объявить победу: Избранная — { $character }
   *[other] Объявить победу: Избранный — { $character }
}
do-choose = { $characterKey ->
    [lilja] Выбрать Лилью: { $ability }
    [lewis] Выбрать { $character }: { $ability }
    [snowy] Выбрать { $character }: { $ability }
   *[other] Выбрать { $character }а: { $ability }
}
do-play-power = Сыграть карту способностей: { $power }
do-play-item = Сыграть карточку преимущества: { $tile }
do-name = { $characterKey ->
    [lilja] Способность Лильи: { $ability }
    [lewis] Способность { $character }: { $ability }
    [snowy] Способность { $character }: { $ability }
   *[other] Способность { $character }а: { $ability }
}
do-favour = { $activity }
do-block = { $characterKey ->
    [lilja] Заблокировать Лилью
    [lewis] Заблокировать { $character }
    [snowy] Заблокировать { $character }
   *[other] Заблокировать { $character }а
}
do-take-back = Вернуть в руку: { $power }
do-turn = Повернуть шестерёнки на { $teeth ->
    [one] { $teeth } зубец
    [few] { $teeth } зубца
   *[many] { $teeth } зубцов
}
do-turn-back = Повернуть шестерёнки назад на { $teeth ->
    [one] { $teeth } зубец
    [few] { $teeth } зубца
   *[many] { $teeth } зубцов
}
do-step = Шаг: { $to }
do-ride = Поездка: { $to }
do-taxi = Паровое такси: { $to }
do-stop = Остановиться здесь
do-investigate-hand = { $clues ->
    [0] Посмотреть карты игрока { $other }
    [one] Посмотреть карты игрока { $other }, потратив { $clues } улику
    [few] Посмотреть карты игрока { $other }, потратив { $clues } улики
   *[many] Посмотреть карты игрока { $other }, потратив { $clues } улик
}
do-investigate-deck = { $clues ->
    [0] Посмотреть неизвестных персонажей
    [one] Посмотреть неизвестных персонажей, потратив { $clues } улику
    [few] Посмотреть неизвестных персонажей, потратив { $clues } улики
   *[many] Посмотреть неизвестных персонажей, потратив { $clues } улик
}
do-research = { $clues ->
    [0] Взять карточку исследования
   *[other] Взять { $total ->
        [one] { $total } карточку исследования
        [few] { $total } карточки исследования
       *[many] { $total } карточек исследования
    }, потратив { $clues ->
        [one] { $clues } улику
        [few] { $clues } улики
       *[many] { $clues } улик
    }
}
do-compose = { $clues ->
    [0] Записать музыкальную страницу
   *[other] Записать { $total ->
        [one] { $total } музыкальную страницу
        [few] { $total } музыкальные страницы
       *[many] { $total } музыкальных страниц
    }, потратив { $clues ->
        [one] { $clues } улику
        [few] { $clues } улики
       *[many] { $clues } улик
    }
}
do-move-clue = Сдвинуть улику: { $from } → { $to }
do-relocate = { $characterKey ->
    [lilja] Перенести Лилью: { $to }
    [lewis] Перенести { $character }: { $to }
    [snowy] Перенести { $character }: { $to }
   *[other] Перенести { $character }а: { $to }
}
do-swap = Поменять местами: { $character } и { $second }
do-end-turn = Закончить ход
do-place-location = { $sideKey ->
    [north] Положить на север: { $tile }
    [east] Положить на восток: { $tile }
    [south] Положить на юг: { $tile }
   *[west] Положить на запад: { $tile }
}
do-discard-organ = Найти Орган, сбросив: { $tile }
do-decline = Не класть карточку локации
do-place-organ = Поставить Орган: { $space }
do-discard = Сбросить: { $tile }
