# Las palabras que usan todos los juegos.
clock = El reloj
seat = Jugador { $number }
nothing = nada
list = { $given } y { $detail }
yes = sí
no = no

refused = { $detail } (regla { $rule })
refusal-not-offered = Eso no es posible ahora.
refusal-not-asked = No te toca jugar.
refusal-game-over = La partida ha terminado.
refusal-not-a-move = Eso no es una jugada: { $detail }.
refusal-wrong-players = Este juego es para { $low } a { $high } jugadores, no para { $given }.
refusal-bad-option = La opción { $option } puede valer { $allowed }, no { $given }.
refusal-unknown-option = No hay ninguna opción { $option }; hay: { $known }.

record-foreign = Esto no es un registro de Coven.
record-format = Este registro tiene el formato { $given }; aquí se lee el formato { $known }.
record-rules = Esta partida siguió la versión { $given } de las reglas; aquí tienen la versión { $known }.
record-sealed = Este registro está sellado: el reparto aún no se ha revelado.
record-commitment = El secreto no corresponde al compromiso que se dio a los jugadores.
record-not-a-move = Esta línea no es una jugada.
record-illegal = Esta jugada va contra la regla { $rule }.
record-hash = La posición tras esta jugada no es la que se registró.
record-outcome = El resultado no es el que dan las jugadas.
record-goes-on = El registro sigue después del final de la partida.
record-unfinished = El registro se detiene antes del final de la partida.
