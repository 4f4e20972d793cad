"""Requests to the house, by the paths of the server's API."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote

import msgspec

from coven.bots import names as bot_names
from coven.device.house import House
from coven.device.past import past
from coven.device.tasks import Analysis
from coven.engine import SPECTATOR
from coven.games import UnknownGame, names
from coven.play.api import (
    AnalysisWish,
    BackInfo,
    NewTable,
    QuickWish,
    RecordWish,
    RematchWish,
    TeamInfo,
    game_info,
)
from coven.play.problems import Problem, missing
from coven.play.replays import Replay, cut, retell_record

Query = Mapping[str, str]


class Answer(msgspec.Struct, frozen=True):
    """An HTTP status and a body: JSON, or a record as text. `task`: what has to be done for it elsewhere."""

    status: int
    body: str
    task: str | None = None


class Requests:
    """What somebody of a name asks of the house."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.name = name

    def ask(self, method: str, path: str, query: Query, body: str) -> Answer:
        try:
            return self._ask(method, [unquote(part) for part in path.strip("/").split("/")], query, body)
        except Problem as problem:
            return Answer(problem.status, msgspec.json.encode(problem.trouble).decode())
        except msgspec.ValidationError as error:
            return _told(Problem("invalid", detail=str(error)).trouble, 400)
        except UnknownGame:
            return _told(missing("game").trouble, 404)

    def _ask(self, method: str, path: list[str], query: Query, body: str) -> Answer:
        match method, *path:
            case "GET", "games":
                return _told([game_info(self.house.find(name), bot_names(self.house.find(name))) for name in names()])
            case "GET", "me", "tables":
                return _told([self.house.answer(id_).table for id_ in reversed(self.house.kept)])
            case "GET", "people", name, "games" if name == self.name:
                return _told(past(self.house, name))
            case "POST", "quick":
                return _told(self.house.add(self.house.new.quick(self.name, _read(body, QuickWish))), 201)
            case "POST", "tables":
                return _told(self.house.add(self.house.new.table(self.name, _read(body, NewTable))), 201)
            case "POST", "records":
                return _told(self._replay_record(_read(body, RecordWish)))
            case "POST", "records", ("chances" | "accounts") as of:
                analysis = Analysis(of, _read(body, AnalysisWish).record)
                return Answer(202, "", msgspec.json.encode(analysis).decode())
            case _, "tables", id_, *rest:
                return self._ask_table(method, id_, rest, query, body)
        raise missing("page")

    def _ask_table(self, method: str, id_: str, rest: list[str], query: Query, body: str) -> Answer:
        table, house = self.house.table(id_), self.house
        seat = house.seat(id_, _number(query, "seat"))
        match method, *rest:
            case ("GET",):
                return _told(house.answer(id_))
            case "GET", "hint":
                return _told(table.hint(seat))
            case "GET", "back":
                return _told(BackInfo(table.can_take_back(seat)))
            case "GET", "team":
                return _told(TeamInfo(()))
            case "GET", "replay":
                return _told(self._replay(id_, query))
            case "GET", "record":
                if not table.timeline.over:
                    raise Problem("not-over", 409)
                return Answer(200, table.record().decode())
            case "POST", "rematch":
                return _told(house.rematch(id_, _read(body, RematchWish).nonce))
        raise missing("page")

    def _replay(self, id_: str, query: Query) -> Replay:
        """Any seat's once the game has ended; before, those of the people at this device."""
        table, wanted = self.house.table(id_), _number(query, "seat")
        seat = self.house.seat(id_, wanted)
        if table.timeline.over and wanted is not None and SPECTATOR <= wanted < table.header.players:
            seat = wanted
        return table.replay(seat, _number(query, "from"), _number(query, "to"))

    def _replay_record(self, wish: RecordWish) -> Replay:
        header, told = retell_record(wish.record.encode("utf-8", "replace"), self.house.find, wish.seat)
        frames = cut(told, wish.first, wish.last, numbered=True)
        return Replay(header.game, header.rules, header.options, header.seats, wish.seat, len(told), frames)


def _read(body: str, kind: type[Any]) -> Any:
    return msgspec.json.decode(body or "{}", type=kind)


def _told(found: Any, status: int = 200) -> Answer:
    return Answer(status, msgspec.json.encode(found).decode())


def _number(query: Query, name: str) -> int | None:
    """A number in the address. Raises `Problem`."""
    if name not in query:
        return None
    try:
        return int(query[name])
    except ValueError:
        raise Problem("invalid", field=name, detail=query[name]) from None
