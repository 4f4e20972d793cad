game = Familiars
game-about = The strongest familiar that comes alone scores.
option-copies = Cards of each familiar

moth = Moth
toad = Toad
cat = Cat
raven = Raven

move-send = Send your { $card }

event-chose = { $seat } has chosen.
event-revealed = { $seat ->
    [none] Revealed: { $cards }. Nobody came alone.
   *[other] Revealed: { $cards }. { $seat } scores.
}
event-drew = Everybody draws a card.
event-received = You draw { $card }.

prompt-call = Which familiar do you send?
refusal-not-in-hand = That familiar is not in your hand.
outcome-hands-empty = All familiars have been sent.

board-deck = Deck: [bold]{ $number }[/]
board-seat = { $seat }: [bold yellow]{ $points }[/] points, { $number } cards
board-hand = Your hand: [bold]{ $cards }[/]
