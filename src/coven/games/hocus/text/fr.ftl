game = Hocus
game-about = Du poker entre sorciers : avec un sort par tour, vous construisez les Communautés partagées, les Pots à côté d’elles et vos propres Poches.
option-goal = Points qui terminent la partie
option-schools = Comment chaque joueur reçoit son école
option-schools-dealt = distribuée au hasard
option-schools-chosen = choisie dans l’ordre du tour
option-truly_advanced = Avec l’Enchantement et la Chronomancie
option-classic = Classique : Sorts de base seulement, aucun Hibou remporté
option-round_limit = Nombre maximal de manches

# Cartes
owls = { $n } de Hiboux
swords = { $n } d’Épées
cups = { $n } de Coupes
wands = { $n } de Bâtons
face-down = la carte face cachée en place { $n }

# Sorts
build-community = Construire une Communauté
build-pot = Construire un Pot
build-pocket = Construire une Poche

chaos = Chaos
entropic-energy = Énergie entropique
wild-surge = Déferlante sauvage
twist-of-fate = Caprice du destin
about-entropic-energy = Mettez la carte du dessus de la pioche face visible dans une Communauté de 2 cartes au plus ; piochez 1 carte.
about-wild-surge = Mettez 1 carte de votre Main dans un Pot ; REMETTEZ de 1 à 3 cartes de votre Main, piochez-en autant.
about-twist-of-fate = Mettez 1 ou 2 cartes de votre Main dans une Poche et la carte du dessus de la pioche face visible dans une Communauté ; piochez 1 carte.

alchemy = Alchimie
transmute = Transmutation
gilding = Dorure
dissolve = Dissolution
about-transmute = Mettez 1 Coupe de votre Main face visible dans une Communauté ; piochez 1 carte.
about-gilding = Mettez 1 carte de votre Main dans un Pot ; REMETTEZ 1 carte de votre Main, piochez 1 carte.
about-dissolve = Une carte face visible de n’importe quelle Communauté, même complète, passe sous la pioche ; mettez 1 carte de votre Main face visible à sa place.

flame = Flamme
wildfire = Incendie
scorch = Brûlure
kindle = Étincelle
about-wildfire = Mettez 2 cartes de votre Main face visible dans des Communautés, la même ou deux différentes ; piochez 2 cartes.
about-scorch = Une carte face visible de n’importe quelle Communauté, même complète, passe dans son Pot ; mettez 1 carte de votre Main face visible à sa place.
about-kindle = Mettez 1 Bâton de votre Main face visible dans une Communauté ; piochez 1 carte.

illusion = Illusion
veil = Voile
mirage = Mirage
sleight-of-hand = Tour de passe-passe
about-veil = Mettez 1 Épée de votre Main face cachée dans une Communauté ; vous seul pouvez la regarder jusqu’aux abattages. Piochez 1 carte.
about-mirage = Échangez une carte entre deux Communautés incomplètes ; puis mettez 1 carte de votre Main dans un Pot.
about-sleight-of-hand = Mettez une carte d’une de vos Poches dans un Pot et 1 carte de votre Main à sa place.

divination = Divination
scry = Scrutation
foresight = Prescience
second-sight = Seconde vue
about-scry = Mettez 1 carte de votre Main dans un Pot de 3 cartes ou plus ; regardez tout ce Pot ; REMETTEZ 1 carte de votre Main et piochez 1 carte.
about-foresight = Mettez 1 carte de votre Main face visible dans une Communauté ; piochez 2 cartes, puis REMETTEZ 1 carte de votre Main au choix.
about-second-sight = Mettez 1 ou 2 cartes de votre Main dans une Poche ; regardez une Poche d’un autre joueur, s’il y en a une ; piochez 2 cartes, puis REMETTEZ 1 carte de votre Main au choix.

conjuration = Conjuration
summon = Invocation
familiar = Familier
manifest = Manifestation
about-summon = Mettez 1 carte de votre Main face visible dans une Communauté ; piochez 1 carte.
about-familiar = Mettez 1 Hibou de votre Main dans un Pot ; piochez 1 carte.
about-manifest = Mettez 1 ou 2 cartes de votre Main dans une Poche ; piochez 1 carte.

