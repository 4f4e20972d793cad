game = Hocus Focus
game-about = Soyez le premier à repérer un sorcier qui n’a rien en commun avec la cible.

option-goal = Cartes à gagner pour l’emporter
option-ending = Comment se termine la partie
option-ending-race = une course au but
option-ending-pile = la pioche entière
option-expert = Experts : une annonce fausse coûte aussi une carte
option-tie_ms = Annonces à égalité si elles sont aussi proches (ms)
option-point_seconds = Secondes pour montrer une carte après « Kazaam ! »
option-lag_cap_ms = Compensation maximale de la latence (ms)
option-idle_seconds = Secondes sans annonce avant d’abandonner une course
option-pause_ms = Montrer chaque résultat pendant (ms)

kazaam = « Kazaam ! »
no-match = « Pas de match ! »

# Une annonce à 0 ms est de celles dont on va mesurer le temps.
move-kazaam = { $ms ->
    [0] « Kazaam ! »
   *[other] « Kazaam ! » après { $ms } ms
}
move-no-match = { $ms ->
    [0] « Pas de match ! »
   *[other] « Pas de match ! » après { $ms } ms
}
move-point = Montrer l’emplacement { $place }
move-wait = Laisser filer le temps
move-tick = { $ms } ms ont passé
move-leave = { $seat } s’en va
move-return = { $seat } est de retour

event-counted-in = Tout le monde est là. La première course s’ouvre dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
event-compared = { $traits-count ->
    [0] Il n’a rien en commun avec la cible.
   *[other] Il a ceci en commun avec la cible : { $traits }.
}
event-searched = { $match ->
    [yes] Il y a pourtant un match.
   *[no] Exact : les 12 sorciers ont tous un point commun avec la cible.
}
event-turned = Nouvelle cible : { $card }.
event-reopened = La course est rouverte pour la même cible.
event-called = { $seat } a crié { $word } après { $ms } ms.
event-tied = Égalité entre { $seats } : personne ne gagne.
event-pointed = { $seat } montre l’emplacement { $place } : { $card }.
event-pointed-late = { $seat } n’a rien montré à temps.
event-won = { $bonus ->
    [0] Exact ! { $seat } gagne : { $card }.
    [one] Exact ! { $seat } gagne : { $card }, et la carte mise de côté.
   *[other] Exact ! { $seat } gagne : { $card }, et les { $bonus } cartes mises de côté.
}
event-barred = Faux ! { $seat } est bloqué jusqu’à la manche suivante.
event-forfeited = { $seat } perd une carte déjà gagnée : { $card }.
event-all-barred = Plus personne ne peut faire d’annonce.
event-idle = Personne ne fait d’annonce.
event-set-aside = La cible est mise de côté pour le prochain gagnant : { $card }.
event-left = { $seat } a quitté la table.
event-returned = { $seat } est de retour.

prompt-gathering = On attend que tout le monde voie la table…
prompt-count-in = Préparez-vous : la première course s’ouvre dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
prompt-showing = La course est finie. Regardez le résultat ; la suivante s’ouvre dans un instant.
prompt-race = Quel sorcier n’a rien en commun avec la cible ? Criez « Kazaam ! » et montrez-le, ou criez « Pas de match ! »
prompt-point-early = Vous avez crié « Kazaam ! ». Montrez une carte : votre choix reste secret jusqu’à la fin de la course.
prompt-race-goes-on = La course est en cours.
prompt-pointing = Vous avez crié « Kazaam ! » en premier : montrez un sorcier en { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
} au plus. Bonne carte : elle est à vous ; sinon vous êtes bloqué pour la manche.
prompt-pointing-of-other = { $seat } a crié « Kazaam ! » et a { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
} pour montrer une carte.

