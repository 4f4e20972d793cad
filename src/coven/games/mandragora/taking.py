"""MD-8: taking articles from shops."""

from collections.abc import Sequence

from coven.engine import Seat
from coven.games.mandragora.cards import SCROLLS
from coven.games.mandragora.curse import Comparison
from coven.games.mandragora.events import Found, Took, TookUnseen
from coven.games.mandragora.hands import pick_up
from coven.games.mandragora.state import MandragoraTable
from coven.games.mandragora.teams import after_scrolls


def take(table: MandragoraTable, seat: Seat, articles: Sequence[int], night: bool) -> None:
    """MD-8, MD-10: scrolls are laid out, all else goes to the hand, from a night shop unseen by the others."""
    seen = (seat,) if night else None
    scrolls = []
    for kind in articles:
        if kind in SCROLLS:
            scrolls.append(kind)
        else:
            pick_up(table, seat, kind, seen)
    if night:
        tell_of_night(table, seat, articles)
    else:
        table.tell(Took.of, seat, articles)
    if scrolls:
        gain_scrolls(table, seat, scrolls)


def tell_of_night(table: MandragoraTable, seat: Seat, articles: Sequence[int]) -> None:
    """MD-10: nobody learns in which order the cards of a night shop lay."""
    unseen = sorted([kind for kind in articles if kind not in SCROLLS])
    shown = sorted([kind for kind in articles if kind in SCROLLS])
    if unseen:
        table.tell(TookUnseen, seat, len(unseen))
        table.whisper(seat, Found.of, unseen)
    if shown or not unseen:
        table.tell(Took.of, seat, shown)


def gain_scrolls(table: MandragoraTable, seat: Seat, scrolls: Sequence[int]) -> None:
    """MD-8: they lie open; then curses are compared (MD-27), then partners may exchange (MD-37)."""
    table.scrolls[seat] = tuple(sorted([*table.scrolls[seat], *scrolls]))
    table.then(Comparison(), *after_scrolls(table, seat))
