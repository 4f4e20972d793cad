game = Hocus Pocus
game-about = Apprentice sorcerers race for the gems in a cauldron, and anyone can answer a spell.
option-gems = Gems in the Cauldron
option-turn_limit = Turns before the game ends

order-pass-turn = Pass for this turn
order-unless-target = Pass unless I’m the target
order-own-hocus = Never ask me about my own Hocus

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
    [0] no gems
    [one] 1 gem
   *[other] { $number } gems
}
cards = { $number ->
    [0] no cards
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
    [yes] , without effect after the Lightning
   *[no] {""}
}
event-cancelled = Lightning cancels { $cards }.
event-passed = { $seat } passes.
event-destroyed = { $seat }’s { $by } destroys { $card }.
event-cat-took = The Black Cat brings { $card } to { $seat }’s Hand.
event-pumpkin-returned = A Pumpkin sends { $card } back to { $seat }’s Hand, marked until the end of the turn.
event-hands-swapped = { $seat } and { $target } swap Hands.
event-swapped = Your new Hand: { $cards }.
event-gazed = { $seat } looks at the top of the Library ({ cards }).
event-saw = In the Crystal Ball, from the top: { $cards }.
event-arranged = { $seat } puts { cards } back on the Library.
event-owl-took = { $cards-count ->
    [0] { $seat }’s Owl takes nothing: { $target }’s Grimoire is empty.
   *[other] { $seat }’s Owl takes { $cards } from { $target }’s Grimoire.
}
event-cursed = { $cards-count ->
    [0] { $seat }’s Curse discards nothing: { $target }’s Grimoire is empty.
   *[other] { $seat }’s Curse discards { $cards } from { $target }’s Grimoire.
}
event-sacrificed = { $number ->
    [0] { $seat } has no gems to put back into the Cauldron.
   *[other] { $seat } puts { gems } back into the Cauldron.
}
event-gems-taken = { $number ->
    [0] { $seat } takes no gems from the Cauldron.
   *[other] { $seat } takes { gems } from the Cauldron.
}
event-last-gem-stayed = The last gem stays: two players would be tied for the lead.
event-robbed = { $number ->
    [0] { $target } has no gems to give { $seat }.
   *[other] { $target } gives { $seat } { gems }.
}
event-whirled = The Vortex turns: every Grimoire passes to the left.
event-time-up = The Hourglass runs out: after this Hocus { $seat } must end the turn.
event-drew = { $number ->
    [0] { $seat } draws no cards.
   *[other] { $seat } draws { cards }.
}
event-received = { $cards-count ->
    [0] You draw nothing.
   *[other] You draw { $cards }.
}
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
    [yes] Your turn: cast a Hocus, { part-turn-rearrange }or end the turn with { part-turn-end }.
   *[no] It is { $seat }’s turn.
}
part-turn-rearrange = { $rearrange ->
    [no] {""}
   *[yes] rearrange your cards,{" "}
}
part-turn-end = { $gem ->
    [yes] 2 cards or 1 gem
   *[no] 2 cards
}
prompt-ending = { $yours ->
    [yes] The Hourglass has ended your turn: take 2 cards or 1 gem.
   *[no] The Hourglass has ended the turn: { $seat } takes 2 cards or 1 gem.
}
prompt-discarding-down = { $yours ->
    [yes] Your turn ends with at most 5 cards in Hand: discard { cards }.
   *[no] { $seat } discards { cards }, down to 5 in Hand.
}
prompt-refilling = { $yours ->
    [yes] Fill up your Grimoire: lay { cards } from your Hand.
   *[no] { $seat } refills the Grimoire with { cards }.
}
prompt-owl-choice = { $yours ->
    [yes] Your Owl takes { cards } from { $target }’s Grimoire: choose.
   *[no] { $seat } chooses { cards } from { $target }’s Grimoire for the Owl.
}
prompt-curse-choice = { $yours ->
    [yes] Your Curse discards { cards } from { $target }’s Grimoire: choose.
   *[no] { $seat } chooses { cards } from { $target }’s Grimoire for the Curse.
}
prompt-gazing = { $yours ->
    [yes] The Crystal Ball: put these { cards } back on the Library in any order.
   *[no] { $seat } looks into the Crystal Ball.
}
prompt-window-thief = { $seat }’s { $card }{ window-doubled } aims at { window-aim }: { gems }.{ window-after }
prompt-window-sacrifice = { $seat }’s { $card }{ window-doubled } aims at { window-aim }: { gems } back into the Cauldron.{ window-after }
prompt-window-owl = { $number ->
    [0] { $seat }’s { $card }{ window-doubled } aims at { window-aim }: it takes nothing, the Grimoire is empty.{ window-after }
   *[other] { $seat }’s { $card }{ window-doubled } aims at { window-aim }: it takes { cards } from { $you ->
        [yes] your
       *[no] the
    } Grimoire.{ window-after }
}
prompt-window-curse = { $number ->
    [0] { $seat }’s { $card }{ window-doubled } aims at { window-aim }: it discards nothing, the Grimoire is empty.{ window-after }
   *[other] { $seat }’s { $card }{ window-doubled } aims at { window-aim }: it discards { cards } from { $you ->
        [yes] your
       *[no] the
    } Grimoire.{ window-after }
}
prompt-window-abracadabra = { $seat }’s { $card } aims at { window-aim }, to swap Hands.{ window-after }
prompt-window-spell = { $number ->
    [0] { $seat }’s { $card }{ window-doubled } takes no gems from the Cauldron.{ window-after }
   *[other] { $seat }’s { $card }{ window-doubled } takes { gems } from the Cauldron.{ window-after }
}
prompt-window-inspiration = { $number ->
    [0] { $seat }’s { $card }{ window-doubled } finds no cards to draw.{ window-after }
   *[other] { $seat }’s { $card }{ window-doubled } draws { cards }.{ window-after }
}
prompt-window-crystal-ball = { $seat }’s { $card } looks at the top of the Library.{ window-after }
prompt-window-vortex = { $seat }’s { $card } passes every Grimoire to the left.{ window-after }
prompt-window-amulet = { $owner }’s Amulet will destroy { $seat }’s { $card }.{ window-asked }
prompt-window-counterspell = { $owner }’s Counterspell will destroy { $seat }’s { $card }.{ window-asked }
prompt-window-black-cat = { $owner }’s Black Cat will bring { $seat }’s { $card } to { $owner }’s Hand.{ window-asked }
prompt-window-pumpkin = { $owner }’s Pumpkin will send { $card } back to { $seat }’s Hand.{ window-asked }

