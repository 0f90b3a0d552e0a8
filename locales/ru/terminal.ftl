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
