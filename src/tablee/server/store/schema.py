"""The tables of the database. A change here needs a migration (migrations/versions) and a new HEAD."""

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

HEAD = "0007"  # the newest migration: a database that has it needs none
metadata = MetaData()

# The stored truth: every fact of every table, in order. The primary key decides between two writers.
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

# What the log of a table comes to, up to row n. A cache: without it the log is read from its beginning.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# What lists of tables show: it follows from the log and is written together with it.
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
    Column("hidden", Boolean, nullable=False, default=False),  # taken off one's list
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
    Column("seen", BigInteger, nullable=False, default=0),  # the last day they were here
    Column("admin", Boolean, nullable=False, default=False),
    Column("invited", Boolean, nullable=False, default=False),
    Column("settings", Text, nullable=False, default=""),  # how they like the app, as JSON
    Column("shown", String(8), nullable=False, default="nobody"),  # what strangers see of what they played
)

# Hashes of secrets: a cookie (with the device it is on), a link or code that moves a seat or signs a device in, a recovery
# code, the challenge of a passkey.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(8), nullable=False),
    Column("person", String(16), nullable=False),
    Column("table_id", String(16), nullable=False, default=""),
    Column("seat", Integer, nullable=False, default=-1),
    Column("expires", BigInteger, nullable=False),
    Column("id", String(16), nullable=False, default=""),  # how its owner names it, to make it worthless
    Column("device", String(80), nullable=False, default=""),
    Column("made", BigInteger, nullable=False, default=0),
    Column("seen", BigInteger, nullable=False, default=0),
    Index("tokens_person", "person"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # as the authenticator calls it, in base64
    Column("person", String(16), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("signs", BigInteger, nullable=False),  # how often it has signed, where it counts that
    Column("device", String(80), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_person", "person"),
)

# What people played: one row for each of their seats in every match that is over. It follows from the log and is written
# together with it.
played = Table(
    "played",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(16), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # 1: won
    Column("reward", Float, nullable=False),  # 1 for a win, shared by those who share it
    Column("score", Float, nullable=False),
    Column("picks", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),  # in statistics: a whole match, on one seat
    PrimaryKeyConstraint("table_id", "seat"),
    Index("played_person", "person", "ended"),
)

# The costliest decisions of a seat, once somebody has asked for them.
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

# What was told in a match, so that looking at it again needs no rules: what is the same for all viewers …
archives = Table(
    "archives",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("head", Text, nullable=False),
)

# … and the steps as each viewer saw them, compressed, some to a page (archive.py).
archive_pages = Table(
    "archive_pages",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("viewer", Integer, nullable=False),
    Column("page", Integer, nullable=False),
    Column("steps", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "viewer", "page"),
)

# How far somebody has used up a limit that all processes share, and when that was so.
spending = Table(
    "spending",
    metadata,
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("kind", "name"),
)

# When which server process was up, so that clocks stand still while none was.
uptime = Table(
    "uptime",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

# Who may not come ("ban") or not speak ("mute"), until when: "person:ID" or "address:ADDRESS".
sanctions = Table(
    "sanctions",
    metadata,
    Column("kind", String(8), nullable=False),
    Column("whom", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("why", String(200), nullable=False),
    PrimaryKeyConstraint("kind", "whom"),
)

# Hashes of the words that let somebody into a closed server, and how often each may still be used.
invitations = Table(
    "invitations",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("left", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("note", String(80), nullable=False),
)

# What admins did. Running servers read it every second: that is how they hear of it.
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

# Who looks for others to play with now, since when, and when they were last heard; then the table they were given.
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

# Whom somebody follows ("follow") or wants nothing to do with ("block").
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

# What people report to those who run the server: a person, or a row of a table's log with the words that were said; and when
# which of those has settled it.
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

# How strong people are at a game (ratings.py), after how many matches.
ratings = Table(
    "ratings",
    metadata,
    Column("person", String(16), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rating", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game"),
)

# What people were told, once for each thing (`about`), and whether they have read it.
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

# What people want to be told and by which way (JSON), and where mail reaches them once they have confirmed it.
wishes = Table(
    "wishes",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("wanted", Text, nullable=False),
    Column("email", String(120), nullable=False),
    Column("confirmed", Boolean, nullable=False),
)

# Where a browser that is closed can be reached (Web Push), by the hash of its address.
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
