# The words of the lessons. Everything that begins with “lesson-” belongs to a chapter: what is asked at a step, and, with
# “-no”, why something else is not what the step is about.

# The list of chapters.
learn-title = Aprende a jugar
learn-about = Diez capítulos breves en una mesa de verdad. Tú juegas, los demás siguen un guion, y nada puede salir mal: un error se explica y no cuenta.
learn-chapters = Capítulos
# Variables: $minutes
learn-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
learn-done = hecho
# Variables: $step, $steps
learn-at = paso { $step } de { $steps }
learn-begin = Empezar
learn-resume = Continuar
learn-repeat = Repetir
# Variables: $done, $chapters
learn-progress = Capítulos hechos: { $done } de { $chapters }
learn-all-done = Ya conoces el juego. Ahora juégalo.
learn-all-done-about = Tres bots te esperan, y unas sugerencias discretas te acompañan en tus primeras partidas.
learn-play = Volver al inicio
learn-forget = Reiniciar mi progreso

# Beside the table.
learn-coach = Tu guía
# Variables: $step, $steps
learn-step = Paso { $step } de { $steps }
learn-go-on = Continuar
# Asks the guide to point at what is to be found.
learn-show = Muéstrame
learn-leave = Salir
learn-again = Reiniciar
# Variables: $clause
learn-rule = La regla: { $clause }
learn-loading = Preparando la mesa…
learn-trouble = No se puede acceder al servidor. Tu progreso está a salvo; prueba otra vez.
learn-retry = Reintentar

# At the end of a chapter. Variables: $number
learn-end = Capítulo { $number } terminado
learn-next = Capítulo siguiente
learn-look = Mirar la mesa
learn-list = Todos los capítulos

lesson-read-first = Primero lee esto y pulsa «Continuar». Después te toca a ti.

lesson-goal = Qué estamos buscando
lesson-goal-about = El final de una partida, para saber adónde lleva todo
lesson-goal-learnt = Un Héroe gana si lleva al Elegido hasta el Órgano en un último turno, con las 15 Páginas de Música escritas. Antes hay que averiguar quién es el Elegido y dónde está el Órgano. Once Horas, y después llega el Ragnarök.
lesson-goal-night = Turín, una noche de invierno. En algún lugar de la ciudad hay un Órgano capaz de aplazar el fin del mundo. En esta partida ya apareció: en Via Po.
lesson-goal-chosen = Ocho personas recorren estas calles, y solo una sabe tocar el Órgano: el Elegido. Las miniaturas no son de nadie; cualquiera puede mover a cualquiera. Has averiguado que es Lewis, has declarado victoria, y tus 15 Páginas de Música están escritas.
lesson-goal-walk = Solo falta llegar. Pulsa Via Po en el mapa, donde está el Órgano, y luego «Ir»: Lewis llega por Piazza Vittorio.
lesson-goal-walk-no = Ese camino se aleja del Órgano, y solo tienes este turno: si declaras y no llegas, quedas fuera de la partida.
lesson-goal-walk-no-stop = Todavía no. Si el turno acaba antes de que Lewis esté en el Órgano, la declaración fracasa y quedas fuera.
lesson-goal-walk-no-card = Una buena carta, pero ahora no hace falta. Bastan dos pasos: pulsa Via Po.

