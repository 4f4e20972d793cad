"""coven verify: whether records hold, from the committed deal to the outcome."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from msgspec.structs import replace

from coven import games
from coven.cli.common import AsJson, Language, read_file, words
from coven.cli.download import download, is_address
from coven.cli.failure import Failure
from coven.cli.players import from_label
from coven.cli.recording import bad_record, unknown_game
from coven.cli.screen import Screen
from coven.cli.verify_all import verify_all
from coven.engine import BadRecord, Record, chain
from coven.engine.replay import verify as check
from coven.text import Text

Files = Annotated[str, Parameter(allow_leading_hyphen=True)]


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is to be said of one file. `doubt`: nothing in it is wrong, but not everything could be checked."""

    file: str
    verified: bool
    text: str
    doubt: bool = False
    game: str | None = None
    moves: int | None = None
    number: int | None = None
    """The first bad move; 0 is the heading."""
    message: str | None = None


def verify(
    *files: Files,
    database: Annotated[str | None, Parameter(name="--all")] = None,
    json: AsJson = False,
    lang: Language = None,
) -> int:
    """Check records of finished games.

    Every move is played again, and the deal is compared with what the players were promised. If a record is bad, it
    shows the first bad move and why, and exits with 1; also if a record could not be fully checked.

    Parameters
    ----------
    files
        Records to check: files, or addresses (https://…/api/tables/…/record); - reads one from standard input.
    database
        Check every finished game in the database of a server instead: an SQLite file, or an address as coven serve
        takes it. Nothing is written there.
    """
    text = words(lang)
    if database is not None and not files:
        return verify_all(database, text, json=json)
    if not files or database is not None:
        raise Failure(text("cli-no-files"))
    screen, errors = Screen(), Screen(stderr=True)
    verdicts = []
    for file in files:
        verdict = judge(file, text)
        verdicts.append(verdict)
        if json:
            print(msgspec.json.encode(verdict).decode(), flush=True)
        else:
            _show(verdict, screen if verdict.verified else errors)
    return 0 if all(verdict.verified for verdict in verdicts) else 1


def judge(file: Path | str, text: Text) -> Verdict:
    name = str(file)
    try:
        data = _read(name, text)
    except Failure as failure:
        return Verdict(name, False, failure.line, message="cli-cannot-read")
    return judge_record(name, data, text)


def judge_record(name: str, data: bytes, text: Text) -> Verdict:
    try:
        record = check(data, games.find)
    except games.UnknownGame as unknown:
        return _unplayable(name, data, "cli-unknown-game", unknown_game(unknown, text), text)
    except BadRecord as bad:
        if bad.message == "record-rules":
            return _unplayable(name, data, bad.message, bad_record(bad, text), text)
        return _bad(name, bad, text)
    line = f"{name}: {_praise(record, text)}"
    found = Verdict(name, True, line, game=record.game.name, moves=len(record.played))
    return found if record.proved else replace(found, verified=False, doubt=True, message="record-unproved")


def _bad(name: str, bad: BadRecord, text: Text) -> Verdict:
    return Verdict(name, False, f"{name}: {bad_record(bad, text)}", number=bad.number, message=bad.message)


def _unplayable(name: str, data: bytes, message: str, why: str, text: Text) -> Verdict:
    """Of a game or of rules that are not known here: only the chain can be checked."""
    try:
        moves = chain.check(data)
    except BadRecord as bad:
        return _bad(name, bad, text)
    line = text("cli-chain-holds", detail=why)
    return Verdict(name, False, f"{name}: {line}", doubt=True, moves=moves, number=0, message=message)


def _read(name: str, text: Text) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read()
    return download(name, text) if is_address(name) else read_file(Path(name), text)


def _praise(record: Record, text: Text) -> str:
    """What was verified, or of format 1 only played again: the game, its length and who won."""
    own = Text(text.language, record.game, [from_label(label).name for label in record.header.seats])
    assert record.table.outcome is not None
    won = own("cli-winners", winners=record.table.outcome.winners)
    found = {"name": own("game"), "number": len(record.played), "detail": won}
    return own("cli-verified", **found) if record.proved else own("cli-unproved", **found)


def _show(verdict: Verdict, screen: Screen) -> None:
    mark, style = ("✓", "green") if verdict.verified else ("?", "yellow") if verdict.doubt else ("✗", "red")
    screen.print(f"[bold {style}]{mark}[/] ", end="")
    screen.print(verdict.text, markup=False, soft_wrap=True)
