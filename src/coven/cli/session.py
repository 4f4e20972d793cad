"""A game in the terminal, from the first move or from where it was left to its end."""

from collections.abc import Sequence
from random import Random

from coven.bots import Sight
from coven.cli.common import find_bot
from coven.cli.keyboard import Keyboard, Quit
from coven.cli.person import Person
from coven.cli.players import Player
from coven.cli.recording import RecordFile
from coven.engine import CLOCK, SPECTATOR, Illegal, Move, Record, Seat, Told, race_step
from coven.text import Text


class Session:
    """People at one screen and bots, around one record."""

    def __init__(self, file: RecordFile, players: Sequence[Player], text: Text, keyboard: Keyboard) -> None:
        self.file = file
        self.record = file.record
        self.table = file.record.table
        self.text = text
        self.screen = keyboard.screen
        self.keyboard = keyboard
        game = file.record.game
        self.bots = {seat: find_bot(bot, game, text) for seat, player in enumerate(players) if (bot := player.plays_as)}
        seats = [seat for seat, player in enumerate(players) if not player.bot]
        self.people = {seat: Person(seat, file.record, text, keyboard.screen, keyboard) for seat in seats}
        self.at_screen = seats[0] if len(seats) == 1 else None
        for person in self.people.values():
            person.alone = len(seats) == 1

    def run(self) -> None:
        """Asks whoever is next until nobody is."""
        self._remember()
        while actors := self.table.actors():
            seat = self._next(actors)
            if self._has_no_choice(seat):
                self._hear(self.file.play(seat, self.table.moves(seat)[0]))
            elif seat in self.people:
                self._ask(self.people[seat])
            else:
                self._hear(self.file.play(seat, self._bot_move(seat)))
        self.file.write(self.record.closing_line())

    def _has_no_choice(self, seat: Seat) -> bool:
        """Against bots alone nobody is asked for the only move there is; among people that would tell of a hand."""
        alone = len(self.people) == 1 and seat in self.people and bool(self.bots)
        return alone and race_step(self.table) is None and len(self.table.moves(seat)) == 1

    def _next(self, actors: Sequence[Seat]) -> Seat:
        """The order of the rules; but where a person races, bots first: nobody hears of it before the end."""
        racing = race_step(self.table) is not None and any(seat in self.people for seat in actors)
        return next((seat for seat in actors if racing and seat not in self.people), actors[0])

    def last_view(self) -> Seat:
        """Whose eyes see the end: the only person's, or everybody's."""
        return next(iter(self.people)) if len(self.people) == 1 else SPECTATOR

    def show_last_news(self) -> None:
        """How it came to the end, for the only person; several look at the log of their own seats no more."""
        if len(self.people) == 1:
            next(iter(self.people.values())).show_news()

    def _ask(self, person: Person) -> None:
        """A person chooses until a move is legal. A refused one changes nothing."""
        if self.at_screen != person.seat:
            self._curtain(person.seat)
        person.look()
        while True:
            try:
                told = self.file.play(person.seat, person.choose())
            except Illegal as illegal:
                self.screen.print(self.text.refusal(illegal), style="bold red", markup=False)
                continue
            person.stopwatch.stop()
            return self._hear(told)

    def _curtain(self, seat: Seat) -> None:
        """Nobody sees another's cards: the screen is empty while it is passed on."""
        if self.at_screen is not None:
            self.screen.wipe()
        self.screen.rule(style="magenta")
        if self.keyboard.line(self.text("cli-pass-screen", seat=seat)) in {"q", "Q"}:
            raise Quit
        self.screen.wipe()
        self.at_screen = seat

    def _bot_move(self, seat: Seat) -> Move:
        """What a bot chooses; its luck hangs on the game and the move alone, so a resumed game is the same game."""
        if seat == CLOCK:
            clock: Move = self.table.moves(CLOCK)[0]
            return clock
        luck = Random(f"{self.record.header.secret} {len(self.record.played)}")
        return self.bots[seat](Sight(self.table, seat), luck)

    def _hear(self, told: Sequence[Told]) -> None:
        for person in self.people.values():
            person.hear(told)

    def _remember(self) -> None:
        """What was told before the game was interrupted."""
        if self.record.played:
            again = Record(self.record.game, self.record.header)
            for played in self.record.played:
                self._hear(again.play(played.seat, played.move, played.at))
