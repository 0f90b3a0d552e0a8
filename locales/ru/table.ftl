# The words of the table in the browser. Buttons are short; sentences are whole.

page-title = Armonium
page-not-loaded = Не удалось загрузить Armonium. Обновите страницу.

## The room: a table by its address

room-connecting = Подключаемся к столу…
# When a table takes longer than five seconds to open: what keeps it, for players and for the operator of the server.
# Variables: $pack, the id of a content pack and the beginning of its hash; $code, a word of docs/protocol.md.
room-late = Стол не открывается
room-late-offline = Сервер недоступен. Проверьте подключение к сети.
room-late-missing-pack = За этим столом играют на поле из набора { $pack }, которого на сервере нет. Администратор может указать файл параметром --pack и перезапустить сервер.
room-late-socket = Сервер отвечает, но соединение со столом (WebSocket) установить не удаётся. Администратору стоит проверить, пропускает ли прокси перед сервером WebSocket и заголовок Host вместе с портом; причина каждого отказа записана в журнале сервера.
room-late-server = Сервер не может открыть этот стол ({ $code }). Администратор найдёт причину в журнале сервера.
room-late-retry = Страница продолжает попытки.
closed-not-admitted = Этот стол закрытый. Попросите ссылку-приглашение у тех, кто за ним сидит.
closed-no-table = Такого стола нет. Проверьте ссылку.
closed-bad-token = Это устройство больше не относится к этому столу.
closed-signed-out = Ваш сеанс на этом устройстве завершён.
closed-no-identity = Этот профиль удалён.
closed-no-spectators = Игра началась, а зрителей за этот стол не пускают.
closed-seat-given-away = На вашем месте теперь играет другой, а зрителей за этот стол не пускают. Всю игру можно будет увидеть, когда она закончится.
closed-seat-lost = Ваше место занял другой игрок, а зрителей за этот стол не пускают. Всю игру можно будет увидеть, когда она закончится.
closed-other = Стол открыть не удалось. Попробуйте через минуту.
closed-lost-identity = На этом устройстве вы больше не { $name }: этот профиль удалён, или из него вышли с другого устройства. Этот стол закрытый.
closed-home = На главную

# Names of the bots at the table, by seat.
bot-name-0 = Амедео
bot-name-1 = Беатриче
bot-name-2 = Карлотта
bot-name-3 = Деметрио
bot-name-4 = Элеонора
bot-name-5 = Федерико

## The prompt bar

prompt-region = Ваше решение
prompt-your-turn = Ваш ход
# In a lesson, while the guide only wants to be read.
prompt-read-first = Сначала прочитайте
# The steps of a turn, each a word.
prompt-step-choose = Выбор
prompt-step-ability = Способность
prompt-step-gears = Шестерни
prompt-step-move = Путь
prompt-step-act = Действие
prompt-step-end = Конец
prompt-less = Меньше
prompt-more = Больше
prompt-back = Назад
prompt-undo = Отменить
prompt-failed = Не получилось. Ничего не изменилось; попробуйте ещё раз.
# On a button that must be held.
prompt-hold-fatal = Это всё ваше время. Удерживайте
prompt-hold-declare = Отменить нельзя. Удерживайте
# Variables: $position, a Roman numeral.
prompt-open = Позиция { $position }
prompt-your-bid = Ваша ставка
prompt-spend-clues = Потратить улики
prompt-go = В путь
prompt-stop = Остановиться
# Ends a ride with steps left.
prompt-stop-ride = Выйти здесь
prompt-declare = Объявить победу
prompt-who = Кто Избранный?
prompt-declare-detail = Если назвать не того, вы выбываете из игры.
# Variables: $character (a name), $characterKey, $space.
prompt-move-to = { $characterKey ->
    [lilja] Довести Лилью до { $space }?
    [lewis] Довести { $character } до { $space }?
    [snowy] Довести { $character } до { $space }?
    [none] Идти до { $space }?
   *[other] Довести { $character }а до { $space }?
}
# Variables: $time.
prompt-costs = { $time ->
    [0] бесплатно
   *[other] время: { $time }
}
# Variables: $left, the Time that would be left.
prompt-left = { $left ->
    [one] Останется { $left } очко времени.
    [few] Останется { $left } очка времени.
   *[many] Останется { $left } очков времени.
}
# Variables: $bid, $left.
prompt-bid-detail = При ставке { $bid } у вас останется { $left ->
    [one] { $left } очко времени.
    [few] { $left } очка времени.
   *[many] { $left } очков времени.
}
# Variables: $by (finger or mouse).
prompt-gears-detail = Зубец стоит 1 очко времени, потом каждый шаг тоже. { $by ->
    [finger] Коснитесь варианта, чтобы увидеть результат.
   *[mouse] Наведите, чтобы увидеть результат.
}
# Variables: $count, how many places.
prompt-move-detail = { $count ->
    [0] Дойти сейчас никуда нельзя.
    [1] Дойти можно до одной клетки: выберите её на поле.
    [one] Дойти можно до { $count } клетки: выберите одну на поле.
   *[many] Дойти можно до { $count } клеток: выберите одну на поле.
}
# How a route leads somewhere, between the steps on foot. Variables: $ride (none, taxi, train, monorail, airship), $to (where the
# ride ends).
prompt-way = { $ride ->
    [taxi] На паровом такси
    [train] Дымовым поездом до { $to }
    [monorail] По монорельсовой дороге до { $to }
    [airship] На дирижабле до { $to }
   *[none] Пешком
}
# What a route costs and brings. Variables: $time, $clues (picked up on the way), $left (the Time that would be left).
prompt-route = { $time ->
    [0] Бесплатно
    [one] { $time } очко времени
    [few] { $time } очка времени
   *[many] { $time } очков времени
}{ $clues ->
    [0] {""}
    [one] , +{ $clues } улика
    [few] , +{ $clues } улики
   *[many] , +{ $clues } улик
}; времени останется { $left }.
# Variables: $cards, $clues (yes or no: can Clues be spent?).
prompt-investigate-detail = { $clues ->
    [yes] { $cards ->
        [1] Вы увидите случайную карту: персонаж или способность; каждая улика добавит ещё одну.
        [one] { $cards } карта откроется только вам.
        [few] { $cards } карты откроются только вам.
       *[many] { $cards } карт откроются только вам.
    }
   *[no] { $cards ->
        [1] Вы увидите случайную карту: персонаж или способность.
        [one] { $cards } карта откроется только вам.
        [few] { $cards } карты откроются только вам.
       *[many] { $cards } карт откроются только вам.
    }
}
# A look that the Event or an ability gives. Variables: $sourceKey, $character, $cards.
prompt-look-from = { $sourceKey ->
    [event] Событие
    [again] Способность персонажа { $character }, ещё раз
   *[ability] Способность персонажа { $character }
}: { $cards ->
    [one] { $cards } карта откроется только вам.
    [few] { $cards } карты откроются только вам.
   *[many] { $cards } карт откроются только вам.
}
# Why a hand or the deck can't be picked with this many Clues. Variables: $cards (how many it shows at most).
prompt-look-short = { $cards ->
    [one] За этот ход здесь можно увидеть только { $cards } карту.
    [few] За этот ход здесь можно увидеть только { $cards } карты.
   *[many] За этот ход здесь можно увидеть только { $cards } карт.
}
prompt-clue-from = Сначала выберите улику на поле.
prompt-clue-to = Теперь выберите, куда её сдвинуть.
prompt-pick-place = Выберите светящуюся клетку на поле.
# Variables: $count.
prompt-pick-organ = { $count ->
    [1] Осталось одно здание: выберите его на поле.
    [one] Осталось { $count } здание: выберите одно на поле.
    [few] Осталось { $count } здания: выберите одно на поле.
   *[many] Осталось { $count } зданий: выберите одно на поле.
}
prompt-pick-mystic = Теперь выберите мистическое здание на поле.
prompt-location-detail = Выберите карточку, затем сторону компаса.
prompt-location-none = Подходящих карточек у вас нет. Вопрос задаётся всё равно, чтобы никто не узнал, что у вас на руках.
prompt-location-no-tiles = Карточек у вас нет. Последнего в порядке хода спрашивают всегда.
# What the last decision brought. Variables: $things; $tile (its name); $clues.
prompt-got = Вы получили: { $things }.
prompt-got-tile = карточка «{ $tile }»
prompt-got-clues = { $clues ->
    [one] +{ $clues } улика
    [few] +{ $clues } улики
   *[many] +{ $clues } улик
}
# What it cost, after what it brought. Variables: $things (a list)
prompt-paid = Вы заплатили: { $things }.
# Variables: $time
prompt-paid-time = { $time ->
    [one] { $time } очко времени
    [few] { $time } очка времени
   *[many] { $time } очков времени
}
# Variables: $clues
prompt-paid-clues = { $clues ->
    [one] { $clues } улика
    [few] { $clues } улики
   *[many] { $clues } улик
}
prompt-discard-detail = Оставить можно три карточки. Выбранная уйдёт под стопку.
prompt-deck = Неизвестные
# On the button of a turn of the gears. Variables: $turn (“2 teeth”), $time.
prompt-turn = { $turn } за { $time }
# Below “Stop here”. Variables: $activity, the action that comes next.
prompt-then = затем: { $activity }
# On the button that makes the choice, before one was tapped.
prompt-tap-option = Коснитесь варианта
prompt-tap-person = Нажмите на персонажа, чтобы увидеть, что он даёт.
# On a touch screen, where an ability or a character to block is asked for.
prompt-tap-ability = Нажмите на имя, чтобы увидеть способность.
# Variables: $ability.
prompt-ability = Способность: { $ability }.
# Variables: $spaces and $clues, how many are in reach.
prompt-reach = Доступно: { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
   *[many] { $spaces } клеток
}, { $clues ->
    [0] ни одной улики
    [one] { $clues } улика
    [few] { $clues } улики
   *[many] { $clues } улик
}.
# Variables: $space.
prompt-arrived = Вы на месте: { $space }.
prompt-arrived-detail = Дальше идти нельзя. Остановитесь здесь, чтобы продолжить.
# Variables: $left, how many buildings would be left for the Organ.
prompt-area-left = { $left ->
    [one] останется { $left } здание
    [few] останется { $left } здания
   *[many] останется { $left } зданий
}
# Variables: $from and $to, how many buildings.
prompt-area-shrinks = { $from ->
    [one] Область Органа сократится с { $from } здания до { $to }.
   *[many] Область Органа сократится с { $from } зданий до { $to }.
}
# What the reader knows of cards that can be looked at. Variables: $characters and $powers (how many cards), $known and $of
# (known Character Cards of so many), $names (of those known).
prompt-hand-known = { $known ->
    [0] персонажи: { $characters }, способности: { $powers }
   *[other] известно: { $names }
}
prompt-deck-known = известно { $known } из { $of }
# What Undo takes back. Variables: $character, $characterKey.
undo-choose = { $characterKey ->
    [lilja] Выбрать Лилью
    [lewis] Выбрать { $character }
    [snowy] Выбрать { $character }
   *[other] Выбрать { $character }а
}
undo-name = { $characterKey ->
    [lilja] Способность Лильи
    [lewis] Способность { $character }
    [snowy] Способность { $character }
   *[other] Способность { $character }а
}
undo-stop = Остановиться
# What an action of Vidal’s does, below its name.
favour-investigate = увидеть карту
favour-research = взять карточку
favour-compose = записать страницу
favour-move_clue = сдвинуть на одну клетку
# Why there is no Undo.
undo-not-seen = Отменить нельзя: карты уже просмотрены.
undo-not-drawn = Отменить нельзя: карточки уже взяты.
undo-not-shown = Отменить нельзя: карточка уже показана.
undo-not-declared = Отменить нельзя: победа уже объявлена.
undo-not-bid = Отменить нельзя: ставки остаются в силе.
# Choosing a character. Variables: $character, $characterKey, $player, $clues and $rides (how many).
choose-title = Что даёт каждый персонаж в этом Часе
choose-taken = { $character } — выбор игрока { $player }.
choose-blocked = { $characterKey ->
    [lilja] { $character } в этом Часе заблокирована Событием.
    [lewis] { $character } в этом Часе заблокирована Событием.
   *[other] { $character } в этом Часе заблокирован Событием.
}
choose-blocked-by = { $characterKey ->
    [lilja] { $character } заблокирована: { $player }.
    [lewis] { $character } заблокирована: { $player }.
   *[other] { $character } заблокирован: { $player }.
}
choose-clues = { $clues ->
    [0] улик рядом нет
    [one] доступна { $clues } улика
    [few] доступны { $clues } улики
   *[many] доступно { $clues } улик
}
choose-rides = { $rides ->
   *[other] доступный транспорт
}
# Back from the city to what lay on the stage.
stage-back-auction = Вернуться к аукциону
stage-back-characters = Вернуться к персонажам
# Why a space cannot be reached. Variables: $space, $distance (steps on foot), $steps (that are left), $time, $machineKey (the
# machine that runs, or none).
why-here = Вы уже здесь: { $space }.
why-no-way = Свободного пути сюда нет: { $space }.
why-too-far = Слишком далеко: { $space }. Идти { $distance ->
    [one] { $distance } шаг
    [few] { $distance } шага
   *[many] { $distance } шагов
}, а у вас { $steps ->
    [0] шагов не осталось
   *[other] осталось { $steps }
}.{ $machineKey ->
    [none] {""}
   *[other] {" "}Транспорт не подвезёт достаточно близко.
}
why-too-dear = Слишком далеко: { $space }. Идти { $distance ->
    [one] { $distance } шаг
    [few] { $distance } шага
   *[many] { $distance } шагов
} по 1 очку времени, а у вас { $time }.{ $machineKey ->
    [none] {""}
   *[other] {" "}Транспорт не подвезёт достаточно близко.
}