enchantment = Enchantement
power-siphon = Siphon de pouvoir
gilded-sigil = Sceau doré
warding-rune = Rune de garde
about-power-siphon = Mettez 1 carte de votre Main face visible dans une Communauté et cette carte à côté : après chaque Sort ou Hibou qui y met une carte, celui-ci compris, vous piochez 1 carte.
about-gilded-sigil = Mettez 1 carte de votre Main dans un Pot et cette carte à côté : 1 point de plus si vous le gagnez seul. Piochez 1 carte.
about-warding-rune = Mettez 1 ou 2 cartes de votre Main dans une Poche et cette carte à côté d’elle : 1 point de plus si cette Poche gagne seule. Piochez 2 cartes.

chronomancy = Chronomancie
rewind = Retour en arrière
haste = Hâte
stasis = Stase
about-rewind = Échangez une carte de votre Main contre une carte face visible d’une Communauté incomplète ; puis mettez une autre carte de votre Main dans son Pot. DÉCALAGE : échangez une carte de votre Main contre une carte d’une de vos Poches.
about-haste = Mettez 1 carte de votre Main face visible dans une Communauté et 1 dans son Pot ; piochez 1 carte. DÉCALAGE : REMETTEZ 1 carte de votre Main, piochez 1 carte.
about-stasis = Mettez 1 carte de votre Main face visible dans une Communauté ; REMETTEZ 1 carte de votre Main, piochez 1 carte. DÉCALAGE : déplacez une carte d’une de vos Poches vers l’autre.

beside-community = à côté de la Communauté
beside-pot = à côté du Pot
beside-pocket = à côté de la Poche
no-school = Sorts de base seulement
no-school-yet = pas encore d’école

# Combinaisons
straight-flush = Quinte flush
four-of-a-kind = Carré
full-house = Full
flush = Flush
straight = Suite
three-of-a-kind = Brelan
two-pair = Double paire
pair = Paire
high-card = Carte haute

# Coups
move-take-school = Prendre l’école « { $school } »
move-cast = { $spell } : { $parts }
move-shift = DÉCALAGE de « { $spell } » : { $parts }
move-use-owl = Utiliser le { $owl } : { $parts }
move-end-turn = Finir votre tour sans Hibou
move-return = REMETTRE { $cards }
move-name-order = Tenir les abattages dans cet ordre : Communautés { $communities }
move-commit = Engager votre Poche { $pocket }
move-decline = Passer et garder vos Poches

part-into-community = { $card } face visible dans la Communauté { $community }
part-face-down = { $card } face cachée dans la Communauté { $community }
part-into-pot = { $cards } dans le Pot { $pot }
part-into-pocket = { $cards } dans votre Poche { $pocket }
part-return-card = REMETTRE { $card }
part-choose-return = { $redraw ->
    [yes] { $most ->
        [one] puis REMETTRE une carte et en piocher une
       *[other] puis REMETTRE jusqu’à { $most } cartes et en piocher autant
    }
   *[no] puis REMETTRE une carte
}
part-draw = { $number ->
    [one] piocher une carte
   *[other] piocher { $number } cartes
}
part-top-into-community = la carte du dessus face visible dans la Communauté { $community }
part-exchange = échanger { $card } contre { $taken } dans la Communauté { $community }
part-exchange-pocket = échanger { $card } contre { $taken } dans votre Poche { $pocket }
part-move-pocket = { $card } de votre Poche { $pocket } vers l’autre
part-scorching = { $card } de la Communauté { $community } dans son Pot
part-dissolving = { $card } de la Communauté { $community } sous la pioche
part-palming = { $taken } de votre Poche { $pocket } dans le Pot { $pot }, { $card } à sa place
part-swap = échanger { $card } (Communauté { $community }) et { $other_card } (Communauté { $other_community })
part-look-into-pot = regarder tout ce Pot
part-look-at-pocket = regarder la Poche { $pocket } { DE($target) }
part-lay-beside = cette carte { $place } { $number }

