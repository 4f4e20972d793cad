game = Hocus Focus
game-about = Sé el primero en ver un mago que no tenga nada en común con la carta objetivo.

option-goal = Cartas necesarias para ganar
option-ending = Cómo acaba la partida
option-ending-race = una carrera a la meta
option-ending-pile = el mazo entero
option-expert = Expertos: un grito equivocado cuesta también una carta
option-tie_ms = Gritos tan seguidos (ms) que empatan
option-point_seconds = Segundos para señalar tras «¡Kazaam!»
option-lag_cap_ms = Compensación máxima de latencia (ms)
option-idle_seconds = Segundos sin gritos antes de abandonar una carrera
option-pause_ms = Mostrar cada resultado durante (ms)

kazaam = «¡Kazaam!»
no-match = «¡No hay pareja!»

# Un grito a los 0 ms es de los que se van a cronometrar.
move-kazaam = { $ms ->
    [0] «¡Kazaam!»
   *[other] «¡Kazaam!» a los { $ms } ms
}
move-no-match = { $ms ->
    [0] «¡No hay pareja!»
   *[other] «¡No hay pareja!» a los { $ms } ms
}
move-point = Señalar el sitio { $place }
move-wait = Dejar pasar el tiempo
move-tick = Han pasado { $ms } ms
move-leave = { $seat } se marcha
move-return = { $seat } ha vuelto

event-counted-in = Ya estamos todos. La primera carrera se abre en { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
}.
event-compared = { $traits-count ->
    [0] No tiene nada en común con la carta objetivo.
   *[other] Tiene esto en común con la carta objetivo: { $traits }.
}
event-searched = { $match ->
    [yes] Sí que hay una pareja.
   *[no] Correcto: los 12 magos tienen algo en común con la carta objetivo.
}
event-turned = Nueva carta objetivo: { $card }.
event-reopened = La carrera se reabre con la misma carta objetivo.
event-called = { $seat } gritó { $word } a los { $ms } ms.
event-tied = Empate entre { $seats }: nadie gana.
event-pointed = { $seat } señala el sitio { $place }: { $card }.
event-pointed-late = { $seat } no ha señalado a tiempo.
event-won = { $bonus ->
    [0] ¡Correcto! { $seat } gana: { $card }.
    [one] ¡Correcto! { $seat } gana: { $card }, y la carta apartada.
   *[other] ¡Correcto! { $seat } gana: { $card }, y las { $bonus } cartas apartadas.
}
event-barred = ¡Incorrecto! { $seat } queda bloqueado hasta la ronda siguiente.
event-forfeited = { $seat } pierde una carta ya ganada: { $card }.
event-all-barred = Ya no queda nadie que pueda gritar.
event-idle = Nadie grita.
event-set-aside = La carta objetivo se aparta para el próximo ganador: { $card }.
event-left = { $seat } se ha marchado de la mesa.
event-returned = { $seat } ha vuelto.

prompt-gathering = Esperando a que todos vean la mesa…
prompt-count-in = ¡Atención! La primera carrera se abre en { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
}.
prompt-showing = La carrera ha terminado. Mira el resultado: la siguiente se abre enseguida.
prompt-race = ¿Qué mago no tiene nada en común con la carta objetivo? Grita «¡Kazaam!» y señálalo, o grita «¡No hay pareja!»
prompt-point-early = Has gritado «¡Kazaam!». Señala ya: tu elección queda en secreto hasta que acabe la carrera.
prompt-race-goes-on = La carrera está en marcha.
prompt-pointing = Has gritado «¡Kazaam!» antes que nadie: señala un mago en { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
}. Si acierta, es tuyo; si no, quedas bloqueado en esta ronda.
prompt-pointing-of-other = { $seat } ha gritado «¡Kazaam!» y tiene { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
} para señalar.

