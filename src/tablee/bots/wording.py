"""A comparison in words: what the pick gains over the others, and what can go wrong. Same as web/src/lib/hinting.ts."""

from __future__ import annotations

from tablee.bots.comparing import Comparison, Figure
from tablee.text import Texts

WHOLE = 10.0  # figures from here on have no decimals


def why(compared: Comparison, texts: Texts) -> list[str]:
    """Return sentences on what it is compared with, each figure, and what can go wrong."""
    say = texts.catalogue.say
    if compared.lead == "alone":
        return [say("hint-alone")]
    facts = {"others": named_others(compared, texts), "worlds": compared.worlds}
    return [
        say(f"hint-{compared.lead}", facts),
        *(figure_said(figure, texts) for figure in compared.figures),
        *risk_said(compared, texts),
    ]


def named_others(compared: Comparison, texts: Texts) -> str:
    """Name the other option, or how many there are."""
    if len(compared.others) == 1:
        return texts.catalogue.say("hint-other", {"pick": texts.pick(compared.others[0])})
    return texts.catalogue.say("hint-others", {"count": len(compared.others)})


def figure_said(figure: Figure, texts: Texts) -> str:
    more = figure.value - figure.other
    facts = {"value": number(figure.value, texts), "more": ("+" if more > 0 else "") + number(more, texts)}
    return texts.catalogue.say(f"figure-{figure.name}", facts)


def risk_said(compared: Comparison, texts: Texts) -> list[str]:
    if not compared.risk or not compared.wrong:
        return []
    facts = {"count": compared.wrong, "other_count": compared.other_wrong}
    said = "hint-risk-same" if compared.wrong == compared.other_wrong else "hint-risk"
    return [texts.catalogue.say(said, {"what": texts.catalogue.say(f"risk-{compared.risk}", facts)} | facts)]


def number(value: float, texts: Texts) -> str:
    """Format a figure: one decimal if it is small and the decimal is not 0."""
    digits = f"{abs(value):.1f}" if abs(value) < WHOLE else f"{abs(value):.0f}"
    digits = digits.removesuffix(".0").replace(".", texts.catalogue.say("cli-decimal-mark"))
    return digits if value >= 0 or digits == "0" else f"−{digits}"
