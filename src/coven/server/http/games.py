"""What a game says, for pages that were built without it: its texts and its rules."""

from functools import partial
from importlib.resources import files
from typing import Annotated, Any

from litestar import MediaType, Request, Router, get
from litestar.params import FromPath, PathParameter

from coven import rulebook
from coven.engine import Game
from coven.server.http.dependencies import TheBackend
from coven.server.http.visitors import address_of

Language = Annotated[str, PathParameter(pattern="^[a-z]{2}$")]


@get("/games/{game:str}/text/{language:str}", media_type=MediaType.TEXT)
async def texts(request: Request[Any, Any, Any], backend: TheBackend, game: FromPath[str], language: Language) -> str:
    """The Fluent messages of a game, those of its guided first game included; English where they are not translated."""
    read = partial(read_texts, backend.services.game(game), language)
    return await backend.services.pools.files.run(address_of(request), read)


@get("/games/{game:str}/rules/{language:str}", media_type=MediaType.TEXT)
async def rules(request: Request[Any, Any, Any], backend: TheBackend, game: FromPath[str], language: Language) -> str:
    """The rules page of a game, Markdown; English where it is not translated."""
    read = partial(rulebook.read, backend.services.game(game), language)
    return (await backend.services.pools.files.run(address_of(request), read)).page


def read_texts(game: Game, language: str) -> str:
    folder = files(game.package) / "text"
    known = language if (folder / f"{language}.ftl").is_file() else "en"
    found = [folder / f"{known}.ftl", folder / f"guided.{known}.ftl"]
    return "\n".join([file.read_text("utf-8") for file in found if file.is_file()])


ROUTER = Router("/api", route_handlers=[texts, rules], tags=["tables"])
