"""Plain sentences that summarize the numbers for a game designer."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from tablee.lab.numbers import Share
from tablee.lab.report.findings import Finding, Worth
from tablee.lab.report.wording import Wording
from tablee.lab.watch import metrics_of

MOST_WORTHS = 3


def seat_sentences(found: Finding, words: Wording) -> Iterator[str]:
    """“Seat 3 wins 27.1 % [26.3 %–27.9 %], more than the expected 25 %.”"""
    cell, fair = found.cell, 1 / found.cell.seats
    for seat, share in enumerate(found.seats):
        yield words.say(
            f"wins-{share.verdict(fair)}",
            who=words.seat(cell.game, seat, cell.seats),
            share=words.share(share),
            expected=words.percent(fair, 0 if cell.seats in (2, 4, 5) else 1),
        )
    if len(found.bots) > 1:
        for bot, share in found.bots.items():
            args = {"who": bot, "share": words.share(share), "expected": words.percent(fair)}
            yield words.say(f"wins-{share.verdict(fair)}", **args)
    if found.from_first:
        share = found.from_first[0]
        yield words.say(f"first-{share.verdict(fair)}", share=words.share(share), expected=words.percent(fair))


def course_sentences(found: Finding, words: Wording) -> Iterator[str]:
    """Yield sentences on length, margin, lead changes, comebacks and decisions."""
    low, high = sorted(found.picks)[len(found.picks) // 20], sorted(found.picks)[-1 - len(found.picks) // 20]
    yield words.say("length", matches=found.matches, middle=f"{median(found.picks):.0f}", low=low, high=high)
    if metrics_of(found.cell.game).races:
        changes = sum(found.lead_changes) / len(found.lead_changes)
        yield words.say(
            "course",
            margin=words.mean(found.margin),
            changes=words.number(changes),
            comeback=words.share(Share.of(found.comeback)),
        )
    yield words.say(
        "decisions",
        decisions=words.number(found.decisions.mean),
        choices=words.percent(found.choices.mean, 0),
        options=words.number(found.options.mean),
    )


def number_sentences(found: Finding, words: Wording) -> Iterator[tuple[str, str]]:
    """Yield the game's own statistics: title, and value with interval."""
    for name, numbers in found.numbers.items():
        game = found.cell.game
        value = words.share(Share.of(numbers)) if words.is_share(game, name) else words.mean(numbers)
        yield words.metric(game, name), value


def worth_sentences(game: str, worths: list[Worth], words: Wording) -> Iterator[str]:
    """Yield the things that are worth most and least, if significantly so."""
    clear = [each for each in worths if not each.things.shared and each.worth.verdict(0.0) != "even"]
    ranked = sorted(clear, key=lambda each: each.worth.mean)
    best, worst = ranked[::-1][:MOST_WORTHS], ranked[:MOST_WORTHS]
    for id, chosen in (("worth-best", best), ("worth-worst", worst)):
        kept = [each for each in chosen if (each.worth.mean > 0) == (id == "worth-best")]
        if kept:
            listed = "; ".join(f"{words.thing(game, each)} ({words.points(each.worth)})" for each in kept)
            yield words.say(id, things=listed)
