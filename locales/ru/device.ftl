# Games on this device, played without a server; and the page as an installed app.

device-here = Играть на этом устройстве
device-away = Сервер недоступен. Всё равно можно играть: партия останется на этом устройстве.
device-games = На этом устройстве
device-no-games = На этом устройстве пока нет партий.
device-following = Вы играете эту партию в другой вкладке. Здесь можно только смотреть.
device-take = Играть здесь
device-not-saved = Устройство не смогло сохранить ваше решение, поэтому ничего не изменилось. Освободите место и попробуйте ещё раз.
device-stalled = Устройство не может сохранить партию: хранилище заполнено или закрыто для этой страницы. Освободите место, и партия продолжится.

## Why a game on this device can't be played, opened or saved

device-trouble-full = Хранилище этого устройства заполнено. Освободите место и попробуйте ещё раз.
device-trouble-refused = Браузер не разрешает этой странице сохранять партии. Разрешите это или выйдите из приватного режима и попробуйте ещё раз.
device-trouble-newer = Партии здесь хранит более новая версия страницы. Перезагрузите страницу.
device-trouble-no-engine = Ваш браузер не может играть без сервера: он не выполняет WebAssembly или не смог загрузить игру. Столы на сервере работают.
device-trouble-engine-failed = Игра неожиданно остановилась. Все решения сохранены: перезагрузите страницу.
device-trouble-other-tab = Вы играете эту партию в другой вкладке. Продолжайте там или закройте её.
device-trouble-damaged = Эта партия повреждена: чего-то не хватает или что-то изменено. Открыть её нельзя.
device-trouble-newer-format = Эту партию сохранила более новая версия Armonium. Перезагрузите страницу, чтобы её получить.
device-trouble-other-rules = Эта партия сыграна по другой версии правил, поэтому открыть её здесь нельзя.
device-trouble-missing-pack = Нет поля этой партии, поэтому открыть её нельзя.
device-trouble-no-table-file = Это не файл партии.
device-trouble-table-differs = Эта партия уже есть на этом устройстве, но здесь она пошла иначе. Чтобы открыть файл, сначала удалите её.
device-trouble-too-long = Этот файл слишком велик для партии.

## Game files

device-file-save = Сохранить партию в файл
device-file-share = Поделиться партией
device-file-link = Скопировать партию как ссылку
device-file-copied = Ссылка скопирована
device-file-secret = В ней видны карты всех игроков.
device-open = Открыть партию
device-open-about = Выберите файл партии, которую вы сохранили или получили. Партия добавится на это устройство.
device-open-choose = Выбрать файл
device-open-busy = Партия открывается…
device-open-link = В этой ссылке — партия. Она добавится на это устройство.
device-delete = Удалить эту партию: { $game }
device-delete-question = Удалить эту партию?
device-delete-about = Она удалится с этого устройства навсегда. Сохранённый файл останется.
device-delete-stay = Оставить
device-delete-go = Удалить

## A new version of the page

update-ready = Готова новая версия.
update-reload = Перезагрузить
update-later = Позже
