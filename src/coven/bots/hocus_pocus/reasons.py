"""Why a move of Hocus Pocus is good or bad, in a sentence with numbers that the seat knows."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from coven.bots.hocus_pocus.cards import worth
from coven.bots.hocus_pocus.holdings import richest_but
from coven.bots.hocus_pocus.judgement import KEPT, Judgement
from coven.bots.hocus_pocus.pocus_reasons import why_lay, why_pass
from coven.bots.reason import Reason
from coven.bots.sight import Sight
from coven.engine import Card, Move, Seat
from coven.games.hocus_pocus.cards import CARDS_AT_END, CARDS_IN_BALL, HAND_LIMIT, kind_and_number
from coven.games.hocus_pocus.moves import Arrange, Cast, Choose, Discard, Draw, Lay, Pass, Rearrange, Refill, TakeGem
from coven.games.hocus_pocus.view import HocusPocusView


def why(sight: Sight, move: Move) -> Reason:
    view = sight.view
    assert isinstance(view, HocusPocusView)
    return REASONS[type(move)](Judgement(view), move, sight.moves)


# The end of a turn


def why_draw(judgement: Judgement, move: Draw, moves: list[Any]) -> Reason:
    view = judgement.view
    too_many = view.hand_sizes[view.seat] + CARDS_AT_END - HAND_LIMIT
    if too_many > 0:
        better = judgement.draw >= judgement.take_gem
        return Reason("draw-the-better" if better else "draw-too-many", {"number": too_many})
    return Reason("draw", {"number": view.cauldron})


def why_gem(judgement: Judgement, move: TakeGem, moves: list[Any]) -> Reason:
    view = judgement.view
    if view.cauldron == 1:
        return last_gems(judgement, 1)
    full = view.hand_sizes[view.seat] + CARDS_AT_END > HAND_LIMIT
    dear = judgement.draw >= judgement.take_gem
    rival = richest_but(judgement.seat, judgement.now.gems)
    told = {"total": view.gems[view.seat] + 1, "target": rival, "best": view.gems[rival]}
    return Reason("gem-dear" if dear else "gem-full-hand" if full else "gem", told)


def last_gems(judgement: Judgement, taken: int) -> Reason:
    """HP-42, HP-43: who takes them wins, or lets another win."""
    view = judgement.view
    rival = richest_but(judgement.seat, judgement.now.gems)
    total, best = view.gems[view.seat] + taken, view.gems[rival]
    return Reason("wins" if total > best else "loses", {"total": total, "target": rival, "best": best})


# A Hocus


def why_cast(judgement: Judgement, move: Cast, moves: list[Any]) -> Reason:
    view = judgement.view
    kind, number = kind_and_number(move.card)
    if kind == "spell" and number >= view.cauldron:
        return why_all(judgement, number)
    if kind in KEPT and not judgement.must_cast:
        return why_keep(judgement)
    match kind:
        case "spell":
            return Reason("spell", {"number": number, "left": view.cauldron - number})
        case "inspiration":
            return Reason("inspiration", {"number": number})
        case "crystal-ball":
            return Reason("crystal-ball", {"number": min(CARDS_IN_BALL, view.library_size or len(view.discard))})
        case "vortex":
            return why_vortex(view, move)
    assert move.target is not None
    return why_aimed(judgement, kind, number, move.target)


def why_vortex(view: HocusPocusView, move: Cast) -> Reason:
    """HP-15: where the Vortex leaves the Grimoire, a card of the Hand takes its place before it resolves."""
    giver, opened = (view.seat - 1) % len(view.gems), move.source == "grimoire"
    lost = without(view.grimoires[view.seat], (move.card,) if opened else ())
    refilled = int(opened and bool(view.hand))
    return Reason("vortex", {"lost": lost, "number": refilled, "cards": view.grimoires[giver], "target": giver})


def why_keep(judgement: Judgement) -> Reason:
    """The Cauldron is out of reach, or another would still have more gems."""
    cauldron, after = judgement.view.cauldron, judgement.at_best
    if judgement.reach < cauldron:
        return Reason("keep", {"reach": judgement.reach, "left": cauldron})
    rival = richest_but(judgement.seat, after.gems)
    return Reason("keep-behind", {"total": after.gems[judgement.seat], "target": rival, "best": after.gems[rival]})


def why_all(judgement: Judgement, number: int) -> Reason:
    """A Spell for all that is left, or all but the last gem."""
    view = judgement.view
    after = judgement.resolved("spell", number, view.seat, None)
    if not after.cauldron:
        return last_gems(judgement, view.cauldron)
    return Reason("last-gem-stays", {"number": view.cauldron - after.cauldron})


def why_aimed(judgement: Judgement, kind: str, number: int, target: Seat) -> Reason:
    view = judgement.view
    told: dict[str, Any] = {"target": target}
    match kind:
        case "thief" | "sacrifice":
            taken = min(number, view.gems[target])
            return Reason(kind, told | {"number": taken, "left": view.gems[target] - taken})
        case "abracadabra":
            mine = view.hand_sizes[view.seat]
            return Reason(kind, told | {"mine": mine, "theirs": view.hand_sizes[target]})
    best = sorted(view.grimoires[target], key=worth)[-number:]
    return Reason(kind, told | {"cards": tuple(best)})


def why_rearrange(judgement: Judgement, move: Rearrange, moves: list[Any]) -> Reason:
    before = judgement.view.grimoires[judgement.seat]
    hidden, shown = without(before, move.cards), without(move.cards, before)
    if sum(map(worth, hidden)) > sum(map(worth, shown)):
        return Reason("rearrange-safer", {"cards": hidden})
    return Reason("rearrange-open", {"cards": shown})


# Other choices


def why_refill(judgement: Judgement, move: Refill, moves: list[Any]) -> Reason:
    return Reason("refill", {"cards": without(judgement.view.hand, move.cards)})


def why_discard(judgement: Judgement, move: Discard, moves: list[Any]) -> Reason:
    return Reason("discard", {"cards": without(judgement.view.hand, move.cards)})


def why_choose(judgement: Judgement, move: Choose, moves: list[Any]) -> Reason:
    best = max(moves, key=judgement.weight)
    if judgement.weight(move) == judgement.weight(best):
        return Reason("choose", {"cards": move.cards})
    return Reason("choose-less", {"cards": best.cards})


def why_arrange(judgement: Judgement, move: Arrange, moves: list[Any]) -> Reason:
    return Reason("arrange", {"cards": move.cards[:CARDS_AT_END]})


def without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple((Counter(cards) - Counter(gone)).elements())


REASONS: dict[type, Callable[[Judgement, Any, list[Any]], Reason]] = {
    Arrange: why_arrange,
    Cast: why_cast,
    Choose: why_choose,
    Discard: why_discard,
    Draw: why_draw,
    Lay: why_lay,
    Pass: why_pass,
    Rearrange: why_rearrange,
    Refill: why_refill,
    TakeGem: why_gem,
}
