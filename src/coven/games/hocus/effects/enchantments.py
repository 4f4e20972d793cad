"""HC-33, HC-35: what Enchantment cards do while they lie out. They are kept by name, so that others can be added."""

from collections.abc import Callable

from coven.engine import Seat
from coven.games.hocus.effects.deck import alone, draw
from coven.games.hocus.events import Siphoned
from coven.games.hocus.state import Contender, HocusState, Lying

SIGIL_POINTS = 1
RUNE_POINTS = 1


def siphon(table: HocusState, siphon: Lying, user: Seat, communities: tuple[int, ...]) -> None:
    """Once for each finished Spell or Owl that put a card there, the owner draws 1, unless there is nothing to draw.

    HC-10: nor does an owner who alone remains, or did so until the last Hand card of all was laid.
    """
    last = alone(table, siphon.owner) or (user == siphon.owner and not any(table.hands))
    if siphon.number in communities and table.deck and not last:
        table.tell(Siphoned, siphon.owner, siphon.number)
        draw(table, siphon.owner, 1)


def sigil(sigil: Lying, community: int, contenders: tuple[Contender, ...], winners: tuple[Seat, ...]) -> int:
    """A point more for winning this Pot alone, even an empty one."""
    return SIGIL_POINTS if sigil.number == community and winners == (sigil.owner,) else 0


def rune(rune: Lying, community: int, contenders: tuple[Contender, ...], winners: tuple[Seat, ...]) -> int:
    """A point if this Pocket alone wins."""
    committed = any((each.seat, each.pocket) == (rune.owner, rune.number) for each in contenders)
    return RUNE_POINTS if committed and winners == (rune.owner,) else 0


AFTER_SPELLS: dict[str, Callable[[HocusState, Lying, Seat, tuple[int, ...]], None]] = {"power-siphon": siphon}
"""What happens after a seat's Spell or Owl that added cards to these Communities."""

AT_SHOWDOWNS: dict[str, Callable[[Lying, int, tuple[Contender, ...], tuple[Seat, ...]], int]] = {
    "gilded-sigil": sigil,
    "warding-rune": rune,
}
"""What the owner scores in a showdown."""
