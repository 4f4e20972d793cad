# The words of the page itself.
skip = Skip to the content
nav = Menu
settings = Settings
rules = Rules
leave = Leave the table
leave-about = A bot plays on for you. You can come back as long as the game lasts.
to-lobby = To the lobby
your-name = Your name
rule-link = Rule { $rule }
your-move = Your move

lobby-title = Five magic games, one table
lobby-about = Play at once against bots, or send a friend a link.
players-range = { $low } to { $high } players
play-bots = Play now
play-friends = With friends
play-again = Play again
again-open = A new table waits for you.
again-join = Join the next game
tables-mine = Your tables
tables-open = Open tables
table-playing = being played
seats-free = { $number ->
    [one] one free seat
   *[other] { $number } free seats
}

new-title = A new table
new-seats = How many players?
new-pace = How fast?
new-options = Variants
new-public = Show the table in the lobby, so that anybody can join
new-make = Open the table
pace-none = No clock
pace-live = 30 seconds a move
pace-days = 3 days a move
option-standard = standard

invited-title = You are invited
invited-people = At the table: { $name }
invited-sit = Sit down
invited-late = The game has already begun.
bots-level = Bots
bot-random = Random
bot-apprentice = Apprentice
bot-adept = Adept
bot-master = Master
room-title = Who plays?
room-free = Free seat
room-bot = Add a bot
room-remove = Remove
room-invite = Send this link to your friends
room-copy = Copy
room-copied = Copied
room-start = Start with those who are here
room-wait = The game starts as soon as everybody is there.

link-connecting = Connecting …
link-lost = Connection lost, trying again …
link-closed = Disconnected
seat-waited = is thinking
seat-bot = a bot
seat-stand-in = away: a bot plays on
seat-lost = not connected
seat-you = You

zone-others = The others
zone-middle = The table
zone-prompt = What is asked
zone-yours = Yours
zone-side = Log and chat
zone-log = Log
zone-chat = Chat
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-line = Say something
chat-send = Send
clock-left = { $number ->
    [one] One second left
   *[other] { $number } seconds left
}
card-face-down = A card, face down
card-not-now = Not possible now
card-rule = Not now: rule { $rule }
prompt-waiting = Waiting for { $seats }.
pick-undo = Undo
pick-move = What do you want to do with it?
pick-target = Whom? Choose a person.
pick-targets = Whom? Choose the people.
pick-cards = Choose the cards.
pick-card = Choose a card.
text-moves = What you can do
text-no-moves = Nothing is asked of you now.

set-language = Language
set-theme = Light
set-theme-night = Night
set-theme-day = Day
set-theme-system = As the system
set-motion = Motion
set-motion-system = As the system
set-motion-full = Cards move
set-motion-none = No motion
set-cards = Size of the cards
set-cards-small = Small
set-cards-normal = Normal
set-cards-large = Large
set-confirm = Confirm every move
set-confirm-about = Nothing is played before you say yes.
set-sound = Sounds
set-sound-about = Two soft notes when it is your move.
set-safe = Stronger patterns
set-safe-about = Every colour that means something comes with a sign or a pattern; this draws them larger.
set-plain = Table in words
set-plain-about = Everything as text and buttons instead of drawings.
set-stored = These choices stay in this browser.

rules-search = Search the rules
rules-nothing = No rule has these words.
mark-d = Our own decision, where the rulebook is silent or unclear
mark-x = From a public source outside the rulebook
mark-c = Reconstructed by us
lost-title = There is nothing here
lost-text = This address leads nowhere.

replay = Replay
replay-watch = Watch the replay
replay-controls = Steps of the replay
replay-slider = Moment of the game
replay-where = Move { $number } of { $low }
replay-first = To the deal
replay-previous = One step back
replay-toggle = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-speed = Speed
replay-times = { $number } ×
replay-eyes = Seen with the eyes of
replay-share = Share this moment
replay-chances = Show the chances
replay-chances-about = How likely everybody was to win, for who looks on, pale around it the 95 % interval: bots have played on from some of the positions.
replay-chances-none = Nobody has taught this game to bots.
replay-chance = { $number } %
replay-accounts = Show luck and skill
replay-part = { $given } %
replay-doubt = ± { $given }
replay-working = Bots play on from its positions …
replay-turns = Where the game turned
replay-turn = Move { $number }: { $name } { $low } → { $high } %
record = Record
record-download = Download the record
record-open = Open a record
record-bring = Choose a record, or drop it here
record-about = A file that Coven has written: a game with all of its moves. Nothing of it is kept.
record-unplayable = This line is not a move that can be made here.

