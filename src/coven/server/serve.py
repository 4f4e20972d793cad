"""Running the server: from settings to a listening process that stops gracefully."""

import logging
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

import structlog
import uvicorn

from coven.engine import Game
from coven.server.config import Settings
from coven.server.house import House
from coven.server.store.sqlite import SqliteStore
from coven.server.tools import Tools
from coven.server.web.app import make_app

SQLITE = "sqlite:///"


class BadDatabase(ValueError):
    """A database address that no store here understands: its scheme, or the folder that is not there."""


def open_store(url: str) -> SqliteStore:
    """The store behind an address: `sqlite:///file`."""
    if not url.startswith(SQLITE) or url == SQLITE:
        raise BadDatabase(url.partition(":")[0])
    path = Path(url.removeprefix(SQLITE))
    if not path.parent.is_dir():
        raise BadDatabase(path.parent)
    return SqliteStore(path)


def make_house(settings: Settings, games: Mapping[str, Game]) -> House:
    return House(Tools(settings=settings, store=open_store(settings.database_url), games=games))


class GracefulServer(uvicorn.Server):
    """Tells everybody before it closes the doors."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.say_bye()
        await super().shutdown(sockets)


def make_server(house: House) -> GracefulServer:
    settings = house.tools.settings
    config = uvicorn.Config(
        make_app(house),
        host=settings.host,
        port=settings.port,
        ws_max_size=settings.most_frame,
        ws_max_queue=16,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=10,
    )
    return GracefulServer(config, house)


def serve(settings: Settings, games: Mapping[str, Game]) -> None:
    """Serve until told to stop."""
    set_up_logs(settings)
    make_server(make_house(settings, games)).run()


def set_up_logs(settings: Settings) -> None:
    """Structured lines on standard error: what happened at which table, never cards, moves, secrets or cookies."""
    for_programs = settings.log_format == "json"
    level = getattr(logging, settings.log_level.upper())
    lines = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *([structlog.processors.format_exc_info, structlog.processors.JSONRenderer()] if for_programs else [lines]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=max(level, logging.WARNING), stream=sys.stderr)
