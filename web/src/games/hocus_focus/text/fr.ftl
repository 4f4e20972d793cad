# Ce que la table dessinée dit en plus des textes du jeu.
call-kazaam = Kazaam !
call-no-match = Pas de match !
call-wait = Laisser passer
key-kazaam = Espace
key-no-match = N
point-now = Montrez un sorcier !
point-left = { $number } s
point-keys = Touchez-le, ou utilisez les flèches et Entrée, ou la rangée de touches de 1 à 12.

target = Cible
target-label = La cible : { $detail }
target-none = Pas de cible
wizards = Les douze sorciers
people = Joueurs
place-label = Emplacement { $place } : { $detail }
place-last = Le dernier sorcier montré était ici
place-chosen = Vous montrez ce sorcier
pile = Pioche
pile-left = { $number ->
    [one] { $number } carte dans la pioche
   *[other] { $number } cartes dans la pioche
}
aside-label = { $number ->
    [0] Aucune carte mise de côté
    [one] { $number } carte mise de côté pour le prochain gagnant
   *[other] { $number } cartes mises de côté pour le prochain gagnant
}
aside-short = { $number } en bonus
cards-won = { $number ->
    [one] { $number } carte gagnée
   *[other] { $number } cartes gagnées
}
fact-goal = { $goal ->
    [none] Le plus de cartes l’emporte
    [one] La première carte gagne
   *[other] Premier à { $goal } cartes
}
tag-pointing = montre
tag-barred = bloqué
tag-away = absent
why-wrong = a montré un sorcier avec un point commun
why-late = n’a rien montré à temps
why-there-is = a crié « Pas de match ! », mais il y en a un
you-barred = Vous êtes bloqué jusqu’à la manche suivante.
you-barred-wrong = Bloqué jusqu’à la manche suivante : ce sorcier avait un point commun.
you-barred-late = Bloqué jusqu’à la manche suivante : vous n’avez rien montré à temps.
you-barred-there-is = Bloqué jusqu’à la manche suivante : il y a bien un match.
you-called = Vous avez crié { $word } après { $ms } ms.
you-wait = Vous laissez passer cette course.

last-race = Dernière course
race-none = Encore aucune annonce.
call-ms = { $ms } ms
call-told = { $seat } : { $word } après { $ms } ms
more-calls = { $number ->
    [one] et { $number } autre
   *[other] et { $number } autres
}
verdict-won = { $bonus ->
    [0] { $seats } gagne !
   *[other] { $seats } gagne, avec { $bonus } en bonus !
}
verdict-wrong = { $seats } : mauvais sorcier
verdict-late = { $seats } : trop tard
verdict-there-is = { $seats } : il y a un match
verdict-tied = Égalité : personne ne gagne
verdict-idle = Aucune annonce
tell-person = { $seat } : { $detail }

shown-match = { $seat } a raison : rien en commun !
shown-common = { $seat } se trompe. En commun : { $traits }.
shown-late = { $seat } n’a pas montré à temps.
shown-no-match = { $seat } a raison : il n’y a pas de match !
shown-there-is = { $seat } se trompe : il y a un match.
shown-nobody = Personne ne gagne. La cible est mise de côté.
doubted = { $seat } : les réponses ne vont pas avec la connexion, sa latence n’est donc pas compensée.

trait = { $name } { $detail }
dyed-red = rouge (pois)
dyed-purple = violet (rayures)
dyed-green = vert (damier)
dyed-turquoise = turquoise (étoiles)
