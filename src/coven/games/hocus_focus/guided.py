"""A race to five, without haste: the other one never calls. Four matches, and a round that has none."""

from coven.engine import Lesson, Reply, Script
from coven.games.hocus_focus.moves import Kazaam, NoMatch, Point, Wait

BOT = 1
SOON, A_LITTLE_LATER = 5000, 6000
"""Times, which the table measures anyway."""

SCRIPT = Script(
    players=2,
    options={"goal": 5, "idle_seconds": 600, "point_seconds": 30},
    secret="guided 17601",
    course=(
        Lesson(Kazaam(1, SOON), "kazaam", "HF-5"),
        Reply(BOT, Wait(1)),
        Lesson(Point(8, A_LITTLE_LATER), "point", "HF-8"),
        Lesson(Kazaam(2, SOON), "first", "HF-7"),
        Reply(BOT, Wait(2)),
        Lesson(Point(11, A_LITTLE_LATER), "barred", "HF-9"),
        Lesson(NoMatch(3, SOON), "no-match", "HF-11"),
        Reply(BOT, Wait(3)),
        Lesson(Kazaam(4, SOON), "tie", "HF-13"),
        Reply(BOT, Wait(4)),
        Lesson(Point(2, A_LITTLE_LATER), "either", "HF-10"),
        Lesson(Kazaam(5, SOON), "size", "HF-5"),
        Reply(BOT, Wait(5)),
        Lesson(Point(8, A_LITTLE_LATER), "goal", "HF-16"),
    ),
)
