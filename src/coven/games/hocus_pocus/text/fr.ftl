game = Hocus Pocus
game-about = Des apprentis sorciers se disputent les Gemmes d’un chaudron, et tout le monde peut répondre à un sort.
option-gems = Gemmes dans le Chaudron
option-turn_limit = Nombre de tours avant la fin de la partie

order-pass-turn = Passer pendant ce tour
order-unless-target = Passer sauf si je suis visé
order-own-hocus = Ne jamais me demander pour mon propre Hocus

hand = Main
grimoire = Grimoire

vortex = Vortex
abracadabra = Abracadabra
crystal-ball = Boule de Cristal
owl = Hibou { $n }
sacrifice = Sacrifice { $n }
curse = Malédiction { $n }
inspiration = Inspiration { $n }
thief = Voleur { $n }
spell = Sortilège { $n }
amulet = Amulette
magic-wand = Baguette Magique
enchanted-mirror = Miroir Enchanté
pumpkin = Citrouille
counterspell = Contre-sort
hourglass = Sablier
black-cat = Chat Noir
lightning = Éclair

marked-vortex = { vortex } (carte marquée)
marked-abracadabra = { abracadabra } (carte marquée)
marked-crystal-ball = { crystal-ball } (carte marquée)
marked-owl = { owl } (carte marquée)
marked-sacrifice = { sacrifice } (carte marquée)
marked-curse = { curse } (carte marquée)
marked-inspiration = { inspiration } (carte marquée)
marked-thief = { thief } (carte marquée)
marked-spell = { spell } (carte marquée)

gems = { $number ->
    [0] aucune Gemme
    [one] { $number } Gemme
   *[other] { $number } Gemmes
}
cards = { $number ->
    [0] aucune carte
    [one] { $number } carte
   *[other] { $number } cartes
}

move-cast = { $target ->
    [none] Lancer { $card } ({ $source })
   *[other] Lancer { $card } contre { $target } ({ $source })
}
move-lay = { $target ->
    [none] Poser { $card } ({ $source })
   *[other] Poser { $card } et nommer { $target } ({ $source })
}
move-pass = Passer
move-rearrange = Réorganiser : { $cards } dans le Grimoire
move-draw = Finir le tour : piocher 2 cartes
move-take-gem = Finir le tour : prendre 1 Gemme
move-refill = Compléter avec { $cards }
move-choose = { $cards-count ->
    [0] Ne rien choisir
   *[other] Choisir { $cards }
}
move-arrange = De haut en bas : { $cards }
move-discard = Défausser { $cards }

event-turn-began = { $seat } commence son tour.
event-hocus-cast = { $target ->
    [none] { $seat } lance { $card } ({ $source }).
   *[other] { $seat } lance { $card } contre { $target } ({ $source }).
}
event-pocus-laid = { $target ->
    [none] { $seat } pose { $card } ({ $source }){ pocus-void }.
   *[other] { $seat } pose { $card } ({ $source }) et nomme { $target }{ pocus-void }.
}
pocus-void = { $void ->
    [yes] , sans effet après l’Éclair
   *[no] {""}
}
event-cancelled = L’Éclair annule { $cards }.
event-passed = { $seat } passe.
event-destroyed = { $seat } détruit { $card } avec { $by }.
event-cat-took = Le Chat Noir apporte { $card } dans la Main { DE($seat) }.
event-pumpkin-returned = La Citrouille renvoie { $card } dans la Main { DE($seat) } ; la carte est marquée jusqu’à la fin du tour.
event-hands-swapped = { $seat } et { $target } échangent leurs Mains.
event-swapped = Votre nouvelle Main : { $cards }.
event-gazed = { $seat } regarde le haut de la Bibliothèque ({ cards }).
event-saw = Dans la Boule de Cristal, de haut en bas : { $cards }.
event-arranged = { $seat } remet { cards } sur la Bibliothèque.
event-owl-took = { $cards-count ->
    [0] Le Hibou { DE($seat) } ne prend rien : le Grimoire { DE($target) } est vide.
   *[other] Le Hibou { DE($seat) } prend { $cards } dans le Grimoire { DE($target) }.
}
event-cursed = { $cards-count ->
    [0] La Malédiction { DE($seat) } ne défausse rien : le Grimoire { DE($target) } est vide.
   *[other] La Malédiction { DE($seat) } défausse { $cards } du Grimoire { DE($target) }.
}
event-sacrificed = { $number ->
    [0] { $seat } n’a aucune Gemme à rendre au Chaudron.
   *[other] { $seat } rend { gems } au Chaudron.
}
event-gems-taken = { $number ->
    [0] { $seat } ne prend aucune Gemme dans le Chaudron.
   *[other] { $seat } prend { gems } dans le Chaudron.
}
event-last-gem-stayed = La dernière Gemme reste : deux joueurs seraient à égalité en tête.
event-robbed = { $number ->
    [0] { $target } n’a aucune Gemme à donner à { $seat }.
   *[other] { $target } donne { gems } à { $seat }.
}
event-whirled = Le Vortex tourne : chaque Grimoire passe à gauche.
event-time-up = Le Sablier s’écoule : après ce Hocus, { $seat } doit finir le tour.
event-drew = { $number ->
    [0] { $seat } ne pioche aucune carte.
   *[other] { $seat } pioche { cards }.
}
event-received = { $cards-count ->
    [0] Vous ne piochez rien.
   *[other] Vous piochez { $cards }.
}
event-shuffled = La Défausse mélangée forme une nouvelle Bibliothèque : { cards }.
event-refilled = { $seat } complète le Grimoire avec { $cards }.
event-rearranged = { $seat } réorganise : { $cards } dans le Grimoire.
event-discarded = { $seat } défausse { $cards }.

