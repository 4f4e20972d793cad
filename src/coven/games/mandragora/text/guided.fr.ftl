# La première partie guidée : que faire, et pourquoi.
guide-send = À votre tour, vous envoyez l’Assistant commun 1 à 3 Échoppes plus loin, ou vous lancez un sort. Vous prenez tout là où il s’arrête : envoyez-le à 3, vers une Échoppe nocturne.
guide-night = Les Échoppes nocturnes cachent leurs cartes : seule celle qui les prend les voit. Envoyez l’Assistant à 3, vers la suivante.
guide-take = De jour, on voit tout. L’Échoppe 2 a un Grimoire rouge et un Ingrédient rouge, qui vont ensemble : envoyez l’Assistant à 1.
guide-cast = Un sort, c’est un Grimoire et des Ingrédients de sa couleur ; une Mandragore remplace l’un d’eux. Grimoire rouge, Ingrédient rouge et Mandragore : deux Ingrédients, un sort de valeur 2. Lancez Dédoublement.
guide-extra = Dédoublement vous donne aussitôt un tour de plus. Profitez-en : envoyez l’Assistant à 2.
guide-greens = Chaque Échoppe quittée reçoit une carte : celles que personne ne visite grandissent. Deux Ingrédients verts sont à 3 Échoppes : allez-y.
guide-mandrake = Une Mandragore peut aussi remplacer le Grimoire, et vaut alors 0. Avec trois Ingrédients verts, vous atteignez la valeur 3 : lancez Célérité.
guide-curse = Célérité vous mène une Échoppe plus loin jusqu’à la fin. Allez à 4. Il y fait nuit, et certaines cartes sont des Parchemins maudits.
guide-far = Un Parchemin ! Qui seule a le plus de Malédictions garde le marqueur : 2 points de moins à la fin, sauf si une autre en a autant. Continuez : à 4 Échoppes, trois cartes attendent.
guide-levitation = Le nombre d’Ingrédients est la plus haute valeur permise. Une Mandragore et deux Ingrédients verts font 2 : lancez Lévitation.
guide-score = Lévitation prend une carte de n’importe quelle Échoppe : le Grimoire jaune de l’Échoppe 9. À la fin comptent les sorts et leurs Grimoires ; chaque couleur en main coûte 1. Continuez, ou commencez une vraie partie.
