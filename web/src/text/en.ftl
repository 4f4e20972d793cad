# The words of the page itself.
skip = Skip to content
nav = Menu
settings = Settings
rules = Rules
leave = Leave the table
leave-about = A bot takes your place. You can come back until the game ends.
to-lobby = Back to the lobby
your-name = Your name
rule-link = Rule { $rule }
your-move = Your move

lobby-title = Five magic games, one table
lobby-about = Play bots right away, or send a friend a link.
players-range = { $low } to { $high } players
play-bots = Play now
play-friends = With friends
play-here = On this device
play-again = Play again
again-open = A new table is waiting for you.
again-join = Join the next game
tables-mine = Your tables
tables-open = Open tables
table-playing = in progress
seats-free = { $number ->
    [one] one free seat
   *[other] { $number } free seats
}

new-title = New table
new-seats = How many players?
new-pace = How fast?
new-options = Variants
new-public = List the table in the lobby so anyone can join
new-make = Open the table
pace-none = No clock
pace-live = 30 seconds per move
pace-days = 3 days per move
option-standard = standard

invited-title = You are invited
invited-people = At the table: { $name }
invited-sit = Take a seat
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
room-start = Start with the players here
room-wait = The game starts as soon as everybody is here.

link-connecting = Connecting…
link-lost = Connection lost. Trying again…
link-closed = Disconnected
table-waits = The server can’t save right now. The table waits, and nothing is lost.
table-hurried = Too many Masters are thinking. Here they play as Adepts for now.
seat-waited = is thinking
seat-bot = a bot
seat-stand-in = away: a bot is playing
seat-doubted = answers do not fit the connection: its delay is not made up for
seat-lost = not connected
seat-you = You

zone-others = Other players
zone-middle = The table
zone-prompt = Your decision
zone-yours = Your cards
zone-side = Log and chat
zone-log = Log
zone-chat = Chat
zone-ending = How it ended
keys = Keys
keys-about = Tab and Enter reach everything. You can turn the letters off in the settings.
keys-close = Close
key-pass = pass
key-main = the one thing to do, when only one is lit
key-undo = undo a choice, close what is open
key-hint = hint
key-look = look closer at what has the focus
key-prompt = to your decision
key-yours = to your cards
key-middle = to the table
key-others = to the other players
key-log = open the log
key-chat = open the chat
key-help = this list
log-too = { $seats } too.
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-line = Say something
chat-send = Send
clock-left = { $number ->
    [one] One second left
   *[other] { $number } seconds left
}
card-face-down = A card, face down
card-not-now = Not possible right now
card-rule = Not now: rule { $rule }
prompt-moment = One moment…
prompt-waiting = Waiting for { $seats }.
pick-undo = Undo
pick-move = What do you want to do with it?
pick-target = Who? Choose a player.
pick-targets = Who? Choose the players.
pick-cards = Choose the cards.
pick-card = Choose a card.
text-moves = What you can do
text-no-moves = Nothing for you to do right now.

set-language = Language
set-theme = Theme
set-theme-night = Night
set-theme-day = Day
set-theme-system = Same as device
set-motion = Animations
set-motion-system = Same as device
set-motion-full = On
set-motion-none = Off
set-cards = Card size
set-cards-small = Small
set-cards-normal = Normal
set-cards-large = Large
set-confirm = Confirm every move
set-confirm-about = Nothing is played until you say yes.
set-keys = Letter keys
set-keys-about = At a table, letters stand for what you can do. Press ? there to see them.
set-sound = Sounds
set-sound-about = Cards, spells and gems can be heard, and two soft notes when it is your move.
set-safe = Stronger patterns
set-safe-about = Every colour that matters also has a sign or a pattern; this makes them larger.
set-plain = Table in text
set-plain-about = Text and buttons instead of drawings.
set-stored = These settings stay in this browser.
set-install = Install Coven
set-install-about = As an app of its own on this device. It also opens without a network.

rules-search = Search the rules
rules-nothing = No rule contains these words.
mark-d = Our own ruling, where the rulebook is silent or unclear
mark-x = From a public source outside the rulebook
mark-c = Reconstructed by us
lost-title = There is nothing here
lost-text = This address leads nowhere.

