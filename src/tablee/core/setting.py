"""A game's settings as data: what can be chosen before a match starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablee.core.errors import BadInput

Value = str | int | bool | list[str]
FLAGS = {"true": True, "false": False, "yes": True, "no": False, "on": True, "off": False}


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: a flag (bool default), a number (low..high), one of `choices`, or `many` distinct ones of them.

    A `past` setting emulates older rules; new matches do not offer it.
    """

    name: str
    default: Value
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    many: int = 0
    past: bool = False

    @property
    def allowed(self) -> str:
        """The allowed values, as readable text."""
        if isinstance(self.default, bool):
            return "true, false"
        if self.many:
            return f"{self.many} × {', '.join(self.choices)}"
        return ", ".join(self.choices) if self.choices else f"{self.low}–{self.high}"

    def usual(self) -> Value:
        """Return a copy of the default."""
        return list(self.default) if isinstance(self.default, list) else self.default

    def read(self, value: Any, game: str = "") -> Value:
        """Convert a value from JSON or the command line to the setting's type. Raises BadInput if it is not allowed."""
        read = self._read(value)
        if read is None:
            raise BadInput(
                "setting-value", game=game, field=self.name, setting=self.name, value=str(value), allowed=self.allowed
            )
        return read

    def _read(self, value: Any) -> Value | None:
        if isinstance(self.default, bool):
            return value if isinstance(value, bool) else FLAGS.get(str(value).lower())
        if self.many:
            names = value.split("+") if isinstance(value, str) else value
            if not isinstance(names, list | tuple) or len(names) != self.many:
                return None
            ok = len(set(map(str, names))) == self.many and all(name in self.choices for name in names)
            return list(names) if ok else None
        if self.choices:
            return value if isinstance(value, str) and value in self.choices else None
        try:
            number = int(str(value))
        except ValueError:
            return None
        return number if self.low <= number <= self.high else None

    def as_json(self) -> dict[str, Any]:
        """Return the setting as JSON, for a form."""
        return {
            "name": self.name,
            "default": self.default,
            "choices": list(self.choices),
            "low": self.low,
            "high": self.high,
            "many": self.many,
        }


def read_settings(settings: tuple[Setting, ...], given: Mapping[str, Any], game: str) -> dict[str, Value]:
    """Return all settings of a game: the given ones validated, the others at their defaults."""
    known = {setting.name: setting for setting in settings}
    for name in given:
        if name not in known:
            raise BadInput("setting-unknown", game=game, field=name, setting=name, allowed=", ".join(known) or "–")
    return {
        name: setting.read(given[name], game) if name in given else setting.usual() for name, setting in known.items()
    }
