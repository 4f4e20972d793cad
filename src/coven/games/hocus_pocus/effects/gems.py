"""HP-27 to HP-29, HP-42 to HP-45: gems, the last of them, and the end. No gem is ever made or lost (HP-44)."""

from coven.engine import Seat, ranked
from coven.games.hocus_pocus.events import GemsTaken, LastGemStayed, Robbed, Sacrificed
from coven.games.hocus_pocus.state import HocusPocusState


def takeable(table: HocusPocusState, seat: Seat, number: int) -> int:
    """HP-28, HP-45: how many of `number` gems the seat may take; all but the last if two would share the lead."""
    if number < table.cauldron:
        return number
    gems = table.gems[:]
    gems[seat] += table.cauldron
    return table.cauldron - (gems.count(max(gems)) > 1)


def take_gems(table: HocusPocusState, seat: Seat, number: int) -> None:
    """HP-42, HP-43: who takes the last gem ends the game at once, and the most gems win."""
    taken = takeable(table, seat, number)
    table.cauldron -= taken
    table.gems[seat] += taken
    table.tell(GemsTaken, seat, taken)
    if not table.cauldron:
        table.finish(ranked("last-gem", table.gems))
    elif taken < number:
        table.tell(LastGemStayed)


def rob(table: HocusPocusState, seat: Seat, target: Seat, number: int) -> None:
    """HP-29: the target gives N gems to the caster; all if fewer."""
    taken = min(number, table.gems[target])
    table.gems[target] -= taken
    table.gems[seat] += taken
    table.tell(Robbed, seat, target, taken)


def put_back(table: HocusPocusState, target: Seat, number: int) -> None:
    """HP-27: the target puts N gems back into the Cauldron; all if fewer."""
    given = min(number, table.gems[target])
    table.gems[target] -= given
    table.cauldron += given
    table.tell(Sacrificed, target, given)
