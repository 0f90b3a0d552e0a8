# The words of profiles, leaderboards and the list of games.

## A profile

# Variables: $date.
profile-since = Здесь с { $date }
profile-program = Программа, которая играет сама
profile-own = Такой страницу видите только вы: в ней учтены и ваши закрытые игры.
profile-public = По играм за открытыми столами. Закрытые игры не показываются.
# Headings of four large figures.
profile-games = Игры
profile-won = Победы
profile-rating = Рейтинг
profile-on-time = Вовремя
profile-none = пока нет
# An estimate and how far off it may be. Variables: $rating, $span (numbers).
profile-rating-value = { $rating } ± { $span }
profile-results = Результаты
profile-results-empty = Пока нет ни одной законченной игры.
profile-role = Роль
profile-lost = Поражения
profile-nobody = Без победителя
# The last line of the table.
profile-all = Всего
# Variables: $players.
profile-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
profile-chart = Рейтинг от игры к игре
profile-chart-label = Рейтинг после каждой игры на рейтинг и пределы, в которых он, скорее всего, лежит
profile-chart-about = Линия — оценка, полоса — насколько она может ошибаться. С каждой игрой на рейтинг полоса у́же.
profile-chart-none = Рейтинг появится с первой игрой на рейтинг.
profile-numbers = То же в числах
profile-date = Дата
profile-span = Вероятные пределы
# Variables: $from, $to (numbers).
profile-from-to = от { $from } до { $to }
profile-favourites = Любимые персонажи
profile-favourites-none = Пока никто не выбран.
# How often a character was chosen. Variables: $times.
profile-times = { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}
profile-reliability = Пунктуальность
# Variables: $grade (always, nearly, mostly, seldom).
profile-reliable = { $grade ->
    [always] Время ни разу не выходило.
    [nearly] Время почти никогда не выходит.
    [mostly] Время иногда выходит.
   *[seldom] Время выходит часто.
}
# Variables: $percent, $count (all decisions under a clock).
profile-reliable-figure = { $count ->
    [one] { $percent } % из { $count } решения вовремя
    [few] { $percent } % из { $count } решений вовремя
   *[many] { $percent } % из { $count } решений вовремя
}
profile-no-clock = Игр с часами пока не было.
profile-last = Последние игры
profile-all-games = Все мои игры
profile-gone = Игрок не найден
profile-gone-about = Возможно, в ссылке опечатка или этот профиль удалён.

## The strongest players

leaders-title = Игроки
leaders-about = Самые сильные игроки по играм на рейтинг.
leaders-kind = Показать
leaders-people = Люди
leaders-programs = Программы
leaders-when = Период
leaders-ever = За всё время
leaders-month = За 30 дней
leaders-place = Место
leaders-name = Игрок
leaders-sure = Надёжно
leaders-games = Игры на рейтинг
leaders-empty = Здесь пока никого нет. В список попадают после пяти игр на рейтинг.
leaders-means = Что значит рейтинг
leaders-means-text = Все начинают с 25, плюс-минус 17. Победив в игре на рейтинг, вы поднимаетесь, остальные опускаются, а победа над более сильным стоит дороже. С каждой игрой оценка надёжнее. Список упорядочен по надёжной части: оценка минус её погрешность, поэтому никто не возглавит его за один удачный вечер.
leaders-how = Как попасть в список
leaders-how-text = Закончите пять игр на рейтинг. Для нового стола выберите «На рейтинг»: все места занимают люди, без ботов, и шансы не показываются.
leaders-new = Открыть стол

## My games

games-title = Мои игры
games-search = Поиск по имени игрока
games-filters = Фильтры
games-players = Игроки
games-result = Результат
games-rated = Тип
games-time = Когда
games-any = Все
# Results and roles in the filters and lists. Variables: $result (won, lost, nobody).
games-ended = { $result ->
    [won] Победа
    [lost] Поражение
   *[nobody] Без победителя
}
games-unrated = Без рейтинга
games-week = За 7 дней
games-month = За 30 дней
games-year = За 12 месяцев
games-live = Идут сейчас
games-live-none = Сейчас игр нет.
games-finished = Законченные
games-none = Вы пока не закончили ни одной игры.
games-none-found = Подходящих игр нет.
games-clear = Показать все
games-more = Показать ещё
games-new = Сыграть
games-stranger = Вы здесь ещё не играли. Ваши игры появятся на этой странице.
games-loading = Ищем ваши игры…
games-replay = Повтор
# Variables: $game, who played and when.
games-replay-of = Повтор: { $game }
games-table-of = К столу: { $game }
