# Ce que la table dessinée dit en plus des textes du jeu.
line-vortex = Les Grimoires passent à gauche
line-abracadabra = Échangez votre Main avec un joueur
line-crystal-ball = Voyez et rangez les 4 cartes du dessus
line-owl = { $n ->
    [one] Prenez { $n } carte d’un Grimoire
   *[other] Prenez { $n } cartes d’un Grimoire
}
line-sacrifice = Un joueur rend { $n } Gemmes
line-curse = { $n ->
    [one] Défaussez { $n } carte d’un Grimoire
   *[other] Défaussez { $n } cartes d’un Grimoire
}
line-inspiration = Piochez { $n } cartes
line-thief = { $n ->
    [one] Volez { $n } Gemme
   *[other] Volez { $n } Gemmes
}
line-spell = { $n ->
    [one] Prenez { $n } Gemme
   *[other] Prenez { $n } Gemmes
}
line-amulet = Si vous êtes visé : détruisez le Hocus
line-magic-wand = Doublez son chiffre
line-enchanted-mirror = Si vous êtes visé : renvoyez-le
line-pumpkin = Retour dans la Main du lanceur
line-counterspell = Détruisez-le
line-hourglass = Ensuite, fin du tour
line-black-cat = Prenez-le dans votre Main
line-lightning = Annule tout Pocus sauf une Baguette

marked = Marquée par une Citrouille : pas ce tour-ci
mode-rearrange = Réorganiser…
pick-cards = Choisissez les cartes, puis confirmez.
turn-number = { $limit ->
    [none] Tour { $number }
   *[other] Tour { $number } sur { $limit }
}
fact-turn = { $seat ->
    [none] { turn-number }
   *[other] { turn-number } : { $seat }
}
fact-piles = Bibliothèque { $library } · Défausse { $discard }
discard = Défausse
library-top = Haut de la Bibliothèque, d’après ce que vous savez
card-unknown = inconnue
cauldron = Chaudron
zone = Zone
people = Joueurs
ball = Haut de la Bibliothèque : touchez les cartes dans l’ordre
grimoire-of = Grimoire { DE($target) }
resolved = Résolues ce tour-ci
zone-empty = Aucun Hocus en attente.
hand-empty = Aucune carte
hand-of = { $number ->
    [one] { $number } carte en Main
   *[other] { $number } cartes en Main
}
gems-label = Gemmes
known = Cartes connues de cette Main
on-turn = joue son tour
passed = a passé
aims-you = vous vise
aims-at = vise { $target }
tag-doubled = doublé
tag-struck = Éclair
tag-hourglass = fin du tour
tell-person = { $seat } : { $gems ->
    [one] { $gems } Gemme
   *[other] { $gems } Gemmes
}, { $hand ->
    [one] { $hand } carte en Main
   *[other] { $hand } cartes en Main
}, Grimoire : { $detail }
tell-hocus = { $target ->
    [none] { $seat } lance { $detail }
   *[other] { $seat } lance { $detail } contre { $target }
}
tell-pocus = { $target ->
    [none] { $seat } a posé { $detail }{ pocus-void }
   *[other] { $seat } a posé { $detail } et nommé { $target }{ pocus-void }
}
tell-doubled = Une Baguette Magique a doublé son chiffre : { $number }
tell-hourglass = Ensuite un Sablier met fin au tour
tell-resolved = Résolues ce tour-ci : { $detail }
tell-known = { $seat }, cartes connues en Main : { $detail }
tell-library = Haut de la Bibliothèque, d’après ce que vous savez : { $detail }
tell-discard = Dans la Défausse : { $detail }
tell-no-hocus = Aucun Hocus en attente.
tell-cauldron = { $number ->
    [one] { $number } Gemme dans le Chaudron
   *[other] { $number } Gemmes dans le Chaudron
}
