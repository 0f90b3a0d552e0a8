# A sentence for each thing that happens.
# $player and $other are names of players, $space, $from and $to names of places, $position is a Roman numeral.
# Each $character, $machine, $activity … comes with $characterKey, $machineKey, $activityKey … for a language to select by.

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
log-moved-free-step = { $character } делает бесплатный шаг: { $to }.
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
log-ended-ragnarok = Полночь. Наступает Рагнарок: проигрывают все.
log-ended-all-out = В игре никого не осталось: проигрывают все.
