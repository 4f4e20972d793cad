# La première partie guidée : que faire, et pourquoi.
guide-spell = Quand le Chaudron est vide, celui qui a le plus de Gemmes gagne. Un Sortilège en prend : lancez votre Sortilège 2 depuis le Grimoire, vos cartes visibles.
guide-refill = Votre Grimoire se complète aussitôt depuis votre Main. Tout le monde le voit : posez-y le Sortilège 1 et gardez cachées l’Amulette et la Baguette Magique.
guide-wand = Votre Sortilège attend, et tout le monde peut y poser un Pocus jaune, même vous. La Baguette Magique double son chiffre : posez-la.
guide-pass = Après chaque nouvelle carte, on interroge de nouveau tout le monde. Vous n’avez rien à ajouter : passez. Quand tous ont passé, les cartes agissent dans l’ordre.
guide-draw = Vous pourriez continuer, mais votre Voleur ne trouverait pas encore de Gemmes. Finissez le tour avec deux cartes ou une Gemme ; les cartes préparent des tours plus forts.
guide-let = On vous interroge aussi pendant le tour des autres. Votre Contre-sort pourrait détruire ce Sortilège ; gardez-le pour plus grave, et passez.
guide-amulet = Un Voleur vous vise ! Seule sa cible peut poser une Amulette, qui le détruit. Posez la vôtre depuis votre Main.
guide-again = L’Amulette a interrogé tout le monde encore une fois. Passez, et elle agit.
guide-thief = Maintenant, cela vaut le coup : un Voleur prend des Gemmes à un joueur. Lancez votre Voleur 3, puis choisissez à qui.
guide-keep = Complétez encore le Grimoire. Le Sortilège 2 est votre prochain coup, et il se lance tout aussi bien de là.
guide-wait = On vous interroge même si vous n’avez rien à poser : ainsi personne ne devine votre Main. Passez.
guide-another = Pendant un tour, vous lancez autant de Hocus que vous voulez, l’un après l’autre. Lancez votre Sortilège 2.
guide-own = Passez. Quand tous ont passé, les Pocus agissent d’abord, puis votre Sortilège.
guide-last = Il reste une Gemme, et vous êtes en tête. Finissez le tour par la Gemme : celui qui prend la dernière termine la partie, et celui qui a le plus de Gemmes gagne.
