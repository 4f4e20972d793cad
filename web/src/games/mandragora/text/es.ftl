# Lo que dice la mesa dibujada, además de los textos del juego.
name-scroll = Pergamino maldito
line-ingredient = { $colour ->
    [violeta] Va con un grimorio violeta
    [amarillo] Va con un grimorio amarillo
    [rojo] Va con un grimorio rojo
    [verde] Va con un grimorio verde
   *[azul] Va con un grimorio azul
}
line-grimoire = { $n ->
    [0] Sin puntos, su color
    [one] 1 punto, su color
   *[other] { $n } puntos, su color
}
line-black = { $n } puntos, colores distintos
line-mandrake = Cualquier ingrediente, o el grimorio
line-scroll = { $n ->
    [one] 1 maldición
   *[other] { $n } maldiciones
}
line-banishment = Uno de tus pergaminos se va
line-transfer = Da un pergamino a una rival
line-substitution = Cambia una carta con una rival
line-levitation = Toma una carta de una tienda
line-doubling = Juega un turno más
line-celerity = Llega una tienda más lejos
line-vanishing = Al final, se va un color
line-purification = Al final, se va tu mano

fact-turn = Turno de { $seats }
fact-pile = { $number ->
    [one] Mazo: 1 carta
   *[other] Mazo: { $number } cartas
}
fact-last = Últimas rondas: { $number } de 3
square = La plaza
shops = Tiendas
people = Brujas
spell-piles = Hechizos
hand = Tu mano
hand-empty = Ninguna carta en la mano
hand-label = Cartas en la mano
hand-of = { $number ->
    [one] 1 carta en la mano
   *[other] { $number } cartas en la mano
}
known = Cartas conocidas en la mano: { $detail }
known-label = Cartas conocidas en la mano
reach = { $number ->
    [one] Alcance: 1 tienda
   *[other] Alcance: { $number } tiendas
}
reach-label = Alcance
curses = { $number ->
    [one] 1 maldición
   *[other] { $number } maldiciones
}
curses-label = Maldiciones
marker = Marcador de Maldición: −2 puntos al final
marker-waits = Nadie tiene el marcador de Maldición
end-marker = Marcador de Fin de partida
end-waits = El marcador de Fin de partida espera a que se vacíe el mazo
partner = compañera
team = Equipo { $number }
passed = ha pasado
assistant-here = El Ayudante está aquí.
pile-empty = No queda ningún hechizo de valor { $number }
pile-left = { $number ->
    [one] 1 hechizo en esta pila
   *[other] { $number } hechizos en esta pila
}
bench = Banco de hechizos
bench-idle = Tu banco de hechizos
bench-empty = Toca cartas de tu mano para hacer un hechizo.
bench-unfinished = Añade cartas hasta que arda una vela.
bench-ready = Elige una vela que arda.
candle-burns = Estas cartas permiten lanzarlo.
candle-could = Hacen falta más cartas.
candle-out = Con estas cartas no.
your-scrolls = Tus pergaminos
shop-opened = Tienda { $number }
mode-pass = Pasar…
pick-move = ¿Darla o cambiarla?
pick-scroll = ¿Qué pergamino?
pick-card = ¿Qué carta?
scores = Puntos
score-spells = Hechizos
score-grimoires = Grimorios
score-colours = Colores en mano
score-curse = Maldición
score-points = Puntos

tell-assistant = El Ayudante está en la tienda { $number }
tell-marker = { $holder } tiene el marcador de Maldición
tell-end-marker = { $holder } tiene el marcador de Fin de partida
tell-shop = Tienda { $number }, { $detail }: { $given }.
tell-down = { $number ->
    [0] nada
    [one] 1 carta boca abajo
   *[other] { $number } cartas boca abajo
}
tell-person = { $seat }: { $hand ->
    [one] 1 carta en la mano
   *[other] { $hand } cartas en la mano
}, { $curses ->
    [one] 1 maldición
   *[other] { $curses } maldiciones
}, { $reach ->
    [one] alcance 1 tienda
   *[other] alcance { $reach } tiendas
}
tell-partner = { $seat } es tu compañera
tell-cast = ha lanzado { $detail } con { $given }
