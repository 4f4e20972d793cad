game = Hocus
game-about = Póker entre magos: con un hechizo por turno construyes las Comunidades compartidas, los Botes junto a ellas y tus propios Bolsillos.
option-goal = Puntos que terminan la partida
option-schools = Cómo recibe cada jugador su escuela
option-schools-dealt = repartida al azar
option-schools-chosen = elegida por orden de turno
option-truly_advanced = Con Encantamiento y Cronomancia
option-classic = Clásico: solo Hechizos básicos, sin conseguir Búhos
option-round_limit = Número máximo de rondas

# Cartas
owls = { $n } de Búhos
swords = { $n } de Espadas
cups = { $n } de Copas
wands = { $n } de Bastos
face-down = la carta boca abajo en el lugar { $n }

# Hechizos
build-community = Construir Comunidad
build-pot = Construir Bote
build-pocket = Construir Bolsillo

chaos = Caos
entropic-energy = Energía entrópica
wild-surge = Oleada salvaje
twist-of-fate = Capricho del destino
about-entropic-energy = Pon la carta superior del mazo boca arriba en una Comunidad de 2 cartas como máximo; roba 1 carta.
about-wild-surge = Pon 1 carta de tu Mano en un Bote; DEVUELVE de 1 a 3 cartas de tu Mano y roba otras tantas.
about-twist-of-fate = Pon 1 o 2 cartas de tu Mano en un Bolsillo y la carta superior del mazo boca arriba en una Comunidad; roba 1 carta.

alchemy = Alquimia
transmute = Transmutación
gilding = Baño de oro
dissolve = Disolución
about-transmute = Pon 1 Copa de tu Mano boca arriba en una Comunidad; roba 1 carta.
about-gilding = Pon 1 carta de tu Mano en un Bote; DEVUELVE 1 carta de tu Mano, roba 1 carta.
about-dissolve = Una carta boca arriba de cualquier Comunidad, incluso completa, pasa bajo el mazo; pon 1 carta de tu Mano boca arriba en su lugar.

flame = Llama
wildfire = Incendio
scorch = Quemadura
kindle = Chispa
about-wildfire = Pon 2 cartas de tu Mano boca arriba en Comunidades, la misma o dos distintas; roba 2 cartas.
about-scorch = Una carta boca arriba de cualquier Comunidad, incluso completa, pasa a su Bote; pon 1 carta de tu Mano boca arriba en su lugar.
about-kindle = Pon 1 Basto de tu Mano boca arriba en una Comunidad; roba 1 carta.

illusion = Ilusión
veil = Velo
mirage = Espejismo
sleight-of-hand = Juego de manos
about-veil = Pon 1 Espada de tu Mano boca abajo en una Comunidad; solo tú puedes mirarla hasta los enfrentamientos. Roba 1 carta.
about-mirage = Intercambia una carta entre dos Comunidades incompletas; luego pon 1 carta de tu Mano en un Bote.
about-sleight-of-hand = Pon una carta de uno de tus Bolsillos en un Bote y 1 carta de tu Mano en su lugar.

divination = Adivinación
scry = Escudriñamiento
foresight = Presciencia
second-sight = Segunda visión
about-scry = Pon 1 carta de tu Mano en un Bote de 3 cartas o más; mira todo ese Bote; DEVUELVE 1 carta de tu Mano y roba 1 carta.
about-foresight = Pon 1 carta de tu Mano boca arriba en una Comunidad; roba 2 cartas y luego DEVUELVE 1 carta cualquiera de tu Mano.
about-second-sight = Pon 1 o 2 cartas de tu Mano en un Bolsillo; mira un Bolsillo de otro jugador, si hay alguno; roba 2 cartas y luego DEVUELVE 1 carta cualquiera de tu Mano.

conjuration = Conjuración
summon = Invocación
familiar = Familiar
manifest = Manifestación
about-summon = Pon 1 carta de tu Mano boca arriba en una Comunidad; roba 1 carta.
about-familiar = Pon 1 Búho de tu Mano en un Bote; roba 1 carta.
about-manifest = Pon 1 o 2 cartas de tu Mano en un Bolsillo; roba 1 carta.

