"""Output common to all games: the news, the question with its options, the result."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.cli.entries import MANY, entries, halves
from tablee.cli.picture import ending, more
from tablee.core.decision import Decision
from tablee.core.match import Match
from tablee.text import Texts


def is_quiet(event: dict[str, Any], texts: Texts) -> bool:
    """True if an event is not worth showing."""
    return texts.catalogue.find(f"event-{event['event']}", {}, "quiet") is not None


def news(told: list[dict[str, Any]], texts: Texts) -> RenderableType:
    """Show what happened: one sentence per event worth showing, followed by its details."""
    lines = []
    for event in told:
        if not is_quiet(event, texts):
            lines.append(Text(f"• {texts.event(event)}", "cyan"))
            lines += [Text(f"    {line}", "dim cyan") for line in more(event, texts)]
    return Group(*lines)


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    """Return a view for a picture, with the match's settings, which are public."""
    return {"options": dict(match.settings), **match.view(seat)}


def question(decision: Decision, texts: Texts) -> RenderableType:
    """Show what a seat is asked, and its numbered options."""
    asked = Text.assemble((texts.seat(decision.seat), "bold yellow"), "  ", (texts.decision(decision), "bold"))
    return Group(asked, numbered([texts.pick(entry, decision) for entry in entries(decision)]))


def second_question(first: str, decision: Decision, texts: Texts) -> RenderableType:
    """Ask for the second half of a choice whose first half is made."""
    verb = first.partition(" ")[0]
    asked = texts.catalogue.find(f"half-{verb}") or texts.decision(decision)
    kind = texts.game.picks.verbs[verb][-1].rpartition("_")[2]
    names = [str(texts.thing(kind, second)) for second in halves(decision)[first]]
    return Group(Text.assemble((texts.pick(first), "green"), "  ", (asked, "bold")), numbered(names))


def numbered(sentences: list[str]) -> RenderableType:
    """Number sentences, in columns if there are many."""
    width = len(str(len(sentences)))
    options = [
        Text.assemble((f"{number:>{width}}", "bold green"), f"  {said}")
        for number, said in enumerate(sentences, start=1)
    ]
    listed = Group(*options) if len(options) <= MANY else Columns(options, column_first=True, padding=(0, 3))
    return Padding(listed, (0, 0, 0, 2))


def number(score: float) -> str:
    return f"{score:g}" if score == round(score) else f"{score:.2f}"


def result(match: Match, texts: Texts) -> RenderableType:
    """Show the ranking of a finished match."""
    assert match.scores is not None
    assert match.ranking is not None
    say = texts.catalogue.say
    table = Table(show_edge=False, pad_edge=False)
    for heading, justify in (("cli-place", "right"), ("cli-seat", "left"), ("cli-score", "right")):
        table.add_column(say(heading), justify=justify)  # type: ignore[arg-type]
    place = 1
    for equal in match.ranking:
        for seat in equal:
            style = "bold green" if seat in match.winners else ""
            score = texts.catalogue.find("score-text", {"score": match.scores[seat]}) or number(match.scores[seat])
            table.add_row(str(place), texts.seat(seat), score, style=style)
        place += len(equal)
    winners = texts.thing("seat", match.winners)
    said = say("cli-winners", {"count": len(match.winners), "winners": winners})
    how = ending(match.told(None), texts)
    lines: list[RenderableType] = [Text(said, "bold"), *([Text(how)] if how else []), Text(), table]
    return Panel(Group(*lines), title=say("cli-over"), expand=False)
