game = Hocus Pocus
game-about = Aprendices de hechicero se disputan las gemas de un caldero, y cualquiera puede responder a un hechizo.
option-gems = Gemas en el Caldero
option-turn_limit = Turnos hasta el final de la partida

order-pass-turn = Pasar durante este turno
order-unless-target = Pasar salvo si soy el objetivo
order-own-hocus = No preguntarme nunca por mi propio Hocus

hand = Mano
grimoire = Grimorio

vortex = Vórtice
abracadabra = Abracadabra
crystal-ball = Bola de Cristal
owl = Búho { $n }
sacrifice = Sacrificio { $n }
curse = Maldición { $n }
inspiration = Inspiración { $n }
thief = Ladrón { $n }
spell = Hechizo { $n }
amulet = Amuleto
magic-wand = Varita Mágica
enchanted-mirror = Espejo Encantado
pumpkin = Calabaza
counterspell = Contrahechizo
hourglass = Reloj de Arena
black-cat = Gato Negro
lightning = Rayo

marked-vortex = { vortex } (carta marcada)
marked-abracadabra = { abracadabra } (carta marcada)
marked-crystal-ball = { crystal-ball } (carta marcada)
marked-owl = { owl } (carta marcada)
marked-sacrifice = { sacrifice } (carta marcada)
marked-curse = { curse } (carta marcada)
marked-inspiration = { inspiration } (carta marcada)
marked-thief = { thief } (carta marcada)
marked-spell = { spell } (carta marcada)

gems = { $number ->
    [0] ninguna gema
    [one] 1 gema
   *[other] { $number } gemas
}
cards = { $number ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $number } cartas
}

move-cast = { $target ->
    [none] Lanzar { $card } ({ $source })
   *[other] Lanzar { $card } contra { $target } ({ $source })
}
move-lay = { $target ->
    [none] Poner { $card } ({ $source })
   *[other] Poner { $card } y nombrar a { $target } ({ $source })
}
move-pass = Pasar
move-rearrange = Reorganizar: { $cards } en el Grimorio
move-draw = Terminar el turno: robar 2 cartas
move-take-gem = Terminar el turno: tomar 1 gema
move-refill = Reponer con { $cards }
move-choose = { $cards-count ->
    [0] No elegir nada
   *[other] Elegir { $cards }
}
move-arrange = De arriba abajo: { $cards }
move-discard = Descartar { $cards }

event-turn-began = { $seat } empieza su turno.
event-hocus-cast = { $target ->
    [none] { $seat } lanza { $card } ({ $source }).
   *[other] { $seat } lanza { $card } contra { $target } ({ $source }).
}
event-pocus-laid = { $target ->
    [none] { $seat } pone { $card } ({ $source }){ pocus-void }.
   *[other] { $seat } pone { $card } ({ $source }) y nombra a { $target }{ pocus-void }.
}
pocus-void = { $void ->
    [yes] , sin efecto tras el Rayo
   *[no] {""}
}
event-cancelled = El Rayo anula { $cards }.
event-passed = { $seat } pasa.
event-destroyed = { $seat } destruye { $card } con { $by }.
event-cat-took = El Gato Negro lleva { $card } a la Mano de { $seat }.
event-pumpkin-returned = La Calabaza devuelve { $card } a la Mano de { $seat }, con una marca hasta el final del turno.
event-hands-swapped = { $seat } y { $target } intercambian sus Manos.
event-swapped = Tu nueva Mano: { $cards }.
event-gazed = { $seat } mira la parte de arriba de la Biblioteca ({ cards }).
event-saw = En la Bola de Cristal, de arriba abajo: { $cards }.
event-arranged = { $seat } devuelve { cards } a la Biblioteca.
event-owl-took = { $cards-count ->
    [0] El Búho de { $seat } no toma nada: el Grimorio de { $target } está vacío.
   *[other] El Búho de { $seat } toma { $cards } del Grimorio de { $target }.
}
event-cursed = { $cards-count ->
    [0] La Maldición de { $seat } no descarta nada: el Grimorio de { $target } está vacío.
   *[other] La Maldición de { $seat } descarta { $cards } del Grimorio de { $target }.
}
event-sacrificed = { $number ->
    [0] { $seat } no tiene gemas que devolver al Caldero.
   *[other] { $seat } devuelve { gems } al Caldero.
}
event-gems-taken = { $number ->
    [0] { $seat } no toma ninguna gema del Caldero.
   *[other] { $seat } toma { gems } del Caldero.
}
event-last-gem-stayed = La última gema se queda: dos jugadores quedarían empatados en cabeza.
event-robbed = { $number ->
    [0] { $target } no tiene gemas que dar a { $seat }.
   *[other] { $target } da { gems } a { $seat }.
}
event-whirled = El Vórtice gira: cada Grimorio pasa a la izquierda.
event-time-up = El Reloj de Arena se agota: después de este Hocus, { $seat } debe terminar el turno.
event-drew = { $number ->
    [0] { $seat } no roba ninguna carta.
   *[other] { $seat } roba { cards }.
}
event-received = { $cards-count ->
    [0] No robas nada.
   *[other] Robas { $cards }.
}
event-shuffled = El Descarte, barajado, forma una nueva Biblioteca: { cards }.
event-refilled = { $seat } repone el Grimorio con { $cards }.
event-rearranged = { $seat } reorganiza: { $cards } en el Grimorio.
event-discarded = { $seat } descarta { $cards }.

