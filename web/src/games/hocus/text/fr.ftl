# Ce que la table dessinée dit en plus des textes du jeu.
line-worth = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
about-shift-rewind = Échangez une carte de votre Main contre une carte d’une de vos Poches.
about-shift-haste = REMETTEZ 1 carte de votre Main, piochez 1 carte.
about-shift-stasis = Déplacez une carte d’une de vos Poches vers l’autre.
shift-of = DÉCALAGE : { $spell }
owl-bonus-0 = Piochez 2 cartes.
owl-bonus-1 = Mettez 1 carte de votre Main dans n’importe quel Pot.
owl-bonus-2 = Mettez 1 carte de votre Main dans une de vos Poches où il y a de la place.
owl-bonus-3 = Mettez 1 carte de votre Main face visible dans une Communauté incomplète.
owl-bonus-4 = REMETTEZ 1 carte de votre Main, puis piochez 2 cartes.
step-spell = Choisissez maintenant le Sort, ou un endroit.
step-card-community = Choisissez une carte de votre Main pour la Communauté.
step-card-veil = Choisissez la carte de votre Main à cacher dans une Communauté.
step-card-pot = Choisissez une carte de votre Main pour le Pot.
step-card-pocket = Choisissez une carte de votre Main pour votre Poche.
step-card-return = Choisissez la carte de votre Main à REMETTRE.
step-card-give = Choisissez la carte de votre Main à donner.
step-another = Choisissez la deuxième carte.
step-another-or-place = Choisissez une deuxième carte, ou la Poche.
step-community = Choisissez une Communauté.
step-pot = Choisissez un Pot.
step-pocket = Choisissez une de vos Poches.
step-top-community = Choisissez la Communauté pour la carte du dessus.
step-take = Choisissez la carte à prendre dans une Communauté.
step-take-mine = Choisissez la carte à prendre dans votre Poche.
step-move-mine = Choisissez la carte à passer dans votre autre Poche.
step-burn = Choisissez la carte de Communauté qui va dans son Pot.
step-dissolve = Choisissez la carte de la Communauté qui passe sous la pioche.
step-palm = Choisissez la carte de votre Poche qui va dans un Pot.
step-card-palm = Choisissez la carte de votre Main qui prend sa place.
step-swap = Choisissez une carte d’une Communauté.
step-swap-other = Choisissez une carte d’une autre Communauté.
step-look = Choisissez la Poche à regarder.
pick-communities = Touchez les Communautés dans l’ordre.
community-n = Communauté { $number }
pot-n = Pot { $number }
pocket-n = Poche { $number }
your-pocket-n = Votre Poche { $number }
at-in = { $detail } dans la Communauté { $number }
at-mine = { $detail } dans votre Poche { $number }
at-look = Poche { $number } { DE($target) }
place-empty = place pour une carte
community-empty = Aucune carte dans la Communauté
veiled = Face cachée pour les autres
pot-size = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
pot-known = Connues de vous :
lying = { $spell } · { $owner }
has-looked = Regardé dans cette manche par { $seats }
committed = engagée
showdown-turn = abattage { $number }
deck-size = Pioche : { $number }
score = { $number } points sur { $goal }
fact-round = Manche { $number } · but { $goal }
fact-final = { $number ->
    [0] Dernier tour de la manche
    [one] Encore un tour après celui-ci
   *[other] Encore { $number } tours après celui-ci
}
spells = Sorts
owls-claimed = Hiboux remportés
hand = Main
hand-empty = Aucune carte en Main
hand-of = { $number ->
    [one] { $number } carte en Main
   *[other] { $number } cartes en Main
}
known-in-hand = Connue de vous dans cette Main
first-player = premier joueur
pocket-of = Poche { $number }, cartes : { $total }
people = Joueurs
nothing-there = aucune
showdowns = Abattages
showdowns-again = Derniers abattages
showdown-of = Abattage de la Communauté { $number }
showdown-page = { $number } sur { $total }
showdown-next-one = Abattage suivant
showdown-close = Retour à la table
wins = gagne
won-best-set = { $points ->
    [one] { $winners } gagne le Pot : { $points } point.
   *[other] { $winners } gagne le Pot : { $points } points.
}
won-alone = { $points ->
    [one] { $winners } gagne le Pot : { $points } point.
   *[other] { $winners } gagne le Pot : { $points } points.
}
won-tie = { $points ->
    [one] { $winners } à égalité : { $points } point chacun.
   *[other] { $winners } à égalité : { $points } points chacun.
}
won-nobody = Personne n’engage de Poche.
won-owls = { $winners } remporte { $owls } pour la manche suivante.
won-bonus = { $points ->
    [one] { $seat } : { $points } point de plus grâce à « { $spell } »
   *[other] { $seat } : { $points } points de plus grâce à « { $spell } »
}
why-kind = { $kind } vaut mieux que { $kinds }.
why-strength = { $kind } contre { $kind } : { $strength } bat { $lower }.
why-alone = Personne d’autre n’a engagé de Poche.
why-nobody = Le Pot reste caché.
why-tie = Combinaisons égales ({ $kind }) : les points sont partagés.
tell-first = Premier joueur : { $seat }
tell-deck = Connues de vous dans la pioche, avec leur place à partir du dessus : { $detail }
tell-veiled = { $detail } (face cachée)
tell-community = Communauté { $number } : { $detail }
tell-pot = Pot { $number }, cartes : { $total } ; connues de vous : { $detail }
tell-lying = « { $spell } » { DE($owner) } est { $place } { $number }
tell-look = { $target ->
    [none] { $seat } a regardé le Pot { $number }
   *[other] { $seat } a regardé la Poche { $number } { DE($target) }
}
tell-person = { $seat } : points { $number }, cartes en Main { $total }, { $school }
tell-hand = { $seat }, connues de vous en Main : { $detail }
tell-pocket = { $seat }, Poche { $number } : { $detail }
tell-owls = { $seat }, Hiboux remportés : { $detail }
tell-contender = { $seat } : { $detail } donne { $kind } ({ $given })
showdown-skip = Passer
set-with = Votre Poche { $number } avec la Communauté { $total }, pour l’instant :
your-pockets = Vos Poches, et leurs meilleures Combinaisons pour l’instant :
would-draw = +{ $number }
do-cast = Lancer { $spell }
do-shift = DÉCALAGE : { $spell }
do-use-owl = Utiliser { $owl }
shift = DÉCALAGE
needs = { $deck ->
    [0] Il faut en Main : { $hand }
   *[other] Il faut en Main : { $hand }, dans la pioche : { $deck }
}
advanced = Avancé
truly-advanced = Vraiment avancé
character-chaos = Laisse la pioche décider.
character-alchemy = Change les mauvaises cartes en de meilleures.
character-flame = Remplit vite les Communautés et brûle ce qui s’y trouve.
character-illusion = Cache des cartes et les échange.
character-divination = Voit ce que personne d’autre ne voit.
character-conjuration = Simple et solide : toujours une carte de plus.
character-enchantment = Ses cartes restent sur la table et travaillent pour vous.
character-chronomancy = Un petit plus avant chaque tour.
