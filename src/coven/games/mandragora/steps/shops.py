"""MD-8, MD-9, MD-33: articles are taken from shops, and new ones laid."""

from collections.abc import Sequence
from typing import ClassVar

from coven.engine import Seat, Step
from coven.games.mandragora.cards import SCROLLS
from coven.games.mandragora.effects.hands import pick_up
from coven.games.mandragora.events import Found, PileRanOut, Restocked, Took, TookUnseen
from coven.games.mandragora.state import MandragoraState
from coven.games.mandragora.steps.curse import Comparison
from coven.games.mandragora.steps.teams import after_scrolls


def take(table: MandragoraState, seat: Seat, articles: Sequence[int], night: bool) -> None:
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


def tell_of_night(table: MandragoraState, seat: Seat, articles: Sequence[int]) -> None:
    """MD-10: nobody learns in which order the cards of a night shop lay."""
    unseen = sorted([kind for kind in articles if kind not in SCROLLS])
    shown = sorted([kind for kind in articles if kind in SCROLLS])
    if unseen:
        table.tell(TookUnseen, seat, len(unseen))
        table.whisper(seat, Found.of, unseen)
    if shown or not unseen:
        table.tell(Took.of, seat, shown)


def gain_scrolls(table: MandragoraState, seat: Seat, scrolls: Sequence[int]) -> None:
    """MD-8: they lie open; then curses are compared (MD-27), then partners may exchange (MD-37)."""
    table.scrolls[seat] = tuple(sorted([*table.scrolls[seat], *scrolls]))
    table.then(Comparison(), *after_scrolls(table, seat))


class Restock(Step[MandragoraState], frozen=True):
    """MD-9, MD-33: one article on each shop left behind, in the order of the walk, while the pile lasts."""

    rule: ClassVar[str] = "MD-9"
    automatic: ClassVar[bool] = True
    start: int
    shops: int

    def run(self, table: MandragoraState) -> None:
        pile = table.pile
        for step in range(self.start, self.start + min(self.shops, len(pile))):
            position = step % len(table.ring)
            article = pile.pop()
            table.shops[position] += (article,)
            table.tell(Restocked.of, table.ring, position, article)
            if not pile:
                table.tell(PileRanOut)
