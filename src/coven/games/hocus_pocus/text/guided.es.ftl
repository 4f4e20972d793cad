# La primera partida guiada: qué hacer y por qué.
guide-spell = Cuando el Caldero se vacía, gana quien tenga más gemas. Un Hechizo las toma: lanza tu Hechizo 2 del Grimorio, tus cartas a la vista.
guide-refill = Tu Grimorio se repone enseguida desde tu Mano. Todos lo ven: pon ahí el Hechizo 1 y deja ocultos el Amuleto y la Varita Mágica.
guide-wand = Tu Hechizo espera, y cualquiera puede ponerle un Pocus amarillo, incluso tú. La Varita Mágica dobla su número: ponla.
guide-pass = Después de cada carta nueva se vuelve a preguntar a todos. No tienes nada que añadir: pasa. Cuando todos han pasado, las cartas hacen efecto en orden.
guide-draw = Podrías lanzar más, pero tu Ladrón aún no encontraría gemas. Termina el turno con dos cartas o una gema; las cartas dan turnos más fuertes.
guide-let = También te preguntan en el turno de los demás. Tu Contrahechizo podría destruir este Hechizo; guárdalo para algo peor y pasa.
guide-amulet = ¡Un Ladrón va contra ti! Solo el objetivo puede poner un Amuleto, que lo destruye. Pon el tuyo desde tu Mano.
guide-again = El Amuleto ha vuelto a preguntar a todos. Pasa y hará su trabajo.
guide-thief = Ahora sí vale la pena: un Ladrón quita gemas a un jugador. Lanza tu Ladrón 3 y elige a quién.
guide-keep = Repón otra vez el Grimorio. El Hechizo 2 es tu próxima jugada, y desde ahí se lanza igual de bien.
guide-wait = Te preguntan aunque no tengas nada que poner: así nadie adivina tu Mano. Pasa.
guide-another = En un turno puedes lanzar tantos Hocus como quieras, uno tras otro. Lanza tu Hechizo 2.
guide-own = Pasa. Cuando todos han pasado, hacen efecto primero los Pocus y luego tu Hechizo.
guide-last = Queda una gema y vas en cabeza. Termina el turno con la gema: quien toma la última termina la partida, y gana quien tiene más gemas.
