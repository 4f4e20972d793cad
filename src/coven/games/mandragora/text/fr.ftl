game = Mandragora
game-also = Black Magic Friday
game-about = Un seul Assistant trotte d’Échoppe en Échoppe pour tout le monde : changez ce que vous prenez en Sortilèges, et évitez la Malédiction.
option-teams = Équipes de deux, partenaires face à face

# Cartes
violet-ingredient = Ingrédient violet
yellow-ingredient = Ingrédient jaune
red-ingredient = Ingrédient rouge
green-ingredient = Ingrédient vert
blue-ingredient = Ingrédient bleu
violet-grimoire = Grimoire violet ({ $n })
yellow-grimoire = Grimoire jaune ({ $n })
red-grimoire = Grimoire rouge ({ $n })
green-grimoire = Grimoire vert ({ $n })
blue-grimoire = Grimoire bleu ({ $n })
black-grimoire = Grimoire noir ({ $n })
mandrake = Mandragore
scroll = { $n ->
    [one] Parchemin à { $n } Malédiction
   *[other] Parchemin à { $n } Malédictions
}
banishment = Bannissement ({ $n })
transfer = Transfert ({ $n })
substitution = Substitution ({ $n })
levitation = Lévitation ({ $n })
doubling = Dédoublement ({ $n })
celerity = Célérité ({ $n })
vanishing = Disparition ({ $n })
purification = Purification ({ $n })
start-shop = Échoppe de départ
day-shop = Échoppe de jour
night-shop = Échoppe nocturne

# Ce qui est posé sous un Sortilège : le Grimoire, puis chaque Ingrédient.
laid = { $grimoire }{ $violet ->
    [0] {""}
    [one] {" "}+ { $violet } violet
   *[other] {" "}+ { $violet } violets
}{ $yellow ->
    [0] {""}
    [one] {" "}+ { $yellow } jaune
   *[other] {" "}+ { $yellow } jaunes
}{ $red ->
    [0] {""}
    [one] {" "}+ { $red } rouge
   *[other] {" "}+ { $red } rouges
}{ $green ->
    [0] {""}
    [one] {" "}+ { $green } vert
   *[other] {" "}+ { $green } verts
}{ $blue ->
    [0] {""}
    [one] {" "}+ { $blue } bleu
   *[other] {" "}+ { $blue } bleus
}{ $mandrake ->
    [yes] {" "}+ Mandragore
   *[no] {""}
}

# Coups
move-send = { $shops ->
    [one] Avancer l’Assistant de { $shops } Échoppe
   *[other] Avancer l’Assistant de { $shops } Échoppes
}
move-cast = Lancer { $spell } avec { laid }
move-pass = Passer et ne plus jouer de tour
move-decline = Renoncer au tour supplémentaire
move-banish = Bannir votre { $scroll }
move-give-scroll = Donner votre { $scroll } à { $target }
move-draw = Tirer une carte de la main { DE($target) }
move-give = Donner : { $card }
move-give-at-random = Donner une carte au hasard
move-levitate = { $card ->
    [none] Prendre une carte face cachée de l’Échoppe nocturne { $shop }
   *[other] Dans l’Échoppe { $shop } : { $card }
}
move-pass-marker = Passer le marqueur Malédiction à { $target }
move-no-exchange = Ne rien échanger
move-receive = Recevoir une carte choisie par votre partenaire
move-swap = Échanger contre une carte choisie par votre partenaire : { $card }

