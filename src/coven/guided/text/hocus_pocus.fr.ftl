# La première partie guidée : que faire, et pourquoi.
guide-spell = Quand le Chaudron est vide, le plus de Gemmes gagne. Un Sortilège en prend : lancez votre Sortilège 2 du Grimoire, vos cartes visibles.
guide-refill = Le Grimoire se complète aussitôt depuis votre Main. Tout le monde le voit : posez-y le Sortilège 1 et gardez l’Amulette et la Baguette Magique cachées.
guide-wand = Votre Sortilège attend, et chacun peut y poser un Pocus jaune, vous aussi. La Baguette Magique double le nombre : posez-la.
guide-pass = Une nouvelle carte interroge de nouveau tout le monde. Vous n’avez rien à ajouter : passez. Quand tous ont passé, les cartes agissent dans leur ordre.
guide-draw = Vous pourriez lancer encore, mais votre Voleur ne trouverait pas de Gemmes. On finit son tour avec deux cartes ou une Gemme ; les cartes rendent le tour suivant plus fort.
guide-let = On vous interroge aussi au tour des autres. Votre Contre-sort pourrait détruire ce Sortilège ; gardez-le pour plus grave, et passez.
guide-amulet = Un Voleur vous vise ! L’Amulette, que seule la cible peut poser, le détruit. Posez-la depuis votre Main.
guide-again = L’Amulette a interrogé tout le monde encore une fois. Passez, et elle agit.
guide-thief = Maintenant il y a de quoi : un Voleur prend des Gemmes à quelqu’un. Lancez votre Voleur 3, puis choisissez qui.
guide-keep = Complétez encore le Grimoire. Le Sortilège 2 est votre prochain coup, et il se lance aussi bien de là.
guide-wait = On vous interroge même si vous n’avez rien à dire : ainsi personne ne devine votre Main. Passez.
guide-another = Un tour compte autant de Hocus que vous voulez, l’un après l’autre. Lancez votre Sortilège 2.
guide-own = Passez. Quand tous ont passé, les Pocus agissent d’abord, puis votre Sortilège.
guide-last = Il reste une Gemme, et vous menez. Finissez le tour par la Gemme : qui prend la dernière termine la partie, et le plus de Gemmes gagne.
