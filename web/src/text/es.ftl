# Las palabras de la propia página.
skip = Ir al contenido
nav = Menú
settings = Ajustes
rules = Reglas
leave = Dejar la mesa
leave-about = Un bot sigue jugando por ti. Puedes volver mientras dure la partida.
to-lobby = Volver al salón
your-name = Tu nombre
rule-link = Regla { $rule }
your-move = Te toca

lobby-title = Cinco juegos de magia, una sola mesa
lobby-about = Juega ahora mismo contra bots, o envía un enlace a tus amigos.
players-range = De { $low } a { $high } jugadores
play-bots = Jugar ya
play-friends = Con amigos
play-again = Otra partida
again-open = Te espera una mesa nueva.
again-join = Unirse a la siguiente partida
tables-mine = Tus mesas
tables-open = Mesas abiertas
table-playing = en juego
seats-free = { $number ->
    [one] un asiento libre
   *[other] { $number } asientos libres
}

new-title = Mesa nueva
new-seats = ¿Cuántos jugadores?
new-pace = ¿A qué ritmo?
new-options = Variantes
new-public = Mostrar la mesa en el salón, para que cualquiera pueda sentarse
new-make = Abrir la mesa
pace-none = Sin reloj
pace-live = 30 segundos por jugada
pace-days = 3 días por jugada
option-standard = estándar

invited-title = Estás invitado
invited-people = En la mesa: { $name }
invited-sit = Sentarse
invited-late = La partida ya ha empezado.
bots-level = Bots
bot-random = Azar
bot-apprentice = Aprendiz
bot-adept = Adepto
bot-master = Maestro
room-title = ¿Quién juega?
room-free = Asiento libre
room-bot = Añadir un bot
room-remove = Quitar
room-invite = Envía este enlace a tus amigos
room-copy = Copiar
room-copied = Copiado
room-start = Empezar con los que están
room-wait = La partida empieza en cuanto estén todos.

link-connecting = Conectando …
link-lost = Conexión perdida, reintentando …
link-closed = Desconectado
seat-waited = está pensando
seat-bot = un bot
seat-stand-in = ausente: juega un bot en su lugar
seat-lost = sin conexión
seat-you = Tú

zone-others = Los demás
zone-middle = La mesa
zone-prompt = Lo que se pide
zone-yours = Lo tuyo
zone-side = Diario y charla
zone-log = Diario
zone-chat = Charla
log-empty = Todavía no ha pasado nada.
chat-empty = Nadie ha dicho nada todavía.
chat-line = Di algo
chat-send = Enviar
clock-left = { $number ->
    [one] Queda un segundo
   *[other] Quedan { $number } segundos
}
card-face-down = Una carta boca abajo
card-not-now = Ahora no es posible
card-rule = Ahora no: regla { $rule }
prompt-waiting = Esperando a { $seats }.
pick-undo = Deshacer
pick-move = ¿Qué quieres hacer con ella?
pick-target = ¿A quién? Elige a una persona.
pick-targets = ¿A quiénes? Elige a las personas.
pick-cards = Elige las cartas.
pick-card = Elige una carta.
text-moves = Lo que puedes hacer
text-no-moves = Ahora no se te pide nada.

set-language = Idioma
set-theme = Luz
set-theme-night = Noche
set-theme-day = Día
set-theme-system = Como el sistema
set-motion = Movimiento
set-motion-system = Como el sistema
set-motion-full = Las cartas se mueven
set-motion-none = Sin movimiento
set-cards = Tamaño de las cartas
set-cards-small = Pequeño
set-cards-normal = Normal
set-cards-large = Grande
set-confirm = Confirmar cada jugada
set-confirm-about = Nada se juega antes de que digas que sí.
set-sound = Sonidos
set-sound-about = Dos notas suaves cuando te toca.
set-safe = Dibujos más visibles
set-safe-about = Cada color con significado lleva un signo o un dibujo; así se ven más grandes.
set-plain = La mesa en palabras
set-plain-about = Todo en texto y botones en vez de dibujos.
set-stored = Estas elecciones se quedan en este navegador.

