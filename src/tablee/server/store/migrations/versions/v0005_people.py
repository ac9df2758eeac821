"""People: settings, devices, passkeys, matches played and their costliest decisions."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add columns and tables. The first server to start lists matches that are already over."""
    op.add_column("people", sa.Column("settings", sa.Text, nullable=False, server_default=""))
    op.add_column("people", sa.Column("shown", sa.String(8), nullable=False, server_default="nobody"))
    op.add_column("tokens", sa.Column("id", sa.String(16), nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("device", sa.String(80), nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("made", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tokens", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("signs", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "played",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("reward", sa.Float, nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("picks", sa.Integer, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("played_person", "played", ["person", "ended"])
    op.create_table(
        "costliest",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("costliest")
    op.drop_index("played_person", "played")
    op.drop_table("played")
    op.drop_index("passkeys_person", "passkeys")
    op.drop_table("passkeys")
    for table, columns in {"tokens": ("seen", "made", "device", "id"), "people": ("shown", "settings")}.items():
        for column in columns:
            op.drop_column(table, column)
