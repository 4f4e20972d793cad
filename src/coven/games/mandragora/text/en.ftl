game = Mandragora
game-also = Black Magic Friday
game-about = One assistant trots around ten shops for everybody: turn what you take into spells, and dodge the curse.
option-teams = Teams of two, partners opposite each other

# Cards
violet-ingredient = violet ingredient
yellow-ingredient = yellow ingredient
red-ingredient = red ingredient
green-ingredient = green ingredient
blue-ingredient = blue ingredient
violet-grimoire = violet grimoire ({ $n })
yellow-grimoire = yellow grimoire ({ $n })
red-grimoire = red grimoire ({ $n })
green-grimoire = green grimoire ({ $n })
blue-grimoire = blue grimoire ({ $n })
black-grimoire = black grimoire ({ $n })
mandrake = mandrake
scroll = { $n ->
    [one] scroll with 1 curse
   *[other] scroll with { $n } curses
}
banishment = Banishment ({ $n })
transfer = Transfer ({ $n })
substitution = Substitution ({ $n })
levitation = Levitation ({ $n })
doubling = Doubling ({ $n })
celerity = Celerity ({ $n })
vanishing = Vanishing ({ $n })
purification = Purification ({ $n })
start-shop = start shop
day-shop = day shop
night-shop = night shop

# What lies under a spell: the grimoire, then each ingredient.
laid = { $grimoire }{ $violet ->
    [0] {""}
   *[other] {" "}+ { $violet } violet
}{ $yellow ->
    [0] {""}
   *[other] {" "}+ { $yellow } yellow
}{ $red ->
    [0] {""}
   *[other] {" "}+ { $red } red
}{ $green ->
    [0] {""}
   *[other] {" "}+ { $green } green
}{ $blue ->
    [0] {""}
   *[other] {" "}+ { $blue } blue
}{ $mandrake ->
    [yes] {" "}+ mandrake
   *[no] {""}
}

# Moves
move-send = { $shops ->
    [one] Move the assistant 1 shop
   *[other] Move the assistant { $shops } shops
}
move-cast = Cast { $spell } with { laid }
move-pass = Pass and take no more turns
move-decline = Take no extra turn
move-banish = Banish your { $scroll }
move-give-scroll = Give your { $scroll } to { $target }
move-draw = Draw a card from { $target }’s hand
move-give = Give: { $card }
move-give-at-random = Give a card at random
move-levitate = { $card ->
    [none] Take a face-down card from night shop { $shop }
   *[other] From shop { $shop }: { $card }
}
move-pass-marker = Pass the curse marker to { $target }
move-no-exchange = No exchange
move-receive = Receive a card your partner chooses
move-swap = Swap for a card your partner chooses: { $card }

# What happens
event-sent = { $shops ->
    [one] { $seat } moves the assistant 1 shop, to shop { $shop }.
   *[other] { $seat } moves the assistant { $shops } shops, to shop { $shop }.
}
event-took = { $cards-count ->
    [0] { $seat } takes nothing.
   *[other] { $seat } takes: { $cards }.
}
event-took-unseen = { $number ->
    [one] { $seat } takes 1 card that nobody else sees.
   *[other] { $seat } takes { $number } cards that nobody else sees.
}
event-found = You find: { $cards }.
event-restocked = { $card ->
    [none] A face-down card is put on night shop { $shop }.
   *[other] New on shop { $shop }: { $card }.
}
event-pile-ran-out = The pile is empty: after this turn, three more rounds are played.
event-last-round = { $number ->
    [1] The last three rounds begin. { $seat } takes the end marker at III.
    [2] The second of the last rounds begins. { $seat } turns the end marker to II.
   *[3] The last round begins. { $seat } discards the end marker.
}
event-spell-cast = { $seat } casts { $spell } with { laid }.
event-uncovered = The next spell in that pile is { $spell }.
event-no-effect = { $spell } can do nothing now; { $seat } still scores its points.
event-banished = { $seat } banishes a { $scroll }.
event-scroll-given = { $giver } gives { $taker } a { $scroll }.
event-levitated = { $seat } lifts a card from shop { $shop }.
event-handed = { $giver } gives { $taker } a card.
event-handed-card = The card { $giver } gave { $taker }: { $card }.
event-extra-turn-earned = { $seat } may take an extra turn.
event-declined = { $seat } takes no extra turn.
event-reach-grew = { $seat } can now move the assistant up to { $shops } shops.
event-marker-taken = { $holder } alone has the most curses and takes the curse marker.
event-marker-passed = Tied for the most curses: { $giver } passes the curse marker to { $taker }.
event-marker-returned = Nobody is cursed any more: the curse marker goes back next to the shops.
event-exchange-chosen = { $exchange ->
    [give] { $seat } gives { $partner } a card.
    [receive] { $seat } wants to receive a card from { $partner }.
    [swap] { $seat } wants to swap a card with { $partner }.
   *[no-exchange] { $seat } exchanges nothing with { $partner }.
}
event-passed = { $seat } passes and takes no more turns.
event-discarded = { $seat } discards: { $cards }.
event-shown = { $seat } shows this hand: { $cards }.
event-scored = { $seat }: spells { $spells } + grimoires { $grimoires } − colours in hand { $colours } − curse { $curse } = { $points }.