window-doubled = { $doubled ->
    [yes] , con el número doblado,
   *[no] {""}
}
window-aim = { $you ->
    [yes] ti
   *[no] { $target }
}
window-after = { $ends ->
    [yes] {" "}Después el Reloj de Arena pone fin al turno.
   *[no] {""}
}{ window-asked }
window-asked = { $asked ->
    [yes] {" "}¿Pones un Pocus o pasas?
   *[no] {""}
}

prompt-turn = { $yours ->
    [yes] Tu turno: lanza un Hocus{ part-turn-rearrange } o termina el turno con { part-turn-end }.
   *[no] Es el turno de { $seat }.
}
part-turn-rearrange = { $rearrange ->
    [no] {""}
   *[yes] , reorganiza tus cartas
}
part-turn-end = { $gem ->
    [yes] 2 cartas o 1 gema
   *[no] 2 cartas
}
prompt-ending = { $yours ->
    [yes] El Reloj de Arena ha puesto fin a tu turno: toma 2 cartas o 1 gema.
   *[no] El Reloj de Arena ha puesto fin al turno: { $seat } toma 2 cartas o 1 gema.
}
prompt-discarding-down = { $yours ->
    [yes] Tu turno termina con 5 cartas en la Mano como mucho: descarta { cards }.
   *[no] { $seat } descarta { cards } para quedarse con 5 en la Mano.
}
prompt-refilling = { $yours ->
    [yes] Repón tu Grimorio: pon { cards } de tu Mano.
   *[no] { $seat } repone el Grimorio con { cards }.
}
prompt-owl-choice = { $yours ->
    [yes] Tu Búho toma { cards } del Grimorio de { $target }: elige.
   *[no] { $seat } elige para el Búho { cards } del Grimorio de { $target }.
}
prompt-curse-choice = { $yours ->
    [yes] Tu Maldición descarta { cards } del Grimorio de { $target }: elige.
   *[no] { $seat } elige para la Maldición { cards } del Grimorio de { $target }.
}
prompt-gazing = { $yours ->
    [yes] La Bola de Cristal: devuelve estas { cards } a la Biblioteca en el orden que quieras.
   *[no] { $seat } mira en la Bola de Cristal.
}
prompt-window-thief = { $seat } lanza { $card }{ window-doubled } contra { window-aim }: { gems }.{ window-after }
prompt-window-sacrifice = { $seat } lanza { $card }{ window-doubled } contra { window-aim }: { gems } de vuelta al Caldero.{ window-after }
prompt-window-owl = { $number ->
    [0] { $seat } lanza { $card }{ window-doubled } contra { window-aim }: no toma nada, el Grimorio está vacío.{ window-after }
   *[other] { $seat } lanza { $card }{ window-doubled } contra { window-aim } para tomar { cards } { $you ->
        [yes] de tu
       *[no] del
    } Grimorio.{ window-after }
}
prompt-window-curse = { $number ->
    [0] { $seat } lanza { $card }{ window-doubled } contra { window-aim }: no descarta nada, el Grimorio está vacío.{ window-after }
   *[other] { $seat } lanza { $card }{ window-doubled } contra { window-aim } para descartar { cards } { $you ->
        [yes] de tu
       *[no] del
    } Grimorio.{ window-after }
}
prompt-window-abracadabra = { $seat } lanza { $card } contra { window-aim } para intercambiar las Manos.{ window-after }
prompt-window-spell = { $number ->
    [0] { $seat } lanza { $card }{ window-doubled } pero no toma ninguna gema del Caldero.{ window-after }
   *[other] { $seat } lanza { $card }{ window-doubled } para tomar { gems } del Caldero.{ window-after }
}
prompt-window-inspiration = { $number ->
    [0] { $seat } lanza { $card }{ window-doubled } pero no hay ninguna carta que robar.{ window-after }
   *[other] { $seat } lanza { $card }{ window-doubled } para robar { cards }.{ window-after }
}
prompt-window-crystal-ball = { $seat } lanza { $card } para mirar la parte de arriba de la Biblioteca.{ window-after }
prompt-window-vortex = { $seat } lanza { $card }: cada Grimorio pasa a la izquierda.{ window-after }
prompt-window-amulet = El Amuleto de { $owner } destruirá { $card } de { $seat }.{ window-asked }
prompt-window-counterspell = El Contrahechizo de { $owner } destruirá { $card } de { $seat }.{ window-asked }
prompt-window-black-cat = El Gato Negro de { $owner } llevará { $card } de { $seat } a la Mano de { $owner }.{ window-asked }
prompt-window-pumpkin = La Calabaza de { $owner } devolverá { $card } a la Mano de { $seat }.{ window-asked }

