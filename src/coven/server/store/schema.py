"""The database schema, defined once. Migrations lead to it, and a test compares them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("skeleton", String(128), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("password", String(256)),
)
Index(
    "uq_people_account",
    people.c.skeleton,
    unique=True,
    sqlite_where=text("password IS NOT NULL"),
    postgresql_where=text("password IS NOT NULL"),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("label", String(64), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("link", String(32), nullable=False),
    Column("host", String(16), nullable=False),
    Column("pace", Text, nullable=False),
    Column("leave_delay", BigInteger),
    Column("autostart", Boolean, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rematch", String(16)),
    Column("version", Integer, nullable=False),
    Column("number", Integer, nullable=False),
)
Index("ix_tables_lobby", tables.c.status, tables.c.public, tables.c.created)
Index("ix_tables_host", tables.c.host, tables.c.status)

seats = Table(
    "seats",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("person", String(16), index=True),
    Column("bot", String(32)),
    Column("stand_in", Boolean, nullable=False),
    Column("muted", Boolean, nullable=False),
    Column("place", Integer),
    Column("score", Integer),
    Column("orders", Text),
)

log = Table(
    "log",
    METADATA,
    Column("table", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(8), nullable=False),
    Column("frame", Integer, nullable=False),
    Column("id", String(64)),
)
Index("uq_log_id", log.c.table, log.c.seat, log.c.id, unique=True)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("table", String(16), primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

dues = Table(
    "dues",
    METADATA,
    Column("table", String(16), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
)

presence = Table(
    "presence",
    METADATA,
    Column("table", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    Column("table", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("person", String(16), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

rated = Table("rated", METADATA, Column("table", String(16), primary_key=True))
