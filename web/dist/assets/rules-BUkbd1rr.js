var e=`# Las reglas de 011

Torino, en el undécimo año de un siglo XIX que nunca existió. En algún lugar de la ciudad se alza un órgano capaz de
aplazar el fin del mundo; de entre ocho personas, una sabe tocarlo; y el Lobo está despertando. Quedan once Horas.

Estas son las reglas completas, con nuestras propias palabras. Toda regla que se le pueda exigir a un programa lleva un
número, para que una prueba, un mensaje o una discusión en la mesa puedan señalarla. Donde los reglamentos impresos
callan o se contradicen, decide una resolución; los enlaces llevan a [rulings.md](rulings.md), donde están sus razones.

**Cómo se gana, en pocas palabras.** Como *Héroe*, averiguas quién es el Elegido, escribes las 15 páginas de la Armonía
del Cosmos, ayudas a localizar el Órgano y, en un último turno, llevas al Elegido hasta él. A partir de la Hora V,
alguien es *Fenrir* en secreto: necesita 12 páginas y dos Marcas del Lobo, y gana si lleva su propio Personaje hasta el
Elegido. Las victorias no se comparten. Si antes llega la medianoche, pierde todo el mundo.

## 1. Componentes

**1.1** Juegan 3, 4, 5 o 6 jugadores; no se puede preparar una partida con ningún otro número.

**1.2** Hay 8 Personajes: Johnsson, Lilja, Pålsson, Vikström, Lewis, Vidal, Koleberg y Snowy. Cada uno tiene una
miniatura en el tablero y una Carta de Personaje. Las miniaturas no son de nadie: sea cual sea la carta que tenga en la
mano, cualquier jugador puede elegir cualquier Personaje.

**1.3** Hay 11 Cartas de Evento, las de la sección 8, una de cada; 4 Cartas de Poder por jugador, una de cada tipo de la
sección 7; y 5 Cartas de Héroe y 1 Carta de Fenrir, que en conjunto se llaman cartas de rol.

**1.4** Para cada jugador, el Tiempo se cuenta de 0 a 45 y las Páginas de Música de 0 a 15. Las páginas que pasen de 15
se pierden. La reserva de Pistas nunca se agota. ([R23](rulings.md#r23))

**1.5** Hay 50 Placas de Búsqueda: Placas de Locación, que muestran uno de los 5 Edificios Místicos, y Placas de Objeto
de los tipos de la sección 9. Entre las Placas de Objeto, cada una de las diez placas de música y las *Piedras de
Fenrir* existen exactamente una vez.

**1.6** El tablero tiene tres clases de espacios: edificios comunes, 5 Edificios Místicos (Mole Antonelliana, Cimitero,
Tempio Valdese, Museo Egizio, Obelisco) y estaciones amarillas, verdes y azules. Ocho edificios comunes distintos llevan
una runa, una por Personaje.

**1.7** Dos espacios son adyacentes si son vecinos en horizontal o en vertical, salvo que el paquete separe ese par, o
si los une un enlace. Los enlaces valen en ambos sentidos y no son ni un espacio ni un paso. Los vecinos en diagonal no
son adyacentes. ([R53](rulings.md#r53), [R72](rulings.md#r72))

**1.8** El Engranaje de Máquina tiene 8 dientes, el Engranaje de Caminata 9 y el Engranaje de Actividad 7. Vale el
diente que está en el indicador: una máquina (Taxi a Vapor, Tren de Vapor, Monorriel, Aeronave), un número de pasos o
una acción (Investigar, Buscar, Componer, Mover Pista).

**1.9** Los engranajes están acoplados: al girar uno cualquiera cierto número de dientes, los tres se mueven otros
tantos. Cada engranaje solo se puede girar en el sentido de su flecha, que el paquete fija como avance o retroceso de
todo el tren de engranajes. Los engranajes vuelven a mostrar lo mismo al cabo de 504 dientes, y no antes.
([R54](rulings.md#r54))

**1.10** Un espacio está *vacío* si en él no hay ningún Personaje, ninguna Pista ni el Órgano. La palabra tiene este
único significado en todas partes. ([R7](rulings.md#r7))

## 2. Preparación

**2.1** El Engranaje de Actividad muestra Mover Pista (el primero de esos dientes, si hay varios); el Engranaje de
Máquina y el Engranaje de Caminata empiezan en un diente al azar. La Aguja de la Hora señala el I.
([R80](rulings.md#r80))

**2.2** Las Placas de Búsqueda se mezclan en una pila boca abajo, y las Cartas de Evento también.

**2.3** Cada Personaje está en el edificio con su runa. El Órgano no está en el mapa, los cuatro Espacios de Locación
(norte, este, sur, oeste) están libres y no hay ninguna Pista en el mapa.

**2.4** Con 4 a 6 jugadores se mezclan las Cartas de Personaje y cada jugador recibe una en secreto. Otra se aparta sin
que nadie la vea: es **el Elegido**. Las restantes (3, 2 o 1 cartas con 4, 5 o 6 jugadores) forman, boca abajo, el mazo
de Personajes Desconocidos.

**2.5** Cada jugador mezcla sus 4 Cartas de Poder y su Carta de Personaje en una sola mano y empieza con 45 Puntos de
Tiempo, 0 Páginas de Música, sin Pistas y sin Placas de Búsqueda.

**2.6** Se sortea un orden inicial. Solo sirve para saber quién abre las subastas de la primera Hora. Los asientos son
fijos durante toda la partida, y «en el sentido de las agujas del reloj» se refiere a ellos.

**2.7** *Tres jugadores:* no hay Fenrir ni cartas de rol. La placa *Piedras de Fenrir* se retira, así que la pila tiene
49 placas; las demás placas con una Marca del Lobo se quedan. ([R28](rulings.md#r28))

**2.8** *Tres jugadores:* cada jugador recibe 2 Cartas de Personaje y mezcla ambas en su mano; una carta es el Elegido;
la última se pone boca arriba a la vista de todos. No hay mazo de Personajes Desconocidos. Se empieza con 36 Puntos de
Tiempo; el tope sigue siendo 45.

**2.9** *Variante para principiantes* (4 a 6 jugadores): el mazo de Personajes Desconocidos está boca arriba desde el
principio y no se puede investigar. Con 3 jugadores la variante se puede elegir y no cambia nada.
([R41](rulings.md#r41), [R68](rulings.md#r68))

## 3. La Hora

La partida dura como máximo once Horas. Cada Hora tiene cinco fases, y todos completan cada una antes de que empiece la
siguiente: Evento, Subastas, Pistas, Turnos, Placa de Locación.

### 3.0 Fenrir despierta

**3.0.1** Al comienzo de la Hora V, antes de revelar su Evento, la Carta de Fenrir se mezcla con tantas Cartas de Héroe
como jugadores sigan en la partida menos una; cada jugador que siga en la partida recibe una de estas cartas y la
conserva hasta el final. Con 3 jugadores en la mesa esto no ocurre nunca. ([R17](rulings.md#r17), [R37](rulings.md#r37))

**3.0.2** Para quien tiene la Carta de Fenrir, su propio Personaje es desde ahora la Encarnación de Fenrir, y solo puede
declarar victoria como Fenrir (5.5). Todos los demás, y todo el mundo antes de la Hora V, son Héroes (5.2).

**3.0.3** Una carta de rol no forma parte de la mano y nunca se puede investigar.

### 3.1 Evento

**3.1.1** La primera Carta de Evento se revela a la vista de todos. Vale solo para esta Hora y no vuelve a salir.

**3.1.2** Un Personaje al que el Evento pone el candado está bloqueado en esta Hora: nadie puede elegirlo, salvo un
jugador que haya declarado victoria en este turno.

### 3.2 Subastas

Los jugadores ofrecen Tiempo por su lugar en el orden de turno de esta Hora.

**3.2.1** Hay tantas posiciones como jugadores siguen en la partida. ([R16](rulings.md#r16))

**3.2.2** Cada subasta la abre, entre quienes siguen en la partida y aún no tienen posición, el jugador que estuvo más
adelante en el orden de la Hora anterior (en la primera Hora: en el orden inicial). ([R1](rulings.md#r1))

**3.2.3** Quien abre nombra una posición libre y luego hace una primera oferta, que puede ser 0 y no puede superar su
Tiempo. No puede pasar en lugar de ofrecer. ([R13](rulings.md#r13), [R79](rulings.md#r79))

**3.2.4** Después, por asientos y en el sentido de las agujas del reloj, cada jugador sin posición que no haya pasado en
esta subasta o bien aumenta la oferta a cualquier número entero mayor, sin superar su Tiempo, o bien pasa. Quien ha
pasado queda fuera de esta subasta, pero puede ofrecer en las siguientes. ([R13](rulings.md#r13))

**3.2.5** Cuando solo queda un postor, paga su oferta, toma la posición y ya no participa más en esta fase. Quien abre
también es postor y gana con la oferta inicial si todos los demás pasan.

**3.2.6** Esto se repite hasta que solo un jugador no tiene posición: recibe gratis y sin subasta la última que queda
libre.

**3.2.7** Si el pago de la oferta deja al ganador con 0 Puntos de Tiempo, queda fuera de la partida y no recibe ninguna
posición. Esa posición desaparece y todas las siguientes, ocupadas o libres, avanzan un puesto. La próxima subasta se
abre según 3.2.2. ([R33](rulings.md#r33))

**3.2.8** *Opción de mesa* \`auction_opener = "last"\`: desde la Hora II, abre quien estuvo más atrás, en vez de más
adelante, en el orden de la Hora anterior, entre quienes siguen en la partida sin posición; también después de 3.2.7.
Las ofertas siguen yendo en el sentido de las agujas del reloj. ([R1](rulings.md#r1), [R34](rulings.md#r34),
[R66](rulings.md#r66))

*Ejemplo.* Orden anterior y asientos: Marco, Mario, Christian, Leonardo. Marco abre la II con 0; Mario y Christian
pasan, Leonardo dice 1, Marco 2, Leonardo pasa: Marco paga 2 por la II. Mario abre la I con 1; Christian 2, Leonardo
pasa, Mario 3, Christian 4, Mario pasa: Christian paga 4 por la I. Mario abre la III con 0, Leonardo 1, Mario pasa:
Leonardo paga 1 por la III. Mario recibe gratis la IV. El orden es Christian, Marco, Leonardo, Mario.

### 3.3 Pistas

**3.3.1** El primer jugador del orden no coloca ninguna Pista. Desde la posición II, y por orden, cada jugador debe
colocar en el mapa exactamente 1 Pista de la reserva, si queda un lugar para ella. ([R22](rulings.md#r22))

**3.3.2** La Pista va en un edificio común vacío: nunca en una estación ni en un Edificio Místico, ni donde haya un
Personaje, una Pista o el Órgano. ([R7](rulings.md#r7))

### 3.4 Turnos

**3.4.1** Los jugadores juegan sus turnos por orden, y cada uno completa el suyo antes del siguiente. Un turno consiste
en: declarar victoria o no (sección 5), elegir un Personaje, los beneficios del Evento, la habilidad, girar los
engranajes, mover, actuar. Este orden no se puede cambiar. Tras la acción, el turno termina cuando su jugador lo dice.
([R78](rulings.md#r78))

**3.4.2** El jugador debe elegir un Personaje que nadie haya elegido en esta Hora y que no esté bloqueado. Se señala en
la Tabla de Personajes.

**3.4.3** Justo después de la elección, el Evento da lo que debe: primero el efecto de la posición del jugador (X es la
última posición del orden de esta Hora, sea cual sea su número, y quien la ocupa recibe además lo que le toque a ese
número) y luego el efecto del Personaje elegido, cada uno con sus partes en el orden de la sección 8. Los beneficios no
son opcionales, salvo que de los pasos gratis se pueden dar menos o ninguno. ([R16](rulings.md#r16),
[R45](rulings.md#r45))

**3.4.4** Después hay que usar la habilidad del Personaje elegido (sección 6). Se omite toda habilidad, beneficio o
acción, o parte de ellos, que sea imposible (ninguna Pista que mover, ninguna placa que tomar, ningún objetivo).
([R22](rulings.md#r22))

**3.4.5** Después hay que girar los engranajes: un engranaje 1, 2 o 3 dientes, a 1 Punto de Tiempo por diente. Se ofrece
cada resultado distinto una sola vez: cada sentido en el que un engranaje del paquete puede mover el tren de engranajes,
por 1, 2 y 3 dientes, hasta donde alcance el Tiempo del jugador. ([R13](rulings.md#r13), [R54](rulings.md#r54))

**3.4.6** Ahora el jugador puede mover el Personaje elegido. *Caminar*: pasos a espacios adyacentes, a 1 Punto de Tiempo
cada uno, y en total no más de los que muestre ahora el Engranaje de Caminata.

**3.4.7** *Máquina de Transporte*: una vez durante el movimiento, y gratis, el Personaje puede usar la máquina que
muestre ahora el Engranaje de Máquina. Con el Tren de Vapor va de un espacio amarillo a cualquier otro amarillo, con el
Monorriel de verde a verde, con la Aeronave de azul a azul. En el destino no puede haber ni un Personaje ni el Órgano.
([R30](rulings.md#r30))

**3.4.8** El *Taxi a Vapor* es un solo uso de una Máquina de Transporte: de 1 a 3 pasos seguidos a espacios adyacentes,
sin pagar, desde cualquier espacio. Nada puede interponerse entre sus pasos, y no cuentan como caminar.
([R11](rulings.md#r11))

**3.4.9** Se puede caminar y usar el transporte en cualquier orden, y la caminata puede repartirse entre antes y después
del transporte. Por las estaciones se puede pasar a pie, y también detenerse en ellas.

**3.4.10** Un Personaje no puede pasar por un espacio con otro Personaje o con el Órgano, ni entrar en él, salvo que su
jugador haya declarado victoria en este turno. Los Personajes que tras una declaración fallida comparten un espacio
entre sí o con el Órgano se quedan allí y pueden salir caminando. ([R20](rulings.md#r20), [R52](rulings.md#r52))

**3.4.11** Se recogen todas las Pistas de cada espacio por el que pasa o al que llega el Personaje elegido, a pie o en
máquina, se quiera o no.

**3.4.12** Los *pasos gratis* (Snowy, dos Eventos, una Placa de Objeto) se dan en el acto, como un solo recorrido del
Personaje elegido que puede detenerse antes, y antes de que ocurra cualquier otra cosa. No cuestan Tiempo por paso, no
cuentan para el Engranaje de Caminata y siguen 3.4.10 y 3.4.11. ([R9](rulings.md#r9), [R61](rulings.md#r61))

**3.4.13** El jugador da por terminado el movimiento, y con ello empieza la acción que muestra el Engranaje de
Actividad. Hay que realizarla. ([R62](rulings.md#r62))

**3.4.14** *Investigar*: examinar 1 carta al azar de la mano de otro jugador o del mazo de Personajes Desconocidos, y
devolverla. Todas las cartas de una misma investigación salen de un mismo objetivo. ([R8](rulings.md#r8))

**3.4.15** Una mano se puede investigar aunque su jugador esté fuera por una declaración, pero no si se quedó sin
Tiempo. No es objetivo una mano o un mazo cuyas cartas el jugador haya visto todas en este turno; sí lo es si solo las
conoce de antes. Si quedan menos cartas sin ver que las que permite el efecto, el jugador ve las que haya. Si no hay
ningún objetivo, la investigación se omite. ([R14](rulings.md#r14), [R38](rulings.md#r38), [R39](rulings.md#r39),
[R76](rulings.md#r76))

**3.4.16** Las cartas vistas en este turno se mantienen separadas del resto de esa mano o ese mazo, de modo que otras
investigaciones del mismo turno muestren cartas distintas. Al final del turno se vuelven a mezclar.

**3.4.17** *Buscar*: tomar 1 Placa de Búsqueda de la parte superior de la pila. Si en la pila hay menos placas que las
que permite cualquier efecto, el jugador toma las que queden. ([R24](rulings.md#r24))

**3.4.18** *Componer*: ganar 1 Página de Música. Con 15 páginas se realiza y no se gana nada. ([R63](rulings.md#r63))

**3.4.19** *Mover Pista*: mover 1 Pista cualquiera del mapa a un espacio adyacente. Ese espacio debe estar vacío, sea de
la clase que sea, o ser el del Personaje elegido: entonces el jugador se queda con la Pista. ([R6](rulings.md#r6),
[R7](rulings.md#r7), [R57](rulings.md#r57))

**3.4.20** En Investigar, Buscar o Componer del Engranaje de Actividad, el jugador puede gastar Pistas, cada una por 1
carta, placa o página más. Vuelven a la reserva. No se pueden gastar Pistas en Mover Pista, ni en habilidades, cartas,
placas o Eventos.

**3.4.21** Cuántas Pistas se gastan se dice antes de tomar o ver nada; en Investigar, el número y el objetivo son una
sola decisión. No se pueden gastar más de las que puedan tener efecto: cartas sin ver de ese objetivo, placas de la pila
o páginas que falten para 15, en cada caso menos la que se obtiene sin Pista. ([R40](rulings.md#r40),
[R59](rulings.md#r59))

**3.4.22** Durante su propio turno, un jugador puede jugar como máximo una Carta de Poder, que después sale de la
partida, y como máximo una Placa de Objeto, que va boca abajo al fondo de la pila: en cuanto su efecto está en marcha,
de modo que una placa nunca se toma a sí misma.

**3.4.23** Una carta o placa se puede jugar antes de elegir un Personaje (antes o después de declarar), después de la
habilidad y antes de los engranajes, entre dos pasos o viajes completos cualesquiera del movimiento, y después de la
acción. Nunca entre la elección y el final de la habilidad, en medio de un viaje en Taxi o de un recorrido de pasos
gratis, ni en medio de ningún otro efecto. Lo que mueve al Personaje elegido tiene que esperar a que lo haya.
([R31](rulings.md#r31), [R62](rulings.md#r62))

**3.4.24** No se puede jugar una carta o placa que ahora no cambiaría nada: sin objetivo, pila vacía, ningún paso o
viaje posible, una ganancia que se pierde entera al tope de un marcador. Pagar su precio no cuenta como cambio.
([R43](rulings.md#r43), [R64](rulings.md#r64))

**3.4.25** Si alguien queda fuera durante esta fase, las posiciones conservan su número en esta Hora, y el beneficio de
un Evento para esa posición no pasa a nadie. ([R35](rulings.md#r35))

### 3.5 Placa de Locación

**3.5.1** Solo juega esta fase el último jugador del orden que siga en la partida, y solo mientras el Órgano no esté en
el mapa. Puede renunciar, y se le pregunta aunque no tenga ninguna placa que colocar. ([R19](rulings.md#r19),
[R35](rulings.md#r35), [R67](rulings.md#r67))

**3.5.2** El jugador puede colocar una Placa de Locación de su mano en un Espacio de Locación libre. Se queda allí el
resto de la partida.

**3.5.3** Un edificio en el espacio *oeste* dice que el Órgano está al este de ese edificio; en el *este*: al oeste de
él; en el *norte*: al sur de él; en el *sur*: al norte de él. Este y oeste comparan columnas, norte y sur comparan
filas, en sentido estricto; los cortes y los enlaces no importan. El *área* son todos los edificios comunes para los que
se cumple lo que dice cada placa colocada. ([R72](rulings.md#r72))

**3.5.4** Una placa solo se puede colocar si el área de todas las placas colocadas, incluida la nueva, no queda vacía.
Por tanto, en nuestro mapa: el Cimitero puede ir al norte, nunca al sur; con la Mole en el oeste, el Cimitero no puede
ir al este; el Tempio en el sur, el Museo Egizio en el oeste, el Obelisco en el norte y la Mole en el este son
compatibles. El mismo edificio puede estar en dos lados contiguos, nunca en lados opuestos.

**3.5.5** Colocar una placa da 1 Pista y 2 Puntos de Tiempo.

**3.5.6** Quien coloca la cuarta placa pone el Órgano en el acto en un edificio del área donde no haya ningún Personaje,
y recibe 3 Puntos de Tiempo más. Si allí hay una Pista, se queda. ([R18](rulings.md#r18))

**3.5.7** Con exactamente tres placas colocadas, el jugador puede, en lugar de colocar otra, descartar de su mano una
Placa de Objeto con el símbolo del Órgano, boca abajo al fondo de la pila, y poner el Órgano en un edificio del área de
esas tres donde no haya ningún Personaje. Esto da 3 Puntos de Tiempo y nada más. ([R18](rulings.md#r18),
[R49](rulings.md#r49))

**3.5.8** Si en todos los edificios del área resultante hay un Personaje, ahora no se permite ni la cuarta placa ni la
placa del Órgano. Para las tres primeras placas los Personajes no importan. ([R51](rulings.md#r51))

### 3.6 Fin de la Hora

**3.6.1** Cada jugador con más de 3 Placas de Búsqueda descarta las que elija hasta quedarse con 3, boca abajo al fondo
de la pila: en orden de turno, placa a placa, y cada jugador acaba antes de que empiece el siguiente; también en la
última Hora. Dentro de una Hora no hay límite. ([R50](rulings.md#r50), [R65](rulings.md#r65))

**3.6.2** La Tabla de Personajes y todos los bloqueos se despejan, la aguja avanza y empieza la Hora siguiente. Después
de la Hora XI llega a medianoche: **Ragnarök**, la partida termina y todos han perdido.

## 4. Tiempo

**4.1** Nadie puede pagar ni ofrecer más Tiempo del que tiene; pagarlo todo, hasta el último Punto, está permitido.
Ningún efecto reduce el Tiempo de otro jugador. ([R13](rulings.md#r13))

**4.2** El Tiempo nunca pasa de 45; lo que se gane de más se pierde.

**4.3** Un jugador cuyo Tiempo llega a 0 queda fuera en el acto: se muestra a todos su Carta de Personaje (las dos, con
3 jugadores), el turno termina y el jugador ya no participa. Todas las miniaturas siguen en juego.
([R35](rulings.md#r35))

**4.4** Primero se paga. Si el pago deja a quien paga con 0, aquello por lo que pagaba no ocurre: los engranajes, el
Personaje y las Pistas quedan como estaban. Vale también para un pago que completaría una victoria.
([R12](rulings.md#r12), [R32](rulings.md#r32))

**4.5** Las Placas de Búsqueda de un jugador que queda fuera, por el motivo que sea, van al fondo de la pila en orden
aleatorio; sus Pistas, a la reserva. Una Placa de Objeto cuyo precio dejó fuera a su jugador va primero al fondo de la
pila, a la vista de todos. ([R15](rulings.md#r15), [R56](rulings.md#r56))

**4.6** Si solo queda un jugador, sigue jugando: tiene gratis la posición I, que es también la X, no coloca ninguna
Pista y juega la fase 5. ([R36](rulings.md#r36))

## 5. Declarar victoria

**5.1** Solo se puede declarar victoria en el propio turno de la fase 4, antes de elegir un Personaje.
([R2](rulings.md#r2))

**5.2** *Como Héroe:* el Órgano debe estar en el mapa. El jugador nombra al Elegido y mira su carta.

**5.3** Si no acierta, queda fuera en el acto. La carta no se muestra a los demás, pero todos han oído el nombre. Si
acierta, la carta se muestra a todos y queda a la vista el resto de la partida. ([R75](rulings.md#r75))

**5.4** Un Héroe que ha acertado debe elegir ahora al Elegido, y gana si en este turno ese Personaje está en el espacio
del Órgano mientras el jugador tiene 15 Páginas de Música.

**5.5** *Como Fenrir:* el jugador debe tener en la mano 2 Marcas del Lobo y las muestra: el menor número de placas que
sumen 2, y las de número más bajo si hay varios conjuntos así. Después nombra al Elegido como en 5.2, y vale 5.3. No
hace falta que el Órgano esté en el mapa. ([R46](rulings.md#r46), [R60](rulings.md#r60))

**5.6** Fenrir, si acierta, debe elegir ahora su propio Personaje, con lo que todos saben quién tiene su carta, y gana
si en este turno está en el espacio del Elegido mientras el jugador tiene al menos 12 Páginas de Música.

**5.7** Quien declara elige este Personaje aunque ya se haya usado en esta Hora o esté bloqueado, y recibe de nuevo su
habilidad y los beneficios del Evento. ([R47](rulings.md#r47))

**5.8** Durante el resto de este turno, el Personaje puede pasar por espacios con otros Personajes o con el Órgano y
entrar en ellos, caminando, con pasos gratis y en cualquier viaje. ([R20](rulings.md#r20), [R69](rulings.md#r69))

**5.9** Se gana en el primer momento en que se cumplen todas las condiciones, sea cual sea la parte del turno, incluida
la propia elección, y sin que importe cómo se llegó a ellas. ([R21](rulings.md#r21), [R70](rulings.md#r70),
[R71](rulings.md#r71))

**5.10** Si el turno termina sin victoria, quien declaró queda fuera. Un jugador que queda fuera por una declaración
equivocada o fallida no muestra su mano. ([R14](rulings.md#r14))

**5.11** Para declarar no se exige que basten las páginas, el Tiempo o el camino, ni que el Personaje nombrado sea
posible: es legal y fatal. ([R55](rulings.md#r55))

**5.12** Hay como máximo un ganador; la partida termina con la victoria. Si no queda nadie en la partida, esta termina y
todos han perdido.

## 6. Habilidades

Una habilidad sirve al Personaje elegido y a su jugador. Las Pistas no pueden mejorarla (3.4.20).

**6.1** *Johnsson*: ganar 2 Páginas de Música.

**6.2** *Lilja*: tomar 2 Placas de Búsqueda.

**6.3** *Pålsson*: pagar 2 Puntos de Tiempo, nombrar después a cualquier otro Personaje, incluidos los usados y los
bloqueados, y usar su habilidad como si fuera la del propio Pålsson (los pasos de Snowy mueven a Pålsson). Solo se
pueden nombrar habilidades que cambiarían algo; si no hay ninguna, no ocurre nada más. Con 2 Puntos de Tiempo o menos,
el jugador queda fuera. ([R10](rulings.md#r10), [R26](rulings.md#r26), [R44](rulings.md#r44))

**6.4** *Vikström*: ganar 3 Puntos de Tiempo.

**6.5** *Lewis*: investigar 2 cartas de un mismo objetivo. ([R8](rulings.md#r8))

**6.6** *Vidal*: realizar una de estas acciones: Buscar, Investigar, Componer o Mover Pista, gratis y sin Pistas. Solo
se ofrecen las que cambiarían algo; si no hay ninguna, la habilidad se omite. ([R44](rulings.md#r44))

**6.7** *Koleberg*: colocar 1 Pista de la reserva en un Edificio Místico vacío.

**6.8** *Snowy*: hasta 3 pasos gratis. ([R9](rulings.md#r9))

## 7. Cartas de Poder

**7.1** Examinar 3 cartas de la mano de otro jugador o del mazo de Personajes Desconocidos, según las reglas de
Investigar (3.4.14 a 3.4.16). ([R8](rulings.md#r8))

**7.2** El Personaje elegido viaja en una máquina cualquiera, incluido el Taxi a Vapor, gratis y además del movimiento
normal. El viaje es obligatorio; en Taxi, con al menos un paso. ([R4](rulings.md#r4), [R61](rulings.md#r61))

**7.3** Tomar 3 Placas de Búsqueda.

**7.4** Ganar 3 Páginas de Música.

## 8. Cartas de Evento

Las posiciones son las del orden de turno de esta Hora. El beneficio de una posición llega cuando su jugador elige un
Personaje (3.4.3); el que lleva el nombre de un Personaje es para quien lo elija. «Bloqueado» es 3.1.2.
([R58](rulings.md#r58))

**8.1** E1: la posición III usa la habilidad del Personaje elegido dos veces seguidas, sin jugar nada entre una y otra.
Pålsson está bloqueado. ([R25](rulings.md#r25), [R31](rulings.md#r31))

**8.2** E2: la posición IV toma 2 placas. Lilja: 1 Pista, 1 placa.

**8.3** E3: la posición III investiga 2 cartas de un mismo objetivo. Vidal: 1 Pista, 1 Punto de Tiempo.
([R8](rulings.md#r8))

**8.4** E4: Pålsson: 1 Pista, 2 Puntos de Tiempo. Nadie puede usar por ningún medio una Máquina de Transporte: ni la del
engranaje, ni el Taxi a Vapor, ni la de una Carta de Poder o una Placa de Objeto. ([R11](rulings.md#r11))

**8.5** E5: la posición IV gana 3 Puntos de Tiempo. Johnsson: 1 Pista, 1 Página de Música. Vikström está bloqueado.

**8.6** E6: la posición II gana 2 Puntos de Tiempo. Lewis está bloqueada.

**8.7** E7: la posición X puede dar hasta 3 pasos gratis con el Personaje elegido. Snowy está bloqueado.
([R9](rulings.md#r9))

**8.8** E8: la posición X toma 1 placa. Lewis: el jugador debe bloquear a un Personaje que no esté ni usado ni bloqueado
en esta Hora; si no queda ninguno, no ocurre nada. Cuando alguien que ha declarado vuelve a usar a Lewis, se bloquea a
un segundo Personaje y el primero sigue bloqueado. ([R5](rulings.md#r5), [R47](rulings.md#r47))

**8.9** E9: la posición X debe recuperar en su mano una de las Cartas de Poder que haya jugado antes, si hay alguna;
también vale una jugada en este mismo turno, pero no permite una segunda Carta de Poder en este turno. Vikström: 1
Página de Música, 1 placa. Koleberg está bloqueado. ([R27](rulings.md#r27), [R48](rulings.md#r48))

**8.10** E10: la posición X toma 3 placas. Snowy: 1 Página de Música, 2 Puntos de Tiempo. Lilja está bloqueada.

**8.11** E11: la posición II gana 2 Páginas de Música. Koleberg: 1 Pista, hasta 3 pasos gratis. Nadie puede jugar una
Carta de Poder ni una Placa de Objeto en la fase 4 de esta Hora; la placa del Órgano en la fase 5 y mostrar Marcas
siguen estando permitidos. ([R3](rulings.md#r3), [R49](rulings.md#r49))

**8.12** Con 3 jugadores nadie tiene la posición IV, y sus efectos se ignoran; lo mismo vale para cualquier posición que
ningún jugador ocupe. ([R16](rulings.md#r16))

## 9. Placas de Objeto

Una placa que pide Tiempo solo la puede jugar quien tenga ese Tiempo (4.1).

**9.1** *Adulruna Rediviva*, *An Arrow From The Sun*, *The Perennial Sophia*: ganar 2 Páginas de Música.

**9.2** *Deggial*, *Lemuria*, *Nifelheim*, *Sitra Ahra*, *To Mega Therion*, *Feuer Overtüre*, *Prometheus Entfesselt*:
ganar 1 Página de Música.

**9.3** *Billete de Tren, Monorriel o Aeronave*: el Personaje elegido viaja en la máquina de la placa, gratis y además
del movimiento normal. El viaje es obligatorio. ([R30](rulings.md#r30), [R61](rulings.md#r61))

**9.4** Colocar 1 Pista de la reserva en un Edificio Místico vacío.

**9.5** Ganar 1 Punto de Tiempo.

**9.6** Devolver 1 Pista a la reserva y ganar 3 Puntos de Tiempo. Sin una Pista no se puede jugar.

**9.7** Investigar 1 carta, sin Pistas.

**9.8** Pagar 2 Puntos de Tiempo: hasta 3 pasos gratis con el Personaje elegido, y está permitido detenerse de
inmediato. ([R9](rulings.md#r9), [R61](rulings.md#r61))

**9.9** Pagar 2 Puntos de Tiempo: ganar 4 Páginas de Música.

**9.10** Pagar 2 Puntos de Tiempo: tomar 3 Placas de Búsqueda.

**9.11** Pagar 2 Puntos de Tiempo: poner un Personaje cualquiera, incluidos los usados y los bloqueados, en cualquier
Edificio Místico vacío. ([R29](rulings.md#r29))

**9.12** Dos Personajes en espacios distintos, estén donde estén y sean los que sean, intercambian sus lugares. Ni esto
ni 9.11 recogen Pistas. ([R29](rulings.md#r29))

**9.13** *Piedras de Fenrir*: no se puede jugar; cuenta como 2 Marcas del Lobo. ([R43](rulings.md#r43))

**9.14** Algunas Placas de Objeto llevan además el símbolo del Órgano, para 3.5.7; algunas Placas de Objeto y de
Locación llevan una Marca del Lobo, para 5.5. Los símbolos no tienen otro uso y no cambian lo que hace la placa.

## 10. Lo que todos pueden saber

**10.1** Público para todos: el Tiempo, las Páginas de Música y las Pistas de cada jugador; el número de cartas y de
placas de cada mano; las Cartas de Poder jugadas y recuperadas; la Tabla de Personajes y los bloqueos; las ofertas; los
engranajes; el mapa; las placas de los Espacios de Locación; el número de placas de la pila; las Placas de Objeto
jugadas o descartadas por el Órgano y, con ello, su lugar en el fondo de la pila. ([R42](rulings.md#r42))

**10.2** Las cartas de una mano solo las conoce su dueño. Nadie conoce la carta del Elegido, el orden de una pila boca
abajo ni qué cartas hay en el mazo de Personajes Desconocidos. Solo se exceptúa lo que dejan al descubierto las demás
cláusulas de esta sección y 2.8, 2.9, 4.3, 5.3 y 5.6.

**10.3** Cuando se investiga una mano, quien investiga y el dueño saben qué cartas se mostraron; los demás solo saben
quién examinó cuántas cartas de quién. Cuando se investiga el mazo de Personajes Desconocidos, solo quien investiga sabe
qué cartas vio; los demás saben cuántas.

**10.4** Una placa tomada solo la conoce el jugador que la tomó. Una placa descartada al final de la Hora, y su lugar en
el fondo de la pila, solo los conoce el jugador que la descartó; los demás saben cuántas fueron. ([R50](rulings.md#r50))

**10.5** Una vista recuerda dónde está una placa mientras eso sea seguro para su asiento. Para los demás, deja de serlo
cuando quien la tiene descarta en secreto. Cuando las placas de un jugador que queda fuera se mezclan en el fondo de la
pila, ya nadie sabe dónde está cada una; si es una sola, la sigue conociendo quien ya la conocía.
([R73](rulings.md#r73), [R77](rulings.md#r77))

**10.6** Una declaración hace público a quién se nombró y si se acertó. Después de una equivocada, solo quien declaró ha
visto quién es el Elegido. Las placas mostradas por sus Marcas las ven todos. ([R75](rulings.md#r75))

**10.7** Una carta de rol solo la conoce su jugador; únicamente la revela su forma de declarar. Lo que una mesa dé a
conocer una vez terminada la partida es asunto suyo. ([R74](rulings.md#r74))

**10.8** Terminar el movimiento, terminar el turno, la fase 5 y cada descarte se preguntan aunque haya una sola
respuesta. Solo ocurre por sí mismo lo que no ofrece elección y es visible para todos: Componer o Buscar sin ninguna
Pista que se pueda gastar, las partes imposibles de un turno, la última posición libre. Lo que se ofrece nunca depende
de lo que un jugador haya deducido. ([R67](rulings.md#r67), [R76](rulings.md#r76), [R78](rulings.md#r78))

**10.9** Una decisión que no ha revelado ni sorteado nada se puede deshacer; lo que alguien ha visto, visto queda.
([R81](rulings.md#r81))
`;export{e as default};