refusal-barred = Vous êtes bloqué jusqu’à la manche suivante.
refusal-away = Vous avez quitté la table.
refusal-past-opening = Cette course est déjà finie.
refusal-unseen-opening = Vous ne pouvez pas avoir déjà vu cette cible.
refusal-race-over = Trop tard : personne n’a fait d’annonce depuis trop longtemps.
refusal-answered-already = Vous avez déjà répondu dans cette course.
refusal-call-first = Criez « Kazaam ! » avant de montrer une carte.
refusal-pointed-already = Vous avez déjà montré une carte, et seule la première compte.
refusal-no-such-place = Les emplacements sont numérotés de { $low } à { $high }.
refusal-point-before-call = Vous ne pouvez pas montrer de carte avant de crier.
refusal-call-being-judged = Quelqu’un a fait une annonce : attendez le verdict.
refusal-point-now = Vous avez crié : montrez maintenant une carte.
refusal-too-early = C’est encore trop tôt.

outcome-goal-reached = Le but est atteint.
outcome-pile-used-up = La pioche est épuisée : celui qui a le plus de cartes gagne.

board-pile = Pioche [bold]{ $number }[/] · de côté [bold]{ $aside }[/] · { $goal ->
    [none] celui qui a le plus de cartes gagne
    [one] la première carte gagne
   *[other] le premier à [bold]{ $goal }[/] cartes gagne
}
board-target = ⇐ cible
board-size = taille
board-hat = chapeau
board-wand = bâton
board-robe = tunique
board-shoes = chaussures
board-seat = { $seat } : [bold yellow]{ $number }[/] { $number ->
    [one] carte
   *[other] cartes
}{ $detail }
board-pointing = , [bold]désigne une carte[/]
board-barred = , [red]bloqué[/]
board-away = , [dim]absent[/]
board-call = { $seat } { $word } { $ms } ms
board-last = Dernière course : { $detail }{ $place ->
    [none] .
   *[other] . Emplacement montré : { $place }.
}
board-called = Vous : { $word } après { $ms } ms{ $place ->
    [none] .
   *[other] , emplacement { $place } gardé secret.
}
board-waited = Vous ne faites pas d’annonce dans cette course.

# Trois lettres par couleur, pour le plateau.
short-red = [bold red]ROU[/]
short-purple = [bold magenta]VIO[/]
short-green = [bold green]VER[/]
short-turquoise = [bold cyan]TUR[/]

size = taille
hat = chapeau
wand = bâton
robe = tunique
shoes = chaussures

skinny = maigre
medium = moyen
wide = large

-skinny = sorcier maigre
-medium = sorcier moyen
-wide = sorcier large
-hat-red = chapeau rouge
-hat-purple = chapeau violet
-hat-green = chapeau vert
-hat-turquoise = chapeau turquoise
-wand-red = bâton rouge
-wand-purple = bâton violet
-wand-green = bâton vert
-wand-turquoise = bâton turquoise
-robe-red = tunique rouge
-robe-purple = tunique violette
-robe-green = tunique verte
-robe-turquoise = tunique turquoise
-shoes-red = chaussures rouges
-shoes-purple = chaussures violettes
-shoes-green = chaussures vertes
-shoes-turquoise = chaussures turquoise

