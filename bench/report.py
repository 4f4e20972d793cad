"""What was measured, as a table for people and as JSON for programs."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table as Grid


def report(rows: Sequence[msgspec.Struct], grid: Grid, path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=2))
    Console().print(grid, f"\nalso in {path}")
