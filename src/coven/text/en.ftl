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
refusal-not-offered = That is not possible now.
refusal-not-asked = It is not your move.
refusal-game-over = The game is over.
refusal-not-a-move = That is not a move: { $detail }.
refusal-wrong-players = This game is for { $low } to { $high } players, not { $given }.
refusal-bad-option = Option { $option } may be { $allowed }, not { $given }.
refusal-unknown-option = There is no option { $option }; there are: { $known }.

record-foreign = This is not a Coven record.
record-format = This record has format { $given }; format { $known } can be read here.
record-rules = This record was played under version { $given } of the rules; here they have version { $known }.
record-sealed = This record is sealed: its deal has not been revealed yet.
record-commitment = The secret does not fit the commitment that the players were given.
record-deal = No game can begin with this heading: it is against rule { $rule }.
record-not-a-move = This line is not a move.
record-illegal = This move is against rule { $rule }.
record-hash = The position after this move is not the one that was recorded.
record-outcome = The outcome is not the one that the moves lead to.
record-goes-on = The record goes on after the end of the game.
record-unfinished = The record stops before the end of the game.

# What the server refuses, and why.
problem-invalid = The server did not understand that.
problem-sign-in = Choose a name first.
problem-bad-name = This name has signs that names cannot have.
problem-bad-name-length = A name has { $low } to { $high } letters.
problem-name-taken = This name is taken.
problem-wrong-password = Name and password do not fit.
problem-no-table = There is no such table, or it is not open to you.
problem-no-sitter = Nobody sits there.
problem-not-open = The game has already begun.
problem-not-host = Only the host can do that.
problem-not-seated = You do not sit at this table.
problem-not-started = The game has not begun yet.
problem-no-rematch = The game is not over yet.
problem-seat-taken = This seat is taken.
problem-stale = Too late: the table has moved on. Look again.
problem-muted = The host has muted you.
problem-no-take-back = This move cannot be taken back: somebody has learned something by it, or acted since.
problem-no-team-chat = There is no private talk among team mates here.
problem-empty = There is nothing to send.
problem-too-fast = Slowly, please. Try again in a moment.
problem-too-big = That is too long.
problem-too-many-tables = You have too many open tables.
problem-too-many-bots = There are more bots than seats.
problem-one-device = In a race there is no time to pass the device on.
problem-no-guide = There is no guided first game here.
problem-unknown-game = There is no such game here.
problem-unknown-bot = There is no such bot for this game.
problem-unknown-number = The page was out of step with the server. It starts again.
problem-rules-changed = This table was begun under other rules and cannot be continued here.
problem-cross-site = This page may not do that.
problem-bad-token = This token is not valid, or no longer.
problem-no-token = There is no such token.
problem-no-page = There is nothing at this address.
problem-wrong-method = This address cannot be used in this way.
problem-forbidden = You may not do that.
problem-not-ended = The game is not over yet.
problem-too-many-tokens = You have { $most } tokens already: revoke one first.
problem-restarting = The server is being restarted. Try again in a moment.
problem-internal = The server made a mistake. It has been written down.
problem-no-person = Nobody of this name can be looked up here.
problem-not-yours = Until the game has ended you can only look with your own eyes.
problem-no-seat = There is no such seat.

# The command line.
cli-players = { $low } to { $high } players
cli-allowed = { $allowed } (default { $given })
cli-unknown-game = There is no game { $given }; there are: { $known }.
cli-unknown-bot = There is no bot { $given } for this game; known bots: { $known }.
cli-unknown-rule = There is no rule { $given }; this game has { $known }.
cli-bot-count = { $number } bots were named for { $high } seats: name one for all, or one for each.
cli-option-form = An option is written name=value, not { $given }.
cli-bad-seat = There is no seat { $given }: seats are 1 to { $high }, with commas between, or all.
cli-no-such-seat = There is no seat { $given }: it must be 1 to { $high }, or all.
cli-bad-name = { $given } will not do as a name: up to 20 letters, and nobody else’s.
cli-too-many-names = { $number } names were given for { $high ->
    [one] one person
   *[other] { $high } people
}.
cli-out-of-range = { $option } must be between { $low } and { $high }.
cli-whole-number = { $option } takes a whole number, not { $given }.
cli-cannot-read = { $file } cannot be read: { $detail }.
cli-cannot-write = { $file } cannot be written: { $detail }.
cli-file-exists = { $file } is there already: choose another file, or continue it with --resume.
cli-folder-in-use = { $file } holds records of this game already: choose another folder.
cli-no-folder = There is no folder { $file }.
cli-finished = { $file } is a finished game: look at it with coven replay.
cli-resume-alone = --resume takes the game as it is in the file: leave out the game, --players, --names, --option, --seed and --save.
cli-no-people = Only bots play in this record: say which seat is yours with --seat.
cli-see-help = { $detail } See: { $known }
cli-too-much = That is too much: { $given }.
cli-stopped = Stopped.
cli-no-more-input = The input ended before the question was answered.
cli-output-closed = Nobody reads the output any more.