skinny-red-red-red-red = { -skinny } ({ -hat-red }, { -wand-red }, { -robe-red }, { -shoes-red })
skinny-red-purple-purple-green = { -skinny } ({ -hat-red }, { -wand-purple }, { -robe-purple }, { -shoes-green })
skinny-red-green-green-turquoise = { -skinny } ({ -hat-red }, { -wand-green }, { -robe-green }, { -shoes-turquoise })
skinny-red-turquoise-turquoise-purple = { -skinny } ({ -hat-red }, { -wand-turquoise }, { -robe-turquoise }, { -shoes-purple })
skinny-purple-red-purple-purple = { -skinny } ({ -hat-purple }, { -wand-red }, { -robe-purple }, { -shoes-purple })
skinny-purple-purple-red-turquoise = { -skinny } ({ -hat-purple }, { -wand-purple }, { -robe-red }, { -shoes-turquoise })
skinny-purple-green-turquoise-green = { -skinny } ({ -hat-purple }, { -wand-green }, { -robe-turquoise }, { -shoes-green })
skinny-purple-turquoise-green-red = { -skinny } ({ -hat-purple }, { -wand-turquoise }, { -robe-green }, { -shoes-red })
skinny-green-red-green-green = { -skinny } ({ -hat-green }, { -wand-red }, { -robe-green }, { -shoes-green })
skinny-green-purple-turquoise-red = { -skinny } ({ -hat-green }, { -wand-purple }, { -robe-turquoise }, { -shoes-red })
skinny-green-green-red-purple = { -skinny } ({ -hat-green }, { -wand-green }, { -robe-red }, { -shoes-purple })
skinny-green-turquoise-purple-turquoise = { -skinny } ({ -hat-green }, { -wand-turquoise }, { -robe-purple }, { -shoes-turquoise })
skinny-turquoise-red-turquoise-turquoise = { -skinny } ({ -hat-turquoise }, { -wand-red }, { -robe-turquoise }, { -shoes-turquoise })
skinny-turquoise-purple-green-purple = { -skinny } ({ -hat-turquoise }, { -wand-purple }, { -robe-green }, { -shoes-purple })
skinny-turquoise-green-purple-red = { -skinny } ({ -hat-turquoise }, { -wand-green }, { -robe-purple }, { -shoes-red })
skinny-turquoise-turquoise-red-green = { -skinny } ({ -hat-turquoise }, { -wand-turquoise }, { -robe-red }, { -shoes-green })
medium-red-red-red-purple = { -medium } ({ -hat-red }, { -wand-red }, { -robe-red }, { -shoes-purple })
medium-red-purple-purple-turquoise = { -medium } ({ -hat-red }, { -wand-purple }, { -robe-purple }, { -shoes-turquoise })
medium-red-green-green-green = { -medium } ({ -hat-red }, { -wand-green }, { -robe-green }, { -shoes-green })
medium-red-turquoise-turquoise-red = { -medium } ({ -hat-red }, { -wand-turquoise }, { -robe-turquoise }, { -shoes-red })
medium-purple-red-purple-red = { -medium } ({ -hat-purple }, { -wand-red }, { -robe-purple }, { -shoes-red })
medium-purple-purple-red-green = { -medium } ({ -hat-purple }, { -wand-purple }, { -robe-red }, { -shoes-green })
medium-purple-green-turquoise-turquoise = { -medium } ({ -hat-purple }, { -wand-green }, { -robe-turquoise }, { -shoes-turquoise })
medium-purple-turquoise-green-purple = { -medium } ({ -hat-purple }, { -wand-turquoise }, { -robe-green }, { -shoes-purple })
medium-green-red-green-turquoise = { -medium } ({ -hat-green }, { -wand-red }, { -robe-green }, { -shoes-turquoise })
medium-green-purple-turquoise-purple = { -medium } ({ -hat-green }, { -wand-purple }, { -robe-turquoise }, { -shoes-purple })
medium-green-green-red-red = { -medium } ({ -hat-green }, { -wand-green }, { -robe-red }, { -shoes-red })
medium-green-turquoise-purple-green = { -medium } ({ -hat-green }, { -wand-turquoise }, { -robe-purple }, { -shoes-green })
medium-turquoise-red-turquoise-green = { -medium } ({ -hat-turquoise }, { -wand-red }, { -robe-turquoise }, { -shoes-green })
medium-turquoise-purple-green-red = { -medium } ({ -hat-turquoise }, { -wand-purple }, { -robe-green }, { -shoes-red })
medium-turquoise-green-purple-purple = { -medium } ({ -hat-turquoise }, { -wand-green }, { -robe-purple }, { -shoes-purple })
medium-turquoise-turquoise-red-turquoise = { -medium } ({ -hat-turquoise }, { -wand-turquoise }, { -robe-red }, { -shoes-turquoise })
wide-red-red-red-green = { -wide } ({ -hat-red }, { -wand-red }, { -robe-red }, { -shoes-green })
wide-red-purple-purple-red = { -wide } ({ -hat-red }, { -wand-purple }, { -robe-purple }, { -shoes-red })
wide-red-green-green-purple = { -wide } ({ -hat-red }, { -wand-green }, { -robe-green }, { -shoes-purple })
wide-red-turquoise-turquoise-turquoise = { -wide } ({ -hat-red }, { -wand-turquoise }, { -robe-turquoise }, { -shoes-turquoise })
wide-purple-red-purple-turquoise = { -wide } ({ -hat-purple }, { -wand-red }, { -robe-purple }, { -shoes-turquoise })
wide-purple-purple-red-purple = { -wide } ({ -hat-purple }, { -wand-purple }, { -robe-red }, { -shoes-purple })
wide-purple-green-turquoise-red = { -wide } ({ -hat-purple }, { -wand-green }, { -robe-turquoise }, { -shoes-red })
wide-purple-turquoise-green-green = { -wide } ({ -hat-purple }, { -wand-turquoise }, { -robe-green }, { -shoes-green })
wide-green-red-green-red = { -wide } ({ -hat-green }, { -wand-red }, { -robe-green }, { -shoes-red })
wide-green-purple-turquoise-green = { -wide } ({ -hat-green }, { -wand-purple }, { -robe-turquoise }, { -shoes-green })
wide-green-green-red-turquoise = { -wide } ({ -hat-green }, { -wand-green }, { -robe-red }, { -shoes-turquoise })
wide-green-turquoise-purple-purple = { -wide } ({ -hat-green }, { -wand-turquoise }, { -robe-purple }, { -shoes-purple })
wide-turquoise-red-turquoise-purple = { -wide } ({ -hat-turquoise }, { -wand-red }, { -robe-turquoise }, { -shoes-purple })
wide-turquoise-purple-green-turquoise = { -wide } ({ -hat-turquoise }, { -wand-purple }, { -robe-green }, { -shoes-turquoise })
wide-turquoise-green-purple-green = { -wide } ({ -hat-turquoise }, { -wand-green }, { -robe-purple }, { -shoes-green })
wide-turquoise-turquoise-red-red = { -wide } ({ -hat-turquoise }, { -wand-turquoise }, { -robe-red }, { -shoes-red })

