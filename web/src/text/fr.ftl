# Les mots de la page elle-même.
skip = Aller au contenu
nav = Menu
settings = Réglages
rules = Règles
leave = Quitter la table
leave-about = Un robot joue à votre place. Vous pouvez revenir jusqu’à la fin de la partie.
to-lobby = Retour au salon
your-name = Votre nom
rule-link = Règle { $rule }
your-move = À vous de jouer

lobby-title = Cinq jeux de magie, une seule table
lobby-about = Jouez tout de suite contre des robots, ou envoyez un lien à vos amis.
players-range = { $low } à { $high } joueurs
play-bots = Jouer
play-friends = Entre amis
play-here = Sur cet appareil
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
new-seats = Combien de joueurs ?
new-pace = À quel rythme ?
new-options = Variantes
new-public = Afficher la table dans le salon, pour que tout le monde puisse s’y asseoir
new-make = Ouvrir la table
pace-none = Sans limite de temps
pace-live = 30 secondes par coup
pace-days = 3 jours par coup
option-standard = standard

invited-title = On vous invite à jouer
invited-people = À la table : { $name }
invited-sit = S’asseoir
bots-level = Robots
bot-random = Aléatoire
bot-apprentice = Apprenti
bot-adept = Adepte
bot-master = Maître
room-title = Qui joue ?
room-free = Place libre
room-bot = Ajouter un robot
room-remove = Retirer
room-invite = Envoyez ce lien à vos amis
room-copy = Copier
room-copied = Copié
room-start = Commencer avec les joueurs présents
room-wait = La partie commence dès que tout le monde est là.

link-connecting = Connexion…
link-lost = Connexion perdue, nouvel essai…
link-closed = Déconnecté
table-waits = Le serveur ne peut rien enregistrer pour le moment. La table attend et rien n’est perdu.
table-hurried = Trop de Maîtres réfléchissent. Ici, ils jouent comme des Adeptes pour le moment.
seat-waited = réfléchit
seat-bot = un robot
seat-stand-in = absent : un robot joue à sa place
seat-doubted = les réponses ne vont pas avec la connexion : sa latence n’est pas compensée
seat-lost = non connecté
seat-you = Vous

zone-others = Les autres joueurs
zone-middle = La table
zone-prompt = Votre décision
zone-yours = Votre jeu
zone-side = Journal et discussion
zone-log = Journal
zone-chat = Discussion
zone-ending = Fin de la partie
keys = Touches
keys-about = Tab et Entrée mènent partout. Les lettres se désactivent dans les réglages.
keys-close = Fermer
key-pass = passer
key-main = la seule chose à faire, quand une seule est éclairée
key-undo = annuler un choix, fermer ce qui est ouvert
key-hint = conseil
key-look = regarder de près ce qui est choisi
key-prompt = vers votre décision
key-yours = vers vos cartes
key-middle = vers la table
key-others = vers les autres joueurs
key-log = ouvrir le journal
key-chat = ouvrir la discussion
key-help = cette liste
log-too = { $seats } aussi.
log-empty = Il ne s’est encore rien passé.
chat-empty = Personne n’a encore rien dit.
chat-line = Dire quelque chose
chat-send = Envoyer
clock-left = { $number ->
    [one] Encore une seconde
   *[other] Encore { $number } secondes
}
card-face-down = Une carte face cachée
card-not-now = Pas possible pour le moment
card-rule = Pas maintenant : règle { $rule }
prompt-moment = Un instant…
prompt-waiting = On attend { $seats }.
pick-undo = Annuler
pick-move = Que voulez-vous en faire ?
pick-target = Qui ? Choisissez un joueur.
pick-targets = Qui ? Choisissez les joueurs.
pick-cards = Choisissez les cartes.
pick-card = Choisissez une carte.
text-moves = Ce que vous pouvez faire
text-no-moves = Vous n’avez rien à faire pour le moment.

