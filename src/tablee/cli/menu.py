"""The menu that `tablee` shows without a browser: a few questions, and the match begins."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tablee.bots import BOTS
from tablee.cli.app import Given
from tablee.cli.matches import Unfinished, unfinished
from tablee.cli.play import Wish, play
from tablee.cli.screen import Screen
from tablee.cli.seating import ME, read_seats, usual_seats
from tablee.core import shelf
from tablee.core.errors import Problem
from tablee.core.game import Game
from tablee.core.setting import Setting
from tablee.text import LANGUAGES, Texts

MOST_SHOWN = 5


def command(_given: Given, screen: Screen) -> int:
    return menu(screen)


def menu(screen: Screen) -> int:
    """Ask what to play, then play it."""
    while True:
        left = unfinished()[:MOST_SHOWN]
        show_front(screen, left)
        typed = screen.ask(screen.text("cli-menu-prompt")).lower()
        if typed in LANGUAGES:
            screen = Screen(typed)
        elif typed == "q":
            return 0
        elif typed[:1] == "r" and typed[1:].isdecimal() and 1 <= int(typed[1:]) <= len(left):
            return play(Wish(resume=left[int(typed[1:]) - 1].path), screen)
        elif typed.isdecimal() and 1 <= int(typed) <= len(shelf.SHELF):
            return play(ask_wish(list(shelf.SHELF.values())[int(typed) - 1], screen), screen)
        else:
            screen.tell("cli-menu-again", "red")


def show_front(screen: Screen, left: list[Unfinished]) -> None:
    screen.show(Text(), Text("Tablée", "bold yellow"), Text())
    table = Table.grid(padding=(0, 2))
    for number, game in enumerate(shelf.SHELF.values(), start=1):
        texts = Texts(game, screen.lang).catalogue
        size = screen.text("cli-game-size", range=game.seat_range, minutes=game.minutes)
        name = Text(texts.say("name"), "bold")
        table.add_row(Text(f"{number:>4}", "bold green"), name, Text(size, "dim"), texts.say("tagline"))
    for number, match in enumerate(left, start=1):
        when = match.left.strftime("%Y-%m-%d %H:%M")
        said = screen.text("cli-menu-unfinished", when=when, picks=len(match.record.lines))
        title = Texts(shelf.find(match.record.game), screen.lang).catalogue.say("name")
        table.add_row(Text(f"{f'r{number}':>4}", "bold green"), title, Text(match.seats, "dim"), said)
    for lang in LANGUAGES:
        table.add_row(Text(f"{lang:>4}", "bold green"), screen.text(f"cli-language-{lang}"))
    table.add_row(Text(f"{'q':>4}", "bold green"), screen.text("cli-menu-quit"))
    screen.show(table, Text())


def ask_wish(game: Game, screen: Screen) -> Wish:
    """Ask who sits and with which settings; a wrong answer is explained and asked again."""
    while True:
        seats = ask_seats(game, screen)
        settings = ask_settings(game, screen)
        try:
            game.read_settings(len(seats.split(",")), settings)
        except Problem as problem:
            screen.show(Text(problem.sentence(screen.lang), "red"))
            continue
        return Wish(game.name, seats, ",".join(f"{name}={value}" for name, value in settings.items()))


def ask_seats(game: Game, screen: Screen) -> str:
    usual = usual_seats(game)
    screen.tell("cli-menu-seats", fewest=game.fewest_seats, most=game.most_seats, who=", ".join([ME, *BOTS]))
    while True:
        written = screen.ask(screen.text("cli-menu-default", default=usual)) or usual
        try:
            game.read_settings(len(read_seats(written, game, screen.texts)), {})
        except Problem as problem:
            screen.show(Text(problem.sentence(screen.lang), "red"))
        else:
            return written


def ask_settings(game: Game, screen: Screen) -> dict[str, str]:
    """Ask for settings; return those that differ from their defaults."""
    if not game.offered or screen.agrees("cli-menu-settings", default=True):
        return {}
    chosen = {setting.name: ask_setting(game, setting, screen) for setting in game.offered}
    return {name: value for name, value in chosen.items() if value}


def ask_setting(game: Game, setting: Setting, screen: Screen) -> str:
    """Ask for one setting; return the value as typed, "" for the default."""
    say = Texts(game, screen.lang).catalogue
    screen.show(Text.assemble((say.find(f"setting-{setting.name}") or setting.name, "bold"), f"  {setting.allowed}"))
    default = "+".join(setting.default) if isinstance(setting.default, list) else str(setting.default)
    while True:
        written = screen.ask(screen.text("cli-menu-default", default=default))
        try:
            if written:
                setting.read(written, game.name)
        except Problem as problem:
            screen.show(Text(problem.sentence(screen.lang), "red"))
        else:
            return written