verify = Check the deal
verify-title = Was the deal fair?
verify-about = Before a game the server seals its secret and every player adds a number of their own: nobody alone decides how the cards fall. After the game the seal is broken, and your browser checks everything itself.
verify-working = Checking …
verify-unable = Browsers check seals on secure addresses only (https). Use the command line instead: coven verify.
verify-sealed = The game goes on, and its secret is sealed. Come back when it is over: then this number can be checked.
verify-good = Everything agrees
verify-bad = Something does not agree
verify-secret = The secret
verify-secret-yes = The secret that was revealed is the one that was sealed before the deal.
verify-secret-no = The secret that was revealed is not the one that was sealed before the deal.
verify-secret-unknown = The secret has not been revealed.
verify-promise = The seal
verify-promise-yes = It is the seal that this browser was shown when you sat down.
verify-promise-no = This browser was shown another seal when you sat down.
verify-promise-unknown = This browser did not sit at the table, so it cannot say which seal was shown there.
verify-nonce = Your part
verify-nonce-yes = The number that this browser drew went into the deal.
verify-nonce-no = The number that this browser drew did not go into the deal.
verify-nonce-unknown = This browser drew no number for this deal.
verify-chain = The moves
verify-chain-yes = { $number ->
    [one] The only move fits the chain, from the deal to the outcome.
   *[other] All { $number } moves fit the chain, from the deal to the outcome.
}
verify-chain-no = The first line that does not hold is { $number ->
    [0] the heading
   *[other] that of move { $number }
}. { $detail }
verify-self = Count again yourself
verify-self-about = The positions between the moves were worked out by this server. Where Coven is installed, this command shuffles, deals and plays every move again, without asking the server for anything but the record.
verify-numbers = The numbers
verify-commitment = The seal: SHA-256 of the secret
verify-revealed = The secret
verify-nonce-of = The number of { $name }
verify-seed = The seed of the deal: SHA-256 of all of these

history = Your games
history-played = Games played
history-game = Game
history-all = All games
history-nobody = Play a game, or sign in, and your games are listed here.
history-empty = No game has ended yet.
history-won = Won with { $low }
history-place = Place { $number } of { $high } with { $low }
history-left = Left: a bot played on
history-with = with { $name }
history-tallies = In numbers
history-games = Played
history-wins = Won
history-share = { $number } ({ $low } %)
history-left-games = Left
history-rating = Rating

account = Your account
account-guest = You play as a guest: this browser alone knows you.
account-registered = You are signed in.
account-sign-in = Sign in
account-register = Make an account
account-leave = Sign out
account-leave-guest = A guest who signs out cannot come back. Keep your games first, with a password.
account-password = Password (8 characters or more)
account-old = Present password
account-new = New password (8 characters or more)
account-keep = Keep your games
account-keep-about = With a password you become an account: name, games and seats stay yours, on every device.
account-change = Change the password
account-change-about = You are signed out everywhere else.
account-changed = Done.
tokens = Keys for programs
tokens-about = A program with a key plays under your name. Whoever has the key is you.
tokens-once = This key is shown this once. Copy it now.
tokens-label = What is it for?
tokens-make = Make a key
tokens-revoke = Revoke

room-code = The same link, to be scanned
chat-to = Who reads it
chat-to-table = Everybody
chat-to-team = Your team
chat-muted = The host has muted you.
chat-people = Who may speak
chat-mute = Mute
chat-unmute = Let speak

problem-unknown = Something went wrong.
problem-offline = The server does not answer.

## Learning, hints and taking back
play-guided = Learn it
hint-ask = Hint
hint-move = An Adept would do this:
hint-none = There is no hint for this.
bot-guide = Guide
take-back = Take back
event-taken-back = The last move has been taken back.
card-advised = Advised
lesson-count = Lesson { $number } of { $steps }
guided-astray = You have chosen a way of your own, which is fine. Play on, or take the move back if you still can.
guided-astray-race = You have chosen a way of your own, which is fine. In a race nobody gives hints: look for a wizard that shares nothing with the target.
guided-done = That was the last lesson: you know the game. Play on here, or:
guided-real = Now a real game
skip-to-asked = Skip to what you can do now
set-notices = Tell me when it is my move
set-notices-about = By the browser, while you look elsewhere.
set-notices-forbidden = Your browser does not allow it. You can change that in its own settings.

## Several people on one device
new-here = Who plays with you on this device?
new-here-about = You pass it on, and a curtain hides everybody’s cards.
new-here-add = Add somebody
new-here-name = Name of player { $number }
new-here-remove = Remove player { $number }
new-here-race = In a race there is no time to pass a device on: everybody needs one of their own.
pass-to = Pass the device to { $seat }.
pass-show = I am { $seat }: show my cards
pass-since = What has happened
