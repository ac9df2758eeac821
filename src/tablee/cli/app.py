"""The commands and what may be given with them. A command `x` is done by `command` in the module of its name."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from tablee.cli.screen import Screen
from tablee.core.errors import BadInput
from tablee.text.catalogue import check_language

Given = Mapping[str, Any]


@dataclass(frozen=True)
class Word:
    """Something that may be given with a command: `--name` an option, `name` an argument."""

    name: str
    kind: Any = str
    default: Any = ""
    help: str = ""  # the last part of its message, where that is not its name

    @property
    def id(self) -> str:
        return self.name.removeprefix("--")


GAME = Word("game")
FILE = Word("file", Path, inspect.Parameter.empty)
OPTIONS = Word("--options")

COMMANDS: dict[str, tuple[Word, ...]] = {
    "play": (
        GAME,
        Word("--seats"),
        OPTIONS,
        Word("--seed", str | None, None),
        Word("--record", Path | None, None),
        Word("--resume", Path | None, None),
    ),
    "sim": (
        GAME,
        Word("--seats", help="sim-seats"),
        Word("--matches", default="1000"),
        OPTIONS,
        Word("--compare", list[str], []),
        Word("--seed", default="0", help="sim-seed"),
        Word("--jobs", default=str(os.cpu_count() or 1)),
    ),
    "replay": (FILE, Word("--seat"), Word("--step", bool, default=False)),
    "verify": (FILE,),
    "rules": (GAME, Word("words", list[str], []), Word("--coverage", bool, default=False)),
    "games": (),
}
LANG = Word("--lang")

UsageError = typer.BadParameter.__mro__[1]  # what all mistakes in the form of a command have in common


def run(arguments: list[str], screen: Screen) -> int:
    """Do what the arguments ask; the answer is the exit code."""
    if arguments and not arguments[0].startswith("-") and arguments[0] not in COMMANDS:
        raise BadInput("command-unknown", field="command", command=arguments[0], allowed=", ".join(COMMANDS))
    code = build(screen)(args=arguments, prog_name="tablee", standalone_mode=False)
    return code if isinstance(code, int) else 0


def mistake(error: Exception, screen: Screen) -> str | None:
    """A mistake in the form of a command as one sentence, or None when the error is of another kind."""
    if not isinstance(error, UsageError):
        return None
    option = getattr(error, "option_name", None)
    if option is not None:
        unknown = type(error).__name__ == "NoSuchOption"
        return screen.text("problem-flag-unknown" if unknown else "problem-flag-value", option=option)
    missing = getattr(getattr(error, "param", None), "name", None)
    if missing is not None:
        return screen.text("problem-argument-missing", argument=missing)
    return screen.text("problem-arguments-many")


def build(screen: Screen) -> typer.Typer:
    """All commands, with their help in the language of the screen."""
    said = screen.text("cli-help-help")
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, cls=helpful(TyperGroup, said))
    app.callback(invoke_without_command=True, help=screen.text("cli-help-tablee"))(menu_or_command(screen))
    panel = screen.text("cli-help-commands")
    for name, words in COMMANDS.items():
        kind = helpful(TyperCommand, said)
        add = app.command(name, cls=kind, help=screen.text(f"cli-help-{name}"), rich_help_panel=panel)
        add(function(name, words, screen))
    return app


def helpful(kind: Any, said: str) -> Any:
    """A kind of command whose `--help` speaks our language."""

    def get_help_option(self: Any, context: Any) -> Any:
        option = kind.get_help_option(self, context)
        if option is not None:
            option.help, option.metavar = said, ""
        return option

    return type(kind.__name__, (kind,), {"get_help_option": get_help_option})


def menu_or_command(screen: Screen) -> Callable[..., int]:
    def start(context: typer.Context, **_given: Any) -> int:
        if context.invoked_subcommand is not None:
            return 0
        from tablee.cli.menu import menu

        return menu(screen)

    return signed(start, {"context": typer.Context}, (LANG,), screen)


def function(name: str, words: tuple[Word, ...], screen: Screen) -> Callable[..., int]:
    """What Typer calls: the command's own module is imported only when it runs."""

    def call(**given: Any) -> int:
        code: int = import_module(f"tablee.cli.{name}").command(given, screen)
        return code

    return signed(call, {}, (*words, LANG), screen)


def signed(call: Callable[..., int], first: Given, words: tuple[Word, ...], screen: Screen) -> Callable[..., int]:
    """A function with the signature that Typer reads: one parameter per word."""
    kinds = dict(first) | {word.id: Annotated[word.kind, described(word, screen)] for word in words}
    defaults = {word.id: word.default for word in words}
    keyword = inspect.Parameter.KEYWORD_ONLY
    parameters = [
        inspect.Parameter(name, keyword, annotation=kind, default=defaults.get(name, inspect.Parameter.empty))
        for name, kind in kinds.items()
    ]
    call.__annotations__ = kinds
    call.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return call


def described(word: Word, screen: Screen) -> Any:
    said = screen.text(f"cli-help-{word.help or word.id}")
    if not word.name.startswith("--"):
        panel = screen.text("cli-help-panel-arguments")
        return typer.Argument(metavar=word.id.upper(), help=said, rich_help_panel=panel, show_default=False)
    check = check_given_language if word is LANG else None
    panel = screen.text("cli-help-panel-options")
    metavar = "" if word.kind is bool else word.id.upper()
    return typer.Option(
        word.name, metavar=metavar, help=said, rich_help_panel=panel, show_default=False, callback=check
    )


def check_given_language(lang: str) -> str:
    if lang:
        check_language(lang)
    return lang