lesson-gears = Los engranajes
lesson-gears-about = Tres ruedas que deciden qué puede hacer un turno
lesson-gears-learnt = En cada turno giras los engranajes 1, 2 o 3 dientes, a 1 Punto de Tiempo cada uno. Van engranados y se mueven juntos: la máquina que funciona, los pasos que puedes dar y la acción final. Quien juega antes que tú también los mueve.
lesson-gears-look = Un turno sigue siempre el mismo orden: elegir un personaje, usar su habilidad, girar los engranajes, mover, actuar. Has elegido a Vikström. Mira los tres engranajes: qué máquina funciona, cuántos pasos puedes dar, qué acción cierra el turno. Van engranados: si gira uno, giran los tres.
lesson-gears-turn = Un Héroe necesita 15 Páginas de Música, y Componer escribe una. Busca la opción que muestra Componer y gira los engranajes. Cada diente cuesta 1 Punto de Tiempo.
lesson-gears-turn-no = Guarda las cartas para después. Ahora gira los engranajes.
lesson-gears-turn-no-one = Un diente cuesta menos, pero muestra Buscar: una placa, ninguna página. Queremos Componer.
lesson-gears-turn-no-three = Tres dientes pasan de Componer, llegan a Mover Pista y cuestan 1 Punto de Tiempo más.
lesson-gears-stay = Ahí está Componer. Antes de la acción puedes moverte; verás cómo en el próximo capítulo. Esta vez quédate: pulsa «Parar aquí», y la acción viene sola.
lesson-gears-stay-no = Podrías, pero los pasos cuestan Tiempo y Vikström no tiene nada que buscar allí. Esta vez quédate donde estás.
lesson-gears-stay-no-card = Se puede jugar una Carta de Poder por turno, y cada una solo una vez en la partida. Guárdalas; para aquí.
lesson-gears-end = Ya hay una página escrita: mira tu Música. Los engranajes se quedan como los dejas para quien sigue. Termina tu turno.
lesson-gears-end-no = Una Carta de Poder jugada sale del juego. Aquí todavía no vale la pena: termina tu turno.

lesson-moving = Moverse
lesson-moving-about = A pie y en tren por Turín
lesson-moving-learnt = Caminar cuesta 1 Punto de Tiempo por paso, hasta el número que muestra el engranaje. Una vez por turno, la máquina que funciona te lleva gratis, antes, durante o después de los pasos: tres máquinas van de estación en estación, y el Taxi a Vapor da hasta 3 pasos desde cualquier espacio. No se puede atravesar una miniatura.
lesson-moving-walk = Johnsson quiere ir al norte, a Borgo Aurora. El engranaje permite 3 pasos, y el Tren de Vapor une las estaciones amarillas. Camina primero hasta la estación de Porta Nuova: púlsala y luego «Ir».
lesson-moving-walk-no = Desde ahí ya no bastan 3 pasos: 2 hasta Porta Nuova y 1 después del viaje. Ve directo a la estación.
lesson-moving-walk-no-stop = Si paras aquí, el movimiento termina y empieza la acción. Camina primero hasta Porta Nuova.
lesson-moving-walk-no-card = La carta «Viaje libre» también serviría, pero el engranaje te da el tren gratis. Guarda la carta.
lesson-moving-ride = ¡Al tren! De una estación amarilla a cualquier otra, gratis. Pulsa Porta Milano, al norte.
lesson-moving-ride-no = Todavía no: el tren espera, y es gratis. Pulsa Porta Milano.
lesson-moving-ride-no-line = Una estación amarilla, pero no la buena: solo desde Porta Milano queda Borgo Aurora a un paso.
lesson-moving-ride-no-step = A pie está demasiado lejos. Toma el tren: pulsa Porta Milano.
lesson-moving-last = Queda un paso. Cruza el puente hasta Borgo Aurora.
lesson-moving-last-no = No es ahí adonde quiere ir Johnsson. Borgo Aurora está al otro lado del puente, al este.
lesson-moving-last-no-stop = Aún te queda un paso, y Borgo Aurora está al lado.
lesson-moving-stop = Ya está. Tres pasos nunca te habrían traído hasta aquí; el tren sí. Termina el movimiento.
lesson-moving-stop-no = El movimiento ha terminado; guarda las cartas y pulsa «Parar aquí».
lesson-moving-taxi = Otro turno, y la cuarta máquina: el engranaje muestra el Taxi a Vapor. No necesita estación: desde cualquier espacio da hasta 3 pasos seguidos, gratis. A Lewis no le quedan pasos y está al otro lado del Po. Pulsa Mole Antonelliana y luego «Ir»: el Taxi cruza el puente.
lesson-moving-taxi-no = Así el Taxi no llega: da 3 pasos seguidos y ni uno más. La Mole Antonelliana está exactamente a 3, por Piazza Vittorio y Via Po.
lesson-moving-taxi-no-stop = Todavía no: el Taxi espera y es gratis. Pulsa Mole Antonelliana.
lesson-moving-taxi-no-card = La carta «Viaje libre» también puede llamar a un Taxi, pero el engranaje ya muestra uno. Guarda la carta.

