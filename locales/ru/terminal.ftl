# Headings and notes of a game told from beginning to end (`armonium demo`, `armonium replay`).

# Variables: $city, $players (how many), $names
story-title = 011, { $city }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}: { $names }
story-beginner = Вариант для новичков: неизвестные персонажи лежат в открытую.
story-opener-last = Аукционы открывает тот, кто ходил последним.
story-setup = Подготовка
story-position = Положение в Часе { $hour }
story-auctions = Торги
story-clues = Улики
# Variables: $player, $position
story-turn = Ход: { $player }, позиция { $position }
story-location = Карточка локации
story-discards = Сброс
story-score = Положение игроков
# One player’s line in the standings. Variables: $time, $music, $clues, $tiles
story-score-line = время { $time } · музыка { $music } · улики { $clues } · карточки { $tiles }
story-score-out = вне игры
# Variables: $player, $ask
story-unfinished = Игра не окончена. Решает { $player }: { $ask }
story-chosen-one = { $characterKey ->
    [lilja] Избранной была { $character }.
    [lewis] Избранной была { $character }.
   *[other] Избранным был { $character }.
}

# The interface of `armonium play`, the game in a terminal. Lines are narrow: what is called short has to be.

# Short names for narrow columns; at most 14 letters, the gears’ ones together at most 28.
term-short-taxi = Такси
term-short-train = Поезд
term-short-monorail = Монорельс
term-short-airship = Дирижабль
term-short-investigate = Расследование
term-short-research = Исследование
term-short-compose = Мелодия
term-short-move-clue = Сдвиг улики
term-short-look = смотреть 3
term-short-ride = транспорт
term-short-tiles = карточки 3
term-short-music = музыка 3

# Headings of columns of numbers: at most 4, 4, 3, 3 and 3 letters, the last three with a space before them.
term-col-time = Вр
term-col-music = Му
term-col-clues = Ул
term-col-cards = Ка
term-col-tiles = КИ

# Prices. Variables: $time, $clues
term-time = { $time ->
    [one] { $time } очко времени
    [few] { $time } очка времени
   *[many] { $time } очков времени
}
term-left = останется { $time }
term-out = вы выбудете из игры
term-free = бесплатно
term-clues = { $clues ->
    [one] { $clues } улика
    [few] { $clues } улики
   *[many] { $clues } улик
}
# What the gears show. Variables: $machine, $steps, $activity
term-faces = { $machine }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}, { $activity }

# The head of the screen. Variables: $hour, $phase, $player, $seconds
term-head = Час { $hour } · { $phase }
term-you-decide = Решаете вы
term-decides = Решает { $player }
term-cut = { $seconds ->
    [0] Связь потеряна; новая попытка
   *[other] Связь потеряна; новая попытка через { $seconds } с
}

# The auction. Variables: $position, $time, $player, $passed (names)
term-auction-opens = Идёт аукцион за позицию { $position }.
term-auction = { $time ->
    [one] Позиция { $position }: впереди { $player }, { $time } очко времени. Пас: { $passed }
    [few] Позиция { $position }: впереди { $player }, { $time } очка времени. Пас: { $passed }
   *[many] Позиция { $position }: впереди { $player }, { $time } очков времени. Пас: { $passed }
}

term-hand = Рука:
term-declare = Объявить победу
term-sent = …
term-skip = Любая клавиша сразу покажет ходы остальных
term-waiting = Минуту…
term-what-now = Что дальше?
term-no-number = Варианта с таким номером нет.
term-sealed = Нельзя отменить ставки, открытое, решённое случаем и то, за чем уже ходили другие.
term-say = Сообщение:

# Asked before something is done. Variables: $what
term-sure-quit = Выйти из игры? Она сохранена: armonium play её продолжит.
term-sure-quit-unsaved = Выйти из игры? Она не сохранена и пропадёт.
term-sure-quit-remote = Выйти? Место останется за вами: та же команда вернёт вас сюда.
term-sure-choose = { $what }. Вы уверены?
term-sure-keys = Enter — да · Esc — нет

# Variables: $width, $height, $least_width, $least_height
term-too-small = Размер окна { $width } × { $height }, а нужно { $least_width } × { $least_height }. Увеличьте окно или выйдите клавишей q.

# The keys below the screen; few letters.
term-key-choose = ↑↓ 0–9 Enter
term-key-undo = u отмена
term-key-map = m поле
term-key-log = l журнал
term-key-notebook = n блокнот
term-key-players = p игроки
term-key-hand = h рука
term-key-rules = r правила
term-key-chat = c чат
term-key-help = ? помощь
term-key-quit = q выход

# Pages over the table.
term-page-help = Помощь
term-page-log = Что произошло
term-page-notebook = Блокнот
term-page-players = Игроки
term-page-hand = Ваша рука
term-page-rules = Правила
term-page-keys = ↑↓ PgUp PgDn · Esc назад
term-page-keys-rules = ↑↓ PgUp PgDn · / поиск · n дальше · Esc назад

