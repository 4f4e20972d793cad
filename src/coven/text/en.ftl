# Words that every game uses.
clock = The clock
spectator = A spectator
seat = Player { $number }
nothing = nothing
list = { $given } and { $detail }
list-before-i = { $given } and { $detail }
yes = yes
no = no
prompt-waiting = Waiting for { $seats }.

refused = { $detail } (rule { $rule })
refusal-not-offered = You can’t do that now.
refusal-not-asked = It is not your move.
refusal-game-over = The game is over.
refusal-not-a-move = That is not a move: { $detail }.
refusal-wrong-players = This game is for { $low } to { $high } players, not { $given }.
refusal-bad-option = Option { $option } can be { $allowed }, not { $given }.
refusal-unknown-option = There is no option { $option }; the options are: { $known }.
refusal-unknown-rules = There is no version { $given } of the rules here; known versions: { $known }.

record-foreign = This is not a Coven record.
record-format = This record has format { $given }; only formats up to { $known } can be read here.
record-game = There is no game { $given } here.
record-rules = This record follows version { $given } of the rules. Versions known here: { $known }.
record-sealed = This record is sealed: its deal has not been revealed yet.
record-commitment = The secret does not match the commitment the players were given.
record-deal = No game can start from this heading: it breaks rule { $rule }.
record-not-a-move = This line is not a move.
record-gap = A move is missing from the log here.
record-illegal = This move breaks rule { $rule }.
record-hash = This line does not fit the hash chain: it, or a line before it, was changed.
record-told = This move does not lead to the recorded events.
record-outcome = The result is not the one the moves lead to.
record-goes-on = The record goes on after the end of the game.
record-unfinished = The record stops before the end of the game.

# What the server refuses, and why.
problem-invalid = The server did not understand that.
problem-sign-in = Choose a name first.
problem-bad-name = This name contains characters that aren’t allowed.
problem-bad-name-length = A name has { $low } to { $high } letters.
problem-name-taken = This name is taken.
problem-wrong-password = Wrong name or password.
problem-no-game = There is no such game.
problem-no-table = There is no such table, or it is not open to you.
problem-no-sitter = Nobody is sitting there.
problem-not-open = The game has already begun.
problem-not-host = Only the host can do that.
problem-not-seated = You are not sitting at this table.
problem-not-started = The game has not begun yet.
problem-no-rematch = The game is not over yet.
problem-seat-taken = This seat is taken.
problem-stale = Too late: the game has moved on. Look again.
problem-muted = The host has muted you.
problem-no-take-back = This move can’t be taken back: somebody has learned something from it or acted since.
problem-no-team-chat = Teammates can’t talk in private here.
problem-empty = There is nothing to send.
problem-too-fast = Slow down, please. Try again in a moment.
problem-not-json = Send JSON, with the header Content-Type: application/json.
problem-too-big = That is too long.
problem-too-many-connections = You have { $most } connections already. Close one first.
problem-too-many-tables = You have too many open tables.
problem-too-many-bots = There are more bots than seats.
problem-one-device = A race leaves no time to pass the device around.
problem-not-here = On one device, people here and bots take all seats.
problem-not-over = The record can be downloaded when the game is over.
problem-no-guide = There is no guided first game here.
problem-unknown-game = That game doesn’t exist here.
problem-unknown-bot = This game has no such bot.
problem-unknown-order = This game has no such order.
problem-unknown-number = The page lost sync with the server and is reloading.
problem-rules-changed = This table was started under other rules and can’t continue here.
problem-cross-site = This page may not do that.
problem-bad-token = This key is not valid, or has been revoked.
problem-no-token = There is no such key.
lost-home = To the games
problem-no-page = There is nothing at this address.
problem-wrong-method = This address can’t be used that way.
problem-forbidden = You may not do that.
problem-not-ended = The game is not over yet.
problem-too-many-tokens = You already have { $most } keys: revoke one first.
problem-cannot-save = The server can’t save anything right now. The table waits: try again in a moment.
problem-busy = The server is busy with many requests of this kind. Try again in a moment.
problem-restarting = The server is restarting. Try again in a moment.
problem-internal = Server error. It has been logged.
problem-no-person = Nobody by that name can be looked up here.
problem-not-yours = Until the game ends you can only see your own view.
problem-no-seat = There is no such seat.

