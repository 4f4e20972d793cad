# What the drawn table says beside the texts of the game.
call-kazaam = Kazaam!
call-no-match = No match!
call-wait = Let it go
key-kazaam = Space
key-no-match = N
point-now = Point at a wizard!
point-left = { $number } s
point-keys = Tap it, or use the arrow keys and Enter, or the row of keys from 1 to 12.

target = Target
target-label = The target: { $detail }
target-none = No target
wizards = The twelve wizards
people = Players
place-label = Place { $place }: { $detail }
place-last = The last wizard pointed at was here
place-chosen = You point here
pile = Pile
pile-left = { $number ->
    [one] 1 card in the pile
   *[other] { $number } cards in the pile
}
aside-label = { $number ->
    [0] No card is set aside
    [one] 1 card is set aside for the next winner
   *[other] { $number } cards are set aside for the next winner
}
aside-short = { $number } extra
cards-won = { $number ->
    [one] 1 card won
   *[other] { $number } cards won
}
fact-goal = { $goal ->
    [none] Most cards wins
    [one] The first card wins
   *[other] First to { $goal } cards
}
tag-pointing = points
tag-barred = barred
tag-away = away
why-wrong = pointed at a wizard that shares something
why-late = did not point in time
why-there-is = called “No match!”, but there is one
you-barred = You are barred until the next round.
you-barred-wrong = Barred until the next round: that wizard shared something with the target.
you-barred-late = Barred until the next round: you did not point in time.
you-barred-there-is = Barred until the next round: there is a match after all.
you-called = You called { $word } after { $ms } ms.
you-wait = You let this race go.

last-race = Last race
race-none = Nobody has called yet.
call-ms = { $ms } ms
call-told = { $seat }: { $word } after { $ms } ms
more-calls = { $number ->
    [one] and 1 more
   *[other] and { $number } more
}
verdict-won = { $bonus ->
    [0] { $seats } wins!
   *[other] { $seats } wins, with { $bonus } extra!
}
verdict-wrong = { $seats }: wrong wizard
verdict-late = { $seats }: too late
verdict-there-is = { $seats }: there is a match
verdict-tied = A tie: nobody wins
verdict-idle = Nobody called
tell-person = { $seat }: { $detail }

shown-match = { $seat } is right: nothing in common!
shown-common = { $seat } is wrong. In common: { $traits }.
shown-late = { $seat } did not point in time.
shown-no-match = { $seat } is right: there is no match!
shown-there-is = { $seat } is wrong: there is a match.
shown-nobody = Nobody wins. The target is set aside.
doubted = { $seat }: the answers do not fit the connection, so its delay is not made up for.

trait = { $name } { $detail }
dyed-red = red (dots)
dyed-purple = purple (stripes)
dyed-green = green (checks)
dyed-turquoise = turquoise (stars)
