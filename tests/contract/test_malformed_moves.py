"""Whatever is built in Python and played as a move is carried out, or refused with a rule. Nothing else is raised."""

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from coven.engine import CLOCK, SPECTATOR, Event, Game, Illegal, Seat, Table
from tests.contract.cases import GAMES, Case, step_randomly
from tests.contract.leaks import Nonsense

SPECIALS: list[Any] = [None, True, -1, 0, 3, 99, 2**70, 1.0, 1.5, float("nan"), "", "nonsense", "\ud800", b"x"]
COLLECTIONS: list[Any] = [(), (1,), ("nonsense",), ((), None), [], ["nonsense"], {}, {"move": "pass"}, set()]
VALUES = [*SPECIALS, *COLLECTIONS, object(), Nonsense(), Nonsense, Event()]
"""What may stand where a move, or a field of one, should be."""


def kinds(game: Game) -> tuple[type, ...]:
    return get_args(game.moves) or (game.moves,)


def twisted(value: Any) -> Iterator[Any]:
    """The value with each of its parts, one at a time, replaced by each of the values above."""
    match value:
        case msgspec.Struct():
            for name in value.__struct_fields__:
                for other in chain(VALUES, twisted(getattr(value, name))):
                    yield msgspec.structs.replace(value, **{name: other})
        case tuple():
            yield [*value]
            for at, inner in enumerate(value):
                yield from ((*value[:at], other, *value[at + 1 :]) for other in chain(VALUES, twisted(inner)))


def filled(game: Game) -> list[Any]:
    """Moves of every kind, each with the same value in all of its fields."""
    return [kind(*[value] * len(kind.__struct_fields__)) for kind in kinds(game) for value in VALUES]


def offered(table: Table, random: Random) -> list[Any]:
    offers = [table.moves(seat) for seat in table.actors()]
    return [move for offer in offers for move in random.sample(offer, min(2, len(offer)))]


def foreign(game: Game) -> list[Any]:
    """The first moves of all other games."""
    tables = [Case(name, other.players[0], {}).deal(1) for name, other in GAMES.items() if other is not game]
    return [move for table in tables for move in offered(table, Random(1))]


def attempt(table: Table, prefix: str, seat: Seat, move: Any) -> None:
    if refusal := table.refusal(seat, move):
        assert refusal.rule.startswith(f"{prefix}-")
    else:
        table.clone().play(seat, move)
        assert msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_malformed_move_is_illegal_and_changes_nothing(game: Game) -> None:
    random = Random(game.name)
    table = Case(game.name, game.players[len(game.players) // 2], {}).deal(2)
    anywhere = [*VALUES, *kinds(game), *foreign(game), *filled(game)]
    for _ in range(12):
        before = table.snapshot()
        here = [other for move in offered(table, random) for other in twisted(move)]
        for seat in {*table.actors(), 0, SPECTATOR, CLOCK, table.players}:
            for move in [*anywhere, *random.sample(here, min(400, len(here)))]:
                attempt(table, game.prefix, seat, move)
        assert table.snapshot() == before
        for _ in range(7):
            if table.step:
                table.apply(*step_randomly(table, random))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_move_with_fields_that_are_only_equal_is_not_the_move(game: Game) -> None:
    """Python calls 1, 1.0 and True the same, and no list a tuple: none of them is what the rules mean."""
    random = Random(game.name)
    table = Case(game.name, game.players[0], {}).deal(3)
    for _ in range(60):
        if not table.step:
            break
        seat, move = step_randomly(table, random)
        for lookalike in lookalikes(move):
            with pytest.raises(Illegal, match="not-a-move"):
                table.check(seat, lookalike)
        table.apply(seat, move)


def lookalikes(value: Any) -> Iterator[Any]:
    match value:
        case bool():
            yield int(value)
        case int():
            yield float(value)
            if value in (0, 1):
                yield bool(value)
        case tuple():
            yield [*value]
            for at, inner in enumerate(value):
                yield from ((*value[:at], other, *value[at + 1 :]) for other in lookalikes(inner))
        case msgspec.Struct():
            for name in value.__struct_fields__:
                for other in lookalikes(getattr(value, name)):
                    yield msgspec.structs.replace(value, **{name: other})
