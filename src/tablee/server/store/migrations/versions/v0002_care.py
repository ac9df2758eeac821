"""Administration: when people were last seen, admins, bans and mutes, invitations, and a log of admin actions."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add columns and tables; everybody counts as last seen when they were created."""
    op.add_column("people", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("admin", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE people SET seen = created")
    op.create_index("tokens_person", "tokens", ["person"])
    op.create_table(
        "sanctions",
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("kind", "whom"),
    )
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("left", sa.Integer, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("note", sa.String(80), nullable=False),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("deed", sa.String(16), nullable=False),
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.create_index("deeds_at", "deeds", ["at"])


def downgrade() -> None:
    """Drop them."""
    for name in ("deeds", "invitations", "sanctions"):
        op.drop_table(name)
    op.drop_index("tokens_person", "tokens")
    for column in ("invited", "admin", "seen"):
        op.drop_column("people", column)
