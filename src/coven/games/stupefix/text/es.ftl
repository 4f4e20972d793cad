game = Stupéfix
game-about = Cuatro casas se baten con varitas en ocho rondas: preparas, apuntas y luego lanzas o te proteges; quienes siguen en pie se reparten las Recompensas.
option-open_counts = Mostrar a todos lo que hay en las Urnas y las Recompensas boca abajo
option-prepare_seconds = Segundos para preparar una carta (0: sin límite)
option-aim_seconds = Segundos para apuntar (0: sin límite)
option-cast_seconds = Segundos para lanzar o protegerse (0: sin límite)
option-pick_seconds = Segundos para tomar una Recompensa (0: sin límite)

gryffindor = Gryffindor
hufflepuff = Hufflepuff
ravenclaw = Ravenclaw
slytherin = Slytherin

stunner = Desmaius
fizzle = Hechizo fallido
shield = Protego

points = { $n } Puntos
favour = Favor
potion = Poción lograda
private-lesson = Clase particular
time-turner = Giratiempo
become-the-pet = Convertirse en el Preferido

move-prepare = Preparar un { $card }
move-aim = { $target ->
    [none] No apuntar a nadie
   *[other] Apuntar a { $target }
}
move-cast = { $target ->
    [none] Lanzar tu { $card }, sin objetivo
   *[other] Lanzar tu { $card } a { $target }
}
move-shield = Protego: nada te alcanza, pero tumbas tu bandera
move-take = { $owner ->
    [none] Tomar: { $card }
   *[other] Tomar: { $card }, { $owner } devuelve una ficha de Retraso
}

event-round-began = Ronda { $number }. Para repartir: { $cards }.
event-prepared = { $seat } ha preparado una carta.
event-aimed = { $seat } ha elegido su objetivo.
event-decided = { $seat } ha tomado su decisión.
event-aim-shown = { $target ->
    [none] { $seat } no apunta a nadie.
   *[other] { $seat } apunta a { $target }.
}
event-cast-shown = { $target ->
    [none] { $seat } lanza un { $card }, sin objetivo.
   *[other] { $seat } lanza un { $card } a { $target }.
}
event-shield-shown = { $seat } lanza Protego: bandera tumbada, y la carta queda en secreto.
event-stunned = { $number ->
    [one] { $seat } queda aturdido: bandera tumbada, 1 ficha de Retraso.
   *[other] { $seat } queda aturdido por { $number } Desmaius: bandera tumbada, { $number } fichas de Retraso.
}
event-nobody-stands = Nadie queda en pie. Las Recompensas se descartan y el Preferido sigue siéndolo.
event-sharing-began = { $seats-count ->
    [one] Solo { $seats } sigue en pie y se lleva todo.
   *[other] Siguen en pie, en el orden del reparto: { $seats }.
}
event-took = { $seat } toma: { $card }.
event-swapped = { $face_down ->
    [yes] { $seat } cambia un Hechizo fallido por un Desmaius boca abajo del descarte.
   *[no] { $seat } cambia un Hechizo fallido por un Desmaius boca arriba del descarte.
}
event-no-fizzle = { $seat } no tiene ningún Hechizo fallido en la mano: la Clase particular no hace nada.
event-no-stunner = No hay ningún Desmaius en el descarte: la Clase particular de { $seat } no hace nada.
event-turned-back = { $owner ->
    [none] La casa no tiene ninguna ficha de Retraso que devolver.
   *[other] { $owner } devuelve una ficha de Retraso.
}
event-became-pet = { $token ->
    [yes] { $seat } se convierte en el Preferido y pierde una ficha de Retraso.
   *[no] { $seat } se convierte en el Preferido.
}
event-announced = { $house } suma { $points } Puntos a su Urna.
event-potion-master = { $seat ->
    [none] Empate a Pociones logradas: no hay Maestro de Pociones.
   *[other] { $seat } es el Maestro de Pociones: +100 para { $house }.
}
event-latecomer = { $seats-count ->
    [0] Todos tienen el mismo número de fichas de Retraso: no hay Impuntual.
    [one] { $seats } es el Impuntual: −100 para su casa.
   *[other] { $seats } son Impuntuales: −100 cada uno para su casa.
}
event-favours-counted = { $number ->
    [one] { $seat } suma { $points } por 1 Favor.
   *[other] { $seat } suma { $points } por { $number } Favores.
}
event-house-scored = { $house }: { $urn } en la Urna, { $points } en total.

prompt-preparing = Prepara una carta en secreto. Después la lanzarás o te protegerás.
prompt-aiming = Has preparado un { $card }. ¿A quién apuntas?
prompt-casting = { $seats-count ->
    [0] Nadie te apunta.
    [one] { $seats } te apunta.
   *[other] { $seats } te apuntan.
} { $target ->
    [none] ¿Lanzas tu { $card }, sin objetivo, o Protego?
   *[other] ¿Lanzas tu { $card } a { $target } o Protego?
}
prompt-sharing = ¿Qué Recompensa tomas?

