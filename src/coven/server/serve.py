"""Running the server: from settings to a listening process that stops gracefully."""

import gc
import logging
import socket
import sys
from collections.abc import Mapping
from functools import partial
from importlib import import_module
from pathlib import Path

import structlog
import uvicorn

from coven.engine import Game
from coven.server.config import Settings
from coven.server.fanout import Fanout, InProcess
from coven.server.house import House
from coven.server.luck import draw_hex, draw_securely
from coven.server.store import Store
from coven.server.store.sqlite import SqliteStore
from coven.server.thinkers import Thinkers, processes
from coven.server.tools import Tools
from coven.server.web.app import make_app
from coven.server.web.page import Page
from coven.server.web.usher import Usher
from coven.server.web.wire import Wire
from coven.server.workers import Supervisor

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")
RARELY = (5_000, 20, 50)
"""Garbage in circles is looked for after so many new objects: a move leaves hardly any."""
SWITCH = 0.001
"""Seconds after which a thread gives way: one that comes back from the disk has an answer for somebody."""
log = structlog.get_logger()


class BadDatabase(ValueError):
    """A database address that no store here understands: its scheme, or the folder that is not there."""


def open_store(url: str) -> Store:
    """The store behind an address: `sqlite:///file` or `postgresql://user:password@host/name`."""
    if url.startswith(POSTGRES):
        from coven.server.store.postgres import PostgresStore

        return PostgresStore(url)
    if not url.startswith(SQLITE) or url == SQLITE:
        raise BadDatabase(url.partition(":")[0])
    path = Path(url.removeprefix(SQLITE))
    if not path.parent.is_dir():
        raise BadDatabase(path.parent)
    return SqliteStore(path)


def open_fanout(url: str) -> Fanout:
    """How workers hear of each other: by `redis://host:port`; without an address there is one worker only."""
    if not url:
        return InProcess()
    from coven.server.redis import RedisFanout

    return RedisFanout(url, draw_hex(draw_securely))


def make_house(settings: Settings, games: Mapping[str, Game]) -> House:
    store, fanout = open_store(settings.database_url), open_fanout(settings.redis_url)
    thinkers = Thinkers(processes(settings.thinkers))
    return House(Tools(settings=settings, store=store, fanout=fanout, games=games, thinkers=thinkers))


class GracefulServer(uvicorn.Server):
    """Tells everybody before it closes the doors."""

    def __init__(self, config: uvicorn.Config, house: House, usher: Usher | None = None) -> None:
        super().__init__(config)
        self.house = house
        self.usher = usher

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.usher is not None:
            self.usher.open(self._wire)
        if self.started and not sockets:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            log.info(f"Coven is open at http://{f'[{host}]' if ':' in host else host}:{port} (Ctrl-C closes it)")

    def _wire(self) -> Wire:
        state = self.server_state, self.lifespan.state
        return Wire(self.config, *state, usher=self.usher)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.usher is not None:
            self.usher.close()
        await self.house.say_bye()
        await super().shutdown(sockets)


def make_server(house: House, usher: Usher | None = None) -> GracefulServer:
    settings = house.tools.settings
    config = uvicorn.Config(
        make_app(house),
        host=settings.host,
        port=settings.port,
        ws=partial(Wire, usher=usher),  # type: ignore[arg-type]
        ws_per_message_deflate=False,  # sizes must not depend on what was said before
        ws_max_size=settings.most_frame,
        ws_max_queue=16,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_keep_alive=75,  # longer than any client or proxy keeps a connection, or both let go at once
        timeout_graceful_shutdown=10,
    )
    return GracefulServer(config, house, usher)


def load_workers() -> None:
    """What workers need, once for all of them, and before the first of them is started."""
    for name in ("coven.server.store.postgres", "coven.server.redis"):
        import_module(name)


def serve(settings: Settings, games: Mapping[str, Game]) -> None:
    """Serve until told to stop."""
    set_up_logs(settings)
    if not Page().built:
        log.warning("The page for browsers has not been built: run make web. Scripts can play without it.")
    if settings.workers > 1:
        if not settings.database_url.startswith(POSTGRES) or not settings.redis_url:
            raise BadDatabase(f"workers={settings.workers} needs postgresql:// and redis_url")
        load_workers()
        gc.freeze()
        Supervisor(settings, lambda own, usher: ready_server(own, games, usher)).run()
    else:
        ready_server(settings, games).run()


def ready_server(settings: Settings, games: Mapping[str, Game], usher: Usher | None = None) -> GracefulServer:
    """In a process of its own, in which nobody is to wait: not for the garbage, and not for who computes."""
    server = make_server(make_house(settings, games), usher)
    gc.freeze()  # what is there for good is not looked through again and again
    gc.set_threshold(*RARELY)
    sys.setswitchinterval(SWITCH)
    return server


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
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),  # a line at a time: workers share it
    )
    logging.basicConfig(level=max(level, logging.WARNING), stream=sys.stderr)
