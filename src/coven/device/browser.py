"""The house inside a page: its worker brings time, luck and a store as functions, and speaks in text alone."""

from collections.abc import Callable, Iterable

import msgspec

from coven.device.house import House
from coven.device.requests import Requests
from coven.device.tasks import do
from coven.games import find
from coven.play.problems import Problem


class PageHouse:
    """What the worker calls. Everything goes in and out as text or numbers, so that nothing has to be converted."""

    def __init__(
        self,
        kept: Iterable[str],
        *,
        now: Callable[[], float],
        draw: Callable[[int], str],
        tell: Callable[[int, str], None],
        keep: Callable[[str, str, str], None],
    ) -> None:
        self.house = House(find, now=lambda: int(now()), draw=draw, tell=tell, keep=keep)
        for text in kept:
            self.house.restore(text)

    def ask(self, name: str, method: str, path: str, query: str, body: str) -> str:
        """An `Answer` as JSON. `query` is an object of strings, as JSON."""
        answer = Requests(self.house, name).ask(method, path, msgspec.json.decode(query), body)
        return msgspec.json.encode(answer).decode()

    def connect(self, number: int, table: str, since: int, seat: int | None) -> None:
        self.house.connect(number, table, since, seat)

    def say(self, number: int, raw: str) -> None:
        self.house.say(number, raw)

    def leave(self, number: int) -> None:
        self.house.leave(number)

    def next_due(self) -> int | None:
        return self.house.next_due()

    def work(self) -> list[str]:
        """Tasks for the thinker."""
        return [msgspec.json.encode(thought).decode() for thought in self.house.work()]

    def thought(self, task: str, move: str) -> None:
        """What the thinker thought of."""
        about = msgspec.json.decode(task)
        self.house.thought(about["table"], about["number"], move.encode())


def think(task: str) -> str:
    """In another worker: the result of a task as JSON; a problem as an object with `trouble` in it."""
    try:
        return do(task, find).decode()
    except Problem as problem:
        return msgspec.json.encode({"trouble": problem.trouble, "status": problem.status}).decode()
