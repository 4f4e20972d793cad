game = Hocus Focus
game-about = Be the first to spot a wizard that shares nothing with the target.

option-goal = Cards needed to win
option-ending = How the game ends
option-ending-race = a race to the goal
option-ending-pile = the whole pile
option-expert = Experts: a wrong call also costs a card
option-tie_ms = Calls this close together (ms) tie
option-point_seconds = Seconds to point after “Kazaam!”
option-lag_cap_ms = Maximum lag compensation (ms)
option-idle_seconds = Seconds without a call before a race is given up
option-pause_ms = Show each result for (ms)

kazaam = “Kazaam!”
no-match = “No match!”

# A call at 0 ms is one whose time will be measured.
move-kazaam = { $ms ->
    [0] “Kazaam!”
   *[other] “Kazaam!” after { $ms } ms
}
move-no-match = { $ms ->
    [0] “No match!”
   *[other] “No match!” after { $ms } ms
}
move-point = Point at place { $place }
move-wait = Let the time run out
move-tick = { $ms } ms have passed
move-leave = { $seat } leaves
move-return = { $seat } is back

event-counted-in = Everyone is here. The first race opens in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
event-compared = { $traits-count ->
    [0] It shares nothing with the target.
   *[other] It has this in common with the target: { $traits }.
}
event-searched = { $match ->
    [yes] There is a match after all.
   *[no] Right: all 12 wizards share something with the target.
}
event-turned = New target: { $card }.
event-reopened = The race is open again for the same target.
event-called = { $seat } called { $word } after { $ms } ms.
event-tied = A tie between { $seats }: nobody wins.
event-pointed = { $seat } points at place { $place }: { $card }.
event-pointed-late = { $seat } did not point in time.
event-won = { $bonus ->
    [0] Right! { $seat } wins: { $card }.
    [one] Right! { $seat } wins: { $card }, and the card set aside.
   *[other] Right! { $seat } wins: { $card }, and the { $bonus } cards set aside.
}
event-barred = Wrong! { $seat } may not call again this round.
event-forfeited = { $seat } loses a card won before: { $card }.
event-all-barred = Nobody is left to call.
event-idle = Nobody calls.
event-set-aside = The target is set aside for the next winner: { $card }.
event-left = { $seat } has left the table.
event-returned = { $seat } is back.

prompt-gathering = Waiting until everyone sees the table…
prompt-count-in = Get ready: the first race opens in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
prompt-showing = The race is over. Look at the result; the next one opens in a moment.
prompt-race = Which wizard shares nothing with the target? Call “Kazaam!” and point, or call “No match!”
prompt-point-early = You have called “Kazaam!”. Point now: your choice stays sealed until the race is over.
prompt-race-goes-on = The race is on.
prompt-pointing = You called “Kazaam!” first: point at a wizard within { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}. A match is yours; anything else bars you for this round.
prompt-pointing-of-other = { $seat } called “Kazaam!” and has { $seconds } { $seconds ->
    [one] second
   *[other] seconds
} to point.

refusal-barred = You are barred until the next round.
refusal-away = You have left the table.
refusal-past-opening = That race is already over.
refusal-unseen-opening = You can’t have seen that target yet.
refusal-race-over = Too late: nobody has called for too long.
refusal-answered-already = You have already answered in this race.
refusal-call-first = Call “Kazaam!” before you point.
refusal-pointed-already = You have already pointed, and only the first time counts.
refusal-no-such-place = The places are numbered { $low } to { $high }.
refusal-point-before-call = You can’t point before you call.
refusal-call-being-judged = Somebody has called: wait for the verdict.
refusal-point-now = You have called: now point.
refusal-too-early = It’s not time for that yet.

outcome-goal-reached = The goal has been reached.
outcome-pile-used-up = The pile is used up: whoever has the most cards wins.

board-pile = Pile [bold]{ $number }[/] · set aside [bold]{ $aside }[/] · { $goal ->
    [none] most cards wins
    [one] the first card wins
   *[other] first to [bold]{ $goal }[/] cards wins
}
board-target = ⇐ target
board-size = size
board-hat = hat
board-wand = wand
board-robe = robe
board-shoes = shoes
board-seat = { $seat }: [bold yellow]{ $number }[/] { $number ->
    [one] card
   *[other] cards
}{ $detail }
board-pointing = , [bold]pointing[/]
board-barred = , [red]barred[/]
board-away = , [dim]away[/]
board-call = { $seat } { $word } { $ms } ms
board-last = Last race: { $detail }{ $place ->
    [none] .
   *[other] . Pointed at place { $place }.
}
board-called = You: { $word } after { $ms } ms{ $place ->
    [none] .
   *[other] , sealed point at place { $place }.
}
board-waited = You do not call in this race.

