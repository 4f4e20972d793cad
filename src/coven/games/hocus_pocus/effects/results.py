"""HP-20 to HP-35: what a Hocus does, or the Pocus that removes it, where nobody is asked."""

from collections.abc import Callable

from coven.games.hocus_pocus.cards import KIND
from coven.games.hocus_pocus.effects.gems import put_back, rob, take_gems
from coven.games.hocus_pocus.effects.hocus import Hocus, Laid
from coven.games.hocus_pocus.effects.library import draw
from coven.games.hocus_pocus.events import CatTook, Destroyed, HandsSwapped, PumpkinReturned, Swapped, Whirled
from coven.games.hocus_pocus.knowledge import enter_openly, swap_hands
from coven.games.hocus_pocus.state import HocusPocusState


def remove(table: HocusPocusState, hocus: Hocus, remover: Laid) -> None:
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


def abracadabra(table: HocusPocusState, hocus: Hocus) -> None:
    """HP-22: the caster and the target swap Hands."""
    swappers = (hocus.caster, hocus.aimed_at)
    swap_hands(table, *swappers)
    table.tell(HandsSwapped, *swappers)
    if table.listened:
        for seat in swappers:
            table.whisper(seat, Swapped, table.names(table.hands[seat]))


def inspiration(table: HocusPocusState, hocus: Hocus) -> None:
    """HP-25: the caster draws N cards, and this was the only Inspiration of the turn."""
    table.inspired = True
    draw(table, hocus.caster, hocus.number)


def sacrifice(table: HocusPocusState, hocus: Hocus) -> None:
    """HP-27."""
    put_back(table, hocus.aimed_at, hocus.number)


def spell(table: HocusPocusState, hocus: Hocus) -> None:
    """HP-28."""
    take_gems(table, hocus.caster, hocus.number)


def thief(table: HocusPocusState, hocus: Hocus) -> None:
    """HP-29."""
    rob(table, hocus.caster, hocus.aimed_at, hocus.number)


def vortex(table: HocusPocusState, hocus: Hocus) -> None:
    """HP-30: every Grimoire passes to the left neighbour at once."""
    table.grimoires = [table.grimoires[-1], *table.grimoires[:-1]]
    table.tell(Whirled)


EFFECTS: dict[str, Callable[[HocusPocusState, Hocus], None]] = {
    "vortex": vortex,
    "abracadabra": abracadabra,
    "sacrifice": sacrifice,
    "inspiration": inspiration,
    "thief": thief,
    "spell": spell,
}
