"""What every game promises, with every number of players and every option."""

from importlib import import_module
from random import Random

import pytest

from coven.engine import Illegal, Record, Table
from coven.engine.replay import verify
from tests.contract.cases import CASES, GAMES, Case, step_randomly
from tests.contract.leaks import Nonsense

each_case = pytest.mark.parametrize("case", CASES, ids=str)
MOST_MOVES = 20_000


def inventory(table: Table, game: str) -> object:
    """All that must be conserved, as the game's tests count it."""
    counted: object = import_module(f"tests.games.{game}.inventory").inventory(table)
    return counted


@each_case
def test_random_games_end_and_lose_nothing(case: Case) -> None:
    random = Random(str(case))
    table = case.deal(random.random())
    before = inventory(table, case.game)
    for _ in range(MOST_MOVES):
        assert bool(table.actors()) == bool(table.step)
        if not table.step:
            break
        table.apply(*step_randomly(table, random))
        assert inventory(table, case.game) == before
    assert table.outcome is not None
    seats = sorted(seat for side in table.outcome.sides for seat in side)
    assert seats == list(range(case.players))
    assert table.outcome.winners
    assert len(table.outcome.scores) == len(table.outcome.sides)


@each_case
def test_only_who_is_asked_is_offered_moves(case: Case) -> None:
    """Neither a spectator, nor any other number that is no seat, nor a seat that waits for others."""
    random = Random(str(case))
    table = case.deal(random.random())
    for _ in range(100):
        offered = [seat for seat in range(-case.players - 1, case.players + 2) if table.moves(seat)]
        assert offered == sorted(table.actors())
        if not table.step:
            break
        table.apply(*step_randomly(table, random))


@each_case
def test_a_clone_is_independent_and_snapshots_restore(case: Case) -> None:
    random = Random(str(case))
    table = case.deal(random.random())
    while table.step:
        if random.random() < 0.2:
            before = table.snapshot()
            clone = table.clone()
            assert clone == table == GAMES[case.game].restore(before)
            for _ in range(5):
                if clone.step:
                    clone.apply(*step_randomly(clone, random))
            assert table.snapshot() == before
        table.apply(*step_randomly(table, random))


@each_case
def test_a_record_replays_to_the_same_state(case: Case) -> None:
    random = Random(str(case))
    game = GAMES[case.game]
    record = Record.start(game, case.players, {**game.simulation, **case.options}, secret=str(random.random()))
    while record.table.step:
        record.play(*step_randomly(record.table, random))
    assert verify(record.encode(), GAMES.__getitem__).table == record.table


@each_case
def test_an_illegal_move_names_its_rule_and_changes_nothing(case: Case) -> None:
    random = Random(str(case))
    game = GAMES[case.game]
    table = case.deal(random.random())
    for _ in range(40):
        before = table.snapshot()
        offers = {seat: table.moves(seat) for seat in table.actors()}
        for seat in range(case.players):
            others = [move for other in offers.values() for move in random.sample(other, min(3, len(other)))]
            for move in [Nonsense(), *others]:
                if seat not in offers or table.refusal(seat, move):
                    refused_with_a_rule(table, game.prefix, lambda seat=seat, move=move: table.play(seat, move))
        for garbage in (b"{", b"7", b'{"move":"nonsense"}', b"\xff", b'{"move":[]}'):
            refused_with_a_rule(table, game.prefix, lambda garbage=garbage: game.read_move(table, garbage))
        assert table.snapshot() == before
        if not table.step:
            break
        table.apply(*step_randomly(table, random))


def refused_with_a_rule(table: Table, prefix: str, attempt) -> None:
    with pytest.raises(Illegal) as refusal:
        attempt()
    assert refusal.value.rule.startswith(f"{prefix}-")


@each_case
def test_the_clock_can_play_for_everybody(case: Case) -> None:
    random = Random(str(case))
    table = case.deal(random.random())
    for _ in range(MOST_MOVES):
        if not table.step:
            break
        seat = random.choice(table.actors())
        if random.random() < 0.7:
            table.play(seat, table.timeout(seat))
        else:
            table.apply(*step_randomly(table, random))
    assert table.outcome is not None


@pytest.mark.parametrize("name", GAMES)
def test_wrong_set_ups_are_refused(name: str) -> None:
    game = GAMES[name]
    for players in (game.players[0] - 1, game.players[-1] + 1):
        with pytest.raises(Illegal, match=game.players_rule):
            game.deal(players, chance=b"")
    for info in game.option_infos():
        assert info.rule.startswith(f"{game.prefix}-")
        with pytest.raises(Illegal, match=f"{info.rule}: bad-option"):
            game.read_options({info.name: "nonsense"})
    with pytest.raises(Illegal, match="unknown-option"):
        game.read_options({"nonsense": 1})
