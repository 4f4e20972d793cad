"""Hocus Focus as people play it: they look, call and point, each level as fast and as surely as its eyes allow.

Nothing is searched for here that a glance would not find, so the levels differ in time and in mistakes alone.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from coven.bots.bot import Bot
from coven.bots.hocus_focus.eyes import LEVELS, Eyes, in_common, look
from coven.bots.reason import Reason
from coven.bots.sight import Choose, Sight
from coven.engine import CLOCK, Chance, Move, Seat, Table, View
from coven.games.hocus_focus.cards import TRAITS, traits
from coven.games.hocus_focus.events import Called
from coven.games.hocus_focus.moves import PLACES, Kazaam, NoMatch, Point, Wait
from coven.games.hocus_focus.setup import HocusFocusTable
from coven.games.hocus_focus.view import HocusFocusView

SHORTEST_RACE_MS = 10_000
"""HF-25: no race is given up sooner."""
LATER = 0.25
"""How much worse a call is for every second that it comes later."""
WRONG = -6.0
SILENT = -3.0
LEAD = 1.2
"""How many cards ahead make a win e times as likely, with one card still to be won; more with more."""


def at_level(level: str) -> Choose:
    """A player with the eyes of that level."""
    eyes = LEVELS[level]

    def play(sight: Sight, random: Random) -> Move:
        return answer(eyes, sight, random)

    return play


def choose(sight: Sight, random: Random) -> Move:
    return answer(LEVELS["adept"], sight, random)


def answer(eyes: Eyes, sight: Sight, random: Random) -> Move:
    view = sight.view
    assert isinstance(view, HocusFocusView)
    assert view.target
    seen = look(eyes, view.area, view.target, bool(view.barred), random)
    if isinstance(sight.moves[0], Point):
        move: Move = sight.moves[(seen.place or random.choice(PLACES)) - 1]
        return move
    if seen.ms >= SHORTEST_RACE_MS and seen.ms >= race_ms(sight):
        return Wait(view.opening)
    if seen.place:
        return Kazaam(view.opening, seen.ms)
    return Wait(view.opening) if random.random() < eyes.doubt else NoMatch(view.opening, seen.ms)


def race_ms(sight: Sight) -> int:
    """HF-25: how long a race lasts in which nobody calls, which everybody at the table knows."""
    table = sight.guess(Chance(bytes(32)))
    assert isinstance(table, HocusFocusTable)
    return table.options.idle_ms


def weigh(view: View, moves: Sequence[Any]) -> list[float]:
    """Right or wrong, as all can see who look long enough, and the sooner the better."""
    assert isinstance(view, HocusFocusView)
    places, silent = matches(view), WRONG if has_called(view) else SILENT
    return [weight(move, places, silent) for move in moves]


def has_called(view: HocusFocusView) -> bool:
    """HF-10: whether not to point would be as bad as a wrong point."""
    return view.pointing == view.seat or isinstance(view.called, Called)


def weight(move: Move, places: list[int], silent: float) -> float:
    match move:
        case Kazaam(_, ms):
            return -LATER * ms / 1000 if places else WRONG
        case NoMatch(_, ms):
            return WRONG if places else -LATER * ms / 1000
        case Point(place):
            return 0.0 if place in places else WRONG
    return silent


def matches(view: HocusFocusView) -> list[int]:
    """HF-5: the places that hold a match."""
    assert view.target
    return [place for place in PLACES if not in_common(view.area[place - 1], view.target)]


def why(sight: Sight, move: Move) -> Reason:
    view = sight.view
    assert isinstance(view, HocusFocusView)
    assert view.target
    places = matches(view)
    match move:
        case Point(place) if place in places:
            return Reason("match", {"place": place})
        case Point(place):
            pairs = zip(TRAITS, traits(view.area[place - 1]), traits(view.target), strict=True)
            common = tuple(f"board-{trait}" for trait, one, other in pairs if one == other)
            return Reason("in-common", {"place": place, "traits": common})
        case Kazaam() | NoMatch() if places:
            return Reason("kazaam" if isinstance(move, Kazaam) else "there-is-a-match", {"number": len(places)})
        case Kazaam() | NoMatch():
            return Reason("nothing-to-point-at" if isinstance(move, Kazaam) else "no-match")
    return Reason("silent") if has_called(view) else Reason("wait", {"number": len(places)})


def roll(table: Table, seat: Seat, random: Random) -> Move:
    """What an Adept does, from the table: all that counts lies open."""
    if seat == CLOCK:
        tick: Move = table.moves(CLOCK)[0]
        return tick
    return choose(Sight(table, seat), random)


def prospects(table: Table) -> tuple[float, ...]:
    """Each seat's share of the win: who has more cards is likelier to win, the more so the fewer are to be won."""
    assert isinstance(table, HocusFocusTable)
    scores = table.scores()
    to_come = len(table.pile) + len(table.aside)
    if table.options.ending == "race":
        to_come = min(to_come, max(table.options.goal - max(scores), 0) * 2)
    odds = [exp((score - max(scores)) / LEAD / (1 + to_come) ** 0.5) for score in scores]
    return tuple([each / sum(odds) for each in odds])


BOT = Bot(
    choose=choose,
    weigh=weigh,
    why=why,
    roll=roll,
    prospects=prospects,
    slope=1.6,
    levels={level: at_level(level) for level in LEVELS},
)
