# Las palabras que usan todos los juegos.
clock = El reloj
spectator = Un espectador
seat = Jugador { $number }
nothing = nada
list = { $given } y { $detail }
list-before-i = { $given } e { $detail }
yes = sí
no = no
prompt-waiting = Esperando a { $seats }.

refused = { $detail } (regla { $rule })
refusal-not-offered = Ahora no puedes hacer eso.
refusal-not-asked = No te toca jugar.
refusal-game-over = La partida ha terminado.
refusal-not-a-move = Eso no es una jugada: { $detail }.
refusal-wrong-players = Este juego es de { $low } a { $high } jugadores, no de { $given }.
refusal-bad-option = La opción { $option } puede valer { $allowed }, no { $given }.
refusal-unknown-option = No hay ninguna opción { $option }; las opciones son: { $known }.
refusal-unknown-rules = Aquí no hay ninguna versión { $given } de las reglas; versiones conocidas: { $known }.

record-foreign = Esto no es un registro de Coven.
record-format = Este registro tiene el formato { $given }; aquí solo se leen los formatos hasta el { $known }.
record-game = Aquí no hay ningún juego { $given }.
record-rules = Esta partida sigue la versión { $given } de las reglas. Versiones conocidas aquí: { $known }.
record-sealed = Este registro está sellado: el reparto aún no se ha revelado.
record-commitment = El secreto no corresponde al compromiso que se dio a los jugadores.
record-deal = Ninguna partida puede empezar con este encabezado: infringe la regla { $rule }.
record-not-a-move = Esta línea no es una jugada.
record-gap = Aquí falta una jugada en el registro de la mesa.
record-illegal = Esta jugada infringe la regla { $rule }.
record-hash = Esta línea no encaja en la cadena de hashes: se ha cambiado, ella o una anterior.
record-told = Esta jugada no lleva a los sucesos registrados.
record-outcome = El resultado no es el que dan las jugadas.
record-goes-on = El registro sigue después del final de la partida.
record-unfinished = El registro se detiene antes del final de la partida.

# Lo que el servidor rechaza y por qué.
problem-invalid = El servidor no lo ha entendido.
problem-sign-in = Elige primero un nombre.
problem-bad-name = Ese nombre contiene caracteres no permitidos.
problem-bad-name-length = Un nombre tiene de { $low } a { $high } letras.
problem-name-taken = Ese nombre ya está ocupado.
problem-wrong-password = Nombre o contraseña incorrectos.
problem-no-game = No existe ese juego.
problem-no-table = Esa mesa no existe o no está abierta para ti.
problem-no-sitter = Ahí no hay nadie sentado.
problem-not-open = La partida ya ha empezado.
problem-not-host = Solo el anfitrión puede hacerlo.
problem-not-seated = No estás en esta mesa.
problem-not-started = La partida todavía no ha empezado.
problem-no-rematch = La partida aún no ha terminado.
problem-seat-taken = Ese asiento está ocupado.
problem-stale = Demasiado tarde: la partida ha avanzado. Mira otra vez.
problem-muted = El anfitrión te ha silenciado.
problem-no-take-back = Esta jugada ya no se puede deshacer: alguien ha descubierto algo con ella o ha jugado después.
problem-no-team-chat = Aquí los compañeros de equipo no pueden hablar en privado.
problem-empty = No hay nada que enviar.
problem-too-fast = Más despacio, por favor. Inténtalo de nuevo en un momento.
problem-not-json = Envía JSON, con la cabecera Content-Type: application/json.
problem-too-big = Es demasiado largo.
problem-too-many-connections = Ya tienes { $most } conexiones. Cierra una antes.
problem-too-many-tables = Tienes demasiadas mesas abiertas.
problem-too-many-bots = Hay más bots que asientos.
problem-one-device = En una carrera no hay tiempo para pasar el dispositivo.
problem-not-here = En un solo dispositivo, las personas presentes y los bots ocupan todos los asientos.
problem-not-over = El registro se puede descargar cuando termine la partida.
problem-no-guide = Aquí no hay primera partida guiada.
problem-unknown-game = Ese juego no existe aquí.
problem-unknown-bot = Ese bot no existe para este juego.
problem-unknown-order = Esa consigna no existe para este juego.
problem-unknown-number = La página se desincronizó y se está recargando.
problem-rules-changed = Esta mesa empezó con otras reglas y no puede seguir aquí.
problem-cross-site = Esta página no puede hacer eso.
problem-bad-token = Esta clave no es válida o se ha revocado.
problem-no-token = Esa clave no existe.
lost-home = A los juegos
problem-no-page = No hay nada en esta dirección.
problem-wrong-method = Esta dirección no se usa así.
problem-forbidden = No puedes hacer eso.
problem-not-ended = La partida aún no ha terminado.
problem-too-many-tokens = Ya tienes { $most } claves: revoca antes una.
problem-cannot-save = El servidor no puede guardar nada ahora. La mesa espera: inténtalo de nuevo en un momento.
problem-busy = El servidor ya atiende muchas peticiones como esta. Inténtalo de nuevo en un momento.
problem-restarting = El servidor se está reiniciando. Inténtalo de nuevo en un momento.
problem-internal = Error del servidor. Ha quedado registrado.
problem-no-person = Aquí no se puede consultar a nadie con ese nombre.
problem-not-yours = Hasta que acabe la partida solo puedes ver tu propio juego.
problem-no-seat = Ese asiento no existe.

