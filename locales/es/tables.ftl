# Why a table refuses a command.

table-illegal = Las reglas no lo permiten.
table-stale = La partida ha avanzado entretanto: vuelve a mirar y decide de nuevo.
table-intent-length = Un mensaje contiene entre 1 y 64 acciones.
table-intent-reveals = Una de estas acciones revela o roba algo. Lo que sigue se decide después.
table-bad-players = Una mesa tiene de 3 a 6 jugadores.
table-bad-clock = La reserva va de 10 segundos a un día; el incremento, hasta una hora; el turno, de 1 a 720 horas.
table-bad-sleep = El descanso empieza y termina en un minuto del 0 al 1439 y deja libre al menos una hora del día.
table-no-such-seat = Ese asiento no existe en esta mesa.
table-seat-taken = Ese asiento está ocupado: elige otro.
table-full = Todos los asientos están ocupados.
table-seated-already = Ya tienes un asiento en esta mesa.
table-not-seated = No tienes asiento en esta mesa.
table-not-host = Solo puede hacerlo quien organiza la mesa.
table-not-invited = Esta mesa es privada. Usa un enlace de invitación para unirte.
table-bad-link = El enlace ya no sirve: el asiento se ha ocupado o recuperado, o el enlace se ha anulado. Pide otro.
table-begun = La partida ya ha empezado.
table-not-begun = La partida aún no ha empezado.
table-over = La partida ha terminado.
table-not-over = La partida no ha terminado.
table-rated = Los bots no pueden jugar en una mesa con puntos.
table-nonce-given = Tu parte del sorteo ya está registrada.
table-substituted = Un bot juega por ti: primero recupera tu asiento.
table-not-substituted = Ningún bot juega por ti.
table-nothing-to-take-back = No tienes nada que deshacer.
table-sealed = No se puede deshacer lo que ya se ha revelado, dejado al azar u ofrecido en una subasta.
table-bad-text = El mensaje debe tener entre 1 y 500 caracteres imprimibles.
table-rematch-exists = La revancha ya está creada.
table-id-reused = Este número ya se usó para otra orden. Elige uno nuevo.
table-not-absent = Un bot solo puede jugar por quien debe decidir, cuando lleva tres minutos desconectado.
table-has-clock = Esta mesa tiene reloj: un bot toma el relevo cuando se agota el tiempo.
table-vote-just-ended = Acaba de fracasar una votación. Podrás proponer otra dentro de un minuto.
table-out-of-game = Solo pueden votar quienes siguen en la partida.
table-not-your-seat = Solo puede hacerlo quien tiene este asiento.
table-bad-plan = Un plan tiene como máximo 16 pasos distintos, para esta Hora o la siguiente, con posiciones, Tiempo y casillas que existan.
table-too-many-undos = Has deshecho demasiadas decisiones. Toma una definitiva y la partida seguirá.
table-too-much-chat = Has alcanzado el límite de mensajes de chat en esta mesa.
table-too-many-seat-changes = Has cambiado de asiento en esta mesa demasiadas veces.
table-too-many-bot-tables = Has alcanzado el límite de partidas entre bots en curso. Espera a que termine una.
table-colour-taken = Otro jugador ya tiene este color.
table-no-swap = Ya nadie pide este cambio.
table-no-countdown = No hay ninguna cuenta atrás en marcha.
table-not-ready = La partida no puede empezar todavía: hay un asiento libre o alguien no está listo.
table-newcomer-alone = La partida para principiantes es solo para quien juega a solas con bots.
table-no-request = Este jugador ya no pide un asiento.
table-too-many-requests = Demasiadas peticiones de asiento en esta mesa. Espera la respuesta del anfitrión.
table-bad-vacation = Una partida de varios días puede dar a cada jugador hasta 60 días de vacaciones; las demás, ninguno.
table-paused = La partida está en pausa. Primero hay que reanudarla.
table-not-paused = La partida no está en pausa.
table-bad-pause = Una pausa dura de 1 minuto a 12 horas, o hasta 14 días en una partida de varios días.
table-pause-proposed = Ya hay una pausa propuesta. Responde antes a esa.
table-pause-just-declined = Se acaba de rechazar una pausa. Podrás proponer otra dentro de un minuto.
table-too-many-pauses = Ya has propuesto todas las pausas que permite una partida.
table-not-asked = Solo se puede avisar a quien debe decidir, y a nadie que esté de vacaciones.
table-nudged-too-soon = A quien debe decidir se le acaba de preguntar o avisar. Dale un poco más de tiempo.
table-no-vacation-left = Ya no te quedan días de vacaciones en esta mesa.
table-no-cheers = En esta mesa los espectadores no pueden enviar frases.
table-cheered-too-soon = Los espectadores acaban de enviar frases. Espera unos segundos.

# The server cannot write to its database: a command was not saved, or the game waits.
table-not-saved = El servidor no ha podido guardar esto. Nada ha cambiado; inténtalo de nuevo dentro de poco.
table-stalled = El servidor no puede guardar la partida en este momento. Continuará por sí sola en cuanto sea posible.

# Qué falla en la conexión o en el servidor.

problem-no-table = Esta mesa ya no existe.
problem-not-admitted = Esta mesa es privada. Pide un enlace de invitación a alguien de la mesa.
problem-no-spectators = Esta mesa no admite público.
problem-seat-given-away = Otra persona tiene ahora tu asiento y esta mesa no admite público.
problem-too-fast = Demasiadas peticiones. Espera un momento y prueba otra vez.
problem-closing = El servidor se está reiniciando. Prueba otra vez en unos segundos.

# What players can say in every language.

phrase-hello = ¡Hola!
phrase-good-luck = ¡Mucha suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-your-turn = Te toca.
phrase-one-moment = Un momento, por favor.
phrase-back-soon = Vuelvo enseguida.
phrase-i-suspect-you = Sospecho de ti…
phrase-not-me = ¡No fui yo!
phrase-fenrir-is-near = Fenrir está cerca.
phrase-haha = ¡Ja!
phrase-goodbye = ¡Adiós!

# Avisos, pausas y vacaciones, en el registro.

away-nudged = { $player } avisa a { $other }.
away-pause-proposed = { $player } propone una pausa: { $length }.
away-pause-agreed = { $player } acepta la pausa.
away-pause-refused = { $player } prefiere seguir jugando.
away-pause-declined = No habrá pausa: la partida sigue.
away-paused = La partida está en pausa. Ningún reloj corre.
away-resume-wanted = Para { $player } ya se puede seguir.
away-pause-ended = La pausa ha terminado.
away-vacation-began = { $player } se va de vacaciones.
away-vacation-ended = { $player } vuelve de vacaciones.
