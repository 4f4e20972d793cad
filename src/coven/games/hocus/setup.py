"""HC-2 to HC-7: how a game begins."""

from coven.engine import Chance, Seat
from coven.games.hocus.cards import COMMUNITIES, NAMES, POCKETS, cards_in_play
from coven.games.hocus.knowledge import redeal
from coven.games.hocus.state import HocusOptions, HocusState
from coven.games.hocus.steps.rounds import NewRound
from coven.games.hocus.steps.schools import SchoolChoice, free_schools
from coven.games.hocus.view import HocusView, look


class HocusTable(HocusState, kw_only=True):
    """The table as it is played: with what each seat is shown of it, and what each can only guess."""

    def view(self, seat: Seat) -> HocusView:
        return look(self, seat)

    def redeal(self, seat: Seat) -> None:
        redeal(self, seat)


def set_up(players: int, options: HocusOptions, chance: Chance, rules: int) -> HocusTable:
    """HC-2 to HC-7: the first player is drawn, schools are dealt or chosen, and the first round begins."""
    table = HocusTable(
        players=players,
        options=options,
        chance=chance,
        rules=rules,
        first=0,
        schools=(None,) * players,
        points=[0] * players,
        deck=[*cards_in_play(players)],
        hands=[[] for _ in range(players)],
        pockets=[[[] for _ in range(POCKETS)] for _ in range(players)],
        communities=[[] for _ in range(COMMUNITIES[players])],
        pots=[[] for _ in range(COMMUNITIES[players])],
        owls=[[] for _ in range(players)],
        shown=[],
        known=[0] * len(NAMES),
        committed=[0] * players,
    )
    table.first = table.below(players)
    if options.schools == "chosen" and not options.classic:
        table.then(*(SchoolChoice((table.first + turn) % players) for turn in range(players)), NewRound())
    else:
        deal_schools(table)
        table.then(NewRound())
    return table


def deal_schools(table: HocusTable) -> None:
    """HC-3, HC-32: a school for each, none in Classic."""
    if not table.options.classic:
        schools = free_schools(table)
        table.shuffle(schools)
        table.schools = tuple(schools[: table.players])
