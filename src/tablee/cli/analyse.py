"""`tablee analyse`: the costliest decisions of a finished match, and what a bot would have played."""

from __future__ import annotations

from rich.text import Text

from tablee.bots.analysis import LOOK, costliest
from tablee.cli.app import Given
from tablee.cli.choosing import read_number
from tablee.cli.reading import read_record
from tablee.cli.replay import read_eyes
from tablee.cli.screen import Screen
from tablee.core.errors import BadInput
from tablee.core.match import Match
from tablee.text import Texts

MOST_IT = 1_000_000


def command(given: Given, screen: Screen) -> int:
    record = read_record(given["file"])
    if not record.finished:
        raise BadInput("analysis-unfinished", field="file")
    look = read_number("it", given["it"], 10, MOST_IT)
    texts = Texts(Match.replay(record).game, screen.lang)
    for seat in read_eyes(given["seat"] or "all", record.seats):
        assert seat is not None
        screen.show(Text(screen.text("cli-analysis-seat", seat=texts.seat(seat)), "bold"))
        found = costliest(record, seat, glance=max(10, look // (LOOK // 200)), look=look)
        for costly in found:
            first, *more = costly.sentences(texts)
            screen.show(Text(f"  {first}"), *(Text(f"    {sentence}") for sentence in more))
        if not found:
            screen.tell("cli-analysis-none")
    return 0
