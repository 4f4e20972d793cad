# Lo que dice la mesa dibujada además de los textos del juego.
line-worth = { $number ->
    [one] 1 punto
   *[other] { $number } puntos
}
about-shift-rewind = Cambia una carta de tu Mano por una carta de uno de tus Bolsillos.
about-shift-haste = DEVUELVE 1 carta de tu Mano, roba 1 carta.
about-shift-stasis = Mueve una carta de uno de tus Bolsillos al otro.
shift-of = DESFASE: { $spell }
owl-bonus-0 = Roba 2 cartas.
owl-bonus-1 = Pon 1 carta de tu Mano en cualquier Bote.
owl-bonus-2 = Pon 1 carta de tu Mano en uno de tus Bolsillos con sitio.
owl-bonus-3 = Pon 1 carta de tu Mano boca arriba en una Comunidad incompleta.
owl-bonus-4 = DEVUELVE 1 carta de tu Mano y luego roba 2 cartas.
step-spell = Elige ahora el Hechizo, o un sitio.
step-card-community = Elige una carta de tu Mano para la Comunidad.
step-card-veil = Elige la carta de tu Mano que escondes en una Comunidad.
step-card-pot = Elige una carta de tu Mano para el Bote.
step-card-pocket = Elige una carta de tu Mano para tu Bolsillo.
step-card-return = Elige la carta de tu Mano que DEVUELVES.
step-card-give = Elige la carta de tu Mano que das.
step-another = Elige la segunda carta.
step-another-or-place = Elige una segunda carta, o el Bolsillo.
step-community = Elige una Comunidad.
step-pot = Elige un Bote.
step-pocket = Elige uno de tus Bolsillos.
step-top-community = Elige la Comunidad para la carta superior.
step-take = Elige la carta que tomas de una Comunidad.
step-take-mine = Elige la carta que tomas de tu Bolsillo.
step-move-mine = Elige la carta de Bolsillo que pasa al otro.
step-burn = Elige la carta de Comunidad que va a su Bote.
step-dissolve = Elige la carta de la Comunidad que pasa bajo el mazo.
step-palm = Elige la carta de tu Bolsillo que va a un Bote.
step-card-palm = Elige la carta de tu Mano que ocupa su lugar.
step-swap = Elige una carta de una Comunidad.
step-swap-other = Elige una carta de otra Comunidad.
step-look = Elige el Bolsillo que miras.
pick-communities = Toca las Comunidades en orden.
community-n = Comunidad { $number }
pot-n = Bote { $number }
pocket-n = Bolsillo { $number }
your-pocket-n = Tu Bolsillo { $number }
at-in = { $detail } en la Comunidad { $number }
at-mine = { $detail } en tu Bolsillo { $number }
at-look = Bolsillo { $number } de { $target }
place-empty = sitio para una carta
community-empty = Ninguna carta en la Comunidad
veiled = Boca abajo para los demás
pot-size = { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}
pot-known = Conocidas por ti:
lying = { $spell } · { $owner }
has-looked = En esta ronda ha mirado aquí: { $seats }
committed = presentado
showdown-turn = enfrentamiento { $number }
deck-size = Mazo: { $number }
score = { $number } de { $goal } puntos
fact-round = Ronda { $number } · meta { $goal }
fact-final = { $number ->
    [0] Último turno de la ronda
    [one] Un turno más después de este
   *[other] { $number } turnos más después de este
}
spells = Hechizos
owls-claimed = Búhos conseguidos
hand = Mano
hand-empty = Ninguna carta en la Mano
hand-of = { $number ->
    [one] 1 carta en la Mano
   *[other] { $number } cartas en la Mano
}
known-in-hand = Conocida por ti en esta Mano
first-player = jugador inicial
pocket-of = Bolsillo { $number }, cartas: { $total }
people = Jugadores
nothing-there = ninguna
showdowns = Enfrentamientos
showdowns-again = Últimos enfrentamientos
showdown-of = Enfrentamiento de la Comunidad { $number }
showdown-page = { $number } de { $total }
showdown-next-one = Siguiente enfrentamiento
showdown-close = Volver a la mesa
wins = gana
won-best-set = { $points ->
    [one] { $winners } gana el Bote: 1 punto.
   *[other] { $winners } gana el Bote: { $points } puntos.
}
won-alone = { $points ->
    [one] { $winners } gana el Bote: 1 punto.
   *[other] { $winners } gana el Bote: { $points } puntos.
}
won-tie = { $points ->
    [one] { $winners } empatan: 1 punto cada uno.
   *[other] { $winners } empatan: { $points } puntos cada uno.
}
won-nobody = Nadie presenta un Bolsillo.
won-owls = { $winners } consigue { $owls } para la ronda siguiente.
won-bonus = { $points ->
    [one] { $seat }: { $points } punto más con «{ $spell }»
   *[other] { $seat }: { $points } puntos más con «{ $spell }»
}
why-kind = { $kind } vale más que { $kinds }.
why-strength = { $kind } contra { $kind }: { $strength } gana a { $lower }.
why-alone = Nadie más presentó un Bolsillo.
why-nobody = El Bote queda oculto.
why-tie = Combinaciones iguales ({ $kind }): los puntos se reparten.
tell-first = Jugador inicial: { $seat }
tell-deck = Conocidas por ti en el mazo, con su lugar desde arriba: { $detail }
tell-veiled = { $detail } (boca abajo)
tell-community = Comunidad { $number }: { $detail }
tell-pot = Bote { $number }, cartas: { $total }; conocidas por ti: { $detail }
tell-lying = «{ $spell }» de { $owner } está { $place } { $number }
tell-look = { $target ->
    [none] { $seat } ha mirado el Bote { $number }
   *[other] { $seat } ha mirado el Bolsillo { $number } de { $target }
}
tell-person = { $seat }: puntos { $number }, cartas en la Mano { $total }, { $school }
tell-hand = { $seat }, conocidas por ti en la Mano: { $detail }
tell-pocket = { $seat }, Bolsillo { $number }: { $detail }
tell-owls = { $seat }, Búhos conseguidos: { $detail }
tell-contender = { $seat }: { $detail } da { $kind } ({ $given })
showdown-skip = Saltar
set-with = Tu Bolsillo { $number } con la Comunidad { $total }, por ahora:
your-pockets = Tus Bolsillos y sus mejores Combinaciones por ahora:
would-draw = +{ $number }
do-cast = Lanzar { $spell }
do-shift = DESFASE: { $spell }
do-use-owl = Usar { $owl }
shift = DESFASE
needs = { $deck ->
    [0] Necesita en la Mano: { $hand }
   *[other] Necesita en la Mano: { $hand }, en el mazo: { $deck }
}
advanced = Avanzada
truly-advanced = Muy avanzada
character-chaos = Deja que decida el mazo.
character-alchemy = Convierte cartas malas en otras mejores.
character-flame = Llena rápido las Comunidades y quema lo que hay en ellas.
character-illusion = Esconde cartas y las cambia de sitio.
character-divination = Ve lo que nadie más puede ver.
character-conjuration = Sencilla y fuerte: siempre una carta más.
character-enchantment = Sus cartas se quedan en la mesa y trabajan para ti.
character-chronomancy = Un poco más antes de cada turno.
