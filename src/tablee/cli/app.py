"""The commands and their arguments. Command `x` is run by the function `command` in the module of the same name.

The parser is a few lines of our own: a library would take longer to load than everything else, and knows one language.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from tablee.cli.extras import require
from tablee.cli.screen import Screen
from tablee.core.errors import BadInput
from tablee.text.catalogue import check_language

Given = Mapping[str, Any]
NEEDED = object()  # the default of a required argument


@dataclass(frozen=True)
class Argument:
    """An argument of a command: a flag if its name begins with `--`, otherwise positional.

    The default also tells its kind: False for a switch, a list for an argument that can be repeated.
    """

    name: str
    default: Any = ""
    make: Callable[[str], Any] = str
    help: str = ""  # the last part of its message id, if that is not its name

    @property
    def id(self) -> str:
        return self.name.removeprefix("--")

    @property
    def is_flag(self) -> bool:
        return self.name.startswith("--")


GAME = Argument("game")
FILE = Argument("file", NEEDED, Path)
SETTINGS = Argument("--settings")
VERSION = Argument("--version", default=False)
EXTRAS = {
    "serve": "server",
    "admin": "server",
    "backup": "server",
    "restore": "server",
    "train": "train",
}  # the extra each command needs
RENAMED = {"--options": "--settings"}  # old names that still work for one version
COMMON = (Argument("--lang"), Argument("--help", default=False))

COMMANDS: dict[str, tuple[Argument, ...]] = {
    "play": (
        GAME,
        Argument("--seats"),
        SETTINGS,
        Argument("--seed", None),
        Argument("--record", None, Path),
        Argument("--resume", None, Path),
    ),
    "learn": (GAME, Argument("lesson")),
    "sim": (
        GAME,
        Argument("--seats", help="sim-seats"),
        Argument("--matches", "1000"),
        SETTINGS,
        Argument("--compare", []),
        Argument("--seed", "0", help="sim-seed"),
        Argument("--jobs", str(os.cpu_count() or 1)),
    ),
    "ladder": (
        GAME,
        Argument("--rounds", "1"),
        Argument("--jobs", str(os.cpu_count() or 1)),
        Argument("--more", default=False),
        Argument("--keep", default=False),
    ),
    "train": (
        GAME,
        Argument("--folder", None, Path),
        Argument("--minutes", "60"),
        Argument("--matches", "4000", help="train-matches"),
        Argument("--bot", "", help="train-bot"),
        Argument("--seats", "", help="train-seats"),
        Argument("--hidden", "32"),
        Argument("--playouts", "8"),
        Argument("--search", "0"),
        Argument("--seed", "1", help="train-seed"),
        Argument("--trials", "400"),
        Argument("--against", ""),
        Argument("--engine", "cores"),
        Argument("--address", ""),
        Argument("--jobs", str(os.cpu_count() or 1)),
        Argument("--keep", default=False, help="train-keep"),
    ),
    "analyse": (FILE, Argument("--seat", help="analyse-seat"), Argument("--it", "2000")),
    "lab": (
        Argument("words", [], help="lab-words"),
        Argument("--out", None, Path),
        Argument("--engine"),
        Argument("--address"),
        Argument("--seats", help="sim-seats"),
        Argument("--matches"),
        SETTINGS,
        Argument("--seed", help="sim-seed"),
        Argument("--jobs", str(os.cpu_count() or 1)),
    ),
    "replay": (FILE, Argument("--seat"), Argument("--step", default=False)),
    "verify": (FILE,),
    "rules": (GAME, Argument("words", []), Argument("--coverage", default=False)),
    "games": (GAME,),
    "new": (Argument("name", NEEDED, help="new-name"),),
    "serve": (
        Argument("--host", "127.0.0.1"),
        Argument("--port"),
        Argument("--db"),
        Argument("--tls", default=False),
        Argument("--proxies", "127.0.0.1"),
        Argument("--watchers"),
        Argument("--host-name", []),
        Argument("--name"),
        Argument("--imprint", None, Path),
        Argument("--closed", default=False),
        Argument("--keep", help="serve-keep"),
        Argument("--smtp"),
        Argument("--sender"),
        Argument("--thought", "1000"),
        Argument("--log", "warning"),
        Argument("--bots"),
        Argument("--drain", default=False),
        Argument("--quiet", default=False),
    ),
    "admin": (
        Argument("words", [], help="admin-words"),
        Argument("--db", help="admin-db"),
        Argument("--hours", "24"),
        Argument("--why"),
        Argument("--uses", "1"),
        Argument("--days", "30"),
        Argument("--keep", help="serve-keep"),
        Argument("--now", default=False),
    ),
    "backup": (
        Argument("file", NEEDED, Path, help="backup-file"),
        Argument("--db", help="admin-db"),
        Argument("--copies", "1"),
    ),
    "restore": (Argument("file", NEEDED, Path, help="backup-file"), Argument("--db", help="admin-db")),
    "menu": (),
}


def run(arguments: list[str], screen: Screen) -> int:
    """Run the command line; return the exit code."""
    arguments = renewed(arguments, screen)
    command = arguments[0] if arguments and not arguments[0].startswith("-") else ""
    if command and command not in COMMANDS:
        raise BadInput("command-unknown", field="command", command=command, allowed=", ".join(COMMANDS))
    known = (*COMMANDS.get(command, (VERSION,)), *COMMON)
    given = read(arguments[1:] if command else arguments, known)
    if given["help"]:
        from tablee.cli.help import show_help

        show_help(command, known, screen)
        return 0
    if given.get("version"):
        from tablee.cli.version import described

        screen.show(described(screen))
        return 0
    check(given, known)
    if command in EXTRAS:
        require(EXTRAS[command])
    code: int = import_module(f"tablee.cli.{command or 'start'}").command(given, screen)
    return code


def renewed(arguments: list[str], screen: Screen) -> list[str]:
    """Replace old flags by their new names, with a warning."""
    for old, new in RENAMED.items():
        if any(argument.partition("=")[0] == old for argument in arguments):
            screen.complain(screen.text("cli-renamed", old=old, new=new))
    return [RENAMED.get(flag, flag) + equals + value for flag, equals, value in (a.partition("=") for a in arguments)]


def read(arguments: list[str], known: tuple[Argument, ...]) -> dict[str, Any]:
    """Parse arguments into values by name; BadInput for anything the command does not take."""
    given = {each.id: list(each.default) if isinstance(each.default, list) else each.default for each in known}
    places = iter([each for each in known if not each.is_flag])
    left, last = iter(arguments), None
    for argument in left:
        if argument == "-h":
            given["help"] = True
            continue
        if argument.startswith("--"):
            read_flag(argument, left, known, given)
            continue
        last = last if last is not None and isinstance(last.default, list) else next(places, None)
        if last is None:
            raise BadInput("arguments-many", field="arguments", argument=argument)
        put(last, argument, given)
    return given


def read_flag(argument: str, left: Iterator[str], known: tuple[Argument, ...], given: dict[str, Any]) -> None:
    name, equals, value = argument.partition("=")
    flag = next((each for each in known if each.name == name), None)
    if flag is None:
        allowed = ", ".join(each.name for each in known if each.is_flag)
        raise BadInput("flag-unknown", field=name, option=name, allowed=allowed)
    if flag.default is False and not equals:
        given[flag.id] = True
        return
    value = value if equals else next(left, "")
    if flag.default is False or not value or (not equals and value.startswith("--")):
        raise BadInput("flag-value", field=name, option=name)
    put(flag, value, given)


def put(argument: Argument, value: str, given: dict[str, Any]) -> None:
    if isinstance(argument.default, list):
        given[argument.id].append(argument.make(value))
    else:
        given[argument.id] = argument.make(value)


def check(given: Given, known: tuple[Argument, ...]) -> None:
    """Raise BadInput for an unknown language or a missing argument."""
    if given["lang"]:
        check_language(given["lang"])
    for argument in known:
        if given[argument.id] is NEEDED:
            raise BadInput("argument-missing", field=argument.id, argument=argument.id.upper())