## When there is nothing to decide

wait-watching = Вы наблюдаете за игрой.
wait-out = Вы выбыли из игры. Можно смотреть дальше или уйти.
wait-substituted = За вас играет бот.
wait-reclaim = Вернуть моё место
wait-nobody = Игра окончена.
wait-away = не на связи
wait-bot = думает…
# After what was taken back.
wait-withdrawn = Потом снова будет ваша очередь.
# Variables: $player (the absent player), $span (how long, such as "4 minutes").
wait-away-for = { $player } не на связи: { $span }.
# Variables: $left (as on a clock).
wait-bot-soon = Бот сможет играть через { $left }.
wait-bot-majority = Бот вступит в игру по просьбе большинства.
# Variables: $players (names).
wait-bot-wanted = Уже за: { $players }.
# Variables: $player (the absent player).
wait-let-bot = Пусть играет бот, пока не вернётся { $player }
# Variables: $player, $ask (what is asked).
wait-for = { $ask ->
    [open-auction] Ждём: { $player } открывает аукцион.
    [opening-bid] Ждём: { $player } называет первую ставку.
    [raise] Ждём: { $player } поднимает ставку или пасует.
    [place-clue] Ждём: { $player } кладёт улику.
    [choose] Ждём: { $player } выбирает персонажа.
    [gears] Ждём: { $player } поворачивает шестерёнки.
    [move] Ждём: { $player } передвигает персонажа.
    [act-investigate] Ждём: { $player } проводит расследование.
    [act-research] Ждём: { $player } проводит исследование.
    [act-compose] Ждём: { $player } составляет мелодию.
    [act-move-clue] Ждём: { $player } сдвигает улику.
    [end-turn] Ждём: { $player } заканчивает ход.
    [place-location] Ждём: { $player } решает, класть ли карточку локации.
    [place-organ] Ждём: { $player } ставит Орган.
    [discard] Ждём: { $player } сбрасывает карточку.
   *[other] Ждём решения: { $player }.
}

## A seat that the reader has lost

# Variables: $player (who has it now).
seat-lost-taken = Ваше место по ссылке занимает { $player }.
seat-lost-freed = Ваше место снова свободно: его освободил хозяин стола, или вы ушли с другого устройства.
seat-lost-unknown = У вас больше нет места за этим столом.
seat-lost-watch = Теперь вы смотрите.
seat-lost-sit = Можно снова сесть за стол или смотреть.
seat-lost-close = Понятно

## The vote to end the game

# Variables: $players (who want to end), $count.
vote-question = { $count ->
    [1] { $players } хочет закончить игру без победителя. Вы согласны?
   *[other] { $players } хотят закончить игру без победителя. Вы согласны?
}
vote-agreed = Вы хотите закончить игру без победителя.
# Variables: $players (names).
vote-for = Согласны: { $players }.
vote-open = Ещё не ответили: { $players }.
# Variables: $left (as on a clock).
vote-ends = Если никто не возразит, игра закончится через { $left }.
vote-lapses = Если за { $left } согласятся не все, игра продолжится.
vote-agree = Закончить игру
vote-play-on = Играть дальше

## The machine room: the gears, the choices, the clock, the Event

# What the gears show. Variables: $machine and $activity (names), $steps.
machine-gears = Шестерёнки показывают: { $machine }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}, { $activity }.
# Over the choices.
machine-choices = На сколько повернуть шестерёнки
# How far the gears turn. Variables: $teeth.
machine-teeth = { $teeth ->
    [one] { $teeth } зубец
    [few] { $teeth } зубца
   *[many] { $teeth } зубцов
}
machine-teeth-back = { $teeth ->
    [one] { $teeth } зубец назад
    [few] { $teeth } зубца назад
   *[many] { $teeth } зубцов назад
}
# Variables: $steps.
machine-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
# A choice as a list, read aloud. Variables: $turn (“2 teeth”), $price, $machine, $walk (“2 steps”), $activity.
machine-choice = { $turn }, { $price ->
    [one] { $price } очко времени
    [few] { $price } очка времени
   *[many] { $price } очков времени
}: { $machine }, { $walk }, { $activity }
# The same for one that cannot be made. Variables: also $why, a short reason.
machine-choice-not = { $turn }, { $price ->
    [one] { $price } очко времени
    [few] { $price } очка времени
   *[many] { $price } очков времени
}: { $machine }, { $walk }, { $activity }. Сейчас нельзя: { $why }
# On a button. Variables: $turn (“2 teeth”).
machine-undo = Отменить поворот шестерёнок: { $turn }
# The Ragnarök clock, read aloud. Variables: $hour, $hours (all of them), as numbers.
# A button: it opens the machine room, which is folded to one line.
machine-open = Показать машинный зал
machine-clock = Час { $hour } из { $hours }
machine-event = Событие Часа
# The last place in the order, on a small plate.
machine-event-last = последняя

## The city

# The whole board, for a screen reader. Variables: $city, its name.
city-map = План города: { $city }
city-keys = Стрелки ведут от клетки к клетке, Page Up и Page Down — по светящимся клеткам, Enter выбирает.
# On the card at a place: who stands there and which player chose that character. Variables: $character, $player.
city-tag-chosen = { $character }, выбор игрока { $player }
city-compass = Компас
# One letter for each side of the compass.
city-side-north = С
city-side-east = В
city-side-south = Ю
city-side-west = З
# For a screen reader. Variables: $side (north, east, south, west), $building.
city-compass-set = Компас, { $side }: { $building }
city-compass-empty = Компас, { $side }: карточки пока нет
city-compass-put = Положить карточку на { $side }
city-chart = Персонажи этого Часа
city-chart-blocked = { $characterKey ->
   *[other] блок
}
city-chart-you = вы
city-list = Город списком
# Variables: $count, how many places can be chosen now.
city-list-only-lit = { $count ->
    [0] Сейчас нельзя выбрать ни одной клетки
    [1] Только клетка, которую можно выбрать
   *[other] Только клетки, которые можно выбрать ({ $count })
}
# The heads of the list's columns.
city-list-name = Клетка
city-list-here = Что там
city-list-neighbours = Рядом
city-list-price = Цена
city-list-clue = улика
city-list-organ = Орган
city-list-mystic = мистическое здание

## The table as a whole

# The title of the window. Variables: $hour, a Roman numeral.
table-title = Час { $hour } · Armonium
table-title-mine = Ваш ход · Armonium
table-title-over = Игра окончена · Armonium
# Calling the reader to their turn; $hour is a Roman numeral.
call-turn = Ваш ход, Час { $hour }.
call-offer = Подавать звук, когда ваш ход?
call-offer-about = И уведомление, когда вкладка скрыта.
call-offer-yes = Да
call-offer-no = Нет
call-vibration = Вибрировать, когда мой ход
call-notifications = Сообщать, когда мой ход
call-notifications-note = Пока эта вкладка скрыта
call-blocked = Браузер блокирует уведомления этого сайта.
chat-open = Открыть чат
# Under the clock. Variables: $hours, how many Hours come after this one.
table-hours-left = { $hours ->
    [0] Последний Час
    [one] После него ещё { $hours } Час
    [few] После него ещё { $hours } Часа
   *[many] После него ещё { $hours } Часов
}
# On a phone, beside the question while it is folded to one line.
prompt-unfold = Показать варианты
# As above, while the question is answered on the map.
prompt-to-map = Перейти к полю
prompt-to-table = Перейти к столу
# The line below the page on a phone.
dock = Разделы стола
dock-city = Город
dock-hand = Рука
dock-playable = можно сыграть: { $count }
dock-machine = Шестерни
dock-notes = Блокнот
dock-chat = Журнал
# Variables: $seconds until the next try.
banner-cut = { $seconds ->
    [one] Нет связи. Ваши ходы сохранены. Новая попытка через { $seconds } секунду.
    [few] Нет связи. Ваши ходы сохранены. Новая попытка через { $seconds } секунды.
   *[many] Нет связи. Ваши ходы сохранены. Новая попытка через { $seconds } секунд.
}
banner-storage = { $seconds ->
    [one] Сервер сейчас не может ни сохранять, ни читать партии. Новая попытка через { $seconds } секунду.
    [few] Сервер сейчас не может ни сохранять, ни читать партии. Новая попытка через { $seconds } секунды.
   *[many] Сервер сейчас не может ни сохранять, ни читать партии. Новая попытка через { $seconds } секунд.
}
banner-connecting = Подключаемся…
banner-slow = Отправляем… Связь медленная.
# Variables: $count, how many things happened meanwhile.
banner-back = { $count ->
    [one] Снова на связи. Пока вас не было, новостей: { $count }.
    [few] Снова на связи. Пока вас не было, новостей: { $count }.
   *[many] Снова на связи. Пока вас не было, новостей: { $count }.
}
# Variables: $hour, a Roman numeral.
banner-past = Поле, каким оно было в Часе { $hour }
banner-present = К настоящему

## Places on the board, as they are read aloud

# Variables: $space, $time, $clues.
city-reachable = { $space }, дойти можно { $time ->
    [0] бесплатно
    [one] за { $time } очко времени
    [few] за { $time } очка времени
   *[many] за { $time } очков времени
}{ $clues ->
    [0] {""}
    [one] , по пути { $clues } улика
    [few] , по пути { $clues } улики
   *[many] , по пути { $clues } улик
}
# A place and what is there. Variables: $space, $who (names), $standing (how many stand there), $clue, $organ and $lit (yes, no),
# $kind (regular, mystic, station) and $machine (of a station).
city-space = { $space }{ $kind ->
    [station] , станция: { $machine }
    [mystic] , мистическое здание
   *[regular] {""}
}{ $standing ->
    [0] {""}
   *[other] . { $who }
}{ $clue ->
    [yes] . Улика
   *[no] {""}
}{ $organ ->
    [yes] . Орган
   *[no] {""}
}{ $lit ->
    [yes] . Можно выбрать
   *[no] {""}
}
# Of a place, where nothing more is known of it.
city-space-lit = Можно выбрать

## The first minute: names of the levels

# The players of the house, from the gentlest to the strongest.
level-name-apprentice = Ученик
level-name-detective = Детектив
level-name-inspector = Инспектор
level-name-master = Мастер
level-about-apprentice = Играет по нехитрым правилам. Хорош для первой игры.
level-about-detective = Продумывает ходы целиком и следит за вами.
level-about-inspector = Прежде чем решить, проверяет, что могло бы быть правдой.
level-about-master = Думает дольше всех и ничего не прощает.

## The first minute: the front page

