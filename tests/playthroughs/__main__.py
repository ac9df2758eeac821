"""`python -m tests.playthroughs`: regenerate all playthroughs."""

from __future__ import annotations

from pathlib import Path

from tablee.core import shelf
from tests.playthroughs.story import playthroughs, tell
from tests.toy.lanterns.game import GAME as LANTERNS

FOLDER = Path(__file__).resolve().parent


def main() -> None:
    shelf.put(LANTERNS)
    current = {playthrough.file: tell(playthrough) for playthrough in playthroughs()}
    for old in FOLDER.glob("*.txt"):
        if old.name not in current:
            old.unlink()
    for name, text in current.items():
        (FOLDER / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
