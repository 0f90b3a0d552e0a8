# The words of the puzzles. `puzzle-` is said by the terminal and by the page, `puzzles-` by the page alone.

puzzle-name-0 = Анна
puzzle-name-1 = Бруно
puzzle-name-2 = Клара
puzzle-name-3 = Дарио
puzzle-name-4 = Элена
puzzle-name-5 = Фаусто
puzzle-name-6 = Джулия
puzzle-name-7 = Марио
puzzle-name-8 = Нина
puzzle-name-9 = Уго

puzzle-grade-1 = Очень лёгкая
puzzle-grade-2 = Лёгкая
puzzle-grade-3 = Средняя
puzzle-grade-4 = Трудная
puzzle-grade-5 = Дьявольская

puzzle-place = { $place ->
    [hand] { $player }
    [deck] Неизвестные
    [table] в открытую
   *[chosen] Избранный
}
puzzle-choice = { $player } — { $cards }

puzzle-you = { $count ->
    [one] Вы — { $player }. Идёт Час { $hour }; за столом { $count } игрок.
    [few] Вы — { $player }. Идёт Час { $hour }; за столом { $count } игрока.
   *[many] Вы — { $player }. Идёт Час { $hour }; за столом { $count } игроков.
}
puzzle-hour = Час { $hour }
puzzle-question-chosen = Кто Избранный?
puzzle-question-holds = Какой персонаж у игрока { $player }?
puzzle-question-lies = Где карта персонажа { $cards }?
puzzle-answer-chosen = { $cardsKey ->
    [lilja] Избранная — { $cards }.
    [lewis] Избранная — { $cards }.
   *[other] Избранный — { $cards }.
}
puzzle-answer-holds = У игрока { $player } — { $cards }.
puzzle-answer-lies = { $place ->
    [hand] Карта персонажа { $cards } — у игрока { $player }.
    [deck] Карта персонажа { $cards } — в колоде неизвестных.
    [table] Карта персонажа { $cards } открыта для всех.
   *[chosen] { $cardsKey ->
        [lilja] Избранная — { $cards }.
        [lewis] Избранная — { $cards }.
       *[other] Избранный — { $cards }.
    }
}

puzzle-fact-own = У вас на руках: { $cards }.
puzzle-fact-face-up = В открытую рядом с полем: { $cards }.
puzzle-fact-saw = { $place ->
    [hand] Вы смотрели карты игрока { $player } и видели: { $cards }.
   *[deck] Вы смотрели колоду неизвестных и видели: { $cards }.
}
puzzle-fact-blotted = { $place ->
    [hand] { $count ->
        [one] Вы видели персонажа у игрока { $player }. На имени пятно; это кто-то из них: { $cards }.
        [few] Вы видели { $count } персонажей у игрока { $player }. На именах пятно; все они из этих: { $cards }.
       *[many] Вы видели { $count } персонажей у игрока { $player }. На именах пятно; все они из этих: { $cards }.
    }
   *[deck] { $count ->
        [one] Вы видели персонажа в колоде неизвестных. На имени пятно; это кто-то из них: { $cards }.
        [few] Вы видели { $count } персонажей в колоде неизвестных. На именах пятно; все они из этих: { $cards }.
       *[many] Вы видели { $count } персонажей в колоде неизвестных. На именах пятно; все они из этих: { $cards }.
    }
}
puzzle-fact-struck = { $place ->
    [hand] Вы видели, кто у игрока { $player }. Читается лишь, кого там не было: { $cards }.
   *[deck] Вы видели всю колоду неизвестных. Читается лишь, кого там не было: { $cards }.
}
puzzle-fact-mixed = Вы видели: { $cards }, по одному в этих местах: { $places }. Кто был где — под пятном.
puzzle-fact-astray = Вы видели: { $cards }. Место под пятном; это одно из этих: { $places }.
puzzle-fact-chart = Таблица персонажей этого Часа: { $choices }.
puzzle-fact-charted-somebody = { $place ->
    [hand] У игрока { $player } вы видели персонажа, которого в этом Часе кто-то выбирал.
   *[deck] В колоде неизвестных вы видели персонажа, которого в этом Часе кто-то выбирал.
}
puzzle-fact-charted-nobody = { $place ->
    [hand] У игрока { $player } вы видели персонажа, которого в этом Часе никто не выбирал.
   *[deck] В колоде неизвестных вы видели персонажа, которого в этом Часе никто не выбирал.
}
puzzle-fact-charted-player = { $place ->
    [hand] У игрока { $player } вы видели того самого персонажа, за которого в этом Часе ходит { $other }.
   *[deck] В колоде неизвестных вы видели того самого персонажа, за которого в этом Часе ходит { $other }.
}
puzzle-fact-charted-you = { $place ->
    [hand] У игрока { $player } вы видели того самого персонажа, которого в этом Часе выбрали вы.
   *[deck] В колоде неизвестных вы видели того самого персонажа, которого в этом Часе выбрали вы.
}
puzzle-fact-revealed = У игрока { $player } кончилось время; открыто: { $cards }.
puzzle-fact-named = { $player } объявляет победу и называет имя { $cards }: неверно.
puzzle-fact-looked-you = { $count ->
    [one] { $player } смотрит { $count } вашу карту.
    [few] { $player } смотрит { $count } ваши карты.
   *[many] { $player } смотрит { $count } ваших карт.
}
puzzle-fact-looked-hand = { $count ->
    [one] { $player } смотрит { $count } карту игрока { $other }.
    [few] { $player } смотрит { $count } карты игрока { $other }.
   *[many] { $player } смотрит { $count } карт игрока { $other }.
}
puzzle-fact-looked-deck = { $count ->
    [one] { $player } смотрит { $count } карту из колоды неизвестных.
    [few] { $player } смотрит { $count } карты из колоды неизвестных.
   *[many] { $player } смотрит { $count } карт из колоды неизвестных.
}
puzzle-fact-powers = { $count ->
    [one] Вы смотрели { $count } карту игрока { $player }: карта способностей.
    [few] Вы смотрели { $count } карты игрока { $player }: только карты способностей.
   *[many] Вы смотрели { $count } карт игрока { $player }: только карты способностей.
}

