"""Records: what is written replays, and what was tampered with is refused at the first bad move."""

from random import Random

import pytest

from coven.engine import BadRecord, Game, Record
from coven.engine.replay import replay, verify
from examples.familiars import GAME
from tests.contract.cases import step_randomly
from tests.engine.records import Change, chained_again, edit, finished, in_format_1, lines_changed


def find(_: str) -> Game:
    return GAME


def test_a_record_is_one_readable_line_a_move() -> None:
    first, *moves, closing = finished().encode().decode().splitlines()
    assert first.startswith('{"coven":2,"game":"familiars","rules":1,"players":3,"seats":["Ada","Bob","Cy"]')
    assert moves[0].startswith('{"number":1,"seat":2,"move":{"move":"send","card":"')
    assert '"told":[{"event":{"event":"chose","seat":2}}],"hash":"' in moves[0]
    assert '{"event":{"event":"received","card":"' in moves[2]
    assert '"},"audience":[0]}' in moves[2]
    assert closing.startswith('{"outcome":{"reason":"hands-empty"')


def test_a_finished_record_verifies() -> None:
    record = finished()
    again = verify(record.encode(), find)
    assert again.table == record.table
    assert again.encode() == record.encode()
    assert [played.at for played in again.played[:2]] == [0, 1000]


def test_lines_appended_as_the_game_goes_are_the_whole_record() -> None:
    record = Record.start(GAME, 2, secret="s")
    written, random = record.first_line(), Random(1)
    assert record.closing_line() == b""
    while record.table.actors():
        record.play(*step_randomly(record.table, random))
        written += record.last_line()
    assert written + record.closing_line() == record.encode()


def test_an_unfinished_record_replays_to_where_it_stopped() -> None:
    record = finished()
    lines = record.encode().splitlines(keepends=True)
    *_, reached = replay(b"".join(lines[:6]), find)
    assert [played.hash for played in reached.played] == [played.hash for played in record.played[:5]]


def test_a_replay_tells_again_what_was_told() -> None:
    record = finished()
    told = [list(again.told) for again in replay(record.encode(), find)]
    assert told[0] == []
    assert told[-1] == record.told


def test_every_nonce_changes_the_deal() -> None:
    tables = [Record.start(GAME, 2, secret="s", nonces=nonces).table.hands for nonces in ((), ("x",), ("y",))]
    assert tables[0] != tables[1] != tables[2]


TAMPERED: list[tuple[str, Change, int, str]] = [
    ("empty", lambda lines: lines.clear(), 0, "record-foreign"),
    ("foreign", lambda lines: lines.insert(0, b'{"hello":1}\n'), 0, "record-foreign"),
    ("not text", lambda lines: lines.insert(0, b"\xff\xfe\n"), 0, "record-foreign"),
    ("move not text", lambda lines: lines.insert(1, b'{"number":"\xff"}\n'), 1, "record-not-a-move"),
    ("no format", edit(0, b'"coven":2,', b""), 0, "record-foreign"),
    ("format", edit(0, b'"coven":2', b'"coven":9'), 0, "record-format"),
    ("rules", edit(0, b'"rules":1', b'"rules":9'), 0, "record-rules"),
    ("secret", edit(0, b'"secret":"secret"', b'"secret":"other"'), 0, "record-commitment"),
    ("sealed", edit(0, b'"secret":"secret"', b'"secret":null'), 0, "record-sealed"),
    ("players", edit(0, b'"players":3', b'"players":7'), 0, "record-deal"),
    ("other deal", edit(0, b'"nonces":["a"', b'"nonces":["z"'), 1, "record-hash"),
    ("seat name", edit(0, b'"Ada"', b'"Eve"'), 1, "record-hash"),
    ("new field", edit(0, b'{"coven"', b'{"prize":"a cake","coven"'), 1, "record-hash"),
    ("wrong seat", edit(1, b'"seat":', b'"seat":9'), 1, "record-hash"),
    ("time", edit(3, b'"at":2000', b'"at":2001'), 3, "record-hash"),
    ("number", edit(2, b'"number":2', b'"number":3'), 2, "record-hash"),
    ("other move", edit(2, b'"send"', b'"burn"'), 2, "record-hash"),
    ("told", edit(2, b'"chose"', b'"drew"'), 2, "record-hash"),
    ("audience", edit(3, b'"audience":[0]', b'"audience":[1]'), 3, "record-hash"),
    ("hash", edit(2, b'"hash":"', b'"hash":"0'), 2, "record-hash"),
    ("no hash", edit(2, b'"hash"', b'"dash"'), 2, "record-not-a-move"),
    ("cut line", lambda lines: lines.__setitem__(slice(4, None), [lines[4][:20]]), 4, "record-not-a-move"),
    ("cut off", lambda lines: lines.__delitem__(slice(5, None)), 5, "record-unfinished"),
    ("no closing", lambda lines: lines.__delitem__(-1), 13, "record-unfinished"),
    ("lost move", lambda lines: lines.__delitem__(2), 2, "record-hash"),
    ("goes on", lambda lines: lines.append(lines[-1]), 13, "record-goes-on"),
    ("no outcome", lambda lines: lines.__setitem__(-1, b"{}\n"), 13, "record-not-a-move"),
    ("outcome", edit(-1, b'"scores":[', b'"scores":[9,'), 13, "record-hash"),
]


