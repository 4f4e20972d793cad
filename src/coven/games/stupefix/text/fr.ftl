game = Stupéfix
game-about = Quatre Maisons se battent à la baguette en huit manches : on prépare, on vise, puis on lance ou on se protège ; ceux qui restent debout partagent les Récompenses.
option-open_counts = Montrer à tous le contenu des Urnes et les Récompenses face cachée
option-prepare_seconds = Secondes pour préparer une carte (0 : sans limite)
option-aim_seconds = Secondes pour viser (0 : sans limite)
option-cast_seconds = Secondes pour lancer ou se protéger (0 : sans limite)
option-pick_seconds = Secondes pour prendre une Récompense (0 : sans limite)

gryffindor = Gryffondor
hufflepuff = Poufsouffle
ravenclaw = Serdaigle
slytherin = Serpentard

stunner = Stupéfix
fizzle = Sort Raté
shield = Protego

points = { $n } Points
favour = Faveur
potion = Potion Réussie
private-lesson = Cours Particuliers
time-turner = Retourneur de Temps
become-the-pet = Devenir le Chouchou

move-prepare = Préparer un { $card }
move-aim = { $target ->
    [none] Ne viser personne
   *[other] Viser { $target }
}
move-cast = { $target ->
    [none] Lancer votre { $card }, sans cible
   *[other] Lancer votre { $card } sur { $target }
}
move-shield = Protego : rien ne vous touche, mais votre Drapeau se couche
move-take = { $owner ->
    [none] Prendre : { $card }
   *[other] Prendre : { $card }, { $owner } rend un jeton Retard
}

event-round-began = Manche { $number }. À partager : { $cards }.
event-prepared = { $seat } a préparé une carte.
event-aimed = { $seat } a choisi sa cible.
event-decided = { $seat } a pris sa décision.
event-aim-shown = { $target ->
    [none] { $seat } ne vise personne.
   *[other] { $seat } vise { $target }.
}
event-cast-shown = { $target ->
    [none] { $seat } lance un { $card }, sans cible.
   *[other] { $seat } lance un { $card } sur { $target }.
}
event-shield-shown = { $seat } lance Protego : Drapeau couché, et la carte reste secrète.
event-stunned = { $number ->
    [one] { $seat } est stupéfixé : Drapeau couché, { $number } jeton Retard.
   *[other] { $seat } est stupéfixé { $number } fois : Drapeau couché, { $number } jetons Retard.
}
event-nobody-stands = Plus personne n’est debout. Les Récompenses sont défaussées et le Chouchou reste Chouchou.
event-sharing-began = { $seats-count ->
    [one] Seul { $seats } est encore debout et prend tout.
   *[other] Encore debout, dans l’ordre du Partage : { $seats }.
}
event-took = { $seat } prend : { $card }.
event-swapped = { $face_down ->
    [yes] { $seat } échange un Sort Raté contre un Stupéfix face cachée de la défausse.
   *[no] { $seat } échange un Sort Raté contre un Stupéfix face visible de la défausse.
}
event-no-fizzle = { $seat } n’a pas de Sort Raté en main : les Cours Particuliers ne font rien.
event-no-stunner = Il n’y a pas de Stupéfix dans la défausse : les Cours Particuliers { DE($seat) } ne font rien.
event-turned-back = { $owner ->
    [none] La Maison n’a pas de jeton Retard à rendre.
   *[other] { $owner } rend un jeton Retard.
}
event-became-pet = { $token ->
    [yes] { $seat } devient le Chouchou et rend un jeton Retard.
   *[no] { $seat } devient le Chouchou.
}
event-announced = { $house } ajoute { $points } Points à son Urne.
event-potion-master = { $seat ->
    [none] Égalité pour le plus grand nombre de Potions Réussies : pas de Maître des Potions.
   *[other] { $seat } est Maître des Potions : +100 pour { $house }.
}
event-latecomer = { $seats-count ->
    [0] Tous ont le même nombre de jetons Retard : il n’y a pas de Retardataire.
    [one] { $seats } est Retardataire : −100 pour sa Maison.
   *[other] { $seats } sont Retardataires : −100 chacun pour sa Maison.
}
event-favours-counted = { $number ->
    [one] { $seat } marque { $points } pour { $number } Faveur.
   *[other] { $seat } marque { $points } pour { $number } Faveurs.
}
event-house-scored = { $house } : { $urn } dans l’Urne, { $points } en tout.

