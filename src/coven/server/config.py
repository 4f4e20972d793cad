"""All that can be set, by environment (`COVEN_PORT`) or by flag (`--port`), as the table in docs/hosting.md says."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from coven.play.durations import DAY, MINUTE, SECOND

Count = Annotated[int, Meta(ge=1)]
Milliseconds = Annotated[int, Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting and its default. Times are in milliseconds, sizes in bytes."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    database_url: str = "sqlite:///coven.sqlite3"
    redis_url: str = ""
    """Through which several workers hear of each other's tables: `redis://host:6379`."""
    workers: Count = 1
    """Processes that serve the port; more than one need PostgreSQL and Redis."""
    origins: str = ""
    """Other origins that may use the server from a browser, separated by commas: `https://coven.example`."""
    secure_cookies: bool = False
    """Whether cookies travel by HTTPS only: set it behind TLS."""
    proxies: str = "127.0.0.1"
    """Whose `X-Forwarded-*` headers are believed."""
    line_header: str = ""
    """The header in which these proxies say how long a player's round trips take, in µs; without one, pongs count."""

    bot_delay: Milliseconds = 900
    """How long a bot takes for every answer, whatever it thinks; twice as long for who likes it calm."""
    order_delay: Milliseconds = 3 * SECOND
    """How long a player has to step in before a standing order answers."""
    stand_in: str = "adept"
    """The bot that plays on for leavers, where the game has it."""
    masters_at_once: Annotated[int, Meta(ge=1, le=64)] = 2
    """Bots that search (Masters) at the same time, each in a process of its own that is started when it is needed."""
    master_wait: Milliseconds = 10 * SECOND
    """How long a Master waits for its turn to think before it answers as an Adept."""
    lease: Milliseconds = 30 * SECOND
    """How long a person counts as present, and a due-date as taken, without further sign."""
    open_for: Milliseconds = DAY
    """How long a table waits for its players before it is closed."""

    most_head: Count = 16 * 1024
    """Of a request line with its headers."""
    most_body: Count = 64 * 1024
    most_frame: Count = 16 * 1024
    head_time: Milliseconds = 10 * SECOND
    """How long a client may take to send a request line with its headers."""
    body_time: Milliseconds = MINUTE
    """How long a client may take to send a request body."""
    idle_time: Milliseconds = 75 * SECOND
    """How long a connection waits for its next request: longer than proxies do, or both let go at once."""
    unread_time: Milliseconds = 20 * SECOND
    """How long a client may leave unread what it was sent."""
    most_tables: Count = 20
    """Open and running tables that one person may host."""
    most_connections: Count = 500
    """Connections of one address by HTTP, proxies excepted."""
    most_sockets: Count = 200
    """Sockets and streams of one address."""
    most_own_sockets: Count = 50
    """Sockets and streams of one person."""
    most_arriving: Count = 500
    """Sockets that are being let in at the same time; the next are told to wait."""
    most_behind: Milliseconds = SECOND
    """How late the server may be with what it has to do before newcomers are told to wait."""
    most_live: Count = 2_000
    """Tables kept in memory; others are read again from the store when they are needed."""
    most_unsent: Count = 1024 * 1024
    """Bytes that wait for a slow reader before it is cut off."""
    requests: Count = 50
    """Requests or socket messages a second, for one person or address, over some seconds."""
    frames: Count = 100
    """Frames of any kind a second on one socket, over some seconds; then it is closed."""
    sign_ins: Count = 10
    """New guests, accounts and sign-ins a minute for one address."""
    new_tables: Count = 30
    """Tables a minute for one address."""
    replays: Count = 60
    """Replays and records a minute for one address: each plays a whole game again."""
    analyses: Count = 6
    """Analyses of records a minute for one address: each plays on from many positions."""
    chat_lines: Count = 20
    """Chat lines a minute for one person."""
    snapshot_every: Count = 50
    """Moves between two snapshots of a long game."""

    session: Milliseconds = 90 * DAY
    """How long a guest or account stays signed in."""
    metrics_key: str = ""
    """What Prometheus must send to read `/metrics`; without it there is no such page."""
    access_log: bool = False
    """Whether the log has a line for every request: who asked for what, from where, and how long it took."""
    keep_closed: Milliseconds = 30 * DAY
    """How long a table is kept that was closed before it began; 0: for ever. Games that were played are kept."""
    keep_guests: Milliseconds = 30 * DAY
    """How long guests are kept who cannot come back, having neither session, key nor running game; 0: for ever."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["json", "text"] = "text"


def read_settings(environment: Mapping[str, str], **flags: Any) -> Settings:
    """Flags win over the environment, which wins over the defaults. Raises `msgspec.ValidationError`."""
    names = Settings.__struct_fields__
    found = {name: environment[f"COVEN_{name.upper()}"] for name in names if f"COVEN_{name.upper()}" in environment}
    given = {name: value for name, value in flags.items() if value is not None}
    return msgspec.convert(found | given, Settings, strict=False)
