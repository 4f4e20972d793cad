"""The list of games is the list of folders, and of what other packages bring along."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.inspect import (
    BoolType,
    Field,
    IntType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)
from msgspec.structs import astuple

from coven import games
from coven.engine import Move, Step
from coven.games import UnknownGame, find, names
from examples.familiars import GAME as FAMILIARS
from tests.outside.familiars import install


def test_all_five_games_are_on_the_list() -> None:
    assert names() == ("hocus", "hocus_focus", "hocus_pocus", "mandragora", "stupefix")
    assert {find(name).prefix for name in names()} == {"HC", "HF", "HP", "MD", "ST"}


def test_an_unknown_game_is_told_which_there_are() -> None:
    with pytest.raises(
        UnknownGame, match=r"no game 'chess'; known: hocus, hocus_focus, hocus_pocus, mandragora"
    ) as error:
        find("chess")
    assert error.value.known == names()


@pytest.fixture
def fresh_list() -> Iterator[None]:
    """What was found before is forgotten, and so is what the test finds."""
    for found in (games.names, games.find, games.elsewhere):
        found.cache_clear()
    yield
    for found in (games.names, games.find, games.elsewhere):
        found.cache_clear()


@pytest.mark.usefixtures("fresh_list")
def test_a_game_of_another_package_is_on_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    assert names() == ("familiars", "hocus", "hocus_focus", "hocus_pocus", "mandragora", "stupefix")
    assert find("familiars") is FAMILIARS


@pytest.mark.parametrize("name", names())
def test_no_move_step_or_event_is_missing_from_the_list_of_a_game(name: str) -> None:
    """What is not listed could not be read back from a record or a snapshot."""
    game = find(name)
    for base, listed in ((Move, game.moves), (Step, game.steps)):
        concrete = {kind for kind in below(base) if kind.__module__.startswith(f"{game.package}.") and not below(kind)}
        assert concrete <= set(getattr(listed, "__args__", (listed,)))


def below(kind: type) -> set[type]:
    return {each for child in kind.__subclasses__() for each in (child, *below(child))}


@pytest.mark.parametrize("name", names())
def test_moves_and_events_hold_only_what_records_can_hold(name: str) -> None:
    """docs/records.md: whole numbers, strings, truth values, nothing, lists and objects."""
    written = {type(part) for kind in (find(name).moves, find(name).events) for part in parts_of(type_info(kind))}
    known = {IntType, StrType, BoolType, NoneType, LiteralType, VarTupleType, TupleType, UnionType, StructType, Field}
    assert written <= known | {Metadata}


def parts_of(info: Type | Field) -> Iterator[Type | Field]:
    """A type, and all types inside it."""
    yield info
    for part in astuple(info):
        for each in part if isinstance(part, tuple) else (part,):
            if isinstance(each, Type | Field):
                yield from parts_of(each)