# The title in the browser's tab. Variables: $page.
front-title = { $page } · Armonium
front-home = Armonium: главная страница
front-language = Язык
front-theme-paper = Светлая тема
front-sounds = Звуки
front-pitch = Одиннадцать Часов, чтобы найти того, кто разбудит Орган. Но кое-кому из вас лучше, чтобы он спал.
front-lead = Настольная игра 011 прямо в браузере: от трёх до шести игроков или вы против думающих ботов.
front-play = Играть
front-play-about = Вы и три бота
front-ways = Другие способы играть
front-invite = Пригласить друзей
front-invite-about = Поделитесь ссылкой или QR-кодом; свободные места займут боты
front-invite-options = Сначала выбрать настройки
front-hot-seat = За одним экраном
front-hot-seat-about = Одно устройство по кругу; между ходами карты скрыты
front-rules = Правила
front-rules-about = Полные правила нашими словами
front-puzzle = Задача дня
# Variables: $grade, a Roman numeral.
front-puzzle-open = Сложность { $grade }, ждёт решения
front-puzzle-solved = Сложность { $grade }, решена
front-my-games = Мои игры
front-players = Игроки
front-footer = Armonium — неофициальная некоммерческая любительская версия настольной игры 011. Автор игры Марко Валтриани, издатель Scribabs, в основе роман Паоло Валлерги. С ними эта версия никак не связана. Код, рисунки и тексты — наши собственные.
front-continue = Продолжить
front-waiting = { $count ->
    [one] { $count } игра ждёт вас
    [few] { $count } игры ждут вас
   *[other] { $count } игр ждут вас
}
# Variables: $count, how many games.
front-all = { $count ->
    [1] Показать одну игру
   *[other] Показать все игры ({ $count })
}
front-fewer = Свернуть
front-open-tables = Открытые столы
front-loading = Ищем столы…
front-no-tables = Открытых столов пока нет.
front-no-tables-open = Откройте стол, и он появится здесь.
front-again = Ещё раз
front-copied = Скопировано
front-beginner = Для новичков
front-rated = На рейтинг
# Variables: $players, a list of names.
front-table-with = За столом: { $players }
# Variables: $host, the name of whoever made the table.
front-table-of = Стол игрока { $host }
# A table where nobody else sits. Variables: $players, how many it is for.
front-table-empty = { $players ->
    [one] Стол на { $players } игрока
   *[many] Стол на { $players } игроков
}
# Variables: $taken, $seats.
front-seats-taken = { $seats ->
    [one] { $taken } из { $seats } места
   *[many] { $taken } из { $seats } мест
}
front-your-turn = Ваш ход
# Variables: $player, a name.
front-turn-of = Решает { $player }
# Variables: $player, a name; $left, a span of time as front-left says it.
front-turn-of-until = Решает { $player }, { $left }
front-substituted = За вас играет бот
front-given-away-watch = Ваше место занято; можно смотреть
front-given-away-later = Ваше место занято; игру покажут, когда она закончится
# A span of time that is left. Variables: $unit (days, hours, minutes), $count.
front-left = { $unit ->
    [days] { $count ->
        [one] остался { $count } день
        [few] осталось { $count } дня
       *[many] осталось { $count } дней
    }
    [hours] { $count ->
        [one] остался { $count } час
        [few] осталось { $count } часа
       *[many] осталось { $count } часов
    }
   *[minutes] { $count ->
        [one] осталась { $count } минута
        [few] осталось { $count } минуты
       *[many] осталось { $count } минут
    }
}
front-join = Войти
# Variables: $table, what the table is called.
front-join-table = Войти: { $table }
# Variables: $game, what the game is called.
front-leave = Покинуть игру: { $game }
front-leave-question = Покинуть игру?
front-leave-open = Ваше место освободится для других. Если за столом больше никого нет, стол закроется.
front-leave-running = За вас будет играть бот. Вернуться можно, пока ваше место не отдали другому. Игра закончится, когда в ней не останется людей.
front-leave-stay = Остаться
front-leave-go = Уйти
front-lost = Здесь ничего нет
front-lost-about = Возможно, в ссылке опечатка или этой страницы больше нет.
front-trouble-offline = Сервер недоступен. Проверьте подключение и попробуйте ещё раз.
front-trouble-bad-name = В имени должно быть от 1 до 40 видимых символов.
front-trouble-wrong = Этот код не подходит. Новый код заменяет все прежние.
front-trouble-bad-field = Запрос составлен неверно. Обновите страницу и попробуйте ещё раз.
front-trouble-too-many-tables = Больше игр одновременно вести нельзя. Сначала закончите или покиньте одну.
front-trouble-storage = Сейчас сервер ничего не может сохранить. Попробуйте чуть позже.
front-trouble-busy = Сервер занят. Попробуйте чуть позже.
front-trouble-not-confirmed = Это не совпадает с вашим именем.
front-trouble-proof-missing = Сначала подтвердите, что это вы: секретной фразой или кодом восстановления.
front-trouble-wrong-proof = Это не ваша секретная фраза и не действующий код восстановления.
front-trouble-too-many-programs = Больше программ завести нельзя. Сначала отзовите одну из них.
front-trouble-other = Что-то пошло не так. Попробуйте ещё раз.

## The first minute: who I am

# Names for whoever gives none; whimsical, and of nobody's gender.
me-default-0 = Латунный Воробей
me-default-1 = Снежная Сова
me-default-2 = Заводной Заяц
me-default-3 = Фонарный Мотылёк
me-default-4 = Серебряная Сорока
me-default-5 = Медный Лебедь
me-title = Ваш профиль
me-name = Ваше имя
me-name-optional = Ваше имя (необязательно)
# Variables: $name.
me-playing-as = Вы играете под именем { $name }.
me-change = Изменить
me-save = Сохранить
me-saved = Сохранено
me-close = Готово
me-code-title = На другом устройстве
me-code-about = Учётных записей здесь нет: вас узнаёт этот браузер. С кодом восстановления вы останетесь тем же игроком на другом устройстве или когда этот браузер вас забудет. Новый код отменяет прежние.
me-code-show = Получить код восстановления
me-code-copy = Скопировать код
me-code-keep = Храните его в надёжном месте: он понадобится, чтобы получить новый или удалить профиль.
me-code-replaces = Новый код заменит прежний и завершит сеансы на всех других устройствах.
me-code-new = Получить новый код
me-have-code = У меня есть код восстановления
me-code = Код восстановления
me-sign-in = Продолжить под этим именем
me-sign-in-about = Код вернёт ваше имя и ваши игры.
# Variables: $name, who the reader is at the moment.
me-sign-in-replaces = Вы перейдёте к имени и играм другого игрока. Если код для имени { $name } не сохранён, вернуться к нему в этом браузере не получится.
me-notices = Уведомления вне страницы
me-sessions-title = Другие устройства
me-sessions-about = Потеряли устройство или забыли выйти? Завершите сеанс отсюда. В этом браузере вы останетесь.
me-sessions-end = Выйти на всех других устройствах
# Variables: $count, how many other devices were signed out.
me-sessions-ended = { $count ->
    [0] Других сеансов не было.
    [one] Завершён { $count } сеанс на другом устройстве.
    [few] Завершены { $count } сеанса на других устройствах.
   *[other] Завершено { $count } сеансов на других устройствах.
}
me-programs-title = Ваши программы
me-programs-about = С токеном программа может играть сама. Другие видят, что это программа и что она ваша. Отзыв токена обрывает её соединения.
me-program-name = Имя программы
me-program-make = Получить токен
# Variables: $name, of the program.
me-program-token = Токен программы { $name }. Скопируйте его сейчас: больше он показан не будет.
me-program-copy = Скопировать токен
me-program-revoke = Отозвать
# Variables: $name, of the program.
me-program-revoke-name = Отозвать токен программы { $name }
# Variables: $name, of the program.
me-program-revoke-sure = Точно отозвать { $name }?
me-data-title = Ваши данные
me-data-about = Ваши данные принадлежат вам: их можно скачать или удалить.
me-profile = Мой профиль
me-export = Скачать всё
me-delete = Удалить мой профиль…
# Variables: $name.
me-delete-question = Удалить профиль { $name } навсегда?
me-delete-goes = Будут удалены ваше имя, адрес почты, код восстановления, секретная фраза, заметки, программы, рейтинг и всё, что вы говорили за столами. Вернуть их нельзя.
me-delete-stays = Ваши игры останутся другим игрокам, но без вашего имени. В незаконченных играх вас заменит бот или ваше место освободится.
# Variables: $name.
me-delete-type = Чтобы подтвердить, введите своё имя: { $name }
me-proof-passphrase = Ваша секретная фраза или код восстановления
me-proof-code = Ваш действующий код восстановления
me-delete-keep = Отмена
me-delete-go = Удалить навсегда

## The first minute: a new table

new-title = Новый стол
new-about = Выберите, кто играет. Остальное можно не менять.
new-seats = Места
new-players = Игроки
# Variables: $number.
new-seat = Место { $number }
new-open = Свободное место
new-me = Вы
new-bots = Боты
# Variables: $level, the name of a level.
new-bot = Бот: { $level }
new-who = Кто может войти
new-by-link = Все, у кого есть ссылка
new-by-link-about = Стола нет ни в одном списке. Вы получите ссылку и QR-код, чтобы поделиться.
new-listed = Все
new-listed-about = Стол виден среди открытых столов на главной странице.
new-spectators = Пускать зрителей
new-spectators-about = Они видят то же, что и все за столом, но не карты на руках.
new-pace = Время на раздумья
# Variables: $kind (none, real_time, correspondence).
new-pace-kind = { $kind ->
    [real_time] В реальном времени
    [correspondence] Несколько дней
   *[none] Без часов
}
new-pace-none = Без часов
# Variables: $kind (none, real_time, correspondence).
new-pace-about = { $kind ->
    [real_time] На каждое решение есть несколько секунд. Всё сверх них берётся из запаса на всю игру.
    [correspondence] Часы идут с начала хода. Быть в сети одновременно не нужно.
   *[none] Думайте сколько хотите.
}
new-live-label = Секунды на решение плюс запас
# Variables: $increment, seconds; $minutes, the reserve.
new-live = { $increment } с + { $minutes } мин
new-turn-label = Время на ход
# Variables: $count.
new-turn-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
   *[many] { $count } дней на ход
}
new-turn-hours = { $count ->
    [one] { $count } час на ход
    [few] { $count } часа на ход
   *[many] { $count } часов на ход
}
new-night = Останавливать часы на ночь
new-night-about = С 22 до 7 по вашему времени.
new-turn-nights = { $turn }, без учёта ночи
new-game = Игра
new-beginner = Легче для новичков
new-beginner-about = Неизвестные персонажи лежат в открытую, и выяснять приходится меньше. Для четырёх и более игроков.
new-odds = Показывать шансы
new-odds-about = Блокнот может показывать точные шансы, исходя из того, что вы знаете.
new-rated = На рейтинг
new-rated-about = Результат идёт в рейтинг. Без ботов; шансы не показываются.
new-more = Другие настройки
new-opener = С Часа II аукционы открывает
new-opener-first = первый в прошлом Часе
new-opener-last = последний в прошлом Часе
new-substitute = Бот, который заменит ушедших
new-create = Открыть стол
new-begin = Начать

## The first minute: a table that gathers

