"""The commands and what may be given with them. A command `x` is done by `command` in the module of its name.

Read by a few lines of our own: a library for this takes longer to load than all the rest, and speaks one language.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from tablee.cli.screen import Screen
from tablee.core.errors import BadInput
from tablee.text.catalogue import check_language

Given = Mapping[str, Any]
NEEDED = object()  # the default of what must be given


@dataclass(frozen=True)
class Word:
    """Something that may be given with a command: `--name` an option, `name` an argument.

    Its default says how it is given: False for a flag, a list for something that may be given several times.
    """

    name: str
    default: Any = ""
    make: Callable[[str], Any] = str
    help: str = ""  # the last part of its message, where that is not its name

    @property
    def id(self) -> str:
        return self.name.removeprefix("--")

    @property
    def is_option(self) -> bool:
        return self.name.startswith("--")


GAME = Word("game")
FILE = Word("file", NEEDED, Path)
OPTIONS = Word("--options")
COMMON = (Word("--lang"), Word("--help", default=False))

COMMANDS: dict[str, tuple[Word, ...]] = {
    "play": (
        GAME,
        Word("--seats"),
        OPTIONS,
        Word("--seed", None),
        Word("--record", None, Path),
        Word("--resume", None, Path),
    ),
    "sim": (
        GAME,
        Word("--seats", help="sim-seats"),
        Word("--matches", "1000"),
        OPTIONS,
        Word("--compare", []),
        Word("--seed", "0", help="sim-seed"),
        Word("--jobs", str(os.cpu_count() or 1)),
    ),
    "ladder": (
        GAME,
        Word("--rounds", "1"),
        Word("--jobs", str(os.cpu_count() or 1)),
        Word("--more", default=False),
        Word("--keep", default=False),
    ),
    "analyse": (FILE, Word("--seat", help="analyse-seat"), Word("--it", "2000")),
    "lab": (
        Word("words", [], help="lab-words"),
        Word("--out", None, Path),
        Word("--engine", "cores"),
        Word("--address"),
        Word("--jobs", str(os.cpu_count() or 1)),
    ),
    "replay": (FILE, Word("--seat"), Word("--step", default=False)),
    "verify": (FILE,),
    "rules": (GAME, Word("words", []), Word("--coverage", default=False)),
    "games": (),
    "new": (Word("name", NEEDED, help="new-name"),),
    "serve": (
        Word("--host", "127.0.0.1"),
        Word("--port"),
        Word("--db"),
        Word("--tls", default=False),
        Word("--proxies", "127.0.0.1"),
        Word("--log", "warning"),
        Word("--bots"),
        Word("--drain", default=False),
        Word("--quiet", default=False),
    ),
    "tables": (Word("words", [], help="tables-words"), Word("--db")),
    "menu": (),
}


def run(arguments: list[str], screen: Screen) -> int:
    """Do what the arguments ask; the answer is the exit code."""
    command = arguments[0] if arguments and not arguments[0].startswith("-") else ""
    if command and command not in COMMANDS:
        raise BadInput("command-unknown", field="command", command=command, allowed=", ".join(COMMANDS))
    words = (*COMMANDS.get(command, ()), *COMMON)
    given = read(arguments[1:] if command else arguments, words)
    if given["help"]:
        from tablee.cli.help import show_help

        show_help(command, words, screen)
        return 0
    check(given, words)
    code: int = import_module(f"tablee.cli.{command or 'start'}").command(given, screen)
    return code


def read(arguments: list[str], words: tuple[Word, ...]) -> dict[str, Any]:
    """What was given, by name; BadInput for what cannot be."""
    given = {word.id: list(word.default) if isinstance(word.default, list) else word.default for word in words}
    places = iter([word for word in words if not word.is_option])
    left, last = iter(arguments), None
    for argument in left:
        if argument == "-h":
            given["help"] = True
            continue
        if argument.startswith("--"):
            read_option(argument, left, words, given)
            continue
        last = last if last is not None and isinstance(last.default, list) else next(places, None)
        if last is None:
            raise BadInput("arguments-many", field="arguments", argument=argument)
        put(last, argument, given)
    return given


def read_option(argument: str, left: Iterator[str], words: tuple[Word, ...], given: dict[str, Any]) -> None:
    name, equals, value = argument.partition("=")
    word = next((word for word in words if word.name == name), None)
    if word is None:
        allowed = ", ".join(word.name for word in words if word.is_option)
        raise BadInput("flag-unknown", field=name, option=name, allowed=allowed)
    if word.default is False and not equals:
        given[word.id] = True
        return
    value = value if equals else next(left, "")
    if word.default is False or not value or (not equals and value.startswith("--")):
        raise BadInput("flag-value", field=name, option=name)
    put(word, value, given)


def put(word: Word, value: str, given: dict[str, Any]) -> None:
    if isinstance(word.default, list):
        given[word.id].append(word.make(value))
    else:
        given[word.id] = word.make(value)


def check(given: Given, words: tuple[Word, ...]) -> None:
    """BadInput for a language nobody speaks here, or for what must be given and is not."""
    if given["lang"]:
        check_language(given["lang"])
    for word in words:
        if given[word.id] is NEEDED:
            raise BadInput("argument-missing", field=word.id, argument=word.id.upper())
