"""How well people play, and which tables have counted for it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"),
    )
    op.create_table(
        "rated",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_rated"),
    )


def downgrade() -> None:
    op.drop_table("rated")
    op.drop_table("ratings")
