# Lo que dice la mesa dibujada además de los textos del juego.
call-kazaam = ¡Kazaam!
call-no-match = ¡No hay pareja!
call-wait = Dejar pasar
key-kazaam = Espacio
key-no-match = N
point-now = ¡Señala un mago!
point-left = { $number } s
point-keys = Tócalo, o usa las flechas e Intro, o la fila de teclas del 1 al 12.

target = Objetivo
target-label = La carta objetivo: { $detail }
target-none = No hay carta objetivo
wizards = Los doce magos
people = Jugadores
place-label = Sitio { $place }: { $detail }
place-last = El último mago señalado estaba aquí
place-chosen = Señalas este mago
pile = Mazo
pile-left = { $number ->
    [one] 1 carta en el mazo
   *[other] { $number } cartas en el mazo
}
aside-label = { $number ->
    [0] No hay cartas apartadas
    [one] 1 carta apartada para el próximo ganador
   *[other] { $number } cartas apartadas para el próximo ganador
}
aside-short = { $number } extra
cards-won = { $number ->
    [one] 1 carta ganada
   *[other] { $number } cartas ganadas
}
fact-goal = { $goal ->
    [none] Gana quien tenga más cartas
    [one] Gana la primera carta
   *[other] Gana quien llegue a { $goal }
}
tag-pointing = señala
tag-barred = bloqueado
tag-away = ausente
why-wrong = señaló un mago con algo en común
why-late = no señaló a tiempo
why-there-is = gritó «¡No hay pareja!», pero hay una
you-barred = Estás bloqueado hasta la ronda siguiente.
you-barred-wrong = Bloqueado hasta la ronda siguiente: ese mago tenía algo en común.
you-barred-late = Bloqueado hasta la ronda siguiente: no señalaste a tiempo.
you-barred-there-is = Bloqueado hasta la ronda siguiente: sí que hay pareja.
you-called = Has gritado { $word } a los { $ms } ms.
you-wait = Dejas pasar esta carrera.

last-race = Última carrera
race-none = Nadie ha gritado todavía.
call-ms = { $ms } ms
call-told = { $seat }: { $word } a los { $ms } ms
more-calls = { $number ->
    [one] y 1 más
   *[other] y { $number } más
}
verdict-won = { $bonus ->
    [0] ¡Gana { $seats }!
   *[other] ¡Gana { $seats }, con { $bonus } extra!
}
verdict-wrong = { $seats }: mago equivocado
verdict-late = { $seats }: demasiado tarde
verdict-there-is = { $seats }: sí hay pareja
verdict-tied = Empate: no gana nadie
verdict-idle = Nadie ha gritado
tell-person = { $seat }: { $detail }

shown-match = { $seat } acierta: ¡nada en común!
shown-common = { $seat } se equivoca. En común: { $traits }.
shown-late = { $seat } no señaló a tiempo.
shown-no-match = { $seat } acierta: ¡no hay pareja!
shown-there-is = { $seat } se equivoca: hay una pareja.
shown-nobody = Nadie gana. La carta objetivo se aparta.
doubted = { $seat }: las respuestas no encajan con la conexión, así que no se compensa su latencia.

trait = { $name } { $detail }
dyed-red = rojo (lunares)
dyed-purple = morado (rayas)
dyed-green = verde (cuadros)
dyed-turquoise = turquesa (estrellas)
