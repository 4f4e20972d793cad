"""coven verify: whether records hold, from the committed deal to the outcome."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from coven import games
from coven.cli.common import AsJson, Language, read_file, words
from coven.cli.download import download, is_address
from coven.cli.failure import Failure
from coven.cli.players import from_label
from coven.cli.recording import bad_record, unknown_game
from coven.cli.screen import Screen
from coven.engine import BadRecord, Record
from coven.engine import record as records
from coven.text import Text

Files = Annotated[str, Parameter(allow_leading_hyphen=True)]


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is to be said of one file."""

    file: str
    verified: bool
    text: str
    game: str | None = None
    moves: int | None = None
    number: int | None = None
    """The first bad move; 0 is the heading."""
    message: str | None = None


def verify(*files: Files, json: AsJson = False, lang: Language = None) -> int:
    """Check records of finished games.

    Every move is played again, and the deal compared with what the players were promised. Ends with 1 if any record is
    bad, and tells the first bad move and why.

    Parameters
    ----------
    files
        Records to check: files, or addresses (https://…/api/tables/…/record); - reads one from standard input.
    """
    text = words(lang)
    if not files:
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
        record = records.verify(data, games.find)
    except Failure as failure:
        return Verdict(name, False, failure.line, message="cli-cannot-read")
    except games.UnknownGame as unknown:
        return Verdict(name, False, f"{name}: {unknown_game(unknown, text)}", number=0, message="cli-unknown-game")
    except BadRecord as bad:
        return Verdict(name, False, f"{name}: {bad_record(bad, text)}", number=bad.number, message=bad.message)
    moves = len(record.played)
    return Verdict(name, True, f"{name}: {_praise(record, text)}", record.game.name, moves)


def _read(name: str, text: Text) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read()
    return download(name, text) if is_address(name) else read_file(Path(name), text)


def _praise(record: Record, text: Text) -> str:
    """What was verified: the game, its length and who won."""
    own = Text(text.language, record.game, [from_label(label).name for label in record.header.seats])
    assert record.table.outcome is not None
    won = own("cli-winners", winners=record.table.outcome.winners)
    return own("cli-verified", name=own("game"), number=len(record.played), detail=won)


def _show(verdict: Verdict, screen: Screen) -> None:
    mark, style = ("✓", "green") if verdict.verified else ("✗", "red")
    screen.print(f"[bold {style}]{mark}[/] ", end="")
    screen.print(verdict.text, markup=False, soft_wrap=True)