replay = Replay
replay-watch = Watch the replay
replay-controls = Replay controls
replay-slider = Position in the game
replay-where = Move { $number } of { $low }
replay-first = Go to the deal
replay-previous = One step back
replay-toggle = Play
replay-pause = Pause
replay-next = One step forward
replay-last = Go to the end
replay-speed = Speed
replay-times = { $number } ×
replay-eyes = View as
replay-share = Share this moment
replay-chances = Show winning chances
replay-chances-about = Each player’s chance of winning, as an onlooker would judge it. The pale band is the 95% interval; bots played on from some of the positions.
replay-mistakes = What decided the game
replay-mistakes-none = Nobody gave much away: luck decided.
replay-mistakes-note = Judged by what that player could know then, and checked again with ten times the thinking.
replay-mistake-at = Move { $number }: { $name }
replay-mistake-made = Chosen: { $detail }
replay-mistake-better = Better: { $detail }. It would have won { $number }% more often.
replay-chances-none = No bot can play this game yet.
replay-chance = { $number }%
replay-accounts = Show luck and skill
replay-part = { $given }%
replay-doubt = ± { $given }
replay-working = Bots are playing on from some positions…
replay-turns = Turning points
replay-turn = Move { $number }: { $name } { $low } → { $high }%
record = Record
record-download = Download the record
record-open = Open a record
record-bring = Choose a record, or drop it here
record-about = A file saved by Coven: one game with all its moves. The server does not keep it.

verify = Check the deal
verify-title = Was the deal fair?
verify-about = Before a game the server seals its secret and every player adds a number of their own, so nobody alone decides how the cards fall. After the game the seal is opened, and your browser checks everything itself.
verify-working = Checking…
verify-unable = Browsers can only check seals on secure addresses (https). Use the command line instead: coven verify.
verify-sealed = The game is still going, and its secret is sealed. Come back when it is over to check this number.
verify-all-yes = Everything matches
verify-all-no = Something does not match
verify-all-unknown = Not everything can be checked
verify-secret = The secret
verify-secret-yes = The revealed secret is the one that was sealed before the deal.
verify-secret-no = The revealed secret is not the one that was sealed before the deal.
verify-secret-unknown = The secret has not been revealed.
verify-promise = The seal
verify-promise-yes = This is the seal that this browser was shown when you sat down.
verify-promise-no = This browser was shown a different seal when you sat down.
verify-promise-unknown = This browser was not at the table, so it cannot say which seal was shown there.
verify-nonce = Your part
verify-nonce-yes = The number drawn by this browser went into the deal.
verify-nonce-no = The number drawn by this browser did not go into the deal.
verify-nonce-unknown = This browser drew no number for this deal.
verify-chain = The moves
verify-chain-yes = { $number ->
    [one] The only move fits the chain, from the deal to the result.
   *[other] All { $number } moves fit the chain, from the deal to the result.
}
verify-chain-no = The first line that fails is { $number ->
    [0] the heading
   *[other] move { $number }
}. { $detail }
verify-chain-unknown = This record has format 1. Its moves can be played again, but its hashes can no longer be checked: nobody can tell whether a line was changed.
verify-self = Check it yourself
verify-self-about = The chain shows whether a line was changed. If you have Coven installed, this command also shows that the cards fell as the seed says and that every move was legal: it shuffles, deals and plays every move again.
verify-again = Play it again here
verify-again-about = Your browser shuffles, deals and plays every move again by the rules, on this device: it shows that the cards fell as the seed says and that every move was legal.
verify-again-working = Playing every move again…
verify-again-yes = The deal follows from the seed, every move was legal, and the outcome is the same.
verify-again-no = Move { $number } does not hold: { $detail }
verify-numbers = The numbers
verify-commitment = The seal: SHA-256 of the secret
verify-revealed = The secret
verify-nonce-of = { $name }’s number
verify-seed = The seed of the deal: SHA-256 of all these

history = Your games
history-played = Games played
history-game = Game
history-all = All games
history-nobody = Play a game or sign in, and your games will be listed here.
history-empty = No finished games yet.
history-won = { $low ->
    [one] Won, { $low } point
   *[other] Won, { $low } points
}
history-place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} of { $high }, { $low ->
    [one] { $low } point
   *[other] { $low } points
}
history-left = Left: a bot played on for you
history-with = with { $name }
history-tallies = In numbers
history-games = Played
history-wins = Won
history-share = { $number } ({ $low }%)
history-left-games = Left
history-rating = Rating

