"""The hands in a view or position of Lanterns."""

from typing import Any


def hands(shown: dict[str, Any]) -> list[list[str]]:
    """Return the hands by seat; a hidden hand is empty."""
    return [row["hand"] for row in shown["seats"]]
