"""What seldom or never occurs in random matches, by game, each with its reason; the message or pick is the name."""

from __future__ import annotations

# Too seldom for a normal run, demanded of a long one.
RARE: dict[str, dict[str, str]] = {
    "happy_pigs": {"event-shared-victory": "equal money and equal farms at the end, once in hundreds of matches"},
}

COSTLY = "HPG-33: no random match earns the price of so many fields"

# Cannot occur in a match that is dealt; scenario tests reach it from positions.
NEVER: dict[str, dict[str, str]] = {
    "happy_dayz": {"event-no-encounter": "HDZ-D6: no base power draws enough to empty the Reserve"},
    "happy_pigs": {f"pick {verb} field-{n}": COSTLY for verb in ("arrange", "to") for n in range(7, 20)},
}