prompt-preparing = Préparez une carte en secret. Plus tard, vous la lancerez ou vous vous protégerez.
prompt-aiming = Vous avez préparé un { $card }. Qui visez-vous ?
prompt-casting = { $seats-count ->
    [0] Personne ne vous vise.
    [one] { $seats } vous vise.
   *[other] { $seats } vous visent.
} { $target ->
    [none] Lancer votre { $card }, sans cible, ou Protego ?
   *[other] Lancer votre { $card } sur { $target }, ou Protego ?
}
prompt-sharing = Quelle Récompense prenez-vous ?

refusal-already-chosen = Vous avez déjà choisi ; on ne peut plus changer.
refusal-not-in-hand = Vous n’avez plus cette carte.
refusal-aim-at-yourself = Vous ne pouvez pas vous viser vous-même.
refusal-aim-at-mate = Vous ne pouvez pas viser un équipier.
refusal-not-prepared = Ce n’est pas la carte que vous avez préparée.
refusal-aim-is-fixed = Votre cible est révélée et ne peut plus changer.
refusal-not-on-offer = Cette Récompense n’est pas à partager.
refusal-whose-token = Choisissez qui rend un jeton Retard : votre Maison en a un.
refusal-not-of-your-house = Un Retourneur de Temps rend un jeton Retard de votre propre Maison.
refusal-no-token = Ce joueur n’a pas de jeton Retard.
refusal-no-time-turner = Seul un Retourneur de Temps fait rendre le jeton Retard de quelqu’un.

outcome-rounds-over = Les huit manches sont finies.

board-round = Manche { $number } sur 8
board-pile = { $number } Récompenses dans la pile
board-over = La partie est finie
board-offered = À partager : { $detail }
board-discard = Défausse : { $stunners } ✶  { $fizzles } ·  { $number } face cachée
board-spells = ✶ Stupéfix  · Sort Raté  ◇ Protego  ◈ Protego sur un Stupéfix
board-flags = ⚑ Drapeau levé  ⚐ Drapeau couché  ★ Chouchou
board-twin = Jumeau
board-late = { $number } Retard
board-cards = { $number ->
    [one] { $number } carte dans chaque main
   *[other] { $number } cartes dans chaque main
}
board-rewards = { $number ->
    [one] { $number } Récompense
   *[other] { $number } Récompenses
}
board-counts = { $potions ->
    [one] { $potions } Potion
   *[other] { $potions } Potions
}, { $favours ->
    [one] { $favours } Faveur
   *[other] { $favours } Faveurs
}
board-nobody = personne
board-urns = Urnes : { $detail }
board-announced = Dernier Partage : { $detail }
board-scores = Scores : { $detail }
board-hand = Votre main : { $detail }
board-prepared = Préparé : { $card }
board-own-rewards = Vos Récompenses : { $detail }

