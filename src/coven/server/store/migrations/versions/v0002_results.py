"""Where a game ended for each seat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("place", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("score", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "score")
    op.drop_column("seats", "place")
