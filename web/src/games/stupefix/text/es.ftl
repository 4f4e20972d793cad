# Lo que dice la mesa dibujada además de los textos del juego.
name-points = Puntos
name-become-the-pet = Preferido
line-stunner = Aturde a tu objetivo
line-fizzle = Nada: un farol
line-shield = A salvo, pero cae tu bandera
line-points = { $n } para tu Urna
line-favour = Cuantos más, mejor
line-potion = Más Pociones: +100
line-private-lesson = Un Hechizo fallido por un Desmaius
line-time-turner = Devuelve una ficha de Retraso
line-become-the-pet = Primero en el próximo reparto, un Retraso menos

phase-preparing = Preparar
phase-aiming = Apuntar
phase-casting = Lanzar o Protego
phase-sharing = Reparto

flag-up = { $house }: bandera en pie
flag-down = { $house }: bandera tumbada
tell-house = { $flag ->
    [yes] { $house }, bandera en pie
   *[no] { $house }, bandera tumbada
}
late = { $number ->
    [one] 1 ficha de Retraso
   *[other] { $number } fichas de Retraso
}
pet = el Preferido: elige primero
chosen = ha elegido
card-prepared = una carta preparada, boca abajo
rewards-kept = Recompensas guardadas boca abajo
casts-so-far = Hechizos hasta ahora: { $detail }
shield-over = Protego sobre un { $card }
fate-standing = en pie
fate-stunned = aturdido
fate-shielded = protegido

rewards = Las Recompensas
discard-label = Descarte
discard = Descarte: { $stunners } Desmaius, { $fizzles ->
    [one] 1 Hechizo fallido
   *[other] { $fizzles } Hechizos fallidos
}, { $number } boca abajo
last-sharing = Último reparto
urns = Urnas
nobody-stood = Nadie en pie: nada que repartir

prepared = Preparado
instead = O bien
aim-nobody = No apuntar a nadie
hand-empty = No quedan cartas
pick-owner = ¿Quién devuelve una ficha de Retraso?

count-urn = Urna
count-potion = Maestro de Pociones: { $seat }
count-late = Impuntual: { $seat }
count-favour = { $number ->
    [one] { $seat }: 1 Favor
   *[other] { $seat }: { $number } Favores
}
count-more = Bonificaciones
count-all = Mostrar todo
under-shields = Lo que lanzó cada jugador y lo que ocultaba Protego

people = Jugadores
tell-person = { $seat }: { $house }, { $flag ->
    [yes] bandera en pie
   *[no] bandera tumbada
}, { $late ->
    [one] 1 ficha de Retraso
   *[other] { $late } fichas de Retraso
}, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}, { $rewards ->
    [one] 1 Recompensa boca abajo
   *[other] { $rewards } Recompensas boca abajo
}
tell-aim = { $target ->
    [none] no apunta a nadie
   *[other] apunta a { $target }
}
tell-points = { $number } Puntos tomados
tell-under = bajo Protego: { $detail }
tell-choice = Has elegido: { $detail }