set-language = Langue
set-theme = Thème
set-theme-night = Nuit
set-theme-day = Jour
set-theme-system = Selon l’appareil
set-motion = Animations
set-motion-system = Selon l’appareil
set-motion-full = Activées
set-motion-none = Désactivées
set-cards = Taille des cartes
set-cards-small = Petite
set-cards-normal = Normale
set-cards-large = Grande
set-confirm = Confirmer chaque coup
set-confirm-about = Rien n’est joué tant que vous n’avez pas dit oui.
set-keys = Touches de lettres
set-keys-about = À une table, des lettres remplacent les boutons. Appuyez là-bas sur ? pour les voir.
set-sound = Sons
set-sound-about = On entend les cartes, les sorts et les gemmes, et deux notes douces quand c’est à vous.
set-safe = Motifs plus visibles
set-safe-about = Chaque couleur qui compte porte aussi un signe ou un motif ; cette option les agrandit.
set-plain = Table en texte
set-plain-about = Du texte et des boutons à la place des dessins.
set-stored = Ces réglages restent dans ce navigateur.
set-install = Installer Coven
set-install-about = Comme une application à part sur cet appareil. Elle s’ouvre aussi sans réseau.

rules-search = Chercher dans les règles
rules-nothing = Aucune règle ne contient ces mots.
mark-d = Notre décision, là où le livret ne dit rien ou n’est pas clair
mark-x = D’une source publique hors du livret
mark-c = Reconstitué par nous
lost-title = Il n’y a rien ici
lost-text = Cette adresse ne mène nulle part.

replay = Replay
replay-watch = Revoir la partie
replay-controls = Commandes du replay
replay-slider = Moment de la partie
replay-where = Coup { $number } sur { $low }
replay-first = Aller à la donne
replay-previous = Un pas en arrière
replay-toggle = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = Aller à la fin
replay-speed = Vitesse
replay-times = { $number } ×
replay-eyes = Du point de vue de
replay-share = Partager ce moment
replay-chances = Afficher les chances de gagner
replay-chances-about = Chances de gagner de chacun, telles qu’un observateur pouvait les estimer (zone pâle : intervalle à 95 %). Des robots ont joué la suite de certaines positions.
replay-mistakes = Ce qui a décidé la partie
replay-mistakes-none = Personne n’a laissé filer grand-chose : la chance a décidé.
replay-mistakes-note = Jugé d’après ce que ce joueur pouvait savoir alors, et vérifié avec dix fois plus de réflexion.
replay-mistake-at = Coup { $number } : { $name }
replay-mistake-made = Choisi : { $detail }
replay-mistake-better = Mieux : { $detail }. Cela aurait gagné { $number } % plus souvent.
replay-chances-none = Aucun robot ne sait encore jouer à ce jeu.
replay-chance = { $number } %
replay-accounts = Afficher la part de chance et d’habileté
replay-part = { $given } %
replay-doubt = ± { $given }
replay-working = Des robots jouent la suite de certaines positions…
replay-turns = Les tournants de la partie
replay-turn = Coup { $number } : { $name } { $low } → { $high } %
record = Enregistrement
record-download = Télécharger l’enregistrement
record-open = Ouvrir un enregistrement
record-bring = Choisissez un enregistrement, ou déposez-le ici
record-about = Un fichier écrit par Coven : une partie avec tous ses coups. Le serveur ne le conserve pas.

