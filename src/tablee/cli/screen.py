"""The screen: what is said in the asked language, what is drawn, what is typed."""

from __future__ import annotations

import io
import sys
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from tablee.text import catalogue

SCROLLED_AWAY = "\x1b[3J"  # erases what can be scrolled back to


class EndOfInput(Exception):
    """Nothing more will be typed: the input is a file or a pipe that has ended, or the terminal is gone."""


class Screen:
    """A terminal, or a pipe that stands for one, and the language spoken on it."""

    def __init__(self, lang: str) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.lang = lang
        self.texts = catalogue("", lang)
        self.console = Console(highlight=False, markup=False, emoji=False)

    def text(self, id: str, **args: Any) -> str:
        return self.texts.say(id, args)

    def decimal(self, number: float, digits: int = 2) -> str:
        """A number as it is written in the language."""
        return f"{number:.{digits}f}".replace(".", self.text("cli-decimal-mark"))

    def percent(self, share: float) -> str:
        return self.text("cli-percent", number=self.decimal(100 * share, 1))

    def tell(self, id: str, style: str = "", **args: Any) -> None:
        """Say one of our sentences."""
        self.show(Text(self.text(id, **args), style))

    def whole_line(self, line: str, style: str = "") -> None:
        """A line to be copied, such as a path: never broken in two."""
        self.console.print(Text(line, style), soft_wrap=True)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def complain(self, sentence: str) -> None:
        """Say what was wrong, apart from what the command prints."""
        print(f"tablee: {sentence}" if sentence else "", file=sys.stderr)

    def ask(self, prompt: str) -> str:
        """What is typed on one line; EndOfInput when nothing ever will be."""
        self.console.print(Text(f"{prompt} "), end="")
        self.console.file.flush()
        typed = sys.stdin.readline()
        if not typed:
            raise EndOfInput
        if not sys.stdin.isatty():
            self.console.print()
        return typed.strip()

    def agrees(self, id: str, *, default: bool, **args: Any) -> bool:
        """The answer to a yes-or-no question; nothing typed means the default."""
        while True:
            typed = self.ask(self.text(id, **args)).lower()
            if not typed:
                return default
            for words, answer in (("cli-words-yes", True), ("cli-words-no", False)):
                if typed in self.text(words).split():
                    return answer

    def clear(self) -> None:
        """Leave nothing of what was shown, not even above the window."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(SCROLLED_AWAY)