# La línea de comandos.
cli-players = de { $low } a { $high } jugadores
cli-allowed = { $allowed } (por defecto { $given })
cli-unknown-game = No hay ningún juego { $given }; los juegos son: { $known }.
cli-unknown-bot = No hay ningún bot { $given } para este juego; los bots son: { $known }.
cli-unknown-rule = No hay ninguna regla { $given }; este juego tiene { $known }.
cli-bot-count = Se han dado { $number } bots para { $high } asientos: da uno para todos o uno para cada uno.
cli-option-form = Una opción se escribe nombre=valor, no { $given }.
cli-bad-seat = No hay ningún asiento { $given }: elige asientos del 1 al { $high }, separados por comas, o all para todos.
cli-no-such-seat = No hay ningún asiento { $given }: elige del 1 al { $high }, o all para todos.
cli-bad-name = { $given } no sirve como nombre: 20 letras como mucho, y distinto de los demás.
cli-too-many-names = Se han dado { $number } nombres para { $high ->
    [one] una persona
   *[other] { $high } personas
}.
cli-out-of-range = { $option } debe estar entre { $low } y { $high }.
cli-whole-number = { $option } pide un número entero, no { $given }.
cli-cannot-read = No se puede leer { $file }: { $detail }.
cli-cannot-write = No se puede escribir { $file }: { $detail }.
cli-file-exists = { $file } ya existe: elige otro archivo, o continúa la partida con --resume.
cli-folder-in-use = { $file } ya contiene registros de este juego: elige otra carpeta.
cli-no-folder = No hay ninguna carpeta { $file }.
cli-finished = La partida de { $file } ha terminado: mírala con coven replay.
cli-old-record = { $file } tiene el formato 1 y no se puede continuar: míralo con coven replay.
cli-resume-alone = --resume toma la partida tal como está en el archivo: sin juego, ni --players, --names, --option, --seed o --save.
cli-no-people = En este registro solo juegan bots: di qué asiento es el tuyo con --seat.
cli-see-help = { $detail } Más ayuda: { $known }
cli-did-you-mean = No hay ninguna orden { $given }. ¿Querías decir { $known }?
cli-unknown-command = No hay ninguna orden { $given }.
cli-too-much = Esto sobra: { $given }.
cli-stopped = Detenido.
cli-no-more-input = La entrada terminó antes de tu respuesta.
cli-output-closed = Ya nadie lee la salida.

cli-which-game = ¿Qué juego? (del 1 al { $high }, o su nombre; q para salir)
cli-how-many = ¿Cuántos jugadores, contando los bots? (de { $low } a { $high }; q para salir)
cli-at-table = { $name }. En la mesa: { $detail }. El registro se escribe en { $file }.
cli-commitment = SHA-256 del secreto del que sale el reparto: { $detail }
cli-move-title = { $name } · { $seat }
cli-your-move = Tu jugada (? para ayuda):
cli-find-move = Escribe una palabra para encontrar una jugada, m para verlas todas, o Intro para elegir de nuevo.
cli-more-log = … { $number } líneas anteriores (l las muestra)
cli-no-such-number = Las jugadas van del 1 al { $high }.
cli-hint = Un Adepto elegiría: { $detail }. { $given }
cli-no-hint = Aquí no se dan consejos.
cli-no-such-move = Ninguna jugada contiene «{ $given }». Escribe ? para ver la ayuda.
cli-play-help =
    número      elegir una jugada, o cómo sigue
    palabras    jugar la jugada con esas palabras, o mostrarlas si hay varias
    m           todas las jugadas
    Intro       ver la mesa otra vez y elegir de nuevo
    h           qué haría un Adepto, y por qué
    l           todo el historial
    r, r ID     la regla de este momento, o la que lleva ese identificador o número
    {"{"}"move":…{"}"}  una jugada en JSON
    q           salir; la partida se guarda
