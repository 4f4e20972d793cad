"""HP-19 to HP-35: what happens when the window has closed."""

from collections.abc import Callable

from coven.games.hocus_pocus.cards import CARDS_IN_BALL, KIND
from coven.games.hocus_pocus.choices import CurseChoice, Gazing, OwlChoice, choose_or_take_all
from coven.games.hocus_pocus.events import (
    CatTook,
    Destroyed,
    Gazed,
    HandsSwapped,
    PumpkinReturned,
    Saw,
    Swapped,
    TimeUp,
    Whirled,
)
from coven.games.hocus_pocus.gems import put_back, rob, take_gems
from coven.games.hocus_pocus.hocus import Hocus, Laid
from coven.games.hocus_pocus.knowledge import enter_openly, show_top, swap_hands
from coven.games.hocus_pocus.library import draw, renew
from coven.games.hocus_pocus.state import HocusPocusTable


def resolve(table: HocusPocusTable, hocus: Hocus) -> None:
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
    EFFECTS[KIND[hocus.card]](table, hocus)


def remove(table: HocusPocusTable, hocus: Hocus, remover: Laid) -> None:
    """HP-20: the Hocus leaves the Zone and all Pocus on it are discarded; those on earlier Hocus stay."""
    place = table.zone.index(hocus.card)
    table.discard += table.zone[place + 1 :]
    del table.zone[place:]
    name = table.name(hocus.card)
    match KIND[remover.card]:
        case "black-cat":  # HP-33
            enter_openly(table, remover.seat, hocus.card)
            table.tell(CatTook, remover.seat, name)
        case "pumpkin":  # HP-34
            enter_openly(table, hocus.caster, hocus.card)
            table.marked.append(hocus.card)
            table.tell(PumpkinReturned, hocus.caster, name)
        case by:  # HP-31, HP-35: an Amulet or a Counterspell
            table.discard.append(hocus.card)
            table.tell(Destroyed, remover.seat, name, by)


def abracadabra(table: HocusPocusTable, hocus: Hocus) -> None:
    """HP-22: the caster and the target swap Hands."""
    swappers = (hocus.caster, hocus.aimed_at)
    swap_hands(table, *swappers)
    table.tell(HandsSwapped, *swappers)
    if table.listened:
        for seat in swappers:
            table.whisper(seat, Swapped, table.names(table.hands[seat]))


def crystal_ball(table: HocusPocusTable, hocus: Hocus) -> None:
    """HP-23: the caster looks at the top 4 cards; with one or none there is nothing to arrange (HP-21)."""
    renew(table)
    top = show_top(table, hocus.caster, CARDS_IN_BALL)
    table.tell(Gazed, hocus.caster, len(top))
    if table.listened:
        table.whisper(hocus.caster, Saw, table.names(top))
    if len(top) > 1:
        table.then(Gazing(hocus))


def owl(table: HocusPocusTable, hocus: Hocus) -> None:
    """HP-24."""
    choose_or_take_all(table, OwlChoice(hocus))


def curse(table: HocusPocusTable, hocus: Hocus) -> None:
    """HP-26."""
    choose_or_take_all(table, CurseChoice(hocus))


def inspiration(table: HocusPocusTable, hocus: Hocus) -> None:
    """HP-25: the caster draws N cards, and this was the only Inspiration of the turn."""
    table.inspired = True
    draw(table, hocus.caster, hocus.number)


def sacrifice(table: HocusPocusTable, hocus: Hocus) -> None:
    """HP-27."""
    put_back(table, hocus.aimed_at, hocus.number)


def spell(table: HocusPocusTable, hocus: Hocus) -> None:
    """HP-28."""
    take_gems(table, hocus.caster, hocus.number)


def thief(table: HocusPocusTable, hocus: Hocus) -> None:
    """HP-29."""
    rob(table, hocus.caster, hocus.aimed_at, hocus.number)


def vortex(table: HocusPocusTable, hocus: Hocus) -> None:
    """HP-30: every Grimoire passes to the left neighbour at once."""
    table.grimoires = [table.grimoires[-1], *table.grimoires[:-1]]
    table.tell(Whirled)


EFFECTS: dict[str, Callable[[HocusPocusTable, Hocus], None]] = {
    "vortex": vortex,
    "abracadabra": abracadabra,
    "crystal-ball": crystal_ball,
    "owl": owl,
    "sacrifice": sacrifice,
    "curse": curse,
    "inspiration": inspiration,
    "thief": thief,
    "spell": spell,
}