refusal-barred = Estás bloqueado hasta la ronda siguiente.
refusal-away = Te has marchado de la mesa.
refusal-past-opening = Esa carrera ya ha acabado.
refusal-unseen-opening = No puedes haber visto ya esa carta objetivo.
refusal-race-over = Demasiado tarde: hace demasiado que nadie grita.
refusal-answered-already = Ya has respondido en esta carrera.
refusal-call-first = Grita «¡Kazaam!» antes de señalar.
refusal-pointed-already = Ya has señalado, y solo cuenta la primera vez.
refusal-no-such-place = Los sitios están numerados del { $low } al { $high }.
refusal-point-before-call = No puedes señalar antes de gritar.
refusal-call-being-judged = Alguien ha gritado: espera el veredicto.
refusal-point-now = Has gritado: ahora señala.
refusal-too-early = Todavía es pronto para eso.

outcome-goal-reached = Se ha alcanzado la meta.
outcome-pile-used-up = El mazo se ha agotado: gana quien tenga más cartas.

board-pile = Mazo [bold]{ $number }[/] · apartadas [bold]{ $aside }[/] · { $goal ->
    [none] gana quien tenga más cartas
    [one] gana la primera carta
   *[other] gana quien llegue antes a [bold]{ $goal }[/] cartas
}
board-target = ⇐ carta objetivo
board-size = tamaño
board-hat = sombrero
board-wand = varita
board-robe = túnica
board-shoes = zapatos
board-seat = { $seat }: [bold yellow]{ $number }[/] { $number ->
    [one] carta
   *[other] cartas
}{ $detail }
board-pointing = , [bold]señalando[/]
board-barred = , [red]bloqueado[/]
board-away = , [dim]ausente[/]
board-call = { $seat } { $word } { $ms } ms
board-last = Última carrera: { $detail }{ $place ->
    [none] .
   *[other] . Sitio señalado: { $place }.
}
board-called = Tú: { $word } a los { $ms } ms{ $place ->
    [none] .
   *[other] , sitio { $place } en secreto.
}
board-waited = No gritas en esta carrera.

# Tres letras por color, para el tablero.
short-red = [bold red]ROJ[/]
short-purple = [bold magenta]MOR[/]
short-green = [bold green]VER[/]
short-turquoise = [bold cyan]TUR[/]

size = tamaño
hat = sombrero
wand = varita
robe = túnica
shoes = zapatos

skinny = delgado
medium = mediano
wide = ancho

-skinny = mago delgado
-medium = mago mediano
-wide = mago ancho
-hat-red = sombrero rojo
-hat-purple = sombrero morado
-hat-green = sombrero verde
-hat-turquoise = sombrero turquesa
-wand-red = varita roja
-wand-purple = varita morada
-wand-green = varita verde
-wand-turquoise = varita turquesa
-robe-red = túnica roja
-robe-purple = túnica morada
-robe-green = túnica verde
-robe-turquoise = túnica turquesa
-shoes-red = zapatos rojos
-shoes-purple = zapatos morados
-shoes-green = zapatos verdes
-shoes-turquoise = zapatos turquesa

