"""The house: every table of one device, spoken to as a server is. Whoever runs it brings time, luck and a store.

Nothing waits here: what takes long (a Master's thought, an analysis) is handed out as a `Task` that can be done
elsewhere, and its result is brought back.
"""

from collections.abc import Callable
from typing import Any
from zlib import crc32

import msgspec

from coven.bots import Sight
from coven.bots.cast import read_bot
from coven.bots.question import ask
from coven.device.kept import Kept, Shown, read, write
from coven.device.new_tables import Draw, NewTables
from coven.device.tasks import Thought
from coven.engine import SPECTATOR, BadRecord, Game, Seat
from coven.play.api import PlayedGame, TableAnswer
from coven.play.local import LocalTable
from coven.play.problems import Problem, missing
from coven.play.protocol import Refused, Table, encode

SEARCHING = "master"
Tell = Callable[[int, str], None]
"""A message for the connection of that number."""
Keep = Callable[[str, str, str], None]
"""What is to be kept of the table with that id, and how lists show it (`Shown`)."""


class Listener(msgspec.Struct):
    """A connection: whose eyes it has, and how much it has been told."""

    number: int
    table: str
    seat: Seat
    told: int
    orders: str = ""
    """What its player was told last of the standing orders."""


class House:
    def __init__(
        self, find: Callable[[str], Game], *, now: Callable[[], int], draw: Draw, tell: Tell, keep: Keep
    ) -> None:
        self.find = find
        self.now = now
        self.tell = tell
        self.keep = keep
        self.new = NewTables(find, draw, now)
        self.kept: dict[str, Kept] = {}
        self._tables: dict[str, LocalTable] = {}
        self._listeners: dict[int, Listener] = {}
        self._thinking: set[tuple[str, int]] = set()

    # Tables

    def restore(self, text: str) -> None:
        """A table that was kept before; one that cannot be read is left alone."""
        try:
            kept = read(text)
        except msgspec.DecodeError:
            return
        self.kept[kept.id] = kept

    def add(self, kept: Kept) -> TableAnswer:
        self.kept[kept.id] = kept
        self._keep(kept.id)
        return self.answer(kept.id)

    def table(self, id_: str) -> LocalTable:
        """Made from its log when it is first asked for. Raises `Problem`."""
        if id_ not in self.kept:
            raise missing("table")
        if id_ not in self._tables:
            kept = self.kept[id_]
            try:
                self._tables[id_] = kept.table(self.find(kept.header.game))
            except (BadRecord, LookupError):
                raise Problem("rules-changed", 409) from None
        return self._tables[id_]

    def answer(self, id_: str) -> TableAnswer:
        table, people = self.table(id_), self.kept[id_].people
        info = msgspec.structs.replace(table.info(), rematch=self.kept[id_].rematch)
        return TableAnswer(info, people[0], None, people if len(people) > 1 else ())

    def played(self, id_: str) -> PlayedGame | None:
        """How it ended for the first of the people; None before the end."""
        table, seat = self.table(id_), self.kept[id_].people[0]
        if not table.timeline.over:
            return None
        result, header = table.results()[seat], table.header
        return PlayedGame(id_, header.game, table.info().ended, header.seats, seat, result.place, result.score, False)

    def rematch(self, id_: str, nonce: str | None) -> TableAnswer:
        """The table that follows, once this one has ended."""
        old = self.kept[id_] if self.table(id_).timeline.over else None
        if old is None:
            raise Problem("no-rematch", 409)
        if old.rematch not in self.kept:
            new = self.new.rematch(old, nonce)
            self.add(new)
            self._change(id_, rematch=new.id)
        return self.answer(str(self.kept[id_].rematch))

    def seat(self, id_: str, wanted: Seat | None) -> Seat:
        """Whose eyes somebody at this device has: any of the people's, the first one's, or a spectator's."""
        people = self.kept[id_].people
        return people[0] if wanted is None else wanted if wanted in people else SPECTATOR

    # Connections

    def connect(self, number: int, id_: str, since: int, wanted: Seat | None) -> None:
        """Somebody looks at a table from now on."""
        try:
            table = self.table(id_)
        except Problem as problem:
            self.tell(number, encode(_refused(None, problem)).decode())
            return
        seat = self.seat(id_, wanted)
        welcome = msgspec.structs.replace(table.welcome(seat, self.now()), table=self.answer(id_).table)
        self.tell(number, encode(welcome).decode())
        self._listeners[number] = Listener(number, id_, seat, since)
        self._tell_news(id_)

    def leave(self, number: int) -> None:
        self._listeners.pop(number, None)

    def say(self, number: int, raw: str) -> None:
        """A message of a connection, with an answer to it."""
        listener = self._listeners.get(number)
        if listener is None:
            return
        table, before = self.table(listener.table), len(self.table(listener.table).log)
        try:
            answer: Any = table.say(listener.seat, raw, self.now())
        except Problem as problem:
            answer = _refused(_id_of(raw), problem)
        except msgspec.DecodeError as error:
            answer = _refused(_id_of(raw), Problem("invalid", detail=str(error)))
        self.tell(number, encode(answer).decode())
        if len(table.log) > before:
            self._moved(listener.table)
        elif table.standing != self.kept[listener.table].standing:
            self._change(listener.table, standing=dict(table.standing))
            self._tell_orders(listener)

    # Bots and the clock, at tables that somebody looks at

    def next_due(self) -> int | None:
        """When `work` has something to do."""
        dues = (self.table(id_).due() for id_ in self._watched() if not self._waits(id_))
        return min((due.at for due in dues if due is not None), default=None)

    def work(self) -> list[Thought]:
        """Let everybody answer whose time has come. Thoughts that take long are to be thought elsewhere."""
        return [thought for id_ in self._watched() for thought in self._work(id_)]

    def thought(self, id_: str, number: int, move: bytes) -> None:
        """A move that was thought of elsewhere, when the log had so many entries."""
        self._thinking.discard((id_, number))
        if id_ not in self.kept or len(self.table(id_).log) != number:
            return
        table = self.table(id_)
        due = table.due()
        if due is not None and due.kind == "bot":
            said = msgspec.json.decode(move)
            table.answer_for(due.seat, table.game.read_move(table.timeline.table, said), self.now())
            self._moved(id_)

    def _work(self, id_: str) -> list[Thought]:
        table = self.table(id_)
        due = table.due()
        if due is None or due.at > self.now() or self._waits(id_):
            return []
        if due.kind == "bot" and self._searches(table, due.seat):
            number, seed = len(table.log), crc32(table.luck().encode())
            self._thinking.add((id_, number))
            sight = Sight(table.timeline.table, due.seat)
            question = ask(table.bots.level(due.seat), sight, seed=seed)
            return [Thought(id_, number, table.game.name, question)]
        table.answer_due(self.now())
        self._moved(id_)
        return []

    def _searches(self, table: LocalTable, seat: Seat) -> bool:
        if table.timeline.race is not None or table.bots.scripted(table.timeline.table, seat) is not None:
            return False
        return read_bot(table.bots.level(seat))[1] == SEARCHING

    def _waits(self, id_: str) -> bool:
        return (id_, len(self.table(id_).log)) in self._thinking

    def _watched(self) -> list[str]:
        return list(dict.fromkeys(listener.table for listener in self._listeners.values()))

    # News

    def _moved(self, id_: str) -> None:
        self._change(id_, log=tuple(self._tables[id_].log))
        self._tell_news(id_)
        if self._tables[id_].timeline.over:
            self._tell_table(id_)

    def _change(self, id_: str, **changes: Any) -> None:
        self.kept[id_] = msgspec.structs.replace(self.kept[id_], **changes)
        self._keep(id_)

    def _keep(self, id_: str) -> None:
        shown = Shown(self.answer(id_).table, self.played(id_))
        self.keep(id_, write(self.kept[id_]), encode(shown).decode())

    def _tell_news(self, id_: str) -> None:
        for listener in self._at(id_):
            for update in self._tables[id_].updates(listener.seat, listener.told):
                self.tell(listener.number, update.decode())
                listener.told += 1
            self._tell_orders(listener)

    def _tell_orders(self, listener: Listener) -> None:
        """What is new of them, where the game knows any."""
        table = self._tables[listener.table]
        if not table.game.orders or listener.seat < 0:
            return
        told = encode(table.orders(listener.seat)).decode()
        if told != listener.orders:
            listener.orders = told
            self.tell(listener.number, told)

    def _tell_table(self, id_: str) -> None:
        for listener in self._at(id_):
            self.tell(listener.number, encode(Table(self.answer(id_).table)).decode())

    def _at(self, id_: str) -> list[Listener]:
        return [listener for listener in self._listeners.values() if listener.table == id_]


def _refused(id_: str | None, problem: Problem) -> Refused:
    trouble = problem.trouble
    return Refused(id_, trouble.code, trouble.message, trouble.args, trouble.rule, trouble.field)


def _id_of(raw: str) -> str | None:
    """Of a message that may be anything."""
    try:
        said = msgspec.json.decode(raw)
    except msgspec.DecodeError:
        return None
    id_ = said.get("id") if isinstance(said, dict) else None
    return id_ if isinstance(id_, str) else None