# The kinds of exchange, for the choice of sentence above
give = give
receive = receive
swap = swap
no-exchange = no-exchange

# What is asked
prompt-turn = { $number ->
    [0] Move the assistant and take everything where it stops, or cast a spell.
   *[other] Last rounds, { $number } of 3: move the assistant, cast a spell, or pass for good.
}
prompt-extra-turn = { $number ->
    [0] Doubling: take another turn, or decline it.
   *[other] Doubling, last rounds, { $number } of 3: take another turn, decline it, or pass for good.
}
prompt-tie = Tied for the most curses: who gets the curse marker (−2 points at the end)?
prompt-banishment = Banishment: which of your scrolls leaves the game?
prompt-transfer = Transfer: which scroll do you give to which opponent?
prompt-substitution = Substitution: from whose hand do you draw a card?
prompt-giving-back = { $card ->
    [none] Substitution: { $seat } has drawn a card from { $target }’s hand and gives one back.
   *[other] Substitution: { $seat } has drawn from { $target }’s hand: { $card }. Which card does { $target } get back?
}
prompt-levitation = Levitation: which card do you take from a shop?
prompt-exchange = You have gained scrolls: do you want to exchange a card with your partner?
prompt-answer = { $swap ->
    [yes] { $card ->
        [none] { $taker } wants to swap a card with { $seat }, both unseen: which card goes to { $taker }?
       *[other] You have chosen: { $card }. Which card does { $seat } give for it?
    }
   *[no] { $taker } may receive a card: which one does { $seat } give?
}

# Why not
refusal-out-of-reach = You can move the assistant 1 to { $reach } shops.
refusal-no-passing-yet = Nobody may pass before the last rounds.
refusal-no-extra-turn = This isn’t an extra turn, so there is nothing to decline.
refusal-no-grimoire = { $card ->
    [none] A spell needs a grimoire, or a mandrake in its place.
   *[other] A spell needs a grimoire, or a mandrake in its place, not this: { $card }.
}
refusal-one-mandrake = A spell takes only one mandrake: as the grimoire or as an ingredient.
refusal-cards-not-in-hand = You don’t have all these cards.
refusal-no-ingredient = A spell needs at least one ingredient.
refusal-wrong-colour = The ingredients must have the colour of the grimoire.
refusal-not-all-different = With the black grimoire, all ingredients must be of different colours.
refusal-one-colour-or-all-different = With a mandrake as the grimoire, the ingredients must be all of one colour or all different.
refusal-no-colour-left = The other five ingredients leave no colour for the mandrake.
refusal-spell-not-on-top = That spell is not on top of its pile.
refusal-too-few-ingredients = { $number ->
    [one] 1 ingredient is not enough for a spell of value { $value }.
   *[other] { $number } ingredients are not enough for a spell of value { $value }.
}
refusal-not-your-scroll = You have no such scroll.
refusal-not-an-opponent = Choose an opponent.
refusal-no-card-to-draw = That hand is empty.
refusal-not-in-hand = You don’t have that card.
refusal-face-down = The cards on a night shop lie face down: choose only the shop.
refusal-not-on-that-shop = That card is not on that shop.
refusal-no-such-shop = There is no shop { $number }: they are numbered 1 to 10.
refusal-cannot-keep-the-marker = You can’t keep the curse marker: pass it to another player in the tie.
refusal-not-tied = The curse marker goes to one of the players tied for the most curses.
refusal-partner-has-no-card = Your partner has no cards.
refusal-teams-of-four = Teams are for 4 players, not { $given }.

# How it ended
outcome-rounds-played = The last three rounds have been played.
outcome-all-passed = Everybody has passed.

# The board
board-pile = Pile: [bold]{ $number }[/]
board-last-rounds = [bold red]Last rounds: { $number } of 3[/]
board-spell-piles = Spells:
board-face-down = { $number ->
    [one] 1 card face down
   *[other] { $number } cards face down
}
board-spells = { $number ->
    [one] 1 spell
   *[other] { $number } spells
}, [bold yellow]{ $points }[/] { $points ->
    [one] point
   *[other] points
}
board-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
board-reach = reach { $number }
board-curses = { $number ->
    [one] [red]1 curse[/]
   *[other] [red]{ $number } curses[/]
}
board-marker = [bold red]curse marker (−2)[/]
board-end-marker = { $number ->
    [1] [bold]end marker III[/]
   *[2] [bold]end marker II[/]
}
board-partner = [green]your partner[/]
board-passed = [dim]has passed[/]
board-known = Known: { $detail }
board-hand = Your hand:
board-ingredients = ingredients: { $detail }
board-grimoires = grimoires: { $detail }
violet = violet
yellow = yellow
red = red
green = green
blue = blue
black = black