## Why a move
why-prepare-only = Il ne vous reste que des cartes de cette sorte : { $card }.
why-prepare-stunner = { $number ->
    [one] Cette manche offre environ { $points } points : elle mérite votre seul Stupéfix parmi { $rounds } cartes.
   *[other] Cette manche offre environ { $points } points : elle mérite l’un de vos { $number } Stupéfix parmi { $rounds } cartes.
}
why-prepare-stunner-poor = { $number ->
    [one] Cette manche n’offre qu’environ { $points } points, et c’est votre seul Stupéfix pour { $rounds } manches : personne ne s’y attendra.
   *[other] Cette manche n’offre qu’environ { $points } points, mais avec { $number } Stupéfix parmi { $rounds } cartes, vous pouvez vous permettre une surprise.
}
why-prepare-fizzle = { $number ->
    [one] Pour environ { $points } points, un Sort Raté suffit : gardez votre seul Stupéfix parmi { $rounds } cartes pour une manche plus riche.
   *[other] Pour environ { $points } points, un Sort Raté suffit : gardez vos { $number } Stupéfix parmi { $rounds } cartes pour des manches plus riches.
}
why-prepare-fizzle-rich = { $number ->
    [one] Il y a environ { $points } points à partager, mais tant que personne ne le devine, un Sort Raté fait aussi peur que votre seul Stupéfix parmi { $rounds } cartes.
   *[other] Il y a environ { $points } points à partager, mais tant que personne ne le devine, un Sort Raté fait aussi peur que l’un de vos { $number } Stupéfix parmi { $rounds } cartes.
}
why-aim-at-nobody = Ne viser personne ne fait peur à personne.
why-aim-late = { $number ->
    [one] { $target } a { $number } jeton Retard et personne n’en a plus : un de plus peut coûter 100 points à sa Maison.
   *[other] { $target } a { $number } jetons Retard et personne n’en a plus : un de plus peut coûter 100 points à sa Maison.
}
why-aim-first = Personne n’a encore rien lancé : { $target } est une cible comme une autre.
why-aim-stands = { $number ->
    [0] { $target } n’a lancé aucun Protego en { $rounds } { $rounds ->
        [one] manche
       *[other] manches
    } et restera sans doute debout.
   *[other] { $target } n’a lancé Protego que { $number } fois en { $rounds } manches et restera sans doute debout.
}
why-aim-hides = { $target } a lancé Protego { $number } fois en { $rounds } { $rounds ->
    [one] manche
   *[other] manches
} : votre carte risque d’être perdue, mais la menace peut encore coucher son Drapeau.
why-cast-safely = Personne ne vous vise : vous resterez debout à coup sûr, et votre part est d’environ { $points } points.
why-cast = { $seats-count ->
    [one] { $seats } vous vise, mais vous restez debout { $percent } % du temps, pour environ { $points } points.
   *[other] { $seats } vous visent, mais vous restez debout { $percent } % du temps, pour environ { $points } points.
}
why-cast-boldly = { $seats-count ->
    [one] { $seats } vous vise : c’est audacieux, vous restez debout { $percent } % du temps, pour environ { $points } points.
   *[other] { $seats } vous visent : c’est audacieux, vous restez debout { $percent } % du temps, pour environ { $points } points.
}
why-shield-in-vain = Personne ne vous vise : Protego ne ferait qu’abandonner environ { $points } points.
why-shield = { $seats-count ->
    [one] { $seats } vous vise, avec { $stunners } Stupéfix parmi { $number } cartes inconnues : Protego vous évite des jetons Retard.
   *[other] { $seats } vous visent, avec { $stunners } Stupéfix parmi { $number } cartes inconnues : Protego vous évite des jetons Retard.
}
why-shield-timidly = { $seats-count ->
    [one] { $seats } vous vise, avec { $stunners } Stupéfix parmi { $number } cartes inconnues : Protego vous met à l’abri, mais coûte environ { $points } points.
   *[other] { $seats } vous visent, avec { $stunners } Stupéfix parmi { $number } cartes inconnues : Protego vous met à l’abri, mais coûte environ { $points } points.
}
why-take-less = Pour vous, cela vaut environ { $points } points, et cette Récompense environ { $most } : { $card }.
why-take-from-rival = Cela vaut environ { $points } points pour vous et environ { $most } pour { $target } : ne lui laissez pas.
why-take-points = { $points } points pour l’Urne : votre Maison en a alors { $number } de ce Partage.
why-take-favour = { $number ->
    [one] Votre première Faveur : { $points } points, et chaque suivante vaut plus.
   *[other] Ce serait votre Faveur numéro { $number } : ensemble, elles valent { $points } points.
}
why-take-potion = { $number ->
    [one] Ce serait votre première Potion Réussie ; personne d’autre n’en a plus de { $most }. Le Maître des Potions reçoit 100 points.
   *[other] Vous auriez { $number } Potions Réussies ; personne d’autre n’en a plus de { $most }. Le Maître des Potions reçoit 100 points.
}
why-take-lesson = { $rounds ->
    [one] Un Stupéfix de plus au lieu d’un Sort Raté pour la dernière manche.
   *[other] Un Stupéfix de plus au lieu d’un Sort Raté pour les { $rounds } manches à venir.
}
why-take-lesson-unsure = { $number ->
    [one] Aucun Stupéfix face visible dans la défausse : vous n’en aurez un contre un Sort Raté que si la carte face cachée en est un.
   *[other] Aucun Stupéfix face visible dans la défausse : vous n’en aurez un contre un Sort Raté que s’il y en a un parmi { $number } cartes face cachée.
}
why-take-lesson-in-vain = Il n’y a rien à échanger : pour l’instant, la carte ne fait rien.
why-take-time-turner = { $owner ->
    [none] Votre Maison n’a aucun jeton Retard à rendre : cela ne fait que priver les autres de la carte.
   *[other] { $number ->
        [one] { $owner } se débarrasse de son seul jeton Retard.
       *[other] { $owner } a { $number } jetons Retard et en rend un.
    }
}
why-take-pet = { $rounds ->
    [0] { $number ->
        [0] C’est la dernière manche : le Chouchou ne choisira plus en premier.
        [one] Cela vous enlève votre seul jeton Retard.
       *[other] Cela vous enlève un de vos { $number } jetons Retard.
    }
   *[other] { $number ->
        [0] Vous choisirez en premier à la manche suivante.
        [one] Vous choisirez en premier à la manche suivante et perdez votre seul jeton Retard.
       *[other] Vous choisirez en premier à la manche suivante et perdez un de vos { $number } jetons Retard.
    }
}

