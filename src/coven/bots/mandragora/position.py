"""What a witch has before her, from her view or, in playouts, from a table: her own cards and public things."""

from collections.abc import Iterable
from functools import cache, lru_cache

import msgspec

from coven.bots.mandragora.hand import Hand, Tops, promise
from coven.engine import Card, Seat
from coven.games.mandragora.cards import COLOUR_KINDS, HAND_KINDS, KINDS, VALUES
from coven.games.mandragora.moves import Cast
from coven.games.mandragora.setup import MandragoraTable
from coven.games.mandragora.view import MandragoraView

CARDS_A_TURN = 1.3
"""How fast the pile goes down, spells being cast in some turns."""
LAST_ROUNDS = 3
UNSEEN = 0.65
"""What a face-down card is worth, in points: it may be a scroll."""
USUAL = (1.0, 1.0, 1.0, 0.8, 0.8, 2.2, 1.8, 1.3, 0.7, 0.7, 3.0, 1.5, -0.6, -1.2, -1.8)
"""What an article is worth to somebody whose hand is not known, by kind."""
CURSE = 2


class Position(msgspec.Struct):
    """Shops and the assistant's place are counted from 0."""

    seat: Seat
    hand: Hand
    tops: Tops
    turns: int
    """How many turns of her own she will have, this one included: counted in the last rounds, else estimated."""
    counted: bool
    spared: int
    """MD-24, MD-25: how many colours left in her hand will cost nothing."""
    shops: tuple[tuple[int, ...], ...]
    """What lies open."""
    sizes: tuple[int, ...]
    assistant: int
    reach: tuple[int, ...]
    curses: tuple[int, ...]
    marker: Seat | None
    openings: dict[int, float] = {}
    """What the next witch finds, by the place where the assistant stands; filled as it is asked for."""

    @property
    def players(self) -> int:
        return len(self.curses)

    def promise(self, hand: Hand, turns: int) -> float:
        return promise(hand, self.tops, turns, self.counted, self.spared)

    def burden(self, seat: Seat, more: int = 0) -> float:
        """MD-34: what the curse is likely to cost a witch, with some more curses or fewer.

        MD-28: in a tie the marker goes from its holder to another.
        """
        others = max([curses for other, curses in enumerate(self.curses) if other != seat])
        lead: float = self.curses[seat] + more - others
        if not lead:
            lead = -0.5 if self.marker == seat else 0.5
        doubt = 0.4 + 0.12 * self.turns
        return CURSE * min(max(0.5 + 0.5 * (lead - 0.3) / doubt, 0.0), 1.0)

    def shop_for_anybody(self, place: int) -> float:
        """What a shop is worth to somebody whose hand is not known."""
        return usual(self.shops[place], self.sizes[place])

    def opened(self, place: int) -> float:
        """The best that the next witch finds within reach of the assistant."""
        if place not in self.openings:
            following = (self.seat + 1) % self.players
            within = [(place + step) % len(self.shops) for step in range(1, self.reach[following] + 1)]
            self.openings[place] = max([self.shop_for_anybody(shop) for shop in within])
        return self.openings[place]


def from_view(view: MandragoraView) -> Position:
    held = [KINDS[card] for card in view.hand]
    return Position(
        view.seat,
        tuple([held.count(kind) for kind in HAND_KINDS]),
        view.tops,
        turns_left(view.pile_size, len(view.curses), view.last_round),
        view.last_round > 0,
        spared(view.spells[view.seat]),
        tuple([tuple([KINDS[card] for card in cards]) for cards in view.shops]),
        view.shop_sizes,
        view.assistant - 1,
        view.reach,
        view.curses,
        view.marker,
    )


def from_table(table: MandragoraTable, seat: Seat) -> Position:
    shops = [kinds if by_day else () for kinds, by_day in zip(table.shops, day_shops(table.ring), strict=True)]
    return Position(
        seat,
        tuple(table.hands[seat]),
        table.tops,
        turns_left(len(table.pile), table.players, table.last_round),
        table.last_round > 0,
        spared(table.spells[seat]),
        tuple(shops),
        tuple(map(len, table.shops)),
        table.assistant,
        tuple(table.reach),
        tuple(table.curses()),
        table.marker,
    )


@lru_cache(4096)
def usual(seen: tuple[int, ...], size: int) -> float:
    """What a shop with so many cards is worth to anybody, if these of them are seen."""
    return UNSEEN * (size - len(seen)) + sum([USUAL[kind] for kind in seen])


@cache
def day_shops(ring: tuple[Card, ...]) -> tuple[bool, ...]:
    return tuple([shop != "night-shop" for shop in ring])


def turns_left(pile: int, players: int, last_round: int) -> int:
    """MD-30: three rounds after the last article has left the pile."""
    return LAST_ROUNDS + 1 - last_round if last_round else LAST_ROUNDS + round(pile / players / CARDS_A_TURN)


def spared(spells: tuple[Cast, ...]) -> int:
    """MD-24, MD-25."""
    names = [cast.spell for cast in spells]
    return len(COLOUR_KINDS) if "purification-5" in names else names.count("vanishing-4")


def points(spells: Iterable[Cast]) -> int:
    """MD-34: of spells and of the grimoires used for them."""
    return sum([VALUES[cast.spell] + VALUES[cast.grimoire] for cast in spells])