enchantment = Encantamiento
power-siphon = Sifón de poder
gilded-sigil = Sello dorado
warding-rune = Runa de protección
about-power-siphon = Pon 1 carta de tu Mano boca arriba en una Comunidad y esta carta al lado: tras cada Hechizo o Búho que ponga allí una carta, incluido este, robas 1 carta.
about-gilded-sigil = Pon 1 carta de tu Mano en un Bote y esta carta al lado: 1 punto más si lo ganas en solitario. Roba 1 carta.
about-warding-rune = Pon 1 o 2 cartas de tu Mano en un Bolsillo y esta carta junto a él: 1 punto más si ese Bolsillo gana en solitario. Roba 2 cartas.

chronomancy = Cronomancia
rewind = Retroceso
haste = Celeridad
stasis = Estasis
about-rewind = Cambia una carta de tu Mano por una carta boca arriba de una Comunidad incompleta; luego pon otra carta de tu Mano en su Bote. DESFASE: cambia una carta de tu Mano por una carta de uno de tus Bolsillos.
about-haste = Pon 1 carta de tu Mano boca arriba en una Comunidad y 1 en su Bote; roba 1 carta. DESFASE: DEVUELVE 1 carta de tu Mano, roba 1 carta.
about-stasis = Pon 1 carta de tu Mano boca arriba en una Comunidad; DEVUELVE 1 carta de tu Mano, roba 1 carta. DESFASE: mueve una carta de uno de tus Bolsillos al otro.

beside-community = junto a la Comunidad
beside-pot = junto al Bote
beside-pocket = junto al Bolsillo
no-school = solo Hechizos básicos
no-school-yet = aún sin escuela

# Combinaciones
straight-flush = Escalera de color
four-of-a-kind = Póker
full-house = Full
flush = Color
straight = Escalera
three-of-a-kind = Trío
two-pair = Doble pareja
pair = Pareja
high-card = Carta alta

# Jugadas
move-take-school = Tomar la escuela «{ $school }»
move-cast = { $spell }: { $parts }
move-shift = DESFASE de «{ $spell }»: { $parts }
move-use-owl = Usar el { $owl }: { $parts }
move-end-turn = Terminar tu turno sin Búho
move-return = DEVOLVER { $cards }
move-name-order = Celebrar los enfrentamientos en este orden: Comunidades { $communities }
move-commit = Presentar tu Bolsillo { $pocket }
move-decline = Pasar y conservar tus Bolsillos

part-into-community = { $card } boca arriba en la Comunidad { $community }
part-face-down = { $card } boca abajo en la Comunidad { $community }
part-into-pot = { $cards } en el Bote { $pot }
part-into-pocket = { $cards } en tu Bolsillo { $pocket }
part-return-card = DEVOLVER { $card }
part-choose-return = { $redraw ->
    [yes] { $most ->
        [one] luego DEVOLVER una carta y robar otra
       *[other] luego DEVOLVER hasta { $most } cartas y robar otras tantas
    }
   *[no] luego DEVOLVER una carta
}
part-draw = { $number ->
    [one] robar una carta
   *[other] robar { $number } cartas
}
part-top-into-community = la carta superior boca arriba en la Comunidad { $community }
part-exchange = cambiar { $card } por { $taken } en la Comunidad { $community }
part-exchange-pocket = cambiar { $card } por { $taken } en tu Bolsillo { $pocket }
part-move-pocket = { $card } de tu Bolsillo { $pocket } al otro
part-scorching = { $card } de la Comunidad { $community } a su Bote
part-dissolving = { $card } de la Comunidad { $community } bajo el mazo
part-palming = { $taken } de tu Bolsillo { $pocket } al Bote { $pot }, { $card } en su lugar
part-swap = intercambiar { $card } (Comunidad { $community }) y { $other_card } (Comunidad { $other_community })
part-look-into-pot = mirar todo ese Bote
part-look-at-pocket = mirar el Bolsillo { $pocket } de { $target }
part-lay-beside = esta carta { $place } { $number }

