game = Hocus Pocus
game-about = Apprentice sorcerers race for the gems of a cauldron, and anyone may answer a spell.
option-gems = Gems in the Cauldron
option-turn_limit = Turns until the game ends

hand = Hand
grimoire = Grimoire

vortex = Vortex
abracadabra = Abracadabra
crystal-ball = Crystal Ball
owl = Owl { $n }
sacrifice = Sacrifice { $n }
curse = Curse { $n }
inspiration = Inspiration { $n }
thief = Thief { $n }
spell = Spell { $n }
amulet = Amulet
magic-wand = Magic Wand
enchanted-mirror = Enchanted Mirror
pumpkin = Pumpkin
counterspell = Counterspell
hourglass = Hourglass
black-cat = Black Cat
lightning = Lightning

marked-vortex = { vortex } (marked)
marked-abracadabra = { abracadabra } (marked)
marked-crystal-ball = { crystal-ball } (marked)
marked-owl = { owl } (marked)
marked-sacrifice = { sacrifice } (marked)
marked-curse = { curse } (marked)
marked-inspiration = { inspiration } (marked)
marked-thief = { thief } (marked)
marked-spell = { spell } (marked)

gems = { $number ->
    [0] no gem
    [one] 1 gem
   *[other] { $number } gems
}
cards = { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
}

move-cast = { $target ->
    [none] Cast { $card } ({ $source })
   *[other] Cast { $card } at { $target } ({ $source })
}
move-lay = { $target ->
    [none] Lay { $card } ({ $source })
   *[other] Lay { $card } and name { $target } ({ $source })
}
move-pass = Pass
move-rearrange = Rearrange: { $cards } in the Grimoire
move-draw = End the turn: draw 2 cards
move-take-gem = End the turn: take 1 gem
move-refill = Refill with { $cards }
move-choose = { $cards-count ->
    [0] Choose nothing
   *[other] Choose { $cards }
}
move-arrange = From the top: { $cards }
move-discard = Discard { $cards }

event-turn-began = { $seat } begins a turn.
event-hocus-cast = { $target ->
    [none] { $seat } casts { $card } ({ $source }).
   *[other] { $seat } casts { $card } at { $target } ({ $source }).
}
event-pocus-laid = { $target ->
    [none] { $seat } lays { $card } ({ $source }){ pocus-void }.
   *[other] { $seat } lays { $card } ({ $source }) and names { $target }{ pocus-void }.
}
pocus-void = { $void ->
    [yes] , void after the Lightning
   *[no] {""}
}
event-cancelled = Lightning cancels { $cards }.
event-passed = { $seat } passes.
event-destroyed = { $seat }’s { $by } destroys { $card }.
event-cat-took = The Black Cat brings { $card } to { $seat }’s Hand.
event-pumpkin-returned = A Pumpkin sends { $card } back to { $seat }’s Hand, marked until the end of the turn.
event-hands-swapped = { $seat } and { $target } swap Hands.
event-swapped = Your new Hand: { $cards }.
event-gazed = { $seat } looks at the top of the Library: { cards }.
event-saw = In the Crystal Ball, from the top: { $cards }.
event-arranged = { $seat } puts { cards } back on the Library.
event-owl-took = { $seat }’s Owl takes { $cards } from { $target }’s Grimoire.
event-cursed = { $seat }’s Curse discards { $cards } from { $target }’s Grimoire.
event-sacrificed = { $seat } puts { gems } back into the Cauldron.
event-gems-taken = { $seat } takes { gems } from the Cauldron.
event-last-gem-stayed = The last gem stays: two players would share the lead.
event-robbed = { $target } gives { $seat } { gems }.
event-whirled = The Vortex turns: every Grimoire passes to the left.
event-time-up = The Hourglass runs out: after this Hocus { $seat } must end the turn.
event-drew = { $seat } draws { cards }.
event-received = You draw { $cards }.
event-shuffled = The Discard is shuffled into a new Library of { cards }.
event-refilled = { $seat } refills the Grimoire with { $cards }.
event-rearranged = { $seat } rearranges: { $cards } in the Grimoire.
event-discarded = { $seat } discards { $cards }.

window-doubled = { $doubled ->
    [yes] , doubled,
   *[no] {""}
}
window-aim = { $you ->
    [yes] you
   *[no] { $target }
}
window-after = { $ends ->
    [yes] {" "}Then the Hourglass ends the turn.
   *[no] {""}
}{ window-asked }
window-asked = { $asked ->
    [yes] {" "}Lay a Pocus or pass?
   *[no] {""}
}