window-doubled = { $doubled ->
    [yes] , chiffre doublé,
   *[no] {""}
}
window-aim = { $you ->
    [yes] vous
   *[no] { $target }
}
window-after = { $ends ->
    [yes] {" "}Puis le Sablier met fin au tour.
   *[no] {""}
}{ window-asked }
window-asked = { $asked ->
    [yes] {" "}Poser un Pocus ou passer ?
   *[no] {""}
}

prompt-turn = { $yours ->
    [yes] À vous : lancez un Hocus, { part-turn-rearrange }ou finissez le tour avec { part-turn-end }.
   *[no] C’est le tour { DE($seat) }.
}
part-turn-rearrange = { $rearrange ->
    [no] {""}
   *[yes] réorganisez vos cartes,{" "}
}
part-turn-end = { $gem ->
    [yes] 2 cartes ou 1 Gemme
   *[no] 2 cartes
}
prompt-ending = { $yours ->
    [yes] Le Sablier a mis fin à votre tour : prenez 2 cartes ou 1 Gemme.
   *[no] Le Sablier a mis fin au tour : { $seat } prend 2 cartes ou 1 Gemme.
}
prompt-discarding-down = { $yours ->
    [yes] Votre tour se finit avec 5 cartes en Main au plus : défaussez { cards }.
   *[no] { $seat } défausse { cards } pour n’en garder que 5 en Main.
}
prompt-refilling = { $yours ->
    [yes] Complétez votre Grimoire : posez-y { cards } de votre Main.
   *[no] { $seat } complète le Grimoire avec { cards }.
}
prompt-owl-choice = { $yours ->
    [yes] Votre Hibou prend { cards } du Grimoire { DE($target) } : choisissez.
   *[no] { $seat } choisit pour le Hibou { cards } du Grimoire { DE($target) }.
}
prompt-curse-choice = { $yours ->
    [yes] Votre Malédiction défausse { cards } du Grimoire { DE($target) } : choisissez.
   *[no] { $seat } choisit pour la Malédiction { cards } du Grimoire { DE($target) }.
}
prompt-gazing = { $yours ->
    [yes] La Boule de Cristal : remettez ces { cards } sur la Bibliothèque dans l’ordre de votre choix.
   *[no] { $seat } regarde dans la Boule de Cristal.
}
prompt-window-thief = { $seat } lance { $card }{ window-doubled } contre { window-aim } : { gems }.{ window-after }
prompt-window-sacrifice = { $seat } lance { $card }{ window-doubled } contre { window-aim } : { gems } de retour au Chaudron.{ window-after }
prompt-window-owl = { $number ->
    [0] { $seat } lance { $card }{ window-doubled } contre { window-aim } : rien à prendre, le Grimoire est vide.{ window-after }
   *[other] { $seat } lance { $card }{ window-doubled } contre { window-aim } pour prendre { cards } { $you ->
        [yes] de votre
       *[no] du
    } Grimoire.{ window-after }
}
prompt-window-curse = { $number ->
    [0] { $seat } lance { $card }{ window-doubled } contre { window-aim } : rien à défausser, le Grimoire est vide.{ window-after }
   *[other] { $seat } lance { $card }{ window-doubled } contre { window-aim } pour défausser { cards } { $you ->
        [yes] de votre
       *[no] du
    } Grimoire.{ window-after }
}
prompt-window-abracadabra = { $seat } lance { $card } contre { window-aim } pour échanger les Mains.{ window-after }
prompt-window-spell = { $number ->
    [0] { $seat } lance { $card }{ window-doubled } mais ne prend aucune Gemme dans le Chaudron.{ window-after }
   *[other] { $seat } lance { $card }{ window-doubled } pour prendre { gems } dans le Chaudron.{ window-after }
}
prompt-window-inspiration = { $number ->
    [0] { $seat } lance { $card }{ window-doubled } mais il n’y a aucune carte à piocher.{ window-after }
   *[other] { $seat } lance { $card }{ window-doubled } pour piocher { cards }.{ window-after }
}
prompt-window-crystal-ball = { $seat } lance { $card } pour regarder le haut de la Bibliothèque.{ window-after }
prompt-window-vortex = { $seat } lance { $card } : chaque Grimoire passe à gauche.{ window-after }
prompt-window-amulet = L’Amulette { DE($owner) } va détruire le Hocus { DE($seat) } : { $card }.{ window-asked }
prompt-window-counterspell = Le Contre-sort { DE($owner) } va détruire le Hocus { DE($seat) } : { $card }.{ window-asked }
prompt-window-black-cat = Le Chat Noir va apporter le Hocus { DE($seat) } dans la Main { DE($owner) } : { $card }.{ window-asked }
prompt-window-pumpkin = La Citrouille { DE($owner) } va renvoyer { $card } dans la Main { DE($seat) }.{ window-asked }

