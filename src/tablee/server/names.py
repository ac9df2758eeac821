"""Generated identifiers: ids of tables and people, codes to say aloud, secrets; and checks of people's names."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

from tablee.core.errors import Refused
from tablee.server.alike import alphabets, is_reserved

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 letters that are not easily confused
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def new_table_id() -> str:
    """Return an id of 60 bits: whoever has the link may come, and nobody can guess it."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def is_id(written: str) -> bool:
    """True if this could be an id or a code; the database is not queried for anything else."""
    return written.isascii() and written.isalnum() and len(written) <= 16


def new_code() -> str:
    """Return a code of 30 bits, short enough to say aloud; rate limits prevent guessing."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def new_person_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def new_token() -> str:
    """Return a secret of 128 bits."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """Hash a secret for storage. It has 128 bits or is short-lived, so a plain hash is enough."""
    return hashlib.sha256(f"tablee token {token}".encode()).hexdigest()


def read_code(written: str) -> str:
    """Normalise a code as a person types it."""
    return written.strip().upper().replace(" ", "").replace("-", "")


LONGEST_NAME = 24
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
JOINER, NON_JOINER, PICTURE = "\u200d", "\u200c", "\ufe0f"
SKIN = range(0x1F3FB, 0x1F400)
VIRAMA = 9  # combining class of signs that join letters or keep them apart


def clean_name(name: str) -> str:
    """Clean up a name: no control or direction marks, single spaces, emoji sequences kept whole.

    Refused if nothing is left, if it is too long, if it mixes alphabets that look alike, or if it is reserved.
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
    """True if a character is visible, or joins the characters around it."""
    char = text[place]
    if char in (JOINER, NON_JOINER):
        before, after = text[place - 1 : place], text[place + 1 : place + 2]
        return bool(before and after) and (joins_pictures(char, before, after) or joins_letters(before, after))
    return unicodedata.category(char) not in INVISIBLE


def joins_pictures(char: str, before: str, after: str) -> bool:
    is_picture = unicodedata.category(before) == "So" or before == PICTURE or ord(before) in SKIN
    return char == JOINER and is_picture and unicodedata.category(after) == "So"


def joins_letters(before: str, after: str) -> bool:
    """True in Arabic and Indic scripts, where these marks are part of the spelling."""
    arabic = unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    return arabic or unicodedata.combining(before) == VIRAMA
