game = Hocus
game-about = Poker for wizards: with one spell a turn you build the shared Communities, the Pots beside them and your own Pockets.
option-goal = Points that end the game
option-schools = How players get their school
option-schools-dealt = dealt at random
option-schools-chosen = chosen in turn order
option-truly_advanced = With Enchantment and Chronomancy
option-classic = Classic: Basic Spells only, no Owls are claimed
option-round_limit = Maximum number of rounds

# Cards
owls = { $n } of Owls
swords = { $n } of Swords
cups = { $n } of Cups
wands = { $n } of Wands
face-down = the face-down card in place { $n }

# Spells
build-community = Build Community
build-pot = Build Pot
build-pocket = Build Pocket

chaos = Chaos
entropic-energy = Entropic Energy
wild-surge = Wild Surge
twist-of-fate = Twist of Fate
about-entropic-energy = Put the top card of the deck face up into a Community of at most 2 cards; draw 1.
about-wild-surge = Put 1 Hand card into a Pot; RETURN 1 to 3 Hand cards and draw as many.
about-twist-of-fate = Put 1 or 2 Hand cards into a Pocket and the top card of the deck face up into a Community; draw 1.

alchemy = Alchemy
transmute = Transmute
gilding = Gilding
dissolve = Dissolve
about-transmute = Put 1 Cup from your Hand face up into a Community; draw 1.
about-gilding = Put 1 Hand card into a Pot; RETURN 1 Hand card, draw 1.
about-dissolve = Put a face-up card of any Community, even a full one, under the deck; put 1 Hand card face up into its place.

flame = Flame
wildfire = Wildfire
scorch = Scorch
kindle = Kindle
about-wildfire = Put 2 Hand cards face up into Communities, the same one or two different ones; draw 2.
about-scorch = Move a face-up card of any Community, even a full one, into its Pot; put 1 Hand card face up into its place.
about-kindle = Put 1 Wand from your Hand face up into a Community; draw 1.

illusion = Illusion
veil = Veil
mirage = Mirage
sleight-of-hand = Sleight of Hand
about-veil = Put 1 Sword from your Hand face down into a Community; only you may look at it until the showdowns. Draw 1.
about-mirage = Swap one card between two Communities that are not full; then put 1 Hand card into a Pot.
about-sleight-of-hand = Put a card from one of your Pockets into a Pot and 1 Hand card into its place.

divination = Divination
scry = Scry
foresight = Foresight
second-sight = Second Sight
about-scry = Put 1 Hand card into a Pot of 3 cards or more; look at that whole Pot; RETURN 1 Hand card and draw 1.
about-foresight = Put 1 Hand card face up into a Community; draw 2, then RETURN any 1 Hand card.
about-second-sight = Put 1 or 2 Hand cards into a Pocket; look at one Pocket of another player, if there is one; draw 2, then RETURN any 1 Hand card.

conjuration = Conjuration
summon = Summon
familiar = Familiar
manifest = Manifest
about-summon = Put 1 Hand card face up into a Community; draw 1.
about-familiar = Put 1 Owl from your Hand into a Pot; draw 1.
about-manifest = Put 1 or 2 Hand cards into a Pocket; draw 1.

enchantment = Enchantment
power-siphon = Power Siphon
gilded-sigil = Gilded Sigil
warding-rune = Warding Rune
about-power-siphon = Put 1 Hand card face up into a Community and this card beside it: after each Spell or Owl that puts a card there, this one too, you draw 1.
about-gilded-sigil = Put 1 Hand card into a Pot and this card beside it: 1 more point if you alone win it. Draw 1.
about-warding-rune = Put 1 or 2 Hand cards into a Pocket and this card beside it: 1 more point if that Pocket alone wins. Draw 2.

chronomancy = Chronomancy
rewind = Rewind
haste = Haste
stasis = Stasis
about-rewind = Swap a Hand card for a face-up card of a Community that is not full; then put another Hand card into its Pot. SHIFT: swap a Hand card for a card in one of your Pockets.
about-haste = Put 1 Hand card face up into a Community and 1 into its Pot; draw 1. SHIFT: RETURN 1 Hand card, draw 1.
about-stasis = Put 1 Hand card face up into a Community; RETURN 1 Hand card, draw 1. SHIFT: move a card from one of your Pockets to the other.