lesson-clues = Las Pistas
lesson-clues-about = Ponlas en tu camino, recógelas, gástalas
lesson-clues-learnt = Antes de los turnos, desde la posición II, cada cual coloca una Pista en un edificio vacío. Quien pasa por una Pista se la lleva. Gasta Pistas en Investigar, Buscar o Componer: cada una vale una carta, una placa o una página más.
lesson-clues-place = En esta Hora estás en la posición II, así que colocas una Pista en un edificio vacío. Ponla por donde vas a pasar: Lilja está en Palazzo Reale, elige Piazza Castello, a su lado.
lesson-clues-place-no = Ahí puede haber una Pista, pero la pondrías para otra persona. Piazza Castello está al lado de Lilja.
lesson-clues-choose = { $first } ya ha jugado. Ahora tú: elige a Lilja. Toma 2 Placas de Búsqueda, y las dos Pistas están en su camino.
lesson-clues-choose-no = Puedes elegir a cualquiera que siga libre, pero nadie está tan cerca de las dos Pistas como Lilja.
lesson-clues-choose-no-card = Las cartas pueden esperar. Primero elige a Lilja.
lesson-clues-turn = Dos placas nuevas: de eso hablaremos después. Gira los engranajes 1 diente: 2 pasos y Componer, justo lo que conviene con dos Pistas.
lesson-clues-turn-no = Primero los engranajes. Un diente muestra Componer.
lesson-clues-turn-no-far = Eso pasa de Componer y cuesta más. Basta un diente.
lesson-clues-walk = Dos Pistas seguidas. Pulsa Teatro Regio: al pasar por Piazza Castello recoges la primera, y allí la segunda.
lesson-clues-walk-no = Así perderías una Pista. Teatro Regio, por Piazza Castello: dos pasos, dos Pistas.
lesson-clues-walk-no-stop = No pares todavía: las Pistas solo se toman al pasar por ellas.
lesson-clues-stop = Ya tienes las dos Pistas. Para aquí, y empieza Componer.
lesson-clues-stop-no = No quedan pasos. Para aquí; Componer espera.
lesson-clues-compose = Componer escribe 1 página; cada Pista gastada escribe 1 más. Pon el número en 2 y escribe 3 páginas de una vez.
lesson-clues-compose-no = También vale, pero las Pistas están para gastarlas, y aquí cada una vale una página. Gasta las dos.