skinny-red-red-red-red = { -skinny } ({ -hat-red }, { -wand-red }, { -robe-red }, { -shoes-red })
skinny-red-purple-purple-green = { -skinny } ({ -hat-red }, { -wand-purple }, { -robe-purple }, { -shoes-green })
skinny-red-green-green-turquoise = { -skinny } ({ -hat-red }, { -wand-green }, { -robe-green }, { -shoes-turquoise })
skinny-red-turquoise-turquoise-purple = { -skinny } ({ -hat-red }, { -wand-turquoise }, { -robe-turquoise }, { -shoes-purple })
skinny-purple-red-purple-purple = { -skinny } ({ -hat-purple }, { -wand-red }, { -robe-purple }, { -shoes-purple })
skinny-purple-purple-red-turquoise = { -skinny } ({ -hat-purple }, { -wand-purple }, { -robe-red }, { -shoes-turquoise })
skinny-purple-green-turquoise-green = { -skinny } ({ -hat-purple }, { -wand-green }, { -robe-turquoise }, { -shoes-green })
skinny-purple-turquoise-green-red = { -skinny } ({ -hat-purple }, { -wand-turquoise }, { -robe-green }, { -shoes-red })
skinny-green-red-green-green = { -skinny } ({ -hat-green }, { -wand-red }, { -robe-green }, { -shoes-green })
skinny-green-purple-turquoise-red = { -skinny } ({ -hat-green }, { -wand-purple }, { -robe-turquoise }, { -shoes-red })
skinny-green-green-red-purple = { -skinny } ({ -hat-green }, { -wand-green }, { -robe-red }, { -shoes-purple })
skinny-green-turquoise-purple-turquoise = { -skinny } ({ -hat-green }, { -wand-turquoise }, { -robe-purple }, { -shoes-turquoise })
skinny-turquoise-red-turquoise-turquoise = { -skinny } ({ -hat-turquoise }, { -wand-red }, { -robe-turquoise }, { -shoes-turquoise })
skinny-turquoise-purple-green-purple = { -skinny } ({ -hat-turquoise }, { -wand-purple }, { -robe-green }, { -shoes-purple })
skinny-turquoise-green-purple-red = { -skinny } ({ -hat-turquoise }, { -wand-green }, { -robe-purple }, { -shoes-red })
skinny-turquoise-turquoise-red-green = { -skinny } ({ -hat-turquoise }, { -wand-turquoise }, { -robe-red }, { -shoes-green })
medium-red-red-red-purple = { -medium } ({ -hat-red }, { -wand-red }, { -robe-red }, { -shoes-purple })
medium-red-purple-purple-turquoise = { -medium } ({ -hat-red }, { -wand-purple }, { -robe-purple }, { -shoes-turquoise })
medium-red-green-green-green = { -medium } ({ -hat-red }, { -wand-green }, { -robe-green }, { -shoes-green })
medium-red-turquoise-turquoise-red = { -medium } ({ -hat-red }, { -wand-turquoise }, { -robe-turquoise }, { -shoes-red })
medium-purple-red-purple-red = { -medium } ({ -hat-purple }, { -wand-red }, { -robe-purple }, { -shoes-red })
medium-purple-purple-red-green = { -medium } ({ -hat-purple }, { -wand-purple }, { -robe-red }, { -shoes-green })
medium-purple-green-turquoise-turquoise = { -medium } ({ -hat-purple }, { -wand-green }, { -robe-turquoise }, { -shoes-turquoise })
medium-purple-turquoise-green-purple = { -medium } ({ -hat-purple }, { -wand-turquoise }, { -robe-green }, { -shoes-purple })
medium-green-red-green-turquoise = { -medium } ({ -hat-green }, { -wand-red }, { -robe-green }, { -shoes-turquoise })
medium-green-purple-turquoise-purple = { -medium } ({ -hat-green }, { -wand-purple }, { -robe-turquoise }, { -shoes-purple })
medium-green-green-red-red = { -medium } ({ -hat-green }, { -wand-green }, { -robe-red }, { -shoes-red })
medium-green-turquoise-purple-green = { -medium } ({ -hat-green }, { -wand-turquoise }, { -robe-purple }, { -shoes-green })
medium-turquoise-red-turquoise-green = { -medium } ({ -hat-turquoise }, { -wand-red }, { -robe-turquoise }, { -shoes-green })
medium-turquoise-purple-green-red = { -medium } ({ -hat-turquoise }, { -wand-purple }, { -robe-green }, { -shoes-red })
medium-turquoise-green-purple-purple = { -medium } ({ -hat-turquoise }, { -wand-green }, { -robe-purple }, { -shoes-purple })
medium-turquoise-turquoise-red-turquoise = { -medium } ({ -hat-turquoise }, { -wand-turquoise }, { -robe-red }, { -shoes-turquoise })
wide-red-red-red-green = { -wide } ({ -hat-red }, { -wand-red }, { -robe-red }, { -shoes-green })
wide-red-purple-purple-red = { -wide } ({ -hat-red }, { -wand-purple }, { -robe-purple }, { -shoes-red })
wide-red-green-green-purple = { -wide } ({ -hat-red }, { -wand-green }, { -robe-green }, { -shoes-purple })
wide-red-turquoise-turquoise-turquoise = { -wide } ({ -hat-red }, { -wand-turquoise }, { -robe-turquoise }, { -shoes-turquoise })
wide-purple-red-purple-turquoise = { -wide } ({ -hat-purple }, { -wand-red }, { -robe-purple }, { -shoes-turquoise })
wide-purple-purple-red-purple = { -wide } ({ -hat-purple }, { -wand-purple }, { -robe-red }, { -shoes-purple })
wide-purple-green-turquoise-red = { -wide } ({ -hat-purple }, { -wand-green }, { -robe-turquoise }, { -shoes-red })
wide-purple-turquoise-green-green = { -wide } ({ -hat-purple }, { -wand-turquoise }, { -robe-green }, { -shoes-green })
wide-green-red-green-red = { -wide } ({ -hat-green }, { -wand-red }, { -robe-green }, { -shoes-red })
wide-green-purple-turquoise-green = { -wide } ({ -hat-green }, { -wand-purple }, { -robe-turquoise }, { -shoes-green })
wide-green-green-red-turquoise = { -wide } ({ -hat-green }, { -wand-green }, { -robe-red }, { -shoes-turquoise })
wide-green-turquoise-purple-purple = { -wide } ({ -hat-green }, { -wand-turquoise }, { -robe-purple }, { -shoes-purple })
wide-turquoise-red-turquoise-purple = { -wide } ({ -hat-turquoise }, { -wand-red }, { -robe-turquoise }, { -shoes-purple })
wide-turquoise-purple-green-turquoise = { -wide } ({ -hat-turquoise }, { -wand-purple }, { -robe-green }, { -shoes-turquoise })
wide-turquoise-green-purple-green = { -wide } ({ -hat-turquoise }, { -wand-green }, { -robe-purple }, { -shoes-green })
wide-turquoise-turquoise-red-red = { -wide } ({ -hat-turquoise }, { -wand-turquoise }, { -robe-red }, { -shoes-red })