beside-community = beside Community
beside-pot = beside Pot
beside-pocket = beside Pocket
no-school = Basic Spells only
no-school-yet = no school yet

# Sets
straight-flush = Straight Flush
four-of-a-kind = Four of a Kind
full-house = Full House
flush = Flush
straight = Straight
three-of-a-kind = Three of a Kind
two-pair = Two Pair
pair = Pair
high-card = High Card

# Moves
move-take-school = Take the school of { $school }
move-cast = { $spell }: { $parts }
move-shift = SHIFT of { $spell }: { $parts }
move-use-owl = Use the { $owl }: { $parts }
move-end-turn = End your turn without an Owl
move-return = RETURN { $cards }
move-name-order = Hold the showdowns in this order: Community { $communities }
move-commit = Commit your Pocket { $pocket }
move-decline = Pass and keep your Pockets

part-into-community = { $card } face up into Community { $community }
part-face-down = { $card } face down into Community { $community }
part-into-pot = { $cards } into Pot { $pot }
part-into-pocket = { $cards } into your Pocket { $pocket }
part-return-card = RETURN { $card }
part-choose-return = { $redraw ->
    [yes] { $most ->
        [one] then RETURN a card and draw one
       *[other] then RETURN up to { $most } cards and draw as many
    }
   *[no] then RETURN a card
}
part-draw = { $number ->
    [one] draw a card
   *[other] draw { $number } cards
}
part-top-into-community = top card face up into Community { $community }
part-exchange = swap { $card } for { $taken } in Community { $community }
part-exchange-pocket = swap { $card } for { $taken } in your Pocket { $pocket }
part-move-pocket = { $card } from your Pocket { $pocket } into your other one
part-scorching = { $card } from Community { $community } into its Pot
part-dissolving = { $card } from Community { $community } under the deck
part-palming = { $taken } from your Pocket { $pocket } into Pot { $pot }, { $card } into its place
part-swap = swap { $card } in Community { $community } with { $other_card } in Community { $other_community }
part-look-into-pot = look at that whole Pot
part-look-at-pocket = look at { $target }’s Pocket { $pocket }
part-lay-beside = this card { $place } { $number }

# Events
event-school-taken = { $seat } takes the school of { $school }.
event-round-began = Round { $number } begins. { $seat } is the first player.
event-dealt = You are dealt { $cards }.
event-passed = { $seat } has no Hand cards and passes.
event-final-turns = All Communities are full: everybody has one more turn, { $seat } the last.
event-hands-empty = Nobody has any Hand cards left: no more turns this round.
event-spell-cast = { $seat } uses { $spell }.
event-shifted = { $seat } uses the SHIFT of { $spell }.
event-owl-used = { $seat } uses the { $owl }.
event-owls-returned = { $seat } RETURNs { $owls }.
event-laid-open = { $seat } puts the { $card } face up into Community { $community }.
event-laid-face-down = { $seat } puts a card face down into Community { $community }.
event-laid-in-pot = { $number ->
    [one] { $seat } puts a card into Pot { $pot }.
   *[other] { $seat } puts { $number } cards into Pot { $pot }.
}
event-laid-in-pocket = { $number ->
    [one] { $seat } puts a card into Pocket { $pocket }.
   *[other] { $seat } puts { $number } cards into Pocket { $pocket }.
}
event-top-laid-open = The top card, the { $card }, goes face up into Community { $community }.
event-drew = { $number ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $number } cards.
}
event-received = You draw { $cards }.
event-returned = { $number ->
    [one] { $seat } RETURNs a card.
   *[other] { $seat } RETURNs { $number } cards.
}
event-exchanged = { $seat } puts the { $card } into Community { $community } and takes the { $taken } into Hand.
event-pocket-exchanged = { $seat } swaps card { $place } of Pocket { $pocket } for a Hand card.
event-pocket-moved = { $seat } moves card { $place } of Pocket { $pocket } to the other Pocket.
event-scorched = The { $card } goes from Community { $community } into its Pot.
event-dissolved = The { $card } goes from Community { $community } under the deck.
event-palmed = { $seat } puts card { $place } of Pocket { $pocket } into Pot { $pot } and a Hand card into its place.
event-swapped = { $seat } swaps two cards: { $card } (Community { $community }) and { $other_card } (Community { $other_community }).
event-looked-into-pot = { $seat } looks at the whole Pot { $pot }.
event-looked-at-pocket = { $seat } looks at { $target }’s Pocket { $pocket }.
event-saw = You see { $cards }.
event-laid-beside = { $seat } lays { $spell } { $place } { $number }.
event-siphoned = A card was added to Community { $community }: Power Siphon works for { $seat }.
event-revealed = Revealed in Community { $community }: { $cards }.
event-order-named = { $seat } names the order of the showdowns: Community { $communities }.
event-committed = { $seat } commits Pocket { $pocket } to Community { $community }.
event-declined = { $seat } passes on Community { $community }.
event-pocket-shown = { $seat } shows Pocket { $pocket }, { $cards }: { $kind } ({ $best }).
event-pot-won = { $points ->
    [one] { $winner } wins Pot { $pot } { $reason } and scores a point ({ $cards }).
   *[other] { $winner } wins Pot { $pot } { $reason } and scores { $points } points ({ $cards }).
}
best-set = with the best Set
alone = unopposed
event-pot-split = { $points ->
    [one] { $winners } split Pot { $pot } and score a point each ({ $cards }).
   *[other] { $winners } split Pot { $pot } and score { $points } points each ({ $cards }).
}
event-pot-left = Nobody committed a Pocket: Pot { $pot } stays unseen.
event-owls-claimed = { $seat } claims { $owls } for the next round.
event-bonus-scored = { $points ->
    [one] { $seat } scores { $points } more point with { $spell }.
   *[other] { $seat } scores { $points } more points with { $spell }.
}

