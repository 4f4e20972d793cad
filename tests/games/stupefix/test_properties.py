"""ST-29: what always adds up, in games of any length, luck and carelessness."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coven.games.stupefix.cards import REWARDS, ROUNDS
from tests.contract.cases import step_randomly
from tests.games.stupefix.histories import History, shy_history
from tests.games.stupefix.inventory import inventory
from tests.games.stupefix.tables import deal

games = given(players=st.integers(4, 8), seed=st.integers(0, 2**32))


@pytest.mark.rule("ST-29")
@games
@settings(derandomize=True, max_examples=25, deadline=None)
def test_spells_and_rewards_are_never_lost_and_every_hand_equals_the_rounds_left(players: int, seed: int) -> None:
    table = deal(players, seed)
    random = Random(seed)
    stunners = 3 * players - len(table.twins)
    while table.actors():
        spells, rewards = inventory(table)
        assert spells == Counter(fizzle=8 * players - stunners, stunner=stunners)
        assert rewards == REWARDS
        left = ROUNDS - table.round + (table.view(0).phase == "preparing")
        assert [table.hand_size(seat) for seat in range(players)] == [left] * players
        table.apply(*step_randomly(table, random))
    assert table.round == ROUNDS


@pytest.mark.rule("ST-29", "ST-20")
@given(players=st.integers(4, 8), seed=st.integers(0, 2**16), viewer=st.integers(-1, 3), rounds=st.integers(0, 6))
@settings(derandomize=True, max_examples=40, deadline=None)
def test_lessons_and_guesses_keep_all_spells(players: int, seed: int, viewer: int, rounds: int) -> None:
    history: History = shy_history(players, seed, viewer, number=rounds * (3 * players + 8))
    guess = history.table.guess(viewer, history.table.chance)
    assert inventory(guess) == inventory(history.table) == inventory(history.first)
    assert guess.view(viewer) == history.table.view(viewer)


@pytest.mark.rule("ST-15", "ST-21", "ST-22", "ST-26")
@games
@settings(derandomize=True, max_examples=15, deadline=None)
def test_late_tokens_are_never_owed(players: int, seed: int) -> None:
    table = deal(players, seed)
    random = Random(seed)
    while table.actors():
        table.apply(*step_randomly(table, random))
        assert min(table.late) >= 0


@pytest.mark.rule("ST-28")
@games
@settings(derandomize=True, max_examples=15, deadline=None)
def test_every_house_is_a_side_of_the_outcome(players: int, seed: int) -> None:
    table = deal(players, seed)
    while table.actors():
        table.apply(*step_randomly(table, Random(seed)))
    assert table.outcome is not None
    for house, seats in zip(table.sides(), table.outcome.sides, strict=True):
        assert seats == tuple(seat for seat in range(players) if table.houses[seat] == house)