lesson-auction = La subasta
lesson-auction-about = Cuánto vale una posición y cuándo soltarla
lesson-auction-learnt = Cada Hora se subastan por Tiempo las posiciones del orden. El primero juega antes y no coloca Pista; el último puede colocar una Placa de Locación; el Evento favorece algunas posiciones. El Tiempo es tu vida: con 0 quedas fuera. Ofrece lo que la posición vale para ti, y no más.
lesson-auction-open = Una nueva Hora: ¿quién juega cuándo? El Evento da 2 Puntos de Tiempo a la posición II. Abres tú: saca a subasta la posición II.
lesson-auction-open-no = Esa también podría subastarse, pero en esta Hora el regalo del Evento está en la II.
lesson-auction-bid = Ahora la primera oferta. Puede ser 0, y si todos los demás pasan, pagas solo eso. Empieza con 0.
lesson-auction-bid-no = Todavía no tienes a nadie en contra. Empieza con 0; siempre podrás subir.
lesson-auction-raise = { $first } ofrece 1. La posición da 2 Puntos de Tiempo, así que a 2 sigue sin costarte nada. Sube a 2.
lesson-auction-raise-no = Más de 2 es más de lo que da el regalo. Por ahora sube a 2 justos.
lesson-auction-raise-no-pass = Demasiado pronto: a 2 la posición se paga sola. Sube una vez.
lesson-auction-pass = { $first } la quiere de verdad y ofrece 4: 2 más que el regalo. Déjala ir: pasa.
lesson-auction-pass-no = Cada Punto de Tiempo ofrecido es un paso menos. ¿Cinco por un regalo de dos? Pasa.
lesson-auction-again = { $first } paga 4 y se queda con la posición II. Tú aún no tienes ninguna y abres otra vez. Toma la primera: eliges personaje antes que nadie y no colocas Pista.
lesson-auction-again-no = Una posición, pero no la que queremos: la primera elige antes entre los personajes.
lesson-auction-first = Esta vale algo para ti. Ofrece 1.
lesson-auction-first-no = No hace falta asustar a nadie. Ofrece 1 y mira quién te sigue.
lesson-auction-first-no-nothing = Podrías empezar otra vez con 0. Esta vez demuestra que va en serio: ofrece 1.
lesson-auction-win = { $second } ofrece 2. Elegir antes vale uno más: ofrece 3.
lesson-auction-win-no = Con uno más basta; no hace falta subir tanto.
lesson-auction-win-no-pass = Tendrías una posición posterior por menos, pero en esta Hora queremos la primera. Ofrece 3.

lesson-notebook = Investigar y el cuaderno
lesson-notebook-about = Quién tiene qué carta, y quién queda
lesson-notebook-learnt = Una carta se apartó: el Elegido. Cada cual tiene un personaje secreto, y el resto está entre los Desconocidos. Mira manos y Desconocidos: quien esté ahí no es el Elegido. El cuaderno lo anota todo y saca las conclusiones.
lesson-notebook-grid = Este es tu cuaderno. Ocho personajes, ocho cartas: una en cada mano, tres entre los Desconocidos, y una es el Elegido. Tu carta es Lilja, así que no es ella. Quedan siete.
lesson-notebook-look = El engranaje muestra Investigar: examina cartas de una mano, una gratis y una más por cada Pista. A { $second } solo le quedan dos cartas. Pon las Pistas en 1 y examina las dos.
lesson-notebook-look-no = Esa mano tiene más cartas, casi todas de Poder, y solo verías algunas. A { $second } le quedan solo dos.
lesson-notebook-look-no-one = Una de las dos puede ser la Carta de Poder. Gasta tu Pista y mira las dos.
lesson-notebook-look-no-deck = Los Desconocidos merecen una mirada, pero son tres. Con una Pista, dos cartas de { $second } te lo dicen todo de esa mano.
lesson-notebook-seen = ¡Vidal! Así que { $second } tiene a Vidal, y Vidal no es el Elegido. Solo tú y esa persona lo saben; los demás vieron cuántas cartas, no cuáles. El cuaderno ha tachado lo que se deduce.
lesson-notebook-card = Ahora una Carta de Poder. Tienes cuatro, una de cada tipo: se juega una por turno, y cada una solo una vez por partida. Juega «Tres miradas».
lesson-notebook-card-no = Una buena carta, pero ahora buscamos nombres. Juega «Tres miradas».
lesson-notebook-card-no-end = Espera: después de la acción aún se puede jugar una carta. Juega «Tres miradas».
lesson-notebook-deck = Tres cartas de una mano, o los Desconocidos. Son justo tres: examina los Desconocidos y los conocerás a todos.
lesson-notebook-deck-no = Una mano más grande te dejaría con la duda. Los Desconocidos son tres, y los ves todos.
lesson-notebook-names = Johnsson, Pålsson y Vikström están entre los Desconocidos: ninguno es el Elegido. Quedan tres nombres, y dos están en las manos que no has visto.
lesson-notebook-end = Una mirada más y lo sabrás. Termina tu turno; las cartas se mezclan otra vez, el cuaderno recuerda.
lesson-notebook-end-no = El límite es una carta por turno. Termina el turno.