refusal-not-there = That card is not in your { $source }.
refusal-no-hocus-waits = You can only lay a Pocus on a Hocus that is waiting to resolve.
refusal-hocus-waits = A Hocus is waiting to resolve: lay a Pocus or pass.
refusal-end-the-turn = You end your turn with 2 cards or 1 gem, not with a pass.
refusal-rearranged-already = You have already rearranged; cast a Hocus before you do it again.
refusal-bad-rearrangement = Choose as many of your cards as the Grimoire holds, and not the same ones as now.
refusal-last-gem-stays = Nobody may take the last gem if that leaves two players tied for the lead.
refusal-marked = A Pumpkin has marked this card: you can’t play it this turn.
refusal-one-inspiration = An Inspiration has already resolved this turn.
refusal-bad-target = Choose another player as the target, or nobody if this Hocus has no target.
refusal-not-on-vortex = { $card } can’t be laid on a Vortex.
refusal-vortex-from-hand = On a Vortex { $card } can only be laid from the Hand.
refusal-no-target = { $card } needs a Hocus with a target.
refusal-not-the-target = Only the current target may lay { $card }.
refusal-no-number = { $card } needs a Hocus with a printed number.
refusal-one-wand = There is already a Magic Wand on this Hocus.
refusal-bad-mirror = Only a Mirror names a player, and it must be a third one: neither the caster nor you.
refusal-refill-first = First lay { cards } from your Hand into your Grimoire.
refusal-grimoire-full = A Grimoire holds at most 3 cards: lay { cards }.
refusal-choose-first = First choose { cards } from the target’s Grimoire for { $card }.
refusal-arrange-first = First put the cards you saw back on the Library.
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
board-laid-void = { $detail } ({ $seat }, no effect)
board-hand = Your Hand: { $detail }
board-zone = In the Zone: { $detail }
board-discard = Discard: { $detail }
board-library = Top of the Library: { $detail }
board-unknown = ?