account = Your account
account-guest = You are playing as a guest: only this browser knows you.
account-registered = You are signed in.
account-sign-in = Sign in
account-register = Create an account
account-leave = Sign out
account-leave-guest = A guest who signs out cannot come back. To keep your games, add a password first.
account-password = Password (8 characters or more)
account-old = Current password
account-new = New password (8 characters or more)
account-keep = Keep your games
account-keep-about = Add a password to turn this into an account: your name, games and seats stay yours on every device.
account-change = Change password
account-change-about = You will be signed out everywhere else, and your keys for programs end.
account-changed = Done.
tokens = Keys for programs
tokens-about = A program with a key plays under your name. Anyone with the key can act as you.
tokens-once = This key is shown only once. Copy it now.
tokens-label = What is it for?
tokens-make = Make a key
tokens-revoke = Revoke

room-code = The same link as a QR code
chat-to = Send to
chat-to-table = Everybody
chat-to-team = Your team
chat-muted = The host has muted you.
chat-people = Who can talk
chat-mute = Mute
chat-unmute = Unmute

problem-unknown = Something went wrong.
problem-offline = The server is not answering.

## Learning, hints and taking back
play-guided = Learn it
hint-ask = Hint
hint-move = An Adept would play:
hint-none = No hint for this one.
bot-guide = Guide
take-back = Take back
event-taken-back = The last move has been taken back.
card-advised = Suggested
lesson-count = Lesson { $number } of { $steps }
away-title = Not here yet
away-text = This page has not been loaded yet, and there is no connection. Try again once you are online.
account-rename = Rename
account-kept = This is your account now.
again-watch = Watch the next game
table-close = Close the table
invited-playing = The game has already begun. Only the players can see it until it ends; then this link shows the replay.
invited-ended = The game is over.
invited-closed = This table has been closed.
event-person-left = { $seat } has left. A bot plays on.
event-person-back = { $seat } is back.
guided-astray-back = You’ve gone your own way, which is fine. Play on, or take the move back.
guided-astray = You’ve gone your own way, which is fine. Just play on.
guided-astray-race = You’ve gone your own way, which is fine. There are no hints in a race: look for a wizard that shares nothing with the target.
guided-done = That was the last lesson: you know the game. Play on here, or:
guided-real = Play a real game
skip-to-asked = Skip to what you can do now
set-notices = Notify me when it is my move
set-notices-about = A browser notification while you are in another tab.
set-notices-forbidden = Your browser does not allow it. You can change that in its settings.

## Several people on one device
new-here = Who plays with you on this device?
new-here-about = You pass it around, and a curtain hides everybody’s cards.
new-here-add = Add somebody
new-here-name = Name of player { $number }
new-here-remove = Remove player { $number }
new-here-race = A race leaves no time to pass a device around: everybody needs their own.
pass-to = Pass the device to { $seat }.
pass-show = I am { $seat }: show my cards
pass-since = What happened since

# On this device, without a server
here-loading = Setting the table on your device…
here-alone = Your games are played on this device and stay in this browser. No server is needed.
here-about = You are playing on this device. Your games stay in this browser.
here-offline = You are offline. You can play here against bots all the same.
here-stay = Play on this device
here-leave = Back to the server
here-online = No network on the way? Play on this device: nothing but this browser is needed.
# The end of a game
end-you-win = You win!
end-you-share = You share the win!
end-place = { $number ->
    [2] Second place
    [3] Third place
   *[other] Place { $number }
  }
end-wins = { $seats-count ->
    [one] { $seats } wins!
   *[other] { $seats } win!
  }
end-next = Next: { $name }
end-turning = Show the turning point
end-turning-busy = Looking for it…
end-no-turning = No single move turned this game.
end-share = Share the link
end-picture = Share a picture
end-trouble = That did not work. Try again in a moment.

set-volume = Volume
sound-offer = Shall the table make sounds?
sound-yes = Yes
sound-no = No, thanks
join-table = Join
watch-table = Watch
room-fill = Fill with bots
orders = { $number ->
    [0] Asks me always
   *[other] Passes for me
}
orders-about = What the table does for you
orders-none = Ask me always
orders-hold = Let me think
set-bots = Speed of bots
set-bots-calm = calm
set-bots-normal = normal
set-bots-fast = fast
update-waiting = A new version is ready.
update-take = Load it

closer-close = Close
closer-before = The thing before
closer-next = The next thing
about-face-down = A card that lies face down. Nobody has told you which one it is.
    .title = Face down
