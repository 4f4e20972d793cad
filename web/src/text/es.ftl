# Las palabras de la propia página.
skip = Ir al contenido
nav = Menú
settings = Ajustes
rules = Reglas
leave = Dejar la mesa
leave-about = Un bot juega en tu lugar. Puedes volver hasta que acabe la partida.
to-lobby = Volver al salón
your-name = Tu nombre
rule-link = Regla { $rule }
your-move = Te toca

lobby-title = Cinco juegos de magia, una sola mesa
lobby-about = Juega ahora mismo contra bots, o envía un enlace a tus amigos.
players-range = De { $low } a { $high } jugadores
play-bots = Jugar ya
play-friends = Con amigos
play-here = En este dispositivo
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
new-public = Mostrar la mesa en el salón, para que se una quien quiera
new-make = Abrir la mesa
pace-none = Sin límite de tiempo
pace-live = 30 segundos por jugada
pace-days = 3 días por jugada
option-standard = estándar

invited-title = Te han invitado
invited-people = En la mesa: { $name }
invited-sit = Sentarse
bots-level = Bots
bot-random = Aleatorio
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
room-start = Empezar con los presentes
room-wait = La partida empieza en cuanto estén todos.

link-connecting = Conectando…
link-lost = Conexión perdida. Reintentando…
link-closed = Desconectado
table-waits = El servidor no puede guardar nada ahora. La mesa espera y no se pierde nada.
table-hurried = Demasiados Maestros piensan a la vez. Aquí juegan como Adeptos por ahora.
seat-waited = está pensando
seat-bot = un bot
seat-stand-in = ausente: juega un bot en su lugar
seat-doubted = las respuestas no encajan con la conexión: no se compensa su latencia
seat-lost = sin conexión
seat-you = Tú

zone-others = Los demás jugadores
zone-middle = La mesa
zone-prompt = Tu decisión
zone-yours = Tus cartas
zone-side = Historial y chat
zone-log = Historial
zone-chat = Chat
zone-ending = Fin de la partida
keys = Teclas
keys-about = Con Tab e Intro se llega a todo. Las letras se pueden desactivar en los ajustes.
keys-close = Cerrar
key-pass = pasar
key-main = lo único que se puede hacer, cuando solo brilla una cosa
key-undo = deshacer una elección, cerrar lo que está abierto
key-hint = consejo
key-look = mirar de cerca lo que está enfocado
key-prompt = a tu decisión
key-yours = a tus cartas
key-middle = a la mesa
key-others = a los demás jugadores
key-log = abrir el historial
key-chat = abrir el chat
key-help = esta lista
log-too = { $seats } también.
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
prompt-moment = Un momento…
prompt-waiting = Esperando a { $seats }.
pick-undo = Deshacer
pick-move = ¿Qué quieres hacer con ella?
pick-target = ¿A quién? Elige a un jugador.
pick-targets = ¿A quiénes? Elige a los jugadores.
pick-cards = Elige las cartas.
pick-card = Elige una carta.
text-moves = Lo que puedes hacer
text-no-moves = Ahora no tienes nada que hacer.

set-language = Idioma
set-theme = Tema
set-theme-night = Noche
set-theme-day = Día
set-theme-system = Según el dispositivo
set-motion = Animaciones
set-motion-system = Según el dispositivo
set-motion-full = Activadas
set-motion-none = Desactivadas
set-cards = Tamaño de las cartas
set-cards-small = Pequeño
set-cards-normal = Normal
set-cards-large = Grande
set-confirm = Confirmar cada jugada
set-confirm-about = No se juega nada hasta que digas que sí.
set-keys = Teclas de letras
set-keys-about = En una mesa, las letras hacen de botones. Pulsa ? allí para verlas.
set-sound = Sonidos
set-sound-about = Se oyen las cartas, los hechizos y las gemas, y dos notas suaves cuando te toca.
set-safe = Tramas más visibles
set-safe-about = Cada color que importa lleva también un signo o una trama; esta opción los agranda.
set-plain = Mesa en texto
set-plain-about = Texto y botones en vez de dibujos.
set-stored = Estos ajustes se guardan en este navegador.
set-install = Instalar Coven
set-install-about = Como una aplicación propia en este dispositivo. También se abre sin red.

rules-search = Buscar en las reglas
rules-nothing = Ninguna regla contiene esas palabras.
mark-d = Decisión nuestra, donde el reglamento no dice nada o no es claro
mark-x = De una fuente pública fuera del reglamento
mark-c = Reconstruido por nosotros
lost-title = Aquí no hay nada
lost-text = Esta dirección no lleva a ninguna parte.