refusal-already-chosen = Ya has elegido; no se puede cambiar.
refusal-not-in-hand = Ya no te queda esa carta.
refusal-aim-at-yourself = No puedes apuntarte a ti.
refusal-aim-at-mate = No puedes apuntar a alguien de tu equipo.
refusal-not-prepared = Esa no es la carta que preparaste.
refusal-aim-is-fixed = Tu objetivo ya se ha revelado y no puede cambiar.
refusal-not-on-offer = Esa Recompensa no está en el reparto.
refusal-whose-token = Elige quién devuelve una ficha de Retraso: tu casa tiene alguna.
refusal-not-of-your-house = Un Giratiempo devuelve una ficha de Retraso de tu propia casa.
refusal-no-token = Ese jugador no tiene fichas de Retraso.
refusal-no-time-turner = Solo un Giratiempo devuelve la ficha de Retraso de alguien.

outcome-rounds-over = Las ocho rondas han terminado.

board-round = Ronda { $number } de 8
board-pile = { $number } Recompensas en el mazo
board-over = La partida ha terminado
board-offered = Para repartir: { $detail }
board-discard = Descarte: { $stunners } ✶  { $fizzles } ·  { $number } boca abajo
board-spells = ✶ Desmaius  · Hechizo fallido  ◇ Protego  ◈ Protego sobre un Desmaius
board-flags = ⚑ bandera en pie  ⚐ bandera tumbada  ★ Preferido
board-twin = Gemelo
board-late = { $number } Retraso
board-cards = { $number ->
    [one] 1 carta en cada mano
   *[other] { $number } cartas en cada mano
}
board-rewards = { $number ->
    [one] 1 Recompensa
   *[other] { $number } Recompensas
}
board-counts = { $potions ->
    [one] 1 Poción
   *[other] { $potions } Pociones
}, { $favours ->
    [one] 1 Favor
   *[other] { $favours } Favores
}
board-nobody = nadie
board-urns = Urnas: { $detail }
board-announced = Último reparto: { $detail }
board-scores = Puntuación: { $detail }
board-hand = Tu mano: { $detail }
board-prepared = Preparado: { $card }
board-own-rewards = Tus Recompensas: { $detail }

