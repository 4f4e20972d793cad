"""What is written to: the terminal, or whatever stands in for it."""

import re
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text as Styled

from coven.cli.harmless import harmless

NAME_STYLES = ("cyan", "magenta", "green", "yellow", "blue", "red")
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what was scrolled off it."""


class Screen(Console):
    """A console that leaves a closed pipe to the command, and prints only the colours that it is told to."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False)

    def print(self, *objects: Any, **options: Any) -> None:
        """Colours are said by styles: whatever is in the text itself may have come from anywhere."""
        super().print(*(harmless(each) if isinstance(each, str) else each for each in objects), **options)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    def say(self, line: str) -> None:
        """Why something that was typed will not do."""
        self.print(line, style="yellow", markup=False)

    def wipe(self) -> None:
        """Nothing stays that the next person must not see."""
        if self.is_terminal:
            self.file.write(CLEAR)
            self.file.flush()

    def markdown(self, page: str, indent: int = 0) -> None:
        """A page of rules. What draws it is slow to load, so it is loaded when it is wanted."""
        from rich.markdown import Markdown

        self.print(Padding(Markdown(page), (0, indent)))


def with_names(styled: Styled, names: Sequence[str]) -> Styled:
    """Every player's name in that player's colour."""
    for seat, name in enumerate(names):
        styled.highlight_regex(rf"\b{re.escape(name)}\b", f"bold {NAME_STYLES[seat % len(NAME_STYLES)]}")
    return styled
