"""`--help`: a command's usage, and its arguments."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.cli.app import COMMANDS, NEEDED, Argument
from tablee.cli.screen import Screen


def show_help(command: str, known: tuple[Argument, ...], screen: Screen) -> None:
    title = f"tablee {command}" if command else "tablee [COMMAND]"
    arguments = [usage(each) for each in known if not each.is_flag]
    screen.show(Text.assemble((" ".join([title, *arguments]), "bold"), " [--…]"))
    screen.tell(f"cli-help-{command or 'tablee'}")
    if not command:
        rows = [(name, screen.text(f"cli-help-{name}")) for name in COMMANDS]
        screen.show(Text(), Text(screen.text("cli-help-commands"), "bold"), listed(rows))
    rows = [(written(each), screen.text(f"cli-help-{each.help or each.id}")) for each in known]
    screen.show(Text(), Text(screen.text("cli-help-given"), "bold"), listed(rows))


def usage(argument: Argument) -> str:
    """Format an argument for the usage line."""
    name = f"{argument.id.upper()} …" if isinstance(argument.default, list) else argument.id.upper()
    return name if argument.default is NEEDED else f"[{name}]"


def written(argument: Argument) -> str:
    """Format an argument or flag for the list."""
    if not argument.is_flag:
        return argument.id.upper()
    return argument.name if argument.default is False else f"{argument.name} {argument.id.upper()}"


def listed(rows: list[tuple[str, str]]) -> Padding:
    table = Table.grid(padding=(0, 2))
    for name, said in rows:
        table.add_row(Text(name, "cyan", no_wrap=True), said)
    return Padding(table, (0, 0, 0, 2))
