"""coven serve: tables online."""

import os
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter

from coven import games
from coven.cli.common import words
from coven.cli.failure import Failure

Secure = Annotated[bool | None, Parameter(negative="")]


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database_url: str | None = None,
    redis_url: str | None = None,
    workers: int | None = None,
    origins: str | None = None,
    secure_cookies: Secure = None,
    proxies: str | None = None,
    bot_delay: int | None = None,
    stand_in: str | None = None,
    log_level: Literal["debug", "info", "warning", "error"] | None = None,
    log_format: Literal["json", "text"] | None = None,
) -> None:
    """Open the house: tables for people over the network.

    Each flag is also an environment variable: COVEN_PORT for --port. There are more of those, in docs/hosting.md.

    Parameters
    ----------
    host
        The address to listen at: 127.0.0.1 for this machine only, 0.0.0.0 for all who reach it.
    port
        The port to listen at; 8000 without it.
    database_url
        Where everything is kept: sqlite:///file or postgresql://user:password@host/name.
    redis_url
        How several workers hear of each other: redis://host:6379.
    workers
        Processes that serve the port; more than one need PostgreSQL and Redis.
    origins
        Other origins whose pages may use this server, with commas between.
    secure_cookies
        Send cookies over HTTPS only: set it behind TLS.
    proxies
        Addresses whose X-Forwarded headers are believed.
    bot_delay
        How long bots take for an answer, in milliseconds.
    stand_in
        The bot that plays on for leavers.
    log_level
        How much is logged.
    log_format
        Lines for people (text) or for programs (json).
    """
    flags = dict(locals())
    try:
        from coven.server.config import read_settings
        from coven.server.serve import serve as run
        from coven.server.store.open import BadDatabase
        from coven.server.store.start_problem import StartProblem
    except ModuleNotFoundError as error:
        raise _failure(f'{error}: pip install "coven[server]".') from None
    try:
        run(read_settings(os.environ, **flags), {name: games.find(name) for name in games.names()})
    except msgspec.ValidationError as error:
        raise _failure(f"{error}.") from None
    except ModuleNotFoundError as error:
        raise _failure(f'{error}: pip install "coven[server,workers]".') from None
    except BadDatabase as error:
        raise _failure(f"--database-url: {error}?") from None
    except StartProblem as problem:
        raise Failure(words(None)(problem.message, **problem.args_of_message), 1) from None


def _failure(detail: str) -> Failure:
    return Failure(words(None)("cli-see-help", detail=detail, known="coven serve --help"))
