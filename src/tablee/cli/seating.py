"""Who sits where: people at this screen and bots."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.adapters.stdio import STDIO, player
from tablee.bots import BOTS, LEVELS, Bot
from tablee.core.errors import BadInput
from tablee.core.game import Game
from tablee.text import Catalogue, catalogue

ME = "me"
USUAL_SEATS = 4


@dataclass(frozen=True)
class Sitter:
    """A player: a bot, or a person at this screen."""

    spec: str
    name: str
    bot: Bot | None = None


def usual_seats(game: Game) -> str:
    """Return the default: a person against greedy bots."""
    seats = max(game.fewest_seats, min(game.most_seats, USUAL_SEATS))
    return ",".join([ME, *["greedy"] * (seats - 1)])


def read_seats(written: str, game: Game, texts: Catalogue) -> list[Sitter]:
    """Parse players written as `me,me:Anna,greedy`; BadInput names one that is neither a person nor a bot."""
    return [read_sitter(spec.strip(), seat, game, texts) for seat, spec in enumerate(written.split(","))]


def read_sitter(spec: str, seat: int, game: Game, texts: Catalogue) -> Sitter:
    kind, _, name = spec.partition(":")
    if kind == ME:
        return Sitter(spec, name or catalogue(game.name, texts.lang).say("seat-n", {"n": seat + 1}))
    if kind not in (*LEVELS, *BOTS, STDIO):
        raise BadInput("bot-unknown", field="seats", bot=spec, allowed=", ".join([ME, *LEVELS, *BOTS, STDIO]))
    if kind in LEVELS:
        level = {"level": styled(texts.say(f"level-{kind}"), name, texts), "n": seat + 1}
        return Sitter(spec, texts.say("cli-level-seat", level), player(spec, game))
    named = texts.find(f"cli-bot-{kind}", {"n": seat + 1})
    return Sitter(spec, named or f"{kind} {seat + 1}", player(spec, game))


def styled(level: str, written: str, texts: Catalogue) -> str:
    """Return a level's name with its style, if it has one: its only setting."""
    style = texts.find(f"style-{written.partition('=')[2]}") if written else None
    return texts.say("bot-style", {"bot": level, "style": style}) if style else level


def write_seats(sitters: list[Sitter]) -> str:
    return ",".join(sitter.spec for sitter in sitters)
