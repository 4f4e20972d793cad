# Les mots que tous les jeux emploient.
clock = L’horloge
spectator = Un spectateur
seat = Joueur { $number }
nothing = rien
list = { $given } et { $detail }
list-before-i = { $given } et { $detail }
yes = oui
no = non
prompt-waiting = On attend { $seats }.

refused = { $detail } (règle { $rule })
refusal-not-offered = Vous ne pouvez pas faire cela maintenant.
refusal-not-asked = Ce n’est pas à vous de jouer.
refusal-game-over = La partie est finie.
refusal-not-a-move = Ce n’est pas un coup : { $detail }.
refusal-wrong-players = Ce jeu se joue de { $low } à { $high }, pas à { $given }.
refusal-bad-option = L’option { $option } peut valoir { $allowed }, pas { $given }.
refusal-unknown-option = Il n’y a pas d’option { $option } ; les options sont : { $known }.
refusal-unknown-rules = Il n’y a pas de version { $given } des règles ici ; versions connues : { $known }.

record-foreign = Ce n’est pas un enregistrement de Coven.
record-format = Cet enregistrement a le format { $given } ; on ne lit ici que les formats jusqu’à { $known }.
record-game = Il n’y a pas de jeu { $given } ici.
record-rules = Cette partie suit la version { $given } des règles. Versions connues ici : { $known }.
record-sealed = Cet enregistrement est scellé : la donne n’a pas encore été révélée.
record-commitment = Le secret ne correspond pas à l’engagement donné aux joueurs.
record-deal = Aucune partie ne peut commencer par cet en-tête : il enfreint la règle { $rule }.
record-not-a-move = Cette ligne n’est pas un coup.
record-gap = Il manque ici un coup dans le journal.
record-illegal = Ce coup enfreint la règle { $rule }.
record-hash = Cette ligne n’est pas conforme à la chaîne de hachage : elle a été modifiée, ou une ligne précédente.
record-told = Ce coup ne mène pas aux événements enregistrés.
record-outcome = Le résultat n’est pas celui auquel mènent les coups.
record-goes-on = L’enregistrement continue après la fin de la partie.
record-unfinished = L’enregistrement s’arrête avant la fin de la partie.

# Ce que le serveur refuse, et pourquoi.
problem-invalid = Le serveur n’a pas compris.
problem-sign-in = Choisissez d’abord un nom.
problem-bad-name = Ce nom contient des caractères non autorisés.
problem-bad-name-length = Un nom compte { $low } à { $high } lettres.
problem-name-taken = Ce nom est déjà pris.
problem-wrong-password = Nom ou mot de passe incorrect.
problem-no-game = Ce jeu n’existe pas.
problem-no-table = Cette table n’existe pas, ou ne vous est pas ouverte.
problem-no-sitter = Personne n’est assis là.
problem-not-open = La partie a déjà commencé.
problem-not-host = Seul l’hôte peut le faire.
problem-not-seated = Vous n’êtes pas assis à cette table.
problem-not-started = La partie n’a pas encore commencé.
problem-no-rematch = La partie n’est pas encore finie.
problem-seat-taken = Cette place est prise.
problem-stale = Trop tard : la partie a avancé. Regardez de nouveau.
problem-muted = L’hôte vous a mis en sourdine.
problem-no-take-back = Ce coup ne peut plus être annulé : quelqu’un y a appris quelque chose, ou a joué depuis.
problem-no-team-chat = Ici, les coéquipiers ne peuvent pas se parler en privé.
problem-empty = Il n’y a rien à envoyer.
problem-too-fast = Moins vite, s’il vous plaît. Réessayez dans un instant.
problem-not-json = Envoyez du JSON, avec l’en-tête Content-Type: application/json.
problem-too-big = C’est trop long.
problem-too-many-connections = Vous avez déjà { $most } connexions. Fermez-en une d’abord.
problem-too-many-tables = Vous avez trop de tables ouvertes.
problem-too-many-bots = Il y a plus de robots que de places.
problem-one-device = Une course ne laisse pas le temps de passer l’appareil.
problem-not-here = Sur un seul appareil, les personnes présentes et les robots occupent toutes les places.
problem-not-over = L’enregistrement se télécharge quand la partie est terminée.
problem-no-guide = Il n’y a pas de première partie guidée ici.
problem-unknown-game = Ce jeu n’existe pas ici.
problem-unknown-bot = Ce robot n’existe pas pour ce jeu.
problem-unknown-order = Cette consigne n’existe pas pour ce jeu.
problem-unknown-number = La page n’était plus synchronisée avec le serveur ; elle se recharge.
problem-rules-changed = Cette table a commencé sous d’autres règles et ne peut pas continuer ici.
problem-cross-site = Cette page ne peut pas faire cela.
problem-bad-token = Cette clé n’est pas valable, ou a été révoquée.
problem-no-token = Cette clé n’existe pas.
lost-home = Vers les jeux
problem-no-page = Il n’y a rien à cette adresse.
problem-wrong-method = Cette adresse ne s’utilise pas ainsi.
problem-forbidden = Vous ne pouvez pas faire cela.
problem-not-ended = La partie n’est pas encore finie.
problem-too-many-tokens = Vous avez déjà { $most } clés : révoquez-en une d’abord.
problem-cannot-save = Le serveur ne peut rien enregistrer pour le moment. La table attend : réessayez dans un instant.
problem-busy = Le serveur traite déjà beaucoup de demandes de ce genre. Réessayez dans un instant.
problem-restarting = Le serveur redémarre. Réessayez dans un instant.
problem-internal = Erreur du serveur. Elle a été enregistrée.
problem-no-person = On ne peut consulter personne de ce nom ici.
problem-not-yours = Jusqu’à la fin de la partie, vous ne voyez que votre propre jeu.
problem-no-seat = Cette place n’existe pas.

