# Ce que la table dessinée dit en plus des textes du jeu.
name-points = Points
name-become-the-pet = Chouchou
line-stunner = Stupéfie votre cible
line-fizzle = Rien : du bluff
line-shield = À l’abri, mais votre Drapeau se couche
line-points = { $n } pour votre Urne
line-favour = Plus on en a, mieux c’est
line-potion = Le plus de Potions : +100
line-private-lesson = Un Sort Raté contre un Stupéfix
line-time-turner = Rendez un jeton Retard
line-become-the-pet = Premier au prochain Partage, un Retard de moins

phase-preparing = Préparation
phase-aiming = Visée
phase-casting = Lancer ou Protego
phase-sharing = Partage

flag-up = { $house } : Drapeau levé
flag-down = { $house } : Drapeau couché
tell-house = { $flag ->
    [yes] { $house }, Drapeau levé
   *[no] { $house }, Drapeau couché
}
late = { $number ->
    [one] { $number } jeton Retard
   *[other] { $number } jetons Retard
}
pet = le Chouchou : choisit en premier
chosen = a choisi
card-prepared = une carte préparée, face cachée
rewards-kept = Récompenses gardées face cachée
casts-so-far = Sorts jusqu’ici : { $detail }
shield-over = Protego sur un { $card }
fate-standing = debout
fate-stunned = stupéfixé
fate-shielded = protégé

rewards = Les Récompenses
discard-label = Défausse
discard = Défausse : { $stunners } Stupéfix, { $fizzles ->
    [one] { $fizzles } Sort Raté
   *[other] { $fizzles } Sorts Ratés
}, { $number } face cachée
last-sharing = Dernier Partage
urns = Urnes
nobody-stood = Personne debout : rien à partager

prepared = Préparé
instead = Ou bien
aim-nobody = Ne viser personne
hand-empty = Plus de carte
pick-owner = Qui rend un jeton Retard ?

count-urn = Urne
count-potion = Maître des Potions : { $seat }
count-late = Retardataire : { $seat }
count-favour = { $number ->
    [one] { $seat } : { $number } Faveur
   *[other] { $seat } : { $number } Faveurs
}
count-more = Bonus
count-all = Tout montrer
under-shields = Les sorts de chacun, et ce que cachait Protego

people = Joueurs
tell-person = { $seat } : { $house }, { $flag ->
    [yes] Drapeau levé
   *[no] Drapeau couché
}, { $late ->
    [one] { $late } jeton Retard
   *[other] { $late } jetons Retard
}, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}, { $rewards ->
    [one] { $rewards } Récompense face cachée
   *[other] { $rewards } Récompenses face cachée
}
tell-aim = { $target ->
    [none] ne vise personne
   *[other] vise { $target }
}
tell-points = { $number } Points pris
tell-under = sous Protego : { $detail }
tell-choice = Vous avez choisi : { $detail }
