# Why an action is refused. Variables as in events.ftl; $asked is a whole question from asks.ftl.

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
refused-power-already = Одна карта способностей за ход.
refused-tile-not-held = У вас нет этой карточки: { $tile }.
refused-item-already = Одна карточка преимущества за ход.
refused-not-an-item = Это не карточка преимущества: { $tile }.
refused-not-a-location = Это не карточка локации: { $tile }.
refused-cards-forbidden = Событие этого Часа запрещает карты способностей и карточки преимущества.
refused-no-character-yet = Это двигает вашего персонажа, а вы его ещё не выбрали.
refused-no-clue = У вас нет улики, которую можно сбросить.
refused-no-target-hand = В руке игрока { $other } нечего смотреть.
refused-no-target-deck = В колоде неизвестных персонажей нечего смотреть.
refused-no-clues-here = Улики можно тратить только на действие шестерёнки действий.
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
