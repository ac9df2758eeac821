"""The menu: what `tablee` without arguments shows. A few lines typed, and the match begins."""

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
from tablee.core.option import Option
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
        size = screen.text("cli-game-size", fewest=game.fewest_seats, most=game.most_seats, minutes=game.minutes)
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
    """Who sits, and by which options; a wrong answer is explained and asked again."""
    while True:
        seats = ask_seats(game, screen)
        options = ask_options(game, screen)
        try:
            game.read_options(len(seats.split(",")), options)
        except Problem as problem:
            screen.show(Text(problem.sentence(screen.lang), "red"))
            continue
        return Wish(game.name, seats, ",".join(f"{name}={value}" for name, value in options.items()))


def ask_seats(game: Game, screen: Screen) -> str:
    usual = usual_seats(game)
    screen.tell("cli-menu-seats", fewest=game.fewest_seats, most=game.most_seats, who=", ".join([ME, *BOTS]))
    while True:
        written = screen.ask(screen.text("cli-menu-default", default=usual)) or usual
        try:
            game.read_options(len(read_seats(written, game, screen.texts)), {})
        except Problem as problem:
            screen.show(Text(problem.sentence(screen.lang), "red"))
        else:
            return written


def ask_options(game: Game, screen: Screen) -> dict[str, str]:
    """The options that are to differ from the usual ones."""
    if not game.offered or screen.agrees("cli-menu-options", default=True):
        return {}
    chosen = {option.name: ask_option(game, option, screen) for option in game.offered}
    return {name: value for name, value in chosen.items() if value}


def ask_option(game: Game, option: Option, screen: Screen) -> str:
    """The value of one option as it is written, empty for the usual one."""
    say = Texts(game, screen.lang).catalogue
    screen.show(Text.assemble((say.find(f"option-{option.name}") or option.name, "bold"), f"  {option.allowed}"))
    default = "+".join(option.default) if isinstance(option.default, list) else str(option.default)
    while True:
        written = screen.ask(screen.text("cli-menu-default", default=default))
        try:
            if written:
                option.read(written, game.name)
        except Problem as problem:
            screen.show(Text(problem.sentence(screen.lang), "red"))
        else:
            return written
