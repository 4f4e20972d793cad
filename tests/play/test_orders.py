"""Standing orders at a table without a server: what is answered for a player, and when."""

from typing import Any

import msgspec
import pytest

from coven.engine import Record, Seat
from coven.play.local import LocalTable
from coven.play.orders import Standing
from coven.play.pace import Live, Speed
from coven.play.problems import Problem
from coven.play.protocol import Orders, OrderWish, Play
from tests.contract.cases import GAMES

DELAY, PATIENCE = 600, 4000


def table_of(name: str = "hocus_pocus", players: int = 3, people: tuple[Seat, ...] = (0,), **given: Any) -> LocalTable:
    game = GAMES[name]
    header = Record.start(game, players, dict(game.simulation), secret="orders", nonces=("n",) * players).header
    bots = {seat: "adept" for seat in range(players) if seat not in people}
    return LocalTable(game, header, bots, bot_delay=DELAY, order_delay=PATIENCE, **given)


def wish(table: LocalTable, seat: Seat = 0, **given: Any) -> Orders:
    return table.order(seat, OrderWish("w", **given))


def play_until(table: LocalTable, reached: Any) -> None:
    """Bots and orders answer, and people make the last move on offer, until something holds."""
    while not reached():
        assert not table.timeline.over
        due = table.due()
        asked = [seat for seat in table.timeline.table.actors() if seat in table.standing]
        if due is not None:
            table.answer_due(due.at)
        else:
            seat = asked[0]
            seen = table.timeline.seen[seat]
            table.play(seat, Play(f"p{seen.number}", seen.number, msgspec.to_builtins(seen.moves[-1])), 0)


def choice_in_window(table: LocalTable, seat: Seat = 0) -> bool:
    """Whether the seat is asked in a window and could do something else than pass."""
    position = table.timeline.table
    return position.window and seat in position.actors() and len(position.moves(seat)) > 1


def waits(table: LocalTable, seat: Seat = 0) -> int | None:
    """How long until an order answers; None: the player is waited for."""
    at = table.orders(seat).at
    return None if at is None else at - table.timeline.seen[-1].since


@pytest.mark.parametrize("name, players", [("hocus_pocus", 3), ("stupefix", 4)])
def test_alone_with_bots_a_move_without_a_choice_is_made_at_once(name: str, players: int) -> None:
    table = table_of(name, players, standing={0: Standing(given=())})
    forced = 0
    while not table.timeline.over:
        seen, before = table.timeline.seen[0], table.timeline.number
        if seen.asked and len(seen.moves) == 1:
            forced += 1
            due = table.due()
            assert due is not None
            assert (due.kind, due.at) == ("order", seen.since)
        play_until(table, lambda before=before: table.timeline.over or table.timeline.number > before)
    assert forced > 0
    assert sum(entry.by == "order" for entry in table.log) == forced


def test_among_people_nobody_passes_at_once_even_without_a_choice() -> None:
    table = table_of(people=(0, 1), standing={0: Standing(given=()), 1: Standing(given=())})
    play_until(table, lambda: any(len(table.timeline.seen[seat].moves) == 1 for seat in (0, 1)))
    assert {table.orders(seat).at for seat in (0, 1)} == {None}


def test_a_player_who_says_nothing_passes_on_what_is_not_aimed_at_him_after_some_time() -> None:
    table = table_of()
    play_until(table, lambda: choice_in_window(table) and waits(table) is not None)
    assert waits(table) == PATIENCE
    answers_at = table.orders(0).at
    assert answers_at is not None
    number = len(table.log)
    while table.answer_due(answers_at - 1):
        assert waits(table) == PATIENCE  # others who pass change nothing
    assert table.answer_due(answers_at)
    assert (table.log[-1].seat, table.log[-1].by, table.log[-1].at) == (0, "order", answers_at)
    assert len(table.log) > number
    assert not table.can_take_back(0)


def test_ask_me_always_and_the_target_are_waited_for() -> None:
    table = table_of()
    play_until(table, lambda: choice_in_window(table) and waits(table) is not None)
    wish(table, orders=())
    assert waits(table) is None
    assert [order.on for order in table.orders(0).orders] == [False, False, False]


def test_a_question_that_is_held_is_left_to_the_player_and_the_next_is_not() -> None:
    table = table_of()
    play_until(table, lambda: choice_in_window(table) and waits(table) is not None)
    question = table.timeline.seen[0].question
    wish(table, hold=question - 1)
    assert waits(table) == PATIENCE
    assert wish(table, hold=question).at is None
    assert waits(table) is None
    play_until(table, lambda: table.timeline.seen[0].question > question and waits(table) is not None)


def test_pass_for_this_turn_answers_as_fast_as_a_bot_and_ends_with_the_turn() -> None:
    table = table_of()
    play_until(table, lambda: choice_in_window(table))
    wish(table, orders=("pass-turn",))
    assert waits(table) == DELAY
    turn = table.timeline.table.turn_number
    play_until(table, lambda: table.timeline.table.turn_number > turn)
    assert [order.on for order in table.orders(0).orders] == [False, False, False]


@pytest.mark.parametrize("speed, factor", [("calm", 2), ("normal", 1), ("fast", 0.4)])
def test_bots_move_as_fast_as_the_player_likes(speed: Speed, factor: float) -> None:
    table = table_of()
    wish(table, bots=speed)
    play_until(table, lambda: (due := table.due()) is not None and due.kind == "bot")
    due = table.due()
    assert due is not None
    assert due.at - table.timeline.seen[due.seat].since == DELAY * factor
    assert table.orders(0).bots == speed


def test_the_calmest_player_sets_the_speed_of_the_bots() -> None:
    table = table_of(people=(0, 1), standing={0: Standing(bots="fast"), 1: Standing(bots="calm")})
    assert table.bots.delay == 2 * DELAY


def test_time_that_runs_out_before_an_order_answers_comes_first() -> None:
    table = table_of(pace=Live(seconds=3, reserve=0), standing={0: Standing(given=("unless-target",))})
    position = lambda: table.timeline.table  # noqa: E731
    play_until(table, lambda: choice_in_window(table) and position().by_order(0, "unless-target") is not None)
    due = table.due()
    assert due is not None
    while due.seat != 0:
        table.answer_due(due.at)
        due = table.due()
        assert due is not None
    assert due.kind == "time"


def test_an_order_that_a_game_does_not_know_is_refused() -> None:
    table = table_of()
    with pytest.raises(Problem) as refused:
        table.say(0, '{"say":"orders","id":"w","orders":["sing"]}', 0)
    assert (refused.value.code, refused.value.trouble.field) == ("unknown-order", "orders")
    assert refused.value.trouble.args["known"] == "pass-turn, unless-target, own-hocus"
    assert isinstance(table.say(0, '{"say":"orders","id":"w","bots":"calm"}', 0), Orders)


def test_a_guided_game_waits_for_its_learner() -> None:
    game = GAMES["hocus_pocus"]
    script = game.guided
    assert script is not None
    header = Record.start(game, script.players, script.options, secret=script.secret, nonces=script.nonces).header
    table = LocalTable(game, header, dict.fromkeys(range(1, script.players), "guide"))
    asked = 0
    for step in script.course:
        asked += step.seat == 0
        if step.seat == 0:
            assert all(due.kind != "order" for due in [table.due()] if due is not None)
            seen = table.timeline.seen[0]
            table.play(0, Play(f"{seen.number}", seen.number, msgspec.to_builtins(step.move)), 0)
        else:
            due = table.due()
            assert due is not None
            table.answer_due(due.at)
    assert asked > 0
