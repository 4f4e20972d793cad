# Lo que la mesa dibujada dice además de los textos del juego.
line-vortex = Los Grimorios pasan a la izquierda
line-abracadabra = Cambia tu Mano con un jugador
line-crystal-ball = Mira y ordena las 4 de arriba
line-owl = { $n ->
    [one] Toma 1 carta de un Grimorio
   *[other] Toma { $n } cartas de un Grimorio
}
line-sacrifice = Un jugador devuelve { $n } gemas
line-curse = { $n ->
    [one] Descarta 1 carta de un Grimorio
   *[other] Descarta { $n } cartas de un Grimorio
}
line-inspiration = Roba { $n } cartas
line-thief = { $n ->
    [one] Roba una gema
   *[other] Roba { $n } gemas
}
line-spell = { $n ->
    [one] Toma una gema
   *[other] Toma { $n } gemas
}
line-amulet = Si va contra ti: destrúyelo
line-magic-wand = Dobla su número
line-enchanted-mirror = Si va contra ti: pásaselo a otro
line-pumpkin = Vuelve a la Mano de quien lo lanzó
line-counterspell = Destrúyelo
line-hourglass = Después termina el turno
line-black-cat = Llévatelo a la Mano
line-lightning = Anula todo Pocus menos una Varita

marked = Marcada por una Calabaza: este turno no
mode-rearrange = Reorganizar…
pick-cards = Elige las cartas y confirma.
turn-number = { $limit ->
    [none] Turno { $number }
   *[other] Turno { $number } de { $limit }
}
fact-turn = { $seat ->
    [none] { turn-number }
   *[other] { turn-number }: { $seat }
}
fact-piles = Biblioteca { $library } · Descarte { $discard }
discard = Descarte
library-top = Parte de arriba de la Biblioteca, según lo que sabes
card-unknown = desconocida
cauldron = Caldero
zone = Zona
people = Jugadores
ball = Cartas de arriba de la Biblioteca: tócalas en orden
grimoire-of = Grimorio de { $target }
resolved = Resueltas este turno
zone-empty = Ningún Hocus en espera.
hand-empty = Ninguna carta
hand-of = { $number ->
    [one] 1 carta en la Mano
   *[other] { $number } cartas en la Mano
}
gems-label = Gemas
known = Cartas conocidas de esta Mano
on-turn = juega su turno
passed = ha pasado
aims-you = va contra ti
aims-at = va contra { $target }
tag-doubled = doblado
tag-struck = Rayo
tag-hourglass = fin del turno
tell-person = { $seat }: { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
}, { $hand ->
    [one] 1 carta en la Mano
   *[other] { $hand } cartas en la Mano
}, Grimorio: { $detail }
tell-hocus = { $target ->
    [none] { $seat } lanza { $detail }
   *[other] { $seat } lanza { $detail } contra { $target }
}
tell-pocus = { $target ->
    [none] { $seat } ha puesto { $detail }{ pocus-void }
   *[other] { $seat } ha puesto { $detail } y nombrado a { $target }{ pocus-void }
}
tell-doubled = Una Varita Mágica ha doblado su número: { $number }
tell-hourglass = Después un Reloj de Arena pone fin al turno
tell-resolved = Resueltas este turno: { $detail }
tell-known = { $seat }, cartas conocidas en la Mano: { $detail }
tell-library = Parte de arriba de la Biblioteca, según lo que sabes: { $detail }
tell-discard = En el Descarte: { $detail }
tell-no-hocus = Ningún Hocus en espera.
tell-cauldron = { $number ->
    [one] Una gema en el Caldero
   *[other] { $number } gemas en el Caldero
}
