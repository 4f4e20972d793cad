"""HP-19: what happens when the window has closed, and what the caster is asked meanwhile."""

from collections.abc import Callable

from coven.games.hocus_pocus.cards import CARDS_IN_BALL, KIND
from coven.games.hocus_pocus.effects.hocus import Hocus
from coven.games.hocus_pocus.effects.library import renew
from coven.games.hocus_pocus.effects.results import EFFECTS, remove
from coven.games.hocus_pocus.events import Gazed, Saw, TimeUp
from coven.games.hocus_pocus.knowledge import show_top
from coven.games.hocus_pocus.state import HocusPocusState
from coven.games.hocus_pocus.steps.choices import CurseChoice, Gazing, OwlChoice, choose_or_take_all


def resolve(table: HocusPocusState, hocus: Hocus) -> None:
    """HP-19: the Pocus take effect in their order, and then the Hocus if it is still in the Zone.

    HP-41: with an Hourglass on it, it is the last of the turn.
    """
    remover = hocus.remover
    if remover:
        remove(table, hocus, remover)
        return
    if hocus.hourglass:
        table.time_up = True
        table.tell(TimeUp, hocus.caster)
    RESULTS[KIND[hocus.card]](table, hocus)


def crystal_ball(table: HocusPocusState, hocus: Hocus) -> None:
    """HP-23: the caster looks at the top 4 cards; with one or none there is nothing to arrange (HP-21)."""
    renew(table)
    top = show_top(table, hocus.caster, CARDS_IN_BALL)
    table.tell(Gazed, hocus.caster, len(top))
    if table.listened:
        table.whisper(hocus.caster, Saw, table.names(top))
    if len(top) > 1:
        table.then(Gazing(hocus))


def owl(table: HocusPocusState, hocus: Hocus) -> None:
    """HP-24."""
    choose_or_take_all(table, OwlChoice(hocus))


def curse(table: HocusPocusState, hocus: Hocus) -> None:
    """HP-26."""
    choose_or_take_all(table, CurseChoice(hocus))


RESULTS: dict[str, Callable[[HocusPocusState, Hocus], None]] = EFFECTS | {
    "crystal-ball": crystal_ball,
    "owl": owl,
    "curse": curse,
}
