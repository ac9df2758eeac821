"""The old name of `tablee.core.setting`: an option answers a decision, a setting is chosen before the match."""

from __future__ import annotations

from typing import Any

from tablee.core import setting
from tablee.core.renamed import warn

RENAMED = {"Option": "Setting", "read_options": "read_settings", "Value": "Value"}


def __getattr__(name: str) -> Any:
    if name not in RENAMED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    warn(f"tablee.core.option.{name}", f"tablee.core.setting.{RENAMED[name]}")
    return getattr(setting, RENAMED[name])