replay = Repetición
replay-watch = Ver la repetición
replay-controls = Controles de la repetición
replay-slider = Momento de la partida
replay-where = Jugada { $number } de { $low }
replay-first = Ir al reparto
replay-previous = Un paso atrás
replay-toggle = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Ir al final
replay-speed = Velocidad
replay-times = { $number } ×
replay-eyes = Desde el punto de vista de
replay-share = Compartir este momento
replay-chances = Mostrar las probabilidades de ganar
replay-chances-about = Probabilidad de ganar de cada jugador, tal como la estimaría un observador. La banda pálida es el intervalo del 95 %; unos bots jugaron la continuación de algunas posiciones.
replay-mistakes = Lo que decidió la partida
replay-mistakes-none = Nadie regaló gran cosa: decidió la suerte.
replay-mistakes-note = Juzgado por lo que ese jugador podía saber entonces, y comprobado pensando diez veces más.
replay-mistake-at = Jugada { $number }: { $name }
replay-mistake-made = Elegido: { $detail }
replay-mistake-better = Mejor: { $detail }. Habría ganado un { $number } % más a menudo.
replay-chances-none = Ningún bot sabe jugar todavía a este juego.
replay-chance = { $number } %
replay-accounts = Mostrar la suerte y la habilidad
replay-part = { $given } %
replay-doubt = ± { $given }
replay-working = Unos bots están jugando la continuación de algunas posiciones…
replay-turns = Momentos decisivos
replay-turn = Jugada { $number }: { $name } { $low } → { $high } %
record = Registro
record-download = Descargar el registro
record-open = Abrir un registro
record-bring = Elige un registro, o suéltalo aquí
record-about = Un archivo guardado por Coven: una partida con todas sus jugadas. El servidor no lo conserva.

verify = Comprobar el reparto
verify-title = ¿Fue justo el reparto?
verify-about = Antes de la partida el servidor sella su secreto y cada jugador añade un número suyo: nadie decide solo cómo caen las cartas. Después de la partida se abre el sello, y tu navegador lo comprueba todo.
verify-working = Comprobando…
verify-unable = Los navegadores solo comprueban sellos en direcciones seguras (https). Usa la línea de comandos: coven verify.
verify-sealed = La partida sigue en juego, y su secreto está sellado. Vuelve cuando termine para comprobar este número.
verify-all-yes = Todo coincide
verify-all-no = Algo no coincide
verify-all-unknown = No todo se puede comprobar
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
verify-chain-no = La primera línea que falla es { $number ->
    [0] el encabezado
   *[other] la de la jugada { $number }
}. { $detail }
verify-chain-unknown = Este registro tiene el formato 1. Sus jugadas se pueden repetir, pero sus hashes ya no se pueden comprobar: nadie puede saber si se cambió una línea.
verify-self = Compruébalo por tu cuenta
verify-self-about = La cadena muestra si se cambió una línea. Si tienes Coven instalado, este comando muestra además que las cartas cayeron como dice la semilla y que cada jugada fue legal: baraja, reparte y repite cada jugada.
verify-again = Repetirla aquí
verify-again-about = Tu navegador baraja, reparte y repite cada jugada según las reglas, en este dispositivo: muestra que las cartas cayeron como dice la semilla y que cada jugada fue legal.
verify-again-working = Repitiendo cada jugada…
verify-again-yes = El reparto sale de la semilla, cada jugada fue legal y el resultado es el mismo.
verify-again-no = La jugada { $number } no se sostiene: { $detail }
verify-numbers = Los números
verify-commitment = El sello: SHA-256 del secreto
verify-revealed = El secreto
verify-nonce-of = El número de { $name }
verify-seed = La semilla del reparto: SHA-256 de todos estos números

history = Tus partidas
history-played = Partidas jugadas
history-game = Juego
history-all = Todos los juegos
history-nobody = Juega una partida o inicia sesión, y tus partidas aparecerán aquí.
history-empty = Todavía no hay partidas terminadas.
history-won = { $low ->
    [one] Ganada, { $low } punto
   *[other] Ganada, { $low } puntos
}
history-place = { $number }.º de { $high }, { $low ->
    [one] { $low } punto
   *[other] { $low } puntos
}
history-left = Abandonada: un bot siguió por ti
history-with = con { $name }
history-tallies = En números
history-games = Jugadas
history-wins = Ganadas
history-share = { $number } ({ $low } %)
history-left-games = Abandonadas
history-rating = Nivel

account = Tu cuenta
account-guest = Juegas como invitado: solo este navegador te conoce.
account-registered = Has iniciado sesión.
account-sign-in = Iniciar sesión
account-register = Crear una cuenta
account-leave = Cerrar sesión
account-leave-guest = Si cierras sesión como invitado, no podrás volver. Para conservar tus partidas, añade antes una contraseña.
account-password = Contraseña (8 caracteres o más)
account-old = Contraseña actual
account-new = Contraseña nueva (8 caracteres o más)
account-keep = Conservar tus partidas
account-keep-about = Con una contraseña creas una cuenta: tu nombre, tus partidas y tus asientos siguen siendo tuyos en todos tus dispositivos.
account-change = Cambiar la contraseña
account-change-about = Se cerrará la sesión en todos los demás dispositivos y tus claves para programas dejarán de valer.
account-changed = Hecho.
tokens = Claves para tus programas
tokens-about = Un programa con una clave juega con tu nombre. Quien tenga la clave puede actuar en tu nombre.
tokens-once = Esta clave solo se muestra una vez. Cópiala ahora.
tokens-label = ¿Para qué es?
tokens-make = Crear una clave
tokens-revoke = Revocar

