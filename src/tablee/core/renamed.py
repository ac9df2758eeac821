"""Deprecated names. They keep working for one version, with a DeprecationWarning."""

from __future__ import annotations

import warnings

RENAMED = {"options": "settings", "place": "from_position", "read_options": "read_settings"}  # attributes of Game


def warn(old: str, new: str) -> None:
    """Warn the caller's caller, naming the replacement."""
    message = f"{old} is now called {new}; the old name will be gone in the next version"
    warnings.warn(message, DeprecationWarning, stacklevel=3)


def adopt(cls: type) -> None:
    """Rename old attributes of a Game subclass, so that it keeps working."""
    for old, new in RENAMED.items():
        if old in vars(cls) and new not in vars(cls):
            warn(f"{cls.__name__}.{old}", new)
            setattr(cls, new, vars(cls)[old])
            delattr(cls, old)