verify = Vérifier la donne
verify-title = La donne était-elle honnête ?
verify-about = Avant la partie, le serveur scelle son secret et chaque joueur ajoute un nombre à lui : personne ne décide seul de la donne. Après la partie, le sceau est ouvert, et votre navigateur vérifie tout lui-même.
verify-working = Vérification…
verify-unable = Les navigateurs ne vérifient les sceaux qu’à des adresses sécurisées (https). Utilisez la ligne de commande : coven verify.
verify-sealed = La partie est en cours, et son secret est scellé. Revenez quand elle sera finie pour vérifier ce nombre.
verify-all-yes = Tout concorde
verify-all-no = Quelque chose ne concorde pas
verify-all-unknown = Tout ne peut pas être vérifié
verify-secret = Le secret
verify-secret-yes = Le secret révélé est bien celui qui était scellé avant la donne.
verify-secret-no = Le secret révélé n’est pas celui qui était scellé avant la donne.
verify-secret-unknown = Le secret n’a pas été révélé.
verify-promise = Le sceau
verify-promise-yes = C’est le sceau que ce navigateur a vu quand vous avez pris place.
verify-promise-no = Ce navigateur a vu un autre sceau quand vous avez pris place.
verify-promise-unknown = Ce navigateur n’était pas à la table : il ne peut pas dire quel sceau y a été montré.
verify-nonce = Votre part
verify-nonce-yes = Le nombre tiré par ce navigateur a bien servi à la donne.
verify-nonce-no = Le nombre tiré par ce navigateur n’a pas servi à la donne.
verify-nonce-unknown = Ce navigateur n’a tiré aucun nombre pour cette donne.
verify-chain = Les coups
verify-chain-yes = { $number ->
    [one] Le seul coup est conforme à la chaîne, de la donne au résultat.
   *[other] Les { $number } coups sont conformes à la chaîne, de la donne au résultat.
}
verify-chain-no = La première ligne fausse est { $number ->
    [0] l’en-tête
   *[other] celle du coup { $number }
}. { $detail }
verify-chain-unknown = Cet enregistrement a le format 1. Ses coups peuvent être rejoués, mais ses empreintes ne peuvent plus être vérifiées : personne ne peut dire si une ligne a été modifiée.
verify-self = Vérifiez vous-même
verify-self-about = La chaîne montre si une ligne a été modifiée. Si Coven est installé chez vous, cette commande montre aussi que les cartes sont tombées comme le dit la graine et que chaque coup était permis : elle mélange, distribue et rejoue chaque coup.
verify-again = Rejouer ici
verify-again-about = Votre navigateur mélange, distribue et rejoue chaque coup selon les règles, sur cet appareil : il montre que les cartes sont tombées comme le dit la graine et que chaque coup était permis.
verify-again-working = Chaque coup est rejoué…
verify-again-yes = La donne découle de la graine, chaque coup était permis et le résultat est le même.
verify-again-no = Le coup { $number } ne tient pas : { $detail }
verify-numbers = Les nombres
verify-commitment = Le sceau : SHA-256 du secret
verify-revealed = Le secret
verify-nonce-of = Le nombre { DE($name) }
verify-seed = La graine de la donne : SHA-256 de tous ces nombres

history = Vos parties
history-played = Parties jouées
history-game = Jeu
history-all = Tous les jeux
history-nobody = Jouez une partie ou connectez-vous : vos parties seront listées ici.
history-empty = Aucune partie finie pour l’instant.
history-won = { $low ->
    [one] Gagnée, { $low } point
   *[other] Gagnée, { $low } points
}
history-place = { $number ->
    [1] 1er
   *[other] { $number }e
} sur { $high }, { $low ->
    [one] { $low } point
   *[other] { $low } points
}
history-left = Quittée : un robot a joué la suite
history-with = avec { $name }
history-tallies = En chiffres
history-games = Jouées
history-wins = Gagnées
history-share = { $number } ({ $low } %)
history-left-games = Quittées
history-rating = Cote

account = Votre compte
account-guest = Vous jouez en invité : seul ce navigateur vous connaît.
account-registered = Vous êtes connecté.
account-sign-in = Se connecter
account-register = Créer un compte
account-leave = Se déconnecter
account-leave-guest = Un invité qui se déconnecte ne peut pas revenir. Pour garder vos parties, ajoutez d’abord un mot de passe.
account-password = Mot de passe (8 caractères au moins)
account-old = Mot de passe actuel
account-new = Nouveau mot de passe (8 caractères au moins)
account-keep = Garder vos parties
account-keep-about = Avec un mot de passe, vous créez un compte : nom, parties et places restent à vous, sur tous vos appareils.
account-change = Changer le mot de passe
account-change-about = Vous serez déconnecté partout ailleurs, et vos clés pour programmes ne seront plus valables.
account-changed = C’est fait.
tokens = Clés pour vos programmes
tokens-about = Un programme muni d’une clé joue sous votre nom. Toute personne qui a la clé peut agir en votre nom.
tokens-once = Cette clé ne s’affiche qu’une fois. Copiez-la maintenant.
tokens-label = À quoi sert-elle ?
tokens-make = Créer une clé
tokens-revoke = Révoquer

room-code = Le même lien en QR code
chat-to = Envoyer à
chat-to-table = Tout le monde
chat-to-team = Votre équipe
chat-muted = L’hôte vous a mis en sourdine.
chat-people = Qui peut parler
chat-mute = Mettre en sourdine
chat-unmute = Enlever la sourdine

problem-unknown = Quelque chose s’est mal passé.
problem-offline = Le serveur ne répond pas.

