"""A person at the terminal: what is shown, and what can be typed."""

from collections.abc import Sequence
from random import Random

from rich.padding import Padding
from rich.text import Text as Styled

from coven import rulebook
from coven.bots import Sight, bot_of
from coven.cli.keyboard import Keyboard, Quit
from coven.cli.menu import Menu
from coven.cli.screen import Screen, with_names
from coven.cli.stopwatch import Stopwatch, without_times
from coven.engine import Event, Move, Opening, Record, Seat, Told, race_at, race_step
from coven.text import Text

RECENT = 15
"""So many lines of the log are shown without asking."""
FEW = 2
"""So many at least, however small the screen is."""
FRAME = 4
"""Lines for the title, for what is left out of the log, and for the answer."""


class Person:
    """One seat, what it has heard, and how far it has read."""

    def __init__(self, seat: Seat, record: Record, text: Text, screen: Screen, keyboard: Keyboard) -> None:
        self.seat = seat
        self.record = record
        self.table = record.table
        self.text = text
        self.screen = screen
        self.keyboard = keyboard
        self.alone = False
        """Whether all others are bots."""
        self.stopwatch = Stopwatch()
        self.heard: list[Event] = []
        self.read = 0

    # Looking

    def hear(self, told: Sequence[Told]) -> None:
        self.heard += [each.event for each in told if each.reaches(self.seat)]

    def look(self) -> None:
        """What happened since, the board and the question."""
        self.menu = Menu(without_times(self.table.moves(self.seat)), self.text)
        race = race_at(self.table)
        self._show_title()
        if race is not None and race != self.stopwatch.race:
            self._get_ready()
        self.show_table()
        if race is not None:
            self.stopwatch.start(race)

    def show_table(self) -> None:
        """The board, the question and what can be chosen; before it as much of the news as fits on the screen too."""
        with self.screen.capture() as table:
            self._show_question()
        room = self.screen.height - table.get().count("\n") - FRAME if self.screen.is_terminal else RECENT
        self.show_news(most=max(room, FEW))
        self._show_question()

    def _show_question(self) -> None:
        show_board(self.record, self.seat, self.text, self.screen)
        prompt = self.table.view(self.seat).prompt
        if prompt:
            self.screen.print(self.text.prompt(prompt), style="bold", markup=False)
        self.menu.show(self.screen)

    def show_news(self, until: int | None = None, most: int = RECENT) -> None:
        """What was heard and not shown yet."""
        end = len(self.heard) if until is None else until
        self._show_log(self.heard[self.read : end], most)
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
        if self.keyboard.line(self.text("cli-ready")) in {"q", "Q"}:
            raise Quit
        if self.stopwatch.race is None:
            self._count_in()

    def _count_in(self) -> None:
        """Before the first race; nobody counts for who is not at a terminal."""
        for number in (3, 2, 1):
            self.screen.print(f"{number}…", style="bold", markup=False)
            self.keyboard.rest(1)

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
                self._spell_out([*range(len(self.menu.moves))])
            case ["r" | "R", *ids]:
                self._show_rules(ids)
            case [number] if number.isdecimal():
                return self._numbered(number)
            case [word, *_] if word.startswith("{"):
                return self.record.game.read_move(self.table, typed.encode())
            case ["h" | "H"]:
                self._show_hint()
            case _:
                return self._matching(typed)
        return None

    def _numbered(self, number: str) -> Move | None:
        """The move of that number; or, if there are several, what is to be chosen next."""
        places = self.menu.chosen(number)
        if len(places) == 1:
            return self.menu.moves[places[0]]
        if places:
            self.menu.go_on(places)
            self.show_table()
        else:
            self._say("cli-no-such-number", high=len(self.menu.groups))
        return None

    def _matching(self, typed: str) -> Move | None:
        """The move that these words name; if several do, those are shown."""
        places = self.menu.matching(typed)
        if len(places) == 1:
            return self.menu.moves[places[0]]
        if places:
            self._spell_out(places)
        else:
            self._say("cli-no-such-move", given=typed)
        return None

    def _show_hint(self) -> None:
        """What an Adept would do, and why. Nobody helps where people play each other."""
        bot = bot_of(self.record.game) if self.alone else None
        if bot is None or bot.why is None or race_at(self.table) is not None:
            return self._say("cli-no-hint")
        sight = Sight(self.table, self.seat)
        move = bot.choose(sight, Random(f"{self.record.header.secret} {len(self.record.played)} hint"))
        why = bot.why(sight, move)
        self._say("cli-hint", detail=self.text.move(move), given=self.text(f"why-{why.message}", **why.args))

    def _spell_out(self, places: list[int]) -> None:
        self.menu.spell_out(places)
        self.menu.show(self.screen)

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
