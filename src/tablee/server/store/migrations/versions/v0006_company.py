"""Company: hidden tables, notices and how to send them, matchmaking, following and blocking, reports."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column and the tables."""
    op.add_column("sitting", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "seeking",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("length", sa.String(8), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
    )
    op.create_table(
        "company",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("other", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    op.create_index("company_other", "company", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("whom", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("why", sa.String(500), nullable=False),
    )
    make_notices()


def make_notices() -> None:
    """Create the tables for notices, notification settings and push subscriptions."""
    op.create_table(
        "notices",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("read", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", "about"),
    )
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("wanted", sa.Text, nullable=False),
        sa.Column("email", sa.String(120), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("pushes_person", "pushes", ["person"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("pushes_person", "pushes")
    op.drop_index("company_other", "company")
    for table in ("pushes", "wishes", "notices", "reports", "company", "seeking"):
        op.drop_table(table)
    op.drop_column("sitting", "hidden")