puzzle-step-own = У вас на руках: { $cards }.
puzzle-step-face-up = Лежит в открытую: { $cards }.
puzzle-step-saw = { $place ->
    [hand] У игрока { $player }, значит, больше нигде: { $cards }.
   *[deck] В колоде неизвестных, значит, больше нигде: { $cards }.
}
puzzle-step-revealed = Открыто игроком { $player }, значит, больше нигде: { $cards }.
puzzle-step-named = { $cardsKey ->
    [lilja] Имя { $cards } назвали ошибочно: это не Избранная.
    [lewis] Имя { $cards } назвали ошибочно: это не Избранная.
   *[other] Имя { $cards } назвали ошибочно: это не Избранный.
}
puzzle-step-struck = { $place ->
    [hand] У игрока { $player } нет никого из них: { $cards }.
   *[deck] В колоде неизвестных нет никого из них: { $cards }.
}
puzzle-step-blotted = { $place ->
    [hand] Для игрока { $player } остаются только эти имена: { $cards }. Больше никого у него нет.
   *[deck] Для колоды неизвестных остаются только эти имена: { $cards }. Больше никого в ней нет.
}
puzzle-step-mixed = { $cards } — в этих двух местах: { $places }. Значит, больше нигде, и ни одна из двух карт не карта Избранного.
puzzle-step-astray = { $cardsKey ->
    [lilja] { $cards } — в одном из этих мест: { $places }. Значит, больше нигде, и это не Избранная.
    [lewis] { $cards } — в одном из этих мест: { $places }. Значит, больше нигде, и это не Избранная.
   *[other] { $cards } — в одном из этих мест: { $places }. Значит, больше нигде, и это не Избранный.
}
puzzle-step-charted = { $place ->
    [hand] По таблице персонажей того Часа у игрока { $player } может быть только: { $cards }.
   *[deck] По таблице персонажей того Часа вы видели в колоде неизвестных кого-то из них: { $cards }.
}
puzzle-step-last-name = { $cardsKey ->
    [lilja] Все другие имена исключены: Избранная — { $cards }.
    [lewis] Все другие имена исключены: Избранная — { $cards }.
   *[other] Все другие имена исключены: Избранный — { $cards }.
}
puzzle-step-full = { $cards }: теперь все карты этого места известны ({ $places }). Других там нет.
puzzle-step-only-place = { $place ->
    [hand] Для карты { $cards } исключены все другие места: она у игрока { $player }.
    [deck] Для карты { $cards } исключены все другие места: она в колоде неизвестных.
   *[chosen] { $cardsKey ->
        [lilja] Для карты { $cards } исключены все другие места: это Избранная.
        [lewis] Для карты { $cards } исключены все другие места: это Избранная.
       *[other] Для карты { $cards } исключены все другие места: это Избранный.
    }
}
puzzle-step-only-cards = { $place ->
    [hand] Для игрока { $player } исключены все другие имена: у него { $cards }.
   *[deck] Для колоды неизвестных исключены все другие имена: { $cards }.
}
puzzle-step-remains = { $place ->
    [hand] Из имён под пятном осталось только это: у игрока { $player } — { $cards }.
   *[deck] Из имён под пятном для колоды неизвестных осталось только это: { $cards }.
}
puzzle-step-taken = Остальное в этом месте известно: { $places }. Недостающее — в записи с пятном: { $cards }.
puzzle-step-unmixed = Одна из двух карт исключена в одном из мест. Значит, { $cards } — в таком порядке здесь: { $places }.
puzzle-step-count-cards = { $cards } могут быть только здесь: { $places }. Места ровно столько: { $count }. Других карт там нет.
puzzle-step-count-places = Для этих мест ({ $places }) карт осталось ровно столько: { $count }. Это { $cards }; больше нигде их нет.

