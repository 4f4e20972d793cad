"""Before and after the game: tables are made, filled, started, left, and played again."""

from collections.abc import Callable, Iterable
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from coven.engine import Game, Illegal, Seat, seed_from
from coven.play.bot_moves import GUIDE
from coven.play.durations import DAY, SECOND
from coven.play.pace import AnyPace, NoClock
from coven.play.problems import Problem, Refusal, missing
from coven.server.ids import draw_hex, draw_id
from coven.server.people.names import check_name, skeleton
from coven.server.services import Services
from coven.server.store.rows import Change, Person, Sitter, TableRow
from coven.server.table.live import LiveTable
from coven.server.table.registry import Tables
from coven.server.table.schedule import opening_dues
from coven.server.table.stand_ins import stand_up

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
    here: Annotated[tuple[str, ...], Meta(max_length=20)] = ()
    """Names of others who play on the same device: they sit next to who asks, and pass it on."""
    nonce: Nonce | None = None


class Lobby:
    """What people can do with tables but play."""

    def __init__(self, services: Services, tables: Tables) -> None:
        self.services = services
        self.tables = tables

    async def create(self, host: Person, wish: NewTable) -> LiveTable:
        return await self._add(self._new_row(host, wish))

    async def teach(self, host: Person, name: str) -> LiveTable:
        """A guided first game: the deal and the bots' part of it are in the game's script."""
        script = self.services.game(name).guided
        if script is None:
            raise missing("guide")
        row = self._new_row(host, NewTable(game=name, seats=script.players, options=script.options, public=False))
        learner, *bots = [Sitter(seat, f"Bot {seat + 1}", nonce, bot=GUIDE) for seat, nonce in enumerate(script.nonces)]
        learner = msgspec.structs.replace(learner, name=host.name, person=host.id, bot=None)
        return await self._add(msgspec.structs.replace(row, secret=script.secret, sitters=(learner, *bots)))

    async def _add(self, row: TableRow) -> LiveTable:
        if await self.services.store.hosting(row.host) >= self.services.settings.most_tables:
            raise Problem("too-many-tables", 429, most=self.services.settings.most_tables)
        await self.services.store.add_table(row, opening_dues(row, self.services.settings.open_for))
        live = await self.tables.add(row)
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
        self.services.bot(bot, live.game)

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
            return self._without(row, row.seats_of(person.id)) if row.status == "open" else None

        await live.change(free)
        for seat in live.row.seats_of(person.id):
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
            return self._without(row, [seat])

        await live.change(send_away)
        for listener in tuple(live.audience.listeners):
            if listener.person in gone and not live.row.public and live.row.seat_of(listener.person) < 0:
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
            await self.services.store.add_table(new, opening_dues(new, self.services.settings.open_for))
            await live.change(lambda row: None if row.rematch else _next(row, rematch=new.id))
        assert live.row.rematch is not None
        again = await self.tables.get(live.row.rematch)
        await self.join(again, person, sitter.seat, nonce)
        for beside in old.sitters:
            if beside.person == person.id:
                await self._sit_beside(again, beside)
        return again

    # How it is done

    async def _sit_beside(self, live: LiveTable, sitter: Sitter) -> None:
        """Somebody on the same device sits down again, at the same seat."""

        def sit(row: TableRow) -> Change | None:
            if row.at(sitter.seat):
                return None
            return _seated(row, Sitter(sitter.seat, sitter.name, draw_hex(self.services.draw, 16), sitter.person))

        await live.change(sit)
        await self._start_if_full(live)

    def _new_row(self, host: Person, wish: NewTable) -> TableRow:
        game = self.services.game(wish.game)
        _check_deal(game, wish.seats, wish.options)
        for bot in wish.bots:
            self.services.bot(bot, game)
        if len(wish.bots) + len(wish.here) >= wish.seats:
            raise Problem("too-many-bots", field="bots", most=wish.seats - 1 - len(wish.here))
        here = self._sharing(game, host, wish)
        draw = self.services.draw
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
            created=self.services.clock.now(),
            sitters=(*here, *bots),
        )

    def _sharing(self, game: Game, host: Person, wish: NewTable) -> list[Sitter]:
        """Who asks, and everybody on the same device. In a race there is no time to pass it on."""
        if wish.here and game.timed:
            raise Problem("one-device", field="here")
        sitters = [self._sitter(0, host, wish.nonce)]
        for name in wish.here:
            _check_name(sitters, check_name(name))
            sitters.append(Sitter(len(sitters), check_name(name), draw_hex(self.services.draw, 16), host.id))
        return sitters

    def _again(self, old: TableRow, host: Person) -> TableRow:
        bots = tuple(self._bot(sitter.seat, self._unguided(sitter.bot)) for sitter in old.sitters if sitter.bot)
        draw = self.services.draw
        fresh = {"id": draw_id(draw), "link": draw_id(draw, 24), "secret": draw_hex(draw), "host": host.id}
        now = self.services.clock.now()
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

    def _unguided(self, bot: str) -> str:
        """Who has been guided once plays against the usual bots."""
        return self.services.settings.stand_in if bot == GUIDE else bot

    def _sitter(self, seat: Seat, person: Person, nonce: str | None) -> Sitter:
        return Sitter(seat, person.name, nonce or draw_hex(self.services.draw, 16), person.id)

    def _bot(self, seat: Seat, bot: str) -> Sitter:
        return Sitter(seat, f"Bot {seat + 1}", draw_hex(self.services.draw, 16), bot=bot)

    def _without(self, row: TableRow, seats: list[Seat]) -> Change:
        """A table without people is closed; the host's part falls to who came next."""
        rest = tuple(each for each in row.sitters if each.seat not in seats)
        people = [each.person for each in rest if each.person]
        if not people:
            closed = _next(row, sitters=rest, status="closed", ended=self.services.clock.now())
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
        now = self.services.clock.now()
        return msgspec.structs.replace(
            row, version=row.version + 1, seats=len(sitters), sitters=sitters, status="playing", started=now
        )


async def close_unfilled(live: LiveTable) -> None:
    """A table that waited too long for its players."""
    now = live.services.clock.now()

    def close(row: TableRow) -> Change | None:
        if row.status != "open":
            return None
        return msgspec.structs.replace(_next(row, status="closed", ended=now), dues=())

    await live.change(close)
    for listener in tuple(live.audience.listeners):
        listener.end("closed")


def _next(row: TableRow, **changes: Any) -> Change:
    return Change(table=msgspec.structs.replace(row, version=row.version + 1, **changes))


def _with(row: TableRow, sitters: tuple[Sitter, ...]) -> Change:
    return msgspec.structs.replace(_next(row, sitters=sitters), sitters=True)


def _seated(row: TableRow, sitter: Sitter) -> Change:
    _check_name(row.sitters, sitter.name)
    return _with(row, tuple(sorted((*row.sitters, sitter), key=lambda each: each.seat)))


def _check_name(sitters: Iterable[Sitter], name: str) -> None:
    if any(skeleton(each.name) == skeleton(name) for each in sitters):
        raise Problem("name-taken", 409, field="name")


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