# Sucesos
event-school-taken = { $seat } toma la escuela «{ $school }».
event-round-began = Empieza la ronda { $number }. { $seat } juega primero.
event-dealt = Recibes { $cards }.
event-passed = { $seat } ya no tiene cartas en la Mano y pasa.
event-final-turns = Todas las Comunidades están completas: cada jugador tiene un turno más, { $seat } el último.
event-hands-empty = Nadie tiene ya cartas en la Mano: no hay más turnos en esta ronda.
event-spell-cast = { $seat } usa «{ $spell }».
event-shifted = { $seat } usa el DESFASE de «{ $spell }».
event-owl-used = { $seat } usa el { $owl }.
event-owls-returned = { $seat } DEVUELVE { $owls }.
event-laid-open = { $seat } pone el { $card } boca arriba en la Comunidad { $community }.
event-laid-face-down = { $seat } pone una carta boca abajo en la Comunidad { $community }.
event-laid-in-pot = { $number ->
    [one] { $seat } pone una carta en el Bote { $pot }.
   *[other] { $seat } pone { $number } cartas en el Bote { $pot }.
}
event-laid-in-pocket = { $number ->
    [one] { $seat } pone una carta en su Bolsillo { $pocket }.
   *[other] { $seat } pone { $number } cartas en su Bolsillo { $pocket }.
}
event-top-laid-open = La carta superior, el { $card }, va boca arriba a la Comunidad { $community }.
event-drew = { $number ->
    [one] { $seat } roba una carta.
   *[other] { $seat } roba { $number } cartas.
}
event-received = Robas { $cards }.
event-returned = { $number ->
    [one] { $seat } DEVUELVE una carta.
   *[other] { $seat } DEVUELVE { $number } cartas.
}
event-exchanged = { $seat } pone el { $card } en la Comunidad { $community } y se lleva el { $taken } a la Mano.
event-pocket-exchanged = { $seat } cambia la carta { $place } de su Bolsillo { $pocket } por una carta de su Mano.
event-pocket-moved = { $seat } mueve la carta { $place } de su Bolsillo { $pocket } al otro.
event-scorched = El { $card } pasa de la Comunidad { $community } a su Bote.
event-dissolved = El { $card } pasa de la Comunidad { $community } bajo el mazo.
event-palmed = { $seat } pone la carta { $place } del Bolsillo { $pocket } en el Bote { $pot } y una carta de su Mano en su lugar.
event-swapped = { $seat } intercambia dos cartas: { $card } (Comunidad { $community }) y { $other_card } (Comunidad { $other_community }).
event-looked-into-pot = { $seat } mira todo el Bote { $pot }.
event-looked-at-pocket = { $seat } mira el Bolsillo { $pocket } de { $target }.
event-saw = Ves { $cards }.
event-laid-beside = { $seat } coloca «{ $spell }» { $place } { $number }.
event-siphoned = Ha llegado una carta a la Comunidad { $community }: el Sifón de poder actúa para { $seat }.
event-revealed = Se revela en la Comunidad { $community }: { $cards }.
event-order-named = { $seat } anuncia el orden de los enfrentamientos: Comunidades { $communities }.
event-committed = { $seat } presenta su Bolsillo { $pocket } para la Comunidad { $community }.
event-declined = { $seat } pasa en la Comunidad { $community }.
event-pocket-shown = { $seat } muestra su Bolsillo { $pocket }, { $cards }: { $kind } ({ $best }).
event-pot-won = { $points ->
    [one] { $winner } gana el Bote { $pot } { $reason } y anota un punto ({ $cards }).
   *[other] { $winner } gana el Bote { $pot } { $reason } y anota { $points } puntos ({ $cards }).
}
best-set = con la mejor Combinación
alone = sin rival
event-pot-split = { $points ->
    [one] { $winners } se reparten el Bote { $pot } y anotan un punto cada uno ({ $cards }).
   *[other] { $winners } se reparten el Bote { $pot } y anotan { $points } puntos cada uno ({ $cards }).
}
event-pot-left = Nadie ha presentado un Bolsillo: el Bote { $pot } queda oculto.
event-owls-claimed = { $seat } consigue { $owls } para la ronda siguiente.
event-bonus-scored = { $points ->
    [one] { $seat } anota { $points } punto más con «{ $spell }».
   *[other] { $seat } anota { $points } puntos más con «{ $spell }».
}

