# La primera partida guiada: qué hacer y por qué.
guide-kazaam = Busca el mago que no comparte nada con la carta objetivo: ni el tamaño, ni el color del sombrero, la varita, la túnica o los zapatos. ¿Lo ves? Grita «¡Kazaam!». Tómate tu tiempo: aquí nadie corre contra ti.
guide-point = Ahora señálalo. El mago del sitio 8 es distinto en todo: es tuyo, y la carta objetivo ocupa su sitio.
guide-first = Una nueva carta objetivo. En una partida de verdad, el primer grito deja fuera a los demás hasta el veredicto. Grita «¡Kazaam!» cuando veas la pareja.
guide-barred = Señala el sitio 11. Un error te bloquea hasta la siguiente carta objetivo: mira dos veces.
guide-no-match = A veces ningún mago encaja. Los doce comparten algo con esta carta: grita «¡No hay pareja!» y la carta es tuya.
guide-tie = Dos gritos casi a la vez se anulan, y la carta espera al próximo ganador. Grita «¡Kazaam!».
guide-either = Tras el grito tienes unos segundos para señalar; aquí tienes de sobra. Encajan dos magos, y vale cualquiera: el sitio 2, por ejemplo.
guide-size = El tamaño se olvida con facilidad: si todos los colores son distintos pero el tamaño es el mismo, no es pareja. Grita «¡Kazaam!».
guide-goal = Señala el sitio 8. Con esta carta alcanzas la meta de esta carrera corta; una de verdad llega a diez.
