"""Familiars with a rule mended on purpose, and with another layout of its table.

`mend` changes the code, as a new version of Coven would; `GAME` is what the game then says of itself.
"""

from dataclasses import replace

import msgspec
import pytest

from coven.engine import Card, Chance, Mend, Seat
from examples.familiars import GAME as FAMILIARS
from examples.familiars import effects
from examples.familiars.setup import FamiliarsTable, set_up
from examples.familiars.state import FamiliarsOptions, FamiliarsState

BRAVE_MOTH = Mend(2, "FA-3", "A moth that came alone beats all others.")


class MendedTable(FamiliarsTable, kw_only=True):
    """With something more to remember."""

    weather: str


def set_up_mended(players: int, options: FamiliarsOptions, chance: Chance, rules: int) -> MendedTable:
    table = set_up(players, options, chance, rules)
    return MendedTable(**msgspec.structs.asdict(table), weather="fair")


def mended(table: FamiliarsState, chosen: tuple[Card, ...]) -> Seat | None:
    if table.follows(BRAVE_MOTH) and chosen.count("moth-1") == 1:
        return chosen.index("moth-1")
    return unmended(table, chosen)


unmended = effects.strongest_alone
GAME = replace(FAMILIARS, table=MendedTable, set_up=set_up_mended, mends=(BRAVE_MOTH,))


def mend(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(effects, "strongest_alone", mended)
