"""What each move of Hocus Pocus brings or costs a seat, in gems, as far as it can see."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from coven.bots.hocus_pocus.cards import UNSEEN, worth
from coven.bots.hocus_pocus.holdings import INSIGHT, Holdings, fading, noise, odds
from coven.engine import Card, Seat
from coven.games.hocus_pocus.cards import CARDS_AT_END, HAND_LIMIT, REMOVERS, kind_and_number
from coven.games.hocus_pocus.moves import Arrange, Cast, Choose, Discard, Draw, Lay, Pass, Rearrange, Refill, TakeGem
from coven.games.hocus_pocus.view import HocusPocusView, HocusView

MOST = 12.0
"""No move is worth more, not even the last gem, or costs more."""
OPEN = 0.1
"""Which part of its worth a card loses in a Grimoire, where all see it and Owls and Curses reach it."""
TROUBLE = 0.05
"""What must be gained to lay cards otherwise."""
SPARE = 0.4
"""What a card beyond the limit of the Hand is worth: it may replace a worse one."""
HELD_UP = 1.0
"""What an Hourglass costs a player on turn for each card in Hand."""
READY = 1.5
"""How much more than its worth a Pocus must save: who has none left is open to the next Hocus."""
HELP = 0.1
"""How likely each other player who is still asked stops a Hocus that is aimed at nobody."""
KEPT = frozenset({"spell", "thief"})
"""Hocus to be kept until they end the game together: gems on the table can be stolen, cards in Hand hardly."""


def weigh(view: HocusPocusView, moves: Sequence[Any]) -> list[float]:
    judgement = Judgement(view)
    return [judgement.weight(move) for move in moves]


class Judgement:
    """A position with the eyes of one seat."""

    def __init__(self, view: HocusPocusView) -> None:
        self.view = view
        self.seat = view.seat
        self.grimoires = [sum(map(worth, grimoire)) for grimoire in view.grimoires]
        self.hands = [self.hand(seat) for seat in range(len(view.gems))]
        cards = [hand + grimoire for hand, grimoire in zip(self.hands, self.grimoires, strict=True)]
        self.now = Holdings(view.gems, cards, view.cauldron)
        self.noise = noise(view.cauldron)
        self.odds_now = odds(self.seat, self.now.gems, cards, view.cauldron)

    def hand(self, seat: Seat) -> float:
        """What a Hand is worth as far as it is known."""
        view = self.view
        known = view.hand if seat == view.seat else view.known[seat]
        return sum(map(worth, known)) + UNSEEN * (view.hand_sizes[seat] - len(known))

    def gain(self, after: Holdings) -> float:
        """What it would be worth, in gems, if things stood so."""
        gain = self.noise * (odds(self.seat, after.gems, after.cards, after.cauldron) - self.odds_now)
        return max(-MOST, min(MOST, gain))

    def weight(self, move: Any) -> float:
        return WEIGHTS[type(move)](self, move)

    # A turn

    def cast(self, move: Cast) -> float:
        """More or less than ending the turn; what is better kept is a little less."""
        kind, number = kind_and_number(move.card)
        after = self.resolved(kind, number, self.seat, move.target)
        after.cards[self.seat] -= worth(move.card)
        gain = self.gain(after) + OPEN * (move.source == "grimoire")
        if kind in KEPT and gain < MOST and not self.must_cast:
            gain = min(gain, 0) - 1 + gain / MOST
        return self.ending + gain

    @cached_property
    def must_cast(self) -> bool:
        """Whether Spells and Thieves can win in this turn, or the Hand has no room to keep them."""
        return self.can_win or self.view.hand_sizes[self.seat] + CARDS_AT_END > HAND_LIMIT

    @cached_property
    def can_win(self) -> bool:
        """Whether the seat can empty the Cauldron in this turn and have the most gems then, if nobody answers."""
        return self.at_best.won_by(self.seat)

    @cached_property
    def at_best(self) -> Holdings:
        """How the gems lie when the own Thieves have robbed the richest and all has been taken that is in reach."""
        after = Holdings(self.view.gems, (), self.view.cauldron)
        after.finish(self.seat, self.reach, self.numbers("thief"))
        return after

    @cached_property
    def reach(self) -> int:
        """How many gems the own Spells and the end of the turn can take."""
        return sum(self.numbers("spell")) + 1

    def numbers(self, wanted: str) -> list[int]:
        """What is printed on the own cards of a kind that may be played."""
        cards = [card for card in (*self.view.hand, *self.view.grimoires[self.seat]) if not card.startswith("marked-")]
        return [number for kind, number in map(kind_and_number, cards) if kind == wanted]

    @cached_property
    def ending(self) -> float:
        return max(self.take_gem, self.draw)

    @cached_property
    def take_gem(self) -> float:
        after = self.now.copy()
        after.take(self.seat, 1)
        return self.gain(after)

    @cached_property
    def draw(self) -> float:
        """Two cards, some perhaps known; what is more than the Hand may hold has to be discarded again."""
        after = self.now.copy()
        room = max(HAND_LIMIT - self.view.hand_sizes[self.seat], 0)
        after.inspire(self.seat, min(room, CARDS_AT_END), self.view.library)
        after.cards[self.seat] += SPARE * max(CARDS_AT_END - room, 0)
        return self.gain(after)

    def rearrange(self, move: Rearrange) -> float:
        """The best cards are safer in the Hand."""
        safer = self.grimoires[self.seat] - sum(map(worth, move.cards))
        return self.ending + OPEN * safer * fading(self.view.cauldron) - TROUBLE

    def resolved(self, kind: str, number: int, caster: Seat, target: Seat | None) -> Holdings:
        """How things stand when a Hocus has resolved."""
        after = self.now.copy()
        match kind:
            case "spell":
                after.take(caster, number)
            case "inspiration":
                after.inspire(caster, number, self.view.library)
            case "crystal-ball":
                after.cards[caster] += INSIGHT
            case "vortex":
                after.whirl(self.grimoires)
            case "abracadabra" if target is not None:
                after.move_cards(target, caster, self.hands[target] - self.hands[caster])
            case _ if target is not None:
                after.strike(kind, number, caster, target, self.view.grimoires[target])
        return after

    # The Pocus window

    @property
    def hocus(self) -> HocusView:
        assert self.view.hocus is not None
        return self.view.hocus

    @cached_property
    def remover(self) -> tuple[Card, Seat] | None:
        """HP-20: the Pocus that takes the Hocus away, if there is one, and who laid it."""
        laid = self.hocus.pocus
        return next(((pocus.card, pocus.seat) for pocus in laid if pocus.card in REMOVERS and not pocus.void), None)

    @cached_property
    def passing(self) -> float:
        """How it ends as things are; somebody else may stop what is aimed at nobody."""
        outcome = self.outcome(self.hocus, self.remover)
        if self.hocus.target is None and self.hocus.seat != self.seat and not self.remover:
            helpers = sum(other not in (self.seat, self.hocus.seat) for other in self.view.asked)
            outcome -= HELP * helpers * outcome
        return outcome

    def lay(self, move: Lay) -> float:
        """How it ends with this Pocus, less what the card is worth elsewhere."""
        spent = READY * worth(move.card) * fading(self.view.cauldron)
        hocus = self.hocus
        gain = self.outcome(hocus, self.remover)
        match move.card:
            case "magic-wand":
                gain = self.outcome(hocus, self.remover, number=2 * kind_and_number(hocus.card)[1])
            case _ if hocus.struck:
                pass
            case "lightning":
                gain = self.outcome(hocus, None, target=self.first_target, hourglass=False)
            case "enchanted-mirror":
                gain = self.outcome(hocus, self.remover, target=move.target)
            case "hourglass":
                gain = self.outcome(hocus, self.remover, hourglass=True)
            case card:
                gain = self.outcome(hocus, self.remover or (card, self.seat))
        return gain - spent + OPEN * (move.source == "grimoire")

    def outcome(
        self,
        hocus: HocusView,
        remover: tuple[Card, Seat] | None,
        *,
        number: int | None = None,
        target: Seat | None = None,
        hourglass: bool | None = None,
    ) -> float:
        """What it is worth how the window ends, with these things as they would be."""
        if remover:
            return self.gain(self.removed(hocus, *remover))
        aim = hocus.target if target is None else target
        kind = kind_and_number(hocus.card)[0]
        after = self.resolved(kind, hocus.number if number is None else number, hocus.seat, aim)
        if hocus.hourglass if hourglass is None else hourglass:
            after.cards[hocus.seat] -= HELD_UP * self.view.hand_sizes[hocus.seat]
        return self.gain(after)

    def removed(self, hocus: HocusView, pocus: Card, by: Seat) -> Holdings:
        """HP-33, HP-34: a Black Cat and a Pumpkin bring the Hocus to a Hand."""
        after = self.now.copy()
        if pocus == "black-cat":
            after.cards[by] += worth(hocus.card)
        elif pocus == "pumpkin":
            after.cards[hocus.seat] += worth(hocus.card)
        return after

    @property
    def first_target(self) -> Seat | None:
        """HP-39: to whom a Lightning turns the Hocus back: who laid the first Mirror was the target."""
        mirrors = [pocus.seat for pocus in self.hocus.pocus if pocus.card == "enchanted-mirror" and not pocus.void]
        return mirrors[0] if mirrors else self.hocus.target

    # Other choices

    def arrange(self, move: Arrange) -> float:
        """The best for the cards that come next to this Hand, the worst for the next player."""
        cards = move.cards
        mine = sum(map(worth, cards[:CARDS_AT_END]))
        return mine - sum([worth(card) / place for place, card in enumerate(cards[CARDS_AT_END:], 2)])


WEIGHTS: dict[type, Callable[[Judgement, Any], float]] = {
    Arrange: Judgement.arrange,
    Cast: Judgement.cast,
    Choose: lambda judgement, move: sum(map(worth, move.cards)),
    Discard: lambda judgement, move: -sum(map(worth, move.cards)),
    Draw: lambda judgement, move: judgement.draw,
    Lay: Judgement.lay,
    Pass: lambda judgement, move: judgement.passing,
    Rearrange: Judgement.rearrange,
    Refill: lambda judgement, move: -sum(map(worth, move.cards)) / 2,
    TakeGem: lambda judgement, move: judgement.take_gem,
}
