"""The first dozen turns of a game for two: shops by day and night, four spells' worth of cards, and a curse."""

from coven.engine import Lesson, Reply, Script
from coven.games.mandragora.moves import Cast, Give, Levitate, Send

BOT = 1

SCRIPT = Script(
    players=2,
    secret="guided 28",
    course=(
        Lesson(Send(3), "send", "MD-7"),
        Reply(BOT, Send(1)),
        Lesson(Send(3), "night", "MD-10"),
        Reply(BOT, Send(3)),
        Lesson(Send(1), "take", "MD-8"),
        Reply(BOT, Cast("substitution-1", "yellow-grimoire-2", mandrake=True)),
        Reply(BOT, Give("mandrake")),
        Lesson(Cast("doubling-2", "red-grimoire-1", red=1, mandrake=True), "cast", "MD-11"),
        Lesson(Send(2), "extra", "MD-22"),
        Reply(BOT, Send(3)),
        Lesson(Send(3), "greens", "MD-9"),
        Reply(BOT, Send(1)),
        Lesson(Cast("celerity-3", "mandrake", green=3), "mandrake", "MD-14"),
        Reply(BOT, Send(3)),
        Lesson(Send(4), "curse", "MD-27"),
        Reply(BOT, Send(3)),
        Lesson(Send(4), "far", "MD-23"),
        Reply(BOT, Send(1)),
        Lesson(Cast("levitation-2", "mandrake", green=2), "levitation", "MD-15"),
        Lesson(Levitate(9, "yellow-grimoire-2"), "score", "MD-34"),
    ),
)