# Prompts
prompt-school-choice = { $yours ->
    [yes] Pick a school of three Advanced Spells for the whole game.
   *[no] { $seat } picks a school of three Advanced Spells for the whole game.
}
prompt-turn = { $yours ->
    [yes] { $shift ->
        [yes] Your turn: you may use one Shift, then use one Spell{ part-owl }.
       *[no] Your turn: use one Spell{ part-owl }.
    }
   *[no] { $shift ->
        [yes] { $seat } may use one Shift, then uses one Spell{ part-owl }.
       *[no] { $seat } uses one Spell{ part-owl }.
    }
}
part-owl = { $owl ->
    [yes] { part-owl-whose }
   *[no] {""}
}
part-owl-whose = { $yours ->
    [yes] , and you may use one claimed Owl before or after it
   *[no] , and may use one claimed Owl before or after it
}
prompt-owl-after = { $yours ->
    [yes] You may still use an Owl; then your turn ends.
   *[no] { $seat } may still use an Owl; then the turn ends.
}
prompt-returning = { $yours ->
    [yes] { $redraw ->
        [yes] { $most ->
            [one] RETURN a Hand card and draw one.
           *[other] RETURN 1 to { $most } Hand cards and draw as many.
        }
       *[no] RETURN a Hand card.
    }
   *[no] { $redraw ->
        [yes] { $most ->
            [one] { $seat } RETURNs a Hand card and draws one.
           *[other] { $seat } RETURNs 1 to { $most } Hand cards and draws as many.
        }
       *[no] { $seat } RETURNs a Hand card.
    }
}
prompt-naming-order = { $yours ->
    [yes] Choose the order of the showdowns.
   *[no] { $seat } chooses the order of the showdowns.
}
prompt-committing = { $yours ->
    [yes] Showdown for Community { $community }: commit a Pocket or pass.
   *[no] Showdown for Community { $community }: { $seat } commits a Pocket or passes.
}

