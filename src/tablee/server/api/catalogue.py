"""Games, rulebooks and texts."""

from __future__ import annotations

import gzip
from functools import cache

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tablee import bots, games
from tablee.bots.levels import Rating, ratings
from tablee.core import shelf
from tablee.server.answers import encode, reply, reply_packed
from tablee.server.guide_shapes import GuideInfo
from tablee.server.guides import guide_info
from tablee.server.openapi import Routes, Says
from tablee.server.shapes import ClauseInfo, GameInfo, Games, LevelInfo, RulebookInfo, SettingInfo
from tablee.text import LANGUAGES, catalogue, rulebook
from tablee.text.catalogue import check_language, messages

LEVEL = 5  # of compression, for what is made anew each time


def game_info(name: str) -> GameInfo:
    """Describe a game for people choosing one."""
    game = shelf.find(name)
    said = {lang: catalogue(name, lang) for lang in LANGUAGES}
    return GameInfo(
        name=name,
        rules_version=game.rules_version,
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        minutes=game.minutes,
        settings=[SettingInfo(**setting.as_json()) for setting in game.offered],
        groups={group: list(settings) for group, settings in game.groups.items()},
        presets={preset: dict(settings) for preset, settings in game.presets.items()},
        verbs={verb: list(words) for verb, words in game.picks.verbs.items()},
        title={lang: texts.say("name") for lang, texts in said.items()},
        tagline={lang: texts.say("tagline") for lang, texts in said.items()},
        levels=levels(name),
    )


def levels(game: str) -> list[LevelInfo]:
    """Return the bot levels with their ratings in this game, weakest first."""
    rated = ratings().get(game, {})
    found = {level: rated.get(level, Rating(0, 0)) for level in bots.LEVELS}
    return [LevelInfo(level, rating.points, rating.unsure) for level, rating in found.items()]


@cache
def guide_body(game: str, lang: str) -> tuple[bytes, bytes]:
    """Return a guide as JSON, plain and as gzip."""
    body = encode(guide_info(game, lang))
    return body, gzip.compress(body)


def add(routes: Routes) -> None:
    """Add everything that is the same for everybody."""

    @routes.add("GET", "/api/games", Says(gives=Games))
    async def all_games(request: Request) -> Response:
        """List all games with their settings and levels, and the names of all bots and styles."""
        body = encode(Games([game_info(name) for name in games()], [*bots.LEVELS, *bots.BOTS], list(bots.STYLES)))
        return reply_packed(body, gzip.compress(body, LEVEL), request.headers)

    @routes.add("GET", "/api/games/{game}/rulebook/{lang}", Says(gives=RulebookInfo, problems=(404,)))
    async def one_rulebook(_request: Request, game: str, lang: str) -> Response:
        """Return the clauses of a rulebook."""
        shelf.find(game)
        book = rulebook(game, lang)
        clauses = [ClauseInfo(one.id, one.chapter, one.tag, one.text) for one in book.clauses.values()]
        return reply(RulebookInfo(book.title, clauses))

    @routes.add("GET", "/api/games/{game}/guide/{lang}", Says(gives=GuideInfo, problems=(404,)))
    async def one_guide(request: Request, game: str, lang: str) -> Response:
        """Return the readable rulebook, with its pictures."""
        return reply_packed(*guide_body(game, lang), request.headers)

    @routes.add("GET", "/api/games/{game}/texts/{lang}", Says(gives="text", problems=(404,)))
    async def one_text(_request: Request, game: str, lang: str) -> Response:
        """Return the messages of a game as a Fluent catalogue."""
        check_language(lang)
        return PlainTextResponse(messages(game, lang))
