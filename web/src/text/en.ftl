# The words of the page itself.
skip = Skip to the content
nav = Menu
settings = Settings
rules = Rules
leave = Leave the table
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

problem-unknown = Something went wrong.
problem-offline = The server does not answer.
