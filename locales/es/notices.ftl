# Avisos fuera de la partida: mensajes push y correos.

notice-turn-with = Te toca: partida con { $players }
notice-turn-bots = Te toca: partida contra bots
notice-turns = { $count ->
    [one] { $count } partida te espera
   *[other] { $count } partidas te esperan
}
notice-began-with = La partida con { $players } ha empezado
notice-began-bots = La partida contra bots ha empezado
notice-over-with = La partida con { $players } ha terminado
notice-over-bots = La partida contra bots ha terminado
notice-said-with = Mensaje nuevo: partida con { $players }
notice-said-bots = Mensaje nuevo: partida contra bots
notice-news = Novedades de tus partidas

email-confirm-subject = Confirma tu correo para Armonium
email-confirm-about = { $name } quiere recibir en esta dirección los avisos de sus partidas en { $host }.
email-confirm-link = Confirmar la dirección
email-confirm-ignore = Si no has sido tú, ignora este correo. Sin tu confirmación no se envía nada más.
email-greeting = Hola, { $name }:
email-open = Abrir la partida
email-why = Recibes este correo porque { $name } quiere los avisos de { $host } por correo. Cuándo y cuáles: en esa página, en tu cuenta.
email-unsubscribe = Darse de baja