room-code = El mismo enlace en código QR
chat-to = Enviar a
chat-to-table = Todos
chat-to-team = Tu equipo
chat-muted = El anfitrión te ha silenciado.
chat-people = Quién puede hablar
chat-mute = Silenciar
chat-unmute = Dejar de silenciar

problem-unknown = Algo ha salido mal.
problem-offline = El servidor no responde.

## Aprender, consejos y jugadas deshechas
play-guided = Aprender
hint-ask = Consejo
hint-move = Un Adepto jugaría:
hint-none = No hay consejo para esta jugada.
bot-guide = Guía
take-back = Deshacer la jugada
event-taken-back = Se ha deshecho la última jugada.
card-advised = Aconsejada
lesson-count = Lección { $number } de { $steps }
away-title = Aún no está aquí
away-text = Esta página todavía no se ha cargado y no hay conexión. Inténtalo de nuevo cuando tengas conexión.
account-rename = Cambiar el nombre
account-kept = Ahora es tu cuenta.
again-watch = Ver la siguiente partida
table-close = Cerrar la mesa
invited-playing = La partida ya ha empezado. Solo la ven los jugadores hasta que termine; después, este enlace muestra la repetición.
invited-ended = La partida ha terminado.
invited-closed = Esta mesa se ha cerrado.
event-person-left = { $seat } se ha ido. Un bot sigue jugando.
event-person-back = { $seat } ha vuelto.
guided-astray-back = Vas por tu propio camino, y está bien. Sigue jugando o deshaz la jugada.
guided-astray = Vas por tu propio camino, y está bien. Sigue jugando.
guided-astray-race = Has elegido tu propio camino, y está muy bien. En una carrera no hay consejos: busca un mago que no tenga nada en común con la carta objetivo.
guided-done = Era la última lección: ya conoces el juego. Sigue jugando aquí, o bien:
guided-real = Jugar una partida de verdad
skip-to-asked = Ir a lo que puedes hacer ahora
set-notices = Avísame cuando me toque
set-notices-about = Una notificación del navegador mientras estás en otra pestaña.
set-notices-forbidden = Tu navegador no lo permite. Puedes cambiarlo en sus ajustes.

## Varias personas en un dispositivo
new-here = ¿Quién juega contigo en este dispositivo?
new-here-about = Se va pasando, y un telón oculta las cartas de cada jugador.
new-here-add = Añadir a alguien
new-here-name = Nombre del jugador { $number }
new-here-remove = Quitar al jugador { $number }
new-here-race = En una carrera no hay tiempo para pasar el dispositivo: cada jugador necesita el suyo.
pass-to = Pasa el dispositivo a { $seat }.
pass-show = Soy { $seat }: mostrar mis cartas
pass-since = Lo que ha pasado desde entonces

# On this device, without a server
here-loading = Se está preparando la mesa en tu dispositivo…
here-alone = Tus partidas se juegan en este dispositivo y se quedan en este navegador. No hace falta ningún servidor.
here-about = Estás jugando en este dispositivo. Tus partidas se quedan en este navegador.
here-offline = No tienes conexión. Aun así puedes jugar aquí contra bots.
here-stay = Jugar en este dispositivo
here-leave = Volver al servidor
here-online = ¿Sin red por el camino? Juega en este dispositivo: basta con este navegador.
# El final de una partida
end-you-win = ¡Has ganado!
end-you-share = ¡Compartes la victoria!
end-place = { $number ->
    [2] Segundo puesto
    [3] Tercer puesto
   *[other] Puesto { $number }
  }
end-wins = { $seats-count ->
    [one] ¡Gana { $seats }!
   *[other] ¡Ganan { $seats }!
  }
end-next = Siguiente: { $name }
end-turning = Ver el punto de inflexión
end-turning-busy = Buscándolo…
end-no-turning = Ninguna jugada decidió esta partida.
end-share = Compartir el enlace
end-picture = Compartir una imagen
end-trouble = No ha funcionado. Inténtalo dentro de un momento.

set-volume = Volumen
sound-offer = ¿Quieres que la mesa suene?
sound-yes = Sí
sound-no = No, gracias
join-table = Unirse
watch-table = Mirar
room-fill = Completar con bots
orders = { $number ->
    [0] Pregúntame siempre
   *[other] Pasa por mí
}
orders-about = Lo que la mesa hace por ti
orders-none = Preguntarme siempre
orders-hold = Déjame pensar
set-bots = Velocidad de los bots
set-bots-calm = tranquila
set-bots-normal = normal
set-bots-fast = rápida
update-waiting = Hay una versión nueva.
update-take = Cargarla

closer-close = Cerrar
closer-before = Lo anterior
closer-next = Lo siguiente
about-face-down = Una carta boca abajo. Nadie te ha dicho cuál es.
    .title = Boca abajo
