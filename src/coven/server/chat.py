"""What is said at a table. Sitters speak, everybody who may look on reads."""

import unicodedata

from coven.server.clock import MINUTE
from coven.server.limits import Limit
from coven.server.live import LiveTable, topic
from coven.server.problems import Problem
from coven.server.protocol import Line, encode
from coven.server.store import rows
from coven.server.store.rows import Person
from coven.server.tools import Tools

SHOWN = 100
"""Lines that somebody who comes is shown."""


class Chats:
    def __init__(self, tools: Tools) -> None:
        self.tools = tools
        self._limit = Limit(tools.clock, tools.settings.chat_lines, MINUTE)

    async def say(self, live: LiveTable, person: Person, text: str) -> Line:
        sitter = live.row.sitter_of(person.id)
        if sitter is None:
            raise Problem("not-seated", 403)
        if sitter.muted:
            raise Problem("muted", 403)
        self._limit.check(person.id)
        said = rows.Line(0, sitter.seat, sitter.name, _clean(text), self.tools.clock.now())
        line = _told(await self.tools.store.say(live.row.id, said))
        await self.tools.fanout.publish(topic(live.row.id), b"chat " + encode(line))
        return line

    async def lines(self, live: LiveTable, after: int = 0) -> list[Line]:
        return [_told(line) for line in await self.tools.store.said(live.row.id, after, SHOWN)]


def _told(line: rows.Line) -> Line:
    return Line(line.number, line.seat, line.name, line.text, line.at)


def _clean(text: str) -> str:
    """Without control and other invisible characters."""
    cleaned = "".join(sign for sign in text if unicodedata.category(sign)[0] != "C").strip()
    if not cleaned:
        raise Problem("empty", field="text")
    return cleaned
