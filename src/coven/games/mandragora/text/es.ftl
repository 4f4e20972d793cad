game = Mandragora
game-also = Black Magic Friday
game-about = Un solo Ayudante recorre diez tiendas para todas: convierte en hechizos lo que tomas y esquiva la Maldición.
option-teams = Equipos de dos, con la compañera enfrente

# Cartas
violet-ingredient = ingrediente violeta
yellow-ingredient = ingrediente amarillo
red-ingredient = ingrediente rojo
green-ingredient = ingrediente verde
blue-ingredient = ingrediente azul
violet-grimoire = grimorio violeta ({ $n })
yellow-grimoire = grimorio amarillo ({ $n })
red-grimoire = grimorio rojo ({ $n })
green-grimoire = grimorio verde ({ $n })
blue-grimoire = grimorio azul ({ $n })
black-grimoire = grimorio negro ({ $n })
mandrake = mandrágora
scroll = { $n ->
    [one] pergamino de 1 maldición
   *[other] pergamino de { $n } maldiciones
}
banishment = Destierro ({ $n })
transfer = Transferencia ({ $n })
substitution = Sustitución ({ $n })
levitation = Levitación ({ $n })
doubling = Desdoblamiento ({ $n })
celerity = Celeridad ({ $n })
vanishing = Desaparición ({ $n })
purification = Purificación ({ $n })
start-shop = tienda de salida
day-shop = tienda diurna
night-shop = tienda nocturna

# Lo que queda bajo un hechizo: el grimorio y luego cada ingrediente.
laid = { $grimoire }{ $violet ->
    [0] {""}
    [one] {" "}+ 1 violeta
   *[other] {" "}+ { $violet } violetas
}{ $yellow ->
    [0] {""}
    [one] {" "}+ 1 amarillo
   *[other] {" "}+ { $yellow } amarillos
}{ $red ->
    [0] {""}
    [one] {" "}+ 1 rojo
   *[other] {" "}+ { $red } rojos
}{ $green ->
    [0] {""}
    [one] {" "}+ 1 verde
   *[other] {" "}+ { $green } verdes
}{ $blue ->
    [0] {""}
    [one] {" "}+ 1 azul
   *[other] {" "}+ { $blue } azules
}{ $mandrake ->
    [yes] {" "}+ mandrágora
   *[no] {""}
}

# Jugadas
move-send = { $shops ->
    [one] Mover al Ayudante 1 tienda
   *[other] Mover al Ayudante { $shops } tiendas
}
move-cast = Lanzar { $spell } con { laid }
move-pass = Pasar y no jugar más turnos
move-decline = Renunciar al turno extra
move-banish = Desterrar tu { $scroll }
move-give-scroll = Dar tu { $scroll } a { $target }
move-draw = Robar una carta de la mano de { $target }
move-give = Dar: { $card }
move-give-at-random = Dar una carta al azar
move-levitate = { $card ->
    [none] Tomar una carta boca abajo de la tienda nocturna { $shop }
   *[other] De la tienda { $shop }: { $card }
}
move-pass-marker = Pasar el marcador de Maldición a { $target }
move-no-exchange = No intercambiar nada
move-receive = Recibir una carta que elija tu compañera
move-swap = Cambiar por una carta que elija tu compañera: { $card }

