"""Who will win a game of Hocus Pocus: mostly who can end it in a turn, and soon."""

from math import exp

from coven.bots.hocus_pocus.holdings import Holdings
from coven.engine import Seat
from coven.games.hocus_pocus.cards import KIND, NUMBER
from coven.games.hocus_pocus.setup import HocusPocusTable


def printed_on(wanted: str) -> tuple[int, ...]:
    """The number on every card of a kind; 0 for all others."""
    return tuple(NUMBER[card] if kind == wanted else 0 for card, kind in enumerate(KIND))


SPELLS, THIEVES = printed_on("spell"), printed_on("thief")

NEAR = 0.75
"""What it is worth, in log-odds, to have all the Spells that empty the Cauldron; some of them are worth less."""
GEMS, MANY_GEMS = 0.38, 3.0
"""What gems are worth for each that is left; with a full Cauldron they hardly count, since Thieves take them again."""
READY, WAITING, LATE = 2.6, 3.8, 6.0
"""What it is worth to be ready to win, less for turns that others have before; half with so many gems left."""


def prospects(table: HocusPocusTable) -> tuple[float, ...]:
    """Each seat's share of the win."""
    strengths = [exp(hope(table, seat)) for seat in range(table.players)]
    total = sum(strengths)
    return tuple([strength / total for strength in strengths])


def hope(table: HocusPocusTable, seat: Seat) -> float:
    """The log-odds of a win, more or less, while there are gems in the Cauldron."""
    cauldron, players = table.cauldron, table.players
    near = min(reach(playable(table, seat)) / cauldron, 1)
    found = NEAR * near + GEMS * table.gems[seat] / (cauldron + MANY_GEMS)
    if can_win(table, seat):
        wait = (seat - table.turn) % players / players
        found += (READY - WAITING * wait) * LATE / (LATE + cauldron)
    return found


def can_win(table: HocusPocusTable, seat: Seat) -> bool:
    """Whether a turn of this seat would empty the Cauldron and bring it the most gems, if nobody answers."""
    cards = playable(table, seat)
    within = reach(cards)
    if within < table.cauldron:
        return False
    after = Holdings(table.gems, (), table.cauldron)
    after.finish(seat, within, [THIEVES[card] for card in cards if THIEVES[card]])
    return after.won_by(seat)


def playable(table: HocusPocusTable, seat: Seat) -> list[int]:
    return table.playable(table.hands[seat]) + table.playable(table.grimoires[seat])


def reach(cards: list[int]) -> int:
    """How many gems Spells and the end of the turn can take."""
    return sum([SPELLS[card] for card in cards]) + 1
