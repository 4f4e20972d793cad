"""docs/records.md: anybody can check the chain of a record with SHA-256 alone."""

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

from coven.engine import BadRecord, Record
from coven.engine.chain import check
from examples.familiars import GAME
from tests.engine.records import chained_again, edit, finished, lines_changed

ROOT = Path(__file__).parents[2]
GOLDEN = sorted(path for path in (ROOT / "tests" / "golden").glob("*/*.jsonl") if path.parent.name != "format_1")
PAGE = (ROOT / "docs" / "records.md").read_text("utf-8")
(EXAMPLE,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def first_bad_line(record: bytes) -> int | None:
    """As the page has it."""
    names: dict = {}
    exec(compile(EXAMPLE, "docs/records.md", "exec"), names)
    return names["first_bad_line"](record)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_example_and_the_engine_check_every_golden_game(path: Path) -> None:
    data = path.read_bytes()
    assert first_bad_line(data) is None
    assert check(data) == len(data.splitlines()) - 2


def test_names_and_options_may_have_any_letters() -> None:
    record = Record.start(GAME, 2, secret="♣", seats=("Zoë \x7f\x1f\u2028", '"\\/\b 🧙'), nonces=("é",))
    assert json.loads(record.first_line())["seats"] == ["Zoë \x7f\x1f\u2028", '"\\/\b 🧙']
    while actors := record.table.actors():
        record.play(actors[0], record.table.moves(actors[0])[0])
    assert first_bad_line(record.encode()) is None
    assert check(record.encode()) == 12


CHANGED = [
    ("secret", edit(0, b'"secret":"secret"', b'"secret":"other"'), 0),
    ("seat name", edit(0, b'"Ada"', b'"Eve"'), 1),
    ("seat", edit(1, b'"seat":2', b'"seat":1'), 1),
    ("move", edit(2, b'"send"', b'"burn"'), 2),
    ("time", edit(3, b'"at":2000', b'"at":2001'), 3),
    ("audience", edit(3, b'"audience":[0]', b'"audience":[1]'), 3),
    ("outcome", edit(-1, b'"scores":[', b'"scores":[9,'), 13),
]


@pytest.mark.parametrize("change, number", [case[1:] for case in CHANGED], ids=[case[0] for case in CHANGED])
def test_the_example_finds_the_first_line_that_was_changed(change, number: int) -> None:
    assert first_bad_line(lines_changed(change)) == number


@pytest.mark.parametrize("change, number", [case[1:] for case in CHANGED[1:]], ids=[case[0] for case in CHANGED[1:]])
def test_the_chain_alone_finds_the_first_line_that_was_changed(change, number: int) -> None:
    with pytest.raises(BadRecord) as refusal:
        check(lines_changed(change))
    assert (refusal.value.number, refusal.value.message) == (number, "record-hash")


@pytest.mark.parametrize(
    "data, number, message",
    [
        (b"", 0, "record-foreign"),
        (b"[]\n", 0, "record-foreign"),
        (finished().first_line(), 1, "record-unfinished"),
        (finished().first_line() + b"hello\n", 1, "record-not-a-move"),
        (finished().encode() + b"{}\n", 13, "record-goes-on"),
    ],
)
def test_what_is_no_whole_record_has_no_chain(data: bytes, number: int, message: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        check(data)
    assert (refusal.value.number, refusal.value.message) == (number, message)


def test_the_chain_holds_whether_the_game_is_known_or_not() -> None:
    assert check(chained_again(edit(0, b'"familiars"', b'"whist"'))) == 12


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    heading = json.loads(finished().first_line())
    assert heading["commitment"] == sha256(heading["secret"].encode()).hexdigest()
