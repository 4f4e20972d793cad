"""A record on disk that grows by a line with every move, so that an interrupted game can go on."""

import os
from datetime import datetime
from pathlib import Path
from typing import Literal

import msgspec

from coven import games
from coven.cli.common import read_file, reason
from coven.cli.failure import Failure
from coven.engine import BadRecord, Game, Move, Record, Seat, Told
from coven.engine.replay import replay
from coven.text import Text

FOLDER = Path("records")


class RecordFile:
    """A record and the file that it is written to."""

    def __init__(self, path: Path, record: Record, text: Text) -> None:
        self.path = path
        self.record = record
        self.text = text

    def play(self, seat: Seat, move: Move) -> list[Told]:
        """Play a move, and write it down at once."""
        told = self.record.play(seat, move)
        self.write(self.record.last_line())
        return told

    def write(self, line: bytes, mode: Literal["ab", "xb"] = "ab") -> None:
        try:
            with self.path.open(mode) as file:
                file.write(line)
        except FileExistsError:
            raise Failure(self.text("cli-file-exists", file=str(self.path)), 1) from None
        except OSError as error:
            raise Failure(self.text("cli-cannot-write", file=str(self.path), detail=reason(error)), 1) from None


def create(record: Record, path: Path | None, text: Text) -> RecordFile:
    """A new file with the heading of the record; without a path, one in `records` with the game and the time."""
    file = RecordFile(path or _free_path(record.game), record, text)
    if not file.path.parent.exists():
        _make_folder(file.path.parent, text)
    file.write(record.first_line(), "xb")
    return file


def _make_folder(folder: Path, text: Text) -> None:
    try:
        folder.mkdir(parents=True)
    except OSError as error:
        raise Failure(text("cli-cannot-write", file=str(folder), detail=reason(error)), 1) from None


def reopen(path: Path, text: Text) -> RecordFile:
    """The file of an unfinished game, to be continued. Half a line at its end is dropped."""
    data = read_file(path, text)
    torn = _torn_line(data)
    record = load(data[: len(data) - torn], path, text)
    if record.table.outcome and data.count(b"\n") > len(record.played) + 1:
        raise Failure(text("cli-finished", file=str(path)), 1)
    if not record.proved:
        raise Failure(text("cli-old-record", file=str(path)), 1)
    file = RecordFile(path, record, text)
    file.write(b"" if torn or data.endswith(b"\n") else b"\n")
    if torn:
        os.truncate(path, len(data) - torn)
    return file


def load(data: bytes, path: Path, text: Text) -> Record:
    """A record with every line checked, finished or not."""
    try:
        *_, record = replay(data, games.find)
    except BadRecord as bad:
        raise Failure(f"{path}: {bad_record(bad, text)}", 1) from None
    except games.UnknownGame as unknown:
        raise Failure(f"{path}: {unknown_game(unknown, text)}", 1) from None
    return record


def bad_record(bad: BadRecord, text: Text) -> str:
    """The first bad move, and why."""
    why = text(bad.message, **bad.args_of_message)
    return text("cli-bad-move", number=bad.number, detail=why) if bad.number else why


def unknown_game(unknown: games.UnknownGame, text: Text) -> str:
    return text("cli-unknown-game", given=unknown.name, known=", ".join(unknown.known))


def _torn_line(data: bytes) -> int:
    """How much at the end is half a line, as a lost machine leaves it."""
    last = data.rpartition(b"\n")[2]
    try:
        msgspec.json.decode(last)
    except ValueError:
        return len(last)
    return 0


def _free_path(game: Game) -> Path:
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    paths = (
        FOLDER / f"{game.name}-{now}{suffix}.jsonl" for suffix in ("", *(f"-{number}" for number in range(2, 100)))
    )
    return next(path for path in paths if not path.exists())