# Lo que ocurre
event-sent = { $shops ->
    [one] { $seat } mueve al Ayudante 1 tienda, a la tienda { $shop }.
   *[other] { $seat } mueve al Ayudante { $shops } tiendas, a la tienda { $shop }.
}
event-took = { $cards-count ->
    [0] { $seat } no toma nada.
   *[other] { $seat } toma: { $cards }.
}
event-took-unseen = { $number ->
    [one] { $seat } toma 1 carta que nadie más ve.
   *[other] { $seat } toma { $number } cartas que nadie más ve.
}
event-found = Encuentras: { $cards }.
event-restocked = { $card ->
    [none] Se pone una carta boca abajo en la tienda nocturna { $shop }.
   *[other] Nuevo en la tienda { $shop }: { $card }.
}
event-pile-ran-out = El mazo está vacío: después de este turno se juegan tres rondas más.
event-last-round = { $number ->
    [1] Empiezan las tres últimas rondas. { $seat } toma el marcador de Fin de partida en III.
    [2] Empieza la segunda de las últimas rondas. { $seat } pone el marcador de Fin de partida en II.
   *[3] Empieza la última ronda. { $seat } descarta el marcador de Fin de partida.
}
event-spell-cast = { $seat } lanza { $spell } con { laid }.
event-uncovered = El siguiente hechizo de esa pila es { $spell }.
event-no-effect = { $spell } no puede hacer nada ahora; { $seat } gana sus puntos de todos modos.
event-banished = { $seat } destierra un { $scroll }.
event-scroll-given = { $giver } da a { $taker } un { $scroll }.
event-levitated = { $seat } levanta una carta de la tienda { $shop }.
event-handed = { $giver } da una carta a { $taker }.
event-handed-card = La carta que { $giver } ha dado a { $taker }: { $card }.
event-extra-turn-earned = { $seat } puede jugar un turno extra.
event-declined = { $seat } renuncia al turno extra.
event-reach-grew = { $seat } puede mover ahora al Ayudante hasta { $shops } tiendas.
event-marker-taken = { $holder } es quien más maldiciones tiene y se lleva el marcador de Maldición.
event-marker-passed = Empate a maldiciones: { $giver } pasa el marcador de Maldición a { $taker }.
event-marker-returned = Ya nadie tiene maldiciones: el marcador de Maldición vuelve junto a las tiendas.
event-exchange-chosen = { $exchange ->
    [give] { $seat } da una carta a { $partner }.
    [receive] { $seat } quiere recibir una carta de { $partner }.
    [swap] { $seat } quiere cambiar una carta con { $partner }.
   *[no-exchange] { $seat } no intercambia nada con { $partner }.
}
event-passed = { $seat } pasa y no juega más turnos.
event-discarded = { $seat } descarta: { $cards }.
event-shown = { $seat } muestra su mano: { $cards }.
event-scored = { $seat }: hechizos { $spells } + grimorios { $grimoires } − colores en la mano { $colours } − Maldición { $curse } = { $points }.

# Los tipos de intercambio
give = give
receive = receive
swap = swap
no-exchange = no-exchange

# Lo que se pregunta
prompt-turn = { $number ->
    [0] Mueve al Ayudante y toma todo lo que haya donde se pare, o lanza un hechizo.
   *[other] Últimas rondas, { $number } de 3: mueve al Ayudante, lanza un hechizo o pasa definitivamente.
}
prompt-extra-turn = { $number ->
    [0] Desdoblamiento: juega un turno más o renuncia a él.
   *[other] Desdoblamiento, últimas rondas, { $number } de 3: juega un turno más, renuncia a él o pasa definitivamente.
}
prompt-tie = Empate a maldiciones: ¿quién recibe el marcador de Maldición (−2 puntos al final)?
prompt-banishment = Destierro: ¿cuál de tus pergaminos sale del juego?
prompt-transfer = Transferencia: ¿qué pergamino das a qué rival?
prompt-substitution = Sustitución: ¿de la mano de quién robas una carta?
prompt-giving-back = { $card ->
    [none] Sustitución: { $seat } ha robado una carta de la mano de { $target } y da otra a cambio.
   *[other] Sustitución: { $seat } ha robado de la mano de { $target }: { $card }. ¿Qué carta recibe { $target } a cambio?
}
prompt-levitation = Levitación: ¿qué carta tomas de una tienda?
prompt-exchange = Has recibido pergaminos: ¿quieres intercambiar una carta con tu compañera?
prompt-answer = { $swap ->
    [yes] { $card ->
        [none] { $taker } quiere cambiar una carta con { $seat } sin que se vea ninguna: ¿qué carta va a { $taker }?
       *[other] Has elegido: { $card }. ¿Qué carta da { $seat } por ella?
    }
   *[no] { $taker } recibe una carta: ¿cuál da { $seat }?
}