# La ligne de commande.
cli-players = de { $low } à { $high } joueurs
cli-allowed = { $allowed } (par défaut { $given })
cli-unknown-game = Il n’y a pas de jeu { $given } ; les jeux sont : { $known }.
cli-unknown-bot = Il n’y a pas de robot { $given } pour ce jeu ; les robots sont : { $known }.
cli-unknown-rule = Il n’y a pas de règle { $given } ; ce jeu a { $known }.
cli-bot-count = { $number } robots pour { $high } places : donnez-en un pour toutes, ou un par place.
cli-option-form = Une option s’écrit nom=valeur, pas { $given }.
cli-bad-seat = Il n’y a pas de place { $given } : choisissez des places de 1 à { $high }, séparées par des virgules, ou all pour toutes.
cli-no-such-seat = Il n’y a pas de place { $given } : choisissez de 1 à { $high }, ou all pour toutes.
cli-bad-name = { $given } ne convient pas comme nom : 20 lettres au plus, et un nom différent des autres.
cli-too-many-names = { $number } noms donnés pour { $high ->
    [one] une personne
   *[other] { $high } personnes
}.
cli-out-of-range = { $option } doit être compris entre { $low } et { $high }.
cli-whole-number = { $option } demande un nombre entier, pas { $given }.
cli-cannot-read = Impossible de lire { $file } : { $detail }.
cli-cannot-write = Impossible d’écrire { $file } : { $detail }.
cli-file-exists = { $file } existe déjà : choisissez un autre fichier, ou reprenez la partie avec --resume.
cli-folder-in-use = { $file } contient déjà des enregistrements de ce jeu : choisissez un autre dossier.
cli-no-folder = Il n’y a pas de dossier { $file }.
cli-finished = La partie de { $file } est finie : revoyez-la avec coven replay.
cli-old-record = { $file } a le format 1 et ne peut pas être continué : revoyez-le avec coven replay.
cli-resume-alone = --resume prend la partie telle qu’elle est dans le fichier : sans jeu, ni --players, --names, --option, --seed ou --save.
cli-no-people = Il n’y a que des robots dans cet enregistrement : dites avec --seat quelle place est la vôtre.
cli-see-help = { $detail } Voir : { $known }
cli-did-you-mean = Il n’y a pas de commande { $given }. Vouliez-vous dire { $known } ?
cli-unknown-command = Il n’y a pas de commande { $given }.
cli-too-much = Inattendu : { $given }.
cli-stopped = Arrêté.
cli-no-more-input = L’entrée s’est terminée avant votre réponse.
cli-output-closed = Plus personne ne lit la sortie.