# Three letters for each colour, for the board.
short-red = [bold red]RED[/]
short-purple = [bold magenta]PUR[/]
short-green = [bold green]GRE[/]
short-turquoise = [bold cyan]TUR[/]

size = size
hat = hat
wand = wand
robe = robe
shoes = shoes

skinny = skinny
medium = medium
wide = wide

-skinny = skinny wizard
-medium = medium wizard
-wide = wide wizard
-hat-red = red hat
-hat-purple = purple hat
-hat-green = green hat
-hat-turquoise = turquoise hat
-wand-red = red wand
-wand-purple = purple wand
-wand-green = green wand
-wand-turquoise = turquoise wand
-robe-red = red robe
-robe-purple = purple robe
-robe-green = green robe
-robe-turquoise = turquoise robe
-shoes-red = red shoes
-shoes-purple = purple shoes
-shoes-green = green shoes
-shoes-turquoise = turquoise shoes

skinny-red-red-red-red = { -skinny } ({ -hat-red }, { -wand-red }, { -robe-red }, { -shoes-red })
skinny-red-purple-purple-green = { -skinny } ({ -hat-red }, { -wand-purple }, { -robe-purple }, { -shoes-green })
skinny-red-green-green-turquoise = { -skinny } ({ -hat-red }, { -wand-green }, { -robe-green }, { -shoes-turquoise })
skinny-red-turquoise-turquoise-purple = { -skinny } ({ -hat-red }, { -wand-turquoise }, { -robe-turquoise }, { -shoes-purple })
skinny-purple-red-purple-purple = { -skinny } ({ -hat-purple }, { -wand-red }, { -robe-purple }, { -shoes-purple })
skinny-purple-purple-red-turquoise = { -skinny } ({ -hat-purple }, { -wand-purple }, { -robe-red }, { -shoes-turquoise })
skinny-purple-green-turquoise-green = { -skinny } ({ -hat-purple }, { -wand-green }, { -robe-turquoise }, { -shoes-green })
skinny-purple-turquoise-green-red = { -skinny } ({ -hat-purple }, { -wand-turquoise }, { -robe-green }, { -shoes-red })
skinny-green-red-green-green = { -skinny } ({ -hat-green }, { -wand-red }, { -robe-green }, { -shoes-green })
skinny-green-purple-turquoise-red = { -skinny } ({ -hat-green }, { -wand-purple }, { -robe-turquoise }, { -shoes-red })
skinny-green-green-red-purple = { -skinny } ({ -hat-green }, { -wand-green }, { -robe-red }, { -shoes-purple })
skinny-green-turquoise-purple-turquoise = { -skinny } ({ -hat-green }, { -wand-turquoise }, { -robe-purple }, { -shoes-turquoise })
skinny-turquoise-red-turquoise-turquoise = { -skinny } ({ -hat-turquoise }, { -wand-red }, { -robe-turquoise }, { -shoes-turquoise })
skinny-turquoise-purple-green-purple = { -skinny } ({ -hat-turquoise }, { -wand-purple }, { -robe-green }, { -shoes-purple })
skinny-turquoise-green-purple-red = { -skinny } ({ -hat-turquoise }, { -wand-green }, { -robe-purple }, { -shoes-red })
skinny-turquoise-turquoise-red-green = { -skinny } ({ -hat-turquoise }, { -wand-turquoise }, { -robe-red }, { -shoes-green })
medium-red-red-red-purple = { -medium } ({ -hat-red }, { -wand-red }, { -robe-red }, { -shoes-purple })
medium-red-purple-purple-turquoise = { -medium } ({ -hat-red }, { -wand-purple }, { -robe-purple }, { -shoes-turquoise })
medium-red-green-green-green = { -medium } ({ -hat-red }, { -wand-green }, { -robe-green }, { -shoes-green })
medium-red-turquoise-turquoise-red = { -medium } ({ -hat-red }, { -wand-turquoise }, { -robe-turquoise }, { -shoes-red })
medium-purple-red-purple-red = { -medium } ({ -hat-purple }, { -wand-red }, { -robe-purple }, { -shoes-red })
medium-purple-purple-red-green = { -medium } ({ -hat-purple }, { -wand-purple }, { -robe-red }, { -shoes-green })
medium-purple-green-turquoise-turquoise = { -medium } ({ -hat-purple }, { -wand-green }, { -robe-turquoise }, { -shoes-turquoise })
medium-purple-turquoise-green-purple = { -medium } ({ -hat-purple }, { -wand-turquoise }, { -robe-green }, { -shoes-purple })
medium-green-red-green-turquoise = { -medium } ({ -hat-green }, { -wand-red }, { -robe-green }, { -shoes-turquoise })
medium-green-purple-turquoise-purple = { -medium } ({ -hat-green }, { -wand-purple }, { -robe-turquoise }, { -shoes-purple })
medium-green-green-red-red = { -medium } ({ -hat-green }, { -wand-green }, { -robe-red }, { -shoes-red })
medium-green-turquoise-purple-green = { -medium } ({ -hat-green }, { -wand-turquoise }, { -robe-purple }, { -shoes-green })
medium-turquoise-red-turquoise-green = { -medium } ({ -hat-turquoise }, { -wand-red }, { -robe-turquoise }, { -shoes-green })
medium-turquoise-purple-green-red = { -medium } ({ -hat-turquoise }, { -wand-purple }, { -robe-green }, { -shoes-red })
medium-turquoise-green-purple-purple = { -medium } ({ -hat-turquoise }, { -wand-green }, { -robe-purple }, { -shoes-purple })
medium-turquoise-turquoise-red-turquoise = { -medium } ({ -hat-turquoise }, { -wand-turquoise }, { -robe-red }, { -shoes-turquoise })
wide-red-red-red-green = { -wide } ({ -hat-red }, { -wand-red }, { -robe-red }, { -shoes-green })
wide-red-purple-purple-red = { -wide } ({ -hat-red }, { -wand-purple }, { -robe-purple }, { -shoes-red })
wide-red-green-green-purple = { -wide } ({ -hat-red }, { -wand-green }, { -robe-green }, { -shoes-purple })
wide-red-turquoise-turquoise-turquoise = { -wide } ({ -hat-red }, { -wand-turquoise }, { -robe-turquoise }, { -shoes-turquoise })
wide-purple-red-purple-turquoise = { -wide } ({ -hat-purple }, { -wand-red }, { -robe-purple }, { -shoes-turquoise })
wide-purple-purple-red-purple = { -wide } ({ -hat-purple }, { -wand-purple }, { -robe-red }, { -shoes-purple })
wide-purple-green-turquoise-red = { -wide } ({ -hat-purple }, { -wand-green }, { -robe-turquoise }, { -shoes-red })
wide-purple-turquoise-green-green = { -wide } ({ -hat-purple }, { -wand-turquoise }, { -robe-green }, { -shoes-green })
wide-green-red-green-red = { -wide } ({ -hat-green }, { -wand-red }, { -robe-green }, { -shoes-red })
wide-green-purple-turquoise-green = { -wide } ({ -hat-green }, { -wand-purple }, { -robe-turquoise }, { -shoes-green })
wide-green-green-red-turquoise = { -wide } ({ -hat-green }, { -wand-green }, { -robe-red }, { -shoes-turquoise })
wide-green-turquoise-purple-purple = { -wide } ({ -hat-green }, { -wand-turquoise }, { -robe-purple }, { -shoes-purple })
wide-turquoise-red-turquoise-purple = { -wide } ({ -hat-turquoise }, { -wand-red }, { -robe-turquoise }, { -shoes-purple })
wide-turquoise-purple-green-turquoise = { -wide } ({ -hat-turquoise }, { -wand-purple }, { -robe-green }, { -shoes-turquoise })
wide-turquoise-green-purple-green = { -wide } ({ -hat-turquoise }, { -wand-green }, { -robe-purple }, { -shoes-green })
wide-turquoise-turquoise-red-red = { -wide } ({ -hat-turquoise }, { -wand-turquoise }, { -robe-red }, { -shoes-red })

