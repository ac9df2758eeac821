"""Names that have changed. The old ones work for one version, with a DeprecationWarning."""

from __future__ import annotations

import warnings

RENAMED = {"options": "settings", "place": "from_position", "read_options": "read_settings"}  # of a Game


def warn(old: str, new: str) -> None:
    """Tell the caller's caller what to write instead."""
    message = f"{old} is now called {new}; the old name will be gone in the next version"
    warnings.warn(message, DeprecationWarning, stacklevel=3)


def adopt(cls: type) -> None:
    """Let a subclass of Game that still has old names keep working."""
    for old, new in RENAMED.items():
        if old in vars(cls) and new not in vars(cls):
            warn(f"{cls.__name__}.{old}", new)
            setattr(cls, new, vars(cls)[old])
            delattr(cls, old)
