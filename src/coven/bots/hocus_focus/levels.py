"""How each level of Hocus Focus looks, calls and points."""

from collections.abc import Mapping
from random import Random

import msgspec

from coven.bots.habits import Habit
from coven.bots.hocus_focus.eyes import EYES, Eyes, look
from coven.bots.sight import Choose, Sight
from coven.engine import Chance, Move
from coven.games.hocus_focus.moves import PLACES, Kazaam, NoMatch, Point, Wait
from coven.games.hocus_focus.setup import HocusFocusTable
from coven.games.hocus_focus.view import HocusFocusView

SHORTEST_RACE_MS = 10_000
"""HF-25: no race is given up sooner."""


def player(eyes: Eyes) -> Choose:
    """Somebody with such eyes."""

    def choose(sight: Sight, random: Random) -> Move:
        return answer(eyes, sight, random)

    return choose


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


HASTE, DARING = 0.03, 0.5
"""How much sooner somebody with all haste calls, and how much more often in error."""


def levels_of_habit(habit: Habit) -> Mapping[str, Choose]:
    """Who dares reaches out sooner, and slips more often; who is careful the other way round."""
    return {level: player(eyes_of_habit(eyes, habit.haste)) for level, eyes in EYES.items()}


def eyes_of_habit(eyes: Eyes, haste: float) -> Eyes:
    return msgspec.structs.replace(
        eyes,
        reach=round(eyes.reach * (1 - HASTE * haste)),
        slip=eyes.slip * (1 + DARING * haste),
        doubt=eyes.doubt * (1 - DARING * haste),
    )


LEVELS = {level: player(eyes) for level, eyes in EYES.items()}