refusal-not-there = Cette carte n’est pas là ({ $source }).
refusal-no-hocus-waits = Un Pocus ne se pose que sur un Hocus en attente.
refusal-hocus-waits = Un Hocus est en attente : posez un Pocus ou passez.
refusal-end-the-turn = Un tour se finit avec 2 cartes ou 1 Gemme, pas en passant.
refusal-rearranged-already = Vous avez déjà réorganisé ; lancez un Hocus avant de recommencer.
refusal-bad-rearrangement = Choisissez autant de vos cartes que le Grimoire en compte, et pas les mêmes que maintenant.
refusal-last-gem-stays = Personne ne peut prendre la dernière Gemme si deux joueurs se retrouvent alors à égalité en tête.
refusal-marked = Une Citrouille a marqué cette carte : vous ne pouvez pas la jouer pendant ce tour.
refusal-one-inspiration = Une Inspiration a déjà été résolue pendant ce tour.
refusal-bad-target = Choisissez un autre joueur pour cible, ou personne si ce Hocus n’a pas de cible.
refusal-not-on-vortex = { $card } : ce Pocus ne se pose pas sur un Vortex.
refusal-vortex-from-hand = { $card } : sur un Vortex, ce Pocus ne se pose que depuis la Main.
refusal-no-target = { $card } : il faut un Hocus qui a une cible.
refusal-not-the-target = { $card } : ce Pocus est réservé à la cible actuelle.
refusal-no-number = { $card } : il faut un Hocus avec un chiffre imprimé.
refusal-one-wand = Il y a déjà une Baguette Magique sur ce Hocus.
refusal-bad-mirror = Seul un Miroir désigne un joueur, et il en faut un troisième : ni le lanceur ni vous.
refusal-refill-first = Posez d’abord { cards } de votre Main dans votre Grimoire.
refusal-grimoire-full = Un Grimoire compte au plus 3 cartes : posez { cards }.
refusal-choose-first = { $card } : choisissez d’abord { cards } du Grimoire de la cible.
refusal-arrange-first = Remettez d’abord sur la Bibliothèque les cartes que vous avez vues.
refusal-discard-first = Défaussez d’abord { cards } de votre Main.
refusal-time-is-up = Le Sablier a mis fin au tour : prenez 2 cartes ou 1 Gemme.

outcome-last-gem = La dernière Gemme a quitté le Chaudron.
outcome-turn-limit = Le dernier tour a été joué.

board-table = Chaudron [bold green]{ $number }[/] · Bibliothèque [bold]{ $library }[/] · Défausse [bold]{ $discarded }[/] · Tour [bold]{ $turn }[/]
board-table-limit = Chaudron [bold green]{ $number }[/] · Bibliothèque [bold]{ $library }[/] · Défausse [bold]{ $discarded }[/] · Tour [bold]{ $turn }[/] sur { $limit }
board-gems = Gemmes
board-known = connu : { $detail }
board-hocus = { $seat } : { $detail }
board-hocus-at = { $seat } : { $detail } → { $target }
board-number = N = { $number }
board-laid = { $detail } ({ $seat })
board-laid-at = { $detail } → { $target } ({ $seat })
board-laid-void = { $detail } ({ $seat }, sans effet)
board-hand = Votre Main : { $detail }
board-zone = Dans la Zone : { $detail }
board-discard = Défausse : { $detail }
board-library = Haut de la Bibliothèque : { $detail }
board-unknown = ?

