# Les mots de la page elle-même.
skip = Aller au contenu
nav = Menu
settings = Réglages
rules = Règles
leave = Quitter la table
leave-about = Un robot joue la suite à votre place. Vous pouvez revenir tant que la partie dure.
to-lobby = Retour au salon
your-name = Votre nom
rule-link = Règle { $rule }
your-move = À vous de jouer

lobby-title = Cinq jeux de magie, une seule table
lobby-about = Jouez tout de suite contre des robots, ou envoyez un lien à vos amis.
players-range = { $low } à { $high } joueurs
play-bots = Jouer
play-friends = Entre amis
play-again = Rejouer
again-open = Une nouvelle table vous attend.
again-join = Rejoindre la partie suivante
tables-mine = Vos tables
tables-open = Tables ouvertes
table-playing = en cours
seats-free = { $number ->
    [one] une place libre
   *[other] { $number } places libres
}

new-title = Nouvelle table
new-seats = Combien de joueurs ?
new-pace = À quel rythme ?
new-options = Variantes
new-public = Montrer la table dans le salon, pour que chacun puisse s’y asseoir
new-make = Ouvrir la table
pace-none = Sans montre
pace-live = 30 secondes par coup
pace-days = 3 jours par coup
option-standard = standard

invited-title = Vous êtes invité
invited-people = À la table : { $name }
invited-sit = S’asseoir
invited-late = La partie a déjà commencé.
bots-level = Robots
bot-random = Hasard
bot-apprentice = Apprenti
bot-adept = Adepte
bot-master = Maître
room-title = Qui joue ?
room-free = Place libre
room-bot = Ajouter un robot
room-remove = Retirer
room-invite = Envoyez ce lien à vos amis
room-copy = Copier
room-copied = Copié
room-start = Commencer avec ceux qui sont là
room-wait = La partie commence dès que tout le monde est là.

link-connecting = Connexion …
link-lost = Connexion perdue, nouvel essai …
link-closed = Déconnecté
seat-waited = réfléchit
seat-bot = un robot
seat-stand-in = absent : un robot joue à sa place
seat-lost = non connecté
seat-you = Vous

zone-others = Les autres
zone-middle = La table
zone-prompt = Ce qui est demandé
zone-yours = À vous
zone-side = Journal et discussion
zone-log = Journal
zone-chat = Discussion
log-empty = Il ne s’est encore rien passé.
chat-empty = Personne n’a encore rien dit.
chat-line = Dire quelque chose
chat-send = Envoyer
clock-left = { $number ->
    [one] Encore une seconde
   *[other] Encore { $number } secondes
}
card-face-down = Une carte face cachée
card-not-now = Impossible pour le moment
card-rule = Pas maintenant : règle { $rule }
prompt-waiting = On attend { $seats }.
pick-undo = Annuler
pick-move = Que voulez-vous en faire ?
pick-target = Qui visez-vous ? Choisissez une personne.
pick-targets = Qui visez-vous ? Choisissez les personnes.
pick-cards = Choisissez les cartes.
pick-card = Choisissez une carte.
text-moves = Ce que vous pouvez faire
text-no-moves = On ne vous demande rien pour le moment.

set-language = Langue
set-theme = Lumière
set-theme-night = Nuit
set-theme-day = Jour
set-theme-system = Comme le système
set-motion = Mouvement
set-motion-system = Comme le système
set-motion-full = Les cartes bougent
set-motion-none = Aucun mouvement
set-cards = Taille des cartes
set-cards-small = Petite
set-cards-normal = Normale
set-cards-large = Grande
set-confirm = Confirmer chaque coup
set-confirm-about = Rien n’est joué avant votre accord.
set-sound = Sons
set-sound-about = Deux notes douces quand c’est à vous.
set-safe = Motifs plus visibles
set-safe-about = Chaque couleur qui a un sens porte un signe ou un motif ; ils sont dessinés plus grands.
set-plain = La table en mots
set-plain-about = Tout en texte et en boutons au lieu de dessins.
set-stored = Ces choix restent dans ce navigateur.