# Preguntas
prompt-school-choice = { $yours ->
    [yes] Elige una escuela de tres Hechizos avanzados para toda la partida.
   *[no] { $seat } elige una escuela de tres Hechizos avanzados para toda la partida.
}
prompt-turn = { $yours ->
    [yes] { $shift ->
        [yes] Tu turno: puedes usar un Desfase; luego usa un Hechizo{ part-owl }.
       *[no] Tu turno: usa un Hechizo{ part-owl }.
    }
   *[no] { $shift ->
        [yes] { $seat } puede usar un Desfase; luego usa un Hechizo{ part-owl }.
       *[no] { $seat } usa un Hechizo{ part-owl }.
    }
}
part-owl = { $owl ->
    [yes] { part-owl-whose }
   *[no] {""}
}
part-owl-whose = { $yours ->
    [yes] {" "}y puedes usar un Búho conseguido, antes o después del Hechizo
   *[no] {" "}y puede usar un Búho conseguido, antes o después del Hechizo
}
prompt-owl-after = { $yours ->
    [yes] Aún puedes usar un Búho; luego termina tu turno.
   *[no] { $seat } aún puede usar un Búho; luego termina el turno.
}
prompt-returning = { $yours ->
    [yes] { $redraw ->
        [yes] { $most ->
            [one] DEVUELVE una carta de tu Mano y roba otra.
           *[other] DEVUELVE de 1 a { $most } cartas de tu Mano y roba otras tantas.
        }
       *[no] DEVUELVE una carta de tu Mano.
    }
   *[no] { $redraw ->
        [yes] { $most ->
            [one] { $seat } DEVUELVE una carta de su Mano y roba otra.
           *[other] { $seat } DEVUELVE de 1 a { $most } cartas de su Mano y roba otras tantas.
        }
       *[no] { $seat } DEVUELVE una carta de su Mano.
    }
}
prompt-naming-order = { $yours ->
    [yes] Elige el orden de los enfrentamientos.
   *[no] { $seat } elige el orden de los enfrentamientos.
}
prompt-committing = { $yours ->
    [yes] Enfrentamiento de la Comunidad { $community }: presenta un Bolsillo o pasa.
   *[no] Enfrentamiento de la Comunidad { $community }: { $seat } presenta un Bolsillo o pasa.
}

# Rechazos
refusal-school-taken = Esa escuela no está disponible.
refusal-school-first = Elige primero una escuela.
refusal-spell-first = Debes usar un Hechizo en tu turno.
refusal-one-spell = Ya has usado tu Hechizo; solo puede seguir un Búho.
refusal-not-your-spell = Ese Hechizo no es de tu escuela.
refusal-basic-spells-only = En Clásico se juega solo con los Hechizos básicos.
refusal-spell-lies-out = Esa carta se queda ahí hasta que acaben los enfrentamientos.
refusal-draws-alone = Solo tú tienes aún cartas en la Mano, así que no robas nada.
refusal-deck-too-small = { $deck ->
    [one] El mazo está vacío: no puedes cumplir todo el Hechizo.
   *[other] El mazo tiene menos de { $deck } cartas: no puedes cumplir todo el Hechizo.
}
refusal-hand-too-small = { $hand ->
    [one] No tienes ninguna carta en la Mano para eso.
   *[other] Necesitas { $hand } cartas en la Mano para eso.
}
refusal-owl-empties-hand = Un Búho usado antes de tu Hechizo debe dejarte una carta en la Mano.
refusal-owl-not-claimed = No has conseguido ese Búho.
refusal-one-owl = Solo puedes usar un Búho por turno.
refusal-no-shift = No tienes ese Desfase.
refusal-shift-first = Solo se permite un Desfase, antes de cualquier Hechizo o Búho.
refusal-cannot-be-carried-out = Ahora mismo no puedes cumplir todo el Hechizo.
refusal-pot-too-small = Ese Bote debe tener antes { $number } cartas o más.
refusal-not-the-text = Eso no es lo que dice todo el texto.
refusal-not-ascending = Nombra cada carta o Comunidad una vez, la más baja primero; a igual fuerza: Búhos, Espadas, Copas, Bastos.
refusal-not-in-hand = Esa carta no está en tu Mano.
refusal-no-community = No existe esa Comunidad.
refusal-community-full = No queda sitio en esa Comunidad.
refusal-no-pot = No existe ese Bote.
refusal-no-pocket = Solo tienes dos Bolsillos.
refusal-first-pocket-first = Tus dos Bolsillos están vacíos: usa el primero.
refusal-pocket-full = No hay sitio suficiente en ese Bolsillo.
refusal-not-face-up = Esa carta no está boca arriba allí.
refusal-not-in-community = Esa carta no está en esa Comunidad.
refusal-same-community = Elige dos Comunidades distintas.
refusal-not-in-pocket = Esa carta no está en ese Bolsillo.
refusal-no-such-pocket = Ningún otro jugador tiene ese Bolsillo.
refusal-return-first = Elige primero lo que DEVUELVES.
refusal-return-number = { $most ->
    [one] DEVUELVE exactamente una carta.
   *[other] DEVUELVE de 1 a { $most } cartas.
}
refusal-name-all = Nombra cada Comunidad una vez.
refusal-no-unused-pocket = No tienes ese Bolsillo para presentar.
refusal-commit-or-pass = Presenta un Bolsillo o pasa.