lesson-organ = Placas, brújula y Órgano
lesson-organ-about = Cómo la ciudad entrega su secreto
lesson-organ-learnt = Buscar da placas. Las de Objeto se juegan, una por turno; las de Locación cierran el cerco en torno al Órgano. Al final de cada Hora, la última posición puede colocar una: 1 Pista y 2 Puntos de Tiempo. Quien coloca la cuarta pone el Órgano en el mapa.
lesson-organ-research = El engranaje muestra Buscar. Una placa gratis y una más por cada Pista: gasta la tuya y toma 2.
lesson-organ-research-no = Estás buscando algo. Gasta la Pista y toma dos.
lesson-organ-item = ¡El Tempio Valdese, una Placa de Locación! Enseguida hablamos de ella. La otra es de Objeto: 1 Punto de Tiempo. Se puede jugar una por turno: púlsala en tu mano.
lesson-organ-item-no = Guarda tus Cartas de Poder. Juega la placa que da 1 Punto de Tiempo.
lesson-organ-item-no-end = Todavía no: en este turno aún puedes jugar una Placa de Objeto. Da 1 Punto de Tiempo.
lesson-organ-end = Un regalo pequeño, pero el Tiempo es Tiempo. Termina tu turno: en esta Hora tienes la última posición, y esa puede colocar una Placa de Locación.
lesson-organ-end-no = Guarda eso para después. Ahora termina tu turno.
lesson-organ-compass = La brújula. Un edificio en el oeste significa que el Órgano está más al este; en el norte, más al sur, etc. Hay tres placas: el Órgano está al este del Museo, al sur del Obelisco y al oeste de la Mole. Lo que excluyen está en la niebla. El sur sigue libre.
lesson-organ-place = Coloca el Tempio Valdese en el sur: el Órgano quedará más al norte. Pulsa la placa y luego el lado. Da 1 Pista y 2 Puntos de Tiempo y, como cuarta placa, revela el Órgano mismo.
lesson-organ-place-no = No es esa placa: toma el Tempio Valdese.
lesson-organ-place-no-decline = Puedes renunciar, pero colocar una placa da 1 Pista y 2 Puntos de Tiempo, y quien coloca la cuarta elige dónde está el Órgano.
lesson-organ-place-no-organ = Con tres placas colocadas, una placa con el símbolo del Órgano también lo encuentra. Pero la cuarta Placa de Locación da además una Pista y 2 Puntos de Tiempo. Guarda la otra.
lesson-organ-organ = La luz muestra dónde puede estar el Órgano. Tú decides. Si sospechas de Snowy, que está en el Imbarcadero, al sur, elige Piazza Carlina: es lo más cercano.
lesson-organ-organ-no = Podría estar ahí, pero el camino desde el Imbarcadero sería más largo. Piazza Carlina es lo más cercano a Snowy.

