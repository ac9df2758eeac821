"""What exists in Lanterns: twelve cards, and a pick for each of them and for the vane."""

CARDS = 12  # the card of value v is bit v - 1 of a mask, and the pick number v - 1
ALL = (1 << CARDS) - 1
KEEP, TURN = CARDS, CARDS + 1  # the picks after those of the cards
NONE = -1

NAMES = [str(value) for value in range(1, CARDS + 1)]
TEXTS = [*(f"lay {name}" for name in NAMES), "vane keep", "vane turn"]


def names(mask: int) -> list[str]:
    """The cards of a mask, as people call them."""
    return [NAMES[card] for card in range(CARDS) if (mask >> card) & 1]
