# La première partie guidée : que faire, et pourquoi.
guide-kazaam = Trouvez le sorcier qui n’a rien en commun avec la cible : ni la taille, ni la couleur du chapeau, du bâton, de la tunique ou des chaussures. Trouvé ? Criez « Kazaam ! ». Prenez votre temps : ici, personne ne court contre vous.
guide-point = Montrez-le. Le sorcier de l’emplacement 8 diffère en tout : il est à vous, et la cible prend sa place.
guide-first = Une nouvelle cible. Dans une vraie partie, la première annonce exclut les autres jusqu’au verdict. Criez « Kazaam ! » quand vous voyez le match.
guide-barred = Montrez l’emplacement 11. Une erreur vous bloque jusqu’à la cible suivante : regardez deux fois.
guide-no-match = Parfois, aucun sorcier ne convient. Les douze ont tous un point commun avec cette cible : criez « Pas de match ! », et la cible est à vous.
guide-tie = Deux annonces presque au même instant s’annulent, et la carte attend le prochain gagnant. Criez « Kazaam ! ».
guide-either = Après l’annonce, vous avez quelques secondes pour montrer une carte ; ici, vous en avez beaucoup. Deux sorciers conviennent, au choix : l’emplacement 2, par exemple.
guide-size = On oublie facilement la taille : si toutes les couleurs diffèrent mais pas la taille, ce n’est pas un match. Criez « Kazaam ! ».
guide-goal = Montrez l’emplacement 8. Avec cette carte, vous atteignez le but de cette petite course ; une vraie va jusqu’à dix.