## Why a move
why-draw = Two more cards while { why-gems-left }.
why-draw-too-many = Your Hand has no room for both: you would have to discard { cards } at once.
why-draw-the-better = Two new cards are worth more than a gem: you keep the best and discard { cards } at once.
why-gems-left = { $number ->
    [one] 1 gem is left in the Cauldron
   *[other] { $number } gems are left in the Cauldron
}
why-gem = A sure gem, and two cards would bring you less: you would have { $total }, { $target } has { $best }.
why-gem-dear = A sure gem, but no new card: you would have { $total }, { $target } has { $best }.
why-gem-full-hand = Your Hand has no room for two cards, so take a gem: you would have { $total }, { $target } has { $best }.
why-wins = It ends the game, and you win with { $total } to { $target }’s { $best }.
why-loses = It would end the game while { $target } leads with { $best } to your { $total }.
why-last-gem-stays = { $number ->
    [0] You would tie for the lead, so the last gem has to stay: it brings nothing.
   *[other] You would tie for the lead, so the last gem has to stay: it brings { gems }.
}
why-keep = Keep it for the turn when you can win: gems can be stolen, and so far you can reach { $reach } of the { $left } in the Cauldron.
why-keep-behind = Keep it for the turn when you can win: even if nobody answered, it would end with { $total } for you and { $best } for { $target }.
why-spell = It brings { gems } and leaves { $left } in the Cauldron.
why-thief = { $number ->
    [0] It takes no gems from { $target }, who has none.
   *[other] It takes { gems } from { $target }, who keeps { $left }.
}
why-sacrifice = { $number ->
    [0] { $target } has no gems to put back.
   *[other] { $target } puts { gems } back into the Cauldron and keeps { $left }.
}
why-inspiration = It brings { cards } for the price of one.
why-crystal-ball = { $number ->
    [0] There are no cards to see in the Library.
   *[other] You see and reorder the next { cards } of the Library before you draw.
}
why-vortex = { $number ->
    [0] You would give away { $lost } and get { $cards } from { $target }.
   *[other] You would give away { $lost } and a card from your Hand, and get { $cards } from { $target }.
}
why-abracadabra = You would swap Hands; cards in them now: { $mine } in yours, { $theirs } in { $target }’s.
why-owl = It takes the best of { $target }’s Grimoire: { $cards }.
why-curse = It costs { $target } the best of the Grimoire: { $cards }.
why-rearrange-safer = It puts { $cards } out of reach of Owls and Curses.
why-rearrange-open = It would leave { $cards } within reach of Owls and Curses.
why-pass-own = Your { $card } works without another card.
why-pass-no-answer = You have no Pocus against { $seat }’s { $card }.
why-pass = { $number ->
    [0] { $seat }’s { $card } hurts you less than losing a Pocus.
   *[other] { $seat }’s { $card } moves { gems }: that hurts you less than losing a Pocus.
}
why-pass-dear = { $number ->
    [0] You would let { $seat }’s { $card } through, and you can do better.
   *[other] You would let { $seat }’s { $card } through, which moves { gems }.
}
why-stopped-already = { $owner }’s { $by } already stops { $card }.
why-void = After a Lightning, { $card } has no effect.
why-wand = It doubles your { $card } to N = { $number }.
why-wand-other = It would double { $seat }’s { $card } to N = { $number }.
why-lightning = It saves your { $card } from { $by }.
why-lightning-other = It would save { $seat }’s { $card } from { $by }.
why-lightning-early = Nothing is about to stop { $seat }’s { $card }: keep it.
why-lightning-early-own = Nothing is about to stop your { $card }: keep it.
why-lightning-back = It turns { $card } back on { $target }.
why-lightning-hourglass = It saves your turn from the Hourglass; in your Hand: { cards }.
why-lightning-hourglass-other = It would save { $seat }’s turn from the Hourglass; in that Hand: { cards }.
why-hourglass = It ends { $seat }’s turn with { cards } in Hand.
why-hourglass-own = It would end your own turn with { cards } in Hand.
why-mirror = { $number ->
    [0] It turns { $card } on { $target }, who has no gems.
   *[other] It turns { $card } on { $target }, who has { gems }.
}
why-mirror-hand = It turns { $card } on { $target }, with { cards } in Hand.
why-mirror-grimoire = It turns { $card } on { $target }, whose Grimoire has { $cards }.
why-black-cat = { $number ->
    [0] It stops { $seat }’s { $card } and brings it to your Hand.
   *[other] It stops { $seat }’s { $card }, which would move { gems }, and brings it to your Hand.
}
why-stops = It stops { $seat }’s { $card }, which would move { gems }.
why-stops-cards = It stops { $seat }’s { $card }.
why-stops-own = It would stop your own { $card }.
why-stops-the-end = It stops { $seat }’s { $card }, which would end the game with { $total } for { $seat }.
why-stops-your-win = It would stop { $seat }’s { $card }, which ends the game: you would win with { $total }.
why-refill = You keep hidden in your Hand: { $cards }.
why-discard = You keep in your Hand: { $cards }.
why-choose = Nothing in that Grimoire is worth more than { $cards }.
why-choose-less = { $cards } would be worth more in that Grimoire.
why-arrange = The next two cards to be drawn: { $cards }.