## Why a move
why-draw = Deux cartes de plus tant qu’il reste { why-gems-left } dans le Chaudron.
why-draw-too-many = Votre Main n’a pas de place pour les deux : il faudrait aussitôt défausser { cards }.
why-draw-the-better = Deux nouvelles cartes valent plus qu’une Gemme : vous gardez les meilleures et défaussez aussitôt { cards }.
why-gems-left = { $number ->
    [one] { $number } Gemme
   *[other] { $number } Gemmes
}
why-gem = Une Gemme sûre, et deux cartes vous rapporteraient moins : vous en auriez { $total }, { $target } en a { $best }.
why-gem-dear = Une Gemme sûre, mais pas de nouvelle carte : vous en auriez { $total }, { $target } en a { $best }.
why-gem-full-hand = Votre Main n’a pas de place pour deux cartes, alors prenez une Gemme : vous en auriez { $total }, { $target } en a { $best }.
why-wins = Cela finit la partie, et vous gagnez avec { $total } contre { $best } pour { $target }.
why-loses = Cela finirait la partie et { $target } gagnerait avec { $best } contre { $total } pour vous.
why-last-gem-stays = { $number ->
    [0] Vous seriez à égalité en tête, donc la dernière Gemme doit rester : cela ne rapporte rien.
   *[other] Vous seriez à égalité en tête, donc la dernière Gemme doit rester : cela rapporte { gems }.
}
why-keep = À garder pour le tour où vous pourrez gagner : les Gemmes se volent, et pour l’instant vous pouvez en atteindre { $reach } sur les { $left } du Chaudron.
why-keep-behind = À garder pour le tour où vous pourrez gagner : même sans réponse, ce serait { $total } pour vous et { $best } pour { $target }.
why-spell = Rapporte { gems } et en laisse { $left } dans le Chaudron.
why-thief = { $number ->
    [0] Ne prend aucune Gemme à { $target }, qui n’en a pas.
   *[other] Prend { gems } à { $target }, qui en garde { $left }.
}
why-sacrifice = { $number ->
    [0] { $target } n’a aucune Gemme à rendre.
   *[other] { $target } rend { gems } au Chaudron et en garde { $left }.
}
why-inspiration = Rapporte { cards } pour le prix d’une.
why-crystal-ball = { $number ->
    [0] Il n’y a aucune carte à voir dans la Bibliothèque.
   *[other] Vous voyez et rangez { cards } en haut de la Bibliothèque avant de piocher.
}
why-vortex = { $number ->
    [0] Vous donneriez : { $lost } ; vous recevriez { DE($target) } : { $cards }.
   *[other] Vous donneriez : { $lost }, avec une carte de votre Main ; vous recevriez { DE($target) } : { $cards }.
}
why-abracadabra = Échange des Mains ; nombre de cartes : { $mine } pour vous, { $theirs } pour { $target }.
why-owl = Prend le meilleur du Grimoire { DE($target) } : { $cards }.
why-curse = Coûte à { $target } le meilleur du Grimoire : { $cards }.
why-rearrange-safer = Met hors d’atteinte des Hiboux et des Malédictions : { $cards }.
why-rearrange-open = Exposerait aux Hiboux et aux Malédictions : { $cards }.
why-pass-own = { $card } agit sans autre carte.
why-pass-no-answer = Vous n’avez pas de Pocus contre { $card } { DE($seat) }.
why-pass = { $number ->
    [0] { $card } { DE($seat) } vous coûte moins que la perte d’un Pocus.
   *[other] { $card } { DE($seat) } déplace { gems } : cela vous coûte moins que la perte d’un Pocus.
}
why-pass-dear = { $number ->
    [0] Vous laisseriez passer { $card } { DE($seat) }, et vous pouvez mieux faire.
   *[other] Vous laisseriez passer { $card } { DE($seat) }, qui déplace { gems }.
}
why-stopped-already = { $by } { DE($owner) } arrête déjà { $card }.
why-void = Après un Éclair, { $card } reste sans effet.
why-wand = Double votre { $card } : N = { $number }.
why-wand-other = Doublerait { $card } { DE($seat) } : N = { $number }.
why-lightning = Sauve votre { $card } : { $by } n’agit plus.
why-lightning-other = Sauverait { $card } { DE($seat) } : { $by } n’agirait plus.
why-lightning-early = Rien ne va arrêter { $card } { DE($seat) } : à garder.
why-lightning-early-own = Rien ne va arrêter votre { $card } : à garder.
why-lightning-back = Retourne { $card } contre { $target }.
why-lightning-hourglass = Sauve votre tour du Sablier ; dans votre Main : { cards }.
why-lightning-hourglass-other = Sauverait du Sablier le tour { DE($seat) } ; dans sa Main : { cards }.
why-hourglass = Met fin au tour { DE($seat) } ; dans sa Main : { cards }.
why-hourglass-own = Mettrait fin à votre propre tour ; dans votre Main : { cards }.
why-mirror = { $number ->
    [0] Tourne { $card } contre { $target }, qui n’a pas de Gemme.
   *[other] Tourne { $card } contre { $target }, qui a { gems }.
}
why-mirror-hand = Tourne { $card } contre { $target } ; dans sa Main : { cards }.
why-mirror-grimoire = Tourne { $card } contre { $target } ; dans son Grimoire : { $cards }.
why-black-cat = { $number ->
    [0] Arrête { $card } { DE($seat) } et l’apporte dans votre Main.
   *[other] Arrête { $card } { DE($seat) }, qui déplacerait { gems }, et l’apporte dans votre Main.
}
why-stops = Arrête { $card } { DE($seat) }, qui déplacerait { gems }.
why-stops-cards = Arrête { $card } { DE($seat) }.
why-stops-own = Arrêterait votre propre { $card }.
why-stops-the-end = Arrête { $card } { DE($seat) } : la partie finirait avec { $total } pour { $seat }.
why-stops-your-win = Arrêterait { $card } { DE($seat) }, qui finit la partie : vous gagneriez avec { $total }.
why-refill = Vous gardez cachées dans votre Main : { $cards }.
why-discard = Vous gardez dans votre Main : { $cards }.
why-choose = Rien ne vaut plus dans ce Grimoire : { $cards }.
why-choose-less = Vaudrait plus dans ce Grimoire : { $cards }.
why-arrange = Les deux prochaines cartes piochées : { $cards }.

