# What the drawn table says beside the texts of the game.
name-points = Points
name-become-the-pet = Become the Pet
line-stunner = Stuns your target
line-fizzle = Does nothing: a bluff
line-shield = Nothing hits you; your flag falls
line-points = { $n } into your Urn
line-favour = The more, the better
line-potion = Most Potions: +100
line-private-lesson = Swap a Fizzle for a Stunner
line-time-turner = Give back a Late token
line-become-the-pet = Pick first next time; lose a Late token

phase-preparing = Prepare
phase-aiming = Aim
phase-casting = Cast or shield
phase-sharing = Sharing

flag-up = { $house }: flag up
flag-down = { $house }: flag down
tell-house = { $flag ->
    [yes] { $house }, flag up
   *[no] { $house }, flag down
}
late = { $number ->
    [one] 1 Late token
   *[other] { $number } Late tokens
}
pet = the Pet: picks first
chosen = has chosen
card-prepared = a prepared card, face down
rewards-kept = Rewards kept face down
casts-so-far = Casts so far: { $detail }
shield-over = Shield over a { $card }
fate-standing = standing
fate-stunned = stunned
fate-shielded = shielded

rewards = The rewards
discard-label = Discard
discard = Discard: { $stunners ->
    [one] 1 Stunner
   *[other] { $stunners } Stunners
}, { $fizzles ->
    [one] 1 Fizzle
   *[other] { $fizzles } Fizzles
}, { $number } face down
last-sharing = Last sharing
urns = Urns
nobody-stood = Nobody stood: no rewards

prepared = Prepared
instead = Or
aim-nobody = Aim at nobody
hand-empty = No cards left
pick-owner = Whose Late token goes back?

count-urn = Urn
count-potion = Potion Master: { $seat }
count-late = Latecomer: { $seat }
count-favour = { $number ->
    [one] { $seat }: 1 Favour
   *[other] { $seat }: { $number } Favours
}
count-more = Bonuses
count-all = Show all
under-shields = What everybody cast, and what the Shields hid

people = Players
tell-person = { $seat }: { $house }, { $flag ->
    [yes] flag up
   *[no] flag down
}, { $late ->
    [one] 1 Late token
   *[other] { $late } Late tokens
}, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}, { $rewards ->
    [one] 1 reward face down
   *[other] { $rewards } rewards face down
}
tell-aim = { $target ->
    [none] aims at nobody
   *[other] aims at { $target }
}
tell-points = { $number } Points taken
tell-under = under Shields: { $detail }
tell-choice = You have chosen: { $detail }
