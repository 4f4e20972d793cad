# What the drawn table says beside the texts of the game.
line-worth = { $number ->
    [one] 1 point
   *[other] { $number } points
}
about-shift-rewind = Swap a Hand card for a card in one of your Pockets.
about-shift-haste = RETURN 1 Hand card, draw 1.
about-shift-stasis = Move a card from one of your Pockets to the other.
shift-of = SHIFT: { $spell }
owl-bonus-0 = Draw 2.
owl-bonus-1 = Put 1 Hand card into any Pot.
owl-bonus-2 = Put 1 Hand card into one of your Pockets with room.
owl-bonus-3 = Put 1 Hand card face up into a Community with room.
owl-bonus-4 = RETURN 1 Hand card, then draw 2.
step-spell = Now choose the Spell, or a place.
step-card-community = Choose a Hand card for the Community.
step-card-veil = Choose the Hand card to hide in a Community.
step-card-pot = Choose a Hand card for the Pot.
step-card-pocket = Choose a Hand card for your Pocket.
step-card-return = Choose the Hand card to RETURN.
step-card-give = Choose the Hand card to give.
step-another = Choose the second card.
step-another-or-place = Choose a second card, or the Pocket.
step-community = Choose a Community.
step-pot = Choose a Pot.
step-pocket = Choose one of your Pockets.
step-top-community = Choose the Community for the top card.
step-take = Choose the card to take from a Community.
step-take-mine = Choose the card to take from your Pocket.
step-move-mine = Choose the Pocket card to move to your other Pocket.
step-burn = Choose the Community card that goes into its Pot.
step-dissolve = Choose the Community card that goes under the deck.
step-palm = Choose the card of your Pocket that goes into a Pot.
step-card-palm = Choose the Hand card for its place.
step-swap = Choose a card in a Community.
step-swap-other = Choose a card in another Community.
step-look = Choose the Pocket to look at.
pick-communities = Tap the Communities in order.
community-n = Community { $number }
pot-n = Pot { $number }
pocket-n = Pocket { $number }
your-pocket-n = Your Pocket { $number }
at-in = { $detail } in Community { $number }
at-mine = { $detail } in your Pocket { $number }
at-look = { $target }’s Pocket { $number }
place-empty = room for a card
community-empty = No cards in the Community
veiled = Face down for the others
pot-size = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
pot-known = Known to you:
lying = { $spell } · { $owner }
has-looked = { $seats } looked here this round
committed = committed
showdown-turn = showdown { $number }
deck-size = Deck: { $number }
score = { $number } of { $goal } points
fact-round = Round { $number } · goal { $goal }
fact-final = { $number ->
    [0] Last turn of the round
    [one] One more turn after this
   *[other] { $number } more turns after this
}
spells = Spells
owls-claimed = Claimed Owls
hand = Hand
hand-empty = No cards in Hand
hand-of = { $number ->
    [one] 1 card in Hand
   *[other] { $number } cards in Hand
}
known-in-hand = Known to you in this Hand
first-player = first player
pocket-of = Pocket { $number }, cards: { $total }
people = Players
nothing-there = none
showdowns = Showdowns
showdowns-again = Last showdowns
showdown-of = Showdown for Community { $number }
showdown-page = { $number } of { $total }
showdown-next-one = Next showdown
showdown-close = Back to the table
wins = wins
won-best-set = { $points ->
    [one] { $winners } wins the Pot: 1 point.
   *[other] { $winners } wins the Pot: { $points } points.
}
won-alone = { $points ->
    [one] { $winners } wins the Pot: 1 point.
   *[other] { $winners } wins the Pot: { $points } points.
}
won-tie = { $points ->
    [one] { $winners } tie: 1 point each.
   *[other] { $winners } tie: { $points } points each.
}
won-nobody = Nobody commits a Pocket.
won-owls = { $winners } claims { $owls } for the next round.
won-bonus = { $points ->
    [one] { $seat }: { $points } more point with { $spell }
   *[other] { $seat }: { $points } more points with { $spell }
}
why-kind = { $kind } is better than { $kinds }.
why-strength = { $kind } against { $kind }: { $strength } beats { $lower }.
why-alone = Nobody else committed a Pocket.
why-nobody = The Pot stays unseen.
why-tie = Equal Sets ({ $kind }): the points are split.
tell-first = First player: { $seat }
tell-deck = Known to you in the deck, by position from the top: { $detail }
tell-veiled = { $detail } (face down)
tell-community = Community { $number }: { $detail }
tell-pot = Pot { $number }, cards: { $total }; known to you: { $detail }
tell-lying = { $owner }’s { $spell } lies { $place } { $number }
tell-look = { $target ->
    [none] { $seat } has looked at Pot { $number }
   *[other] { $seat } has looked at { $target }’s Pocket { $number }
}
tell-person = { $seat }: points { $number }, Hand cards { $total }, { $school }
tell-hand = { $seat }, known to you in Hand: { $detail }
tell-pocket = { $seat }, Pocket { $number }: { $detail }
tell-owls = { $seat }, claimed Owls: { $detail }
tell-contender = { $seat }: { $detail } makes { $kind } ({ $given })
showdown-skip = Skip
set-with = Your Pocket { $number } with Community { $total }, so far:
your-pockets = Your Pockets, and their best Sets so far:
would-draw = +{ $number }
do-cast = Cast { $spell }
do-shift = SHIFT: { $spell }
do-use-owl = Use { $owl }
shift = SHIFT
needs = { $deck ->
    [0] Needs Hand cards: { $hand }
   *[other] Needs Hand cards: { $hand }, cards in the deck: { $deck }
}
advanced = Advanced
truly-advanced = Truly advanced
character-chaos = Lets the deck decide.
character-alchemy = Turns poor cards into better ones.
character-flame = Fills Communities fast, and burns what lies there.
character-illusion = Hides cards and swaps them.
character-divination = Sees what nobody else may see.
character-conjuration = Plain and strong: always a card more.
character-enchantment = Its cards stay on the table and work for you.
character-chronomancy = A little extra before each turn.