## Why a move
why-match = El mago del sitio { $place } no tiene nada en común con la carta objetivo.
why-in-common = { $traits-count ->
    [one] El mago del sitio { $place } tiene un rasgo en común con la carta objetivo: { $traits }.
   *[other] El mago del sitio { $place } tiene { $traits-count } rasgos en común con la carta objetivo: { $traits }.
}
why-kazaam = { $number ->
    [one] Uno de los 12 magos no tiene nada en común con la carta objetivo.
   *[other] { $number } de los 12 magos no tienen nada en común con la carta objetivo.
}
why-nothing-to-point-at = Los 12 magos tienen algo en común con la carta objetivo: no hay nada que señalar.
why-no-match = Los 12 magos tienen algo en común con la carta objetivo.
why-there-is-a-match = { $number ->
    [one] Hay pareja: uno de los 12 magos no tiene nada en común con la carta objetivo.
   *[other] Hay pareja: { $number } de los 12 magos no tienen nada en común con la carta objetivo.
}
why-silent = No señalar es tan malo como señalar mal: quedarías bloqueado en esta ronda.
why-wait = { $number ->
    [0] Esperar deja «¡No hay pareja!» a los demás: los 12 magos tienen algo en común con la carta objetivo.
    [one] Esperar deja la carrera a los demás, que pueden encontrar la única pareja.
   *[other] Esperar deja la carrera a los demás, que pueden encontrar una de las { $number } parejas.
}

# Visto de cerca
about-wizard = Es pareja si no comparte nada con la carta objetivo: ni el tamaño, ni un color de sombrero, varita, túnica o zapatos.
about-target = Busca un mago que no comparta nada con ella, grita «¡Kazaam!» y señálalo, o grita «¡No hay pareja!» si no lo hay.
    .title = La carta objetivo
about-pile = Las próximas cartas objetivo, boca abajo.
    .title = El mazo
about-aside = Cartas objetivo que nadie ganó. Quien gane la próxima se las lleva también.
    .title = Apartadas
about-won = Un punto por carta. Gana quien llega primero a la meta.
    .title = Cartas ganadas
