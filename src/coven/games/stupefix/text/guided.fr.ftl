# La première partie guidée : que faire, et pourquoi.
guide-prepare = Huit manches de duels ; qui reste debout partage les Récompenses. D’abord, chacun prépare une carte en secret. Vous avez trois Stupéfix : prenez-en un.
guide-aim = Maintenant chacun vise quelqu’un, tous ensemble. Visez la personne en face de vous.
guide-cast = Les baguettes se montrent : personne ne vous vise, rien ne peut vous toucher. Lancez votre Stupéfix.
guide-points = Touché ! Seuls les Drapeaux levés partagent, le Chouchou d’abord, et c’est vous. Les Points comptent pour votre Maison : prenez-en 40.
guide-private-lesson = Les Cours Particuliers vous rendent un Stupéfix de la défausse contre un Sort Raté. Les cartes fortes sont rares : prenez-les.
guide-favour = Une Faveur vaut peu seule, et plus avec chaque autre : 10, 30, 60, 120 et ainsi de suite. Prenez-en une.
guide-fizzle = Un Sort Raté ne fait rien, mais personne ne le voit. La plupart de vos cartes en sont : préparez-en un.
guide-pet = Le Chouchou de cette manche choisit en premier : bonne personne à effrayer. Visez à votre droite.
guide-shield = Deux baguettes vous visent ! Deux Stupéfix feraient deux jetons Retard. Protego les arrête tous, mais votre Drapeau se couche et vous ne partagez pas.
guide-bluff = Heureusement : les deux étaient vrais. À vous de bluffer : préparez un Sort Raté, et laissez les autres y croire.
guide-leader = La personne à votre gauche a pris le plus de Points. Visez-la : qui a peur se protège, et n’a rien.
guide-nerve = Une baguette vous vise. Protego coûte votre part, et la plupart des cartes sont des Sorts Ratés : gardez votre sang-froid et lancez.
guide-favours = C’était un Sort Raté, et votre bluff a fait plier qui menait. Une deuxième Faveur fait de vos 10 Points 30 : prenez-la.
guide-become = « Devenir le Chouchou » vous fait choisir en premier la prochaine fois et vous ôte un jeton Retard, si vous en avez. Prenez-le.
guide-potion = À la fin, le plus de Potions vaut 100 points. Prenez celle-ci. Vous savez tout : continuez, ou commencez une vraie partie.
