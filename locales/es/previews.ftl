# Lo que las aplicaciones de mensajería muestran de un enlace a una mesa.

preview-title = Armonium: el juego de mesa 011
# Variables: $host, a name.
preview-invitation = { $host } te invita a 011
preview-invitation-nobody = Te invitan a 011
# Variables: $host, a name.
preview-game = La partida de 011 de { $host }
# Variables: $stage (open, running, over); $taken and $seats, numbers; $pace (timed, untimed, days).
preview-seats = { $stage ->
    [open] Asientos ocupados: { $taken } de { $seats }, { $pace ->
        [timed] en directo con reloj
        [days] a lo largo de varios días
       *[untimed] en directo sin reloj
    }.
    [running] { $seats } jugadores; la partida está en curso.
   *[over] { $seats } jugadores; la partida ha terminado.
}
preview-about = Descubre quién puede despertar el Órgano de una Turín steampunk, mientras alguien en la mesa preferiría que siguiera dormido. Se aprende en diez minutos y se juega en el navegador.
preview-picture = Una noche de invierno en Turín: tejados, un dirigible y un reloj en la undécima Hora
