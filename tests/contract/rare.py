"""What seldom or never occurs in random matches, by game, each with its reason; the message or pick is the name."""

from __future__ import annotations

# Too seldom for a normal run, demanded of a long one.
RARE: dict[str, dict[str, str]] = {}

# Cannot occur in a match that is dealt and played by the rules as they are.
NEVER: dict[str, dict[str, str]] = {}
