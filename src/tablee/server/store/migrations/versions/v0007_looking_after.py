"""Filters for public tables, settled reports, and players' ratings."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add columns and tables, and fill the filter columns of existing tables."""
    op.add_column("tables", sa.Column("lang", sa.String(2), nullable=False, server_default="en"))
    op.add_column("tables", sa.Column("length", sa.String(8), nullable=False, server_default="free"))
    op.add_column("tables", sa.Column("watch", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("reports", sa.Column("words", sa.Text, nullable=False, server_default=""))
    op.add_column("reports", sa.Column("done", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("reports", sa.Column("done_by", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "game"),
    )
    fill_tables()


def fill_tables() -> None:
    """Fill the filter columns of listed tables from their lines."""
    tables = sa.table("tables", *(sa.column(name) for name in ("id", "line", "status", "lang", "length", "watch")))
    connection = op.get_bind()
    for id, line in connection.execute(sa.select(tables.c.id, tables.c.line).where(tables.c.status != "over")).all():
        told = json.loads(line)
        values = {"lang": told["lang"], "watch": told["watch"], "length": "own" if told["clock"] else "free"}
        connection.execute(sa.update(tables).where(tables.c.id == id).values(**values))


def downgrade() -> None:
    """Drop them."""
    op.drop_table("ratings")
    for table, columns in {"reports": ("done_by", "done", "words"), "tables": ("watch", "length", "lang")}.items():
        for column in columns:
            op.drop_column(table, column)
