"""Records of Familiars, whole, changed, and changed with a chain that fits again."""

import json
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

from coven.engine import Record
from examples.familiars import GAME
from tests.contract.cases import step_randomly

Change = Callable[[list[bytes]], object]


def finished(seed: str = "secret") -> Record:
    record = Record.start(GAME, 3, secret=seed, seats=("Ada", "Bob", "Cy"), nonces=("a", "b", "c"))
    random = Random(seed)
    while record.table.actors():
        record.play(*step_randomly(record.table, random), at=len(record.played) * 1000)
    return record


def lines_changed(change: Change, data: bytes | None = None) -> bytes:
    lines = (data or finished().encode()).splitlines(keepends=True)
    change(lines)
    return b"".join(lines)


def edit(number: int, old: bytes, new: bytes) -> Change:
    def change(lines: list[bytes]) -> None:
        assert old in lines[number]
        lines[number] = lines[number].replace(old, new)

    return change


def chained_again(change: Change, data: bytes | None = None) -> bytes:
    """As a forger would write it: what was changed, and after it hashes that fit."""
    heading, *moves, closing = map(json.loads, lines_changed(change, data).splitlines())
    before = _hash("", {name: value for name, value in heading.items() if name != "secret"})
    for line in moves:
        said = [line["number"], line["seat"], line["move"], line.get("at"), line.get("told", [])]
        before = line["hash"] = _hash(before, said)
    closing["hash"] = _hash(before, closing["outcome"])
    return "".join(json.dumps(line) + "\n" for line in (heading, *moves, closing)).encode()


def in_format_1(change: Change = lambda lines: None, data: bytes | None = None) -> bytes:
    """The same game as records were written before, with hashes that nobody can check."""
    heading, *moves, closing = map(json.loads, lines_changed(change, data).splitlines())
    old_moves = [{name: value for name, value in line.items() if name != "told"} for line in moves]
    lines = ({**heading, "coven": 1}, *old_moves, {"outcome": closing["outcome"]})
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def _hash(before: str, value: Any) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256((before + text).encode()).hexdigest()
