"""coven serve: tables online."""

import os
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter

from coven import games
from coven.cli.common import check_range, words
from coven.cli.extras import missing
from coven.cli.failure import Failure

HIGHEST_PORT = 65_535
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
    """Run a server, so that people can play over the network.

    Each flag is also an environment variable: COVEN_PORT for --port. docs/hosting.md lists more of them.

    Parameters
    ----------
    host
        The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for the whole network.
    port
        The port to listen on. Default: 8000.
    database_url
        Where everything is kept: sqlite:///file or postgresql://user:password@host/name.
    redis_url
        How several workers talk to each other: redis://host:6379.
    workers
        How many processes serve the port; more than one needs PostgreSQL and Redis.
    origins
        Other origins whose pages may use this server, separated by commas.
    secure_cookies
        Send cookies over HTTPS only: set it behind TLS.
    proxies
        Addresses whose X-Forwarded headers are trusted.
    bot_delay
        How long bots wait before they answer, in milliseconds.
    stand_in
        The bot that plays for people who leave.
    log_level
        How much is logged.
    log_format
        Lines for people (text) or for programs (json).
    """
    flags = dict(locals())
    check_range(words(None), low=0, high=HIGHEST_PORT, port=port)
    from coven.server.config import read_settings
    from coven.server.serve import serve as run
    from coven.server.store.open import BadDatabase
    from coven.server.store.start_problem import StartProblem

    try:
        run(read_settings(os.environ, **flags), {name: games.find(name) for name in games.names()})
    except msgspec.ValidationError as error:
        raise _failure(f"{error}.") from None
    except ModuleNotFoundError:
        raise missing("workers", "PostgreSQL, Redis", words(None)) from None
    except BadDatabase as error:
        raise _failure(f"--database-url: {error}?") from None
    except StartProblem as problem:
        raise Failure(words(None)(problem.message, **problem.args_of_message), 1) from None


def _failure(detail: str) -> Failure:
    return Failure(words(None)("cli-see-help", detail=detail, known="coven serve --help"))
