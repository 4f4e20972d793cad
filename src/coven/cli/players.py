"""Who sits where: people and bots, as the seats of a record name them."""

import re
from collections.abc import Sequence

import msgspec

from coven import bots
from coven.bots.cast import bot_named, others_than, read_bot
from coven.cli.common import bot_names
from coven.cli.failure import Failure
from coven.cli.harmless import harmless
from coven.cli.spelling import whole_number
from coven.engine import Seat
from coven.text import Text

PEOPLE = ("Ada", "Bruno", "Clara", "Dario", "Elsa", "Felix", "Gaia", "Hugo", "Ines", "Jonas")
KINDS = "|".join(bots.NAMES)
LABEL = re.compile(rf"(?P<name>.+) \((?P<bot>{KINDS})\)")
SIMULATED = re.compile(rf"(?P<name>(?P<bot>{KINDS}) \d+)")
"""How games between bots alone name their seats: `random 1`."""
NAME = re.compile(r"\w[\w .'’-]{0,19}")


class Player(msgspec.Struct, frozen=True):
    """A person, or a bot of some kind."""

    name: str
    bot: str | None = None

    @property
    def label(self) -> str:
        """How a record names the seat: `Ada`, `Nan (adept)`. It says who goes on when the game does."""
        return f"{self.name} ({self.bot})" if self.bot else self.name

    @property
    def plays_as(self) -> str | None:
        """The bot that chooses for the seat: its level, with the habit of whoever of the cast sits there."""
        return bot_named(self.name, self.bot) if self.bot else None


def from_label(label: str) -> Player:
    bot = LABEL.fullmatch(label) or SIMULATED.fullmatch(label)
    name = (bot["name"] if bot else label).replace("[", "(").replace("]", ")")
    return Player(harmless(name), bot["bot"] if bot else None)


def read_seats(given: str, players: int, text: Text) -> tuple[Seat, ...]:
    """The seats of people: `all`, or numbers from 1 with commas between."""
    if given.strip().lower() == "all":
        return tuple(range(players))
    numbers = [whole_number(part.strip()) for part in given.split(",")]
    seats = {number - 1 for number in numbers if number is not None}
    if None in numbers or not seats.issubset(range(players)):
        raise Failure(text("cli-bad-seat", given=given, high=players))
    return tuple(sorted(seats))


def seat_players(
    players: int, people: Sequence[Seat], bot_kinds: str, names: Sequence[str], text: Text
) -> tuple[Player, ...]:
    """People in their seats and bots in the others, all with names that differ."""
    if len(names) > len(people):
        raise Failure(text("cli-too-many-names", number=len(names), high=len(people)))
    given = [*names, *(name for name in PEOPLE if name not in names)]
    kinds = bot_names(bot_kinds, players - len(people), text) if players > len(people) else ()
    persons, others = iter(given), iter(_seat_bots(kinds, given[: len(people)]))
    return tuple(Player(next(persons)) if seat in people else next(others) for seat in range(players))


def _seat_bots(kinds: Sequence[str], people: Sequence[str]) -> list[Player]:
    """Whoever of the cast was asked for by name, and others of it where only a level was, or somebody sits already."""
    asked = [read_bot(kind) for kind in kinds]
    spare = [member.name for member in others_than([*people, *(member.name for member, _ in asked if member)])]
    taken, found = set(people), list[Player]()
    for member, level in asked:
        name = member.name if member and member.name not in taken else spare.pop(0)
        taken.add(name)
        found.append(Player(name, level))
    return found


def read_names(given: str | None, text: Text) -> list[str]:
    """`Ada,Bo`: short, different, and nothing that a terminal would stumble over."""
    names = [name.strip() for name in given.split(",")] if given is not None else []
    for name in names:
        if not NAME.fullmatch(name) or names.count(name) > 1:
            raise Failure(text("cli-bad-name", given=name))
    return names