# Ce qui se passe
event-sent = { $shops ->
    [one] { $seat } avance l’Assistant de { $shops } Échoppe, jusqu’à l’Échoppe { $shop }.
   *[other] { $seat } avance l’Assistant de { $shops } Échoppes, jusqu’à l’Échoppe { $shop }.
}
event-took = { $cards-count ->
    [0] { $seat } ne prend rien.
   *[other] { $seat } prend : { $cards }.
}
event-took-unseen = { $number ->
    [one] { $seat } prend { $number } carte que personne d’autre ne voit.
   *[other] { $seat } prend { $number } cartes que personne d’autre ne voit.
}
event-found = Vous trouvez : { $cards }.
event-restocked = { $card ->
    [none] Une carte face cachée arrive dans l’Échoppe nocturne { $shop }.
   *[other] Nouveau dans l’Échoppe { $shop } : { $card }.
}
event-pile-ran-out = La pioche est vide : après ce tour, on joue encore trois tours de table.
event-last-round = { $number ->
    [1] Les trois derniers tours de table commencent. { $seat } prend le marqueur Fin de partie sur III.
    [2] Le deuxième des derniers tours de table commence. { $seat } met le marqueur Fin de partie sur II.
   *[3] Le dernier tour de table commence. { $seat } défausse le marqueur Fin de partie.
}
event-spell-cast = { $seat } lance { $spell } avec { laid }.
event-uncovered = Le Sortilège suivant de cette pile est { $spell }.
event-no-effect = { $spell } ne peut rien faire maintenant ; { $seat } marque quand même les points.
event-banished = { $seat } bannit un { $scroll }.
event-scroll-given = { $giver } donne à { $taker } un { $scroll }.
event-levitated = { $seat } soulève une carte de l’Échoppe { $shop }.
event-handed = { $giver } donne une carte à { $taker }.
event-handed-card = La carte donnée par { $giver } à { $taker } : { $card }.
event-extra-turn-earned = { $seat } a droit à un tour supplémentaire.
event-declined = { $seat } renonce au tour supplémentaire.
event-reach-grew = { $seat } peut maintenant avancer l’Assistant de { $shops } Échoppes au plus.
event-marker-taken = { $holder } a le plus de Malédictions et prend le marqueur Malédiction.
event-marker-passed = Égalité pour le plus grand nombre de Malédictions : { $giver } passe le marqueur Malédiction à { $taker }.
event-marker-returned = Plus personne n’a de Malédiction : le marqueur retourne près des Échoppes.
event-exchange-chosen = { $exchange ->
    [give] { $seat } donne une carte à { $partner }.
    [receive] { $seat } veut recevoir une carte { DE($partner) }.
    [swap] { $seat } veut échanger une carte avec { $partner }.
   *[no-exchange] { $seat } n’échange rien avec { $partner }.
}
event-passed = { $seat } passe et ne joue plus de tour.
event-discarded = { $seat } défausse : { $cards }.
event-shown = { $seat } montre sa main : { $cards }.
event-scored = { $seat } : Sortilèges { $spells } + Grimoires { $grimoires } − couleurs en main { $colours } − Malédiction { $curse } = { $points }.

# Les sortes d’échange
give = give
receive = receive
swap = swap
no-exchange = no-exchange

# Ce qui est demandé
prompt-turn = { $number ->
    [0] Avancez l’Assistant et prenez tout là où il s’arrête, ou lancez un Sortilège.
   *[other] Derniers tours de table, { $number } sur 3 : avancez l’Assistant, lancez un Sortilège ou passez pour de bon.
}
prompt-extra-turn = { $number ->
    [0] Dédoublement : jouez un tour de plus, ou renoncez-y.
   *[other] Dédoublement, derniers tours de table, { $number } sur 3 : jouez un tour de plus, renoncez-y ou passez pour de bon.
}
prompt-tie = Égalité pour le plus grand nombre de Malédictions : à qui va le marqueur Malédiction (−2 points à la fin) ?
prompt-banishment = Bannissement : lequel de vos Parchemins quitte la partie ?
prompt-transfer = Transfert : quel Parchemin donnez-vous à quelle adversaire ?
prompt-substitution = Substitution : dans quelle main tirez-vous une carte ?
prompt-giving-back = { $card ->
    [none] Substitution : { $seat } a tiré une carte de la main { DE($target) } et en rend une.
   *[other] Substitution : { $seat } a tiré de la main { DE($target) } : { $card }. Quelle carte rendre à { $target } ?
}
prompt-levitation = Lévitation : quelle carte prenez-vous dans une Échoppe ?
prompt-exchange = Vous avez reçu des Parchemins : voulez-vous échanger une carte avec votre partenaire ?
prompt-answer = { $swap ->
    [yes] { $card ->
        [none] { $taker } veut échanger une carte avec { $seat }, sans les montrer : quelle carte va à { $taker } ?
       *[other] Vous avez choisi : { $card }. Quelle carte { $seat } donne-t-elle en échange ?
    }
   *[no] { $taker } reçoit une carte : laquelle { $seat } donne-t-elle ?
}

