"""A rule-of-thumb player of Hocus: good Pockets first, Communities that suit them, and points where they will win."""

from random import Random
from typing import Any

from coven.bots import Sight
from coven.engine import Card, Move
from coven.games.hocus.cards import NUMBERS, POINTS_BY_STRENGTH, strength, suit
from coven.games.hocus.changing import Exchange, ExchangePocket, LayBeside, Scorching, Swap
from coven.games.hocus.laying import Draw, FaceDown, IntoCommunity, IntoPocket, IntoPot, ReturnCard
from coven.games.hocus.moves import AnyPart, Commit, UseOwl
from coven.games.hocus.returning import Return
from coven.games.hocus.sets import SETS, best_set
from coven.games.hocus.view import HocusView

CARD_IN_HAND = 0.8
"""What a Hand card is worth for later, beside its own points."""
SUITS_TOGETHER = (0, 0, 0.2, 1, 2.5, 6, 6)
"""How much cards of one suit promise, by their number."""
ENCHANTMENTS = {"power-siphon": 2.5, "gilded-sigil": 1.5, "warding-rune": 1.0}


def choose(sight: Sight, random: Random) -> Move:
    view: HocusView = sight.view  # type: ignore[assignment]
    assert view.prompt is not None
    moves: list[Any] = sight.moves
    move: Move
    match view.prompt.message:
        case "turn":
            move = best_turn(view, moves)
        case "owl-after":
            move = best_turn(view, [move for move in moves if isinstance(move, UseOwl)])
        case "returning":
            move = min(moves, key=lambda move: cost_of_returning(view, move))
        case "committing":
            community = view.prompt.args["community"]
            move = max(moves, key=lambda move: promise_of_commitment(view, move, community))
        case _:
            move = random.choice(moves)
    return move


class Plan:
    """What each Community looks like from this seat, and so what each part of a text is worth."""

    def __init__(self, view: HocusView) -> None:
        self.pockets = [numbers(pocket) for pocket in view.pockets[view.seat]]
        self.communities = [numbers(community.cards) for community in view.communities]
        self.edges = [max(self.best(community), 0.5) - 2.5 for community in self.communities]
        self.worths: dict[AnyPart, float] = {}

    def best(self, community: list[int]) -> float:
        """The promise of the better Pocket there, over what the Community promises to everybody."""
        return max((promise(pocket + community) for pocket in self.pockets if pocket), default=0) - promise(community)

    def worth(self, part: AnyPart) -> float:
        if part not in self.worths:
            self.worths[part] = self.judge(part)
        return self.worths[part]

    def judge(self, part: AnyPart) -> float:
        match part:
            case IntoPocket(cards, pocket):
                before, after = self.pockets[pocket - 1], self.pockets[pocket - 1] + numbers(cards)
                gains = [promise(after + place) - promise(before + place) for place in self.communities]
                return 1.2 * max(gains) + 0.5 - CARD_IN_HAND * len(cards)
            case IntoPot(cards, pot):
                return sum(self.points(card) for card in cards) * self.edges[pot - 1] / 4 - CARD_IN_HAND * len(cards)
            case IntoCommunity(card, community) | FaceDown(card, community):
                place = self.communities[community - 1]
                return self.best([*place, NUMBERS[card]]) - self.best(place) - CARD_IN_HAND
            case Exchange(card, taken, community):
                place = self.communities[community - 1]
                changed = [each for each in place if each != NUMBERS[taken]] + [NUMBERS[card]]
                return self.best(changed) - self.best(place)
            case Scorching(card, community):
                place = self.communities[community - 1]
                return self.best([each for each in place if each != NUMBERS[card]]) - self.best(place)
            case ExchangePocket(card, taken, pocket):
                mine = self.pockets[pocket - 1]
                changed = [each for each in mine if each != NUMBERS[taken]] + [NUMBERS[card]]
                return max(promise(changed + place) - promise(mine + place) for place in self.communities)
            case Draw(number):
                return CARD_IN_HAND * number
            case LayBeside(spell):
                return ENCHANTMENTS[spell]
            case ReturnCard(card):
                return -CARD_IN_HAND - self.points(card) / 5
            case Swap():
                return 0.0
        return 0.3

    def points(self, card: Card) -> int:
        return POINTS_BY_STRENGTH[strength(NUMBERS[card])]


def best_turn(view: HocusView, moves: list[Any]) -> Any:
    plan = Plan(view)
    worth = plan.worth
    return max(moves, key=lambda move: sum([worth(part) for part in move.parts]))


def promise(cards: list[int]) -> float:
    """A quick guess at how good a Set these cards will make: equal strengths, and cards of one suit."""
    strengths, suits = [strength(card) for card in cards], [suit(card) for card in cards]
    equals = sum([(strengths.count(each) - 1) * (1.5 + each / 10) for each in {*strengths}])
    return equals + SUITS_TOGETHER[max(map(suits.count, suits), default=0)] + max(strengths, default=0) / 20


def promise_of_commitment(view: HocusView, move: Move, now: int) -> float:
    """What the Pockets left can win, if this one is committed now: the better Set, the fuller Pot."""
    later = view.order[view.order.index(now) + 1 :]
    pockets = dict(enumerate(view.pockets[view.seat], 1))
    gain = 0.0
    if isinstance(move, Commit):
        gain = chances(view, pockets.pop(move.pocket), now)
    return gain + max((chances(view, pocket, place) for pocket in pockets.values() for place in later), default=0)


def chances(view: HocusView, pocket: tuple[Card | None, ...], community: int) -> float:
    if not pocket:
        return 0
    kind, best = best_set(numbers(pocket) + numbers(view.communities[community - 1].cards))
    return (1 + SETS.index(kind) + strength(best[0]) / 20) * (1 + len(view.pots[community - 1]))


def cost_of_returning(view: HocusView, move: Return) -> float:
    """Few and weak cards, of which there is no second in the Hand."""
    hand = [strength(card) for card in numbers(view.hands[view.seat])]
    return sum(1 + strength(NUMBERS[card]) + 10 * (hand.count(strength(NUMBERS[card])) - 1) for card in move.cards)


def numbers(cards: tuple[Card | None, ...]) -> list[int]:
    return [NUMBERS[card] for card in cards if card]