lesson-people = Los ocho personajes
lesson-people-about = Qué puede hacer cada uno por ti
lesson-people-learnt = Eliges un personaje y su habilidad va primero: Johnsson escribe 2 páginas, Lilja toma 2 placas, Pålsson copia la habilidad de otro por 2 Puntos de Tiempo, Vikström da 3 Puntos de Tiempo, Lewis mira 2 cartas, Vidal realiza una acción a elegir, Koleberg pone una Pista en un Edificio Místico, Snowy da 3 pasos gratis. Cada uno solo puede elegirse una vez por Hora.
lesson-people-eight = Elijas a quien elijas, su habilidad va primero, antes de engranajes, movimiento y acción. Has visto a Lilja tomar 2 placas; Johnsson escribe 2 páginas y Snowy da hasta 3 pasos gratis. Aquí están los otros cinco, una escena para cada uno.
lesson-people-vikstrom = Te quedan 9 Puntos de Tiempo, y cada oferta, diente y paso cuesta algo. Elige a Vikström: ganas 3 Puntos de Tiempo.
lesson-people-vikstrom-no = Buena habilidad, pero lo que te falta es Tiempo. Solo Vikström da 3 Puntos de Tiempo.
lesson-people-vikstrom-no-card = Guarda tus Cartas de Poder. Primero elige a Vikström.
lesson-people-koleberg = Otro turno. Necesitas Pistas, y no hay ninguna en el mapa. Elige a Koleberg: trae una de la reserva.
lesson-people-koleberg-no = Así no consigues una Pista. Elige a Koleberg.
lesson-people-koleberg-no-card = Guarda tus Cartas de Poder. Primero elige a Koleberg.
lesson-people-mystic = Koleberg pone una Pista en un Edificio Místico vacío. Elige uno al que pueda llegar en este turno: el Obelisco está a dos pasos de él.
lesson-people-mystic-no = Allí puede haber una Pista, pero Koleberg no llega en este turno y la recogería otra persona. El Obelisco está cerca de él.
lesson-people-vidal = Otro turno. Los engranajes no pueden mostrar Componer ahora, pero a Vidal no le hacen falta. Elige a Vidal.
lesson-people-vidal-no = Esta vez no. Vidal realiza una de las cuatro acciones, muestren lo que muestren los engranajes.
lesson-people-vidal-no-card = Guarda tus Cartas de Poder. Primero elige a Vidal.
lesson-people-favour = Investigar, Buscar, Componer o Mover Pista: una de ellas, gratis y sin Pistas. Elige Componer: 1 página.
lesson-people-favour-no = Se puede, pero queremos una página. Elige Componer.
lesson-people-lewis = Otro turno, y falta un nombre. Elige a Lewis: mira 2 cartas de una mano o de los Desconocidos.
lesson-people-lewis-no = Así no averiguas ningún nombre. Elige a Lewis.
lesson-people-lewis-no-card = Guarda tus Cartas de Poder. Primero elige a Lewis.
lesson-people-look = Dos cartas, un solo objetivo. A { $second } le quedan exactamente dos cartas: míralas y conocerás esa mano.
lesson-people-look-no = Esa mano tiene más cartas y solo verías dos. A { $second } solo le quedan dos.
lesson-people-look-no-deck = Entre los Desconocidos hay tres cartas y solo verías dos. A { $second } le quedan exactamente dos.
lesson-people-palsson = La última escena. A todos los demás se los puede copiar: Pålsson paga 2 Puntos de Tiempo y usa la habilidad de cualquier otro personaje, aunque ya lo hayan elegido o esté bloqueado. Elige a Pålsson.
lesson-people-palsson-no = Otro día. Elige a Pålsson para ver a quién puede copiar.
lesson-people-palsson-no-card = Guarda tus Cartas de Poder. Primero elige a Pålsson.
lesson-people-name = ¿La habilidad de quién? Quieres Páginas de Música, cuantas más mejor. Encuentra al personaje que las escribe.
lesson-people-name-no = Esa habilidad da otra cosa. ¿Quién escribe 2 páginas?

