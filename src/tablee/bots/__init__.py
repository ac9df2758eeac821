"""The one list of bots, by what is written for them: "steady" (a level), "random", "greedy:samples=8"."""

from __future__ import annotations

from collections.abc import Callable

from tablee.bots.bot import Bot
from tablee.bots.careful import Careful
from tablee.bots.evaluate import evaluation, judge
from tablee.bots.greedy import Greedy
from tablee.bots.ismcts import Ismcts
from tablee.bots.levels import LEVELS, level_spec
from tablee.bots.random import Random
from tablee.bots.search import Search
from tablee.core.errors import BadInput
from tablee.core.game import Game
from tablee.core.option import Option

__all__ = ["BOTS", "LEVELS", "Bot", "bot"]

Settings = dict[str, int]
MOST_NODES = 400_000  # of a search by time: about 13 MB when compiled


def make_random(_game: Game, _settings: Settings) -> Bot:
    return Random()


def make_greedy(game: Game, settings: Settings) -> Bot:
    return Greedy(game.blank(), game.blank(), evaluation(game.name), settings["samples"], settings["whim"])


def make_careful(game: Game, settings: Settings) -> Bot:
    return Careful(game.blank(), game.blank(), judge(game.name), settings["it"])


def make_ismcts(game: Game, settings: Settings) -> Bot:
    nodes = min(MOST_NODES, 2 * settings["it"] + 2 if settings["it"] else 1000 * settings["ms"] + 1000)
    search = Search(game.blank(), judge(game.name), len(game.picks), nodes)
    return Ismcts(game, search, settings["it"], 0 if settings["it"] else settings["ms"])


BOTS: dict[str, tuple[Callable[[Game, Settings], Bot], tuple[Option, ...]]] = {
    "random": (make_random, ()),
    "greedy": (make_greedy, (Option("samples", 8, low=1, high=1000), Option("whim", 0, low=0, high=100))),
    "careful": (make_careful, (Option("it", 300, low=1, high=1_000_000),)),
    "ismcts": (
        make_ismcts,
        (
            Option("ms", 500, low=1, high=60_000),
            Option("it", 0, low=0, high=10_000_000),
        ),
    ),
}


def bot(spec: str, game: Game) -> Bot:
    """The bot written as a level, as `name` or as `name:setting=number:…`; BadInput with what is allowed."""
    name, _, written = (level_spec(spec, game.name) if spec in LEVELS else spec).partition(":")
    if name not in BOTS:
        raise BadInput("bot-unknown", field="bot", bot=spec, allowed=", ".join([*LEVELS, *BOTS]))
    make, known = BOTS[name]
    return make(game, read_settings(spec, written, known))


def read_settings(spec: str, written: str, known: tuple[Option, ...]) -> Settings:
    settings = {option.name: option for option in known}
    chosen = {option.name: option.default for option in known}
    for part in written.split(":") if written else []:
        setting, _, value = part.partition("=")
        if setting not in settings:
            raise BadInput("bot-setting", field="bot", bot=spec, setting=part, allowed=", ".join(settings) or "–")
        chosen[setting] = settings[setting].read(value)
    return {name: int(str(value)) for name, value in chosen.items()}
