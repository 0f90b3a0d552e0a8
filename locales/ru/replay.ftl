# The words of the replay.

replay-title = Повтор, Час { $hour } · Armonium
replay-heading = Повтор игры
replay-loading = Загружаем игру …
replay-none = Повтора нет
replay-not-over = Эта игра ещё не окончена. Повтор появится, когда она закончится.
replay-not-admitted = Эта игра была закрытой. Откройте её по ссылке-приглашению.
replay-no-game = Такой игры нет.
replay-trouble = Сейчас игру загрузить нельзя. Попробуйте чуть позже.
# Variables: $pack, the id of a content pack and the beginning of its hash.
replay-missing-pack = На сервере нет набора { $pack }, на поле которого сыграна эта партия. Администратор может указать файл параметром --pack и перезапустить сервер.

replay-seen = Показать
replay-as = глазами игрока { $player }
replay-as-spectator = как видели все
replay-as-all = всё открыто
replay-watcher = Вы видите то, что видели все за столом. Выберите наверху игрока, чтобы увидеть его карты такими, какими он их видел, или откройте всё.
replay-copy = Скопировать ссылку на этот момент
replay-copied = Ссылка скопирована

replay-transport = Ход по игре
replay-moment = Момент
replay-moment-of = Час { $hour } · { $at } из { $end }
replay-decision-back = На решение назад
replay-decision-on = На решение вперёд
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
replay-hour-back = На Час назад
replay-hour-on = На Час вперёд
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость: ×{ $speed }
replay-decides = Решает { $player }
replay-is-over = Игра окончена
replay-auction = Назад к аукциону
replay-side = Где может быть Орган и кого выбрали в этот Час
replay-tab-log = Журнал
replay-tab-beliefs = Знание
replay-tab-analysis = Разбор
replay-tab-proof = Честность
replay-dock-city = Город
replay-dock-hand = Карты
replay-dock-machine = Колёса
replay-dock-log = Журнал
replay-dock-beliefs = Знание
replay-dock-analysis = Мастер
replay-dock-proof = Раздача

replay-secrets = Что у кого было
replay-chosen-one = Избранный
replay-no-tiles = карточек нет

replay-beliefs = Что можно было знать
replay-beliefs-open-chosen = Насколько каждый игрок мог быть уверен в настоящем Избранном, по одним фактам.
replay-beliefs-open-fenrir = Насколько каждый игрок мог быть уверен в том, кто Фенрир, по одним фактам.
replay-beliefs-own-chosen = Кто ещё мог быть Избранным, судя по тому, что было известно в этот момент.
replay-beliefs-own-fenrir = Кто мог быть Фенриром, судя по тому, что было известно в этот момент.
replay-about-chosen = Избранный
replay-about-fenrir = Фенрир
replay-graph = Вероятности на протяжении игры; в списке ниже они даны для этого момента
replay-beliefs-now = Вероятности в этот момент

replay-analysis = Что думает мастер
replay-here = Это решение
replay-whole-game = Вся игра
replay-ask-master = Что сделал бы мастер?
replay-thinking = Мастер думает …
replay-nobody-decides = Здесь никто ничего не решает.
replay-no-choice = Здесь можно было сделать только одно.
replay-not-yours = Здесь решает { $player }. Откройте всё, чтобы узнать мнение мастера.
replay-master = выбор мастера
replay-made = что было сделано
replay-tries = { $tries ->
    [one] проверено в { $tries } игре
    [few] проверено в { $tries } играх
   *[many] проверено в { $tries } играх
}
replay-declared-sure = насколько можно было быть уверенным
replay-verdict-open = Здесь уже ничего не решали. Вот что сделал бы мастер на месте игрока { $player }.
replay-verdict-same = { $player }: то же самое сделал бы и мастер.
replay-verdict-even = { $player }: сделано другое, но ничуть не хуже.
replay-verdict-unsure = Мастер поступил бы иначе. Возможно, потеряно { $percent } % победы, но это может быть и случайность.
replay-verdict-lost = Мастер поступил бы иначе: здесь потеряно около { $percent } % победы.
replay-analyse = Разобрать всю игру
replay-analyse-on = Продолжить разбор
replay-analyse-deep = Думать дольше
replay-analyse-about = Самый сильный бот доигрывает каждое решение во множестве воображаемых игр. Он знает не больше, чем знал тогда игрок.
replay-analysed = { $count ->
    [one] Оценено { $count } решение, по тому, что мог знать игрок.
    [few] Оценено { $count } решения, по тому, что мог знать каждый игрок.
   *[many] Оценено { $count } решений, по тому, что мог знать каждый игрок.
}
replay-progress = Ход разбора
replay-progress-of = { $count } из { $total }
replay-stop = Остановить
replay-analysis-busy = У вас уже идёт разбор в другом месте. Сначала остановите его.
replay-analysis-trouble = Разбор прервался. Всё, что оценено, осталось здесь.
replay-losses = Где потеряно больше всего
replay-loss = { $player }, Час { $hour }. Лучше: { $best }
replay-no-losses = Никто не потерял ничего, в чём мастер был бы уверен.
replay-later = { $count ->
    [one] Ещё { $count } будет позже, и пока об этом не рассказано.
    [few] Ещё { $count } будут позже, и пока о них не рассказано.
   *[many] Ещё { $count } будут позже, и пока о них не рассказано.
}
replay-sums = Потеряно за одно решение, в среднем
replay-sum = { $points } %
replay-sums-about = В процентах победы: чем меньше, тем ближе к мастеру.

