# Les mots que tous les jeux emploient.
clock = L’horloge
seat = Joueur { $number }
nothing = rien
list = { $given } et { $detail }
yes = oui
no = non

refused = { $detail } (règle { $rule })
refusal-not-offered = Ce n’est pas possible maintenant.
refusal-not-asked = Ce n’est pas à vous de jouer.
refusal-game-over = La partie est finie.
refusal-not-a-move = Ce n’est pas un coup : { $detail }.
refusal-wrong-players = Ce jeu se joue de { $low } à { $high }, pas à { $given }.
refusal-bad-option = L’option { $option } peut valoir { $allowed }, pas { $given }.
refusal-unknown-option = Il n’y a pas d’option { $option } ; il y a : { $known }.

record-foreign = Ce n’est pas un compte rendu de Coven.
record-format = Ce compte rendu a le format { $given } ; on lit ici le format { $known }.
record-rules = Cette partie suivait la version { $given } des règles ; elles en sont ici à la version { $known }.
record-sealed = Ce compte rendu est scellé : la donne n’a pas encore été révélée.
record-commitment = Le secret ne correspond pas à l’engagement donné aux joueurs.
record-not-a-move = Cette ligne n’est pas un coup.
record-illegal = Ce coup est contraire à la règle { $rule }.
record-hash = La position après ce coup n’est pas celle qui fut enregistrée.
record-outcome = Le résultat n’est pas celui auquel mènent les coups.
record-goes-on = Le compte rendu continue après la fin de la partie.
record-unfinished = Le compte rendu s’arrête avant la fin de la partie.