refusal-not-there = Esa carta no está ahí ({ $source }).
refusal-no-hocus-waits = Un Pocus solo se pone sobre un Hocus en espera.
refusal-hocus-waits = Hay un Hocus en espera: pon un Pocus o pasa.
refusal-end-the-turn = Un turno se termina con 2 cartas o 1 gema, no pasando.
refusal-rearranged-already = Ya has reorganizado; lanza un Hocus antes de volver a hacerlo.
refusal-bad-rearrangement = Elige tantas cartas tuyas como tiene el Grimorio, y que no sean las mismas de ahora.
refusal-last-gem-stays = Nadie puede tomar la última gema si así dos jugadores quedan empatados en cabeza.
refusal-marked = Una Calabaza ha marcado esta carta: no puedes jugarla este turno.
refusal-one-inspiration = Ya se ha resuelto una Inspiración este turno.
refusal-bad-target = Elige a otro jugador como objetivo, o a nadie si este Hocus no tiene objetivo.
refusal-not-on-vortex = { $card }: no se puede poner sobre un Vórtice.
refusal-vortex-from-hand = { $card }: sobre un Vórtice solo se puede poner desde la Mano.
refusal-no-target = { $card }: hace falta un Hocus con objetivo.
refusal-not-the-target = { $card }: solo puede ponerlo el objetivo actual.
refusal-no-number = { $card }: hace falta un Hocus con número impreso.
refusal-one-wand = Ya hay una Varita Mágica sobre este Hocus.
refusal-bad-mirror = Solo un Espejo nombra a un jugador, y tiene que ser un tercero: ni quien lanzó el Hocus ni tú.
refusal-refill-first = Primero pon { cards } de tu Mano en tu Grimorio.
refusal-grimoire-full = Un Grimorio tiene como mucho 3 cartas: pon { cards }.
refusal-choose-first = { $card }: primero elige { cards } del Grimorio del objetivo.
refusal-arrange-first = Primero devuelve a la Biblioteca las cartas que has visto.
refusal-discard-first = Primero descarta { cards } de tu Mano.
refusal-time-is-up = El Reloj de Arena ha puesto fin al turno: toma 2 cartas o 1 gema.

outcome-last-gem = La última gema ha salido del Caldero.
outcome-turn-limit = Se ha jugado el último turno.

board-table = Caldero [bold green]{ $number }[/] · Biblioteca [bold]{ $library }[/] · Descarte [bold]{ $discarded }[/] · Turno [bold]{ $turn }[/]
board-table-limit = Caldero [bold green]{ $number }[/] · Biblioteca [bold]{ $library }[/] · Descarte [bold]{ $discarded }[/] · Turno [bold]{ $turn }[/] de { $limit }
board-gems = Gemas
board-known = conocido: { $detail }
board-hocus = { $seat }: { $detail }
board-hocus-at = { $seat }: { $detail } → { $target }
board-number = N = { $number }
board-laid = { $detail } ({ $seat })
board-laid-at = { $detail } → { $target } ({ $seat })
board-laid-void = { $detail } ({ $seat }, sin efecto)
board-hand = Tu Mano: { $detail }
board-zone = En la Zona: { $detail }
board-discard = Descarte: { $detail }
board-library = Parte de arriba de la Biblioteca: { $detail }
board-unknown = ?

