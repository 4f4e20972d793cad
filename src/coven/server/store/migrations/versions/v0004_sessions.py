"""Sessions are kept here, and no longer in cookies that the server signs."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person"),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"], unique=False)
    op.create_index("ix_sessions_until", "sessions", ["until"], unique=False)
    op.drop_table("keys")
    op.drop_column("people", "epoch")


def downgrade() -> None:
    op.add_column("people", sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.String(length=128), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.drop_table("sessions")
