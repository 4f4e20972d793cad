"""What is said at a table. Sitters speak, everybody who may watch reads; a team may have a channel of its own.

Each channel has its own numbers, so that nobody can count what others say among themselves.
"""

import unicodedata

from coven.engine import Seat
from coven.play.durations import MINUTE
from coven.play.problems import Problem
from coven.play.protocol import Line
from coven.server.limits import SharedLimit
from coven.server.services import Services
from coven.server.store.rows import ChatRow, Person
from coven.server.table.live import LiveTable
from coven.server.table.news import spoken

SHOWN = 100
"""Lines that somebody who comes is shown."""


class Chats:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.limit = SharedLimit(
            services.clock, services.settings.chat_lines, MINUTE, fanout=services.fanout, name="chat"
        )

    async def say(
        self, live: LiveTable, person: Person, text: str, team: bool = False, wanted: Seat | None = None
    ) -> Line:
        sitter = live.row.at(live.row.seat_of(person.id, wanted))
        if sitter is None:
            raise Problem("not-seated", 403)
        if sitter.muted:
            raise Problem("muted", 403)
        friends = confidants(live, sitter.seat) if team else ()
        if team and not friends:
            raise Problem("no-team-chat", 409, field="team")
        self.limit.check(person.id)
        said = ChatRow(0, sitter.seat, sitter.name, _clean(text), self.services.clock.now())
        line = _told(await self.services.store.say(_channel(live, friends), said), team)
        live.publish(spoken(line, friends if team else None))
        return line

    async def lines(self, live: LiveTable, after: int = 0) -> list[Line]:
        """What was said to everybody."""
        return [_told(line, False) for line in await self.services.store.said(live.row.id, after, SHOWN)]

    async def team_lines(self, live: LiveTable, seat: Seat, after: int = 0) -> list[Line]:
        """What was said in the team of a seat; nothing, if there is none."""
        friends = confidants(live, seat) if seat >= 0 else ()
        if not friends:
            return []
        return [_told(line, True) for line in await self.services.store.said(_channel(live, friends), after, SHOWN)]


def confidants(live: LiveTable, seat: Seat) -> tuple[Seat, ...]:
    """With whom a seat may talk unheard by the others: the game says so."""
    return live.timeline.table.confidants(seat) if live.timeline else ()


def _channel(live: LiveTable, friends: tuple[Seat, ...]) -> str:
    return f"{live.row.id}/{min(friends)}" if friends else live.row.id


def _told(line: ChatRow, team: bool) -> Line:
    return Line(line.number, line.seat, line.name, line.text, line.at, team)


def _clean(text: str) -> str:
    """Without control and other invisible characters."""
    cleaned = "".join(sign for sign in text if unicodedata.category(sign)[0] != "C").strip()
    if not cleaned:
        raise Problem("empty", field="text")
    return cleaned
