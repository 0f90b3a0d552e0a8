# Поиск компании: приглашение глазами гостя, фильтры открытых столов и заявки на игру.

## The invitation

# Variables: $host, a name.
invited-title = { $host } зовёт вас играть в 011
invited-title-nobody = Вас зовут играть в 011
invited-learn = Научиться за десять минут
invited-learn-about = Место за это время могут занять. Ссылка в уроках вернёт вас сюда.
invited-back = Назад к приглашению
invited-more = Ссылка и подробности

## Filters and what a host says of a table

find-pace = Темп
find-pace-kind = { $pace ->
    [timed] Вживую, с часами
    [untimed] Вживую, без часов
    [days] Несколько дней
   *[all] Любой темп
}
find-language = Язык
find-language-all = Любой язык
find-experience = Уровень
find-experience-kind = { $experience ->
    [beginners] Для новичков
    [experienced] Для опытных игроков
    [any] Для всех
   *[all] Любой уровень
}
find-none = Подходящих открытых столов нет.
find-all = Показать все столы
new-languages = Языки за столом
new-languages-about = Если ничего не выбрано, подойдёт любой.
new-experience = Для кого этот стол

## Seeks

seek-title = Искать игру
seek-about = Укажите, во что хотите сыграть. Как только наберутся желающие, у вас будет стол.
seek-kind = { $kind ->
    [days] Несколько дней
   *[live] Вживую
}
seek-kind-about = { $kind ->
    [days] Ход длится до суток. Место достанется вам, даже если вас нет на странице.
   *[live] Не закрывайте страницу: место достаётся, только пока вы здесь.
}
seek-when = Когда
seek-players = Игроков за столом
seek-timed = С часами
seek-timed-about = 30 секунд на решение и 10 минут в запасе.
seek-languages = Языки
seek-post = Искать
seek-yours = Ваши заявки
# Variables: $sizes, numbers such as 3/4.
seek-sizes = Игроков: { $sizes }
# Variables: $date, a date and time.
seek-until = Ожидание. Истекает: { $date }
seek-cancel = Отменить
# Variables: $seek, what is sought.
seek-cancel-named = Отменить заявку: { $seek }
seek-expired = За это время никто не пришёл.
seek-again = Искать снова
seek-remove = Убрать
seek-found = Ваш стол готов.
seek-open = К столу
seek-others = Другие ищут
seek-same = И я
# Variables: $player, a name.
seek-same-as = Искать то же, что { $player }
