"""Version information: the version, the engine, the commit, and whether the web app is installed."""

from __future__ import annotations

import subprocess
from importlib.resources import files
from pathlib import Path

from tablee import __version__
from tablee.cli.screen import Screen
from tablee.core import state


def described(screen: Screen) -> str:
    """Describe what runs: `Tablée 0.1.0 (compiled engine, commit 1a2b3c4, with web app)`."""
    parts = [screen.text("cli-version-plain" if state.__file__.endswith(".py") else "cli-version-compiled")]
    if found := commit():
        parts.append(screen.text("cli-version-commit", commit=found))
    parts.append(
        screen.text(
            "cli-version-web" if files("tablee").joinpath("_web", "index.html").is_file() else "cli-version-no-web"
        )
    )
    return f"Tablée {__version__} ({', '.join(parts)})"


def commit() -> str:
    """Return the commit the package was built from, or that of the clone it runs in; "" if unknown."""
    built = files("tablee").joinpath("_commit.txt")
    if built.is_file():
        return built.read_text("utf-8").strip()
    here = Path(str(files("tablee")))
    root = next((folder for folder in here.parents if (folder / ".git").exists()), None)
    if root is None:
        return ""
    command = ["git", "-C", str(root), "rev-parse", "--short", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()
