# La primera partida guiada: qué hacer y por qué.
guide-prepare = Ocho rondas de duelos; quienes quedan en pie se reparten las Recompensas. Primero cada jugador prepara una carta en secreto. Tienes tres Desmaius: elige uno.
guide-aim = Ahora todos apuntan a alguien a la vez. Apunta a quien está enfrente de ti.
guide-cast = Se muestran las varitas: nadie te apunta, nada puede alcanzarte. Lanza tu Desmaius.
guide-points = ¡Le has dado! Solo reparten los que tienen la bandera en pie, primero el Preferido, que eres tú. Los Puntos cuentan para tu casa al final: toma 40.
guide-private-lesson = La Clase particular cambia uno de tus Hechizos fallidos por un Desmaius del descarte. Las cartas fuertes escasean: tómala.
guide-favour = Un solo Favor vale poco, pero cada nuevo suma más: 10, 30, 60, 120 y así sucesivamente. Toma uno.
guide-fizzle = Un Hechizo fallido no hace nada, pero nadie ve que lo tienes. La mayoría de tus cartas lo son: prepara uno.
guide-pet = El Preferido de esta ronda elige primero: buen objetivo para un susto. Apunta al jugador de tu derecha.
guide-shield = ¡Dos varitas te apuntan! Dos Desmaius serían dos fichas de Retraso. Protego los detiene todos, pero tu bandera cae y esta vez no te toca nada.
guide-bluff = Menos mal: los dos eran de verdad. Ahora farolea tú: prepara un Hechizo fallido y deja que los demás se lo crean.
guide-leader = El jugador de tu izquierda ha tomado más Puntos. Apúntale: quien se asusta se protege y no recibe nada.
guide-nerve = Una varita te apunta. Protego te costaría tu parte, y la mayoría de las cartas son Hechizos fallidos: mantén la calma y lanza.
guide-favours = Era un Hechizo fallido, y tu farol ha hecho agacharse al líder. Un segundo Favor convierte tus 10 Puntos en 30: tómalo.
guide-become = «Convertirse en el Preferido» te deja elegir primero en la próxima ronda y te quita una ficha de Retraso, si tienes. Tómala.
guide-potion = Quien tenga más Pociones al final recibe 100 puntos. Toma esta. Ya lo sabes todo: sigue jugando o empieza una partida de verdad.
