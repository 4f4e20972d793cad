"""MD-10: what a seat may know."""

from collections.abc import Sequence

from coven.engine import Card, Seat, View
from coven.games.mandragora.cards import NIGHT_SHOP, in_hand, lying
from coven.games.mandragora.events import Scored
from coven.games.mandragora.moves import Cast
from coven.games.mandragora.state import MandragoraState


class MandragoraView(View, frozen=True, kw_only=True):
    teams: bool
    partner: Seat | None = None
    """MD-36: who plays with this seat, in teams."""
    ring: tuple[Card, ...]
    """The shops, clockwise from the start shop, which is number 1."""
    assistant: int
    shops: tuple[tuple[Card, ...], ...]
    """The articles on day shops; of night shops only the number is known."""
    shop_sizes: tuple[int, ...]
    pile_size: int
    tops: tuple[Card | None, ...]
    spell_pile_sizes: tuple[int, ...]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    """What every hand holds at least, for all that this seat has seen; at the end the whole hands (MD-34)."""
    scrolls: tuple[tuple[Card, ...], ...]
    curses: tuple[int, ...]
    marker: Seat | None
    spells: tuple[tuple[Cast, ...], ...]
    reach: tuple[int, ...]
    last_round: int
    end_seat: Seat | None
    passed: tuple[Seat, ...]
    banished: tuple[Card, ...]
    discarded: tuple[tuple[Card, ...], ...]
    scored: tuple[Scored, ...]


def look(table: MandragoraState, seat: Seat, known: Sequence[Sequence[int]]) -> MandragoraView:
    """`known` are the hands as far as the seat knows them."""
    return MandragoraView(
        seat=seat,
        asked=table.asked(seat),
        prompt=table.prompt(seat),
        outcome=table.outcome,
        teams=table.options.teams,
        partner=table.partner(seat) if seat >= 0 else None,
        ring=table.ring,
        assistant=table.assistant + 1,
        shops=tuple(map(_seen, table.ring, table.shops)),
        shop_sizes=tuple(map(len, table.shops)),
        pile_size=len(table.pile),
        tops=table.tops,
        spell_pile_sizes=tuple(map(_size, table.tops, table.spell_piles)),
        hand=in_hand(tuple(table.hands[seat])) if seat >= 0 else (),
        hand_sizes=tuple(map(sum, table.hands)),
        known=tuple(map(in_hand, map(tuple, known))),
        scrolls=tuple(map(lying, table.scrolls)),
        curses=tuple(table.curses()),
        marker=table.marker,
        spells=tuple(table.spells),
        reach=tuple(table.reach),
        last_round=table.last_round,
        end_seat=table.end_seat,
        passed=table.passed,
        banished=lying(table.banished),
        discarded=tuple(map(lying, table.discarded)),
        scored=table.scored,
    )


def _seen(shop: Card, kinds: tuple[int, ...]) -> tuple[Card, ...]:
    return () if shop == NIGHT_SHOP else lying(kinds)


def _size(top: Card | None, below: tuple[Card, ...]) -> int:
    return len(below) + (top is not None)
