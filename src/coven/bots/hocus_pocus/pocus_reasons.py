"""Why a Pocus of Hocus Pocus is good or bad, or why it is better to lay none."""

from typing import Any

from coven.bots.hocus_pocus.holdings import Holdings
from coven.bots.hocus_pocus.judgement import Judgement
from coven.bots.reason import Reason
from coven.engine import Seat
from coven.games.hocus_pocus.cards import kind_and_number
from coven.games.hocus_pocus.moves import Lay, Pass

GEMS_MOVED = frozenset({"spell", "thief", "sacrifice"})


def why_pass(judgement: Judgement, move: Pass, moves: list[Any]) -> Reason:
    hocus = judgement.hocus
    told: dict[str, Any] = {"seat": hocus.seat, "card": hocus.card}
    if judgement.remover:
        return stopped(judgement)
    if hocus.seat == judgement.seat:
        return Reason("pass-own", {"card": hocus.card})
    if len(moves) == 1:
        return Reason("pass-no-answer", told)
    weights = map(judgement.weight, moves)
    good = judgement.passing >= max(weights)
    return Reason("pass" if good else "pass-dear", told | {"number": at_stake(judgement)})


def at_stake(judgement: Judgement) -> int:
    """How many gems the Hocus would move."""
    hocus = judgement.hocus
    kind = kind_and_number(hocus.card)[0]
    if kind not in GEMS_MOVED:
        return 0
    after = judgement.resolved(kind, hocus.number, hocus.seat, hocus.target)
    return sum(abs(gems - now) for gems, now in zip(after.gems, judgement.now.gems, strict=True)) // (
        2 if kind == "thief" else 1
    )


def stopped(judgement: Judgement) -> Reason:
    assert judgement.remover is not None
    pocus, by = judgement.remover
    return Reason("stopped-already", {"owner": by, "by": pocus, "card": judgement.hocus.card})


def why_lay(judgement: Judgement, move: Lay, moves: list[Any]) -> Reason:
    hocus = judgement.hocus
    if hocus.struck and move.card != "magic-wand":
        return Reason("void", {"card": move.card})
    match move.card:
        case "magic-wand":
            return why_wand(judgement)
        case "lightning":
            return why_lightning(judgement)
    if judgement.remover:
        return stopped(judgement)
    told: dict[str, Any] = {"seat": hocus.seat, "card": hocus.card}
    match move.card:
        case "hourglass":
            number = judgement.view.hand_sizes[hocus.seat]
            return Reason("hourglass-own" if hocus.seat == judgement.seat else "hourglass", told | {"number": number})
        case "enchanted-mirror":
            assert move.target is not None
            return why_mirror(judgement, move.target)
        case "black-cat":
            return Reason("black-cat", told | {"number": at_stake(judgement)})
    return why_stop(judgement, told)


def why_stop(judgement: Judgement, told: dict[str, Any]) -> Reason:
    hocus = judgement.hocus
    if hocus.seat == judgement.seat:
        return Reason("stops-own", told)
    after = judgement.resolved(kind_and_number(hocus.card)[0], hocus.number, hocus.seat, hocus.target)
    if not after.cauldron:
        return why_stop_the_end(judgement, after, told)
    number = at_stake(judgement)
    return Reason("stops", told | {"number": number}) if number else Reason("stops-cards", told)


def why_stop_the_end(judgement: Judgement, after: Holdings, told: dict[str, Any]) -> Reason:
    """HP-42, HP-43."""
    mine = after.gems[judgement.seat]
    if mine == max(after.gems):
        return Reason("stops-your-win", told | {"total": mine})
    return Reason("stops-the-end", told | {"total": after.gems[judgement.hocus.seat]})


def why_mirror(judgement: Judgement, target: Seat) -> Reason:
    """HP-38: what the third player has of that which the Hocus moves."""
    view, kind = judgement.view, kind_and_number(judgement.hocus.card)[0]
    told: dict[str, Any] = {"seat": judgement.hocus.seat, "card": judgement.hocus.card, "target": target}
    if kind in GEMS_MOVED:
        return Reason("mirror", told | {"number": view.gems[target]})
    if kind == "abracadabra":
        return Reason("mirror-hand", told | {"number": view.hand_sizes[target]})
    return Reason("mirror-grimoire", told | {"cards": view.grimoires[target]})


def why_wand(judgement: Judgement) -> Reason:
    hocus = judgement.hocus
    if judgement.remover:
        return stopped(judgement)
    doubled = 2 * kind_and_number(hocus.card)[1]
    told = {"seat": hocus.seat, "card": hocus.card, "number": doubled}
    return Reason("wand" if hocus.seat == judgement.seat else "wand-other", told)


def why_lightning(judgement: Judgement) -> Reason:
    """HP-36: what is void from then on, if anything."""
    hocus, own = judgement.hocus, judgement.hocus.seat == judgement.seat
    told: dict[str, Any] = {"seat": hocus.seat, "card": hocus.card}
    if judgement.remover:
        return Reason("lightning" if own else "lightning-other", told | {"by": judgement.remover[0]})
    if judgement.first_target != hocus.target:
        return Reason("lightning-back", told | {"target": judgement.first_target})
    if hocus.hourglass:
        number = judgement.view.hand_sizes[hocus.seat]
        return Reason("lightning-hourglass" if own else "lightning-hourglass-other", told | {"number": number})
    return Reason("lightning-early-own" if own else "lightning-early", told)