## Why a move
why-send = { $number ->
    [0] Nothing on shop { $shop } fits your hand ({ $cards }){ part-next-finds }
    [one] Shop { $shop } has 1 card that fits your hand ({ $cards }){ part-next-finds }
   *[other] Shop { $shop } has { $number } cards that fit your hand ({ $cards }){ part-next-finds }
}
why-send-empty = Shop { $shop } is empty{ part-next-finds }
why-send-unseen = { $number ->
    [one] One face-down card lies on shop { $shop }{ part-next-finds }
   *[other] { $number } face-down cards lie on shop { $shop }{ part-next-finds }
}
part-next-finds = { $target ->
    [none] .
   *[other] ; { $target } then finds up to { $found } { $found ->
        [one] card
       *[other] cards
    } within reach.
}
part-along = { $others ->
    [0] { part-next-finds }
    [one] ; 1 more card lies there { $fitting ->
        [0] and does not fit your hand.
       *[other] and fits your hand.
    }
   *[other] ; { $others } more cards lie there, and { $fitting ->
        [0] none of them fits
        [one] 1 of them fits
       *[other] { $fitting } of them fit
    } your hand.
}
why-send-too-late = { $number ->
    [0] It is your last turn: what is on shop { $shop } brings no points and costs none ({ $cards }).
    [one] It is your last turn: what is on shop { $shop } can only cost you 1 point for a new colour ({ $cards }).
   *[other] It is your last turn: what is on shop { $shop } can only cost you { $number } points for new colours ({ $cards }).
}
why-send-cursed = With the { $number ->
    [one] curse
   *[other] { $number } curses
} on shop { $shop } you would have { $curses }, and nobody else more than { $most }: you would get the curse marker{ part-along }
why-send-still-cursed = You already have the curse marker: with the { $number ->
    [one] curse
   *[other] { $number } curses
} on shop { $shop } you would have { $curses }, and nobody else more than { $most }{ part-along }
why-send-scroll = With the { $number ->
    [one] curse
   *[other] { $number } curses
} on shop { $shop } you would have { $curses }, and another witch has { $most }: you would not get the curse marker{ part-along }
why-send-tied = With the { $number ->
    [one] curse
   *[other] { $number } curses
} on shop { $shop } you would have { $curses }, and another witch has { $most } too: in that tie the curse marker { $tied ->
    [one] must
   *[other] may
} be passed to you{ part-along }
why-cast = { $points ->
    [one] 1 point at once
   *[other] { $points } points at once
}; { $number ->
    [0] no cards are left
    [one] 1 card is left
   *[other] { $number } cards are left
} in your hand for about { $turns } more turns.
why-cast-wasteful = { $points ->
    [one] 1 point at once
   *[other] { $points } points at once
}, but { $number ->
    [one] 1 ingredient
   *[other] { $number } ingredients
} more than the spell needs.
why-cast-doubling = { $points ->
    [one] 1 point
   *[other] { $points } points
} and another turn; { $number ->
    [0] no cards are left
    [one] 1 card is left
   *[other] { $number } cards are left
} in your hand for it.
why-cast-against-curses = { $points ->
    [one] 1 point
   *[other] { $points } points
}, and you get rid of a scroll: you have { $curses } { $curses ->
    [one] curse
   *[other] curses
}, and the most any other witch has is { $most }.
why-cast-last = { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $colours ->
    [0] no colours are left
    [one] 1 colour is left
   *[other] { $colours } colours are left
} in your hand, with { $number ->
    [0] no turns
    [one] 1 turn
   *[other] { $number } turns
} to come.
why-pass = { $colours ->
    [0] Nothing left in your hand costs you a point; you give up your { $number ->
        [one] last turn.
       *[other] last { $number } turns.
    }
    [one] 1 colour stays in your hand and costs 1 point; you give up { $number ->
        [one] 1 turn.
       *[other] { $number } turns.
    }
   *[other] { $colours } colours stay in your hand and cost { $colours } points; you give up { $number ->
        [one] 1 turn.
       *[other] { $number } turns.
    }
}
why-decline = Your hand stays as it is, and so does the assistant{ part-next-finds }
why-decline-cursed = { $number ->
    [one] One of the { $reach } shops within your reach has a scroll, and it stays there{ part-next-finds }
   *[other] { $number } of the { $reach } shops within your reach have scrolls, and they stay there{ part-next-finds }
}
why-decline-opens = If the assistant stays here, { $target } finds { $found ->
    [0] no cards
    [one] 1 card at most
   *[other] { $found } cards at most
} on a shop within reach; wherever you move it, some shop has { $least } or more.
why-decline-last = { $colours ->
    [0] Nothing left in your hand costs you a point, and nothing new comes to it
    [one] 1 colour in your hand costs 1 point, and no other comes to it
   *[other] { $colours } colours in your hand cost { $colours } points, and no other comes to it
}; { $number ->
    [0] you have no turns left.
    [one] you have 1 turn left.
   *[other] you have { $number } turns left.
}
why-banish = You keep { $curses } { $curses ->
    [one] curse
   *[other] curses
}; the most any other witch has is { $most }.
why-give-scroll = { $target } would have { $number } { $number ->
    [one] curse
   *[other] curses
}, and you { $curses }.
why-pass-marker = { $target } has { $points } { $points ->
    [one] point
   *[other] points
} in spells so far; the curse marker takes 2 away at the end.
why-draw = { $target } holds { $number } { $number ->
    [one] card
   *[other] cards
}, and you know { $known } of them.
why-give-back = { $number ->
    [0] It is your last card of that colour, and { $target } gets it.
    [one] You keep 1 more card of that colour, and { $target } gets this one.
   *[other] You keep { $number } more cards of that colour, and { $target } gets this one.
}
why-give-partner = { $partner } is known to hold { $number } { $number ->
    [one] card
   *[other] cards
} of that colour; you keep { $stays }.
why-receive = { $partner } chooses what helps you most, from { $number } { $number ->
    [one] card
   *[other] cards
}.
why-no-exchange = Both hands stay as they are.
why-levitate = It fits your hand: { $card }.
why-levitate-new-colour = It would be a new colour in your hand: { $card }.
why-levitate-scroll = You would have { $curses } { $curses ->
    [one] curse
   *[other] curses
}; the most any other witch has is { $most }.
why-levitate-unseen = { $number ->
    [one] A card that nobody knows, the only one on night shop { $shop }.
   *[other] A card that nobody knows, one of { $number } on night shop { $shop }.
}

