"""Before and after the game: tables are made, filled, started, left, and played again."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from coven.engine import Game, Illegal, Seat, seed_from
from coven.server.clock import DAY, SECOND
from coven.server.dues import dues_of
from coven.server.live import LiveTable
from coven.server.luck import draw_hex, draw_id
from coven.server.names import skeleton
from coven.server.pace import AnyPace, NoClock
from coven.server.presence import stand_up
from coven.server.problems import Problem, Refusal, missing
from coven.server.store.rows import Change, Person, Sitter, TableRow
from coven.server.tables import Tables
from coven.server.tools import Tools

Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]*$")]
LeaveDelay = Annotated[int, Meta(ge=5 * SECOND, le=30 * DAY)]


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wish for a table. The one who asks sits down at it first."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=20)]
    options: dict[str, Any] = {}
    public: bool = True
    pace: AnyPace = NoClock()
    leave_delay: LeaveDelay | UnsetType | None = UNSET
    """How long (ms) a leaver is waited for before a bot plays on; null: for ever; left out: as the pace suggests."""
    autostart: bool = True
    """Whether the game starts as soon as all seats are taken; else the host starts it."""
    bots: Annotated[tuple[str, ...], Meta(max_length=20)] = ()
    """Bots that take seats at once."""
    nonce: Nonce | None = None


class Lobby:
    """What people can do with tables but play."""

    def __init__(self, tools: Tools, tables: Tables) -> None:
        self.tools = tools
        self.tables = tables

    async def create(self, host: Person, wish: NewTable) -> LiveTable:
        if await self.tools.store.hosting(host.id) >= self.tools.settings.most_tables:
            raise Problem("too-many-tables", 429, most=self.tools.settings.most_tables)
        row = self._new_row(host, wish)
        await self.tools.store.add_table(row, dues_of(row, None, self.tools))
        live = await self.tables.get(row.id)
        await self._start_if_full(live)
        return live

    async def join(self, live: LiveTable, person: Person, seat: Seat | None, nonce: str | None) -> None:
        """Sit down at a free seat. Who sits already stays where they are."""

        def sit(row: TableRow) -> Change | None:
            if row.sitter_of(person.id):
                return None
            return _seated(row, self._sitter(_free_seat(row, seat), person, nonce))

        await live.change(sit)
        await self._start_if_full(live)

    async def add_bot(self, live: LiveTable, host: Person, bot: str, seat: Seat | None) -> None:
        self.tools.bot(bot, live.game)

        def sit(row: TableRow) -> Change:
            _check_host(row, host)
            return _seated(row, self._bot(_free_seat(row, seat), bot))

        await live.change(sit)
        await self._start_if_full(live)

    async def leave(self, live: LiveTable, person: Person) -> None:
        """Before the start the seat is free again; afterwards the game goes on without, until the player comes back."""

        def free(row: TableRow) -> Change | None:
            sitter = row.sitter_of(person.id)
            if sitter is None:
                raise Problem("not-seated", 409)
            return self._without(row, sitter) if row.status == "open" else None

        await live.change(free)
        seat = live.seat_of(person.id)
        if seat >= 0:
            await stand_up(live, seat)

    async def remove(self, live: LiveTable, host: Person, seat: Seat) -> None:
        """The host sends a sitter away before the start."""
        gone: list[str] = []

        def send_away(row: TableRow) -> Change:
            _check_host(row, host)
            _check_open(row)
            sitter = row.at(seat)
            if sitter is None:
                raise missing("sitter")
            gone[:] = [sitter.person] if sitter.person else []
            return self._without(row, sitter)

        await live.change(send_away)
        for listener in tuple(live.listeners):
            if listener.person in gone and not live.row.public:
                listener.end("removed")

    async def mute(self, live: LiveTable, host: Person, seat: Seat, muted: bool) -> None:
        """The host closes or opens somebody's mouth."""

        def silence(row: TableRow) -> Change | None:
            _check_host(row, host)
            sitter = row.at(seat)
            if sitter is None:
                raise missing("sitter")
            if sitter.muted == muted:
                return None
            changed = msgspec.structs.replace(sitter, muted=muted)
            return _with(row, tuple(changed if each.seat == seat else each for each in row.sitters))

        await live.change(silence)

    async def start(self, live: LiveTable, host: Person) -> None:
        """The host starts with those who are there; empty seats are taken away."""

        def ready(row: TableRow) -> TableRow:
            _check_host(row, host)
            _check_open(row)
            return self._started(row)

        await self._start(live, ready)

    async def rematch(self, live: LiveTable, person: Person, nonce: str | None) -> LiveTable:
        """The same people and bots at the same seats of a new table; everybody who asks sits down there."""
        old = live.row
        sitter = old.sitter_of(person.id)
        if sitter is None or old.status != "ended":
            raise Problem("no-rematch", 409)
        if old.rematch is None:
            new = self._again(old, person)
            await self.tools.store.add_table(new, dues_of(new, None, self.tools))
            await live.change(lambda row: None if row.rematch else _next(row, rematch=new.id))
        assert live.row.rematch is not None
        again = await self.tables.get(live.row.rematch)
        await self.join(again, person, sitter.seat, nonce)
        return again

    # How it is done

    def _new_row(self, host: Person, wish: NewTable) -> TableRow:
        game = self.tools.game(wish.game)
        _check_deal(game, wish.seats, wish.options)
        for bot in wish.bots:
            self.tools.bot(bot, game)
        if len(wish.bots) >= wish.seats:
            raise Problem("too-many-bots", field="bots", most=wish.seats - 1)
        draw = self.tools.draw
        delay = wish.pace.patience() if isinstance(wish.leave_delay, UnsetType) else wish.leave_delay
        bots = tuple(self._bot(seat, bot) for seat, bot in enumerate(wish.bots, wish.seats - len(wish.bots)))
        return TableRow(
            id=draw_id(draw),
            game=game.name,
            rules=game.rules_version,
            options=wish.options,
            seats=wish.seats,
            public=wish.public,
            link=draw_id(draw, 24),
            host=host.id,
            pace=wish.pace,
            leave_delay=delay,
            autostart=wish.autostart,
            secret=draw_hex(draw),
            created=self.tools.clock.now(),
            sitters=(self._sitter(0, host, wish.nonce), *bots),
        )

    def _again(self, old: TableRow, host: Person) -> TableRow:
        bots = tuple(self._bot(sitter.seat, sitter.bot) for sitter in old.sitters if sitter.bot)
        draw = self.tools.draw
        fresh = {"id": draw_id(draw), "link": draw_id(draw, 24), "secret": draw_hex(draw), "host": host.id}
        now = self.tools.clock.now()
        return msgspec.structs.replace(
            old,
            **fresh,
            public=False,
            autostart=True,
            created=now,
            status="open",
            started=0,
            ended=0,
            version=0,
            number=0,
            rematch=None,
            sitters=bots,
        )

    def _sitter(self, seat: Seat, person: Person, nonce: str | None) -> Sitter:
        return Sitter(seat, person.name, nonce or draw_hex(self.tools.draw, 16), person.id)

    def _bot(self, seat: Seat, bot: str) -> Sitter:
        return Sitter(seat, f"Bot {seat + 1}", draw_hex(self.tools.draw, 16), bot=bot)

    def _without(self, row: TableRow, sitter: Sitter) -> Change:
        """A table without people is closed; the host's part falls to who came next."""
        rest = tuple(each for each in row.sitters if each.seat != sitter.seat)
        people = [each.person for each in rest if each.person]
        if not people:
            closed = _next(row, sitters=rest, status="closed", ended=self.tools.clock.now())
            return msgspec.structs.replace(closed, sitters=True, dues=())
        host = row.host if row.host in people else people[0]
        return msgspec.structs.replace(_next(row, sitters=rest, host=host), sitters=True)

    async def _start_if_full(self, live: LiveTable) -> None:
        def ready(row: TableRow) -> TableRow | None:
            if row.status != "open" or row.free or not row.autostart:
                return None
            return self._started(row)

        if ready(live.row) is not None:
            await self._start(live, ready)

    async def _start(self, live: LiveTable, ready: Callable[[TableRow], TableRow | None]) -> None:
        try:
            await live.start(ready)
        except Illegal as illegal:
            raise Refusal(illegal) from None

    def _started(self, row: TableRow) -> TableRow:
        """Those who are there, on seats without gaps, in the order in which they sit."""
        sitters = tuple(
            msgspec.structs.replace(sitter, seat=seat)
            for seat, sitter in enumerate(sorted(row.sitters, key=lambda sitter: sitter.seat))
        )
        now = self.tools.clock.now()
        return msgspec.structs.replace(
            row, version=row.version + 1, seats=len(sitters), sitters=sitters, status="playing", started=now
        )