lesson-wolf = La Hora V y Fenrir
lesson-wolf-about = Alguien de la mesa ya no es Héroe
lesson-wolf-learnt = Desde la Hora V, un jugador es Fenrir en secreto. Necesita 12 páginas y dos Marcas del Lobo; nombra al Elegido y lleva hasta él a su propio personaje; el Órgano no importa. Los demás deben fijarse en quién reúne qué y no esperar demasiado.
lesson-wolf-discard = Termina la Hora IV. Puedes quedarte con tres placas, así que una debe irse. Dos de las tuyas llevan una Marca del Lobo. No las sueltes: nadie sabe aún a quién le harán falta.
lesson-wolf-discard-no = Esa placa lleva una Marca del Lobo. Enseguida se reparten los roles, y Fenrir necesita dos. Descarta otra.
lesson-wolf-role = Eres Fenrir. Nadie más lo sabe, y nadie puede encontrar esta carta. Ya no puedes ganar como Héroe: necesitas 12 páginas, no 15, y dos Marcas del Lobo, que has guardado. Después nombras al Elegido y llevas a Lilja, tu propio personaje, hasta él.
lesson-wolf-open = Tienes 9 páginas; faltan 3. En esta Hora, gracias al Evento, Johnsson da 1 página y 1 Pista, y su habilidad, 2 páginas más. Lo quieres antes de que alguien lo tome: saca a subasta la posición I.
lesson-wolf-open-no = Más tarde, Johnsson podría estar ya elegido. El Lobo quiere ir primero.
lesson-wolf-bid = Que no se note la prisa. Ofrece 2 como mucho.
lesson-wolf-bid-no = Una oferta así por la posición I les haría sospechar. Dos como mucho.
lesson-wolf-choose = Es tuya, y es tu turno. Elige a Johnsson y tendrás tus 12 páginas.
lesson-wolf-choose-no = Un personaje útil, otro día. Hoy Johnsson da 3 páginas.
lesson-wolf-choose-no-declare = Tienes las Marcas, pero no las páginas, y no sabes el nombre. Si declaras y te equivocas de nombre, quedas fuera al instante.
lesson-wolf-choose-no-card = Johnsson da las páginas gratis. Guarda la carta para la noche en que la necesites.
lesson-wolf-choose-no-item = Podrías intercambiar a dos personajes, pero primero las páginas. Elige a Johnsson.

lesson-victory = Declarar victoria
lesson-victory-about = Un nombre, 15 páginas, un turno
lesson-victory-learnt = Se declara antes de elegir personaje. Después, en ese mismo turno, el Elegido debe llegar al Órgano con 15 páginas; Fenrir lleva a su propio personaje hasta el Elegido, con 12. Un nombre equivocado o un turno demasiado corto: fuera. Así que primero comprueba y luego atrévete.
lesson-victory-names = Hora VII. Tu cuaderno ha cerrado el círculo: siete personajes están localizados, y solo Snowy puede ser el Elegido. El Órgano está en Piazza Carlina. Eres un Héroe y tienes 12 páginas.
lesson-victory-music = Faltan tres páginas, y tienes una carta justo para eso. Las cartas se pueden jugar antes de declarar: juega «Tres páginas».
lesson-victory-music-no = Sería tu única carta de este turno, y las páginas seguirían faltando. Juega «Tres páginas».
lesson-victory-music-no-declare = Casi. Podrías declarar ahora y escribir las páginas después, pero si las olvidas quedas fuera. Primero las páginas: juega «Tres páginas».
lesson-victory-music-no-choose = Si eliges un personaje ahora, ya no puedes declarar en este turno. Primero juega «Tres páginas».
lesson-victory-declare = Quince. Pulsa «Declarar victoria», mira la lista, nombra a Snowy y mantén pulsado el botón. No hay vuelta atrás.
lesson-victory-declare-no = Si eliges un personaje, ya no puedes declarar en este turno. Todo está listo: declara.
lesson-victory-declare-no-name = Tu cuaderno sabe dónde está esa carta: no es el Elegido. Un nombre equivocado y quedas fuera.
lesson-victory-choose = ¡Correcto! La carta se descubre para todos. Ahora debes elegir a Snowy, el Elegido, aunque ya se hubiera usado o bloqueado en esta Hora.
lesson-victory-choose-no = Has declarado, así que debes elegir a Snowy, el Elegido.
lesson-victory-walk = La habilidad de Snowy: hasta 3 pasos gratis. Tras una declaración puedes incluso atravesar a los demás y entrar en el Órgano. Pulsa Piazza Carlina y luego «Ir».
lesson-victory-walk-no = ¿Lejos del Órgano? Los pasos son pocos. Piazza Carlina está justo delante.
lesson-victory-walk-no-stop = No pares: el Órgano está a dos pasos.
