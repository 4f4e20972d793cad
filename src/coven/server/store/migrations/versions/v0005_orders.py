"""The standing orders of each seat."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("orders", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "orders")
