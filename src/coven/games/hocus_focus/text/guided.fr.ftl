# La première partie guidée : que faire, et pourquoi.
guide-kazaam = Trouvez le sorcier qui n’a rien de commun avec la cible : ni la taille, ni la couleur du chapeau, du bâton, de la tunique ou des chaussures. Vu ? Criez « Kazaam ! ». Prenez votre temps ; ici, personne ne court.
guide-point = Montrez-le. L’emplacement 8 diffère en tout : il est à vous, et la cible prend sa place.
guide-first = Une nouvelle cible. Dans une vraie partie, la première annonce exclut les autres jusqu’au jugement. Criez « Kazaam ! » quand vous voyez le match.
guide-barred = Montrez l’emplacement 11. Une erreur vous bloque jusqu’à la cible suivante : regardez deux fois.
guide-no-match = Parfois aucun sorcier ne convient. Chacun des douze partage quelque chose avec cette cible : criez « Pas de match ! », et la cible est à vous.
guide-tie = Deux annonces presque au même instant s’annulent, et la carte attend le prochain gagnant. Criez « Kazaam ! ».
guide-either = Après l’annonce, vous avez quelques secondes pour montrer ; ici, beaucoup. Deux sorciers conviennent, l’un ou l’autre : l’emplacement 2, par exemple.
guide-size = La taille s’oublie vite : toutes les couleurs différentes mais la même taille, ce n’est pas un match. Criez « Kazaam ! ».
guide-goal = Montrez l’emplacement 8. Avec cette carte, vous atteignez le but de cette course courte ; une vraie va jusqu’à dix.