# Regardé de près
about-vortex = Tous les Grimoires passent en même temps au joueur de gauche. Seuls un Contre-sort ou une Citrouille venus d’une Main l’arrêtent.
about-abracadabra = Vous échangez votre Main avec celle du joueur visé.
about-crystal-ball = Regardez les 4 cartes du dessus de la Bibliothèque et reposez-les dans l’ordre de votre choix.
about-owl = { $n ->
    [one] Prenez dans votre Main { $n } carte de votre choix du Grimoire visé.
   *[other] Prenez dans votre Main { $n } cartes de votre choix du Grimoire visé.
}
about-sacrifice = Le joueur visé remet { $n } Gemmes dans le Chaudron.
about-curse = { $n ->
    [one] Défaussez { $n } carte de votre choix du Grimoire visé.
   *[other] Défaussez { $n } cartes de votre choix du Grimoire visé.
}
about-inspiration = Piochez { $n } cartes, mais avec une seule Inspiration par tour.
about-thief = { $n ->
    [one] Le joueur visé vous donne { $n } Gemme.
   *[other] Le joueur visé vous donne { $n } Gemmes.
}
about-spell = { $n ->
    [one] Prenez { $n } Gemme dans le Chaudron.
   *[other] Prenez { $n } Gemmes dans le Chaudron.
}
about-amulet = Quand un Hocus vous vise : il est détruit, avec tous les Pocus posés dessus.
about-magic-wand = Double le chiffre d’un Hocus. Une seule Baguette agit sur chacun.
about-enchanted-mirror = Quand un Hocus vous vise : il vise un autre joueur, mais jamais son lanceur.
about-pumpkin = Le Hocus retourne dans la Main de son lanceur et ne peut plus être joué ce tour-ci.
about-counterspell = Détruit n’importe quel Hocus, avec tous les Pocus posés dessus.
about-hourglass = Le Hocus agit encore, puis son lanceur doit finir son tour.
about-black-cat = Apporte le Hocus dans votre Main, quel que soit son lanceur.
about-lightning = Agit aussitôt : aucun autre Pocus sur ce Hocus ne compte, ni avant ni après, sauf une Baguette Magique.
about-cauldron = Toutes les Gemmes partent d’ici. Celui qui prend la dernière met fin à la partie, et le plus de Gemmes gagne.
    .title = Chaudron
about-library = La pioche, face cachée. Quand elle est vide, la Défausse est mélangée pour en faire une nouvelle.
    .title = Bibliothèque
about-discard = Face visible pour tous, jusqu’à ce qu’elle devienne la nouvelle Bibliothèque.
    .title = Défausse