# The command line.
cli-players = { $low } to { $high } players
cli-allowed = { $allowed } (default { $given })
cli-unknown-game = There is no game { $given }; the games are: { $known }.
cli-unknown-bot = There is no bot { $given } for this game; the bots are: { $known }.
cli-unknown-rule = There is no rule { $given }; this game has { $known }.
cli-bot-count = { $number } bots were named for { $high } seats: name one for all, or one each.
cli-option-form = An option is written name=value, not { $given }.
cli-bad-seat = There is no seat { $given }: choose seats from 1 to { $high }, separated by commas, or all.
cli-no-such-seat = There is no seat { $given }: choose 1 to { $high }, or all.
cli-bad-name = { $given } can’t be used as a name: it must have at most 20 letters and be different from the others.
cli-too-many-names = { $number } names were given for { $high ->
    [one] one person
   *[other] { $high } people
}.
cli-out-of-range = { $option } must be between { $low } and { $high }.
cli-whole-number = { $option } takes a whole number, not { $given }.
cli-cannot-read = Can’t read { $file }: { $detail }.
cli-cannot-write = Can’t write { $file }: { $detail }.
cli-file-exists = { $file } already exists: choose another file, or continue the game with --resume.
cli-folder-in-use = { $file } already holds records of this game: choose another folder.
cli-no-folder = There is no folder { $file }.
cli-finished = { $file } is a finished game: watch it with coven replay.
cli-old-record = { $file } has format 1 and cannot be continued: watch it with coven replay.
cli-resume-alone = --resume takes the game as it is in the file: leave out the game, --players, --names, --option, --seed and --save.
cli-no-people = Only bots play in this record: use --seat to say which seat is yours.
cli-see-help = { $detail } See: { $known }
cli-did-you-mean = There is no command { $given }. Did you mean { $known }?
cli-unknown-command = There is no command { $given }.
cli-too-much = Not expected: { $given }.
cli-stopped = Stopped.
cli-no-more-input = The input ended before the question was answered.
cli-output-closed = Nothing is reading the output any more.

cli-which-game = Which game? (1 to { $high }, or its name; q to quit)
cli-how-many = How many players, bots included? ({ $low } to { $high }; q to quit)
cli-at-table = { $name }. At the table: { $detail }. The record is written to { $file }.
cli-commitment = SHA-256 of the secret behind the deal: { $detail }
cli-move-title = { $name } · { $seat }
cli-your-move = Your move (? for help):
cli-find-move = Type a word to find a move, m for all of them, or Enter to choose anew.
cli-more-log = … { $number } earlier lines (l shows them)
cli-no-such-number = The moves are numbered 1 to { $high }.
cli-hint = An Adept would choose: { $detail }. { $given }
cli-no-hint = There are no hints here.
cli-no-such-move = No move contains “{ $given }”. Type ? to see what you can type.
cli-play-help =
    number      choose that: a move, or what comes next
    words       play the move with these words, or show all that have them
    m           show all moves
    Enter       show the table again, and choose anew
    h           what an Adept would do, and why
    l           the whole log
    r, r ID     the rule for this moment, or the one with that id or number
    {"{"}"move":…{"}"}  a move as JSON
    q           leave; the game is saved
cli-pass-screen = Pass the screen to { $seat }. { $seat }, press Enter when nobody else is looking.
cli-ready = Ready? Press Enter to turn the next card and start your clock.
cli-too-slow = Too slow!
cli-quit = The game is saved in { $file }. Continue it with: { $detail }
cli-interrupted = Interrupted; the game is saved. Continue it with: { $detail }
cli-input-ended = The input ended; the game is saved. Continue it with: { $detail }
cli-terminal-closed = The terminal was closed; the game is saved. Continue it with: { $detail }
cli-record-kept = The record is in { $file }. Anyone can check it: { $detail }

