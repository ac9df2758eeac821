"""Names the server makes up: ids of tables and people, codes to say aloud, secrets."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

from tablee.core.errors import Refused
from tablee.server.alike import alphabets, is_reserved

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


LONGEST_NAME = 24
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
JOINER, NON_JOINER, PICTURE = "\u200d", "\u200c", "\ufe0f"
SKIN = range(0x1F3FB, 0x1F400)
VIRAMA = 9  # the combining class of signs after which letters are joined, or kept apart


def clean_name(name: str) -> str:
    """A name people can read: no control or direction marks, single spaces, joined pictures whole.

    Refused when nothing is left, when it is too long as it will be written, when it mixes alphabets that look alike, and
    when it is a name of the house.
    """
    text = unicodedata.normalize("NFC", name)
    seen = (" " if char.isspace() else char for place, char in enumerate(text) if is_seen(text, place))
    clean = " ".join("".join(seen).split())
    if not any(unicodedata.category(char)[0] not in "CMZ" for char in clean):
        raise Refused("name-empty")
    if len(clean) > LONGEST_NAME:
        raise Refused("name-long", allowed=LONGEST_NAME)
    if len(alphabets(clean)) > 1:
        raise Refused("name-mixed")
    if is_reserved(clean):
        raise Refused("name-reserved", name=clean)
    return clean


def is_seen(text: str, place: int) -> bool:
    """Whether a character shows, or holds together what stands around it."""
    char = text[place]
    if char in (JOINER, NON_JOINER):
        before, after = text[place - 1 : place], text[place + 1 : place + 2]
        return bool(before and after) and (joins_pictures(char, before, after) or joins_letters(before, after))
    return unicodedata.category(char) not in INVISIBLE


def joins_pictures(char: str, before: str, after: str) -> bool:
    is_picture = unicodedata.category(before) == "So" or before == PICTURE or ord(before) in SKIN
    return char == JOINER and is_picture and unicodedata.category(after) == "So"


def joins_letters(before: str, after: str) -> bool:
    """In Arabic script and the scripts of India these marks are spelling."""
    arabic = unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    return arabic or unicodedata.combining(before) == VIRAMA
