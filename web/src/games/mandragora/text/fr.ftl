# Ce que dit la table dessinée, en plus des textes du jeu.
name-scroll = Parchemin maudit
line-ingredient = { $colour ->
    [violet] Va avec un Grimoire violet
    [jaune] Va avec un Grimoire jaune
    [rouge] Va avec un Grimoire rouge
    [vert] Va avec un Grimoire vert
   *[bleu] Va avec un Grimoire bleu
}
line-grimoire = { $n ->
    [0] Aucun point, sa couleur
    [one] { $n } point, sa couleur
   *[other] { $n } points, sa couleur
}
line-black = { $n } points, couleurs différentes
line-mandrake = Tout Ingrédient, ou le Grimoire
line-scroll = { $n ->
    [one] { $n } Malédiction
   *[other] { $n } Malédictions
}
line-banishment = Un de vos Parchemins s’en va
line-transfer = Donnez un Parchemin à une adversaire
line-substitution = Échangez une carte avec une adversaire
line-levitation = Prenez une carte d’une Échoppe
line-doubling = Jouez encore un tour
line-celerity = Allez une Échoppe plus loin
line-vanishing = À la fin, une couleur disparaît
line-purification = À la fin, votre main disparaît

fact-turn = Tour { DE($seats) }
fact-pile = { $number ->
    [one] Pioche : { $number } carte
   *[other] Pioche : { $number } cartes
}
fact-last = Derniers tours : { $number } sur 3
square = La place
shops = Échoppes
people = Sorcières
spell-piles = Sortilèges
hand = Votre main
hand-empty = Aucune carte en main
hand-label = Cartes en main
hand-of = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
known = Cartes connues en main : { $detail }
known-label = Cartes connues en main
reach = { $number ->
    [one] Portée : { $number } Échoppe
   *[other] Portée : { $number } Échoppes
}
reach-label = Portée
curses = { $number ->
    [one] { $number } Malédiction
   *[other] { $number } Malédictions
}
curses-label = Malédictions
marker = Marqueur Malédiction : −2 points à la fin
marker-waits = Personne n’a le marqueur Malédiction
end-marker = Marqueur Fin de partie
end-waits = Le marqueur Fin de partie attend que la pioche soit vide
partner = partenaire
team = Équipe { $number }
passed = a passé
assistant-here = L’Assistant est ici.
pile-empty = Plus de Sortilège de valeur { $number }
pile-left = { $number ->
    [one] { $number } Sortilège dans cette pile
   *[other] { $number } Sortilèges dans cette pile
}
bench = Établi à Sortilèges
bench-idle = Votre établi
bench-empty = Touchez des cartes pour composer un Sortilège.
bench-unfinished = Ajoutez des cartes jusqu’à ce qu’une bougie brûle.
bench-ready = Choisissez une bougie qui brûle.
candle-burns = Ces cartes permettent de le lancer.
candle-could = Il faut davantage de cartes.
candle-out = Pas avec ces cartes.
your-scrolls = Vos Parchemins
shop-opened = Échoppe { $number }
mode-pass = Passer…
pick-move = La donner ou l’échanger ?
pick-scroll = Quel Parchemin ?
pick-card = Quelle carte ?
scores = Points
score-spells = Sortilèges
score-grimoires = Grimoires
score-colours = Couleurs en main
score-curse = Malédiction
score-points = Points

tell-assistant = L’Assistant est à l’Échoppe { $number }
tell-marker = { $holder } a le marqueur Malédiction
tell-end-marker = { $holder } a le marqueur Fin de partie
tell-shop = Échoppe { $number }, { $detail } : { $given }.
tell-down = { $number ->
    [0] rien
    [one] { $number } carte face cachée
   *[other] { $number } cartes face cachée
}
tell-person = { $seat } : { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, { $curses ->
    [one] { $curses } Malédiction
   *[other] { $curses } Malédictions
}, { $reach ->
    [one] portée { $reach } Échoppe
   *[other] portée { $reach } Échoppes
}
tell-partner = { $seat } est votre partenaire
tell-cast = a lancé { $detail } avec { $given }
