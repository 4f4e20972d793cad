game = Stupéfix
game-about = Four school houses duel with wands over eight rounds: prepare, aim, then cast or shield; whoever is left standing shares the rewards.
option-open_counts = Show everybody what is in the Urns and the face-down rewards
option-prepare_seconds = Seconds to prepare a card (0: no limit)
option-aim_seconds = Seconds to aim (0: no limit)
option-cast_seconds = Seconds to cast or shield (0: no limit)
option-pick_seconds = Seconds to pick a reward (0: no limit)

gryffindor = Gryffindor
hufflepuff = Hufflepuff
ravenclaw = Ravenclaw
slytherin = Slytherin

stunner = Stunner
fizzle = Fizzle
shield = Shield

points = { $n } Points
favour = Favour
potion = Potion
private-lesson = Private Lesson
time-turner = Time-Turner
become-the-pet = Become the Pet

move-prepare = Prepare a { $card }
move-aim = { $target ->
    [none] Aim at nobody
   *[other] Aim at { $target }
}
move-cast = { $target ->
    [none] Cast your { $card } at nobody
   *[other] Cast your { $card } at { $target }
}
move-shield = Shield yourself: nothing hits you, but your flag goes down
move-take = { $owner ->
    [none] Take { $card }
   *[other] Take { $card }: { $owner } gives a Late token back
}

event-round-began = Round { $number }. On offer: { $cards }.
event-prepared = { $seat } has prepared a card.
event-aimed = { $seat } has chosen where to aim.
event-decided = { $seat } has decided.
event-aim-shown = { $target ->
    [none] { $seat } aims at nobody.
   *[other] { $seat } aims at { $target }.
}
event-cast-shown = { $target ->
    [none] { $seat } casts a { $card } at nobody.
   *[other] { $seat } casts a { $card } at { $target }.
}
event-shield-shown = { $seat } raises a Shield: flag down, and the card stays secret.
event-stunned = { $number ->
    [one] { $seat } is stunned: flag down, 1 Late token.
   *[other] { $seat } is stunned by { $number } Stunners: flag down, { $number } Late tokens.
}
event-nobody-stands = Nobody is left standing. The rewards are discarded, and the Pet stays the Pet.
event-sharing-began = { $seats-count ->
    [one] Only { $seats } is left standing and takes everything.
   *[other] Still standing, in the order of picking: { $seats }.
}
event-took = { $seat } takes { $card }.
event-swapped = { $face_down ->
    [yes] { $seat } swaps a Fizzle for a face-down Stunner from the discard.
   *[no] { $seat } swaps a Fizzle for a face-up Stunner from the discard.
}
event-no-fizzle = { $seat } has no Fizzle in hand: the Private Lesson does nothing.
event-no-stunner = There is no Stunner in the discard: { $seat }’s Private Lesson does nothing.
event-turned-back = { $owner ->
    [none] The house has no Late token to give back.
   *[other] { $owner } gives a Late token back.
}
event-became-pet = { $token ->
    [yes] { $seat } becomes the Pet and loses a Late token.
   *[no] { $seat } becomes the Pet.
}
event-announced = { $house } adds { $points } Points to its Urn.
event-potion-master = { $seat ->
    [none] A tie for the most Potions: there is no Potion Master.
   *[other] { $seat } is the Potion Master: +100 for { $house }.
}
event-latecomer = { $seats-count ->
    [0] Everybody has the same number of Late tokens: there is no Latecomer.
    [one] { $seats } is the Latecomer: −100 for the house.
   *[other] { $seats } are Latecomers: −100 for the house of each.
}
event-favours-counted = { $number ->
    [one] { $seat } scores { $points } for 1 Favour.
   *[other] { $seat } scores { $points } for { $number } Favours.
}
event-house-scored = { $house }: { $urn } from the Urn, { $points } in all.

prompt-preparing = Prepare a card in secret. Later you will cast it or shield yourself.
prompt-aiming = You have prepared a { $card }. Who do you aim at?
prompt-casting = { $seats-count ->
    [0] Nobody aims at you.
    [one] { $seats } aims at you.
   *[other] { $seats } aim at you.
} { $target ->
    [none] Cast your { $card } at nobody, or shield yourself?
   *[other] Cast your { $card } at { $target }, or shield yourself?
}
prompt-sharing = Which reward do you take?