## Why a move
why-match = The wizard at place { $place } shares nothing with the target.
why-in-common = { $traits-count ->
    [one] The wizard at place { $place } shares one trait with the target: { $traits }.
   *[other] The wizard at place { $place } shares { $traits-count } traits with the target: { $traits }.
}
why-kazaam = { $number ->
    [one] One of the 12 wizards shares nothing with the target.
   *[other] { $number } of the 12 wizards share nothing with the target.
}
why-nothing-to-point-at = All 12 wizards share something with the target: there is nothing to point at.
why-no-match = All 12 wizards share something with the target.
why-there-is-a-match = { $number ->
    [one] There is a match: one of the 12 wizards shares nothing with the target.
   *[other] There is a match: { $number } of the 12 wizards share nothing with the target.
}
why-silent = Not pointing is as bad as pointing wrong: it would bar you for this round.
why-wait = { $number ->
    [0] Waiting leaves “No match!” to the others: all 12 wizards share something with the target.
    [one] Waiting leaves the race to the others, who may find the one match.
   *[other] Waiting leaves the race to the others, who may find one of { $number } matches.
}

# Looked at closely
about-wizard = A match if it shares nothing with the target: not the size, and no colour of hat, wand, robe or shoes.
about-target = Find a wizard that shares nothing with it, call “Kazaam!” and point, or call “No match!” if there is none.
    .title = The target
about-pile = The next targets, face down.
    .title = The pile
about-aside = Targets that nobody won. Whoever wins next gets them too.
    .title = Set aside
about-won = One point for each card. The first to reach the goal wins.
    .title = Cards won
