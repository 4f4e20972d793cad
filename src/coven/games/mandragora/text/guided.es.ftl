# La primera partida guiada: qué hacer y por qué.
guide-send = En tu turno mueves al Ayudante común de 1 a 3 tiendas o lanzas un hechizo. Tomas todo lo que hay donde se para: muévelo 3 tiendas, a una tienda nocturna.
guide-night = Las tiendas nocturnas ocultan sus cartas: solo las ve quien las toma. Mueve al Ayudante 3 tiendas, hasta la siguiente.
guide-take = De día todas ven lo que hay. En la tienda 2 hay un grimorio rojo y un ingrediente rojo, que van juntos: mueve al Ayudante 1 tienda.
guide-cast = Un hechizo es un grimorio con ingredientes de su color; una mandrágora puede sustituir a uno de ellos. Pon grimorio rojo, ingrediente rojo y mandrágora: dos ingredientes, un hechizo de valor 2. Lanza Desdoblamiento.
guide-extra = Desdoblamiento te da enseguida un turno más. Aprovéchalo: mueve al Ayudante 2 tiendas.
guide-greens = Cada tienda que deja el Ayudante recibe una carta: las que nadie visita se llenan. Hay dos ingredientes verdes a 3 tiendas: ve allí.
guide-mandrake = Una mandrágora también puede sustituir al grimorio, pero entonces vale 0. Con tres ingredientes verdes hace un hechizo de valor 3: lanza Celeridad.
guide-curse = Celeridad te deja llegar una tienda más lejos hasta el final de la partida. Muévete 4 tiendas. Es una tienda nocturna, y algunas cartas son pergaminos malditos.
guide-far = ¡Un pergamino! La bruja que tenga ella sola más maldiciones guarda el marcador: 2 puntos menos al final, salvo que otra la alcance. Sigue: a 4 tiendas te esperan tres cartas.
guide-levitation = El número de ingredientes es el valor más alto que puedes lanzar. Una mandrágora y dos ingredientes verdes hacen 2: lanza Levitación.
guide-score = Levitación toma una carta de cualquier tienda: el grimorio amarillo de la tienda 9. Al final cuentan tus hechizos y sus grimorios; cada color que quede en la mano cuesta 1. Sigue jugando o empieza una partida de verdad.