replay-branch = Играть отсюда
replay-branch-over = В этот момент игра уже окончена
replay-branch-about = Новый стол, который начинается ровно с этого момента: Час { $hour }, решение { $at }. Те же карты, те же карточки и та же будущая случайность.
replay-branch-seat = Ваше место
replay-branch-bots = За остальных играет
replay-branch-note = Он закрытый и ни на что не влияет. Кто смотрел открытые карты, знает больше, чем знали игроки.
replay-branch-start = Играть
replay-branch-cancel = Отмена

replay-proof = Честно ли розданы карты?
replay-proof-about = Никто не мог выбрать карты: ни игрок, ни сервер. Здесь это можно проверить.
replay-proof-start = Проверить раздачу
replay-proof-busy = Проверяем …
replay-proof-trouble = Сейчас протокол загрузить нельзя. Попробуйте чуть позже.
replay-proof-holds = Всё сходится: карты розданы честно, и игра прошла так, как записано в протоколе.
replay-proof-branch-result = Протокол сходится. Карты взяты из другой игры, поэтому доказывать раздачу здесь нечего.
replay-proof-fails = Что-то не сходится. Сохраните протокол и спросите того, кто держит этот сервер.
replay-proof-holds-sign = сходится
replay-proof-broken-sign = не сходится
replay-proof-note-sign = замечание
replay-proof-chain-title = Потом ничего не меняли
replay-proof-chain = { $lines ->
    [one] В протоколе { $lines } строка. Каждая несёт печать на всём, что было до неё, и все печати сходятся: ни одну строку не изменили, не убрали, не добавили и не переставили.
    [few] В протоколе { $lines } строки. Каждая несёт печать на всём, что было до неё, и все печати сходятся: ни одну строку не изменили, не убрали, не добавили и не переставили.
   *[many] В протоколе { $lines } строк. Каждая несёт печать на всём, что было до неё, и все печати сходятся: ни одну строку не изменили, не убрали, не добавили и не переставили.
}
replay-proof-chain-broken = Печать строки { $line } не сходится: там что-то изменили.
replay-proof-bound-title = Сервер не мог передумать
replay-proof-bound = Прежде чем кто-то сел за стол, сервер запер секретное число и показал его отпечаток. Теперь число открыто, и отпечаток у него именно тот.
replay-proof-bound-broken = У секретного числа другой отпечаток, не тот, что показали до игры.
replay-proof-mixed-title = Тасовали все
replay-proof-mixed = { $players ->
    [one] После этого { $players } игрок добавил своё число. Колоду перетасовали секрет и это число вместе: никто не знал числа другого.
    [few] После этого { $players } игрока добавили по своему числу. Колоду перетасовали секрет и все эти числа вместе: никто не мог знать итога раньше последнего.
   *[many] После этого { $players } игроков добавили по своему числу. Колоду перетасовали секрет и все эти числа вместе: никто не мог знать итога раньше последнего.
}
replay-proof-mixed-broken = Карты розданы не по секрету и числам игроков.
replay-proof-bots-title = Здесь сидели только боты
replay-proof-bots = Никто из людей не добавил числа, так что раздача принадлежит одному серверу.
replay-proof-branch-title = Эту игру продолжили
replay-proof-branch = Она началась с момента { $at } игры { $table } и взяла её карты. Этот протокол ничего не говорит о раздаче; смотрите протокол той игры.
replay-proof-yours-title = Ваше число тоже здесь
replay-proof-yours = Этот браузер сохранил число, которое добавил за вас, и отпечаток, который ему показали. Оба есть в протоколе: это тот самый стол, за которым вы сидели.
replay-proof-yours-broken = Числа, которое добавил этот браузер, в протоколе нет. Это не тот стол, за которым вы сидели.
replay-proof-played-title = Играли по правилам
replay-proof-played = { $decisions ->
    [one] Сервер сыграл игру заново: { $decisions } решение было разрешено и ведёт к тому концу, который назван в протоколе. Отменено, как позволяют правила: { $takeBacks }.
    [few] Сервер сыграл игру заново: все { $decisions } решения были разрешены и ведут к тому концу, который назван в протоколе. Отменено, как позволяют правила: { $takeBacks }.
   *[many] Сервер сыграл игру заново: все { $decisions } решений были разрешены и ведут к тому концу, который назван в протоколе. Отменено, как позволяют правила: { $takeBacks }.
}
replay-proof-played-broken = Строка { $line } протокола не следует из предыдущих ({ $clause }): { $message }
replay-proof-own = Печати, отпечаток и тасовку вычислил ваш собственный браузер.
replay-proof-not-own = Ваш браузер может вычислить это только по зашифрованному соединению; здесь сервер проверил собственный протокол. Скачайте его и проверьте любой программой.
replay-proof-limits = Чего это не доказывает: что никто не подглядывал в чужие карты и что сервер никому ничего не шепнул.
replay-proof-sum = Последняя печать. Протоколы с одинаковой печатью одинаковы:
replay-files = Взять с собой
