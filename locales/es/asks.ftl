# What is asked of the player whose decision it is. Variables: $activity.

ask-open-auction = ¿Qué posición sale ahora a subasta?
ask-opening-bid = ¿Cuál es tu oferta inicial?
ask-raise = ¿Subes la oferta o pasas?
ask-place-clue = ¿En qué edificio vacío colocas una Pista?
ask-choose = ¿Qué personaje eliges?
ask-gears = ¿Cuánto giras los engranajes?
ask-move = ¿Adónde se mueve tu personaje?
ask-act = { $activityKey ->
    [investigate] ¿De quién examinas cartas y con cuántas Pistas?
    [research] ¿Cuántas Pistas gastas en Buscar?
    [compose] ¿Cuántas Pistas gastas en Componer?
   *[move_clue] ¿Qué Pista mueves y adónde?
}
ask-end-turn = ¿Juegas algo más o terminas el turno?
ask-look = ¿De quién examinas las cartas?
ask-free-steps = ¿Adónde llevan los pasos gratis?
ask-taxi-ride = ¿Adónde sigue el Taxi a Vapor?
ask-ride = ¿Adónde viajas?
ask-clue-on-mystic = ¿En qué Edificio Místico colocas una Pista?
ask-take-back = ¿Qué Carta de Poder recuperas?
ask-block = ¿A qué personaje bloqueas?
ask-name = ¿De quién toma Pålsson la habilidad?
ask-favour = ¿Qué acción realiza Vidal?
ask-move-clue = ¿Qué Pista mueves y adónde?
ask-relocate = ¿Qué personaje va a qué Edificio Místico?
ask-swap = ¿A qué dos personajes intercambias?
ask-place-location = ¿Colocas una Placa de Locación?
ask-place-organ = ¿Dónde colocas el Órgano?
ask-discard = ¿Qué Placa de Búsqueda descartas?
ask-nothing = La partida ha terminado.