rules-search = Chercher dans les règles
rules-nothing = Aucune règle ne contient ces mots.
mark-d = Notre propre décision, là où le livret se tait ou reste obscur
mark-x = D’une source publique hors du livret
mark-c = Reconstitué par nous
lost-title = Il n’y a rien ici
lost-text = Cette adresse ne mène nulle part.

replay = Rediffusion
replay-watch = Revoir la partie
replay-controls = Étapes de la rediffusion
replay-slider = Moment de la partie
replay-where = Coup { $number } sur { $low }
replay-first = À la donne
replay-previous = Un pas en arrière
replay-toggle = Lire
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-speed = Vitesse
replay-times = { $number } ×
replay-eyes = Vue avec les yeux de
replay-share = Partager ce moment
replay-chances = Montrer les chances
replay-chances-about = Quelles étaient les chances de chacun, pour qui regarde, en pâle autour l’intervalle à 95 % : des robots ont joué la suite de quelques positions.
replay-chances-none = Personne n’a appris ce jeu aux robots.
replay-chance = { $number } %
replay-accounts = Montrer la chance et l’adresse
replay-part = { $given } %
replay-doubt = ± { $given }
replay-working = Des robots jouent la suite de ses positions …
replay-turns = Les tournants de la partie
replay-turn = Coup { $number } : { $name } { $low } → { $high } %
record = Compte rendu
record-download = Télécharger le compte rendu
record-open = Ouvrir un compte rendu
record-bring = Choisissez un compte rendu, ou déposez-le ici
record-about = Un fichier écrit par Coven : une partie avec tous ses coups. Rien n’en est gardé.
record-unplayable = Cette ligne n’est pas un coup qui puisse être joué ici.

verify = Vérifier la donne
verify-title = La donne était-elle honnête ?
verify-about = Avant la partie, le serveur scelle son secret et chaque joueur ajoute un nombre à lui : personne ne décide seul des cartes. Après la partie, le sceau est brisé, et votre navigateur vérifie tout lui-même.
verify-working = Vérification …
verify-unable = Les navigateurs ne vérifient les sceaux qu’à des adresses sûres (https). Utilisez la ligne de commande : coven verify.
verify-sealed = La partie continue, et son secret est scellé. Revenez quand elle sera finie : ce nombre pourra alors être vérifié.
verify-good = Tout concorde
verify-bad = Quelque chose ne concorde pas
verify-secret = Le secret
verify-secret-yes = Le secret révélé est bien celui qui était scellé avant la donne.
verify-secret-no = Le secret révélé n’est pas celui qui était scellé avant la donne.
verify-secret-unknown = Le secret n’a pas été révélé.
verify-promise = Le sceau
verify-promise-yes = C’est le sceau que ce navigateur a vu quand vous avez pris place.
verify-promise-no = Ce navigateur a vu un autre sceau quand vous avez pris place.
verify-promise-unknown = Ce navigateur n’était pas à la table : il ne peut dire quel sceau y fut montré.
verify-nonce = Votre part
verify-nonce-yes = Le nombre tiré par ce navigateur est entré dans la donne.
verify-nonce-no = Le nombre tiré par ce navigateur n’est pas entré dans la donne.
verify-nonce-unknown = Ce navigateur n’a tiré aucun nombre pour cette donne.
verify-chain = Les coups
verify-chain-yes = { $number ->
    [one] Le seul coup s’accorde avec la chaîne, de la donne au résultat.
   *[other] Les { $number } coups s’accordent avec la chaîne, de la donne au résultat.
}
verify-chain-no = La première ligne qui ne tient pas est { $number ->
    [0] l’en-tête
   *[other] celle du coup { $number }
}. { $detail }
verify-self = Refaire le calcul soi-même
verify-self-about = Les positions entre les coups ont été calculées par ce serveur. Là où Coven est installé, cette commande mélange, distribue et rejoue chaque coup, sans rien demander au serveur d’autre que le compte rendu.
verify-numbers = Les nombres
verify-commitment = Le sceau : SHA-256 du secret
verify-revealed = Le secret
verify-nonce-of = Le nombre ({ $name })
verify-seed = La graine de la donne : SHA-256 de tous ceux-ci

