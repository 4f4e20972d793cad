"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chat"),
    )
    op.create_table(
        "dues",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table", "kind", "seat", name="pk_dues"),
    )
    op.create_index("ix_dues_at", "dues", ["at"], unique=False)
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.String(length=128), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(length=8), nullable=False),
        sa.Column("frame", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=True),
        sa.PrimaryKeyConstraint("table", "number", name="pk_log"),
    )
    op.create_index("uq_log_id", "log", ["table", "seat", "id"], unique=True)
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("skeleton", sa.String(length=128), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("password", sa.String(length=256), nullable=True),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_index(
        "uq_people_account",
        "people",
        ["skeleton"],
        unique=True,
        sqlite_where=sa.text("password IS NOT NULL"),
        postgresql_where=sa.text("password IS NOT NULL"),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_presence"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_snapshots"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("link", sa.String(length=32), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("leave_delay", sa.BigInteger(), nullable=True),
        sa.Column("autostart", sa.Boolean(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("rematch", sa.String(length=16), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_host", "tables", ["host", "status"], unique=False)
    op.create_index("ix_tables_lobby", "tables", ["status", "public", "created"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("nonce", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("bot", sa.String(length=32), nullable=True),
        sa.Column("stand_in", sa.Boolean(), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_person", "seats", ["person"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("label", sa.String(length=64), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tokens_person"),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.UniqueConstraint("hash", name="uq_tokens_hash"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"], unique=False)