lobby-title = Стол в Турине
lobby-title-host = Ваш стол открыт
# Variables: $count.
lobby-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
lobby-dealing = Раздаём карты…
# Variables: $players, a list of names; $count, how many.
lobby-awaited = { $count ->
    [1] Ждём, пока подключится { $players }.
   *[other] Ждём, пока подключатся { $players }.
}
# Variables: $player.
lobby-late = { $player } всё ещё не за столом. Можно начать и так.
lobby-late-free = Освободить место
lobby-late-bot = Добавить бота
# Variables: $taken, $seats.
lobby-chairs = { $seats ->
    [one] Занято { $taken } из { $seats } места
   *[many] Занято { $taken } из { $seats } мест
}
lobby-free = Свободное место
lobby-you = вы
lobby-host = хозяин
lobby-away = нет связи
lobby-ready = на месте
lobby-not-ready = готовится
lobby-join = Сесть за стол
lobby-sit = Сесть сюда
# Variables: $number.
lobby-sit-at = Сесть сюда: место { $number }
lobby-bot = Добавить бота…
# Variables: $number.
lobby-bot-at = Добавить бота на место { $number }
# Variables: $player, a name.
lobby-free-seat = Убрать игрока { $player } из-за стола
lobby-start = Начать с ботами
lobby-start-level = Боты на свободные места
lobby-rated = Игра на рейтинг начнётся, когда все места займут люди.
lobby-wait = Игра начнётся, когда все места будут заняты.
lobby-countdown = Начало через { $seconds }…
lobby-countdown-about = Все на месте. Любой игрок может остановить начало.
lobby-stop = Остановить
lobby-stopped = Начало остановлено.
lobby-stopped-wait = Продолжить может хозяин или тот, кто остановил.
lobby-start-again = Продолжить
lobby-reserved = место оставлено, ждём
lobby-visitors = { $count ->
    [one] За столом наблюдает ещё { $count } человек.
    [few] За столом наблюдают ещё { $count } человека.
   *[many] За столом наблюдают ещё { $count } человек.
}
lobby-move = Пересесть сюда
lobby-move-to = Пересесть на место { $number }
lobby-swap = Поменяться
lobby-swap-with = Предложить игроку { $player } поменяться местами
lobby-swap-asked = { $player } хочет поменяться с вами местами.
lobby-swap-agree = Поменяться
lobby-swap-decline = Нет, спасибо
lobby-swap-waiting = Вы предложили игроку { $player } поменяться местами.
lobby-swap-withdraw = Отозвать
lobby-rename = Сохранить
lobby-colour = Цвет и форма
lobby-shape = { $shape ->
    [square] Квадрат
    [triangle] Треугольник
    [diamond] Ромб
    [cross] Крест
    [crescent] Полумесяц
   *[disc] Круг
}
lobby-options = Настройки
lobby-options-change = Изменить настройки
option-yes = да
option-no = нет
option-newcomer = Новичок последний в первом порядке
option-countdown = Обратный отсчёт перед раздачей
option-changed = { $label }: { $value }
local-person = { $player } тоже играет на этом устройстве.
local-add = Кто-то ещё играет на этом устройстве
local-name = Имя
local-seat = Дать место
local-about = Экран общий: занавес скрывает карты, пока их игрок не возьмёт устройство.
request-from = { $player } просит место.
request-which = Какое место
request-seat-of = Место бота { $bot }
request-give = Отдать место
request-no-bot = Мест ботов не осталось.
request-decline = Не сейчас
request-asked = Вы попросили место бота. Решает хозяин.
request-withdraw = Отозвать
request-about = Хотите сыграть? Хозяин может отдать вам место бота.
request-ask = Попросить место
lobby-full-watch = Все места заняты. Игра вот-вот начнётся, и вы сможете смотреть её здесь.
lobby-leave = Уйти из-за стола
lobby-invite = Пригласить друзей
lobby-invite-about = По этой ссылке любой может сесть за стол.
lobby-link = Ссылка на этот стол
lobby-copy = Скопировать ссылку
lobby-share = Поделиться
lobby-share-text = Сыграем вместе в 011:
lobby-qr = Та же ссылка в виде QR-кода
lobby-fair = Сервер уже зафиксировал свою часть перемешивания, а каждый игрок добавляет свою: подобрать карты не может никто.
lobby-fair-how = Как это проверить?
lobby-fair-secret = Когда стол создавался, сервер выбрал случайный секрет и показал обязательство, приведённое ниже: отпечаток, который подходит только к этому секрету.
lobby-fair-nonce = Затем браузер каждого игрока даёт своё случайное число. Карты следуют из секрета и всех этих чисел вместе, так что направить их не может ни одна сторона.
lobby-fair-check = После игры секрет раскрывается, и кто угодно может проверить всю игру по её протоколу. Если хотите быть уверены, запишите обязательство.
lobby-fair-commitment = Обязательство

## The first minute: several people at one device

hot-title = Одно устройство на всех
hot-about = Передавайте устройство по кругу. Между ходами занавес скрывает карты.
hot-person = Человек
# Variables: $number.
hot-name = Имя игрока { $number }
hot-nobody = Должен играть хотя бы один человек.
hot-twins = У двух игроков одинаковые имена. Измените одно из них.
hot-begin = Начать
# Variables: $player, a name.
curtain-hand = Передайте устройство игроку { $player }
curtain-take = Я — { $player }
curtain-who = Кто у экрана?
curtain-who-about = Другим на этом устройстве не стоит видеть ваши карты.

## What everybody knows of the Organ, under the compass

# Variables: $where, a list of the four messages below.
city-area = Орган находится { $where }.
# Each is told by a tile on that side. Variables: $building, a name that the pack gives.
city-area-north = южнее { $building }
city-area-east = западнее { $building }
city-area-south = севернее { $building }
city-area-west = восточнее { $building }
city-area-none = Где Орган, пока не знает никто.
# Variables: $space.
city-area-organ = Орган стоит на клетке { $space }.

# On a button while the others' decisions are shown one after the other. Variables: $count, how many are still to come.
wait-next-game = { $count ->
    [one] Следующая партия: ваш ход
   *[other] Следующая партия: ваш ход в { $count }
}
wait-catch-up = { $count ->
    [1] Пропустить (1)
   *[other] Пропустить ({ $count })
}

## The players

people-players = Игроки
people-face-up = Не Избранный
people-face-up-about = Открыты: Избранного среди них нет
people-face-up-chosen = Избранный
# Variables: $place, a Roman numeral.
people-place = Позиция { $place }.
# After the reader's own name, and instead of it where there is no room.
people-you = вы
people-you-alone = Вы
people-bot = бот
# On a link. Variables: $player.
people-profile = Профиль: { $player }
people-asked = решает
# The character a player has chosen this Hour. Variables: $character (a name), $characterKey.
people-as = { $characterKey ->
    [lilja] за Лилью
    [lewis] за { $character }
    [snowy] за { $character }
   *[other] за { $character }а
}
people-away = не на связи
# $span: how long, as in “4 minutes”.
people-away-for = не на связи { $span }
people-substitute = играет бот
people-substitute-clock = Время на раздумья вышло. До возвращения играет бот.
people-substitute-left = Игрок ушёл. До возвращения играет бот.
people-substitute-absent = Игрок давно не на связи. До возвращения играет бот.
# Why a player is out, after the name.
people-out-time = вне игры: время кончилось
people-out-wrong_name = вне игры: не то имя
people-out-failed = вне игры: победа не удалась
people-wants-end = хочет закончить игру
# In an auction, after the name. Variables: $time.
people-bids = ставит { $time }
people-passed = пас
people-paid = оплачено
# What is counted.
people-time = Время
people-music = Музыкальные страницы
people-clues = Улики
people-tiles = Карточки исследования
people-power-cards = Карты способностей
# Variables: $pages.
people-pages = { $pages ->
    [one] { $pages } страница; Фенриру нужно 12, Герою 15.
    [few] { $pages } страницы; Фенриру нужно 12, Герою 15.
   *[many] { $pages } страниц; Фенриру нужно 12, Герою 15.
}
# Variables: $left and $gone (how many), $held and $played (lists of cards).
people-powers = { $left ->
    [0] Сыграны все четыре: { $played }.
   *[other] { $gone ->
        [0] Все четыре на руках.
       *[other] На руках: { $held }. Сыграно: { $played }.
    }
}
people-clock = Время на раздумья
# $from, $to: times of the day.
people-clock-night = С { $from } до { $to } часы стоят: ночь не считается.
# Variables: $days, $hours.
people-clock-days = { $days } д { $hours } ч

## The line at the top

# Variables: $hour, a Roman numeral.
people-hour = Час { $hour }
people-mine = Ваши ресурсы
# After the number of the reader's Music Pages.
people-of-pages = из 15
people-phases = Фазы Часа
people-done = пройдено
# Variables: $player, who opened the table.
people-table-of = Стол игрока { $player }
people-branch = Продолжение из повтора
# Variables: $count.
people-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
people-list = Поле списком
people-rules = Правила
people-menu = Меню
people-copy-link = Скопировать ссылку на стол
people-copied = Скопировано.
people-not-copied = Не удалось скопировать ссылку.
people-substitute-link = Пригласить замену
people-substitute-note = Копирует ссылку. Кто её откроет, займёт ваше место.
people-link-cancel = Отменить эту ссылку
people-link-cancel-note = Занять по ней ваше место больше не сможет никто.
people-link-cancelled = Ссылка больше не действует.
# Variables: $player.
people-seat-link = Найти замену игроку { $player }
people-vote = Голосовать за конец игры
people-vote-sure = Если голосование состоится, игра сразу закончится и никто не победит.
people-vote-note = Вопрос зададут всем.
people-home = На главную
people-home-note = Место остаётся за вами.
people-leave = Уйти из-за стола
people-leave-sure = За вас будет играть бот. Вернуться можно, пока ваше место не отдали другому.
people-stay = Остаться
people-pass = Передать устройство
# Variables: $player.
people-take = Вас приглашают заменить игрока { $player }.
people-take-it = Занять место
people-take-refused = Эта ссылка уже использована или больше не действует. Попросите новую.

## The hand

hand-region = Ваша рука
hand-self = Ваши тайны
hand-powers = Карты способностей
hand-tiles = Карточки исследования
# Beside the caption of cards and tiles.
hand-later = в ваш ход
hand-one = одна за ход
hand-discard = выберите, что сбросить
hand-place = положите одну или ни одной
hand-not-now = Сначала примите текущее решение.
# Who knows the reader's Character Card. Variables: $player, $hour (a Roman numeral).
hand-known-all = Эту карту знают все.
hand-known-none = Эту карту никто не видел.
hand-known = Эту карту знает { $player }.
hand-known-since = Эту карту с Часа { $hour } знает { $player }.
hand-role-hero = Соберите 15 страниц, назовите Избранного и приведите его к Органу.
hand-role-fenrir = Соберите 12 страниц и два камня Фенрира, назовите Избранного и приведите к нему своего персонажа.
# What the Power Cards do.
hand-power-look-text = Посмотрите 3 карты одной руки или колоды неизвестных.
# Without a deck that can be looked at.
hand-power-look-text-hands = Посмотрите 3 карты одной руки.
ability-lewis-hands = посмотреть 2 карты одного игрока
hand-power-ride-text = Поездка на любом транспорте, сверх движения.
hand-power-research-text = Возьмите 3 карточки исследования.
hand-power-music-text = Получите 3 музыкальные страницы.
# What each tile does, in a few words. Variables: $pages, $machine, $machineKey.
hand-tile-location = Показывает, с какой стороны от здания Орган.
hand-tile-music = { $pages ->
    [one] Получите { $pages } музыкальную страницу.
    [few] Получите { $pages } музыкальные страницы.
   *[many] Получите { $pages } музыкальных страниц.
}
hand-tile-ride = Бесплатная поездка, сверх движения.
hand-tile-clue_on_mystic = Положите улику на пустое мистическое здание.
hand-tile-time = Получите 1 очко времени.
hand-tile-clue_for_time = Сбросьте 1 улику, получите 3 очка времени.
hand-tile-investigate = Посмотрите 1 карту.
hand-tile-steps = За 2 очка времени: до 3 бесплатных шагов.
hand-tile-paid_music = За 2 очка времени: 4 музыкальные страницы.
hand-tile-paid_tiles = За 2 очка времени: 3 карточки.
hand-tile-to_mystic = За 2 очка времени: любой персонаж — на пустое мистическое здание.
hand-tile-swap = Два персонажа меняются местами.
hand-tile-stones = Считаются за два камня Фенрира.
hand-stones = Сыграть нельзя.
hand-location-when = Только последний по порядку, в конце Часа.
hand-location-late = Орган уже найден.
hand-spent = сыграно
# On the button that plays the card or tile that was picked. Variables: $card, its title.
hand-play = Сыграть «{ $card }»
hand-symbol-organ = Символ Органа
hand-symbol-mark = Камень Фенрира
hand-hide = Скрыть мои карты
hand-hidden = Скрытая карта
hand-open = Раскрыть руку

## The drawer: log and chat