async def close_unfilled(live: LiveTable) -> None:
    """A table that waited too long for its players."""
    now = live.tools.clock.now()

    def close(row: TableRow) -> Change | None:
        if row.status != "open":
            return None
        return msgspec.structs.replace(_next(row, status="closed", ended=now), dues=())

    await live.change(close)
    for listener in tuple(live.listeners):
        listener.end("closed")


def _next(row: TableRow, **changes: Any) -> Change:
    return Change(table=msgspec.structs.replace(row, version=row.version + 1, **changes))


def _with(row: TableRow, sitters: tuple[Sitter, ...]) -> Change:
    return msgspec.structs.replace(_next(row, sitters=sitters), sitters=True)


def _seated(row: TableRow, sitter: Sitter) -> Change:
    if any(skeleton(each.name) == skeleton(sitter.name) for each in row.sitters):
        raise Problem("name-taken", 409, field="name")
    return _with(row, tuple(sorted((*row.sitters, sitter), key=lambda each: each.seat)))


def _free_seat(row: TableRow, wanted: Seat | None) -> Seat:
    _check_open(row)
    if wanted is None and row.free:
        return row.free[0]
    if wanted is None or wanted not in row.free:
        raise Problem("seat-taken", 409, field="seat")
    return wanted


def _check_open(row: TableRow) -> None:
    if row.status != "open":
        raise Problem("not-open", 409)


def _check_host(row: TableRow, person: Person) -> None:
    if row.host != person.id:
        raise Problem("not-host", 403)


def _check_deal(game: Game, players: int, options: dict[str, Any]) -> None:
    """Whether the game knows such a set-up: a deal that nobody sees is tried."""
    try:
        game.deal(players, options, chance=seed_from("trial", ()))
    except Illegal as illegal:
        raise Refusal(illegal, 400, field="seats" if illegal.message == "wrong-players" else "options") from None
