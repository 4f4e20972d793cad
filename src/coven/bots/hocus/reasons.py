"""Why a move of Hocus is good or bad, in a sentence with numbers that the seat can count."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

from coven.bots.hocus.cards import exchanged, numbers, points_of, pot_points, unseen_cards
from coven.bots.hocus.chances import Chances
from coven.bots.hocus.judgement import ChangesCommunity, Judgement
from coven.bots.hocus.schools import SCHOOL_SHARES
from coven.bots.hocus.showdowns import expected, rivals_in, showdown
from coven.bots.reason import Reason
from coven.bots.sight import Sight
from coven.engine import Move
from coven.games.hocus.cards import COMMUNITY_SIZE, NUMBERS
from coven.games.hocus.effects.changing import (
    Dissolving,
    Exchange,
    ExchangePocket,
    LayBeside,
    MovePocket,
    Palming,
    Scorching,
    Swap,
)
from coven.games.hocus.effects.laying import FaceDown, IntoCommunity, IntoPocket, IntoPot
from coven.games.hocus.effects.sets import best_set, value
from coven.games.hocus.moves import Cast, Commit, Decline, EndTurn, NameOrder, Return, Shift, TakeSchool, UseOwl
from coven.games.hocus.view import HocusView

COSTS = ("pot-of-others", "community-worse")
"""What speaks against a move; but some Spell must be cast (HC-8)."""


def why(sight: Sight, move: Move) -> Reason:
    view = sight.view
    assert isinstance(view, HocusView)
    reason = REASONS[type(move)](view, move)
    if reason.message in COSTS and loses_least(Judgement(view), move, sight.moves):
        return Reason(f"{reason.message}-least", reason.args)
    return reason


def loses_least(judgement: Judgement, move: Any, moves: list[Any]) -> bool:
    return judgement.gain(move) == max(map(judgement.gain, moves))


# A text: its weightiest part speaks for it


def why_text(view: HocusView, move: Cast | Shift | UseOwl) -> Reason:
    judgement = Judgement(view)
    telling = [part for part in move.parts if type(part) in PARTS]
    if not telling:
        return Reason("cards", {"hand": len(judgement.hand)})
    part = max(telling, key=lambda part: abs(judgement.worth(part)))
    return PARTS[type(part)](judgement, part)


def percent(chance: float) -> int:
    return round(100 * chance)


def why_pocket(judgement: Judgement, part: IntoPocket) -> Reason:
    cards = numbers(part.cards)
    pocket = judgement.pockets[part.pocket - 1] + cards
    return pocket_reason(judgement, pocket, [card for card in judgement.hand if card not in cards])


def why_exchanged_pocket(judgement: Judgement, part: ExchangePocket | Palming) -> Reason:
    card, taken = NUMBERS[part.card], NUMBERS[part.taken]
    pocket = exchanged(judgement.pockets[part.pocket - 1], taken, card)
    held = [each for each in judgement.hand if each != card]
    return pocket_reason(judgement, pocket, held if isinstance(part, Palming) else [*held, taken])


def why_moved(judgement: Judgement, part: MovePocket) -> Reason:
    return pocket_reason(judgement, [*judgement.pockets[2 - part.pocket], NUMBERS[part.card]], judgement.hand)


def pocket_reason(judgement: Judgement, pocket: list[int], hand: list[int]) -> Reason:
    """Where such a Pocket does best, and how well."""
    chances = judgement.row(pocket, hand)
    best = max(range(len(chances)), key=lambda place: chances[place] * judgement.stakes[place])
    kind, _ = best_set(pocket + judgement.communities[best])
    return Reason("pocket", {"kind": kind, "community": best + 1, "chance": percent(chances[best])})


def why_pot(judgement: Judgement, part: IntoPot) -> Reason:
    points, chance = sum(map(points_of, part.cards)), judgement.winning[part.pot - 1]
    ours = judgement.points(1, part.pot) > 0
    told = {"points": points, "pot": part.pot, "chance": percent(chance)}
    return Reason("pot" if ours else "pot-of-others", told)


def why_community(judgement: Judgement, part: ChangesCommunity) -> Reason:
    """What the change makes of the chances in that Community."""
    changed, hand = judgement.communities_after(part)
    before = percent(judgement.best_chance(part.community))
    after = percent(judgement.best_chance(part.community, changed[part.community], hand))
    message = "better" if after > before else "worse" if after < before else "same"
    return Reason(f"community-{message}", {"community": part.community, "before": before, "chance": after})


def why_beside(judgement: Judgement, part: LayBeside) -> Reason:
    match part.spell:
        case "power-siphon":
            room = COMMUNITY_SIZE - len(judgement.communities[part.number - 1])
            return Reason("power-siphon", {"room": room, "community": part.number})
        case "gilded-sigil":
            return Reason("gilded-sigil", {"pot": part.number, "chance": percent(judgement.winning[part.number - 1])})
    chances = judgement.rows[part.number - 1]
    best = max(range(len(chances)), key=chances.__getitem__)
    told = {"pocket": part.number, "community": best + 1, "chance": percent(chances[best])}
    return Reason("warding-rune", told)


PARTS: dict[type, Callable[[Judgement, Any], Reason]] = {
    IntoPocket: why_pocket,
    ExchangePocket: why_exchanged_pocket,
    Palming: why_exchanged_pocket,
    MovePocket: why_moved,
    IntoPot: why_pot,
    IntoCommunity: why_community,
    FaceDown: why_community,
    Exchange: why_community,
    Dissolving: why_community,
    Scorching: why_community,
    Swap: why_community,
    LayBeside: why_beside,
}

# Other moves


def why_school(view: HocusView, move: TakeSchool) -> Reason:
    return Reason("school", {"share": percent(SCHOOL_SHARES[move.school])})


def why_end(view: HocusView, move: EndTurn) -> Reason:
    return Reason("end-turn", {"hand": len(view.hands[view.seat])})


def why_return(view: HocusView, move: Return) -> Reason:
    kept = tuple(card for card in view.hands[view.seat] if card not in move.cards)
    return Reason("return", {"cards": kept})


def why_order(view: HocusView, move: NameOrder) -> Reason:
    first = move.communities[0]
    return Reason("order", {"community": first, "number": len(view.pots[first - 1])})


def why_commit(view: HocusView, move: Commit) -> Reason:
    """How many of the Pockets that could lie before a rival beat this one."""
    community = showdown(view)
    pocket = numbers(view.pockets[view.seat][move.pocket - 1])
    place = numbers(view.communities[community - 1].cards)
    kind, best = best_set(pocket + place)
    if not rivals_in(view, community):
        return Reason("commit-alone", {"kind": kind, "points": round(pot_points(view.pots[community - 1]))})
    unseen = unseen_cards(view)
    pairs = list(combinations(unseen, 2))
    better = sum(value(*best_set([*pair, *place])) > value(kind, best) for pair in pairs)
    return Reason("commit", {"kind": kind, "better": better, "pairs": len(pairs), "unseen": len(unseen)})


def why_decline(view: HocusView, move: Decline) -> Reason:
    now = showdown(view)
    later = view.order[view.order.index(now) + 1 :]
    if not later:
        return Reason("decline", {"number": len(view.pots[now - 1])})
    pockets = [numbers(pocket) for pocket in view.pockets[view.seat] if pocket]
    chances = Chances(view)
    best = max(later, key=lambda place: max(expected(view, chances, pocket, place) for pocket in pockets))
    return Reason("decline-for-later", {"community": best, "number": len(view.pots[best - 1])})


REASONS: dict[type, Callable[[HocusView, Any], Reason]] = {
    Cast: why_text,
    Shift: why_text,
    UseOwl: why_text,
    TakeSchool: why_school,
    EndTurn: why_end,
    Return: why_return,
    NameOrder: why_order,
    Commit: why_commit,
    Decline: why_decline,
}