# Refusals
refusal-school-taken = That school isn’t available.
refusal-school-first = Pick a school first.
refusal-spell-first = You must use one Spell on your turn.
refusal-one-spell = You have used your Spell; only an Owl may follow.
refusal-not-your-spell = That Spell isn’t from your school.
refusal-basic-spells-only = Classic is played with the Basic Spells only.
refusal-spell-lies-out = That card stays out until the showdowns are over.
refusal-draws-alone = Only you still have Hand cards, so you draw nothing.
refusal-deck-too-small = { $deck ->
    [one] The deck is empty: you can’t carry out the whole Spell.
   *[other] The deck has fewer than { $deck } cards: you can’t carry out the whole Spell.
}
refusal-hand-too-small = { $hand ->
    [one] You have no Hand card for that.
   *[other] You need { $hand } Hand cards for that.
}
refusal-owl-empties-hand = An Owl used before your Spell must leave you a Hand card.
refusal-owl-not-claimed = You have not claimed that Owl.
refusal-one-owl = You may use only one Owl a turn.
refusal-no-shift = You don’t have that Shift.
refusal-shift-first = You may use one Shift, before any Spell or Owl.
refusal-cannot-be-carried-out = You can’t carry out the whole Spell right now.
refusal-pot-too-small = That Pot needs { $number } cards or more beforehand.
refusal-not-the-text = That isn’t what the whole text says.
refusal-not-ascending = Name each card or Community once, lowest first; at equal strength Owls, Swords, Cups, Wands.
refusal-not-in-hand = That card isn’t in your Hand.
refusal-no-community = There is no such Community.
refusal-community-full = That Community has no room.
refusal-no-pot = There is no such Pot.
refusal-no-pocket = You only have two Pockets.
refusal-first-pocket-first = Both your Pockets are empty: use the first.
refusal-pocket-full = That Pocket has no room for it.
refusal-not-face-up = That card isn’t face up there.
refusal-not-in-community = That card isn’t in that Community.
refusal-same-community = Choose two different Communities.
refusal-not-in-pocket = That card isn’t in that Pocket of yours.
refusal-no-such-pocket = No other player has such a Pocket.
refusal-return-first = First choose what you RETURN.
refusal-return-number = { $most ->
    [one] RETURN exactly one card.
   *[other] RETURN 1 to { $most } cards.
}
refusal-name-all = Name every Community once.
refusal-no-unused-pocket = You don’t have that Pocket to commit.
refusal-commit-or-pass = Commit a Pocket, or pass.

# The end
outcome-goal = The goal is reached: whoever has the most points wins.
outcome-round-limit = The last round is over: whoever has the most points wins.

# The board
board-round = [bold]Round { $number }[/]   first player: { $seat }   goal: { $goal } points   deck: { $detail }
board-final-turns = { $number ->
    [0] [bold magenta]This is the last turn of the round.[/]
    [one] [bold magenta]After this turn there is one more.[/]
   *[other] [bold magenta]After this turn there are { $number } more.[/]
}
board-order = Order of the showdowns: Community { $communities }
board-community = [bold]Community { $number }[/]  { $given }   [dim]Pot { $number }:[/] { $detail }
board-face-down = ({ $given })
board-unknown = face down
board-beside = [magenta]  { $owner }’s { $spell }[/]
board-seat = { $given } [bold]{ $seat }[/]  [bold yellow]{ $points }[/] { $points ->
    [one] point
   *[other] points
}   { $school }   Hand: { $detail }
board-pocket = [dim]Pocket { $number }:[/] { $detail }{ $warded ->
    [yes] {" "}[magenta]Warding Rune[/]
   *[no] {""}
}{ $committed ->
    [yes] {" "}[bold]committed[/]
   *[no] {""}
}
board-claimed = [dim]Owls:[/] { $given }
board-heap = { $number ->
    [0] –
    [one] 1 card
   *[other] { $number } cards
}{ $seen ->
    [0] {""}
   *[other] {" "}({ $given })
}
board-hand = [bold]Your Hand:[/] { $given }
board-spell = [italic]{ $spell }[/]: { $detail }
board-showdown = [bold]Showdown for Community { $number }[/]  { $given }
board-contender = [dim]  { $seat }:[/] { $given }   { $kind } [dim]of[/] { $detail }
board-best-set = [bold]  { $winners }[/] wins the Pot, points: { $points }  { $given }
board-alone = [bold]  { $winners }[/] wins the Pot unopposed, points: { $points }  { $given }
board-tie = [bold]  { $winners }[/] tie, points for each: { $points }  { $given }
board-nobody = {"  "}Nobody commits a Pocket; the Pot stays unseen.
board-bonus = { $points ->
    [one] [magenta]  { $seat } scores { $points } more point with { $spell }[/]
   *[other] [magenta]  { $seat } scores { $points } more points with { $spell }[/]
}
board-owls = { $n } Owls
board-swords = { $n } Swords
board-cups = { $n } Cups
board-wands = { $n } Wands
board-look = { $target ->
    [none] [dim]{ $seat } has looked at Pot { $number }[/]
   *[other] [dim]{ $seat } has looked at { $target }’s Pocket { $number }[/]
}

