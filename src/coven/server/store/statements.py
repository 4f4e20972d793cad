"""The statements of PostgreSQL that moves and connections need, for the raw driver."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import astuple

from coven.server.store.rows import Change, Presence

COMMIT = """
WITH asked AS (
    SELECT * FROM unnest(
        $1::varchar[], $2::varchar[], $3::int[], $4::varchar[], $5::bigint[], $6::bigint[], $7::varchar[],
        $8::int[], $9::int[], $10::bool[], $11::bool[]
    ) AS asked(id, host, seats, status, started, ended, rematch, version, number, new_sitters, new_dues)
),
locked AS (
    SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE
),
won AS (
    UPDATE tables
    SET host = asked.host, seats = asked.seats, status = asked.status, started = asked.started, ended = asked.ended,
        rematch = asked.rematch, version = asked.version, number = asked.number
    FROM asked JOIN locked USING (id)
    WHERE tables.id = asked.id AND tables.version = asked.version - 1
    RETURNING tables.id, asked.new_sitters, asked.new_dues
),
entry AS (
    INSERT INTO log ("table", number, seat, move, at, by, frame, id)
    SELECT new.* FROM unnest(
        $12::varchar[], $13::int[], $14::int[], $15::bytea[], $16::bigint[], $17::varchar[], $18::int[], $19::varchar[]
    ) AS new("table", number, seat, move, at, by, frame, id)
    JOIN won ON won.id = new."table"
),
sitter AS (
    SELECT new.* FROM unnest(
        $20::varchar[], $21::int[], $22::varchar[], $23::varchar[], $24::varchar[], $25::varchar[], $26::bool[],
        $27::bool[], $28::int[], $29::int[], $30::text[]
    ) AS new("table", seat, name, nonce, person, bot, stand_in, muted, place, score, orders)
    JOIN won ON won.id = new."table"
),
sitter_gone AS (
    DELETE FROM seats USING won
    WHERE seats."table" = won.id AND won.new_sitters
    AND NOT EXISTS (SELECT FROM sitter WHERE (sitter."table", sitter.seat) = (seats."table", seats.seat))
),
sitter_there AS (
    INSERT INTO seats ("table", seat, name, nonce, person, bot, stand_in, muted, place, score, orders)
    SELECT * FROM sitter
    ON CONFLICT ("table", seat) DO UPDATE
    SET name = excluded.name, nonce = excluded.nonce, person = excluded.person, bot = excluded.bot,
        stand_in = excluded.stand_in, muted = excluded.muted, place = excluded.place, score = excluded.score,
        orders = excluded.orders
),
due AS (
    SELECT new.* FROM unnest($31::varchar[], $32::bigint[], $33::varchar[], $34::int[]) AS new("table", at, kind, seat)
    JOIN won ON won.id = new."table"
),
due_gone AS (
    DELETE FROM dues USING won
    WHERE dues."table" = won.id AND won.new_dues AND dues.kind <> 'absent'
    AND NOT EXISTS (
        SELECT FROM due WHERE (due."table", due.kind, due.seat) = (dues."table", dues.kind, dues.seat)
    )
),
due_there AS (
    INSERT INTO dues ("table", at, kind, seat)
    SELECT * FROM due ORDER BY "table", kind, seat
    ON CONFLICT ("table", kind, seat) DO UPDATE SET at = excluded.at
),
snapshot AS (
    INSERT INTO snapshots ("table", state)
    SELECT new.* FROM unnest($35::varchar[], $36::bytea[]) AS new("table", state)
    JOIN won ON won.id = new."table"
    ON CONFLICT ("table") DO UPDATE SET state = excluded.state
)
SELECT id FROM won
"""
"""Changes of many tables at once: those whose version is still one less are carried out whole, the others not at all.

Tables are locked in the order of their ids, so that two workers never wait for each other. No part of the statement
sees what another part does, so rows are overwritten instead of deleted and put in again.
"""

TAKE_DUE = """
WITH ripe AS (
    SELECT "table", kind, seat, at FROM dues WHERE at <= $1
    ORDER BY at, "table", kind, seat LIMIT $3 FOR UPDATE SKIP LOCKED
),
taken AS (
    UPDATE dues SET at = $1 + $2 FROM ripe
    WHERE dues."table" = ripe."table" AND dues.kind = ripe.kind AND dues.seat = ripe.seat
)
SELECT "table", kind, seat FROM ripe ORDER BY at, "table", kind, seat
"""

TOUCH = """
WITH sign AS (
    SELECT * FROM unnest($1::varchar[], $2::int[], $3::bigint[], $4::bigint[]) AS sign("table", seat, until, missed)
),
here AS (
    INSERT INTO presence ("table", seat, until)
    SELECT "table", seat, until FROM sign ORDER BY "table", seat
    ON CONFLICT ("table", seat) DO UPDATE SET until = excluded.until
),
never_missed AS (
    DELETE FROM dues USING sign
    WHERE (dues."table", dues.seat) = (sign."table", sign.seat) AND dues.kind = 'absent' AND sign.missed IS NULL
)
INSERT INTO dues ("table", at, kind, seat)
SELECT "table", missed, 'absent', seat FROM sign WHERE missed IS NOT NULL ORDER BY "table", seat
ON CONFLICT ("table", kind, seat) DO UPDATE SET at = excluded.at
"""
"""Signs of many people at once: until when each is here, and when a bot plays on for them, if ever."""


def touch_arrays(signs: Sequence[Presence]) -> list[list[Any]]:
    """The parameters of `TOUCH`. At most one sign for each seat."""
    rows = [(each.table, each.seat, each.until, each.patience) for each in signs]
    return _columns(
        [(table, seat, until, None if wait is None else until + wait) for table, seat, until, wait in rows], 4
    )


def commit_arrays(changes: Sequence[Change]) -> list[list[Any]]:
    """The parameters of `COMMIT`: a list for each column. At most one change for each table."""
    return [
        *_columns(map(_table, changes), 11),
        *_columns([(change.table.id, *astuple(change.entry)) for change in changes if change.entry is not None], 8),
        *_columns([row for change in changes for row in _sitters(change)], 11),
        *_columns([(change.table.id, *astuple(due)) for change in changes for due in change.dues or ()], 4),
        *_columns([(change.table.id, change.snapshot) for change in changes if change.snapshot is not None], 2),
    ]


def _columns(rows: Iterable[tuple[Any, ...]], number: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(number)]


def _table(change: Change) -> tuple[Any, ...]:
    row = change.table
    changing = (row.host, row.seats, row.status, row.started, row.ended, row.rematch, row.version, row.number)
    return (row.id, *changing, change.sitters, change.dues is not None)


def _sitters(change: Change) -> list[tuple[Any, ...]]:
    return [(change.table.id, *astuple(sitter)) for sitter in change.table.sitters] if change.sitters else []
