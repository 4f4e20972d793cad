# La primera partida guiada: qué hacer y por qué.
guide-prepare = Ocho rondas de duelos; quien queda en pie reparte las Recompensas. Primero cada cual prepara una carta en secreto. Tienes tres Desmaius: toma uno.
guide-aim = Ahora todos apuntan a alguien a la vez. Apunta a quien está enfrente de ti.
guide-cast = Se muestran las varitas: nadie te apunta, nada puede alcanzarte. Lanza tu Desmaius.
guide-points = ¡Acierto! Solo reparten las banderas en pie, primero el Preferido, que eres tú. Los Puntos cuentan para tu casa al final: toma 40.
guide-private-lesson = La Clase particular te da un Desmaius del descarte por un Hechizo fallido tuyo. Las cartas fuertes escasean: tómala.
guide-favour = Un Favor vale poco solo y más con cada otro: 10, 30, 60, 120 y así sucesivamente. Toma uno.
guide-fizzle = Un Hechizo fallido no hace nada, pero nadie lo ve. La mayoría de tus cartas lo son: prepara uno.
guide-pet = El Preferido de esta ronda elige primero: buen blanco para un susto. Apunta a quien está a tu derecha.
guide-shield = ¡Dos varitas te apuntan! Dos Desmaius serían dos fichas de Retraso. Protego los detiene todos, pero tumbas tu bandera y esta vez no repartes.
guide-bluff = Menos mal: los dos eran de verdad. Ahora farolea tú: prepara un Hechizo fallido y deja que los demás se lo crean.
guide-leader = Quien está a tu izquierda ha tomado más Puntos. Apúntale: quien se asusta se protege y no recibe nada.
guide-nerve = Una varita te apunta. Protego te cuesta tu parte, y la mayoría de las cartas son Hechizos fallidos: mantén la calma y lanza.
guide-favours = Era un Hechizo fallido, y tu farol ha hecho agacharse a quien iba en cabeza. Un segundo Favor convierte tus 10 Puntos en 30: tómalo.
guide-become = «Convertirse en el Preferido» te deja elegir primero la próxima ronda y te quita una ficha de Retraso, si tienes. Tómala.
guide-potion = Quien tenga más Pociones al final recibe 100 puntos. Toma esta. Ya lo sabes todo: sigue jugando o empieza una partida de verdad.