refusal-already-chosen = You have already chosen; a choice can’t be changed.
refusal-not-in-hand = You don’t have that card any more.
refusal-aim-at-yourself = You can’t aim at yourself.
refusal-aim-at-mate = You can’t aim at a teammate.
refusal-not-prepared = That isn’t the card you prepared.
refusal-aim-is-fixed = Your aim has been revealed and can’t change.
refusal-not-on-offer = That reward isn’t on offer.
refusal-whose-token = Choose whose Late token goes back: your house has one.
refusal-not-of-your-house = A Time-Turner gives back a Late token of your own house.
refusal-no-token = That player has no Late token.
refusal-no-time-turner = Only a Time-Turner gives back somebody’s Late token.

outcome-rounds-over = The eight rounds are over.

board-round = Round { $number } of 8
board-pile = { $number } rewards in the pile
board-over = The game is over
board-offered = On offer: { $detail }
board-discard = Discard: { $stunners } ✶  { $fizzles } ·  { $number } face down
board-spells = ✶ Stunner  · Fizzle  ◇ Shield  ◈ Shield over a Stunner
board-flags = ⚑ flag up  ⚐ flag down  ★ Pet
board-twin = Twin
board-late = { $number } late
board-cards = { $number ->
    [one] 1 card in each hand
   *[other] { $number } cards in each hand
}
board-rewards = { $number ->
    [one] 1 reward
   *[other] { $number } rewards
}
board-counts = { $potions ->
    [one] 1 Potion
   *[other] { $potions } Potions
}, { $favours ->
    [one] 1 Favour
   *[other] { $favours } Favours
}
board-nobody = nobody
board-urns = Urns: { $detail }
board-announced = Last sharing: { $detail }
board-scores = Scores: { $detail }
board-hand = Your hand: { $detail }
board-prepared = Prepared: { $card }
board-own-rewards = Your rewards: { $detail }

