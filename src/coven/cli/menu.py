"""The moves on offer, numbered so that a person can find the right one among hundreds."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text as Styled

from coven.cli.screen import Screen
from coven.cli.spelling import plain, whole_number
from coven.engine import Move
from coven.text import Text

NUMBER = "bold cyan"
SHORT = 9
"""So many moves stand in one column."""
LONG = 24
"""Of more moves only the first of each kind are shown."""


class Menu:
    """Moves of one kind stand together; a number stays the same whatever is shown."""

    def __init__(self, moves: Sequence[Move], text: Text) -> None:
        found: dict[tuple[str, str], list[tuple[Move, str]]] = {}
        for move in moves:
            line = text.move(move)
            found.setdefault(_kind(move, line), []).append((move, line))
        self.text = text
        self.sizes = [len(same) for same in found.values()]
        self.moves = [move for same in found.values() for move, _ in same]
        self.lines = [line for same in found.values() for _, line in same]

    def move(self, typed: str) -> Move | None:
        number = whole_number(typed) or 0
        return self.moves[number - 1] if 1 <= number <= len(self.moves) else None

    def matching(self, typed: str) -> list[int]:
        """The places of the moves in which all typed words occur, whatever their case and accents."""
        wanted = plain(typed).split()
        return [place for place, line in enumerate(self.lines) if all(word in plain(line) for word in wanted)]

    def show(self, screen: Screen) -> None:
        """All moves; of very many, the first of each kind and how many more there are."""
        if len(self.moves) <= LONG:
            return self.show_places(screen, range(len(self.moves)))
        most = max(2, LONG // len(self.sizes))
        first = 0
        for size in self.sizes:
            self.show_places(screen, range(first, first + min(size, most)))
            if size > most:
                more = self.text("cli-more-moves", number=size - most, low=first + most + 1, high=first + size)
                screen.print(f"      {more}", style="dim", markup=False)
            first += size
        screen.print(self.text("cli-find-move"), style="dim", markup=False)

    def show_places(self, screen: Screen, places: Sequence[int]) -> None:
        """These moves, in columns where they are many."""
        if len(places) > SHORT:
            items = [Styled.assemble((f"{place + 1:>4}  ", NUMBER), self.lines[place]) for place in places]
            return screen.print(Columns(items, column_first=True, padding=(0, 2)))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for place in places:
            grid.add_row(Styled(f"{place + 1:>4}", NUMBER), Styled(self.lines[place]))
        screen.print(grid)


def _kind(move: Move, line: str) -> tuple[str, str]:
    """Moves of a type, and within it those whose words are the same up to a colon."""
    return type(move).__name__, line.partition(":")[0] if ":" in line else ""
