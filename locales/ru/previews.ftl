# Что показывают мессенджеры о ссылке на стол.

preview-title = Armonium: настольная игра 011
# Variables: $host, a name.
preview-invitation = { $host } зовёт вас играть в 011
preview-invitation-nobody = Вас зовут играть в 011
# Variables: $host, a name.
preview-game = Партия в 011, хозяин стола: { $host }
# Variables: $stage (open, running, over); $taken and $seats, numbers; $pace (timed, untimed, days).
preview-seats = { $stage ->
    [open] Занято мест: { $taken } из { $seats }, { $pace ->
        [timed] вживую, с часами
        [days] в течение нескольких дней
       *[untimed] вживую, без часов
    }.
    [running] За столом { $seats }; партия идёт.
   *[over] За столом { $seats }; партия окончена.
}
preview-about = Вычислите, кто разбудит Орган стимпанковского Турина, пока кому-то из вас лучше, чтобы он спал. Научиться можно за десять минут, играть – в браузере.
preview-picture = Зимняя ночь в Турине: крыши, дирижабль и часы, на которых одиннадцатый Час