prompt-turn = { $yours ->
    [yes] Your turn: cast a Hocus, rearrange your cards, or end the turn with 2 cards or 1 gem.
   *[no] It is { $seat }’s turn.
}
prompt-ending = { $yours ->
    [yes] The Hourglass has ended your turn: take 2 cards or 1 gem.
   *[no] The Hourglass has ended the turn: { $seat } takes 2 cards or 1 gem.
}
prompt-discarding-down = { $yours ->
    [yes] At most 5 cards in Hand at the end of your turn: discard { cards }.
   *[no] { $seat } discards { cards }, down to 5 in Hand.
}
prompt-refilling = { $yours ->
    [yes] Your Grimoire is short: lay { cards } from your Hand.
   *[no] { $seat } refills the Grimoire with { cards }.
}
prompt-owl-choice = { $yours ->
    [yes] Your Owl: which { cards } of { $target }’s Grimoire do you take?
   *[no] { $seat } chooses { cards } of { $target }’s Grimoire for the Owl.
}
prompt-curse-choice = { $yours ->
    [yes] Your Curse: which { cards } of { $target }’s Grimoire are discarded?
   *[no] { $seat } chooses { cards } of { $target }’s Grimoire for the Curse.
}
prompt-gazing = { $yours ->
    [yes] The Crystal Ball: in which order do these { cards } go back on the Library?
   *[no] { $seat } looks into the Crystal Ball.
}
prompt-window-thief = { $seat }’s { $card }{ window-doubled } aims at { window-aim }: { gems }.{ window-after }
prompt-window-sacrifice = { $seat }’s { $card }{ window-doubled } aims at { window-aim }: { gems } back into the Cauldron.{ window-after }
prompt-window-owl = { $seat }’s { $card }{ window-doubled } aims at { window-aim }: it takes { cards } from the Grimoire.{ window-after }
prompt-window-curse = { $seat }’s { $card }{ window-doubled } aims at { window-aim }: it discards { cards } from the Grimoire.{ window-after }
prompt-window-abracadabra = { $seat }’s { $card } aims at { window-aim }: the two swap Hands.{ window-after }
prompt-window-spell = { $seat }’s { $card }{ window-doubled } takes { gems } from the Cauldron.{ window-after }
prompt-window-inspiration = { $seat }’s { $card }{ window-doubled } draws { cards }.{ window-after }
prompt-window-crystal-ball = { $seat }’s { $card } looks at the top of the Library.{ window-after }
prompt-window-vortex = { $seat }’s { $card } passes every Grimoire to the left.{ window-after }
prompt-window-amulet = { $owner }’s Amulet will destroy { $seat }’s { $card }.{ window-asked }
prompt-window-counterspell = { $owner }’s Counterspell will destroy { $seat }’s { $card }.{ window-asked }
prompt-window-black-cat = { $owner }’s Black Cat will bring { $seat }’s { $card } to { $owner }’s Hand.{ window-asked }
prompt-window-pumpkin = { $owner }’s Pumpkin will send { $card } back to { $seat }’s Hand.{ window-asked }

refusal-not-there = You have no such card in your { $source }.
refusal-no-hocus-waits = A Pocus can only be laid on a Hocus that waits to resolve.
refusal-hocus-waits = A Hocus waits to resolve: lay a Pocus or pass.
refusal-end-the-turn = A turn ends with 2 cards or 1 gem, not with a pass.
refusal-rearranged-already = You have rearranged already; cast a Hocus before you do it again.
refusal-bad-rearrangement = Name as many of your cards as the Grimoire holds, and other ones than now.
refusal-last-gem-stays = Nobody may take the last gem if two players would then share the lead.
refusal-marked = A Pumpkin has marked this card: it cannot be played this turn.
refusal-one-inspiration = An Inspiration has already resolved this turn.
refusal-bad-target = This Hocus needs another player as its target, or none if it has no target.
refusal-not-on-vortex = { $card } cannot be laid on a Vortex.
refusal-vortex-from-hand = On a Vortex { $card } can only be laid from the Hand.
refusal-no-target = { $card } needs a Hocus with a target.
refusal-not-the-target = Only the current target may lay { $card }.
refusal-no-number = { $card } needs a Hocus with a printed number.
refusal-one-wand = There is a Magic Wand on this Hocus already.
refusal-bad-mirror = A Mirror, and no other Pocus, names a third player: neither the caster nor yourself.
refusal-refill-first = First lay { cards } from your Hand into your Grimoire.
refusal-grimoire-full = A Grimoire holds at most 3 cards: lay { cards }.
refusal-choose-first = First choose { cards } of the target’s Grimoire for { $card }.
refusal-arrange-first = First put the cards that you saw back on the Library.
refusal-discard-first = First discard { cards } from your Hand.
refusal-time-is-up = The Hourglass has ended the turn: take 2 cards or 1 gem.

outcome-last-gem = The last gem is out of the Cauldron.
outcome-turn-limit = The last turn has been played.

board-table = Cauldron [bold green]{ $number }[/] · Library [bold]{ $library }[/] · Discard [bold]{ $discarded }[/] · Turn [bold]{ $turn }[/]
board-table-limit = Cauldron [bold green]{ $number }[/] · Library [bold]{ $library }[/] · Discard [bold]{ $discarded }[/] · Turn [bold]{ $turn }[/] of { $limit }
board-gems = Gems
board-known = known: { $detail }
board-hocus = { $seat }: { $detail }
board-hocus-at = { $seat }: { $detail } → { $target }
board-number = N = { $number }
board-laid = { $detail } ({ $seat })
board-laid-at = { $detail } → { $target } ({ $seat })
board-laid-void = { $detail } ({ $seat }, void)
board-hand = Your Hand: { $detail }
board-zone = In the Zone: { $detail }
board-discard = Discard: { $detail }
board-library = Top of the Library: { $detail }
board-unknown = ?