# Regardé de près
about-stunner = Lancez-le, et celui que vous visez est stupéfixé, sauf s’il se protège : son Drapeau se couche et il prend un jeton Retard.
about-fizzle = Ne fait rien du tout, mais personne ne le sait tant que vous visez.
about-shield = À lancer au lieu de votre carte : rien ne vous touche, mais votre Drapeau se couche et votre carte est perdue.
about-points = { $n } points pour votre maison. La somme est annoncée à tous, puis va dans l’Urne.
about-favour = Gardée face cachée jusqu’à la fin. Une seule vaut 10 points, et chacune de plus vaut davantage : 3 font 60, 5 font 200.
about-potion = Gardée face cachée jusqu’à la fin. Celui qui, seul, en a le plus rapporte 100 points à sa maison.
about-private-lesson = Tout de suite : échangez un Sort Raté de votre main contre un Stupéfix de la défausse, s’il y en a un.
about-time-turner = Tout de suite : vous ou quelqu’un de votre maison rendez un jeton Retard.
about-become-the-pet = Tout de suite : vous choisirez le premier au prochain Partage, et vous rendez un jeton Retard.
about-late = Un pour chaque Stupéfix qui vous touche. Celui qui en a le plus à la fin coûte 100 points à sa maison.
    .title = Jeton Retard
about-pet = Le Chouchou choisit la première Récompense, si son Drapeau est encore debout.
    .title = Le Chouchou
about-house = Les joueurs d’une maison comptent leurs points ensemble. Seuls les Drapeaux debout partagent les Récompenses.
about-discard = Les cartes de sort utilisées. Celles sous un Protego restent face cachée.
    .title = Défausse
about-urn = Garde jusqu’à la fin les Points qu’une maison a pris.
    .title = Urne
