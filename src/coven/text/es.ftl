# Las palabras que usan todos los juegos.
clock = El reloj
spectator = Un espectador
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

# La línea de órdenes.
cli-players = de { $low } a { $high } jugadores
cli-allowed = { $allowed } (por defecto { $given })
cli-unknown-game = No hay ningún juego { $given }; hay: { $known }.
cli-unknown-bot = No hay ningún bot { $given } para este juego; bots conocidos: { $known }.
cli-unknown-rule = No hay ninguna regla { $given }; este juego tiene { $known }.
cli-bot-count = Se han dado { $number } bots para { $high } asientos: da uno para todos o uno para cada uno.
cli-option-form = Una opción se escribe nombre=valor, no { $given }.
cli-bad-seat = No hay ningún asiento { $given }: los asientos van del 1 al { $high }, separados por comas, o all para todos.
cli-bad-name = { $given } no sirve como nombre: 20 letras como mucho, y que no lo lleve nadie más.
cli-too-many-names = Se han dado { $number } nombres para { $high ->
    [one] una persona
   *[other] { $high } personas
}.
cli-at-least-one = { $option } debe valer 1 o más.
cli-bad-handicap = --handicap debe estar entre { $low } y { $high }.
cli-cannot-read = No se puede leer { $file }: { $detail }.
cli-cannot-write = No se puede escribir { $file }: { $detail }.
cli-file-exists = { $file } ya existe: elige otro archivo, o continúa la partida con --resume.
cli-folder-in-use = { $file } ya contiene registros de este juego: elige otra carpeta.
cli-no-folder = No hay ninguna carpeta { $file }.
cli-finished = La partida de { $file } ha terminado: mírala con coven replay.
cli-resume-alone = --resume toma la partida tal como está en el archivo: sin juego, ni --players, --names, --option, --seed o --save.
cli-no-people = En este registro solo juegan bots: di qué asiento es el tuyo con --seat.
cli-see-help = { $detail } Véase: { $known }
cli-stopped = Detenido.
cli-no-more-input = La entrada terminó antes de que se respondiera a la pregunta.
cli-output-closed = Ya nadie lee la salida.

cli-which-game = ¿Qué juego? (1 a { $high })
cli-how-many = ¿Cuántos jugadores, contando los bots? ({ $low } a { $high })
cli-at-table = { $name }. En la mesa: { $detail }. El registro se escribe en { $file }.
cli-commitment = SHA-256 del secreto del que sale el reparto: { $detail }
cli-move-title = { $name } · { $seat }
cli-your-move = Tu jugada (? para ayuda):
cli-more-moves = … y { $number } más como estas ({ $low } a { $high })
cli-find-move = Escribe una palabra para encontrar una jugada, o m para verlas todas.
cli-more-log = … { $number } líneas anteriores (l las muestra)
cli-no-such-number = Las jugadas van del 1 al { $high }.
cli-no-such-move = Ninguna jugada contiene «{ $given }». ? muestra lo que puedes escribir.
cli-play-help =
    número      hacer esa jugada
    palabras    mostrar solo las jugadas con esas palabras
    m           todas las jugadas
    Intro       ver la mesa otra vez
    l           todo lo ocurrido
    r, r ID     la regla de este momento, o la que lleva ese identificador
    {"{"}"move": …{"}"}  una jugada en JSON
    q           salir; la partida se conserva
cli-pass-screen = Pasa la pantalla a { $seat }. { $seat }, pulsa Intro cuando nadie más esté mirando.
cli-ready = ¿Listo? Intro descubre la siguiente carta y pone en marcha tu reloj.
cli-too-slow = ¡Demasiado tarde!
cli-quit = La partida se conserva en { $file }. Para continuarla: { $detail }
cli-interrupted = Interrumpido; la partida se conserva. Para continuarla: { $detail }
cli-input-ended = La entrada ha terminado; la partida se conserva. Para continuarla: { $detail }
cli-terminal-closed = Se ha cerrado el terminal; la partida se conserva. Para continuarla: { $detail }
cli-record-kept = El registro está en { $file }. Cualquiera puede comprobarlo: { $detail }

cli-game-over = La partida ha terminado
cli-winners = { $winners-count ->
    [one] ¡Gana { $winners }!
   *[other] ¡Ganan { $winners }!
}
cli-place = Puesto
cli-player = Jugador
cli-score = Puntos

cli-replay-title = { $name } · tras la jugada { $number }
cli-eyes = como lo ve { $seat }
cli-replay-keys = [{ $number } de { $high }] Intro sigue, b atrás, número para ir allí, q salir:
cli-only-for = (solo para { $seats })
cli-bad-from = --from debe estar entre 0 y { $high }.

cli-no-files = ¿Qué archivo? coven verify ARCHIVO … (- lee la entrada estándar)
cli-verified = verificado. { $name }, { $number } jugadas. { $detail }
cli-bad-move = jugada { $number }: { $detail }

cli-playing = Jugando
cli-stopped-early = Detenido tras { $number } de { $high } partidas.
cli-worker-lost = Un proceso fue eliminado; inténtalo con menos --workers.
cli-tally-title = { $name }, { $number } jugadores, { $high ->
    [one] { $high } partida
   *[other] { $high } partidas
}, semilla { $given }
cli-seat = Asiento
cli-bot = Bot
cli-wins = Victorias
cli-win-rate = Victorias en % (95 %)
cli-mean-score = Puntos de media (95 %)
cli-lengths = Jugadas por partida: { $given } de media, de { $low } a { $high }
cli-plot-title = { $name }: { $number } partidas
cli-no-matplotlib = --plot necesita matplotlib: pip install "coven[plot]"
cli-bad-picture = { $file } no es una imagen: su nombre debe acabar en { $known }.
