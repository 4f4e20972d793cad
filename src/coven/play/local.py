"""A table in one process, without a server: for a browser that runs Python, a terminal, a script.

Whoever runs it brings the time, in ms, and keeps the log. It speaks the protocol of the server.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from random import Random

from coven.engine import SPECTATOR, Game, Illegal, Record, Seat
from coven.engine.record import Header
from coven.play.answers import read_answer, stamped
from coven.play.bot_moves import TableBots
from coven.play.hints import Hint, hint
from coven.play.log import Entry
from coven.play.next_entry import NextEntry, next_move, next_take_back
from coven.play.pace import AnyPace, NoClock
from coven.play.problems import Problem, Refusal
from coven.play.protocol import Ack, Back, Ping, Play, Pong, SeatInfo, ServerMessage, TableInfo, Welcome, read_message
from coven.play.records import record_of
from coven.play.replays import Replay, cut, retell
from coven.play.results import Result, results
from coven.play.schedule import Due, due_answers
from coven.play.takeback import check_take_back, is_offered
from coven.play.timeline import Updates, begin, carry_out

ID = "local"
NO_CLOCK = NoClock()


class LocalTable:
    """A game from the heading of its record and its log, however long that is already. `bots` names bots by seat.

    Raises `BadRecord` without the secret of the deal.
    """

    def __init__(
        self,
        game: Game,
        header: Header,
        bots: Mapping[Seat, str],
        *,
        log: Iterable[Entry] = (),
        pace: AnyPace = NO_CLOCK,
        started: int = 0,
        bot_delay: int = 0,
    ) -> None:
        self.game = game
        self.header = header
        self.bots = TableBots(game=game, names=bots, seed=header.secret or "", delay=bot_delay)
        self.log: list[Entry] = []
        self._answered: dict[tuple[Seat, str], int] = {}
        self._updates: defaultdict[Seat, list[bytes]] = defaultdict(list)
        self._beginning = begin(Record(game, header).table, pace, started)
        self.timeline, updates = self._beginning
        self._send(updates)
        for entry in log:
            self._add(NextEntry(entry, *carry_out(game, self.timeline, entry)))

    # What a seat is told

    def welcome(self, seat: Seat, now: int) -> Welcome:
        return Welcome(seat, now, self.info())

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        over = self.timeline.over
        return TableInfo(
            id=ID,
            game=self.game.name,
            rules=self.header.rules,
            options=self.header.options,
            public=False,
            pace=self.timeline.pace,
            leave_delay=None,
            autostart=True,
            status="ended" if over else "playing",
            host=None,
            seats=tuple(self._seat_info(seat) for seat in range(self.header.players)),
            created=self.timeline.started,
            started=self.timeline.started,
            ended=self.timeline.started + self.timeline.at if over else 0,
            commitment=self.header.commitment,
            secret=self.header.secret if over else None,
            hints=True,
        )

    def _seat_info(self, seat: Seat) -> SeatInfo:
        nonces = self.header.nonces
        nonce = nonces[seat] if seat < len(nonces) else None
        return SeatInfo(seat, self.header.seats[seat], self.bots.names.get(seat), nonce, connected=True)

    def updates(self, seat: Seat, since: int = 0) -> list[bytes]:
        """All that a seat was sent after the update with that number, one `Update` each."""
        return self._updates[seat][since:]

    # What a seat says and asks

    def say(self, seat: Seat, raw: str | bytes, now: int) -> ServerMessage:
        """The answer to a message of the protocol. Raises `Problem`, or `msgspec.DecodeError`."""
        match read_message(raw):
            case Play() as play:
                return self.play(seat, play, now)
            case Back() as back:
                return self.take_back(seat, back, now)
            case Ping(id=id_):
                return Pong(id_, now)
        raise Problem("invalid", detail="nobody here to talk with")

    def play(self, seat: Seat, said: Play, now: int) -> Ack:
        """A player's move. Raises `Problem`."""
        if (seat, said.id) in self._answered:
            return Ack(said.id, self._answered[seat, said.id])
        try:
            move = read_answer(self.game, self.timeline, seat, said, arrival=now, round_trip=0)
            return self._ack(next_move(self.timeline, seat, move, "player", now=now, id_=said.id), said.id)
        except Illegal as illegal:
            raise Refusal(illegal) from None

    def take_back(self, seat: Seat, said: Back, now: int) -> Ack:
        """The seat's last move, while nobody has learned anything by it. Raises `Problem`."""
        if (seat, said.id) in self._answered:
            return Ack(said.id, self._answered[seat, said.id])
        check_take_back(self.timeline, seat, said)
        return self._ack(next_take_back(self.timeline, seat, now=now, id_=said.id), said.id)

    def can_take_back(self, seat: Seat) -> bool:
        return is_offered(self.timeline, seat)

    def hint(self, seat: Seat) -> Hint | None:
        return hint(self.timeline, seat, self.bots)

    # Bots and the clock

    def due(self) -> Due | None:
        """What comes next without a person: a bot's answer, or the end of somebody's time."""
        return min(due_answers(self.timeline, self.bots, {}), key=lambda due: due.at, default=None)

    def answer_due(self, now: int) -> bool:
        """Let the next bot or the clock answer, if its time has come; False: it has not."""
        due = self.due()
        if due is None or due.at > now:
            return False
        table, seat = self.timeline.table, due.seat
        if due.kind == "time":
            self._add(next_move(self.timeline, seat, table.timeout(seat), "clock", now=now))
            return True
        if self.timeline.race is None:
            move = self.bots.move(table, seat, Random(f"{self.header.secret} {self.timeline.number}"))
        else:
            move = stamped(self.timeline, seat, self.bots.race_move(self.timeline, seat), now=now)
        self._add(next_move(self.timeline, seat, move, "bot", now=now))
        return True

    # Afterwards

    def results(self) -> dict[Seat, Result]:
        """Everybody's place and score; nothing before the end."""
        outcome = self.timeline.table.outcome
        return results(outcome) if outcome else {}

    def replay(self, seat: Seat = SPECTATOR, first: int | None = None, last: int | None = None) -> Replay:
        """The game as a seat saw it."""
        told = list(retell(self.game, self._beginning, self.log, seat))
        frames = cut(told, first, last, numbered=self.timeline.over)
        header = self.header
        return Replay(header.game, header.rules, header.options, header.seats, seat, len(told), frames)

    def record(self) -> bytes:
        """The record that `coven verify` accepts, once the game has ended."""
        return record_of(self.game, self.header, self.log).encode()

    # How it is done

    def _ack(self, following: NextEntry, id_: str) -> Ack:
        self._add(following)
        return Ack(id_, following.entry.frame)

    def _add(self, following: NextEntry) -> None:
        entry = following.entry
        self.log.append(entry)
        self.timeline = following.timeline
        if entry.id is not None:
            self._answered[entry.seat, entry.id] = entry.frame
        self._send(following.updates)

    def _send(self, updates: Updates) -> None:
        for seat, update in updates.items():
            self._updates[seat].append(update)