drawer-region = Журнал, блокнот и чат
drawer-log = Журнал
drawer-notebook = Блокнот
drawer-chat = Чат
# Variables: $count.
drawer-new = новых: { $count }
drawer-fresh = новых: { $count }
drawer-earlier = { $count ->
    [one] Ещё { $count } строка выше
    [few] Ещё { $count } строки выше
   *[many] Ещё { $count } строк выше
}
drawer-log-empty = Начинается первый Час.
drawer-look-back = Показать поле в этот момент
# Variables: $hour, a Roman numeral.
drawer-hour = Час { $hour }
drawer-dealt-characters = Каждый получает карту персонажа.
drawer-dealt-roles = Фенрир пробуждается: каждый получает карту роли.
# A walk of several steps. Variables: $means (walking, free_step, taxi), $character, $characterKey, $via (places), $to.
drawer-walked = { $means ->
    [free_step] { $character } делает бесплатные шаги через { $via } до { $to }.
    [taxi] { $character } едет на паровом такси через { $via } до { $to }.
   *[walking] { $character } идёт через { $via } до { $to }.
}
# What something cost or brought, read aloud. Variables: $amount, such as +2.
drawer-change-time = Время: { $amount }.
drawer-change-music = Музыкальные страницы: { $amount }.
drawer-change-clue = Улики: { $amount }.
drawer-chat-empty = Сообщений пока нет.
# Where somebody said something who has deleted their identity since.
drawer-chat-gone = Сообщение удалено.
drawer-chat-watching = Писать могут только игроки.
drawer-phrases = Быстрые фразы: каждый видит их на своём языке
drawer-say = Напишите что-нибудь
drawer-send = Отправить

# What happened at the table besides the game. Variables: $player.
news-seated = { $player } садится за стол.
news-vacated = Место игрока { $player } снова свободно.
news-host-changed = Теперь хозяин стола — { $player }.
news-took-back = { $player } отменяет последнее решение.
# Variables: $player, $what (a decision in a few words, as on a button).
news-took-back-what = { $player } отменяет: { $what }.
news-substituted-clock = У игрока { $player } вышло время на раздумья: его заменяет бот.
news-substituted-left = { $player } уходит: на замену садится бот.
news-substituted-absent = { $player } долго отсутствует: до возвращения играет бот.
news-reclaimed = { $player } снова в игре.
news-handed-over = Вместо игрока { $former } теперь играет { $player }.
news-coloured = { $player } выбирает другой цвет.
news-swap-asked = { $player } предлагает поменяться местами. Ответит { $other }.
news-swap-withdrawn = { $player } больше не хочет меняться местами.
news-swap-declined = { $player } остаётся на своём месте.
news-seats-swapped = { $player } и { $other } меняются местами.
news-seat-moved = { $player } пересаживается.
news-options-changed = Хозяин меняет настройки. { $changes }.
news-countdown-stopped = { $player } останавливает начало.
news-seat-requested = { $player } просит место.
news-seat-request-declined = { $player } пока не получит места.
news-seat-request-withdrawn = { $player } больше не просит места.
news-resumed = Сервер какое-то время не работал. Часы идут дальше с того места, где остановились.
news-voted = { $player } хочет закончить игру.
news-voted-not = { $player } хочет играть дальше.
news-vote-ended = Голосование окончено: игра продолжается.
news-bot-wanted = { $player } хочет, чтобы за отсутствующего играл бот.
news-abandoned = Игра за этим столом прекращена.
news-rematch = Игроки перешли к реваншу.
news-rematch-go = Перейти туда

# For screen readers. Variables: $player, $text, $count, $last (a whole sentence), $question, $seconds.
announce-said = { $player } говорит: { $text }
announce-many = Новостей: { $count }. Последняя: { $last }
announce-your-turn = Ваш ход. { $question }
announce-clock = { $seconds ->
    [one] На раздумья осталась { $seconds } секунда.
    [few] На раздумья осталось { $seconds } секунды.
   *[many] На раздумья осталось { $seconds } секунд.
}

## The rules

rules-title = Правила
rules-search = Искать в правилах
# Variables: $place, $found.
rules-found = { $place } из { $found }
rules-none = нет совпадений
rules-before = Предыдущее совпадение
rules-after = Следующее совпадение
rules-contents = Содержание
rules-copy = Скопировать ссылку на этот пункт
# Variables: $clause, a number such as 3.2.4.
rules-copied = Ссылка на пункт { $clause } скопирована.
rules-failed = Правила не загрузились. Попробуйте позже.
rules-apart = Открыть на отдельной странице
rules-close = Закрыть правила

## Help in place

# Variables: $clause, a number such as 3.2.4.
help-rule = Правило { $clause }
# Variables: $number of the Event Card; $card, what it says.
help-event = Событие { $number }
help-event-text = В этом Часе: { $card }

help-character-johnsson = Выбрав Йонссона, вы получаете 2 музыкальные страницы.
help-character-lilja = Выбрав Лилью, вы берёте 2 карточки исследования.
help-character-palsson = Выбрав Польссона, вы платите 2 очка времени и используете способность любого другого персонажа.
help-character-vikstrom = Выбрав Викстрёма, вы получаете 3 очка времени.
help-character-lewis = Выбрав Льюис, вы смотрите 2 карты одного игрока или колоды неизвестных персонажей.
help-character-vidal = Выбрав Видала, вы бесплатно выполняете одно действие: исследование, расследование, составление мелодии или сдвиг улики.
help-character-koleberg = Выбрав Колеберга, вы кладёте улику на пустое мистическое здание.
help-character-snowy = Выбрав Сноуи, вы делаете до 3 бесплатных шагов.

help-machine-taxi = От 1 до 3 бесплатных шагов подряд с любой клетки. Ходьбой они не считаются.
help-machine-train = С жёлтой станции на любую другую жёлтую, бесплатно, один раз за движение.
help-machine-monorail = С зелёной станции на любую другую зелёную, бесплатно, один раз за движение.
help-machine-airship = С синей станции на любую другую синюю, бесплатно, один раз за движение.

help-activity-investigate = Посмотрите случайную карту из руки другого игрока или из колоды неизвестных персонажей. Каждая потраченная улика покажет ещё одну.
help-activity-research = Возьмите карточку исследования. Каждая потраченная улика принесёт ещё одну.
help-activity-compose = Запишите музыкальную страницу. Каждая потраченная улика принесёт ещё одну.
help-activity-move_clue = Сдвиньте улику на поле на соседнюю клетку. Если там ваш персонаж, вы забираете её.

help-power-look = Посмотрите 3 карты из руки одного игрока или из колоды неизвестных персонажей. За ход — одна карта способностей; сыгранная выходит из игры.
help-power-ride = Ваш персонаж едет с того места, где стоит, на любом транспорте, считая паровое такси, сверх обычного движения. За ход — одна карта способностей; сыгранная выходит из игры.
help-power-research = Возьмите 3 карточки исследования. За ход — одна карта способностей; сыгранная выходит из игры.
help-power-music = Получите 3 музыкальные страницы. За ход — одна карта способностей; сыгранная выходит из игры.

help-tile-location-title = Карточка локации
help-tile-location = Последний по порядку игрок может положить одну в конце Часа. Она показывает, с какой стороны от здания Орган, и приносит 1 улику и 2 очка времени.
help-tile-music-title = Музыка
help-tile-music = Готовая часть Песни: сыграйте её и получите её музыкальные страницы.
help-tile-ride-title = Поездка
help-tile-ride = Ваш персонаж едет с того места, где стоит, на транспорте с этой карточки, бесплатно и сверх обычного движения.
help-tile-clue_on_mystic-title = Улика
help-tile-clue_on_mystic = Положите улику на пустое мистическое здание.
help-tile-time-title = Время
help-tile-time = Получите 1 очко времени.
help-tile-clue_for_time-title = Время за улику
help-tile-clue_for_time = Сбросьте улику и получите 3 очка времени.
help-tile-investigate-title = Взгляд
help-tile-investigate = Посмотрите случайную карту из руки другого игрока или из колоды неизвестных персонажей.
help-tile-steps-title = Бесплатные шаги
help-tile-steps = Заплатите 2 очка времени, и ваш персонаж сделает до 3 бесплатных шагов.
help-tile-paid_music-title = Вдохновение
help-tile-paid_music = Заплатите 2 очка времени и получите 4 музыкальные страницы.
help-tile-paid_tiles-title = Находка
help-tile-paid_tiles = Заплатите 2 очка времени и возьмите 3 карточки исследования.
help-tile-to_mystic-title = Призыв
help-tile-to_mystic = Заплатите 2 очка времени и поставьте любого персонажа на пустое мистическое здание.
help-tile-swap-title = Обмен местами
help-tile-swap = Любые два персонажа меняются местами.
help-tile-stones-title = Камни Фенрира
help-tile-stones = Сыграть эту карточку нельзя. Она считается за два камня Фенрира, которые нужны Фенриру, чтобы объявить победу.

help-role-hero = Вы победите, если верно назовёте Избранного и в тот же ход приведёте его к Органу, имея 15 музыкальных страниц.
help-role-fenrir = Вы победите, если покажете два камня Фенрира, верно назовёте Избранного и в тот же ход приведёте к нему своего персонажа, имея 12 музыкальных страниц.


help-gear-machine-title = Шестерёнка транспорта
help-gear-machine = Транспорт, которым ваш персонаж может один раз за этот ход воспользоваться бесплатно.
help-gear-walking-title = Шестерёнка передвижения
help-gear-walking = Сколько шагов ваш персонаж может пройти за этот ход, по 1 очку времени за шаг.
help-gear-activity-title = Шестерёнка действий
help-gear-activity = Действие, которое вы выполняете в конце движения.
help-gear-teeth-title = Поворот шестерёнок
help-gear-teeth = Каждый ход вы поворачиваете три шестерёнки на 1, 2 или 3 зубца, по 1 очку времени за зубец. Они движутся вместе.

help-track-time-title = Время
help-track-time = Им платят за место в порядке хода, за шестерёнки и за каждый шаг. Кончится время — и вы выбываете из игры.
help-track-music-title = Музыкальные страницы
help-track-music = Страницы Песни. Чтобы победить, Герою нужно 15, Фенриру 12.
help-track-clue-title = Улики
help-track-clue = Их подбирают на поле. Каждая добавляет карту, карточку или страницу к действию шестерёнки действий.
help-track-tiles-title = Карточки исследования
help-track-tiles = Сколько их на руках. В конце Часа можно оставить не больше трёх.
help-track-powers-title = Карты способностей
help-track-powers = У каждого игрока их четыре, и за ход можно сыграть одну.
help-track-hour-title = Час
help-track-hour = Игра длится одиннадцать Часов. Если до полуночи никто не победил, проигрывают все.

help-phase-event-title = Событие
help-phase-event = Открывается карта События. Она действует в этом Часе.
help-phase-auction-title = Торги
help-phase-auction = Игроки торгуются очками времени за позиции в порядке хода этого Часа.
help-phase-clues-title = Улики
help-phase-clues = Начиная с позиции II, каждый игрок кладёт улику на пустое здание.
help-phase-turns-title = Ходы
help-phase-turns = Игроки по очереди выбирают персонажа, поворачивают шестерёнки, двигаются и действуют.
help-phase-location-title = Локация
help-phase-location = Последний по порядку игрок может положить карточку локации. Затем те, у кого больше трёх карточек, сбрасывают лишние.

help-symbol-organ-title = Символ Органа
help-symbol-organ = Когда выложены три карточки локаций, последний по порядку может вместо четвёртой сбросить карточку с этим символом и поставить Орган.
help-symbol-marks-title = Камень Фенрира
help-symbol-marks = Чтобы объявить победу, Фенриру нужны два таких камня.

help-thing-chosen-title = Избранный
help-thing-chosen = Один из восьми персонажей. Его карту никто не видит; чтобы объявить победу, надо назвать его имя.
help-thing-unknown-title = Неизвестные персонажи
help-thing-unknown = Карты, которые никому не достались, кроме карты Избранного.
help-thing-organ-title = Орган
help-thing-organ = Где он, покажут карточки локаций. Герой побеждает, приведя сюда Избранного.
help-thing-character_card-title = Ваша карта персонажа
help-thing-character_card = Тот, кто её увидит, узнает, что это не Избранный. Двигать вы можете любого персонажа, не только этого.

## The auction

