"""Names the server makes up: ids of tables and people, codes to say aloud, secrets."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 of them, none easily taken for another
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def new_table_id() -> str:
    """60 bits: whoever has the link may come, and nobody guesses it."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def is_id(written: str) -> bool:
    """Whether this could be an id or a code; no database is asked about anything else."""
    return written.isascii() and written.isalnum() and len(written) <= 16


def new_code() -> str:
    """30 bits, to be said aloud; guessing is held up by the limits on requests."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def new_person_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def new_token() -> str:
    """A secret of 128 bits."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """How a secret is stored. It has 128 bits or lives for minutes, so a plain hash will do."""
    return hashlib.sha256(f"tablee token {token}".encode()).hexdigest()


def read_code(written: str) -> str:
    """A code as a person types it."""
    return written.strip().upper().replace(" ", "").replace("-", "")