## Why a move
why-prepare-only = These are the only cards you have left: { $card }.
why-prepare-stunner = { $number ->
    [one] This round offers about { $points } points: it deserves your only Stunner among { $rounds } cards.
   *[other] This round offers about { $points } points: it deserves one of your { $number } Stunners among { $rounds } cards.
}
why-prepare-stunner-poor = { $number ->
    [one] This round offers only about { $points } points, and it is your only Stunner for { $rounds } rounds: nobody will expect it.
   *[other] This round offers only about { $points } points, but with { $number } Stunners among { $rounds } cards you can afford a surprise.
}
why-prepare-fizzle = { $number ->
    [one] For about { $points } points a Fizzle will do: save your only Stunner among { $rounds } cards for a richer round.
   *[other] For about { $points } points a Fizzle will do: save your { $number } Stunners among { $rounds } cards for richer rounds.
}
why-prepare-fizzle-rich = { $number ->
    [one] About { $points } points are on offer, but as long as nobody can tell, a Fizzle scares just as well as your only Stunner among { $rounds } cards.
   *[other] About { $points } points are on offer, but as long as nobody can tell, a Fizzle scares just as well as one of your { $number } Stunners among { $rounds } cards.
}
why-aim-at-nobody = Aiming at nobody scares nobody.
why-aim-late = { $number ->
    [one] { $target } has 1 Late token, and nobody has more: another may cost that house 100 points.
   *[other] { $target } has { $number } Late tokens, and nobody has more: another may cost that house 100 points.
}
why-aim-first = Nobody has cast anything yet: { $target } is as good a target as any.
why-aim-stands = { $number ->
    [0] { $target } has not shielded once in { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } and is likely to stand again.
   *[other] { $target } has shielded only { $number } { $number ->
        [one] time
       *[other] times
    } in { $rounds } rounds and is likely to stand again.
}
why-aim-hides = { $target } has shielded { $number } { $number ->
    [one] time
   *[other] times
} in { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}: your card may be wasted, but the threat may bring that flag down again.
why-cast-safely = Nobody aims at you: you are sure to stand, and your share is about { $points } points.
why-cast = { $seats-count ->
    [one] { $seats } aims at you, but you stay standing { $percent }% of the time, for about { $points } points.
   *[other] { $seats } aim at you, but you stay standing { $percent }% of the time, for about { $points } points.
}
why-cast-boldly = { $seats-count ->
    [one] { $seats } aims at you: casting is bold and works { $percent }% of the time, for about { $points } points.
   *[other] { $seats } aim at you: casting is bold and works { $percent }% of the time, for about { $points } points.
}
why-shield-in-vain = Nobody aims at you: a Shield only gives away about { $points } points.
why-shield = { $seats-count ->
    [one] { $seats } aims at you, with { $stunners } { $stunners ->
        [one] Stunner
       *[other] Stunners
    } among { $number } unseen cards: a Shield saves you from Late tokens.
   *[other] { $seats } aim at you, with { $stunners } { $stunners ->
        [one] Stunner
       *[other] Stunners
    } among { $number } unseen cards: a Shield saves you from Late tokens.
}
why-shield-timidly = { $seats-count ->
    [one] { $seats } aims at you, with { $stunners } { $stunners ->
        [one] Stunner
       *[other] Stunners
    } among { $number } unseen cards: a Shield is safe, at the price of about { $points } points.
   *[other] { $seats } aim at you, with { $stunners } { $stunners ->
        [one] Stunner
       *[other] Stunners
    } among { $number } unseen cards: a Shield is safe, at the price of about { $points } points.
}
why-take-less = It is worth about { $points } points to you, and this reward about { $most }: { $card }.
why-take-from-rival = It is worth about { $points } points to you and about { $most } to { $target }: deny it to them.
why-take-points = { $points } points for the Urn: your house then has { $number } from this sharing.
why-take-favour = { $number ->
    [one] Your first Favour: { $points } points, and each further one is worth more.
   *[other] It would be your Favour number { $number }: together they are worth { $points } points.
}
why-take-potion = { $number ->
    [one] It would be your first Potion; the most anybody else has is { $most }. The Potion Master gets 100 points.
   *[other] With it you have { $number } Potions; the most anybody else has is { $most }. The Potion Master gets 100 points.
}
why-take-lesson = { $rounds ->
    [one] One more Stunner instead of a Fizzle for the last round.
   *[other] One more Stunner instead of a Fizzle for the { $rounds } rounds to come.
}
why-take-lesson-unsure = { $number ->
    [one] No Stunner lies face up in the discard: you get one for a Fizzle only if the face-down card is one.
   *[other] No Stunner lies face up in the discard: you get one for a Fizzle only if there is one among { $number } face-down cards.
}
why-take-lesson-in-vain = There is nothing to swap: it does nothing now.
why-take-time-turner = { $owner ->
    [none] Your house has no Late token to give back: it only keeps the card from others.
   *[other] { $number ->
        [one] { $owner } has 1 Late token and gets rid of it.
       *[other] { $owner } has { $number } Late tokens and gets rid of one.
    }
}
why-take-pet = { $rounds ->
    [0] { $number ->
        [0] It is the last round: the Pet won’t pick first again.
        [one] It takes away your only Late token.
       *[other] It takes away one of your { $number } Late tokens.
    }
   *[other] { $number ->
        [0] You pick first in the next round.
        [one] You pick first in the next round and lose your only Late token.
       *[other] You pick first in the next round and lose one of your { $number } Late tokens.
    }
}

# Looked at closely
about-stunner = Cast it, and whoever you aim at is stunned, unless they shield: their flag falls and they take a Late token.
about-fizzle = Does nothing at all, but nobody knows that while you aim.
about-shield = Cast it instead of your card: nothing hits you, but your flag falls and your card is lost.
about-points = { $n } points for your house. Everyone hears the sum, then they go into the Urn.
about-favour = Kept face down until the end. One is worth 10 points, and each more is worth more: 3 make 60, 5 make 200.
about-potion = Kept face down until the end. Whoever has the most Potions, alone, brings the house 100 points.
about-private-lesson = At once: swap a Fizzle in your hand for a Stunner from the discard, if there is one.
about-time-turner = At once: you or somebody of your house gives a Late token back.
about-become-the-pet = At once: you pick first in the next sharing, and one of your Late tokens goes back.
about-late = One for every Stunner that hits you. Whoever has the most at the end costs the house 100 points.
    .title = Late token
about-pet = The Pet picks the first reward, if the flag still stands.
    .title = The Pet
about-house = All players of a house count their points together. Only flags that stand share the rewards.
about-discard = Spell cards that were used. Those under a Shield lie face down.
    .title = Discard
about-urn = Keeps the Points that a house has taken, until the end.
    .title = Urn