puzzles-title = Задача дня
puzzles-title-practice = Тренировка
puzzles-lead = На ваш блокнот осела сажа. Всё, что ещё читается, — правда, и этого достаточно.
puzzles-grade = Сложность { $grade }: { $name }
puzzles-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
puzzles-chronicle = Что ещё читается
puzzles-before = В начале игры
puzzles-grid = Ваши пометки
puzzles-grid-hint = Нажмите на клетку, чтобы пометить её ✗ или ✓.
# For the ear: the reader’s own marks.
note-mark-no = ваша пометка: нет
note-mark-yes = ваша пометка: да
puzzles-clear = Стереть всё
puzzles-answer = Ваш ответ
puzzles-check = Проверить ответ
puzzles-pick = Сначала выберите ответ.
puzzles-right = Верно!
puzzles-wrong = { $count ->
    [one] Не то. Перечитайте выделенную запись.
    [few] Не то. Перечитайте выделенные записи.
   *[many] Не то. Перечитайте выделенные записи.
}
puzzles-shown = Вот ответ.
puzzles-give-up = Показать решение
puzzles-explained = Шаг за шагом
puzzles-step = Шаг { $number } из { $count }
puzzles-previous = Предыдущий шаг
puzzles-next = Следующий шаг
puzzles-reads = { $facts ->
    [one] по записи { $list }
    [few] по записям { $list }
   *[many] по записям { $list }
}
puzzles-builds = { $steps ->
    [one] с учётом шага { $list }
    [few] с учётом шагов { $list }
   *[many] с учётом шагов { $list }
}
puzzles-share = Скопировать результат
puzzles-share-text = Armonium, задача за { $date }, сложность { $grade }: { $tries ->
    [0] ответ показан
    [1] решена с первой попытки
    [one] решена с { $tries }-й попытки
    [few] решена с { $tries }-й попытки
   *[many] решена с { $tries }-й попытки
}.
puzzles-streak = { $days ->
    [0] Решите сегодняшнюю задачу, чтобы начать серию.
    [one] { $days } день подряд.
    [few] { $days } дня подряд.
   *[many] { $days } дней подряд.
}
puzzles-calendar = Все задачи
puzzles-earlier = Предыдущий месяц
puzzles-later = Следующий месяц
puzzles-day = { $state ->
    [solved] { $date }, сложность { $grade }, решена
    [shown] { $date }, сложность { $grade }, ответ показан
    [future] { $date }, ещё впереди
   *[open] { $date }, сложность { $grade }, не решена
}
puzzles-practice = Тренировка по сложности
puzzles-practice-about = Сколько угодно, каждый раз новые.
puzzles-another = Ещё одна такой сложности
puzzles-today = Задача дня
puzzles-loading = Открываем блокнот…
