"""`--help`: how a command is written, and what may be given with it."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.cli.app import COMMANDS, NEEDED, Word
from tablee.cli.screen import Screen


def show_help(command: str, words: tuple[Word, ...], screen: Screen) -> None:
    title = f"tablee {command}" if command else "tablee [COMMAND]"
    arguments = [usage(word) for word in words if not word.is_option]
    screen.show(Text.assemble((" ".join([title, *arguments]), "bold"), " [--…]"))
    screen.tell(f"cli-help-{command or 'tablee'}")
    if not command:
        rows = [(name, screen.text(f"cli-help-{name}")) for name in COMMANDS]
        screen.show(Text(), Text(screen.text("cli-help-commands"), "bold"), listed(rows))
    rows = [(written(word), screen.text(f"cli-help-{word.help or word.id}")) for word in words]
    screen.show(Text(), Text(screen.text("cli-help-given"), "bold"), listed(rows))


def usage(word: Word) -> str:
    """An argument as it stands in the first line."""
    name = f"{word.id.upper()} …" if isinstance(word.default, list) else word.id.upper()
    return name if word.default is NEEDED else f"[{name}]"


def written(word: Word) -> str:
    """An argument or option as it stands in the list."""
    if not word.is_option:
        return word.id.upper()
    return word.name if word.default is False else f"{word.name} {word.id.upper()}"


def listed(rows: list[tuple[str, str]]) -> Padding:
    table = Table.grid(padding=(0, 2))
    for name, said in rows:
        table.add_row(Text(name, "cyan", no_wrap=True), said)
    return Padding(table, (0, 0, 0, 2))