## Why a move
why-prepare-only = En tu mano solo quedan cartas de este tipo: { $card }.
why-prepare-stunner = { $number ->
    [one] Esta ronda ofrece unos { $points } puntos: merece tu único Desmaius entre { $rounds } cartas.
   *[other] Esta ronda ofrece unos { $points } puntos: merece uno de tus { $number } Desmaius entre { $rounds } cartas.
}
why-prepare-stunner-poor = { $number ->
    [one] Esta ronda solo ofrece unos { $points } puntos, y es tu único Desmaius para { $rounds } rondas: nadie se lo esperará.
   *[other] Esta ronda solo ofrece unos { $points } puntos, pero con { $number } Desmaius entre { $rounds } cartas puedes permitirte una sorpresa.
}
why-prepare-fizzle = { $number ->
    [one] Por unos { $points } puntos basta un Hechizo fallido: guarda tu único Desmaius entre { $rounds } cartas para una ronda más rica.
   *[other] Por unos { $points } puntos basta un Hechizo fallido: guarda tus { $number } Desmaius entre { $rounds } cartas para rondas más ricas.
}
why-prepare-fizzle-rich = { $number ->
    [one] Hay unos { $points } puntos para repartir, pero mientras nadie lo adivine un Hechizo fallido asusta tanto como tu único Desmaius entre { $rounds } cartas.
   *[other] Hay unos { $points } puntos para repartir, pero mientras nadie lo adivine un Hechizo fallido asusta tanto como uno de tus { $number } Desmaius entre { $rounds } cartas.
}
why-aim-at-nobody = No apuntar a nadie no asusta a nadie.
why-aim-late = { $number ->
    [one] { $target } tiene { $number } ficha de Retraso y nadie tiene más: otra puede costarle 100 puntos a su casa.
   *[other] { $target } tiene { $number } fichas de Retraso y nadie tiene más: otra puede costarle 100 puntos a su casa.
}
why-aim-first = Nadie ha lanzado nada todavía: { $target } es un objetivo como cualquier otro.
why-aim-stands = { $number ->
    [0] { $target } no se ha protegido ni una vez en { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    } y es probable que siga en pie.
   *[other] { $target } solo se ha protegido { $number } { $number ->
        [one] vez
       *[other] veces
    } en { $rounds } rondas y es probable que siga en pie.
}
why-aim-hides = { $target } se ha protegido { $number } { $number ->
    [one] vez
   *[other] veces
} en { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
}: tu carta puede perderse, pero la amenaza puede volver a tumbar su bandera.
why-cast-safely = Nadie te apunta: seguro que sigues en pie, y tu parte es de unos { $points } puntos.
why-cast = { $seats-count ->
    [one] { $seats } te apunta, pero sigues en pie el { $percent } % de las veces, por unos { $points } puntos.
   *[other] { $seats } te apuntan, pero sigues en pie el { $percent } % de las veces, por unos { $points } puntos.
}
why-cast-boldly = { $seats-count ->
    [one] { $seats } te apunta: es atrevido, y sigues en pie el { $percent } % de las veces, por unos { $points } puntos.
   *[other] { $seats } te apuntan: es atrevido, y sigues en pie el { $percent } % de las veces, por unos { $points } puntos.
}
why-shield-in-vain = Nadie te apunta: Protego solo regalaría unos { $points } puntos.
why-shield = { $seats-count ->
    [one] { $seats } te apunta, con { $stunners } Desmaius entre { $number } cartas no vistas: Protego te ahorra fichas de Retraso.
   *[other] { $seats } te apuntan, con { $stunners } Desmaius entre { $number } cartas no vistas: Protego te ahorra fichas de Retraso.
}
why-shield-timidly = { $seats-count ->
    [one] { $seats } te apunta, con { $stunners } Desmaius entre { $number } cartas no vistas: Protego es seguro, pero cuesta unos { $points } puntos.
   *[other] { $seats } te apuntan, con { $stunners } Desmaius entre { $number } cartas no vistas: Protego es seguro, pero cuesta unos { $points } puntos.
}
why-take-less = Para ti vale unos { $points } puntos, y esta Recompensa unos { $most }: { $card }.
why-take-from-rival = Para ti vale unos { $points } puntos, y para { $target } unos { $most }: no se lo dejes.
why-take-points = { $points } puntos para la Urna: tu casa tendrá { $number } de este reparto.
why-take-favour = { $number ->
    [one] Tu primer Favor: { $points } puntos, y cada nuevo Favor vale más.
   *[other] Sería tu Favor número { $number }: juntos valen { $points } puntos.
}
why-take-potion = { $number ->
    [one] Sería tu primera Poción lograda; nadie más tiene más de { $most }. El Maestro de Pociones recibe 100 puntos.
   *[other] Tendrías { $number } Pociones logradas; nadie más tiene más de { $most }. El Maestro de Pociones recibe 100 puntos.
}
why-take-lesson = { $rounds ->
    [one] Un Desmaius más en lugar de un Hechizo fallido para la última ronda.
   *[other] Un Desmaius más en lugar de un Hechizo fallido para las { $rounds } rondas que quedan.
}
why-take-lesson-unsure = { $number ->
    [one] No hay ningún Desmaius boca arriba en el descarte: solo cambias un Hechizo fallido si la carta boca abajo es un Desmaius.
   *[other] No hay ningún Desmaius boca arriba en el descarte: solo cambias un Hechizo fallido si hay uno entre { $number } cartas boca abajo.
}
why-take-lesson-in-vain = No hay nada que cambiar: ahora la carta no hace nada.
why-take-time-turner = { $owner ->
    [none] Tu casa no tiene ninguna ficha de Retraso que devolver: solo priva a los demás de la carta.
   *[other] { $number ->
        [one] { $owner } se libra de su única ficha de Retraso.
       *[other] { $owner } tiene { $number } fichas de Retraso y se libra de una.
    }
}
why-take-pet = { $rounds ->
    [0] { $number ->
        [0] Es la última ronda: el Preferido ya no volverá a elegir primero.
        [one] Te quita tu única ficha de Retraso.
       *[other] Te quita una de tus { $number } fichas de Retraso.
    }
   *[other] { $number ->
        [0] Eliges primero en la próxima ronda.
        [one] Eliges primero en la próxima ronda y pierdes tu única ficha de Retraso.
       *[other] Eliges primero en la próxima ronda y pierdes una de tus { $number } fichas de Retraso.
    }
}

# Visto de cerca
about-stunner = Lánzalo, y tu objetivo queda aturdido, salvo si se protege: cae su bandera y toma una ficha de Retraso.
about-fizzle = No hace nada de nada, pero nadie lo sabe mientras apuntas.
about-shield = Se lanza en lugar de tu carta: nada te alcanza, pero cae tu bandera y pierdes la carta.
about-points = { $n } puntos para tu casa. Todos oyen la suma, y después van a la Urna.
about-favour = Se guarda boca abajo hasta el final. Uno vale 10 puntos, y cada uno más vale más: 3 hacen 60 y 5 hacen 200.
about-potion = Se guarda boca abajo hasta el final. Quien tenga más Pociones que nadie da 100 puntos a su casa.
about-private-lesson = Al instante: cambia un Hechizo fallido de tu mano por un Desmaius del descarte, si lo hay.
about-time-turner = Al instante: tú o alguien de tu casa devuelve una ficha de Retraso.
about-become-the-pet = Al instante: eliges primero en el próximo reparto y devuelves una ficha de Retraso.
about-late = Una por cada Desmaius que te alcanza. Quien más tenga al final le cuesta 100 puntos a su casa.
    .title = Ficha de Retraso
about-pet = El Preferido elige la primera recompensa, si su bandera sigue en pie.
    .title = El Preferido
about-house = Los jugadores de una casa suman sus puntos. Solo las banderas en pie se reparten las recompensas.
about-discard = Cartas de hechizo usadas. Las de debajo de un Protego quedan boca abajo.
    .title = Descarte
about-urn = Guarda hasta el final los Puntos que ha tomado una casa.
    .title = Urna
