"""What seldom or never occurs in random matches, by game, each with its reason; the message or pick is the name."""

from __future__ import annotations

# Too seldom for a normal run, demanded of a long one.
RARE: dict[str, dict[str, str]] = {
    "happy_pigs": {"event-shared-victory": "equal money and equal farms at the end, once in hundreds of matches"},
}

POOR = "HPG-15: the money of the opening does not buy more pigs than the first field holds"

# Cannot occur in a match that is dealt; scenario tests reach it from positions.
NEVER: dict[str, dict[str, str]] = {
    "happy_dayz": {"event-no-encounter": "HDZ-D6: no base power draws enough to empty the Reserve"},
    "happy_pigs": {
        "decision-delivery": POOR,
        "pick-forfeit": POOR,
        "pick forfeit baby": POOR,
        "pick forfeit small": POOR,
        "pick forfeit medium": POOR,
        "pick forfeit big": POOR,
    },
}