cli-pass-screen = Pasa la pantalla a { $seat }. { $seat }, pulsa Intro cuando nadie más esté mirando.
cli-ready = ¿Todo listo? Intro descubre la siguiente carta y pone en marcha tu reloj.
cli-too-slow = ¡Demasiado tarde!
cli-quit = La partida se ha guardado en { $file }. Para continuarla: { $detail }
cli-interrupted = Interrumpido; la partida se ha guardado. Para continuarla: { $detail }
cli-input-ended = La entrada ha terminado; la partida se ha guardado. Para continuarla: { $detail }
cli-terminal-closed = Se ha cerrado el terminal; la partida se ha guardado. Para continuarla: { $detail }
cli-record-kept = El registro está en { $file }. Cualquiera puede comprobarlo: { $detail }

cli-look-back = Vuelve a verla: { $given }. Mira qué la decidió: { $detail }
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
cli-replay-keys = [{ $number } de { $high }] Intro o → sigue, b o ← atrás, número para ir allí, q salir:
cli-only-for = (solo para { $seats })

cli-no-files = ¿Qué archivo? coven verify ARCHIVO… (- lee la entrada estándar), o coven verify --all BASE
cli-verified = verificado. { $name }, { $number } jugadas. { $detail }
cli-unproved = repetido, pero no verificado. { $name }, { $number } jugadas. { $detail } Todas las jugadas son legales y dan este resultado, pero los hashes del formato 1 ya no se pueden comprobar.
cli-chain-holds = no verificado. { $detail } La cadena de hashes está intacta, pero las jugadas no se pueden repetir aquí.
cli-all-verified = { $number ->
    [one] La única partida terminada está verificada.
   *[other] Las { $number } partidas terminadas están verificadas.
}
cli-some-bad = { $number ->
    [one] Una partida terminada de { $high } no está verificada.
   *[other] { $number } partidas terminadas de { $high } no están verificadas.
}
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
cli-win-rate = Porcentaje de victorias (95 %)
cli-mean-score = Puntos de media (95 %)
cli-lengths = Jugadas por partida: { $given } de media, de { $low } a { $high }
cli-plot-title = { $name }: { $number } partidas
cli-missing-extra = { $option } necesita más paquetes: pip install "coven-games[{ $given }]"
cli-site-done = El sitio está en { $file }. Para probarlo: python -m http.server --directory { $file }
cli-site-exists = { $file } ya existe: elige una carpeta nueva.
cli-site-not-built = La página no se ha construido: ejecuta make web.
cli-site-server = { $given } no es una dirección: escríbela como https://coven.example.
cli-bad-picture = { $file } no es una imagen: su nombre debe acabar en { $known }.
cli-backup-postgres = Aquí solo se copia SQLite: para PostgreSQL usa pg_dump.
cli-backup-exists = { $file } ya existe: elige otro archivo.
cli-backup-done = { $file }: { $number } bytes, comprobados.
cli-restore-postgres = Aquí solo se restaura SQLite: para PostgreSQL usa pg_restore o psql.
cli-restore-done = { $file } contiene ahora { $given }. Vuelve a iniciar el servidor.
cli-restore-kept = Lo que había antes queda guardado en { $file }.
start-in-use = Otro servidor usa { $file }: deténlo primero.
start-unwritable = No se puede usar la base de datos { $file }: { $detail }.
start-damaged = La base de datos { $file } está dañada ({ $detail }): vuelve a una copia con coven restore.
start-foreign = { $file } es la base de datos de otro programa: elige otro archivo.
start-newer = La base de datos viene de un Coven más nuevo (esquema { $given }, este conoce { $known }): instala esa versión o una posterior.
start-port-taken = El puerto { $given } ya está en uso: elige otro con --port.
start-port-denied = No tienes permiso para escuchar en el puerto { $given }: elige uno por encima de 1023 con --port.
start-bad-address = No se puede escuchar en { $given }: { $detail }.
start-no-workers = Este sistema no permite varios procesos: inicia el servidor con uno solo, en tantas máquinas como quieras.

