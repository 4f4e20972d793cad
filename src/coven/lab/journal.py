"""A tournament on disk: what it is, each finished bout on a line of its own, and the records beside it."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from coven.lab.arena import Arena, BoutResult, Finished

JOURNAL = "arena.jsonl"


class OtherArena(Exception):
    """The folder holds another tournament, or something that is none."""


class Journal:
    """The folder of one tournament. What was finished before an interrupt is in `results`."""

    def __init__(self, folder: Path, arena: Arena) -> None:
        self.folder = folder
        self.arena = arena
        self.path = folder / JOURNAL
        self.results: list[BoutResult] = []

    @classmethod
    def open(cls, folder: Path, arena: Arena, *, seeded: bool) -> "Journal":
        """A new journal, or the one that is there, if it is of the same tournament.

        Without a seed of the caller's choice the tournament that was begun goes on with its own.
        """
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / JOURNAL
        if not path.exists():
            path.write_bytes(msgspec.json.encode(arena) + b"\n")
            return cls(folder, arena)
        begun, results = _read(path)
        wanted = arena if seeded else msgspec.structs.replace(arena, seed=begun.seed)
        if begun != wanted:
            raise OtherArena
        journal = cls(folder, begun)
        journal.results = results
        return journal

    def keep(self, finished: Iterable[Finished]) -> None:
        """The records first, so that a bout in the journal has its record."""
        for each in finished:
            assert each.record is not None
            path = self.folder / f"{self.arena.game}-{each.result.number:06}.jsonl"
            path.write_bytes(each.record)
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(each.result) + b"\n")


def _read(path: Path) -> tuple[Arena, list[BoutResult]]:
    """The journal, and half a line at its end, as a lost machine leaves it, taken away."""
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        path.write_bytes(whole)
    first, *lines = whole.splitlines() or [b""]
    try:
        arena = msgspec.json.decode(first, type=Arena)
        return arena, [msgspec.json.decode(line, type=BoutResult) for line in lines]
    except ValueError:
        raise OtherArena from None
