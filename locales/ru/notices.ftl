# Уведомления вне игры: push-сообщения и письма.

notice-turn-with = Ваш ход: партия с игроками { $players }
notice-turn-bots = Ваш ход: партия против ботов
notice-turns = { $count ->
    [one] Вас ждёт { $count } партия
    [few] Вас ждут { $count } партии
   *[other] Вас ждут { $count } партий
}
notice-began-with = Партия с игроками { $players } началась
notice-began-bots = Партия против ботов началась
notice-over-with = Партия с игроками { $players } окончена
notice-over-bots = Партия против ботов окончена
notice-said-with = Новое сообщение: партия с игроками { $players }
notice-said-bots = Новое сообщение: партия против ботов
notice-news = Новости ваших партий

email-confirm-subject = Подтвердите адрес почты для Armonium
email-confirm-about = { $name } хочет получать на этот адрес уведомления о партиях на { $host }.
email-confirm-link = Подтвердить адрес
email-confirm-ignore = Если это не вы, не обращайте внимания на это письмо: без подтверждения больше ничего не придёт.
email-greeting = Здравствуйте, { $name }!
email-open = Открыть партию
email-why = Вы получили это письмо, потому что { $name } получает уведомления с { $host } по почте. Когда и какие — на этой странице, в вашем аккаунте.
email-unsubscribe = Отписаться