# Pourquoi pas
refusal-out-of-reach = Vous pouvez avancer l’Assistant de 1 à { $reach } Échoppes.
refusal-no-passing-yet = Personne ne peut passer avant les derniers tours de table.
refusal-no-extra-turn = Ce n’est pas un tour supplémentaire : il n’y a rien à refuser.
refusal-no-grimoire = { $card ->
    [none] Il faut un Grimoire, ou une Mandragore à sa place.
   *[other] Il faut un Grimoire, ou une Mandragore à sa place, pas ceci : { $card }.
}
refusal-one-mandrake = Un Sortilège n’admet qu’une Mandragore : comme Grimoire ou comme Ingrédient.
refusal-cards-not-in-hand = Vous n’avez pas toutes ces cartes.
refusal-no-ingredient = Un Sortilège demande au moins un Ingrédient.
refusal-wrong-colour = Les Ingrédients doivent être de la couleur du Grimoire.
refusal-not-all-different = Avec le Grimoire noir, chaque Ingrédient doit être d’une couleur différente.
refusal-one-colour-or-all-different = Avec une Mandragore comme Grimoire, les Ingrédients sont tous d’une même couleur ou tous différents.
refusal-no-colour-left = Les cinq autres Ingrédients ne laissent aucune couleur à la Mandragore.
refusal-spell-not-on-top = Ce Sortilège n’est pas au-dessus de sa pile.
refusal-too-few-ingredients = { $number ->
    [one] { $number } Ingrédient ne suffit pas pour un Sortilège de valeur { $value }.
   *[other] { $number } Ingrédients ne suffisent pas pour un Sortilège de valeur { $value }.
}
refusal-not-your-scroll = Vous n’avez pas ce Parchemin.
refusal-not-an-opponent = Choisissez une adversaire.
refusal-no-card-to-draw = Cette main est vide.
refusal-not-in-hand = Vous n’avez pas cette carte.
refusal-face-down = Les cartes d’une Échoppe nocturne sont face cachée : ne choisissez que l’Échoppe.
refusal-not-on-that-shop = Cette carte n’est pas dans cette Échoppe.
refusal-no-such-shop = Il n’y a pas d’Échoppe { $number } : elles sont numérotées de 1 à 10.
refusal-cannot-keep-the-marker = Vous ne pouvez pas garder le marqueur Malédiction : passez-le à une autre joueuse à égalité.
refusal-not-tied = Le marqueur Malédiction va à l’une des joueuses à égalité pour le plus grand nombre de Malédictions.
refusal-partner-has-no-card = Votre partenaire n’a pas de carte.
refusal-teams-of-four = Les équipes se jouent à 4, pas à { $given }.

# Comment cela s’est terminé
outcome-rounds-played = Les trois derniers tours de table ont été joués.
outcome-all-passed = Tout le monde a passé.

# Le plateau
board-pile = Pioche : [bold]{ $number }[/]
board-last-rounds = [bold red]Derniers tours de table : { $number } sur 3[/]
board-spell-piles = Sortilèges :
board-face-down = { $number ->
    [one] { $number } carte face cachée
   *[other] { $number } cartes face cachée
}
board-spells = { $number ->
    [one] { $number } Sortilège
   *[other] { $number } Sortilèges
}, [bold yellow]{ $points }[/] { $points ->
    [one] point
   *[other] points
}
board-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
board-reach = portée { $number }
board-curses = { $number ->
    [one] [red]{ $number } Malédiction[/]
   *[other] [red]{ $number } Malédictions[/]
}
board-marker = [bold red]marqueur Malédiction (−2)[/]
board-end-marker = { $number ->
    [1] [bold]Fin de partie III[/]
   *[2] [bold]Fin de partie II[/]
}
board-partner = [green]votre partenaire[/]
board-passed = [dim]a passé[/]
board-known = Connu : { $detail }
board-hand = Votre main :
board-ingredients = Ingrédients : { $detail }
board-grimoires = Grimoires : { $detail }
violet = violet
yellow = jaune
red = rouge
green = vert
blue = bleu
black = noir