# Variables in this part: $player (a name, or “You”), $bid, $time and $left (Time), $place (first, second, third, fourth, fifth
# or last).
auction-you = Вы
auction-title = { $place ->
    [first] Кто ходит первым?
    [second] Кто ходит вторым?
    [third] Кто ходит третьим?
    [fourth] Кто ходит четвёртым?
    [fifth] Кто ходит пятым?
   *[last] Кто ходит последним?
}
auction-title-open = Что выставить на торги?
auction-title-opens = Аукцион открывает { $player }.
auction-hint-open = Выберите позицию. Затем вы назовёте первую ставку; можно и 0.
auction-hint-opens = Затем каждый, у кого нет позиции, может поднять ставку или спасовать.
auction-look = Посмотреть город
# The name of the space bar, on a key.
auction-space = Пробел
auction-places = Позиции в порядке хода этого Часа
auction-chain = Сделанные ставки
auction-said = { $player }: { $bid }
# Variables: $you (yes, no)
auction-passed = { $you ->
    [yes] { $player } — пас
   *[no] { $player } — пас
}
auction-asked = { $player }?
auction-highest = Высшая ставка:
auction-held = { $player }
auction-held-for = { $time ->
    [0] { $player }, бесплатно
   *[other] { $player }, за { $time }
}
auction-leads = { $player } впереди
auction-bid-for = идут торги
auction-open = выставить на торги
auction-free = ещё свободна
auction-acts = { $place ->
    [first] Первый ход
    [second] Второй ход
    [third] Третий ход
    [fourth] Четвёртый ход
    [fifth] Пятый ход
   *[last] Последний ход
}
# Variables: $count, how many characters there are to choose from.
auction-chooses = { $count ->
    [1] Без выбора персонажа
    [one] Выбор из { $count } персонажа
   *[many] Выбор из { $count } персонажей
}
auction-chooses-most = { $count ->
    [1] Без выбора персонажа
    [one] Выбор максимум из { $count } персонажа
   *[many] Выбор максимум из { $count } персонажей
}
# Variables: $place (first, other)
auction-clue = { $place ->
    [first] Улику не кладёт
   *[other] Кладёт 1 улику
}
auction-location = Может положить карточку локации
# What the Event gives. Variables: $amount.
auction-gift-time = Время +{ $amount }
auction-gift-music = { $amount ->
    [one] +{ $amount } музыкальная страница
    [few] +{ $amount } музыкальные страницы
   *[many] +{ $amount } музыкальных страниц
}
auction-gift-clue = +1 улика
auction-gift-tiles = { $amount ->
    [one] Берёт { $amount } карточку
    [few] Берёт { $amount } карточки
   *[many] Берёт { $amount } карточек
}
auction-gift-look = { $amount ->
    [one] Смотрит { $amount } карту
    [few] Смотрит { $amount } карты
   *[many] Смотрит { $amount } карт
}
auction-gift-steps = { $amount ->
    [one] До { $amount } бесплатного шага
   *[many] До { $amount } бесплатных шагов
}
auction-gift-twice = Способность дважды
auction-gift-take-back = Возвращает карту способностей
auction-gift-block = Блокирует другого персонажа
auction-event = Другие эффекты События
# Variables: $character, $characterKey.
auction-blocked = { $characterKey ->
    [lilja] { $character } заблокирована
    [lewis] { $character } заблокирована
   *[other] { $character } заблокирован
}
auction-no-transport = Механизированный транспорт не ходит
auction-no-cards = Без карт и карточек преимущества
auction-if-win = Если выиграете:
# Variables: $place is a Roman numeral here.
auction-win-left = позиция { $place } за { $bid }, останется { $left ->
    [one] { $left } очко времени.
    [few] { $left } очка времени.
   *[many] { $left } очков времени.
}
auction-win-out = Это всё ваше время: выиграв, вы выбываете.
auction-next-opens = Следующий аукцион открывает { $player }.
auction-next-given = Последняя позиция тогда достанется бесплатно.
auction-if-pass = Если спасуете:
# Variables: $places (Roman numerals in a row), $count (how many), $rivals (how many others want them too).
auction-pass-leaves = { $count ->
    [1] останется позиция { $places };
   *[other] останутся позиции { $places };
} { $rivals ->
    [0] других желающих нет.
    [1] есть ещё один желающий.
   *[other] других желающих: { $rivals }.
}
# The only position left, without rivals. Variables: $place (a Roman numeral).
auction-pass-free = позиция { $place } достанется вам бесплатно.
auction-time = Время
# Above what a place went for in the Hours before.
auction-before = Цена в прошлые Часы
# Variables: $hour (a Roman numeral), $time.
auction-price = { $hour }: { $time }
# A player's Time. Variables: $time (now), $left (after the bid), $place (a Roman numeral).
auction-purse-placed = время: { $time }, позиция { $place }
auction-purse-passed = время: { $time }, вне аукциона
auction-purse-setting = время: { $time }, { $left } после ставки { $bid }
auction-purse-leads = время: { $time }{ $bid ->
    [0] , впереди со ставкой 0
   *[other] , останется { $left } при ставке { $bid }
}
auction-purse-waits = время: { $time }

## Declaring victory

declare-title = Кто Избранный?
declare-goal-hero = Нужно верно назвать Избранного, привести его к Органу и иметь 15 страниц, всё за этот ход. Иначе вы выбываете.
declare-goal-fenrir = Нужно верно назвать Избранного, привести к нему своего персонажа и иметь 12 страниц, всё за этот ход. Иначе вы выбываете.
declare-names = Восемь персонажей
declare-open = возможное имя
# Variables: $percent.
declare-open-odds = { $percent } %
declare-checklist = Что нужно
# For the ear: what the sign before a line means.
declare-is-yes = Да:
declare-is-maybe = Неясно:
declare-is-no = Нет:
# Variables: $space.
declare-organ = Орган стоит на клетке { $space }.
declare-organ-none = Органа на поле нет.
# Variables: $marks (held), $needed.
declare-marks = { $marks ->
    [one] У вас { $marks } камень Фенрира; нужно { $needed }.
    [few] У вас { $marks } камня Фенрира; нужно { $needed }.
   *[many] У вас { $marks } камней Фенрира; нужно { $needed }.
}
# Variables: $pages (now), $needed, $missing, $most (the most there can be this turn).
declare-pages = { $pages ->
    [one] { $pages } музыкальная страница; нужно { $needed }.
    [few] { $pages } музыкальные страницы; нужно { $needed }.
   *[many] { $pages } музыкальных страниц; нужно { $needed }.
}
declare-pages-can = { $pages ->
    [one] { $pages } музыкальная страница
    [few] { $pages } музыкальные страницы
   *[many] { $pages } музыкальных страниц
}; не хватает { $missing }, за ход можно набрать { $most }.
declare-pages-short = { $pages ->
    [one] { $pages } музыкальная страница
    [few] { $pages } музыкальные страницы
   *[many] { $pages } музыкальных страниц
}; нужно { $needed }, а за ход можно набрать только { $most }.
# Where pages can come from. Variables: $pages, $tile, $teeth.
declare-source-event = +{ $pages } от События
declare-source-ability = +{ $pages } от способности
declare-source-power = +{ $pages } от карты способностей
declare-source-item = +{ $pages }: { $tile }
declare-source-compose = { $teeth ->
    [one] до +{ $pages } за составление мелодии ({ $teeth } зубец)
    [few] до +{ $pages } за составление мелодии ({ $teeth } зубца)
   *[many] до +{ $pages } за составление мелодии ({ $teeth } зубцов)
}
# Variables: $character, $characterKey, $space (where it must go), $steps (how far that is on foot).
declare-there = { $character } уже там.
declare-reach = { $steps ->
    [one] { $character } в { $steps } шаге от { $space }: добраться можно.
   *[many] { $character } в { $steps } шагах от { $space }: добраться можно.
}
declare-too-far = { $steps ->
    [-1] { $character } никак не попадёт на клетку { $space }.
    [one] { $character } в { $steps } шаге от { $space }: добраться не получается.
   *[many] { $character } в { $steps } шагах от { $space }: добраться не получается.
}
# Variables: $time (now), $left (in the end).
declare-time = { $time ->
    [one] { $time } очко времени; останется { $left }.
    [few] { $time } очка времени; останется { $left }.
   *[many] { $time } очков времени; останется { $left }.
}
declare-time-open = { $time ->
    [one] { $time } очко времени.
    [few] { $time } очка времени.
   *[many] { $time } очков времени.
}
# The risk. Variables: $names (how many may be the Chosen One), $character, $characterKey, $others, $percent, $why (a sentence).
declare-risk-names = { $names ->
    [1] Осталось одно имя.
   *[other] Возможных имён: { $names }.
}
declare-risk-none = Вы знаете это точно. { $why }
declare-risk-out = Это не { $character }. { $why } Вы выбудете.
declare-risk-odds = Вероятность, что это { $character }, — { $percent } %. Если нет, вы выбываете.
declare-risk-open = { $others ->
    [1] Это может быть { $character }; возможно ещё одно имя. Если ошибётесь, вы выбываете.
   *[other] Это может быть { $character }; других возможных имён: { $others }. Если ошибётесь, вы выбываете.
}
declare-way = Если имя верное, победит такой ход
declare-way-pick = Выберите имя, чтобы увидеть, как победить.
declare-way-hopeless = С исключённым именем победить нельзя.
declare-way-none = Победного хода не найдено.
declare-way-unknown = Этот браузер не может рассчитать путь к победе.
declare-counted = То, что вы можете взять, увидеть или подобрать по пути, не учтено.
# The steps of a turn that wins. Variables: $tile, $character, $characterKey, $second, $space, $steps, $machine, $machineKey,
# $teeth, $activity, $pages, $clues.
declare-do-item = Сыграйте карточку преимущества: { $tile }.
declare-do-send = { $characterKey ->
    [lilja] Сыграйте карточку преимущества и перенесите Лилью на клетку { $space }.
    [lewis] Сыграйте карточку преимущества и перенесите { $character } на клетку { $space }.
    [snowy] Сыграйте карточку преимущества и перенесите { $character } на клетку { $space }.
   *[other] Сыграйте карточку преимущества и перенесите { $character }а на клетку { $space }.
}
declare-do-swap = Сыграйте карточку преимущества: { $character } и { $second } меняются местами.
declare-do-choose = { $characterKey ->
    [lilja] Выберите Лилью.
    [lewis] Выберите { $character }.
    [snowy] Выберите { $character }.
   *[other] Выберите { $character }а.
}
declare-do-name = { $characterKey ->
    [lilja] Используйте способность Лильи.
    [lewis] Используйте способность { $character }.
    [snowy] Используйте способность { $character }.
   *[other] Используйте способность { $character }а.
}
declare-do-turn = Поверните шестерёнки на { $teeth ->
    [one] { $teeth } зубец
    [few] { $teeth } зубца
   *[many] { $teeth } зубцов
}: { $machineKey ->
    [taxi] паровое такси
    [train] дымовой поезд
    [monorail] монорельсовая дорога
    [airship] дирижабль
   *[none] { $machine }
}, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}, { $activityKey ->
    [investigate] расследование
    [research] исследование
    [compose] составление мелодии
    [move_clue] сдвиг улики
   *[none] { $activity }
}.
declare-no-machine = без транспорта
declare-do-music = Сыграйте карту способностей на 3 музыкальные страницы.
declare-do-compose = { $pages ->
    [1] Запишите 1 музыкальную страницу.
   *[other] Запишите { $pages ->
        [one] { $pages } музыкальную страницу
        [few] { $pages } музыкальные страницы
       *[many] { $pages } музыкальных страниц
    }, потратив { $clues ->
        [one] { $clues } улику
        [few] { $clues } улики
       *[many] { $clues } улик
    }.
}
declare-go-free = { $steps ->
    [one] Сделайте { $steps } бесплатный шаг до { $space }.
    [few] Сделайте { $steps } бесплатных шага до { $space }.
   *[many] Сделайте { $steps } бесплатных шагов до { $space }.
}
declare-go-walking = { $steps ->
    [one] Пройдите { $steps } шаг до { $space }.
    [few] Пройдите { $steps } шага до { $space }.
   *[many] Пройдите { $steps } шагов до { $space }.
}
declare-go-item = Сыграйте карточку преимущества на бесплатные шаги и идите до { $space }.
declare-ride-gear = { $machineKey ->
    [taxi] Поезжайте на паровом такси до { $space }.
    [train] Поезжайте дымовым поездом до { $space }.
    [monorail] Поезжайте по монорельсовой дороге до { $space }.
   *[airship] Летите на дирижабле до { $space }.
}
declare-ride-power = { $machineKey ->
    [taxi] Сыграйте карту способностей и поезжайте на паровом такси до { $space }.
    [train] Сыграйте карту способностей и поезжайте дымовым поездом до { $space }.
    [monorail] Сыграйте карту способностей и поезжайте по монорельсовой дороге до { $space }.
   *[airship] Сыграйте карту способностей и летите на дирижабле до { $space }.
}
declare-ride-item = { $machineKey ->
    [taxi] Сыграйте карточку преимущества и поезжайте на паровом такси до { $space }.
    [train] Сыграйте карточку преимущества и поезжайте дымовым поездом до { $space }.
    [monorail] Сыграйте карточку преимущества и поезжайте по монорельсовой дороге до { $space }.
   *[airship] Сыграйте карточку преимущества и летите на дирижабле до { $space }.
}
# Variables: $pages and $left (Time) in the end.
declare-plan-end = { $pages ->
    [one] { $pages } музыкальная страница
    [few] { $pages } музыкальные страницы
   *[many] { $pages } музыкальных страниц
}, останется { $left ->
    [one] { $left } очко времени.
    [few] { $left } очка времени.
   *[many] { $left } очков времени.
}

