"""Select tests by a word or by a change, without collecting all of them."""

import ast
import re
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from checks.steps import BROWSER

TESTS, SOURCES = "tests", "src"
ALWAYS = ("tests/contract", "tests/records")  # they test every game without importing it
HUBS = {"tablee", "tablee.games", "tablee.bots", "tablee.text"}  # imported by everything: proves nothing


class NoTest(Exception):
    """No step, file or test has this name."""


def named(word: str, root: Path) -> list[str]:
    """Return pytest's arguments for a word: a path as it is, test files, or tests whose names contain it."""
    if (root / word.partition("::")[0]).exists():
        return [word]
    files = sorted((root / TESTS).rglob("test_*.py"))
    whole = [file for file in files if word.removesuffix(".py").lower() in file.stem.lower()]
    if whole:
        return [file.relative_to(root).as_posix() for file in whole]
    pattern = re.compile(rf"^def (test_\w*{re.escape(word.lower())}\w*)\(", re.MULTILINE | re.IGNORECASE)
    found = [
        f"{file.relative_to(root).as_posix()}::{name}" for file in files for name in pattern.findall(file.read_text())
    ]
    if not found:
        raise NoTest(word)
    return found


def changed(root: Path) -> list[str]:
    """Return the files that differ from the last commit."""
    command = ["git", "status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"]
    told = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
    return [entry[3:] for entry in told.split("\0") if entry]


def reached(files: Iterable[str], root: Path) -> list[str]:
    """Return the test files that a change of these files can affect: by import, by game, or by naming the file.

    Browser tests are excluded: they take minutes, and `./tablee test browser` runs them.
    """
    found: set[str] = set()
    graph = imports(root)
    files_of_tests = {file.relative_to(root).as_posix(): file for file in sorted((root / TESTS).rglob("test_*.py"))}
    tests = {name: file for name, file in files_of_tests.items() if not name.startswith(BROWSER)}
    for file in files:
        module = module_of(file)
        game = re.match(r"src/tablee/games/(\w+)/", file)
        for name, path in tests.items():
            text = path.read_text()
            if (
                name == file
                or (module and module in graph.get(module_of(name), ()))
                or (game and (game[1] in text or name.startswith(ALWAYS)))
                or Path(file).name in text
            ):
                found.add(name)
    return sorted(found)


@cache
def imports(root: Path) -> dict[str, set[str]]:
    """Return, by module, all modules it imports, directly or indirectly, but not through the hubs."""
    paths = [path for folder in (SOURCES, TESTS) for path in (root / folder).rglob("*.py")]
    named = {module_of(path.relative_to(root).as_posix()): imported(path) for path in paths}
    direct = {name: found & named.keys() for name, found in named.items()}
    found: dict[str, set[str]] = {}
    for name in direct:
        seen: set[str] = set()
        waiting = [name]
        while waiting:
            for each in direct[waiting.pop()] - seen:
                seen.add(each)
                if each not in HUBS:
                    waiting.append(each)
        found[name] = seen
    return found


@cache
def imported(path: Path) -> frozenset[str]:
    """Return the names in a file's imports, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom):
            found |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return frozenset(found)


def module_of(file: str) -> str:
    """Return the module of a file: `tablee.core.state` for `src/tablee/core/state.py`; empty if it is not Python."""
    if not file.endswith(".py"):
        return ""
    return file.removesuffix(".py").removesuffix("/__init__").removeprefix(f"{SOURCES}/").replace("/", ".")
