# Avis hors de la partie : messages push et e-mails.

notice-turn-with = C’est à vous : partie avec { $players }
notice-turn-bots = C’est à vous : partie contre les bots
notice-turns = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}
notice-began-with = La partie avec { $players } a commencé
notice-began-bots = La partie contre les bots a commencé
notice-over-with = La partie avec { $players } est terminée
notice-over-bots = La partie contre les bots est terminée
notice-said-with = Nouveau message : partie avec { $players }
notice-said-bots = Nouveau message : partie contre les bots
notice-news = Des nouvelles de vos parties

email-confirm-subject = Confirmez votre adresse e-mail pour Armonium
email-confirm-about = { $name } souhaite recevoir à cette adresse les avis des parties sur { $host }.
email-confirm-link = Confirmer l’adresse
email-confirm-ignore = Si ce n’était pas vous, ignorez cet e-mail. Sans confirmation, rien d’autre n’est envoyé.
email-greeting = Bonjour { $name },
email-open = Ouvrir la partie
email-why = Vous recevez cet e-mail car { $name } souhaite les avis de { $host } par e-mail. Quand et lesquels : sur cette page, dans votre compte.
email-unsubscribe = Se désabonner
