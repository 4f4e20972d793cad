"""A table in one process, without a server: for a browser that runs Python, a terminal, a script.

Whoever runs it brings the time, in ms, and keeps the log. It speaks the protocol of the server.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from random import Random

from msgspec import UNSET

from coven.bots.cast import read_bot
from coven.engine import HERE, SPECTATOR, Game, Illegal, Move, Record, Seat
from coven.engine.record import Header
from coven.play.answers import read_answer, stamped
from coven.play.bot_moves import TableBots
from coven.play.hints import Hint, hint
from coven.play.log import Entry
from coven.play.next_entry import NextEntry, next_move, next_take_back
from coven.play.orders import ASK_ALWAYS, NOTHING_SAID, PATIENCE, Standing, TableOrders, changed
from coven.play.pace import AnyPace, NoClock, slowest
from coven.play.problems import Problem, Refusal
from coven.play.protocol import (
    Ack,
    Back,
    Orders,
    OrderWish,
    Ping,
    Play,
    Pong,
    SeatInfo,
    ServerMessage,
    TableInfo,
    Welcome,
    read_message,
)
from coven.play.records import record_of
from coven.play.replays import Replay, cut, retell
from coven.play.results import Result, results
from coven.play.schedule import DueDate, due_answers
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
        id_: str = ID,
        order_delay: int = PATIENCE,
        standing: Mapping[Seat, Standing] | None = None,
    ) -> None:
        self.id = id_
        self.game = game
        self.header = header
        self.bot_delay = bot_delay
        self.order_delay = order_delay
        people = [seat for seat in range(header.players) if seat not in bots]
        unless_said = NOTHING_SAID if len(people) == 1 else ASK_ALWAYS
        self.standing = {seat: (standing or {}).get(seat, unless_said) for seat in people}
        self._bot_names = bots
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
            id=self.id,
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
        member, level = read_bot(self.bots.names.get(seat, ""))
        portrait = member.id if member else UNSET
        return SeatInfo(seat, self.header.seats[seat], level or None, nonce, connected=True, portrait=portrait)

    def orders(self, seat: Seat) -> Orders:
        """The standing orders of a seat, and when one of them answers."""
        return self._orders().told(self.timeline, seat)

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
            case OrderWish() as wish:
                return self.order(seat, wish)
            case Ping(id=id_):
                return Pong(id_, now)
        raise Problem("invalid", detail="nobody here to talk with")

    def play(self, seat: Seat, said: Play, now: int) -> Ack:
        """A player's move. Raises `Problem`."""
        if (seat, said.id) in self._answered:
            return Ack(said.id, self._answered[seat, said.id])
        try:
            move = read_answer(self.game, self.timeline, seat, said, arrival=now)
            return self._ack(next_move(self.timeline, seat, move, "player", now=now, id_=said.id), said.id)
        except Illegal as illegal:
            raise Refusal(illegal) from None

    def take_back(self, seat: Seat, said: Back, now: int) -> Ack:
        """The seat's last move, while nobody has learned anything by it. Raises `Problem`."""
        if (seat, said.id) in self._answered:
            return Ack(said.id, self._answered[seat, said.id])
        check_take_back(self.timeline, seat, said)
        return self._ack(next_take_back(self.timeline, seat, now=now, id_=said.id), said.id)

    def order(self, seat: Seat, wish: OrderWish) -> Orders:
        """Standing orders for a person's seat. Raises `Problem`."""
        self.standing[seat] = changed(self.game, self.standing[seat], wish, self.timeline, seat)
        return self.orders(seat)

    def can_take_back(self, seat: Seat) -> bool:
        return is_offered(self.timeline, seat)

    def hint(self, seat: Seat) -> Hint | None:
        return hint(self.timeline, seat, self.bots)

    # Bots and the clock

    def due(self) -> DueDate | None:
        """What comes next without a person: a bot's answer, or the end of somebody's time."""
        here = dict.fromkeys(range(self.header.players), HERE)
        found = due_answers(self.timeline, self.bots, self._orders(), here)
        return min(found, key=lambda due: due.at, default=None)

    def answer_due(self, now: int) -> bool:
        """Let the next bot or the clock answer, if its time has come; False: it has not."""
        due = self.due()
        if due is None or due.at > now:
            return False
        table, seat = self.timeline.table, due.seat
        if due.kind == "time":
            self._add(next_move(self.timeline, seat, table.timeout(seat), "clock", now=now))
            return True
        if due.kind == "order" and (answer := self._orders().answer(self.timeline, seat)):
            self._add(next_move(self.timeline, seat, answer.move, "order", now=now))
            return True
        if self.timeline.race is None:
            move = self.bots.move(table, seat, Random(self.luck()))
        else:
            move = stamped(self.timeline, seat, self.bots.race_move(self.timeline, seat), now=now)
        self.answer_for(seat, move, now)
        return True

    def answer_for(self, seat: Seat, move: Move, now: int) -> None:
        """A bot's move, wherever it was thought of."""
        self._add(next_move(self.timeline, seat, move, "bot", now=now))

    def luck(self) -> str:
        """From which a bot's luck is drawn: the same when the same question is asked again."""
        return f"{self.header.secret} {self.timeline.number}"

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

    @property
    def bots(self) -> TableBots:
        delay = round(self.bot_delay * slowest(standing.bots for standing in self.standing.values()))
        return TableBots(game=self.game, names=self._bot_names, seed=self.header.secret or "", delay=delay)

    def _orders(self) -> TableOrders:
        bots = self.bots
        return TableOrders(
            game=self.game,
            standing=self.standing,
            alone=len(self.standing) == 1 and len(bots.names) > 0,
            learning=bots.guided,
            patience=self.order_delay,
            delay=bots.delay,
        )

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
