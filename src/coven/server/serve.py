"""Running the server: from settings to a listening process that stops gracefully."""

import gc
import logging
import socket
import sys
from collections.abc import Mapping
from functools import partial
from importlib import import_module

import structlog
import uvicorn

from coven.engine import Game
from coven.play.durations import SECOND
from coven.server.app import make_app
from coven.server.backend import Backend
from coven.server.bot_pool import BotPool
from coven.server.config import Settings
from coven.server.fanout import Fanout
from coven.server.fanout.in_process import InProcess
from coven.server.http.bounded import BoundedHttp, FrontDoors
from coven.server.http.forwarded import Forwarded
from coven.server.http.page import Page
from coven.server.ids import draw_hex, draw_securely
from coven.server.pools import Pools
from coven.server.pools.processes import process_pool, processes
from coven.server.services import Services
from coven.server.socket.bounded import BoundedSocket
from coven.server.socket.hand_over import HandOver
from coven.server.startup import check_workers, ready
from coven.server.store.open import POSTGRES, BadDatabase, open_store
from coven.server.workers import Supervisor

RARELY = (5_000, 20, 50)
"""Garbage in circles is looked for after so many new objects: a move leaves hardly any."""
SWITCH = 0.001
"""Seconds after which a thread gives way: one that comes back from the disk has an answer for somebody."""
log = structlog.get_logger()


def open_fanout(url: str) -> Fanout:
    """How workers hear of each other: by `redis://host:port`; without an address there is one worker only."""
    if not url:
        return InProcess()
    from coven.server.fanout.redis import RedisFanout

    return RedisFanout(url, draw_hex(draw_securely))


def make_backend(settings: Settings, games: Mapping[str, Game]) -> Backend:
    store, fanout = open_store(settings.database_url), open_fanout(settings.redis_url)
    bot_pool = BotPool(processes(settings.masters_at_once), at_once=settings.masters_at_once)
    pools = Pools(analyses=process_pool(at_once=1, most_waiting=8))
    return Backend(Services(settings=settings, store=store, fanout=fanout, games=games, bot_pool=bot_pool, pools=pools))


class GracefulServer(uvicorn.Server):
    """Tells everybody before it closes the doors."""

    def __init__(self, config: uvicorn.Config, backend: Backend, hand_over: HandOver | None = None) -> None:
        super().__init__(config)
        self.backend = backend
        self.hand_over = hand_over

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.hand_over is not None:
            self.hand_over.open(self._socket)
        if self.started and not sockets:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            log.info(f"Coven is open at http://{f'[{host}]' if ':' in host else host}:{port} (Ctrl-C closes it)")

    def _socket(self) -> BoundedSocket:
        state = self.server_state, self.lifespan.state
        return BoundedSocket(self.config, *state, settings=self.backend.services.settings, hand_over=self.hand_over)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.hand_over is not None:
            self.hand_over.close()
        await self.backend.say_bye()
        await super().shutdown(sockets)


def make_server(backend: Backend, hand_over: HandOver | None = None) -> GracefulServer:
    settings = backend.services.settings
    app = Forwarded(make_app(backend), settings.proxies)
    doors = FrontDoors(settings.most_connections, app.trusts)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=partial(BoundedHttp, settings=settings, doors=doors),  # type: ignore[arg-type]
        ws=partial(BoundedSocket, settings=settings, hand_over=hand_over),  # type: ignore[arg-type]
        ws_per_message_deflate=False,  # sizes must not depend on what was said before
        proxy_headers=False,  # Forwarded reads them
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_keep_alive=settings.idle_time // SECOND,
        timeout_graceful_shutdown=10,
    )
    return GracefulServer(config, backend, hand_over)


def load_workers() -> None:
    """What workers need, once for all of them, and before the first of them is started."""
    for name in ("coven.server.store.postgres", "coven.server.fanout.redis"):
        import_module(name)


def allow_many_files() -> None:
    """Every connection is a file: take as many as the system gives without asking."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(settings: Settings, games: Mapping[str, Game]) -> None:
    """Serve until told to stop."""
    set_up_logs(settings)
    allow_many_files()
    if not Page().built:
        log.warning("The page for browsers has not been built: run make web. Scripts can play without it.")
    if settings.workers > 1:
        if not settings.database_url.startswith(POSTGRES) or not settings.redis_url:
            raise BadDatabase(f"workers={settings.workers} needs postgresql:// and redis_url")
        check_workers()
        load_workers()
    with ready(settings):
        if settings.workers > 1:
            gc.freeze()
            Supervisor(settings, lambda own, hand_over: ready_server(own, games, hand_over)).run()
        else:
            ready_server(settings, games).run()


def ready_server(settings: Settings, games: Mapping[str, Game], hand_over: HandOver | None = None) -> GracefulServer:
    """In a process of its own, in which nobody is to wait: not for the garbage, and not for who computes."""
    server = make_server(make_backend(settings, games), hand_over)
    gc.freeze()  # what is there for good need not be looked through
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
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *([structlog.processors.format_exc_info, structlog.processors.JSONRenderer()] if for_programs else [lines]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),  # a line at a time: workers share it
    )
    logging.basicConfig(level=max(level, logging.WARNING), stream=sys.stderr)
