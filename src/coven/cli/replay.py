"""coven replay: a record again, move by move, through anybody's eyes."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.text import Text as Styled

from coven.cli.common import AsJson, Language, check_range, read_file, words
from coven.cli.ending import show_outcome
from coven.cli.failure import Failure
from coven.cli.keyboard import Keyboard
from coven.cli.players import from_label
from coven.cli.recording import load
from coven.cli.screen import Screen, with_names
from coven.cli.spelling import whole_number
from coven.engine import SPECTATOR, Played, Record, Seat, Table, Told
from coven.text import Text


class Page(msgspec.Struct, frozen=True):
    """The table after so many moves, the last of them, and what was told of it."""

    number: int
    table: Table
    played: Played | None
    told: list[Told]


def replay(
    file: Path,
    /,
    *,
    seat: str | None = None,
    start: Annotated[int, Parameter(name="--from")] = 0,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Step through a game as any of its players saw it.

    Enter, space or → goes forward, b or ← back, a number jumps to that move, q quits. Without a terminal, or with
    --json, it prints one line per move, with what the seat was told, and then the result.

    Parameters
    ----------
    file
        The record, finished or not.
    seat
        Whose view: 1, 2 and so on. Default: a spectator's. all shows each move as the player who makes it sees it, and
        everything that anybody was told.
    start
        The move to start from.
    """
    text = words(lang)
    record = load(read_file(file, text), file, text)
    eyes = _read_eyes(seat, record, text)
    check_range(text, low=0, high=len(record.played), **{"from": start})
    pages = list(_pages(record))
    reader = Reader(record, pages, eyes, Text(text.language, record.game, _names(record)))
    if json:
        reader.print_json(start)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        reader.step_through(start)
    else:
        reader.print_all(start)


def _names(record: Record) -> list[str]:
    return [from_label(label).name for label in record.header.seats]


def _read_eyes(given: str | None, record: Record, text: Text) -> Seat | None:
    """A seat, the spectator, or nothing for everybody's."""
    if given is None:
        return SPECTATOR
    if given.strip().lower() == "all":
        return None
    number, players = whole_number(given.strip()), record.header.players
    if number is None or not 1 <= number <= players:
        raise Failure(text("cli-no-such-seat", given=given, high=players))
    return number - 1


def _pages(record: Record) -> Iterator[Page]:
    """The record played again, with a copy of the table after every move."""
    again = Record(record.game, record.header)
    yield Page(0, again.table.clone(), None, [])
    for played in record.played:
        told = again.play(played.seat, played.move, played.at)
        yield Page(played.number, again.table.clone(), played, told)


class Reader:
    """Shows the pages of a record to a seat, or to all (`eyes` is nothing)."""

    def __init__(self, record: Record, pages: list[Page], eyes: Seat | None, text: Text) -> None:
        self.record = record
        self.pages = pages
        self.eyes = eyes
        self.text = text
        self.screen = Screen()
        self.outcome = pages[-1].table.outcome

    def events(self, page: Page) -> list[Told]:
        return together(page.told) if self.eyes is None else [told for told in page.told if told.reaches(self.eyes)]

    def print_json(self, start: int) -> None:
        """A line a move: its events, and the move itself where these eyes saw it being chosen; and the outcome."""
        for page in self.pages[max(start, 1) :]:
            print(msgspec.json.encode(self._data(page)).decode())
        if self.outcome is not None:
            print(msgspec.json.encode({"outcome": self.outcome}).decode())

    def print_all(self, start: int) -> None:
        for page in self.pages[max(start, 1) :]:
            self._show_told(page, f"{page.number:>4}  ")
        if self.outcome is not None:
            show_outcome(self.outcome, self.text, self.screen)

    def step_through(self, start: int) -> None:
        keyboard = Keyboard(self.screen)
        number, last = start, len(self.pages) - 1
        while True:
            self._show(self.pages[number])
            match keyboard.key(self.text("cli-replay-keys", number=number, high=last)):
                case "q" | "Q":
                    return
                case "b" | "B" | "←":
                    number = max(number - 1, 0)
                case "" | " " | "\n" | "\r" | "→":
                    number = min(number + 1, last)
                case typed:
                    jump = whole_number(typed)
                    number = number if jump is None else min(jump, last)

    def _show(self, page: Page) -> None:
        """One page on an empty screen."""
        self.screen.wipe()
        eyes = self._eyes_at(page)
        title = self.text("cli-replay-title", name=self.text("game"), number=page.number)
        title += "" if eyes == SPECTATOR else " · " + self.text("cli-eyes", seat=eyes)
        self.screen.rule(with_names(Styled(title), self.text.names), style="magenta")
        self._show_told(page, "  ")
        self.screen.print()
        drawn = self.record.game.board(page.table.view(eyes), self.text)
        self.screen.print(with_names(Styled.from_markup(drawn), self.text.names))
        if page.table.outcome is not None:
            show_outcome(page.table.outcome, self.text, self.screen)

    def _eyes_at(self, page: Page) -> Seat:
        """All eyes: those of the player who moves next."""
        if self.eyes is not None:
            return self.eyes
        following = self.record.played[page.number : page.number + 1]
        return max(following[0].seat, SPECTATOR) if following else SPECTATOR

    def _show_told(self, page: Page, indent: str) -> None:
        for told in self.events(page):
            line = Styled(indent + self.text.event(told.event))
            if told.audience is not None and self.eyes is None:
                line.append(" " + self.text("cli-only-for", seats=told.audience), "dim")
            self.screen.print(with_names(line, self.text.names), soft_wrap=not self.screen.is_terminal)

    def _data(self, page: Page) -> dict[str, Any]:
        data: dict[str, Any] = {"number": page.number}
        played = page.played
        if played is not None and self.eyes in {None, played.seat}:
            data |= {"seat": played.seat, "move": played.move}
        return data | {"events": [self._event(told) for told in self.events(page)]}

    def _event(self, told: Told) -> dict[str, Any]:
        """All eyes see also who else heard of it, where not everybody did."""
        event: dict[str, Any] = msgspec.to_builtins(told.event)
        return event if self.eyes is not None or told.audience is None else event | {"audience": told.audience}


def together(told: Sequence[Told]) -> list[Told]:
    """What was told; where several heard the same, each by himself, once to all of them."""
    found: list[Told] = []
    for each in told:
        audience, last = each.audience or (), found[-1] if found else each
        if audience and last.audience and last.event == each.event and set(audience).isdisjoint(last.audience):
            found[-1] = Told(each.event, (*last.audience, *audience))
        else:
            found.append(each)
    return found
