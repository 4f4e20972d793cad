"""What each move of Hocus is worth, in points: chances in the showdowns times what lies in the Pots."""

from collections.abc import Callable, Sequence
from math import log
from typing import Any

from coven.bots.hocus.cards import exchanged, numbers, points_of, pot_points, signal
from coven.bots.hocus.chances import Chances
from coven.bots.hocus.schools import SCHOOL_SHARES
from coven.bots.hocus.showdowns import WAYS, Row, best_committed, commitment
from coven.engine import Card
from coven.games.hocus.cards import COMMUNITY_SIZE, NUMBERS, POCKETS
from coven.games.hocus.effects import AnyPart
from coven.games.hocus.effects.changing import (
    Dissolving,
    Exchange,
    ExchangePocket,
    LayBeside,
    LookAtPocket,
    LookIntoPot,
    MovePocket,
    Palming,
    Scorching,
    Swap,
)
from coven.games.hocus.effects.enchantments import RUNE_POINTS, SIGIL_POINTS
from coven.games.hocus.effects.laying import (
    ChooseReturn,
    Draw,
    FaceDown,
    IntoCommunity,
    IntoPocket,
    IntoPot,
    ReturnCard,
    TopIntoCommunity,
)
from coven.games.hocus.moves import Cast, Commit, Decline, EndTurn, NameOrder, Return, Shift, TakeSchool, UseOwl
from coven.games.hocus.view import HocusView

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
RETURNED = 0.7
"""A card from the deck is worth so much; what is RETURNed should help less."""

ChangesCommunity = IntoCommunity | FaceDown | Exchange | Scorching | Dissolving | Swap


def weigh(view: HocusView, moves: Sequence[Any]) -> list[float]:
    """What each move is worth, in points."""
    match moves[-1]:
        case Commit() | Decline():
            chances = Chances(view)
            return [commitment(view, chances, move) for move in moves]
        case TakeSchool():
            return [3 * log(SCHOOL_SHARES[move.school]) for move in moves]
        case NameOrder():
            return [float(len(view.pots[move.communities[0] - 1])) / 4 for move in moves]
    judgement = Judgement(view)
    if isinstance(moves[0], Return):
        return [sum([RETURNED - judgement.use(card) for card in move.cards]) for move in moves]
    return [judgement.gain(move) for move in moves]


class Judgement:
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
            case Scorching() | Dissolving():
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

    def palming(self, part: Palming) -> float:
        card, taken = NUMBERS[part.card], NUMBERS[part.taken]
        pocket = exchanged(self.pockets[part.pocket - 1], taken, card)
        hand = [each for each in self.hand if each != card]
        gained = self.points(points_of(part.taken), part.pot)
        return self.with_pocket(part.pocket, pocket, hand) + gained - CARD_IN_HAND

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
        return RUNE_POINTS * max(self.rows[part.number - 1])


JUDGES: dict[type, Callable[[Judgement, Any], float]] = {
    IntoPocket: Judgement.into_pocket,
    IntoPot: Judgement.into_pot,
    IntoCommunity: Judgement.into_community,
    FaceDown: Judgement.face_down,
    Exchange: Judgement.community,
    ExchangePocket: Judgement.exchange_pocket,
    MovePocket: Judgement.move_pocket,
    Scorching: Judgement.scorching,
    Dissolving: Judgement.community,
    Palming: Judgement.palming,
    Swap: Judgement.community,
    LayBeside: Judgement.lay_beside,
    Draw: lambda judgement, part: CARD_IN_HAND * part.number,
    ReturnCard: lambda judgement, part: -CARD_IN_HAND * (0.5 + judgement.use(part.card)),
    ChooseReturn: lambda judgement, part: INSIGHT if part.redraw else -CARD_IN_HAND * 0.9,
    TopIntoCommunity: lambda judgement, part: 0.0,
    LookIntoPot: lambda judgement, part: INSIGHT,
    LookAtPocket: lambda judgement, part: INSIGHT,
}