## Why a move
why-draw = Dos cartas más mientras { why-gems-left } en el Caldero.
why-draw-too-many = En tu Mano no caben las dos: tendrías que descartar { cards } enseguida.
why-draw-the-better = Dos cartas nuevas valen más que una gema: te quedas con las mejores y descartas { cards } enseguida.
why-gems-left = { $number ->
    [one] queda 1 gema
   *[other] quedan { $number } gemas
}
why-gem = Una gema segura, y dos cartas te darían menos: tendrías { $total }, { $target } tiene { $best }.
why-gem-dear = Una gema segura, pero ninguna carta nueva: tendrías { $total }, { $target } tiene { $best }.
why-gem-full-hand = En tu Mano no caben dos cartas, así que toma una gema: tendrías { $total }, { $target } tiene { $best }.
why-wins = La partida termina, y ganas con { $total } contra { $best } de { $target }.
why-loses = La partida terminaría mientras { $target } va en cabeza con { $best } contra tus { $total }.
why-last-gem-stays = { $number ->
    [0] Quedarías en empate en cabeza, así que la última gema debe quedarse: no te da nada.
   *[other] Quedarías en empate en cabeza, así que la última gema debe quedarse: te da { gems }.
}
why-keep = Guárdala para el turno en que puedas ganar: las gemas se roban, y por ahora alcanzas { $reach } de las { $left } del Caldero.
why-keep-behind = Guárdala para el turno en que puedas ganar: aunque nadie respondiera, terminaría con { $total } para ti y { $best } para { $target }.
why-spell = Te da { gems } y deja { $left } en el Caldero.
why-thief = { $number ->
    [0] No quita ninguna gema a { $target }, que no tiene.
   *[other] Quita { gems } a { $target }, que conserva { $left }.
}
why-sacrifice = { $number ->
    [0] { $target } no tiene ninguna gema que devolver.
   *[other] { $target } devuelve { gems } al Caldero y conserva { $left }.
}
why-inspiration = Te da { cards } al precio de una.
why-crystal-ball = { $number ->
    [0] No hay ninguna carta que ver en la Biblioteca.
   *[other] Ves y ordenas { cards } de arriba de la Biblioteca antes de robar.
}
why-vortex = { $number ->
    [0] Darías: { $lost }; recibirías de { $target }: { $cards }.
   *[other] Darías: { $lost }, con una carta de tu Mano; recibirías de { $target }: { $cards }.
}
why-abracadabra = Se intercambian las Manos; cartas que hay ahora: { $mine } en la tuya, { $theirs } en la de { $target }.
why-owl = Toma lo mejor del Grimorio de { $target }: { $cards }.
why-curse = Le cuesta a { $target } lo mejor del Grimorio: { $cards }.
why-rearrange-safer = Pone fuera del alcance de Búhos y Maldiciones: { $cards }.
why-rearrange-open = Dejaría al alcance de Búhos y Maldiciones: { $cards }.
why-pass-own = Tu { $card } funciona sin otra carta.
why-pass-no-answer = No tienes ningún Pocus contra { $card } de { $seat }.
why-pass = { $number ->
    [0] { $card } de { $seat } te cuesta menos que perder un Pocus.
   *[other] { $card } de { $seat } mueve { gems }: te cuesta menos que perder un Pocus.
}
why-pass-dear = { $number ->
    [0] Dejarías pasar { $card } de { $seat }, y puedes hacer algo mejor.
   *[other] Dejarías pasar { $card } de { $seat }, que mueve { gems }.
}
why-stopped-already = { $by } de { $owner } ya para { $card }.
why-void = Después de un Rayo, { $card } no tiene efecto.
why-wand = Dobla tu { $card }: N = { $number }.
why-wand-other = Doblaría { $card } de { $seat }: N = { $number }.
why-lightning = Salva tu { $card }: { $by } ya no actúa.
why-lightning-other = Salvaría { $card } de { $seat }: { $by } ya no actuaría.
why-lightning-early = Nada va a parar { $card } de { $seat }: guárdalo.
why-lightning-early-own = Nada va a parar tu { $card }: guárdalo.
why-lightning-back = Vuelve otra vez { $card } contra { $target }.
why-lightning-hourglass = Salva tu turno del Reloj de Arena; en tu Mano: { cards }.
why-lightning-hourglass-other = Salvaría del Reloj de Arena el turno de { $seat }; en su Mano: { cards }.
why-hourglass = Pone fin al turno de { $seat }; en su Mano: { cards }.
why-hourglass-own = Pondría fin a tu propio turno; en tu Mano: { cards }.
why-mirror = { $number ->
    [0] Vuelve { $card } contra { $target }, que no tiene gemas.
   *[other] Vuelve { $card } contra { $target }, que tiene { gems }.
}
why-mirror-hand = Vuelve { $card } contra { $target }; en su Mano: { cards }.
why-mirror-grimoire = Vuelve { $card } contra { $target }; en su Grimorio: { $cards }.
why-black-cat = { $number ->
    [0] Para { $card } de { $seat } y te trae la carta a la Mano.
   *[other] Para { $card } de { $seat }, que movería { gems }, y te trae la carta a la Mano.
}
why-stops = Para { $card } de { $seat }, que movería { gems }.
why-stops-cards = Para { $card } de { $seat }.
why-stops-own = Pararía una carta tuya: { $card }.
why-stops-the-end = Para { $card } de { $seat }: la partida terminaría con { $total } para { $seat }.
why-stops-your-win = Pararía { $card } de { $seat }, que termina la partida: ganarías con { $total }.
why-refill = Conservas ocultas en tu Mano: { $cards }.
why-discard = Conservas en tu Mano: { $cards }.
why-choose = Nada en ese Grimorio vale más: { $cards }.
why-choose-less = En ese Grimorio valdría más: { $cards }.
why-arrange = Las dos próximas cartas que se robarán: { $cards }.

