"""`tablee new NAME`: a small, complete game in its own package, as a starting point."""

from __future__ import annotations

import keyword
import re
import sys
import tempfile
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from tablee.cli.app import Given
from tablee.cli.screen import Screen
from tablee.core import shelf
from tablee.core.errors import BadInput

NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 30
SUFFIX = ".txt"  # of the template's files, so that no tool takes them for code


def command(given: Given, screen: Screen) -> int:
    name = given["name"]
    folder = Path.cwd() / name
    check_name(name, folder)
    made = write_game(name, folder)
    python = sys.executable
    offline = "--no-build-isolation " if find_spec("hatchling") else ""
    screen.tell("cli-new-made", folder=str(folder), count=made)
    screen.whole_line(f"  {python} -m pip install {offline}-e {name}", "cyan")
    screen.whole_line(f"  tablee play {name}", "cyan")
    screen.whole_line(f"  {python} -m pytest {name}", "cyan")
    screen.tell("cli-new-then")
    return 0


def check_name(name: str, folder: Path) -> None:
    """Raise BadInput unless a folder, a Python package and a game can have this name."""
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise BadInput("new-name", field="name", value=name, longest=LONGEST)
    if name in shelf.SHELF:
        raise BadInput("new-game-taken", field="name", game_name=name, place=shelf.place(shelf.SHELF[name]))
    if folder.exists():
        raise BadInput("new-folder", field="name", folder=str(folder))
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or name == "tests" or find_spec(name) is not None:
        raise BadInput("new-module-taken", field="name", value=name)


def write_game(name: str, folder: Path) -> int:
    """Write all files or none; return how many."""
    texts = {path: filled(text, name) for path, text in template(files("tablee.cli") / "template")}
    try:
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f".{name}-") as scratch:
            whole = Path(scratch) / name
            for path, text in texts.items():
                file = whole / path.replace("game/", f"{name}/", 1)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, "utf-8")
            whole.rename(folder)
    except OSError as error:
        raise BadInput(
            "new-unwritable", field="name", folder=str(folder), reason=error.strerror or str(error)
        ) from error
    return len(texts)


def template(folder: Traversable, path: str = "") -> list[tuple[str, str]]:
    """Return the template's files with their paths."""
    found: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += template(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(SUFFIX):
            found.append((path + entry.name.removesuffix(SUFFIX), entry.read_text("utf-8")))
    return found


def filled(text: str, name: str) -> str:
    """Fill the name of the game into the template's placeholders."""
    words = name.split("_")
    letters = re.sub(r"[^a-z]", "", name)[:3].upper()
    values = {
        "name": name,
        "Name": "".join(word.capitalize() for word in words),
        "Title": " ".join(word.capitalize() for word in words),
        "PREFIX": letters,
    }
    return re.sub(r"%(name|Name|Title|PREFIX)%", lambda found: values[found[1]], text)