# Événements
event-school-taken = { $seat } prend l’école « { $school } ».
event-round-began = La manche { $number } commence. { $seat } joue en premier.
event-dealt = Vous recevez { $cards }.
event-passed = { $seat } n’a plus de carte en Main et passe.
event-final-turns = Toutes les Communautés sont complètes : chacun a encore un tour, { $seat } en dernier.
event-hands-empty = Personne n’a plus de carte en Main : plus de tour dans cette manche.
event-spell-cast = { $seat } utilise « { $spell } ».
event-shifted = { $seat } utilise le DÉCALAGE de « { $spell } ».
event-owl-used = { $seat } utilise le { $owl }.
event-owls-returned = { $seat } REMET { $owls }.
event-laid-open = { $seat } met le { $card } face visible dans la Communauté { $community }.
event-laid-face-down = { $seat } met une carte face cachée dans la Communauté { $community }.
event-laid-in-pot = { $number ->
    [one] { $seat } met une carte dans le Pot { $pot }.
   *[other] { $seat } met { $number } cartes dans le Pot { $pot }.
}
event-laid-in-pocket = { $number ->
    [one] { $seat } met une carte dans sa Poche { $pocket }.
   *[other] { $seat } met { $number } cartes dans sa Poche { $pocket }.
}
event-top-laid-open = La carte du dessus, le { $card }, va face visible dans la Communauté { $community }.
event-drew = { $number ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $number } cartes.
}
event-received = Vous piochez { $cards }.
event-returned = { $number ->
    [one] { $seat } REMET une carte.
   *[other] { $seat } REMET { $number } cartes.
}
event-exchanged = { $seat } met le { $card } dans la Communauté { $community } et prend le { $taken } en Main.
event-pocket-exchanged = { $seat } échange la carte { $place } de sa Poche { $pocket } contre une carte de sa Main.
event-pocket-moved = { $seat } déplace la carte { $place } de sa Poche { $pocket } vers l’autre.
event-scorched = Le { $card } passe de la Communauté { $community } dans son Pot.
event-dissolved = Le { $card } passe de la Communauté { $community } sous la pioche.
event-palmed = { $seat } met la carte { $place } de la Poche { $pocket } dans le Pot { $pot } et une carte de sa Main à sa place.
event-swapped = { $seat } échange deux cartes : { $card } (Communauté { $community }) et { $other_card } (Communauté { $other_community }).
event-looked-into-pot = { $seat } regarde tout le Pot { $pot }.
event-looked-at-pocket = { $seat } regarde la Poche { $pocket } { DE($target) }.
event-saw = Vous voyez { $cards }.
event-laid-beside = { $seat } pose « { $spell } » { $place } { $number }.
event-siphoned = Une carte est arrivée dans la Communauté { $community } : le Siphon de pouvoir agit pour { $seat }.
event-revealed = Révélé dans la Communauté { $community } : { $cards }.
event-order-named = { $seat } annonce l’ordre des abattages : Communautés { $communities }.
event-committed = { $seat } engage sa Poche { $pocket } pour la Communauté { $community }.
event-declined = { $seat } passe pour la Communauté { $community }.
event-pocket-shown = { $seat } montre sa Poche { $pocket }, { $cards } : { $kind } ({ $best }).
event-pot-won = { $points ->
    [one] { $winner } gagne le Pot { $pot } { $reason } et marque { $points } point ({ $cards }).
   *[other] { $winner } gagne le Pot { $pot } { $reason } et marque { $points } points ({ $cards }).
}
best-set = avec la meilleure Combinaison
alone = sans adversaire
event-pot-split = { $points ->
    [one] { $winners } se partagent le Pot { $pot } et marquent { $points } point chacun ({ $cards }).
   *[other] { $winners } se partagent le Pot { $pot } et marquent { $points } points chacun ({ $cards }).
}
event-pot-left = Personne n’a engagé de Poche : le Pot { $pot } reste caché.
event-owls-claimed = { $seat } remporte { $owls } pour la manche suivante.
event-bonus-scored = { $points ->
    [one] { $seat } marque { $points } point de plus grâce à « { $spell } ».
   *[other] { $seat } marque { $points } points de plus grâce à « { $spell } ».
}

