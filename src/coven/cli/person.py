"""A person at the terminal: what is shown, and what can be typed."""

from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text as Styled

from coven import rulebook
from coven.cli.keyboard import Keyboard, Quit
from coven.cli.menu import Menu
from coven.cli.screen import Screen, with_names
from coven.cli.stopwatch import Stopwatch, without_times
from coven.engine import Event, Move, Opening, Record, Seat, Told, race_at, race_step
from coven.text import Text

RECENT = 15
"""So many lines of the log are shown without asking."""


class Person:
    """One seat, what it has heard, and how far it has read."""

    def __init__(self, seat: Seat, record: Record, text: Text, screen: Screen, keyboard: Keyboard) -> None:
        self.seat = seat
        self.record = record
        self.table = record.table
        self.text = text
        self.screen = screen
        self.keyboard = keyboard
        self.stopwatch = Stopwatch()
        self.heard: list[Event] = []
        self.read = 0

    # Looking

    def hear(self, told: Sequence[Told]) -> None:
        self.heard += [each.event for each in told if each.reaches(self.seat)]

    def look(self) -> None:
        """What happened since, the board and the question."""
        moves, view = self.table.moves(self.seat), self.table.view(self.seat)
        self.menu = Menu(without_times(moves), self.text)
        race = race_at(self.table)
        self._show_title()
        if race is not None and race != self.stopwatch.race:
            self._get_ready()
        self.show_news()
        show_board(self.record, self.seat, self.text, self.screen)
        self.screen.print()
        if view.prompt:
            self.screen.print(self.text.prompt(view.prompt), style="bold", markup=False)
        self.menu.show(self.screen)
        if race is not None:
            self.stopwatch.start(race)

    def show_news(self, until: int | None = None) -> None:
        """What was heard and not shown yet."""
        end = len(self.heard) if until is None else until
        self._show_log(self.heard[self.read : end], RECENT)
        self.read = end

    def _show_title(self) -> None:
        """Without the number of the move: it would tell how often others have answered in secret."""
        title = self.text("cli-move-title", name=self.text("game"), seat=self.seat)
        self.screen.print()
        self.screen.rule(with_names(Styled(title), self.text.names), style="magenta")

    def _get_ready(self) -> None:
        """Before a race, all that came before it can be read in peace."""
        last = len(self.heard) - 1
        if last >= self.read and isinstance(self.heard[last], Opening):
            self.show_news(last)
        self.keyboard.line(self.text("cli-ready"))

    def _show_log(self, events: Sequence[Event], most: int) -> None:
        earlier = max(0, len(events) - most)
        if earlier:
            self.screen.print(self.text("cli-more-log", number=earlier), style="dim", markup=False)
        for event in events[earlier:]:
            line = with_names(Styled(self.text.event(event)), self.text.names)
            self.screen.print(Padding(line, (0, 0, 0, 2)))

    # Choosing

    def choose(self) -> Move:
        """The move that is typed, legal or not; everything else that can be typed is answered on the way."""
        while True:
            typed = self.keyboard.line_within(self.text("cli-your-move"), self._seconds_left())
            if typed is None:
                self._say("cli-too-slow")
                return self.table.timeout(self.seat)
            move = self._understand(typed)
            if move is not None:
                return self.stopwatch.stamp(move)

    def _seconds_left(self) -> float | None:
        """How long the person may think in a race; None: for ever."""
        step = race_step(self.table)
        return self.stopwatch.seconds_left(step.due(self.table)) if step else None

    def _understand(self, typed: str) -> Move | None:
        match typed.split():
            case []:
                self.look()
            case ["?"]:
                self.screen.print(self.text("cli-play-help"), markup=False)
            case ["q" | "Q"]:
                raise Quit
            case ["l" | "L"]:
                self._show_log(self.heard, len(self.heard))
            case ["m" | "M"]:
                self.menu.show_places(self.screen, range(len(self.menu.moves)))
            case ["r" | "R", *ids]:
                self._show_rules(ids)
            case [number] if number.isdecimal():
                return self._numbered(number)
            case [word, *_] if word.startswith("{"):
                return self.record.game.read_move(self.table, typed.encode())
            case _:
                self._show_matching(typed)
        return None

    def _numbered(self, number: str) -> Move | None:
        move = self.menu.move(number)
        if move is None:
            self._say("cli-no-such-number", high=len(self.menu.moves))
        return move

    def _show_matching(self, typed: str) -> None:
        places = self.menu.matching(typed)
        if places:
            self.menu.show_places(self.screen, places)
        else:
            self._say("cli-no-such-move", given=typed)

    def _show_rules(self, ids: Sequence[str]) -> None:
        """The rules asked for; without an id, the one that governs this moment."""
        book = rulebook.read(self.record.game, self.text.language)
        for id_ in ids or [self.table.rule]:
            rule = book.rule(id_)
            if rule is None:
                self._say("cli-unknown-rule", given=id_, known=book.range)
            else:
                self.screen.markdown(rule, indent=2)

    def _say(self, message: str, **args: object) -> None:
        self.screen.say(self.text(message, **args))


def show_board(record: Record, seat: Seat, text: Text, screen: Screen) -> None:
    """The board as a seat sees it."""
    drawn = record.game.board(record.table.view(seat), text)
    screen.print()
    screen.print(with_names(Styled.from_markup(drawn), text.names))
