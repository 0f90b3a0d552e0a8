var e=`
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
ask-open-auction = За какую позицию следующий аукцион?
ask-opening-bid = Какова ваша начальная ставка?
ask-raise = Поднять ставку или пас?
ask-place-clue = На какое пустое здание положить улику?
ask-choose = Какого персонажа выбрать?
ask-gears = На сколько зубцов повернуть шестерёнки?
ask-move = Куда идёт ваш персонаж?
ask-act = { $activityKey ->
    [investigate] Чьи карты посмотреть и сколько улик потратить?
    [research] Сколько улик потратить на исследование?
    [compose] Сколько улик потратить на составление мелодии?
   *[move_clue] Какую улику сдвинуть и куда?
}
ask-end-turn = Сыграть что-нибудь ещё или закончить ход?
ask-look = Чьи карты посмотреть?
ask-free-steps = Куда сделать бесплатный шаг?
ask-taxi-ride = Куда паровое такси едет дальше?
ask-ride = Куда поехать?
ask-clue-on-mystic = На какое мистическое здание положить улику?
ask-take-back = Какую карту способностей вернуть в руку?
ask-block = Какого персонажа заблокировать?
ask-name = Чью способность использует Польссон?
ask-favour = Какое действие выполняет Видал?
ask-move-clue = Какую улику сдвинуть и куда?
ask-relocate = Какого персонажа перенести и на какое мистическое здание?
ask-swap = Каких двух персонажей поменять местами?
ask-place-location = Положить карточку локации?
ask-place-organ = Куда поставить Орган?
ask-discard = Какую карточку исследования сбросить?
ask-nothing = Игра окончена.
log-character-dealt = { $player } получает карту персонажа: { $character }.
log-character-dealt-hidden = { $player } получает карту персонажа.
log-character-face-up = Рядом с полем в открытую лежит карта персонажа: { $character }.
log-hour-began = Бьёт Час { $hour }.
log-role-dealt = { $roleKey ->
    [fenrir] Фенрир пробуждается в игроке { $player }.
   *[hero] { $player } — Герой.
}
log-role-dealt-hidden = { $player } получает карту роли.
log-event-turned = Событие { $number }: { $card }
log-auction-opened = { $player } открывает аукцион за позицию { $position }.
log-bid-made = { $player } ставит { $time ->
    [one] { $time } очко времени.
    [few] { $time } очка времени.
   *[many] { $time } очков времени.
}
log-bid-passed = { $player } пасует.
log-position-won = { $time ->
    [0] { $player } занимает позицию { $position } бесплатно.
   *[other] { $player } занимает позицию { $position }.
}
log-position-given = { $player } получает последнюю свободную позицию: { $position }.
log-position-struck = Позиция { $position } вычёркивается, следующие сдвигаются вперёд.
log-clue-placed = { $player } кладёт улику на клетку { $space }.
log-declared = { $roleKey ->
    [fenrir] { $player } объявляет победу Фенрира: { $characterKey ->
        [lilja] Избранная — { $character }!
        [lewis] Избранная — { $character }!
       *[other] Избранный — { $character }!
    }
   *[hero] { $player } объявляет победу Героя: { $characterKey ->
        [lilja] Избранная — { $character }!
        [lewis] Избранная — { $character }!
       *[other] Избранный — { $character }!
    }
}
log-mark-shown = { $player } показывает карточку с камнем Фенрира: { $tile }.
log-declared-wrongly = { $player } смотрит карту Избранного: неверно, это { $character }.
log-declared-wrongly-hidden = { $player } смотрит карту Избранного: неверно.
log-declared-rightly = { $characterKey ->
    [lilja] Карта открыта: Избранная — { $character }.
    [lewis] Карта открыта: Избранная — { $character }.
   *[other] Карта открыта: Избранный — { $character }.
}
log-character-chosen = { $characterKey ->
    [lilja] { $player } выбирает Лилью.
    [lewis] { $player } выбирает { $character }.
    [snowy] { $player } выбирает { $character }.
   *[other] { $player } выбирает { $character }а.
}
log-ability-used = { $characterKey ->
    [lilja] { $player } использует способность Лильи.
    [lewis] { $player } использует способность { $character }.
    [snowy] { $player } использует способность { $character }.
   *[other] { $player } использует способность { $character }а.
}
log-character-blocked = { $characterKey ->
    [lilja] { $player } блокирует Лилью до конца Часа.
    [lewis] { $player } блокирует { $character } до конца Часа.
    [snowy] { $player } блокирует { $character } до конца Часа.
   *[other] { $player } блокирует { $character }а до конца Часа.
}
log-time-gained = { $player } получает { $time ->
    [one] { $time } очко времени.
    [few] { $time } очка времени.
   *[many] { $time } очков времени.
}
log-time-paid = { $player } тратит { $time ->
    [one] { $time } очко времени.
    [few] { $time } очка времени.
   *[many] { $time } очков времени.
}
log-music-gained = { $player } получает { $pages ->
    [one] { $pages } музыкальную страницу.
    [few] { $pages } музыкальные страницы.
   *[many] { $pages } музыкальных страниц.
}
log-clue-gained = { $player } получает улику.
log-clues-spent = { $player } тратит { $clues ->
    [one] { $clues } улику.
    [few] { $clues } улики.
   *[many] { $clues } улик.
}
log-clue-picked = { $player } подбирает улику на клетке { $space }.
log-tile-drawn = { $player } берёт карточку исследования: { $tile }.
log-tile-drawn-hidden = { $player } берёт карточку исследования.
log-power-taken-back = { $player } возвращает в руку карту способностей: { $power }.
log-gears-turned = { $player } поворачивает шестерёнки на { $teeth ->
    [one] { $teeth } зубец
    [few] { $teeth } зубца
   *[many] { $teeth } зубцов
}: { $machineKey ->
    [taxi] паровое такси
    [train] дымовой поезд
    [monorail] монорельсовая дорога
   *[airship] дирижабль
}, { $walking ->
    [one] { $walking } шаг
    [few] { $walking } шага
   *[many] { $walking } шагов
}, { $activityKey ->
    [investigate] расследование
    [research] исследование
    [compose] составление мелодии
   *[move_clue] сдвиг улики
}.
log-gears-turned-back = { $player } поворачивает шестерёнки назад на { $teeth ->
    [one] { $teeth } зубец
    [few] { $teeth } зубца
   *[many] { $teeth } зубцов
}: { $machineKey ->
    [taxi] паровое такси
    [train] дымовой поезд
    [monorail] монорельсовая дорога
   *[airship] дирижабль
}, { $walking ->
    [one] { $walking } шаг
    [few] { $walking } шага
   *[many] { $walking } шагов
}, { $activityKey ->
    [investigate] расследование
    [research] исследование
    [compose] составление мелодии
   *[move_clue] сдвиг улики
}.
log-moved-walking = { $character } идёт до { $to }.
log-moved-free-step = { $character } бесплатно идёт до { $to }.
log-moved-machine = { $machineKey ->
    [taxi] { $character } едет на паровом такси до { $to }.
    [train] { $character } едет дымовым поездом до { $to }.
    [monorail] { $character } едет по монорельсовой дороге до { $to }.
   *[airship] { $character } летит на дирижабле до { $to }.
}
log-action-taken = { $activityKey ->
    [investigate] { $player } проводит расследование.
    [research] { $player } проводит исследование.
    [compose] { $player } составляет мелодию.
   *[move_clue] { $player } идёт по следу улики.
}
log-skipped = { $activityKey ->
    [investigate] { $player } пропускает расследование: смотреть нечего.
    [research] { $player } пропускает исследование: карточек не осталось.
    [compose] { $player } пропускает составление мелодии: записывать нечего.
   *[move_clue] { $player } пропускает сдвиг улики: сдвигать нечего.
}
log-card-looked-character = { $player } смотрит карту игрока { $other }: { $character }.
log-card-looked-power = { $player } смотрит карту игрока { $other }: карта способностей «{ $power }».
log-card-looked-hidden = { $player } смотрит карту игрока { $other }.
log-deck-looked-character = { $player } смотрит карту из колоды неизвестных персонажей: { $character }.
log-deck-looked-power = { $player } смотрит карту из колоды неизвестных персонажей: карта способностей «{ $power }».
log-deck-looked-hidden = { $player } смотрит карту из колоды неизвестных персонажей.
log-clue-moved = { $player } сдвигает улику с клетки { $from } на клетку { $to }.
log-power-played = { $player } играет карту способностей: { $power }.
log-item-played = { $player } играет карточку преимущества: { $tile }.
log-relocated = { $character } перемещается с клетки { $from } на клетку { $to }.
log-swapped = { $character } и { $second } меняются местами.
log-turn-ended = Ход игрока { $player } окончен.
log-location-placed = { $sideKey ->
    [north] { $player } кладёт на север карточку { $building }: Орган южнее этого здания.
    [east] { $player } кладёт на восток карточку { $building }: Орган западнее этого здания.
    [south] { $player } кладёт на юг карточку { $building }: Орган севернее этого здания.
   *[west] { $player } кладёт на запад карточку { $building }: Орган восточнее этого здания.
}
log-location-declined = { $player } не кладёт карточку локации.
log-organ-tile-discarded = { $player } сбрасывает карточку с символом Органа: { $tile }.
log-organ-placed = { $player } находит Орган на клетке { $space }.
log-tile-discarded = { $player } сбрасывает карточку исследования: { $tile }.
log-tile-discarded-hidden = { $player } сбрасывает карточку исследования.
log-player-out-time = { $player } выбывает: очков времени не осталось.
log-player-out-wrong-name = { $player } выбывает: назван не тот персонаж.
log-player-out-failed = { $player } выбывает: объявленная победа не состоялась.
log-card-revealed = { $player } открывает карту персонажа: { $character }.
log-tiles-returned = { $tiles ->
    [one] { $tiles } карточка игрока { $player } уходит под стопку.
    [few] { $tiles } карточки игрока { $player } уходят под стопку.
   *[many] { $tiles } карточек игрока { $player } уходят под стопку.
}
log-ended-hero = Избранный садится за Орган, звучит Песнь Творения, и { $player } побеждает.
log-ended-fenrir = Волк находит Избранного: побеждает { $player }, Воплощение Фенрира.
log-ended-ragnarok = Полночь. Наступает Рагнарок: проиграли все.
log-ended-all-out = В игре никого не осталось: проиграли все.
player-unnamed = Игрок { $number }
space-unknown = №\xA0{ $number }
tile-unknown = №\xA0{ $number }
character-johnsson = Йонссон
character-lilja = Лилья
character-palsson = Польссон
character-vikstrom = Викстрём
character-lewis = Льюис
character-vidal = Видал
character-koleberg = Колеберг
character-snowy = Сноуи
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
machine-monorail = Монорельсовая дорога
machine-airship = Дирижабль
activity-investigate = Расследование
activity-research = Исследование
activity-compose = Составление мелодии
activity-move_clue = Сдвиг улики
side-north = север
side-east = восток
side-south = юг
side-west = запад
building-mole = Mole Antonelliana
building-cimitero = Cimitero
building-tempio = Tempio Valdese
building-museo = Museo Egizio
building-obelisco = Obelisco
role-hero = Герой
role-fenrir = Фенрир
power-look = посмотреть 3 карты
power-ride = проехать на любом транспорте
power-research = взять 3 карточки исследования
power-music = получить 3 музыкальные страницы
event-card-1 = игрок на позиции III дважды использует способность выбранного персонажа. Польссон заблокирован.
event-card-2 = игрок на позиции IV берёт 2 карточки исследования. Лилья приносит 1 улику и 1 карточку.
event-card-3 = игрок на позиции III смотрит 2 карты. Видал приносит 1 улику и 1 очко времени.
event-card-4 = Польссон приносит 1 улику и 2 очка времени. Механизированный транспорт не ходит.
event-card-5 = игрок на позиции IV получает 3 очка времени. Йонссон приносит 1 улику и 1 музыкальную страницу. Викстрём заблокирован.
event-card-6 = игрок на позиции II получает 2 очка времени. Льюис заблокирована.
event-card-7 = игрок на последней позиции получает до 3 бесплатных шагов. Сноуи заблокирован.
event-card-8 = игрок на последней позиции берёт 1 карточку исследования. Кто выберет Льюис, обязан заблокировать другого персонажа.
event-card-9 = игрок на последней позиции возвращает в руку сыгранную карту способностей. Викстрём приносит 1 музыкальную страницу и 1 карточку. Колеберг заблокирован.
event-card-10 = игрок на последней позиции берёт 3 карточки исследования. Сноуи приносит 1 музыкальную страницу и 2 очка времени. Лилья заблокирована.
event-card-11 = игрок на позиции II получает 2 музыкальные страницы. Колеберг приносит 1 улику и до 3 бесплатных шагов. Никто не может играть карты способностей и карточки преимущества.
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
refused-game-over = Игра окончена.
refused-not-your-turn = Сейчас решает { $other }, а не { $player }.
refused-not-now = Это не ответ на текущий вопрос: { $asked }
refused-no-such-space = На поле нет клетки { $space }.
refused-no-such-tile = В наборе нет карточки { $tile }.
refused-no-such-position = В этом Часе нет позиции { $number }: есть позиции от 1 до { $positions }.
refused-position-taken = Позиция { $position } занята.
refused-bid-too-low = { $least ->
    [one] Новая ставка — не меньше { $least } очка времени.
   *[many] Новая ставка — не меньше { $least } очков времени.
}
refused-bid-too-high = { $time ->
    [one] Больше поставить нельзя: у вас только { $time } очко времени.
    [few] Больше поставить нельзя: у вас только { $time } очка времени.
   *[many] Больше поставить нельзя: у вас только { $time } очков времени.
}
refused-not-regular = { $space } — не обычное здание.
refused-not-mystic = { $space } — не мистическое здание.
refused-not-empty = Клетка { $space } не пуста.
refused-already-declared = В этот ход победа уже объявлена.
refused-organ-not-on-map = Герой может объявить победу, только когда Орган на поле.
refused-too-few-marks = Фенриру для объявления победы нужны 2 камня Фенрира, а у вас { $marks }.
refused-character-used = { $characterKey ->
    [lilja] { $character } в этом Часе уже выбрана.
    [lewis] { $character } в этом Часе уже выбрана.
   *[other] { $character } в этом Часе уже выбран.
}
refused-character-blocked = { $characterKey ->
    [lilja] { $character } в этом Часе заблокирована.
    [lewis] { $character } в этом Часе заблокирована.
   *[other] { $character } в этом Часе заблокирован.
}
refused-must-choose = { $characterKey ->
    [lilja] После объявления победы вы обязаны выбрать Лилью.
    [lewis] После объявления победы вы обязаны выбрать { $character }.
    [snowy] После объявления победы вы обязаны выбрать { $character }.
   *[other] После объявления победы вы обязаны выбрать { $character }а.
}
refused-not-himself = Польссон должен использовать способность другого персонажа.
refused-no-effect = Сейчас это ничего не изменит.
refused-idle-ability = Сейчас это ничего не изменит: выберите что-нибудь другое.
refused-teeth-not-offered = Шестерёнки нельзя повернуть на столько зубцов: { $teeth }.
refused-too-expensive = { $price ->
    [one] Это стоит { $price } очко времени, а у вас { $time }.
    [few] Это стоит { $price } очка времени, а у вас { $time }.
   *[many] Это стоит { $price } очков времени, а у вас { $time }.
}
refused-no-steps-left = Шестерёнка передвижения больше не даёт шагов.
refused-not-adjacent = Клетка { $to } не соседняя с клеткой { $from }.
refused-occupied = На клетке { $space } стоит другой персонаж или Орган.
refused-ride-used = Транспорт этого хода уже использован.
refused-transport-forbidden = Событие этого Часа запрещает механизированный транспорт.
refused-not-at-station = На клетке { $space } этот транспорт не останавливается.
refused-not-a-stop = До клетки { $space } этот транспорт не ходит.
refused-no-taxi = Парового такси сейчас нет.
refused-power-not-held = Вы уже сыграли эту карту способностей: { $power }.
refused-power-already = В этот ход вы уже сыграли карту способностей.
refused-tile-not-held = У вас нет этой карточки: { $tile }.
refused-item-already = В этот ход вы уже сыграли карточку преимущества.
refused-not-an-item = Это не карточка преимущества: { $tile }.
refused-not-a-location = Это не карточка локации: { $tile }.
refused-cards-forbidden = Событие этого Часа запрещает карты способностей и карточки преимущества.
refused-no-character-yet = Это двигает вашего персонажа, а вы его ещё не выбрали.
refused-no-clue = У вас нет улики, чтобы её отдать.
refused-no-target-hand = В руке игрока { $other } нечего смотреть.
refused-no-target-deck = В колоде неизвестных персонажей нечего смотреть.
refused-no-clues-here = Улики можно тратить только на действие шестерёнки активных действий.
refused-too-many-clues = { $most ->
    [0] На это улики тратить нельзя.
    [one] На это можно потратить не больше { $most } улики.
   *[many] На это можно потратить не больше { $most } улик.
}
refused-no-clue-there = На клетке { $space } нет улики.
refused-power-not-played = Вы ещё не сыграли эту карту способностей: { $power }.
refused-same-space = Оба персонажа стоят на одной клетке: { $space }.
refused-swap-order = Назовите двух разных персонажей по порядку: { $second }, затем { $character }.
refused-swap-same = { $character } не может поменяться местами в одиночку.
refused-side-taken = { $sideKey ->
    [north] На северной клетке локации уже лежит карточка.
    [east] На восточной клетке локации уже лежит карточка.
    [south] На южной клетке локации уже лежит карточка.
   *[west] На западной клетке локации уже лежит карточка.
}
refused-empty-area = { $sideKey ->
    [north] Если положить эту карточку на север, для Органа не останется ни одного здания.
    [east] Если положить эту карточку на восток, для Органа не останется ни одного здания.
    [south] Если положить эту карточку на юг, для Органа не останется ни одного здания.
   *[west] Если положить эту карточку на запад, для Органа не останется ни одного здания.
}
refused-area-occupied = Все здания, где может быть Орган, заняты персонажами.
refused-no-organ-symbol = На этой карточке нет символа Органа: { $tile }.
refused-not-three-tiles = Символ Органа действует, когда на поле ровно 3 карточки локации, а сейчас их { $tiles }.
refused-outside-area = Орган не может быть на клетке { $space }.
table-illegal = Правила этого не позволяют.
table-stale = Игра ушла вперёд: посмотрите ещё раз и решите заново.
table-bad-players = За столом от 3 до 6 игроков.
table-bad-clock = Запас времени — от 10 секунд до суток, добавка — не больше часа, ход — от 1 до 720 часов.
table-bad-sleep = Ночной перерыв начинается и кончается в минуту от 0 до 1439 и оставляет для игры хотя бы час в сутки.
table-no-such-seat = За этим столом нет такого места.
table-seat-taken = Это место занято: выберите другое.
table-full = Все места заняты.
table-seated-already = У вас уже есть место за этим столом.
table-not-seated = У вас нет места за этим столом.
table-not-host = Это может только хозяин стола.
table-not-invited = Стол закрытый: войти можно только по приглашению.
table-bad-link = Ссылка неверна или уже использована: попросите новую.
table-begun = Игра уже началась.
table-not-begun = Игра ещё не началась.
table-over = Игра окончена.
table-not-over = Игра ещё не окончена.
table-rated = Ботам сервера нельзя играть за рейтинговым столом.
table-nonce-given = Ваш вклад в случайность уже внесён.
table-substituted = За вас играет бот: сначала верните себе место.
table-not-substituted = За вас бот не играет.
table-nothing-to-take-back = Вам нечего отменять.
table-sealed = Нельзя отменить ставку и то, что уже открыто или решено случаем.
table-bad-text = В тексте должно быть от 1 до 500 печатных символов.
table-rematch-exists = Реванш уже создан.
phrase-hello = Привет!
phrase-good-luck = Всем удачи!
phrase-well-played = Отличная игра!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-your-turn = Ваш ход.
phrase-one-moment = Минутку, пожалуйста.
phrase-back-soon = Скоро вернусь.
phrase-i-suspect-you = Я подозреваю вас…
phrase-not-me = Это не я!
phrase-fenrir-is-near = Фенрир близко.
phrase-haha = Ха!
phrase-goodbye = До свидания!
`;export{e as default};