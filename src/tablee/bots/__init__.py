"""The one list of bots, and how to make one from its spec: "steady" (a level), "greedy:samples=8", "sharp:style=bold".

Other packages add bots, and judges of their games, through the entry point group `tablee.bots`.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from tablee.bots.bot import Bot
from tablee.bots.careful import Careful
from tablee.bots.evaluate import add_module, evaluation, judge
from tablee.bots.greedy import Greedy
from tablee.bots.grove import Grove
from tablee.bots.ismcts import Ismcts
from tablee.bots.judge import Judge
from tablee.bots.levels import LEVELS, level_spec
from tablee.bots.random import Random
from tablee.bots.search import Search
from tablee.bots.style import BOLD, CAREFUL, KIND, PLAIN, SPITEFUL, STYLES, HalfGreedy, Mannered, Styled, regarding
from tablee.core import plugins
from tablee.core.errors import BadInput
from tablee.core.game import Game
from tablee.core.setting import Setting

__all__ = ["BOTS", "LEVELS", "STYLES", "Bot", "bot"]

GROUP = "tablee.bots"
Settings = dict[str, int]
MOST_NODES = 400_000  # for a search by time; about 13 MB when compiled
MOST_THREADS = 64
STYLE = Setting("style", STYLES[PLAIN], choices=STYLES)


def make_random(_game: Game, _settings: Settings) -> Bot:
    return Random()


def make_greedy(game: Game, settings: Settings) -> Bot:
    own, style = evaluation(game.name), settings["style"]
    own = regarding(own, style) if style in (SPITEFUL, KIND) else own
    greedy = Greedy(game.blank(), game.blank(), own, settings["samples"])
    greedy.whim, greedy.blind = settings["whim"], settings["blind"]
    return HalfGreedy(greedy, style == BOLD) if style in (BOLD, CAREFUL) else greedy


def make_careful(game: Game, settings: Settings) -> Bot:
    return in_style(game, settings, lambda make: Careful(game.blank(), game.blank(), make(), settings["it"]))


def make_ismcts(game: Game, settings: Settings) -> Bot:
    trees = settings["threads"]
    iterations = -(-settings["it"] // trees)  # of each tree
    nodes = min(MOST_NODES, 2 * iterations + 2 if iterations else 1000 * settings["ms"] + 1000)

    def make(own: Callable[[], Judge]) -> Bot:
        grove = Grove(game, [Search(game.blank(), own(), len(game.picks), nodes) for _ in range(trees)])
        return Ismcts(game, grove, settings["it"], 0 if settings["it"] else settings["ms"])

    return in_style(game, settings, make)


def in_style(game: Game, settings: Settings, make: Callable[[Callable[[], Judge]], Bot]) -> Bot:
    """Make a bot that gets as many judges of its game as it asks for, seen in its style."""
    if settings["style"] == PLAIN:
        return make(lambda: judge(game.name))
    styled: list[Styled] = []

    def another() -> Styled:
        styled.append(Styled(judge(game.name), settings["style"]))
        return styled[-1]

    return Mannered(make(another), styled)


Entry = tuple[Callable[[Game, Settings], Bot], tuple[Setting, ...]]  # a bot's factory and settings

BOTS: dict[str, Entry] = {
    "random": (make_random, ()),
    "greedy": (
        make_greedy,
        (
            Setting("samples", 8, low=1, high=1000),
            Setting("whim", 0, low=0, high=100),
            Setting("blind", 0, low=0, high=100),
            STYLE,
        ),
    ),
    "careful": (make_careful, (Setting("it", 300, low=1, high=1_000_000), STYLE)),
    "ismcts": (
        make_ismcts,
        (
            Setting("ms", 500, low=1, high=60_000),
            Setting("it", 0, low=0, high=10_000_000),
            Setting("threads", 1, low=1, high=MOST_THREADS),
            STYLE,
        ),
    ),
}


def bot(spec: str, game: Game) -> Bot:
    """Make the bot of a spec: a level, `level:style=…` or `name:setting=…:…`. Raises BadInput listing what is allowed."""
    name, _, written = spec.partition(":")
    if name in LEVELS:
        read_settings(spec, written, (STYLE,))  # a level is what it is; only its style can be chosen
        name, _, written = ":".join(filter(None, [level_spec(name, game.name), written])).partition(":")
    if name not in BOTS:
        raise BadInput("bot-unknown", field="bot", bot=spec, allowed=", ".join([*LEVELS, *BOTS]))
    make, known = BOTS[name]
    return make(game, read_settings(spec, written, known))


def read_settings(spec: str, written: str, known: tuple[Setting, ...]) -> Settings:
    settings = {option.name: option for option in known}
    chosen = {option.name: option.default for option in known}
    for part in written.split(":") if written else []:
        setting, _, value = part.partition("=")
        if setting not in settings:
            raise BadInput("bot-setting", field="bot", bot=spec, setting=part, allowed=", ".join(settings) or "–")
        chosen[setting] = settings[setting].read(value)
    return {name: number_of(settings[name], value) for name, value in chosen.items()}


def number_of(setting: Setting, value: object) -> int:
    """Return a setting's value as a number; one of its choices as its place among them."""
    return setting.choices.index(str(value)) if setting.choices else int(str(value))


def add(name: str, module: ModuleType) -> None:
    """Register a module of another package: its `BOTS`, and its `evaluate` or `judge` for the game of this name."""
    own: dict[str, Entry] = getattr(module, "BOTS", {})
    for known, entry in own.items():
        if known in BOTS or known in LEVELS:
            first = maker(BOTS[known]) if known in BOTS else f"{__name__}.LEVELS"
            raise BadInput("bot-twice", field=GROUP, bot=known, first=first, second=maker(entry))
    if not own and not (hasattr(module, "evaluate") or hasattr(module, "judge")):
        raise BadInput("plugin-bots", field=GROUP, name=name, value=getattr(module, "__name__", repr(module)[:80]))
    add_module(name, module)
    BOTS.update(own)


def maker(entry: Entry) -> str:
    """Return the qualified name of a bot's factory."""
    return f"{entry[0].__module__}.{entry[0].__name__}"


plugins.load_group(GROUP, add)
