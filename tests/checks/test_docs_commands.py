"""Every command in the documentation exists as written; those that only display something are run."""

import importlib.util
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.cli.app import COMMANDS, COMMON, VERSION, check, read

ROOT = Path(__file__).parents[2]
FORMAT = ROOT / "docs" / "reference" / "record.md"  # lines of a record begin with the same word
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted({*(ROOT / "docs").rglob("*.md")} - {FORMAT})]
CODE = re.compile(r"`([^`\n]+)`|^(?: {4}|\$ )(.+)$", re.MULTILINE)
OURS = re.compile(r"^(?:export \S+ )?(?:(?:\./|py )?tablee|(?:\.venv/bin/)?python3? -m tablee)(?: (.*))?$")
MODULE = re.compile(r"^(?:\.venv/bin/)?python3? -m (\S+)")
BOOTSTRAP = {"test", "dev", "docs", "bench", "compile", "packages", "lock"}  # of the file ./tablee itself
SHOWING = {"games", "rules"}


def pieces() -> Iterator[tuple[str, str]]:
    for page in PAGES:
        for inline, block in CODE.findall(page.read_text("utf-8")):
            yield page.name, (inline or block).strip()


def commands() -> Iterator[str]:
    for _, code in pieces():
        found = OURS.match(code)
        if found and found[1]:
            yield re.split(r"\s+#|\s+[&|>]|;", found[1])[0].strip()


@pytest.mark.parametrize("line", sorted({line for line in commands() if line}))
def test_a_command_is_as_the_program_takes_it(line: str) -> None:
    words = shlex.split(line.replace("=…", "=X").replace(" …", "").replace(" ...", ""))
    if words[0] in BOOTSTRAP or words[0].isupper():
        return
    command = "" if words[0].startswith("-") else words.pop(0)
    known = (*(COMMANDS[command] if command else (VERSION,)), *COMMON)
    given = read(words, known)
    if words:
        check(given, known)
    for word in words:
        if word.endswith(".toml") and word == word.lower():
            assert (ROOT / word).is_file() or "/" not in word, word


@pytest.mark.parametrize("module", sorted({found[1] for _, code in pieces() if (found := MODULE.match(code))}))
def test_a_module_to_run_exists(module: str) -> None:
    assert importlib.util.find_spec(module) is not None


@pytest.mark.parametrize(
    "line", sorted({line for line in commands() if line.split()[:1] and line.split()[0] in SHOWING})
)
def test_a_command_that_shows_something_shows_it(line: str) -> None:
    words = shlex.split(line)
    if any(word.isupper() and "-" not in word for word in words):
        return
    done = subprocess.run(
        [sys.executable, "-m", "tablee", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, ""), line
    assert done.stdout.strip()