# Por qué no
refusal-out-of-reach = Puedes mover al Ayudante de 1 a { $reach } tiendas.
refusal-no-passing-yet = Nadie puede pasar antes de las últimas rondas.
refusal-no-extra-turn = Este no es un turno extra: no hay nada a lo que renunciar.
refusal-no-grimoire = { $card ->
    [none] Un hechizo necesita un grimorio, o una mandrágora en su lugar.
   *[other] Un hechizo necesita un grimorio, o una mandrágora en su lugar, no esto: { $card }.
}
refusal-one-mandrake = En un hechizo solo cabe una mandrágora: como grimorio o como ingrediente.
refusal-cards-not-in-hand = No tienes todas esas cartas.
refusal-no-ingredient = Un hechizo necesita al menos un ingrediente.
refusal-wrong-colour = Los ingredientes tienen que ser del color del grimorio.
refusal-not-all-different = Con el grimorio negro, todos los ingredientes tienen que ser de colores distintos.
refusal-one-colour-or-all-different = Con una mandrágora como grimorio, los ingredientes son todos del mismo color o todos de colores distintos.
refusal-no-colour-left = Los otros cinco ingredientes no dejan ningún color a la mandrágora.
refusal-spell-not-on-top = Ese hechizo no está encima de su pila.
refusal-too-few-ingredients = { $number ->
    [one] 1 ingrediente no basta para un hechizo de valor { $value }.
   *[other] { $number } ingredientes no bastan para un hechizo de valor { $value }.
}
refusal-not-your-scroll = No tienes ese pergamino.
refusal-not-an-opponent = Elige a una rival.
refusal-no-card-to-draw = Esa mano está vacía.
refusal-not-in-hand = No tienes esa carta.
refusal-face-down = Las cartas de una tienda nocturna están boca abajo: elige solo la tienda.
refusal-not-on-that-shop = Esa carta no está en esa tienda.
refusal-no-such-shop = No hay tienda { $number }: están numeradas del 1 al 10.
refusal-cannot-keep-the-marker = No puedes quedarte con el marcador de Maldición: pásalo a otra de las empatadas.
refusal-not-tied = El marcador de Maldición va a una de las empatadas con más maldiciones.
refusal-partner-has-no-card = Tu compañera no tiene cartas.
refusal-teams-of-four = Los equipos son para 4 jugadoras, no para { $given }.

# Cómo acabó
outcome-rounds-played = Se han jugado las tres últimas rondas.
outcome-all-passed = Todas han pasado.

# El tablero
board-pile = Mazo: [bold]{ $number }[/]
board-last-rounds = [bold red]Últimas rondas: { $number } de 3[/]
board-spell-piles = Hechizos:
board-face-down = { $number ->
    [one] 1 carta boca abajo
   *[other] { $number } cartas boca abajo
}
board-spells = { $number ->
    [one] 1 hechizo
   *[other] { $number } hechizos
}, [bold yellow]{ $points }[/] { $points ->
    [one] punto
   *[other] puntos
}
board-cards = { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}
board-reach = alcance { $number }
board-curses = { $number ->
    [one] [red]1 maldición[/]
   *[other] [red]{ $number } maldiciones[/]
}
board-marker = [bold red]marcador de Maldición (−2)[/]
board-end-marker = { $number ->
    [1] [bold]Fin de partida III[/]
   *[2] [bold]Fin de partida II[/]
}
board-partner = [green]tu compañera[/]
board-passed = [dim]ha pasado[/]
board-known = Se sabe: { $detail }
board-hand = Tu mano:
board-ingredients = ingredientes: { $detail }
board-grimoires = grimorios: { $detail }
violet = violeta
yellow = amarillo
red = rojo
green = verde
blue = azul
black = negro