cli-which-game = Quel jeu ? (de 1 à { $high }, ou son nom ; q pour quitter)
cli-how-many = Combien de joueurs, robots compris ? (de { $low } à { $high } ; q pour quitter)
cli-at-table = { $name }. À la table : { $detail }. La partie est enregistrée dans { $file }.
cli-commitment = SHA-256 du secret dont découle la donne : { $detail }
cli-move-title = { $name } · { $seat }
cli-your-move = Votre coup (? pour l’aide) :
cli-find-move = Tapez un mot pour trouver un coup, m pour les voir tous, ou Entrée pour recommencer le choix.
cli-more-log = … { $number } lignes plus anciennes (l pour les voir)
cli-no-such-number = Les coups sont numérotés de 1 à { $high }.
cli-hint = Un Adepte choisirait : { $detail }. { $given }
cli-no-hint = Il n’y a pas d’aide ici.
cli-no-such-move = Aucun coup ne contient « { $given } ». Tapez ? pour l’aide.
cli-play-help =
    numéro      choisir un coup, ou la suite d’un coup
    mots        jouer le coup qui contient ces mots, ou les montrer s’il y en a plusieurs
    m           tous les coups
    Entrée      revoir la table et recommencer le choix
    h           ce que ferait un Adepte, et pourquoi
    l           tout le journal
    r, r ID     la règle du moment, ou celle qui porte cet identifiant ou ce numéro
    {"{"}"move":…{"}"}  un coup en JSON
    q           quitter ; la partie est sauvegardée
cli-pass-screen = Passez l’écran à { $seat }. { $seat }, appuyez sur Entrée quand personne d’autre ne regarde.
cli-ready = C’est bon ? Entrée retourne la carte suivante et lance votre chrono.
cli-too-slow = Trop tard !
cli-quit = La partie est sauvegardée dans { $file }. Pour la reprendre : { $detail }
cli-interrupted = Interrompu ; la partie est sauvegardée. Pour la reprendre : { $detail }
cli-input-ended = L’entrée est terminée ; la partie est sauvegardée. Pour la reprendre : { $detail }
cli-terminal-closed = Le terminal a été fermé ; la partie est sauvegardée. Pour la reprendre : { $detail }
cli-record-kept = L’enregistrement est dans { $file }. Tout le monde peut le vérifier : { $detail }

cli-look-back = Revoir la partie : { $given }. Voir ce qui l’a décidée : { $detail }
cli-game-over = La partie est finie
cli-winners = { $winners-count ->
    [one] { $winners } gagne !
   *[other] { $winners } gagnent !
}
cli-place = Rang
cli-player = Joueur
cli-score = Score

cli-replay-title = { $name } · après le coup { $number }
cli-eyes = vu par { $seat }
cli-replay-keys = [{ $number } sur { $high }] Entrée ou → suite, b ou ← retour, numéro pour y aller, q quitter :
cli-only-for = (pour { $seats } seulement)

cli-no-files = Quel fichier ? coven verify FICHIER… (- lit l’entrée standard), ou coven verify --all BASE
cli-verified = vérifié. { $name }, { $number } coups. { $detail }
cli-unproved = rejoué, mais non vérifié. { $name }, { $number } coups. { $detail } Tous les coups sont permis et mènent à ce résultat, mais les empreintes du format 1 ne peuvent plus être vérifiées.
cli-chain-holds = non vérifié. { $detail } La chaîne de hachage est intacte, mais les coups ne peuvent pas être rejoués ici.
cli-all-verified = { $number ->
    [one] { $number } partie finie, tout est vérifié.
   *[other] Les { $number } parties finies sont vérifiées.
}
cli-some-bad = { $number ->
    [one] { $number } partie finie sur { $high } n’est pas vérifiée.
   *[other] { $number } parties finies sur { $high } ne sont pas vérifiées.
}
cli-bad-move = coup { $number } : { $detail }

