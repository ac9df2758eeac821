"""Write a seeded random match as text: what is asked, picked and told to each seat, and some views on the way."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

from tablee.contract.case import Case, compatible, random_pick
from tablee.core.event import Event
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.setting import Setting, Value
from tablee.text import Texts
from tests.contract.games import all_games

NAMES = ("Ada", "Blaise", "Chloé", "Denis", "Emmy", "Felix")
WIDTH = 140
LOOKS = (0, 12, 40, 90, 160, 250, 400, 700, 1000)  # the numbers of picks after which a view is shown
IN_FULL = 200  # picks shown with all their options; later ones are abbreviated
SEED = 2026
ENDING: dict[str, dict[str, Value]] = {"zombies4": {"night": 1}}  # random players would hardly ever finish


@dataclass(frozen=True)
class Playthrough:
    """One file: a case and its language."""

    variant: str
    case: Case
    lang: str

    @property
    def file(self) -> str:
        return f"{self.case.game.name}-{self.variant}.txt"


def playthroughs() -> list[Playthrough]:
    return [one for game in all_games() for one in of_game(game)]


def of_game(game: Game) -> list[Playthrough]:
    """Return the smallest table with default settings, and a full one with all others."""
    ending = ENDING.get(game.name, {})
    others = {setting.name: another_value(setting) for setting in game.settings} | ending
    other = compatible(game, game.most_seats, others, list(others))
    return [
        Playthrough("small", Case(game, game.fewest_seats, ending, SEED), "en"),
        Playthrough("full", Case(game, game.most_seats, other, SEED), "fr"),
    ]


def another_value(setting: Setting) -> Value:
    if isinstance(setting.default, bool):
        return not setting.default
    if setting.many:
        return list(setting.choices[-setting.many :])
    if setting.choices:
        return next(choice for choice in reversed(setting.choices) if choice != setting.default)
    return setting.high if setting.high != setting.default else setting.low


def tell(playthrough: Playthrough) -> str:
    """Return the text of a whole match."""
    return "\n".join(line.rstrip() for line in Teller(playthrough).lines()) + "\n"


class Teller:
    """Writes one match as text."""

    def __init__(self, playthrough: Playthrough) -> None:
        self.case = playthrough.case
        self.texts = Texts(self.case.game, playthrough.lang, NAMES)

    def lines(self) -> Iterator[str]:
        match, chance = self.case.start(), self.case.stream(0)
        yield f"{self.texts.catalogue.say('name')} · {', '.join(NAMES[: self.case.seats])} · seed {self.case.seed}"
        yield from (f"  {name}: {value}" for name, value in match.settings.items())
        yield ""
        yield from self.happened(match.events)
        while not match.over:
            number = len(match.record.lines)
            if number in LOOKS:
                yield from self.look(match, self.case.viewers[LOOKS.index(number) % len(self.case.viewers)])
            yield from self.turn(match, *random_pick(match, chance))
        yield from self.look(match, None)
        yield f"scores {match.scores}, ranking {match.ranking}, winners {match.winners}"

    def turn(self, match: Match, seat: int, pick: str) -> Iterator[str]:
        """Make a pick; yield the question, the options, the pick and its events."""
        decision = match.decision(seat)
        assert decision is not None
        number, again = len(match.record.lines) + 1, " (again)" if decision.answered else ""
        if number <= IN_FULL:
            yield f"{number}. {NAMES[seat]}{again}: {self.texts.decision(decision)} [{decision.kind}]"
            options = " | ".join(decision.options)
            yield from textwrap.wrap(options, WIDTH, initial_indent="     ", subsequent_indent="     ")
            yield f"   > {self.texts.pick(pick)} [{pick}]"
        else:
            yield f"{number}. {NAMES[seat]}{again} > {self.texts.pick(pick)} [{decision.kind}: {pick}]"
        events = match.pick(seat, pick)
        outcomes = match.record.lines[-1].outcomes
        if outcomes:
            yield f"     chance: {' '.join(map(str, outcomes))}"
        yield from self.happened(events)
        if number <= IN_FULL:
            yield ""

    def happened(self, events: list[Event]) -> Iterator[str]:
        """Yield each event as everybody learns it, then what some seats learn in addition."""
        for event in events:
            public = self.texts.event(event.told_to(None))
            yield f"   {public}{' (reveals)' if event.reveals else ''}"
            for seat in range(self.case.seats):
                private = self.texts.event(event.told_to(seat))
                if private != public:
                    yield f"     {NAMES[seat]} learns: {private}"

    def look(self, match: Match, viewer: int | None) -> Iterator[str]:
        """Yield what one viewer sees, a field per line."""
        yield f"--- as {'a spectator' if viewer is None else NAMES[viewer]} sees it"
        yield from (f"    {line}" for name, value in match.view(viewer).items() for line in field(name, value))
        yield ""


def field(name: str, value: object) -> Iterator[str]:
    """Yield a field on one line or, if that is too long, its parts on separate lines."""
    line = f"{name}: {json.dumps(value, ensure_ascii=False)}"
    if len(line) <= WIDTH or not isinstance(value, dict | list):
        yield line
        return
    if isinstance(value, list) and not any(isinstance(part, dict | list) for part in value):
        yield from textwrap.wrap(line, WIDTH, subsequent_indent="  ", break_long_words=False)
        return
    yield f"{name}:"
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    yield from (f"  {inner}" for key, part in parts for inner in field(str(key), part))
