"""The hands in a view or position of Lanterns."""

from typing import Any


def hands(shown: dict[str, Any]) -> list[list[str]]:
    """Seat by seat; a hidden hand is empty."""
    return [row["hand"] for row in shown["seats"]]