## Why a move
why-send = { $number ->
    [0] Rien dans l’Échoppe { $shop } ne va avec votre main ({ $cards }){ part-next-finds }
    [one] L’Échoppe { $shop } a { $number } carte qui va avec votre main ({ $cards }){ part-next-finds }
   *[other] L’Échoppe { $shop } a { $number } cartes qui vont avec votre main ({ $cards }){ part-next-finds }
}
why-send-empty = L’Échoppe { $shop } est vide{ part-next-finds }
why-send-unseen = { $number ->
    [one] Il y a une carte face cachée dans l’Échoppe { $shop }{ part-next-finds }
   *[other] Il y a { $number } cartes face cachée dans l’Échoppe { $shop }{ part-next-finds }
}
part-next-finds = { $target ->
    [none] .
   *[other]  ; { $target } trouve ensuite jusqu’à { $found } { $found ->
        [one] carte
       *[other] cartes
    } à sa portée.
}
part-along = { $others ->
    [0] { part-next-finds }
    [one]  ; { $others } autre carte s’y trouve, { $fitting ->
        [0] qui ne va pas avec votre main.
       *[other] qui va avec votre main.
    }
   *[other]  ; { $others } autres cartes s’y trouvent, dont { $fitting ->
        [0] aucune ne va
        [one] { $fitting } va
       *[other] { $fitting } vont
    } avec votre main.
}
why-send-too-late = { $number ->
    [0] C’est votre dernier tour : l’Échoppe { $shop } ne rapporte ni ne coûte rien ({ $cards }).
    [one] C’est votre dernier tour : l’Échoppe { $shop } ne peut que vous coûter { $number } point pour une nouvelle couleur ({ $cards }).
   *[other] C’est votre dernier tour : l’Échoppe { $shop } ne peut que vous coûter { $number } points pour de nouvelles couleurs ({ $cards }).
}
why-send-cursed = { $number ->
    [one] Avec la Malédiction
   *[other] Avec les { $number } Malédictions
} de l’Échoppe { $shop }, vous en auriez { $curses }, et personne d’autre plus de { $most } : le marqueur Malédiction serait à vous{ part-along }
why-send-still-cursed = Vous avez déjà le marqueur Malédiction : avec { $number ->
    [one] la Malédiction
   *[other] les { $number } Malédictions
} de l’Échoppe { $shop }, vous en auriez { $curses }, et personne d’autre plus de { $most }{ part-along }
why-send-scroll = { $number ->
    [one] Avec la Malédiction
   *[other] Avec les { $number } Malédictions
} de l’Échoppe { $shop }, vous en auriez { $curses }, et une autre sorcière en a { $most } : vous n’auriez pas le marqueur Malédiction{ part-along }
why-send-tied = { $number ->
    [one] Avec la Malédiction
   *[other] Avec les { $number } Malédictions
} de l’Échoppe { $shop }, vous en auriez { $curses }, et une autre sorcière en a { $most } aussi : dans cette égalité, le marqueur Malédiction { $tied ->
    [one] doit vous revenir
   *[other] peut vous revenir
}{ part-along }
why-cast = { $points ->
    [one] { $points } point tout de suite
   *[other] { $points } points tout de suite
} ; il { $number ->
    [0] ne vous reste aucune carte
    [one] vous reste { $number } carte
   *[other] vous reste { $number } cartes
} en main pour encore { $turns } tours environ.
why-cast-wasteful = { $points ->
    [one] { $points } point tout de suite
   *[other] { $points } points tout de suite
}, mais { $number ->
    [one] { $number } Ingrédient
   *[other] { $number } Ingrédients
} de plus que le Sortilège n’en demande.
why-cast-doubling = { $points ->
    [one] { $points } point
   *[other] { $points } points
} et un tour de plus ; il { $number ->
    [0] ne vous reste aucune carte
    [one] vous reste { $number } carte
   *[other] vous reste { $number } cartes
} en main pour ce tour.
why-cast-against-curses = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et un de vos Parchemins s’en va : vous avez { $curses } { $curses ->
    [one] Malédiction
   *[other] Malédictions
}, la rivale la plus maudite en a { $most }.
why-cast-last = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; il { $colours ->
    [0] ne reste aucune couleur
    [one] reste { $colours } couleur
   *[other] reste { $colours } couleurs
} dans votre main, et { $number ->
    [0] plus aucun tour
    [one] encore { $number } tour
   *[other] encore { $number } tours
} à jouer.
why-pass = { $colours ->
    [0] Rien de ce qui reste dans votre main ne coûte de point ; vous renoncez à { $number ->
        [one] votre dernier tour.
       *[other] vos { $number } derniers tours.
    }
    [one] { $colours } couleur reste dans votre main et coûte 1 point ; vous renoncez à { $number ->
        [one] { $number } tour.
       *[other] { $number } tours.
    }
   *[other] { $colours } couleurs restent dans votre main et coûtent { $colours } points ; vous renoncez à { $number ->
        [one] { $number } tour.
       *[other] { $number } tours.
    }
}
why-decline = Votre main reste telle quelle, et l’Assistant aussi reste sur place{ part-next-finds }
why-decline-cursed = { $number ->
    [one] Une des { $reach } Échoppes à votre portée a un Parchemin, qui y reste{ part-next-finds }
   *[other] { $number } des { $reach } Échoppes à votre portée ont des Parchemins, qui y restent{ part-next-finds }
}
why-decline-opens = Si l’Assistant reste là, { $target } trouve au plus { $found } { $found ->
    [one] carte
   *[other] cartes
} dans une Échoppe à sa portée ; où que vous l’envoyiez, une Échoppe en a { $least } ou plus.
why-decline-last = { $colours ->
    [0] Rien de ce qui reste dans votre main ne coûte de point, et rien de nouveau n’y vient
    [one] { $colours } couleur dans votre main coûte 1 point, et aucune autre n’y vient
   *[other] { $colours } couleurs dans votre main coûtent { $colours } points, et aucune autre n’y vient
} ; il { $number ->
    [0] ne vous reste aucun tour.
    [one] vous reste { $number } tour.
   *[other] vous reste { $number } tours.
}
why-banish = Il vous reste { $curses } { $curses ->
    [one] Malédiction
   *[other] Malédictions
} ; la rivale la plus maudite en a { $most }.
why-give-scroll = { $target } aurait { $number } { $number ->
    [one] Malédiction
   *[other] Malédictions
}, et vous { $curses }.
why-pass-marker = { $target } a { $points } { $points ->
    [one] point
   *[other] points
} de Sortilèges jusqu’ici ; le marqueur Malédiction en retire 2 à la fin.
why-draw = { $target } a { $number } { $number ->
    [one] carte
   *[other] cartes
} en main, dont vous connaissez { $known }.
why-give-back = { $number ->
    [0] C’est votre dernière carte de cette couleur, et { $target } la reçoit.
    [one] Vous gardez encore { $number } carte de cette couleur, et { $target } reçoit celle-ci.
   *[other] Vous gardez encore { $number } cartes de cette couleur, et { $target } reçoit celle-ci.
}
why-give-partner = On le sait : { $partner } a { $number } { $number ->
    [one] carte
   *[other] cartes
} de cette couleur ; vous en gardez { $stays }.
why-receive = { $partner } choisit parmi { $number } { $number ->
    [one] carte
   *[other] cartes
} ce qui vous aide le plus.
why-no-exchange = Les deux mains restent telles quelles.
why-levitate = Cela va avec votre main : { $card }.
why-levitate-new-colour = Ce serait une nouvelle couleur dans votre main : { $card }.
why-levitate-scroll = Vous auriez { $curses } { $curses ->
    [one] Malédiction
   *[other] Malédictions
} ; la rivale la plus maudite en a { $most }.
why-levitate-unseen = { $number ->
    [one] Une carte que personne ne connaît, la seule de l’Échoppe nocturne { $shop }.
   *[other] Une carte que personne ne connaît, une des { $number } de l’Échoppe nocturne { $shop }.
}