history = Vos parties
history-played = Parties jouées
history-game = Jeu
history-all = Tous les jeux
history-nobody = Jouez une partie, ou connectez-vous : vos parties seront listées ici.
history-empty = Aucune partie n’est encore finie.
history-won = Gagnée avec { $low }
history-place = Place { $number } sur { $high } avec { $low }
history-left = Quittée : un robot a continué
history-with = avec { $name }
history-tallies = En chiffres
history-games = Jouées
history-wins = Gagnées
history-share = { $number } ({ $low } %)
history-left-games = Quittées
history-rating = Cote

account = Votre compte
account-guest = Vous jouez en invité : seul ce navigateur vous connaît.
account-registered = Vous êtes connecté.
account-sign-in = Se connecter
account-register = Créer un compte
account-leave = Se déconnecter
account-leave-guest = Un invité qui se déconnecte ne peut pas revenir. Gardez d’abord vos parties, avec un mot de passe.
account-password = Mot de passe (8 caractères au moins)
account-old = Mot de passe actuel
account-new = Nouveau mot de passe (8 caractères au moins)
account-keep = Garder vos parties
account-keep-about = Avec un mot de passe, vous devenez un compte : nom, parties et places restent à vous, sur tous vos appareils.
account-change = Changer le mot de passe
account-change-about = Vous serez déconnecté partout ailleurs.
account-changed = C’est fait.
tokens = Clés pour programmes
tokens-about = Un programme muni d’une clé joue sous votre nom. Qui a la clé est vous.
tokens-once = Cette clé n’est montrée que cette fois. Copiez-la maintenant.
tokens-label = À quoi sert-elle ?
tokens-make = Créer une clé
tokens-revoke = Révoquer

room-code = Le même lien, à scanner
chat-to = Qui le lit
chat-to-table = Tout le monde
chat-to-team = Votre équipe
chat-muted = L’hôte vous a rendu muet.
chat-people = Qui peut parler
chat-mute = Rendre muet
chat-unmute = Laisser parler

problem-unknown = Quelque chose s’est mal passé.
problem-offline = Le serveur ne répond pas.

## Apprendre, conseils et reprises
play-guided = Apprendre
hint-ask = Conseil
hint-move = Un Adepte ferait ceci :
hint-none = Il n’y a pas de conseil pour cela.
bot-guide = Guide
take-back = Reprendre
event-taken-back = Le dernier coup a été repris.
card-advised = Conseillé
lesson-count = Leçon { $number } sur { $steps }
guided-astray = Vous avez choisi votre propre chemin, et c’est très bien. Continuez, ou reprenez le coup tant que c’est possible.
guided-astray-race = Vous avez choisi votre propre chemin, et c’est très bien. Pendant une course, personne ne donne d’indice : cherchez un sorcier qui n’a rien de commun avec la cible.
guided-done = C’était la dernière leçon : vous connaissez le jeu. Continuez ici, ou bien :
guided-real = Place à une vraie partie
skip-to-asked = Aller à ce que vous pouvez faire
set-notices = Me prévenir quand c’est à moi
set-notices-about = Par le navigateur, quand vous regardez ailleurs.
set-notices-forbidden = Votre navigateur ne le permet pas. Cela se change dans ses propres réglages.

## À plusieurs sur un appareil
new-here = Qui joue avec vous sur cet appareil ?
new-here-about = Vous vous le passez, et un rideau cache les cartes de chacun.
new-here-add = Ajouter quelqu’un
new-here-name = Nom du joueur { $number }
new-here-remove = Retirer le joueur { $number }
new-here-race = Dans une course, on n’a pas le temps de passer l’appareil : il en faut un par personne.
pass-to = Passez l’appareil à { $seat }.
pass-show = C’est moi, { $seat } : montrer mes cartes
pass-since = Ce qui s’est passé