# Questions
prompt-school-choice = { $yours ->
    [yes] Choisissez une école de trois Sorts avancés pour toute la partie.
   *[no] { $seat } choisit une école de trois Sorts avancés pour toute la partie.
}
prompt-turn = { $yours ->
    [yes] { $shift ->
        [yes] À vous : vous pouvez utiliser un Décalage, puis utilisez un Sort{ part-owl }.
       *[no] À vous : utilisez un Sort{ part-owl }.
    }
   *[no] { $shift ->
        [yes] { $seat } peut utiliser un Décalage, puis utilise un Sort{ part-owl }.
       *[no] { $seat } utilise un Sort{ part-owl }.
    }
}
part-owl = { $owl ->
    [yes] { part-owl-whose }
   *[no] {""}
}
part-owl-whose = { $yours ->
    [yes]  ; vous pouvez utiliser un Hibou remporté, avant ou après le Sort
   *[no] {" "}et peut utiliser un Hibou remporté, avant ou après le Sort
}
prompt-owl-after = { $yours ->
    [yes] Vous pouvez encore utiliser un Hibou ; ensuite, votre tour est fini.
   *[no] { $seat } peut encore utiliser un Hibou ; ensuite, le tour est fini.
}
prompt-returning = { $yours ->
    [yes] { $redraw ->
        [yes] { $most ->
            [one] REMETTEZ une carte de votre Main et piochez-en une.
           *[other] REMETTEZ de 1 à { $most } cartes de votre Main et piochez-en autant.
        }
       *[no] REMETTEZ une carte de votre Main.
    }
   *[no] { $redraw ->
        [yes] { $most ->
            [one] { $seat } REMET une carte de sa Main et en pioche une.
           *[other] { $seat } REMET de 1 à { $most } cartes de sa Main et en pioche autant.
        }
       *[no] { $seat } REMET une carte de sa Main.
    }
}
prompt-naming-order = { $yours ->
    [yes] Choisissez l’ordre des abattages.
   *[no] { $seat } choisit l’ordre des abattages.
}
prompt-committing = { $yours ->
    [yes] Abattage de la Communauté { $community } : engagez une Poche ou passez.
   *[no] Abattage de la Communauté { $community } : { $seat } engage une Poche ou passe.
}

# Refus
refusal-school-taken = Cette école n’est pas disponible.
refusal-school-first = Choisissez d’abord une école.
refusal-spell-first = Vous devez utiliser un Sort à votre tour.
refusal-one-spell = Vous avez utilisé votre Sort ; seul un Hibou peut suivre.
refusal-not-your-spell = Ce Sort n’est pas de votre école.
refusal-basic-spells-only = En Classique, on ne joue qu’avec les Sorts de base.
refusal-spell-lies-out = Cette carte reste posée jusqu’à la fin des abattages.
refusal-draws-alone = Vous seul avez encore des cartes en Main : vous ne piochez rien.
refusal-deck-too-small = { $deck ->
    [one] La pioche est vide : vous ne pouvez pas appliquer tout le Sort.
   *[other] La pioche a moins de { $deck } cartes : vous ne pouvez pas appliquer tout le Sort.
}
refusal-hand-too-small = { $hand ->
    [one] Vous n’avez pas de carte en Main pour cela.
   *[other] Il vous faut { $hand } cartes en Main pour cela.
}
refusal-owl-empties-hand = Un Hibou utilisé avant votre Sort doit vous laisser une carte en Main.
refusal-owl-not-claimed = Vous n’avez pas remporté ce Hibou.
refusal-one-owl = Vous ne pouvez utiliser qu’un Hibou par tour.
refusal-no-shift = Vous n’avez pas ce Décalage.
refusal-shift-first = Un seul Décalage est permis, avant tout Sort ou Hibou.
refusal-cannot-be-carried-out = Vous ne pouvez pas appliquer tout le Sort pour le moment.
refusal-pot-too-small = Il faut au préalable { $number } cartes ou plus dans ce Pot.
refusal-not-the-text = Ce n’est pas ce que dit tout le texte.
refusal-not-ascending = Nommez chaque carte ou Communauté une fois, la plus basse d’abord ; à force égale : Hiboux, Épées, Coupes, Bâtons.
refusal-not-in-hand = Cette carte n’est pas dans votre Main.
refusal-no-community = Cette Communauté n’existe pas.
refusal-community-full = Il n’y a plus de place dans cette Communauté.
refusal-no-pot = Ce Pot n’existe pas.
refusal-no-pocket = Vous n’avez que deux Poches.
refusal-first-pocket-first = Vos deux Poches sont vides : utilisez la première.
refusal-pocket-full = Il n’y a pas assez de place dans cette Poche.
refusal-not-face-up = Cette carte n’y est pas face visible.
refusal-not-in-community = Cette carte n’est pas dans cette Communauté.
refusal-same-community = Choisissez deux Communautés différentes.
refusal-not-in-pocket = Cette carte n’est pas dans cette Poche.
refusal-no-such-pocket = Aucun autre joueur n’a cette Poche.
refusal-return-first = Choisissez d’abord ce que vous REMETTEZ.
refusal-return-number = { $most ->
    [one] REMETTEZ exactement une carte.
   *[other] REMETTEZ de 1 à { $most } cartes.
}
refusal-name-all = Nommez chaque Communauté une fois.
refusal-no-unused-pocket = Vous n’avez pas cette Poche à engager.
refusal-commit-or-pass = Engagez une Poche ou passez.

