"""Before and after the game: tables are made, filled, started, left, and played again."""

from coven.engine import Seat
from coven.play.api import NewTable
from coven.play.problems import Problem
from coven.server.lobby.new_rows import give_way, guided_row, new_bot, new_row, new_sitter, rematch_row
from coven.server.lobby.seating import check_host, check_open, free_seat, muted, renamed, seated, sitter_at, without
from coven.server.lobby.starting import start_if_full
from coven.server.services import Services
from coven.server.store.rows import Change, Person, Sitter, TableRow
from coven.server.table.live import LiveTable
from coven.server.table.registry import Tables
from coven.server.table.schedule import opening_dues
from coven.server.table.stand_ins import stand_up

MOST_RENAMED = 100


class Lobby:
    """What people can do with tables but play."""

    def __init__(self, services: Services, tables: Tables) -> None:
        self.services = services
        self.tables = tables

    # Making tables

    async def create(self, host: Person, wish: NewTable) -> LiveTable:
        return await self._add(new_row(self.services, host, wish))

    async def teach(self, host: Person, name: str) -> LiveTable:
        """A guided first game."""
        return await self._add(guided_row(self.services, host, name))

    async def rematch(self, live: LiveTable, person: Person, nonce: str | None) -> LiveTable:
        """The same people and bots at the same seats of a new table; everybody who asks sits down there."""
        old = live.row
        sitter = old.sitter_of(person.id)
        if sitter is None or old.status != "ended":
            raise Problem("no-rematch", 409)
        if old.rematch is None:
            new = rematch_row(self.services, old, person)
            await self._put(new)
            await live.change(lambda row: None if row.rematch else Change(table=row.changed(rematch=new.id)))
        assert live.row.rematch is not None
        again = await self.tables.get(live.row.rematch)
        await self.join(again, person, sitter.seat, nonce)
        for beside in old.sitters:
            if beside.person == person.id:
                await self._sit_beside(again, beside)
        return again

    async def _add(self, row: TableRow) -> LiveTable:
        await self._put(row)
        live = await self.tables.add(row)
        await start_if_full(live)
        return live

    async def _put(self, row: TableRow) -> None:
        if await self.services.store.hosting(row.host) >= self.services.settings.most_tables:
            raise Problem("too-many-tables", 429, most=self.services.settings.most_tables)
        await self.services.store.add_table(row, opening_dues(row, self.services.settings.open_for))

    # Sitting down

    async def join(self, live: LiveTable, person: Person, seat: Seat | None, nonce: str | None) -> None:
        """Sit down at a free seat. Who sits already stays where they are."""

        def sit(row: TableRow) -> Change | None:
            if row.sitter_of(person.id):
                return None
            sitter = new_sitter(self.services, free_seat(row, seat), person.name, person.id, nonce)
            return seated(give_way(self.services, row, person.name), sitter)

        await live.change(sit)
        await start_if_full(live)

    async def add_bot(self, live: LiveTable, host: Person, bot: str, seat: Seat | None) -> None:
        self.services.bot(bot, live.game)

        def sit(row: TableRow) -> Change:
            check_host(row, host)
            return seated(row, new_bot(self.services, free_seat(row, seat), bot, row.sitters))

        await live.change(sit)
        await start_if_full(live)

    async def _sit_beside(self, live: LiveTable, sitter: Sitter) -> None:
        """Somebody on the same device sits down again, at the same seat."""

        def sit(row: TableRow) -> Change | None:
            if row.at(sitter.seat) or sitter.person is None:
                return None
            return seated(row, new_sitter(self.services, sitter.seat, sitter.name, sitter.person))

        await live.change(sit)
        await start_if_full(live)

    async def check_rename(self, person: Person, name: str) -> None:
        """Refuses a name that somebody else has at one of a person's tables."""
        for row in await self._tables_now(person):
            renamed(row, person, name)

    async def rename(self, person: Person, name: str) -> None:
        """Tables that wait or run know somebody by another name from now on."""
        for row in await self._tables_now(person):
            live = await self.tables.get(row.id)
            await live.change(lambda now: renamed(now, person, name))

    async def _tables_now(self, person: Person) -> list[TableRow]:
        rows = await self.services.store.tables_of(person.id, MOST_RENAMED)
        return [row for row in rows if row.status in ("open", "playing")]

    # Leaving

    async def leave(self, live: LiveTable, person: Person) -> None:
        """Before the start the seat is free again; afterwards the game goes on without, until the player comes back."""

        def free(row: TableRow) -> Change | None:
            if row.sitter_of(person.id) is None:
                raise Problem("not-seated", 409)
            if row.status != "open":
                return None
            return without(row, row.seats_of(person.id), self.services.clock.now())

        await live.change(free)
        for seat in live.row.seats_of(person.id):
            await stand_up(live, seat)

    async def remove(self, live: LiveTable, host: Person, seat: Seat) -> None:
        """The host sends a sitter away before the start."""
        gone: list[str] = []

        def send_away(row: TableRow) -> Change:
            check_host(row, host)
            check_open(row)
            person = sitter_at(row, seat).person
            gone[:] = [person] if person else []
            return without(row, [seat], self.services.clock.now())

        await live.change(send_away)
        for listener in tuple(live.audience.listeners):
            if listener.person in gone and not live.row.public and live.row.seat_of(listener.person) < 0:
                listener.end("removed")

    async def mute(self, live: LiveTable, host: Person, seat: Seat, silent: bool) -> None:
        """The host closes or opens somebody's mouth."""

        def silence(row: TableRow) -> Change | None:
            check_host(row, host)
            return muted(row, seat, silent)

        await live.change(silence)
