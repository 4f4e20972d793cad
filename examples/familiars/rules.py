"""The cards, the table and the steps of Familiars."""

from typing import Annotated, ClassVar, Self

from coven.engine import Card, Chance, Event, Illegal, Move, Options, Seat, Step, Table, View, option, ranked

FAMILIARS: dict[Card, int] = {"moth-1": 1, "toad-2": 2, "cat-3": 3, "raven-4": 4}


class FamiliarsOptions(Options, frozen=True):
    copies: Annotated[int, option("FA-1", 2, 4)] = 3


class FamiliarsTable(Table, kw_only=True):
    end_rule = "FA-5"

    options: FamiliarsOptions
    deck: list[Card]
    hands: list[list[Card]]
    sent: list[Card]
    points: list[int]

    def clone(self) -> Self:
        other = super().clone()
        other.deck = self.deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.sent = self.sent[:]
        other.points = self.points[:]
        return other

    def view(self, seat: Seat) -> "FamiliarsView":
        step = self.step
        return FamiliarsView(
            seat=seat,
            asked=self.asked(seat),
            prompt=self.prompt(seat),
            outcome=self.outcome,
            hand=tuple(self.hands[seat]) if seat >= 0 else (),
            hand_sizes=tuple(map(len, self.hands)),
            sent=tuple(self.sent),
            deck_size=len(self.deck),
            points=tuple(self.points),
            chosen=step.chosen[seat] if isinstance(step, Call) and seat >= 0 else None,
        )

    def redeal(self, seat: Seat) -> None:
        """Hidden from a seat: the deck and the others' hands."""
        others = [hand for other, hand in enumerate(self.hands) if other != seat]
        unseen = sorted(self.deck + [card for hand in others for card in hand])
        self.shuffle(unseen)
        for hand in others:
            hand[:] = [unseen.pop() for _ in hand]
        self.deck = unseen


class FamiliarsView(View, frozen=True, kw_only=True):
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    sent: tuple[Card, ...]
    deck_size: int
    points: tuple[int, ...]
    chosen: Card | None


class Send(Move, frozen=True):
    card: Card


class Chose(Event, frozen=True):
    seat: Seat


class Revealed(Event, frozen=True):
    cards: tuple[Card, ...]
    seat: Seat | None
    """Who scores."""


class Drew(Event, frozen=True):
    number: int


class Received(Event, frozen=True):
    """What only the drawer sees of a `Drew`."""

    card: Card


class Call(Step[FamiliarsTable], frozen=True):
    """FA-2: all choose a card in secret; the last choice reveals them."""

    rule: ClassVar[str] = "FA-2"
    chosen: tuple[Card | None, ...]

    def actors(self, table: FamiliarsTable) -> tuple[Seat, ...]:
        return tuple(seat for seat, card in enumerate(self.chosen) if card is None)

    def moves(self, table: FamiliarsTable, seat: Seat) -> list[Send]:
        return [Send(card) for card in sorted(set(table.hands[seat]))]

    def play(self, table: FamiliarsTable, seat: Seat, move: Send) -> None:
        chosen = (*self.chosen[:seat], move.card, *self.chosen[seat + 1 :])
        table.tell(Chose, seat)
        table.then(Reveal(chosen) if None not in chosen else Call(chosen))

    def why_not(self, table: FamiliarsTable, seat: Seat, move: Move) -> Illegal:
        return Illegal("FA-2", "not-in-hand")

    def guessed(self, table: FamiliarsTable, viewer: Seat) -> "Call":
        """What the others have chosen comes from their guessed hands."""
        known = (seat == viewer or card is None for seat, card in enumerate(self.chosen))
        guesses = (hand[0] if hand else None for hand in table.hands)
        return Call(
            tuple(mine if sure else guess for mine, sure, guess in zip(self.chosen, known, guesses, strict=True))
        )


class Reveal(Step[FamiliarsTable], frozen=True):
    """FA-3 to FA-5: the highest lone card scores, everybody draws while the deck lasts for all, no hands: the end."""

    rule: ClassVar[str] = "FA-3"
    automatic: ClassVar[bool] = True
    chosen: tuple[Card, ...]

    def run(self, table: FamiliarsTable) -> None:
        alone = [card for card in self.chosen if self.chosen.count(card) == 1]
        winner = self.chosen.index(max(alone, key=FAMILIARS.__getitem__)) if alone else None
        table.tell(Revealed, self.chosen, winner)
        if winner is not None:
            table.points[winner] += 1
        for hand, card in zip(table.hands, self.chosen, strict=True):
            hand.remove(card)
            table.sent.append(card)
        if len(table.deck) >= table.players:
            draw(table)
        if table.hands[0]:
            table.then(Call((None,) * table.players))
        else:
            table.finish(ranked("hands-empty", table.points))


def draw(table: FamiliarsTable) -> None:
    """FA-4."""
    table.tell(Drew, table.players)
    for seat, hand in enumerate(table.hands):
        hand.append(table.deck.pop())
        table.whisper(seat, Received, hand[-1])


def set_up(players: int, options: FamiliarsOptions, chance: Chance) -> FamiliarsTable:
    """FA-1: shuffle, and give everybody two cards."""
    table = FamiliarsTable(
        players=players,
        options=options,
        chance=chance,
        deck=list(FAMILIARS) * options.copies,
        hands=[[] for _ in range(players)],
        sent=[],
        points=[0] * players,
        stack=[Call((None,) * players)],
    )
    table.shuffle(table.deck)
    for hand in table.hands * 2:
        hand.append(table.deck.pop())
    return table