# La fin
outcome-goal = Le but est atteint : celui qui a le plus de points gagne.
outcome-round-limit = La dernière manche est finie : celui qui a le plus de points gagne.

# Le plateau
board-round = [bold]Manche { $number }[/]   premier joueur : { $seat }   but : { $goal } points   pioche : { $detail }
board-final-turns = { $number ->
    [0] [bold magenta]C’est le dernier tour de la manche.[/]
    [one] [bold magenta]Après ce tour, il en reste un.[/]
   *[other] [bold magenta]Après ce tour, il en reste { $number }.[/]
}
board-order = Ordre des abattages : Communautés { $communities }
board-community = [bold]Communauté { $number }[/]  { $given }   [dim]Pot { $number } :[/] { $detail }
board-face-down = ({ $given })
board-unknown = face cachée
board-beside = [magenta]  { $spell } { DE($owner) }[/]
board-seat = { $given } [bold]{ $seat }[/]  [bold yellow]{ $points }[/] { $points ->
    [one] point
   *[other] points
}   { $school }   Main : { $detail }
board-pocket = [dim]Poche { $number } :[/] { $detail }{ $warded ->
    [yes] {" "}[magenta]Rune de garde[/]
   *[no] {""}
}{ $committed ->
    [yes] {" "}[bold]engagée[/]
   *[no] {""}
}
board-claimed = [dim]Hiboux :[/] { $given }
board-heap = { $number ->
    [0] –
    [one] { $number } carte
   *[other] { $number } cartes
}{ $seen ->
    [0] {""}
   *[other] {" "}({ $given })
}
board-hand = [bold]Votre Main :[/] { $given }
board-spell = [italic]{ $spell }[/] : { $detail }
board-showdown = [bold]Abattage de la Communauté { $number }[/]  { $given }
board-contender = [dim]  { $seat } :[/] { $given }   { $kind } [dim]avec[/] { $detail }
board-best-set = [bold]  { $winners }[/] gagne le Pot, points : { $points }  { $given }
board-alone = [bold]  { $winners }[/] gagne le Pot sans adversaire, points : { $points }  { $given }
board-tie = [bold]  { $winners }[/] à égalité, points pour chacun : { $points }  { $given }
board-nobody = {"  "}Personne n’engage de Poche ; le Pot reste caché.
board-bonus = { $points ->
    [one] [magenta]  { $seat } marque { $points } point de plus grâce à « { $spell } »[/]
   *[other] [magenta]  { $seat } marque { $points } points de plus grâce à « { $spell } »[/]
}
board-owls = { $n } Hiboux
board-swords = { $n } Épées
board-cups = { $n } Coupes
board-wands = { $n } Bâtons
board-look = { $target ->
    [none] [dim]{ $seat } a regardé le Pot { $number }[/]
   *[other] [dim]{ $seat } a regardé la Poche { $number } { DE($target) }[/]
}

