# What the drawn table says beside the texts of the game.
name-scroll = Cursed scroll
line-ingredient = { $colour ->
    [violet] Goes with a violet grimoire
    [yellow] Goes with a yellow grimoire
    [red] Goes with a red grimoire
    [green] Goes with a green grimoire
   *[blue] Goes with a blue grimoire
}
line-grimoire = { $n ->
    [0] No points, own colour
    [one] 1 point, own colour
   *[other] { $n } points, own colour
}
line-black = { $n } points, all different
line-mandrake = Any ingredient, or the grimoire
line-scroll = { $n ->
    [one] 1 curse
   *[other] { $n } curses
}
line-banishment = Get rid of one of your scrolls
line-transfer = Give an opponent a scroll
line-substitution = Swap a card with an opponent
line-levitation = Take a card from any shop
line-doubling = Take another turn
line-celerity = Move one shop further
line-vanishing = At the end, one colour is gone
line-purification = At the end, your hand is gone

fact-turn = { $seats }’s turn
fact-pile = { $number ->
    [one] 1 card in the pile
   *[other] { $number } cards in the pile
}
fact-last = Last rounds: { $number } of 3
square = The square
shops = Shops
people = Witches
spell-piles = Spells
hand = Your hand
hand-empty = No cards in hand
hand-label = Cards in hand
hand-of = { $number ->
    [one] 1 card in hand
   *[other] { $number } cards in hand
}
known = Known cards in hand: { $detail }
known-label = Known cards in hand
reach = { $number ->
    [one] Reach: 1 shop
   *[other] Reach: { $number } shops
}
reach-label = Reach
curses = { $number ->
    [one] 1 curse
   *[other] { $number } curses
}
curses-label = Curses
marker = Curse marker: −2 points at the end
marker-waits = Nobody has the curse marker
end-marker = End marker
end-waits = The end marker waits until the pile is empty
partner = partner
team = Team { $number }
passed = passed
assistant-here = The assistant is here.
pile-empty = No spell of value { $number } is left
pile-left = { $number ->
    [one] 1 spell in this pile
   *[other] { $number } spells in this pile
}
bench = Spell bench
bench-idle = Your spell bench
bench-empty = Tap cards in your hand to make a spell.
bench-unfinished = Add cards until a candle burns.
bench-ready = Choose a burning candle.
candle-burns = You can cast it with these cards.
candle-could = It takes more cards.
candle-out = Not with these cards.
your-scrolls = Your scrolls
shop-opened = Shop { $number }
mode-pass = Pass…
pick-move = Give it or swap it?
pick-scroll = Which scroll?
pick-card = Which card?
scores = Points
score-spells = Spells
score-grimoires = Grimoires
score-colours = Colours left
score-curse = Curse
score-points = Points

tell-assistant = The assistant is at shop { $number }
tell-marker = { $holder } has the curse marker
tell-end-marker = { $holder } has the end marker
tell-shop = Shop { $number }, { $detail }: { $given }.
tell-down = { $number ->
    [0] nothing
    [one] 1 card face down
   *[other] { $number } cards face down
}
tell-person = { $seat }: { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $curses ->
    [one] 1 curse
   *[other] { $curses } curses
}, { $reach ->
    [one] reach 1 shop
   *[other] reach { $reach } shops
}
tell-partner = { $seat } is your partner
tell-cast = has cast { $detail } with { $given }
