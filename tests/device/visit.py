"""A house on one device, and somebody who plays there as a page does."""

import json
from collections import defaultdict
from itertools import count
from random import Random
from typing import Any

import msgspec

from coven.device.house import House
from coven.device.requests import Requests
from coven.device.tasks import do
from coven.games import find
from coven.play.replays import MOST_FRAMES


class Visit:
    """Time goes on when somebody waits; what is kept, and what was told, can be looked at."""

    def __init__(self, kept: dict[str, str] | None = None, name: str = "Ada", seed: str = "luck") -> None:
        self.time = 1_000
        self.kept: dict[str, str] = dict(kept or {})
        self.shown: dict[str, Any] = {}
        self.told: defaultdict[int, list[dict[str, Any]]] = defaultdict(list)
        random = Random(seed)
        self.house = House(
            find,
            now=lambda: self.time,
            draw=lambda number: random.randbytes(number).hex(),
            tell=lambda number, text: self.told[number].append(json.loads(text)),
            keep=self._keep,
        )
        for text in self.kept.values():
            self.house.restore(text)
        self.requests = Requests(self.house, name)
        self.ids = count(1)

    def _keep(self, id_: str, table: str, shown: str) -> None:
        self.kept[id_], self.shown[id_] = table, json.loads(shown)
        assert self.shown[id_]["table"]["id"] == id_

    def ask(self, method: str, path: str, wish: object = None, *, status: int = 200, **query: object) -> Any:
        given = {name: str(value) for name, value in query.items()}
        answer = self.requests.ask(method, path, given, "" if wish is None else json.dumps(wish))
        if answer.task is not None:
            return json.loads(do(answer.task, find))
        assert answer.status == status, answer.body
        return answer.body if path.endswith("/record") else json.loads(answer.body)

    def connect(self, table: str, since: int = 0, seat: int | None = None) -> int:
        number = next(self.ids)
        self.house.connect(number, table, since, seat)
        return number

    def updates(self, connection: int) -> list[dict[str, Any]]:
        return [told for told in self.told[connection] if told["tell"] == "update"]

    def say(self, connection: int, **said: object) -> dict[str, Any]:
        """The answer to a message."""
        before = len(self.told[connection])
        self.house.say(connection, json.dumps(said))
        return self.told[connection][before]

    def wait(self) -> bool:
        """Until the next bot or the clock has answered; False: nobody will."""
        due = self.house.next_due()
        if due is None:
            return False
        self.time = max(self.time, due)
        for thought in self.house.work():
            self.house.thought(thought.table, thought.number, do(msgspec.json.encode(thought), find))
        return True

    def play(self, connections: list[int], moves: int = MOST_FRAMES * 10) -> None:
        """Whoever is asked makes the first move on offer, or lets a race go by; to the end, or for so many moves."""
        for _ in range(moves):
            newest = [self.updates(connection)[-1] for connection in connections]
            if newest[0]["view"].get("outcome"):
                return
            asked = [place for place, update in enumerate(newest) if update["moves"]]
            racing = bool(asked) and "ms" in newest[asked[0]]["moves"][0]
            if asked and not racing:
                update, connection = newest[asked[0]], connections[asked[0]]
                id_ = f"m{connection}.{update['number']}"
                answer = self.say(connection, say="play", id=id_, at=update["number"], move=update["moves"][0])
                assert answer["tell"] == "ack", answer
            else:
                assert self.wait()
