# La première partie guidée : que faire, et pourquoi.
guide-prepare = Huit manches de duels ; ceux qui restent debout partagent les Récompenses. D’abord, chacun prépare une carte en secret. Vous avez trois Stupéfix : prenez-en un.
guide-aim = Maintenant, chacun vise quelqu’un, tous en même temps. Visez la personne en face de vous.
guide-cast = Les baguettes se montrent : personne ne vous vise, rien ne peut vous toucher. Lancez votre Stupéfix.
guide-points = Touché ! Seuls les Drapeaux levés partagent, le Chouchou d’abord, et c’est vous. Les Points comptent pour votre Maison : prenez-en 40.
guide-private-lesson = Les Cours Particuliers échangent un de vos Sorts Ratés contre un Stupéfix de la défausse. Les cartes fortes sont rares : prenez-les.
guide-favour = Une Faveur seule vaut peu, mais chaque nouvelle rapporte plus : 10, 30, 60, 120 et ainsi de suite. Prenez-en une.
guide-fizzle = Un Sort Raté ne fait rien, mais personne ne voit que vous en avez un. La plupart de vos cartes sont des Sorts Ratés : préparez-en un.
guide-pet = Le Chouchou de cette manche choisit en premier : une bonne cible pour faire peur. Visez le joueur à votre droite.
guide-shield = Deux baguettes vous visent ! Deux Stupéfix vaudraient deux jetons Retard. Protego les arrête tous, mais votre Drapeau se couche et vous ne partagez rien cette fois.
guide-bluff = Heureusement que vous aviez Protego : les deux étaient vrais. À vous de bluffer : préparez un Sort Raté, et laissez les autres y croire.
guide-leader = Le joueur à votre gauche a pris le plus de Points. Visez-le : celui qui a peur se protège, et n’a rien.
guide-nerve = Une baguette vous vise. Protego vous coûterait votre part, et la plupart des cartes sont des Sorts Ratés : gardez votre sang-froid et lancez.
guide-favours = C’était un Sort Raté, et votre bluff a fait plier le meneur. Une deuxième Faveur fait passer vos 10 Points à 30 : prenez-la.
guide-become = « Devenir le Chouchou » vous fait choisir en premier à la prochaine manche et vous enlève un jeton Retard, si vous en avez un. Prenez-le.
guide-potion = À la fin, celui qui a le plus de Potions reçoit 100 points. Prenez celle-ci. Vous savez tout : continuez, ou commencez une vraie partie.
