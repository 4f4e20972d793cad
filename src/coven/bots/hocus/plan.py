"""What each part of a text is worth in Hocus, in points: chances in the showdowns times what lies in the Pots."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

from coven.bots.hocus.chances import Chances
from coven.engine import Card
from coven.games.hocus.cards import COMMUNITY_SIZE, NUMBERS, POCKETS, POINTS
from coven.games.hocus.changing import (
    Exchange,
    ExchangeAny,
    ExchangePocket,
    LayBeside,
    LookAtPocket,
    LookIntoPot,
    MovePocket,
    Scorching,
    Swap,
)
from coven.games.hocus.enchantments import RUNE_POINTS, SIGIL_POINTS
from coven.games.hocus.laying import (
    ChooseReturn,
    Draw,
    FaceDown,
    IntoCommunity,
    IntoPocket,
    IntoPot,
    ReturnCard,
    TopIntoCommunity,
    TopIntoPot,
)
from coven.games.hocus.moves import AnyPart, Cast, EndTurn, Shift, UseOwl
from coven.games.hocus.view import HocusView

UNSEEN_POINTS = 2.0
"""What a card is worth in a Pot if nobody knows it."""
GROWTH = 0.8
"""How many points each card in a Hand will bring into a Pot."""
EMPTY = 0.7
"""The chance of a Pocket that has no card yet, against its fair share, while the Hand has plenty to choose from."""
PLENTY = 5
CARD_IN_HAND = 1.2
"""What any card in Hand is worth for later."""
SURPRISE = 0.3
"""What it is worth that the others do not see a card."""
INSIGHT = 0.3
"""What a look is worth."""
ALIKE = 0.8
"""What another card of the same strength makes of a Hand card."""
LOSING = 0.5
"""How often a Pocket loses, more or less."""

SCHOOL_SHARES = {
    "alchemy": 1.65,
    "chronomancy": 1.45,
    "flame": 1.1,
    "chaos": 0.9,
    "enchantment": 0.85,
    "conjuration": 0.7,
    "divination": 0.65,
    "illusion": 0.65,
}
"""How often each school won among equals, against its fair share of the games."""

Row = list[float]
ChangesCommunity = IntoCommunity | FaceDown | Exchange | Scorching | Swap


class Plan:
    """A round with the eyes of one seat: the chances of both Pockets in each Community, and what is in the Pots."""

    def __init__(self, view: HocusView) -> None:
        seat = view.seat
        self.hand = numbers(view.hands[seat])
        self.pockets = [numbers(pocket) for pocket in view.pockets[seat]]
        self.communities = [numbers(community.cards) for community in view.communities]
        self.rivals = len(view.points) - 1
        self.chances = Chances(view)
        growth = GROWTH * sum(map(len, view.hands)) / len(view.pots)
        self.stakes = [pot_points(pot) + growth for pot in view.pots]
        self.signals = [signal(pot, view.pots) for pot in view.pots]
        self.rows = [self.row(pocket, self.hand) for pocket in self.pockets]
        self.value = self.total(self.rows)
        self.winning = best_committed(self.rows[0], self.rows[1], self.stakes)
        """The chance to win each Pot with the Pocket that would be committed there."""
        self.worths: dict[AnyPart, float] = {}

    def chance(self, pocket: list[int], place: int, community: list[int], hand: list[int]) -> float:
        """How likely a Pocket wins in the Community at a place (from 0), if that and the Hand were these cards."""
        if not pocket:
            return EMPTY / (self.rivals + 1) * min(len(hand) / PLENTY, 1)
        return self.chances.chance(pocket, community, hand, self.rivals, self.signals[place])

    def row(self, pocket: list[int], hand: list[int]) -> Row:
        """The chances of such a Pocket in each Community."""
        return [self.chance(pocket, place, cards, hand) for place, cards in enumerate(self.communities)]

    def total(self, rows: list[Row]) -> float:
        """What the Pockets bring where they are best committed."""
        one, two = rows
        return max([one[a] * self.stakes[a] + two[b] * self.stakes[b] for a, b in WAYS[len(self.stakes)]])

    def worth(self, part: AnyPart) -> float:
        if part not in self.worths:
            self.worths[part] = JUDGES[type(part)](self, part)
        return self.worths[part]

    def gain(self, move: Cast | Shift | UseOwl | EndTurn) -> float:
        """What the whole text is worth; to end the turn, nothing."""
        return 0.0 if isinstance(move, EndTurn) else sum([self.worth(part) for part in move.parts])

    # What changes

    def with_pocket(self, number: int, cards: list[int], hand: list[int]) -> float:
        """What it is worth if this Pocket and the Hand were these cards."""
        rows = self.rows[:]
        rows[number - 1] = self.row(cards, hand)
        return self.total(rows) - self.value

    def with_communities(self, changed: dict[int, list[int]], hand: list[int]) -> float:
        """What it is worth if these Communities (from 1) and the Hand were these cards."""
        rows = [row[:] for row in self.rows]
        for pocket, row in zip(self.pockets, rows, strict=True):
            for number, cards in changed.items():
                row[number - 1] = self.chance(pocket, number - 1, cards, hand)
        return self.total(rows) - self.value

    def points(self, gained: float, pot: int) -> float:
        """Points in a Pot: for this seat if it wins, for one of the others if not."""
        winning = self.winning[pot - 1]
        return gained * (winning - (1 - winning) / self.rivals)

    # Parts

    def into_pocket(self, part: IntoPocket) -> float:
        cards = numbers(part.cards)
        hand = [card for card in self.hand if card not in cards]
        return self.with_pocket(part.pocket, self.pockets[part.pocket - 1] + cards, hand) - CARD_IN_HAND * len(cards)

    def into_pot(self, part: IntoPot) -> float:
        return self.points(sum(map(points_of, part.cards)), part.pot) - CARD_IN_HAND * len(part.cards)

    def community(self, part: ChangesCommunity) -> float:
        """Cards that a Community gains, loses or exchanges."""
        return self.with_communities(*self.communities_after(part))

    def into_community(self, part: IntoCommunity) -> float:
        return self.community(part) - CARD_IN_HAND

    def face_down(self, part: FaceDown) -> float:
        return self.community(part) - CARD_IN_HAND + SURPRISE

    def scorching(self, part: Scorching) -> float:
        return self.community(part) + self.points(points_of(part.card), part.community)

    def communities_after(self, part: ChangesCommunity) -> tuple[dict[int, list[int]], list[int]]:
        """The Communities (from 1) that a part changes, and the Hand after it."""
        place = self.communities[part.community - 1]
        card = NUMBERS.get(part.card)
        match part:
            case IntoCommunity() | FaceDown():
                assert card is not None
                return {part.community: [*place, card]}, [each for each in self.hand if each != card]
            case Scorching():
                return {part.community: [each for each in place if each != card]}, self.hand
            case Swap():
                other, other_card = self.communities[part.other_community - 1], NUMBERS.get(part.other_card)
                return {
                    part.community: exchanged(place, card, other_card),
                    part.other_community: exchanged(other, other_card, card),
                }, self.hand
        taken = NUMBERS[part.taken]
        return {part.community: exchanged(place, taken, card)}, exchanged(self.hand, card, taken)

    def best_chance(self, number: int, community: list[int] | None = None, hand: list[int] | None = None) -> float:
        """The chance of the better Pocket in a Community (from 1), as it is or as it would be."""
        place = self.communities[number - 1] if community is None else community
        held = self.hand if hand is None else hand
        return max([self.chance(pocket, number - 1, place, held) for pocket in self.pockets])

    def exchange_pocket(self, part: ExchangePocket) -> float:
        card, taken = NUMBERS[part.card], NUMBERS[part.taken]
        pocket = exchanged(self.pockets[part.pocket - 1], taken, card)
        return self.with_pocket(part.pocket, pocket, exchanged(self.hand, card, taken))

    def move_pocket(self, part: MovePocket) -> float:
        card = NUMBERS[part.card]
        rows = self.rows[:]
        left = [each for each in self.pockets[part.pocket - 1] if each != card]
        other = [*self.pockets[POCKETS - part.pocket], card]
        rows[part.pocket - 1] = self.row(left, self.hand)
        rows[POCKETS - part.pocket] = self.row(other, self.hand)
        return self.total(rows) - self.value

    def use(self, card: Card) -> float:
        """How much a Hand card may help: its points, and its like in Pockets and Hand."""
        strength = NUMBERS[card] >> 2
        alike = sum([each >> 2 == strength for each in (*self.hand, *self.pockets[0], *self.pockets[1])]) - 1
        return points_of(card) / 4 + ALIKE * alike

    def lay_beside(self, part: LayBeside) -> float:
        match part.spell:
            case "power-siphon":
                return CARD_IN_HAND * (COMMUNITY_SIZE - len(self.communities[part.number - 1]))
            case "gilded-sigil":
                return SIGIL_POINTS * self.winning[part.number - 1]
        return RUNE_POINTS * LOSING


JUDGES: dict[type, Callable[[Plan, Any], float]] = {
    IntoPocket: Plan.into_pocket,
    IntoPot: Plan.into_pot,
    IntoCommunity: Plan.into_community,
    FaceDown: Plan.face_down,
    Exchange: Plan.community,
    ExchangeAny: Plan.community,
    ExchangePocket: Plan.exchange_pocket,
    MovePocket: Plan.move_pocket,
    Scorching: Plan.scorching,
    Swap: Plan.community,
    LayBeside: Plan.lay_beside,
    Draw: lambda plan, part: CARD_IN_HAND * part.number,
    ReturnCard: lambda plan, part: -CARD_IN_HAND * (0.5 + plan.use(part.card)),
    ChooseReturn: lambda plan, part: INSIGHT if part.redraw else -CARD_IN_HAND / 2,
    TopIntoCommunity: lambda plan, part: 0.0,
    TopIntoPot: lambda plan, part: plan.points(UNSEEN_POINTS, part.pot),
    LookIntoPot: lambda plan, part: INSIGHT,
    LookAtPocket: lambda plan, part: INSIGHT,
}

WAYS = {number: list(permutations(range(number), POCKETS)) for number in (2, 3)}
"""To which two Communities the two Pockets can be committed."""


def best_committed(one: Row, two: Row, stakes: Row) -> Row:
    """What two Pockets are worth in each Community, each being committed to one, where both bring most; else 0."""
    a, b = max(WAYS[len(stakes)], key=lambda way: one[way[0]] * stakes[way[0]] + two[way[1]] * stakes[way[1]])
    row = [0.0] * len(stakes)
    row[a], row[b] = one[a], two[b]
    return row


def exchanged(cards: list[int], gone: int | None, come: int | None) -> list[int]:
    """The cards with one instead of another; a face-down card that the seat does not know is left out of account."""
    kept = [card for card in cards if card != gone]
    return kept if come is None else [*kept, come]


def numbers(cards: tuple[Card | None, ...]) -> list[int]:
    return [NUMBERS[card] for card in cards if card]


def points_of(card: Card) -> int:
    return POINTS[NUMBERS[card]]


def signal(pot: tuple[Card | None, ...], pots: tuple[tuple[Card | None, ...], ...]) -> float:
    """How many more cards than elsewhere the others have laid there: they seem to like their chances."""
    return pot.count(None) - sum([each.count(None) for each in pots]) / len(pots)


def pot_points(pot: tuple[Card | None, ...]) -> float:
    return sum([points_of(card) if card else UNSEEN_POINTS for card in pot])
