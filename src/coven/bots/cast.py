"""The bots by name: ten witches and wizards, each with a habit of its own, at any level."""

from collections.abc import Collection

import msgspec

from coven.bots.habits import HABITS, Habit


class Member(msgspec.Struct, frozen=True):
    """Somebody of the cast. Their full name and a line about them are the messages `cast-<id>` and `cast-<id>-line`."""

    id: str
    name: str
    """How they are called at a table."""
    manner: str

    @property
    def habit(self) -> Habit:
        return HABITS[self.manner]


CAST = (
    Member("nan", "Nan", "vengeful"),
    Member("ambrose", "Ambrose", "patient"),
    Member("tansy", "Tansy", "bold"),
    Member("azoth", "Azoth", "chaotic"),
    Member("ottoline", "Ottoline", "proud"),
    Member("mudwort", "Mudwort", "greedy"),
    Member("mirko", "Mirko", "sly"),
    Member("bibi", "Bibi", "kind"),
    Member("cernan", "Cernan", "careful"),
    Member("wilmot", "Wilmot", "absent-minded"),
)
MEMBERS = {member.id: member for member in CAST}
USUAL_LEVEL = "adept"


def member_called(name: str) -> Member | None:
    """Whoever of the cast sits at a table under that name."""
    return MEMBERS.get(name.lower())


def others_than(names: Collection[str]) -> list[Member]:
    """Those of the cast whose names nobody at a table has."""
    taken = {name.casefold() for name in names}
    return [member for member in CAST if member.name.casefold() not in taken]


def read_bot(given: str) -> tuple[Member | None, str]:
    """Who plays, and at which level: `adept`, `nan` (as an Adept), `nan:master`."""
    name, colon, level = given.partition(":")
    member = MEMBERS.get(name)
    if member is None:
        return None, given
    return member, level if colon else USUAL_LEVEL


def bot_named(name: str, level: str) -> str:
    """The bot that sits under a name: `nan:adept` for Nan, `adept` for somebody who is not of the cast."""
    member = member_called(name)
    return f"{member.id}:{level}" if member else level
