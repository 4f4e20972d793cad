"""After the game: replays from any seat, records for download and from elsewhere, and what people have played."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, TypeVar

from litestar import Request, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from coven.engine import SPECTATOR, Game, Seat
from coven.lab.chances import ChanceCurve, chance_curve
from coven.lab.luck_and_skill import LuckAndSkill, luck_and_skill
from coven.play.api import MOST_RECORD, AnalysisWish, Past, RecordWish
from coven.play.problems import Problem, missing
from coven.play.protocol import MOST
from coven.play.replays import Replay, cut, read_record, retell, retell_record
from coven.server.archive.records import own_record, whole_record
from coven.server.archive.results import played
from coven.server.backend import Backend
from coven.server.http.dependencies import TableId, TheBackend, Visitor
from coven.server.http.play import LINES
from coven.server.http.visitors import address_of
from coven.server.people.names import skeleton
from coven.server.store.rows import Person
from coven.server.table.live import LiveTable
from coven.server.table.registry import may_know

SHOWN = 100
Found = TypeVar("Found")

Link = FromQuery[str | None]
OneSeat = Annotated[int | None, QueryParameter(ge=-1, le=19)]
First = Annotated[int | None, QueryParameter(name="from", ge=0, le=MOST)]
Last = Annotated[int | None, QueryParameter(name="to", ge=0, le=MOST)]


async def over_or_watchable(backend: Backend, table_id: str, visitor: Person | None, link: str | None) -> LiveTable:
    """Who has the link of a private table may see its game once it has ended."""
    live = await backend.tables.get_for(table_id, visitor, link)
    return live if live.row.status == "ended" else await backend.tables.get_watchable(table_id, visitor)


@get("/tables/{table_id:str}/replay")
async def replay(
    request: Request[Any, Any, Any],
    backend: TheBackend,
    visitor: Visitor,
    table_id: TableId,
    *,
    seat: OneSeat = None,
    first: First = None,
    last: Last = None,
    link: Link = None,
) -> Replay:
    """The updates that a seat was sent, by their numbers: once the game has ended any seat's, before only your own."""
    backend.replays.check(address_of(request))
    live = await over_or_watchable(backend, table_id, visitor, link)
    eyes = _eyes(live, visitor, seat)
    row = live.row
    entries = await backend.services.store.entries(row.id, 0, row.number)
    told = await backend.services.pools.records.run(
        address_of(request), lambda: list(retell(live.game, live.beginning(row), entries, eyes))
    )
    frames = cut(told, first, last, numbered=row.status == "ended")
    names = tuple(sitter.name for sitter in row.sitters)
    return Replay(row.game, row.rules, row.options, names, eyes, len(told), frames)


def _eyes(live: LiveTable, visitor: Person | None, wanted: Seat | None) -> Seat:
    """From which seat the one who asks may look."""
    if not live.row.started:
        raise Problem("not-started", 409)
    own = live.row.seat_of(visitor.id if visitor else None)
    if wanted is None or wanted == own:
        return own
    if live.row.status != "ended":
        raise Problem("not-yours", 403, field="seat")
    if not SPECTATOR <= wanted < live.row.seats:
        raise missing("seat")
    return wanted


@get("/tables/{table_id:str}/record", responses={200: ResponseSpec(str, media_type=LINES)})
async def download(
    request: Request[Any, Any, Any], backend: TheBackend, visitor: Visitor, table_id: TableId, link: Link = None
) -> Response[bytes]:
    """Once the game has ended its whole record; before, all that your seat was shown."""
    backend.replays.check(address_of(request))
    live = await over_or_watchable(backend, table_id, visitor, link)
    if live.row.status == "ended":
        data = await whole_record(live, address_of(request))
    else:
        seat = live.row.seat_of(visitor.id if visitor else None)
        data = await own_record(live, seat, address_of(request))
    disposition = f'attachment; filename="{live.row.game}-{live.row.id}.jsonl"'
    return Response(data, media_type=LINES, headers={"Content-Disposition": disposition})


@post("/records", status_code=200, request_max_body_size=2 * MOST_RECORD)
async def replay_record(request: Request[Any, Any, Any], backend: TheBackend, data: JSONBody[RecordWish]) -> Replay:
    """A finished record from anywhere, checked move by move and told again. Nothing of it is kept."""
    backend.replays.check(address_of(request))
    record, find = data.record.encode("utf-8", "replace"), backend.services.game
    tell = partial(retell_record, record, find, data.seat)
    header, told = await backend.services.pools.records.run(address_of(request), tell)
    frames = cut(told, data.first, data.last, numbered=True)
    return Replay(header.game, header.rules, header.options, header.seats, data.seat, len(told), frames)


@post("/records/chances", status_code=200, request_max_body_size=2 * MOST_RECORD)
async def record_chances(
    request: Request[Any, Any, Any], backend: TheBackend, data: JSONBody[AnalysisWish]
) -> ChanceCurve:
    """How the chances went in a finished record, found by playing on from its positions a few times."""
    return await _analysed(chance_curve, request, backend, data)


@post("/records/accounts", status_code=200, request_max_body_size=2 * MOST_RECORD)
async def record_accounts(
    request: Request[Any, Any, Any], backend: TheBackend, data: JSONBody[AnalysisWish]
) -> LuckAndSkill:
    """How everybody came by the result of a finished record: what is fair, what was chosen, and luck."""
    return await _analysed(luck_and_skill, request, backend, data)


async def _analysed(
    analyse: Callable[[Game, bytes], Found], request: Request[Any, Any, Any], backend: Backend, wish: AnalysisWish
) -> Found:
    """What is found out by playing on, for one record at a time."""
    backend.analyses.check(address_of(request))
    record, services = wish.record.encode("utf-8", "replace"), backend.services
    who, pools = address_of(request), services.pools
    header, _ = await pools.records.run(who, partial(read_record, record, services.game))
    return await pools.analyses.run(who, partial(analyse, services.game(header.game), record))


@get("/people/{name:str}/games")
async def games_of(backend: TheBackend, visitor: Visitor, name: FromPath[str]) -> Past:
    """What an account has played, won and left; for a guest only the guest's own."""
    store = backend.services.store
    person = await store.account(skeleton(name))
    if person is None and visitor is not None and skeleton(name) == visitor.skeleton:
        person = visitor
    if person is None:
        raise missing("person")
    rows = await store.ended_of(person.id, SHOWN)
    games = [played(row, person) for row in rows if may_know(row, visitor)]
    return Past(person.name, person.guest, await store.tallies(person.id), games)


ROUTER = Router(
    "/api",
    route_handlers=[replay, download, replay_record, record_chances, record_accounts, games_of],
    tags=["after"],
)