## Hour V

role-card-secret = Час V. Эту карту видите только вы.
role-card-hero = Вы — Герой
role-card-hero-means = А кто-то из остальных — нет.
role-card-hero-pages = Запишите все 15 страниц Песни.
role-card-hero-name = Узнайте, кто Избранный.
role-card-hero-way = За один ход назовите Избранного и приведите его к Органу.
role-card-fenrir = Вы — Фенрир
role-card-fenrir-means = Волк проснулся в вас, и больше никто об этом не знает. Ваш персонаж — его Воплощение.
role-card-fenrir-pages = Запишите 12 страниц, а не 15.
role-card-fenrir-marks = Соберите среди своих карточек два камня Фенрира.
role-card-fenrir-name = Узнайте, кто Избранный.
role-card-fenrir-way = За один ход назовите Избранного и приведите к нему своего персонажа. Орган вам не нужен.
role-card-read = Понятно

## What I saw

# Variables: $player, $cards (how many cards).
reveal-title-hand = { $cards ->
    [1] Карта игрока { $player }
    [one] { $cards } карта игрока { $player }
    [few] { $cards } карты игрока { $player }
   *[many] { $cards } карт игрока { $player }
}
reveal-title-deck = { $cards ->
    [1] Карта из колоды неизвестных персонажей
    [one] { $cards } карта из колоды неизвестных персонажей
    [few] { $cards } карты из колоды неизвестных персонажей
   *[many] { $cards } карт из колоды неизвестных персонажей
}
reveal-alone = Это видите только вы.
reveal-power = Карта способностей
reveal-known = Вы это уже знали.
# Variables: $character, $characterKey.
reveal-not-chosen = { $characterKey ->
    [lilja] { $character } — не Избранная.
    [lewis] { $character } — не Избранная.
   *[other] { $character } — не Избранный.
}
reveal-certain = { $characterKey ->
    [lilja] Осталось одно имя: Избранная — { $character }.
    [lewis] Осталось одно имя: Избранная — { $character }.
   *[other] Осталось одно имя: Избранный — { $character }.
}
# Variables: $names (how many may still be the Chosen One).
reveal-names = { $names ->
    [one] Избранным может быть { $names } персонаж.
    [few] Избранным могут быть { $names } персонажа.
   *[many] Избранным могут быть { $names } персонажей.
}
reveal-nothing-new = Об Избранном это ничего нового не говорит.
# Variables: $squares (how many squares of the notebook were filled in).
reveal-noted = { $squares ->
    [one] Добавлено в блокнот: { $squares } клетка.
    [few] Добавлено в блокнот: { $squares } клетки.
   *[many] Добавлено в блокнот: { $squares } клеток.
}
reveal-go-on = Продолжить

## The end

end-hero = Победа Героя
# Variables: $player, $you (yes, no), $hour (a Roman numeral), $character (the Chosen One), $characterKey, $space, $own (the winner’s
# own character), $ownKey, $pages.
end-hero-title = { $you ->
    [yes] Вы отсрочили конец света.
   *[no] Конец света отсрочен: побеждает { $player }.
}
end-hero-text = { $you ->
    [yes] В Часе { $hour } вы верно назвали Избранного: это { $character }. На клетке { $space } прозвучала Песнь.
   *[no] В Часе { $hour } { $player } верно называет Избранного: это { $character }. На клетке { $space } звучит Песнь.
}
end-fenrir = Победа Фенрира
end-fenrir-title = { $you ->
    [yes] Волком были вы.
   *[no] Волк — это { $player }.
}
end-fenrir-text = { $you ->
    [yes] В Часе { $hour } вы верно назвали Избранного, это { $character }, и привели { $characterKey ->
        [lilja] к ней
        [lewis] к ней
       *[other] к нему
    } { $ownKey ->
        [lilja] Лилью
        [lewis] { $own }
        [snowy] { $own }
       *[other] { $own }а
    }, имея { $pages ->
        [one] { $pages } страницу
        [few] { $pages } страницы
       *[many] { $pages } страниц
    } и два камня Фенрира.
   *[no] В Часе { $hour } { $player } верно называет Избранного, это { $character }, и приводит { $characterKey ->
        [lilja] к ней
        [lewis] к ней
       *[other] к нему
    } { $ownKey ->
        [lilja] Лилью
        [lewis] { $own }
        [snowy] { $own }
       *[other] { $own }а
    }, имея { $pages ->
        [one] { $pages } страницу
        [few] { $pages } страницы
       *[many] { $pages } страниц
    } и два камня Фенрира.
}
end-ragnarok = Рагнарок
end-ragnarok-title = Полночь. Проигрывают все.
end-ragnarok-text = Одиннадцать Часов прошли, а Песнь никто не сыграл.
end-all-out = Все выбыли
end-all-out-title = Спасать мир больше некому.
end-all-out-text = Последний игрок выбыл. Проигрывают все.
end-abandoned = Без результата
end-abandoned-title = Игра прекращена.
end-abandoned-text = Ни победителей, ни проигравших.
end-chosen-was = { $characterKey ->
    [lilja] Избранной была { $character }.
    [lewis] Избранной была { $character }.
   *[other] Избранным был { $character }.
}
end-rematch = Реванш
end-follow = Перейти к реваншу
end-rematch-waits = Остальные уже там: место ждёт вас.
end-watch-rematch = Смотреть реванш
end-trouble = Реванш создать не удалось. Попробуйте ещё раз.
end-replay = Повтор
end-look = Посмотреть поле
end-back = К итогам
end-front = На главную
end-secrets = Тайны игроков
end-bot = бот
# Variables: $time, $pages.
end-tally = Время: { $time }, { $pages ->
    [one] { $pages } страница
    [few] { $pages } страницы
   *[many] { $pages } страниц
}.
end-out-time = Вне игры: время кончилось.
end-out-wrong-name = Вне игры: назван не тот персонаж.
end-out-failed = Вне игры: имя верное, но цель не достигнута.
# Variables: $percent: how sure one could be.
end-sure = { $percent ->
    [100] Избранного можно было знать наверняка.
    [0] Знать Избранного было невозможно.
   *[other] Уверенность в Избранном: до { $percent } %.
}
# Variables: $tiles (how many).
end-tiles = { $tiles ->
    [one] { $tiles } карточка на руках
    [few] { $tiles } карточки на руках
   *[many] { $tiles } карточек на руках
}
end-chosen = Избранный
end-unknown = Неизвестные
end-face-up = В открытую
end-no-truth = Карты этой игры показать нельзя.
end-know = Насколько каждый мог быть уверен?
end-know-legend = Уверенность в настоящем Избранном в конце каждого Часа, исходя из того, что знал каждый игрок.
end-graph-label = Насколько каждый игрок мог быть уверен в настоящем Избранном, Час за Часом
end-graph-dealt = розданы роли
end-graph-opened = карта открыта
end-numbers = То же в числах
end-player = Игрок
end-turns = Переломные моменты
# Variables: $player, $you (yes, no), $from and $to (percent), $character, $characterKey.
end-turn-roles = { $you ->
    [yes] Розданы роли, и вам достался Фенрир: с этого Часа вам хватало 12 страниц вместо 15.
   *[no] Розданы роли, и Фенрир достался игроку { $player }: с этого Часа ему хватало 12 страниц.
}
end-turn-organ = { $you ->
    [yes] Вы нашли Орган.
   *[no] { $player } находит Орган.
}
end-turn-jump = { $you ->
    [yes] В этом Часе вы узнали особенно много: было { $from } %, стало { $to } %.
   *[no] В этом Часе { $player } узнаёт особенно много: было { $from } %, стало { $to } %.
}
end-turn-certain = { $you ->
    [yes] С этого Часа вы могли знать наверняка; до того было { $from } %.
   *[no] С этого Часа { $player } может знать наверняка; до того было { $from } %.
}
end-turn-right = { $you ->
    [yes] Вы назвали { $characterKey ->
        [lilja] Лилью
        [lewis] { $character }
        [snowy] { $character }
       *[other] { $character }а
    } и не ошиблись.
   *[no] { $player } называет { $characterKey ->
        [lilja] Лилью
        [lewis] { $character }
        [snowy] { $character }
       *[other] { $character }а
    } и не ошибается.
}
end-turn-wrong = { $you ->
    [yes] Вы назвали { $characterKey ->
        [lilja] Лилью
        [lewis] { $character }
        [snowy] { $character }
       *[other] { $character }а
    } и ошиблись.
   *[no] { $player } называет { $characterKey ->
        [lilja] Лилью
        [lewis] { $character }
        [snowy] { $character }
       *[other] { $character }а
    } и ошибается.
}
end-turn-none = Ничего примечательного в этой игре не произошло.
end-check = Честно ли розданы карты?
end-check-text = Это доказывает протокол: сервер зафиксировал свой секрет раньше, чем вы внесли свою часть перемешивания.
end-check-how = Проверить может любой:
end-file = Файл игры
end-record = Протокол

## The notebook

