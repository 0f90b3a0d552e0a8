# Why a table refuses a command.

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
table-not-invited = Этот стол закрытый. Войти можно по ссылке-приглашению.
table-bad-link = Эта ссылка больше не действует: место занято или возвращено, либо ссылка отменена. Попросите новую.
table-begun = Игра уже началась.
table-not-begun = Игра ещё не началась.
table-over = Игра окончена.
table-not-over = Игра ещё не окончена.
table-rated = Ботам сервера нельзя играть за рейтинговым столом.
table-nonce-given = Ваш вклад в перемешивание уже внесён.
table-substituted = За вас играет бот: сначала верните себе место.
table-not-substituted = За вас бот не играет.
table-nothing-to-take-back = Вам нечего отменять.
table-sealed = Нельзя отменить ставку и то, что уже открыто или решено случаем.
table-bad-text = В сообщении должно быть от 1 до 500 печатных символов.
table-rematch-exists = Реванш уже создан.
table-id-reused = Этот номер уже использован для другой команды. Выберите новый.
table-not-absent = Бот может играть только за того, чьего решения все ждут, и лишь после трёх минут без связи.
table-has-clock = За этим столом идут часы: бот вступит в игру, когда время выйдет.
table-vote-just-ended = Голосование только что не прошло. Следующее можно начать через минуту.
table-out-of-game = Голосовать могут только те, кто ещё в игре.
table-not-your-seat = Это может сделать только владелец места.
table-too-many-undos = Вы отменили слишком много решений. Примите решение окончательно, и игра продолжится.
table-too-much-chat = Вы достигли предела сообщений за этим столом.
table-too-many-seat-changes = Вы слишком часто меняли места за этим столом.
table-too-many-bot-tables = Достигнут предел одновременных игр между ботами. Подождите, пока одна из них закончится.

# The server cannot write to its database: a command was not saved, or the game waits.
table-not-saved = Сервер не смог это сохранить. Ничего не изменилось; повторите попытку чуть позже.
table-stalled = Сервер сейчас не может сохранить партию. Она продолжится сама, как только это станет возможно.

# What players can say in every language.

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
