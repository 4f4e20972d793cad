# La première partie guidée : que faire, et pourquoi.
guide-send = À votre tour, vous avancez l’Assistant commun de 1 à 3 Échoppes, ou vous lancez un Sortilège. Vous prenez tout là où il s’arrête : envoyez-le 3 Échoppes plus loin, vers une Échoppe nocturne.
guide-night = Les Échoppes nocturnes cachent leurs cartes : seule celle qui les prend les voit. Avancez l’Assistant de 3 Échoppes, jusqu’à la suivante.
guide-take = De jour, tout le monde voit ce qu’il y a. L’Échoppe 2 a un Grimoire rouge et un Ingrédient rouge, qui vont ensemble : avancez l’Assistant d’une Échoppe.
guide-cast = Un Sortilège, c’est un Grimoire et des Ingrédients de sa couleur ; une Mandragore peut remplacer l’un d’eux. Posez Grimoire rouge, Ingrédient rouge et Mandragore : deux Ingrédients, un Sortilège de valeur 2. Lancez Dédoublement.
guide-extra = Dédoublement vous donne aussitôt un tour de plus. Profitez-en : avancez l’Assistant de 2 Échoppes.
guide-greens = Chaque Échoppe que quitte l’Assistant reçoit une carte : celles que personne ne visite se remplissent. Deux Ingrédients verts vous attendent 3 Échoppes plus loin : allez-y.
guide-mandrake = Une Mandragore peut aussi remplacer le Grimoire, mais elle vaut alors 0. Avec trois Ingrédients verts, elle fait un Sortilège de valeur 3 : lancez Célérité.
guide-curse = Célérité vous mène une Échoppe plus loin jusqu’à la fin de la partie. Avancez de 4 Échoppes. C’est une Échoppe nocturne, et certaines cartes y sont des Parchemins maudits.
guide-far = Un Parchemin ! Celle qui a seule le plus de Malédictions garde le marqueur : 2 points de moins à la fin, sauf si une autre la rattrape. Continuez : 4 Échoppes plus loin, trois cartes vous attendent.
guide-levitation = Le nombre d’Ingrédients est la plus haute valeur permise. Une Mandragore et deux Ingrédients verts font 2 : lancez Lévitation.
guide-score = Lévitation prend une carte de n’importe quelle Échoppe : le Grimoire jaune de l’Échoppe 9. À la fin comptent vos Sortilèges et leurs Grimoires ; chaque couleur restée en main coûte 1. Continuez, ou commencez une vraie partie.
