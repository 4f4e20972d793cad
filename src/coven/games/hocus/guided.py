"""A whole round for two: Pockets, Communities, Pots, a school's Spell, and both showdowns."""

from coven.engine import Lesson, Reply, Script
from coven.games.hocus.effects.laying import Draw, IntoCommunity, IntoPocket, IntoPot, TopIntoCommunity
from coven.games.hocus.moves import Cast, Commit, NameOrder

BOT = 1


def pocket(number: int, *cards: str) -> Cast:
    return Cast("build-pocket", (IntoPocket(cards, number),))


def community(number: int, card: str) -> Cast:
    return Cast("build-community", (IntoCommunity(card, number),))


def pot(number: int, card: str) -> Cast:
    return Cast("build-pot", (IntoPot((card,), number),))


SCRIPT = Script(
    players=2,
    secret="guided 1",
    course=(
        Lesson(pocket(1, "swords-6", "wands-6"), "pocket", "HC-15"),
        Reply(BOT, pocket(1, "cups-4", "wands-4")),
        Lesson(community(1, "swords-7"), "community", "HC-13"),
        Reply(BOT, community(2, "owls-3")),
        Lesson(pot(1, "swords-11"), "pot", "HC-14"),
        Reply(BOT, community(1, "wands-9")),
        Lesson(Cast("entropic-energy", (TopIntoCommunity(2), Draw(1))), "school", "HC-16"),
        Reply(BOT, pocket(2, "swords-10", "wands-11")),
        Lesson(community(1, "cups-8"), "straight", "HC-26"),
        Reply(BOT, community(2, "owls-5")),
        Lesson(pocket(2, "swords-2", "cups-2"), "second", "HC-7"),
        Reply(BOT, community(2, "owls-6")),
        Lesson(community(1, "wands-5"), "full", "HC-17"),
        Reply(BOT, pot(2, "cups-12")),
        Lesson(pot(1, "owls-10"), "owl", "HC-24"),
        Lesson(NameOrder((1, 2)), "order", "HC-20"),
        Lesson(Commit(1), "commit", "HC-21"),
        Reply(BOT, Commit(1)),
        Lesson(Commit(2), "lose", "HC-22"),
        Reply(BOT, Commit(2)),
    ),
)