# Visto de cerca
about-vortex = Todos los Grimorios pasan a la vez al jugador de la izquierda. Solo lo detienen un Contrahechizo o una Calabaza de una Mano.
about-abracadabra = Tú y tu objetivo intercambiáis las Manos.
about-crystal-ball = Mira las 4 cartas de arriba de la Biblioteca y devuélvelas en el orden que quieras.
about-owl = { $n ->
    [one] Llévate a la Mano una carta a tu elección del Grimorio de tu objetivo.
   *[other] Llévate a la Mano { $n } cartas a tu elección del Grimorio de tu objetivo.
}
about-sacrifice = Tu objetivo devuelve { $n } gemas al Caldero.
about-curse = { $n ->
    [one] Descarta una carta a tu elección del Grimorio de tu objetivo.
   *[other] Descarta { $n } cartas a tu elección del Grimorio de tu objetivo.
}
about-inspiration = Roba { $n } cartas, pero con una sola Inspiración por turno.
about-thief = { $n ->
    [one] Tu objetivo te da una gema.
   *[other] Tu objetivo te da { $n } gemas.
}
about-spell = { $n ->
    [one] Toma una gema del Caldero.
   *[other] Toma { $n } gemas del Caldero.
}
about-amulet = Cuando un Hocus va contra ti: se destruye, con todos los Pocus que tiene encima.
about-magic-wand = Dobla el número de un Hocus. En cada uno solo sirve una Varita.
about-enchanted-mirror = Cuando un Hocus va contra ti: pasa a ir contra otro jugador, pero nunca contra quien lo lanzó.
about-pumpkin = El Hocus vuelve a la Mano de quien lo lanzó y no puede jugarse más en este turno.
about-counterspell = Destruye cualquier Hocus, con todos los Pocus que tiene encima.
about-hourglass = El Hocus aún surte efecto; después, quien lo lanzó debe terminar su turno.
about-black-cat = Te trae el Hocus a la Mano, lo lance quien lo lance.
about-lightning = Actúa al instante: ningún otro Pocus de este Hocus cuenta, ni antes ni después, salvo una Varita Mágica.
about-cauldron = Todas las gemas salen de aquí. Quien toma la última termina la partida, y gana quien más gemas tenga.
    .title = Caldero
about-library = El mazo para robar, boca abajo. Cuando se acaba, se baraja el Descarte para formar otro.
    .title = Biblioteca
about-discard = Boca arriba, a la vista de todos, hasta que se convierte en la nueva Biblioteca.
    .title = Descarte
