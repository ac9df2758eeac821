"""The screen: output in the chosen language, drawings, and input."""

from __future__ import annotations

import io
import re
import sys
from functools import cached_property
from typing import TYPE_CHECKING, Any

from tablee.text import catalogue

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

SCROLLED_AWAY = "\x1b[3J"  # clears the scrollback
WORD = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


class EndOfInput(Exception):
    """No more input: the file or pipe has ended, or the terminal is gone."""


class Screen:
    """A terminal, or a pipe in its place, and the language used on it."""

    def __init__(self, lang: str) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.lang = lang
        self.texts = catalogue("", lang)

    @cached_property
    def console(self) -> Console:
        """The terminal. Rich takes a while to load: a server starts before it prints anything."""
        from rich import _wrap
        from rich.console import Console

        # Rich breaks lines at any space, even at the no-break spaces that French puts before punctuation.
        _wrap.re_word = WORD
        return Console(highlight=False, markup=False, emoji=False)

    def text(self, id: str, **args: Any) -> str:
        return self.texts.say(id, args)

    def decimal(self, number: float, digits: int = 2) -> str:
        """Format a number in the notation of the language."""
        return f"{number:.{digits}f}".replace(".", self.text("cli-decimal-mark"))

    def percent(self, share: float) -> str:
        return self.text("cli-percent", number=self.decimal(100 * share, 1))

    def tell(self, id: str, style: str = "", **args: Any) -> None:
        """Print a message."""
        self.console.print(self.text(id, **args), style=style)

    def whole_line(self, line: str, style: str = "") -> None:
        """Print a line to be copied, such as a path, without wrapping it."""
        self.console.print(line, style=style, soft_wrap=True)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def complain(self, sentence: str) -> None:
        """Print an error to stderr."""
        print(f"tablee: {sentence}" if sentence else "", file=sys.stderr)

    def ask(self, prompt: str) -> str:
        """Read one line; EndOfInput if there is no more input."""
        self.console.print(f"{prompt} ", end="")
        self.console.file.flush()
        typed = sys.stdin.readline()
        if not typed:
            raise EndOfInput
        if not sys.stdin.isatty():
            self.console.print()
        return typed.strip()

    def agrees(self, id: str, *, default: bool, **args: Any) -> bool:
        """Ask a yes-or-no question; an empty answer means the default."""
        while True:
            typed = self.ask(self.text(id, **args)).lower()
            if not typed:
                return default
            for words, answer in (("cli-words-yes", True), ("cli-words-no", False)):
                if typed in self.text(words).split():
                    return answer

    def clear(self) -> None:
        """Clear the screen, including the scrollback."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(SCROLLED_AWAY)