# El final
outcome-goal = Se ha alcanzado la meta: gana quien tenga más puntos.
outcome-round-limit = Ha terminado la última ronda: gana quien tenga más puntos.

# El tablero
board-round = [bold]Ronda { $number }[/]   jugador inicial: { $seat }   meta: { $goal } puntos   mazo: { $detail }
board-final-turns = { $number ->
    [0] [bold magenta]Este es el último turno de la ronda.[/]
    [one] [bold magenta]Después de este turno queda uno.[/]
   *[other] [bold magenta]Después de este turno quedan { $number }.[/]
}
board-order = Orden de los enfrentamientos: Comunidades { $communities }
board-community = [bold]Comunidad { $number }[/]  { $given }   [dim]Bote { $number }:[/] { $detail }
board-face-down = ({ $given })
board-unknown = boca abajo
board-beside = [magenta]  { $spell } de { $owner }[/]
board-seat = { $given } [bold]{ $seat }[/]  [bold yellow]{ $points }[/] { $points ->
    [one] punto
   *[other] puntos
}   { $school }   Mano: { $detail }
board-pocket = [dim]Bolsillo { $number }:[/] { $detail }{ $warded ->
    [yes] {" "}[magenta]Runa de protección[/]
   *[no] {""}
}{ $committed ->
    [yes] {" "}[bold]presentado[/]
   *[no] {""}
}
board-claimed = [dim]Búhos:[/] { $given }
board-heap = { $number ->
    [0] –
    [one] 1 carta
   *[other] { $number } cartas
}{ $seen ->
    [0] {""}
   *[other] {" "}({ $given })
}
board-hand = [bold]Tu Mano:[/] { $given }
board-spell = [italic]{ $spell }[/]: { $detail }
board-showdown = [bold]Enfrentamiento de la Comunidad { $number }[/]  { $given }
board-contender = [dim]  { $seat }:[/] { $given }   { $kind } [dim]con[/] { $detail }
board-best-set = [bold]  { $winners }[/] gana el Bote, puntos: { $points }  { $given }
board-alone = [bold]  { $winners }[/] gana el Bote sin rival, puntos: { $points }  { $given }
board-tie = [bold]  { $winners }[/] empatan, puntos para cada uno: { $points }  { $given }
board-nobody = {"  "}Nadie presenta un Bolsillo; el Bote queda oculto.
board-bonus = { $points ->
    [one] [magenta]  { $seat } anota { $points } punto más con «{ $spell }»[/]
   *[other] [magenta]  { $seat } anota { $points } puntos más con «{ $spell }»[/]
}
board-owls = { $n } Búhos
board-swords = { $n } Espadas
board-cups = { $n } Copas
board-wands = { $n } Bastos
board-look = { $target ->
    [none] [dim]{ $seat } ha mirado el Bote { $number }[/]
   *[other] [dim]{ $seat } ha mirado el Bolsillo { $number } de { $target }[/]
}

