# Words that every game uses.
clock = The clock
seat = Player { $number }
nothing = nothing
list = { $given } and { $detail }
yes = yes
no = no

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
record-not-a-move = This line is not a move.
record-illegal = This move is against rule { $rule }.
record-hash = The position after this move is not the one that was recorded.
record-outcome = The outcome is not the one that the moves lead to.
record-goes-on = The record goes on after the end of the game.
record-unfinished = The record stops before the end of the game.
