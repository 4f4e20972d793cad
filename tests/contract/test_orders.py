"""Standing orders of every game: legal, readable, and answered by what everybody sees alone."""

from random import Random

import pytest

from coven.engine import SPECTATOR, Table
from coven.text import LANGUAGES, Text
from tests.contract.cases import CASES, GAMES, Case, luck, step_randomly

WITH_ORDERS = [case for case in CASES if GAMES[case.game].orders]


def answers(table: Table, case: Case) -> list[object]:
    names = [order.name for order in GAMES[case.game].orders]
    return [table.by_order(seat, name) for seat in table.actors() if seat >= 0 for name in names]


@pytest.mark.parametrize("case", WITH_ORDERS, ids=str)
def test_an_order_answers_with_a_legal_move_that_hangs_on_nothing_hidden(case: Case) -> None:
    random = Random(f"orders {case}")
    given = 0
    while given < 20:
        table = case.deal(random.random())
        given += asked_in(table, case, random)


def asked_in(table: Table, case: Case, random: Random) -> int:
    """How often an order has an answer in a game, each looked at."""
    given = 0
    while table.step and given < 40:
        found = answers(table, case)
        given += sum(answer is not None for answer in found)
        assert answers(table.guess(SPECTATOR, luck(random.random())), case) == found
        for seat in table.actors():
            own = [table.by_order(seat, order.name) for order in GAMES[case.game].orders]
            assert all(answer in table.moves(seat) for answer in own if answer is not None)
        table.apply(*step_randomly(table, random))
    return given


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in GAMES if GAMES[name].orders])
def test_every_order_can_be_read(name: str, language: str) -> None:
    text = Text(language, GAMES[name])
    assert all(text(f"order-{order.name}") for order in GAMES[name].orders)