## Why a move
why-send = { $number ->
    [0] Nada de la tienda { $shop } encaja con tu mano ({ $cards }){ part-next-finds }
    [one] La tienda { $shop } tiene 1 carta que encaja con tu mano ({ $cards }){ part-next-finds }
   *[other] La tienda { $shop } tiene { $number } cartas que encajan con tu mano ({ $cards }){ part-next-finds }
}
why-send-empty = La tienda { $shop } está vacía{ part-next-finds }
why-send-unseen = { $number ->
    [one] Hay una carta boca abajo en la tienda { $shop }{ part-next-finds }
   *[other] Hay { $number } cartas boca abajo en la tienda { $shop }{ part-next-finds }
}
part-next-finds = { $target ->
    [none] .
   *[other] ; { $target } encuentra después hasta { $found } { $found ->
        [one] carta
       *[other] cartas
    } a su alcance.
}
part-along = { $others ->
    [0] { part-next-finds }
    [one] ; allí hay 1 carta más, { $fitting ->
        [0] que no encaja con tu mano.
       *[other] que encaja con tu mano.
    }
   *[other] ; allí hay { $others } cartas más, de las que { $fitting ->
        [0] ninguna encaja
        [one] 1 encaja
       *[other] { $fitting } encajan
    } con tu mano.
}
why-send-too-late = { $number ->
    [0] Es tu último turno: lo que hay en la tienda { $shop } ni da ni cuesta puntos ({ $cards }).
    [one] Es tu último turno: lo que hay en la tienda { $shop } solo puede costarte 1 punto por un color nuevo ({ $cards }).
   *[other] Es tu último turno: lo que hay en la tienda { $shop } solo puede costarte { $number } puntos por colores nuevos ({ $cards }).
}
why-send-cursed = { $number ->
    [one] Con la maldición
   *[other] Con las { $number } maldiciones
} de la tienda { $shop } tendrías { $curses }, y nadie más de { $most }: el marcador de Maldición sería tuyo{ part-along }
why-send-still-cursed = Ya tienes el marcador de Maldición: con { $number ->
    [one] la maldición
   *[other] las { $number } maldiciones
} de la tienda { $shop } tendrías { $curses }, y nadie más de { $most }{ part-along }
why-send-scroll = { $number ->
    [one] Con la maldición
   *[other] Con las { $number } maldiciones
} de la tienda { $shop } tendrías { $curses }, y otra bruja tiene { $most }: no te llevarías el marcador de Maldición{ part-along }
why-send-tied = { $number ->
    [one] Con la maldición
   *[other] Con las { $number } maldiciones
} de la tienda { $shop } tendrías { $curses }, y otra bruja también tiene { $most }: en ese empate { $tied ->
    [one] tienen que pasarte
   *[other] pueden pasarte
} el marcador de Maldición{ part-along }
why-cast = { $points ->
    [one] 1 punto ya
   *[other] { $points } puntos ya
}; { $number ->
    [0] no te queda ninguna carta
    [one] te queda 1 carta
   *[other] te quedan { $number } cartas
} en la mano para unos { $turns } turnos más.
why-cast-wasteful = { $points ->
    [one] 1 punto ya
   *[other] { $points } puntos ya
}, pero { $number ->
    [one] 1 ingrediente
   *[other] { $number } ingredientes
} más de lo que pide el hechizo.
why-cast-doubling = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y otro turno; { $number ->
    [0] no te queda ninguna carta
    [one] te queda 1 carta
   *[other] te quedan { $number } cartas
} en la mano para jugarlo.
why-cast-against-curses = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, y uno de tus pergaminos se va: tienes { $curses } { $curses ->
    [one] maldición
   *[other] maldiciones
}, y la rival con más maldiciones tiene { $most }.
why-cast-last = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}; { $colours ->
    [0] no queda ningún color
    [one] queda 1 color
   *[other] quedan { $colours } colores
} en tu mano, con { $number ->
    [0] ningún turno
    [one] 1 turno
   *[other] { $number } turnos
} por jugar.
why-pass = { $colours ->
    [0] Nada de lo que queda en tu mano cuesta puntos; renuncias a { $number ->
        [one] tu último turno.
       *[other] tus { $number } últimos turnos.
    }
    [one] 1 color se queda en tu mano y cuesta 1 punto; renuncias a { $number ->
        [one] 1 turno.
       *[other] { $number } turnos.
    }
   *[other] { $colours } colores se quedan en tu mano y cuestan { $colours } puntos; renuncias a { $number ->
        [one] 1 turno.
       *[other] { $number } turnos.
    }
}
why-decline = Tu mano se queda como está, y el Ayudante también{ part-next-finds }
why-decline-cursed = { $number ->
    [one] Una de las { $reach } tiendas a tu alcance tiene un pergamino, que se queda allí{ part-next-finds }
   *[other] { $number } de las { $reach } tiendas a tu alcance tienen pergaminos, que se quedan allí{ part-next-finds }
}
why-decline-opens = Si el Ayudante se queda aquí, { $target } encuentra como mucho { $found } { $found ->
    [one] carta
   *[other] cartas
} en una tienda a su alcance; lo muevas adonde lo muevas, alguna tienda tiene { $least } o más.
why-decline-last = { $colours ->
    [0] Nada de lo que queda en tu mano cuesta puntos, y no llega nada nuevo
    [one] 1 color de tu mano cuesta 1 punto, y no llega ningún otro
   *[other] { $colours } colores de tu mano cuestan { $colours } puntos, y no llega ningún otro
}; { $number ->
    [0] no te queda ningún turno.
    [one] te queda 1 turno.
   *[other] te quedan { $number } turnos.
}
why-banish = Te quedas con { $curses } { $curses ->
    [one] maldición
   *[other] maldiciones
}; la rival con más maldiciones tiene { $most }.
why-give-scroll = { $target } tendría { $number } { $number ->
    [one] maldición
   *[other] maldiciones
}, y tú { $curses }.
why-pass-marker = { $target } lleva { $points } { $points ->
    [one] punto
   *[other] puntos
} en hechizos; el marcador de Maldición le quita 2 al final.
why-draw = { $target } tiene { $number } { $number ->
    [one] carta
   *[other] cartas
} en la mano, de las que conoces { $known }.
why-give-back = { $number ->
    [0] Es tu última carta de ese color, y { $target } la recibe.
    [one] Te queda 1 carta más de ese color, y { $target } recibe esta.
   *[other] Te quedan { $number } cartas más de ese color, y { $target } recibe esta.
}
why-give-partner = Se sabe que { $partner } tiene { $number } { $number ->
    [one] carta
   *[other] cartas
} de ese color; tú te quedas con { $stays }.
why-receive = { $partner } elige entre { $number } { $number ->
    [one] carta
   *[other] cartas
} lo que más te ayude.
why-no-exchange = Las dos manos se quedan como están.
why-levitate = Encaja con tu mano: { $card }.
why-levitate-new-colour = Sería un color nuevo en tu mano: { $card }.
why-levitate-scroll = Tendrías { $curses } { $curses ->
    [one] maldición
   *[other] maldiciones
}; la rival con más maldiciones tiene { $most }.
why-levitate-unseen = { $number ->
    [one] Una carta que nadie conoce, la única de la tienda nocturna { $shop }.
   *[other] Una carta que nadie conoce, una de las { $number } de la tienda nocturna { $shop }.
}