# Looked at closely
about-ingredient = Lay it with a grimoire of its colour: so many ingredients, so high a spell you may take.
about-violet-ingredient = { about-ingredient }
about-yellow-ingredient = { about-ingredient }
about-red-ingredient = { about-ingredient }
about-green-ingredient = { about-ingredient }
about-blue-ingredient = { about-ingredient }
about-grimoire = { $n ->
    [0] Every spell needs one, with ingredients of its colour. It scores nothing itself.
    [one] Every spell needs one, with ingredients of its colour. It scores 1 point with the spell.
   *[other] Every spell needs one, with ingredients of its colour. It scores { $n } points with the spell.
}
about-violet-grimoire = { about-grimoire }
about-yellow-grimoire = { about-grimoire }
about-red-grimoire = { about-grimoire }
about-green-grimoire = { about-grimoire }
about-blue-grimoire = { about-grimoire }
about-black-grimoire = Takes ingredients that are all of different colours. It scores { $n } points with the spell.
about-mandrake = Stands for one ingredient of any colour, or for the grimoire, but only one mandrake a spell.
about-scroll = { $n ->
    [one] Lies face up before you with 1 curse. Whoever has the most curses gets the curse marker.
   *[other] Lies face up before you with { $n } curses. Whoever has the most curses gets the curse marker.
}
about-banishment = One of your scrolls leaves the game.
about-transfer = Give one of your scrolls to an opponent.
about-substitution = Draw a card at random from an opponent’s hand and give her one of yours.
about-levitation = Take one card from any shop; nothing takes its place.
about-doubling = You may take another turn at once.
about-celerity = For the rest of the game the assistant can go one shop further for you.
about-vanishing = At the end, before you count, one whole colour of your hand is gone.
about-purification = At the end, before you count, your whole hand is gone.
about-start-shop = { about-day-shop }
about-day-shop = Its cards lie open. Whoever stops the assistant here takes them all.
about-night-shop = Its cards lie face down, and nobody knows them. Whoever stops the assistant here takes them all.
about-pile = Every shop the assistant leaves gets one of these. After the last one, three more rounds are played.
    .title = The pile
about-assistant = Moves clockwise 1 to 3 shops and takes all it finds where it stops, for whoever moved it.
    .title = The assistant
about-curse-marker = Costs 2 points at the end. It goes to whoever has the most curses.
    .title = Curse marker
about-end-marker = Counts the last three rounds, once the pile is empty.
    .title = End marker
about-reach = So many shops the assistant can go for you in a turn.
    .title = Reach
