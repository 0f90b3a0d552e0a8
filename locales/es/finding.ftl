# Encontrar compañía: la invitación vista por el invitado, los filtros de las mesas abiertas y las búsquedas.

## The invitation

# Variables: $host, a name.
invited-title = { $host } te invita a 011
invited-title-nobody = Te invitan a 011
invited-learn = Aprende en diez minutos
invited-learn-about = Mientras tanto, el asiento no se reserva. Un enlace en las lecciones te trae de vuelta.
invited-back = Volver a la invitación
invited-more = Enlace y detalles

## Filters and what a host says of a table

find-pace = Ritmo
find-pace-kind = { $pace ->
    [timed] En directo, con reloj
    [untimed] En directo, sin reloj
    [days] A lo largo de varios días
   *[all] Cualquier ritmo
}
find-language = Idioma
find-language-all = Cualquier idioma
find-experience = Nivel
find-experience-kind = { $experience ->
    [beginners] Para principiantes
    [experienced] Para jugadores con experiencia
    [any] Para todos
   *[all] Cualquier nivel
}
find-none = Ninguna mesa abierta encaja.
find-all = Mostrar todas las mesas
new-languages = Idiomas que se hablan en la mesa
new-languages-about = Si no eliges ninguno, cualquiera vale.
new-experience = Para quién es la mesa

## Seeks

seek-title = Buscar una partida
seek-about = Indica qué quieres jugar. En cuanto seáis suficientes, tendréis una mesa.
seek-kind = { $kind ->
    [days] A lo largo de varios días
   *[live] En directo
}
seek-kind-about = { $kind ->
    [days] Un turno dura como mucho un día. Recibes un asiento aunque no estés.
   *[live] Deja la página abierta: solo recibes un asiento mientras estés aquí.
}
seek-when = Cuándo
seek-players = Jugadores en la mesa
seek-timed = Con reloj
seek-timed-about = 30 segundos por decisión y 10 minutos de reserva.
seek-languages = Idiomas
seek-post = Buscar
seek-yours = Tus búsquedas
# Variables: $sizes, numbers such as 3/4.
seek-sizes = { $sizes } jugadores
# Variables: $date, a date and time.
seek-until = En espera. Caduca: { $date }
seek-cancel = Cancelar
# Variables: $seek, what is sought.
seek-cancel-named = Cancelar la búsqueda: { $seek }
seek-expired = Nadie llegó a tiempo.
seek-again = Buscar otra vez
seek-remove = Quitar
seek-found = Tu mesa está lista.
seek-open = Ir a la mesa
seek-others = Otros buscan
seek-same = Yo también
# Variables: $player, a name.
seek-same-as = Buscar lo mismo que { $player }