## Why a move
why-cards = Vous piochez des cartes ; cartes dans votre Main : { $hand }.
why-pocket = Dans la Communauté { $community }, une telle Poche fait pour l’instant { $kind } et gagne environ { $chance } % du temps.
why-pot = { $points ->
    [one] Ajoute { $points } point au Pot { $pot }, que vous gagnez environ { $chance } % du temps.
   *[other] Ajoute { $points } points au Pot { $pot }, que vous gagnez environ { $chance } % du temps.
}
why-pot-of-others = { $points ->
    [one] Ajoute { $points } point au Pot { $pot }, mais vous ne le gagnez qu’environ { $chance } % du temps.
   *[other] Ajoute { $points } points au Pot { $pot }, mais vous ne le gagnez qu’environ { $chance } % du temps.
}
why-pot-of-others-least = { $points ->
    [one] Ajoute { $points } point au Pot { $pot }, que vous gagnez environ { $chance } % du temps : tout le reste vous coûte plus.
   *[other] Ajoute { $points } points au Pot { $pot }, que vous gagnez environ { $chance } % du temps : tout le reste vous coûte plus.
}
why-community-better = Vos chances dans la Communauté { $community } montent de { $before } % à { $chance } %.
why-community-worse = Vos chances dans la Communauté { $community } baissent de { $before } % à { $chance } %.
why-community-worse-least = Vos chances dans la Communauté { $community } passent de { $before } % à { $chance } % : tout le reste vous coûte plus.
why-community-same = Vos chances dans la Communauté { $community } restent à { $chance } %.
why-power-siphon = { $room ->
    [one] La Communauté { $community } a encore de la place pour une carte : quand un Sort ou un Hibou l’y met, vous piochez.
   *[other] La Communauté { $community } a encore de la place pour { $room } cartes : après chaque Sort ou Hibou qui y met des cartes, vous piochez.
}
why-gilded-sigil = Rapporte un point si vous seul gagnez le Pot { $pot } : environ { $chance } % du temps.
why-warding-rune = Si votre Poche { $pocket } gagne seule, elle rapporte un point de plus : environ { $chance } % du temps dans la Communauté { $community }.
why-school = À forces égales, cette école obtient { $share } % des victoires d’une école moyenne.
why-end-turn = { $hand ->
    [0] Sans carte en Main, mieux vaut finir le tour que d’utiliser un Hibou.
    [one] Avec une carte en Main, mieux vaut finir le tour que d’utiliser un Hibou.
   *[other] Avec { $hand } cartes en Main, mieux vaut finir le tour que d’utiliser un Hibou.
}
why-return = Vous garderiez { $cards }.
why-order = { $number ->
    [0] La Communauté { $community } vient en premier ; son Pot est vide.
    [one] La Communauté { $community } vient en premier, pour un Pot d’une carte.
   *[other] La Communauté { $community } vient en premier, pour un Pot de { $number } cartes.
}
why-commit-alone = { $points ->
    [0] Personne d’autre ne peut y engager de Poche : le Pot est à vous, mais il est vide.
    [one] Personne d’autre ne peut y engager de Poche : le Pot est à vous, environ { $points } point.
   *[other] Personne d’autre ne peut y engager de Poche : le Pot est à vous, environ { $points } points.
}
why-commit = { $kind } : sur les { $pairs } Poches possibles avec les { $unseen } cartes non vues, { $better } font mieux.
why-decline = { $number ->
    [0] C’est le dernier abattage, et son Pot est vide.
    [one] C’est le dernier abattage : vous renonceriez à un Pot d’une carte.
   *[other] C’est le dernier abattage : vous renonceriez à un Pot de { $number } cartes.
}
why-decline-for-later = { $number ->
    [0] Vos Poches restent libres pour la Communauté { $community }, dont le Pot est vide.
    [one] Vos Poches restent libres pour la Communauté { $community }, pour un Pot d’une carte.
   *[other] Vos Poches restent libres pour la Communauté { $community }, pour un Pot de { $number } cartes.
}

# What coven balance counts
tally-rounds = Manches par partie
tally-several-rounds = Parties de deux manches ou plus
tally-spells = Sorts par personne et par manche
tally-owl-used = Parties où un Hibou est utilisé
tally-owls = Hiboux utilisés par partie
tally-pot = Cartes d’un Pot gagné
tally-pot-points = Points d’un Pot gagné
tally-casts = Parmi les Sorts de qui le possède : { $detail }

# Regardé de près
about-card = Forme des Combinaisons avec d’autres cartes de sa force ou de sa couleur, et vaut des points dans un Pot.
about-swords = { about-card }
about-cups = { about-card }
about-wands = { about-card }
about-owls = { about-card } Celui qui le gagne dans un Pot peut l’utiliser une fois à la manche suivante.
about-build-community = Mettez 1 carte de votre Main face visible dans une Communauté qui a de la place.
about-build-pot = Mettez 1 carte de votre Main face cachée dans n’importe quel Pot.
about-build-pocket = Mettez 1 ou 2 cartes de votre Main face cachée dans une de vos Poches.
about-school = Trois Sorts que seul son joueur peut lancer :
about-deck = La pioche, face cachée. Les cartes REMISES vont dessous.
    .title = La pioche
about-community = Jusqu’à 4 cartes qui servent à tous. Avec votre Poche, elles font votre Combinaison.
    .title = Communauté
about-pot = L’enjeu d’un abattage : le gagnant marque les points de toutes ses cartes.
    .title = Pot
about-pocket = Jusqu’à 2 cartes face cachée. À un abattage, vous engagez une Poche.
    .title = Poche