cli-which-game = Which game? (1 to { $high }, or its name; q quits)
cli-how-many = How many players, bots included? ({ $low } to { $high }; q quits)
cli-at-table = { $name }. At the table: { $detail }. The record is written to { $file }.
cli-commitment = SHA-256 of the secret behind the deal: { $detail }
cli-move-title = { $name } · { $seat }
cli-your-move = Your move (? helps):
cli-more-moves = … and { $number } more like these ({ $low } to { $high })
cli-find-move = Type a word to find a move, or m for all of them.
cli-more-log = … { $number } earlier lines (l shows them)
cli-no-such-number = The moves are numbered 1 to { $high }.
cli-no-such-move = No move has “{ $given }” in it. ? shows what you can type.
cli-play-help =
    number      make that move
    words       show only the moves with these words
    m           show all moves
    Enter       show the table again
    l           the whole log
    r, r ID     the rule of this moment, or the one with that id or number
    {"{"}"move": …{"}"}  a move as JSON
    q           leave; the game is kept
cli-pass-screen = Pass the screen to { $seat }. { $seat }, press Enter when nobody else is looking.
cli-ready = Ready? Enter turns the next card and starts your clock.
cli-too-slow = Too slow!
cli-quit = The game is kept in { $file }. Continue it with: { $detail }
cli-interrupted = Interrupted; the game is kept. Continue it with: { $detail }
cli-input-ended = The input ended; the game is kept. Continue it with: { $detail }
cli-terminal-closed = The terminal was closed; the game is kept. Continue it with: { $detail }
cli-record-kept = The record is in { $file }. Anybody can check it: { $detail }

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

cli-no-files = Which file? coven verify FILE … (- reads standard input)
cli-verified = verified. { $name }, { $number } moves. { $detail }
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
cli-win-rate = Win rate (95 %)
cli-mean-score = Mean score (95 %)
cli-lengths = Moves in a game: { $given } on average, { $low } to { $high }
cli-plot-title = { $name }: { $number } games
cli-no-matplotlib = { $option } needs matplotlib: pip install "coven[plot]"
cli-bad-picture = { $file } is no picture: its name must end in one of { $known }.
cli-backup-postgres = Only SQLite is copied here: use pg_dump for PostgreSQL.
cli-backup-exists = { $file } is there already: choose another file.
cli-backup-done = { $file }: { $number } bytes, checked.
cli-no-research = coven mcp needs more: pip install "coven[research]" ({ $detail })

# The laboratory: tournaments, analysis and balance.
lab-bad-budget = --budget is seconds for a decision, such as 0.5s, or a number of iterations, such as 200: not { $given }.
lab-two-bots = A tournament needs two different bots or more, with commas between.
lab-no-ray = --cluster needs Ray: pip install "coven[cluster]"
lab-no-cluster = No Ray cluster answers at { $given }.
lab-other-arena = { $file } holds another tournament: choose another folder, or the same game, bots, players, games, options and seed.
lab-stopped-arena = Stopped after { $number } games of the tournament.
lab-continue-arena = The same command with --save { $file } goes on from here.
lab-arena-title = { $name }, { $number } players, { $high ->
    [one] { $high } game
   *[other] { $high } games
}
lab-games = Games
lab-rating = Rating (95 %)
lab-beside-fair = Wins beside a fair share (95 %)
lab-against = Against
lab-fair = Fair share
lab-analysis-title = { $name }: { $number } moves, looked back at
lab-analysis-note = Won = fair share + own choices + the others’ choices + luck. Choices are measured against an Adept’s, given away is what was lost against the best that the player could have known; after ± half of the 95 % interval.
lab-turns-title = Where the game turned
lab-costly-title = Choices that gave most away
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
lab-choice = Of it by choice
lab-seen = Chance of winning, for who looks on
lab-actual = with every card as it lay
lab-calibration-title = { $name }, { $number } players: do chances come true? ({ $high } games)
lab-brier = Brier score (95 %)
lab-slope = Slope (95 %)
lab-foretold = Foretold
lab-came-true = Came true (95 %)
lab-forecasts = Forecasts
lab-balance-note = Played by: { $given }. Options: { $option }. All intervals are 95 %.
lab-page-written = { $file }: the balance of { $number } games.
lab-seats = Seats
lab-length = Length and choices
lab-mean = Mean (95 %)
lab-nine-of-ten = Nine of ten games
lab-middle = Median
lab-moves = Moves in a game
lab-offers = Moves on offer where there is a choice
lab-choice-rate = Moves with a choice
lab-contributions = What goes with winning
lab-contributions-note = How much more of a game is won by those who do something once more than the others at the same table. All names of one list are weighed together; in a list marked * a card counts whatever its number. A contrast and no proof: who is winning may also be able to do it more often. Certain: more than three standard errors from nothing.
lab-kinds = Kinds of moves
lab-what = What
lab-uses = Times a seat and game
lab-worth = Won more for one more (95 %)
lab-certain = Certain

# For a language model at the table.
mcp-table = Table { $name }: { $detail }. You are { $seat }.
mcp-news = What happened since:
mcp-your-move = It is your move: call moves for a numbered list, then play with a number.
mcp-moves = { $number ->
    [0] You have no move now.
    [one] One move:
   *[other] { $number } moves:
}
mcp-more = … and { $number } more: give words to find a move by.
mcp-no-move = No move has “{ $given }” in it.
mcp-no-seat = There is no seat { $given }: seats are 1 to { $high }.
mcp-no-table = There is no table { $given }; tables: { $known }.