# Looked at closely
about-vortex = Every Grimoire passes to the player on the left, all at once. Only a Counterspell or a Pumpkin from a Hand can stop it.
about-abracadabra = You and the player you aim at swap Hands.
about-crystal-ball = Look at the top 4 cards of the Library and put them back in any order.
about-owl = { $n ->
    [one] Take a card of your choice from the Grimoire you aim at into your Hand.
   *[other] Take { $n } cards of your choice from the Grimoire you aim at into your Hand.
}
about-sacrifice = The player you aim at puts { $n } gems back into the Cauldron.
about-curse = { $n ->
    [one] Discard a card of your choice from the Grimoire you aim at.
   *[other] Discard { $n } cards of your choice from the Grimoire you aim at.
}
about-inspiration = Draw { $n } cards, but only with one Inspiration a turn.
about-thief = { $n ->
    [one] The player you aim at gives you a gem.
   *[other] The player you aim at gives you { $n } gems.
}
about-spell = { $n ->
    [one] Take a gem from the Cauldron.
   *[other] Take { $n } gems from the Cauldron.
}
about-amulet = When a Hocus aims at you: it is destroyed, with every Pocus on it.
about-magic-wand = Doubles the number on a Hocus. Only one Wand works on each.
about-enchanted-mirror = When a Hocus aims at you: it aims at another player instead, but never at its caster.
about-pumpkin = The Hocus goes back to its caster’s Hand and can’t be played again this turn.
about-counterspell = Destroys any Hocus, with every Pocus on it.
about-hourglass = The Hocus still works; then its caster must end the turn.
about-black-cat = Brings the Hocus to your Hand, whoever cast it.
about-lightning = Works at once: no other Pocus on this Hocus counts, before or after, except a Magic Wand.
about-cauldron = Every gem starts here. Whoever takes the last one ends the game, and the most gems win.
    .title = Cauldron
about-library = The pile to draw from, face down. When it is empty, the Discard is shuffled into a new one.
    .title = Library
about-discard = Face up for everyone to see, until it becomes the new Library.
    .title = Discard