rules-search = Buscar en las reglas
rules-nothing = Ninguna regla tiene esas palabras.
mark-d = Decisión nuestra, donde el reglamento calla o no es claro
mark-x = De una fuente pública fuera del reglamento
mark-c = Reconstruido por nosotros
lost-title = Aquí no hay nada
lost-text = Esta dirección no lleva a ninguna parte.

replay = Repetición
replay-watch = Ver la repetición
replay-controls = Pasos de la repetición
replay-slider = Momento de la partida
replay-where = Jugada { $number } de { $low }
replay-first = Al reparto
replay-previous = Un paso atrás
replay-toggle = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-times = { $number } ×
replay-eyes = Vista con los ojos de
replay-share = Compartir este momento
replay-chances = Mostrar las probabilidades
replay-chances-about = Qué probabilidad tenía cada cual de ganar, para quien mira, con el intervalo del 95 % en pálido: unos bots han seguido jugando desde algunas posiciones.
replay-chances-none = Nadie ha enseñado este juego a los bots.
replay-chance = { $number } %
replay-accounts = Mostrar la suerte y la destreza
replay-part = { $given } %
replay-doubt = ± { $given }
replay-working = Unos bots siguen jugando desde sus posiciones …
replay-turns = Donde cambió la partida
replay-turn = Jugada { $number }: { $name } { $low } → { $high } %
record = Registro
record-download = Descargar el registro
record-open = Abrir un registro
record-bring = Elige un registro, o suéltalo aquí
record-about = Un archivo escrito por Coven: una partida con todas sus jugadas. No se guarda nada de él.
record-unplayable = Esta línea no es una jugada que se pueda hacer aquí.

verify = Comprobar el reparto
verify-title = ¿Fue justo el reparto?
verify-about = Antes de la partida el servidor sella su secreto y cada jugador añade un número suyo: nadie decide solo cómo caen las cartas. Después de la partida se rompe el sello, y tu navegador lo comprueba todo él mismo.
verify-working = Comprobando …
verify-unable = Los navegadores solo comprueban sellos en direcciones seguras (https). Usa la línea de órdenes: coven verify.
verify-sealed = La partida sigue, y su secreto está sellado. Vuelve cuando termine: entonces se podrá comprobar este número.
verify-good = Todo concuerda
verify-bad = Algo no concuerda
verify-secret = El secreto
verify-secret-yes = El secreto revelado es el que se selló antes del reparto.
verify-secret-no = El secreto revelado no es el que se selló antes del reparto.
verify-secret-unknown = El secreto no se ha revelado.
verify-promise = El sello
verify-promise-yes = Es el sello que vio este navegador cuando te sentaste.
verify-promise-no = Este navegador vio otro sello cuando te sentaste.
verify-promise-unknown = Este navegador no estaba en la mesa, así que no puede decir qué sello se mostró allí.
verify-nonce = Tu parte
verify-nonce-yes = El número que sacó este navegador entró en el reparto.
verify-nonce-no = El número que sacó este navegador no entró en el reparto.
verify-nonce-unknown = Este navegador no sacó ningún número para este reparto.
verify-chain = Las jugadas
verify-chain-yes = { $number ->
    [one] La única jugada encaja en la cadena, del reparto al resultado.
   *[other] Las { $number } jugadas encajan en la cadena, del reparto al resultado.
}
verify-chain-no = La primera línea que no se sostiene es { $number ->
    [0] el encabezado
   *[other] la de la jugada { $number }
}. { $detail }
verify-self = Calcularlo uno mismo
verify-self-about = Las posiciones entre las jugadas las calculó este servidor. Donde Coven está instalado, esta orden baraja, reparte y repite cada jugada, sin pedir al servidor nada más que el registro.
verify-numbers = Los números
verify-commitment = El sello: SHA-256 del secreto
verify-revealed = El secreto
verify-nonce-of = El número de { $name }
verify-seed = La semilla del reparto: SHA-256 de todos estos

