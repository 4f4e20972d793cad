"""Records: what is written replays, and what was tampered with is refused at the first bad move."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from coven.engine import BadRecord, Game, Record
from coven.engine.record import Header, commitment, replay, verify
from examples.familiars import GAME
from tests.contract.cases import step_randomly


def find(_: str) -> Game:
    return GAME


def finished(seed: str = "secret") -> Record:
    record = Record.start(GAME, 3, secret=seed, seats=("Ada", "Bob", "Cy"), nonces=("a", "b", "c"))
    random = Random(seed)
    while record.table.stack:
        record.play(*step_randomly(record.table, random), at=len(record.played) * 1000)
    return record


def test_a_record_is_one_readable_line_a_move() -> None:
    first, *moves, closing = finished().encode().decode().splitlines()
    assert first.startswith('{"coven":1,"game":"familiars","rules":1,"players":3,"seats":["Ada","Bob","Cy"]')
    assert moves[0].startswith('{"number":1,"seat":')
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
    while record.table.stack:
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


def lines_changed(change: Callable[[list[bytes]], object]) -> bytes:
    lines = finished().encode().splitlines(keepends=True)
    change(lines)
    return b"".join(lines)


def edit(number: int, old: bytes, new: bytes) -> Callable[[list[bytes]], object]:
    def change(lines: list[bytes]) -> None:
        assert old in lines[number]
        lines[number] = lines[number].replace(old, new)

    return change


TAMPERED: list[tuple[str, Callable[[list[bytes]], object], int, str]] = [
    ("empty", lambda lines: lines.clear(), 0, "record-foreign"),
    ("foreign", lambda lines: lines.insert(0, b'{"hello":1}\n'), 0, "record-foreign"),
    ("not text", lambda lines: lines.insert(0, b"\xff\xfe\n"), 0, "record-foreign"),
    ("move not text", lambda lines: lines.insert(1, b'{"number":"\xff"}\n'), 1, "record-not-a-move"),
    ("no format", edit(0, b'"coven":1,', b""), 0, "record-foreign"),
    ("format", edit(0, b'"coven":1', b'"coven":9'), 0, "record-format"),
    ("rules", edit(0, b'"rules":1', b'"rules":9'), 0, "record-rules"),
    ("secret", edit(0, b'"secret":"secret"', b'"secret":"other"'), 0, "record-commitment"),
    ("sealed", edit(0, b'"secret":"secret"', b'"secret":null'), 0, "record-sealed"),
    ("players", edit(0, b'"players":3', b'"players":7'), 0, "record-deal"),
    ("other deal", edit(0, b'"nonces":["a"', b'"nonces":["z"'), 1, "record-"),
    ("seat name", edit(0, b'"Ada"', b'"Eve"'), 1, "record-hash"),
    ("wrong seat", edit(1, b'"seat":', b'"seat":9'), 1, "record-illegal"),
    ("time", edit(3, b'"at":2000', b'"at":2001'), 3, "record-hash"),
    ("number", edit(2, b'"number":2', b'"number":3'), 2, "record-hash"),
    ("garbage move", edit(2, b'"send"', b'"burn"'), 2, "record-illegal"),
    ("cut line", lambda lines: lines.__setitem__(slice(4, None), [lines[4][:20]]), 4, "record-not-a-move"),
    ("cut off", lambda lines: lines.__delitem__(slice(5, None)), 5, "record-unfinished"),
    ("no closing", lambda lines: lines.__delitem__(-1), 13, "record-unfinished"),
    ("lost move", lambda lines: lines.__delitem__(2), 2, "record-"),
    ("goes on", lambda lines: lines.append(lines[-1]), 13, "record-goes-on"),
    ("no outcome", lambda lines: lines.__setitem__(-1, b"{}\n"), 13, "record-not-a-move"),
    ("outcome", edit(-1, b'"scores":[', b'"scores":[9,'), 13, "record-outcome"),
]


@pytest.mark.parametrize("change, number, message", [case[1:] for case in TAMPERED], ids=[case[0] for case in TAMPERED])
def test_a_tampered_record_is_refused_at_its_first_bad_move(change, number: int, message: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        verify(lines_changed(change), find)
    assert refusal.value.number == number
    assert refusal.value.message.startswith(message)


def test_fields_of_later_versions_are_ignored() -> None:
    data = lines_changed(edit(1, b'{"number":1', b'{"mood":"merry","number":1'))
    assert verify(data, find).table.outcome


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    header = msgspec.json.decode(finished().first_line(), type=Header)
    assert header.secret is not None
    assert header.commitment == commitment(header.secret)
