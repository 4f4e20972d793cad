# La primera partida guiada: qué hacer y por qué.
guide-pocket = Es como el póker, pero los jugadores lo construyen todo, con un Hechizo por turno. Tus Bolsillos son tus cartas secretas: pon tus dos 6 en el Bolsillo 1.
guide-community = Las Comunidades son de todos. Construye en torno a tus 6: 5, 6, 7, 8 y 9 serían una Escalera. Pon el 7 de Espadas en la Comunidad 1.
guide-pot = Lo que hay en un Bote es lo que se gana en el enfrentamiento. Nadie lo ve: pon tu 11 de Espadas, 2 puntos, en el Bote 1.
guide-school = Tu escuela tiene tres Hechizos propios. Energía entrópica pone la carta superior en una Comunidad y te hace robar otra: úsala en la Comunidad 2.
guide-straight = Mira, el 9 lo ha puesto tu rival. Las Combinaciones valen como en el póker, y la tuya está casi lista: pon el 8 de Copas en la Comunidad 1.
guide-second = Hay una segunda Comunidad, y cada Bolsillo solo sirve una vez. Pon tus dos 2 en el Bolsillo 2.
guide-full = Falta una carta para tu Escalera: pon el 5 de Bastos en la Comunidad 1. Cuando todas las Comunidades están completas, cada jugador tiene un turno más.
guide-owl = Tu último turno. Quien gana el Bote consigue sus Búhos, para usarlos una vez en la ronda siguiente: pon el 10 de Búhos en el Bote 1.
guide-order = Ahora, los enfrentamientos. Como jugador inicial eliges su orden: la Comunidad 1 antes que la 2.
guide-commit = Elige un Bolsillo para la Comunidad 1. Con tus 6 forma 5, 6, 7, 8, 9: presenta el Bolsillo 1.
guide-lose = Una Escalera: el Bote es tuyo, y el Búho también. Tus 2 difícilmente ganarán la Comunidad 2, pero ya no cuestan nada: presenta el Bolsillo 2. Se juegan rondas hasta que alguien llega a 25 puntos.
