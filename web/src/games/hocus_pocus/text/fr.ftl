# Ce que la table dessinée dit en plus des textes du jeu.
line-vortex = Les Grimoires passent à gauche
line-abracadabra = Échangez vos Mains
line-crystal-ball = Voyez et rangez les 4 cartes du dessus
line-owl = { $n ->
    [one] Prenez une carte d’un Grimoire
   *[other] Prenez-en { $n } d’un Grimoire
}
line-sacrifice = Quelqu’un rend { $n } gemmes
line-curse = { $n ->
    [one] Défaussez une carte d’un Grimoire
   *[other] Défaussez-en { $n } d’un Grimoire
}
line-inspiration = Piochez { $n } cartes
line-thief = { $n ->
    [one] Volez une gemme
   *[other] Volez { $n } gemmes
}
line-spell = { $n ->
    [one] Prenez une gemme
   *[other] Prenez { $n } gemmes
}
line-amulet = Visé : détruisez-le
line-magic-wand = Doublez son nombre
line-enchanted-mirror = Visé : désignez un autre
line-pumpkin = Retour en Main du lanceur
line-counterspell = Détruisez-le
line-hourglass = Ensuite, fin du tour
line-black-cat = Prenez-le en Main
line-lightning = Seule une Baguette agit encore

marked = Marquée par une Citrouille : pas ce tour-ci
mode-rearrange = Réorganiser …
pick-cards = Choisissez les cartes, puis confirmez.
turn-number = { $limit ->
    [none] Tour { $number }
   *[other] Tour { $number } sur { $limit }
}
fact-turn = { $seat ->
    [none] { turn-number }
   *[other] { turn-number } : { $seat }
}
fact-piles = Bibliothèque { $library } · Défausse { $discard }
discard = Défausse
library-top = Haut de la Bibliothèque, pour autant que vous le sachiez
card-unknown = inconnue
cauldron = Chaudron
zone = Zone de jeu
people = Joueurs
ball = Le dessus de la Bibliothèque : cliquez dans l’ordre
grimoire-of = Grimoire ({ $target })
resolved = Résolues ce tour-ci
zone-empty = Aucun Hocus en attente.
hand-empty = Aucune carte
hand-of = { $number ->
    [one] { $number } carte en Main
   *[other] { $number } cartes en Main
}
gems-label = Gemmes
known = Cartes connues de la Main
on-turn = joue son tour
passed = passe
aims-you = vous vise
aims-at = vise { $target }
tag-doubled = doublé
tag-struck = Éclair
tag-hourglass = fin du tour
tell-person = { $seat } : { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}, { $hand ->
    [one] { $hand } carte en Main
   *[other] { $hand } cartes en Main
}, Grimoire : { $detail }
tell-hocus = { $target ->
    [none] { $seat } lance { $detail }
   *[other] { $seat } lance { $detail } sur { $target }
}
tell-pocus = { $target ->
    [none] { $seat } a posé { $detail }{ pocus-void }
   *[other] { $seat } a posé { $detail } et nommé { $target }{ pocus-void }
}
tell-doubled = Une Baguette Magique a doublé son chiffre : { $number }
tell-hourglass = Ensuite un Sablier met fin au tour
tell-resolved = Résolues ce tour-ci : { $detail }
tell-known = { $seat }, cartes connues de la Main : { $detail }
tell-library = Haut de la Bibliothèque, pour autant que vous le sachiez : { $detail }
tell-discard = Dans la Défausse : { $detail }
tell-no-hocus = Aucun Hocus en attente.
tell-cauldron = { $number ->
    [one] Une gemme dans le Chaudron
   *[other] { $number } gemmes dans le Chaudron
}