## Why a move
why-cards = It draws cards from the deck; you hold { $hand }.
why-pocket = In Community { $community } a Pocket like this makes { $kind } so far and wins about { $chance }% of the time.
why-pot = { $points ->
    [one] It adds a point to Pot { $pot }, which you win about { $chance }% of the time.
   *[other] It adds { $points } points to Pot { $pot }, which you win about { $chance }% of the time.
}
why-pot-of-others = { $points ->
    [one] It adds a point to Pot { $pot }, but you win that only about { $chance }% of the time.
   *[other] It adds { $points } points to Pot { $pot }, but you win that only about { $chance }% of the time.
}
why-pot-of-others-least = { $points ->
    [one] It adds a point to Pot { $pot }, which you win about { $chance }% of the time: everything else costs you more.
   *[other] It adds { $points } points to Pot { $pot }, which you win about { $chance }% of the time: everything else costs you more.
}
why-community-better = It raises your chance in Community { $community } from { $before }% to { $chance }%.
why-community-worse = It lowers your chance in Community { $community } from { $before }% to { $chance }%.
why-community-worse-least = It takes your chance in Community { $community } from { $before }% to { $chance }%: everything else costs you more.
why-community-same = Your chance in Community { $community } stays at { $chance }%.
why-power-siphon = { $room ->
    [one] Community { $community } has room for one more card: when a Spell or Owl puts it there, you draw.
   *[other] Community { $community } has room for { $room } more cards: after each Spell or Owl that puts cards there, you draw.
}
why-gilded-sigil = It brings a point if you alone win Pot { $pot }: about { $chance }% of the time.
why-warding-rune = If your Pocket { $pocket } wins alone, it brings a point more: about { $chance }% of the time in Community { $community }.
why-school = Between equal players, this school wins { $share }% as often as an average one.
why-end-turn = { $hand ->
    [0] With no Hand cards, ending your turn is better than using an Owl.
    [one] With one Hand card, ending your turn is better than using an Owl.
   *[other] With { $hand } Hand cards, ending your turn is better than using an Owl.
}
why-return = You would keep { $cards }.
why-order = { $number ->
    [0] Community { $community } comes first; its Pot is empty.
    [one] Community { $community } comes first, for a Pot of one card.
   *[other] Community { $community } comes first, for a Pot of { $number } cards.
}
why-commit-alone = { $points ->
    [0] Nobody else can commit a Pocket there: the Pot is yours, though it is empty.
    [one] Nobody else can commit a Pocket there: the Pot is yours, about one point.
   *[other] Nobody else can commit a Pocket there: the Pot is yours, about { $points } points.
}
why-commit = { $kind }: of the { $pairs } Pockets that the { $unseen } unseen cards can make, { $better } beat it.
why-decline = { $number ->
    [0] It is the last showdown, and its Pot is empty.
    [one] It is the last showdown: you would give up a Pot of one card.
   *[other] It is the last showdown: you would give up a Pot of { $number } cards.
}
why-decline-for-later = { $number ->
    [0] Your Pockets stay free for Community { $community }, whose Pot is empty.
    [one] Your Pockets stay free for Community { $community }, for a Pot of one card.
   *[other] Your Pockets stay free for Community { $community }, for a Pot of { $number } cards.
}

# What coven balance counts
tally-rounds = Rounds in a game
tally-several-rounds = Games of two rounds or more
tally-spells = Spells per player and round
tally-owl-used = Games in which an Owl is used
tally-owls = Owls used in a game
tally-pot = Cards in a won Pot
tally-pot-points = Points of a won Pot
tally-casts = Of the Spells of those who have it: { $detail }

# Looked at closely
about-card = Makes Sets together with other cards of its strength or suit, and is worth points in a Pot.
about-swords = { about-card }
about-cups = { about-card }
about-wands = { about-card }
about-owls = { about-card } Whoever wins it in a Pot can use it once in the next round.
about-build-community = Put 1 Hand card face up into a Community that has room.
about-build-pot = Put 1 Hand card face down into any Pot.
about-build-pocket = Put 1 or 2 Hand cards face down into one of your Pockets.
about-school = Three Spells that only its player can cast:
about-deck = To draw from, face down. Cards that are RETURNed go under it.
    .title = The deck
about-community = Up to 4 cards that everybody uses. With your Pocket they make your Set.
    .title = Community
about-pot = What a showdown is about: its winner scores the points of all cards in it.
    .title = Pot
about-pocket = Up to 2 cards face down. In a showdown you commit one Pocket.
    .title = Pocket
