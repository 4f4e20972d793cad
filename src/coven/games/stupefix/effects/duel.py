"""ST-12 to ST-17: what the spells do, once all have cast."""

from coven.engine import Seat
from coven.games.stupefix.cards import SHIELD, STUNNER, Shown
from coven.games.stupefix.events import CastShown, ShieldShown, Stunned
from coven.games.stupefix.state import StupefixState


def duel(table: StupefixState, spells: list[Shown]) -> None:
    """ST-12, ST-13: all casts are shown, and all Stunners hit, at the same time."""
    hits = [0] * table.players
    for seat, (spell, target) in enumerate(zip(spells, table.aims, strict=True)):
        table.casts[seat] += (spell,)
        if spell == SHIELD:
            table.tell(ShieldShown, seat)
            continue
        table.tell(CastShown, seat, spell, target)
        if spell == STUNNER and target is not None:
            hits[target] += 1
    for seat, spell in enumerate(spells):
        if spell == SHIELD:
            shielded(table, seat)
        elif hits[seat]:
            stunned(table, seat, hits[seat])
        else:
            standing(table, seat)
    table.prepared = []


def shielded(table: StupefixState, seat: Seat) -> None:
    """ST-14, ST-17: flag down, the prepared card face down on the discard."""
    table.flags[seat] = False
    table.shielded[seat] += (table.prepared[seat],)


def stunned(table: StupefixState, seat: Seat, hits: int) -> None:
    """ST-15: flag down, a Late token for each Stunner, of which there are always enough (ST-8); the card face up."""
    table.flags[seat] = False
    table.late[seat] += hits
    table.discard.append(table.prepared[seat])
    table.tell(Stunned, seat, hits)


def standing(table: StupefixState, seat: Seat) -> None:
    """ST-16: the flag stays up; the card face up."""
    table.discard.append(table.prepared[seat])