term-help-keys = Клавиши
term-help-select = выделить вариант
term-help-number = набрать номер варианта
term-help-enter = подтвердить выделенный вариант
term-help-undo = отменить своё последнее решение
term-help-map = осмотреть поле стрелками; Enter выбирает клетку или объясняет, почему нельзя
term-help-log = всё, что произошло
term-help-notebook = что следует для каждой карты персонажа из того, что вы видели
term-help-players = что есть у каждого, и карточки локаций
term-help-hand = ваши карты и карточки и способности персонажей
term-help-rules = правила; / ищет в них слово
term-help-chat = написать всем
term-help-language = другой язык
term-help-quit = выйти
term-help-signs = Знаки на поле
term-help-columns = Числа игроков
term-help-time = очки времени
term-help-music = музыкальные страницы
term-help-clues = улики
term-help-cards = карты в руке
term-help-tiles = карточки исследования

term-sign-regular = здание
term-sign-mystic = мистическое здание
term-sign-clue = улика
term-sign-organ = Орган
term-sign-area = где ещё может быть Орган
term-sign-mover = персонаж этого хода
term-sign-number = наберите этот номер, чтобы выбрать клетку
term-sign-street = соседние клетки
term-sign-link = связь: мост, туннель, аллея или путепровод

# The notebook. Variables: $names, $character, $player
term-notebook-unknown = Колода
term-notebook-chosen = Избран.
term-notebook-legend = ● она там · ? может быть там · · не может быть там
term-notebook-shown = Карту «{ $character }» видели: { $names }.
term-notebook-not-chosen = Названы ошибочно, значит, исключены: { $names }.
term-notebook-fenrir = Фенрир
term-notebook-is-fenrir = { $player }: это Фенрир
term-notebook-may-be-fenrir = { $player }: может быть Фенриром
term-notebook-no-fenrir = { $player }: не Фенрир

# The players. Variables: $left, $played, $tiles, $cards, $names
term-player-powers = Карты способностей в руке: { $left } · сыграны: { $played }
term-player-tiles = Известные вам карточки: { $tiles }
term-player-cards = Известные вам персонажи: { $cards }
term-out-time = вне игры: время вышло
term-out-wrong-name = вне игры: назван не тот персонаж
term-out-failed = вне игры: объявленная победа не состоялась
term-table = Стол
term-pile = { $tiles ->
    [one] В стопке { $tiles } карточка
    [few] В стопке { $tiles } карточки
   *[many] В стопке { $tiles } карточек
}
term-used = Выбраны в этом Часе: { $names }
term-blocked = Заблокированы в этом Часе: { $names }

# The hand. Variables: $card
term-hand-cards = Карты персонажей и роль
term-hand-powers = Карты способностей
term-hand-held = ● { $card }
term-hand-played = · { $card } (сыграна)
term-hand-tiles = Карточки исследования
term-abilities = Способности персонажей

# News of a table. Variables: $player
term-took-back = { $player } отменяет последнее решение.
term-substituted = За игрока { $player } играет бот.
term-substituted-you = За вас играет бот.
term-reclaim = Вернуться в игру
term-reclaimed = { $player } снова за столом.
term-seat-requested = Опоздавший просит место бота.
term-seat-given = Вместо бота теперь играет { $player }.
term-resumed = Сервер какое-то время не работал. Часы идут дальше с того места, где остановились.
term-wants-end = { $player } предлагает закончить игру без результата.
term-abandoned = Игра прекращена.

# The tables of a server, and a table before its game. Variables: $names, $free
term-lobby = Столы
term-lobby-about = Создайте стол, займите свободное место или продолжите свою игру.
term-make-bots = Новый стол с ботами на остальных местах
term-make-open = Новый стол, открытый для других
term-table-open = { $free ->
    [one] Сесть к игрокам: { $names } ({ $free } место свободно)
    [few] Сесть к игрокам: { $names } ({ $free } места свободны)
   *[many] Сесть к игрокам: { $names } ({ $free } мест свободно)
}
term-table-mine-open = { $free ->
    [one] К своему столу: { $names } ({ $free } место свободно)
    [few] К своему столу: { $names } ({ $free } места свободны)
   *[many] К своему столу: { $names } ({ $free } мест свободно)
}
term-table-mine-running = Продолжить игру: { $names }
term-room = Стол
term-seat-free = свободно
term-invite = Другие присоединяются по этому адресу:
term-start = Начать; свободные места займут боты
term-lost = Стол недоступен

# The end. Variables: $file, $problem
term-end = Конец
term-again = Сыграть ещё раз
term-quit = Выйти
term-saved = Файл игры: { $file }
term-not-saved = Файл игры не удалось записать: { $problem }

# The spaces next to a place on the map. Variables: $names
term-neighbours = Рядом: { $names }

# A game in this process that is saved. Variables: $problem; $hour, $names, $file; $file
term-unsaved = Игру нельзя сохранить: { $problem }
term-offer = Сохранённая игра
term-offer-about = Час { $hour } · { $names }. Файл: { $file }.
term-continue = Продолжить сохранённую игру
term-new-game = Новая игра; сохранённая станет { $file }

# Что не так с соединением или сервером.
term-problem-raced = Стол изменился в тот же миг. Попробуйте ещё раз.
term-problem-damaged = Эта версия сервера не может прочитать этот стол.
term-problem-missing-pack = На сервере нет набора, по которому играют за этим столом.
term-problem-version = Эта программа и сервер не понимают друг друга. Обновите программу.
term-problem-signed-out = Этот сеанс завершён. Войдите снова.
term-problem-no-identity = Этот профиль удалён.
term-problem-no-chance = Сейчас сервер не может получить случайные числа. Попробуйте чуть позже.

# Сколько длится пауза.

term-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
term-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
term-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