## Why a move
why-cards = Robas cartas del mazo; cartas en tu Mano: { $hand }.
why-pocket = En la Comunidad { $community }, un Bolsillo así hace por ahora { $kind } y gana en torno al { $chance } % de las veces.
why-pot = { $points ->
    [one] Añade 1 punto al Bote { $pot }, que ganas en torno al { $chance } % de las veces.
   *[other] Añade { $points } puntos al Bote { $pot }, que ganas en torno al { $chance } % de las veces.
}
why-pot-of-others = { $points ->
    [one] Añade 1 punto al Bote { $pot }, pero solo lo ganas en torno al { $chance } % de las veces.
   *[other] Añade { $points } puntos al Bote { $pot }, pero solo lo ganas en torno al { $chance } % de las veces.
}
why-pot-of-others-least = { $points ->
    [one] Añade 1 punto al Bote { $pot }, que ganas en torno al { $chance } % de las veces: todo lo demás te cuesta más.
   *[other] Añade { $points } puntos al Bote { $pot }, que ganas en torno al { $chance } % de las veces: todo lo demás te cuesta más.
}
why-community-better = Tu probabilidad en la Comunidad { $community } sube del { $before } % al { $chance } %.
why-community-worse = Tu probabilidad en la Comunidad { $community } baja del { $before } % al { $chance } %.
why-community-worse-least = Tu probabilidad en la Comunidad { $community } pasa del { $before } % al { $chance } %: todo lo demás te cuesta más.
why-community-same = Tu probabilidad en la Comunidad { $community } sigue en el { $chance } %.
why-power-siphon = { $room ->
    [one] En la Comunidad { $community } cabe una carta más: cuando un Hechizo o Búho la ponga allí, robas.
   *[other] En la Comunidad { $community } caben { $room } cartas más: tras cada Hechizo o Búho que ponga cartas allí, robas.
}
why-gilded-sigil = Da un punto si solo tú ganas el Bote { $pot }: en torno al { $chance } % de las veces.
why-warding-rune = Si tu Bolsillo { $pocket } gana en solitario, da un punto más: en torno al { $chance } % de las veces en la Comunidad { $community }.
why-school = Entre iguales, esta escuela logra el { $share } % de las victorias de una escuela media.
why-end-turn = { $hand ->
    [0] Sin cartas en la Mano, es mejor terminar el turno que usar un Búho.
    [one] Con una carta en la Mano, es mejor terminar el turno que usar un Búho.
   *[other] Con { $hand } cartas en la Mano, es mejor terminar el turno que usar un Búho.
}
why-return = Te quedarías con { $cards }.
why-order = { $number ->
    [0] La Comunidad { $community } va primero; su Bote está vacío.
    [one] La Comunidad { $community } va primero, por un Bote de una carta.
   *[other] La Comunidad { $community } va primero, por un Bote de { $number } cartas.
}
why-commit-alone = { $points ->
    [0] Nadie más puede presentar allí un Bolsillo: el Bote es tuyo, aunque está vacío.
    [one] Nadie más puede presentar allí un Bolsillo: el Bote es tuyo, cerca de 1 punto.
   *[other] Nadie más puede presentar allí un Bolsillo: el Bote es tuyo, cerca de { $points } puntos.
}
why-commit = { $kind }: de los { $pairs } Bolsillos posibles con las { $unseen } cartas no vistas, { $better } son mejores.
why-decline = { $number ->
    [0] Es el último enfrentamiento, y su Bote está vacío.
    [one] Es el último enfrentamiento: renunciarías a un Bote de una carta.
   *[other] Es el último enfrentamiento: renunciarías a un Bote de { $number } cartas.
}
why-decline-for-later = { $number ->
    [0] Tus Bolsillos quedan libres para la Comunidad { $community }, cuyo Bote está vacío.
    [one] Tus Bolsillos quedan libres para la Comunidad { $community }, por un Bote de una carta.
   *[other] Tus Bolsillos quedan libres para la Comunidad { $community }, por un Bote de { $number } cartas.
}

# What coven balance counts
tally-rounds = Rondas por partida
tally-several-rounds = Partidas de dos rondas o más
tally-spells = Hechizos por persona y ronda
tally-owl-used = Partidas en las que se usa un Búho
tally-owls = Búhos usados por partida
tally-pot = Cartas de un Bote ganado
tally-pot-points = Puntos de un Bote ganado
tally-casts = De los Hechizos de quien lo tiene: { $detail }

# Visto de cerca
about-card = Forma Combinaciones con otras cartas de su fuerza o de su palo, y vale puntos en un Bote.
about-swords = { about-card }
about-cups = { about-card }
about-wands = { about-card }
about-owls = { about-card } Quien lo gana en un Bote puede usarlo una vez en la ronda siguiente.
about-build-community = Pon 1 carta de tu Mano boca arriba en una Comunidad que tenga sitio.
about-build-pot = Pon 1 carta de tu Mano boca abajo en cualquier Bote.
about-build-pocket = Pon 1 o 2 cartas de tu Mano boca abajo en uno de tus Bolsillos.
about-school = Tres Hechizos que solo puede lanzar su jugador:
about-deck = El mazo para robar, boca abajo. Las cartas que se DEVUELVEN van debajo.
    .title = El mazo
about-community = Hasta 4 cartas que sirven a todos. Con tu Bolsillo forman tu Combinación.
    .title = Comunidad
about-pot = Lo que se juega en un enfrentamiento: quien lo gana suma los puntos de todas sus cartas.
    .title = Bote
about-pocket = Hasta 2 cartas boca abajo. En un enfrentamiento presentas un Bolsillo.
    .title = Bolsillo