# Regardé de près
about-ingredient = À poser avec un Grimoire de sa couleur : autant d’Ingrédients, autant de valeur pour le Sortilège que vous prenez.
about-violet-ingredient = { about-ingredient }
about-yellow-ingredient = { about-ingredient }
about-red-ingredient = { about-ingredient }
about-green-ingredient = { about-ingredient }
about-blue-ingredient = { about-ingredient }
about-grimoire = { $n ->
    [0] Chaque Sortilège en demande un, avec des Ingrédients de sa couleur. Il ne rapporte rien lui-même.
    [one] Chaque Sortilège en demande un, avec des Ingrédients de sa couleur. Il rapporte { $n } point avec le Sortilège.
   *[other] Chaque Sortilège en demande un, avec des Ingrédients de sa couleur. Il rapporte { $n } points avec le Sortilège.
}
about-violet-grimoire = { about-grimoire }
about-yellow-grimoire = { about-grimoire }
about-red-grimoire = { about-grimoire }
about-green-grimoire = { about-grimoire }
about-blue-grimoire = { about-grimoire }
about-black-grimoire = Va avec des Ingrédients tous de couleurs différentes. Il rapporte { $n } points avec le Sortilège.
about-mandrake = Remplace un Ingrédient de n’importe quelle couleur, ou le Grimoire, mais une seule Mandragore par Sortilège.
about-scroll = { $n ->
    [one] Reste face visible devant vous avec { $n } Malédiction. Celle qui a le plus de Malédictions reçoit le marqueur Malédiction.
   *[other] Reste face visible devant vous avec { $n } Malédictions. Celle qui a le plus de Malédictions reçoit le marqueur Malédiction.
}
about-banishment = Un de vos Parchemins quitte la partie.
about-transfer = Donnez un de vos Parchemins à une adversaire.
about-substitution = Piochez une carte au hasard dans la main d’une adversaire et donnez-lui une des vôtres.
about-levitation = Prenez une carte de n’importe quelle Échoppe ; rien ne la remplace.
about-doubling = Vous pouvez jouer aussitôt un autre tour.
about-celerity = Pour le reste de la partie, l’Assistant peut aller une Échoppe plus loin pour vous.
about-vanishing = À la fin, avant le décompte, toute une couleur de votre main disparaît.
about-purification = À la fin, avant le décompte, toute votre main disparaît.
about-start-shop = { about-day-shop }
about-day-shop = Ses cartes sont visibles. Celle qui y arrête l’Assistant les prend toutes.
about-night-shop = Ses cartes sont face cachée, et personne ne les connaît. Celle qui y arrête l’Assistant les prend toutes.
about-pile = Chaque Échoppe que l’Assistant quitte reçoit une de ces cartes. Après la dernière, on joue encore trois manches.
    .title = La pioche
about-assistant = Avance de 1 à 3 Échoppes dans le sens horaire et prend tout là où il s’arrête, pour celle qui l’a avancé.
    .title = L’Assistant
about-curse-marker = Coûte 2 points à la fin. Il va à celle qui a le plus de Malédictions.
    .title = Marqueur Malédiction
about-end-marker = Compte les trois dernières manches, une fois la pioche vide.
    .title = Marqueur de fin
about-reach = L’Assistant peut avancer pour vous d’autant d’Échoppes par tour.
    .title = Portée