history = Tus partidas
history-played = Partidas jugadas
history-game = Juego
history-all = Todos los juegos
history-nobody = Juega una partida, o entra en tu cuenta, y tus partidas aparecerán aquí.
history-empty = Todavía no ha terminado ninguna partida.
history-won = Ganada con { $low }
history-place = Puesto { $number } de { $high } con { $low }
history-left = Abandonada: un bot siguió
history-with = con { $name }
history-tallies = En números
history-games = Jugadas
history-wins = Ganadas
history-share = { $number } ({ $low } %)
history-left-games = Abandonadas
history-rating = Nivel

account = Tu cuenta
account-guest = Juegas como invitado: solo este navegador te conoce.
account-registered = Has entrado en tu cuenta.
account-sign-in = Entrar
account-register = Crear una cuenta
account-leave = Salir
account-leave-guest = Un invitado que sale no puede volver. Guarda antes tus partidas, con una contraseña.
account-password = Contraseña (8 caracteres o más)
account-old = Contraseña actual
account-new = Contraseña nueva (8 caracteres o más)
account-keep = Guardar tus partidas
account-keep-about = Con una contraseña pasas a ser una cuenta: nombre, partidas y sitios siguen siendo tuyos, en todos tus aparatos.
account-change = Cambiar la contraseña
account-change-about = Sales de la cuenta en todos los demás sitios.
account-changed = Hecho.
tokens = Llaves para programas
tokens-about = Un programa con una llave juega con tu nombre. Quien tiene la llave eres tú.
tokens-once = Esta llave solo se muestra esta vez. Cópiala ahora.
tokens-label = ¿Para qué es?
tokens-make = Crear una llave
tokens-revoke = Revocar

room-code = El mismo enlace, para escanear
chat-to = Quién lo lee
chat-to-table = Todos
chat-to-team = Tu equipo
chat-muted = El anfitrión te ha silenciado.
chat-people = Quién puede hablar
chat-mute = Silenciar
chat-unmute = Dejar hablar

problem-unknown = Algo ha salido mal.
problem-offline = El servidor no responde.

## Aprender, consejos y jugadas deshechas
play-guided = Aprender
hint-ask = Consejo
hint-move = Un Adepto haría esto:
hint-none = No hay consejo para esto.
bot-guide = Guía
take-back = Deshacer la jugada
event-taken-back = Se ha deshecho la última jugada.
card-advised = Aconsejada
lesson-count = Lección { $number } de { $steps }
guided-astray = Has elegido tu propio camino, y está muy bien. Sigue jugando o deshaz la jugada si aún puedes.
guided-astray-race = Has elegido tu propio camino, y está muy bien. En una carrera nadie da pistas: busca un mago que no tenga nada en común con el objetivo.
guided-done = Era la última lección: ya conoces el juego. Sigue jugando aquí o bien:
guided-real = Ahora, una partida de verdad
skip-to-asked = Ir a lo que puedes hacer ahora
set-notices = Avísame cuando me toque
set-notices-about = Por el navegador, mientras miras otra cosa.
set-notices-forbidden = Tu navegador no lo permite. Puedes cambiarlo en sus propios ajustes.

## Varias personas en un dispositivo
new-here = ¿Quién juega contigo en este dispositivo?
new-here-about = Os lo pasáis, y un telón oculta las cartas de cada cual.
new-here-add = Añadir a alguien
new-here-name = Nombre del jugador { $number }
new-here-remove = Quitar al jugador { $number }
new-here-race = En una carrera no hay tiempo para pasar el dispositivo: cada cual necesita el suyo.
pass-to = Pasa el dispositivo a { $seat }.
pass-show = Soy { $seat }: mostrar mis cartas
pass-since = Lo que ha pasado
