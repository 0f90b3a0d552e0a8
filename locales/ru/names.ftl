# The nouns of the game. Names of places come from the content pack and are not translated.

# Variables: $number
player-unnamed = Игрок { $number }
# A player who has deleted their identity.
player-gone = Кто-то
space-unknown = № { $number }
tile-unknown = № { $number }

character-johnsson = Йонссон
character-lilja = Лилья
character-palsson = Польссон
character-vikstrom = Викстрём
character-lewis = Льюис
character-vidal = Видал
character-koleberg = Колеберг
character-snowy = Сноуи

# What each character can do, in a few words.
ability-johnsson = получить 2 музыкальные страницы
ability-lilja = взять 2 карточки исследования
ability-palsson = потратить 2 очка времени и использовать способность другого персонажа
ability-vikstrom = получить 3 очка времени
ability-lewis = посмотреть 2 карты одного игрока или колоды неизвестных персонажей
ability-vidal = бесплатно провести исследование или расследование, составить мелодию либо сдвинуть улику
ability-koleberg = положить улику на пустое мистическое здание
ability-snowy = до 3 бесплатных шагов

machine-taxi = Паровое такси
machine-train = Дымовой поезд
machine-monorail = Монорельс
machine-airship = Дирижабль

activity-investigate = Расследование
activity-research = Исследование
activity-compose = Составление мелодии
activity-move_clue = Сдвиг улики

side-north = север
side-east = восток
side-south = юг
side-west = запад

role-hero = Герой
role-fenrir = Фенрир

# The Power Cards, by what they do.
power-look = посмотреть 3 карты
power-ride = проехать на любом транспорте
power-research = взять 3 карточки исследования
power-music = получить 3 музыкальные страницы

# The titles of the Power Cards: two words at most.
hand-power-look = Три взгляда
hand-power-ride = Любой транспорт
hand-power-research = Три карточки
hand-power-music = Три страницы

# The Event Cards, in the words of section 8 of the rules. Variables: $players (how many play).
event-card-1 = игрок на позиции III дважды использует способность выбранного персонажа. Польссон заблокирован.
event-card-2 = { $players ->
    [3] при трёх игроках позиции IV нет. Лилья приносит 1 улику и 1 карточку.
   *[other] игрок на позиции IV берёт 2 карточки исследования. Лилья приносит 1 улику и 1 карточку.
}
event-card-3 = игрок на позиции III смотрит 2 карты. Видал приносит 1 улику и 1 очко времени.
event-card-4 = Польссон приносит 1 улику и 2 очка времени. Механизированный транспорт не ходит.
event-card-5 = { $players ->
    [3] при трёх игроках позиции IV нет. Йонссон приносит 1 улику и 1 музыкальную страницу. Викстрём заблокирован.
   *[other] игрок на позиции IV получает 3 очка времени. Йонссон приносит 1 улику и 1 музыкальную страницу. Викстрём заблокирован.
}
event-card-6 = игрок на позиции II получает 2 очка времени. Льюис заблокирована.
event-card-7 = игрок на последней позиции получает до 3 бесплатных шагов. Сноуи заблокирован.
event-card-8 = игрок на последней позиции берёт 1 карточку исследования. Кто выберет Льюис, обязан заблокировать другого персонажа.
event-card-9 = игрок на последней позиции возвращает в руку сыгранную карту способностей. Викстрём приносит 1 музыкальную страницу и 1 карточку. Колеберг заблокирован.
event-card-10 = игрок на последней позиции берёт 3 карточки исследования. Сноуи приносит 1 музыкальную страницу и 2 очка времени. Лилья заблокирована.
event-card-11 = игрок на позиции II получает 2 музыкальные страницы. Колеберг приносит 1 улику и до 3 бесплатных шагов. Никто не может играть карты способностей и карточки преимущества.

# What a Research Tile shows. Variables: $name (a title that is not translated), $pages, $machine, $building.
tile-location = { $building }
tile-music = «{ $name }», { $pages ->
    [one] { $pages } музыкальная страница
    [few] { $pages } музыкальные страницы
   *[many] { $pages } музыкальных страниц
}
tile-ride = { $machineKey ->
    [taxi] поездка на паровом такси
    [train] поездка дымовым поездом
    [monorail] поездка по монорельсовой дороге
   *[airship] полёт на дирижабле
}
tile-clue_on_mystic = улика на мистическое здание
tile-time = 1 очко времени
tile-clue_for_time = 3 очка времени за улику
tile-investigate = посмотреть 1 карту
tile-steps = до 3 шагов за 2 очка времени
tile-paid_music = 4 музыкальные страницы за 2 очка времени
tile-paid_tiles = 3 карточки исследования за 2 очка времени
tile-to_mystic = любой персонаж — на мистическое здание за 2 очка времени
tile-swap = два персонажа меняются местами
tile-stones = «Камни Фенрира»

# A tile with its symbols. Variables: $tile, $marks.
tile-plain = { $tile }
tile-with-organ = { $tile } (Орган)
tile-with-marks = { $tile } { $marks ->
    [one] ({ $marks } камень Фенрира)
    [few] ({ $marks } камня Фенрира)
   *[many] ({ $marks } камней Фенрира)
}
tile-with-both = { $tile } { $marks ->
    [one] (Орган, { $marks } камень Фенрира)
    [few] (Орган, { $marks } камня Фенрира)
   *[many] (Орган, { $marks } камней Фенрира)
}

# Something and what is said of it, in a row. Variables: $label, $text.
labelled = { $label }: { $text }