## Apprendre, conseils et reprises
play-guided = Apprendre
hint-ask = Conseil
hint-move = Un Adepte jouerait :
hint-none = Pas de conseil pour ce coup.
bot-guide = Guide
take-back = Annuler le coup
event-taken-back = Le dernier coup a été annulé.
card-advised = Conseillé
lesson-count = Leçon { $number } sur { $steps }
away-title = Pas encore là
away-text = Cette page n’a pas encore été chargée, et il n’y a pas de connexion. Réessayez une fois en ligne.
account-rename = Renommer
account-kept = C’est maintenant votre compte.
again-watch = Regarder la partie suivante
table-close = Fermer la table
invited-playing = La partie a déjà commencé. Seuls les joueurs la voient jusqu’à la fin ; ensuite, ce lien montre le replay.
invited-ended = La partie est terminée.
invited-closed = Cette table a été fermée.
event-person-left = { $seat } a quitté la table. Un robot continue.
event-person-back = { $seat } est de retour.
guided-astray-back = Vous suivez votre propre chemin, et c’est très bien. Continuez, ou annulez le coup.
guided-astray = Vous suivez votre propre chemin, et c’est très bien. Continuez.
guided-astray-race = Vous suivez votre propre chemin, et c’est très bien. Pas de conseil pendant une course : cherchez un sorcier qui n’a rien en commun avec la cible.
guided-done = C’était la dernière leçon : vous connaissez le jeu. Continuez ici, ou bien :
guided-real = Jouer une vraie partie
skip-to-asked = Aller à ce que vous pouvez faire
set-notices = Me prévenir quand c’est à moi de jouer
set-notices-about = Une notification du navigateur quand vous êtes dans un autre onglet.
set-notices-forbidden = Votre navigateur ne le permet pas. Vous pouvez changer cela dans ses réglages.

## À plusieurs sur un appareil
new-here = Qui joue avec vous sur cet appareil ?
new-here-about = Vous vous le passez, et un rideau cache les cartes de chacun.
new-here-add = Ajouter quelqu’un
new-here-name = Nom du joueur { $number }
new-here-remove = Retirer le joueur { $number }
new-here-race = Dans une course, on n’a pas le temps de passer l’appareil : il en faut un par personne.
pass-to = Passez l’appareil à { $seat }.
pass-show = C’est moi, { $seat } : montrer mes cartes
pass-since = Ce qui s’est passé depuis

# On this device, without a server
here-loading = La table se prépare sur votre appareil…
here-alone = Vos parties se jouent sur cet appareil et restent dans ce navigateur. Aucun serveur n’est nécessaire.
here-about = Vous jouez sur cet appareil. Vos parties restent dans ce navigateur.
here-offline = Vous êtes hors ligne. Vous pouvez quand même jouer ici contre des robots.
here-stay = Jouer sur cet appareil
here-leave = Revenir au serveur
here-online = Pas de réseau en route ? Jouez sur cet appareil : ce navigateur suffit.
# La fin d’une partie
end-you-win = Vous gagnez !
end-you-share = Vous partagez la victoire !
end-place = { $number ->
    [2] Deuxième place
    [3] Troisième place
   *[other] { $number }e place
  }
end-wins = { $seats-count ->
    [one] { $seats } gagne !
   *[other] { $seats } gagnent !
  }
end-next = Ensuite : { $name }
end-turning = Voir le tournant
end-turning-busy = Recherche en cours…
end-no-turning = Aucun coup n’a fait basculer cette partie.
end-share = Partager le lien
end-picture = Partager une image
end-trouble = Cela n’a pas marché. Réessayez dans un instant.

set-volume = Volume
sound-offer = Voulez-vous entendre la table ?
sound-yes = Oui
sound-no = Non merci
join-table = Rejoindre
watch-table = Regarder
room-fill = Compléter avec des robots
orders = { $number ->
    [0] Toujours me demander
   *[other] Passe pour moi
}
orders-about = Ce que la table fait pour vous
orders-none = Toujours me demander
orders-hold = Je réfléchis
set-bots = Vitesse des robots
set-bots-calm = calme
set-bots-normal = normale
set-bots-fast = rapide
update-waiting = Une nouvelle version est prête.
update-take = La charger

closer-close = Fermer
closer-before = Ce qui précède
closer-next = Ce qui suit
about-face-down = Une carte posée face cachée. Personne ne vous a dit laquelle c’est.
    .title = Face cachée