## Why a move
why-match = Le sorcier à l’emplacement { $place } n’a rien en commun avec la cible.
why-in-common = { $traits-count ->
    [one] Le sorcier à l’emplacement { $place } a un point commun avec la cible : { $traits }.
   *[other] Le sorcier à l’emplacement { $place } a { $traits-count } points communs avec la cible : { $traits }.
}
why-kazaam = { $number ->
    [one] Un des 12 sorciers n’a rien en commun avec la cible.
   *[other] { $number } des 12 sorciers n’ont rien en commun avec la cible.
}
why-nothing-to-point-at = Les 12 sorciers ont tous un point commun avec la cible : il n’y a rien à montrer.
why-no-match = Les 12 sorciers ont tous un point commun avec la cible.
why-there-is-a-match = { $number ->
    [one] Il y a un match : un des 12 sorciers n’a rien en commun avec la cible.
   *[other] Il y a un match : { $number } des 12 sorciers n’ont rien en commun avec la cible.
}
why-silent = Ne rien montrer est aussi grave que se tromper : vous seriez bloqué pour cette manche.
why-wait = { $number ->
    [0] Attendre laisse « Pas de match ! » aux autres : les 12 sorciers ont tous un point commun avec la cible.
    [one] Attendre laisse la course aux autres, qui trouveront peut-être le seul match.
   *[other] Attendre laisse la course aux autres, qui trouveront peut-être un des { $number } matchs.
}

# Regardé de près
about-wizard = Un match s’il n’a rien de commun avec la cible : ni la taille, ni une couleur de chapeau, de baguette, de robe ou de chaussures.
about-target = Trouvez un sorcier qui n’a rien de commun avec elle, annoncez « Kazaam ! » et montrez-le, ou annoncez « Pas de match ! » s’il n’y en a pas.
    .title = La cible
about-pile = Les prochaines cibles, face cachée.
    .title = La pioche
about-aside = Des cibles que personne n’a gagnées. Le prochain gagnant les reçoit aussi.
    .title = Mises de côté
about-won = Un point par carte. Le premier à atteindre le but gagne.
    .title = Cartes gagnées