note-title = Блокнот
note-grid = Что вы знаете о картах персонажей
note-you = вы
note-deck = Неиз{ "\u00AD" }вест{ "\u00AD" }ные
note-table = В открытую
note-chosen = Избран{ "\u00AD" }ный
# Variables: $cards.
note-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
# Variables: $cards, $seen.
note-deck-seen = { $cards ->
    [one] { $cards } карта, известно { $seen }
    [few] { $cards } карты, известно { $seen }
   *[many] { $cards } карт, известно { $seen }
}
# Variables: $names.
note-possible = { $names ->
    [1] известно
    [one] { $names } вариант
    [few] { $names } варианта
   *[many] { $names } вариантов
}
note-legend-seen = известно
note-legend-out = исключено
note-legend-marks = ваши пометки
note-odds-show = Показать шансы
note-odds-hide = Скрыть шансы
note-odds-off = Шансы отключены
note-open = Открыть
note-close = Закрыть
# Variables: $percent.
note-percent = { $percent } %
note-hint = Выберите клетку, чтобы узнать почему или пометить её карандашом.
note-hint-watching = Выберите клетку, чтобы узнать почему.
# For the ear: what a square says.
note-cell-in = известно
note-cell-out = исключено
note-cell-open = неясно
note-mark-likely = ваша пометка: вероятно
note-mark-question = ваша пометка: сомнение
note-mark-unlikely = ваша пометка: вряд ли
# What a square says. Variables: $player, $character, $characterKey.
note-in-hand = На руках у игрока { $player } — { $character }.
note-in-own = У вас на руках — { $character }.
note-in-deck = Карта «{ $character }» лежит в колоде неизвестных персонажей.
note-in-table = Карта «{ $character }» лежит в открытую рядом с полем.
note-in-chosen = { $characterKey ->
    [lilja] Избранная — { $character }.
    [lewis] Избранная — { $character }.
   *[other] Избранный — { $character }.
}
note-out-hand = { $characterKey ->
    [lilja] У игрока { $player } не может быть Лильи.
    [lewis] У игрока { $player } не может быть { $character }.
    [snowy] У игрока { $player } не может быть { $character }.
   *[other] У игрока { $player } не может быть { $character }а.
}
note-out-own = { $characterKey ->
    [lilja] У вас нет Лильи.
    [lewis] У вас нет { $character }.
    [snowy] У вас нет { $character }.
   *[other] У вас нет { $character }а.
}
note-out-deck = Карта «{ $character }» не может лежать в колоде неизвестных персонажей.
note-out-table = Карта «{ $character }» не лежит в открытую рядом с полем.
note-out-chosen = { $characterKey ->
    [lilja] { $character } не может быть Избранной.
    [lewis] { $character } не может быть Избранной.
   *[other] { $character } не может быть Избранным.
}
note-open-hand = У игрока { $player } может быть { $character }.
note-open-deck = Карта «{ $character }» может лежать в колоде неизвестных персонажей.
note-open-chosen = { $characterKey ->
    [lilja] { $character } может быть Избранной.
    [lewis] { $character } может быть Избранной.
   *[other] { $character } может быть Избранным.
}
# Why. Variables: $player, $you (is it the reader? yes, no), $character, $characterKey, $hour (a Roman numeral), $known (is the Hour
# known? yes, no), $cards (names in a row), $count (how many).
note-someone = Кто-то
note-because-open = Ничто из увиденного вами этого не исключает.
note-because-own = { $character } — ваша собственная карта.
note-because-saw-hand = { $known ->
    [yes] В Часе { $hour } вы видели у игрока { $player } карту: { $character }.
   *[no] Вы видели у игрока { $player } карту: { $character }.
}
note-because-saw-deck = { $known ->
    [yes] В Часе { $hour } вы видели в колоде неизвестных персонажей карту: { $character }.
   *[no] Вы видели в колоде неизвестных персонажей карту: { $character }.
}
note-because-saw-chosen = Вы видели карту Избранного: { $character }.
note-because-revealed = { $you ->
    [yes] В Часе { $hour } вы показали всем карту: { $character }.
   *[no] В Часе { $hour } { $player } показывает всем карту: { $character }.
}
note-because-turned = { $you ->
    [yes] В Часе { $hour } вы назвали верно, и карту открыли: { $character }.
   *[no] В Часе { $hour } { $player } называет верно, и карту открывают: { $character }.
}
note-because-peeked = { $known ->
    [yes] В Часе { $hour } вы посмотрели карту Избранного: это { $character }.
   *[no] Вы посмотрели карту Избранного: это { $character }.
}
note-because-face-up = { $character } лежит в открытую для всех.
note-because-named = { $you ->
    [yes] Вы назвали { $characterKey ->
        [lilja] Лилью
        [lewis] { $character }
        [snowy] { $character }
       *[other] { $character }а
    } и ошиблись.
   *[no] { $player } называет { $characterKey ->
        [lilja] Лилью
        [lewis] { $character }
        [snowy] { $character }
       *[other] { $character }а
    } и ошибается.
}
note-because-full-hand = { $count ->
    [1] На руках у игрока { $player } — { $cards }, и другой карты персонажа там нет.
   *[other] На руках у игрока { $player } — { $cards }, и других карт персонажей там нет.
}
note-because-full-own = { $count ->
    [1] У вас на руках — { $cards }, и другой карты персонажа нет.
   *[other] У вас на руках — { $cards }, и других карт персонажей нет.
}
note-because-full-deck = { $count ->
    [1] Колода неизвестных персонажей известна: { $cards }.
   *[other] Вся колода неизвестных персонажей известна: { $cards }.
}
note-because-full-table = В открытую рядом с полем лежит только { $cards }.
note-because-full-chosen = Имя Избранного известно: { $cards }.
note-because-last-name = Все остальные имена исключены.
note-because-only-place = { $characterKey ->
    [lilja] Все другие места для Лильи исключены.
    [lewis] Все другие места для { $character } исключены.
    [snowy] Все другие места для { $character } исключены.
   *[other] Все другие места для { $character }а исключены.
}
# Who may be Fenrir.
note-fenrir-in-hand = { $player } — Фенрир.
note-fenrir-in-own = Вы — Фенрир.
note-fenrir-out-hand = { $player } — не Фенрир.
note-fenrir-out-own = Вы — не Фенрир.
note-fenrir-open-hand = { $player } может быть Фенриром.
note-fenrir-because-own = Так сказано на вашей карте роли.
note-fenrir-because-declared = Это показало объявление победы.
note-fenrir-because-open = Ничто из известного вам этого не исключает.
note-fenrir-because-you = Фенрир — вы сами.
note-fenrir-because-follows = Это следует из остальных ролей.
# Who saw what. Variables: $player, $other, $cards (names in a row), $count, $power.
note-saw = Что вы видели
note-saw-hand = { $player }: { $cards }
note-saw-deck = Колода неизвестных: { $cards }
note-saw-power = карта способностей «{ $power }»
note-seen = Кто видел ваши карты
note-seen-line = { $player }: { $cards }
note-others = Кто куда смотрел
note-others-hand = { $count ->
    [1] { $player } → { $other }: одна карта
    [one] { $player } → { $other }: { $count } карта
    [few] { $player } → { $other }: { $count } карты
   *[many] { $player } → { $other }: { $count } карт
}
note-others-deck = { $count ->
    [1] { $player } → колода неизвестных: одна карта
    [one] { $player } → колода неизвестных: { $count } карта
    [few] { $player } → колода неизвестных: { $count } карты
   *[many] { $player } → колода неизвестных: { $count } карт
}
note-saw-nothing = Карт пока никто не смотрел.
note-text = Ваши записи
note-text-hint = Запишите что-нибудь; прочесть это сможете только вы.
note-state-loading = Загружаем ваши записи…
note-state-kept = Сохранено. Видите только вы.
note-state-writing = Сохраняем…
note-state-failed = Пока не сохранено; пробуем ещё раз…
note-state-full = Запись слишком длинная. Сократите её, и она сохранится.

# On a small button that explains what it stands beside.
help-open = Что это?

# The lessons on the first page.
front-learn = Научиться играть
front-learn-about = Десять коротких глав за настоящим столом: вы играете с первой минуты
front-play-first = Ваша первая партия: вы, три бота и подсказки по ходу
front-first-game = Первая партия полегче: неизвестные персонажи лежат в открытую
front-hints = Подсказки во время игры
hint-away = Скрыть подсказку

# The list of keys, which ? opens.
keys-title = Клавиши
keys-menu = Горячие клавиши
keys-enter = Выбрать выделенный вариант
keys-digit = Выбрать другой вариант
keys-escape = Снять выбор; вернуться к вопросу
keys-undo = Отменить решение
keys-city = Во время торгов: к городу и обратно
keys-notebook = Блокнот
keys-list = Поле списком
keys-region = Следующая часть экрана
keys-arrows = На поле: соседняя клетка в эту сторону
keys-lit = На поле: следующая доступная клетка
keys-this = Этот список
keys-close = Закрыть
keys-decision = Предыдущее или следующее решение
keys-turn = Предыдущий или следующий ход
keys-hour = Предыдущий или следующий Час
keys-ends = Начало или конец
keys-play = Пуск и пауза

# Пауза, отпуск, напоминание.

pause-propose = Предложить паузу
pause-propose-for = На сколько?
pause-question = { $player } предлагает паузу: { $length }
pause-agreed = Вы согласились на паузу
pause-open = Ещё не ответили: { $players }.
pause-lapses = Предложение истекает через { $left }.
pause-agree = Пауза
pause-play-on = Играть дальше
pause-now = Пауза до { $time }
pause-about = Часы не идут, и ни один бот не занимает место.
pause-ready = Готовы продолжить: { $players }.
pause-waits = Пауза кончится раньше, если готовы все, кто на неё согласился.
pause-end = Продолжить
pause-menu-about = Часы остановятся. Нужно согласие всех присутствующих.
vacation-go = Уйти в отпуск
vacation-go-about = { $days ->
    [one] Остался { $days } день. Ваши часы стоят, пока вы не вернётесь.
    [few] Осталось { $days } дня. Ваши часы стоят, пока вы не вернётесь.
   *[other] Осталось { $days } дней. Ваши часы стоят, пока вы не вернётесь.
}
vacation-mine = Вы в отпуске самое позднее до { $date }
vacation-mine-about = Ваши часы стоят. Считается каждый начатый день.
vacation-back = Я снова здесь
vacation-until = в отпуске до { $date }
vacation-wait = { $player } в отпуске самое позднее до { $date }. Часы стоят.
nudge = Поторопить: { $player }
nudge-mine = { $player } ждёт вас.
nudge-mine-go = Хорошо
call-nudged = { $player } торопит вас: ваш ход.

# Что случилось после последнего хода.

recap-title = После вашего последнего хода
recap-round = Последний круг
recap-show = После моего последнего хода
recap-none = С тех пор ничего не произошло.
recap-quiet = ничего нового
recap-close = Закрыть
recap-look = Показать на поле
recap-bids = ставка { $time } за позицию { $position }
recap-position = позиция { $position }
recap-passed = пас
recap-chose = выбор: { $character }
recap-gears = поворот шестерёнок на { $teeth }
recap-went = прибытие: { $space }
recap-clues = улик взято: { $count }
recap-pages = страниц сочинено: { $count }
recap-looks = карт просмотрено: { $count }
recap-looked-mine = ваша карта теперь известна
recap-tiles = карточек взято: { $count }
recap-location = выложена карточка локации
recap-clue-placed = выложена улика
recap-item = сыграна карточка преимущества
recap-power = сыграна карта способностей
recap-declared = сделано заявление
recap-out = вне игры
seen-mine = Вашу карту только что видел другой игрок: { $player }.
seen-mine-close = Хорошо

# Зрители.

watch-names = Смотрят: { $names }
watch-more = { $count ->
    [one] { $count } гость
    [few] { $count } гостя
   *[other] { $count } гостей
}
watch-phrases = Фразы для зрителей
watch-anonymous = Чтобы отправлять фразы, выберите имя на главной странице.
watch-off = За этим столом фразы зрителей отключены.
watch-show = Показывать фразы зрителей
watch-hour-five = Час V
watch-hour-five-title = Волк проснулся
watch-hour-five-text = Каждый игрок только что получил тайную роль. Один из них теперь Фенрир, остальные — герои. Кто это, знает только он.
watch-hour-five-go = Смотреть дальше
cheer-hello = Привет с галёрки!
cheer-good-luck = Всем удачи!
cheer-applause = Браво!
cheer-suspense = Как волнительно!
cheer-gasp = Ох!
cheer-laugh = Ха-ха!
cheer-thanks = Спасибо, что можно посмотреть!
cheer-goodbye = До свидания!
new-vacation = Дней отпуска у каждого
new-vacation-about = Игрока в отпуске не заменяют, и его часы стоят.
new-vacation-none = Нет
new-cheers = Зрители могут отправлять фразы
new-cheers-about = Несколько готовых фраз, которые никому не помогут. Каждый может их скрыть.
## Решения заранее

plan-make = Решить заранее
# Variables: $steps (list of plan-step messages).
plan-is = Решено заранее: { $steps }
plan-title = Решить заранее
plan-about = Когда придёт время, это будет сделано как ваше решение. Никто другой этого не видит.
# Variables: $hour (Roman numeral).
plan-auctions = Аукционы { $hour } часа
plan-open = Если аукцион открываю я:
plan-ask = спросить меня
# Variables: $place (Roman numeral).
plan-position = позиция { $place }
plan-opening-bid = со ставкой
plan-open-next = Если занята — следующую свободную
# Variables: $place (Roman numeral).
plan-raise = За позицию { $place }:
# Variables: $time.
plan-up-to = до { $time }, затем пас
plan-pass = Пас на всех остальных аукционах
plan-pass-about = Для позиций без предела.
# Variables: $hour (Roman numeral).
plan-clue = Моя улика в { $hour } часу
plan-clue-first = Положить:
plan-clue-second = Если занято, то:
# Variables: $hour (Roman numeral).
plan-turn = Мой ход в { $hour } часу
plan-end-turn = Закончить мой ход
plan-end-turn-about = Когда останется играть только карты и жетоны.
plan-save = Сохранить план
plan-cancel = Отменить план
plan-close = Закрыть
# Variables: $place (Roman numeral), $time.
plan-step-open = открыть { $place } за { $time }
plan-step-raise = за { $place } до { $time }, затем пас
plan-step-pass = пас на остальных аукционах
# Variables: $space.
plan-step-clue = улика: { $space }
plan-step-end-turn = закончить ход
# Variables: $step (a plan-step message), $why (a sentence).
plan-ended = Убрано из плана: { $step }. { $why }
plan-ended-position-gone = Этой позиции больше нет.
plan-ended-space-taken = Клетка занята.
plan-ended-not-enough-time = Это стоило бы вам последнего времени.
plan-ended-not-asked = Момент упущен.
plan-ended-taken-back = Вы отменили решение.
plan-ended-substituted = За вас играл бот.
plan-read = Понятно