cli-playing = En jeu
cli-stopped-early = Arrêté après { $number } parties sur { $high }.
cli-worker-lost = Un processus a été tué ; réessayez avec moins de --workers.
cli-tally-title = { $name }, { $number } joueurs, { $high ->
    [one] { $high } partie
   *[other] { $high } parties
}, graine { $given }
cli-seat = Place
cli-bot = Robot
cli-wins = Victoires
cli-win-rate = Taux de victoire (95 %)
cli-mean-score = Score moyen (95 %)
cli-lengths = Coups par partie : { $given } en moyenne, de { $low } à { $high }
cli-plot-title = { $name } : { $number } parties
cli-missing-extra = Pour { $option }, il faut d’autres paquets : pip install "coven-games[{ $given }]"
cli-site-done = Le site est dans { $file }. Pour l’essayer : python -m http.server --directory { $file }
cli-site-exists = { $file } existe déjà : choisissez un nouveau dossier.
cli-site-not-built = La page n’a pas été construite : lancez make web.
cli-site-server = { $given } n’est pas une adresse : écrivez https://coven.example.
cli-bad-picture = { $file } n’est pas une image : son nom doit finir par { $known }.
cli-backup-postgres = Seul SQLite se copie ici : pour PostgreSQL, utilisez pg_dump.
cli-backup-exists = { $file } existe déjà : choisissez un autre fichier.
cli-backup-done = { $file } : { $number } octets, vérifiés.
cli-restore-postgres = Seul SQLite se restaure ici : pour PostgreSQL, utilisez pg_restore ou psql.
cli-restore-done = { $file } contient maintenant { $given }. Relancez le serveur.
cli-restore-kept = Ce qu’il y avait avant est conservé dans { $file }.
start-in-use = Un autre serveur utilise { $file } : arrêtez-le d’abord.
start-unwritable = Impossible d’utiliser la base de données { $file } : { $detail }.
start-damaged = La base de données { $file } est abîmée ({ $detail }) : revenez à une copie avec coven restore.
start-foreign = { $file } est la base de données d’un autre programme : choisissez un autre fichier.
start-newer = La base de données vient d’un Coven plus récent (schéma { $given }, celui-ci connaît { $known }) : installez cette version ou une plus récente.
start-port-taken = Le port { $given } est déjà pris : choisissez-en un autre avec --port.
start-port-denied = Vous n’avez pas le droit d’écouter sur le port { $given } : choisissez-en un au-dessus de 1023 avec --port.
start-bad-address = Impossible d’écouter sur { $given } : { $detail }.
start-no-workers = Ce système ne permet pas plusieurs processus : démarrez le serveur avec un seul, sur autant de machines que vous voulez.

# Le laboratoire : tournois, analyse et équilibre.
lab-bad-budget = --budget se donne en secondes par décision, comme 0.5s, ou en nombre d’itérations, comme 200 : pas { $given }.
lab-two-bots = Un tournoi demande au moins deux robots différents, séparés par des virgules.
lab-no-cluster = Aucun cluster Ray ne répond à { $given }.
lab-other-arena = { $file } contient un autre tournoi : choisissez un autre dossier, ou les mêmes jeu, robots, joueurs, parties, options et graine.
lab-stopped-arena = Arrêté après { $number } parties du tournoi.
lab-continue-arena = Relancez la même commande avec --save { $file } pour continuer.
lab-arena-title = { $name }, { $number } joueurs, { $high ->
    [one] { $high } partie
   *[other] { $high } parties
}
lab-games = Parties
lab-rating = Cote (95 %)
lab-beside-fair = Victoires au-delà d’une part égale (95 %)
lab-against = Contre
lab-fair = Part égale
lab-analysis-title = { $name } : retour sur { $number } coups
lab-analysis-note = Gagné = part égale + choix propres + choix des autres + chance. Un choix est comparé au meilleur que le joueur pouvait trouver : ce que vous laissez filer compte en moins, et ce que les autres laissent filer peut vous revenir. Après ± : la moitié de l’intervalle à 95 %.
lab-turns-title = Les tournants de la partie
lab-costly-title = Les choix les plus coûteux
lab-result = Gagné
lab-choices = Choix propres
lab-others = Choix des autres
lab-luck = Chance
lab-lost = Perdu
lab-move = Coup
lab-made = Coup joué
lab-better = Mieux
lab-why = Pourquoi
lab-whose = Chances de
lab-before = Avant
lab-after = Après
lab-choice = Par choix
lab-seen = Chances de gagner, vues par un observateur
lab-actual = en connaissant chaque carte
lab-calibration-title = { $name }, { $number } joueurs : les prévisions se réalisent-elles ? ({ $high } parties)
lab-anywhere = À tout moment de la partie
lab-late = Dans les { $number } derniers coups
lab-brier = Score de Brier (95 %)
lab-slope = Pente (95 %)
lab-foretold = Prévu
lab-came-true = Réalisé (95 %)
lab-forecasts = Prévisions
lab-balance-note = Joué par : { $given }. Options : { $option }. Tous les intervalles sont à 95 %.
lab-page-written = { $file } : l’équilibre de { $number } parties.
lab-seats = Places
lab-length = Durée et choix
lab-mean = Moyenne (95 %)
lab-nine-of-ten = Neuf parties sur dix
lab-middle = Médiane
lab-moves = Coups par partie
lab-offers = Coups possibles quand il y a un choix
lab-choice-rate = Coups avec un choix
lab-measures = Ce que compte ce jeu
lab-times = Nombre de relevés
lab-contributions = Ce qui accompagne la victoire
lab-contributions-note = Ce que gagnent de plus les joueurs qui font une chose une fois de plus que les autres à la même table. Tous les noms d’une liste sont pesés ensemble ; dans une liste marquée *, une carte compte quel que soit son numéro. C’est une corrélation, pas une preuve : un joueur en train de gagner peut aussi la faire plus souvent. Certain : à plus de trois erreurs types de zéro.
lab-kinds = Sortes de coups
lab-what = Quoi
lab-uses = Fois par place et par partie
lab-worth = Gagné en plus pour une de plus (95 %)
lab-certain = Certain

