# What the drawn table says beside the texts of the game.
line-vortex = All Grimoires pass to the left
line-abracadabra = Swap Hands with a player
line-crystal-ball = See and reorder the top 4 cards
line-owl = { $n ->
    [one] Take 1 card from a Grimoire
   *[other] Take { $n } cards from a Grimoire
}
line-sacrifice = A player puts back { $n } gems
line-curse = { $n ->
    [one] Discard 1 card from a Grimoire
   *[other] Discard { $n } cards from a Grimoire
}
line-inspiration = Draw { $n } cards
line-thief = { $n ->
    [one] Steal a gem
   *[other] Steal { $n } gems
}
line-spell = { $n ->
    [one] Take a gem
   *[other] Take { $n } gems
}
line-amulet = Aimed at you: destroy it
line-magic-wand = Double its number
line-enchanted-mirror = Aimed at you: pass it on
line-pumpkin = Back to the caster’s Hand
line-counterspell = Destroy it
line-hourglass = Then the turn ends
line-black-cat = Take it into your Hand
line-lightning = Cancels every Pocus except a Wand

marked = Marked by a Pumpkin: not this turn
mode-rearrange = Rearrange…
pick-cards = Choose the cards, then confirm.
turn-number = { $limit ->
    [none] Turn { $number }
   *[other] Turn { $number } of { $limit }
}
fact-turn = { $seat ->
    [none] { turn-number }
   *[other] { turn-number }: { $seat }
}
fact-piles = Library { $library } · Discard { $discard }
discard = Discard
library-top = Top of the Library, as far as you know
card-unknown = unknown
cauldron = Cauldron
zone = Zone
people = Players
ball = Top of the Library: tap the cards in order
grimoire-of = { $target }’s Grimoire
resolved = Resolved this turn
zone-empty = No Hocus is waiting.
hand-empty = No cards
hand-of = { $number ->
    [one] 1 card in Hand
   *[other] { $number } cards in Hand
}
gems-label = Gems
known = Known cards in this Hand
on-turn = is taking a turn
passed = passed
aims-you = aims at you
aims-at = aims at { $target }
tag-doubled = doubled
tag-struck = Lightning
tag-hourglass = ends the turn
tell-person = { $seat }: { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}, { $hand ->
    [one] 1 card in Hand
   *[other] { $hand } cards in Hand
}, Grimoire: { $detail }
tell-hocus = { $target ->
    [none] { $seat } casts { $detail }
   *[other] { $seat } casts { $detail } at { $target }
}
tell-pocus = { $target ->
    [none] { $seat } has laid { $detail }{ pocus-void }
   *[other] { $seat } has laid { $detail } and named { $target }{ pocus-void }
}
tell-doubled = A Magic Wand has doubled its number: { $number }
tell-hourglass = Then an Hourglass ends the turn
tell-resolved = Resolved this turn: { $detail }
tell-known = { $seat }, known cards in Hand: { $detail }
tell-library = Top of the Library, as far as you know: { $detail }
tell-discard = In the Discard: { $detail }
tell-no-hocus = No Hocus is waiting.
tell-cauldron = { $number ->
    [one] One gem in the Cauldron
   *[other] { $number } gems in the Cauldron
}