# El laboratorio: torneos, análisis y equilibrio.
lab-bad-budget = --budget se da en segundos por decisión, como 0.5s, o en número de iteraciones, como 200: no { $given }.
lab-two-bots = Un torneo necesita al menos dos bots distintos, separados por comas.
lab-no-cluster = Ningún clúster de Ray responde en { $given }.
lab-other-arena = { $file } contiene otro torneo: elige otra carpeta, o los mismos juego, bots, jugadores, partidas, opciones y semilla.
lab-stopped-arena = Detenido tras { $number } partidas del torneo.
lab-continue-arena = Repite el mismo comando con --save { $file } para continuar.
lab-arena-title = { $name }, { $number } jugadores, { $high ->
    [one] { $high } partida
   *[other] { $high } partidas
}
lab-games = Partidas
lab-rating = Nivel (95 %)
lab-beside-fair = Victorias por encima de una parte igual (95 %)
lab-against = Contra
lab-fair = Parte igual
lab-analysis-title = { $name }: análisis de { $number } jugadas
lab-analysis-note = Ganado = parte igual + decisiones propias + decisiones ajenas + suerte. Una decisión se compara con la mejor que el jugador podía encontrar: lo que regalas cuenta en negativo, y lo que regalan los demás puede llegarte a ti. Tras ±: la mitad del intervalo del 95 %.
lab-turns-title = Momentos decisivos
lab-costly-title = Las decisiones más costosas
lab-result = Ganado
lab-choices = Decisiones propias
lab-others = Decisiones ajenas
lab-luck = Suerte
lab-lost = Perdido
lab-move = Jugada
lab-made = Jugada hecha
lab-better = Mejor
lab-why = Por qué
lab-whose = Probabilidad de
lab-before = Antes
lab-after = Después
lab-choice = Por decisión
lab-seen = Probabilidad de ganar, según un observador
lab-actual = conociendo todas las cartas
lab-calibration-title = { $name }, { $number } jugadores: ¿se cumplen las previsiones? ({ $high } partidas)
lab-anywhere = En cualquier momento de la partida
lab-late = En las últimas { $number } jugadas
lab-brier = Puntuación de Brier (95 %)
lab-slope = Pendiente (95 %)
lab-foretold = Previsto
lab-came-true = Cumplido (95 %)
lab-forecasts = Previsiones
lab-balance-note = Jugado por: { $given }. Opciones: { $option }. Todos los intervalos son del 95 %.
lab-page-written = { $file }: el equilibrio de { $number } partidas.
lab-seats = Asientos
lab-length = Duración y decisiones
lab-mean = Media (95 %)
lab-nine-of-ten = Nueve de cada diez partidas
lab-middle = Mediana
lab-moves = Jugadas por partida
lab-offers = Jugadas posibles cuando hay elección
lab-choice-rate = Jugadas con elección
lab-measures = Lo que cuenta este juego
lab-times = Veces contadas
lab-contributions = Lo que acompaña a la victoria
lab-contributions-note = Cuánto más ganan los jugadores que hacen algo una vez más que los demás en la misma mesa. Todos los nombres de una lista se pesan juntos; en una lista marcada con * una carta cuenta sea cual sea su número. Es una correlación, no una prueba: quien va ganando quizá también puede hacerlo más veces. Seguro: a más de tres errores típicos de cero.
lab-kinds = Clases de jugadas
lab-what = Qué
lab-uses = Veces por asiento y partida
lab-worth = Ganado de más por una más (95 %)
lab-certain = Seguro

# Para un modelo de lenguaje en la mesa.
mcp-table = Mesa { $name }: { $detail }. Eres { $seat }.
mcp-news = Lo que ha pasado desde entonces:
mcp-your-move = Te toca jugar: moves da una lista numerada, luego play juega un número.
mcp-moves = { $number ->
    [0] No tienes ninguna jugada.
    [one] Una jugada:
   *[other] { $number } jugadas:
}
mcp-more = … y { $number } más: da palabras para encontrar una jugada.
mcp-no-move = Ninguna jugada contiene «{ $given }».
mcp-no-seat = No hay ningún asiento { $given }: los asientos van del 1 al { $high }.
mcp-no-table = No hay ninguna mesa { $given }; mesas: { $known }.

# El elenco: quiénes son los bots.
cast-nan = Nan Bramblewick
cast-nan-line = No olvida nada y solo perdona los jueves.
cast-ambrose = Maestro Ambrose Quill
cast-ambrose-line = Tiene toda la noche, la pipa llena y una carta muy buena.
cast-tansy = Tansy Halfpenny
cast-tansy-line = Primer curso, sombrero de segunda mano, miedo a nada.
cast-azoth = Doctor Zeno Azoth
cast-azoth-line = Primero mezcla, luego lee la etiqueta.
cast-ottoline = Dama Ottoline Sharpe
cast-ottoline-line = Escribió las reglas y corrige las tuyas en rojo.
cast-mudwort = Madre Mudwort
cast-mudwort-line = Lo que cae en su ciénaga es suyo, y la rana lleva la cuenta.
cast-mirko = Conde Mirko Halfnight
cast-mirko-line = Encantador hasta medianoche; después, encantador y huido con tus gemas.
cast-bibi = Bibi Sevenmoons
cast-bibi-line = Ve venir tu mala suerte y te avisa con una galleta.
cast-cernan = Cernan Mosswick
cast-cernan-line = No se mueve hasta que el pájaro de sus cuernos está de acuerdo.
cast-wilmot = Wilmot Hush
cast-wilmot-line = Murió en mitad de una partida y sigue seguro de que le toca.
manner-vengeful = vengativa
manner-patient = paciente
manner-bold = audaz
manner-chaotic = caótica
manner-proud = orgullosa
manner-greedy = codiciosa
manner-sly = astuta
manner-kind = amable
manner-careful = prudente
manner-absent-minded = distraída
