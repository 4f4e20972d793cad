"""A whole game through `coven.play` alone: one person against Adepts, without a server."""

import json
from itertools import count
from typing import Any

import pytest

from coven.engine import SPECTATOR, BadRecord, Record, Seat
from coven.engine.replay import verify
from coven.play.hints import Hint
from coven.play.local import LocalTable
from coven.play.pace import Live
from coven.play.problems import Problem
from coven.play.protocol import Ack, Back, Play, Pong, encode
from tests.contract.cases import GAMES

PERSON: Seat = 0


def table_of(name: str, players: int | None = None, **given: Any) -> LocalTable:
    game = GAMES[name]
    seats = players or game.players[0]
    header = Record.start(game, seats, dict(game.simulation), secret="local", nonces=("n",) * seats).header
    bot = "random" if name == "familiars" else "adept"
    return LocalTable(game, header, {seat: bot for seat in range(seats) if seat != PERSON}, **given)


def newest(table: LocalTable, seat: Seat = PERSON) -> dict[str, Any]:
    return dict(json.loads(table.updates(seat)[-1]))


def answer(table: LocalTable, now: int, choice: int = 0) -> Ack:
    seen = newest(table)
    said = Play(f"m{seen['number']}", seen["number"], seen["moves"][choice])
    told = table.say(PERSON, encode(said), now)
    assert isinstance(told, Ack)
    return told


def play_on(table: LocalTable) -> None:
    """The person follows every hint, or takes the first move on offer; in a race only looks on."""
    clock = count(table.timeline.at, 10)
    while not table.timeline.over:
        now = next(clock)
        while table.answer_due(now):
            continue
        if newest(table)["moves"] and table.timeline.race is None:
            hint, moves = table.hint(PERSON), newest(table)["moves"]
            answer(table, now, moves.index(json.loads(encode(hint.move))) if hint else 0)
        elif (due := table.due()) is not None:
            clock = count(due.at, 10)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_against_adepts_without_a_server(name: str) -> None:
    table = table_of(name)
    play_on(table)
    assert verify(table.record(), GAMES.__getitem__).table.outcome == table.timeline.table.outcome
    assert sorted(table.results()) == list(range(table.header.players))
    assert table.info().secret == "local"


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_is_what_each_seat_was_sent(name: str) -> None:
    table = table_of(name)
    play_on(table)
    for seat in range(SPECTATOR, table.header.players):
        frames = table.replay(seat, last=200).frames
        assert [bytes(frame.update) for frame in frames] == table.updates(seat)[:200]


def test_a_table_goes_on_from_its_log() -> None:
    table = table_of("hocus_pocus", started=7)
    for now in range(0, 60, 10):
        if not table.answer_due(now):
            answer(table, now)
    again = table_of("hocus_pocus", started=7, log=table.log)
    assert again.timeline == table.timeline
    assert all(again.updates(seat) == table.updates(seat) for seat in range(SPECTATOR, 2))
    play_on(table)
    play_on(again)
    assert again.log == table.log


def test_a_move_sent_twice_is_played_once() -> None:
    table = table_of("familiars")
    said = Play("once", 1, newest(table)["moves"][0])
    assert table.play(PERSON, said, 5) == table.play(PERSON, said, 9)
    assert len(table.log) == 1


def test_a_secret_choice_is_taken_back_until_somebody_acts() -> None:
    table = table_of("familiars", bot_delay=100)
    answer(table, 5)
    assert table.can_take_back(PERSON)
    back = table.say(PERSON, encode(Back("back", newest(table)["number"])), 6)
    assert back == Ack("back", newest(table)["number"])
    assert table.take_back(PERSON, Back("back", 1), 9) == back
    assert newest(table)["taken_back"]
    assert not table.can_take_back(PERSON)
    answer(table, 10, choice=1)
    play_on(table)
    assert encode(verify(table.record(), GAMES.__getitem__).played[0].move) == table.log[2].move


def test_nonsense_is_refused() -> None:
    table = table_of("familiars")
    number = newest(table)["number"]
    for said, code in (
        (Play("a", number + 1, newest(table)["moves"][0]), "unknown-number"),
        (Play("b", 0, newest(table)["moves"][0]), "stale"),
        (Play("c", number, {"move": "sing"}), "illegal"),
        (Back("d", number), "no-take-back"),
    ):
        with pytest.raises(Problem) as refused:
            table.say(PERSON, encode(said), 5)
        assert refused.value.code == code
    with pytest.raises(Problem):
        table.say(PERSON, b'{"say": "chat", "id": "e", "text": "hello"}', 5)
    assert table.say(PERSON, b'{"say": "ping", "id": "f"}', 5) == Pong("f", 5)
    assert table.log == []


def test_bots_wait_for_their_time_and_the_clock_answers_for_who_sleeps() -> None:
    table = table_of("familiars", pace=Live(seconds=30, reserve=0), bot_delay=600)
    assert not table.answer_due(599)
    assert table.answer_due(600)
    assert table.log[0].by == "bot"
    assert not table.answer_due(29_999)
    assert table.answer_due(30_000)
    assert (table.log[1].seat, table.log[1].by) == (PERSON, "clock")


def test_a_guided_game_is_taught_here_too() -> None:
    game = GAMES["hocus_pocus"]
    script = game.guided
    assert script is not None
    header = Record.start(game, 2, script.options, secret=script.secret, nonces=script.nonces).header
    table = LocalTable(game, header, {1: "guide"})
    lesson = table.hint(PERSON)
    assert isinstance(lesson, Hint)
    assert (lesson.step, lesson.rule) == (1, script.lessons[0].rule)
    play_on(table)


def test_who_comes_sees_the_table() -> None:
    table = table_of("hocus_pocus", started=100)
    welcome = table.welcome(PERSON, 105)
    assert (welcome.seat, welcome.now, welcome.table.status) == (PERSON, 105, "playing")
    assert [seat.bot for seat in welcome.table.seats] == [None, "adept"]
    assert welcome.table.secret is None


def test_a_deal_without_its_secret_cannot_be_played() -> None:
    header = table_of("familiars").header
    sealed = type(header)(**{name: getattr(header, name) for name in header.__struct_fields__ if name != "secret"})
    with pytest.raises(BadRecord):
        LocalTable(GAMES["familiars"], sealed, {})
