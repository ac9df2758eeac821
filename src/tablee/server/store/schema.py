"""The database schema. A change here needs a migration (migrations/versions) and a new HEAD."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

HEAD = "0007"  # the newest migration; a database at this version needs none
metadata = MetaData()

# The source of truth: every fact of every table, in order. The primary key makes the second of two writers fail.
log = Table(
    "log",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(16), nullable=False),
    Column("key", String(40), nullable=False),
    Column("fact", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

# A table's log folded up to row n. A cache: without it the log is read from the beginning.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# What lists of tables show. Derived from the log and written together with it.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("free", Integer, nullable=False),
    Column("lang", String(2), nullable=False),
    Column("length", String(8), nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("line", Text, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("keeper", String(16), nullable=False, default=""),
    Column("kept_until", BigInteger, nullable=False, default=0),
    Index("tables_listed", "public", "status", "updated"),
)

sitting = Table(
    "sitting",
    metadata,
    Column("person", String(16), nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("hidden", Boolean, nullable=False, default=False),  # removed from the person's list
    PrimaryKeyConstraint("person", "table_id"),
)

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, default=0),  # the last day they visited
    Column("admin", Boolean, nullable=False, default=False),
    Column("invited", Boolean, nullable=False, default=False),
    Column("settings", Text, nullable=False, default=""),  # a person's preferences, as JSON
    Column("shown", String(8), nullable=False, default="nobody"),  # who may see their match history
)

# Hashes of secrets: a cookie (with its device), a link or code that moves a seat or signs in a device, a recovery code,
# a passkey challenge.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(8), nullable=False),
    Column("person", String(16), nullable=False),
    Column("table_id", String(16), nullable=False, default=""),
    Column("seat", Integer, nullable=False, default=-1),
    Column("expires", BigInteger, nullable=False),
    Column("id", String(16), nullable=False, default=""),  # public id by which its owner can revoke it
    Column("device", String(80), nullable=False, default=""),
    Column("made", BigInteger, nullable=False, default=0),
    Column("seen", BigInteger, nullable=False, default=0),
    Index("tokens_person", "person"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # credential id from the authenticator, in base64
    Column("person", String(16), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("signs", BigInteger, nullable=False),  # signature counter, if the authenticator keeps one
    Column("device", String(80), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_person", "person"),
)

# Matches played: one row per seat a person held in every finished match. Derived from the log and written together
# with it.
played = Table(
    "played",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(16), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # 1: won
    Column("reward", Float, nullable=False),  # 1 for a win, split between joint winners
    Column("score", Float, nullable=False),
    Column("picks", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),  # in statistics: a complete match, with one seat
    PrimaryKeyConstraint("table_id", "seat"),
    Index("played_person", "person", "ended"),
)

# A seat's costliest decisions, cached after the first request.
costliest = Table(
    "costliest",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("found", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

records = Table(
    "records",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Archives of finished matches, so that replaying them needs no rules: what all viewers share …
archives = Table(
    "archives",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("head", Text, nullable=False),
)

# … and the steps as each viewer saw them, compressed, several per page (archive.py).
archive_pages = Table(
    "archive_pages",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("viewer", Integer, nullable=False),
    Column("page", Integer, nullable=False),
    Column("steps", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "viewer", "page"),
)

# How much of a shared rate limit somebody has used, and as of when.
spending = Table(
    "spending",
    metadata,
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("kind", "name"),
)

# When each server process was up, so that clocks stop while none was.
uptime = Table(
    "uptime",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

# Who is banned ("ban") or muted ("mute"), until when: "person:ID" or "address:ADDRESS".
sanctions = Table(
    "sanctions",
    metadata,
    Column("kind", String(8), nullable=False),
    Column("whom", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("why", String(200), nullable=False),
    PrimaryKeyConstraint("kind", "whom"),
)

# Hashes of invitation codes to a closed server, and how often each may still be used.
invitations = Table(
    "invitations",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("left", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("note", String(80), nullable=False),
)

# Admin actions. Running servers poll this every second to learn of them.
deeds = Table(
    "deeds",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(40), nullable=False),
    Column("deed", String(16), nullable=False),
    Column("whom", String(64), nullable=False),
    Column("detail", Text, nullable=False),
    Index("deeds_at", "at"),
)

# Matchmaking: who is looking for a match, since when, when they were last heard from, and the table they were given.
seeking = Table(
    "seeking",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("length", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("table_id", String(16), nullable=False),
)

# Whom a person follows ("follow") or blocks ("block").
company = Table(
    "company",
    metadata,
    Column("person", String(16), nullable=False),
    Column("other", String(16), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "other"),
    Index("company_other", "other"),
)

# Reports to the admins, about a person or a row of a table's log with the words said; and who settled them when.
reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(16), nullable=False),
    Column("whom", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("why", String(500), nullable=False),
    Column("words", Text, nullable=False),
    Column("done", BigInteger, nullable=False, default=0),
    Column("done_by", String(40), nullable=False, default=""),
)

# Players' ratings per game (ratings.py), and after how many matches.
ratings = Table(
    "ratings",
    metadata,
    Column("person", String(16), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rating", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game"),
)

# Notices sent to people, one per subject (`about`), and whether they have been read.
notices = Table(
    "notices",
    metadata,
    Column("person", String(16), nullable=False),
    Column("about", String(80), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("read", Boolean, nullable=False),
    PrimaryKeyConstraint("person", "about"),
)

# Which notices people want and how (JSON), and their e-mail address, used once confirmed.
wishes = Table(
    "wishes",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("wanted", Text, nullable=False),
    Column("email", String(120), nullable=False),
    Column("confirmed", Boolean, nullable=False),
)

# Web Push subscriptions, by the hash of their endpoint.
pushes = Table(
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("pushes_person", "person"),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
