"""Archives of finished matches; rate limits shared by all processes."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the tables. The first server to start archives matches that are already over."""
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("head", sa.Text, nullable=False),
    )
    op.create_table(
        "archive_pages",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("viewer", sa.Integer, nullable=False),
        sa.Column("page", sa.Integer, nullable=False),
        sa.Column("steps", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "viewer", "page"),
    )
    op.create_table(
        "spending",
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("kind", "name"),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("spending", "archive_pages", "archives"):
        op.drop_table(name)
