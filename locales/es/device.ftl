# Games on this device, played without a server; and the page as an installed app.

device-here = Jugar en este dispositivo
device-away = No se puede acceder al servidor. Puedes jugar de todos modos: la partida se queda en este dispositivo.
device-games = En este dispositivo
device-no-games = Aún no hay partidas en este dispositivo.
device-following = Estás jugando esta partida en otra pestaña. Aquí solo puedes mirar.
device-take = Jugar aquí
device-not-saved = El dispositivo no ha podido guardar tu decisión: no ha cambiado nada. Libera espacio y prueba otra vez.
device-stalled = El dispositivo no puede guardar la partida: el almacenamiento está lleno o cerrado para esta página. Libera espacio y la partida continúa.

## Why a game on this device can't be played, opened or saved

device-trouble-full = El almacenamiento de este dispositivo está lleno. Libera espacio y prueba otra vez.
device-trouble-refused = Tu navegador no permite que esta página guarde partidas. Permítelo, o sal de la navegación privada, y prueba otra vez.
device-trouble-newer = Una versión más reciente de la página guarda aquí sus partidas. Recarga la página.
device-trouble-no-engine = Tu navegador no puede jugar sin servidor: no ejecuta WebAssembly o no ha podido cargar el juego. Las mesas de un servidor funcionan.
device-trouble-engine-failed = El juego se ha detenido de forma inesperada. Todas las decisiones están guardadas: recarga la página.
device-trouble-other-tab = Estás jugando esta partida en otra pestaña. Continúa allí o ciérrala.
device-trouble-damaged = Esta partida está dañada: falta algo o se ha modificado. No se puede abrir.
device-trouble-newer-format = Esta partida la guardó una versión más reciente de Armonium. Recarga la página para obtenerla.
device-trouble-other-rules = Esta partida sigue otra versión de las reglas, así que no se puede abrir aquí.
device-trouble-missing-pack = Falta el tablero de esta partida, así que no se puede abrir.
device-trouble-no-table-file = Este archivo no es de una partida.
device-trouble-table-differs = Esta partida ya está en este dispositivo, pero aquí siguió de otra manera. Para abrir el archivo, bórrala primero.
device-trouble-too-long = Este archivo es demasiado largo para una partida.

## Game files

device-file-save = Guardar la partida en un archivo
device-file-share = Compartir la partida
device-file-link = Copiar la partida como enlace
device-file-copied = Enlace copiado
device-file-secret = Contiene las cartas de todos.
device-open = Abrir una partida
device-open-about = Elige el archivo de una partida que hayas guardado o recibido. La partida se añade a este dispositivo.
device-open-choose = Elegir un archivo
device-open-busy = Abriendo la partida…
device-open-link = Este enlace contiene una partida. Se añadirá a este dispositivo.
device-delete = Borrar esta partida: { $game }
device-delete-question = ¿Borrar esta partida?
device-delete-about = Se borra para siempre de este dispositivo. Un archivo que hayas guardado se queda.
device-delete-stay = Conservarla
device-delete-go = Borrar

## A new version of the page

update-ready = Hay una nueva versión lista.
update-reload = Recargar
update-later = Más tarde
