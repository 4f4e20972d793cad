# Las palabras de la propia página.
skip = Ir al contenido
nav = Menú
settings = Ajustes
rules = Reglas
leave = Dejar la mesa
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

problem-unknown = Algo ha salido mal.
problem-offline = El servidor no responde.
