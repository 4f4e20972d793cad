# Les mots de la page elle-même.
skip = Aller au contenu
nav = Menu
settings = Réglages
rules = Règles
leave = Quitter la table
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

problem-unknown = Quelque chose s’est mal passé.
problem-offline = Le serveur ne répond pas.