@pytest.mark.parametrize("change, number, message", [case[1:] for case in TAMPERED], ids=[case[0] for case in TAMPERED])
def test_a_tampered_record_is_refused_at_its_first_bad_move(change, number: int, message: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        verify(lines_changed(change), find)
    assert refusal.value.number == number
    assert refusal.value.message == message


def test_fields_of_later_versions_are_ignored() -> None:
    data = lines_changed(edit(1, b'{"number":1', b'{"mood":"merry","number":1'))
    assert verify(data, find).table.outcome


def test_the_chain_covers_new_fields_of_the_heading_and_no_others() -> None:
    data = chained_again(edit(0, b'{"coven"', b'{"prize":"a cake","coven"'))
    assert verify(data, find).table.outcome


FORGED: list[tuple[str, Change, int, str]] = [
    ("wrong seat", edit(1, b'"seat":2', b'"seat":9'), 1, "record-illegal"),
    ("garbage move", edit(2, b'"send"', b'"burn"'), 2, "record-illegal"),
    ("other deal", edit(0, b'"nonces":["a"', b'"nonces":["z"'), 1, "record-illegal"),
    ("told to another", edit(3, b'"audience":[0]', b'"audience":[1]'), 3, "record-told"),
    ("not told", edit(2, b'"event":{"event":"chose"', b'"event":{"event":"drew"'), 2, "record-told"),
    ("outcome", edit(-1, b'"hands-empty"', b'"resigned"'), 13, "record-outcome"),
]


@pytest.mark.parametrize("change, number, message", [case[1:] for case in FORGED], ids=[case[0] for case in FORGED])
def test_a_forged_chain_does_not_help(change: Change, number: int, message: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        verify(chained_again(change), find)
    assert (refusal.value.number, refusal.value.message) == (number, message)


def test_a_record_of_format_1_is_played_again_and_not_proved() -> None:
    assert verify(finished().encode(), find).proved
    again = verify(in_format_1(), find)
    assert not again.proved
    assert again.table == finished().table
    assert again.encode() == finished().encode()


OLD_AND_BAD: list[tuple[str, Change, int, str]] = [
    ("number", edit(2, b'"number":2', b'"number":3'), 2, "record-hash"),
    ("garbage move", edit(2, b'"send"', b'"burn"'), 2, "record-illegal"),
    ("outcome", edit(-1, b'"hands-empty"', b'"resigned"'), 13, "record-outcome"),
    ("secret", edit(0, b'"secret":"secret"', b'"secret":"other"'), 0, "record-commitment"),
]


@pytest.mark.parametrize(
    "change, number, message", [case[1:] for case in OLD_AND_BAD], ids=[case[0] for case in OLD_AND_BAD]
)
def test_a_record_of_format_1_must_still_be_legal(change: Change, number: int, message: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        verify(in_format_1(change), find)
    assert (refusal.value.number, refusal.value.message) == (number, message)