cli-look-back = Watch it again: { $given }. See what decided it: { $detail }
cli-game-over = The game is over
cli-winners = { $winners-count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
}
cli-place = Place
cli-player = Player
cli-score = Score

cli-replay-title = { $name } · after move { $number }
cli-eyes = as { $seat } sees it
cli-replay-keys = [{ $number } of { $high }] Enter or → next, b or ← back, number jump, q quit:
cli-only-for = (only for { $seats })

cli-no-files = Which file? coven verify FILE… (- reads standard input), or coven verify --all DATABASE
cli-verified = verified. { $name }, { $number } moves. { $detail }
cli-unproved = played again, but not verified. { $name }, { $number } moves. { $detail } Every move is legal and they lead to this result, but the hashes of format 1 can no longer be checked.
cli-chain-holds = not verified. { $detail } The hash chain is intact, but the moves cannot be played again here.
cli-all-verified = { $number ->
    [one] The only finished game is verified.
   *[other] All { $number } finished games are verified.
}
cli-some-bad = { $number ->
    [one] One finished game out of { $high } is not verified.
   *[other] { $number } finished games out of { $high } are not verified.
}
cli-bad-move = move { $number }: { $detail }

cli-playing = Playing
cli-stopped-early = Stopped after { $number } of { $high } games.
cli-worker-lost = A worker process was killed; try again with fewer --workers.
cli-tally-title = { $name }, { $number } players, { $high ->
    [one] { $high } game
   *[other] { $high } games
}, seed { $given }
cli-seat = Seat
cli-bot = Bot
cli-wins = Wins
cli-win-rate = Win rate (95%)
cli-mean-score = Mean score (95%)
cli-lengths = Moves per game: { $given } on average, { $low } to { $high }
cli-plot-title = { $name }: { $number } games
cli-missing-extra = { $option } needs more packages: pip install "coven-games[{ $given }]"
cli-site-done = Wrote the site to { $file }. Try it: python -m http.server --directory { $file }
cli-site-exists = { $file } is there already: choose a new folder.
cli-site-not-built = The page has not been built: run make web.
cli-site-server = { $given } is not an address: write it as https://coven.example.
cli-bad-picture = { $file } is not a picture: its name must end in one of { $known }.
cli-backup-postgres = This only copies SQLite: use pg_dump for PostgreSQL.
cli-backup-exists = { $file } already exists: choose another file.
cli-backup-done = { $file }: { $number } bytes, checked.
cli-restore-postgres = This only restores SQLite: use pg_restore or psql for PostgreSQL.
cli-restore-done = { $file } is now what { $given } was. Start the server again.
cli-restore-kept = What was there before is kept as { $file }.
start-in-use = Another server is using { $file }: stop it first.
start-unwritable = Can’t use the database { $file }: { $detail }.
start-damaged = The database { $file } is damaged ({ $detail }): go back to a copy with coven restore.
start-foreign = { $file } is a database of another program: choose another file.
start-newer = The database was made by a newer Coven (schema { $given }, this one knows { $known }): install that version or a newer one.
start-port-taken = Port { $given } is already in use: choose another with --port.
start-port-denied = You may not listen on port { $given }: choose one above 1023 with --port.
start-bad-address = Can’t listen at { $given }: { $detail }.
start-no-workers = This system can’t run several workers: start the server with one, on as many machines as you like.

