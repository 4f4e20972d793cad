# La première partie guidée : que faire, et pourquoi.
guide-pocket = C’est comme le poker, mais les joueurs construisent tout, un Sort par tour. Vos Poches sont vos cartes secrètes : mettez vos deux 6 dans la Poche 1.
guide-community = Les Communautés sont à tout le monde. Construisez autour de vos 6 : 5, 6, 7, 8 et 9 feraient une Suite. Mettez le 7 d’Épées dans la Communauté 1.
guide-pot = Le contenu d’un Pot est l’enjeu de l’abattage. Personne ne le voit : mettez votre 11 d’Épées, 2 points, dans le Pot 1.
guide-school = Votre école a trois Sorts à elle. L’Énergie entropique met la carte du dessus dans une Communauté et vous en fait piocher une autre : utilisez-la sur la Communauté 2.
guide-straight = Regardez, le 9 vient de votre adversaire. Les Combinaisons se classent comme au poker, et la vôtre est presque là : mettez le 8 de Coupes dans la Communauté 1.
guide-second = Il y a une deuxième Communauté, et chaque Poche ne sert qu’une fois. Mettez vos deux 2 dans la Poche 2.
guide-full = Il manque une carte à votre Suite : mettez le 5 de Bâtons dans la Communauté 1. Quand toutes les Communautés sont complètes, chacun joue encore un tour.
guide-owl = Votre dernier tour. Celui qui gagne le Pot remporte ses Hiboux, à utiliser une fois à la manche suivante : mettez le 10 de Hiboux dans le Pot 1.
guide-order = Place aux abattages. Comme premier joueur, vous en choisissez l’ordre : la Communauté 1 avant la 2.
guide-commit = Choisissez une Poche pour la Communauté 1. Avec vos 6, elle fait 5, 6, 7, 8, 9 : engagez la Poche 1.
guide-lose = Une Suite : le Pot est à vous, et le Hibou aussi. Vos 2 ont peu de chances de gagner la Communauté 2, mais ils ne coûtent plus rien : engagez la Poche 2. On joue des manches jusqu’à ce que quelqu’un ait 25 points.