# Visto de cerca
about-ingredient = Se pone con un grimorio de su color: cuantos más ingredientes, más alto el hechizo que puedes tomar.
about-violet-ingredient = { about-ingredient }
about-yellow-ingredient = { about-ingredient }
about-red-ingredient = { about-ingredient }
about-green-ingredient = { about-ingredient }
about-blue-ingredient = { about-ingredient }
about-grimoire = { $n ->
    [0] Todo hechizo necesita uno, con ingredientes de su color. Por sí solo no da puntos.
    [one] Todo hechizo necesita uno, con ingredientes de su color. Da 1 punto con el hechizo.
   *[other] Todo hechizo necesita uno, con ingredientes de su color. Da { $n } puntos con el hechizo.
}
about-violet-grimoire = { about-grimoire }
about-yellow-grimoire = { about-grimoire }
about-red-grimoire = { about-grimoire }
about-green-grimoire = { about-grimoire }
about-blue-grimoire = { about-grimoire }
about-black-grimoire = Va con ingredientes todos de colores distintos. Da { $n } puntos con el hechizo.
about-mandrake = Vale por un ingrediente de cualquier color, o por el grimorio, pero solo una mandrágora por hechizo.
about-scroll = { $n ->
    [one] Queda boca arriba ante ti con 1 maldición. Quien más maldiciones tiene recibe el marcador de Maldición.
   *[other] Queda boca arriba ante ti con { $n } maldiciones. Quien más maldiciones tiene recibe el marcador de Maldición.
}
about-banishment = Uno de tus pergaminos sale de la partida.
about-transfer = Da uno de tus pergaminos a una rival.
about-substitution = Roba una carta al azar de la mano de una rival y dale una de las tuyas.
about-levitation = Toma una carta de cualquier tienda; nada ocupa su lugar.
about-doubling = Puedes jugar otro turno enseguida.
about-celerity = Durante el resto de la partida, el Ayudante puede llegar para ti una tienda más lejos.
about-vanishing = Al final, antes de contar, desaparece todo un color de tu mano.
about-purification = Al final, antes de contar, desaparece toda tu mano.
about-start-shop = { about-day-shop }
about-day-shop = Sus cartas están a la vista. Quien detiene aquí al Ayudante se las lleva todas.
about-night-shop = Sus cartas están boca abajo, y nadie las conoce. Quien detiene aquí al Ayudante se las lleva todas.
about-pile = Cada tienda que deja el Ayudante recibe una de estas cartas. Tras la última se juegan tres rondas más.
    .title = El mazo
about-assistant = Avanza de 1 a 3 tiendas en sentido horario y toma todo donde se detiene, para quien lo ha movido.
    .title = El Ayudante
about-curse-marker = Cuesta 2 puntos al final. Va a quien más maldiciones tiene.
    .title = Marcador de Maldición
about-end-marker = Cuenta las tres últimas rondas, cuando el mazo se ha acabado.
    .title = Marcador de fin
about-reach = Tantas tiendas puede avanzar el Ayudante para ti en un turno.
    .title = Alcance