# Pour un modèle de langage à la table.
mcp-table = Table { $name } : { $detail }. Vous êtes { $seat }.
mcp-news = Ce qui s’est passé depuis :
mcp-your-move = À vous de jouer : moves donne une liste numérotée, puis play joue un numéro.
mcp-moves = { $number ->
    [0] Vous n’avez aucun coup à jouer.
    [one] Un coup :
   *[other] { $number } coups :
}
mcp-more = … et { $number } autres : donnez des mots pour trouver un coup.
mcp-no-move = Aucun coup ne contient « { $given } ».
mcp-no-seat = Il n’y a pas de place { $given } : les places vont de 1 à { $high }.
mcp-no-table = Il n’y a pas de table { $given } ; tables : { $known }.

# La troupe : qui sont les robots.
cast-nan = Nan Bramblewick
cast-nan-line = N’oublie rien et ne pardonne que le jeudi.
cast-ambrose = Maître Ambrose Quill
cast-ambrose-line = Il a toute la soirée, une pipe pleine et une très bonne carte.
cast-tansy = Tansy Halfpenny
cast-tansy-line = Première année, chapeau d’occasion, peur de rien.
cast-azoth = Docteur Zeno Azoth
cast-azoth-line = Mélange d’abord, lit l’étiquette ensuite.
cast-ottoline = Dame Ottoline Sharpe
cast-ottoline-line = A écrit les règles, et corrige les vôtres en rouge.
cast-mudwort = Mère Mudwort
cast-mudwort-line = Ce qui tombe dans son marais est à elle, et la grenouille tient les comptes.
cast-mirko = Comte Mirko Halfnight
cast-mirko-line = Charmant jusqu’à minuit, puis charmant et parti avec vos gemmes.
cast-bibi = Bibi Sevenmoons
cast-bibi-line = Voit venir votre malchance et vous prévient avec un biscuit.
cast-cernan = Cernan Mosswick
cast-cernan-line = Ne joue jamais sans l’accord de l’oiseau perché dans ses bois.
cast-wilmot = Wilmot Hush
cast-wilmot-line = Mort en pleine partie, et toujours sûr que c’est son tour.
manner-vengeful = humeur rancunière
manner-patient = humeur patiente
manner-bold = humeur hardie
manner-chaotic = humeur brouillonne
manner-proud = humeur fière
manner-greedy = humeur avide
manner-sly = humeur rusée
manner-kind = humeur gentille
manner-careful = humeur prudente
manner-absent-minded = humeur distraite
