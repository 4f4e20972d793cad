"""A whole game for two, around a small Cauldron."""

from coven.engine import Lesson, Reply, Script
from coven.games.hocus_pocus.moves import Cast, Draw, Lay, Pass, Refill, TakeGem

BOT = 1

SCRIPT = Script(
    players=2,
    options={"gems": 11},
    secret="guided 4017",
    course=(
        Lesson(Cast("spell-2", "grimoire"), "spell", "HP-28"),
        Lesson(Refill(("spell-1",)), "refill", "HP-15"),
        Lesson(Lay("magic-wand", "hand"), "wand", "HP-32"),
        Lesson(Pass(), "pass", "HP-18"),
        Reply(BOT, Pass()),
        Lesson(Draw(), "draw", "HP-11"),
        Reply(BOT, Cast("spell-3", "hand")),
        Reply(BOT, Pass()),
        Lesson(Pass(), "let", "HP-17"),
        Reply(BOT, Cast("thief-3", "grimoire", 0)),
        Reply(BOT, Refill(("spell-1",))),
        Reply(BOT, Pass()),
        Lesson(Lay("amulet", "hand"), "amulet", "HP-31"),
        Lesson(Pass(), "again", "HP-18"),
        Reply(BOT, Pass()),
        Reply(BOT, TakeGem()),
        Lesson(Cast("thief-3", "grimoire", BOT), "thief", "HP-29"),
        Lesson(Refill(("spell-2",)), "keep", "HP-15"),
        Lesson(Pass(), "wait", "HP-21"),
        Reply(BOT, Pass()),
        Lesson(Cast("spell-2", "grimoire"), "another", "HP-6"),
        Lesson(Pass(), "own", "HP-19"),
        Reply(BOT, Pass()),
        Lesson(TakeGem(), "last", "HP-42"),
    ),
)
