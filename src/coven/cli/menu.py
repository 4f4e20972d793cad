"""The moves on offer, numbered. Where there are many, they are chosen step by step: first what, then what it needs."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import msgspec
from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text as Styled

from coven.cli.screen import Screen
from coven.cli.spelling import plain, whole_number
from coven.engine import Move
from coven.text import Text

NUMBER = "bold cyan"
SHORT = 9
"""So many moves stand in one column, and are not chosen step by step."""
LONG = 24
"""More moves than this are chosen step by step."""

Group = list[int]
"""Places of moves."""


class Menu:
    """What can be chosen by number now: moves, or groups of moves that begin alike."""

    def __init__(self, moves: Sequence[Move], text: Text) -> None:
        self.moves, self.text = moves, text
        self.lines = [text.move(move) for move in moves]
        self.start()

    def start(self) -> None:
        """All moves; of very many, what kinds there are."""
        everything = [*range(len(self.moves))]
        if len(everything) <= LONG:
            return self.spell_out(everything)
        kinds = alike([_kind(move, line) for move, line in zip(self.moves, self.lines, strict=True)])
        if len(kinds) == 1:
            return self.go_on(everything)
        self.groups = kinds
        self.labels = [self._shortened(group, 0) for group in kinds]
        self.about = [self.text.about(self.moves[group[0]]) for group in kinds]

    def spell_out(self, places: Group) -> None:
        """These moves, each with its own number."""
        self.about = []
        self.groups = [[place] for place in places]
        self.labels = [self.lines[place] for place in places]

    def go_on(self, places: Group) -> None:
        """By the first thing in which these moves, and what is told of them, differ; a few are listed whole."""
        stem = len(common([self.lines[place] for place in places]))
        fields = [_fields(self.moves[place]) for place in places]
        for name in dict.fromkeys(name for each in fields for name in each) if len(places) > SHORT else ():
            groups = [[places[number] for number in same] for same in alike([each.get(name) for each in fields])]
            labels = [self._shortened(group, stem) for group in groups]
            if 1 < len(groups) == len({*labels} - {"…"}):
                self.groups, self.labels, self.about = groups, labels, []
                return
        self.spell_out(places)

    def chosen(self, typed: str) -> Group:
        """The moves behind a number; none if there is no such number."""
        number = whole_number(typed) or 0
        return self.groups[number - 1] if 1 <= number <= len(self.groups) else []

    def matching(self, typed: str) -> Group:
        """The places of the moves in which all typed words occur, whatever their case and accents."""
        wanted = plain(typed).split()
        return [place for place, line in enumerate(self.lines) if all(word in plain(line) for word in wanted)]

    def show(self, screen: Screen) -> None:
        """What can be chosen, side by side where it is much or goes on."""
        if any(self.about):
            self._show_in_rows(screen, [*zip(self.labels, self.about, strict=True)])
        elif len(self.labels) > SHORT or self.labels[0].endswith("…"):
            items = [Styled.assemble((f"{number:>4}  ", NUMBER), label) for number, label in enumerate(self.labels, 1)]
            screen.print(Columns(items, column_first=True, padding=(0, 2)))
        else:
            self._show_in_rows(screen, [(label,) for label in self.labels])
        if len(self.groups) < len(self.moves):
            screen.print(self.text("cli-find-move"), style="dim", markup=False)

    def _show_in_rows(self, screen: Screen, rows: list[tuple[str, ...]]) -> None:
        """What is printed on something is told once."""
        grid, told = Grid.grid(padding=(0, 2, 0, 0)), {""}
        for number, (label, *about) in enumerate(rows, 1):
            new = [Styled(each, "dim") for each in about if each not in told]
            told.update(about)
            grid.add_row(Styled(f"{number:>4}", NUMBER), Styled(label), *new)
        screen.print(grid)

    def _shortened(self, group: Group, stem: int) -> str:
        """A line from where lines begin to differ to where those of the group do."""
        lines = [self.lines[place] for place in group]
        if stem and not lines[0].split()[stem - 1].endswith(":"):
            stem -= 1
        if len(group) == 1:
            return " ".join(lines[0].split()[stem:])
        shared = common(lines)
        title = [*takewhile(lambda word: not word.endswith(":"), shared)]
        if not stem and len(title) < len(shared):
            shared = [*title, shared[len(title)].removesuffix(":")]
        return " ".join(shared[stem:]) + "…"


def common(lines: Sequence[str]) -> list[str]:
    """The words with which all lines begin."""
    words = zip(*[line.split() for line in lines], strict=False)
    return [same[0] for same in takewhile(lambda same: len({*same}) == 1, words)]


def alike(values: Sequence[Any]) -> list[Group]:
    """The places of each value, in the order in which they come."""
    found: dict[Any, Group] = {}
    for place, value in enumerate(values):
        found.setdefault(value, []).append(place)
    return [*found.values()]


def _kind(move: Move, line: str) -> tuple[str, str]:
    """Moves of a type, and within it those whose words are the same up to a colon."""
    return type(move).__name__, line.partition(":")[0] if ":" in line else ""


def _fields(move: Move) -> dict[tuple[Any, ...], Any]:
    """All that a move says, each by its way there."""
    return dict(_leaves(msgspec.to_builtins(move), ()))


def _leaves(value: Any, way: tuple[Any, ...]) -> list[tuple[tuple[Any, ...], Any]]:
    match value:
        case dict():
            return [leaf for name, each in value.items() for leaf in _leaves(each, (*way, name))]
        case list() | tuple():
            return [leaf for place, each in enumerate(value) for leaf in _leaves(each, (*way, place))]
    return [(way, value)]
