"""What would happen if nobody laid another Pocus: the prompt of a window."""

from typing import Any

from coven.engine import Prompt, Seat
from coven.games.hocus_pocus.cards import KIND
from coven.games.hocus_pocus.effects.gems import takeable
from coven.games.hocus_pocus.effects.hocus import Hocus
from coven.games.hocus_pocus.state import HocusPocusState


def forecast(table: HocusPocusState, hocus: Hocus, viewer: Seat, asked: bool) -> Prompt:
    """HP-19: the first remover wins; else the Hocus, with its N, its target, and the turn if an Hourglass is on it."""
    told: dict[str, Any] = {"seat": hocus.caster, "card": table.name(hocus.card), "asked": asked}
    remover = hocus.remover
    if remover:
        return Prompt(f"window-{KIND[remover.card]}", told | {"owner": remover.seat})
    told |= {"number": expected(table, hocus), "doubled": hocus.doubled, "ends": hocus.hourglass}
    if hocus.aim is not None:
        told |= {"target": hocus.aim, "you": viewer == hocus.aim}
    return Prompt(f"window-{KIND[hocus.card]}", told)


def expected(table: HocusPocusState, hocus: Hocus) -> int:
    """How many gems or cards the Hocus would move: no more than there are."""
    match KIND[hocus.card]:
        case "thief" | "sacrifice":
            return min(hocus.number, table.gems[hocus.aimed_at])
        case "owl" | "curse":
            return min(hocus.number, len(table.grimoires[hocus.aimed_at]))
        case "spell":
            return takeable(table, hocus.caster, hocus.number)
        case "inspiration":
            return min(hocus.number, len(table.library) + len(table.discard))
    return hocus.number
