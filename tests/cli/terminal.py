"""The program in a real terminal, driven as by a person."""

import os
import re
import select
import signal
import subprocess
import sys
import termios
from codecs import getincrementaldecoder
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SPACES = str.maketrans("\u00a0\u202f", "  ")  # tests treat them as ordinary spaces
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 300  # timeout in seconds for a silent program; never reached if all is well


class Terminal:
    """A program in a pseudo-terminal: its output and its input."""

    def __init__(self, *arguments: str) -> None:
        self.screen, inside = os.openpty()
        settings = termios.tcgetattr(inside)
        settings[3] &= ~termios.ECHO
        termios.tcsetattr(inside, termios.TCSANOW, settings)
        command = [sys.executable, "-m", "tests.cli.toy", *arguments]
        environment = os.environ | {"TERM": "xterm", "COLUMNS": "200", "LINES": "50"}
        ignored = signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in `./tablee test &`
        self.program = subprocess.Popen(
            command, stdin=inside, stdout=inside, stderr=inside, env=environment, start_new_session=True
        )
        signal.signal(signal.SIGINT, ignored)
        os.close(inside)
        self.raw = ""
        self.decoder = getincrementaldecoder("utf-8")()
        self.read_up_to = 0

    def wait_for(self, *texts: str) -> str:
        """Read until one of the texts is shown; return all output since the last wait, as plain text."""
        while True:
            shown = self.plain
            if any(text in shown[self.read_up_to :] for text in texts):
                new = shown[self.read_up_to :]
                self.read_up_to = len(shown)
                return new
            if not self.read_more():
                raise AssertionError(f"none of {texts} in: {shown[self.read_up_to :]}")

    @property
    def plain(self) -> str:
        """All output so far, without colors and with ordinary spaces."""
        return CODES.sub("", self.raw).translate(SPACES)

    def read_more(self) -> bool:
        """Read some output; False if the program has ended."""
        assert select.select([self.screen], [], [], PATIENCE)[0], f"the program hangs after: {self.raw}"
        piece = b""
        with suppress(OSError):  # the other end is closed
            piece = os.read(self.screen, 65536)
        self.raw += self.decoder.decode(piece)
        return bool(piece)

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def interrupt(self) -> None:
        """Type Ctrl-C once the program waits for input, as a person would."""
        stat = Path(f"/proc/{self.program.pid}/stat")
        while stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "R":
            os.sched_yield()
        self.type("\x03")

    def line(self, text: str) -> None:
        self.type(f"{text}\n")

    def to_the_end(self) -> tuple[int, str]:
        """Wait until the program ends; return its exit code and its output since the last wait."""
        while self.read_more():
            pass
        return self.program.wait(PATIENCE), self.plain[self.read_up_to :]


@contextmanager
def terminal(*arguments: str) -> Iterator[Terminal]:
    """Open a terminal and close it at the end, whatever happens."""
    opened = Terminal(*arguments)
    try:
        yield opened
    finally:
        opened.program.kill()
        opened.program.wait()
        os.close(opened.screen)