# The laboratory: tournaments, analysis and balance.
lab-bad-budget = --budget takes seconds per decision, such as 0.5s, or a number of iterations, such as 200: not { $given }.
lab-two-bots = A tournament needs at least two different bots, separated by commas.
lab-no-cluster = No Ray cluster answers at { $given }.
lab-other-arena = { $file } holds another tournament: choose another folder, or the same game, bots, players, games, options and seed.
lab-stopped-arena = Stopped after { $number } games of the tournament.
lab-continue-arena = Run the same command with --save { $file } to continue.
lab-arena-title = { $name }, { $number } players, { $high ->
    [one] { $high } game
   *[other] { $high } games
}
lab-games = Games
lab-rating = Rating (95%)
lab-beside-fair = Wins above a fair share (95%)
lab-against = Against
lab-fair = Fair share
lab-analysis-title = { $name }: a look back at { $number } moves
lab-analysis-note = Won = fair share + own choices + the others’ choices + luck. A choice is compared with the best that its player could have found: what you give away is less than zero, and what others give away may come to you. After ±: half of the 95% interval.
lab-turns-title = Turning points
lab-costly-title = The most costly choices
lab-result = Won
lab-choices = Own choices
lab-others = Others’ choices
lab-luck = Luck
lab-lost = Given away
lab-move = Move
lab-made = What was done
lab-better = Better
lab-why = Why
lab-whose = Whose chance
lab-before = Before
lab-after = After
lab-choice = By choice
lab-seen = Chance of winning, as an onlooker would judge it
lab-actual = knowing every card
lab-calibration-title = { $name }, { $number } players: do predicted chances come true? ({ $high } games)
lab-anywhere = Anywhere in a game
lab-late = In the last { $number } moves
lab-brier = Brier score (95%)
lab-slope = Slope (95%)
lab-foretold = Predicted
lab-came-true = Came true (95%)
lab-forecasts = Predictions
lab-balance-note = Played by: { $given }. Options: { $option }. All intervals are 95%.
lab-page-written = { $file }: the balance of { $number } games.
lab-seats = Seats
lab-length = Length and choices
lab-mean = Mean (95%)
lab-nine-of-ten = Nine games out of ten
lab-middle = Median
lab-moves = Moves per game
lab-offers = Moves to choose from, where there is a choice
lab-choice-rate = Moves with a choice
lab-measures = What this game counts
lab-times = Times counted
lab-contributions = What goes with winning
lab-contributions-note = How much more players win who do something once more than the others at the same table. All names in a list are weighed together; in a list marked * a card counts whatever its number. This is a correlation, not proof: a player who is winning may also get to do it more often. Certain: more than three standard errors from zero.
lab-kinds = Kinds of move
lab-what = What
lab-uses = Times per seat and game
lab-worth = Won more for one more (95%)
lab-certain = Certain

# For a language model at the table.
mcp-table = Table { $name }: { $detail }. You are { $seat }.
mcp-news = What has happened since:
mcp-your-move = It is your move: call moves for a numbered list, then play with a number.
mcp-moves = { $number ->
    [0] You have no move now.
    [one] One move:
   *[other] { $number } moves:
}
mcp-more = … and { $number } more: give some words to search for a move.
mcp-no-move = No move contains “{ $given }”.
mcp-no-seat = There is no seat { $given }: seats are 1 to { $high }.
mcp-no-table = There is no table { $given }; tables: { $known }.

# The cast: who the bots are.
cast-nan = Nan Bramblewick
cast-nan-line = Forgets nothing and forgives only on Thursdays.
cast-ambrose = Master Ambrose Quill
cast-ambrose-line = Has all evening, a full pipe and one very good card.
cast-tansy = Tansy Halfpenny
cast-tansy-line = First year, second-hand hat, no fear at all.
cast-azoth = Doctor Zeno Azoth
cast-azoth-line = Mixes first, reads the label afterwards.
cast-ottoline = Dame Ottoline Sharpe
cast-ottoline-line = Wrote the rules, and corrects yours in red.
cast-mudwort = Mother Mudwort
cast-mudwort-line = What falls into her swamp is hers, and the frog keeps count.
cast-mirko = Count Mirko Halfnight
cast-mirko-line = Charming until midnight, then charming and gone with your gems.
cast-bibi = Bibi Sevenmoons
cast-bibi-line = Sees your bad luck coming and warns you with a biscuit.
cast-cernan = Cernan Mosswick
cast-cernan-line = Never moves before the bird in his antlers has agreed.
cast-wilmot = Wilmot Hush
cast-wilmot-line = Died in the middle of a game and is still sure it is his turn.
manner-vengeful = vengeful
manner-patient = patient
manner-bold = bold
manner-chaotic = chaotic
manner-proud = proud
manner-greedy = greedy
manner-sly = sly
manner-kind = kind
manner-careful = careful
manner-absent-minded = absent-minded
